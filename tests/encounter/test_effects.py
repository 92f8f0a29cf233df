"""Effects in force: how they begin, change and end, event by event (sections F and G6)."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.state import Effect
from tests.encounter.fight import OGRE, PRIEST, SKELETON, TROLL, Fight


@pytest.fixture
def fight() -> Fight:
    return Fight(PRIEST, OGRE, TROLL, SKELETON)


def cast(fight: Fight, name: str, *targets: str, **fields: Any) -> Effect:
    fight.do("effect", name=name, targets=targets, **fields)
    return next(reversed(fight.state.effects.values()))


def ended(fight: Fight) -> list[tuple[str, str, str]]:
    return [(event.name, event.why, event.target) for event in fight.happened(e.EffectEnded)]


# --- F1: beginning ---------------------------------------------------------------------------------------------------


def test_all_that_is_said_is_kept(fight: Fight):
    fields = {
        "catalogue": "bless",
        "kind": "spell-like",
        "level": 2,
        "dc": 14,
        "descriptors": ["fear"],
        "modifiers": [{"on": "attack", "type": "morale", "value": 1}],
        "conditions": ["shaken"],
        "dismissible": True,
        "ends_on_hostile_act": True,
        "protects_from": ["death"],
        "slot": "2nd",
        "light": 1,
        "blocks_darkvision": True,
        "trigger": "a door opens",
        "wall": {"height": 10, "thickness": 5, "squares": [[0, 0], [0, 1]]},
        "note": "from the scroll",
    }
    fight.do("advance_time", rounds=7)
    effect = cast(fight, "odd", "Ogre", source="Priest", duration={"minutes": 2}, **fields)
    for field, value in fields.items():
        found = getattr(effect, field)
        if field not in {"modifiers", "wall"}:
            assert (list(found) if isinstance(found, tuple) else found) == value, field
    assert effect.wall is not None
    assert effect.wall.squares == ((0, 0), (0, 1))
    assert (effect.source, effect.anchor, effect.remaining, effect.begun) == (fight.id("Priest"),) * 2 + (20, 7)
    assert (effect.key, effect.condition, effect.caster_level) == ("bless", False, 0)
    assert fight.happened(e.EffectBegan) == [
        e.EffectBegan(effect=effect.id, name="odd", targets=(fight.id("Ogre"),), source=fight.id("Priest")),
    ]


def test_the_caster_level_is_the_sources_of_the_moment():
    fight = Fight({**PRIEST, "caster_level": 5}, OGRE)
    fight.do("negative_levels", target="Priest", count=2)
    assert cast(fight, "a", "Ogre", source="Priest").caster_level == 3
    assert cast(fight, "b", "Ogre", source="Priest", caster_level=9).caster_level == 9
    assert cast(fight, "c", "Ogre", source="the pit").caster_level is None


def test_a_target_named_twice_is_one(fight: Fight):
    assert list(cast(fight, "a", "Ogre", "Troll", "Ogre").targets) == [fight.id("Ogre"), fight.id("Troll")]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"targets": ["Nobody"]}, "unknown_combatant"),
        ({"targets": ["Ogre"], "saved": ["Nobody"]}, "unknown_combatant"),
        ({"anchor": "Nobody"}, "unknown_combatant"),
        ({"duration": {"until": "end", "of": "Nobody"}}, "unknown_combatant"),
        ({"duration": {"until": "end", "of": "Ogre", "turn": "this"}}, "this_turn_not_theirs"),
        ({"wall": {"height": 5, "thickness": 5, "squares": [[0, 0], [5, 5]]}}, "bad_wall"),
        ({"id": "first"}, "id_taken"),
    ],
)
def test_what_cannot_begin(fight: Fight, fields: dict[str, Any], code: str):
    cast(fight, "x", id="first")
    assert fight.refused("effect", name="y", **fields).code == code


def test_an_unsound_wall_can_be_forced(fight: Fight):
    wall = {"height": 5, "thickness": 5, "squares": [[0, 0], [5, 5]]}
    assert cast(fight, "wall", wall=wall, force=True).wall is not None


def test_the_start_of_this_turn_is_past(fight: Fight):
    fight.do("start")
    until = {"until": "start", "of": "Priest", "turn": "this"}
    assert fight.refused("effect", name="y", duration=until).code == "past_turn_edge"


def test_a_count_of_nothing_is_over_at_once(fight: Fight):
    fight.do("effect", name="spark", targets=["Ogre"], duration={"rounds": 0})
    assert ended(fight) == [("spark", "expired", "")]
    assert not fight.state.effects


# --- B14: immune and protected ---------------------------------------------------------------------------------------


def test_the_immune_are_left_out_and_reported(fight: Fight):
    effect = cast(fight, "fear", "Skeleton", "Ogre", descriptors=["fear"])
    assert list(effect.targets) == [fight.id("Ogre")]
    (left_out,) = fight.happened(e.TargetImmune)
    assert (left_out.who, left_out.to, left_out.reason) == (fight.id("Skeleton"), "fear", "undead traits")


@pytest.mark.parametrize("descriptor", ["charm", "compulsion", "death", "mind-affecting", "poison"])
def test_immune_by_descriptor(fight: Fight, descriptor: str):
    reason = fight.refused("effect", name="x", targets=["Skeleton"], descriptors=[descriptor])
    assert (reason.code, reason.values["reason"]) == ("immune", "undead traits")
    assert cast(fight, "x", "Skeleton", descriptors=[descriptor], force=True).affects(fight.id("Skeleton"))


def test_immune_to_the_condition(fight: Fight):
    assert fight.refused("condition", target="Skeleton", condition="stunned").code == "immune"
    fight.do("condition", target="Skeleton", condition="prone")
    assert fight.refused("effect", name="ray", targets=["Skeleton"], conditions=["fatigued"]).code == "immune"
    fight.do("effect", name="ray", targets=["Skeleton"], conditions=["fatigued", "prone"])
    fight.do("effect", name="web", targets=["Skeleton"], conditions=["fatigued"], modifiers=[{"on": "ac", "value": -1}])


def test_protected_by_an_effect_in_force(fight: Fight):
    cast(fight, "courage", "Priest", protects_from=["fear"])
    reason = fight.refused("effect", name="scare", targets=["Priest"], descriptors=["fear"])
    assert (reason.code, reason.values) == ("protected", {"who": "Priest", "effect": "courage"})
    effect = cast(fight, "scare", "Priest", "Ogre", descriptors=["fear"])
    assert list(effect.targets) == [fight.id("Ogre")]
    assert [event.reason for event in fight.happened(e.TargetImmune)] == ["courage"]
    fight.do("suppress", effect="courage")
    fight.do("effect", name="terror", targets=["Priest"], descriptors=["fear"])


# --- G7: deeper ------------------------------------------------------------------------------------------------------


def test_deeper_fear_is_told_where_it_works(fight: Fight):
    fight.do("condition", target=["Ogre", "Troll"], condition="shaken")
    fight.do("effect", name="scare", targets=["Ogre", "Troll", "Priest"], conditions=["shaken"], saved=["Troll"])
    assert fight.happened(e.FearDeepened) == [
        e.FearDeepened(who=fight.id("Ogre"), condition="shaken", new="frightened"),
    ]
    fight.do("condition", target="Priest", condition="frightened")
    assert [event.new for event in fight.happened(e.FearDeepened)] == ["panicked"]


def test_a_newcomer_to_an_effect_is_more_afraid_too(fight: Fight):
    fight.do("condition", target="Ogre", condition="shaken")
    cast(fight, "scare", "Priest", conditions=["shaken"])
    fight.do("add_target", effect="scare", targets="Ogre")
    assert [type(event) for event in fight.events] == [e.EffectTargetAdded, e.FearDeepened]
    assert fight.now("Ogre").conditions == ("frightened",)


def test_what_is_held_down_does_not_deepen(fight: Fight):
    cast(fight, "scare", "Ogre", conditions=["shaken"])
    fight.do("suppress", effect="scare")
    fight.do("condition", target="Ogre", condition="shaken")
    assert fight.now("Ogre").conditions == ("shaken",)


# --- changing --------------------------------------------------------------------------------------------------------


def test_changing_says_what_changed(fight: Fight):
    effect = cast(fight, "haste", "Ogre", source="Priest", duration={"rounds": 5})
    fight.do("edit_effect", effect="haste", name="great haste", level=4, note="", kind="supernatural", dismissible=True)
    assert fight.events == [
        e.EffectChanged(
            effect=effect.id,
            name="great haste",
            fields=("name", "kind", "level", "dismissible", "note"),
        ),
    ]
    changed = fight.state.effects[effect.id]
    assert (changed.name, changed.level, changed.remaining, changed.source) == (
        "great haste",
        4,
        5,
        fight.id("Priest"),
    )


def test_a_new_duration_counts_afresh(fight: Fight):
    fight.do("start")
    effect = cast(fight, "x", "Ogre", duration={"rounds": 5})
    fight.do("edit_effect", effect="x", duration={"until": "end", "of": "Ogre", "turn": "next"})
    changed = fight.state.effects[effect.id]
    assert (changed.remaining, changed.until is not None) == (None, True)
    fight.do("edit_effect", effect="x", duration={"concentration": True, "max": {"rounds": 9}})
    changed = fight.state.effects[effect.id]
    assert (changed.remaining, changed.until, changed.concentration is not None) == (9, None, True)
    fight.do("edit_effect", effect="x", duration={"rounds": 3}, remaining=2)
    assert fight.state.effects[effect.id].remaining == 2
    assert fight.refused("edit_effect", effect="x", anchor="Nobody").code == "unknown_combatant"
    fight.do("edit_effect", effect="x", anchor="Troll")
    assert fight.state.effects[effect.id].anchor == fight.id("Troll")
    fight.do("edit_effect", effect="x", anchor=None, source="Ogre")
    changed = fight.state.effects[effect.id]
    assert (changed.anchor, changed.source, changed.source_text) == (None, fight.id("Ogre"), "")


# --- ending ----------------------------------------------------------------------------------------------------------


def test_the_reasons_of_ending(fight: Fight):
    for name in ("a", "b", "c", "d"):
        cast(fight, name, "Ogre", "Troll", source="Priest", dismissible=True)
    ogre, troll = fight.id("Ogre"), fight.id("Troll")
    fight.do("end_effect", effect="a", target="Ogre")
    assert ended(fight) == [("a", "removed", ogre)]
    fight.do("end_effect", effect="a", target="Troll")
    assert ended(fight) == [("a", "removed", "")]
    fight.do("dismiss", effect="b")
    assert ended(fight) == [("b", "dismissed", "")]
    assert [event.by for event in fight.happened(e.EffectEnded)] == [fight.id("Priest")]
    fight.do("trigger", effect="c", target="Ogre", on="Troll")
    assert [(event.why, event.target, event.by) for event in fight.happened(e.EffectEnded)] == [
        ("triggered", ogre, troll),
    ]
    fight.do("trigger", effect="d")
    assert [(event.why, event.by, event.targets) for event in fight.happened(e.EffectEnded)] == [
        ("triggered", None, (ogre, troll)),
    ]


@pytest.mark.parametrize("do", ["end_effect", "suppress", "trigger"])
def test_for_one_who_is_no_target(fight: Fight, do: str):
    cast(fight, "a", "Ogre")
    assert fight.refused(do, effect="a", target="Troll").code == "not_a_target"
    assert fight.refused(do, effect="b").code == "unknown_effect"
    cast(fight, "a", "Troll")
    assert fight.refused(do, effect="a").code == "ambiguous_effect"
    assert fight.refused(do, effect="a", target="Priest").code == "ambiguous_effect"
    fight.do(do, effect="a", target="Troll")


def test_suppressing_is_told_once(fight: Fight):
    effect = cast(fight, "a", "Ogre", "Troll", saved=["Troll"])
    fight.do("suppress", effect="a")
    assert fight.events == [
        e.EffectSuppressed(effect=effect.id, name="a", target=fight.id("Ogre"), suppressed=True),
    ]
    fight.do("suppress", effect="a")
    assert not fight.events
    fight.do("suppress", effect="a", on=False)
    assert [event.suppressed for event in fight.happened(e.EffectSuppressed)] == [False]


def test_temporary_hit_points_stay_while_another_of_the_name_is_there(fight: Fight):
    cast(fight, "aid", "Ogre", id="one")
    cast(fight, "aid", "Ogre", id="two")
    fight.do("temp_hp", target="Ogre", amount=8, source="aid")
    fight.do("end_effect", effect="one")
    assert fight.now("Ogre").temp_hp == 8
    assert not fight.happened(e.TempHpLost)
    fight.do("end_effect", effect="two")
    assert fight.now("Ogre").temp_hp == 0
    assert fight.happened(e.TempHpLost) == [e.TempHpLost(who=fight.id("Ogre"), amount=8, name="aid")]


# --- F5: concentration -----------------------------------------------------------------------------------------------


def test_concentrating_counts_its_rounds(fight: Fight):
    fight.do("options", concentration_limit_rounds=1)
    fight.do("start")
    effect = cast(fight, "song", "Ogre", source="Priest", duration={"concentration": True})
    fight.do("concentrate", who="Priest", effect=effect.id)
    assert fight.happened(e.ConcentrationKept) == [
        e.ConcentrationKept(who=fight.id("Priest"), effect=effect.id, name="song", used=1, limit=1),
    ]
    fight.do("concentrate", who="Priest")
    assert ended(fight) == [("song", "concentration_limit", "")]
    assert fight.now("Priest").conditions == ("fatigued",)
    assert fight.refused("concentrate", who="Priest").code == "too_tired_to_concentrate"
    assert fight.refused("concentrate", who="Priest", force=True).code == "not_concentrating"
    fight.do("end_condition", target="Priest", condition="fatigued")
    assert not fight.state.effects


def test_what_goes_on_after_the_concentration_is_told(fight: Fight):
    fight.do("start")
    after = {"concentration": True, "after": {"rounds": 2}}
    effect = cast(fight, "song", "Ogre", source="Priest", duration=after)
    told: list[e.Event] = []
    for _ in range(9):
        fight.do("next_turn")
        told = [*fight.happened(e.ConcentrationOver)]
        if told:
            break
    assert told == [e.ConcentrationOver(effect=effect.id, name="song", rounds=2)]
    assert fight.state.effects[effect.id].remaining == 2


def test_one_who_does_not_tire():
    fight = Fight(SKELETON)
    fight.do("options", concentration_limit_rounds=0)
    fight.do("start")
    cast(fight, "song", source="Skeleton", duration={"concentration": True})
    fight.do("concentrate", who="Skeleton")
    assert ended(fight) == [("song", "concentration_limit", "")]
    assert [event.to for event in fight.happened(e.TargetImmune)] == ["fatigued"]


def test_lapsing_is_told(fight: Fight):
    fight.do("start")
    cast(fight, "song", "Ogre", source="Priest", duration={"concentration": True})
    for _ in range(5):
        fight.do("next_turn")
    assert ended(fight) == [("song", "concentration_lapsed", "")]


# --- G6: conditions by hand ------------------------------------------------------------------------------------------


def test_one_entry_for_many(fight: Fight):
    fight.do("condition", target=["Ogre", "Troll"], condition="prone", source="a rope", duration={"rounds": 3})
    (effect,) = fight.state.effects.values()
    assert (effect.name, effect.kind, effect.condition, effect.source_text) == ("prone", "nonmagical", True, "a rope")
    assert (effect.anchor, effect.remaining, len(effect.targets)) == (fight.id("Ogre"), 3, 2)
    assert fight.happened(e.EffectBegan)[0].condition


def test_ending_by_source(fight: Fight):
    fight.do("condition", target="Ogre", condition="prone", source="Priest")
    fight.do("condition", target="Ogre", condition="prone", source="a rope")
    ids = list(fight.state.effects)
    assert fight.refused("end_condition", target="Ogre", condition="prone", source="Troll").code == "derived_condition"
    fight.do("end_condition", target="Ogre", condition="prone", source="a rope")
    assert list(fight.state.effects) == ids[:1]
    fight.do("end_condition", target="Ogre", condition="prone", source=ids[0])
    assert not fight.state.effects


@pytest.mark.parametrize(
    ("condition", "code"),
    [("prone", "not_in_force"), ("shaken", "condition_of_effect"), ("flat-footed", "derived_condition")],
)
def test_what_cannot_be_ended(fight: Fight, condition: str, code: str):
    fight.do("start")
    cast(fight, "scare", "Troll", conditions=["shaken"])
    assert fight.refused("end_condition", target="Troll", condition=condition).code == code


def test_confusion(fight: Fight):
    fight.do("condition", target="Ogre", condition="confused")
    for roll, label in ((25, "normal"), (26, "babble"), (50, "babble"), (51, "hurt_itself"), (76, "attack_nearest")):
        fight.do("confusion", who="Ogre", roll=roll)
        assert [event.label for event in fight.happened(e.CheckRolled)] == [label]
        assert [event.what for event in fight.happened(e.Reminder)] == [f"confused_{label}"]
    assert fight.refused("confusion", who="Ogre", roll=0).code == "bad_die"
    assert fight.refused("confusion", who="Priest").code == "not_confused"
    fight.do("confusion", who="Priest", force=True, faces=(100,))


@pytest.mark.parametrize(
    ("event", "asked"),
    [("nothing", True), ("attacked", False), ("attacker dead", True), ("attacker gone", True), ("by itself", True)],
)
def test_the_confused_strike_back_at_whoever_attacked_them(fight: Fight, event: str, asked: bool):
    fight.do("condition", target="Ogre", condition="confused")
    fight.do("start")
    if event != "nothing":
        fight.do("damage", target="Ogre", amount=1, source="Ogre" if event == "by itself" else "Troll")
    if event == "attacker dead":
        fight.do("kill", target="Troll")
    if event == "attacker gone":
        fight.do("remove", who="Troll")
    fight.do("next_turn")
    assert bool(fight.due("confusion")) == asked
    assert [(one.what, one.label) for one in fight.happened(e.Reminder)] == (
        [] if asked else [("confused_strikes_back", "Troll")]
    )
    fight.do("end", faces=(1,) if asked else ())
    fight.do("start")
    fight.do("next_turn")
    assert fight.due("confusion")


# --- F10: hostile acts -----------------------------------------------------------------------------------------------


def test_a_marked_act(fight: Fight):
    cast(fight, "hidden", "Ogre", "Priest", ends_on_hostile_act=True)
    fight.do("hostile_act", who="Ogre", against=["Priest", "Troll"])
    assert fight.happened(e.HostileActDone) == [
        e.HostileActDone(who=fight.id("Ogre"), against=fight.id("Priest")),
    ]
    assert ended(fight) == [("hidden", "hostile_act", fight.id("Ogre"))]
    fight.do("hostile_act", who="Troll")
    assert fight.events == [e.HostileActDone(who=fight.id("Troll"))]


def test_a_charm_without_a_known_charmer_stays(fight: Fight):
    cast(fight, "charm", "Ogre", source="a voice", descriptors=["charm"])
    fight.do("damage", target="Ogre", amount=1, source="Troll")
    assert len(fight.state.effects) == 1


def test_hurting_oneself_breaks_no_charm(fight: Fight):
    cast(fight, "charm", "Ogre", source="Troll", descriptors=["charm"])
    fight.do("hostile_act", who="Ogre", against="Ogre")
    assert len(fight.state.effects) == 1
