"""Keeping creatures in the library: few at once, thousands beside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, get_args

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.support.library import Duplicates
from encounter_tracker.viewmodels.paste_ports import Kept
from encounter_tracker.viewmodels.paste_reading import Reading
from encounter_tracker.viewmodels.paste_rows import BusyRow
from encounter_tracker.viewmodels.texts.language import fill, listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.support.imported import ImportedCreature
    from encounter_tracker.viewmodels.paste_ports import Keep

__all__ = ["Keeping", "question_answers", "question_text"]

tr = QCoreApplication.translate

_AT_ONCE: Final = 20


class Keeping(QObject):
    """Hands creatures to the library and says what came of it."""

    told = Signal(object)
    """What came of it: a :class:`Kept`."""
    moved = Signal()
    """It is further, or begins, or is to stop."""

    def __init__(self, keep: Keep | None, parent: QObject | None = None) -> None:
        """``keep``: the library's, None while there is none."""
        super().__init__(parent)
        self._keep = keep
        self.busy: BusyRow | None = None
        self.conflicts: tuple[str, ...] = ()
        self._creatures: tuple[ImportedCreature, ...] = ()
        self._job = Reading(self)
        self._job.progressed.connect(self._on_progress)
        self._job.finished.connect(self._on_finished)
        self._job.failed.connect(lambda: self._on_finished(Kept(tr("Paste", "They could not be kept."), problem=True)))

    @property
    def possible(self) -> bool:
        """Whether there is a library."""
        return self._keep is not None

    def start(self, creatures: Sequence[ImportedCreature], duplicates: Duplicates | None = None) -> None:
        """Keep these; ``duplicates``: what becomes of those there with other figures (None: ask, if there are any)."""
        keep = self._keep
        if keep is None or self.busy is not None:
            return
        self._creatures, self.conflicts = tuple(creatures), ()
        if len(creatures) <= _AT_ONCE:
            self._on_finished(keep(creatures, lambda _done, _total: None, lambda: False, duplicates))
            return
        count = len(creatures)
        self.busy = BusyRow(text=tr("Paste", "Keeping %n creatures…", "", count))
        self._job.start(lambda progress, cancelled: keep(creatures, progress, cancelled, duplicates))
        self.moved.emit()

    def answer(self, duplicates: str) -> None:
        """What becomes of those that are there with other figures; "": nothing is kept."""
        if not self.conflicts:
            return
        self.conflicts = ()
        if duplicates in get_args(Duplicates):
            self.start(self._creatures, cast("Duplicates", duplicates))
        else:
            self.moved.emit()

    def stop(self) -> None:
        """Stop: none of them is kept."""
        if self.busy is not None:
            self.busy = BusyRow(text=tr("Paste", "Stopping…"), share=self.busy.share)
            self._job.stop()
            self.moved.emit()

    def wait(self) -> None:
        """The program ends."""
        self._job.wait()

    def _on_progress(self, done: int, total: int) -> None:
        if self.busy is not None and total:
            self.busy = msgspec.structs.replace(self.busy, share=min(1.0, done / total))
            self.moved.emit()

    def _on_finished(self, value: object) -> None:
        self.busy = None
        if isinstance(value, Kept) and value.conflicts:
            self.conflicts = value.conflicts
            self.moved.emit()
        else:
            self.told.emit(value)


def question_text(conflicts: Sequence[str]) -> str:
    """Which are there with other figures."""
    names = listed(tuple(conflicts), most=3)
    return fill(tr("Paste", "In the library with other figures: {0}."), names)


def question_answers() -> tuple[tuple[str, str], ...]:
    """What can become of them."""
    return (
        ("keep both", tr("Paste", "Keep both")),
        ("replace", tr("Paste", "Replace the old ones")),
        ("skip", tr("Paste", "Skip these")),
    )
