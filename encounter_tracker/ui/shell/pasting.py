"""Creatures from outside: the paste window, files by dialog or dropped on the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QApplication, QFileDialog

from encounter_tracker.ui.paste import PasteSurface
from encounter_tracker.ui.widgets import Popover
from encounter_tracker.ui.widgets.dropping import local_files
from encounter_tracker.viewmodels.paste import PasteViewModel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QMimeData
    from PySide6.QtWidgets import QMainWindow

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.paste_ports import Importers

_ENDINGS = (
    "*.por", "*.xml", "*.cmx", "*.cmpt", "*.json", "*.db", "*.md", "*.yaml", "*.yml", "*.rpgrp", "*.pcg", "*.txt",
    "*.zip",
)  # fmt: skip
_ENCOUNTER = ".encounter"


class Pasting(QObject):
    """Makes the paste window when it is first wanted; what was not added in it is kept."""

    party_requested = Signal()
    """The ticked ones are to be kept in the party."""

    def __init__(self, theme: Theme, bridge: EncounterBridge, window: QMainWindow, importers: Importers) -> None:
        """Everything lies over ``window``."""
        super().__init__(window)
        self._theme, self._bridge, self._window = theme, bridge, window
        self.view_model = PasteViewModel(bridge, importers, self)
        self._surface: PasteSurface | None = None

    @property
    def surface(self) -> PasteSurface:
        """The paste window."""
        if self._surface is None:
            self._surface = PasteSurface(self._theme, self._window, self.view_model)
            self._surface.foot.party.clicked.connect(self.party_requested)
        return self._surface

    def open_paste(self) -> None:
        """What is in the clipboard: text or files."""
        self._leave_popover()
        self.surface.open_clipboard()

    def _leave_popover(self) -> None:
        """A popover with the keyboard closes first: the focus goes back to where it came from."""
        widget = QApplication.focusWidget()
        while widget is not None and not isinstance(widget, Popover):
            widget = widget.parentWidget()
        if widget is not None and widget is not self._surface:
            widget.close_popover()

    def open_dialog(self) -> None:
        """Ask for files and read them."""
        tr = QCoreApplication.translate
        title = tr("Pasting", "Import creatures")
        paths, _ = QFileDialog.getOpenFileNames(self._window, title, "", creature_files())
        self.open_files(paths)

    def open_files(self, paths: Sequence[str]) -> None:
        """Read files."""
        if paths:
            self._leave_popover()
            self.surface.open_files(paths)

    def take(self, mime: QMimeData) -> str:
        """What was dropped on the window; the path of an encounter is given back, it is for the window itself."""
        paths = local_files(mime)
        encounters = [path for path in paths if path.lower().endswith(_ENCOUNTER)]
        if encounters and len(encounters) == len(paths):
            return encounters[0]
        others = [path for path in paths if path not in encounters]
        if others:
            self.open_files(others)
        elif mime.hasText():
            self.surface.open_text(mime.text())
        return ""

    def close(self) -> None:
        """The window closes: nothing is read any more."""
        self.view_model.close()


def creature_files() -> str:
    """The filter of dialogs: known endings first."""
    tr = QCoreApplication.translate
    creatures, everything = tr("Pasting", "Creatures ({0})"), tr("Pasting", "All files")
    return f"{creatures.format(' '.join(_ENDINGS))};;{everything} (*)"
