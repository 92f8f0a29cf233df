"""Fields of stat blocks in notes, by the names that people give them, into a draft."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from encounter_tracker.importers import lines, pieces, printed
from encounter_tracker.importers.marked_text import without_tags
from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.support.imported import Issue

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.importers.draft import Draft
    from encounter_tracker.importers.simple_yaml import Yaml
    from encounter_tracker.support.imported import ImportedCreature

_MOST_BAD: Final = 100
_LINK: Final = re.compile(r"\[\[(?:[^\[\]|]*\|)?([^\[\]|]*)\]\]")
_MARKDOWN_LINK: Final = re.compile(r"\[([^\[\]]*)\]\([^()]*\)")
_EMPHASIS: Final = re.compile(r"\*\*|__|(?<![\w*])[*_](?=\S)|(?<=\S)[*_](?![\w*])")
_FIELDS: Final[dict[str, Callable[[Draft, str], None]]] = {
    "monster_cr": printed.challenge,
    "cr": printed.challenge,
    "monster_xp": printed.experience,
    "xp": printed.experience,
    "alignment": printed.alignment,
    "size": printed.size,
    "type": printed.kind,
    "subtype": printed.subtypes,
    "subtypes": printed.subtypes,
    "ini": printed.initiative,
    "init": printed.initiative,
    "initiative": printed.initiative,
    "modifier": printed.initiative,
    "senses": printed.senses,
    "aura": printed.auras,
    "auras": printed.auras,
    "ac": printed.armor_class,
    "hp": printed.hit_points,
    "hit_dice": printed.hit_dice,
    "hd": printed.hit_dice,
    "hp_extra": printed.recovery,
    "saves": printed.saves,
    "immune": printed.immune,
    "immunities": printed.immune,
    "resist": printed.resist,
    "resistances": printed.resist,
    "dr": printed.reduction,
    "sr": printed.resistance_to_spells,
    "defensive_abilities": printed.defensive,
    "weak": printed.weaknesses,
    "weaknesses": printed.weaknesses,
    "speed": printed.speed,
    "melee": printed.melee,
    "ranged": printed.ranged,
    "space": printed.space,
    "reach": printed.reach,
    "special_attacks": printed.special_attacks,
    "special_qualities": printed.special_attacks,
    "sq": printed.special_attacks,
    "bab": printed.base_attack,
    "base_atk": printed.base_attack,
    "cmb": printed.maneuver_bonus,
    "cmd": printed.maneuver_defense,
    "feats": printed.feats,
    "skills": printed.skills,
    "languages": printed.languages,
}
_PROSE: Final = {
    "race": "Race",
    "class": "Class",
    "racial_modifiers": "Racial modifiers",
    "ecology": "Ecology",
    "sources": "Source",
    "desc_short": "Description",
    "desc_long": "Description",
    "description": "Description",
    "gear": "Gear",
    "combat_gear": "Combat gear",
    "other_gear": "Other gear",
    "environment": "Environment",
    "organization": "Organization",
    "treasure": "Treasure",
    "tactics": "Tactics",
    "notes": "Note",
    "mr": "Mythic rank",
    "mythic": "Mythic rank",
    "bloodline": "Bloodline",
    "domains": "Domains",
}
_SETTINGS: Final = frozenset(
    """
    layout statblock name monster source columns dice image img render cssclass cssclasses tags aliases created
    updated title title1 note bestiary forcecolumns columnwidth columnheight perception
    """.split(),  # noqa: SIM905 - a table of words
)


def spanned(creature: ImportedCreature, first: int, last: int) -> ImportedCreature:
    """The creature with the lines that it takes."""
    return msgspec.structs.replace(creature, first_line=first, last_line=max(first, last))


def skip_lines(draft: Draft, document: Yaml) -> None:
    """Keep the lines that are no part of the document, and say so."""
    for bad in document.skipped[:_MOST_BAD]:
        draft.note("", bad.text)
        issue = Issue(severity="unknown", code="yaml_line", arguments=(str(bad.line),), text=bad.text, line=bad.line)
        draft.issues.append(issue)


def clean(value: Any) -> str:
    """A value as text: links and emphasis of notes away, lists joined."""
    if value is None:
        return ""
    if isinstance(value, dict):
        pairs = [(clean(value.get("name")), clean(value.get("desc"))) if "desc" in value else None]
        if pairs[0] is not None:
            name, text = pairs[0]
            return f"{name}: {text}" if name and text else name or text
        return ", ".join(f"{key} {clean(one)}".strip() for key, one in value.items())
    if isinstance(value, list):
        return ", ".join(text for text in map(clean, value) if text)
    text = _MARKDOWN_LINK.sub(r"\1", _LINK.sub(r"\1", str(value)))
    return without_tags(_EMPHASIS.sub("", text))


def clean_line(line: str) -> str:
    """A line of a note as plain text: links, emphasis, headings away."""
    return re.sub(r"^\s*#+\s*", "", _EMPHASIS.sub("", _MARKDOWN_LINK.sub(r"\1", _LINK.sub(r"\1", line))))


def field(draft: Draft, key: str, value: Any, line: int) -> None:
    """Take one field of a note."""
    draft.line = line
    key = key.replace("-", "_").replace(" ", "_")
    text = clean(value)
    if not text:
        return
    setter = _FIELDS.get(key)
    if key == "name":
        draft.fields["name"] = pieces.plain(text)
    elif key == "source":
        draft.fields["source"] = text
    elif key == "perception":
        draft.merge("skills", {"Perception": pieces.integer(text) or 0})
    elif key in _PARTS:
        _PARTS[key](draft, value)
    elif setter is not None:
        setter(draft, text)
    elif key in _PROSE:
        draft.note(_PROSE[key], text)
    elif key not in _SETTINGS:
        draft.unread(key, text, key, "part_unknown")


def _scores(draft: Draft, value: Any) -> None:
    if isinstance(value, dict):
        found = {str(key).lower()[:3]: pieces.integer(one) for key, one in value.items()}
        draft.fields["abilities"] = {ability: found[ability] for ability in ABILITIES if ability in found}
    elif isinstance(value, list) and len(value) == len(ABILITIES):
        draft.fields["abilities"] = dict(zip(ABILITIES, (pieces.integer(one) for one in value), strict=True))
    else:
        printed.abilities(draft, clean(value))


def _specials(draft: Draft, value: Any) -> None:
    if isinstance(value, dict):
        value = [{"name": key, "desc": text} for key, text in value.items()]
    for one in value if isinstance(value, list) else [value]:
        if isinstance(one, dict):
            draft.special(clean(one.get("name")), clean(one.get("desc")))
        elif isinstance(one, list) and one:
            draft.special(clean(one[0]), clean(one[1:]))
        else:
            draft.special(clean(one))


def _spells(draft: Draft, value: Any, kind: str) -> None:
    """Lists under "At will", "3/day", "4th (5/day)", "0"; the caster level under an empty name."""
    label = "Spells" if kind == "spell" else "Spell-like abilities"
    rows = value if isinstance(value, list) else [value]
    pairs = [
        (clean(one.get("name")), clean(one.get("desc"))) if isinstance(one, dict) else ("", clean(one)) for one in rows
    ]
    level = next((found for pair in pairs if (found := lines.caster_level(" ".join(pair))) is not None), None)
    base: dict[str, Any] = {"kind": kind, **({"cl": level} if level is not None else {})}
    if level is not None and kind == "spell":
        draft.fields["caster_level"] = level
    for name, text in pairs:
        draft.note(label, f"{name}: {text}" if name else text)
        rank = re.match(r"^(\d)(?:st|nd|rd|th)?\b(?!/)", name)
        often = re.search(r"(\d{1,3}/day|at will|constant)", name, re.IGNORECASE)
        if rank is None and often is None:
            draft.add("spells", lines.spells(text, kind)[0])
            continue
        own = {**base}
        if rank is not None:
            own["level"] = int(rank[1])
        if often is not None:
            own["per_day"] = lines.uses(often[1])
        draft.add("spells", lines.spell_names(text, own))


_PARTS: Final[dict[str, Callable[[Draft, Any], None]]] = {
    **dict.fromkeys(("pf1e_stats", "stats", "ability_scores", "abilities"), _scores),
    **dict.fromkeys(("special_abilities", "traits", "actions", "reactions"), _specials),
    **dict.fromkeys(
        ("known_spells", "prepared_spells", "spells", "spells_known", "spells_prepared"),
        lambda draft, value: _spells(draft, value, "spell"),
    ),
    **dict.fromkeys(("spell_like_abilities", "sla"), lambda draft, value: _spells(draft, value, "spell-like")),
}
