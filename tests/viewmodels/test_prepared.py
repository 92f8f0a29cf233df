"""Prepared encounters: made, reckoned, changed, joined, deleted, put into the fight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from encounter_tracker.app.shelving import named_in, shelf_ports
from encounter_tracker.encounter.commands import AddCombatant, NextTurn, PrepareWave, StartEncounter, Undo
from encounter_tracker.encounter.groups import Group
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.storage.shelves import Shelves
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.library import LibraryError
from encounter_tracker.support.party import PartyMember
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.group_templates import GroupTemplatesViewModel
from encounter_tracker.viewmodels.prepared import PreparedViewModel
from encounter_tracker.viewmodels.prepared_rows import FIGHT, GroupRow
from encounter_tracker.viewmodels.prepared_view import levels_text, read_levels


class Builder:
    """The view-model over real shelves."""

    def __init__(self) -> None:
        self.shelves = Shelves()
        self.bridge = EncounterBridge(EncounterModel(Dice(1), library=named_in(self.shelves)))
        self.vm = PreparedViewModel(self.bridge, shelf_ports(self.shelves))
        self.vm.begin()

    def add(self, text: str) -> None:
        """Type and take the first hit."""
        self.vm.set_find(text)
        assert self.vm.add(self.vm.view.hits[0].key), text

    def group(self, name: str) -> GroupRow:
        return next(row for row in self.vm.view.groups if row.name == name)

    def look_at(self, name: str) -> None:
        self.vm.choose_group(self.group(name).key)

    @property
    def names(self) -> list[str]:
        return [row.name for row in self.vm.view.plans]

    @property
    def present(self) -> list[str]:
        return [who.name for who in self.bridge.state.present]


@pytest.fixture
def builder(qapp: object) -> Iterator[Builder]:
    made = Builder()
    yield made
    made.shelves.close()


@pytest.mark.parametrize(
    ("text", "levels"),
    [
        ("", ()),
        ("5", (5, 5, 5, 5)),
        ("4x5", (5, 5, 5, 5)),
        ("3 × 4", (4, 4, 4)),
        ("5, 5, 4, 6", (5, 5, 4, 6)),
        ("2x5 1x7", (5, 5, 7)),
        ("3x5, 7", (5, 5, 5, 7)),
        ("five", None),
        ("0", None),
        ("41", None),
        ("99x5", None),
        ("5;;", (5, 5, 5, 5)),
    ],
)
def test_levels_are_read_as_they_are_typed(text: str, levels: tuple[int, ...] | None) -> None:
    assert read_levels(text) == levels


def test_levels_in_words() -> None:
    assert levels_text(()) == ""
    assert levels_text((5, 5, 5)) == "3 × 5"
    assert levels_text((5, 4)) == "5, 4"


def test_nothing_is_prepared_yet(builder: Builder) -> None:
    view = builder.vm.view
    assert view.plans == ()
    assert "Nothing is prepared yet" in view.empty
    assert view.put_reason == "Add a creature first."
    assert not builder.vm.put()


def test_whom_they_meet_is_typed_and_reckoned_at_once(builder: Builder) -> None:
    builder.vm.set_party("1")
    builder.add("4 gob")
    assert builder.names == ["New encounter"]
    row = builder.group("Goblin")
    assert (row.count, row.points) == ("×4", "540 XP")
    assert "CR 1/3 · 135 XP each · 6 hp" in row.detail
    worth = builder.vm.view.worth
    assert (worth.challenge, worth.points, worth.each) == ("CR 1", "540 XP", "135 XP each")
    assert (worth.difficulty, worth.step, worth.level) == ("average", 3, "for level 1")
    builder.add("ogre")
    assert builder.vm.view.worth.points == "1,340 XP"
    assert builder.vm.view.plans[0].difficulty == builder.vm.view.worth.difficulty != "average"


def test_what_is_found_begins_with_what_is_typed(builder: Builder) -> None:
    builder.vm.set_find("skel")
    assert builder.vm.view.hits[0].text == "Skeleton"
    builder.vm.set_find("3 gob")
    assert builder.vm.view.hits[0].text == "Goblin"
    builder.vm.set_find("xyzzyx")
    assert "No creature is called that" in builder.vm.view.find_wrong
    builder.vm.set_find("100 goblin")
    assert builder.vm.view.find_wrong == "1 to 99 at a time"
    assert not builder.vm.add(builder.vm.view.hits[0].key)


def test_waves_stand_under_their_rounds_with_what_each_is_worth(builder: Builder) -> None:
    builder.vm.set_party("4x3")
    builder.add("2 goblin")
    builder.add("ogre")
    assert not any(row.heading for row in builder.vm.view.groups)
    builder.vm.fields.set_wave("3")
    rows = builder.vm.view.groups
    assert [(row.name, row.points) for row in rows if row.heading] == [
        ("From the beginning", "CR 1/2 · 270 XP · trivial"),
        ("Arrive in round 3", "CR 3 · 800 XP · average"),
    ]
    assert [row.name for row in rows] == ["From the beginning", "Goblin", "Arrive in round 3", "Ogre"]
    builder.add("wolf")  # behind the one looked at, in its wave
    assert [row.name for row in builder.vm.view.groups][-2:] == ["Ogre", "Wolf"]


def test_a_group_has_count_name_side_hit_points_mark_and_can_be_hidden(builder: Builder) -> None:
    builder.add("ogre")
    fields = builder.vm.fields
    fields.set_count("3")
    fields.set_name("Grimfang")
    fields.next_side()
    fields.set_hp("roll")
    fields.set_hidden(hidden=True)
    fields.next_colour()
    fields.step_count(+1)
    builder.vm.commit()
    [group] = builder.shelves.prepared.plans()[0].groups
    assert (group.count, group.name, group.side, group.hp) == (4, "Grimfang", "neutral", "roll")
    assert (group.hidden, group.colour) == (True, "red")
    row = builder.group("Grimfang")
    assert (row.side, row.mark, row.hidden, row.points) == ("neutral", "red", True, "")  # only foes are worth something
    assert "rolled" in row.detail
    assert "Ogre" in row.detail
    assert builder.vm.view.worth.challenge == "CR —"


def test_what_makes_no_sense_says_so_and_changes_nothing(builder: Builder) -> None:
    builder.add("2 goblin")
    fields = builder.vm.fields
    fields.set_count("many")
    editor = builder.vm.view.editor
    assert editor is not None
    assert (editor.count, editor.mistakes["count"]) == ("many", "1 to 99 at a time")
    builder.vm.commit()
    editor = builder.vm.view.editor
    assert editor is not None
    assert editor.count == "many"  # it stays in its field
    fields.set_wave("later")
    fields.set_name("N" * 81)
    editor = builder.vm.view.editor
    assert editor is not None
    assert set(editor.mistakes) == {"count", "name", "wave"}
    assert builder.vm.group is not None
    assert (builder.vm.group.count, builder.vm.group.wave) == (2, 0)
    fields.set_count("5")
    fields.set_wave("")
    editor = builder.vm.view.editor
    assert editor is not None
    assert set(editor.mistakes) == {"name"}
    builder.vm.set_party("many")
    assert "4x5" in builder.vm.view.party_wrong


def test_several_things_typed_are_one_step_to_take_back(builder: Builder) -> None:
    builder.add("2 goblin")
    for count in ("1", "12"):
        builder.vm.fields.set_count(count)
    builder.vm.undo()
    assert builder.vm.group is not None
    assert builder.vm.group.count == 2
    builder.vm.redo()
    assert builder.vm.group is not None
    assert builder.vm.group.count == 12


def test_name_tags_and_notes_are_kept_when_they_are_left(builder: Builder) -> None:
    builder.vm.new()
    builder.vm.type_field("name", "  Bridge   ambush ")
    builder.vm.type_field("tags", "river, Chapter 2, river")
    builder.vm.type_field("notes", "In the mud.")
    assert builder.vm.view.name == "  Bridge   ambush "
    builder.vm.finish()
    [plan] = builder.shelves.prepared.plans()
    assert (plan.name, plan.tags, plan.notes) == ("Bridge ambush", ("river", "Chapter 2"), "In the mud.")
    builder.vm.begin()
    builder.vm.type_field("name", "   ")
    builder.vm.commit()
    assert builder.vm.view.name == "Bridge ambush"


def test_duplicate_join_delete_and_back(builder: Builder) -> None:
    builder.add("2 goblin")
    builder.vm.type_field("name", "Cave")
    builder.vm.duplicate()
    assert builder.names == ["Cave", "Cave (2)"]
    assert builder.vm.view.name == "Cave (2)"
    builder.vm.type_field("name", "Lair")
    builder.vm.commit()
    builder.vm.remove()
    builder.add("ogre")
    other = next(row.key for row in builder.vm.view.plans if row.name == "Cave")
    builder.vm.join(other)
    assert [row.name for row in builder.vm.view.groups] == ["Ogre", "Goblin"]
    assert builder.vm.view.said == "The groups of “Cave” were taken in."
    builder.vm.delete()
    assert builder.names == ["Cave"]
    assert builder.vm.view.undo == "Undo: Lair deleted"
    builder.vm.undo()
    assert builder.names == ["Cave", "Lair"]
    assert builder.vm.view.name == "Lair"
    builder.vm.undo()
    assert [row.name for row in builder.vm.view.groups] == ["Ogre"]
    builder.vm.join(builder.vm.view.current)  # with itself: nothing


def test_it_is_put_into_the_fight_as_one_step(builder: Builder) -> None:
    builder.add("3 goblin")
    builder.vm.fields.set_colour("blue")
    builder.add("ogre")
    builder.vm.fields.set_wave("2")
    builder.vm.fields.set_hidden(hidden=True)
    put = []
    builder.vm.put_in.connect(lambda: put.append(True))
    assert builder.vm.view.put == "Put into the fight"
    assert builder.vm.put()
    assert put == [True]
    assert builder.present == ["Goblin 1", "Goblin 2", "Goblin 3"]
    assert {who.colour for who in builder.bridge.state.present} == {"blue"}
    assert [(wave.round, wave.label) for wave in builder.bridge.state.waves] == [(2, "Ogre")]
    builder.bridge.dispatch(Undo())
    assert builder.present == []
    assert builder.bridge.state.waves == ()


def test_in_a_running_fight_waves_count_from_the_present_round(builder: Builder) -> None:
    builder.bridge.dispatch(AddCombatant(creature=Creature(name="Seelah", hit_dice=5, hp=40), side="party"))
    builder.bridge.dispatch(StartEncounter())
    for _ in range(3):
        builder.bridge.dispatch(NextTurn())
    assert builder.bridge.state.round == 4
    builder.add("goblin")
    builder.add("ogre")
    builder.vm.fields.set_wave("3")
    assert builder.vm.view.put == "Add to the fight"
    assert builder.vm.put()
    assert builder.present == ["Seelah", "Goblin"]
    assert [wave.round for wave in builder.bridge.state.waves] == [6]


def test_the_fight_under_way_is_the_first_of_the_list(builder: Builder) -> None:
    state = builder.bridge
    state.dispatch(AddCombatant(creature=Creature(name="Seelah", hit_dice=5, hp=40, level=5), side="party", count=4))
    state.dispatch(AddCombatant(creature=Creature(name="Troll", hit_dice=6, hp=63, cr=5), count=2))
    state.dispatch(StartEncounter())
    state.dispatch(PrepareWave(round=3, groups=(Group(creature=Creature(name="Ogre", hit_dice=4, hp=30, cr=3)),)))
    builder.vm.begin(FIGHT)
    view = builder.vm.view
    assert view.is_fight
    assert view.plans[0].name == "The fight, round 1"
    assert (view.party_hint, view.worth.level) == ("4 × 5", "for level 5")
    assert (view.worth.points, view.worth.difficulty) == ("4,000 XP", "hard")
    headings = [(row.name, row.points) for row in view.groups if row.heading]
    assert headings == [
        ("Here now", "CR 7 · 3,200 XP · hard"),
        ("Arrive in round 3", "CR 3 · 800 XP · trivial"),
    ]
    assert view.can_bring
    assert view.editor is None
    assert builder.vm.put()  # earlier than planned
    assert "Ogre" in builder.present
    assert not builder.vm.view.can_bring
    assert builder.vm.view.put_reason == "Choose a wave in the list."
    builder.vm.undo()
    assert "Ogre" not in builder.present
    builder.vm.redo()
    assert "Ogre" in builder.present


def test_waves_are_prepared_in_a_running_fight(builder: Builder) -> None:
    builder.bridge.dispatch(AddCombatant(creature=Creature(name="Seelah", hit_dice=5, hp=40), side="party"))
    builder.bridge.dispatch(StartEncounter())
    builder.vm.begin(FIGHT)
    builder.add("2 goblin")
    builder.vm.set_wave_at("5")
    builder.add("ogre")
    assert [(wave.round, wave.label) for wave in builder.bridge.state.waves] == [(2, "Goblin ×2"), (5, "Ogre")]
    builder.vm.set_wave_at("soon")
    assert builder.vm.view.wave_wrong
    builder.vm.set_find("ogre")
    assert not builder.vm.add(builder.vm.view.hits[0].key)
    builder.look_at("Goblin")
    builder.vm.remove()
    assert [wave.round for wave in builder.bridge.state.waves] == [5]


def test_the_fight_can_be_kept_as_a_prepared_one(builder: Builder) -> None:
    builder.bridge.dispatch(AddCombatant(creature=Creature(name="Troll", hit_dice=6, hp=63, cr=5), count=2))
    builder.bridge.dispatch(
        PrepareWave(round=3, groups=(Group(creature=Creature(name="Ogre", hit_dice=4, hp=30, cr=3)),))
    )
    builder.vm.begin(FIGHT)
    builder.vm.duplicate()
    [plan] = builder.shelves.prepared.plans()
    assert plan.name == builder.vm.view.name == "Troll and Ogre"
    assert [(group.label, group.count, group.wave) for group in plan.groups] == [("Troll", 2, 0), ("Ogre", 1, 3)]


def test_the_fight_that_is_over_is_not_looked_at_any_more(builder: Builder) -> None:
    builder.bridge.dispatch(AddCombatant(creature=Creature(name="Troll", hit_dice=6, hp=63, cr=5)))
    builder.vm.begin(FIGHT)
    builder.bridge.dispatch(Undo())
    assert builder.vm.view.current == ""
    builder.vm.begin(FIGHT)
    assert not builder.vm.view.is_fight


def test_the_party_that_is_kept_is_reckoned_with(builder: Builder) -> None:
    hero = Creature(name="Seelah", hit_dice=3, hp=30, level=3)
    builder.shelves.party.save(
        [PartyMember(creature=hero), PartyMember(creature=hero), PartyMember(creature=hero, present=False)]
    )
    builder.add("ogre")
    assert builder.vm.view.party_hint == "2 × 3"
    assert builder.vm.view.worth.level == "for level 2"  # two characters count one level less
    builder.vm.set_party("4x8")
    assert builder.vm.view.worth.level == "for level 8"


def test_without_a_party_there_is_no_difficulty(builder: Builder) -> None:
    builder.add("ogre")
    worth = builder.vm.view.worth
    assert (worth.difficulty, worth.step, worth.each) == ("", 0, "")
    assert worth.remark == "Type the levels of the party to see how hard it is."


def test_a_template_changes_the_group(builder: Builder) -> None:
    builder.add("2 ogre")
    target = GroupTemplatesViewModel(builder.vm)
    assert target.begin()
    assert target.head.apply_reason == "Choose one or several templates."
    assert not target.apply()
    target.templates.toggle("advanced")
    assert target.head.button == "Apply: Advanced Ogre"
    assert target.apply()
    assert builder.group("Advanced Ogre").points == "2,400 XP"
    builder.vm.undo()
    assert builder.group("Ogre").points == "1,600 XP"


def test_what_cannot_be_kept_is_said(builder: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
    builder.add("ogre")

    def refuse(*_args: object) -> None:
        raise LibraryError("cannot_write", detail="disk_full")

    monkeypatch.setattr(type(builder.shelves.prepared), "save", refuse)
    builder.vm.fields.set_hidden(hidden=True)
    assert builder.vm.view.said_is_problem
    assert "nothing was changed" in builder.vm.view.said
    assert not builder.group("Ogre").hidden
    monkeypatch.setattr(type(builder.shelves.prepared), "delete", refuse)
    builder.vm.delete()
    assert builder.vm.view.said_is_problem
    assert builder.names == ["New encounter"]
