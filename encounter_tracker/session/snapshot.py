"""The state as replay prints it (SCRIPTS.md, "What replay prints")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from encounter_tracker.encounter.derive import Derived, derived, works_on
from encounter_tracker.encounter.seeing import loses_dex_to, sight_table
from encounter_tracker.rules.vocabulary import ABILITIES, FIGURES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.events import Record
    from encounter_tracker.encounter.state import Combatant, Due, Effect, Encounter


def snapshot(state: Encounter, log: Iterable[Record], errors: list[dict[str, Any]]) -> dict[str, Any]:
    """Everything about an encounter as plain values, combatants by name."""
    present = [state.combatants[who] for who in state.order if not state.combatants[who].removed]
    return {
        "round": state.round,
        "active": state.combatants[state.active].name if state.active is not None else None,
        "order": [c.name for c in present if not c.delaying],
        "delaying": [c.name for c in present if c.delaying],
        "clock_rounds": state.clock,
        "due": [_due(state, due) for due in state.due],
        "combatants": {c.name: _combatant(state, c) for c in present},
        "effects": [_effect(state, effect) for effect in state.effects.values()],
        "log": [_record(state, record) for record in log],
        "errors": errors,
    }


def sight_snapshot(state: Encounter) -> dict[str, Any]:
    """Who sees whom with which miss chance, and who loses the Dexterity bonus against whom (rule I3)."""
    table = sight_table(state)
    names = {who: state.combatants[who].name for who in state.order if who in table}
    return {
        "sight": {
            name: {names[whom]: table[who][whom].miss for whom in names if whom != who} for who, name in names.items()
        },
        "sight_no_dex": {
            name: [names[whom] for whom in names if whom != who and loses_dex_to(state, whom, table[whom][who])]
            for who, name in names.items()
        },
    }


def effect_state(combatant: Combatant, effect: Effect) -> str:
    """How a combatant stands to an effect, antimagic included (rules F1, H4)."""
    state = effect.targets[combatant.id].state
    return "suppressed" if state == "affected" and not works_on(combatant, effect) else state


def _name(state: Encounter, who: str | None) -> str | None:
    return state.combatants[who].name if who else None


def _due(state: Encounter, due: Due) -> dict[str, Any]:
    entry = {"who": _name(state, due.who), "what": due.what, "dc": due.dc}
    return {**entry, "label": due.label} if due.label else entry


def _combatant(state: Encounter, combatant: Combatant) -> dict[str, Any]:
    now = derived(state, combatant.id)
    levels = combatant.negative_levels
    death = combatant.death
    return {
        "side": combatant.side,
        "hp": now.hp,
        "max_hp": now.max_hp,
        "temp_hp": now.temp_hp,
        "nonlethal": now.nonlethal,
        "status": now.status,
        "death": None
        if death is None
        else {"cause": death.cause, "round": death.round, "source": _name(state, death.source)},
        "initiative": combatant.initiative,
        "level": now.level,
        "abilities": _abilities(now),
        "negative_levels": {
            "temporary": sum(not level.permanent for level in levels),
            "permanent": sum(level.permanent for level in levels),
        },
        "figures": {name: now.figures[name].value for name in FIGURES},
        "casting": _casting(state, combatant),
        "conditions": list(now.conditions),
        "effects": [
            {
                "name": effect.name,
                "id": effect.id,
                "state": effect_state(combatant, effect),
                "remaining_rounds": effect.remaining,
            }
            for effect in state.effects_on.get(combatant.id, ())
        ],
    }


def _casting(state: Encounter, combatant: Combatant) -> dict[str, Any] | None:
    """The spell it casts, or that it has cast or lost in this turn, and who knows what it is (rules G1, G5)."""
    spell = combatant.casting
    if spell is None:
        return None
    return {
        "name": spell.name,
        "level": spell.level,
        "state": spell.state,
        "why_lost": spell.why_lost or None,
        "actions": [action.component for action in spell.actions],
        "known_by": [_name(state, who) for who in spell.known_by],
    }


def _abilities(now: Derived) -> dict[str, Any]:
    return {
        ability: {
            "score": view.score,
            "damage": view.damage,
            "drain": view.drain,
            "penalty": view.penalty,
            "bonus": view.bonus,
            "modifier": view.modifier,
        }
        for ability in ABILITIES
        for view in (now.abilities[ability],)
    }


def _effect(state: Encounter, effect: Effect) -> dict[str, Any]:
    return {
        "name": effect.name,
        "id": effect.id,
        "source": _name(state, effect.source) or effect.source_text or None,
        "remaining_rounds": effect.remaining,
        "targets": {state.combatants[who].name: effect_state(state.combatants[who], effect) for who in effect.targets},
    }


def _record(state: Encounter, record: Record) -> dict[str, Any]:
    event = record.event
    who = getattr(event, "who", None) or getattr(event, "target", None)
    return {"round": record.round, "event": event.__struct_config__.tag, "who": _name(state, who)}
