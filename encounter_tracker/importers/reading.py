"""One file while it is read: who is told of the progress, who may stop it, and what went wrong with a part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from encounter_tracker.support.imported import ImportedCreature, ImportResult, Issue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from encounter_tracker.importers.codes import FileIssueCode

Thing = TypeVar("Thing")
#: What broken data make of a reader's assumptions.
MISHAPS: Final = (
    ArithmeticError,
    AttributeError,
    LookupError,
    MemoryError,
    RecursionError,
    TypeError,
    ValueError,
)
_EVERY: Final = 20
_MOST_ISSUES: Final = 500


class Reading:
    """A file being read. ``stopped`` once it was cancelled."""

    def __init__(
        self,
        name: str,
        progress: Callable[[int, int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        self.name = name
        self.issues: list[Issue] = []
        self.stopped = False
        self._progress = progress
        self._cancelled = cancelled

    def error(self, code: FileIssueCode, *arguments: str, text: str = "", line: int = 0, where: str = "") -> None:
        """Say that the source, or a part of it, cannot be read; after hundreds no more are of use."""
        if len(self.issues) >= _MOST_ISSUES:
            return
        self.issues.append(
            Issue(severity="error", code=code, arguments=arguments, text=text[:300], line=line, where=where),
        )

    def cancel(self) -> bool:
        """Whether the game master wants to stop; said once."""
        if not self.stopped and self._cancelled is not None and self._cancelled():
            self.stopped = True
            self.error("cancelled")
        return self.stopped

    def each(
        self,
        things: Sequence[Thing],
        read: Callable[[Thing], ImportedCreature | None],
        place: Callable[[Thing], tuple[str, int]],
        *,
        told: bool = True,
    ) -> list[ImportedCreature]:
        """Read creature after creature; one that breaks its reader is an issue with its place."""
        found: list[ImportedCreature] = []
        for at, thing in enumerate(things):
            if at % _EVERY == 0:
                if self.cancel():
                    break
                self.progress(at, len(things) if told else 0)
            try:
                creature = read(thing)
            except MISHAPS as error:
                where, line = place(thing)
                self.error("creature_broken", where, str(error)[:100], where=where, line=line)
                continue
            if creature is not None:
                found.append(creature)
        else:
            self.progress(len(things), len(things) if told else 0)
        return found

    def progress(self, done: int, of: int) -> None:
        """Tell how far it is."""
        if self._progress is not None and of:
            self._progress(done, of)

    def result(self, form: str, creatures: Iterable[ImportedCreature], *, game: str = "pf1") -> ImportResult:
        """What was read; a file without a creature says so."""
        found = tuple(creatures)
        if not found and not any(issue.severity == "error" for issue in self.issues):
            self.error("no_creatures", self.name)
        return ImportResult(creatures=found, issues=tuple(self.issues), form=form, game=game)
