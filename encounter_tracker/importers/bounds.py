"""No line of a stat block is longer than a page: longer ones are kept as they are, so that none takes its time."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.importers.draft import Draft

LONGEST_LINE: Final = 4_000


def bounded(setter: Callable[[Draft, str], None]) -> Callable[[Draft, str], None]:
    """Keep texts that are no line of a stat block from the reader of such lines."""

    @functools.wraps(setter)
    def careful(draft: Draft, text: str) -> None:
        if len(text) > LONGEST_LINE:
            draft.unread(setter.__name__, text, setter.__name__)
        else:
            setter(draft, text)

    return careful
