"""Which spells can be cast: the caster's own list as its stat block has it, then all that the program knows."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.support import catalogue, search, spells
from encounter_tracker.support.own_effects import OwnEffects
from encounter_tracker.viewmodels.effect_catalogue import Candidate, candidates
from encounter_tracker.viewmodels.effect_finder import FinderRow, marked
from encounter_tracker.viewmodels.texts.language import language
from encounter_tracker.viewmodels.texts.names import save_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.support.spells import SpellEntry

tr = QCoreApplication.translate

SHOWN: Final = 8
_DC: Final = re.compile(r"\b(?:DC|DD)\s*(\d+)", re.IGNORECASE)
_LEVEL: Final = re.compile(
    r"^\s*(?:level|niveau)?\s*(\d)(?:st|nd|rd|th|er|ère|e|è)?\s*(?:\([^)]*\))?\s*[:\u2013\u2014-]\s+|"
    r"^\s*(?:level|niveau)?\s*(\d)(?:st|nd|rd|th|er|ère|e|è)?\s*(?:\([^)]*\))?\s*[\u2013\u2014]",
    re.IGNORECASE,
)
_LISTED: Final = "list:"
_METAMAGIC: Final = re.compile(
    r"^(?:(?:quickened|empowered|maximized|extended|enlarged|silent|still|widened|heightened|intensified|persistent)\s+)+",
    re.IGNORECASE,
)
_SPLIT: Final = re.compile(r"[,;](?![^(]*\))")
_REMARK: Final = re.compile(r"\s*(?:\([^)]*\)|[×x]\s?\d+$|[\u2070-\u2079ᴰᴹ]+$|\*+$)")


class OwnSpell(Struct, frozen=True, kw_only=True):
    """A spell of a stat block: its bare name, its level and DC where they are printed, and how it stands there.

    ``per_day``: how often, as printed: a number, "at will", "constant". ``spell_like``: an ability without components.
    ``caster_level``: where it is printed for this one.
    """

    name: str
    level: int | None = None
    dc: int | None = None
    printed: str = ""
    per_day: str = ""
    spell_like: bool = False
    caster_level: int | None = None


class SpellCandidate(Struct, frozen=True, kw_only=True):
    """One spell that can be chosen: from the caster's list, from the catalogue, or both."""

    key: str
    names: tuple[str, ...]
    words: tuple[str, ...] = ()
    own: OwnSpell | None = None
    spell: spells.SpellEntry | None = None
    effect: Candidate | None = None

    @property
    def search_names(self) -> tuple[str, ...]:
        """What it is called, in both languages."""
        return self.names

    @property
    def search_words(self) -> tuple[str, ...]:
        """Other words it is found by."""
        return self.words

    def label(self, code: str) -> str:
        """What it is called in a language."""
        if self.key.startswith(_LISTED):
            return catalogue.term(self.names[0], code)
        if self.effect is not None:
            return self.effect.name(code)
        if self.spell is not None:
            return self.spell.label(code)
        return self.names[0]

    @property
    def cast_name(self) -> str:
        """The name it is cast by: the same in every language, as stat blocks have it."""
        return self.names[0] if self.key.startswith(_LISTED) else self.label("en")


# ---- the caster's own list ------------------------------------------------------------------------------------------


def own_spells(creature: Creature) -> tuple[OwnSpell, ...]:
    """The spells of a stat block, each once; lines may list several, after their level."""
    found: dict[tuple[str, ...], OwnSpell] = {}
    for line in creature.spells:
        for spell in _read(line):
            found.setdefault(search.words_of(spell.name), spell)
    return tuple(found.values())


def _read(line: Any, level: int | None = None) -> Iterable[OwnSpell]:
    if not isinstance(line, dict):
        return _read_text(str(line), level)
    printed = line.get("level")
    level = printed if isinstance(printed, int) else level
    dc = line.get("dc")
    name = str(line.get("name", ""))
    inner = line.get("spells", ())
    caster = line.get("cl")
    said: dict[str, Any] = {"per_day": str(line.get("per_day", "")), "spell_like": line.get("kind") == "spell-like"}
    said["caster_level"] = caster if isinstance(caster, int) else None
    read = _read_text(name, level, dc if isinstance(dc, int) else None) if name else ()
    found = [replace(spell, **said) for spell in read]
    if isinstance(inner, (list, tuple)):
        for one in inner:
            found += _read(one, level)
    return found


def _read_text(text: str, level: int | None, dc: int | None = None) -> Iterable[OwnSpell]:
    head = _LEVEL.match(text)
    if head is not None:
        level = int(head[1] or head[2])
        text = text[head.end() :]
    for part in _SPLIT.split(text):
        name = bare(part)
        if name:
            printed = _DC.search(part)
            yield OwnSpell(
                name=name, level=level, dc=int(printed[1]) if printed is not None else dc, printed=part.strip()
            )


def bare(text: str) -> str:
    """A spell's name without remarks such as "(DC 14)" or "×2"."""
    before, name = "", " ".join(text.split())
    while name != before:
        before, name = name, _REMARK.sub("", name).strip()
    return name


# ---- everything ------------------------------------------------------------------------------------------------------


def _known(own: OwnEffects) -> tuple[SpellCandidate, ...]:
    """The user's own spells, then the catalogue's."""
    mine = [
        SpellCandidate(key=candidate.key, names=candidate.names, effect=candidate)
        for candidate in candidates(own)
        if candidate.group == "own" and candidate.entry is not None and candidate.entry.kind == "spell"
    ]
    return (*mine, *_catalogued())


@lru_cache(maxsize=1)
def _catalogued() -> tuple[SpellCandidate, ...]:
    """The catalogue's spells: those with an effect once for each way to use them."""
    ways: dict[str, list[Candidate]] = {}
    for candidate in candidates(OwnEffects()):
        if candidate.entry is not None and candidate.entry.kind == "spell":
            ways.setdefault(candidate.entry.key, []).append(candidate)
    return tuple(each for spell in spells.spells() for each in _ways(spell, ways.get(spell.key, [])))


def _ways(spell: SpellEntry, ways: list[Candidate]) -> list[SpellCandidate]:
    if not ways:
        key = f"spell:{spell.key}"
        return [SpellCandidate(key=key, names=spell.search_names, words=spell.search_words, spell=spell)]
    return [
        SpellCandidate(key=way.key, names=way.names, words=spell.search_words, spell=spell, effect=way) for way in ways
    ]


def spell_candidates(creature: Creature | None, own: OwnEffects) -> tuple[SpellCandidate, ...]:
    """Those of the caster's own list first, each with what the catalogue knows of it; then all others."""
    known = _known(own)
    if creature is None:
        return known
    by_name: dict[tuple[str, ...], list[SpellCandidate]] = {}
    for candidate in known:
        names = candidate.spell.search_names if candidate.spell is not None else candidate.names
        for name in dict.fromkeys(search.words_of(name) for name in names):
            by_name.setdefault(name, []).append(candidate)
    first: dict[str, SpellCandidate] = {}
    for spell in own_spells(creature):
        there = by_name.get(search.words_of(spell.name), [])
        if not there:
            plain = by_name.get(search.words_of(_METAMAGIC.sub("", spell.name)), [])
            found = _listed(spell, plain)
            first[found.key] = found
        for candidate in there:
            first[candidate.key] = _with_own(candidate, spell)
    return (*first.values(), *(candidate for candidate in known if candidate.key not in first))


def _listed(spell: OwnSpell, plain: list[SpellCandidate]) -> SpellCandidate:
    """A spell that only the caster's list has; ``plain``: the same without what metamagic does to it."""
    key = _LISTED + spell.name
    names = tuple(dict.fromkeys((spell.name, catalogue.term(spell.name, "fr"))))
    known = plain[0] if len(plain) == 1 else SpellCandidate(key=key, names=names)
    return replace(known, key=key, names=names, own=spell)


def _with_own(candidate: SpellCandidate, spell: OwnSpell) -> SpellCandidate:
    return SpellCandidate(
        key=candidate.key,
        names=candidate.names,
        words=candidate.words,
        own=spell,
        spell=candidate.spell,
        effect=candidate.effect,
    )


def find_spell(pool: Iterable[SpellCandidate], text: str) -> SpellCandidate | None:
    """The one whose whole name this is, in either language."""
    wanted = search.words_of(bare(text))
    if not wanted:
        return None
    return next((one for one in pool if any(search.words_of(name) == wanted for name in one.names)), None)


def finder_rows(pool: tuple[SpellCandidate, ...], text: str, caster_class: str) -> tuple[FinderRow, ...]:
    """What answers to a text, the caster's own spells first among equals; nothing typed: its own list."""
    if not search.words_of(text):
        mine = [one for one in pool if one.own is not None]
        found = mine or list(pool)[:SHOWN]
    else:
        found = search.find(pool, text, SHOWN, first=lambda one: one.own is None)
    return tuple(_row(one, text, caster_class) for one in found)


def _row(candidate: SpellCandidate, typed: str, caster_class: str) -> FinderRow:
    name = candidate.label(language())
    return FinderRow(
        key=candidate.key,
        text=name,
        mark=marked(name, typed),
        remark=remark(candidate, caster_class),
    )


def remark(candidate: SpellCandidate, caster_class: str) -> str:
    """Its level, the save against it, and whether it is one of the caster's own."""
    words: list[str] = []
    level = level_of(candidate, caster_class)
    if level is not None:
        words.append(tr("Cast", "level {0}").format(level))
    entry = candidate.effect.entry if candidate.effect is not None else None
    save = entry.save if entry is not None else candidate.spell.save if candidate.spell is not None else "none"
    if save != "none":
        words.append(save_name(save))
    if candidate.own is not None:
        words += _often(candidate.own)
        words.append(tr("Cast", "own list"))
    return " · ".join(words)


def _often(own: OwnSpell) -> list[str]:
    """That it is a spell-like ability, and how often it can be done."""
    words = [tr("HeadSection", "spell-like")] if own.spell_like else []
    known = {"at will": tr("SpellLine", "at will"), "constant": tr("SpellLine", "constant")}
    if own.per_day:
        words.append(known.get(own.per_day) or tr("SpellLine", "{0}/day").format(own.per_day))
    return words


def level_of(candidate: SpellCandidate, caster_class: str) -> int | None:
    """The level it is cast at: as the stat block has it, else the class's; None where nobody says."""
    if candidate.own is not None and candidate.own.level is not None:
        return candidate.own.level
    if candidate.spell is not None:
        return candidate.spell.level_for(caster_class)
    if candidate.effect is not None and candidate.effect.entry is not None:
        return candidate.effect.entry.level
    return None
