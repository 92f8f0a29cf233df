"""Damage reduction, immunities, resistances, weaknesses, healing: the lists of defences of a block."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.importers.text.defence import aside, doubt_number, number_at
from encounter_tracker.importers.text.defence_patterns import OF_A_KIND, POWERS, defence_patterns
from encounter_tracker.importers.text.pieces import Piece, split, split_words, strip, unmarked
from encounter_tracker.importers.text.vocabulary import fold
from encounter_tracker.rules.vocabulary import ENERGY_TYPES
from encounter_tracker.support.imported import Choice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from encounter_tracker.importers.text.pieces import Field
    from encounter_tracker.importers.text.reading import Reading

__all__ = ["read_defence", "read_defensive_item"]

_DAMAGE: Final = ENERGY_TYPES | {"force", "positive", "negative", "bludgeoning", "piercing", "slashing"}
_REDUCTION: Final = re.compile(r"(\d{1,9})\s{0,3}(?:[^\W\d]\w{0,20}\s{0,3})?/\s*")
_AMOUNT: Final = re.compile(r"(.{1,80}?)(?:[\s:]+|\s?\(\s?)(\d{1,9})\b\)?")
_EXTRAORDINARY: Final = re.compile(r"\(\s*Ext?\b", re.IGNORECASE)


def read_defence(reading: Reading, field: Field) -> None:
    """Read one of the labelled lists or figures of defence."""
    reading.take(*field.label)
    value = strip(reading.text, *field.value, ":;,.= ")
    if value.end <= value.start:
        return
    if reading.words.find("immunities", reading.words_of(*value)) is None and fold(reading.words_of(*value)) in {
        fold(word) for word in reading.words.none_words
    }:
        reading.take(*value)
        return
    reader = _READERS.get(field.name)
    if reader is None:
        _read_figure(reading, field)
    else:
        reader(reading, field, value)


def _read_defensive(reading: Reading, value: Piece) -> None:
    immune = re.compile(rf"(?<=[\w)])\s+(?={reading.words.immune_pattern}\s+\w)", re.IGNORECASE)
    parts = split(reading.text, *value, ",;")
    for listed in parts:
        cut = immune.search(reading.text, *listed)
        pieces = [Piece(listed.start, cut.start()), Piece(cut.end(), listed.end)] if cut is not None else [listed]
        _read_items(reading, pieces)


def _read_items(reading: Reading, pieces: list[Piece]) -> None:
    for piece in pieces:
        if not read_defensive_item(reading, piece):
            printed = reading.words_of(*piece)
            known = reading.words.find("specials", printed)
            _add(reading, "defensive", known.lower() if known else printed)
            reading.take(*piece)


def _add(reading: Reading, field: str, value: Any) -> None:
    found = reading.data.setdefault(field, [])
    if value not in found:
        found.append(value)


def _read_figure(reading: Reading, field: Field) -> None:
    """SR, hardness, fast healing: a number and perhaps a remark."""
    first = number_at(reading, field)
    if first is None:
        doubt_number(reading, field, field.name, None)
        return
    reading.data[field.name] = max(first[0], 0)
    aside(reading, field, first[1])


def read_defensive_item(reading: Reading, piece: Piece) -> bool:
    """Read one item of a list of defences that is a figure in truth: "fast healing 5", "DR 5/magic"."""
    text = reading.flat
    patterns = defence_patterns(reading.words)
    lead = patterns["lead"].match(text, *piece)
    start = lead.end() if lead is not None else piece.start
    for name in ("fast_healing", "hardness", "channel_resistance", "sr"):
        found = patterns[name].match(text, start, piece.end)
        if found is not None:
            reading.data[name] = int(found[1])
            reading.take(piece.start, found.end())
            rest = strip(text, found.end(), piece.end)
            if rest.end > rest.start:
                reading.keep(*piece)
                reading.note(*rest, keep=False)
            return True
    found = patterns["regeneration"].match(text, start, piece.end)
    if found is not None:
        _regeneration(reading, Piece(start, piece.end), int(found[1]), Piece(found.end(), piece.end))
        reading.take(piece.start, found.end())
        return True
    found = patterns["dr"].match(text, start, piece.end)
    if found is not None:
        _read_reductions(reading, Piece(found.end(), piece.end))
        reading.take(piece.start, found.end())
        return True
    found = patterns["resist"].match(text, start, piece.end)
    if found is not None and _resisted(reading, found.end(), piece.end):
        reading.take(piece.start, found.end())
        _read_resistances(reading, Piece(found.end(), piece.end))
        return True
    found = patterns["immune"].match(text, start, piece.end)
    if found is not None:
        reading.take(piece.start, found.end())
        _read_immunities(reading, Piece(found.end(), piece.end))
        return True
    return False


def _resisted(reading: Reading, start: int, end: int) -> bool:
    found = _AMOUNT.match(reading.text, start, end)
    return found is not None and reading.words.find("energies", found[1]) is not None


# ---- damage reduction -----------------------------------------------------------------------------------------------


def _read_reductions(reading: Reading, value: Piece) -> None:
    text = reading.text
    amounts = list(_REDUCTION.finditer(text, *value))
    if not amounts:
        number = re.compile(r"\s*(\d{1,9})").match(text, *value)
        if number is None and read_defensive_item(reading, value):
            return
        if number is None:
            reading.unknown("unknown_bypass", value)
            return
        _add(reading, "dr", {"amount": int(number[1]), "bypass": "—"})
        reading.doubt("no_bypass", value, Choice(code="as_value", arguments=("—",)))
        return
    ends = [*(found.start() for found in amounts[1:]), _end_of_bypass(reading, amounts[-1].end(), value.end)]
    for found, end in zip(amounts, ends, strict=True):
        piece = strip(text, found.end(), end, ",;. ")
        bypass = _bypass(reading, piece, last=found is amounts[-1])
        entry: dict[str, Any] = {"amount": int(found[1]), "bypass": bypass}
        if _EXTRAORDINARY.search(text, *piece):
            entry["kind"] = "extraordinary"
        _add(reading, "dr", entry)
        reading.take(found.start(), end)
    lead = strip(text, value.start, amounts[0].start())
    if lead.end > lead.start:
        reading.take(*lead)


def _end_of_bypass(reading: Reading, start: int, end: int) -> int:
    """Where the words that overcome a reduction end: at a comma that no further one follows."""
    parts = split(reading.text, start, end, ",;")
    last = parts[0].end if parts else end
    for part in parts[1:]:
        printed = re.sub(rf"^(?:{reading.words.and_pattern}|{reading.words.or_pattern}) ", "", reading.words_of(*part))
        words = defence_patterns(reading.words)["either"].split(printed)
        if not all(reading.words.find("materials", word.strip()) for word in words if word.strip()):
            break
        last = part.end
    return last


def _bypass(reading: Reading, piece: Piece, *, last: bool) -> str:
    patterns = defence_patterns(reading.words)
    bracket = reading.text.find("(", piece.start, piece.end)
    body = strip(reading.text, piece.start, bracket if bracket >= 0 else piece.end, ",; ")
    if bracket >= 0 and not _EXTRAORDINARY.match(reading.text, bracket, piece.end):
        reading.keep(*piece)
    if not last:
        joined = re.compile(
            rf"[\s,;]+(?:{reading.words.and_pattern})?\s*(?:{reading.words.reduction_pattern})?\s*$", re.IGNORECASE
        )
        tail = joined.search(reading.text[: body.end], body.start)
        text = reading.text[body.start : tail.start() if tail is not None else body.end]
        text = re.sub(rf"\s+(?:{reading.words.and_pattern})$", "", text, flags=re.IGNORECASE)
    else:
        text = reading.text[body.start : body.end]
    text = " ".join(text.split())
    if text in {"", "-", "—", "--"} or fold(text) in reading.words.none_words:
        return "—"
    word = "or" if patterns["or"].search(text) else "and"
    parts = [one for part in patterns[word].split(text) for one in part.split(",") if one.strip()]
    return f" {word} ".join(_material(reading, one.strip()) for one in parts)


def _material(reading: Reading, text: str) -> str:
    found = reading.words.find("materials", text) or reading.words.find("energies", text)
    if found:
        return found
    inner = defence_patterns(reading.words)["and"]
    if inner.search(text):
        return " and ".join(_material(reading, one) for one in inner.split(text))
    if "," in text:
        return ", ".join(_material(reading, one.strip()) for one in text.split(",") if one.strip())
    return reading.words.token(text.strip().lower())


# ---- immunities -----------------------------------------------------------------------------------------------------


def _immunity(reading: Reading, text: str) -> str:
    bare = unmarked(text)
    found = reading.words.find("immunities", bare) or reading.words.find("energies", bare)
    if found:
        return found
    token = reading.words.token(bare)
    return token.lower() if token == bare else token


def _known_immunity(reading: Reading, text: str) -> bool:
    return bool(reading.words.find("immunities", text) or reading.words.find("energies", text))


def _read_immunities(reading: Reading, value: Piece) -> None:
    patterns = defence_patterns(reading.words)
    for part in split(reading.text, *value, ",;"):
        lead = patterns["lead"].match(reading.text, *part)
        piece = Piece(lead.end() if lead is not None else part.start, part.end)
        reading.take(*part)
        for one in _lost_commas(reading, piece):
            names = split_words(reading.text, one, patterns["and"])
            whole = reading.words_of(*one)
            if len(names) > 1 and not all(_known_immunity(reading, reading.words_of(*name)) for name in names):
                names = [one]
            if read_defensive_item(reading, one):
                continue
            for name in names:
                printed = reading.words_of(*name) or whole
                bare = printed.split(" (")[0]
                if bare != printed and _known_immunity(reading, bare):  # "fear (in a rage)"
                    reading.kept.append((name.start, reading.original(*name)))
                    printed = bare
                _add(reading, "immune", _immunity(reading, printed))


def _lost_commas(reading: Reading, piece: Piece) -> list[Piece]:
    """A comma is often lost at the end of a line."""
    text = reading.text
    line = text.find("\n", piece.start, piece.end)
    if line < 0:
        return [piece]
    before, after = strip(text, piece.start, line), strip(text, line, piece.end)
    if _known_immunity(reading, reading.words_of(*before)) and not _known_immunity(reading, reading.words_of(*piece)):
        return [before, *_lost_commas(reading, after)]
    return [piece]


# ---- resistances ----------------------------------------------------------------------------------------------------


def _read_resistances(reading: Reading, value: Piece) -> None:
    text = reading.text
    patterns = defence_patterns(reading.words)
    waiting: list[Piece] = []
    for part in _lost_amounts(reading, split(text, *value, ",;")):
        lead = patterns["lead"].match(text, *part)
        piece = Piece(lead.end() if lead is not None else part.start, part.end)
        if read_defensive_item(reading, piece):
            continue
        found = _AMOUNT.match(text, *piece)
        if found is None:
            waiting.append(piece)
            continue
        names = [*waiting, *split_words(text, Piece(found.start(1), found.end(1)), patterns["and"])]
        waiting = []
        _resist(reading, names, int(found[2]))
        reading.take(part.start, piece.start)
        reading.take(found.start(2), found.end())
        rest = strip(text, found.end(), piece.end, "; ")
        if rest.end > rest.start:
            reading.keep(*piece)
            reading.note(*rest, keep=False)
    for piece in waiting:
        _add(reading, "defensive", reading.words_of(*piece))
        reading.doubt("no_amount", piece, Choice(code="keep_note"))


def _lost_amounts(reading: Reading, parts: list[Piece]) -> Iterator[Piece]:
    """A comma is often lost at the end of a line: "acid 10 / cold 10"."""
    for part in parts:
        start = part.start
        for line in split(reading.text, *part, "\n"):
            found = _AMOUNT.match(reading.text, *line)
            again = found is not None and reading.words.find("energies", found[1]) is not None
            before = strip(reading.text, start, line.start)
            if again and before.end > before.start and reading.text[before.end - 1].isdigit():
                yield before
                start = line.start
        yield strip(reading.text, start, part.end)


def _resist(reading: Reading, names: list[Piece], amount: int) -> None:
    for name in names:
        energy = reading.words.find("energies", reading.words_of(*name))
        if energy is None and fold(reading.words_of(*name)) in {"energy", "all", "all energy"}:
            for kind in sorted(ENERGY_TYPES):
                reading.data.setdefault("resist", {})[kind] = amount
            reading.take(*name)
        elif energy is None:
            _add(reading, "defensive", f"{reading.words_of(*name)} {amount}")
            reading.unknown("unknown_energy", name, Choice(code="keep_note"))
        else:
            reading.data.setdefault("resist", {})[energy] = amount
            reading.take(*name)


# ---- weaknesses -----------------------------------------------------------------------------------------------------


def _read_weaknesses(reading: Reading, field: Field, value: Piece) -> None:
    text = reading.flat
    patterns = defence_patterns(reading.words)
    labelled = patterns["weak"].match(reading.words_of(*field.label) + " ") is not None
    after = False
    for part in split(text, *value, ",;"):
        found = patterns["weak"].match(text, *part)
        begin = found.end() if found is not None else part.start
        if labelled and found is None:
            begin = _behind_to(reading, part)
        names = [
            reading.words.find("energies", name) for name in patterns["either"].split(reading.words_of(begin, part.end))
        ]
        energies = [name for name in names if name in _DAMAGE]
        if found is not None or labelled or (after and energies and len(energies) == len(names)):
            for energy in energies:
                _add(reading, "vulnerable", energy)
            after = True
        _add(reading, "weaknesses", reading.words_of(*part))
        reading.take(*part)


def _behind_to(reading: Reading, part: Piece) -> int:
    found = re.compile(r"(?:to|aux?|à|à la|à l'|to the)\s+", re.IGNORECASE).match(reading.text, *part)
    return found.end() if found is not None else part.start


# ---- regeneration ---------------------------------------------------------------------------------------------------


def _read_regeneration(reading: Reading, field: Field) -> None:
    first = number_at(reading, field)
    if first is None:
        doubt_number(reading, field, field.name, None)
        return
    _regeneration(reading, Piece(field.label.start, field.value.end), first[0], first[1])


def _regeneration(reading: Reading, whole: Piece, amount: int, rest: Piece) -> None:
    """Amount and what stops it; words that are no damage type are asked about."""
    patterns = defence_patterns(reading.words)
    inner = strip(reading.text, *rest, "()[];,. ")
    stops: list[str] = []
    odd: list[str] = []
    for name in patterns["either"].split(reading.words_of(*inner)) if inner.end > inner.start else ():
        bare = re.sub(r"\s+(?:damage|weapons?|attacks?|effects?|spells?)$", "", name.strip(), flags=re.IGNORECASE)
        found = reading.words.find("energies", bare) or reading.words.find("materials", bare) or POWERS.get(fold(bare))
        if found in stops or (stops and fold(bare) in OF_A_KIND):
            continue
        (stops if found else odd).append(found or reading.words.token(name.strip()))
    entry: dict[str, Any] = {"amount": amount}
    if stops:
        entry["stopped_by"] = stops
    reading.data["regeneration"] = entry
    reading.take(*rest)
    odd = [word for word in odd if word and fold(word) not in reading.words.none_words]
    if odd:
        piece = strip(reading.text, *whole, ";, ")
        reading.keep(*piece)
        every = {"amount": amount, "stopped_by": [*stops, *odd]}
        reading.doubt(
            "not_a_damage_type",
            piece,
            Choice(code="as_value", arguments=(", ".join(stops) or "—",), patch={"regeneration": entry}),
            Choice(code="as_value", arguments=(", ".join([*stops, *odd]),), patch={"regeneration": every}),
            arguments=(", ".join(odd),),
        )


_READERS: Final[dict[str, Callable[[Reading, Field, Piece], None]]] = {
    "dr": lambda reading, _, value: _read_reductions(reading, value),
    "immune": lambda reading, _, value: _read_immunities(reading, value),
    "resist": lambda reading, _, value: _read_resistances(reading, value),
    "weaknesses": _read_weaknesses,
    "regeneration": lambda reading, field, _: _read_regeneration(reading, field),
    "defensive": lambda reading, _, value: _read_defensive(reading, value),
}
