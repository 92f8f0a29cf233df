"""The form with all fields of a creature of the library, and the entry that a changed form becomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.dice import parse_dice
from encounter_tracker.support.library import LibraryEntry
from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.combatant_edit import read_form
from encounter_tracker.viewmodels.combatant_fields import creature_form
from encounter_tracker.viewmodels.combatant_flows import size_name
from encounter_tracker.viewmodels.combatant_further import alignment_field
from encounter_tracker.viewmodels.combatant_rows import FormField, FormGroup
from encounter_tracker.viewmodels.library_words import tag_name, tags_read
from encounter_tracker.viewmodels.rows import number
from encounter_tracker.viewmodels.texts.block_words import term, terms_text
from encounter_tracker.viewmodels.texts.language import fill, language, tr
from encounter_tracker.viewmodels.typed_name import name_problem

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["BLANK", "entry_from", "entry_named", "library_form"]

#: What a new creature begins with; its name is still to be typed.
BLANK: Final = LibraryEntry(creature=Creature(name="—", hit_dice=1, hp=1))
_SIZES: Final = (
    "fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal",
)  # fmt: skip
_KINDS: Final = ("monster", "npc", "hero")
#: Fields of the entry, not of its stat block.
_BESIDE: Final = frozenset({"name", "other_name", "kind", "tags", "note"})
_MERGED: Final = frozenset({"ac", "saves", "senses", "abilities", "speed"})


def library_form(entry: LibraryEntry) -> tuple[FormGroup, ...]:
    """All fields of an entry as they are now, in the language in use."""
    creature = entry.block(language())
    return (
        FormGroup(caption=tr("LibraryEdit", "What it is"), fields=_who(entry, creature)),
        FormGroup(caption=tr("LibraryEdit", "Hit points"), fields=_hit_points(creature)),
        *creature_form(creature),
        FormGroup(caption=tr("LibraryEdit", "For you"), fields=_beside(entry)),
    )


def _who(entry: LibraryEntry, creature: Creature) -> tuple[FormField, ...]:
    kinds = {
        "monster": tr("LibraryEdit", "Monster"),
        "npc": tr("LibraryEdit", "Other character"),
        "hero": tr("LibraryEdit", "Hero"),
    }
    name = "" if entry.creature is BLANK.creature else creature.name
    other = entry.name(_other_language())
    other_label = tr("LibraryEdit", "Name in English") if language() == "fr" else tr("LibraryEdit", "Name in French")
    return (
        FormField(key="name", label=tr("CombatantEdit", "Name"), value=name, wide=True),
        FormField(
            key="other_name",
            label=other_label,
            value="" if other == creature.name else other,
            placeholder=tr("LibraryEdit", "the same"),
            wide=True,
        ),
        FormField(
            key="size",
            label=tr("CombatantEdit", "Size"),
            kind="choice",
            value=creature.size,
            choices=tuple((size, size_name(size)) for size in _SIZES),
        ),
        FormField(key="type", label=tr("CombatantEdit", "Type"), value=term(creature.type)),
        FormField(key="subtypes", label=tr("CombatantEdit", "Subtypes"), value=terms_text(creature.subtypes)),
        alignment_field(creature),
        FormField(key="cr", label=tr("CombatantEdit", "CR"), value="" if creature.cr is None else str(creature.cr)),
        _number("xp", tr("CombatantEdit", "XP"), creature.xp),
        _number("level", tr("CombatantEdit", "Level"), creature.level, tr("CombatantEdit", "= Hit Dice")),
        FormField(
            key="kind",
            label=tr("LibraryEdit", "Who it is"),
            kind="choice",
            value=entry.kind,
            choices=tuple((kind, kinds[kind]) for kind in _KINDS),
        ),
    )


def _number(key: str, label: str, value: int | None, placeholder: str = "") -> FormField:
    text = "" if value is None else number(value)
    return FormField(key=key, label=label, kind="number", value=text, placeholder=placeholder)


def _hit_points(creature: Creature) -> tuple[FormField, ...]:
    return (
        _number("hit_dice", tr("CombatantEdit", "Hit Dice"), creature.hit_dice),
        _number("hp", tr("LibraryEdit", "Hit points"), creature.hp),
        FormField(
            key="hp_formula",
            label=tr("CombatantEdit", "Formula"),
            value=creature.hp_formula,
            placeholder="4d8+12",
        ),
    )


def _beside(entry: LibraryEntry) -> tuple[FormField, ...]:
    tags = ", ".join(tag_name(tag) for tag in entry.tags)
    return (
        FormField(
            key="tags",
            label=tr("LibraryEdit", "Tags"),
            value=tags,
            placeholder=tr("LibraryEdit", "forest, chapter 2"),
            wide=True,
        ),
        FormField(key="note", label=tr("CombatantEdit", "Note"), kind="lines", value=entry.note, wide=True),
    )


def _other_language() -> str:
    return "en" if language() == "fr" else "fr"


# ---- reading the form ------------------------------------------------------------------------------------------


def entry_from(entry: LibraryEntry, values: Mapping[str, str]) -> tuple[LibraryEntry | None, dict[str, str]]:
    """The entry with what was changed, and what is wrong: {field: sentence}. With mistakes no entry."""
    block = entry.block(language())
    wanted, mistakes = read_form(library_form(entry), values, _READERS)
    typed = values.get("name", "—" if entry.creature is not BLANK.creature else "")
    if not typed.strip():
        mistakes["name"] = tr("LibraryEdit", "A creature needs a name")
    if mistakes:
        return None, mistakes
    beside = {key: wanted.pop(key) for key in _BESIDE & wanted.keys()}
    special = wanted.pop("special", None)
    try:
        creature = _changed(entry.creature, wanted)
    except (msgspec.ValidationError, ValueError) as error:
        return None, {_field_of(error, wanted): fill(tr("LibraryEdit", "This does not fit here: {0}"), error)}
    made = msgspec.structs.replace(entry, creature=creature)
    if special is not None:
        made = _with_special(made, special)
    for key in ("kind", "tags", "note"):
        if key in beside:
            made = msgspec.structs.replace(made, **{key: beside[key]})
    if "name" in beside or "other_name" in beside:
        name = beside.get("name", block.name)
        other = beside.get("other_name", entry.name(_other_language()) if entry.name_fr or entry.name_en else "")
        made = entry_named(made, name, other)
    return made, {}


def kept_words(creature: Creature) -> str:
    """What is said when it is kept; Hit Dice that are not those of the formula are told, they are kept as typed."""
    words = tr("Library", "Kept: {0}")
    formula = parse_dice(creature.hp_formula)
    count = sum(many for _, many, _ in formula.dice) if formula is not None else 0
    if not count or count == creature.hit_dice:
        return words
    remark = tr("LibraryEdit", "The formula {0} has {1} dice, Hit Dice are {2}")
    return f"{words} · {fill(remark, creature.hp_formula, count, creature.hit_dice)}"


def entry_named(entry: LibraryEntry, name: str, other: str | None = None) -> LibraryEntry:
    """The entry under another name in the language in use; ``other``: the one in the other language ("": the same).

    Without ``other`` that stays as it is, where it had one of its own.
    """
    if other is None:
        before = entry.name(_other_language())
        other = before if before != entry.name(language()) else ""
    english, french = (other or name, name) if language() == "fr" else (name, other or name)
    return msgspec.structs.replace(
        entry,
        creature=msgspec.structs.replace(entry.creature, name=english),
        name_en=english if entry.name_en else "",
        name_fr=french if french != english or entry.name_fr else "",
    )


def _changed(creature: Creature, wanted: Mapping[str, Any]) -> Creature:
    fields: dict[str, Any] = msgspec.to_builtins(creature)
    for key, value in wanted.items():
        if key == "speed" and not creature.speed:
            fields[key] = {"land": creature.land_speed, **value}
        elif key in _MERGED:
            fields[key] = {**fields.get(key, {}), **value}
        else:
            fields[key] = value
    fields["speed"] = {way: feet for way, feet in fields.get("speed", {}).items() if feet or way == "land"}
    for key in ("space", "reach"):
        if key in wanted and not wanted[key]:
            fields[key] = None if key == "space" else wanted[key]
    return msgspec.convert(fields, Creature)


def _field_of(error: Exception, wanted: Mapping[str, Any]) -> str:
    """The field that an error names ("… - at `$.hp`"), else the first that was changed."""
    _, _, place = str(error).partition("`$.")
    head = place.rstrip("`").partition(".")[0].partition("[")[0]
    if head in wanted:
        inner = place.rstrip("`").partition(".")[2]
        return f"{head}.{inner}" if inner and head in _MERGED else head
    return next(iter(wanted), "name")


def _with_special(entry: LibraryEntry, special: Mapping[str, str]) -> LibraryEntry:
    """Special abilities as typed; in French the texts of a built-in one are kept beside the English ones."""
    old = entry.creature.special
    if language() != "fr" or not entry.special_fr:
        french = {title: text for title, text in entry.special_fr.items() if title in special}
        creature = msgspec.structs.replace(entry.creature, special=dict(special))
        return msgspec.structs.replace(entry, creature=creature, special_fr=french)
    english = {title: old.get(title, text) for title, text in special.items()}
    creature = msgspec.structs.replace(entry.creature, special=english)
    return msgspec.structs.replace(entry, creature=creature, special_fr=dict(special))


def _name(text: str) -> str:
    if too_long := name_problem(text):
        raise parse.ParseError(too_long)
    return " ".join(text.split())


_READERS: Final[dict[str, Callable[[str], Any]]] = {"name": _name, "other_name": _name, "tags": tags_read}
