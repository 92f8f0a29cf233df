"""Gold lines of casters, orders to the charmed, stored triggers, preparations and the keys of magic."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import (
    AnyCommand,
    Concentrate,
    LowerResistance,
    OrderCharmed,
    PrepareDaily,
    TriggerEffect,
)
from encounter_tracker.encounter.state import Effect
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.cast_draft import CastDraft
from encounter_tracker.viewmodels.cast_view import cast_view
from encounter_tracker.viewmodels.charm_orders import OrderForm, control_text, controls
from encounter_tracker.viewmodels.combatant import CombatantViewModel
from encounter_tracker.viewmodels.effect_menu import command_for, effect_menu
from encounter_tracker.viewmodels.live_form import LiveForm, LiveFormViewModel
from encounter_tracker.viewmodels.magic_due import CAST, casting_chip, magic_due_rows
from encounter_tracker.viewmodels.magic_keys import MagicKeysViewModel
from encounter_tracker.viewmodels.order import order_view
from encounter_tracker.viewmodels.preparations import PreparationsViewModel
from encounter_tracker.viewmodels.stored_trigger import TriggerForm

CORVIN = {"name": "Corvin", "hit_dice": 5, "level": 5, "hp": 30, "caster_level": 5, "abilities": {"int": 18, "cha": 12}}
OGRE = {"name": "Ogre", "hit_dice": 4, "hp": 30, "sr": 15, "abilities": {"cha": 7}, "saves": {"will": 3}}


class Fight:
    """Corvin's turn; the ogre comes next."""

    def __init__(self) -> None:
        self.bridge = EncounterBridge(EncounterModel(Dice(1)))
        self.do("add", creature=CORVIN, side="party", initiative=20)
        self.do("add", creature=OGRE, initiative=10)
        self.do("start")

    def do(self, do: str, **fields: Any) -> None:
        self.bridge.dispatch(msgspec.convert({"do": do, **fields}, AnyCommand))

    def id(self, name: str) -> str:
        return self.bridge.state.by_name[name]

    def calm(self, key: str = "calm", **fields: Any) -> None:
        self.do(
            "effect", name=key, id=key, targets=["Ogre"], source="Corvin", level=2,
            **({"duration": {"concentration": True}} | fields),
        )  # fmt: skip

    def charm(self, **fields: Any) -> None:
        self.do(
            "effect", name="charm person", id="charm", targets=["Ogre"], source="Corvin", level=1,
            **({"descriptors": ["charm", "mind-affecting"], "duration": {"hours": 1}, "dc": 15} | fields),
        )  # fmt: skip

    def round(self) -> None:
        for _ in range(2):
            self.do("next_turn")

    def due(self, who: str = "Corvin") -> list[str]:
        return [row.text for row in magic_due_rows(self.bridge.state, self.id(who))]

    def chips(self, who: str) -> list[str]:
        row = next(row for row in order_view(self.bridge.state).rows if row.name == who)
        return [f"{chip.text} {chip.remaining}".strip() for chip in row.chips]

    @property
    def last(self) -> Any:
        step = self.bridge.model.undo_step
        assert step is not None
        return step.command


@pytest.fixture
def fight(qtbot: QtBot) -> Fight:
    return Fight()


# --- gold lines and chips -------------------------------------------------------------------------------------------


def test_a_casting_waits_to_be_finished(fight: Fight):
    fight.do("begin_cast", who="Corvin", spell={"name": "slow", "level": 3, "components": ["verbal", "somatic"]})
    assert fight.due() == ["finish slow (reactions look for manipulation, concentration, auditory)"]
    (row,) = magic_due_rows(fight.bridge.state, fight.id("Corvin"))
    assert (row.key, row.die, row.button) == (CAST, "", "Finish…")
    assert fight.chips("Corvin") == ["casting slow"]
    chip = casting_chip(fight.bridge.state.combatants[fight.id("Corvin")])
    assert chip is not None
    assert (chip.kind, chip.icon) == ("ending", "zap")
    assert chip.tooltip == "casting slow, level 3; reactions look for manipulation, concentration, auditory"
    fight.do("finish_cast", who="Corvin", targets=["Ogre"])
    assert fight.due() == []
    assert casting_chip(fight.bridge.state.combatants[fight.id("Corvin")]) is None


def test_a_touch_that_is_held_is_no_casting_any_more(fight: Fight):
    fight.do("begin_cast", who="Corvin", spell={"name": "chill touch", "level": 1, "components": ["somatic"]})
    touch = {"attack": "melee touch", "attack_rolls": {"Ogre": 1}, "keeps_on_miss": True}
    fight.do("finish_cast", who="Corvin", targets=["Ogre"], **touch)
    assert fight.chips("Corvin") == ["holds chill touch"]
    chip = casting_chip(fight.bridge.state.combatants[fight.id("Corvin")])
    assert chip is not None
    assert (chip.kind, chip.icon) == ("plain", "hand")
    assert "held until it hits" in chip.tooltip
    assert fight.due() == ["chill touch is held: discharge it by another attack"]
    view = cast_view(CastDraft(who=fight.id("Corvin"), name="chill touch"), fight.bridge.state)
    assert view.title == "Held: chill touch"
    assert view.summary == "level 1 · cast already, and held until it hits"
    assert (view.reminder, view.known, view.identify) == ("", "", ())


def test_a_casting_without_components_is_only_named(fight: Fight):
    fight.do("begin_cast", who="Corvin", spell={"name": "slow", "level": 3})
    assert fight.due() == ["finish slow"]


def test_concentration_is_asked_for_in_the_casters_turn(fight: Fight):
    fight.calm()
    assert fight.due() == []  # cast this turn: it lasts to the end of the next
    fight.do("next_turn")
    assert fight.due() == []
    fight.do("next_turn")
    assert fight.due() == ["concentrate on calm (0/60), or it ends"]
    vm = CombatantViewModel(fight.bridge)
    assert vm.sheet is not None
    (row,) = vm.sheet.due
    assert vm.answer_due(row.key, "").ok
    assert isinstance(fight.last, Concentrate)
    assert fight.due() == []
    fight.round()
    assert fight.due() == ["concentrate on calm (1/60), or it ends"]


def test_the_tired_are_told_that_it_ends(fight: Fight):
    fight.calm()
    fight.round()
    fight.do("condition", target="Corvin", condition="fatigued")
    assert fight.due() == ["calm ends: fatigued, no concentrating"]


def test_once_too_often_is_told_before(fight: Fight):
    fight.do("options", concentration_limit_rounds=1)
    fight.calm()
    fight.round()
    fight.do("concentrate", who="Corvin")
    fight.round()
    assert fight.due() == ["concentrate on calm (1/1): too often, it ends and tires"]


def test_k_with_one_and_with_several(fight: Fight):
    keys = MagicKeysViewModel(fight.bridge)
    fight.calm()
    fight.round()
    assert keys.concentration_choices() == (("calm", "calm"),)
    fight.calm("fog")
    fight.round()
    fight.do("undo")
    fight.do("undo")
    fight.do("concentrate", who="Corvin", effect="calm")
    assert keys.concentration_choices() == (("calm", "calm"), ("fog", "fog"))
    fight.round()
    assert [key for key, _ in keys.concentration_choices()] == ["calm", "fog"]
    keys.concentrate("fog")
    assert fight.last == Concentrate(who=fight.id("Corvin"), effect="fog")
    assert [key for key, _ in keys.concentration_choices()] == ["calm"]


# --- spell resistance -----------------------------------------------------------------------------------------------


def test_lowered_resistance_is_shown_and_raised_again(fight: Fight):
    fight.bridge.select((fight.id("Ogre"),))
    vm, keys = CombatantViewModel(fight.bridge), MagicKeysViewModel(fight.bridge)
    assert not keys.resistance_lowered
    assert [row.key for row in vm.actions() if row.key.endswith("_sr")] == ["lower_sr"]
    assert vm.act("lower_sr", {"to": "3"}).ok
    assert keys.resistance_lowered
    assert "SR lowered 3" in fight.chips("Ogre")
    assert [row.key for row in vm.actions() if row.key.endswith("_sr")] == ["lower_sr", "raise_sr"]
    assert vm.act("raise_sr").ok
    assert fight.last == LowerResistance(who=fight.id("Ogre"), to=None)
    assert not keys.resistance_lowered
    fight.do("lower_sr", who="Ogre")
    keys.raise_resistance()
    assert not keys.resistance_lowered


# --- who controls whom ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "wanted"),
    [
        ({"descriptors": ("charm",)}, True),
        ({"descriptors": ("compulsion",)}, True),
        ({"descriptors": ("compulsion",), "conditions": ("paralyzed",)}, False),
        ({"descriptors": ("compulsion",), "forbids_hostile_acts": True}, False),
        ({"descriptors": ("fear",)}, False),
    ],
)
def test_what_puts_under_anothers_will(fields: dict[str, Any], wanted: bool):
    assert controls(Effect(id="e", name="x", **fields)) is wanted


def test_control_is_shown_in_list_header_and_row(fight: Fight):
    fight.charm()
    fight.bridge.select((fight.id("Ogre"),))
    assert fight.chips("Ogre")[0] == "charm person: friend of Corvin 1 h"
    sheet = CombatantViewModel(fight.bridge).sheet
    assert sheet is not None
    assert sheet.head.chip is not None
    assert sheet.head.chip.text == "friend of Corvin"
    assert sheet.force[0].what == "friend of Corvin"
    fight.do("rename", who="Corvin", to="Corvin the Grey")
    assert fight.chips("Ogre")[0] == "charm person: friend of Corvin the Grey 1 h"


def test_a_compulsion_obeys(fight: Fight):
    fight.charm(descriptors=["compulsion"])
    assert control_text(fight.bridge.state, fight.bridge.state.effects["charm"], fight.id("Ogre")) == "obeys Corvin"


def test_orders_stand_in_the_menu_of_the_effect(fight: Fight):
    fight.charm()
    key = f"order:{fight.id('Ogre')}"
    (item,) = [item for item in effect_menu(fight.bridge.state, "charm") if item.key == key]
    assert item.text == "Order to Ogre…"
    assert command_for(fight.bridge.state, "charm", key) is None
    fight.calm()
    assert not any(item.key.startswith("order") for item in effect_menu(fight.bridge.state, "calm"))


# --- orders ---------------------------------------------------------------------------------------------------------


class Form:
    """A live form being filled in."""

    def __init__(self, fight: Fight, form: LiveForm) -> None:
        self.vm = LiveFormViewModel(fight.bridge)
        assert self.vm.begin(form)

    def type(self, **values: str) -> list[tuple[str, str]]:
        self.vm.set_values(values)
        return [(line.text, line.tone) for line in self.vm.view.lines]

    def keys(self) -> list[str]:
        return [field.key for field in self.vm.view.fields]

    def labels(self) -> list[str]:
        return [field.label for field in self.vm.view.fields]


def ordered(fight: Fight) -> Form:
    return Form(fight, OrderForm(fight.id("Ogre"), "charm"))


def test_an_order_shows_its_checks_and_what_comes_of_it(fight: Fight):
    fight.charm()
    form = ordered(fight)
    assert form.vm.view.title == "Order to Ogre (charm person)"
    assert form.labels() == ["What kind of order", "Its Charisma check, d20 −2", "Corvin, d20 +1"]
    assert "fights old friends only if they threaten the charmer" in form.vm.view.remark
    assert form.type(roll="15")[-1] == ("Open dice are rolled.", "")
    assert form.type(roll="15", charmer="9")[1:] == [
        ("13 against 10", ""), ("It does not obey, and stays charmed.", "bad"),
    ]  # fmt: skip
    assert form.type(roll="5")[-1] == ("It obeys.", "good")
    assert form.vm.do()
    assert isinstance(fight.last, OrderCharmed)
    assert (fight.last.roll, fight.last.charmer_roll, fight.last.against_nature) == (5, 9, False)


def test_deeply_against_it_a_new_save(fight: Fight):
    fight.charm()
    form = ordered(fight)
    form.type(kind="nature")
    assert form.labels() == ["What kind of order", "Its Will save, d20 +3"]
    assert form.type(roll="12")[0] == ("A new save against DC 15; made, it is free.", "")
    assert form.type(roll="12")[-1] == ("It breaks free.", "bad")
    assert form.type(roll="=14")[-1] == ("It stays held; a Charisma check against the order falls due.", "good")
    assert form.vm.do()
    assert fight.last.total == 14
    assert [due.what for due in fight.bridge.state.due] == ["cha_contest"]


def test_deadly_orders_are_never_obeyed(fight: Fight):
    fight.charm()
    form = ordered(fight)
    assert form.type(kind="danger") == [("It refuses: such an order is never obeyed.", "bad")]
    assert form.keys() == ["kind"]
    assert form.vm.do()
    assert fight.last.dangerous


def test_the_compelled_obey(fight: Fight):
    fight.charm(descriptors=["compulsion"])
    form = ordered(fight)
    assert form.type() == [("It obeys.", "good")]
    assert form.vm.view.remark == "It reveals nothing to its master of its own accord."


def test_a_bad_die_is_marked_and_nothing_is_ordered(fight: Fight):
    fight.charm()
    form = ordered(fight)
    form.type(roll="31")
    assert form.vm.view.wrong == {"roll": "A d20 shows 1 to 20: for a sum type =31"}
    assert not form.vm.do()


def test_without_a_dc_it_says_why(fight: Fight):
    fight.charm(dc=None)
    form = ordered(fight)
    form.type(kind="nature", roll="12")
    assert form.vm.view.reason == "Charm person has no DC to save against"
    assert not form.vm.do()


def test_the_form_goes_with_the_charm(fight: Fight, qtbot: QtBot):
    fight.charm()
    form = ordered(fight)
    with qtbot.waitSignal(form.vm.done):
        fight.do("end_effect", effect="charm")
    assert not LiveFormViewModel(fight.bridge).begin(OrderForm(fight.id("Ogre"), "charm"))


def test_whom_orders_can_go_to(fight: Fight):
    keys = MagicKeysViewModel(fight.bridge)
    assert keys.order_choices() == ()
    fight.charm()
    assert keys.order_choices() == ((f"{fight.id('Ogre')}|charm", "Ogre (charm person)"),)
    assert keys.order_form(f"{fight.id('Ogre')}|charm") == OrderForm(fight.id("Ogre"), "charm")
    fight.bridge.select((fight.id("Ogre"),))
    vm = CombatantViewModel(fight.bridge)
    assert vm.order_key("charm") == f"{fight.id('Ogre')}|charm"
    assert vm.order_key("no such") == ""


# --- stored triggers ------------------------------------------------------------------------------------------------


def mouth(fight: Fight, **fields: Any) -> Form:
    fight.do(
        "effect", name="magic mouth", id="mouth", targets=[], source="Corvin", level=2,
        **({"trigger": "a red dwarf", "duration": "triggered", "dc": 16} | fields),
    )  # fmt: skip
    return Form(fight, TriggerForm("mouth"))


NOTICES = ("It notices, and goes off as a reaction.", "good")


def test_seen_it_goes_off(fight: Fight):
    form = mouth(fight)
    assert form.keys() == ["sense", "on", "stealth", "line"]
    lines = form.type(on=fight.id("Ogre"))
    assert lines[0] == ("It waits for: a red dwarf", "strong")
    assert lines[-1] == NOTICES
    assert form.vm.do()
    assert isinstance(fight.last, TriggerEffect)
    assert (fight.last.sense, fight.last.on, fight.last.line_of_sight) == ("seen", fight.id("Ogre"), True)
    assert "mouth" not in fight.bridge.state.effects


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"line": ""}, "no line of sight"),
        ({"stealth": "17"}, "Stealth"),
        ({"sense": "heard", "audible": ""}, "it cannot be heard there"),
        ({"sense": "heard", "stealth": "17"}, "Stealth"),
    ],
)
def test_what_it_does_not_notice(fight: Fight, values: dict[str, str], why: str):
    form = mouth(fight)
    form.type(**values)
    assert form.vm.view.reason == f"Magic mouth does not notice its trigger: {why}"
    assert form.vm.view.can_force
    assert not form.vm.do()
    assert form.vm.do(force=True)
    assert "mouth" not in fight.bridge.state.effects


def test_invisibility_hides_from_eyes_but_not_from_ears(fight: Fight):
    fight.do("condition", target="Ogre", condition="invisible")
    form = mouth(fight)
    form.type(on=fight.id("Ogre"))
    assert form.vm.view.reason.endswith("invisible")
    form.type(sense="heard")
    assert form.vm.view.reason == ""


def test_stealth_at_the_dc_is_noticed(fight: Fight):
    assert mouth(fight).type(stealth="16")[-1] == NOTICES


def test_it_may_go_off_in_any_case(fight: Fight):
    form = mouth(fight, trigger="")
    assert form.keys() == ["sense", "on"]
    assert form.vm.do()
    assert fight.last.sense is None


def test_a_bad_number_is_marked(fight: Fight):
    form = mouth(fight)
    form.type(stealth="x")
    assert "stealth" in form.vm.view.wrong
    assert not form.vm.do()


def test_which_triggers_wait(fight: Fight):
    keys = MagicKeysViewModel(fight.bridge)
    assert keys.trigger_choices() == ()
    mouth(fight)
    assert keys.trigger_choices() == (("mouth", "magic mouth"),)
    assert keys.trigger_form("mouth") == TriggerForm("mouth")
    notice = next(item for item in effect_menu(fight.bridge.state, "mouth") if item.key == "notice")
    assert notice.enabled


# --- preparations ---------------------------------------------------------------------------------------------------


def preparing(fight: Fight) -> PreparationsViewModel:
    fight.calm("armor", slot="level 1", duration={"hours": 5})
    fight.calm("shield", slot="level 1", duration={"hours": 5})
    fight.calm("flame", slot="level 2", duration="unlimited")
    fight.calm("gift", duration={"hours": 5})
    fight.do("effect", name="other", targets=["Corvin"], source="Ogre", slot="level 1", duration={"hours": 1})
    vm = PreparationsViewModel(fight.bridge)
    assert vm.begin(fight.id("Corvin"))
    return vm


def test_slots_end_what_was_cast_from_them(fight: Fight):
    vm = preparing(fight)
    assert [(line.text, line.enabled, line.verdict) for line in vm.view.lines] == [
        ("armor", True, "ends"),
        ("shield", True, "ends"),
        ("flame", False, "goes on: no limit"),
        ("gift", False, "goes on: from no slot"),
    ]
    vm.toggle("armor")
    vm.toggle("flame")
    assert (vm.view.lines[0].ticked, vm.view.lines[0].verdict) == (True, "goes on, its slot stays empty")
    assert vm.do()
    assert fight.last == PrepareDaily(who=fight.id("Corvin"), keep=("armor",))
    names = [effect.name for effect in fight.bridge.state.effects.values()]
    assert names == ["armor", "flame", "gift", "other"]


def test_another_prepares(fight: Fight):
    vm = preparing(fight)
    vm.toggle("armor")
    vm.set_who(fight.id("Ogre"))
    assert [line.text for line in vm.view.lines] == ["other"]
    vm.set_who(fight.id("Corvin"))
    assert not vm.view.lines[0].ticked


def test_with_nothing_in_force(fight: Fight):
    vm = PreparationsViewModel(fight.bridge)
    assert vm.begin(fight.id("Ogre"))
    assert (vm.view.nothing, vm.view.deed_text) == ("No spell of theirs is in force.", "Prepare")
    assert vm.do()


def test_whoever_is_gone_prepares_no_more(fight: Fight, qtbot: QtBot):
    vm = preparing(fight)
    with qtbot.waitSignal(vm.done):
        fight.do("remove", who="Corvin")
    assert not vm.do()
