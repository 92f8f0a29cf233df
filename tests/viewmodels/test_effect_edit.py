from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from encounter_tracker.encounter.commands import AddTarget, ApplyEffect, EditEffect, EndEffect, SuppressEffect
from encounter_tracker.encounter.state import Effect, Encounter, Modifier
from encounter_tracker.rules.durations import Duration, Span
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.viewmodels.effect_changes import (
    changed_modifier,
    toggled_descriptor,
    with_condition,
    with_modifier,
    with_outcome,
    with_target,
    without_condition,
    without_modifier,
    without_target,
)
from encounter_tracker.viewmodels.effect_edit import edit_commands, edit_only, edit_problems, form_of
from encounter_tracker.viewmodels.effect_form import EffectForm
from tests.viewmodels.effect_fight import bless, do, effect_id, fight, shaken, who


@pytest.fixture
def model() -> EncounterModel:
    model = fight()
    do(model, bless(5))
    return model


def blessing(state: Encounter) -> Effect:
    return state.effects[effect_id(state, "bless")]


def test_editing_begins_with_everything_the_effect_is(model: EncounterModel) -> None:
    do(
        model,
        ApplyEffect(
            name="slow", source="the altar", anchor="Ogre", targets=("Ogre", "Wight"), kind="spell-like", level=3,
            caster_level=7, dc=16, duration=Duration(rounds=20), conditions=("staggered",), descriptors=("pain",),
            modifiers=(Modifier(on="attack", value=-1),), dismissible=True, ends_on_hostile_act=True,
            forbids_hostile_acts=True, note="half speed", saved=("Wight",), trigger="a word", spell_resistance=False,
        ),
    )  # fmt: skip
    form = form_of(model.state.effects[effect_id(model.state, "slow")])
    assert (form.name, form.source, form.kind) == ("slow", "the altar", "spell-like")
    assert (form.level, form.caster_level, form.dc) == ("3", "7", "16")
    assert [(t.id, t.state) for t in form.targets] == [
        (who(model.state, "Ogre"), "affected"), (who(model.state, "Wight"), "saved")
    ]  # fmt: skip
    assert (form.duration.amount, form.duration.unit, form.duration.anchor) == (
        "2", "minutes", who(model.state, "Ogre")
    )  # fmt: skip
    assert [(m.on, m.value) for m in form.modifiers] == [("attack", "−1")]
    assert (form.conditions, form.descriptors, form.note, form.trigger) == (
        ("staggered",), ("pain",), "half speed", "a word"
    )  # fmt: skip
    assert form.dismissible
    assert form.ends_on_hostile_act
    assert form.forbids_hostile_acts


def test_nothing_changed_is_no_command(model: EncounterModel) -> None:
    form = form_of(blessing(model.state))
    assert edit_commands(form, form, model.state) == ()
    assert edit_only(form, form, model.state) is None


@pytest.mark.parametrize(
    ("fields", "command"),
    [
        ({"name": "greater bless"}, {"name": "greater bless"}),
        ({"kind": "supernatural"}, {"kind": "supernatural"}),
        ({"level": "2"}, {"level": 2}),
        ({"level": ""}, {"level": 0}),
        ({"caster_level": "8"}, {"caster_level": 8}),
        ({"dc": ""}, {"dc": None}),
        ({"source": ""}, {"source": None}),
        ({"note": "sung"}, {"note": "sung"}),
        ({"descriptors": ("fear",)}, {"descriptors": ("fear",)}),
        ({"conditions": ("prone",)}, {"conditions": ("prone",)}),
        ({"dismissible": True}, {"dismissible": True}),
        ({"ends_on_hostile_act": True}, {"ends_on_hostile_act": True}),
        ({"forbids_hostile_acts": True}, {"forbids_hostile_acts": True}),
    ],
)
def test_only_what_differs_is_sent(model: EncounterModel, fields: dict[str, Any], command: dict[str, Any]) -> None:
    was = form_of(blessing(model.state))
    assert edit_commands(was, replace(was, **fields), model.state) == (EditEffect(effect=was.effect, **command),)


def test_modifiers_are_sent_as_a_whole(model: EncounterModel) -> None:
    was = form_of(blessing(model.state))
    form = changed_modifier(with_modifier(was), 1, on="saves", value="+1", type="morale")
    edit = edit_only(was, form, model.state)
    assert edit is not None
    assert edit.modifiers == (
        Modifier(on="attack", type="morale", value=1), Modifier(on="saves", type="morale", value=1)
    )  # fmt: skip
    assert edit_only(was, without_modifier(was, 0), model.state) == EditEffect(effect=was.effect, modifiers=())


def with_duration(form: EffectForm, **fields: Any) -> EffectForm:
    return replace(form, duration=replace(form.duration, **fields))


@pytest.mark.parametrize(
    ("fields", "command"),
    [
        ({"amount": "9"}, {"remaining": 9}),
        ({"unit": "minutes"}, {"remaining": 50}),
        ({"anchor": "c2"}, {"anchor": "c2"}),
        ({"amount": "2", "anchor": "c2"}, {"remaining": 2, "anchor": "c2"}),
        ({"kind": "unlimited"}, {"duration": "unlimited"}),
        ({"kind": "triggered"}, {"duration": "triggered"}),
        (
            {"kind": "until", "edge": "end", "turn": "this", "of": "c1"},
            {"duration": Duration(until="end", of="c1", turn="this")},
        ),
        ({"kind": "concentration", "most": "8"}, {"duration": Duration(concentration=True, max=Span(rounds=8))}),
    ],
)
def test_every_change_of_duration(model: EncounterModel, fields: dict[str, Any], command: dict[str, Any]) -> None:
    was = form_of(blessing(model.state))
    made = edit_commands(was, with_duration(was, **fields), model.state)
    assert made == (EditEffect(effect=was.effect, **command),)
    do(model, *made)


def test_a_count_given_to_what_had_none_begins_afresh(model: EncounterModel) -> None:
    do(model, ApplyEffect(name="x", targets=("Ogre",), source="Kyra"))
    was = form_of(model.state.effects[effect_id(model.state, "x")])
    made = edit_commands(was, with_duration(was, kind="count", amount="4"), model.state)
    assert made == (EditEffect(effect=was.effect, duration=Duration(rounds=4), anchor=who(model.state, "Kyra")),)
    do(model, *made)
    assert model.state.effects[was.effect].remaining == 4


def test_the_longest_a_concentration_may_last_is_what_is_left(model: EncounterModel) -> None:
    kept = Duration(concentration=True, max=Span(rounds=10))
    do(model, ApplyEffect(name="song", targets=("Ogre",), source="Kyra", duration=kept))
    was = form_of(model.state.effects[effect_id(model.state, "song")])
    made = edit_commands(was, with_duration(was, most="12", most_unit="rounds"), model.state)
    assert made == (EditEffect(effect=was.effect, remaining=12),)
    longer = edit_commands(was, with_duration(was, after="3"), model.state)
    assert isinstance(longer[0], EditEffect)
    assert isinstance(longer[0].duration, Duration)
    assert longer[0].duration.after == Span(rounds=3)


def test_targets_come_and_go_by_commands_of_their_own(model: EncounterModel) -> None:
    was = form_of(blessing(model.state))
    kyra, merisiel, ogre = (who(model.state, name) for name in ("Kyra", "Merisiel", "Ogre"))
    form = with_outcome(with_target(without_target(was, kyra), ogre), model.state, ogre, "saved")
    form = with_outcome(form, model.state, merisiel, "suppressed")
    assert edit_commands(was, form, model.state) == (
        AddTarget(effect=was.effect, targets=(ogre,), saved=(ogre,)),
        SuppressEffect(effect=was.effect, target=merisiel, on=True),
        EndEffect(effect=was.effect, target=kyra),
    )


def test_a_check_against_spell_resistance_is_made_once(model: EncounterModel) -> None:
    ogre, merisiel = who(model.state, "Ogre"), who(model.state, "Merisiel")
    do(
        model,
        ApplyEffect(
            name="slow", source="Kyra", targets=("Ogre", "Merisiel"), spell_resistance=True, sr_rolls={"Ogre": 2}
        ),
    )
    was = form_of(model.state.effects[effect_id(model.state, "slow")])
    assert was.outcome(model.state, was.targets[0]) == "resisted"
    do(model, EndEffect(effect="slow", target="Ogre"))
    form = with_target(was, merisiel)
    form = with_target(without_target(form, ogre), ogre)
    assert form.outcome(model.state, form.targets[-1]) == "resisted"


def test_without_its_last_target_it_ends_as_a_whole(model: EncounterModel) -> None:
    was = form_of(blessing(model.state))
    form = replace(was, targets=())
    assert edit_commands(was, form, model.state) == (EndEffect(effect=was.effect),)


def test_of_an_effect_in_force_only_holding_down_can_be_chosen(model: EncounterModel) -> None:
    was = form_of(blessing(model.state))
    assert with_outcome(was, model.state, was.targets[0].id, "saved") == was
    held = with_outcome(was, model.state, was.targets[0].id, "suppressed")
    assert with_outcome(held, model.state, was.targets[0].id, "affected") == was
    assert with_outcome(was, model.state, "nobody", "affected") == was


def test_a_wrong_number_makes_no_command(model: EncounterModel) -> None:
    was = form_of(blessing(model.state))
    form = replace(was, dc="many", note="sung")
    assert list(edit_problems(was, form, model.state)) == ["dc"]
    assert edit_commands(was, form, model.state) == ()


def test_a_duration_left_alone_is_right_as_it_is(model: EncounterModel) -> None:
    do(model, ApplyEffect(name="x", targets=("Ogre",), duration=Duration(until="end", of="Ogre", turn="next")))
    was = form_of(model.state.effects[effect_id(model.state, "x")])
    stale = with_duration(was, turn="this")
    assert edit_problems(stale, stale, model.state) == {}
    assert edit_problems(was, stale, model.state) != {}


def test_a_condition_in_force_is_edited_like_any_effect(model: EncounterModel) -> None:
    do(model, shaken())
    was = form_of(model.state.effects[effect_id(model.state, "shaken")])
    made = edit_commands(was, with_duration(was, amount="6"), model.state)
    assert made == (EditEffect(effect=was.effect, remaining=6),)


# ---- small changes ------------------------------------------------------------------------------------------------


def test_saying_how_a_target_with_spell_resistance_stands_gives_it_a_die() -> None:
    state = fight().state
    ogre = who(state, "Ogre")
    form = with_target(EffectForm(name="x", source=who(state, "Kyra"), spell_resistance=True), ogre)
    resisted = with_outcome(form, state, ogre, "resisted")
    assert resisted.targets[0].face == "1"
    assert resisted.outcome(state, resisted.targets[0]) == "resisted"
    again = with_outcome(resisted, state, ogre, "affected")
    assert again.targets[0].face == "20"
    rolled = replace(form, targets=(replace(form.targets[0], face="12"),))
    assert with_outcome(rolled, state, ogre, "affected").targets[0].face == "12"
    saved = with_outcome(rolled, state, ogre, "saved")
    assert with_outcome(saved, state, ogre, "affected").targets[0].saved is False


def test_words_are_added_once_and_taken_away() -> None:
    form = with_condition(with_condition(EffectForm(), "prone"), "prone")
    assert form.conditions == ("prone",)
    assert without_condition(form, "prone").conditions == ()
    feared = toggled_descriptor(EffectForm(), "  Fear ")
    assert feared.descriptors == ("fear",)
    assert toggled_descriptor(feared, "fear").descriptors == ()
    assert toggled_descriptor(feared, "  ") == feared
    one = with_target(EffectForm(), "c1")
    assert with_target(one, "c1") == one
