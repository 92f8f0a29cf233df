"""What the party says: who is there, what undo takes back, what is different from before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.derive import derived
from encounter_tracker.viewmodels.library_words import place_words
from encounter_tracker.viewmodels.rows import number
from encounter_tracker.viewmodels.texts.language import fill, listed
from encounter_tracker.viewmodels.texts.names import ability_name, effect_name, status_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.encounter.state import Combatant, Encounter
    from encounter_tracker.support.library import LibraryAction
    from encounter_tracker.support.party import PartyMember

tr = QCoreApplication.translate


def remark_text(members: Sequence[PartyMember]) -> str:
    """How many there are, and how many come along."""
    if not members:
        return tr("Party", "nobody yet")
    away = sum(not member.present for member in members)
    text = tr("Party", "%n members", "", len(members))
    return fill(tr("Party", "{0}, {1} stay behind"), text, away) if away else text


def fighting_text(count: int) -> str:
    """What it means that some are in the fight."""
    if not count:
        return ""
    return tr("Party", "%n in the fight: what changes here does not change there", "", count)


def undo_words(action: LibraryAction) -> str:
    """What an action did, for the button that takes it back."""
    if action.shelf != "member":
        return place_words(action, "member")
    names = listed(action.names, 2) if action.count <= len(action.names) else ""
    if action.what == "delete":
        return fill(tr("Party", "{0} deleted"), names) if names else tr("Party", "%n deleted", "", action.count)
    if action.what == "add":
        return fill(tr("Party", "{0} added"), names) if names else tr("Party", "%n added", "", action.count)
    return fill(tr("Party", "{0} changed"), names) if names else tr("Party", "%n changed", "", action.count)


def differences(old: Encounter, was_id: str, new: Encounter, now_id: str) -> tuple[str, ...]:
    """What is different with somebody, in a few words each: hit points, harm, effects, resources, life."""
    was, now = derived(old, was_id), derived(new, now_id)
    before, after = old.combatants[was_id], new.combatants[now_id]
    found = []
    if was.hp != now.hp or was.max_hp != now.max_hp:
        found.append(fill(tr("Party", "hit points {0} → {1} of {2}"), number(was.hp), number(now.hp), now.max_hp))
    if was.nonlethal != now.nonlethal:
        found.append(fill(tr("Party", "nonlethal {0} → {1}"), was.nonlethal, now.nonlethal))
    if was.temp_hp != now.temp_hp:
        found.append(fill(tr("Party", "temporary {0} → {1}"), was.temp_hp, now.temp_hp))
    if was.status != now.status:
        found.append(status_name(now.status))
    found += _harm(was, now)
    if was.negative_levels != now.negative_levels:
        found.append(fill(tr("Party", "negative levels {0} → {1}"), was.negative_levels, now.negative_levels))
    found += _effects(old, was_id, new, now_id)
    found += _resources(before, after)
    if not found and before != after:
        found.append(tr("Party", "stat block or name"))
    return tuple(found)


def _effects(old: Encounter, was_id: str, new: Encounter, now_id: str) -> list[str]:
    before = [effect_name(effect) for effect in old.effects_on.get(was_id, ())]
    after = [effect_name(effect) for effect in new.effects_on.get(now_id, ())]
    come = [fill(tr("Party", "+ {0}"), name) for name in dict.fromkeys(after) if name not in before]
    gone = [fill(tr("Party", "no longer {0}"), name) for name in dict.fromkeys(before) if name not in after]
    return [*come, *gone]


def _harm(was: Derived, now: Derived) -> list[str]:
    found = []
    for ability, view in now.abilities.items():
        then = was.abilities[ability]
        if then.damage != view.damage:
            found.append(fill(tr("Party", "{0} damage {1} → {2}"), ability_name(ability), then.damage, view.damage))
        if then.drain != view.drain:
            found.append(fill(tr("Party", "{0} drain {1} → {2}"), ability_name(ability), then.drain, view.drain))
    return found


def _resources(before: Combatant, after: Combatant) -> list[str]:
    found = []
    for name in dict.fromkeys((*before.resources, *after.resources)):
        pair = (before.resources.get(name), after.resources.get(name))
        if pair[0] != pair[1]:
            left = ("–" if one is None else str(one.left) for one in pair)
            found.append(fill(tr("Party", "{0} {1} → {2}"), name, *left))
    return found
