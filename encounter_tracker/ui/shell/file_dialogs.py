"""Files chosen by the user: opened, saved under another name, opened before."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMenu, QWidget

    from encounter_tracker.ui.shell.ports import Files, Trouble

FILE_FILTER = "Encounter Tracker (*.encounter)"


class FileDialogs:
    """The dialogs of one window; ``report`` is told what came of it."""

    def __init__(self, window: QWidget, files: Files, report: Callable[[Trouble | None], object]) -> None:
        """Ask over ``window``."""
        self._window, self._files, self._report = window, files, report

    def open(self) -> None:
        """Ask for a file and open it."""
        title = QCoreApplication.translate("MainWindow", "Open an encounter")
        path, _ = QFileDialog.getOpenFileName(self._window, title, self._files.path, FILE_FILTER)
        if path:
            self._report(self._files.open(path))

    def save(self, *, go_on: bool) -> None:
        """Ask for a name; ``go_on``: the copy becomes the current file."""
        tr, files = QCoreApplication.translate, self._files
        title = tr("MainWindow", "Save as") if go_on else tr("MainWindow", "Save a copy")
        path, _ = QFileDialog.getSaveFileName(self._window, title, files.path, FILE_FILTER)
        if path:
            path = path if path.endswith(".encounter") else f"{path}.encounter"
            self._report(files.save_as(path) if go_on else files.copy_to(path))

    def offer_recent(self, menu: QMenu) -> None:
        """A submenu with what was opened before, if anything was."""
        recent = self._files.recent()
        if not recent:
            return
        sub = menu.addMenu(QCoreApplication.translate("MainWindow", "Opened before"))
        for file in recent:
            sub.addAction(file.title).triggered.connect(partial(self._open_recent, file.path))

    def _open_recent(self, path: str, _checked: bool = False) -> None:
        self._report(self._files.open(path))
