"""One creature of the library, whole, with what can be done to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.paste.facts import FactsTable
from encounter_tracker.ui.surface import Parting
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, slim_scroll_bars
from encounter_tracker.ui.widgets.base import PaintedLabel, keep_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas
    from encounter_tracker.viewmodels.library_rows import LibraryView, PreviewRow

_PAD, _HEAD, _HIGH = 14, 40, 24
#: What can be done: its icon and its key.
DEEDS: Final[dict[str, tuple[str, str]]] = {
    "edit": ("pencil", "Ctrl+E"),
    "rename": ("feather", "F2"),
    "duplicate": ("copy", "Ctrl+D"),
    "templates": ("layers", "Ctrl+M"),
    "tags": ("list-filter", "Ctrl+T"),
    "restore": ("history", "Ctrl+R"),
    "delete": ("trash-2", "Del"),
    "export": ("file-up", "Ctrl+S"),
    "copy": ("scroll-text", "Ctrl+C"),
}
_CHANGING: Final = ("edit", "rename", "duplicate", "tags", "restore", "delete")


class _Name(PaintedLabel):
    """The name, and the one in the other language behind."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._name = self._other = ""
        self.apply_sizes()

    def say(self, name: str, other: str) -> None:
        if (name, other) != (self._name, self._other):
            self._name, self._other = name, other
            self.setAccessibleName(", ".join(text for text in (name, other) if text))
            keep_tooltip(self, name)
            self.update()

    def apply_sizes(self) -> None:
        self.setFixedHeight(self.theme.px(_HEAD))

    def paint(self, canvas: Canvas) -> None:
        whole = self.width() - 2 * _PAD
        used = canvas.text(QRectF(_PAD, 0, whole, self.height()), self._name, "lead", "strong", "ink")
        rest = whole - used - 10
        if self._other and rest > self.theme.px(40):
            canvas.text(QRectF(_PAD + used + 10, 1, rest, self.height()), self._other, "small", "normal", "ink2")


class PreviewPane(QWidget):
    """Name and buttons above, the stat block below; scrolls."""

    asked = Signal(str)
    """A key of DEEDS."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.name = _Name(theme)
        self.buttons = {key: Button(theme, icon=icon, kind="flat", height=_HIGH) for key, (icon, _) in DEEDS.items()}
        self.deeds = Flow(self.buttons.values(), gap=4, parent=self)
        self.about = Paragraph(theme, "", "small", "ink2", pad=_PAD)
        self.facts = FactsTable(theme)
        self.note = Paragraph(theme, "", "body", "ink", pad=_PAD)
        content = QWidget()
        inner = QVBoxLayout(content)
        inner.setContentsMargins(0, 6, 0, 10)
        inner.setSpacing(4)
        for widget in (self.note, self.facts):
            inner.addWidget(widget)
        inner.addStretch(1)
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that the arrows scroll it
        self.area.setWidget(content)
        slim_scroll_bars(self.area, theme)
        row = QVBoxLayout()
        row.setContentsMargins(_PAD - 6, 0, _PAD - 6, 6)
        row.addWidget(self.deeds)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.name)
        column.addWidget(self.about)
        column.addSpacing(6)
        column.addLayout(row)
        column.addWidget(Parting(theme))
        column.addWidget(self.area, 1)
        column.addStretch(0)  # what is left over while nothing is shown
        for key, button in self.buttons.items():
            button.clicked.connect(lambda _on=False, key=key: self.asked.emit(key))
        theme.theme_changed.connect(self._dress)
        self._dress()

    def show_view(self, view: LibraryView) -> None:
        """Show the one that is looked at; of several chosen, the buttons are for all."""
        row, many = view.preview, len(view.marked) > 1
        other = QCoreApplication.translate("Library", "%n chosen", "", len(view.marked)) if many else row.other
        self.name.say(row.name, other)
        self.about.set_text(row.about)
        self.note.set_text(row.note)
        self.facts.show_facts(row.facts)
        self._enable(row, view, many=many)

    def _enable(self, row: PreviewRow, view: LibraryView, *, many: bool) -> None:
        tr = QCoreApplication.translate
        one = tr("Library", "choose one alone") if many else ""
        nobody = "" if row.key else tr("Library", "choose somebody first")
        reasons = {key: nobody or (view.held if key in _CHANGING else "") for key in DEEDS}
        for key in ("edit", "rename", "duplicate", "restore", "templates"):
            reasons[key] = reasons[key] or one
        reasons["delete"] = reasons["delete"] or ("" if many else row.delete_reason)
        for key, button in self.buttons.items():
            button.setEnabled(not reasons[key])
            shown = f"{button.text()} ({DEEDS[key][1]})"
            keep_tooltip(button, f"{shown}: {reasons[key]}" if reasons[key] else shown)
        shown_before = self.buttons["restore"].isHidden()
        self.buttons["restore"].setVisible(row.edited and not many)
        self.buttons["delete"].setVisible(not row.edited or many)
        if self.buttons["restore"].isHidden() != shown_before:
            self._break()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        tr = QCoreApplication.translate
        words = {
            "edit": tr("Library", "Edit"),
            "rename": tr("Library", "Rename"),
            "duplicate": tr("Library", "Duplicate"),
            "templates": tr("Library", "Templates"),
            "tags": tr("Library", "Tags"),
            "restore": tr("Library", "Original back"),
            "delete": tr("Library", "Delete"),
            "export": tr("Library", "Export"),
            "copy": tr("Library", "Copy"),
        }
        for key, button in self.buttons.items():
            button.setText(words[key])
            button.updateGeometry()
        self.area.setAccessibleName(tr("Library", "Stat block"))
        self._break()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the buttons where there is no room."""
        super().resizeEvent(event)
        self._break()

    def _break(self) -> None:
        self.deeds.set_width(max(1, self.width() - 2 * (_PAD - 6)))

    def _dress(self) -> None:
        palette = self.theme.palette()
        palette.setColor(QPalette.ColorRole.Window, self.theme.color("pane"))
        for widget in (self.area, self.area.viewport(), self.area.widget()):
            if widget is not None:
                widget.setPalette(palette)
