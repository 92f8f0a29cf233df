"""The labelled fields of the top of a block, where it is a form rather than the usual lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from encounter_tracker.importers.text.header import (
    NUMBER,
    RATING,
    header_patterns,
    keep_mythic,
    labels_for,
    read_kind,
    read_kind_within,
    read_subtypes,
    set_rating,
    split_bracket,
    take_experience,
    take_name,
)
from encounter_tracker.importers.text.pieces import Piece, integer, strip
from encounter_tracker.importers.text.vocabulary import fold
from encounter_tracker.support.imported import Choice

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.importers.text.pieces import Field
    from encounter_tracker.importers.text.reading import Reading

__all__ = ["read_top_field"]

_SIZE_LETTERS: Final = {
    "f": "fine",
    "d": "diminutive",
    "t": "tiny",
    "s": "small",
    "m": "medium",
    "l": "large",
    "h": "huge",
    "g": "gargantuan",
    "c": "colossal",
}


def read_top_field(reading: Reading, field: Field) -> None:
    """Read a labelled value of the top of a block."""
    value = strip(reading.text, *field.value, ":=;,")
    reading.take(*field.label)
    if value.end <= value.start:
        return
    reader = _READERS.get(field.name)
    if reader is None:
        reading.note(*value)
    else:
        reader(reading, field, value)


def _rating(reading: Reading, field: Field, value: Piece) -> None:
    found = RATING.match(reading.text, *field.value)
    if found is None:
        reading.note(*value)
        return
    set_rating(reading, found[1])
    reading.take(field.value.start, found.end())
    keep_mythic(reading, field.label.start, found)
    rest = strip(reading.text, found.end(), field.value.end, ")(;,")
    if rest.end > rest.start:
        _rest_of_rating(reading, rest)


def _experience(reading: Reading, field: Field, value: Piece) -> None:
    found = NUMBER.match(reading.text, *field.value)
    if found is None:
        reading.note(*value)
        return
    reading.data.setdefault("xp", integer(found[1]))
    reading.take(field.value.start, found.end())
    rest = strip(reading.text, found.end(), field.value.end, ";,")
    if rest.end > rest.start and not read_kind(reading, rest):
        reading.note(*rest)


def _source(reading: Reading, field: Field, value: Piece) -> None:
    del field
    before = str(reading.data.get("source", ""))
    reading.data["source"] = "; ".join(one for one in (before, reading.words_of(*value)) if one)
    reading.take(*value)


def _alignment(reading: Reading, field: Field, value: Piece) -> None:
    del field
    text = reading.words_of(*value)
    reading.data["alignment"] = reading.words.find("alignments", text) or text
    reading.take(*value)


def _size(reading: Reading, field: Field, value: Piece) -> None:
    del field
    text = reading.words_of(*value)
    size = reading.words.find("sizes", text) or _SIZE_LETTERS.get(fold(text))
    if size is not None:
        reading.data["size"] = size
        reading.take(*value)
    elif not read_kind(reading, value):
        reading.unknown("unknown_size", value, Choice(code="keep_note"))


def _rest_of_rating(reading: Reading, rest: Piece) -> None:
    xp = header_patterns(reading.words.code, labels_for(reading.words, "cr"), labels_for(reading.words, "xp"))[1]
    left = take_experience(reading, rest, xp)
    if left.end > left.start and not read_kind(reading, left) and not read_kind_within(reading, left):
        reading.note(*left)


def _type(reading: Reading, field: Field, value: Piece) -> None:
    del field
    if read_kind(reading, value):
        return
    body, bracket = split_bracket(reading.text, value)
    body = strip(reading.text, *body)
    text = reading.words_of(*body)
    kind = reading.words.find("types", text)
    if kind is None:
        reading.unknown("unknown_type", body, Choice(code="keep_note"))
    else:
        reading.data["type"] = kind
        reading.places["type"] = body
        reading.take(*body)
    if bracket.end > bracket.start:
        read_subtypes(reading, strip(reading.text, *bracket, "()[]"))


def _name(reading: Reading, field: Field, value: Piece) -> None:
    del field
    take_name(reading, value)


def _subtypes(reading: Reading, field: Field, value: Piece) -> None:
    del field
    read_subtypes(reading, value)


_READERS: Final[dict[str, Callable[[Reading, Field, Piece], None]]] = {
    "name": _name,
    "cr": _rating,
    "xp": _experience,
    "source": _source,
    "alignment": _alignment,
    "size": _size,
    "type": _type,
    "subtypes": _subtypes,
}
