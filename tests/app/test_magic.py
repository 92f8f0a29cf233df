"""Spells at the real window: cast, disrupt, keep up, dispel, prepare, order; by keys and clicks."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AnyCommand, DealDamage, DoTogether, FinishCast
from encounter_tracker.ui.casting import CastPopover
from encounter_tracker.ui.shell.magic import Magic
from tests.app.table import Table

Key = Qt.Key
ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


class Spells(Table):
    """Corvin (wizard, active), Kyra, an ogre with spell resistance, a drow who knows slow, a skeleton."""

    def __init__(self) -> None:
        super().__init__(seed=3)
        self.menus: list[QMenu] = []
        corvin = {
            "name": "Corvin", "hit_dice": 5, "level": 5, "hp": 30, "caster_level": 5, "abilities": {"int": 18},
            "spells": ["magic missile", "slow", "mage armor"], "special": {"Arcane bond": "a ring"},
        }  # fmt: skip
        self.do("add", creature=corvin, side="party", initiative=20)
        self.do("add", creature={"name": "Kyra", "hit_dice": 5, "hp": 40}, side="party", initiative=15)
        self.do("add", creature={"name": "Ogre", "hit_dice": 4, "hp": 30, "sr": 15}, initiative=9)
        drow = {"name": "Drow", "type": "humanoid", "hit_dice": 3, "hp": 20, "spells": ["slow"]}
        self.do("add", creature=drow, initiative=5)
        self.do("start")
        self.window.panes.order.view.setFocus()

    def do(self, do: str, **fields: object) -> None:
        self.window.bridge.dispatch(msgspec.convert({"do": do, **fields}, AnyCommand))
        self.settle()

    @property
    def magic(self) -> Magic:
        return self.window.magic

    @property
    def cast(self) -> CastPopover:
        return self.magic.cast

    @property
    def steps(self) -> int:
        return self.window.bridge.model.position

    @property
    def last(self) -> object:
        step = self.window.bridge.model.undo_step
        assert step is not None
        return step.command

    def select(self, *names: str) -> None:
        for place, name in enumerate(names):
            self.click_row(name, CTRL if place else Qt.KeyboardModifier.NoModifier)

    def due_texts(self) -> list[str]:
        return [line.row.text for line in self.window.panes.combatant.sheet.due.lines if not line.isHidden()]

    def due_button(self, place: int = 0) -> QWidget:
        return self.window.panes.combatant.sheet.due.lines[place].button

    def choose_in_menu(self, words: str) -> None:
        """Choose in the menu that was opened last."""
        next(action for action in self.menus[-1].actions() if words in action.text()).trigger()
        self.settle()


@pytest.fixture
def table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Spells]:
    table = Spells()
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: table.menus.append(menu))
    yield table
    table.close()


# --- casting --------------------------------------------------------------------------------------------------------


def test_a_plain_spell_in_one_enter(table: Spells):
    table.type("m")
    assert table.cast.is_open
    assert not table.cast.panel.isHidden()  # the caster's own list
    table.type("mage")
    table.key(Key.Key_Return)  # takes it from the list
    assert table.cast.spell.text == "mage armor"
    before = table.steps
    table.key(Key.Key_Return)
    assert table.steps == before + 1
    assert not table.cast.is_open
    assert table.focus is table.window.panes.order.view
    assert [effect.name for effect in table.state.effects.values()] == ["mage armor"]
    table.ctrl(Key.Key_Z)
    assert table.state.effects == {}
    assert table.who("Corvin").casting is None


def test_begin_then_finish_with_typed_dice(table: Spells):
    table.select("Ogre", "Drow")
    table.type("mslow")
    assert table.cast.do.text() == "Begin casting"
    table.key(Key.Key_Return)
    assert table.who("Corvin").casting is not None
    assert table.cast.is_open
    assert table.cast.title.accessibleName() == "Casting: slow"
    assert table.cast.spell.isHidden()
    ogre, drow = table.cast.targets.rows[:2]
    assert table.focus is ogre.dice[0].field.edit
    table.type("15")
    assert ogre.dice[0].cell.verdict == "through"
    table.key(Key.Key_Tab)
    table.type("1")
    assert ogre.head.row.outcome == "affected"
    table.key(Key.Key_2, ALT)  # the drow saved
    assert drow.head.row.outcome == "saved"
    before = table.steps
    table.key(Key.Key_Return)
    assert table.steps == before + 1
    slow = next(iter(table.state.effects.values()))
    assert {table.state.combatants[who].name: target.state for who, target in slow.targets.items()} == {
        "Ogre": "affected", "Drow": "saved",
    }  # fmt: skip
    assert isinstance(table.last, DoTogether)
    assert any(isinstance(command, FinishCast) for command in table.last.commands)


def test_while_casting_list_and_pane_show_it_and_the_gold_line_finishes(table: Spells):
    table.select("Drow")
    table.type("mslow")
    table.key(Key.Key_Return)
    table.key(Key.Key_Escape)
    assert not table.cast.is_open
    table.click_row("Corvin")
    assert "casting slow" in [chip.text for chip in table.row("Corvin").chips]  # type: ignore[attr-defined]
    assert table.due_texts()[0].startswith("finish slow (reactions look for manipulation")
    table.click(table.due_button())
    assert table.cast.is_open
    assert table.cast.title.accessibleName() == "Casting: slow"


def test_damage_of_a_spell_is_one_step_with_it(table: Spells):
    table.select("Drow")
    table.type("mfireball")
    table.key(Key.Key_Return)
    assert table.cast.outcome.points.text == "5d6 fire"
    table.type("1")
    before, hp = table.steps, table.now("Drow").hp
    table.key(Key.Key_Return)
    assert table.steps == before + 1
    assert table.now("Drow").hp < hp
    assert isinstance(table.last, DoTogether)
    assert any(isinstance(command, DealDamage) for command in table.last.commands)
    table.ctrl(Key.Key_Z)
    assert table.now("Drow").hp == hp


def test_targets_are_clicked_in_the_list_while_it_is_open(table: Spells):
    table.type("mslow")
    table.click_row("Ogre")
    assert [row.name for row in table.magic.cast_view_model.view.rows] == ["Ogre"]
    table.click_row("Drow", CTRL)
    assert [row.name for row in table.magic.cast_view_model.view.rows] == ["Ogre", "Drow"]
    assert table.cast.is_open
    assert table.focus is table.cast.spell.edit


def test_what_stands_in_the_way_and_all_the_same(table: Spells):
    table.select("Drow")
    table.type("mslow")
    table.click(next(b for b in table.cast.part.hands.findChildren(QWidget) if b.accessibleName() == "no hand free"))
    assert table.cast.reason.words == "Corvin has no free hand for the somatic component"
    assert not table.cast.do.isEnabled()
    assert not table.cast.force.isHidden()
    table.key(Key.Key_Return, CTRL)
    casting = table.who("Corvin").casting
    assert casting is not None
    assert casting.forced


def test_components_by_click(table: Spells):
    table.type("mslow")
    table.click(table.cast.part.components["material"])
    assert "material" not in table.magic.cast_view_model.draft.components
    table.click(table.cast.part.voice)
    assert "no voice" in table.cast.reason.words


def test_begin_and_finish_at_once(table: Spells):
    table.select("Drow")
    table.type("mslow")
    before = table.steps
    table.key(Key.Key_B, ALT)
    assert table.steps == before + 1
    assert len(table.state.effects) == 1


def test_escape_changes_nothing(table: Spells):
    before = table.steps
    table.type("m")
    table.type("slo")
    table.key(Key.Key_Escape)  # the list
    assert table.cast.is_open
    table.key(Key.Key_Escape)
    assert not table.cast.is_open
    assert table.steps == before
    assert table.focus is table.window.panes.order.view


def test_the_button_at_the_spells_of_the_pane(table: Spells):
    table.click_row("Corvin")
    flow = next(f for f in table.window.panes.combatant.sheet.flows if f.row is not None and f.row.key == "spells")
    assert not flow.cast.isHidden()
    table.click(flow.cast)
    assert table.cast.is_open
    assert table.cast.caster.chosen == table.who("Corvin").id


def test_identify_from_the_surface(table: Spells):
    table.select("Drow")
    table.type("mslow")
    table.key(Key.Key_Return)
    assert table.cast.known.accessibleName() == "Known to Drow."
    table.key(Key.Key_I, ALT)
    table.choose_in_menu("Kyra: by a reaction")
    assert table.cast.known.accessibleName() == "Known to Drow and Kyra."


def test_casting_magic_that_dispels_leads_to_the_check(table: Spells):
    table.do("effect", name="bane", targets=["Corvin"], source="Drow", level=1, dc=13)
    table.select("Corvin")
    table.type("mdispel magic")
    table.key(Key.Key_Return)
    assert not table.cast.is_open
    assert table.magic.dispel.is_open
    assert table.magic.dispel.fields["level"].text == "3"


# --- disruption -----------------------------------------------------------------------------------------------------


def test_a_reaction_that_disrupts_is_told_before_and_announced_after(table: Spells):
    table.do("begin_cast", who="Corvin", spell={"name": "slow", "level": 3, "components": ["somatic"]})
    table.click_row("Corvin")
    table.type("h")
    table.type("6")
    hp = table.window.panes.hp
    assert hp.disruption.words.startswith("Corvin is casting slow: say whether a reaction to it strikes.")
    table.key(Key.Key_C, ALT)
    assert hp.disruption.words == "Corvin loses slow: at least its level (5) gets through."
    assert hp.details.set_off.chosen == "reaction"
    table.key(Key.Key_Return)
    casting = table.who("Corvin").casting
    assert casting is not None
    assert casting.why_lost == "disrupted"
    assert "loses the spell slow" in table.window.banner.text


def test_the_die_of_a_concentration_check_is_typed(table: Spells):
    table.do("options", disruption="concentration_check")
    table.do("begin_cast", who="Corvin", spell={"name": "slow", "level": 3, "components": ["somatic"]})
    table.click_row("Corvin")
    table.type("h")
    table.type("6")
    hp = table.window.panes.hp
    assert hp.details.concentration.isHidden()
    table.key(Key.Key_C, ALT)
    assert not hp.details.concentration.isHidden()
    table.click(hp.details.concentration.edit)
    table.type("10")
    assert hp.disruption.words == "Corvin keeps slow: concentration 19 against DC 19."
    table.key(Key.Key_Return)
    casting = table.who("Corvin").casting
    assert casting is not None
    assert casting.under_way


# --- concentration --------------------------------------------------------------------------------------------------


def keep_up(table: Spells, *names: str) -> None:
    for name in names:
        table.do("effect", name=name, id=name, targets=["Ogre"], source="Corvin", duration={"concentration": True})
    for _ in range(4):
        table.do("next_turn")
    table.window.bridge.select(())
    table.window.panes.order.view.setFocus()
    table.settle()


def test_concentrate_by_its_gold_line(table: Spells):
    keep_up(table, "calm")
    assert table.due_texts() == ["concentrate on calm (0/60), or it ends"]
    table.click(table.due_button())
    kept = table.state.effects["calm"].concentration
    assert kept is not None
    assert (kept.kept, kept.used) == (True, 1)
    assert table.due_texts() == []


def test_k_keeps_the_only_one_up(table: Spells):
    keep_up(table, "calm")
    table.type("k")
    kept = table.state.effects["calm"].concentration
    assert kept is not None
    assert kept.kept


def test_k_asks_which_of_several(table: Spells):
    keep_up(table, "calm", "fog")
    assert len(table.due_texts()) == 2
    table.type("k")
    offered = [action.text() for action in table.menus[-1].actions() if action.isEnabled() and action.text()]
    assert offered == ["calm", "fog"]
    table.choose_in_menu("fog")
    kept = {key: effect.concentration.kept for key, effect in table.state.effects.items() if effect.concentration}
    assert kept == {"calm": False, "fog": True}


def test_missed_concentration_is_announced(table: Spells):
    keep_up(table, "calm")
    table.type("n")
    assert "calm" not in table.state.effects
    assert "calm" in table.window.banner.text


# --- spell resistance -----------------------------------------------------------------------------------------------


def test_lowered_and_raised_from_its_tile(table: Spells):
    table.click_row("Ogre")
    pane = table.window.panes.combatant
    pane.sheet.figures.context_requested.emit("sr", QPoint(400, 200))
    table.choose_in_menu("Lower spell resistance")
    assert pane.overlays.action is not None
    table.key(Key.Key_Return)
    assert table.now("Ogre").figures["sr"].value == 0
    assert "SR lowered" in [chip.text for chip in table.row("Ogre").chips]  # type: ignore[attr-defined]
    pane.sheet.figures.context_requested.emit("sr", QPoint(400, 200))
    table.choose_in_menu("Raise spell resistance again")
    assert table.now("Ogre").figures["sr"].value == 15


def test_the_check_that_is_due_is_answered_in_the_gold_band(table: Spells):
    table.click_row("Ogre")
    table.window.registry.trigger("lower_sr")
    table.settle()
    table.key(Key.Key_Return)
    table.do("effect", name="slow", id="slow", targets=["Ogre"], source="Corvin", spell_resistance=True, dc=15)
    table.click_row("Ogre")
    table.window.registry.trigger("lower_sr")  # it is lowered: raised again
    table.settle()
    assert table.due_texts() == ["spell resistance is back: check of slow, +5 against 15"]
    line = table.window.panes.combatant.sheet.due.lines[0]
    table.click(line.field.edit)
    table.type("3")
    table.key(Key.Key_Return)
    assert table.state.effects["slow"].targets[table.who("Ogre").id].state == "resisted"
    assert table.due_texts() == []


# --- dispelling -----------------------------------------------------------------------------------------------------


def laid(table: Spells) -> None:
    table.do("effect", name="bane", id="bane", targets=["Corvin"], source="Drow", level=1, dc=13)
    table.do("effect", name="fear", id="fear", targets=["Corvin"], source="Drow", level=4, dc=20)
    table.do("condition", target="Corvin", condition="prone")


def test_dispel_by_keys(table: Spells):
    laid(table)
    table.select("Corvin")
    table.type("x")
    dispel = table.magic.dispel
    assert dispel.is_open
    assert table.focus is dispel.fields["level"].edit  # what is missing
    table.type("3")
    assert [row.line.verdict for row in dispel.lines.rows[:3]] == [
        "ends on 2 or more",
        "ends on 11 or more",
        "no spell and no spell-like ability",
    ]
    table.click(dispel.lines.rows[1])
    assert table.magic.dispel_view_model.draft.chosen == {"bane"}
    table.click(dispel.fields["die"].edit)
    table.type("8")
    assert dispel.lines.rows[0].line.verdict == "ends"
    assert dispel.do.text().startswith("Dispel: 1 end")
    before = table.steps
    table.key(Key.Key_Return)
    assert table.steps == before + 1
    assert "bane" not in table.state.effects
    assert not dispel.is_open


def test_space_ticks_and_enter_dispels(table: Spells):
    laid(table)
    table.click_row("Ogre")
    table.type("x")
    table.type("3")
    dispel = table.magic.dispel
    first = dispel.lines.first()
    assert first is not None
    first.setFocus()
    table.key(Key.Key_Space)
    assert table.magic.dispel_view_model.draft.chosen == {"bane"}
    table.key(Key.Key_Down)
    table.key(Key.Key_Space)
    assert table.magic.dispel_view_model.draft.chosen == {"bane", "fear"}
    table.key(Key.Key_R, ALT)
    assert dispel.fields["die"].text
    table.key(Key.Key_Return)
    assert not dispel.is_open


def test_countering_from_the_casting(table: Spells):
    table.do("begin_cast", who="Corvin", spell={"name": "slow", "level": 3, "dc": 17})
    table.type("m")
    table.click(table.cast.counter)
    dispel = table.magic.dispel
    assert not table.cast.is_open
    assert dispel.is_open
    assert dispel.mode.chosen == "counter"
    assert dispel.caster.chosen == table.who("Corvin").id
    table.magic.dispel_view_model.change(by=table.who("Drow").id)
    table.click(dispel.fields["level"].edit)
    table.type("3")
    table.click(dispel.fields["die"].edit)
    table.type("20")
    assert dispel.outcome.accessibleName() == "It is countered: the spell is lost."
    table.key(Key.Key_Return)
    casting = table.who("Corvin").casting
    assert casting is not None
    assert casting.why_lost == "counterspelled"


# --- preparations, orders, triggers, options ------------------------------------------------------------------------


def test_preparations_keep_what_is_ticked(table: Spells):
    for name in ("armor", "shield"):
        table.do(
            "effect", name=name, id=name, targets=["Corvin"], source="Corvin", slot="level 1", duration={"hours": 5}
        )
    table.click_row("Corvin")
    table.window.registry.trigger("preparations")
    table.settle()
    popover = table.magic.preparations
    assert table.focus is popover.lines.rows[0]
    table.key(Key.Key_Space)
    assert popover.do.text() == "Prepare: 1 spell ends"
    table.key(Key.Key_Return)
    assert list(table.state.effects) == ["armor"]
    assert not popover.is_open


def test_an_order_from_the_menu_of_what_is_in_force(table: Spells):
    table.do(
        "effect", name="charm person", id="charm", targets=["Ogre"], source="Corvin", dc=15, duration={"hours": 1},
        descriptors=["charm"],
    )  # fmt: skip
    table.click_row("Ogre")
    pane = table.window.panes.combatant
    pane.sheet.force.context_requested.emit("charm", QPoint(500, 300))
    table.choose_in_menu("Order…")
    form = table.magic.form
    assert form.is_open
    assert form.title.accessibleName() == "Order to Ogre (charm person)"
    table.type("20")
    table.key(Key.Key_Tab)
    table.type("2")
    assert "does not obey" in form.lines[2].accessibleName()
    table.key(Key.Key_Return)
    assert not form.is_open
    assert type(table.last).__name__ == "OrderCharmed"


def test_the_form_changes_with_the_kind_of_order(table: Spells):
    table.do(
        "effect", name="charm person", id="charm", targets=["Ogre"], source="Corvin", dc=15, duration={"hours": 1},
        descriptors=["charm"],
    )  # fmt: skip
    table.window.registry.trigger("order_charmed")
    table.settle()
    form = table.magic.form
    assert list(form.form.cells) == ["kind", "roll", "charmer"]
    kind = form.form.cells["kind"].control
    kind.setFocus()
    table.key(Key.Key_Down)
    assert list(form.form.cells) == ["kind", "roll"]
    table.key(Key.Key_Escape)
    assert not form.is_open


def test_without_anyone_charmed_it_says_so(table: Spells):
    table.window.registry.trigger("order_charmed")
    table.settle()
    assert table.window.banner.text == "Nobody is charmed or compelled"
    table.window.registry.trigger("stored_trigger")
    table.settle()
    assert table.window.banner.text == "No effect waits for a trigger"


def test_a_trigger_that_is_not_noticed_can_be_forced(table: Spells):
    table.do(
        "effect", name="magic mouth", id="mouth", targets=[], source="Kyra", trigger="a dwarf", dc=15,
        duration="triggered",
    )  # fmt: skip
    table.window.registry.trigger("stored_trigger")
    table.settle()
    form = table.magic.form
    table.type("16")
    assert form.reason.words == "Magic mouth does not notice its trigger: Stealth"
    assert not form.apply.isEnabled()
    table.key(Key.Key_Return, CTRL)
    assert "mouth" not in table.state.effects


def test_rules_options(table: Spells):
    table.window.registry.trigger("options")
    table.settle()
    panel = table.magic.options
    assert panel.is_open
    assert len(panel.parts) == 6
    table.key(Key.Key_Right)  # 100 rounds
    table.click(next(b for b in panel.parts[2].choices.findChildren(QWidget) if "caster level" in b.accessibleName()))
    assert "(Core rules.)" in panel.parts[2].means.words
    before = table.steps
    table.key(Key.Key_Return)
    assert not panel.is_open
    assert table.steps == before + 1
    assert table.state.options.concentration_limit_rounds == 100
    assert table.state.options.dispel == "caster_level_check"


def test_options_left_as_they_are(table: Spells):
    before = table.steps
    table.window.registry.trigger("options")
    table.settle()
    table.key(Key.Key_Right)
    table.key(Key.Key_Escape)
    assert table.steps == before
    table.window.registry.trigger("options")
    table.settle()
    table.key(Key.Key_Return)
    assert not table.magic.options.is_open
    assert table.steps == before
