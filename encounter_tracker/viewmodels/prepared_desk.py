"""What lies on the desk of the window of prepared encounters: the encounter looked at, and what is being typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.planning import MOST_COPIES, Plan
from encounter_tracker.viewmodels.add_command import read_count
from encounter_tracker.viewmodels.memo import RowMemo
from encounter_tracker.viewmodels.prepared_rows import FIGHT
from encounter_tracker.viewmodels.prepared_shelf import PreparedShelf
from encounter_tracker.viewmodels.prepared_view import fight_rows, finder_row, group_rows, levels_text, read_levels
from encounter_tracker.viewmodels.typed_name import MOST_LETTERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.encounter.groups import Group
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.effect_finder import FinderRow
    from encounter_tracker.viewmodels.prepared_rows import GroupRow, PlanRow
    from encounter_tracker.viewmodels.shelf_ports import ShelfPorts

__all__ = ["LAST_ROUND", "PreparedDesk", "whole"]

tr = QCoreApplication.translate

LAST_ROUND: Final = 9999
_MOST_HITS: Final = 30


class PreparedDesk:
    """State that the window's view-model, its group fields and its view share.

    ``key``: of the encounter looked at, or ``FIGHT``; ``draft``: that encounter as it stands here, ``saved`` as it is
    kept; ``group``: the line looked at; ``typed``: what stands in fields as it was typed.
    """

    def __init__(self, bridge: EncounterBridge, ports: ShelfPorts) -> None:
        """Nothing is opened yet."""
        self.bridge = bridge
        self.shelf = PreparedShelf(ports, self.tell_trouble)
        self.key = ""
        self.draft = self.saved = Plan(name="")
        self.group = ""
        self.typed: dict[str, str] = {}
        self.find = ""
        self.hits: tuple[FinderRow, ...] = ()
        self.party = ""
        self.wave_at = ""
        self.said, self.said_is_problem = "", False
        self.memo: RowMemo[PlanRow] = RowMemo()

    # --- reading -------------------------------------------------------------------------------------------------

    @property
    def fight_there(self) -> bool:
        """Whether there is a fight to look at."""
        state = self.bridge.state
        return bool(state.present or state.waves)

    @property
    def place(self) -> int | None:
        """Where in the encounter the group looked at stands."""
        if self.key == FIGHT or not self.group.isdecimal() or int(self.group) >= len(self.draft.groups):
            return None
        return int(self.group)

    @property
    def current(self) -> Group | None:
        """The group looked at."""
        place = self.place
        return self.draft.groups[place] if place is not None else None

    @property
    def wave(self) -> str:
        """The wave of the fight looked at, by its heading or one of its groups; "" for none."""
        parts = self.group.split(":")
        known = {wave.id for wave in self.bridge.state.waves}
        return parts[1] if self.key == FIGHT and parts[0] == "wave" and parts[1] in known else ""

    @property
    def count(self) -> int | None:
        """How many are to be added; None where what is typed makes no sense."""
        text, _ = read_count(self.find)
        return whole(text, 1, MOST_COPIES) if text else 1

    @property
    def round_to_come(self) -> int | None:
        """In which round those arrive who are added to the fight: as typed, else the next."""
        state = self.bridge.state
        if not self.wave_at.strip():
            return (state.round if state.started else 1) + 1
        return whole(self.wave_at, 1, LAST_ROUND)

    def levels(self) -> tuple[tuple[int, ...], str]:
        """The levels it is reckoned for, and in words those there are where nothing is typed."""
        kept = list(self.shelf.levels())
        if not kept:
            kept = [who.creature.character_level for who in self.bridge.state.present if who.side == "party"]
        levels = [level for level in kept if level > 0]
        return read_levels(self.party) or tuple(levels), levels_text(levels)

    def rows(self, levels: Sequence[int]) -> tuple[GroupRow, ...]:
        """The lines of the encounter looked at."""
        return fight_rows(self.bridge.state, levels) if self.key == FIGHT else group_rows(self.draft, levels)

    def free_name(self, name: str) -> str:
        """A name that no other encounter has."""
        name = name[: MOST_LETTERS - 5]
        taken = {plan.name for plan in self.shelf.plans()}
        found, number = name, 2
        while found in taken:
            found, number = f"{name} ({number})", number + 1
        return found

    # --- changing ------------------------------------------------------------------------------------------------

    def look_at(self, key: str) -> None:
        """Put another encounter on the desk."""
        plan = self.shelf.plan(key) if key != FIGHT else None
        self.key = key if key == FIGHT or plan is not None else ""
        self.draft = self.saved = plan or Plan(name="")
        self.typed = {}
        keys = [row.key for row in self.rows(()) if row.key]
        self.group = next((place for place in keys if place.startswith("wave:")), next(iter(keys), ""))

    def keep(self, draft: Plan) -> bool:
        """The encounter is another now, and kept; False where that could not be done."""
        if draft != self.saved:
            kept = self.shelf.save(draft)
            if kept is None:
                return False
            draft = kept
        self.draft = self.saved = draft
        return True

    def set_find(self, text: str) -> None:
        """Whom to add: "goblin", "4 gob"."""
        self.find = text
        _, name = read_count(text)
        self.hits = tuple(finder_row(hit) for hit in self.shelf.find(name, _MOST_HITS)) if name else ()

    def say(self, text: str) -> None:
        """What was just done."""
        self.said, self.said_is_problem = text, False

    def tell_trouble(self, text: str) -> None:
        """What could not be done."""
        self.said, self.said_is_problem = text, True


def whole(text: str, least: int, most: int) -> int | None:
    """A whole number in a range; None where a text is none."""
    cleaned = text.strip()
    if not cleaned.isdecimal() or len(cleaned) > len(str(most)) + 1:
        return None
    value = int(cleaned)
    return value if least <= value <= most else None
