"""Adding, removing, renaming and editing combatants (rule A8)."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter import events as e
from tests.encounter.fight import OGRE, PRIEST, Fight

BOAR: dict[str, Any] = {"name": "Boar", "hit_dice": 2, "hp": 18, "hp_formula": "2d8+4"}


@pytest.fixture
def fight() -> Fight:
    return Fight(PRIEST, OGRE)


def test_adding(fight: Fight):
    fight.do("add", creature=BOAR, name="Pig", side="neutral", hidden=True, flying=True, swimming=True, by_hand=True)
    (added,) = fight.events
    pig = fight.get("Pig")
    assert added == e.CombatantAdded(who=pig.id)
    assert (pig.side, pig.hidden, pig.flying, pig.swimming, pig.by_hand) == ("neutral", True, True, True, True)
    assert (pig.base_hp, pig.initiative, pig.creature.name) == (18, None, "Boar")
    assert fight.state.order[-1] == pig.id


def test_hit_points_rolled_for_each(fight: Fight):
    fight.do("add", creature=BOAR, count=2, hp="roll", faces=(1, 8, 5, 5))
    assert [fight.get(name).base_hp for name in ("Boar 1", "Boar 2")] == [13, 14]
    fight.do("add", creature={**BOAR, "hp_formula": "1d4-9"}, name="Runt", hp="roll", faces=(2,))
    assert fight.get("Runt").base_hp == 1
    fight.do("add", creature={**BOAR, "hp_formula": "9-1d4"}, name="Odd", hp="roll", faces=(3,))
    assert fight.get("Odd").base_hp == 6
    reason = fight.refused("add", creature={**BOAR, "hp_formula": "plenty"}, hp="roll")
    assert (reason.code, reason.values) == ("bad_formula", {"formula": "plenty"})


def test_in_a_fight_initiative_is_rolled_at_once(fight: Fight):
    fight.do("start")
    fight.do("add", creature=BOAR, faces=(14,))
    assert fight.get("Boar").initiative == 14
    fight.do("add", creature=BOAR, name="Sow", roll=3)
    assert fight.get("Sow").initiative == 3


def test_without_a_creature(fight: Fight):
    assert fight.refused("add").code == "need_creature"
    assert fight.refused("add", name="Boar").code == "need_creature"
    from_library: dict[str, Any] = {"from": "boar"}
    assert fight.refused("add", **from_library).values == {"name": "boar"}


def test_removing_ends_what_lay_on_it_and_what_was_due(fight: Fight):
    fight.do("effect", name="bane", targets=["Priest", "Ogre"])
    fight.do("effect", name="curse", targets=["Ogre"])
    fight.do("condition", target="Ogre", condition="confused")
    fight.do("start")
    fight.do("next_turn")
    assert fight.due("confusion")
    ogre = fight.id("Ogre")
    fight.do("remove", who="Ogre")
    ended = fight.happened(e.EffectEnded)
    assert [(event.name, event.target, event.why) for event in ended] == [
        ("bane", ogre, "removed"),
        ("curse", "", "removed"),
        ("confused", "", "removed"),
    ]
    assert fight.happened(e.CombatantRemoved) == [e.CombatantRemoved(who=ogre)]
    assert not fight.state.due
    assert fight.refused("remove", who=ogre).code == "unknown_combatant"
    assert "Ogre" not in fight.state.by_name


def test_renaming(fight: Fight):
    fight.do("rename", who="Ogre", to="Brute")
    assert fight.events == [e.CombatantRenamed(who=fight.id("Brute"), old="Ogre", new="Brute")]
    assert fight.refused("rename", who="Brute", to="Priest").code == "name_taken"
    fight.do("remove", who="Priest")
    fight.do("rename", who="Brute", to="Priest")


def test_by_id_where_names_change(fight: Fight):
    ogre = fight.id("Ogre")
    fight.do("rename", who=ogre, to="Brute")
    fight.do("damage", target=ogre, amount=3, source=fight.id("Priest"))
    assert fight.hp("Brute") == 27


def test_editing_both_at_once(fight: Fight):
    fight.do(
        "edit",
        who="Ogre",
        set={"name": "Brute", "side": "party", "note": "limps", "colour": "#aa0000", "saves": {"will": 9}, "init": 3},
    )
    brute = fight.get("Brute")
    assert (brute.side, brute.note, brute.colour, brute.creature.init) == ("party", "limps", "#aa0000", 3)
    assert (brute.creature.saves.will, brute.creature.saves.fort) == (9, 6)
    assert brute.creature.name == "Ogre"
    assert [type(event) for event in fight.events] == [e.CombatantRenamed, e.CombatantEdited]
    assert fight.events[-1] == e.CombatantEdited(
        who=brute.id,
        fields=("name", "side", "note", "colour", "saves", "init"),
    )


def test_editing_the_place(fight: Fight):
    fight.do("edit", who="Ogre", set={"initiative": 25})
    assert fight.state.order[0] == fight.id("Ogre")
    assert e.InitiativeSet(who=fight.id("Ogre"), total=25) in fight.events


def test_editing_hit_points_keeps_the_wounds(fight: Fight):
    fight.do("damage", target="Ogre", amount=10)
    fight.do("edit", who="Ogre", set={"hp": 50})
    assert (fight.hp("Ogre"), fight.now("Ogre").max_hp) == (40, 50)
    fight.do("edit", who="Ogre", set={"current_hp": 3})
    assert fight.hp("Ogre") == 3


def test_figures_decreed_one_by_one(fight: Fight):
    fight.do("edit", who="Ogre", set={"figures": {"ac": 20, "will": 1}})
    fight.do("edit", who="Ogre", set={"figures": {"will": None, "ref": 2}})
    assert fight.get("Ogre").overrides == {"ac": 20, "ref": 2}


def test_overruling_tells_the_figure_and_its_values(fight: Fight):
    before = fight.now("Ogre").figures["ac"].value
    assert before is not None
    fight.do("edit", who="Ogre", set={"figures": {"ac": before + 3}, "note": "shield"})
    who = fight.id("Ogre")
    told = e.Overruled(figure="ac", before=before, after=before + 3)
    assert fight.events == [e.CombatantEdited(who=who, fields=("figures", "note"), overruled=(told,))]
    fight.do("edit", who="Ogre", set={"figures": {"ac": None}})
    back = e.Overruled(figure="ac", before=before + 3, after=before, back=True)
    assert fight.events == [e.CombatantEdited(who=who, fields=("figures",), overruled=(back,))]


@pytest.mark.parametrize(
    ("fields", "detail"),
    [
        ({"armour": 3}, "unknown field `armour`"),
        ({"ac": {"bonus": 3}}, "unknown field `bonus`"),
        ({"ac": 20}, r"`$.ac`"),
        ({"side": "nobody"}, "side: "),
        ({"hidden": "yes"}, "hidden: "),
        ({"name": ""}, "name"),
        ({"name": 7}, "name: "),
        ({"name": None}, "name: "),
        ({"current_hp": "all"}, "current_hp: "),
        ({"initiative": None}, "initiative: "),
        ({"figures": {"luck": 3}}, "figures: luck"),
        ({"figures": 3}, "figures: "),
        ({"hit_dice": -1}, ">= 0"),
    ],
)
def test_what_cannot_be_set(fight: Fight, fields: dict[str, Any], detail: str):
    reason = fight.refused("edit", who="Ogre", set=fields)
    assert reason.code == "bad_edit"
    assert detail in reason.in_english()


def test_nothing_to_set(fight: Fight):
    assert fight.refused("edit", who="Ogre", set={}).in_english() == "say what is to be set of Ogre"
