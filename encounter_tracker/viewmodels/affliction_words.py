"""Afflictions in words: their kinds, how one comes by them, their course (rule G4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from encounter_tracker.encounter.course import course_of
from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.encounter.state import AfflictionEffect, Cure, Frequency
from encounter_tracker.rules.durations import Duration
from encounter_tracker.rules.vocabulary import ABILITIES, ROUNDS_PER_DAY, ROUNDS_PER_HOUR, ROUNDS_PER_MINUTE
from encounter_tracker.viewmodels.affliction_text import length_text
from encounter_tracker.viewmodels.texts.durations import time_exact, time_short
from encounter_tracker.viewmodels.texts.language import capitalised, fill, listed, tr
from encounter_tracker.viewmodels.texts.names import ability_name, condition_name, save_name

if TYPE_CHECKING:
    from encounter_tracker.encounter.course import Course
    from encounter_tracker.encounter.state import Effect, Encounter
    from encounter_tracker.viewmodels.affliction_form import AfflictionForm, Understood

_KINDS: Final[dict[str, str]] = {
    "poison": QT_TRANSLATE_NOOP("Affliction", "poison"),
    "disease": QT_TRANSLATE_NOOP("Affliction", "disease"),
    "curse": QT_TRANSLATE_NOOP("Affliction", "curse"),
}
_EXPOSURES: Final[dict[str, str]] = {
    "contact": QT_TRANSLATE_NOOP("Affliction", "contact"),
    "ingested": QT_TRANSLATE_NOOP("Affliction", "ingested"),
    "inhaled": QT_TRANSLATE_NOOP("Affliction", "inhaled"),
    "injury": QT_TRANSLATE_NOOP("Affliction", "injury"),
    "spell": QT_TRANSLATE_NOOP("Affliction", "spell"),
    "trap": QT_TRANSLATE_NOOP("Affliction", "trap"),
}
#: Lengths of time that are one of a unit.
_ONE: Final[dict[int, str]] = {
    1: QT_TRANSLATE_NOOP("Affliction", "round"),
    ROUNDS_PER_MINUTE: QT_TRANSLATE_NOOP("Affliction", "minute"),
    ROUNDS_PER_HOUR: QT_TRANSLATE_NOOP("Affliction", "hour"),
    ROUNDS_PER_DAY: QT_TRANSLATE_NOOP("Affliction", "day"),
}


def kind_name(kind: str) -> str:
    """Poison, disease or curse."""
    return tr("Affliction", _KINDS[kind])


def exposure_name(exposure: str) -> str:
    """How one comes by it."""
    return tr("Affliction", _EXPOSURES[exposure])


def effect_words(effect: AfflictionEffect) -> str:
    """What a failed save does, in whole words."""
    damage = [(ability, effect.ability_damage[ability]) for ability in ABILITIES if ability in effect.ability_damage]
    drain = [(ability, effect.ability_drain[ability]) for ability in ABILITIES if ability in effect.ability_drain]
    pieces = [fill(tr("Affliction", "{0} {1} damage"), amount, ability_name(key)) for key, amount in damage]
    pieces += [fill(tr("Affliction", "{0} {1} drain"), amount, ability_name(key)) for key, amount in drain]
    if effect.damage is not None:
        pieces.append(fill(tr("Affliction", "{0} hit points"), effect.damage))
    conditions = listed([condition_name(name) for name in effect.conditions])
    if conditions and isinstance(effect.duration, Duration):
        conditions = fill(tr("Affliction", "{0} for {1}"), conditions, time_exact(effect.duration.in_rounds))
    for unit, dice in effect.lasts.items():
        conditions = fill(tr("Affliction", "{0} for {1}"), conditions, length_text(dice, unit))
    text = listed([*pieces, *([conditions] if conditions else [])])
    return text if effect.then is None else fill(tr("Affliction", "{0}, later {1}"), text, effect_words(effect.then))


def frequency_words(frequency: Frequency | None) -> str:
    """How often a save is due."""
    if frequency is None:
        return tr("Affliction", "no further saves")
    if frequency.every in _ONE:
        unit = tr("Affliction", _ONE[frequency.every])
        if frequency.times is None:
            return fill(tr("Affliction", "a save each {0} until cured"), unit)
        if frequency.times > 1:
            return fill(tr("Affliction", "a save each {0}, {1} times"), unit, frequency.times)
    every = time_exact(frequency.every)
    if frequency.times is None:
        return fill(tr("Affliction", "a save every {0} until cured"), every)
    if frequency.times == 1:
        return fill(tr("Affliction", "one save after {0}"), every)
    return fill(tr("Affliction", "a save every {0}, {1} times"), every, frequency.times)


def cure_words(cure: Cure | None) -> str:
    """What cures it."""
    if cure is None:
        return tr("Affliction", "no save cures it")
    if cure.consecutive and cure.saves > 1:
        return tr("Affliction", "%n saves in a row cure it", "", cure.saves)
    return tr("Affliction", "%n save(s) cure it", "", cure.saves)


def summary_words(form: AfflictionForm, found: Understood) -> str:
    """All of it in a sentence or two; what is not understood is left out."""
    first = [kind_name(form.kind), exposure_name(form.exposure)]
    if found.dc is not None:
        first.append(fill(tr("Affliction", "{0} DC {1}"), save_name(form.save), found.dc))
    sentences = [", ".join(first)]
    if found.effect is not None:
        begins = tr("Affliction", "takes effect at once")
        if found.onset is not None:
            begins = fill(tr("Affliction", "begins after {0}"), form.onset.strip())
        sentences.append(fill(tr("Affliction", "Each failure: {0}"), effect_words(found.effect)))
        sentences.append(", ".join((begins, frequency_words(found.frequency))))
        sentences.append(cure_words(found.cure))
    return " ".join(f"{capitalised(sentence)}." for sentence in sentences)


def stage_words(course: Course) -> str:
    """Where it stands: "2 of 4 saves fell due", "not begun", with the doses and the saves towards the cure."""
    pieces = []
    if course.stage == "onset":
        pieces.append(tr("Affliction", "not begun yet"))
    elif course.total is not None and course.fallen:
        pieces.append(fill(tr("Affliction", "save {0} of {1}"), course.fallen, course.total))
    elif course.total is not None:
        pieces.append(tr("Affliction", "%n save(s) to come", "", course.total))
    elif course.fallen:
        pieces.append(tr("Affliction", "%n save(s) so far", "", course.fallen))
    if course.needed is not None and course.needed > 1:
        if course.consecutive:
            pieces.append(fill(tr("Affliction", "{0} of {1} made in a row"), course.saved, course.needed))
        else:
            pieces.append(fill(tr("Affliction", "{0} of {1} made"), course.saved, course.needed))
    if course.doses > 1:
        pieces.append(tr("Affliction", "%n doses", "", course.doses))
    return ", ".join(pieces)


def after_words(course: Course) -> str:
    """What follows the save that is due: the next one, or that it is the last."""
    if course.next_in is None:
        return tr("Affliction", "the last one")
    return fill(tr("Affliction", "the next in {0}"), time_short(course.next_in))


def course_lines(state: Encounter, effect: Effect) -> tuple[str, ...]:
    """All about an affliction, a line each: what it is, what it does, where it stands, what cures it."""
    affliction, course = effect.affliction, course_of(state, effect)
    if affliction is None or course is None:
        return ()
    what = (
        kind_name(affliction.kind),
        exposure_name(affliction.exposure),
        fill(tr("Affliction", "{0} DC {1}"), save_name(affliction.save), effect.dc),
    )
    return (
        ", ".join(what),
        fill(tr("Affliction", "Each failure: {0}"), effect_words(affliction.effect)),
        capitalised(stage_words(course)),
        capitalised(cure_words(affliction.cure)),
    )
