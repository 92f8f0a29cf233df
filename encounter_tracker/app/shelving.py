"""Library, party and prepared encounters put together for the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from encounter_tracker.storage.problems import DETAILS
from encounter_tracker.support.catalogue import creature_named
from encounter_tracker.support.imported import ImportedCreature
from encounter_tracker.support.library import PROBLEMS, LibraryError
from encounter_tracker.viewmodels.shelf_ports import ShelfPorts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.session.ports import Library as ByName
    from encounter_tracker.storage.shelves import Shelves
    from encounter_tracker.support.library import LibraryEntry

__all__ = ["named_in", "shelf_ports", "trouble_of"]

tr = QCoreApplication.translate


def shelf_ports(shelves: Shelves) -> ShelfPorts:
    """What the window does with some shelves."""

    def problem() -> str:
        found = shelves.problem
        return trouble_of(found) if found is not None else ""

    return ShelfPorts(
        library=lambda: shelves.library,
        party=lambda: shelves.party,
        prepared=lambda: shelves.prepared,
        problem=problem,
        trouble=trouble_of,
        export=_exported,
        write=_written,
    )


def named_in(shelves: Shelves) -> ByName:
    """Creatures by name, own ones first; the library is opened at the first of them."""

    def named(name: str) -> Creature | None:
        try:
            return shelves.library.named(name)
        except LibraryError:
            return creature_named(name)

    return named


def trouble_of(error: LibraryError) -> str:
    """The sentence of what the library could not do."""
    values: dict[str, Any] = dict(error.values)
    if values.get("detail") in DETAILS:
        values["detail"] = tr("EncounterFileDetail", DETAILS[values["detail"]])
    return tr("Library", PROBLEMS[error.code]).format(**values)


def _exported(entries: Sequence[LibraryEntry]) -> str:
    from encounter_tracker.importers.exporting import export_creatures  # not before it is wanted

    creatures = [
        ImportedCreature(creature=entry.creature, names_fr=entry.name_fr, hero=entry.kind == "hero", tags=entry.tags)
        for entry in entries
    ]
    return export_creatures(creatures).decode("utf-8")


def _written(path: str, text: str) -> str:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        return tr("Library", "The file cannot be written: {0}").format(error.strerror or error)
    return ""
