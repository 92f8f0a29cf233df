"""Bytes to text, whatever wrote them: byte order marks, UTF-16 without one, UTF-8, else Western letters."""

from __future__ import annotations

import codecs
import re
from typing import Final

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
#: Control characters that no text holds (and XML forbids).
_CONTROLS: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
#: A document that names these letters itself.
_WESTERN: Final = re.compile(
    rb"""\s*<\?xml[^>]*encoding\s*=\s*["'](?:iso-8859-1|latin1|windows-1252|cp1252)""", re.IGNORECASE
)
_SAMPLE: Final = 4096
#: A letter takes at most four bytes of UTF-8.
_LONGEST_LETTER: Final = 4
#: Fewer bytes tell nothing.
_SHORTEST: Final = 6
_MANY: Final = 0.3
_FEW: Final = 0.02


def decode(data: bytes) -> tuple[str, bool]:
    """The text, and whether its letters had to be guessed."""
    for mark, name in _MARKS:
        if data.startswith(mark):
            text = data[len(mark) :].decode(name, "replace")
            return _clean(text), "\ufffd" in text
    wide = _wide(data)
    if wide:
        text = data.decode(wide, "replace")
        return _clean(text), "\ufffd" in text
    try:
        return _clean(data.decode("utf-8")), False
    except UnicodeDecodeError as error:
        if len(data) - error.start < _LONGEST_LETTER and error.reason == "unexpected end of data":
            return _clean(data[: error.start].decode("utf-8")), True  # cut in the middle of a letter
    return _clean(data.decode("cp1252", "replace").replace("\ufffd", "?")), _WESTERN.match(data) is None


def is_binary(data: bytes) -> bool:
    """Whether this is no text at all: zero bytes or control characters all over."""
    sample = data[:_SAMPLE]
    if any(sample.startswith(mark) for mark, _name in _MARKS) or _wide(data):
        return False
    controls = sum(byte < ord(" ") and byte not in b"\t\n\r\x0c" for byte in sample)
    return controls > len(sample) * _FEW


def _wide(data: bytes) -> str:
    """UTF-16 without a mark: every second byte of the beginning is zero."""
    sample = data[: _SAMPLE // 2]
    if len(sample) < _SHORTEST:
        return ""
    half = len(sample) // 2
    if sample[1::2].count(0) > half * (1 - _MANY) and sample[::2].count(0) < half * _FEW:
        return "utf-16-le"
    if sample[::2].count(0) > half * (1 - _MANY) and sample[1::2].count(0) < half * _FEW:
        return "utf-16-be"
    return ""


def _clean(text: str) -> str:
    return _CONTROLS.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))
