"""The party in the window: its surface and what opens from there, the fight it goes into and comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect

from encounter_tracker.ui.hp import HpEntryPopover
from encounter_tracker.ui.passage import PassagePopover
from encounter_tracker.ui.shell.prompt import Ask, PromptPopover
from encounter_tracker.ui.shell.questions import whole_number
from encounter_tracker.viewmodels.hp_entry import HpEntryViewModel
from encounter_tracker.viewmodels.party_shelf import PartyShelf
from encounter_tracker.viewmodels.party_sync import PartySync
from encounter_tracker.viewmodels.passage import PassageViewModel
from encounter_tracker.viewmodels.paste_ports import Kept
from encounter_tracker.viewmodels.texts.language import fill, listed

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMainWindow

    from encounter_tracker.ui.party import PartySurface
    from encounter_tracker.ui.party.taken import TakenPopover
    from encounter_tracker.ui.shell.panes import Panes
    from encounter_tracker.ui.shell.pasting import Pasting
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.party import PartyViewModel
    from encounter_tracker.viewmodels.paste import PasteViewModel
    from encounter_tracker.viewmodels.shelf_ports import ShelfPorts

__all__ = ["Partying"]

_MOST_TIME = 100_000


class Partying(QObject):
    """Makes the surface when it is first wanted."""

    def __init__(
        self, theme: Theme, bridge: EncounterBridge, window: QMainWindow, panes: Panes, ports: ShelfPorts | None
    ) -> None:
        """Everything lies over ``window``; without ``ports`` there is no party."""
        super().__init__(window)
        self._theme, self._bridge, self._window, self._panes = theme, bridge, window, panes
        self.shelf = PartyShelf(ports, self)
        self._view_model: PartyViewModel | None = None
        self._surface: PartySurface | None = None
        self._hp: HpEntryPopover | None = None
        self._passage: PassagePopover | None = None
        self._prompt: PromptPopover | None = None
        self._taken: TakenPopover | None = None
        self._opener: Callable[[str], object] = lambda _action: None
        self._say: Callable[[str], object] = lambda _text: None
        self.sync = PartySync(bridge, self.shelf, self)
        self.sync.taken.connect(self.open_taken)

    def slots(self) -> dict[str, Callable[[], object]]:
        """What its actions do."""
        return {
            "party": self.open_party,
            "party_join": self.join,
            "party_rest": self.rest,
            "party_take": self.take_over,
            "party_keep": self.keep_selected,
        }

    def wire(self, tell: Callable[[str, bool], object], trigger: Callable[[str], object], pasting: Pasting) -> None:
        """How the window says something, and how its other actions are done: pasting, importing."""
        self._opener = trigger
        pasting.party_requested.connect(lambda: self._keep_pasted(pasting.view_model))
        self._say = lambda text: tell(text, False)
        self.sync.told.connect(lambda text: tell(text, True))
        self.shelf.failed.connect(lambda text: tell(text, True))

    def close(self) -> None:
        """The window closes."""
        self.sync.leave()
        if self._view_model is not None:
            self._view_model.watch(on=False)

    @property
    def view_model(self) -> PartyViewModel:
        """What the party shows and does."""
        if self._view_model is None:
            from encounter_tracker.viewmodels.party import PartyViewModel  # the window opens sooner without

            self._view_model = PartyViewModel(self._bridge, self.shelf, self)
        return self._view_model

    @property
    def surface(self) -> PartySurface:
        """The party."""
        if self._surface is None:
            from encounter_tracker.ui.party import PartySurface

            store = self._panes.effects_view_model.store
            surface = PartySurface(self._theme, self._window, self.view_model, store)
            surface.paste_requested.connect(lambda: self._leave_for("paste"))
            surface.import_requested.connect(lambda: self._leave_for("import"))
            surface.hp_requested.connect(self._open_hp)
            surface.time_requested.connect(self._ask_time)
            surface.happened_requested.connect(self._open_passage)
            surface.taken_requested.connect(self.take_over)
            self._passage_model = PassageViewModel(self.view_model.camp, self)
            self._passage_model.happened.connect(self._open_passage)
            self._surface = surface
        return self._surface

    @property
    def passage(self) -> PassagePopover:
        """What happened to the party while time passed."""
        if self._passage is None:
            self._passage = PassagePopover(self._theme, self._window, self._passage_model)
            self.surface.closed.connect(self._passage.close_popover)
        return self._passage

    # --- what actions want ---------------------------------------------------------------------------------------

    def open_party(self) -> None:
        """The surface."""
        if self.shelf.possible:
            self.sync.catch_up()
            self.surface.open_party()

    def rest(self) -> None:
        """A night for those who are present; what happened is shown over the party."""
        self.open_party()
        if self.shelf.possible:
            self.view_model.rest()

    def join(self) -> None:
        """Everyone who comes along into the fight; where nobody does, the party says why."""
        if self._bridge.held():
            return
        reason = self.view_model.reason_not_to_join()
        if reason:
            self._bridge.refused.emit(reason)
        else:
            self.view_model.join()

    def take_over(self) -> None:
        """What only the fight changed is kept in the party; all else is shown."""
        self.sync.take_over()
        self.open_taken()

    def open_taken(self) -> None:
        """What was taken over, and what is open."""
        if not self._window.isVisible() or not self.shelf.possible:
            return
        if self._taken is None:
            from encounter_tracker.ui.party.taken import TakenPopover

            self._taken = TakenPopover(self._theme, self._window, self.sync)
        self._taken.open_list()

    def keep_selected(self) -> None:
        """Keep the selected in the party."""
        if self.shelf.possible and not self._bridge.held():
            self._say(self.view_model.keep_combatants(self._bridge.targets))

    def _keep_pasted(self, paste: PasteViewModel) -> None:
        """The ticked ones of the paste window; it says what came of it."""
        from encounter_tracker.viewmodels.party_importing import members_of

        paste.flush()
        members = members_of(paste.draft, self._bridge.model.dice)
        tr = QCoreApplication.translate
        if not members:
            paste.keeping.told.emit(Kept(tr("Paste", "tick somebody first"), problem=True))
        elif self.view_model.keep_members(members):
            names = listed([member.label for member in members])
            paste.keeping.told.emit(Kept(fill(tr("Party", "Now in the party: {0}"), names)))

    # --- what opens over the surface -----------------------------------------------------------------------------

    def _leave_for(self, action: str) -> None:
        self.surface.close_popover()
        self._opener(action)

    def _open_passage(self) -> None:
        self.passage.open_list()

    def _open_hp(self) -> None:
        if self._hp is None:
            model = HpEntryViewModel(self.view_model.camp, self)
            self._hp = HpEntryPopover(self._theme, self._window, model)
        if self.view_model.camp.targets:
            area = self.surface.area
            self._hp.open_for(QRect(area.mapTo(self._window, QPoint(0, 0)), area.size()))

    def _ask_time(self) -> None:
        tr = QCoreApplication.translate
        if self._prompt is None:
            self._prompt = PromptPopover(self._theme, self._window)
        names = {"minutes": tr("Questions", "minutes"), "hours": tr("Questions", "hours")}
        names["days"] = tr("Questions", "days")
        self._prompt.ask(
            tr("Party", "Time passes for the party"),
            [
                Ask("amount", tr("Questions", "How much"), text="1", check=whole_number(1, _MOST_TIME)),
                Ask("unit", tr("Questions", "Of what"), text="hours", choices=tuple(names.items())),
            ],
            tr("Questions", "Let it pass"),
            lambda answers: self.view_model.advance_time(**{answers["unit"]: int(answers["amount"])}),
            explanation=tr("Questions", "Everything that is counted falls; what reaches 0 ends."),
        )
