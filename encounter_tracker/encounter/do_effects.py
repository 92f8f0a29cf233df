"""Effects in force: begin, change, end, dismiss, keep up (section F)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from encounter_tracker.encounter import casting, events
from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.acting import must_act
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.do_hit_points import give_temp_hp
from encounter_tracker.encounter.do_levels import give_negative_levels
from encounter_tracker.encounter.ending import end_effect, end_for
from encounter_tracker.encounter.hostile import hostile_act
from encounter_tracker.encounter.laying import Standing, admitted, anchor_of, lay, stand, tell_deepened, timing
from encounter_tracker.encounter.opposites import meet_opposites
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.state import Effect, Target
from encounter_tracker.encounter.suppression import must_have_magic, works_on
from encounter_tracker.encounter.turnflow import stop_concentrating
from encounter_tracker.rules.durations import Duration
from encounter_tracker.rules.immunity import immunity
from encounter_tracker.rules.triggers import unnoticed
from encounter_tracker.rules.walls import wall_problem

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Combatant, Wall
    from encounter_tracker.encounter.tx import Tx

#: Fields of ``effect`` that go into the effect as they are.
_SAME: Final = (
    "name",
    "catalogue",
    "kind",
    "level",
    "dc",
    "duration",
    "descriptors",
    "modifiers",
    "conditions",
    "dismissible",
    "ends_on_hostile_act",
    "forbids_hostile_acts",
    "protects_from",
    "spell_resistance",
    "slot",
    "light",
    "darkness",
    "dispels_opposite",
    "blocks_darkvision",
    "trigger",
    "wall",
    "note",
)


def apply_effect(tx: Tx, command: c.ApplyEffect) -> None:
    """Bring an effect into force (rules F1 to F5)."""
    targets = tx.whos(command.targets)
    must_have_magic(tx, tx.source_id(command.source), command.kind)
    effect = effect_of(tx, command, targets)
    saved = {tx.who(name).id for name in command.saved}
    laid = lay(tx, effect, targets, sr_rolls=command.sr_rolls, saved=saved)
    affected = tuple(who for who in laid.targets if works_on(tx.get(who), laid))
    if command.temp_hp and affected:
        give_temp_hp(tx, c.GiveTempHp(target=affected, amount=command.temp_hp, source=laid.name))
    for who in affected if command.negative_levels else ():
        try:
            give_negative_levels(
                tx,
                c.GiveNegativeLevels(
                    target=who,
                    count=command.negative_levels,
                    dc=command.dc,
                    source=command.source,
                    force=command.force,
                ),
            )
        except RefusedError as refusal:
            reason = str(refusal.reason.values.get("reason", refusal.reason.values.get("effect", "")))
            tx.emit(events.TargetImmune(who=who, to="negative levels", reason=reason))


def effect_of(tx: Tx, command: c.ApplyEffect, targets: list[Combatant]) -> Effect:
    """The effect that a command brings about, not yet laid on anyone."""
    source = tx.source_id(command.source)
    _check_wall(tx, command.wall)
    when = timing(tx, command.duration)
    return Effect(
        id=_fresh_id(tx, command.id),
        source=source,
        source_text="" if source is not None else command.source or "",
        anchor=anchor_of(tx, command.anchor, source, (t.id for t in targets)),
        caster_level=_caster_level(tx, command.caster_level, source),
        remaining=when.remaining,
        until=when.until,
        concentration=when.concentration,
        begun=tx.state.clock,
        count=_count_now(tx),
        counted_round=tx.state.round if tx.state.started else None,
        **{field: getattr(command, field) for field in _SAME},
    )


def _check_wall(tx: Tx, wall: Wall | None) -> None:
    """Refuse an unsound wall (rule F12)."""
    problem = wall_problem(wall.height, wall.thickness, wall.squares) if wall is not None else None
    if problem is not None:
        tx.refuse("bad_wall", problem=problem)


def _fresh_id(tx: Tx, wanted: str | None) -> str:
    if wanted is None:
        return tx.new_id("e")
    if wanted in tx.state.effects:
        raise RefusedError("id_taken", name=wanted)
    return wanted


def _count_now(tx: Tx) -> int | None:
    active = tx.state.active
    return tx.get(active).initiative if active is not None else None


def _caster_level(tx: Tx, given: int | None, source: str | None) -> int | None:
    if given is not None or source is None:
        return given
    return derived(tx.state, source).figures["caster_level"].value


def add_target(tx: Tx, command: c.AddTarget) -> None:
    """Someone more comes under an effect in force (rules F1, E2)."""
    effect = tx.effect(command.effect)
    newcomers = [who for who in tx.whos(command.targets) if who.id not in effect.targets]
    given = Standing(
        effect=effect,
        sr_rolls=command.sr_rolls,
        saved=frozenset(tx.who(name).id for name in command.saved),
    )
    for who in admitted(tx, effect, newcomers):
        target = stand(tx, given, who)
        targets, checked = {**effect.targets, who.id: target}, {**effect.sr_checked, **given.checked}
        effect = tx.put_effect(replace(effect, targets=targets, sr_checked=checked))
        tx.emit(events.EffectTargetAdded(effect=effect.id, name=effect.name, target=who.id, state=target.state))
        tell_deepened(tx, effect, who.id)
    meet_opposites(tx, effect)


def end(tx: Tx, command: c.EndEffect) -> None:
    """The game master ends an effect, for all or for one."""
    if command.target is None:
        end_effect(tx, tx.effect(command.effect), "removed")
    else:
        effect, who = _targeted(tx, command.effect, command.target)
        end_for(tx, effect, who.id, "removed", stays=effect.is_place)


def _targeted(tx: Tx, name: str, target: str) -> tuple[Effect, Combatant]:
    who = tx.who(target)
    effect = tx.effect(name, on=who.id)
    if who.id not in effect.targets:
        raise RefusedError("not_a_target", who=who.name, effect=effect.name)
    return effect, who


def edit(tx: Tx, command: c.EditEffect) -> None:
    """Change an effect in force; a new duration starts its count afresh."""
    effect = tx.effect(command.effect)
    given = {
        field: value
        for field in command.__struct_fields__
        if field not in {"effect", "force", "rolls"} and (value := getattr(command, field)) is not UNSET
    }
    changed = dict(given)
    _check_wall(tx, changed.get("wall"))
    if "source" in changed:
        changed["source"] = tx.source_id(command.source if isinstance(command.source, str) else None)
        changed["source_text"] = "" if changed["source"] else given["source"] or ""
    if isinstance(changed.get("anchor"), str):
        changed["anchor"] = tx.who(changed["anchor"]).id
    if "duration" in changed:
        when = timing(tx, changed["duration"])
        changed |= {"remaining": when.remaining, "until": when.until, "concentration": when.concentration}
        changed |= {"begun": tx.state.clock, "permanent": False}
    if "remaining" in given:
        changed["remaining"] = given["remaining"]
    if "conditions" in given:
        changed["targets"] = {key: replace(target, conditions=None) for key, target in effect.targets.items()}
    tx.refuse_mixed_up(tx.put_effect(replace(effect, **changed)))
    tx.emit(events.EffectChanged(effect=effect.id, name=str(changed.get("name", effect.name)), fields=tuple(given)))
    if changed.get("remaining") == 0:
        end_effect(tx, tx.state.effects[effect.id], "removed")
    elif given.keys() & {"light", "darkness", "level", "dispels_opposite"}:
        meet_opposites(tx, tx.state.effects[effect.id])


def suppress(tx: Tx, command: c.SuppressEffect) -> None:
    """Hold an effect down, or let it work again."""
    if command.target is None:
        effect = tx.effect(command.effect)
        chosen = list(effect.targets)
    else:
        effect, who = _targeted(tx, command.effect, command.target)
        chosen = [who.id]
    old, new = ("affected", "suppressed") if command.on else ("suppressed", "affected")
    targets: dict[str, Target] = dict(effect.targets)
    for key in chosen:
        if targets[key].state == old:
            targets[key] = replace(targets[key], state=new)
            tx.emit(
                events.EffectSuppressed(effect=effect.id, name=effect.name, target=key, suppressed=command.on),
            )
    tx.put_effect(replace(effect, targets=targets))


def trigger(tx: Tx, command: c.TriggerEffect) -> None:
    """A stored effect goes off, or a charge is spent: it ends (rules F3, F11)."""
    by = tx.who(command.on).id if command.on is not None else None
    if command.target is None:
        effect = tx.effect(command.effect)
        _must_be_noticed(tx, command, effect, by)
        end_effect(tx, effect, "triggered", by=by)
    else:
        effect, who = _targeted(tx, command.effect, command.target)
        _must_be_noticed(tx, command, effect, by)
        end_for(tx, effect, who.id, "triggered", by=by)


def _must_be_noticed(tx: Tx, command: c.TriggerEffect, effect: Effect, by: str | None) -> None:
    if command.sense is None:
        return
    why = unnoticed(
        command.sense,
        dc=effect.dc,
        stealth=command.stealth,
        invisible=by is not None and "invisible" in derived(tx.state, by).conditions,
        line_of_sight=command.line_of_sight,
        audible=command.audible,
    )
    if why is not None:
        tx.refuse("trigger_unnoticed", effect=effect.name, why=why)


def dismiss(tx: Tx, command: c.DismissEffect) -> None:
    """Only what says so, by its caster, for all (rule F7)."""
    effect = tx.effect(command.effect)
    if not effect.dismissible:
        tx.refuse("not_dismissible", effect=effect.name)
    by = tx.who(command.by).id if command.by is not None else effect.source
    if by != effect.source:
        tx.refuse("not_its_caster", effect=effect.name)
    end_effect(tx, effect, "dismissed", by=by)


def concentrate(tx: Tx, command: c.Concentrate) -> None:
    """Keep a spell up; one round too many ends it and tires the caster (rule F5)."""
    who = tx.who(command.who)
    now = derived(tx.state, who.id)
    must_act(tx, who, mental=True)
    if tx.state.active != who.id:
        tx.refuse("not_their_turn", who=who.name)
    for tired in ("fatigued", "exhausted"):
        if tired in now.conditions:
            tx.refuse("too_tired_to_concentrate", who=who.name, condition=tired)
    effect = _kept_up(tx, who, command.effect)
    must_have_magic(tx, who.id, effect.kind)
    casting.interrupt(tx, who.id)
    tx.change(who.id, concentrated_on=effect.id)
    concentration = effect.concentration
    assert concentration is not None  # noqa: S101 - _kept_up looks for it
    used, limit = concentration.used + 1, tx.state.options.concentration_limit_rounds
    tx.change_effect(effect.id, concentration=replace(concentration, used=used, kept=True))
    own = effect.duration.max if isinstance(effect.duration, Duration) else None
    most = min(limit, own.in_rounds) if own is not None else limit
    tx.emit(events.ConcentrationKept(who=who.id, effect=effect.id, name=effect.name, used=used, limit=most))
    if used > limit:
        stop_concentrating(tx, tx.state.effects[effect.id], "concentration_limit")
        _tire(tx, who)


def _kept_up(tx: Tx, who: Combatant, name: str | None) -> Effect:
    found = [e for e in tx.state.effects.values() if e.concentration is not None and e.kept_up_by == who.id]
    if name is not None:
        found = [e for e in found if name in {e.id, e.name}]
    if not found:
        raise RefusedError("not_concentrating", who=who.name)
    if len(found) > 1:
        raise RefusedError("which_concentration", who=who.name)
    return found[0]


def _tire(tx: Tx, who: Combatant) -> None:
    reason = immunity(who.creature, "fatigue")
    if reason is not None:
        tx.emit(events.TargetImmune(who=who.id, to="fatigued", reason=reason))
        return
    lay(
        tx,
        Effect(
            id=tx.new_id("e"),
            name="fatigued",
            kind="nonmagical",
            condition=True,
            anchor=who.id,
            conditions=("fatigued",),
            begun=tx.state.clock,
        ),
        [who],
        why="concentration_limit",
    )


def mark_hostile(tx: Tx, command: c.MarkHostileAct) -> None:
    """The game master marks a hostile act (rule F10)."""
    who = tx.who(command.who)
    against = [] if command.against is None else tx.whos(command.against)
    tx.emit(events.HostileActDone(who=who.id, against=against[0].id if against else ""))
    hostile_act(tx, who.id, [victim.id for victim in against])


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.ApplyEffect: apply_effect,
    c.AddTarget: add_target,
    c.EndEffect: end,
    c.EditEffect: edit,
    c.SuppressEffect: suppress,
    c.TriggerEffect: trigger,
    c.DismissEffect: dismiss,
    c.Concentrate: concentrate,
    c.MarkHostileAct: mark_hostile,
}
