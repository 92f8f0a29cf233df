"""Whole files into the library: read beside the window, asked about where needed, kept in one step."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.viewmodels.paste_files import Files, read_files
from encounter_tracker.viewmodels.paste_keeping import Keeping
from encounter_tracker.viewmodels.paste_missing import completed
from encounter_tracker.viewmodels.paste_ports import Kept
from encounter_tracker.viewmodels.paste_reading import Reading
from encounter_tracker.viewmodels.paste_rows import BusyRow
from encounter_tracker.viewmodels.texts.import_words import issue_text
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.support.imported import ImportResult
    from encounter_tracker.viewmodels.paste_ports import Importers

__all__ = ["LibraryImport"]

tr = QCoreApplication.translate


class LibraryImport(QObject):
    """One import at a time."""

    moved = Signal()
    """It is further, asks, or begins."""
    told = Signal(object)
    """What came of it: a :class:`Kept`."""

    def __init__(self, importers: Importers, parent: QObject | None = None) -> None:
        """Nothing is read yet."""
        super().__init__(parent)
        self._importers = importers
        self._reading_row: BusyRow | None = None
        self._unread = ""
        self._reading = Reading(self)
        self._reading.progressed.connect(self._on_progress)
        self._reading.finished.connect(self._on_read)
        self._reading.failed.connect(lambda: self._on_read(Files(completed_none())))
        self.keeping = Keeping(importers.keep, self)
        self.keeping.moved.connect(self.moved)
        self.keeping.told.connect(self._on_kept)

    @property
    def busy(self) -> BusyRow | None:
        """How far it is; None while nothing is imported."""
        return self._reading_row or self.keeping.busy

    @property
    def conflicts(self) -> tuple[str, ...]:
        """Which are there with other figures: it is to be said what becomes of them."""
        return self.keeping.conflicts

    def start(self, paths: Sequence[str]) -> None:
        """Read files, then keep what they hold."""
        if self.busy is not None or not paths:
            return
        self.keeping.conflicts = ()
        name = PurePath(paths[0]).name if len(paths) == 1 else tr("Paste", "%n files", "", len(paths))
        self._reading_row = BusyRow(text=fill(tr("Paste", "Reading {0}…"), name))
        read = self._importers.file
        self._reading.start(lambda progress, cancelled: read_files(tuple(paths), read, progress, cancelled))
        self.moved.emit()

    def stop(self) -> None:
        """Stop: nothing is kept."""
        if self._reading_row is not None:
            self._reading.cancel()
            self._reading_row = None
            self.told.emit(Kept(tr("Keeping", "Stopped: nothing was kept."), problem=True))
        else:
            self.keeping.stop()

    def wait(self) -> None:
        """The program ends."""
        self._reading.wait()
        self.keeping.wait()

    def _on_progress(self, done: int, total: int) -> None:
        if self._reading_row is not None and total:
            self._reading_row = msgspec.structs.replace(self._reading_row, share=min(1.0, done / total))
            self.moved.emit()

    def _on_read(self, value: object) -> None:
        self._reading_row = None
        result = completed(value.result) if isinstance(value, Files) else completed_none()
        errors = [issue for issue in result.issues if issue.severity == "error"]
        self._unread = tr("LibraryImport", "%n parts could not be read", "", len(errors)) if errors else ""
        if result.creatures:
            self.keeping.start(result.creatures)
            return
        why = issue_text(errors[0]) if errors else tr("LibraryImport", "No creature was found there.")
        where = errors[0].where if errors else ""
        text = fill(tr("Paste", "{0} (at {1})"), why, where) if where else why
        self.told.emit(Kept(text, problem=True))

    def _on_kept(self, kept: Kept) -> None:
        if self._unread and not kept.problem:
            kept = kept._replace(text=f"{kept.text} · {self._unread}")
        self.told.emit(kept)


def completed_none() -> ImportResult:
    """What a reader gives that came to grief."""
    from encounter_tracker.support.imported import ImportResult, Issue

    return ImportResult(issues=(Issue(severity="error", code="reader_failed"),))
