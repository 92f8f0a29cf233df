"""What is done to one combatant: the view-model turns wishes into commands and tells what was wrong."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.state import Combatant, Cure, Frequency
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.viewmodels.combatant import CombatantViewModel, Result
from encounter_tracker.viewmodels.combatant_due import Answer, parse_answer
from encounter_tracker.viewmodels.combatant_rows import ActionRow
from tests.viewmodels.combatant_fight import bridge_of, do, spell, started


class Pane:
    """A fight and the view-model of the pane that shows Brannoc."""

    def __init__(self) -> None:
        self.model: EncounterModel = started()
        self.bridge = bridge_of(self.model)
        self.vm = CombatantViewModel(self.bridge)

    @property
    def brannoc(self) -> Combatant:
        return self.model.state.combatants["c1"]

    def do(self, *commands: c.Command) -> None:
        do(self.model, *commands)

    def state_of(self, effect: str) -> str:
        return self.model.state.effects[effect].targets["c1"].state

    @property
    def lives(self) -> bool:
        return self.brannoc.death is None

    def action(self, key: str) -> ActionRow:
        return next(row for row in self.vm.actions() if row.key == key)


@pytest.fixture
def pane(qapp: object) -> Pane:
    return Pane()


# ---- following -------------------------------------------------------------------------------------------------


def test_it_follows_the_selection_and_the_turn(pane: Pane, qtbot: QtBot):
    assert pane.vm.who == "c1"
    with qtbot.waitSignal(pane.vm.sheet_changed) as told:
        pane.bridge.select(("c2",))
    assert told.args[0].who == "c2"
    pane.bridge.select(())
    assert pane.vm.who == "c1"
    pane.do(c.NextTurn())
    assert pane.vm.who == "c2"


def test_the_pin_keeps_one(pane: Pane, qtbot: QtBot):
    with qtbot.waitSignal(pane.vm.pinned_changed) as told:
        pane.vm.toggle_pin()
    assert told.args == [True]
    pane.bridge.select(("c2",))
    pane.do(c.NextTurn())
    assert (pane.vm.who, pane.vm.pinned) == ("c1", True)
    pane.vm.toggle_pin()
    assert pane.vm.who == "c2"


def test_a_change_elsewhere_says_nothing(pane: Pane, qtbot: QtBot):
    with qtbot.assertNotEmitted(pane.vm.sheet_changed):
        pane.do(c.DealDamage(target="Troll", amount=3), c.WriteNote(text="hm"))


def test_nobody_is_there(qapp: object, qtbot: QtBot):
    pane = Pane()
    with qtbot.waitSignal(pane.vm.sheet_changed, check_params_cb=lambda sheet: sheet is None):
        pane.do(c.RemoveCombatant(who=("Brannoc", "Troll", "Ysolde")))
    assert (pane.vm.sheet, pane.vm.who, pane.vm.actions(), pane.vm.edit_form()) == (None, None, (), ())
    assert (pane.vm.why("ac"), pane.vm.levels(), pane.vm.ability("str")) == (None, None, None)
    assert pane.vm.act("kill").ok


def test_another_language_makes_another_sheet(pane: Pane):
    from encounter_tracker.viewmodels.texts.language import set_language

    pane.do(c.ApplyCondition(target="Brannoc", condition="shaken"))
    set_language("fr")
    try:
        pane.bridge.retranslate()
    finally:
        set_language("en")
    assert pane.vm.sheet is not None
    assert pane.vm.sheet.force[0].name == "secoué"


# ---- figures ---------------------------------------------------------------------------------------------------


def test_a_figure_is_overruled_and_goes_back(pane: Pane):
    assert pane.vm.overrule("ac", " 16 ").ok
    assert pane.brannoc.overrides == {"ac": 16}
    assert pane.vm.overrule("ac", "").ok
    assert pane.brannoc.overrides == {}


def test_nonsense_is_no_figure(pane: Pane):
    assert pane.vm.overrule("ac", "high").message == "Type a whole number"
    assert pane.brannoc.overrides == {}


def test_speed_is_typed_in_the_unit_in_use(pane: Pane):
    assert pane.vm.overrule("speed", "15").ok
    assert pane.brannoc.overrides == {"speed": 15}
    assert "distance" in pane.vm.overrule("speed", "slow").message


def test_why_goes_into_the_log(pane: Pane):
    pane.vm.log_why("ac")
    notes = [record.event for record in pane.model.log()]
    assert (notes[-1].text, notes[-1].who) == ("Armor Class: 24 stat block = 24", "c1")  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("key", "text", "damage", "drain", "base"),
    [
        ("damage", "3", 3, 0, 18),
        ("drain", "2", 0, 2, 18),
        ("base", "20", 0, 0, 20),
        ("base", "-", 0, 0, None),
        ("damage", "0", 0, 0, 18),
    ],
)
def test_an_ability_is_brought_to_what_was_typed(
    pane: Pane, key: str, text: str, damage: int, drain: int, base: int | None
):
    assert pane.vm.set_ability("str", key, text).ok
    view = derived(pane.model.state, "c1").abilities["str"]
    assert (view.damage, view.drain, view.base) == (damage, drain, base)


def test_damage_and_drain_go_down_again(pane: Pane):
    pane.do(
        c.DamageAbility(target="Brannoc", ability="str", amount=5),
        c.DrainAbility(target="Brannoc", ability="str", amount=4),
    )
    assert pane.vm.set_ability("str", "damage", "2").ok
    assert pane.vm.set_ability("str", "drain", "1").ok
    harm = pane.brannoc.harm["str"]
    assert (harm.damage, harm.drain) == (2, 1)
    assert pane.vm.restore_ability("str").ok
    assert pane.brannoc.harm == {}


def test_nothing_to_restore_is_said(pane: Pane):
    assert "nothing" in pane.vm.restore_ability("str").message


def test_the_same_number_is_no_step(pane: Pane):
    position = pane.model.position
    assert pane.vm.set_ability("str", "damage", "0").ok
    assert pane.vm.set_ability("str", "base", "18").ok
    assert pane.model.position == position


def test_an_immune_one_can_be_harmed_by_insisting(pane: Pane):
    pane.do(c.EditCombatant(who="c1", set={"type": "construct"}))
    refused = pane.vm.set_ability("str", "damage", "2")
    assert (refused.ok, refused.can_force) == (False, True)
    assert "immune" in refused.message
    assert pane.vm.set_ability("str", "damage", "2", force=True).ok
    assert pane.brannoc.harm["str"].damage == 2


def test_what_is_no_ability_is_nothing(pane: Pane):
    assert pane.vm.ability("ac") is None
    assert pane.vm.set_ability("ac", "damage", "2").ok
    assert pane.vm.restore_ability("ac").ok


def test_an_ability_lists_its_sources(pane: Pane):
    pane.do(
        spell("bull's strength", 9, ("str", 4, "enhancement")),
        spell("belt", 9, ("str", 2, "enhancement")),
        c.ApplyCondition(target="Brannoc", condition="exhausted"),
        c.DamageAbility(target="Brannoc", ability="str", amount=2, source="Troll"),
    )
    view = pane.vm.ability("str")
    assert view is not None
    assert [(row.amount, row.text, row.counts) for row in view.sources] == [
        ("+4", "enhancement: bull's strength", True),
        ("(+2)", "enhancement: belt", False),
        ("−6", "exhausted", True),
    ]
    damage = view.steppers[0]
    assert (damage.text, damage.detail, damage.can_lower) == ("2", "Troll · heals 1 a day", True)


def test_helplessness_fixes_a_modifier(pane: Pane):
    pane.do(c.ApplyCondition(target="Brannoc", condition="helpless"))
    view = pane.vm.ability("dex")
    assert view is not None
    assert [(row.amount, row.text) for row in view.sources] == [("−5", "helpless")]


def test_an_ability_says_when_it_fells(pane: Pane):
    con, strength = pane.vm.ability("con"), pane.vm.ability("str")
    assert con is not None
    assert strength is not None
    assert (con.note, strength.note) == ("Dies when damage reaches 16.", "Unconscious when damage reaches 18.")
    pane.do(c.EditCombatant(who="c1", set={"type": "undead", "abilities": {"con": None}}))
    con, strength = pane.vm.ability("con"), pane.vm.ability("str")
    assert con is not None
    assert strength is not None
    assert con.note.startswith("No score")
    assert strength.note == "Immune to damage: undead traits"
    assert not any(row.can_lower or (row.can_raise and row.key != "base") for row in con.steppers)


# ---- negative levels -------------------------------------------------------------------------------------------


def test_negative_levels_are_given_saved_against_and_taken_away(pane: Pane):
    assert pane.vm.give_levels({"count": "2", "dc": "14", "source": "c2", "permanent": ""}).ok
    assert pane.vm.give_levels({"count": "1", "dc": "", "source": "", "permanent": "1"}).ok
    view = pane.vm.levels()
    assert view is not None
    assert [(row.text, row.detail, row.can_save) for row in view.rows] == [
        ("temporary", "Troll · Fortitude DC 14 · a save each day", True),
        ("temporary", "Troll · Fortitude DC 14 · a save each day", True),
        ("permanent", "", False),
    ]
    assert view.remark == "Brannoc · 3 of 7 HD, dies at 7"
    assert pane.vm.save_level(view.rows[1].key, "20").ok
    left = pane.vm.levels()
    assert left is not None
    assert [row.key for row in left.rows] == [view.rows[0].key, view.rows[2].key]
    assert pane.vm.remove_level(view.rows[2].key).ok
    assert len(pane.brannoc.negative_levels) == 1


def test_a_save_that_is_due_is_told(pane: Pane):
    pane.do(c.GiveNegativeLevels(target="Brannoc", count=1, dc=14), c.AdvanceTime(days=1))
    view = pane.vm.levels()
    assert view is not None
    assert view.rows[0].detail == "Fortitude DC 14 · save due now"


@pytest.mark.parametrize(
    ("typed", "field"),
    [({"count": "0"}, "count"), ({"count": ""}, "count"), ({"count": "x"}, "count"), ({"count": "1", "dc": "y"}, "dc")],
)
def test_what_is_wrong_with_negative_levels(pane: Pane, typed: dict[str, str], field: str):
    result = pane.vm.give_levels(typed)
    assert list(result.fields) == [field]
    assert pane.brannoc.negative_levels == ()


def test_the_undead_get_none_unless_one_insists(pane: Pane):
    pane.do(c.EditCombatant(who="c1", set={"type": "undead"}))
    assert pane.vm.give_levels({"count": "1"}).can_force
    assert pane.vm.give_levels({"count": "1"}, force=True).ok


def test_a_wrong_die_of_a_save_is_told(pane: Pane):
    pane.do(c.GiveNegativeLevels(target="Brannoc", count=1, dc=14))
    assert "=21" in pane.vm.save_level("n1", "21").message


def test_the_form_proposes_the_active_one_as_source(pane: Pane):
    pane.do(c.NextTurn())
    source = next(field for field in pane.vm.level_form() if field.key == "source")
    assert source.value == "c2"
    assert [key for key, _ in source.choices] == ["", "c2", "c3"]


# ---- what is due -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "what", "answer"),
    [
        ("", "dying_check", Answer()),
        (" 14 ", "dying_check", Answer(face=14)),
        ("=23", "dying_check", Answer(total=23)),
        ("= -2", "dying_check", Answer(total=-2)),
        ("77", "confusion", Answer(face=77)),
    ],
)
def test_answers_to_a_roll(text: str, what: str, answer: Answer):
    assert parse_answer(text, what) == answer


@pytest.mark.parametrize(
    ("text", "words"),
    [("21", "type =21"), ("0", "shows 1 to 20"), ("high", "Type the die (1 to 20)"), ("1d20", "Type the die")],
)
def test_what_is_no_answer(text: str, words: str):
    said = parse_answer(text, "dying_check")
    assert isinstance(said, str)
    assert words in said


def test_the_dying_roll_is_answered(pane: Pane):
    pane.do(c.DealDamage(target="Ysolde", amount=40), c.NextTurn(), c.NextTurn())
    pane.bridge.select(("c3",))
    assert pane.vm.sheet is not None
    key = pane.vm.sheet.due[0].key
    assert "=30" in pane.vm.answer_due(key, "30").message
    assert pane.vm.answer_due(key, "20").ok
    assert pane.model.state.combatants["c3"].stable
    assert pane.vm.sheet.due == ()
    assert pane.vm.answer_due(key, "20").ok  # it was answered already: nothing happens


def test_the_program_rolls_for_an_empty_answer(pane: Pane):
    pane.do(c.GiveNegativeLevels(target="Brannoc", count=1, dc=1), c.AdvanceTime(days=1))
    assert pane.vm.sheet is not None
    assert pane.vm.answer_due(pane.vm.sheet.due[0].key, "").ok
    assert pane.model.state.due == ()


def test_a_sum_of_confusion_is_its_die(pane: Pane):
    pane.do(c.ApplyCondition(target="Troll", condition="confused"), c.NextTurn())
    assert pane.vm.sheet is not None
    pane.bridge.select(("c2",))
    row = pane.vm.sheet.due[0]
    assert (row.text, row.die) == ("confused: what it does, d100", "d100")
    assert pane.vm.answer_due(row.key, "=12").ok
    assert pane.model.state.due == ()


def test_a_save_against_a_poison_is_answered(pane: Pane):
    pane.do(
        c.GiveAffliction(
            target="Brannoc",
            name="venom",
            exposure="injury",
            save="fort",
            dc=14,
            frequency=Frequency(rounds=1, times=4),
            cure=Cure(saves=1),
        ),
        c.NextTurn(),
        c.NextTurn(),
        c.NextTurn(),
    )
    assert pane.vm.sheet is not None
    assert pane.vm.answer_due(pane.vm.sheet.due[0].key, "18").ok
    assert pane.model.state.effects == {}


def test_a_check_that_resistance_brings_back_is_answered(pane: Pane):
    pane.do(
        c.NextTurn(),
        c.LowerResistance(who="Troll"),
        spell("slow", 9, ("ac", -1, "untyped"), targets=("Troll",), spell_resistance=True, id="slow"),
        c.NextTurn(),
        c.NextTurn(),
        c.NextTurn(),
    )
    pane.bridge.select(("c2",))
    assert pane.vm.sheet is not None
    row = pane.vm.sheet.due[0]
    assert row.text == "spell resistance is back: check of slow, +5 against 15"
    assert pane.vm.answer_due(row.key, "2").ok
    assert pane.model.state.effects["slow"].targets["c2"].state == "resisted"


def test_a_charmed_one_resists_an_order(pane: Pane):
    pane.do(
        spell("charm", 9, descriptors=("charm",), dc=14, id="charm"),
        c.OrderCharmed(who="Brannoc", against_nature=True, roll=2),
    )
    assert pane.vm.sheet is not None
    row = pane.vm.sheet.due[0]
    assert row.text == "Charisma against an order (charm)"
    assert pane.vm.answer_due(row.key, "15").ok
    assert pane.model.state.due == ()


def test_restoration_is_not_answered_by_a_die(pane: Pane):
    pane.do(
        c.GiveNegativeLevels(target="Brannoc", count=7, permanent=True),
        c.RaiseDead(target="Brannoc", by="true resurrection"),
    )
    assert pane.vm.sheet is not None
    assert pane.vm.answer_due(pane.vm.sheet.due[0].key, "12").ok
    assert pane.model.state.due


# ---- effects and note ------------------------------------------------------------------------------------------


def test_an_effect_ends_for_this_one_alone(pane: Pane):
    pane.do(spell("bless", 9, ("attack", 1, "morale"), id="e1", targets=("Brannoc", "Ysolde")))
    assert pane.vm.end_effect("e1").ok
    assert list(pane.model.state.effects["e1"].targets) == ["c3"]
    assert pane.vm.end_effect("").ok


def test_an_effect_is_held_down_and_let_go(pane: Pane):
    pane.do(spell("bless", 9, ("attack", 1, "morale"), id="e1"))
    assert pane.vm.suppress_effect("e1", on=True).ok
    assert pane.state_of("e1") == "suppressed"
    assert pane.vm.suppress_effect("e1", on=False).ok
    assert pane.state_of("e1") == "affected"


def test_a_note_is_kept(pane: Pane):
    position = pane.model.position
    assert pane.vm.set_note("hates elves").ok
    assert pane.brannoc.note == "hates elves"
    assert pane.vm.set_note("hates elves").ok
    assert pane.model.position == position + 1
    assert pane.vm.set_note("slow", "c2").ok
    assert pane.model.state.combatants["c2"].note == "slow"
    assert pane.vm.set_note("gone", "c99").ok


# ---- the menu --------------------------------------------------------------------------------------------------


def test_the_menu_says_why_something_cannot_be_done(pane: Pane):
    assert (pane.action("raise_dead").enabled, pane.action("raise_dead").reason) == (False, "it is alive")
    assert pane.action("stabilise").reason == "it is not dying"
    pane.do(c.Kill(target="Brannoc"))
    assert (pane.action("kill").reason, pane.action("lesser").reason) == ("it is dead", "it is dead")
    assert pane.action("stabilise").reason == "it is dead"
    assert pane.action("raise_dead").enabled


def test_flags_are_ticked_and_turned(pane: Pane):
    for key in ("hidden", "flying", "swimming"):
        assert pane.action(key).checked is False
        assert pane.vm.act(key).ok
        assert getattr(pane.brannoc, key)
        assert pane.action(key).checked is True
        assert pane.vm.act(key).ok
        assert not getattr(pane.brannoc, key)


def test_antimagic_is_ticked(pane: Pane):
    pane.do(spell("bless", 9, ("attack", 1, "morale")))
    assert pane.vm.act("antimagic").ok
    assert pane.brannoc.antimagic
    assert pane.action("antimagic").checked
    assert pane.vm.sheet is not None
    assert pane.vm.sheet.force[0].what == "held by antimagic · attack +1 morale"


def test_spell_resistance_is_lowered(pane: Pane):
    assert "lower_sr" not in [row.key for row in pane.vm.actions()]
    pane.bridge.select(("c2",))
    form = pane.vm.action_form("lower_sr")
    assert form is not None
    assert form.fields[0].hint.startswith("It is 15 now")
    assert pane.vm.act("lower_sr", {"to": "5"}).ok
    assert derived(pane.model.state, "c2").figures["sr"].value == 5
    assert list(pane.vm.act("lower_sr", {"to": "low"}).fields) == ["to"]


def test_bleeding_is_treated(pane: Pane):
    assert pane.action("stop_bleed").reason == "it is not bleeding"
    pane.do(c.ApplyCondition(target="Brannoc", condition="bleed", amount=2))
    assert pane.action("stop_bleed").enabled
    assert pane.vm.action_form("stop_bleed") is not None
    assert pane.vm.act("stop_bleed", {"roll": "=9"}).ok
    assert pane.vm.act("stop_bleed", {"roll": "=15"}).ok
    assert not pane.action("stop_bleed").enabled


def test_dying_and_back(pane: Pane):
    pane.do(c.DealDamage(target="Brannoc", amount=60))
    assert pane.vm.act("stabilise").ok
    assert pane.brannoc.stable
    assert pane.vm.act("kill", {"cause": "fell into lava", "source": "c2"}).ok
    assert pane.brannoc.death is not None
    assert (pane.brannoc.death.cause, pane.brannoc.death.source) == ("fell into lava", "c2")
    assert pane.vm.act("resurrection").ok
    assert pane.lives
    assert len(pane.brannoc.negative_levels) == 1


def test_raise_dead_after_a_death_attack_needs_insisting(pane: Pane):
    assert pane.vm.act("death_attack", {"dc": "", "roll": "", "source": "c2"}).ok
    assert not pane.lives
    refused = pane.vm.act("raise_dead")
    assert (refused.ok, refused.can_force) == (False, True)
    assert pane.vm.act("raise_dead", force=True).ok


@pytest.mark.parametrize(("roll", "lives"), [("2", False), ("19", True), ("=30", True), ("=5", False)])
def test_a_death_attack_with_a_save(pane: Pane, roll: str, lives: bool):
    assert pane.vm.act("death_attack", {"dc": "18", "roll": roll, "source": ""}).ok
    assert pane.lives == lives


def test_what_is_wrong_with_a_death_attack(pane: Pane):
    result = pane.vm.act("death_attack", {"dc": "18", "roll": "40", "source": ""})
    assert list(result.fields) == ["roll"]
    assert list(pane.vm.act("death_attack", {"dc": "hard"}).fields) == ["dc"]
    assert pane.lives


def test_lesser_restoration_takes_the_worst_by_itself(pane: Pane):
    pane.do(
        c.DamageAbility(target="Brannoc", ability="str", amount=2),
        c.DamageAbility(target="Brannoc", ability="dex", amount=5),
    )
    form = pane.vm.action_form("lesser")
    assert form is not None
    assert form.fields[0].choices == (("dex", "Dexterity (5)"), ("str", "Strength (2)"))
    assert form.fields[0].value == "dex"
    assert pane.vm.act("lesser", {"ability": "dex", "amount": "3"}).ok
    assert pane.brannoc.harm["dex"].damage == 2
    assert list(pane.vm.act("lesser", {"ability": "dex", "amount": "some"}).fields) == ["amount"]


def test_restoration_takes_levels_of_the_chosen_kind(pane: Pane):
    pane.do(
        c.DamageAbility(target="Brannoc", ability="str", amount=2),
        c.DrainAbility(target="Brannoc", ability="con", amount=2),
        c.GiveNegativeLevels(target="Brannoc", count=2),
        c.GiveNegativeLevels(target="Brannoc", count=2, permanent=True),
    )
    form = pane.vm.action_form("restoration")
    assert form is not None
    assert (form.fields[0].value, form.fields[1].value) == ("con", "temporary")
    assert pane.vm.act("restoration", {"ability": "con", "negative_levels": "permanent"}).ok
    assert pane.brannoc.harm == {}
    assert [level.permanent for level in pane.brannoc.negative_levels] == [False, False, True]


def test_rest_passes_for_this_one(pane: Pane):
    pane.do(c.DealDamage(target="Brannoc", amount=20))
    assert pane.vm.act("rest").ok
    assert derived(pane.model.state, "c1").hp == 45
    assert pane.vm.act("rest_day").ok
    assert derived(pane.model.state, "c1").hp == 58


def test_initiative_is_set_or_rolled(pane: Pane):
    form = pane.vm.action_form("initiative")
    assert form is not None
    assert (form.fields[0].value, form.fields[0].hint) == ("16", "Empty rolls d20 +2")
    assert pane.vm.act("initiative", {"total": "5"}).ok
    assert pane.brannoc.initiative == 5
    assert pane.vm.act("initiative", {"total": ""}).ok
    assert list(pane.vm.act("initiative", {"total": "first"}).fields) == ["total"]


def test_renaming(pane: Pane):
    assert pane.vm.act("rename", {"name": "Bran"}).ok
    assert pane.brannoc.name == "Bran"
    assert pane.vm.act("rename", {"name": "Troll"}).message == "Someone is named “Troll” already"
    assert list(pane.vm.act("rename", {"name": "  "}).fields) == ["name"]


def test_removing(pane: Pane):
    assert pane.vm.act("remove").ok
    assert pane.brannoc.removed


def test_an_action_that_asks_nothing_has_no_form(pane: Pane):
    assert pane.vm.action_form("rest") is None
    assert [row.key for row in pane.vm.actions() if row.form] == [
        "initiative", "rename", "stop_bleed", "lesser", "restoration", "kill", "death_attack",
    ]  # fmt: skip
    assert pane.vm.act("dance") == Result()


def test_the_form_with_all_fields_is_one_step(pane: Pane):
    form = {field.key: field.value for group in pane.vm.edit_form() for field in group.fields}
    position = pane.model.position
    assert pane.vm.submit_edit(form).ok
    assert pane.model.position == position
    assert pane.vm.submit_edit(form | {"name": "Bran", "ac.total": "25", "initiative": "3"}).ok
    assert pane.model.position == position + 1
    assert list(pane.vm.submit_edit(form | {"hp": "many"}).fields) == ["hp"]
    assert "named" in pane.vm.submit_edit(form | {"name": "Troll"}).message
