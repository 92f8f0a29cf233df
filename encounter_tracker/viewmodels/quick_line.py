"""One line for one combatant on the start page: ``Brannoc 16 58`` is a name, an initiative and hit points."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.commands import AddCombatant
from encounter_tracker.rules.creature import Creature
from encounter_tracker.support import catalogue

if TYPE_CHECKING:
    from encounter_tracker.rules.vocabulary import Side

_LINE: Final = re.compile(r"^(?P<name>.*?[^\W\d].*?)(?:\s+(?P<first>-?\d+))?(?:\s+(?P<second>\d+))?$")
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
    match = _LINE.match(text.strip())
    if match is None:
        return QuickLine(echo=tr("QuickLine", "A name, its initiative, its hit points: Brannoc 16 58"), side=side)
    name = match["name"].strip()
    initiative = int(match["first"]) if match["first"] else None
    hp = int(match["second"]) if match["second"] else None
    known = catalogue.creature_named(name)
    if known is not None:
        who = known
        points = known.hp if hp is None else hp
    else:
        points = _DEFAULT_HP if hp is None else hp
        who = Creature(name=name, hit_dice=1, hp=max(1, points))
    command = AddCombatant(
        creature=who,
        name=name,
        side=side,
        initiative=initiative,
        hp=max(1, points),
        by_hand=known is None,
    )
    rolled = tr("QuickLine", "initiative rolled at the start")
    when = rolled if initiative is None else tr("QuickLine", "initiative {0}").format(initiative)
    echo = tr("QuickLine", "{0}, {1} hit points").format(when, points)
    return QuickLine(name=name, echo=echo, side=side, command=command)
