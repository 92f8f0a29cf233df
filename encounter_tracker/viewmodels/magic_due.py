"""What a caster has to see to in its turn: a spell to be finished, spells to be kept up (rules F5, G1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.commands import Concentrate
from encounter_tracker.encounter.derive import derived
from encounter_tracker.viewmodels.combatant_rows import DueRow
from encounter_tracker.viewmodels.rows import Chip
from encounter_tracker.viewmodels.texts.durations import longest_concentration
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import condition_name, effect_label, effect_name
from encounter_tracker.viewmodels.texts.telling_casting import traits_of

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Casting, Combatant, Effect, Encounter

tr = QCoreApplication.translate

CAST: Final = "cast|"
CONCENTRATE: Final = "concentrate|"
_TIRED: Final = ("fatigued", "exhausted")


def to_keep_up(state: Encounter, who: str | None) -> tuple[Effect, ...]:
    """The spells that someone has to concentrate on in this turn, or they end with it."""
    if who is None or state.active != who:
        return ()
    return tuple(
        effect
        for effect in state.effects.values()
        if effect.concentration is not None
        and effect.kept_up_by == who
        and effect.concentration.armed
        and not effect.concentration.kept
    )


def kept_up(state: Encounter, who: str) -> tuple[Effect, ...]:
    """All spells that someone keeps up by concentration."""
    return tuple(
        effect for effect in state.effects.values() if effect.concentration is not None and effect.kept_up_by == who
    )


def magic_due_rows(state: Encounter, who: str) -> tuple[DueRow, ...]:
    """The gold lines of a caster: finish what is being cast, keep up what lasts by concentration."""
    found = [_concentration(state, who, effect) for effect in to_keep_up(state, who)]
    casting = state.combatants[who].casting
    if casting is not None and casting.under_way:
        found.insert(0, _casting(casting))
    return tuple(found)


def _casting(casting: Casting) -> DueRow:
    if casting.held:
        text = fill(tr("MagicDue", "{0} is held: discharge it by another attack"), effect_label(casting.name))
        return DueRow(key=CAST, text=text, die="", button=tr("MagicDue", "Discharge…"), accessible=text)
    text = fill(tr("MagicDue", "finish {0}"), effect_label(casting.name))
    traits = traits_of(casting.actions)
    if traits:
        text = fill(tr("MagicDue", "{0} (reactions look for {1})"), text, ", ".join(traits))
    return DueRow(key=CAST, text=text, die="", button=tr("MagicDue", "Finish…"), accessible=text)


def _concentration(state: Encounter, who: str, effect: Effect) -> DueRow:
    used = effect.concentration.used if effect.concentration is not None else 0
    limit = longest_concentration(state, effect)
    name = effect_name(effect)
    tired = next((name for name in _TIRED if name in derived(state, who).conditions), None)
    if tired is not None:
        text = fill(tr("MagicDue", "{0} ends: {1}, no concentrating"), name, condition_name(tired))
    elif used >= limit:
        text = tr("MagicDue", "concentrate on {0} ({1}/{2}): too often, it ends and tires")
        text = fill(text, name, used, limit)
    else:
        text = fill(tr("MagicDue", "concentrate on {0} ({1}/{2}), or it ends"), name, used, limit)
    return DueRow(
        key=f"{CONCENTRATE}{effect.id}", text=text, die="", button=tr("MagicDue", "Concentrate"), accessible=text
    )


def concentrate_command(state: Encounter, who: str, key: str) -> Concentrate | None:
    """The command behind a line; None for another line, or for a spell that is gone."""
    effect = key.removeprefix(CONCENTRATE) if key.startswith(CONCENTRATE) else ""
    return Concentrate(who=who, effect=effect) if effect in state.effects else None


def casting_chip(combatant: Combatant) -> Chip | None:
    """What is being cast: it waits to be finished in this turn, unless it takes longer; or what is held."""
    casting = combatant.casting
    if casting is None or not casting.under_way:
        return None
    name = effect_label(casting.name)
    if casting.held:
        tooltip = fill(tr("MagicDue", "{0}, level {1}: cast, and held until it hits"), name, casting.level)
        return Chip("plain", fill(tr("MagicDue", "holds {0}"), name), icon="hand", tooltip=tooltip)
    traits = ", ".join(traits_of(casting.actions)) or "—"
    tooltip = fill(tr("MagicDue", "casting {0}, level {1}; reactions look for {2}"), name, casting.level, traits)
    return Chip("ending", fill(tr("MagicDue", "casting {0}"), name), icon="zap", tooltip=tooltip)
