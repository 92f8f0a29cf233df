"""A block cut into its fields: label and value, paragraphs of special abilities, prose."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from encounter_tracker.importers.text.labels import GROUPS, RANKS, Label, labels_of
from encounter_tracker.importers.text.pieces import Field, Piece, last_sign, strip
from encounter_tracker.importers.text.tables import find_tables
from encounter_tracker.importers.text.vocabulary import fold

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.importers.text.lines import Line
    from encounter_tracker.importers.text.reading import Reading

__all__ = ["Field", "Layout", "layout"]

_BARE_FIGURES: Final = frozenset({"init", "ac", "hp", "fort", "ref", "will", "bab", "cmb", "cmd"})
_REPEATED: Final = frozenset({"melee", "ranged", "attacks", "note", "tactics", "special_attacks"})
_LATE: Final = frozenset({"feats", "skills", "racial", "languages", "sq", "cmb", "cmd"})
_FREE: Final = frozenset({"note", "tactics"})
_STATS_AGAIN: Final = 4
_LONG_VALUE: Final = 12_000
_GOES_ON: Final = re.compile(r"[,;/+(—-]\s*$")
_CONTINUES: Final = re.compile(r"[\s]*[a-zà-ÿ0-9+(),;\]-]")
_MODIFIER: Final = re.compile(r"[^\W\d_)] [+-]\d|\) [+-]\d")
_WORD: Final = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_BRACKETED: Final = re.compile(r"\([^()]{0,200}\)")
_PROSE_WORDS: Final = 6
_SHORT_LINE: Final = 0.72
_UNWRAPPED: Final = 130
_MANY_LINES: Final = 8
_FEW: Final = 2
_LONG_HEADING: Final = 40
_NARROW: Final = 90
_BULLET: Final = re.compile(r"[ \t]*[-—][ \t]+(?=[^\W\d_])")
#: Values that often go over several lines.
_LISTS: Final = frozenset({"feats", "skills", "racial", "languages", "sq", "special_attacks", "spell", "spell-like"})


class Layout(NamedTuple):
    """The parts of a block."""

    header: list[Piece]
    fields: list[Field]
    specials: list[Piece]
    prose: list[Piece]


class _Cutter:
    """Goes through the lines of a block once."""

    def __init__(self, reading: Reading, lines: Sequence[Line]) -> None:
        self.reading = reading
        self.text = reading.text
        self.words = reading.words
        self.labels = labels_of(reading.words)
        self.lines = lines
        self.state = "header"
        self.seen: set[str] = set()
        self.header: list[Piece] = []
        self.fields: list[Field] = []
        self.specials: list[Piece] = []
        self.prose: list[Piece] = []
        self.open: tuple[str, Piece, int, int] | None = None
        self.blank = False
        kind = self.words.ability_kind_pattern
        self.special = re.compile(
            rf"[ \t]*(?:[-—][ \t]*)?[^\Wa-zà-ÿ(_][^.;!?()\n]{{0,70}}(?:\([^()\n]{{0,60}}\)\s?){{0,2}}:?\s?"
            rf"\(\s?(?i:{kind})\b[^)\n]{{0,30}}\)",
        )
        joins = "|".join((self.words.and_pattern, self.words.or_pattern, self.words.plus_pattern))
        self.joining = re.compile(rf"(?:\b(?:{joins}|{self.words.versus_pattern}))\s*$", re.IGNORECASE)
        first = rf"(?:{self.words.at_will_pattern}|{self.words.constant_pattern}|{self.words.spell_level_pattern})"
        self.spell_line = re.compile(
            rf"[ \t]*(?:{first}|\d{{1,9}}(?:\s?{self.words.ordinal_pattern})?\s?(?:[-—:/(]|\w)|"
            rf"[A-Z]\s+\w+ spell)",
            re.IGNORECASE,
        )
        self.footer = re.compile(rf"\s*(?:{'|'.join(self.words.footers) or '(?!)'})\s*$", re.IGNORECASE)
        widths = sorted(line.end - line.start for line in lines if not line.blank)
        self.width = widths[len(widths) * 9 // 10] if widths else 0
        self.ruled = sum(line.rule for line in lines) > _FEW
        self.described = False
        self.spaced = self._is_spaced()
        self.unwrapped = bool(widths) and widths[-1] > _UNWRAPPED

    # ---- going through ----------------------------------------------------------------------------------------------

    def run(self) -> Layout:
        """Cut."""
        self.described = any(self._heading(line) == "description" for line in self.lines if not line.blank)
        tables = find_tables(self.reading, self.lines)
        for index, line in enumerate(self.lines):
            if line.blank:
                self.blank = not self.spaced
                continue
            if index in tables:
                self._close()
                self.fields += tables[index]
                self.seen.update(field.name for field in tables[index])
                self.state = "stats" if self.state == "header" and tables[index] else self.state
                continue
            if line.rule:
                self._close()
                self.blank = True
                continue
            self._line(line)
            self.blank = False
        self._close()
        return Layout(self.header, self.fields, self.specials, self.prose)

    def _is_spaced(self) -> bool:
        """Whether a blank line stands behind every line of a narrow column."""
        pairs = zip(self.lines, self.lines[1:], strict=False)
        full = sum(not line.blank for line in self.lines)
        return full > _MANY_LINES and self.width <= _NARROW and all(a.blank or b.blank for a, b in pairs)

    def _line(self, line: Line) -> None:
        heading = self._heading(line)
        if heading is not None and not self._within_list(line):
            self._close()
            self.reading.take(line.start, line.end)
            self._enter(heading)
            return
        if self.footer.match(self.text, line.start, line.end):
            self._close()
            self.prose.append(Piece(line.start, line.end))
            return
        label = self._label(line)
        if label is not None:
            self._begin(label, line)
        elif self.state == "header":
            last = self.header[-1] if self.header else None
            whole = self.text[last.start : last.end] if last is not None else ""
            if last is not None and not self.blank and whole.count("(") > whole.count(")"):
                self.header[-1] = Piece(last.start, line.end)
            else:
                self.header.append(Piece(line.start, line.end))
        else:
            self._continue(line)

    def _within_list(self, line: Line) -> bool:
        """Whether a word that could be a heading belongs to a list that goes on."""
        if self.open is None or self.open[0] in {"special", "prose", *_FREE}:
            return False
        shouted = self.text[line.start : line.end].isupper() or line.start in self.reading.source.titles
        return not self.blank and not shouted and _GOES_ON.search(self._last_line()) is not None

    def _heading(self, line: Line) -> str | None:
        bare = strip(self.text, line.start, line.end, ":-=_~[]()#+.")
        if bare.end - bare.start > _LONG_HEADING:
            return None
        return self.words.find("headings", bare.of(self.text))

    def _enter(self, heading: str) -> None:
        if heading == "header":
            return
        states = {"special": "special", "description": "prose", "tactics": "tactics", "other": "prose"}
        if self.state == "header" and heading in {"description", "ecology"}:
            return
        self.state = states.get(heading, "stats")

    # ---- labels -----------------------------------------------------------------------------------------------------

    def _label(self, line: Line) -> Label | None:
        start = line.start
        bullet = _BULLET.match(self.text, start, line.end)
        if bullet is not None:
            start = bullet.end()
        header = self.labels.spell_header(self.text, start, line.end)
        if header is not None and self.open is not None and self.open[0] == "feats":
            header = header if self.labels.has_caster_level(self.text, header.end) else None
        if header is not None and self.state != "prose" and not (self.state == "special" and self._is_special(line)):
            return header
        label = self.labels.at_start(self.text, start, line.end)
        current = self.open[0] if self.open is not None else "speed"
        if label is None and self.state == "stats" and GROUPS.get(current, 99) <= GROUPS["speed"]:
            label = self.labels.bare_attack(self.text, start, line.end)
        if label is None or not self._accepts(label, line):
            return None
        return label

    def _accepts(self, label: Label, line: Line) -> bool:  # noqa: PLR0911 - one rule a line
        current = self.open[0] if self.open is not None else ""
        name = label.name
        again = name in self.seen and name not in _REPEATED
        if self.state == "header":
            return name not in {"feats", "skills", "languages", "sq", "weaknesses", "reach"} or not self._prose_like(
                line
            )
        if again:
            return False
        if name == "perception" and current in {"skills", "racial"}:
            return False
        if self.state == "tactics":
            if name in {"str", "abilities"}:
                return len([one for one in self._within(line) if GROUPS[one.name] == GROUPS["str"]]) >= _STATS_AGAIN
            return name in {"note", "tactics", "bab", "feats", "skills", "languages", "sq"} and (
                name in _FREE or "str" in self.seen
            )
        if self.state in {"special", "prose"}:
            whole = {"str", "bab"} <= self.seen
            if GROUPS[name] == 0 or (name in self.seen and name not in _FREE) or (whole and name not in _LATE):
                return False
            return not self._prose_like(line)
        if current in _LISTS and name in {"init", "senses", "aura", "defensive", "class", "size", "type", "source"}:
            return name not in self.seen and not self._goes_on(line)
        if self.open is not None and self._bracket_open():  # a bracket that is never closed ends with a later field
            return GROUPS.get(current, 99) < GROUPS[name] and name not in _FREE and not self._goes_on_in(line)
        return True

    def _goes_on_in(self, line: Line) -> bool:
        """Whether the bracket that is open is closed in a line before another one opens."""
        text = self.text[line.start : line.end]
        return 0 <= text.find(")") < (text.find("(") if "(" in text else len(text))

    def _within(self, line: Line) -> list[Label]:
        return self.labels.within(self.text, line.start, line.end)

    def _begin(self, label: Label, line: Line) -> None:
        self._close()
        if self.state in {"header", "special", "prose"} or (self.state == "tactics" and label.name not in _FREE):
            in_header = self.state == "header" and GROUPS.get(label.name, 9) == 0
            self.state = "header" if in_header else "stats"
        if label.name == "tactics":
            self.state = "tactics"
        self.reading.take(line.start, label.start)
        self.seen.add(label.name)
        self.open = (label.name, Piece(label.start, label.end), label.end, line.end)
        if self.state == "header":
            self._close()

    def _close(self) -> None:
        if self.open is None:
            return
        name, label, start, end = self.open
        self.open = None
        if name == "special":
            self.specials.append(Piece(start, end))
        elif name == "prose":
            self.prose.append(Piece(start, end))
        else:
            self._cut(Field(name, label, Piece(start, end)))

    # ---- lines without a label --------------------------------------------------------------------------------------

    def _continue(self, line: Line) -> None:
        current = self.open[0] if self.open is not None else ""
        if self._is_special(line) and not (current not in {"", "special", "prose"} and self._goes_on(line)):
            self._start("special", line)
            self.state = "special"
        elif current in {"", "prose"}:
            if self.state == "special" and current == "" and not self._sentence(line):
                self._start("special", line)
            elif current == "prose" and not self.blank:
                self._extend(line)
            else:
                self._start("prose", line)
        elif current == "special":
            self._special_goes_on(line)
        elif self._value_goes_on(line):
            self._extend(line)
        else:
            self.state = "prose" if self.state == "stats" else self.state
            self._start("special" if self.state == "special" else "prose", line)

    def _start(self, name: str, line: Line) -> None:
        self._close()
        self.open = (name, Piece(line.start, line.start), line.start, line.end)

    def _extend(self, line: Line) -> None:
        if self.open is not None:
            self.open = (*self.open[:3], line.end)

    def _is_special(self, line: Line) -> bool:
        return self.special.match(self.text, line.start, line.end) is not None

    def _special_goes_on(self, line: Line) -> None:
        ended = self._last_line().rstrip()[-1:] in {".", "!", "?", ")", ":"}
        if self.ruled and (ended or self.unwrapped) and self.text[line.start : line.start + 1].isupper():
            self._start("special", line)
            return
        fresh = self.blank or (ended and len(self._last_line()) < self.width * _SHORT_LINE)
        if fresh and not self.described and self.text[line.start : line.end].lstrip()[:1].isupper():
            self._start("prose", line)
            return
        self._extend(line)

    def _value_goes_on(self, line: Line) -> bool:  # noqa: PLR0911 - one rule a line
        if self.open is None:
            return False
        name = self.open[0]
        if name in {"spell", "spell-like"}:
            if self.open[3] - self.open[2] > _LONG_VALUE:
                return False
            listed = self.spell_line.match(self.text, line.start, line.end) is not None
            return listed or self._goes_on(line) or (not self.blank and not self._prose_like(line))
        if name in _FREE:
            return not self.blank
        if self._goes_on(line):
            return not (self.blank and self._prose_like(line))
        if not self.blank and name in {"skills", "racial"} and _MODIFIER.search(self.text, line.start, line.end):
            return True
        if self.blank or self.open[3] - self.open[2] > _LONG_VALUE:
            return False
        return not self._prose_like(line)

    def _goes_on(self, line: Line) -> bool:
        """Whether the open value plainly goes on in this line."""
        last = self._last_line()
        if not self.blank and self._bracket_open():
            return True
        if _GOES_ON.search(last) or self.joining.search(last):
            return True
        return _CONTINUES.match(self.text, line.start, line.end) is not None

    def _last_line(self) -> str:
        if self.open is None:
            return ""
        end = self.open[3]
        return self.text[max(self.text.rfind("\n", self.open[1].start, end) + 1, self.open[1].start) : end]

    def _bracket_open(self) -> bool:
        if self.open is None or self.open[3] - self.open[2] > _LONG_VALUE:
            return False
        value = self.text[self.open[2] : self.open[3]]
        return value.count("(") > value.count(")")

    def _prose_like(self, line: Line) -> bool:
        """Whether a line is made of sentences rather than of figures and names."""
        words = [fold(word) for word in _WORD.findall(_BRACKETED.sub("", self.text[line.start : line.end][:400]))]
        small = sum(word in self.words.prose_words for word in words)
        return len(words) >= _PROSE_WORDS and small >= max(2, len(words) // 7)

    def _sentence(self, line: Line) -> bool:
        return self.blank and self._prose_like(line) and self.described is False and bool(self.specials)

    # ---- several labels in one line ---------------------------------------------------------------------------------

    def _cut(self, field: Field) -> None:
        """Add a field, and those that follow it in its own value."""
        long = field.value.end - field.value.start > _LONG_VALUE
        if long or field.name == "tactics" or (field.name == "note" and self.state != "stats"):
            self.fields.append(field)
            return
        for label in self._following(field):
            self.fields.append(field._replace(value=Piece(field.value.start, label.start)))
            field = Field(label.name, Piece(label.start, label.end), Piece(label.end, field.value.end))
            self.seen.add(label.name)
        self.fields.append(field)

    def _following(self, field: Field) -> list[Label]:
        found: list[Label] = []
        current = field.name
        begin = field.value.start
        for label in self.labels.within(self.text, field.value.start, field.value.end):
            value = self.text[begin : label.start]
            if value.count("(") > value.count(")") or value.count("[") > value.count("]"):
                continue
            if label.start == label.end and GROUPS.get(current, 99) > GROUPS["speed"]:  # a list of attacks goes on
                continue
            if self._follows(current, label, last_sign(value)):
                found.append(label)
                current, begin = label.name, label.end
        return found

    def _follows(self, current: str, label: Label, before: str) -> bool:  # noqa: PLR0911 - one rule a line
        name = label.name
        known = "special_attacks" if current in {"spell", "spell-like"} else current
        if name in self.seen and name not in _FREE and not (name in _REPEATED and before == ";"):
            return False
        if name in {"touch", "flat_footed"} or (name in {"name", "class", "size", "type"} and GROUPS[known] != 0):
            return False
        same = GROUPS[name] == GROUPS[known]
        later = RANKS[name] > RANKS[known]
        marked = self.text[label.end : label.end + 2].strip()[:1] == ":"
        if current in _FREE:
            return name == "note" and before in {";", "."} and self.text[label.end : label.end + 1] in {" ", ":"}
        if current in {"spell", "spell-like"}:
            return before in {";", ""} and later
        if current in {"skills", "racial", "feats"} and name not in {"racial", "languages", "sq", "note"}:
            return before == ";" and later
        if before in {";", "."} or marked:
            return same or later
        if current in {"melee", "ranged", "attacks"} and same:
            return before != ","
        if before == ",":
            return (same and GROUPS[name] != GROUPS["melee"]) or (later and {name, known} <= _BARE_FIGURES)
        if name == "note":
            return False
        return same or later


def layout(reading: Reading, lines: Sequence[Line]) -> Layout:
    """Cut a block into its parts."""
    return _Cutter(reading, lines).run()
