"""The party at the real window, mostly by keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.carried import Carried
from encounter_tracker.rules.creature import Creature
from encounter_tracker.support.party import PartyMember
from encounter_tracker.ui.shell.partying import Partying
from tests.app.table import Table
from tests.app.test_live_language import words
from tests.app.test_paste import BLOCK

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

KYRA = PartyMember(creature=Creature(name="Kyra", hit_dice=5, hp=38), player="Anna")
VALEROS = PartyMember(creature=Creature(name="Valeros", hit_dice=5, hp=47), carried=Carried(wounds=20))


@pytest.fixture(scope="module")
def window(qapp: object) -> Iterator[Table]:
    """One window for all: what a test left is cleared away before the next."""
    made = Table()
    yield made
    made.close()


@pytest.fixture
def table(window: Table) -> Table:
    """An empty encounter."""
    window.window.report(window.window.files.new())
    window.settle()
    return window


@pytest.fixture
def party(table: Table) -> Partying:
    """Two in the party, an ogre in the fight, the keyboard in the list."""
    return begin(table)


def begin(table: Table) -> Partying:
    made = table.window.partying
    made.surface.close_popover()
    for member in made.shelf.members():
        made.shelf.delete(member.key)
    made.shelf.save((KYRA, VALEROS))
    table.window.bridge.dispatch(c.AddCombatant(creature=Creature(name="Ogre", hit_dice=4, hp=30)))
    table.window.banner.dismiss()
    table.window.activateWindow()
    table.window.panes.order.view.setFocus()
    table.settle()
    return made


def wounds(party: Partying) -> dict[str, int]:
    return {member.label: member.carried.wounds for member in party.shelf.members()}


def open_party(table: Table, party: Partying) -> None:
    table.ctrl(Key.Key_P)
    assert party.surface.is_open
    assert table.focus is party.surface.members


def test_one_key_brings_the_party_into_the_fight(table: Table, party: Partying) -> None:
    table.key(Key.Key_G)
    assert table.names() == ["Ogre", "Kyra", "Valeros"]
    assert table.now("Valeros").hp == 27
    assert {table.state.combatants[who].name for who in table.window.bridge.selected} == {"Kyra", "Valeros"}
    table.key(Key.Key_G)
    assert table.window.banner.isVisible()
    table.ctrl(Key.Key_Z)
    assert table.names() == ["Ogre"]


def test_the_end_of_the_fight_shows_what_was_taken_over(table: Table, party: Partying) -> None:
    table.key(Key.Key_G)
    table.key(Key.Key_N)
    table.window.bridge.dispatch(c.DealDamage(target="Kyra", amount=12))
    table.window.registry.trigger("end")
    table.settle()
    taken = party._taken
    assert taken is not None
    assert taken.is_open
    assert [(line.row.name, line.row.text) for line in taken.lines] == [("Kyra", "hit points 38 → 26 of 38")]
    assert wounds(party) == {"Kyra": 12, "Valeros": 20}
    table.key(Key.Key_U, ALT)
    assert wounds(party)["Kyra"] == 0
    assert [line.row.kind for line in taken.lines if line.isVisible()] == ["open"]
    table.key(Key.Key_1, ALT)
    assert wounds(party)["Kyra"] == 12
    table.key(Key.Key_Escape)
    assert not taken.is_open


def test_closing_the_window_keeps_what_happened(qapp: object) -> None:
    table = Table()
    begin(table)
    table.key(Key.Key_G)
    table.window.bridge.dispatch(c.DealDamage(target="Kyra", amount=12))
    path = table.window.files.path
    table.close()
    again = Table(path)
    assert again.window.partying.shelf.members()[0].carried.wounds == 12
    assert again.now("Kyra").hp == 26
    assert not again.window.banner.isVisible()
    again.close()


def test_the_old_encounter_is_opened_after_a_night(table: Table, party: Partying) -> None:
    table.key(Key.Key_G)
    table.window.bridge.dispatch(c.DealDamage(target="Kyra", amount=12))
    path = table.window.files.path
    table.window.registry.trigger("new")
    table.settle()
    assert wounds(party)["Kyra"] == 12
    party.view_model.rest()
    table.window.report(table.window.files.open(path))
    table.settle()
    assert "Kyra" in table.window.banner.text
    table.window.panes.order.view.setFocus()
    table.key(Key.Key_G, SHIFT)
    taken = party._taken
    assert taken is not None
    open_ones = [line for line in taken.lines if line.row.kind == "open" and line.isVisible()]
    assert [line.row.name for line in open_ones] == ["Kyra", "Valeros"]
    table.click(open_ones[0].bring)
    assert table.now("Kyra").hp == 31
    assert wounds(party)["Kyra"] == 7


def test_each_keeps_the_key_it_was_shown_with(table: Table, party: Partying) -> None:
    table.key(Key.Key_G)
    for name in ("Kyra", "Valeros"):
        table.window.bridge.dispatch(c.DealDamage(target=name, amount=12))
    path = table.window.files.path
    table.window.registry.trigger("new")
    table.settle()
    party.view_model.rest()
    table.window.report(table.window.files.open(path))
    table.settle()
    table.window.panes.order.view.setFocus()
    table.key(Key.Key_G, SHIFT)
    table.key(Key.Key_1, ALT)
    table.key(Key.Key_2, ALT)
    assert wounds(party) == {"Kyra": 12, "Valeros": 32}


def test_members_by_keyboard(table: Table, party: Partying) -> None:
    open_party(table, party)
    surface = party.surface
    table.key(Key.Key_Down)
    assert party.view_model.view.name == "Valeros"
    assert surface.sheet_model.sheet is not None
    assert surface.sheet_model.sheet.head.name == "Valeros"
    table.key(Key.Key_Up, ALT)
    assert [row.name for row in surface.members.rows] == ["Valeros", "Kyra"]
    table.key(Key.Key_Space)
    assert [row.present for row in surface.members.rows] == [False, True]
    table.key(Key.Key_Delete)
    assert [row.name for row in surface.members.rows] == ["Kyra"]
    table.ctrl(Key.Key_Z)
    assert [row.name for row in surface.members.rows] == ["Valeros", "Kyra"]
    table.ctrl(Key.Key_Y)
    assert [row.name for row in surface.members.rows] == ["Kyra"]
    table.ctrl(Key.Key_Z)
    table.key(Key.Key_Escape)
    assert not surface.is_open
    assert table.focus is table.window.panes.order.view


def test_hit_points_and_conditions_outside_a_fight(table: Table, party: Partying) -> None:
    open_party(table, party)
    table.key(Key.Key_H)
    table.type("9")
    table.key(Key.Key_Return)
    assert wounds(party)["Kyra"] == 9
    assert table.focus is party.surface.members
    table.key(Key.Key_C)
    table.type("shaken")
    table.key(Key.Key_Return)
    table.key(Key.Key_Return)
    (effect,) = party.shelf.members()[0].carried.effects
    assert effect.condition
    table.key(Key.Key_Escape)
    assert party.surface.is_open
    assert table.focus is party.surface.members
    assert table.state.effects == {}


def test_all_fields_of_a_member(table: Table, party: Partying) -> None:
    open_party(table, party)
    party.surface.pane.edit_all("resources")
    table.settle()
    table.type("Channel 2/4")
    table.ctrl(Key.Key_Return)
    assert party.shelf.members()[0].carried.resources["Channel"].left == 2
    assert party.surface.is_open
    assert table.names() == ["Ogre"]  # the key saved the form, nobody went into the fight


def test_player_and_mark(table: Table, party: Partying) -> None:
    open_party(table, party)
    about = party.surface.about
    table.click(about.player.edit)
    about.player.edit.selectAll()
    table.type("Berta")
    table.key(Key.Key_Return)
    assert party.shelf.members()[0].player == "Berta"
    table.click(about.present)
    assert not party.shelf.members()[0].present
    tick = party.surface.members.rect_of(party.shelf.members()[0].key).topLeft() + QPoint(18, 14)
    QTest.mouseClick(party.surface.members.viewport(), Qt.MouseButton.LeftButton, pos=tick)
    table.settle()
    assert party.shelf.members()[0].present


def test_a_hero_of_the_library_and_one_by_hand(table: Table, party: Partying) -> None:
    open_party(table, party)
    table.key(Key.Key_A, ALT)
    table.type("brannoc")
    table.key(Key.Key_Return)
    assert [member.label for member in party.shelf.members()] == ["Kyra", "Valeros", "Brannoc"]
    table.key(Key.Key_A, ALT)
    table.type("Zzyzx")
    table.key(Key.Key_Tab)
    while not party.surface.new.form.cells["hit_dice"].isAncestorOf(table.focus):
        table.key(Key.Key_Tab)
    table.type("4")
    table.key(Key.Key_Return)
    assert party.surface.new.form.cells["hp"].message.words
    table.type("30")
    table.key(Key.Key_Return)
    assert party.shelf.members()[-1].label == "Zzyzx"
    assert party.surface.pane.isVisible()


def test_what_is_typed_of_a_new_member_is_not_lost(table: Table, party: Partying) -> None:
    open_party(table, party)
    page = party.surface.new
    table.key(Key.Key_A, ALT)
    table.key(Key.Key_Escape)
    assert party.surface.pane.isVisible()
    table.key(Key.Key_A, ALT)
    table.type("Zzyzx")
    table.key(Key.Key_Escape)
    assert party.surface.pane.isVisible(), "a search is nothing to lose"
    table.key(Key.Key_A, ALT)
    table.type("Zzyzx")
    page.form.cells["hp"].focus()
    table.type("30")
    table.key(Key.Key_Escape)
    assert page.message.words == "Not saved yet: Esc again throws away what was typed, Ctrl+Enter keeps it."
    party.surface.close_popover()  # a click beside it
    open_party(table, party)
    table.key(Key.Key_A, ALT)
    assert (page.name.text, page.form.cells["hp"].value) == ("Zzyzx", "30")
    assert "is here again" in page.message.words
    table.key(Key.Key_Escape)
    table.key(Key.Key_Escape)
    assert party.surface.pane.isVisible()
    table.key(Key.Key_A, ALT)
    assert (page.name.text, page.form.cells["hp"].value, page.message.words) == ("", "", "")
    assert [member.label for member in party.shelf.members()] == ["Kyra", "Valeros"]


def test_a_night_in_the_camp(table: Table, party: Partying) -> None:
    party.view_model.watch(on=True)
    open_party(table, party)
    party.view_model.camp.dispatch(c.GiveNegativeLevels(target="Valeros", count=1, dc=12))
    table.key(Key.Key_D, ALT)
    passage = party.passage
    assert passage.is_open
    assert any("Valeros" in text for text in passage.list.texts)
    table.type("20")
    table.key(Key.Key_Return)
    assert party.shelf.members()[1].carried.negative_levels == ()
    table.key(Key.Key_Escape)
    assert (passage.is_open, party.surface.is_open) == (False, True)
    assert wounds(party)["Valeros"] < 20
    assert table.now("Ogre").hp == 30


@pytest.mark.parametrize("page", ["member", "new", "effects"])
def test_words_follow_the_language(table: Table, party: Partying, page: str) -> None:
    seen: dict[str, set[str]] = {}

    def look(name: str) -> None:
        table.settle()
        seen[name] = words(party.surface)

    def turn_to_page() -> None:
        open_party(table, party)
        if page == "new":
            table.key(Key.Key_A, ALT)
        elif page == "effects":
            party.surface.open_effects()

    turn_to_page()
    look("en")
    try:
        table.window.preferences.set_language("fr")
        look("fr live")
        party.surface.close_popover()
        table.window.panes.order.view.setFocus()
        turn_to_page()
        look("fr")
    finally:
        table.window.preferences.set_language("en")
        party.surface.close_popover()
    assert seen["fr live"] & (seen["en"] - seen["fr"]) == set()


def test_nobody_is_left(table: Table, party: Partying) -> None:
    open_party(table, party)
    table.key(Key.Key_Delete)
    table.key(Key.Key_Delete)
    assert party.shelf.members() == ()
    assert table.focus is party.surface.first
    table.key(Key.Key_Return)
    assert table.focus is party.surface.new.name.edit
    table.key(Key.Key_Escape)
    assert table.focus is party.surface.first
    table.ctrl(Key.Key_Z)
    assert [row.name for row in party.surface.members.rows] == ["Valeros"]


def test_the_party_rests_by_the_palette(table: Table, party: Partying) -> None:
    table.ctrl(Key.Key_K)
    table.type("party rests")
    table.key(Key.Key_Return)
    assert party.surface.is_open
    assert wounds(party)["Valeros"] == 15
    assert party.passage.is_open
    table.key(Key.Key_Escape)
    table.key(Key.Key_Escape)
    assert not party.surface.is_open


def test_into_the_fight_from_the_surface(table: Table, party: Partying) -> None:
    open_party(table, party)
    assert not party.view_model.view.fighting
    table.ctrl(Key.Key_Return)
    assert not party.surface.is_open
    assert table.names() == ["Ogre", "Kyra", "Valeros"]
    open_party(table, party)
    assert party.view_model.view.fighting.startswith("2 in the fight")


def test_time_passes_and_somebody_of_the_fight_is_kept(table: Table, party: Partying) -> None:
    table.click_row("Ogre")
    table.window.registry.trigger("party_keep")
    assert [member.label for member in party.shelf.members()] == ["Kyra", "Valeros", "Ogre"]
    open_party(table, party)
    table.key(Key.Key_T, ALT)
    table.key(Key.Key_Return)
    assert party.view_model.camp.state.clock > 0


def test_a_pasted_block_into_the_party(table: Table, party: Partying) -> None:
    QGuiApplication.clipboard().setText(BLOCK)
    table.ctrl(Key.Key_V)
    table.key(Key.Key_G, ALT)
    assert [member.label for member in party.shelf.members()][-1] == "Cinder Hag"
    assert "Cinder Hag" in table.window.pasting.view_model.view.foot.said
    QGuiApplication.clipboard().clear()
