"""The readers of stat blocks and files, and the library that keeps creatures, put together for the paste window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.app.shelving import trouble_of
from encounter_tracker.support.library import TO_CHECK, ImportOptions, LibraryError, LibraryFilter
from encounter_tracker.viewmodels.paste_files import read_files
from encounter_tracker.viewmodels.paste_ports import FileRead, Importers, Kept

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from encounter_tracker.storage.shelves import Shelves
    from encounter_tracker.support.imported import ImportedCreature, ImportResult
    from encounter_tracker.support.library import Duplicates, ImportReport
    from encounter_tracker.viewmodels.paste_ports import Keep, Progress

__all__ = ["importers", "keep_in"]

tr = QCoreApplication.translate

#: The form of plain stat blocks: their text is shown beside what was read.
_PLAIN: Final = "text"
#: So many files of a folder are read.
_MOST_FILES: Final = 2_000
_EVERY: Final = 1_000_000


def importers(keep: Keep | None = None) -> Importers:
    """What the window reads with; ``keep`` puts creatures into the library."""
    return Importers(_read_text, _read_file, keep)


def _read_text(text: str) -> ImportResult:
    """Whatever was pasted: a stat block, or the text of a file."""
    from encounter_tracker.importers.files import read_file  # not before it is wanted: the window opens sooner

    return read_file("", text.encode("utf-8", "replace"))


def _read_file(path: str, progress: Progress, cancelled: Callable[[], bool]) -> FileRead:
    if Path(path).is_dir():
        return FileRead(read_files(_files_in(Path(path)), _read_file, progress, cancelled).result)
    from encounter_tracker.importers.decoding import decode
    from encounter_tracker.importers.files import read_path

    result = read_path(path, progress=progress, cancelled=cancelled)
    if result.form != _PLAIN or any(issue.severity == "error" for issue in result.issues):
        return FileRead(result)
    try:
        text, _ = decode(Path(path).read_bytes())
    except OSError:
        return FileRead(result)
    plain = "\n".join(text.splitlines())
    return FileRead(result, "" if plain.lstrip().startswith("<") else plain)


def _files_in(folder: Path) -> tuple[str, ...]:
    """The files of a folder that was dropped, without those in folders below and hidden ones."""
    try:
        found = sorted(path for path in folder.iterdir() if path.is_file() and not path.name.startswith("."))
    except OSError:
        found = []
    return tuple(str(path) for path in found[:_MOST_FILES])


def keep_in(shelves: Shelves) -> Keep:
    """What keeps creatures in the library of some shelves; those not wholly understood get the tag "to check"."""

    def keep(
        creatures: Sequence[ImportedCreature],
        progress: Progress,
        cancelled: Callable[[], bool],
        duplicates: Duplicates | None = None,
    ) -> Kept:
        tagged = [_tagged(creature) for creature in creatures]
        try:
            if duplicates is None and (conflicts := shelves.library.conflicts(tagged)):
                return Kept("", conflicts=tuple(conflicts))
            options = ImportOptions(duplicates=duplicates or "keep both")
            report = shelves.library.import_many(tagged, options, progress, cancelled)
        except LibraryError as error:
            return Kept(trouble_of(error), problem=True)
        if report.cancelled:
            return Kept(tr("Keeping", "Stopped: nothing was kept."), problem=True)
        keys = (*report.added, *report.replaced)
        found = shelves.library.search("", LibraryFilter(tags=frozenset({TO_CHECK})), limit=_EVERY) if keys else []
        to_check = len({hit.key for hit in found}.intersection(keys))
        return Kept(_said(report, to_check), keys=keys, to_check=to_check)

    return keep


def _tagged(imported: ImportedCreature) -> ImportedCreature:
    """With the tag by which it is found again, where a piece of it was not understood."""
    if TO_CHECK in imported.tags or all(issue.severity == "doubtful" for issue in imported.issues):
        return imported
    return replace(imported, tags=(*imported.tags, TO_CHECK))


def _said(report: ImportReport, to_check: int) -> str:
    """How many are in the library now, how many were there already, how many are to be looked at."""
    new, replaced, there = len(report.added), len(report.replaced), report.skipped
    parts = []
    if new:
        parts.append(tr("Keeping", "%n kept in the library", "", new))
    if replaced:
        parts.append(tr("Keeping", "%n replaced in the library", "", replaced))
    if not parts:
        return tr("Keeping", "%n were in the library already", "", there)
    if there:
        parts.append(tr("Keeping", "%n were there already", "", there))
    if to_check:
        parts.append(tr("Keeping", "%n not wholly understood (tag “to check”)", "", to_check))
    return " · ".join(parts)
