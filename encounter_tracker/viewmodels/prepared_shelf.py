"""The prepared encounters as the window knows them: read once, read again when the shelf says it is another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.support.library import LibraryError, LibraryFilter
from encounter_tracker.support.search import words_of
from encounter_tracker.viewmodels.texts.language import language

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from encounter_tracker.encounter.planning import Plan
    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.support.library import LibraryAction, LibraryHit
    from encounter_tracker.viewmodels.shelf_ports import ShelfPorts

__all__ = ["PreparedShelf"]


class PreparedShelf:
    """Reads and keeps; what goes wrong is told by ``failed`` in a sentence, and changes nothing."""

    def __init__(self, ports: ShelfPorts, failed: Callable[[str], None]) -> None:
        """Nothing is opened before somebody asks."""
        self._ports, self._failed = ports, failed
        self._plans: tuple[Plan, ...] = ()
        self._revision = -1

    @property
    def problem(self) -> str:
        """What is wrong with the file, or ""."""
        return self._ports.problem()

    def plans(self) -> tuple[Plan, ...]:
        """All of them, by name."""
        try:
            revision = self._ports.library().revision
            if revision != self._revision:
                self._plans = self._ports.prepared().plans()
                self._revision = revision
        except LibraryError as error:
            self._failed(self._ports.trouble(error))
        return self._plans

    def plan(self, key: str) -> Plan | None:
        """One of them."""
        return next((plan for plan in self.plans() if plan.key == key), None)

    def save(self, plan: Plan) -> Plan | None:
        """Keep one; gives it with its key, None where that could not be done."""
        before = next((other for other in self._plans if other.key == plan.key), None)
        try:
            seen = self._ports.library().revision == self._revision
            kept = self._ports.prepared().save(plan)
            if before is not None and seen and before.name == kept.name:  # the others are as they were
                self._plans = tuple(kept if other is before else other for other in self._plans)
                self._revision = self._ports.library().revision
        except LibraryError as error:
            self._failed(self._ports.trouble(error))
            return None
        return kept

    def delete(self, key: str) -> bool:
        """Delete one."""
        try:
            return self._ports.prepared().delete((key,)) > 0
        except LibraryError as error:
            self._failed(self._ports.trouble(error))
            return False

    def warm(self) -> None:
        """Gather the words of the library now, so that the first letter that is typed finds at once."""
        self._ports.library().search("a", LibraryFilter(), 1, language())

    def find(self, text: str, limit: int) -> list[LibraryHit]:
        """Creatures of the library, built-in ones too; those whose name begins so in the language in use first."""
        hits = self._ports.library().search(text, LibraryFilter(), limit, language())
        typed = words_of(text)
        names = {hit.key: words_of(hit.name(language())) for hit in hits}
        first = [hit for hit in hits if " ".join(names[hit.key]).startswith(" ".join(typed))]
        first.sort(key=lambda hit: (len(names[hit.key]), names[hit.key]))
        return [*first, *(hit for hit in hits if hit not in first)]

    def creature(self, key: str) -> Creature | None:
        """The block of a creature in the language in use."""
        try:
            entry = self._ports.library().get(key)
        except LibraryError as error:
            self._failed(self._ports.trouble(error))
            return None
        return entry.block(language()) if entry is not None else None

    def levels(self) -> Sequence[int]:
        """Levels of the party's members who come along."""
        try:
            members = self._ports.party().members()
        except LibraryError:
            return ()
        return [member.creature.character_level for member in members if member.present]

    @property
    def undo_action(self) -> LibraryAction | None:
        """What undo would take back, of any shelf."""
        try:
            return self._ports.library().undo_action
        except LibraryError:
            return None

    @property
    def redo_action(self) -> LibraryAction | None:
        """What would be done again."""
        try:
            return self._ports.library().redo_action
        except LibraryError:
            return None

    def undo(self) -> bool:
        """Take back what was done last to a prepared encounter."""
        action = self.undo_action
        return action is not None and action.shelf == "plan" and self._do(lambda: self._ports.library().undo())

    def redo(self) -> bool:
        """Do it again."""
        action = self.redo_action
        return action is not None and action.shelf == "plan" and self._do(lambda: self._ports.library().redo())

    def _do(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except LibraryError as error:
            self._failed(self._ports.trouble(error))
            return False
        return True
