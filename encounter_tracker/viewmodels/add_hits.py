"""Whom the add form finds: the sample creatures and heroes, and what was typed as a name of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.rules.creature import Creature
from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.combatant_flows import size_name
from encounter_tracker.viewmodels.library_words import origin_name
from encounter_tracker.viewmodels.texts.language import fill, language

if TYPE_CHECKING:
    from encounter_tracker.support.catalogue import SampleCreature
    from encounter_tracker.viewmodels.quick_line import Named

tr = QCoreApplication.translate

MOST = 40


class AddEntry(Struct, frozen=True, kw_only=True):
    """Someone who can be found: a sample creature, or one from elsewhere (a library, a party).

    ``line``: what was typed in one line says all of it, in words ("initiative 19 · 28 hp"). ``origin``: of the library.
    ``variant``: 2 and up where the library has several of its name and source.
    """

    key: str
    creature: Creature
    names: tuple[str, ...]
    hero: bool = False
    words: tuple[str, ...] = ()
    line: str = ""
    origin: str = "built-in"
    variant: int = 1

    @property
    def search_names(self) -> tuple[str, ...]:
        """What it is called, in both languages."""
        return self.names

    @property
    def search_words(self) -> tuple[str, ...]:
        """Other words it is found by."""
        return self.words


class AddHit(Struct, frozen=True, kw_only=True):
    """One line of the finder; ``by_hand``: the name is typed, the rest comes from the fields."""

    key: str
    name: str
    detail: str = ""
    hero: bool = False
    by_hand: bool = False


def sample_entry(sample: SampleCreature) -> AddEntry:
    """A sample creature in the language in use."""
    return AddEntry(
        key=sample.key,
        creature=sample.block(language()),
        names=(sample.names.say(language()), *sample.search_names),
        hero=sample.kind == "hero",
        words=sample.search_words,
    )


def line_entry(named: Named) -> AddEntry:
    """One by hand, from a name, an initiative and hit points."""
    creature = Creature(name=named.name, hit_dice=1, hp=1)
    parts = (fill(tr("AddForm", "initiative {0}"), named.initiative), fill(tr("AddForm", "{0} hp"), named.hp))
    return AddEntry(key="", creature=creature, names=(named.name,), line=" · ".join(parts))


def hit_of(entry: AddEntry) -> AddHit:
    """The line of an entry: name, challenge, hit points, AC, kind."""
    if entry.line:
        return AddHit(key=entry.key, name=fill(tr("AddForm", "“{0}”"), entry.creature.name), detail=entry.line)
    name = entry.creature.name
    if entry.variant > 1:
        name = fill(tr("Party", "{0} ({1})"), name, entry.variant)
    return AddHit(key=entry.key, name=name, detail=_detail(entry), hero=entry.hero)


def hand_hit(name: str) -> AddHit:
    """The line that takes what was typed as a name."""
    if not name:
        return AddHit(key="", name=tr("AddForm", "By hand"), detail=tr("AddForm", "type a name first"), by_hand=True)
    text = fill(tr("AddForm", "“{0}” by hand"), name)
    return AddHit(key="", name=text, detail=tr("AddForm", "Hit Dice, hit points and what else you like"), by_hand=True)


def _detail(entry: AddEntry) -> str:
    creature, code = entry.creature, language()
    kind = catalogue.term(creature.type, code)
    if creature.subtypes:
        kind = f"{kind} ({', '.join(catalogue.term(word, code) for word in creature.subtypes)})".lstrip()
    parts = []
    if entry.hero:
        parts.append(fill(tr("AddForm", "level {0}"), creature.character_level))
    elif creature.cr is not None:
        parts.append(fill(tr("AddForm", "CR {0}"), creature.cr))
    parts += [
        fill(tr("AddForm", "{0} hp"), creature.hp),
        fill(tr("AddForm", "AC {0}"), creature.ac.total),
        fill(tr("AddForm", "{0} {1}"), size_name(creature.size).lower(), kind)
        if kind
        else size_name(creature.size).lower(),
    ]
    if entry.origin != "built-in":
        parts.append(origin_name(entry.origin))
        parts += [creature.source] if creature.source else []
    return " · ".join(parts)
