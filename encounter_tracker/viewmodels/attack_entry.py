"""The attack popover: who attacks whom with what, the dice, and one command for each attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.viewmodels.attack_draft import STAGES, AttackDraft, attacks_of, next_draft, whole_command
from encounter_tracker.viewmodels.attack_rolls import all_rolled, stage_rolled, typed, with_precision
from encounter_tracker.viewmodels.attack_rows import AttackPopoverView
from encounter_tracker.viewmodels.attack_sometimes import without
from encounter_tracker.viewmodels.attack_view import attack_popover_view
from encounter_tracker.viewmodels.pick import pick_rows

if TYPE_CHECKING:
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.effect_finder import FinderRow

#: What makes another blow: the damage that the program rolled was not for it.
_ANOTHER_BLOW = frozenset({"place", "number", "target", "ranged", "outcome", "nonlethal"})


class AttackViewModel(QObject):
    """What is being entered of an attack.

    ``begin`` opens it; it follows the selection (who is clicked is attacked) until ``finish``. Nothing is applied
    before ``submit``.
    """

    view_changed = Signal(object)
    """An :class:`~encounter_tracker.viewmodels.attack_rows.AttackPopoverView` that differs."""
    field_wanted = Signal(str)
    """The keyboard should go to this field: a stage, or what is wrong."""
    went_on = Signal()
    """An attack was applied and the next one is to be entered."""
    finished = Signal()
    """The last attack was applied: the popover may close."""

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Enter for ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self._open = False
        self._draft = AttackDraft()
        self._left: tuple[tuple[object, ...], AttackDraft] | None = None
        self.view = AttackPopoverView()
        bridge.changed.connect(lambda _change: self._on_change())
        bridge.selection_changed.connect(self._on_selection)
        bridge.language_changed.connect(self._refresh)

    # --- opening -------------------------------------------------------------------------------------------------

    def begin(self, attacker: str | None = None, place: int | None = None) -> bool:
        """Start: the active one (else the one shown) attacks the selected foes; False when nobody is there.

        A full attack that was left in this turn goes on where it was left.

        Args:
            attacker: someone else attacks, by id.
            place: with this attack of the stat block, from 0.
        """
        state = self._bridge.state
        who = attacker or state.active or self._bridge.shown
        if who is None or who not in state.combatants or state.combatants[who].removed:
            return False
        side = state.combatants[who].side
        chosen = [c for c in self._bridge.combatants(self._bridge.selected) if c.id != who]
        foes = tuple(c.id for c in chosen if c.side != side)
        last = max(0, len(attacks_of(state, who)) - 1)
        self._open = True
        left = self._left if place is None else None
        self._left = None
        if left is not None and left[0] == self._turn(who):
            target = left[1].target if left[1].target in foes or not foes else foes[0]
            targets = foes or left[1].targets
            self._draft = replace(left[1], targets=targets, target=target)
        else:
            target = foes[0] if foes else ""
            self._draft = AttackDraft(attacker=who, targets=foes, target=target, place=min(max(0, place or 0), last))
        self._refresh(always=True)
        return True

    def finish(self) -> None:
        """The popover was closed; a full attack that has begun can be gone on with in the same turn."""
        if self._open and self._draft.done:
            self._left = (self._turn(self._draft.attacker), self._draft)
        self._open = False

    def _turn(self, who: str) -> tuple[object, ...]:
        """What tells this turn of someone from another."""
        state = self._bridge.state
        return who, state.active, state.round, state.combatants[who].turns_started

    @property
    def draft(self) -> AttackDraft:
        """What was entered."""
        return self._draft

    # --- who, with what ------------------------------------------------------------------------------------------

    def finder_rows(self, text: str) -> tuple[FinderRow, ...]:
        """Who answers to a text and can be attacked."""
        return pick_rows(self._bridge.state, text, against=self._draft.attacker, without=(self._draft.attacker,))

    def set_attacker(self, who: str) -> None:
        """Someone else attacks."""
        if self._open and who != self._draft.attacker and who in self._bridge.state.combatants:
            targets = tuple(target for target in self._draft.targets if target != who)
            target = self._draft.target if self._draft.target in targets else next(iter(targets), "")
            self._draft = AttackDraft(attacker=who, targets=targets, target=target)
            self._refresh()

    def set_target(self, who: str) -> None:
        """This one is attacked; dice stay as they fell."""
        if who != self._draft.attacker and who in self._bridge.state.combatants:
            targets = self._draft.targets if who in self._draft.targets else (*self._draft.targets, who)
            self.change(target=who, targets=targets, guess=self._draft.guess if who == self._draft.target else "")

    def set_target_at(self, place: int) -> None:
        """The one at this place, counted from 1."""
        if 0 < place <= len(self._draft.targets):
            self.set_target(self._draft.targets[place - 1])

    def set_line(self, key: str) -> None:
        """Attack with this line of the stat block ("0:2")."""
        if any(line.key == key for line in self.view.lines):
            place, _, number = key.partition(":")
            self.change(place=int(place), number=int(number))

    def step_line(self, by: int) -> None:
        """The line above (-1) or below (+1)."""
        keys = [line.key for line in self.view.lines]
        at = next((at for at, line in enumerate(self.view.lines) if line.chosen), -1) + by
        if 0 <= at < len(keys):
            self.set_line(keys[at])

    # --- the dice and everything else ----------------------------------------------------------------------------

    def set_die(self, stage: str, text: str) -> None:
        """A die (or the damage) was typed."""
        found = next((known for known in STAGES if known == stage), None)
        if found is not None and text != self._draft.text_of(found):
            self._put(typed(self._draft, found, text))

    def roll(self) -> None:
        """Roll everything that is open; where nothing is, roll again what the program rolled."""
        if self._open and self._draft.target and not self.view.wrong:
            self._put(all_rolled(self._bridge.state, self._draft, self._bridge.model.dice))

    def change(self, **fields: Any) -> None:
        """Set fields of the draft: a guess, another bonus, what the game master says."""
        before, after = self._draft, replace(self._draft, **fields)
        if after.target != before.target:
            after = replace(after, circumstances=without(after.circumstances))
        if any(getattr(before, name) != getattr(after, name) for name in _ANOTHER_BLOW):
            after = replace(after, faces={}, by_program=after.by_program - {"damage"})
        self._put(after)

    def toggle_circumstance(self, name: str) -> None:
        """Flanking, a charge, cover… counts, or counts no more."""
        now = self._draft.circumstances
        self.change(circumstances=tuple(n for n in now if n != name) if name in now else (*now, name))

    def set_precision(self, text: str) -> None:
        """Sneak attack and the like: points, or dice that are rolled at once."""
        if text != self._draft.precision:
            self._put(with_precision(self._draft, text, self._bridge.model.dice))

    def toggle_overrule(self) -> None:
        """Begin or stop saying what the dice do not."""
        self.change(overruling=not self._draft.overruling, ac="", chance="", outcome="", takes="")

    # --- applying ------------------------------------------------------------------------------------------------

    def submit(self, at: str = "", *, force: bool = False) -> bool:
        """Enter: see to what is wrong or open, else apply and go on to the next attack; whether it was applied.

        ``at``: the field that has the keyboard: a die that is open there is rolled by the program.
        """
        view = self.view
        if not self._open or self._sent_on(at):
            return False
        command = whole_command(self._bridge.state, self._draft, force=force)
        if command is None or not (view.can_apply or (force and view.can_force)):
            return False
        self._open = False  # what is told of the change concerns this entry no more
        applied = isinstance(self._bridge.dispatch(command), Applied)
        self._open = True
        if applied:
            self._go_on()
        else:
            self._refresh()
        return applied

    def _sent_on(self, at: str) -> bool:
        """Whether something is wrong or open: it is rolled, or the keyboard goes there."""
        wrong, wanted = next(iter(self.view.wrong), ""), self.view.wanted
        if wrong or not self._draft.target:
            self.field_wanted.emit(wrong or "target")
            return True
        if wanted and at == wanted:
            self._put(stage_rolled(self._bridge.state, self._draft, wanted, self._bridge.model.dice))
        elif wanted:
            self.field_wanted.emit(wanted)
        return bool(wanted)

    def _go_on(self) -> None:
        following = next_draft(self._bridge.state, self._draft)
        if following is None:
            self._open = False
            self.finished.emit()
            return
        self._put(with_precision(following, following.precision, self._bridge.model.dice))
        self.went_on.emit()

    # --- inside --------------------------------------------------------------------------------------------------

    def _on_change(self) -> None:
        """The encounter changed: whoever left is neither attacker nor target any more."""
        if not self._open:
            return
        present = {c.id for c in self._bridge.state.present}
        draft = self._draft
        if draft.attacker not in present:
            self._open = False
            self.finished.emit()
            return
        targets = tuple(who for who in draft.targets if who in present)
        target = draft.target if draft.target in present else next(iter(targets), "")
        last = max(0, len(attacks_of(self._bridge.state, draft.attacker)) - 1)
        self._put(replace(draft, targets=targets, target=target, place=min(draft.place, last)))

    def _on_selection(self) -> None:
        """Who is selected while it is open is attacked."""
        chosen = [c.id for c in self._bridge.combatants(self._bridge.selected) if c.id != self._draft.attacker]
        if self._open and chosen:
            target = self._draft.target if self._draft.target in chosen else chosen[0]
            self.change(targets=tuple(chosen), target=target)

    def _put(self, draft: AttackDraft) -> None:
        self._draft = draft
        self._refresh()

    def _refresh(self, *, always: bool = False) -> None:
        if not self._open:
            return
        view = attack_popover_view(self._bridge.state, self._draft)
        if view != self.view or always:
            self.view = view
            self.view_changed.emit(view)
