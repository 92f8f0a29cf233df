"""What works on whom: suppressed by hand, resisted, or held down by antimagic (rules F1, H4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from encounter_tracker.rules.kinds import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.state import Combatant, Effect, Encounter
    from encounter_tracker.encounter.tx import Tx
    from encounter_tracker.rules.vocabulary import EffectKind


#: What keeps magic off those inside such an area, as it is told (rule H4).
ANTIMAGIC: Final = "antimagic area"
#: The descriptor of what makes such an area: those it affects stand in it, and it does not hold itself down.
ANTIMAGIC_DESCRIPTOR: Final = "antimagic"


def works_on(combatant: Combatant, effect: Effect) -> bool:
    """Whether an effect works on this combatant now: not resisted, saved against, suppressed or held by antimagic."""
    return effect.affects(combatant.id) and not held_by_antimagic(combatant, effect)


def held_by_antimagic(combatant: Combatant, effect: Effect) -> bool:
    """Whether antimagic keeps an effect from working on this combatant (rule H4)."""
    held = combatant.antimagic and KINDS[effect.kind].suppressible
    return held and ANTIMAGIC_DESCRIPTOR not in effect.descriptors


def magic_held(*combatants: Combatant | None) -> bool:
    """Whether one of those between whom something passes stands where magic is held down (rule H4)."""
    return any(combatant is not None and combatant.antimagic for combatant in combatants)


def working(state: Encounter, who: str) -> list[Effect]:
    """The effects that work on a combatant (by id) now, oldest first."""
    combatant = state.combatants[who]
    return [effect for effect in state.effects_on.get(who, ()) if works_on(combatant, effect)]


def usable_temp_hp(combatant: Combatant, effects: Iterable[Effect]) -> dict[str, int]:
    """The temporary hit points that are there now: those of an effect that is held down are not (rules C1, H4)."""
    if not combatant.temp_hp:
        return combatant.temp_hp
    works = {True: set[str](), False: set[str]()}
    for effect in effects:
        works[works_on(combatant, effect)].add(effect.name)
    held = works[False] - works[True]
    return {source: points for source, points in combatant.temp_hp.items() if source not in held}


def must_have_magic(tx: Tx, who: str | None, kind: EffectKind = "spell") -> None:
    """Whoever stands in antimagic has no magic of its own there (rule H4); ``kind``: what it wants to use.

    What it laid on those outside before goes on: magic works where they stand (SA: it does not work *where* it is held
    down).
    """
    if who is not None and KINDS[kind].suppressible and tx.get(who).antimagic:
        tx.refuse("in_antimagic", who=tx.get(who).name)
