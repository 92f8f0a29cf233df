"""Whether something in force helps or harms its bearer: decides shape and colour everywhere."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from encounter_tracker.support import catalogue

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect
    from encounter_tracker.support.catalogue import Tone


@lru_cache(maxsize=1024)
def _entry_tone(key: str) -> Tone | None:
    entry = catalogue.effect(key) or catalogue.condition(key)
    return entry.tone if entry is not None else None


def effect_tone(effect: Effect, who: str | None = None) -> Tone:
    """The tone of an effect: of its catalogue entry, else of its conditions, else by the sum of its modifiers."""
    known = _entry_tone(effect.key)
    if known is not None and not effect.condition:
        return known
    if effect.affliction is not None:
        return "harm"
    conditions = effect.conditions if who is None else effect.conditions_on(who)
    tones = [tone for name in conditions if (tone := _entry_tone(name)) is not None]
    for tone in ("deadly", "harm", "help"):
        if tone in tones:
            return tone
    total = sum(change.value for change in effect.modifiers)
    if total == 0:
        return "plain"
    return "help" if total > 0 else "harm"
