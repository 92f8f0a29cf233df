"""XML, read safely: no document type, no entities of its own, nothing fetched, bounded in depth and size.

What stands before the place where a file is damaged is given all the same: elements that were closed are
``complete``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple
from xml.parsers import expat

from encounter_tracker.support.imported import Issue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

DEEPEST: Final = 200
MOST_ELEMENTS: Final = 400_000
_CHUNK: Final = 1 << 18
_DECLARATION: Final = re.compile(r"^\s*<\?xml[^>]*\?>")


class Node:
    """An element: attributes, its own text, its children, its parent's tag, the line it begins in."""

    __slots__ = ("attributes", "children", "complete", "line", "parent_tag", "pieces", "tag")

    def __init__(self, tag: str, attributes: dict[str, str], line: int) -> None:
        self.tag = tag
        self.attributes = attributes
        self.line = line
        self.parent_tag = ""
        self.children: list[Node] = []
        self.pieces: list[str] = []
        self.complete = False

    @property
    def text(self) -> str:
        """Its own text, without that of its children."""
        return "".join(self.pieces).strip()

    def get(self, name: str, default: str = "") -> str:
        """An attribute."""
        return self.attributes.get(name, default).strip()

    def find(self, path: str) -> Node | None:
        """The first descendant along a path of tags: "health", "types/type"."""
        node: Node | None = self
        for tag in path.split("/"):
            node = next((child for child in node.children if child.tag == tag), None) if node is not None else None
        return node

    def all(self, path: str) -> list[Node]:
        """All descendants along a path of tags."""
        found = [self]
        for tag in path.split("/"):
            found = [child for node in found for child in node.children if child.tag == tag]
        return found

    def say(self, path: str, default: str = "") -> str:
        """The text of the first descendant along a path."""
        node = self.find(path)
        return default if node is None else node.text

    def walk(self) -> Iterator[Node]:
        """The element and everything in it, in the order of the file."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))


class Parsed(NamedTuple):
    """What was read, and what stopped the reading."""

    root: Node | None
    problem: Issue | None


class _StopError(Exception):
    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class _Builder:
    """Makes nodes of what expat tells."""

    def __init__(self) -> None:
        self.parser = expat.ParserCreate("utf-8")
        self.parser.buffer_text = True
        self.parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.EntityDeclHandler = self._doctype
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.root: Node | None = None
        self.count = 0
        self._open: list[Node] = []

    def _doctype(self, *_said: object) -> None:
        raise _StopError("xml_entities")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if self.count > MOST_ELEMENTS:
            raise _StopError("xml_too_large")
        if len(self._open) >= DEEPEST:
            raise _StopError("xml_too_deep")
        node = Node(tag.rpartition(":")[2], attributes, self.parser.CurrentLineNumber)
        if self._open:
            self._open[-1].children.append(node)
            node.parent_tag = self._open[-1].tag
        else:
            self.root = node
        self._open.append(node)

    def _end(self, _tag: str) -> None:
        self._open.pop().complete = True

    def _text(self, text: str) -> None:
        self._open[-1].pieces.append(text)


def parse(text: str, cancelled: Callable[[], bool] | None = None) -> Parsed:
    """Read a document that was decoded; never raises."""
    # Its own word on its encoding holds no longer, but its lines are counted.
    data = _DECLARATION.sub(lambda found: "\n" * found[0].count("\n"), text, count=1)
    builder = _Builder()
    try:
        for start in range(0, len(data), _CHUNK):
            if cancelled is not None and cancelled():
                return Parsed(builder.root, _issue("cancelled", builder.parser.CurrentLineNumber))
            builder.parser.Parse(data[start : start + _CHUNK].encode("utf-8", "replace"), False)
        builder.parser.Parse(b"", True)
    except _StopError as stop:
        line = builder.parser.CurrentLineNumber
        return Parsed(None if stop.code == "xml_entities" else builder.root, _issue(stop.code, line=line))
    except expat.ExpatError as error:
        place = min(max(error.offset, 0), 1_000_000)
        issue = Issue(
            severity="error",
            code="xml_broken",
            arguments=(str(error.lineno), expat.ErrorString(error.code) or ""),
            text=_line(data, error.lineno),
            line=error.lineno,
            start=place,
            end=place,
        )
        return Parsed(builder.root, issue)
    return Parsed(builder.root, None)


def _issue(code: str, line: int) -> Issue:
    return Issue(severity="error", code=code, arguments=(str(line),), line=line)


def _line(text: str, number: int) -> str:
    start = 0
    for _ in range(number - 1):
        start = text.find("\n", start) + 1
        if start == 0:
            return ""
    end = text.find("\n", start)
    return text[start : len(text) if end < 0 else end][:300]
