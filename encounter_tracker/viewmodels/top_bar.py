"""The top bar: round, time, who is up and who is next, light, undo and redo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.rules.vocabulary import ROUNDS_PER_HOUR, ROUNDS_PER_MINUTE, SECONDS_PER_ROUND
from encounter_tracker.viewmodels.order import next_up
from encounter_tracker.viewmodels.texts.labels import command_label

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.session.model import EncounterModel, Step
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.rows import Side

_SIDES: dict[str, Side] = {"party": "party", "foes": "foe", "neutral": "neutral"}


class Name(Struct, frozen=True):
    """A name with its side's sign."""

    text: str
    side: Side


class TopBarView(Struct, frozen=True, kw_only=True):
    """Everything the bar shows, ready made."""

    started: bool = False
    anyone: bool = False
    title: str = ""
    remark: str = ""
    round_caption: str = ""
    round_number: str = ""
    elapsed: str = ""
    now: Name | None = None
    then: Name | None = None
    then_caption: str = ""
    light: str = "normal"
    light_level: int = 0
    undo: str = ""
    redo: str = ""
    read_only: bool = False


def elapsed_text(rounds: int) -> str:
    """Time gone by since the fight began."""
    tr = QCoreApplication.translate
    if rounds < ROUNDS_PER_MINUTE:
        return tr("TopBar", "{0} s elapsed").format(rounds * SECONDS_PER_ROUND)
    if rounds < ROUNDS_PER_HOUR:
        minutes, rest = divmod(rounds, ROUNDS_PER_MINUTE)
        return tr("TopBar", "{0} min {1} s elapsed").format(minutes, rest * SECONDS_PER_ROUND)
    hours, rest = divmod(rounds, ROUNDS_PER_HOUR)
    return tr("TopBar", "{0} h {1} min elapsed").format(hours, rest // ROUNDS_PER_MINUTE)


def top_bar_view(model: EncounterModel) -> TopBarView:
    """The bar for a model as it stands."""
    tr = QCoreApplication.translate
    state = model.state
    return TopBarView(
        started=state.started,
        anyone=bool(state.present),
        title=_title(state),
        remark=_remark(state),
        round_caption=tr("TopBar", "Round") if state.round or not state.started else tr("TopBar", "Surprise"),
        round_number=str(state.round) if state.started and state.round else "",
        elapsed=elapsed_text(state.clock - state.fight_began) if state.started else "",
        now=_name(state, state.active),
        then=_name(state, next_up(state)),
        then_caption=tr("TopBar", "then"),
        light=state.environment.light,
        light_level=state.environment.level if state.environment.magical else 0,
        undo=_label(model.undo_step, state),
        redo=_label(model.redo_step, state),
        read_only=model.read_only,
    )


def _title(state: Encounter) -> str:
    """What stands in place of the round before a fight."""
    tr = QCoreApplication.translate
    if state.started:
        return ""
    if not state.present:
        return tr("TopBar", "Nobody here yet")
    return tr("TopBar", "Before the fight") if not state.round else tr("TopBar", "The fight is over")


def _remark(state: Encounter) -> str:
    tr = QCoreApplication.translate
    if state.started:
        return ""
    if not state.present:
        return tr("TopBar", "saved by itself from the first one on")
    missing = sum(combatant.initiative is None for combatant in state.present)
    if missing:
        return tr("TopBar", "%n without initiative: rolled at the start", "", missing)
    return tr("TopBar", "everyone has initiative")


def _name(state: Encounter, who: str | None) -> Name | None:
    if who is None:
        return None
    combatant = state.combatants[who]
    return Name(combatant.name, _SIDES[combatant.side])


def _label(step: Step | None, state: Encounter) -> str:
    return command_label(step.command, state) if step is not None else ""


class TopBarViewModel(QObject):
    """Emits ``view_changed`` with a :class:`TopBarView` that differs."""

    view_changed = Signal(object)

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Follow ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self.view = TopBarView()
        bridge.changed.connect(lambda _change: self.refresh())
        bridge.language_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Make the view anew and tell, where it differs."""
        view = top_bar_view(self._bridge.model)
        if view != self.view:
            self.view = view
            self.view_changed.emit(view)
