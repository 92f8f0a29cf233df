"""The parts of a figure in words: every kind, and why some do not count."""

from __future__ import annotations

import pytest

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.state import Modifier
from encounter_tracker.rules.durations import Duration
from encounter_tracker.rules.stacking import Part
from encounter_tracker.viewmodels.texts.parts import PartRow, part_row
from tests.viewmodels.texts.scene import Fight

KINDS = (
    "block", "ability_damage", "ability_drain", "ability_penalty", "ability_bonus", "ability_fixed", "ability_dex",
    "no_dex", "negative_levels", "modifier", "condition", "halved", "lowered", "override",
)  # fmt: skip


def rows(fight: Fight, who: str, figure: str) -> list[PartRow]:
    key = fight.id(who)
    return [part_row(part, fight.state, key) for part in derived(fight.state, key).figures[figure].parts]


@pytest.mark.parametrize("what", KINDS)
def test_every_kind_of_part_has_a_title(what: str) -> None:
    part = Part(what=what, value=-2, name="shaken", ability="dex", amount=3)
    row = part_row(part, Fight().state)
    assert row.title
    assert not set(row.title + row.detail) & {"{", "}", "_"}


@pytest.mark.parametrize("reason", ["same_type", "same_source", "in_block", "no_dex"])
def test_every_reason_not_to_count_is_said(reason: str) -> None:
    part = Part(what="modifier", value=2, name="aid", type="morale", counts=False, reason=reason, other="bless")
    row = part_row(part, Fight().state)
    assert (row.value, row.counts) == ("(+2)", False)
    assert row.detail
    assert "{" not in row.detail


def test_an_effect_says_its_type_from_whom_and_until_when() -> None:
    fight = Fight()
    bonus = (Modifier(on="ac", type="deflection", value=2),)
    fight.lay("shield of faith", source="Kyra", modifiers=bonus, duration=Duration(rounds=38))
    block, effect = rows(fight, "Merisiel", "ac")
    assert (block.value, block.title, block.harmful) == ("10", "stat block", None)
    assert (effect.value, effect.title, effect.detail, effect.until) == (
        "+2",
        "deflection: shield of faith",
        "Kyra",
        "38 r",
    )
    assert effect.accessible == "+2, deflection: shield of faith, Kyra, 38 r"


def test_what_ends_at_a_coming_turn_says_whose() -> None:
    fight = Fight()
    worse = (Modifier(on="ac", value=-2),)
    own = Duration(until="start", of="Merisiel", turn="next")
    fight.lay("charge", source="Merisiel", modifiers=worse, duration=own, kind="nonmagical")
    charge = rows(fight, "Merisiel", "ac")[1]
    assert (charge.value, charge.title, charge.until, charge.soon, charge.harmful) == (
        "−2",
        "charge",
        "start of own turn",
        True,
        True,
    )


def test_of_one_type_the_lower_is_listed_with_the_reason() -> None:
    fight = Fight()
    fight.lay("shield of faith", modifiers=(Modifier(on="ac", type="deflection", value=3),))
    fight.lay("protection from evil", modifiers=(Modifier(on="ac", type="deflection", value=2),))
    lower = rows(fight, "Merisiel", "ac")[2]
    assert lower.value == "(+2)"
    assert lower.detail == "same type as shield of faith: only the higher counts"


def test_what_the_block_holds_already_counts_in_part_or_not_at_all() -> None:
    fight = Fight()
    fight.do(c.EditCombatant(who="Merisiel", set={"ac": {"total": 11, "notes": "(+1 deflection)"}}))
    fight.lay("shield of faith", modifiers=(Modifier(on="ac", type="deflection", value=3),))
    partly = rows(fight, "Merisiel", "ac")[1]
    assert partly.value == "+2"
    assert partly.detail == "the stat block has +1 of this type, so 2 of the +3 counts"
    fight.do(c.EditCombatant(who="Merisiel", set={"ac": {"total": 14, "notes": "(+4 deflection)"}}))
    nothing = rows(fight, "Merisiel", "ac")[1]
    assert (nothing.value, nothing.detail) == ("(+3)", "the stat block has +4 of this type already")


def test_ability_damage_and_levels() -> None:
    fight = Fight()
    fight.do(c.DamageAbility(target="Ogre", ability="dex", amount=3))
    fight.do(c.GiveNegativeLevels(target="Ogre", count=2))
    told = [(row.value, row.title) for row in rows(fight, "Ogre", "ref")]
    assert told == [("0", "stat block"), ("−1", "Dexterity damage 3"), ("−2", "negative levels: 2")]


def test_a_condition_is_named_as_one() -> None:
    fight = Fight()
    fight.do(c.ApplyCondition(target="Ogre", condition="shaken"))
    assert [(row.value, row.title) for row in rows(fight, "Ogre", "fort")][1:] == [("−2", "shaken")]
