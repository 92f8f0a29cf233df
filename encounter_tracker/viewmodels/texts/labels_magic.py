"""Commands of effects and of casting, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter import commands as c
from encounter_tracker.viewmodels.texts.block_words import spell_name
from encounter_tracker.viewmodels.texts.labels_words import ended_words, on_words, which_words, whom_words
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import condition_name, effect_label

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter

tr = QCoreApplication.translate

CastCommand = (
    c.CheckResistance
    | c.LowerResistance
    | c.BeginCast
    | c.FinishCast
    | c.IdentifySpell
    | c.DispelEffects
    | c.CounterSpell
    | c.PrepareDaily
)


def lasting_label(  # noqa: C901, PLR0911 - one flat list
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
    """Effects and conditions."""
    match command:
        case c.ApplyEffect():
            return on_words(effect_label(command.name, command.catalogue), command.targets, state)
        case c.ApplyCondition():
            return on_words(condition_name(command.condition), command.target, state)
        case c.EndCondition():
            whom = whom_words(command.target, state)
            return fill(tr("Command", "end of {0} on {1}"), condition_name(command.condition), whom)
        case c.AddTarget():
            return fill(
                tr("Command", "{0} also on {1}"), which_words(command.effect, state), whom_words(command.targets, state)
            )
        case c.EndEffect():
            return ended_words(command.effect, command.target, state)
        case c.EditEffect():
            return fill(tr("Command", "change of {0}"), which_words(command.effect, state))
        case c.SuppressEffect():
            if command.on:
                return fill(tr("Command", "{0} suppressed"), which_words(command.effect, state))
            return fill(tr("Command", "{0} works again"), which_words(command.effect, state))
        case c.TriggerEffect():
            return fill(tr("Command", "{0} triggered"), which_words(command.effect, state))
        case c.DismissEffect():
            return fill(tr("Command", "{0} dismissed"), which_words(command.effect, state))
        case c.Concentrate():
            return fill(tr("Command", "{0} concentrates"), whom_words(command.who, state))
        case _:
            assert_never(command)


def cast_label(command: CastCommand, state: Encounter) -> str:  # noqa: PLR0911 - one flat list
    """Casting and what is done against it."""
    match command:
        case c.CheckResistance():
            whom = whom_words(command.target, state)
            return fill(tr("Command", "spell resistance of {0} against {1}"), whom, which_words(command.effect, state))
        case c.LowerResistance():
            lowered = tr("Command", "{0} lowers its spell resistance")
            text = tr("Command", "{0} raises its spell resistance again") if command.to is None else lowered
            return fill(text, whom_words(command.who, state))
        case c.BeginCast():
            spell = spell_name(command.spell.name)
            return fill(tr("Command", "{0} begins to cast {1}"), whom_words(command.who, state), spell)
        case c.FinishCast():
            if command.name is not None:
                return on_words(effect_label(command.name), command.targets, state)
            return fill(tr("Command", "{0} casts a spell"), whom_words(command.who, state))
        case c.IdentifySpell():
            who, caster = whom_words(command.who, state), whom_words(command.caster, state)
            return fill(tr("Command", "{0} identifies the spell of {1}"), who, caster)
        case c.DispelEffects():
            return fill(tr("Command", "{0} dispels"), whom_words(command.by, state))
        case c.CounterSpell():
            return fill(tr("Command", "counterspell of {0}"), whom_words(command.by, state))
        case c.PrepareDaily():
            return fill(tr("Command", "daily preparations of {0}"), whom_words(command.who, state))
        case _:
            assert_never(command)
