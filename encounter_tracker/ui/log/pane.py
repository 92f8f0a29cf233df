"""The log strip: header with filters, the lines, a field for notes; or, folded, the newest line alone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from encounter_tracker.ui.log.list_view import LogList
from encounter_tracker.ui.log.newest import NewestLine
from encounter_tracker.ui.log.why import LogWhy
from encounter_tracker.ui.widgets.button import Button
from encounter_tracker.ui.widgets.field import TextField
from encounter_tracker.ui.widgets.header import PaneHeader, TextLine
from encounter_tracker.ui.widgets.segments import Segment, Segments

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.log import LogRow, LogViewModel

tr = QCoreApplication.translate

_HEADER = 30
_FOLDED = 28
_CONTROL = 22
_LEAST = 50  # header and one line: lower than this, the newest line alone is shown
_FILTER_LEAST, _FILTER_WIDE = 84, 150
_WHO_WIDE = 130


class LogPane(QWidget):
    """The log. It drives its view-model; the signals tell others what the game master did here."""

    note_requested = Signal(str)
    """A note was written (the view-model has it already)."""
    combatant_requested = Signal(str)
    """A name was clicked: its id (the view-model has selected it already)."""
    fold_changed = Signal(bool)
    """The strip was folded to its newest line (True) or unfolded."""

    def __init__(self, theme: Theme, view_model: LogViewModel, parent: QWidget | None = None) -> None:
        """Show the log.

        Args:
            theme: the theme.
            view_model: the lines and the filter.
            parent: the parent.
        """
        super().__init__(parent)
        self.theme = theme
        self._view_model = view_model
        self._folded = False
        self._note_key = "L"
        self._why: LogWhy | None = None
        self._back: QWidget | None = None
        self.header = PaneHeader(theme, height=_HEADER)
        self.who_button = Button(theme, icon="x", height=_CONTROL)
        self.groups = Segments(theme, (), height=_CONTROL)
        self.filter_field = TextField(theme, icon="list-filter", height=_CONTROL, size="small")
        self.note_button = Button(theme, icon="pencil", key="L", kind="flat", height=_CONTROL)
        self.fold_button = Button(theme, icon="chevron-down", kind="flat", height=_CONTROL)
        self.note_field = TextField(theme, icon="pencil", height=_CONTROL, size="small")
        self.list = LogList(theme, view_model.model)
        self.newest = NewestLine(theme)
        self.unfold_button = Button(theme, icon="chevron-up", kind="flat", height=_CONTROL)
        self._title = TextLine(theme, "", "small", "strong", "ink", height=_FOLDED)
        self._folded_line = QWidget()
        self._lay_out()
        self._connect()
        self.setAutoFillBackground(True)
        self._dress()
        self.retranslate()
        self._show_filter()
        self.newest.set_row(view_model.newest)

    # ---- what others ask of it ------------------------------------------------------------------------------

    @property
    def is_folded(self) -> bool:
        """Whether it is folded to its newest line."""
        return self._folded

    def set_folded(self, folded: bool) -> None:
        """Fold to the newest line, or unfold."""
        if folded == self._folded:
            return
        self._folded = folded
        self._show_form()
        self.updateGeometry()
        self.fold_changed.emit(folded)

    def open_note(self) -> None:
        """Let the game master write a note (L)."""
        if not self.note_field.isVisible():
            self._remember_focus()
        self.note_field.show()
        self._show_form()
        self.note_field.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focus_filter(self) -> None:
        """Let the game master type a filter (Ctrl+F); unfolds the strip."""
        self.set_folded(False)
        self._remember_focus()
        self.filter_field.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter_field.edit.selectAll()

    def set_keys(self, note: str) -> None:
        """The key that the button for notes shows."""
        self._note_key = note
        self._fit_header()

    # ---- size -----------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Header and four lines; folded, one line."""
        theme = self.theme
        high = theme.px(_FOLDED if self._folded else theme.tokens.layout.log)
        return QSize(theme.px(560), high)

    def minimumSizeHint(self) -> QSize:
        """It gives way down to one line."""
        return QSize(self.theme.px(240), self.theme.px(_FOLDED))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what there is room for."""
        super().resizeEvent(event)
        self._show_form()
        self._fit_header()

    # ---- events ---------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Claim Esc in the fields before a shortcut of the window does."""
        if event.type() is QEvent.Type.ShortcutOverride and _is_escape(event) and self._field_has_focus():
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves a field: a note is dropped, a filter cleared."""
        if event.key() == Qt.Key.Key_Escape and self._field_has_focus():
            if self.filter_field.edit.hasFocus():
                self.filter_field.set_text("")
                self._view_model.set_text("")
            self._close_note()
            self._give_focus_back()
            return
        super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        title = tr("LogPane", "Log")
        self.header.set_title(title)
        self._title.set_text(title)
        self.groups.setAccessibleName(tr("LogPane", "Which lines"))
        self.groups.set_items(
            (
                Segment("all", tr("LogPane", "all"), name=tr("LogPane", "All lines")),
                Segment("hp", tr("LogPane", "hp"), name=tr("LogPane", "Hit points, abilities, life and death")),
                Segment("effects", tr("LogPane", "effects"), name=tr("LogPane", "Effects, conditions and saves")),
                Segment("turns", tr("LogPane", "turns"), name=tr("LogPane", "Turns and time")),
                Segment("notes", tr("LogPane", "notes"), name=tr("LogPane", "Notes and reminders")),
            ),
            self._view_model.filter.group,
        )
        self.filter_field.edit.setPlaceholderText(tr("LogPane", "Filter"))
        self.filter_field.set_name(tr("LogPane", "Filter the log"))
        _name(self.note_button, tr("LogPane", "Write a note into the log"))
        self.note_field.edit.setPlaceholderText(tr("LogPane", "A note for the log, then Enter"))
        self.note_field.set_name(tr("LogPane", "Note"))
        _name(self.fold_button, tr("LogPane", "Fold the log to its newest line"))
        _name(self.unfold_button, tr("LogPane", "Unfold the log"))
        self.list.setAccessibleName(tr("LogPane", "Log, newest first"))
        self._show_filter()

    # ---- inside ---------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        for control in (self.who_button, self.groups, self.filter_field, self.note_button, self.fold_button):
            self.header.add_control(control)
        self.note_field.hide()
        self.who_button.hide()
        line = QHBoxLayout(self._folded_line)
        line.setContentsMargins(12, 0, 8, 0)
        line.setSpacing(0)
        for part in (self._title, self.newest, self.unfold_button):
            line.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        note = QHBoxLayout()
        note.setContentsMargins(12, 0, 12, 0)
        note.addWidget(self.note_field)
        column.addLayout(note)
        column.addWidget(self.list, 1)
        column.addWidget(self._folded_line)
        self.setFocusProxy(self.list)

    def _connect(self) -> None:
        model = self._view_model
        model.newest_changed.connect(self.newest.set_row)
        model.filter_changed.connect(self._show_filter)
        model.counts_changed.connect(self._show_counts)
        self.groups.chosen_changed.connect(model.set_group)
        self.filter_field.text_edited.connect(model.set_text)
        self.filter_field.submitted.connect(self._to_list)
        self.who_button.clicked.connect(self._show_everybody)
        self.note_button.clicked.connect(self.open_note)
        self.note_field.submitted.connect(self._on_note)
        self.fold_button.clicked.connect(lambda: self.set_folded(True))
        self.unfold_button.clicked.connect(lambda: self.set_folded(False))
        self.newest.clicked.connect(lambda: self.set_folded(False))
        self.list.copy_requested.connect(self._copy)
        self.list.context_requested.connect(self._open_menu)
        for lines in (self.list, self.newest):
            lines.combatant_requested.connect(self._on_combatant)
            lines.why_requested.connect(self._show_why)
        self.theme.theme_changed.connect(self._dress)

    def _show_form(self) -> None:
        """The whole strip, or one line where it is folded or too low; a note being written takes the line's place."""
        low = self._folded or self.height() < self.theme.px(_LEAST)
        writing = not self.note_field.isHidden()
        self.header.setVisible(not low)
        self.list.setVisible(not low)
        self._folded_line.setVisible(low and not writing)

    def _fit_header(self) -> None:
        """Where the header is too narrow, the button for notes is an icon alone."""
        self.note_button.setText(tr("LogPane", "Note"))
        self.note_button.set_key(self._note_key)
        controls = (self.who_button, self.groups, self.note_button, self.fold_button)
        shown = [control for control in controls if not control.isHidden()]
        wide = sum(min(control.sizeHint().width(), control.maximumWidth()) + 4 for control in shown)
        wide += self.filter_field.minimumWidth()
        title = self.theme.face("small", "strong").width(tr("LogPane", "Log")) + 32
        if wide + title > self.width():
            self.note_button.setText("")
            self.note_button.set_key("")

    def _show_filter(self) -> None:
        model = self._view_model
        self.groups.set_chosen(model.filter.group)
        if self.filter_field.text != model.filter.text:
            self.filter_field.set_text(model.filter.text)
        name = model.who_name
        self.who_button.setVisible(bool(name))
        self.who_button.setText(name)
        self.who_button.setToolTip(tr("LogPane", "Show lines about everybody"))
        self._show_counts()
        self._fit_header()

    def _show_counts(self) -> None:
        self.header.set_remark(self._view_model.remark)

    def _on_note(self, text: str) -> None:
        self._close_note()
        self._give_focus_back()
        if text.strip():
            self._view_model.write_note(text)
            self.note_requested.emit(text.strip())

    def _close_note(self) -> None:
        self.note_field.set_text("")
        self.note_field.hide()
        self._show_form()

    def _on_combatant(self, who: str) -> None:
        self._view_model.select(who)
        self.combatant_requested.emit(who)

    def _show_everybody(self) -> None:
        self._view_model.set_who("")
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_why(self, row: LogRow, line: QRect) -> None:
        if self._why is None or self._why.parentWidget() is not self.window():
            self._why = LogWhy(self.theme, self.window())
        self._why.show_row(row, line)

    def _copy(self, places: list[int]) -> None:
        if places:
            QGuiApplication.clipboard().setText(self._view_model.text_of(places))

    def _to_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_menu(self, row: LogRow | None, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill_menu(menu, row)
        menu.popup(at)

    def fill_menu(self, menu: QMenu, row: LogRow | None) -> None:
        """What can be done with a line."""
        model = self._view_model
        places = self.list.selected_places
        copy = menu.addAction(tr("LogPane", "Copy"), lambda: self._copy(places))
        copy.setEnabled(bool(places))
        for who in row.who if row is not None else ():
            text = tr("LogPane", "Only lines about {0}").format(model.name_of(who))
            menu.addAction(text, partial(model.set_who, who))
        everything = menu.addAction(tr("LogPane", "Show everything"), model.clear_filter)
        everything.setEnabled(not model.filter.is_open)

    def _field_has_focus(self) -> bool:
        return self.filter_field.edit.hasFocus() or self.note_field.edit.hasFocus()

    def _remember_focus(self) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and focus not in {self.filter_field.edit, self.note_field.edit}:
            self._back = focus

    def _give_focus_back(self) -> None:
        from shiboken6 import isValid

        back, self._back = self._back, None
        if back is None or not isValid(back) or not back.isVisible():
            back = self.list if self.list.isVisible() else self.newest
        back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _dress(self) -> None:
        palette = self.theme.palette()
        palette.setColor(QPalette.ColorRole.Window, self.theme.color("pane"))
        self.setPalette(palette)
        self.filter_field.setMinimumWidth(self.theme.px(_FILTER_LEAST))
        self.filter_field.setMaximumWidth(self.theme.px(_FILTER_WIDE))
        self.who_button.setMaximumWidth(self.theme.px(_WHO_WIDE))
        self._fit_header()
        self.updateGeometry()


def _name(button: Button, text: str) -> None:
    """The words of a button that shows an icon alone."""
    button.setAccessibleName(text)
    button.setToolTip(text)


def _is_escape(event: QEvent) -> bool:
    from PySide6.QtGui import QKeyEvent

    return isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
