"""The spells of a stat block as text that reads back without loss.

A line holds the spells that have kind, caster level, how often and level in common, as stat blocks print them::

    spell-like, caster level 16, 1/day: mass charm monster (DC 25), waves of exhaustion
    spell, caster level 5, level 3: fireball (DC 16, “heightened”), haste
    longstrider, shield

What no words are there for stands as it is stored, as JSON in a line of its own.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from encounter_tracker.viewmodels.combatant_parse import ParseError, split_list, straight
from encounter_tracker.viewmodels.combatant_rows import FlowItem
from encounter_tracker.viewmodels.texts.block_words import spell_name, token
from encounter_tracker.viewmodels.texts.language import fill, tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["parse_spells", "spell_items", "spell_name", "spell_text", "spells_text"]

#: What stands before the colon, in this order; the rest stands in the bracket behind a name.
_HEADING: Final = ("kind", "cl", "per_day", "level")
_BRACKET: Final = ("dc", "note")
_STORED: Final = ("{", '"', "[")
_FIGURES: Final = (
    ("level", re.compile(r"(?:level|niveau|niv\.?)\s*(\d+)$", re.IGNORECASE)),
    ("dc", re.compile(r"(?:DC|DD)\s*(\d+)$", re.IGNORECASE)),
    ("cl", re.compile(r"(?:CL|NLS|caster level|niveau de lanceur de sorts)\s*(\d+)$", re.IGNORECASE)),
    ("per_day", re.compile(r"(\d+)\s*/\s*(?:day|jour|j)$", re.IGNORECASE)),
)
_OFTEN: Final = re.compile(r"\d+/(?!(?:day|jour|j)$)\S(?:[\w ]*\w)?$", re.IGNORECASE)
_NOTE: Final = re.compile(r"[“\"«]\s*(.+?)\s*[”\"»]$")
_COMMA: Final = re.compile(r",(?=(?:[^“”]*“[^“”]*”)*[^“”]*$)")  # outside quotation marks
_NAME_AND_BRACKET: Final = re.compile(r"^(?P<name>.*\S)\s*\((?P<inside>[^()]*)\)$")
_WORDS: Final[dict[str, tuple[str, str]]] = {
    "spell": ("kind", "spell"),
    "sort": ("kind", "spell"),
    "spells": ("kind", "spell"),
    "sorts": ("kind", "spell"),
    "spell-like": ("kind", "spell-like"),
    "spell-like abilities": ("kind", "spell-like"),
    "magique": ("kind", "spell-like"),
    "pouvoir magique": ("kind", "spell-like"),
    "pouvoirs magiques": ("kind", "spell-like"),
    "at will": ("per_day", "at will"),
    "at-will": ("per_day", "at will"),
    "à volonté": ("per_day", "at will"),
    "constant": ("per_day", "constant"),
}


def spells_text(spells: Iterable[Any]) -> str:
    """The spells as they can be typed."""
    lines: list[str] = []
    before: str | None = None
    for spell in spells:
        heading, piece = _written(spell)
        if heading is None:
            lines.append(piece)
        elif heading == before:
            lines[-1] += f", {piece}"
        else:
            lines.append(fill(tr("SpellLine", "{0}: {1}"), heading, piece) if heading else piece)
        before = heading
    return "\n".join(lines)


def spell_items(spells: Iterable[Any]) -> tuple[FlowItem, ...]:
    """The same to be read in the pane: a heading in bold, and its spells."""
    groups: list[tuple[str, list[str]]] = []
    for spell in spells:
        fields = dict(spell) if isinstance(spell, dict) else {"name": str(spell)}
        if fields.get("kind") == "spell":
            del fields["kind"]  # what they are anyway
        heading = _figures(fields, _HEADING)
        if not groups or groups[-1][0] != heading:
            groups.append((heading, []))
        groups[-1][1].append(spell_text({key: value for key, value in fields.items() if key not in _HEADING}))
    return tuple(FlowItem(", ".join(names), title=heading) for heading, names in groups)


def spell_text(spell: Any) -> str:
    """A spell with all that is said of it but its kind, for a line of its own: "fireball (level 3, DC 14, 3/day)"."""
    fields = spell if isinstance(spell, dict) else {"name": spell}
    figures = _figures(fields, [key for key in fields if key not in {"name", "kind"}], quoted=False)
    name = spell_name(str(fields.get("name", "")))
    return f"{name} ({figures})" if figures else name


def _written(spell: Any) -> tuple[str | None, str]:
    """What it has in common with others, and itself; None: as it is stored."""
    fields = spell if isinstance(spell, dict) else {"name": spell}
    name = fields.get("name")
    if isinstance(name, str) and fields.keys() <= {"name", *_HEADING, *_BRACKET}:
        heading, bracket = _figures(fields, _HEADING), _figures(fields, _BRACKET)
        for shown in (spell_name(name), name):
            piece = f"{shown} ({bracket})" if bracket else shown
            whole = piece.count("(") == piece.count(")")  # else it runs together with the next
            if whole and _reads_as(f"{heading}: {piece}" if heading else piece, spell):
                return heading, piece
    return None, msgspec.json.encode(spell).decode()


def _reads_as(line: str, spell: Any) -> bool:
    try:
        return parse_spells(line) == [spell]
    except ParseError:
        return False


def _figures(fields: Mapping[str, Any], keys: Iterable[str], *, quoted: bool = True) -> str:
    said = [_figure(key, fields[key], quoted=quoted) for key in keys if key in fields]
    return ", ".join(text for text in said if text)


def _figure(key: str, value: Any, *, quoted: bool) -> str:
    """A level, a DC, how often: "level 3", "DC 14", "3/day", "at will"."""
    if key == "kind":
        kinds = {"spell": tr("SpellLine", "spell"), "spell-like": tr("SpellLine", "spell-like")}
        return kinds.get(str(value), str(value))
    if key == "per_day":
        often = {"at will": tr("SpellLine", "at will"), "constant": tr("SpellLine", "constant")}
        per_day = fill(tr("SpellLine", "{0}/day"), value) if str(value).isdecimal() else str(value)
        return often.get(str(value), per_day)
    if key == "note":
        return f"“{value}”" if quoted else str(value)
    words = {
        "level": tr("SpellLine", "level {0}"),
        "dc": tr("SpellLine", "DC {0}"),
        "cl": tr("SpellLine", "caster level {0}"),
    }
    return fill(words[key], value) if key in words else f"{key} {value}"


# ---- reading it again --------------------------------------------------------------------------------------------


def parse_spells(text: str) -> list[Any]:
    """Spells as typed: a list a line, what is common to all of it before a colon.

    Raises:
        ParseError: a line that is written as it is stored cannot be read.
    """
    found: list[Any] = []
    for line in text.split("\n"):
        cleaned = line.strip()
        if cleaned.startswith(_STORED):
            found.append(_stored(cleaned))
        elif cleaned:
            common, rest = _heading(cleaned)
            found += [_spell(piece.strip(), common) for piece in split_list(rest) if piece.strip()]
    return found


def _stored(line: str) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError):
        sample = tr("CombatantEdit", "spell-like, caster level 7, 3/day: haste, fear (DC 15)")
        raise ParseError(fill(tr("CombatantEdit", "“{0}” is not understood: {1}"), line, sample)) from None


def _heading(line: str) -> tuple[dict[str, Any], str]:
    """What is said of all spells of a line, and the spells."""
    before, mark, rest = line.partition(":")
    common = _read_figures(before) if mark else None
    return (common, rest) if common else ({}, line)


def _spell(piece: str, common: Mapping[str, Any]) -> Any:
    """A name alone is a string, with anything said of it an object."""
    match = _NAME_AND_BRACKET.match(piece)
    own = _read_figures(match["inside"]) if match is not None else None
    name = match["name"] if match is not None and own else piece
    fields = {"name": token(name), **common, **(own or {})}
    return fields if len(fields) > 1 else token(piece)


def _read_figures(text: str) -> dict[str, Any] | None:
    """Figures set off by commas; None where one is none: the words belong to a name."""
    found: dict[str, Any] = {}
    for piece in _COMMA.split(text):
        read = _read_figure(piece.strip())
        if read is None or read[0] in found:
            return None
        found[read[0]] = read[1]
    return found


def _read_figure(text: str) -> tuple[str, Any] | None:
    plain = straight(text)
    known = _words().get(plain.casefold())
    if known is not None:
        return known
    for key, pattern in _FIGURES:
        if number := pattern.match(plain):
            return key, int(number[1])
    if _OFTEN.match(plain):
        return "per_day", plain
    note = _NOTE.match(text)
    return ("note", note[1]) if note is not None else None


def _words() -> dict[str, tuple[str, str]]:
    """In English, French, and the words the program shows now."""
    shown = {
        tr("SpellLine", "spell"): ("kind", "spell"),
        tr("SpellLine", "spell-like"): ("kind", "spell-like"),
        tr("SpellLine", "at will"): ("per_day", "at will"),
        tr("SpellLine", "constant"): ("per_day", "constant"),
    }
    return _WORDS | {text.casefold(): meaning for text, meaning in shown.items()}
