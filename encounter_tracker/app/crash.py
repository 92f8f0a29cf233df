"""When the program itself fails: the log keeps the whole story, the user is told and goes on."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from encounter_tracker.support import paths

if TYPE_CHECKING:
    from types import TracebackType

    from encounter_tracker.ui.widgets import Banner

_log = logging.getLogger(__name__)


def watch(banner: Banner) -> None:
    """From now on an error nobody caught goes into the log and is told in the banner."""

    def on_error(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, traceback)
            return
        _log.critical("an error nobody caught", exc_info=(kind, error, traceback))
        text = QCoreApplication.translate(
            "Crash",
            "Something went wrong inside the program; the encounter is kept as it was before. Details: {0}",
        )
        banner.show_message(text.format(paths.log_file()), icon="triangle-alert")

    sys.excepthook = on_error
