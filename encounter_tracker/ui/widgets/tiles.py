"""Tiles: one figure or one ability each; a dotted underline says that it unfolds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from encounter_tracker.ui.widgets.base import FocusPolicy, PaintedButton
from encounter_tracker.ui.widgets.canvas import RIGHT
from encounter_tracker.viewmodels.rows import AbilityTileRow, TileRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent

    from encounter_tracker.ui.theme import Role, TextSize, Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.rows import AbilityLineKind

_LINE = 17  # one line of an ability tile
_ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
_LINE_ROLES: dict[AbilityLineKind, Role] = {"penalty": "down", "damage": "down", "drain": "down", "bonus": "up"}


class Tile(PaintedButton):
    """What figure and ability tiles share: a click, Enter or Space asks why."""

    why_requested = Signal(str)
    """The key of the figure whose parts are to be shown."""
    context_requested = Signal(str, object)
    """The key of the figure and where (a global QPoint)."""

    def __init__(self, theme: Theme, height: int, parent: QWidget | None) -> None:
        super().__init__(theme, parent)
        self._height = height
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._on_clicked)
        self.apply_sizes()

    @property
    def key(self) -> str:
        """Which figure."""
        return ""

    def accept(self, row: TileRow | AbilityTileRow) -> bool:
        """Show a row, if it is one for this kind of tile."""
        del row
        return False

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(self._height))

    def sizeHint(self) -> QSize:
        """A sixth of the pane."""
        return QSize(self.theme.px(76), self.height())

    def minimumSizeHint(self) -> QSize:
        """Narrow: the grid takes fewer columns before anything is cut."""
        return QSize(self.theme.px(24), self.height())

    @property
    def needed_width(self) -> int:
        """What it needs so that nothing is cut."""
        return self.theme.px(58)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the grid."""
        if event.key() in _ARROWS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for a menu."""
        self.context_requested.emit(self.key, event.globalPos())

    def _name(self, row: TileRow | AbilityTileRow, figures: str) -> None:
        name = row.name or row.caption
        self.setAccessibleName(row.accessible or f"{name} {figures}")
        self.setToolTip(name if name != row.caption else "")
        self.update()

    def _paint_ground(self, canvas: Canvas) -> QRectF:
        rect = QRectF(self.rect())
        line: Role | None = "line" if self.underMouse() else None
        canvas.box(rect, "raised", line, 5)
        if self.shows_ring:
            canvas.focus_ring(rect, 5)
        return rect

    def _on_clicked(self) -> None:
        self.why_requested.emit(self.key)


class FigureTile(Tile):
    """One figure: caption, value, change against the stat block."""

    def __init__(self, theme: Theme, row: TileRow | None = None, parent: QWidget | None = None) -> None:
        """Make a tile; give it its row now or with `set_row`."""
        super().__init__(theme, theme.tokens.size["tile_figure"], parent)
        self._row = TileRow(key="", caption="", value="")
        if row is not None:
            self.set_row(row)

    @property
    def key(self) -> str:
        """Which figure."""
        return self._row.key

    @property
    def row(self) -> TileRow:
        """What it shows."""
        return self._row

    def accept(self, row: TileRow | AbilityTileRow) -> bool:
        """Show a row, if it is a figure."""
        if isinstance(row, TileRow):
            self.set_row(row)
            return True
        return False

    def set_row(self, row: TileRow) -> None:
        """Show a row; repaints only when it differs."""
        if row == self._row:
            return
        self._row = row
        self._name(row, row.value)

    @property
    def needed_width(self) -> int:
        """Its caption, or its value and the change."""
        row, face = self._row, self.theme.face
        pencil = self.theme.size("icon_small") + 4 if row.overruled else 0
        value = face("figure", "strong").width(row.value)
        if row.delta:
            value += face("small", "strong").width(row.delta) + self.theme.px(6) + 10
        caption = face("tiny", "medium").width(row.caption)
        return max(self.theme.px(58), round(max(caption + 11 + pencil, value + 13) + 0.5))

    def paint(self, canvas: Canvas) -> None:
        """Caption above, value below at the left, change at the right."""
        theme, row, px = self.theme, self._row, self.theme.px
        rect = self._paint_ground(canvas)
        right = rect.width() - 4
        if row.overruled:
            size = theme.size("icon_small")
            canvas.icon("pencil", right - size - 2, px(5), size, "now_text")
            right -= size + 4
        canvas.text(QRectF(7, px(3), right - 7, px(16)), row.caption, "tiny", "medium", "ink2")
        used = canvas.text(QRectF(7, px(18), rect.width() - 10, px(23)), row.value, "figure", "strong", "ink")
        if not row.none:
            canvas.dotted(8, px(41), used - 2)
        if row.delta:
            role: Role = "up" if row.trend == "up" else "down"
            x = rect.width() - 6 - theme.face("small", "strong").width(row.delta)
            canvas.put(x, px(21), px(18), row.delta, "small", "strong", role)
            canvas.triangle(x - px(6) - 2, px(27.5), px(6), up=row.trend == "up", role=role)


class AbilityTile(Tile):
    """One ability: score and modifier, then penalty, damage, drain and bonus each on its line; never one sum."""

    def __init__(self, theme: Theme, row: AbilityTileRow | None = None, parent: QWidget | None = None) -> None:
        """Make a tile; give it its row now or with `set_row`."""
        super().__init__(theme, theme.tokens.size["tile_ability"], parent)
        self._row = AbilityTileRow(key="", caption="", score="", modifier="")
        if row is not None:
            self.set_row(row)

    @property
    def key(self) -> str:
        """Which ability."""
        return self._row.key

    @property
    def row(self) -> AbilityTileRow:
        """What it shows."""
        return self._row

    def accept(self, row: TileRow | AbilityTileRow) -> bool:
        """Show a row, if it is an ability."""
        if isinstance(row, AbilityTileRow):
            self.set_row(row)
            return True
        return False

    def set_row(self, row: AbilityTileRow) -> None:
        """Show a row; repaints only when it differs."""
        if row == self._row:
            return
        self._row = row
        self._name(row, f"{row.score}, {row.modifier}")

    def set_room(self, lines: int) -> None:
        """Make room for this many lines (two are always there), so that a row of tiles stays even."""
        height = self.theme.tokens.size["tile_ability"] + max(0, lines - 2) * _LINE
        if height != self._height:
            self._height = height
            self.apply_sizes()

    @property
    def needed_width(self) -> int:
        """Its first line, or the short form of the longest of the others."""
        row, face = self._row, self.theme.face
        tiny, small = face("tiny"), face("small", "strong")
        first = self._first_line("small")
        lines = [tiny.width(line.short or line.caption) + small.width(line.amount) + 18 for line in row.lines]
        return max(self.theme.px(58), round(max((first, *lines)) + 0.5))

    def _first_line(self, size: TextSize) -> float:
        """The width of caption, score and modifier, the modifier in this size."""
        row, face = self._row, self.theme.face
        tiny = face("tiny", "medium")
        return tiny.width(row.caption) + tiny.width(row.score) + face(size, "strong").width(row.modifier) + 20

    def paint(self, canvas: Canvas) -> None:
        """Caption, score and modifier in the first line, the lines below."""
        theme, row, px = self.theme, self._row, self.theme.px
        rect = self._paint_ground(canvas)
        # two figures in score and modifier are too much for a narrow tile: the modifier gives way a little
        size: TextSize = "strong" if self._first_line("strong") <= rect.width() else "small"
        right = rect.width() - 6
        x = canvas.put(6, px(3), px(22), row.caption, "tiny", "medium", "ink2") + 4
        used = canvas.text(QRectF(0, px(2), right, px(24)), row.modifier, size, "strong", "ink", RIGHT)
        if not row.none:
            canvas.dotted(right - used, px(23), used)
        score_role: Role = "now_text" if row.overruled else "ink"
        canvas.text(QRectF(x, px(3), right - used - x, px(22)), row.score, "tiny", "medium", score_role, elide=False)
        y = px(27)
        for line in row.lines:
            role = _LINE_ROLES[line.kind]
            wide = theme.face("small", "strong").width(line.amount)
            room = right - wide - 10
            caption = line.caption if theme.face("tiny").width(line.caption) <= room else line.short or line.caption
            canvas.text(QRectF(6, y, room, px(_LINE)), caption, "tiny", "normal", role)
            canvas.put(right - wide, y, px(_LINE), line.amount, "small", "strong", role)
            y += px(_LINE)


class TileGrid(QWidget):
    """Tiles in columns. Tab reaches the grid once, the arrows go from tile to tile."""

    why_requested = Signal(str)
    context_requested = Signal(str, object)

    def __init__(self, theme: Theme, *, columns: int = 6, name: str = "", parent: QWidget | None = None) -> None:
        """Make a grid.

        Args:
            theme: the theme.
            columns: how many tiles stand side by side.
            name: the accessible name of the whole.
            parent: the parent.
        """
        super().__init__(parent)
        self.theme = theme
        self._columns = self._most = columns
        self._tiles: list[Tile] = []
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(12, 4, 12, 4)
        self._grid.setSpacing(theme.space("xs"))
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)
        theme.theme_changed.connect(self._arrange)

    @property
    def columns(self) -> int:
        """How many tiles stand side by side; fewer than wished for where there is little room."""
        return self._columns

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles, in their order."""
        return tuple(self._tiles)

    def tile(self, key: str) -> Tile | None:
        """The tile of a figure."""
        return next((tile for tile in self._tiles if tile.key == key), None)

    def set_rows(self, rows: Sequence[TileRow | AbilityTileRow]) -> None:
        """Show these figures; a tile whose row is the same does nothing."""
        for index, row in enumerate(rows):
            self._show(index, row)
        while len(self._tiles) > len(rows):
            self._drop(self._tiles.pop())
        lines = max((len(row.lines) for row in rows if isinstance(row, AbilityTileRow)), default=0)
        for tile in self._tiles:
            if isinstance(tile, AbilityTile):
                tile.set_room(lines)
        self._rove(next((tile for tile in self._tiles if tile.hasFocus()), None))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fewer columns where it is narrow."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """As many columns as fit without a tile being cut."""
        columns = self._fitting()
        if columns == self._columns:
            return
        self._columns = columns
        for column in range(self._most):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for index, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, index // columns, index % columns)
        self._grid.activate()
        self.updateGeometry()

    def _fitting(self) -> int:
        margins, gap, count = self._grid.contentsMargins(), self._grid.spacing(), len(self._tiles)
        room = self.width() - margins.left() - margins.right()
        need = max((tile.needed_width for tile in self._tiles), default=0)
        even = [columns for columns in (self._most, 4, 3, 2) if columns <= self._most and count % columns == 0]
        offered = even or [self._most]
        return next((columns for columns in offered if columns * (need + gap) - gap <= room), offered[-1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from tile to tile."""
        step = _ARROWS.get(Qt.Key(event.key()))
        here = next((index for index, tile in enumerate(self._tiles) if tile.hasFocus()), None)
        if step is None or here is None:
            super().keyPressEvent(event)
            return
        column = here % self._columns + step[0]
        there = here + step[0] + step[1] * self._columns
        if 0 <= column < self._columns and 0 <= there < len(self._tiles):
            self._tiles[there].setFocus(Qt.FocusReason.OtherFocusReason)
            self._rove(self._tiles[there])

    def _show(self, index: int, row: TileRow | AbilityTileRow) -> None:
        if index < len(self._tiles):
            if self._tiles[index].accept(row):
                return
            self._drop(self._tiles.pop(index))
        tile = FigureTile(self.theme, row, self) if isinstance(row, TileRow) else AbilityTile(self.theme, row, self)
        tile.why_requested.connect(self._on_why)
        tile.context_requested.connect(self.context_requested)
        self._tiles.insert(index, tile)
        self._grid.addWidget(tile, index // self._columns, index % self._columns)
        tile.show()

    def _drop(self, tile: QWidget) -> None:
        self._grid.removeWidget(tile)
        tile.hide()
        tile.deleteLater()

    def _on_why(self, key: str) -> None:
        self._rove(self.tile(key))
        self.why_requested.emit(key)

    def _rove(self, chosen: QWidget | None) -> None:
        """Tab stops at one tile only: the one used last."""
        tabbed = [tile for tile in self._tiles if tile.focusPolicy() is FocusPolicy.StrongFocus]
        keep = chosen or (tabbed[0] if len(tabbed) < len(self._tiles) and tabbed else None)
        keep = keep or next(iter(self._tiles), None)
        for tile in self._tiles:
            tile.setFocusPolicy(FocusPolicy.StrongFocus if tile is keep else FocusPolicy.ClickFocus)
