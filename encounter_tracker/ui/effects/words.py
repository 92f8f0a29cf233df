"""Sentences of view-models as pieces to paint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from encounter_tracker.ui.widgets import Run

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Role, TextSize, Weight
    from encounter_tracker.viewmodels.effect_words import Piece

_STYLES: Final[dict[str, tuple[Weight, Role]]] = {
    "quiet": ("normal", "ink2"),
    "strong": ("strong", "ink"),
    "now": ("strong", "now_text"),
}


def runs_of(pieces: tuple[Piece, ...], size: TextSize = "body") -> tuple[Run, ...]:
    """The pieces in their styles."""
    return tuple(Run(piece.text, size, *_STYLES[piece.style]) for piece in pieces)


def same(one: str, other: str) -> bool:
    """Whether two texts are the same but for case and spaces."""
    return " ".join(one.split()).casefold() == " ".join(other.split()).casefold()
