"""The foot: what can be done with the encounter looked at, what undo takes back, and the one large button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QMenu, QWidget

from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.popover_keys import alt_cap, escape_cap
from encounter_tracker.ui.widgets import Button, Run, TextLine
from encounter_tracker.ui.widgets.base import keep_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.prepared_rows import PreparedView

_PAD, _UNDO_MOST = 14, 260

tr = QCoreApplication.translate


class EncountersFoot(QWidget):
    """Everything below the two columns; breaks into two lines where there is no room for one."""

    join_requested = Signal(str)
    """The key of the encounter that is to be taken in."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.said = TextLine(theme, "", "small", height=20, parent=self)
        self.duplicate = Button(theme, icon="copy", height=32)
        self.join = Button(theme, icon="users", height=32)
        self.delete = Button(theme, icon="trash-2", kind="flat", height=32)
        self.undo = Button(theme, icon="undo-2", kind="flat", height=32)
        self.cancel = Button(theme, kind="flat", height=32)
        self.put = Button(theme, icon="swords", kind="primary", height=32, key="Ctrl+↵")
        self.menu = QMenu(self)
        self.join.setMenu(self.menu)
        self.menu.aboutToShow.connect(self._fill_menu)
        self._others: tuple[tuple[str, str], ...] = ()
        self._undo = ""
        self.left = Flow((self.duplicate, self.join, self.delete, self.undo), gap=6)
        self.right = Flow((self.cancel, self.put), gap=8, right=True)
        for flow in (self.left, self.right):
            flow.setParent(self)
        theme.theme_changed.connect(self._lay_out)

    def show_view(self, view: PreparedView) -> None:
        """Show how things stand."""
        runs = (Run(view.said, "small", "strong", "danger" if view.said_is_problem else "up"),) if view.said else ()
        self.said.set_runs(runs)
        self.said.setVisible(bool(view.said))
        fight, there = view.is_fight, bool(view.current)
        self.duplicate.setText(tr("Prepared", "Keep as prepared") if fight else tr("Prepared", "Duplicate"))
        keep_tooltip(self.duplicate, alt_cap("D"))
        self.duplicate.setEnabled(there)
        self._others = tuple((row.key, row.name) for row in view.plans if not row.fight and row.key != view.current)
        self.join.setVisible(not fight)
        self.join.setEnabled(there and bool(self._others))
        keep_tooltip(
            self.join,
            alt_cap("J") if self._others else tr("Prepared", "There is no other encounter to take groups from."),
        )
        self.delete.setText(tr("Prepared", "It does not come") if fight else tr("Prepared", "Delete"))
        self.delete.setEnabled(view.can_bring and not view.held if fight else there)
        self.undo.setVisible(bool(view.undo))
        self._undo = view.undo
        keep_tooltip(self.undo, view.undo)
        self.put.setText(view.put)
        self.put.setEnabled(not view.put_reason)
        keep_tooltip(self.put, view.put_reason)
        for button in (self.duplicate, self.join, self.delete, self.put):
            button.updateGeometry()
        self._lay_out()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.join.setText(tr("Prepared", "Join with"))
        self.cancel.setText(tr("Prepared", "Close"))
        self.cancel.set_key(escape_cap())

    def _fill_menu(self) -> None:
        self.menu.clear()
        for key, name in self._others:
            action = self.menu.addAction(name.replace("&", "&&"))
            action.triggered.connect(lambda _checked=False, other=key: self.join_requested.emit(other))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One line, or two."""
        super().resizeEvent(event)
        self._lay_out()

    def _fit_undo(self, room: int) -> int:
        """Say what undo takes back where there is room for it; the width that the left part wants."""
        whole = self.theme.face("body", "medium").elided(self._undo, self.theme.px(_UNDO_MOST))
        for text in (whole, tr("Prepared", "Undo")):
            self.undo.setText(text)
            self.undo.updateGeometry()
            if self.left.wanted_width <= room:
                break
        return self.left.wanted_width

    def _lay_out(self) -> None:
        px = self.theme.px
        width = self.width() - 2 * _PAD
        if width <= 0:
            return
        top = px(20) + 4 if not self.said.isHidden() else px(9)
        self.said.setGeometry(_PAD, 2, width, px(20))
        right = self.right.wanted_width
        left = self._fit_undo(width - right - 16)
        if left + right + 16 <= width:
            self.left.set_width(width - right - 16)
            self.right.set_width(right)
            self.left.setGeometry(_PAD, top, width - right - 16, self.left.height())
            self.right.setGeometry(_PAD + width - right, top, right, self.right.height())
            bottom = top + max(self.left.height(), self.right.height())
        else:
            self.left.set_width(width)
            self.left.setGeometry(_PAD, top, width, self.left.height())
            self.right.set_width(width)
            self.right.setGeometry(_PAD, top + self.left.height() + 6, width, self.right.height())
            bottom = top + self.left.height() + 6 + self.right.height()
        if self.height() != bottom + px(9):
            self.setFixedHeight(bottom + px(9))
