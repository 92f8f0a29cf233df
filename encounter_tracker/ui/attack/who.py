"""Who attacks whom: a choice of attackers, the targets as pills, and a finder for others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow, paired, settled
from encounter_tracker.ui.pick import CombatantPick
from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.widgets import Button, CheckChip, Combo, TextLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.attack_rows import AttackPopoverView, TargetChoice
    from encounter_tracker.viewmodels.effect_finder import FinderRow

_PAD, _WIDEST = 12, 240


class WhoAttacksWhom(QWidget):
    """One line that breaks, and below it the finder while somebody is looked for."""

    attacker_chosen = Signal(str)
    target_chosen = Signal(str)
    finding_changed = Signal()
    """The finder was opened or closed."""

    def __init__(self, theme: Theme, rows_of: Callable[[str], tuple[FinderRow, ...]]) -> None:
        super().__init__()
        self.theme = theme
        self.from_label = TextLine(theme, "", "small", "normal", "ink2", height=28)
        self.attacker = Combo(theme)
        self.attacker.setMaximumWidth(theme.px(_WIDEST))
        self.at_label = TextLine(theme, "", "small", "normal", "ink2", height=28)
        self.choose = Button(theme, icon="search")
        self.choose.setCheckable(True)
        self.chips: list[CheckChip] = []
        self._shown: tuple[TargetChoice, ...] = ()
        self.line = Flow((paired(self.from_label, self.attacker), self.at_label, self.choose))
        self.pick = CombatantPick(theme, rows_of)
        self.pick.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 6)
        column.setSpacing(6)
        inner = QVBoxLayout()
        inner.setContentsMargins(_PAD, 0, _PAD, 0)
        inner.addWidget(self.line)
        column.addLayout(inner)
        column.addWidget(self.pick)
        self.attacker.chosen_changed.connect(self.attacker_chosen)
        self.choose.clicked.connect(self.toggle_finder)
        self.pick.chosen.connect(self._on_pick)

    @property
    def finding(self) -> bool:
        """Whether somebody is being looked for."""
        return not self.pick.isHidden()

    def toggle_finder(self) -> None:
        """Look for somebody, or not after all."""
        if self.finding:
            self.close_finder()
        else:
            self.open_finder()

    def open_finder(self) -> None:
        """Look for somebody."""
        self.choose.setChecked(True)
        self.pick.show()
        self.pick.begin()
        self.finding_changed.emit()

    def close_finder(self) -> None:
        """Look no more."""
        self.choose.setChecked(False)
        if self.finding:
            self.pick.hide()
            self.finding_changed.emit()

    def show_view(self, view: AttackPopoverView) -> None:
        """Show who it is."""
        self.attacker.set_items(view.attackers, view.attacker)
        self.attacker.set_chosen(view.attacker)
        if [row.id for row in view.targets] != [row.id for row in self._shown]:
            self._make_chips(view.targets)
        self._shown = view.targets
        for chip, row in zip(self.chips, view.targets, strict=True):
            chip.setText(row.name)
            chip.setChecked(row.chosen)
            chip.set_note(alt_cap(row.key) if row.key else "")
            chip.setAccessibleName(row.name)

    def _make_chips(self, rows: tuple[TargetChoice, ...]) -> None:
        for chip in self.chips:
            self.line.remove(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = []
        for row in rows:
            chip = CheckChip(self.theme, row.name, checked=False, icon="target")
            chip.clicked.connect(lambda _on=False, who=row.id: self._on_chip(who))
            self.line.insert_before(self.choose, chip)
            chip.show()
            self.chips.append(chip)

    def _on_chip(self, who: str) -> None:
        for chip, row in zip(self.chips, self._shown, strict=True):
            chip.setChecked(row.id == who)  # a click on the chosen one does not take it away
        self.target_chosen.emit(who)

    def _on_pick(self, who: str) -> None:
        self.close_finder()
        self.target_chosen.emit(who)

    def set_width(self, width: int) -> None:
        """Break the line for this width."""
        self.line.set_width(width - 2 * _PAD)
        settled(self)

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        return [self.attacker, *self.chips, self.choose, self.pick.field.edit]

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        tr = QCoreApplication.translate
        self.from_label.set_text(tr("Attack", "from"))
        self.at_label.set_text(tr("Attack", "against"))
        self.attacker.setAccessibleName(tr("Attack", "Who attacks"))
        self.choose.setText(tr("Attack", "Another target…"))
        self.choose.set_key(alt_cap("T"))
        self.pick.retranslate()
