"""What a game master does with a spell, as the commands that are one step of undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter.commands import Command, WriteNote
from encounter_tracker.viewmodels.cast_commands import (
    begin_command,
    finish_command,
    hostile_command,
    points_command,
    save_command,
    temp_command,
)
from encounter_tracker.viewmodels.cast_fill import misfit
from encounter_tracker.viewmodels.cast_rows import affected, halves, spell_label
from encounter_tracker.viewmodels.cast_trial import cast_trial, saved
from encounter_tracker.viewmodels.texts.language import fill, tr

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.viewmodels.cast_draft import CastDraft
    from encounter_tracker.viewmodels.cast_trial import CastTrial
    from encounter_tracker.viewmodels.cast_view import Deed


def deed_commands(draft: CastDraft, state: Encounter, deed: Deed, *, force: bool = False) -> tuple[Command, ...]:
    """Everything that is done, in the order of the rules; nothing where something is wrong.

    All dice must be there. Saves are made before the spell changes anything.
    """
    begin = [begin_command(draft, state, force=force)] if deed != "finish" else []
    if deed == "begin":
        return tuple(begin)
    trial = cast_trial(draft, state, force=force)
    made = tuple(who for who in draft.aimed_at if saved(draft, trial.of(who)))
    finish = finish_command(draft, state, saved=made, force=force)
    if finish is None:
        return ()
    reached = tuple(who for who in draft.aimed_at if trial.of(who).reached)
    found: list[Command | None] = [*begin, *_saves(draft, state, trial), hostile_command(draft, reached), finish]
    found.append(temp_command(draft, affected(draft, trial)) or points_command(draft, *halves(draft, trial)))
    found += _notes(draft, state)
    return tuple(command for command in found if command is not None)


def _saves(draft: CastDraft, state: Encounter, trial: CastTrial) -> list[Command | None]:
    found: list[Command | None] = []
    for who in draft.aimed_at:
        face = draft.face("save", who)
        if face is not None and trial.of(who).save is not None and who not in draft.decreed:
            found.append(save_command(draft, state, who, face))
    return found


def _notes(draft: CastDraft, state: Encounter) -> list[Command | None]:
    """A word on those who were no valid targets: nothing happens silently (rule G3)."""
    text = fill(tr("Cast", "no valid target of {0}"), spell_label(draft))
    return [WriteNote(text=text, who=who) for who in draft.targets if who in draft.out and misfit(draft, state, who)]
