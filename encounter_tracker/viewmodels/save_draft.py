"""Saving throws as they are being entered, with what comes of them; and the commands they make. All of it is pure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.commands import (
    ApplyCondition,
    ApplyEffect,
    AttackInfo,
    Command,
    DealDamage,
    DoTogether,
    MakeSave,
)
from encounter_tracker.encounter.rolling import save_parts
from encounter_tracker.rules.saving import CHANNELLING, plain_descriptors
from encounter_tracker.rules.stacking import counted
from encounter_tracker.rules.vocabulary import Save
from encounter_tracker.viewmodels.attack_draft import Die, damage_entry, number_problem, read_die
from encounter_tracker.viewmodels.effect_fields import whole
from encounter_tracker.viewmodels.effect_form import EffectForm, TargetForm
from encounter_tracker.viewmodels.hp_command import rolled
from encounter_tracker.viewmodels.hp_echo import mistake_text
from encounter_tracker.viewmodels.hp_text import HpEntry, HpMistake
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.stacking import Part
    from encounter_tracker.rules.vocabulary import AttackKind

tr = QCoreApplication.translate

Share = Literal["full", "half", "none"]
"""How much of the damage someone takes."""
SHARES: Final[tuple[Share, ...]] = ("full", "half", "none")
_MOST_DC: Final = 99
_NATURAL_20: Final = 20


class SaveDraft(Struct, frozen=True, kw_only=True):
    """What was typed and chosen so far.

    Attributes:
        who: who saves, by ids.
        save: which save; ``dc`` as typed.
        against: descriptors of what it is against; ``other``: further ones, as typed.
        rolls: the dice as typed, by id; ``by_program``: whose dice the program rolled.
        said: whether someone made it, whatever the die shows, by id.
        with_damage, with_effect: what comes of it.
        damage: as typed; ``faces``: what its dice showed.
        failed, made: how much of the damage those take who fail and who make it.
        source: from whom, an id or ""; ``hostile``: whether harming them is a hostile act.
        effect: what is laid on those who fail; its targets and saves follow the rolls.
        overruling: the game master types points; ``takes``: which, by id.
        checked: Enter was pressed on what is open.
    """

    who: tuple[str, ...] = ()
    save: Save = "will"
    dc: str = ""
    against: tuple[str, ...] = ()
    other: str = ""
    rolls: dict[str, str] = {}
    by_program: frozenset[str] = frozenset()
    said: dict[str, bool] = {}
    with_damage: bool = False
    with_effect: bool = False
    damage: str = ""
    faces: tuple[tuple[int, ...], ...] = ()
    failed: Share = "full"
    made: Share = "half"
    source: str = ""
    hostile: bool = True
    effect: EffectForm = EffectForm()
    overruling: bool = False
    takes: dict[str, str] = {}
    checked: bool = False

    @property
    def descriptors(self) -> tuple[str, ...]:
        """Everything it is against, chosen and typed."""
        typed = (" ".join(word.split()).lower() for word in self.other.replace(";", ",").split(","))
        return tuple(dict.fromkeys((*self.against, *(word for word in typed if word))))

    def die(self, who: str) -> Die:
        """The die of someone."""
        return read_die(self.rolls.get(who, ""), sums=True)


def parts_of(state: Encounter, draft: SaveDraft, who: str) -> tuple[Part, ...]:
    """The parts of someone's save, with what counts only against this (rule D8)."""
    return save_parts(state, who, draft.save, draft.descriptors)


def total_of(state: Encounter, draft: SaveDraft, who: str) -> int | None:
    """What someone's save comes to; None while the die is open."""
    die = draft.die(who)
    if die.total is not None:
        return die.total
    return None if die.face is None else die.face + counted(parts_of(state, draft, who))


def by_the_dice(state: Encounter, draft: SaveDraft, who: str) -> bool | None:
    """Whether the die makes it; None while die or DC are open. A natural 20 makes it, a natural 1 fails (CORE)."""
    die, dc, total = draft.die(who), whole(draft.dc), total_of(state, draft, who)
    if total is None or dc is None:
        return None
    if die.face in {1, _NATURAL_20}:
        return die.face == _NATURAL_20
    return total >= dc


def made_it(state: Encounter, draft: SaveDraft, who: str) -> bool | None:
    """Whether someone makes it: as the game master says, else as the die does."""
    return draft.said.get(who, by_the_dice(state, draft, who))


# --- what is wrong, what is open -------------------------------------------------------------------------------------


def problems(draft: SaveDraft) -> dict[str, str]:
    """What is wrong, by field ("dc", "damage", an id); what is merely empty is not."""
    found = {"dc": number_problem(draft.dc, 0, _MOST_DC)}
    found |= {who: draft.die(who).problem for who in draft.who}
    if draft.with_damage:
        found["damage"] = damage_problem(draft.damage)
    if draft.overruling:
        found |= {f"takes {who}": number_problem(draft.takes.get(who, ""), 0, 99_999) for who in draft.who}
    return {field: problem for field, problem in found.items() if problem}


def damage_problem(text: str) -> str:
    """What is wrong with the damage as typed."""
    if not text.strip():
        return ""
    entry = damage_entry(text)
    if isinstance(entry, HpMistake):
        if entry.nearest:
            return fill(tr("SaveEntry", "“{0}” is not understood: {1}?"), entry.word, entry.nearest)
        return mistake_text(entry, wrong=True)
    return "" if entry.is_blow else tr("SaveEntry", "Type points or dice of damage, such as 8d6 fire")


def open_fields(draft: SaveDraft) -> tuple[str, ...]:
    """What has to be filled in still, in the order of the form: "dc", ids of those to roll, "damage", "effect"."""
    found: list[str] = []
    follows = draft.with_damage or draft.with_effect
    unsaid = [who for who in draft.who if who not in draft.said]
    if follows and unsaid and whole(draft.dc) is None:
        found.append("dc")
    found += [who for who in draft.who if not draft.die(who).known and who not in draft.said]
    if draft.with_damage and damage_parts(draft) is None:
        found.append("damage")
    if draft.with_effect and not draft.effect.name.strip():
        found.append("effect")
    return tuple(found)


# --- damage ----------------------------------------------------------------------------------------------------------


def damage_parts(draft: SaveDraft) -> HpEntry | None:
    """The damage with its dice rolled; None while it is open or wrong."""
    if not draft.damage.strip() or damage_problem(draft.damage):
        return None
    entry = damage_entry(draft.damage)
    assert isinstance(entry, HpEntry)  # noqa: S101 - nothing is wrong with it
    if not entry.has_dice:
        return entry
    return rolled(entry, draft.faces) if draft.faces else None


def share_of(state: Encounter, draft: SaveDraft, who: str) -> Share | None:
    """How much of the damage someone takes; None while that is open."""
    made = made_it(state, draft, who)
    if made is None:
        return None
    return draft.made if made else draft.failed


def damage_command(state: Encounter, draft: SaveDraft, *, force: bool = False) -> DealDamage | None:
    """The damage to those whose save is known; None where nobody takes any."""
    entry = damage_parts(draft) if draft.with_damage else None
    if entry is None:
        return None
    shares = {who: share_of(state, draft, who) for who in draft.who}
    hurt = tuple(who for who, share in shares.items() if share in {"full", "half"})
    if not hurt:
        return None
    takes = {who: whole(text) for who, text in draft.takes.items() if who in hurt} if draft.overruling else {}
    return DealDamage(
        target=hurt,
        parts=entry.damage_parts(),
        attack=entry.attack or _attack_of(draft),
        source=draft.source or None,
        saved=tuple(who for who in hurt if shares[who] == "half"),
        nonlethal=entry.kind == "nonlethal",
        hostile=draft.hostile,
        overrule={who: points for who, points in takes.items() if points is not None},
        force=force,
    )


def _attack_of(draft: SaveDraft) -> AttackInfo | None:
    """What the damage comes from, as far as what it is against says so (rules D1, D4, D8).

    What one leaps aside from fills an area.
    """
    words = plain_descriptors(draft.descriptors)
    kind: AttackKind | None = None
    if words & CHANNELLING:
        kind = "channel"
    elif draft.with_effect and draft.effect.kind in {"spell", "spell-like", "supernatural"}:
        kind = draft.effect.kind
    elif "spell" in words:
        kind = "spell"
    return AttackInfo(kind=kind, magical=True, area=draft.save == "ref") if kind is not None else None


# --- the effect ------------------------------------------------------------------------------------------------------


def effect_form(state: Encounter, draft: SaveDraft) -> EffectForm:
    """The effect on everyone, those who made it marked as saved; those whose save is open count as failing."""
    old = {target.id: target for target in draft.effect.targets}
    targets = tuple(
        replace(old.get(who, TargetForm(id=who)), saved=bool(made_it(state, draft, who))) for who in draft.who
    )
    dc = draft.effect.dc or draft.dc
    return replace(draft.effect, targets=targets, dc=dc if draft.effect.kind != "nonmagical" else draft.effect.dc)


def effect_command(state: Encounter, draft: SaveDraft, *, force: bool = False) -> ApplyEffect | ApplyCondition | None:
    """The effect; None where all made their save, or something is wrong with it."""
    if not draft.with_effect or not draft.effect.name.strip():
        return None
    form = effect_form(state, draft)
    if all(target.saved for target in form.targets):
        return None
    command = form.to_command(state)
    return replace(command, force=force) if command is not None else None


# --- all of it -------------------------------------------------------------------------------------------------------


def save_commands(state: Encounter, draft: SaveDraft, *, force: bool = False) -> list[Command]:
    """The saves, then the damage, then the effect."""
    more = (damage_command(state, draft, force=force), effect_command(state, draft, force=force))
    return [*_saves(draft, force=force), *(command for command in more if command is not None)]


def whole_command(state: Encounter, draft: SaveDraft, *, force: bool = False) -> Command | None:
    """All of it as ONE command with the dice in it; None while nobody saves."""
    commands = save_commands(state, draft, force=force)
    if not commands:
        return None
    rolls = _rolls(state, draft)
    if len(commands) == 1:
        return replace(commands[0], rolls=rolls)
    return DoTogether(commands=tuple(commands), rolls=rolls, force=force)  # type: ignore[arg-type]


def _saves(draft: SaveDraft, *, force: bool) -> list[Command]:
    """One command for all who roll; whoever has a sum gets one of its own."""
    sums = {who: draft.die(who).total for who in draft.who}
    rollers = tuple(who for who in draft.who if sums[who] is None)
    common = {"save": draft.save, "dc": whole(draft.dc), "against": draft.descriptors, "force": force}
    found: list[Command] = []
    if rollers:
        said = {who: made for who, made in draft.said.items() if who in rollers}
        found.append(MakeSave(who=rollers, overrule=said, **common))  # type: ignore[arg-type]
    for who, total in sums.items():
        if total is not None:
            said = {who: draft.said[who]} if who in draft.said else {}
            found.append(MakeSave(who=who, total=total, overrule=said, **common))  # type: ignore[arg-type]
    return found


def _rolls(state: Encounter, draft: SaveDraft) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for who in draft.who:
        face = draft.die(who).face
        if face is not None:
            found[f"{draft.save}:{state.combatants[who].name}"] = (face,)
    return found
