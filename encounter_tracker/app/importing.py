"""The readers of stat blocks and files, put together for the paste window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from encounter_tracker.importers.decoding import decode
from encounter_tracker.importers.files import read_file, read_path
from encounter_tracker.viewmodels.paste_ports import FileRead, Importers

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from encounter_tracker.support.imported import ImportedCreature, ImportResult
    from encounter_tracker.viewmodels.paste_ports import Progress

__all__ = ["importers"]

#: The form of plain stat blocks: their text is shown beside what was read.
_PLAIN: Final = "text"


def importers(keep: Callable[[Sequence[ImportedCreature]], str] | None = None) -> Importers:
    """What the window reads with; ``keep`` puts creatures into the library."""
    return Importers(_read_text, _read_file, keep)


def _read_text(text: str) -> ImportResult:
    """Whatever was pasted: a stat block, or the text of a file."""
    return read_file("", text.encode("utf-8", "replace"))


def _read_file(path: str, progress: Progress, cancelled: Callable[[], bool]) -> FileRead:
    result = read_path(path, progress=progress, cancelled=cancelled)
    if result.form != _PLAIN or any(issue.severity == "error" for issue in result.issues):
        return FileRead(result)
    try:
        text, _ = decode(Path(path).read_bytes())
    except OSError:
        return FileRead(result)
    plain = "\n".join(text.splitlines())
    return FileRead(result, "" if plain.lstrip().startswith("<") else plain)
