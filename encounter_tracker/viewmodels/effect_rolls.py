"""Dice of an effect that is being entered, and what it gives besides when it is applied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.events import CheckRolled
from encounter_tracker.viewmodels.effect_fields import whole

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.session.ports import DiceSource
    from encounter_tracker.viewmodels.effect_form import EffectForm

_D20 = 20


class SaveRoll(Struct, frozen=True):
    """A saving throw that was rolled from the form."""

    face: int
    modifier: int
    success: bool


def can_roll(form: EffectForm, state: Encounter, saves: Mapping[str, SaveRoll]) -> bool:
    """Whether dice are missing: against spell resistance, or saving throws."""
    if any(form.outcome(state, target) == "open" for target in form.targets):
        return True
    return bool(missing_saves(form, state, saves))


def missing_saves(form: EffectForm, state: Encounter, saves: Mapping[str, SaveRoll]) -> tuple[str, ...]:
    """Whose saving throws are not rolled yet."""
    if not form.save or whole(form.dc) is None:
        return ()
    wanted = {"affected", "open"}
    return tuple(
        target.id
        for target in form.targets
        if target.id not in saves and not target.state and form.outcome(state, target) in wanted
    )


def rolled_faces(form: EffectForm, state: Encounter, dice: DiceSource) -> EffectForm:
    """The form with every open die against spell resistance rolled."""
    targets = tuple(
        replace(target, face=str(dice.roll(_D20))) if form.outcome(state, target) == "open" else target
        for target in form.targets
    )
    return replace(form, targets=targets)


def saves_of(outcome: Applied, save: str) -> dict[str, SaveRoll]:
    """The saving throws that a command rolled, by who made them."""
    found: dict[str, SaveRoll] = {}
    for record in outcome.records:
        event = record.event
        if isinstance(event, CheckRolled) and event.what == save and event.face is not None:
            found[event.who] = SaveRoll(event.face, event.modifier, bool(event.success))
    return found
