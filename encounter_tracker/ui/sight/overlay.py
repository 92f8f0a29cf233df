"""Who sees whom, over everything but the top bar (Ctrl+4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, escape_cap
from encounter_tracker.ui.sight.side import PairPanel
from encounter_tracker.ui.sight.table import SightTable
from encounter_tracker.ui.surface import Parting
from encounter_tracker.ui.widgets import Button, PaneHeader, Popover, Segment, Segments
from encounter_tracker.viewmodels.texts.names import light_name
from encounter_tracker.viewmodels.texts.sight import LIGHT_ICONS

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.sight import SightViewModel
    from encounter_tracker.viewmodels.sight_pair import PairView
    from encounter_tracker.viewmodels.sight_rows import SightGrid

tr = QCoreApplication.translate

_SIDE_LEAST, _SIDE_MOST = 280, 520


class SightOverlay(Popover):
    """The table with its explanation; ``open_table`` shows it, or hides it where it is open."""

    light_requested = Signal(str)
    """bright, normal, dim or dark."""
    lights_requested = Signal()
    """Light and darkness effects are to be shown."""
    search_requested = Signal(str, str, str)
    """Someone unseen is to be looked for: who looks, for whom, and how ("listen", "grope" or "")."""

    def __init__(self, theme: Theme, window: QWidget, view_model: SightViewModel, top: QWidget) -> None:
        """Make a closed overlay; ``top`` is what it leaves free."""
        super().__init__(theme, window, close_on_leave=False, edge="line")
        self._window, self._vm, self._top = window, view_model, top
        self.header = PaneHeader(theme, height=34, pad=14, line=True)
        self.light = Segments(theme, (), height=24)
        self.lights = Button(theme, icon="sun", height=24)
        self.leave = Button(theme, icon="x", kind="flat", height=24)
        self.table = SightTable(theme)
        self.side = PairPanel(theme)
        self._build()
        self._connect()
        self._keys = PopoverKeys(
            self,
            {
                "L": lambda: self._press(self.side.listen),
                "G": lambda: self._press(self.side.grope),
                "F": lambda: self._press(self.side.more),
                "M": lambda: self._press(self.side.moved),
                "D": self._go_to_distance,
                "B": self.lights.click,
            },
        )
        self.retranslate()

    def _build(self) -> None:
        for control in (self.light, self.lights, self.leave):
            self.header.add_control(control)
        middle = QHBoxLayout()
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.table, 1)
        middle.addWidget(Parting(self.theme, upright=True))
        middle.addWidget(self.side)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 2)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(middle, 1)
        self.body.addLayout(column)

    def _connect(self) -> None:
        self.light.chosen_changed.connect(self.light_requested)
        self.lights.clicked.connect(self.lights_requested)
        self.leave.clicked.connect(self.close_popover)
        self.table.looked_at.connect(self._vm.look)
        self.side.distance_given.connect(self._on_distance)
        self.side.search_requested.connect(self._on_search)
        self.side.moved_requested.connect(self._on_moved)
        self._vm.grid_changed.connect(self.show_grid)
        self._vm.pair_changed.connect(self.show_pair)
        self.closed.connect(self._vm.close)

    # ---- opening ----------------------------------------------------------------------------------------------------

    def open_table(self) -> bool:
        """Show the table, or hide it where it is open; False where nobody is there."""
        if self.is_open:
            self.close_popover()
            return False
        if not self._vm.open():
            return False
        self.show_grid(self._vm.grid)
        self._open(self._placed)
        pair = self._vm.first_pair()
        if pair is not None:
            self.table.choose(*pair)
            self._vm.look(*pair)  # the table says nothing where it was there before
        return True

    def focus_first(self) -> None:
        """The table has the keyboard."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _placed(self, _size: QSize) -> QRect:
        top = self._top.mapTo(self._window, QPoint(0, self._top.height())).y()
        return QRect(4, top, self._window.width() - 8, self._window.height() - top - 4)

    # ---- what it shows ----------------------------------------------------------------------------------------------

    def show_grid(self, grid: SightGrid) -> None:
        """Show the table."""
        if not grid.heads:
            self.close_popover()
            return
        self.header.set_title(tr("SightOverlay", "Who sees whom"), grid.remark)
        self.light.set_chosen(grid.light)
        self.light.setToolTip(grid.light_words)
        self.side.set_legend(grid.legend)
        self._share()
        self.table.set_grid(grid)

    def show_pair(self, view: PairView | None) -> None:
        """Explain a pair."""
        self.side.show_view(view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """The words take what the table leaves, within bounds."""
        px = self.theme.px
        left = self.width() - self.table.wanted_width - 30
        self.side.setFixedWidth(min(max(left, px(_SIDE_LEAST)), px(_SIDE_MOST)))
        roomy = self.width() > px(1000)
        self.light.set_items([Segment(key, light_name(key), icon) for key, icon in LIGHT_ICONS.items()])
        self.lights.setText(tr("SightOverlay", "Light and darkness…") if roomy else "")

    # ---- what the user does -----------------------------------------------------------------------------------------

    def _press(self, button: Button) -> None:
        if button.isVisible():
            button.click()

    def _go_to_distance(self) -> None:
        if self.side.distance.isVisible():
            self.side.distance.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.side.distance.edit.selectAll()

    def _pair(self) -> tuple[str, str] | None:
        view = self._vm.pair
        return (view.viewer.id, view.target.id) if view is not None else None

    def _on_distance(self, text: str) -> None:
        pair = self._pair()
        if pair is None:
            return
        wrong = self._vm.set_distance(*pair, text)
        self.side.say_wrong(wrong)
        if not wrong:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            self.side.show_view(self._vm.pair)

    def _on_search(self, way: str) -> None:
        pair = self._pair()
        if pair is not None:
            self.search_requested.emit(*pair, way)

    def _on_moved(self) -> None:
        pair = self._pair()
        if pair is not None:
            self._vm.mark_moved(pair[1])

    # ---- words, focus -----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.setAccessibleName(tr("SightOverlay", "Who sees whom"))
        self.light.setAccessibleName(tr("TopBar", "Ambient light"))
        self.lights.setAccessibleName(tr("SightOverlay", "Light and darkness…"))
        self.lights.setToolTip(tr("SightOverlay", "Light all around, and who stands in light or darkness"))
        self.lights.set_key(alt_cap("B"))
        self.leave.setAccessibleName(tr("SightOverlay", "Close"))
        self.leave.setToolTip(tr("SightOverlay", "Close ({0})").format(escape_cap()))
        self.table.retranslate()
        self.side.retranslate()
        self._share()
        if self.is_open:
            self.show_grid(self._vm.grid)
            self.show_pair(self._vm.pair)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        """The top bar may be used meanwhile; what is hidden below may not, and other popovers lie over it."""
        super()._on_focus_changed(old, new)
        if new is None or self.isHidden() or new is self or self.isAncestorOf(new) or new.window() is not self.window():
            return
        if self._top.isAncestorOf(new):
            QTimer.singleShot(0, self, self._take_back)
        elif not _in_popover(new, self._window):
            self.close_popover()

    def _take_back(self) -> None:
        if self.is_open:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)


def _in_popover(widget: QWidget, window: QWidget) -> bool:
    above: QWidget | None = widget
    while above is not None and above is not window:
        if isinstance(above, Popover):
            return True
        above = above.parentWidget()
    return False
