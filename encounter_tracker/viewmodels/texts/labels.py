"""What a command does, in a few words: for the undo and redo buttons and the history."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never, cast

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter import commands as c
from encounter_tracker.viewmodels.texts.durations import time_exact
from encounter_tracker.viewmodels.texts.labels_harm import HarmCommand, LifeCommand, harm_label, life_label
from encounter_tracker.viewmodels.texts.labels_magic import CastCommand, cast_label, lasting_label
from encounter_tracker.viewmodels.texts.labels_together import all_added, chief
from encounter_tracker.viewmodels.texts.labels_words import on_words, which_words, whom_words
from encounter_tracker.viewmodels.texts.language import capitalised, fill
from encounter_tracker.viewmodels.texts.names import effect_label, light_name

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
    if isinstance(command, HarmCommand):
        return harm_label(command, state)
    if isinstance(command, LifeCommand):
        return life_label(command, state)
    if isinstance(command, CastCommand):
        return cast_label(command, state)
    if isinstance(command, _SenseCommand):
        return _sense(command, state)
    return lasting_label(command, state)


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
            return fill(tr("Command", "remove {0}"), whom_words(command.who, state))
        case c.RenameCombatant():
            return fill(tr("Command", "rename to {0}"), command.to)
        case c.EditCombatant(set={"resources": dict(resources)}) if len(command.set) == 1 and len(resources) == 1:
            return fill(tr("Command", "{0} of {1}"), next(iter(resources)), whom_words(command.who, state))
        case c.EditCombatant():
            return fill(tr("Command", "change of {0}"), whom_words(command.who, state))
        case c.MoveCombatant():
            return fill(tr("Command", "{0} moved in the order"), whom_words(command.who, state))
        case c.SetInitiative():
            if command.who is None:
                return tr("Command", "initiative of all")
            return fill(tr("Command", "initiative of {0}"), whom_words(command.who, state))
        case c.Delay():
            if command.who is None:
                return tr("Command", "delay")
            return fill(tr("Command", "{0} delays"), whom_words(command.who, state))
        case c.ActNow():
            if command.who is None:
                return tr("Command", "back from delaying")
            return fill(tr("Command", "{0} acts now"), whom_words(command.who, state))
        case c.ReadyAction():
            return fill(tr("Command", "{0} readies an action"), whom_words(command.who, state))
        case c.TriggerReady():
            return fill(tr("Command", "readied action of {0}"), whom_words(command.who, state))
        case _:
            assert_never(command)


def _added(command: c.AddCombatant) -> str:
    name = command.name or command.from_ or (command.creature.name if command.creature is not None else "")
    if command.count > 1:
        return fill(tr("Command", "add {0} ×{1}"), name, command.count)
    return fill(tr("Command", "add {0}"), name)


def _sense(command: _SenseCommand, state: Encounter) -> str:  # noqa: C901, PLR0911, PLR0912 - one flat list
    match command:
        case c.SetDistance():
            text = tr("Command", "distance between {0} and {1}")
            return fill(text, whom_words(command.from_, state), whom_words(command.to, state))
        case c.MarkMoved():
            return fill(tr("Command", "{0} moves"), whom_words(command.who, state))
        case c.SetAntimagic():
            text = tr("Command", "{0} in antimagic") if command.inside else tr("Command", "{0} out of antimagic")
            return fill(text, whom_words(command.who, state))
        case c.Listen():
            return fill(
                tr("Command", "{0} listens for {1}"), whom_words(command.who, state), whom_words(command.for_, state)
            )
        case c.Grope():
            return fill(
                tr("Command", "{0} gropes for {1}"), whom_words(command.who, state), whom_words(command.for_, state)
            )
        case c.Detect():
            return fill(
                tr("Command", "{0} looks for {1}"), whom_words(command.who, state), whom_words(command.for_, state)
            )
        case c.Smell():
            return fill(
                tr("Command", "{0} scents {1}"), whom_words(command.who, state), whom_words(command.for_, state)
            )
        case c.MakeAttack():
            text = tr("Command", "{0} attacks {1}")
            return fill(text, whom_words(command.attacker, state), whom_words(command.target, state))
        case c.OrderCharmed():
            return fill(tr("Command", "order to {0}"), whom_words(command.who, state))
        case c.ContestCharisma():
            return fill(tr("Command", "Charisma check of {0}"), whom_words(command.who, state))
        case c.GiveAffliction():
            return on_words(effect_label(command.name), command.target, state)
        case c.SaveAffliction():
            name = which_words(command.name, state)
            return fill(tr("Command", "save of {0} against {1}"), whom_words(command.target, state), name)
        case _:
            assert_never(command)
