"""Hero Lab's XML export: ``document/public/character``, with its minions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.importers import lines, pieces, printed, tokens
from encounter_tracker.importers.draft import Draft
from encounter_tracker.importers.marked_text import without_tags

if TYPE_CHECKING:
    from encounter_tracker.importers.reading import Reading
    from encounter_tracker.importers.safe_xml import Node
    from encounter_tracker.support.imported import ImportedCreature, ImportResult

FORM: Final = "herolab-xml"
_ABILITIES: Final = {
    "Strength": "str",
    "Dexterity": "dex",
    "Constitution": "con",
    "Intelligence": "int",
    "Wisdom": "wis",
    "Charisma": "cha",
}
_MODES: Final = (("fly", "fl"), ("swim", "swim"), ("climb", "climb"), ("burrow", "burrow"))
_USES: Final = re.compile(r"\((\d+/\w+|at will|constant)[^)]*\)", re.IGNORECASE)
_KIND: Final = re.compile(r"\s*\((?:Ex|Su|Sp)\)\s*$")
_TIMES: Final = re.compile(r"\s+x\s?(\d{1,2})\b")
#: Sections without a field of their own: kept as notes.
_KEPT: Final = {
    "traits/trait": "Traits",
    "flaws/flaw": "Flaws",
    "magicitems/item": "Magic items",
    "gear/item": "Gear",
    "trackedresources/trackedresource": "Resources",
    "skilltricks/skilltrick": "Skill tricks",
    "animaltricks/animaltrick": "Tricks",
    "skillabilities/special": "Skill abilities",
    "defenses/armor": "Armor",
    "spellbook/spell": "Spell book",
    "settings": "",
}
_KNOWN: Final = frozenset(
    """
    race alignment templates size deity classes factions types subtypes heropoints senses auras favoredclasses
    health xp money personal languages attributes saves defensive damagereduction immunities resistances
    weaknesses armorclass penalties maneuvers initiative movement encumbrance skills skillabilities feats traits
    flaws skilltricks animaltricks attack melee ranged defenses magicitems gear spelllike trackedresources
    otherspecials spellsknown spellsmemorized spellbook spellclasses journals images validation settings npc
    minions challengerating xpaward bookinfo conditions
    """.split(),  # noqa: SIM905 - a table of words
)


def is_export(root: Node) -> bool:
    """Whether this is an export of Hero Lab's."""
    return root.tag == "document" and root.find("public") is not None


def read(root: Node, reading: Reading) -> ImportResult:
    """Read every character of the document."""
    found = characters(root, reading)
    return reading.result(FORM, found)


def characters(root: Node, reading: Reading, *, told: bool = True) -> list[ImportedCreature]:
    """The characters of a document and their minions; ``told``: of the progress too."""
    nodes = [node for node in root.walk() if node.tag == "character" and node.parent_tag in {"public", "minions", ""}]
    places = [f"/document/public/character[{number}]" for number in range(1, len(nodes) + 1)]
    return reading.each(
        list(zip(nodes, places, strict=True)),
        lambda thing: _character(*thing, reading),
        lambda thing: (thing[1], thing[0].line),
        told=told,
    )


def _character(node: Node, where: str, reading: Reading) -> ImportedCreature | None:
    name = node.get("name")
    own = [child for child in node.children if child.tag != "minions"]
    if not all(child.complete for child in own) or not (node.complete or node.find("minions") is not None):
        reading.error("creature_cut", name or where, where=where, line=node.line)
        if node.find("armorclass") is None:
            return None
    draft = Draft(where, node.line)
    draft.fields["name"] = name or node.say("race")
    for part in (_kind, _health, _defences, _scores, _movement, _skills, _attacks, _spells, _specials, _rest):
        part(draft, node)
    return draft.finish(reading.name)


def _names(node: Node, path: str) -> list[str]:
    """What a section lists, by its short names."""
    return [pieces.plain(child.get("shortname") or child.get("name")) for child in node.all(path)]


def _attribute(node: Node, path: str, name: str) -> str:
    found = node.find(path)
    return found.get(name) if found is not None else ""


def _kind(draft: Draft, node: Node) -> None:
    types = [child for child in node.all("types/type") if child.get("active") != "no"]
    if types:
        printed.kind(draft, types[0].get("name"))
        draft.note("Types", ", ".join(child.get("name") for child in types[1:]))
    draft.add("subtypes", [name.lower() for name in _names(node, "subtypes/subtype")])
    size = _attribute(node, "size", "name")
    if size:
        printed.size(draft, size)
    for path, setter in (("size/space", printed.space), ("size/reach", printed.reach)):
        value = _attribute(node, path, "value") or _attribute(node, path, "text")
        if value:
            setter(draft, value)
    alignment = _attribute(node, "alignment", "name")
    if alignment:
        printed.alignment(draft, alignment)
    rating = _attribute(node, "challengerating", "text") or _attribute(node, "challengerating", "value")
    if rating:
        printed.challenge(draft, rating)
    award = _attribute(node, "xpaward", "value")
    if award:
        printed.experience(draft, award)
    level = pieces.integer(_attribute(node, "classes", "level"))
    if level:
        draft.fields["level"] = level
    draft.note("Race", _attribute(node, "race", "racetext") or _attribute(node, "race", "name"))
    draft.note("Class", _attribute(node, "classes", "summary"))
    draft.note("Templates", _attribute(node, "templates", "summary"))
    draft.note("Deity", _attribute(node, "deity", "name"))
    draft.note("Player", node.get("playername"))
    draft.kept["hero"] = node.get("role") == "pc"
    side = {"ally": "party", "enemy": "foes", "neutral": "neutral"}.get(node.get("relationship"))
    draft.kept["side"] = "party" if draft.kept["hero"] else side


def _health(draft: Draft, node: Node) -> None:
    health = node.find("health")
    if health is None:
        return
    draft.number("hp", health.get("hitpoints"), "health/@hitpoints")
    written, dice = pieces.formula(health.get("hitdice"))
    if written:
        draft.fields["hp_formula"] = written
        draft.fields["hit_dice"] = dice
    now = pieces.integer(health.get("currenthp"))
    if now is not None and now != draft.fields.get("hp"):
        draft.kept["current_hp"] = now
    draft.kept["nonlethal"] = max(0, pieces.integer(health.get("nonlethal")) or 0)


_ARMOR_PARTS: Final = (
    ("fromarmor", "armor"),
    ("fromshield", "shield"),
    ("fromdexterity", "Dex"),
    ("fromwisdom", "Wis"),
    ("fromcharisma", "Cha"),
    ("fromsize", "size"),
    ("fromnatural", "natural"),
    ("fromdeflect", "deflection"),
    ("fromdodge", "dodge"),
    ("frommisc", "misc"),
)


def _defences(draft: Draft, node: Node) -> None:
    armor = node.find("armorclass")
    if armor is not None:
        figure: dict[str, Any] = {}
        for key, name in (("total", "ac"), ("touch", "touch"), ("flat_footed", "flatfooted")):
            value = pieces.integer(armor.get(name))
            if value is not None:
                figure[key] = value
        notes = [
            f"{pieces.plain(armor.get(name))} {word}"
            for name, word in _ARMOR_PARTS
            if armor.get(name, "") not in {"", "0", "+0"}
        ]
        draft.fields["ac"] = {**figure, "notes": ", ".join(notes)}
    _saves(draft, node)
    printed.senses(draft, ", ".join(_names(node, "senses/special")))
    for name in _names(node, "damagereduction/special"):
        printed.reduction(draft, re.sub(r"^(?:damage reduction|DR)\s*", "", name, flags=re.IGNORECASE).strip(" ()"))
    for name in _names(node, "resistances/special"):
        _resistance(draft, name)
    for name in _names(node, "immunities/special"):
        printed.immune(draft, name)
    printed.weaknesses(draft, ", ".join(_names(node, "weaknesses/special")))
    for name in _names(node, "defensive/special"):
        printed.defensive(draft, name)
    draft.add("auras", _names(node, "auras/special"))


def _saves(draft: Draft, node: Node) -> None:
    saves: dict[str, Any] = {}
    for save in node.all("saves/save"):
        value = pieces.integer(save.get("save"))
        if value is not None and save.get("abbr").lower() in {"fort", "ref", "will"}:
            saves[save.get("abbr").lower()] = value
    notes = [without_tags(child.text or child.get("name")) for child in node.all("saves/allsaves/situationalmodifiers")]
    if any(notes):
        saves["notes"] = ", ".join(text for text in notes if text)
    draft.fields["saves"] = saves


_ENERGY: Final = re.compile(r"^(?:energy resistance,?\s*)?(.+?)\s*\(?(\d{1,3})\)?$", re.IGNORECASE)


def _resistance(draft: Draft, name: str) -> None:
    said = re.match(r"^(?:spell resistance|SR)\s*\(?(\d{1,3})", name, re.IGNORECASE)
    if said is not None:
        draft.fields["sr"] = int(said[1])
        return
    found = _ENERGY.match(_KIND.sub("", name))
    if found is None:
        draft.unread("Resist", name, "resistances")
    else:
        draft.merge("resist", {found[1].strip().lower(): int(found[2])})


def _scores(draft: Draft, node: Node) -> None:
    scores: dict[str, int | None] = {}
    for attribute in node.all("attributes/attribute"):
        key = _ABILITIES.get(attribute.get("name"))
        value = attribute.find("attrvalue")
        if key is None or value is None:
            continue
        scores[key] = pieces.integer(value.get("text")) if value.get("text") else pieces.integer(value.get("modified"))
    if scores:
        draft.fields["abilities"] = scores
    draft.number("init", _attribute(node, "initiative", "total"))
    draft.number("bab", _attribute(node, "attack", "baseattack"))
    draft.number("cmb", _attribute(node, "maneuvers", "cmb"))
    draft.number("cmd", _attribute(node, "maneuvers", "cmd"))
    for maneuver in node.all("maneuvers/maneuvertype"):
        differences = [
            f"{word} {maneuver.get(word.lower())}"
            for word in ("CMB", "CMD")
            if maneuver.get(word.lower()) != _attribute(node, "maneuvers", word.lower())
        ]
        draft.note(maneuver.get("name"), ", ".join(differences))


def _movement(draft: Draft, node: Node) -> None:
    value = pieces.feet(_attribute(node, "movement/speed", "value") or _attribute(node, "movement/speed", "text"))
    if value is not None:
        draft.fields["speed"] = {"land": value}
    for name in _names(node, "movement/special"):
        mode = next((mode for mode, start in _MODES if name.lower().startswith(start)), None)
        distance = pieces.feet(name) if re.search(r"\d", name) else None
        if mode is None or distance is None:
            draft.special(name)
            continue
        draft.merge("speed", {mode: distance})
        said = re.search(r"\b(clumsy|poor|average|good|perfect)\b", name, re.IGNORECASE)
        if mode == "fly" and said is not None:
            draft.fields["maneuverability"] = said[1].lower()


#: Skills that a fight asks for, trained or not.
_ALWAYS: Final = frozenset({"Perception", "Stealth"})


def _skills(draft: Draft, node: Node) -> None:
    """Skills that say more than the ability does, and Perception."""
    for skill in node.all("skills/skill"):
        value = pieces.integer(skill.get("value"))
        trained = pieces.integer(skill.get("ranks")) or (value or 0) > (pieces.integer(skill.get("attrbonus")) or 0)
        name = pieces.plain(skill.get("name"))
        if value is not None and name and skill.get("usable") != "no" and (trained or name in _ALWAYS):
            draft.merge("skills", {re.sub(r":\s*(.+)$", r" (\1)", name): value})
    draft.add("languages", _names(node, "languages/language"))
    draft.add(
        "feats", [pieces.plain(feat.get("name")) for feat in node.all("feats/feat") if feat.get("profgroup") != "yes"]
    )
    known = [feat.get("name") for feat in node.all("feats/feat") if feat.get("profgroup") == "yes"]
    draft.note("Proficiencies", ", ".join(known))


def _attacks(draft: Draft, node: Node) -> None:
    for kind in ("melee", "ranged"):
        weapons = node.all(f"{kind}/weapon")
        armed = [weapon for weapon in weapons if "Unarmed Attack" not in weapon.get("categorytext")]
        for weapon in weapons:
            if armed and weapon not in armed:
                draft.note("Attack", f"{weapon.get('name')} {weapon.get('attack')} ({weapon.get('damage')})")
            else:
                draft.add("attacks", [_weapon(weapon, kind)])


def _weapon(weapon: Node, kind: str) -> dict[str, Any]:
    name = pieces.plain(weapon.get("name"))
    # Natural attacks carry the race in brackets.
    name = re.sub(r"\s*\([^()]*\)$", "", name) if "weight" not in {child.tag for child in weapon.children} else name
    times = _TIMES.search(name)
    if times is not None:
        name = f"{times[1]} {_TIMES.sub('', name)}"
    said = re.findall(r"[+-]?\d{1,3}", weapon.get("attack"))
    attack = lines.named_attack(name if times is not None else name.strip(), tuple(map(int, said)), kind)
    dice, properties = lines.damage(weapon.get("damage"))
    crit, _slash, times_word = weapon.get("crit").lower().replace("×", "x").partition("/")
    properties = [word for word in (crit, times_word) if word not in {"", "20", "x2"}] + properties
    types = [child.text.lower() for child in weapon.all("weptype")]
    if dice:
        attack["damage"] = dice
    if types:
        attack["types"] = tuple(types)
    if properties:
        attack["properties"] = tuple(properties)
    return attack


def _spells(draft: Draft, node: Node) -> None:
    for section in ("spellsknown", "spellsmemorized"):
        for spell in node.all(f"{section}/spell"):
            draft.add("spells", [_spell(spell)])
    for special in node.all("spelllike/special"):
        name = _KIND.sub("", pieces.plain(special.get("shortname") or special.get("name")))
        said = _USES.search(name)
        entry: dict[str, Any] = {"name": _USES.sub("", name).strip().lower(), "kind": "spell-like"}
        challenge = re.search(r"\s*\(?\bDC (\d{1,3})\)?", entry["name"], re.IGNORECASE)
        if challenge is not None:
            entry["dc"] = int(challenge[1])
            entry["name"] = entry["name"].replace(challenge[0], "").strip()
        if said is not None:
            entry["per_day"] = lines.uses(said[1])
        if entry["name"]:
            draft.add("spells", [entry])
    levels = [pieces.integer(child.get("casterlevel")) or 0 for child in node.all("classes/class")]
    if any(levels):
        draft.fields["caster_level"] = max(levels)


def _spell(spell: Node) -> dict[str, Any]:
    entry: dict[str, Any] = {"name": pieces.plain(spell.get("name")).lower(), "kind": "spell"}
    for key, attribute in (("level", "level"), ("dc", "dc"), ("cl", "casterlevel")):
        value = pieces.integer(spell.get(attribute))
        if value is not None and (value or key == "level"):
            entry[key] = value
    return entry


def _specials(draft: Draft, node: Node) -> None:
    for path in ("attack/special", "otherspecials/special", "defensive/special", "senses/special", "auras/special"):
        for special in node.all(path):
            name = pieces.plain(special.get("name"))
            text = without_tags(special.say("description"))
            if path.startswith(("attack", "other")):
                draft.special(name, text)
            else:
                draft.note(name, text)
    for condition in node.all("conditions/condition"):
        found = tokens.condition_of(condition.get("name"))
        if found is None:
            draft.unread("Condition", condition.get("name"), "conditions", "condition_unknown")
        elif found not in draft.kept.get("conditions", ()):
            draft.kept["conditions"] = (*draft.kept.get("conditions", ()), found)


def _rest(draft: Draft, node: Node) -> None:
    for path, label in _KEPT.items():
        if label:
            kept = [" ".join(filter(None, (child.get("name"), child.get("text")))) for child in node.all(path)]
            draft.note(label, ", ".join(pieces.plain(text) for text in kept))
    draft.note("Description", without_tags(node.say("personal/description")))
    npc = node.find("npc")
    if npc is not None:
        draft.note("Description", without_tags(npc.say("description")))
        for section in npc.children:
            for info in section.all("npcinfo"):
                draft.note(info.get("name"), without_tags(info.text))
    for child in node.children:
        if child.tag not in _KNOWN:
            inner = ", ".join(" ".join(filter(None, (*part.attributes.values(), part.text))) for part in child.walk())
            draft.unread(child.tag, without_tags(inner), child.tag, "part_unknown")
