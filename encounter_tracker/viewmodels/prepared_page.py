"""From the desk to everything the window of prepared encounters shows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.planning import MOST_COPIES, plan_of, worth_of
from encounter_tracker.viewmodels.actions import read_only_reason
from encounter_tracker.viewmodels.add_command import read_count
from encounter_tracker.viewmodels.library_words import tag_name
from encounter_tracker.viewmodels.prepared_desk import LAST_ROUND
from encounter_tracker.viewmodels.prepared_group import editor_row
from encounter_tracker.viewmodels.prepared_rows import FIGHT, PreparedView
from encounter_tracker.viewmodels.prepared_view import fight_row, plan_row, read_levels, undo_text, worth_row
from encounter_tracker.viewmodels.texts.labels import command_label
from encounter_tracker.viewmodels.texts.language import fill, language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.viewmodels.prepared_desk import PreparedDesk
    from encounter_tracker.viewmodels.prepared_rows import PlanRow

__all__ = ["page_of"]

tr = QCoreApplication.translate


def page_of(desk: PreparedDesk) -> PreparedView:
    """Everything there is to show."""
    levels, hint = desk.levels()
    state, draft, fight = desk.bridge.state, desk.draft, desk.key == FIGHT
    rows = desk.rows(levels)
    if desk.group and desk.group not in {row.key for row in rows}:
        desk.group = next((row.key for row in rows if row.key), "")
    typed, plans = desk.typed, _plan_rows(desk, levels)
    round_wrong = fill(tr("Prepared", "Type a round from 1 to {0}"), LAST_ROUND)
    levels_wrong = tr("Prepared", "Type levels: 5 (four of them), 4x5, or 5, 5, 4, 6")
    return PreparedView(
        remark=tr("Prepared", "%n prepared", "", len(plans) - desk.fight_there),
        plans=plans,
        current=desk.key,
        name=plans[0].name if fight else typed.get("name", draft.name),
        tags=typed.get("tags", ", ".join(tag_name(tag) for tag in draft.tags)),
        notes=typed.get("notes", draft.notes),
        worth=worth_row(worth_of(plan_of(state, "") if fight else draft, levels)),
        party=desk.party,
        party_hint=hint,
        party_wrong=levels_wrong if read_levels(desk.party) is None else "",
        groups=rows,
        group=desk.group,
        editor=editor_row(desk),
        find=desk.find,
        hits=desk.hits,
        find_wrong=_find_wrong(desk),
        wave_at=desk.wave_at,
        wave_wrong=round_wrong if desk.round_to_come is None else "",
        put=_put_text(desk),
        put_reason=put_reason(desk),
        undo=_fight_undo(desk) if fight else undo_text(desk.shelf.undo_action),
        said=desk.said,
        said_is_problem=desk.said_is_problem,
        can_bring=bool(desk.wave),
        empty="" if rows else _empty(desk),
        held=read_only_reason(desk.bridge),
    )


def _fight_undo(desk: PreparedDesk) -> str:
    step = desk.bridge.model.undo_step
    if step is None:
        return ""
    return fill(tr("Prepared", "Undo: {0}"), command_label(step.command, desk.bridge.state))


def _plan_rows(desk: PreparedDesk, levels: Sequence[int]) -> tuple[PlanRow, ...]:
    fight = (fight_row(desk.bridge.state, levels),) if desk.fight_there else ()
    plans = [desk.draft if plan.key == desk.draft.key else plan for plan in desk.shelf.plans()]
    desk.memo.keep_only([plan.key for plan in plans])
    code = language()
    rows = (desk.memo.row(plan.key, (plan, levels, code), partial(plan_row, plan, levels)) for plan in plans)
    return (*fight, *rows)


def _find_wrong(desk: PreparedDesk) -> str:
    _, name = read_count(desk.find)
    if name and not desk.hits:
        return tr("Prepared", "No creature is called that. A stat block that is pasted can be kept in the library.")
    if desk.find.strip() and desk.count is None:
        return fill(tr("AddForm", "1 to {0} at a time"), MOST_COPIES)
    return ""


def _put_text(desk: PreparedDesk) -> str:
    if desk.key == FIGHT:
        return tr("Prepared", "Bring this wave now")
    return tr("Prepared", "Add to the fight") if desk.bridge.state.started else tr("Prepared", "Put into the fight")


def put_reason(desk: PreparedDesk) -> str:
    """Why the encounter (or the wave) on the desk cannot be put into the fight; "" where it can."""
    held = read_only_reason(desk.bridge)
    if held:
        return held
    if desk.key == FIGHT:
        return "" if desk.wave else tr("Prepared", "Choose a wave in the list.")
    return "" if desk.draft.groups else tr("Prepared", "Add a creature first.")


def _empty(desk: PreparedDesk) -> str:
    if not desk.key:
        return tr("Prepared", "Nothing is prepared yet. Type whom they will meet: 4 goblin, Enter.")
    return tr("Prepared", "Nobody yet. Type whom they will meet: 4 goblin, Enter.")
