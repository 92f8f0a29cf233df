"""Zip files, read in memory and within bounds: number of entries, size of each and of all, ratio of packing."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from typing import Final

from encounter_tracker.support.imported import Issue

MOST_ENTRIES: Final = 5_000
LARGEST_ENTRY: Final = 32 << 20
LARGEST_WHOLE: Final = 128 << 20
#: How many times its packed size an entry may be (text seldom packs better than 30 times), above a small size.
HIGHEST_RATIO: Final = 250
_SMALL: Final = 1 << 20
_ENCRYPTED: Final = 0x1
#: Others unpack with dictionaries as large as the file says.
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_DAMAGE: Final = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    NotImplementedError,
    OSError,
    OverflowError,
    RuntimeError,
    UnicodeError,
    ValueError,
)
SIGNATURES: Final = (b"PK\x03\x04", b"PK\x05\x06")


class ZipProblemError(Exception):
    """The file, or one of its entries, is not to be read; ``issue`` says why."""

    def __init__(self, code: str, *arguments: str) -> None:
        super().__init__(code)
        self.issue = Issue(severity="error", code=code, arguments=arguments, where=arguments[0] if arguments else "")


class SafeZip:
    """A zip file in memory; nothing of it is ever written to a disk."""

    def __init__(self, data: bytes) -> None:
        try:
            self._file = zipfile.ZipFile(io.BytesIO(data))
            entries = self._file.infolist()
        except _DAMAGE as error:
            raise ZipProblemError("zip_broken") from error
        if len(entries) > MOST_ENTRIES:
            raise ZipProblemError("zip_too_many")
        self._entries = {_name(entry.filename): entry for entry in entries if not entry.is_dir()}
        self._left = LARGEST_WHOLE

    @property
    def names(self) -> tuple[str, ...]:
        """The entries' names, with slashes, in the order of the file."""
        return tuple(self._entries)

    def read(self, name: str) -> bytes:
        """An entry's bytes.

        Raises:
            ZipProblemError: it is encrypted, damaged, missing or too large.
        """
        entry = self._entries.get(name)
        if entry is None:
            raise ZipProblemError("zip_entry_broken", name)
        if entry.flag_bits & _ENCRYPTED:
            raise ZipProblemError("zip_encrypted", name)
        if entry.compress_type not in _METHODS:
            raise ZipProblemError("zip_entry_broken", name)
        most = min(LARGEST_ENTRY, self._left, max(_SMALL, entry.compress_size * HIGHEST_RATIO))
        if entry.file_size > most:
            raise ZipProblemError("zip_too_large", name)
        try:
            with self._file.open(entry) as stream:
                read = stream.read(most + 1)
        except _DAMAGE as error:
            raise ZipProblemError("zip_entry_broken", name) from error
        if len(read) > most:
            raise ZipProblemError("zip_too_large", name)
        self._left -= len(read)
        return read


def _name(name: str) -> str:
    return name.replace("\\", "/")
