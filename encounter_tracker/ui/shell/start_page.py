"""The page of an empty encounter: all ways in, one field with the focus, the keys that matter."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.popover_keys import enter_cap
from encounter_tracker.ui.widgets import (
    Button,
    KeyCap,
    PaintedButton,
    PaintedLabel,
    SectionLabel,
    Segment,
    Segments,
    TextField,
    TextLine,
)
from encounter_tracker.ui.widgets.base import keep_tooltip
from encounter_tracker.viewmodels.quick_line import QuickLine, read_line

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.rules.vocabulary import Side
    from encounter_tracker.ui.theme import TextSize, Theme
    from encounter_tracker.ui.widgets import Canvas

_WIDTH, _CARD_HEIGHT, _LOW_CARD = 797, 180, 122
_LOW_PAGE, _NARROW_PAGE, _NARROW_CARD = 540, 680, 200
_WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
#: Further ways in, below the cards: actions and their icons.
_FURTHER = {"party": "users", "prepared": "swords", "library": "book-open", "open": "scroll-text"}
_SIDES: tuple[Side, ...] = ("party", "foes", "neutral")
_SIGNS = {"party": "party", "foes": "foe", "neutral": "neutral"}


class WayIn(PaintedButton):
    """One of the cards."""

    def __init__(self, theme: Theme, icon: str, key: str, *, first: bool = False) -> None:
        """``first``: the way that is recommended."""
        super().__init__(theme)
        self._icon, self._key, self._first = icon, key, first
        self._title, self._lines = "", ("", "")
        self._low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def say(self, title: str, first: str, second: str) -> None:
        """Set the words."""
        self._title, self._lines = title, (first, second)
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{first} {second}")
        self.update()

    def set_key(self, key: str) -> None:
        """Show another key."""
        self._key = key
        self.update()

    def set_low(self, low: bool) -> None:
        """Do with less height: the icon without its box."""
        if low != self._low:
            self._low = low
            self.apply_sizes()
            self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_LOW_CARD if self._low else _CARD_HEIGHT))

    def sizeHint(self) -> QSize:
        """A third of the page."""
        return QSize(self.theme.px(255), self.height())

    def paint(self, canvas: Canvas) -> None:
        """Icon, key, title, two lines."""
        px = self.theme.px
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        canvas.box(
            rect, "raised", "select_line" if self._first or self.underMouse() else "line", 6, 2 if self._first else 1
        )
        if self.shows_ring:
            canvas.focus_ring(rect, 6)
        narrow = self.width() < px(_NARROW_CARD)
        left = px(12 if narrow else 20)
        if self._low:
            canvas.icon(self._icon, left, px(12 if narrow else 14), px(18), "select_line" if self._first else "ink")
        else:
            canvas.box(QRectF(left, px(20), px(44), px(44)), "select_line" if self._first else "sunken", None, 6)
            canvas.icon(self._icon, left + px(14), px(34), px(16), "sunken" if self._first else "ink")
        if self._key:
            canvas.key_cap(self.width() - left + px(2), px((21 if narrow else 23) if self._low else 42), self._key)
        top, room = px((36 if narrow else 40) if self._low else 82), self.width() - px(24 if narrow else 30)
        size: TextSize = "strong" if narrow else "lead"
        used = canvas.text(QRectF(left, top, room, px(24)), self._title, size, "strong", "ink")
        keep_tooltip(self, self._title if used < self.theme.face(size, "strong").width(self._title) else "")
        self._paint_words(canvas, QRectF(left, top + px(27 if narrow else 28), room, px(54)), narrow=narrow)

    def _paint_words(self, canvas: Canvas, place: QRectF, *, narrow: bool) -> None:
        """Two lines as they are, or smaller in as many as they need."""
        if narrow:
            canvas.painter.setFont(self.theme.font("small"))
            canvas.painter.setPen(self.theme.color("ink2"))
            canvas.painter.drawText(place, _WRAPPED, " ".join(self._lines))
            return
        for line, text in enumerate(self._lines):
            at = place.top() + self.theme.px(20 * line)
            canvas.text(QRectF(place.left(), at, place.width(), self.theme.px(20)), text, "body", "normal", "ink2")


class _Echo(PaintedLabel):
    """What the line was understood as."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._line, self._hint = QuickLine(), ""
        self.apply_sizes()

    def show_line(self, line: QuickLine, hint: str) -> None:
        self._line, self._hint = line, hint
        self.setAccessibleName(f"{line.name} {line.echo}")
        self.update()

    def apply_sizes(self) -> None:
        self.setFixedHeight(self.theme.px(26))

    def paint(self, canvas: Canvas) -> None:
        px, line = self.theme.px, self._line
        x = 0.0
        if line.command is not None:
            canvas.side_sign(_SIGNS[line.side], px(2), px(6), px(14))
            x = px(26)
            canvas.text(QRectF(x, 0, px(240), self.height()), line.name, "strong", "strong", "ink")
            x += min(px(240), self.theme.face("strong", "strong").width(line.name)) + px(10)
        canvas.text(QRectF(x, 0, self.width() - x, self.height()), line.echo, "body", "normal", "ink2")
        x += self.theme.face("body").width(line.echo) + px(16)
        if line.command is not None and x < self.width():
            canvas.text(QRectF(x, 0, self.width() - x, self.height()), self._hint, "small", "normal", "ink2")


def _further_words() -> tuple[dict[str, str], dict[str, str]]:
    """The further ways in, in a word each and whole."""
    tr = QCoreApplication.translate
    short = {
        "party": tr("StartPage", "The party…"),
        "prepared": tr("StartPage", "Prepared"),
        "library": tr("StartPage", "Library"),
        "open": tr("StartPage", "Open an encounter"),
    }
    return short, {**short, "prepared": tr("Prepared", "Prepared encounters")}


class StartPage(QWidget):
    """Shown while nobody is here."""

    line_submitted = Signal(object)
    """The command of the line (to be dispatched)."""
    left = Signal()
    """Enough lines: on to the fight."""
    action_requested = Signal(str)
    """The id of an action."""

    def __init__(self, theme: Theme, keys: dict[str, str], parent: QWidget | None = None) -> None:
        """``keys``: shown keys by action id."""
        super().__init__(parent)
        self.theme, self._keys = theme, keys
        self._begun = False
        self._title = TextLine(theme, "", "display", "strong", "ink", height=40)
        self._remark = TextLine(theme, "", "body", "normal", "ink2")
        self.add_card = WayIn(theme, "plus", keys.get("add", ""))
        self.paste_card = WayIn(theme, "clipboard-paste", keys.get("paste", ""))
        self.sample_card = WayIn(theme, "play", keys.get("sample", ""), first=True)
        self.further = {key: Button(theme, icon=icon, kind="flat", height=28) for key, icon in _FURTHER.items()}
        self._or = SectionLabel(theme)
        self.side = Segments(theme, (), height=28)
        self.field = TextField(theme, icon="plus", height=40, size="lead")
        self.field.leave_blocks()
        self._echo = _Echo(theme)
        self._caps = QHBoxLayout()
        self._cap_lines: list[tuple[str, TextLine]] = []
        self._shown_caps: dict[str, KeyCap] = {}
        self._lay_out()
        cards: tuple[tuple[str, PaintedButton], ...] = (
            ("add", self.add_card),
            ("paste", self.paste_card),
            ("sample", self.sample_card),
        )
        for key, button in (*cards, *self.further.items()):
            button.clicked.connect(partial(self.action_requested.emit, key))
        self.field.text_changed.connect(lambda _text: self._read())
        self.field.submitted.connect(lambda _text: self._submit())
        self.side.chosen_changed.connect(lambda _key: self._read())
        self.field.edit.installEventFilter(self)
        self.setFocusProxy(self.field.edit)
        self.setAutoFillBackground(True)
        theme.theme_changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def _lay_out(self) -> None:
        page = QWidget()
        page.setMaximumWidth(self.theme.px(_WIDTH))
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addStretch(2)
        column.addWidget(self._title)
        column.addWidget(self._remark)
        column.addSpacing(8)
        column.addLayout(self._ways_in())
        column.addSpacing(16)
        line = QHBoxLayout()
        line.addWidget(self._or)
        line.addStretch(1)
        line.addWidget(self.side)
        column.addLayout(line)
        column.addWidget(self.field)
        column.addWidget(self._echo)
        column.addStretch(3)
        self._caps.setSpacing(8)
        for key in ("next_turn", "hp", "effect", "undo", "keys"):
            cap = KeyCap(self.theme, self._keys.get(key, ""))
            self._shown_caps[key] = cap
            self._caps.addWidget(cap)
            words = TextLine(self.theme, "", "small", "normal", "ink2")
            self._cap_lines.append((key, words))
            self._caps.addWidget(words)
            self._caps.addSpacing(12)
        self._caps.addStretch(1)
        column.addLayout(self._caps)
        column.addSpacing(16)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(32, 0, 32, 0)
        outer.addStretch(1)
        outer.addWidget(page, 100)
        outer.addStretch(1)

    def _ways_in(self) -> QVBoxLayout:
        """The cards, further ways below."""
        column = QVBoxLayout()
        column.setSpacing(8)
        cards = QHBoxLayout()
        cards.setSpacing(16)
        for card in (self.add_card, self.paste_card, self.sample_card):
            cards.addWidget(card)
        column.addLayout(cards)
        further = QHBoxLayout()
        further.setSpacing(8)
        for button in self.further.values():
            further.addWidget(button)
        further.addStretch(1)
        column.addLayout(further)
        return column

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        tr = QCoreApplication.translate
        self._title.set_text(tr("StartPage", "Start a fight"))
        self._remark.set_text(tr("StartPage", "Many ways in. Ctrl+Z takes back whoever was added."))
        self.add_card.say(
            tr("StartPage", "Pick creatures"),
            tr("StartPage", "Goblins, ogres, heroes, or"),
            tr("StartPage", "your own by hand."),
        )
        self.paste_card.say(
            tr("StartPage", "Paste a stat block"),
            tr("StartPage", "From a book or a page,"),
            tr("StartPage", "or files dropped here."),
        )
        self.sample_card.say(
            tr("StartPage", "Play the example"),
            tr("StartPage", "A fight under way:"),
            tr("StartPage", "the best way to look around."),
        )
        self._fit()
        self._or.set_text(tr("StartPage", "Or begin right here"))
        names = {
            "party": tr("StartPage", "party"),
            "foes": tr("StartPage", "foes"),
            "neutral": tr("StartPage", "neutral"),
        }
        self.side.set_items([Segment(key, names[key]) for key in _SIDES], self.side.chosen or "party")
        self.side.setAccessibleName(tr("StartPage", "Side"))
        self.field.set_name(tr("StartPage", "Name, initiative, hit points"))
        self.field.edit.setPlaceholderText(tr("StartPage", "Brannoc 16 58"))
        self.field.set_hint(enter_cap())
        words = {
            "next_turn": tr("StartPage", "next turn"),
            "hp": tr("StartPage", "hit points"),
            "effect": tr("StartPage", "effect"),
            "undo": tr("StartPage", "undo"),
            "keys": tr("StartPage", "all keys"),
        }
        for key, line in self._cap_lines:
            line.set_text(words[key])
        self._read()

    def set_keys(self, keys: dict[str, str]) -> None:
        """Other keys, or the same in another language."""
        self._keys = keys
        for key, card in (("add", self.add_card), ("paste", self.paste_card), ("sample", self.sample_card)):
            card.set_key(keys.get(key, ""))
        self._fit()
        for key, cap in self._shown_caps.items():
            cap.set_key(keys.get(key, ""))

    @property
    def shown_keys(self) -> dict[str, str]:
        """The keys it names, by action id."""
        return dict(self._keys)

    def set_begun(self, begun: bool) -> None:
        """Whether someone is here already: then the page can be left."""
        if begun != self._begun:
            self._begun = begun
            self._read()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc empties the line, then leaves."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and event.type() is QEvent.Type.KeyPress:
            if self.field.text:
                self.field.set_text("")
            else:
                self._leave()
            return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make do with the room there is."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Where the page is low the cards are, too; where it is narrow, keys of the further ways are in tooltips."""
        low, narrow = self.height() < self.theme.px(_LOW_PAGE), self.width() < self.theme.px(_NARROW_PAGE)
        for card in (self.add_card, self.paste_card, self.sample_card):
            card.set_low(low)
        short, whole = _further_words()
        for key, button in self.further.items():
            cap = self._keys.get(key, "")
            button.setText((short if narrow else whole)[key])
            button.set_key("" if narrow else cap)
            keep_tooltip(button, f"{whole[key]} ({cap})" if narrow and cap else "")
            button.updateGeometry()

    def _leave(self) -> None:
        if self._begun:
            self.left.emit()

    def _read(self) -> QuickLine:
        tr = QCoreApplication.translate
        side: Side = self.side.chosen or "party"  # type: ignore[assignment]
        line = read_line(self.field.text, side)
        if self._begun and not self.field.text.strip():
            line = QuickLine(echo=tr("StartPage", "The next one; Enter alone goes on to the fight"), side=side)
        self._echo.show_line(line, tr("StartPage", "Enter adds and stays: type the next one"))
        return line

    def _submit(self) -> None:
        line = self._read()
        if not self.field.text.strip():
            self._leave()
            return
        if line.command is None:
            return
        self.field.set_text("")
        self.line_submitted.emit(line.command)

    def _dress(self) -> None:
        palette = self.theme.palette()
        palette.setColor(palette.ColorRole.Window, self.theme.color("pane"))
        self.setPalette(palette)
