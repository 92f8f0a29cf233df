"""Reading beside the window: in a thread of its own, told about in this one, the newest job alone counts."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.viewmodels.paste_ports import Progress

__all__ = ["Reading"]

_log = logging.getLogger(__name__)


class Reading(QObject):
    """Runs one job at a time; starting another one, or ``cancel``, makes the first stop and be forgotten."""

    progressed = Signal(int, int)
    """How much is done, and of how much."""
    finished = Signal(object)
    """What the job gave."""
    failed = Signal()
    """The job came to grief; why stands in the log."""

    _told = Signal(int, str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Nothing runs yet."""
        super().__init__(parent)
        self._job = 0
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._told.connect(self._on_told, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether a job runs whose result is wanted."""
        return self._thread is not None

    def start(self, job: Callable[[Progress, Callable[[], bool]], object]) -> None:
        """Begin; ``job`` tells its progress and asks whether to stop."""
        self.cancel()
        self._job += 1
        self._stop = threading.Event()
        thread = threading.Thread(target=self._run, args=(self._job, self._stop, job), daemon=True, name="reading")
        self._thread = thread
        thread.start()

    def stop(self) -> None:
        """Ask the job to stop; what it has by then is told as finished."""
        self._stop.set()

    def cancel(self) -> None:
        """Stop, and forget what comes of it."""
        self._stop.set()
        self._job += 1
        self._thread = None

    def wait(self, seconds: float = 5.0) -> None:
        """Wait for a job that was told to stop, before the program ends."""
        thread = self._thread
        self.cancel()
        if thread is not None:
            thread.join(seconds)

    # --- in the thread -------------------------------------------------------------------------------------------

    def _run(self, number: int, stop: threading.Event, job: Callable[[Progress, Callable[[], bool]], object]) -> None:
        def progress(done: int, total: int) -> None:
            if not stop.is_set():
                self._tell(number, "progress", (done, total))

        try:
            result = job(progress, stop.is_set)
        except Exception:  # noqa: BLE001 - a reader at fault must not end the program
            _log.exception("reading failed")
            self._tell(number, "failed", None)
        else:
            self._tell(number, "finished", result)

    def _tell(self, number: int, what: str, value: object) -> None:
        try:
            self._told.emit(number, what, value)
        except RuntimeError:
            _log.debug("the window is gone")

    # --- here ----------------------------------------------------------------------------------------------------

    def _on_told(self, number: int, what: str, value: object) -> None:
        if number != self._job:
            return
        if what == "progress":
            if isinstance(value, tuple):
                self.progressed.emit(*value)
            return
        self._thread = None
        if what == "finished":
            self.finished.emit(value)
        else:
            self.failed.emit()
