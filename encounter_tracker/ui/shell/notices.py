"""What the window says in passing: results with an offer to undo, refusals, trouble with files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from encounter_tracker.ui.widgets import Banner

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMainWindow, QWidget

    from encounter_tracker.ui.shell.ports import Files, Trouble
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.announce import Announcement
    from encounter_tracker.viewmodels.fight import FightViewModel


class Notices(QObject):
    """The banner of one window, and what its button does."""

    def __init__(self, theme: Theme, window: QMainWindow, above: QWidget, fight: FightViewModel, files: Files) -> None:
        """Make the banner of ``window``; it stands above ``above``."""
        super().__init__(window)
        self._fight, self._files = fight, files
        self._damaged = ""
        self._offered: Callable[[], object] = self._recover
        self._says_undone = False
        self.banner = Banner(theme, window)
        self.banner.stand_above(above)
        self.banner.action_requested.connect(self._take_offer)

    def say(self, line: Announcement) -> None:
        """Say what happened; where it is offered, the button takes it back."""
        action = QCoreApplication.translate("MainWindow", "Undo") if line.undo else ""
        self._offered = self._fight.undo
        self._says_undone = line.undone or line.undo
        self.banner.show_message(line.text, action=action, icon=line.icon)

    def let_go(self) -> None:
        """What was said of a step that was taken back goes with the next one."""
        if self._says_undone:
            self._says_undone = False
            self.banner.dismiss()

    def tell(self, text: str, problem: bool) -> None:
        """Say what came of something that is no step of the fight."""
        self._says_undone = False
        self.banner.show_message(text, icon="triangle-alert" if problem else "check")

    def warn(self, text: str) -> None:
        """Say what was refused."""
        self._says_undone = False
        self.banner.show_message(text, icon="triangle-alert")

    def report(self, trouble: Trouble | None) -> None:
        """Say what stood in the way of a file, if anything did; what can be read of a damaged one is offered."""
        if trouble is None:
            return
        offer = QCoreApplication.translate("MainWindow", "Read what can be read") if trouble.damaged else ""
        self._damaged = trouble.damaged
        self._offered, self._says_undone = self._recover, False
        self.banner.show_message(trouble.text, action=offer, icon="triangle-alert")

    def _take_offer(self) -> None:
        self._offered()

    def _recover(self) -> None:
        if self._damaged:
            self.report(self._files.recover(self._damaged))
