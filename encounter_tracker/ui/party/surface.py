"""The party: its members at the left, the sheet of one at the right, the fight and the night below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QStackedWidget, QVBoxLayout, QWidget

from encounter_tracker.ui.combatant import CombatantPane
from encounter_tracker.ui.effects import EffectsPane
from encounter_tracker.ui.effects.keys import APPLY, on_keys
from encounter_tracker.ui.party.about import AboutLine
from encounter_tracker.ui.party.foot import PartyFoot
from encounter_tracker.ui.party.members import MemberList
from encounter_tracker.ui.party.new_page import NewMemberPage
from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, escape_cap
from encounter_tracker.ui.surface import Parting, Surface
from encounter_tracker.ui.why.pane_popover import FittingScroll
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, PaneHeader
from encounter_tracker.viewmodels.combatant import CombatantViewModel
from encounter_tracker.viewmodels.effects import EffectsViewModel

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.support.own_effects import OwnEffectStore
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.party import PartyViewModel
    from encounter_tracker.viewmodels.party_rows import PartyView

tr = QCoreApplication.translate

_SIZE = (1180, 720)
_LEFT_SHARE, _LEFT_LEAST, _LEFT_MOST = 0.38, 300, 430
_OTHER: Final = Qt.FocusReason.OtherFocusReason


class PartySurface(Surface):
    """Opened by ``open_party``; everything done in it is kept at once."""

    paste_requested = Signal()
    """A stat block is to be pasted."""
    import_requested = Signal()
    """Files are to be imported."""
    time_requested = Signal()
    """Ask how much time is to pass."""
    happened_requested = Signal()
    """Show what happened while time passed."""
    taken_requested = Signal()
    """Take over from the fight."""
    hp_requested = Signal()
    """Hit points of the one looked at."""

    def __init__(
        self, theme: Theme, window: QWidget, view_model: PartyViewModel, own_effects: OwnEffectStore | None = None
    ) -> None:
        """Make a closed one over ``window``; ``own_effects``: the user's own, which all surfaces share."""
        super().__init__(theme, window, _SIZE)
        self._vm = view_model
        self._effects_open = False
        self.sheet_model = CombatantViewModel(view_model.camp, self)
        self.effects_model = EffectsViewModel(view_model.camp, self, store=own_effects)
        self._make()
        self._build()
        self._connect()
        self._keys = PopoverKeys(self, self._alt_keys())
        self.retranslate()

    def _make(self) -> None:
        theme = self.theme
        self.header = PaneHeader(theme, line=True)
        self.add = Button(theme, icon="plus", kind="flat", height=22)
        self.remove = Button(theme, icon="trash-2", kind="flat", height=22)
        self.members = MemberList(theme)
        self.area = FittingScroll(theme, self.members)
        self.about = AboutLine(theme)
        self.pane = CombatantPane(theme, self.sheet_model)
        for shortcut in self.pane.findChildren(QShortcut):
            shortcut.setEnabled(False)  # the pane of the fight has the same one
        self.pane.sheet.header.pin.hide()
        self.effects = EffectsPane(theme, self.effects_model)
        self.back = Button(theme, icon="chevron-left", kind="flat", height=28)
        self.new = NewMemberPage(theme, self._vm.new)
        self.empty = Paragraph(theme, size="body", pad=24)
        self.first = Button(theme, icon="plus", kind="primary", height=32)
        self.foot = PartyFoot(theme)
        self.menu = QMenu(self)

    def _build(self) -> None:
        self.header.add_control(self.remove)
        self.header.add_control(self.add)
        self.left_column.addWidget(self.header)
        self.left_column.addWidget(self.area, 1)
        self._build_pages()
        self.put_together(self.pages, self.foot)

    def _build_pages(self) -> None:
        member = QWidget()
        column = QVBoxLayout(member)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.about)
        column.addWidget(Parting(self.theme))
        column.addWidget(self.pane, 1)
        effects = QWidget()
        lasting = QVBoxLayout(effects)
        lasting.setContentsMargins(0, 0, 0, 0)
        lasting.setSpacing(0)
        lasting.addWidget(self.effects, 1)
        lasting.addWidget(self.back)
        nobody = QWidget()
        words = QVBoxLayout(nobody)
        words.addSpacing(24)
        words.addWidget(self.empty)
        words.addSpacing(12)
        begin = QHBoxLayout()
        begin.setContentsMargins(24, 0, 24, 0)
        begin.addWidget(self.first)
        begin.addStretch(1)
        words.addLayout(begin)
        words.addStretch(1)
        self.pages = QStackedWidget()
        self._by_page: dict[str, QWidget] = {"member": member, "new": self.new, "effects": effects, "empty": nobody}
        for page in self._by_page.values():
            self.pages.addWidget(page)

    def _connect(self) -> None:
        vm, members = self._vm, self.members
        members.current_changed.connect(self._on_current)
        members.open_requested.connect(lambda _key: self.pane.focus_sheet())
        members.remove_requested.connect(vm.delete)
        members.toggled.connect(vm.toggle)
        members.moved.connect(vm.move)
        members.context_requested.connect(self._open_menu)
        for button in (self.add, self.first):
            button.clicked.connect(self.begin_new)
        self.remove.clicked.connect(lambda: vm.delete(self.members.current))
        self.about.changed.connect(self._on_about)
        self.about.present_changed.connect(lambda on: vm.set(present=on))
        self.pane.hp_requested.connect(self.hp_requested)
        self.pane.effect_requested.connect(self.effects.edit)
        self.pane.cast_requested.connect(lambda _who: self.open_effects(conditions=False))
        self.pane.edit_page.installEventFilter(self)
        self.back.clicked.connect(self._leave_effects)
        self.new.left.connect(self._leave_new)
        self.new.paste_requested.connect(self.paste_requested)
        self.new.import_requested.connect(self.import_requested)
        foot = self.foot
        foot.join.clicked.connect(lambda _on: vm.join())
        foot.night.clicked.connect(self._open_rests)
        foot.time.clicked.connect(self.time_requested)
        foot.taken.clicked.connect(self.taken_requested)
        foot.undo.clicked.connect(vm.undo)
        vm.view_changed.connect(self.show_view)
        vm.joined.connect(lambda _count: self.close_popover())
        self.closed.connect(self._on_closed)
        on_keys(self, APPLY, self.submit)

    def _alt_keys(self) -> dict[str, Callable[[], object]]:
        return {
            "A": self.begin_new,
            "L": lambda: self.members.setFocus(Qt.FocusReason.ShortcutFocusReason),
            "S": self.pane.focus_sheet,
            "H": self.hp_requested.emit,
            "C": self.open_effects,
            "N": self._vm.rest,
            "D": lambda: self._vm.rest(full_day=True),
            "T": self.time_requested.emit,
            "J": self.happened_requested.emit,
            "O": self.taken_requested.emit,
            "R": self.pane.roll_due,
        }

    # --- opening -------------------------------------------------------------------------------------------------

    def open_party(self) -> None:
        """Open it."""
        self._vm.watch(on=True)
        self.show_view(self._vm.view)
        self.show_over()

    def left_width(self, width: int) -> int:
        """The members with their hit points."""
        px = self.theme.px
        return min(max(px(_LEFT_LEAST), round(width * _LEFT_SHARE)), px(_LEFT_MOST))

    def focus_first(self) -> None:
        """The list, or how to begin."""
        view = self._vm.view
        if view.page == "new":
            self.new.name.edit.setFocus(_OTHER)
        elif view.rows:
            self.members.setFocus(_OTHER)
        else:
            self.first.setFocus(_OTHER)

    def _on_closed(self) -> None:
        self.about.flush()
        self.pane.sheet.note.flush()
        self._vm.leave_new()
        self._vm.watch(on=False)

    # --- what the user does --------------------------------------------------------------------------------------

    def submit(self) -> None:
        """Into the fight; where a form is open, Ctrl+Enter is not for that."""
        if self._vm.view.page == "member" and not self._effects_open and self.pane.edit_page.isHidden():
            self._vm.join()

    def begin_new(self) -> None:
        """The page for a new member."""
        self._vm.begin_new()
        self.new.begin()

    def _leave_new(self) -> None:
        self._vm.leave_new()
        self.focus_first()

    def open_effects(self, *, conditions: bool = True) -> None:
        """A condition or effect for the one looked at."""
        if self._vm.view.page == "member" and self._vm.view.current:
            self._effects_open = True
            self.show_view(self._vm.view)
            if conditions:
                self.effects.open_condition()
            else:
                self.effects.open_effect()

    def _leave_effects(self) -> None:
        self._effects_open = False
        self.show_view(self._vm.view)
        self.focus_first()

    def _on_current(self, key: str) -> None:
        if key and key != self._vm.view.current:
            self.about.flush()
            self._vm.select(key)

    def _on_about(self, field: str, text: str) -> None:
        if field == "colour":
            self._vm.set_colour(text)
        else:
            self._vm.set(**{field: text.strip()})

    def _open_rests(self) -> None:
        menu = self._cleared()
        menu.addAction(tr("Party", "Rest a night (8 hours)"), self._vm.rest)
        menu.addAction(tr("Party", "Rest a full day"), lambda: self._vm.rest(full_day=True))
        menu.addAction(tr("Party", "What happened meanwhile, and what is due"), self.happened_requested.emit)
        menu.popup(self.foot.night.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _open_menu(self, key: str, at: QPoint) -> None:
        menu, row = self._cleared(), self.members.row(key)
        come = menu.addAction(tr("Party", "Comes along"), lambda: self._vm.toggle(key))
        come.setCheckable(True)
        come.setChecked(row is not None and row.present)
        menu.addAction(tr("Party", "Edit all fields…"), self.pane.edit_all)
        menu.addAction(tr("Party", "Hit points…"), self.hp_requested.emit)
        menu.addAction(tr("Party", "Condition or effect…"), self.open_effects)
        menu.addSeparator()
        menu.addAction(tr("Party", "Move up"), lambda: self._vm.move(key, -1))
        menu.addAction(tr("Party", "Move down"), lambda: self._vm.move(key, +1))
        menu.addSeparator()
        menu.addAction(tr("Party", "Take out of the party"), lambda: self._vm.delete(key))
        menu.popup(at)

    def _cleared(self) -> QMenu:
        self.menu.clear()
        return self.menu

    # --- what it shows -------------------------------------------------------------------------------------------

    def show_view(self, view: PartyView) -> None:
        """Show everything."""
        remark = view.fighting or tr("Party", "kept from fight to fight; every change is kept at once")
        self.title.set_texts(tr("Party", "The party"), remark, escape_cap())
        self.header.set_title(tr("Party", "Members"), view.remark)
        self.members.set_rows(view.rows)
        if view.current and view.current != self.members.current:
            self.members.choose(view.current)
        focus = QApplication.focusWidget()
        inside = focus is not None and self.pages.isAncestorOf(focus)
        self._effects_open = self._effects_open and view.page == "member"
        page = self._by_page["effects" if self._effects_open else view.page]
        other = self.pages.currentWidget() is not page
        self.pages.setCurrentWidget(page)
        self.about.show_view(view)
        self.remove.setEnabled(bool(view.rows))
        self._dress_foot()
        if other:
            self._keys.watch()
        if other and self.is_open and (inside or view.page == "empty"):
            self.focus_first()

    def _dress_foot(self) -> None:
        """There is one primary button: where a form is open, its own."""
        form = self._effects_open or self._vm.view.page != "member" or not self.pane.edit_page.isHidden()
        self.foot.show_view(self._vm.view, form=form)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Party", "The party"))
        self.add.setText(tr("Party", "Add…"))
        self.add.set_key(alt_cap("A"))
        self.first.setText(tr("Party", "Add…"))
        self.first.set_key(alt_cap("A"))
        self.remove.setToolTip(tr("Party", "Take out of the party"))
        self.remove.setAccessibleName(tr("Party", "Take out of the party"))
        self.members.setAccessibleName(tr("Party", "Members"))
        self.empty.set_text(
            tr(
                "Party",
                "Nobody is in the party yet. Add a hero from the library, by hand, from a text or a file, or keep "
                "somebody of the fight by the menu there.",
            )
        )
        self.back.setText(tr("Party", "Back to the sheet"))
        self.back.set_key(escape_cap())
        self.foot.retranslate()
        self.show_view(self._vm.view)

    # --- events --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Z and Ctrl+Y, Ctrl+V, H; Esc leaves. Anything else ends here: it is not for the fight below."""
        ctrl = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        wishes: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Z: self._vm.undo,
            Qt.Key.Key_Y: self._vm.redo,
            Qt.Key.Key_V: self.paste_requested.emit,
            Qt.Key.Key_I: self.import_requested.emit,
        }
        if ctrl and event.key() in wishes:
            wishes[event.key()]()
        elif event.key() == Qt.Key.Key_Escape and self._effects_open:
            self._leave_effects()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_popover()
        elif not event.modifiers() and event.key() == Qt.Key.Key_H:
            self.hp_requested.emit()
        elif not event.modifiers() and event.key() in {Qt.Key.Key_C, Qt.Key.Key_E}:
            self.open_effects(conditions=event.key() == Qt.Key.Key_C)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The form with all fields comes and goes."""
        if watched is self.pane.edit_page and event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            self._dress_foot()
            self._keys.watch()
        return super().eventFilter(watched, event)
