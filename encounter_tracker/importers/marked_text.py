"""Text out of HTML: tags away, blocks on lines of their own, entities resolved; nothing is fetched or run."""

from __future__ import annotations

import html
import re
from typing import Final

_MARKS: Final = re.compile("[<&]|  ")
_TAG: Final = re.compile(r"</?[A-Za-z][^<>]*>|<!--.*?-->|<!DOCTYPE[^<>]*>", re.DOTALL | re.IGNORECASE)
_HIDDEN: Final = re.compile(r"<(script|style|head)\b[^<>]*>.*?</\1\s*>", re.DOTALL | re.IGNORECASE)
_BLOCK: Final = re.compile(r"</?(?:p|div|br|hr|li|ul|ol|tr|h[1-6]|table|section|header|footer)\b[^<>]*>", re.IGNORECASE)
_BLANKS: Final = re.compile(r"[ \t\u00a0]+")
_BLANK_LINES: Final = re.compile(r"\s*\n\s*")
#: The letters of Windows that stand where control characters should.
_WINDOWS: Final = {code: bytes([code]).decode("cp1252", "replace") for code in range(0x80, 0xA0)}


def unescape(text: str) -> str:
    """Entities resolved, twice where they were packed twice; Windows' letters where control characters stand."""
    if "&" in text:
        text = html.unescape(html.unescape(text))
    return text.translate(_WINDOWS)


def without_tags(text: str) -> str:
    """The words of a piece of HTML, blocks on their own lines."""
    if text.isascii() and text.isprintable() and not _MARKS.search(text):
        return text.strip()
    if "<" in text:
        text = _HIDDEN.sub(" ", text)
        text = _TAG.sub("", _BLOCK.sub("\n", text))
    text = _BLANKS.sub(" ", unescape(text))
    return _BLANK_LINES.sub("\n", text).strip()
