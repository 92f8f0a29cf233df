"""Finding someone unseen: the draft and its one command, the DC with its parts, what came of it."""

from __future__ import annotations

import pytest

from encounter_tracker.encounter.commands import ApplyEffect, Detect, Grope, Listen, MarkMoved, Smell
from encounter_tracker.viewmodels.find_draft import FindDraft
from encounter_tracker.viewmodels.find_view import FindOutcome, FindView, find_view, targets_of
from encounter_tracker.viewmodels.finding import FindViewModel
from encounter_tracker.viewmodels.texts.language import set_units
from tests.viewmodels.sense_fight import Dark


def hidden() -> Dark:
    fight = Dark()
    fight.do("condition", target="Spy", condition="invisible")
    return fight


def draft(fight: Dark, who: str, whom: str, **fields: object) -> FindDraft:
    return FindDraft(who=fight.id(who), whom=fight.id(whom), **fields)  # type: ignore[arg-type]


# ---- the draft ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "command"),
    [
        ({"way": "listen"}, Listen(who="c1", for_="c4")),
        ({"way": "listen", "face": "12", "stealth": "18"}, Listen(who="c1", for_="c4", roll=12, stealth=18)),
        (
            {"way": "detect", "activities": ("fights",), "apart": "60", "obstacle": "door", "exact": True, "face": "7"},
            Detect(who="c1", for_="c4", roll=7, activity=("fights",), distance=60, obstacle="door", exact=True),
        ),
        ({"way": "detect"}, Detect(who="c1", for_="c4")),
        ({"way": "grope", "face": "20", "miss": "77"}, Grope(who="c1", for_="c4", roll=20, miss_roll=77)),
        (
            {"way": "scent", "wind": "upwind", "odour": "strong", "masked": True, "face": "99"},
            Smell(who="c1", for_="c4", wind="upwind", smell="strong", masked=True),
        ),
        (
            {"way": "trail", "hours": "3", "water": True, "face": "10"},
            Smell(who="c1", for_="c4", hours=3, water=True, roll=10),
        ),
    ],
)
def test_each_way_is_one_command(fields: dict[str, object], command: object):
    assert FindDraft(who="c1", whom="c4", **fields).to_command() == command  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"face": "21"}, "face"),
        ({"face": "x"}, "face"),
        ({"way": "grope", "miss": "0"}, "miss"),
        ({"way": "detect", "stealth": "many"}, "stealth"),
        ({"way": "detect", "apart": "far"}, "apart"),
        ({"way": "trail", "hours": "-1"}, "hours"),
        ({"whom": ""}, "whom"),
    ],
)
def test_what_is_wrong_is_said_and_makes_no_command(fields: dict[str, object], wrong: str):
    made = FindDraft(**{"who": "c1", "whom": "c4", **fields})  # type: ignore[arg-type]
    assert list(made.problems()) == [wrong]
    assert made.problems()[wrong]
    assert made.to_command() is None


def test_fields_of_other_ways_do_not_count():
    made = FindDraft(who="c1", whom="c4", way="listen", miss="x", apart="far", hours="-4")
    assert made.problems() == {}
    assert made.feet() is None


# ---- the view -------------------------------------------------------------------------------------------------------


def test_the_example_of_the_rules():
    fight = hidden()
    view = find_view(
        fight.state,
        draft(fight, "Dwarf", "Spy", way="detect", activities=("fights",), apart="60", exact=True),
    )
    assert [(part.title, part.value) for part in view.parts] == [
        ("an invisible creature", "20"),
        ("fights", "−20"),
        ("distance", "+6"),
        ("its exact place", "+20"),
    ]
    assert (view.dc_title, view.total) == ("DC", "26")
    assert view.needed == "Perception +8: 18 or more on the d20"


def test_a_distance_said_before_counts():
    fight = hidden()
    assert find_view(fight.state, draft(fight, "Dwarf", "Spy", way="detect")).apart == "near"
    fight.do("distance", **{"from": "Dwarf"}, to="Spy", feet=40)
    view = find_view(fight.state, draft(fight, "Dwarf", "Spy", way="detect"))
    assert view.apart == "40"
    assert view.total == "24"


@pytest.mark.parametrize(
    ("activities", "words"),
    [
        (("fights",), "Perception +8: any roll will do"),
        (("still",), "Perception +8: no roll is enough, short by 32"),
    ],
)
def test_what_the_die_must_show(activities: tuple[str, ...], words: str):
    fight = hidden()
    assert find_view(fight.state, draft(fight, "Dwarf", "Spy", way="detect", activities=activities)).needed == words


def test_stealth_stands_in_for_the_table():
    fight = hidden()
    view = find_view(fight.state, draft(fight, "Dwarf", "Spy", way="detect", stealth="15", activities=("still",)))
    assert [part.title for part in view.parts] == ["Stealth", "invisible"]
    assert view.total == "35"


def test_by_ear_against_stealth():
    fight = hidden()
    view = find_view(fight.state, draft(fight, "Dwarf", "Spy"))
    assert view.total == "its Stealth check"
    assert view.needed == "Perception +8"
    assert view.stealth == "rolled, +12"
    view = find_view(fight.state, draft(fight, "Dwarf", "Spy", stealth="18"))
    assert (view.total, view.needed) == ("18", "Perception +8: 10 or more on the d20")


def test_groping_goes_against_touch_ac():
    fight = hidden()
    view = find_view(fight.state, draft(fight, "Ann", "Dwarf", way="grope"))
    assert view.dc_title == "Touch AC"
    assert view.total == "10"
    assert view.needed.startswith("melee")


def test_how_far_scent_reaches():
    fight = hidden()
    view = find_view(fight.state, draft(fight, "Wolf", "Spy", way="scent", wind="upwind", odour="overpowering"))
    assert (view.dc_title, view.total) == ("Reaches", "180 ft")
    assert view.needed == ""
    assert "within 5 ft" in view.explanation
    without = find_view(fight.state, draft(fight, "Ann", "Spy", way="scent"))
    assert without.explanation == "Ann does not have the ability scent."


def test_a_trail_by_its_age():
    fight = hidden()
    view = find_view(fight.state, draft(fight, "Wolf", "Spy", way="trail", hours="3"))
    assert [(part.title, part.value) for part in view.parts] == [("fresh trail", "10"), ("age of the trail", "+6")]
    assert view.total == "16"
    masked = find_view(fight.state, draft(fight, "Wolf", "Spy", way="trail", hours="0", masked=True))
    assert masked.total == "20"


def test_the_table_is_offered_with_its_numbers():
    fight = hidden()
    view = find_view(fight.state, draft(fight, "Dwarf", "Spy", way="detect", activities=("speaks",)))
    texts = {toggle.key: (toggle.text, toggle.on) for toggle in view.toggles}
    assert texts["fights"] == ("fights −20", False)
    assert texts["speaks"] == ("speaks −20", True)
    assert texts["still"][0] == "does not move +40"
    assert dict(view.obstacles)["stone wall"] == "behind a stone wall +15"


def test_the_unseen_come_first():
    fight = hidden()
    assert [name for _, name in targets_of(fight.state, fight.id("Ann"))] == ["Spy (unseen)", "Dwarf", "Wolf"]
    assert len(targets_of(fight.state, "nobody")) == 4


def test_flour_is_for_the_invisible_with_a_body():
    fight = hidden()
    assert find_view(fight.state, draft(fight, "Ann", "Spy")).can_mark
    assert not find_view(fight.state, draft(fight, "Ann", "Wolf")).can_mark
    fight.do("effect", name="flour", kind="nonmagical", targets=["Spy"])
    view = find_view(fight.state, draft(fight, "Ann", "Spy"))
    assert not view.can_mark
    assert view.sight == "sees"


def test_without_two_there_is_only_what_is_wrong():
    view = find_view(Dark().state, FindDraft(who="c1", whom="c1"))
    assert view.parts == ()
    assert len(view.ways) == 5


# ---- the view-model -------------------------------------------------------------------------------------------------


class Desk:
    def __init__(self, fight: Dark) -> None:
        self.fight = fight
        self.vm = FindViewModel(fight.bridge)
        self.views: list[FindView] = []
        self.outcomes: list[FindOutcome | None] = []
        self.troubles: list[str] = []
        self.vm.view_changed.connect(self.views.append)
        self.vm.outcome_changed.connect(self.outcomes.append)
        self.vm.trouble.connect(self.troubles.append)

    @property
    def draft(self) -> FindDraft:
        return self.vm.view.draft


@pytest.fixture
def desk(qapp) -> Desk:
    return Desk(hidden())


def test_it_begins_with_the_active_one_and_the_unseen_foe(desk: Desk):
    assert desk.vm.begin()
    assert (desk.draft.who, desk.draft.whom, desk.draft.way) == ("c1", "c4", "detect")
    assert desk.vm.begin("c3", "c1", "grope")
    assert (desk.draft.who, desk.draft.whom, desk.draft.way) == ("c3", "c1", "grope")
    assert desk.vm.begin("c3", "c3")  # not itself
    assert desk.draft.whom != "c3"
    assert desk.vm.begin("c3", "c1")
    assert desk.draft.way == "scent"  # a wolf follows its nose
    assert desk.vm.begin("c1", "c2")
    assert desk.draft.way == "listen"


def test_one_alone_looks_for_nobody(qapp):
    fight = Dark(started=False)
    for name in ("Ann", "Dwarf", "Wolf"):
        fight.do("remove", who=name)
    vm = FindViewModel(fight.bridge)
    assert not vm.begin()
    assert not vm.apply()


def test_found_with_a_typed_die(desk: Desk):
    desk.vm.begin("c2", "c4", "listen")
    desk.vm.change(face="20", stealth="8")
    steps = desk.fight.steps
    assert desk.vm.apply()
    assert desk.fight.steps == steps + 1
    assert desk.fight.last == Listen(who="c2", for_="c4", roll=20, stealth=8, rolls=desk.fight.last.rolls)
    outcome = desk.outcomes[-1]
    assert outcome is not None
    assert outcome.found
    assert outcome.text == "Dwarf knows exactly where Spy is (by ear)"
    assert "28 against 8" in outcome.detail
    assert desk.draft.face == ""  # the next die
    assert desk.draft.stealth == "8"
    assert "exact square" in desk.vm.view.place


def test_not_found_with_a_rolled_die(desk: Desk):
    desk.vm.begin("c2", "c4", "detect")
    desk.vm.toggle("still")
    assert desk.vm.apply()
    outcome = desk.outcomes[-1]
    assert outcome is not None
    assert not outcome.found
    assert outcome.text == "Dwarf does not find Spy (Perception)"


def test_what_is_wrong_is_pointed_at_and_nothing_changes(desk: Desk):
    desk.vm.begin("c2", "c4", "listen")
    desk.vm.change(face="40")
    steps = desk.fight.steps
    assert not desk.vm.apply()
    assert desk.troubles == ["face"]
    assert desk.fight.steps == steps
    assert "1 to 20" in desk.vm.view.problems["face"]


def test_a_refusal_is_said(desk: Desk):
    desk.fight.do("condition", target="Dwarf", condition="deafened")
    desk.vm.begin("c2", "c4", "listen")
    steps = desk.fight.steps
    assert not desk.vm.apply()
    assert desk.outcomes[-1] is not None
    assert "deafened" in desk.outcomes[-1].text
    assert desk.fight.steps == steps


def test_another_pair_or_way_begins_afresh(desk: Desk):
    desk.vm.begin("c2", "c4", "listen")
    desk.vm.change(face="3", stealth="9")
    desk.vm.apply()
    desk.vm.change(way="grope")
    assert desk.draft.stealth == ""
    assert desk.outcomes[-1] is None
    desk.vm.change(face="5")
    desk.vm.change(who="c4")  # it looks for itself no more
    assert desk.draft.whom != "c4"
    assert desk.draft.face == ""


def test_toggles_add_and_take_away(desk: Desk):
    desk.vm.begin("c2", "c4", "detect")
    desk.vm.toggle("fights")
    desk.vm.toggle("runs")
    desk.vm.toggle("fights")
    assert desk.draft.activities == ("runs",)


def test_moved_and_flour(desk: Desk):
    desk.vm.begin("c2", "c4", "listen")
    assert desk.vm.mark_moved()
    assert desk.fight.last == MarkMoved(who="c4")
    assert desk.vm.mark_with_flour()
    assert isinstance(desk.fight.last, ApplyEffect)
    assert desk.fight.last.name == "flour"
    assert desk.vm.view.sight == "sees"


def test_it_follows_the_fight_until_it_is_closed(desk: Desk):
    desk.vm.begin("c2", "c4", "listen")
    desk.fight.do("end_condition", target="Spy", condition="invisible")
    assert desk.vm.view.sight == "sees"
    desk.fight.do("kill", target="Spy")
    assert desk.draft.whom != "c4"
    desk.vm.finish()
    count = len(desk.views)
    desk.fight.do("kill", target="Wolf")
    assert len(desk.views) == count


def test_distances_in_metres(qapp):
    set_units("metres")
    try:
        fight = hidden()
        assert draft(fight, "Dwarf", "Spy", way="detect", apart="9").feet() == 30
        view = find_view(fight.state, draft(fight, "Wolf", "Spy", way="scent"))
        assert view.total == "9 m"
    finally:
        set_units("")


def test_the_selected_is_looked_for_even_where_all_are_seen():
    fight = Dark()
    vm = FindViewModel(fight.bridge)
    fight.bridge.select((fight.id("Wolf"),))
    assert vm.begin()
    assert (vm.view.draft.who, vm.view.draft.whom) == (fight.id("Ann"), fight.id("Wolf"))
    fight.bridge.select((fight.id("Ann"), fight.id("Dwarf")))  # the one who looks does not look for itself
    assert vm.begin()
    assert vm.view.draft.whom == fight.id("Dwarf")
    fight.bridge.select((fight.id("Ann"),))
    assert vm.begin()
    assert vm.view.draft.whom == fight.id("Dwarf")  # the first of the list
