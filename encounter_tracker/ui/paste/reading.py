"""The right half of the paste window: not understood, doubtful, understood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget

from encounter_tracker.ui.paste.busy import BusyPanel
from encounter_tracker.ui.paste.facts import FactsTable
from encounter_tracker.ui.paste.questions import Band, Question, Section
from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import slim_scroll_bars

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.viewmodels.paste_rows import PasteView, SectionKind

_KINDS: tuple[SectionKind, ...] = ("error", "unknown", "doubtful")


class ReadingPane(QScrollArea):
    """Sections of questions, what was understood below; scrolls as a whole."""

    pointed = Signal(str)
    chosen = Signal(str, int)
    typed = Signal(str, int, str)
    passed = Signal()
    """The keyboard went past the first or the last question."""

    def __init__(self, theme: Theme) -> None:
        """Nothing is asked yet."""
        super().__init__()
        self.theme = theme
        self._current = ""
        self.busy = BusyPanel(theme)
        self.empty = Paragraph(theme, "", "body", pad=14)
        self.sections = {kind: Section(theme, kind) for kind in _KINDS}
        self.understood = Band(theme)
        self.facts = FactsTable(theme)
        self._room = QWidget()
        room = QVBoxLayout(self._room)
        room.setContentsMargins(0, 12, 0, 12)
        room.addWidget(self.empty)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.busy, *self.sections.values(), self._room, self.understood, self.facts):
            column.addWidget(widget)
        column.addStretch(1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        slim_scroll_bars(self, theme)
        for section in self.sections.values():
            section.pointed.connect(self.pointed)
            section.chosen.connect(self.chosen)
            section.typed.connect(self.typed)
            section.left.connect(self.step_from)
        theme.theme_changed.connect(self._dress)
        self._dress()

    def show_view(self, view: PasteView) -> None:
        """Show what a view says of the source."""
        self.busy.show_row(view.busy)
        self.empty.set_text(view.empty)
        self._room.setVisible(bool(view.empty))
        rows = {section.kind: section for section in view.sections}
        for kind, section in self.sections.items():
            row = rows.get(kind)
            if row is not None:
                section.show_row(row)
            section.setVisible(row is not None)
        asking = [kind for kind, row in rows.items() if any(question.choices for question in row.questions)]
        for kind, section in self.sections.items():
            section.band.set_key(alt_cap("N") if asking and kind == asking[0] else "")
        understood = view.understood
        role: Role = "now_text" if understood.differs else "ink2"
        self.understood.set_texts("circle-check", "up", understood.title, understood.remark, remark_role=role)
        self.understood.setVisible(bool(understood.facts))
        self.facts.show_facts(understood.facts)
        self.facts.setVisible(bool(understood.facts))
        self.set_current(self._current)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.busy.retranslate()

    # --- questions -----------------------------------------------------------------------------------------------

    @property
    def questions(self) -> list[Question]:
        """All that are asked, in their order."""
        return [question for kind in _KINDS for question in self.sections[kind].shown]

    def question(self, key: str) -> Question | None:
        """The one of a key."""
        return next((question for question in self.questions if question.row.key == key), None)

    def set_current(self, key: str) -> None:
        """Mark the question whose piece is pointed at."""
        self._current = key
        for question in self.questions:
            question.set_current(on=question.row.key == key)

    def reveal(self, question: Question) -> None:
        """Scroll to a question."""
        self.ensureWidgetVisible(question, 0, 10)

    def step(self, by: int) -> None:
        """The keyboard goes to the next question, or the one before."""
        self.step_from(self._current, by)

    def step_from(self, key: str, by: int) -> None:
        """The same, from a question."""
        asked = [question for question in self.questions if question.main is not None]
        keys = [question.row.key for question in asked]
        focus = QApplication.focusWidget()
        inside = next((at for at, one in enumerate(asked) if focus is not None and one.isAncestorOf(focus)), None)
        if inside is not None:
            at = inside + by
        elif key in keys:
            at = keys.index(key)
        else:
            at = 0 if by > 0 else len(asked) - 1
        main = asked[at].main if 0 <= at < len(asked) else None
        if main is None:
            self.passed.emit()
        else:
            main.setFocus(Qt.FocusReason.TabFocusReason)

    def _dress(self) -> None:
        palette = self.theme.palette()
        palette.setColor(QPalette.ColorRole.Window, self.theme.color("pane"))
        for widget in (self, self.viewport(), self.widget()):
            if widget is not None:
                widget.setPalette(palette)
