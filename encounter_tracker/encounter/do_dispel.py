"""Dispelling effects and countering spells (rules F9, E5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.encounter import casting, events
from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.acting import must_act
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.dispelling import (
    Check,
    dispel_by_caster_level,
    dispel_by_degree,
    open_to,
    report_shielded,
    shielded,
)
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.suppression import must_have_magic
from encounter_tracker.rules.casting import spell_dc
from encounter_tracker.rules.dispelling import caster_level_dc, counteracts, degree_of
from encounter_tracker.rules.kinds import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Combatant, Effect
    from encounter_tracker.encounter.tx import Tx


def dispel(tx: Tx, command: c.DispelEffects | c.CounterSpell) -> None:
    """Dispel effects: spells and spell-like abilities only (rule F9)."""
    by = _who_dispels(tx, command)
    effects = open_to(tx, _chosen(tx, command), by.id)
    shields = shielded(tx, effects, by, command.sr_rolls)
    effects = report_shielded(tx, effects, shields, by.id)
    if not effects:
        return
    one = effects[0] if len(effects) == 1 else None
    if tx.state.options.dispel == "counteract":
        level = _level(command, by)
        check = _check(tx, command, by, level, dc=one.dc if one is not None else None, label=_names(effects))
        dispel_by_degree(tx, effects, check, shields)
    else:
        dc = caster_level_dc(one.caster_level or 0) if one is not None else None
        check = _check(tx, command, by, 0, dc=dc, label=_names(effects))
        dispel_by_caster_level(tx, effects, check, shields)


def counterspell(tx: Tx, command: c.CounterSpell) -> None:
    """Counter the spell that someone is casting: it is lost if the check reaches it (rule F9)."""
    if command.spell_of is None:
        dispel(tx, command)
        return
    by, caster = _who_dispels(tx, command), tx.who(command.spell_of)
    spell = casting.under_way(tx, caster.id)
    if spell is None or spell.held:
        raise RefusedError("not_casting", who=caster.name)
    casting.interrupt(tx, by.id, reaction=True)
    if tx.state.options.dispel == "counteract":
        dc = spell.dc if spell.dc is not None else spell_dc(spell.level, casting.casting_modifier(tx.state, caster.id))
        check = _check(tx, command, by, _level(command, by), dc=dc, label=spell.name)
        why: str = degree_of(check.total, dc, check.face)
        success = counteracts(degree_of(check.total, dc, check.face), dispelling_level=check.level, level=spell.level)
    else:
        dc = caster_level_dc(derived(tx.state, caster.id).figures["caster_level"].total)
        check = _check(tx, command, by, 0, dc=dc, label=spell.name)
        why, success = "caster_level", check.total >= dc
    if success:
        casting.lose(tx, caster.id, "counterspelled", by=by.id)
    else:
        tx.emit(events.EffectWithstood(name=spell.name, why=why, caster=caster.id, by=by.id))


def _who_dispels(tx: Tx, command: c.Counteract) -> Combatant:
    by = tx.who(command.by)
    must_act(tx, by, mental=True)
    must_have_magic(tx, by.id)
    return by


def _chosen(tx: Tx, command: c.Counteract) -> list[Effect]:
    """The effects named, and all spells of someone."""
    names = (command.effects,) if isinstance(command.effects, str) else command.effects
    found = {effect.id: effect for effect in map(tx.effect, names)}
    if command.spell_of is not None:
        caster = tx.who(command.spell_of)
        theirs = [e for e in tx.state.effects.values() if e.source == caster.id and KINDS[e.kind].dispellable]
        if not theirs:
            raise RefusedError("no_spells_of", who=caster.name)
        found |= {effect.id: effect for effect in theirs}
    if not found:
        raise RefusedError("what_to_dispel")
    return list(found.values())


def _names(effects: list[Effect]) -> str:
    return ", ".join(dict.fromkeys(effect.name for effect in effects))


def _level(command: c.Counteract, by: Combatant) -> int:
    """The level of the dispelling spell: as said, else that of the spell being cast or just cast."""
    if command.level is not None:
        return command.level
    spell = by.casting
    if spell is None or spell.state == "lost":
        raise RefusedError("need_level")
    return spell.level


def _check(tx: Tx, command: c.Counteract, by: Combatant, level: int, *, dc: int | None, label: str) -> Check:
    """Make the check: a caster level check, or a roll of the casting ability with the caster level (rule F9)."""
    modifier = command.modifier
    if modifier is None:
        modifier = derived(tx.state, by.id).figures["caster_level"].total
        if tx.state.options.dispel == "counteract":
            modifier += casting.casting_modifier(tx.state, by.id)
    face, total = command.roll, command.total
    if total is None:
        face = tx.roll(f"dispel:{by.name}", face=face)
        total = face + modifier
    tx.emit(
        events.CheckRolled(
            who=by.id,
            what="dispel",
            total=total,
            face=face,
            modifier=modifier,
            dc=dc,
            success=None if dc is None else total >= dc,
            label=label,
        ),
    )
    return Check(by=by.id, level=level, total=total, face=face)


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.DispelEffects: dispel,
    c.CounterSpell: counterspell,
}
