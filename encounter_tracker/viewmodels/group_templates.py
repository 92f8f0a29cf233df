"""Templates put on a group of a prepared encounter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from encounter_tracker.viewmodels.template_target import TemplatesHead, TemplateTarget
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from encounter_tracker.viewmodels.prepared import PreparedViewModel

__all__ = ["GroupTemplatesViewModel"]

tr = QCoreApplication.translate


class GroupTemplatesViewModel(TemplateTarget):
    """For the group that is looked at."""

    def __init__(self, prepared: PreparedViewModel, parent: QObject | None = None) -> None:
        """Change groups of ``prepared``."""
        self._prepared = prepared
        super().__init__(parent)

    def begin(self) -> bool:
        """Start anew with the group looked at."""
        group = self._prepared.group
        self.templates.set_creature(group.creature if group is not None else None, "", ())
        self.templates.refresh()
        self.refresh()
        return group is not None

    def apply(self) -> bool:
        """The group is of the changed creature from now on."""
        creature = self.templates.creature
        if creature is None or not self.templates.chosen:
            return False
        self._prepared.fields.set_creature(creature)
        return True

    def make_head(self) -> TemplatesHead:
        """Which group, and what the button does."""
        group, view = self._prepared.group, self.templates.view
        if group is None:
            return TemplatesHead()
        title = fill(tr("Templates", "Templates: {0}"), group.label)
        if not self.templates.chosen:
            reason = tr("Templates", "Choose one or several templates.")
            return TemplatesHead(title=title, button=tr("Templates", "Apply"), apply_reason=reason)
        button = fill(tr("Templates", "Apply: {0}"), view.name)
        return TemplatesHead(title=title, button=button, can_apply=not view.refusal, apply_reason=view.refusal)
