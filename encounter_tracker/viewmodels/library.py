"""The library window: what is searched for, what is looked at, what is done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from encounter_tracker.encounter.apply import Refused
from encounter_tracker.encounter.commands import Undo
from encounter_tracker.support.library import TO_CHECK, Facets
from encounter_tracker.viewmodels.actions import read_only_reason
from encounter_tracker.viewmodels.combatant import Result
from encounter_tracker.viewmodels.creature_finder import CreatureFinder
from encounter_tracker.viewmodels.library_deeds import Deeds, Done
from encounter_tracker.viewmodels.library_form import BLANK, entry_from, kept_words, library_form
from encounter_tracker.viewmodels.library_import import LibraryImport
from encounter_tracker.viewmodels.library_rows import HitRows, LibraryFoot, LibraryView, PreviewRow, QuestionRow
from encounter_tracker.viewmodels.library_view import (
    MOST_AT_ONCE,
    MOST_COPIES,
    Chosen,
    add_commands,
    button_text,
    count_of,
    filter_of,
    filter_row,
    in_order,
    next_order,
    preview_row,
)
from encounter_tracker.viewmodels.library_words import hit_row, tag_name
from encounter_tracker.viewmodels.paste_keeping import question_answers, question_text
from encounter_tracker.viewmodels.template_use import entry_with
from encounter_tracker.viewmodels.texts.language import fill, language, listed
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.rules.vocabulary import Side
    from encounter_tracker.session.model import Step
    from encounter_tracker.support.library import LibraryEntry
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.combatant_rows import FormGroup
    from encounter_tracker.viewmodels.library_rows import FilterRow
    from encounter_tracker.viewmodels.paste_ports import Importers, Kept
    from encounter_tracker.viewmodels.shelf_ports import ShelfPorts

__all__ = ["LibraryViewModel"]

tr = QCoreApplication.translate

_SIDES: Final[tuple[Side, ...]] = ("foes", "party", "neutral")
_EVERYTHING: Final = 1_000_000
_NAMES: Final = 3


class LibraryViewModel(QObject):
    """Nothing is read before ``begin``."""

    view_changed = Signal(object)
    """A :class:`LibraryView`."""
    added = Signal()
    """They are in the fight."""

    def __init__(
        self, bridge: EncounterBridge, shelves: ShelfPorts, importers: Importers, parent: QObject | None = None
    ) -> None:
        """Over the library of ``shelves``; files are read by ``importers``."""
        super().__init__(parent)
        self._bridge, self.deeds = bridge, Deeds(shelves)
        self._finder = CreatureFinder(shelves.library)
        self._text, self._chosen, self._order = "", Chosen(), ""
        self._rows, self._facets, self._revision = HitRows(), Facets(), -1
        self._filters: FilterRow | None = None
        self._current = ""
        self._marked: tuple[str, ...] = ()
        self._entry: LibraryEntry | None = None
        self._preview = PreviewRow()
        self.templates: tuple[str, ...] = ()
        self._count, self._side = "1", cast("Side | None", None)
        self._said, self._offer = Done(""), False
        self._next = ("", "")
        self._added_step: Step | None = None
        self._watched = False
        self._view: LibraryView | None = None
        self.importing = LibraryImport(importers, self)
        self.importing.moved.connect(self._refresh)
        self.importing.told.connect(self._on_imported)
        bridge.changed.connect(lambda _change: self._refresh())
        bridge.language_changed.connect(self._on_language)

    # --- looking -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> LibraryView:
        """What is shown now."""
        if self._view is None:
            self._view = self._made()
        return self._view

    def begin(self, text: str = "") -> None:
        """Somebody looks: read what is there now; what was searched for last stays, unless there is a text."""
        self._watched = True
        self._say(Done(""))
        if text:
            self._text, self._chosen, self._filters = text, Chosen(), None
        self._search()
        QTimer.singleShot(0, self, self._finder.warm)

    def leave(self) -> None:
        """Nobody looks any more."""
        self._watched = False

    @property
    def text(self) -> str:
        """What is searched for."""
        return self._text

    def set_text(self, text: str) -> None:
        """Search for something else."""
        if text != self._text:
            self._text = text
            self._say(Done(""))
            self._search(first=True)

    def set_filter(self, **fields: str) -> None:
        """Choose other filters."""
        chosen = msgspec.structs.replace(self._chosen, **fields)
        if chosen != self._chosen:
            self._chosen = chosen
            self._filters = None
            self._search(first=True)

    def clear_filters(self) -> None:
        """Everything, whatever it is called."""
        self._text, self._chosen, self._filters = "", Chosen(), None
        self._search()

    def sort_by(self, column: str) -> None:
        """By this column; the other way where it is so already, then no more."""
        self._order = next_order(self._order, column)
        self._search(first=True)

    def show_to_check(self) -> None:
        """Those of which something was not understood."""
        self._text, self._chosen, self._filters = "", Chosen(tag=TO_CHECK), None
        self._say(Done(""))
        self._search(first=True)

    def mark(self, keys: Sequence[str], current: str) -> None:
        """Others are chosen; ``current`` is looked at."""
        if (tuple(keys), current) != (self._marked, self._current):
            self._marked = tuple(keys)
            self._look_at(current)
            self._refresh()

    def step(self, by: int) -> None:
        """Look at the one below or above."""
        place = self._rows.place_of(self._current) + by
        if 0 <= place < len(self._rows):
            key = self._rows.key_at(place)
            self.mark((key,), key)

    # --- into the fight ------------------------------------------------------------------------------------------

    def set_count(self, text: str) -> None:
        """How many of each."""
        self._count = text
        self._refresh()

    def step_count(self, by: int) -> None:
        """One more or one less."""
        self.set_count(str(max(1, min(MOST_COPIES, (count_of(self._count) or 1) + by))))

    def set_side(self, side: str) -> None:
        """On whose side."""
        self._side = cast("Side", side)
        self._refresh()

    def next_side(self) -> None:
        """Foes, party, neutral, and round again."""
        now = self.view.foot.side
        self.set_side(_SIDES[(_SIDES.index(cast("Side", now)) + 1) % len(_SIDES)])

    def add(self) -> bool:
        """Add those chosen as one step; whether that was done."""
        foot, count = self.view.foot, count_of(self._count)
        if not foot.can_add or count is None or self._bridge.held():
            self._say(Done(foot.add_reason, problem=True))
            return False
        before = {who.id for who in self._bridge.state.present}
        entries = self.deeds.entries(self._marked)
        entries = [entry_with(entry, self.templates if entry.key == self._current else ()) for entry in entries]
        outcome = self._bridge.dispatch_together(add_commands(entries, count, self._side))
        if isinstance(outcome, Refused):
            self._say(Done(reason_text(outcome.reason), problem=True))
            return False
        new = [who for who in self._bridge.state.present if who.id not in before]
        self._added_step = self._bridge.model.undo_step
        self._bridge.select(tuple(who.id for who in new))
        self._count, self._side = "1", None
        self._say(Done(fill(tr("Library", "Added: {0}"), listed(tuple(who.name for who in new)))))
        self.added.emit()
        return True

    def plain(self) -> Creature | None:
        """The block of the one looked at, without templates."""
        return self._entry.block(language()) if self._entry is not None else None

    def set_templates(self, templates: tuple[str, ...]) -> None:
        """Put these templates on the one looked at, until another is looked at; the library keeps it as it is."""
        self.templates = templates
        self._look_at(self._current)
        self._refresh()

    # --- what is done to them ------------------------------------------------------------------------------------

    @property
    def keys(self) -> tuple[str, ...]:
        """Those chosen."""
        return self._marked

    def name_of(self, key: str) -> str:
        """What one is called."""
        entry = self.deeds.get(key)
        return entry.name(language()) if entry is not None else ""

    def tell_copied(self, count: int) -> None:
        """They are in the clipboard."""
        self._say(Done(tr("Library", "%n copied; paste them into any window", "", count)))

    def tell_exported(self, path: str, problem: str) -> None:
        """They are in a file, or why they are not."""
        self._say(Done(problem or fill(tr("Library", "Exported to {0}"), path), problem=bool(problem)))

    def do(self, done: Done) -> bool:
        """Say what came of something, show how things are now; whether it was done."""
        if not done.problem:
            self._added_step = None
        self._say(done)
        self._search(key=done.key)
        return not done.problem

    def undo(self) -> None:
        """Take back what was done here last: in the fight, or in the library."""
        if self._is_added_last():
            self._added_step = None
            self._bridge.dispatch(Undo())
            self._say(Done(tr("Library", "Taken out of the fight again.")))
        else:
            self.do(self.deeds.undo())

    def redo(self) -> None:
        """Do again what was taken back in the library."""
        self.do(self.deeds.redo())

    def form(self, key: str) -> tuple[FormGroup, ...]:
        """All fields of an entry ("": of a new one)."""
        entry = self.deeds.get(key) if key else BLANK
        return library_form(entry or BLANK)

    def save(self, key: str, values: Mapping[str, str]) -> Result:
        """Keep what was changed in the form of an entry ("": as a new one)."""
        entry = self.deeds.get(key) if key else BLANK
        if entry is None:
            return Result(message=self.deeds.duplicate(key).text)
        made, mistakes = entry_from(entry, values)
        if made is None:
            return Result(fields=mistakes, message=next(iter(mistakes.values()), ""))
        if key and made == entry:
            return Result()
        done = self.deeds.save(made, kept_words(made.creature))
        if done.problem:
            return Result(message=done.text)
        if not key and self._rows.place_of(done.key) < 0:
            self._text, self._chosen, self._filters = "", Chosen(), None  # it must be seen that it is there
        self.do(done)
        return Result()

    def import_files(self, paths: Sequence[str]) -> None:
        """Take the creatures of files in."""
        self._say(Done(""))
        self.importing.start(paths)

    # --- inside --------------------------------------------------------------------------------------------------

    def _on_imported(self, kept: Kept) -> None:
        self._offer = bool(kept.to_check)
        self._said = Done(kept.text, problem=kept.problem)
        if kept.keys:
            self._added_step = None
        if self._watched:
            self._search(key=kept.keys[0] if kept.keys else "")

    def _on_language(self) -> None:
        self._filters = None
        self._say(Done(""))
        if self._watched:
            self._search()

    def _say(self, done: Done) -> None:
        self._said, self._offer = done, False
        self._refresh()

    def _search(self, *, first: bool = False, key: str = "") -> None:
        """Find anew; ``first``: the best hit is looked at, else ``key``, else whoever was, or stands in that place."""
        library = self.deeds.library
        if library.revision != self._revision:
            self._revision, self._facets, self._filters = library.revision, library.facets(), None
        place = max(0, self._rows.place_of(self._current))
        hits = library.search(self._text, filter_of(self._chosen), _EVERYTHING, language())
        self._rows = HitRows(in_order(hits, self._order, self._text), hit_row)
        current = "" if first else key or self._current
        if self._rows.place_of(current) < 0:
            place = 0 if first or not len(self._rows) else min(place, len(self._rows) - 1)
            current = self._rows.key_at(place) if len(self._rows) else ""
        marked = tuple(one for one in self._marked if self._rows.place_of(one) >= 0)
        self._marked = marked if current in marked and not key and not first else (current,) if current else ()
        self._look_at(current)
        self._next = self.deeds.next_words()
        self._refresh()

    def _look_at(self, key: str) -> None:
        if key != self._current:
            self.templates = ()
        self._current = key
        self._entry = self.deeds.get(key)
        self._preview = preview_row(entry_with(self._entry, self.templates) if self._entry is not None else None)

    def _is_added_last(self) -> bool:
        return self._added_step is not None and self._bridge.model.undo_step is self._added_step

    def _refresh(self) -> None:
        self._view = None
        if self._watched:
            self.view_changed.emit(self.view)

    def _made(self) -> LibraryView:
        if self._filters is None:
            self._filters = filter_row(self._chosen, self._facets)
        found, conflicts = len(self._rows), self.importing.conflicts
        total = sum(self._facets.origins.values())
        remark = tr("Library", "%n creatures", "", total)
        if found != total:
            remark = fill(tr("Library", "{0} of {1}"), found, remark)
        return LibraryView(
            remark=remark,
            rows=self._rows,
            current=self._current,
            marked=frozenset(self._marked),
            empty="" if found else self._empty(),
            filters=self._filters,
            preview=self._preview,
            foot=self._foot(),
            busy=self.importing.busy,
            question=QuestionRow(text=question_text(conflicts), answers=question_answers()) if conflicts else None,
            held=self.deeds.held if self._watched else "",
            order=self._order,
        )

    def _empty(self) -> str:
        if self._chosen.any:
            return tr("Library", "Nobody is like that. Clear the filters, or search for something else.")
        return tr("Library", "Nobody is called that. Make a new creature, or import one.")

    def _foot(self) -> LibraryFoot:
        count, chosen = count_of(self._count), len(self._marked)
        wrong = fill(tr("Library", "Type how many, 1 to {0}"), MOST_COPIES) if count is None else ""
        hero = self._entry is not None and self._entry.kind == "hero"
        side = self._side or ("party" if hero else "foes")
        reason = read_only_reason(self._bridge) or wrong
        if not chosen:
            reason = reason or tr("Library", "choose somebody first")
        elif chosen * (count or 1) > MOST_AT_ONCE:
            many = tr("Library", "{0} are too many for one fight: {1} at most")
            reason = reason or fill(many, chosen * (count or 1), MOST_AT_ONCE)
        names = [self._preview.name] if chosen == 1 else [""] * chosen
        back, again = self._next
        if self._is_added_last():
            back = tr("Library", "added to the fight")
        return LibraryFoot(
            count=self._count,
            count_wrong=wrong,
            side=side,
            sides=tuple(zip(_SIDES, (tr("Paste", "foes"), tr("Paste", "party"), tr("Paste", "neutral")), strict=True)),
            button=button_text(names, count),
            can_add=not reason,
            add_reason=reason,
            said=self._said.text or wrong,
            said_is_problem=self._said.problem or bool(wrong and not self._said.text),
            offer=fill(tr("Library", "Show “{0}”"), tag_name(TO_CHECK)) if self._offer else "",
            undo=fill(tr("Library", "Undo: {0}"), back) if back else "",
            redo=fill(tr("Library", "Redo: {0}"), again) if again else "",
        )
