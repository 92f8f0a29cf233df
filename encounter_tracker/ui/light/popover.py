"""Light and darkness: how bright it is all around, what shines or darkens, and who stands in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from encounter_tracker.ui.light.rows import LightLines, PlaceLines
from encounter_tracker.ui.popover_keys import PopoverKeys, alt_cap, escape_cap
from encounter_tracker.ui.why.pane_popover import FittingScroll
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import Button, Combo, KeyCap, Popover, SectionLabel, Segment, Segments, TextField
from encounter_tracker.ui.widgets.header import TextLine
from encounter_tracker.viewmodels.texts.names import light_name
from encounter_tracker.viewmodels.texts.sight import LIGHT_ICONS

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.light_rows import LightView
    from encounter_tracker.viewmodels.lights import LightsViewModel

tr = QCoreApplication.translate

_WIDTH, _CHOICE = 500, 214
_PAD = 14


class AddLine(QWidget):
    """One more light or darkness: which, how strong."""

    def __init__(self, theme: Theme, what: str, view_model: LightsViewModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.what, self._vm = what, view_model
        self.label = TextLine(theme, "", "small", "strong", "ink", height=28)
        self.choice = Combo(theme)
        self.level_label = TextLine(theme, "", "small", "normal", "ink2", height=28)
        self.level = TextField(theme)
        self.add = Button(theme, icon="sun" if what == "light" else "moon")
        self.wrong = Paragraph(theme, "", "small", "danger")
        across = QHBoxLayout()
        across.setSpacing(8)
        for widget in (self.choice, self.level_label, self.level, self.add):
            across.addWidget(widget)
        across.addStretch(1)
        self.choice.setFixedWidth(theme.px(_CHOICE))
        self.level_label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 2)
        column.setSpacing(0)
        column.addWidget(self.label)
        column.addLayout(across)
        column.addWidget(self.wrong)
        self.level.setFixedWidth(theme.px(46))
        self.choice.chosen_changed.connect(self._on_choice)
        self.level.text_edited.connect(lambda _text: self._mark(""))
        self.level.submitted.connect(lambda _text: self.submit())
        self.add.clicked.connect(self.submit)

    def submit(self) -> None:
        """Lay it on the selected."""
        self._mark(self._vm.add(self.what, self.choice.chosen, self.level.text))

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        light = self.what == "light"
        self.choice.set_items(self._vm.choices(self.what), self.choice.chosen)
        self.choice.setAccessibleName(
            tr("LightPopover", "Which light") if light else tr("LightPopover", "Which darkness")
        )
        self.level_label.set_text(tr("LightPopover", "level"))
        self.level.set_name(tr("LightPopover", "Level; 0 is nonmagical"))
        self.add.setText(tr("LightPopover", "Light it") if light else tr("LightPopover", "Darken"))
        self.add.set_key(alt_cap("L" if light else "D"))
        if not self.level.text:
            self._on_choice(self.choice.chosen)

    def show_view(self, view: LightView) -> None:
        """Say for whom."""
        text = (
            tr("LightPopover", "A light on {0}") if self.what == "light" else tr("LightPopover", "A darkness over {0}")
        )
        self.label.set_text(text.format(view.chosen))
        if view.anyone_chosen:
            self._mark("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on the choice lays it (the text field says so itself, and passes the key on)."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.choice.hasFocus():
            self.submit()
            return
        super().keyPressEvent(event)

    def _on_choice(self, key: str) -> None:
        self.level.set_text(self._vm.level_for(self.what, key))
        self._mark("")

    def _mark(self, wrong: str) -> None:
        self.level.set_wrong(wrong)
        self.wrong.set_text(wrong)


class LightPopover(Popover):
    """The popover; ``open_light`` shows it under the light control."""

    def __init__(self, theme: Theme, window: QWidget, view_model: LightsViewModel, people: QWidget) -> None:
        """Make a closed popover; ``people`` is the list in which one selects meanwhile."""
        super().__init__(theme, window, close_on_leave=False)
        self._window, self._vm, self._people = window, view_model, people
        self._anchor: QWidget | None = None
        self._openers: tuple[QWidget, ...] = ()
        self.title = TextLine(theme, "", "lead", "strong", "ink", height=36)
        self.cap = KeyCap(theme, escape_cap())
        self.light = Segments(theme, (), expand=True)
        self.magical = Button(theme)
        self.magical.setCheckable(True)
        self.level_label = TextLine(theme, "", "small", "normal", "ink2", height=28)
        self.level = TextField(theme)
        self.meaning = Paragraph(theme)
        self.wrong = Paragraph(theme, "", "small", "danger")
        self.places_label = SectionLabel(theme)
        self.places = PlaceLines(theme)
        self.rows_label = SectionLabel(theme)
        self.rows = LightLines(theme)
        self.add_light = AddLine(theme, "light", view_model)
        self.add_darkness = AddLine(theme, "darkness", view_model)
        self.put_out = Button(theme, icon="wind")
        self.leave = Button(theme, kind="flat")
        self._build()
        self._connect()
        lights = {str(at): light for at, light in enumerate(LIGHT_ICONS, 1)}
        digits = {digit: lambda light=light: view_model.set_light(light) for digit, light in lights.items()}
        self._keys = PopoverKeys(
            self,
            {
                **digits,
                "M": self.magical.click,
                "L": self.add_light.submit,
                "D": self.add_darkness.submit,
                "O": self.put_out.click,
            },
        )
        self.retranslate()

    def _build(self) -> None:
        inner = QVBoxLayout()
        inner.setContentsMargins(_PAD, 2, _PAD, 10)
        inner.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.cap)
        inner.addLayout(head)
        inner.addWidget(self.light)
        magic = QHBoxLayout()
        magic.setSpacing(8)
        self.level_label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for widget in (self.magical, self.level_label, self.level):
            magic.addWidget(widget)
        magic.addStretch(1)
        inner.addLayout(magic)
        inner.addWidget(self.meaning)
        inner.addWidget(self.wrong)
        inner.addWidget(self.places_label)
        inner.addWidget(self.places)
        inner.addWidget(self.rows_label)
        self.area = FittingScroll(self.theme, self.rows)
        inner.addWidget(self.area, 1)
        inner.addWidget(self.add_light)
        inner.addWidget(self.add_darkness)
        foot = QHBoxLayout()
        foot.setContentsMargins(0, 6, 0, 0)
        foot.addWidget(self.put_out)
        foot.addStretch(1)
        foot.addWidget(self.leave)
        inner.addLayout(foot)
        self.body.addLayout(inner)
        self.level.setFixedWidth(self.theme.px(46))

    def _connect(self) -> None:
        vm = self._vm
        self.light.chosen_changed.connect(vm.set_light)
        self.magical.clicked.connect(vm.set_magical)
        self.level.submitted.connect(self._on_level)
        self.level.text_edited.connect(lambda _text: self._mark(""))
        self.rows.cover_requested.connect(vm.cover)
        self.rows.end_requested.connect(vm.end)
        self.put_out.clicked.connect(vm.put_out_all)
        self.leave.clicked.connect(self.close_popover)
        vm.view_changed.connect(self.show_view)
        self.closed.connect(vm.close)

    # ---- opening ----------------------------------------------------------------------------------------------------

    def open_light(self, anchor: QWidget, *openers: QWidget) -> None:
        """Show it under the light control, or hide it where it is open; ``openers`` are other parts of the control."""
        if self.is_open:
            self.close_popover()
            return
        self._anchor, self._openers = anchor, (anchor, *openers)
        self._vm.open()
        self._open(self._placed)

    def focus_first(self) -> None:
        """The light all around."""
        for button in self.light.findChildren(QWidget):
            if getattr(button, "isChecked", lambda: False)():
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        self.magical.setFocus(Qt.FocusReason.OtherFocusReason)

    def _placed(self, size: QSize) -> QRect:
        """Under its control, and beside the list where there is room."""
        anchor, width = self._anchor, self.theme.px(_WIDTH)
        if anchor is None:
            return QRect(QPoint(0, 0), QSize(width, size.height()))
        at = anchor.mapTo(self._window, QPoint(0, anchor.height()))
        beside = self._people.mapTo(self._window, QPoint(self._people.width(), 0)).x() + 8
        left = max(at.x(), beside) if beside + width <= self._window.width() else at.x()
        return QRect(left, at.y() + 6, width, min(size.height(), self._window.height() - at.y() - 14))

    # ---- what it shows ----------------------------------------------------------------------------------------------

    def show_view(self, view: LightView) -> None:
        """Show how things are."""
        self.light.set_chosen(view.light)
        self.magical.setChecked(view.magical)
        self.magical.set_icon("check" if view.magical else "")
        for widget in (self.level_label, self.level):
            widget.setVisible(view.magical)
        if not self.level.edit.hasFocus() or not self.level.message_text:
            self.level.set_text(str(view.level) if view.magical else "")
            self._mark("")
        self.meaning.set_text(view.meaning)
        self.places.set_rows(view.places)
        nothing = tr("LightPopover", "Lights and darknesses: none")
        self.rows_label.set_text(tr("LightPopover", "Lights and darknesses") if view.rows else nothing)
        self.area.setVisible(bool(view.rows))
        self.rows.set_rows(view.rows, view.chosen)
        self.add_light.show_view(view)
        self.add_darkness.show_view(view)
        self.put_out.setEnabled(bool(view.out))
        self.put_out.setText(tr("LightPopover", "Put out nonmagical lights ({0})").format(view.out))
        none = tr("LightPopover", "There is no nonmagical light.")
        self.put_out.setToolTip("" if view.out else none)
        self._keys.watch()
        self.settle()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.setAccessibleName(tr("LightPopover", "Light and darkness"))
        self.title.set_text(tr("LightPopover", "Light and darkness"))
        self.cap.set_key(escape_cap())
        self.light.set_items([Segment(key, light_name(key), icon) for key, icon in LIGHT_ICONS.items()])
        self.light.setAccessibleName(tr("LightPopover", "All around"))
        self.magical.setText(tr("LightPopover", "magical"))
        self.magical.set_key(alt_cap("M"))
        self.level_label.set_text(tr("LightPopover", "level"))
        self.level.set_name(tr("LightPopover", "Level of the magical light or darkness all around"))
        self.places_label.set_text(tr("LightPopover", "Who stands in which light"))
        self.put_out.set_key(alt_cap("O"))
        self.leave.setText(tr("LightPopover", "Close"))
        self.leave.set_key(escape_cap())
        self.add_light.retranslate()
        self.add_darkness.retranslate()
        self.rows.set_rows(self._vm.view.rows, self._vm.view.chosen, always=True)

    # ---- events -----------------------------------------------------------------------------------------------------

    def _on_level(self, text: str) -> None:
        self._mark(self._vm.set_level(text))

    def _mark(self, wrong: str) -> None:
        self.level.set_wrong(wrong)
        self.wrong.set_text(wrong)

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        """One may select in the list meanwhile, or use the light control: the keyboard comes back. Elsewhere: close."""
        super()._on_focus_changed(old, new)
        if new is None or self.isHidden() or new is self or self.isAncestorOf(new) or new.window() is not self.window():
            return
        if any(part is new or part.isAncestorOf(new) for part in (self._people, *self._openers)):
            QTimer.singleShot(0, self, self._take_back)
        else:
            self.close_popover()

    def _take_back(self) -> None:
        if self.is_open:
            self.focus_first()
