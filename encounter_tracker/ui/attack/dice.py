"""The dice of an attack: the roll and its parts, the miss chance, the critical hit, the damage."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from encounter_tracker.ui.attack.parts import MOST_PARTS, PartsView
from encounter_tracker.ui.beside import line_of
from encounter_tracker.ui.flow import settled
from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, ChipStrip, Run, Segment, Segments, TextField, TextLine

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.attack_rows import AttackPopoverView, DieField

_DIE, _POINTS = 76, 190


class AttackDice(QWidget):
    """Fields, what they come to, and why."""

    edited = Signal(str, str)
    """A die was typed: its stage, the text."""
    submitted = Signal(str)
    """Enter in a field: its stage."""
    line_stepped = Signal(int)
    """The attack above (-1) or below (+1) is wanted."""
    guess_chosen = Signal(str)
    """Whether the square is the right one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._width = 0
        self.d20 = TextField(theme, height=40, size="title")
        self.roll = Button(theme, icon="dices")
        self.total = TextLine(theme, height=40)
        self.result = ChipStrip(theme)
        self.parts = PartsView(theme)
        self.sight = Paragraph(theme, pad=12)
        self.guess_label = TextLine(theme, "", "small", "normal", "ink2", height=26)
        self.guess = Segments(theme, height=24)
        self.miss, self.confirm = TextField(theme), TextField(theme)
        self.damage = TextField(theme, icon="sword", height=32)
        self.fields = {"d20": self.d20, "miss": self.miss, "confirm": self.confirm, "damage": self.damage}
        self._said = {"miss": TextLine(theme, height=28), "confirm": TextLine(theme, height=28)}
        self._said["damage"] = TextLine(theme, height=32)
        self._lines = {stage: _row((self.fields[stage], 0), (said, 1)) for stage, said in self._said.items()}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = ((self.d20, 0), (self.roll, 0), (self.total, 0), (self.result, 1))
        column.addLayout(line_of(*head, top=8, bottom=2))
        column.addWidget(self.parts)
        column.addSpacing(2)
        column.addWidget(self.sight)
        self._guess_line = _row((self.guess_label, 0), (self.guess, 1))
        column.addWidget(self._guess_line)
        for line in self._lines.values():
            column.addWidget(line)
        for stage, field in self.fields.items():
            field.text_edited.connect(partial(self.edited.emit, stage))
            field.submitted.connect(lambda _text, stage=stage: self.submitted.emit(stage))
            field.step_requested.connect(self.line_stepped)
        self.guess.chosen_changed.connect(self.guess_chosen)
        self._apply_sizes()
        theme.theme_changed.connect(self._apply_sizes)

    def show_view(self, view: AttackPopoverView) -> None:
        """Show the dice and what they come to."""
        self._show_die(self.d20, view.d20)
        for stage, die in (("miss", view.miss), ("confirm", view.confirm), ("damage", view.damage)):
            self._show_die(self.fields[stage], die)
            self._lines[stage].setVisible(die.shown)
            wrong = Run(die.problem, "body", "strong", "danger")
            self._said[stage].set_runs((wrong,) if die.problem else (Run(die.said, "body", "normal", "ink"),))
        self._show_total(view)
        self.parts.show_view(view)
        self.parts.setVisible(bool(view.attack_title))
        self.d20.setVisible(view.d20.shown)
        self.sight.set_text(view.sight)
        self.sight.setToolTip(view.sight)
        self._fit_sight()
        self._guess_line.setVisible(view.guess_asked)
        self.guess.set_chosen(view.draft.guess or "right")

    def _show_die(self, field: TextField, view: DieField) -> None:
        field.set_text(view.text)
        field.edit.setPlaceholderText(view.hint)
        field.set_wrong(view.problem)
        field.setToolTip(view.problem)

    def _show_total(self, view: AttackPopoverView) -> None:
        if view.d20.problem:
            self.total.set_runs((Run(view.d20.problem, "body", "strong", "danger"),))
        elif view.known:
            head, _, rest = view.total.partition(" ")
            self.total.set_runs((Run(head, "title", "heavy", "ink"), Run(f" {rest}", "body", "normal", "ink2")))
        else:
            self.total.set_runs((Run(view.total, "body", "normal", "ink2"),))
        self.result.set_chips((view.result,) if view.result is not None else ())

    @property
    def first(self) -> QWidget:
        """Where one begins to type: the d20, or the damage of what hits by itself."""
        return self.damage.edit if self.d20.isHidden() else self.d20.edit

    def set_width(self, width: int) -> None:
        """Wrap for this width."""
        if width != self._width:
            self._width = width
            self._fit_sight()

    def _fit_sight(self) -> None:
        most = 2 * self.theme.px(17) + 2
        self.sight.setFixedHeight(min(most, self.sight.heightForWidth(self._width or 400)))
        settled(self)

    def spare_lines(self, lines: int) -> int:
        """Give up so many lines of parts; returns how many could not be given up."""
        there = min(self.parts.wanted_lines, MOST_PARTS)
        fewer = min(lines, max(0, there - 2))
        self.parts.set_lines(there - fewer)
        settled(self)
        return lines - fewer

    def show_all(self) -> None:
        """All parts again."""
        self.parts.set_lines(MOST_PARTS)
        settled(self)

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        more = [self.miss.edit, self.confirm.edit, self.damage.edit]
        return [self.d20.edit, self.roll, *self.guess.findChildren(QPushButton), *more]

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        tr = QCoreApplication.translate
        self.d20.set_name(tr("Attack", "Attack roll: the d20, or = and the sum"))
        self.d20.edit.setToolTip(tr("Attack", "What the d20 shows, or = and the sum; ↑ ↓ choose the attack"))
        self.miss.set_name(tr("Attack", "Miss chance: the d100"))
        self.confirm.set_name(tr("Attack", "Confirmation of the critical hit: the d20"))
        self.damage.set_name(tr("Attack", "Damage: one roll, =18 for the sum, 9 + 4 fire"))
        explained = tr("Attack", "One roll of the weapon (9), the sum (=18), or all parts (9 + 4 fire)")
        self.damage.edit.setToolTip(explained)
        self.roll.setText(tr("Attack", "Roll"))
        self.roll.set_key(alt_cap("R"))
        self.roll.setToolTip(tr("Attack", "Roll all dice that are open; once more rolls again"))
        self.guess_label.set_text(tr("Attack", "Its place must be guessed:"))
        self.guess.setAccessibleName(tr("Attack", "The square that is attacked"))
        right = Segment("right", tr("Attack", "right square"))
        self.guess.set_items([right, Segment("wrong", tr("Attack", "wrong square"))], self.guess.chosen or "right")

    def _apply_sizes(self) -> None:
        px = self.theme.px
        for field in (self.d20, self.miss, self.confirm):
            field.setFixedWidth(px(_DIE))
        self.damage.setFixedWidth(px(_POINTS))


def _row(*widgets: tuple[QWidget, int]) -> QWidget:
    """A line that can be hidden as a whole."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 2, 0, 2)
    column.addLayout(line_of(*widgets))
    return holder
