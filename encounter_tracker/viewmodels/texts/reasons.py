"""Refusals in the user's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import REASONS, WALL_PROBLEMS
from encounter_tracker.viewmodels.texts.fields import field_name
from encounter_tracker.viewmodels.texts.language import capitalised, fill
from encounter_tracker.viewmodels.texts.names import (
    ability_name,
    condition_name,
    effect_label,
    immunity_reason,
    status_name,
)
from encounter_tracker.viewmodels.texts.telling_casting import component_name, why_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.refusal import Reason


def reason_text(reason: Reason) -> str:
    """Why a command was refused, as a sentence of its own."""
    words = {name: _word(name, value) for name, value in reason.values.items()}
    return capitalised(fill(QCoreApplication.translate("Reason", REASONS[reason.code]), **words))


def _word(name: str, value: object) -> str:
    say = _WORDS.get(name)
    return say(value) if say is not None and isinstance(value, str) else str(value)


def _wall(problem: str) -> str:
    known = WALL_PROBLEMS.get(problem)
    return QCoreApplication.translate("Wall", known) if known is not None else problem


_WORDS: Final[dict[str, Callable[[str], str]]] = {
    "ability": ability_name,
    "component": component_name,
    "condition": condition_name,
    "effect": effect_label,
    "field": field_name,
    "problem": _wall,
    "reason": immunity_reason,
    "status": status_name,
    "why": why_text,
}
