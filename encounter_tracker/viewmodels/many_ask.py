"""What is asked about an act upon several, and how the answers are read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from msgspec import Struct

from encounter_tracker.encounter import commands as c
from encounter_tracker.rules.dice import DiceSum, parse_dice
from encounter_tracker.rules.vocabulary import Ability
from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.combatant_rows import FormGroup
from encounter_tracker.viewmodels.texts.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from encounter_tracker.encounter.state import Encounter

RaisedBy = Literal["raise dead", "resurrection", "true resurrection"]

_MOST: Final = 99


class Asked(Struct, frozen=True, kw_only=True):
    """The answers, understood.

    Attributes:
        harm: ability damage or drain.
        ability: which ability; None: the one that suffers most.
        amount: how much, dice perhaps; None where nothing is to be said.
        lasting: it does not heal by itself.
        permanent: negative levels that no save takes away.
        dc: of the save; None: no save.
        kind: lesser restoration or restoration.
        levels: which negative levels it takes away.
        by: what raises the dead.
        source: the id of whoever does it.
    """

    harm: Literal["damage", "drain"] = "damage"
    ability: Ability | None = None
    amount: DiceSum | None = None
    lasting: bool = False
    permanent: bool = False
    dc: int | None = None
    kind: Literal["lesser", "full"] = "lesser"
    levels: Literal["temporary", "permanent"] | None = None
    by: RaisedBy = "raise dead"
    source: str | None = None


class Given(Struct, frozen=True):
    """What one target gets: so many points, or its die or sum."""

    amount: int | None = None
    face: int | None = None
    total: int | None = None


class Kind(Protocol):
    """One thing that can be done."""

    @property
    def title(self) -> str:
        """What it is called."""

    def groups(self, state: Encounter, values: Mapping[str, str]) -> tuple[FormGroup, ...]:
        """What it asks."""

    def understand(self, read: Reader) -> Asked:
        """What the answers mean; what is wrong is noted by the reader."""

    def gives(self, asked: Asked) -> Literal["", "amount", "save"]:
        """What the field of each target is for."""

    def command(self, who: str, asked: Asked, given: Given) -> c.Command:
        """The command for one target."""


class Reader:
    """Reads typed answers; what is not understood is noted down: {field: sentence}."""

    def __init__(self, values: Mapping[str, str]) -> None:
        self._values = values
        self.mistakes: dict[str, str] = {}

    def text(self, key: str) -> str:
        """What was typed or chosen."""
        return self._values.get(key, "").strip()

    def number(self, key: str, *, least: int = 0) -> int | None:
        """A whole number; None for an empty field."""
        found: int | None = self._read(key, lambda text: parse.parse_optional(text, least=least))
        return found

    def dice(self, key: str) -> DiceSum | None:
        """Points or dice; an empty field is a mistake."""
        found: DiceSum | None = self._read(key, _dice)
        return found

    def _read(self, key: str, how: Callable[[str], Any]) -> Any:
        try:
            return how(self.text(key))
        except parse.ParseError as error:
            self.mistakes[key] = str(error)
            return None


def _dice(text: str) -> DiceSum:
    found = parse_dice(text) if text else None
    if found is None or not 0 < found.average <= _MOST:
        raise parse.ParseError(tr("Many", "Type a number or dice: 2, 1d4, 1d4+1"))
    return found
