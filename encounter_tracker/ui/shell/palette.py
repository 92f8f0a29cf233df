"""Find or do anything (Ctrl+K): actions, combatants, effects and creatures in one list."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout

from encounter_tracker.ui.widgets import PaintedWidget, Popover, TextField
from encounter_tracker.viewmodels.palette import Hit, PaletteViewModel

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets import Canvas

_WIDTH, _ROW, _SHOWN = 560, 30, 12


class _Place(NamedTuple):
    first: int
    current: int


class HitList(PaintedWidget):
    """The hits, painted; the keyboard stays in the field above."""

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        """Start empty."""
        super().__init__(theme)
        self._hits: tuple[Hit, ...] = ()
        self._place = _Place(0, 0)
        self.setMouseTracking(True)
        self.apply_sizes()

    @property
    def hits(self) -> tuple[Hit, ...]:
        """What is listed."""
        return self._hits

    @property
    def current(self) -> Hit | None:
        """The hit Enter takes."""
        return self._hits[self._place.current] if self._hits else None

    def show_hits(self, hits: tuple[Hit, ...]) -> None:
        """List these; the first is current."""
        self._hits = hits
        self._place = _Place(0, 0)
        self.apply_sizes()
        self._tell()
        self.update()

    def step(self, by: int) -> None:
        """Go up or down."""
        if not self._hits:
            return
        at = (self._place.current + by) % len(self._hits)
        first = min(max(self._place.first, at - _SHOWN + 1), at)
        self._place = _Place(first, at)
        self._tell()
        self.update()

    def _tell(self) -> None:
        hit = self.current
        self.setAccessibleName(f"{hit.text}, {hit.detail}" if hit is not None else "")

    def apply_sizes(self) -> None:
        """Room for the hits, twelve at most."""
        self.setFixedHeight(self.theme.px(_ROW) * max(1, min(_SHOWN, len(self._hits))))

    def sizeHint(self) -> QSize:
        """As wide as the panel."""
        return QSize(self.theme.px(_WIDTH), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Icon, words, where it belongs, key."""
        px = self.theme.px
        row = px(_ROW)
        for line, hit in enumerate(self._hits[self._place.first : self._place.first + _SHOWN]):
            rect = QRectF(0, line * row, self.width(), row)
            if self._place.first + line == self._place.current:
                canvas.fill(rect, "select_wash")
                canvas.fill(QRectF(0, rect.y(), px(3), row), "select_line")
            if hit.icon:
                canvas.icon(hit.icon, px(14), rect.center().y() - px(8), px(16), "ink2" if not hit.reason else "ink3")
            right = float(self.width() - px(14))
            if hit.keys:
                right = canvas.key_cap(right, rect.center().y(), hit.keys) - px(8)
            detail = hit.reason or hit.detail
            wide = min(self.theme.face("small").width(detail), px(220))
            canvas.text(
                QRectF(right - wide, rect.y(), wide, row),
                detail,
                "small",
                "normal",
                "ink2",
                Qt.AlignmentFlag.AlignRight,
            )
            words = QRectF(px(40), rect.y(), right - wide - px(52), row)
            canvas.text(words, hit.text, "body", "medium", "ink2" if hit.reason else "ink")
        if not self._hits:
            nothing = QCoreApplication.translate("Palette", "Nothing is called that.")
            canvas.text(QRectF(px(14), 0, self.width(), row), nothing, "body", "normal", "ink2")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The row under the pointer is current."""
        at = self._place.first + int(event.position().y()) // self.theme.px(_ROW)
        if at < len(self._hits) and at != self._place.current:
            self._place = _Place(self._place.first, at)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click takes it."""
        self.mouseMoveEvent(event)
        if self.current is not None:
            self.chosen.emit(self.current)


class PalettePopover(Popover):
    """One field and the hits under it; Enter takes the current one, arrows choose."""

    hit_chosen = Signal(object)

    def __init__(self, theme: Theme, window: QWidget, view_model: PaletteViewModel) -> None:
        """Make a closed palette over ``window``."""
        super().__init__(theme, window, backdrop="dim")
        self._view_model = view_model
        self.field = TextField(theme, icon="search", hint="↑ ↓", height=36)
        self.list = HitList(theme)
        inner = QVBoxLayout()
        inner.setContentsMargins(10, 10, 10, 10)
        inner.setSpacing(8)
        inner.addWidget(self.field)
        inner.addWidget(self.list)
        self.body.addLayout(inner)
        self.field.text_changed.connect(self._find)
        self.field.step_requested.connect(self.list.step)
        self.field.submitted.connect(lambda _text: self._take(self.list.current))
        self.list.chosen.connect(self._take)

    def open_palette(self) -> None:
        """Open with everything."""
        self._retranslate()
        self.field.set_text("")
        self._find("")
        self.open_centred(top=72, width=self.theme.px(_WIDTH))
        self.field.edit.setFocus()

    def _retranslate(self) -> None:
        tr = QCoreApplication.translate
        self.setAccessibleName(tr("Palette", "Find or do anything"))
        self.field.set_name(tr("Palette", "Find or do anything"))
        self.field.edit.setPlaceholderText(tr("Palette", "An action, a combatant, an effect, a creature…"))

    def changeEvent(self, event: QEvent) -> None:
        """Another language while it is open."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self.is_open:
            self._retranslate()
            self._find(self.field.text)

    def _find(self, text: str) -> None:
        self.list.show_hits(self._view_model.find(text))
        self.settle()

    def _take(self, hit: Hit | None) -> None:
        if hit is not None and not hit.reason:
            self.close_popover()
            self.hit_chosen.emit(hit)
