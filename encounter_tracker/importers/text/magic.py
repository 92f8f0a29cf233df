"""Lists of spells and spell-like abilities: caster level, level or uses a day, DC."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.importers.text.pieces import Piece, integer, split, strip, unmarked
from encounter_tracker.support.search import words_of
from encounter_tracker.support.spells import spells

if TYPE_CHECKING:
    from encounter_tracker.importers.text.pieces import Field
    from encounter_tracker.importers.text.reading import Reading

__all__ = ["read_spells"]

#: How often a spell is prepared: "(2)", "(x3)".
_TIMES: Final = re.compile(r"[xX]?\s?\d{1,2}|\d{1,2}\s?[xX]")
_BACK: Final = 400
_FEW: Final = 2
_LONGEST_NAME: Final = 120
_ROMAN: Final = re.compile(r"\b[ivx]+$")
_LOST: Final = re.compile(
    r"\)\s*\n\s*(?=[^\W\d_(])|(?P<foot>\n\s*(?=[A-Z]{1,3} \w+ (?:spell|domain)))|\n\s*(?=[^\W\d_])"
)
_FOOTNOTE: Final = re.compile(r"[A-Z]\s+(?:=\s*)?\w+ (?:spell|domain)|[A-Z]\s*[:=]\s*\w")


@cache
def _known_spells() -> frozenset[tuple[str, ...]]:
    return frozenset(words_of(name) for spell in spells() for name in spell.search_names)


class _Spells:
    """Reads one list."""

    def __init__(self, reading: Reading, field: Field) -> None:
        self.reading = reading
        self.field = field
        self.text = reading.text
        words = reading.words
        flags = re.IGNORECASE
        number = r"(?P<{0}>\d{{1,3}})"
        day = rf"{number.format('uses')}\s?{words.per_day_pattern}"
        other = rf"(?P<other>\d{{1,2}}\s?{words.other_frequency_pattern})"
        level = (
            rf"(?:{words.spell_level_pattern}\s*)?(?P<level>\d)\s?(?:{words.ordinal_pattern})?"
            rf"(?:[\s-]*{words.spell_level_pattern})?(?![\d/d+%])"
        )
        self.group = re.compile(
            rf"(?:(?P<will>{words.at_will_pattern})|(?P<constant>{words.constant_pattern})|{day}|{other}"
            rf"|(?P<points>\d{{1,9}}\s?P[EP])|{level}|(?P<zero>{words.spell_level_pattern}))"
            rf"(?P<bracket>\s*\([^()]*\)|\s*[-—]\s*(?:\d{{1,2}}\s?{words.per_day_pattern}|{words.at_will_pattern}))?\s*(?P<mark>[-—:]+|(?=\s?[^\W\d_]))\s*",
            flags,
        )
        self.level = re.compile(
            rf"{words.caster_level_pattern}\s*:?\s*(\d{{1,2}})|(\d{{1,2}})\s?(?:{words.ordinal_pattern})\s+{words.caster_level_pattern}",
            flags,
        )
        self.dc = re.compile(
            rf"(?<!\w)(?:{words.dc_pattern})\s*:?\s*(\d{{1,2}})|(?<!\w)(\d{{1,2}})\s*(?:{words.dc_pattern})(?!\w)",
            flags,
        )
        self.day = re.compile(rf"(\d{{1,3}})\s?{words.per_day_pattern}", flags)
        self.will = re.compile(words.at_will_pattern, flags)
        self.concentration = re.compile(rf"[ ;,]*{words.concentration_pattern}[^\n]*", flags)
        self.lead = re.compile(rf"(?:{words.and_pattern})\s+", flags)
        self.kind = "spell-like" if field.name == "spell-like" else "spell"
        self.caster: int | None = None

    def read(self) -> None:
        """Read header and groups."""
        reading = self.reading
        reading.take(*self.field.label)
        value = strip(self.text, *self.field.value, ":; ")
        start = value.start
        if self.text[start : start + 1] in {"(", "["} and start < value.end:
            end = self._bracket_end(start, value.end)
            found = self.level.search(self.text, start, end)
            if found is not None:
                self.caster = int(found[1] or found[2])
                if self.kind == "spell":
                    reading.data["caster_level"] = max(reading.data.get("caster_level", 0), self.caster)
            more = self.concentration.match(self.text, end, value.end)
            end = more.end() if more is not None else end
            reading.take(start, end)
            self._remark(Piece(start, end))
            start = end
        heads = self._heads(start, value.end)
        first = heads[0].start() if heads else value.end
        loose = strip(self.text, start, first, ":;,. ")
        if loose.end > loose.start:
            self._list(loose, {})
        for head, end in zip(heads, [*(one.start() for one in heads[1:]), value.end], strict=False):
            reading.take(head.start(), head.end())
            self._list(Piece(head.end(), end), self._frequency(head))

    def _remark(self, bracket: Piece) -> None:
        """What else stands in the bracket of the header is kept as it is."""
        reading = self.reading
        reading.keep(self.field.label.start, bracket.end)

    def _bracket_end(self, start: int, end: int) -> int:
        depth = 0
        for index in range(start, end):
            depth += (self.text[index] in "([") - (self.text[index] in ")]")
            if depth == 0:
                return index + 1
        return min(end, start + 200)

    def _heads(self, start: int, end: int) -> list[re.Match[str]]:
        """The beginnings of groups: at the start of lines, behind semicolons, or marked by a dash."""
        found: list[re.Match[str]] = []
        position = start
        while position < end:
            head = self.group.search(self.text, position, end)
            if head is None:
                break
            if self._is_head(head, start):
                found.append(head)
                position = max(head.end(), head.start() + 1)
            else:
                position = head.start() + 1
        return found

    def _is_head(self, head: re.Match[str], start: int) -> bool:
        before = self.text[max(start, head.start() - _BACK) : head.start()]
        marked = bool(head["mark"].strip())
        if self._open(before):
            return False
        tail = before.rstrip(" ")[-1:]
        if tail in {"\n", ""} or not before.strip():
            return marked or head["bracket"] is not None or bool(head["will"] or head["constant"] or head["uses"])
        if before[-1:] not in {" ", "\t", "—", "-", ";"}:
            return False
        if head["mark"].startswith("—") or (marked and tail == ";"):
            return True
        return marked and head["bracket"] is not None

    @staticmethod
    def _open(before: str) -> bool:
        return before.count("(") > before.count(")")

    def _frequency(self, head: re.Match[str]) -> dict[str, Any]:
        entry: dict[str, Any] = {}
        if head["will"]:
            entry["per_day"] = "at will"
        elif head["constant"]:
            entry["per_day"] = "constant"
        elif head["uses"]:
            entry["per_day"] = int(head["uses"])
        elif head["other"]:
            entry["per_day"] = " ".join(head["other"].split())
        elif head["points"]:
            entry["per_day"] = " ".join(head["points"].split())
        else:
            entry["level"] = int(head["level"]) if head["level"] else 0
        bracket = head["bracket"] or ""
        uses = self.day.search(bracket)
        if uses is not None:
            entry["per_day"] = int(uses[1])
        elif self.will.search(bracket):
            entry["per_day"] = "at will"
        return entry

    def _list(self, piece: Piece, entry: dict[str, Any]) -> None:
        apart = split(self.text, *piece, ";")
        by_semicolon = len(apart) > _FEW and self.text.count(",", *piece) < len(apart)
        pieces = apart if by_semicolon else split(self.text, *piece, ",;")
        if len(pieces) == 1 and self._one_a_line(pieces[0]):
            pieces = split(self.text, *piece, "\n")
        for listed in pieces:
            for part in self._lines(listed):
                if _FOOTNOTE.match(self.text, *part):
                    self.reading.note(*part)
                    continue
                lead = self.lead.match(self.text, *part)
                self._spell(Piece(lead.end() if lead is not None else part.start, part.end), entry)
                self.reading.take(*part)

    def _one_a_line(self, piece: Piece) -> bool:
        """Whether each line of a group holds one spell, without commas."""
        lines = [line for line in self.text[piece.start : piece.end].split("\n") if line.strip()]
        return len(lines) > 1 and all(line.lstrip()[:1].isupper() for line in lines)

    def _lines(self, piece: Piece) -> list[Piece]:
        """Spells that a lost comma left on two lines: a bracket before the line break parts them."""
        found, start = [], piece.start
        for match in _LOST.finditer(self.text, *piece):
            cut = match.start() + (1 if match[0].startswith(")") else 0)
            if match[0].startswith(")") or match["foot"] or self._two_spells(start, cut, piece.end):
                found.append(strip(self.text, start, cut))
                start = cut
        return [*found, strip(self.text, start, piece.end)]

    def _two_spells(self, start: int, cut: int, end: int) -> bool:
        """Whether both what stands before a line break and what stands behind it is a spell."""
        behind = strip(self.text, cut, end)
        stop = re.compile(r"[(\n]").search(self.text, *behind)
        return self._is_spell(start, cut) and self._is_spell(behind.start, stop.start() if stop else behind.end)

    def _is_spell(self, start: int, end: int) -> bool:
        if end - start > _LONGEST_NAME:
            return False
        return words_of(unmarked(self.reading.words_of(start, end))) in _known_spells()

    def _spell(self, part: Piece, frequency: dict[str, Any]) -> None:
        text = self.reading.words_of(*part).strip(" .")
        if not text:
            return
        bracket = text.find("(")
        name = unmarked(text[:bracket] if bracket > 0 else text).strip(" *.")
        inner = text[bracket:] if bracket > 0 else ""
        spell: dict[str, Any] = {"name": self._named(name), **frequency, "kind": self.kind}
        if self.caster is not None:
            spell["cl"] = self.caster
        dc = self.dc.search(inner)
        if dc is not None:
            spell["dc"] = integer(dc[1] or dc[2])
        rest = [one.strip() for one in inner.strip("()").split(",") if one.strip() and not self.dc.search(one)]
        if not spell["name"]:
            return
        for one in [one for one in rest if _TIMES.fullmatch(one)]:
            rest.remove(one)
            spell.setdefault("per_day", integer(one))
        if rest:
            spell["name"] += f" ({', '.join(rest)})"
        self.reading.data.setdefault("spells", []).append(spell)

    def _named(self, name: str) -> str:
        token = self.reading.words.spell(name)
        if token != name:
            return token
        words = [word for word in re.findall(r"[^\W\d_]+", name) if len(word) > _FEW + 1]
        if not words or not all(word[0].isupper() for word in words):
            return name
        return _ROMAN.sub(lambda found: found[0].upper(), name.lower())


def read_spells(reading: Reading, field: Field) -> None:
    """Read a list of spells under its header."""
    _Spells(reading, field).read()
