"""A wall on a grid: its squares, how high and thick it is, and what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.beside import row_of
from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, enter_cap, escape_cap
from encounter_tracker.ui.walls.grid import WallGrid
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, KeyCap, Popover, TextField, TextLine

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.wall_draft import WallView
    from encounter_tracker.viewmodels.walls import WallViewModel

tr = QCoreApplication.translate

_PAD = 14


class WallPopover(Popover):
    """The grid editor; the wall comes back by the view-model's ``given``."""

    wall_given = Signal(object)
    """The wall (or None) that the form should have."""

    def __init__(self, theme: Theme, window: QWidget, view_model: WallViewModel) -> None:
        """Make a closed popover."""
        super().__init__(theme, window, backdrop="dim", close_on_leave=False)
        self._window, self._vm = window, view_model
        self.title = TextLine(theme, "", "lead", "strong", "ink", height=36)
        self.cap = KeyCap(theme, escape_cap())
        self.hint = TextLine(theme, "", "small", "normal", "ink2", height=20)
        self.grid = WallGrid(theme)
        self.squares_label = TextLine(theme, "", "small", "normal", "ink2", height=28)
        self.squares = TextField(theme)
        self.numbers = {key: TextField(theme) for key in ("height", "thickness")}
        self.number_labels = {key: TextLine(theme, "", "small", "normal", "ink2", height=28) for key in self.numbers}
        self.units = {key: TextLine(theme, "", "small", "normal", "ink2", height=28) for key in self.numbers}
        self.summary = TextLine(theme, "", "body", "strong", "ink", height=24)
        self.wrong = Paragraph(theme, "", "small", "danger")
        self.apply = Button(theme, icon="check", kind="primary", height=32)
        self.clear = Button(theme, height=32)
        self.none = Button(theme, height=32)
        self.leave = Button(theme, kind="flat", height=32)
        self._build()
        self._connect()
        self._keys = PopoverKeys(
            self,
            {
                "H": lambda: self._go(self.numbers["height"]),
                "T": lambda: self._go(self.numbers["thickness"]),
                "S": lambda: self._go(self.squares),
                "C": view_model.clear,
                "G": lambda: self.grid.setFocus(Qt.FocusReason.ShortcutFocusReason),
            },
        )
        self.retranslate()

    def _build(self) -> None:
        inner = QVBoxLayout()
        inner.setContentsMargins(_PAD, 2, _PAD, 10)
        inner.setSpacing(6)
        inner.addLayout(row_of(self.title, None, self.cap))
        inner.addWidget(self.hint)
        inner.addWidget(self.grid, 0, Qt.AlignmentFlag.AlignHCenter)
        numbers: list[QWidget | None] = []
        for key, field in self.numbers.items():
            field.setFixedWidth(self.theme.px(64))
            numbers += [self.number_labels[key], field, self.units[key]]
        for label in (*self.number_labels.values(), *self.units.values(), self.squares_label):
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        inner.addLayout(row_of(*numbers, self.squares_label, self.squares))
        inner.addWidget(self.summary)
        inner.addWidget(self.wrong)
        inner.addLayout(row_of(self.apply, self.clear, self.none, None, self.leave))
        self.body.addLayout(inner)

    def _connect(self) -> None:
        vm = self._vm
        self.grid.toggle_requested.connect(vm.toggle)
        self.grid.set_requested.connect(vm.set_square)
        self.squares.text_edited.connect(vm.set_squares_text)
        self.numbers["height"].text_edited.connect(vm.set_height)
        self.numbers["thickness"].text_edited.connect(vm.set_thickness)
        self.apply.clicked.connect(vm.apply)
        self.clear.clicked.connect(vm.clear)
        self.none.clicked.connect(vm.take_away)
        self.leave.clicked.connect(self.close_popover)
        vm.view_changed.connect(self.show_view)
        vm.given.connect(self._on_given)

    # ---- opening ----------------------------------------------------------------------------------------------------

    def open_wall(self, wall: object) -> None:
        """Draw a wall: the one given, or a new one (None)."""
        self.none.setVisible(wall is not None)
        self._vm.begin(wall)  # type: ignore[arg-type]
        self._open(self._placed)

    def focus_first(self) -> None:
        """The grid has the keyboard."""
        self.grid.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def settle(self) -> None:
        """The hint gives way where there is no height for it."""
        self.hint.show()
        self.body.activate()
        self.hint.setVisible(self.body.sizeHint().height() <= self._window.height())
        super().settle()
        self.is_settled()

    def _placed(self, size: QSize) -> QRect:
        return QRect(
            (self._window.width() - size.width()) // 2,
            max(8, (self._window.height() - size.height()) // 2),
            size.width(),
            size.height(),
        )

    # ---- what it shows ----------------------------------------------------------------------------------------------

    def show_view(self, view: WallView) -> None:
        """Show the wall, and what is wrong with it."""
        draft = view.draft
        self.grid.show_view(view)
        self.squares.set_text(draft.text)
        self.squares.set_wrong(view.problem if view.problem_field == "text" else "")
        for key, field in self.numbers.items():
            field.set_text(getattr(draft, key))
            field.set_wrong(view.problem if view.problem_field == key else "")
            self.units[key].set_text(view.unit)
        self.summary.set_text(view.summary)
        empty = not draft.squares and not draft.text
        self.wrong.set_text("" if empty and not view.problem_field else view.problem)
        self.summary.setVisible(not self.wrong.words)
        self.apply.setEnabled(view.can_apply)
        self.apply.setToolTip(view.problem)
        self.settle()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.setAccessibleName(tr("WallPopover", "Wall"))
        self.title.set_text(tr("WallPopover", "Wall"))
        self.cap.set_key(escape_cap())
        self.hint.set_text(
            tr("WallPopover", "Click or drag; arrows and Space; Shift and arrows draw. Squares touch by their sides.")
        )
        self.squares_label.set_text(tr("WallPopover", "Squares"))
        self.squares.set_name(tr("WallPopover", "Squares by name"))
        self.squares.edit.setPlaceholderText(tr("WallPopover", "C4 C5, or C4-C9"))
        names = {"height": tr("WallPopover", "Height"), "thickness": tr("WallPopover", "Thickness")}
        for key, name in names.items():
            self.number_labels[key].set_text(name)
            self.numbers[key].set_name(name)
        self.apply.setText(tr("WallPopover", "Use this wall"))
        self.apply.set_key(enter_cap())
        self.clear.setText(tr("WallPopover", "Empty the grid"))
        self.clear.set_key(alt_cap("C"))
        self.none.setText(tr("WallPopover", "No wall"))
        self.leave.setText(tr("WallPopover", "Cancel"))
        self.leave.set_key(escape_cap())
        self._vm.refresh()

    # ---- events -----------------------------------------------------------------------------------------------------

    def _on_given(self, wall: object) -> None:
        self.close_popover()
        self.wall_given.emit(wall)

    def _go(self, field: TextField) -> None:
        field.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.edit.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter uses the wall, wherever the keyboard is."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self._vm.apply()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
