"""What all commands have in common (SCRIPTS.md)."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

Points = Annotated[int, Meta(ge=0)]
#: More negative levels at once than this are a slip: nothing has so many Hit Dice.
MOST_LEVELS: Final = 999
OneOrMany = str | tuple[str, ...]


class Command(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """Base of all commands.

    ``force``: the game master overrules a refusal. ``rolls``: faces of dice by what they were rolled for; the session
    fills in what is missing before the command is applied.
    """

    force: bool = False
    rolls: dict[str, tuple[int, ...]] = {}
