"""The log strip: what happened, newest first, filtered, with notes and reasons.

`LogPane(theme, view_model)` is the whole strip; its parts are for tests and for whoever lays it out in another way.
"""

from __future__ import annotations

from encounter_tracker.ui.log.line import LogLine, log_line, paint_log_line
from encounter_tracker.ui.log.list_view import LogList
from encounter_tracker.ui.log.pane import LogPane
from encounter_tracker.ui.log.why import LogWhy

__all__ = ["LogLine", "LogList", "LogPane", "LogWhy", "log_line", "paint_log_line"]
