"""The data files that come with the program: conditions, effects, sample creatures and a sample fight.

Everything is read on first use and kept. Numbers that grow with a level, roll or ability are rules here (``Amount``,
``DurationRule``); ``EffectEntry.fields`` turns an entry into the fields of an ``effect`` command for one casting.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any, Literal

import msgspec

from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.vocabulary import ConditionName, EffectKind, Save
from encounter_tracker.support.casting import Amount, AnyDurationRule, Casting, Data, DurationRule, ModifierRule, Text
from encounter_tracker.support.composed import composed
from encounter_tracker.support.resources import resource
from encounter_tracker.support.search import find, words_of

__all__ = [
    "Amount",
    "Casting",
    "Choice",
    "ConditionEntry",
    "DurationRule",
    "EffectEntry",
    "Gives",
    "ModifierRule",
    "Name",
    "SampleCreature",
    "Text",
    "Words",
    "condition",
    "conditions",
    "creature_named",
    "creature_of",
    "effect",
    "effects",
    "find",
    "french_words",
    "sample_creatures",
    "sample_script",
    "term",
    "token",
]

Tone = Literal["harm", "help", "plain", "deadly"]
Class = Literal["wizard", "cleric", "druid", "bard", "paladin", "ranger"]


class Name(Data, frozen=True):
    """The name of a condition; ``fr_f`` is the French feminine where it differs."""

    en: str
    fr: str
    fr_f: str = ""

    def say(self, language: str, *, feminine: bool = False) -> str:
        """The name in a language, agreeing with the gender of whoever bears it."""
        if not language.startswith("fr"):
            return self.en
        return self.fr_f if feminine and self.fr_f else self.fr


class Words(Data, frozen=True):
    """Further words to be found by."""

    en: tuple[str, ...] = ()
    fr: tuple[str, ...] = ()


class ConditionEntry(Data, frozen=True, dict=True):
    """A condition of SCRIPTS.md as it is shown; what it does in figures is code in the rules core."""

    key: ConditionName
    name: Name
    tone: Tone
    summary: Text
    icon: str = ""
    words: Words = Words()

    @cached_property
    def search_names(self) -> tuple[str, ...]:
        """What the entry is called, in both languages."""
        return tuple(n for n in (self.name.en, self.name.fr, self.name.fr_f, self.key) if n)

    @cached_property
    def search_words(self) -> tuple[str, ...]:
        """Other words it is found by."""
        return (*self.words.en, *self.words.fr)


class Gives(Data, frozen=True):
    """What else an entry gives, by commands of their own: ``temp_hp`` and ``negative_levels``."""

    temp_hp: Amount | None = None
    negative_levels: Amount | None = None


class Choice(Data, frozen=True):
    """One way to use an entry: its modifiers and conditions come on top; tone, duration and note replace, if given."""

    key: str
    name: Text
    tone: Tone | None = None
    duration: AnyDurationRule | None = None
    modifiers: tuple[ModifierRule, ...] = ()
    conditions: tuple[ConditionName, ...] = ()
    blocks_darkvision: bool = False
    note: Text | None = None


class EffectEntry(Data, frozen=True, dict=True):
    """A spell, ability or manoeuvre, with its figures.

    ``level`` is that of the first class in ``levels`` (wizard, cleric, druid, bard, paladin, ranger).
    ``scales_with``: what the level of a casting means where it is not the caster level. ``save_result``: what a made
    save does. ``sr``: a check where the target has spell resistance. ``harmless``: save and check serve the unwilling.
    """

    key: str
    name: Text
    kind: EffectKind
    tone: Tone
    duration: AnyDurationRule
    level: int = 0
    levels: dict[Class, int] = msgspec.field(default_factory=dict)
    school: str = ""
    descriptors: tuple[str, ...] = ()
    scales_with: Literal["", "class level", "bab"] = ""
    modifiers: tuple[ModifierRule, ...] = ()
    conditions: tuple[ConditionName, ...] = ()
    choices: tuple[Choice, ...] = ()
    gives: Gives = Gives()
    save: Save | Literal["none"] = "none"
    save_result: Literal["", "negates", "partial", "half"] = ""
    sr: bool = False
    harmless: bool = False
    dismissible: bool = False
    ends_on_hostile_act: bool = False
    forbids_hostile_acts: bool = False
    protects_from: tuple[str, ...] = ()
    light: int | None = None
    darkness: int | None = None
    blocks_darkvision: bool = False
    note: Text | None = None
    words: Words = Words()

    def choice(self, key: str) -> Choice | None:
        """The choice of this key; None without one."""
        return next((choice for choice in self.choices if choice.key == key), None)

    def label(self, language: str, choice: str = "") -> str:
        """The name to give the effect: "resist energy (fire)"."""
        chosen = self.choice(choice)
        name = self.name.say(language)
        return f"{name} ({chosen.name.say(language)})" if chosen else name

    def tone_of(self, choice: str = "") -> Tone:
        """Whether it helps or harms, used in this way."""
        chosen = self.choice(choice)
        return chosen.tone if chosen and chosen.tone else self.tone

    def note_of(self, language: str, choice: str = "") -> str:
        """The notes of the entry and of the choice."""
        chosen = self.choice(choice)
        notes = (self.note, chosen.note if chosen else None)
        return " ".join(note.say(language) for note in notes if note)

    def dice(self, choice: str = "") -> tuple[str, ...]:
        """The dice formulas that a casting should roll into ``Casting.rolled``, each once."""
        chosen = self.choice(choice)
        found: dict[str, None] = {}
        rules = (*self.modifiers, *(chosen.modifiers if chosen else ()))
        amounts = [rule.value for rule in rules] + [self.gives.temp_hp, self.gives.negative_levels]
        found.update((a.dice, None) for a in amounts if isinstance(a, Amount) and a.dice)
        duration = self._duration(chosen)
        if isinstance(duration, DurationRule) and duration.dice:
            found[duration.dice] = None
        return tuple(found)

    def fields(self, casting: Casting, choice: str = "") -> dict[str, Any]:
        """The fields of an ``effect`` command for one casting, ``name``, ``targets`` and ``dc`` left to the caller."""
        chosen = self.choice(choice)
        rules = (*self.modifiers, *(chosen.modifiers if chosen else ()))
        resolved = [r.resolve(casting) for r in rules if casting.conditional or r.when is None]
        duration = self._duration(chosen)
        given: dict[str, Any] = {
            "catalogue": self.key,
            "kind": self.kind,
            "level": self.level,
            "duration": duration.resolve(casting) if isinstance(duration, DurationRule) else duration,
            "descriptors": list(self.descriptors),
            "modifiers": [modifier for modifier in resolved if modifier["value"]],
            "conditions": list(dict.fromkeys((*self.conditions, *(chosen.conditions if chosen else ())))),
            "dismissible": self.dismissible,
            "ends_on_hostile_act": self.ends_on_hostile_act,
            "forbids_hostile_acts": self.forbids_hostile_acts,
            "protects_from": list(self.protects_from),
            "spell_resistance": self.sr,
            "light": self.light,
            "darkness": self.darkness,
            "blocks_darkvision": self.blocks_darkvision or (chosen is not None and chosen.blocks_darkvision),
        }
        if self.kind in {"spell", "spell-like"}:
            given["caster_level"] = casting.level
        if casting.source:
            given["source"] = casting.source
        return {name: value for name, value in given.items() if not (value is None or value is False or value == [])}

    def _duration(self, chosen: Choice | None) -> AnyDurationRule:
        return chosen.duration if chosen and chosen.duration is not None else self.duration

    @cached_property
    def search_names(self) -> tuple[str, ...]:
        """What the entry is called, in both languages."""
        return (self.name.en, self.name.fr)

    @cached_property
    def search_words(self) -> tuple[str, ...]:
        """Other words it is found by."""
        choices = (text for choice in self.choices for text in (choice.name.en, choice.name.fr))
        return (*self.words.en, *self.words.fr, *choices)


class SampleCreature(Data, frozen=True, dict=True):
    """A ready-made creature. The block is written in English tokens; ``special_fr``: its special texts in French."""

    key: str
    names: Text
    kind: Literal["npc", "monster", "hero"]
    tags: tuple[str, ...]
    creature: Creature
    special_fr: dict[str, str] = msgspec.field(default_factory=dict)

    def block(self, language: str) -> Creature:
        """The stat block with its name and special texts in a language; tokens stay English (see ``term``)."""
        if not language.startswith("fr"):
            return self.creature
        special = {name: self.special_fr.get(name, text) for name, text in self.creature.special.items()}
        return msgspec.structs.replace(self.creature, name=self.names.fr, special=special)

    @cached_property
    def search_names(self) -> tuple[str, ...]:
        """What the creature is called, in both languages."""
        return (self.names.en, self.names.fr)

    @cached_property
    def search_words(self) -> tuple[str, ...]:
        """Other words it is found by."""
        tags = (*self.tags, self.creature.type)
        return (*tags, *(term(tag, "fr") for tag in tags))


class _Samples(Data, frozen=True):
    creatures: tuple[SampleCreature, ...]
    terms: dict[str, str] = msgspec.field(default_factory=dict)


@cache
def conditions() -> tuple[ConditionEntry, ...]:
    """All conditions, in alphabetical order of their keys."""
    return msgspec.json.decode(_read("catalogue", "conditions.json"), type=tuple[ConditionEntry, ...])


@cache
def effects() -> tuple[EffectEntry, ...]:
    """All effects, kindred ones together."""
    return msgspec.json.decode(_read("catalogue", "effects.json"), type=tuple[EffectEntry, ...])


def condition(key: str) -> ConditionEntry | None:
    """The condition of this key."""
    return _condition_index().get(key)


def effect(key: str) -> EffectEntry | None:
    """The effect of this key."""
    return _effect_index().get(key)


def sample_creatures() -> tuple[SampleCreature, ...]:
    """The ready-made creatures: monsters, people, heroes; those of all files of ``resources/creatures``."""
    return _samples().creatures


def creature_named(name: str) -> Creature | None:
    """The block of the ready-made creature of this name, in the language of the name; None for another name."""
    key, language = _creature_names().get(words_of(name), ("", "en"))
    sample = creature_of(key)
    return sample.block(language) if sample is not None else None


def creature_of(key: str) -> SampleCreature | None:
    """The ready-made creature of this key."""
    return _creature_index().get(key)


def term(text: str, language: str) -> str:
    """A token of the stat blocks (attack, feat, skill, special ability, spell, type…) as it is shown in a language."""
    if not language.startswith("fr"):
        return text
    words = _words()
    known = words.get(text) or words.get(text.lower())
    if known is not None:
        return known
    spell = effect(text)
    return spell.name.fr if spell else composed(text, words)


def token(text: str, language: str) -> str:
    """The token of a term as it is shown in a language; any other word stays as it is."""
    if not language.startswith("fr"):
        return text
    return _tokens().get(text) or _tokens().get(text.lower()) or text


def french_words(section: str) -> dict[str, str]:
    """The usual words of one section ("feats", "skills"…): tokens by their French terms, the first of each."""
    found: dict[str, str] = {}
    for word, shown in _usual().get(section, {}).items():
        found.setdefault(shown, word)
    return found


def sample_script(language: str = "en") -> str:
    """A fight under way, as a script of commands (JSON Lines)."""
    name = "sample-encounter.fr.jsonl" if language.startswith("fr") else "sample-encounter.jsonl"
    return _read("samples", name).decode()


@cache
def _samples() -> _Samples:
    """All files in one, ``samples.json`` first; a key or a term that was there before counts."""
    decode = msgspec.json.Decoder(_Samples).decode
    first = resource("creatures", "samples.json")
    files = [first, *sorted(other for other in first.parent.glob("*.json") if other != first)]
    parts = [decode(file.read_bytes()) for file in files]
    creatures = {sample.key: sample for part in reversed(parts) for sample in reversed(part.creatures)}
    terms = {word: shown for part in reversed(parts) for word, shown in part.terms.items()}
    return _Samples(creatures=tuple(reversed(creatures.values())), terms=terms)


@cache
def _creature_index() -> dict[str, SampleCreature]:
    return {sample.key: sample for sample in sample_creatures()}


@cache
def _creature_names() -> dict[tuple[str, ...], tuple[str, str]]:
    """Keys and languages by names; an earlier creature's names go before a later one's."""
    found: dict[tuple[str, ...], tuple[str, str]] = {}
    for sample in sample_creatures():
        found.setdefault(words_of(sample.names.en), (sample.key, "en"))
        found.setdefault(words_of(sample.key), (sample.key, "en"))
        found.setdefault(words_of(sample.names.fr), (sample.key, "fr"))
    return found


@cache
def _words() -> dict[str, str]:
    """Tokens of stat blocks in French: those of the ready-made creatures, then the usual ones of all others."""
    return {word: shown for section in _usual().values() for word, shown in section.items()} | _samples().terms


@cache
def _usual() -> dict[str, dict[str, str]]:
    return msgspec.json.decode(_read("catalogue", "words.json"), type=dict[str, dict[str, str]])


@cache
def _tokens() -> dict[str, str]:
    """Words of stat blocks by their French terms, as written and in small letters; of several tokens the first."""
    found: dict[str, str] = {}
    from encounter_tracker.support.spells import spells as all_spells

    spells = [(entry.key, entry.name.fr) for entry in effects()]
    spells += [(entry.key, entry.label("fr")) for entry in all_spells()]
    for word, shown in (*_samples().terms.items(), *_words().items(), *spells):
        found.setdefault(shown, word)
    for shown, word in tuple(found.items()):
        found.setdefault(shown.lower(), word)
    return found


@cache
def _condition_index() -> dict[str, ConditionEntry]:
    return {entry.key: entry for entry in conditions()}


@cache
def _effect_index() -> dict[str, EffectEntry]:
    return {entry.key: entry for entry in effects()}


def _read(*parts: str) -> bytes:
    return resource(*parts).read_bytes()
