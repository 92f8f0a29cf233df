"""The language and the units in use, and what follows from them for numbers and sentences.

The program sets both together with its translators; everything that makes words asks here.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication

tr = QCoreApplication.translate

Language = Literal["en", "fr"]
Units = Literal["feet", "metres"]

#: Feet in the side of a square, and how many centimetres the source texts make of it (rule 0).
_SQUARE_FEET: Final = 5
_SQUARE_CENTIMETRES: Final = 150

_PARTICLE: Final = re.compile(r"\b([Dd]e|[Qq]ue) \{(\w+)\}")
_VOWELS: Final = frozenset("aeiouyœæ")

#: Around a combatant's name in a sentence being made: id after the first, name after the second, end.
NAME_START: Final = "\ue000"
NAME_TEXT: Final = "\ue001"
NAME_END: Final = "\ue002"


class _InUse:
    """What the program has set; "" for units: as the language has it."""

    language: Language = "en"
    units: Units | Literal[""] = ""


def language() -> Language:
    """The language of the texts now."""
    return _InUse.language


def set_language(code: str) -> None:
    """Switch the language ("fr", "fr_FR", "en", …); the translators are the program's own business."""
    _InUse.language = "fr" if code.lower().startswith("fr") else "en"


def units() -> Units:
    """How distances are shown: as set, else metres in French and feet in English."""
    if _InUse.units:
        return _InUse.units
    return "metres" if _InUse.language == "fr" else "feet"


def set_units(code: Units | Literal[""]) -> None:
    """Choose feet or metres; empty: as the language has it."""
    _InUse.units = code


def distance(feet: float) -> str:
    """A distance with its unit: "30 ft", or 9 m (5 feet make 1.5 m), with a decimal comma in French."""
    if units() == "feet":
        return tr("Distance", "{0} ft").format(_plain(feet))
    return tr("Distance", "{0} m").format(decimal(feet * _SQUARE_CENTIMETRES / _SQUARE_FEET / 100))


def distance_number(feet: float) -> str:
    """A distance without its unit, for where the heading names it."""
    return _plain(feet) if units() == "feet" else decimal(feet * _SQUARE_CENTIMETRES / _SQUARE_FEET / 100)


def distance_unit() -> str:
    """The unit of distances alone."""
    return tr("Distance", "ft") if units() == "feet" else tr("Distance", "m")


def decimal(value: float) -> str:
    """A number with at most one decimal, with the language's own decimal sign."""
    text = _plain(round(value, 1))
    return text.replace(".", ",") if _InUse.language == "fr" else text


def _plain(value: float) -> str:
    return str(int(value)) if value == int(value) else str(value)


def fill(template: str, *values: object, **named: object) -> str:
    """Put values into a translated sentence; in French "de" and "que" lose their e before a vowel ("d’Ogre")."""
    texts = {str(place): str(value) for place, value in enumerate(values)}
    texts |= {name: str(value) for name, value in named.items()}
    if _InUse.language == "fr":
        template = _PARTICLE.sub(lambda match: _elided(match, texts), template)
    return template.format(*values, **named)


def _elided(match: re.Match[str], texts: dict[str, str]) -> str:
    particle, place = match.group(1), match.group(2)
    if _begins_with_vowel(texts.get(place, "")):
        return f"{particle[:-1]}’{{{place}}}"
    return match.group(0)


def _begins_with_vowel(text: str) -> bool:
    shown = text.rpartition(NAME_TEXT)[2] if text.startswith(NAME_START) else text
    letter = unicodedata.normalize("NFD", shown[:1].casefold())[:1]
    return letter in _VOWELS


def listed(items: list[str] | tuple[str, ...], most: int = 4) -> str:
    """Several things in a row: "Kyra, Troll and Ogre", the last ones counted where there are too many."""
    if len(items) > most:
        count = len(items) - most + 1  # a bare name: the collector of texts reads no expression
        rest = tr("List", "%n more", "", count)
        return fill(tr("List", "{0} and {1}"), ", ".join(items[: most - 1]), rest)
    if len(items) > 1:
        return fill(tr("List", "{0} and {1}"), ", ".join(items[:-1]), items[-1])
    return items[0] if items else ""


def capitalised(text: str) -> str:
    """The same with a capital at its beginning."""
    return text[:1].upper() + text[1:]
