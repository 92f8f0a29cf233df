"""The sheet of a combatant: header and due rolls stand still, everything else scrolls where there is little height."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.combatant.due_band import DueBand
from encounter_tracker.ui.combatant.flow import FlowView
from encounter_tracker.ui.combatant.header import SheetHeader
from encounter_tracker.ui.combatant.lines_edit import NoteField
from encounter_tracker.ui.combatant.paint import paint_attack_row, paint_defence_row, paint_force_row
from encounter_tracker.ui.combatant.resource_list import ResourceList
from encounter_tracker.ui.combatant.row_list import RowList
from encounter_tracker.ui.combatant.told_band import ToldBand
from encounter_tracker.ui.why.pane_popover import FittingScroll
from encounter_tracker.ui.widgets.base import PaintedWidget
from encounter_tracker.ui.widgets.button import Button
from encounter_tracker.ui.widgets.header import PaneHeader, SectionLabel
from encounter_tracker.ui.widgets.readouts import NegativeLevels
from encounter_tracker.ui.widgets.tiles import TileGrid
from encounter_tracker.viewmodels.texts.language import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.combatant_rows import CombatantSheet

_FORCE_ROW, _LINE_ROW = 23, 22
_LOW_BELOW = 540  # a pane lower than this gets the header of one line
_ATTACKS, _DEFENCES = 56, 44  # shares of the width


class Columns(PaintedWidget):
    """Attacks at the left, defences and senses at the right, a line between them and one above."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.attacks = RowList(theme, _LINE_ROW, paint_attack_row)
        self.defences = RowList(theme, _LINE_ROW, paint_defence_row)
        self.captions = (SectionLabel(theme), SectionLabel(theme))
        self.row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 3, 0, 8)
        row.setSpacing(1)
        for caption, rows, share in (
            (self.captions[0], self.attacks, _ATTACKS),
            (self.captions[1], self.defences, _DEFENCES),
        ):
            column = QVBoxLayout()
            column.setSpacing(0)
            head = QHBoxLayout()
            head.setContentsMargins(12, 0, 12, 0)
            head.addWidget(caption)
            column.addLayout(head)
            column.addWidget(rows)
            column.addStretch(1)
            row.addLayout(column, share)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        names = (tr("CombatantPane", "Attacks"), tr("CombatantPane", "Defences and senses"))
        for caption, rows, name in zip(self.captions, (self.attacks, self.defences), names, strict=True):
            caption.set_text(name)
            rows.setAccessibleName(name)

    def paint(self, canvas: Canvas) -> None:
        """The two lines."""
        canvas.rule(0, 0, self.width())
        canvas.rule_down(self.defences.x() - 1, 7, max(0, self.height() - 17))


class _Ground(PaintedWidget):
    """What scrolls."""

    def paint(self, canvas: Canvas) -> None:
        canvas.fill(QRectF(self.rect()), "pane")


class SheetView(QWidget):
    """Shows a sheet. What is done to it, the pane decides."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.header = SheetHeader(theme)
        self.due, self.told = DueBand(theme), ToldBand(theme)
        self.figures, self.abilities = TileGrid(theme), TileGrid(theme)
        self.levels = NegativeLevels(theme)
        self.resources = ResourceList(theme)
        self.force_header = PaneHeader(theme, height=28)
        self.end_button = Button(theme, kind="flat", height=22)
        self.force = RowList(theme, _FORCE_ROW, paint_force_row)
        self.columns = Columns(theme)
        self.flows: list[FlowView] = []
        self.note = NoteField(theme)
        self.end_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the row it ends keeps the keyboard
        self.force_header.add_control(self.end_button)
        self._lay_out(theme)
        self.retranslate()

    def _lay_out(self, theme: Theme) -> None:
        self.content = _Ground(theme)
        self._inner = QVBoxLayout(self.content)
        self._inner.setContentsMargins(0, 0, 0, 0)
        self._inner.setSpacing(0)
        for widget in (self.figures, self.abilities, self.levels, self.resources, self.force_header, self.force):
            self._inner.addWidget(widget)
        self._inner.addWidget(self.columns)
        self._inner.addWidget(self.note)
        self._inner.addStretch(1)
        self.area = FittingScroll(theme, self.content)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.due)
        column.addWidget(self.told)
        column.addWidget(self.area, 1)

    def set_sheet(self, sheet: CombatantSheet) -> None:
        """Show a sheet; each part compares and repaints only what differs."""
        self.header.set_head(sheet.head)
        self.due.set_rows(sheet.due)
        self.told.set_rows(sheet.told)
        known = len(self.figures.tiles), len(self.flows), bool(self.resources.rows)
        self.figures.set_rows(sheet.figures)
        self.abilities.set_rows(sheet.abilities)
        self.levels.set_view(sheet.levels)
        self.resources.set_resources(sheet.resources)
        self.force_header.set_remark(sheet.force_remark)
        self.force.set_rows(sheet.force)
        self.columns.attacks.set_rows(sheet.attacks)
        self.columns.attacks.setVisible(bool(sheet.attacks))
        self.columns.defences.set_rows(sheet.defences)
        self._set_flows(sheet)
        self.note.set_note(sheet.note)
        if known != (len(self.figures.tiles), len(self.flows), bool(self.resources.rows)):
            self._order_tabs()
        self.columns.row.activate()  # their heights may be new: no frame with the old ones
        self._inner.activate()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.figures.setAccessibleName(tr("CombatantPane", "Figures"))
        self.abilities.setAccessibleName(tr("CombatantPane", "Abilities"))
        self.levels.setToolTip(tr("CombatantPane", "Give, take away, daily saves"))
        self.resources.setAccessibleName(tr("CombatantPane", "Resources"))
        self.force_header.set_title(tr("CombatantPane", "In force"))
        self.force.setAccessibleName(tr("CombatantPane", "In force"))
        self.end_button.setText(tr("CombatantPane", "End…"))
        self.end_button.set_key(tr("Keys", "Del"))
        self.columns.retranslate()
        header = self.force_header.layout()
        if header is not None:
            header.activate()  # the button may be wider now: no frame with a shortened one

    def changeEvent(self, event: QEvent) -> None:
        """Say the fixed words in the new language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One line for the header where there is little height."""
        super().resizeEvent(event)
        self.header.set_low(low=self.height() < self.theme.px(_LOW_BELOW) and self.width() >= self.theme.px(560))

    def reveal(self, widget: QWidget) -> None:
        """Bring a part into sight."""
        if self.content.isAncestorOf(widget):
            self.area.ensureWidgetVisible(widget, 0, 12)

    def reveal_row(self, rows: RowList) -> None:
        """Bring the row with the keyboard into sight."""
        rect = rows.rect_of(rows.current)
        if rect.isValid() and self.content.isAncestorOf(rows):
            at = rows.mapTo(self.content, rect.center())
            self.area.ensureVisible(at.x(), at.y(), 0, rect.height())

    def _order_tabs(self) -> None:
        """Tab goes down the pane."""
        stops: list[QWidget] = [*self.figures.tiles, *self.abilities.tiles, self.levels]
        stops += [self.resources, self.force] if self.resources.rows else [self.force]
        stops += [self.columns.attacks, self.columns.defences, *self.flows, self.note.lines.edit]
        for before, behind in itertools.pairwise(stops):
            QWidget.setTabOrder(before, behind)

    def _set_flows(self, sheet: CombatantSheet) -> None:
        while len(self.flows) < len(sheet.flows):
            flow = FlowView(self.theme)
            self._inner.insertWidget(self._inner.indexOf(self.note), flow)
            self.flows.append(flow)
        for place, flow in enumerate(self.flows):
            flow.setVisible(place < len(sheet.flows))
            if place < len(sheet.flows):
                flow.set_row(sheet.flows[place])
