"""The paste window: the source at the left, how it was read at the right, what becomes of it below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QTextDocumentFragment
from PySide6.QtWidgets import QVBoxLayout, QWidget

from encounter_tracker.ui.effects.keys import APPLY, is_keep, on_keys
from encounter_tracker.ui.paste.creatures import CreatureList
from encounter_tracker.ui.paste.foot import PasteFoot
from encounter_tracker.ui.paste.reading import ReadingPane
from encounter_tracker.ui.paste.source import SourceEdit
from encounter_tracker.ui.popover_keys import PopoverKeys, escape_cap
from encounter_tracker.ui.surface import Surface
from encounter_tracker.ui.templates import TemplatesPopover
from encounter_tracker.ui.widgets import Button, PaneHeader
from encounter_tracker.ui.widgets.dropping import local_files
from encounter_tracker.viewmodels.paste_draft import plain_of
from encounter_tracker.viewmodels.template_use import ChosenTemplates

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.paste import PasteViewModel
    from encounter_tracker.viewmodels.paste_rows import PasteView

tr = QCoreApplication.translate

_SIZE = (1180, 720)
_LEFT_SHARE, _LEFT_LEAST = 0.475, 300
_OTHER = Qt.FocusReason.OtherFocusReason


def text_of(mime: QMimeData | None) -> str:
    """The text that was copied; of a web page that gives nothing else, what one reads in it."""
    if mime is None:
        return ""
    if mime.hasText():
        return mime.text()
    return QTextDocumentFragment.fromHtml(mime.html()).toPlainText() if mime.hasHtml() else ""


class PasteSurface(Surface):
    """Opened by ``open_clipboard`` (Ctrl+V) and ``open_files``; what was not added is kept while it is closed."""

    def __init__(self, theme: Theme, window: QWidget, view_model: PasteViewModel) -> None:
        """Make a closed one over ``window``."""
        super().__init__(theme, window, _SIZE, stray_click=False)  # it must not throw away what was read
        self._vm = view_model
        self._pasted = ""
        self._waiting = False
        self._templates: TemplatesPopover | None = None
        self.creatures = CreatureList(theme)
        self.header = PaneHeader(theme, line=True)
        self.again = Button(theme, icon="clipboard-paste", kind="flat", height=22, key="Ctrl+V")
        self.source = SourceEdit(theme)
        self.reading = ReadingPane(theme)
        self.foot = PasteFoot(theme)
        self._build()
        self._connect()
        self.setAcceptDrops(True)
        self._keys = PopoverKeys(self, self._alt_keys())
        self.retranslate()

    def _build(self) -> None:
        self.header.add_control(self.again)
        self._text = QWidget()
        text = QVBoxLayout(self._text)
        text.setContentsMargins(0, 0, 0, 0)
        text.setSpacing(0)
        text.addWidget(self.header)
        text.addWidget(self.source, 1)
        self.left_column.addWidget(self.creatures)
        self.left_column.addWidget(self._text, 1)
        self.put_together(self.reading, self.foot)

    def _connect(self) -> None:
        vm, foot = self._vm, self.foot
        self.source.edited.connect(vm.type_text)
        self.source.piece_entered.connect(self._on_piece)
        self.source.line_entered.connect(vm.select_line)
        self.source.files_given.connect(self.open_files)
        self.source.long_text_given.connect(self.open_text)
        self.again.clicked.connect(self.paste_again)
        self.reading.busy.cancelled.connect(vm.cancel_reading)
        self.reading.pointed.connect(self._point)
        self.reading.chosen.connect(vm.choose)
        self.reading.typed.connect(vm.type_value)
        self.reading.passed.connect(lambda: foot.add.setFocus(Qt.FocusReason.TabFocusReason))
        self.creatures.search_changed.connect(vm.set_search)
        self.creatures.all_ticked.connect(lambda on: vm.tick_all(on=on))
        self.creatures.view.picked.connect(self._pick)
        self.creatures.view.ticked.connect(lambda place, on: vm.tick(place, on=on))
        self.creatures.view.counted.connect(vm.step_count)
        foot.count_edited.connect(vm.set_count)
        foot.count_stepped.connect(vm.step_count)
        foot.side_chosen.connect(vm.set_side)
        foot.roll_changed.connect(lambda on: vm.set_roll(on=on))
        foot.keep.clicked.connect(vm.keep)
        foot.answered.connect(vm.keeping.answer)
        foot.cancel.clicked.connect(self.close_popover)
        foot.add.clicked.connect(self.submit)
        foot.templates.clicked.connect(self.open_templates)
        foot.count.submitted.connect(lambda _text: self.submit())
        vm.view_changed.connect(self.show_view)
        vm.text_replaced.connect(self.source.set_source)
        vm.added.connect(self._on_added)
        self.closed.connect(lambda: vm.watch(on=False))
        on_keys(self, APPLY, self.submit)

    def _alt_keys(self) -> dict[str, Callable[[], object]]:
        return {
            "N": lambda: self.reading.step(1),
            "P": lambda: self.reading.step(-1),
            "T": lambda: self.source.setFocus(Qt.FocusReason.ShortcutFocusReason),
            "L": lambda: self.creatures.view.setFocus(Qt.FocusReason.ShortcutFocusReason),
            "C": self._to_count,
            "S": self._vm.next_side,
            "I": self.foot.roll.click,
            "M": self.open_templates,
            "G": self.foot.party.click,
        }

    # --- opening -------------------------------------------------------------------------------------------------

    def open_clipboard(self) -> None:
        """Open with what is in the clipboard; the same text again goes on where it was left."""
        mime: QMimeData | None = QGuiApplication.clipboard().mimeData()  # none on some platforms
        files = local_files(mime)
        text = text_of(mime)
        if files:
            self.open_files(files)
            return
        if text.strip() and (text != self._pasted or self._vm.is_blank):
            self._pasted = text
            self._vm.open_text(text)
        self._show_over()

    def open_text(self, text: str) -> None:
        """Open with a text."""
        self._pasted = text
        self._vm.open_text(text)
        self._show_over()

    def open_files(self, paths: Sequence[str]) -> None:
        """Open with files, which are read beside."""
        self._pasted = ""
        self._vm.open_files(list(paths))
        self._show_over()

    def paste_again(self) -> None:
        """Read what is in the clipboard now, whatever was here."""
        self._pasted = ""
        self.open_clipboard()

    def _show_over(self) -> None:
        self._vm.watch(on=True)
        self.retranslate()
        self._waiting = self._vm.view.busy is not None
        self.show_over()

    def left_width(self, width: int) -> int:
        """The source is the narrower part."""
        return max(self.theme.px(_LEFT_LEAST), round(width * _LEFT_SHARE))

    def focus_first(self) -> None:
        """Enter accepts all, where there is something; else one types, or stops the reading."""
        view = self._vm.view
        if view.busy is not None:
            self.reading.busy.stop.setFocus(_OTHER)
        elif view.foot.can_add:
            self.foot.add.setFocus(_OTHER)
        elif view.listed:
            self.creatures.view.setFocus(_OTHER)
        elif view.is_text:
            self.source.setFocus(_OTHER)
        else:
            self.foot.cancel.setFocus(_OTHER)

    def _on_added(self) -> None:
        self._pasted = ""
        self.close_popover()

    # --- what the user does --------------------------------------------------------------------------------------

    def submit(self) -> None:
        """Add them, or go to what is missing."""
        if not self._vm.add() and self._vm.view.foot.count_wrong:
            self._to_count()

    @property
    def templates(self) -> TemplatesPopover:
        """Templates for the creature that is looked at."""
        if self._templates is None:
            vm = self._vm
            plain = lambda: plain_of(vm.draft, vm.draft.current) if vm.draft.entry is not None else None  # noqa: E731
            chosen = lambda: vm.draft.templates.get(vm.draft.current, ())  # noqa: E731
            target = ChosenTemplates(plain, chosen, vm.set_templates, self)
            self._templates = TemplatesPopover(self.theme, self._window, target, edits=False)
        return self._templates

    def open_templates(self) -> None:
        """Choose templates for the creature that is looked at."""
        self._vm.flush()
        self.templates.open_templates()

    def _to_count(self) -> None:
        self.foot.count.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.foot.count.edit.selectAll()

    def _pick(self, place: int) -> None:
        self._vm.select(place)
        line = self._vm.line_of(place)
        if line:
            self.source.go_to(line, 0)

    def _point(self, key: str) -> None:
        """A question has the hand or the keyboard: its piece is shown in the source."""
        self._set_current(key)
        question = self.reading.question(key)
        if question is not None:
            if question.row.line:
                self.source.go_to(question.row.line, question.row.start)
            self.reading.reveal(question)

    def _on_piece(self, key: str) -> None:
        """The caret is in a piece: its question is shown."""
        self._vm.select_key(key)
        self._set_current(key)
        question = self.reading.question(key)
        if question is not None:
            self.reading.reveal(question)

    def _set_current(self, key: str) -> None:
        self.source.set_current(key)
        self.reading.set_current(key)

    # --- what it shows -------------------------------------------------------------------------------------------

    def show_view(self, view: PasteView) -> None:
        """Show everything."""
        self.title.set_texts(view.title, view.remark, escape_cap())
        self.header.set_title(view.source_title, view.source_remark)
        self._text.setVisible(view.is_text)
        self.creatures.setVisible(view.listed)
        self.left_column.setStretch(0, 0 if view.is_text else 1)
        if view.listed:
            self.creatures.show_view(view)
        self.source.show_marks(view.marks, view.pieces)
        self.reading.show_view(view)
        self.foot.templates.setEnabled(bool(view.understood.facts))
        self.foot.show_row(view.foot)
        self._keys.watch()
        if self._waiting and view.busy is None:
            self._waiting = False
            if self.is_open:
                self.focus_first()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Paste", "Stat block, read"))
        self.again.setText(tr("Paste", "Paste again"))
        self.again.updateGeometry()
        self.source.setAccessibleName(tr("Paste", "Pasted text"))
        self.source.setPlaceholderText(tr("Paste", "Paste or type a stat block here"))
        self.creatures.retranslate()
        self.reading.retranslate()
        self.foot.retranslate()
        self.show_view(self._vm.view)

    # --- events --------------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files and text may be dropped."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Read what was dropped."""
        files = local_files(event.mimeData())
        if files:
            self.open_files(files)
        elif event.mimeData().hasText():
            self.open_text(event.mimeData().text())
        event.acceptProposedAction()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+V pastes again, Ctrl+S keeps, Esc leaves."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste_again()
        elif is_keep(event):
            self._vm.keep()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_popover()
        # anything else ends here: it is not for the fight below
