"""The light popover's rows and commands: the light all around, lights and darknesses, who stands in which."""

from __future__ import annotations

from typing import Any

import pytest

from encounter_tracker.encounter.commands import AddTarget, ApplyEffect, DoTogether, EndEffect, SetEnvironment
from encounter_tracker.viewmodels.light_rows import LightRow, LightView, light_view, meaning, power_text
from encounter_tracker.viewmodels.lights import LightsViewModel, entries
from tests.viewmodels.sense_fight import Dark


def view(fight: Dark, *chosen: str) -> LightView:
    return light_view(fight.state, tuple(fight.id(name) for name in chosen))


def row(fight: Dark, name: str, *chosen: str) -> LightRow:
    return next(each for each in view(fight, *chosen).rows if each.name == name)


def effect(fight: Dark, name: str) -> Any:
    return next(each for each in fight.state.effects.values() if each.name == name)


def torch(fight: Dark, *names: str) -> None:
    fight.do("effect", name="torch", catalogue="torch", kind="nonmagical", targets=list(names), light=0)


def test_who_stands_in_which_light():
    fight = Dark()
    fight.do("environment", light="dark")
    torch(fight, "Ann")
    fight.do("effect", name="gloom", targets=["Dwarf"], level=2, darkness=2)
    places = view(fight).places
    assert [(place.light, [name for name, _ in place.people]) for place in places] == [
        ("normal", ["Ann"]),
        ("dark", ["Dwarf", "Wolf", "Spy"]),
    ]
    assert places[0].people[0] == ("Ann", "party")
    assert places[1].blinded == ""  # Ann stands in light: nobody is blinded


def test_who_is_blinded_by_the_dark_is_named():
    fight = Dark()
    fight.do("environment", light="dark")
    assert view(fight).places[0].blinded == "blinded: Ann, Wolf and Spy"


def test_lights_and_darknesses_with_their_strength():
    fight = Dark()
    torch(fight, "Ann", "Wolf")
    fight.do("effect", name="daylight", targets=["Spy"], level=3, light=3)
    fight.do("effect", name="gloom", targets=[], level=3, darkness=3, blocks_darkvision=True)
    assert row(fight, "torch").detail == "nonmagical · Ann and Wolf"
    assert row(fight, "torch").icon == "sun"
    assert row(fight, "daylight").detail == "level 3 · Spy"
    assert row(fight, "gloom").detail == "level 3, not even darkvision helps · on nobody"
    assert row(fight, "gloom").icon == "moon"
    assert power_text(effect(fight, "torch")) == "nonmagical"


def test_only_what_is_no_magic_can_be_put_out():
    fight = Dark()
    torch(fight, "Ann")
    fight.do("effect", name="light", targets=["Spy"], kind="spell", level=0, light=0)
    assert row(fight, "torch").can_put_out
    assert not row(fight, "light").can_put_out
    assert view(fight).out == 1


def test_what_is_outdone_or_held_down_is_told():
    fight = Dark()
    torch(fight, "Ann", "Dwarf")
    fight.do("effect", name="gloom", targets=["Ann", "Spy"], level=2, darkness=2)
    fight.do("antimagic", who=["Spy"], inside=True)
    assert row(fight, "torch").detail.endswith("outdone at Ann")
    assert row(fight, "gloom").detail.endswith("held down at Spy")


@pytest.mark.parametrize(
    ("light", "magical", "words"),
    [
        ("dark", True, "level 3 and more"),
        ("dark", False, "Any light shines"),
        ("bright", True, "below level 2"),
        ("normal", False, "Darkness spells"),
    ],
)
def test_what_the_light_all_around_means(light: str, magical: bool, words: str):
    fight = Dark()
    fight.do("environment", light=light, magical=magical, level=2 if magical else 0)
    assert words in meaning(fight.state.environment)


def test_the_selected_can_step_in_and_out():
    fight = Dark()
    torch(fight, "Ann", "Wolf")
    assert row(fight, "torch", "Spy").move == "in"
    assert row(fight, "torch", "Spy", "Ann").move == "in"
    assert row(fight, "torch", "Ann").move == "out"
    assert row(fight, "torch", "Ann", "Wolf").move == ""  # nobody would be left
    assert row(fight, "torch").move == ""
    assert view(fight, "Ann", "Wolf").chosen == "Ann and Wolf"
    assert view(fight).chosen == "nobody selected"


# ---- the view-model -------------------------------------------------------------------------------------------------


class Desk:
    def __init__(self) -> None:
        self.fight = Dark()
        self.vm = LightsViewModel(self.fight.bridge)
        self.views: list[LightView] = []
        self.vm.view_changed.connect(self.views.append)
        self.vm.open()

    def select(self, *names: str) -> None:
        self.fight.bridge.select(tuple(self.fight.id(name) for name in names))


@pytest.fixture
def desk(qapp) -> Desk:
    return Desk()


def test_magical_darkness_and_its_level(desk: Desk):
    desk.vm.set_light("dark")
    desk.vm.set_magical(True)
    assert desk.fight.last == SetEnvironment(light="dark", magical=True, level=2)
    assert desk.vm.set_level("4") == ""
    assert desk.fight.state.environment.level == 4
    desk.vm.set_light("dim")  # magical stays
    assert desk.fight.last == SetEnvironment(light="dim", magical=True, level=4)
    desk.vm.set_magical(False)
    assert desk.fight.last == SetEnvironment(light="dim")
    steps = desk.fight.steps
    desk.vm.set_light("dim")
    assert desk.fight.steps == steps


@pytest.mark.parametrize("text", ["0", "10", "x", ""])
def test_a_wrong_level_changes_nothing(desk: Desk, text: str):
    steps = desk.fight.steps
    assert "1 to 9" in desk.vm.set_level(text)
    assert desk.fight.steps == steps


def test_the_catalogue_gives_lights_and_darknesses():
    lights = [candidate.key for candidate in entries("light")]
    assert "effect:torch" in lights
    assert "effect:daylight" in lights
    assert lights.index("effect:torch") < lights.index("effect:daylight")  # weakest first
    assert entries("darkness")[0].key == "effect:darkness"


def test_a_light_on_the_selected(desk: Desk):
    desk.select("Wolf", "Spy")
    assert desk.vm.level_for("light", "effect:daylight") == "3"
    assert desk.vm.add("light", "effect:daylight", "5") == ""
    command = desk.fight.last
    assert isinstance(command, ApplyEffect)
    assert (command.catalogue, command.light, command.level) == ("daylight", 5, 5)
    assert command.targets == (desk.fight.id("Wolf"), desk.fight.id("Spy"))
    assert command.source == desk.fight.id("Ann")


def test_a_torch_has_no_spell_level(desk: Desk):
    desk.vm.add("light", "effect:torch", "0")
    assert (desk.fight.last.kind, desk.fight.last.level, desk.fight.last.light) == ("nonmagical", 0, 0)


def test_a_darkness_over_the_active_one_where_nobody_is_selected(desk: Desk):
    assert desk.vm.add("darkness", "effect:darkness", "2") == ""
    assert desk.fight.last.darkness == 2
    assert desk.fight.last.light is None
    assert desk.fight.last.targets == (desk.fight.id("Ann"),)


def test_a_wrong_level_or_nobody_adds_nothing(desk: Desk):
    steps = desk.fight.steps
    assert "0 to 9" in desk.vm.add("light", "effect:torch", "many")
    assert desk.vm.add("light", "effect:no such thing", "1") == ""
    assert desk.vm.level_for("light", "effect:no such thing") == ""
    desk.fight.do("end")
    assert "Select" in desk.vm.add("light", "effect:torch", "0")
    assert desk.fight.steps == steps + 1


def test_stepping_in_and_out_and_putting_out(desk: Desk):
    torch(desk.fight, "Ann", "Wolf")
    light = effect(desk.fight, "torch").id
    desk.select("Spy", "Dwarf")
    desk.vm.cover(light)
    assert desk.fight.last == AddTarget(effect=light, targets=(desk.fight.id("Spy"), desk.fight.id("Dwarf")))
    steps = desk.fight.steps
    desk.vm.cover(light)
    assert set(effect(desk.fight, "torch").targets) == {desk.fight.id("Ann"), desk.fight.id("Wolf")}
    assert isinstance(desk.fight.last, DoTogether)  # one step for both
    assert desk.fight.steps == steps + 1
    desk.select("Ann", "Wolf")
    desk.vm.cover(light)  # nobody would be left in it
    assert desk.fight.steps == steps + 1
    desk.vm.end(light)
    assert desk.fight.last == EndEffect(effect=light)
    desk.vm.end(light)
    desk.vm.cover(light)
    assert desk.fight.steps == steps + 2


def test_put_out_all_that_is_no_magic_in_one_step(desk: Desk):
    assert not desk.vm.put_out_all()
    torch(desk.fight, "Ann")
    torch(desk.fight, "Wolf")
    desk.fight.do("effect", name="daylight", targets=["Spy"], level=3, light=3)
    steps = desk.fight.steps
    assert desk.vm.put_out_all()
    assert desk.fight.steps == steps + 1
    assert [each.name for each in desk.fight.state.effects.values()] == ["daylight"]
    desk.fight.do("undo")
    assert len(desk.fight.state.effects) == 3


def test_closed_it_follows_nothing(desk: Desk):
    count = len(desk.views)
    desk.select("Spy")
    assert len(desk.views) == count + 1
    desk.vm.close()
    desk.fight.do("environment", light="dark")
    assert len(desk.views) == count + 1
