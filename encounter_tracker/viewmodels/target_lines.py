"""One line for each of several targets: who it is, a field for its die or amount, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from encounter_tracker.encounter.derive import derived
from encounter_tracker.viewmodels.rows import Side, number, signed
from encounter_tracker.viewmodels.texts.language import fill, listed, tr
from encounter_tracker.viewmodels.texts.names import (
    ability_short,
    cause_name,
    condition_name,
    effect_name,
    status_name,
)

if TYPE_CHECKING:
    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.encounter.state import Combatant, Encounter

LineTone = Literal["", "harm", "help", "deadly", "out"]
SIDES: Final[dict[str, Side]] = {"party": "party", "foes": "foe", "neutral": "neutral"}


class TargetLine(Struct, frozen=True, kw_only=True):
    """One target.

    Attributes:
        id: who.
        name: the name.
        side: party, foe or neutral.
        die: what an empty field means ("d20 +5", "3"); "" where there is no field.
        typed: what is typed in it.
        wrong: what is wrong with that, as a sentence.
        outcome: what becomes of the target.
        tone: whether that harms, helps, kills, or leaves it out.
        field_name: what the field is for, for screen readers.
        accessible: the line as a sentence.
    """

    id: str
    name: str
    side: Side = "foe"
    die: str = ""
    typed: str = ""
    wrong: str = ""
    outcome: str = ""
    tone: LineTone = ""
    field_name: str = ""
    accessible: str = ""


def what_becomes(before: Encounter, after: Encounter, who: str) -> tuple[str, LineTone]:
    """What a change does to one combatant, in words, and whether it is for the worse."""
    if who not in before.combatants or who not in after.combatants:
        return "", ""
    old, new = before.combatants[who], after.combatants[who]
    was, now = derived(before, who), derived(after, who)
    if old.death is None and new.death is not None:
        return fill(tr("TargetLine", "dies: {0}"), cause_name(new.death.cause)), "deadly"
    pieces = [*_life(old, new, was, now), *_abilities(was, now), *_levels(old, new), *_conditions(was, now)]
    pieces += [*_effects(before, after, who), *_hit_points(was, now)]
    tone = _tone(old, new, was, now)
    return ", ".join(pieces), tone


def _life(old: Combatant, new: Combatant, was: Derived, now: Derived) -> list[str]:
    if old.death is not None and new.death is None:
        alive = tr("TargetLine", "alive again with %n hit points", "", now.hp)
        doomed = tr("TargetLine", "dies again unless restoration follows in the next round")
        return [alive, doomed] if new.doomed else [alive]
    if was.status != now.status and new.death is None:
        return [status_name(now.status)]
    return []


def _abilities(was: Derived, now: Derived) -> list[str]:
    found = []
    for ability, new in now.abilities.items():
        old = was.abilities[ability]
        changes = [
            fill(words, number(before), number(later))
            for words, before, later in (
                (tr("TargetLine", "damage {0} → {1}"), old.damage, new.damage),
                (tr("TargetLine", "drain {0} → {1}"), old.drain, new.drain),
            )
            if before != later
        ]
        if not changes:
            continue
        if old.modifier != new.modifier:
            moved = tr("TargetLine", "modifier {0} → {1}").format(signed(old.modifier), signed(new.modifier))
            changes.append(moved)
        found.append(f"{ability_short(ability)} {', '.join(changes)}")
    return found


def _levels(old: Combatant, new: Combatant) -> list[str]:
    before, after = len(old.negative_levels), len(new.negative_levels)
    lasting = sum(1 for level in new.negative_levels if level.permanent)
    was_lasting = sum(1 for level in old.negative_levels if level.permanent)
    if (before, was_lasting) == (after, lasting):
        return []
    text = tr("TargetLine", "negative levels {0} → {1} of {2} HD")
    found = fill(text, before, after, new.creature.hit_dice)
    return [fill(tr("TargetLine", "{0}, {1} permanent"), found, lasting) if lasting else found]


def _conditions(was: Derived, now: Derived) -> list[str]:
    gone = [condition_name(name) for name in was.conditions if name not in now.conditions]
    come = [condition_name(name) for name in now.conditions if name not in was.conditions]
    return [
        *((fill(tr("TargetLine", "now {0}"), listed(come)),) if come else ()),
        *((fill(tr("TargetLine", "no longer {0}"), listed(gone)),) if gone else ()),
    ]


def _effects(before: Encounter, after: Encounter, who: str) -> list[str]:
    """Afflictions that are gone; conditions speak for themselves."""
    gone = [
        effect_name(effect)
        for effect in before.effects_on.get(who, ())
        if effect.affliction is not None and effect.id not in after.effects
    ]
    return [fill(tr("TargetLine", "rid of {0}"), listed(gone))] if gone else []


def _hit_points(was: Derived, now: Derived) -> list[str]:
    if (was.hp, was.max_hp) == (now.hp, now.max_hp) or was.status == "dead":
        return []
    return [fill(tr("TargetLine", "hit points {0} → {1}"), number(was.hp), number(now.hp))]


def _tone(old: Combatant, new: Combatant, was: Derived, now: Derived) -> LineTone:
    if old.death is not None:
        return "help" if new.death is None else ""
    if now.status in {"dying", "unconscious"} and was.status not in {"dying", "unconscious"}:
        return "deadly"
    return "help" if _burden(new, now) < _burden(old, was) else "harm" if _burden(new, now) > _burden(old, was) else ""


def _burden(combatant: Combatant, now: Derived) -> int:
    """How much weighs on it, for telling better from worse."""
    harm = sum(view.damage + view.drain for view in now.abilities.values())
    return harm + len(combatant.negative_levels) + len(now.conditions) + (now.max_hp - now.hp)
