"""The page for a new member: a finder over the library and the few fields of one by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.support.library import LibraryError
from encounter_tracker.viewmodels import party_adding as adding
from encounter_tracker.viewmodels.party_rows import NewView
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.viewmodels.party_shelf import PartyShelf

__all__ = ["NewMember"]

tr = QCoreApplication.translate


class NewMember(QObject):
    """What was typed, whom it finds, and the member that it makes."""

    view_changed = Signal(object)
    """A :class:`NewView` that differs."""
    made = Signal(object)
    """Members to be kept, one here."""

    def __init__(self, shelf: PartyShelf, parent: QObject | None = None) -> None:
        """Nothing was typed yet."""
        super().__init__(parent)
        self._shelf = shelf
        self._text, self._hit = "", 0
        self._begun = False
        self.view = NewView()

    def begin(self) -> None:
        """Begin anew."""
        self._begun = True
        self.find("")

    def find(self, text: str) -> None:
        """Whom the finder finds."""
        self._text, self._hit = text, 0
        self.refresh()

    def step(self, by: int) -> None:
        """The next hit, or the one before."""
        count = len(self.view.hits)
        self.choose((self._hit + by) % count if count else 0)

    def choose(self, place: int) -> None:
        """Choose a hit."""
        self._hit = place
        self.refresh()

    @property
    def by_hand(self) -> bool:
        """Whether the fields count: none of the hits is chosen."""
        hit = self.view.hits[self._hit] if self._hit < len(self.view.hits) else None
        return hit is None or hit.by_hand

    def add(self, values: Mapping[str, str]) -> bool:
        """Add the chosen hit, or the one by hand; False where something is wrong with the fields."""
        if self.by_hand:
            member, wrong = adding.hand_member(self._text, values)
            if member is None:
                self.refresh(wrong)
                return False
            self.made.emit((member,))
            return True
        entry = self._shelf.library.get(self.view.hits[self._hit].key)
        if entry is None:
            self.refresh()
            return False
        self.made.emit((replace(adding.entry_member(entry), player=values.get("player", "").strip()),))
        return True

    def refresh(self, wrong: Mapping[str, str] | None = None) -> None:
        """Make the page anew and tell, where it differs."""
        if not self._begun:
            return
        try:
            hits = adding.find(self._shelf.library, self._text)
        except LibraryError:
            hits = ()
        self._hit = min(self._hit, max(0, len(hits) - 1))
        hit = hits[self._hit] if hits else None
        hand = hit is None or hit.by_hand
        view = NewView(
            hits=hits,
            current=self._hit if hits else -1,
            wrong=dict(wrong or {}),
            message=(wrong or {}).get("", ""),
            button=tr("Party", "Add by hand") if hit is None or hand else fill(tr("Party", "Add {0}"), hit.name),
        )
        if view != self.view:
            self.view = view
            self.view_changed.emit(view)
