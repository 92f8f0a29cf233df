"""Helpers of the sentences about events: names that can be found again in the text, remarks in brackets, icons."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.rows import number
from encounter_tracker.viewmodels.texts.language import NAME_END, NAME_START, NAME_TEXT, fill, listed
from encounter_tracker.viewmodels.texts.names import condition_name, effect_label, effect_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.state import Encounter

tr = QCoreApplication.translate

Group = Literal["hp", "effects", "turns", "notes", "other"]

_NAME: Final = re.compile(f"{NAME_START}([^{NAME_TEXT}]*){NAME_TEXT}([^{NAME_END}]*){NAME_END}")
_MARKS: Final = str.maketrans(dict.fromkeys((NAME_START, NAME_TEXT, NAME_END)))


class Told(NamedTuple):
    """A sentence with its names still marked, its icon, and what is behind it."""

    text: str
    icon: str
    why: str = ""


class NameSpan(Struct, frozen=True):
    """Where a combatant's name stands in a text: from ``start`` up to ``end``; the first one of a line is ``main``."""

    start: int
    end: int
    who: str
    main: bool = False


class Names:
    """The words of one state: names of combatants, effects and sources."""

    def __init__(self, state: Encounter) -> None:
        """Names as they are now; those who left keep theirs."""
        self.state = state

    def who(self, who: str, called: str = "") -> str:
        """The name of a combatant (by id), marked."""
        combatant = self.state.combatants.get(who)
        name = called or (combatant.name if combatant is not None else who)
        return f"{NAME_START}{who}{NAME_TEXT}{name.translate(_MARKS)}{NAME_END}"

    def all(self, everyone: Iterable[str]) -> str:
        """Several names in a row."""
        return listed([self.who(who) for who in everyone])

    def source(self, source: str | None, text: str = "") -> str:
        """Where a thing comes from: a combatant's id, or the game master's or catalogue's words; may be empty."""
        for given in (source, text):
            if given and given in self.state.combatants:
                return self.who(given)
        return effect_label(text) if text else ""

    def effect(self, effect: str, name: str, *, condition: bool = False) -> str:
        """The name of an effect, in force or gone."""
        found = self.state.effects.get(effect)
        if condition:
            return condition_name(name)
        return effect_name(found) if found is not None and found.name == name else effect_label(name)


def remarked(text: str, *remarks: str) -> str:
    """A sentence with remarks in brackets behind it; empty ones are left out."""
    kept = [remark for remark in remarks if remark]
    return fill(tr("Log", "{0} ({1})"), text, ", ".join(kept)) if kept else text


def change(before: int, after: int) -> str:
    """How a number moved."""
    return fill(tr("Log", "{0} → {1}"), number(before), number(after))


def condition_icon(name: str) -> str:
    """The icon of a condition; a triangle where it has none."""
    entry = catalogue.condition(name)
    return entry.icon if entry is not None and entry.icon else "triangle-alert"


def plain(text: str) -> str:
    """The game master's own words without anything that would look like a mark."""
    return " ".join(text.translate(_MARKS).split())


def without_marks(marked: str) -> tuple[str, tuple[NameSpan, ...]]:
    """The text alone, and where the names stand in it."""
    spans: list[NameSpan] = []
    pieces: list[str] = []
    length = taken = 0
    for match in _NAME.finditer(marked):
        before, name = marked[taken : match.start()], match.group(2)
        start = length + len(before)
        length = start + len(name)
        spans.append(NameSpan(start, length, match.group(1), main=not spans))
        pieces += (before, name)
        taken = match.end()
    pieces.append(marked[taken:])
    return "".join(pieces), tuple(spans)
