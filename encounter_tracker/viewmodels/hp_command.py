"""From what was typed and chosen in the hit point entry to the one command that does it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from encounter_tracker.encounter.commands import AttackInfo, DealDamage, EditCombatant, GiveTempHp, Heal
from encounter_tracker.rules.vocabulary import ENERGY_TYPES, AttackKind

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.dice import DiceSum
    from encounter_tracker.viewmodels.hp_text import HpEntry

AttackFlag = Literal["magical", "ghost_touch", "incorporeal", "ignores_reduction", "area"]
Faces = tuple[tuple[int, ...], ...]


_SET_OFF: Final[dict[str, bool | Literal["free action"]]] = {"": False, "reaction": True, "free action": "free action"}


class AttackChoice(Struct, frozen=True, kw_only=True):
    """What was chosen of the attack beside the text; it comes on top of what the text says.

    ``kind`` "": as the text has it.
    """

    kind: AttackKind | Literal[""] = ""
    enhancement: int = 0
    materials: tuple[str, ...] = ()
    alignments: tuple[str, ...] = ()
    flags: tuple[AttackFlag, ...] = ()


class HpChoices(Struct, frozen=True, kw_only=True):
    """What was chosen beside the text.

    ``saved``: ids of those who saved; ``overrule``: points by id. ``set_off``: by what of a casting the blow was;
    ``concentration``: the face of the die that decides whether a spell is kept.
    """

    saved: frozenset[str] = frozenset()
    source: str | None = None
    hostile: bool = True
    attack: AttackChoice = AttackChoice()
    overrule: dict[str, int] = {}
    set_off: Literal["", "reaction", "free action"] = ""
    concentration: int | None = None


def hp_command(
    entry: HpEntry,
    targets: tuple[str, ...],
    choices: HpChoices,
    *,
    force: bool = False,
) -> DealDamage | Heal | GiveTempHp | EditCombatant:
    """The command; the dice of ``entry`` have been rolled, and "=" has one target."""
    target = targets[0] if len(targets) == 1 else targets
    match entry.kind:
        case "heal":
            return Heal(target=target, amount=entry.amount, source=choices.source, force=force)
        case "temporary":
            return GiveTempHp(target=target, amount=entry.amount, source=choices.source, force=force)
        case "set":
            return EditCombatant(who=targets[0], set={"current_hp": entry.amount}, force=force)
        case "damage" | "nonlethal":
            parts = entry.damage_parts()
            one = parts[0] if len(parts) == 1 else None
            return DealDamage(
                target=target,
                amount=one.amount if one else None,
                type=one.type if one else None,
                parts=() if one else parts,
                attack=attack_of(entry, choices.attack),
                source=choices.source,
                saved=_saved(entry, targets, choices.saved),
                nonlethal=entry.kind == "nonlethal",
                hostile=choices.hostile,
                reaction=_SET_OFF[choices.set_off],
                riders=entry.riders,
                concentration_roll=choices.concentration,
                overrule={who: points for who, points in choices.overrule.items() if who in targets},
                force=force,
            )


def _saved(entry: HpEntry, targets: tuple[str, ...], saved: frozenset[str]) -> bool | tuple[str, ...]:
    found = tuple(who for who in targets if entry.half or who in saved)
    if len(found) == len(targets):
        return True
    return found or False


def attack_of(entry: HpEntry, choice: AttackChoice) -> AttackInfo | None:
    """What the text says of the attack, and on top of it what was chosen."""
    if choice == AttackChoice():
        return entry.attack
    said = entry.attack
    flags = set(choice.flags)
    magical = "magical" in flags or (said is not None and said.magical)
    kind = choice.kind or (said.kind if said is not None else _implied(entry, magical=magical))
    enhancement = choice.enhancement or (said.enhancement if said is not None else 0)
    if magical and kind in {"weapon", "natural"}:
        enhancement = enhancement or 1
    return AttackInfo(
        kind=kind,
        enhancement=enhancement,
        materials=_both(said.materials if said else (), choice.materials),
        alignments=_both(said.alignments if said else (), choice.alignments),
        magical=magical,
        ghost_touch="ghost_touch" in flags or (said is not None and said.ghost_touch),
        incorporeal="incorporeal" in flags or (said is not None and said.incorporeal),
        ignores_reduction="ignores_reduction" in flags,
        area="area" in flags or (said is not None and said.area),
    )


def _implied(entry: HpEntry, *, magical: bool) -> AttackKind:
    energy = any(kind in ENERGY_TYPES or kind == "force" for _, kind in entry.parts)
    return "spell" if magical and energy else "weapon"


def _both(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*one, *other)))


def default_source(state: Encounter, targets: tuple[str, ...], *, helpful: bool) -> str | None:
    """Who probably does it: the active combatant, where one of the targets is of the other side.

    Of what is ``helpful``: where all of them are of its own side.
    """
    active = state.combatants.get(state.active) if state.active is not None else None
    sides = [state.combatants[who].side for who in targets if who in state.combatants]
    if active is None or active.removed or not sides:
        return None
    if helpful:
        return active.id if all(side == active.side for side in sides) else None
    return active.id if any(side != active.side for side in sides) else None


def dice_of(entry: HpEntry) -> tuple[DiceSum, ...]:
    """The amounts as they were typed: what faces are kept for while the rest of the text changes."""
    return tuple(amount for amount, _ in entry.parts)


def rolled(entry: HpEntry, faces: Faces) -> HpEntry:
    """The entry with its dice rolled; ``faces`` for each part, in the order of its dice."""
    return entry.with_amounts(
        tuple(
            _total(amount, shown, below_zero=entry.kind == "set")
            for (amount, _), shown in zip(entry.parts, faces, strict=True)
        )
    )


def _total(amount: DiceSum, faces: tuple[int, ...], *, below_zero: bool) -> int:
    total, left = amount.bonus, list(faces)
    for sign, count, _ in amount.dice:
        total += sign * sum(left[:count])
        del left[:count]
    return total if below_zero else max(0, total)
