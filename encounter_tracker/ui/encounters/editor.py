"""The encounter looked at: name and tags, what it is worth, whom to add, its groups, one group's fields, notes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from encounter_tracker.ui.combatant.lines_edit import LinesEdit
from encounter_tracker.ui.effects.finder import FinderList
from encounter_tracker.ui.encounters.group_form import GroupForm
from encounter_tracker.ui.encounters.lists import GroupList
from encounter_tracker.ui.encounters.worth_band import WorthBand
from encounter_tracker.ui.flow import settled
from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import TextField, TextLine
from encounter_tracker.ui.widgets.base import keep_tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.prepared import PreparedViewModel
    from encounter_tracker.viewmodels.prepared_rows import PreparedView

_PAD, _HITS, _HITS_LOW, _ROW, _LOW, _TAGS, _ROUND, _LEAST, _LEAST_LOW = 12, 7, 4, 28, 440, 190, 56, 3, 2
_OTHER: Final = Qt.FocusReason.OtherFocusReason

tr = QCoreApplication.translate


class EncounterEditor(QWidget):
    """Everything at the right."""

    def __init__(self, theme: Theme, view_model: PreparedViewModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self._vm = theme, view_model
        self._shown: tuple[PreparedView, int] | None = None
        self.name = TextField(theme, icon="pencil", size="strong", height=30)
        self.tags_label = TextLine(theme, "", "small", height=30)
        self.tags = TextField(theme, height=30)
        self.worth = WorthBand(theme)
        self.finder = TextField(theme, icon="user-plus", hint="↑ ↓", height=32, size="strong")
        self.wave_label = TextLine(theme, "", "small", height=32)
        self.wave = TextField(theme, height=32)
        self.hits = FinderList(theme, low=True)
        self.problem = Paragraph(theme, role="danger", pad=_PAD)
        self.groups = GroupList(theme)
        self.empty = Paragraph(theme, "", "body", pad=_PAD + 4)
        self.form = GroupForm(theme)
        self.notes = LinesEdit(theme)
        self._build()
        self._connect()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(0)
        self._top = _row(self.name, self.tags_label, self.tags)
        self._finder_row = _row(self.finder, self.wave_label, self.wave)
        column.addWidget(self._top)
        column.addSpacing(8)
        column.addWidget(self.worth)
        column.addSpacing(8)
        column.addWidget(self._finder_row)
        column.addWidget(self.hits)
        column.addWidget(self.problem)
        column.addSpacing(4)
        self._stage = QWidget()
        stage = QVBoxLayout(self._stage)
        stage.setContentsMargins(0, 0, 0, 0)
        stage.setSpacing(0)
        stage.addWidget(self.groups, 1)
        stage.addWidget(self.empty)
        stage.addStretch(0)
        column.addWidget(self._stage, 1)
        column.addWidget(self.form)
        self._notes = QWidget()
        below = QVBoxLayout(self._notes)
        below.setContentsMargins(_PAD, 0, _PAD, 8)
        below.addWidget(self.notes)
        column.addWidget(self._notes)
        self.hits.hide()
        self.problem.hide()

    def _connect(self) -> None:
        vm, form, fields = self._vm, self.form, self._vm.fields
        for field, key in ((self.name, "name"), (self.tags, "tags")):
            field.text_edited.connect(lambda text, one=key: vm.type_field(one, text))
            field.edit.editingFinished.connect(vm.commit)
        self.name.submitted.connect(lambda _text: self.finder.edit.setFocus(_OTHER))
        self.notes.text_edited.connect(lambda text: vm.type_field("notes", text))
        self.notes.submitted.connect(lambda _text: vm.commit())
        self.worth.party_edited.connect(vm.set_party)
        self.finder.text_edited.connect(vm.set_find)
        self.finder.step_requested.connect(self._step)
        self.finder.submitted.connect(lambda _text: self.take())
        self.wave.text_edited.connect(vm.set_wave_at)
        self.wave.submitted.connect(lambda _text: self.take())
        self.hits.chosen.connect(self._add)
        self.groups.chosen.connect(vm.choose_group)
        self.groups.removed.connect(vm.remove)
        self.groups.counted.connect(fields.step_count)
        self.groups.entered.connect(self._enter)
        form.count_edited.connect(fields.set_count)
        form.count_stepped.connect(fields.step_count)
        form.name_edited.connect(fields.set_name)
        form.side_chosen.connect(fields.set_side)
        form.hp_chosen.connect(fields.set_hp)
        form.hidden_changed.connect(lambda on: fields.set_hidden(hidden=on))
        form.colour_chosen.connect(fields.set_colour)
        form.wave_edited.connect(fields.set_wave)
        form.remove_requested.connect(vm.remove)
        for field in (form.count, form.name, form.wave):
            field.edit.editingFinished.connect(vm.commit)
            field.submitted.connect(lambda _text: self.groups.setFocus(_OTHER))

    # --- what the user does --------------------------------------------------------------------------------------

    def take(self) -> None:
        """Add the marked creature; with nothing typed on to the groups."""
        current = self.hits.current
        if current is not None:
            self._add(current.key)
        elif not self.finder.text.strip() and self.groups.rows:
            self.groups.setFocus(_OTHER)

    def _add(self, key: str) -> None:
        if self._vm.add(key):
            self.finder.edit.setFocus(_OTHER)

    def _step(self, by: int) -> None:
        if self.hits.isHidden():
            self.groups.setFocus(_OTHER)
            return
        self.hits.step(by)
        current = self.hits.current
        self.finder.edit.setAccessibleDescription(f"{current.text}, {current.remark}" if current is not None else "")

    def _enter(self) -> None:
        """Enter in the groups: into the fields, or the wave arrives."""
        if self._vm.view.can_bring:
            self._vm.put()
        elif not self.form.isHidden():
            self.to_field(self.form.count)

    def to_field(self, field: TextField) -> None:
        """Into a field, all of it selected."""
        field.edit.setFocus(_OTHER)
        field.edit.selectAll()

    # --- what it shows -------------------------------------------------------------------------------------------

    def show_view(self, view: PreparedView) -> None:
        """Show the encounter."""
        self._shown = view, self.height()
        fight = view.is_fight
        there = bool(view.current)
        for field, text in ((self.name, view.name), (self.tags, view.tags)):
            field.set_text(text)
            field.edit.setReadOnly(fight)
            field.setEnabled(there)
        self.tags.setVisible(not fight)
        self.tags_label.setVisible(not fight)
        self.notes.set_text(view.notes)
        low = self.height() < self.theme.px(_LOW)
        adding = bool(view.hits) and low  # there is no room for everything
        self._notes.setVisible(there and not fight and not adding)
        self.worth.show_view(view)
        self.finder.set_text(view.find)
        self.finder.set_wrong(view.find_wrong)
        self.finder.setEnabled(not (fight and view.held))
        keep_tooltip(self.finder, view.held if fight else "")
        for part in (self.wave_label, self.wave):
            part.setVisible(fight)
        self.wave.set_text(view.wave_at)
        self.wave.set_wrong(view.wave_wrong)
        self._show_hits(view)
        self.problem.set_text(view.find_wrong or view.party_wrong or view.wave_wrong)
        self.groups.show_rows(view.groups, view.group)
        self.groups.setVisible(bool(view.groups))
        self.groups.setMinimumHeight(self.theme.px(_ROW) * (1 if adding else _LEAST_LOW if low else _LEAST))
        self.empty.set_text(view.empty)
        self.empty.setVisible(bool(view.empty))
        self.form.setVisible(view.editor is not None and not adding)
        if view.editor is not None:
            self.form.show_row(view.editor)
        self._lay_out()

    def _show_hits(self, view: PreparedView) -> None:
        if view.hits != self.hits.rows:
            self.hits.set_rows(view.hits, mark_first=True)
        most = _HITS if self.height() >= self.theme.px(_LOW) else _HITS_LOW
        rows = min(most, len(view.hits))
        self.hits.setFixedHeight(self.theme.px(_ROW) * max(1, rows))
        self.hits.setVisible(bool(view.hits))

    def _lay_out(self) -> None:
        self.form.set_width(self.width())
        settled(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The fields break their line."""
        super().resizeEvent(event)
        self.tags.setFixedWidth(min(self.theme.px(_TAGS), max(90, self.width() // 4)))
        self.wave.setFixedWidth(self.theme.px(_ROUND))
        least = self.theme.px(_LOW)
        if self._shown is not None and (self._shown[1] < least) != (self.height() < least):
            self.show_view(self._shown[0])  # what there is room for
        self._lay_out()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.name.set_name(tr("Prepared", "Name of the encounter"))
        self.tags_label.set_text(tr("Prepared", "Tags"))
        self.tags.set_name(tr("Prepared", "Tags, set off by commas"))
        self.tags.edit.setPlaceholderText(tr("Prepared", "cave, boss"))
        self.finder.set_name(tr("Prepared", "Whom to add: goblin, 4 gob, troll 2"))
        self.finder.edit.setPlaceholderText(tr("Prepared", "Add: goblin, 4 gob, troll 2"))
        keep_tooltip(self.finder, alt_cap("A"))
        self.wave_label.set_text(tr("Prepared", "arrive in round"))
        self.wave.set_name(tr("Prepared", "Round in which they arrive"))
        self.wave.edit.setPlaceholderText(tr("Prepared", "next"))
        self.hits.setAccessibleName(tr("Prepared", "Creatures to choose from"))
        self.groups.setAccessibleName(tr("Prepared", "Groups"))
        self.groups.setAccessibleDescription(tr("Prepared", "Plus and minus say how many, Del removes, Enter edits"))
        self.notes.set_name(tr("Prepared", "Notes"))
        self.notes.edit.setPlaceholderText(tr("Prepared", "Notes: terrain, tactics, treasure"))
        self.worth.retranslate()
        self.form.retranslate()


def _row(*widgets: QWidget) -> QWidget:
    holder = QWidget()
    line = QHBoxLayout(holder)
    line.setContentsMargins(_PAD, 0, _PAD, 0)
    line.setSpacing(8)
    for place, widget in enumerate(widgets):
        line.addWidget(widget, 1 if place == 0 else 0)
    return holder
