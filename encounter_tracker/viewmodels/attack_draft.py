"""An attack as it is being entered: everything typed and chosen, and the command it makes. All of it is pure."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.commands import ApplyEffect, Command, DamagePart, DoTogether, MakeAttack
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.state import Modifier
from encounter_tracker.encounter.striking import find_attack
from encounter_tracker.rules.durations import Duration
from encounter_tracker.rules.weapons import PERCENT, Weapon, read_weapon
from encounter_tracker.viewmodels.attack_sometimes import ticked, without
from encounter_tracker.viewmodels.effect_fields import whole
from encounter_tracker.viewmodels.hp_command import rolled
from encounter_tracker.viewmodels.hp_echo import mistake_text
from encounter_tracker.viewmodels.hp_text import HpEntry, HpMistake, parse_hp
from encounter_tracker.viewmodels.texts.circumstances import CIRCUMSTANCES
from encounter_tracker.viewmodels.texts.language import fill, language

if TYPE_CHECKING:
    from encounter_tracker.encounter.derive import AttackView
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.vocabulary import DamageType
    from encounter_tracker.viewmodels.hp_command import Faces

tr = QCoreApplication.translate

Stage = Literal["d20", "miss", "confirm", "damage"]
"""A die of an attack, in the order in which they fall."""
STAGES: Final[tuple[Stage, ...]] = ("d20", "miss", "confirm", "damage")
Outcome = Literal["", "hit", "critical", "miss"]

D20: Final = 20
CHARGE: Final = "charge"
_CHARGE_AC: Final = -2
_SUM: Final = "="
_MOST: Final = 999
_NUMBER: Final = re.compile(r"=?\s*[+-]?\d{1,4}")
#: A number with a type of its own behind a comma or a plus.
_FURTHER_PART: Final = re.compile(r"\s*(?:,|\+)\s+(?=[\dd+-]+\s+[^\W\d_])")


class Die(Struct, frozen=True, kw_only=True):
    """A die as typed: its face, or a sum; or what is wrong with it."""

    face: int | None = None
    total: int | None = None
    problem: str = ""

    @property
    def known(self) -> bool:
        """Whether something usable was typed."""
        return self.face is not None or self.total is not None


class Points(Struct, frozen=True, kw_only=True):
    """Points of damage as typed.

    ``once``: one roll of the weapon, which a critical hit multiplies; ``parts``: the whole blow. ``dice`` were typed
    and wait to be rolled.
    """

    once: int | None = None
    parts: tuple[DamagePart, ...] = ()
    nonlethal: bool = False
    dice: bool = False
    problem: str = ""
    unfinished: bool = False


class AttackDraft(Struct, frozen=True, kw_only=True):
    """What was typed and chosen so far.

    Attributes:
        attacker: who attacks, by id; "" for nobody yet.
        targets: who is to be attacked, by ids; ``target`` is the one of this attack.
        place: which attack of the stat block, from 0; ``number``: which of its bonuses, from 1.
        done: the attacks made already, as (place, number).
        d20, miss, confirm, damage: the dice as typed.
        typed_faces: what the dice in ``damage`` showed.
        faces: what the program rolled, by what for; ``by_program``: the stages it filled in.
        circumstances: names of what counts besides; ``modifier``: another number.
        precision: sneak attack and the like, as typed; ``precision_points``: what came of it.
        touch, ranged: overrule what the stat block says; None: as it says.
        nonlethal, reaction, hostile: of what kind the act is.
        guess: whether the square attacked is the right one; "" where its place is known.
        overruling: the game master says things; ``ac``, ``chance``, ``outcome``, ``takes``: what.
    """

    attacker: str = ""
    targets: tuple[str, ...] = ()
    target: str = ""
    place: int = 0
    number: int = 1
    done: tuple[tuple[int, int], ...] = ()
    d20: str = ""
    miss: str = ""
    confirm: str = ""
    damage: str = ""
    typed_faces: tuple[tuple[int, ...], ...] = ()
    faces: dict[str, tuple[int, ...]] = {}
    by_program: frozenset[Stage] = frozenset()
    circumstances: tuple[str, ...] = ()
    modifier: str = ""
    precision: str = ""
    precision_points: int = 0
    touch: bool | None = None
    ranged: bool | None = None
    nonlethal: bool = False
    reaction: bool = False
    hostile: bool = True
    guess: Literal["", "right", "wrong"] = ""
    overruling: bool = False
    ac: str = ""
    chance: str = ""
    outcome: Outcome = ""
    takes: str = ""

    def text_of(self, stage: Stage) -> str:
        """What is typed for a stage."""
        return {"d20": self.d20, "miss": self.miss, "confirm": self.confirm, "damage": self.damage}[stage]


# --- what is typed ---------------------------------------------------------------------------------------------------


def read_die(text: str, sides: int = D20, *, sums: bool = False) -> Die:
    """A die as typed: "14" is its face; with ``sums`` "=27" is what it comes to."""
    plain = text.strip().replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "-")
    if not plain:
        return Die()
    if not _NUMBER.fullmatch(plain) or (plain.startswith(_SUM) and not sums):
        return Die(problem=_die_problem(sides, sums=sums))
    value = int(plain.removeprefix(_SUM))
    if plain.startswith(_SUM):
        return Die(total=value)
    if 1 <= value <= sides:
        return Die(face=value)
    return Die(problem=_die_problem(sides, sums=sums))


def _die_problem(sides: int, *, sums: bool) -> str:
    if sums:
        return fill(tr("Attack", "Type what the d{0} shows, 1 to {0}; or = and the sum, such as =24"), sides)
    return fill(tr("Attack", "Type what the d{0} shows, 1 to {0}"), sides)


def read_miss(text: str) -> tuple[tuple[int, ...], str]:
    """The d100 against the miss chance: one number, with Blind-Fight two; and what is wrong."""
    faces: list[int] = []
    for word in text.replace(",", " ").split():
        die = read_die(word, PERCENT)
        if die.face is None:
            return (), die.problem
        faces.append(die.face)
    if len(faces) > 2:  # noqa: PLR2004 - Blind-Fight rolls twice
        return (), tr("Attack", "Type one number, or two for Blind-Fight")
    return tuple(faces), ""


def damage_entry(text: str) -> HpEntry | HpMistake:
    """The damage field understood, the "=" of a sum aside; "9 + 4 fire" are two parts, "2d6 + 4" is one."""
    return parse_hp(_FURTHER_PART.sub(" and ", text.strip().removeprefix(_SUM)), french=language() == "fr")


def read_damage(text: str, weapon: Weapon, faces: Faces = ()) -> Points:
    """The points as typed: "9" is one roll of the weapon, "=18" and "9 + 4 fire" are the whole blow."""
    if not text.strip():
        return Points()
    entry = damage_entry(text)
    if isinstance(entry, HpMistake):
        return Points(problem=_points_problem(entry), unfinished=entry.unfinished)
    if not entry.is_blow or entry.attack is not None:
        return Points(problem=tr("Attack", "Type the points alone: 9, =18 for the sum, or 9 + 4 fire"))
    if entry.has_dice and not faces:
        return Points(dice=True, nonlethal=entry.kind == "nonlethal")
    nonlethal = entry.kind == "nonlethal"
    parts = rolled(entry, faces).damage_parts() if entry.has_dice else entry.damage_parts()
    if len(parts) == 1 and parts[0].type is None and not text.strip().startswith(_SUM):
        return Points(once=parts[0].amount, nonlethal=nonlethal)
    usual: DamageType | None = weapon.type  # type: ignore[assignment]
    return Points(parts=tuple(part if part.type else replace(part, type=usual) for part in parts), nonlethal=nonlethal)


def _points_problem(mistake: HpMistake) -> str:
    said = mistake_text(mistake, wrong=True) if not mistake.nearest else ""
    if mistake.nearest:
        said = fill(tr("Attack", "“{0}” is not understood: {1}?"), mistake.word, mistake.nearest)
    return said


def number_problem(text: str, least: int, most: int) -> str:
    """What is wrong with a number that may be left out."""
    value = whole(text)
    if not text.strip() or (value is not None and least <= value <= most):
        return ""
    return fill(tr("Attack", "Type a whole number from {0} to {1}"), least, most)


def problems(draft: AttackDraft, weapon: Weapon) -> dict[str, str]:
    """What is wrong, by field; what is merely empty is not."""
    found = {
        "d20": read_die(draft.d20, sums=True).problem,
        "miss": read_miss(draft.miss)[1],
        "confirm": read_die(draft.confirm).problem,
        "damage": read_damage(draft.damage, weapon, draft.typed_faces).problem,
        "modifier": "" if not draft.modifier.strip() or whole(draft.modifier) is not None else _modifier_problem(),
        "precision": precision_problem(draft.precision),
    }
    if draft.overruling:
        found |= {
            "ac": number_problem(draft.ac, 0, _MOST),
            "chance": number_problem(draft.chance, 0, PERCENT),
            "takes": number_problem(draft.takes, 0, 99_999),
        }
    return {field: problem for field, problem in found.items() if problem}


def _modifier_problem() -> str:
    return tr("Attack", "Type a bonus such as +2 or a penalty such as −4")


def precision_problem(text: str) -> str:
    """What is wrong with points or dice of precision."""
    if not text.strip():
        return ""
    entry = parse_hp(text)
    plain = isinstance(entry, HpEntry) and entry.kind == "damage" and len(entry.parts) == 1
    if plain and isinstance(entry, HpEntry) and entry.parts[0][1] in {None, "precision"}:
        return ""
    return tr("Attack", "Type points or dice, such as 10 or 3d6")


# --- the attack of the stat block ------------------------------------------------------------------------------------


def attacks_of(state: Encounter, who: str) -> tuple[AttackView, ...]:
    """The attacks someone (by id) has now; whoever has none strikes unarmed."""
    now = derived(state, who)
    if now.attacks:
        return now.attacks
    unarmed = find_attack(now, None)
    return (unarmed,) if unarmed is not None else ()


def chosen_attack(state: Encounter, draft: AttackDraft) -> AttackView | None:
    """The attack being made; None while nobody attacks."""
    if draft.attacker not in state.combatants:
        return None
    attacks = attacks_of(state, draft.attacker)
    return attacks[min(draft.place, len(attacks) - 1)] if attacks else None


def weapon_of(view: AttackView | None) -> Weapon:
    """What its line says of the blow."""
    return read_weapon(view.attack) if view is not None else Weapon()


def bonuses(view: AttackView) -> int:
    """How many attacks a line has."""
    return max(1, len(view.bonus))


# --- the command -----------------------------------------------------------------------------------------------------


def attack_command(state: Encounter, draft: AttackDraft, *, force: bool = False) -> MakeAttack | None:
    """The attack as a command, as far as its dice are known; None while somebody is missing or something is wrong."""
    view = chosen_attack(state, draft)
    weapon = weapon_of(view)
    if view is None or draft.target not in state.combatants or problems(draft, weapon):
        return None
    d20, confirm = read_die(draft.d20, sums=True), read_die(draft.confirm)
    misses, _ = read_miss(draft.miss)
    points = read_damage(draft.damage, weapon, draft.typed_faces)
    far = view.attack.kind == "ranged" if draft.ranged is None else draft.ranged
    some = ticked(state, draft.attacker, draft.target, draft.circumstances, ranged=far)
    said = draft if draft.overruling else replace(draft, ac="", chance="", outcome="", takes="")
    return MakeAttack(
        attacker=draft.attacker,
        target=draft.target,
        attack=view.attack.name,
        number=min(draft.number, bonuses(view)),
        roll=d20.face,
        total=d20.total,
        modifier=whole(draft.modifier) or 0,
        situation={
            **{name: CIRCUMSTANCES[name] for name in draft.circumstances if name in CIRCUMSTANCES},
            **{one.name: one.attack for one in some if one.attack},
        },
        damage_situation={one.name: one.damage for one in some if one.damage},
        ac_situation={one.name: one.ac for one in some if one.ac},
        ac=whole(said.ac),
        outcome=said.outcome or None,
        damage=points.parts or points.once,
        takes=whole(said.takes),
        precision=draft.precision_points,
        confirm_roll=confirm.face,
        miss_roll=(misses[0] if len(misses) == 1 else misses) or None,
        miss_chance=whole(said.chance),
        square_guess_right=None if not draft.guess else draft.guess == "right",
        touch=draft.touch,
        ranged=far,
        nonlethal=draft.nonlethal or points.nonlethal,
        reaction=draft.reaction,
        hostile=draft.hostile,
        rolls=draft.faces,
        force=force,
    )


def whole_command(state: Encounter, draft: AttackDraft, *, force: bool = False) -> Command | None:
    """The attack, and with a charge what it costs the one who charges: ONE command all the same."""
    attack = attack_command(state, draft, force=force)
    if attack is None or not _lowers_guard(state, draft):
        return attack
    charge = ApplyEffect(
        name=CHARGE,
        catalogue=CHARGE,
        targets=(draft.attacker,),
        source=draft.attacker,
        kind="nonmagical",
        duration=Duration(until="start", of=draft.attacker, turn="next"),
        modifiers=(Modifier(on="ac", value=_CHARGE_AC),),
    )
    return DoTogether(commands=(replace(attack, rolls={}), charge), rolls=attack.rolls, force=force)


def _lowers_guard(state: Encounter, draft: AttackDraft) -> bool:
    """Whether a charge is begun with this attack: its AC penalty lasts until the next turn (CORE)."""
    if CHARGE not in draft.circumstances or not state.started:
        return False
    return all(effect.catalogue != CHARGE for effect in state.effects_on.get(draft.attacker, ()))


# --- what comes after ------------------------------------------------------------------------------------------------

_DOWN: Final = frozenset({"dying", "stable", "unconscious", "dead"})


def next_draft(state: Encounter, draft: AttackDraft) -> AttackDraft | None:
    """The attack that follows: the next bonus of the same line, the next natural attack, the next target; or none."""
    view = chosen_attack(state, draft)
    if view is None or not derived(state, draft.attacker).can_act:
        return None
    left = [who for who in draft.targets if who in state.combatants and who != draft.target and not _down(state, who)]
    behind = [who for who in left if draft.targets.index(who) > draft.targets.index(draft.target)]
    follows = _next_line(state, draft, view)
    here = draft.target if not _down(state, draft.target) or not left else left[0]
    if follows is not None:
        return _fresh(draft, here, follows)
    if bonuses(view) == 1 and behind:
        return _fresh(replace(draft, done=()), behind[0], (draft.place, 1), keep_done=False)
    return None


def _down(state: Encounter, who: str) -> bool:
    return derived(state, who).status in _DOWN


def _next_line(state: Encounter, draft: AttackDraft, view: AttackView) -> tuple[int, int] | None:
    if draft.number < bonuses(view):
        return draft.place, draft.number + 1
    attacks = attacks_of(state, draft.attacker)
    if draft.place + 1 < len(attacks) and weapon_of(view).natural and not draft.reaction:
        following = attacks[draft.place + 1]
        if weapon_of(following).natural and following.attack.kind == view.attack.kind:
            return draft.place + 1, 1
    return None


def _fresh(draft: AttackDraft, target: str, line: tuple[int, int], *, keep_done: bool = True) -> AttackDraft:
    """The next attack with its dice to come; what holds for the whole round stays."""
    kept = draft.circumstances if target == draft.target else without(draft.circumstances)
    return AttackDraft(
        attacker=draft.attacker,
        targets=draft.targets,
        target=target,
        place=line[0],
        number=line[1],
        done=(*draft.done, (draft.place, draft.number)) if keep_done else (),
        circumstances=tuple(name for name in kept if name != CHARGE),
        modifier=draft.modifier,
        precision=draft.precision,
        touch=draft.touch,
        ranged=draft.ranged,
        nonlethal=draft.nonlethal,
        reaction=draft.reaction,
        hostile=draft.hostile,
        guess=draft.guess if target == draft.target else "",
    )
