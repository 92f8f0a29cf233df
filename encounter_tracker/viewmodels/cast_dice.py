"""The dice of a spell: of its targets, and of its points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.rules.dice import DiceSum
from encounter_tracker.viewmodels.cast_draft import SIDES
from encounter_tracker.viewmodels.cast_trial import cast_trial, missing_dice
from encounter_tracker.viewmodels.hp_command import dice_of

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.session.ports import DiceSource
    from encounter_tracker.viewmodels.cast_draft import CastDraft

_KINDS: Final = len(SIDES)


def with_dice(draft: CastDraft, state: Encounter, dice: DiceSource, *, force: bool = False) -> CastDraft:
    """The draft with every die of its targets that is needed; what one decides may make the others needless."""
    for _ in range(_KINDS):
        trial = cast_trial(draft, state, force=force)
        wanted = [(kinds[0], who) for who in draft.aimed_at if (kinds := missing_dice(draft, trial.of(who)))]
        if not wanted:
            break
        faces = {f"{kind}:{who}": str(dice.roll(SIDES[kind])) for kind, who in wanted}
        draft = replace(draft, dice={**draft.dice, **faces})
    return draft


class PointsRoll(Struct, frozen=True, kw_only=True):
    """What was rolled for the points: the dice, their faces, and the sums of the parts."""

    amounts: tuple[DiceSum, ...] = ()
    faces: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()


def points_roll(draft: CastDraft, before: PointsRoll, dice: DiceSource) -> PointsRoll:
    """Roll the points of a draft; those rolled before for the same dice stay as they fell."""
    entry = draft.entry()
    amounts = dice_of(entry) if entry is not None else ()
    if amounts == before.amounts:
        return before
    faces: list[int] = []
    totals: list[int] = []
    for amount in amounts:
        shown = [(sign, dice.roll(sides)) for sign, count, sides in amount.dice for _ in range(count)]
        faces += [face for _, face in shown]
        totals.append(max(0, amount.bonus + sum(sign * face for sign, face in shown)))
    return PointsRoll(amounts=amounts, faces=tuple(faces), totals=tuple(totals))
