"""Ability scores, attack figures, feats, skills, languages, special abilities."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.importers.text.defence import aside, doubt_number, number_at
from encounter_tracker.importers.text.pieces import Piece, integer, split, strip, unmarked
from encounter_tracker.importers.text.vocabulary import fold
from encounter_tracker.support.imported import Choice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.importers.text.pieces import Field
    from encounter_tracker.importers.text.reading import Reading

__all__ = ["read_ability", "read_figure", "read_list", "read_skills", "read_special", "read_specials"]

_DASH: Final = re.compile(r"[\s:=]*(?:[-—]+|[xXØ∅])(?!\d)")
_SKILL: Final = re.compile(
    r"(?P<name>[^\W\d_][^,;:()+\d]{0,60}?(?:\s{0,6}\([^()]{0,160}\))?)\s{0,6}:?\s{0,6}(?P<value>[+-]\s?\d{1,9})(?P<mark>[A-Z]{1,2}(?![a-z]))?"
    r"(?P<note>\s{0,6}\((?:[^()]|\([^()]{0,200}\)){0,600}\))?"
)
_MARK: Final = re.compile(r"[A-Z]{1,2}")
_GROUPED: Final = re.compile(r"^(.+?)\s*\(([^()]*)\)$")
_FEAT_LOST: Final = re.compile(r"\)[A-Z]{0,3}\s*\n\s*(?=[A-ZÀ-Ý])")
_FEAT_WORD: Final = re.compile(r"[^\s()]+(?:\s*\([^()]{0,90}\)(?:[A-Z]{1,2}(?![^\W\d_]))?)?")
_MANY_WORDS: Final = 40
_SHORT_RUN: Final = 12
_SHORT: Final = 3
_BRACKET: Final = re.compile(r"\s*\(")


# ---- ability scores -------------------------------------------------------------------------------------------------


def read_ability(reading: Reading, field: Field) -> None:
    """Read one score; a dash is an absent one."""
    scores: dict[str, int | None] = reading.data.setdefault("abilities", {})
    dash = _DASH.match(reading.text, *field.value)
    if dash is not None:
        scores[field.name] = None
        reading.take(field.label.start, dash.end())
        rest = strip(reading.text, dash.end(), field.value.end, ",;. ")
    else:
        first = number_at(reading, field)
        if first is None:
            doubt_number(reading, field, f"abilities.{field.name}", None)
            return
        scores[field.name], rest = max(first[0], 0), first[1]
        if re.fullmatch(r"\(\s*[+-]\s?\d{1,9}\s*\)?", reading.words_of(*rest)):  # the modifier is known
            reading.take(*rest)
            return
    if reading.text[rest.start : rest.start + 1] in {"(", "["}:
        aside(reading, field, rest)


# ---- attack figures -------------------------------------------------------------------------------------------------


def read_figure(reading: Reading, field: Field) -> None:
    """Read base attack bonus, CMB or CMD; a dash stands for none."""
    name = {"bab_grapple": "bab"}.get(field.name, field.name)
    dash = _DASH.match(reading.text, *field.value)
    if dash is not None:
        reading.take(field.label.start, dash.end())
        aside(reading, field, strip(reading.text, dash.end(), field.value.end, ",;. "))
        return
    letters = re.compile(r"[\s:=]*[+-]?\d{1,9}[^\W\d_]\w*").match(reading.text, *field.value)
    if (letters is not None and not re.match(r".*\d[A-Z]{1,2}$", letters[0].strip())) or (
        letters is not None and name == "cmd"
    ):
        reading.odd[name] = field
        return
    first = number_at(reading, field)
    if first is None:
        reading.odd[name] = field
        return
    value, rest = first
    if field.name == "grapple":
        aside(reading, field, Piece(field.label.start, field.value.end))
        return
    reading.data[name] = value
    reading.places[name] = Piece(field.label.start, rest.start)
    aside(reading, field, rest)


# ---- lists ----------------------------------------------------------------------------------------------------------


def read_list(reading: Reading, field: Field) -> None:
    """Read feats or languages."""
    reading.take(*field.label)
    value = strip(reading.text, *field.value, ":;,. ")
    if value.end <= value.start or _is_none(reading, value):
        reading.take(*value)
        return
    found: list[str] = reading.data.setdefault(field.name, [])
    for piece in split(reading.text, *value, ",;"):
        own, odd = _without_odd_lines(reading, piece) if field.name == "feats" else (piece, None)
        if odd is not None:
            reading.unknown("not_understood", odd)
        for part in _lost(reading, own) if field.name == "feats" else [own]:
            printed = unmarked(reading.words_of(*part)) if field.name == "feats" else reading.words_of(*part)
            if _MARK.fullmatch(printed) and found:  # "Improved InitiativeB, M"
                reading.take(*part)
                continue
            found.append(reading.words.named(field.name, printed))
            reading.take(*part)


def _is_none(reading: Reading, value: Piece) -> bool:
    return fold(reading.words_of(*value)) in {fold(word) for word in reading.words.none_words}


def _without_odd_lines(reading: Reading, piece: Piece) -> tuple[Piece, Piece | None]:
    """A feat, and lines behind it that are no part of it: the feat is known as it stands, they make no feat."""
    for line_end in re.finditer(r"\n", reading.text[piece.start : piece.end]):
        cut = piece.start + line_end.start()
        head, tail = strip(reading.text, piece.start, cut), strip(reading.text, cut, piece.end)
        printed = reading.words_of(*tail)
        words = _base(printed).split()
        titled = all(word[:1].isupper() for word in words if len(word) > _SHORT)  # "Strange Art of the Hills"
        if ((len(words) >= _SHORT and not titled) or re.search(r"\d", _base(printed))) and all(
            _is_feat(reading, one) for one in _known(reading, head)
        ):
            begun = re.match(r"\S+(?: \S+)?", printed)
            is_more = begun is not None and any(
                fold(words) in reading.words.all_of("feats") for words in (begun[0], begun[0].split()[0])
            )
            if not is_more and not all(_is_feat(reading, one) for one in _known(reading, tail)):
                return head, tail
    return piece, None


def _is_feat(reading: Reading, piece: Piece) -> bool:
    return fold(_base(unmarked(reading.words_of(*piece)))) in reading.words.all_of("feats")


def _lost(reading: Reading, piece: Piece) -> list[Piece]:
    """Feats that lost commas left together, at the ends of lines or, where all are known, within one."""
    found, start = [], piece.start
    for match in _FEAT_LOST.finditer(reading.text, *piece):
        cut = match.start() + 1
        found += _known(reading, strip(reading.text, start, cut))
        start = cut
    return [*found, *_known(reading, strip(reading.text, start, piece.end))]


def _known(reading: Reading, piece: Piece) -> list[Piece]:
    """The feats of a run of words that is made of known feats and nothing else; else the piece as it is."""
    feats = reading.words.all_of("feats")
    printed = reading.words_of(*piece)
    if len(printed) < _SHORT_RUN or fold(_base(printed)) in feats:
        return [piece]
    ends = [match.end() for match in _FEAT_WORD.finditer(reading.text, *piece)][:_MANY_WORDS]
    found: list[Piece] = []
    start = piece.start
    while start < piece.end:
        fitting = [end for end in ends if end > start and fold(_base(unmarked(reading.words_of(start, end)))) in feats][
            -1:
        ]
        if not fitting:
            return [piece]
        found.append(strip(reading.text, start, fitting[0]))
        start = strip(reading.text, fitting[0], piece.end).start if fitting[0] < piece.end else piece.end
    return found


# ---- skills ---------------------------------------------------------------------------------------------------------


def read_skills(reading: Reading, field: Field) -> None:
    """Read skills with their modifiers; remarks in brackets are kept in the notes."""
    reading.take(*field.label)
    value = strip(reading.text, *field.value, ":;,. ")
    if value.end <= value.start or _is_none(reading, value):
        reading.take(*value)
        return
    if field.name == "racial":
        reading.keep(field.label.start, value.end)
        reading.note(*value, keep=False)
        return
    skills: dict[str, int] = reading.data.setdefault("skills", {})
    for match in _SKILL.finditer(reading.text, *value):
        names = _skill_names(reading, Piece(match.start("name"), match.end("name")))
        if names is None:
            continue
        for name in names:
            skills.setdefault(name, integer(match["value"]))
        reading.take(match.start(), match.end("value"))
        if match["note"]:
            reading.keep(match.start(), match.end())
            reading.note(match.start("note"), match.end(), keep=False)
    for piece in split(reading.text, *value, ",;"):
        if reading.is_free(*piece):
            _odd_skill(reading, piece)


def _odd_skill(reading: Reading, piece: Piece) -> None:
    if reading.words.find("skills", _base(reading.words_of(*piece))) is not None:
        reading.doubt("no_modifier", piece, Choice(code="keep_note"))
        reading.keep(*piece)


def _base(name: str) -> str:
    return name.split("(", maxsplit=1)[0].strip()


def _skill_names(reading: Reading, piece: Piece) -> list[str] | None:
    """The skills that a name stands for: "Knowledge (arcana, planes)" is two; None where it is none."""
    printed = reading.words_of(*piece)
    words = reading.words
    whole = words.find("skills", printed)
    if whole:
        return [whole]
    base = _known_skill(reading, _base(printed))
    if base is None:
        shorter = re.sub(rf"^(?:{words.and_pattern})\s+", "", printed)
        return _skill_names_of(reading, shorter) if shorter != printed else None
    return _with_groups(reading, base, printed)


def _skill_names_of(reading: Reading, printed: str) -> list[str] | None:
    base = _known_skill(reading, _base(printed))
    return None if base is None else _with_groups(reading, base, printed)


def _with_groups(reading: Reading, base: str, printed: str) -> list[str]:
    grouped = _GROUPED.match(printed)
    if grouped is None or grouped[2].strip().isdigit():
        return [base]
    names = []
    for group in re.split(rf"\s*,\s*(?:{reading.words.and_pattern}\s+)?|\s+{reading.words.and_pattern}\s+", grouped[2]):
        if group:
            full = f"{base} ({group.lower()})"
            names.append(reading.words.find("skills", f"{_base(printed)} ({group})") or full)
    return names


def _known_skill(reading: Reading, name: str) -> str | None:
    found = reading.words.find("skills", name)
    if found:
        return found
    bare = fold(name).rstrip(".")
    if len(bare) < _SHORT or not name.rstrip().endswith("."):
        return None
    matches = {value for key, value in reading.words.all_of("skills").items() if key.startswith(bare)}
    return matches.pop() if len(matches) == 1 else None


# ---- special attacks, qualities, abilities --------------------------------------------------------------------------


def read_special(reading: Reading, field: Field) -> None:
    """Read special attacks, special qualities: names with their brackets."""
    reading.take(*field.label)
    value = strip(reading.text, *field.value, ":;,. ")
    if value.end <= value.start or _is_none(reading, value):
        reading.take(*value)
        return
    from encounter_tracker.importers.text.offence import known_sense
    from encounter_tracker.importers.text.resistances import read_defensive_item

    for piece in split(reading.text, *value, ",;"):
        listed = field.name == "sq"  # a trap of ice has a hardness of its own
        if (listed and read_defensive_item(reading, piece)) or known_sense(reading, piece):
            continue
        add_special(reading, piece)
        reading.take(*piece)


def add_special(reading: Reading, piece: Piece) -> None:
    """Add a special ability named in a list; what stands in brackets behind it is its text."""
    text = reading.words_of(*piece)
    found = _BRACKET.search(text)
    name, inner = (text[: found.start()], text[found.start() :].strip()) if found is not None else (text, "")
    name = unmarked(name).strip(" .*")
    if not name:
        name, inner = text, ""
    if inner.startswith("(") and inner.endswith(")") and inner.count("(") == 1:
        inner = inner[1:-1]
    if re.fullmatch(rf"{reading.words.ability_kind_pattern}", inner, re.IGNORECASE):
        inner = ""
    figures = re.search(
        r"\s+(?:[+-]?\d[\w+/.-]*(?:\s*/\s*[^\W\d_]+)?(?:\s+[^\W\d_]+/[^\W\d_]+)?|[+-]\d{1,9}d\d{1,9})$", name
    )
    if figures is not None and not inner.startswith(figures[0].strip()):
        name, inner = name[: figures.start()], "; ".join(part for part in (figures[0].strip(), inner) if part)
    put_special(reading, name, inner)


def put_special(reading: Reading, name: str, text: str) -> None:
    """Keep a special ability under its name, a second text behind the first."""
    special: dict[str, Any] = reading.data.setdefault("special", {})
    printed = reading.words.named("specials", name)
    key = printed[:1].upper() + printed[1:]
    same = next((one for one in special if fold(one) == fold(key)), key)
    before = special.get(same, "")
    special[same] = text if not before or before in text else "\n".join(part for part in (before, text) if part)


def read_specials(reading: Reading, pieces: Iterable[Piece]) -> None:
    """Read the paragraphs of special abilities: name, kind, text."""
    kind = reading.words.ability_kind_pattern
    head = re.compile(rf"([^\n]{{2,140}}?)\s?\(\s?((?:{kind})\b[^)\n]*)\)\s*[:.—-]?\s*", re.IGNORECASE)
    colon = re.compile(r"([^\W\d_][^:.;\n]{1,60}):\s+")
    for piece in pieces:
        found = head.match(reading.text, *piece) or colon.match(reading.text, *piece)
        if found is not None:
            name_end, start = found.end(1), found.end()
        else:
            name_end = start = _name_end(reading, piece)
        name = reading.words_of(piece.start, name_end).strip(" :.—-*")
        shortened = re.sub(r"\s*\([^()]*\)$", "", name).strip() or name
        text = reading.words_of(start, piece.end)
        if not any(char.isalpha() for char in shortened):
            reading.note(*piece)
            continue
        put_special(reading, shortened[:120], _paragraphs(reading, start, piece.end) or text)
        reading.note(*piece, keep=False)


def _paragraphs(reading: Reading, start: int, end: int) -> str:
    parts = re.split(r"\n\s*\n", reading.text[start:end])
    return "\n".join(" ".join(part.split()) for part in parts if part.strip())


def _name_end(reading: Reading, piece: Piece) -> int:
    """Where the name of a paragraph without a kind ends: before the last of its capital words, or behind a figure."""
    text = reading.text[piece.start : piece.end]
    words = list(re.finditer(r"\S+", text[:160]))
    ends: list[int] = []
    for word in words:
        bare = word[0].strip("(),.:")
        if (
            re.match(r"[+-]?\d", bare)
            or word[0].startswith("(")
            or (ends and text[: word.end()].count("(") > text[: word.start()].count(")"))
        ):
            ends.append(word.end())
            if re.match(r"[+-]\d|.*\)$", word[0]):
                return piece.start + word.end()
        elif bare[:1].isupper() or fold(bare) in reading.words.prose_words:
            ends.append(word.end())
        else:
            break
    if len(ends) > 1:
        return piece.start + ends[-2]
    return piece.start + (ends[0] if ends else (words[0].end() if words else 0))
