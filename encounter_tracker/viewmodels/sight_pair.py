"""How one sees another, in words: why, and what follows when they attack each other (rules I1 to I6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.light import light_of
from encounter_tracker.encounter.seeing import feet_between, loses_dex_to, place_known, sight_between
from encounter_tracker.encounter.senses import senses_now
from encounter_tracker.encounter.striking import armor_against, fights_blind
from encounter_tracker.encounter.suppression import working
from encounter_tracker.rules.stacking import counted
from encounter_tracker.viewmodels.rows import number
from encounter_tracker.viewmodels.sight_rows import SightCell, SightHead, sight_cell, sight_head
from encounter_tracker.viewmodels.texts.language import distance, distance_number, distance_unit, fill, listed
from encounter_tracker.viewmodels.texts.names import condition_name, effect_name, light_name, status_name
from encounter_tracker.viewmodels.texts.sight import light_place, percent, place_text, sense_word

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.sight import Sight

tr = QCoreApplication.translate

_LOCATING: Final = {"blindsense": "blindsense", "tremorsense": "tremorsense"}


class PairView(Struct, frozen=True, kw_only=True):
    """All that is said of one who looks at another.

    Attributes:
        viewer, target: the two.
        cell: the sign of the pair.
        verdict: the whole in a few words.
        why: what makes it so, a sentence each.
        attack_title, attack: what follows when the one who looks attacks the other.
        back_title, back: what follows the other way round.
        distance: how far apart, as a number in the unit in use; "" while never said.
        unit: that unit.
        can_search: the other is unseen, and can be looked for.
        place_found: its place was found, and is lost as soon as it moves.
    """

    viewer: SightHead
    target: SightHead
    cell: SightCell
    verdict: str = ""
    why: tuple[str, ...] = ()
    attack_title: str = ""
    attack: tuple[str, ...] = ()
    back_title: str = ""
    back: tuple[str, ...] = ()
    distance: str = ""
    unit: str = ""
    can_search: bool = False
    place_found: bool = False


def pair_view(state: Encounter, who: str, whom: str) -> PairView:
    """How ``who`` sees ``whom`` (by ids), with its reasons and consequences."""
    view = sight_between(state, who, whom)
    one, other = state.combatants[who], state.combatants[whom]
    feet = feet_between(state, who, whom)
    found = "" if view.sees else one.located.get(whom, "")
    return PairView(
        viewer=sight_head(state, one),
        target=sight_head(state, other),
        cell=sight_cell(view, found=found, loses_dex=loses_dex_to(state, who, view)),
        verdict=verdict(view),
        why=reasons(state, who, whom, view),
        attack_title=fill(tr("Sight", "When {0} attacks {1}"), one.name, other.name),
        attack=consequences(state, who, whom),
        back_title=fill(tr("Sight", "When {0} attacks {1}"), other.name, one.name),
        back=consequences(state, whom, who),
        distance="" if feet is None else distance_number(feet),
        unit=distance_unit(),
        can_search=not view.sees and view.why != "senseless",
        place_found=bool(found),
    )


def verdict(view: Sight) -> str:
    """Whether it sees, in a few words."""
    if view.why == "senseless":
        return tr("Sight", "perceives nothing")
    if view.sees and not view.miss:
        return tr("Sight", "sees")
    if view.sees:
        return fill(tr("Sight", "sees, but not well: {0} miss"), percent(view.miss))
    if view.located_by:
        return fill(tr("Sight", "does not see, knows the place: {0} miss"), percent(view.miss))
    return fill(tr("Sight", "does not see: {0} miss"), percent(view.miss))


# ---- why ------------------------------------------------------------------------------------------------------------


def reasons(state: Encounter, who: str, whom: str, view: Sight) -> tuple[str, ...]:
    """What makes the view what it is, a sentence each."""
    lines = [*_main_reasons(state, who, whom, view), *_further_reasons(state, who, whom, view)]
    return tuple(line for line in lines if line)


def _main_reasons(state: Encounter, who: str, whom: str, view: Sight) -> list[str]:
    one, other = state.combatants[who].name, state.combatants[whom].name
    if view.why == "senseless":
        return [fill(tr("Sight", "{0} perceives nothing: {1}."), one, status_name(derived(state, who).status))]
    if view.why == "blindsight":
        return [fill(tr("Sight", "{0} has blindsight: neither darkness nor invisibility matters."), one)]
    if view.why == "blinded":
        return [_blinded(state, who)]
    if view.why == "ethereal":
        return [fill(tr("Sight", "{0} is ethereal, and so invisible."), other)]
    if view.why == "invisible":
        unaided = fill(tr("Sight", "{0} has no sense that shows the invisible."), one)
        return [fill(tr("Sight", "{0} is invisible."), other), unaided]
    return [light_line(state, whom), *_by_what(state, who, view)]


def _blinded(state: Encounter, who: str) -> str:
    now, name = derived(state, who), state.combatants[who].name
    causes = [effect_name(state.effects[key]) for key in now.condition_effects.get("blinded", ())]
    causes = [cause for cause in causes if cause != condition_name("blinded")]
    if causes:
        return fill(tr("Sight", "{0} is blinded ({1})."), name, listed(causes))
    return fill(tr("Sight", "{0} is blinded."), name)


def _by_what(state: Encounter, who: str, view: Sight) -> list[str]:
    """What the eyes see by, or why they fail in the dark."""
    name, senses = state.combatants[who].name, senses_now(state, who)
    if view.why == "dark":
        line = fill(tr("Sight", "{0} has no sense that serves in the dark."), name)
        more = tr("Sight", "Low-light vision is no help in the dark.") if senses.low_light else ""
        return [line, more]
    if view.why == "darkvision_blocked":
        return [tr("Sight", "It is a darkness that darkvision does not pierce.")]
    if view.why == "too_far":
        reach = distance(senses.darkvision)
        return [fill(tr("Sight", "That is farther off than the darkvision of {0} reaches ({1})."), name, reach)]
    if view.why in {"low_light", "darkvision", "see_invisible", "true_seeing"}:
        return [fill(tr("Sight", "{0} sees all the same: {1}."), name, sense_word(view.why))]
    return []


def light_line(state: Encounter, who: str) -> str:
    """The light where someone stands, and what makes it: "Troll stands in the dark (darkness, level 2)."."""
    name, level = state.combatants[who].name, light_of(state, who).level
    causes = light_causes(state, who)
    if not causes:
        return fill(tr("Sight", "{0} stands {1}."), name, light_place(level))
    return fill(tr("Sight", "{0} stands {1} ({2})."), name, light_place(level), listed(causes))


def light_causes(state: Encounter, who: str) -> list[str]:
    """The light and darkness effects at someone's place, strongest first; without any, the light all around."""
    found = [
        (effect.darkness if effect.darkness is not None else effect.light or 0, effect_name(effect))
        for effect in working(state, who)
        if effect.light is not None or effect.darkness is not None
    ]
    causes = [
        fill(tr("Sight", "{0}, level {1}"), name, power) if power else name
        for power, name in sorted(found, key=lambda pair: -pair[0])
    ]
    around = state.environment
    if causes and around.light == "normal":
        return causes
    return [*causes, fill(tr("Sight", "all around: {0}"), light_name(around.light))]


def _further_reasons(state: Encounter, who: str, whom: str, view: Sight) -> list[str]:
    one, other = state.combatants[who].name, state.combatants[whom].name
    lines = []
    if view.obscured == "dim":
        lines.append(tr("Sight", "Dim light hides it a little."))
    elif view.obscured == "concealment":
        lines.append(fill(tr("Sight", "{0} is not quite where it seems to be, or seen indistinctly."), other))
    if view.located_by == "scent":
        lines.append(fill(tr("Sight", "{0} smells it: its place is known."), one))
    elif view.located_by == "water":
        lines.append(tr("Sight", "The water shows where it is."))
    elif view.located_by in _LOCATING:
        lines.append(fill(tr("Sight", "{0} knows its place: {1}."), one, sense_word(view.located_by)))
    elif not view.sees:
        lines.append(place_text(state, who, whom))
    return lines


# ---- what follows ---------------------------------------------------------------------------------------------------


def consequences(state: Encounter, attacker: str, target: str) -> tuple[str, ...]:
    """What seeing and not seeing mean for an attack, a sentence each."""
    if not derived(state, attacker).can_act:
        return (fill(tr("Sight", "{0} cannot attack."), state.combatants[attacker].name),)
    view = sight_between(state, attacker, target)
    lines = [*_miss_lines(state, attacker, target, view), *_armor_lines(state, attacker, target)]
    return tuple(lines) or (tr("Sight", "Nothing changes."),)


def _miss_lines(state: Encounter, attacker: str, target: str, view: Sight) -> list[str]:
    lines = []
    if not view.sees and place_known(state, attacker, target) != "exact":
        lines.append(tr("Sight", "Its place must be found first, or a square guessed."))
    if not view.miss:
        return lines
    chance = percent(view.miss)
    lines.append(fill(tr("Sight", "Miss chance {0}, no precision damage."), chance))
    if fights_blind(state, attacker):
        lines.append(tr("Sight", "Blind-Fight: in melee the miss chance is rolled twice."))
    if not view.sees:
        lines.append(tr("Sight", "No gaze attack. A slow or huge target: lower the 50 % when you attack."))
        lines.append(tr("Sight", "A spell without a target: a random direction, the nearest creature there."))
    return lines


def _armor_lines(state: Encounter, attacker: str, target: str) -> list[str]:
    """The armour class of a target that does not see it coming."""
    name = state.combatants[target].name
    armor = armor_against(state, target, attacker)
    if not armor.dex_denied:
        return []
    usual = derived(state, target).figures["ac"].total
    now = counted(armor.parts)
    if usual == now:
        return [fill(tr("Sight", "{0} has no Dexterity bonus (AC {1})."), name, number(now))]
    return [fill(tr("Sight", "{0} loses its Dexterity bonus: AC {1} → {2}."), name, number(usual), number(now))]
