"""The light at each combatant, and who is blinded by darkness (rules I1, I4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from encounter_tracker.encounter.senses import deafened, senses_now
from encounter_tracker.encounter.suppression import working
from encounter_tracker.rules.light import Ambient, Darkness, Light, Power, light_here
from encounter_tracker.rules.sight import eyes_serve_in_the_dark

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.vocabulary import LightLevel

#: Where the lighting is kept on a state; ``Tx`` hands it on while nothing that makes it changes.
_KEPT: Final = "lighting"


class Lighting(Struct, frozen=True):
    """The light at the place of everyone present, by id, and whether anybody stands in light."""

    places: dict[str, Light]
    any_lit: bool


def lighting(state: Encounter) -> Lighting:
    """The light at everybody's place; reckoned once for a state."""
    found: Lighting | None = state.__dict__.get(_KEPT)
    if found is None:
        places = {combatant.id: _light(state, combatant.id) for combatant in state.present}
        found = Lighting(places, any(not light.dark for light in places.values()))
        state.__dict__[_KEPT] = found
    return found


def light_at(state: Encounter, who: str) -> LightLevel:
    """The light where this combatant stands: ambient light, and the light and darkness effects that cover it."""
    return light_of(state, who).level


def light_of(state: Encounter, who: str) -> Light:
    """The light where this combatant stands, and whether darkvision helps there."""
    found = lighting(state).places.get(who)
    return _light(state, who) if found is None else found


def _light(state: Encounter, who: str) -> Light:
    around = state.environment
    free_of_magic = state.combatants[who].antimagic
    ambient = Ambient(
        light=around.light,
        power=Power(around.magical and not free_of_magic, around.level if around.magical else 0),
    )
    shining: list[Power] = []
    darkness: list[Darkness] = []
    for effect in working(state, who):
        if effect.light is not None:
            shining.append(Power.of(effect.light))
        if effect.darkness is not None:
            darkness.append(
                Darkness(power=Power.of(effect.darkness), blocks_darkvision=effect.blocks_darkvision),
            )
    return light_here(ambient, shining, darkness)


def may_blind(state: Encounter) -> bool:
    """Whether it can be dark anywhere."""
    return state.environment.light == "dark" or state.has_darkness


def blinded_by_darkness(state: Encounter, who: str) -> bool:
    """Its own place is dark, nobody else stands in light, and no sense of its serves (rule I4)."""
    if not may_blind(state):
        return False
    here = light_of(state, who)
    if not here.dark or lighting(state).any_lit:
        return False
    return not eyes_serve_in_the_dark(senses_now(state, who), here, deafened=deafened(state, who))
