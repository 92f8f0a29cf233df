"""The words of the library: where creatures are from, tags, what was done and what undo takes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from encounter_tracker.support.library import TO_CHECK
from encounter_tracker.support.search import words_of
from encounter_tracker.viewmodels.combatant_flows import size_name
from encounter_tracker.viewmodels.library_rows import HitRow
from encounter_tracker.viewmodels.texts.block_words import term, token
from encounter_tracker.viewmodels.texts.language import fill, language, listed
from encounter_tracker.viewmodels.typed_name import name_problem

if TYPE_CHECKING:
    from encounter_tracker.support.library import LibraryAction, LibraryEntry, LibraryHit

tr = QCoreApplication.translate


def origin_name(origin: str) -> str:
    """Where an entry is from."""
    names = {
        "built-in": tr("LibraryOrigin", "built in"),
        "edited": tr("LibraryOrigin", "edited"),
        "own": tr("LibraryOrigin", "own"),
        "imported": tr("LibraryOrigin", "imported"),
    }
    return names.get(origin, origin)


def name_check(name: str) -> str:
    """What is wrong with a name, as a sentence."""
    return name_problem(name) or ("" if name.strip() else tr("LibraryEdit", "A creature needs a name"))


def tag_name(tag: str) -> str:
    """A tag as it is shown; those that the program knows are translated."""
    return tr("LibraryTag", "to check") if tag == TO_CHECK else term(tag)


def tags_read(text: str) -> tuple[str, ...]:
    """Tags set off by commas, each once."""
    check = words_of(tag_name(TO_CHECK))
    found = (" ".join(word.split()) for word in text.replace(";", ",").split(","))
    return tuple(dict.fromkeys(TO_CHECK if words_of(word) == check else _tag_kept(word) for word in found if word))


def _tag_kept(word: str) -> str:
    """A tag as it is kept: in English where it is shown again as it was typed."""
    kept = token(word)
    return kept if term(kept) == word else word


def rating_text(cr: float | str | None) -> str:
    """A challenge rating as it is printed."""
    return {0.5: "1/2", 0.25: "1/4", 0.125: "1/8"}.get(cr, str(cr)) if isinstance(cr, float) else str(cr or "—")


def type_text(kind: str, size: str) -> str:
    """Type and size: "humanoid, small"."""
    small = size_name(size).lower()
    return fill(tr("LibraryHit", "{0}, {1}"), term(kind), small) if kind else small


def hit_row(hit: LibraryHit) -> HitRow:
    """A hit as a line of the list."""
    hero = hit.kind == "hero"
    rating = fill(tr("LibraryHit", "lv {0}"), hit.level) if hero else rating_text(hit.cr)
    origin = origin_name(hit.origin)
    source = f"{origin} · {hit.source}" if hit.own and hit.source else origin
    kind = type_text(hit.type, hit.size)
    name = hit.name(language())
    variant = str(hit.variant) if hit.variant > 1 else ""
    said = fill(tr("LibraryHit", "level {0}"), hit.level) if hero else fill(tr("AddForm", "CR {0}"), rating)
    spoken = [
        name,
        variant,
        said,
        kind,
        fill(tr("AddForm", "{0} hp"), hit.hp),
        fill(tr("AddForm", "AC {0}"), hit.ac),
        origin,
        hit.source,
    ]
    return HitRow(
        key=hit.key,
        name=name,
        cr=rating,
        kind=kind,
        hp=str(hit.hp),
        ac=str(hit.ac),
        source=hit.source,
        origin=hit.origin,
        origin_name=source,
        variant=variant,
        hero=hero,
        spoken=", ".join(part for part in spoken if part),
    )


def about_text(entry: LibraryEntry) -> str:
    """Where an entry is from and its tags."""
    parts = [origin_name(entry.origin)]
    if entry.variant > 1:
        parts.append(fill(tr("LibraryHit", "variant {0}"), entry.variant))
    if entry.kind == "hero":
        parts.append(tr("LibraryHit", "hero"))
    if entry.tags:
        parts.append(fill(tr("LibraryHit", "tags: {0}"), ", ".join(tag_name(tag) for tag in entry.tags)))
    return " · ".join(parts)


def action_words(action: LibraryAction) -> str:
    """What an action did: "Goblin deleted", "312 creatures imported"."""
    if action.count > len(action.names):
        return _counted(action)
    told = action.names_fr if action.names_fr and language() == "fr" else action.names
    names = listed(tuple(dict.fromkeys(told)))
    texts = {
        "save": tr("LibraryAction", "{0} kept"),
        "add": tr("LibraryAction", "{0} added"),
        "delete": tr("LibraryAction", "{0} deleted"),
        "import": tr("LibraryAction", "{0} imported"),
        "restore": tr("LibraryAction", "{0}: original back"),
        "tags": tr("LibraryAction", "{0}: tags"),
    }
    return fill(texts.get(action.what, tr("LibraryAction", "{0} changed")), names)


def place_words(action: LibraryAction, here: str = "creature") -> str:
    """What an action did, and where, if it was not to the shelf (``here``) that one looks at."""
    words = action_words(action)
    if action.shelf == here:
        return words
    places = {
        "creature": tr("LibraryAction", "in the library: {0}"),
        "member": tr("LibraryAction", "in the party: {0}"),
        "plan": tr("LibraryAction", "in the encounters: {0}"),
    }
    return fill(places.get(action.shelf, "{0}"), words)


def _counted(action: LibraryAction) -> str:
    count = action.count
    match action.what:
        case "add":
            return tr("LibraryAction", "%n entries added", "", count)
        case "delete":
            return tr("LibraryAction", "%n entries deleted", "", count)
        case "import":
            return tr("LibraryAction", "%n creatures imported", "", count)
        case "tags":
            return tr("LibraryAction", "tags of %n entries", "", count)
        case _:
            return tr("LibraryAction", "%n entries changed", "", count)
