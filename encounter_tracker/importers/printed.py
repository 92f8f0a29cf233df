"""Printed fields of a stat block, by name, into a draft: shared by all formats that hold them as text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from encounter_tracker.importers import lines, pieces
from encounter_tracker.importers.bounds import bounded
from encounter_tracker.importers.text.words_en import IMMUNITIES
from encounter_tracker.importers.tokens import ALIGNMENTS, TYPES, size_of
from encounter_tracker.rules.vocabulary import ENERGY_TYPES

if TYPE_CHECKING:
    from encounter_tracker.importers.draft import Draft

#: "NG", "CE".
_LETTERS: Final = 2
_SPECIAL: Final = re.compile(r"\bSpecial Attacks?\b:?\s*")


@bounded
def size(draft: Draft, text: str) -> None:
    """Size category."""
    found = size_of(text)
    if found is None:
        draft.unread("size", text, "size")
    else:
        draft.fields["size"] = found


@bounded
def alignment(draft: Draft, text: str) -> None:
    """Alignment, as letters."""
    word = pieces.plain(text)
    draft.fields["alignment"] = ALIGNMENTS.get(word.lower(), word.upper() if len(word) == _LETTERS else word)


@bounded
def kind(draft: Draft, text: str) -> None:
    """Type with subtypes: "humanoid (goblinoid)"."""
    word, bracket, inner = pieces.plain(text).partition("(")
    word = word.strip().lower()
    if bracket:
        subtypes(draft, inner.rstrip(") "))
    known = next((name for name in TYPES if re.search(rf"\b{name}s?\b", word)), None)
    draft.fields["type"] = known or word
    if known is not None and word not in {known, f"{known}s"}:
        draft.note("Type", pieces.plain(text))


@bounded
def subtypes(draft: Draft, text: str) -> None:
    """Subtypes."""
    draft.add("subtypes", [name.lower() for name in pieces.names(pieces.unbracketed(text))])


@bounded
def challenge(draft: Draft, text: str) -> None:
    """Challenge rating."""
    found = pieces.challenge(text)
    if found is not None:
        draft.fields["cr"] = found
    elif text.strip(" -—–"):
        draft.unread("CR", text, "cr")


@bounded
def hit_points(draft: Draft, text: str) -> None:
    """Read "84 (8d8+48); fast healing 5"."""
    value, rest = pieces.leading(text)
    if value is None:
        draft.unread("hp", text, "hp")
        return
    draft.fields["hp"] = value
    hit_dice(draft, rest)


@bounded
def hit_dice(draft: Draft, text: str) -> None:
    """Read "(8d8+48); regeneration 5 (fire)"."""
    text = pieces.plain(text)
    written, dice = pieces.formula(text)
    if written:
        draft.fields["hp_formula"] = written
        draft.fields.setdefault("hit_dice", dice)
        text = re.sub(
            r"\((?:[^()d]|d(?!\d))*d\d[^()]*\)|(?<!\d)\d{1,6}d\d{1,6}(?:\s*[+-]\s*\d{1,6})*", "", text, count=1
        )
        text = re.sub(r"\(\d+ hp\)", "", text)
    recovery(draft, text.strip(" ;,"))


_FAST_HEALING: Final = re.compile(r"\bfast healing\s*:?\s*(\d{1,3})(?!\d)", re.IGNORECASE)
_REGENERATION: Final = re.compile(r"\bregenerat(?:ion|es)\s*:?\s*(\d{1,3})(?!\d)\s*(?:\(([^)]*)\))?", re.IGNORECASE)


#: "good weapons, good spells" is good twice.
_STOPPING: Final = re.compile(r"\b(?:weapons?|spells?|effects?|artifacts?|attacks?|damage|aligned)\b-?|-(?=aligned)")


@bounded
def recovery(draft: Draft, text: str) -> None:
    """What stands beside hit points: fast healing, regeneration; the rest are defensive abilities."""
    text = pieces.plain(text)
    said = _FAST_HEALING.search(text)
    if said is not None:
        draft.fields["fast_healing"] = int(said[1])
        text = text[: said.start()] + text[said.end() :]
    said = _REGENERATION.search(text)
    if said is not None:
        regeneration(draft, int(said[1]), said[2] or "")
        text = text[: said.start()] + text[said.end() :]
    for piece in pieces.split(text, ",;"):
        name = pieces.unbracketed(piece).strip(" .")
        if name:
            draft.add("defensive", [name])


def regeneration(draft: Draft, amount: int, stopped: str) -> None:
    """Regeneration and what stops it: "acid or fire", "good weapons, good spells"."""
    words = (
        _STOPPING.sub("", word).strip(" -") for word in re.split(r",|;|\bor\b|\band\b", pieces.plain(stopped).lower())
    )
    draft.fields["regeneration"] = {"amount": amount, "stopped_by": list(dict.fromkeys(word for word in words if word))}


@bounded
def armor_class(draft: Draft, text: str) -> None:
    """AC three ways with its bracket."""
    found, rest = pieces.armor_class(text)
    if found:
        draft.fields["ac"] = {**draft.fields.get("ac", {}), **found}
    draft.unread("AC", rest, "ac")


@bounded
def armor_notes(draft: Draft, text: str) -> None:
    """The bracket behind the AC."""
    figure = draft.fields.setdefault("ac", {})
    lost = re.match(r"(\d{1,3})\s*(?=\()", pieces.plain(text))
    if lost is not None and "flat_footed" not in figure:
        figure["flat_footed"] = int(lost[1])  # it slipped behind the words
    notes = pieces.whole_bracket(pieces.plain(text)[lost.end() if lost is not None else 0 :])
    if notes:
        figure["notes"] = notes


@bounded
def saves(draft: Draft, text: str) -> None:
    """Three saves and their notes."""
    found, rest = pieces.saves(text)
    if found:
        draft.fields["saves"] = {**draft.fields.get("saves", {}), **found}
    draft.unread("Saves", rest, "saves")


@bounded
def senses(draft: Draft, text: str) -> None:
    """Senses and the Perception that stands with them."""
    found, skills = pieces.senses(text)
    old = draft.fields.get("senses", {})
    others = (*old.get("others", ()), *(name for name in found.get("others", ()) if name not in old.get("others", ())))
    if found:
        draft.fields["senses"] = {**old, **found, **({"others": others} if others else {})}
    draft.merge("skills", skills)


@bounded
def speed(draft: Draft, text: str) -> None:
    """Speeds and maneuverability."""
    found, how, rest = pieces.speeds(text)
    draft.merge("speed", found)
    if how:
        draft.fields["maneuverability"] = how
    draft.note("Speed", rest)


@bounded
def abilities(draft: Draft, text: str) -> None:
    """Six scores in one line."""
    found = pieces.abilities(text)
    if found:
        draft.fields["abilities"] = found
    else:
        draft.unread("Abilities", text, "abilities")


@bounded
def reduction(draft: Draft, text: str) -> None:
    """Damage reduction."""
    found, rest = pieces.reductions(text)
    draft.add("dr", found)
    said = re.match(r"(immune|resist|SR)\s+(.*)", rest)
    if said is not None:  # the next line of the block ran into this one
        {"immune": immune, "resist": resist, "SR": resistance_to_spells}[said[1]](draft, said[2])
    else:
        draft.unread("DR", rest, "dr")


@bounded
def resist(draft: Draft, text: str) -> None:
    """Energy resistance."""
    found, rest = pieces.resistances(text)
    draft.merge("resist", found)
    draft.unread("Resist", rest, "resist")


@bounded
def immune(draft: Draft, text: str) -> None:
    """Immunities."""
    text = re.sub(r"\bmindaffecting\b", "mind-affecting", text)
    text = re.sub(r"^\s*immun(?:e|ity|ities)(?: to)?:?\s+", "", pieces.plain(text), flags=re.IGNORECASE)
    words = (re.sub(r"^and\s+", "", piece.lower()) for piece in pieces.names(text))
    found = [name.strip() for word in words for name in re.split(r"\s+and\s+(?![^(]*\))", word)]
    draft.add("immune", [IMMUNITIES.get(name, name) for name in found if name.strip(" -")])


_VULNERABLE: Final = re.compile(
    r"\b(?:vulnerab(?:ility|ilities|le)(?: to)?|susceptible to)\s+(.*)$|^(\w+) vulnerability$", re.IGNORECASE
)


@bounded
def weaknesses(draft: Draft, text: str) -> None:
    """Weaknesses; those to damage types also as vulnerabilities."""
    for name in pieces.names(text):
        draft.add("weaknesses", [name.lower()])
        said = _VULNERABLE.search(name)
        if said is not None:
            words = re.split(r",|\band\b", (said[1] or said[2]).lower())
            draft.add("vulnerable", [word.strip() for word in words if word.strip() in ENERGY_TYPES])


@bounded
def vulnerable(draft: Draft, text: str) -> None:
    """Kinds of damage it is vulnerable to."""
    for name in pieces.names(text):
        word = re.sub(r"^vulnerab(?:ility|le)(?: to)?\s+", "", name.lower())
        draft.add("vulnerable" if word in ENERGY_TYPES else "weaknesses", [word])


_CHANNEL: Final = re.compile(r"\bchannel resistance\s*\+?(\d{1,2})", re.IGNORECASE)
_HARDNESS: Final = re.compile(r"^hardness\s*(\d{1,3})$", re.IGNORECASE)


@bounded
def defensive(draft: Draft, text: str) -> None:
    """Defensive abilities, among them channel resistance, hardness, fast healing."""
    for name in pieces.names(text):
        said = _CHANNEL.search(name)
        hard = _HARDNESS.match(name)
        if said is not None:
            draft.fields["channel_resistance"] = int(said[1])
        elif hard is not None:
            draft.fields["hardness"] = int(hard[1])
        elif _FAST_HEALING.search(name) or _REGENERATION.search(name):
            recovery(draft, name)
        else:
            draft.add("defensive", [name])


@bounded
def melee(draft: Draft, text: str) -> None:
    """Melee attacks."""
    _attacks(draft, text, "melee")


@bounded
def ranged(draft: Draft, text: str) -> None:
    """Ranged attacks."""
    _attacks(draft, text, "ranged")


def _attacks(draft: Draft, text: str, how: str) -> None:
    text = _without_special(draft, text)
    found, rest = lines.attacks(text, how)
    draft.add("attacks", found)
    draft.unread(how.capitalize(), rest, how)


def _without_special(draft: Draft, text: str) -> str:
    """The attacks alone; what a lost line end left behind them ("… Special Attack rake (…)") is a special attack."""
    label = _SPECIAL.search(text)
    if label is None:
        return text
    special_attacks(draft, text[label.end() :])
    return text[: label.start()].rstrip(" ;,.")


@bounded
def special_attacks(draft: Draft, text: str) -> None:
    """Special attacks and qualities: "rend (2 claws, 1d6+7)"."""
    for piece in pieces.split(pieces.plain(text), ",;"):
        name, bracket, inner = piece.partition("(")
        draft.special(name.strip(" ."), inner.rstrip(") .") if bracket else "")


@bounded
def base_attack(draft: Draft, text: str) -> None:
    """Base attack bonus."""
    draft.number("bab", text)


@bounded
def maneuver_bonus(draft: Draft, text: str) -> None:
    """CMB, with what is special behind it."""
    if text.strip(" -—–"):
        draft.number("cmb", text)


@bounded
def maneuver_defense(draft: Draft, text: str) -> None:
    """CMD, with what is special behind it."""
    if text.strip(" -—–"):
        draft.number("cmd", text)


@bounded
def resistance_to_spells(draft: Draft, text: str) -> None:
    """Spell resistance."""
    if text.strip(" -—–0"):
        draft.number("sr", text)


@bounded
def experience(draft: Draft, text: str) -> None:
    """XP."""
    if text.strip(" -—–"):
        draft.number("xp", text)


@bounded
def initiative(draft: Draft, text: str) -> None:
    """Initiative modifier."""
    draft.number("init", text)


@bounded
def feats(draft: Draft, text: str) -> None:
    """Feats."""
    draft.add("feats", pieces.names(text))


@bounded
def skills(draft: Draft, text: str) -> None:
    """Skills."""
    found, rest = pieces.skills(text)
    draft.merge("skills", found)
    draft.note("Skills", rest)


@bounded
def languages(draft: Draft, text: str) -> None:
    """Languages."""
    draft.add("languages", pieces.names(text))


@bounded
def auras(draft: Draft, text: str) -> None:
    """Auras."""
    draft.add("auras", pieces.names(text))


@bounded
def space(draft: Draft, text: str) -> None:
    """Space, in feet; "2-1/2 ft." and "1/2 ft." too."""
    _distance(draft, "space", text)


@bounded
def reach(draft: Draft, text: str) -> None:
    """Reach, in feet."""
    _distance(draft, "reach", _without_special(draft, text))


_HALVES: Final = re.compile(r"^(?:(\d)[ -])?(?:1/2|½)")


def _distance(draft: Draft, key: str, text: str) -> None:
    text = pieces.plain(text)
    half = _HALVES.match(text.replace("½", "1/2"))
    found = float(half[1] or 0) + 0.5 if half is not None else pieces.feet(text)
    if found is None:
        draft.unread(key, text, key)
        return
    draft.fields[key] = found
    tail = re.sub(r"^[\d./ -]+\s*(?:ft\.?|feet|')?", "", text).strip(" .,;")
    if tail:
        draft.note(key.capitalize(), pieces.unbracketed(tail))
