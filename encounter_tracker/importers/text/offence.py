"""Speeds, space and reach, auras and senses: lists of names with distances."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.importers.text.defence import aside
from encounter_tracker.importers.text.pieces import Piece, integer, split, strip
from encounter_tracker.importers.text.vocabulary import fold
from encounter_tracker.support.imported import Choice

if TYPE_CHECKING:
    from encounter_tracker.importers.text.pieces import Field
    from encounter_tracker.importers.text.reading import Reading

__all__ = ["distance_pattern", "feet", "read_aura", "read_reach", "read_senses", "read_speed"]

_FEET_IN_SQUARE: Final = 5
_MOST_SENSES: Final = 30
_METRES_IN_SQUARE: Final = 1.5
_NUMBER: Final = r"(?:\d{1,9}\s*[-+]?\s*1/2|\d{1,9}(?:[.,]\d{1,9})?)"
_ATTACK: Final = re.compile(r"[+-]\d{1,9}(?:/[+-]?\d{1,9})*\s*(?:\(|\+)|\d{1,9}d\d{1,9}")
_SENTENCE: Final = re.compile(r"\.\s+(?=[A-ZÀ-Ý])")


def distance_pattern(reading: Reading) -> str:
    """A number with its unit; groups "number", "metres", "squares"."""
    words = reading.words
    none = "|" if words.code == "fr" else ""  # a mere number is one of metres there
    return (
        rf"(?P<number>{_NUMBER})\s*[-]?\s*(?:(?P<feet>{words.feet_pattern})|(?P<hundredths>cm\b)|(?P<squares>{words.square_pattern})"
        rf"|(?P<metres>{words.metre_pattern}{none}))?"
    )


def feet(found: re.Match[str]) -> int | float:
    """A distance in feet: metres count 1.5 to a square, as all translations reckon."""
    text = found["number"].replace(",", ".").replace(" ", "")
    half = text.endswith("1/2")
    number = float(re.sub(r"[-+]?1/2$", "", text) or 0) + (0.5 if half else 0)
    if found["hundredths"]:
        number /= 100
    if found["metres"] is not None or found["hundredths"]:
        squares = number / _METRES_IN_SQUARE
        number = round(squares * _FEET_IN_SQUARE * 2) / 2
        if number > _FEET_IN_SQUARE:
            number = round(number)
    elif found["squares"]:
        number *= _FEET_IN_SQUARE
    return int(number) if number == int(number) else number


# ---- speed ----------------------------------------------------------------------------------------------------------


def read_speed(reading: Reading, field: Field) -> None:
    """Read "30 ft., fly 60 ft. (good), swim 40 ft."."""
    reading.take(*field.label)
    value = strip(reading.text, *field.value, ":;. ")
    pattern = re.compile(rf"[\s(]{{0,6}}{distance_pattern(reading)}\)?\.?", re.IGNORECASE)
    speed: dict[str, int] = reading.data.setdefault("speed", {})
    if fold(reading.words_of(*value)) in {fold(word) for word in reading.words.none_words}:
        speed["land"] = 0
        reading.take(*value)
        return
    for piece in _movements(reading, value):
        _movement(reading, field, piece, pattern, speed)
    if not speed:
        del reading.data["speed"]


def _movements(reading: Reading, value: Piece) -> list[Piece]:
    """The items of the list; "10 Swim: 40 Climb: 10" has no commas."""
    found = []
    names = "|".join(sorted((re.escape(name) for name in reading.words.movements), key=len, reverse=True))
    within = re.compile(rf"(?<=\s)(?:{names})\b[\s:]*\(?(?=\d)", re.IGNORECASE)
    for piece in split(reading.text, *value, ",;"):
        start = piece.start
        for match in within.finditer(reading.text, piece.start, piece.end):
            before = strip(reading.text, start, match.start())
            if before.end > before.start and any(char.isdigit() for char in reading.text[before.start : before.end]):
                found.append(before)
                start = match.start()
        found.append(strip(reading.text, start, piece.end))
    return found


def _movement(reading: Reading, field: Field, piece: Piece, pattern: re.Pattern[str], speed: dict[str, int]) -> None:
    text = reading.text
    number = pattern.search(text, *piece)
    if _ATTACK.search(text, *piece):
        line = text.find("\n", piece.start, piece.end)
        first = strip(text, piece.start, line if line > 0 else piece.start)
        reading.unknown("not_understood", strip(text, first.end, piece.end))
        if first.end > first.start and not _ATTACK.search(text, *first):
            _movement(reading, field, first, pattern, speed)
        return
    if number is None:
        named = reading.words.find("maneuverabilities", reading.words_of(*piece).strip("() "))
        if named and "fly" in speed:
            reading.data["maneuverability"] = named
            reading.take(*piece)
        else:
            aside(reading, field, piece)
        return
    name_piece = strip(text, piece.start, number.start(), ":(")
    name = reading.words_of(*name_piece)
    movement = reading.words.find("movements", name) if name else "land"
    if movement is None:
        aside(reading, field, piece)
        return
    if movement in speed:
        aside(reading, field, piece)
        return
    speed[movement] = int(feet(number))
    reading.take(piece.start, number.end())
    rest = strip(text, number.end(), piece.end, " .;")
    if rest.end <= rest.start:
        return
    inner = reading.words_of(*strip(text, *rest, "()[] "))
    parts = [part.strip() for part in re.split(r"[,()\[\]]+", inner) if part.strip()]
    graces = [reading.words.find("maneuverabilities", part) for part in parts]
    if any(graces):
        reading.data["maneuverability"] = next(found for found in graces if found)
    again = re.compile(
        rf"\d{{1,9}}\s*(?:{reading.words.square_pattern}|{reading.words.feet_pattern})\.?", re.IGNORECASE
    )
    if all(found or again.fullmatch(part) for found, part in zip(graces, parts, strict=True)):
        reading.take(*rest)
    else:
        aside(reading, field, rest)


# ---- space and reach ------------------------------------------------------------------------------------------------


def read_reach(reading: Reading, field: Field) -> None:
    """Read space or reach, or both as "10 ft./10 ft."."""
    pattern = re.compile(rf"[\s:=]*{distance_pattern(reading)}\.?", re.IGNORECASE)
    found = pattern.match(reading.text, *field.value)
    if found is None:
        value = strip(reading.text, *field.value, ":;,. ")
        if value.end > value.start:
            reading.take(*field.label)
            aside(reading, field, value)
        else:
            reading.take(*field.label)
        return
    reading.data[field.name] = feet(found)
    end = found.end()
    reading.take(field.label.start, end)
    both = re.compile(rf"\s*/{pattern.pattern}", re.IGNORECASE).match(reading.text, end, field.value.end)
    if both is not None and field.name == "space":
        reading.data["reach"] = feet(both)
        reading.take(both.start(), both.end())
        end = both.end()
    again = re.compile(rf"\s*\(\s*{_NUMBER}\s*{reading.words.square_pattern}\s*\)", re.IGNORECASE)
    squares = again.match(reading.text, end, field.value.end)
    if squares is not None:
        reading.take(*squares.span())
        end = squares.end()
    aside(reading, field, strip(reading.text, end, field.value.end, ";,. "))


# ---- senses and auras -----------------------------------------------------------------------------------------------


def read_senses(reading: Reading, field: Field) -> None:
    """Read a list of senses; those without a rule of their own are kept as printed."""
    reading.take(*field.label)
    value = strip(reading.text, *field.value, ":;,. ")
    senses: dict[str, Any] = reading.data.setdefault("senses", {})
    range_pattern = re.compile(rf"[\s(]{{0,6}}{distance_pattern(reading)}\)?", re.IGNORECASE)
    for listed in split(reading.text, *value, ",;"):
        if len(senses.get("others", ())) >= _MOST_SENSES:  # no creature has so many
            reading.unknown("unknown_sense", strip(reading.text, listed.start, value.end))
            break
        for piece in _sentences(reading, listed):
            if not _is_perception(reading, piece):
                _sense(reading, piece, senses, range_pattern)
    if not senses:
        del reading.data["senses"]


def _is_perception(reading: Reading, piece: Piece) -> bool:
    """Take "perception +4", written small in the list of senses."""
    names = "|".join(re.escape(name) for name, field in reading.words.labels.items() if field == "perception")
    found = re.compile(rf"(?:{names})\s*:?\s*([+-]\s?\d{{1,9}})\s*$", re.IGNORECASE).match(reading.text, *piece)
    if found is None or "Perception" in reading.data.get("skills", {}):
        return False
    reading.data.setdefault("skills", {})["Perception"] = integer(found[1])
    reading.take(*piece)
    return True


def _sentences(reading: Reading, piece: Piece) -> list[Piece]:
    found, start = [], piece.start
    for match in _SENTENCE.finditer(reading.text, *piece):
        found.append(strip(reading.text, start, match.start()))
        start = match.end()
    return [*found, strip(reading.text, start, piece.end)]


def _sense(reading: Reading, piece: Piece, senses: dict[str, Any], pattern: re.Pattern[str]) -> None:
    number = pattern.search(reading.text, *piece)
    bracket = reading.text.find("(", piece.start, piece.end)
    ends = [number.start() if number is not None else piece.end, bracket if bracket >= 0 else piece.end]
    name = strip(reading.text, piece.start, min(ends), ":( ")
    printed = reading.words_of(*piece)
    whole = reading.words.find("senses", printed)
    if whole == "":
        number = None
        name = piece
    bare = re.sub(r"\s+(?:[àa]|to|out to|jusqu'[àa])$", "", reading.words_of(*name).rstrip("*"))
    found = reading.words.find("senses", bare)
    if found is None and fold(printed) in {fold(word) for word in reading.words.none_words}:
        reading.take(*piece)
    elif found in {"darkvision", "blindsight", "blindsense", "tremorsense"} and number is not None:
        senses[found] = int(feet(number))
        _rest_of_sense(
            reading, Piece(piece.start, number.end()), strip(reading.text, number.end(), piece.end, "() "), senses
        )
    elif found == "scent":
        senses["scent"] = int(feet(number)) if number is not None else True
        reading.take(*piece)
    elif found in {"low_light", "see_invisible", "true_seeing"}:
        senses[found] = True
        reading.take(*piece)
    else:
        senses.setdefault("others", []).append(printed)
        if found is None:
            _unknown_sense(reading, piece, senses, number)
        elif found:
            default = {"darkvision": 60, "blindsight": 30, "blindsense": 30, "tremorsense": 30}[found]
            reading.doubt(
                "no_range",
                piece,
                Choice(code="keep_note"),
                Choice(code="own_value", patch={"senses": {**_without(senses, printed), found: default}}, free=True),
            )
        else:
            reading.take(*piece)


def _rest_of_sense(reading: Reading, piece: Piece, rest: Piece, senses: dict[str, Any]) -> None:
    """What stands behind the range of a sense: squares, another sense whose comma was lost, or a remark."""
    pattern = distance_pattern(reading)
    reading.take(*piece)
    text = reading.words_of(*rest)
    if not any(char.isalpha() for char in text) or re.fullmatch(rf"{pattern}\)?", text, re.IGNORECASE):
        reading.take(*rest)
    elif reading.words.find("senses", re.sub(r"[\s(]*\d.*", "", text)) is not None:
        _sense(reading, rest, senses, re.compile(rf"[\s(]{{0,6}}{pattern}\)?", re.IGNORECASE))
    else:
        reading.kept.append((piece.start, reading.original(piece.start, rest.end)))
        reading.note(*rest, keep=False)


def known_sense(reading: Reading, piece: Piece) -> bool:
    """Read a sense that stands in another list; False where it is none with a rule of its own."""
    pattern = re.compile(rf"[\s(]{{0,6}}{distance_pattern(reading)}\)?", re.IGNORECASE)
    number = pattern.search(reading.text, *piece)
    name = reading.words_of(
        *strip(reading.text, piece.start, number.start() if number is not None else piece.end, ":( ")
    )
    found = reading.words.find("senses", name)
    if not found:
        return False
    if number is None and found in reading.data.get("senses", {}):
        reading.take(*piece)  # a second time, without its range
        return True
    _sense(reading, piece, reading.data.setdefault("senses", {}), pattern)
    return True


def _without(senses: dict[str, Any], printed: str) -> dict[str, Any]:
    others = [text for text in senses.get("others", []) if text != printed]
    rest = {key: value for key, value in senses.items() if key != "others"}
    return {**rest, "others": others}  # an empty list takes the only one away


def _unknown_sense(reading: Reading, piece: Piece, senses: dict[str, Any], number: re.Match[str] | None) -> None:
    printed = reading.words_of(*piece)
    distance = int(feet(number)) if number is not None else 60
    reading.unknown(
        "unknown_sense",
        piece,
        Choice(code="keep_note"),
        Choice(
            code="as_sense",
            arguments=("darkvision",),
            patch={"senses": {**_without(senses, printed), "darkvision": distance}},
        ),
    )


def read_aura(reading: Reading, field: Field) -> None:
    """Read auras: each as printed."""
    reading.take(*field.label)
    value = strip(reading.text, *field.value, ":;,. ")
    auras: list[str] = reading.data.setdefault("auras", [])
    loose = re.compile(rf"(?:{reading.words.dc_pattern})\s*\d", re.IGNORECASE)
    for piece in split(reading.text, *value, ",;"):
        if auras and loose.match(reading.text, *piece):
            auras[-1] += f", {reading.words_of(*piece)}"
        else:
            auras.append(reading.words_of(*piece))
        reading.take(*piece)
