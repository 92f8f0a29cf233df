"""The light at each combatant, and who is blinded by darkness (rules I1, I4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.vocabulary import LightLevel


def light_at(state: Encounter, who: str) -> LightLevel:
    """The light where this combatant stands: ambient light, and the light and darkness effects that cover it.

    Nonmagical light works in nonmagical darkness only; magical light in magical darkness if its level is higher.
    """
    ambient = state.environment
    light = darkness = -1
    if ambient.light == "dark":
        darkness = ambient.level if ambient.magical else 0
    for effect in state.effects_on.get(who, ()):
        if effect.targets[who].state != "affected" or state.combatants[who].antimagic:
            continue
        if effect.light is not None:
            light = max(light, effect.light)
        if effect.darkness is not None:
            darkness = max(darkness, effect.darkness)
    if darkness < 0:
        return "normal" if light >= 0 and ambient.light == "dim" else ambient.light
    overcome = light > darkness or (light == darkness == 0)
    return "normal" if overcome else "dark"


def blinded_by_darkness(state: Encounter, who: str) -> bool:
    """Its own place is dark, nobody else stands in light, and no sense of its serves (rule I4)."""
    if state.environment.light != "dark" and not state.has_darkness:
        return False
    senses = state.combatants[who].creature.senses
    if senses.darkvision or senses.blindsight or senses.blindsense or senses.tremorsense:
        return False
    if light_at(state, who) != "dark":
        return False
    return all(light_at(state, c.id) == "dark" for c in state.present if c.id != who)
