"""The parts of a figure in words: what "why" shows for each (rule 0)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.viewmodels.rows import number, signed
from encounter_tracker.viewmodels.texts.durations import ends_soon, until_text
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import (
    ability_name,
    bonus_type_name,
    condition_name,
    effect_label,
    effect_name,
)

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect, Encounter
    from encounter_tracker.rules.stacking import Part

tr = QCoreApplication.translate

_TITLES: Final[dict[str, str]] = {
    "block": QT_TRANSLATE_NOOP("Part", "stat block"),
    "ability_dex": QT_TRANSLATE_NOOP("Part", "Dexterity below the bonus"),
    "ability_fixed": QT_TRANSLATE_NOOP("Part", "{0}: modifier −5 while helpless"),
    "ability_damage": QT_TRANSLATE_NOOP("Part", "{0} damage {1}"),
    "ability_drain": QT_TRANSLATE_NOOP("Part", "{0} drain {1}"),
    "ability_penalty": QT_TRANSLATE_NOOP("Part", "{0} penalty {1}"),
    "ability_bonus": QT_TRANSLATE_NOOP("Part", "{0} bonus {1}"),
    "no_dex": QT_TRANSLATE_NOOP("Part", "Dexterity bonus lost"),
    "negative_levels": QT_TRANSLATE_NOOP("Part", "negative levels: {1}"),
    "halved": QT_TRANSLATE_NOOP("Part", "halved"),
    "lowered": QT_TRANSLATE_NOOP("Part", "lowered at will"),
    "override": QT_TRANSLATE_NOOP("Part", "overruled by the game master"),
    "hp_ability": QT_TRANSLATE_NOOP("Part", "{0} modifier by {1}"),
    "hp_levels": QT_TRANSLATE_NOOP("Part", "negative levels: {1}"),
    "hp_floor": QT_TRANSLATE_NOOP("Part", "a penalty never brings hit points below 1"),
    "wounds": QT_TRANSLATE_NOOP("Part", "wounds"),
}
_DETAILS: Final[dict[str, str]] = {
    "block": QT_TRANSLATE_NOOP("Part", "as printed"),
    "ability_dex": QT_TRANSLATE_NOOP("Part", "what makes Dexterity worse stays without the bonus"),
    "ability_damage": QT_TRANSLATE_NOOP("Part", "−1 for every 2 points"),
    "ability_drain": QT_TRANSLATE_NOOP("Part", "the score itself is lower until restored"),
    "ability_penalty": QT_TRANSLATE_NOOP("Part", "−1 for every 2 points, never below a score of 1"),
    "ability_bonus": QT_TRANSLATE_NOOP("Part", "+1 for every 2 points"),
    "no_dex": QT_TRANSLATE_NOOP("Part", "a condition in force takes it away"),
    "negative_levels": QT_TRANSLATE_NOOP("Part", "−1 for each"),
    "halved": QT_TRANSLATE_NOOP("Part", "a condition in force halves speed, once"),
    "lowered": QT_TRANSLATE_NOOP("Part", "until the start of its next turn"),
    "hp_ability": QT_TRANSLATE_NOOP("Part", "for each Hit Die"),
    "hp_levels": QT_TRANSLATE_NOOP("Part", "−5 for each"),
}
_REASONS: Final[dict[str, str]] = {
    "same_type": QT_TRANSLATE_NOOP("Part", "same type as {0}: only the higher counts"),
    "same_source": QT_TRANSLATE_NOOP("Part", "the same as {0}: counts once"),
    "in_block": QT_TRANSLATE_NOOP("Part", "the stat block has +{0} of this type already"),
    "in_block_partly": QT_TRANSLATE_NOOP("Part", "the stat block has +{0} of this type, so {1} of the {2} counts"),
    "no_dex": QT_TRANSLATE_NOOP("Part", "lost together with the Dexterity bonus"),
}


class PartRow(Struct, frozen=True, kw_only=True):
    """One part of a figure, ready to be shown.

    Attributes:
        value: "24" for the block, "+2", or "(+2)" where it does not count.
        title: what it is ("deflection: shield of faith").
        detail: from whom, and why it counts in part or not at all.
        until: what is left of it, or whose turn ends it; empty for what does not end.
        counts: whether it is part of the sum.
        harmful: whether it lowers the figure; None for the block.
        soon: it ends at a coming turn.
        effect: the id of the effect behind it, or empty.
        accessible: all of it as a sentence.
    """

    value: str
    title: str
    detail: str = ""
    until: str = ""
    counts: bool = True
    harmful: bool | None = None
    soon: bool = False
    effect: str = ""
    accessible: str = ""


def part_row(part: Part, state: Encounter, who: str = "") -> PartRow:
    """A part of a figure in words; ``who``: whose figure it is."""
    block = part.what == "block"
    value = number(part.value) if block else signed(part.value)
    effect = state.effects.get(part.effect)
    title = _title(part, effect)
    detail = " · ".join(text for text in (_from(part, effect, state), _reason(part)) if text)
    until = until_text(effect, state, who) if effect is not None else ""
    shown = value if part.counts else f"({value})"
    return PartRow(
        value=shown,
        title=title,
        detail=detail,
        until=until,
        counts=part.counts,
        harmful=None if block else part.value < 0,
        soon=effect is not None and ends_soon(effect, state) is not None,
        effect=part.effect,
        accessible=", ".join(text for text in (shown, title, detail, until) if text),
    )


def _title(part: Part, effect: Effect | None) -> str:
    if part.what in _TITLES:
        return fill(tr("Part", _TITLES[part.what]), ability_name(part.ability), part.amount)
    if part.what == "condition":
        return condition_name(part.name)
    name = effect_name(effect) if effect is not None else effect_label(part.name)
    if part.type in {"", "untyped", "penalty"}:
        return name
    return fill(tr("Part", "{0}: {1}"), bonus_type_name(part.type), name)


def _from(part: Part, effect: Effect | None, state: Encounter) -> str:
    if effect is not None:
        source = state.combatants.get(effect.source or "")
        return source.name if source is not None else effect.source_text
    return tr("Part", _DETAILS[part.what]) if part.what in _DETAILS else ""


def _reason(part: Part) -> str:
    """Why it does not count, or only in part."""
    if part.reason == "in_block" and part.counts:
        return fill(tr("Part", _REASONS["in_block_partly"]), part.amount - part.value, part.value, signed(part.amount))
    if part.reason == "in_block":
        return fill(tr("Part", _REASONS["in_block"]), part.amount)
    if part.reason not in _REASONS:
        return ""
    other = effect_label(part.other) if part.other else tr("Part", "the stat block")
    return fill(tr("Part", _REASONS[part.reason]), other)
