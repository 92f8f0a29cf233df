"""The questions that actions ask: each opens the prompt and hands the answers on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.ui.shell.prompt import Ask, PromptPopover

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.fight import FightViewModel

_UNITS: Final = ("rounds", "minutes", "hours", "days")
_MOST_TIME: Final = 100_000


def whole_number(least: int = 0, most: int = 9999, *, empty: bool = False) -> Callable[[str], str]:
    """A check for a whole number in a range; ``empty``: nothing at all is right too."""

    def check(text: str) -> str:
        tr = QCoreApplication.translate
        stripped = text.strip().replace("\N{MINUS SIGN}", "-")
        if not stripped and empty:
            return ""
        try:
            value = int(stripped)
        except ValueError:
            return tr("Questions", "Type a whole number, such as 15.")
        if not least <= value <= most:
            return tr("Questions", "Type a number from {0} to {1}.").format(least, most)
        return ""

    return check


def some_text(text: str) -> str:
    """A check for any words."""
    return "" if text.strip() else QCoreApplication.translate("Questions", "Type a few words.")


class Questions:
    """Asks for one window."""

    def __init__(self, prompt: PromptPopover, bridge: EncounterBridge, fight: FightViewModel) -> None:
        """Ask with ``prompt``, act through ``fight``."""
        self._prompt, self._bridge, self._fight = prompt, bridge, fight

    def ready(self) -> None:
        """Which trigger?"""
        tr = QCoreApplication.translate
        state = self._bridge.state
        name = state.combatants[state.active].name if state.active is not None else ""
        self._prompt.ask(
            tr("Questions", "{0} readies an action").format(name),
            [
                Ask(
                    "trigger",
                    tr("Questions", "When does it go off?"),
                    placeholder=tr("Questions", "if someone touches the altar"),
                    check=some_text,
                ),
            ],
            tr("Questions", "Ready"),
            lambda answers: self._fight.ready(answers["trigger"].strip()),
        )

    def advance_time(self) -> None:
        """How much time?"""
        tr = QCoreApplication.translate
        names = {
            "rounds": tr("Questions", "rounds"),
            "minutes": tr("Questions", "minutes"),
            "hours": tr("Questions", "hours"),
            "days": tr("Questions", "days"),
        }
        self._prompt.ask(
            tr("Questions", "Let time pass"),
            [
                Ask("amount", tr("Questions", "How much"), text="10", check=whole_number(1, _MOST_TIME)),
                Ask("unit", tr("Questions", "Of what"), text="minutes", choices=tuple(names.items())),
            ],
            tr("Questions", "Let it pass"),
            lambda answers: self._fight.advance_time(**{answers["unit"]: int(answers["amount"])}),
            explanation=tr("Questions", "Everything that is counted falls; what reaches 0 ends."),
        )

    def rest(self, *, full_day: bool = False) -> None:
        """Who rests? Asked only where some are selected."""
        tr = QCoreApplication.translate
        state, chosen = self._bridge.state, self._bridge.combatants(self._bridge.selected)
        if not chosen or len(chosen) == len(state.present):
            self._fight.rest(full_day=full_day)
            return
        who = (("selected", self._names()), ("all", tr("Questions", "everyone")))
        self._prompt.ask(
            tr("Questions", "Rest a full day") if full_day else tr("Questions", "Rest 8 hours"),
            [Ask("who", tr("Questions", "Who rests"), text="selected", choices=who)],
            tr("Questions", "Rest"),
            lambda answers: self._fight.rest(full_day=full_day, selected=answers["who"] == "selected"),
            explanation=tr("Questions", "Time passes for all; those who rest heal."),
        )

    def initiative(self) -> None:
        """Which total, or roll?"""
        tr = QCoreApplication.translate
        self._prompt.ask(
            tr("Questions", "Initiative: {0}").format(self._names()),
            [Ask("total", tr("Questions", "Total (empty: roll)"), check=whole_number(-20, 99, empty=True))],
            tr("Questions", "Set"),
            lambda answers: self._fight.set_initiative(int(answers["total"]) if answers["total"].strip() else None),
        )

    def _names(self) -> str:
        chosen = self._bridge.combatants(self._bridge.targets)
        if len(chosen) == 1:
            return chosen[0].name
        count = len(chosen)
        return QCoreApplication.translate("Questions", "%n combatants", "", count)
