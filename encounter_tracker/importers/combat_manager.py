"""CombatManager: bestiaries (``ArrayOfMonster``), custom data (.cmx: ``ExportData``), parties and fights (.cmpt)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from encounter_tracker.importers import pieces, printed, printed_magic, tokens
from encounter_tracker.importers.draft import Draft
from encounter_tracker.importers.marked_text import without_tags

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.importers.reading import Reading
    from encounter_tracker.importers.safe_xml import Node
    from encounter_tracker.support.imported import ImportedCreature, ImportResult

ROOTS: Final = frozenset(
    {"ArrayOfMonster", "Monster", "ExportData", "ArrayOfCharacter", "Character", "CombatState", "MonsterDB"},
)
_FIELDS: Final[dict[str, Callable[[Draft, str], None]]] = {
    "CR": printed.challenge,
    "XP": printed.experience,
    "Alignment": printed.alignment,
    "Size": printed.size,
    "Type": printed.kind,
    "SubType": printed.subtypes,
    "Init": printed.initiative,
    "Senses": printed.senses,
    "Aura": printed.auras,
    "AC": printed.armor_class,
    "AC_Mods": printed.armor_notes,
    "HP": printed.hit_points,
    "HD": printed.hit_dice,
    "HP_Mods": printed.recovery,
    "Saves": printed.saves,
    "DefensiveAbilities": printed.defensive,
    "DR": printed.reduction,
    "Immune": printed.immune,
    "Resist": printed.resist,
    "SR": printed.resistance_to_spells,
    "Weaknesses": printed.weaknesses,
    "Vulnerability": printed.vulnerable,
    "Speed": printed.speed,
    "Melee": printed.melee,
    "Ranged": printed.ranged,
    "Space": printed.space,
    "Reach": printed.reach,
    "SpecialAttacks": printed.special_attacks,
    "SpellLikeAbilities": printed_magic.spell_like,
    "SpellsKnown": printed_magic.known_spells,
    "SpellsPrepared": printed_magic.known_spells,
    "AbilitiyScores": printed.abilities,
    "AbilityScores": printed.abilities,
    "BaseAtk": printed.base_attack,
    "CMB": printed.maneuver_bonus,
    "CMD": printed.maneuver_defense,
    "Feats": printed.feats,
    "Skills": printed.skills,
    "Languages": printed.languages,
    "SQ": printed.special_attacks,
}
#: Words for the game master that no field takes.
_PROSE: Final = {
    "Race": "Race",
    "Class": "Class",
    "Gender": "Gender",
    "RacialMods": "Racial modifiers",
    "Speed_Mod": "Speed",
    "SpellDomains": "Domains",
    "Bloodline": "Bloodline",
    "Mystery": "Mystery",
    "Patron": "Patron",
    "ProhibitedSchools": "Prohibited schools",
    "FocusedSchool": "School",
    "TraditionalSchool": "School",
    "Environment": "Environment",
    "Organization": "Organization",
    "Treasure": "Treasure",
    "Gear": "Gear",
    "OtherGear": "Other gear",
    "BeforeCombat": "Before combat",
    "DuringCombat": "During combat",
    "Morale": "Morale",
    "BaseStatistics": "Base statistics",
    "Description": "Description",
    "Description_Visual": "Description",
    "DescHTML": "Description",
    "SpecialAbilities": "Special abilities",
    "Note": "Note",
    "Notes": "Note",
    "OffenseNote": "Note",
    "StatisticsNote": "Note",
    "AlternateNameForm": "Other form",
    "TemplatesApplied": "Templates",
    "VariantParent": "Variant of",
    "ExtractsPrepared": "Extracts",
    "MonsterSource": "Source",
    "MythicAbilities": "Mythic",
    "AgeCategory": "Age",
    "Techniques": "Techniques",
}
#: What only that program needs, or what another tag says better.
_OWN: Final = frozenset(
    """
    Name Source Fort Ref Will Save_Mods IsTemplate CharacterFlag CompanionFlag Fly Climb Burrow Swim Land
    DontUseRacialHD LinkText id ID DBLoaderID UniqueMonster MR Mythic MT Group FullText Init3 DualInit Strength
    Dexterity Constitution Intelligence Wisdom Charisma SpecialAbilitiesList SkillsList SkillValueList
    ActiveConditions UsableConditions LoseDexBonus Adjuster CompletedAdvance PreLossDex PreLossStr PreLossCon
    StrZero DexZero ConZero DetailsID NPC ParsedCR SkillsParsed FeatsList FeatsParsed AcParsed
    SpecialAblitiesParsed FullAC TouchAC FlatFootedAC NaturalArmor Shield Armor Dodge Deflection CMB_Numeric
    CMD_Numeric SpellLikeAbilitiesBlock SpellsKnownBlock SpellsPreparedBlock Resources WeaponItems IsMonster
    StatsParsed Class_Levels AgeCategory
    """.split(),  # noqa: SIM905 - a table of words
)
_ABILITY_TAGS: Final = {
    "str": "Strength",
    "dex": "Dexterity",
    "con": "Constitution",
    "int": "Intelligence",
    "wis": "Wisdom",
    "cha": "Charisma",
}
_NOTHING: Final = frozenset({"", "0", "-", "—", "–", "NULL", "null", "false", "False", "no"})


def is_ours(root: Node) -> bool:
    """Whether this is a document of that program."""
    return root.tag in ROOTS


def read(root: Node, reading: Reading) -> ImportResult:
    """Read monsters and combatants, wherever they stand in the document."""
    found: list[tuple[Node, str]] = []
    for node, where in _placed(root):
        if node.tag == "Character" or (node.tag == "Monster" and "/Character[" not in where):
            found.append((node, where))
    form = "combatmanager-fight" if any(node.tag == "Character" for node, _where in found) else "combatmanager"
    creatures = reading.each(found, lambda thing: _one(*thing, reading), lambda thing: (thing[1], thing[0].line))
    return reading.result(form, creatures)


def _placed(root: Node) -> list[tuple[Node, str]]:
    """Monsters and combatants with their places; what stands inside of them is left to their readers."""
    placed: list[tuple[Node, str]] = []
    waiting = [(root, f"/{root.tag}")]
    while waiting:
        node, where = waiting.pop()
        if node.tag in {"Monster", "Character"}:
            placed.append((node, where))
            continue
        numbers: dict[str, int] = {}
        inner = []
        for child in node.children:
            numbers[child.tag] = numbers.get(child.tag, 0) + 1
            inner.append((child, f"{where}/{child.tag}[{numbers[child.tag]}]"))
        waiting.extend(reversed(inner))
    return placed


def _one(node: Node, where: str, reading: Reading) -> ImportedCreature | None:
    if not node.complete:
        reading.error("creature_cut", node.say("Name") or where, where=where, line=node.line)
        return None
    if node.tag == "Monster":
        draft = Draft(where, node.line)
        _monster(draft, node)
        return draft.finish(reading.name)
    return _combatant(node, where, reading)


def _monster(draft: Draft, node: Node) -> None:
    draft.fields["name"] = pieces.plain(node.say("Name"))
    draft.fields["source"] = pieces.plain(node.say("Source"))
    for child in node.children:
        text = without_tags(child.text)
        if text in _NOTHING and child.tag not in {"Init", "HP", "CR", "BaseAtk"}:
            continue
        setter = _FIELDS.get(child.tag)
        if setter is not None:
            setter(draft, text)
        elif child.tag in _PROSE:
            draft.note(_PROSE[child.tag], text)
        elif child.tag not in _OWN:
            draft.unread(child.tag, text, child.tag, "part_unknown")
    _saves(draft, node)
    _abilities(draft, node)
    _lists(draft, node)


def _lists(draft: Draft, node: Node) -> None:
    """What stands in elements of its own: special abilities, skills, conditions."""
    if pieces.integer(node.say("MR")):
        draft.note("Mythic rank", node.say("MR"))
    for ability in (*node.all("SpecialAbilitiesList/SpecialAbility"), *node.all("SpecialAbilitiesList/Ability")):
        kind = ability.say("Type")
        name = ability.say("Name")
        draft.special(
            f"{name} ({kind})" if kind and f"({kind})" not in name else name, without_tags(ability.say("Text"))
        )
    for tag in ("SkillsList/SkillValue", "SkillValueList/SkillValue", "SkillsList/Skill"):
        for skill in node.all(tag):
            _skill(draft, skill)
    for condition in node.all("ActiveConditions/ActiveCondition"):
        _condition(draft, condition)


def _saves(draft: Draft, node: Node) -> None:
    saves = draft.fields.setdefault("saves", {})
    for save in ("fort", "ref", "will"):
        value = pieces.integer(node.say(save.capitalize()))
        if value is not None:
            saves.setdefault(save, value)
    notes = pieces.plain(node.say("Save_Mods"))
    if notes and notes not in saves.get("notes", ""):
        saves["notes"] = ", ".join(text for text in (saves.get("notes", ""), notes) if text)


def _abilities(draft: Draft, node: Node) -> None:
    scores = dict(draft.fields.get("abilities", {}))
    for ability, tag in _ABILITY_TAGS.items():
        value = pieces.integer(node.say(tag))
        if value is not None and ability not in scores:
            scores[ability] = value
    if scores:
        draft.fields["abilities"] = scores


def _skill(draft: Draft, node: Node) -> None:
    name, part = node.say("Name"), node.say("Subtype")
    value = pieces.integer(node.say("Mod"))
    if name and value is not None:
        draft.merge("skills", {f"{name} ({part})" if part else name: value})


def _condition(draft: Draft, node: Node) -> None:
    name = node.say("Condition/Name") or node.say("Name")
    turns = node.say("Turns")
    found = tokens.condition_of(name)
    if found is None:
        draft.unread("Condition", f"{name} ({turns})" if turns else name, "ActiveConditions", "condition_unknown")
        return
    kept = draft.kept.get("conditions", ())
    draft.kept["conditions"] = kept if found in kept else (*kept, found)
    details = ", ".join(text for text in (turns and f"{turns} rounds", node.say("Details")) if text)
    if details:
        draft.note(found.capitalize(), details)


def _combatant(node: Node, where: str, reading: Reading) -> ImportedCreature:
    draft = Draft(where, node.line)
    monster = node.find("Monster") or node.find("Stats")
    if monster is not None:
        _monster(draft, monster)
    name = pieces.plain(node.say("Name"))
    if name and draft.fields.get("name") not in {name, "", None}:
        draft.note("Creature", str(draft.fields["name"]))
    draft.fields["name"] = name or draft.fields.get("name", "")
    most = pieces.integer(node.say("MaxHP"))
    if most:
        draft.fields["hp"] = most
    now = pieces.integer(node.say("HP"))
    if now is not None:
        draft.kept["current_hp"] = now
        if not most and "hp" not in draft.fields:
            draft.fields["hp"] = now
    draft.kept["temp_hp"] = max(0, pieces.integer(node.say("TemporaryHP")) or 0)
    draft.kept["nonlethal"] = max(0, pieces.integer(node.say("NonlethalDamage")) or 0)
    rolled = pieces.integer(node.say("CurrentInitiative")) or pieces.integer(node.say("InitiativeRolled"))
    if rolled:
        draft.kept["initiative"] = rolled
    monstrous = node.say("IsMonster").lower() != "false"
    draft.kept["hero"] = not monstrous
    draft.kept["side"] = "foes" if monstrous else "party"
    draft.kept["hidden"] = node.say("IsHidden").lower() == "true"
    draft.note("Note", node.say("Notes"))
    for resource in node.all("Resources/ActiveResource"):
        draft.note(resource.say("Name") or "Resource", f"{resource.say('Current')}/{resource.say('Max')}")
    return draft.finish(reading.name)
