"""The top bar in little room: words go before anything is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.ui.shell.top_bar import TopBar
from tests.app.table import Table


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    made = Table()
    made.window.files.sample()
    yield made
    made.window.preferences.set_language("en")
    made.close()


def _cut(bar: TopBar) -> list[str]:
    """What is narrower than its words, or lies outside."""
    light = [button for button in bar.light._buttons if button.width() < button.sizeHint().width()]
    buttons = [bar.menu, bar.turn, bar.add, bar.search, bar.undo, bar.redo, bar.light_more]
    cut = [b.accessibleName() for b in (*light, *buttons) if b.isVisible() and b.width() < b.sizeHint().width()]
    return cut + [b.accessibleName() for b in buttons if b.isVisible() and b.geometry().right() > bar.width()]


def test_nothing_in_the_top_bar_is_cut(table: Table):
    bar = table.window.top_bar
    for text_size in (100, 130, 150):
        table.window.theme.set_text_size(text_size)
        for size in ((1366, 768), (820, 480), (1024, 600), (910, 512), (1366, 768)):
            table.window.resize(*size)
            table.settle()
            for language in ("fr", "en"):
                table.window.preferences.set_language(language)
                table.settle()
                for light in ("bright", "dim", "dark", "normal"):
                    table.window.fight.set_light(light)
                    table.settle()
                    assert _cut(bar) == [], (text_size, size, language, light)


def test_the_light_says_its_level_where_there_is_room(table: Table):
    table.window.resize(1366, 768)
    table.settle()
    chosen = next(button for button in table.window.top_bar.light._buttons if button.isChecked())
    assert chosen._label() == "normal"
    table.window.theme.set_text_size(150)
    table.window.resize(820, 480)
    table.settle()
    assert chosen._label() == ""
    assert chosen.toolTip() == "Light: normal"
