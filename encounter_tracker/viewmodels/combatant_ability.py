"""One ability, for its popover: what is done to it, by whom, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.derive import derived
from encounter_tracker.rules.conditions import RULES
from encounter_tracker.rules.immunity import immunity
from encounter_tracker.viewmodels.combatant_changes import ability_parts
from encounter_tracker.viewmodels.combatant_figures import DASH
from encounter_tracker.viewmodels.combatant_rows import AbilityView, SourceRow, StepperRow
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.texts.language import capitalised, fill, tr
from encounter_tracker.viewmodels.texts.names import ability_name, ability_short, condition_name, immunity_reason
from encounter_tracker.viewmodels.texts.parts import part_row
from encounter_tracker.viewmodels.why_sometimes import harm_source

if TYPE_CHECKING:
    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.encounter.state import Combatant, Encounter
    from encounter_tracker.rules.vocabulary import Ability

_MOST_SCORE: Final = 99


def ability_view(state: Encounter, who: str, ability: Ability) -> AbilityView:
    """Everything about one ability of one combatant (by id)."""
    now, combatant = derived(state, who), state.combatants[who]
    view = now.abilities[ability]
    score = DASH if view.score is None else str(view.score)
    return AbilityView(
        who=who,
        key=ability,
        caption=ability_short(ability),
        name=ability_name(ability),
        score=score,
        modifier=signed(view.modifier),
        remark=fill(tr("CombatantAbility", "{0}, now"), combatant.name),
        steppers=_steppers(state, combatant, now, ability),
        sources=_sources(state, who, now, ability),
        note=_note(combatant, now, ability),
    )


def _steppers(state: Encounter, combatant: Combatant, now: Derived, ability: Ability) -> tuple[StepperRow, ...]:
    view = now.abilities[ability]
    absent = view.base is None
    harm = combatant.harm.get(ability)
    damage_from = harm_source(state, harm.source) if harm is not None and harm.damage else ""
    drain_from = harm_source(state, harm.drain_source) if harm is not None and harm.drain else ""
    heals = tr("CombatantAbility", "heals 1 a day") if harm is not None and harm.damage > harm.lasting else ""
    base = view.base if view.base is not None else 0
    return (
        StepperRow(
            key="damage",
            label=tr("CombatantAbility", "Damage"),
            value=view.damage,
            text=str(view.damage),
            detail=" · ".join(text for text in (damage_from, heals) if text),
            can_lower=view.damage > 0,
            can_raise=not absent,
        ),
        StepperRow(
            key="drain",
            label=tr("CombatantAbility", "Drain"),
            value=view.drain,
            text=str(view.drain),
            detail=drain_from,
            can_lower=view.drain > 0,
            can_raise=not absent and bool(view.score),
        ),
        StepperRow(
            key="base",
            label=tr("CombatantAbility", "Base score"),
            value=base,
            text=DASH if absent else str(base),
            detail=tr("CombatantAbility", "stat block; – for none"),
            can_lower=not absent and base > 0,
            can_raise=base < _MOST_SCORE,
        ),
    )


def _sources(state: Encounter, who: str, now: Derived, ability: Ability) -> tuple[SourceRow, ...]:
    """Penalties and bonuses, each with its source; conditions too."""
    rows = []
    for number, part in enumerate(ability_parts(state, who, ability)):
        row = part_row(part, state, who)
        rows.append(
            SourceRow(
                key=f"{part.effect}:{number}",
                amount=row.value,
                text=row.title,
                detail=row.detail,
                until=row.until,
                trend="down" if part.value < 0 else "up",
                counts=row.counts,
                effect=part.effect,
            )
        )
    return (*rows, *_from_conditions(now, ability))


def _from_conditions(now: Derived, ability: Ability) -> list[SourceRow]:
    rows = []
    for name in now.conditions:
        rule = RULES[name]
        for key, value in rule.modifiers:
            if key == ability:
                rows.append(SourceRow(key=name, amount=signed(value), text=condition_name(name), trend="down"))
        if ability in rule.fixed:
            text = condition_name(name)
            detail = tr("CombatantAbility", "the modifier is −5")
            rows.append(SourceRow(key=name, amount="−5", text=text, detail=detail, trend="down"))
    return rows


def _note(combatant: Combatant, now: Derived, ability: Ability) -> str:
    """What the game master should know before changing it."""
    view = now.abilities[ability]
    reason = immunity(combatant.creature, f"ability damage:{ability}")
    if view.base is None:
        return tr("CombatantAbility", "No score: nothing can damage, drain or penalise it.")
    if reason is not None:
        return capitalised(fill(tr("CombatantAbility", "immune to damage: {0}"), immunity_reason(reason)))
    score = view.score or 0
    if ability == "con":
        return tr("CombatantAbility", "Dies when damage reaches {0}.").format(score)
    return tr("CombatantAbility", "Unconscious when damage reaches {0}.").format(score)


def ability_command(state: Encounter, who: str, ability: Ability, key: str, wanted: int | None) -> c.Command | None:
    """The command that brings damage, drain or base score to a value; None where it is there already."""
    view = derived(state, who).abilities[ability]
    if key == "base":
        if wanted == view.base:
            return None
        return c.EditCombatant(who=who, set={"abilities": {ability: wanted}})
    now = view.damage if key == "damage" else view.drain
    if wanted is None or wanted < 0 or wanted == now:
        return None
    more = wanted - now
    if key == "damage":
        worse: c.Command = c.DamageAbility(target=who, ability=ability, amount=max(0, more))
        better = c.RestoreAbility(target=who, ability=ability, damage=max(0, -more))
    else:
        worse = c.DrainAbility(target=who, ability=ability, amount=max(0, more))
        better = c.RestoreAbility(target=who, ability=ability, drain=max(0, -more))
    return worse if more > 0 else better
