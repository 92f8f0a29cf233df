"""Starting the window: everything is made here and handed to what needs it."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication

from encounter_tracker import __version__
from encounter_tracker.app.crash import watch
from encounter_tracker.app.documents import Documents
from encounter_tracker.app.preferences import WindowPreferences
from encounter_tracker.app.translation import Translations
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support import log
from encounter_tracker.support.catalogue import creature_named
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.settings import SettingsStore
from encounter_tracker.ui.shell.main_window import MainWindow
from encounter_tracker.ui.theme import Theme
from encounter_tracker.viewmodels.bridge import EncounterBridge

if TYPE_CHECKING:
    from PySide6.QtGui import QFileOpenEvent

APP_ID = "io.github.encounter_tracker.EncounterTracker"

_log = logging.getLogger(__name__)


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
    application = known if isinstance(known, QApplication) else QApplication(sys.argv[:1])
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
    model = EncounterModel(dice or Dice(), library=creature_named)
    bridge = EncounterBridge(model)
    documents = Documents(model, store)
    window = MainWindow(theme, bridge, documents, preferences)
    # the window keeps alive what Qt does not own
    window.kept = (theme, translations, model, bridge, documents)
    theme.setParent(window)
    bridge.setParent(window)
    window.closed.connect(documents.close)
    window.restore_layout()
    trouble = documents.start(file)
    window.show_title()
    if trouble is not None:
        QTimer.singleShot(0, window, lambda: window.report(trouble))
    opener = _FileOpener(window)
    QCoreApplication.instance().installEventFilter(opener)  # type: ignore[union-attr]
    return window


class _FileOpener(QObject):
    """macOS hands files over by an event."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: object) -> bool:
        from PySide6.QtCore import QEvent

        if isinstance(event, QEvent) and event.type() == QEvent.Type.FileOpen:
            opened: QFileOpenEvent = event  # type: ignore[assignment]
            self._window.report(self._window.files.open(opened.file()))
            return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]
