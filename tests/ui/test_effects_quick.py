from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import ApplyCondition, ApplyEffect
from encounter_tracker.rules.durations import Duration, Span
from encounter_tracker.ui.effects import QuickEffectForm
from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.viewmodels.effect_editor import EffectFormViewModel
from tests.ui.effects_window import CTRL, Key, Window
from tests.viewmodels.effect_fight import bless, do


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Window:
    window = Window(qtbot, monkeypatch, tmp_path / "own.json")
    window.select("Ogre", "Merisiel")
    return window


@pytest.fixture
def quick(window: Window) -> QuickEffectForm:
    window.pane.open_effect()
    window.settle()
    return window.pane.quick


def offered(quick: QuickEffectForm) -> list[str]:
    return [row.text for row in quick.panel.lines.rows] if quick.panel.isVisible() else []


def sentence(quick: QuickEffectForm) -> str:
    return quick.sentence.accessibleName()


def test_a_spell_in_a_few_keys(window: Window, quick: QuickEffectForm) -> None:
    assert window.focus is quick.finder.edit
    window.type("sl")
    assert offered(quick)[:2] == ["slow", "sleep"]
    window.press(Key.Key_Tab)
    assert (quick.finder.text, quick.duration.amount.text) == ("slow", "5")
    assert not quick.panel.isVisible()
    assert sentence(quick) == "Ends in round 6, start of Kyra's turn"
    assert quick.apply_button.text() == "Apply to 2"
    assert window.focus in quick.targets.chips
    quick.finder.edit.setFocus()
    window.press(Key.Key_Return)
    (command,) = window.commands
    assert isinstance(command, ApplyEffect)
    assert (command.name, command.level, command.dc) == ("slow", 3, 17)
    assert command.targets == (window.who("Ogre"), window.who("Merisiel"))
    assert not quick.isVisible()
    assert window.focus is window.other


def test_arrows_choose_from_the_list_and_go_round(window: Window, quick: QuickEffectForm) -> None:
    window.type("sl")
    window.press(Key.Key_Down)
    window.press(Key.Key_Tab)
    assert quick.finder.text == "sleep"
    quick.finder.edit.setFocus()
    quick.finder.edit.selectAll()
    window.type("sl")
    window.press(Key.Key_Up)
    assert quick.panel.lines.current is not None
    assert quick.panel.lines.current.text == "“sl”"
    assert quick.finder.edit.accessibleDescription() == "“sl”"


def test_a_name_typed_whole_is_chosen_by_itself(window: Window, quick: QuickEffectForm) -> None:
    window.type("Prone")
    assert offered(quick) == []
    window.press(Key.Key_Return)
    (command,) = window.commands
    assert isinstance(command, ApplyCondition)
    assert command.condition == "prone"


def test_what_is_marked_is_shown_as_enter_applies_it(window: Window) -> None:
    window.pane.open_condition()
    quick = window.pane.quick
    window.type("fatig")
    assert quick.duration.kinds.chosen == "unlimited"
    assert "round" not in sentence(quick)
    window.press(Key.Key_Escape)  # the list is closed: as typed
    assert quick.duration.kinds.chosen == "rounds"
    window.type("u")
    assert quick.duration.kinds.chosen == "unlimited"
    shown = sentence(quick)
    window.press(Key.Key_Return)
    (command,) = window.commands
    assert isinstance(command, ApplyCondition)
    assert (command.condition, command.duration) == ("fatigued", "unlimited")
    assert "round" not in shown


def test_what_is_only_shown_leaves_what_was_entered(window: Window, quick: QuickEffectForm) -> None:
    quick.duration.amount.edit.setFocus()
    window.type("7")
    quick.finder.edit.setFocus()
    entered = quick.view_model.form.duration
    window.type("sl")
    assert quick.duration.amount.text == "5"
    window.press(Key.Key_Up)
    assert quick.view_model.form.duration == entered
    assert quick.duration.amount.text == entered.amount


def test_going_on_takes_what_is_marked(window: Window) -> None:
    window.pane.open_condition()
    quick = window.pane.quick
    window.type("shak")
    window.press(Key.Key_Tab)
    assert quick.finder.text == "shaken"
    assert not quick.panel.isVisible()
    quick.duration.amount.edit.setFocus(Qt.FocusReason.TabFocusReason)
    window.type("3")
    window.press(Key.Key_Return)
    (command,) = window.commands
    assert isinstance(command, ApplyCondition)
    assert (command.condition, command.duration) == ("shaken", Duration(rounds=3))


def test_the_button_takes_what_is_marked(window: Window, quick: QuickEffectForm) -> None:
    window.type("sl")
    window.qtbot.mouseClick(quick.apply_button, Qt.MouseButton.LeftButton)
    assert window.names == ["slow"]


def test_a_click_on_a_duration_takes_what_is_marked_first(window: Window, quick: QuickEffectForm) -> None:
    window.type("sl")
    window.segment(quick.duration.kinds, "minutes")
    window.type("4")
    window.press(Key.Key_Return)
    (command,) = window.commands
    assert isinstance(command, ApplyEffect)
    assert (command.name, command.duration) == ("slow", Duration(minutes=4))


@pytest.mark.parametrize("typed", ["slo", "slow"])
def test_enter_takes_what_is_marked_and_applies_it_at_once(window: Window, quick: QuickEffectForm, typed: str) -> None:
    window.type(typed)
    window.press(Key.Key_Return)
    assert window.names == ["slow"]
    assert not quick.isVisible()
    assert window.focus is window.other


def test_from_whom_is_shown_and_can_be_changed(window: Window, quick: QuickEffectForm) -> None:
    assert quick.source.chosen == window.who("Kyra")
    window.type("slow")
    window.choose(quick.source, window.who("Ogre"))
    quick.finder.edit.setFocus()
    window.press(Key.Key_Return)
    (command,) = window.commands
    assert isinstance(command, ApplyEffect)
    assert command.source == window.who("Ogre")


def test_from_nobody_when_the_active_one_cannot_act(window: Window) -> None:
    do(window.model, ApplyCondition(target=window.who("Kyra"), condition="paralyzed"))
    window.pane.open_effect()
    assert window.pane.quick.source.chosen == ""
    assert window.pane.quick.source.currentText() == "nobody"
    window.type("slow")
    window.press(Key.Key_Return)
    command = window.commands[-1]
    assert isinstance(command, ApplyEffect)
    assert command.source is None


def test_any_name_will_do(window: Window, quick: QuickEffectForm) -> None:
    window.type("stink of the marsh")
    window.press(Key.Key_Return)
    (command,) = window.commands
    assert isinstance(command, ApplyEffect)
    assert (command.name, command.modifiers) == ("stink of the marsh", ())


def test_what_was_typed_can_be_taken_as_it_is(window: Window, quick: QuickEffectForm) -> None:
    window.type("stink")
    assert offered(quick) == ["stinking cloud", "“stink”"]
    window.press(Key.Key_Up)
    window.press(Key.Key_Return)
    assert window.names == ["stink"]


def test_accents_and_the_other_language(window: Window, quick: QuickEffectForm) -> None:
    window.type("benediction")
    window.press(Key.Key_Tab)
    assert quick.finder.text == "bless"


def test_a_click_chooses_and_keeps_the_keyboard_in_the_field(window: Window, quick: QuickEffectForm) -> None:
    window.type("sl")
    lines = quick.panel.lines
    window.qtbot.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=lines.rect_of("effect:sleep").center())
    assert quick.finder.text == "sleep"
    assert window.focus is quick.finder.edit


def test_last_used_is_offered_first(window: Window, quick: QuickEffectForm) -> None:
    window.type("sleep")
    window.press(Key.Key_Return)
    window.pane.open_effect()
    assert offered(quick)[0] == "sleep"
    assert quick.panel.lines.current is None
    window.press(Key.Key_Down)
    window.press(Key.Key_Return)
    assert window.names == ["sleep", "sleep"]


def test_conditions_come_first_by_c(window: Window) -> None:
    window.pane.open_condition()
    quick = window.pane.quick
    assert quick.header.accessibleName() == "New condition"
    window.type("sh")
    window.press(Key.Key_Tab)
    assert quick.finder.text == "shaken"
    quick.duration.amount.edit.setFocus()
    quick.duration.amount.edit.selectAll()
    window.type("3")
    window.press(Key.Key_Return)
    (command,) = window.commands
    assert isinstance(command, ApplyCondition)
    assert (command.condition, command.duration) == ("shaken", Duration(rounds=3))


def test_the_list_stands_over_its_field(window: Window, quick: QuickEffectForm) -> None:
    window.type("sl")
    field = quick.finder.mapTo(window.pane, QPoint(0, 0))
    assert quick.panel.geometry().bottom() < field.y()
    assert quick.panel.geometry().top() >= 0
    window.window.resize(1366, 620)
    window.settle()
    assert quick.panel.geometry().bottom() < quick.finder.mapTo(window.pane, QPoint(0, 0)).y()


# ---- targets ------------------------------------------------------------------------------------------------------


def test_a_click_on_a_target_says_it_saved(window: Window, quick: QuickEffectForm) -> None:
    window.type("sleep")
    merisiel = quick.targets.chips[1]
    window.click(merisiel)
    assert merisiel.accessibleDescription() == "saved"
    assert quick.apply_button.text() == "Apply to 1 of 2"
    assert window.focus is quick.finder.edit
    window.press(Key.Key_Return)
    (command,) = window.commands
    assert isinstance(command, ApplyEffect)
    assert command.saved == (window.who("Merisiel"),)


def test_targets_follow_the_selection(window: Window, quick: QuickEffectForm) -> None:
    assert [chip.text() for chip in quick.targets.chips] == ["Ogre", "Merisiel"]
    window.select("Wight")
    assert [chip.text() for chip in quick.targets.chips] == ["Wight"]


def test_a_target_is_taken_out_by_del_or_by_its_menu(window: Window, quick: QuickEffectForm) -> None:
    quick.targets.chips[0].setFocus()
    window.press(Key.Key_Delete)
    assert [chip.text() for chip in quick.targets.chips] == ["Merisiel"]
    assert window.fought == []
    chip = quick.targets.chips[0]
    QApplication.sendEvent(chip, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), QPoint(5, 5)))
    window.pick("Not a target")
    assert quick.targets.chips == ()
    assert quick.apply_button.text() == "Apply"


def test_targets_say_who_is_immune_or_resists(window: Window) -> None:
    window.select("Ogre", "Wight")
    window.pane.open_effect()
    window.type("fear")
    ogre, wight = window.pane.quick.targets.chips
    assert (ogre.accessibleDescription(), wight.accessibleDescription()) == ("SR 15", "immune")
    assert "undead traits" in wight.toolTip()


def test_many_targets_take_more_lines(window: Window, quick: QuickEffectForm) -> None:
    one = quick.targets.height()
    window.select("Kyra", "Merisiel", "Ogre", "Wight")
    quick.targets.setFixedWidth(150)
    window.settle()
    assert quick.targets.height() > 2 * one
    inside = [quick.targets.rect().contains(chip.geometry()) for chip in quick.targets.chips if chip.isVisible()]
    assert inside
    assert all(inside)
    quick.targets.setFixedWidth(60)
    window.settle()
    assert [chip.text() for chip in quick.targets.chips if not chip.isVisible()] == [] or quick.targets.toolTip()


# ---- how long -----------------------------------------------------------------------------------------------------


def test_every_kind_of_duration(window: Window, quick: QuickEffectForm) -> None:
    form = window.view_model.quick
    window.type("x of y")
    window.segment(quick.duration.kinds, "minutes")
    assert window.focus is quick.duration.amount.edit
    window.type("4")
    assert form.form.duration.to_duration("") == Duration(minutes=4)
    window.segment(quick.duration.kinds, "hours")
    assert form.form.duration.to_duration("") == Duration(hours=4)
    window.segment(quick.duration.kinds, "until")
    window.choose(quick.duration.edge, "end next")
    window.choose(quick.duration.turn_of, window.who("Ogre"))
    assert form.form.duration.to_duration("") == Duration(until="end", of=window.who("Ogre"), turn="next")
    assert "end of Ogre's turn" in sentence(quick)
    window.segment(quick.duration.kinds, "concentration")
    assert window.focus is quick.duration.most.edit
    window.type("7")
    quick.duration.after.edit.setFocus()
    window.type("2")
    assert form.form.duration.to_duration("") == Duration(concentration=True, max=Span(rounds=7), after=Span(rounds=2))
    window.segment(quick.duration.kinds, "unlimited")
    assert window.focus is quick.finder.edit
    assert form.form.duration.to_duration("") == "unlimited"
    window.segment(quick.duration.kinds, "rounds")
    quick.duration.counted_at.setFocus()
    window.choose(quick.duration.counted_at, window.who("Merisiel"))
    quick.duration.amount.edit.setFocus()
    window.press(Key.Key_Return)
    (command,) = window.commands
    assert isinstance(command, ApplyEffect)
    assert (command.duration, command.anchor, command.source) == (
        Duration(rounds=4), window.who("Merisiel"), window.who("Merisiel")
    )  # fmt: skip


def test_arrows_choose_among_the_kinds_without_losing_the_keyboard(window: Window, quick: QuickEffectForm) -> None:
    window.type("x of y")
    window.segment(quick.duration.kinds, "rounds")
    button = next(b for b in quick.duration.kinds._buttons if b.item.key == "rounds")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    window.press(Key.Key_Right)
    assert quick.duration.kinds.chosen == "minutes"
    assert window.view_model.quick.form.duration.unit == "minutes"
    assert window.focus is not quick.duration.amount.edit


def test_days_and_triggers_of_the_catalogue_are_shown(window: Window, quick: QuickEffectForm) -> None:
    window.type("charm monster")
    assert quick.duration.kinds.chosen == "days"
    window.view_model.quick.change_duration(kind="triggered")
    assert quick.duration.kinds.chosen == "unlimited"
    assert "triggered" in quick.duration.open_end.accessibleName()


def test_a_wrong_number_is_marked_with_a_sentence_and_nothing_is_applied(
    window: Window, quick: QuickEffectForm
) -> None:
    window.type("slow")
    quick.duration.amount.edit.setFocus()
    quick.duration.amount.edit.selectAll()
    window.type("x")
    assert quick.duration.amount.message_text
    assert "1 to 9999" in sentence(quick)
    quick.finder.edit.setFocus()
    window.press(Key.Key_Return)
    assert window.commands == []
    assert quick.isVisible()
    assert window.focus is quick.duration.amount.edit
    quick.duration.amount.edit.selectAll()
    window.type("2")
    window.press(Key.Key_Return)
    assert window.names == ["slow"]


def test_without_a_name_nothing_is_applied(window: Window, quick: QuickEffectForm) -> None:
    window.press(Key.Key_Return)
    assert quick.finder.message_text
    assert "Type a name" in sentence(quick)
    assert window.commands == []


def test_bleeding_asks_how_much(window: Window, quick: QuickEffectForm) -> None:
    assert not quick.extra_field.isVisible()
    window.type("bleeding")
    assert quick.extra_field.isVisible()
    quick.extra_field.edit.setFocus()
    quick.extra_field.edit.selectAll()
    window.type("many")
    assert quick.extra_field.message_text
    quick.extra_field.edit.selectAll()
    window.type("6")
    window.press(Key.Key_Return)
    (command,) = window.commands
    assert isinstance(command, ApplyCondition)
    assert command.amount == 6


# ---- leaving ------------------------------------------------------------------------------------------------------


def test_escape_closes_the_list_then_the_form(window: Window, quick: QuickEffectForm) -> None:
    closed: list[bool] = []
    quick.closed.connect(lambda: closed.append(True))
    window.type("sl")
    window.press(Key.Key_Escape)
    assert quick.isVisible()
    assert not quick.panel.isVisible()
    window.press(Key.Key_Escape)
    assert not quick.isVisible()
    assert closed == [True]
    assert window.focus is window.other
    assert window.commands == []
    assert window.fought == []


def test_with_nothing_typed_escape_leaves_at_once(window: Window, quick: QuickEffectForm) -> None:
    window.press(Key.Key_Escape)
    assert not quick.isVisible()


def test_the_button_cancels(window: Window, quick: QuickEffectForm) -> None:
    window.click(quick.cancel_button)
    assert not quick.isVisible()
    assert window.focus is window.other


def test_control_and_enter_apply_once_from_anywhere(window: Window, quick: QuickEffectForm) -> None:
    window.type("slow")
    quick.targets.chips[0].setFocus()
    window.press(Key.Key_Return, CTRL)
    assert len(window.commands) == 1
    window.pane.open_effect()
    window.type("sleep")
    window.press(Key.Key_Return, CTRL)
    assert window.names == ["slow", "sleep"]


def test_letters_in_the_form_are_not_for_the_fight(window: Window, quick: QuickEffectForm) -> None:
    quick.targets.chips[0].setFocus()
    window.type("n")
    assert window.fought == []


def test_a_refusal_stands_in_the_form_and_can_be_overruled(window: Window) -> None:
    window.select("Wight")
    window.pane.open_effect()
    quick = window.pane.quick
    window.type("fear")
    window.press(Key.Key_Return)
    assert "immune" in sentence(quick)
    assert quick.apply_button.text() == "Apply all the same"
    window.press(Key.Key_Return)
    assert window.names == ["fear"]


def test_all_fields_go_on_with_what_there_is(window: Window, quick: QuickEffectForm) -> None:
    window.type("slow")
    quick.duration.amount.edit.setFocus()
    quick.duration.amount.edit.selectAll()
    window.type("9")
    window.click(quick.all_fields)
    editor = window.pane.editor
    assert editor.is_open
    assert not quick.isVisible()
    assert (editor.head.name.text, editor.duration.fields["amount"].text) == ("slow", "9")
    window.press(Key.Key_Escape)
    assert window.focus is window.other


def test_opening_again_begins_afresh(window: Window, quick: QuickEffectForm) -> None:
    window.type("slow")
    window.pane.open_effect()
    assert quick.finder.text == ""
    assert window.view_model.quick.form.name == ""
    window.click(window.pane.add_button)
    assert quick.isVisible()


def test_one_of_one_s_own_can_be_forgotten(window: Window, quick: QuickEffectForm) -> None:
    form = window.view_model.quick
    form.name_it("Zeal")
    form.keep_as_own()
    window.pane.open_effect()
    window.type("ze")
    lines = quick.panel.lines
    spot = lines.rect_of("own:zeal").center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, lines.viewport().mapToGlobal(spot))
    QApplication.sendEvent(lines.viewport(), event)
    window.pick("Forget this one")
    assert form.store.value.own == ()
    assert "Zeal" not in offered(quick)


def test_the_form_keeps_in_step_with_the_fight(window: Window, quick: QuickEffectForm) -> None:
    window.type("slow")
    do(window.model, bless(3))
    assert quick.finder.text == "slow"
    before = quick.grab().toImage()
    window.theme.set_mode(ThemeMode.LIGHT)
    assert quick.grab().toImage() != before


def test_it_can_stand_alone(qtbot: QtBot, window: Window) -> None:
    form = EffectFormViewModel(window.bridge, window.view_model.store)
    alone = QuickEffectForm(Theme(mode=ThemeMode.DARK), form)
    qtbot.addWidget(alone)
    with qtbot.waitActive(alone):
        alone.open_new()
        alone.activateWindow()
    QApplication.sendEvent(window.pane, QEvent(QEvent.Type.LanguageChange))
    assert alone.isVisible()
