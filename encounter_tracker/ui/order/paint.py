"""One row of the initiative order, painted: a pure function of painter, rectangle, row and theme."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from encounter_tracker.ui.widgets.canvas import CENTER, NO_BRUSH, RIGHT, Canvas, runs_width
from encounter_tracker.ui.widgets.chips import lay_out_chips, paint_chips
from encounter_tracker.ui.widgets.hit_points import hp_runs, paint_hp_bar
from encounter_tracker.ui.widgets.marks import paint_mark

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.viewmodels.rows import OrderRow

_EDGE = 12  # free at the right
_HP_GAP = 8  # between names or chips and hit points
_INDENT = 12
_MARK, _MARK_STEP = 12, 17  # the mark before a name, and the room it takes
_COMPACT_BELOW = 38


class RowState(NamedTuple):
    """What only the view knows of a row."""

    selected: bool = False
    focus: bool = False
    hover: bool = False
    dragged: bool = False


class RowBox(NamedTuple):
    """Where the parts of a row stand, relative to its left upper corner."""

    compact: bool
    line_1: float
    line_2: float
    half: float
    tag: tuple[float, float, float]  # left, shoulder, tip
    sign: float
    text: float
    hp_left: float
    right: float
    icon: int
    icon_step: int
    hp_bar: int
    chip_y: float
    chip_height: int


class NameLine(NamedTuple):
    """The first line, laid out: what is shown of the name, and where the icons stand."""

    name: str
    width: float
    icons: tuple[tuple[str, float], ...]  # icon and x
    fold_x: float  # of the chevron, or -1
    cut: bool


def row_box(theme: Theme, width: float, height: float, indent: int = 0) -> RowBox:
    """Geometry of a row of this size; remembered until the theme changes."""
    return theme.memo(("row box", width, height, indent), lambda: _row_box(theme, width, height, indent))


def _row_box(theme: Theme, width: float, height: float, indent: int) -> RowBox:
    px = theme.px
    compact = height < px(_COMPACT_BELOW)
    pad = 1 if compact else 2
    half = (height - 2 * pad) / 2
    chip = px(15) if compact else theme.size("chip")  # leaves the descenders of the name free in compact rows
    # a step in the text size must not push line two out of the row
    chip_y = height - 2 - chip if compact else pad + half + (half - chip) / 2 - 1
    shift = indent * px(_INDENT)
    return RowBox(
        compact=compact,
        line_1=pad,
        line_2=pad + half,
        half=half,
        tag=(3, px(34), px(44)),
        sign=px(52) + shift,
        text=px(74) + shift,
        hp_left=width - px(122) - _EDGE,
        right=width - _EDGE,
        icon=px(14),
        icon_step=px(20),
        hp_bar=theme.size("bar_hp"),
        chip_y=chip_y,
        chip_height=chip,
    )


def name_line(theme: Theme, row: OrderRow, box: RowBox) -> NameLine:
    """Lay out the first line; remembered until the theme changes."""
    key = ("name", row.name, row.icons, row.fold, row.dead, row.note, row.hp, bool(row.mark), box.text, box.right)
    return theme.memo(key, lambda: _name_line(theme, row, box))


def _name_line(theme: Theme, row: OrderRow, box: RowBox) -> NameLine:
    face = theme.face("strong", "strong")
    icons = len(row.icons) + (1 if row.fold else 0)
    left = name_left(theme, row, box)
    room = box.right - figures_width(theme, row) - _HP_GAP - left - icons * box.icon_step
    name = face.elided(row.name, room)
    x = left + face.width(name)
    placed = []
    for icon in row.icons:
        placed.append((icon.name, x + 6))
        x += box.icon_step
    return NameLine(name, face.width(name), tuple(placed), x + 6 if row.fold else -1, name != row.name)


def name_left(theme: Theme, row: OrderRow, box: RowBox) -> float:
    """Where the name begins: behind its mark, where it has one."""
    return box.text + (theme.px(_MARK_STEP) if row.mark else 0)


def name_top(row: OrderRow, box: RowBox, line: NameLine | None = None) -> float:
    """Where the line of the name begins: above the chips, or in the middle of a row without any.

    A name so long that it would run into the bar stays above it.
    """
    right = box.right if row.dead or row.hp is None else box.hp_left - _HP_GAP
    over = line is not None and box.text + line.width + len(row.icons) * box.icon_step > right
    return box.line_1 if row.chips or over else (box.line_1 + box.line_2) / 2


def figures_width(theme: Theme, row: OrderRow) -> float:
    """The room that hit points (or "dead") take at the right of the first line."""
    if row.hp is None or row.dead:
        return theme.face("body", "strong").width(row.note)
    hp = row.hp
    return runs_width(theme, theme.memo(("hp", hp), lambda: hp_runs(hp)))


def chips_right(row: OrderRow, box: RowBox) -> float:
    """Where the chips end: at the bar, or at the edge where there is none."""
    return box.right if row.dead or row.hp is None else box.hp_left - _HP_GAP


def paint_row(painter: QPainter, rect: QRectF, row: OrderRow, theme: Theme, state: RowState) -> None:
    """Paint a row."""
    canvas = Canvas(painter, theme)
    box = row_box(theme, rect.width(), rect.height(), row.indent)
    painter.save()
    painter.translate(rect.topLeft())
    whole = QRectF(0, 0, rect.width(), rect.height())
    _paint_ground(canvas, whole, row, state)
    if state.dragged:
        painter.setOpacity(0.45)
    _paint_tag(canvas, whole, row, box)
    sign = theme.px(14)
    top = name_top(row, box, name_line(theme, row, box))
    canvas.side_sign(row.side, box.sign, top + (box.half - sign) / 2 + 0.5, sign, dim=row.dead)
    _paint_name(canvas, row, box)
    if row.chips:
        paint_chips(canvas, box.text, box.chip_y, chips_right(row, box), row.chips, box.chip_height)
    _paint_hit_points(canvas, row, box)
    painter.restore()


def _paint_ground(canvas: Canvas, rect: QRectF, row: OrderRow, state: RowState) -> None:
    if row.turn == "now":
        canvas.fill(rect, "now_wash")
    elif state.selected:
        canvas.fill(rect, "select_wash")
    elif state.hover:
        canvas.fill(rect, "raised")
    canvas.rule(0, rect.height() - 1, rect.width())
    if state.selected:
        canvas.box(rect.adjusted(1, 0, -1, -1), None, "select_line", 2, 1.5)
    if state.focus:
        canvas.focus_ring(rect.adjusted(1, 0, -1, -1), 2)


def _paint_tag(canvas: Canvas, rect: QRectF, row: OrderRow, box: RowBox) -> None:
    """A filled arrow for whose turn it is, a hollow one for who is next, the count in both."""
    theme, painter = canvas.theme, canvas.painter
    left, shoulder, tip = box.tag
    role: Role = "ink2" if row.dead else "ink"
    if row.turn:
        middle, arm = rect.height() / 2 - 0.5, theme.px(13)
        corners = ((left, -arm), (shoulder, -arm), (tip, 0), (shoulder, arm), (left, arm))
        painter.setPen(theme.pen("now_line", 1.5))
        painter.setBrush(theme.brush("now") if row.turn == "now" else NO_BRUSH)
        painter.drawPolygon(QPolygonF([QPointF(x, middle + y) for x, y in corners]))
        role = "now_ink" if row.turn == "now" else "now_text"
    room = QRectF(left, 0, shoulder - left, rect.height() - 1)
    canvas.text(room, row.count, "lead", "heavy" if row.turn == "now" else "strong", role, CENTER)


def _paint_name(canvas: Canvas, row: OrderRow, box: RowBox) -> None:
    line = name_line(canvas.theme, row, box)
    first = name_top(row, box, line)
    y = first - (1 if box.compact and row.chips else 0)
    role: Role = "ink2" if row.dead else "ink"
    left = name_left(canvas.theme, row, box)
    if row.mark:
        size = canvas.theme.px(_MARK)
        paint_mark(canvas, row.mark, box.text, y + (box.half - size) / 2 + 0.5, size, dim=row.dead)
    canvas.put(left, y, box.half, line.name, "strong", "strong", role)
    top = first + (box.half - box.icon) / 2
    for name, x in line.icons:
        canvas.icon(name, x, top, box.icon, "ink2")
    if row.fold:
        chevron = "chevron-down" if row.fold == "open" else "chevron-right"
        canvas.icon(chevron, line.fold_x, top, box.icon, "ink")
    if row.dead:
        canvas.fill(QRectF(left, first + box.half / 2 + 1, line.width, 1.5), "ink2")


def _paint_hit_points(canvas: Canvas, row: OrderRow, box: RowBox) -> None:
    line = QRectF(box.text, box.line_1, box.right - box.text, box.half)
    if row.dead or row.hp is None:
        canvas.text(line, row.note, "body", "strong", "ink2", RIGHT)
        return
    hp, theme = row.hp, canvas.theme
    pieces = theme.memo(("hp", hp), lambda: hp_runs(hp))
    canvas.runs(box.right - runs_width(theme, pieces), box.line_1, box.half, pieces)
    top = box.line_2 + (box.half - box.hp_bar) / 2 - 1
    paint_hp_bar(canvas, QRectF(box.hp_left, top, box.right - box.hp_left, box.hp_bar), hp)


def what_was_cut(theme: Theme, row: OrderRow, width: float, height: float) -> bool:
    """Whether the row could not show its whole name and all its chips."""
    box = row_box(theme, width, height, row.indent)
    chips = lay_out_chips(theme, row.chips, chips_right(row, box) - box.text)
    return name_line(theme, row, box).cut or chips.cut or chips.hidden > 0
