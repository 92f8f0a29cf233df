"""The quick form: what, upon whom, how long. Everything else is one key away."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from encounter_tracker.ui.effects.chip_flow import ChipFlow
from encounter_tracker.ui.effects.finder import FinderList
from encounter_tracker.ui.effects.keys import APPLY, is_claimed, on_keys
from encounter_tracker.ui.effects.parts import WarningLine
from encounter_tracker.ui.effects.quick_duration import QuickDuration
from encounter_tracker.ui.effects.words import runs_of, same
from encounter_tracker.ui.widgets import Button, Combo, PaneHeader, Run, TextField, TextLine
from encounter_tracker.ui.widgets.base import PaintedWidget
from encounter_tracker.viewmodels.effect_changes import toggled_saved, without_target
from encounter_tracker.viewmodels.effect_finder import FinderRow

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas
    from encounter_tracker.viewmodels.effect_editor import EffectFormViewModel
    from encounter_tracker.viewmodels.effect_view import FormView

tr = QCoreApplication.translate

_AS_TYPED: Final = "as typed"
_PAD = 12


class ProposalPanel(PaintedWidget):
    """The short list of proposals, over the pane."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.lines = FinderList(theme, low=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 5, 1, 5)
        column.addWidget(self.lines)
        self.hide()

    def paint(self, canvas: Canvas) -> None:
        """A panel with an outline."""
        canvas.box(QRectF(self.rect()), "raised", "select_line", self.theme.radius("panel"))


class QuickEffectForm(QWidget):
    """The form at the foot of the pane; hidden while it is not in use."""

    closed = Signal()
    """It was applied or cancelled."""
    all_fields_requested = Signal()
    """Go on in the full editor with what has been entered."""

    def __init__(self, theme: Theme, view_model: EffectFormViewModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.view_model = theme, view_model
        self._back: QWidget | None = None
        self._conditions = False
        self.header = PaneHeader(theme, ground="raised", height=28)
        self.all_fields = Button(theme, key="Ctrl+E", kind="flat", height=22)
        self.header.add_control(self.all_fields)
        self.finder = TextField(theme, icon="search", hint="↑ ↓")
        self._host: QWidget = self if parent is None else parent
        self.panel = ProposalPanel(theme, self._host)
        self.source_label = TextLine(theme, "", "small", "normal", "ink2")
        self.source = Combo(theme, height=24)
        self.targets = ChipFlow(theme)
        self.duration = QuickDuration(theme)
        self.extra_field = TextField(theme, height=26)
        self.extra_label = TextLine(theme, "", "small")
        self.sentence = TextLine(theme, "", "small")
        self.warning = WarningLine(theme)
        self.apply_button = Button(theme, icon="check", key=tr("QuickEffectForm", "Enter"), kind="primary")
        self.cancel_button = Button(theme, key=tr("QuickEffectForm", "Esc"), kind="flat")
        self._extra_key = ""
        self._stops: tuple[QWidget, ...] = ()
        self._build()
        self._connect()
        self.hide()
        self._dress()
        self.retranslate()

    def _build(self) -> None:
        self._extra = QWidget()
        extra = QHBoxLayout(self._extra)
        extra.setContentsMargins(0, 0, 0, 0)
        extra.setSpacing(6)
        extra.addWidget(self.extra_field)
        extra.addWidget(self.extra_label, 1)
        source = QHBoxLayout()
        source.setSpacing(8)
        source.addWidget(self.source_label)
        source.addWidget(self.source)
        source.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        buttons.addWidget(self.apply_button)
        buttons.addWidget(self.cancel_button)
        buttons.addStretch(1)
        body = QVBoxLayout()
        body.setContentsMargins(_PAD, 0, _PAD, 10)
        body.setSpacing(6)
        body.addWidget(self.finder)
        body.addWidget(self.targets)
        body.addLayout(source)
        for widget in (self.duration, self._extra, self.sentence, self.warning):
            body.addWidget(widget)
        body.addLayout(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 1, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(body)
        self.setAutoFillBackground(True)

    def _connect(self) -> None:
        view_model = self.view_model
        self.finder.text_edited.connect(self._on_typed)
        self.finder.step_requested.connect(self._on_step)
        self.finder.submitted.connect(lambda _text: self._submit_now())
        self.finder.edit.installEventFilter(self)
        self.source.chosen_changed.connect(view_model.set_source)
        self.panel.lines.chosen.connect(self.take)
        self.panel.lines.forget_requested.connect(self._forget)
        self.targets.toggled.connect(lambda who: view_model.put(toggled_saved(view_model.form, who)))
        self.targets.remove_requested.connect(lambda who: view_model.put(without_target(view_model.form, who)))
        self.duration.changed.connect(lambda fields: view_model.change_duration(**fields))
        self.duration.turn_of_changed.connect(view_model.set_turn_of)
        self.duration.kind_clicked.connect(self._go_to_number)
        self.duration.submitted.connect(self.submit)
        self.extra_field.text_edited.connect(lambda text: view_model.change(**{self._extra_key: text}))
        self.extra_field.submitted.connect(self.submit)
        self.finder.edit.focus_changed.connect(self._on_finder_focus)
        self.apply_button.clicked.connect(self._submit_by_button)
        self.cancel_button.clicked.connect(self.cancel)
        self.all_fields.clicked.connect(self.all_fields_requested)
        view_model.view_changed.connect(self._show)
        view_model.applied.connect(self._close)
        view_model.trouble.connect(self._on_trouble)
        self.theme.theme_changed.connect(self._dress)
        on_keys(self, APPLY, self._submit_now)

    # ---- opening and closing --------------------------------------------------------------------------------

    def open_new(self, prefer_conditions: bool = False) -> None:
        """Open it with an empty finder; ``prefer_conditions``: those come first."""
        if self.isHidden():
            self._back = QApplication.focusWidget()
        self._conditions = prefer_conditions
        self.view_model.start(prefer_conditions=prefer_conditions)
        self.finder.set_text("")
        self.retranslate()
        self.show()
        self.finder.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._offer("")

    def cancel(self) -> None:
        """Close it; nothing happens."""
        self._close()

    def submit(self) -> None:
        """Apply it, if it can be."""
        self.panel.hide()
        self.view_model.apply()

    def _submit_now(self) -> None:
        """Enter in the finder, Ctrl+Enter anywhere: with what is marked in the list, if it is open."""
        current = self.panel.lines.current
        if not self.panel.isHidden() and current is not None:
            self._take(current.key)
        self.submit()

    def _submit_by_button(self) -> None:
        self._take_begun()
        self.submit()

    def _close(self) -> None:
        if self.isHidden():
            return
        focus = QApplication.focusWidget()
        inside = focus is None or self.isAncestorOf(focus)
        self.view_model.stop()
        self.panel.hide()
        self.hide()
        back, self._back = self._back, None
        if inside and back is not None and isValid(back) and back.isVisible():
            back.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()

    # ---- the finder -----------------------------------------------------------------------------------------

    def _on_typed(self, text: str) -> None:
        self.view_model.name_it(text)
        first = next(iter(self.view_model.finder().quick_rows(text)), None) if text.strip() else None
        if first is not None and same(first.text, text):
            self.view_model.choose(first.key)
        self._offer(text)

    def _offer(self, text: str) -> None:
        """Show what answers to the text; a name that fits wholly needs no list."""
        rows = self.view_model.finder().quick_rows(text)
        typed = text.strip()
        if rows and same(rows[0].text, typed):
            self._take(_AS_TYPED)
            return
        if typed and rows:
            own = FinderRow(
                key=_AS_TYPED,
                text=tr("QuickEffectForm", "“{0}”").format(typed),
                remark=tr("QuickEffectForm", "as typed"),
            )
            rows = (*rows, own)
        self.panel.lines.set_rows(rows, mark_first=bool(typed))
        self.panel.setVisible(bool(rows))
        self.place_panel()
        self._show_marked()

    def _show_marked(self) -> None:
        """What is marked in the open list is shown as Enter would apply it."""
        current = None if self.panel.isHidden() else self.panel.lines.current
        self.view_model.offer("" if current is None or current.key == _AS_TYPED else current.key)

    def place_panel(self) -> None:
        """The list stands over the field, as high as its lines."""
        if self.panel.isHidden():
            return
        host = self._host
        top = self.finder.mapTo(host, self.finder.rect().topLeft()).y() - 3
        height = min(self.panel.lines.wanted_height + 10, max(60, top - 4))
        self.panel.setGeometry(_PAD, top - height, host.width() - 2 * _PAD, height)
        self.panel.raise_()

    def _on_step(self, by: int) -> None:
        if self.panel.isHidden():
            self.panel.lines.set_rows(self.view_model.finder().quick_rows(""), mark_first=False)
            self.panel.show()
            self.place_panel()
        self.panel.lines.step(by)
        current = self.panel.lines.current
        self.finder.edit.setAccessibleDescription(current.text if current is not None else "")
        self._show_marked()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tab takes what is marked in the list and goes on."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Tab:
            current = self.panel.lines.current
            if not self.panel.isHidden() and current is not None:
                self._take(current.key)
        return super().eventFilter(watched, event)

    def take(self, key: str) -> None:
        """Take what the finder offers under this key into the form."""
        self._take(key)
        self.finder.edit.setFocus()

    def _take(self, key: str) -> None:
        self.panel.hide()
        if key != _AS_TYPED:
            self.view_model.choose(key)
            self.finder.set_text(self.view_model.form.name)
        self._show_marked()

    def _take_begun(self) -> None:
        """What is marked is meant if it begins as was typed; anything else stays as typed."""
        current, typed = self.panel.lines.current, self.finder.text.strip()
        if self.panel.isHidden() or current is None or not typed:
            return
        if current.text.casefold().startswith(typed.casefold()):
            self._take(current.key)

    def _on_finder_focus(self) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and focus is not self.finder.edit and self.isAncestorOf(focus):
            self._take_begun()
            self.view_model.offer("")
        elif focus is self.finder.edit and self.view_model.is_active:
            self._show_marked()

    def _forget(self, key: str) -> None:
        self.view_model.forget(key)
        self._offer(self.finder.text)

    # ---- what it shows --------------------------------------------------------------------------------------

    def _show(self, view: FormView) -> None:
        self.finder.set_wrong(view.problems.get("name", ""))
        self.targets.set_rows(view.targets)
        self._order_tabs()
        self.source.set_items([("", tr("QuickEffectForm", "nobody")), *view.everyone], view.source)
        self.source.set_chosen(view.source)
        self.duration.show_view(view)
        self._show_extra(view)
        wrong = view.refused or next(iter(view.problems.values()), "")
        if wrong:
            self.sentence.set_runs((Run(wrong, "small", "normal", "danger"),))
        else:
            self.sentence.set_runs(runs_of(view.ends, "small"))
        self.warning.say(view.warning)
        self.apply_button.setText(tr("QuickEffectForm", "Apply all the same") if view.refused else view.apply)
        self.apply_button.updateGeometry()

    def _order_tabs(self) -> None:
        """Tab goes from the finder to the targets, then to who it is from and how long."""
        stops = (self.finder.edit, *self.targets.chips, self.source)
        if self.isVisible() and stops != self._stops:
            self._stops = stops
            for one, other in pairwise(stops):
                self.setTabOrder(one, other)

    def _go_to_number(self, kind: str) -> None:
        """After a click the number of the kind has the keyboard, so that it can be typed and Enter applies."""
        fields = {"concentration": self.duration.most, "unlimited": self.finder, "until": self.finder}
        field = fields.get(kind, self.duration.amount)
        field.edit.setFocus(Qt.FocusReason.MouseFocusReason)
        if field is not self.finder:
            field.edit.selectAll()

    def _show_extra(self, view: FormView) -> None:
        self._extra.setVisible(bool(view.extra))
        if view.extra:
            key, label = view.extra[0]
            self._extra_key = key
            self.extra_label.set_text(label)
            self.extra_field.set_name(label)
            self.extra_field.set_text(getattr(view.form, key))
            self.extra_field.set_wrong(view.problems.get(key, ""))

    def _on_trouble(self, field: str) -> None:
        """Bring the keyboard to what has to be mended."""
        fields = {
            "name": self.finder,
            "targets": self.finder,
            "duration.amount": self.duration.amount,
            "duration.most": self.duration.most,
            "duration.after": self.duration.after,
            "duration.turn": self.duration.edge,
            self._extra_key: self.extra_field,
        }
        if not self.isHidden():
            fields.get(field, self.finder).setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.header.set_title(
            tr("QuickEffectForm", "New condition") if self._conditions else tr("QuickEffectForm", "New effect")
        )
        self.all_fields.setText(tr("QuickEffectForm", "All fields"))
        self.finder.set_name(tr("QuickEffectForm", "Effect or condition"))
        self.finder.edit.setPlaceholderText(tr("QuickEffectForm", "Name of an effect or condition"))
        self.source_label.set_text(tr("QuickEffectForm", "from"))
        self.source.setAccessibleName(tr("QuickEffectForm", "From whom"))
        self.targets.set_words(tr("QuickEffectForm", "on"), tr("QuickEffectForm", "nobody: select someone in the list"))
        self.cancel_button.setText(tr("QuickEffectForm", "Cancel"))
        self.cancel_button.set_key(tr("QuickEffectForm", "Esc"))
        self.apply_button.set_key(tr("QuickEffectForm", "Enter"))
        self.duration.retranslate()
        self.panel.lines.retranslate()
        if self.view_model.is_active:
            self._show(self.view_model.view)

    # ---- events ---------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claim its keys before a shortcut of the window does."""
        if is_claimed(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes the list, then the form; Enter on a choice applies."""
        if event.key() == Qt.Key.Key_Escape:
            if self.panel.isHidden() or not self.finder.text.strip():
                self.cancel()
            else:
                self._take(_AS_TYPED)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and isinstance(QApplication.focusWidget(), Combo):
            self.submit()
        # anything else ends here: it is not for the fight

    def showEvent(self, event: QShowEvent) -> None:
        """Place the list once the form has its size."""
        super().showEvent(event)
        self._order_tabs()
        self.place_panel()

    def _dress(self) -> None:
        palette = self.theme.palette()
        palette.setColor(QPalette.ColorRole.Window, self.theme.color("raised"))
        self.setPalette(palette)
        self.extra_field.setFixedWidth(self.theme.px(46))
