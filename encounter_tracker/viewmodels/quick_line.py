"""One line for one combatant on the start page: ``Brannoc 16 58`` is a name, an initiative and hit points."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.commands import AddCombatant
from encounter_tracker.rules.creature import Creature
from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.add_command import LEAST_INITIATIVE, MOST_HP, MOST_INITIATIVE
from encounter_tracker.viewmodels.rows import number
from encounter_tracker.viewmodels.typed_name import MOST_LETTERS

if TYPE_CHECKING:
    from encounter_tracker.rules.vocabulary import Side

_LINE: Final = re.compile(r"^(?P<name>.*?[^\W\d].*?)(?:\s+(?P<first>-?\d+))?(?:\s+(?P<second>\d+))?$")
_THREE: Final = re.compile(r"^(?P<name>.*?[^\W\d].*?)\s+(?P<first>[-\N{MINUS SIGN}]?\d{1,6})\s+(?P<second>\d{1,6})$")
_DEFAULT_HP: Final = 10


class QuickLine(Struct, frozen=True, kw_only=True):
    """What a line says; without ``command`` nothing can be added yet and ``echo`` says what is missing."""

    name: str = ""
    echo: str = ""
    side: Side = "party"
    command: AddCombatant | None = None


def read_line(text: str, side: Side = "party") -> QuickLine:
    """Understand a line: a name, then initiative, then hit points; a known creature brings its own figures."""
    tr = QCoreApplication.translate
    match = _LINE.match(text.strip()) if len(text) <= MOST_LETTERS else None
    if match is None and len(text) <= MOST_LETTERS:
        return QuickLine(echo=tr("QuickLine", "A name, its initiative, its hit points: Brannoc 16 58"), side=side)
    if match is None or not _fits(match):
        limits = tr("QuickLine", "A name, an initiative from {0} to {1}, hit points from 1 to {2}")
        return QuickLine(echo=limits.format(number(LEAST_INITIATIVE), MOST_INITIATIVE, MOST_HP), side=side)
    name = match["name"].strip()
    initiative = int(match["first"]) if match["first"] else None
    hp = int(match["second"]) if match["second"] else None
    known = catalogue.creature_named(name)
    if known is not None:
        who = known
        points = known.hp if hp is None else hp
    else:
        points = _DEFAULT_HP if hp is None else hp
        who = Creature(name=name, hit_dice=1, hp=points)
    command = AddCombatant(
        creature=who,
        name=name,
        side=side,
        initiative=initiative,
        hp=points,
        by_hand=known is None,
    )
    rolled = tr("QuickLine", "initiative rolled at the start")
    when = rolled if initiative is None else tr("QuickLine", "initiative {0}").format(number(initiative))
    echo = tr("QuickLine", "{0}, {1} hit points").format(when, points)
    return QuickLine(name=name, echo=echo, side=side, command=command)


class Named(Struct, frozen=True):
    """A name with an initiative and hit points behind it, as they were typed."""

    name: str
    initiative: str
    hp: str


def name_and_numbers(text: str) -> Named | None:
    """A whole line, "Seelah 19 28"; None where there are not two numbers behind a name."""
    match = _THREE.match(text.strip())
    return Named(match["name"], match["first"], match["second"]) if match else None


def _fits(match: re.Match[str]) -> bool:
    """Whether both numbers are ones that the fields would take."""
    first, second = match["first"], match["second"]
    return (first is None or LEAST_INITIATIVE <= int(first) <= MOST_INITIATIVE) and (
        second is None or 1 <= int(second) <= MOST_HP
    )
