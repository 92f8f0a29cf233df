"""Who sees whom: the table while it is open, the pair that is looked at, and what can be done from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import MarkMoved, SetDistance
from encounter_tracker.viewmodels.combatant_parse import ParseError
from encounter_tracker.viewmodels.sight_pair import PairView, pair_view
from encounter_tracker.viewmodels.sight_rows import SightGrid, sight_grid
from encounter_tracker.viewmodels.typed_distance import distance_in_feet

if TYPE_CHECKING:
    from encounter_tracker.session.model import Change
    from encounter_tracker.viewmodels.bridge import EncounterBridge

Pair = tuple[str, str]


class SightViewModel(QObject):
    """Keeps the table in step with the encounter while it is open; closed, it reckons nothing.

    Signals:
        grid_changed(SightGrid): the table differs.
        pair_changed(PairView | None): what is said of the pair looked at differs.
    """

    grid_changed = Signal(object)
    pair_changed = Signal(object)

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Follow ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self.is_open = False
        self.grid = SightGrid()
        self.pair: PairView | None = None
        self._chosen: Pair | None = None
        bridge.changed.connect(self._on_change)
        bridge.language_changed.connect(self.refresh)

    # ---- opening ----------------------------------------------------------------------------------------------------

    def open(self) -> bool:
        """Begin to keep the table; False where nobody is there."""
        self.is_open = True
        self._chosen = None
        self.refresh()
        if not self.grid.heads:
            self.is_open = False
        return self.is_open

    def close(self) -> None:
        """The table is closed."""
        self.is_open = False

    def first_pair(self) -> Pair | None:
        """Whom to begin with: the one whose turn it is (else the one shown), and the selected, else the worst seen."""
        heads = self.grid.heads
        if len(heads) < 2:  # noqa: PLR2004 - a pair
            return None
        at = max(0, self.grid.place(self._bridge.state.active or self._bridge.shown or ""))
        row = self.grid.cells[at]
        chosen = [self.grid.place(key) for key in self._bridge.selected]
        others = [place for place in chosen if place not in {at, -1}] or [p for p in range(len(heads)) if p != at]
        worst = max(others, key=lambda place: (row[place].tone == "much", heads[place].side != heads[at].side))
        return heads[at].id, heads[worst].id

    # ---- the pair looked at -----------------------------------------------------------------------------------------

    def look(self, who: str, whom: str) -> None:
        """Explain this pair."""
        self._chosen = (who, whom)
        self._explain()

    def _explain(self) -> None:
        view = None
        if self._chosen is not None and all(self.grid.place(key) >= 0 for key in self._chosen):
            who, whom = self._chosen
            view = pair_view(self._bridge.state, who, whom) if who != whom else None
        if view != self.pair:
            self.pair = view
            self.pair_changed.emit(view)

    def set_distance(self, who: str, whom: str, text: str) -> str:
        """Set how far apart two are, as typed, or forget it where nothing is; returns what is wrong, or ""."""
        try:
            feet = distance_in_feet(text) if text.strip() else None
        except ParseError as error:
            return str(error)
        if self._bridge.state.distances.get("|".join(sorted((who, whom)))) != feet:
            self._bridge.dispatch(SetDistance(from_=who, to=whom, feet=feet))
        return ""

    def mark_moved(self, who: str) -> bool:
        """It left its place: whoever had found it has lost it again."""
        return isinstance(self._bridge.dispatch(MarkMoved(who=who)), Applied)

    # ---- keeping in step --------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Make everything anew and tell what differs; nothing while it is closed."""
        if not self.is_open:
            return
        grid = sight_grid(self._bridge.state)
        if grid != self.grid:
            self.grid = grid
            self.grid_changed.emit(grid)
        self._explain()

    def _on_change(self, change: Change) -> None:  # noqa: ARG002 - every change may touch what is seen
        self.refresh()
