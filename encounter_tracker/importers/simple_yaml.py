"""The YAML that people keep stat blocks in: mappings, lists, quoted and folded text. Nothing else of YAML.

No anchors, tags or aliases, so nothing grows while it is read. Lines that do not fit are told and skipped, and the
rest is read: notes written by hand often hold one bad line.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from encounter_tracker.importers.pieces import integer

DEEPEST: Final = 40
#: In words.
_LONGEST_KEY: Final = 3
MOST_LINES: Final = 200_000
_KEY: Final = re.compile(
    r"""^(?P<key>"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#\-\[\]{},"'&*!|>%@`][^#\n]*?|-[^\s][^:\n]*?)\s*:(?:\s+(?P<value>.*))?$"""
)
_BEHIND: Final = re.compile(r"""^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^\[\]]*\]|\{[^{}]*\})\s+#.*$""")
_BLOCK: Final = re.compile(r"^[|>][+-]?\d?[+-]?$")
_COMMENT: Final = re.compile(r"\s+#.*$")
_NOTHING: Final = frozenset({"", "~", "null", "Null", "NULL", "None"})
_ESCAPES: Final = {"n": "\n", "t": "\t", '"': '"', "\\": "\\", "/": "/", "0": "", "r": ""}


class BadLine(NamedTuple):
    """A line that was skipped."""

    line: int
    text: str


class _Line(NamedTuple):
    number: int
    indent: int
    text: str


class Yaml:
    """A document: ``value`` and the lines that were ``skipped``. ``lines``: in which line each top key stands."""

    def __init__(self, text: str, first_line: int = 1) -> None:
        self.skipped: list[BadLine] = []
        self.lines: dict[str, int] = {}
        raw = text.split("\n")[:MOST_LINES]
        self._lines = [
            _Line(first_line + at, len(line) - len(line.lstrip(" ")), line.strip())
            for at, line in enumerate(line.replace("\t", "  ").rstrip() for line in raw)
        ]
        self._at = 0
        self.value: Any = None
        first = self._peek()
        if first is not None:
            self.value = self._node(first.indent, 0)
        while (left := self._peek()) is not None:
            self._skip(left)

    def _peek(self) -> _Line | None:
        """The next line that says something."""
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if line.text and not line.text.startswith("#") and line.text not in {"---", "..."}:
                return line
            self._at += 1
        return None

    def _skip(self, line: _Line) -> None:
        self.skipped.append(BadLine(line.number, line.text))
        self._at += 1

    def _node(self, indent: int, depth: int) -> Any:
        line = self._peek()
        if line is None or line.indent < indent:
            return None
        if depth > DEEPEST:
            self._skip(line)
            return None
        if _is_item(line.text):
            return self._list(line.indent, depth)
        if _KEY.match(line.text):
            return self._mapping(line.indent, depth)
        self._at += 1
        return _scalar(self._continued(line.text, line.indent - 1))

    def _list(self, indent: int, depth: int) -> list[Any]:
        found: list[Any] = []
        while (line := self._peek()) is not None and line.indent >= indent:
            if line.indent > indent or not _is_item(line.text):
                if line.indent == indent:
                    break
                self._skip(line)
                continue
            rest = line.text[1:].lstrip()
            inner = line.indent + len(line.text) - len(rest)
            if not rest or rest.startswith("#"):
                self._at += 1
                found.append(self._node(indent + 1, depth + 1))
            elif _is_item(rest) or (_KEY.match(rest) and not rest.startswith(("[[", "{"))):
                self._lines[self._at] = _Line(line.number, inner, rest)
                found.append(self._node(inner, depth + 1))
            else:
                self._at += 1
                found.append(self._value(rest, indent))
        return found

    def _mapping(self, indent: int, depth: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while (line := self._peek()) is not None and line.indent >= indent:
            said = _KEY.match(line.text)
            if said is None or line.indent > indent:
                if line.indent == indent and _is_item(line.text):
                    break
                self._skip(line)
                continue
            self._at += 1
            key = str(_scalar(said["key"]))
            if depth == 0:
                self.lines.setdefault(key, line.number)
            written = said["value"] or ""
            if not written or written.startswith("#"):
                following = self._peek()
                at_level = following is not None and following.indent == indent and _is_item(following.text)
                found[key] = self._node(indent if at_level else indent + 1, depth + 1)
            else:
                found[key] = self._value(written, indent)
        return found

    def _value(self, written: str, indent: int) -> Any:
        if _BLOCK.match(_COMMENT.sub("", written)):
            return self._block(indent, folded=written.startswith(">"))
        return _scalar(self._continued(written, indent))

    def _block(self, indent: int, *, folded: bool) -> str:
        kept: list[str] = []
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if line.text and line.indent <= indent:
                break
            kept.append(line.text)
            self._at += 1
        joint = " " if folded else "\n"
        return joint.join(kept).strip()

    def _continued(self, written: str, indent: int) -> str:
        """Text that goes on in lines further in."""
        kept = [written]
        while (line := self._peek()) is not None and line.indent > indent:
            open_quote = _is_open(kept)
            if not open_quote and _KEY.match(line.text) and indent >= 0 and not _is_folded(line.text):
                break
            kept.append(line.text)
            self._at += 1
        return " ".join(kept)


def _is_open(kept: list[str]) -> bool:
    """Whether quotes or brackets that the text begins with are still open."""
    first = kept[0][:1]
    last = kept[-1].rstrip()[-1:]
    pairs = {'"': '"', "'": "'", "[": "]", "{": "}"}
    return first in pairs and not (last == pairs[first] and (len(kept) > 1 or len(kept[0]) > 1))


def _is_folded(text: str) -> bool:
    """Prose that goes on and happens to hold a colon: a key has few words."""
    return len(text.partition(":")[0].split()) > _LONGEST_KEY


def _is_item(text: str) -> bool:
    return text == "-" or text.startswith("- ")


def _scalar(written: str) -> Any:
    text = _BEHIND.sub(r"\1", written.strip())
    if text[:1] in {'"', "'"} and len(text) > 1 and text.endswith(text[0]):
        inner = text[1:-1]
        if text[0] == "'":
            return inner.replace("''", "'")
        return re.sub(r"\\(.)", lambda found: _ESCAPES.get(found[1], found[0]), inner)
    if text.startswith("[") and text.endswith("]") and not text.startswith("[["):
        return [_scalar(part) for part in _flow(text[1:-1])]
    if text.startswith("{") and text.endswith("}"):
        pairs = [part.partition(":") for part in _flow(text[1:-1])]
        return {str(_scalar(key)): _scalar(value) for key, _colon, value in pairs if key.strip()}
    return _bare(_COMMENT.sub("", text).strip())


def _bare(text: str) -> Any:
    """Text without quotes: nothing, yes or no, a number, or itself."""
    if text in _NOTHING:
        return None
    if text in {"true", "True", "false", "False"}:
        return text.lower() == "true"
    return integer(text) if re.fullmatch(r"-?\d{1,7}", text) else text


def _flow(text: str) -> list[str]:
    """The parts of a list in brackets; brackets and quotes within hold together."""
    parts: list[str] = []
    depth = start = 0
    quote = ""
    for at, letter in enumerate(text):
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'" and not text[start:at].strip():
            quote = letter
        elif letter in "[{(":
            depth += 1
        elif letter in "]})":
            depth -= 1
        elif letter == "," and depth <= 0:
            parts.append(text[start:at])
            start = at + 1
    parts.append(text[start:])
    return [part for part in parts if part.strip()][:1000]
