"""What a command does, in a few words: for the undo and redo buttons and the history."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never, cast

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter import commands as c
from encounter_tracker.viewmodels.texts.block_words import spell_name
from encounter_tracker.viewmodels.texts.durations import time_exact
from encounter_tracker.viewmodels.texts.labels_together import all_added, chief
from encounter_tracker.viewmodels.texts.language import capitalised, fill
from encounter_tracker.viewmodels.texts.names import (
    ability_name,
    condition_name,
    damage_types_name,
    effect_label,
    effect_name,
    light_name,
    save_name,
)

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter

tr = QCoreApplication.translate

_FightCommand = (
    c.SetOptions
    | c.SetEnvironment
    | c.StartEncounter
    | c.NextTurn
    | c.EndEncounter
    | c.Undo
    | c.Redo
    | c.AdvanceTime
    | c.Rest
    | c.WriteNote
)
_WaveCommand = c.PrepareWave | c.BringWave | c.DropWave
_PlaceCommand = (
    c.AddCombatant
    | c.RemoveCombatant
    | c.RenameCombatant
    | c.EditCombatant
    | c.MoveCombatant
    | c.SetInitiative
    | c.Delay
    | c.ActNow
    | c.ReadyAction
    | c.TriggerReady
)
_HarmCommand = (
    c.DealDamage
    | c.Heal
    | c.GiveTempHp
    | c.DamageAbility
    | c.DrainAbility
    | c.Restoration
    | c.RestoreAbility
    | c.GiveNegativeLevels
    | c.SaveNegativeLevel
    | c.RemoveNegativeLevels
)
_LifeCommand = (
    c.DeathAttack
    | c.Kill
    | c.Stabilise
    | c.RaiseDead
    | c.DyingCheck
    | c.StopBleed
    | c.RollConfusion
    | c.MakeSave
    | c.MarkHostileAct
)
_CastCommand = (
    c.CheckResistance
    | c.LowerResistance
    | c.BeginCast
    | c.FinishCast
    | c.IdentifySpell
    | c.DispelEffects
    | c.CounterSpell
    | c.PrepareDaily
)
_SenseCommand = (
    c.SetDistance
    | c.MarkMoved
    | c.SetAntimagic
    | c.Listen
    | c.Grope
    | c.Detect
    | c.Smell
    | c.MakeAttack
    | c.OrderCharmed
    | c.ContestCharisma
    | c.GiveAffliction
    | c.SaveAffliction
)


def command_label(command: c.Command, state: Encounter) -> str:
    """A command in a few words: "12 fire damage to Ogre", "Next turn", "Bless on 3"."""
    return capitalised(_label(cast("c.AnyCommand", command), state))


def _label(command: c.AnyCommand, state: Encounter) -> str:  # noqa: PLR0911 - one for each group
    if isinstance(command, c.DoTogether):
        return all_added(command.commands) or _label(chief(command.commands), state)
    if isinstance(command, _FightCommand):
        return _fight(command)
    if isinstance(command, _WaveCommand):
        return _wave(command, state)
    if isinstance(command, _PlaceCommand):
        return _place(command, state)
    if isinstance(command, _HarmCommand):
        return _harm(command, state)
    if isinstance(command, _LifeCommand):
        return _life(command, state)
    if isinstance(command, _CastCommand):
        return _cast(command, state)
    if isinstance(command, _SenseCommand):
        return _sense(command, state)
    return _effect(command, state)


def _fight(command: _FightCommand) -> str:  # noqa: C901, PLR0911 - one flat list
    match command:
        case c.SetOptions():
            return tr("Command", "rules options")
        case c.SetEnvironment():
            return fill(tr("Command", "light: {0}"), light_name(command.light))
        case c.StartEncounter():
            return tr("Command", "start of the fight")
        case c.NextTurn():
            return tr("Command", "next turn")
        case c.EndEncounter():
            return tr("Command", "end of the fight")
        case c.Undo():
            return tr("Command", "undo")
        case c.Redo():
            return tr("Command", "redo")
        case c.AdvanceTime():
            hours = command.hours + command.days * 24
            return fill(tr("Command", "{0} pass"), time_exact(command.rounds + command.minutes * 10 + hours * 600))
        case c.Rest():
            return tr("Command", "a full day’s rest") if command.full_day else tr("Command", "a night’s rest")
        case c.WriteNote():
            return tr("Command", "note")
        case _:
            assert_never(command)


def _wave(command: _WaveCommand, state: Encounter) -> str:
    if isinstance(command, c.PrepareWave):
        return fill(tr("Command", "wave for round {0}"), command.round)
    name = next((wave.label for wave in state.waves if wave.id == command.wave), "")
    if isinstance(command, c.BringWave):
        return fill(tr("Command", "arrival of {0}"), name) if name else tr("Command", "arrival of a wave")
    return fill(tr("Command", "wave dropped: {0}"), name) if name else tr("Command", "wave dropped")


def _place(command: _PlaceCommand, state: Encounter) -> str:  # noqa: C901, PLR0911, PLR0912 - one flat list
    match command:
        case c.AddCombatant():
            return _added(command)
        case c.RemoveCombatant():
            return fill(tr("Command", "remove {0}"), _whom(command.who, state))
        case c.RenameCombatant():
            return fill(tr("Command", "rename to {0}"), command.to)
        case c.EditCombatant(set={"resources": dict(resources)}) if len(command.set) == 1 and len(resources) == 1:
            return fill(tr("Command", "{0} of {1}"), next(iter(resources)), _whom(command.who, state))
        case c.EditCombatant():
            return fill(tr("Command", "change of {0}"), _whom(command.who, state))
        case c.MoveCombatant():
            return fill(tr("Command", "{0} moved in the order"), _whom(command.who, state))
        case c.SetInitiative():
            if command.who is None:
                return tr("Command", "initiative of all")
            return fill(tr("Command", "initiative of {0}"), _whom(command.who, state))
        case c.Delay():
            if command.who is None:
                return tr("Command", "delay")
            return fill(tr("Command", "{0} delays"), _whom(command.who, state))
        case c.ActNow():
            if command.who is None:
                return tr("Command", "back from delaying")
            return fill(tr("Command", "{0} acts now"), _whom(command.who, state))
        case c.ReadyAction():
            return fill(tr("Command", "{0} readies an action"), _whom(command.who, state))
        case c.TriggerReady():
            return fill(tr("Command", "readied action of {0}"), _whom(command.who, state))
        case _:
            assert_never(command)


def _added(command: c.AddCombatant) -> str:
    name = command.name or command.from_ or (command.creature.name if command.creature is not None else "")
    if command.count > 1:
        return fill(tr("Command", "add {0} ×{1}"), name, command.count)
    return fill(tr("Command", "add {0}"), name)


def _harm(command: _HarmCommand, state: Encounter) -> str:  # noqa: C901, PLR0911, PLR0912 - one flat list
    whom = _whom(command.target, state)
    match command:
        case c.DealDamage():
            return _damage(command, whom)
        case c.Heal():
            return fill(tr("Command", "heal {0} on {1}"), command.amount, whom)
        case c.GiveTempHp():
            return fill(tr("Command", "{0} temporary hp for {1}"), command.amount, whom)
        case c.DamageAbility():
            ability = ability_name(command.ability)
            return fill(tr("Command", "{0} {1} damage to {2}", "ability"), command.amount, ability, whom)
        case c.DrainAbility():
            ability = ability_name(command.ability)
            return fill(tr("Command", "{0} {1} drain to {2}"), command.amount, ability, whom)
        case c.Restoration():
            if command.kind == "lesser":
                return fill(tr("Command", "lesser restoration on {0}"), whom)
            return fill(tr("Command", "restoration on {0}"), whom)
        case c.RestoreAbility():
            if command.ability == "all":
                return fill(tr("Command", "abilities of {0} restored"), whom)
            return fill(tr("Command", "{0} of {1} restored"), ability_name(command.ability), whom)
        case c.GiveNegativeLevels():
            count = command.count
            return fill(tr("Command", "%n negative level(s) for {0}", "", count), whom)
        case c.SaveNegativeLevel():
            return fill(tr("Command", "save of {0} against a negative level"), whom)
        case c.RemoveNegativeLevels():
            return fill(tr("Command", "negative levels off {0}"), whom)
        case _:
            assert_never(command)


def _damage(command: c.DealDamage, whom: str) -> str:
    parts = command.parts or (c.DamagePart(amount=command.amount or 0, type=command.type),)
    amount = sum(part.amount for part in parts)
    kinds = damage_types_name(", ".join(dict.fromkeys(part.type or "" for part in parts)))
    if command.nonlethal:
        return fill(tr("Command", "{0} nonlethal damage to {1}"), amount, whom)
    if kinds:
        return fill(tr("Command", "{0} {1} damage to {2}"), amount, kinds, whom)
    return fill(tr("Command", "{0} damage to {1}"), amount, whom)


def _life(command: _LifeCommand, state: Encounter) -> str:  # noqa: PLR0911 - one flat list
    match command:
        case c.DeathAttack():
            return fill(tr("Command", "death attack on {0}"), _whom(command.target, state))
        case c.Kill():
            return fill(tr("Command", "death of {0}"), _whom(command.target, state))
        case c.Stabilise():
            return fill(tr("Command", "{0} stabilised"), _whom(command.target, state))
        case c.RaiseDead():
            return fill(tr("Command", "{0} raised"), _whom(command.target, state))
        case c.DyingCheck():
            return fill(tr("Command", "dying check of {0}"), _whom(command.who, state))
        case c.StopBleed():
            return fill(tr("Command", "bleeding of {0} treated"), _whom(command.target, state))
        case c.RollConfusion():
            return fill(tr("Command", "confusion roll of {0}"), _whom(command.who, state))
        case c.MakeSave():
            return fill(tr("Command", "{0} save of {1}"), save_name(command.save), _whom(command.who, state))
        case c.MarkHostileAct():
            return fill(tr("Command", "hostile act of {0}"), _whom(command.who, state))
        case _:
            assert_never(command)


def _effect(  # noqa: C901, PLR0911 - one flat list
    command: c.ApplyEffect
    | c.ApplyCondition
    | c.EndCondition
    | c.AddTarget
    | c.EndEffect
    | c.EditEffect
    | c.SuppressEffect
    | c.TriggerEffect
    | c.DismissEffect
    | c.Concentrate,
    state: Encounter,
) -> str:
    match command:
        case c.ApplyEffect():
            return _on(effect_label(command.name, command.catalogue), command.targets, state)
        case c.ApplyCondition():
            return _on(condition_name(command.condition), command.target, state)
        case c.EndCondition():
            whom = _whom(command.target, state)
            return fill(tr("Command", "end of {0} on {1}"), condition_name(command.condition), whom)
        case c.AddTarget():
            return fill(tr("Command", "{0} also on {1}"), _which(command.effect, state), _whom(command.targets, state))
        case c.EndEffect():
            return _ended(command.effect, command.target, state)
        case c.EditEffect():
            return fill(tr("Command", "change of {0}"), _which(command.effect, state))
        case c.SuppressEffect():
            if command.on:
                return fill(tr("Command", "{0} suppressed"), _which(command.effect, state))
            return fill(tr("Command", "{0} works again"), _which(command.effect, state))
        case c.TriggerEffect():
            return fill(tr("Command", "{0} triggered"), _which(command.effect, state))
        case c.DismissEffect():
            return fill(tr("Command", "{0} dismissed"), _which(command.effect, state))
        case c.Concentrate():
            return fill(tr("Command", "{0} concentrates"), _whom(command.who, state))
        case _:
            assert_never(command)


def _cast(command: _CastCommand, state: Encounter) -> str:  # noqa: PLR0911 - one flat list
    match command:
        case c.CheckResistance():
            whom = _whom(command.target, state)
            return fill(tr("Command", "spell resistance of {0} against {1}"), whom, _which(command.effect, state))
        case c.LowerResistance():
            lowered = tr("Command", "{0} lowers its spell resistance")
            text = tr("Command", "{0} raises its spell resistance again") if command.to is None else lowered
            return fill(text, _whom(command.who, state))
        case c.BeginCast():
            spell = spell_name(command.spell.name)
            return fill(tr("Command", "{0} begins to cast {1}"), _whom(command.who, state), spell)
        case c.FinishCast():
            if command.name is not None:
                return _on(effect_label(command.name), command.targets, state)
            return fill(tr("Command", "{0} casts a spell"), _whom(command.who, state))
        case c.IdentifySpell():
            who, caster = _whom(command.who, state), _whom(command.caster, state)
            return fill(tr("Command", "{0} identifies the spell of {1}"), who, caster)
        case c.DispelEffects():
            return fill(tr("Command", "{0} dispels"), _whom(command.by, state))
        case c.CounterSpell():
            return fill(tr("Command", "counterspell of {0}"), _whom(command.by, state))
        case c.PrepareDaily():
            return fill(tr("Command", "daily preparations of {0}"), _whom(command.who, state))
        case _:
            assert_never(command)


def _sense(command: _SenseCommand, state: Encounter) -> str:  # noqa: C901, PLR0911, PLR0912 - one flat list
    match command:
        case c.SetDistance():
            text = tr("Command", "distance between {0} and {1}")
            return fill(text, _whom(command.from_, state), _whom(command.to, state))
        case c.MarkMoved():
            return fill(tr("Command", "{0} moves"), _whom(command.who, state))
        case c.SetAntimagic():
            text = tr("Command", "{0} in antimagic") if command.inside else tr("Command", "{0} out of antimagic")
            return fill(text, _whom(command.who, state))
        case c.Listen():
            return fill(tr("Command", "{0} listens for {1}"), _whom(command.who, state), _whom(command.for_, state))
        case c.Grope():
            return fill(tr("Command", "{0} gropes for {1}"), _whom(command.who, state), _whom(command.for_, state))
        case c.Detect():
            return fill(tr("Command", "{0} looks for {1}"), _whom(command.who, state), _whom(command.for_, state))
        case c.Smell():
            return fill(tr("Command", "{0} scents {1}"), _whom(command.who, state), _whom(command.for_, state))
        case c.MakeAttack():
            text = tr("Command", "{0} attacks {1}")
            return fill(text, _whom(command.attacker, state), _whom(command.target, state))
        case c.OrderCharmed():
            return fill(tr("Command", "order to {0}"), _whom(command.who, state))
        case c.ContestCharisma():
            return fill(tr("Command", "Charisma check of {0}"), _whom(command.who, state))
        case c.GiveAffliction():
            return _on(effect_label(command.name), command.target, state)
        case c.SaveAffliction():
            name = _which(command.name, state)
            return fill(tr("Command", "save of {0} against {1}"), _whom(command.target, state), name)
        case _:
            assert_never(command)


def _on(name: str, targets: c.OneOrMany, state: Encounter) -> str:
    if not targets:
        return name
    many = not isinstance(targets, str) and len(targets) > 1
    return fill(tr("Command", "{0} on {1}"), name, str(len(targets)) if many else _whom(targets, state))


def _ended(effect: str, target: str | None, state: Encounter) -> str:
    if target is None:
        return fill(tr("Command", "end of {0}"), _which(effect, state))
    return fill(tr("Command", "end of {0} on {1}"), _which(effect, state), _whom(target, state))


def _whom(who: c.OneOrMany, state: Encounter) -> str:
    """Names of one or many given by id or name; several are counted."""
    if isinstance(who, str):
        found = state.combatants.get(who)
        return found.name if found is not None else who
    if len(who) == 1:
        return _whom(who[0], state)
    count = len(who)
    return tr("Command", "%n target(s)", "", count)


def _which(effect: str, state: Encounter) -> str:
    """The name of an effect given by id or name."""
    found = state.effects.get(effect)
    return effect_name(found) if found is not None else effect_label(effect)
