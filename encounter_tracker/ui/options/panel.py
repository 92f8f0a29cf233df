"""The rules options: each with its choices, and a line that says what the chosen one does and where it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from encounter_tracker.ui.popover_keys import enter_cap, escape_cap
from encounter_tracker.ui.why.pane_popover import FittingScroll
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, Popover, Segment, Segments, TextField, TextLine
from encounter_tracker.ui.widgets.base import PaintedWidget
from encounter_tracker.viewmodels.options_form import LIMIT, OTHER, OptionRow

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas
    from encounter_tracker.viewmodels.options_form import OptionsView, OptionsViewModel

tr = QCoreApplication.translate

_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_WIDTH, _PAD, _NUMBER, _TOP = 640, 14, 70, 64


class OptionPart(PaintedWidget):
    """One option."""

    chosen = Signal(str, str)
    """The option's key and the choice."""
    typed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = OptionRow(key="", title="", choices=(), chosen="", means="")
        self.title = TextLine(theme, "", "body", "strong", "ink", height=22)
        self.choices = Segments(theme, height=26)
        self.number = TextField(theme, height=26)
        self.number.setFixedWidth(theme.px(_NUMBER))
        self.means = Paragraph(theme)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.choices)
        line.addWidget(self.number)
        line.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PAD, 7, _PAD, 7)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addLayout(line)
        column.addWidget(self.means)
        self.choices.chosen_changed.connect(lambda key: self.chosen.emit(self.row.key, key))
        self.number.text_edited.connect(self.typed)
        # Enter is not connected: a line edit passes it on, and the panel answers

    def show_row(self, row: OptionRow) -> None:
        """Show an option."""
        self.number.setVisible(row.key == LIMIT and row.chosen == OTHER)
        self.number.set_text(row.typed)
        self.number.set_wrong(row.wrong)
        if row == self.row:
            return
        self.row = row
        self.title.set_text(row.title)
        self.choices.setAccessibleName(row.title)
        self.choices.set_items([Segment(key, label) for key, label in row.choices])
        self.choices.set_chosen(row.chosen)
        self.number.set_name(row.title)
        self.means.set_text(row.wrong or row.means)
        self.setAccessibleName(f"{row.title}: {row.means}")
        self.update()

    def apply_sizes(self) -> None:
        """Follow the text size."""
        if hasattr(self, "number"):
            self.number.setFixedWidth(self.theme.px(_NUMBER))

    def paint(self, canvas: Canvas) -> None:
        """A line above; a bar at the side of what differs from what is in force."""
        canvas.rule(_PAD, 0, self.width() - 2 * _PAD)
        if self.row.changed:
            canvas.box(QRectF(4, 8, 3, self.height() - 16), "select_line", None, 1.5)


class OptionsPanel(Popover):
    """All options over the window; Enter sets what differs in one step, Esc leaves all as it was."""

    def __init__(self, theme: Theme, window: QWidget, view_model: OptionsViewModel) -> None:
        """Make a closed panel over ``window``."""
        super().__init__(theme, window, backdrop="dim")
        self._vm = view_model
        self._window = window
        self.title = TextLine(theme, "", "lead", "strong", "ink", height=40)
        self.remark = TextLine(theme, "", "small", "normal", "ink2", align=Qt.AlignmentFlag.AlignRight, height=40)
        self.parts: list[OptionPart] = []
        self._list = QWidget()
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self.area = FittingScroll(theme, self._list)
        self.apply = Button(theme, icon="check", kind="primary", height=32)
        self.usual = Button(theme, icon="undo-2", height=32)
        self.close_button = Button(theme, kind="flat", height=32)
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.setContentsMargins(_PAD, 0, _PAD, 0)
        head.addWidget(self.title)
        head.addWidget(self.remark, 1)
        foot.setContentsMargins(_PAD, 8, _PAD, 8)
        foot.setSpacing(8)
        for button in (self.apply, self.usual):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        self.body.addLayout(head)
        self.body.addWidget(self.area, 1)
        self.body.addLayout(foot)
        self.apply.clicked.connect(self.submit)
        self.usual.clicked.connect(view_model.choose_usual)
        self.close_button.clicked.connect(self.close_popover)
        view_model.view_changed.connect(self.show_view)
        view_model.applied.connect(self.close_popover)
        self.closed.connect(view_model.stop)
        self.retranslate()

    def open_options(self) -> None:
        """Open with what is in force."""
        self._vm.begin()
        self.show_view(self._vm.view)
        self.open_centred(top=_TOP, width=min(self.theme.px(_WIDTH), self._window.width() - 24))

    def focus_first(self) -> None:
        """The first option has the keyboard."""
        first = next((one for one in self.parts[:1]), None)
        chosen = [b for b in first.choices.findChildren(QPushButton) if b.isChecked()] if first is not None else []
        (chosen[0] if chosen else self.apply).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def submit(self) -> None:
        """Set what differs; where nothing does, it only closes."""
        if not self._vm.view.can_apply and not any(row.wrong for row in self._vm.view.rows):
            self.close_popover()
        else:
            self._vm.apply()

    def show_view(self, view: OptionsView) -> None:
        """Show the options."""
        while len(self.parts) < len(view.rows):
            self._add()
        for part, row in zip(self.parts, view.rows, strict=True):
            part.show_row(row)
            for button in part.choices.findChildren(QPushButton):
                button.removeEventFilter(self)
                button.installEventFilter(self)
        self.apply.setEnabled(not any(row.wrong for row in view.rows))
        self.usual.setEnabled(not view.usual)
        self.settle()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Options", "Rules options of this encounter"))
        self.title.set_text(tr("Options", "Rules options of this encounter"))
        self.remark.set_text(tr("Options", "kept with it; one step of undo"))
        self.apply.setText(tr("Options", "Apply"))
        self.apply.set_key(enter_cap())
        self.usual.setText(tr("Options", "As the source texts have it"))
        self.close_button.setText(tr("HpEntry", "Close"))
        self.close_button.set_key(escape_cap())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter on a choice applies: arrows have chosen it already."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in _ENTER:
            self.submit()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter applies, wherever the keyboard is."""
        if event.key() in _ENTER:
            self.submit()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def _add(self) -> None:
        part = OptionPart(self.theme)
        part.chosen.connect(self._vm.choose)
        part.typed.connect(self._vm.type_limit)
        self._column.insertWidget(len(self.parts), part)
        self.parts.append(part)
