"""From what is chosen in the library to what its window shows, and to the commands that add: pure functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.commands import AddCombatant
from encounter_tracker.rules.challenge import rating
from encounter_tracker.support.library import Facets, LibraryFilter
from encounter_tracker.support.search import words_of
from encounter_tracker.viewmodels.combatant_flows import size_name
from encounter_tracker.viewmodels.creature_finder import best_first
from encounter_tracker.viewmodels.library_rows import FilterRow, PreviewRow, Word
from encounter_tracker.viewmodels.library_words import about_text, origin_name, tag_name
from encounter_tracker.viewmodels.paste_facts import facts_of
from encounter_tracker.viewmodels.texts.block_words import term
from encounter_tracker.viewmodels.texts.language import capitalised, fill, language
from encounter_tracker.viewmodels.typed_name import MOST_LETTERS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from encounter_tracker.rules.vocabulary import Side
    from encounter_tracker.support.library import LibraryEntry, LibraryHit

tr = QCoreApplication.translate

MOST_COPIES: Final = 99
#: More than a table can play are not added in one go.
MOST_AT_ONCE: Final = 100
_ORIGINS: Final = ("own", "edited", "imported", "built-in")
_SIZES: Final = (
    "fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal",
)  # fmt: skip
_HEROES: Final = "kind:hero"


class Chosen(Struct, frozen=True, kw_only=True):
    """The filters as they were chosen and typed; "" lets all through."""

    cr_min: str = ""
    cr_max: str = ""
    type: str = ""
    size: str = ""
    source: str = ""
    tag: str = ""
    origin: str = ""

    @property
    def any(self) -> bool:
        """Whether something is left out by them."""
        return self != Chosen()


def filter_of(chosen: Chosen) -> LibraryFilter:
    """What the hits must be like; a challenge rating that is none lets all through."""
    hero = chosen.type == _HEROES
    return LibraryFilter(
        cr_min=_rating(chosen.cr_min),
        cr_max=_rating(chosen.cr_max),
        types=_set("" if hero else chosen.type),
        sizes=_set(chosen.size),
        sources=_set(chosen.source),
        tags=_set(chosen.tag),
        origins=_set(chosen.origin),
        kinds=frozenset({"hero"}) if hero else frozenset(),
    )


def _set(word: str) -> frozenset[str]:
    return frozenset({word}) if word else frozenset()


def _rating(text: str) -> str | None:
    cleaned = text.strip().replace(",", ".")
    return cleaned if cleaned and rating(cleaned) is not None else None


def filter_row(chosen: Chosen, facets: Facets) -> FilterRow:
    """The filters with all there is to choose from."""
    wrong = tr("Library", "Type a challenge rating: 1/2, 3, 12")
    types = sorted(((kind, capitalised(term(kind))) for kind in facets.types), key=_by_words)
    sizes = [(size, size_name(size)) for size in _SIZES if size in facets.sizes]
    sources = sorted(((source, source) for source in facets.sources), key=_by_words)
    tags = sorted(((tag, tag_name(tag)) for tag in facets.tags), key=_by_words)
    origins = [(origin, capitalised(origin_name(origin))) for origin in _ORIGINS]
    return FilterRow(
        cr_min=chosen.cr_min,
        cr_max=chosen.cr_max,
        cr_min_wrong=wrong if chosen.cr_min.strip() and _rating(chosen.cr_min) is None else "",
        cr_max_wrong=wrong if chosen.cr_max.strip() and _rating(chosen.cr_max) is None else "",
        types=(("", tr("Library", "All types")), (_HEROES, tr("Library", "Heroes")), *types),
        type=chosen.type,
        sizes=(("", tr("Library", "All sizes")), *sizes),
        size=chosen.size,
        sources=_with(("", tr("Library", "All sources")), sources, chosen.source),
        source=chosen.source,
        tags=_with(("", tr("Library", "All tags")), tags, chosen.tag),
        tag=chosen.tag,
        origins=(("", tr("Library", "Any origin")), *origins),
        origin=chosen.origin,
        active=chosen.any,
    )


def _with(all_of_them: Word, words: Sequence[Word], chosen: str) -> tuple[Word, ...]:
    """What is chosen stays to be seen, when the last one of it has gone as well."""
    missing = [(chosen, tag_name(chosen))] if chosen and chosen not in dict(words) else []
    return (all_of_them, *missing, *words)


def _by_words(word: Word) -> str:
    return word[1].casefold()


def preview_row(entry: LibraryEntry | None) -> PreviewRow:
    """All of a creature in the language in use."""
    if entry is None:
        return PreviewRow()
    name, other = entry.name(language()), entry.name("en" if language() == "fr" else "fr")
    deletable = entry.origin in {"own", "imported"}
    reason = "" if deletable else tr("Library", "it came with the program")
    if entry.origin == "edited":
        reason = tr("Library", "it came with the program: have its original back instead")
    return PreviewRow(
        key=entry.key,
        name=name,
        other=other if other != name else "",
        about=about_text(entry),
        note=entry.note,
        facts=tuple(fact for fact in facts_of(entry.block(language())) if fact.key != "name"),
        edited=entry.origin == "edited",
        delete_reason=reason,
    )


def count_of(text: str) -> int | None:
    """How many copies; None for what is no such number."""
    cleaned = text.strip()
    if not cleaned.isascii() or not cleaned.isdecimal() or len(cleaned) > len(str(MOST_COPIES)):
        return None
    return int(cleaned) if 1 <= int(cleaned) <= MOST_COPIES else None


def add_commands(entries: Sequence[LibraryEntry], count: int, side: Side | None) -> list[AddCombatant]:
    """The commands that add so many of each; heroes come to the party where no side was chosen."""
    return [
        AddCombatant(
            creature=entry.block(language()),
            name=_short(entry.name(language())),
            side=side or ("party" if entry.kind == "hero" else "foes"),
            count=count,
        )
        for entry in entries
    ]


def _short(name: str) -> str | None:
    """Another name where its own is too long for the list."""
    return None if len(name) <= MOST_LETTERS else " ".join(name.split())[:MOST_LETTERS].strip()


def button_text(names: Sequence[str], count: int | None) -> str:
    """The words of the button: "Add 3 × Goblin to the fight"."""
    if len(names) == 1:
        if count is None or count == 1:
            return fill(tr("Library", "Add {0} to the fight"), names[0])
        return fill(tr("Library", "Add {0} × {1} to the fight"), count, names[0])
    if names:
        total = len(names) * (count or 1)
        return tr("Library", "Add %n to the fight", "", total)
    return tr("Library", "Add to the fight")


def next_order(order: str, column: str) -> str:
    """By what to sort after a click: by the column, then the other way, then no more."""
    if order == column:
        return f"-{column}"
    return "" if order == f"-{column}" else column


def in_order(hits: Sequence[LibraryHit], order: str, text: str) -> list[LibraryHit]:
    """The hits sorted by a column, else those first that answer best."""
    if not order:
        return best_first(hits, text)
    keys: dict[str, Callable[[LibraryHit], Any]] = {
        "name": lambda hit: words_of(hit.name(language())),
        "cr": lambda hit: (hit.rating is not None, hit.rating or 0, hit.level),
        "type": lambda hit: term(hit.type),
        "hp": lambda hit: hit.hp,
        "ac": lambda hit: hit.ac,
        "source": lambda hit: (not hit.own, hit.origin, hit.source),
    }
    return sorted(hits, key=keys[order.removeprefix("-")], reverse=order.startswith("-"))
