"""On whom: a line for each target, with what becomes of spell resistance and saving throw."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.effects.parts import WrongLine, line
from encounter_tracker.ui.widgets import Button, Segment, Segments, TextField
from encounter_tracker.ui.widgets.base import PaintedLabel, PaintedWidget, keep_tooltip
from encounter_tracker.viewmodels.effect_view import TargetRow
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.effect_view import FormView

tr = QCoreApplication.translate

_HEIGHT = 30


class Columns(NamedTuple):
    """Where the columns of the targets stand."""

    name: float
    resistance: float
    save: float


def columns(theme: Theme, width: float) -> Columns:
    """The columns in a width; the fields at the right have a width of their own."""
    free = max(0.0, width - theme.px(270))
    return Columns(22, 22 + free * 0.30, 22 + free * 0.62)


class TargetHeads(PaintedLabel):
    """The headings of the columns."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._texts = ("", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()

    def set_texts(self, whom: str, resistance: str, save: str) -> None:
        """Change the words."""
        if (whom, resistance, save) != self._texts:
            self._texts = (whom, resistance, save)
            self.setAccessibleName(whom)
            self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(28))

    def paint(self, canvas: Canvas) -> None:
        """A line above, three words."""
        at, height = columns(self.theme, self.width()), float(self.height())
        whom, resistance, save = self._texts
        canvas.rule(0, 3, self.width())
        canvas.text(QRectF(0, 4, at.resistance, height - 4), whom, "small", "strong", "ink")
        canvas.text(QRectF(at.resistance, 4, at.save - at.resistance - 6, height - 4), resistance, "small", role="ink2")
        canvas.text(QRectF(at.save, 4, self.width() - at.save, height - 4), save, "small", role="ink2")


class TargetLine(PaintedWidget):
    """One target."""

    outcome_chosen = Signal(str, str)
    face_edited = Signal(str, str)
    remove_requested = Signal(str)

    def __init__(self, theme: Theme, row: TargetRow, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = row
        self.face = TextField(theme, height=24, parent=self)
        self.outcomes = Segments(theme, height=24)
        self.remove = Button(theme, icon="x", kind="flat", height=24)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addStretch(1)
        layout.addWidget(self.outcomes)
        layout.addWidget(self.remove)
        self.outcomes.chosen_changed.connect(lambda key: self.outcome_chosen.emit(self.row.id, key))
        self.face.text_edited.connect(lambda text: self.face_edited.emit(self.row.id, text))
        self.remove.clicked.connect(lambda: self.remove_requested.emit(self.row.id))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.apply_sizes()
        self.show_row(row)

    def show_row(self, row: TargetRow) -> None:
        """Show a target."""
        self.row = row
        self.face.setVisible(bool(row.resistance))
        self.face.set_text(row.face)
        self.face.set_wrong(row.problem)
        self.face.set_name(fill(tr("TargetLine", "Die against the spell resistance of {0}"), row.name))
        self.face.edit.setPlaceholderText("d20")
        self.outcomes.setAccessibleName(row.name)
        self.outcomes.set_items([Segment(key, text) for key, text in row.choices])
        self.outcomes.set_chosen("affected" if row.outcome == "open" else row.outcome)
        self.outcomes.setEnabled(len(row.choices) > 1)
        said = tr("TargetLine", "Take {0} out").format(row.name)
        self.remove.setAccessibleName(said)
        keep_tooltip(self.remove, said)
        spoken = (row.name, row.immune, row.resistance, row.save)
        self.setAccessibleName(", ".join(text for text in spoken if text))
        self._place_face()
        self.update()

    def apply_sizes(self) -> None:
        """Keep the height."""
        self.setFixedHeight(self.theme.px(_HEIGHT))
        self._place_face()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the die in its column."""
        super().resizeEvent(event)
        self._place_face()

    def paint(self, canvas: Canvas) -> None:
        """Sign, name, spell resistance, saving throw."""
        theme, row = self.theme, self.row
        at, height = columns(theme, self.width()), float(self.height())
        canvas.rule(0, 0, self.width())
        sign = theme.px(14)
        canvas.side_sign(row.side, 0, (height - sign) / 2, sign)
        canvas.text(QRectF(at.name, 0, at.resistance - at.name - 6, height), row.name, "body", "strong", "ink")
        if row.immune:
            room = QRectF(at.resistance, 0, self.outcomes.x() - at.resistance - 6, height)
            canvas.text(room, tr("TargetLine", "immune: {0}").format(row.immune), "small", "normal", "danger")
            return
        if not row.resistance:
            canvas.text(QRectF(at.resistance, 0, 40, height), "—", "small", "normal", "ink2")
        else:
            canvas.put(at.resistance, 0, height, row.resistance, "small", "strong", "ink")
            x = self.face.geometry().right() + 5
            canvas.text(QRectF(x, 0, at.save - x - 4, height), row.reckoned, "small", "strong", "ink")
        room = QRectF(at.save, 0, max(0.0, self.outcomes.x() - at.save - 6), height)
        canvas.text(room, row.save, "small", "normal", "ink")

    def _place_face(self) -> None:
        at = columns(self.theme, self.width())
        left = at.resistance + self.theme.face("small", "strong").width(self.row.resistance) + 6
        top = (self.height() - self.face.height()) // 2
        self.face.setGeometry(round(left), top, self.theme.px(42), self.face.height())


class TargetsSection(QWidget):
    """All targets, and buttons to add one and to roll."""

    outcome_chosen = Signal(str, str)
    """A target is to stand so: id and outcome."""
    face_edited = Signal(str, str)
    """A die was typed: id and text."""
    remove_requested = Signal(str)
    """A target is to be taken out: its id."""
    add_requested = Signal(str)
    """Someone more: the id."""
    roll_requested = Signal()
    """What is missing is to be rolled."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.heads = TargetHeads(theme)
        self.lines: list[TargetLine] = []
        self._outside: tuple[tuple[str, str], ...] = ()
        self._save = ""
        self.add_button = Button(theme, icon="plus", key="Alt T", kind="flat", height=24)
        self.roll_button = Button(theme, icon="dices", key="Alt R", kind="flat", height=24)
        self.wrong = WrongLine(theme)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.heads)
        column.addLayout(self._rows)
        column.addWidget(self.wrong)
        column.addLayout(line(self.add_button, self.roll_button, None, spacing=14))
        self.add_button.clicked.connect(self.offer)
        self.roll_button.clicked.connect(self.roll_requested)
        self.retranslate()

    def show_view(self, view: FormView) -> None:
        """Show the targets."""
        if [shown.row.id for shown in self.lines] != [row.id for row in view.targets]:
            self._rebuild(view.targets)
        for shown, row in zip(self.lines, view.targets, strict=True):
            shown.show_row(row)
        self._outside, self._save = view.outside, view.save_heading
        self.add_button.setEnabled(bool(view.outside))
        self.roll_button.setEnabled(view.can_roll)
        self._say_heads()
        problems = [row.problem for row in view.targets if row.problem]
        self.wrong.say(view.problems.get("targets", "") or (problems[0] if problems else ""))

    def _rebuild(self, rows: tuple[TargetRow, ...]) -> None:
        for shown in self.lines:
            self._rows.removeWidget(shown)
            shown.hide()
            shown.deleteLater()
        self.lines = [TargetLine(self.theme, row) for row in rows]
        for shown in self.lines:
            self._rows.addWidget(shown)
            shown.outcome_chosen.connect(self.outcome_chosen)
            shown.face_edited.connect(self.face_edited)
            shown.remove_requested.connect(self.remove_requested)

    def offer(self) -> None:
        """A menu of those who can still become targets; the last item takes them all."""
        if not self._outside:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for who, name in self._outside:
            menu.addAction(name).triggered.connect(self._adder((who,)))
        if len(self._outside) > 1:
            menu.addSeparator()
            menu.addAction(tr("TargetsSection", "All of these")).triggered.connect(
                self._adder(tuple(w for w, _ in self._outside))
            )
        menu.popup(self.add_button.mapToGlobal(QPoint(0, self.add_button.height())))

    def _adder(self, ids: tuple[str, ...]) -> Callable[[], None]:
        def add() -> None:
            for who in ids:
                self.add_requested.emit(who)

        return add

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.add_button.setText(tr("TargetsSection", "Add target"))
        self.roll_button.setText(tr("TargetsSection", "Roll what is missing"))
        self._say_heads()

    def _say_heads(self) -> None:
        self.heads.set_texts(tr("TargetsSection", "On whom"), tr("TargetsSection", "spell resistance"), self._save)
