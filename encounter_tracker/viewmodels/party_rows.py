"""Frozen rows of the party: every string ready made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.derive import derived
from encounter_tracker.viewmodels.colours import colour_name
from encounter_tracker.viewmodels.combatant_head import hit_points_view, kind_line
from encounter_tracker.viewmodels.order_chips import chips_of
from encounter_tracker.viewmodels.rows import Chip, HpView
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.support.party import PartyMember
    from encounter_tracker.viewmodels.add_hits import AddHit

tr = QCoreApplication.translate

Page = Literal["member", "new", "empty"]


class PartyRow(Struct, frozen=True, kw_only=True):
    """One member in the list.

    Attributes:
        key: which.
        name: what it is called.
        player: whose it is.
        kind: what it is ("dwarf · level 7").
        hp: hit points; None for the dead and for one that cannot be read.
        chips: conditions, effects, ability damage, negative levels, used up resources.
        present: comes along.
        in_fight: is in the open encounter already.
        colour: its mark.
        dead: struck through.
        tooltip: the whole story.
        accessible: the row as a sentence.
    """

    key: str
    name: str
    player: str = ""
    kind: str = ""
    hp: HpView | None = None
    chips: tuple[Chip, ...] = ()
    present: bool = True
    in_fight: bool = False
    colour: str = ""
    dead: bool = False
    tooltip: str = ""
    accessible: str = ""


class PartyView(Struct, frozen=True, kw_only=True):
    """Everything around the sheet of the one looked at.

    Attributes:
        remark: who is there, in words.
        fighting: that some of them are in the fight, and what that means; "" where nobody is.
        rows: the members in their order.
        current: the key of the one looked at.
        page: what is at the right: its sheet, the page for a new one, or how to begin.
        name: of the one looked at, as are player, colour and present.
        note: what the game master keeps about it.
        fight_text: the button that puts them into the fight; fight_reason: why it cannot now.
        rest_reason: why nobody can rest.
        undo_text: what undo takes back, or "".
        said: what came of the last wish; problem: it stood in the way.
    """

    remark: str = ""
    fighting: str = ""
    rows: tuple[PartyRow, ...] = ()
    current: str = ""
    page: Page = "empty"
    name: str = ""
    player: str = ""
    colour: str = ""
    note: str = ""
    present: bool = True
    fight_text: str = ""
    fight_reason: str = ""
    rest_reason: str = ""
    undo_text: str = ""
    said: str = ""
    problem: bool = False


class NewView(Struct, frozen=True, kw_only=True):
    """The page for a new member: whom the finder found, and what is wrong with the fields."""

    hits: tuple[AddHit, ...] = ()
    current: int = -1
    wrong: dict[str, str] = {}
    message: str = ""
    button: str = ""


def party_row(member: PartyMember, state: Encounter, who: str, *, in_fight: bool) -> PartyRow:
    """The row of a member that stands in the camp as ``who``."""
    combatant = state.combatants.get(who)
    if combatant is None:
        text = tr("Party", "cannot be read")
        return PartyRow(key=member.key, name=member.label, player=member.player, kind=text, accessible=text)
    now = derived(state, who)
    dead = combatant.death is not None
    kind = kind_line(combatant, now)
    chips = (*chips_of(state, combatant, now), *_resource_chips(member))
    hp = None if dead else hit_points_view(now)
    words = [member.label, fill(tr("Party", "player: {0}"), member.player) if member.player else "", kind]
    words += [colour_name(member.colour) if member.colour else ""]
    words += [hp.accessible if hp is not None else "", *(f"{chip.text} {chip.remaining}".strip() for chip in chips)]
    words += ["" if member.present else tr("Party", "does not come along")]
    words += [tr("Party", "in the fight") if in_fight else ""]
    spoken = [word for word in words if word]
    return PartyRow(
        key=member.key,
        name=member.label,
        player=member.player,
        kind=kind,
        hp=hp,
        chips=chips,
        present=member.present,
        in_fight=in_fight,
        colour=member.colour,
        dead=dead,
        tooltip="\n".join(spoken),
        accessible=", ".join(spoken),
    )


def _resource_chips(member: PartyMember) -> tuple[Chip, ...]:
    """What is not full any more."""
    return tuple(
        Chip("plain", name, remaining=f"{one.left}/{one.most}", tooltip=f"{name} {one.left}/{one.most}")
        for name, one in member.carried.resources.items()
        if one.left < one.most
    )
