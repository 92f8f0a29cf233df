"""PCGen: the XML of its sheets (``character``) and its parties for initiative tools (.rpgrp: ``group-set``)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.importers import lines, pieces, printed
from encounter_tracker.importers.draft import Draft
from encounter_tracker.importers.marked_text import without_tags
from encounter_tracker.rules.vocabulary import ABILITIES

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.importers.reading import Reading
    from encounter_tracker.importers.safe_xml import Node
    from encounter_tracker.support.imported import ImportedCreature, ImportResult

XML_FORM: Final = "pcgen-xml"
GROUP_FORM: Final = "pcgen-rpgrp"
#: Tokens that an output sheet holds and an exported file does not.
TEMPLATE: Final = re.compile(r"\|FOR[.,]|\\\\%\.|\$\{pcstring\(|<@loop |\|IIF\(")
_LONG_ABILITIES: Final = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")
_COMBATANT: Final[dict[str, Callable[[Draft, str], None]]] = {
    "init-modifier": printed.initiative,
    "alignment": printed.alignment,
    "size": printed.size,
    "speed": printed.speed,
    "senses": printed.senses,
    "languages": printed.languages,
    "hitDice": printed.hit_dice,
    "fullSaves": printed.saves,
    "challengeRating": printed.challenge,
    "feats": printed.feats,
    "skills": printed.skills,
    "specialAttacks": printed.special_attacks,
    "specialQualities": printed.special_attacks,
    "space": printed.space,
    "reach": printed.reach,
}
_COMBATANT_PROSE: Final = {
    "raceClass": "Race and class",
    "descriptor": "Descriptor",
    "possessions": "Possessions",
    "fullType": "Type",
    "player": "Player",
}
_COMBATANT_OWN: Final = frozenset(
    """
    name count token type levels hitPoints currentHitPoints ac touchAc flatFootedAc fullArmorClass baseAttack
    baseAttackGrapple grapple faceReach fortSave reflexSave willSave str dex con int wis cha fullAbilities attack
    levalAdjustment levelAdjustment
    """.split(),  # noqa: SIM905 - a table of words
)


def is_group(root: Node) -> bool:
    """Whether this is a party for an initiative tool."""
    return root.tag == "group-set"


def is_character(root: Node) -> bool:
    """Whether this is a sheet in XML."""
    return (root.tag == "character" and root.find("basics") is not None) or root.tag == "characters"


def read_group(root: Node, reading: Reading) -> ImportResult:
    """Read a party."""
    nodes = [node for node in root.walk() if node.tag == "combatant"]
    places = [f"/group-set//combatant[{number}]" for number in range(1, len(nodes) + 1)]
    creatures = reading.each(
        list(zip(nodes, places, strict=True)),
        lambda thing: _combatant(*thing, reading),
        lambda thing: (thing[1], thing[0].line),
    )
    return reading.result(GROUP_FORM, creatures)


def _combatant(node: Node, where: str, reading: Reading) -> ImportedCreature | None:
    if not node.complete:
        reading.error("creature_cut", node.say("name") or where, where=where, line=node.line)
        return None
    draft = Draft(where, node.line)
    draft.fields["name"] = pieces.plain(node.say("name"))
    for child in node.children:
        text = pieces.plain(without_tags(child.text))
        if not text:
            continue
        if child.tag in _COMBATANT:
            _COMBATANT[child.tag](draft, text)
        elif child.tag in _COMBATANT_PROSE:
            draft.note(_COMBATANT_PROSE[child.tag], text)
        elif child.tag not in _COMBATANT_OWN:
            draft.unread(child.tag, text, child.tag, "part_unknown")
    kinds = [child.text for child in node.all("type") if child.text not in {"", "default"}]
    if kinds:
        printed.kind(draft, kinds[-1])
    printed.subtypes(draft, node.say("descriptor"))
    _group_figures(draft, node)
    draft.kept["hero"] = bool(node.say("player"))
    draft.kept["side"] = "party" if node.say("player") else None
    draft.kept["count"] = min(max(pieces.integer(node.say("count")) or 1, 1), 100)
    return draft.finish(reading.name)


def _group_figures(draft: Draft, node: Node) -> None:
    draft.number("hp", node.say("hitPoints"), "hitPoints")
    now = pieces.integer(node.say("currentHitPoints"))
    if now is not None and now != draft.fields.get("hp"):
        draft.kept["current_hp"] = now
    armor = {"total": node.say("ac"), "touch": node.say("touchAc"), "flat_footed": node.say("flatFootedAc")}
    found = {key: value for key, text in armor.items() if (value := pieces.integer(text)) is not None}
    if "total" in found:
        draft.fields["ac"] = found
    saves = {"fort": node.say("fortSave"), "ref": node.say("reflexSave"), "will": node.say("willSave")}
    given = {key: value for key, text in saves.items() if (value := pieces.integer(text)) is not None}
    draft.fields["saves"] = {**draft.fields.get("saves", {}), **given}
    scores = {ability: pieces.integer(node.say(ability).partition("[")[0]) for ability in ABILITIES}
    found_scores = {key: value or None for key, value in scores.items() if value is not None}
    draft.fields["abilities"] = found_scores or pieces.abilities(node.say("fullAbilities"))
    draft.number("bab", node.say("baseAttack"), "baseAttack")
    both = pieces.plain(node.say("baseAttackGrapple"))
    for key in ("cmb", "cmd"):
        said = re.search(rf"\b{key}\s*([+-]?\d{{1,3}})", both, re.IGNORECASE)
        if said is not None:
            draft.fields[key] = int(said[1])
    levels = [int(number) for number in re.findall(r"(\d{1,3})(?:st|nd|rd|th)\s+lvl", node.say("levels"))]
    if levels:
        draft.fields["level"] = sum(levels)
        draft.fields.setdefault("hit_dice", sum(levels))
    for part in pieces.split(pieces.plain(node.say("attack")), ";"):
        said = re.match(r"^(.+?):\s*([+-]\d+(?:/[+-]?\d+)*)\s*(\(.*\))?", part)
        text = f"{said[1].strip()} {said[2]} {said[3] or ''}" if said is not None else part
        found_attacks, rest = lines.attacks(text.replace("/20/x2", ""), "melee")
        draft.add("attacks", found_attacks)
        draft.unread("attack", rest, "attack")


def read_characters(root: Node, reading: Reading) -> ImportResult:
    """Read sheets."""
    nodes = [root] if root.tag == "character" else root.all("character")
    places = [f"/character[{number}]" for number in range(1, len(nodes) + 1)]
    creatures = reading.each(
        list(zip(nodes, places, strict=True)),
        lambda thing: _character(*thing, reading),
        lambda thing: (thing[1], thing[0].line),
    )
    return reading.result(XML_FORM, creatures)


def _character(node: Node, where: str, reading: Reading) -> ImportedCreature | None:
    if node.find("attack/grapple") is not None and node.find("attack/cmb") is None:
        reading.error("game_other", "3.5", node.say("basics/name"), where=where, line=node.line)
        return None
    if not node.complete:
        reading.error("creature_cut", node.say("basics/name") or where, where=where, line=node.line)
        if node.find("armor_class") is None or node.find("hit_points/points") is None:
            return None
    draft = Draft(where, node.line)
    for part in (_basics, _defences, _scores, _weapons, _abilities, _spells):
        part(draft, node)
    return draft.finish(reading.name)


def _basics(draft: Draft, node: Node) -> None:
    basics = node.find("basics")
    if basics is None:
        return
    draft.fields["name"] = pieces.plain(basics.say("name"))
    for path, setter in (
        ("alignment/short", printed.alignment),
        ("size/long", printed.size),
        ("cr", printed.challenge),
        ("vision/all", printed.senses),
        ("move/all", printed.speed),
        ("face/short", printed.space),
        ("reach/reach", printed.reach),
        ("languages/all", printed.languages),
    ):
        text = without_tags(basics.say(path))
        if text:
            setter(draft, text)
    kind = next((text for text in (basics.say("race/racetype"), basics.say("type")) if text), "")
    kind = kind or next((race.say("racetype") for race in basics.all("race") if race.say("racetype")), "")
    if kind:
        printed.kind(draft, kind)
    for race in basics.all("race"):
        draft.add("subtypes", [child.text.lower() for child in race.all("racesubtype") if child.text])
        draft.note("Race", race.text)
    level = pieces.integer(basics.say("classes/levels_total"))
    if level:
        draft.fields["level"] = level
    draft.note("Class", basics.say("classes/shortform"))
    for path, label in (
        ("deity/name", "Deity"),
        ("gender/long", "Gender"),
        ("bio", "Biography"),
        ("description", "Description"),
    ):
        draft.note(label, without_tags(basics.say(path)))
    for note in basics.all("notes/note"):
        draft.note(note.say("name"), without_tags(note.say("value")))
    draft.note("Player", basics.say("playername"))
    draft.kept["hero"] = basics.say("charactertype") in {"PC", ""} or bool(basics.say("playername"))
    draft.kept["side"] = "party" if draft.kept["hero"] else None
    draft.number("bab", basics.say("bab"), "basics/bab")


_PARTS: Final = (
    ("armor_bonus", "armor"),
    ("shield_bonus", "shield"),
    ("stat_mod", "Dex"),
    ("size_mod", "size"),
    ("natural", "natural"),
    ("deflection", "deflection"),
    ("dodge", "dodge"),
    ("insight", "insight"),
    ("morale", "morale"),
    ("sacred", "sacred"),
    ("profane", "profane"),
    ("misc", "misc"),
)


def _defences(draft: Draft, node: Node) -> None:
    draft.number("hp", node.say("hit_points/points"), "hit_points/points")
    dice = node.say("hit_points/die_short") or node.say("hit_points/die")
    printed.hit_dice(draft, node.say("hit_points/die") or dice)
    now = pieces.integer(node.say("hit_points/current"))
    if now is not None and now != draft.fields.get("hp"):
        draft.kept["current_hp"] = now
    printed.reduction(draft, node.say("hit_points/damage_reduction"))
    armor = node.find("armor_class")
    if armor is not None:
        keys = (("total", "total"), ("touch", "touch"), ("flat_footed", "flat"))
        figure: dict[str, Any] = {
            key: value for key, tag in keys if (value := pieces.integer(armor.say(tag))) is not None
        }
        notes = [f"{value:+d} {word}" for tag, word in _PARTS if (value := pieces.integer(armor.say(tag)))]
        draft.fields["ac"] = {**figure, "notes": ", ".join(notes)}
        printed.resistance_to_spells(draft, armor.say("spell_resistance"))
    saves: dict[str, Any] = {}
    for save in node.all("saving_throws/saving_throw"):
        short = save.say("name/short").lower()[:4].replace("refl", "ref")
        value = pieces.integer(save.say("total"))
        if value is not None and short in {"fort", "ref", "will"}:
            saves[short] = value
    notes = [without_tags(one.say("description")) for one in node.all("saving_throws/conditional_modifiers/savebonus")]
    if any(notes):
        saves["notes"] = ", ".join(text for text in notes if text)
    draft.fields["saves"] = saves
    for energy in node.all("initiative/resistances"):
        found = {child.tag: value for child in energy.children if (value := pieces.integer(child.text))}
        draft.merge("resist", found)


def _scores(draft: Draft, node: Node) -> None:
    scores: dict[str, int | None] = {}
    for ability in node.all("abilities/ability"):
        key = ability.say("name/short").lower()[:3]
        if key in ABILITIES:
            scores[key] = pieces.integer(ability.say("score")) or None
    draft.fields["abilities"] = scores
    draft.number("init", node.say("initiative/total"), "initiative/total")
    draft.number("cmb", node.say("attack/cmb/total"), "attack/cmb/total")
    draft.number("cmd", node.say("attack/cmb/defense"), "attack/cmb/defense")
    for skill in node.all("skills/skill"):
        value = pieces.integer(skill.say("skill_mod"))
        trained = (pieces.integer(skill.say("ranks").partition(".")[0]) or 0) > 0
        name = pieces.plain(skill.say("name"))
        if (
            name
            and value is not None
            and (trained or value != pieces.integer(skill.say("ability_mod")) or name == "Perception")
        ):
            draft.merge("skills", {name: value})


def _weapons(draft: Draft, node: Node) -> None:
    for weapon in node.all("weapons/weapon"):
        name = weapon.say("common/name/output") or weapon.say("common/name/short")
        ranged = "ranged" in weapon.say("common/category").lower() and weapon.find("melee") is None
        part = weapon.find("ranges/range") if ranged else weapon.find("melee/w1_h1_p")
        part = part or weapon.find("simple") or weapon.find("common")
        if part is None:
            continue
        hit = part.say("to_hit") or weapon.say("common/to_hit/total_hit")
        damage = part.say("damage") or weapon.say("common/damage")
        crit = f"{weapon.say('common/critical/range')}/x{weapon.say('common/critical/multiplier')}"
        _weapon(draft, name, hit, damage, crit, "ranged" if ranged else "melee")
    for natural in node.all("weapons/naturalattack"):
        if natural.say("tohit"):
            _weapon(
                draft, natural.say("name"), natural.say("tohit"), natural.say("damage"), natural.say("threat"), "melee"
            )
    unarmed = node.find("weapons/unarmed")
    if unarmed is not None and not draft.fields.get("attacks"):
        _weapon(draft, "unarmed strike", unarmed.say("total"), unarmed.say("damage"), unarmed.say("critical"), "melee")


def _weapon(draft: Draft, name: str, hit: str, damage: str, crit: str, kind: str) -> None:
    bonuses = tuple(int(number) for number in re.findall(r"[+-]\d{1,3}", pieces.plain(hit)))[:10]
    if not name or not bonuses:
        draft.unread("weapon", f"{name} {hit} {damage}", "weapons")
        return
    attack = lines.named_attack(pieces.plain(name).strip("* "), bonuses, kind)
    dice, properties = lines.damage(damage)
    start, _slash, times = crit.replace("×", "x").partition("/")
    found = [word for word in (start, times) if re.fullmatch(r"1\d-20|x[3-6]", word)]
    if dice:
        attack["damage"] = dice
    if found or properties:
        attack["properties"] = (*found, *properties)
    draft.add("attacks", [attack])


def _abilities(draft: Draft, node: Node) -> None:
    for feat in node.all("feats/feat"):
        if feat.say("hidden") != "T":
            draft.add("feats", [pieces.plain(feat.say("name"))])
    listed = node.find("special_abilities")
    for ability in listed.walk() if listed is not None else []:
        name = ability.say("name") or ability.say("description") if ability.children else ""
        if ability.tag in {"ability", "special_ability", "special_attack", "special_quality"} and name:
            draft.special(pieces.plain(name), without_tags(ability.say("description")))
    for quality in (*node.all("special_qualities/special_quality"), *node.all("special_attacks/special_attack")):
        draft.special(pieces.plain(quality.say("name")), without_tags(quality.say("description")))
    gear = [pieces.plain(item.say("name") or item.say("longname")) for item in node.all("equipment/item")]
    draft.note("Gear", ", ".join(text for text in gear if text))


def _spells(draft: Draft, node: Node) -> None:
    """Spells below "class" and "level" elements, which say for whom and of which level they are."""
    waiting: list[tuple[Node, dict[str, Any]]] = [(child, {"kind": "spell"}) for child in node.all("spells")]
    while waiting:
        part, base = waiting.pop()
        if part.tag == "spell":
            _spell(draft, part, base)
            continue
        own = {**base, **({"kind": "spell-like"} if "innate" in part.tag else {})}
        level = pieces.integer(part.get("number")) if part.tag == "level" else None
        caster = pieces.integer(part.get("spellcasterlevel")) if part.tag == "class" else None
        own |= {"level": level} if level is not None else {}
        own |= {"cl": caster} if caster else {}
        waiting += [(child, own) for child in reversed(part.children)]


def _spell(draft: Draft, spell: Node, base: dict[str, Any]) -> None:
    name = pieces.plain(spell.say("name")).strip("* ")
    if not name:
        return
    entry = {"name": name.lower(), **base}
    for key, path in (("dc", "dc"), ("cl", "casterlevel"), ("per_day", "times_memorized"), ("per_day", "times")):
        value = pieces.integer(spell.say(path))
        if value:
            entry[key] = value
    draft.add("spells", [entry])
    if entry["kind"] == "spell":
        draft.fields["caster_level"] = max(entry.get("cl", 0), draft.fields.get("caster_level", 0))
