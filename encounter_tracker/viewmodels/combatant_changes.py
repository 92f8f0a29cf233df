"""What an effect or condition does to its bearer in a few words: "AC −2", "attack, AC +1", "AC (+2) no effect"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from encounter_tracker.encounter.course import course_of
from encounter_tracker.encounter.suppression import works_on
from encounter_tracker.rules.conditions import RULES
from encounter_tracker.rules.stacking import Part, stack
from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.affliction_text import effect_text
from encounter_tracker.viewmodels.affliction_words import stage_words
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.texts.language import distance, fill, language, tr
from encounter_tracker.viewmodels.texts.names import (
    ability_short,
    bonus_type_name,
    condition_name,
    damage_type_name,
    figure_short,
    modifier_key_name,
    save_short,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.encounter.state import Effect, Encounter, Modifier

#: The figure in whose parts a modifier key is found, where it is not the key itself.
_FIGURE_OF: Final = {"attack": "melee", "saves": "fort"}
_SHORT: Final = frozenset({"ac", "touch", "fort", "ref", "will", "cmb", "cmd"})
_SILENT_TYPES: Final = frozenset({"", "untyped"})


def ability_parts(state: Encounter, who: str, ability: str) -> tuple[Part, ...]:
    """Everything in force that helps or penalises an ability, stacked: one part for each source."""
    combatant = state.combatants[who]
    parts = [
        Part(what="modifier", value=m.value, name=e.name, effect=e.id, key=e.key, type=_bonus_type(m))
        for e in state.effects_on.get(who, ())
        if works_on(combatant, e)
        for m in e.modifiers
        if m.on == ability
    ]
    return stack(parts)


def _bonus_type(change: Modifier) -> str:
    return "untyped" if change.type == "penalty" else change.type


def counts(state: Encounter, who: str, now: Derived, effect: Effect, change: Modifier) -> bool:
    """Whether a modifier of an effect is part of the sum (rule 0)."""
    if change.on in ABILITIES:
        parts: Iterable[Part] = ability_parts(state, who, change.on)
    elif (figure := now.figures.get(_FIGURE_OF.get(change.on, change.on))) is not None:
        parts = figure.parts
    else:
        parts = stack(now.figure_input.parts.get(change.on, ()))
    kind = _bonus_type(change)
    found = [
        part
        for part in parts
        if part.effect == effect.id and part.type in {kind, ""} and change.value in {part.value, part.amount}
    ]
    return not found or any(part.counts for part in found)


def effect_changes(state: Encounter, who: str, now: Derived, effect: Effect) -> str:
    """What an effect does to one of its targets."""
    found = _modifier_texts(state, who, now, effect)
    conditions = effect.conditions_on(who)
    if effect.condition:
        if effect.amount is not None:
            found.append(tr("Force", "%n hp each turn", "", effect.amount))
        else:
            found += [text for name in conditions if (text := condition_changes(name))]
    else:
        found += [condition_name(name) for name in conditions]
    return ", ".join([*found, *_others(state, effect)])


def _modifier_texts(state: Encounter, who: str, now: Derived, effect: Effect) -> list[str]:
    """The modifiers, those of one value together; types are named where there is only one."""
    working = works_on(state.combatants[who], effect)
    kinds = {change.type for change in effect.modifiers}
    groups: dict[tuple[int, str, bool, str, tuple[str, ...]], list[str]] = {}
    for change in effect.modifiers:
        counted = not working or bool(change.against) or counts(state, who, now, effect, change)
        kind = change.type if len(kinds) == 1 else ""
        unit = amount_text(change.on, change.value)
        groups.setdefault((change.value, kind, counted, unit, change.against), []).append(change.on)
    return [
        _against(_group(keys, value, kind, counted), against)
        for (value, kind, counted, _, against), keys in groups.items()
    ]


def _against(text: str, against: tuple[str, ...]) -> str:
    if not against:
        return text
    words = ", ".join(catalogue.term(word, language()) for word in against)
    return fill(tr("Force", "{0} against {1}"), text, words)


def _group(keys: list[str], value: int, kind: str, counted: bool) -> str:
    names = ", ".join(change_key(key) for key in keys)
    amount = amount_text(keys[0], value)
    if not counted:
        return fill(tr("Force", "{0} ({1}) no effect"), names, amount)
    if kind in _SILENT_TYPES or not (kind != "penalty" or keys[0] in ABILITIES):
        return f"{names} {amount}"
    return f"{names} {amount} {bonus_type_name(kind)}"


def change_key(key: str) -> str:
    """The name of what is changed, as short as it stands in the tiles."""
    if key in ABILITIES:
        return ability_short(key)
    if key in _SHORT:
        return figure_short(key)
    if key.startswith("resist."):
        return damage_type_name(key.removeprefix("resist."))
    if key == "dr":
        return tr("Force", "DR")
    return figure_short(key) if key == "sr" else modifier_key_name(key)


def amount_text(key: str, value: int) -> str:
    """By how much: with a sign, except for what is a value of its own (resistance, reduction)."""
    if key in {"sr", "dr"} or key.startswith("resist."):
        return str(value)
    if key == "concealment":
        return f"{value} %" if language() == "fr" else f"{value}%"
    if key == "speed":
        return f"{signed(value)[0]}{distance(abs(value))}"
    return signed(value)


def _others(state: Encounter, effect: Effect) -> list[str]:
    found = []
    course = course_of(state, effect)
    if effect.affliction is not None and course is not None:
        save = save_short(effect.affliction.save)
        found.append(fill(tr("Force", "{0} DC {1}"), save, effect.dc))
        stage = stage_words(course)
        if stage:
            found.append(stage)
        found.append(effect_text(effect.affliction.effect))
    if effect.light is not None:
        found.append(tr("Force", "light {0}").format(effect.light))
    if effect.darkness is not None:
        found.append(tr("Force", "darkness {0}").format(effect.darkness))
    if effect.trigger:
        found.append(tr("Force", "waits: {0}").format(effect.trigger))
    return found


def condition_changes(name: str) -> str:
    """What a condition does: its figures, else the words of the catalogue."""
    rule = RULES.get(name)
    found: list[str] = []
    if rule is not None:
        groups: dict[int, list[str]] = {}
        for key, value in rule.modifiers:
            groups.setdefault(value, []).append(key)
        found = [_group(keys, value, "untyped", True) for value, keys in groups.items()]
        found += [fill(tr("Force", "{0} modifier −5"), ability_short(key)) for key in rule.fixed]
        if rule.no_dex and "dex" not in rule.fixed:
            found.append(tr("Force", "no Dex bonus"))
        if rule.half_speed:
            found.append(tr("Force", "half speed"))
        found += [condition_name(implied) for implied in rule.implies]
    return ", ".join(found) or condition_summary(name)


def condition_summary(name: str) -> str:
    """A condition in the words of the catalogue."""
    entry = catalogue.condition(name)
    return entry.summary.say(language()) if entry is not None else ""
