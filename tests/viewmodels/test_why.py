"""Why a figure is what it is: its parts, what does not count, what counts only sometimes."""

from __future__ import annotations

import pytest

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.state import Modifier
from encounter_tracker.rules.vocabulary import ABILITIES, FIGURES, ConditionName
from encounter_tracker.viewmodels.combatant_figures import figure_tiles
from encounter_tracker.viewmodels.texts.language import set_language
from encounter_tracker.viewmodels.why import WhyView, why
from tests.viewmodels.combatant_fight import do, spell, started


def taken_apart(figure: str, *commands: c.Command, who: str = "c1") -> WhyView:
    model = started()
    do(model, *commands)
    return why(model.state, who, figure)


def parts(view: WhyView) -> list[tuple[str, str]]:
    return [(row.value, row.title) for row in view.parts]


def test_the_stat_block_says_what_it_is_made_of():
    view = taken_apart("ac")
    assert (view.caption, view.value, view.remark) == ("AC", "24", "Brannoc, now")
    assert parts(view) == [("24", "stat block")]
    assert view.parts[0].detail == "10, armor +7, Dex +2, shield +3, natural armor +1, deflection +1"


def test_parts_in_order_with_source_and_end():
    view = taken_apart(
        "ac",
        c.DamageAbility(target="Brannoc", ability="dex", amount=3, source="poisoned dart"),
        spell("haste", 3, ("ac", 1, "dodge")),
        spell("shield of faith", 38, ("ac", 2, "deflection")),
        spell("charge", 5, ("ac", -2, "untyped"), source="Brannoc", kind="nonmagical"),
    )
    assert view.value == "23"
    assert [(row.value, row.title, row.detail, row.until) for row in view.parts[1:]] == [
        ("−1", "Dexterity damage 3", "poisoned dart · −1 for every 2 points", "heals 1 a day"),
        ("+1", "dodge: haste", "Ysolde", "3 r"),
        (
            "+1",
            "deflection: shield of faith",
            "Ysolde · the stat block has +1 of this type, so 1 of the +2 counts",
            "38 r",
        ),
        ("−2", "charge", "Brannoc", "5 r"),
    ]
    assert [row.harmful for row in view.parts] == [None, True, False, False, True]


def test_lasting_damage_does_not_heal_by_itself():
    view = taken_apart("ac", c.DamageAbility(target="Brannoc", ability="dex", amount=2, lasting=True))
    assert view.parts[1].until == ""


def test_what_does_not_count_stands_apart_with_the_reason():
    view = taken_apart(
        "ac",
        spell("shield of faith", 38, ("ac", 3, "deflection")),
        spell("protection from evil", 19, ("ac", 2, "deflection")),
    )
    assert [(row.value, row.title) for row in view.idle] == [("(+2)", "deflection: protection from evil")]
    assert view.idle[0].detail.endswith("same type as shield of faith: only the higher counts")
    assert view.idle_remark == "bonuses of one type do not add up"
    assert all(row.counts for row in view.parts)


def test_the_same_spell_twice_counts_once():
    view = taken_apart(
        "ac", spell("haste", 3, ("ac", 1, "dodge"), id="one"), spell("haste", 6, ("ac", 1, "dodge"), id="two")
    )
    assert [row.until for row in view.idle] == ["6 r"]
    assert view.idle_remark == "one source counts once"


def test_dodge_is_lost_with_the_dexterity_bonus():
    view = taken_apart("flat_footed", spell("haste", 3, ("ac", 1, "dodge")))
    assert (view.value, view.idle_remark) == ("22", "lost with the Dexterity bonus")


def test_saves_carry_signs_and_their_own_notes():
    view = taken_apart("fort", c.GiveNegativeLevels(target="Brannoc", count=2, source="Wight"))
    assert (view.value, parts(view)) == ("+8", [("+10", "stat block"), ("−2", "negative levels: 2")])
    assert view.parts[1].detail == "Wight · −1 for each"
    assert [(row.title, row.detail) for row in view.sometimes] == [
        ("+2 vs. poison", "stat block"),
        ("+2 against poison and spells", "Hardy"),
    ]


def test_words_about_one_save_stand_with_that_save():
    bravery = c.EditCombatant(who="c1", set={"special": {"Bravery": "+1 on Will saves against fear"}})
    assert "Bravery" in [row.detail for row in taken_apart("will", bravery).sometimes]
    assert "Bravery" not in [row.detail for row in taken_apart("fort", bravery).sometimes]


def test_what_counts_only_against_some_things_is_no_part_of_the_figure():
    limited = c.ApplyEffect(
        name="remove fear",
        targets=("Brannoc",),
        source="Ysolde",
        modifiers=(Modifier(on="saves", value=4, type="morale", against=("fear",)),),
    )
    view = taken_apart("will", limited)
    assert view.value == "+5"
    assert next((row.value, row.title, row.detail) for row in view.sometimes) == (
        "+4",
        "against fear",
        "remove fear · Ysolde",
    )
    assert taken_apart("ac", limited).sometimes == ()


def test_channel_resistance_counts_on_will_only_sometimes():
    assert [(row.value, row.title) for row in taken_apart("will", who="c2").sometimes] == [
        ("+2", "against channelled energy"),
    ]


def test_a_combatant_behind_a_negative_level_is_named():
    view = taken_apart("will", c.GiveNegativeLevels(target="Brannoc", count=1, source="Troll"))
    assert view.parts[1].detail == "Troll · −1 for each"


def test_prone_and_helpless_count_only_sometimes():
    view = taken_apart("ac", c.ApplyCondition(target="Brannoc", condition="prone"))
    assert [(row.value, row.title) for row in view.sometimes] == [
        ("+4", "against ranged attacks"),
        ("−4", "against melee attacks"),
    ]
    helpless = taken_apart("ac", c.ApplyCondition(target="Brannoc", condition="helpless"))
    assert [(row.value, row.detail) for row in helpless.sometimes] == [("−4", "helpless")]
    assert taken_apart("cmd", c.ApplyCondition(target="Brannoc", condition="prone")).sometimes == ()


@pytest.mark.parametrize(
    ("condition", "skill", "row"),
    [
        ("blinded", "Perception", ("−4", "when searching; what asks for sight fails", "blinded")),
        ("dazzled", "Perception", ("−1", "when it is by sight", "dazzled")),
        ("deafened", "Perception", ("−4", "when it is opposed; what asks for hearing fails", "deafened")),
        ("fascinated", "Stealth", ("−4", "when it is used as a reaction", "fascinated")),
    ],
)
def test_what_conditions_make_of_a_skill_sometimes(condition: ConditionName, skill: str, row: tuple[str, str, str]):
    found = taken_apart(skill, c.ApplyCondition(target="Brannoc", condition=condition)).sometimes
    assert [(one.value, one.title, one.detail) for one in found] == [row]
    assert taken_apart("cmd", c.ApplyCondition(target="Brannoc", condition=condition)).sometimes == ()


def test_an_overruled_figure_says_so():
    view = taken_apart("ac", c.EditCombatant(who="c1", set={"figures": {"ac": 16}}))
    assert (view.overruled, view.value, view.override_text) == (True, "16", "16")
    assert parts(view)[-1] == ("−8", "overruled by the game master")


def test_a_negative_figure_is_typed_with_a_plain_minus():
    view = taken_apart("will", c.EditCombatant(who="c1", set={"figures": {"will": -3}}))
    assert (view.value, view.override_text) == ("−3", "-3")


def test_no_spell_resistance_can_still_be_overruled():
    view = taken_apart("sr")
    assert (view.value, view.parts, view.can_overrule, view.override_text) == ("—", (), True, "")


def test_an_ability_shows_score_and_modifier():
    view = taken_apart(
        "str",
        c.DamageAbility(target="Brannoc", ability="str", amount=4, source="Troll"),
        spell("bull's strength", 9, ("str", 4, "enhancement")),
        spell("belt", 9, ("str", 2, "enhancement")),
    )
    assert (view.name, view.value, view.can_overrule) == ("Strength", "+4", False)
    assert parts(view) == [
        ("18", "base score"),
        ("+4", "modifier of the base score"),
        ("−2", "Strength damage 4"),
        ("+2", "Strength bonus 4"),
    ]
    assert view.parts[2].detail == "Troll · −1 for every 2 points"
    assert [row.title for row in view.idle] == ["enhancement: belt"]


def test_drain_names_who_did_it():
    view = taken_apart("con", c.DrainAbility(target="Brannoc", ability="con", amount=2, source="Troll"))
    assert view.parts[2].detail.startswith("Troll · ")


def test_a_skill_can_be_asked_about():
    view = taken_apart("Climb", c.GiveNegativeLevels(target="Brannoc", count=1))
    assert (view.caption, view.value, view.can_overrule) == ("Climb", "+7", False)
    assert parts(view) == [("+8", "stat block"), ("−1", "negative levels: 1")]


def test_speed_halved():
    view = taken_apart("speed", c.ApplyCondition(target="Brannoc", condition="exhausted"))
    assert (view.value, parts(view)) == ("10", [("20", "stat block"), ("−10", "halved")])
    assert view.unit == "ft"


def test_speed_in_metres():
    set_language("fr")
    try:
        view = taken_apart("speed", spell("rapidité", 3, ("speed", 20, "enhancement")))
    finally:
        set_language("en")
    assert (view.value, view.unit, view.override_text) == ("12", "m", "12")
    assert [row.value for row in view.parts] == ["6", "+6"]


def test_computed_figures_say_from_what():
    assert taken_apart("cmb", who="c2").parts[0].detail == "base attack bonus, Strength, size"
    assert taken_apart("cmd", who="c2").parts[0].detail == "10, base attack bonus, Strength, Dexterity, size"
    assert taken_apart("melee").parts[0].detail == "base attack bonus +7, Str, size"


def test_notes_that_are_no_list_stay_as_they_are():
    model = started()
    do(model, c.EditCombatant(who="c1", set={"ac": {"notes": "mage armour"}}))
    assert why(model.state, "c1", "ac").parts[0].detail == "10, mage armour"


def test_all_in_one_line_for_the_log():
    view = taken_apart("ac", spell("charge", 5, ("ac", -2, "untyped"), source="Brannoc"))
    assert view.log_text == "Armor Class: 24 stat block, −2 charge = 22"


@pytest.mark.parametrize("condition", ["paralyzed", "petrified", "unconscious", "pinned", "grappled"])
def test_speed_says_what_keeps_one_in_its_place(condition: ConditionName):
    view = taken_apart("speed", c.ApplyCondition(target="Brannoc", condition=condition))
    assert view.tooltip.splitlines()[-1] == f"cannot move: {condition}"
    model = started()
    do(model, c.ApplyCondition(target="Brannoc", condition=condition))
    tiles = figure_tiles(derived(model.state, "c1"), model.state.combatants["c1"])
    speed = next(tile for tile in tiles if tile.key == "speed")
    assert speed.accessible.endswith(f"cannot move: {condition}")


def test_who_can_move_is_not_held():
    assert taken_apart("speed").held == ""
    assert taken_apart("ac", c.ApplyCondition(target="Brannoc", condition="grappled")).held == ""


def test_the_tooltip_has_a_line_for_each_part():
    view = taken_apart("ac", spell("aid", 3, ("ac", 3, "deflection")), spell("ward", 3, ("ac", 2, "deflection")))
    assert view.tooltip.splitlines() == [
        "Armor Class 26",
        "24 stat block",
        "+2 deflection: aid",
        "(+2) deflection: ward",
    ]


@pytest.mark.parametrize("figure", [*FIGURES, *ABILITIES])
def test_every_figure_has_parts_and_a_rule(figure: str):
    view = taken_apart(figure, who="c2")
    assert view.rule
    assert view.name
    assert view.accessible.startswith(view.name)
