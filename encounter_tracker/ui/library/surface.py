"""The library over the window: search and filters above, hits at the left, one creature whole at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QHBoxLayout, QStackedWidget, QWidget
from shiboken6 import isValid

from encounter_tracker.ui.combatant.edit_page import EditPage
from encounter_tracker.ui.effects.keys import APPLY, on_keys
from encounter_tracker.ui.library.asking import ask_name, ask_tags
from encounter_tracker.ui.library.columns import ColumnHeads
from encounter_tracker.ui.library.filters import LibraryFilters
from encounter_tracker.ui.library.foot import LibraryFootBar
from encounter_tracker.ui.library.hits import HitList
from encounter_tracker.ui.library.keys import LibraryKeys
from encounter_tracker.ui.library.parts import in_popover
from encounter_tracker.ui.library.preview import DEEDS, PreviewPane
from encounter_tracker.ui.paste.busy import BusyPanel
from encounter_tracker.ui.popover_keys import PopoverKeys, escape_cap
from encounter_tracker.ui.shell.prompt import PromptPopover
from encounter_tracker.ui.surface import Parting, Surface
from encounter_tracker.ui.templates import TemplatesPopover
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button
from encounter_tracker.ui.widgets.base import keep_tooltip
from encounter_tracker.ui.widgets.dropping import local_files
from encounter_tracker.viewmodels.template_use import ChosenTemplates

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.library import LibraryViewModel
    from encounter_tracker.viewmodels.library_rows import LibraryView

tr = QCoreApplication.translate

_SIZE = (1240, 740)
_LEFT_SHARE = 0.54
_OTHER = Qt.FocusReason.OtherFocusReason


class LibrarySurface(Surface):
    """Opened by ``open_library``; what was searched for stays from one time to the next."""

    import_requested = Signal()
    """Files are to be chosen."""
    paste_requested = Signal()
    """What is in the clipboard is to be read."""
    export_requested = Signal(str)
    """A file is to be chosen for this text."""
    focus_lost = Signal()
    """It is closed, and where it was opened from is gone."""

    def __init__(self, theme: Theme, window: QWidget, view_model: LibraryViewModel) -> None:
        """Make a closed one over ``window``."""
        super().__init__(theme, window, _SIZE)
        self._vm = view_model
        self._editing = ""
        self._last: QWidget | None = None
        self._templates: TemplatesPopover | None = None
        self.filters = LibraryFilters(theme)
        self.heads = ColumnHeads(theme)
        self.list = HitList(theme)
        self.empty = Paragraph(theme, "", "body", pad=14)
        self.new = Button(theme, icon="plus", height=26, key="Ctrl+N")
        self.importing = Button(theme, icon="file-down", height=26, key="Ctrl+I")
        self.busy = BusyPanel(theme)
        self.preview = PreviewPane(theme)
        self.page = EditPage(theme)
        self.foot = LibraryFootBar(theme)
        self.prompt = PromptPopover(theme, window)
        self._build()
        self._connect()
        self.setAcceptDrops(True)
        self._keys = LibraryKeys(self, self._key_actions(), lambda: not self.is_editing)
        self._alts = PopoverKeys(self, self._alt_keys())
        self.retranslate()

    def _build(self) -> None:
        left = self.left_column
        row = QHBoxLayout()
        row.setContentsMargins(14, 6, 14, 8)
        row.setSpacing(8)
        row.addWidget(self.new)
        row.addWidget(self.importing)
        row.addStretch(1)
        left.addWidget(self.heads)
        left.addWidget(self.list, 1)
        left.addWidget(self.empty)
        left.addStretch(0)  # what is left over while the list is hidden
        left.addWidget(Parting(self.theme))
        left.addLayout(row)
        self._right = QStackedWidget()
        self._right.addWidget(self.preview)
        self._right.addWidget(self.page)
        self.put_together(self._right, self.foot, self.filters, Parting(self.theme), self.busy)

    def _connect(self) -> None:
        vm, foot, filters = self._vm, self.foot, self.filters
        filters.searched.connect(vm.set_text)
        filters.stepped.connect(vm.step)
        filters.submitted.connect(self.submit)
        filters.changed.connect(lambda key, chosen: vm.set_filter(**{key: chosen}))
        filters.cleared.connect(self._clear)
        self.heads.sorted_by.connect(vm.sort_by)
        self.list.marked.connect(vm.mark)
        self.list.taken.connect(self.submit)
        self.list.typed.connect(self._type_on)
        self.new.clicked.connect(lambda: self.edit(""))
        self.importing.clicked.connect(self.import_requested)
        self.busy.cancelled.connect(vm.importing.stop)
        self.preview.asked.connect(self.ask)
        self.page.save_requested.connect(self._save)
        self.page.left.connect(self._leave_page)
        self.page.words_wanted.connect(self._say_page_again)
        foot.count_edited.connect(vm.set_count)
        foot.count_stepped.connect(vm.step_count)
        foot.side_chosen.connect(vm.set_side)
        foot.answered.connect(vm.importing.keeping.answer)
        foot.offer.clicked.connect(vm.show_to_check)
        foot.undo.clicked.connect(vm.undo)
        foot.close_button.clicked.connect(self.close_popover)
        foot.add.clicked.connect(self.submit)
        foot.count.submitted.connect(lambda _text: self.submit())
        vm.view_changed.connect(self.show_view)
        self.closed.connect(self._on_closed)
        on_keys(self, APPLY, self._add_and_close)

    def _key_actions(self) -> dict[str, Callable[[], object]]:
        deeds = {keys: lambda key=key: self.ask(key) for key, (_, keys) in DEEDS.items()}
        return {
            **deeds,
            "Ctrl+N": lambda: self.edit(""),
            "Ctrl+I": self.import_requested.emit,
            "Ctrl+V": self.paste_requested.emit,
            "Ctrl+Z": self._vm.undo,
            "Ctrl+Y": self._vm.redo,
            "Ctrl+Shift+Z": self._vm.redo,
            "Ctrl+F": self.filters.focus_search,
            "Ctrl+L": self.filters.focus_search,
        }

    def _alt_keys(self) -> dict[str, Callable[[], object]]:
        return {
            **self.filters.keys(),
            "L": lambda: self.list.setFocus(Qt.FocusReason.ShortcutFocusReason),
            "P": lambda: self.preview.area.setFocus(Qt.FocusReason.ShortcutFocusReason),
            "K": lambda: self._vm.sort_by("cr"),
            "C": self._to_count,
            "S": self._vm.next_side,
        }

    # --- opening -------------------------------------------------------------------------------------------------

    def open_library(self, text: str = "") -> None:
        """Open it, searching for ``text`` if there is one."""
        self._vm.begin(text)
        self.filters.search.set_text(self._vm.text)
        self.retranslate()
        self.show_over()

    def left_width(self, width: int) -> int:
        """The hits, with all their columns."""
        return round(width * _LEFT_SHARE)

    def focus_first(self) -> None:
        """One types what is searched for."""
        self.filters.focus_search()

    def _on_closed(self) -> None:
        self._vm.leave()
        self._show_page(on=False)

    def close_popover(self) -> None:
        """Close it; where it was opened from may be gone meanwhile (the start page, when somebody came)."""
        lost = self.is_open and not (self._back is not None and isValid(self._back) and self._back.isVisible())
        super().close_popover()
        if lost:
            self.focus_lost.emit()

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        """What comes and goes below must not take the keyboard away."""
        super()._on_focus_changed(old, new)
        if new is None or self.isHidden():
            return
        if self.isAncestorOf(new):
            self._last = new
        elif new.window() is self.window() and not in_popover(new):
            QTimer.singleShot(0, self, self._take_back)

    def _take_back(self) -> None:
        if self.is_open:
            last = self._last
            (last if last is not None and isValid(last) and last.isVisible() else self).setFocus(_OTHER)

    # --- what the user does --------------------------------------------------------------------------------------

    def submit(self) -> None:
        """Add those chosen, and stay for the next; what comes up below must not get this Enter as well."""
        focus = QApplication.focusWidget()
        if self._vm.add():
            if focus is not None and self.isAncestorOf(focus):
                focus.setFocus(_OTHER)
            if self.filters.search.edit.hasFocus():
                self.filters.search.edit.selectAll()
        elif self._vm.view.foot.count_wrong:
            self._to_count()

    def _add_and_close(self) -> None:
        if self.is_editing:
            return
        if self._vm.add():
            self.close_popover()

    def _to_count(self) -> None:
        self.foot.count.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.foot.count.edit.selectAll()

    def _type_on(self, text: str) -> None:
        """Letters typed in the list begin a new search."""
        self.filters.focus_search()
        self.filters.search.set_text(text)
        self._vm.set_text(text)

    def _clear(self) -> None:
        self._vm.clear_filters()
        self.filters.search.set_text("")
        self.filters.focus_search()

    def ask(self, key: str) -> None:
        """Do something to those chosen, if it can be done now."""
        button, keys = self.preview.buttons[key], self._vm.keys
        if not button.isEnabled() or button.isHidden() or not keys:
            return
        deeds = self._vm.deeds
        match key:
            case "edit":
                self.edit(self._vm.view.current)
            case "rename":
                ask_name(self.prompt, self._vm, keys[0])
            case "duplicate":
                self._vm.do(deeds.duplicate(keys[0]))
            case "templates":
                self.templates.open_templates()
            case "tags":
                ask_tags(self.prompt, self._vm, keys)
            case "restore":
                self._vm.do(deeds.restore(keys[0]))
            case "delete":
                self._vm.do(deeds.delete(keys))
            case "export":
                self.export_requested.emit(deeds.exported(keys))
            case _:
                QGuiApplication.clipboard().setText(deeds.exported(keys))
                self._vm.tell_copied(len(keys))

    @property
    def templates(self) -> TemplatesPopover:
        """Templates for the one looked at."""
        if self._templates is None:
            vm = self._vm
            target = ChosenTemplates(vm.plain, lambda: vm.templates, vm.set_templates, self)
            self._templates = TemplatesPopover(self.theme, self._window, target, edits=False)
        return self._templates

    # --- the page with all fields --------------------------------------------------------------------------------

    @property
    def is_editing(self) -> bool:
        """Whether the form is open."""
        return self._right.currentWidget() is self.page

    def edit(self, key: str) -> None:
        """Open the form of an entry ("": of a new one)."""
        if self._vm.view.held:
            return
        self._editing = key
        self._show_page(on=True)
        self.page.begin(self._vm.name_of(key) if key else "", self._vm.form(key), "name", key)
        self._title_page()
        self._alts.watch()

    def _title_page(self) -> None:
        if not self._editing:
            self.page.header.set_title(tr("Library", "New creature"), tr("EditPage", "one step to undo"))

    def _say_page_again(self) -> None:
        self.page.say_again(self._vm.form(self._editing))
        self._title_page()

    def _save(self, values: dict[str, str]) -> None:
        result = self._vm.save(self._editing, values)
        if result.message or result.fields:
            self.page.show_result(result)
        else:
            self.page.done()
            self._leave_page()

    def _leave_page(self) -> None:
        self._show_page(on=False)
        self.filters.search.set_text(self._vm.text)
        self.list.setFocus(_OTHER)

    def _show_page(self, *, on: bool) -> None:
        for widget in (self._left, self.filters, self.foot):
            widget.setEnabled(not on)
        self._right.setCurrentWidget(self.page if on else self.preview)

    # --- what it shows -------------------------------------------------------------------------------------------

    def show_view(self, view: LibraryView) -> None:
        """Show everything."""
        self.title.set_texts(tr("Library", "Library"), view.remark, escape_cap())
        if self.filters.search.text != self._vm.text:
            self.filters.search.set_text(self._vm.text)
        self.filters.show_row(view.filters)
        self.heads.set_order(view.order)
        self.list.show_view(view)
        self.list.setVisible(not view.empty)
        self.empty.set_text(view.empty)
        self.preview.show_view(view)
        self.foot.show_view(view)
        self.busy.show_row(view.busy)
        for button in (self.new, self.importing):
            button.setEnabled(not view.held and view.busy is None)
            keep_tooltip(button, view.held)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Library", "Library"))
        self.list.setAccessibleName(tr("Library", "Creatures"))
        self.new.setText(tr("Library", "New creature"))
        self.importing.setText(tr("Library", "Import files…"))
        for button in (self.new, self.importing):
            button.updateGeometry()
        self.heads.retranslate()
        self.filters.retranslate()
        self.preview.retranslate()
        self.foot.retranslate()
        self.busy.retranslate()
        if self.is_open:
            self.show_view(self._vm.view)

    # --- events --------------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files may be dropped: they go into the library."""
        if local_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Import what was dropped."""
        self._vm.import_files(local_files(event.mimeData()))
        event.acceptProposedAction()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves: first the question of an import; Enter adds."""
        if event.key() == Qt.Key.Key_Escape and self._vm.view.question is not None:
            self._vm.importing.keeping.answer("")
        elif event.key() in {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
        # anything else ends here: it is not for the fight below
