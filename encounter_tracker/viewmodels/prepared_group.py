"""The fields of the group that is looked at: choices are kept at once, what is typed when its field is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.planning import MOST_COPIES
from encounter_tracker.viewmodels.marks import MARKS
from encounter_tracker.viewmodels.prepared_desk import LAST_ROUND, whole
from encounter_tracker.viewmodels.prepared_rows import EditorRow
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.typed_name import name_problem

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.rules.vocabulary import Side
    from encounter_tracker.viewmodels.prepared_desk import PreparedDesk

__all__ = ["WRONG_WHERE_TYPED", "GroupFields", "editor_row"]

tr = QCoreApplication.translate

_SIDES: Final[tuple[Side, ...]] = ("foes", "neutral", "party")
#: Fields that are typed; what stands in them and makes no sense is kept under these names until it does.
WRONG_WHERE_TYPED: Final = frozenset({"count", "group_name", "wave"})


class GroupFields:
    """Changes the group on the desk; ``changed`` is called after each."""

    def __init__(self, desk: PreparedDesk, changed: Callable[[], None]) -> None:
        """Work on a desk."""
        self._desk, self._changed = desk, changed

    def set_count(self, text: str) -> None:
        """How many."""
        number = whole(text, 1, MOST_COPIES)
        self._set("count", text, None if number is None else {"count": number})

    def step_count(self, by: int) -> None:
        """One more or fewer."""
        group = self._desk.current
        if group is not None and 1 <= group.count + by <= MOST_COPIES:
            self.set_count(str(group.count + by))

    def set_name(self, text: str) -> None:
        """Another name than the creature's own."""
        self._set("group_name", text, None if name_problem(text) else {"name": " ".join(text.split())})

    def set_side(self, side: str) -> None:
        """Whose side they are on."""
        self._set("side", "", {"side": cast("Side", side)})

    def next_side(self) -> None:
        """Foes, neutral, party, and foes again."""
        group = self._desk.current
        if group is not None:
            self.set_side(_SIDES[(_SIDES.index(group.side) + 1) % len(_SIDES)])

    def set_hidden(self, *, hidden: bool) -> None:
        """Whether players do not see them."""
        self._set("hidden", "", {"hidden": hidden})

    def set_hp(self, mode: str) -> None:
        """Average or rolled hit points."""
        self._set("hp", "", {"hp": mode})

    def set_colour(self, colour: str) -> None:
        """Their colour mark."""
        self._set("colour", "", {"colour": colour})

    def next_colour(self) -> None:
        """The next mark, none after the last."""
        group = self._desk.current
        if group is not None:
            marks = ("", *MARKS)
            at = marks.index(group.colour) if group.colour in marks else 0
            self.set_colour(marks[(at + 1) % len(marks)])

    def set_wave(self, text: str) -> None:
        """In which round they arrive; nothing, 0 and 1: from the beginning."""
        number = 0 if not text.strip() else whole(text, 0, LAST_ROUND)
        self._set("wave", text, None if number is None else {"wave": 0 if number <= 1 else number})

    def set_creature(self, creature: Creature) -> None:
        """They are of another stat block (a template was put on)."""
        self._set("creature", "", {"creature": creature})

    def remove(self) -> None:
        """Take the group out."""
        desk, place = self._desk, self._desk.place
        if place is None:
            return
        groups = (*desk.draft.groups[:place], *desk.draft.groups[place + 1 :])
        if desk.keep(replace(desk.draft, groups=groups)):
            desk.group = str(min(place, len(groups) - 1)) if groups else ""
            desk.typed = {}
        self._changed()

    def _set(self, field: str, text: str, values: dict[str, Any] | None) -> None:
        """Keep what makes sense; None: it stands as it was typed, and says what is wrong."""
        desk, group, place = self._desk, self._desk.current, self._desk.place
        if group is None or place is None:
            return
        desk.typed.pop(f"{field}:shown", None)
        if values is None:
            desk.typed[field] = text
        else:
            desk.typed.pop(field, None)
            if field in WRONG_WHERE_TYPED:
                desk.typed[f"{field}:shown"] = text
            groups = list(desk.draft.groups)
            groups[place] = replace(group, **values)
            draft = replace(desk.draft, groups=tuple(groups))
            if field in WRONG_WHERE_TYPED:
                desk.draft = draft  # reckoned with at once, kept when the field is left
            else:
                desk.keep(draft)
        self._changed()


def editor_row(desk: PreparedDesk) -> EditorRow | None:
    """The fields of the group on the desk; None where there is none."""
    group, typed = desk.current, desk.typed
    if group is None:
        return None
    mistakes = {}
    if "count" in typed:
        mistakes["count"] = fill(tr("AddForm", "1 to {0} at a time"), MOST_COPIES)
    if "group_name" in typed:
        mistakes["name"] = name_problem(typed["group_name"])
    if "wave" in typed:
        mistakes["wave"] = tr("Prepared", "Type the round in which they arrive, or nothing")
    kept = {"count": str(group.count), "group_name": group.name, "wave": str(group.wave) if group.wave > 1 else ""}
    shown = {field: typed.get(field, typed.get(f"{field}:shown", value)) for field, value in kept.items()}
    return EditorRow(
        count=shown["count"],
        name=shown["group_name"],
        placeholder=group.creature.name,
        side=group.side,
        hidden=group.hidden,
        hp="roll" if group.hp == "roll" else "average",
        colour=group.colour,
        wave=shown["wave"],
        mistakes=mistakes,
    )
