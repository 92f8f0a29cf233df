"""What an entry of the action table is."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Group = Literal["turn", "combatant", "effect", "harm", "encounter", "view", "help"]
Need = Literal["", "started", "not_started", "anyone", "target", "undo", "redo", "writable", "delaying", "wave"]

GROUPS: Final[tuple[Group, ...]] = ("turn", "combatant", "effect", "harm", "encounter", "view", "help")


class Action(Struct, frozen=True, kw_only=True):
    """One action.

    ``keys``: Qt's portable texts, the first is shown. A key without Ctrl, Alt or a function key acts only when no
    text is being typed. ``need``: what must hold. ``separated``: a line above it in its menu.
    """

    id: str
    text: str
    keys: tuple[str, ...] = ()
    group: Group
    icon: str = ""
    need: Need = ""
    separated: bool = False
    menu: bool = True
