"""The dice of an attack being entered: typed ones taken up, open ones rolled by the program, all of it on drafts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from encounter_tracker.viewmodels.attack_draft import (
    AttackDraft,
    Stage,
    chosen_attack,
    damage_entry,
    precision_problem,
    read_damage,
    weapon_of,
)
from encounter_tracker.viewmodels.attack_view import attack_trial, stage_of
from encounter_tracker.viewmodels.hp_command import dice_of, rolled
from encounter_tracker.viewmodels.hp_text import HpEntry, parse_hp

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.encounter.tx import Die
    from encounter_tracker.session.ports import DiceSource
    from encounter_tracker.viewmodels.hp_command import Faces


def typed(draft: AttackDraft, stage: Stage, text: str) -> AttackDraft:
    """A die (or the damage) as typed; the damage that the program rolled may be of another blow now."""
    fields: dict[str, Any] = {stage: text}
    if stage == "damage":
        fields["typed_faces"] = draft.typed_faces if _same_dice(draft.damage, text) else ()
    by_program = draft.by_program - {stage, "damage"}
    return replace(draft, faces={}, by_program=by_program, **fields)


def _same_dice(one: str, other: str) -> bool:
    before, after = damage_entry(one), damage_entry(other)
    return isinstance(before, HpEntry) and isinstance(after, HpEntry) and dice_of(before) == dice_of(after)


def all_rolled(state: Encounter, draft: AttackDraft, dice: DiceSource) -> AttackDraft:
    """Everything open rolled; where nothing is open, what the program rolled is rolled again."""
    if not attack_trial(state, draft).wanted:
        draft = _without_rolls(draft)
    while wanted := attack_trial(state, draft).wanted:
        draft = stage_rolled(state, draft, wanted, dice)
    return draft


def stage_rolled(state: Encounter, draft: AttackDraft, stage: Stage, dice: DiceSource) -> AttackDraft:
    """What is open of one stage rolled."""
    weapon = weapon_of(chosen_attack(state, draft))
    if stage == "damage" and read_damage(draft.damage, weapon, draft.typed_faces).dice:
        entry = damage_entry(draft.damage)
        assert isinstance(entry, HpEntry)  # noqa: S101 - it has dice
        draft = replace(draft, typed_faces=faces_for(entry, dice))
    if stage == "miss":
        return _miss_rolled(state, draft, dice)
    while (missing := attack_trial(state, draft).tried.missing) and stage_of(missing[0].what) == stage:
        draft = _taken(draft, missing[0], dice.roll(missing[0].sides))
    return draft


def _miss_rolled(state: Encounter, draft: AttackDraft, dice: DiceSource) -> AttackDraft:
    """The miss chance: with Blind-Fight two dice at once, as one alone would stand for both."""
    missing = [die for die in attack_trial(state, draft).tried.missing if stage_of(die.what) == "miss"]
    text = " ".join(str(dice.roll(die.sides)) for die in missing)
    return replace(draft, miss=text, by_program=draft.by_program | {"miss"})


def _taken(draft: AttackDraft, die: Die, face: int) -> AttackDraft:
    """A die of the program goes where it could have been typed; those of the damage are kept as faces."""
    stage = stage_of(die.what)
    by_program = draft.by_program | {stage}
    if stage == "damage":
        faces = {**draft.faces, die.what: (*draft.faces.get(die.what, ()), face)}
        return replace(draft, faces=faces, by_program=by_program)
    return replace(draft, by_program=by_program, **{stage: str(face)})


def _without_rolls(draft: AttackDraft) -> AttackDraft:
    empty = {stage: "" for stage in ("d20", "miss", "confirm") if stage in draft.by_program}
    return replace(draft, faces={}, typed_faces=(), by_program=frozenset(), **empty)


def with_precision(draft: AttackDraft, text: str, dice: DiceSource) -> AttackDraft:
    """Sneak attack and the like: points, or dice that are rolled at once."""
    entry = parse_hp(text)
    points = 0
    if text.strip() and not precision_problem(text) and isinstance(entry, HpEntry):
        points = rolled(entry, faces_for(entry, dice)).amount
    return replace(draft, precision=text, precision_points=max(0, points))


def faces_for(entry: HpEntry, dice: DiceSource) -> Faces:
    """What the dice of an entry show."""
    return tuple(
        tuple(dice.roll(sides) for _, count, sides in amount.dice for _ in range(count)) for amount in dice_of(entry)
    )
