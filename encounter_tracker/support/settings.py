"""The user's settings: one small JSON file, read once and written whole whenever a setting changes.

A damaged file never stops the program: what can be read is kept, the rest falls back to the defaults, and the file
as it was is set aside so that nothing of the user's is lost.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from encounter_tracker.support import paths

Language = Literal["", "en", "fr"]
Theme = Literal["system", "light", "dark"]
Units = Literal["", "feet", "metres"]
TextSize = Annotated[int, msgspec.Meta(ge=90, le=150)]

RECENT_FILES = 10

_log = logging.getLogger(__name__)


class WindowLayout(msgspec.Struct, frozen=True):
    """Place of the window and of its docks on one screen, both as Qt's own bytes in base64."""

    geometry: str = ""
    docks: str = ""


class Settings(msgspec.Struct, frozen=True):
    """Everything the user can set; empty text means "as the system has it"."""

    language: Language = ""
    theme: Theme = "system"
    text_size: TextSize = 100
    """Percent."""
    units: Units = ""
    windows: dict[str, WindowLayout] = {}
    """By screen, named as the window pleases."""
    recent_files: tuple[str, ...] = ()
    """Newest first."""
    keys: dict[str, tuple[str, ...]] = {}
    """The changed shortcuts only: action id to key sequences in Qt's portable text; none at all switches it off."""


class Loaded(msgspec.Struct, frozen=True):
    """What a settings file gave."""

    settings: Settings
    unreadable: tuple[str, ...] = ()
    """The names of the fields that fell back to their defaults, or ``("*",)`` for the whole file."""
    set_aside: Path | None = None
    """Where the damaged file is kept now."""


def load(path: Path) -> Loaded:
    """Read the settings; a missing file gives the defaults."""
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return Loaded(Settings())
    except OSError as error:
        _log.warning("settings %s cannot be read: %s", path, error)
        return Loaded(Settings(), ("*",))
    settings, unreadable = _decode(raw)
    kept = _set_aside(path, raw) if unreadable else None
    if unreadable:
        _log.warning("settings %s: not readable: %s; kept as %s", path, ", ".join(unreadable), kept)
    return Loaded(settings, unreadable, kept)


def save(path: Path, settings: Settings) -> None:
    """Write the settings in one step."""
    paths.write_atomically(path, msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")


class SettingsStore:
    """The settings in force and the file that holds them."""

    def __init__(self, path: Path | None = None) -> None:
        """Read the given file, or the user's."""
        self._path = path or paths.settings_file()
        self.loaded = load(self._path)
        self._value = self.loaded.settings

    @property
    def value(self) -> Settings:
        """The settings now."""
        return self._value

    def change(self, **fields: Any) -> Settings:
        """Change the named fields and save; a wrong value raises ``msgspec.ValidationError`` and changes nothing.

        Where the file cannot be written the change holds until the program ends, and the log says so.
        """
        replaced = msgspec.structs.replace(self._value, **fields)
        checked = msgspec.convert(msgspec.to_builtins(replaced), Settings)
        if checked == self._value:
            return checked
        self._value = checked
        try:
            save(self._path, checked)
        except OSError as error:
            _log.warning("settings %s cannot be written: %s", self._path, error)
        return checked

    def remember_file(self, file: Path) -> Settings:
        """Put a file at the head of the recent ones."""
        name = str(file)
        others = (other for other in self._value.recent_files if other != name)
        return self.change(recent_files=(name, *others)[:RECENT_FILES])

    def remember_window(self, screen: str, layout: WindowLayout) -> Settings:
        """Keep where the window was on that screen."""
        return self.change(windows={**self._value.windows, screen: layout})


def _decode(raw: bytes) -> tuple[Settings, tuple[str, ...]]:
    try:
        found = msgspec.json.decode(raw, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return Settings(), ("*",)
    good: dict[str, Any] = {}
    bad: list[str] = []
    for field in msgspec.structs.fields(Settings):
        if field.encode_name not in found:
            continue
        try:
            good[field.name] = msgspec.convert(found[field.encode_name], field.type)
        except msgspec.ValidationError:
            bad.append(field.name)
    return Settings(**good), tuple(bad)


def _set_aside(path: Path, raw: bytes) -> Path | None:
    kept = paths.free_name(path.with_name(f"{path.stem}.damaged{path.suffix}"))
    try:
        kept.write_bytes(raw)
    except OSError:
        return None
    return kept
