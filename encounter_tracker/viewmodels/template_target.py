"""What templates are put on: somebody in the fight, a group of a prepared encounter."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from encounter_tracker.viewmodels.templates import TemplatesViewModel

__all__ = ["TemplateTarget", "TemplatesHead"]


class TemplatesHead(Struct, frozen=True, kw_only=True):
    """What stands around the picker: for whom, who is left out and why, the button."""

    title: str = ""
    problem: str = ""
    button: str = ""
    can_apply: bool = False
    apply_reason: str = ""


class TemplateTarget(QObject):
    """Base of those who can have templates; ``templates`` is the picker's."""

    head_changed = Signal(object)
    """A :class:`TemplatesHead` that differs from the one before."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin with nobody."""
        super().__init__(parent)
        self.templates = TemplatesViewModel(self)
        self.head = TemplatesHead()
        self.templates.view_changed.connect(lambda _view: self.refresh())

    def begin(self) -> bool:
        """Start anew; False where there is nobody."""
        raise NotImplementedError

    def finish(self) -> None:
        """Nobody looks any more."""

    def apply(self) -> bool:
        """Put them on; False where nothing is chosen or nobody can have them."""
        raise NotImplementedError

    def make_head(self) -> TemplatesHead:
        """The words around the picker."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Make the words anew."""
        head = self.make_head()
        if head != self.head:
            self.head = head
            self.head_changed.emit(head)
