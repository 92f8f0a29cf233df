"""What a game master meets who has never seen the window: the start page, the palette, whom the keys act on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from encounter_tracker.app.window import build_window
from encounter_tracker.encounter.commands import AddCombatant, StartEncounter
from encounter_tracker.support.catalogue import creature_named
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.settings import SettingsStore
from encounter_tracker.ui.shell.creature_menu import creature_menu
from encounter_tracker.ui.shell.placing import usual_size
from encounter_tracker.ui.widgets import Popover
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


def test_a_party_is_typed_line_by_line(table: Table):
    page, bench = table.window.start_page, table.window.workbench
    for line in ("Seelah 19 28", "Ezren 12 20", "Kyra 8 30"):
        table.type(line)
        table.key(Qt.Key.Key_Return)
        assert bench.shows_start
        assert table.focus is page.field.edit
    assert table.names() == ["Seelah", "Ezren", "Kyra"]
    table.key(Qt.Key.Key_Return)  # an empty line: enough of them
    assert not bench.shows_start
    assert table.focus is table.window.panes.order.view
    table.type("n")
    assert table.active == "Seelah"


def test_escape_leaves_the_lines(table: Table):
    table.type("Seelah 19 28")
    table.key(Qt.Key.Key_Return)
    table.type("Ez")
    table.key(Qt.Key.Key_Escape)
    assert table.window.start_page.field.text == ""
    assert table.window.workbench.shows_start
    table.key(Qt.Key.Key_Escape)
    assert not table.window.workbench.shows_start
    assert table.names() == ["Seelah"]


def test_a_click_in_the_list_leaves_the_lines(table: Table):
    table.type("Seelah 19 28")
    table.key(Qt.Key.Key_Return)
    table.click_row("Seelah")
    assert not table.window.workbench.shows_start
    assert table.focus is table.window.panes.order.view


def test_starting_leaves_the_lines(table: Table):
    table.type("Seelah 19 28")
    table.key(Qt.Key.Key_Return)
    table.window.registry.trigger("start")
    table.settle()
    assert not table.window.workbench.shows_start
    assert table.focus is table.window.panes.order.view


def test_the_keys_on_the_first_page_work_while_the_line_has_the_keyboard(table: Table):
    page = table.window.start_page
    table.key(Qt.Key.Key_Escape)  # nobody is here: there is nowhere else to go
    assert table.window.workbench.shows_start
    assert page.shown_keys["add"] == "Ins"
    table.key(Qt.Key.Key_Insert)
    assert table.window.panes.add.is_open
    table.key(Qt.Key.Key_Escape)
    assert table.focus is page.field.edit
    assert page.shown_keys["keys"] == "F1"
    table.key(Qt.Key.Key_F1)
    assert table.window.key_sheet.is_open


@pytest.mark.parametrize(
    ("room", "expected"),
    [
        (QSize(1920, 1040), QSize(1366, 768)),
        (QSize(1366, 728), None),
        (QSize(1280, 1000), None),
        (QSize(1400, 800), None),  # with its frame it would not fit
    ],
)
def test_the_first_window_fits_the_screen(room: QSize, expected: QSize | None):
    assert usual_size(room) == expected


def test_where_nobody_maximises_it_fills_the_screen_all_the_same(qtbot: QtBot):
    store = SettingsStore()
    window = build_window(None, store=store, dice=Dice(1))
    room = window.screen().availableSize()
    assert usual_size(room) is None  # the screen of the tests is a small one
    assert window.size() == room.expandedTo(window.minimumSize())
    window.close()


def test_a_notice_leaves_the_log_free(table: Table):
    _add(table, ("Brannoc", 20), ("Ogre", 15))
    table.type("n")
    table.ctrl(Qt.Key.Key_Z)
    banner, log = table.window.banner, table.window.panes.log
    assert banner.isVisible()
    window = table.window
    assert banner.geometry().bottom() < log.mapTo(window, log.rect().topLeft()).y()


def test_what_can_only_be_read_does_not_speak_of_another_window(table: Table):
    _add(table, ("Brannoc", 20), ("Ogre", 15))
    table.window.bridge.model.read_only = True
    table.window.bridge.dispatch(StartEncounter())
    assert "window" not in table.window.banner.text
    assert "window" not in table.window.registry.reason("next_turn")


def test_a_count_below_zero_has_a_minus_sign(table: Table):
    table.type("Seelah -2 28")
    table.key(Qt.Key.Key_Return)
    assert table.row("Seelah").count == "−2"  # type: ignore[attr-defined]


def test_the_example_is_there_at_once(table: Table):
    told: list[str] = []
    table.window.bridge.changed.connect(lambda change: told.append(change.kind))
    table.window.registry.trigger("sample")
    assert told == ["open"]
    assert table.state.started
    table.settle()
    round_before, steps = table.state.round, table.window.bridge.model.position
    assert steps > 20
    table.ctrl(Qt.Key.Key_Z)
    assert table.window.bridge.model.position == steps - 1
    table.ctrl(Qt.Key.Key_Y)
    assert table.state.round == round_before
    path = table.window.files.path
    table.close()
    again = Table(path)
    try:
        assert (again.state.round, again.window.bridge.model.position) == (round_before, steps)
    finally:
        again.close()


# --- palette and menu of one creature --------------------------------------------------------------------------------


def _take_from_palette(table: Table, text: str) -> None:
    table.ctrl(Qt.Key.Key_K)
    table.type(text)
    table.key(Qt.Key.Key_Return)


def test_the_palette_does_what_the_menu_of_the_pane_does(table: Table):
    _add(table, ("Brannoc", 20), ("Ogre", 15))
    table.click_row("Ogre")
    _take_from_palette(table, "rename")
    table.type("Grub")
    table.key(Qt.Key.Key_Return)
    assert table.names() == ["Brannoc", "Grub"]
    _take_from_palette(table, "strength damage")
    ability = table.window.panes.combatant.overlays.ability
    assert ability is not None
    assert ability.isVisible()


def test_the_palette_sets_off_a_readied_action(table: Table):
    _add(table, ("Brannoc", 20), ("Ogre", 15))
    table.type("n")
    table.type("r")
    table.type("the door opens")
    table.key(Qt.Key.Key_Return)
    table.window.panes.order.view.setFocus()
    table.type("n")
    _take_from_palette(table, "trigger")
    assert table.who("Brannoc").readied is None
    assert table.active == "Brannoc"


def _entries(menu: QMenu) -> list[str]:
    """Those of menus inside as well."""
    found = []
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            found += _entries(inner)
        elif not action.isSeparator():
            found.append(action.text())
    return found


def test_one_menu_for_one_creature(table: Table):
    _add(table, ("Brannoc", 20), ("Ogre", 15))
    table.click_row("Ogre")
    menu = creature_menu(table.window, table.who("Ogre").id)
    texts = _entries(menu)
    for text in ("Hit points…", "Effect…", "Condition…", "Saving throw…", "Initiative…", "Move up in the order"):
        assert text in texts
    for text in ("Rename…", "Negative levels…", "Death attack…", "Raise dead", "Remove from the encounter"):
        assert texts.count(text) == 1
    assert len(texts) == len(set(texts))
    assert menu.sizeHint().height() < 720
    assert not [text for text in texts if "ight" in text and "ight:" in text]
    next(action for action in menu.actions() if action.objectName() == "flying").trigger()
    table.settle()
    assert table.who("Ogre").flying
    menu.deleteLater()


def test_the_menu_acts_on_the_row_it_was_asked_for_while_the_pane_keeps_another(table: Table):
    _add(table, ("Brannoc", 20), ("Ogre", 15))
    table.window.bridge.pin(table.who("Brannoc").id)
    table.click_row("Ogre")
    menu = creature_menu(table.window, table.who("Ogre").id)
    next(action for action in menu.actions() if action.objectName() == "flying").trigger()
    table.settle()
    assert (table.who("Ogre").flying, table.who("Brannoc").flying) == (True, False)
    menu.deleteLater()


def test_of_several_the_menu_has_what_can_be_done_to_several(table: Table):
    _add(table, ("Brannoc", 20), ("Ogre", 15))
    table.window.bridge.select((table.who("Brannoc").id, table.who("Ogre").id))
    menu = creature_menu(table.window, table.who("Ogre").id)
    assert "Hit points…" in _entries(menu)
    assert "Rename…" not in _entries(menu)
    menu.deleteLater()


# --- what can only be read -------------------------------------------------------------------------------------------


def test_what_can_only_be_read_opens_no_form_but_says_why(table: Table):
    _add(table, ("Brannoc", 20), ("Ogre", 15))
    table.click_row("Ogre")
    window, panes = table.window, table.window.panes
    window.bridge.model.read_only = True
    window.top_view_model.refresh()
    window.registry.refresh()
    table.settle()
    assert window.top_bar.read_only.isVisible()
    for doing in (
        lambda: table.type("h"),
        lambda: table.type("5"),
        lambda: table.type("a"),
        lambda: table.type("e"),
        lambda: table.type("c"),
        lambda: table.ctrl(Qt.Key.Key_E),
        lambda: table.type("n"),
        lambda: table.click(window.top_bar.add),
        lambda: table.click(panes.effects.add_button),
        lambda: panes.take("creature", "Goblin"),
        lambda: panes.take("entry", "effect:bless"),
    ):
        window.banner.dismiss()
        panes.order.view.setFocus()
        doing()
        table.settle()
        assert window.banner.isVisible()
        assert window.banner.text == "This encounter can only be read here: save a copy to play on"
        assert not panes.hp.is_open
        assert not panes.add.is_open
        assert not panes.effects.quick.isVisible()
        assert not panes.effects.editor.is_open
    assert not table.state.started


def test_no_sign_where_one_can_play(table: Table):
    _add(table, ("Brannoc", 20), ("Ogre", 15))
    assert not table.window.top_bar.read_only.isVisible()


# --- notices ---------------------------------------------------------------------------------------------------------


def test_what_was_undone_is_told_until_the_next_step(table: Table):
    _add(table, ("Brannoc", 20), ("Ogre", 15))
    banner = table.window.banner
    table.type("n")
    table.ctrl(Qt.Key.Key_Z)
    assert banner.text.startswith("Undone: ")
    table.type("n")
    assert not banner.isVisible()


def test_several_removed_at_once_can_be_brought_back_from_the_notice(table: Table):
    _add(table, ("Brannoc", 20), ("Ogre", 15), ("Goblin", 9))
    table.click_row("Ogre")
    table.click_row("Goblin", Qt.KeyboardModifier.ControlModifier)
    table.key(Qt.Key.Key_Delete)
    assert table.names() == ["Brannoc"]
    banner = table.window.banner
    assert banner.text == "Removed: 2 combatants"
    assert banner._button.text() == "Undo"
    table.click(banner._button)
    assert table.names() == ["Brannoc", "Ogre", "Goblin"]


# --- the menu --------------------------------------------------------------------------------------------------------


def test_the_view_menu_ticks_the_colours_and_the_language_in_use(table: Table):
    window = table.window
    window.preferences.set_theme("light")
    window.preferences.set_language("en")

    def ticked() -> set[str]:
        window.mark_choices()
        keys = ("theme_system", "theme_light", "theme_dark", "language_en", "language_fr")
        return {key for key in keys if window.registry.action(key).isChecked()}

    assert ticked() == {"theme_light", "language_en"}
    window.registry.action("theme_dark").trigger()
    assert ticked() == {"theme_dark", "language_en"}
    window.registry.action("theme_dark").trigger()
    assert ticked() == {"theme_dark", "language_en"}
    window.registry.action("language_fr").trigger()
    assert ticked() == {"theme_dark", "language_fr"}
    window.preferences.set_language("en")


def test_all_ways_in_are_named_and_lead_there(table: Table):
    page, window = table.window.start_page, table.window
    window.resize(1366, 768)
    table.settle()
    assert [button.text() for button in page.further.values()] == [
        "The party…", "Prepared encounters", "Library", "Open an encounter",
    ]  # fmt: skip
    for key, name in (("party", "The party"), ("prepared", "Prepared encounters"), ("library", "Library")):
        table.click(page.further[key])
        assert [one.accessibleName() for one in window.findChildren(Popover) if one.isVisible()] == [name]
        table.key(Qt.Key.Key_Escape)
        assert table.focus is page.further[key]
    QGuiApplication.clipboard().setText("Ogre\nhp 30")
    table.click(page.paste_card)
    assert window.pasting.surface.is_open
    table.key(Qt.Key.Key_Escape)
    QGuiApplication.clipboard().clear()


def test_the_ways_in_are_whole_in_a_small_window(table: Table):
    page = table.window.start_page
    table.window.resize(910, 512)
    table.settle()
    table.window.grab()
    cards = (page.add_card, page.paste_card, page.sample_card)
    assert [card.toolTip() for card in cards] == ["", "", ""]  # else it would say what is cut
    assert all(button.width() >= button.sizeHint().width() for button in page.further.values())
    assert page.further["party"].toolTip() == "The party… (Ctrl+P)"
