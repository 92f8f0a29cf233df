"""What a dispelling ends: by degree of success or by caster level, spell resistance aside (rules F9, E5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from encounter_tracker.encounter import events
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.ending import end_effect, end_for
from encounter_tracker.encounter.refusal import Reason
from encounter_tracker.encounter.resisting import Attempt, gets_through, resistance
from encounter_tracker.rules.dispelling import caster_level_dc, counteracts, degree_of
from encounter_tracker.rules.kinds import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from encounter_tracker.encounter.state import Combatant, Effect
    from encounter_tracker.encounter.tx import Tx


class Check(Struct, frozen=True, kw_only=True):
    """A check that has been made: by whom (id), the level of the dispelling spell, the sum and the face."""

    by: str
    level: int
    total: int
    face: int | None = None


def obstacle(tx: Tx, effect: Effect) -> Reason | None:
    """Why an effect cannot be dispelled at all: no spell or spell-like ability, or nothing to check against."""
    if not KINDS[effect.kind].dispellable:
        return Reason("not_dispellable", {"effect": effect.name})
    if tx.state.options.dispel == "counteract":
        return Reason("no_dc", {"effect": effect.name}) if effect.dc is None else None
    return Reason("no_caster_level", {"effect": effect.name}) if effect.caster_level is None else None


_LEFT_OUT = {"not_dispellable": "not_magical"}


def open_to(tx: Tx, chosen: Iterable[Effect], by: str) -> list[Effect]:
    """Those that can be dispelled; the others are left out and reported (rule F9).

    Raises:
        RefusedError: nothing is left (unless forced).
    """
    found = [(effect, obstacle(tx, effect)) for effect in chosen]
    if tx.force:
        return [effect for effect, _ in found]
    kept = [effect for effect, reason in found if reason is None]
    for effect, reason in found:
        if reason is not None:
            if not kept:
                tx.refuse(reason.code, **reason.values)
            _withstood(tx, effect, _LEFT_OUT.get(reason.code, reason.code), by)
    return kept


def shielded(tx: Tx, effects: Iterable[Effect], by: Combatant, sr_rolls: Mapping[str, int]) -> set[str]:
    """Those (by id) whose spell resistance keeps the dispelling off what is upon them, one check each (rule E5)."""
    level = derived(tx.state, by.id).figures["caster_level"].total
    owners = {who: None for effect in effects for who in _bearers(effect) if who != by.id}
    found: set[str] = set()
    for who in owners:
        if (resistance(tx.state, who) or 0) > 0:
            owner = tx.get(who)
            attempt = Attempt(by=by.id, caster_level=level, name="dispel")
            if not gets_through(tx, attempt, owner, face=sr_rolls.get(owner.name)):
                found.add(who)
    return found


def _bearers(effect: Effect) -> list[str]:
    """Those upon whom it lies."""
    return [who for who, target in effect.targets.items() if target.state in {"affected", "suppressed"}]


def out_of_reach(effect: Effect, shields: set[str]) -> bool:
    """Whether all who bear it are shielded."""
    bearers = _bearers(effect)
    return bool(bearers) and shields.issuperset(bearers)


def dispel_by_degree(tx: Tx, effects: Iterable[Effect], check: Check, shields: set[str]) -> None:
    """Each effect for itself: how well the check does against its DC, and up to what level that reaches (rule F9)."""
    for effect in effects:
        # a game master who forces it has no DC in mind: the check then counts as made
        degree = degree_of(check.total, check.total if effect.dc is None else effect.dc, check.face)
        if counteracts(degree, dispelling_level=check.level, level=effect.level):
            _end(tx, effect, check.by, shields)
        else:
            _withstood(tx, effect, degree, check.by)


def dispel_by_caster_level(tx: Tx, effects: Iterable[Effect], check: Check, shields: set[str]) -> None:
    """One check ends one spell: the first that it beats, the highest caster level first (rule 0, CORE)."""
    done = False
    for effect in sorted(effects, key=lambda one: one.caster_level or 0, reverse=True):
        if done:
            _withstood(tx, effect, "one_only", check.by)
        elif check.total >= caster_level_dc(effect.caster_level or 0):
            _end(tx, effect, check.by, shields)
            done = True
        else:
            _withstood(tx, effect, "caster_level", check.by)


def _end(tx: Tx, effect: Effect, by: str, shields: set[str]) -> None:
    """It ends, save for those whom their spell resistance shields: those alone keep it."""
    held = [who for who in effect.targets if who in shields]
    if not held:
        end_effect(tx, effect, "dispelled", by=by)
        return
    for who in effect.targets:
        if who not in shields:
            end_for(tx, tx.state.effects[effect.id], who, "dispelled", by=by)
    for who in held:
        _withstood(tx, effect, "spell_resistance", by, target=who)


def _withstood(tx: Tx, effect: Effect, why: str, by: str, target: str = "") -> None:
    tx.emit(events.EffectWithstood(effect=effect.id, name=effect.name, why=why, by=by, target=target))


def report_shielded(tx: Tx, effects: Iterable[Effect], shields: set[str], by: str) -> list[Effect]:
    """Those effects that can be reached at all; the others withstand by spell resistance."""
    reached: list[Effect] = []
    for effect in effects:
        if out_of_reach(effect, shields):
            _withstood(tx, effect, "spell_resistance", by)
        else:
            reached.append(effect)
    return reached
