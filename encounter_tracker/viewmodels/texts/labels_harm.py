"""Commands of harm, healing, life and death, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter import commands as c
from encounter_tracker.viewmodels.texts.labels_words import whom_words
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import ability_name, damage_types_name, save_name

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter

tr = QCoreApplication.translate

HarmCommand = (
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
LifeCommand = (
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


def harm_label(command: HarmCommand, state: Encounter) -> str:  # noqa: C901, PLR0911, PLR0912 - one flat list
    """Harm and healing."""
    whom = whom_words(command.target, state)
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


def life_label(command: LifeCommand, state: Encounter) -> str:  # noqa: PLR0911 - one flat list
    """Life, death and what one is compelled to."""
    match command:
        case c.DeathAttack():
            return fill(tr("Command", "death attack on {0}"), whom_words(command.target, state))
        case c.Kill():
            return fill(tr("Command", "death of {0}"), whom_words(command.target, state))
        case c.Stabilise():
            return fill(tr("Command", "{0} stabilised"), whom_words(command.target, state))
        case c.RaiseDead():
            return fill(tr("Command", "{0} raised"), whom_words(command.target, state))
        case c.DyingCheck():
            return fill(tr("Command", "dying check of {0}"), whom_words(command.who, state))
        case c.StopBleed():
            return fill(tr("Command", "bleeding of {0} treated"), whom_words(command.target, state))
        case c.RollConfusion():
            return fill(tr("Command", "confusion roll of {0}"), whom_words(command.who, state))
        case c.MakeSave():
            return fill(tr("Command", "{0} save of {1}"), save_name(command.save), whom_words(command.who, state))
        case c.MarkHostileAct():
            return fill(tr("Command", "hostile act of {0}"), whom_words(command.who, state))
        case _:
            assert_never(command)
