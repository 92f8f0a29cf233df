"""The rows of the saving throws popover: frozen, every string ready made."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from encounter_tracker.viewmodels.effect_view import FormView
from encounter_tracker.viewmodels.rows import Chip, Side
from encounter_tracker.viewmodels.save_draft import SaveDraft

Verdict = Literal["", "made", "failed"]


class SaveRow(Struct, frozen=True, kw_only=True):
    """One who saves.

    Attributes:
        id: who.
        name, side: as in the list.
        key: the digit that, with Alt, turns the verdict round, or "".
        modifier: the bonus; ``why``: its parts in a row; ``parts``: a line for each.
        roll: the die as typed; ``problem``: what is wrong with it.
        total: what it comes to, or "".
        verdict: whether it is made; ``verdict_text``: in words; ``said``: the game master said so.
        amount: the points it takes, the large figure; ``taken``: as typed over it.
        change: hit points before and after, or "".
        below: whether they fall below 0.
        what: what happens to it in words ("half", "immune: undead traits").
        chips: what that means.
        accessible: the row as a sentence.
    """

    id: str
    name: str
    side: Side = "foe"
    key: str = ""
    modifier: str = ""
    why: str = ""
    parts: str = ""
    roll: str = ""
    problem: str = ""
    total: str = ""
    verdict: Verdict = ""
    verdict_text: str = ""
    said: bool = False
    amount: str = ""
    taken: str = ""
    change: tuple[str, str, str] | None = None
    below: bool = False
    what: str = ""
    chips: tuple[Chip, ...] = ()
    accessible: str = ""


class SavePopoverView(Struct, frozen=True, kw_only=True):
    """Everything the popover shows.

    Attributes:
        remark: who saves.
        rows: one for each.
        against: key, words and whether chosen.
        saves: the three saves (key, words).
        sources: from whom it can be (id, name).
        damage_said: what was rolled, or what can be typed.
        form: the view of the effect, while there is one.
        effect_end: when the effect ends, or what is wrong with it.
        also: what happens besides.
        problem: why it cannot be applied as it is; ``can_force``: the game master may do it all the same.
        wrong: what is wrong, by field; ``open``: what is to be filled in still.
        asked: what to do, while Enter was pressed on something open.
        apply_text: the button; ``can_apply``: Enter applies it.
        draft: what was entered.
    """

    remark: str = ""
    rows: tuple[SaveRow, ...] = ()
    against: tuple[tuple[str, str, bool], ...] = ()
    saves: tuple[tuple[str, str], ...] = ()
    sources: tuple[tuple[str, str], ...] = ()
    damage_said: str = ""
    form: FormView | None = None
    also: tuple[str, ...] = ()
    problem: str = ""
    can_force: bool = False
    wrong: dict[str, str] = {}
    open: tuple[str, ...] = ()
    asked: str = ""
    apply_text: str = ""
    can_apply: bool = False
    draft: SaveDraft = SaveDraft()
