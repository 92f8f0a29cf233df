"""Headings and other quiet text: pane header, section label, key cap, line of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from encounter_tracker.ui.widgets.base import PaintedLabel, keep_tooltip
from encounter_tracker.ui.widgets.canvas import CENTER, LEFT, RIGHT, Run, key_cap_width, runs_width

if TYPE_CHECKING:
    from PySide6.QtCore import Qt

    from encounter_tracker.ui.theme import Role, TextSize, Theme, Weight
    from encounter_tracker.ui.widgets.canvas import Canvas

_REMARK_GAP = 10


class PaneHeader(PaintedLabel):
    """Title at the left, a quiet remark behind it, controls at the right."""

    def __init__(  # noqa: PLR0913
        self,
        theme: Theme,
        title: str = "",
        remark: str = "",
        *,
        ground: Role = "pane",
        height: int = 30,
        pad: int = 12,
        line: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make a header.

        Args:
            theme: the theme.
            title: what the pane shows.
            remark: a count or a hint.
            ground: the colour behind it.
            height: 30, 28 inside a pane.
            pad: the space at the left.
            line: draw a line under it.
            parent: the parent.
        """
        super().__init__(theme, parent)
        self._title, self._remark, self._ground, self._pad = title, remark, ground, pad
        self._height, self._line = height, line
        self._row = QHBoxLayout(self)
        self._row.setSpacing(4)
        self._row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()
        self._name()

    def add_control(self, widget: QWidget) -> None:
        """Put a control at the right, behind those that are there."""
        self._row.addWidget(widget)

    def set_title(self, title: str, remark: str | None = None) -> None:
        """Change title and, if given, remark."""
        remark = self._remark if remark is None else remark
        if (title, remark) != (self._title, self._remark):
            self._title, self._remark = title, remark
            self.apply_sizes()
            self._name()
            self.update()

    def set_remark(self, remark: str) -> None:
        """Change the remark."""
        self.set_title(self._title, remark)

    def apply_sizes(self) -> None:
        """Keep the height, and room for the whole title."""
        self.setFixedHeight(self.theme.px(self._height))
        title = round(self.theme.face("small", "strong").width(self._title))
        self._row.setContentsMargins(self._pad + title + _REMARK_GAP, 0, max(0, self._pad - 4), 0)

    def paint(self, canvas: Canvas) -> None:
        """Title and remark; the controls paint themselves."""
        height = float(self.height())
        canvas.fill(QRectF(self.rect()), self._ground)
        x = canvas.put(self._pad, 0, height, self._title, "small", "strong", "ink") + _REMARK_GAP
        right = self._controls_left() - 8
        if self._remark and x < right:
            canvas.text(QRectF(x, 0, right - x, height), self._remark, "small", "normal", "ink2")
        if self._line:
            canvas.rule(0, height - 1, self.width())

    def _controls_left(self) -> int:
        items = (self._row.itemAt(index) for index in range(self._row.count()))
        widgets = [item.widget() for item in items if item is not None]
        return min((w.x() for w in widgets if w is not None and w.isVisible()), default=self.width())

    def _name(self) -> None:
        self.setAccessibleName(", ".join(part for part in (self._title, self._remark) if part))


class TextLine(PaintedLabel):
    """One line of text in pieces, shortened with the whole as tooltip; for what is read, never clicked."""

    def __init__(  # noqa: PLR0913
        self,
        theme: Theme,
        text: str = "",
        size: TextSize = "body",
        weight: Weight = "normal",
        role: Role = "ink2",
        *,
        align: Qt.AlignmentFlag = LEFT,
        height: int = 20,
        parent: QWidget | None = None,
    ) -> None:
        """Make a line.

        Args:
            theme: the theme.
            text: the words.
            size: type size.
            weight: type weight.
            role: colour.
            align: left, right or centred.
            height: in points at 100 %.
            parent: the parent.
        """
        super().__init__(theme, parent)
        self._style = (size, weight, role)
        self._runs: tuple[Run, ...] = ()
        self._align, self._height = align, height
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.apply_sizes()
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Show a text in the style of the line."""
        size, weight, role = self._style
        self.set_runs((Run(text, size, weight, role),) if text else ())

    def set_runs(self, runs: tuple[Run, ...]) -> None:
        """Show pieces in styles of their own."""
        if runs != self._runs:
            self._runs = runs
            whole = "".join(run.text for run in runs)
            self.setAccessibleName(whole)
            self.updateGeometry()
            self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(self._height))

    def sizeHint(self) -> QSize:
        """As wide as the text."""
        return QSize(round(runs_width(self.theme, self._runs) + 1), self.height())

    def minimumSizeHint(self) -> QSize:
        """It may be shortened."""
        return QSize(0, self.height())

    def paint(self, canvas: Canvas) -> None:
        """The pieces, one behind the other."""
        spare = self.width() - runs_width(self.theme, self._runs)
        shares = {RIGHT: 1.0, CENTER: 0.5}
        x = max(0.0, spare) * shares.get(self._align, 0.0)
        canvas.runs(x, 0, self.height(), self._runs, self.width())
        keep_tooltip(self, self.accessibleName() if spare < -0.5 else "")


class SectionLabel(TextLine):
    """The heading of a section inside a pane."""

    def __init__(self, theme: Theme, text: str = "", *, parent: QWidget | None = None) -> None:
        super().__init__(theme, text, "small", "strong", "ink2", height=24, parent=parent)


class KeyCap(PaintedLabel):
    """A key, drawn as its cap."""

    def __init__(self, theme: Theme, key: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._key = key
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(key)

    def set_key(self, key: str) -> None:
        """Show another key."""
        self._key = key
        self.setAccessibleName(key)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as the cap."""
        return QSize(round(key_cap_width(self.theme, self._key) + 0.5), self.theme.px(18))

    def paint(self, canvas: Canvas) -> None:
        """The cap."""
        canvas.key_cap(self.width(), self.height() / 2, self._key)
