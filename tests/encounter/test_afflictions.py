"""Poisons, diseases and curses (rules G4, D7, A3, A9)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from encounter_tracker.encounter import events
from encounter_tracker.encounter.do_afflictions import MOST_WAITING
from encounter_tracker.encounter.state import Affliction, AfflictionEffect
from tests.encounter.fight import OGRE, PRIEST, SKELETON, Fight

VENOM: dict[str, Any] = {
    "name": "venom",
    "exposure": "injury",
    "frequency": {"rounds": 1, "times": 4},
    "save": "fort",
    "dc": 15,
    "effect": {"ability_damage": {"dex": 1}},
    "cure": {"saves": 1},
}


@pytest.fixture
def fight() -> Fight:
    fight = Fight(PRIEST, OGRE)
    fight.do("start")
    return fight


def afflict(fight: Fight, target: str = "Ogre", *, faces: tuple[int, ...] = (), **fields: Any) -> None:
    fight.do("affliction", faces=faces, **{**VENOM, "target": target, **fields})


def save(fight: Fight, target: str = "Ogre", name: str = "venom", **fields: Any) -> None:
    fight.do("affliction_save", target=target, name=name, **fields)


def at_work(fight: Fight, name: str = "venom") -> Affliction | None:
    found = [effect.affliction for effect in fight.state.effects.values() if effect.name == name]
    return found[0] if found else None


def conditions(fight: Fight) -> tuple[str, ...]:
    """Those of the ogre, but for its not having had a turn yet."""
    return tuple(name for name in fight.now("Ogre").conditions if name != "flat-footed")


def dex(fight: Fight, who: str = "Ogre") -> int:
    return fight.now(who).abilities["dex"].damage


# --- contracted ------------------------------------------------------------------------------------------------------


def test_it_takes_effect_at_once(fight: Fight):
    afflict(fight)
    assert dex(fight) == 1
    assert at_work(fight) is not None
    assert fight.due("affliction_save") == []
    (effect,) = fight.state.effects.values()
    assert (effect.kind, effect.descriptors, effect.dc) == ("nonmagical", ("poison",), 15)


def test_the_first_save(fight: Fight):
    afflict(fight, roll=9)
    assert (at_work(fight), dex(fight)) == (None, 0)
    afflict(fight, roll=8)
    assert dex(fight) == 1
    afflict(Fight(OGRE), total=14)


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({}, "poison"),
        ({"frequency": {"minutes": 1}}, "poison"),
        ({"frequency": {"hours": 1}}, "disease"),
        ({"frequency": {"days": 1}}, "disease"),
        ({"frequency": None}, "poison"),
        ({"exposure": "spell"}, "curse"),
        ({"exposure": "trap"}, "curse"),
        ({"exposure": "trap", "kind": "poison"}, "poison"),
    ],
)
def test_what_kind_it_is(fight: Fight, fields: dict[str, Any], kind: str):
    afflict(fight, **fields)
    affliction = at_work(fight)
    assert affliction is not None
    assert affliction.kind == kind


def test_a_source_does_a_hostile_act_and_answers_for_it(fight: Fight):
    fight.do("effect", name="vanish", targets=["Priest"], ends_on_hostile_act=True)
    afflict(fight, source="Priest", effect={"ability_damage": {"con": 20}})
    death = fight.get("Ogre").death
    assert death is not None
    assert death.source == fight.id("Priest")
    assert "vanish" not in {effect.name for effect in fight.state.effects.values()}
    assert fight.refused("affliction", **VENOM, target="Ogre").code == "is_dead"


def test_a_source_may_be_words(fight: Fight):
    afflict(fight, source="a dart")
    (effect,) = fight.state.effects.values()
    assert (effect.source, effect.source_text) == (None, "a dart")


def test_immunity_and_protection(fight: Fight):
    fight.do("add", creature=SKELETON, initiative=1)
    assert fight.refused("affliction", **VENOM, target="Skeleton").code == "immune"
    afflict(fight, "Skeleton", force=True)
    assert dex(fight, "Skeleton") == 0
    assert fight.happened(events.TargetImmune)[0].to == "ability damage"
    fight.do("effect", name="ward", targets=["Ogre"], protects_from=["disease"])
    assert fight.refused("affliction", **{**VENOM, "frequency": {"days": 1}}, target="Ogre").code == "protected"


def test_an_injury_needs_a_wound(fight: Fight):
    assert fight.refused("affliction", **VENOM, target="Ogre", wound=False).code == "no_wound"
    afflict(fight, wound=False, exposure="inhaled")
    assert dex(fight) == 1


def test_a_disease_is_caught_only_once(fight: Fight):
    fever = {**VENOM, "name": "fever", "frequency": {"days": 1}}
    fight.do("affliction", **fever, target="Ogre")
    assert fight.refused("affliction", **fever, target="Ogre").code == "already_afflicted"


def test_a_frequency_is_in_one_unit():
    with pytest.raises(msgspec.ValidationError):
        Fight().command("affliction", **{**VENOM, "frequency": {"rounds": 1, "days": 1}}, target="Ogre")


# --- what it does ----------------------------------------------------------------------------------------------------


def test_dice_and_all_sorts_of_effects(fight: Fight):
    does = {
        "ability_damage": {"dex": "1d3+1"},
        "ability_drain": {"wis": "1d4-3", "con": 2},
        "damage": "2d6",
        "conditions": ["sickened"],
    }
    afflict(fight, effect=does, faces=(2, 1, 3, 4))
    now = fight.now("Ogre")
    assert (dex(fight), now.abilities["wis"].drain, now.abilities["con"].drain) == (3, 0, 2)
    assert fight.hp("Ogre") == 30 - 4 - 7
    assert conditions(fight) == ("sickened",)
    fight.do("end_effect", effect="venom")
    assert conditions(fight) == ()


def test_a_formula_that_is_none(fight: Fight):
    assert fight.refused("affliction", **{**VENOM, "effect": {"damage": "some"}}, target="Ogre").code == "bad_formula"


def test_drain_may_be_warded_off(fight: Fight):
    fight.do("effect", name="ward", targets=["Ogre"], protects_from=["ability drain"])
    afflict(fight, effect={"ability_drain": {"wis": 2}, "ability_damage": {"wis": 1}})
    wis = fight.now("Ogre").abilities["wis"]
    assert (wis.drain, wis.damage) == (0, 1)
    assert fight.happened(events.TargetImmune)[0].reason == "ward"


def test_a_condition_is_given_once(fight: Fight):
    afflict(fight, effect={"conditions": ["fatigued"]})
    save(fight, total=1)
    assert conditions(fight) == ("fatigued",)


def test_fatigue_upon_fatigue(fight: Fight):
    fight.do("condition", target="Ogre", condition="fatigued")
    afflict(fight, effect={"conditions": ["sickened", "fatigued"]})
    assert conditions(fight) == ("exhausted", "sickened")
    assert [event.name for event in fight.happened(events.EffectBegan)] == ["venom", "sickened", "exhausted"]


def test_a_condition_with_a_time_of_its_own_outlasts_it(fight: Fight):
    afflict(fight, effect={"conditions": ["unconscious"], "duration": {"minutes": 1}})
    fight.do("end_effect", effect="venom")
    assert fight.status("Ogre") == "unconscious"
    fight.do("advance_time", minutes=1)
    assert fight.status("Ogre") == "up"


def test_conditions_it_is_immune_to(fight: Fight):
    fight.do("edit", who="Ogre", set={"immune": ["paralysis"]})
    afflict(fight, effect={"conditions": ["paralyzed"]})
    assert conditions(fight) == ()
    assert fight.happened(events.TargetImmune)[0].to == "paralyzed"


# --- saves -----------------------------------------------------------------------------------------------------------


def test_saves_fall_due_at_the_victims_own_turns(fight: Fight):
    afflict(fight, "Priest")
    fight.do("next_turn")
    assert fight.due("affliction_save") == []
    fight.do("next_turn")
    (entry,) = fight.due("affliction_save")
    assert (entry.who, entry.dc, entry.label) == (fight.id("Priest"), 15, "venom")
    save(fight, "Priest", roll=20)
    assert at_work(fight) is None
    assert [event.why for event in fight.happened(events.EffectEnded)] == ["cured"]


def test_every_other_round(fight: Fight):
    afflict(fight, frequency={"rounds": 2, "times": 3})
    fight.do("next_turn")
    assert fight.due("affliction_save") == []
    fight.do("next_turn")
    fight.do("next_turn")
    assert len(fight.due("affliction_save")) == 1


def test_a_save_may_be_given_when_none_is_due(fight: Fight):
    afflict(fight, cure={"saves": 2})
    save(fight, total=15)
    affliction = at_work(fight)
    assert affliction is not None
    assert (affliction.saved, affliction.left) == (1, 4)
    (eased,) = fight.happened(events.AfflictionEased)
    assert (eased.saved, eased.needed) == (1, 2)
    assert fight.refused("affliction_save", target="Priest", name="venom").code == "no_such_affliction"


def test_a_failure_breaks_a_row(fight: Fight):
    afflict(fight, cure={"saves": 2, "consecutive": True})
    save(fight, total=15)
    save(fight, total=14)
    affliction = at_work(fight)
    assert affliction is not None
    assert (affliction.saved, dex(fight)) == (0, 2)


def test_without_a_cure_only_its_course_ends_it(fight: Fight):
    afflict(fight, cure=None, frequency={"rounds": 1, "times": 1})
    fight.do("next_turn")
    save(fight, total=30)
    assert [event.why for event in fight.happened(events.EffectEnded)] == ["expired"]


def test_it_is_named_or_meant_by_its_id(fight: Fight):
    afflict(fight)
    (effect,) = fight.state.effects
    save(fight, name=effect, total=15)
    assert fight.state.effects == {}


def test_what_is_due_goes_with_it(fight: Fight):
    afflict(fight)
    fight.do("next_turn")
    fight.do("end_effect", effect="venom")
    assert fight.state.due == ()


def test_the_game_master_may_change_its_dc(fight: Fight):
    afflict(fight)
    fight.do("edit_effect", effect="venom", dc=25)
    save(fight, total=24)
    assert dex(fight) == 2


# --- doses -----------------------------------------------------------------------------------------------------------


def test_doses_come_together(fight: Fight):
    afflict(fight)
    fight.do("next_turn")
    afflict(fight)
    (deeper,) = fight.happened(events.AfflictionDeepened)
    assert (deeper.doses, deeper.dc, deeper.left) == (2, 17, 5)
    assert [entry.dc for entry in fight.due("affliction_save")] == [17]
    assert dex(fight) == 1


def test_another_dose_while_the_last_save_is_due(fight: Fight):
    afflict(fight, frequency={"rounds": 1, "times": 1})
    fight.do("next_turn")
    afflict(fight, frequency={"rounds": 1, "times": 1})
    affliction = at_work(fight)
    assert affliction is not None
    assert affliction.left == 0
    save(fight, total=1)
    assert at_work(fight) is None


@pytest.mark.parametrize("unit", ["rounds", "minutes"])
def test_another_dose_makes_it_go_on(fight: Fight, unit: str):
    often: dict[str, Any] = {unit: 1, "times": 2}
    two, one = ({unit: number} for number in (2, 1))
    fight.do("end")
    afflict(fight, frequency=often)
    fight.do("advance_time", faces=(), **two)
    assert len(fight.due("affliction_save")) == 2
    afflict(fight, frequency=often)
    fight.do("advance_time", faces=(), **one)
    assert len(fight.due("affliction_save")) == 3


def test_doses_of_what_has_no_end(fight: Fight):
    afflict(fight, frequency={"rounds": 1})
    afflict(fight, frequency={"rounds": 1})
    affliction = at_work(fight)
    assert affliction is not None
    assert (affliction.left, affliction.doses) == (None, 2)
    afflict(fight, "Priest", frequency=None)
    afflict(fight, "Priest", frequency=None)
    assert fight.happened(events.AfflictionDeepened)[0].dc == 17


# --- time ------------------------------------------------------------------------------------------------------------


def test_onset(fight: Fight):
    afflict(fight, onset={"rounds": 2})
    assert dex(fight) == 0
    fight.do("next_turn")
    assert fight.due("affliction_save") == []
    fight.do("next_turn")
    fight.do("next_turn")
    assert len(fight.due("affliction_save")) == 1
    save(fight, total=1)
    assert dex(fight) == 1


def test_onset_without_a_frequency(fight: Fight):
    fight.do("end")
    afflict(fight, onset={"hours": 1}, frequency=None)
    fight.do("advance_time", hours=2)
    assert len(fight.due("affliction_save")) == 1
    fight.do("advance_time", hours=2)
    assert len(fight.due("affliction_save")) == 1


def test_minutes_go_by_the_clock_in_a_fight_too(fight: Fight):
    afflict(fight, frequency={"minutes": 1, "times": 2}, dc=60)
    for _ in range(19):
        fight.do("next_turn")
    assert (fight.state.round, fight.due("affliction_save")) == (10, [])
    fight.do("next_turn")
    assert (fight.state.round, len(fight.due("affliction_save"))) == (11, 1)


def test_days_go_by_and_only_fall_due(fight: Fight):
    fight.do("end")
    afflict(fight, frequency={"days": 1, "times": 2})
    fight.do("advance_time", days=5)
    assert [entry.number for entry in fight.due("affliction_save")] == [0, 1]
    save(fight, total=1)
    save(fight, total=1)
    assert at_work(fight) is None


def test_rounds_outside_turns(fight: Fight):
    fight.do("end")
    afflict(fight, frequency={"rounds": 3, "times": 4})
    fight.do("advance_time", rounds=7)
    assert len(fight.due("affliction_save")) == 2


def test_no_more_wait_than_anybody_will_answer(fight: Fight):
    fight.do("end")
    afflict(fight, frequency={"rounds": 1})
    fight.do("advance_time", rounds=MOST_WAITING + 20)
    assert len(fight.due("affliction_save")) == MOST_WAITING


def test_the_dead_make_no_saves(fight: Fight):
    afflict(fight)
    afflict(fight, name="fever", frequency={"days": 1})
    fight.do("kill", target="Ogre")
    fight.do("end")
    fight.do("advance_time", days=2)
    assert fight.state.due == ()


def test_unanswered_saves_are_rolled(fight: Fight):
    afflict(fight)
    fight.do("next_turn")
    fight.do("next_turn", faces=(8,))
    assert dex(fight) == 2
    assert fight.happened(events.CheckRolled)[0].by_program


def test_a_curse_in_antimagic_only_counts_on(fight: Fight):
    afflict(fight, exposure="spell", frequency={"rounds": 1, "times": 2}, effect={"conditions": ["sickened"]})
    fight.do("antimagic", who="Ogre", inside=True)
    assert conditions(fight) == ()
    save(fight, total=1)
    fight.do("next_turn")
    assert fight.state.due == ()
    fight.do("next_turn")
    fight.do("next_turn")
    assert at_work(fight) is None


def test_raising_cures_poison_and_disease_but_no_curse(fight: Fight):
    afflict(fight)
    afflict(fight, name="hex", exposure="spell")
    fight.do("kill", target="Ogre")
    fight.do("raise", target="Ogre", by="resurrection")
    assert [effect.name for effect in fight.state.effects.values()] == ["hex"]


def test_long_times_pass_at_once(fight: Fight):
    fight.do("end")
    afflict(fight, frequency={"rounds": 2})
    afflict(fight, name="rot", frequency={"minutes": 1, "times": 50_000}, kind="disease")
    fight.do("advance_time", days=30)
    assert len(fight.due("affliction_save")) == 2 * MOST_WAITING
    venom, rot = at_work(fight), at_work(fight, "rot")
    assert venom is not None
    assert rot is not None
    assert (venom.fallen, venom.wait) == (30 * 7200, 2)
    assert (rot.fallen, rot.left) == (30 * 1440, 50_000 - 30 * 1440)


def test_counts_go_on_in_antimagic(fight: Fight):
    fight.do("end")
    afflict(fight, exposure="spell", frequency={"rounds": 3, "times": 5})
    fight.do("antimagic", who="Ogre", inside=True)
    fight.do("advance_time", rounds=10)
    affliction = at_work(fight)
    assert affliction is not None
    assert (affliction.left, affliction.wait, fight.state.due) == (2, 2, ())
    fight.do("advance_time", days=1)
    assert at_work(fight) is None


def test_a_rolled_duration_has_one_unit():
    with pytest.raises(ValueError, match="one unit"):
        AfflictionEffect(conditions=("dazed",), lasts={"hours": "1d4", "days": "1"})
