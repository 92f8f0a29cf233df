"""Who is in the encounter: add, remove, rename, edit (rule A8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

from encounter_tracker.encounter import carrying, do_hit_points, do_turns, due, events
from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.ending import end_for
from encounter_tracker.encounter.ordering import put_in_order
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.state import Combatant, Resource
from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.dice import parse_dice
from encounter_tracker.rules.initiative import free_names
from encounter_tracker.rules.vocabulary import FIGURES, Side

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.tx import Tx


def add(tx: Tx, command: c.AddCombatant) -> None:
    """Add one or several copies; above the active one they have no turn this round, below they have (rule A8)."""
    creature = command.creature
    if creature is None:
        if command.from_ is None:
            raise RefusedError("need_creature")
        raise RefusedError("unknown_creature", name=command.from_)
    if command.carried is not None and command.count > 1:
        raise RefusedError("carried_by_one")
    typed = command.name is not None
    for name in free_names(command.name or creature.name, command.count, tx.state.by_name, typed=typed):
        _add_one(tx, command, creature, name)


def _refuse_id(tx: Tx, name: str, own: str = "") -> None:
    """Refuse the id of another as a name: commands take either."""
    other = tx.state.combatants.get(name)
    if other is not None and name != own:
        raise RefusedError("name_is_id", name=name, other=other.name)


def _add_one(tx: Tx, command: c.AddCombatant, creature: Creature, name: str) -> None:
    _refuse_id(tx, name)
    combatant = tx.put(
        Combatant(
            id=tx.new_id("c"),
            name=name,
            creature=creature,
            base_hp=_hit_points(tx, command, creature, name),
            side=command.side,
            aware=command.aware,
            hidden=command.hidden,
            flying=command.flying,
            swimming=command.swimming,
            by_hand=command.by_hand,
            colour=command.colour,
            member=command.member,
        ),
    )
    who = combatant.id
    if command.carried is not None:
        carrying.bring(tx, who, command.carried)
    tx.emit(events.CombatantAdded(who=who))
    if command.initiative is not None or command.roll is not None or tx.state.started:
        do_turns.roll_initiative(tx, who, total=command.initiative, face=command.roll)
    else:
        put_in_order(tx, who)
    active = tx.state.active
    if active is not None and tx.state.order.index(who) < tx.state.order.index(active):
        now = tx.state.round
        tx.change(who, started_round=now, ended_round=now, counted_round=now)


def _hit_points(tx: Tx, command: c.AddCombatant, creature: Creature, name: str) -> int:
    if command.carried is not None:
        return creature.hp if command.carried.base_hp is None else command.carried.base_hp
    if isinstance(command.hp, int):
        return command.hp
    if command.hp == "average" or not creature.hp_formula:
        return creature.hp
    formula = parse_dice(creature.hp_formula)
    if formula is None:
        raise RefusedError("bad_formula", formula=creature.hp_formula)
    rolled = sum(sign * tx.roll(f"hp:{name}", sides) for sign, count, sides in formula.dice for _ in range(count))
    return max(1, rolled + formula.bonus)


def remove(tx: Tx, command: c.RemoveCombatant) -> None:
    """Take combatants out; what they anchor goes on being counted at their place (rule A4)."""
    gone = [combatant.id for combatant in tx.whos(command.who)]
    for who in gone:
        for effect in tx.state.effects_on.get(who, ()):
            end_for(tx, effect, who, "removed")
        due.clear(tx, who)
        tx.change(who, removed=True, delaying=False, readied=None)
        tx.emit(events.CombatantRemoved(who=who))
    if tx.state.active in gone:
        do_turns.pass_on(tx)


def rename(tx: Tx, command: c.RenameCombatant) -> None:
    """Give another name; names are unique among those present."""
    combatant = tx.who(command.who)
    _rename(tx, combatant, command.to)


def _rename(tx: Tx, combatant: Combatant, name: str) -> None:
    if tx.state.by_name.get(name, combatant.id) != combatant.id:
        raise RefusedError("name_taken", name=name)
    _refuse_id(tx, name, combatant.id)
    tx.change(combatant.id, name=name)
    tx.emit(events.CombatantRenamed(who=combatant.id, old=combatant.name, new=name))


#: Fields of ``edit`` that belong to the combatant, not to its stat block, with their types.
_OWN: Final[dict[str, Any]] = {
    "side": Side,
    "hidden": bool,
    "flying": bool,
    "swimming": bool,
    "by_hand": bool,
    "unseen_miss": Annotated[int, Meta(ge=0, le=50)] | None,
    "note": str,
    "colour": str,
    "member": str,
}

#: Fields of ``edit`` that need more than being stored, with their types.
_SPECIAL: Final[dict[str, Any]] = {
    "name": Annotated[str, Meta(min_length=1)],
    "current_hp": int,
    "temp_hp": c.Points,
    "nonlethal": c.Points,
    "initiative": int,
    "figures": dict[str, int | None],
    "resources": dict[str, Resource | None],
}
#: Mappings of the stat block with names of their own: null takes an entry away.
_OPEN: Final = ("skills", "special", "resist", "speed")


def edit(tx: Tx, command: c.EditCombatant) -> None:
    """Set fields of the stat block (nested ones are merged) or of the combatant.

    Besides the fields of a creature: side, hidden, flying, swimming, by_hand, unseen_miss, note, colour, member (its
    key in the party), current_hp, temp_hp, nonlethal, initiative, ``figures``: {figure: value the game master
    decrees, or null to go back}, and ``resources``: {name: {left, most, daily}, or null}. In skills, special, resist
    and speed, null takes an entry away.
    """
    combatant = tx.who(command.who)
    who, fields = combatant.id, dict(command.set)
    if not fields:
        raise RefusedError("nothing_to_set", who=combatant.name)
    special = {key: _value(key, fields.pop(key), kind) for key, kind in _SPECIAL.items() if key in fields}
    own = {key: _value(key, fields.pop(key), _OWN[key]) for key in tuple(fields) if key in _OWN}
    if own:
        tx.change(who, **own)
    if fields:
        creature = _edited(combatant.creature, fields)
        tx.change(who, creature=creature, base_hp=creature.hp if "hp" in fields else combatant.base_hp)
    if "name" in special:
        _rename(tx, tx.get(who), special["name"])
    overruled = _overrule(tx, who, special["figures"]) if "figures" in special else ()
    used = _resources_changed(combatant.resources, special.get("resources", {}))
    tx.emit(events.CombatantEdited(who=who, fields=tuple(command.set), overruled=overruled, resources=used))
    _set_specials(tx, who, special)


def _set_specials(tx: Tx, who: str, special: dict[str, Any]) -> None:
    if "initiative" in special:
        do_turns.roll_initiative(tx, who, total=special["initiative"])
    if "temp_hp" in special:
        tx.change(who, temp_hp={"": special["temp_hp"]} if special["temp_hp"] else {})
    if "nonlethal" in special:
        tx.change(who, nonlethal=special["nonlethal"])
    if "resources" in special:
        merged = {**tx.get(who).resources, **special["resources"]}
        tx.change(who, resources={name: value for name, value in merged.items() if value is not None})
    if "current_hp" in special:
        do_hit_points.set_current(tx, who, special["current_hp"])


def _resources_changed(
    before: dict[str, Resource], wanted: dict[str, Resource | None]
) -> tuple[events.ResourceChanged, ...]:
    """Of which resources more or fewer are left."""
    pairs = ((name, before.get(name), after) for name, after in wanted.items())
    return tuple(
        events.ResourceChanged(
            name=name, before=was.left if was is not None else None, after=now.left if now is not None else None
        )
        for name, was, now in pairs
        if was != now
    )


def _overrule(tx: Tx, who: str, wanted: dict[str, int | None]) -> tuple[events.Overruled, ...]:
    """Set figures, or let them be reckoned again (null); what each was and is."""
    before = derived(tx.state, who).figures
    tx.change(who, overrides=_overrides(tx.get(who), wanted))
    after = derived(tx.state, who).figures
    return tuple(
        events.Overruled(figure=name, before=before[name].value, after=after[name].value, back=value is None)
        for name, value in wanted.items()
        if name in before
    )


def _value(field: str, value: Any, kind: Any) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise RefusedError("bad_edit", detail=f"{field}: {error}") from error


def _edited(creature: Creature, fields: dict[str, Any]) -> Creature:
    merged = _merge(msgspec.to_builtins(creature), fields)
    for key in _OPEN:
        if isinstance(merged.get(key), dict):
            merged[key] = {name: value for name, value in merged[key].items() if value is not None}
    try:
        return msgspec.convert(merged, Creature)
    except msgspec.ValidationError as error:
        raise RefusedError("bad_edit", detail=str(error)) from error


def _merge(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    merged = dict(old)
    for key, value in new.items():
        there = merged.get(key)
        merged[key] = _merge(there, value) if isinstance(value, dict) and isinstance(there, dict) else value
    return merged


def _overrides(combatant: Combatant, values: dict[str, int | None]) -> dict[str, int]:
    unknown = [name for name in values if name not in FIGURES]
    if unknown:
        raise RefusedError("bad_edit", detail=f"figures: {', '.join(unknown)}")
    merged = {**combatant.overrides, **values}
    return {name: value for name, value in merged.items() if value is not None}


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.AddCombatant: add,
    c.RemoveCombatant: remove,
    c.RenameCombatant: rename,
    c.EditCombatant: edit,
}
