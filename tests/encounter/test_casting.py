"""Casting: begin, go on, finish, find out (rules G1, G2, G5)."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events
from encounter_tracker.encounter.state import Casting
from tests.encounter.fight import OGRE, PRIEST, Fight

CASTER = PRIEST | {"caster_level": 5}
ROGUE = OGRE | {"name": "Rogue", "spells": ["bane", "doom"]}
BANE = {"name": "bane", "level": 1, "components": ["verbal", "somatic"]}


@pytest.fixture
def fight() -> Fight:
    fight = Fight(CASTER, ROGUE, OGRE)
    fight.do("start")
    return fight


def casting(fight: Fight, who: str = "Priest") -> Casting:
    found = fight.get(who).casting
    assert found is not None
    return found


def begin(fight: Fight, who: str = "Priest", **fields: Any) -> None:
    fight.do("begin_cast", who=who, spell=BANE | fields.pop("spell", {}), **fields)


# --- G1 ---------------------------------------------------------------------------------------------------------------


def test_begun_and_finished_in_one_turn(fight: Fight):
    begin(fight)
    (begun,) = fight.happened(events.SpellCastBegun)
    assert (begun.name, begun.level, begun.components) == ("bane", 1, ("verbal", "somatic"))
    assert casting(fight).under_way
    fight.do("finish_cast", who="Priest", targets=["Ogre", "Rogue"], duration={"minutes": 5}, dc=15, note="boo")
    (effect,) = fight.state.effects.values()
    assert (effect.name, effect.level, effect.kind, effect.source) == ("bane", 1, "spell", fight.id("Priest"))
    assert (effect.caster_level, effect.dc, effect.note, effect.remaining) == (5, 15, "boo", 50)
    assert list(effect.targets) == [fight.id("Ogre"), fight.id("Rogue")]
    (cast,) = fight.happened(events.SpellCast)
    assert (cast.name, cast.targets, cast.used_up) == ("bane", (fight.id("Ogre"), fight.id("Rogue")), False)
    assert casting(fight).state == "done"
    assert fight.refused("finish_cast", who="Priest", targets=["Ogre"]).code == "not_casting"
    fight.do("next_turn")
    fight.do("next_turn")
    fight.do("next_turn")
    assert fight.get("Priest").casting is None


@pytest.mark.parametrize(
    ("field", "value", "same"),
    [("name", "doom", "bane"), ("level", 2, 1), ("kind", "spell-like", "spell"), ("source", "Ogre", "Priest")],
)
def test_what_the_spell_itself_says_cannot_be_otherwise(fight: Fight, field: str, value: object, same: object):
    begin(fight)
    given: dict[str, Any] = {"who": "Priest", "targets": ["Ogre"]}
    reason = fight.refused("finish_cast", **given, **{field: value})  # type: ignore[arg-type]
    assert (reason.code, reason.values["field"]) == ("other_spell", field)
    fight.do("finish_cast", **given, **{field: same})  # type: ignore[arg-type]
    (effect,) = fight.state.effects.values()
    assert (effect.name, effect.level, effect.kind, effect.source) == ("bane", 1, "spell", fight.id("Priest"))


@pytest.mark.parametrize(
    ("spell", "fields", "dc"),
    [({}, {}, None), ({"dc": 13}, {}, 13), ({"dc": 13}, {"dc": 19}, 19), ({"ability": "cha"}, {}, 12)],
)
def test_the_dc_of_what_was_cast(fight: Fight, spell: dict[str, Any], fields: dict[str, Any], dc: int | None):
    begin(fight, spell=spell)
    fight.do("finish_cast", who="Priest", targets=["Ogre"], **fields)
    assert next(iter(fight.state.effects.values())).dc == dc


def test_nothing_was_begun(fight: Fight):
    assert fight.refused("finish_cast", who="Priest").code == "not_casting"
    assert fight.refused("finish_cast", who="Priest", force=True).code == "not_casting"


def test_an_instantaneous_spell_leaves_nothing_in_force():
    fight = Fight(CASTER, OGRE, ROGUE | {"sr": 16})
    begin(fight, spell={"name": "fireball", "level": 3, "components": ["material"]})
    fight.do(
        "finish_cast",
        who="Priest",
        targets=["Ogre", "Rogue"],
        instantaneous=True,
        spell_resistance=True,
        sr_rolls={"Rogue": 2},
        saved=["Ogre"],
    )
    assert not fight.state.effects
    assert [event.target for event in fight.happened(events.EffectResisted)] == [fight.id("Rogue")]
    assert not fight.happened(events.EffectBegan)
    assert fight.happened(events.SpellCast)[0].used_up


def test_not_in_somebody_elses_turn(fight: Fight):
    assert fight.refused("begin_cast", who="Ogre", spell=BANE).code == "not_their_turn"
    begin(fight, "Ogre", spell={"time": "reaction"})
    fight.do("finish_cast", who="Ogre")
    begin(fight, "Rogue", spell={"time": "free action"})
    fight.do("next_turn")
    assert [(event.who, event.why) for event in fight.happened(events.SpellLost)] == [(fight.id("Rogue"), "turn_over")]


def test_forced_in_somebody_elses_turn_it_has_to_be_done_in_that_turn(fight: Fight):
    begin(fight, "Ogre", force=True)
    fight.do("next_turn")
    assert casting(fight, "Ogre").why_lost == "turn_over"


def test_what_is_not_finished_in_its_turn_is_lost(fight: Fight):
    begin(fight)
    fight.do("next_turn")
    (lost,) = fight.happened(events.SpellLost)
    assert (lost.who, lost.name, lost.why) == (fight.id("Priest"), "bane", "turn_over")
    fight.do("next_turn")
    reason = fight.refused("finish_cast", who="Priest", targets=["Ogre"])
    assert (reason.code, reason.values["why"]) == ("spell_lost", "turn_over")
    fight.do("finish_cast", who="Priest", targets=["Ogre"], force=True)
    assert len(fight.state.effects) == 1
    assert casting(fight).state == "done"


def test_a_turn_that_comes_between_by_a_readied_action_does_no_harm(fight: Fight):
    fight.do("next_turn")
    fight.do("ready", who="Rogue", trigger="a spell is cast")
    fight.do("next_turn")
    fight.do("next_turn")
    begin(fight)
    fight.do("trigger_ready", who="Rogue", on="Priest")
    fight.do("next_turn")
    assert fight.state.active == fight.id("Priest")
    assert casting(fight).under_way
    fight.do("finish_cast", who="Priest", targets=["Ogre"])


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("ready", {"who": "Priest", "trigger": "now"}),
        ("delay", {}),
        ("concentrate", {"who": "Priest"}),
        ("lower_sr", {"who": "Priest"}),
        ("identify", {"who": "Priest", "caster": "Ogre"}),
        ("damage", {"target": "Ogre", "amount": 3, "source": "Priest", "attack": {"kind": "weapon"}}),
        ("attack", {"attacker": "Priest", "target": "Ogre", "roll": 1}),
        ("grope", {"who": "Priest", "for": "Ogre", "roll": 1, "miss_roll": 1}),
        ("begin_cast", {"who": "Priest", "spell": BANE | {"name": "doom"}}),
    ],
)
def test_another_action_comes_between(fight: Fight, do: str, fields: dict[str, Any]):
    fight.do("effect", name="wall", source="Priest", targets=["Ogre"], duration={"concentration": True})
    fight.do("edit", who="Priest", set={"sr": 12})
    begin(fight, "Ogre", spell={"time": "reaction"})
    fight.do("finish_cast", who="Ogre")
    begin(fight)
    fight.do(do, **fields)
    (lost,) = fight.happened(events.SpellLost)
    assert (lost.who, lost.name, lost.why) == (fight.id("Priest"), "bane", "other_action")


def test_other_things_do_not_break_it_off(fight: Fight):
    begin(fight)
    fight.do("damage", target="Ogre", amount=3, source="Priest", attack={"kind": "spell"})
    fight.do("damage", target="Ogre", amount=3, source="Priest", attack={"kind": "weapon"}, reaction=True)
    fight.do("damage", target="Ogre", amount=3, source="Priest")
    fight.do("heal", target="Ogre", amount=3, source="Priest")
    assert casting(fight).under_way


def test_long_castings_are_not_for_fights(fight: Fight):
    long = BANE | {"time": {"minutes": 10}}
    assert fight.refused("begin_cast", who="Priest", spell=long).code == "long_casting"
    fight.do("begin_cast", who="Priest", spell=long, force=True)
    reason = fight.refused("finish_cast", who="Priest", targets=["Ogre"])
    assert (reason.code, reason.values["rounds"]) == ("casting_goes_on", 100)
    fight.do("damage", target="Ogre", amount=3, source="Priest", attack={"kind": "weapon"}, reaction=True)
    assert casting(fight).why_lost == "other_action"
    fight.do("begin_cast", who="Priest", spell=long, force=True)
    fight.do("finish_cast", who="Priest", targets=["Ogre"], force=True)
    assert (len(fight.state.effects), fight.state.clock) == (1, 0)


def test_a_long_casting_takes_its_time():
    fight = Fight(CASTER, OGRE)
    begin(fight, spell={"time": {"minutes": 10}})
    (begun,) = fight.happened(events.SpellCastBegun)
    assert begun.rounds == 100
    fight.do("advance_time", minutes=4)
    assert casting(fight).under_way
    fight.do("finish_cast", who="Priest", targets=["Ogre"], duration={"hours": 1})
    assert fight.state.clock == 100
    assert fight.happened(events.TimePassed)[0].rounds == 60
    assert next(iter(fight.state.effects.values())).remaining == 600


def test_a_long_casting_that_has_had_its_time():
    fight = Fight(CASTER, OGRE)
    begin(fight, spell={"time": {"minutes": 10}})
    fight.do("advance_time", minutes=20)
    fight.do("finish_cast", who="Priest", targets=["Ogre"])
    assert fight.state.clock == 200
    assert not fight.happened(events.TimePassed)


def test_who_does_not_live_to_see_the_end_of_it():
    fight = Fight(CASTER, OGRE)
    fight.do("condition", target="Priest", condition="bleed", amount=60)
    begin(fight, spell={"time": {"minutes": 10}})
    assert fight.refused("finish_cast", who="Priest", targets=["Ogre"]).code == "cannot_act"


def test_when_a_fight_begins_all_casting_is_lost():
    fight = Fight(CASTER, ROGUE)
    begin(fight, spell={"time": {"hours": 1}})
    begin(fight, "Rogue")
    fight.do("start")
    assert [(event.who, event.why) for event in fight.happened(events.SpellLost)] == [
        (fight.id("Priest"), "encounter_began"),
        (fight.id("Rogue"), "encounter_began"),
    ]
    assert fight.get("Priest").casting is None
    assert fight.refused("finish_cast", who="Rogue").code == "spell_lost"


def test_time_that_passes_ends_what_is_done_in_one_turn():
    fight = Fight(CASTER, OGRE)
    begin(fight)
    fight.do("advance_time", rounds=1)
    assert fight.happened(events.SpellLost)[0].why == "time_passed"
    assert fight.get("Priest").casting is None


def test_a_casting_of_one_round(fight: Fight):
    begin(fight, spell={"time": {"rounds": 1}})
    assert fight.refused("finish_cast", who="Priest").code == "casting_goes_on"
    fight.do("next_turn")
    fight.do("next_turn")
    assert casting(fight).under_way
    fight.do("next_turn")
    fight.do("finish_cast", who="Priest", targets=["Ogre"])
    assert len(fight.state.effects) == 1


def test_a_casting_of_one_round_has_to_be_finished_then(fight: Fight):
    begin(fight, spell={"time": {"rounds": 1}})
    for _ in range(3):
        fight.do("next_turn")
    fight.do("next_turn")
    assert fight.happened(events.SpellLost)[0].why == "turn_over"


def test_the_material_component_is_used_up_disrupted_or_not(fight: Fight):
    begin(fight, spell={"components": ["material"]})
    fight.do("next_turn")
    assert fight.happened(events.SpellLost)[0].used_up


# --- G2 and the states of the caster ----------------------------------------------------------------------------------


def test_hands_and_voice(fight: Fight):
    spell = BANE | {"components": ["verbal", "material"], "tradition": "divine"}
    reason = fight.refused("begin_cast", who="Priest", spell=spell, hands_free=0, holding="divine focus")
    assert (reason.code, reason.values["component"]) == ("no_free_hand", "material")
    assert fight.refused("begin_cast", who="Priest", spell=spell, voice=False).code == "no_voice"
    fight.do(
        "begin_cast", who="Priest", spell=spell, hands_free=0, holding="divine focus", caster_class=" Cleric "
    )  # fmt: skip
    assert fight.get("Priest").casting_ability == "wis"
    fight.do("begin_cast", who="Priest", spell=spell, hands_free=0, force=True)
    assert fight.get("Priest").casting_ability == "wis"
    fight.do("begin_cast", who="Priest", spell=spell | {"ability": "cha"})
    assert fight.get("Priest").casting_ability == "cha"


@pytest.mark.parametrize("given", [{"name": "silence"}, {"name": "hush", "descriptors": ["silence"]}])
def test_silence(fight: Fight, given: dict[str, Any]):
    fight.do("effect", targets=["Priest"], **given)
    assert fight.refused("begin_cast", who="Priest", spell=BANE).code == "no_voice"
    fight.do("begin_cast", who="Priest", spell=BANE | {"components": ["somatic"]})


def test_a_bard_plays_instead(fight: Fight):
    fight.do("effect", name="silence", targets=["Priest"])
    begin(fight, caster_class="bard", holding="instrument", spell={"tradition": "occult"}, hands_free=0)
    (begun,) = fight.happened(events.SpellCastBegun)
    assert (begun.components, begun.replaced) == (("material", "material"), ("verbal", "somatic"))
    assert not casting(fight).uses_up


@pytest.mark.parametrize("condition", ["stunned", "nauseated", "paralyzed"])
def test_conditions_that_forbid_it(fight: Fight, condition: str):
    fight.do("condition", target="Priest", condition=condition)
    reason = fight.refused("begin_cast", who="Priest", spell=BANE)
    assert (reason.code, reason.values["condition"]) == ("cannot_cast", condition)
    begin(fight, force=True)
    assert casting(fight).under_way
    assert fight.refused("finish_cast", who="Priest").code == "cannot_cast"
    fight.do("finish_cast", who="Priest", force=True)


def test_the_paralysed_cast_without_components(fight: Fight):
    fight.do("condition", target="Priest", condition="paralyzed")
    begin(fight, spell={"components": []})
    assert casting(fight).under_way


def test_who_can_no_longer_go_on(fight: Fight):
    begin(fight)
    fight.do("condition", target="Priest", condition="stunned")
    assert fight.happened(events.SpellLost)[0].why == "unable"
    fight.do("end_condition", target="Priest", condition="stunned")
    begin(fight)
    fight.do("damage", target="Priest", amount=40)
    assert fight.happened(events.SpellLost)[0].why == "unable"
    assert fight.refused("begin_cast", who="Priest", spell=BANE).code == "cannot_act"


def test_not_even_what_was_forced_outlives_its_caster(fight: Fight):
    fight.do("condition", target="Priest", condition="stunned")
    begin(fight, force=True)
    fight.do("kill", target="Priest")
    assert fight.happened(events.SpellLost)[0].why == "unable"


def test_reminders(fight: Fight):
    begin(fight)
    assert not fight.happened(events.Reminder)
    fight.do("condition", target="Priest", condition="entangled")
    fight.do("condition", target="Priest", condition="deafened")
    begin(fight, spell={"level": 3})
    assert [(event.what, event.number) for event in fight.happened(events.Reminder)] == [
        ("casting_entangled", 18),
        ("casting_deafened", 20),
    ]
    begin(fight, spell={"components": ["somatic"]})
    assert [event.what for event in fight.happened(events.Reminder)] == ["casting_entangled"]


def test_who_does_not_see_casts_in_a_random_direction(fight: Fight):
    fight.do("condition", target="Priest", condition="blinded")
    begin(fight, rolls={"direction:Priest": [6]})
    (told,) = fight.happened(events.Reminder)
    assert (told.what, told.number) == ("casting_unseeing", 6)


def test_what_is_held_when_a_fight_begins_or_time_passes(fight: Fight):
    fight.do("end")
    held: dict[str, Any] = {"who": "Priest", "targets": ["Ogre"], "attack": "melee touch", "attack_rolls": {"Ogre": 1}}
    begin(fight)
    fight.do("finish_cast", **held, keeps_on_miss=True)
    fight.do("advance_time", rounds=2)
    fight.do("start")
    assert not fight.happened(events.SpellLost)
    assert fight.refused("counterspell", by="Ogre", spell_of="Priest", level=3).code == "not_casting"
    casting = fight.state.combatants[fight.id("Priest")].casting
    assert casting is not None
    assert casting.held


# --- G5 ---------------------------------------------------------------------------------------------------------------


def test_who_has_the_spell_knows_it_at_once(fight: Fight):
    begin(fight)
    assert fight.happened(events.SpellCastBegun)[0].known_by == (fight.id("Rogue"),)
    begin(fight, spell={"name": "slow"})
    assert fight.happened(events.SpellCastBegun)[0].known_by == ()


def test_the_others_find_out(fight: Fight):
    begin(fight)
    assert fight.refused("identify", who="Rogue", caster="Priest", by="action").code == "knows_already"
    assert fight.refused("identify", who="Priest", caster="Priest", by="action").code == "knows_already"
    fight.do("identify", who="Ogre", caster="Priest", by="reaction")
    (found,) = fight.happened(events.SpellIdentified)
    assert (found.who, found.caster, found.name, found.level, found.how) == (
        fight.id("Ogre"), fight.id("Priest"), "bane", 1, "reaction",
    )  # fmt: skip
    assert fight.happened(events.Reminder)[0].what == "identify_feat"
    assert casting(fight).known_by == (fight.id("Rogue"), fight.id("Ogre"))
    assert fight.refused("identify", who="Ogre", caster="Priest", by="action").code == "knows_already"
    assert casting(fight).under_way


def test_with_the_feat_there_is_nothing_to_remind_of(fight: Fight):
    fight.do("edit", who="Ogre", set={"feats": ["Identify Spell"]})
    begin(fight)
    fight.do("finish_cast", who="Priest", targets=[])
    fight.do("identify", who="Ogre", caster="Priest", by="reaction")
    assert not fight.happened(events.Reminder)


def test_an_action_tells_too(fight: Fight):
    begin(fight)
    fight.do("identify", who="Ogre", caster="Priest", by="action")
    assert not fight.happened(events.Reminder)


def test_who_cannot_notice_or_identify_it(fight: Fight):
    fight.do("condition", target="Rogue", condition="blinded")
    begin(fight, spell={"components": ["somatic"]})
    assert casting(fight).known_by == ()
    begin(fight)
    assert casting(fight).known_by == (fight.id("Rogue"),)
    fight.do("damage", target="Rogue", amount=31)
    begin(fight)
    assert casting(fight).known_by == ()
    assert fight.refused("identify", who="Rogue", caster="Priest", by="action").code == "cannot_act"
    assert fight.refused("identify", who="Priest", caster="Ogre", by="action").code == "not_casting"


def test_what_a_spell_gives_besides_goes_with_it(fight: Fight):
    begin(fight, spell={"name": "false life", "level": 2})
    fight.do("finish_cast", who="Priest", targets=["Priest"], duration={"hours": 5}, temp_hp=9)
    assert fight.now("Priest").temp_hp == 9
    (effect,) = fight.state.effects
    fight.do("end_effect", effect=effect)
    assert fight.now("Priest").temp_hp == 0
