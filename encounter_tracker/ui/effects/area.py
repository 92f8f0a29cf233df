"""What fills a place: light, darkness, or a wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from encounter_tracker.ui.effects.parts import Heading, WrongLine, caption, line, words
from encounter_tracker.ui.widgets import Button, Segment, Segments, TextField

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.effect_view import FormView

tr = QCoreApplication.translate


class AreaSection(QWidget):
    """Light or darkness with its level, and the wall."""

    changed = Signal(object)
    """Fields of the form are to be set (a dict)."""
    wall_requested = Signal()
    """The wall is to be drawn."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._view: FormView | None = None
        self.heading = Heading(theme)
        self.shines = Segments(theme, height=26)
        self.power_label = words(theme)
        self.power = TextField(theme, height=26)
        self.blocks = Button(theme, height=26)
        self.dispels = Button(theme, height=26)
        self.wall = Button(theme, height=26, key="Alt W")
        self.wrong = WrongLine(theme)
        self._captions = (caption(theme), caption(theme))
        self._build()
        self.shines.chosen_changed.connect(self._on_shines)
        self.power.text_edited.connect(lambda text: self.changed.emit({"power": text}))
        self.wall.clicked.connect(self.wall_requested)
        for button, field in ((self.blocks, "blocks_darkvision"), (self.dispels, "dispels_opposite")):
            button.setCheckable(True)
            button.clicked.connect(lambda on, field=field: self.changed.emit({field: on}))
        theme.theme_changed.connect(self._apply_sizes)
        self._apply_sizes()
        self.retranslate()

    def _build(self) -> None:
        lit, walled = self._captions
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(self.heading)
        first = line(lit, self.shines, self.power_label, self.power, self.blocks, self.dispels, None, spacing=8)
        column.addLayout(first)
        column.addWidget(self.wrong)
        column.addLayout(line(walled, self.wall, None, spacing=8))

    def show_view(self, view: FormView) -> None:
        """Show what fills the place."""
        self._view = view
        form, locked = view.form, "light" in view.locked
        shines = "light" if form.light is not None else "darkness" if form.darkness is not None else ""
        self.shines.set_chosen(shines)
        self.shines.setEnabled(not locked)
        for widget in (self.power_label, self.power, self.dispels):
            widget.setVisible(bool(shines))
            widget.setEnabled(not locked)
        self.blocks.setVisible(shines == "darkness")
        self.blocks.setEnabled(not locked)
        self.power.set_text(form.power_text)
        self.power.set_wrong(view.problems.get("power", ""))
        self.wrong.say(view.problems.get("power", ""))
        for button, on in ((self.blocks, form.blocks_darkvision), (self.dispels, form.dispels_opposite)):
            button.setChecked(on)
            button.set_icon("check" if on else "")
        self.wall.setText(view.wall or tr("AreaSection", "Draw a wall…"))
        self.wall.setEnabled(not locked)
        tip = tr("HeadSection", "Stays as the effect was laid.") if locked else ""
        for control in (self.shines, self.power, self.blocks, self.dispels, self.wall):
            control.setToolTip(tip)
        self.wall.updateGeometry()

    def _on_shines(self, key: str) -> None:
        view = self._view
        power = 0 if view is None else view.form.area_power
        self.changed.emit(
            {
                "light": power if key == "light" else None,
                "darkness": power if key == "darkness" else None,
                "power": None,
            }
        )

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        lit, walled = self._captions
        self.heading.set_text(tr("AreaSection", "Light, darkness, wall"))
        lit.set_text(tr("AreaSection", "Light"))
        walled.set_text(tr("AreaSection", "Wall"))
        items = (
            Segment("", tr("AreaSection", "neither")),
            Segment("light", tr("AreaSection", "light"), "sun"),
            Segment("darkness", tr("AreaSection", "darkness"), "moon"),
        )
        self.shines.set_items(items, self.shines.chosen)
        self.shines.setAccessibleName(tr("AreaSection", "Light or darkness"))
        self.power_label.set_text(tr("AreaSection", "level"))
        self.power.set_name(tr("AreaSection", "Level; 0 is nonmagical"))
        self.blocks.setText(tr("AreaSection", "darkvision is no help"))
        self.dispels.setText(tr("AreaSection", "dispels its opposite"))
        if self._view is not None:
            self.show_view(self._view)

    def _apply_sizes(self) -> None:
        self.power.setFixedWidth(self.theme.px(46))
