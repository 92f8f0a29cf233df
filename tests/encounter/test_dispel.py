"""Dispelling and counterspells (rules F9, E5)."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events
from tests.encounter.fight import OGRE, PRIEST, Fight

CASTER = PRIEST | {"caster_level": 5}
DROW = OGRE | {"name": "Drow", "sr": 16}


@pytest.fixture
def fight() -> Fight:
    return Fight(CASTER, OGRE, DROW)


def lay(fight: Fight, name: str = "ward", **fields: Any) -> None:
    given: dict[str, Any] = {"targets": ["Ogre"], "level": 4, "dc": 18, "caster_level": 9}
    fight.do("effect", name=name, **given | fields)


def left(fight: Fight) -> list[str]:
    return [effect.name for effect in fight.state.effects.values()]


def withstood(fight: Fight) -> list[tuple[str, str]]:
    return [(event.name, event.why) for event in fight.happened(events.EffectWithstood)]


# --- by degree --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "total", "why"),
    [
        (2, 17, None), (3, 17, "failure"), (4, 18, None), (5, 18, "success"), (6, 28, None),
        (7, 28, "critical success"), (2, 8, "critical failure"),
    ],
)  # fmt: skip
def test_degrees_and_levels(fight: Fight, level: int, total: int, why: str | None):
    lay(fight, level=level)
    fight.do("dispel", by="Priest", effects=["ward"], level=3, modifier=5, total=total)
    assert left(fight) == ([] if why is None else ["ward"])
    assert withstood(fight) == ([] if why is None else [("ward", why)])
    (check,) = fight.happened(events.CheckRolled)
    assert (check.what, check.who, check.dc, check.success, check.label) == (
        "dispel", fight.id("Priest"), 18, total >= 18, "ward",
    )  # fmt: skip
    if why is None:
        (end,) = fight.happened(events.EffectEnded)
        assert (end.why, end.by) == ("dispelled", fight.id("Priest"))


@pytest.mark.parametrize(("face", "dc", "gone"), [(20, 25, True), (20, 26, False), (1, 8, False), (2, 8, True)])
def test_natural_20_and_1(fight: Fight, face: int, dc: int, gone: bool):
    lay(fight, level=6 if face == 20 else 2, dc=dc)
    fight.do("dispel", by="Priest", effects="ward", level=3, modifier=5, faces=(face,))
    assert (left(fight) == []) is gone


def test_the_modifier_where_none_is_said(fight: Fight):
    lay(fight)
    fight.do("dispel", by="Priest", effects="ward", level=3, roll=9)
    assert fight.happened(events.CheckRolled)[0].total == 9 + 5 + 4
    assert left(fight) == []


def test_one_check_for_all_that_is_chosen(fight: Fight):
    lay(fight, "low", dc=12)
    lay(fight, "high", dc=19)
    lay(fight, "other", dc=5)
    fight.do("dispel", by="Priest", effects=["low", "high"], level=3, total=18)
    assert left(fight) == ["high", "other"]
    (check,) = fight.happened(events.CheckRolled)
    assert (check.dc, check.success, check.label) == (None, None, "low, high")


def test_all_spells_of_someone(fight: Fight):
    lay(fight, "bless", source="Ogre")
    lay(fight, "rage", source="Ogre", kind="extraordinary")
    lay(fight, "ward", source="Drow")
    fight.do("dispel", by="Priest", spell_of="Ogre", level=3, total=18)
    assert left(fight) == ["rage", "ward"]
    assert fight.refused("dispel", by="Priest", spell_of="Ogre", level=3, total=18).code == "no_spells_of"


def test_by_id_where_names_repeat(fight: Fight):
    lay(fight, id="one")
    lay(fight, id="two")
    assert fight.refused("dispel", by="Priest", effects=["ward"], level=3, total=18).code == "ambiguous_effect"
    fight.do("dispel", by="Priest", effects=["two"], level=3, total=18)
    assert list(fight.state.effects) == ["one"]


def test_something_has_to_be_chosen(fight: Fight):
    assert fight.refused("dispel", by="Priest", level=3).code == "what_to_dispel"
    assert fight.refused("dispel", by="Priest", effects="ward", level=3).code == "unknown_effect"


def test_the_level_may_be_that_of_the_spell_being_cast(fight: Fight):
    lay(fight)
    assert fight.refused("dispel", by="Priest", effects="ward", total=18).code == "need_level"
    fight.do("begin_cast", who="Priest", spell={"name": "dispel magic", "level": 3})
    fight.do("finish_cast", who="Priest", instantaneous=True)
    fight.do("dispel", by="Priest", effects="ward", total=18)
    assert left(fight) == []


def test_not_of_a_spell_that_was_lost(fight: Fight):
    lay(fight)
    fight.do("begin_cast", who="Priest", spell={"name": "dispel magic", "level": 3})
    fight.do("damage", target="Priest", amount=9, reaction=True)
    assert fight.refused("dispel", by="Priest", effects="ward", total=18).code == "need_level"


# --- what cannot be dispelled -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "code", "why"),
    [
        ({"kind": "supernatural"}, "not_dispellable", "not_magical"),
        ({"kind": "extraordinary"}, "not_dispellable", "not_magical"),
        ({"kind": "nonmagical"}, "not_dispellable", "not_magical"),
        ({"dc": None}, "no_dc", "no_dc"),
    ],
)
def test_refused_alone_left_out_among_others(fight: Fight, fields: dict[str, Any], code: str, why: str):
    lay(fight, "thing", **fields)
    assert fight.refused("dispel", by="Priest", effects=["thing"], level=3, total=30).code == code
    lay(fight)
    fight.do("dispel", by="Priest", effects=["thing", "ward"], level=3, total=18)
    assert left(fight) == ["thing"]
    assert withstood(fight) == [("thing", why)]
    fight.do("dispel", by="Priest", effects=["thing"], level=3, total=18, force=True)
    assert left(fight) == []


def test_spell_like_abilities_can_be(fight: Fight):
    lay(fight, kind="spell-like")
    fight.do("dispel", by="Priest", effects="ward", level=3, total=18)
    assert left(fight) == []


def test_who_cannot_act_does_not_dispel(fight: Fight):
    lay(fight)
    fight.do("damage", target="Priest", amount=40)
    assert fight.refused("dispel", by="Priest", effects="ward", level=3, total=18).code == "cannot_act"
    fight.do("dispel", by="Priest", effects="ward", level=3, total=18, force=True)
    assert left(fight) == []


# --- caster level checks ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "gone"), [(14, []), (15, ["high"]), (11, ["low"]), (10, [])])
def test_one_check_ends_one_spell_the_highest_first(fight: Fight, face: int, gone: list[str]):
    fight.do("options", dispel="caster_level_check")
    lay(fight, "low", caster_level=5, dc=None)
    lay(fight, "high", caster_level=9)
    fight.do("dispel", by="Priest", effects=["low", "high"], roll=face)
    kept = {"low", "high"} - set(gone)
    if face == 14:
        kept = {"high"}
        assert withstood(fight) == [("high", "caster_level")]
    assert set(left(fight)) == kept
    (check,) = fight.happened(events.CheckRolled)
    assert (check.total, check.dc) == (face + 5, None)


def test_what_is_left_when_the_first_is_ended(fight: Fight):
    fight.do("options", dispel="caster_level_check")
    lay(fight, "low", caster_level=5)
    lay(fight, "high")
    fight.do("dispel", by="Priest", effects=["low", "high"], modifier=10, roll=10)
    assert withstood(fight) == [("low", "one_only")]


def test_against_the_caster_level_alone(fight: Fight):
    fight.do("options", dispel="caster_level_check")
    lay(fight)
    fight.do("dispel", by="Priest", effects="ward", faces=(14,))
    assert left(fight) == ["ward"]
    assert fight.happened(events.CheckRolled)[0].dc == 20


def test_without_a_caster_level(fight: Fight):
    fight.do("options", dispel="caster_level_check")
    lay(fight, caster_level=None)
    assert fight.refused("dispel", by="Priest", effects="ward").code == "no_caster_level"
    fight.do("dispel", by="Priest", effects="ward", total=11, force=True)
    assert left(fight) == []


# --- E5 ---------------------------------------------------------------------------------------------------------------


def test_spell_resistance_defends_what_is_upon_its_owner(fight: Fight):
    lay(fight, targets=["Drow"])
    fight.do("dispel", by="Priest", effects="ward", level=3, total=18, sr_rolls={"Drow": 10})
    assert left(fight) == ["ward"]
    assert withstood(fight) == [("ward", "spell_resistance")]
    assert [check.what for check in fight.happened(events.CheckRolled)] == ["sr_check"]
    fight.do("dispel", by="Priest", effects="ward", level=3, total=18, faces=(11,))
    assert left(fight) == []


def test_it_defends_its_owner_alone(fight: Fight):
    lay(fight, targets=["Ogre", "Drow", "Priest"])
    fight.do("dispel", by="Priest", effects="ward", level=3, total=18, sr_rolls={"Drow": 10})
    (effect,) = fight.state.effects.values()
    assert list(effect.targets) == [fight.id("Drow")]
    (event,) = fight.happened(events.EffectWithstood)
    assert (event.why, event.target) == ("spell_resistance", fight.id("Drow"))


def test_one_check_for_all_that_is_upon_it(fight: Fight):
    lay(fight, "one", targets=["Drow"])
    lay(fight, "two", targets=["Drow"])
    fight.do("dispel", by="Priest", effects=["one", "two"], level=3, total=18, sr_rolls={"Drow": 11})
    assert left(fight) == []


def test_not_against_oneself_nor_while_it_is_lowered_nor_for_what_it_resisted(fight: Fight):
    lay(fight, targets=["Drow"])
    fight.do("dispel", by="Drow", effects="ward", level=3, total=18)
    assert left(fight) == []
    fight.do("lower_sr", who="Drow")
    lay(fight, targets=["Drow"])
    fight.do("dispel", by="Priest", effects="ward", level=3, total=18)
    assert left(fight) == []
    fight.do("advance_time", rounds=1)
    lay(fight, targets=["Drow"], spell_resistance=True, source="Priest", caster_level=1, sr_rolls={"Drow": 1})
    fight.do("dispel", by="Priest", effects="ward", level=3, total=18)
    assert left(fight) == []


# --- counterspells ----------------------------------------------------------------------------------------------------


SPELL = {"name": "slow", "level": 3, "components": ["verbal"]}


@pytest.mark.parametrize(("total", "why"), [(16, "failure"), (17, None), (7, "critical failure")])
def test_a_spell_being_cast(fight: Fight, total: int, why: str | None):
    fight.do("begin_cast", who="Priest", spell=SPELL)
    fight.do("counterspell", by="Drow", spell_of="Priest", level=3, total=total)
    casting = fight.get("Priest").casting
    assert casting is not None
    assert casting.under_way is (why is not None)
    (check,) = fight.happened(events.CheckRolled)
    assert (check.dc, check.label) == (17, "slow")
    if why is None:
        (lost,) = fight.happened(events.SpellLost)
        assert (lost.why, lost.by) == ("counterspelled", fight.id("Drow"))
        assert fight.refused("finish_cast", who="Priest").code == "spell_lost"
        assert fight.refused("counterspell", by="Drow", spell_of="Priest", level=3, total=30).code == "not_casting"
    else:
        (event,) = fight.happened(events.EffectWithstood)
        assert (event.name, event.why, event.caster) == ("slow", why, fight.id("Priest"))
        fight.do("finish_cast", who="Priest", targets=["Ogre"])


def test_its_own_dc_and_level(fight: Fight):
    fight.do("begin_cast", who="Priest", spell=SPELL | {"dc": 12, "level": 5})
    fight.do("counterspell", by="Drow", spell_of="Priest", level=3, total=12)
    assert withstood(fight) == [("slow", "success")]
    fight.do("counterspell", by="Drow", spell_of="Priest", level=4, total=12)
    assert fight.happened(events.SpellLost)


@pytest.mark.parametrize(("total", "countered"), [(15, False), (16, True)])
def test_by_a_caster_level_check(fight: Fight, total: int, countered: bool):
    fight.do("options", dispel="caster_level_check")
    fight.do("begin_cast", who="Priest", spell=SPELL)
    fight.do("counterspell", by="Drow", spell_of="Priest", total=total)
    assert bool(fight.happened(events.SpellLost)) is countered
    assert withstood(fight) == ([] if countered else [("slow", "caster_level")])


def test_effects_as_they_come_about(fight: Fight):
    lay(fight)
    fight.do("counterspell", by="Priest", effects="ward", level=3, total=18)
    assert left(fight) == []


def test_a_reaction_breaks_off_a_long_casting_of_ones_own():
    fight = Fight(CASTER, DROW)
    fight.do("begin_cast", who="Drow", spell=SPELL | {"time": {"hours": 1}})
    fight.do("begin_cast", who="Priest", spell=SPELL)
    fight.do("counterspell", by="Drow", spell_of="Priest", level=3, total=17)
    assert [event.why for event in fight.happened(events.SpellLost)] == ["other_action", "counterspelled"]
