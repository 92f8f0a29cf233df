"""Conditions that are cured: bleeding by a healer, fatigue by restoration (rules B8, G6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from encounter_tracker.encounter.derive import works_on
from encounter_tracker.encounter.ending import end_for
from encounter_tracker.encounter.events import EffectBegan, EffectEnded
from encounter_tracker.rules.conditions import TIREDNESS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.state import Effect
    from encounter_tracker.encounter.tx import Tx
    from encounter_tracker.rules.vocabulary import ConditionName


def cure_conditions(tx: Tx, who: str, names: Iterable[ConditionName], why: str) -> bool:
    """Take conditions off someone, whatever they come from; what else an effect does stays. True if any was there."""
    gone = set(names)
    found = _with(tx, who, gone)
    for effect in found:
        _set_conditions(tx, effect, who, tuple(name for name in effect.conditions_on(who) if name not in gone), why)
    return bool(found)


def cure_afflictions(tx: Tx, who: str) -> None:
    """Whoever comes back to life is rid of poisons and diseases; curses stay (CORE)."""
    for effect in tx.state.effects_on.get(who, ()):
        if effect.affliction is not None and effect.affliction.kind != "curse":
            end_for(tx, effect, who, "cured")


def sleep_off(tx: Tx, who: str, *, full_day: bool) -> None:
    """A night makes the exhausted fatigued and the fatigued fit, a day in bed both fit; an illness keeps its own."""
    for _ in range(2 if full_day else 1):
        ease_fatigue(tx, who, "rest", afflictions=False)


def ease_fatigue(tx: Tx, who: str, why: str, *, afflictions: bool = True) -> bool:
    """Exhausted becomes fatigued, fatigued is over (rule B8). True if there was any.

    ``afflictions``: also what poisons, diseases and curses lay on.
    """
    found = [one for one in _with(tx, who, set(TIREDNESS)) if afflictions or one.affliction is None]
    left_fatigued = False
    for effect in found:
        names = effect.conditions_on(who)
        kept = [name for name in names if name not in TIREDNESS]
        # one step for the creature: of several sources only one may leave it fatigued
        if "exhausted" in names and not left_fatigued:
            left_fatigued = True
            kept.append("fatigued")
        _set_conditions(tx, effect, who, tuple(kept), why)
    return bool(found)


def _with(tx: Tx, who: str, names: set[ConditionName]) -> list[Effect]:
    combatant = tx.get(who)
    return [
        effect
        for effect in tx.state.effects_on.get(who, ())
        if works_on(combatant, effect) and names & set(effect.conditions_on(who))
    ]


def _set_conditions(tx: Tx, effect: Effect, who: str, names: tuple[ConditionName, ...], why: str) -> None:
    """Change what an effect lays on one target; where nothing is left of it, it ends there."""
    if not names and (effect.condition or not effect.modifiers):
        end_for(tx, effect, who, why)
        return
    before = effect.conditions_on(who)
    if effect.condition and len(effect.targets) == len(names) == 1:
        # an entry of its own goes by the name of what it is now
        tx.put_effect(
            replace(
                effect,
                name=names[0],
                conditions=names,
                targets={who: replace(effect.targets[who], conditions=None)},
            ),
        )
    else:
        tx.put_effect(replace(effect, targets={**effect.targets, who: replace(effect.targets[who], conditions=names)}))
    for name in before:
        if name not in names:
            tx.emit(EffectEnded(effect=effect.id, name=name, why=why, target=who, condition=True))
    for name in names:
        if name not in before:
            tx.emit(EffectBegan(effect=effect.id, name=name, targets=(who,), condition=True, why=why))
