"""Looking for someone unseen: what was chosen and typed, and the one command it makes (rules I5 to I7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.commands import Detect, Grope, Listen, Smell
from encounter_tracker.rules.finding import ACTIVITY, Activity, Obstacle, Odour, Wind
from encounter_tracker.viewmodels.combatant_parse import ParseError
from encounter_tracker.viewmodels.effect_fields import Problems, whole, within
from encounter_tracker.viewmodels.typed_distance import distance_in_feet

if TYPE_CHECKING:
    from encounter_tracker.encounter.commands import Command

tr = QCoreApplication.translate

Way = Literal["listen", "detect", "grope", "scent", "trail"]
WAYS: Final[tuple[Way, ...]] = ("listen", "detect", "grope", "scent", "trail")
ACTIVITIES: Final[tuple[Activity, ...]] = tuple(ACTIVITY)
OBSTACLES: Final[tuple[Obstacle, ...]] = ("door", "stone wall")
_MOST: Final = 999


class FindDraft(Struct, frozen=True, kw_only=True):
    """What was chosen and typed.

    Attributes:
        who: the id of who looks.
        whom: the id of who is looked for.
        way: how.
        face: the d20 as typed; empty: rolled.
        miss: the d100 of groping as typed; empty: rolled.
        stealth: the sum of the other's Stealth check as typed.
        activities: what the other does.
        apart: the distance as typed, in the unit in use; empty: as it was said before.
        obstacle: what stands between.
        exact: the exact place is wanted.
        wind, odour, masked: how a smell travels, how strong it is, whether another one hides it.
        hours: the age of a trail as typed.
        water: the trail goes through water.
        direction: a move action, to learn where a smell comes from.
    """

    who: str = ""
    whom: str = ""
    way: Way = "listen"
    face: str = ""
    miss: str = ""
    stealth: str = ""
    activities: tuple[Activity, ...] = ()
    apart: str = ""
    obstacle: Obstacle | Literal[""] = ""
    exact: bool = False
    wind: Wind = "none"
    odour: Odour = "normal"
    masked: bool = False
    hours: str = "0"
    water: bool = False
    direction: bool = False

    @property
    def rolls(self) -> bool:
        """Whether a d20 is rolled: smelling that someone is there needs none."""
        return self.way != "scent"

    def feet(self) -> int | None:
        """The distance typed; None for none, or for one that is wrong."""
        if not self.apart.strip():
            return None
        try:
            return distance_in_feet(self.apart)
        except ParseError:
            return None

    def problems(self) -> Problems:
        """What is wrong, by field; only fields of the chosen way count."""
        found: Problems = {}
        if self.rolls and self.face.strip():
            found["face"] = within(self.face, 1, 20)
        if self.way == "grope" and self.miss.strip():
            found["miss"] = within(self.miss, 1, 100)
        if self.way in {"listen", "detect"} and self.stealth.strip():
            found["stealth"] = within(self.stealth, -20, 99)
        if self.way == "trail":
            found["hours"] = within(self.hours or "0", 0, _MOST)
        if self.way == "detect" and self.apart.strip():
            try:
                distance_in_feet(self.apart)
            except ParseError as error:
                found["apart"] = str(error)
        if not self.who or not self.whom:
            found["whom"] = tr("Finding", "There is nobody to look for.")
        return {field: text for field, text in found.items() if text}

    def to_command(self) -> Command | None:
        """The ONE command; None where something is wrong."""
        if self.problems():
            return None
        face = whole(self.face)
        match self.way:
            case "listen":
                return Listen(who=self.who, for_=self.whom, roll=face, stealth=whole(self.stealth))
            case "detect":
                return Detect(
                    who=self.who,
                    for_=self.whom,
                    roll=face,
                    stealth=whole(self.stealth),
                    activity=self.activities,
                    distance=self.feet(),
                    obstacle=self.obstacle or None,
                    exact=self.exact,
                )
            case "grope":
                return Grope(who=self.who, for_=self.whom, roll=face, miss_roll=whole(self.miss))
            case "scent":
                return Smell(
                    who=self.who,
                    for_=self.whom,
                    wind=self.wind,
                    smell=self.odour,
                    masked=self.masked,
                    direction=self.direction,
                )
            case "trail":
                hours = whole(self.hours) or 0
                return Smell(who=self.who, for_=self.whom, hours=hours, masked=self.masked, water=self.water, roll=face)
