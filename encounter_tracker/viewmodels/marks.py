"""Colour marks of combatants: their names with the shape each has, and who gets which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import EditCombatant
from encounter_tracker.viewmodels.colours import COLOURS, colour_name
from encounter_tracker.viewmodels.texts.language import fill, listed

if TYPE_CHECKING:
    from encounter_tracker.viewmodels.bridge import EncounterBridge

__all__ = ["MARKS", "MarkChoice", "MarksViewModel", "mark_choices", "mark_name"]

tr = QCoreApplication.translate

#: The colours a mark can have.
MARKS: Final = tuple(colour for colour in COLOURS if colour)


class MarkChoice(Struct, frozen=True, kw_only=True):
    """One mark to choose, with the digit that chooses it; "" is none."""

    key: str
    text: str
    digit: str
    chosen: bool = False


def mark_name(colour: str) -> str:
    """A mark with its shape: "red circle"; a colour that nobody knows as it is."""
    names = {
        "": tr("Mark", "no mark"),
        "red": tr("Mark", "red circle"),
        "orange": tr("Mark", "orange triangle"),
        "yellow": tr("Mark", "yellow star"),
        "green": tr("Mark", "green square"),
        "blue": tr("Mark", "blue hexagon"),
        "violet": tr("Mark", "violet cross"),
        "brown": tr("Mark", "brown triangle on its tip"),
        "grey": tr("Mark", "grey bar"),
    }
    return names.get(colour) or colour_name(colour)


def mark_choices(chosen: str | None = None) -> tuple[MarkChoice, ...]:
    """All marks, then none."""
    return tuple(
        MarkChoice(key=key, text=mark_name(key), digit=str(place % 9), chosen=key == chosen)
        for place, key in enumerate((*MARKS, ""), 1)
    )


class MarksViewModel:
    """Marks the selected, else the active one; each choice is one step of undo."""

    def __init__(self, bridge: EncounterBridge) -> None:
        """Act through ``bridge``."""
        self._bridge = bridge

    @property
    def title(self) -> str:
        """Whom a choice marks."""
        names = [combatant.name for combatant in self._bridge.combatants(self._bridge.targets)]
        return fill(tr("Marks", "Mark: {0}"), listed(names)) if names else ""

    @property
    def several(self) -> bool:
        """Whether there is more than one, who could have a mark each."""
        return len(self._bridge.combatants(self._bridge.targets)) > 1

    def choices(self) -> tuple[MarkChoice, ...]:
        """The marks, the one they all have chosen."""
        colours = {combatant.colour for combatant in self._bridge.combatants(self._bridge.targets)}
        return mark_choices(next(iter(colours)) if len(colours) == 1 else None)

    def choose(self, colour: str) -> bool:
        """Give all the same mark, or none."""
        return self._mark([colour])

    def one_each(self) -> bool:
        """Give each another mark, in the order of the list; marks that others have come last."""
        who = self._bridge.combatants(self._bridge.targets)
        ids = {combatant.id for combatant in who}
        used = {other.colour for other in self._bridge.state.present if other.id not in ids}
        return self._mark([*(key for key in MARKS if key not in used), *(key for key in MARKS if key in used)])

    def _mark(self, colours: list[str]) -> bool:
        who = self._bridge.combatants(self._bridge.targets)
        edits = [
            EditCombatant(who=combatant.id, set={"colour": colours[place % len(colours)]})
            for place, combatant in enumerate(who)
            if combatant.colour != colours[place % len(colours)]
        ]
        return not edits or isinstance(self._bridge.dispatch_together(edits), Applied)
