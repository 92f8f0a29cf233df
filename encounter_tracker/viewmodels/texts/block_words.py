"""Pieces of a printed stat block in the language in use and back; what is not known stays as it was written."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.rules.vocabulary import ABILITIES, CONDITIONS, ENERGY_TYPES
from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.texts.language import language
from encounter_tracker.viewmodels.texts.names import ability_short, bonus_type_name, damage_type_name, effect_label

if TYPE_CHECKING:
    from collections.abc import Iterable

_NOTE: Final = re.compile(r"^([+\-−]\d+)\s+(.+)$")
#: The same as some write it: "dex +4".
_BEHIND: Final = re.compile(r"^([^\W\d]\D*?)\s*([+\-−]\d+)$")
#: What stands in the bracket behind an AC, as stat blocks write it, and the bonus type it means.
_NOTE_TYPES: Final[dict[str, str]] = {"natural": "natural armor", "armour": "armor"}
_NOTE_WORDS: Final = (
    "armor", "shield", "natural", "deflection", "dodge", "size", "insight", "luck", "morale", "profane", "sacred",
    "enhancement", "circumstance", "competence", "racial", "untyped",
)  # fmt: skip

_QUALITIES: Final[dict[str, str]] = {
    "silver": QT_TRANSLATE_NOOP("AttackQuality", "silver"),
    "cold iron": QT_TRANSLATE_NOOP("AttackQuality", "cold iron"),
    "adamantine": QT_TRANSLATE_NOOP("AttackQuality", "adamantine"),
    "good": QT_TRANSLATE_NOOP("AttackQuality", "good"),
    "evil": QT_TRANSLATE_NOOP("AttackQuality", "evil"),
    "lawful": QT_TRANSLATE_NOOP("AttackQuality", "lawful"),
    "chaotic": QT_TRANSLATE_NOOP("AttackQuality", "chaotic"),
    "magic": QT_TRANSLATE_NOOP("AttackQuality", "magic"),
    "epic": QT_TRANSLATE_NOOP("AttackQuality", "epic"),
    "and": QT_TRANSLATE_NOOP("AttackQuality", "and"),
    "or": QT_TRANSLATE_NOOP("AttackQuality", "or"),
}
_PLUS: Final = "plus "
_AND: Final = ("et ", "and ", _PLUS)
_BLOWS: Final = ("slashing", "piercing", "bludgeoning")
_BYPASSES: Final = (*_QUALITIES, *_BLOWS, *sorted(ENERGY_TYPES))


#: Tokens by what was shown for them, where that is put together from several words.
_COMPOSED: Final[dict[str, str]] = {}


# ---- words in general ------------------------------------------------------------------------------------------


def term(word: str) -> str:
    """A token as it is shown now."""
    shown = catalogue.term(word, language())
    if shown != word and token(shown) == shown:
        _COMPOSED.setdefault(shown, word)  # put together from its parts: no list has it
    return shown


def token(text: str) -> str:
    """The token of a word as it is shown now."""
    known = catalogue.token(text, language())
    return _COMPOSED.get(text, text) if known == text and language() == "fr" else known


def terms_text(words: Iterable[str]) -> str:
    """Tokens in a row, as they are shown now."""
    return ", ".join(term(word) for word in words)


def save_notes_text(notes: str) -> str:
    """What saves are only sometimes: "+4 vs. poison, +2 vs. spells"."""
    return ", ".join(term(piece) for piece in _pieces_of(notes))


def save_notes_tokens(text: str) -> str:
    """The same as it is typed now, in the words of stat blocks."""
    return ", ".join(token(piece) for piece in _pieces_of(text))


def _pieces_of(notes: str) -> list[str]:
    return [piece.strip() for piece in notes.split(",") if piece.strip()]


# ---- what rides on a blow --------------------------------------------------------------------------------------


def rider_name(text: str) -> str:
    """A rider in the language in use: "étreinte"."""
    found = next((shown for word in _cases(text) if (shown := term(_PLUS + word)) != _PLUS + word), "")
    if not found:
        return next((shown for word in _cases(text) if (shown := term(word)) != word), text)
    return found[next((len(word) for word in _AND if found.startswith(word)), 0) :]


def _cases(text: str) -> tuple[str, ...]:
    """A rider is kept in small letters; "1d6 Con drain" has one that is not."""
    return text, re.sub(r"\b(str|dex|con|int|wis|cha)\b", lambda found: found[1].capitalize(), text)


# ---- spells ---------------------------------------------------------------------------------------------------


def spell_name(name: str) -> str:
    """The name of a spell in the language in use."""
    label = name if name in CONDITIONS else effect_label(name)  # the spell "bleed" is no condition
    return term(name) if label == name else label


# ---- armor class -----------------------------------------------------------------------------------------------


def armor_class_notes(notes: str) -> tuple[str, ...]:
    """The bracket behind a printed AC, piece by piece: "+2 Dex, +1 dodge" gives "Dex +2" and "dodge +1"."""
    return tuple(f"{name} {value.replace('-', '−')}".strip() for value, name in _pieces(notes))


def armor_class_text(notes: str) -> str:
    """The same as it is printed: "+2 Dex, +1 dodge"."""
    return ", ".join(f"{value} {name}".strip() for value, name in _pieces(notes))


def armor_class_tokens(text: str) -> str:
    """The bracket as it is typed now, in the words of stat blocks."""
    known = {ability_short(ability).casefold(): ability.capitalize() for ability in ABILITIES}
    known |= {bonus_type_name(_NOTE_TYPES.get(word, word)).casefold(): word for word in _NOTE_WORDS}
    found = []
    for piece in _split(text):
        match = _NOTE.match(piece)
        found.append(f"{match[1]} {known.get(match[2].casefold(), match[2])}" if match is not None else piece)
    return ", ".join(found)


def _pieces(notes: str) -> list[tuple[str, str]]:
    """Value and name of each piece; what is not written so stands as the name."""
    found = [(piece, _NOTE.match(_BEHIND.sub(r"\2 \1", piece))) for piece in _split(notes)]
    return [(match[1], _note_name(match[2])) if match is not None else ("", piece) for piece, match in found]


def _split(notes: str) -> list[str]:
    return [piece.strip() for piece in notes.strip("() ").split(",") if piece.strip()]


def _note_name(text: str) -> str:
    word = text.lower()
    if word[:3] in ABILITIES and len(word) <= len("dexterity"):
        return ability_short(word[:3])
    return bonus_type_name(_NOTE_TYPES.get(word, word))


# ---- damage reduction ------------------------------------------------------------------------------------------


def quality_name(word: str) -> str | None:
    """A material, an alignment or the like; None for another word."""
    known = _QUALITIES.get(word.lower())
    return QCoreApplication.translate("AttackQuality", known) if known is not None else None


def bypass_name(bypass: str) -> str:
    """What overcomes a damage reduction: "cold iron and good"."""
    return _replaced(bypass, {word: quality_name(word) or damage_type_name(word) for word in _BYPASSES})


def bypass_token(text: str) -> str:
    """The same as it is typed now, in the words of stat blocks."""
    words = {(quality_name(word) or damage_type_name(word)).casefold(): word for word in _BYPASSES}
    return _replaced(text, words)


def _replaced(text: str, words: dict[str, str]) -> str:
    """Whole words replaced, the longer first."""
    any_word = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    pattern = re.compile(rf"(?<!\w)(?:{any_word})(?!\w)", re.IGNORECASE)
    return pattern.sub(lambda match: words[match.group(0).casefold()], text)
