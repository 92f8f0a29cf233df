"""A new member of the party: found in the library, or entered by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.support.library import LibraryFilter
from encounter_tracker.support.party import PartyMember
from encounter_tracker.viewmodels.add_hand import by_hand, more_form, needed_form
from encounter_tracker.viewmodels.add_hits import AddHit, hand_hit
from encounter_tracker.viewmodels.combatant_flows import size_name
from encounter_tracker.viewmodels.library_words import rating_text
from encounter_tracker.viewmodels.texts.block_words import term
from encounter_tracker.viewmodels.texts.language import fill, language
from encounter_tracker.viewmodels.texts.names import figure_short

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.support.library import LibraryEntry, LibraryHit, LibraryPort
    from encounter_tracker.viewmodels.combatant_rows import FormGroup

__all__ = ["entry_member", "find", "form", "hand_member", "more_form"]

tr = QCoreApplication.translate

_MOST: Final = 40


def form() -> tuple[FormGroup, ...]:
    """The few fields of one by hand."""
    return needed_form()


def find(library: LibraryPort, text: str) -> tuple[AddHit, ...]:
    """Heroes first, then everyone else who answers to a name; at the end what was typed, by hand."""
    heroes = library.search(text, LibraryFilter(kinds=frozenset({"hero"})), _MOST, language())
    others = library.search(text, LibraryFilter(), _MOST, language()) if text.strip() else []
    known = {hit.key for hit in heroes}
    hits = [_hit(hit) for hit in (*heroes, *(hit for hit in others if hit.key not in known))][:_MOST]
    return (*hits, hand_hit(text.strip())) if text.strip() else tuple(hits)


def _hit(hit: LibraryHit) -> AddHit:
    hero = hit.kind == "hero"
    rating = fill(tr("AddForm", "level {0}"), hit.level) if hero else fill(tr("AddForm", "CR {0}"), rating_text(hit.cr))
    size = size_name(hit.size).lower()
    kind = fill(tr("AddForm", "{0} {1}"), size, term(hit.type)) if hit.type else size
    parts = (rating, fill(tr("AddForm", "{0} hp"), hit.hp), f"{figure_short('ac')} {hit.ac}", kind, hit.source)
    name = hit.name(language())
    if hit.variant > 1:
        name = fill(tr("Party", "{0} ({1})"), name, hit.variant)
    return AddHit(key=hit.key, name=name, detail=" · ".join(part for part in parts if part), hero=hero)


def entry_member(entry: LibraryEntry) -> PartyMember:
    """A member from the library, called as it is called in the language in use."""
    return PartyMember(creature=entry.block(language()))


def hand_member(name: str, values: Mapping[str, str]) -> tuple[PartyMember | None, dict[str, str]]:
    """A member from the fields, or what is wrong with them."""
    made = by_hand(name, {key: text for key, text in values.items() if key != "player"})
    if made.creature is None:
        return None, made.mistakes
    return PartyMember(creature=made.creature, player=values.get("player", "").strip()), {}
