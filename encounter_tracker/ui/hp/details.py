"""The fold-out of the hit point entry: from whom, whether that is hostile, and what the attack is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow, settled
from encounter_tracker.ui.widgets import CheckChip, Combo, Segment, Segments, TextField, TextLine
from encounter_tracker.viewmodels.hp_attack import ALIGNMENTS, FLAGS, KINDS, MATERIALS, attack_choice, option_name
from encounter_tracker.viewmodels.hp_command import AttackChoice
from encounter_tracker.viewmodels.hp_disruption import SET_OFF, set_off_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.hp_view import HpEntryView

_ENHANCEMENTS = 6


class AttackDetails(QWidget):
    """Source and attack; everything chosen here comes on top of what was typed."""

    source_chosen = Signal(str)
    """The id of who does it, or ""."""
    hostile_chosen = Signal(bool)
    set_off_chosen = Signal(str)
    """What of a casting set the blow off."""
    concentration_edited = Signal(str)
    attack_chosen = Signal(object)
    """An :class:`~encounter_tracker.viewmodels.hp_command.AttackChoice`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._attack = AttackChoice()
        self._view: HpEntryView | None = None
        self.from_label = TextLine(theme, "", "small", "normal", "ink2", height=28)
        self.source = Combo(theme)
        self.source.chosen_changed.connect(self.source_chosen)
        self.hostile = CheckChip(theme, "")
        self.hostile.clicked.connect(lambda: self.hostile_chosen.emit(self.hostile.isChecked()))
        self.kind_label = TextLine(theme, "", "small", "normal", "ink2", height=28)
        self.kind = Combo(theme)
        self.kind.chosen_changed.connect(lambda _key: self._tell())
        self.enhancement = Segments(theme)
        self.enhancement.chosen_changed.connect(lambda _key: self._tell())
        self.flags = self._chips(FLAGS)
        self.materials = self._chips(MATERIALS)
        self.alignments = self._chips(ALIGNMENTS)
        self.set_off = Segments(theme)
        self.set_off.chosen_changed.connect(self.set_off_chosen)
        self.concentration_label = TextLine(theme, "", "small", "normal", "ink2", height=28)
        self.concentration = TextField(theme)
        self.concentration.setFixedWidth(theme.px(52))
        self.concentration.text_edited.connect(self.concentration_edited)
        self._build()
        self.retranslate()

    def _chips(self, keys: Iterable[str]) -> dict[str, CheckChip]:
        chips = {key: CheckChip(self.theme, "", checked=False) for key in keys}
        for chip in chips.values():
            chip.clicked.connect(self._tell)
        return chips

    def _build(self) -> None:
        self._lines = (
            Flow((self.from_label, self.source, self.hostile, self.kind_label, self.kind)),
            Flow((self.enhancement, *self.flags.values())),
            Flow((*self.materials.values(), *self.alignments.values())),
            Flow((self.set_off, self.concentration_label, self.concentration)),
        )
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 0, 12, 8)
        box.setSpacing(4)
        for line in self._lines:
            box.addWidget(line)

    def set_width(self, width: int) -> None:
        """Break the lines for this width."""
        for line in self._lines:
            line.set_width(width - 24)
        settled(self)

    # --- what it shows -------------------------------------------------------------------------------------------

    def show_view(self, view: HpEntryView) -> None:
        """Show what is chosen."""
        self._view = view
        nobody = QCoreApplication.translate("HpEntry", "nobody in particular")
        self.source.set_items([("", nobody), *view.sources], view.source)
        self.source.set_chosen(view.source)
        self.hostile.setChecked(view.hostile)
        self.hostile.setEnabled(view.is_blow and bool(view.source))
        self._attack = view.attack
        self.kind.set_chosen(view.attack.kind)
        self.enhancement.set_chosen(str(view.attack.enhancement))
        for chips, chosen in (
            (self.flags, view.attack.flags),
            (self.materials, view.attack.materials),
            (self.alignments, view.attack.alignments),
        ):
            for key, chip in chips.items():
                chip.setChecked(key in chosen)
        for widget in (self.kind, self.enhancement, *self._all_chips()):
            widget.setEnabled(view.is_blow)
        self._show_disruption(view)

    def _show_disruption(self, view: HpEntryView) -> None:
        """Only where a target is casting or concentrating."""
        self._lines[-1].setVisible(view.disruption.at_stake and view.is_blow)
        self.set_off.set_chosen(view.set_off)
        for widget in (self.concentration_label, self.concentration):
            widget.setVisible(view.disruption.asks_roll)
        self.concentration.set_text(view.concentration)

    def _all_chips(self) -> tuple[CheckChip, ...]:
        return (*self.flags.values(), *self.materials.values(), *self.alignments.values())

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        first: list[QWidget] = [self.source, self.hostile, self.kind, *self.enhancement.findChildren(QPushButton)]
        last: list[QWidget] = [*self.set_off.findChildren(QPushButton), self.concentration.edit]
        return [*first, *self._all_chips(), *last]

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        tr = QCoreApplication.translate
        self.from_label.set_text(tr("HpEntry", "from"))
        self.source.setAccessibleName(tr("HpEntry", "Who does it"))
        self.hostile.setText(tr("HpEntry", "a hostile act"))
        self.kind_label.set_text(tr("HpEntry", "with"))
        self.kind.setAccessibleName(tr("HpEntry", "Kind of attack"))
        self.kind.set_items(
            [("", tr("HpEntry", "as typed")), *((key, option_name(key)) for key in KINDS)], self._attack.kind
        )
        plain = Segment("0", tr("HpEntry", "plain"), name=tr("HpEntry", "no enhancement bonus"))
        levels = [Segment(str(n), f"+{n}") for n in range(1, _ENHANCEMENTS)]
        self.enhancement.setAccessibleName(tr("HpEntry", "Enhancement bonus"))
        self.enhancement.set_items([plain, *levels], str(self._attack.enhancement))
        for chips in (self.flags, self.materials, self.alignments):
            for key, chip in chips.items():
                chip.setText(option_name(key))
                chip.updateGeometry()
        self.set_off.setAccessibleName(tr("HpDisruption", "What set the blow off"))
        self.set_off.set_items([Segment(key, set_off_name(key)) for key in SET_OFF])
        self.concentration_label.set_text(tr("HpDisruption", "concentration check"))
        self.concentration.set_name(tr("HpDisruption", "Die of the concentration check"))
        self.concentration.edit.setPlaceholderText("d20")
        if self._view is not None:
            self.show_view(self._view)

    def _tell(self) -> None:
        chosen = attack_choice(
            self.kind.chosen,
            int(self.enhancement.chosen or 0),
            materials=_in(self.materials),
            alignments=_in(self.alignments),
            flags=_in(self.flags),
        )
        self.attack_chosen.emit(chosen)


def _in(chips: dict[str, CheckChip]) -> tuple[str, ...]:
    return tuple(key for key, chip in chips.items() if chip.isChecked())
