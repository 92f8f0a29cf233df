"""What is made of several words, in French: "+1 flaming longsword" is an "épée longue de feu +1".

"+4 vs. poison" is "+4 contre le poison".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["composed"]

_QUALITIES: Final = {
    "flaming": "de feu",
    "frost": "de froid",
    "shock": "de foudre",
    "corrosive": "corrosive",
    "holy": "sainte",
    "unholy": "maudite",
    "keen": "acérée",
    "vorpal": "vorpale",
    "ghost touch": "spectrale",
    "returning": "boomerang",
    "speed": "de rapidité",
    "thundering": "de tonnerre",
    "vicious": "vicieuse",
    "wounding": "sanglante",
    "axiomatic": "axiomatique",
    "anarchic": "anarchique",
    "adamantine": "en adamantium",
    "cold iron": "en fer froid",
    "silver": "en argent",
    "mithral": "en mithral",
    "broken": "brisée",
}
#: What a bonus on saves counts against.
_AGAINST: Final = {
    "charm": "les charmes",
    "charms": "les charmes",
    "cold": "le froid",
    "compulsion": "les coercitions",
    "curses": "les malédictions",
    "death effects": "les effets de mort",
    "disease": "les maladies",
    "enchantment": "les enchantements",
    "enchantments": "les enchantements",
    "fear": "la peur",
    "fire": "le feu",
    "illusion": "les illusions",
    "illusions": "les illusions",
    "magic": "la magie",
    "mind-affecting": "les effets mentaux",
    "mind-affecting effects": "les effets mentaux",
    "paralysis": "la paralysie",
    "petrification": "la pétrification",
    "poison": "le poison",
    "sleep": "le sommeil",
    "spell-like abilities": "les pouvoirs magiques",
    "spells": "les sorts",
    "stun": "l’étourdissement",
    "stunning": "l’étourdissement",
    "traps": "les pièges",
}
_VERSUS: Final = re.compile(r"(?P<value>[+−-]\d+) (?:vs\.?|against) (?P<what>.+)")
_JOINT: Final = re.compile(r"(, | and | or )")
_JOINTS: Final = {", ": ", ", " and ": " et ", " or ": " ou "}
_BRACKET: Final = re.compile(r"(.+?)\s*\(([^()]+)\)")
_WEAPON: Final = re.compile(r"(?P<master>(?:masterwork|mwk) )?(?P<bonus>\+\d )?(?P<rest>.+)")


def composed(text: str, words: Mapping[str, str]) -> str:
    """A name in French by its parts; one whose parts are not known stays as it is."""
    versus = _VERSUS.fullmatch(text)
    if versus is not None:
        return _versus(text, versus)
    bracket = _BRACKET.fullmatch(text)
    if bracket is not None:
        before = words.get(bracket[1]) or composed(bracket[1], words)
        inner = ", ".join(words.get(part) or words.get(part.capitalize(), part) for part in bracket[2].split(", "))
        return f"{before} ({inner})" if before != bracket[1] else text
    found = _WEAPON.fullmatch(text)
    if found is None or not (found["master"] or found["bonus"]):  # a frost giant is no weapon
        return text
    qualities, base = _apart(found["rest"], words)
    if base is None:
        return text
    parts = [base, *qualities, "de maître" if found["master"] else "", (found["bonus"] or "").strip()]
    return " ".join(part for part in parts if part)


def _versus(text: str, found: re.Match[str]) -> str:
    pieces = _JOINT.split(found["what"])
    if not all(piece in _AGAINST for piece in pieces[::2]):
        return text
    said = "".join(_JOINTS.get(piece) or _AGAINST[piece] for piece in pieces)
    return f"{found['value']} contre {said}"


def _apart(text: str, words: Mapping[str, str]) -> tuple[list[str], str | None]:
    """What makes a weapon magic, and the weapon; None for one that is not known."""
    qualities: list[str] = []
    while text not in words:
        quality = next((name for name in _QUALITIES if text.startswith(f"{name} ")), None)
        if quality is None:
            return qualities, None
        qualities.append(_QUALITIES[quality])
        text = text[len(quality) + 1 :]
    return qualities, words[text]
