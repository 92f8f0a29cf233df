"""Turns in their order, event by event (section A); the case files hold what comes out of it."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events as e
from tests.encounter.fight import OGRE, PRIEST, TROLL, Fight

HYDRA: dict[str, Any] = {"name": "Hydra", "hit_dice": 5, "hp": 47, "fast_healing": 3, "sr": 15}
BOAR: dict[str, Any] = {"name": "Boar", "hit_dice": 2, "hp": 18}


@pytest.fixture
def fight() -> Fight:
    fight = Fight(PRIEST, OGRE, TROLL)
    fight.do("start")
    return fight


def told(fight: Fight) -> list[str]:
    """The last command's events in short."""
    names = {key: combatant.name for key, combatant in fight.state.combatants.items()}
    return [f"{type(event).__name__} {names.get(getattr(event, 'who', ''), '')}".strip() for event in fight.events]


def order(fight: Fight) -> list[str]:
    return [fight.state.combatants[key].name for key in fight.state.order]


def active(fight: Fight) -> str:
    assert fight.state.active is not None
    return fight.state.combatants[fight.state.active].name


# --- A1: initiative and roll-offs ------------------------------------------------------------------------------------


def test_rolled_with_the_modifier_of_the_moment():
    fight = Fight()
    fight.do("add", creature={**BOAR, "init": 2})
    fight.do("condition", target="Boar", condition="deafened")
    (rolled,) = fight.do("initiative", faces=(11,))
    assert rolled == e.InitiativeSet(who=fight.id("Boar"), total=9, face=11)
    (given,) = fight.do("initiative", who="Boar", total=20)
    assert given == e.InitiativeSet(who=fight.id("Boar"), total=20)
    assert fight.refused("initiative", who=[]).code == "nobody_there"
    assert Fight().refused("initiative").code == "nobody_there"


def test_a_tie_is_rolled_off_until_it_is_none():
    fight = Fight()
    fight.do("add", creature=BOAR, name="A", initiative=10)
    fight.do("add", creature=BOAR, name="B", initiative=10, rolls={"tie:B": [4, 4, 1], "tie:A": [4, 4, 2]})
    assert order(fight) == ["A", "B"]
    assert (fight.get("A").tiebreak, fight.get("B").tiebreak) == ((4, 4, 2), (4, 4, 1))
    fight.do("add", creature=BOAR, name="C", initiative=10, rolls={"tie:C": [4, 19]})
    assert order(fight) == ["A", "B", "C"]
    fight.do("add", creature={**BOAR, "init": 1}, name="D", initiative=10)
    assert order(fight) == ["D", "A", "B", "C"]
    assert fight.get("D").tiebreak == ()


def test_three_at_once():
    fight = Fight()
    rolls = {"tie:Boar 1": [5], "tie:Boar 2": [15], "tie:Boar 3": [15, 3]}
    fight.do("add", creature=BOAR, count=3, initiative=7, rolls={**rolls, "tie:Boar 2": [15, 9]})
    assert order(fight) == ["Boar 2", "Boar 3", "Boar 1"]


def test_those_who_left_do_not_roll():
    fight = Fight()
    fight.do("add", creature=BOAR, name="A", initiative=10)
    fight.do("remove", who="A")
    fight.do("add", creature=BOAR, name="B", initiative=10)
    assert fight.get("B").tiebreak == ()


# --- A2, A3: starting, passing on ------------------------------------------------------------------------------------


def test_the_start_of_a_fight():
    fight = Fight(PRIEST, OGRE)
    fight.do("start")
    assert told(fight) == ["EncounterStarted", "RoundStarted", "TurnStarted Priest"]
    assert fight.events[:2] == [e.EncounterStarted(surprise=False), e.RoundStarted(number=1)]
    fight.do("end")
    fight.do("start", aware=["Ogre"])
    assert told(fight) == ["EncounterStarted", "RoundStarted", "TurnStarted Ogre"]
    assert fight.events[:2] == [e.EncounterStarted(surprise=True), e.RoundStarted(number=0)]


def test_whoever_has_no_initiative_rolls_at_the_start():
    fight = Fight()
    for name in ("A", "B", "C"):
        fight.do("add", creature=BOAR, name=name, initiative=15 if name == "B" else None)
    fight.do("start", faces=(20, 2))
    assert order(fight) == ["A", "B", "C"]


@pytest.mark.parametrize(
    ("do", "fields"),
    [("next_turn", {}), ("end", {}), ("delay", {}), ("ready", {"who": "Ogre", "trigger": "x"})],
)
def test_nobody_has_a_turn_before_the_start(do: str, fields: dict[str, Any]):
    assert Fight(OGRE).refused(do, **fields).code == "not_started"


def test_a_new_round(fight: Fight):
    for _ in range(2):
        fight.do("next_turn")
    fight.do("next_turn")
    assert told(fight) == ["RoundStarted", "TurnStarted Priest"]


def test_everything_at_the_start_of_a_turn_in_its_order():
    fight = Fight(PRIEST, HYDRA)
    fight.do("start")
    me = ["Hydra"]
    until = {"until": "start", "of": "Hydra", "turn": "next"}
    fight.do("effect", name="until", targets=me, duration=until)
    fight.do("effect", name="count", source="Hydra", targets=me, duration={"rounds": 1})
    fight.do("condition", target="Hydra", condition="bleed", amount=5)
    fight.do("condition", target="Hydra", condition="confused")
    fight.do("damage", target="Hydra", amount=3)
    fight.do("next_turn")
    ended = [event.name for event in fight.happened(e.EffectEnded)]
    assert ended == ["count", "until"]
    assert told(fight) == [
        "TurnStarted Hydra",
        "EffectEnded",
        "EffectEnded",
        "DamageTaken Hydra",
        "Healed Hydra",
        "RollFellDue Hydra",
    ]
    assert fight.hp("Hydra") == 42


def test_the_dying_have_their_check_due_after_what_they_bleed():
    fight = Fight(PRIEST, OGRE)
    fight.do("start")
    fight.do("condition", target="Ogre", condition="bleed", amount=1)
    fight.do("damage", target="Ogre", amount=31)
    fight.do("next_turn")
    assert told(fight) == ["TurnStarted Ogre", "DamageTaken Ogre", "RollFellDue Ogre"]


def test_the_dead_count_but_have_no_turn(fight: Fight):
    fight.do("effect", name="curse", source="Ogre", targets=["Troll"], duration={"rounds": 1})
    fight.do("kill", target="Ogre")
    fight.do("next_turn")
    assert told(fight) == ["EffectEnded", "TurnStarted Troll"]


def test_whoever_dies_at_its_start_has_none():
    fight = Fight(PRIEST, OGRE)
    fight.do("start")
    fight.do("condition", target="Ogre", condition="bleed", amount=60)
    fight.do("next_turn")
    assert told(fight)[:4] == ["TurnStarted Ogre", "DamageTaken Ogre", "Died Ogre", "RoundStarted"]
    assert (active(fight), fight.state.round) == ("Priest", 2)


def test_the_last_one_dies_at_its_start():
    fight = Fight(OGRE)
    fight.do("start")
    fight.do("condition", target="Ogre", condition="bleed", amount=60)
    fight.do("next_turn")
    assert fight.state.active is None
    assert fight.refused("delay").code == "nobody_there"
    assert fight.refused("ready", who="Ogre", trigger="x").code == "nobody_there"


def test_what_nobody_answered_is_rolled_by_the_program():
    fight = Fight(PRIEST, OGRE)
    fight.do("condition", target=["Priest", "Ogre"], condition="confused")
    fight.do("start")
    fight.do("next_turn", faces=(61,))
    (rolled,) = fight.happened(e.CheckRolled)
    assert (rolled.what, rolled.face, rolled.label, rolled.by_program) == ("confusion", 61, "hurt_itself", True)
    fight.do("confusion", who="Ogre", roll=99)
    (rolled,) = fight.happened(e.CheckRolled)
    assert (rolled.label, rolled.by_program) == ("attack_nearest", False)
    fight.do("end")
    assert told(fight) == ["EncounterEnded"]


def test_what_is_due_to_others_is_rolled_too_when_someone_delays():
    fight = Fight(PRIEST, OGRE)
    fight.do("condition", target="Priest", condition="confused")
    fight.do("start")
    fight.do("delay", faces=(1,))
    assert told(fight) == ["CheckRolled Priest", "Reminder Priest", "TurnDelayed Priest", "TurnStarted Ogre"]


# --- A5, A6: delaying, readying --------------------------------------------------------------------------------------


def test_delaying_and_resuming(fight: Fight):
    fight.do("delay")
    assert told(fight) == ["TurnDelayed Priest", "TurnStarted Ogre"]
    fight.do("act_now", who="Priest")
    assert told(fight) == ["DelayEnded Priest"]
    fight.do("next_turn")
    assert told(fight) == ["TurnResumed Ogre"]


def test_coming_back_when_nobody_has_a_turn():
    fight = Fight(PRIEST, OGRE)
    fight.do("start")
    fight.do("delay")
    fight.do("kill", target="Priest")
    fight.do("kill", target="Ogre")
    fight.do("next_turn")
    assert fight.state.active is None
    fight.do("raise", target="Priest", by="true resurrection")
    fight.do("act_now", who="Priest")
    assert (active(fight), fight.state.round) == ("Priest", 1)


def test_coming_back_in_the_next_round_is_a_new_turn(fight: Fight):
    for _ in range(2):
        fight.do("next_turn")
    fight.do("delay")
    fight.do("act_now")
    assert told(fight) == ["DelayEnded Troll", "TurnStarted Troll"]


def test_a_readied_action(fight: Fight):
    fight.do("ready", who="Priest", trigger="it bites")
    assert fight.events == [e.ActionReadied(who=fight.id("Priest"), trigger="it bites")]
    fight.do("next_turn")
    fight.do("trigger_ready", who="Priest", on="Ogre")
    assert fight.events == [
        e.ReadiedActionTriggered(who=fight.id("Priest"), on=fight.id("Ogre"), trigger="it bites"),
    ]
    fight.do("next_turn")
    assert told(fight) == ["TurnResumed Ogre"]
    fight.do("next_turn")
    fight.do("ready", who="Troll", trigger="they run")
    fight.do("next_turn")
    fight.do("trigger_ready", who="Troll", on="Priest")
    assert told(fight) == ["ReadiedActionTriggered Troll", "TurnStarted Troll"]


def test_a_readied_action_is_lost_with_a_word(fight: Fight):
    fight.do("ready", who="Priest", trigger="it bites")
    for _ in range(3):
        fight.do("next_turn")
    assert told(fight) == ["RoundStarted", "TurnStarted Priest", "ReadiedActionLost Priest"]
    assert fight.get("Priest").readied is None


def test_the_end_of_the_fight_forgets_waiting(fight: Fight):
    fight.do("ready", who="Priest", trigger="it bites")
    fight.do("next_turn")
    fight.do("delay")
    fight.do("end")
    assert [(one.readied, one.delaying) for one in fight.state.present] == [(None, False)] * 3
    assert (fight.state.started, fight.state.active) == (False, None)
    assert fight.refused("act_now").code == "not_started"
    assert fight.refused("trigger_ready", who="Priest", on="Ogre").code == "not_started"


@pytest.mark.parametrize(
    ("do", "fields", "code"),
    [
        ("delay", {"who": "Ogre"}, "not_their_turn"),
        ("act_now", {}, "nobody_delaying"),
        ("act_now", {"who": "Ogre"}, "not_delaying"),
        ("trigger_ready", {"who": "Ogre", "on": "Priest"}, "not_readied"),
        ("move", {"who": "Ogre"}, "move_to_itself"),
        ("move", {"who": "Ogre", "before": "Ogre"}, "move_to_itself"),
        ("move", {"who": "Ogre", "before": "Priest", "after": "Troll"}, "move_to_itself"),
        ("start", {}, "already_started"),
    ],
)
def test_what_cannot_be_done_and_why(fight: Fight, do: str, fields: dict[str, Any], code: str):
    assert fight.refused(do, **fields).code == code


# --- A8 --------------------------------------------------------------------------------------------------------------


def test_moving_is_told_and_takes_the_other_ones_count(fight: Fight):
    fight.do("move", who="Troll", before="Ogre")
    assert told(fight) == ["CombatantMoved Troll"]
    assert order(fight) == ["Priest", "Troll", "Ogre"]
    assert fight.get("Troll").initiative == fight.get("Ogre").initiative
    fight.do("move", who="Priest", after="Troll")
    assert order(fight) == ["Troll", "Priest", "Ogre"]


def test_removing_several_starts_nobodys_turn_in_vain(fight: Fight):
    fight.do("remove", who=["Priest", "Ogre"])
    assert told(fight) == ["CombatantRemoved Priest", "CombatantRemoved Ogre", "TurnStarted Troll"]


def test_places_without_use_are_forgotten_at_the_next_start(fight: Fight):
    fight.do("effect", name="curse", source="Ogre", targets=["Priest"], duration={"minutes": 1})
    fight.do("remove", who=["Ogre", "Troll"])
    assert len(fight.state.order) == 3
    fight.do("end")
    fight.do("start")
    assert order(fight) == ["Priest", "Ogre"]
    assert fight.state.combatants[fight.state.order[1]].removed
