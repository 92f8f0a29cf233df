"""Starting the window: everything is made here and handed to what needs it."""

from __future__ import annotations

import logging
import sys

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from encounter_tracker import __version__
from encounter_tracker.app.crash import watch
from encounter_tracker.app.documents import Documents
from encounter_tracker.app.importing import importers, keep_in
from encounter_tracker.app.preferences import WindowPreferences
from encounter_tracker.app.shelving import named_in, shelf_ports
from encounter_tracker.app.translation import Translations
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.storage.shelves import Shelves
from encounter_tracker.support import log
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.settings import SettingsStore
from encounter_tracker.ui.shell.main_window import MainWindow
from encounter_tracker.ui.theme import Theme
from encounter_tracker.viewmodels.bridge import EncounterBridge

APP_ID = "io.github.encounter_tracker.EncounterTracker"

_log = logging.getLogger(__name__)


class Application(QApplication):
    """The Qt application; ``file_requested``: the system (macOS) hands a file over."""

    file_requested = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Take files that are handed over."""
        if isinstance(event, QFileOpenEvent):
            self.file_requested.emit(event.file())
            return True
        return super().event(event)


def run(file: str | None) -> int:
    """Open the window (and an encounter) and stay until it is closed."""
    log.set_up()
    application = application_object()
    window = build_window(file)
    watch(window.banner)
    window.show()
    return application.exec()


def application_object() -> QApplication:
    """The Qt application with its names, made once."""
    known = QApplication.instance()
    application = known if isinstance(known, QApplication) else Application(sys.argv[:1])
    application.setApplicationName("Encounter Tracker")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APP_ID)
    return application


def build_window(
    file: str | None = None,
    *,
    store: SettingsStore | None = None,
    dice: Dice | None = None,
) -> MainWindow:
    """The whole window with an encounter in it, not shown yet; ``store`` and ``dice`` can be given by tests."""
    application = application_object()
    store = store or SettingsStore()
    theme = Theme()
    theme.install(application)
    translations = Translations(application)
    preferences = WindowPreferences(store, theme, translations)
    shelves = Shelves()
    model = EncounterModel(dice or Dice(), library=named_in(shelves))
    bridge = EncounterBridge(model)
    documents = Documents(model, store)
    reading, shelved = importers(keep_in(shelves)), shelf_ports(shelves)
    window = MainWindow(theme, bridge, documents, preferences, reading, shelved)
    # the window keeps alive what Qt does not own
    window.kept = (theme, translations, model, bridge, documents, shelves)
    theme.setParent(window)
    bridge.setParent(window)
    window.closed.connect(documents.close)
    window.closed.connect(shelves.close)
    window.restore_layout()
    trouble = documents.start(file)
    window.show_title()
    if trouble is not None:
        QTimer.singleShot(0, window, lambda: window.report(trouble))
    if isinstance(application, Application):
        application.file_requested.connect(window.open_file)  # a lambda would keep the window for ever
    return window
