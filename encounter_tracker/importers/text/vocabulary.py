"""What a language calls the parts of a stat block: one object a language, the readers know no words of their own.

All keys are written as printed; they are compared through :func:`fold` (small letters, no accents, straight
apostrophes, single spaces), so either spelling of an accent is found. Values are the program's tokens: English, small
letters.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["Vocabulary", "fold"]

_STRAIGHT = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "`": "'", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE"})


@lru_cache(maxsize=65536)
def fold(text: str) -> str:
    """One form of a word for looking it up."""
    straight = " ".join(text.translate(_STRAIGHT).split())
    if straight.isascii():
        return straight.lower()
    bare = unicodedata.normalize("NFKD", straight)
    return "".join(char for char in bare if not unicodedata.combining(char)).casefold()


def _same(text: str) -> str:
    return text


@dataclass(frozen=True, kw_only=True)
class Vocabulary:
    r"""The words of one language.

    Patterns (``…_pattern``) are pieces of regular expressions without groups of their own (``(?:…)`` only), matched
    without regard to case; the rest are tables.

    Attributes:
        code: "en" or "fr".
        labels: field labels as printed ("Init", "hp", "Base Atk") -> field: "cr", "xp", "source", "alignment", "size",
            "type", "subtypes", "hit_dice", "init", "senses", "perception", "aura", "ac", "touch", "flat_footed", "hp",
            "fort", "ref", "will", "saves", "defensive", "dr", "immune", "resist", "sr", "weaknesses", "fast_healing",
            "regeneration", "hardness", "speed", "melee", "ranged", "attacks", "space", "reach", "special_attacks",
            "str"…"cha", "abilities", "bab", "cmb", "cmd", "feats", "skills", "racial", "languages", "sq"; "class"
            (race and class), and fields that are kept as notes: "note". "tactics" (a note under which second figures
            may stand: "Base Statistics").
        headings: headings of sections -> "defense", "offense", "tactics", "statistics", "ecology", "special"
            (paragraphs of special abilities), "gear", "description" (prose), "other" (any other heading).
        spell_headers: (pattern, kind) of headers of lists of spells, kind "spell-like" or "spell"; the pattern stands
            for the whole header without its bracket: r"(?:[\w'-]+ ){0,4}spell-like abilities".
        sizes, types, subtypes, alignments: the words of the line below the name; alignments to "NE", "N", "any evil"….
            Subtypes that are not listed are kept as printed.
        energies: "fire" -> "fire": damage types and energies, adjectives too.
        materials: what overcomes damage reduction: words -> "cold iron", "magic", "epic", "good", "slashing"….
        senses: names -> "darkvision", "low_light", "blindsight", "blindsense", "scent", "tremorsense",
            "see_invisible", "true_seeing"; any other known sense -> "" (kept as printed in ``others``).
        movements: "fly" -> "fly", "swim", "climb", "burrow", "land", "jet"; the first bare number is "land".
        maneuverabilities: -> "clumsy", "poor", "average", "good", "perfect".
        armor_parts: the words in the bracket behind the AC -> "armor", "dex", "natural", "shield", "size",
            "deflection", "dodge", and so on.
        immunities: -> tokens ("mind-affecting effects" -> "mind-affecting"); unknown ones are kept as printed.
        attack_names: printed names of natural attacks and weapons, singular and plural -> English singular.
        riders: what follows "plus" in an attack -> English ("poison", "grab", "disease").
        skills, feats, specials, languages: printed names -> English; unknown ones are kept as printed.
        token: the last resort for a name that no table holds.
        none_words: words that stand for nothing ("none", "—").
        feet_pattern, metre_pattern, square_pattern: units behind a distance.
        touch_pattern, flat_footed_pattern: inside the AC line.
        dc_pattern, caster_level_pattern, concentration_pattern: in brackets of spells.
        at_will_pattern, constant_pattern: frequencies; ``per_day_pattern`` what stands between or behind a number of
            uses ("/day"); ``other_frequency_pattern`` others ("/week").
        ordinal_pattern: behind the number of a spell level ("st", "nd"); "level" words in ``spell_level_pattern``.
        and_pattern, or_pattern, plus_pattern: joining words, without surrounding spaces.
        versus_pattern: "vs."; a bracketed or trailing note that limits a figure.
        vulnerable_pattern: what precedes the energy in a weakness ("vulnerability to", "vulnerable to").
        immune_pattern: what may precede an immunity in other lists ("immunity to").
        hit_dice_pattern: "HD" inside a bracket; ``hp_pattern``: "hp", as a unit inside a bracket.
        fast_healing_pattern, regeneration_pattern, hardness_pattern, channel_resistance_pattern,
        spell_resistance_pattern, reduction_pattern: these words in lists of defences.
        each_pattern: "each", behind damage; ``times`` are "x" and "×".
        decimal: the decimal sign; ``thousands``: signs inside large numbers.
        markers: folded words by which the language is told, each found as a whole word.
        footers: patterns of lines that are no part of a creature (licences, page furniture).
        prose_words: folded small words that make a line prose ("the", "is", "of", "a").
        resistance_pattern: what precedes energies and a number in lists of qualities ("resistance to").
        current_pattern: before hit points now, in a bracket ("currently 34").
        ability_kind_pattern: in brackets behind the name of a special ability: "Ex", "Su", "Sp".
        size_lead_pattern: what stands before the size where that is a mere letter ("de taille").
        spell: the name of a spell -> English.
        weapon: a printed name of a weapon -> English ("épée longue de maître" -> "masterwork longsword").
        games: game -> patterns; two different ones in a text name the game ("5e", "pf2", "3.5", "starfinder").
    """

    code: str
    labels: Mapping[str, str]
    headings: Mapping[str, str]
    spell_headers: tuple[tuple[str, str], ...]
    sizes: Mapping[str, str]
    types: Mapping[str, str]
    subtypes: Mapping[str, str]
    alignments: Mapping[str, str]
    energies: Mapping[str, str]
    materials: Mapping[str, str]
    senses: Mapping[str, str]
    movements: Mapping[str, str]
    maneuverabilities: Mapping[str, str]
    armor_parts: Mapping[str, str]
    immunities: Mapping[str, str]
    attack_names: Mapping[str, str]
    riders: Mapping[str, str]
    skills: Mapping[str, str]
    none_words: frozenset[str]
    feet_pattern: str
    metre_pattern: str
    square_pattern: str
    touch_pattern: str
    flat_footed_pattern: str
    dc_pattern: str
    caster_level_pattern: str
    concentration_pattern: str
    at_will_pattern: str
    constant_pattern: str
    per_day_pattern: str
    other_frequency_pattern: str
    ordinal_pattern: str
    spell_level_pattern: str
    and_pattern: str
    or_pattern: str
    plus_pattern: str
    versus_pattern: str
    vulnerable_pattern: str
    immune_pattern: str
    hit_dice_pattern: str
    hp_pattern: str
    fast_healing_pattern: str
    regeneration_pattern: str
    hardness_pattern: str
    channel_resistance_pattern: str
    spell_resistance_pattern: str
    reduction_pattern: str
    each_pattern: str
    markers: frozenset[str]
    prose_words: frozenset[str] = frozenset()
    ability_kind_pattern: str = r"(?:ex|su|sp|ps)"
    resistance_pattern: str = r"(?:resistances? to|resist)"
    current_pattern: str = r"(?:currently|current|now|actuellement|actuels?)"
    footers: tuple[str, ...] = ()
    games: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    feats: Mapping[str, str] = field(default_factory=dict)
    specials: Mapping[str, str] = field(default_factory=dict)
    languages: Mapping[str, str] = field(default_factory=dict)
    token: Callable[[str], str] = _same
    weapon: Callable[[str], str] = _same
    spell: Callable[[str], str] = _same
    size_lead_pattern: str = ""
    decimal: str = "."
    thousands: str = ","

    def find(self, table: str, word: str) -> str | None:
        """Look a word up in one of the tables; None where it is not there."""
        return self._folded[table].get(fold(word))

    def named(self, table: str, word: str) -> str:
        """The token of a word, or the word itself, brought to a token by the last resort."""
        found = self.find(table, word)
        return found or self.token(" ".join(word.split()))

    @cached_property
    def _folded(self) -> dict[str, dict[str, str]]:
        tables = {name: table for name, table in vars(self).items() if isinstance(table, dict) and name != "games"}
        return {name: {fold(key): value for key, value in table.items()} for name, table in tables.items()}

    def all_of(self, table: str) -> Mapping[str, str]:
        """A whole table, its keys folded."""
        return self._folded[table]
