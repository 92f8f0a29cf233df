"""The sentences of the attack popover: what the dice make of it, what is still to be rolled, the button."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.seeing import place_known, sight_between
from encounter_tracker.rules.weapons import TOP, miss_in_one
from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.combatant_lines import changed_damage
from encounter_tracker.viewmodels.hp_echo import faces_of
from encounter_tracker.viewmodels.rows import Chip, number, signed
from encounter_tracker.viewmodels.sight_pair import reasons, verdict
from encounter_tracker.viewmodels.texts.language import fill, language
from encounter_tracker.viewmodels.texts.names import damage_type_name
from encounter_tracker.viewmodels.texts.sight import percent

if TYPE_CHECKING:
    from encounter_tracker.encounter.derive import AttackView
    from encounter_tracker.encounter.events import AttackMade
    from encounter_tracker.encounter.reckoning import TargetPreview
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.weapons import Weapon

tr = QCoreApplication.translate

_LEAST: Final = 2


def attack_name(view: AttackView) -> str:
    """An attack as the stat block calls it, in the language in use."""
    return catalogue.term(view.attack.name, language())


def attack_remark(view: AttackView) -> str:
    """What it does: "1d8+5/19-20 · slashing"."""
    damage = changed_damage(view.attack.damage, view.damage_delta)
    types = ", ".join(damage_type_name(kind) for kind in view.attack.types)
    more = ", ".join(catalogue.term(text, language()) for text in view.attack.properties)
    return " · ".join(text for text in (damage, types, more) if text)


# --- against the armour class ----------------------------------------------------------------------------------------


def odds(event: AttackMade) -> str:
    """What the d20 must show: "hits from 8 on"."""
    if event.by_itself:
        return tr("Attack", "A swarm hits whoever it covers: no roll, no miss chance")
    least = event.ac - event.modifier
    if least <= _LEAST:
        return tr("Attack", "hits unless the d20 shows 1")
    if least >= TOP:
        return tr("Attack", "hits with a 20 only")
    return fill(tr("Attack", "hits from {0} on"), least)


def result_chip(event: AttackMade) -> Chip:  # noqa: PLR0911 - one flat list
    """What came of the roll, in two or three words."""
    if event.overruled:
        said = {
            "hit": tr("Attack", "hits, you say"),
            "critical": tr("Attack", "critical hit, you say"),
            "miss": tr("Attack", "misses, you say"),
        }
        return Chip("plain", said[event.outcome], icon="pencil")
    if event.outcome == "critical":
        return Chip("deadly", tr("Attack", "critical hit"), icon="swords", remaining=f"×{event.multiplier}")
    if event.outcome == "hit":
        if event.by_itself:
            return Chip("plain", tr("Attack", "hits by itself"), icon="check")
        sure = event.face == TOP and event.total < event.ac
        return Chip("plain", tr("Attack", "natural 20: hits") if sure else tr("Attack", "hits"), icon="check")
    if event.outcome == "concealed":
        return Chip("plain", tr("Attack", "misses: not seen well"), icon="eye-off")
    if event.outcome == "wrong_square":
        return Chip("plain", tr("Attack", "misses: nobody there"), icon="x")
    if event.face == 1 and event.total >= event.ac:
        return Chip("plain", tr("Attack", "natural 1: misses"), icon="x")
    return Chip("plain", fill(tr("Attack", "misses by {0}"), event.ac - event.total), icon="x")


def total_text(event: AttackMade) -> str:
    """The total with how it came about: "24 = 13 + 11"."""
    if event.face is None:
        return number(event.total)
    sign = "+" if event.modifier >= 0 else "\N{MINUS SIGN}"
    return fill(tr("Attack", "{0} = {1} {2} {3}"), number(event.total), event.face, sign, abs(event.modifier))


def armor_title(event: AttackMade) -> str:
    """Which armour class it meets, and what is special about it."""
    touch = event.against == "touch"
    return fill(tr("Attack", "touch AC {0}") if touch else tr("Attack", "AC {0}"), number(event.ac))


# --- seeing ----------------------------------------------------------------------------------------------------------


def sight_text(state: Encounter, attacker: str, target: str) -> str:
    """Why there is a miss chance, or why there is none."""
    view = sight_between(state, attacker, target)
    name = state.combatants[attacker].name
    if view.sees and not view.miss:
        return fill(tr("Attack", "{0} sees {1}: no miss chance"), name, state.combatants[target].name)
    said = " ".join(reasons(state, attacker, target, view))
    short = fill(tr("Attack", "{0}: {1}"), name, verdict(view))
    return fill(tr("Attack", "{0} · {1}"), short, said) if said else short


def must_guess(state: Encounter, attacker: str, target: str) -> bool:
    """Whether the square of the target has to be guessed (rule I4)."""
    view = sight_between(state, attacker, target)
    return not view.sees and place_known(state, attacker, target) != "exact"


def miss_asked(event: AttackMade, *, twice: bool) -> str:
    """What the d100 has to exceed."""
    if twice:
        text = tr("Attack", "d100 over {0}, or over {1} with one of two rolls (Blind-Fight)")
        return fill(text, miss_in_one(event.miss_chance, 2), event.miss_chance)
    return fill(tr("Attack", "miss chance {0}: d100 over {1} hits"), percent(event.miss_chance), event.miss_chance)


# --- critical hits and damage ----------------------------------------------------------------------------------------


def threat_text(weapon: Weapon) -> str:
    """Why there may be a critical hit."""
    span = str(TOP) if weapon.crit_from == TOP else f"{weapon.crit_from}–{TOP}"
    return fill(tr("Attack", "Critical threat ({0}): confirm it"), span)


def confirm_text(event: AttackMade) -> str:
    """What became of the confirmation."""
    if event.confirm_total is None:
        return ""
    told = fill(tr("Attack", "{0} against {1}"), number(event.confirm_total), number(event.ac))
    if event.outcome == "critical":
        return fill(tr("Attack", "{0}: confirmed"), told)
    return fill(tr("Attack", "{0}: not confirmed"), told)


def damage_formula(view: AttackView, weapon: Weapon, times: int) -> str:
    """What is rolled for damage: "1d8+5 ×2 + 1d6 fire"."""
    dice = weapon.dice
    if dice is None:
        first = ""
    else:
        bonus = dice.bonus + view.damage_delta
        first = _dice_text(dice.dice) + (signed(bonus) if bonus else "")
        first = f"{first} ×{times}" if times > 1 else first
    extras = [f"{_dice_text(more.dice)}{signed(more.bonus) if more.bonus else ''} {damage_type_name(kind)}"
              for more, kind in weapon.extras]  # fmt: skip
    return " + ".join(text for text in (first, *extras) if text)


def _dice_text(dice: tuple[tuple[int, int, int], ...]) -> str:
    parts = [f"{'+' if sign > 0 else '−'}{count}d{sides}" for sign, count, sides in dice]
    return "".join(parts).removeprefix("+")


def damage_echo(seen: TargetPreview, once: int | None, times: int, faces: tuple[int, ...]) -> str:
    """What was dealt and how it came about: "22 · 11 ×2", "14 · dice 6 + 3"."""
    dealt = fill(tr("Attack", "{0} dealt"), seen.rolled)
    how = []
    if once is not None and times > 1:
        how.append(fill(tr("Attack", "{0} ×{1}"), once, times))
    if faces:
        how.append(fill(tr("Attack", "dice {0}"), faces_of(faces)))
    return " · ".join((dealt, *how))


def damage_hint(times: int) -> str:
    """What can be typed for the damage."""
    if times > 1:
        text = tr("Attack", "Enter rolls; or type 9 for one roll ×{0}, =18 for the sum, 9 + 4 fire for all")
        return fill(text, times)
    return tr("Attack", "Enter rolls; or type 9 for one roll, =13 for the sum, 9 + 4 fire for all")


def apply_text(event: AttackMade | None, seen: TargetPreview | None, wanted: str) -> str:
    """The button, with the result in it, or with what is open."""
    still = {
        "d20": tr("Attack", "Roll the d20"),
        "miss": tr("Attack", "Roll the miss chance"),
        "confirm": tr("Attack", "Confirm the critical"),
        "damage": tr("Attack", "Roll the damage"),
    }
    if event is None:
        return tr("Attack", "Apply")
    if wanted:
        return still[wanted]
    if seen is None:
        return tr("Attack", "Apply: a miss")
    taken = number(seen.total - seen.temporary)
    if event.outcome == "critical":
        return fill(tr("Attack", "Apply: critical, {0}"), taken)
    return fill(tr("Attack", "Apply: hit, {0}"), taken)
