"""The targets of a spell, one under the other; many of them scroll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from encounter_tracker.ui.casting.target_row import HEAD, CastTarget
from encounter_tracker.ui.widgets import TextLine
from encounter_tracker.ui.widgets.rows_area import RowsArea

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.cast_view import CastView

_SCROLL_BAR = 10


class CastTargets(QWidget):
    """All targets."""

    die_edited = Signal(str, str, str)
    outcome_chosen = Signal(str, str)
    share_chosen = Signal(str, str)
    willing_toggled = Signal(str)
    submitted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._view: CastView | None = None
        self._width, self._room = 0, -1
        self.rows: list[CastTarget] = []
        self.nobody = TextLine(theme, "", "small", "normal", "ink2", height=24)
        self.area = RowsArea(theme)
        self.area.column.addStretch(1)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.area)
        inner = QVBoxLayout()
        inner.setContentsMargins(12, 0, 12, 0)
        inner.addWidget(self.nobody)
        box.addLayout(inner)
        theme.theme_changed.connect(self._fit)

    def show_view(self, view: CastView) -> None:
        """Show the targets."""
        self._view = view
        while len(self.rows) < len(view.rows):
            self._add()
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(view.rows))
        self.nobody.set_text(view.nobody)
        self.nobody.setVisible(bool(view.nobody))
        self._fit()

    def set_width(self, width: int) -> None:
        """The width there is."""
        if width != self._width:
            self._width = width
            self._fit()

    def set_room(self, height: int) -> None:
        """The height there is; it takes less when it needs less."""
        self._room = height
        self._fit()

    @property
    def wanted_height(self) -> int:
        """What all rows need."""
        return sum(row.height() for row in self.rows if not row.isHidden())

    def first_die(self) -> QWidget | None:
        """The first die that is still to be typed."""
        for row in self.rows:
            for field in row.dice:
                if not row.isHidden() and not field.isHidden() and not field.field.text:
                    return field.field.edit
        return None

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        return [control for row in self.rows for control in row.controls()]

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.area.ground.setAccessibleName(QCoreApplication.translate("Cast", "Targets"))
        for row in self.rows:
            row.retranslate()

    def _add(self) -> None:
        row = CastTarget(self.theme)
        row.die_edited.connect(self.die_edited)
        row.outcome_chosen.connect(self.outcome_chosen)
        row.share_chosen.connect(self.share_chosen)
        row.willing_toggled.connect(self.willing_toggled)
        row.submitted.connect(self.submitted)
        self.area.column.insertWidget(len(self.rows), row)
        self.rows.append(row)

    def _fit(self) -> None:
        view = self._view
        if view is None or not self._width:
            return
        wanted, room = self._lay_rows(view, self._width)
        if wanted > room:
            wanted, room = self._lay_rows(view, self._width - _SCROLL_BAR)
        self.area.setFixedHeight(min(wanted, room) if view.rows else 0)
        self.area.setVisible(bool(view.rows))
        self.updateGeometry()

    def _lay_rows(self, view: CastView, width: int) -> tuple[int, int]:
        """Show all rows in a width; how high they are, and how high there is room for."""
        for row, shown in zip(self.rows, view.rows, strict=False):
            row.show_row(shown, width)
        wanted = self.wanted_height
        return wanted, wanted if self._room < 0 else max(self._room, self.theme.px(HEAD))
