"""The pasted text, open to changes, with its line numbers, marks and boxed pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPalette, QTextCursor
from PySide6.QtWidgets import QFrame, QPlainTextEdit

from encounter_tracker.ui.paste.boxes import PieceHighlighter, units
from encounter_tracker.ui.widgets import Canvas, slim_scroll_bars
from encounter_tracker.ui.widgets.base import PaintedLabel
from encounter_tracker.ui.widgets.canvas import RIGHT
from encounter_tracker.ui.widgets.dropping import local_files
from encounter_tracker.viewmodels.paste import MOST_SHOWN

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent, QTextBlock

    from encounter_tracker.ui.theme import Role, Theme
    from encounter_tracker.viewmodels.paste_rows import LineMark, Piece

_GUTTER, _NUMBER_RIGHT, _BAR, _TICK = 50, 26, 36, 32
_SIGN_BACK = 14


class SourceEdit(QPlainTextEdit):
    """The text; typing in it is told by ``edited``, the caret in a boxed piece by ``piece_entered``."""

    edited = Signal(str)
    """The user changed the text."""
    piece_entered = Signal(str)
    """The caret is in a boxed piece: its key."""
    line_entered = Signal(int)
    """The caret went to another line (from 1)."""
    long_text_given = Signal(str)
    """A text too long to be shown was pasted or dropped."""
    files_given = Signal(list)
    """Files were pasted or dropped: their paths."""

    def __init__(self, theme: Theme) -> None:
        """An empty one."""
        super().__init__()
        self.theme = theme
        self._marks: dict[int, str] = {}
        self._pieces: dict[int, list[Piece]] = {}
        self._current, self._line, self._quiet, self._blocks = "", 1, False, 1
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.setCursorWidth(2)
        slim_scroll_bars(self, theme)
        self._highlighter = PieceHighlighter(self.document(), theme)
        self.gutter = Gutter(theme, self)
        self.updateRequest.connect(self._on_update)
        self.textChanged.connect(self._on_text)
        self.cursorPositionChanged.connect(self._on_caret)
        theme.theme_changed.connect(self._dress)
        self._dress()

    # --- what it shows -------------------------------------------------------------------------------------------

    def set_source(self, text: str) -> None:
        """Show another text."""
        if text == self.toPlainText():
            return
        self._quiet = True
        self._marks, self._pieces, self._current = {}, {}, ""
        self._highlighter.set_pieces({})
        self.setPlainText(text)
        self._blocks = self.blockCount()
        self._quiet = False
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._line = 1

    def show_marks(self, marks: tuple[LineMark, ...], pieces: tuple[Piece, ...]) -> None:
        """Mark lines and box pieces."""
        by_line: dict[int, list[Piece]] = {}
        for piece in pieces:
            by_line.setdefault(piece.line, []).append(piece)
        self._marks = {mark.line: mark.mark for mark in marks}
        if by_line != self._pieces:
            before, self._pieces = self._pieces, by_line
            self._highlighter.set_pieces(by_line)
            self._rehighlight({*before, *by_line}, before)
        self.viewport().update()
        self.gutter.update()

    def _rehighlight(self, lines: set[int], before: dict[int, list[Piece]]) -> None:
        self._quiet = True
        for line in lines:
            if before.get(line) != self._pieces.get(line):
                block = self.document().findBlockByNumber(line - 1)
                if block.isValid():
                    self._highlighter.rehighlightBlock(block)
        self._quiet = False

    def mark_of(self, line: int) -> str:
        """How a line is marked."""
        return self._marks.get(line, "")

    def set_current(self, key: str) -> None:
        """The piece of this question is pointed at."""
        if key != self._current:
            self._current = key
            self.viewport().update()

    def go_to(self, line: int, start: int) -> None:
        """Put the caret there and show it; the keyboard stays where it is."""
        block = self.document().findBlockByNumber(line - 1)
        if not block.isValid():
            return
        self._quiet = True
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + min(units(block.text(), start), max(0, block.length() - 1)))
        self.setTextCursor(cursor)
        self._line = line
        self._quiet = False
        self.ensureCursorVisible()

    # --- what the user does --------------------------------------------------------------------------------------

    def _on_text(self) -> None:
        if self._quiet:
            return
        added = self.blockCount() - self._blocks
        self._blocks = self.blockCount()
        if added:
            self._shift(self.textCursor().blockNumber() + 1 - max(0, added), added)
        self.edited.emit(self.toPlainText())

    def _shift(self, line: int, by: int) -> None:
        """Marks below a line that was broken or joined go along until the text is read again."""
        self._marks = {at + by if at > line else at: mark for at, mark in self._marks.items()}
        self._pieces = {at + by if at > line else at: found for at, found in self._pieces.items()}
        self._highlighter.set_pieces(self._pieces)

    def _on_caret(self) -> None:
        if self._quiet:
            return
        cursor = self.textCursor()
        line = cursor.blockNumber() + 1
        if line != self._line:
            self._line = line
            self.line_entered.emit(line)
        text, at = cursor.block().text(), cursor.positionInBlock()
        inside = (p.key for p in self._pieces.get(line, ()) if units(text, p.start) <= at <= units(text, p.end))
        key = next(inside, "")
        if key != self._current:
            self.set_current(key)
            if key:
                self.piece_entered.emit(key)

    def insertFromMimeData(self, source: QMimeData) -> None:  # noqa: N802 - of Qt
        """Files are read, text is inserted with one kind of line ends."""
        paths = local_files(source)
        if paths:
            self.files_given.emit(paths)
            return
        text = source.text()
        if len(text) > MOST_SHOWN:
            self.long_text_given.emit(text)
            return
        self.insertPlainText("\n".join(text.replace("\0", "").splitlines()))

    def canInsertFromMimeData(self, source: QMimeData) -> bool:  # noqa: N802 - of Qt
        """Text and files."""
        return source.hasUrls() or source.hasText()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and Ctrl+Enter are for the window around."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Escape or (control and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}):
            event.ignore()
            return
        super().keyPressEvent(event)

    # --- painting ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Boxes below the text, their signs above it."""
        painter = QPainter(self.viewport())
        canvas = Canvas(painter, self.theme)
        boxes = [box for block in self.visible_blocks() for box in self._boxes(block)]
        for piece, rect, _ in boxes:
            now = piece.key == self._current
            if piece.mark == "ask":
                canvas.box(rect, "now_wash", "now_line", 3, 2.25 if now else 1.25)
            else:
                canvas.box(rect, "danger_fill", "focus" if now else None, 3, 2)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        canvas = Canvas(painter, self.theme)
        back = self.theme.px(_SIGN_BACK)
        for piece, rect, last in boxes:
            if not last:
                continue
            if piece.mark == "ask":
                canvas.put(rect.right() - back, rect.y(), rect.height(), "?", "body", "heavy", "now_text")
            else:
                size = self.theme.px(11)
                canvas.icon("x", rect.right() - back, rect.center().y() - size / 2, size, "danger_ink")
        painter.end()

    def visible_blocks(self) -> list[QTextBlock]:
        """The lines in sight."""
        found = []
        block, bottom = self.firstVisibleBlock(), self.viewport().height()
        while block.isValid() and self.top_of(block) <= bottom:
            if block.isVisible():
                found.append(block)
            block = block.next()
        return found

    def top_of(self, block: QTextBlock) -> float:
        """Where a line begins in the viewport."""
        return self.blockBoundingGeometry(block).translated(self.contentOffset()).top()

    def _boxes(self, block: QTextBlock) -> list[tuple[Piece, QRectF, bool]]:
        found: list[tuple[Piece, QRectF, bool]] = []
        pieces = self._pieces.get(block.blockNumber() + 1)
        if not pieces:
            return found
        area = self.blockBoundingGeometry(block).translated(self.contentOffset())
        text, layout = block.text(), block.layout()
        for piece in pieces:
            begin, end = units(text, piece.start), units(text, piece.end)
            for number in range(layout.lineCount()):
                line = layout.lineAt(number)
                first, last = max(begin, line.textStart()), min(end, line.textStart() + line.textLength())
                if first >= last:
                    continue
                left, right = _x(line.cursorToX(first)), _x(line.cursorToX(last))
                rect = QRectF(area.left() + left - 3, area.top() + line.y(), right - left, line.height())
                found.append((piece, rect, last == end))
        return found

    # --- sizes ---------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The gutter goes along."""
        super().resizeEvent(event)
        area = self.contentsRect()
        self.gutter.setGeometry(QRect(area.left(), area.top(), self.theme.px(_GUTTER), area.height()))

    def _on_update(self, _rect: QRect, scrolled: int) -> None:
        self.gutter.scroll(0, scrolled) if scrolled else self.gutter.update()

    def _dress(self) -> None:
        palette = self.theme.palette()
        palette.setColor(QPalette.ColorRole.Base, self.theme.color("pane"))
        self.setPalette(palette)
        self.setFont(self.theme.font("body"))
        self.document().setDocumentMargin(6)
        self.setViewportMargins(self.theme.px(_GUTTER) - 6, 0, 0, 0)
        self._highlighter.dress()
        self._highlighter.rehighlight()
        self.gutter.update()

    def changeEvent(self, event: QEvent) -> None:
        """Repaint the gutter with the fonts."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and hasattr(self, "gutter"):
            self.gutter.update()


def _x(value: object) -> float:
    """The stubs and the binding differ: a number, or one with the place it was found at."""
    return float(value[0]) if isinstance(value, tuple) else float(value)  # type: ignore[arg-type]


class Gutter(PaintedLabel):
    """Line numbers; a tick, a gold bar or a red bar; a feather where a line was kept as a note."""

    def __init__(self, theme: Theme, source: SourceEdit) -> None:
        super().__init__(theme, source)
        self._source = source

    def sizeHint(self) -> QSize:
        """As wide as its numbers."""
        return QSize(self.theme.px(_GUTTER), 0)

    def paint(self, canvas: Canvas) -> None:
        """One line each."""
        px, source = self.theme.px, self._source
        canvas.fill(QRectF(self.rect()), "pane")
        high = source.fontMetrics().height()
        for block in source.visible_blocks():
            number = block.blockNumber() + 1
            y = source.top_of(block)
            whole = block.layout().boundingRect().height()  # without the margin below the last
            canvas.text(
                QRectF(0, y, px(_NUMBER_RIGHT), high), str(number), "tiny", "normal", "ink2", RIGHT, elide=False
            )
            mark = source.mark_of(number)
            if mark in {"no", "ask"}:
                role: Role = "danger" if mark == "no" else "now_line"
                canvas.fill(QRectF(px(_BAR), y + 1, 3, whole - 2), role)
            elif mark == "ok":
                size = px(11)
                canvas.icon("check", px(_TICK), y + (high - size) / 2, size, "ink2")
            elif mark == "note":
                size = px(11)
                canvas.icon("feather", px(_TICK), y + (high - size) / 2, size, "ink3")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a number puts the caret into its line."""
        y = event.position().y()
        for block in self._source.visible_blocks():
            if y < self._source.top_of(block) + self._source.blockBoundingGeometry(block).height():
                cursor = QTextCursor(block)
                self._source.setTextCursor(cursor)
                self._source.setFocus(Qt.FocusReason.MouseFocusReason)
                break
        event.accept()
