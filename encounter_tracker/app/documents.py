"""The encounter files of a running window: which one is current, and how another becomes it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.session.replay import play
from encounter_tracker.session.script import parse_script
from encounter_tracker.storage import current, recovery
from encounter_tracker.storage.problems import DETAILS, PROBLEMS, DamagedFileError, EncounterFileError, Problem
from encounter_tracker.support import catalogue
from encounter_tracker.ui.shell.ports import RecentFile, Trouble
from encounter_tracker.viewmodels.texts.language import language

if TYPE_CHECKING:
    from encounter_tracker.session.model import EncounterModel
    from encounter_tracker.storage.encounter_file import EncounterFile, Opened
    from encounter_tracker.support.settings import SettingsStore


def problem_text(problem: Problem) -> str:
    """The sentence of a file's problem in the language in use."""
    tr = QCoreApplication.translate
    values = dict(problem.values)
    if "detail" in values:
        values["detail"] = tr("EncounterFileDetail", DETAILS[values["detail"]])
    return tr("EncounterFile", PROBLEMS[problem.code]).format(**values)


class Documents:
    """Implements the window's ``Files`` over the storage."""

    def __init__(self, model: EncounterModel, store: SettingsStore) -> None:
        """Nothing is open yet: ``start`` opens something."""
        self._model, self._store = model, store
        self._file: EncounterFile | None = None

    # --- what is open --------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The name of the file, or that it has none yet."""
        if self._file is None:
            return ""
        if self._file.title:
            return self._file.title
        if current.is_unnamed(self._file.path):
            return QCoreApplication.translate("Documents", "Unnamed encounter")
        return self._file.path.stem

    @property
    def path(self) -> str:
        """Where the current file is."""
        return str(self._file.path) if self._file is not None else ""

    def recent(self) -> tuple[RecentFile, ...]:
        """Files opened before, without the current one."""
        return tuple(RecentFile(str(path), path.stem) for path in current.recent(self._store) if str(path) != self.path)

    # --- going over to another -----------------------------------------------------------------------------------

    def start(self, path: str | None) -> Trouble | None:
        """Open the file asked for, else the last one, else a new one; a new one too where that fails."""
        if path is not None:
            trouble = self.open(path)
            if self._file is not None:
                return trouble
            return self.new() or trouble
        try:
            started = current.open_last_or_new(self._store, _now())
        except EncounterFileError as error:
            return _trouble(error)
        self._take(started.opened)
        if started.failure is not None:
            return _trouble(started.failure)
        return _warning(started.opened)

    def new(self) -> Trouble | None:
        """Begin an empty encounter."""
        try:
            opened = current.start_new(self._store, _now())
        except EncounterFileError as error:
            return _trouble(error)
        self._take(opened)
        return None

    def open(self, path: str) -> Trouble | None:
        """Open a file where it was left."""
        wanted = Path(path)
        if self._file is not None and wanted.exists() and wanted.resolve() == self._file.path:
            return None
        try:
            opened = current.open_named(self._store, wanted, _now())
        except EncounterFileError as error:
            return _trouble(error)
        self._take(opened)
        return _warning(opened)

    def sample(self) -> Trouble | None:
        """Play the sample script into a new file."""
        tr = QCoreApplication.translate
        try:
            opened = current.start_new(self._store, _now(), title=tr("Documents", "Example"))
        except EncounterFileError as error:
            return _trouble(error)
        # where nobody watches: the window shows it once, when it is whole
        aside = self._model.aside()
        aside.open(opened.file, opened.steps, opened.position, opened.state)
        refusals = play(aside, parse_script(catalogue.sample_script(language())))
        self._take(replace(opened, steps=list(aside.steps), position=aside.position, state=aside.state))
        return Trouble(refusals[0].reason) if refusals else None

    def save_as(self, path: str) -> Trouble | None:
        """Go on in a copy under another name; the dialog has asked before overwriting."""
        if self._file is None:
            return None
        try:
            opened = current.save_as(self._store, self._file, Path(path), overwrite=True)
        except EncounterFileError as error:
            return _trouble(error)
        self._take(opened)
        return _warning(opened)

    def copy_to(self, path: str) -> Trouble | None:
        """Keep a copy."""
        if self._file is None:
            return None
        try:
            kept = self._file.save_copy(Path(path), replace=True)
        except EncounterFileError as error:
            return _trouble(error)
        return Trouble(QCoreApplication.translate("Documents", "A copy is kept as “{0}”.").format(kept))

    def recover(self, path: str) -> Trouble | None:
        """Save what can be read of a damaged file into a new one and open that."""
        try:
            found = recovery.recover(Path(path))
        except EncounterFileError as error:
            return Trouble(problem_text(error.problem))
        trouble = self.open(str(found.path))
        told = " ".join(problem_text(problem) for problem in found.report())
        return trouble or Trouble(told)

    def close(self) -> None:
        """The window closes: the file is whole already."""
        if self._file is not None:
            current.leave(self._file)
            self._file = None

    def _take(self, opened: Opened) -> None:
        old, self._file = self._file, opened.file
        self._model.open(opened.file, opened.steps, opened.position, opened.state, read_only=opened.read_only)
        if old is not None:
            current.leave(old)


def _now() -> datetime:
    return datetime.now(tz=UTC).astimezone()


def _trouble(error: EncounterFileError) -> Trouble:
    damaged = str(error.problem.values["path"]) if isinstance(error, DamagedFileError) else ""
    return Trouble(problem_text(error.problem), damaged)


def _warning(opened: Opened) -> Trouble | None:
    return Trouble(problem_text(opened.warning)) if opened.warning is not None else None
