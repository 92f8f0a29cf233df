from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.ui.widgets import (
    Button,
    CheckChip,
    Combo,
    KeyCap,
    PaneHeader,
    Segment,
    Segments,
    TextField,
    TextLine,
)

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(mode=ThemeMode.DARK)


@pytest.fixture
def bar(qtbot: QtBot) -> QWidget:
    """A shown window with a row for widgets."""
    window = QWidget()
    QHBoxLayout(window)
    qtbot.addWidget(window)
    return window


def show(qtbot: QtBot, bar: QWidget, *widgets: QWidget) -> None:
    row = bar.layout()
    assert row is not None
    for widget in widgets:
        row.addWidget(widget)
    with qtbot.waitActive(bar):
        bar.show()
        bar.activateWindow()


def child_at(widget: QWidget, x: int) -> QWidget:
    child = widget.childAt(x, 12)
    assert child is not None
    return child


def role_of(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


def name_of(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


class TestButton:
    def test_mouse_space_and_enter_press_it(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        button = Button(theme, "Add", icon="plus", key="A")
        show(qtbot, bar, button)
        pressed: list[bool] = []
        button.clicked.connect(lambda: pressed.append(True))
        qtbot.mouseClick(button, LEFT)
        button.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.keyClick(button, Key.Key_Space)
        qtbot.keyClick(button, Key.Key_Return)
        assert len(pressed) == 3
        assert (role_of(button), name_of(button)) == (QAccessible.Role.Button, "Add")

    def test_the_ring_comes_with_the_keyboard_only(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        button = Button(theme, "Add")
        show(qtbot, bar, button, Button(theme, "Other"))
        button.setFocus(Qt.FocusReason.MouseFocusReason)
        rings = [button.shows_ring]
        qtbot.keyClick(button, Key.Key_Shift)
        rings.append(button.shows_ring)
        button.clearFocus()
        rings.append(button.shows_ring)
        button.setFocus(Qt.FocusReason.TabFocusReason)
        rings.append(button.shows_ring)
        assert rings == [False, True, False, True]

    def test_next_turn_never_holds_the_focus(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        turn = Button(theme, "Next turn", icon="play", key="N", kind="turn")
        show(qtbot, bar, turn)
        qtbot.mouseClick(turn, LEFT)
        assert not turn.hasFocus()
        assert turn.focusPolicy() is Qt.FocusPolicy.NoFocus

    @pytest.mark.parametrize("height", [20, 22, 24, 28, 40])
    def test_no_target_is_smaller_than_24(self, theme: Theme, height: int) -> None:
        button = Button(theme, icon="pin", height=height)
        assert button.sizeHint().width() >= 24
        assert button.height() >= 24

    def test_a_disabled_button_does_nothing(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        button = Button(theme, "Redo")
        button.setEnabled(False)
        show(qtbot, bar, button)
        with qtbot.assertNotEmitted(button.clicked):
            qtbot.mouseClick(button, LEFT)

    def test_it_is_as_wide_as_what_it_says(self, theme: Theme) -> None:
        button = Button(theme, "Undo")
        narrow = button.sizeHint().width()
        button.set_key("Ctrl+Z")
        wider = button.sizeHint().width()
        button.set_icon("undo-2")
        button.setMenu(QMenu(button))
        assert narrow < wider < button.sizeHint().width()
        assert button.minimumSizeHint() == button.sizeHint()
        assert role_of(button) is QAccessible.Role.ButtonMenu

    def test_every_look_paints(self, theme: Theme) -> None:
        pictures = []
        for kind in ("plain", "turn", "primary", "flat", "danger"):
            button = Button(theme, "Same", kind=kind)
            button.setCheckable(True)
            button.resize(button.sizeHint())
            pictures.append(button.grab().toImage())
            button.setEnabled(False)
            assert button.grab().toImage() != pictures[-1], "disabled looks different"
        assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])


class TestSegments:
    ITEMS = (Segment("a", "all"), Segment("b", "ending"), Segment("c", "", "moon", "dark"))

    def make(self, theme: Theme) -> tuple[Segments, list[str]]:
        segments = Segments(theme, self.ITEMS, "a", name="Filter")
        told: list[str] = []
        segments.chosen_changed.connect(told.append)
        return segments, told

    def test_a_click_chooses(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        segments, told = self.make(theme)
        show(qtbot, bar, segments)
        qtbot.mouseClick(segments, LEFT, pos=QPoint(segments.width() - 8, 12))
        assert (segments.chosen, told) == ("a", []), "the container itself is no target"
        button = child_at(segments, segments.width() - 8)
        qtbot.mouseClick(button, LEFT)
        qtbot.mouseClick(button, LEFT)
        assert (segments.chosen, told) == ("c", ["c"])

    def test_arrows_choose_and_tab_stops_once(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        segments, told = self.make(theme)
        show(qtbot, bar, segments, Button(theme, "after"))
        first = child_at(segments, 8)
        first.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.keyClick(first, Key.Key_Right)
        assert (segments.chosen, told) == ("b", ["b"])
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert isinstance(focus, Button)
        assert focus.text() == "after"

    def test_setting_is_silent(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        segments, told = self.make(theme)
        show(qtbot, bar, segments)
        segments.set_chosen("b")
        segments.set_chosen("nonsense")
        assert (segments.chosen, told) == ("b", [])
        segments.set_items((Segment("b", "ending 3"), Segment("z", "z")))
        assert segments.chosen == "b"
        assert told == []

    def test_each_is_a_radio_button_with_a_name(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        segments, _ = self.make(theme)
        show(qtbot, bar, segments)
        last = child_at(segments, segments.width() - 8)
        assert role_of(last) is QAccessible.Role.RadioButton
        assert (name_of(last), last.toolTip()) == ("dark", "dark")
        assert last.accessibleDescription() == "Filter"

    def test_only_the_chosen_one_is_named_where_room_is_short(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        items = [Segment(key, key, "sun", key) for key in ("bright", "dark")]
        segments = Segments(theme, items, "dark", label_chosen_only=True)
        show(qtbot, bar, segments)
        before = segments.sizeHint().width()
        segments.set_chosen("bright")
        segments.grab()
        assert abs(segments.sizeHint().width() - before) < before / 2


class TestTextField:
    def test_typing_enter_and_arrows(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        field = TextField(theme, name="Hit points", icon="heart", hint="Enter")
        show(qtbot, bar, field)
        field.setFocus()
        assert field.edit.hasFocus()
        with qtbot.waitSignals([field.text_changed, field.text_edited]):
            qtbot.keyClicks(field.edit, "14 fire")
        with qtbot.waitSignal(field.submitted) as sent:
            qtbot.keyClick(field.edit, Key.Key_Return)
        assert sent.args == ["14 fire"]
        steps: list[int] = []
        field.step_requested.connect(steps.append)
        qtbot.keyClick(field.edit, Key.Key_Down)
        qtbot.keyClick(field.edit, Key.Key_Up)
        assert steps == [1, -1]
        assert (role_of(field.edit), name_of(field.edit)) == (QAccessible.Role.EditableText, "Hit points")

    def test_a_click_on_the_frame_goes_into_the_text(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        field = TextField(theme, icon="search", placeholder="Find")
        show(qtbot, bar, field, Button(theme, "other"))
        qtbot.mouseClick(field, LEFT, pos=QPoint(10, 10))
        assert field.edit.hasFocus()

    def test_wrong_says_how_to_mend_it(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        field = TextField(theme, name="Hit points", icon="heart", message=True)
        show(qtbot, bar, field)
        height, fine = field.height(), field.grab().toImage()
        field.set_wrong("“fier”: fire?")
        assert field.grab().toImage() != fine
        assert field.height() == height, "nothing jumps"
        assert (field.message_text, field.edit.accessibleDescription()) == ("“fier”: fire?", "“fier”: fire?")
        field.set_wrong("")
        assert field.grab().toImage() == fine

    def test_the_edit_stays_inside_the_frame_at_every_text_size(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        field = TextField(theme, icon="heart", hint="Ctrl+E", message=True)
        show(qtbot, bar, field)
        for size in (90, 125, 150):
            theme.set_text_size(size)
            assert field.rect().contains(field.edit.geometry())
            assert field.edit.height() >= theme.face("body").height


class TestCombo:
    ITEMS = (("a", "Tiefling hexer"), ("b", "Troll"))

    def test_keys_choose_and_setting_is_silent(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        combo = Combo(theme, self.ITEMS, "a", name="Counted at the turn of")
        show(qtbot, bar, combo)
        told: list[str] = []
        combo.chosen_changed.connect(told.append)
        combo.set_chosen("b")
        assert (combo.chosen, told) == ("b", [])
        combo.setFocus()
        qtbot.keyClick(combo, Key.Key_Up)
        assert (combo.chosen, told) == ("a", ["a"])
        combo.set_items((("c", "Corvin"), ("a", "Tiefling hexer")))
        assert (combo.chosen, told) == ("a", ["a"])
        assert role_of(combo) is QAccessible.Role.ComboBox
        assert not combo.grab().isNull()

    @pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
    @pytest.mark.parametrize(
        ("key", "held"),
        [
            (Key.Key_Space, Qt.KeyboardModifier.NoModifier),
            (Key.Key_F4, Qt.KeyboardModifier.NoModifier),
            (Key.Key_Down, Qt.KeyboardModifier.AltModifier),
        ],
    )
    def test_keys_that_open_the_list(
        self, theme: Theme, bar: QWidget, qtbot: QtBot, key: Qt.Key, held: Qt.KeyboardModifier
    ) -> None:
        combo = Combo(theme, self.ITEMS)
        show(qtbot, bar, combo)
        taken: list[int] = []
        shortcut = QShortcut(QKeySequence("Alt+Down"), bar)
        shortcut.activated.connect(lambda: taken.append(1))
        combo.setFocus()
        qtbot.keyClick(combo, key, held)
        assert combo.view().isVisible()
        assert taken == []
        combo.hidePopup()

    def test_enter_is_for_the_form_around(self, theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
        combo = Combo(theme, self.ITEMS)
        show(qtbot, bar, combo)
        came: list[int] = []

        class Form(QObject):
            def eventFilter(self, watched: QObject, event: QEvent) -> bool:
                if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
                    came.append(event.key())
                return super().eventFilter(watched, event)

        form = Form()
        bar.installEventFilter(form)
        qtbot.keyClick(combo, Key.Key_Return)
        assert came == [Key.Key_Return]
        assert not combo.view().isVisible()

    def test_a_long_choice_is_whole_in_the_tooltip(self, theme: Theme, qtbot: QtBot) -> None:
        combo = Combo(theme, (("a", "Archduchess Hildegard of Upper Montferrand"),))
        qtbot.addWidget(combo)
        combo.resize(90, 28)
        combo.grab()
        assert combo.toolTip() == "Archduchess Hildegard of Upper Montferrand"


def test_a_check_chip_is_a_check_box(theme: Theme, bar: QWidget, qtbot: QtBot) -> None:
    chip = CheckChip(theme, "Hedda")
    show(qtbot, bar, chip)
    with qtbot.waitSignal(chip.toggled):
        qtbot.mouseClick(chip, LEFT)
    assert not chip.isChecked()
    with qtbot.waitSignal(chip.toggled):
        qtbot.keyClick(chip, Key.Key_Space)
    assert role_of(chip) is QAccessible.Role.CheckBox
    narrow = chip.sizeHint().width()
    chip.set_note("saved", "shield")
    assert chip.sizeHint().width() > narrow
    assert chip.accessibleDescription() == "saved"
    assert chip.height() >= 24


def test_a_header_gives_way_to_its_controls(theme: Theme, qtbot: QtBot) -> None:
    header = PaneHeader(theme, "Initiative", "13 in order, 2 waiting")
    header.add_control(Button(theme, icon="list-filter", kind="flat", height=22))
    qtbot.addWidget(header)
    header.resize(420, header.height())
    header.show()
    assert not header.grab().isNull()
    assert name_of(header) == "Initiative, 13 in order, 2 waiting"
    header.set_remark("12 in order")
    assert name_of(header) == "Initiative, 12 in order"
    assert role_of(header) is QAccessible.Role.StaticText


def test_a_line_of_text_that_is_cut_has_the_whole_as_tooltip(theme: Theme, qtbot: QtBot) -> None:
    line = TextLine(theme, "poison, Fortitude DC 11 (2 of 4)")
    qtbot.addWidget(line)
    line.resize(60, 20)
    line.grab()
    assert line.toolTip() == name_of(line) == "poison, Fortitude DC 11 (2 of 4)"
    line.resize(600, 20)
    line.grab()
    assert line.toolTip() == ""


def test_a_key_cap_says_its_key(theme: Theme) -> None:
    cap = KeyCap(theme, "H")
    narrow = cap.sizeHint().width()
    cap.set_key("Ctrl+K")
    assert cap.sizeHint().width() > narrow
    assert name_of(cap) == "Ctrl+K"
    assert not cap.grab().isNull()
