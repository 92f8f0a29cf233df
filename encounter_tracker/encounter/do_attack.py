"""One attack: roll, armour class, miss chance, critical hit, damage and what rides on it (rules I3 to I6, D, F10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from encounter_tracker.encounter import casting, events
from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.acting import must_act, must_charge
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.do_hit_points import deal_damage
from encounter_tracker.encounter.do_senses import find_place
from encounter_tracker.encounter.hostile import forbid, hostile_act
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.rolling import NATURAL_20
from encounter_tracker.encounter.seeing import place_known, sight_between
from encounter_tracker.encounter.striking import Strike, find_attack, safe_from, strike
from encounter_tracker.rules.finding import after_a_blow
from encounter_tracker.rules.stacking import Part, counted
from encounter_tracker.rules.vocabulary import PHYSICAL_TYPES
from encounter_tracker.rules.weapons import PERCENT, miss_in_one, misses

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx
    from encounter_tracker.rules.dice import DiceSum

TWICE: Final = 2
#: The circumstance that is an action of its own kind.
CHARGE: Final = "charge"


class Result(Struct, frozen=True, kw_only=True):
    """What the dice made of an attack."""

    outcome: str
    face: int | None
    total: int
    threat: bool = False
    confirm_face: int | None = None
    confirm_total: int | None = None
    miss_chance: int = 0
    miss_faces: tuple[int, ...] = ()

    @property
    def hits(self) -> bool:
        """Whether it does damage."""
        return self.outcome in {"hit", "critical"}


def make_attack(tx: Tx, command: c.MakeAttack) -> None:
    """Roll an attack and bring about what it does; a miss is a hostile act too (rules F10, G9)."""
    attacker, target = tx.who(command.attacker), tx.who(command.target)
    if attacker.id == target.id:
        raise RefusedError("same_combatant", who=attacker.name)
    now = derived(tx.state, attacker.id)
    must_act(tx, attacker)
    if CHARGE in command.situation:
        must_charge(tx, attacker)
    casting.interrupt(tx, attacker.id, reaction=command.reaction is not False)
    if command.hostile:
        forbid(tx, attacker.id)
    found = find_attack(now, command.attack, ranged=command.ranged)
    if found is None or command.number > max(1, len(found.bonus)):
        raise RefusedError("unknown_attack", who=attacker.name, name=_attack_name(command))
    given = strike(
        tx.state,
        attacker.id,
        target.id,
        found,
        number=command.number,
        touch=command.touch,
        ranged=command.ranged,
        feet=command.distance,
    )
    known = command.square_guess_right is None and bool(place_known(tx.state, attacker.id, target.id))
    unseen_by_target = not sight_between(tx.state, target.id, attacker.id, command.distance).sees
    result = _resolve(tx, command, attacker, target, given)
    precise = _precise(tx, target.id, given, result)
    _tell(tx, command, (attacker.id, target.id), given, result, known=known)
    if command.hostile:
        reached = [] if result.outcome == "wrong_square" else [target.id]
        hostile_act(tx, attacker.id, reached)
    if result.hits:
        _hurt(tx, command, attacker, target, given, result, precise=precise)
        if unseen_by_target:
            reach = int(attacker.creature.reach or 0)
            find_place(tx, target.id, attacker.id, after_a_blow(ranged=given.ranged, reach=reach), "blow")


def _attack_name(command: c.MakeAttack) -> str:
    name = command.attack or ""
    return name if command.number == 1 else f"{name} ({command.number})".strip()


# --- the dice ----------------------------------------------------------------------------------------------------


def _parts(command: c.MakeAttack, given: Strike) -> tuple[Part, ...]:
    more = [Part(what="situation", value=value, name=name, key=name) for name, value in command.situation.items()]
    if command.modifier:
        more.append(Part(what="situation", value=command.modifier))
    return (*given.parts, *more)


def _armor_parts(command: c.MakeAttack, given: Strike) -> tuple[Part, ...]:
    more = (Part(what="situation", value=value, name=name, key=name) for name, value in command.ac_situation.items())
    parts = (*given.armor.parts, *more)
    if command.ac is None or command.ac == counted(parts):
        return parts
    return (*parts, Part(what="override", value=command.ac - counted(parts)))


def _resolve(tx: Tx, command: c.MakeAttack, attacker: Combatant, target: Combatant, given: Strike) -> Result:
    """What comes of the dice; where the game master has said it, the d20 alone is rolled (to be told).

    A swarm hits without any (CORE).
    """
    if given.by_itself:
        return Result(outcome=command.outcome or "hit", face=None, total=0)
    if command.outcome is None:
        return _roll_out(tx, command, attacker, target, given)
    face = None
    total = command.total
    if total is None:
        face = tx.roll(f"attack:{attacker.name}", face=command.roll)
        total = face + counted(_parts(command, given))
    return Result(outcome=command.outcome, face=face, total=total)


def _roll_out(tx: Tx, command: c.MakeAttack, attacker: Combatant, target: Combatant, given: Strike) -> Result:
    modifier, ac = counted(_parts(command, given)), counted(_armor_parts(command, given))
    face = None
    total = command.total
    if total is None:
        face = tx.roll(f"attack:{attacker.name}", face=command.roll)
        total = face + modifier
    hits = face == NATURAL_20 or (face != 1 and total >= ac)
    chance = given.view.miss if command.miss_chance is None else command.miss_chance
    faces: tuple[int, ...] = ()
    # for a guess the miss chance is rolled whatever the d20 shows and whether or not anyone is there: so the players
    # learn nothing from the dice (rule I4)
    guessed = command.square_guess_right is not None
    if command.square_guess_right is False or (chance and (hits or guessed)):
        faces = _miss_faces(tx, command, attacker, given)
    if command.square_guess_right is False or not hits:
        outcome = "miss" if command.square_guess_right is not False else "wrong_square"
        return Result(outcome=outcome, face=face, total=total, miss_chance=chance, miss_faces=faces)
    if chance:
        rolls = TWICE if given.blind_fight and len(faces) == 1 else 1
        if misses(miss_in_one(chance, rolls), faces):
            return Result(outcome="concealed", face=face, total=total, miss_chance=chance, miss_faces=faces)
    threat = face is not None and face >= given.weapon.crit_from
    threat = threat and not safe_from(tx.state, target.id, "critical hits", given.weapon)
    confirm = tx.roll(f"confirm:{attacker.name}", face=command.confirm_roll) if threat else None
    confirmed = confirm is not None and confirm != 1 and (confirm == NATURAL_20 or confirm + modifier >= ac)
    return Result(
        outcome="critical" if confirmed else "hit",
        face=face,
        total=total,
        threat=threat,
        confirm_face=confirm,
        confirm_total=None if confirm is None else confirm + modifier,
        miss_chance=chance,
        miss_faces=faces,
    )


def _miss_faces(tx: Tx, command: c.MakeAttack, attacker: Combatant, given: Strike) -> tuple[int, ...]:
    """One d100, two with Blind-Fight; one face given with Blind-Fight stands for both (rule I6)."""
    what = f"miss:{attacker.name}"
    if isinstance(command.miss_roll, int):
        return (tx.roll(what, PERCENT, command.miss_roll),)
    if command.miss_roll:
        return tuple(tx.roll(what, PERCENT, face) for face in command.miss_roll)
    return tuple(tx.roll(what, PERCENT) for _ in range(TWICE if given.blind_fight else 1))


def _precise(tx: Tx, target: str, given: Strike, result: Result) -> bool:
    """Precision needs to see the target well, and a target with something to strike at (rules I4, I6)."""
    well_seen = given.view.sees and not result.miss_chance
    return well_seen and not safe_from(tx.state, target, "precision", given.weapon)


def _tell(
    tx: Tx,
    command: c.MakeAttack,
    pair: tuple[str, str],
    given: Strike,
    result: Result,
    *,
    known: bool,
) -> None:
    parts, armor_parts = _parts(command, given), _armor_parts(command, given)
    if given.by_itself:
        parts = armor_parts = ()
    wants_precision = command.precision or any(kind == "precision" for _, kind in given.weapon.extras)
    tx.emit(
        events.AttackMade(
            who=pair[0],
            target=pair[1],
            attack=given.attack.name,
            total=result.total,
            modifier=counted(parts),
            ac=counted(armor_parts),
            outcome=result.outcome,
            overruled=command.outcome is not None,
            face=result.face,
            ranged=given.ranged,
            by_itself=given.by_itself,
            against="touch" if given.armor.touch else "ac",
            parts=parts,
            ac_parts=armor_parts,
            threat=result.threat,
            confirm_face=result.confirm_face,
            confirm_total=result.confirm_total,
            multiplier=given.weapon.multiplier if result.outcome == "critical" else 1,
            miss_chance=result.miss_chance,
            miss_faces=result.miss_faces,
            view=given.view.why,
            dex_denied=given.armor.dex_denied,
            place_known=known,
            precision_lost=bool(wants_precision) and result.hits and not _precise(tx, pair[1], given, result),
        ),
    )


# --- the damage --------------------------------------------------------------------------------------------------


def _hurt(  # noqa: PLR0913 - what is known of one blow
    tx: Tx,
    command: c.MakeAttack,
    attacker: Combatant,
    target: Combatant,
    given: Strike,
    result: Result,
    *,
    precise: bool,
) -> None:
    """The blow goes through the target's defences like any other (section D)."""
    parts = _damage_parts(
        tx, command, attacker, given, times=given.weapon.multiplier if result.outcome == "critical" else 1
    )
    if not precise:
        parts = [part for part in parts if part.type != "precision"]
    blow = c.DealDamage(
        target=target.id,
        parts=tuple(parts),
        amount=None if parts else 0,
        attack=_attack_info(given),
        source=attacker.id,
        nonlethal=command.nonlethal,
        reaction=command.reaction,
        concentration_roll=command.concentration_roll,
        riders=(*given.weapon.riders, *command.riders),
        hostile=False,
        overrule={} if command.takes is None else {target.id: command.takes},
        force=command.force,
    )
    deal_damage(tx, blow)


def _damage_parts(
    tx: Tx, command: c.MakeAttack, attacker: Combatant, given: Strike, *, times: int
) -> list[c.DamagePart]:
    if isinstance(command.damage, tuple):
        return list(command.damage)
    weapon = given.weapon
    parts: list[c.DamagePart] = []
    what = f"damage:{attacker.name}"
    if command.damage is not None:
        parts.append(_part(command.damage * times, weapon.type))
    elif weapon.dice is not None:
        dice = weapon.dice
        more = dice.bonus + given.damage_delta + sum(command.damage_situation.values())
        points = sum(_throw(tx, what, dice) + more for _ in range(times))
        parts.append(_part(max(1, points), weapon.type))
    for dice, kind in weapon.extras:
        parts.append(_part(max(0, _throw(tx, what, dice) + dice.bonus), kind))
    if command.precision:
        parts.append(_part(command.precision, "precision"))
    return parts


def _throw(tx: Tx, what: str, dice: DiceSum) -> int:
    return sum(sign * tx.roll(what, sides) for sign, count, sides in dice.dice for _ in range(count))


def _part(points: int, kind: str | None) -> c.DamagePart:
    return c.DamagePart(amount=points, type=kind)  # type: ignore[arg-type]


def _attack_info(given: Strike) -> c.AttackInfo:
    """What damage reduction and the incorporeal ask about (rules D1, D4, D5)."""
    weapon = given.weapon
    kind: Any = "touch" if given.armor.touch else "natural" if weapon.natural else "weapon"
    launcher = c.Launcher(enhancement=weapon.enhancement, alignments=weapon.alignments) if weapon.launched else None
    own = not weapon.launched
    more = tuple(kind for kind in weapon.other_types if kind in PHYSICAL_TYPES)
    return c.AttackInfo(
        kind=kind,
        incorporeal=given.incorporeal,
        enhancement=weapon.enhancement if own else 0,
        # a blow of several physical types counts as each of them
        materials=(*weapon.materials, *more),
        alignments=weapon.alignments if own else (),
        ranged=given.ranged,
        magical=weapon.magical,
        ghost_touch=weapon.ghost_touch,
        launcher=launcher,
    )


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {c.MakeAttack: make_attack}
