"""Sentences about effects, conditions and the rolls that go with them (sections E, F, G)."""

from __future__ import annotations

from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP, REASONS
from encounter_tracker.viewmodels.rows import number
from encounter_tracker.viewmodels.texts.durations import time_exact
from encounter_tracker.viewmodels.texts.fields import field_names
from encounter_tracker.viewmodels.texts.language import capitalised, fill
from encounter_tracker.viewmodels.texts.names import ability_name, condition_name, effect_label, immunity_reason
from encounter_tracker.viewmodels.texts.rolls import roll_name, roll_reckoning
from encounter_tracker.viewmodels.texts.telling import Names, Told, condition_icon, remarked
from encounter_tracker.viewmodels.texts.telling_senses import dc_text, parts_text

tr = QCoreApplication.translate

EffectEvent = (
    e.EffectBegan
    | e.EffectEnded
    | e.EffectChanged
    | e.EffectTargetAdded
    | e.EffectSuppressed
    | e.FearDeepened
    | e.ConcentrationKept
    | e.ConcentrationOver
    | e.BonusBecamePermanent
    | e.TargetImmune
    | e.HostileActDone
)
RollEvent = e.RollFellDue | e.CheckRolled

#: Rolls about life and death, shown among the hit points.
LIFE_ROLLS: Final = frozenset({"dying_check", "negative_level_save", "death_attack", "stop_bleed", "restoration"})

_ENDINGS: Final[dict[str, str]] = {
    "expired": QT_TRANSLATE_NOOP("Ending", "expired"),
    "removed": QT_TRANSLATE_NOOP("Ending", "taken away"),
    "dismissed": QT_TRANSLATE_NOOP("Ending", "dismissed"),
    "hostile_act": QT_TRANSLATE_NOOP("Ending", "hostile act"),
    "concentration_lapsed": QT_TRANSLATE_NOOP("Ending", "concentration not kept up"),
    "concentration_limit": QT_TRANSLATE_NOOP("Ending", "concentrated too long"),
    "disrupted": QT_TRANSLATE_NOOP("Ending", "disrupted"),
    "dispelled": QT_TRANSLATE_NOOP("Ending", "dispelled"),
    "opposite": QT_TRANSLATE_NOOP("Ending", "dispelled by its opposite"),
    "cured": QT_TRANSLATE_NOOP("Ending", "cured"),
    "saved": QT_TRANSLATE_NOOP("Ending", "saved"),
    "triggered": QT_TRANSLATE_NOOP("Ending", "triggered"),
    "restoration": QT_TRANSLATE_NOOP("Ending", "restoration"),
    "rest": QT_TRANSLATE_NOOP("Ending", "rest"),
    "death": QT_TRANSLATE_NOOP("Ending", "death"),
    "charm_broken": QT_TRANSLATE_NOOP("Ending", "charm broken by a hostile act"),
    "preparation": QT_TRANSLATE_NOOP("Ending", "daily preparations"),
}
_STATES: Final[dict[str, str]] = {
    "affected": QT_TRANSLATE_NOOP("Standing", "{0} comes under {1}"),
    "resisted": QT_TRANSLATE_NOOP("Standing", "{0} resists {1}"),
    "saved": QT_TRANSLATE_NOOP("Standing", "{0} saves against {1}"),
    "suppressed": QT_TRANSLATE_NOOP("Standing", "{0} comes under {1}, which is suppressed"),
}
_TO: Final[dict[str, str]] = {
    "nonlethal": QT_TRANSLATE_NOOP("Immune", "nonlethal damage"),
    "heal": QT_TRANSLATE_NOOP("Immune", "healing"),
    "temp_hp": QT_TRANSLATE_NOOP("Immune", "temporary hp"),
}


def tell_effect(event: EffectEvent, names: Names) -> Told:  # noqa: C901, PLR0911, PLR0912 - one flat list
    """A sentence about an effect."""
    match event:
        case e.EffectBegan():
            return _began(event, names)
        case e.EffectEnded():
            return _ended(event, names)
        case e.EffectChanged():
            name = names.effect(event.effect, event.name)
            return Told(fill(tr("Log", "{0}: changed ({1})"), name, field_names(event.fields)), "pencil")
        case e.EffectTargetAdded():
            name, who = names.effect(event.effect, event.name), names.who(event.target)
            known = _STATES.get(event.state, _STATES["affected"])
            return Told(fill(tr("Standing", known), who, name), "plus")
        case e.EffectSuppressed():
            name, who = names.effect(event.effect, event.name), names.who(event.target)
            if event.suppressed:
                return Told(fill(tr("Log", "{0}: {1} is suppressed"), who, name), "ban")
            return Told(fill(tr("Log", "{0}: {1} works again"), who, name), "check")
        case e.FearDeepened():
            old, new = condition_name(event.condition), condition_name(event.new)
            return Told(
                fill(tr("Log", "{0}: {1} upon what was there makes {2}"), names.who(event.who), old, new), "ghost"
            )
        case e.ConcentrationKept():
            name = names.effect(event.effect, event.name)
            text = tr("Log", "{0} concentrates on {1} ({2} of {3} rounds)")
            return Told(fill(text, names.who(event.who), name, event.used, event.limit), "brain")
        case e.ConcentrationOver():
            text = tr("Log", "{0}: no longer concentrated upon, it goes on for {1}")
            return Told(fill(text, names.effect(event.effect, event.name), time_exact(event.rounds)), "hourglass")
        case e.BonusBecamePermanent():
            text = tr("Log", "{0}: {1} has lasted 24 hours, its +{2} is now part of the {3} score")
            name, ability = effect_label(event.name), ability_name(event.ability)
            return Told(fill(text, names.who(event.who), name, event.value, ability), "timer")
        case e.TargetImmune():
            return _immune(event, names)
        case e.HostileActDone():
            if event.against:
                text = tr("Log", "{0} does a hostile act against {1}")
                return Told(fill(text, names.who(event.who), names.who(event.against)), "sword")
            return Told(fill(tr("Log", "{0} does a hostile act"), names.who(event.who)), "sword")
        case _:
            assert_never(event)


def _began(event: e.EffectBegan, names: Names) -> Told:
    name = names.effect(event.effect, event.name, condition=event.condition)
    icon = condition_icon(event.name) if event.condition else "hourglass"
    source = names.source(event.source) if event.source is not None and event.targets != (event.source,) else ""
    if not event.targets:
        if source:
            return Told(fill(tr("Log", "{0}: {1} begins"), source, name), icon)
        return Told(fill(tr("Log", "{0} begins"), capitalised(name)), icon)
    begins = tr("Log", "{0}: now {1}") if event.condition else tr("Log", "{0}: {1} begins")
    return Told(remarked(fill(begins, names.all(event.targets), name), source), icon)


def _ended(event: e.EffectEnded, names: Names) -> Told:
    name = names.effect(event.effect, event.name, condition=event.condition)
    known = _ENDINGS.get(event.why)
    why = tr("Ending", known) if known is not None else event.why.replace("_", " ")
    targets = (event.target,) if event.target else event.targets
    by = names.source(event.by) if event.by is not None and event.by not in targets else ""
    icon = condition_icon(event.name) if event.condition else "circle-x"
    if not targets:
        return Told(remarked(fill(tr("Log", "{0} ends"), capitalised(name)), why, by), icon)
    ends = tr("Log", "{0}: no longer {1}") if event.condition else tr("Log", "{0}: {1} ends")
    return Told(remarked(fill(ends, names.all(targets), name), why, by), icon)


def _immune(event: e.TargetImmune, names: Names) -> Told:
    to = tr("Immune", _TO[event.to]) if event.to in _TO else effect_label(event.to)
    if event.reason == "is_dead":
        return Told(fill(tr("Log", "{0} gets nothing of it ({1}): dead"), names.who(event.who), to), "shield-check")
    reason = "" if event.reason in REASONS else immunity_reason(event.reason)
    text = tr("Log", "{0} is not affected by {1}: {2}") if reason else tr("Log", "{0} is not affected by {1}")
    return Told(fill(text, names.who(event.who), to, reason), "shield-check")


def tell_roll(event: RollEvent, names: Names) -> Told:
    """A sentence about a roll that falls due or was made."""
    match event:
        case e.RollFellDue():
            roll, who = roll_name(event.what, event.label), names.who(event.who)
            if event.dc is None:
                return Told(fill(tr("Log", "{0}, due: {1}"), who, roll), "bell")
            return Told(fill(tr("Log", "{0}, due: {1}, DC {2}"), who, roll, event.dc), "bell")
        case e.CheckRolled():
            sides = 100 if event.what == "confusion" else 20
            why = roll_reckoning(event.face, event.modifier, sides=sides, by_program=event.by_program)
            made = parts_text(event.parts, names) if len(event.parts) > 1 else ""
            if why and made:
                why = fill(tr("Roll", "{0}: {1}"), why, made)
            decreed = tr("Log", "as the game master says") if event.overruled else ""
            lines = [text for text in (why, dc_text(event.dc_parts, names), decreed) if text]
            return Told(_rolled(event, names), "dices", "\n".join(lines))
        case _:
            assert_never(event)


def _rolled(event: e.CheckRolled, names: Names) -> str:
    who, roll, total = names.who(event.who), roll_name(event.what, event.label), number(event.total)
    if event.dc is None or event.success is None:
        return fill(tr("Log", "{0}, {1}: {2}"), who, roll, total)
    if event.success:
        return fill(tr("Log", "{0}, {1}: {2} against {3}, made"), who, roll, total, event.dc)
    return fill(tr("Log", "{0}, {1}: {2} against {3}, failed"), who, roll, total, event.dc)
