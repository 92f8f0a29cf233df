"""Casting: begin, finish, find out what is being cast (rules G1, G2, G3, G5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from encounter_tracker.encounter import casting, events, turnflow
from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.acting import must_act, must_be_awake
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.do_effects import apply_effect, effect_of
from encounter_tracker.encounter.laying import resolve, tell_resisted
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.seeing import seen, sight_between
from encounter_tracker.encounter.senses import silenced
from encounter_tracker.encounter.spell_attacks import hit, within_range
from encounter_tracker.encounter.state import Casting
from encounter_tracker.encounter.suppression import ANTIMAGIC, must_have_magic
from encounter_tracker.rules import casting as rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx
    from encounter_tracker.rules.vocabulary import Ability

_IDENTIFYING: Final = ("identify spell", "identification de sort")


def begin(tx: Tx, command: c.BeginCast) -> None:
    """Begin to cast: its actions in any order, one after the other, in one turn (rules G1, G2)."""
    caster, spell = tx.who(command.who), command.spell
    _must_be_able(tx, caster, spell.name, spell.components)
    if not rules.at_any_time(spell.time) and tx.state.started and tx.state.active != caster.id:
        tx.refuse("not_their_turn", who=caster.name)
    if rules.is_long(spell.time) and tx.state.started:
        tx.refuse("long_casting", effect=spell.name)
    means = _means(tx, command, caster)
    actions = rules.casting_actions(spell.components, means)
    lacking = rules.lacking(actions, means)
    if lacking is not None:
        tx.refuse(f"no_{lacking[0]}", who=caster.name, component=lacking[1])
    casting.give_way(tx, caster.id)
    known_by = _recognisers(tx, caster, spell.name, auditory=any(action.auditory for action in actions))
    tx.change(
        caster.id,
        casting=Casting(
            name=spell.name,
            level=spell.level,
            actions=actions,
            rounds=rules.casting_rounds(spell.time),
            begun=tx.state.clock,
            begun_turn=caster.turns_started,
            turn_of=tx.state.active,
            dc=spell.dc,
            known_by=known_by,
            forced=tx.force,
        ),
        casting_ability=_ability(command, caster),
        concentrated_on=None,
    )
    tx.emit(
        events.SpellCastBegun(
            who=caster.id,
            name=spell.name,
            level=spell.level,
            components=tuple(action.component for action in actions),
            replaced=tuple(action.instead_of for action in actions if action.instead_of is not None),
            known_by=known_by,
            rounds=rules.casting_rounds(spell.time),
        ),
    )
    _remind(tx, caster.id, spell.level, verbal=any(action.component == "verbal" for action in actions))


def _must_be_able(tx: Tx, caster: Combatant, name: str, components: tuple[rules.Component, ...]) -> None:
    """Awake, where magic works, and under no condition that forbids it (rules G6, G8, H4)."""
    must_be_awake(tx, caster)
    must_have_magic(tx, caster.id)
    held = rules.hindrance(derived(tx.state, caster.id).conditions, components)
    if held is not None:
        tx.refuse("cannot_cast", who=caster.name, condition=held, effect=name)


def _means(tx: Tx, command: c.BeginCast, caster: Combatant) -> rules.Means:
    return rules.Means(
        caster_class=command.caster_class.strip().lower(),
        tradition=command.spell.tradition,
        holding=command.holding,
        hands_free=command.hands_free,
        voice=command.voice
        and not silenced(tx.state, caster.id)
        and not rules.voiceless(derived(tx.state, caster.id).conditions),
        instead=command.instead,
    )


def _ability(command: c.BeginCast, caster: Combatant) -> Ability | None:
    """What it casts with, where that is said or known by its class; else what it last cast with."""
    if command.spell.ability is not None:
        return command.spell.ability
    return rules.class_ability(command.caster_class.strip().lower()) or caster.casting_ability


def _recognisers(tx: Tx, caster: Combatant, name: str, *, auditory: bool) -> tuple[str, ...]:
    """Those who notice the casting and have the spell themselves: they know it at once, and its level (rule G5)."""
    found = []
    for other in tx.state.present:
        if other.id == caster.id or not rules.has_spell(other.creature.spells, name):
            continue
        now, view = derived(tx.state, other.id), sight_between(tx.state, other.id, caster.id)
        if now.can_act and rules.notices(
            now.conditions,
            auditory=auditory,
            view="" if view.sees else view.why,
            silent=_no_sound(tx, caster.id, other.id),
        ):
            found.append(other.id)
    return tuple(found)


def _no_sound(tx: Tx, caster: str, other: str) -> bool:
    """Whether nothing is heard of a casting: in a silence, or from the Ethereal Plane (rules G2, I6)."""
    beyond = seen(tx.state, caster).ethereal and not seen(tx.state, other).ethereal
    return beyond or silenced(tx.state, caster) or silenced(tx.state, other)


def _remind(tx: Tx, who: str, level: int, *, verbal: bool) -> None:
    """What makes casting harder is for the game master to see to (rules G6, I4)."""
    conditions = derived(tx.state, who).conditions
    if "entangled" in conditions:
        tx.emit(events.Reminder(who=who, what="casting_entangled", number=rules.entangled_dc(level)))
    if verbal and "deafened" in conditions:
        tx.emit(events.Reminder(who=who, what="casting_deafened", number=rules.DEAFENED_FAILURE_PERCENT))
    if "blinded" in conditions:
        # what needs no target goes anywhere: the nearest creature that way is the one it is aimed at (rule I4)
        way = tx.roll(f"direction:{tx.get(who).name}", rules.DIRECTIONS)
        tx.emit(events.Reminder(who=who, what="casting_unseeing", number=way))


# --- finishing -----------------------------------------------------------------------------------------------------


def finish(tx: Tx, command: c.FinishCast) -> None:
    """All casting actions are done: the spell takes effect on whom it reaches and hits (rules G1, G3)."""
    caster = tx.who(command.who)
    spell = caster.casting
    if spell is None or spell.state == "done":
        raise RefusedError("not_casting", who=caster.name)
    if spell.state == "lost":
        tx.refuse("spell_lost", who=caster.name, effect=spell.name, why=spell.why_lost)
    _must_be_the_same(tx, command, caster, spell)
    _must_be_able(tx, caster, spell.name, tuple(action.component for action in spell.actions))
    _take_time(tx, caster.id, spell)
    targets = within_range(tx, command, caster.id, spell.name, tx.whos(command.targets))
    reached = hit(tx, command, caster.id, spell.name, targets)
    if targets and not reached:
        tx.change(caster.id, casting=replace(spell, state="casting", held=command.keeps_on_miss))
        if not command.keeps_on_miss:
            casting.lose(tx, caster.id, "missed")
        return
    tx.change(caster.id, casting=replace(spell, state="done", why_lost=""))
    tx.emit(
        events.SpellCast(
            who=caster.id,
            name=spell.name,
            level=spell.level,
            targets=tuple(who.id for who in reached),
            used_up=spell.uses_up,
        ),
    )
    _bring_about(tx, command, caster.id, spell, reached)


def _must_be_the_same(tx: Tx, command: c.FinishCast, caster: Combatant, spell: Casting) -> None:
    source = caster.id if command.source is None else tx.source_id(command.source)
    known = {"name": spell.name, "level": spell.level, "kind": "spell"}
    different = [field for field, value in known.items() if getattr(command, field) not in {None, value}]
    different += [] if source == caster.id else ["source"]
    if different:
        tx.refuse("other_spell", who=caster.name, effect=spell.name, field=different[0])


def _take_time(tx: Tx, who: str, spell: Casting) -> None:
    """A casting that takes rounds, minutes or hours is done when they are over; outside a fight they pass now."""
    left = casting.rounds_left(tx, who, spell) if spell.rounds else 0
    if left <= 0:
        return
    if tx.state.started:
        tx.refuse("casting_goes_on", effect=spell.name, rounds=left)
        return
    tx.emit(events.TimePassed(rounds=left))
    turnflow.pass_time(tx, left)
    caster = tx.get(who)
    _must_be_able(tx, caster, spell.name, tuple(action.component for action in spell.actions))


def _bring_about(tx: Tx, command: c.FinishCast, who: str, spell: Casting, targets: list[Combatant]) -> None:
    """The effect of the spell, with the fields of ``effect``; an instantaneous one leaves nothing in force."""
    shared = {field: getattr(command, field) for field in c.EffectFields.__struct_fields__}
    laid = c.ApplyEffect(
        name=spell.name,
        level=spell.level,
        source=who,
        kind="spell",
        **(shared | {"targets": tuple(target.id for target in targets), "dc": _dc(tx, command, who, spell)}),
    )
    if not command.instantaneous:
        apply_effect(tx, laid)
        return
    saved = {tx.who(name).id for name in command.saved}
    for target in targets:
        if target.antimagic and not tx.force:
            tx.emit(events.TargetImmune(who=target.id, to=spell.name, reason=ANTIMAGIC))
    targets = [target for target in targets if tx.force or not target.antimagic]
    effect = resolve(tx, effect_of(tx, laid, targets), targets, sr_rolls=command.sr_rolls, saved=saved)
    tell_resisted(tx, effect)


def _dc(tx: Tx, command: c.FinishCast, who: str, spell: Casting) -> int | None:
    """As said now or when it began; else by the casting ability, where that is known."""
    given = command.dc if command.dc is not None else spell.dc
    if given is not None or tx.get(who).casting_ability is None:
        return given
    return rules.spell_dc(spell.level, casting.casting_modifier(tx.state, who))


# --- identifying ---------------------------------------------------------------------------------------------------


def identify(tx: Tx, command: c.IdentifySpell) -> None:
    """An action (recalling knowledge) or a reaction (with the feat for it) tells what is being cast (rule G5)."""
    who, caster = tx.who(command.who), tx.who(command.caster)
    spell = caster.casting
    if spell is None:
        raise RefusedError("not_casting", who=caster.name)
    must_act(tx, who, mental=True)
    if who.id in spell.known_by or who.id == caster.id:
        raise RefusedError("knows_already", who=who.name, effect=spell.name)
    casting.interrupt(tx, who.id, reaction=command.by == "reaction")
    tx.change(caster.id, casting=replace(spell, known_by=(*spell.known_by, who.id)))
    tx.emit(
        events.SpellIdentified(who=who.id, caster=caster.id, name=spell.name, level=spell.level, how=command.by),
    )
    if command.by == "reaction" and not any(map(who.creature.has_feature, _IDENTIFYING)):
        tx.emit(events.Reminder(who=who.id, what="identify_feat"))


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.BeginCast: begin,
    c.FinishCast: finish,
    c.IdentifySpell: identify,
}
