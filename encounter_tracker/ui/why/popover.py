"""Why a figure is what it is: a popover at its tile, with the way to overrule it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.popover_keys import PopoverKeys, enter_cap, escape_cap
from encounter_tracker.ui.why.pane_popover import FittingScroll, PanePopover
from encounter_tracker.ui.why.parts import PartsView
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets.base import PaintedLabel
from encounter_tracker.ui.widgets.button import Button
from encounter_tracker.ui.widgets.canvas import Run
from encounter_tracker.ui.widgets.field import TextField
from encounter_tracker.viewmodels.texts.language import fill, tr

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.combatant import CombatantViewModel
    from encounter_tracker.viewmodels.combatant_rows import CombatantSheet
    from encounter_tracker.viewmodels.why import WhyView

#: W and then one of these leads straight to a figure.
LETTERS: Final[dict[str, str]] = {
    "A": "ac", "T": "touch", "L": "flat_footed", "D": "cmd", "S": "speed", "F": "fort", "R": "ref", "W": "will",
    "B": "cmb", "M": "melee", "I": "init",
}  # fmt: skip
_PAD = 14


class WhyHead(PaintedLabel):
    """The figure, large, and whose it is."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._caption = self._value = self._remark = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def set_texts(self, caption: str, value: str, remark: str) -> None:
        """Show a figure."""
        self._caption, self._value, self._remark = caption, value, remark
        self.setAccessibleName(f"{caption} {value}, {remark}")
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(46))

    def sizeHint(self) -> QSize:
        """As wide as the pane."""
        return QSize(self.theme.px(300), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Caption, figure, remark, and the key that closes."""
        height, width = float(self.height()), self.width()
        cap = canvas.key_cap(width - _PAD, height / 2, escape_cap())
        runs = (Run(f"{self._caption}  ", "lead", "normal", "ink2"), Run(self._value, "display", "heavy", "ink"))
        x = canvas.runs(_PAD, 0, height, runs, cap - 12) + 14
        canvas.text(QRectF(x, 0, cap - 12 - x, height), self._remark, "body", "normal", "ink2")


class OverruleRow(QWidget):
    """The field for a figure of the game master's own."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = TextField(theme, message=True, size="strong")
        self.apply = Button(theme, icon="check", kind="primary")
        self.back = Button(theme, icon="undo-2", kind="flat")
        row = QHBoxLayout(self)
        row.setContentsMargins(_PAD, 8, _PAD, 0)
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        for button in (self.apply, self.back):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.apply.setText(tr("WhyPopover", "Overrule"))
        self.apply.set_key(enter_cap())
        self.back.setText(tr("WhyPopover", "Back to computed"))


class WhyPopover(PanePopover):
    """Why a figure of the combatant shown is what it is."""

    figure_requested = Signal(str)
    """Another figure is to be shown, at its own tile."""
    effect_requested = Signal(str)
    """The effect behind a part is to be opened."""

    def __init__(self, theme: Theme, view_model: CombatantViewModel, window: QWidget) -> None:
        """Make a closed popover.

        Args:
            theme: the theme.
            view_model: whom it asks and tells.
            window: the window it lies over.
        """
        super().__init__(theme, window)
        self._model = view_model
        self._view: WhyView | None = None
        self.head = WhyHead(theme)
        self.parts = PartsView(theme)
        self.rule = Paragraph(theme, pad=_PAD)
        self.overrule = OverruleRow(theme)
        self.overrule_button = Button(theme, icon="pencil", key="O")
        self.log_button = Button(theme, icon="scroll-text", kind="flat")
        self.rule_button = Button(theme, icon="circle-help", kind="flat", key="F1")
        self._lay_out(theme)
        self._connect()
        leads = {letter: partial(self.figure_requested.emit, figure) for letter, figure in LETTERS.items()}
        self._keys = PopoverKeys(self, {**leads, "O": self.open_overrule})
        self.retranslate()

    def _lay_out(self, theme: Theme) -> None:
        buttons = QWidget()
        row = QHBoxLayout(buttons)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(8)
        row.addWidget(self.overrule_button)
        row.addWidget(self.log_button)
        row.addStretch(1)
        row.addWidget(self.rule_button)
        self.area = FittingScroll(theme, self.parts)
        self.column.addWidget(self.head)
        self.column.addWidget(self.area, 1)
        rule = QVBoxLayout()
        rule.setContentsMargins(0, 6, 0, 0)
        rule.addWidget(self.rule)
        self.column.addLayout(rule)
        self.column.addWidget(self.overrule)
        self.column.addWidget(buttons)
        self.overrule.hide()

    def _connect(self) -> None:
        self.overrule_button.clicked.connect(self.open_overrule)
        self.log_button.clicked.connect(self._on_log)
        self.rule_button.clicked.connect(self.toggle_rule)
        self.overrule.field.submitted.connect(self._on_overrule)
        self.overrule.field.text_edited.connect(lambda _text: self.overrule.field.set_wrong(""))
        self.overrule.field.step_requested.connect(self._on_step)
        self.overrule.apply.clicked.connect(lambda: self._on_overrule(self.overrule.field.text))
        self.overrule.back.clicked.connect(lambda: self._on_overrule(""))
        self.parts.effect_requested.connect(self._on_effect)
        self._model.sheet_changed.connect(self._on_sheet)

    # ---- opening --------------------------------------------------------------------------------------------

    @property
    def figure(self) -> str:
        """Which figure it shows."""
        return self._view.figure if self._view is not None else ""

    def show_figure(self, figure: str, pane: QWidget, anchor: QWidget, *, overrule: bool = False) -> None:
        """Take a figure apart at its tile; ``overrule``: with the field for a figure of one's own."""
        view = self._model.why(figure)
        if view is None:
            return
        self.rule.set_text("")
        self.overrule.hide()
        self._take(view)
        if overrule and view.can_overrule:
            self._prepare_overrule()
        self.open_over(pane, anchor)
        if not self.overrule.isHidden():
            self._focus_field()

    def open_overrule(self) -> None:
        """Show the field for a figure of one's own, or take it away."""
        if self._view is None or not self._view.can_overrule:
            return
        if not self.overrule.isHidden():
            self.overrule.hide()
            self.overrule_button.setFocus()
        else:
            self._prepare_overrule()
            self._focus_field()
        self.settle()

    def toggle_rule(self) -> None:
        """Show the rule, or take it away."""
        shown = bool(self.rule.words) or self._view is None
        self.rule.set_text("" if shown or self._view is None else self._view.rule)
        self.settle()

    def focus_first(self) -> None:
        """The buttons; the field where one is open."""
        if self.overrule.isHidden():
            self.overrule_button.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self._focus_field()

    # ---- keys -----------------------------------------------------------------------------------------------

    def claims_letter(self, letter: str) -> bool:
        """O, and the letters of the figures."""
        return letter == "O" or letter in LETTERS

    def on_letter(self, letter: str) -> bool:
        """O overrules; the others lead to their figures."""
        if letter == "O":
            self.open_overrule()
        elif letter in LETTERS:
            self.figure_requested.emit(LETTERS[letter])
        else:
            return False
        return True

    def event(self, event: QEvent) -> bool:
        """F1 is the rule here."""
        if event.type() is QEvent.Type.ShortcutOverride and event.key() == Qt.Key.Key_F1:  # type: ignore[attr-defined]
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F1 shows the rule."""
        if event.key() == Qt.Key.Key_F1:
            self.toggle_rule()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say the fixed words in the new language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.overrule_button.setText(tr("WhyPopover", "Overrule…"))
        self.log_button.setText(tr("WhyPopover", "Into the log"))
        self.rule_button.setText(tr("WhyPopover", "The rule"))
        self.overrule.retranslate()

    # ---- inside ---------------------------------------------------------------------------------------------

    def _take(self, view: WhyView) -> None:
        self._view = view
        self.setAccessibleName(fill(tr("WhyPopover", "Why: {0} {1}"), view.name, view.value))
        self.setAccessibleDescription(view.accessible)
        self.head.set_texts(view.caption, view.value, view.remark)
        self.parts.set_view(view)
        self.area.updateGeometry()
        self.overrule_button.setVisible(view.can_overrule)
        self.rule_button.setVisible(bool(view.rule))
        self.overrule.back.setVisible(view.overruled)

    def _prepare_overrule(self) -> None:
        view = self._view
        if view is None:
            return
        self._name_overrule(view)
        self.overrule.field.set_text(view.override_text)
        self.overrule.field.set_wrong("")
        self.overrule.show()

    def _name_overrule(self, view: WhyView) -> None:
        name = fill(tr("WhyPopover", "{0} by your own word"), view.name)
        if view.unit:
            name = fill(tr("WhyPopover", "{0}, in {1}"), name, view.unit)
        self.overrule.field.set_name(name)

    def _focus_field(self) -> None:
        self.overrule.field.setFocus(Qt.FocusReason.PopupFocusReason)
        self.overrule.field.edit.selectAll()

    def _on_step(self, step: int) -> None:
        """Up and down count."""
        try:
            value = int(self.overrule.field.text)
        except ValueError:
            return
        self.overrule.field.set_text(str(value - step))

    def _on_overrule(self, text: str) -> None:
        if self._view is None:
            return
        result = self._model.overrule(self._view.figure, text)
        if result.ok:
            self.close_popover()
        else:
            self.overrule.field.set_wrong(result.message)
            self._focus_field()

    def _on_log(self) -> None:
        if self._view is not None:
            self._model.log_why(self._view.figure)
            self.close_popover()

    def _on_effect(self, effect: str) -> None:
        self.close_popover()
        self.effect_requested.emit(effect)

    def _on_sheet(self, sheet: CombatantSheet | None) -> None:
        """Follow the encounter while open; another combatant closes it."""
        if not self.is_open or self._view is None:
            return
        if sheet is None or sheet.who != self._view.who:
            self.close_popover()
            return
        view = self._model.why(self._view.figure)
        if view is not None and view != self._view:
            self._take(view)
            self._name_overrule(view)
            self.settle()
