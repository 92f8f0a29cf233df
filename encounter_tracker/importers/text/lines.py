"""The lines of a paste, and where one creature ends and the next begins."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from encounter_tracker.importers.text.labels import GROUPS, RANKS, Label, labels_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.importers.text.labels import Labels
    from encounter_tracker.importers.text.source import Source
    from encounter_tracker.importers.text.vocabulary import Vocabulary

__all__ = ["Line", "header_pattern", "lines_of", "split_blocks"]

_LONG: Final = 160
_TOO_LONG: Final = 20_000
_MANY: Final = 4
_ABOVE: Final = 14
_LOOKED_AT: Final = 60
_FEW_LINES: Final = 3
_SHORT: Final = 60
_LEVEL: Final = re.compile(r"[^\W\d_]\)?\s\d{1,2}(?:/|$|\s\()")
_GENDER: Final = re.compile(r"(?:male|female|mâle|femelle)\b", re.IGNORECASE)
_RULE: Final = re.compile(r"[\s_=~.\-—#+]{3,}$")
_CHALLENGE: Final = r"(?:(?<![\w/])(?:{label})|(?<=[a-zà-ÿ)])(?:CR|FP))\s*:?\s*(?:\d|1/\d|[-—]\s*$)"


class Line(NamedTuple):
    """A line, or the part of one that begins with a label of its own."""

    start: int
    end: int
    blank: bool
    rule: bool


def lines_of(source: Source, words: Vocabulary) -> list[Line]:
    """The lines of a paste; where all line breaks were lost, a new one begins at each group of fields."""
    text = source.text
    labels = labels_of(words)
    found = []
    start = 0
    for raw in text.split("\n"):
        end = start + len(raw)
        bare = raw.strip()
        line = Line(start, end, blank=not bare, rule=bool(bare) and _RULE.match(bare) is not None)
        together = len(raw) > _LONG or raw.count("\t") >= _MANY
        found += _parts(text, line, labels, words) if together and len(raw) < _TOO_LONG else [line]
        start = end + 1
    return _paragraphs(text, found, labels, words) if _is_compact(text, found, labels) else found


def _is_compact(text: str, lines: Sequence[Line], labels: Labels) -> bool:
    """Whether fields run on from line to line, as in the short blocks of old modules."""
    looked = [line for line in lines if not line.blank][:_LOOKED_AT]
    if len(looked) < _FEW_LINES or sum(line.end - line.start for line in looked) > _TOO_LONG:
        return False
    groups = {GROUPS[label.name] for line in looked if (label := labels.at_start(text, line.start, line.end))}
    inside = {GROUPS[label.name] for label in labels.within(text, looked[0].start, looked[-1].end)}
    return len(inside) >= 2 * _MANY and len(groups) < len(inside) // 2


def _paragraphs(text: str, lines: Sequence[Line], labels: Labels, words: Vocabulary) -> list[Line]:
    """Whole paragraphs as lines, cut anew."""
    found: list[Line] = []
    open_line: Line | None = None
    for line in lines:
        if line.blank or line.rule:
            if open_line is not None:
                found += _parts(text, open_line, labels, words)
            found.append(line)
            open_line = None
        elif open_line is None:
            open_line = line
        else:
            open_line = open_line._replace(end=line.end)
    return found + (_parts(text, open_line, labels, words) if open_line is not None else [])


def _parts(text: str, line: Line, labels: Labels, words: Vocabulary) -> list[Line]:
    cuts = [line.start]
    rank = -1
    seen = labels.within(text, line.start, line.end)
    top = {label.name for label in seen} & {"cr", "xp", "init", "senses"}
    if len({GROUPS[label.name] for label in seen}) < _MANY and not {"cr", "init"} <= top:
        return [line]
    first = labels.at_start(text, line.start, line.end)
    if first is not None and first.name in {"tactics", "note"}:
        return [line]
    seen += _headings(text, line, seen, words)
    seen += [label._replace(name="heading") for label in labels.spell_headers_within(text, line.start, line.end)]
    seen.sort(key=lambda one: one.start)
    aside = False
    for index, label in enumerate(seen):
        if aside and [one.name for one in seen[index : index + 3]] != ["str", "dex", "con"]:
            continue
        aside = label.name == "tactics"
        if text.count("(", cuts[-1], label.start) > text.count(")", cuts[-1], label.start):
            continue
        if label.name == "heading":
            cuts += [label.start, label.end] if text[label.end : label.end + 2].strip()[:1] != "(" else [label.start]
            continue
        before = text[line.start : label.start].rstrip(" \n")[-1:]
        later = RANKS[label.name] > rank and before != ","
        if not later and before not in {";", ".", "\t"}:
            continue
        if GROUPS[label.name] != _group(rank):
            cuts.append(label.start)
        rank = RANKS[label.name] if label.name != "note" else rank
    ends = [*cuts[1:], line.end]
    return [Line(a, b, blank=not text[a:b].strip(), rule=False) for a, b in zip(cuts, ends, strict=True) if b > a]


def _headings(text: str, line: Line, seen: Sequence[Label], words: Vocabulary) -> list[Label]:
    """Headings inside a line: in capitals, or right before a label; and rules between sections."""
    names = "|".join(re.escape(name) for name in words.headings)
    starts = {label.start for label in seen}
    found = []
    for match in re.finditer(rf"(?<!\w)(?:{names})(?!\w)|-{{5,}}", text[line.start : line.end], re.IGNORECASE):
        start, end = line.start + match.start(), line.start + match.end()
        behind = end + len(text[end : end + 30]) - len(text[end : end + 30].lstrip(" -#"))
        if match[0].isupper() or match[0].startswith("-") or (match[0][0].isupper() and behind in starts):
            found.append(Label("heading", start, end))
    return found


def _group(rank: int) -> int:
    return next((GROUPS[name] for name, value in RANKS.items() if value == rank), -1)


def header_pattern(words: Vocabulary) -> re.Pattern[str]:
    """The line with alignment, size and type; size and type may come the other way round."""
    alignments = "|".join(sorted((re.escape(word) for word in words.all_of("alignments")), key=len, reverse=True))
    sizes = "|".join(sorted((re.escape(word) for word in words.sizes), key=len, reverse=True))
    types = "|".join(sorted((re.escape(word) for word in words.types), key=len, reverse=True))
    return re.compile(
        rf"^\W*(?:(?:{alignments})\W.{{0,40}}?\b(?:{sizes})\b|(?:{sizes})\b.{{0,40}}?\b(?:{types})\b"
        rf"|(?:{types})\b.{{0,60}}?\b(?:{sizes})\b)",
        re.IGNORECASE,
    )


#: Labels of the lines above the figures.
_HEADER: Final = frozenset({"xp", "cr", "name", "alignment", "size", "type"})


class _Splitter:
    """Finds the first lines of the creatures of a paste."""

    def __init__(self, source: Source, lines: Sequence[Line], words: Vocabulary) -> None:
        self.text = source.text
        self.titles = source.titles
        self.lines = lines
        self.words = words
        self.labels = labels_of(words)
        challenge = "|".join(re.escape(name) for name, field in words.labels.items() if field == "cr")
        self.challenge = re.compile(_CHALLENGE.format(label=challenge))
        self.kind = header_pattern(words)
        self.anchors = {"init", "ac", "hp"}

    def starts(self) -> list[int]:
        """Indices of the first lines."""
        starts: list[int] = []
        seen: set[str] = set()
        last = -1
        for index, line in enumerate(self.lines):
            if line.blank or line.rule:
                continue
            label = self.labels.at_start(self.text, line.start, line.end)
            if label is None:
                continue
            if label.name in self.anchors and (label.name in seen or not starts or (label.name == "init" and seen)):
                begin = self._begin(index, last if starts else -1)
                if not starts or begin is not None:
                    starts.append(index if begin is None else begin)
                    seen = set()
            if label.name in GROUPS and label.name in {*self.anchors, "fort", "str", "bab", "speed", "skills", "feats"}:
                if label.name in self.anchors:
                    seen.add(label.name)
                last = index
        return starts

    def _begin(self, anchor: int, last: int) -> int | None:
        """The first line of the creature whose figures begin at ``anchor``; None where nothing above speaks of one."""
        above = [
            index
            for index in range(anchor - 1, max(last, anchor - 40), -1)
            if not self.lines[index].blank and not self.lines[index].rule
        ][:_ABOVE]
        challenge = next((index for index in above if self._is_challenge(index)), None)
        title = next((index for index in above if self._is_title(index)), None)
        kind = next((index for index in above if self.kind.match(self._text(index))), None)
        begun = title is not None and kind is not None and title < kind
        if challenge is not None and not (begun and title is not None and challenge < title):
            return self._with_name(challenge, above)
        if title is not None and kind is not None:
            return title
        if kind is None:
            marked = [i for i in above if (found := self._label(i)) is not None and found.name in _HEADER]
            if not marked:
                return above[-1] if above and last < 0 else self._bare_name(anchor, above)
            kind = marked[0]
        return self._run(kind, above)

    def _bare_name(self, anchor: int, above: list[int]) -> int | None:
        """A short line that stands alone right above the figures may be all there is of a header."""
        if not above or above[0] != anchor - 1 or not self.lines[anchor - 2 if anchor > 1 else 0].blank:
            return None
        text = self._text(above[0]).strip()
        plain = len(text) <= _SHORT and text[:1].isupper() and not text.endswith((".", ":", ",", ";"))
        return above[0] if plain and not self._speaks(above[0]) and self.words.find("headings", text) is None else None

    def _text(self, index: int) -> str:
        return self.text[self.lines[index].start : self.lines[index].end]

    def _label(self, index: int) -> Label | None:
        return self.labels.at_start(self.text, self.lines[index].start, self.lines[index].end)

    def _is_challenge(self, index: int) -> bool:
        """Whether a line names a challenge rating; one within a sentence ("in pairs (CR 1) or…") is not its own."""
        text = self._text(index)
        found = self.challenge.search(text)
        return found is not None and not (len(text) > _LONG and text.rstrip().endswith("."))

    def _is_title(self, index: int) -> bool:
        line = self.lines[index]
        return any(start in self.titles for start in range(line.start, min(line.start + 1, line.end) + 1))

    def _with_name(self, challenge: int, above: list[int]) -> int:
        """The line with the name: that of the challenge rating, or the one above it."""
        found = self.challenge.search(self._text(challenge))
        before = self._text(challenge)[: found.start()].strip(" -—:([\t") if found is not None else ""
        higher = [index for index in above if index < challenge]
        if before and self.kind.match(before) is None:  # a page may name it twice, with a description between
            return next((index for index in reversed(higher) if self._text(index).strip() == before), challenge)
        if higher and len(self._text(higher[0])) > _SHORT:
            return next((index for index in higher if self._is_title(index)), higher[0])
        return higher[0] if higher else challenge

    def _run(self, kind: int, above: list[int]) -> int:
        """The topmost of the lines that stand together above the line of the type."""
        best = kind
        for index in (i for i in above if i < kind):
            text = self._text(index).strip()
            short = len(text) <= _LONG and not text.endswith((".", "!", "?"))
            gap = best - index - 1
            if gap > 1 or (gap == 1 and not self._speaks(best)) or not short:
                break
            best = index
        return best

    def _speaks(self, index: int) -> bool:
        """Whether a line cannot be the first: it is labelled, a heading, or that of the type."""
        text = self._text(index).strip(" :*-")
        if self.words.find("headings", text) is not None or _LEVEL.search(text) or _GENDER.match(text):
            return True
        return self._label(index) is not None or self.kind.match(self._text(index)) is not None


def split_blocks(source: Source, lines: Sequence[Line], words: Vocabulary) -> list[tuple[int, int]]:
    """The creatures of a paste as ranges of lines; what stands before the first is in none."""
    starts = _Splitter(source, lines, words).starts()
    if not starts:
        return []
    return list(zip(starts, [*starts[1:], len(lines)], strict=True))
