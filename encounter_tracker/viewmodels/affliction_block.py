"""Reading an affliction from the line of a stat block, in English or French (rule G4).

Such a line reads "Bite—injury; save Fort DC 14; frequency 1/round for 4 rounds; effect 1d2 Str; cure 1 save".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.support.search import words_of
from encounter_tracker.viewmodels.affliction_form import TICKED, AfflictionForm
from encounter_tracker.viewmodels.affliction_text import effect_text, length_text, parse_effect, parse_length
from encounter_tracker.viewmodels.combatant_parse import ParseError, straight

if TYPE_CHECKING:
    from collections.abc import Iterable

_SAVE: Final = re.compile(r"\b(fort\w*|ref\w*|will|vig\w*|vol\w*)\s+(?:dc|dd)\s*(\d+)|(?:dc|dd)\s*(\d+)\s+(\w+)")
_BARE_DC: Final = re.compile(r"\b(?:dc|dd)\s*(\d+)")
_FREQUENCY: Final = re.compile(r"(\d+)?\s*(?:fois\s*)?(?:/|par|per|every|chaque|tous les)\s*(?:1\s*)?([a-z]+)")
_TIMES: Final = re.compile(r"(?:for|pendant|pdt|x)\s*(\d+)\s*([a-z]*)")
_CURE: Final = re.compile(r"(\d+)\s*(?:[a-z]+\s+){0,4}?(?:consecuti|saves?|reussi|jds|jets?|sauvegarde)|(\d+)")
_SAVES: Final = {"f": "fort", "r": "ref", "w": "will", "vi": "fort", "vo": "will"}
_EXPOSURES: Final[dict[str, str]] = {
    "contact": "contact",
    "ingested": "ingested", "ingestion": "ingested", "ingere": "ingested",
    "inhaled": "inhaled", "inhalation": "inhaled", "inhale": "inhaled",
    "injury": "injury", "blessure": "injury",
    "spell": "spell", "sort": "spell",
    "trap": "trap", "piege": "trap",
}  # fmt: skip
_KINDS: Final[dict[str, str]] = {
    "poison": "poison", "venom": "poison", "venin": "poison",
    "disease": "disease", "maladie": "disease",
    "curse": "curse", "malediction": "curse",
}  # fmt: skip
_PARTS: Final[dict[str, str]] = {
    "save": "save", "jet": "save", "jds": "save", "js": "save",
    "onset": "onset", "delai": "onset", "incubation": "onset", "debut": "onset",
    "frequency": "frequency", "frequence": "frequency",
    "effect": "effect", "effects": "effect", "effet": "effect", "effets": "effect",
    "initial": "effect",
    "cure": "cure", "guerison": "cure", "soin": "cure",
}  # fmt: skip
#: So much must be understood before a text is taken for such a line.
_ENOUGH: Final = 2


def parse_block(text: str, name: str = "") -> AfflictionForm | None:
    """The form that a line of a stat block fills in; None where it is no such line. ``name``: what to call it."""
    parts = _parts(text)
    if "effect" not in parts or len(set(parts) - {"head"}) < _ENOUGH:
        return None
    values: dict[str, Any] = {"name": name or _name(parts.get("head", ""))}
    values |= _head(parts.get("head", "")) | _save(text) | _frequency(parts.get("frequency", ""))
    onset = _onset(parts.get("onset", ""))
    if onset:
        values["onset"] = onset
    values |= _cure(parts.get("cure", ""))
    try:
        values["effect"] = effect_text(parse_effect(_without_conditions(parts["effect"])))
    except ParseError:
        values["effect"] = parts["effect"]
    values.setdefault("kind", "disease" if values.get("every", "").endswith(_day()) else "poison")
    return AfflictionForm(**values)


def blocks_of(special: dict[str, Any]) -> Iterable[tuple[str, AfflictionForm]]:
    """The afflictions among the special abilities of a creature: their names and the forms they fill in."""
    for title, text in special.items():
        form = parse_block(str(text), str(title)) if isinstance(text, str) else None
        if form is not None:
            kind = _KINDS.get((words_of(str(title)) or ("",))[0])
            yield str(title), form if kind is None else AfflictionForm(**{**_fields(form), "kind": kind})


def _fields(form: AfflictionForm) -> dict[str, str]:
    return {key: getattr(form, key) for key in form.__struct_fields__}


def _parts(text: str) -> dict[str, str]:
    """The text cut at its key words; what stands before the first of them is the head."""
    found: dict[str, str] = {}
    key = "head"
    for piece in re.split(r"[;\n]+|\.\s+(?=\D)", text):
        first = (words_of(piece) or ("",))[0]
        if first in _PARTS:
            key = _PARTS[first]
            piece = piece.strip().partition(" ")[2]  # noqa: PLW2901 - the key word is done with
        elif key != "head" or not piece.strip():
            continue
        found[key] = f"{found[key]}, {piece.strip()}" if key in found else piece.strip()
    return found


def _plain(text: str) -> str:
    """Small letters without accents, signs kept."""
    return " ".join("".join(words_of(word)) if word.isalpha() else word.lower() for word in straight(text).split())


def _name(head: str) -> str:
    """What stands before the exposure; "Type poison, injury" is no name."""
    name = re.split(r"[(:\N{EM DASH}-]", head)[0].strip()
    return "" if words_of(name)[:1] == ("type",) else name


def _head(head: str) -> dict[str, str]:
    words = words_of(head)
    found = {}
    kind = next((_KINDS[word] for word in words if word in _KINDS), None)
    exposure = next((_EXPOSURES[word] for word in words if word in _EXPOSURES), None)
    if kind is not None:
        found["kind"] = kind
    if exposure is not None:
        found["exposure"] = exposure
    return found


def _save(text: str) -> dict[str, str]:
    plain = _plain(text)
    found = _SAVE.search(plain)
    if found is None:
        bare = _BARE_DC.search(plain)
        return {"dc": bare[1]} if bare is not None else {}
    word, dc = found[1] or found[4], found[2] or found[3]
    save = _SAVES.get(word[:2]) or _SAVES.get(word[:1])
    return {"dc": dc} | ({"save": save} if save is not None else {})


def _onset(text: str) -> str:
    try:
        length = parse_length(text.strip(" .,"))
    except ParseError:
        return ""
    if length is None:
        return ""
    return text.strip(" .,") if length.has_dice else length_text(length.amount.bonus * length.factor, length.unit)


def _frequency(text: str) -> dict[str, str]:
    plain = _plain(text)
    found = _FREQUENCY.search(plain)
    if found is None:
        return {}
    values = {"every": _length(found[2])} if _length(found[2]) else {}
    times = _TIMES.search(plain)
    return values | ({"times": times[1]} if times is not None else {})


def _length(unit: str) -> str:
    try:
        length = parse_length(f"1 {unit}")
    except ParseError:
        return ""
    return length_text(length.factor, length.unit) if length is not None else ""


def _day() -> str:
    return length_text(1, "days")


def _cure(text: str) -> dict[str, str]:
    plain = " ".join(words_of(text))
    found = _CURE.search(plain)
    if found is None:
        return {}
    return {"cure": found[1] or found[2]} | ({"consecutive": TICKED} if "consecuti" in plain else {})


def _without_conditions(text: str) -> str:
    """The first sentence of an effect: what follows it has to be read by the game master."""
    return text.strip(" .").partition(". ")[0]
