"""What a game master meets who has never seen the window: the start page, the palette, whom the keys act on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AddCombatant
from encounter_tracker.support.catalogue import creature_named
from encounter_tracker.ui.widgets.canvas import Canvas
from tests.app.table import Table

pytestmark = pytest.mark.gui


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    made = Table()
    yield made
    made.close()


def _add(table: Table, *who: tuple[str, int]) -> None:
    for name, initiative in who:
        table.window.bridge.dispatch(
            AddCombatant(creature=creature_named(name), initiative=initiative),
        )
    table.window.panes.order.view.setFocus()
    table.settle()


def test_the_ring_is_on_whom_keys_act_on(table: Table):
    _add(table, ("Brannoc", 20), ("Ogre", 15), ("Goblin", 9))
    table.type("n")
    view = table.window.panes.order.view
    table.click_row("Goblin")
    assert view.current_id == table.who("Goblin").id
    table.type("n")
    assert table.active == "Ogre"
    assert table.window.bridge.targets == (table.who("Ogre").id,)
    assert view.current_id == table.who("Ogre").id
    table.click_row("Goblin")
    table.ctrl(Qt.Key.Key_Z)
    assert table.active == "Brannoc"
    assert view.current_id == table.window.bridge.targets[0]


def test_actions_in_the_palette_are_written_where_the_others_are(table: Table, monkeypatch: pytest.MonkeyPatch):
    palette = table.window.palette_popover
    palette.open_palette()
    table.type("next turn")
    written: dict[str, QRectF] = {}
    text = Canvas.text

    def spy(canvas: Canvas, rect: QRectF, words: str, *more: object, **named: object) -> float:
        written[words] = rect
        return text(canvas, rect, words, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", spy)
    hit = palette.list.current
    assert hit is not None
    assert hit.keys
    palette.list.grab()
    assert written[hit.text].width() > palette.theme.face("body").width(hit.text)
    assert written[hit.reason or hit.detail].left() > written[hit.text].left()


def test_enter_in_a_question_answers_it_once(table: Table):
    _add(table, ("Brannoc", 20), ("Ogre", 15))
    table.type("n")
    before = table.window.bridge.model.position
    table.type("r")
    table.type("the door opens")
    table.key(Qt.Key.Key_Return)
    assert table.who("Brannoc").readied == "the door opens"
    assert table.window.bridge.model.position == before + 1
