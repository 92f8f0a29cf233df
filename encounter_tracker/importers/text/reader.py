"""From a pasted text to creatures: the way in of this package."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from encounter_tracker.importers.text import defence, header, magic, offence, resistances, statistics
from encounter_tracker.importers.text.attacks import read_attacks
from encounter_tracker.importers.text.checks import check
from encounter_tracker.importers.text.detect import game_of, language_of
from encounter_tracker.importers.text.fields import layout
from encounter_tracker.importers.text.header_fields import read_top_field
from encounter_tracker.importers.text.labels import labels_of
from encounter_tracker.importers.text.mixed import blocks_of
from encounter_tracker.importers.text.pieces import Piece
from encounter_tracker.importers.text.reading import Reading
from encounter_tracker.importers.text.source import Source
from encounter_tracker.rules.creature import Creature
from encounter_tracker.support.imported import Choice, ImportedCreature, ImportResult, Issue

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from encounter_tracker.importers.text.lines import Line
    from encounter_tracker.importers.text.mixed import Block
    from encounter_tracker.importers.text.pieces import Field
    from encounter_tracker.importers.text.vocabulary import Vocabulary

__all__ = ["LONGEST", "read_text"]

#: Characters that are read; a creature of a book has about three thousand.
LONGEST: Final = 400_000
_MOST_CREATURES: Final = 500
_STATS: Final = frozenset({"init", "ac", "hp", "fort", "str", "bab", "melee", "speed", "cmb", "skills", "feats", "dr"})
_OTHER_GAMES: Final = frozenset({"5e", "pf2", "starfinder"})
_FEW: Final = 2
#: A paste of no more lines is a note of a creature ("Ogre CR 3, hp 30"): there one of these figures is enough.
_NOTE_LINES: Final = 6
_NOTED: Final = frozenset({"ac", "hp"})
_FIGURE: Final = re.compile(r"\s*[:=]?\s*\d")


def read_text(text: str) -> ImportResult:
    """Read one or many stat blocks; never raises.

    Issues of the whole: ``too_long`` (how many characters may be read), ``empty``, ``no_stat_block``, ``other_game``
    (the game), ``older_game`` (the game; read as far as possible), ``broken`` (an error of the program).
    """
    if len(text) > LONGEST:
        return _nothing("too_long", str(LONGEST))
    if not text.strip():
        return _nothing("empty")
    try:
        return _read(text)
    except Exception as error:  # noqa: BLE001 - whatever is pasted, the program goes on
        return _nothing("broken", type(error).__name__)


def _nothing(code: str, *arguments: str, language: str = "", game: str = "") -> ImportResult:
    issue = Issue(severity="error", code=code, arguments=arguments)
    return ImportResult(issues=(issue,), form="text", language=language, game=game)


def _read(text: str) -> ImportResult:
    source = Source(text)
    words = language_of(source.text)
    game = game_of(source.text, words)
    if game in _OTHER_GAMES:
        return _nothing("other_game", game, language=words.code, game=game)
    blocks = blocks_of(source)
    if not blocks or not any(_is_block(source, [*one.above, *one.lines], one.words) for one in blocks):
        return _nothing("no_stat_block", language=words.code)
    creatures = [_read_block(source, one.words, one.lines, one.above) for one in blocks[:_MOST_CREATURES]]
    issues: list[Issue] = []
    if game != "pf1":
        issues.append(Issue(severity="doubtful", code="older_game", arguments=(game,)))
    if len(blocks) > _MOST_CREATURES:
        rest = Piece(blocks[_MOST_CREATURES].lines[0].start, blocks[-1].lines[-1].end)
        place = source.place(*rest)
        issues.append(Issue(severity="error", code="too_many", arguments=(str(_MOST_CREATURES),), line=place.line))
    return ImportResult(
        creatures=tuple(creatures), issues=tuple(issues), form="text", language=_languages(blocks), game=game
    )


def _languages(blocks: Sequence[Block]) -> str:
    """The language of all; none where there are several."""
    codes = {block.words.code for block in blocks}
    return codes.pop() if len(codes) == 1 else ""


def _is_block(source: Source, lines: Sequence[Line], words: Vocabulary) -> bool:
    """Whether enough labels stand in a paste to call it a stat block."""
    labels = labels_of(words)
    seen: set[str] = set()
    written = [line for line in lines if not line.blank]
    is_note = len(written) <= _NOTE_LINES
    for line in written:
        label = labels.at_start(source.text, line.start, line.end)
        if label is not None and label.name in _STATS:
            seen.add(label.name)
            if len(seen) >= _FEW:
                return True
            if is_note and label.name in _NOTED and _FIGURE.match(source.text, label.end, line.end):
                return True
    return False


def _read_block(source: Source, words: Vocabulary, lines: Sequence[Line], above: Sequence[Line]) -> ImportedCreature:
    start = above[0].start if above else lines[0].start
    reading = Reading(source, words, start, lines[-1].end)
    parts = layout(reading, lines)
    header.read_header(reading, parts.header)
    for field in parts.fields:
        _read_field(reading, field)
    statistics.read_specials(reading, parts.specials)
    for piece in parts.prose:
        reading.note(*piece)
    for line in above:
        if not line.blank:
            reading.note(line.start, line.end)
    check(reading)
    _complete(reading)
    reading.sweep()
    return _finish(reading)


_READERS: Final[dict[str, Callable[[Reading, Field], None]]] = {
    **dict.fromkeys(("name", "cr", "xp", "source", "alignment", "size", "type", "subtypes", "class"), read_top_field),
    **dict.fromkeys(("fort", "ref", "will"), defence.read_save),
    **dict.fromkeys(
        ("defensive", "dr", "immune", "resist", "sr", "weaknesses", "fast_healing", "regeneration", "hardness"),
        resistances.read_defence,
    ),
    **dict.fromkeys(("melee", "ranged", "attacks"), read_attacks),
    **dict.fromkeys(("space", "reach"), offence.read_reach),
    **dict.fromkeys(("special_attacks", "sq"), statistics.read_special),
    **dict.fromkeys(("str", "dex", "con", "int", "wis", "cha"), statistics.read_ability),
    **dict.fromkeys(("bab", "cmb", "cmd", "bab_grapple", "grapple"), statistics.read_figure),
    **dict.fromkeys(("feats", "languages"), statistics.read_list),
    **dict.fromkeys(("skills", "racial"), statistics.read_skills),
    **dict.fromkeys(("spell", "spell-like"), magic.read_spells),
    **dict.fromkeys(("hp", "hit_dice"), defence.read_hit_points),
    "ac": defence.read_armor_class,
    "senses": offence.read_senses,
    "aura": offence.read_aura,
    "speed": offence.read_speed,
}


def _read_field(reading: Reading, field: Field) -> None:
    if field.name == "init":
        _read_init(reading, field)
    elif field.name == "perception":
        _read_perception(reading, field)
    elif field.name in {"saves", "abilities"}:
        reading.take(field.label.start, field.value.end)
    else:
        reader = _READERS.get(field.name)
        if reader is None:
            reading.note(field.label.start, field.value.end)
        else:
            reader(reading, field)


def _read_init(reading: Reading, field: Field) -> None:
    first = defence.number_at(reading, field)
    if first is None:
        defence.doubt_number(reading, field, "init", None)
        return
    reading.data["init"] = first[0]
    rest = first[1]
    second = re.compile(r"/\s*[+-]?\d{1,9}").match(reading.text, *rest)
    if second is not None:
        reading.take(*second.span())
        rest = Piece(second.end(), rest.end)
        reading.keep(field.label.start, second.end())
    defence.aside(reading, field, rest)


def _read_perception(reading: Reading, field: Field) -> None:
    first = defence.number_at(reading, field)
    if first is None and reading.words_of(*field.value).strip(" :;") in reading.words.none_words:
        reading.take(field.label.start, field.value.end)
        return
    if first is None:
        defence.doubt_number(reading, field, "skills.Perception", None)
        return
    reading.data.setdefault("skills", {})["Perception"] = first[0]
    defence.aside(reading, field, first[1])


# ---- the end --------------------------------------------------------------------------------------------------------


def _complete(reading: Reading) -> None:
    """Ask for what a creature cannot do without."""
    data = reading.data
    whole = Piece(reading.start, reading.start)
    if not data.get("name"):
        data["name"] = str(data.get("type") or "?").capitalize()
        reading.issue(
            "doubtful", "no_name", whole, choices=(Choice(code="own_value", patch={"name": data["name"]}, free=True),)
        )
    if not data.get("hit_dice"):
        data["hit_dice"] = reading.levels or max(int(data.get("bab", 1)), 1)
        _ask(reading, "no_hit_dice", "hit_dice")
    if "hp" not in data:
        data["hp"] = max(int(data["hit_dice"]) * 5, 1)
        _ask(reading, "no_hp", "hp")
    if "ac" not in data:
        _ask_armor(reading)


def _ask(reading: Reading, code: str, field: str) -> None:
    value = reading.data[field]
    choices = (
        Choice(code="as_value", arguments=(str(value),), patch={field: value}),
        Choice(code="own_value", patch={field: value}, free=True),
    )
    reading.issue("doubtful", code, Piece(reading.start, reading.start), choices=choices)


def _ask_armor(reading: Reading) -> None:
    choices = (Choice(code="as_value", arguments=("10",), patch={"ac": {"total": 10}}),)
    reading.issue("doubtful", "no_ac", Piece(reading.start, reading.start), choices=choices)


def _finish(reading: Reading) -> ImportedCreature:
    notes: list[str] = []
    for _, text in sorted(reading.kept, key=lambda one: one[0]):
        if text and not (notes and text in notes[-1]):
            notes.append(text)
    reading.data["notes"] = "\n".join(notes)
    creature = _creature(reading)
    understood, noted = reading.lines()
    issues = tuple(issue for _, issue in sorted(reading.issues, key=lambda one: one[0]))
    return ImportedCreature(
        creature=creature,
        issues=issues,
        first_line=reading.source.line_of(reading.start),
        last_line=reading.source.line_of(max(reading.end - 1, reading.start)),
        understood=understood,
        noted=noted,
        current_hp=reading.current_hp,
        count=max(reading.count, 1),
    )


def _creature(reading: Reading) -> Creature:
    """The creature; a field whose value cannot be is left out and asked about."""
    data: dict[str, Any] = {key: value for key, value in reading.data.items() if value not in ("", [], {})}
    for _ in range(len(data)):
        try:
            return msgspec.convert(data, Creature)
        except msgspec.ValidationError as error:
            found = re.search(r"\$\.(\w+)", str(error))
            field = found[1] if found is not None else ""
            if field not in data or field in {"name", "hp", "hit_dice"}:
                break
            value = data.pop(field)
            data["notes"] = f"{data.get('notes', '')}\n{field}: {value}".strip()
            reading.issue("doubtful", "impossible_value", Piece(reading.start, reading.start), arguments=(field,))
    return Creature(name="?", hit_dice=1, hp=1, notes=reading.original(reading.start, reading.end))
