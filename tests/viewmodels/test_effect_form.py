from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import ApplyCondition, ApplyEffect
from encounter_tracker.encounter.state import Encounter, Modifier
from encounter_tracker.rules.durations import Duration
from encounter_tracker.viewmodels.effect_duration import DurationForm
from encounter_tracker.viewmodels.effect_form import EffectForm, ModifierForm, TargetForm, typed_problems
from tests.viewmodels.effect_fight import fight, who


@pytest.fixture
def state() -> Encounter:
    return fight().state


def form(state: Encounter, *names: str, **fields: Any) -> EffectForm:
    targets = tuple(TargetForm(id=who(state, name)) for name in names)
    return EffectForm(**{"name": "x", "source": who(state, "Kyra"), "targets": targets, **fields})


def test_one_effect_on_many_targets_is_one_command(state: Encounter) -> None:
    command = form(state, "Ogre", "Wight", "Merisiel").to_command(state)
    assert isinstance(command, ApplyEffect)
    assert command.targets == tuple(who(state, name) for name in ("Ogre", "Wight", "Merisiel"))
    assert command.kind == "spell"
    assert command.duration == Duration(rounds=1)


def test_every_field_reaches_the_command(state: Encounter) -> None:
    entered = form(
        state, "Ogre", "Merisiel", name=" slow ", catalogue="slow", kind="spell-like", level="3", caster_level="7",
        dc="16", spell_resistance=True, dismissible=True, ends_on_hostile_act=True, forbids_hostile_acts=True,
        duration=DurationForm(amount="2", unit="minutes", anchor=who(state, "Merisiel")), trigger=" a word ",
        modifiers=(ModifierForm(on="attack", value="−1"), ModifierForm(on="str", value="-4", type="penalty"),
                   ModifierForm(on="resist.fire", value="10"), ModifierForm(on="skill.Craft (traps)", value="2")),
        conditions=("staggered",), descriptors=("fear",), protects_from=("death",), slot="third", light=3, darkness=2,
        blocks_darkvision=True, dispels_opposite=True, note=" half speed ",
    )  # fmt: skip
    entered = replace(
        entered, targets=(replace(entered.targets[0], face="12"), replace(entered.targets[1], saved=True))
    )
    command = entered.to_command(state)
    assert command == ApplyEffect(
        name="slow", targets=(who(state, "Ogre"), who(state, "Merisiel")), catalogue="slow", source=who(state, "Kyra"),
        anchor=who(state, "Merisiel"), kind="spell-like", level=3, caster_level=7, dc=16, duration=Duration(minutes=2),
        descriptors=("fear",),
        modifiers=(Modifier(on="attack", value=-1), Modifier(on="str", value=-4, type="penalty"),
                   Modifier(on="resist.fire", value=10), Modifier(on="Craft (traps)", value=2)),
        conditions=("staggered",), dismissible=True, ends_on_hostile_act=True, forbids_hostile_acts=True,
        protects_from=("death",), spell_resistance=True, sr_rolls={"Ogre": 12}, saved=(who(state, "Merisiel"),),
        slot="third", light=3, darkness=2, dispels_opposite=True, blocks_darkvision=True, trigger="a word",
        note="half speed",
    )  # fmt: skip


def test_a_count_is_anchored_by_the_source_the_active_or_the_first_target(state: Encounter) -> None:
    ogre = who(state, "Ogre")
    assert form(state, "Ogre", source=ogre).to_command(state).anchor == ogre  # type: ignore[union-attr]
    assert form(state, "Ogre", source="").to_command(state).anchor == who(state, "Kyra")  # type: ignore[union-attr]
    unstarted = fight(started=False).state
    assert form(unstarted, "Ogre", source="").to_command(unstarted).anchor == who(unstarted, "Ogre")  # type: ignore[union-attr]
    alone = form(unstarted, source="").to_command(unstarted)
    assert alone is not None
    assert alone.anchor is None


def test_a_source_that_is_only_a_text_stays_one(state: Encounter) -> None:
    command = form(state, "Ogre", source="the altar").to_command(state)
    assert command is not None
    assert command.source == "the altar"
    assert command.anchor == who(state, "Kyra")


# ---- conditions ---------------------------------------------------------------------------------------------------


def condition_form(state: Encounter, *names: str, key: str = "shaken", **fields: Any) -> EffectForm:
    given = {"name": key, "condition": key, "catalogue": key, "kind": "nonmagical", "conditions": (key,), **fields}
    return form(state, *names, **given)


def test_a_condition_alone_is_put_on_as_such(state: Encounter) -> None:
    command = condition_form(state, "Ogre", "Merisiel", duration=DurationForm(amount="3")).to_command(state)
    assert command == ApplyCondition(
        target=(who(state, "Ogre"), who(state, "Merisiel")), condition="shaken", duration=Duration(rounds=3),
        source=who(state, "Kyra"), anchor=who(state, "Kyra"),
    )  # fmt: skip


def test_who_saved_does_not_get_the_condition(state: Encounter) -> None:
    entered = condition_form(state, "Ogre", "Merisiel")
    entered = replace(entered, targets=(replace(entered.targets[0], saved=True), entered.targets[1]))
    command = entered.to_command(state)
    assert isinstance(command, ApplyCondition)
    assert command.target == (who(state, "Merisiel"),)


def test_a_condition_needs_someone_to_have_it(state: Encounter) -> None:
    assert condition_form(state).to_command(state) is None
    assert list(condition_form(state).problems(state)) == ["targets"]


def test_bleeding_carries_its_points(state: Encounter) -> None:
    command = condition_form(state, "Ogre", key="bleed", points="4").to_command(state)
    assert isinstance(command, ApplyCondition)
    assert command.amount == 4
    assert list(condition_form(state, "Ogre", key="bleed", points="x").problems(state)) == ["points"]
    assert condition_form(state, "Ogre", key="bleed").to_command(state) is None


@pytest.mark.parametrize(
    "more",
    [
        {"modifiers": (ModifierForm(on="ac", value="-2"),)},
        {"dc": "15"},
        {"conditions": ("shaken", "prone")},
        {"kind": "supernatural"},
        {"descriptors": ("fear",)},
        {"note": "roars"},
        {"dismissible": True},
        {"name": "terror of the deep"},
        {"level": "2"},
    ],
)
def test_a_condition_with_anything_else_is_an_effect(state: Encounter, more: dict[str, Any]) -> None:
    command = condition_form(state, "Ogre", **more).to_command(state)
    assert isinstance(command, ApplyEffect)
    assert command.name == more.get("name", "shaken")
    assert "shaken" in command.conditions


# ---- outcomes -----------------------------------------------------------------------------------------------------


def test_spell_resistance_decides_how_a_target_stands(state: Encounter) -> None:
    entered = form(state, "Ogre", "Merisiel", spell_resistance=True, caster_level="5")
    ogre, merisiel = entered.targets
    assert entered.outcome(state, ogre) == "open"
    assert entered.outcome(state, replace(ogre, face="9")) == "resisted"
    assert entered.outcome(state, replace(ogre, face="10")) == "affected"
    assert entered.outcome(state, replace(ogre, saved=True)) == "saved"
    assert entered.outcome(state, merisiel) == "affected"
    assert entered.touched(state) == (ogre.id, merisiel.id)


@pytest.mark.parametrize("fields", [{"spell_resistance": False}, {"kind": "supernatural", "spell_resistance": True}])
def test_no_check_where_none_is_due(state: Encounter, fields: dict[str, Any]) -> None:
    entered = form(state, "Ogre", **fields)
    assert entered.outcome(state, entered.targets[0]) == "affected"


def test_the_source_does_not_resist_its_own_spell(state: Encounter) -> None:
    entered = form(state, "Ogre", source=who(state, "Ogre"), spell_resistance=True)
    assert entered.resistance(state, who(state, "Ogre")) is None


def test_without_a_caster_level_the_source_s_own_counts(state: Encounter) -> None:
    assert form(state, "Ogre").level_of_caster(state) == 5
    assert form(state, "Ogre", caster_level="9").level_of_caster(state) == 9
    assert form(state, "Ogre", source="").level_of_caster(state) is None


def test_the_outcome_shown_is_the_one_that_comes_about(state: Encounter) -> None:
    model = fight()
    entered = form(model.state, "Ogre", spell_resistance=True, caster_level="5")
    entered = replace(entered, targets=(replace(entered.targets[0], face="9"),))
    command = entered.to_command(model.state)
    assert command is not None
    outcome = model.dispatch(command)
    assert isinstance(outcome, Applied)
    effect = next(iter(outcome.state.effects.values()))
    assert effect.targets[who(model.state, "Ogre")].state == "resisted"


# ---- what is wrong ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"name": "  "}, "name"),
        ({"level": "x"}, "level"),
        ({"level": "-1"}, "level"),
        ({"caster_level": "100"}, "caster_level"),
        ({"dc": "0"}, "dc"),
        ({"temp_hp": "many"}, "temp_hp"),
        ({"negative_levels": "-2"}, "negative_levels"),
        ({"duration": DurationForm(amount="soon")}, "duration.amount"),
        ({"modifiers": (ModifierForm(value="1"), ModifierForm(value="x"))}, "modifier.1"),
    ],
)
def test_a_wrong_field_is_named_and_nothing_is_applied(state: Encounter, fields: dict[str, Any], wrong: str) -> None:
    entered = form(state, "Ogre", **fields)
    problems = entered.problems(state)
    assert list(problems) == [wrong]
    assert problems[wrong].endswith(".")
    assert entered.to_command(state) is None


def test_a_wrong_die_is_named(state: Encounter) -> None:
    entered = form(state, "Ogre")
    entered = replace(entered, targets=(replace(entered.targets[0], face="21"),))
    assert list(entered.problems(state)) == [f"target.{who(state, 'Ogre')}"]


@pytest.mark.parametrize(
    ("line", "fine"),
    [
        (ModifierForm(on="str", value="-4", type="penalty"), True),
        (ModifierForm(on="str", value="4", type="penalty"), False),
        (ModifierForm(on="ac", value="-4", type="penalty"), False),
        (ModifierForm(on="ac", value="+2", type="deflection"), True),
        (ModifierForm(on="ac", value="0"), False),
        (ModifierForm(on="ac", value=""), False),
        (ModifierForm(on="resist.", value="5"), False),
        (ModifierForm(on="resist.fire", value="-5"), False),
        (ModifierForm(on="skill. ", value="5"), False),
        (ModifierForm(on="speed", value="1000"), False),
    ],
)
def test_a_modifier_says_what_is_wrong_with_it(line: ModifierForm, fine: bool) -> None:
    assert (line.problem() == "") is fine


def test_while_typing_only_what_is_typed_wrong_is_shown(state: Encounter) -> None:
    entered = form(
        state, name="", level="x", modifiers=(ModifierForm(), ModifierForm(value="x")), duration=DurationForm(amount="")
    )
    shown = typed_problems(entered, entered.problems(state))
    assert set(shown) == {"level", "modifier.1"}
