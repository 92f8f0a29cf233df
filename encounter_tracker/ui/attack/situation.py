"""The fold-out of the attack: what counts besides, and of what kind it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow, paired, settled
from encounter_tracker.ui.widgets import CheckChip, Segment, Segments, TextField, TextLine

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.attack_rows import AttackPopoverView

_FIELD = 64
_AS_IT_IS = "as it is"
_KINDS: dict[str, tuple[bool | None, bool | None]] = {
    _AS_IT_IS: (None, None),
    "melee": (False, False),
    "ranged": (False, True),
    "melee touch": (True, False),
    "ranged touch": (True, True),
}


class Situation(QWidget):
    """Circumstances, another bonus, precision damage, kind of attack, and whether it is meant to harm."""

    circumstance_toggled = Signal(str)
    precision_edited = Signal(str)
    changed = Signal(object)
    """Fields of the draft (a dict)."""
    submitted = Signal()
    """Enter in a field."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.circumstances: dict[str, CheckChip] = {}
        self.modifier_label, self.precision_label = (
            TextLine(theme, "", "small", "normal", "ink2", height=28) for _ in range(2)
        )
        self.modifier = TextField(theme)
        self.precision = TextField(theme)
        self.kind = Segments(theme)
        self.nonlethal = CheckChip(theme, "", checked=False)
        self.reaction = CheckChip(theme, "", checked=False)
        self.hostile = CheckChip(theme, "")
        self._others = paired(self.modifier_label, self.modifier)
        self._first = Flow((self._others, paired(self.precision_label, self.precision)))
        self._second = Flow((self.kind, self.nonlethal, self.reaction, self.hostile))
        box = QVBoxLayout(self)
        box.setContentsMargins(12, 0, 12, 8)
        box.setSpacing(4)
        box.addWidget(self._first)
        box.addWidget(self._second)
        self._connect()
        self._apply_sizes()
        theme.theme_changed.connect(self._apply_sizes)

    def _connect(self) -> None:
        self.modifier.text_edited.connect(lambda text: self.changed.emit({"modifier": text}))
        self.precision.text_edited.connect(self.precision_edited)
        self.kind.chosen_changed.connect(self._on_kind)
        for name, chip in (("nonlethal", self.nonlethal), ("reaction", self.reaction), ("hostile", self.hostile)):
            chip.clicked.connect(lambda on, name=name: self.changed.emit({name: on}))
        for field in (self.modifier, self.precision):
            field.submitted.connect(lambda _text: self.submitted.emit())

    def _on_kind(self, key: str) -> None:
        touch, ranged = _KINDS.get(key, (None, None))
        self.changed.emit({"touch": touch, "ranged": ranged})

    def show_view(self, view: AttackPopoverView) -> None:
        """Show what is chosen."""
        draft = view.draft
        for key, chip in self.circumstances.items():
            chip.setVisible(any(key == known for known, *_ in view.circumstances))
        for key, words, chosen, when in view.circumstances:
            if key not in self.circumstances:
                chip = CheckChip(self.theme, words, checked=False)
                chip.clicked.connect(lambda _on=False, key=key: self.circumstance_toggled.emit(key))
                self._first.insert_before(self._others, chip)
                chip.show()
                self.circumstances[key] = chip
            chip = self.circumstances[key]
            chip.setText(words)
            chip.setChecked(chosen)
            chip.setToolTip(when)
            chip.updateGeometry()
        self.modifier.set_text(draft.modifier)
        self.modifier.set_wrong(view.wrong.get("modifier", ""))
        self.precision.set_text(draft.precision)
        self.precision.set_wrong(view.wrong.get("precision", ""))
        chosen_kind = next((key for key, kind in _KINDS.items() if kind == (draft.touch, draft.ranged)), _AS_IT_IS)
        self.kind.set_chosen(chosen_kind)
        for on, chip in ((draft.nonlethal, self.nonlethal), (draft.reaction, self.reaction)):
            chip.setChecked(on)
        self.hostile.setChecked(draft.hostile)

    def set_width(self, width: int) -> None:
        """Break the lines for this width."""
        for line in (self._first, self._second):
            line.set_width(width - 24)
        settled(self)

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        kinds = self.kind.findChildren(QPushButton)
        chips = [self.nonlethal, self.reaction, self.hostile]
        shown = [chip for chip in self.circumstances.values() if not chip.isHidden()]
        return [*shown, self.modifier.edit, self.precision.edit, *kinds, *chips]

    def field(self, name: str) -> TextField | None:
        """A field by its name in the draft."""
        return {"modifier": self.modifier, "precision": self.precision}.get(name)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        tr = QCoreApplication.translate
        self.modifier_label.set_text(tr("Attack", "other bonus"))
        self.modifier.set_name(tr("Attack", "Other bonus or penalty on the attack roll"))
        self.modifier.edit.setPlaceholderText("+0")
        self.precision_label.set_text(tr("Attack", "sneak attack"))
        self.precision.set_name(tr("Attack", "Precision damage: points or dice"))
        self.precision.edit.setPlaceholderText("3d6")
        self.kind.setAccessibleName(tr("Attack", "Kind of attack"))
        self.kind.set_items(
            [
                Segment(_AS_IT_IS, tr("Attack", "as printed")),
                Segment("melee", tr("Attack", "melee")),
                Segment("ranged", tr("Attack", "ranged")),
                Segment("melee touch", tr("Attack", "melee touch")),
                Segment("ranged touch", tr("Attack", "ranged touch")),
            ],
            self.kind.chosen or _AS_IT_IS,
        )
        self.nonlethal.setText(tr("Attack", "nonlethal"))
        self.reaction.setText(tr("Attack", "attack of opportunity"))
        self.hostile.setText(tr("Attack", "a hostile act"))

    def _apply_sizes(self) -> None:
        for field in (self.modifier, self.precision):
            field.setFixedWidth(self.theme.px(_FIELD))
