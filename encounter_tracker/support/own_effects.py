"""The user's own effects, and what was used before: one small JSON file that survives restarts.

An own effect is a catalogue entry like those that come with the program, with what only a user's one keeps beside it.
A damaged file never stops the program: it is set aside, and what can be read of it is kept.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import msgspec

from encounter_tracker.support import paths
from encounter_tracker.support.casting import Data, Text
from encounter_tracker.support.catalogue import EffectEntry

if TYPE_CHECKING:
    from pathlib import Path

USED_KEPT = 24
OWN = "own:"

_log = logging.getLogger(__name__)


class OwnEffect(Data, frozen=True):
    """An effect the user keeps: its entry, and the numbers that an entry has no place for."""

    entry: EffectEntry
    dc: int | None = None
    trigger: str = ""

    @property
    def key(self) -> str:
        """What it is remembered by; one name, one effect."""
        return self.entry.key


class OwnEffects(Data, frozen=True):
    """What the file holds: own effects by name, and the keys used before, newest first."""

    own: tuple[OwnEffect, ...] = ()
    used: tuple[str, ...] = ()


def own_file() -> Path:
    """The user's file."""
    return paths.data_dir() / "effects.json"


def own_key(name: str) -> str:
    """The key of an own effect of this name; letter case does not matter."""
    return OWN + " ".join(name.split()).casefold()


def named(name: str) -> Text:
    """A name the user typed: the same in every language."""
    return Text(en=name, fr=name)


class OwnEffectStore:
    """The user's own effects in force and the file that holds them."""

    def __init__(self, path: Path | None = None) -> None:
        """Read the given file, or the user's."""
        self._path = path or own_file()
        self.value, self.set_aside = _load(self._path)
        self._written = True

    def keep(self, effect: OwnEffect) -> None:
        """Keep an effect; one of the same name is replaced."""
        self._read_again()
        others = tuple(other for other in self.value.own if other.key != effect.key)
        self._put(msgspec.structs.replace(self.value, own=(*others, effect)))

    def forget(self, key: str) -> None:
        """Keep it no more."""
        self._read_again()
        self._put(
            msgspec.structs.replace(
                self.value,
                own=tuple(other for other in self.value.own if other.key != key),
                used=tuple(used for used in self.value.used if used != key),
            ),
        )

    def use(self, key: str) -> None:
        """It was used just now: it comes first from now on."""
        self._read_again()
        others = tuple(used for used in self.value.used if used != key)
        self._put(msgspec.structs.replace(self.value, used=(key, *others)[:USED_KEPT]))

    def get(self, key: str) -> OwnEffect | None:
        """The own effect of this key."""
        return next((effect for effect in self.value.own if effect.key == key), None)

    def _read_again(self) -> None:
        """Another window may have kept something meanwhile."""
        if self._written and self._path.exists():
            value, aside = _load(self._path)
            if aside is None:
                self.value = value
            else:
                self.set_aside = aside  # what is known here is not lost with it

    def _put(self, value: OwnEffects) -> None:
        """Hold and write it; where the file cannot be written it holds until the program ends, and the log says so."""
        if value == self.value:
            return
        self.value = value
        try:
            paths.write_atomically(self._path, msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n")
            self._written = True
        except OSError as error:
            self._written = False
            _log.warning("own effects %s cannot be written: %s", self._path, error)


def _load(path: Path) -> tuple[OwnEffects, Path | None]:
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return OwnEffects(), None
    except OSError as error:
        _log.warning("own effects %s cannot be read: %s", path, error)
        return OwnEffects(), None
    try:
        return msgspec.json.decode(raw, type=OwnEffects), None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        kept = _set_aside(path, raw)
        _log.warning("own effects %s: not all readable (%s); kept as %s", path, error, kept)
        return _readable(raw), kept


def _readable(raw: bytes) -> OwnEffects:
    """Whatever single effects of a damaged file can be read."""
    try:
        found = msgspec.json.decode(raw, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return OwnEffects()
    own, used = found.get("own"), found.get("used")
    effects = [effect for one in (own if isinstance(own, list) else []) if (effect := _effect(one)) is not None]
    keys = [key for key in (used if isinstance(used, list) else []) if isinstance(key, str)]
    return OwnEffects(own=tuple(effects), used=tuple(keys[:USED_KEPT]))


def _effect(value: Any) -> OwnEffect | None:
    try:
        return msgspec.convert(value, OwnEffect)
    except msgspec.ValidationError:
        return None


def _set_aside(path: Path, raw: bytes) -> Path | None:
    kept = paths.free_name(path.with_name(f"{path.stem}.damaged{path.suffix}"))
    try:
        kept.write_bytes(raw)
    except OSError:
        return None
    return kept
