"""Spells that must reach and hit (rule G3)."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events
from tests.encounter.fight import OGRE, PRIEST, Fight

#: AC 17, touch 8; the ogre is large.
TARGET = OGRE | {"size": "large", "ac": {"total": 17, "touch": 8, "flat_footed": 17}}
#: Strength +1, Dexterity -1, BAB 3.
CASTER = PRIEST | {"bab": 3}
FRIEND = PRIEST | {"name": "Friend", "ac": {"total": 14, "touch": 10, "flat_footed": 14}}


@pytest.fixture
def fight() -> Fight:
    fight = Fight(CASTER, TARGET, FRIEND)
    fight.do("start")
    for _ in range(3):
        fight.do("next_turn")
    return fight


def cast(fight: Fight, *targets: str, faces: tuple[int, ...] = (), **fields: Any) -> None:
    fight.do("begin_cast", who="Priest", spell={"name": "chill", "level": 1, "components": ["somatic"]})
    fight.do("finish_cast", who="Priest", targets=targets, faces=faces, **fields)


def hit(fight: Fight) -> list[str]:
    """On whom the spell lies."""
    return [fight.state.combatants[who].name for effect in fight.state.effects.values() for who in effect.targets]


@pytest.mark.parametrize(
    ("attack", "face", "hits"),
    [
        ("melee touch", 4, True), ("melee touch", 3, False), ("ranged touch", 6, True), ("ranged touch", 5, False),
        ("melee", 13, True), ("melee", 12, False), ("ranged", 15, True), ("ranged", 14, False),
        ("melee touch", 1, False), ("ranged", 20, True),
    ],
)  # fmt: skip
def test_against_touch_or_full_armour_class(fight: Fight, attack: str, face: int, hits: bool):
    cast(fight, "Ogre", attack=attack, attack_rolls={"Ogre": face})
    assert hit(fight) == (["Ogre"] if hits else [])
    (made,) = fight.happened(events.AttackMade)
    assert (made.attack, made.face, made.outcome) == ("chill", face, "hit" if hits else "miss")
    assert made.against == ("touch" if attack.endswith("touch") else "ac")
    casting = fight.get("Priest").casting
    assert casting is not None
    assert (casting.state, casting.why_lost) == (("done", "") if hits else ("lost", "missed"))


def test_in_melee_touch_dexterity_if_it_is_better(fight: Fight):
    fight.do("edit", who="Priest", set={"abilities": {"dex": 18}})
    cast(fight, "Ogre", attack="melee touch", faces=(5,))
    assert fight.happened(events.AttackMade)[0].modifier == 3 + 4


def test_the_willing_and_the_unconscious_are_touched(fight: Fight):
    fight.do("damage", target="Ogre", amount=35)
    cast(fight, "Ogre", "Friend", "Priest", attack="melee touch", willing=["Friend"])
    assert hit(fight) == ["Ogre", "Friend", "Priest"]
    assert not fight.happened(events.AttackMade)


def test_each_target_has_its_own_roll(fight: Fight):
    cast(fight, "Ogre", "Friend", attack="ranged touch", attack_rolls={"Ogre": 2, "Friend": 19})
    assert hit(fight) == ["Friend"]
    assert fight.happened(events.SpellCast)[0].targets == (fight.id("Friend"),)


def test_a_miss_loses_the_spell_unless_it_says_otherwise(fight: Fight):
    cast(fight, "Ogre", attack="ranged touch", faces=(2,))
    assert fight.refused("finish_cast", who="Priest", targets=["Ogre"]).values["why"] == "missed"
    fight.do("finish_cast", who="Priest", targets=["Ogre"], attack="ranged touch", attack_rolls={"Ogre": 2}, force=True)
    assert fight.happened(events.SpellLost)
    cast(fight, "Ogre", attack="ranged touch", faces=(2,), keeps_on_miss=True)
    fight.do("finish_cast", who="Priest", targets=["Ogre"], attack="ranged touch", faces=(12,))
    assert hit(fight) == ["Ogre"]


def test_an_attack_is_a_hostile_act_whether_it_hits_or_not(fight: Fight):
    fight.do("effect", name="invisibility", targets=["Priest"], ends_on_hostile_act=True)
    cast(fight, "Priest", attack="melee touch")
    assert "invisibility" in [effect.name for effect in fight.state.effects.values()]
    cast(fight, "Ogre", attack="ranged touch", attack_rolls={"Ogre": 2})
    assert "invisibility" not in [effect.name for effect in fight.state.effects.values()]
    fight.do("effect", name="sanctuary", targets=["Priest"], forbids_hostile_acts=True)
    fight.do("begin_cast", who="Priest", spell={"name": "chill", "level": 1})
    given: dict[str, Any] = {"who": "Priest", "targets": ["Ogre"], "attack_rolls": {"Ogre": 2}}
    assert fight.refused("finish_cast", attack="ranged", **given).code == "hostile_act_forbidden"


@pytest.mark.parametrize(
    ("face", "feats", "outcome"), [(50, [], "concealed"), (51, [], "hit"), (26, ["Blind-Fight"], "hit")]
)
def test_the_unseen_may_be_aimed_at(fight: Fight, face: int, feats: list[str], outcome: str):
    fight.do("edit", who="Priest", set={"feats": feats})
    fight.do("condition", target="Ogre", condition="invisible")
    cast(fight, "Ogre", attack="melee touch", attack_rolls={"Ogre": 15}, miss_rolls={"Ogre": face})
    (made,) = fight.happened(events.AttackMade)
    assert (made.outcome, made.miss_chance, made.miss_faces) == (outcome, 50, (face,))


def test_range(fight: Fight):
    from encounter_tracker.encounter.seeing import distance_key

    far = {distance_key(fight.id("Priest"), fight.id("Ogre")): 60}
    fight.do("distance", **{"from": "Priest", "to": "Ogre", "feet": 60}, faces=())
    assert fight.state.distances == far
    fight.do("begin_cast", who="Priest", spell={"name": "chill", "level": 1})
    reason = fight.refused("finish_cast", who="Priest", targets=["Ogre"], range=30)
    assert (reason.code, reason.values["who"]) == ("out_of_range", "Ogre")
    fight.do("finish_cast", who="Priest", targets=["Ogre", "Friend"], range=30)
    assert hit(fight) == ["Friend"]
    assert [event.who for event in fight.happened(events.TargetOutOfRange)] == [fight.id("Ogre")]
    cast(fight, "Ogre", range=60)
    cast(fight, range=30)
    cast(fight, "Ogre", range=30, force=True)
    assert hit(fight) == ["Friend", "Ogre", "Ogre"]
