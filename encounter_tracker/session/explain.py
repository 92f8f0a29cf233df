"""A figure and its parts in plain English lines, for scripts and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter.derive import derived
from encounter_tracker.rules.stacking import Figure, Part

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter

_NAMES = {
    "block": "stat block",
    "ability_dex": "Dexterity below the bonus",
    "ability_fixed": "{ability} modifier fixed at -5",
    "ability_damage": "{ability} damage {amount}",
    "ability_drain": "{ability} drain {amount}",
    "ability_penalty": "{ability} penalty {amount}",
    "ability_bonus": "{ability} bonus {amount}",
    "no_dex": "Dexterity bonus lost",
    "negative_levels": "negative levels: {amount}",
    "modifier": "{name}",
    "condition": "{name}",
    "halved": "halved",
    "lowered": "lowered at will",
    "hp_ability": "{ability} modifier changed by {amount}, for each Hit Die",
    "hp_levels": "negative levels: {amount}, 5 for each",
    "hp_floor": "a penalty never brings hit points below 1",
    "wounds": "wounds",
    "override": "overruled by the game master",
}
_REASONS = {
    "same_type": "same type as {other}: only the higher counts",
    "same_source": "same source as {other}: counts once",
    "in_block": "the stat block has {amount} of this type",
    "no_dex": "lost together with the Dexterity bonus",
}


class UnknownFigureError(Exception):
    """There is no such combatant or figure."""


def explain(state: Encounter, path: str) -> list[str]:
    """The lines for ``NAME.FIGURE``: the parts in order, then the total.

    Raises:
        UnknownFigureError: no combatant of that name, or no such figure.
    """
    name, _, figure_name = path.rpartition(".")
    who = state.by_name.get(name)
    if who is None:
        message = f"there is no combatant named {name!r}"
        raise UnknownFigureError(message)
    now = derived(state, who)
    figure = now.figures.get(figure_name)
    view = now.abilities.get(figure_name)
    if view is not None:
        start = Part(what="block", value=view.base_modifier)
        figure = Figure(value=view.modifier, base=view.base_modifier, parts=(start, *view.parts))
    if figure is None and figure_name in now.figure_input.creature.skills:
        figure = now.skill(figure_name)
    if figure is None:
        known = ", ".join((*now.figures, *now.abilities, *now.figure_input.creature.skills))
        message = f"there is no figure {figure_name!r}; there are: {known}"
        raise UnknownFigureError(message)
    return [*(_line(part) for part in figure.parts), f"= {_total(figure)} {figure_name}"]


def _total(figure: Figure) -> str:
    return "none" if figure.value is None else str(figure.value)


def _line(part: Part) -> str:
    values = {
        "name": part.name,
        "ability": part.ability.capitalize(),
        "amount": part.amount,
        "other": part.other or "the stat block's",
    }
    text = _NAMES[part.what].format(**values)
    if part.type:
        text += f" ({part.type})"
    value = str(part.value) if part.what == "block" else f"{part.value:+d}"
    if not part.counts:
        value = f"({value})"
    reason = f" - {_REASONS[part.reason].format(**values)}" if part.reason else ""
    return f"{value} {text}{reason}"
