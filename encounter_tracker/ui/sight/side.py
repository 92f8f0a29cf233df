"""Beside the table: the pair that is looked at, in words, and what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow
from encounter_tracker.ui.popover_keys import alt_cap
from encounter_tracker.ui.sight.legend import SightLegend
from encounter_tracker.ui.why.pane_popover import FittingScroll
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, SectionLabel, TextField, TextLine
from encounter_tracker.ui.widgets.base import PaintedLabel, keep_tooltip
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.sight_pair import PairView
    from encounter_tracker.viewmodels.sight_rows import LegendItem

tr = QCoreApplication.translate

_PAD = 14
#: The least height for the explanation and what can be done; the legend gives way to them.
_LEAST_WORDS = 380
#: The least width at which the buttons show their keys.
_CAPS_FROM = 290


class PairTitle(PaintedLabel):
    """Who looks at whom, and under it whether it sees."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._view: PairView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def show_view(self, view: PairView | None) -> None:
        """Show a pair, or nothing."""
        self._view = view
        said = "" if view is None else f"{view.viewer.name} → {view.target.name}: {view.verdict}"
        self.setAccessibleName(said)
        keep_tooltip(self, said)
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(86))

    def sizeHint(self) -> QSize:
        """As wide as the panel."""
        return QSize(self.theme.px(260), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Names with their signs; the verdict in its tint."""
        view, px = self._view, self.theme.px
        if view is None:
            room = QRectF(_PAD, px(8), self.width() - 2 * _PAD, px(26))
            canvas.text(room, tr("SightSide", "Choose two with the arrows or the mouse."), "body", "normal", "ink2")
            return
        self._paint_names(canvas, view)
        rect = QRectF(_PAD, px(44), self.width() - 2 * _PAD, px(34))
        fills: dict[str, Role] = {"much": "harm_fill", "some": "plain_fill"}
        inks: dict[str, Role] = {"much": "harm_ink", "some": "plain_ink"}
        tone = view.cell.tone
        canvas.box(rect, fills.get(tone, "raised"), None, 5)
        ink: Role = inks.get(tone, "ink")
        icon = self.theme.size("icon")
        canvas.icon(view.cell.icon or "eye", rect.x() + 10, rect.center().y() - icon / 2, icon, ink)
        words = QRectF(rect.x() + 10 + icon + 8, rect.y(), rect.width() - icon - 26, rect.height())
        canvas.text(words, view.verdict, "body", "strong", ink)

    def _paint_names(self, canvas: Canvas, view: PairView) -> None:
        theme, px = self.theme, self.theme.px
        sign, icon = px(14), theme.size("icon")
        fixed = 2 * (sign + 8) + icon + 16
        room = self.width() - 2 * _PAD - fixed
        face = theme.face("lead", "heavy")
        wide = [face.width(view.viewer.name), face.width(view.target.name)]
        if sum(wide) > room:
            half = room / 2
            least = min(wide)
            wide = [min(w, room - least if least < half else half) for w in wide]
        x, y, high = float(_PAD), float(px(8)), float(px(26))
        for head, room_of in zip((view.viewer, view.target), wide, strict=True):
            canvas.side_sign(head.side, x, y + (high - sign) / 2, sign)
            x += sign + 8
            canvas.text(QRectF(x, y, room_of + 1, high), head.name, "lead", "heavy", "ink")
            x += room_of + 8
            if head is view.viewer:
                canvas.icon("arrow-right", x, y + (high - icon) / 2, icon, "ink2")
                x += icon + 8


class PairPanel(QWidget):
    """The explanation, the distance, what can be done, and the legend."""

    distance_given = Signal(str)
    """A distance was typed."""
    search_requested = Signal(str)
    """The other is to be looked for: "listen", "grope", or "" for all ways."""
    moved_requested = Signal()
    """The other has moved."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.title = PairTitle(theme)
        self.headings = [SectionLabel(theme) for _ in range(3)]
        self.texts = [Paragraph(theme) for _ in range(3)]
        self.distance_label = TextLine(theme, "", "small", "strong", "ink", height=28)
        self.distance = TextField(theme)
        self.unit = TextLine(theme, "", "body", "normal", "ink2", height=28)
        self.wrong = Paragraph(theme, "", "small", "danger")
        self.listen = Button(theme, icon="ear")
        self.grope = Button(theme, icon="hand")
        self.more = Button(theme, icon="search")
        self.moved = Button(theme, icon="footprints", kind="flat")
        self.buttons = Flow((self.listen, self.grope, self.more, self.moved), gap=6, line_gap=4)
        self.legend = SightLegend(theme)
        self._build()
        self._connect()
        self.show_view(None)

    def _build(self) -> None:
        inner = QWidget()
        words = QVBoxLayout(inner)
        words.setContentsMargins(_PAD, 0, _PAD, 6)
        words.setSpacing(0)
        for heading, text in zip(self.headings, self.texts, strict=True):
            words.addWidget(heading)
            words.addWidget(text)
            words.addSpacing(4)
        words.addStretch(1)
        self.area = FittingScroll(self.theme, inner)
        apart = QHBoxLayout()
        apart.setSpacing(8)
        apart.addWidget(self.distance_label)
        apart.addWidget(self.distance)
        apart.addWidget(self.unit)
        apart.addStretch(1)
        acts = QVBoxLayout()
        acts.setContentsMargins(_PAD, 4, _PAD, 8)
        acts.setSpacing(4)
        acts.addLayout(apart)
        acts.addWidget(self.wrong)
        acts.addWidget(self.buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addWidget(self.area, 1)
        column.addLayout(acts)
        column.addWidget(self.legend)
        self.distance.setFixedWidth(self.theme.px(76))

    def _connect(self) -> None:
        self.distance.submitted.connect(self.distance_given)
        self.distance.text_edited.connect(lambda _text: self.say_wrong(""))
        self.listen.clicked.connect(lambda: self.search_requested.emit("listen"))
        self.grope.clicked.connect(lambda: self.search_requested.emit("grope"))
        self.more.clicked.connect(lambda: self.search_requested.emit(""))
        self.moved.clicked.connect(self.moved_requested)

    def show_view(self, view: PairView | None) -> None:
        """Explain a pair; without one there is nothing to say."""
        self.title.show_view(view)
        for widget in (*self.headings, self.distance_label, self.distance, self.unit, self.buttons):
            widget.setVisible(view is not None)
        for text in self.texts:
            text.set_text("")
        if view is None:
            return
        said = (
            (tr("SightSide", "Why"), view.why),
            (view.attack_title, view.attack),
            (view.back_title, view.back),
        )
        for heading, text, (title, lines) in zip(self.headings, self.texts, said, strict=True):
            heading.set_text(title)
            text.set_text("\n".join(lines))
        if not self.distance.edit.hasFocus():
            self.distance.set_text(view.distance)
            self.say_wrong("")
        self.unit.set_text(view.unit)
        self.distance.set_name(fill(tr("SightSide", "How far apart, in {0}"), view.unit))
        self.listen.setVisible(view.can_search)
        self.grope.setVisible(view.can_search)
        self.more.setVisible(view.can_search)
        self.moved.setVisible(view.place_found)
        self.buttons.set_width(self.buttons.width())

    def say_wrong(self, text: str) -> None:
        """Mark the distance, or take the mark away."""
        self.distance.set_wrong(text)
        self.wrong.set_text(text)

    def set_legend(self, items: tuple[LegendItem, ...]) -> None:
        """Explain the signs."""
        self.legend.set_items(items)
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The legend is there where the explanation leaves it room, key caps where there is width."""
        super().resizeEvent(event)
        self._share()
        self._show_caps()

    def _show_caps(self) -> None:
        roomy = self.width() >= self.theme.px(_CAPS_FROM)
        for button, key in ((self.listen, "L"), (self.grope, "G"), (self.more, "F"), (self.moved, "M")):
            button.set_key(alt_cap(key) if roomy else "")
        self.buttons.set_width(self.buttons.width())

    def _share(self) -> None:
        room = self.height() - self.title.height() - self.theme.px(_LEAST_WORDS)
        self.legend.setVisible(self.legend.wanted_height <= room)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.distance_label.set_text(tr("SightSide", "Apart"))
        self.distance.edit.setPlaceholderText(tr("SightSide", "near"))
        self.listen.setText(tr("SightSide", "Listen"))
        self.grope.setText(tr("SightSide", "Grope"))
        self.more.setText(tr("SightSide", "Other ways…"))
        self.moved.setText(tr("SightSide", "It has moved"))
        self._show_caps()
