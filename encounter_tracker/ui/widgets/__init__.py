"""Small self-painting widgets; each is a real control to keyboard, mouse and screen reader. No style sheets.

Every widget takes the theme first and repaints by itself when it changes. Keyword arguments are optional unless they
stand before the star. Lengths are points at 100 % text size. `set_…` methods are silent and repaint only what differs;
signals tell what the user did.

Drawing (for own rows and panes)
    canvas.Canvas(painter, theme)       text, put, runs, box, fill, rule, rule_down, dotted, triangle, icon, key_cap,
                                        side_sign, focus_ring; `Run(text, size, weight, role)`, `runs_width`
    chips.paint_chips / paint_chip / lay_out_chips / chip_width
    hit_points.paint_hp_bar / paint_hp_figures / hp_runs / hp_role
    readouts.paint_pip
    base.PaintedWidget(theme, parent)   override `paint(canvas)` and `apply_sizes()`; `shows_ring`
    base.PaintedLabel, PaintedButton    the same over QLabel (static text) and QPushButton

Controls
    Button(theme, text, *, icon, key, kind, height)     kind: plain turn primary flat danger; checked = "on";
                                        Qt's signals; set_kind, set_key, set_icon, setText, setMenu (adds a chevron)
    Segments(theme, items, chosen, *, height, name, expand, label_chosen_only)
                                        items: Segment(key, text, icon, name)
                                        chosen_changed(str); chosen, set_chosen, set_items
    TextField(theme, *, name, placeholder, icon, hint, height, size, message)       .edit is the QLineEdit
                                        text_changed(str), text_edited(str), submitted(str), step_requested(int)
                                        text, set_text, set_hint, set_name, set_wrong(message), message_text,
                                        leave_blocks()
    Combo(theme, items, chosen, *, name, height)        items: (key, text); chosen_changed(str); set_chosen, set_items
    CheckChip(theme, text, *, checked, icon, note)      Qt's `toggled`; set_note(note, icon)

Figures
    FigureTile(theme, row)  AbilityTile(theme, row)     why_requested(str), context_requested(str, QPoint); set_row
    TileGrid(theme, *, columns, name)   why_requested(str), context_requested(str, QPoint); set_rows, tile(key)
    NegativeLevels(theme, view, *, pad)                 Qt's `clicked`; set_view
    HpBar(theme, hp, *, height)         set_view
    ChipStrip(theme, chips)             set_chips

Scrolling
    slim_scroll_bars(area, theme)       for every list and QScrollArea

Text
    PaneHeader(theme, title, remark, *, ground, height, pad, line)      add_control, set_title, set_remark
    SectionLabel(theme, text)   KeyCap(theme, key)
    TextLine(theme, text, size, weight, role, *, align, height)         set_text, set_runs

Over the window
    Popover(theme, window, *, name, backdrop, edge, close_on_leave)     opened(), closed(); content into `.body`;
                                        open_below, open_beside, open_centred, open_in, spare, settle, close_popover
    Banner(theme, window, *, shown_ms)  action_requested(), gone(); show_message(text, *, action, icon), dismiss
"""

from __future__ import annotations

from encounter_tracker.ui.widgets.banner import Banner
from encounter_tracker.ui.widgets.base import PaintedButton, PaintedLabel, PaintedWidget
from encounter_tracker.ui.widgets.button import Button
from encounter_tracker.ui.widgets.canvas import Canvas, Run, runs_width
from encounter_tracker.ui.widgets.check_chip import CheckChip
from encounter_tracker.ui.widgets.combo import Combo
from encounter_tracker.ui.widgets.field import TextField
from encounter_tracker.ui.widgets.header import KeyCap, PaneHeader, SectionLabel, TextLine
from encounter_tracker.ui.widgets.popover import Popover
from encounter_tracker.ui.widgets.readouts import ChipStrip, HpBar, NegativeLevels
from encounter_tracker.ui.widgets.scroll_bar import ScrollBar, slim_scroll_bars
from encounter_tracker.ui.widgets.segments import Segment, Segments
from encounter_tracker.ui.widgets.tiles import AbilityTile, FigureTile, Tile, TileGrid

__all__ = [
    "AbilityTile", "Banner", "Button", "Canvas", "CheckChip", "ChipStrip", "Combo", "FigureTile", "HpBar", "KeyCap",
    "NegativeLevels", "PaintedButton", "PaintedLabel", "PaintedWidget", "PaneHeader", "Popover", "Run", "ScrollBar",
    "SectionLabel", "Segment", "Segments", "TextField", "TextLine", "Tile", "TileGrid", "runs_width",
    "slim_scroll_bars",
]  # fmt: skip
