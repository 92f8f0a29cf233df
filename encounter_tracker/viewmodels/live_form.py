"""Small forms that show what will happen while they are filled in: orders, triggers, and the like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.viewmodels.combatant_rows import FormField

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.encounter.commands import Command
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.viewmodels.bridge import EncounterBridge

LineTone = Literal["", "good", "bad", "strong"]


class LiveLine(Struct, frozen=True):
    """A sentence under the fields."""

    text: str
    tone: LineTone = ""


class LiveView(Struct, frozen=True, kw_only=True):
    """What the form shows with the values that it holds.

    Attributes:
        title: what is asked.
        fields: the fields that matter now.
        lines: what will happen.
        remark: what holds besides, in a sentence or two.
        wrong: what is wrong with what was typed, by field.
        reason: why it cannot be done; can_force: the game master may do it all the same.
        button: the label of the button.
    """

    title: str = ""
    fields: tuple[FormField, ...] = ()
    lines: tuple[LiveLine, ...] = ()
    remark: str = ""
    wrong: dict[str, str] = {}
    reason: str = ""
    can_force: bool = False
    button: str = ""

    @property
    def can_do(self) -> bool:
        """Whether nothing stands in the way."""
        return not self.wrong and not self.reason


class LiveForm(Protocol):
    """A form: pure functions of the encounter and of the values of its fields."""

    def first_values(self, state: Encounter) -> dict[str, str]:
        """What the fields hold at first."""

    def view(self, state: Encounter, values: Mapping[str, str]) -> LiveView | None:
        """What is shown; None where what it is about is gone."""

    def command(self, state: Encounter, values: Mapping[str, str]) -> Command | None:
        """The one command; None where something is wrong."""


class LiveFormViewModel(QObject):
    """One form at a time; it follows the encounter until ``stop``."""

    view_changed = Signal(object)
    """A `LiveView` that differs from the one before."""
    done = Signal()
    """It was done, or what it is about is gone: the surface may close."""

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Act through ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self._form: LiveForm | None = None
        self._values: dict[str, str] = {}
        self.view = LiveView()
        bridge.changed.connect(lambda _change: self.refresh())
        bridge.language_changed.connect(self.refresh)

    def begin(self, form: LiveForm) -> bool:
        """Start a form; False where what it is about is not there."""
        self._form = form
        self._values = form.first_values(self._bridge.state)
        return self.refresh(always=True)

    def stop(self) -> None:
        """The surface was closed."""
        self._form = None

    def set_values(self, values: Mapping[str, str]) -> None:
        """Fields were edited."""
        self._values = {**self._values, **values}
        self.refresh()

    def do(self, *, force: bool = False) -> bool:
        """Do it in one step; whether it was done."""
        form = self._form
        if form is None or self.view.wrong or (self.view.reason and not (force and self.view.can_force)):
            return False
        command = form.command(self._bridge.state, self._values)
        if command is None:
            return False
        self._form = None
        if not isinstance(self._bridge.dispatch(replace(command, force=force)), Applied):
            self._form = form
            self.refresh()
            return False
        self.done.emit()
        return True

    def refresh(self, *, always: bool = False) -> bool:
        """Make the view anew and tell, where it differs; False where there is nothing to show."""
        if self._form is None:
            return False
        view = self._form.view(self._bridge.state, self._values)
        if view is None:
            self._form = None
            self.done.emit()
            return False
        if view != self.view or always:
            self.view = view
            self.view_changed.emit(view)
        return True
