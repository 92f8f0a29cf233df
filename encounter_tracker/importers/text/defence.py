"""Armor class, hit points and saves of a block, and what stands beside them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from encounter_tracker.importers.text.pieces import Piece, brackets, integer, split, strip
from encounter_tracker.support.imported import Choice

if TYPE_CHECKING:
    from encounter_tracker.importers.text.pieces import Field
    from encounter_tracker.importers.text.reading import Reading

__all__ = ["aside", "doubt_number", "number_at", "read_armor_class", "read_hit_points", "read_save"]

_NUMBER: Final = re.compile(r"[\s:=]*\(?\s*(?:\+\s+(?=[+-]))?([+-]?\s?\d{1,9})(?![\d/]*d\d)")
_PART: Final = re.compile(
    r"(?:(?P<first>[+-]\s?\d{1,9})\s+(?P<behind>\D+)|(?P<before>\D+?)[\s:]*(?P<last>[+-]\s?\d{1,9}))"
)
_SECOND: Final = re.compile(r"\s*/\s*([+-]?\d{1,9})|\((\d{1,9})\)")
_MYTHIC: Final = re.compile(r"[A-Z]{1,2}(?![^\W\d_])")
#: A letter right behind a figure is no figure, unless it is the mark of mythic or bonus figures.
_STRAY: Final = re.compile(r"[AC-LN-Zac-ln-z]\d*(?![^\W_])")
_ONE: Final = re.compile(r"[+-]?\d")
#: The second digit of a number that a scan tore apart: "+1 2, Ref".
_TORN: Final = re.compile(r" (\d)(?=[,;]| ?$)")
_SIGNED: Final = re.compile(r"[+-]\s?\d{1,9}")
_DICE: Final = re.compile(r"(\d{1,9})\s?d\s?(\d{1,9})", re.IGNORECASE)
_FORMULA: Final = re.compile(
    r"(?:\d{1,9}\s?d\s?\d{1,9}|\d{1,9})(?:\s*[+-]\s*(?:\d{1,9}\s?d\s?\d{1,9}|\d{1,9}))*", re.IGNORECASE
)
_ODD: Final = re.compile(r"[\s:=]*([+-]?\w{1,6})")
_HIT_DICE: Final = frozenset({4, 6, 8, 10, 12, 20})
#: How far from its label a remark is kept with all that stands between them.
_FAR: Final = 600
_LETTERS: Final = re.compile(r"[^\W\d_]")


def number_at(reading: Reading, field: Field) -> tuple[int, Piece] | None:
    """The number a value begins with, and what is left of the value; the number is taken."""
    found = _NUMBER.match(reading.text, *field.value)
    if found is None or _STRAY.match(reading.text, found.end(), field.value.end):
        return None
    torn = _TORN.match(reading.text, found.end(), field.value.end) if _ONE.fullmatch(found[1]) else None
    printed, end = (found[1] + torn[1], torn.end()) if torn is not None else (found[1], found.end())
    reading.take(field.label.start, end)
    mark = _MYTHIC.match(reading.text, end, field.value.end)
    if mark is not None:
        reading.take(*mark.span())
        end = mark.end()
    return integer(printed), strip(reading.text, end, field.value.end, ";,. ")


def doubt_number(reading: Reading, field: Field, path: str, guess: int | None) -> None:
    """A value that is no number: ask, offering what the rest of the block gives."""
    found = _ODD.match(reading.text, *field.value)
    piece = Piece(field.label.start, found.end() if found is not None else field.label.end)
    free = Choice(code="own_value", patch=nested(path, guess), free=True)
    choices: tuple[Choice, ...] = (free,)
    if guess is not None:
        choices = (Choice(code="as_value", arguments=(str(guess),), patch=nested(path, guess)), free)
    reading.doubt("not_a_number", piece, *choices, arguments=("" if guess is None else str(guess),))


def nested(path: str, value: object) -> dict[str, object]:
    """A patch for a field, or for a part of one ("ac.total")."""
    head, _, tail = path.partition(".")
    return {head: {tail: value}} if tail else {head: value}


def aside(reading: Reading, field: Field, rest: Piece) -> None:
    """Keep what follows a figure, together with its label, in the notes; nobody has to answer."""
    rest = strip(reading.text, *rest, ";, ")
    if rest.end <= rest.start:
        return
    if rest.end - field.label.start > _FAR:
        reading.kept.append((rest.start, f"{reading.words_of(*field.label)} … {reading.words_of(*rest)}"))
    else:
        reading.keep(field.label.start, rest.end)
    reading.note(*rest, keep=False)


# ---- armor class ----------------------------------------------------------------------------------------------------


def read_armor_class(reading: Reading, field: Field) -> None:
    """Read "21, touch 15, flat-footed 16 (+5 Dex, +6 natural)" in its many forms."""
    text, words = reading.text, reading.words
    first = number_at(reading, field)
    total, rest = first if first is not None else _reckoned(reading, field)
    armor: dict[str, object] = {"total": total}
    end = rest.start if rest.end > rest.start else field.value.end
    reading.places["ac"] = strip(text, field.label.start, end, ",;( ")
    seconds = [_second(reading, rest.start, rest.end)]
    for name, pattern in (("touch", words.touch_pattern), ("flat_footed", words.flat_footed_pattern)):
        found = re.compile(rf"(?<!\w)(?:{pattern})\b[\s:=]*([+-]?\d{{1,9}}|[x—-])", re.IGNORECASE).search(text, *rest)
        if found is None:
            continue
        if found[1].lstrip("+-").isdigit():
            armor[name] = integer(found[1])
            seconds.append(_second(reading, found.end(), rest.end))
        reading.take(found.start(), found.end())
        reading.places[name] = Piece(found.start(), found.end())
    _two_values(reading, armor, seconds)
    notes = []
    for piece in _free_pieces(reading, rest):
        inner = strip(text, *piece, "()[];,. ")
        if inner.end > inner.start and any(char.isalnum() for char in text[inner.start : inner.end]):
            notes.append(_parts(reading, reading.words_of(*inner)))
            reading.take(*piece)
    armor["notes"] = "; ".join(notes)
    reading.data["ac"] = {key: value for key, value in armor.items() if value != ""}


def _parts(reading: Reading, text: str) -> str:
    """The bracket behind the AC in the words of the program: "Dex +2, naturelle +5" -> "+2 dex, +5 natural"."""
    if reading.words.code == "en":
        return text
    found = []
    for part in re.split(r"\s*[,;]\s*", text):
        match = _PART.fullmatch(part)
        name = reading.words.find("armor_parts", match["before"] or match["behind"]) if match is not None else None
        number = re.sub(r"\s", "", match["first"] or match["last"]) if match is not None else ""
        found.append(f"{number} {'Dex' if name == 'dex' else name}" if name else part)
    return ", ".join(found)


def _reckoned(reading: Reading, field: Field) -> tuple[int, Piece]:
    """The armor class as the bracket behind it gives it, where what is printed is no number."""
    inside = next(brackets(reading.text, *field.value), None)
    signed = _SIGNED.findall(reading.text, *inside) if inside is not None else []
    guess = 10 + sum(integer(one) for one in signed) if signed else None
    doubt_number(reading, field, "ac.total", guess)
    odd = _ODD.match(reading.text, *field.value)
    start = odd.end() if odd is not None else field.value.start
    return (10 if guess is None else guess), strip(reading.text, start, field.value.end, ";,. ")


def _second(reading: Reading, start: int, end: int) -> int | None:
    """A second figure behind the first: "14/18"."""
    found = _SECOND.match(reading.text, max(start - 1, 0) if reading.text[start - 1 : start] == "/" else start, end)
    if found is None:
        return None
    reading.take(found.start(), found.end())
    return integer(found[1] or found[2])


def _two_values(reading: Reading, armor: dict[str, object], seconds: list[int | None]) -> None:
    if seconds[0] is None:
        return
    names = [name for name in ("total", "touch", "flat_footed") if name in armor]
    other = {name: value for name, value in zip(names, seconds, strict=False) if value is not None}
    reading.doubt(
        "two_values",
        reading.places["ac"],
        Choice(code="as_value", arguments=(str(armor["total"]),), patch={"ac": dict(armor)}),
        Choice(code="as_value", arguments=(str(seconds[0]),), patch={"ac": {**armor, **other}}),
    )


def _free_pieces(reading: Reading, rest: Piece) -> list[Piece]:
    """What nobody has taken of a piece yet; brackets stay whole where nothing of them was taken."""
    found: list[Piece] = []
    start = rest.start
    for bracket in brackets(reading.text, *rest):
        found += _free_runs(reading, start, bracket.start)
        found += [bracket] if reading.is_free(*bracket) else _free_runs(reading, *bracket)
        start = bracket.end
    return found + _free_runs(reading, start, rest.end)


def _free_runs(reading: Reading, start: int, end: int) -> list[Piece]:
    found = []
    begin = None
    for index in range(start, end):
        free = reading.is_free(index, index + 1)
        if free and begin is None:
            begin = index
        if not free and begin is not None:
            found.append(Piece(begin, index))
            begin = None
    return [*found, Piece(begin, end)] if begin is not None else found


# ---- hit points -----------------------------------------------------------------------------------------------------


def read_hit_points(reading: Reading, field: Field) -> None:
    """Read "84 (13d8+26); fast healing 5", "13d8+26 (84 hp)", "60 (9 HD; 4d8+5d10+15 plus 8)"."""
    text = reading.text
    if "hp" in reading.data and "hit_dice" in reading.data:
        reading.note(field.label.start, field.value.end)
        return
    first = number_at(reading, field)
    if first is None:
        _dice_first(reading, field)
        return
    hp, rest = first
    reading.places["hp"] = Piece(field.label.start, rest.start)
    if field.name == "hp":
        reading.data.setdefault("hp", hp)
    begin = rest.start
    for bracket in brackets(text, *rest):
        if _read_formula(reading, bracket):
            reading.places["hp"] = Piece(field.label.start, bracket.end)
        elif _current(reading, bracket):
            begin = bracket.end
    if "hp_formula" not in reading.data:
        named = re.compile(rf"[\s,;-]*(?:{reading.words.hit_dice_pattern})[\s:]*(?=\d)", re.IGNORECASE)
        lead = named.match(text, begin, rest.end)
        loose = _FORMULA.match(text, lead.end() if lead is not None else begin, rest.end)
        if loose is not None and _DICE.search(loose[0]):
            _keep_formula(reading, loose[0], Piece(loose.start(), loose.end()))
            if lead is not None:
                reading.take(lead.start(), loose.end())
    _rest_of_hit_points(reading, field, rest)


def _dice_first(reading: Reading, field: Field) -> None:
    value = strip(reading.text, *field.value, ":= ")
    found = _FORMULA.match(reading.text, *value)
    if found is None or not _DICE.search(found[0]):
        if any(_read_formula(reading, bracket) for bracket in brackets(reading.text, *value)):
            reading.places["formula"] = Piece(field.label.start, reading.places["formula"].end)
        else:
            doubt_number(reading, field, "hp", None)
        return
    reading.take(field.label.start, found.end())
    _keep_formula(reading, found[0], Piece(found.start(), found.end()))
    points = re.compile(
        rf"\s*\(?\s*(?:{reading.words.hp_pattern}\s*)?(\d{{1,9}})\s*(?:{reading.words.hp_pattern})?\s*\)?",
        re.IGNORECASE,
    )
    number = points.match(reading.text, found.end(), value.end)
    end = found.end()
    if number is not None:
        reading.data.setdefault("hp", int(number[1]))
        reading.take(number.start(), number.end())
        end = number.end()
    reading.places["hp"] = Piece(field.label.start, end)
    _rest_of_hit_points(reading, field, Piece(end, value.end))


def _read_formula(reading: Reading, bracket: Piece) -> bool:
    text = reading.text[bracket.start : bracket.end]
    dice = _DICE.search(text)
    if dice is None or "hp_formula" in reading.data:
        return False
    found = max(_FORMULA.finditer(text), key=lambda one: (_DICE.search(one[0]) is not None, len(one[0])))
    inner = strip(reading.text, *bracket, "()[]; ")
    formula = reading.words_of(*inner) if text.count(";") == 0 else found[0]
    _keep_formula(reading, formula, bracket)
    reading.take(*bracket)
    return True


def _keep_formula(reading: Reading, formula: str, place: Piece) -> None:
    compact = re.sub(r"\s*([+-])\s*(?=\d)", r"\1", re.sub(r"(\d)\s?[dD]\s?(\d)", r"\1d\2", formula)).strip("; ")
    reading.data["hp_formula"] = compact
    counted = sum(int(n) for n, faces in _DICE.findall(formula) if int(faces) in _HIT_DICE)
    reading.data.setdefault("hit_dice", counted)
    reading.places["formula"] = place


def _current(reading: Reading, bracket: Piece) -> bool:
    found = re.compile(rf"\(\s*(?:{reading.words.current_pattern})\s*(-?\d{{1,9}})[^)]*\)?", re.IGNORECASE).match(
        reading.text, *bracket
    )
    if found is None:
        return False
    reading.current_hp = int(found[1])
    reading.take(*bracket)
    return True


def _rest_of_hit_points(reading: Reading, field: Field, rest: Piece) -> None:
    from encounter_tracker.importers.text.resistances import read_defensive_item

    dice = re.compile(rf"[\s(]*(\d{{1,9}})\s*(?:{reading.words.hit_dice_pattern})\b", re.IGNORECASE)
    for piece in split(reading.text, *rest, ";,"):
        if not reading.is_free(*piece):
            for run in _free_runs(reading, *piece):
                part = strip(reading.text, *run, "();,. ")
                if part.end > part.start and _LETTERS.search(reading.text, *part):
                    _one_more(reading, field, part)
            continue
        found = dice.match(reading.text, *piece)
        if found is not None:
            reading.data.setdefault("hit_dice", int(found[1]))
            reading.take(*piece)
        elif not read_defensive_item(reading, piece):
            _one_more(reading, field, piece)


def _one_more(reading: Reading, field: Field, piece: Piece) -> None:
    from encounter_tracker.importers.text.resistances import read_defensive_item

    if not read_defensive_item(reading, piece):
        aside(reading, field, piece)


# ---- saves ----------------------------------------------------------------------------------------------------------


def read_save(reading: Reading, field: Field) -> None:
    """Read a saving throw and the note behind it."""
    first = number_at(reading, field)
    if first is None:
        doubt_number(reading, field, f"saves.{field.name}", None)
        return
    value, rest = first
    saves = reading.data.setdefault("saves", {})
    saves[field.name] = value
    reading.places[field.name] = Piece(field.label.start, rest.start)
    if rest.end <= rest.start:
        return
    note = reading.words_of(*rest).strip("-#_= ")
    if not any(char.isalnum() for char in note):
        return
    if note.startswith("("):
        note = f"{reading.words_of(*field.label)} {note}"
    saves["notes"] = "; ".join(part for part in (saves.get("notes", ""), note) if part)
    reading.take(*rest)
