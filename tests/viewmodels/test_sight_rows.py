"""The table of who sees whom: who is in it, what each cell says, heads and legend."""

from __future__ import annotations

import pytest

from encounter_tracker.rules.sight import Sight
from encounter_tracker.viewmodels.sight_rows import (
    SightCell,
    SightGrid,
    SightHead,
    cell_kind,
    in_sight,
    sight_cell,
    sight_grid,
)
from tests.viewmodels.sense_fight import Dark


def cell(fight: Dark, who: str, whom: str) -> SightCell:
    grid = sight_grid(fight.state)
    return grid.cells[grid.place(fight.id(who))][grid.place(fight.id(whom))]


def head(fight: Dark, who: str) -> SightHead:
    grid = sight_grid(fight.state)
    return grid.heads[grid.place(fight.id(who))]


def test_the_living_in_the_order_of_the_list():
    fight = Dark()
    fight.do("move", who="Spy", before="Ann")
    fight.do("kill", target="Wolf")
    assert [who.name for who in in_sight(fight.state)] == ["Spy", "Ann", "Dwarf"]
    fight.do("remove", who="Ann")
    assert [h.name for h in sight_grid(fight.state).heads] == ["Spy", "Dwarf"]


def test_the_dying_are_in_it_and_perceive_nothing():
    fight = Dark()
    fight.do("damage", target="Wolf", amount=15)
    grid = sight_grid(fight.state)
    assert cell(fight, "Wolf", "Ann").kind == "senseless"
    assert cell(fight, "Wolf", "Ann").tone == "off"
    assert not cell(fight, "Wolf", "Ann").loses_dex  # helpless: nothing left to lose
    assert cell(fight, "Ann", "Wolf").kind == "sees"
    assert head(fight, "Wolf").detail == "dying"
    assert head(fight, "Wolf").warns
    assert len(grid.cells) == len(grid.heads) == 4


def test_in_daylight_all_see_all():
    grid = sight_grid(Dark().state)
    kinds = {each.kind for row in grid.cells for each in row}
    assert kinds == {"self", "sees"}
    assert [item.words for item in grid.legend] == ["sees"]


def test_in_the_dark_only_some_senses_serve():
    fight = Dark()
    fight.do("environment", light="dark")
    assert cell(fight, "Ann", "Spy").kind == "dark"
    assert cell(fight, "Ann", "Spy").text == "50 %"
    assert cell(fight, "Ann", "Spy").short == "50"
    assert cell(fight, "Ann", "Spy").loses_dex
    assert cell(fight, "Dwarf", "Spy").kind == "sees"
    assert cell(fight, "Wolf", "Ann").kind == "dark"  # low-light vision is no help in the dark
    assert head(fight, "Ann").detail == "blinded by the dark"
    assert head(fight, "Dwarf").detail == "darkvision 60 ft"
    assert head(fight, "Ann").light == "dark"
    assert head(fight, "Ann").light_icon == "moon"


def test_distance_matters_to_darkvision():
    fight = Dark()
    fight.do("environment", light="dark")
    fight.do("distance", **{"from": "Dwarf"}, to="Spy", feet=80)
    assert cell(fight, "Dwarf", "Spy").kind == "dark"
    assert cell(fight, "Dwarf", "Wolf").kind == "sees"


def test_dim_light_is_a_little():
    fight = Dark()
    fight.do("environment", light="dim")
    dim = cell(fight, "Ann", "Spy")
    assert (dim.kind, dim.text, dim.tone, dim.loses_dex) == ("dim", "20 %", "some", False)
    assert cell(fight, "Wolf", "Spy").kind == "sees"


def test_reasons_have_signs_of_their_own():
    fight = Dark()
    fight.do("condition", target="Spy", condition="invisible")
    fight.do("condition", target="Ann", condition="blinded")
    fight.do("distance", **{"from": "Wolf"}, to="Spy", feet=5)
    assert cell(fight, "Dwarf", "Spy").kind == "invisible"
    assert cell(fight, "Ann", "Wolf").kind == "blinded"
    assert cell(fight, "Wolf", "Spy").kind == "scent"
    assert head(fight, "Ann").detail == "blinded"
    icons = [cell(fight, *pair).icon for pair in (("Dwarf", "Spy"), ("Ann", "Wolf"), ("Wolf", "Spy"), ("Spy", "Wolf"))]
    assert len(set(icons)) == 4


def test_who_was_found_is_shown_so():
    fight = Dark()
    fight.do("condition", target="Spy", condition="invisible")
    fight.do("listen", who="Dwarf", **{"for": "Spy"}, total=40, stealth=10)
    assert cell(fight, "Dwarf", "Spy").kind == "found"
    assert cell(fight, "Dwarf", "Spy").text == "50 %"
    assert cell(fight, "Ann", "Spy").kind == "invisible"


def test_the_words_of_a_cell():
    fight = Dark()
    fight.do("condition", target="Spy", condition="invisible")
    words = cell(fight, "Ann", "Spy").words
    assert words == "it is invisible: 50 % miss; loses its Dexterity bonus against it"
    assert cell(fight, "Spy", "Ann").words == "sees"


@pytest.mark.parametrize(
    ("view", "found", "kind"),
    [
        (Sight(sees=True, miss=20, why="light", obscured="concealment"), "", "veiled"),
        (Sight(sees=False, miss=50, why="invisible", located_by="blindsense"), "", "sense"),
        (Sight(sees=False, miss=50, why="ethereal"), "", "invisible"),
        (Sight(sees=False, miss=50, why="darkvision_blocked"), "area", "found"),
        (Sight(sees=False, miss=50, why="too_far"), "", "dark"),
    ],
)
def test_other_kinds(view: Sight, found: str, kind: str):
    assert cell_kind(view, found) == kind
    assert sight_cell(view, found=found).kind == kind


def test_heads_show_antimagic_and_the_turn():
    fight = Dark()
    fight.do("antimagic", who=["Wolf"], inside=True)
    assert head(fight, "Wolf").antimagic
    assert "antimagic" in head(fight, "Wolf").tooltip
    assert head(fight, "Ann").active
    assert "Ann" in sight_grid(fight.state).remark


def test_before_the_fight_the_remark_names_no_turn():
    assert sight_grid(Dark(started=False).state).remark == "rows look at columns"


def test_the_legend_names_what_is_there_and_the_corner():
    fight = Dark()
    fight.do("environment", light="dark")
    words = [item.words for item in sight_grid(fight.state).legend]
    assert words == ["sees", "it stands in the dark", "corner: loses its Dex bonus against it"]


def test_magical_darkness_is_named():
    fight = Dark()
    fight.do("environment", light="dark", magical=True, level=3)
    assert sight_grid(fight.state).light_words == "dark, magical (level 3)"


def test_a_darkness_that_darkvision_does_not_pierce_is_told():
    fight = Dark()
    fight.do("effect", name="gloom", targets=["Spy"], level=3, darkness=3, blocks_darkvision=True)
    assert "darkvision is no help" in head(fight, "Spy").tooltip
    assert cell(fight, "Dwarf", "Spy").kind == "dark"


def test_an_empty_table_has_no_place_for_anybody():
    assert SightGrid().place("c1") == -1


def test_a_hundred_are_no_trouble():
    fight = Dark()
    fight.do("add", creature={"name": "Rat", "hit_dice": 1, "hp": 4}, count=96)
    fight.do("environment", light="dark")
    grid = sight_grid(fight.state)
    assert len(grid.heads) == 100
    assert sum(len(row) for row in grid.cells) == 10_000
    assert len({id(each) for row in grid.cells for each in row}) < 20  # equal cells are one
