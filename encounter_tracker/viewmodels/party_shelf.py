"""The party as the window knows it: read once, read again when the shelf says that it is another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from encounter_tracker.support.library import LibraryError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from encounter_tracker.support.library import LibraryAction, LibraryPort
    from encounter_tracker.support.party import PartyMember
    from encounter_tracker.viewmodels.shelf_ports import ShelfPorts


class PartyShelf(QObject):
    """Reads and keeps; what goes wrong is told in a sentence and changes nothing."""

    changed = Signal()
    """The party is another than before."""
    failed = Signal(str)
    """What could not be done."""

    def __init__(self, ports: ShelfPorts | None, parent: QObject | None = None) -> None:
        """Nothing is opened before somebody asks; without ``ports`` there is no party."""
        super().__init__(parent)
        self._ports = ports
        self._members: tuple[PartyMember, ...] | None = None
        self._revision = -1

    @property
    def possible(self) -> bool:
        """Whether there is one at all."""
        return self._ports is not None

    @property
    def known(self) -> bool:
        """Whether somebody has asked yet."""
        return self._members is not None

    @property
    def library(self) -> LibraryPort:
        """The library that it stands in."""
        return self._shelves.library()

    @property
    def _shelves(self) -> ShelfPorts:
        assert self._ports is not None  # noqa: S101 - asked before
        return self._ports

    def members(self) -> tuple[PartyMember, ...]:
        """Everyone, in their order."""
        if self._members is None and self.possible:
            self._read()
        return self._members or ()

    def member(self, key: str) -> PartyMember | None:
        """One of them."""
        return next((member for member in self.members() if member.key == key), None)

    def refresh(self) -> bool:
        """Read again where something was kept elsewhere; whether the party is another."""
        if not self.possible:
            return False
        before = self.members()
        try:
            same = self._revision == self.library.revision
        except LibraryError:
            same = True
        if not same:
            self._read()
        if self._members != before:
            self.changed.emit()
        return self._members != before

    def save(self, members: Sequence[PartyMember]) -> tuple[PartyMember, ...]:
        """Keep some in one action; gives them with their keys, none where they could not be kept."""
        kept: tuple[PartyMember, ...] = ()

        def save() -> object:
            nonlocal kept
            kept = self._shelves.party().save(members)
            return kept

        if members:
            self._do(save)
        return kept

    def set(self, key: str, **fields: object) -> bool:
        """Change fields of one."""
        member = self.member(key)
        if member is None:
            return False
        wanted = replace(member, **fields)
        return wanted != member and bool(self.save((wanted,)))

    def delete(self, key: str) -> bool:
        """Take one out of the party."""
        return bool(self._do(lambda: self._shelves.party().delete((key,))))

    def undo(self) -> bool:
        """Take back what was done last."""
        return self._do(self.library.undo) is not None

    def redo(self) -> bool:
        """Do it again."""
        return self._do(self.library.redo) is not None

    @property
    def undo_action(self) -> LibraryAction | None:
        """What undo would take back."""
        try:
            return self.library.undo_action if self.possible else None
        except LibraryError:
            return None

    @property
    def problem(self) -> str:
        """What is wrong with its file, or ""."""
        return self._shelves.problem()

    def _do(self, act: Callable[[], object]) -> object:
        if not self.possible:
            return None
        try:
            done = act()
        except LibraryError as error:
            self.failed.emit(self._shelves.trouble(error))
            return None
        self._read()
        self.changed.emit()
        return done

    def _read(self) -> None:
        try:
            self._members = self._shelves.party().members()
            self._revision = self.library.revision
        except LibraryError as error:
            self._members = self._members or ()
            self.failed.emit(self._shelves.trouble(error))
