"""Templates as quick adjustments: a picker for every place where creatures are added or changed."""

from __future__ import annotations

from encounter_tracker.ui.templates.picker import TemplatePicker
from encounter_tracker.ui.templates.popover import TemplatesPopover

__all__ = ["TemplatePicker", "TemplatesPopover"]
