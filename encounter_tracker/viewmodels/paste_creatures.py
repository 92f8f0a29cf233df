"""The list of creatures of a paste or file: labels are made once, rows whenever a tick or the search changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.support.search import words_of
from encounter_tracker.viewmodels.paste_commands import name_of
from encounter_tracker.viewmodels.paste_draft import counted, creature_of
from encounter_tracker.viewmodels.paste_rows import CreatureRow
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from encounter_tracker.support.imported import ImportedCreature, ImportResult
    from encounter_tracker.viewmodels.paste_draft import Draft

__all__ = ["CreatureRows", "Label", "labels_of"]

tr = QCoreApplication.translate


class Label(Struct, frozen=True):
    """What does not change about a creature of the list; ``words``: it is found by."""

    name: str
    detail: str
    words: tuple[str, ...]
    no: int
    ask: int
    hero: bool


def labels_of(result: ImportResult) -> tuple[Label, ...]:
    """The labels in the language in use."""
    challenge, level, points = tr("Paste", "CR {0}"), tr("Paste", "level {0}"), tr("Paste", "{0} hp")
    return tuple(_label(entry, challenge, level, points) for entry in result.creatures)


def _label(entry: ImportedCreature, challenge: str, level: str, points: str) -> Label:
    creature = entry.creature
    name = name_of(entry, creature)
    parts = []
    if entry.hero:
        parts.append(fill(level, creature.character_level))
    elif creature.cr is not None:
        parts.append(fill(challenge, creature.cr))
    now = f"{entry.current_hp} / {creature.hp}" if entry.current_hp is not None else creature.hp
    parts.append(fill(points, now))
    open_ones = [issue.severity for issue in entry.issues]
    return Label(
        name,
        " · ".join(parts),
        words_of(f"{name} {creature.name} {entry.names_fr}"),
        len(open_ones) - open_ones.count("doubtful"),
        open_ones.count("doubtful"),
        entry.hero,
    )


class CreatureRows:
    """The rows of a result; those that stay the same are made once."""

    def __init__(self, result: ImportResult | None = None) -> None:
        """Make the labels in the language in use."""
        self._labels = labels_of(result) if result is not None else ()
        self._made: dict[int, tuple[tuple[object, ...], CreatureRow]] = {}
        self._last: tuple[frozenset[int], dict[int, str], str, object] | None = None
        self._rows: tuple[CreatureRow, ...] = ()

    def shown_places(self, draft: Draft) -> tuple[int, ...]:
        """Those that the search leaves."""
        wanted = words_of(draft.search)
        if not wanted:
            return tuple(range(len(self._labels)))
        return tuple(
            place
            for place, label in enumerate(self._labels)
            if all(any(word.startswith(part) for word in label.words) for part in wanted)
        )

    def rows(self, draft: Draft) -> tuple[CreatureRow, ...]:
        """The rows that the search leaves."""
        last = self._last
        same = last is not None and last[0] is draft.ticked and last[1] is draft.counts and last[2] == draft.search
        if last is None or not same or last[3] is not draft.templates:
            self._last = (draft.ticked, draft.counts, draft.search, draft.templates)
            self._rows = tuple(self._row(draft, place) for place in self.shown_places(draft))
        return self._rows

    def _row(self, draft: Draft, place: int) -> CreatureRow:
        made_of = (place in draft.ticked, draft.counts.get(place), draft.templates.get(place))
        kept = self._made.get(place)
        if kept is None or kept[0] != made_of:
            kept = self._made[place] = (made_of, _row(draft, place, self._labels[place]))
        return kept[1]


def _row(draft: Draft, place: int, label: Label) -> CreatureRow:
    ticked = place in draft.ticked
    count = counted(draft, place)
    several = fill(tr("Paste", "× {0}"), count) if count is not None and count > 1 else ""
    name = creature_of(draft, place).name if draft.templates.get(place) else label.name
    spoken = [name, several, label.detail]
    if label.no:
        spoken.append(tr("Paste", "%n not understood", "", label.no))
    if label.ask:
        spoken.append(tr("Paste", "%n doubtful", "", label.ask))
    return CreatureRow(
        place=place,
        name=name,
        detail=label.detail,
        ticked=ticked,
        count=several,
        no=label.no,
        ask=label.ask,
        hero=label.hero,
        spoken=", ".join(part for part in spoken if part),
    )
