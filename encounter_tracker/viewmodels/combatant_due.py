"""Rolls that wait for an answer by the combatant shown: what is to be rolled, and the command that answers it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec
from msgspec import Struct

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.course import course_of
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.rolling import save_parts
from encounter_tracker.rules.stacking import counted
from encounter_tracker.viewmodels.affliction_words import after_words
from encounter_tracker.viewmodels.combatant_rows import DueRow
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.texts.language import fill, tr
from encounter_tracker.viewmodels.texts.names import effect_label, save_name

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Due, Encounter

_SIDES: Final = {"confusion": 100}
_NUMBER: Final = re.compile(r"^(=)?\s*([+\-−]?\d+)$")
_BY_WHO: Final = frozenset({"who", "target"})
_COMMANDS: Final[dict[str, type[c.Command]]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(c.AnyCommand)
}
#: What is answered without a die, by a cure.
CURES: Final = frozenset({"restoration"})


class Answer(Struct, frozen=True):
    """What was typed into the field of a roll: the die's face, or the sum; neither: the program rolls."""

    face: int | None = None
    total: int | None = None


def due_rows(state: Encounter, who: str) -> tuple[DueRow, ...]:
    """What is due for a combatant, in the order in which it fell due."""
    return tuple(_row(state, due) for due in state.due if due.who == who)


def due_key(due: Due) -> str:
    """What tells one roll from another."""
    return "|".join((due.what, due.ref, str(due.number)))


def find_due(state: Encounter, who: str, key: str) -> Due | None:
    """The roll behind a key."""
    return next((due for due in state.due if due.who == who and due_key(due) == key), None)


def _row(state: Encounter, due: Due) -> DueRow:
    text = due_text(state, due)
    if due.what in CURES:
        button = tr("CombatantDue", "Restoration…")
        return DueRow(key=due_key(due), text=text, die="", button=button, accessible=text)
    return DueRow(
        key=due_key(due),
        text=text,
        die=f"d{_SIDES.get(due.what, 20)}",
        button=tr("CombatantDue", "Roll"),
        accessible=fill(tr("CombatantDue", "due: {0}"), text),
    )


def due_text(state: Encounter, due: Due) -> str:
    """What is to be rolled, with its DC and its modifier."""
    now = derived(state, due.who)
    match due.what:
        case "dying_check":
            modifier = now.check("con") + min(0, now.hp)
            return tr("CombatantDue", "dying, Constitution check {0} against DC {1}").format(signed(modifier), due.dc)
        case "negative_level_save":
            text = _save_text(tr("CombatantDue", "negative level"), now.figures["fort"].total, due.dc, "fort")
        case "confusion":
            text = tr("CombatantDue", "confused: what it does, d100")
        case "affliction_save":
            text = _affliction_text(state, due)
        case "cha_contest":
            text = fill(tr("CombatantDue", "Charisma against an order ({0})"), effect_label(due.label))
        case "sr_check":
            text = _resistance_text(state, due)
        case "restoration":
            text = tr("CombatantDue", "restoration now, or it dies again")
        case _:
            text = _named_text(state, due)
    return text


def _save_text(what: str, modifier: int, dc: int | None, save: str) -> str:
    name = save_name(save)
    if dc is None:
        return fill(tr("CombatantDue", "{0}, {1} {2}"), what, name, signed(modifier))
    return fill(tr("CombatantDue", "{0}, {1} {2} against DC {3}"), what, name, signed(modifier), dc)


def _resistance_text(state: Encounter, due: Due) -> str:
    """The check that whoever made the effect has to make, now that the resistance is back (rule E4)."""
    effect = state.effects.get(due.ref)
    level = (effect.caster_level or 0) if effect is not None else 0
    text = tr("CombatantDue", "spell resistance is back: check of {0}, {1} against {2}")
    return fill(text, effect_label(due.label), signed(level), due.dc)


def _affliction_text(state: Encounter, due: Due) -> str:
    """The save against a poison, disease or curse, and which of how many it is."""
    effect = state.effects.get(due.ref)
    affliction = effect.affliction if effect is not None else None
    if affliction is None:
        return _named_text(state, due)
    modifier = counted(save_parts(state, due.who, affliction.save, (affliction.kind,)))
    text = _save_text(effect_label(due.label), modifier, due.dc, affliction.save)
    course = course_of(state, effect) if effect is not None else None
    if course is None:
        return text
    later = [other for other in state.due if other.ref == due.ref and other.number > due.number]
    after = tr("CombatantDue", "one more is due") if later else after_words(course)
    if course.total is None:
        return fill(tr("CombatantDue", "{0} ({1})"), text, after)
    return fill(tr("CombatantDue", "{0} ({1} of {2}, {3})"), text, course.fallen - len(later), course.total, after)


def _named_text(state: Encounter, due: Due) -> str:
    effect = state.effects.get(due.ref)
    name = due.label or (effect.name if effect is not None else due.what.replace("_", " "))
    if due.dc is None:
        return effect_label(name)
    return fill(tr("CombatantDue", "{0}, DC {1}"), effect_label(name), due.dc)


# ---- answering -------------------------------------------------------------------------------------------------


def parse_answer(text: str, what: str) -> Answer | str:
    """What was typed, or a sentence that says what to type: "14" is the die, "=19" the sum, nothing rolls."""
    found = _NUMBER.match(text.strip())
    if not text.strip():
        return Answer()
    sides = _SIDES.get(what, 20)
    if found is None:
        return fill(tr("CombatantDue", "Type the die (1 to {0}), or = and the sum; empty rolls"), sides)
    value = int(found[2].replace("−", "-"))
    if found[1]:
        return Answer(total=value)
    if 1 <= value <= sides:
        return Answer(face=value)
    return fill(tr("CombatantDue", "A d{0} shows 1 to {0}: for a sum type ={1}"), sides, value)


def answer_command(due: Due, answer: Answer) -> c.Command | None:
    """The command that answers a roll; None where there is none."""
    kind = _COMMANDS.get(due.what)
    if kind is None or due.what in CURES:
        return None
    names = kind.__struct_fields__
    fields: dict[str, Any] = {name: due.who for name in names if name in _BY_WHO}
    if "which" in names:
        fields["which"] = due.ref or None
    if "name" in names:
        fields["name"] = due.label or due.ref
    if "effect" in names:
        fields["effect"] = due.ref
    if answer.face is not None:
        fields["roll"] = answer.face
    if answer.total is not None:
        fields["total" if "total" in names else "roll"] = answer.total
    try:
        return msgspec.convert(fields | {"do": due.what}, kind)
    except msgspec.ValidationError:
        return None
