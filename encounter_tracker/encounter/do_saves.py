"""Saving throws of one or many (rules 0, D8, F10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.rolling import Saving, saving_throw

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.tx import Tx


def save(tx: Tx, command: c.MakeSave) -> None:
    """Saving throws, rolled or given; what they are against may bring bonuses of its own (rule D8)."""
    for who in tx.whos(command.who):
        given = Saving(
            save=command.save,
            dc=command.dc,
            against=command.against,
            face=command.roll,
            total=command.total,
            label=", ".join(command.against),
            made=command.overrule.get(who.name, command.overrule.get(who.id)),
        )
        saving_throw(tx, who.id, given)


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {c.MakeSave: save}
