"""Chips: conditions and effects in one or two words, the most urgent first; what does not fit is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.rows import Chip, ChipKind

GAP = 4
_PAD = 6
_ICONS: dict[ChipKind, str] = {"ending": "hourglass", "deadly": "heart-pulse", "dead": "skull"}
_INK: dict[ChipKind, Role] = {
    "harm": "harm_ink",
    "help": "help_ink",
    "ending": "now_text",
    "deadly": "danger_ink",
    "dead": "ink2",
    "plain": "plain_ink",
}


class ChipLine(NamedTuple):
    """Chips laid out in the room there is."""

    shown: tuple[tuple[Chip, float], ...]  # chip and width
    hidden: int
    more: Chip | None  # "+2"
    cut: bool  # the first one had to be shortened


def chip_width(theme: Theme, chip: Chip) -> float:
    """How wide a chip would like to be."""
    width = 2 * _PAD + _lead(theme, chip) + theme.face("small", "medium").width(chip.text)
    if chip.remaining:
        width += GAP + theme.face("small", "heavy").width(chip.remaining)
    return width


def lay_out_chips(theme: Theme, chips: tuple[Chip, ...], room: float) -> ChipLine:
    """Which chips fit into the room; only the first may be shortened. Remembered until the theme changes."""
    return theme.memo(("chips", chips, int(room)), lambda: _lay_out(theme, chips, room))


def paint_chip(canvas: Canvas, x: float, y: float, chip: Chip, height: float, width: float | None = None) -> float:
    """Paint one chip, shortened to a width if one is given; returns its width."""
    theme = canvas.theme
    if width is None:
        width = chip_width(theme, chip)
    rect, ink = QRectF(x, y, width, height), _INK[chip.kind]
    _paint_ground(canvas, rect, chip.kind)
    left, right = x + _PAD, rect.right() - _PAD
    lead = _lead(theme, chip)
    small = theme.size("icon_small")
    if chip.icon or chip.kind in _ICONS:
        canvas.icon(chip.icon or _ICONS[chip.kind], left - 1, y + (height - small) / 2, small, ink)
    elif lead:
        side = theme.px(7)
        canvas.triangle(left, y + (height - side + 1) / 2, side, up=chip.kind == "help", role=ink)
    left += lead
    if chip.remaining:
        right -= theme.face("small", "heavy").width(chip.remaining)
        canvas.put(right, y, height, chip.remaining, "small", "heavy", ink)
        right -= GAP
    canvas.text(QRectF(left, y, right - left, height), chip.text, "small", "medium", ink)
    return width


def paint_chips(canvas: Canvas, x: float, y: float, right: float, chips: tuple[Chip, ...], height: float) -> ChipLine:
    """Paint chips from x to the right edge; returns what was shown and what was not."""
    line = lay_out_chips(canvas.theme, chips, right - x)
    for chip, width in line.shown:
        paint_chip(canvas, x, y, chip, height, width)
        x += width + GAP
    if line.more is not None:
        paint_chip(canvas, x, y, line.more, height)
    return line


def _lead(theme: Theme, chip: Chip) -> float:
    """The room of the sign before the words."""
    if chip.icon or chip.kind in _ICONS:
        return theme.size("icon_small") + 3
    return theme.px(7) + GAP if chip.kind in {"harm", "help"} else 0


def _paint_ground(canvas: Canvas, rect: QRectF, kind: ChipKind) -> None:
    square = canvas.theme.radius("chip_harm")
    match kind:
        case "harm":
            canvas.box(rect, "harm_fill", None, square)
        case "help":
            canvas.box(rect, "help_fill", "help_line", rect.height() / 2)
        case "ending":
            canvas.box(rect, "now_wash", "now_line", square, 1.25)
        case "deadly":
            canvas.box(rect, "danger_fill", None, square)
        case "dead":
            canvas.box(rect, None, "ink3", square)
        case "plain":
            canvas.box(rect, "plain_fill", None, square)


def _lay_out(theme: Theme, chips: tuple[Chip, ...], room: float) -> ChipLine:
    widths = [chip_width(theme, chip) for chip in chips]
    shown: list[tuple[Chip, float]] = []
    x, cut = 0.0, False
    for index, (chip, width) in enumerate(zip(chips, widths, strict=True)):
        behind = len(chips) - index - 1
        left = room - x - (_more_width(theme, behind) + GAP if behind else 0)
        if width > left:
            if index == 0 and left > theme.px(40):
                shown.append((chip, left))
                cut = True
            break
        shown.append((chip, width))
        x += width + GAP
    hidden = len(chips) - len(shown)
    return ChipLine(tuple(shown), hidden, _more(hidden) if hidden else None, cut)


def _more(count: int) -> Chip:
    from encounter_tracker.viewmodels.rows import Chip

    return Chip("plain", f"+{count}")


def _more_width(theme: Theme, count: int) -> float:
    return chip_width(theme, _more(count))
