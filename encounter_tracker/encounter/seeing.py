"""Who sees whom in an encounter, how far apart they are, and who has found whom (rules I1 to I5).

Reckoned only when asked for: nothing here is kept with the state but distances and found places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.light import light_of
from encounter_tracker.encounter.senses import concealment, ethereal, outlined, senses_now
from encounter_tracker.encounter.suppression import working
from encounter_tracker.rules.sight import UNSEEN, Observer, Seen, Sight, sight

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter

#: States in which nobody perceives anything.
_SENSELESS: Final = frozenset({"dead", "dying", "stable", "unconscious"})


def distance_key(one: str, other: str) -> str:
    """The key of a pair in ``Encounter.distances``: the same both ways."""
    return "|".join(sorted((one, other)))


def feet_between(state: Encounter, one: str, other: str) -> int | None:
    """How far apart two combatants (by id) are; None: never said, they count as within every range."""
    return state.distances.get(distance_key(one, other))


def observer(state: Encounter, who: str) -> Observer:
    """What a combatant has to see with now.

    Blinded by darkness does not count here: for a pair the light at the other's place does (rule I4).
    """
    now = derived(state, who)
    return Observer(
        senses=senses_now(state, who),
        awake=now.status not in _SENSELESS,
        blinded=bool(now.condition_effects.get("blinded")),
        deafened="deafened" in now.conditions,
        ethereal=ethereal(state.combatants[who], working(state, who)),
    )


def seen(state: Encounter, who: str) -> Seen:
    """What there is to see of a combatant now."""
    combatant, effects = state.combatants[who], working(state, who)
    conditions = derived(state, who).conditions
    return Seen(
        light=light_of(state, who),
        invisible="invisible" in conditions,
        outlined=outlined(effects),
        incorporeal="incorporeal" in conditions,
        ethereal=ethereal(combatant, effects),
        aloft=combatant.flying or combatant.swimming,
        in_water=combatant.swimming,
        concealment=concealment(effects),
        unseen=UNSEEN if combatant.unseen_miss is None else combatant.unseen_miss,
    )


def sight_between(state: Encounter, who: str, whom: str, feet: int | None = None) -> Sight:
    """How one combatant sees another (both by id); ``feet``: how far apart, where it is not what was said before."""
    apart = feet_between(state, who, whom) if feet is None else feet
    return sight(observer(state, who), seen(state, whom), apart)


def sight_table(state: Encounter) -> dict[str, dict[str, Sight]]:
    """How everyone present sees everyone else (rule I3), by ids."""
    ids = [combatant.id for combatant in state.present]
    eyes = {who: observer(state, who) for who in ids}
    looks = {who: seen(state, who) for who in ids}
    return {
        who: {whom: sight(eyes[who], looks[whom], feet_between(state, who, whom)) for whom in ids if whom != who}
        for who in ids
    }


def loses_dex_to(state: Encounter, whom: str, view: Sight) -> bool:
    """Whether a combatant that has this view of an attacker has no Dexterity bonus against it (rules I3, I4).

    An unseen attacker denies it; uncanny dodge keeps it against the invisible (CORE).
    """
    if view.sees:
        return False
    hidden_only = view.why in {"invisible", "ethereal"}
    return not (hidden_only and state.combatants[whom].creature.has_feature("uncanny dodge"))


def place_known(state: Encounter, who: str, whom: str) -> str:
    """How well a combatant knows where another is that it does not see: "", direction, area or exact (rule I5)."""
    view = sight_between(state, who, whom)
    if view.sees or view.located_by:
        return "exact"
    return state.combatants[who].located.get(whom, "")
