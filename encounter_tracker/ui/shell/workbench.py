"""How the panes stand: order at the left over the full height, combatant and effects beside it, log below them.

Three columns from 1240 points; below that combatant and effects take turns in one pane. Sizes the user drags are kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from encounter_tracker.ui.widgets import Segment, Segments

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Theme

_LEFT_SHARE, _LEFT_LEAST, _LEFT_MOST = 0.333, 400, 560
_MIDDLE_SHARE, _MIDDLE_LEAST, _MIDDLE_MOST = 0.366, 420, 640
_RIGHT_LEAST = 340
_THREE_COLUMNS_FROM = 1240
_NARROW_SHARE, _NARROW_LEFT_LEAST = 0.39, 320
#: The log by the height there is: four lines, two, or folded to the newest.
_LOG_HEIGHTS = ((640, 112), (560, 72), (0, 28))


def _clamped(value: float, least: int, most: int) -> int:
    return round(min(max(value, least), most))


class Workbench(QWidget):
    """Lays the panes out; ``show_start`` puts the start page in place of everything right of the order."""

    tab_changed = Signal(str)
    """combatant or effects, where they take turns."""

    def __init__(
        self,
        theme: Theme,
        order: QWidget,
        combatant: QWidget,
        effects: QWidget,
        log: QWidget,
        start: QWidget,
    ) -> None:
        """Take the panes."""
        super().__init__()
        self.theme = theme
        self._combatant, self._effects, self._start = combatant, effects, start
        self._moved = False
        self._three = True
        self.tabs = Segments(theme, (), height=28)
        self.tabs.chosen_changed.connect(self.show_tab)
        self._columns = self._splitter(Qt.Orientation.Horizontal, combatant, effects)
        upper = QWidget()
        stack = QVBoxLayout(upper)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(0)
        stack.addWidget(self.tabs)
        stack.addWidget(self._columns, 1)
        self._rows = self._splitter(Qt.Orientation.Vertical, upper, log)
        self._rows.setStretchFactor(0, 1)
        self._rows.setStretchFactor(1, 0)
        self._stage = QStackedWidget()
        self._stage.addWidget(self._rows)
        self._stage.addWidget(start)
        self._stage.setMinimumWidth(_RIGHT_LEAST)  # not what the widest page would like
        order.setMinimumWidth(_NARROW_LEFT_LEAST)
        self._whole = self._splitter(Qt.Orientation.Horizontal, order, self._stage)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._whole)
        self.setMinimumHeight(0)
        self.retranslate()
        self._apply()

    def _splitter(self, orientation: Qt.Orientation, *widgets: QWidget) -> QSplitter:
        splitter = QSplitter(orientation)
        splitter.setHandleWidth(1)
        splitter.setChildrenCollapsible(False)
        for widget in widgets:
            splitter.addWidget(widget)
        splitter.splitterMoved.connect(self._on_moved)
        return splitter

    # --- what it shows -------------------------------------------------------------------------------------------

    @property
    def has_three_columns(self) -> bool:
        """Whether combatant and effects stand side by side."""
        return self._three

    @property
    def shows_start(self) -> bool:
        """Whether the start page stands in place of the panes."""
        return self._stage.currentWidget() is self._start

    def show_start(self, start: bool) -> None:
        """Show the start page, or the panes."""
        self._stage.setCurrentWidget(self._start if start else self._rows)

    def show_tab(self, key: str) -> None:
        """Bring combatant or effects to the front where they take turns."""
        self.tabs.set_chosen(key)
        if not self._three:
            self._combatant.setVisible(key == "combatant")
            self._effects.setVisible(key == "effects")
        self.tab_changed.emit(key)

    def retranslate(self) -> None:
        """Say the tabs in the language in use."""
        tr = QCoreApplication.translate
        items = [
            Segment("combatant", tr("Workbench", "Combatant")),
            Segment("effects", tr("Workbench", "Effects")),
        ]
        self.tabs.set_items(items, self.tabs.chosen or "combatant")

    # --- sizes ---------------------------------------------------------------------------------------------------

    def save_state(self) -> bytes:
        """The dragged sizes, to be kept for this screen; empty while they are the usual ones."""
        if not self._moved:
            return b""
        parts = (self._whole.saveState(), self._columns.saveState(), self._rows.saveState())
        return b"\n".join(bytes(part.toBase64().data()) for part in parts)

    def restore_state(self, state: bytes) -> None:
        """Take sizes that were kept."""
        parts = state.split(b"\n")
        splitters = (self._whole, self._columns, self._rows)
        if len(parts) != len(splitters):
            return
        restored = [
            splitter.restoreState(QByteArray.fromBase64(QByteArray(part)))
            for splitter, part in zip(splitters, parts, strict=True)
        ]
        self._moved = all(restored)
        for splitter in splitters:
            splitter.setHandleWidth(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Three columns or two; the usual widths as long as nobody dragged them."""
        super().resizeEvent(event)
        self._apply()

    def _apply(self) -> None:
        three = self.width() >= _THREE_COLUMNS_FROM
        if three != self._three or not self.tabs.chosen:
            self._three = three
            self._combatant.setVisible(three or self.tabs.chosen == "combatant")
            self._effects.setVisible(three or self.tabs.chosen == "effects")
        self.tabs.setVisible(not three)
        if not self._moved:
            self._usual_sizes()

    def _usual_sizes(self) -> None:
        width, height = self.width(), self.height()
        share, least = (_LEFT_SHARE, _LEFT_LEAST) if self._three else (_NARROW_SHARE, _NARROW_LEFT_LEAST)
        left = _clamped(width * share, least, _LEFT_MOST)
        log = next(lines for room, lines in _LOG_HEIGHTS if height >= room)
        self._rows.setSizes([height - log - 1, log])
        self._whole.setSizes([left, width - left - 1])
        if self._three:
            middle = _clamped(width * _MIDDLE_SHARE, _MIDDLE_LEAST, _MIDDLE_MOST)
            middle = min(middle, width - left - _RIGHT_LEAST - 2)
            self._columns.setSizes([middle, width - left - middle - 2])

    def _on_moved(self) -> None:
        self._moved = True
