"""The library in the main window: opened when it is first wanted, files by dialog, stat blocks of the fight kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from encounter_tracker.ui.shell.pasting import creature_files
from encounter_tracker.ui.widgets import Popover
from encounter_tracker.viewmodels.creature_finder import CreatureFinder

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeVar

    from PySide6.QtWidgets import QMainWindow

    from encounter_tracker.ui.library import LibrarySurface
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.library import LibraryViewModel
    from encounter_tracker.viewmodels.paste_ports import Importers
    from encounter_tracker.viewmodels.shelf_ports import ShelfPorts

    Shelf = TypeVar("Shelf")

__all__ = ["Librarian", "watched"]

tr = QCoreApplication.translate


def watched(shelves: ShelfPorts, tell: Callable[[str], object]) -> ShelfPorts:
    """The same shelves; what is wrong with their file is told once, when it is known."""
    told = False

    def look() -> None:
        nonlocal told
        problem = "" if told else shelves.problem()
        if problem:
            told = True
            QTimer.singleShot(0, lambda: tell(problem))

    def opened(shelf: Callable[[], Shelf]) -> Callable[[], Shelf]:
        def first() -> Shelf:
            found = shelf()
            look()
            return found

        return first

    return shelves._replace(
        library=opened(shelves.library), party=opened(shelves.party), prepared=opened(shelves.prepared)
    )


class Librarian(QObject):
    """Makes the library window when it is first wanted."""

    def __init__(
        self,
        theme: Theme,
        bridge: EncounterBridge,
        window: QMainWindow,
        shelves: ShelfPorts | None,
        importers: Importers,
    ) -> None:
        """Everything lies over ``window``; without ``shelves`` there is no library."""
        super().__init__(window)
        self._theme, self._bridge, self._window = theme, bridge, window
        self._shelves = watched(shelves, lambda text: self._tell(text, True)) if shelves is not None else None
        self._importers = importers
        self.finder = CreatureFinder(self._shelves.library if self._shelves is not None else None)
        self._view_model: LibraryViewModel | None = None
        self._surface: LibrarySurface | None = None
        self._tell: Callable[[str, bool], object] = lambda _text, _problem: None
        self._paste: Callable[[], object] = lambda: None
        self._home: Callable[[], object] = lambda: None

    @property
    def shelves(self) -> ShelfPorts | None:
        """What is kept; when it is first opened, what is wrong with it is told."""
        return self._shelves

    def wire(
        self, tell: Callable[[str, bool], object], paste: Callable[[], object], home: Callable[[], object]
    ) -> None:
        """``tell`` says a sentence in passing, ``paste`` reads the clipboard, ``home`` gives the keyboard back."""
        self._tell, self._paste, self._home = tell, paste, home

    @property
    def view_model(self) -> LibraryViewModel:
        """What the library shows and does."""
        if self._view_model is None:
            from encounter_tracker.viewmodels.library import LibraryViewModel  # the window opens sooner without

            assert self._shelves is not None  # noqa: S101 - asked before
            self._view_model = LibraryViewModel(self._bridge, self._shelves, self._importers, self)
        return self._view_model

    @property
    def surface(self) -> LibrarySurface:
        """The library window."""
        if self._surface is None:
            from encounter_tracker.ui.library import LibrarySurface

            self._surface = LibrarySurface(self._theme, self._window, self.view_model)
            self._surface.import_requested.connect(self.import_files)
            self._surface.paste_requested.connect(self._paste)
            self._surface.export_requested.connect(self._export)
            self._surface.focus_lost.connect(self._home)
        return self._surface

    def open_library(self, text: str = "") -> None:
        """Search, look, choose."""
        if self._shelves is not None:
            self._leave_popover()
            self.surface.open_library(text)

    def _leave_popover(self) -> None:
        """A popover with the keyboard closes first: the focus goes back to where it came from."""
        widget = QApplication.focusWidget()
        while widget is not None and not isinstance(widget, Popover):
            widget = widget.parentWidget()
        if widget is not None and widget is not self._surface:
            widget.close_popover()

    def keep_creatures(self) -> None:
        """The stat blocks of the selected go into the library."""
        who = self._bridge.combatants(self._bridge.targets)
        if self._shelves is None or not who:
            return
        done = self.view_model.deeds.keep([(one.creature, one.side == "party") for one in who])
        self._tell(done.text, done.problem)

    def import_files(self) -> None:
        """Ask for files whose creatures go into the library."""
        if self._shelves is None:
            return
        paths, _ = QFileDialog.getOpenFileNames(
            self._window, tr("Library", "Import creatures into the library"), "", creature_files()
        )
        self.take_files(paths)

    def take_files(self, paths: Sequence[str]) -> None:
        """Their creatures go into the library."""
        if paths:
            if self._surface is None or not self._surface.is_open:
                self.open_library()
            self.view_model.import_files(paths)

    def _export(self, text: str) -> None:
        assert self._shelves is not None  # noqa: S101 - the library is open
        name = tr("Library", "creatures.json")
        path, _ = QFileDialog.getSaveFileName(self._window, tr("Library", "Export creatures"), name, "JSON (*.json)")
        if path:
            path = path if path.lower().endswith(".json") else f"{path}.json"
            self.view_model.tell_exported(path, self._shelves.write(path, text))

    def close(self) -> None:
        """The window closes: nothing is read any more."""
        if self._view_model is not None:
            self._view_model.importing.wait()
