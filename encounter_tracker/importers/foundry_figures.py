"""What a Foundry actor only implies: hit points, saves, AC and the like from classes, gear and changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.importers import formula, tokens
from encounter_tracker.importers.foundry_data import at, changes_of, number_at, text_at
from encounter_tracker.rules.creature import SIZE_MODIFIERS, SPECIAL_SIZE_MODIFIERS, modifier
from encounter_tracker.rules.vocabulary import ABILITIES

if TYPE_CHECKING:
    from encounter_tracker.importers.draft import Draft
    from encounter_tracker.importers.foundry_data import Actor, Item

_STACKING: Final = frozenset({"untyped", "untypedPerm", "dodge", "racial", "circumstance", ""})
_NOT_TOUCH: Final = frozenset({"armor", "shield", "natural", "aac", "sac", "nac"})
_SAVE_TARGETS: Final = ("allSavingThrows", "savingThrows")
_TWO, _THREE, _FOUR, _TEN = 2, 3, 4, 10
_CLASS_SKILL: Final = 3
#: A climb or swim speed makes the skill easier.
_SPEED_SKILL: Final = 8
_SPEEDS: Final = {"swm": "swim", "clm": "climb"}
_HALF: Final = 2


class Changes:
    """All changes in force, by what they change; bonuses of one type count once."""

    def __init__(self) -> None:
        self._found: dict[str, list[tuple[str, int]]] = {}

    def add(self, target: str, kind: str, value: int) -> None:
        """Take one change."""
        self._found.setdefault(target, []).append((kind, value))

    def total(self, *targets: str, leave_out: frozenset[str] = frozenset()) -> int:
        """What they come to on these targets together."""
        best: dict[str, int] = {}
        amount = 0
        for target in targets:
            for kind, value in self._found.get(target, ()):
                if kind in leave_out:
                    continue
                if kind in _STACKING or value < 0:
                    amount += value
                else:
                    best[kind] = max(best.get(kind, 0), value)
        return amount + sum(best.values())

    def of_type(self, target: str, kind: str) -> int:
        """What the changes of one type come to."""
        return sum(value for one, value in self._found.get(target, ()) if one == kind)


class Figures:
    """The figures of an actor; the draft hears of formulas that could not be reckoned."""

    def __init__(self, actor: Actor, draft: Draft) -> None:
        self.actor = actor
        self.draft = draft
        self.changes = Changes()
        self.size = tokens.size_of(actor.text("traits.size") or actor.text("traits.size.base")) or "medium"
        self.classes = [item for item in actor.of_kind("class") if item.subtype != "mythic"]
        self.levels = {id(item): _level(item) for item in self.classes}
        self.hit_dice = sum(self.levels.values()) or max(0, actor.number("attributes.hd.total") or 0)
        self.naught: set[str] = set()
        self.scores = self._scores()
        self._collect()
        self._raise_scores()
        self.bab = sum(_base_attack(item, self.levels[id(item)]) for item in self.classes) + self.changes.total("bab")
        if not self.classes:
            self.bab = actor.number("attributes.bab.total") or actor.number("attributes.bab.value") or 0

    @property
    def stored(self) -> bool:
        """Whether the file holds figures that were reckoned by the tabletop itself."""
        return bool(self.actor.number("attributes.hd.total")) and bool(self.actor.number("attributes.ac.normal.total"))

    def mod(self, ability: str) -> int:
        """An ability's modifier."""
        if ability in self.naught:
            return modifier(0)
        return modifier(self.scores.get(ability)) if ability in self.scores else 0

    def values(self, item: Item | None = None) -> dict[str, float]:
        """What formulas may name."""
        found: dict[str, float] = {
            "attributes.hd.total": self.hit_dice,
            "details.level.value": self.hit_dice,
            "details.cr.total": 0,
            "size": 0,
        }
        for ability in ABILITIES:
            found[f"abilities.{ability}.mod"] = self.mod(ability)
            found[f"abilities.{ability}.total"] = self.scores.get(ability) or 0
        for one in self.classes:
            tag = text_at(one.data, "tag")
            if tag:
                found[f"classes.{tag}.level"] = self.levels[id(one)]
        if hasattr(self, "bab"):
            found["attributes.bab.total"] = self.bab
        if item is not None:
            level = self.levels.get(id(item), number_at(item.data, "level") or 0)
            found["class.level"] = found["item.level"] = level
        return found

    def _scores(self) -> dict[str, int | None]:
        scores: dict[str, int | None] = {}
        data = self.actor.at("abilities")
        for ability in ABILITIES:
            one = data.get(ability) if isinstance(data, dict) else None
            if not isinstance(one, dict):
                continue
            value = one.get("value")
            number = number_at(one, "value")
            # An absent ability is written as nothing, as a dash or as 0; the tabletop reckons with the 0.
            if number == 0:
                self.naught.add(ability)
            scores[ability] = None if value is None or not number else max(0, number)
        return scores

    def _collect(self) -> None:
        for item in self.actor.items:
            if not item.active:
                continue
            for change in changes_of(item):
                target = str(change.get("target") or "")
                sub = str(change.get("subTarget") or target)
                value = None
                if str(change.get("operator") or "add") in {"add", "+"}:
                    value = formula.reckon(change.get("formula", change.get("value")), self.values(item))
                if value is None:
                    written = str(change.get("formula") or "")
                    if written.strip() not in {"", "0"}:
                        self.draft.unread(item.name, f"{sub}: {written}", "items", "formula_unread")
                    continue
                self.changes.add(sub, str(change.get("type") or change.get("modifier") or ""), value)

    def _raise_scores(self) -> None:
        for ability, score in self.scores.items():
            if score is not None:
                self.scores[ability] = max(0, score + self.changes.total(ability))

    def hit_points(self) -> int | None:
        """Full hit points."""
        stored = self.actor.number("attributes.hp.max")
        if stored and stored > 0:
            return stored
        rolled = sum(number_at(item.data, "hp") or 0 for item in self.classes)
        favored = sum(number_at(item.data, "fc.hp.value") or 0 for item in self.classes)
        ability = self.actor.text("attributes.hpAbility") or "con"
        if self.scores.get("con", _TEN) is None and ability == "con":
            ability = "cha" if self.is_undead() else ""
        if rolled:
            return max(
                1,
                rolled + favored + self.mod(ability) * self.hit_dice + self.changes.total("mhp"),
            )
        base = self.actor.number("attributes.hp.base") or self.actor.number("attributes.hp.value")
        return base if base and base > 0 else None

    def is_undead(self) -> bool:
        """Whether Charisma stands for Constitution."""
        return any(text_at(item.data, "creatureType") == "undead" for item in self.actor.of_kind("race")) or any(
            "undead" in item.name.lower() for item in self.classes
        )

    def saves(self) -> dict[str, int]:
        """Three saves."""
        found = {}
        for save, ability in (("fort", "con"), ("ref", "dex"), ("will", "wis")):
            stored = self.actor.number(f"attributes.savingThrows.{save}.total")
            if stored is not None and self.stored:
                found[save] = stored
                continue
            chosen = self.actor.text(f"attributes.savingThrows.{save}.ability") or ability
            if save == "fort" and self.scores.get("con", _TEN) is None and self.is_undead():
                chosen = "cha"
            base = sum(_base_save(item, save, self.levels[id(item)]) for item in self.classes)
            found[save] = base + self.mod(chosen) + self.changes.total(*_SAVE_TARGETS, save)
        return found

    def armor_class(self) -> dict[str, Any]:
        """AC three ways, with its parts as notes."""
        if self.stored:
            keys = (("total", "normal"), ("touch", "touch"), ("flat_footed", "flatFooted"))
            found = {key: self.actor.number(f"attributes.ac.{name}.total") for key, name in keys}
            return {key: value for key, value in found.items() if value is not None}
        armor, shield, most = self._worn()
        changes = self.changes
        armor += changes.total("aac")
        shield += changes.total("sac")
        armor = max(armor, changes.of_type("ac", "armor") or armor)
        shield = max(shield, changes.of_type("ac", "shield") or shield)
        natural = (self.actor.number("attributes.naturalAC") or 0) + changes.total("nac")
        natural += changes.of_type("ac", "natural")
        dex = self.mod(self.actor.text("attributes.ac.normal.ability") or "dex")
        dex = min(dex, most) if most is not None else dex
        size = SIZE_MODIFIERS[self.size]
        others = changes.total("ac", leave_out=_NOT_TOUCH)
        dodge = changes.of_type("ac", "dodge")
        touch = _TEN + dex + size + others + changes.total("tac")
        total = _TEN + dex + size + others + armor + shield + natural
        flat = total - max(0, dex) - dodge + changes.total("ffac")
        parts = [
            ("armor", armor),
            ("shield", shield),
            ("Dex", dex),
            ("natural", natural),
            ("size", size),
            ("dodge", dodge),
            ("other", others - dodge),
        ]
        notes = ", ".join(f"{value:+d} {name}" for name, value in parts if value)
        return {"total": total, "touch": min(touch, total), "flat_footed": flat, "notes": notes}

    def _worn(self) -> tuple[int, int, int | None]:
        """Armor bonus, shield bonus and the highest Dexterity bonus of what is worn."""
        best = {"armor": 0, "shield": 0}
        most: int | None = None
        for item in self.actor.of_kind("equipment"):
            if item.data.get("equipped") is not True:
                continue
            kind = next(
                (text_at(item.data, key) for key in ("subType", "equipmentType") if text_at(item.data, key)), ""
            )
            if kind not in best:
                continue
            value = (number_at(item.data, "armor.value") or 0) + (number_at(item.data, "armor.enh") or 0)
            best[kind] = max(best[kind], value)
            highest = number_at(item.data, "armor.dex")
            if highest is not None:
                most = highest if most is None else min(most, highest)
        return best["armor"], best["shield"], most

    def initiative(self) -> int:
        """Initiative modifier."""
        stored = self.actor.number("attributes.init.total")
        if stored is not None and self.stored:
            return stored
        ability = self.actor.text("attributes.init.ability") or "dex"
        return self.mod(ability) + (self.actor.number("attributes.init.value") or 0) + self.changes.total("init")

    def maneuvers(self) -> tuple[int, int]:
        """CMB and CMD."""
        if self.stored:
            bonus = self.actor.number("attributes.cmb.total")
            defense = self.actor.number("attributes.cmd.total")
            if bonus is not None and defense is not None:
                return bonus, defense
        size = SPECIAL_SIZE_MODIFIERS[self.size]
        ability = self.actor.text("attributes.cmbAbility") or "str"
        bonus = self.bab + self.mod(ability) + size + self.changes.total("cmb")
        others = self.changes.of_type("ac", "dodge") + self.changes.of_type("ac", "deflection")
        defense = _TEN + self.bab + self.mod("str") + self.mod("dex") + size + others + self.changes.total("cmd")
        return bonus, defense

    def skill(self, key: str, data: dict[str, Any], *, sub: str = "") -> int | None:
        """A skill's modifier; None where it says no more than its ability does."""
        rank = number_at(data, "rank") or 0
        extra = self.changes.total(f"skill.{key}" if not sub else f"skill.{key}.subSkills.{sub}")
        if not rank and not extra and key != "per":
            return None
        ability = text_at(data, "ability") or SKILLS[key][1]
        trained = rank > 0 and (data.get("cs") is True or self._class_skill(key))
        size = _SPEED_SKILL if key in _SPEEDS and self.actor.number(f"attributes.speed.{_SPEEDS[key]}.base") else 0
        if key == "ste":
            size = _stealth(self.size)
        elif key == "fly":
            size = _stealth(self.size) // _HALF
        return rank + self.mod(ability) + (_CLASS_SKILL if trained else 0) + extra + size + self.changes.total("skills")

    def _class_skill(self, key: str) -> bool:
        return any(at(item.data, f"classSkills.{key}") is True for item in self.classes)


def _stealth(size: str) -> int:
    """The size modifier of Stealth: four for each step."""
    steps = ("colossal", "gargantuan", "huge", "large", "medium", "small", "tiny", "diminutive", "fine")
    return (steps.index(size) - steps.index("medium")) * _FOUR


def _level(item: Item) -> int:
    """A class's level; files leave out the one level that is usual."""
    return max(0, number_at(item.data, "level") or 0) if "level" in item.data else 1


def _base_attack(item: Item, level: int) -> int:
    return {"high": level, "med": level * _THREE // _FOUR, "low": level // _TWO}.get(text_at(item.data, "bab"), 0)


def _base_save(item: Item, save: str, level: int) -> int:
    good = text_at(item.data, f"savingThrows.{save}.value") == "high"
    if item.subtype == "prestige":
        return (level + 1) // _TWO if good else (level + 1) // _THREE
    return _TWO + level // _TWO if good else level // _THREE


SKILLS: Final[dict[str, tuple[str, str]]] = {
    "acr": ("Acrobatics", "dex"),
    "apr": ("Appraise", "int"),
    "art": ("Artistry", "int"),
    "blf": ("Bluff", "cha"),
    "clm": ("Climb", "str"),
    "crf": ("Craft", "int"),
    "dip": ("Diplomacy", "cha"),
    "dev": ("Disable Device", "dex"),
    "dis": ("Disguise", "cha"),
    "esc": ("Escape Artist", "dex"),
    "fly": ("Fly", "dex"),
    "han": ("Handle Animal", "cha"),
    "hea": ("Heal", "wis"),
    "int": ("Intimidate", "cha"),
    "kar": ("Knowledge (arcana)", "int"),
    "kdu": ("Knowledge (dungeoneering)", "int"),
    "ken": ("Knowledge (engineering)", "int"),
    "kge": ("Knowledge (geography)", "int"),
    "khi": ("Knowledge (history)", "int"),
    "klo": ("Knowledge (local)", "int"),
    "kna": ("Knowledge (nature)", "int"),
    "kno": ("Knowledge (nobility)", "int"),
    "kpl": ("Knowledge (planes)", "int"),
    "kre": ("Knowledge (religion)", "int"),
    "lin": ("Linguistics", "int"),
    "lor": ("Lore", "int"),
    "per": ("Perception", "wis"),
    "prf": ("Perform", "cha"),
    "pro": ("Profession", "wis"),
    "rid": ("Ride", "dex"),
    "sen": ("Sense Motive", "wis"),
    "slt": ("Sleight of Hand", "dex"),
    "spl": ("Spellcraft", "int"),
    "ste": ("Stealth", "dex"),
    "sur": ("Survival", "wis"),
    "swm": ("Swim", "str"),
    "umd": ("Use Magic Device", "cha"),
}
