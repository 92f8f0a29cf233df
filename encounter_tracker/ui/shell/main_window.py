"""The main window: it puts the panes together and says which action does what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QVBoxLayout, QWidget

from encounter_tracker.support.resources import resource_path
from encounter_tracker.ui.shell.ailing import Ailing
from encounter_tracker.ui.shell.creature_menu import creature_menu
from encounter_tracker.ui.shell.file_dialogs import FileDialogs
from encounter_tracker.ui.shell.key_sheet import KeySheet
from encounter_tracker.ui.shell.librarian import Librarian
from encounter_tracker.ui.shell.magic import Magic
from encounter_tracker.ui.shell.notices import Notices
from encounter_tracker.ui.shell.palette import PalettePopover
from encounter_tracker.ui.shell.panes import Panes
from encounter_tracker.ui.shell.partying import Partying
from encounter_tracker.ui.shell.pasting import Pasting
from encounter_tracker.ui.shell.placing import keep_placing, restore_placing
from encounter_tracker.ui.shell.preparing import Preparing
from encounter_tracker.ui.shell.prompt import PromptPopover
from encounter_tracker.ui.shell.questions import Questions
from encounter_tracker.ui.shell.registry import ActionRegistry, further_keys
from encounter_tracker.ui.shell.sensing import Sensing
from encounter_tracker.ui.shell.slots import slots_of
from encounter_tracker.ui.shell.start_page import StartPage
from encounter_tracker.ui.shell.top_bar import TopBar
from encounter_tracker.ui.shell.workbench import Workbench
from encounter_tracker.viewmodels.announce import Announcer
from encounter_tracker.viewmodels.fight import FightViewModel
from encounter_tracker.viewmodels.palette import Hit, PaletteViewModel
from encounter_tracker.viewmodels.paste_ports import NOTHING_READS
from encounter_tracker.viewmodels.top_bar import TopBarViewModel

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QShowEvent

    from encounter_tracker.ui.shell.ports import Files, Preferences, Trouble
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.paste_ports import Importers
    from encounter_tracker.viewmodels.shelf_ports import ShelfPorts

_CHOICES = ("theme_system", "theme_light", "theme_dark", "language_en", "language_fr")
_LEAST_WIDTH, _LEAST_HEIGHT = 820, 480


class MainWindow(QMainWindow):
    """One encounter, one window."""

    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        bridge: EncounterBridge,
        files: Files,
        preferences: Preferences,
        importers: Importers = NOTHING_READS,
        shelves: ShelfPorts | None = None,
    ) -> None:
        """Build everything; nothing is shown yet."""
        super().__init__()
        self.theme, self.bridge, self.files, self.preferences = theme, bridge, files, preferences
        self.librarian = Librarian(theme, bridge, self, shelves, importers)
        self.shelves = self.librarian.shelves
        self.fight = FightViewModel(bridge, self)
        self.registry = ActionRegistry(self, bridge, changed_keys=preferences.keys)
        self._keys = self.registry.shown_keys()
        self.top_view_model = TopBarViewModel(bridge, self)
        self.announcer = Announcer(bridge, self)
        self.top_bar = TopBar(theme, self._keys)
        self.start_page = StartPage(theme, self._keys_while_typing())
        self.panes = Panes(theme, bridge, self, self.librarian.finder)
        self.ailing = Ailing(theme, bridge, self, self.panes)
        self.magic = Magic(theme, bridge, self, self.panes)
        self.sensing = Sensing(theme, bridge, self, self.top_bar, self.panes.order)
        self.pasting = Pasting(theme, bridge, self, importers)
        self.preparing = Preparing(theme, bridge, self, self.panes, shelves)
        self.partying = Partying(theme, bridge, self, self.panes, self.shelves)
        self.workbench = Workbench(
            theme,
            self.panes.order,
            self.panes.combatant,
            self.panes.effects,
            self.panes.log,
            self.start_page,
        )
        self._typing_lines = self._adding_line = False
        self._here = 0
        self.kept: tuple[object, ...] = ()
        self._put_together()
        self.notices = Notices(theme, self, self.panes.log, self.fight, files)
        self.banner = self.notices.banner
        self.librarian.wire(self.notices.tell, self.pasting.open_paste, self.take_focus)
        self.partying.wire(self.notices.tell, self.registry.trigger, self.pasting)
        self.dialogs = FileDialogs(self, files, self.report)
        self.prompt = PromptPopover(theme, self)
        self.questions = Questions(self.prompt, bridge, self.fight)
        store, finder, plans = self.panes.effects_view_model.store, self.librarian.finder, self.preparing.plans
        palette = PaletteViewModel(bridge, self._keys, store=store, finder=finder, plans=plans)
        self.palette_popover = PalettePopover(theme, self, palette)
        self.key_sheet = KeySheet(theme, self, self.registry.entries)
        self.menu = QMenu(self)
        self.registry.bind(slots_of(self))
        self._wire()
        self.retranslate()
        self._on_view()

    def _put_together(self) -> None:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.workbench, 1)
        self.setCentralWidget(whole)
        self.setAcceptDrops(True)
        self.setMinimumSize(_LEAST_WIDTH, _LEAST_HEIGHT)
        self.setWindowIcon(QIcon(resource_path("icons", "app.svg")))

    def _wire(self) -> None:
        self.top_view_model.view_changed.connect(lambda _view: self._on_view())
        self.top_bar.action_requested.connect(self.registry.trigger)
        self.top_bar.light_requested.connect(self.fight.set_light)
        self.top_bar.menu_requested.connect(self.open_menu)
        self.start_page.line_submitted.connect(self._add_line)
        self.start_page.left.connect(self._leave_lines)
        self.start_page.action_requested.connect(self.registry.trigger)
        self.palette_popover.hit_chosen.connect(self._take_hit)
        self.panes.context_requested.connect(self._open_context)
        self.panes.front_requested.connect(self.workbench.show_tab)
        self.panes.action_requested.connect(self.registry.trigger)
        self.panes.return_requested.connect(self.fight.bring_back)
        self.bridge.refused.connect(self.notices.warn)
        self.announcer.said.connect(self.notices.say)
        self.announcer.passed.connect(self.notices.let_go)
        self.announcer.opened.connect(self._on_opened)
        application = QApplication.instance()
        assert isinstance(application, QApplication)  # noqa: S101 - there are widgets
        application.focusChanged.connect(self._on_focus_changed)
        further_keys(self, self.panes.order.tray.return_nth, self.open_menu)

    # --- what happens --------------------------------------------------------------------------------------------

    def _on_view(self) -> None:
        view = self.top_view_model.view
        self.top_bar.show_view(view)
        here, before = len(self.bridge.state.combatants), self._here
        self._here = here
        others_came = here > before and not self._adding_line
        self._typing_lines = self._typing_lines and not self.bridge.state.started and not others_came
        self.start_page.set_begun(view.anyone)
        start = self._typing_lines or not view.anyone
        if self.workbench.shows_start != start:
            self.workbench.show_start(start)
            if self.isVisible():
                self.take_focus()

    def _add_line(self, command: object) -> None:
        self._typing_lines = self._adding_line = True  # one line follows the other
        self.bridge.dispatch(command)  # type: ignore[arg-type]
        self._adding_line = False

    def _leave_lines(self) -> None:
        self._typing_lines = False
        self._on_view()

    def _on_opened(self) -> None:
        self._leave_lines()
        self.show_title()

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if not self._typing_lines or new is None or not self.workbench.isAncestorOf(new):
            return
        if not self.start_page.isAncestorOf(new):
            self._typing_lines = False
            self.workbench.show_start(not self.top_view_model.view.anyone)

    def _take_hit(self, hit: Hit) -> None:
        if hit.kind == "action":
            self.registry.trigger(hit.key)
        elif hit.kind == "combatant":
            self.bridge.select((hit.key,))
            self.panes.order.view.setFocus()
        elif hit.kind == "waiting":
            self.fight.bring_back(hit.key)
        elif hit.kind == "affliction":
            self.ailing.open_affliction(hit.key)
        elif hit.kind == "prepared":
            self.preparing.open_prepared(hit.key)
        else:
            self.panes.take(hit.kind, hit.key)

    def report(self, trouble: Trouble | None) -> None:
        """Say what stood in the way of a file, if anything did; another one may be current now."""
        self.notices.report(trouble)
        self.show_title()

    def open_file(self, path: str) -> None:
        """Open an encounter that the system hands over."""
        self.report(self.files.open(path))

    # --- menus ---------------------------------------------------------------------------------------------------

    def open_menu(self) -> None:
        """The whole menu under its button."""
        self.mark_choices()
        self.registry.fill_menu(self.menu)
        self.dialogs.offer_recent(self.menu)
        self.menu.popup(self.top_bar.menu.mapToGlobal(QPoint(0, self.top_bar.menu.height())))

    def mark_choices(self) -> None:
        """Tick the colours and the language in use."""
        self.registry.mark(_CHOICES, self.preferences.chosen)

    def _open_context(self, who: str, place: QPoint) -> None:
        if who and who not in self.bridge.selected:
            self.bridge.select((who,))
        creature_menu(self, who).popup(place)

    # --- files ---------------------------------------------------------------------------------------------------

    def show_title(self) -> None:
        """The name of the encounter in the title bar."""
        title = self.files.title
        if self.bridge.model.read_only:
            title = QCoreApplication.translate("MainWindow", "{0} (read only)").format(title)
        self.setWindowTitle(f"{title} — Encounter Tracker" if title else "Encounter Tracker")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files and texts may be dropped anywhere."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """An encounter is opened, anything else is read for creatures."""
        encounter = self.pasting.take(event.mimeData())
        event.acceptProposedAction()
        if encounter:
            self.report(self.files.open(encounter))

    # --- Qt ------------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language in use, the names of keys as well."""
        self.registry.retranslate()
        self._keys |= self.registry.shown_keys()
        self.start_page.set_keys(self._keys_while_typing())
        self.preparing.show_keys(self._keys)
        self.top_bar.retranslate()
        self.start_page.retranslate()
        self.workbench.retranslate()
        self.panes.retranslate()
        self.bridge.retranslate()
        self.show_title()

    def _keys_while_typing(self) -> dict[str, str]:
        """Those of the start page: its line has the keyboard, so that letters are typed."""
        others = {key: self.registry.keys_of(key, while_typing=True) for key in ("add", "keys")}
        return self._keys | others

    def toggle_full_screen(self) -> None:
        """Full screen and back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def showEvent(self, event: QShowEvent) -> None:
        """The keyboard is where one begins."""
        super().showEvent(event)
        self.take_focus()

    def take_focus(self) -> None:
        """The keyboard goes where one begins: what had it is gone."""
        begin = self.start_page.field.edit if self.workbench.shows_start else self.panes.order.view
        begin.setFocus()

    def restore_layout(self) -> None:
        """The size and place kept for this screen, else a usual one."""
        restore_placing(self, self.workbench, self.preferences)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep size and place; the encounter is kept already."""
        keep_placing(self, self.workbench, self.preferences)
        self.pasting.close()
        self.librarian.close()
        self.partying.close()
        self.closed.emit()
        super().closeEvent(event)

    def next_pane(self) -> None:
        """F6: order, combatant, effects, log, and round again."""
        stops = [w for w in self.panes.stops() if w.isVisible()]
        focus = QApplication.focusWidget()
        inside = [i for i, w in enumerate(stops) if focus is not None and (w is focus or w.isAncestorOf(focus))]
        if stops:
            at = (inside[0] + 1) % len(stops) if inside else 0
            self.panes.focus_in(stops[at])
