from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QContextMenuEvent, QHelpEvent, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QToolTip
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import ApplyEffect, Concentrate, EditEffect, SuppressEffect
from encounter_tracker.rules.durations import Duration
from encounter_tracker.ui.effects.paint import EffectRowState, lay_out_row, paint_effect_row
from encounter_tracker.ui.effects.rows import ROW_ROLE
from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.ui.widgets.canvas import Canvas
from encounter_tracker.viewmodels.effects import EffectRow
from tests.ui.effects_window import CTRL, Key, Window
from tests.viewmodels.effect_fight import bless, do, shaken


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Window:
    window = Window(qtbot, monkeypatch, tmp_path / "own.json")
    do(window.model, bless(5), shaken("Ogre", 2), ApplyEffect(name="curse", targets=("Wight",), source="Kyra"))
    window.settle()
    return window


def shown(window: Window) -> list[str]:
    return [row.name for row in window.pane.list.row_model.rows]


def stand_on(window: Window, name: str) -> None:
    window.pane.list.setFocus(Qt.FocusReason.TabFocusReason)
    window.pane.list.choose(window.effect(name))


# ---- the list -----------------------------------------------------------------------------------------------------


def test_the_list_shows_what_is_in_force_in_rows_of_one_height(window: Window) -> None:
    assert shown(window) == ["shaken", "bless", "curse"]
    rects = [window.pane.list.rect_of(window.effect(name)) for name in ("shaken", "bless", "curse")]
    assert {rect.height() for rect in rects} == {28}
    assert rects[1].top() == rects[0].bottom() + 1


def test_the_segments_choose_what_is_shown(window: Window) -> None:
    window.select("Ogre")
    assert [b.text for b in (s.item for s in window.pane.filters._buttons)] == ["all 3", "Ogre 1", "ending 0"]
    window.segment(window.pane.filters, "who")
    assert shown(window) == ["shaken"]
    window.segment(window.pane.filters, "ending")
    assert shown(window) == []
    window.segment(window.pane.filters, "all")
    assert len(shown(window)) == 3


def test_the_selection_stays_with_the_effect(window: Window) -> None:
    window.pane.list.choose(window.effect("bless"))
    do(window.model, EditEffect(effect="bless", remaining=1))
    assert shown(window)[0] == "bless"
    assert window.pane.list.chosen == window.effect("bless")
    told: list[str] = []
    window.pane.list.chosen_changed.connect(told.append)
    do(window.model, EditEffect(effect="bless", remaining=0))
    assert "bless" not in shown(window)
    assert window.pane.list.chosen in {"", window.effect("shaken")}
    window.pane.list.choose("e99")
    assert window.pane.list.chosen == ""


def test_only_rows_that_differ_are_told(window: Window) -> None:
    changes: list[int] = []
    window.pane.list.row_model.dataChanged.connect(lambda first, _last: changes.append(first.row()))
    window.pane.list.set_rows(window.view_model.view.rows)
    assert changes == []
    do(window.model, EditEffect(effect="bless", remaining=9))
    assert changes == [1]


def test_the_scroll_position_stays_with_the_rows(window: Window) -> None:
    for number in range(40):
        do(window.model, ApplyEffect(name=f"mark {number}", targets=("Ogre",)))
    window.settle()
    effects = window.pane.list
    effects.verticalScrollBar().setValue(300)
    top = effects.row_model.row_at(effects.indexAt(QPoint(1, 1)))
    assert top is not None
    before = effects.rect_of(top.id).top()
    do(window.model, bless(1, "Ogre"), bless(2, "Wight"))
    window.settle()
    assert effects.rect_of(top.id).top() == before


def test_an_empty_list_says_so(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    window = Window(qtbot, monkeypatch, tmp_path / "own.json")
    before = window.pane.list.grab().toImage()
    window.pane.list.set_nothing("")
    assert window.pane.list.grab().toImage() != before


# ---- keys ---------------------------------------------------------------------------------------------------------


def test_plus_and_minus_prolong_and_shorten(window: Window) -> None:
    stand_on(window, "bless")
    window.type("+")
    window.type("+")
    window.type("-")
    assert window.model.state.effects[window.effect("bless")].remaining == 6
    assert window.fought == []


def test_del_ends_it_and_not_a_combatant(window: Window) -> None:
    stand_on(window, "shaken")
    window.press(Key.Key_Delete)
    assert "shaken" not in window.names
    assert window.fought == []


def test_letters_are_for_the_window(window: Window) -> None:
    stand_on(window, "bless")
    window.type("n")
    window.type("k")
    assert window.fought == ["N", "K"]
    assert window.model.state.effects[window.effect("bless")].remaining == 5


def test_k_keeps_up_the_selected_spell(window: Window) -> None:
    do(window.model, ApplyEffect(name="song", source="Kyra", targets=("Kyra",), duration=Duration(concentration=True)))
    stand_on(window, "song")
    window.type("k")
    assert window.commands[-1] == Concentrate(who=window.who("Kyra"), effect=window.effect("song"))
    assert window.fought == []


def test_enter_and_a_double_click_open_the_editor(window: Window) -> None:
    stand_on(window, "bless")
    window.press(Key.Key_Return)
    assert window.pane.editor.isVisible()
    assert window.pane.editor.head.name.text == "bless"
    window.press(Key.Key_Escape)
    assert not window.pane.editor.isVisible()
    assert window.focus is window.pane.list
    spot = window.pane.list.rect_of(window.effect("shaken")).center()
    window.qtbot.mouseClick(window.pane.list.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    window.qtbot.mouseDClick(window.pane.list.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert window.pane.editor.head.name.text == "shaken"


def test_the_rounds_left_are_typed(window: Window) -> None:
    stand_on(window, "bless")
    window.type("=")
    left = window.pane._left
    assert left is not None
    assert left.isVisible()
    assert left.field.edit.selectedText() == "5"
    window.type("soon")
    window.press(Key.Key_Return)
    assert left.field.message_text
    assert left.isVisible()
    left.field.edit.selectAll()
    window.type("+3")
    assert left.field.message_text == ""
    window.press(Key.Key_Return)
    assert not left.isVisible()
    assert window.model.state.effects[window.effect("bless")].remaining == 8
    assert window.focus is window.pane.list
    stand_on(window, "curse")
    window.type("=")
    assert not left.isVisible()


def test_control_and_a_key_is_something_else(window: Window) -> None:
    stand_on(window, "bless")
    window.press(Key.Key_Delete, CTRL)
    assert "bless" in window.names


def test_the_keyboard_finds_a_row(window: Window) -> None:
    window.pane.setFocus(Qt.FocusReason.TabFocusReason)
    assert window.pane.list.chosen == window.effect("shaken")
    window.press(Key.Key_Down)
    assert window.pane.list.chosen == window.effect("bless")


# ---- the menu -----------------------------------------------------------------------------------------------------


def open_menu(window: Window, name: str, *, by_key: bool = False) -> None:
    effects = window.pane.list
    spot = effects.rect_of(window.effect(name)).center()
    reason = QContextMenuEvent.Reason.Keyboard if by_key else QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, spot, effects.viewport().mapToGlobal(spot))
    QApplication.sendEvent(effects.viewport(), event)


def test_the_menu_does_what_it_says(window: Window) -> None:
    open_menu(window, "bless")
    window.pick("One round longer")
    assert window.model.state.effects[window.effect("bless")].remaining == 6
    open_menu(window, "bless")
    window.pick("Add target", "Ogre")
    assert window.who("Ogre") in window.model.state.effects[window.effect("bless")].targets
    open_menu(window, "bless")
    window.pick("End for one", "End for Ogre")
    assert window.who("Ogre") not in window.model.state.effects[window.effect("bless")].targets
    open_menu(window, "bless")
    window.pick("Hold down", "Hold down on all")
    assert window.commands[-1] == SuppressEffect(effect=window.effect("bless"), target=None)
    open_menu(window, "bless")
    window.pick("End for all")
    assert "bless" not in window.names


def test_what_is_not_possible_says_why(window: Window) -> None:
    open_menu(window, "curse")
    (menu,) = window.popped
    dismiss = next(action for action in menu.actions() if action.text() == "Dismiss")
    assert (dismiss.isEnabled(), dismiss.toolTip()) == (False, "It is not dismissible.")


def test_the_menu_key_works_on_the_selected_row(window: Window) -> None:
    stand_on(window, "shaken")
    open_menu(window, "bless", by_key=True)
    window.pick("Edit…")
    assert window.pane.editor.head.name.text == "shaken"


def test_beside_the_rows_there_is_no_menu(window: Window) -> None:
    effects = window.pane.list
    spot = QPoint(20, effects.viewport().height() - 4)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, effects.viewport().mapToGlobal(spot))
    QApplication.sendEvent(effects.viewport(), event)
    assert window.popped == []


# ---- painting -----------------------------------------------------------------------------------------------------


def paint(theme: Theme, row: EffectRow, state: EffectRowState, width: int = 409) -> QImage:
    image = QImage(width, 28, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    paint_effect_row(Canvas(painter, theme), QRectF(0, 0, width, 28), row, state)
    painter.end()
    return image


def test_every_meaning_has_a_look_of_its_own(qapp: QApplication) -> None:
    theme = Theme(mode=ThemeMode.DARK)
    plain = EffectRow(id="e", name="x", source="Kyra", targets="Ogre", left="3 r")
    looks = [
        paint(theme, EffectRow(**{**{f: getattr(plain, f) for f in plain.__struct_fields__}, **fields}), state)
        for fields, state in (
            ({}, EffectRowState()),
            ({"tone": "help"}, EffectRowState()),
            ({"tone": "harm"}, EffectRowState()),
            ({"ending": True}, EffectRowState()),
            ({"kept_up": True}, EffectRowState()),
            ({"works": False}, EffectRowState()),
            ({}, EffectRowState(selected=True)),
            ({}, EffectRowState(hover=True)),
            ({}, EffectRowState(focus=True)),
        )
    ]
    for number, look in enumerate(looks):
        assert [other for other in looks[:number] if other == look] == []


def test_gold_is_only_for_what_ends(qapp: QApplication) -> None:
    theme = Theme(mode=ThemeMode.DARK)
    gold = theme.color("now_text")

    def golden(row: EffectRow) -> int:
        image = paint(theme, row, EffectRowState())
        return sum(QColor(image.pixel(x, y)) == gold for x in range(image.width()) for y in range(image.height()))

    assert golden(EffectRow(id="e", name="x", left="ends · Kyra", ending=True)) > 0
    assert golden(EffectRow(id="e", name="x", left="3 r")) == 0


def test_where_there_is_little_room_the_target_matters_more_than_the_source(qapp: QApplication) -> None:
    theme = Theme(mode=ThemeMode.DARK)
    row = EffectRow(id="e", name="protection from evil", source="Tiefling hexer", targets="Ice elemental", left="19 r")
    wide = lay_out_row(theme, row, 700, 28)
    assert [run.text for run in wide.runs] == ["Tiefling hexer ", "→ ", "Ice elemental"]
    assert not wide.cut
    narrow = lay_out_row(theme, row, 340, 28)
    assert [run.text for run in narrow.runs] == ["→ ", "Ice elemental"]
    assert lay_out_row(theme, row, 200, 28).cut
    short = EffectRow(
        id="e", name="aid", source="Tiefling hexer", targets="Ice elemental", left="ends · Hexer", ending=True
    )
    assert lay_out_row(theme, short, 360, 28).middle.width() > lay_out_row(theme, row, 360, 28).middle.width()


def test_a_tooltip_tells_the_whole_story(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda *args: told.append(args[1]))
    effects = window.pane.list
    spot = effects.rect_of(window.effect("bless")).center()
    event = QHelpEvent(QEvent.Type.ToolTip, spot, effects.viewport().mapToGlobal(spot))
    QApplication.sendEvent(effects.viewport(), event)
    assert "from Kyra" in told[0]
    delegate = effects.itemDelegate()
    over = QHelpEvent(QEvent.Type.WhatsThis, spot, spot)
    assert not delegate.helpEvent(over, effects, QStyleOptionViewItem(), effects.indexAt(spot))


def test_a_screen_reader_says_the_row(window: Window) -> None:
    index = window.pane.list.row_model.index_of(window.effect("shaken"))
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "shaken, harmful, from Kyra, Ogre, 2 r"
    assert index.data(Qt.ItemDataRole.DisplayRole) == "shaken"
    assert index.data(Qt.ItemDataRole.DecorationRole) is None
    assert isinstance(index.data(ROW_ROLE), EffectRow)
    interface = QAccessible.queryAccessibleInterface(window.pane.list)
    assert interface.text(QAccessible.Text.Name) == "Effects in force"


def test_hovering_and_light_repaint(window: Window) -> None:
    before = window.pane.list.grab().toImage()
    window.theme.set_mode(ThemeMode.LIGHT)
    assert window.pane.list.grab().toImage() != before


def test_the_language_can_change(window: Window) -> None:
    QApplication.sendEvent(window.pane, QEvent(QEvent.Type.LanguageChange))
    assert window.pane.list.accessibleName() == "Effects in force"
