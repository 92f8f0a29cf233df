"""Attacks in the real window: by keyboard and by mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import (
    AddCombatant,
    ApplyCondition,
    ApplyEffect,
    SetEnvironment,
    StartEncounter,
)
from encounter_tracker.rules.creature import ArmorClass, Attack, Creature
from encounter_tracker.support import catalogue
from encounter_tracker.ui.attack import AttackPopover
from tests.app.table import Table

pytestmark = pytest.mark.gui
Key, ALT, CTRL = Qt.Key, Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier

BRANNOC = Creature(
    name="Brannoc",
    hit_dice=5,
    hp=50,
    bab=6,
    attacks=(
        Attack(name="longsword", bonus=(11, 6), damage="1d8+5/19-20", types=("slashing",)),
        Attack(name="longbow", kind="ranged", bonus=(8,), damage="1d8/x3", types=("piercing",)),
    ),
)
OGRE = Creature(
    name="Ogre", hit_dice=4, hp=30, ac=ArmorClass(total=17), attacks=(Attack(name="club", bonus=(7,), damage="2d8+7"),)
)
GOBLIN = Creature(name="Goblin", hit_dice=1, hp=6)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    made = Table()
    for creature, side, initiative in ((BRANNOC, "party", 20), (OGRE, "foes", 15), (GOBLIN, "foes", 9)):
        made.window.bridge.dispatch(AddCombatant(creature=creature, side=side, initiative=initiative))  # type: ignore[arg-type]
    made.window.bridge.dispatch(StartEncounter())
    made.window.panes.order.view.setFocus()
    made.settle()
    yield made
    made.close()


def popover(table: Table) -> AttackPopover:
    return table.window.panes.attack


def select(table: Table, *names: str) -> None:
    view = table.window.panes.order.view
    ids = tuple(table.who(name).id for name in names)
    view.select(ids, current=ids[-1])
    table.settle()


def test_a_full_attack_by_keyboard(table: Table):
    select(table, "Ogre")
    table.type("t")
    assert popover(table).is_open
    assert popover(table).dice.d20.edit.hasFocus()
    table.type("15")
    assert table.now("Ogre").hp == 30  # nothing is applied before Enter
    table.key(Key.Key_Return)
    assert popover(table).dice.damage.edit.hasFocus()
    table.type("9")
    assert popover(table).apply.text() == "Apply: hit, 9"
    table.key(Key.Key_Return)
    assert table.now("Ogre").hp == 21
    # the second attack
    assert popover(table).is_open
    assert popover(table).dice.d20.edit.hasFocus()
    assert popover(table).dice.d20.text == ""
    table.type("3")
    assert popover(table).apply.text() == "Apply: a miss"
    table.key(Key.Key_Return)
    assert not popover(table).is_open
    assert table.window.panes.order.view.hasFocus()
    assert "misses Ogre" in table.window.panes.log_view_model.newest.text  # type: ignore[union-attr]
    table.ctrl(Key.Key_Z)
    table.ctrl(Key.Key_Z)
    assert table.now("Ogre").hp == 30


def test_the_program_rolls(table: Table):
    select(table, "Goblin")
    table.type("t")
    table.key(Key.Key_R, ALT)
    assert popover(table).dice.d20.text
    assert popover(table).dice.d20.edit.hasFocus()
    before = table.window.bridge.model.position
    table.key(Key.Key_Return)
    assert table.window.bridge.model.position == before + 1


def test_without_a_target_a_name_is_typed(table: Table):
    table.type("t")
    assert popover(table).who.finding
    table.type("gob")
    table.key(Key.Key_Return)
    assert popover(table).dice.d20.edit.hasFocus()
    assert "Goblin" in popover(table).title.accessibleName()
    table.key(Key.Key_T, ALT)
    assert popover(table).who.pick.field.edit.hasFocus()
    table.key(Key.Key_Escape)  # closes the finder alone
    assert popover(table).is_open
    assert not popover(table).who.finding
    table.key(Key.Key_Escape)
    assert not popover(table).is_open


def test_a_click_on_an_attack_line_opens_it_with_that_attack(table: Table):
    select(table, "Ogre")
    attacks = table.window.panes.combatant.sheet.columns.attacks
    QTest.mouseClick(attacks.viewport(), Qt.MouseButton.LeftButton, pos=attacks.rect_of("attacks:0").center())
    table.settle()
    assert popover(table).title.accessibleName().startswith("Attack   Ogre")
    assert popover(table).who.finding  # the ogre itself was selected
    table.type("bran")
    table.key(Key.Key_Return)
    table.type("20")
    table.key(Key.Key_Return)
    assert popover(table).dice.confirm.edit.hasFocus()
    table.type("2")
    table.key(Key.Key_Return)
    table.type("16")
    table.key(Key.Key_Return)
    assert table.now("Brannoc").hp == 34


def test_a_click_in_the_list_changes_the_target(table: Table):
    select(table, "Ogre")
    table.type("t")
    table.click_row("Goblin")
    assert popover(table).is_open
    assert "Goblin" in popover(table).title.accessibleName()
    assert popover(table).dice.d20.edit.hasFocus()


def test_lines_are_chosen_by_arrows_and_clicks(table: Table):
    select(table, "Ogre")
    table.type("t")
    table.key(Key.Key_Down)
    table.key(Key.Key_Down)
    assert table.window.panes.attack_view_model.draft.place == 1
    rows = popover(table).lines.list
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=rows.rect_of("0:2").center())
    table.settle()
    draft = table.window.panes.attack_view_model.draft
    assert (draft.place, draft.number) == (0, 2)


def test_the_right_target_of_several_by_digit_and_click(table: Table):
    select(table, "Ogre", "Goblin")
    table.type("t")
    table.key(Key.Key_2, ALT)
    assert table.window.panes.attack_view_model.draft.target == table.who("Goblin").id
    table.click(popover(table).who.chips[0])
    assert table.window.panes.attack_view_model.draft.target == table.who("Ogre").id
    assert [chip.isChecked() for chip in popover(table).who.chips] == [True, False]
    table.click(popover(table).who.chips[0])  # a second click does not take it away
    assert popover(table).who.chips[0].isChecked()


def test_overruling_and_the_situation(table: Table):
    select(table, "Ogre")
    table.type("t")
    table.type("5")
    assert popover(table).apply.text() == "Apply: a miss"
    table.key(Key.Key_A, ALT)
    assert popover(table).situation.circumstances["flanking"].hasFocus()
    table.key(Key.Key_Space)
    assert popover(table).apply.text() == "Roll the damage"  # 5 + 11 + 2 against 17
    table.key(Key.Key_O, ALT)
    assert popover(table).overruled.ac.edit.hasFocus()
    table.type("19")
    assert popover(table).apply.text() == "Apply: a miss"
    table.click(popover(table).overrule)
    assert popover(table).dice.d20.edit.hasFocus()
    assert not popover(table).overruled.isVisible()


def test_enter_on_an_empty_die_rolls_it_and_applies_nothing(table: Table):
    select(table, "Ogre")
    before = table.window.bridge.model.position
    table.type("t")
    table.key(Key.Key_Return)
    assert popover(table).dice.d20.text
    assert table.window.bridge.model.position == before


def test_what_is_wrong_is_marked_and_changes_nothing(table: Table):
    select(table, "Ogre")
    before = table.window.bridge.model.position
    table.type("t")
    table.type("99")
    table.key(Key.Key_Return)
    assert "1 to 20" in popover(table).dice.d20.message_text
    assert popover(table).dice.d20.edit.hasFocus()
    assert table.window.bridge.model.position == before
    table.key(Key.Key_Escape)
    assert table.window.bridge.model.position == before


def test_the_button_does_what_it_says(table: Table):
    select(table, "Goblin")
    table.type("t")
    assert popover(table).apply.text() == "Roll the d20"
    table.click(popover(table).apply)
    assert popover(table).dice.d20.text
    for _ in range(3):
        if table.window.bridge.model.undo_step.command.__class__.__name__ == "MakeAttack":  # type: ignore[union-attr]
            break
        table.click(popover(table).apply)
    assert table.window.bridge.model.undo_step.command.__class__.__name__ == "MakeAttack"  # type: ignore[union-attr]


def test_what_is_refused_is_said_and_can_be_forced(table: Table):
    table.window.bridge.dispatch(SetEnvironment(light="dark"))
    select(table, "Ogre")
    table.type("t")
    assert popover(table).dice.guess.isVisible()
    assert "50 %" in popover(table).dice.sight.words
    assert not popover(table).force.isVisible()


def test_it_is_reached_by_menu_and_palette(table: Table):
    select(table, "Ogre")
    assert table.window.registry.action("attack").isEnabled()
    table.ctrl(Key.Key_K)
    table.type("attack")
    table.key(Key.Key_Return)
    assert popover(table).is_open


def test_it_fits_a_small_window_with_everything_folded_out(table: Table):
    table.window.resize(1024, 700)
    select(table, "Ogre", "Goblin")
    table.type("t")
    table.key(Key.Key_A, ALT)
    table.key(Key.Key_O, ALT)
    shown = popover(table)
    room = table.window.rect()
    assert room.contains(shown.geometry().adjusted(12, 12, -12, -12))
    assert shown.foot.geometry().bottom() < shown.height() - 12
    for button in (shown.apply, shown.overrule, shown.details, shown.close_button):
        assert button.visibleRegion().boundingRect().size() == button.size()


class _Watch(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(type(watched).__name__)
        return super().eventFilter(watched, event)


def test_nothing_flickers_up(table: Table):
    watch = _Watch()
    application = QApplication.instance()
    assert application is not None
    select(table, "Ogre")
    application.installEventFilter(watch)
    table.type("t")
    table.key(Key.Key_A, ALT)
    table.key(Key.Key_T, ALT)
    table.key(Key.Key_Escape)
    table.type("20")
    table.key(Key.Key_R, ALT)
    table.window.preferences.set_language("fr")
    table.settle()
    table.window.preferences.set_language("en")
    table.settle()
    for _ in range(3):
        table.key(Key.Key_Escape)
    application.removeEventFilter(watch)
    assert watch.shown == []


def test_what_rides_on_a_blow_is_seen_to(table: Table):
    ghoul = Creature(
        name="Ghoul",
        hit_dice=2,
        hp=13,
        attacks=(Attack(name="bite", bonus=(9,), damage="1d6+1 plus paralysis (DC 13 Fort)"),),
    )
    table.window.bridge.dispatch(AddCombatant(creature=ghoul, side="foes", initiative=8))
    table.window.bridge.select((table.who("Ghoul").id,))
    table.settle()
    attacks = table.window.panes.combatant.sheet.columns.attacks
    QTest.mouseClick(attacks.viewport(), Qt.MouseButton.LeftButton, pos=attacks.rect_of("attacks:0").center())
    table.settle()
    table.type("bran")
    table.key(Key.Key_Return)
    table.type("19")
    table.key(Key.Key_Return)
    assert not popover(table).rider.isVisible()
    table.type("3")
    assert popover(table).rider.isVisible()
    assert "paralysis" in popover(table).rider.text()
    table.key(Key.Key_S, ALT)
    assert not popover(table).is_open
    saves = table.window.panes.saves
    assert saves.is_open
    assert (saves.dc.text, table.window.panes.save_view_model.draft.save) == ("13", "fort")
    assert [line.row.name for line in saves.table.lines if line.isVisible()] == ["Brannoc"]
    assert table.now("Brannoc").hp == 47


def bitten(table: Table, key: str, place: int) -> None:
    """A ready-made creature hits Brannoc, and what rides on it is seen to."""
    sample = catalogue.creature_of(key)
    assert sample is not None
    table.window.bridge.dispatch(AddCombatant(creature=sample.creature, side="foes", initiative=8))
    select(table, "Brannoc")
    who = table.who(sample.creature.name).id
    assert popover(table).open_for(table.window.panes.order.view.rect(), who, place)
    table.type("19")
    table.click(popover(table).dice.roll)  # what is open is rolled
    table.click(popover(table).rider)


def test_a_poison_of_the_block_is_filled_in(table: Table):
    bitten(table, "wyvern", 0)
    ailing = table.window.ailing
    assert ailing.affliction.isVisible()
    form = ailing.affliction_view_model.form
    assert (form.name, form.save, form.dc, form.times, form.effect) == (
        "Poison (Wyvern)", "fort", "17", "6", "1d4 Con"
    )  # fmt: skip


def test_energy_drain_of_the_block_is_filled_in(table: Table):
    bitten(table, "vampire", 0)
    assert table.window.ailing.many.isVisible()
    values = {f.key: f.value for group in table.window.ailing.many_view_model.view.groups for f in group.fields}
    assert (values["amount"], values["dc"]) == ("2", "22")


def test_a_grab_makes_grappled(table: Table):
    bitten(table, "owlbear", 0)
    table.settle()
    assert not table.window.panes.effects.quick.isHidden()
    table.key(Key.Key_Return)
    assert "grappled" in table.now("Brannoc").conditions


def test_what_is_refused_can_be_forced_by_key(table: Table):
    table.window.bridge.dispatch(ApplyCondition(target="Brannoc", condition="unconscious"))
    select(table, "Ogre")
    table.type("t")
    table.type("2")
    assert popover(table).problem.isVisible()
    assert popover(table).force.isVisible()
    assert not popover(table).apply.isEnabled()
    before = table.window.bridge.model.position
    table.key(Key.Key_Return)
    assert table.window.bridge.model.position == before
    table.key(Key.Key_Return, CTRL)
    assert table.window.bridge.model.position == before + 1


def test_the_kind_of_attack_and_what_it_is(table: Table):
    select(table, "Ogre")
    table.type("t")
    table.key(Key.Key_A, ALT)
    shown = popover(table)
    touch = next(
        one for one in shown.situation.kind.findChildren(QPushButton) if "ranged touch" in one.accessibleName()
    )
    table.click(touch)
    draft = table.window.panes.attack_view_model.draft
    assert (draft.touch, draft.ranged) == (True, True)
    table.click(shown.situation.nonlethal)
    table.click(shown.situation.reaction)
    table.click(shown.situation.hostile)
    draft = table.window.panes.attack_view_model.draft
    assert (draft.nonlethal, draft.reaction, draft.hostile) == (True, True, False)
    shown.situation.precision.edit.setFocus()
    table.type("2d6")
    assert table.window.panes.attack_view_model.draft.precision_points >= 2
    shown.situation.modifier.edit.setFocus()
    table.type("x")
    table.key(Key.Key_Return)
    assert shown.situation.modifier.message_text
    table.key(Key.Key_A, ALT)
    assert shown.dice.d20.edit.hasFocus()
    assert not shown.situation.isVisible()


def test_a_wrong_name_in_the_finder_is_marked(table: Table):
    table.type("t")
    table.type("zzz")
    assert popover(table).who.pick.field.message_text
    table.key(Key.Key_Return)
    assert popover(table).who.finding
    for _ in range(3):
        table.key(Key.Key_Backspace)
    table.key(Key.Key_Down)
    table.key(Key.Key_Return)
    assert popover(table).dice.d20.edit.hasFocus()


def test_a_swarm_begins_with_its_damage(table: Table):
    swarm = Creature(name="Rats", subtypes=("swarm",), hit_dice=3, hp=16, attacks=(Attack(name="swarm", damage="1d6"),))
    table.window.bridge.dispatch(AddCombatant(creature=swarm))
    select(table, "Brannoc")
    assert popover(table).open_for(table.window.panes.order.view.rect(), table.who("Rats").id)
    table.settle()
    dice = popover(table).dice
    assert (dice.d20.isVisible(), dice.parts.isVisible()) == (False, False)
    assert dice.damage.edit.hasFocus()
    table.type("5")
    table.key(Key.Key_Return)
    assert table.now("Brannoc").hp == 45


def test_what_an_effect_gives_against_one_foe_is_ticked(table: Table):
    smite = ApplyEffect(
        name="smite evil", catalogue="smite evil", kind="supernatural", source="Brannoc", targets=("Brannoc",)
    )
    table.window.bridge.dispatch(smite)
    select(table, "Ogre")
    table.type("t")
    table.key(Key.Key_A, ALT)
    (chip,) = [chip for key, chip in popover(table).situation.circumstances.items() if key.startswith("effect:")]
    assert (chip.text(), chip.isVisible()) == ("smite evil +5 damage", True)
    assert chip.toolTip() == "against the foe it was declared on"
    assert chip in popover(table).situation.controls()
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    table.settle()
    assert popover(table).dice.damage.edit.placeholderText() in {"1d8+10", ""}
    table.window.panes.attack_view_model.set_attacker(table.who("Goblin").id)
    table.settle()
    assert not chip.isVisible()
    assert chip not in popover(table).situation.controls()
