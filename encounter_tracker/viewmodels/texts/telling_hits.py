"""Sentences about hit points, abilities, levels, life and death (sections B, C, D)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.viewmodels.texts.block_words import bypass_name, rider_name
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import (
    ability_name,
    cause_name,
    damage_type_name,
    damage_types_name,
    effect_label,
    immunity_reason,
    status_name,
)
from encounter_tracker.viewmodels.texts.telling import Names, Told, change, plain, remarked

if TYPE_CHECKING:
    from encounter_tracker.rules.damage import DamageStep

tr = QCoreApplication.translate

HitEvent = (
    e.DamageTaken
    | e.Healed
    | e.HitPointsSet
    | e.TempHpGained
    | e.TempHpLost
    | e.RegenerationStopped
    | e.AbilityDamaged
    | e.AbilityRestored
    | e.NegativeLevelsGained
    | e.NegativeLevelsRemoved
    | e.StatusChanged
    | e.Died
    | e.Raised
    | e.Stabilised
)

_DAMAGE_ICONS: Final[dict[str, str]] = {
    "fire": "flame",
    "cold": "snowflake",
    "acid": "flask-conical",
    "electricity": "zap",
    "sonic": "wind",
    "bleed": "droplets",
    "dying": "heart-pulse",
    "positive": "sun",
    "negative": "moon",
}
_STATUS: Final[dict[str, str]] = {
    "up": QT_TRANSLATE_NOOP("StatusChange", "{0} is up again"),
    "staggered": QT_TRANSLATE_NOOP("StatusChange", "{0} is staggered"),
    "disabled": QT_TRANSLATE_NOOP("StatusChange", "{0} is disabled"),
    "unconscious": QT_TRANSLATE_NOOP("StatusChange", "{0} falls unconscious"),
    "stable": QT_TRANSLATE_NOOP("StatusChange", "{0} is stable, but unconscious"),
    "dying": QT_TRANSLATE_NOOP("StatusChange", "{0} falls and is dying"),
    "dead": QT_TRANSLATE_NOOP("StatusChange", "{0} is dead"),
}
_BY: Final[dict[str, str]] = {
    "fast_healing": QT_TRANSLATE_NOOP("By", "fast healing"),
    "regeneration": QT_TRANSLATE_NOOP("By", "regeneration"),
    "rest": QT_TRANSLATE_NOOP("By", "rest"),
    "daily": QT_TRANSLATE_NOOP("By", "1 a day"),
    "restoration": QT_TRANSLATE_NOOP("By", "restoration"),
    "raised": QT_TRANSLATE_NOOP("By", "raised from the dead"),
    "save": QT_TRANSLATE_NOOP("By", "save made"),
    "gm": QT_TRANSLATE_NOOP("By", "by the game master"),
}
_STEPS: Final[dict[str, str]] = {
    "saved": QT_TRANSLATE_NOOP("DamageStep", "{0} after a save"),
    "incorporeal": QT_TRANSLATE_NOOP("DamageStep", "{0} as it is incorporeal"),
    "swarm": QT_TRANSLATE_NOOP("DamageStep", "{0} as it is a swarm"),
    "vulnerable": QT_TRANSLATE_NOOP("DamageStep", "{0} as it is vulnerable ({1})"),
    "immune": QT_TRANSLATE_NOOP("DamageStep", "{0} as it is immune ({1})"),
    "resistance": QT_TRANSLATE_NOOP("DamageStep", "{0} after resistance {1}"),
    "reduction": QT_TRANSLATE_NOOP("DamageStep", "{0} after damage reduction {1}"),
    "reduction_overcome": QT_TRANSLATE_NOOP("DamageStep", "{0}, damage reduction {1} overcome"),
    "hardness": QT_TRANSLATE_NOOP("DamageStep", "{0} after hardness {1}"),
    "hardness_overcome": QT_TRANSLATE_NOOP("DamageStep", "{0}, hardness {1} overcome"),
    "overruled": QT_TRANSLATE_NOOP("DamageStep", "{0} as the game master says"),
}


def tell_hit(event: HitEvent, names: Names) -> Told:  # noqa: C901, PLR0911, PLR0912 - one flat list
    """A sentence about hit points and what belongs to them."""
    who = names.who(event.who)
    match event:
        case e.DamageTaken():
            return _damage(event, names)
        case e.Healed():
            return _healed(event, names)
        case e.HitPointsSet():
            moved = change(event.hp_before, event.hp_after)
            return Told(fill(tr("Log", "{0}: hit points set, {1}"), who, moved), "pencil")
        case e.TempHpGained():
            return _temporary(event, names)
        case e.TempHpLost():
            text = tr("Log", "{0}: {1} temporary hp are gone with {2}")
            return Told(fill(text, who, event.amount, effect_label(event.name)), "shield-half")
        case e.RegenerationStopped():
            text = tr("Log", "{0}: regeneration off until its next turn ends ({1})")
            return Told(fill(text, who, damage_type_name(event.type)), "heart-pulse")
        case e.AbilityDamaged():
            return _ability_damaged(event, names)
        case e.AbilityRestored():
            return Told(remarked(_ability_restored(event, who), _by(event.by)), "heart")
        case e.NegativeLevelsGained():
            return _levels_gained(event, names)
        case e.NegativeLevelsRemoved():
            return _levels_gone(event, who)
        case e.StatusChanged():
            return _status(event, who)
        case e.Died():
            return _died(event, names)
        case e.Raised():
            return Told(fill(tr("Log", "{0} is brought back to life ({1})"), who, effect_label(event.by)), "heart")
        case e.Stabilised():
            return Told(fill(tr("Log", "{0} is no longer dying"), who), "heart-pulse")
        case _:
            assert_never(event)


def _temporary(event: e.TempHpGained, names: Names) -> Told:
    who = names.who(event.who)
    if event.total == event.amount:
        text = fill(tr("Log", "{0} gets {1} temporary hp"), who, event.amount)
    else:
        text = fill(tr("Log", "{0} gets {1} temporary hp, {2} in all"), who, event.amount, event.total)
    return Told(remarked(text, names.source(None, event.source_text)), "shield-half")


def _status(event: e.StatusChanged, who: str) -> Told:
    if event.after == "up" and event.before in {"staggered", "disabled"}:
        return Told(fill(tr("StatusChange", "{0} is no longer {1}"), who, status_name(event.before)), "check")
    icon = "heart-pulse" if event.after in {"dying", "unconscious", "stable", "disabled"} else "triangle-alert"
    known = _STATUS.get(event.after, _STATUS["up"])
    return Told(fill(tr("StatusChange", known), who), "check" if event.after == "up" else icon)


def _damage(event: e.DamageTaken, names: Names) -> Told:
    who, moved = names.who(event.who), change(event.hp_before, event.hp_after)
    source = names.source(event.source, event.source_text) if event.source != event.who else ""
    remark = ", ".join(text for text in (damage_types_name(event.type), source) if text)
    if event.lethal and remark:
        text = fill(tr("Log", "{0} loses {1} hp ({2}): {3}"), who, event.lethal, remark, moved)
    elif event.lethal:
        text = fill(tr("Log", "{0} loses {1} hp: {2}"), who, event.lethal, moved)
    elif event.nonlethal:
        text = remarked(fill(tr("Log", "{0} takes {1} nonlethal damage"), who, event.nonlethal), remark)
    elif event.temporary:
        text = remarked(fill(tr("Log", "{0} loses {1} temporary hp"), who, event.temporary), remark)
    else:
        text = remarked(fill(tr("Log", "{0} takes no damage"), who), remark)
    if event.lethal and event.nonlethal:
        text = fill(tr("Log", "{0}; {1} more nonlethal"), text, event.nonlethal)
    if event.temporary and (event.lethal or event.nonlethal):
        text = fill(tr("Log", "{0}; temporary hp took {1}"), text, event.temporary)
    if event.riders:
        text = fill(tr("Log", "{0}; with it: {1}"), text, plain(", ".join(map(rider_name, event.riders))))
    if event.riders_lost:
        text = fill(tr("Log", "{0}; falls away: {1}"), text, plain(", ".join(map(rider_name, event.riders_lost))))
    first = event.type.split(", ", maxsplit=1)[0]
    return Told(text, _DAMAGE_ICONS.get(first, "sword"), reckoning(event.steps))


def reckoning(steps: tuple[DamageStep, ...]) -> str:
    """How the points of a blow came about, a line for each part; empty where they were taken as they are."""
    if all(step.what == "rolled" for step in steps):
        return ""
    lines: list[list[str]] = []
    for step in steps:
        if step.what == "rolled" or not lines:
            lines.append([_rolled(step)])
        if step.what in _STEPS:
            lines[-1].append(fill(tr("DamageStep", _STEPS[step.what]), step.amount, _step_reason(step.reason)))
    return "\n".join(" · ".join(line) for line in lines)


def _rolled(step: DamageStep) -> str:
    if step.type in {"", "untyped"}:
        return fill(tr("DamageStep", "{0} dealt"), step.amount)
    return fill(tr("DamageStep", "{0} {1} dealt"), step.amount, damage_type_name(step.type))


def _step_reason(reason: str) -> str:
    head, _, rest = reason.partition(": ")
    if head == "immune" and rest:
        return fill(tr("DamageStep", "immune to {0}"), immunity_reason(rest))
    amount, slash, bypass = reason.partition("/")
    if slash and amount.isdigit():
        return f"{amount}/{bypass_name(bypass)}"
    return immunity_reason(reason)


def _healed(event: e.Healed, names: Names) -> Told:
    who, moved = names.who(event.who), change(event.hp_before, event.hp_after)
    source = names.source(event.source) if event.source not in {None, event.who} else ""
    by = "" if event.by == "heal" else _by(event.by)
    if event.amount:
        text = fill(tr("Log", "{0} regains {1} hp: {2}"), who, event.amount, moved)
        if event.nonlethal:
            text = fill(tr("Log", "{0}; {1} nonlethal healed"), text, event.nonlethal)
    elif event.nonlethal:
        text = fill(tr("Log", "{0} recovers from {1} nonlethal damage"), who, event.nonlethal)
    else:
        text = fill(tr("Log", "{0} has nothing to heal"), who)
    return Told(remarked(text, by, source), "heart")


def _ability_damaged(event: e.AbilityDamaged, names: Names) -> Told:
    who, ability = names.who(event.who), ability_name(event.ability)
    if event.drain:
        text = fill(tr("Log", "{0} is drained of {1} {2}"), who, event.amount, ability)
    else:
        text = fill(tr("Log", "{0} takes {1} {2} damage"), who, event.amount, ability)
    return Told(remarked(text, names.source(None, event.source_text)), "flask-conical")


def _ability_restored(event: e.AbilityRestored, who: str) -> str:
    ability = ability_name(event.ability)
    if event.damage and event.drain:
        return fill(tr("Log", "{0}: {1}, {2} damage and {3} drain healed"), who, ability, event.damage, event.drain)
    if event.drain:
        return fill(tr("Log", "{0}: {1}, {2} drain healed"), who, ability, event.drain)
    return fill(tr("Log", "{0}: {1}, {2} damage healed"), who, ability, event.damage)


def _levels_gained(event: e.NegativeLevelsGained, names: Names) -> Told:
    who, count = names.who(event.who), event.count
    if event.permanent:
        text = fill(tr("Log", "{0} gets %n permanent negative level(s)", "", count), who)
    else:
        text = fill(tr("Log", "{0} gets %n negative level(s)", "", count), who)
    return Told(remarked(text, names.source(None, event.source_text)), "ghost")


def _levels_gone(event: e.NegativeLevelsRemoved, who: str) -> Told:
    count = event.count
    if event.permanent:
        text = fill(tr("Log", "{0} is rid of %n permanent negative level(s)", "", count), who)
    else:
        text = fill(tr("Log", "{0} is rid of %n negative level(s)", "", count), who)
    return Told(remarked(text, _by(event.by)), "heart")


def _died(event: e.Died, names: Names) -> Told:
    cause = cause_name(event.cause)
    combatant = names.state.combatants.get(event.who)
    if event.cause == "negative_levels" and combatant is not None and combatant.death is not None:
        levels, dice = len(combatant.negative_levels), combatant.creature.hit_dice
        cause = fill(tr("Log", "{0} {1}/{2} HD"), cause, levels, dice)
    source = names.source(event.source) if event.source not in {None, event.who} else ""
    return Told(remarked(fill(tr("Log", "{0} dies: {1}"), names.who(event.who), cause), source), "skull")


def _by(by: str) -> str:
    return tr("By", _BY[by]) if by in _BY else effect_label(by)
