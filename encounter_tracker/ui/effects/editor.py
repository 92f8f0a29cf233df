"""The full editor: every field of an effect, over the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from encounter_tracker.ui.effects.area import AreaSection
from encounter_tracker.ui.effects.finder import FinderList
from encounter_tracker.ui.effects.head import HeadSection
from encounter_tracker.ui.effects.how_long import DurationSection, changed_fields
from encounter_tracker.ui.effects.keys import APPLY, is_keep, on_keys, with_alt
from encounter_tracker.ui.effects.target_lines import TargetsSection
from encounter_tracker.ui.effects.what_it_does import DoesSection
from encounter_tracker.ui.effects.words import runs_of
from encounter_tracker.ui.surface import Surface
from encounter_tracker.ui.walls import WallPopover
from encounter_tracker.ui.widgets import Button, Run, TextField, TextLine, slim_scroll_bars
from encounter_tracker.viewmodels import effect_changes as change
from encounter_tracker.viewmodels.walls import WallViewModel

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.effect_editor import EffectFormViewModel
    from encounter_tracker.viewmodels.effect_view import FormView

tr = QCoreApplication.translate

_SIZE = (1160, 760)
_FINDER, _FINDER_NARROW, _NARROW_BELOW = 270, 210, 1060


class EffectEditor(Surface):
    """Opened by `open_new`, `open_effect`, or `open_from` (the quick form); `closed` tells that it is gone."""

    announced = Signal(str)
    """A short message."""

    def __init__(self, theme: Theme, view_model: EffectFormViewModel, window: QWidget) -> None:
        super().__init__(theme, window, _SIZE, stray_click=False)  # it must not throw away what was entered
        self.view_model = view_model
        self.finder = TextField(theme, icon="search", hint="↑ ↓", height=32, size="strong")
        self.lines = FinderList(theme)
        self.hint = TextLine(theme, "", "small", height=40)
        self.head = HeadSection(theme)
        self.targets = TargetsSection(theme)
        self.duration = DurationSection(theme)
        self.does = DoesSection(theme)
        self.area_section = AreaSection(theme)
        self._walls: WallPopover | None = None
        self.footer = TextLine(theme, "", height=44)
        self.keep_button = Button(theme, icon="plus", key="Ctrl+S", kind="flat", height=32)
        self.cancel_button = Button(theme, height=32)
        self.apply_button = Button(theme, icon="check", key="Ctrl+↵", kind="primary", height=32)
        self._build()
        self._connect()
        theme.theme_changed.connect(self._dress)
        self._dress()
        self.retranslate()

    # ---- building -------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self._build_finder()
        self._build_form()
        below = QWidget()
        foot = QHBoxLayout(below)
        foot.setContentsMargins(16, 0, 14, 0)
        foot.setSpacing(8)
        foot.addWidget(self.footer, 1)
        for button in (self.keep_button, self.cancel_button, self.apply_button):
            foot.addWidget(button)
        self.put_together(self.area, below)

    def _build_finder(self) -> None:
        left = self.left_column
        search = QHBoxLayout()
        search.setContentsMargins(10, 8, 10, 6)
        search.addWidget(self.finder)
        hint = QHBoxLayout()
        hint.setContentsMargins(14, 0, 8, 0)
        hint.addWidget(self.hint)
        left.addLayout(search)
        left.addWidget(self.lines, 1)
        left.addLayout(hint)

    def _build_form(self) -> None:
        form = QWidget()
        column = QVBoxLayout(form)
        column.setContentsMargins(16, 8, 14, 6)
        column.setSpacing(2)
        for section in (self.head, self.targets, self.duration, self.does, self.area_section):
            column.addWidget(section)
        column.addStretch(1)
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)  # nothing is out of reach
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(form)
        slim_scroll_bars(self.area, self.theme)

    def _connect(self) -> None:
        model = self.view_model
        self.finder.text_edited.connect(self._offer)
        self.finder.step_requested.connect(self.lines.step)
        self.finder.submitted.connect(self._on_found)
        self.lines.chosen.connect(self._take)
        self.lines.forget_requested.connect(self._forget)
        self.head.changed.connect(lambda fields: model.change(**changed_fields(fields)))
        self.head.source_changed.connect(model.set_source)
        self.targets.outcome_chosen.connect(model.set_outcome)
        self.targets.face_edited.connect(lambda who, face: model.put(change.with_face(model.form, who, face)))
        self.targets.remove_requested.connect(lambda who: model.put(change.without_target(model.form, who)))
        self.targets.add_requested.connect(lambda who: model.put(change.with_target(model.form, who)))
        self.targets.roll_requested.connect(model.roll_missing)
        self.duration.changed.connect(lambda fields: model.change_duration(**changed_fields(fields)))
        self.duration.trigger_changed.connect(lambda text: model.change(trigger=text))
        self.does.changed.connect(lambda fields: model.change(**changed_fields(fields)))
        self.does.modifier_added.connect(self._add_modifier)
        self.does.modifier_removed.connect(lambda at: model.put(change.without_modifier(model.form, at)))
        self.does.modifier_changed.connect(
            lambda at, fields: model.put(change.changed_modifier(model.form, at, **changed_fields(fields)))
        )
        self.does.condition_added.connect(lambda key: model.put(change.with_condition(model.form, key)))
        self.does.condition_removed.connect(lambda key: model.put(change.without_condition(model.form, key)))
        self.does.descriptor_toggled.connect(lambda word: model.put(change.toggled_descriptor(model.form, word)))
        self.area_section.changed.connect(lambda fields: model.change(**changed_fields(fields)))
        self.area_section.wall_requested.connect(self.draw_wall)
        self.keep_button.clicked.connect(model.keep_as_own)
        self.cancel_button.clicked.connect(self.close_popover)
        self.apply_button.clicked.connect(model.apply)
        model.view_changed.connect(self._show)
        model.applied.connect(self.close_popover)
        model.trouble.connect(self._on_trouble)
        model.said.connect(self._on_said)
        self.closed.connect(model.stop)
        on_keys(self, APPLY, model.apply)
        for letter, button in (
            ("T", self.targets.add_button),
            ("R", self.targets.roll_button),
            ("M", self.does.add_button),
            ("C", self.does.conditions.add_button),
            ("D", self.does.descriptors.add_button),
            ("W", self.area_section.wall),
        ):
            on_keys(self, with_alt(letter), button.click)

    # ---- opening --------------------------------------------------------------------------------------------

    def open_new(self, prefer_conditions: bool = False) -> None:
        """A new effect; ``prefer_conditions``: the finder offers those first."""
        self.view_model.start(prefer_conditions=prefer_conditions)
        self._open_form()

    def open_effect(self, effect_id: str) -> None:
        """An effect in force; nothing happens where it is gone."""
        if self.view_model.start_edit(effect_id):
            self._open_form()

    def open_from(self, other: EffectFormViewModel) -> None:
        """Go on with what the quick form has so far."""
        self.view_model.take_over(other)
        self._open_form()

    def open_wall(self) -> None:
        """A new wall: the grid first, then the rest of it."""
        self.view_model.start()
        self.view_model.change(targets=())
        self._open_form()
        self.draw_wall()

    @property
    def walls(self) -> WallPopover:
        """The grid on which the wall is drawn, made when it is first asked for."""
        if self._walls is None:
            self._walls = WallPopover(self.theme, self._window, WallViewModel(self))
            self._walls.wall_given.connect(lambda wall: self.view_model.change(wall=wall))
        return self._walls

    def draw_wall(self) -> None:
        """Draw the wall on its grid."""
        self.walls.open_wall(self.view_model.form.wall)

    def _open_form(self) -> None:
        self.show_left(on=not self.view_model.is_edit)
        self.finder.set_text("" if self.view_model.form.catalogue else self.view_model.form.name)
        self.area.verticalScrollBar().setValue(0)
        self.retranslate()
        self._offer(self.finder.text)
        self.show_over()

    def left_width(self, width: int) -> int:
        """The finder, smaller where there is little room."""
        narrow = width < self.theme.px(_NARROW_BELOW)
        return self.theme.px(_FINDER_NARROW if narrow else _FINDER)

    def focus_first(self) -> None:
        """The finder, or the name of what is being edited."""
        first = self.head.name if self.view_model.is_edit else self.finder
        first.edit.setFocus(Qt.FocusReason.PopupFocusReason)
        first.edit.selectAll()

    # ---- the finder -----------------------------------------------------------------------------------------

    def _offer(self, text: str) -> None:
        self.lines.set_rows(self.view_model.finder().grouped_rows(text), mark_first=bool(text.strip()))

    def _on_found(self) -> None:
        current = self.lines.current
        typed = self.finder.text.strip()
        if current is not None:
            self._take(current.key)
        elif typed:
            self.view_model.change(name=typed)
            self.head.name.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self, key: str) -> None:
        self.view_model.choose(key)
        self.finder.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _forget(self, key: str) -> None:
        self.view_model.forget(key)
        self._offer(self.finder.text)

    # ---- what it shows --------------------------------------------------------------------------------------

    def _show(self, view: FormView) -> None:
        self.title.set_texts(tr("EffectEditor", "Effect"), view.title, tr("EffectEditor", "Esc"))
        self.head.show_view(view)
        self.targets.show_view(view)
        self.duration.show_view(view)
        self.does.show_view(view)
        self.area_section.show_view(view)
        if view.refused:
            self.footer.set_runs((Run(view.refused, "body", "normal", "danger"),))
        else:
            self.footer.set_runs(runs_of(view.summary))
        self.apply_button.setText(tr("EffectEditor", "Apply all the same") if view.refused else view.apply)
        self.apply_button.updateGeometry()

    def _add_modifier(self) -> None:
        self.view_model.put(change.with_modifier(self.view_model.form))
        self.does.lines[-1].value.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self._reveal(self.does.lines[-1])

    def _on_trouble(self, field: str) -> None:
        """Bring the keyboard to what has to be mended."""
        widget = self._field(field)
        if self.is_open and widget is not None:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)
            self._reveal(widget)

    def _field(self, field: str) -> QWidget | None:
        part, _, rest = field.partition(".")
        if part == "duration":
            return self.duration.fields.get(rest, self.duration.of)
        if part == "modifier":
            return self.does.lines[int(rest)].value
        if part == "target":
            return next((shown.face for shown in self.targets.lines if shown.row.id == rest), None)
        if field == "targets":
            return self.targets.add_button
        if field == "power":
            return self.area_section.power
        return self.head.numbers.get(field) or self.does.extras.get(field) or self.head.name

    def _reveal(self, widget: QWidget) -> None:
        self.body.activate()
        self.area.ensureWidgetVisible(widget, 0, 30)

    def _on_said(self, text: str) -> None:
        self.footer.set_runs((Run(text, "body", "strong", "up"),))
        self._offer(self.finder.text)
        self.announced.emit(text)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.setAccessibleName(tr("EffectEditor", "Effect, all fields"))
        self.finder.set_name(tr("EffectEditor", "Find an effect or condition"))
        self.hint.set_text(tr("EffectEditor", "Nothing fits? Any name will do."))
        self.keep_button.setText(tr("EffectEditor", "Keep as my own"))
        self.cancel_button.setText(tr("EffectEditor", "Cancel"))
        for section in (self.head, self.targets, self.duration, self.does, self.area_section, self.lines):
            section.retranslate()
        if self.view_model.is_active:
            self._show(self.view_model.view)

    # ---- events ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+S keeps, Esc leaves."""
        if is_keep(event):
            self.view_model.keep_as_own()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_popover()
        # anything else ends here: it is not for the fight below

    def _dress(self) -> None:
        palette = self.theme.palette()
        palette.setColor(QPalette.ColorRole.Window, self.theme.color("pane"))
        self.area.setPalette(palette)
        self.area.viewport().setPalette(palette)
        inner = self.area.widget()
        if inner is not None:
            inner.setPalette(palette)
        self.settle()
