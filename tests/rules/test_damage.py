from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.rules.creature import Creature, DamageReduction
from encounter_tracker.rules.damage import (
    DAMAGE_TYPES,
    Blow,
    Defence,
    Part,
    defence_of,
    reckon,
    stops_regeneration,
)
from encounter_tracker.rules.qualities import natural_qualities, overcomes, qualities


def blow(amount: int, type_: str | None = None, **fields: Any) -> Blow:
    return Blow(parts=(Part(amount, type_),), **fields)


def steps(*args: Any, **kwargs: Any) -> list[tuple[str, int]]:
    return [(step.what, step.amount) for step in reckon(*args, **kwargs).steps]


def creature(**fields: Any) -> Creature:
    return Creature(name="It", hit_dice=3, hp=20, **fields)


def defended(block: Creature, **fields: Any) -> Defence:
    given = {"resist": block.resist, "reductions": block.dr, "incorporeal": False, "protections": {}}
    return defence_of(block, **{"infer_vulnerability": False, **given, **fields})


NOTHING = Defence()
TEN_MAGIC = DamageReduction(amount=10, bypass="magic")
FIVE_ALL = DamageReduction(amount=5, bypass="—")


# --- D1, D2: saves, vulnerability, immunity --------------------------------------------------------------------------


def test_halves_round_down_at_every_step():
    found = steps(blow(21, "cold", kind="spell"), Defence(vulnerable={"cold": "cold"}), saved=True)
    assert found == [("rolled", 21), ("saved", 10), ("vulnerable", 15)]


def test_save_made_and_vulnerable():
    assert reckon(blow(20, "cold"), Defence(vulnerable={"cold": "cold"}), saved=True).total == 15


def test_immunity_leaves_nothing_and_says_why():
    result = reckon(blow(50, "fire"), Defence(immune={"fire": "fire"}))
    assert (result.rolled, result.total) == (50, 0)
    assert result.steps[-1].reason == "fire"


def test_vulnerable_and_immune_is_immune():
    both = Defence(vulnerable={"fire": "fire"}, immune={"fire": "amulet"})
    assert steps(blow(10, "fire"), both) == [("rolled", 10), ("vulnerable", 15), ("immune", 0)]


def test_each_part_by_itself():
    two = Blow(parts=(Part(8, "slashing"), Part(7, "fire")), kind="weapon")
    result = reckon(two, Defence(resist={"fire": 5}, reductions=(FIVE_ALL,)), saved=True)
    assert [part.taken for part in result.parts] == [0, 0]
    result = reckon(two, Defence(resist={"fire": 5}, reductions=(FIVE_ALL,)))
    assert [part.taken for part in result.parts] == [3, 2]
    assert result.total == 5


# --- D1: bare numbers, physical points of no stated origin -----------------------------------------------------------


@pytest.mark.parametrize("type_", [None, "untyped"])
def test_a_bare_number_is_taken_as_it_is(type_: str | None):
    tough = Defence(incorporeal=True, immune={"untyped": "?"}, resist={"untyped": 5}, reductions=(FIVE_ALL,))
    assert reckon(blow(8, type_), tough).total == 8
    assert reckon(blow(9, type_), tough, saved=True).total == 4


@pytest.mark.parametrize("type_", [None, "untyped"])
def test_untyped_points_of_a_stated_attack_are_not(type_: str | None):
    assert reckon(blow(8, type_, kind="weapon"), Defence(reductions=(FIVE_ALL,))).total == 3
    assert reckon(blow(8, type_, kind="spell"), Defence(reductions=(FIVE_ALL,))).total == 8


@pytest.mark.parametrize("type_", ["slashing", "piercing", "bludgeoning", "precision"])
def test_without_an_attack_physical_points_are_a_weapons(type_: str):
    assert reckon(blow(8, type_), Defence(reductions=(FIVE_ALL,))).total == 3
    assert reckon(blow(8, type_), Defence(incorporeal=True)).total == 0


def test_untyped_points_beside_physical_ones_are_the_weapons_too():
    both = Blow(parts=(Part(3), Part(4, "slashing")))
    assert [part.taken for part in reckon(both, Defence(reductions=(FIVE_ALL,))).parts] == [0, 2]


def test_without_an_attack_energy_is_not_a_weapons():
    assert reckon(blow(8, "fire"), Defence(reductions=(FIVE_ALL,))).total == 8


# --- D1: incorporeal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "type_", "taken"),
    [
        ({"kind": "weapon"}, "slashing", 0),
        ({"kind": "natural"}, "slashing", 0),
        ({"kind": "weapon", "enhancement": 1}, "slashing", 7),
        ({"kind": "weapon", "magical": True}, "slashing", 7),
        ({"kind": "weapon", "launcher_enhancement": 1}, "piercing", 7),
        ({"kind": "spell"}, "fire", 7),
        ({"kind": "spell-like"}, "acid", 7),
        ({"kind": "supernatural"}, "cold", 7),
        ({"kind": "channel"}, "positive", 15),
        ({"kind": "spell"}, "force", 15),
        ({}, "force", 15),
        ({}, "positive", 7),
        ({}, "fire", 0),
        ({"kind": "weapon", "ghost_touch": True}, "slashing", 15),
        ({"kind": "touch", "incorporeal": True}, "negative", 15),
        ({"kind": "touch"}, "acid", 0),
    ],
)
def test_incorporeal_targets(fields: dict[str, Any], type_: str, taken: int):
    assert reckon(blow(15, type_, **fields), Defence(incorporeal=True)).total == taken


# --- D3: resistance --------------------------------------------------------------------------------------------------


def test_resistance_is_used_once_an_attack_for_each_energy():
    many = Blow(parts=(Part(6, "fire"), Part(8, "fire"), Part(8, "cold")), kind="spell")
    result = reckon(many, Defence(resist={"fire": 10, "cold": 5}))
    assert [part.taken for part in result.parts] == [0, 4, 3]


def test_resistance_comes_after_vulnerability():
    weak = Defence(vulnerable={"cold": "cold"}, resist={"cold": 5})
    assert steps(blow(10, "cold"), weak) == [("rolled", 10), ("vulnerable", 15), ("resistance", 10)]


def test_resistance_against_nothing_is_no_step():
    assert steps(blow(0, "fire"), Defence(resist={"fire": 5})) == [("rolled", 0)]


# --- D4 to D6: damage reduction --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["spell", "spell-like", "supernatural", "touch", "channel"])
def test_reduction_is_for_weapons_and_natural_attacks_alone(kind: Any):
    assert reckon(blow(15, "slashing", kind=kind), Defence(reductions=(FIVE_ALL,))).total == 15


def test_reduction_once_for_all_physical_parts():
    many = Blow(parts=(Part(4, "slashing"), Part(6, "precision"), Part(5, "fire"), Part(3)), kind="weapon")
    result = reckon(many, Defence(reductions=(DamageReduction(amount=5, bypass="silver"),)))
    assert [part.taken for part in result.parts] == [0, 5, 5, 3]


def test_the_largest_that_applies_counts():
    two = Defence(reductions=(TEN_MAGIC, FIVE_ALL))
    assert reckon(blow(12, "slashing", kind="weapon"), two).total == 2
    assert reckon(blow(12, "slashing", kind="weapon", enhancement=1), two).total == 7
    assert reckon(blow(12, "slashing", kind="weapon"), Defence(reductions=(FIVE_ALL, TEN_MAGIC))).total == 2


def test_what_is_overcome_is_said():
    result = reckon(blow(12, "slashing", kind="weapon", enhancement=1), Defence(reductions=(TEN_MAGIC,)))
    assert [(s.what, s.reason) for s in result.steps[1:]] == [("reduction_overcome", "10/magic")]
    result = reckon(blow(0, "slashing", kind="weapon", enhancement=1), Defence(reductions=(TEN_MAGIC,)))
    assert len(result.steps) == 1


def test_an_attack_that_ignores_reduction():
    assert (
        reckon(blow(12, "slashing", kind="weapon", ignores_reduction=True), Defence(reductions=(FIVE_ALL,))).total == 12
    )


@pytest.mark.parametrize(
    ("bypass", "have", "expected"),
    [
        ("—", {"magic"}, False),
        ("-", {"magic"}, False),
        ("", {"magic"}, False),
        ("magic", {"magic"}, True),
        ("Magic", {"magic"}, True),
        ("magic", set(), False),
        ("cold iron", {"cold iron"}, True),
        ("adamantine and magic", {"magic"}, False),
        ("adamantine and magic", {"magic", "adamantine"}, True),
        ("cold iron or good", {"good"}, True),
        ("cold iron or good", {"silver"}, False),
        ("epic and magic and silver", {"epic", "magic", "silver"}, True),
        ("good, silver, and magic", {"good", "silver"}, False),
        ("good, silver, and magic", {"good", "silver", "magic"}, True),
        ("cold iron, silver, or good", {"silver"}, True),
        ("chaotic, evil", {"evil"}, True),
        ("lawful weapons", {"lawful"}, True),
        ("law", {"lawful"}, True),
        ("bludgeoning damage", {"bludgeoning"}, True),
        ("magic or adamantine and good", {"adamantine"}, False),
        ("vorpal", {"vorpal"}, True),
    ],
)
def test_what_overcomes(bypass: str, have: set[str], expected: bool):
    assert overcomes(bypass, frozenset(have)) is expected


@pytest.mark.parametrize(
    ("enhancement", "more"),
    [
        (0, set()),
        (1, {"magic"}),
        (2, set()),
        (3, {"silver", "cold iron"}),
        (4, {"adamantine"}),
        (5, {"good", "evil", "lawful", "chaotic"}),
        (6, {"epic"}),
    ],
)
def test_enhancement_counts_as(enhancement: int, more: set[str]):
    def at(bonus: int) -> frozenset[str]:
        return qualities(blow(1, "slashing", kind="weapon", enhancement=bonus))

    assert at(enhancement) - (at(enhancement - 1) if enhancement else {"slashing"}) == more


def test_qualities_of_materials_alignments_and_types():
    both = Blow(
        parts=(Part(1, "piercing"), Part(1, "fire")),
        kind="weapon",
        materials=("Mithral",),
        alignments=("law",),
    )
    assert qualities(both) == {"piercing", "silver", "lawful"}


def test_ammunition_takes_magic_and_alignment_from_its_launcher_but_no_more():
    arrow = blow(8, "piercing", kind="weapon", launcher_enhancement=3, launcher_alignments=("good",))
    assert qualities(arrow) == {"piercing", "magic", "good"}


def test_magical_without_a_bonus_is_magic():
    assert "magic" in qualities(blow(1, "slashing", kind="weapon", magical=True))


def test_natural_attacks_count_as_what_the_body_is():
    devil = creature(subtypes=("evil", "lawful"), dr=(DamageReduction(amount=5, bypass="good"),))
    assert natural_qualities(devil) == ("evil", "lawful")
    assert natural_qualities(creature(subtypes=("Chaos", "Law"))) == ("chaotic", "lawful")
    dragon = creature(dr=(DamageReduction(amount=10, bypass="magic and silver"),))
    assert natural_qualities(dragon) == ("magic",)
    tarrasque = creature(dr=(DamageReduction(amount=15, bypass="epic"),))
    assert natural_qualities(tarrasque) == ("epic",)
    claw = blow(8, "slashing", kind="natural", natural_qualities=("magic",))
    assert reckon(claw, Defence(reductions=(TEN_MAGIC,))).total == 8
    sword = blow(8, "slashing", kind="weapon", natural_qualities=("magic",))
    assert reckon(sword, Defence(reductions=(TEN_MAGIC,))).total == 0


# --- D7, D8: what rides on the blow ----------------------------------------------------------------------------------

RIDERS = ("injury poison", "stun", "contact poison", "inhaled spores", "ingested filth", "poison par ingestion")


def test_riders_fall_away_with_the_damage():
    result = reckon(blow(5, "slashing", kind="weapon", riders=RIDERS), Defence(reductions=(FIVE_ALL,)))
    assert result.riders == RIDERS[2:]
    assert result.riders_lost == RIDERS[:2]


def test_riders_stay_while_a_point_gets_through():
    assert reckon(blow(6, "slashing", kind="weapon", riders=RIDERS), Defence(reductions=(FIVE_ALL,))).riders == RIDERS


def test_a_touch_that_never_did_damage_keeps_its_riders():
    assert reckon(blow(0, kind="touch", riders=("chill",)), NOTHING).riders == ("chill",)


def test_a_save_against_channelled_energy_lets_the_rest_pass_by():
    channel = blow(9, "positive", kind="channel", riders=("flees",))
    assert reckon(channel, NOTHING, saved=True).riders == ()
    assert reckon(channel, NOTHING).riders == ("flees",)
    assert reckon(blow(9, "fire", kind="spell", riders=("burns",)), NOTHING, saved=True).riders == ("burns",)


# --- C4: what stops regeneration -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stopped_by", "given", "word"),
    [
        (("acid", "fire"), blow(1, "fire"), "fire"),
        (("acid or fire",), blow(1, "fire"), "fire"),
        (("acid", "fire"), blow(9, "cold"), None),
        (("cold iron",), blow(9, "slashing", kind="weapon", materials=("cold iron",)), "cold iron"),
        (("cold iron",), blow(9, "slashing", kind="weapon", enhancement=3), None),
        (("good weapons",), blow(9, "slashing", kind="weapon", alignments=("good",)), "good weapons"),
        (("good",), blow(9, "slashing", kind="natural", natural_qualities=("good",)), "good"),
        ((), blow(9, "fire"), None),
    ],
)
def test_what_stops_regeneration(stopped_by: tuple[str, ...], given: Blow, word: str | None):
    assert stops_regeneration(stopped_by, given, reckon(given, NOTHING)) == word


def test_absorbed_damage_does_not_stop_it():
    fire = blow(5, "fire")
    assert stops_regeneration(("fire",), fire, reckon(fire, Defence(resist={"fire": 5}))) is None
    torch = Blow(parts=(Part(3, "bludgeoning"), Part(1, "fire")), kind="weapon")
    assert stops_regeneration(("fire",), torch, reckon(torch, Defence(resist={"fire": 5}))) is None


# --- D2, D3, D9: a creature's defence --------------------------------------------------------------------------------


def test_defence_of_a_block():
    block = creature(
        subtypes=("incorporeal",),
        immune=("fire", "undead traits", "weapon damage"),
        vulnerable=("cold damage", "sunlight"),
        resist={"acid": 10},
        dr=(TEN_MAGIC,),
    )
    found = defended(block, protections={"sonic": "silence"})
    assert found.immune == {"fire": "fire", "weapon damage": "weapon damage", "sonic": "silence"}
    assert found.vulnerable == {"cold": "cold damage"}
    assert found.resist == {"acid": 10}
    assert found.reductions == (TEN_MAGIC,)
    assert found.incorporeal


def test_immune_to_weapon_damage():
    swarm = defended(creature(immune=("weapon damage",)))
    assert reckon(blow(9, "slashing"), swarm).total == 0
    assert reckon(blow(9, "slashing", kind="spell"), swarm).total == 9
    assert reckon(blow(9, "fire", kind="weapon"), swarm).total == 9


@pytest.mark.parametrize(
    ("block", "vulnerable"),
    [
        ({"immune": ("fire",)}, {"cold": "immune: fire"}),
        ({"immune": ("fire",), "resist": {"cold": 10}}, {}),
        ({"immune": ("fire", "cold")}, {}),
        ({"immune": ("fire",), "vulnerable": ("cold",)}, {"cold": "cold"}),
        ({"immune": ("cold",)}, {}),
        ({"immune": ("cold",), "subtypes": ("cold",)}, {"fire": "immune: cold"}),
        ({"immune": ("cold",), "subtypes": ("cold",), "resist": {"fire": 5}}, {}),
        ({"immune": ("undead traits",), "type": "undead"}, {}),
        ({"immune": ("acid",)}, {}),
    ],
)
def test_fire_immunity_means_cold_vulnerability(block: dict[str, Any], vulnerable: dict[str, str]):
    assert defended(creature(**block), infer_vulnerability=True).vulnerable == vulnerable


def test_nothing_is_inferred_where_it_is_not_asked_for_or_the_immunity_is_a_spells():
    assert defended(creature(immune=("fire",))).vulnerable == {}
    assert defended(creature(), protections={"fire": "ward"}, infer_vulnerability=True).vulnerable == {}


# --- whatever happens ------------------------------------------------------------------------------------------------

_TYPES = st.sampled_from([None, *DAMAGE_TYPES])
_BLOWS = st.builds(
    Blow,
    parts=st.lists(st.builds(Part, st.integers(0, 60), _TYPES), min_size=1, max_size=4).map(tuple),
    kind=st.sampled_from([None, "weapon", "natural", "touch", "spell", "spell-like", "supernatural", "channel"]),
    incorporeal=st.booleans(),
    magical=st.booleans(),
    enhancement=st.integers(0, 6),
)
_DEFENCES = st.builds(
    Defence,
    immune=st.dictionaries(st.sampled_from(DAMAGE_TYPES), st.just("why"), max_size=2),
    vulnerable=st.dictionaries(st.sampled_from(DAMAGE_TYPES), st.just("why"), max_size=2),
    resist=st.dictionaries(st.sampled_from(DAMAGE_TYPES), st.integers(0, 30), max_size=3),
    reductions=st.lists(
        st.builds(DamageReduction, amount=st.integers(0, 20), bypass=st.sampled_from(["—", "magic", "silver or good"])),
        max_size=2,
    ).map(tuple),
    incorporeal=st.booleans(),
)


@given(_BLOWS, _DEFENCES, st.booleans())
def test_never_below_nothing_never_above_half_as_much_again(given_blow: Blow, defence: Defence, saved: bool):
    result = reckon(given_blow, defence, saved=saved)
    for part in result.parts:
        assert 0 <= part.taken <= part.rolled * 3 // 2
        assert part.steps[0].what == "rolled"
        assert part.steps[-1].amount == part.taken
    plain = reckon(given_blow, Defence(vulnerable=defence.vulnerable), saved=saved)
    assert result.total <= plain.total
    lost = sum(1 for d in defence.reductions for part in result.parts if any(s.what == "reduction" for s in part.steps))
    assert lost == 0 or given_blow.is_weapon


# --- hardness and swarms (CORE) --------------------------------------------------------------------------------------


def test_hardness_comes_off_every_blow_energy_too_once():
    table = defended(creature(hardness=5))
    assert steps(blow(8, "slashing", kind="weapon"), table) == [("rolled", 8), ("hardness", 3)]
    assert steps(blow(4, "fire", kind="spell"), table) == [("rolled", 4), ("hardness", 0)]
    flaming = Blow(parts=(Part(3, "slashing"), Part(6, "fire"), Part(1, "sonic")), kind="weapon")
    result = reckon(flaming, table)
    assert [part.taken for part in result.parts] == [0, 4, 1]
    assert result.steps[1].reason == "5"


def test_a_bare_number_is_what_it_takes_hardness_or_not():
    assert reckon(blow(4), Defence(hardness=8)).total == 4


def test_hardness_comes_after_reduction():
    both = Defence(hardness=5, reductions=(TEN_MAGIC,))
    assert steps(blow(18, "slashing", kind="weapon"), both) == [("rolled", 18), ("reduction", 8), ("hardness", 3)]
    assert steps(blow(9, "slashing", kind="weapon"), both) == [("rolled", 9), ("reduction", 0)]


def test_adamantine_goes_through_less_than_twenty():
    axe = blow(9, "slashing", kind="weapon", materials=("adamantine",))
    assert steps(axe, Defence(hardness=19)) == [("rolled", 9), ("hardness_overcome", 9)]
    assert reckon(axe, Defence(hardness=20)).total == 0
    magic = blow(9, "slashing", kind="weapon", enhancement=4)  # that counts as adamantine against reduction alone
    assert reckon(magic, Defence(hardness=8)).total == 1


def test_what_stays_within_hardness_carries_nothing():
    dart = blow(4, "piercing", kind="weapon", riders=("poison",))
    assert reckon(dart, Defence(hardness=5)).riders_lost == ("poison",)


def swarm(size: Any) -> Defence:
    return defended(creature(type="vermin", subtypes=("swarm",), size=size))


@pytest.mark.parametrize(("size", "taken"), [("fine", 0), ("diminutive", 0), ("tiny", 4), ("small", 9)])
def test_small_bodies_in_a_swarm_escape_edges(size: str, taken: int):
    assert reckon(blow(9, "slashing", kind="weapon"), swarm(size)).total == taken


def test_what_a_swarm_does_not_escape():
    assert reckon(blow(9, "bludgeoning", kind="weapon"), swarm("tiny")).total == 9
    morning_star = blow(9, "piercing", kind="weapon", materials=("bludgeoning",))
    assert reckon(morning_star, swarm("tiny")).total == 9
    assert reckon(blow(9, "slashing", kind="spell"), swarm("tiny")).total == 9
    assert reckon(blow(9, "fire", kind="spell"), swarm("fine")).total == 9


def test_an_area_does_half_again_as_much_to_a_swarm():
    burst = blow(9, "fire", kind="spell", area=True)
    result = reckon(burst, swarm("fine"), saved=True)
    assert [(step.what, step.amount) for step in result.steps] == [("rolled", 9), ("saved", 4), ("swarm", 6)]
    assert result.steps[-1].reason == "area"
    assert reckon(burst, NOTHING).total == 9


def test_why_no_weapon_harms_a_swarm():
    assert reckon(blow(9, "slashing", kind="natural"), swarm("fine")).steps[-1].reason == "swarm traits"
    own = defended(creature(subtypes=("swarm",), size="fine", immune=("weapon damage",)))
    assert reckon(blow(9, "slashing", kind="natural"), own).steps[-1].reason == "weapon damage"
