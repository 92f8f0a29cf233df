"""From the points rolled to the points taken: saves, incorporeality, energy, damage reduction, hardness.

Source: SA, energy immunity and vulnerability, resistance, damage reduction; CORE; section D of the rules. Nothing here
rolls or knows who is fighting: a blow and a defence go in, a reckoning with every step comes out.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, get_args

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.rules.creature import DamageReduction
from encounter_tracker.rules.immunity import immunity, listed_immunity, plain, plain_words
from encounter_tracker.rules.kinds import KINDS
from encounter_tracker.rules.qualities import overcomes, own_qualities, qualities, quality
from encounter_tracker.rules.vocabulary import PHYSICAL_TYPES, AttackKind, DamageType

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from encounter_tracker.rules.creature import Creature

DAMAGE_TYPES: Final[tuple[str, ...]] = get_args(DamageType)
#: Damage reduction takes its points off these parts of a weapon's or natural blow (rule D4).
WEAPON_TYPES: Final = PHYSICAL_TYPES | {"precision", "untyped"}
#: Magic by nature, whatever the attack says of itself.
_MAGIC_TYPES: Final = frozenset({"force", "positive", "negative"})
_MAGIC_KINDS: Final = frozenset(kind for kind, rule in KINDS.items() if rule.suppressible) | {"channel"}
_WEAPON_KINDS: Final = frozenset({"weapon", "natural"})
#: Adamantine goes through less hardness than this (CORE).
_HARDER_THAN_ADAMANTINE: Final = 20
#: Swarms of bodies so small that no weapon harms them, and of those that edges and points harm by half (CORE).
_TOO_SMALL_FOR_WEAPONS: Final = frozenset({"fine", "diminutive"})
_SMALL: Final = "tiny"
_EDGES_AND_POINTS: Final = frozenset({"slashing", "piercing"})
#: A blow that did no damage carries nothing but what needs no wound (rule D7).
_NEEDS_NO_WOUND: Final = re.compile(r"contact|inhal|ingest|ingér", re.IGNORECASE)


class DamageStep(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of the reckoning of a blow (rule D1): ``what`` it is, the points after it, and why.

    ``what``: rolled, saved, incorporeal, swarm, vulnerable, immune, resistance, reduction, reduction_overcome,
    hardness, hardness_overcome, overruled.
    """

    what: str
    amount: int
    type: str = ""
    reason: str = ""


class Part(Struct, frozen=True):
    """One part of a blow: points before any halving, and their type; None for a bare number."""

    amount: int
    type: str | None = None


class Blow(Struct, frozen=True, kw_only=True):
    """A blow and what it is struck with. ``kind`` None: no attack was given (rule D1).

    ``area``: it fills a space. ``natural_qualities``: what the attacker's body lends its natural attacks, see
    :func:`~encounter_tracker.rules.qualities.natural_qualities`.
    ``ethereal``: it is struck on the Ethereal Plane.
    """

    parts: tuple[Part, ...]
    kind: AttackKind | None = None
    incorporeal: bool = False
    ethereal: bool = False
    area: bool = False
    magical: bool = False
    ghost_touch: bool = False
    ignores_reduction: bool = False
    enhancement: int = 0
    materials: tuple[str, ...] = ()
    alignments: tuple[str, ...] = ()
    launcher_enhancement: int = 0
    launcher_alignments: tuple[str, ...] = ()
    natural_qualities: tuple[str, ...] = ()
    riders: tuple[str, ...] = ()

    @property
    def is_weapon(self) -> bool:
        """Whether damage reduction can apply: a weapon, a natural attack, or physical points of no stated origin."""
        if self.kind is not None:
            return self.kind in _WEAPON_KINDS
        return any(part.type in PHYSICAL_TYPES or part.type == "precision" for part in self.parts)

    @property
    def is_magical(self) -> bool:
        """Whether it can hurt the incorporeal at all: a spell or power, or a magic weapon (rule D1)."""
        return self.magical or self.kind in _MAGIC_KINDS or self.enhancement > 0 or self.launcher_enhancement > 0


class Defence(Struct, frozen=True, kw_only=True):
    """What a creature has against damage: reasons by type, points by type, reductions in force.

    ``swarm``: of many bodies; ``swarm_of_small``: of those that edges and points harm by half (CORE).
    """

    immune: dict[str, str] = {}
    vulnerable: dict[str, str] = {}
    resist: dict[str, int] = {}
    reductions: tuple[DamageReduction, ...] = ()
    incorporeal: bool = False
    ethereal: bool = False
    hardness: int = 0
    swarm: bool = False
    swarm_of_small: bool = False


class PartReckoning(Struct, frozen=True, kw_only=True):
    """What became of one part."""

    type: str
    rolled: int
    taken: int
    steps: tuple[DamageStep, ...] = ()


class Reckoning(Struct, frozen=True, kw_only=True):
    """What became of a blow: each part, the riders that still happen, and those that fell away (rules D7, D8)."""

    parts: tuple[PartReckoning, ...]
    riders: tuple[str, ...] = ()
    riders_lost: tuple[str, ...] = ()

    @property
    def rolled(self) -> int:
        """All points before anything came off."""
        return sum(part.rolled for part in self.parts)

    @property
    def total(self) -> int:
        """All points that are left."""
        return sum(part.taken for part in self.parts)

    @property
    def steps(self) -> tuple[DamageStep, ...]:
        """The steps of all parts in order."""
        return tuple(step for part in self.parts for step in part.steps)


class _Line:
    """A part on its way through the steps."""

    def __init__(self, part: Part) -> None:
        self.type = part.type or "untyped"
        self.rolled = self.amount = part.amount
        self.steps: list[DamageStep] = []
        self.step("rolled", part.amount)

    def step(self, what: str, amount: int, reason: str = "") -> None:
        self.amount = amount
        self.steps.append(DamageStep(what=what, amount=amount, type=self.type, reason=reason))


def reckon(blow: Blow, defence: Defence, *, saved: bool = False) -> Reckoning:
    """What a blow does to a defence, step by step (rules D1 to D7)."""
    resist = dict(defence.resist)
    lines = []
    for part in blow.parts:
        line = _Line(part)
        if saved:
            line.step("saved", line.amount // 2)
        if _between_planes(blow, part, defence):
            line.step("immune", 0, "ethereal")
        elif not _taken_as_it_is(blow, part):
            _pass_body(line, blow, defence)
            _pass_swarm(line, blow, defence)
            _pass_energy(line, blow, defence, resist)
        lines.append(line)
    if blow.is_weapon:
        _reduce([line for line in lines if line.type in WEAPON_TYPES], blow, defence.reductions)
    if defence.hardness:
        hard = zip(lines, blow.parts, strict=True)
        _harden([line for line, part in hard if not _taken_as_it_is(blow, part)], blow, defence.hardness)
    parts = tuple(
        PartReckoning(type=line.type, rolled=line.rolled, taken=line.amount, steps=tuple(line.steps)) for line in lines
    )
    return _with_riders(blow, parts, saved=saved)


def overrule(blow: Blow, reckoning: Reckoning, points: int, *, saved: bool = False) -> Reckoning:
    """The same blow, but with as many points taken in all as the game master says.

    Each part keeps what it had as far as the points go; what is over counts as of the last part that got through.
    """
    through = [index for index, part in enumerate(reckoning.parts) if part.taken]
    last = through[-1] if through else 0
    left, parts = points, []
    for index, part in enumerate(reckoning.parts):
        taken = left if index == last else min(part.taken, left)
        left -= taken
        step = DamageStep(what="overruled", amount=taken, type=part.type)
        steps = part.steps if taken == part.taken else (*part.steps, step)
        parts.append(PartReckoning(type=part.type, rolled=part.rolled, taken=taken, steps=steps))
    return _with_riders(blow, tuple(parts), saved=saved)


def _taken_as_it_is(blow: Blow, part: Part) -> bool:
    """A bare number typed by the game master already is what the target takes (rule D1)."""
    return blow.kind is None and part.type in (None, "untyped") and not blow.is_weapon


def _between_planes(blow: Blow, part: Part, defence: Defence) -> bool:
    """The ethereal are not there in body: only force reaches them, and nothing of theirs reaches here (rule I6)."""
    apart = defence.ethereal != blow.ethereal and (blow.ethereal or part.type != "force")
    return apart and not _taken_as_it_is(blow, part)


def _pass_body(line: _Line, blow: Blow, defence: Defence) -> None:
    """Halved or nothing for the incorporeal (rule D1)."""
    in_full = blow.incorporeal or blow.ghost_touch or blow.kind == "channel" or line.type == "force"
    if not defence.incorporeal or in_full:
        return
    if blow.is_magical or line.type in _MAGIC_TYPES:
        line.step("incorporeal", line.amount // 2, "magical")
    else:
        line.step("incorporeal", 0, "nonmagical")


def _pass_swarm(line: _Line, blow: Blow, defence: Defence) -> None:
    """Half again as much where an area is filled; half of edges and points where the bodies are small (CORE)."""
    if defence.swarm and blow.area:
        line.step("swarm", line.amount * 3 // 2, "area")
    edge = blow.is_weapon and line.type in _EDGES_AND_POINTS and "bludgeoning" not in qualities(blow)
    if defence.swarm_of_small and edge:
        line.step("swarm", line.amount // 2, "small")


def _pass_energy(line: _Line, blow: Blow, defence: Defence, resist: dict[str, int]) -> None:
    """Vulnerability, immunity, resistance (rules D2, D3); ``resist`` is what the attack has not used up yet."""
    if line.type in defence.vulnerable:
        line.step("vulnerable", line.amount * 3 // 2, defence.vulnerable[line.type])
    immune = defence.immune.get(line.type)
    if immune is None and blow.is_weapon and line.type in WEAPON_TYPES:
        immune = defence.immune.get("weapon damage")
    if immune is not None:
        line.step("immune", 0, immune)
    stopped = min(resist.get(line.type, 0), line.amount)
    if stopped > 0:
        resist[line.type] -= stopped
        line.step("resistance", line.amount - stopped, str(defence.resist[line.type]))


def _reduce(lines: list[_Line], blow: Blow, reductions: Iterable[DamageReduction]) -> None:
    """Take the best reduction that applies off the physical parts, once (rules D4 to D6)."""
    have = qualities(blow)
    best: DamageReduction | None = None
    overcome: DamageReduction | None = None
    for reduction in reductions:
        if blow.ignores_reduction or overcomes(reduction.bypass, have):
            overcome = _larger(overcome, reduction)
        else:
            best = _larger(best, reduction)
    left = best.amount if best is not None else 0
    for line in lines:
        if best is not None and line.amount and left:
            stopped = min(left, line.amount)
            left -= stopped
            line.step("reduction", line.amount - stopped, f"{best.amount}/{best.bypass}")
        elif best is None and overcome is not None and line.amount:
            line.step("reduction_overcome", line.amount, f"{overcome.amount}/{overcome.bypass}")


def _harden(lines: list[_Line], blow: Blow, hardness: int) -> None:
    """Take hardness off all that is left of the blow, energy too, once; adamantine goes through (CORE)."""
    through = hardness < _HARDER_THAN_ADAMANTINE and "adamantine" in own_qualities(blow)
    left = hardness
    for line in lines:
        if not line.amount:
            continue
        if through:
            line.step("hardness_overcome", line.amount, str(hardness))
        elif left:
            stopped = min(left, line.amount)
            left -= stopped
            line.step("hardness", line.amount - stopped, str(hardness))


def _larger(one: DamageReduction | None, other: DamageReduction) -> DamageReduction:
    return other if one is None or other.amount > one.amount else one


def _with_riders(blow: Blow, parts: tuple[PartReckoning, ...], *, saved: bool) -> Reckoning:
    left = _riders_left(blow, parts, saved=saved)
    lost = tuple(rider for rider in blow.riders if rider not in left)
    return Reckoning(parts=parts, riders=left, riders_lost=lost)


def _riders_left(blow: Blow, parts: tuple[PartReckoning, ...], *, saved: bool) -> tuple[str, ...]:
    """What still rides on the blow: nothing that needs a wound where there is none (rules D7, D8)."""
    if blow.kind == "channel" and saved:
        return ()
    absorbed = sum(part.rolled for part in parts) > 0 and not any(part.taken for part in parts)
    return tuple(rider for rider in blow.riders if not absorbed or _NEEDS_NO_WOUND.search(rider))


def without_magic(blow: Blow) -> Blow:
    """The same blow where magic is held down: its weapon is of its material, and no more (rule H4)."""
    body = tuple(word for word in blow.natural_qualities if word not in {"magic", "epic"})
    return replace(
        blow,
        magical=False,
        ghost_touch=False,
        enhancement=0,
        alignments=(),
        launcher_enhancement=0,
        launcher_alignments=(),
        natural_qualities=body,
    )


def stops_regeneration(stopped_by: Iterable[str], blow: Blow, reckoning: Reckoning) -> str | None:
    """The first word of ``stopped_by`` that the blow has done damage of (rule C4)."""
    if not reckoning.total:
        return None
    hurt = {part.type for part in reckoning.parts if part.taken} | own_qualities(blow)
    return next((word for word, _ in plain_words(stopped_by) if quality(word) in hurt), None)


def defence_of(
    creature: Creature,
    *,
    resist: Mapping[str, int],
    reductions: tuple[DamageReduction, ...],
    incorporeal: bool,
    protections: Mapping[str, str],
    infer_vulnerability: bool,
) -> Defence:
    """A creature's defence: its block, and what is in force upon it.

    ``resist``, ``reductions`` and ``incorporeal`` are those in force (rules D3, D6, D9); ``protections`` maps damage
    types to the effects that make immune to them; ``infer_vulnerability``: fire and cold go together (rule D2).
    """
    immune = dict(protections)
    for kind in (*DAMAGE_TYPES, "weapon damage"):
        reason = immunity(creature, kind)
        if reason is not None:
            immune[kind] = reason
    swarm = creature.has_type("swarm")
    if swarm and creature.size in _TOO_SMALL_FOR_WEAPONS:
        immune.setdefault("weapon damage", "swarm traits")
    vulnerable = {word: text for word, text in plain_words(creature.vulnerable) if word in DAMAGE_TYPES}
    if infer_vulnerability:
        vulnerable |= _inferred(creature, vulnerable)
    return Defence(
        immune=immune,
        vulnerable=vulnerable,
        resist=dict(resist),
        reductions=reductions,
        incorporeal=incorporeal or creature.has_type("incorporeal"),
        hardness=creature.hardness,
        swarm=swarm,
        swarm_of_small=swarm and creature.size == _SMALL,
    )


def _inferred(creature: Creature, known: Mapping[str, str]) -> dict[str, str]:
    """Immune to fire: vulnerable to cold; the reverse only for the cold subtype (rule D2).

    Only the block's own list of immunities implies anything, and its other words win over the inference.
    """
    pairs = [("fire", "cold")] + ([("cold", "fire")] if creature.has_type("cold") else [])
    resisted = {plain(word) for word in creature.resist}
    found = {}
    for immune, weak in pairs:
        reason = listed_immunity(creature, (immune,))
        spoken_of = weak in known or weak in resisted or listed_immunity(creature, (weak,)) is not None
        if reason is not None and not spoken_of:
            found[weak] = f"immune: {reason}"
    return found
