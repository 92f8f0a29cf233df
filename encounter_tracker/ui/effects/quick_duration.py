"""How long, in two lines: what is counted, and how many at whose turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from encounter_tracker.ui.widgets import Combo, Segment, Segments, TextField, TextLine
from encounter_tracker.ui.widgets.base import PaintedButton

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.effect_view import FormView

tr = QCoreApplication.translate

_COUNTED: Final = ("rounds", "minutes", "hours", "days")
_PAGES: Final = ("count", "until", "concentration", "unlimited")
_NUMBER = 46


class QuickDuration(QWidget):
    """Segments, and below them the fields of the chosen one."""

    changed = Signal(object)
    """Fields of the duration are to be set (a dict)."""
    turn_of_changed = Signal(str)
    """It is to be counted at another's turn: the id."""
    kind_clicked = Signal(str)
    """A kind was chosen by the mouse: the keyboard should go on to its fields."""
    submitted = Signal()
    """Enter in a field."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.kinds = Segments(theme, height=26, expand=True)
        self.amount = self._field()
        self.most, self.after = self._field(), self._field()
        self.counted = TextLine(theme, "", "small")
        self.counted_at = Combo(theme, height=26)
        self.edge = Combo(theme, height=26)
        self.turn_of = Combo(theme, height=26)
        self._at_most, self._then, self._more = (TextLine(theme, "", "small") for _ in range(3))
        self.open_end = TextLine(theme, "", "small")
        self._pages = QStackedWidget()
        for widgets in (
            (self.amount, self.counted, self.counted_at),
            (self.edge, self.turn_of),
            (self._at_most, self.most, self._then, self.after, self._more),
            (self.open_end,),
        ):
            self._pages.addWidget(_line(*widgets))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.kinds)
        column.addWidget(self._pages)
        self.kinds.chosen_changed.connect(self._on_kind)
        self.amount.text_edited.connect(lambda text: self.changed.emit({"amount": text}))
        self.most.text_edited.connect(lambda text: self.changed.emit({"most": text, "most_unit": "rounds"}))
        self.after.text_edited.connect(lambda text: self.changed.emit({"after": text, "after_unit": "rounds"}))
        self.counted_at.chosen_changed.connect(self.turn_of_changed)
        self.turn_of.chosen_changed.connect(self.turn_of_changed)
        self.edge.chosen_changed.connect(self._on_edge)
        theme.theme_changed.connect(self._apply_sizes)
        self._apply_sizes()
        self.retranslate()

    def _field(self) -> TextField:
        field = TextField(self.theme, height=26)
        field.submitted.connect(self.submitted)
        return field

    def show_view(self, view: FormView) -> None:
        """Show what has been entered."""
        duration = view.form.duration
        page = "unlimited" if duration.kind == "triggered" else duration.kind
        self._offer_kinds(days=duration.unit == "days")
        self.kinds.set_chosen(duration.unit if page == "count" else page)
        self._pages.setCurrentIndex(_PAGES.index(page))
        for field, text, key in (
            (self.amount, duration.amount, "amount"),
            (self.most, duration.most, "most"),
            (self.after, duration.after, "after"),
        ):
            field.set_text(text)
            field.set_wrong(view.problems.get(f"duration.{key}", ""))
        self.counted_at.set_items(view.everyone, view.anchor)
        self.turn_of.set_items(view.everyone, view.of)
        self.edge.set_chosen(f"{duration.edge} {duration.turn}")
        units = {
            "rounds": tr("QuickDuration", "rounds, counted at the turn of"),
            "minutes": tr("QuickDuration", "minutes, counted at the turn of"),
            "hours": tr("QuickDuration", "hours, counted at the turn of"),
            "days": tr("QuickDuration", "days, counted at the turn of"),
        }
        self.counted.set_text(units[duration.unit])
        triggered = duration.kind == "triggered"
        self.open_end.set_text(
            tr("QuickDuration", "until it is triggered or discharged")
            if triggered
            else tr("QuickDuration", "until it is dispelled or ended")
        )

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.kinds.setAccessibleName(tr("QuickDuration", "How long"))
        self._offer_kinds(days=self.kinds.chosen == "days")
        self.edge.set_items(
            (
                ("start next", tr("QuickDuration", "start of the next turn of")),
                ("end next", tr("QuickDuration", "end of the next turn of")),
                ("end this", tr("QuickDuration", "end of this turn of")),
            ),
        )
        self.amount.set_name(tr("QuickDuration", "How many"))
        self.most.set_name(tr("QuickDuration", "At most so many rounds"))
        self.after.set_name(tr("QuickDuration", "So many rounds after"))
        for combo in (self.counted_at, self.turn_of):
            combo.setAccessibleName(tr("QuickDuration", "Whose turn"))
        self.edge.setAccessibleName(tr("QuickDuration", "Which edge of the turn"))
        self._at_most.set_text(tr("QuickDuration", "at most"))
        self._then.set_text(tr("QuickDuration", "rounds, then"))
        self._more.set_text(tr("QuickDuration", "more"))

    def _offer_kinds(self, *, days: bool) -> None:
        """The choices; days only while something lasts for days, for want of room."""
        kinds = [
            Segment("rounds", tr("QuickDuration", "rounds")),
            Segment("minutes", tr("QuickDuration", "min"), name=tr("QuickDuration", "minutes")),
            Segment("hours", tr("QuickDuration", "h"), name=tr("QuickDuration", "hours")),
            Segment("days", tr("QuickDuration", "d"), name=tr("QuickDuration", "days")),
            Segment("until", tr("QuickDuration", "until turn"), name=tr("QuickDuration", "until a turn")),
            Segment(
                "concentration",
                tr("QuickDuration", "concentr."),
                name=tr("QuickDuration", "as long as the caster concentrates"),
            ),
            Segment("unlimited", "∞", name=tr("QuickDuration", "no limit")),
        ]
        self.kinds.set_items([kind for kind in kinds if days or kind.key != "days"])

    def _on_kind(self, key: str) -> None:
        fields: dict[str, Any] = {"kind": "count", "unit": key} if key in _COUNTED else {"kind": key}
        self.changed.emit(fields)
        if any(button.hasFocus() and not button.shows_ring for button in self.kinds.findChildren(PaintedButton)):
            self.kind_clicked.emit(key)

    def _on_edge(self, key: str) -> None:
        edge, _, turn = key.partition(" ")
        self.changed.emit({"edge": edge, "turn": turn})

    def _apply_sizes(self) -> None:
        for field in (self.amount, self.most, self.after):
            field.setFixedWidth(self.theme.px(_NUMBER))
        self._pages.setFixedHeight(self.theme.px(28))


def _line(*widgets: QWidget) -> QWidget:
    page = QWidget()
    row = QHBoxLayout(page)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(6)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return page
