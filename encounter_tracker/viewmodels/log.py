"""The log as rows of words, newest first, filtered as the game master likes."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from encounter_tracker.encounter.commands import WriteNote
from encounter_tracker.encounter.events import EncounterStarted, RoundStarted, TimePassed
from encounter_tracker.support.search import words_of
from encounter_tracker.viewmodels.texts.events import Group, NameSpan, event_text
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from encounter_tracker.encounter.events import Record
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.session.model import Change
    from encounter_tracker.viewmodels.bridge import EncounterBridge

tr = QCoreApplication.translate

Chosen = Literal["all", "hp", "effects", "turns", "notes"]

ROW_ROLE: Final = int(Qt.ItemDataRole.UserRole)

_NOWHERE = QModelIndex()
#: Events that belong to no place in the order, though somebody was active when they happened.
_OF_THE_ROUND: Final = (EncounterStarted, RoundStarted, TimePassed)


class LogRow(Struct, frozen=True, kw_only=True):
    """One line of the log.

    Attributes:
        number: its place in the log, from 0.
        when: round and initiative count ("3 · 16").
        text: the sentence.
        spans: where names stand in it, and whose.
        icon: the name of its icon.
        group: under which filter it comes.
        who: ids of the combatants named.
        why: what is behind it, a line for each part, or empty.
        rule: the rule that it came about by, in words, or empty.
        why_label: the word of the link that shows both, or empty.
        accessible: the line as a screen reader says it.
    """

    number: int
    text: str
    when: str = ""
    spans: tuple[NameSpan, ...] = ()
    icon: str = ""
    group: Group = "other"
    who: tuple[str, ...] = ()
    why: str = ""
    rule: str = ""
    why_label: str = ""
    accessible: str = ""


class LogFilter(Struct, frozen=True):
    """What is shown: a group, lines about one combatant (by id), and words that must all occur."""

    group: Chosen = "all"
    who: str = ""
    text: str = ""

    @property
    def is_open(self) -> bool:
        """Whether it lets everything through."""
        return self.group == "all" and not self.who and not words_of(self.text)


def log_row(number: int, record: Record, state: Encounter) -> LogRow:
    """One event as a line of the log, with names as they are in ``state``."""
    told = event_text(record, state)
    count = None if isinstance(record.event, _OF_THE_ROUND) else record.count
    return LogRow(
        number=number,
        when=_when(record.round, count),
        text=told.text,
        spans=told.spans,
        icon=told.icon,
        group=told.group,
        who=told.who,
        why=told.why,
        rule=told.rule,
        why_label=tr("LogRow", "why") if told.why or told.rule else "",
        accessible=_spoken(record.round, count, told.text),
    )


def log_rows(records: Iterable[Record], state: Encounter, first: int = 0) -> list[LogRow]:
    """Events as lines, numbered from ``first``, oldest first."""
    return [log_row(number, record, state) for number, record in enumerate(records, first)]


def passes(row: LogRow, plain: str, chosen: LogFilter) -> bool:
    """Whether a filter lets a line through; ``plain``: its words in plain small letters."""
    if chosen.group not in {"all", row.group}:
        return False
    if chosen.who and chosen.who not in row.who:
        return False
    return all(word in plain for word in words_of(chosen.text))


def copied(rows: Iterable[LogRow]) -> str:
    """Lines as text for the clipboard, oldest first."""
    lines = []
    for row in sorted(rows, key=lambda row: row.number):
        lines.append(f"{row.when}\t{row.text}")
        lines += [f"\t    {line}" for line in row.why.splitlines()]
    return "\n".join(lines)


def _when(number: int, count: int | None) -> str:
    if count is None:
        return str(number) if number else "–"
    return fill(tr("LogRow", "{0} · {1}"), number, count)


def _spoken(number: int, count: int | None, text: str) -> str:
    if count is None:
        return fill(tr("LogRow", "Round {0}: {1}"), number, text) if number else text
    return fill(tr("LogRow", "Round {0}, initiative {1}: {2}"), number, count, text)


class LogModel(QAbstractListModel):
    """The lines shown, newest first. New lines are inserted at the top, undone ones taken from there."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._rows: list[LogRow] = []  # oldest first, so that the newest are at the cheap end

    def row_at(self, place: int) -> LogRow:
        """The line at a place, counted from the newest."""
        return self._rows[-1 - place]

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """How many lines are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The frozen row, its text, and what a screen reader says."""
        if not index.isValid():
            return None
        row = self.row_at(index.row())
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.accessible
        return None

    def reset(self, rows: Sequence[LogRow]) -> None:
        """Show other lines altogether (given oldest first)."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def append(self, rows: Sequence[LogRow]) -> None:
        """Newer lines (given oldest first)."""
        if rows:
            self.beginInsertRows(_NOWHERE, 0, len(rows) - 1)
            self._rows += rows
            self.endInsertRows()

    def drop_from(self, number: int) -> None:
        """Take away the lines from this number of the log on."""
        kept = bisect_left(self._rows, number, key=lambda row: row.number)
        gone = len(self._rows) - kept
        if gone:
            self.beginRemoveRows(_NOWHERE, 0, gone - 1)
            del self._rows[kept:]
            self.endRemoveRows()


class LogViewModel(QObject):
    """Follows the encounter's log; ``model`` holds the lines that the filter lets through.

    ``newest_changed(row)`` carries the newest line of all, whatever the filter, or None; ``filter_changed()`` and
    ``counts_changed()`` follow what is shown and how much of it.
    """

    newest_changed = Signal(object)
    filter_changed = Signal()
    counts_changed = Signal()

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Follow ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self.model = LogModel(self)
        self._rows: list[LogRow] = []
        self._plain: list[str | None] = []
        self._filter = LogFilter()
        self._newest: LogRow | None = None
        bridge.changed.connect(self._on_change)
        bridge.language_changed.connect(self.rebuild)
        self.rebuild()

    # --- reading -------------------------------------------------------------------------------------------------

    @property
    def newest(self) -> LogRow | None:
        """The newest line of all."""
        return self._newest

    @property
    def filter(self) -> LogFilter:
        """What is let through."""
        return self._filter

    @property
    def who_name(self) -> str:
        """The name of the combatant the lines are limited to, or empty."""
        combatant = self._bridge.state.combatants.get(self._filter.who)
        return combatant.name if combatant is not None else ""

    @property
    def remark(self) -> str:
        """How many lines are shown, while that is not all: "12 of 340"."""
        if self._filter.is_open:
            return ""
        return tr("LogRow", "{0} of {1}").format(self.model.rowCount(), len(self._rows))

    def name_of(self, who: str) -> str:
        """The name of a combatant (by id)."""
        combatant = self._bridge.state.combatants.get(who)
        return combatant.name if combatant is not None else who

    def text_of(self, places: Iterable[int]) -> str:
        """Lines shown at these places as text for the clipboard."""
        return copied(self.model.row_at(place) for place in places)

    # --- changing ------------------------------------------------------------------------------------------------

    def set_group(self, group: str) -> None:
        """Show all lines, or those about hit points, effects, turns, or notes."""
        known: dict[str, Chosen] = {"hp": "hp", "effects": "effects", "turns": "turns", "notes": "notes"}
        self._set_filter(LogFilter(known.get(group, "all"), self._filter.who, self._filter.text))

    def set_who(self, who: str) -> None:
        """Show only lines about one combatant (by id); empty: about anybody."""
        self._set_filter(LogFilter(self._filter.group, who, self._filter.text))

    def set_text(self, text: str) -> None:
        """Show only lines with these words or parts of words, accents aside."""
        self._set_filter(LogFilter(self._filter.group, self._filter.who, text))

    def clear_filter(self) -> None:
        """Show everything."""
        self._set_filter(LogFilter())

    def write_note(self, text: str) -> None:
        """Write the game master's words into the log."""
        if text.strip():
            self._bridge.dispatch(WriteNote(text=text.strip()))

    def select(self, who: str) -> None:
        """Select a combatant named in a line, if still there."""
        if self._bridge.combatants((who,)):
            self._bridge.select((who,))

    def rebuild(self) -> None:
        """Make all lines anew: another encounter, another language, another name."""
        self._rows = log_rows(self._bridge.model.log(), self._bridge.state)
        self._plain = [None] * len(self._rows)
        self._refilter()
        self._tell()

    # --- inside --------------------------------------------------------------------------------------------------

    def _on_change(self, change: Change) -> None:
        if self._filter.who and self._filter.who not in change.new.combatants:
            self._filter = LogFilter(self._filter.group, "", self._filter.text)
            self._refilter()
            self.filter_changed.emit()
        if change.kind == "open" or _names_differ(change.old, change.new):
            self.rebuild()
            return
        if change.kind == "undo":
            length = len(self._rows) - len(change.records)
            del self._rows[length:], self._plain[length:]
            self.model.drop_from(length)
        else:
            fresh = log_rows(change.records, change.new, len(self._rows))
            self._rows += fresh
            self._plain += [None] * len(fresh)
            self.model.append([row for row in fresh if self._passes(row)])
        self._tell()

    def _set_filter(self, chosen: LogFilter) -> None:
        if chosen == self._filter:
            return
        self._filter = chosen
        self._refilter()
        self.filter_changed.emit()
        self.counts_changed.emit()

    def _refilter(self) -> None:
        if self._filter.is_open:
            self.model.reset(self._rows)
        else:
            self.model.reset([row for row in self._rows if self._passes(row)])

    def _passes(self, row: LogRow) -> bool:
        return passes(row, self._plain_text(row) if self._filter.text else "", self._filter)

    def _plain_text(self, row: LogRow) -> str:
        known = self._plain[row.number]
        if known is None:
            known = self._plain[row.number] = " ".join(words_of(f"{row.text} {row.why}"))
        return known

    def _tell(self) -> None:
        newest = self._rows[-1] if self._rows else None
        if newest != self._newest:
            self._newest = newest
            self.newest_changed.emit(newest)
        self.counts_changed.emit()


def _names_differ(old: Encounter, new: Encounter) -> bool:
    """Whether somebody who was there before or is there after has another name."""
    if old.combatants is new.combatants:
        return False
    return any(
        (after := new.combatants.get(who)) is not None and after is not before and after.name != before.name
        for who, before in old.combatants.items()
    )
