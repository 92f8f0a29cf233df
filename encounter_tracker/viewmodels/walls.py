"""The view-model of the grid on which a wall is drawn (rule F12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from encounter_tracker.viewmodels.wall_draft import (
    Square,
    WallDraft,
    WallView,
    draft_of,
    set_square,
    toggled,
    typed_squares,
    wall_of,
    wall_view,
)

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Wall


class WallViewModel(QObject):
    """One wall being drawn.

    Signals:
        view_changed(WallView): something to be shown differs.
        given(Wall | None): the wall is as it should be; None takes it away.
    """

    view_changed = Signal(object)
    given = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start with an empty grid."""
        super().__init__(parent)
        self._draft = WallDraft()
        self.view = WallView(draft=self._draft)

    def begin(self, wall: Wall | None) -> None:
        """Start with a wall, or with an empty grid."""
        self._draft = draft_of(wall)
        self._refresh(always=True)

    def toggle(self, square: Square) -> None:
        """A square more, or one less."""
        self._put(toggled(self._draft, square))

    def set_square(self, square: Square, on: bool) -> None:
        """A square belongs to the wall, or does not."""
        self._put(set_square(self._draft, square, on=on))

    def set_squares_text(self, text: str) -> None:
        """The squares by their names."""
        self._put(typed_squares(self._draft, text))

    def set_height(self, text: str) -> None:
        """How high, as typed."""
        self._put(replace(self._draft, height=text))

    def set_thickness(self, text: str) -> None:
        """How thick, as typed."""
        self._put(replace(self._draft, thickness=text))

    def clear(self) -> None:
        """No squares."""
        self._put(replace(self._draft, squares=(), text="", misread=""))

    def apply(self) -> bool:
        """Hand the wall over; False while something is wrong."""
        wall = wall_of(self._draft)
        if wall is None:
            self._refresh(always=True)
            return False
        self.given.emit(wall)
        return True

    def take_away(self) -> None:
        """There is no wall after all."""
        self.given.emit(None)

    def refresh(self) -> None:
        """Say everything in the language in use."""
        self._refresh(always=True)

    def _put(self, draft: WallDraft) -> None:
        self._draft = draft
        self._refresh()

    def _refresh(self, *, always: bool = False) -> None:
        view = wall_view(self._draft)
        if view != self.view or always:
            self.view = view
            self.view_changed.emit(view)
