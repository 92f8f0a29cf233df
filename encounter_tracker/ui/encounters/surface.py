"""Prepared encounters: the list at the left, the one looked at beside it, what becomes of it below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from encounter_tracker.ui.effects.keys import APPLY, is_keep, on_keys
from encounter_tracker.ui.encounters.editor import EncounterEditor
from encounter_tracker.ui.encounters.foot import EncountersFoot
from encounter_tracker.ui.encounters.lists import PlanList
from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, escape_cap
from encounter_tracker.ui.surface import Surface
from encounter_tracker.ui.templates import TemplatesPopover
from encounter_tracker.ui.widgets import Button, PaneHeader
from encounter_tracker.ui.widgets.base import keep_tooltip
from encounter_tracker.viewmodels.group_templates import GroupTemplatesViewModel

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.prepared import PreparedViewModel
    from encounter_tracker.viewmodels.prepared_rows import PreparedView

_SIZE = (1180, 720)
_LEFT_SHARE, _LEFT_LEAST, _LEFT_MOST = 0.3, 240, 340
_OTHER: Final = Qt.FocusReason.OtherFocusReason

tr = QCoreApplication.translate


class EncountersSurface(Surface):
    """``open_at`` shows it; what was typed is kept when it closes."""

    def __init__(self, theme: Theme, window: QWidget, view_model: PreparedViewModel) -> None:
        """Make a closed one over ``window``."""
        super().__init__(theme, window, _SIZE)
        self._vm = view_model
        self._templates: TemplatesPopover | None = None
        self.header = PaneHeader(theme, line=True)
        self.new = Button(theme, icon="plus", kind="flat", height=22)
        self.plans = PlanList(theme)
        self.editor = EncounterEditor(theme, view_model)
        self.foot = EncountersFoot(theme)
        self._build()
        self._connect()
        self._keys = PopoverKeys(self, self._alt_keys())
        self.retranslate()

    def _build(self) -> None:
        self.header.add_control(self.new)
        self.left_column.addWidget(self.header)
        self.left_column.addWidget(self.plans, 1)
        self.put_together(self.editor, self.foot)

    def _connect(self) -> None:
        vm, foot = self._vm, self.foot
        self.new.clicked.connect(self.make_new)
        self.plans.chosen.connect(vm.choose)
        self.plans.removed.connect(vm.delete)
        self.plans.entered.connect(self._to_name)
        self.editor.form.templates_requested.connect(self.open_templates)
        foot.duplicate.clicked.connect(self._duplicate)
        foot.join_requested.connect(vm.join)
        foot.delete.clicked.connect(self._delete)
        foot.undo.clicked.connect(vm.undo)
        foot.cancel.clicked.connect(self.close_popover)
        foot.put.clicked.connect(self.submit)
        vm.view_changed.connect(self.show_view)
        vm.put_in.connect(self.close_popover)
        self.closed.connect(vm.finish)
        on_keys(self, APPLY, self.submit)
        editor = self.editor
        for field in (editor.finder, editor.wave, editor.form.count, editor.form.name, editor.form.wave):
            _UndoBehindText(self, field.edit, vm.undo)

    def _alt_keys(self) -> dict[str, Callable[[], object]]:
        form, fields = self.editor.form, self._vm.fields
        return {
            "N": self.make_new,
            "L": lambda: self.plans.setFocus(_OTHER),
            "A": lambda: self.editor.to_field(self.editor.finder),
            "G": lambda: self.editor.groups.setFocus(_OTHER),
            "E": self._to_name,
            "O": lambda: self.editor.notes.setFocus(_OTHER),
            "P": lambda: self.editor.to_field(self.editor.worth.party),
            "C": lambda: self.editor.to_field(form.count),
            "R": self._to_round,
            "S": fields.next_side,
            "H": form.hidden.click,
            "U": fields.next_colour,
            "T": self.open_templates,
            "D": self._duplicate,
            "J": self._open_join,
        }

    # --- opening -------------------------------------------------------------------------------------------------

    def open_at(self, key: str | None = None) -> None:
        """Open at an encounter, at the fight under way (``FIGHT``), or where one was."""
        self._vm.begin(key)
        self.show_view(self._vm.view)
        self.show_over()

    def left_width(self, width: int) -> int:
        """The names of the encounters."""
        px = self.theme.px
        return min(max(px(_LEFT_LEAST), round(width * _LEFT_SHARE)), px(_LEFT_MOST))

    def focus_first(self) -> None:
        """The list, where there is one to choose; else one types whom they will meet."""
        view = self._vm.view
        if view.is_fight and view.can_bring:
            self.editor.groups.setFocus(_OTHER)
        elif view.plans and not view.empty:
            self.plans.setFocus(_OTHER)
        else:
            self.editor.finder.edit.setFocus(_OTHER)

    @property
    def templates(self) -> TemplatesPopover:
        """Templates for the group looked at."""
        if self._templates is None:
            target = GroupTemplatesViewModel(self._vm, self)
            self._templates = TemplatesPopover(self.theme, self._window, target, edits=False)
        return self._templates

    # --- what the user does --------------------------------------------------------------------------------------

    def submit(self) -> None:
        """Put it into the fight."""
        self._vm.put()

    def make_new(self) -> None:
        """An empty encounter; its name is typed first."""
        self._vm.new()
        self._to_name()

    def open_templates(self) -> None:
        """Choose templates for the group looked at."""
        if self._vm.group is not None:
            self.templates.open_templates()

    def _duplicate(self) -> None:
        self._vm.duplicate()
        self._to_name()

    def _delete(self) -> None:
        if self._vm.view.is_fight:
            self._vm.remove()
        else:
            self._vm.delete()

    def _open_join(self) -> None:
        if self.foot.join.isVisible() and self.foot.join.isEnabled():
            self.foot.join.showMenu()

    def _to_name(self) -> None:
        if self._vm.view.is_fight:
            self.editor.groups.setFocus(_OTHER)
        elif self._vm.view.current:
            self.editor.to_field(self.editor.name)

    def _to_round(self) -> None:
        self.editor.to_field(self.editor.wave if self._vm.view.is_fight else self.editor.form.wave)

    # --- what it shows -------------------------------------------------------------------------------------------

    def show_view(self, view: PreparedView) -> None:
        """Show everything."""
        keys = tr("Prepared", "{0} new · {1} list · {2} add · {3} groups · {4} party").format(*map(alt_cap, "NLAGP"))
        self.title.set_texts(tr("Prepared", "Prepared encounters"), keys, escape_cap())
        self.header.set_title(tr("Prepared", "Encounters"), view.remark)
        self.plans.show_rows(view.plans, view.current)
        self.editor.show_view(view)
        self.foot.show_view(view)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(tr("Prepared", "Prepared encounters"))
        self.new.setText(tr("Prepared", "New"))
        keep_tooltip(self.new, alt_cap("N"))
        self.new.updateGeometry()
        self.plans.setAccessibleName(tr("Prepared", "Prepared encounters"))
        self.plans.setAccessibleDescription(tr("Prepared", "Enter goes to the name, Del deletes"))
        self.editor.retranslate()
        self.foot.retranslate()
        self.show_view(self._vm.view)

    # --- events --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Z takes back, Ctrl+Y does again, Ctrl+S keeps what is typed, F2 renames, Esc leaves."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self._vm.undo()
        elif event.matches(QKeySequence.StandardKey.Redo):
            self._vm.redo()
        elif is_keep(event):
            self._vm.commit()
        elif event.key() == Qt.Key.Key_F2:
            self._to_name()
        elif event.key() == Qt.Key.Key_Escape:
            self._escape()
        # anything else ends here: it is not for the fight below

    def _escape(self) -> None:
        """What is typed into the finder goes first."""
        if self._vm.view.find and self.editor.finder.edit.hasFocus():
            self._vm.set_find("")
        else:
            self.close_popover()


class _UndoBehindText(QObject):
    """Ctrl+Z in a field whose text has nothing to take back is for the surface."""

    def __init__(self, surface: QWidget, field: QLineEdit, act: Callable[[], object]) -> None:
        super().__init__(surface)
        self._field, self._act = field, act
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the key where the text has no use for it."""
        pressed = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress
        if pressed and event.matches(QKeySequence.StandardKey.Undo) and not self._field.isUndoAvailable():  # type: ignore[attr-defined]
            self._act()
            return True
        return super().eventFilter(watched, event)
