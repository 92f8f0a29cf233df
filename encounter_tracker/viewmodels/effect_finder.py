"""The lines of the finder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from encounter_tracker.session.filling import casting_of
from encounter_tracker.support.search import words_of
from encounter_tracker.viewmodels.effect_catalogue import group_name, grouped, proposals, remark
from encounter_tracker.viewmodels.texts.language import language

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.support.own_effects import OwnEffects
    from encounter_tracker.viewmodels.effect_catalogue import Candidate

QUICK: Final = 7
_ALL: Final = 999


class FinderRow(Struct, frozen=True, kw_only=True):
    """One line of the finder: a heading (without a key), or something that can be chosen.

    Attributes:
        key: what is chosen.
        text: what it is called.
        mark: where in the text the typed letters are: (first, how many).
        remark: its kind, the save against it, how long it lasts.
        own: one of the user's own, which can be forgotten.
    """

    key: str = ""
    text: str = ""
    mark: tuple[int, int] = (0, 0)
    remark: str = ""
    own: bool = False


class Finder(Struct, frozen=True, kw_only=True):
    """What is looked through, and for whom."""

    state: Encounter
    source: str
    own: OwnEffects
    prefer_conditions: bool = False

    def quick_rows(self, text: str) -> tuple[FinderRow, ...]:
        """What answers to a text, the best first, for a short list."""
        found = proposals(text, self.own, prefer_conditions=self.prefer_conditions, limit=QUICK)
        return tuple(self._row(candidate, text) for candidate in found)

    def grouped_rows(self, text: str) -> tuple[FinderRow, ...]:
        """What answers to a text, under headings."""
        found = proposals(text, self.own, prefer_conditions=self.prefer_conditions, limit=_ALL)
        groups = list(grouped(found, self.own))
        if self.prefer_conditions:
            groups.sort(key=lambda group: group[0] not in {"used", "conditions"})
        rows: list[FinderRow] = []
        for group, members in groups:
            rows.append(FinderRow(text=group_name(group)))
            rows += [self._row(candidate, text) for candidate in members]
        return tuple(rows)

    def _row(self, candidate: Candidate, typed: str) -> FinderRow:
        name = candidate.name(language())
        return FinderRow(
            key=candidate.key,
            text=name,
            mark=marked(name, typed),
            remark=remark(candidate, casting_of(self.state, self.source, candidate.entry)),
            own=candidate.group == "own",
        )


def marked(name: str, typed: str) -> tuple[int, int]:
    """Where a name has the letters that were typed, accents aside: (first, how many); (0, 0) for nowhere."""
    words = words_of(typed)
    wholly = _marked(name, " ".join(words)) if words else (0, 0)
    return wholly if wholly[1] or len(words) < 2 else _marked(name, words[0])  # noqa: PLR2004


def _marked(name: str, wanted: str) -> tuple[int, int]:
    for start in range(len(name)):
        if start and name[start - 1].isalnum():
            continue
        for end in range(start + 1, len(name) + 1):
            if " ".join(words_of(name[start:end])) == wanted:
                return start, end - start
    return 0, 0
