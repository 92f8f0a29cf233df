from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from encounter_tracker.encounter.commands import (
    ApplyCondition,
    ApplyEffect,
    EditEffect,
    EndEffect,
    MakeSave,
    RemoveCombatant,
    Undo,
)
from encounter_tracker.encounter.state import Wall
from encounter_tracker.rules.durations import Duration, Span
from encounter_tracker.support.own_effects import OwnEffectStore
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.effect_changes import (
    toggled_saved,
    with_condition,
    with_face,
    with_modifier,
    with_target,
    without_target,
)
from encounter_tracker.viewmodels.effect_choices import (
    bonus_choices,
    condition_choices,
    descriptor_choices,
    key_choice,
    key_of_choice,
    modifier_keys,
    saves_choices,
)
from encounter_tracker.viewmodels.effect_editor import EffectFormViewModel
from encounter_tracker.viewmodels.effect_view import FormView
from tests.viewmodels.effect_fight import GivenDice, bless, do, effect_id, fight, who


class Desk:
    """A view-model with what it needs, and what it said."""

    def __init__(self, file: Path, *faces: int) -> None:
        self.model = fight(GivenDice(*faces) if faces else None)
        self.bridge = EncounterBridge(self.model)
        self.store = OwnEffectStore(file)
        self.form = EffectFormViewModel(self.bridge, self.store)
        self.views: list[FormView] = []
        self.applied: list[bool] = []
        self.said: list[str] = []
        self.trouble: list[str] = []
        self.refused: list[str] = []
        self.form.view_changed.connect(self.views.append)
        self.form.applied.connect(lambda: self.applied.append(True))
        self.form.said.connect(self.said.append)
        self.form.trouble.connect(self.trouble.append)
        self.bridge.refused.connect(self.refused.append)

    def who(self, name: str) -> str:
        return who(self.model.state, name)

    def start(self, *names: str, **how: Any) -> None:
        self.bridge.select(tuple(self.who(name) for name in names))
        self.form.start(**how)

    def commands(self) -> list[object]:
        """What was done since the fight began."""
        return [step.command for step in self.model.steps[5:]]


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path / "effects.json")


# ---- beginning ----------------------------------------------------------------------------------------------------


def test_a_new_effect_is_by_the_active_one_upon_the_selected(desk: Desk) -> None:
    desk.start("Ogre", "Wight")
    form = desk.form.form
    assert form.source == desk.who("Kyra")
    assert [target.id for target in form.targets] == [desk.who("Ogre"), desk.who("Wight")]
    assert desk.form.view.title == ""
    assert desk.form.view.anchor == desk.who("Kyra")
    assert not desk.form.is_edit


def test_without_a_selection_it_is_upon_the_active_one(desk: Desk) -> None:
    desk.form.start()
    assert [target.id for target in desk.form.form.targets] == [desk.who("Kyra")]


def test_the_targets_follow_the_selection_until_they_are_chosen_by_hand(desk: Desk) -> None:
    desk.start("Ogre")
    desk.form.put(toggled_saved(desk.form.form, desk.who("Ogre")))
    desk.bridge.select((desk.who("Ogre"), desk.who("Wight")))
    assert [(t.id, t.saved) for t in desk.form.form.targets] == [(desk.who("Ogre"), True), (desk.who("Wight"), False)]
    desk.form.put(without_target(desk.form.form, desk.who("Wight")))
    desk.bridge.select((desk.who("Merisiel"),))
    assert [t.id for t in desk.form.form.targets] == [desk.who("Ogre")]


def test_it_shows_nothing_before_it_is_begun(desk: Desk) -> None:
    desk.bridge.select((desk.who("Ogre"),))
    do(desk.model, bless(5))
    assert desk.views == []
    assert not desk.form.start_edit("e99")


# ---- choosing and naming ------------------------------------------------------------------------------------------


def test_a_choice_fills_the_form_and_is_remembered_once_applied(desk: Desk) -> None:
    desk.start("Merisiel")
    assert desk.form.finder().quick_rows("bless")[0].key == "effect:bless"
    desk.form.choose("effect:bless")
    desk.form.choose("effect:nonsense")
    assert desk.form.form.name == "bless"
    assert not desk.store.value.used
    assert desk.form.apply()
    assert desk.applied == [True]
    assert desk.store.value.used == ("effect:bless",)
    assert [effect.name for effect in desk.model.state.effects.values()] == ["bless"]


def test_any_name_will_do(desk: Desk) -> None:
    desk.start("Ogre")
    desk.form.name_it("curse of the well")
    desk.form.name_it("curse of the well")
    assert desk.form.apply()
    assert desk.commands() == [
        ApplyEffect(
            name="curse of the well", targets=(desk.who("Ogre"),), source=desk.who("Kyra"), anchor=desk.who("Kyra"),
            duration=Duration(rounds=1),
        ),
    ]  # fmt: skip


def test_a_name_typed_over_a_choice_takes_its_figures_away(desk: Desk) -> None:
    desk.start("Ogre")
    desk.form.choose("effect:slow")
    desk.form.name_it("slow mud")
    assert (desk.form.form.name, desk.form.form.modifiers, desk.form.form.kind) == ("slow mud", (), "spell")


def test_conditions_are_not_magical_unless_said(desk: Desk) -> None:
    desk.start("Ogre", prefer_conditions=True)
    assert desk.form.finder().quick_rows("")[0].key.startswith("condition:")
    desk.form.choose("condition:prone")
    desk.form.name_it("stuck")
    assert desk.form.form.kind == "nonmagical"


def test_a_condition_is_put_on_as_one(desk: Desk) -> None:
    desk.start("Ogre", "Merisiel", prefer_conditions=True)
    desk.form.choose("condition:shaken")
    desk.form.change_duration(amount="4")
    assert desk.form.apply()
    (command,) = desk.commands()
    assert isinstance(command, ApplyCondition)
    assert (command.target, command.duration) == ((desk.who("Ogre"), desk.who("Merisiel")), Duration(rounds=4))


def test_another_caster_reckons_the_entry_anew(desk: Desk) -> None:
    desk.start("Ogre")
    desk.form.choose("effect:bless")
    assert (desk.form.form.caster_level, desk.form.form.duration.amount) == ("5", "5")
    desk.form.set_turn_of(desk.who("Wight"))
    assert (desk.form.form.source, desk.form.form.caster_level) == (desk.who("Wight"), "4")
    assert (desk.form.form.duration.amount, desk.form.view.anchor) == ("4", desk.who("Wight"))
    desk.form.name_it("hymn")
    desk.form.set_source("")
    assert desk.form.form.name == "hymn"
    assert desk.form.view.anchor == desk.who("Wight")


# ---- targets ------------------------------------------------------------------------------------------------------


def test_targets_say_how_they_stand(desk: Desk) -> None:
    desk.start("Ogre", "Wight", "Merisiel")
    desk.form.choose("effect:fear")
    ogre, wight, merisiel = desk.form.view.targets
    assert (ogre.resistance, ogre.reckoned, ogre.outcome) == ("SR 15", "+ 5", "open")
    assert [key for key, _ in ogre.choices] == ["affected", "saved", "resisted"]
    assert (wight.immune, wight.side) == ("undead traits", "foe")
    assert (merisiel.resistance, [key for key, _ in merisiel.choices]) == ("", ["affected", "saved"])
    assert desk.form.view.apply == "Apply to 2 of 3"
    desk.form.put(with_face(desk.form.form, desk.who("Ogre"), "6"))
    assert (desk.form.view.targets[0].reckoned, desk.form.view.targets[0].outcome) == ("+ 5 = 11", "resisted")
    assert desk.form.view.targets[0].save == "not needed"
    desk.form.set_outcome(desk.who("Ogre"), "affected")
    assert desk.form.form.targets[0].face == "20"


def test_who_can_still_become_a_target_is_offered(desk: Desk) -> None:
    desk.start("Ogre")
    assert [name for _, name in desk.form.view.outside] == ["Kyra", "Merisiel", "Wight"]
    assert [name for _, name in desk.form.view.everyone] == ["Kyra", "Merisiel", "Ogre", "Wight"]
    desk.form.put(with_target(desk.form.form, desk.who("Wight")))
    assert [name for _, name in desk.form.view.outside] == ["Kyra", "Merisiel"]


def can_roll(desk: Desk) -> bool:
    return desk.form.view.can_roll


def test_what_is_missing_is_rolled(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "own.json", 9, 3, 18)  # against resistance, then two saves
    desk.start("Ogre", "Wight", "Merisiel")
    desk.form.choose("effect:slow")
    assert desk.form.view.save_heading == "Will save, DC 17"
    assert can_roll(desk)
    desk.form.roll_missing()
    ogre, wight, merisiel = desk.form.view.targets
    assert (ogre.outcome, ogre.reckoned) == ("resisted", "+ 5 = 14")
    assert (wight.save, wight.outcome) == ("rolled 3 + 0 = 3", "affected")
    assert (merisiel.save, merisiel.outcome) == ("rolled 18 + 0 = 18", "saved")
    (command,) = desk.commands()
    assert isinstance(command, MakeSave)
    assert (command.who, command.save, command.dc) == ((desk.who("Wight"), desk.who("Merisiel")), "will", 17)
    assert not can_roll(desk)
    desk.form.roll_missing()
    assert len(desk.commands()) == 1
    assert desk.form.apply()


def test_without_a_save_or_its_dc_nothing_is_rolled(desk: Desk) -> None:
    desk.start("Merisiel")
    desk.form.name_it("x")
    assert desk.form.view.save_heading == "saving throw"
    assert desk.form.view.targets[0].save == "—"
    desk.form.change(save="will")
    assert desk.form.view.save_heading == "Will save"
    assert not desk.form.view.can_roll


def test_a_combatant_who_leaves_is_no_target_any_more(desk: Desk) -> None:
    desk.start("Ogre", "Wight")
    desk.form.put(with_face(with_target(desk.form.form, desk.who("Kyra")), desk.who("Kyra"), ""))
    do(desk.model, RemoveCombatant(who="Wight"))
    assert [t.id for t in desk.form.form.targets] == [desk.who("Ogre"), desk.who("Kyra")]


# ---- applying -----------------------------------------------------------------------------------------------------


def test_wrong_fields_are_marked_and_nothing_is_applied(desk: Desk) -> None:
    desk.start("Ogre")
    desk.form.put(with_modifier(desk.form.form))
    assert desk.form.view.problems == {}
    assert not desk.form.apply()
    assert set(desk.form.view.problems) == {"name", "modifier.0"}
    assert desk.form.view.modifiers[0].problem
    assert desk.trouble == ["name"]
    assert desk.commands() == []
    desk.form.change(name="x", dc="many")
    assert "dc" in desk.form.view.problems


def test_what_is_typed_wrong_is_marked_at_once(desk: Desk) -> None:
    desk.start("Ogre")
    desk.form.change_duration(amount="soon")
    assert "duration.amount" in desk.form.view.problems
    assert desk.form.view.ends == ()


def test_a_refusal_is_told_and_can_be_overruled(desk: Desk) -> None:
    desk.start("Wight")
    desk.form.choose("effect:fear")
    assert not desk.form.apply()
    assert "immune" in desk.form.view.refused
    assert desk.refused
    assert desk.applied == []
    desk.form.change(note="the stars are right")
    assert desk.form.view.refused == ""
    assert not desk.form.apply()
    assert desk.form.apply()
    assert [effect.name for effect in desk.model.state.effects.values()] == ["fear"]
    assert not desk.form.apply()  # it is closed


def test_temporary_hit_points_and_levels_go_to_those_affected(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "own.json", 6, 3)
    desk.start("Merisiel")
    desk.form.choose("effect:aid")
    assert desk.form.view.extra == (("temp_hp", "temporary hit points"),)
    assert desk.form.apply()
    last = desk.commands()[-1]
    assert isinstance(last, ApplyEffect)
    assert last.temp_hp == 11  # one command, one step of undo
    desk.start("Merisiel")
    desk.form.choose("effect:enervation")
    assert desk.form.form.negative_levels == "3"
    assert desk.form.apply()
    last = desk.commands()[-1]
    assert isinstance(last, ApplyEffect)
    assert last.negative_levels == 3


def test_bleeding_asks_for_its_points(desk: Desk) -> None:
    desk.start("Merisiel")
    desk.form.choose("condition:bleed")
    assert desk.form.view.extra[0][0] == "points"
    desk.form.change(points="4")
    assert desk.form.apply()
    (command,) = desk.commands()
    assert isinstance(command, ApplyCondition)
    assert command.amount == 4


# ---- editing ------------------------------------------------------------------------------------------------------


def test_light_trigger_and_resistance_are_changed_in_force(desk: Desk) -> None:
    do(desk.model, ApplyEffect(name="lamp", targets=("Kyra",), light=1, level=1))
    lamp = effect_id(desk.model.state, "lamp")
    assert desk.form.start_edit(lamp)
    desk.form.change(power="3", dispels_opposite=True, trigger="a knock", spell_resistance=True)
    desk.form.change(wall=Wall(height=5, thickness=1, squares=((0, 0),)))
    assert desk.form.apply()
    assert desk.commands()[-1] == EditEffect(
        effect=lamp,
        light=3,
        dispels_opposite=True,
        trigger="a knock",
        spell_resistance=True,
        wall=Wall(height=5, thickness=1, squares=((0, 0),)),
    )
    assert desk.form.start_edit(lamp)
    desk.form.change(light=None, darkness=3, blocks_darkvision=True)
    assert desk.form.apply()
    assert desk.commands()[-1] == EditEffect(effect=lamp, light=None, darkness=3, blocks_darkvision=True)
    assert desk.form.start_edit(lamp)
    desk.form.change(targets=())
    assert desk.form.apply()
    assert lamp in desk.model.state.effects
    assert not desk.model.state.effects[lamp].targets


def test_editing_changes_the_effect_in_force(desk: Desk) -> None:
    do(desk.model, bless(5))
    blessing = effect_id(desk.model.state, "bless")
    assert desk.form.start_edit(blessing)
    assert desk.form.is_edit
    assert desk.form.view.apply == "Change"
    assert desk.form.view.locked == {"save"}
    desk.form.choose("effect:slow")
    assert desk.form.form.name == "bless"
    desk.form.name_it("greater bless")
    desk.form.change_duration(amount="8")
    assert desk.form.apply()
    assert desk.commands()[-1] == EditEffect(effect=blessing, name="greater bless", remaining=8)


def test_a_preview_of_an_edited_effect_goes_from_now_to_then(desk: Desk) -> None:
    do(desk.model, bless(5))
    desk.form.start_edit(effect_id(desk.model.state, "bless"))
    desk.form.change(modifiers=tuple(desk.form.form.modifiers[:0]))
    desk.form.put(with_modifier(desk.form.form))
    desk.form.change(modifiers=(type(desk.form.form.modifiers[0])(on="melee", value="+3", type="morale"),))
    assert desk.form.view.modifiers[0].shows == "Kyra: +5 → +7"


def test_taking_every_target_out_ends_it(desk: Desk) -> None:
    do(desk.model, bless(5))
    blessing = effect_id(desk.model.state, "bless")
    desk.form.start_edit(blessing)
    for name in ("Kyra", "Merisiel"):
        desk.form.put(without_target(desk.form.form, desk.who(name)))
    assert desk.form.apply()
    assert desk.applied == [True]
    assert blessing not in desk.model.state.effects


def test_an_effect_that_ends_meanwhile_closes_the_form(desk: Desk) -> None:
    do(desk.model, bless(5))
    desk.form.start_edit(effect_id(desk.model.state, "bless"))
    do(desk.model, EndEffect(effect="bless"))
    assert desk.applied == [True]
    assert not desk.form.is_active
    desk.model.dispatch(Undo())
    assert desk.applied == [True]


# ---- handing over, keeping ----------------------------------------------------------------------------------------


def test_another_form_takes_over_what_there_is(desk: Desk) -> None:
    desk.start("Ogre")
    desk.form.choose("effect:slow")
    desk.form.change_duration(amount="9")
    other = EffectFormViewModel(desk.bridge, desk.store)
    desk.form.stop()
    other.take_over(desk.form)
    assert other.form == desk.form.form
    assert other.apply()
    assert desk.store.value.used == ("effect:slow",)


def test_one_s_own_is_kept_and_offered_again(desk: Desk) -> None:
    desk.start("Ogre")
    desk.form.choose("effect:slow")
    desk.form.name_it("Mire of Zorn")
    desk.form.put(with_condition(with_modifier(desk.form.form), "entangled"))
    desk.form.change(
        kind="supernatural", dc="18", descriptors=("fear",), dismissible=True, note="to the knees", trigger="a step",
        modifiers=(type(desk.form.form.modifiers[0])(on="str", value="−2", type="penalty"),), temp_hp="3",
        save="ref",
    )  # fmt: skip
    desk.form.change_duration(kind="concentration", most="3", after="2", after_unit="minutes")
    assert desk.form.keep_as_own()
    assert "Mire of Zorn" in desk.said[0]
    again = Desk(desk.store._path)
    again.start("Ogre")
    row = again.form.finder().quick_rows("mire")[0]
    assert (row.key, row.own) == ("own:mire of zorn", True)
    again.form.choose(row.key)
    kept, form = desk.form.form, again.form.form
    for field in ("name", "kind", "dc", "descriptors", "dismissible", "note", "trigger", "modifiers", "conditions",
                  "temp_hp", "save"):  # fmt: skip
        assert getattr(form, field) == getattr(kept, field), field
    assert form.duration.to_duration("") == Duration(concentration=True, max=Span(rounds=3), after=Span(minutes=2))
    assert again.store.value.own[0].entry.tone == "harm"
    again.form.forget(row.key)
    assert not [found for found in again.form.finder().quick_rows("mire") if found.own]


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "until", "edge": "end", "turn": "next"},
        {"kind": "unlimited"},
        {"kind": "triggered"},
        {"amount": "4", "unit": "hours"},
        {"kind": "concentration"},
    ],
)
def test_every_duration_can_be_kept(desk: Desk, fields: dict[str, Any]) -> None:
    desk.start("Ogre")
    desk.form.name_it("mine")
    desk.form.change_duration(**fields)
    assert desk.form.keep_as_own()
    wanted = desk.form.form.duration
    desk.start("Ogre")
    desk.form.choose("own:mine")
    kyra = desk.who("Kyra")
    assert desk.form.form.duration.to_duration(kyra) == wanted.to_duration(kyra)


def test_limits_and_the_level_of_a_light_outlive_a_restart(desk: Desk) -> None:
    desk.start("Kyra")
    desk.form.choose("effect:bless")
    desk.form.change(name="my bless", light=0, power="3")
    assert desk.form.keep_as_own()
    again = Desk(desk.store._path)
    again.start("Ogre")
    again.form.choose("own:my bless")
    assert [(line.on, line.against) for line in again.form.form.modifiers] == [("attack", ()), ("saves", ("fear",))]
    assert (again.form.form.light, again.form.form.darkness) == (3, None)


def test_nothing_wrong_is_kept(desk: Desk) -> None:
    desk.start("Ogre")
    assert not desk.form.keep_as_own()
    assert desk.trouble == ["name"]
    assert desk.store.value.own == ()


# ---- choices ------------------------------------------------------------------------------------------------------


def test_every_key_of_the_scripts_can_be_chosen() -> None:
    keys = {key for key, _ in modifier_keys()}
    assert keys >= {
        "str", "dex", "con", "int", "wis", "cha", "ac", "touch", "attack", "melee", "ranged", "damage", "saves", "fort",
        "ref", "will", "init", "cmb", "cmd", "skills", "checks", "speed", "caster_level", "dr", "sr", "resist.fire",
        "Stealth",
    }  # fmt: skip
    assert {"penalty", "untyped", "natural armor"} <= {key for key, _ in bonus_choices()}


@pytest.mark.parametrize(
    ("on", "choice", "typed"),
    [
        ("ac", "ac", ""), ("str", "str", ""), ("Stealth", "Stealth", ""), ("resist.fire", "resist.fire", ""),
        ("resist.holy", "resist.", "holy"), ("skill.Craft (traps)", "skill.", "Craft (traps)"),
        ("resist.", "resist.", ""),
    ],
)  # fmt: skip
def test_a_key_is_a_choice_and_perhaps_a_typed_name(on: str, choice: str, typed: str) -> None:
    assert key_choice(on) == (choice, typed)
    assert key_of_choice(choice, typed) == on
    assert key_choice("Craft (traps)") == ("skill.", "Craft (traps)")


def test_choices_are_in_words(desk: Desk) -> None:
    desk.start("Ogre")
    desk.form.put(with_condition(desk.form.form, "prone"))
    assert "prone" not in dict(condition_choices(desk.form.form))
    assert dict(saves_choices())["will"] == "Will"
    assert "fear" in dict(descriptor_choices())
    assert desk.form.view.conditions == (("prone", "prone"),)
    assert desk.views[-1] is desk.form.view
