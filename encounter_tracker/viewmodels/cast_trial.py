"""What a spell would do: its commands applied to the encounter as it is now, without keeping them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.apply import Applied, NeedsDice, Refused, apply
from encounter_tracker.encounter.events import (
    AttackMade,
    CheckRolled,
    EffectResisted,
    SpellCastBegun,
    TargetImmune,
    TargetOutOfRange,
)
from encounter_tracker.rules.casting import CastingAction
from encounter_tracker.viewmodels.cast_commands import begin_command, finish_command, save_command
from encounter_tracker.viewmodels.cast_fill import misfit
from encounter_tracker.viewmodels.effect_duration import DurationForm

if TYPE_CHECKING:
    from encounter_tracker.encounter.commands import BeginCast, FinishCast
    from encounter_tracker.encounter.refusal import Reason
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.viewmodels.cast_draft import CastDraft, Outcome

_MIDDLING: Final = 10
_MANY: Final = 20


class TargetTrial(Struct, frozen=True, kw_only=True):
    """How one target comes out.

    ``attack``, ``save``: the rolls that concern it, None where there are none; a die that is still open was taken as
    the best (of a save: as a 10). ``resistance``: what a check has to reach, ``resisted``: it did not. ``immune``: why
    it is kept out. ``far``: it is out of range. ``misfit``: why it is no valid target.
    """

    who: str
    attack: AttackMade | None = None
    save: CheckRolled | None = None
    immune: str = ""
    far: bool = False
    misfit: str = ""
    resistance: int | None = None
    caster_level: int = 0
    resisted: bool = False

    @property
    def reached(self) -> bool:
        """Whether the spell gets to it at all, saves aside."""
        return not (self.far or self.immune or self.resisted) and (self.attack is None or self.attack.outcome == "hit")


class CastTrial(Struct, frozen=True, kw_only=True):
    """How the whole comes out.

    ``actions``: those of the casting. ``refused``: why it cannot be begun, ``unfinished``: why it cannot be finished.
    """

    actions: tuple[CastingAction, ...] = ()
    begun: SpellCastBegun | None = None
    refused: Reason | None = None
    unfinished: Reason | None = None
    targets: dict[str, TargetTrial] = {}

    def of(self, who: str) -> TargetTrial:
        """One target's."""
        return self.targets.get(who) or TargetTrial(who=who)


def cast_trial(draft: CastDraft, state: Encounter, *, force: bool = False) -> CastTrial:
    """Begin the spell (unless it is begun), and finish it with the dice that are there; ``force``: whatever refuses."""
    begun, refused, then = _begun(draft, state)
    if then is None:
        return CastTrial(refused=refused)
    casting = then.combatants[draft.who].casting
    actions = casting.actions if casting is not None else ()
    outcome, command = _finished(draft, then, force=force)
    if outcome is None or command is None:
        return CastTrial(actions=actions, begun=begun, refused=refused)
    unfinished = outcome.reason if isinstance(outcome, Refused) else None
    if unfinished is not None:  # what else would happen is shown all the same
        outcome, command = _with_best_dice(then, replace(command, force=True))
    targets = _targets(draft, then, outcome) if isinstance(outcome, Applied) else {}
    if unfinished is not None and unfinished.code in {"immune", "protected", "out_of_range"}:
        targets = {who: _kept_out(draft, then, trial) for who, trial in targets.items()}
    return CastTrial(actions=actions, begun=begun, refused=refused, unfinished=unfinished, targets=targets)


def _begun(draft: CastDraft, state: Encounter) -> tuple[SpellCastBegun | None, Reason | None, Encounter | None]:
    """The beginning, why it is refused, and the encounter after it."""
    if draft.casting(state) is not None:
        return None, None, state
    if not draft.name.strip() or draft.who not in state.combatants or draft.spell_problems():
        return None, None, None
    command: BeginCast = begin_command(draft, state)
    done = apply(state, command)
    refused = done.reason if isinstance(done, Refused) else None
    if draft.casting_time and not isinstance(draft.casting_time, str):
        # a casting that takes rounds is not finished now; what it will do is shown as if it were
        command = replace(command, spell=replace(command.spell, time="reaction"))
    forced = apply(state, replace(command, force=True))
    if not isinstance(forced, Applied):
        return None, refused, None
    events = done.records if isinstance(done, Applied) else forced.records
    begun = next((record.event for record in events if isinstance(record.event, SpellCastBegun)), None)
    return begun, refused, forced.state


def _finished(draft: CastDraft, state: Encounter, *, force: bool) -> tuple[Any, FinishCast | None]:
    usable = draft
    if any(field.startswith("duration.") for field in draft.outcome_problems(state)):
        usable = replace(draft, form=replace(draft.form, duration=DurationForm(kind="unlimited")))
    command = finish_command(usable, state, force=force)
    if command is None:
        return None, None
    return _with_best_dice(state, command)


def _with_best_dice(state: Encounter, command: FinishCast) -> tuple[Any, FinishCast]:
    """Apply it with every open die as high as it gets."""
    outcome = apply(state, command)
    for _ in range(_MANY):
        if not isinstance(outcome, NeedsDice):
            break
        rolls = dict(command.rolls)
        for die in outcome.dice:
            rolls[die.what] = (*rolls.get(die.what, ()), die.sides)
        command = replace(command, rolls=rolls)
        outcome = apply(state, command)
    return outcome, command


def _targets(draft: CastDraft, state: Encounter, outcome: Applied) -> dict[str, TargetTrial]:
    events = [record.event for record in outcome.records]
    attacks = {e.target: e for e in events if isinstance(e, AttackMade)}
    far = {e.who for e in events if isinstance(e, TargetOutOfRange)}
    immune = {e.who: e.reason for e in events if isinstance(e, TargetImmune)}
    resisted = {e.target for e in events if isinstance(e, EffectResisted)}
    level = draft.caster_level_now(state)
    found: dict[str, TargetTrial] = {}
    for who in draft.targets:
        if who not in state.combatants:
            continue
        trial = TargetTrial(
            who=who,
            attack=attacks.get(who),
            immune=immune.get(who, ""),
            far=who in far,
            misfit=misfit(draft, state, who),
            resisted=who in resisted,
        )
        if trial.far or trial.immune or (trial.attack is not None and trial.attack.outcome != "hit"):
            found[who] = trial
            continue
        trial = replace(trial, resistance=_resistance(draft, state, who), caster_level=level)
        found[who] = trial if trial.resisted else replace(trial, save=_save(draft, state, who))
    return found


def _resistance(draft: CastDraft, state: Encounter, who: str) -> int | None:
    """The spell resistance to be overcome in this target; None where nothing is checked (rules E1, E3)."""
    return replace(draft.form, spell_resistance=draft.sr, source=draft.who).resistance(state, who)


def _save(draft: CastDraft, state: Encounter, who: str) -> CheckRolled | None:
    face = draft.face("save", who) or _MIDDLING
    command = save_command(draft, state, who, face)
    done = apply(state, command) if command is not None else None
    if not isinstance(done, Applied):
        return None
    return next((record.event for record in done.records if isinstance(record.event, CheckRolled)), None)


def _kept_out(draft: CastDraft, state: Encounter, trial: TargetTrial) -> TargetTrial:
    """Nobody is left: each for itself says why."""
    alone = finish_command(replace(draft, targets=(trial.who,), out=frozenset()), state)
    outcome = _with_best_dice(state, alone)[0] if alone is not None else None
    if not isinstance(outcome, Refused):
        return trial
    values = outcome.reason.values
    if outcome.reason.code == "out_of_range":
        return replace(trial, far=True)
    return replace(trial, immune=str(values.get("reason") or values.get("effect", "")))


def outcome_of(draft: CastDraft, trial: TargetTrial) -> Outcome:  # noqa: PLR0911 - one line for each
    """How a target stands to the spell, with the dice that are there."""
    who = trial.who
    if who in draft.out:
        return "misfit" if trial.misfit else "out"
    if trial.far:
        return "far"
    if trial.immune:
        return "immune"
    if trial.attack is not None and draft.face("attack", who) is not None and trial.attack.outcome == "miss":
        return "missed"
    if trial.attack is not None and draft.face("miss", who) is not None and trial.attack.outcome == "concealed":
        return "missed"
    if trial.resisted:
        return "resisted"
    if missing_dice(draft, trial):
        return "open"
    return "saved" if saved(draft, trial) else "affected"


def saved(draft: CastDraft, trial: TargetTrial) -> bool:
    """Whether its saving throw was made: by word, or by the die."""
    decreed = draft.decreed.get(trial.who)
    if decreed is not None:
        return decreed
    return trial.save is not None and draft.face("save", trial.who) is not None and bool(trial.save.success)


def missing_dice(draft: CastDraft, trial: TargetTrial) -> tuple[str, ...]:
    """The dice that are still to be rolled for a target, by kind."""
    who, found = trial.who, []
    if trial.attack is not None:
        if draft.face("attack", who) is None:
            found.append("attack")
        if trial.attack.miss_chance and trial.attack.outcome != "miss" and draft.face("miss", who) is None:
            found.append("miss")
    if trial.resistance is not None and draft.face("sr", who) is None:
        found.append("sr")
    if trial.save is not None and who not in draft.decreed and draft.face("save", who) is None:
        found.append("save")
    return tuple(found)
