"""Several files read one after the other, put together."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

import msgspec

from encounter_tracker.support.imported import ImportedCreature, ImportResult, Issue

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.viewmodels.paste_ports import FileRead, Progress

__all__ = ["Files", "read_files"]

_STEPS = 1000


class Files(msgspec.Struct, frozen=True):
    """What they held together; ``text``: of the only file, where it is plain text."""

    result: ImportResult
    text: str = ""


def read_files(
    paths: tuple[str, ...],
    read: Callable[[str, Progress, Callable[[], bool]], FileRead],
    progress: Progress,
    cancelled: Callable[[], bool],
) -> Files:
    """Read them; each counts the same for the progress."""
    whole = len(paths) * _STEPS
    found: list[tuple[str, FileRead]] = []
    for number, path in enumerate(paths):
        begun = number * _STEPS

        def told(done: int, total: int, begun: int = begun) -> None:
            if total:
                progress(begun + min(_STEPS, done * _STEPS // total), whole)

        found.append((PurePath(path).name, read(path, told, cancelled)))
        if cancelled():
            break
    if len(found) == 1:
        return Files(found[0][1].result, found[0][1].text)
    return Files(_together(found))


def _together(found: list[tuple[str, FileRead]]) -> ImportResult:
    """Issues of a file name it; lines mean nothing where there are several files."""
    creatures: list[ImportedCreature] = []
    issues: list[Issue] = []
    for name, read in found:
        issues += [_placed(issue, name) for issue in read.result.issues]
        for entry in read.result.creatures:
            doubts = tuple(_placed(issue, name) for issue in entry.issues)
            creatures.append(
                msgspec.structs.replace(entry, issues=doubts, first_line=0, last_line=0, understood=(), noted=())
            )
    forms = {read.result.form for _, read in found}
    games = {read.result.game for _, read in found}
    return ImportResult(
        creatures=tuple(creatures),
        issues=tuple(issues),
        form=forms.pop() if len(forms) == 1 else "",
        game=games.pop() if len(games) == 1 else "",
    )


def _placed(issue: Issue, name: str) -> Issue:
    where = issue.where or (f"{issue.line}" if issue.line else "")
    return msgspec.structs.replace(issue, where=f"{name}:{where}" if where else name, line=0, start=0, end=0)
