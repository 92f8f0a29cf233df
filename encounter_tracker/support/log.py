"""Logging to a rotating file in the user's data folder."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

from encounter_tracker.support import paths

_FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
_BYTES = 512 * 1024
_OLDER_FILES = 3


def set_up(path: Path | None = None, *, level: int = logging.INFO) -> Path | None:
    """Send log records to the file (the user's unless one is given) and return it.

    Where the file cannot be written, records go to standard error, if there is one, and None is returned.
    """
    from logging.handlers import RotatingFileHandler

    wanted = path or paths.log_file()
    file: Path | None = wanted
    handler: logging.Handler
    try:
        paths.ensure(wanted.parent)
        handler = RotatingFileHandler(wanted, maxBytes=_BYTES, backupCount=_OLDER_FILES, encoding="utf-8")
    except OSError:
        # A windowed program on Windows has no standard error.
        handler = logging.StreamHandler() if sys.stderr is not None else logging.NullHandler()
        file = None
    handler.setFormatter(logging.Formatter(_FORMAT))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level)
    logging.captureWarnings(capture=True)
    return file
