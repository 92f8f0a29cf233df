"""The chips of a row: what is on a combatant, the most urgent first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.course import course_of
from encounter_tracker.encounter.derive import works_on
from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.affliction_words import stage_words
from encounter_tracker.viewmodels.charm_orders import control_text
from encounter_tracker.viewmodels.magic_due import casting_chip
from encounter_tracker.viewmodels.rows import CHIP_ORDER, Chip, ChipKind, number
from encounter_tracker.viewmodels.texts.durations import (
    course_left,
    ends_soon,
    longest_concentration,
    remaining_short,
    time_short,
)
from encounter_tracker.viewmodels.texts.names import ability_short, cause_name, condition_name, effect_name, language
from encounter_tracker.viewmodels.tone import effect_tone

if TYPE_CHECKING:
    from encounter_tracker.encounter.course import Course
    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.encounter.state import Combatant, Effect, Encounter

_NEVER = 10**9


def chips_of(state: Encounter, combatant: Combatant, now: Derived) -> tuple[Chip, ...]:
    """All chips of a combatant: deadly, ends at a coming turn, harmful, plain, helpful; soonest end first."""
    if combatant.death is not None:
        return (_death_chip(state, combatant, now),)
    found: list[tuple[int, Chip]] = [(0, chip) for chip in _status_chips(now)]
    found += [
        (_order_of(state, effect), _effect_chip(state, combatant, effect))
        for effect in state.effects_on.get(combatant.id, ())
        if effect.targets[combatant.id].state in {"affected", "suppressed"}
    ]
    found += [(_NEVER, chip) for chip in _other_chips(state, combatant, now)]
    found.sort(key=lambda pair: (CHIP_ORDER.index(pair[1].kind), pair[0]))
    return tuple(chip for _, chip in found)


def _death_chip(state: Encounter, combatant: Combatant, now: Derived) -> Chip:
    tr = QCoreApplication.translate
    death = combatant.death
    assert death is not None  # noqa: S101 - asked for the dead only
    cause = cause_name(death.cause)
    if death.cause == "negative_levels":
        cause = tr("OrderChips", "{0} {1}/{2} HD").format(cause, now.negative_levels, combatant.creature.hit_dice)
    text = tr("OrderChips", "dead: {0}").format(cause)
    parts = [tr("OrderChips", "round {0}").format(death.round)] if death.round else []
    if death.source is not None and death.source in state.combatants:
        parts.append(state.combatants[death.source].name)
    if parts:
        text = f"{text} · {', '.join(parts)}"
    return Chip("dead", text, tooltip=text)


def _status_chips(now: Derived) -> list[Chip]:
    tr = QCoreApplication.translate
    if now.status == "dying":
        return [Chip("deadly", tr("OrderChips", "dying · Con check DC {0}").format(10 - now.hp))]
    if now.status == "stable":
        return [Chip("plain", tr("OrderChips", "stable, unconscious"))]
    if now.status == "unconscious" and "unconscious" not in now.condition_effects:
        felled = [ability for ability, view in now.abilities.items() if view.felled]
        why = ability_short(felled[0]) if felled else tr("OrderChips", "nonlethal")
        return [Chip("deadly", tr("OrderChips", "unconscious ({0})").format(why))]
    if now.status == "disabled":
        return [Chip("deadly", tr("OrderChips", "disabled: acting costs 1 hp"))]
    if now.nonlethal and now.nonlethal == now.hp:
        return [Chip("deadly", tr("OrderChips", "staggered (nonlethal)"))]
    return []


def _effect_chip(state: Encounter, combatant: Combatant, effect: Effect) -> Chip:
    tr = QCoreApplication.translate
    name = _name_on(effect, combatant.id)
    held = not works_on(combatant, effect)
    soon = ends_soon(effect, state)
    if held:
        return Chip(
            "plain", tr("OrderChips", "{0} (suppressed)").format(name), remaining=remaining_short(effect, state)
        )
    if soon is not None:
        text = tr("OrderChips", "{0} ends").format(name)
        if soon.of != combatant.id and soon.of in state.combatants:
            text = tr("OrderChips", "{0} ends · {1}").format(name, state.combatants[soon.of].name)
        return Chip("ending", text, icon="hourglass")
    course = course_of(state, effect)
    if course is not None:
        return _affliction_chip(state, effect, name, course)
    control = control_text(state, effect, combatant.id)
    if control:
        name = tr("OrderChips", "{0}: {1}").format(name, control)
    tone = effect_tone(effect, combatant.id)
    kind: ChipKind = tone if tone != "deadly" else "harm"
    left = "" if effect.remaining is None else remaining_short(effect, state)
    if effect.amount is not None:
        name = f"{name} {effect.amount}"
    return Chip(kind, name, remaining=left)


def _affliction_chip(state: Encounter, effect: Effect, name: str, course: Course) -> Chip:
    """A poison or disease with the time to its next save; gold while that is due."""
    words = ", ".join(text for text in (name, stage_words(course), course_left(effect, state)) if text)
    if course.waiting:
        due = QCoreApplication.translate("OrderChips", "{0}: save due").format(name)
        return Chip("ending", due, icon="bell", tooltip=words)
    left = time_short(course.next_in) if course.next_in is not None else ""
    return Chip("harm", name, remaining=left, tooltip=words)


def _name_on(effect: Effect, who: str) -> str:
    """A condition that went deeper on this one is called by what it is now."""
    if effect.condition:
        names = effect.conditions_on(who)
        return " ".join(condition_name(name) for name in names)
    return effect_name(effect)


def _other_chips(state: Encounter, combatant: Combatant, now: Derived) -> list[Chip]:
    tr = QCoreApplication.translate
    chips: list[Chip] = []
    if now.negative_levels:
        text = tr("OrderChips", "levels")
        chips.append(Chip("harm", text, remaining=number(-now.negative_levels)))
    for ability, view in now.abilities.items():
        if view.damage and not view.felled:
            chips.append(Chip("harm", ability_short(ability), remaining=number(-view.damage)))
        if view.drain:
            chips.append(
                Chip(
                    "harm", tr("OrderChips", "{0} drain").format(ability_short(ability)), remaining=number(-view.drain)
                ),
            )
    chips += _peril_chips(combatant, now)
    if combatant.regeneration_stopped:
        chips.append(Chip("harm", tr("OrderChips", "regeneration off")))
    chips += [
        _derived_chip(condition)
        for condition in ("blinded", "flat-footed")
        if condition in now.conditions and not now.condition_effects.get(condition, ("",))
    ]
    casting = casting_chip(combatant)
    chips += [casting] if casting is not None else []
    chips += _concentration_chips(state, combatant)
    if combatant.sr_lowered_to is not None and now.figures["sr"].value is not None:
        chips.append(Chip("plain", tr("OrderChips", "SR lowered"), remaining=number(combatant.sr_lowered_to)))
    if combatant.antimagic:
        tip = tr("OrderChips", "in an antimagic area: spells, spell-like and supernatural abilities do nothing")
        chips.append(Chip("plain", tr("OrderChips", "antimagic"), icon="ban", tooltip=tip))
    if combatant.readied is not None:
        chips.append(Chip("plain", tr("OrderChips", "readied"), icon="target", tooltip=combatant.readied))
    if combatant.hidden:
        chips.append(Chip("plain", tr("OrderChips", "hidden from players")))
    return chips


def _peril_chips(combatant: Combatant, now: Derived) -> list[Chip]:
    """A paralysed flier falls, a paralysed swimmer may drown (rule G8)."""
    tr = QCoreApplication.translate
    chips: list[Chip] = []
    if "paralyzed" in now.conditions and combatant.flying:
        tip = tr("OrderChips", "paralysed in the air: it falls if it flies on wings")
        chips.append(Chip("deadly", tr("OrderChips", "falls"), icon="arrow-down", tooltip=tip))
    if "paralyzed" in now.conditions and combatant.swimming:
        tip = tr("OrderChips", "paralysed in the water: it may drown")
        chips.append(Chip("deadly", tr("OrderChips", "may drown"), icon="droplets", tooltip=tip))
    return chips


def _concentration_chips(state: Encounter, combatant: Combatant) -> list[Chip]:
    tr = QCoreApplication.translate
    return [
        Chip(
            "plain",
            tr("OrderChips", "concentrating"),
            icon="brain",
            remaining=f"{effect.concentration.used}/{longest_concentration(state, effect)}",
            tooltip=tr("OrderChips", "concentrating on {0}").format(effect_name(effect)),
        )
        for effect in state.effects.values()
        if effect.concentration is not None and effect.kept_up_by == combatant.id
    ]


def _derived_chip(condition: str) -> Chip:
    tr = QCoreApplication.translate
    if condition == "blinded":
        return Chip("harm", tr("OrderChips", "blinded (dark)"))
    entry = catalogue.condition(condition)
    return Chip("plain", condition_name(condition), tooltip=entry.summary.say(language()) if entry is not None else "")


def _order_of(state: Encounter, effect: Effect) -> int:
    course = course_of(state, effect)
    if course is not None and course.next_in is not None:
        return course.next_in
    return effect.remaining if effect.remaining is not None else _NEVER
