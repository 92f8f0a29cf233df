"""Nothing is cut or out of reach in a small window, in the longer language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import msgspec
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AnyCommand
from encounter_tracker.ui.effects.editor import EffectEditor
from encounter_tracker.ui.hp.target_row import REASONED_ROW
from encounter_tracker.ui.saves.save_row import TALL_ROW
from encounter_tracker.ui.widgets import Button, Combo, KeyCap, Popover, TextField
from tests.app.table import Table

pytestmark = pytest.mark.gui

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SMALL, LAPTOP = QSize(820, 480), QSize(910, 512)


def do(table: Table, do: str, **fields: object) -> None:
    table.window.bridge.dispatch(msgspec.convert({"do": do, **fields}, AnyCommand))
    table.settle()


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    table = Table()
    table.window.preferences.set_language("fr")
    wizard = {
        "name": "Corvin",
        "hit_dice": 5,
        "hp": 30,
        "caster_level": 5,
        "spells": ["slow"],
        "abilities": {"int": 18},
    }
    fiend = {
        "name": "Salamandre infernale", "hit_dice": 8, "hp": 76, "resist": {"fire": 10}, "vulnerable": ["cold"],
        "dr": [{"amount": 10, "bypass": "magic"}],
    }  # fmt: skip
    do(table, "add", creature=wizard, side="party", initiative=20)
    do(table, "add", creature=fiend, initiative=15)
    do(table, "add", creature={"name": "Ogre", "hit_dice": 4, "hp": 30}, initiative=9)
    do(table, "start")
    yield table
    table.window.preferences.set_language("en")
    table.close()


def resized(table: Table, size: QSize) -> None:
    table.window.resize(size)
    table.settle()
    table.click_row("Salamandre infernale")
    table.click_row("Ogre", CTRL)


def overlapping(within: QWidget) -> list[tuple[str, str]]:
    """Controls that lie one over the other, by their names."""
    controls = [w for kind in (Button, Combo, TextField) for w in within.findChildren(kind) if w.isVisible()]
    return [
        (one.accessibleName(), other.accessibleName())
        for one, other in combinations(controls, 2)
        if one.parentWidget() is other.parentWidget() and one.geometry().intersects(other.geometry())
    ]


def test_the_steps_of_a_blow_stand_in_a_line_of_their_own(table: Table):
    resized(table, LAPTOP)
    table.type("h15 fire 12 cold 9 slashing")
    hp = table.window.panes.hp
    table.click(hp.attack)
    first = hp.table.rows[0]
    assert first.height() == table.window.theme.px(REASONED_ROW)
    assert hp.rect().contains(hp.foot.geometry())
    assert first.width() <= hp.table.area.viewport().width()
    table.window.resize(1366, 768)
    table.settle()
    table.key(Key.Key_Escape)


@pytest.mark.parametrize("size", [SMALL, LAPTOP])
def test_casting_scrolls_where_there_is_no_height(table: Table, size: QSize):
    resized(table, size)
    table.type("mslow")
    table.key(Key.Key_Return)
    cast = table.window.magic.cast
    assert overlapping(cast) == []
    assert cast.rect().contains(cast.foot.geometry())
    assert cast.outcome.height() >= cast.outcome.sizeHint().height()
    last = cast.outcome.duration.amount.edit
    last.setFocus(Qt.FocusReason.TabFocusReason)
    table.settle()
    at = last.mapTo(cast, last.rect().center())
    assert cast.childAt(at) is last  # in sight


def test_a_save_tells_below_what_comes_of_it(table: Table):
    resized(table, SMALL)
    table.type("s15")
    saves = table.window.panes.saves
    table.click(saves.with_damage)
    assert saves.table.lines[0].height() == table.window.theme.px(TALL_ROW)
    assert overlapping(saves) == []
    assert saves.rect().contains(saves.foot.geometry())
    table.window.resize(1366, 768)
    table.settle()


def test_the_editor_does_not_scroll_sideways(table: Table):
    resized(table, SMALL)
    table.window.registry.trigger("effect_editor")
    table.settle()
    editor = table.window.findChild(EffectEditor)
    assert editor is not None
    assert editor.area.horizontalScrollBar().maximum() == 0
    assert overlapping(editor.duration) == []


@pytest.mark.parametrize("size", [SMALL, LAPTOP])
def test_walls_are_drawn_over_nothing(table: Table, size: QSize):
    resized(table, size)
    table.window.registry.trigger("wall")
    table.settle()
    editor = table.window.findChild(EffectEditor)
    assert editor is not None
    walls = editor.walls
    bottom = walls.grid.geometry().bottom()
    assert all(field.geometry().top() > bottom for field in (*walls.numbers.values(), walls.squares))
    assert walls.rect().contains(walls.apply.geometry())


def test_words_on_buttons_are_whole(table: Table):
    resized(table, SMALL)
    do(table, "add", creature={"name": "Squelette", "type": "undead", "hit_dice": 1, "hp": 5}, initiative=3)
    table.click_row("Squelette", CTRL)
    table.window.registry.trigger("death_attack")
    table.settle()
    many = table.window.ailing.many
    assert not many.force.isHidden()
    for button in (many.apply_button, many.force, many.close_button):
        assert button.width() >= button.sizeHint().width()


def test_wrapped_text_has_its_height_at_another_width(table: Table):
    resized(table, QSize(1366, 768))
    table.window.registry.trigger("preparations")
    table.settle()
    popover = table.window.magic.preparations
    table.key(Key.Key_Escape)
    resized(table, SMALL)
    table.window.registry.trigger("preparations")
    table.settle()
    assert popover.explained.height() >= popover.explained.heightForWidth(popover.explained.width())


@pytest.mark.parametrize("action", ["add", "hp", "cast", "save", "attack", "dispel", "wall", "affliction"])
def test_a_popover_comes_to_rest(table: Table, action: str, monkeypatch: pytest.MonkeyPatch):
    resized(table, SMALL)
    table.window.registry.trigger(action)
    for _ in range(3):
        table.settle()
    asked: list[Popover] = []
    settle = Popover.settle

    def counted(popover: Popover) -> None:
        asked.append(popover)
        settle(popover)

    monkeypatch.setattr(Popover, "settle", counted)
    for _ in range(3):
        table.settle()
    assert asked == []


@pytest.mark.parametrize("size", [LAPTOP, QSize(1366, 768)])
@pytest.mark.parametrize("action", ["dispel", "cast", "save", "options", "preparations"])
def test_a_popover_is_as_high_at_first_as_ever_after(table: Table, action: str, size: QSize):
    resized(table, size)
    table.window.registry.trigger(action)
    table.settle()
    first = next(popover for popover in table.window.findChildren(Popover) if popover.isVisible())
    before = first.geometry()
    first.close_popover()
    resized(table, size)
    table.window.registry.trigger(action)
    table.settle()
    assert first.geometry() == before


def test_options_that_fit_do_not_scroll(table: Table):
    table.window.resize(1366, 768)
    table.settle()
    table.window.registry.trigger("options")
    table.settle()
    assert table.window.magic.options.area.verticalScrollBar().maximum() == 0


def test_the_sheet_of_keys_scrolls_where_it_does_not_fit(table: Table):
    resized(table, LAPTOP)
    table.key(Key.Key_F1)
    sheet = table.window.key_sheet
    page = sheet.findChild(QScrollArea)
    assert page is not None
    bar = page.verticalScrollBar()
    assert bar.maximum() > 0
    assert all(cap.height() >= cap.sizeHint().height() for cap in page.findChildren(KeyCap))
    table.key(Key.Key_PageDown)
    assert bar.value() > 0
    table.key(Key.Key_Escape)
    assert not sheet.is_open
