"""Why a figure is what it is: `WhyPopover(theme, view_model, window)`.

WhyPopover  show_figure(figure, pane, anchor, *, overrule); figure_requested(str), effect_requested(str)
PanePopover a popover over one pane, under or over its anchor: open_over(pane, anchor); content into `.column`
Paragraph   wrapped quiet text; FittingScroll: a scroll area as high as its content, if there is room
"""

from __future__ import annotations

from encounter_tracker.ui.why.pane_popover import FittingScroll, PanePopover, letter_of, typing
from encounter_tracker.ui.why.parts import PartsView
from encounter_tracker.ui.why.popover import LETTERS, WhyHead, WhyPopover
from encounter_tracker.ui.why.wrapped import Paragraph

__all__ = [
    "LETTERS", "FittingScroll", "PanePopover", "Paragraph", "PartsView", "WhyHead", "WhyPopover", "letter_of", "typing",
]  # fmt: skip
