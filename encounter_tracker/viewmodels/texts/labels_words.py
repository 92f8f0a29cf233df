"""Whom and what a command is about, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import effect_label, effect_name

if TYPE_CHECKING:
    from encounter_tracker.encounter import commands as c
    from encounter_tracker.encounter.state import Encounter

tr = QCoreApplication.translate


def on_words(name: str, targets: c.OneOrMany, state: Encounter) -> str:
    """Something on one, or on how many."""
    if not targets:
        return name
    many = not isinstance(targets, str) and len(targets) > 1
    return fill(tr("Command", "{0} on {1}"), name, str(len(targets)) if many else whom_words(targets, state))


def ended_words(effect: str, target: str | None, state: Encounter) -> str:
    """The end of an effect, for one or for all."""
    if target is None:
        return fill(tr("Command", "end of {0}"), which_words(effect, state))
    return fill(tr("Command", "end of {0} on {1}"), which_words(effect, state), whom_words(target, state))


def whom_words(who: c.OneOrMany, state: Encounter) -> str:
    """Names of one or many given by id or name; several are counted."""
    if isinstance(who, str):
        found = state.combatants.get(who)
        return found.name if found is not None else who
    if len(who) == 1:
        return whom_words(who[0], state)
    count = len(who)
    return tr("Command", "%n target(s)", "", count)


def which_words(effect: str, state: Encounter) -> str:
    """The name of an effect given by id or name."""
    found = state.effects.get(effect)
    return effect_name(found) if found is not None else effect_label(effect)
