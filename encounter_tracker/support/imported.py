"""What an importer gives: creatures, and everything it doubted or did not understand.

Importers make these, view-models show them. Nothing here is a sentence: codes and arguments become text where the
language is known. An importer never raises for what it was given, and no piece of a text disappears: what no field
took stands in ``Creature.notes`` and is named by an issue.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from encounter_tracker.rules.creature import Creature

__all__ = ["Choice", "ImportResult", "ImportedCreature", "Issue", "Severity"]

Severity = Literal["doubtful", "unknown", "error"]


class Data(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Base of all results."""


class Choice(Data, frozen=True):
    """One reading of a doubtful piece.

    Attributes:
        code: what taking it means ("keep_note", "as_value", "leave_out"…); its words are found by it.
        arguments: what the words name, ready to show.
        patch: the fields of the creature that it sets, in the JSON form of ``Creature``; None removes a field.
        free: the game master types the value; it goes into the only field of ``patch``.
    """

    code: str
    arguments: tuple[str, ...] = ()
    patch: dict[str, Any] = {}
    free: bool = False


class Issue(Data, frozen=True):
    """A piece that was doubted or not understood, or (``error``) a part of a file that cannot be read.

    Attributes:
        code: the reason, by which its words are found.
        arguments: what the words name, ready to show.
        text: the piece as it stands in the source.
        line: its line in the source, counted from 1; 0 where there are no lines.
        start: where the piece begins in that line, counted in characters from 0.
        end: where it ends (exclusive); equal to ``start`` where it is no piece of one line.
        where: its place in a file without lines, as a path ("system.attributes.hp", "/document/public/character[2]").
        choices: the readings, ours first; it is applied already. Empty where there is nothing to choose.
    """

    severity: Severity
    code: str
    arguments: tuple[str, ...] = ()
    text: str = ""
    line: int = 0
    start: int = 0
    end: int = 0
    where: str = ""
    choices: tuple[Choice, ...] = ()


class ImportedCreature(Data, frozen=True):
    """One creature that was read.

    ``first_line`` and ``last_line``: where it stands in the source (from 1; 0 without lines). ``understood``: lines
    that were read whole; ``noted``: lines (prose) that were kept in the notes and need no answer. The rest is what a
    saved fight knew about it: hit points now, temporary and nonlethal ones, initiative, side, conditions; ``hero``: a
    player character.
    """

    creature: Creature
    issues: tuple[Issue, ...] = ()
    first_line: int = 0
    last_line: int = 0
    understood: tuple[int, ...] = ()
    noted: tuple[int, ...] = ()
    hero: bool = False
    current_hp: int | None = None
    temp_hp: int = 0
    nonlethal: int = 0
    initiative: int | None = None
    side: Literal["party", "foes", "neutral"] | None = None
    conditions: tuple[str, ...] = ()
    hidden: bool = False
    count: int = 1
    names_fr: str = ""
    tags: tuple[str, ...] = ()


class ImportResult(Data, frozen=True):
    """Everything a text or file held.

    ``form``: the format found ("text", "herolab-portfolio", "foundry-actor"…, "" where none was). ``language``: "en",
    "fr" or "" where it makes no difference. ``game``: "pf1", or the other game it is for ("3.5", "5e", "pf2"…), or "".
    ``issues``: those of the source as a whole; with an ``error`` among them and no creatures, nothing could be read.
    """

    creatures: tuple[ImportedCreature, ...] = ()
    issues: tuple[Issue, ...] = ()
    form: str = ""
    language: str = ""
    game: str = ""

    @property
    def failed(self) -> bool:
        """Whether nothing could be read."""
        return not self.creatures
