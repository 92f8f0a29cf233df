"""What encounters are worth, in words: challenge rating, experience points, difficulty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.rules.challenge import rating, said
from encounter_tracker.viewmodels.texts.language import fill, language

if TYPE_CHECKING:
    from fractions import Fraction

    from encounter_tracker.rules.challenge import Worth

__all__ = ["challenge", "difficulty_name", "each_text", "level_text", "points", "thousands", "worth_text"]

tr = QCoreApplication.translate

_NONE: Final = "\N{EM DASH}"
_DIFFICULTIES: Final[dict[str, str]] = {
    "trivial": QT_TRANSLATE_NOOP("Difficulty", "trivial"),
    "easy": QT_TRANSLATE_NOOP("Difficulty", "easy"),
    "average": QT_TRANSLATE_NOOP("Difficulty", "average"),
    "challenging": QT_TRANSLATE_NOOP("Difficulty", "challenging"),
    "hard": QT_TRANSLATE_NOOP("Difficulty", "hard"),
    "epic": QT_TRANSLATE_NOOP("Difficulty", "epic"),
    "overwhelming": QT_TRANSLATE_NOOP("Difficulty", "overwhelming"),
}


def difficulty_name(difficulty: str) -> str:
    """A difficulty in one word."""
    known = _DIFFICULTIES.get(difficulty)
    return tr("Difficulty", known) if known is not None else difficulty


def thousands(value: int) -> str:
    """A large number in groups of three: "12,800", in French with a narrow space."""
    text = f"{value:,}"
    return text.replace(",", "\N{NARROW NO-BREAK SPACE}") if language() == "fr" else text


def challenge(cr: Fraction | None) -> str:
    """A challenge rating: "CR 1/2", or a dash."""
    return fill(tr("Worth", "CR {0}"), said(cr) if cr is not None else _NONE)


def printed_challenge(cr: float | str | None) -> str:
    """The challenge rating of a stat block; "" where it has none."""
    value = rating(cr)
    return challenge(value) if value is not None else ""


def points(xp: int) -> str:
    """Experience points: "3,200 XP"."""
    return fill(tr("Worth", "{0} XP"), thousands(xp))


def worth_text(worth: Worth) -> str:
    """Challenge rating and experience points: "CR 7 · 3,200 XP"."""
    return fill(tr("Worth", "{0} · {1}"), challenge(worth.cr), points(worth.xp))


def level_text(worth: Worth) -> str:
    """For whom it is that hard: "for level 5"; "" without a party."""
    return fill(tr("Worth", "for level {0}"), worth.party_level) if worth.party_level is not None else ""


def each_text(worth: Worth) -> str:
    """What each of the party gets; "" without one."""
    return fill(tr("Worth", "{0} each"), points(worth.each)) if worth.each is not None else ""
