"""Bringing effects into force: durations, anchors, and how each target stands to them (rules F1 to F5, B14, E1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter import events
from encounter_tracker.encounter.derive import condition_names, works_on
from encounter_tracker.encounter.ending import end_effect
from encounter_tracker.encounter.opposites import meet_opposites
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.resisting import Attempt, gets_through, resistance
from encounter_tracker.encounter.state import Concentration, Effect, Target, Until
from encounter_tracker.rules.conditions import FEAR, TIREDNESS, deepened
from encounter_tracker.rules.durations import Duration
from encounter_tracker.rules.immunity import condition_tags, immunity, plain
from encounter_tracker.rules.kinds import KINDS
from encounter_tracker.rules.resistance import useless_against

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx
    from encounter_tracker.rules.durations import AnyDuration
    from encounter_tracker.rules.vocabulary import ConditionName

#: Descriptors that creatures can be immune to, and what they are called there.
_IMMUNITY_TAGS: Final[dict[str, str]] = {
    "charm": "mind-affecting",
    "compulsion": "mind-affecting",
    "death": "death effects",
}


class Timing(Struct, frozen=True, kw_only=True):
    """What of a duration is kept on the effect."""

    remaining: int | None = None
    until: Until | None = None
    concentration: Concentration | None = None


def timing(tx: Tx, duration: AnyDuration) -> Timing:
    """Turn a duration as said into counts and edges.

    Raises:
        RefusedError: "this turn" of someone whose turn it is not, or its start, which is past.
    """
    if not isinstance(duration, Duration):
        return Timing()
    if duration.until is not None and duration.of is not None:
        return Timing(until=_until(tx, duration.until, duration.of, this=duration.turn == "this"))
    if duration.concentration:
        longest = duration.max.in_rounds if duration.max is not None else None
        after = duration.after.in_rounds if duration.after is not None else 0
        return Timing(remaining=longest, concentration=Concentration(after=after))
    return Timing(remaining=duration.in_rounds)


def _until(tx: Tx, edge: str, of: str, *, this: bool) -> Until:
    combatant = tx.who(of)
    if not this:
        return Until(edge="start" if edge == "start" else "end", of=combatant.id)
    if tx.state.active != combatant.id:
        raise RefusedError("this_turn_not_theirs", who=combatant.name)
    if edge == "start":
        raise RefusedError("past_turn_edge")
    return Until(edge="end", of=combatant.id, armed_turn=combatant.turns_started)


def anchor_of(tx: Tx, anchor: str | None, source: str | None, targets: Iterable[str]) -> str | None:
    """Who a count is counted by: as given, else the source, the active one, the first target, nobody (rule 0)."""
    if anchor is not None:
        return tx.who(anchor).id
    return source or tx.state.active or next(iter(targets), None)


class Standing(Struct, frozen=True, kw_only=True):
    """What decides how targets stand to an effect."""

    effect: Effect
    sr_rolls: dict[str, int]
    saved: frozenset[str]
    #: Results of checks against spell resistance, by id: they stay with the effect (rule E2).
    checked: dict[str, bool] = {}


def stand(tx: Tx, given: Standing, who: Combatant) -> Target:
    """How one combatant stands to an effect that comes upon it: affected, resisted or saved."""
    effect = given.effect
    own = _own_conditions(tx, effect, who)
    if who.id in given.saved:
        return Target(state="saved", conditions=own)
    if who.id in effect.sr_checked:
        return Target(state="affected" if effect.sr_checked[who.id] else "resisted", conditions=own)
    value = resistance(tx.state, who.id)
    useless = useless_against(effect.kind, own=effect.source == who.id) is not None
    if not effect.spell_resistance or useless or value is None:
        return Target(conditions=own)
    lowered = who.sr_lowered_to is not None
    if value <= 0:
        return Target(conditions=own, sr_pending=lowered)
    attempt = Attempt(by=effect.source, caster_level=effect.caster_level or 0, name=effect.name)
    success = gets_through(tx, attempt, who, face=given.sr_rolls.get(who.name))
    if not (lowered and success):
        given.checked[who.id] = success
    return Target(state="affected" if success else "resisted", conditions=own, sr_pending=lowered and success)


def _own_conditions(tx: Tx, effect: Effect, who: Combatant) -> tuple[ConditionName, ...] | None:
    """Fear upon fear and fatigue upon fatigue go deeper (rule G7); None: just what the effect gives."""
    there = [
        name
        for other in tx.state.effects_on.get(who.id, ())
        if works_on(who, other) and other.id != effect.id
        for name in other.conditions_on(who.id)
        if name in FEAR or name in TIREDNESS
    ]
    if not there:
        return None
    deeper = tuple(deepened(name, there) for name in effect.conditions)
    return None if deeper == effect.conditions else deeper


def tell_resisted(tx: Tx, effect: Effect) -> None:
    """Say whose spell resistance an effect did not get through (rule E1)."""
    for who, target in effect.targets.items():
        if target.state == "resisted":
            tx.emit(events.EffectResisted(effect=effect.id, name=effect.name, target=who))


def tell_deepened(tx: Tx, effect: Effect, who: str) -> None:
    """Say where fear or tiredness went deeper than what the effect gives (rule G7)."""
    if effect.affects(who):
        for name, new in zip(effect.conditions, effect.conditions_on(who), strict=True):
            if name != new:
                tx.emit(events.FearDeepened(who=who, condition=name, new=new))


def admitted(tx: Tx, effect: Effect, targets: list[Combatant]) -> list[Combatant]:
    """Those targets that are not immune or protected; the others are reported (rule B14).

    Raises:
        RefusedError: nobody is left, though there were targets (unless forced).
    """
    if tx.force:
        return targets
    kept: list[Combatant] = []
    refusals: list[RefusedError] = []
    for combatant in targets:
        refusal = _kept_off(tx, effect, combatant)
        if refusal is None:
            kept.append(combatant)
        else:
            refusals.append(refusal)
            reason = str(refusal.reason.values.get("reason") or refusal.reason.values.get("effect", ""))
            tx.emit(events.TargetImmune(who=combatant.id, to=effect.name, reason=reason))
    if targets and not kept:
        raise refusals[0]
    return kept


def _gaze_fails(tx: Tx, effect: Effect, combatant: Combatant) -> RefusedError | None:
    """No gaze of those blinded or invisible, none upon those blinded (rules I4, I6)."""
    if "blinded" in condition_names(tx.state, combatant.id):
        return RefusedError("immune", who=combatant.name, reason="blinded")
    if effect.source is not None:
        for condition in ("blinded", "invisible"):
            if condition in condition_names(tx.state, effect.source):
                return RefusedError("cannot_gaze", who=tx.get(effect.source).name, condition=condition)
    return None


def _kept_off(tx: Tx, effect: Effect, combatant: Combatant) -> RefusedError | None:
    if "gaze" in effect.descriptors:
        refusal = _gaze_fails(tx, effect, combatant)
        if refusal is not None:
            return refusal
    for descriptor in effect.descriptors:
        reason = immunity(combatant.creature, _IMMUNITY_TAGS.get(descriptor, descriptor))
        if reason is not None:
            return RefusedError("immune", who=combatant.name, reason=reason)
        for other in tx.state.effects_on.get(combatant.id, ()):
            if descriptor in other.protects_from and works_on(combatant, other):
                return RefusedError("protected", who=combatant.name, effect=other.name)
    if effect.conditions and not effect.modifiers:
        refusals = [_spared(tx, effect, combatant, name) for name in effect.conditions]
        if all(refusals):
            return refusals[0]
    return None


def _spared(tx: Tx, effect: Effect, combatant: Combatant, name: ConditionName) -> RefusedError | None:
    """Immune to a condition, or under something that protects from magic that gives it (freedom of movement)."""
    reason = _immune_to_condition(combatant, name)
    if reason is not None:
        return RefusedError("immune", who=combatant.name, reason=reason)
    if not KINDS[effect.kind].suppressible:
        return None
    wanted = {plain(name), *condition_tags(name)}
    for other in tx.state.effects_on.get(combatant.id, ()):
        if wanted & {plain(word) for word in other.protects_from} and works_on(combatant, other):
            return RefusedError("protected", who=combatant.name, effect=other.name)
    return None


def _immune_to_condition(combatant: Combatant, name: ConditionName) -> str | None:
    found = (immunity(combatant.creature, tag) for tag in condition_tags(name))
    return next((reason for reason in found if reason is not None), None)


def resolve(tx: Tx, effect: Effect, targets: list[Combatant], **how: Any) -> Effect:
    """Find out how its targets stand to an effect, without putting it into force."""
    given = Standing(
        effect=effect,
        sr_rolls=how.get("sr_rolls", {}),
        saved=frozenset(how.get("saved", ())),
        checked={},
    )
    stands = {who.id: stand(tx, given, who) for who in admitted(tx, effect, targets)}
    return replace(effect, targets=stands, sr_checked=given.checked)


def lay(tx: Tx, effect: Effect, targets: list[Combatant], **how: Any) -> Effect:
    """Put an effect into force on its targets and say so; ``why``: what it came of where nobody ordered it."""
    tx.refuse_mixed_up(effect)
    laid = tx.put_effect(resolve(tx, effect, targets, **how))
    tx.emit(
        events.EffectBegan(
            effect=laid.id,
            name=laid.name,
            targets=tuple(laid.targets),
            source=laid.source,
            condition=laid.condition,
            why=how.get("why", ""),
        ),
    )
    tell_resisted(tx, laid)
    meet_opposites(tx, laid)
    for who in laid.targets:
        tell_deepened(tx, laid, who)
    if laid.remaining == 0:
        end_effect(tx, laid, "expired")
    return laid
