"""Casting as a game master enters it: the list, what is shown before Enter, and what is done."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AnyCommand, BeginCast, DealDamage, DoTogether, FinishCast, MakeSave
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.events import NoteWritten
from encounter_tracker.encounter.state import Casting, Effect
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.cast_entry import CastViewModel
from encounter_tracker.viewmodels.cast_rows import CastTargetRow, DieCell
from encounter_tracker.viewmodels.texts.events import event_text
from encounter_tracker.viewmodels.texts.language import set_language
from tests.french import in_french

CORVIN = {
    "name": "Corvin", "hit_dice": 5, "level": 5, "hp": 30, "caster_level": 5, "bab": 2,
    "abilities": {"str": 8, "dex": 14, "con": 12, "int": 18, "wis": 10, "cha": 10},
    "spells": ["magic missile", "grease", "slow", "mage armor", "hold person (DC 17)"],
    "special": {"Arcane bond": "a ring"},
}  # fmt: skip
KYRA = {"name": "Kyra", "hit_dice": 5, "hp": 40, "caster_level": 5, "abilities": {"wis": 18}, "spells": ["bless"]}
OGRE = {
    "name": "Ogre",
    "hit_dice": 4,
    "hp": 30,
    "sr": 15,
    "saves": {"fort": 6, "ref": 0, "will": 3},
    "ac": {"touch": 8},
}
DROW = {"name": "Drow", "hit_dice": 3, "hp": 20, "type": "humanoid", "spells": ["slow"], "saves": {"will": 2}}
SKELETON = {"name": "Skeleton", "type": "undead", "hit_dice": 1, "hp": 4}


class Given:
    """Dice that fall as they are told."""

    def __init__(self) -> None:
        self.faces: list[int] = []

    def roll(self, sides: int) -> int:
        return self.faces.pop(0)


class Entry:
    """A fight and the view-model of casting; the dice are given."""

    def __init__(self, *blocks: dict[str, Any]) -> None:
        self.dice = Given()
        self.bridge = EncounterBridge(EncounterModel(self.dice))
        self.vm = CastViewModel(self.bridge)
        self.asked: list[tuple[str, int]] = []
        self.vm.dispel_requested.connect(lambda who, level: self.asked.append((who, level)))
        for number, block in enumerate(blocks or (CORVIN, KYRA, OGRE, DROW, SKELETON)):
            side = "party" if number < 2 else "foes"
            self.do("add", creature=block, side=side, initiative=20 - number)
        self.do("start")

    def do(self, do: str, **fields: Any) -> None:
        self.bridge.dispatch(msgspec.convert({"do": do, **fields}, AnyCommand))

    def id(self, name: str) -> str:
        return self.bridge.state.by_name[name]

    def open(self, *names: str, who: str = "") -> None:
        self.bridge.select(tuple(self.id(name) for name in names))
        assert self.vm.begin(self.id(who) if who else "")

    def row(self, name: str) -> CastTargetRow:
        return next(row for row in self.vm.view.rows if row.name == name)

    def cell(self, name: str, kind: str) -> DieCell:
        return next(cell for cell in self.row(name).cells if cell.kind == kind)

    def hp(self, name: str) -> int:
        return derived(self.bridge.state, self.id(name)).hp

    @property
    def steps(self) -> int:
        return self.bridge.model.position

    @property
    def last(self) -> Any:
        step = self.bridge.model.undo_step
        assert step is not None
        return step.command

    def casting(self, name: str = "Corvin") -> Casting | None:
        return self.bridge.state.combatants[self.id(name)].casting

    def effect(self, name: str) -> Effect:
        return next(effect for effect in self.bridge.state.effects.values() if effect.name == name)


@pytest.fixture
def entry(qtbot: QtBot) -> Entry:
    return Entry()


# --- the list -------------------------------------------------------------------------------------------------------


def test_nothing_typed_offers_the_casters_own_list(entry: Entry):
    entry.open("Ogre")
    rows = entry.vm.finder_rows("")
    assert [row.text for row in rows] == ["magic missile", "grease", "slow", "mage armor", "hold person"]
    assert rows[2].remark == "level 3 · Will · own list"


def test_any_spell_is_found_in_both_languages(entry: Entry):
    entry.open("Ogre")
    assert [row.text for row in entry.vm.finder_rows("boule de feu")] == ["fireball"]
    assert entry.vm.finder_rows("slo")[0].text == "slow"


def test_a_whole_name_is_that_spell_and_a_made_up_one_is_itself(entry: Entry):
    entry.open("Ogre")
    entry.vm.type_name("slow")
    assert (entry.vm.draft.spell, entry.vm.draft.level, entry.vm.draft.save) == ("slow", "3", "will")
    entry.vm.type_name("slowpoke")
    assert (entry.vm.draft.spell, entry.vm.draft.name, entry.vm.draft.save) == ("", "slowpoke", "")


def test_class_is_guessed_and_gives_the_level(entry: Entry):
    entry.open("Ogre")
    assert entry.vm.draft.caster_class == "wizard"
    entry.dice.faces = [4]
    entry.vm.type_name("cure light wounds")
    entry.vm.set_class("ranger")
    assert entry.vm.draft.level == "2"


# --- the quick way --------------------------------------------------------------------------------------------------


def test_a_plain_spell_is_begun_and_finished_at_once(entry: Entry):
    entry.open("Corvin", "Kyra", who="Kyra")
    entry.vm.type_name("bless")
    view = entry.vm.view
    assert (view.deed, view.deed_text, view.other, view.other_text) == ("cast", "Cast on 2", "begin", "Only begin")
    entry.do("move", who="Kyra", before="Corvin")
    entry.do("next_turn")
    before = entry.steps
    entry.bridge.select((entry.id("Corvin"), entry.id("Kyra")))
    assert entry.vm.view.reason == ""
    assert entry.vm.do()
    assert entry.steps == before + 1
    bless = entry.effect("bless")
    assert (set(bless.targets), bless.dc, bless.slot) == ({entry.id("Corvin"), entry.id("Kyra")}, 15, "level 1")
    entry.do("undo")
    assert entry.bridge.state.effects == {}
    assert entry.casting("Kyra") is None


def test_upon_oneself(entry: Entry):
    entry.open("Ogre")
    entry.vm.type_name("shield")
    assert entry.vm.draft.targets == (entry.id("Corvin"),)
    assert entry.vm.do()
    assert list(entry.effect("shield").targets) == [entry.id("Corvin")]


def test_what_an_effect_gives_goes_with_it(entry: Entry):
    entry.dice.faces = [7]
    entry.open()
    entry.vm.type_name("false life")
    assert entry.vm.view.deed == "cast"
    assert entry.vm.do()
    assert derived(entry.bridge.state, entry.id("Corvin")).temp_hp == 12


# --- begin and finish -----------------------------------------------------------------------------------------------


def test_begun_then_finished_with_dice(entry: Entry):
    entry.open("Ogre", "Drow")
    entry.vm.type_name("slow")
    view = entry.vm.view
    assert (view.stage, view.deed, view.deed_text) == ("choose", "begin", "Begin casting")
    assert view.reminder == (
        "Reactions look for manipulation (somatic, material), concentration (verbal) and auditory (verbal)."
    )
    assert view.known == "Recognised at once by Drow, who has it too."
    assert entry.vm.do()
    assert isinstance(entry.last, BeginCast)
    view = entry.vm.view
    assert (view.stage, view.title, view.deed) == ("begun", "Casting: slow", "finish")
    assert view.summary == "level 3 · verbal, somatic and material"
    assert view.known == "Known to Drow."
    assert [key for key, _ in view.identify if key.endswith("action")][:1] == [f"{entry.id('Kyra')}|action"]
    assert entry.cell("Ogre", "sr").label == "SR 15"
    assert entry.cell("Drow", "save").label == "Will, DC 17"
    assert [cell.kind for cell in entry.row("Drow").cells] == ["save"]
    assert entry.row("Ogre").outcome == "open"
    entry.vm.set_die("sr", entry.id("Ogre"), "12")
    entry.vm.set_die("save", entry.id("Ogre"), "5")
    assert (entry.cell("Ogre", "sr").reckoned, entry.cell("Ogre", "sr").verdict) == ("+5 = 17", "through")
    assert (entry.cell("Ogre", "save").reckoned, entry.cell("Ogre", "save").verdict) == ("+3 = 8", "failed")
    assert entry.row("Ogre").outcome == "affected"
    before = entry.steps
    entry.dice.faces = [19]  # the drow's save
    assert entry.vm.do()
    assert entry.steps == before + 1
    slow = entry.effect("slow")
    assert {entry.bridge.state.combatants[who].name: t.state for who, t in slow.targets.items()} == {
        "Ogre": "affected", "Drow": "saved",
    }  # fmt: skip
    assert slow.sr_checked == {entry.id("Ogre"): True}
    assert isinstance(entry.last, DoTogether)
    assert [type(command) for command in entry.last.commands][:2] == [MakeSave, MakeSave]


def test_resisted_needs_no_save(entry: Entry):
    entry.open("Ogre")
    entry.vm.type_name("slow")
    entry.vm.do()
    entry.vm.set_die("sr", entry.id("Ogre"), "2")
    assert (entry.row("Ogre").outcome, [cell.kind for cell in entry.row("Ogre").cells]) == ("resisted", ["sr"])
    assert entry.vm.do()
    assert entry.effect("slow").targets[entry.id("Ogre")].state == "resisted"
    assert not isinstance(entry.last, DoTogether) or not any(isinstance(c, MakeSave) for c in entry.last.commands)


def test_begin_and_finish_in_one_step(entry: Entry):
    entry.open("Drow")
    entry.vm.type_name("slow")
    assert (entry.vm.view.other, entry.vm.view.other_text) == ("cast", "Begin and finish")
    entry.dice.faces = [2]
    before = entry.steps
    assert entry.vm.do("cast")
    assert entry.steps == before + 1
    assert entry.effect("slow").targets[entry.id("Drow")].state == "affected"


def test_damage_half_and_none(entry: Entry):
    entry.dice.faces = [6, 6, 6, 6, 6]
    entry.open("Drow", "Ogre", "Skeleton")
    entry.vm.type_name("fireball")
    assert (entry.vm.draft.points, entry.vm.view.faces) == ("5d6 fire", "6 + 6 + 6 + 6 + 6")
    entry.vm.do()
    for name, kind, face in (
        ("Drow", "save", "20"),
        ("Ogre", "sr", "1"),
        ("Skeleton", "save", "1"),
    ):
        entry.vm.set_die(kind, entry.id(name), face)
    assert [(row.name, row.outcome, row.share, row.result) for row in entry.vm.view.rows] == [
        ("Drow", "saved", "half", "20 → 5"),
        ("Ogre", "resisted", "", ""),
        ("Skeleton", "affected", "full", "4 → −26"),
    ]
    assert entry.vm.view.deed_text == "Finish: 15, 30"
    before = entry.steps
    assert entry.vm.do()
    assert entry.steps == before + 1
    assert (entry.hp("Drow"), entry.hp("Ogre")) == (5, 30)
    assert entry.bridge.state.combatants[entry.id("Skeleton")].death is not None
    assert entry.bridge.state.effects == {}
    blow = next(c for c in entry.last.commands if isinstance(c, DealDamage))
    assert (blow.source, blow.saved, blow.attack and blow.attack.kind) == (
        entry.id("Corvin"), (entry.id("Drow"),), "spell",
    )  # fmt: skip


def test_shares_are_the_game_masters(entry: Entry):
    entry.dice.faces = [6, 6, 6, 6, 6]
    entry.open("Drow")
    entry.vm.type_name("fireball")
    entry.vm.do()
    entry.vm.set_die("save", entry.id("Drow"), "20")
    entry.vm.set_share(entry.id("Drow"), "none")
    assert entry.row("Drow").share == "none"
    assert entry.vm.do()
    assert entry.hp("Drow") == 20


def test_energy_immunity_is_a_result_of_nothing(qtbot: QtBot):
    entry = Entry(CORVIN, KYRA, {"name": "Hound", "hit_dice": 4, "hp": 30, "immune": ["fire"]})
    entry.dice.faces = [6, 6, 6, 6, 6]
    entry.open("Hound")
    entry.vm.type_name("fireball")
    assert entry.vm.do()
    entry.dice.faces = [2]
    assert entry.row("Hound").result == "30 → 30"
    assert [chip.text for chip in entry.row("Hound").verdicts] == ["nothing gets through"]
    assert entry.vm.do()
    assert entry.hp("Hound") == 30


def test_healing(entry: Entry):
    entry.do("damage", target="Corvin", amount=20)
    entry.dice.faces = [4]
    entry.do("next_turn")
    entry.open("Corvin")
    entry.vm.type_name("cure light wounds")
    assert entry.vm.draft.points == "+1d8+5"
    assert entry.row("Corvin").willing is None
    assert entry.row("Corvin").result == "10 → 19"
    assert entry.vm.do("cast")
    assert entry.hp("Corvin") == 19


# --- attacks --------------------------------------------------------------------------------------------------------


def test_a_ray_must_hit(entry: Entry):
    entry.dice.faces = [3, 3, 3, 3]
    entry.open("Ogre")
    entry.vm.type_name("scorching ray")
    assert entry.vm.draft.attack == "ranged touch"
    entry.vm.do()
    attack = entry.cell("Ogre", "attack")
    assert (attack.label, attack.reckoned) == ("touch AC 8", "+4")
    entry.vm.set_die("attack", entry.id("Ogre"), "2")
    assert (entry.cell("Ogre", "attack").verdict, entry.row("Ogre").outcome) == ("misses", "missed")
    assert [cell.kind for cell in entry.row("Ogre").cells] == ["attack"]
    assert entry.vm.do()
    assert entry.hp("Ogre") == 30
    casting = entry.casting()
    assert casting is not None
    assert (casting.state, casting.why_lost) == ("lost", "missed")


def test_a_hit_goes_on_to_resistance_and_damage(entry: Entry):
    entry.dice.faces = [3, 3, 3, 3]
    entry.open("Ogre")
    entry.vm.type_name("scorching ray")
    entry.vm.do()
    entry.dice.faces = [15, 20]
    assert entry.vm.do()
    assert entry.hp("Ogre") == 18


def test_the_willing_are_touched_without_a_roll(entry: Entry):
    entry.dice.faces = [4]
    entry.open("Ogre")
    entry.vm.type_name("ghoul touch")
    assert entry.row("Ogre").willing is False
    assert "attack" in [cell.kind for cell in entry.row("Ogre").cells]
    entry.vm.toggle_willing(entry.id("Ogre"))
    assert entry.row("Ogre").willing is True
    assert "attack" not in [cell.kind for cell in entry.row("Ogre").cells]


def test_unseen_targets_have_a_miss_chance(entry: Entry):
    entry.do("condition", target="Ogre", condition="invisible")
    entry.dice.faces = [3, 3, 3, 3]
    entry.open("Ogre")
    entry.vm.type_name("scorching ray")
    assert (entry.row("Ogre").remark, entry.row("Ogre").hindered) == ("unseen: invisible", True)
    entry.vm.do()
    entry.vm.set_die("attack", entry.id("Ogre"), "15")
    assert entry.cell("Ogre", "miss").label == "miss chance 50 %"
    entry.vm.set_die("miss", entry.id("Ogre"), "50")
    assert (entry.cell("Ogre", "miss").verdict, entry.row("Ogre").outcome) == ("misses", "missed")
    entry.vm.set_die("miss", entry.id("Ogre"), "51")
    assert entry.cell("Ogre", "miss").verdict == "hits"


# --- targets --------------------------------------------------------------------------------------------------------


def test_an_invalid_target_is_left_out_and_said_so(entry: Entry):
    entry.open("Drow", "Skeleton")
    entry.vm.type_name("charm person")
    assert (entry.row("Skeleton").outcome, entry.row("Skeleton").remark) == ("misfit", "not a humanoid")
    entry.dice.faces = [2]
    assert entry.vm.do("cast")
    assert list(entry.effect("charm person").targets) == [entry.id("Drow")]
    notes = [r.event for r in entry.bridge.model.log() if isinstance(r.event, NoteWritten)]
    assert [(note.who, note.text) for note in notes] == [
        (entry.id("Skeleton"), "no valid target of charm person"),
    ]


def test_an_invalid_target_can_be_taken_all_the_same(entry: Entry):
    entry.open("Drow", "Ogre")
    entry.vm.type_name("hold person")
    assert entry.vm.view.dc_hint == "17"
    entry.vm.set_outcome(entry.id("Ogre"), "out")
    assert entry.row("Ogre").outcome == "out"
    entry.vm.set_outcome(entry.id("Ogre"), "affected")
    assert entry.row("Ogre").outcome == "affected"


def test_out_of_range(entry: Entry):
    entry.do("distance", **{"from": "Corvin"}, to="Ogre", feet=60)
    entry.open("Ogre", "Drow")
    entry.vm.type_name("slow")
    assert entry.vm.draft.reach == "35"
    assert (entry.row("Ogre").outcome, entry.row("Ogre").remark) == ("far", "60 ft · beyond 35 ft")
    entry.vm.change(reach="60")
    assert entry.row("Ogre").outcome == "open"


def test_all_out_of_range_is_refused_and_can_be_forced(entry: Entry):
    entry.do("distance", **{"from": "Corvin"}, to="Drow", feet=60)
    entry.open("Drow")
    entry.vm.type_name("slow")
    entry.vm.do()
    view = entry.vm.view
    assert (view.reason, view.can_force, view.can_do) == ("Drow is out of range of slow", True, False)
    assert entry.row("Drow").outcome == "far"
    assert not entry.vm.do()
    entry.dice.faces = [2]
    assert entry.vm.do(force=True)
    assert entry.effect("slow").targets[entry.id("Drow")].state == "affected"


def test_immune_targets_say_why(entry: Entry):
    entry.open("Skeleton", "Drow")
    entry.vm.type_name("confusion")
    assert (entry.row("Skeleton").outcome, entry.row("Skeleton").remark) == ("immune", "undead traits")
    entry.bridge.select((entry.id("Skeleton"),))
    assert (entry.row("Skeleton").outcome, entry.vm.view.stage) == ("immune", "choose")


def test_targets_follow_the_selection(entry: Entry):
    entry.open("Drow")
    entry.vm.type_name("slow")
    entry.bridge.select((entry.id("Drow"), entry.id("Ogre")))
    assert [row.name for row in entry.vm.view.rows] == ["Drow", "Ogre"]
    entry.bridge.select(())
    assert entry.vm.view.rows == ()
    assert entry.vm.view.nobody.startswith("On nobody in particular")


def test_an_area_needs_no_targets(entry: Entry):
    entry.open()
    entry.vm.type_name("web")
    assert entry.vm.do("cast")
    assert entry.effect("web").targets == {}


def test_a_hostile_spell_ends_invisibility(entry: Entry):
    entry.do("effect", name="invisibility", targets=["Corvin"], ends_on_hostile_act=True, conditions=["invisible"])
    entry.open("Drow")
    entry.vm.type_name("slow")
    assert entry.vm.draft.hostile
    entry.dice.faces = [2]
    assert entry.vm.do("cast")
    assert [effect.name for effect in entry.bridge.state.effects.values()] == ["slow"]


def test_a_charm_is_no_hostile_act_of_itself(entry: Entry):
    entry.open("Drow")
    entry.vm.type_name("charm person")
    assert not entry.vm.draft.hostile
    entry.vm.change(hostile=True)
    entry.dice.faces = [2]
    assert entry.vm.do("cast")
    assert entry.effect("charm person").targets[entry.id("Drow")].state == "affected"


# --- what stands in the way -----------------------------------------------------------------------------------------


def test_reasons_are_shown_while_one_types(entry: Entry):
    entry.open("Drow")
    entry.vm.type_name("slow")
    entry.vm.change(hands=0)
    view = entry.vm.view
    assert view.reason == "Corvin has no free hand for the somatic component"
    assert (view.can_force, view.can_do) == (True, False)
    entry.vm.change(hands=1, voice=False)
    assert entry.vm.view.reason == "Corvin has no voice for the verbal component"
    entry.vm.toggle_component("verbal")
    assert entry.vm.view.reason == ""


def test_forced_all_the_same(entry: Entry):
    entry.open("Drow")
    entry.vm.type_name("slow")
    entry.vm.change(hands=0)
    assert not entry.vm.do()
    assert entry.casting() is None
    assert entry.vm.do(force=True)
    assert "begun all the same" in entry.vm.view.summary


def test_not_in_someone_elses_turn_but_as_a_reaction(entry: Entry):
    entry.open("Drow", who="Kyra")
    entry.vm.type_name("slow")
    assert entry.vm.view.reason == "It is not Kyra's turn"
    entry.vm.change(time="reaction")
    assert entry.vm.view.reason == ""


def test_minutes_are_not_begun_in_a_fight(entry: Entry):
    entry.open("Drow")
    entry.vm.type_name("slow")
    entry.vm.change(time="minutes", amount="10")
    assert entry.vm.view.reason == "Slow takes minutes or hours to cast: that cannot be begun in a fight"
    assert entry.vm.view.other == ""


def test_a_casting_of_a_round_goes_on(entry: Entry):
    entry.open("Drow")
    entry.vm.type_name("sleep")
    assert (entry.vm.draft.time, entry.vm.draft.amount) == ("rounds", "1")
    assert entry.vm.do()
    assert entry.vm.view.reason == "Sleep is not cast yet: rounds still to go: 1"
    assert "takes 1 r" in entry.vm.view.summary


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [("level", "12", "level"), ("caster_level", "x", "caster_level"), ("dc", "-", "dc"),
     ("points", "5d6 fir", "points"),
     ("reach", "far", "reach")],
)  # fmt: skip
def test_bad_input_is_marked_and_changes_nothing(entry: Entry, field: str, value: str, key: str):
    entry.open("Drow")
    entry.vm.type_name("slow")
    entry.vm.change(**{field: value})
    assert key in entry.vm.view.problems
    before = entry.steps
    assert not entry.vm.do("cast")
    assert entry.steps == before


def test_a_bad_die_is_marked(entry: Entry):
    entry.open("Drow")
    entry.vm.type_name("slow")
    entry.vm.do()
    entry.vm.set_die("save", entry.id("Drow"), "21")
    assert entry.cell("Drow", "save").problem == "A d20 shows 1 to 20."
    assert not entry.vm.do()


def test_without_a_name_it_says_so_when_it_is_tried(entry: Entry, qtbot: QtBot):
    entry.open("Drow")
    assert "name" not in entry.vm.view.problems
    with qtbot.waitSignal(entry.vm.trouble) as caught:
        assert not entry.vm.do()
    assert caught.args == ["name"]
    assert entry.vm.view.problems["name"] == "Type a spell, or choose one from the list."


# --- between beginning and end --------------------------------------------------------------------------------------


def test_opened_again_it_goes_on(entry: Entry):
    entry.open("Drow")
    entry.vm.type_name("slow")
    entry.vm.do()
    entry.vm.stop()
    entry.open("Ogre", "Drow")
    assert (entry.vm.view.stage, entry.vm.view.title) == ("begun", "Casting: slow")
    assert [row.name for row in entry.vm.view.rows] == ["Ogre", "Drow"]


def test_a_casting_of_another_session_is_known_by_its_name(entry: Entry):
    entry.do("begin_cast", who="Corvin", spell={"name": "slow", "level": 3, "components": ["verbal"]})
    entry.open("Drow")
    assert (entry.vm.view.stage, entry.vm.draft.save, entry.vm.draft.form.catalogue) == ("begun", "will", "slow")
    entry.dice.faces = [1]
    assert entry.vm.do()
    assert isinstance(entry.last, DoTogether | FinishCast)
    assert entry.effect("slow").targets[entry.id("Drow")].state == "affected"


def test_disrupted_it_says_so(entry: Entry):
    entry.open("Drow")
    entry.vm.type_name("slow")
    entry.vm.do()
    entry.do("damage", target="Corvin", amount=5, reaction=True, source="Drow")
    view = entry.vm.view
    assert view.stage == "choose"
    assert view.lost == "Corvin has lost slow: disrupted. Slot and actions are spent."


def test_identify(entry: Entry):
    entry.open("Drow")
    entry.vm.type_name("slow")
    entry.vm.do()
    assert entry.vm.identify(f"{entry.id('Kyra')}|reaction")
    assert entry.vm.view.known == "Known to Drow and Kyra."
    assert not any(key.startswith(entry.id("Kyra")) for key, _ in entry.vm.view.identify)


def test_undone_beginning_leaves_what_was_entered(entry: Entry):
    entry.open("Drow")
    entry.vm.type_name("slow")
    entry.vm.do()
    entry.do("undo")
    assert (entry.vm.view.stage, entry.vm.draft.typed) == ("choose", "slow")


def test_dispelling_leads_on(entry: Entry):
    entry.open("Drow")
    entry.vm.type_name("dispel magic")
    assert entry.vm.do()
    assert entry.asked == [(entry.id("Corvin"), 3)]


def test_means_are_remembered(entry: Entry):
    entry.open("Drow")
    entry.vm.type_name("slow")
    entry.vm.set_class("bard")
    entry.vm.change(holding="instrument", hands=0)
    entry.dice.faces = [4]
    assert entry.vm.do("cast")
    entry.open("Drow")
    assert (entry.vm.draft.caster_class, entry.vm.draft.holding, entry.vm.draft.hands) == ("bard", "instrument", 0)
    assert entry.vm.draft.typed == ""


def test_another_caster_level_gives_other_dice(entry: Entry):
    entry.dice.faces = [1] * 15
    entry.open("Drow")
    entry.vm.type_name("fireball")
    entry.vm.change(caster_level="8")
    assert entry.vm.draft.points == "8d6 fire"
    entry.vm.change(points="20 fire")
    entry.vm.change(caster_level="9")
    assert entry.vm.draft.points == "20 fire"


def test_in_french(entry: Entry):
    set_language("fr")
    try:
        entry.open("Drow")
        entry.vm.type_name("lenteur")
        assert (entry.vm.draft.name, entry.vm.draft.typed) == ("slow", "lenteur")
        entry.dice.faces = [1] * 5
        entry.vm.type_name("boule de feu")
        assert entry.vm.draft.points == "5d6 fire"
        assert entry.vm.draft.reach == "180"
        assert entry.vm.draft.feet == 600
    finally:
        set_language("en")


def test_spell_like_abilities_have_no_components_and_no_slot():
    fiend = {
        "name": "Fiend", "hit_dice": 6, "hp": 40, "caster_level": 6,
        "spells": [
            {"name": "charm person", "level": 1, "dc": 13, "per_day": "at will", "kind": "spell-like"},
            {"name": "slow", "level": 3, "per_day": 2},
        ],
    }  # fmt: skip
    entry = Entry(fiend, OGRE)
    entry.open("Ogre", who="Fiend")
    rows = {row.text: row.remark for row in entry.vm.finder_rows("")}
    assert "spell-like · at will · own list" in rows["charm person"]
    assert "2/day · own list" in rows["slow"]
    entry.vm.type_name("charm person")
    assert (entry.vm.draft.components, entry.vm.draft.slot, entry.vm.draft.dc) == ((), False, "13")
    entry.vm.type_name("slow")
    assert (len(entry.vm.draft.components), entry.vm.draft.slot) == (3, True)


def test_a_spell_with_a_caster_level_of_its_own():
    fiend = {
        "name": "Fiend", "hit_dice": 12, "hp": 90, "caster_level": 12,
        "spells": [{"name": "fireball", "kind": "spell-like", "cl": 7}, {"name": "slow", "kind": "spell", "cl": 12}],
    }  # fmt: skip
    entry = Entry(fiend, OGRE)
    entry.open("Ogre", who="Fiend")
    entry.dice.faces = [1] * 30
    entry.vm.type_name("fireball")
    assert (entry.vm.draft.caster_level, entry.vm.draft.points) == ("7", "7d6 fire")
    entry.vm.type_name("slow")
    assert entry.vm.draft.caster_level == ""
    entry.do("negative_levels", target="Fiend", count=2)
    entry.vm.type_name("fireball")
    assert entry.vm.draft.caster_level == "5"


FIEND = {
    "name": "Fiend", "hit_dice": 12, "hp": 90, "caster_level": 12,
    "spells": [
        {"name": "fireball", "kind": "spell-like", "dc": 21},
        {"name": "quickened fireball", "kind": "spell-like", "dc": 22},
        {"name": "detect magic", "kind": "spell-like"},
    ],
}  # fmt: skip


def test_spells_that_only_the_list_has_are_named_and_found_in_french(qapp: QApplication):
    entry = Entry(FIEND, SKELETON)
    with in_french():
        entry.open("Skeleton", who="Fiend")
        assert [row.text for row in entry.vm.finder_rows("")] == [
            "boule de feu", "boule de feu rapide", "détection de la magie"
        ]  # fmt: skip
        entry.vm.type_name("détection de la magie")
        assert (entry.vm.draft.key, entry.vm.draft.name) == ("list:detect magic", "detect magic")
        assert entry.vm.do("cast")
        step = entry.bridge.model.undo_step
        assert step is not None
        texts = [event_text(record, entry.bridge.state).text for record in step.records]
        assert any("détection de la magie" in text for text in texts)
        assert not any("detect magic" in text for text in texts)


def test_a_spell_changed_by_metamagic_does_what_the_plain_one_does():
    entry = Entry(FIEND, OGRE)
    entry.open("Ogre", who="Fiend")
    entry.dice.faces = [1] * 40
    entry.vm.type_name("quickened fireball")
    draft = entry.vm.draft
    assert (draft.key, draft.name, draft.dc, draft.save) == (
        "list:quickened fireball", "quickened fireball", "22", "ref"
    )  # fmt: skip
    assert draft.points == "10d6 fire"


def test_a_swarm_reminds_of_what_does_not_reach_it():
    entry = Entry(FIEND, {"name": "Rats", "subtypes": ["swarm"], "hit_dice": 3, "hp": 16}, OGRE)
    entry.open("Rats", "Ogre", who="Fiend")
    entry.dice.faces = [1] * 40
    entry.vm.type_name("fireball")
    entry.vm.change(hostile=True)
    assert "swarm: only areas" in entry.row("Rats").remark
    assert "swarm" not in entry.row("Ogre").remark
