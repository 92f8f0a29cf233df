"""What is typed into the fields of an effect: numbers, and the sentence for one that cannot be used."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.viewmodels.rows import MINUS

Problems = dict[str, str]
"""What is wrong, by field: a sentence that says what to do."""

_WHOLE: Final = re.compile(r"[+-]?\d{1,9}")


def whole(text: str) -> int | None:
    """The whole number a text is ("7", "+2", "−1"), or None."""
    plain = text.strip().replace(MINUS, "-").replace("\N{EN DASH}", "-").replace(" ", "")
    return int(plain) if _WHOLE.fullmatch(plain) else None


def within(text: str, least: int, most: int) -> str:
    """What is wrong with a number that must lie between two others; "" for nothing."""
    value = whole(text)
    if value is not None and least <= value <= most:
        return ""
    tr = QCoreApplication.translate
    return tr("EffectForm", "Type a whole number from {0} to {1}.").format(_shown(least), _shown(most))


def _shown(value: int) -> str:
    return str(value) if value >= 0 else f"{MINUS}{-value}"
