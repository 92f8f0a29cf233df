"""The top of a block: name, challenge rating, experience, race and class, alignment, size, type."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from encounter_tracker.importers.text.labels import loosely
from encounter_tracker.importers.text.pieces import Piece, brackets, integer, split, strip, unmarked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.importers.text.reading import Reading
    from encounter_tracker.importers.text.vocabulary import Vocabulary

__all__ = ["labels_for", "read_header", "read_kind", "read_subtypes", "set_rating", "take_experience", "take_rating"]

RATING: Final = re.compile(
    r"\s*[:=]?\s*(1\s?/\s?\d|\d{1,9}(?:[.,]5)?)(?!\d)\s*(?:/\s*[A-Z][A-Za-z]{1,3}\s*\d{1,9})?|\s*[:=]?\s*[-—](?=\s|$)"
)
NUMBER: Final = re.compile(r"[\s:=]*([+-]?\s?\d[\d,.' ]*\d|\d)")
_LEVEL: Final = re.compile(r"[^\W\d_)]\)?\s+(\d{1,2})\b")
_MANY: Final = re.compile(r"(?<=\S)\s*\(x?\s?(\d{1,2})\)$|(?<=\S)\s+x\s?(\d{1,2})$")
_SMALL: Final = frozenset({"of", "the", "and", "a", "de", "du", "des", "la", "le", "et", "d'", "l'"})
_SIDE: Final = re.compile(r"(?:(?i:(?:fe)?male)\s+)?([A-Za-z]{1,2})(?=\s+[^\W\d_])")
_SIDE_LAST: Final = re.compile(r"[\d)]\s*[,;—-]\s*([A-Z]{1,2})$")
_NAME_LENGTH: Final = 100
_SHORT: Final = 3
_KIND_WORDS: Final = 14


@lru_cache(maxsize=4)
def header_patterns(code: str, labels: tuple[str, ...], xp: tuple[str, ...]) -> tuple[re.Pattern[str], re.Pattern[str]]:
    del code
    rating = "|".join(re.escape(name) for name in labels)
    points = "|".join(re.escape(name) for name in xp)
    return (
        re.compile(
            rf"(?:[\s(,\[—-]*(?<![^\W\d_])(?:{rating})(?![^\W\d_])|(?-i:(?<=[a-zà-ÿ)])(?:CR|FP)))(?={RATING.pattern})",
            re.IGNORECASE,
        ),
        re.compile(rf"(?<![^\W\d_])(?:{points})(?=[\s:=]*\d)"),
    )


def labels_for(words: Vocabulary, field: str) -> tuple[str, ...]:
    """The labels of a field, as printed."""
    return tuple(name for name, value in words.labels.items() if value == field)


def read_header(reading: Reading, header: Sequence[Piece]) -> None:
    """Read the lines above the first label."""
    rating, points = header_patterns(
        reading.words.code, labels_for(reading.words, "cr"), labels_for(reading.words, "xp")
    )
    rest: list[Piece] = []
    named = False
    has_rating = any(rating.search(reading.text, *piece) for piece in header)
    for piece in _joined(reading.text, header):
        left = take_experience(reading, piece, points)
        found = rating.search(reading.text, *left)
        if found is not None and "cr" not in reading.data:
            take_rating(reading, found, left.end)
            before = strip(reading.text, left.start, found.start(), ",:-")
            if before.end > before.start and not read_kind(reading, before):
                if named or rest:
                    reading.note(*before)
                else:
                    take_name(reading, before)
                    named = True
            continue
        if read_kind(reading, left):
            continue
        if left.end > left.start:
            rest.append(left)
    for index, piece in enumerate(rest):
        _levels(reading, piece)
        if not named and (not has_rating or index == 0) and piece.end - piece.start <= _NAME_LENGTH:
            take_name(reading, piece)
            named = True
        else:
            reading.note(*piece)


def _levels(reading: Reading, piece: Piece) -> None:
    """The levels of a line with race and class, for blocks without Hit Dice."""
    if piece.end - piece.start <= _NAME_LENGTH * 2:
        found = [int(one[1]) for one in _LEVEL.finditer(reading.text, *piece)]
        line = strip(reading.text, *piece)  # "Female CG elf wizard 5", "NE human rogue 1", "Elf wizard 5 — CG"
        side = _SIDE.match(reading.text, *line) or _SIDE_LAST.search(reading.text, *line)
        if side is not None and found and side[1].isupper() and side[1] in reading.words.alignments:
            reading.data.setdefault("alignment", reading.words.alignments[side[1]])
        reading.levels = max(reading.levels, sum(found))


def _joined(text: str, header: Sequence[Piece]) -> list[Piece]:
    """The lines of the top; one that ends within a bracket or behind a comma goes on in the next."""
    found: list[Piece] = []
    for piece in header:
        last = text[found[-1].start : found[-1].end].rstrip() if found else ""
        if last.count("(") > last.count(")") or last.endswith((",", " de", " taille")):
            found[-1] = Piece(found[-1].start, piece.end)
        else:
            found.append(piece)
    return found


def take_experience(reading: Reading, piece: Piece, points: re.Pattern[str]) -> Piece:
    """Take experience points out of a piece; what is left before them."""
    found = points.search(reading.text, *piece)
    if found is None:
        return _experience_behind(reading, piece)
    number = NUMBER.match(reading.text, found.end(), piece.end)
    if number is None:
        return strip(reading.text, *piece)
    reading.data.setdefault("xp", integer(number[1]))
    reading.take(found.start(), number.end())
    return strip(reading.text, piece.start, found.start(), "(,;/")


def _experience_behind(reading: Reading, piece: Piece) -> Piece:
    """Experience with the number before the word: "1 600 PX"."""
    names = "|".join(re.escape(name) for name in labels_for(reading.words, "xp"))
    found = re.compile(rf"(?<![\w.,])(\d{{1,3}}(?:[ .,']?\d{{3}})*|\d{{1,9}})\s?(?:{names})(?![^\W\d_])").search(
        reading.text, *piece
    )
    if found is None:
        return strip(reading.text, *piece)
    reading.data.setdefault("xp", integer(found[1]))
    reading.take(*found.span())
    before = strip(reading.text, piece.start, found.start(), "(,;/")
    return before if before.end > before.start else strip(reading.text, found.end(), piece.end, "),;/")


def take_rating(reading: Reading, found: re.Match[str], end: int) -> None:
    """Take a challenge rating, and what follows it in its line."""
    value = RATING.match(reading.text, found.end(), end)
    if value is None:
        return
    set_rating(reading, value[1])
    reading.take(found.start(), value.end())
    keep_mythic(reading, found.start(), value)
    rest = strip(reading.text, value.end(), end, ")],;:/")
    if rest.end > rest.start and not read_kind(reading, rest) and not read_kind_within(reading, rest):
        _levels(reading, rest)
        reading.note(*rest)


def keep_mythic(reading: Reading, start: int, value: re.Match[str]) -> None:
    """A mythic rank has no field: the whole is kept in the notes."""
    if re.search(r"/\s*[A-Z][A-Za-z]", value[0]):
        reading.keep(start, value.end())


def set_rating(reading: Reading, text: str | None) -> None:
    """Keep a challenge rating: a number, or a fraction as text."""
    if text is None:
        return
    text = text.replace(" ", "")
    reading.data["cr"] = text if "/" in text else (float(text.replace(",", ".")) if not text.isdigit() else int(text))


def take_name(reading: Reading, piece: Piece) -> None:
    name = reading.words_of(*piece).strip("#[]{} \t:;,-")
    many = _MANY.search(name)
    if many is not None:
        reading.count = int(many[1] or many[2])
        name = name[: many.start()].strip()
    reading.take(*piece)
    reading.data["name"] = titled(name)
    reading.places["name"] = piece


def titled(name: str) -> str:
    """A name in capitals as one writes it: "CLOUD DRAGON" -> "Cloud Dragon"."""
    if not name.isupper() or len(name) < _SHORT:
        return name
    words = name.lower().split()
    return " ".join(
        word if index and word in _SMALL else "-".join(part[:1].upper() + part[1:] for part in word.split("-"))
        for index, word in enumerate(words)
    )


# ---- alignment, size, type ------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _table(words_code: str, table: str, keys: tuple[str, ...]) -> re.Pattern[str]:
    del words_code, table
    ordered = sorted(keys, key=len, reverse=True)
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(loosely(key) for key in ordered)})(?![^\W_])", re.IGNORECASE)


def _pattern(words: Vocabulary, table: str) -> re.Pattern[str]:
    return _table(words.code, table, tuple(getattr(words, table)))


def read_kind(reading: Reading, piece: Piece) -> bool:
    """Read a line such as "NE Medium undead (incorporeal)", in whatever order; False where it is none."""
    words, text = reading.words, reading.text
    if "type" in reading.places and "size" in reading.data:
        return False
    body, bracket = split_bracket(text, piece)
    size = _size(reading, body) or _size(reading, Piece(bracket.end, piece.end))
    kind = _pattern(words, "types").search(text, *body)
    if kind is None:
        return size is not None and _without_type(reading, body, size)
    if size is None and body.end - body.start > _NAME_LENGTH:
        return False
    alignment, place = _alignment(reading, piece, bracket)
    first = min(kind.start(), size.start()) if size is not None else kind.start()
    if alignment is None and (size is None or text[piece.start : first].strip()):
        return False
    if len(text[body.start : body.end].split()) > _KIND_WORDS:
        return False
    reading.places["type"] = Piece(kind.start(), kind.end())
    reading.data["type"] = words.named("types", kind[0])
    reading.take(kind.start(), kind.end())
    if size is not None:
        reading.data["size"] = words.named("sizes", size[size.re.groups])
        reading.take(size.start(), size.end())
    if alignment is not None and place is not None:
        reading.data["alignment"] = alignment
        reading.take(*place)
    if bracket.end > bracket.start:
        read_subtypes(reading, strip(text, *bracket, "()[]"))
    return True


def read_kind_within(reading: Reading, piece: Piece) -> bool:
    """Read a kind in a header without line breaks: "Elf rogue 1 (page 3) N Small humanoid (elf)"."""
    words = reading.words
    parts = (_pattern(words, table).pattern for table in ("alignments", "sizes", "types"))
    found = re.compile(r"(?<!\w){}\s+{}\s+(?:[\w-]+\s+)??{}(?:\s*\([^()]*\)?)?".format(*parts), re.IGNORECASE).search(
        reading.text, *piece
    )
    if found is None or not read_kind(reading, Piece(*found.span())):
        return False
    for rest in (strip(reading.text, piece.start, found.start()), strip(reading.text, found.end(), piece.end)):
        if rest.end > rest.start:
            _levels(reading, rest)
            reading.note(*rest)
    return True


def _size(reading: Reading, piece: Piece) -> re.Match[str] | None:
    """The size, with the words that lead to it."""
    words = reading.words
    pattern = _pattern(words, "sizes")
    if words.size_lead_pattern:
        led = re.compile(rf"(?<!\w)(?:{words.size_lead_pattern})\s+({pattern.pattern})", re.IGNORECASE)
        found = led.search(reading.text, *piece)
        if found is not None:
            return found
    # "LG" is a size too
    return max(pattern.finditer(reading.text, *piece), key=lambda one: len(one[0]), default=None)


def _without_type(reading: Reading, body: Piece, size: re.Match[str]) -> bool:
    """Read "Neutral Medium human bard 12": alignment and size at the beginning, race and class for the type."""
    pattern = _pattern(reading.words, "alignments")
    found = pattern.match(reading.text, *strip(reading.text, *body))
    if found is None or reading.text[found.end() : size.start()].strip(" ,;"):
        return False
    reading.data["alignment"] = reading.words.named("alignments", found[0])
    reading.data["size"] = reading.words.named("sizes", size[0])
    reading.take(found.start(), size.end())
    rest = strip(reading.text, size.end(), body.end, ",;. ")
    _levels(reading, rest)
    reading.note(*rest)
    return True


def split_bracket(text: str, piece: Piece) -> tuple[Piece, Piece]:
    start = text.find("(", piece.start, piece.end)
    if start < 0:
        return piece, Piece(piece.end, piece.end)
    bracket = next(brackets(text, start, piece.end))
    return Piece(piece.start, start), bracket


def _alignment(reading: Reading, piece: Piece, bracket: Piece) -> tuple[str | None, Piece | None]:
    text, words = reading.text, reading.words
    pattern = _pattern(words, "alignments")
    places = [Piece(bracket.end, piece.end), Piece(piece.start, bracket.start)]
    for place in places:
        for found in pattern.finditer(text, *place):
            if found[0].isupper() or len(found[0]) > _SHORT:
                return words.named("alignments", found[0]), Piece(found.start(), found.end())
    for place in reversed(places):
        first = pattern.search(text, *place)
        if first is not None and (first.start() == place.start or text[first.start() - 1] in " ,;"):
            return words.named("alignments", first[0]), Piece(first.start(), first.end())
    return None, None


def read_subtypes(reading: Reading, piece: Piece) -> None:
    """Read the bracket behind the type."""
    found = []
    for listed in split(reading.text, *piece, ",;"):
        for part in _lost_commas(reading, listed):
            name = unmarked(reading.words_of(*part))
            found.append(reading.words.find("subtypes", name) or name.lower())
            reading.take(*part)
    reading.data["subtypes"] = [*reading.data.get("subtypes", []), *found]


def _lost_commas(reading: Reading, piece: Piece) -> list[Piece]:
    """A comma is often lost at the end of a line."""
    parts = split(reading.text, *piece, "\n")
    names = [reading.words_of(*part) for part in parts]
    if reading.words.find("subtypes", reading.words_of(*piece)) is not None:
        return [piece]
    return parts if all(reading.words.find("subtypes", name) for name in names) else [piece]
