"""The initiative order: `OrderPane(theme)` is header, list (`.view`, an `OrderView`) and tray (`.tray`, a `TrayView`).

OrderView   set_rows, select(ids, current=), selected_ids, current_id, reveal(id), rect_of(id), request_move(step)
            selection_changed(tuple of ids), current_changed(id), open_requested(id),
            move_requested(id, before id or ""), context_requested(id, QPoint), fold_requested(id),
            select_all_requested(), entry_started(text)
TrayView    set_rows, return_nth(n); return_requested(id), context_requested(id, QPoint)
paint_row(painter, rect, row, theme, RowState(…)) is pure; other windows may use it.
"""

from __future__ import annotations

from encounter_tracker.ui.order.paint import RowState, paint_row
from encounter_tracker.ui.order.pane import OrderPane
from encounter_tracker.ui.order.tray import TrayView
from encounter_tracker.ui.order.view import OrderView

__all__ = ["OrderPane", "OrderView", "RowState", "TrayView", "paint_row"]
