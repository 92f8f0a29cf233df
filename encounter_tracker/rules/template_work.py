"""A stat block being changed by a template: scores, size and armour change all that hangs on them, part by part."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.rules import ac_text, damage_text
from encounter_tracker.rules.creature import SIZE_MODIFIERS, SPECIAL_SIZE_MODIFIERS, Attack, Creature, modifier
from encounter_tracker.rules.dice import parse_dice
from encounter_tracker.rules.vocabulary import ABILITIES, Ability

if TYPE_CHECKING:
    from collections.abc import Mapping

SIZES: Final = tuple(SIZE_MODIFIERS)
SPACE: Final = dict(zip(SIZES, (0.5, 1, 2.5, 5, 5, 10, 15, 20, 30), strict=True))
_TALL: Final = dict(zip(SIZES, (0, 0, 0, 5, 5, 10, 15, 20, 30), strict=True))
_LONG: Final = dict(zip(SIZES, (0, 0, 0, 5, 5, 5, 10, 15, 20), strict=True))
_UPRIGHT: Final = ("humanoid", "giant", "fey", "outsider", "undead", "construct")
#: What size does to Stealth and Fly.
_STEALTH: Final = dict(zip(SIZES, (16, 12, 8, 4, 0, -4, -8, -12, -16), strict=True))
_FLY: Final = dict(zip(SIZES, (8, 6, 4, 2, 0, -2, -4, -6, -8), strict=True))
#: Sizes whose manoeuvres go by Dexterity.
_NIMBLE: Final = frozenset({"fine", "diminutive", "tiny"})
_SKILLS: Final[dict[str, Ability]] = {
    **dict.fromkeys(("climb", "swim"), "str"),
    **dict.fromkeys(
        ("acrobatics", "disable device", "escape artist", "fly", "ride", "sleight of hand", "stealth"), "dex"
    ),
    **dict.fromkeys(("appraise", "craft", "knowledge", "linguistics", "spellcraft"), "int"),
    **dict.fromkeys(("heal", "perception", "profession", "sense motive", "survival"), "wis"),
    **dict.fromkeys(
        ("bluff", "diplomacy", "disguise", "handle animal", "intimidate", "perform", "use magic device"), "cha"
    ),
}
_DC: Final = re.compile(r"\b(DC|DD)(\s*)(\d{1,2})\b")


class ChangePart(Struct, frozen=True):
    """One part of a change of a number: a token of what it comes from ("str", "size", "natural armor"…), its value."""

    of: str
    value: int


Parts = tuple[ChangePart, ...]


def parts(**values: int) -> Parts:
    """Parts that are not 0; an underscore in a name is a space."""
    return tuple(ChangePart(name.replace("_", " "), value) for name, value in values.items() if value)


class Work:
    """One template at work on one creature: ``creature`` as it is now, and what every number was changed by."""

    def __init__(self, creature: Creature) -> None:
        """Begin with the creature as it is."""
        self.creature = creature
        self.parts: dict[str, Parts] = {}
        self.check: dict[str, None] = {}

    def set(self, **fields: Any) -> None:
        """Set fields of the block."""
        self.creature = replace(self.creature, **fields)

    def because(self, field: str, *given: ChangePart) -> int:
        """Note what a number is changed by; their sum."""
        self.parts[field] = (*self.parts.get(field, ()), *(part for part in given if part.value))
        return sum(part.value for part in given)

    # --- ability scores ------------------------------------------------------------------------------------------

    def change_scores(self, changes: Mapping[Ability, int]) -> None:
        """Raise and lower scores (never below 1; what is absent stays so), and all that hangs on them."""
        before = self.creature
        scores = dict(before.abilities)
        for ability, value in changes.items():
            score = before.score(ability)
            if score is not None:
                scores[ability] = max(1, score + value)
        after = replace(before, abilities=scores)
        shift = {a: modifier(after.score(a)) - modifier(before.score(a)) for a in ABILITIES}
        self.set(abilities=scores)
        self._armor_by_dex(before, after)
        life: Ability = "cha" if before.has_type("undead") else "con"
        self.change_hit_points(life, 0 if before.has_type("construct") else shift[life] * before.hit_dice)
        self._saves(fort=(life, shift[life]), ref=("dex", shift["dex"]), will=("wis", shift["wis"]))
        self.set(init=before.init + self.because("init", *parts(dex=shift["dex"])))
        self._attacks_by_scores(before, after)
        self._manoeuvres(before, after)
        self._skills({a: shift[a] for a in ABILITIES if shift[a]})

    def change_hit_points(self, of: str, value: int) -> None:
        """More or fewer hit points, one for each Hit Die at least; the formula follows."""
        creature = self.creature
        hp = max(1, creature.hit_dice, creature.hp + value)
        if value == 0 or (value < 0 and hp > creature.hp):
            return
        formula = parse_dice(creature.hp_formula)
        said = creature.hp_formula
        if formula is not None:
            dice = "+".join(f"{count}d{sides}" for _, count, sides in formula.dice)
            bonus = formula.bonus + value
            said = dice + (f"{bonus:+d}" if bonus else "") if all(sign > 0 for sign, _, _ in formula.dice) else said
        self.because("hp", ChangePart(of, value), ChangePart("least", hp - creature.hp - value))
        self.set(hp=hp, hp_formula=said)

    def _saves(self, **changes: tuple[str, int]) -> None:
        saves = self.creature.saves
        new = {
            name: getattr(saves, name) + self.because(f"saves.{name}", ChangePart(of, value))
            for name, (of, value) in changes.items()
        }
        self.set(saves=replace(saves, **new))

    def _skills(self, shift: Mapping[Ability, int]) -> None:
        skills = dict(self.creature.skills)
        for name, value in skills.items():
            ability = _SKILLS.get(name.lower().split("(")[0].strip())
            if ability is not None and ability in shift:
                skills[name] = value + self.because(f"skills.{name}", ChangePart(ability, shift[ability]))
        self.set(skills=skills)

    # --- armour class --------------------------------------------------------------------------------------------

    def _armor_by_dex(self, before: Creature, after: Creature) -> None:
        old, new = modifier(before.score("dex")), modifier(after.score("dex"))
        printed = ac_text.parts_of(before.ac.notes)
        counted = printed.get("dex", old if not printed else min(old, 0))
        capped = 0 <= counted < old
        now = min(new, counted) if capped else new
        lost = min(now, 0) - min(counted, 0)
        self.change_armor("dex", now - counted, flat_footed=lost)

    def change_armor(self, of: str, value: int, *, touch: bool = True, flat_footed: int | None = None) -> None:
        """Change the armour class by one part; ``flat_footed``: by how much the flat-footed one, where not alike."""
        if value == 0:
            return
        ac = self.creature.ac
        flat = value if flat_footed is None else flat_footed
        changed: dict[str, Any] = {"total": ac.total + self.because("ac.total", ChangePart(of, value))}
        if ac.touch is not None and touch:
            changed["touch"] = ac.touch + self.because("ac.touch", ChangePart(of, value))
        if ac.flat_footed is not None and flat:
            changed["flat_footed"] = ac.flat_footed + self.because("ac.flat_footed", ChangePart(of, flat))
        printed = ac_text.parts_of(ac.notes)
        if printed or ac.total == _PLAIN_AC:
            key = "natural" if of == "natural armor" else of
            printed[key] = printed.get(key, 0) + value
            changed["notes"] = ac_text.written(printed)
        else:
            self.check["ac_parts"] = None
        self.set(ac=replace(ac, **changed))

    @property
    def natural_armor(self) -> int:
        """The natural armour in the armour class; where no bracket tells, all that neither Dexterity nor size gives."""
        creature = self.creature
        printed = ac_text.parts_of(creature.ac.notes)
        if printed or creature.ac.total == _PLAIN_AC:
            return printed.get("natural", 0)
        self.check["ac_parts"] = None
        return max(0, creature.ac.total - creature.touch_ac)

    # --- attacks -------------------------------------------------------------------------------------------------

    def change_attacks(self, number: int, *given: ChangePart) -> None:
        """Change the attack bonuses of one line."""
        attack = self.creature.attacks[number]
        bonus = tuple(
            value + self.because(f"attacks.{number}.bonus.{place}", *given) for place, value in enumerate(attack.bonus)
        )
        self._put_attack(number, replace(attack, bonus=bonus))

    def _put_attack(self, number: int, attack: Attack) -> None:
        attacks = list(self.creature.attacks)
        attacks[number] = attack
        self.set(attacks=tuple(attacks))

    def _attacks_by_scores(self, before: Creature, after: Creature) -> None:
        finesse = before.has_feature("weapon finesse")
        old, new = modifier(before.score("str")), modifier(after.score("str"))
        for number, attack in enumerate(before.attacks):
            uses: Ability = "dex" if attack.kind != "melee" or "incorporeal" in attack.name.lower() else "str"
            if uses == "str" and finesse:
                value = max(new, modifier(after.score("dex"))) - max(old, modifier(before.score("dex")))
                uses = "dex" if modifier(after.score("dex")) > new else "str"
            else:
                value = modifier(after.score(uses)) - modifier(before.score(uses))
            self.change_attacks(number, ChangePart(uses, value))
            damage = damage_text.parse(attack.damage)
            if damage is not None and old != new:
                sole = len(before.attacks) == 1 and len(attack.bonus) == 1
                share = damage_text.strength_share(attack, damage, old, sole=sole)
                more = damage_text.strength_bonus(new, share) - damage_text.strength_bonus(old, share)
                text = replace(damage, bonus=damage.bonus + more).said()
                self._put_attack(number, replace(self.creature.attacks[number], damage=text))

    def _manoeuvres(self, before: Creature, after: Creature) -> None:
        cmb, cmd = before.cmb, before.cmd
        strength = modifier(after.score("str")) - modifier(before.score("str"))
        dexterity = modifier(after.score("dex")) - modifier(before.score("dex"))
        if cmb is not None:
            by: Ability = "dex" if before.size in _NIMBLE else "str"
            value = dexterity if by == "dex" else strength
            self.set(cmb=cmb + self.because("cmb", ChangePart(by, value)))
        if cmd is not None:
            self.set(cmd=cmd + self.because("cmd", *parts(str=strength, dex=dexterity)))

    # --- size ----------------------------------------------------------------------------------------------------

    def change_size(self, *, larger: bool) -> None:
        """One size larger or smaller: armour class, attacks, dice, manoeuvres, skills, space and reach."""
        before = self.creature
        size = SIZES[SIZES.index(before.size) + (1 if larger else -1)]
        self.set(size=size)
        value = SIZE_MODIFIERS[size] - SIZE_MODIFIERS[before.size]
        self.change_armor("size", value)
        for number, attack in enumerate(before.attacks):
            self.change_attacks(number, ChangePart("size", value))
            damage = damage_text.parse(attack.damage)
            if damage is not None:
                dice = damage_text.by_size(damage.dice, before.size, larger=larger)
                text = replace(damage, dice=dice).said()
                self._put_attack(number, replace(self.creature.attacks[number], damage=text))
        self._manoeuvres_by_size(before, size)
        skills = dict(before.skills)
        for name, of_size in (("Stealth", _STEALTH), ("Fly", _FLY)):
            if name in skills:
                difference = of_size[size] - of_size[before.size]
                skills[name] += self.because(f"skills.{name}", ChangePart("size", difference))
        self.set(skills=skills)
        self._room(before, size)

    def _manoeuvres_by_size(self, before: Creature, size: str) -> None:
        special = SPECIAL_SIZE_MODIFIERS[size] - SPECIAL_SIZE_MODIFIERS[before.size]
        if before.cmb is not None:
            swap = 0
            if (size in _NIMBLE) != (before.size in _NIMBLE):
                swap = modifier(before.score("dex")) - modifier(before.score("str"))
                swap = swap if size in _NIMBLE else -swap
            given = parts(size=special, **{"dex" if size in _NIMBLE else "str": swap})
            self.set(cmb=before.cmb + self.because("cmb", *given))
        if before.cmd is not None:
            self.set(cmd=before.cmd + self.because("cmd", *parts(size=special)))

    def _room(self, before: Creature, size: str) -> None:
        if before.space is not None:
            self.set(space=SPACE[size])
        if before.reach is None:
            return
        tall, long = before.reach == _TALL[before.size], before.reach == _LONG[before.size]
        if not tall and not long:
            self.check["reach"] = None
            return
        upright = before.has_type(*_UPRIGHT) if tall and long else tall
        self.set(reach=(_TALL if upright else _LONG)[size])

    # --- other ---------------------------------------------------------------------------------------------------

    def change_dcs(self, value: int) -> None:
        """Change every DC that is printed with attacks, auras, special abilities and spells."""
        creature = self.creature
        self.set(
            attacks=tuple(
                replace(
                    attack,
                    damage=_with_dcs(attack.damage, value),
                    properties=tuple(_with_dcs(text, value) for text in attack.properties),
                )
                for attack in creature.attacks
            ),
            auras=tuple(_with_dcs(text, value) for text in creature.auras),
            special={name: _with_dcs(text, value) for name, text in creature.special.items()},
            spells=tuple(_with_dcs(spell, value) for spell in creature.spells),
        )


_PLAIN_AC: Final = 10


def _with_dcs(given: Any, value: int) -> Any:
    if isinstance(given, str):
        return _DC.sub(lambda found: f"{found[1]}{found[2]}{int(found[3]) + value}", given)
    if isinstance(given, dict) and isinstance(given.get("dc"), int):
        return {**given, "dc": given["dc"] + value}
    return given
