"""Printed lists of spells and spell-like abilities into a draft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.importers import lines
from encounter_tracker.importers.bounds import bounded

if TYPE_CHECKING:
    from encounter_tracker.importers.draft import Draft


@bounded
def spell_like(draft: Draft, text: str) -> None:
    """Spell-like abilities."""
    _spells(draft, text, "spell-like", "Spell-like abilities")


@bounded
def known_spells(draft: Draft, text: str) -> None:
    """Spells known or prepared."""
    _spells(draft, text, "spell", "Spells")


def _spells(draft: Draft, text: str, how: str, label: str) -> None:
    found, level = lines.spells(text, how)
    draft.add("spells", found)
    if level is not None and how == "spell":
        draft.fields["caster_level"] = max(level, draft.fields.get("caster_level", 0))
    if found:
        draft.note(label, text)
    else:
        draft.unread(label, text, "spells")
