"""A pasted text made plain, every character of it still knowing where it came from.

Line ends, dashes, quotes, ligatures, soft hyphens, HTML, BBCode and Markdown become plain text; ``Source.text`` is what
the readers work on, ``Source.place`` leads back to line and column of the paste.
"""

from __future__ import annotations

import html
import re
from array import array
from bisect import bisect_right
from typing import Final, NamedTuple

__all__ = ["Place", "Source"]

_TAB: Final = "\t"
_CHARS: Final[dict[str, str]] = {
    **dict.fromkeys("\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029", "\n"),
    **dict.fromkeys(
        "\t\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000", " "
    ),
    **dict.fromkeys("\u2212\u2013\u2012\u2011\u2010\u2043\ufe63\uff0d\x96", "-"),
    **dict.fromkeys("\u2015\u2e3a\ufe58\x97", "—"),
    **dict.fromkeys("\u2018\u2019\u02bc\u00b4\u2032\x91\x92", "'"),
    **dict.fromkeys("\u201c\u201d\u201e\u2033\u00ab\u00bb\x93\x94", '"'),
    **dict.fromkeys("\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u202a\u202c\ufffc\x00", ""),
    **dict.fromkeys(
        "\u00b9\u00b2\u00b3\u2070\u2074\u2075\u2076\u2077\u2078\u2079\u1d2e\u1d39\u1d30\u1d2c\u00ae\u2122\u2020\u2021",
        "",
    ),
    "\u00d7": "x",
    "\u00bd": "1/2",
    "\u00bc": "1/4",
    "\u00be": "3/4",
    "\u2153": "1/3",
    "\u2154": "2/3",
    "\u215b": "1/8",
    "\u2159": "1/6",
    "\u2044": "/",
    "\u2215": "/",
    "\ufb00": "ff",
    "\ufb01": "fi",
    "\ufb02": "fl",
    "\ufb03": "ffi",
    "\ufb04": "ffl",
    "\ufb05": "st",
    "\ufb06": "st",
    "\u2026": "...",
    "*": "",
    "|": _TAB,
    "\u2022": " ",
    "\u00b7": " ",
    "\u25cf": " ",
    "\u25aa": " ",
}
_BBCODE: Final = (
    r"\[/?(?:b|i|u|s|sup|sub|url|quote|colou?r|size|font|spoiler|spoil|code|ooc|sblock|table|tr|td|th|center|left|right|indent|list|li|"
    r"hr|h\d|img|smallcaps|big|bigger|dice|statblock|fieldset)(?:=[^\]\n]{0,200})?\]"
)
#: What stands in a tag that goes over several lines; anything else there is text behind a broken tag.
_ATTRIBUTES: Final = (
    r"(?:\s{1,40}[\w:-]{1,40}(?:=(?:\"[^\"<>]{0,300}\"|'[^'<>]{0,300}'|[^\s<>\"']{1,200})"
    r"|(?<=nowrap)|(?<=hidden))){0,12}\s{0,40}"
)
_SPECIAL: Final = re.compile(
    r"(?P<end>\r\n?)"
    r"|(?P<hyphen>(?<=[^\W\d_])(?:\u00ad|[-\u2010])(?:[ \t]{0,4}(?:\r\n?|\n|<(?:br ?/?|/?p)>|>(?= ))){1,4}"
    r"[ \t]{0,4}(?=[^\W\d_]))"
    r"|(?P<gap>(?<=[a-z])[-\u2010] (?=[a-z]{4}))"
    r"|(?P<soft>\u00ad)"
    r"|(?P<title>(?:(?<=\n)|(?<=\r)|\A)[ \t\u00a0>]{0,8}(?:#{1,6}[ \t\u00a0]+|!{1,6}(?=[A-Z0-9])))"
    r"|(?P<quote>(?:(?<=\n)|(?<=\r)|\A)[ \t]{0,8}>[> \t]{0,8})"
    r"|(?P<rule>(?:(?<=\n)|(?<=\r)|\A)[ \t]{0,8}\|?(?:[ \t]{0,4}:?-{3,40}:?[ \t]{0,4}\|){1,12}"
    r"(?:[ \t]{0,4}:?-{3,40}:?)?[ \t]{0,8}(?=[\r\n]|\Z))"
    r"|(?P<sup><sup>[^<>]{0,12}</sup>|\[sup\][^\[\]]{0,12}\[/sup\])"
    r"|(?P<break><(?:br|hr)\b[^<>]{0,200}>)"
    r"|(?P<block></?(?:p|div|tr|li|ul|ol|table|tbody|h\d|section|article|blockquote)\b"
    rf"(?:[^<>\r\n]{{0,300}}|{_ATTRIBUTES})>"
    r"(?:[ \t]{0,8}\r?\n)?)"
    rf"|(?P<cell></?(?:td|th)\b(?:[^<>\r\n]{{0,300}}|{_ATTRIBUTES})>)"
    rf"|(?P<tag></?[a-zA-Z][a-zA-Z0-9]{{0,14}}(?:[ \t][^<>\r\n]{{0,400}}|{_ATTRIBUTES})?/?>"
    r"|<!--[^<>]{0,400}-->)"
    r"|(?P<entity>&(?:\#\d{1,6}|\#x[0-9a-fA-F]{1,6}|[a-zA-Z]{2,10});)"
    rf"|(?P<bbcode>(?i:{_BBCODE}))"
    r"|(?P<heading>\({3}(?=[^()\r\n]{2,40}\){3})|(?<=[^\W\d_])\){3}(?!\)))"
    r"|(?P<template>\{s:c\}|\{s:\w{1,20}\|?|\}(?=[ \t]{0,8}(?:[\r\n]|\Z)))"
    r"|(?P<wiki>\[\[(?:[^\[\]|*;+\n]{0,80}\n?[^\[\]|*;+\n]{0,80}\|)?|\]\]|'''?(?=[\w \[])|(?<=[\w:.])'''?)"
    r"|(?P<link>!?\[(?=[^\[\]\n]{1,160}\]\([^()\s]{1,300}\))|\]\([^()\s]{1,300}\))"
    r"|(?P<escape>\\(?P<escaped>[\\`*_{}\[\]()#+.!>~|-])|\\(?=[\r\n]|\Z))"
    r"|(?P<under>(?<!\w)_{1,3}(?=\S)|(?<=\S)_{1,3}(?!\w)|_{4,}|`+|~~)"
    rf"|(?P<char>[{re.escape(''.join(_CHARS))}])"
)
#: The first part of compounds that keep their hyphen at the end of a line.
_COMPOUNDS: Final = (
    "mind low flat spell two point half all self ill well full close long short non multi touch heavy light force "
    "sword language trip natural anti semi half double one three four melee ranged life cold psi shape pre demi mi "
    "sous au contre sans est ci ft foot radius hit save"
)
_KEEP_HYPHEN: Final = frozenset(_COMPOUNDS.split())
_LAST_WORD: Final = re.compile(r"[^\W\d_]+\Z")


class Place(NamedTuple):
    """A piece of one line of the paste: line from 1, columns from 0, end exclusive."""

    line: int
    start: int
    end: int


class Source:
    """A paste, plain. ``titles``: where in the plain text a Markdown heading begins."""

    def __init__(self, raw: str) -> None:
        self.raw = raw
        self.titles: set[int] = set()
        self._starts = array("l")
        self._ends = array("l")
        self._out: list[str] = []
        self._clean()
        self.text = "".join(self._out)
        self.flat = self.text.replace("\n", " ")
        self._lines = [0, *(found.end() for found in re.finditer(r"\r\n?|\n", raw))]

    # ---- making it plain --------------------------------------------------------------------------------------------

    def _clean(self) -> None:
        done = 0
        for found in _SPECIAL.finditer(self.raw):
            self._copy(done, found.start())
            self._replace(found)
            done = found.end()
        self._copy(done, len(self.raw))

    def _copy(self, start: int, end: int) -> None:
        if end > start:
            self._out.append(self.raw[start:end])
            self._starts.extend(range(start, end))
            self._ends.extend(range(start + 1, end + 1))

    def _emit(self, text: str, start: int, end: int) -> None:
        for char in text:
            self._out.append(char)
            self._starts.append(start)
            self._ends.append(end)

    def _replace(self, found: re.Match[str]) -> None:
        kind = found.lastgroup
        text = {"end": "\n", "break": "\n", "heading": "\n", "cell": _TAB}.get(kind or "", "")
        if kind == "block":
            text = "" if self._out and self._out[-1].endswith("\n") else "\n"
        elif kind == "char":
            text = _CHARS[found[0]]
        elif kind == "entity":
            text = "".join(_CHARS.get(char, char) for char in html.unescape(found[0]))
        elif kind == "escape":
            text = found["escaped"] or ""
        elif kind == "template" and found[0] == "{s:c}":
            text = "c"
        elif kind == "gap":
            text = "-" if self._keeps_hyphen() else "- "
        elif kind == "hyphen":
            text = self._joined(found)
        elif kind == "title":
            self.titles.add(len(self._starts))
        self._emit(text, found.start(), found.end())

    def _joined(self, found: re.Match[str]) -> str:
        """What a hyphen at the end of a line leaves: itself in a compound, else nothing."""
        if found[0][0] == "\u00ad":
            return ""
        following = self.raw[found.end() : found.end() + 1]
        return "-" if self._keeps_hyphen() or following.isupper() else ""

    def _keeps_hyphen(self) -> bool:
        last = _LAST_WORD.search("".join(self._out[-1:])[-24:])
        return last is None or last[0].lower() in _KEEP_HYPHEN

    # ---- the way back -----------------------------------------------------------------------------------------------

    def line_of(self, index: int) -> int:
        """The line of the paste, from 1, in which a character of the plain text stands."""
        if not self._starts:
            return 1
        return bisect_right(self._lines, self._starts[min(index, len(self._starts) - 1)])

    def original(self, start: int, end: int) -> str:
        """A piece as it stands in the paste."""
        return self.raw[self._starts[start] : self._ends[end - 1]] if end > start else ""

    def place(self, start: int, end: int) -> Place:
        """Where a piece stands; of one that goes over several lines, the part in the first."""
        if end <= start:
            return Place(self.line_of(start), 0, 0)
        first, last = self._starts[start], self._ends[end - 1]
        line = bisect_right(self._lines, first)
        begin = self._lines[line - 1]
        limit = self._lines[line] if line < len(self._lines) else len(self.raw)
        stop = min(last, begin + len(self.raw[begin:limit].rstrip("\r\n")))
        return Place(line, first - begin, max(stop - begin, first - begin))
