"""What damage, healing and temporary hit points will do, before and while they are applied (sections C1 and D).

One function for both: the window shows the very outcome that the command then brings about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.mortality import death_cause
from encounter_tracker.encounter.refusal import Reason
from encounter_tracker.encounter.senses import ethereal
from encounter_tracker.encounter.suppression import ANTIMAGIC, magic_held, usable_temp_hp, working
from encounter_tracker.encounter.warding import protections
from encounter_tracker.rules.damage import (
    Blow,
    Defence,
    Part,
    PartReckoning,
    defence_of,
    overrule,
    reckon,
    stops_regeneration,
    without_magic,
)
from encounter_tracker.rules.immunity import immunity
from encounter_tracker.rules.qualities import natural_qualities
from encounter_tracker.rules.wounds import lose, mend

if TYPE_CHECKING:
    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.encounter.state import Combatant, Encounter
    from encounter_tracker.rules.vocabulary import AttackKind, EffectKind

#: Blows that are magic themselves, and of which kind (rule H4).
_MAGIC: Final[dict[AttackKind, EffectKind]] = {
    "spell": "spell",
    "spell-like": "spell-like",
    "supernatural": "supernatural",
    "channel": "supernatural",
}

HitPointCommand = c.DealDamage | c.Heal | c.GiveTempHp


class TargetPreview(Struct, frozen=True, kw_only=True):
    """What a command does to one target's hit points; with ``refusal`` it does nothing.

    ``total``: the points that pass all defences, or that heal, or the temporary ones. ``lethal``, ``nonlethal`` and
    ``temporary`` are lost points; ``healed`` and ``healed_nonlethal`` come back; ``temp_hp`` is what there is after.
    ``stopped_regeneration``: the word that stops it (rule C4). ``riders_lost``: what rode on a blow that came to
    nothing (rule D7).
    """

    who: str
    name: str
    parts: tuple[PartReckoning, ...] = ()
    riders: tuple[str, ...] = ()
    riders_lost: tuple[str, ...] = ()
    rolled: int = 0
    total: int = 0
    lethal: int = 0
    nonlethal: int = 0
    temporary: int = 0
    healed: int = 0
    healed_nonlethal: int = 0
    temp_hp: int = 0
    hp_before: int = 0
    hp_after: int = 0
    status_before: str = "up"
    status_after: str = "up"
    stopped_regeneration: str = ""
    refusal: Reason | None = None


class Outcome(Struct, frozen=True):
    """A preview and the combatant as it will be."""

    preview: TargetPreview
    after: Combatant


def preview(state: Encounter, command: HitPointCommand) -> tuple[TargetPreview, ...]:
    """What a command would do to each of its targets (rule D1: shown before it is applied)."""
    names = (command.target,) if isinstance(command.target, str) else command.target
    found: dict[str, TargetPreview] = {}
    for name in names:
        who = find(state, name)
        if who is None:
            found[name] = TargetPreview(who="", name=name, refusal=Reason("unknown_combatant", {"name": name}))
        else:
            found[who] = outcome(state, who, command).preview
    return tuple(found.values())


def find(state: Encounter, name: str | None) -> str | None:
    """The id of a combatant by its name or id."""
    if name is None:
        return None
    return state.by_name.get(name) or (name if name in state.combatants else None)


def outcome(state: Encounter, who: str, command: HitPointCommand) -> Outcome:
    """What a command does to one target (by id)."""
    combatant = state.combatants[who]
    refusal = None if command.force else _refusal(combatant, command)
    if refusal is not None:
        now = derived(state, who)
        same = {"hp_before": now.hp, "hp_after": now.hp, "status_before": now.status, "status_after": now.status}
        return Outcome(
            TargetPreview(who=who, name=combatant.name, temp_hp=now.temp_hp, refusal=refusal, **same),  # type: ignore[arg-type]
            combatant,
        )
    if isinstance(command, c.DealDamage):
        return _hurt(state, combatant, command)
    if isinstance(command, c.Heal):
        return healing(state, combatant.id, command.amount)
    return _grant(state, combatant, command)


def magic_of(command: c.DealDamage) -> EffectKind | None:
    """The kind of magic that a blow is; None: a body or a weapon strikes it, or nobody said what it is."""
    return _MAGIC.get(command.attack.kind) if command.attack is not None else None


def _refusal(combatant: Combatant, command: HitPointCommand) -> Reason | None:
    if not isinstance(command, c.DealDamage):
        return Reason("is_dead", {"who": combatant.name}) if combatant.death is not None else None
    if combatant.antimagic and magic_of(command) is not None and _decreed(combatant, command) is None:
        return Reason("immune", {"who": combatant.name, "reason": ANTIMAGIC})
    if not command.nonlethal or _decreed(combatant, command) is not None:
        return None
    immune = immunity(combatant.creature, "nonlethal")
    return Reason("immune", {"who": combatant.name, "reason": immune}) if immune is not None else None


def _decreed(combatant: Combatant, command: c.DealDamage) -> int | None:
    """The points that the game master says this target takes."""
    return command.overrule.get(combatant.name, command.overrule.get(combatant.id))


def _hurt(state: Encounter, combatant: Combatant, command: c.DealDamage) -> Outcome:
    now = derived(state, combatant.id)
    blow = blow_of(state, command, combatant)
    saved = command.saved
    if not isinstance(saved, bool):
        saved = combatant.name in saved or combatant.id in saved
    result = reckon(blow, defence(state, combatant, now), saved=saved)
    decreed = _decreed(combatant, command)
    if decreed is not None:
        result = overrule(blow, result, decreed, saved=saved)
    regeneration = combatant.creature.regeneration
    usable = usable_temp_hp(combatant, state.effects_on.get(combatant.id, ()))
    held = {source: points for source, points in combatant.temp_hp.items() if source not in usable}
    loss = lose(
        result.total,
        temp_hp=usable,
        nonlethal=command.nonlethal,
        nonlethal_before=combatant.nonlethal,
        max_hp=now.max_hp,
        regenerates=regeneration is not None,
    )
    stopped = stops_regeneration(regeneration.stopped_by, blow, result) if regeneration is not None else None
    after = replace(
        combatant,
        temp_hp=held | loss.temp_hp,
        nonlethal=combatant.nonlethal + loss.nonlethal,
        wounds=combatant.wounds + loss.lethal,
        stable=combatant.stable and not loss.lethal,
        hurt_by=find(state, command.source) if loss.lethal else combatant.hurt_by,
        regeneration_stopped=combatant.regeneration_stopped if stopped is None else "pending",
    )
    return _outcome(
        state,
        now,
        after,
        parts=result.parts,
        riders=result.riders,
        riders_lost=result.riders_lost,
        rolled=result.rolled,
        total=result.total,
        lethal=loss.lethal,
        nonlethal=loss.nonlethal,
        temporary=loss.temporary,
        stopped_regeneration=stopped or "",
    )


def healing(state: Encounter, who: str, amount: int, *, nonlethal: int = 0) -> Outcome:
    """Healing of any origin (rules C1, C3, C4, C6); ``nonlethal``: so much more of nonlethal damage alone."""
    combatant = state.combatants[who]
    now = derived(state, who)
    gain = mend(amount, hp=now.hp, max_hp=now.max_hp)
    stunning = min(amount + nonlethal, combatant.nonlethal)
    after = replace(
        combatant,
        wounds=combatant.wounds - gain,
        nonlethal=combatant.nonlethal - stunning,
        stable=now.hp + gain < 0 and (combatant.stable or amount > 0),
    )
    return _outcome(
        state,
        now,
        after,
        rolled=amount,
        total=amount,
        healed=gain,
        healed_nonlethal=stunning,
    )


def _grant(state: Encounter, combatant: Combatant, command: c.GiveTempHp) -> Outcome:
    source = find(state, command.source) or command.source or ""
    most = max(command.amount, combatant.temp_hp.get(source, 0))
    after = replace(combatant, temp_hp={**combatant.temp_hp, source: most} if most else combatant.temp_hp)
    now = derived(state, combatant.id)
    return _outcome(state, now, after, rolled=command.amount, total=command.amount)


def _outcome(state: Encounter, now: Derived, after: Combatant, **fields: Any) -> Outcome:
    """The state of the target afterwards, death included."""
    then = derived(state.with_combatant(after), after.id)
    dead = after.death is not None or death_cause(after, then) is not None
    shown = TargetPreview(
        who=after.id,
        name=after.name,
        temp_hp=then.temp_hp,
        hp_before=now.hp,
        hp_after=then.hp,
        status_before=now.status,
        status_after="dead" if dead else then.status,
        **fields,
    )
    return Outcome(shown, after)


def blow_of(state: Encounter, command: c.DealDamage, target: Combatant) -> Blow:
    """The blow of a command against one target; its source's body counts for natural attacks (rule D5).

    Where magic is held down a magic weapon is a weapon like any other (rule H4).
    """
    parts = command.parts or (c.DamagePart(amount=command.amount or 0, type=command.type),)
    given = tuple(Part(part.amount, part.type) for part in parts)
    attack = command.attack
    found = find(state, command.source)
    source = state.combatants[found] if found is not None else None
    beyond = source is not None and ethereal(source, working(state, source.id))
    if attack is None:
        return Blow(parts=given, ethereal=beyond, riders=command.riders)
    launcher = attack.launcher or c.Launcher()
    blow = Blow(
        parts=given,
        kind=attack.kind,
        ethereal=beyond,
        incorporeal=attack.incorporeal,
        area=attack.area,
        magical=attack.magical,
        ghost_touch=attack.ghost_touch,
        ignores_reduction=attack.ignores_reduction,
        enhancement=attack.enhancement,
        materials=attack.materials,
        alignments=attack.alignments,
        launcher_enhancement=launcher.enhancement,
        launcher_alignments=launcher.alignments,
        natural_qualities=natural_qualities(source.creature) if source is not None else (),
        riders=command.riders,
    )
    return without_magic(blow) if magic_held(target, source) else blow


def defence(state: Encounter, combatant: Combatant, now: Derived) -> Defence:
    """What a combatant has against damage now (section D)."""
    found = defence_of(
        combatant.creature,
        resist=now.resist,
        reductions=now.dr,
        incorporeal="incorporeal" in now.conditions,
        protections=protections(state, combatant.id),
        infer_vulnerability=combatant.by_hand and state.options.fire_immunity_means_cold_vulnerability,
    )
    return replace(found, ethereal=ethereal(combatant, working(state, combatant.id)))
