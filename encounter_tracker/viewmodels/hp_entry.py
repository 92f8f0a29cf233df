"""The hit point entry: one text field for one or many, and one command at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.viewmodels.hp_command import AttackChoice, Faces, default_source, dice_of, hp_command, rolled
from encounter_tracker.viewmodels.hp_disruption import SET_OFF
from encounter_tracker.viewmodels.hp_text import HpEntry, HpMistake, correct, parse_hp
from encounter_tracker.viewmodels.hp_view import HpDraft, HpEntryView, hp_entry_view
from encounter_tracker.viewmodels.texts.language import language

if TYPE_CHECKING:
    from encounter_tracker.rules.dice import DiceSum
    from encounter_tracker.viewmodels.bridge import EncounterBridge


class HpEntryViewModel(QObject):
    """What is being entered for whoever is selected.

    ``begin`` opens it for the targets of the bridge; it follows the selection until ``finish``. Nothing is applied
    before ``apply``.
    """

    view_changed = Signal(object)
    """An :class:`~encounter_tracker.viewmodels.hp_view.HpEntryView` that differs from the one before."""
    text_changed = Signal(str)
    """The text of the field was changed from here (a correction)."""
    applied = Signal()
    """The entry was applied: the field may close."""

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Enter for ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self._open = False
        self._text = ""
        self._draft = HpDraft()
        self._source_chosen = False
        self._faces: dict[tuple[DiceSum, ...], Faces] = {}
        self._last: HpDraft | None = None
        self.view = HpEntryView()
        bridge.changed.connect(lambda _change: self._follow())
        bridge.selection_changed.connect(self._follow)
        bridge.language_changed.connect(self._on_text)

    # --- opening -------------------------------------------------------------------------------------------------

    def begin(self, first: str = "") -> bool:
        """Start for the targets of the bridge, with what was typed already; False when there is nobody."""
        if not self._bridge.targets:
            return False
        self._open = True
        self._source_chosen = False
        self._faces.clear()
        self._draft = HpDraft(targets=self._targets())
        self._text = first
        self._on_text()
        return True

    def finish(self) -> None:
        """The field was closed."""
        self._open = False

    @property
    def text(self) -> str:
        """What is typed."""
        return self._text

    # --- what the user does --------------------------------------------------------------------------------------

    def set_text(self, text: str) -> None:
        """The text was edited."""
        if text != self._text:
            self._text = text
            self._on_text()

    def take_correction(self) -> bool:
        """Put the nearest word in the place of the one that is not understood; whether there was one."""
        mistake = self._draft.mistake
        if mistake is None or not mistake.nearest:
            return False
        self._text = correct(self._text, mistake)
        self.text_changed.emit(self._text)
        self._on_text()
        return True

    def toggle_saved(self, who: str) -> None:
        """A target saved, or did not after all."""
        if self.view.is_blow and who in self._draft.targets:
            self._change(saved=self._draft.saved ^ {who})

    def toggle_saved_at(self, place: int) -> None:
        """The same for the target at this place, counted from 1."""
        if 0 < place <= len(self._draft.targets):
            self.toggle_saved(self._draft.targets[place - 1])

    def toggle_half_for_all(self) -> None:
        """All saved; or, where all did, none."""
        if self.view.is_blow:
            all_saved = self._draft.saved.issuperset(self._draft.targets)
            self._change(saved=frozenset() if all_saved else frozenset(self._draft.targets))

    def set_source(self, who: str) -> None:
        """Who does it; "" for nobody in particular."""
        self._source_chosen = True
        self._change(source=who or None)

    def set_hostile(self, hostile: bool) -> None:
        """Whether it is a hostile act."""
        self._change(hostile=hostile)

    def set_attack(self, attack: AttackChoice) -> None:
        """What the attack is, on top of what the text says."""
        self._change(attack=attack)

    def set_off_by(self, key: str) -> None:
        """What of a casting set the blow off."""
        self._change(set_off=next((one for one in SET_OFF if one == key), ""))

    def next_set_off(self) -> None:
        """The next of what may have set it off."""
        if self.view.disruption.at_stake:
            self.set_off_by(SET_OFF[(SET_OFF.index(self._draft.set_off) + 1) % len(SET_OFF)])

    def set_concentration(self, text: str) -> None:
        """The die of a concentration check; empty: it is rolled."""
        self._change(concentration=text)

    def toggle_overrule(self) -> None:
        """Begin or stop typing points over the reckoned ones."""
        if self.view.is_blow:
            self._change(overruling=not self._draft.overruling, overruled={})

    def set_overruled(self, who: str, text: str) -> None:
        """Points typed over those of one target; empty: as reckoned."""
        self._change(overruled={**self._draft.overruled, who: text})

    def roll_again(self) -> None:
        """Roll the dice of the text anew."""
        if self._draft.faces:
            self._faces.clear()
            self._on_text()

    def apply(self, *, force: bool = False) -> bool:
        """Do it in one command; False (and nothing changed) when something is in the way."""
        if not self._open:
            return False
        draft = self._draft
        if (
            draft.entry is None
            or draft.mistake is not None
            or not (self.view.can_apply or (force and self.view.can_force))
        ):
            self._change(checked=True)
            return False
        command = hp_command(draft.entry, draft.targets, draft.choices(), force=force)
        self._open = False  # what is told of the change concerns this entry no more
        if not isinstance(self._bridge.dispatch(command), Applied):
            self._open = True
            self._refresh()
            return False
        self._last = draft
        self.applied.emit()
        return True

    def repeat_last(self) -> bool:
        """Do the last entry again to whoever is selected now, with the points as they were rolled."""
        last = self._last
        if last is None or last.entry is None:
            self._bridge.refused.emit(QCoreApplication.translate("HpEntry", "No hit points were entered yet"))
            return False
        targets = self._bridge.targets
        if last.entry.kind == "set":
            targets = targets[:1]
        source = last.source if any(c.id == last.source for c in self._bridge.state.present) else None
        draft = replace(last, targets=targets, source=source, saved=frozenset(), overruling=False, overruled={})
        if not targets:
            return False
        command = hp_command(last.entry, targets, draft.choices())
        return isinstance(self._bridge.dispatch(command), Applied)

    # --- inside --------------------------------------------------------------------------------------------------

    def _targets(self) -> tuple[str, ...]:
        return tuple(c.id for c in self._bridge.combatants(self._bridge.targets))

    def _follow(self) -> None:
        """The encounter or the selection changed; whoever was meant without being selected stays meant."""
        if self._open:
            present = tuple(c.id for c in self._bridge.combatants(self._draft.targets))
            self._change(targets=self._targets() if self._bridge.selected else present)

    def _on_text(self) -> None:
        """Understand the text anew; dice that were rolled for the same numbers stay as they fell."""
        if not self._open:
            return
        entry = parse_hp(self._text, french=language() == "fr")
        mistake = None
        if isinstance(entry, HpMistake):
            mistake = entry
            entry = self._guess(mistake)
        if isinstance(entry, HpMistake):
            self._change(entry=None, mistake=mistake, checked=False, faces=())
            return
        faces = self._rolled(entry)
        shown = tuple(face for part in faces for face in part)
        self._change(entry=rolled(entry, faces), mistake=mistake, checked=False, faces=shown)

    def _guess(self, mistake: HpMistake) -> HpEntry | HpMistake:
        """What it would be with the word that Tab takes: to be shown while that word is being typed."""
        if not (mistake.unfinished and mistake.nearest):
            return mistake
        return parse_hp(correct(self._text, mistake))

    def _rolled(self, entry: HpEntry) -> Faces:
        dice = dice_of(entry)
        known = self._faces.get(dice)
        if known is None:
            source = self._bridge.model.dice
            known = self._faces[dice] = tuple(
                tuple(source.roll(sides) for _, count, sides in amount.dice for _ in range(count)) for amount in dice
            )
        return known

    def _change(self, **fields: object) -> None:
        self._draft = replace(self._draft, **fields)
        if not self._source_chosen:
            entry = self._draft.entry
            helpful = entry is not None and entry.kind == "heal"
            given = entry is None or entry.is_blow or helpful
            source = default_source(self._bridge.state, self._draft.targets, helpful=helpful) if given else None
            self._draft = replace(self._draft, source=source)
        self._refresh()

    def _refresh(self) -> None:
        view = hp_entry_view(self._bridge.state, self._draft)
        if view != self.view:
            self.view = view
            self.view_changed.emit(view)
