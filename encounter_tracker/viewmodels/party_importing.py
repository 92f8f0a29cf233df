"""Members of the party from what was pasted or read from files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from encounter_tracker.session.model import EncounterModel
from encounter_tracker.session.party import member_of
from encounter_tracker.viewmodels.paste_commands import adding, commands_for

if TYPE_CHECKING:
    from encounter_tracker.session.ports import DiceSource
    from encounter_tracker.support.party import PartyMember
    from encounter_tracker.viewmodels.paste_draft import Draft

__all__ = ["members_of"]


def members_of(draft: Draft, dice: DiceSource) -> tuple[PartyMember, ...]:
    """The ticked ones as they would stand in a fight: with their hit points and conditions where a file has them."""
    plan = adding(draft)
    if plan.wrong_count is not None or plan.too_many or not plan.places:
        return ()
    model = EncounterModel(dice)
    for command in commands_for(model.state, replace(draft, roll=False)):
        model.dispatch(command)
    return tuple(member_of(who, model.state) for who in model.state.present)
