"""Leaving a form: what was typed and not saved is thrown away only when Esc is pressed a second time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.ui.popover_keys import escape_cap
from encounter_tracker.viewmodels.texts.language import fill, tr

if TYPE_CHECKING:
    from encounter_tracker.ui.why.wrapped import Paragraph


class Leaving:
    """Says once what a second Esc does, in the line of a form."""

    def __init__(self, line: Paragraph) -> None:
        """``line``: where it says so; the form empties it when something is typed, and calls ``stay`` then."""
        self._line = line
        self._asked = False

    def may(self, *, unsaved: bool) -> bool:
        """Whether to leave now; with something unsaved the second time only."""
        if not unsaved or self._asked:
            self._asked = False
            return True
        self._asked = True
        self._line.set_text(
            fill(
                tr("Leaving", "Not saved yet: {0} again throws away what was typed, {1} keeps it."),
                escape_cap(),
                tr("Keys", "Ctrl+Enter"),
            ),
            "now_text",
        )
        return False

    def stay(self) -> None:
        """One goes on typing: the next Esc is a first one again."""
        self._asked = False


def put_back(line: Paragraph) -> None:
    """Say that a form opens with what was typed before."""
    text = tr("Leaving", "What was typed before is here again, not saved yet: {0} keeps it.")
    line.set_text(fill(text, tr("Keys", "Ctrl+Enter")), "now_text")
