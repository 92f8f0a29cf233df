"""The paste window: what was pasted or dropped, how it was read, and what becomes of it."""

from __future__ import annotations

import logging
from pathlib import PurePath
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from encounter_tracker.encounter.apply import Refused
from encounter_tracker.support.imported import ImportResult, Issue
from encounter_tracker.viewmodels.actions import read_only_reason
from encounter_tracker.viewmodels.paste_commands import adding, commands_for
from encounter_tracker.viewmodels.paste_creatures import CreatureRows
from encounter_tracker.viewmodels.paste_draft import (
    Answer,
    Draft,
    counted,
    fits,
    imported_of,
    new_draft,
    place_at,
    reread,
)
from encounter_tracker.viewmodels.paste_files import Files, read_files
from encounter_tracker.viewmodels.paste_keeping import Keeping
from encounter_tracker.viewmodels.paste_missing import completed
from encounter_tracker.viewmodels.paste_reading import Reading
from encounter_tracker.viewmodels.paste_rows import BusyRow, PasteView
from encounter_tracker.viewmodels.paste_view import Surroundings, paste_view, place_in
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.rules.vocabulary import Side
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.paste_ports import Importers

__all__ = ["PasteViewModel"]

_log = logging.getLogger(__name__)
tr = QCoreApplication.translate

#: Texts up to this length are read at once; longer ones beside the window.
_AT_ONCE: Final = 6_000
_PAUSE_MS: Final = 150
_NOTICED: Final = 0.005
#: Longer texts are not shown for editing: only what they hold.
MOST_SHOWN: Final = 300_000


class PasteViewModel(QObject):
    """Reads, keeps the answers, adds."""

    view_changed = Signal(object)
    """A :class:`PasteView`."""
    text_replaced = Signal(str)
    """The source is another text now, not by the user's typing."""
    added = Signal()
    """They are in the fight."""

    def __init__(self, bridge: EncounterBridge, importers: Importers, parent: QObject | None = None) -> None:
        """Nothing was pasted yet."""
        super().__init__(parent)
        self._bridge, self._importers = bridge, importers
        self._draft = Draft()
        self._list = CreatureRows()
        self._problems: dict[str, str] = {}
        self._said, self._said_is_problem = "", False
        self._busy: BusyRow | None = None
        self._typed: str | None = None
        self._fresh = self._again = False
        self._reading = Reading(self)
        self._reading.progressed.connect(self._on_progress)
        self._reading.finished.connect(self._on_finished)
        self._reading.failed.connect(self._on_failed)
        self.keeping = Keeping(importers.keep, self)
        self.keeping.told.connect(lambda kept: self._say(kept.text, problem=kept.problem))
        self.keeping.moved.connect(self._refresh)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self._read_typed)
        self._view: PasteView | None = None
        self._watched = False
        bridge.changed.connect(lambda _change: self._refresh())
        bridge.language_changed.connect(self._on_language)

    # --- reading -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> PasteView:
        """What is shown now."""
        if self._view is None:
            self._view = self._made()
        return self._view

    @property
    def draft(self) -> Draft:
        """What was read, with the answers."""
        return self._draft

    def watch(self, *, on: bool) -> None:
        """Whether somebody looks: only then changes are told."""
        self._watched = on

    @property
    def is_blank(self) -> bool:
        """Whether nothing was pasted that waits for an answer."""
        return not self._draft.text.strip() and not self._draft.result.creatures and self._busy is None

    def open_text(self, text: str) -> None:
        """Read a text anew; answers to another one are forgotten."""
        self._typed = None
        self._pause.stop()
        cleaned = "\n".join(text.replace("\0", "").splitlines())  # lines as the source counts them
        shown = cleaned if len(cleaned) <= MOST_SHOWN else ""
        name = "" if shown or not cleaned.strip() else tr("Paste", "Pasted text, too long to show")
        self._draft = new_draft(ImportResult(), text=shown, name=name, before=self._draft)
        self._start_over()
        self.text_replaced.emit(shown)
        self._read(cleaned, fresh=True)

    def type_text(self, text: str) -> None:
        """The source was changed by hand: it is read again after a short pause."""
        if text == self._draft.text and self._typed is None:
            return
        self._typed = text
        self._pause.start()

    def flush(self) -> None:
        """Read now what was typed."""
        if self._pause.isActive():
            self._pause.stop()
            self._read_typed()
        if self._again:
            self._reading.cancel()
            self._read_here(self._draft.text)

    def open_files(self, paths: Sequence[str]) -> None:
        """Read files, beside the window."""
        if not paths:
            return
        self._typed = None
        self._pause.stop()
        name = PurePath(paths[0]).name if len(paths) == 1 else tr("Paste", "%n files", "", len(paths))
        self._draft = new_draft(ImportResult(), name=name, before=self._draft)
        self._start_over()
        self._busy = BusyRow(text=fill(tr("Paste", "Reading {0}…"), name))
        read = self._importers.file
        self._reading.start(lambda progress, cancelled: read_files(tuple(paths), read, progress, cancelled))
        self.text_replaced.emit("")
        self._refresh()

    def cancel_reading(self) -> None:
        """Stop: files give what they have by then, a text is read no further."""
        self.keeping.stop()
        if self._busy is None:
            return
        if self._draft.name and not self._draft.text:
            self._busy = BusyRow(text=tr("Paste", "Stopping…"), share=self._busy.share)
            self._reading.stop()
            self._refresh()
        else:
            self._stop_reading()
            self._say(tr("Paste", "Reading was stopped."))

    def close(self) -> None:
        """The program ends: wait for what runs beside."""
        self._reading.wait()
        self.keeping.wait()

    def clear(self) -> None:
        """Forget everything that was pasted."""
        self.open_text("")

    def _start_over(self) -> None:
        self._stop_reading()
        self._problems.clear()
        self._said, self._said_is_problem, self.keeping.conflicts = "", False, ()
        self._list = CreatureRows()

    def _stop_reading(self) -> None:
        self._reading.cancel()
        self._busy, self._again = None, False

    def _read_typed(self) -> None:
        text, self._typed = self._typed, None
        if text is not None:
            self._draft = msgspec.structs.replace(self._draft, text=text, name=self._draft.name if text else "")
            self._read(text, fresh=False)

    def _read(self, text: str, *, fresh: bool) -> None:
        self._fresh = fresh
        self._stop_reading()
        if not text.strip():
            self._take(ImportResult(), fresh=True)
        elif len(text) <= _AT_ONCE:
            self._read_here(text)
        else:
            read = self._importers.text
            self._again = not fresh  # what was read before stays in sight while one types
            self._busy = BusyRow(text=tr("Paste", "Reading…")) if fresh else None
            self._reading.start(lambda _progress, _cancelled: read(text))
            self._refresh()

    def _read_here(self, text: str) -> None:
        try:
            result = self._importers.text(text)
        except Exception:  # noqa: BLE001 - whatever is pasted, the window stays
            _log.exception("reading failed")
            self._on_failed()
        else:
            self._take(result, fresh=self._fresh)

    def _on_progress(self, done: int, total: int) -> None:
        if self._busy is not None and total:
            share = min(1.0, done / total)
            if share - self._busy.share >= _NOTICED or share < self._busy.share:
                self._busy = msgspec.structs.replace(self._busy, share=share)
                self._refresh()

    def _on_finished(self, value: object) -> None:
        self._busy = None
        if isinstance(value, Files):
            if value.text and len(value.text) <= MOST_SHOWN:
                self._draft = msgspec.structs.replace(self._draft, text=value.text)
                self.text_replaced.emit(value.text)
            self._take(value.result, fresh=True)
        elif isinstance(value, ImportResult):
            self._take(value, fresh=self._fresh)

    def _on_failed(self) -> None:
        self._busy = None
        issue = Issue(severity="error", code="reader_failed")
        self._take(ImportResult(issues=(issue,)), fresh=True)

    def _take(self, result: ImportResult, *, fresh: bool) -> None:
        result, draft = completed(result), self._draft
        self._again = False
        if fresh:
            self._draft = new_draft(result, text=draft.text, name=draft.name, before=draft)
        else:
            self._draft = reread(draft, draft.text, result)
        self._problems.clear()
        self._said, self._said_is_problem, self.keeping.conflicts = "", False, ()
        self._list = CreatureRows(result)
        self._refresh()

    # --- answers -------------------------------------------------------------------------------------------------

    def choose(self, key: str, choice: int) -> None:
        """Take one of the readings of a question."""
        self._problems.pop(key, None)
        self._answer(place_in(key), Answer(choice))

    def type_value(self, key: str, choice: int, text: str) -> None:
        """Something was typed into the field of a reading; an empty field goes back to ours."""
        self._problems.pop(key, None)
        place, answer = place_in(key), Answer(choice, text) if text.strip() else Answer()
        if not fits(self._draft, place, answer):
            self._problems[key] = tr("Paste", "This does not fit here: type a number")
        self._answer(place, answer)

    def _answer(self, place: tuple[int, int], answer: Answer) -> None:
        if 0 <= place[0] < len(self._draft.result.creatures):
            self._change(answers={**self._draft.answers, place: answer})

    def select(self, place: int) -> None:
        """Look at another creature."""
        if 0 <= place < len(self._draft.result.creatures) and place != self._draft.current:
            self._change(current=place)

    def select_key(self, key: str) -> None:
        """Look at the creature of a question."""
        self.select(place_in(key)[0])

    def line_of(self, place: int) -> int:
        """Where a creature begins in the source; 0 where there are no lines."""
        creatures = self._draft.result.creatures
        return creatures[place].first_line if place < len(creatures) else 0

    def select_line(self, line: int) -> None:
        """Look at the creature that stands at a line of the source."""
        self.select(place_at(self._draft, line))

    def tick(self, place: int, *, on: bool) -> None:
        """Whether a creature is to be added."""
        self._change(ticked=self._draft.ticked | {place} if on else self._draft.ticked - {place})

    def tick_all(self, *, on: bool) -> None:
        """The same for all that the search leaves."""
        shown = frozenset(self._list.shown_places(self._draft))
        self._change(ticked=self._draft.ticked | shown if on else self._draft.ticked - shown)

    def set_count(self, text: str) -> None:
        """How many of the creature that is looked at; it is ticked by that."""
        place = self._draft.current
        if place < len(self._draft.result.creatures):
            self._change(counts={**self._draft.counts, place: text}, ticked=self._draft.ticked | {place})

    def set_templates(self, templates: tuple[str, ...]) -> None:
        """Put these templates on the creature that is looked at, and no others."""
        self._change(templates={**self._draft.templates, self._draft.current: templates})

    def step_count(self, by: int) -> None:
        """One more or one less of the creature that is looked at."""
        if self._draft.entry is not None:
            now = counted(self._draft, self._draft.current) or 1
            self.set_count(str(max(1, min(99, now + by))))

    def set_side(self, side: Side) -> None:
        """All come on this side."""
        self._change(side=side)

    def next_side(self) -> None:
        """Foes, party, neutral, and round again."""
        sides: tuple[Side, ...] = ("foes", "party", "neutral")
        now = self.view.foot.side
        self.set_side(sides[(sides.index(now) + 1) % 3] if now in sides else "foes")

    def set_roll(self, *, on: bool) -> None:
        """Whether initiative is rolled at once."""
        self._change(roll=on)

    def set_search(self, text: str) -> None:
        """List those who answer to a name; the first of them is looked at."""
        shown = self._list.shown_places(msgspec.structs.replace(self._draft, search=text))
        current = self._draft.current
        self._change(search=text, current=current if current in shown or not shown else shown[0])

    # --- what becomes of it --------------------------------------------------------------------------------------

    def add(self) -> bool:
        """Add the ticked ones as one step; whether that was done."""
        self.flush()
        plan = adding(self._draft)
        if not self.view.foot.can_add or self._bridge.held():
            if plan.wrong_count is not None:
                self.select(plan.wrong_count)
            self._say(self.view.foot.add_reason, problem=True)
            return False
        before = {who.id for who in self._bridge.state.present}
        outcome = self._bridge.dispatch_together(commands_for(self._bridge.state, self._draft))
        if isinstance(outcome, Refused):
            self._say(reason_text(outcome.reason), problem=True)
            return False
        new = tuple(who.id for who in self._bridge.state.present if who.id not in before)
        self.clear()
        self._bridge.select(new)
        self.added.emit()
        return True

    def keep(self) -> None:
        """Put the ticked ones into the library."""
        self.flush()
        if self.keeping.possible and not self._draft.ticked:
            self._say(tr("Paste", "tick somebody first"), problem=True)
        elif self.keeping.possible:
            self.keeping.start([imported_of(self._draft, place) for place in sorted(self._draft.ticked)])

    # --- inside --------------------------------------------------------------------------------------------------

    def _change(self, **fields: object) -> None:
        self._draft = msgspec.structs.replace(self._draft, **fields)
        self._say("")

    def _say(self, text: str, *, problem: bool = False) -> None:
        self._said, self._said_is_problem, self.keeping.conflicts = text, problem, ()
        self._refresh()

    def _on_language(self) -> None:
        self._list = CreatureRows(self._draft.result)
        self._problems.clear()
        self._refresh()

    def _refresh(self) -> None:
        self._view = None
        if self._watched:
            self.view_changed.emit(self.view)

    def _made(self) -> PasteView:
        around = Surroundings(
            list=self._list,
            problems=self._problems,
            busy=self._busy or self.keeping.busy,
            reading=self._busy is not None,
            said=self._said,
            said_is_problem=self._said_is_problem,
            can_keep=self.keeping.possible,
            conflicts=self.keeping.conflicts,
            held=read_only_reason(self._bridge),
        )
        return paste_view(self._draft, self._bridge.state, around)
