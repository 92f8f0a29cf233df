"""Distances, antimagic areas, and finding those one does not see (rules H4, I2, I5 to I7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.encounter import casting, events
from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.acting import must_act, must_be_awake
from encounter_tracker.encounter.antimagic import set_inside
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.refusal import RefusedError
from encounter_tracker.encounter.rolling import Rolled, check
from encounter_tracker.encounter.seeing import distance_key, feet_between, seen
from encounter_tracker.encounter.senses import senses_now, silenced
from encounter_tracker.encounter.striking import armor_against
from encounter_tracker.rules.finding import better, detection, heard, scent_feet, trail_dc
from encounter_tracker.rules.sight import SCENT_PINPOINTS, UNSEEN
from encounter_tracker.rules.stacking import counted
from encounter_tracker.rules.weapons import PERCENT, misses

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.encounter.tx import Tx

#: Groping reaches the squares next to one (rule I5).
GROPING_FEET: Final = 5


def set_distance(tx: Tx, command: c.SetDistance) -> None:
    """Say how far apart two are; both count as having moved, but not where that is only forgotten (rules I2, I5)."""
    one, other = tx.who(command.from_), tx.who(command.to)
    if one.id == other.id:
        raise RefusedError("same_combatant", who=one.name)
    key = distance_key(one.id, other.id)
    if command.feet is not None and tx.state.distances.get(key) not in {None, command.feet}:
        lose_place(tx, one.id)
        lose_place(tx, other.id)
    others = {pair: feet for pair, feet in tx.state.distances.items() if pair != key}
    tx.scene(distances=others if command.feet is None else {**others, key: command.feet})
    tx.emit(events.DistanceSet(who=one.id, to=other.id, feet=command.feet))


def moved(tx: Tx, command: c.MarkMoved) -> None:
    """They left their places (rule I5)."""
    for who in tx.whos(command.who):
        lose_place(tx, who.id)


def lose_place(tx: Tx, who: str) -> None:
    """A found place is lost as soon as the creature moves (rule I5)."""
    finders = [finder for finder in tx.state.present if who in finder.located]
    for finder in finders:
        tx.change(finder.id, located={key: place for key, place in finder.located.items() if key != who})
    if finders:
        tx.emit(events.PlaceLost(who=who, by=tuple(finder.id for finder in finders)))


def find_place(tx: Tx, who: str, of: str, place: str, by: str) -> None:
    """Somebody unseen was found; what was known better already stays known."""
    located = tx.get(who).located
    known = "direction" if place == "presence" else place
    if place != "presence":
        tx.change(who, located={**located, of: better(located.get(of, ""), known)})
    tx.emit(events.PlaceFound(who=who, of=of, place=place, by=by))


def antimagic(tx: Tx, command: c.SetAntimagic) -> None:
    """Mark combatants as inside an antimagic area, or outside: magic upon them stops, or works again (rule H4)."""
    for who in tx.whos(command.who):
        set_inside(tx, who.id, inside=command.inside)


def listen(tx: Tx, command: c.Listen) -> None:
    """A Perception roll against Stealth: the direction, by 20 or more the exact place (rule I5)."""
    who, other = _pair(tx, command.who, command.for_)
    must_be_awake(tx, who)
    if "deafened" in derived(tx.state, who.id).conditions:
        tx.refuse("cannot_hear", who=who.name)
    for one in (who, other):
        if silenced(tx.state, one.id):
            tx.refuse("silence", who=one.name)
    if seen(tx.state, other.id).ethereal:
        tx.refuse("cannot_be_heard", who=other.name)
    stealth = command.stealth
    if stealth is None:
        figure = derived(tx.state, other.id).skill("Stealth")
        stealth = check(tx, other.id, "stealth", Rolled(modifier=figure.total, parts=figure.parts))
    figure = derived(tx.state, who.id).skill("Perception")
    total = check(
        tx,
        who.id,
        "listen",
        Rolled(modifier=figure.total, parts=figure.parts, face=command.roll, total=command.total, dc=stealth),
    )
    _tell(tx, who.id, other.id, heard(total, stealth), "hearing")


def grope(tx: Tx, command: c.Grope) -> None:
    """A touch attack into the squares next to one, half of which go wrong: it finds, without harm (rule I5)."""
    who, other = _pair(tx, command.who, command.for_)
    must_act(tx, who)
    casting.interrupt(tx, who.id)
    armor = armor_against(tx.state, other.id, who.id, touch=True)
    melee = derived(tx.state, who.id).figures["melee"]
    dc = counted(armor.parts)
    total = check(
        tx,
        who.id,
        "grope",
        Rolled(
            modifier=melee.total,
            parts=melee.parts,
            face=command.roll,
            total=command.total,
            dc=dc,
            dc_parts=armor.parts,
        ),
    )
    faces = (tx.roll(f"miss:{who.name}", PERCENT, command.miss_roll),)
    feet = feet_between(tx.state, who.id, other.id)
    why = ""
    if feet is not None and feet > GROPING_FEET:
        why = "too_far"
    elif not seen(tx.state, other.id).has_body:
        why = "no_body"
    elif total < dc:
        why = "failed"
    elif misses(UNSEEN, faces):
        why = "missed"
    if why:
        tx.emit(events.NothingFound(who=who.id, of=other.id, by="groping", why=why))
    else:
        find_place(tx, who.id, other.id, "exact", "groping")


def detect(tx: Tx, command: c.Detect) -> None:
    """Perception against the DC of an invisible creature, made of its parts (rule I6)."""
    who, other = _pair(tx, command.who, command.for_)
    must_be_awake(tx, who)
    feet = command.distance
    if feet is None:
        feet = feet_between(tx.state, who.id, other.id) or 0
    activities = (command.activity,) if isinstance(command.activity, str) else command.activity
    parts = detection(
        activities,
        feet=feet,
        obstacle=command.obstacle,
        exact=command.exact,
        stealth=command.stealth,
    )
    dc = counted(parts)
    figure = derived(tx.state, who.id).skill("Perception")
    total = check(
        tx,
        who.id,
        "detect",
        Rolled(
            modifier=figure.total,
            parts=figure.parts,
            face=command.roll,
            total=command.total,
            dc=dc,
            dc_parts=parts,
        ),
    )
    place = "exact" if command.exact else "presence"
    _tell(tx, who.id, other.id, place if total >= dc else None, "perception")


def smell(tx: Tx, command: c.Smell) -> None:
    """Scent: somebody's presence, its direction, the exact place within 5 feet, or a trail (rule I7)."""
    who, other = _pair(tx, command.who, command.for_)
    must_be_awake(tx, who)
    scent = senses_now(tx.state, who.id).scent
    if not scent:
        tx.refuse("no_scent", who=who.name)
    if command.hours is not None:
        _follow_trail(tx, command, who, other)
        return
    if command.direction:
        casting.interrupt(tx, who.id)
    feet = feet_between(tx.state, who.id, other.id)
    reach = scent_feet(scent or True, command.wind, command.smell)
    why = ""
    if not seen(tx.state, other.id).has_body:
        why = "no_body"
    elif command.masked:
        why = "masked"
    elif feet is not None and feet > reach:
        why = "too_far"
    if why:
        tx.emit(events.NothingFound(who=who.id, of=other.id, by="scent", why=why))
        return
    near = feet is not None and feet <= SCENT_PINPOINTS
    place = "exact" if near else "direction" if command.direction else "presence"
    find_place(tx, who.id, other.id, place, "scent")


def _follow_trail(tx: Tx, command: c.Smell, who: Combatant, other: Combatant) -> None:
    """Survival (or Wisdom) against the age of the trail; water breaks it for those who live on land (rule I7)."""
    if command.water and not who.creature.speed.get("swim"):
        tx.emit(events.NothingFound(who=who.id, of=other.id, by="scent", why="water"))
        return
    parts = trail_dc(command.hours or 0, masked=command.masked)
    dc = counted(parts)
    figure = derived(tx.state, who.id).skill("Survival")
    modifier = max(figure.total, derived(tx.state, who.id).check("wis"))
    rolled = Rolled(modifier=modifier, face=command.roll, total=command.total, dc=dc, dc_parts=parts)
    if check(tx, who.id, "track", rolled) >= dc:
        tx.emit(events.PlaceFound(who=who.id, of=other.id, place="trail", by="scent"))
    else:
        tx.emit(events.NothingFound(who=who.id, of=other.id, by="scent"))


def _pair(tx: Tx, one: str, other: str) -> tuple[Combatant, Combatant]:
    who, whom = tx.who(one), tx.who(other)
    if who.id == whom.id:
        raise RefusedError("same_combatant", who=who.name)
    return who, whom


def _tell(tx: Tx, who: str, of: str, place: str | None, by: str) -> None:
    if place is None:
        tx.emit(events.NothingFound(who=who, of=of, by=by))
    else:
        find_place(tx, who, of, place, by)


HANDLERS: Final[dict[type[c.Command], Callable[[Tx, Any], None]]] = {
    c.SetDistance: set_distance,
    c.MarkMoved: moved,
    c.SetAntimagic: antimagic,
    c.Listen: listen,
    c.Grope: grope,
    c.Detect: detect,
    c.Smell: smell,
}
