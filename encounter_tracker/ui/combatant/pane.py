"""The combatant pane: the sheet, the form with all fields, and the popovers that belong to them."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QApplication, QStackedWidget, QToolTip, QVBoxLayout, QWidget
from shiboken6 import isValid

from encounter_tracker.ui.combatant.edit_page import EditPage
from encounter_tracker.ui.combatant.empty import EmptyPage
from encounter_tracker.ui.combatant.flow import FlowView
from encounter_tracker.ui.combatant.header import Readout
from encounter_tracker.ui.combatant.menu import action_menu, force_menu, open_attack_menu, open_tile_menu, place_of
from encounter_tracker.ui.combatant.overlays import Overlays
from encounter_tracker.ui.combatant.sheet_view import SheetView
from encounter_tracker.ui.entry_keys import entry_of
from encounter_tracker.ui.widgets.tiles import Tile
from encounter_tracker.viewmodels.magic_due import CAST

if TYPE_CHECKING:
    from encounter_tracker.ui.combatant.row_list import RowList
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.combatant import CombatantViewModel, Result
    from encounter_tracker.viewmodels.combatant_rows import CombatantSheet

_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_FILTERED = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.ToolTip,
    },
)
_OPENERS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2})


class CombatantPane(QWidget):
    """Everything about the combatant shown, editable in place.

    Tab goes from part to part, arrows from tile to tile. W (or a click) asks why, Enter, F2 or a double click edits;
    Del ends what is in force, Enter opens it.
    """

    cast_requested = Signal(str)
    """A spell is to be cast, or finished, by this one (id)."""
    order_requested = Signal(str)
    """An order to one by an effect: both ids, "c3|e5"."""
    dose_requested = Signal(str)
    """Another dose of an affliction in force is to be given: the effect's id."""
    hp_requested = Signal()
    """Hit points are to be entered."""
    entry_started = Signal(str)
    """A digit or a sign was typed: hit points are to be entered, beginning with it."""
    effect_requested = Signal(str)
    """An effect is to be opened in its editor: its id."""
    attack_requested = Signal(int)
    """The combatant shown is to attack with this line of its stat block, from 0."""

    def __init__(self, theme: Theme, view_model: CombatantViewModel, parent: QWidget | None = None) -> None:
        """Make the pane; it follows, asks and tells ``view_model``."""
        super().__init__(parent)
        self.theme = theme
        self.model = view_model
        self._who = ""  # whose sheet is shown; a note being typed belongs to this one
        self._before_due: QWidget | None = None
        self._before_edit: QWidget | None = None
        self.sheet = SheetView(theme)
        self.edit_page = EditPage(theme)
        self.empty = EmptyPage(theme)
        self._pages = QStackedWidget()
        for page in (self.sheet, self.edit_page, self.empty):
            self._pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self.setMinimumWidth(theme.px(340))
        self.setAutoFillBackground(True)
        self.overlays = Overlays(theme, view_model, self)
        self._connect()
        theme.theme_changed.connect(self._dress)
        self._dress()
        self._show(view_model.sheet)

    def _connect(self) -> None:
        model, sheet = self.model, self.sheet
        model.sheet_changed.connect(self._show)
        model.pinned_changed.connect(lambda pinned: sheet.header.set_pinned(pinned=pinned))
        header = sheet.header
        header.hp_requested.connect(self.hp_requested)
        header.hp_why_requested.connect(lambda: self.show_why("hp"))
        header.edit_requested.connect(self.edit_all)
        header.pin_requested.connect(model.toggle_pin)
        header.menu_requested.connect(self._open_menu)
        header.rename_requested.connect(lambda: self.ask("rename"))
        for readout in header.readouts:
            readout.why_requested.connect(self.show_why)
            readout.installEventFilter(self)
        for grid in (sheet.figures, sheet.abilities):
            grid.why_requested.connect(self.show_why)
            grid.context_requested.connect(partial(open_tile_menu, self))
        sheet.levels.clicked.connect(self.show_levels)
        sheet.due.answered.connect(self._on_answer)
        sheet.told.wanted.connect(model.act_on_told)
        sheet.note.note_changed.connect(lambda text: self.model.set_note(text, self._who))
        self._connect_lists()
        self.edit_page.save_requested.connect(self._on_save)
        self.edit_page.left.connect(self._leave_edit)
        self.edit_page.words_wanted.connect(lambda: self.edit_page.say_again(self.model.edit_form()))
        roll = QShortcut(QKeySequence("Meta+R" if sys.platform == "darwin" else "Alt+R"), self)
        roll.activated.connect(self.roll_due)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)

    def _connect_lists(self) -> None:
        sheet = self.sheet
        sheet.resources.spent.connect(self.model.spend)
        sheet.resources.open_requested.connect(lambda _key: self.edit_all("resources"))
        sheet.force.open_requested.connect(self._on_effect)
        sheet.force.remove_requested.connect(self._end)
        sheet.force.why_requested.connect(self._on_effect)
        sheet.force.context_requested.connect(self._open_force_menu)
        sheet.force.current_changed.connect(lambda _key: self._on_current(sheet.force))
        sheet.end_button.clicked.connect(lambda: self._end(sheet.force.current))
        for rows in (sheet.columns.attacks, sheet.columns.defences):
            rows.open_requested.connect(lambda key: self.edit_all(key.partition(":")[0]))
            rows.current_changed.connect(lambda _key, rows=rows: self._on_current(rows))
            rows.why_requested.connect(lambda key, rows=rows: self._on_line(rows, key))
        sheet.columns.attacks.clicked_row.connect(lambda key: self.attack_requested.emit(place_of(key)))
        sheet.columns.attacks.context_requested.connect(lambda key, at: open_attack_menu(self, key, at))

    # ---- what others may ask for ----------------------------------------------------------------------------

    def show_why(self, figure: str = "") -> None:
        """Why: a figure, else the one with the keyboard, else AC."""
        figure = figure or self.focused_figure or "ac"
        if self.model.ability(figure) is not None:
            self.overlays.show_ability(figure, self._anchor(figure))
        else:
            self.overlays.show_why(figure, self._anchor(figure), overrule=False)

    def overrule(self, figure: str = "") -> None:
        """Overrule a figure, else the one with the keyboard, else AC; an ability is edited."""
        figure = figure or self.focused_figure or "ac"
        if self.model.ability(figure) is not None:
            self.overlays.show_ability(figure, self._anchor(figure))
        else:
            self.overlays.show_why(figure, self._anchor(figure), overrule=True)

    def edit_all(self, field: str = "") -> None:
        """The form with all fields, at one of them."""
        groups, sheet = self.model.edit_form(), self.model.sheet
        if sheet is None or not groups:
            return
        if self._pages.currentWidget() is not self.edit_page:
            self._before_edit = QApplication.focusWidget()
        self._pages.setCurrentWidget(self.edit_page)
        self.edit_page.begin(sheet.head.name, groups, field, f"{sheet.who} {sheet.head.name}")

    def roll_due(self) -> None:
        """Roll what is due first, or take what was typed for it."""
        self.sheet.due.answer_first()

    def show_levels(self) -> None:
        """The negative levels."""
        self.overlays.show_levels(self.sheet.levels)

    def ask(self, action: str) -> None:
        """Do an action of the menu; one that needs more asks first."""
        if action == "edit":
            self.edit_all()
        elif action == "hp":
            self.hp_requested.emit()
        elif action == "levels":
            self.show_levels()
        else:
            form = self.model.action_form(action)
            if form is None:
                self.model.act(action)
            else:
                self.overlays.ask(form, self.sheet.header)

    @property
    def focused_figure(self) -> str:
        """The figure with the keyboard, or ""."""
        focus = QApplication.focusWidget()
        if isinstance(focus, Tile):
            return focus.key if self.isAncestorOf(focus) else ""
        if isinstance(focus, Readout):
            return focus.row.key
        return focus.figure if isinstance(focus, FlowView) else ""

    @property
    def focused_attack(self) -> int | None:
        """The attack with the keyboard (its place in the stat block), or None."""
        rows = self.sheet.columns.attacks
        return place_of(rows.current) if rows.hasFocus() and rows.current else None

    def focusInEvent(self, event: object) -> None:
        """The keyboard goes to the tiles."""
        super().focusInEvent(event)  # type: ignore[arg-type]
        self.focus_sheet()

    def focus_sheet(self) -> None:
        """Give the keyboard to the first tile, or to the form with all fields while it is shown."""
        if self._pages.currentWidget() is self.edit_page:
            self.edit_page.focus_first()
            return
        tile = next(iter(self.sheet.figures.tiles), None)
        if tile is not None:
            tile.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # ---- showing --------------------------------------------------------------------------------------------

    def _show(self, sheet: CombatantSheet | None) -> None:
        if sheet is None:
            self._pages.setCurrentWidget(self.empty)
            return
        if sheet.who != self._who:
            self.sheet.note.flush()
            self._who = sheet.who
            self.sheet.area.verticalScrollBar().setValue(0)
            self._pages.setCurrentWidget(self.sheet)
        elif self._pages.currentWidget() is self.empty:
            self._pages.setCurrentWidget(self.sheet)
        self.sheet.set_sheet(sheet)
        self.sheet.header.set_pinned(pinned=self.model.pinned)
        for grid in (self.sheet.figures, self.sheet.abilities):
            for tile in grid.tiles:
                tile.removeEventFilter(self)
                tile.installEventFilter(self)
        for flow in self.sheet.flows:
            if flow.property("followed") is None:
                flow.setProperty("followed", True)
                flow.why_requested.connect(self.show_why)
                flow.edit_requested.connect(self.edit_all)
                flow.cast_requested.connect(lambda: self.cast_requested.emit(self._who))
                flow.installEventFilter(self)
        self._on_current(self.sheet.force)

    def _anchor(self, figure: str) -> QWidget:
        """The widget of a figure, brought into sight."""
        sheet = self.sheet
        found: QWidget | None = sheet.figures.tile(figure) or sheet.abilities.tile(figure)
        if found is None:
            found = next((one for one in sheet.header.readouts if one.row.key == figure), None)
        if found is None:
            found = next((flow for flow in sheet.flows if flow.has_figure(figure)), sheet.header)
        self._pages.setCurrentWidget(sheet)
        sheet.reveal(found)
        return found

    # ---- wishes ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no part of the pane wants: figures begin hit points."""
        first = entry_of(event)
        if first:
            self.entry_started.emit(first)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys, double clicks and tooltips of the tiles."""
        if event.type() not in _FILTERED:
            return False
        if isinstance(event, QKeyEvent) and isinstance(watched, Tile | Readout) and self._tile_key(watched, event):
            return True
        if event.type() is QEvent.Type.MouseButtonDblClick and isinstance(watched, Tile):
            self.overrule(watched.key)
            return True
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and isinstance(watched, QWidget):
            return self._show_tooltip(watched, event)
        return super().eventFilter(watched, event)

    def _tile_key(self, tile: Tile | Readout, event: QKeyEvent) -> bool:
        """Enter, F2 and O edit, W asks why; down and up go from grid to grid. Whether the key was taken."""
        kind, key = event.type(), event.key()
        if event.modifiers() not in _PLAIN or kind not in {QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride}:
            return False
        figure = tile.key if isinstance(tile, Tile) else tile.row.key
        ours = key in _OPENERS or key in {Qt.Key.Key_W, Qt.Key.Key_O}
        if kind is QEvent.Type.ShortcutOverride:
            event.setAccepted(ours)
            return ours
        if ours and key == Qt.Key.Key_W:
            self.show_why(figure)
        elif ours:
            self.overrule(figure)
        elif isinstance(tile, Tile):
            return self._cross(tile, key)
        return ours

    def _cross(self, tile: Tile, key: int) -> bool:
        """From the last row of figures down to the abilities, and back up."""
        sheet = self.sheet
        figures, abilities = sheet.figures.tiles, sheet.abilities.tiles
        last = figures[-sheet.figures.columns :]
        first = abilities[: sheet.abilities.columns]
        if key == Qt.Key.Key_Down and tile in last and first:
            there = first[last.index(tile) * len(first) // len(last)]
        elif key == Qt.Key.Key_Up and tile in first and last:
            there = last[first.index(tile) * len(last) // len(first)]
        else:
            return False
        there.setFocus(Qt.FocusReason.OtherFocusReason)
        self.sheet.reveal(there)
        return True

    def _show_tooltip(self, watched: QWidget, event: QHelpEvent) -> bool:
        """The parts of the figure under the pointer."""
        figure = ""
        if isinstance(watched, Tile):
            figure = watched.key
        elif isinstance(watched, Readout):
            figure = watched.row.key
        elif isinstance(watched, FlowView):
            figure = watched.figure_at(QPointF(event.pos()))
        view = self.model.why(figure) if figure else None
        if view is None:
            return False
        QToolTip.showText(event.globalPos(), view.tooltip, watched)
        return True

    def _on_line(self, rows: RowList, key: str) -> None:
        row = rows.row(key)
        if row is not None and row.figure:
            self.overlays.show_why(row.figure, rows, overrule=False)

    def _on_effect(self, key: str) -> None:
        row = self.sheet.force.row(key)
        if row is not None and row.effect:
            self.effect_requested.emit(row.effect)

    def _end(self, key: str) -> None:
        row = self.sheet.force.row(key)
        if row is not None and row.effect:
            self.model.end_effect(row.effect)

    def _on_current(self, rows: RowList) -> None:
        if rows is self.sheet.force:
            row = rows.row(rows.current)
            self.sheet.end_button.setEnabled(row is not None and row.removable)
        if rows.hasFocus():
            self.sheet.reveal_row(rows)

    def _open_menu(self) -> None:
        button = self.sheet.header.menu
        menu = action_menu(self.theme, self.model.actions(), self.ask, self)
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _open_force_menu(self, key: str, at: QPoint) -> None:
        row = self.sheet.force.row(key)
        if row is not None and row.effect:
            force_menu(self, row, self._on_effect, self._end).popup(at)

    # ---- rolls that are due ---------------------------------------------------------------------------------

    def _on_answer(self, key: str, text: str) -> None:
        if key.startswith("restoration"):
            self.ask("restoration")
            return
        if key.startswith(CAST):
            self.cast_requested.emit(self.model.who or "")
            return
        typed = any(line.field.edit.hasFocus() for line in self.sheet.due.lines)
        result = self.model.answer_due(key, text)
        if not result.ok:
            self.sheet.due.set_wrong(key, result.message)
        elif typed and self.sheet.due.isHidden():
            self._give_back(self._before_due)

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        due = self.sheet.due
        if new is not None and due.isAncestorOf(new) and old is not None and not due.isAncestorOf(old):
            self._before_due = old

    # ---- the form with all fields ---------------------------------------------------------------------------

    def _on_save(self, values: dict[str, str]) -> None:
        result: Result = self.model.submit_edit(values)
        if result.ok:
            self.edit_page.done()
            self._leave_edit()
        else:
            self.edit_page.show_result(result)

    def _leave_edit(self) -> None:
        self._pages.setCurrentWidget(self.sheet)
        self._give_back(self._before_edit)

    def _give_back(self, back: QWidget | None) -> None:
        """The keyboard goes back to where it was, or to the tiles."""
        if back is not None and isValid(back) and back.isVisible():
            back.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.focus_sheet()

    def _dress(self) -> None:
        palette = self.theme.palette()
        palette.setColor(QPalette.ColorRole.Window, self.theme.color("pane"))
        self.setPalette(palette)
