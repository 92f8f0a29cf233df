"""The one order of an encounter: placing, moving, roll-offs (rules A1, A8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.rules.initiative import Standing, place_in

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx


def put_in_order(tx: Tx, who: str) -> None:
    """Give a combatant the place its initiative calls for; without one it stands last."""
    rest = tuple(key for key in tx.state.order if key != who)
    if tx.get(who).initiative is None:
        tx.scene(order=(*rest, who))
        return
    _roll_off(tx, who, rest)
    standing = _standing(tx.get(who))
    assert standing is not None  # noqa: S101 - it has an initiative
    index = place_in([_standing(tx.get(key)) for key in rest], standing)
    tx.scene(order=(*rest[:index], who, *rest[index:]))


def put_next_to(tx: Tx, who: str, other: str, *, after: bool = False) -> None:
    """Place a combatant directly before (or after) another; its initiative becomes that count."""
    rest = [key for key in tx.state.order if key != who]
    index = rest.index(other) + after
    tx.scene(order=(*rest[:index], who, *rest[index:]))
    tx.change(who, initiative=tx.get(other).initiative)


def _standing(combatant: Combatant) -> Standing | None:
    if combatant.initiative is None:
        return None
    return (combatant.initiative, combatant.creature.init, combatant.tiebreak)


def _roll_off(tx: Tx, who: str, rest: tuple[str, ...]) -> None:
    """Ties of initiative and modifier are rolled off; the faces are stored, so the order never changes by itself."""
    new = tx.get(who)
    rivals = [
        key
        for key in rest
        if (c := tx.get(key)).initiative == new.initiative and c.creature.init == new.creature.init and not c.removed
    ]
    if not rivals:
        return
    for key in (who, *rivals):
        if not tx.get(key).tiebreak:
            _roll_for(tx, key)
    while tied := [key for key in rivals if tx.get(key).tiebreak == tx.get(who).tiebreak]:
        for key in (who, *tied):
            _roll_for(tx, key)


def _roll_for(tx: Tx, who: str) -> None:
    combatant = tx.get(who)
    face = tx.roll(f"tie:{combatant.name}")
    tx.change(who, tiebreak=(*combatant.tiebreak, face))
