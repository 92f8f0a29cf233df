"""The top bar: it takes the fullest of several levels that fits, by what its parts need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from encounter_tracker.ui.flow import settled
from encounter_tracker.ui.widgets import Button, Canvas, PaintedLabel, Run, Segment, Segments, runs_width
from encounter_tracker.viewmodels.top_bar import TopBarView

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.top_bar import Name

LIGHT_ICONS = (("bright", "sun"), ("normal", "sun-dim"), ("dim", "cloud-moon"), ("dark", "moon"))
_LEVELS = 7
_UNDO_LONGEST = 26


class _RoundReadout(PaintedLabel):
    """The round and the time gone by."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._view = TopBarView()
        self.apply_sizes()

    def show_view(self, view: TopBarView) -> None:
        self._view = view
        spoken = (
            (view.round_caption + " " + view.round_number, view.elapsed) if view.started else (view.title, view.remark)
        )
        self.setAccessibleName(", ".join(spoken))
        self.updateGeometry()
        self.update()

    def apply_sizes(self) -> None:
        self.setFixedHeight(self.theme.px(46))

    def sizeHint(self) -> QSize:
        view, face = self._view, self.theme.face
        if view.started:
            wide = max(runs_width(self.theme, self._runs()), face("small").width(view.elapsed))
        else:
            wide = max(face("body", "strong").width(view.title), face("small").width(view.remark))
        return QSize(round(wide + 4), self.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _runs(self) -> tuple[Run, ...]:
        return (
            Run(self._view.round_caption + " ", "body", "normal", "ink2"),
            Run(self._view.round_number, "display", "heavy", "ink"),
        )

    def paint(self, canvas: Canvas) -> None:
        px = self.theme.px
        if not self._view.started:
            canvas.text(QRectF(0, px(5), self.width(), px(20)), self._view.title, "body", "strong", "ink")
            canvas.text(QRectF(0, px(26), self.width(), px(17)), self._view.remark, "small", "normal", "ink2")
            return
        canvas.runs(0, 0, px(28), self._runs())
        canvas.text(QRectF(0, px(27), self.width(), px(17)), self._view.elapsed, "small", "normal", "ink2")


class _TurnReadout(PaintedLabel):
    """Who is up and who is next."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._view = TopBarView()
        self._narrow = False
        self.apply_sizes()

    def show_view(self, view: TopBarView) -> None:
        self._view = view
        names = [name.text for name in (view.now, view.then) if name is not None]
        self.setAccessibleName(f" {view.then_caption} ".join(names))
        self.setToolTip(self.accessibleName())
        self.update()

    def set_narrow(self, narrow: bool) -> None:
        self._narrow = narrow
        self.updateGeometry()

    def apply_sizes(self) -> None:
        self.setFixedHeight(self.theme.px(46))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(130 if self._narrow else 168), self.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, canvas: Canvas) -> None:
        view, px = self._view, self.theme.px
        if view.now is not None:
            self._name(canvas, view.now, 0, px(6), large=True)
        if view.then is not None and view.now is not None:
            canvas.text(QRectF(px(22), px(27), px(60), px(17)), view.then_caption, "small", "normal", "ink2")
            left = px(22) + self.theme.face("small").width(view.then_caption) + px(6)
            self._name(canvas, view.then, left, px(28), large=False)

    def _name(self, canvas: Canvas, name: Name, x: float, y: float, *, large: bool) -> None:
        px, sign = self.theme.px, self.theme.px(15 if large else 11)
        canvas.side_sign(name.side, x, y + px(2), sign)
        left = x + sign + px(7 if large else 5)
        height = px(20 if large else 16)
        size, weight = ("lead", "heavy") if large else ("small", "medium")
        ink = "now_text" if large else "ink"
        canvas.text(QRectF(left, y, self.width() - left, height), name.text, size, weight, ink)  # type: ignore[arg-type]


class _ReadOnlySign(PaintedLabel):
    """A lock, and the words where there is room: this encounter can only be read."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._bare = False
        self.apply_sizes()

    def say(self) -> None:
        tr = QCoreApplication.translate
        self.setText(tr("TopBar", "read only"))
        self.setAccessibleName(self.text())
        self.setToolTip(tr("TopBar", "This encounter can only be read here. Save a copy to play on."))

    def set_bare(self, bare: bool) -> None:
        self._bare = bare
        self.updateGeometry()
        self.update()

    def apply_sizes(self) -> None:
        self.setFixedHeight(self.theme.px(24))

    def sizeHint(self) -> QSize:
        words = 0.0 if self._bare else self.theme.face("small", "strong").width(self.text()) + 4
        return QSize(round(words + self.theme.size("icon") + 16.5), self.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, canvas: Canvas) -> None:
        rect, icon = QRectF(self.rect()), self.theme.size("icon")
        canvas.box(rect, "raised", "ink2", self.theme.radius("control"))
        canvas.icon("lock", 8, (rect.height() - icon) / 2, icon, "ink")
        if not self._bare:
            canvas.put(8 + icon + 4, 0, rect.height(), self.text(), "small", "strong", "ink")


class TopBar(QWidget):
    """Menu, next turn, round, whose turn, light, add, find, undo and redo."""

    action_requested = Signal(str)
    """The id of an action of the table."""
    light_requested = Signal(str)
    """bright, normal, dim or dark."""
    menu_requested = Signal()

    def __init__(self, theme: Theme, keys: dict[str, str], parent: QWidget | None = None) -> None:
        """Make the bar; ``keys`` are the keys to show, by action id."""
        super().__init__(parent)
        self.theme, self._keys = theme, keys
        self._view = TopBarView()
        self.menu = Button(theme, icon="menu", kind="flat", height=36)
        self.turn = Button(theme, icon="play", kind="turn", height=36)
        self.round = _RoundReadout(theme)
        self.who = _TurnReadout(theme)
        self.read_only = _ReadOnlySign(theme)
        self.light = Segments(theme, (), height=32, label_chosen_only=True)
        self.light_more = Button(theme, icon="chevron-down", kind="flat", height=32)
        self.add = Button(theme, icon="plus", height=32)
        self.search = Button(theme, icon="search", height=32)
        self.undo = Button(theme, icon="undo-2", height=32)
        self.redo = Button(theme, icon="redo-2", kind="flat", height=32)
        self._lay_out()
        self._wire()
        self.setAutoFillBackground(True)
        theme.theme_changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 10, 0)
        row.setSpacing(8)
        left = (self.menu, self.turn, self.round, self.who, self.read_only, self.light)
        for widget in left:
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addSpacing(-6)
        row.addWidget(self.light_more, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        for widget in (self.add, self.search, self.undo, self.redo):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)

    def _wire(self) -> None:
        self.menu.clicked.connect(self.menu_requested)
        self.turn.clicked.connect(lambda: self.action_requested.emit("next_turn" if self._view.started else "start"))
        self.add.clicked.connect(lambda: self.action_requested.emit("add"))
        self.search.clicked.connect(lambda: self.action_requested.emit("palette"))
        self.undo.clicked.connect(lambda: self.action_requested.emit("undo"))
        self.redo.clicked.connect(lambda: self.action_requested.emit("redo"))
        self.light.chosen_changed.connect(self.light_requested)
        self.light_more.clicked.connect(lambda: self.action_requested.emit("light"))

    def show_view(self, view: TopBarView) -> None:
        """Show this."""
        old, self._view = self._view, view
        self.round.show_view(view)
        self.who.show_view(view)
        self.who.setVisible(view.started)
        self.read_only.setVisible(view.read_only)
        for control in (self.light, self.light_more):
            control.setVisible(view.anyone)
        if (old.light, old.light_level) != (view.light, view.light_level):
            self._say_light()
        self.light.set_chosen(view.light)
        settled(self.light)
        self._say()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        tr = QCoreApplication.translate
        self._say_light()
        self.read_only.say()
        for button, name in (
            (self.menu, tr("TopBar", "Menu")),
            (self.add, tr("TopBar", "Add")),
            (self.search, tr("TopBar", "Find or do")),
            (self.redo, tr("TopBar", "Redo")),
            (self.light_more, tr("TopBar", "Light and darkness…")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
        self._say()

    def _say_light(self) -> None:
        """The light all around, with its level where it is magical."""
        tr, view = QCoreApplication.translate, self._view
        names = {
            "bright": tr("TopBar", "bright"),
            "normal": tr("TopBar", "normal"),
            "dim": tr("TopBar", "dim"),
            "dark": tr("TopBar", "dark"),
        }
        long_names = {
            "bright": tr("TopBar", "Light: bright"),
            "normal": tr("TopBar", "Light: normal"),
            "dim": tr("TopBar", "Light: dim"),
            "dark": tr("TopBar", "Light: darkness"),
        }
        if view.light_level:
            for words in (names, long_names):
                words[view.light] = tr("TopBar", "{0}, magical {1}").format(words[view.light], view.light_level)
        items = [Segment(key, names[key], icon, long_names[key]) for key, icon in LIGHT_ICONS]
        self.light.set_items(items, self._view.light)
        settled(self.light)
        self.light.setAccessibleName(tr("TopBar", "Ambient light"))

    def _say(self) -> None:
        tr, view = QCoreApplication.translate, self._view
        self.turn.setEnabled(view.anyone and not view.read_only)
        self.turn.setVisible(view.anyone)
        self.undo.setEnabled(bool(view.undo) and not view.read_only)
        self.redo.setEnabled(bool(view.redo) and not view.read_only)
        whole = tr("TopBar", "Undo: {0}").format(view.undo) if view.undo else tr("TopBar", "Undo")
        self.undo.setToolTip(whole if view.undo else tr("TopBar", "Nothing to undo"))
        self.undo.setAccessibleName(whole)
        self.redo.setToolTip(
            tr("TopBar", "Redo: {0}").format(view.redo) if view.redo else tr("TopBar", "Nothing to redo")
        )
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the level that fits."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        for level in range(_LEVELS):
            self._take_level(level)
            if self._needed() <= self.width():
                return

    def _take_level(self, level: int) -> None:
        tr, caps, labels = QCoreApplication.translate, level == 0, level < 2
        self.turn.set_key(self._keys.get("next_turn", "") if level < 3 else "")
        for button, key, words in (
            (self.add, "add", tr("TopBar", "Add")),
            (self.search, "palette", tr("TopBar", "Find or do")),
        ):
            button.setText(words if labels else "")
            button.set_key(self._keys.get(key, "") if caps else "")
        self.undo.set_key(self._keys.get("undo", "") if caps else "")
        self.undo.setText(self._undo_text(_UNDO_LONGEST if labels else 12) if level < 3 else "")
        self.who.set_narrow(not labels)
        self.read_only.set_bare(level >= 3)
        self.light.set_bare(level >= 4)
        words = tr("TopBar", "Next turn") if self._view.started else tr("TopBar", "Start")
        self.turn.setText(words if level < 5 else "")
        self.turn.setAccessibleName(words)
        self.who.setVisible(self._view.started and level < 6)

    def _undo_text(self, longest: int) -> str:
        tr = QCoreApplication.translate
        label = self._view.undo
        if not label:
            return tr("TopBar", "Undo")
        if len(label) > longest:
            label = label[: longest - 1].rstrip() + "…"
        return tr("TopBar", "Undo: {0}").format(label)

    def _needed(self) -> int:
        layout = self.layout()
        assert layout is not None  # noqa: S101 - set in the constructor
        return layout.sizeHint().width()

    def _dress(self) -> None:
        palette = self.theme.palette()
        palette.setColor(palette.ColorRole.Window, self.theme.color("window"))
        self.setPalette(palette)
        self.setFixedHeight(self.theme.size("top_bar"))
