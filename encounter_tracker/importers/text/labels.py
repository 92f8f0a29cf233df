"""Field labels: which stand where, and whether what follows can be the value of the field."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from encounter_tracker.importers.text.vocabulary import fold

if TYPE_CHECKING:
    from encounter_tracker.importers.text.vocabulary import Vocabulary

__all__ = ["GROUPS", "RANKS", "Label", "Labels", "labels_of", "loosely"]

#: Fields that share a line, in the order of a stat block.
_ORDER: Final = (
    ("name", "cr", "xp", "source", "class", "alignment", "size", "type", "subtypes", "hit_dice"),
    ("init", "senses", "perception", "aura"),
    ("ac", "touch", "flat_footed"),
    ("hp",),
    ("saves", "fort", "ref", "will"),
    ("defensive", "dr", "immune", "resist", "sr", "fast_healing", "regeneration", "hardness", "weaknesses"),
    ("speed",),
    ("melee", "ranged", "attacks"),
    ("space", "reach"),
    ("special_attacks", "spells"),
    ("tactics",),
    ("abilities", "str", "dex", "con", "int", "wis", "cha"),
    ("bab_grapple", "bab", "grapple", "cmb", "cmd"),
    ("feats",),
    ("skills", "racial"),
    ("languages",),
    ("sq",),
    ("note",),
)
GROUPS: Final[dict[str, int]] = {name: index for index, names in enumerate(_ORDER) for name in names}
RANKS: Final[dict[str, int]] = {name: index for index, name in enumerate(n for names in _ORDER for n in names)}

_FIRST: Final = re.compile(r"[ \t]*(?:[-—][ \t]+)?([^\W\d_]{1,2})")
_GAP: Final = r"[\s:=]{0,6}"
_NUMBER: Final = rf"{_GAP}\(?(?:\+\s)?[+-]?\s?\d"
_DASH: Final = rf"{_GAP}(?:[-—](?!\d)|[xØ∅]\b)"
_TEXT: Final = r"(?:\s*:\s*|\s+)(?![,;)=])\S"
_VALUES: Final[dict[str, str]] = {
    **dict.fromkeys(("ac", "touch", "flat_footed", "hp", "init", "hit_dice", "xp", "grapple"), _NUMBER),
    **dict.fromkeys(("fort", "ref", "will", "sr", "hardness"), _NUMBER),
    "perception": rf"{_NUMBER}|{_GAP}[-—]\s*$",
    **dict.fromkeys(("fast_healing", "regeneration"), _NUMBER),
    **dict.fromkeys(("bab", "cmb", "cmd", "bab_grapple"), rf"{_NUMBER}|{_DASH}"),
    **dict.fromkeys(("str", "dex", "con", "int", "wis", "cha"), rf"{_NUMBER}|{_DASH}"),
    "cr": rf"{_NUMBER}|{_DASH}",
    "saves": rf"{_GAP}[A-Z]\w{{2,12}}{_GAP}[+-]",
    "abilities": rf"{_GAP}[A-Z]\w{{2,12}}{_GAP}\d",
    "dr": rf"{_GAP}(?:\d|solidit|hardness)",
    "speed": rf"{_GAP}[^\n]{{0,40}}\d|{_DASH}",
    "space": rf"{_GAP}[^\n]{{0,12}}\d|{_TEXT}",
    "reach": rf"{_GAP}[^\n]{{0,12}}\d",
    "melee": rf"{_GAP}[^;]{{1,240}}?(?:[+-]\s?\d|\()|{_DASH}",
    "ranged": rf"{_GAP}[^;]{{1,240}}?(?:[+-]\s?\d|\()|{_DASH}",
    "attacks": rf"{_GAP}[^;,]{{1,120}}?[+-]\d[^;,]{{0,40}}\(",
    "skills": rf"{_GAP}[^\n]{{0,120}}?[+-]\s?\d|{_DASH}|\s*:?\s*$|{_GAP}[^\n]{{3,60}}",
    "feats": rf"{_TEXT}|\s*:?\s*$",
    "special_attacks": rf"(?!\s+renforc){_TEXT}",  # the name of a feat in French
    "type": r"\s*:\s*\S",
    "size": r"\s*:\s*\S",
    "alignment": r"\s*:\s*\S|\s+[LNCTla]?[GNEneg]\b",
    "subtypes": r"\s*:\s*\S",
    "name": r"\s*:\s*\S",
    "note": r"[ \t]{0,80}:?[ \t]{0,80}(?![,;)=])\S",
    "racial": rf"{_GAP}[^\n]{{0,90}}?[+-]?\d|{_TEXT}",
    **dict.fromkeys(("resist", "immune", "senses"), r"(?:\s*:\s*|\s+)(?:,\s*)?(?![,;)=])\S"),
}
_FIGURES: Final = (
    "ac hp init fort ref will sr bab cmb cmd str dex con int wis cha speed melee ranged dr xp cr space reach"
)
_STRONG: Final = frozenset(_FIGURES.split())


#: The saves as players write them below their posts: "F: +9, R: +10, W: +10".
_SHORT_SAVES: Final = r"(?<!\w)(F):?\s?[+-]\d{1,9}[\s,;/]{1,4}(R):?\s?[+-]\d{1,9}[\s,;/]{1,4}(W):?\s?[+-]\d{1,9}"
#: An attack without a label before it: "dagger +3 (1d4+1/19-20)".
_BARE_ATTACK: Final = re.compile(
    r"[ \t]*(?:[-—][ \t]+)?(?:\d{1,2} )?(?:\+\d )?[^\W\d_][\w' +-]{1,48}? [+-]\d{1,2}(?:/[+-]\d{1,2}){0,5}[ ,]{0,2}"
    r"(?:(?:melee|ranged|touch|contact) ){0,2}\(\d{1,2}d\d{1,2}[^()\n]*\)"
)
_SEMICOLON: Final = re.compile(r";[ \t]{0,4}")
_SHORT_NAME: Final = 3
#: Labels that are seen in small letters behind a semicolon.
_AFTER_SEMICOLON: Final = frozenset({"senses", "perception", "immune", "resist", "reach"})
_ACCENTS: Final = {"e": "eéèêë", "a": "aàâ", "i": "iîï", "o": "oôö", "u": "uùûü", "c": "cç"}
_PLAIN: Final = {letter: plain for plain, letters in _ACCENTS.items() for letter in letters}


def loosely(name: str) -> str:
    """A pattern for a label: accents may be missing or wrong, and a line may end between two words."""
    found = []
    for char in name:
        letters = _ACCENTS.get(_PLAIN.get(char.lower(), ""))
        if char == " ":
            found.append(r"[ \n]")
        elif letters is None:
            found.append(re.escape(char))
        else:
            found.append(f"[{letters.upper() if char.isupper() else letters}]")
    return "".join(found)


class Label(NamedTuple):
    """A label in the text: its field, and where it stands; the value begins at ``end``."""

    name: str
    start: int
    end: int


class Labels:
    """The labels of a language."""

    def __init__(self, words: Vocabulary) -> None:
        self._fields = words.all_of("labels")
        names = sorted(words.labels, key=len, reverse=True)
        parts = [loosely(name) for name in names]
        alternatives = "|".join(parts)
        self._at_start = re.compile(rf"[ \t]*(?:[-—][ \t]+)?({alternatives})(?![^\W\d_])", re.IGNORECASE)
        upper = "|".join(parts + [loosely(n.upper()) for n in names if len(n) > _SHORT_NAME])
        small = "|".join(loosely(n.lower()) for n in names if n[:1].isupper())
        later = "|".join(loosely(n.lower()) for n in names if words.labels[n] in _AFTER_SEMICOLON and n[:1].isupper())
        points = "|".join(loosely(n.lower()) for n in names if words.labels[n] == "hp")
        after = rf"(?<=; )(?:{later})(?=\s)|(?<=, )(?:{points})(?=\s\d)"
        self._within = re.compile(rf"(?<![\w'/-])({upper}|(?:{small})(?=\s?:)|{after})(?![^\W\d_]|['_])")
        self._energies = words.all_of("energies")
        self._lower = {fold(name) for name in words.labels if name[:1].islower()}
        self._firsts = {fold(name)[0] for name in words.labels}
        kind = words.ability_kind_pattern
        self._ability = re.compile(rf"\s*\((?:{kind})\b", re.IGNORECASE)
        self._values = {name: re.compile(pattern, re.MULTILINE) for name, pattern in _VALUES.items()}
        self._text = re.compile(_TEXT)
        self._short_saves = re.compile(_SHORT_SAVES if words.code == "en" else "(?!)")
        nothing = "|".join(re.escape(word) for word in words.none_words if word.isalpha())
        self._none = re.compile(rf"[ \t:]+(?:{nothing or '(?!)'})(?![^\W])", re.IGNORECASE)
        self._headers = [
            (re.compile(rf"[ \t]*({pattern})(?!\w)", re.IGNORECASE), kind) for pattern, kind in words.spell_headers
        ]
        bare = [(re.sub(r"^\(\?:\[[^\]]*\]\+ \)\{0,\d\}", "", pattern), kind) for pattern, kind in words.spell_headers]
        self._inner = [
            (re.compile(rf"(?<![^\s])(?:[A-Z][\w'-]+ ){{0,3}}(?i:{pattern})(?=\s*\()"), kind) for pattern, kind in bare
        ]
        self._caster = re.compile(rf"\s*\(\s*(?:{words.caster_level_pattern})", re.IGNORECASE)
        self._header_tail = re.compile(
            rf"\s*:?\s*(?:\(\s*(?:{words.caster_level_pattern}|{words.concentration_pattern}|\d)|\[|:|$)",
            re.IGNORECASE | re.MULTILINE,
        )

    def at_start(self, text: str, start: int, end: int) -> Label | None:
        """The label with which a line begins."""
        first = _FIRST.match(text, start, end)
        if first is None or (first[1][0].islower() and (len(first[1]) == 1 or fold(first[1])[0] not in self._firsts)):
            return None
        found = self._at_start.match(text, start, end)
        if found is None:
            saves = self._short_saves.match(text, start, end)
            return Label("fort", *saves.span(1)) if saves is not None else None
        name = self._fields[fold(found[1])]
        if not self.fits(name, text, found.end(1)):
            return None
        if not self._written_as_label(found[1]) and not self._marked(name, text, found.end(1)):
            return None
        return Label(name, found.start(1), found.end(1))

    def bare_attack(self, text: str, start: int, end: int) -> Label | None:
        """An attack with which a line begins that has no label."""
        return Label("attacks", start, start) if _BARE_ATTACK.match(text, start, end) is not None else None

    def _written_as_label(self, printed: str) -> bool:
        return printed[0].isupper() or fold(printed) in self._lower

    def _marked(self, name: str, text: str, end: int) -> bool:
        """Small letters make a label where a colon follows, a figure, or an energy that leave no doubt."""
        if text[end : end + 2].strip().startswith(":") or name in _STRONG:
            return True
        following = re.compile(r"\s+([^\W\d_]+)").match(text, end)
        return name in {"immune", "resist"} and following is not None and fold(following[1]) in self._energies

    def fits(self, name: str, text: str, end: int) -> bool:
        """Whether what follows can be the value of a field."""
        if self._ability.match(text, end):
            return False
        if self._none.match(text, end):
            return True
        return self._values.get(name, self._text).match(text, end) is not None

    def within(self, text: str, start: int, end: int) -> list[Label]:
        """Labels anywhere in a piece whose values fit."""
        found = []
        for match in self._within.finditer(text, start, end):
            name = self._fields[fold(match[1])]
            if self.fits(name, text, match.end(1)):
                found.append(Label(name, match.start(1), match.end(1)))
        bare = [match for match in _SEMICOLON.finditer(text, start, end) if _BARE_ATTACK.match(text, match.end(), end)]
        if bare:
            found = sorted([*found, *(Label("attacks", m.end(), m.end()) for m in bare)], key=lambda one: one.start)
        for match in self._short_saves.finditer(text, max(start - 1, 0), end):
            saves = [Label(name, *match.span(group)) for group, name in enumerate(("fort", "ref", "will"), 1)]
            found = sorted([*found, *(label for label in saves if label.start >= start)], key=lambda one: one.start)
        return found

    def spell_headers_within(self, text: str, start: int, end: int) -> list[Label]:
        """Headers of lists of spells inside a line, with the capital words before them."""
        found = []
        for pattern, kind in self._inner:
            found += [
                Label(kind, match.start(), match.end())
                for match in pattern.finditer(text, start, end)
                if self._header_tail.match(text, match.end())
            ]
        return found

    def has_caster_level(self, text: str, end: int) -> bool:
        """Whether a bracket with a caster level follows: then it is a header, and no feat for such abilities."""
        return self._caster.match(text, end) is not None

    def spell_header(self, text: str, start: int, end: int) -> Label | None:
        """The header of a list of spells with which a line begins; its name is the kind."""
        if not text[start:end].strip()[:1].isupper():
            return None
        for pattern, kind in self._headers:
            found = pattern.match(text, start, end)
            if found is not None and self._header_tail.match(text, found.end(1)):
                return Label(kind, found.start(1), found.end(1))
        return None


_CACHE: Final[dict[str, Labels]] = {}


def labels_of(words: Vocabulary) -> Labels:
    """The labels of a language, made once."""
    if words.code not in _CACHE:
        _CACHE[words.code] = Labels(words)
    return _CACHE[words.code]
