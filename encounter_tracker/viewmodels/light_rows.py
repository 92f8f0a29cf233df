"""Light and darkness as frozen rows: what is all around, what shines or darkens, who stands in which light (I1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.light import light_of
from encounter_tracker.encounter.suppression import works_on
from encounter_tracker.rules.kinds import KINDS
from encounter_tracker.viewmodels.rows import Side
from encounter_tracker.viewmodels.sight_rows import SIDES, in_sight
from encounter_tracker.viewmodels.texts.language import fill, listed
from encounter_tracker.viewmodels.texts.names import effect_name, light_name
from encounter_tracker.viewmodels.texts.sight import LIGHT_ICONS

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect, Encounter, Environment

tr = QCoreApplication.translate

_MOST_NAMED: Final = 4


class LightRow(Struct, frozen=True, kw_only=True):
    """One light or darkness effect.

    Attributes:
        id: the effect.
        icon: a sun or a moon.
        name: what it is called.
        detail: how strong it is, on whom, and where it does not work.
        can_put_out: it is nonmagical, and can be blown out.
        move: the selected can be brought "in", or taken "out"; "" where they are all who stand in it, or nobody is.
        accessible: the row as a sentence.
    """

    id: str
    icon: str
    name: str
    detail: str = ""
    can_put_out: bool = False
    move: Literal["in", "out", ""] = ""
    accessible: str = ""


class PlaceRow(Struct, frozen=True, kw_only=True):
    """Everyone who stands in one degree of light.

    ``people``: names with their sides; ``blinded``: those of them whom the dark blinds.
    """

    light: str
    icon: str
    word: str
    people: tuple[tuple[str, Side], ...] = ()
    blinded: str = ""


class LightView(Struct, frozen=True, kw_only=True):
    """All that the light popover shows."""

    light: str = "normal"
    magical: bool = False
    level: int = 0
    meaning: str = ""
    rows: tuple[LightRow, ...] = ()
    places: tuple[PlaceRow, ...] = ()
    chosen: str = ""
    anyone_chosen: bool = False
    out: int = 0


def light_view(state: Encounter, chosen: tuple[str, ...]) -> LightView:
    """The view; ``chosen``: ids of those whom a new light is for."""
    around = state.environment
    rows = tuple(_row(state, effect, chosen) for effect in light_effects(state))
    names = [state.combatants[who].name for who in chosen]
    return LightView(
        light=around.light,
        magical=around.magical,
        level=around.level,
        meaning=meaning(around),
        rows=rows,
        places=places(state),
        chosen=listed(names, 3) if names else tr("Lights", "nobody selected"),
        anyone_chosen=bool(names),
        out=sum(row.can_put_out for row in rows),
    )


def light_effects(state: Encounter) -> tuple[Effect, ...]:
    """The effects in force that shine or darken."""
    return tuple(e for e in state.effects.values() if e.light is not None or e.darkness is not None)


def can_put_out(effect: Effect) -> bool:
    """Whether it is a light that can be blown out: no magic (rule I1)."""
    return effect.light is not None and not KINDS[effect.kind].suppressible


def meaning(around: Environment) -> str:
    """What the light all around means for other lights and darknesses."""
    if around.light == "dark" and around.magical:
        return fill(tr("Lights", "Only magical light of level {0} and more shines in it."), around.level + 1)
    if around.light == "dark":
        return tr("Lights", "Any light shines in it: a torch makes it normal where it stands.")
    if around.magical:
        return fill(tr("Lights", "It shines in magical darkness below level {0} too."), around.level)
    return tr("Lights", "Darkness spells make it dark where they lie.")


# ---- effects --------------------------------------------------------------------------------------------------------


def _row(state: Encounter, effect: Effect, chosen: tuple[str, ...]) -> LightRow:
    name, detail = effect_name(effect), _detail(state, effect)
    return LightRow(
        id=effect.id,
        icon="sun" if effect.light is not None else "moon",
        name=name,
        detail=detail,
        can_put_out=can_put_out(effect),
        move=_move(effect, chosen),
        accessible=f"{name}, {detail}",
    )


def _move(effect: Effect, chosen: tuple[str, ...]) -> Literal["in", "out", ""]:
    if any(who not in effect.targets for who in chosen):
        return "in"
    return "out" if chosen and set(effect.targets) != set(chosen) else ""


def _detail(state: Encounter, effect: Effect) -> str:
    names = [state.combatants[who].name for who in effect.targets if not state.combatants[who].removed]
    where = listed(names, _MOST_NAMED) if names else tr("Lights", "on nobody")
    return " · ".join(text for text in (power_text(effect), where, _failing(state, effect)) if text)


def power_text(effect: Effect) -> str:
    """How strong it is: "level 3", or nonmagical."""
    level = max(effect.light or 0, effect.darkness or 0)
    text = fill(tr("Lights", "level {0}"), level) if level else tr("Lights", "nonmagical")
    return fill(tr("Lights", "{0}, not even darkvision helps"), text) if effect.blocks_darkvision else text


def _failing(state: Encounter, effect: Effect) -> str:
    """Where it does not work: outdone by what opposes it, or held down."""
    living = {combatant.id for combatant in in_sight(state)}
    held, outdone = [], []
    for who in effect.targets:
        combatant = state.combatants[who]
        if who not in living:
            continue
        if not works_on(combatant, effect):
            held.append(combatant.name)
        elif light_of(state, who).dark != (effect.darkness is not None):
            outdone.append(combatant.name)
    said = []
    if outdone:
        said.append(fill(tr("Lights", "outdone at {0}"), listed(outdone, 2)))
    if held:
        said.append(fill(tr("Lights", "held down at {0}"), listed(held, 2)))
    return " · ".join(said)


# ---- places ---------------------------------------------------------------------------------------------------------


def places(state: Encounter) -> tuple[PlaceRow, ...]:
    """Who stands in which light, brightest first; lights in which nobody stands are left out."""
    found: dict[str, list[tuple[str, Side]]] = {light: [] for light in LIGHT_ICONS}
    blinded = []
    for combatant in in_sight(state):
        found[light_of(state, combatant.id).level].append((combatant.name, SIDES[combatant.side]))
        now = derived(state, combatant.id)
        if "blinded" in now.conditions and not now.condition_effects.get("blinded"):
            blinded.append(combatant.name)
    return tuple(
        PlaceRow(
            light=light,
            icon=LIGHT_ICONS[light],
            word=light_name(light),
            people=tuple(people),
            blinded=fill(tr("Lights", "blinded: {0}"), listed(blinded, 6)) if light == "dark" and blinded else "",
        )
        for light, people in found.items()
        if people
    )
