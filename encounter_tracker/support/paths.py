"""Where the program keeps what belongs to the user.

``ENCOUNTER_TRACKER_HOME`` puts everything under one folder instead: for a copy on a stick, and for tests.
"""

from __future__ import annotations

import os
from pathlib import Path

HOME_VARIABLE = "ENCOUNTER_TRACKER_HOME"
_NAME = "encounter-tracker"


def data_dir() -> Path:
    """The folder of encounters, library, backups and log (not created)."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home, "data")
    import platformdirs

    return Path(platformdirs.user_data_dir(_NAME, appauthor=False))


def config_dir() -> Path:
    """The folder of the settings (not created)."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home, "config")
    import platformdirs

    return Path(platformdirs.user_config_dir(_NAME, appauthor=False))


def encounters_dir() -> Path:
    """Where encounters are kept unless the user chooses a place."""
    return data_dir() / "encounters"


def backups_dir() -> Path:
    """Where the dated copies of encounters are kept."""
    return data_dir() / "backups"


def settings_file() -> Path:
    """The file of the settings."""
    return config_dir() / "settings.json"


def log_file() -> Path:
    """The newest log file."""
    return data_dir() / "encounter-tracker.log"


def ensure(folder: Path) -> Path:
    """Create the folder if it is not there, readable by its owner alone, and return it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def free_name(path: Path) -> Path:
    """The path itself, or the first of ``stem-2.suffix``, ``stem-3.suffix`` … that is not taken."""
    candidate, number = path, 1
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return candidate


def write_atomically(path: Path, data: bytes) -> None:
    """Replace the file's content in one step, so that a crash leaves either the old or the new."""
    ensure(path.parent)
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
