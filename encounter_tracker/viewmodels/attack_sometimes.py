"""Bonuses of effects in force that hold in some cases only, offered when an attack is made: a smite, for one foe."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from encounter_tracker.encounter.suppression import working
from encounter_tracker.session.filling import casting_of
from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.texts.language import fill, language, tr
from encounter_tracker.viewmodels.texts.names import effect_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.state import Effect, Encounter

_KEY: Final = "effect:"
_ATTACK: Final = frozenset({"attack", "melee", "ranged"})


class Sometimes(Struct, frozen=True, kw_only=True):
    """What an effect gives in some case: to the attack roll, to the damage, to the armour class it meets.

    ``name``: of the effect, as the command tells it; ``words``: as it is offered; ``when``: the case.
    """

    key: str
    name: str
    words: str
    when: str
    attack: int = 0
    damage: int = 0
    ac: int = 0


def offered(state: Encounter, attacker: str, target: str, *, ranged: bool) -> tuple[Sometimes, ...]:
    """What can be ticked for an attack: of the attacker's effects and of those of its target (by ids)."""
    found: list[Sometimes] = []
    own = _ATTACK - ({"melee"} if ranged else {"ranged"})
    if attacker in state.combatants:
        found += [one for effect in working(state, attacker) if (one := _given(state, effect, (*own, "damage")))]
    if target in state.combatants:
        found += [one for effect in working(state, target) if (one := _given(state, effect, ("ac",)))]
    return tuple(found)


def ticked(state: Encounter, attacker: str, target: str, keys: Iterable[str], *, ranged: bool) -> tuple[Sometimes, ...]:
    """Those of them that were ticked."""
    chosen = set(keys)
    return tuple(one for one in offered(state, attacker, target, ranged=ranged) if one.key in chosen)


def without(keys: Iterable[str]) -> tuple[str, ...]:
    """The circumstances that hold whoever is attacked: what is meant for one foe is ticked again for another."""
    return tuple(key for key in keys if not key.startswith(_KEY))


def _given(state: Encounter, effect: Effect, keys: tuple[str, ...]) -> Sometimes | None:
    """The modifiers of its catalogue entry that are no part of the effect, as they hold only sometimes."""
    entry = catalogue.effect(effect.catalogue) if effect.catalogue else None
    rules = [rule for rule in entry.modifiers if rule.when is not None and rule.on in keys] if entry is not None else []
    if entry is None or not rules:
        return None
    source = effect.source if effect.source is not None else next(iter(effect.targets), "")
    casting = casting_of(state, source, entry)
    sums = {"attack": 0, "damage": 0, "ac": 0}
    for rule in rules:
        sums["attack" if rule.on in _ATTACK else rule.on] += int(rule.resolve(casting)["value"])
    when = next(rule.when.say(language()) for rule in rules if rule.when is not None)
    return Sometimes(
        key=f"{_KEY}{effect.id}:{'ac' if 'ac' in keys else 'attack'}",
        name=effect.name,
        words=_words(effect_name(effect), sums),
        when=when,
        **sums,
    )


def _words(name: str, sums: dict[str, int]) -> str:
    said = []
    if sums["attack"]:
        said.append(fill(tr("Attack", "{0} attack"), signed(sums["attack"])))
    if sums["damage"]:
        said.append(fill(tr("Attack", "{0} damage"), signed(sums["damage"])))
    if sums["ac"]:
        said.append(fill(tr("Attack", "AC {0}"), signed(sums["ac"])))
    return " ".join((name, ", ".join(said)))
