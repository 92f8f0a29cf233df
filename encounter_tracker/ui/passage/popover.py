"""What happened while time passed: a list that may stay open beside the fight, with the rolls that are due."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from encounter_tracker.ui.combatant.due_band import DueBand
from encounter_tracker.ui.popover_keys import PopoverKeys, escape_cap
from encounter_tracker.ui.why.pane_popover import FittingScroll
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, Popover, TextLine
from encounter_tracker.ui.widgets.base import PaintedWidget
from encounter_tracker.viewmodels.texts.language import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets import Canvas
    from encounter_tracker.viewmodels.passage import PassageRow, PassageView, PassageViewModel

_WIDTH, _TOP, _EDGE, _PAD = 560, 64, 8, 12
_FOOT = 44
_HEADING, _INDENT, _LEADING, _BELOW = 28, 8, 4, 8
_WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)


class PassageList(PaintedWidget):
    """The lines under their headings; long ones wrap."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._rows: tuple[PassageRow, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def texts(self) -> list[str]:
        """What stands in it, headings too."""
        return [row.text for row in self._rows]

    def set_rows(self, rows: tuple[PassageRow, ...]) -> None:
        """Show these lines."""
        if rows != self._rows:
            self._rows = rows
            self.setAccessibleName("\n".join(self.texts))
            self.updateGeometry()
            self.update()

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Room for all lines."""
        return round(sum(height for _, height in self._heights(width))) + _BELOW

    def sizeHint(self) -> QSize:
        """As high as it is at the width it has."""
        return QSize(self.theme.px(300), self.heightForWidth(max(self.width(), self.theme.px(200))))

    def minimumSizeHint(self) -> QSize:
        """It wraps."""
        return QSize(self.theme.px(120), self.theme.px(_HEADING))

    def paint(self, canvas: Canvas) -> None:
        """Headings and lines."""
        painter, y = canvas.painter, 0.0
        for row, height in self._heights(self.width()):
            if row.kind == "heading":
                rect = QRectF(_PAD, y, self.width() - 2 * _PAD, height)
                canvas.text(rect.adjusted(0, 6, 0, 0), row.text, "small", "strong", "ink2")
            else:
                role: Role = "down" if row.kind == "harm" else "ink"
                painter.setFont(self.theme.font("body"))
                painter.setPen(self.theme.color(role))
                room = QRectF(_PAD + _INDENT, y + 1, self.width() - 2 * _PAD - _INDENT, height)
                painter.drawText(room, _WRAP, row.text)
            y += height

    def _heights(self, width: int) -> list[tuple[PassageRow, float]]:
        metrics = self.theme.face("body").metrics
        room = QRectF(0, 0, max(40, width - 2 * _PAD - _INDENT), 100_000)
        return [
            (
                row,
                float(self.theme.px(_HEADING))
                if row.kind == "heading"
                else metrics.boundingRect(room, _WRAP, row.text).height() + _LEADING,
            )
            for row in self._rows
        ]


class PassagePopover(Popover):
    """At the right of the window; a click elsewhere leaves it open, Esc closes it from anywhere."""

    def __init__(self, theme: Theme, window: QWidget, view_model: PassageViewModel) -> None:
        """Make a closed popover over ``window``."""
        super().__init__(theme, window, close_on_leave=False)
        self._window, self._vm = window, view_model
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = TextLine(theme, "", "lead", "strong", height=30)
        self.remark = Paragraph(theme, pad=_PAD)
        self.list = PassageList(theme)
        self.area = FittingScroll(theme, self.list)
        self.due = DueBand(theme)
        self.idle = Paragraph(theme, pad=_PAD)
        self.close_button = Button(theme, kind="flat", height=28)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
        self._escape.setEnabled(False)
        self._build()
        self._connect()
        self.keys = PopoverKeys(self, {"R": self.due.answer_first})
        self.retranslate()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(_PAD, 4, 8, 0)
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        self.body.addLayout(head)
        self.body.addWidget(self.remark)
        self.body.addSpacing(6)
        self.body.addWidget(self.due)
        self.body.addWidget(self.area, 1)
        self.body.addWidget(self.idle)

    def _connect(self) -> None:
        vm = self._vm
        vm.view_changed.connect(self.show_view)
        vm.gone.connect(self.close_popover)
        self.due.answered.connect(self._on_answer)
        self.close_button.clicked.connect(self.close_popover)
        self._escape.activated.connect(self.close_popover)
        self.opened.connect(lambda: self._escape.setEnabled(True))
        self.closed.connect(lambda: self._escape.setEnabled(False))

    # --- opening -------------------------------------------------------------------------------------------------

    def open_list(self) -> None:
        """Show it, with the keyboard in it."""
        self._vm.refresh()
        self.show_view(self._vm.view)
        if self.is_open:
            self.focus_first()
        else:
            self._open(self._place_right)

    def focus_first(self) -> None:
        """The first roll that is due, else the list."""
        first = next((line for line in self.due.lines if not line.isHidden() and line.row.die), None)
        (first.field if first is not None else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _place_right(self, size: QSize) -> QRect:
        width = min(self.theme.px(_WIDTH), self._window.width() - 2 * _EDGE)
        height = min(size.height(), self._window.height() - _TOP - _FOOT)
        return QRect(self._window.width() - width - _EDGE, _TOP, width, height)

    # --- what it shows -------------------------------------------------------------------------------------------

    def show_view(self, view: PassageView) -> None:
        """Show what happened and what is due."""
        self.setAccessibleName(view.title)
        self.title.set_text(view.title)
        self.remark.set_text(view.remark)
        self.list.set_rows(view.rows)
        self.area.setVisible(bool(view.rows))
        self.due.set_rows(view.due)
        self.idle.set_text(tr("Passage", "Nothing has happened, and nothing is due.") if view.is_empty else "")
        self.keys.watch()
        self.settle()

    def _on_answer(self, key: str, text: str) -> None:
        wrong = self._vm.answer(key, text)
        if wrong:
            self.due.set_wrong(key, wrong)
        elif self.is_open and self.due.isHidden():
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.close_button.setText(tr("Passage", "Close"))
        self.close_button.set_key(escape_cap())

    # --- events --------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and pages scroll."""
        if not self.area.step(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
