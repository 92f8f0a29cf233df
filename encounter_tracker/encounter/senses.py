"""The senses of a combatant as they are now, and what effects make of its looks (rules I1 to I3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from encounter_tracker.encounter.suppression import working
from encounter_tracker.rules.creature import Senses
from encounter_tracker.rules.sight import CONCEALED, UNSEEN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.state import Combatant, Effect, Encounter

#: Keys of modifiers that lend a sense: a range in feet, or 1 for what has none.
RANGED: Final = ("darkvision", "blindsight", "blindsense", "tremorsense")
PLAIN: Final = ("low_light", "scent", "see_invisible", "true_seeing")
#: The key of a modifier that gives a miss chance to whoever looks at the bearer with eyes.
CONCEALMENT: Final = "concealment"
#: Spells known for what they do to sight, by their names in the catalogue and in the source's language.
_LENT: Final[dict[str, Senses]] = {
    "darkvision": Senses(darkvision=60),
    "see invisibility": Senses(see_invisible=True),
    "true seeing": Senses(true_seeing=True),
    "vision dans le noir": Senses(darkvision=60),
    "détection de l'invisibilité": Senses(see_invisible=True),
    "vision lucide": Senses(true_seeing=True),
}
_CONCEALING: Final[dict[str, int]] = {
    "blur": CONCEALED,
    "flou": CONCEALED,
    "displacement": UNSEEN,
    "déplacement": UNSEEN,
}
_SILENCING: Final = frozenset({"silence"})
_OUTLINING: Final = frozenset(
    {"faerie fire", "glitterdust", "flour", "outlined", "farine", "lueurs féeriques", "poussière scintillante"},
)


def senses_now(state: Encounter, who: str) -> Senses:
    """The senses of the stat block and those that effects lend; of one sense the farthest reach counts."""
    combatant = state.combatants[who]
    senses = _of_body(combatant)
    for effect in working(state, who):
        lent = _LENT.get(_name(effect))
        if lent is not None:
            senses = _best(senses, {name: getattr(lent, name) for name in (*RANGED, *PLAIN)})
        senses = _best(senses, {change.on: change.value for change in effect.modifiers})
    return senses


def _of_body(combatant: Combatant) -> Senses:
    creature = combatant.creature
    senses = creature.senses
    if not senses.by_sound and (creature.has_feature("echolocation") or creature.has_feature("sonar")):
        return replace(senses, by_sound=True)
    return senses


def _best(senses: Senses, lent: dict[str, int]) -> Senses:
    better: dict[str, int | bool] = {
        name: lent[name] for name in RANGED if lent.get(name, 0) > int(getattr(senses, name))
    }
    better |= {name: True for name in PLAIN if lent.get(name, 0) > 0 and not getattr(senses, name)}
    return replace(senses, **better) if better else senses


def deafened(state: Encounter, who: str) -> bool:
    """Whether an effect deafens it now."""
    return any("deafened" in effect.conditions_on(who) for effect in working(state, who))


def silenced(state: Encounter, who: str) -> bool:
    """Whether no sound comes from it or to it: it stands in a magical silence (rules G2, I5)."""
    return any(_name(effect) in _SILENCING or "silence" in effect.descriptors for effect in working(state, who))


def concealment(effects: Iterable[Effect]) -> int:
    """The miss chance that effects in force give to those who look with eyes; the highest counts."""
    found = [0]
    for effect in effects:
        found.append(_CONCEALING.get(_name(effect), 0))
        found += [change.value for change in effect.modifiers if change.on == CONCEALMENT]
    return max(found)


def outlined(effects: Iterable[Effect]) -> bool:
    """Whether something in force gives an invisible bearer away (rule I7: flour and the like)."""
    return any(_name(effect) in _OUTLINING or "outlined" in effect.descriptors for effect in effects)


def ethereal(combatant: Combatant, effects: Iterable[Effect]) -> bool:
    """Whether it is on the Ethereal Plane: by its subtype, or by an effect with that descriptor."""
    return combatant.creature.has_type("ethereal") or any("ethereal" in effect.descriptors for effect in effects)


def _name(effect: Effect) -> str:
    return effect.key.lower()
