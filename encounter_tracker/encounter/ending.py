"""How effects end, whatever the reason (rules F1 to F7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from encounter_tracker.encounter import due
from encounter_tracker.encounter.events import EffectEnded, TempHpLost
from encounter_tracker.encounter.skill_points import int_score, lasting_bonus, tell_skill_points

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect
    from encounter_tracker.encounter.tx import Tx


def end_effect(tx: Tx, effect: Effect, why: str, *, by: str | None = None) -> None:
    """End an effect for all its targets; temporary hit points it gave go with it."""
    before = {who: int_score(tx, who) for who in effect.targets} if lasting_bonus(effect) else {}
    tx.drop_effect(effect.id)
    tx.emit(
        EffectEnded(
            effect=effect.id,
            name=effect.name,
            why=why,
            targets=tuple(effect.targets),
            by=by,
            condition=effect.condition,
        ),
    )
    for who in effect.targets:
        _settle_with(tx, effect, who)
    for who, score in before.items():
        tell_skill_points(tx, who, score)


def end_for(tx: Tx, effect: Effect, who: str, why: str, *, by: str | None = None, stays: bool = False) -> None:
    """End an effect for one target; with its last target it ends as a whole, unless it ``stays``."""
    if set(effect.targets) == {who} and not stays:
        end_effect(tx, effect, why, by=by)
        return
    before = int_score(tx, who) if lasting_bonus(effect) else None
    targets = {key: target for key, target in effect.targets.items() if key != who}
    tx.put_effect(replace(effect, targets=targets))
    tx.emit(
        EffectEnded(effect=effect.id, name=effect.name, why=why, target=who, by=by, condition=effect.condition),
    )
    _settle_with(tx, effect, who)
    if lasting_bonus(effect):
        tell_skill_points(tx, who, before)


def _settle_with(tx: Tx, effect: Effect, who: str) -> None:
    """Nothing is asked about an effect that is over, and the temporary hit points it gave are gone."""
    due.clear(tx, who, ref=effect.id)
    _take_temp_hp(tx, effect, who)


def _take_temp_hp(tx: Tx, effect: Effect, who: str) -> None:
    combatant = tx.get(who)
    others = {e.name for e in tx.state.effects_on.get(who, ())}
    if effect.name in combatant.temp_hp and effect.name not in others:
        tx.change(who, temp_hp={k: v for k, v in combatant.temp_hp.items() if k != effect.name})
        tx.emit(TempHpLost(who=who, amount=combatant.temp_hp[effect.name], name=effect.name))
