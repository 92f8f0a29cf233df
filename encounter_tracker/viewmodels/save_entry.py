"""The saving throws popover: who saves against what, the dice, and what comes of them in one step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.viewmodels.attack_draft import damage_entry
from encounter_tracker.viewmodels.attack_rolls import faces_for
from encounter_tracker.viewmodels.effect_editor import EffectFormViewModel
from encounter_tracker.viewmodels.effect_rolls import rolled_faces
from encounter_tracker.viewmodels.hp_command import default_source, dice_of
from encounter_tracker.viewmodels.hp_text import HpEntry
from encounter_tracker.viewmodels.save_draft import (
    SHARES,
    SaveDraft,
    by_the_dice,
    damage_problem,
    effect_form,
    made_it,
    whole_command,
)
from encounter_tracker.viewmodels.save_rows import SavePopoverView
from encounter_tracker.viewmodels.save_view import save_popover_view

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.rules.vocabulary import Save
    from encounter_tracker.support.own_effects import OwnEffectStore
    from encounter_tracker.viewmodels.bridge import EncounterBridge

_D20 = 20
_SAVES: dict[str, Save] = {"fort": "fort", "ref": "ref", "will": "will"}


class SaveViewModel(QObject):
    """What is being entered of saving throws.

    ``begin`` opens it for the targets of the bridge; it follows the selection until ``finish``. Nothing is applied
    before ``submit``. ``effect`` is the form of the effect on those who fail.
    """

    view_changed = Signal(object)
    """A :class:`~encounter_tracker.viewmodels.save_rows.SavePopoverView` that differs."""
    field_wanted = Signal(str)
    """The keyboard should go to this field: "dc", "damage", "effect", or the die of an id."""
    applied = Signal()
    """All was applied: the popover may close."""

    def __init__(self, bridge: EncounterBridge, store: OwnEffectStore, parent: QObject | None = None) -> None:
        """Enter for ``bridge``; ``store`` holds the user's own effects."""
        super().__init__(parent)
        self._bridge, self._store = bridge, store
        self._open = False
        self._following = False
        self._draft = SaveDraft()
        self._source_chosen = False
        self._used = ""
        self.view = SavePopoverView()
        self.effect = EffectFormViewModel(bridge, store, self)
        self.effect.view_changed.connect(lambda _view: self._on_effect())
        bridge.changed.connect(lambda _change: self._follow())
        bridge.selection_changed.connect(self._follow)
        bridge.language_changed.connect(self._refresh)

    # --- opening -------------------------------------------------------------------------------------------------

    def begin(self, *, save: str = "", dc: str = "") -> bool:
        """Start for the targets of the bridge; False when there is nobody. The save of last time is offered again."""
        who = tuple(c.id for c in self._bridge.combatants(self._bridge.targets))
        if not who:
            return False
        self._open = True
        self._source_chosen, self._used = False, ""
        self._draft = SaveDraft(who=who, save=_SAVES.get(save, self._draft.save), dc=dc)
        self.effect.start(prefer_conditions=True)
        self._put(replace(self._draft, source=self._usual_source()), always=True)
        return True

    def finish(self) -> None:
        """The popover was closed."""
        self._open = False
        self.effect.stop()

    @property
    def draft(self) -> SaveDraft:
        """What was entered."""
        return self._draft

    # --- what the user does --------------------------------------------------------------------------------------

    def change(self, **fields: Any) -> None:
        """Set fields of the draft."""
        self._put(replace(self._draft, **fields))

    def set_save(self, save: str) -> None:
        """Which save."""
        if save in _SAVES:
            self.change(save=_SAVES[save])

    def toggle_against(self, word: str) -> None:
        """It is against this, or not after all."""
        now = self._draft.against
        self.change(against=tuple(w for w in now if w != word) if word in now else (*now, word))

    def set_roll(self, who: str, text: str) -> None:
        """The die of someone was typed."""
        if who in self._draft.who and text != self._draft.rolls.get(who, ""):
            rolls = {**self._draft.rolls, who: text}
            self.change(rolls=rolls, by_program=self._draft.by_program - {who}, checked=False)

    def roll(self) -> None:
        """Roll what is open; where nothing is, roll again what the program rolled."""
        if not self._open or self.view.wrong:
            return
        draft = self._draft
        if not self.view.open:
            kept = {who: text for who, text in draft.rolls.items() if who not in draft.by_program}
            draft = replace(draft, rolls=kept, faces=(), by_program=frozenset())
        self._put(self._rolled(draft, draft.who))
        if draft.with_effect:
            self.effect.put(rolled_faces(self.effect.form, self._bridge.state, self._bridge.model.dice))

    def _rolled(self, draft: SaveDraft, whose: Iterable[str]) -> SaveDraft:
        """Open dice of these rolled, and with them those of the damage."""
        dice = self._bridge.model.dice
        missing = [who for who in whose if not draft.rolls.get(who, "").strip()]
        rolls = {**draft.rolls, **{who: str(dice.roll(_D20)) for who in missing}}
        draft = replace(draft, rolls=rolls, by_program=draft.by_program | frozenset(missing), checked=False)
        entry = damage_entry(draft.damage) if draft.with_damage and not damage_problem(draft.damage) else None
        if isinstance(entry, HpEntry) and entry.has_dice and not draft.faces:
            draft = replace(draft, faces=faces_for(entry, dice))
        return draft

    def toggle_made(self, who: str) -> None:
        """Turn the verdict of someone round; back to what the die says, it is no longer the game master's."""
        state, draft = self._bridge.state, self._draft
        if who not in draft.who:
            return
        made = not made_it(state, draft, who)
        said = {other: was for other, was in draft.said.items() if other != who}
        if by_the_dice(state, draft, who) != made:
            said[who] = made
        self.change(said=said)

    def toggle_made_at(self, place: int) -> None:
        """The same for the one at this place, counted from 1."""
        if 0 < place <= len(self._draft.who):
            self.toggle_made(self._draft.who[place - 1])

    def toggle_damage(self) -> None:
        """Damage comes of it, or not."""
        self.change(with_damage=not self._draft.with_damage, checked=False)

    def set_damage(self, text: str) -> None:
        """The damage was typed; dice that are the same stay as they fell."""
        before, after = damage_entry(self._draft.damage), damage_entry(text)
        same = isinstance(before, HpEntry) and isinstance(after, HpEntry) and dice_of(before) == dice_of(after)
        self.change(damage=text, faces=self._draft.faces if same else (), checked=False)

    def set_share(self, made: bool, share: str) -> None:
        """How much those take who make it, or who fail."""
        found = next((one for one in SHARES if one == share), None)
        if found is not None:
            self.change(**{"made" if made else "failed": found})

    def toggle_effect(self) -> None:
        """An effect comes of it, or not."""
        self.change(with_effect=not self._draft.with_effect, checked=False)

    def choose_effect(self, key: str) -> None:
        """Take an effect of the finder: with its save, its DC and what it is, where these are not said yet."""
        self.effect.choose(key)
        self._used = key
        form = self.effect.form
        fields: dict[str, Any] = {"with_effect": True, "checked": False}
        if form.save in _SAVES and not any(text.strip() for text in self._draft.rolls.values()):
            fields["save"] = form.save
        if form.dc and not self._draft.dc.strip():
            fields["dc"] = form.dc
        words = [*form.descriptors, *(("spell",) if form.kind in {"spell", "spell-like"} else ())]
        fields["against"] = tuple(dict.fromkeys((*self._draft.against, *words)))
        self.change(**fields)

    def set_source(self, who: str) -> None:
        """From whom it is; "" for nobody in particular."""
        self._source_chosen = True
        self.effect.set_source(who)
        self.change(source=who)

    def toggle_overrule(self) -> None:
        """Begin or stop typing points over the reckoned ones."""
        self.change(overruling=not self._draft.overruling, takes={})

    def set_takes(self, who: str, text: str) -> None:
        """The points that someone takes."""
        self.change(takes={**self._draft.takes, who: text})

    # --- applying ------------------------------------------------------------------------------------------------

    def submit(self, at: str = "", *, force: bool = False) -> bool:
        """Enter: see to what is wrong or open, else apply all in one step; whether it was applied.

        ``at``: the field that has the keyboard ("dc", the id of whose die it is, …).
        """
        view = self.view
        if not self._open or not self._draft.who or self._sent_on(at):
            return False
        command = whole_command(self._bridge.state, self._draft, force=force)
        if command is None or not (view.can_apply or (force and view.can_force)):
            return False
        self._open = False  # what is told of the change concerns this entry no more
        if not isinstance(self._bridge.dispatch(command), Applied):
            self._open = True
            self._refresh()
            return False
        if self._used and self._draft.with_effect:
            self._store.use(self._used)
        self.applied.emit()
        return True

    def _sent_on(self, at: str) -> bool:
        """Whether something is wrong or open: then dice are rolled, or the keyboard goes there.

        All saves are rolled as long as none is typed; of one that is open where the keyboard is, that one.
        """
        draft = self._draft
        wanted = next(iter(self.view.wrong), "") or next(iter(self.view.open), "")
        if not wanted:
            return False
        none_yet = not any(text.strip() for text in draft.rolls.values())
        if not self.view.wrong and wanted in draft.who and (none_yet or at == wanted):
            self._put(self._rolled(draft, draft.who if none_yet else (wanted,)))
        elif wanted == "damage" and not self.view.wrong and draft.damage.strip():
            self._put(self._rolled(draft, ()))
        else:
            self.change(checked=True)
            self.field_wanted.emit(wanted)
        return True

    # --- inside --------------------------------------------------------------------------------------------------

    def _usual_source(self) -> str:
        return default_source(self._bridge.state, self._draft.who, helpful=False) or ""

    def _on_effect(self) -> None:
        """Something of the effect was changed."""
        if self._open and not self._following:
            self._put(self._draft)

    def _follow(self) -> None:
        """The encounter or the selection changed; whoever was meant without being selected stays meant."""
        if not self._open:
            return
        chosen = self._bridge.targets if self._bridge.selected else self._draft.who
        who = tuple(c.id for c in self._bridge.combatants(chosen))
        draft = replace(self._draft, who=who)
        if not self._source_chosen:
            self._draft = draft
            draft = replace(draft, source=self._usual_source())
        self._put(draft)

    def _put(self, draft: SaveDraft, *, always: bool = False) -> None:
        """Go on with a changed draft; the effect follows who saves and who makes it."""
        self._draft = replace(draft, effect=self.effect.form)
        form = effect_form(self._bridge.state, self._draft)
        if form != self.effect.form and self.effect.is_active:
            self._draft = replace(self._draft, effect=form)
            self._following = True
            self.effect.put(form)
            self._following = False
        self._refresh(always=always)

    def _refresh(self, *, always: bool = False) -> None:
        if not self._open:
            return
        view = save_popover_view(self._bridge.state, self._draft, self.effect.view)
        if view != self.view or always:
            self.view = view
            self.view_changed.emit(view)
