"""The rows of the attack popover: frozen, every string ready made."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from encounter_tracker.viewmodels.attack_draft import AttackDraft, Outcome, Stage
from encounter_tracker.viewmodels.hp_rows import HpTable
from encounter_tracker.viewmodels.rows import Chip, Side
from encounter_tracker.viewmodels.texts.parts import PartRow


class TargetChoice(Struct, frozen=True, kw_only=True):
    """One who can be attacked: whether it is the one, and the digit that with Alt chooses it."""

    id: str
    name: str
    side: Side = "foe"
    chosen: bool = False
    key: str = ""


class AttackLine(Struct, frozen=True, kw_only=True):
    """One attack that can be made: a bonus of a line of the stat block.

    Attributes:
        key: place and number ("0:2").
        name: what it is called.
        bonus: its bonus now.
        remark: damage, types, properties; of further attacks which one it is.
        icon: a sword or a target.
        chosen: whether it is the one.
        done: whether it was made already.
        tooltip, accessible: the line as a sentence.
    """

    key: str
    name: str
    bonus: str
    remark: str = ""
    icon: str = "sword"
    chosen: bool = False
    done: bool = False
    tooltip: str = ""
    accessible: str = ""


class DieField(Struct, frozen=True, kw_only=True):
    """A field for a die: what is typed, what stands in it while it is empty, what is wrong; ``shown``: it matters."""

    text: str = ""
    hint: str = ""
    problem: str = ""
    shown: bool = False
    said: str = ""


class AttackPopoverView(Struct, frozen=True, kw_only=True):
    """Everything the popover shows.

    Attributes:
        remark: who attacks whom.
        attacker: the id; ``attackers``: who can (id, name).
        targets: who can be chosen at once.
        lines: the attacks.
        d20, miss, confirm, damage: the fields.
        total: the total with how it came about, or what the d20 must show; ``known``: it is a total.
        result: what came of it, a chip; None while that is open.
        attack_title, attack_parts: the bonus and its parts.
        armor_title, armor_parts: the armour class and its parts; ``armor_note``: why it is lower.
        sight: who sees whom, and why; ``guess``: "" where the place is known.
        guess_asked: the square must be guessed.
        table: the target.
        also: what would happen besides, a sentence each.
        circumstances: key, words, whether chosen, and when it holds.
        problem: why it cannot be applied as it is; ``can_force``: the game master may do it all the same.
        apply_text: the button; ``can_apply``: Enter applies it.
        wanted: the die that is still open, or "".
        draft: what was entered.
        riders: what comes with the blow, while it can be applied; ``rider``: the first, in the language in use.
        chance: the miss chance as reckoned, for the field that overrules it; ``ac`` the same.
    """

    remark: str = ""
    attacker: str = ""
    attackers: tuple[tuple[str, str], ...] = ()
    targets: tuple[TargetChoice, ...] = ()
    lines: tuple[AttackLine, ...] = ()
    d20: DieField = DieField()
    miss: DieField = DieField()
    confirm: DieField = DieField()
    damage: DieField = DieField()
    total: str = ""
    known: bool = False
    result: Chip | None = None
    attack_title: str = ""
    attack_parts: tuple[PartRow, ...] = ()
    armor_title: str = ""
    armor_parts: tuple[PartRow, ...] = ()
    armor_note: str = ""
    sight: str = ""
    guess_asked: bool = False
    table: HpTable = HpTable()
    also: tuple[str, ...] = ()
    circumstances: tuple[tuple[str, str, bool, str], ...] = ()
    problem: str = ""
    can_force: bool = False
    apply_text: str = ""
    can_apply: bool = False
    wanted: Stage | Literal[""] = ""
    draft: AttackDraft = AttackDraft()
    riders: tuple[str, ...] = ()
    rider: str = ""
    chance: str = ""
    ac: str = ""
    outcome: Outcome = ""
    wrong: dict[str, str] = {}
