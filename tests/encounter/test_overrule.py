"""The game master overrules what the rules make of a blow."""

from __future__ import annotations

import pytest

from encounter_tracker.encounter import events
from encounter_tracker.encounter.do_hit_points import preview
from encounter_tracker.rules.damage import Blow, Defence, Part, overrule, reckon
from tests.encounter.fight import OGRE, PRIEST, SKELETON, TROLL, Fight


@pytest.fixture
def fight() -> Fight:
    return Fight(PRIEST, OGRE, TROLL, SKELETON)


def test_each_target_takes_what_was_said_in_one_step(fight: Fight):
    targets = ["Ogre", "Skeleton", "Priest"]
    overruled = {"Ogre": 3, fight.id("Skeleton"): 2}
    command = fight.command("damage", target=targets, amount=12, type="cold", overrule=overruled)
    assert [seen.total for seen in preview(fight.state, command)] == [3, 2, 12]
    fight.do("damage", target=targets, amount=12, type="cold", overrule=overruled)
    assert [fight.hp(name) for name in targets] == [27, 2, 26]
    steps = {taken.who: [step.what for step in taken.steps] for taken in fight.happened(events.DamageTaken)}
    assert steps[fight.id("Skeleton")] == ["rolled", "immune", "overruled"]
    assert steps[fight.id("Priest")] == ["rolled"]


def test_it_still_comes_off_temporary_hit_points_first(fight: Fight):
    fight.do("temp_hp", target="Ogre", amount=5)
    fight.do("damage", target="Ogre", amount=20, overrule={"Ogre": 8})
    assert fight.hp("Ogre") == 27


def test_an_immune_target_is_struck_all_the_same(fight: Fight):
    assert fight.refused("damage", target="Skeleton", amount=3, nonlethal=True).code == "immune"
    fight.do("damage", target="Skeleton", amount=3, nonlethal=True, overrule={"Skeleton": 3})
    assert fight.get("Skeleton").nonlethal == 3


def test_what_stops_regeneration_follows_the_points(fight: Fight):
    parts = [{"amount": 6, "type": "slashing"}, {"amount": 4, "type": "fire"}]
    fight.do("damage", target="Troll", parts=parts, overrule={"Troll": 6})
    assert not fight.happened(events.RegenerationStopped)
    fight.do("damage", target="Troll", parts=parts, overrule={"Troll": 7})
    assert fight.happened(events.RegenerationStopped)


@pytest.mark.parametrize(
    ("points", "taken", "riders"),
    [(0, [0, 0, 0], ()), (4, [4, 0, 0], ("stun",)), (10, [6, 0, 4], ("stun",)), (25, [6, 0, 19], ("stun",))],
)
def test_the_points_are_shared_out(points: int, taken: list[int], riders: tuple[str, ...]):
    blow = Blow(parts=(Part(6, "slashing"), Part(5, "acid"), Part(4, "fire")), riders=("stun",))
    result = overrule(blow, reckon(blow, Defence(immune={"acid": "why"})), points)
    assert [part.taken for part in result.parts] == taken
    assert result.total == points
    assert result.riders == riders


def test_where_nothing_got_through_the_first_part_takes_it():
    blow = Blow(parts=(Part(5, "acid"), Part(4, "fire")), riders=("stun",))
    result = overrule(blow, reckon(blow, Defence(immune={"acid": "why", "fire": "why"})), 7)
    assert [part.taken for part in result.parts] == [7, 0]
    assert result.riders == ("stun",)
