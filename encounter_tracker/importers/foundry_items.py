"""A Foundry actor's items: attacks, spells, feats, abilities, gear."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.importers import formula, lines, pieces, printed
from encounter_tracker.importers.foundry_data import number_at, strings, text_at
from encounter_tracker.importers.marked_text import without_tags
from encounter_tracker.rules.creature import SIZE_MODIFIERS

if TYPE_CHECKING:
    from encounter_tracker.importers.draft import Draft
    from encounter_tracker.importers.foundry_data import Item
    from encounter_tracker.importers.foundry_figures import Figures

_ROLL: Final = re.compile(r"sizeRoll\(\s*(\d+)\s*,\s*(\d+)\s*(?:,[^()]*)?\)")
_TYPE_WORDS: Final = re.compile(
    r"\b(slashing|piercing|bludgeoning|fire|cold|acid|electric(?:ity)?|sonic|force|positive|negative)\b", re.IGNORECASE
)
_LETTERS: Final = re.compile(r"\b([SPB])\b")
_ATTACKS: Final = frozenset({"mwak", "rwak", "msak", "rsak", "mcman", "rcman", "twak"})
_RANGED: Final = frozenset({"rwak", "rsak", "rcman", "twak"})
_SECONDARY: Final = -5
_CRITICAL_FROM: Final = 20
_USUAL_TIMES: Final = 2
#: How many times the ability's modifier damage may count.
_MOST_ABILITY: Final = 3
_ITERATIVE: Final = 5
_USUAL_DC: Final = 10
#: Names that say where the item belongs: "Sense: Scent", "Aura: Stench".
_PREFIXES: Final = {
    "sense": printed.senses,
    "aura": printed.auras,
    "immunity": printed.immune,
    "weakness": printed.weaknesses,
    "defensive ability": printed.defensive,
    "special attack": printed.special_attacks,
    "special quality": printed.special_attacks,
    "sq": printed.special_attacks,
    "language": printed.languages,
}
_LORE: Final = ("ecology", "environment", "organization", "treasure", "description", "race:")
_CL_NOTE: Final = re.compile(r"\bCL\s*(\d{1,3})\b")


def read_items(draft: Draft, figures: Figures) -> None:
    """Everything the actor's items say."""
    attacks = figures.actor.of_kind("attack")
    weapons = [item for item in figures.actor.of_kind("weapon") if item.data.get("equipped") is True]
    for item in figures.actor.items:
        prefix, colon, rest = item.name.partition(":")
        setter = _PREFIXES.get(prefix.strip().lower()) if colon else None
        description = without_tags(text_at(item.data, "description.value") or text_at(item.data, "shortDescription"))
        if setter is not None and item.kind in {"feat", "attack"}:
            setter(draft, rest)
            draft.note(item.name, description)
        elif item.kind == "attack" or (item in weapons and not attacks):
            _attack(draft, figures, item)
        elif item.kind == "spell":
            _spell(draft, figures, item)
        elif item.kind == "feat":
            _feat(draft, item, description)
        elif item.kind == "buff":
            draft.note(item.name, ("" if item.active else "(off) ") + description)
        elif item.kind not in {"class", "race"}:
            _thing(draft, item, description)


def _feat(draft: Draft, item: Item, text: str) -> None:
    kind = item.subtype
    if item.name.lower().startswith(_LORE):
        draft.note(item.name, text)
    elif kind in {"", "feat"}:
        draft.add("feats", [item.name])
    else:
        ability = {"ex": " (Ex)", "su": " (Su)", "sp": " (Sp)"}.get(text_at(item.data, "abilityType"), "")
        draft.special(item.name + ("" if ability.strip() in item.name else ability), text)


def _thing(draft: Draft, item: Item, text: str) -> None:
    if item.kind in {"equipment", "weapon", "consumable", "loot", "container", "implant"}:
        number = number_at(item.data, "quantity")
        draft.note("Gear", item.name if number in {None, 1} else f"{item.name} ({number})")
    else:
        draft.unread(item.name or item.kind, text or item.kind, "items", "part_unknown")


def _actions(item: Item) -> list[dict[str, Any]]:
    """What an item does: newer files list actions, older ones have one in the item itself."""
    actions = item.data.get("actions")
    if isinstance(actions, dict):
        actions = list(actions.values())
    found = [one for one in actions if isinstance(one, dict)] if isinstance(actions, list) else []
    return found or [item.data]


def _attack(draft: Draft, figures: Figures, item: Item) -> None:
    if item.name.lower().startswith("special attack"):
        printed.special_attacks(draft, item.name.partition(":")[2])
        return
    for action in _actions(item)[:10]:
        kind = text_at(action, "actionType") or text_at(item.data, "actionType")
        how = "ranged" if kind in _RANGED or text_at(action, "range.units") in {"ft", "mi"} else "melee"
        notes = [*strings(action.get("attackNotes")), *strings(item.data.get("attackNotes"))]
        found = next((attacks for note in notes if (attacks := lines.attacks(note, how)[0])), None)
        if found:
            # The line as it was printed is nearer to the book than what was made of it.
            types = _types(action, item)
            draft.add("attacks", [{**attack, **({"types": types} if types else {})} for attack in found])
        elif kind in _ATTACKS:
            draft.add("attacks", [_reckoned(draft, figures, item, action, how)])
        else:
            text = without_tags(text_at(item.data, "description.value"))
            draft.special(item.name, text)


def _types(action: dict[str, Any], item: Item) -> tuple[str, ...]:
    """The damage types of the first part of the damage."""
    for source in (action, item.data):
        for part in _parts(source):
            text = " ".join(strings(part[1])) if not isinstance(part[1], str) else part[1]
            found = [word.lower().replace("electric", "electricity") for word in _TYPE_WORDS.findall(text)]
            found += [lines.TYPE_LETTERS[letter.lower()] for letter in _LETTERS.findall(text)]
            return tuple(dict.fromkeys(word.replace("icityicity", "icity") for word in found))
    return ()


def _parts(source: dict[str, Any]) -> list[tuple[str, Any]]:
    """Parts of the damage: formula and types."""
    damage = source.get("damage")
    parts = damage.get("parts") if isinstance(damage, dict) else None
    found: list[tuple[str, Any]] = []
    for part in parts if isinstance(parts, list) else []:
        if isinstance(part, list) and part and isinstance(part[0], str):
            found.append((part[0], part[1] if len(part) > 1 else ""))
        elif isinstance(part, dict) and isinstance(part.get("formula"), str):
            types = part.get("types", part.get("type", ""))
            found.append((part["formula"], types.get("values", "") if isinstance(types, dict) else types))
    return found


def _reckoned(draft: Draft, figures: Figures, item: Item, action: dict[str, Any], how: str) -> dict[str, Any]:
    """An attack of which only the parts are written."""
    ability = text_at(action, "ability.attack") or ("dex" if how == "ranged" else "str")
    secondary = item.subtype == "natural" and _is_secondary(item, action)
    values = figures.values(item)
    bonus = figures.bab + figures.mod(ability) + SIZE_MODIFIERS[figures.size]
    bonus += formula.reckon(text_at(action, "attackBonus") or 0, values) or 0
    bonus += (number_at(item.data, "enh") or 0) + figures.changes.total("attack", f"{how[0]}attack")
    bonus += _SECONDARY if secondary else 0
    bonuses = [bonus]
    extra = action.get("attackParts")
    extra = extra if isinstance(extra, list) else (action.get("extraAttacks") or {}).get("manual") or []
    for part in extra[:10] if isinstance(extra, list) else []:
        written = part[0] if isinstance(part, list) and part else part.get("formula") if isinstance(part, dict) else 0
        bonuses.append(bonus + (formula.reckon(written or 0, values) or 0))
    if text_at(action, "extraAttacks.type") == "standard" and len(bonuses) == 1:
        bonuses += [bonus - step for step in range(_ITERATIVE, figures.bab, _ITERATIVE)]
    attack = lines.named_attack(item.name, tuple(bonuses), how)
    types = _types(action, item)
    if types:
        attack["types"] = types
    dice, more = _damage(draft, figures, item, action, secondary=secondary)
    properties = [*_critical(action), *more]
    if dice:
        attack["damage"] = dice
    if properties:
        attack["properties"] = tuple(properties)
    return attack


def _is_secondary(item: Item, action: dict[str, Any]) -> bool:
    for data, path in (
        (action, "naturalAttack.primaryAttack"),
        (item.data, "primaryAttack"),
        (action, "primaryAttack"),
    ):
        value: Any = data
        for key in path.split("."):
            value = value.get(key) if isinstance(value, dict) else None
        if isinstance(value, bool):
            return not value
    return False


def _critical(action: dict[str, Any]) -> list[str]:
    start, times = number_at(action, "ability.critRange"), number_at(action, "ability.critMult")
    found = [f"{start}-{_CRITICAL_FROM}"] if start is not None and 1 < start < _CRITICAL_FROM else []
    return [*found, f"x{times}"] if times is not None and times > _USUAL_TIMES else found


def _damage(
    draft: Draft, figures: Figures, item: Item, action: dict[str, Any], *, secondary: bool
) -> tuple[str, list[str]]:
    parts = _parts(action) or _parts(item.data)
    if not parts:
        return "", []
    dice = _ROLL.sub(r"\1d\2", parts[0][0])
    if dice != parts[0][0] and figures.size != "medium":
        draft.doubt("figure_reckoned", f"{item.name}: {dice}", text=parts[0][0], where="items")
    ability = text_at(action, "ability.damage")
    times = action.get("ability", {}).get("damageMult") if isinstance(action.get("ability"), dict) else None
    times = (
        times if isinstance(times, int | float) and not isinstance(times, bool) and 0 <= times <= _MOST_ABILITY else 1
    )
    times = 0.5 if secondary else times
    mod = figures.mod(ability) if ability else 0
    extra = int(mod * times) if mod > 0 else mod
    written, bonus = dice, extra
    said = re.fullmatch(r"\s*(\d+d\d+)\s*((?:[+-]\s*\d{1,4}\s*)*)", dice)
    if said is not None:
        written = said[1]
        bonus += sum(int(part.replace(" ", "")) for part in re.findall(r"[+-]\s*\d+", said[2]))
    elif not re.fullmatch(r"[\d\sd+-]+", dice):
        draft.unread(item.name, dice, "items", "formula_unread")
        return "", []
    bonus += (number_at(item.data, "enh") or 0) + figures.changes.total(
        "damage", "wdamage" if item.kind == "weapon" else ""
    )
    more = []
    for text, types in parts[1:]:
        kind = " ".join(strings(types)) if not isinstance(types, str) else types
        rolled = _ROLL.sub(r"\1d\2", text)
        more.append(f"plus {rolled} {kind.lower()}".strip())
    more += [f"plus {text}" for text in strings(action.get("effectNotes")) or strings(item.data.get("effectNotes"))]
    return f"{written}{bonus:+d}" if bonus else written, more


def _spell(draft: Draft, figures: Figures, item: Item) -> None:
    book_key = text_at(item.data, "spellbook") or "primary"
    book = figures.actor.at(f"attributes.spells.spellbooks.{book_key}")
    book = book if isinstance(book, dict) else {}
    likes = book_key == "spelllike" or "like" in text_at(book, "altName").lower()
    level = number_at(item.data, "level")
    entry: dict[str, Any] = {"name": item.name.lower(), "kind": "spell-like" if likes else "spell"}
    if level is not None:
        entry["level"] = level
    caster = _caster_level(figures, book)
    if caster:
        entry["cl"] = caster
        if not likes:
            draft.fields["caster_level"] = max(caster, draft.fields.get("caster_level", 0))
    save = next((action for action in _actions(item) if text_at(action, "save.type")), None)
    if save is not None:
        ability = text_at(book, "ability") or ("cha" if likes else "int")
        offset = formula.reckon(text_at(save, "save.dc") or 0, figures.values(item)) or 0
        entry["dc"] = _USUAL_DC + (level or 0) + figures.mod(ability) + offset
    if item.data.get("atWill") is True:
        entry["per_day"] = "at will"
    else:
        most = next(
            (
                value
                for path in ("uses.max", "preparation.maxAmount", "preparation.max", "uses.value")
                if (value := number_at(item.data, path))
            ),
            None,
        )
        if most:
            entry["per_day"] = most
    draft.add("spells", [entry])


def _caster_level(figures: Figures, book: dict[str, Any]) -> int | None:
    said = _CL_NOTE.search(text_at(book, "clNotes"))
    if said is not None:
        return int(said[1])
    stored = number_at(book, "cl.total")
    if stored:
        return stored
    tag = text_at(book, "class")
    base = figures.values().get(f"classes.{tag}.level", figures.hit_dice if tag == "_hd" else 0)
    return int(base) + (formula.reckon(text_at(book, "cl.formula") or 0, figures.values()) or 0) or None


def names_only(values: list[str]) -> tuple[str, ...]:
    """Keys as words: "mindAffecting" → "mind affecting"."""
    return tuple(re.sub(r"(?<=[a-z])(?=[A-Z])", " ", pieces.plain(value)).lower() for value in values)
