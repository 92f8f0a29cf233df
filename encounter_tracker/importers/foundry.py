"""Foundry actors of the pf1 system, of either shape ("data", "system"), one or many."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from encounter_tracker.importers import foundry_items, pieces, printed, tokens
from encounter_tracker.importers.draft import Draft
from encounter_tracker.importers.foundry_data import Actor, at, number_at, strings, text_at
from encounter_tracker.importers.foundry_figures import SKILLS, Figures
from encounter_tracker.importers.marked_text import without_tags
from encounter_tracker.importers.plain_text import read_text
from encounter_tracker.support.imported import ImportResult, Issue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.importers.reading import Reading
    from encounter_tracker.support.imported import ImportedCreature

FORM: Final = "foundry-actor"
_KINDS: Final = frozenset({"npc", "character", "basic", "haunt"})
_SYSTEMS: Final = {
    "dnd5e": "5e",
    "pf2e": "pf2",
    "D35E": "3.5",
    "d35e": "3.5",
    "sfrpg": "starfinder",
    "starfinder": "starfinder",
}
#: Keys of other games' actors.
_MARKS: Final = (
    ("attributes.eac", "starfinder"),
    ("attributes.kac", "starfinder"),
    ("attributes.prof", "5e"),
    ("attributes.spellcasting", "5e"),
    ("saves.fortitude", "pf2"),
    ("attributes.perception", "pf2"),
    ("perception.mod", "pf2"),
)
_OURS: Final = (
    "attributes.cmd",
    "attributes.naturalAC",
    "attributes.bab",
    "attributes.hpAbility",
    "traits.eres",
    "traits.ci",
)
_NOT_CREATURES: Final = frozenset({"vehicle", "trap", "loot", "hazard", "group", "party"})


def is_actor(value: Any) -> bool:
    """Whether this is an actor of any Foundry system (not an item, a journal, a scene)."""
    if not isinstance(value, dict):
        return False
    data = value.get("system", value.get("data"))
    return isinstance(data, dict) and isinstance(data.get("abilities", data.get("attributes")), dict)


def is_foundry(value: Any) -> bool:
    """Whether this is any document of Foundry's."""
    return isinstance(value, dict) and (is_actor(value) or ("_id" in value and ("system" in value or "data" in value)))


def game_of(value: dict[str, Any]) -> str:
    """The game an actor is for."""
    system = text_at(value, "_stats.systemId") or text_at(value, "flags.exportSource.system")
    if system in _SYSTEMS:
        return _SYSTEMS[system]
    if system == "pf1":
        return "pf1"
    data = value.get("system", value.get("data"))
    if any(at(data, path) is not None for path in _OURS):
        return "pf1"
    return next((game for path, game in _MARKS if at(data, path) is not None), "")


def read(values: Sequence[tuple[Any, str, int]], reading: Reading) -> ImportResult:
    """Read documents: (value, place, line)."""
    games: list[str] = []

    def one(thing: tuple[Any, str, int]) -> ImportedCreature | None:
        value, where, line = thing
        game = game_of(value) if is_actor(value) else ""
        if not is_actor(value) or str(value.get("type")) in _NOT_CREATURES:
            kind = str(value.get("type") or "") if isinstance(value, dict) else ""
            name = str(value.get("name") or "") if isinstance(value, dict) else ""
            reading.error("not_a_creature", name, kind, where=where, line=line)
            return None
        games.append(game)
        if game not in {"pf1", ""}:
            reading.error("game_other", game, str(value.get("name") or ""), where=where, line=line)
            return None
        return _actor(value, where, line, reading)

    creatures = reading.each(values, one, lambda thing: (thing[1], thing[2]))
    others = {game for game in games if game not in {"pf1", ""}}
    game = "pf1" if creatures or not others else min(others)
    return reading.result(FORM, creatures, game=game)


def _actor(value: dict[str, Any], where: str, line: int, reading: Reading) -> ImportedCreature | None:
    actor = Actor(value)
    draft = Draft(where, line)
    draft.fields["name"] = pieces.plain(str(value.get("name") or ""))
    figures = Figures(actor, draft)
    prose = "\n".join(
        text
        for path in ("details.biography.value", "details.notes.value", "details.notes")
        if (text := without_tags(actor.text(path)))
    )
    if not figures.classes and figures.hit_points() is None:
        # Some keep the stat block as text in an empty actor.
        written = read_text(prose) if prose else ImportResult()
        if len(written.creatures) == 1:
            one = written.creatures[0]
            doubt = Issue(severity="doubtful", code="text_kept_too", where=where, line=line)
            return msgspec.structs.replace(one, issues=(*one.issues, doubt), first_line=line, last_line=line)
        reading.error(
            "not_a_creature", draft.fields["name"], str(value.get("type") or ""), text=prose, where=where, line=line
        )
        return None
    if game_of(value) == "":
        draft.doubt("game_unknown")
    _figures(draft, figures)
    _kind(draft, figures)
    _traits(draft, actor)
    _speeds(draft, actor)
    _skills(draft, figures)
    foundry_items.read_items(draft, figures)
    _now(draft, actor)
    draft.note("", prose)
    return draft.finish(reading.name)


def _figures(draft: Draft, figures: Figures) -> None:
    fields = draft.fields
    fields["size"] = figures.size
    fields["abilities"] = figures.scores
    if figures.hit_dice:
        fields["hit_dice"] = figures.hit_dice
    points = figures.hit_points()
    if points is not None:
        fields["hp"] = points
    written = _formula(figures, points)
    if written:
        fields["hp_formula"] = written
    fields["init"] = figures.initiative()
    fields["ac"] = figures.armor_class()
    fields["saves"] = figures.saves()
    fields["bab"] = figures.bab
    fields["cmb"], fields["cmd"] = figures.maneuvers()
    if not figures.stored:
        draft.doubt("figure_reckoned", "hp, init, ac, saves, cmb, cmd", where="system.attributes")
    for path, key in (("attributes.saveNotes", "saves"), ("attributes.acNotes", "ac")):
        text = pieces.plain(without_tags(figures.actor.text(path)))
        if text:
            notes = fields[key].get("notes", "")
            fields[key] = {**fields[key], "notes": f"{notes}, {text}" if notes else text}
    for path, label in (("attributes.cmdNotes", "CMD"), ("attributes.srNotes", "SR")):
        draft.note(label, without_tags(figures.actor.text(path)))
    resistance = figures.actor.text("attributes.sr.formula") or figures.actor.text("attributes.sr.total")
    if resistance not in {"", "0"}:
        printed.resistance_to_spells(draft, resistance)


def _formula(figures: Figures, points: int | None) -> str:
    """Hit dice as they are printed; the bonus is what the average leaves."""
    dice: dict[int, int] = {}
    for item in figures.classes:
        faces = number_at(item.data, "hd") or _FACES.get(text_at(item.data, "bab"), 8)
        dice[faces] = dice.get(faces, 0) + figures.levels[id(item)]
    written = "+".join(f"{number}d{faces}" for faces, number in sorted(dice.items()) if number)
    if not written or points is None:
        return ""
    bonus = points - (pieces.average(written) or 0)
    return f"{written}{bonus:+d}" if bonus else written


#: Hit dice go by the base attack bonus.
_FACES: Final = {"low": 6, "med": 8, "high": 10}


def _kind(draft: Draft, figures: Figures) -> None:
    actor = figures.actor
    race = next(iter(actor.of_kind("race")), None)
    racial = next((item for item in figures.classes if item.subtype == "racial"), None)
    named = racial.name if racial is not None else ""
    of_race = " ".join(foundry_items.names_only(strings(race.data.get("creatureType")))) if race is not None else ""
    text = named or of_race or (race.name.partition(":")[2] if race is not None else "")
    if race is not None and not text:
        text = "humanoid"
    if text:
        printed.kind(draft, text)
    if race is not None:
        draft.add("subtypes", [name.lower() for name in strings(race.data.get("subTypes"))])
        if not race.name.lower().startswith("race:"):
            draft.note("Race", race.name)
    draft.note(
        "Class", ", ".join(f"{item.name} {figures.levels[id(item)]}" for item in figures.classes if item is not racial)
    )
    printed.alignment(draft, actor.text("details.alignment"))
    rating = actor.at("details.cr")
    rating = rating.get("total", rating.get("base")) if isinstance(rating, dict) else rating
    found = pieces.challenge(rating)
    if found is not None:
        draft.fields["cr"] = found
    experience = actor.number("details.xp.value")
    if experience and figures.stored:
        draft.fields["xp"] = experience
    for path, label in (
        ("details.deity", "Deity"),
        ("details.gender", "Gender"),
        ("details.environment", "Environment"),
    ):
        draft.note(label, actor.text(path))


def _traits(draft: Draft, actor: Actor) -> None:
    senses = actor.at("traits.senses")
    if isinstance(senses, str):
        printed.senses(draft, without_tags(senses))
    elif isinstance(senses, dict):
        _senses(draft, senses)
    for key, setter in (("dr", printed.reduction), ("eres", printed.resist), ("cres", _conditional)):
        value = actor.at(f"traits.{key}")
        if isinstance(value, str):
            setter(draft, without_tags(value))
        elif isinstance(value, dict):
            setter(draft, _typed(value, "/" if key == "dr" else " "))
    for key, setter in (("di", printed.immune), ("ci", printed.immune), ("dv", printed.vulnerable)):
        words = foundry_items.names_only(strings(actor.at(f"traits.{key}")))
        setter(draft, ", ".join(_TRAIT_WORDS.get(word, word) for word in words))
    draft.add(
        "languages", [word.capitalize() for word in foundry_items.names_only(strings(actor.at("traits.languages")))]
    )
    printed.recovery(draft, _healing(actor.text("traits.fastHealing"), "fast healing"))
    printed.recovery(draft, _healing(actor.text("traits.regen"), "regeneration"))


_TRAIT_WORDS: Final = {
    "mind affecting": "mind-affecting",
    "death effects": "death effects",
    "energy drain": "energy drain",
    "electric": "electricity",
    "paralyze": "paralysis",
    "petrify": "petrification",
    "paralyzed": "paralysis",
    "poisoned": "poison",
}


def _healing(text: str, name: str) -> str:
    return f"{name} {text}" if re.match(r"\d", text) else text


def _conditional(draft: Draft, text: str) -> None:
    draft.note("Resist", text)


def _typed(value: dict[str, Any], joint: str) -> str:
    """Newer files: [{"amount": 10, "types": ["magic", ""], "operator": true}] as it would be printed."""
    found = [str(value.get("custom") or "")]
    for one in value.get("value") or []:
        if not isinstance(one, dict):
            continue
        amount = number_at(one, "amount")
        words = foundry_items.names_only(strings(one.get("types")))
        words = tuple({"cold iron": "cold iron", "electric": "electricity"}.get(word, word) for word in words)
        joined = (
            (" or " if one.get("operator") is not False else " and ").join(words)
            if joint == "/"
            else " and ".join(words)
        )
        found.append(f"{amount}{joint}{joined or '-'}" if joint == "/" else f"{joined} {amount}")
    return ", ".join(text for text in found if text)


def _senses(draft: Draft, senses: dict[str, Any]) -> None:
    found: dict[str, Any] = {}
    for key, name in (("dv", "darkvision"), ("ts", "tremorsense"), ("bs", "blindsight"), ("bse", "blindsense")):
        distance = number_at(senses, key) or number_at(senses, f"{key}.value") or number_at(senses, f"{key}.total")
        if distance:
            found[name] = distance
    scent = number_at(senses, "sc") or number_at(senses, "sc.value")
    if scent or senses.get("sc") is True:
        found["scent"] = scent or True
    for key, name in (("ll.enabled", "low_light"), ("si", "see_invisible"), ("tr", "true_seeing")):
        value = at(senses, key)
        if value is True or number_at(senses, f"{key}.value"):
            found[name] = True
    draft.fields["senses"] = found
    if senses.get("sid") is True:
        draft.fields["senses"]["others"] = ("see in darkness",)
    printed.senses(draft, without_tags(str(senses.get("custom") or "")))


def _speeds(draft: Draft, actor: Actor) -> None:
    found: dict[str, int] = {}
    for mode in ("land", "climb", "swim", "burrow", "fly"):
        value = actor.number(f"attributes.speed.{mode}.total") or actor.number(f"attributes.speed.{mode}.base")
        if value or (mode == "land" and value == 0):
            found[mode] = value
    if found.get("land") == 0 and len(found) > 1:
        del found["land"]
    if found:
        draft.fields["speed"] = (
            found if "land" in found or actor.at("attributes.speed.land") is not None else {"land": 30, **found}
        )
    if "fly" in found:
        draft.fields["maneuverability"] = actor.text("attributes.speed.fly.maneuverability") or "average"


def _skills(draft: Draft, figures: Figures) -> None:
    data = figures.actor.at("skills")
    for key, (name, _ability) in SKILLS.items():
        one = data.get(key) if isinstance(data, dict) else None
        if not isinstance(one, dict):
            continue
        value = figures.skill(key, one)
        if value is not None:
            draft.fields.setdefault("skills", {}).setdefault(name, value)
        subs = one.get("subSkills")
        for sub, inner in subs.items() if isinstance(subs, dict) else []:
            if isinstance(inner, dict) and (value := figures.skill(key, inner, sub=str(sub))) is not None:
                draft.merge("skills", {f"{name} ({inner.get('name') or sub})": value})


_SIDES: Final[dict[int | None, str]] = {-1: "foes", 0: "neutral", 1: "party"}


def _now(draft: Draft, actor: Actor) -> None:
    """What the tabletop knew of the moment: hit points, conditions, side."""
    hero = str(actor.raw.get("type")) == "character"
    disposition = number_at(actor.raw, "prototypeToken.disposition")
    disposition = number_at(actor.raw, "token.disposition") if disposition is None else disposition
    draft.kept["hero"] = hero
    draft.kept["side"] = "party" if hero else _SIDES.get(disposition)
    now = actor.number("attributes.hp.value")
    most = draft.fields.get("hp")
    offset = actor.number("attributes.hp.offset")
    if offset and isinstance(most, int):
        now = most + offset
    # More than the whole is a figure of the time before the changes.
    if now is not None and isinstance(most, int) and now < most and (now or figures_known(actor)):
        draft.kept["current_hp"] = now
    draft.kept["temp_hp"] = max(0, actor.number("attributes.hp.temp") or 0)
    draft.kept["nonlethal"] = max(0, actor.number("attributes.hp.nonlethal") or 0)
    conditions = actor.at("attributes.conditions")
    for name, on in conditions.items() if isinstance(conditions, dict) else []:
        found = tokens.condition_of(str(name))
        if on is True and found is not None:
            draft.kept["conditions"] = (*draft.kept.get("conditions", ()), found)
        elif on is True:
            draft.unread("Condition", str(name), "attributes.conditions", "condition_unknown")


def figures_known(actor: Actor) -> bool:
    """Whether the file holds the full hit points, so that 0 left is a figure and no gap."""
    return bool(actor.number("attributes.hp.max"))
