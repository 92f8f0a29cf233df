"""What must be seen at once: death, unconsciousness, expiry. One line for the banner, none when all is quiet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.encounter import events as e
from encounter_tracker.viewmodels.passage import time_command
from encounter_tracker.viewmodels.texts.events import event_text
from encounter_tracker.viewmodels.texts.labels import command_label

if TYPE_CHECKING:
    from encounter_tracker.session.model import Change
    from encounter_tracker.viewmodels.bridge import EncounterBridge

_LONGEST: Final = 3


class Announcement(Struct, frozen=True):
    """A line for the banner and the icon of its gravest part; ``undone``: it tells of going back or forth."""

    text: str
    icon: str = ""
    undone: bool = False
    undo: bool = False
    """Whether a button that takes it back goes with it."""


class Announcer(QObject):
    """Tells what is worth a line, and when another encounter was opened."""

    said = Signal(object)
    passed = Signal()
    """A step was done that is not worth a line: what was said of the one before is past."""
    opened = Signal()

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Follow ``bridge``."""
        super().__init__(parent)
        bridge.changed.connect(self._on_change)

    def _on_change(self, change: Change) -> None:
        line = announcement(change)
        if line is not None:
            self.said.emit(line)
        elif change.kind == "do":
            self.passed.emit()
        if change.kind == "open":
            self.opened.emit()


def announcement(change: Change) -> Announcement | None:
    """The line that a change is worth, or None."""
    tr = QCoreApplication.translate
    if change.kind in {"undo", "redo"} and change.step is not None:
        label = command_label(change.step.command, change.new)
        sentence = tr("Announce", "Undone: {0}") if change.kind == "undo" else tr("Announce", "Done again: {0}")
        return Announcement(sentence.format(label), "undo-2" if change.kind == "undo" else "redo-2", undone=True)
    if change.kind == "open" or (change.step is not None and time_command(change.step.command) is not None):
        return None  # what happened while time passed has a list of its own
    removed = sum(isinstance(record.event, e.CombatantRemoved) for record in change.records)
    if removed > 1:
        return Announcement(tr("Announce", "Removed: %n combatants", "", removed), "x", undo=True)
    worth = [record for record in change.records if _is_worth(record.event)]
    if not worth:
        return None
    worth.sort(key=lambda record: _gravity(record.event))
    texts = [event_text(record, change.new) for record in worth]
    line = " · ".join(text.text for text in texts[:_LONGEST])
    if len(texts) > _LONGEST:
        line = tr("Announce", "{0} · and {1} more").format(line, len(texts) - _LONGEST)
    return Announcement(line, texts[0].icon)


def _is_worth(event: e.AnyEvent) -> bool:
    match event:
        case e.Died() | e.FearDeepened() | e.ReadiedActionLost() | e.BonusBecamePermanent() | e.Reminder():
            return True
        case e.StatusChanged(after=after):
            return after in {"dying", "unconscious", "stable", "disabled", "up", "staggered"}
        case e.SpellLost():
            return True
        case e.EffectEnded(why=why):
            return why not in {"removed", "restoration", "cured", "dismissed"}
        case e.CheckRolled(by_program=by_program):
            return by_program
        case _:
            return False


def _gravity(event: e.AnyEvent) -> int:
    match event:
        case e.Died():
            return 0
        case e.StatusChanged():
            return 1
        case e.EffectEnded() | e.SpellLost():
            return 2
        case _:
            return 3
