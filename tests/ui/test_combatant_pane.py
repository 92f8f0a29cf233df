"""The combatant pane, used as a game master would: look, ask why, edit in place, end, answer."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QKeyEvent, QShortcut, QWheelEvent
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter import commands as c
from encounter_tracker.rules.durations import Duration
from encounter_tracker.ui.combatant.flow import FlowView
from encounter_tracker.ui.widgets.tiles import FigureTile
from encounter_tracker.viewmodels.texts.language import set_language
from tests.ui.combatant_window import Window
from tests.viewmodels.combatant_fight import spell

pytestmark = pytest.mark.gui

Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton
BLESS = spell("bless", 47, ("attack", 1, "morale"), id="bless")
HASTE = spell("haste", 3, ("attack", 1, "untyped"), ("ac", 1, "dodge"), id="haste")


# ---- showing ---------------------------------------------------------------------------------------------------


def test_it_shows_whom_the_bridge_shows(qtbot: QtBot):
    window = Window(qtbot)
    tile = window.tile("ac")
    assert isinstance(tile, FigureTile)
    assert tile.row.value == "24"
    window.bridge.select(("c2",))
    assert tile.row.value == "8"  # flat-footed before its first turn
    assert window.pane.sheet.header.accessibleName().startswith("Troll, foe")


def test_nobody_there_is_said_and_gone_again(qtbot: QtBot):
    window = Window(qtbot)
    window.do(c.RemoveCombatant(who=("Brannoc", "Troll", "Ysolde")))
    assert window.pane.empty.isVisible()
    window.do(c.Undo())
    assert window.pane.sheet.isVisible()


def test_a_tile_whose_row_is_the_same_is_not_painted_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    window = Window(qtbot)
    painted: list[str] = []
    for tile in window.pane.sheet.figures.tiles:
        monkeypatch.setattr(tile, "update", lambda key=tile.key: painted.append(key))
    window.do(HASTE)
    assert sorted(painted) == ["ac", "cmb", "cmd", "melee", "ranged", "touch"]


def test_short_panes_scroll_and_keep_the_header(qtbot: QtBot):
    window = Window(qtbot, BLESS, width=600, height=320)
    sheet = window.pane.sheet
    assert sheet.header.height() == window.theme.px(36)
    assert sheet.area.bar.isVisible()
    wheel = QWheelEvent(
        QPointF(20, 10),
        QPointF(sheet.force.mapToGlobal(QPoint(20, 10))),
        QPoint(0, 0),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(sheet.force.viewport(), wheel)
    assert not wheel.isAccepted()  # the pane scrolls, not the list in it
    assert sheet.header.mapTo(window, QPoint(0, 0)).y() == 0


def test_tall_panes_have_a_header_of_two_lines(qtbot: QtBot):
    window = Window(qtbot)
    assert window.pane.sheet.header.height() == window.theme.px(56)


def test_another_combatant_starts_at_the_top(qtbot: QtBot):
    window = Window(qtbot, height=300)
    window.pane.sheet.area.verticalScrollBar().setValue(80)
    window.bridge.select(("c2",))
    assert window.pane.sheet.area.verticalScrollBar().value() == 0


def test_another_language_changes_all_words(qtbot: QtBot):
    window = Window(qtbot, c.ApplyCondition(target="Brannoc", condition="shaken"))
    set_language("fr")
    try:
        window.bridge.retranslate()
        for widget in (window.pane, *window.pane.findChildren(QWidget)):
            QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
    finally:
        set_language("en")
    assert window.pane.sheet.force.rows[0].name == "secoué"


# ---- keyboard --------------------------------------------------------------------------------------------------


def test_tab_goes_from_part_to_part(qtbot: QtBot):
    window = Window(qtbot, BLESS)
    sheet = window.pane.sheet
    window.pane.focus_sheet()
    parts = []
    for _ in range(12):
        parts.append(window.focus)
        window.press(Key.Key_Tab)
    stops = [window.tile("ac"), window.tile("str"), sheet.levels, sheet.force, sheet.columns.attacks]
    assert parts[: len(stops)] == stops
    assert sheet.columns.defences in parts
    assert set(parts) >= {flow for flow in sheet.flows if flow.isVisible()}


def test_arrows_go_from_tile_to_tile_and_from_grid_to_grid(qtbot: QtBot):
    window = Window(qtbot)
    window.pane.focus_sheet()
    window.press(Key.Key_Right)
    assert window.focus is window.tile("touch")
    window.press(Key.Key_Down)
    window.press(Key.Key_Down)
    assert window.focus is window.tile("dex")
    window.press(Key.Key_Up)
    assert window.focus is window.tile("ref")


def test_a_click_and_w_ask_why(qtbot: QtBot):
    window = Window(qtbot)
    window.click(window.tile("ac"))
    why = window.made(window.pane.overlays.why)
    assert (why.is_open, why.figure, why.overrule.isVisible()) == (True, "ac", False)
    window.press(Key.Key_Escape)
    assert (why.is_open, window.focus) == (False, window.tile("ac"))
    window.tile("fort").setFocus()
    window.press(Key.Key_W)
    assert (why.is_open, why.figure) == (True, "fort")


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_F2, Key.Key_O])
def test_enter_and_f2_edit_a_figure(qtbot: QtBot, key: Qt.Key):
    window = Window(qtbot)
    window.tile("will").setFocus()
    window.press(key)
    why = window.made(window.pane.overlays.why)
    assert (why.figure, why.overrule.isVisible(), why.overrule.field.text) == ("will", True, "+5")
    window.write("9")
    window.press(Key.Key_Return)
    assert (window.brannoc.overrides, why.is_open, window.focus) == ({"will": 9}, False, window.tile("will"))


def test_a_double_click_edits_a_figure(qtbot: QtBot):
    window = Window(qtbot)
    tile = window.tile("ac")
    qtbot.mouseClick(tile, LEFT)
    qtbot.mouseDClick(tile, LEFT)
    why = window.made(window.pane.overlays.why)
    assert (why.is_open, why.overrule.isVisible()) == (True, True)


@pytest.mark.parametrize("how", ["click", "enter", "w", "double"])
def test_an_ability_opens_its_popover(qtbot: QtBot, how: str):
    window = Window(qtbot)
    tile = window.tile("con")
    tile.setFocus()
    if how == "click":
        window.click(tile)
    elif how == "double":
        qtbot.mouseDClick(tile, LEFT)
    else:
        window.press(Key.Key_Return if how == "enter" else Key.Key_W)
    ability = window.made(window.pane.overlays.ability)
    assert (ability.is_open, ability.accessibleName()) == (True, "Constitution")


def test_keys_of_the_pane_come_before_shortcuts_of_the_window(qtbot: QtBot):
    window = Window(qtbot, BLESS)
    taken: list[str] = []
    for keys in ("W", "F2", "Del", "O"):
        shortcut = QShortcut(keys, window)
        shortcut.activated.connect(lambda keys=keys: taken.append(keys))
    window.tile("ac").setFocus()
    window.press(Key.Key_W)
    window.press(Key.Key_Escape)
    window.press(Key.Key_F2)
    window.press(Key.Key_Escape)
    window.pane.sheet.force.setFocus()
    window.press(Key.Key_Delete)
    assert taken == []
    window.list.setFocus()
    window.press(Key.Key_W)
    assert taken == ["W"]


def test_the_figure_with_the_keyboard_is_known(qtbot: QtBot):
    window = Window(qtbot)
    window.list.setFocus()
    assert window.pane.focused_figure == ""
    window.tile("cmd").setFocus()
    assert window.pane.focused_figure == "cmd"
    window.pane.sheet.header.readouts[0].setFocus()
    assert window.pane.focused_figure == "init"
    window.pane.show_why()
    assert window.made(window.pane.overlays.why).figure == "init"


def test_why_without_a_figure_is_armor_class(qtbot: QtBot):
    window = Window(qtbot)
    window.list.setFocus()
    window.pane.show_why()
    assert window.made(window.pane.overlays.why).figure == "ac"
    window.press(Key.Key_Escape)
    assert window.focus is window.list
    window.pane.overrule()
    assert window.made(window.pane.overlays.why).overrule.isVisible()


@pytest.mark.parametrize(
    ("key", "text"), [("ac", "Armor Class 24\n24 stat block"), ("str", "Strength +4\n18 base score")]
)
def test_the_pointer_over_a_figure_tells_its_parts(qtbot: QtBot, key: str, text: str, monkeypatch: pytest.MonkeyPatch):
    window = Window(qtbot)
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, words, *_more: told.append(words))
    tile = window.tile(key)
    QApplication.sendEvent(tile, QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), tile.mapToGlobal(QPoint(5, 5))))
    assert told[0].startswith(text)


# ---- in force --------------------------------------------------------------------------------------------------


def test_del_ends_an_effect_on_this_one(qtbot: QtBot):
    window = Window(qtbot, BLESS, HASTE)
    force = window.pane.sheet.force
    force.setFocus(Qt.FocusReason.TabFocusReason)
    assert force.current == "haste"
    window.press(Key.Key_Down)
    window.press(Key.Key_Delete)
    assert list(window.model.state.effects) == ["haste"]
    assert (force.current, window.focus) == ("haste", force)
    window.press(Key.Key_Delete)
    assert window.model.state.effects == {}
    assert not force.rows


def test_the_button_ends_the_row_with_the_keyboard(qtbot: QtBot):
    window = Window(qtbot, BLESS, HASTE)
    sheet = window.pane.sheet
    assert not sheet.end_button.isEnabled()
    at = sheet.force.rect_of("bless").center()
    qtbot.mouseClick(sheet.force.viewport(), LEFT, pos=at)
    assert sheet.end_button.isEnabled()
    window.click(sheet.end_button)
    assert list(window.model.state.effects) == ["haste"]
    assert window.focus is sheet.force


def test_what_came_by_itself_cannot_be_ended(qtbot: QtBot):
    window = Window(qtbot, c.ApplyCondition(target="Brannoc", condition="paralyzed"))
    sheet = window.pane.sheet
    sheet.force.setFocus()
    sheet.force.choose("condition:helpless")
    assert not sheet.end_button.isEnabled()
    with qtbot.assertNotEmitted(window.pane.effect_requested):
        window.press(Key.Key_Return)
    window.press(Key.Key_Delete)
    assert len(window.model.state.effects) == 1


@pytest.mark.parametrize("how", ["enter", "double"])
def test_enter_opens_an_effect_in_its_editor(qtbot: QtBot, how: str):
    window = Window(qtbot, BLESS, HASTE)
    force = window.pane.sheet.force
    with qtbot.waitSignal(window.pane.effect_requested) as told:
        if how == "enter":
            force.setFocus()
            force.choose("bless")
            window.press(Key.Key_Return)
        else:
            at = force.rect_of("bless").center()
            qtbot.mouseClick(force.viewport(), LEFT, pos=at)
            qtbot.mouseDClick(force.viewport(), LEFT, pos=at)
    assert told.args == ["bless"]


def test_the_keyboard_stays_with_its_row_when_others_come(qtbot: QtBot):
    window = Window(qtbot, BLESS)
    force = window.pane.sheet.force
    force.setFocus()
    window.do(HASTE)
    assert force.current == "bless"
    assert [row.key for row in force.rows] == ["haste", "bless"]


def test_the_row_with_the_keyboard_is_brought_into_sight(qtbot: QtBot):
    many = [spell(f"ward {number}", 20 + number, ("ac", 1, "luck"), id=f"w{number}") for number in range(12)]
    window = Window(qtbot, *many, height=360)
    sheet = window.pane.sheet
    sheet.force.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(11):
        window.press(Key.Key_Down)
    rect = sheet.force.rect_of("w11")
    top = sheet.force.mapTo(sheet.area.viewport(), rect.topLeft()).y()
    assert 0 <= top <= sheet.area.viewport().height() - rect.height()


def test_a_menu_for_what_is_in_force(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    window = Window(qtbot, BLESS)
    shown: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, *_at: shown.append(menu))
    force = window.pane.sheet.force
    at = force.rect_of("bless").center()

    def open_menu() -> dict[str, object]:
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, force.viewport().mapToGlobal(at))
        QApplication.sendEvent(force.viewport(), event)
        return {action.text(): action for action in shown[-1].actions() if action.text()}

    menu = open_menu()
    assert list(menu) == ["Open in the editor", "Hold it down", "End it on this one"]
    menu["Hold it down"].trigger()  # type: ignore[attr-defined]
    assert force.rows[0].suppressed
    menu = open_menu()
    menu["Let it work again"].trigger()  # type: ignore[attr-defined]
    assert not force.rows[0].suppressed
    with qtbot.waitSignal(window.pane.effect_requested):
        open_menu()["Open in the editor"].trigger()  # type: ignore[attr-defined]
    open_menu()["End it on this one"].trigger()  # type: ignore[attr-defined]
    assert not force.rows


def test_letters_are_for_the_window(qtbot: QtBot):
    window = Window(qtbot, BLESS)
    window.pane.sheet.force.setFocus()
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_N, Qt.KeyboardModifier.NoModifier, "n")
    window.pane.sheet.force.keyPressEvent(event)
    assert not event.isAccepted()


# ---- attacks, defences, paragraphs -----------------------------------------------------------------------------


def test_an_attack_is_made_asks_why_or_opens_its_field(qtbot: QtBot):
    window = Window(qtbot)
    attacks = window.pane.sheet.columns.attacks
    with qtbot.waitSignal(window.pane.attack_requested) as asked:
        qtbot.mouseClick(attacks.viewport(), LEFT, pos=attacks.rect_of("attacks:1").center())
    assert asked.args == [1]
    attacks.setFocus()
    attacks.choose("attacks:0")
    assert window.pane.focused_attack == 0
    window.press(Key.Key_W)
    assert window.made(window.pane.overlays.why).figure == "melee"
    window.press(Key.Key_Escape)
    window.press(Key.Key_F2)
    assert window.pane.edit_page.isVisible()
    assert window.focus is window.cell("attacks").control.focusProxy()


def test_the_menu_of_an_attack(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    window = Window(qtbot)
    shown: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, *_at: shown.append(menu))
    attacks = window.pane.sheet.columns.attacks
    attacks.context_requested.emit("attacks:1", QPoint(10, 10))
    attack, why, edit = shown[0].actions()
    with qtbot.waitSignal(window.pane.attack_requested) as asked:
        attack.trigger()
    assert asked.args == [1]
    why.trigger()
    assert window.made(window.pane.overlays.why).figure == "ranged"
    window.press(Key.Key_Escape)
    edit.trigger()
    assert window.pane.edit_page.isVisible()


def test_a_defence_opens_its_field(qtbot: QtBot):
    window = Window(qtbot)
    defences = window.pane.sheet.columns.defences
    defences.setFocus()
    defences.choose("senses.darkvision")
    window.press(Key.Key_Return)
    assert window.focus is window.cell("senses.darkvision").control.focusProxy()


def flow(window: Window, key: str) -> FlowView:
    return next(one for one in window.pane.sheet.flows if one.row is not None and one.row.key == key)


def test_a_skill_asks_why(qtbot: QtBot):
    window = Window(qtbot, height=900)
    skills = flow(window, "skills")
    skills.setFocus(Qt.FocusReason.TabFocusReason)
    window.press(Key.Key_Right)
    window.press(Key.Key_Right)
    assert window.pane.focused_figure == "Perception"
    window.press(Key.Key_Left)
    window.press(Key.Key_W)
    assert window.made(window.pane.overlays.why).figure == "Climb"
    window.press(Key.Key_Escape)
    window.press(Key.Key_Return)
    assert window.focus is window.cell("skills").control.focusProxy()


def test_a_click_on_a_skill_asks_why(qtbot: QtBot):
    window = Window(qtbot, height=900)
    skills = flow(window, "skills")
    spots = [QPoint(x, y) for y in range(22, skills.height(), 4) for x in range(12, skills.width(), 4)]
    spot = next(spot for spot in spots if skills.figure_at(QPointF(spot)) == "Perception")
    qtbot.mouseClick(skills, LEFT, pos=spot)
    assert window.made(window.pane.overlays.why).figure == "Perception"
    window.press(Key.Key_Escape)
    qtbot.mouseDClick(skills, LEFT, pos=spot)
    assert window.pane.edit_page.isVisible()


def test_long_paragraphs_wrap(qtbot: QtBot):
    window = Window(qtbot, c.EditCombatant(who="c1", set={"feats": [f"Feat number {n}" for n in range(30)]}))
    feats = flow(window, "feats")
    assert feats.heightForWidth(400) > feats.heightForWidth(900) > window.theme.px(22)
    assert feats.height() == feats.heightForWidth(feats.width())


# ---- what is due -----------------------------------------------------------------------------------------------


def dying(window: Window) -> None:
    window.do(c.DealDamage(target="Ysolde", amount=40), c.NextTurn(), c.NextTurn())
    window.bridge.select(("c3",))
    window.settle()


def test_nothing_due_takes_no_room(qtbot: QtBot):
    assert Window(qtbot).pane.sheet.due.isHidden()


def test_a_roll_that_is_due_is_answered_in_the_band(qtbot: QtBot):
    window = Window(qtbot)
    dying(window)
    band = window.pane.sheet.due
    line = band.lines[0]
    assert line.accessibleName() == "due: dying, Constitution check −2 against DC 10"
    window.list.setFocus()
    window.click(line.field.edit)
    window.write("33")
    window.press(Key.Key_Return)
    assert line.field.message_text == "A d20 shows 1 to 20: for a sum type =33"
    assert not window.model.state.combatants["c3"].stable
    line.field.edit.selectAll()
    window.write("17")
    assert line.field.message_text == ""
    window.press(Key.Key_Return)
    assert window.model.state.combatants["c3"].stable
    assert (band.isHidden(), window.focus) == (True, window.list)


def test_the_button_rolls_and_alt_r_too(qtbot: QtBot):
    window = Window(qtbot, c.GiveNegativeLevels(target="Brannoc", count=2, dc=1), c.AdvanceTime(days=1))
    lines = window.pane.sheet.due.lines
    assert [line.isVisible() for line in lines] == [True, True]
    window.click(lines[0].button)
    assert len(window.model.state.due) == 1
    window.list.setFocus()
    window.press(Key.Key_R, Qt.KeyboardModifier.AltModifier)
    assert window.model.state.due == ()
    window.pane.roll_due()


def test_the_keyboard_goes_on_to_the_next_roll(qtbot: QtBot):
    window = Window(qtbot, c.GiveNegativeLevels(target="Brannoc", count=5, dc=1), c.AdvanceTime(days=1))
    lines = window.pane.sheet.due.lines
    assert len(lines) == 3
    lines[0].field.setFocus()
    window.write("15")
    window.press(Key.Key_Return)
    assert len(window.model.state.due) == 4
    assert window.focus is lines[0].field.edit
    assert lines[0].field.text == ""


def test_restoration_that_is_due_opens_its_form(qtbot: QtBot):
    window = Window(
        qtbot,
        c.GiveNegativeLevels(target="Brannoc", count=7, permanent=True),
        c.RaiseDead(target="Brannoc", by="true resurrection"),
    )
    line = window.pane.sheet.due.lines[0]
    assert not line.field.isVisible()
    window.click(line.button)
    action = window.made(window.pane.overlays.action)
    assert action.is_open
    window.click(action.do)
    assert not window.brannoc.doomed


# ---- header ----------------------------------------------------------------------------------------------------


def test_hit_points_are_entered_elsewhere(qtbot: QtBot):
    window = Window(qtbot)
    with qtbot.waitSignal(window.pane.hp_requested):
        window.click(window.pane.sheet.header.hp)


def test_the_pin_keeps_the_pane_on_one(qtbot: QtBot):
    window = Window(qtbot)
    pin = window.pane.sheet.header.pin
    window.click(pin)
    window.bridge.select(("c2",))
    assert (pin.isChecked(), window.vm.who) == (True, "c1")
    window.click(pin)
    assert (pin.isChecked(), window.vm.who) == (False, "c2")


def test_the_pin_follows_what_others_do(qtbot: QtBot):
    window = Window(qtbot)
    window.bridge.pin("c1")
    assert window.pane.sheet.header.pin.isChecked()


def test_initiative_and_caster_level_unfold(qtbot: QtBot):
    window = Window(qtbot)
    window.bridge.select(("c3",))
    window.settle()
    init, caster = window.pane.sheet.header.readouts
    window.click(caster)
    assert window.made(window.pane.overlays.why).figure == "caster_level"
    window.press(Key.Key_Escape)
    init.setFocus()
    window.press(Key.Key_F2)
    window.write("4")
    window.press(Key.Key_Return)
    assert window.model.state.combatants["c3"].overrides == {"init": 4}


def test_everything_of_the_header_has_its_place(qtbot: QtBot):
    window = Window(
        qtbot, c.GiveTempHp(target="Brannoc", amount=8), c.DealDamage(target="Brannoc", amount=9, nonlethal=True)
    )
    for width in (420, 500, 640):
        window.resize(401 + width, 600)
        window.settle()
        header = window.pane.sheet.header
        parts = [header.pin, header.edit, header.menu, header.hp]
        edges = [(part.geometry().left(), part.geometry().right()) for part in parts]
        assert edges == sorted(edges)
        assert all(before[1] < after[0] for before, after in itertools.pairwise(edges))
        assert edges[0][0] > 120
        assert edges[-1][1] < header.width()


def test_a_double_click_on_the_name_renames(qtbot: QtBot):
    window = Window(qtbot)
    qtbot.mouseDClick(window.pane.sheet.header, LEFT, pos=QPoint(60, 20))
    action = window.made(window.pane.overlays.action)
    window.write("Bran")
    window.press(Key.Key_Return)
    assert (window.brannoc.name, action.is_open) == ("Bran", False)


def menu_of(window: Window, monkeypatch: pytest.MonkeyPatch) -> QMenu:
    shown: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, *_at: shown.append(menu))
    window.click(window.pane.sheet.header.menu)
    return shown[-1]


def test_the_menu_offers_what_can_be_done(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    window = Window(qtbot)
    actions = {action.objectName(): action for action in menu_of(window, monkeypatch).actions() if action.text()}
    assert not actions["raise_dead"].isEnabled()
    assert actions["raise_dead"].toolTip() == "it is alive"
    actions["flying"].trigger()
    assert window.brannoc.flying
    actions["kill"].trigger()
    window.settle()
    action = window.made(window.pane.overlays.action)
    assert action.is_open
    window.write("a rock fell on it")
    window.press(Key.Key_Return)
    assert window.brannoc.death is not None
    assert window.brannoc.death.cause == "a rock fell on it"


@pytest.mark.parametrize("key", ["edit", "hp", "levels"])
def test_what_the_menu_opens(qtbot: QtBot, key: str):
    window = Window(qtbot)
    if key == "hp":
        with qtbot.waitSignal(window.pane.hp_requested):
            window.pane.ask(key)
        return
    window.pane.ask(key)
    window.settle()
    opened = window.pane.edit_page if key == "edit" else window.made(window.pane.overlays.levels)
    assert opened.isVisible()


# ---- note ------------------------------------------------------------------------------------------------------


def test_a_note_is_written_down_when_the_focus_leaves(qtbot: QtBot):
    window = Window(qtbot, height=900)
    note = window.pane.sheet.note
    note.lines.setFocus()
    window.write("hates elves")
    assert window.brannoc.note == ""
    window.list.setFocus()
    assert window.brannoc.note == "hates elves"


def test_escape_drops_what_was_typed_into_the_note(qtbot: QtBot):
    window = Window(qtbot, c.EditCombatant(who="c1", set={"note": "old"}), height=900)
    note = window.pane.sheet.note
    note.lines.setFocus()
    window.write("new ")
    window.press(Key.Key_Escape)
    window.list.setFocus()
    assert (window.brannoc.note, note.lines.text) == ("old", "old")


def test_a_note_being_typed_goes_to_whom_it_was_typed_for(qtbot: QtBot):
    window = Window(qtbot, height=900)
    note = window.pane.sheet.note
    note.lines.setFocus()
    window.write("hates elves")
    window.bridge.select(("c2",))
    assert window.brannoc.note == "hates elves"
    assert window.model.state.combatants["c2"].note == ""
    assert note.lines.text == ""


def test_control_enter_writes_the_note_down(qtbot: QtBot):
    window = Window(qtbot, height=900)
    window.pane.sheet.note.lines.setFocus()
    window.write("ally")
    window.press(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.brannoc.note == "ally"


def test_gold_marks_what_ends_with_a_coming_turn(qtbot: QtBot):
    own = Duration(until="start", of="Brannoc", turn="next")
    window = Window(qtbot, spell("charge", 1, ("ac", -2, "untyped"), source="Brannoc", duration=own, kind="nonmagical"))
    window.settle()
    force = window.pane.sheet.force
    image = force.viewport().grab().toImage()
    gold = window.theme.color("now_text")
    right = range(image.width() - 150, image.width())
    assert any(image.pixelColor(x, y) == gold for x in right for y in range(image.height()))


def test_in_large_text_the_bar_gives_way_to_the_name(qtbot: QtBot):
    window = Window(qtbot, width=500)
    window.theme.set_text_size(140)
    window.settle()
    header = window.pane.sheet.header
    assert header._name_rect.width() >= window.theme.face("title", "heavy").width("Brannoc")
    assert header._name_rect.right() <= header.pin.x()
    assert header.menu.geometry().right() < header.hp.x()
