"""Negative levels, for their popover: each with its source and DC, and how to give or take some."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter import commands as c
from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.combatant_due import parse_answer
from encounter_tracker.viewmodels.combatant_rows import FormField, LevelRow, LevelsView
from encounter_tracker.viewmodels.texts.language import tr
from encounter_tracker.viewmodels.why_sometimes import harm_source

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.encounter.state import Encounter, NegativeLevel


def levels_view(state: Encounter, who: str) -> LevelsView:
    """The negative levels of a combatant, one row each, temporary ones first."""
    combatant = state.combatants[who]
    levels = sorted(combatant.negative_levels, key=lambda level: level.permanent)
    dice = combatant.creature.hit_dice
    remark = tr("CombatantLevels", "{0} of {1} HD, dies at {1}").format(len(levels), dice)
    return LevelsView(
        who=who,
        title=tr("CombatantLevels", "Negative levels"),
        remark=f"{combatant.name} · {remark}",
        rows=tuple(_level_row(state, who, level) for level in levels),
    )


def _level_row(state: Encounter, who: str, level: NegativeLevel) -> LevelRow:
    due = any(entry.who == who and entry.ref == level.id for entry in state.due)
    words = [harm_source(state, level.source)]
    if level.permanent:
        return LevelRow(
            key=level.id,
            permanent=True,
            text=tr("CombatantLevels", "permanent"),
            detail=" · ".join(word for word in words if word),
        )
    if level.dc is not None:
        words.append(tr("CombatantLevels", "Fortitude DC {0}").format(level.dc))
    words.append(tr("CombatantLevels", "save due now") if due else tr("CombatantLevels", "a save each day"))
    return LevelRow(
        key=level.id,
        permanent=False,
        text=tr("CombatantLevels", "temporary"),
        detail=" · ".join(word for word in words if word),
        can_save=True,
    )


def level_form(state: Encounter, who: str) -> tuple[FormField, ...]:
    """What is asked before negative levels are given."""
    others = [(one.id, one.name) for one in state.present if one.id != who]
    active = state.active if state.active not in {None, who} else ""
    return (
        FormField(key="count", label=tr("CombatantLevels", "How many"), kind="number", value="1"),
        FormField(
            key="permanent",
            label=tr("CombatantLevels", "Kind"),
            kind="choice",
            choices=(
                ("", tr("CombatantLevels", "temporary")),
                ("1", tr("CombatantLevels", "permanent")),
            ),
        ),
        FormField(key="dc", label=tr("CombatantLevels", "Fortitude DC"), kind="number", placeholder="—"),
        FormField(
            key="source",
            label=tr("CombatantLevels", "From"),
            kind="choice",
            value=active or "",
            choices=(("", tr("CombatantLevels", "nobody")), *others),
        ),
    )


def level_command(
    who: str, values: Mapping[str, str], *, force: bool = False
) -> tuple[c.GiveNegativeLevels | None, dict[str, str]]:
    """The command that gives negative levels, and what is wrong: {field: sentence}."""
    mistakes: dict[str, str] = {}
    numbers: dict[str, int | None] = {}
    for key, least in (("count", 1), ("dc", 0)):
        try:
            numbers[key] = parse.parse_optional(values.get(key, ""), least=least)
        except parse.ParseError as error:
            mistakes[key] = str(error)
    if "count" not in mistakes and not numbers["count"]:
        mistakes["count"] = tr("CombatantLevels", "Type how many")
    if mistakes:
        return None, mistakes
    command = c.GiveNegativeLevels(
        target=who,
        count=numbers["count"] or 1,
        dc=numbers["dc"],
        permanent=bool(values.get("permanent")),
        source=values.get("source") or None,
        force=force,
    )
    return command, {}


def level_save(who: str, level: str, text: str) -> c.SaveNegativeLevel | str:
    """The save against one negative level with what was typed, or a sentence that says what to type."""
    answer = parse_answer(text, "negative_level_save")
    if isinstance(answer, str):
        return answer
    return c.SaveNegativeLevel(target=who, which=level, roll=answer.face, total=answer.total)
