"""Light, senses and sight in an encounter; what is told of it by itself (rules I1 to I4, G8, H4)."""

from __future__ import annotations

from typing import Any

from encounter_tracker.encounter import events
from encounter_tracker.encounter.light import light_at, light_of, lighting
from encounter_tracker.encounter.seeing import (
    feet_between,
    loses_dex_to,
    observer,
    place_known,
    seen,
    sight_between,
    sight_table,
)
from encounter_tracker.encounter.senses import senses_now
from tests.encounter.fight import OGRE, Fight

ANN = {"name": "Ann", "hit_dice": 5, "hp": 40, "abilities": {"dex": 16}}
BOB = {"name": "Bob", "hit_dice": 5, "hp": 40, "abilities": {"dex": 16}}
DWARF = {"name": "Dwarf", "hit_dice": 3, "hp": 30, "senses": {"darkvision": 60}}
BAT = {"name": "Bat", "hit_dice": 1, "hp": 4, "senses": {"blindsight": 40}, "special": {"Echolocation": "squeaks"}}
ROGUE = {"name": "Rogue", "hit_dice": 3, "hp": 20, "special": {"Uncanny dodge": ""}}


def apart(one: str, other: str, feet: int) -> dict[str, Any]:
    """How far apart two are."""
    return {"from": one, "to": other, "feet": feet}


def view(fight: Fight, who: str, whom: str, feet: int | None = None) -> Any:
    return sight_between(fight.state, fight.id(who), fight.id(whom), feet)


def told(fight: Fight, kind: type[Any]) -> list[str]:
    return [fight.state.combatants[event.who].name for event in fight.happened(kind)]


# --- I1: light -------------------------------------------------------------------------------------------------------


def test_the_light_at_each_place():
    fight = Fight(ANN, BOB)
    fight.do("effect", name="gloom", targets=["Ann"], level=2, darkness=2, blocks_darkvision=True)
    assert light_at(fight.state, fight.id("Ann")) == "dark"
    assert light_of(fight.state, fight.id("Ann")).blocks_darkvision
    assert light_at(fight.state, fight.id("Bob")) == "normal"
    fight.do("suppress", effect="gloom")
    assert light_at(fight.state, fight.id("Ann")) == "normal"


def test_the_light_is_reckoned_once_while_nothing_changes_it():
    fight = Fight(ANN, BOB)
    fight.do("environment", light="dark")
    before = lighting(fight.state)
    fight.do("damage", target="Ann", amount=5)
    assert lighting(fight.state) is before
    fight.do("antimagic", who="Ann", inside=True)
    assert lighting(fight.state) is not before
    fight.do("remove", who="Bob")
    assert set(lighting(fight.state).places) == {fight.id("Ann")}


def test_a_place_of_somebody_removed_has_its_light_still():
    fight = Fight(ANN, BOB)
    who = fight.id("Bob")
    fight.do("remove", who="Bob")
    assert light_at(fight.state, who) == "normal"


def test_light_within_antimagic():
    fight = Fight(ANN)
    fight.do("environment", light="dark", magical=True, level=3)
    fight.do("effect", name="torch", targets=["Ann"], kind="nonmagical", light=0)
    assert light_at(fight.state, fight.id("Ann")) == "dark"
    fight.do("antimagic", who="Ann", inside=True)
    assert light_at(fight.state, fight.id("Ann")) == "normal"


def test_a_darkness_that_dispels_light():
    fight = Fight(ANN)
    fight.do("effect", name="glow", targets=["Ann"], level=1, light=1)
    fight.do("effect", name="torch", targets=["Ann"], kind="nonmagical", light=0)
    fight.do("effect", name="lamp", targets=["Ann"], kind="supernatural", level=1, light=1)
    fight.do("effect", name="gloom", targets=["Ann"], level=2, darkness=2, dispels_opposite=True)
    assert [(event.name, event.why) for event in fight.happened(events.EffectEnded)] == [("glow", "opposite")]
    fight.do("effect", name="glow", targets=["Ann"], level=1, light=1)
    assert [event.name for event in fight.happened(events.EffectEnded)] == ["glow"]
    fight.do("effect", name="day", targets=["Ann"], level=3, light=3)
    assert not fight.happened(events.EffectEnded)


def test_two_that_dispel_each_other():
    fight = Fight(ANN)
    fight.do("effect", name="gloom", targets=["Ann"], level=3, darkness=3, dispels_opposite=True)
    fight.do("effect", name="more gloom", targets=["Ann"], level=4, darkness=4, dispels_opposite=True)
    fight.do("effect", name="day", targets=["Ann"], level=3, light=3, dispels_opposite=True)
    assert {effect.name for effect in fight.state.effects.values()} == {"more gloom"}


def test_light_and_darkness_that_do_not_touch():
    fight = Fight(ANN, BOB)
    fight.do("effect", name="gloom", targets=["Ann"], level=2, darkness=2, dispels_opposite=True)
    fight.do("effect", name="glow", targets=["Ann", "Bob"], level=1, light=1, saved=["Ann"])
    assert {effect.name for effect in fight.state.effects.values()} == {"gloom", "glow"}


# --- I4: blinded by darkness -----------------------------------------------------------------------------------------


def test_who_is_blinded_by_darkness_is_told():
    fight = Fight(ANN, DWARF)
    fight.do("environment", light="dark")
    assert told(fight, events.BlindedByDarkness) == ["Ann"]
    fight.do("damage", target="Ann", amount=1)
    assert not fight.happened(events.BlindedByDarkness)
    fight.do("effect", name="torch", targets=["Dwarf"], kind="nonmagical", light=0)
    assert told(fight, events.SightRegained) == ["Ann"]
    fight.do("end_effect", effect="torch")
    assert told(fight, events.BlindedByDarkness) == ["Ann"]
    fight.do("environment", light="normal")
    assert told(fight, events.SightRegained) == ["Ann"]


def test_nothing_is_told_of_those_blinded_otherwise():
    fight = Fight(ANN)
    fight.do("condition", target="Ann", condition="blinded")
    fight.do("environment", light="dark")
    assert not fight.happened(events.BlindedByDarkness)
    fight.do("environment", light="normal")
    assert not fight.happened(events.SightRegained)


def test_newcomers_in_the_dark():
    fight = Fight(DWARF)
    fight.do("environment", light="dark")
    fight.do("add", creature=ANN, initiative=3)
    assert told(fight, events.BlindedByDarkness) == ["Ann"]


def test_an_effect_may_lend_eyes_for_the_dark():
    fight = Fight(ANN)
    fight.do("environment", light="dark")
    fight.do("effect", name="darkvision", targets=["Ann"])
    assert told(fight, events.SightRegained) == ["Ann"]


def test_the_blinded_and_their_skills():
    fight = Fight({**ANN, "skills": {"Acrobatics": 9, "Climb": 4, "Perception": 7}})
    fight.do("condition", target="Ann", condition="blinded")
    now = fight.now("Ann")
    assert [now.skill(name).value for name in ("Acrobatics", "Climb", "Perception")] == [5, 0, 7]


# --- I2: senses ------------------------------------------------------------------------------------------------------


def test_senses_lent_by_effects():
    fight = Fight(DWARF, ANN)
    fight.do("effect", name="true seeing", targets=["Ann"])
    fight.do(
        "effect",
        name="eyes",
        targets=["Ann"],
        modifiers=[{"on": "darkvision", "value": 30}, {"on": "scent", "value": 1}],
    )
    fight.do("effect", name="more eyes", targets=["Dwarf"], modifiers=[{"on": "darkvision", "value": 30}])
    ann, dwarf = (senses_now(fight.state, fight.id(name)) for name in ("Ann", "Dwarf"))
    assert (ann.true_seeing, ann.darkvision, ann.scent, ann.see_invisible) == (True, 30, True, False)
    assert dwarf.darkvision == 60
    fight.do("antimagic", who="Ann", inside=True)
    assert senses_now(fight.state, fight.id("Ann")).darkvision == 0


def test_deafness_blinds_what_finds_its_way_by_sound():
    fight = Fight(BAT, ANN)
    assert view(fight, "Bat", "Ann").why == "blindsight"
    assert observer(fight.state, fight.id("Bat")).senses.by_sound
    fight.do("condition", target="Bat", condition="deafened")
    assert fight.now("Bat").conditions == ("blinded", "deafened")
    assert view(fight, "Bat", "Ann").why == "blinded"


def test_blindsight_by_other_senses_minds_no_deafness():
    fight = Fight({**BAT, "special": {}}, ANN)
    fight.do("condition", target="Bat", condition="deafened")
    assert fight.now("Bat").conditions == ("deafened",)


# --- I3: pairs -------------------------------------------------------------------------------------------------------


def test_distance_holds_both_ways():
    fight = Fight(ANN, DWARF)
    assert feet_between(fight.state, fight.id("Ann"), fight.id("Dwarf")) is None
    fight.do("distance", **apart("Dwarf", "Ann", 70))
    assert feet_between(fight.state, fight.id("Ann"), fight.id("Dwarf")) == 70
    fight.do("environment", light="dark")
    assert view(fight, "Dwarf", "Ann").why == "too_far"
    assert view(fight, "Dwarf", "Ann", 30).why == "darkvision"
    assert fight.refused("distance", **apart("Ann", "Ann", 5)).code == "same_combatant"


def test_the_table_of_who_sees_whom():
    fight = Fight(ANN, DWARF, BOB)
    fight.do("environment", light="dark")
    table = sight_table(fight.state)
    ann, dwarf, bob = (fight.id(name) for name in ("Ann", "Dwarf", "Bob"))
    assert {who: set(row) for who, row in table.items()} == {ann: {dwarf, bob}, dwarf: {ann, bob}, bob: {ann, dwarf}}
    assert table[dwarf][ann].miss == 0
    assert table[ann][dwarf].miss == 50


def test_what_there_is_to_see():
    fight = Fight(ANN, OGRE, flying=True)
    fight.do("condition", target="Ann", condition="incorporeal")
    fight.do("effect", name="cloak", targets=["Ann"], modifiers=[{"on": "concealment", "value": 20}])
    fight.do("effect", name="blink", targets=["Ogre"], descriptors=["ethereal"])
    ann, ogre = (seen(fight.state, fight.id(name)) for name in ("Ann", "Ogre"))
    assert (ann.incorporeal, ann.concealment, ann.aloft, ann.ethereal) == (True, 20, True, False)
    assert (ogre.ethereal, ogre.concealment) == (True, 0)
    assert view(fight, "Ann", "Ogre").why == "ethereal"


def test_the_unconscious_see_nobody():
    fight = Fight(ANN, BOB)
    fight.do("damage", target="Ann", amount=45)
    assert view(fight, "Ann", "Bob").why == "senseless"


def test_uncanny_dodge_against_the_invisible():
    fight = Fight(ROGUE, ANN, BOB)
    fight.do("condition", target="Ann", condition="invisible")
    rogue, bob = fight.id("Rogue"), fight.id("Bob")
    assert not loses_dex_to(fight.state, rogue, view(fight, "Rogue", "Ann"))
    assert loses_dex_to(fight.state, bob, view(fight, "Bob", "Ann"))
    assert not loses_dex_to(fight.state, bob, view(fight, "Bob", "Rogue"))
    fight.do("condition", target="Rogue", condition="blinded")
    assert loses_dex_to(fight.state, rogue, view(fight, "Rogue", "Ann"))


def test_whose_place_is_known():
    fight = Fight(ANN, BOB)
    ann, bob = fight.id("Ann"), fight.id("Bob")
    assert place_known(fight.state, bob, ann) == "exact"
    fight.do("condition", target="Ann", condition="invisible")
    assert place_known(fight.state, bob, ann) == ""
    fight.do("edit", who="Bob", set={"senses": {"scent": True}})
    fight.do("distance", **apart("Bob", "Ann", 5))
    assert place_known(fight.state, bob, ann) == "exact"


# --- H4: antimagic ---------------------------------------------------------------------------------------------------


def test_antimagic_tells_what_stops_and_what_works_again():
    fight = Fight(ANN, BOB)
    fight.do("effect", name="bless", targets=["Ann", "Bob"], saved=["Bob"])
    fight.do("effect", name="drill", targets=["Ann"], kind="extraordinary")
    fight.do("antimagic", who=["Ann", "Bob"], inside=True)
    assert [(event.name, event.suppressed) for event in fight.happened(events.EffectSuppressed)] == [("bless", True)]
    assert told(fight, events.AntimagicChanged) == ["Ann", "Bob"]
    fight.do("antimagic", who=["Ann", "Bob"], inside=True)
    assert not fight.events
    fight.do("antimagic", who="Ann", inside=False)
    assert [(event.name, event.suppressed) for event in fight.happened(events.EffectSuppressed)] == [("bless", False)]


# --- G8: paralysis ---------------------------------------------------------------------------------------------------


def test_paralysed_fliers_and_swimmers():
    fight = Fight(ANN, flying=True)
    fight.do("condition", target="Ann", condition="paralyzed")
    assert [event.what for event in fight.happened(events.Reminder)] == ["paralyzed_flier"]
    fight.do("damage", target="Ann", amount=1)
    assert not fight.happened(events.Reminder)
    fight.do("edit", who="Ann", set={"swimming": True})
    assert [event.what for event in fight.happened(events.Reminder)] == ["paralyzed_swimmer"]
    fight.do("add", creature=BOB, flying=True, initiative=1)
    assert not fight.happened(events.Reminder)


# --- I4, I6: gazes ---------------------------------------------------------------------------------------------------


def test_gazes():
    fight = Fight(ANN, BOB, BAT)
    gaze: dict[str, Any] = {"name": "stare", "source": "Bob", "kind": "supernatural", "descriptors": ["gaze"]}
    assert fight.refused("effect", **gaze, targets=["Bat"]).values["reason"] == "blindsight"
    fight.do("effect", **gaze, targets=["Ann"])
    fight.do("effect", name="a medusa's head", descriptors=["gaze"], kind="supernatural", targets=["Ann"])
    fight.do("condition", target="Bob", condition="invisible")
    assert fight.refused("effect", **gaze, targets=["Ann"]).code == "cannot_gaze"
    fight.do("condition", target="Ann", condition="blinded")
    reason = fight.refused("effect", **gaze, targets=["Ann"])
    assert (reason.code, reason.values["reason"]) == ("immune", "blinded")
