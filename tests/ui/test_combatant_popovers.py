"""Abilities, negative levels and actions: the popovers of the combatant pane."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.derive import derived
from encounter_tracker.ui.combatant.ability_popover import AbilityPopover
from encounter_tracker.ui.combatant.action_popover import ActionPopover
from encounter_tracker.ui.combatant.levels_popover import LevelsPopover
from tests.ui.combatant_window import Window
from tests.viewmodels.combatant_fight import spell

pytestmark = pytest.mark.gui

Key = Qt.Key


def ability_of(window: Window, key: str) -> AbilityPopover:
    window.tile(key).setFocus(Qt.FocusReason.TabFocusReason)
    window.press(Key.Key_Return)
    return window.made(window.pane.overlays.ability)


def levels_of(window: Window) -> LevelsPopover:
    window.click(window.pane.sheet.levels)
    return window.made(window.pane.overlays.levels)


def asked(window: Window, action: str) -> ActionPopover:
    window.pane.ask(action)
    window.settle()
    return window.made(window.pane.overlays.action)


# ---- abilities -------------------------------------------------------------------------------------------------


def test_plus_and_minus_are_done_at_once(qtbot: QtBot):
    window = Window(qtbot)
    popover = ability_of(window, "str")
    damage, drain, base = popover.lines
    window.click(damage.more)
    window.click(damage.more)
    window.click(damage.less)
    window.click(drain.more)
    window.click(base.more)
    view = derived(window.model.state, "c1").abilities["str"]
    assert (view.damage, view.drain, view.base) == (1, 1, 19)
    assert (damage.field.text, drain.field.text, base.field.text) == ("1", "1", "19")
    assert popover.is_open
    window.press(Key.Key_Escape)
    assert window.focus is window.tile("str")


def test_what_is_at_its_end_cannot_go_further(qtbot: QtBot):
    window = Window(qtbot)
    damage, drain, _ = ability_of(window, "str").lines
    assert not damage.less.isEnabled()
    assert not drain.less.isEnabled()
    assert damage.less.accessibleName() == "Damage: one less"


def test_a_number_is_typed(qtbot: QtBot):
    window = Window(qtbot)
    popover = ability_of(window, "dex")
    assert window.focus is popover.lines[0].field.edit
    window.write("5")
    window.press(Key.Key_Return)
    assert window.brannoc.harm["dex"].damage == 5
    window.press(Key.Key_Up)
    assert window.brannoc.harm["dex"].damage == 6
    window.press(Key.Key_Down)
    window.press(Key.Key_Down)
    assert window.brannoc.harm["dex"].damage == 4


def test_a_number_typed_and_left_is_taken(qtbot: QtBot):
    window = Window(qtbot)
    ability_of(window, "dex")
    window.write("5")
    window.press(Key.Key_Tab)
    assert window.brannoc.harm["dex"].damage == 5


def test_a_dash_takes_the_score_away(qtbot: QtBot):
    window = Window(qtbot)
    popover = ability_of(window, "int")
    base = popover.lines[2].field
    base.setFocus()
    base.edit.selectAll()
    window.write("-")
    window.press(Key.Key_Return)
    assert window.brannoc.creature.score("int") is None
    assert base.text == "—"
    assert popover.note.accessibleName().startswith("No score")


def test_nonsense_is_told_at_the_number(qtbot: QtBot):
    window = Window(qtbot)
    popover = ability_of(window, "dex")
    window.write("lots")
    window.press(Key.Key_Return)
    assert popover.lines[0].field.message_text == "Type a whole number"
    assert popover.message.isVisible()
    assert window.brannoc.harm == {}


def test_an_immune_one_is_harmed_by_insisting(qtbot: QtBot):
    window = Window(qtbot, c.EditCombatant(who="c1", set={"type": "construct"}))
    popover = ability_of(window, "str")
    assert not popover.force.isVisible()
    window.click(popover.lines[0].more)
    assert "immune" in popover.message.accessibleName()
    window.click(popover.force)
    assert window.brannoc.harm["str"].damage == 1
    assert not popover.force.isVisible()
    assert not popover.message.isVisible()


def test_all_of_it_is_taken_back(qtbot: QtBot):
    window = Window(
        qtbot,
        c.DamageAbility(target="Brannoc", ability="str", amount=4),
        c.DrainAbility(target="Brannoc", ability="str", amount=2),
    )
    popover = ability_of(window, "str")
    window.click(popover.restore)
    assert window.brannoc.harm == {}
    assert not popover.restore.isEnabled()


def test_penalties_and_bonuses_lead_to_their_effects(qtbot: QtBot):
    window = Window(qtbot, spell("bull's strength", 9, ("str", 4, "enhancement"), id="bull"))
    popover = ability_of(window, "str")
    popover.sources.setFocus()
    with qtbot.waitSignal(window.pane.effect_requested) as told:
        window.press(Key.Key_Return)
    assert told.args == ["bull"]
    assert not popover.is_open


def test_death_closes_nothing_but_another_combatant_does(qtbot: QtBot):
    window = Window(qtbot)
    popover = ability_of(window, "con")
    window.write("16")
    window.press(Key.Key_Return)
    assert window.brannoc.death is not None
    assert popover.is_open
    window.bridge.select(("c2",))
    assert not popover.is_open


# ---- negative levels -------------------------------------------------------------------------------------------


def test_negative_levels_are_given(qtbot: QtBot):
    window = Window(qtbot)
    popover = levels_of(window)
    assert window.focus is popover.form.cells["count"].control.focusProxy()
    window.write("2")
    popover.form.cells["dc"].set_value("14")
    popover.form.cells["source"].set_value("c2")
    window.press(Key.Key_Return)
    assert [(level.dc, level.source) for level in window.brannoc.negative_levels] == [(14, "c2")] * 2
    assert popover.head.accessibleName() == "Negative levels 2, Brannoc · 2 of 7 HD, dies at 7"


def test_negative_levels_are_saved_against_and_taken_away(qtbot: QtBot):
    window = Window(
        qtbot,
        c.GiveNegativeLevels(target="Brannoc", count=2, dc=14),
        c.GiveNegativeLevels(target="Brannoc", count=1, permanent=True),
    )
    first, _, lasting = (level.id for level in window.brannoc.negative_levels)
    popover = levels_of(window)
    assert window.focus is popover.list
    window.press(Key.Key_Down)
    popover.die.setFocus()
    window.write("44")
    window.press(Key.Key_Return)
    assert "=44" in popover.message.accessibleName()
    popover.die.edit.selectAll()
    window.write("20")
    window.press(Key.Key_Return)
    assert [level.id for level in window.brannoc.negative_levels] == [first, lasting]
    assert popover.die.text == ""
    popover.list.setFocus()
    popover.list.choose(popover.list.rows[-1].key)
    assert not popover.save.isEnabled()
    window.press(Key.Key_Delete)
    assert [level.permanent for level in window.brannoc.negative_levels] == [False]
    popover.list.choose(popover.list.rows[0].key)
    window.click(popover.remove)
    assert window.brannoc.negative_levels == ()
    assert not popover.row_buttons.isVisible()


def test_the_daily_save_is_rolled_by_its_button(qtbot: QtBot):
    window = Window(qtbot, c.GiveNegativeLevels(target="Brannoc", count=1, dc=1))
    popover = levels_of(window)
    window.click(popover.save)
    assert len(window.brannoc.negative_levels) <= 1
    rolled = [record.event for record in window.model.log() if type(record.event).__name__ == "CheckRolled"]
    assert len(rolled) == 1


def test_mistakes_in_the_form_are_told(qtbot: QtBot):
    window = Window(qtbot)
    popover = levels_of(window)
    window.write("many")
    window.click(popover.give)
    assert popover.form.cells["count"].message.isVisible()
    assert window.brannoc.negative_levels == ()
    window.write("1")
    assert not popover.form.cells["count"].message.isVisible()


def test_the_immune_get_some_by_insisting(qtbot: QtBot):
    window = Window(qtbot, c.EditCombatant(who="c1", set={"type": "undead"}))
    popover = levels_of(window)
    window.click(popover.give)
    window.click(popover.force)
    assert len(window.brannoc.negative_levels) == 1


# ---- actions ---------------------------------------------------------------------------------------------------


def test_enter_does_it(qtbot: QtBot):
    window = Window(qtbot)
    popover = asked(window, "initiative")
    window.write("21")
    window.press(Key.Key_Return)
    assert (window.brannoc.initiative, popover.is_open) == (21, False)


def test_escape_does_not(qtbot: QtBot):
    window = Window(qtbot)
    window.list.setFocus()
    popover = asked(window, "rename")
    window.write("Bran")
    window.press(Key.Key_Escape)
    assert (window.brannoc.name, popover.is_open, window.focus) == ("Brannoc", False, window.list)
    popover = asked(window, "rename")
    window.click(popover.cancel)
    assert not popover.is_open


def test_what_is_refused_is_told_in_place(qtbot: QtBot):
    window = Window(qtbot)
    popover = asked(window, "rename")
    window.write("Troll")
    window.press(Key.Key_Return)
    assert popover.is_open
    assert popover.message.accessibleName() == "Someone is named “Troll” already"
    assert not popover.force.isVisible()
    window.write("s")
    assert not popover.message.isVisible()
    window.press(Key.Key_Return)
    assert window.brannoc.name == "Trolls"


def test_one_may_insist(qtbot: QtBot):
    window = Window(qtbot, c.EditCombatant(who="c1", set={"type": "undead"}))
    popover = asked(window, "death_attack")
    window.click(popover.do)
    assert popover.force.isVisible()
    window.click(popover.force)
    assert window.brannoc.death is not None


def test_a_number_counts_with_up_and_down(qtbot: QtBot):
    window = Window(qtbot)
    popover = asked(window, "initiative")
    window.press(Key.Key_Up)
    assert popover.form.cells["total"].value == "17"
    window.press(Key.Key_Down)
    window.press(Key.Key_Down)
    assert popover.form.cells["total"].value == "15"
    window.write("x")
    window.press(Key.Key_Up)
    assert popover.form.cells["total"].value == "15x"


def test_restoration_is_chosen_and_done(qtbot: QtBot):
    window = Window(
        qtbot,
        c.DrainAbility(target="Brannoc", ability="con", amount=2),
        c.GiveNegativeLevels(target="Brannoc", count=1, permanent=True),
    )
    popover = asked(window, "restoration")
    assert popover.form.values == {"ability": "con", "negative_levels": "permanent"}
    window.click(popover.do)
    assert (window.brannoc.harm, window.brannoc.negative_levels) == ({}, ())


def test_another_combatant_closes_the_form(qtbot: QtBot):
    window = Window(qtbot)
    popover = asked(window, "kill")
    assert popover.do.kind == "danger"
    window.bridge.select(("c3",))
    assert not popover.is_open


# ---- another language ------------------------------------------------------------------------------------------


class Loud(QTranslator):
    """Everything in capitals."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: object, text: object, disambiguation: object = None, n: int = -1) -> str:
        return str(text).upper().replace("%N", "%n")


def test_all_words_follow_the_language(qtbot: QtBot, qapp: QApplication):
    window = Window(qtbot, c.GiveNegativeLevels(target="Brannoc", count=1, dc=1), c.AdvanceTime(days=1))
    ability_of(window, "str")
    levels_of(window)
    asked(window, "rename")
    window.pane.show_why("ac")
    window.pane.edit_all()
    loud = Loud()
    qapp.installTranslator(loud)
    try:
        window.bridge.retranslate()
        window.settle()
        pane, over = window.pane, window.pane.overlays
        words = [
            pane.sheet.end_button.text(),
            pane.sheet.force_header.accessibleName().partition(",")[0],
            pane.sheet.due.lines[0].button.text(),
            pane.sheet.note.lines.edit.accessibleName(),
            pane.sheet.header.menu.toolTip(),
            pane.edit_page.save.text(),
            window.made(over.why).overrule_button.text(),
            window.made(over.ability).restore.text(),
            window.made(over.levels).give.text(),
            window.made(over.action).cancel.text(),
        ]
    finally:
        qapp.removeTranslator(loud)
    assert words == [
        "END…", "IN FORCE", "ROLL", "NOTE", "WHAT CAN BE DONE TO THIS ONE", "SAVE", "OVERRULE…",
        "TAKE ALL DAMAGE AND DRAIN BACK", "GIVE", "CANCEL",
    ]  # fmt: skip
