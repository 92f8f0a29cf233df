from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import (
    AddTarget,
    ApplyCondition,
    ApplyEffect,
    DoTogether,
    EditEffect,
    EndEffect,
    MakeSave,
    SuppressEffect,
)
from encounter_tracker.encounter.state import Modifier
from encounter_tracker.rules.durations import AnyDuration, Duration, Span
from encounter_tracker.support.own_effects import OwnEffectStore
from encounter_tracker.ui.effects import EffectEditor
from encounter_tracker.ui.effects.what_it_does import ModifierLine
from encounter_tracker.ui.theme import ThemeMode
from encounter_tracker.ui.widgets import TextField
from tests.ui.effects_window import ALT, CTRL, Key, Window
from tests.viewmodels.effect_fight import bless, do, shaken


@pytest.fixture
def faces() -> tuple[int, ...]:
    """The dice of the fight, where a test needs to know them."""
    return ()


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, faces: tuple[int, ...]) -> Window:
    window = Window(qtbot, monkeypatch, tmp_path / "own.json", *faces)
    window.select("Ogre", "Merisiel")
    return window


@pytest.fixture
def editor(window: Window) -> EffectEditor:
    window.pane.open_editor()
    window.settle()
    return window.pane.editor


def fill(window: Window, field: TextField, text: str) -> None:
    field.edit.setFocus()
    field.edit.selectAll()
    window.type(text)


def applied(window: Window) -> ApplyEffect:
    window.press(Key.Key_Return, CTRL)
    command = window.commands[-1]
    assert isinstance(command, ApplyEffect)
    return command


def footer(editor: EffectEditor) -> str:
    return editor.footer.accessibleName()


def line(editor: EffectEditor, at: int = 0) -> ModifierLine:
    return editor.does.lines[at]


# ---- opening ------------------------------------------------------------------------------------------------------


def test_it_opens_over_the_window_with_the_keyboard_in_the_finder(window: Window, editor: EffectEditor) -> None:
    assert editor.parentWidget() is window.window
    assert window.window.rect().contains(editor.geometry())
    assert window.focus is editor.finder.edit
    assert [target.row.name for target in editor.targets.lines] == ["Ogre", "Merisiel"]
    assert editor.head.source.chosen == window.who("Kyra")
    window.press(Key.Key_Escape)
    assert not editor.isVisible()
    assert window.focus is window.other
    assert window.commands == []


def test_it_fits_a_small_window(window: Window) -> None:
    window.pane.setFixedWidth(340)
    window.window.resize(910, 512)
    window.pane.open_editor()
    window.settle()
    editor = window.pane.editor
    assert window.window.rect().adjusted(-1, -1, 1, 1).contains(editor.geometry())
    inner = editor.area.widget()
    assert inner is not None
    assert inner.width() <= editor.area.viewport().width()
    window.window.resize(1200, 700)
    window.settle()
    assert editor.width() > 910


def test_a_stray_click_throws_nothing_away(window: Window, editor: EffectEditor) -> None:
    scrim = window.window.childAt(QPoint(3, 3))
    assert scrim is not None
    window.qtbot.mouseClick(scrim, Qt.MouseButton.LeftButton)
    assert editor.isVisible()


def test_keys_of_the_fight_do_nothing_meanwhile(window: Window, editor: EffectEditor) -> None:
    editor.head.toggles["dismissible"].setFocus()
    window.type("n")
    window.press(Key.Key_Delete)
    assert window.fought == []
    window.press(Key.Key_S, CTRL)
    window.press(Key.Key_Z, CTRL)
    window.press(Key.Key_F6)
    assert window.fought == []
    editor.finder.edit.setFocus()
    window.type("slow")
    window.press(Key.Key_Z, CTRL)
    assert editor.finder.text == ""  # in a field it takes back what was typed


def test_tab_stays_inside(window: Window, editor: EffectEditor) -> None:
    for _ in range(60):
        window.qtbot.keyClick(window.focus, Key.Key_Tab)
        assert editor.isAncestorOf(window.focus)


# ---- the finder ---------------------------------------------------------------------------------------------------


def test_choosing_fills_everything(window: Window, editor: EffectEditor) -> None:
    window.type("sl")
    assert [row.text for row in editor.lines.rows][:3] == ["Spells", "slow", "sleep"]
    window.press(Key.Key_Return)
    assert editor.head.name.text == "slow"
    assert editor.title.accessibleName() == "Effect, slow, cast by Kyra"
    assert [editor.head.numbers[key].text for key in ("level", "caster_level", "dc")] == ["3", "5", "17"]
    assert editor.head.save.chosen == "will"
    assert editor.head.toggles["spell_resistance"].isChecked()
    assert editor.duration.fields["amount"].text == "5"
    assert [shown.value.text for shown in editor.does.lines] == ["−1", "−1", "−1"]
    assert list(editor.does.conditions.chips) == ["staggered"]
    assert "dispelled" in editor.head.implies.accessibleName()
    assert footer(editor) == "Slow on Ogre and Merisiel. Ends in round 6, start of Kyra's turn"


def test_arrows_skip_headings(window: Window, editor: EffectEditor) -> None:
    window.type("sl")
    seen = []
    for _ in range(5):
        current = editor.lines.current
        assert current is not None
        seen.append(current.text)
        window.press(Key.Key_Down)
    assert "Conditions" not in seen
    assert seen[:2] == ["slow", "sleep"]
    window.press(Key.Key_Up)
    assert editor.lines.current is not None


def test_any_name_will_do(window: Window, editor: EffectEditor) -> None:
    window.type("curse of zzyzx")
    assert editor.lines.rows == ()
    window.press(Key.Key_Return)
    assert editor.head.name.text == "curse of zzyzx"
    assert window.focus is editor.head.name.edit
    assert applied(window).name == "curse of zzyzx"


def test_a_click_in_the_list_chooses(window: Window, editor: EffectEditor) -> None:
    lines = editor.lines
    window.type("prone")
    window.qtbot.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=lines.rect_of("condition:prone").center())
    assert editor.head.name.text == "prone"
    window.press(Key.Key_Return, CTRL)
    assert isinstance(window.commands[0], ApplyCondition)


def test_conditions_first(window: Window) -> None:
    window.pane.editor.open_new(prefer_conditions=True)
    assert window.pane.editor.lines.rows[0].text == "Conditions"


# ---- what it is ---------------------------------------------------------------------------------------------------


def test_every_field_of_the_head(window: Window, editor: EffectEditor) -> None:
    fill(window, editor.head.name, "pillar of salt")
    window.choose(editor.head.source, window.who("Wight"))
    window.segment(editor.head.kind, "supernatural")
    assert "cannot be dispelled" in editor.head.implies.accessibleName().lower()
    assert not editor.head.toggles["spell_resistance"].isEnabled()  # no help against this kind
    window.segment(editor.head.kind, "spell-like")
    for key, text in (("level", "4"), ("caster_level", "9"), ("dc", "21")):
        fill(window, editor.head.numbers[key], text)
    for toggle in editor.head.toggles.values():
        window.click(toggle)
    command = applied(window)
    assert (command.name, command.source, command.kind) == ("pillar of salt", window.who("Wight"), "spell-like")
    assert (command.level, command.caster_level, command.dc) == (4, 9, 21)
    assert command.spell_resistance
    assert command.dismissible
    assert command.ends_on_hostile_act
    assert command.forbids_hostile_acts


def test_nobody_can_be_the_source(window: Window, editor: EffectEditor) -> None:
    fill(window, editor.head.name, "x")
    window.choose(editor.head.source, "")
    assert applied(window).source is None


def test_wrong_numbers_are_marked_with_a_sentence_and_nothing_is_applied(window: Window, editor: EffectEditor) -> None:
    fill(window, editor.head.name, "x")
    fill(window, editor.head.numbers["dc"], "high")
    assert editor.head.numbers["dc"].message_text
    assert editor.head.wrong.isVisible()
    assert "1 to 99" in editor.head.wrong.accessibleName()
    editor.finder.edit.setFocus()
    window.press(Key.Key_Return, CTRL)
    assert window.commands == []
    assert window.focus is editor.head.numbers["dc"].edit
    fill(window, editor.head.numbers["dc"], "15")
    assert not editor.head.wrong.isVisible()
    assert applied(window).dc == 15


def test_without_a_name_the_name_is_asked_for(window: Window, editor: EffectEditor) -> None:
    window.press(Key.Key_Return, CTRL)
    assert window.focus is editor.head.name.edit
    assert editor.head.name.message_text


# ---- on whom ------------------------------------------------------------------------------------------------------


def test_targets_are_affected_saved_or_resisted(window: Window, editor: EffectEditor) -> None:
    window.type("slow")
    window.press(Key.Key_Return)
    ogre, merisiel = editor.targets.lines
    assert ogre.face.isVisible()
    assert not merisiel.face.isVisible()
    window.segment(merisiel.outcomes, "saved")
    fill(window, ogre.face, "4")
    assert editor.targets.lines[0].row.outcome == "resisted"
    assert editor.apply_button.text() == "Apply to 0 of 2"
    window.segment(editor.targets.lines[0].outcomes, "affected")
    assert editor.targets.lines[0].face.text == "20"
    command = applied(window)
    assert command.saved == (window.who("Merisiel"),)
    assert command.sr_rolls == {"Ogre": 20}


def test_a_wrong_die_is_marked(window: Window, editor: EffectEditor) -> None:
    window.type("slow")
    window.press(Key.Key_Return)
    fill(window, editor.targets.lines[0].face, "33")
    assert editor.targets.lines[0].face.message_text
    assert "1 to 20" in editor.targets.wrong.accessibleName()
    editor.finder.edit.setFocus()
    window.press(Key.Key_Return, CTRL)
    assert window.commands == []
    assert window.focus is editor.targets.lines[0].face.edit


@pytest.mark.parametrize("faces", [(12, 15)])
def test_what_is_missing_is_rolled(window: Window, editor: EffectEditor, faces: tuple[int, ...]) -> None:
    window.type("slow")
    window.press(Key.Key_Return)
    fill(window, editor.targets.lines[0].face, "11")
    window.press(Key.Key_R, ALT)
    ogre, merisiel = editor.targets.lines
    assert (ogre.row.save, ogre.row.outcome) == ("rolled 12 + 3 = 15", "affected")
    assert (merisiel.row.save, merisiel.row.outcome) == ("rolled 15 + 0 = 15", "affected")
    assert isinstance(window.commands[-1], MakeSave)
    assert not editor.targets.roll_button.isEnabled()


def test_targets_are_added_and_taken_out(window: Window, editor: EffectEditor) -> None:
    fill(window, editor.head.name, "x")
    window.click(editor.targets.lines[0].remove)
    assert [shown.row.name for shown in editor.targets.lines] == ["Merisiel"]
    window.press(Key.Key_T, ALT)
    window.pick("Wight")
    window.click(editor.targets.add_button)
    window.pick("All of these")
    assert [shown.row.name for shown in editor.targets.lines] == ["Merisiel", "Wight", "Kyra", "Ogre"]
    assert not editor.targets.add_button.isEnabled()
    assert len(applied(window).targets) == 4


def test_who_is_immune_is_said(window: Window) -> None:
    window.select("Wight", "Ogre")
    window.pane.open_editor()
    editor = window.pane.editor
    window.type("fear")
    window.press(Key.Key_Return)
    assert editor.targets.lines[0].row.immune == "undead traits"
    assert "immune" in editor.targets.lines[0].accessibleName() or "undead" in editor.targets.lines[0].accessibleName()
    assert editor.apply_button.text() == "Apply to 1 of 2"


def test_a_condition_wants_a_target(window: Window, editor: EffectEditor) -> None:
    window.type("prone")
    window.press(Key.Key_Return)
    for _ in range(2):
        window.click(editor.targets.lines[0].remove)
    window.press(Key.Key_Return, CTRL)
    assert editor.targets.wrong.isVisible()
    assert window.focus is editor.targets.add_button
    assert window.commands == []


# ---- how long -----------------------------------------------------------------------------------------------------


def duration_after(window: Window, editor: EffectEditor) -> AnyDuration:
    if not editor.head.name.text:
        fill(window, editor.head.name, "x")
    return applied(window).duration


@pytest.mark.parametrize(
    ("unit", "duration"),
    [
        ("rounds", Duration(rounds=7)),
        ("minutes", Duration(minutes=7)),
        ("hours", Duration(hours=7)),
        ("days", Duration(days=7)),
    ],
)
def test_a_count_at_someone_s_turn(window: Window, editor: EffectEditor, unit: str, duration: Duration) -> None:
    window.click(editor.duration.radios["unlimited"])
    fill(window, editor.duration.fields["amount"], "7")
    assert editor.duration.radios["count"].isChecked()  # who types into a sentence means it
    window.choose(editor.duration.unit, unit)
    window.choose(editor.duration.anchor, window.who("Merisiel"))
    assert duration_after(window, editor) == duration
    command = window.commands[-1]
    assert isinstance(command, ApplyEffect)
    assert command.anchor == window.who("Merisiel")


@pytest.mark.parametrize(
    ("edge", "turn", "name"), [("start", "next", "Ogre"), ("end", "next", "Merisiel"), ("end", "this", "Kyra")]
)
def test_until_an_edge_of_a_turn(window: Window, editor: EffectEditor, edge: str, turn: str, name: str) -> None:
    window.click(editor.duration.radios["until"])
    window.segment(editor.duration.edge, edge)
    window.segment(editor.duration.turn, turn)
    window.choose(editor.duration.of, window.who(name))
    found = duration_after(window, editor)
    assert isinstance(found, Duration)
    assert (found.until, found.turn, found.of) == (edge, turn, window.who(name))


def test_this_turn_of_another_is_wrong(window: Window, editor: EffectEditor) -> None:
    fill(window, editor.head.name, "x")
    window.segment(editor.duration.edge, "end")
    window.segment(editor.duration.turn, "this")
    window.choose(editor.duration.of, window.who("Ogre"))
    assert editor.duration.wrong.isVisible()
    assert "Ogre" in editor.duration.wrong.accessibleName()
    window.press(Key.Key_Return, CTRL)
    assert window.commands == []


def test_while_concentrating(window: Window, editor: EffectEditor) -> None:
    fill(window, editor.duration.fields["most"], "10")
    window.choose(editor.duration.most_unit, "minutes")
    fill(window, editor.duration.fields["after"], "2")
    assert editor.duration.strip.row.kept
    assert duration_after(window, editor) == Duration(concentration=True, max=Span(minutes=10), after=Span(rounds=2))


def test_while_concentrating_without_any_bound(window: Window, editor: EffectEditor) -> None:
    window.click(editor.duration.radios["concentration"])
    assert duration_after(window, editor) == Duration(concentration=True)


def test_until_triggered(window: Window, editor: EffectEditor) -> None:
    fill(window, editor.duration.trigger, "the door opens")
    assert editor.duration.radios["triggered"].isChecked()
    assert duration_after(window, editor) == "triggered"
    command = window.commands[-1]
    assert isinstance(command, ApplyEffect)
    assert command.trigger == "the door opens"


def test_without_limit(window: Window, editor: EffectEditor) -> None:
    editor.duration.radios["count"].setFocus()
    for _ in range(4):
        window.press(Key.Key_Down)
    assert editor.duration.radios["unlimited"].isChecked()
    assert editor.duration.strip.row.goes_on
    assert duration_after(window, editor) == "unlimited"


def test_the_strip_stands_under_the_sentence_that_holds(window: Window, editor: EffectEditor) -> None:
    strip = editor.duration.strip
    for kind in ("until", "concentration", "count"):
        window.click(editor.duration.radios[kind])
        above = editor.duration.radios[kind].mapTo(editor.duration, QPoint(0, 0)).y()
        assert 0 < strip.y() - above < 40
    assert strip.row.end == 1
    assert strip.accessibleName() == "Ends in round 2, start of Kyra's turn"
    before = strip.grab().toImage()
    fill(window, editor.duration.fields["amount"], "40")
    assert strip.grab().toImage() != before
    assert "" in [box.text for box in strip.row.boxes]


def test_a_wrong_count_is_marked(window: Window, editor: EffectEditor) -> None:
    fill(window, editor.head.name, "x")
    fill(window, editor.duration.fields["amount"], "soon")
    assert editor.duration.fields["amount"].message_text
    assert editor.duration.wrong.isVisible()
    assert editor.duration.strip.row.boxes == ()
    window.press(Key.Key_Return, CTRL)
    assert window.commands == []


# ---- what it does -------------------------------------------------------------------------------------------------


def test_changes_of_figures_show_what_becomes_of_them(window: Window, editor: EffectEditor) -> None:
    fill(window, editor.head.name, "x")
    window.press(Key.Key_M, ALT)
    assert window.focus is line(editor).value.edit
    window.type("-2")
    assert line(editor).shows.accessibleName() == "Ogre: Melee +8 → +6, Ranged +2 → +0"
    window.choose(line(editor).key, "ac")
    window.choose(line(editor).type, "dodge")
    assert line(editor).shows.accessibleName() == "Ogre: 17 → 15, touch 7, flat-footed 15"
    window.click(editor.does.add_button)
    window.choose(line(editor, 1).key, "str")
    window.choose(line(editor, 1).type, "penalty")
    fill(window, line(editor, 1).value, "-4")
    assert applied(window).modifiers == (
        Modifier(on="ac", type="dodge", value=-2), Modifier(on="str", type="penalty", value=-4)
    )  # fmt: skip


def test_energies_and_skills_can_be_typed(window: Window, editor: EffectEditor) -> None:
    fill(window, editor.head.name, "x")
    window.click(editor.does.add_button)
    assert not line(editor).typed.isVisible()
    window.choose(line(editor).key, "resist.")
    line(editor).typed.edit.setFocus()
    window.type("holy light")
    fill(window, line(editor).value, "10")
    window.click(editor.does.add_button)
    window.choose(line(editor, 1).key, "skill.")
    fill(window, line(editor, 1).typed, "Craft (traps)")
    fill(window, line(editor, 1).value, "+3")
    assert applied(window).modifiers == (
        Modifier(on="resist.holy light", value=10), Modifier(on="Craft (traps)", value=3)
    )  # fmt: skip


def test_a_wrong_change_is_marked_once_it_is_typed(window: Window, editor: EffectEditor) -> None:
    fill(window, editor.head.name, "x")
    window.click(editor.does.add_button)
    assert not line(editor).wrong.isVisible()
    window.type("much")
    assert line(editor).wrong.isVisible()
    window.press(Key.Key_Return, CTRL)
    assert window.commands == []
    window.click(line(editor).remove)
    assert editor.does.lines == []
    assert applied(window).modifiers == ()


def test_conditions_and_descriptors_are_words_to_add_and_take_away(window: Window, editor: EffectEditor) -> None:
    fill(window, editor.head.name, "x")
    window.press(Key.Key_C, ALT)
    window.pick("shaken")
    window.click(editor.does.conditions.add_button)
    window.pick("prone")
    window.press(Key.Key_D, ALT)
    window.pick("fear")
    window.click(editor.does.conditions.chips["shaken"])
    fill(window, editor.does.note, "cold to the touch")
    command = applied(window)
    assert (command.conditions, command.descriptors, command.note) == (("prone",), ("fear",), "cold to the touch")


def test_temporary_hit_points_of_a_spell_can_be_set(window: Window, editor: EffectEditor) -> None:
    window.type("aid")
    window.press(Key.Key_Return)
    field = editor.does.extras["temp_hp"]
    assert field.isVisible()
    fill(window, field, "many")
    assert field.message_text
    fill(window, field, "9")
    window.press(Key.Key_Return, CTRL)
    assert window.model.state.combatants[window.who("Merisiel")].temp_hp == {"aid": 9}


# ---- in force -----------------------------------------------------------------------------------------------------


def test_editing_an_effect_in_force(window: Window) -> None:
    do(window.model, bless(5))
    window.pane.edit(window.effect("bless"))
    window.settle()
    editor = window.pane.editor
    assert not editor.finder.isVisible()
    assert window.focus is editor.head.name.edit
    assert editor.apply_button.text() == "Change"
    assert editor.head.toggles["spell_resistance"].isEnabled()
    assert not editor.duration.trigger.edit.isReadOnly()
    fill(window, editor.duration.fields["amount"], "9")
    window.click(editor.targets.lines[0].remove)
    window.press(Key.Key_T, ALT)
    window.pick("Wight")
    window.segment(editor.targets.lines[0].outcomes, "suppressed")
    window.press(Key.Key_Return, CTRL)
    effect = window.effect("bless")
    together = window.commands[-1]
    assert isinstance(together, DoTogether)  # one step of undo
    assert list(together.commands) == [
        EditEffect(effect=effect, remaining=9),
        AddTarget(effect=effect, targets=(window.who("Wight"),)),
        SuppressEffect(effect=effect, target=window.who("Merisiel"), on=True),
        EndEffect(effect=effect, target=window.who("Kyra")),
    ]
    assert not editor.isVisible()


def test_an_edit_without_change_does_nothing(window: Window) -> None:
    do(window.model, shaken())
    before = len(window.commands)
    window.pane.edit(window.effect("shaken"))
    window.press(Key.Key_Return, CTRL)
    assert not window.pane.editor.isVisible()
    assert len(window.commands) == before


def test_what_ends_meanwhile_is_not_edited_on(window: Window) -> None:
    do(window.model, bless(5))
    window.pane.edit(window.effect("bless"))
    do(window.model, EndEffect(effect="bless"))
    assert not window.pane.editor.isVisible()
    window.pane.edit("e99")
    assert not window.pane.editor.isVisible()


def test_ctrl_e_in_the_list_edits_the_selected(window: Window) -> None:
    do(window.model, bless(5))
    window.pane.list.setFocus(Qt.FocusReason.TabFocusReason)
    window.pane.open_editor()
    assert window.pane.editor.head.name.text == "bless"


# ---- keeping, refusing, leaving -----------------------------------------------------------------------------------


def test_one_s_own_is_offered_again(window: Window, editor: EffectEditor) -> None:
    said: list[str] = []
    editor.announced.connect(said.append)
    fill(window, editor.head.name, "Zorn's mire")
    window.click(editor.does.add_button)
    window.type("-3")
    window.press(Key.Key_S, CTRL)
    assert "Zorn's mire" in said[0]
    assert "Zorn's mire" in footer(editor)
    window.press(Key.Key_Escape)
    window.pane.open_editor()
    window.type("zorn")
    assert [row.text for row in editor.lines.rows] == ["Used before", "Zorn's mire"]
    window.press(Key.Key_Return)
    assert line(editor).value.text == "−3"
    spot = editor.lines.rect_of("own:zorn's mire").center()
    at = editor.lines.viewport().mapToGlobal(spot)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, at)
    QApplication.sendEvent(editor.lines.viewport(), event)
    window.pick("Forget this one")
    assert OwnEffectStore(window.view_model.store._path).value.own == ()


def test_nothing_wrong_is_kept(window: Window, editor: EffectEditor) -> None:
    window.click(editor.keep_button)
    assert window.focus is editor.head.name.edit
    assert window.view_model.store.value.own == ()


def test_a_refusal_stands_in_the_footer_and_can_be_overruled(window: Window) -> None:
    window.select("Wight")
    window.pane.open_editor()
    editor = window.pane.editor
    window.type("fear")
    window.press(Key.Key_Return)
    window.click(editor.apply_button)
    assert "immune" in footer(editor)
    assert editor.apply_button.text() == "Apply all the same"
    window.click(editor.apply_button)
    assert window.names == ["fear"]
    assert not editor.isVisible()


def test_cancel_leaves_everything_as_it_was(window: Window, editor: EffectEditor) -> None:
    closed: list[bool] = []
    editor.closed.connect(lambda: closed.append(True))
    window.type("slow")
    window.press(Key.Key_Return)
    window.click(editor.cancel_button)
    assert closed == [True]
    assert window.commands == []
    assert window.focus is window.other


def test_theme_text_size_and_language(window: Window, editor: EffectEditor) -> None:
    window.type("slow")
    window.press(Key.Key_Return)
    before = editor.grab().toImage()
    window.theme.set_mode(ThemeMode.LIGHT)
    window.settle()
    assert editor.grab().toImage() != before
    window.theme.set_text_size(125)
    window.settle()
    assert window.window.rect().contains(editor.geometry().adjusted(12, 12, -12, -12))
    QApplication.sendEvent(editor, QEvent(QEvent.Type.LanguageChange))
    assert editor.head.name.text == "slow"


def test_nothing_in_the_form_lies_over_something_else(window: Window, editor: EffectEditor) -> None:
    window.type("slow")
    window.press(Key.Key_Return)
    for section in (editor.head, editor.targets, editor.duration, editor.does):
        shown = [
            child
            for child in section.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
            if child.isVisible() and not child.geometry().isEmpty()
        ]
        for number, one in enumerate(shown):
            for other in shown[:number]:
                cross = one.geometry().intersected(other.geometry())
                assert cross.isEmpty(), (section, one, other, cross)


def test_in_a_small_window_everything_can_be_reached(window: Window) -> None:
    window.window.resize(820, 480)
    window.settle()
    window.pane.open_editor()
    window.settle()
    editor = window.pane.editor
    form, view = editor.area.widget(), editor.area.viewport()
    assert form is not None
    bar = editor.area.horizontalScrollBar()
    assert form.width() - view.width() == bar.maximum()
    assert bar.maximum() == 0 or bar.isVisible()
    source = editor.head.source
    editor.area.ensureWidgetVisible(source)
    assert view.rect().contains(source.mapTo(view, source.rect().center()))
    assert source.mapTo(view, source.rect().topRight()).x() < view.width()
