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


#: Those whom a dispelling does not reach, by id, and why: spell_resistance or antimagic.
Shields = dict[str, str]


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
    bearers = _bearers(effect)
    if bearers and all(tx.get(who).antimagic for who in bearers):
        return Reason("magic_held_down", {"effect": effect.name})
    if tx.state.options.dispel == "counteract":
        return Reason("no_dc", {"effect": effect.name}) if effect.dc is None else None
    return Reason("no_caster_level", {"effect": effect.name}) if effect.caster_level is None else None


_LEFT_OUT = {"not_dispellable": "not_magical", "magic_held_down": "antimagic"}


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


def shielded(tx: Tx, effects: Iterable[Effect], by: Combatant, sr_rolls: Mapping[str, int]) -> Shields:
    """Those (by id) upon whom the dispelling reaches nothing, and why (rules E5, H4).

    Spell resistance keeps it off what is upon its owner, by one check each; no magic comes into an antimagic area.
    """
    level = derived(tx.state, by.id).figures["caster_level"].total
    owners = {who: None for effect in effects for who in _bearers(effect) if who != by.id}
    found: Shields = {}
    for who in owners:
        owner = tx.get(who)
        if owner.antimagic:
            if not tx.force:
                found[who] = "antimagic"
        elif (resistance(tx.state, who) or 0) > 0:
            attempt = Attempt(by=by.id, caster_level=level, name="dispel")
            if not gets_through(tx, attempt, owner, face=sr_rolls.get(owner.name)):
                found[who] = "spell_resistance"
    return found


def _bearers(effect: Effect) -> list[str]:
    """Those upon whom it lies."""
    return [who for who, target in effect.targets.items() if target.state in {"affected", "suppressed"}]


def out_of_reach(effect: Effect, shields: Shields) -> bool:
    """Whether all who bear it are shielded."""
    bearers = _bearers(effect)
    return bool(bearers) and shields.keys() >= set(bearers)


def dispel_by_degree(tx: Tx, effects: Iterable[Effect], check: Check, shields: Shields) -> None:
    """Each effect for itself: how well the check does against its DC, and up to what level that reaches (rule F9)."""
    for effect in effects:
        # a game master who forces it has no DC in mind: the check then counts as made
        degree = degree_of(check.total, check.total if effect.dc is None else effect.dc, check.face)
        if counteracts(degree, dispelling_level=check.level, level=effect.level):
            _end(tx, effect, check.by, shields)
        else:
            _withstood(tx, effect, degree, check.by)


def dispel_by_caster_level(tx: Tx, effects: Iterable[Effect], check: Check, shields: Shields) -> None:
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


def _end(tx: Tx, effect: Effect, by: str, shields: Shields) -> None:
    """It ends, save for those who are shielded: those alone keep it."""
    held = [who for who in effect.targets if who in shields]
    if not held:
        end_effect(tx, effect, "dispelled", by=by)
        return
    for who in effect.targets:
        if who not in shields:
            end_for(tx, tx.state.effects[effect.id], who, "dispelled", by=by)
    for who in held:
        _withstood(tx, effect, shields[who], by, target=who)


def _withstood(tx: Tx, effect: Effect, why: str, by: str, target: str = "") -> None:
    tx.emit(events.EffectWithstood(effect=effect.id, name=effect.name, why=why, by=by, target=target))


def report_shielded(tx: Tx, effects: Iterable[Effect], shields: Shields, by: str) -> list[Effect]:
    """Those effects that can be reached at all; the others withstand."""
    reached: list[Effect] = []
    for effect in effects:
        if out_of_reach(effect, shields):
            _withstood(tx, effect, shields[_bearers(effect)[0]], by)
        else:
            reached.append(effect)
    return reached
