"""The paste window without widgets: reading, answers, what is shown and what is added."""

from __future__ import annotations

import threading
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AddCombatant, StartEncounter, Undo
from encounter_tracker.encounter.derive import derived
from encounter_tracker.rules.creature import ArmorClass, Attack, Creature, Regeneration, Saves, Senses
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.imported import Choice, ImportedCreature, ImportResult, Issue
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.paste import MOST_SHOWN, PasteViewModel
from encounter_tracker.viewmodels.paste_checks import check, checked_text
from encounter_tracker.viewmodels.paste_commands import commands_for
from encounter_tracker.viewmodels.paste_draft import Draft, apply_choice, counted, new_draft, reread
from encounter_tracker.viewmodels.paste_facts import facts_of, pieces_in
from encounter_tracker.viewmodels.paste_files import read_files
from encounter_tracker.viewmodels.paste_missing import completed
from encounter_tracker.viewmodels.paste_ports import FileRead, Importers, Kept
from tests.paste_reader import HAG, read


def _no_file(path: str, progress: object, cancelled: object) -> FileRead:
    raise AssertionError(path, progress, cancelled)


class Paste:
    """A view-model over an empty encounter."""

    def __init__(self, **importers: Any) -> None:
        self.bridge = EncounterBridge(EncounterModel(Dice(1)))
        self.kept: list[Any] = []
        ports = Importers(read, _no_file, self.keep)._replace(**importers)
        self.vm = PasteViewModel(self.bridge, ports)

    def keep(self, entries: Any, progress: Any, cancelled: Any, _duplicates: Any = None) -> Kept:
        progress(1, 2)
        if cancelled():
            return Kept("stopped", problem=True)
        self.kept.append(entries)
        return Kept(f"{len(entries)} kept")

    @property
    def names(self) -> list[str]:
        return [who.name for who in self.bridge.state.present]

    def question(self, place: int = 0) -> Any:
        rows = [question for section in self.vm.view.sections for question in section.questions]
        return rows[place]


@pytest.fixture
def paste(qapp: object) -> Paste:
    made = Paste()
    made.vm.open_text(HAG)
    return made


# --- what is shown --------------------------------------------------------------------------------------------------


def test_lines_pieces_and_sections(paste: Paste) -> None:
    view = paste.vm.view
    assert [(mark.line, mark.mark) for mark in view.marks] == [
        (1, "ok"), (2, "ok"), (3, "ask"), (4, "no"), (5, "note"),
    ]  # fmt: skip
    assert [(piece.line, piece.start, piece.end, piece.mark) for piece in view.pieces] == [
        (3, 1, 7, "ask"), (4, 1, 11, "no"),
    ]  # fmt: skip
    assert [section.title for section in view.sections] == ["Not understood: 1", "Doubtful: 1"]
    assert paste.question(1).place == "line 3"
    assert [choice.text for choice in paste.question(1).choices] == ["24", "28", "another value"]
    assert view.remark == "English, plain text · nothing is dropped"
    assert view.source_remark == "5 lines"
    assert view.foot.button == "Add 1 to the fight"
    assert not view.listed


def test_an_empty_window_says_what_to_do(qapp: object) -> None:
    paste = Paste()
    assert "Paste a stat block" in paste.vm.view.empty
    assert not paste.vm.view.foot.can_add
    assert paste.vm.is_blank
    assert not paste.vm.add()
    assert paste.vm.view.foot.said == "nobody was found yet"


def test_text_without_a_creature_says_so(qapp: object) -> None:
    paste = Paste()
    paste.vm.open_text("nothing of the kind")
    assert paste.vm.view.sections[0].kind == "error"
    assert paste.vm.view.empty == "Nobody can be added from this."


def test_long_lists_of_questions_are_counted(qapp: object) -> None:
    paste = Paste()
    paste.vm.open_text("# Many 5\n" + "\n".join(f"?thing {number}" for number in range(70)))
    section = paste.vm.view.sections[0]
    assert len(section.questions) == 50
    assert section.more == "and 20 more of these"


# --- answers --------------------------------------------------------------------------------------------------------


def test_another_reading_changes_the_creature_and_ours_brings_it_back(paste: Paste) -> None:
    key = paste.question(1).key
    paste.vm.choose(key, 1)
    assert [choice.chosen for choice in paste.question(1).choices] == [False, True, False]
    assert "CMD 28" in _fact(paste, "bab")
    paste.vm.choose(key, 0)
    assert "CMD 24" in _fact(paste, "bab")


def test_a_value_of_ones_own_and_one_that_does_not_fit(paste: Paste) -> None:
    key = paste.question(1).key
    paste.vm.type_value(key, 2, "31")
    assert "CMD 31" in _fact(paste, "bab")
    paste.vm.type_value(key, 2, "many")
    assert paste.question(1).choices[2].problem
    assert "CMD 24" in _fact(paste, "bab")
    paste.vm.type_value(key, 2, "")
    assert not paste.question(1).choices[2].problem
    assert paste.question(1).choices[0].chosen


def _fact(paste: Paste, key: str) -> str:
    return next(fact.text or "\n".join(fact.lines) for fact in paste.vm.view.understood.facts if fact.key == key)


def test_two_answers_about_the_notes_do_not_undo_each_other(qapp: object) -> None:
    paste = Paste()
    paste.vm.open_text("# Hag 68\n!one\n!two\n!three")
    for question in range(2):
        paste.vm.choose(paste.question(question).key, 1)
    assert _fact(paste, "notes") == "three"


def test_patches_of_lists_are_merged_and_none_removes() -> None:
    printed = Creature(name="X", hit_dice=1, hp=1, feats=("a", "b"), sr=12, skills={"fly": 3})
    now = msgspec.structs.replace(printed, feats=("a", "b", "c"))
    choice = Choice(code="x", patch={"feats": ["b", "d"], "sr": None, "skills": {"swim": 4}})
    changed = apply_choice(printed, now, choice, "")
    assert changed is not None
    assert (changed.feats, changed.sr, changed.skills) == (("b", "c", "d"), None, {"fly": 3, "swim": 4})
    assert apply_choice(printed, now, Choice(code="x", patch={"hp": "many"}), "") is None


@pytest.mark.parametrize(
    ("patch", "typed", "field", "expected"),
    [
        ({"hp": 0}, "31", "hp", 31),
        ({"init": 0}, "−2", "init", -2),
        ({"type": ""}, "fey", "type", "fey"),
        ({"immune": []}, "fire, cold", "immune", ("fire", "cold")),
        ({"ac": {"total": 0}}, "+17", "ac", ArmorClass(total=17)),
    ],
)
def test_what_is_typed_goes_into_the_only_field(
    patch: dict[str, Any], typed: str, field: str, expected: object
) -> None:
    printed = Creature(name="X", hit_dice=1, hp=1)
    changed = apply_choice(printed, printed, Choice(code="x", patch=patch, free=True), typed)
    assert getattr(changed, field) == expected


# --- typing in the source -------------------------------------------------------------------------------------------


def test_typing_reads_again_and_keeps_the_answers(paste: Paste) -> None:
    paste.vm.choose(paste.question(1).key, 1)
    paste.vm.set_count("3")
    paste.vm.type_text("\n" + HAG.replace("Hag", "Sea Hag"))
    paste.vm.flush()
    assert paste.vm.view.understood.facts[0].text == "Sea Hag, 6"
    assert "CMD 28" in _fact(paste, "bab")
    assert paste.question(1).place == "line 4"
    assert paste.vm.view.foot.count == "3"


def test_typing_waits_for_a_pause(paste: Paste, qtbot: QtBot) -> None:
    paste.vm.watch(on=True)
    with qtbot.waitSignal(paste.vm.view_changed):
        paste.vm.type_text("# Ogre 30")
        assert paste.vm.view.understood.facts[0].text == "Hag, 6"
    assert paste.vm.view.understood.facts[0].text == "Ogre, 6"


def test_ticks_follow_the_names_when_a_creature_goes() -> None:
    before = new_draft(read("# A 1\n# B 2\n# C 3"))
    before = msgspec.structs.replace(before, ticked=frozenset({0, 2}), counts={2: "4"}, current=2)
    after = reread(before, "", read("# A 1\n# C 3"))
    assert after.ticked == {0, 1}
    assert after.counts == {1: "4"}
    assert after.current == 1


def test_a_creature_that_was_typed_is_ticked() -> None:
    after = reread(new_draft(read("# A 1")), "", read("# A 1\n# B 2"))
    assert after.ticked == {0, 1}


def test_a_long_text_is_read_beside(qapp: object, qtbot: QtBot) -> None:
    go = threading.Event()

    def slow(text: str) -> ImportResult:
        go.wait(10)
        return read(text)

    paste = Paste(text=slow)
    paste.vm.watch(on=True)
    paste.vm.open_text(HAG + "\n" + "x" * 10_000)
    assert paste.vm.view.busy is not None
    assert paste.vm.view.foot.add_reason == "Reading…"
    with qtbot.waitSignal(paste.vm.view_changed, check_params_cb=lambda view: view.busy is None):
        go.set()
    assert paste.vm.view.foot.can_add


def test_a_long_text_is_read_again_while_one_types(qapp: object, qtbot: QtBot) -> None:
    go = threading.Event()
    go.set()

    def slow(text: str) -> ImportResult:
        go.wait(10)
        return read(text)

    paste = Paste(text=slow)
    paste.vm.watch(on=True)
    long = HAG + "\n" + "x" * 10_000
    with qtbot.waitSignal(paste.vm.view_changed, check_params_cb=lambda view: view.foot.can_add):
        paste.vm.open_text(long)
    go.clear()
    with qtbot.waitSignal(paste.vm.view_changed):
        paste.vm.type_text(long.replace("Hag", "Ogre"))
    assert paste.vm.view.busy is None
    assert paste.vm.view.understood.facts[0].text == "Hag, 6"  # what was read before stays in sight
    go.set()
    assert paste.vm.add()  # waits for nobody
    assert paste.names == ["Ogre"]


def test_a_text_too_long_to_show_is_a_list(qapp: object, qtbot: QtBot) -> None:
    paste = Paste()
    paste.vm.watch(on=True)
    with qtbot.waitSignal(paste.vm.view_changed, check_params_cb=lambda view: view.listed):
        paste.vm.open_text(HAG + "\n" + "x" * MOST_SHOWN)
    assert not paste.vm.view.is_text
    assert paste.vm.view.foot.can_add


@pytest.mark.parametrize("expected_log", [["reading failed"]])
def test_a_reader_that_fails_leaves_the_window(qapp: object) -> None:
    def broken(text: str) -> ImportResult:
        raise ValueError(text)

    paste = Paste(text=broken)
    paste.vm.open_text("anything")
    assert paste.vm.view.sections[0].kind == "error"
    assert not paste.vm.view.foot.can_add


# --- several --------------------------------------------------------------------------------------------------------


def test_several_creatures_have_their_own_ticks_and_counts(qapp: object) -> None:
    paste = Paste()
    paste.vm.open_text("# A 5\n# B 6\n# C 7")
    view = paste.vm.view
    assert view.listed
    assert [row.name for row in view.creatures] == ["A", "B", "C"]
    paste.vm.select(1)
    paste.vm.set_count("2")
    paste.vm.tick(2, on=False)
    assert paste.vm.view.creatures_remark == "2 of 3 ticked"
    assert paste.vm.view.foot.count_label == "B ×"
    assert paste.vm.view.foot.button == "Add 3 to the fight"
    assert paste.vm.add()
    assert paste.names == ["A", "B 1", "B 2"]
    paste.bridge.dispatch(Undo())
    assert paste.names == []


def test_search_ticks_only_what_it_leaves(qapp: object) -> None:
    paste = Paste()
    paste.vm.open_text("\n".join(f"# Goblin {n} 5" for n in range(30)) + "\n# Été Ogre 30")
    assert paste.vm.draft.ticked == frozenset()
    assert paste.vm.view.foot.add_reason == "tick somebody first"
    paste.vm.set_search("ete")
    assert [row.name for row in paste.vm.view.creatures] == ["Été Ogre"]
    assert paste.vm.draft.current == 30  # the one that is found is looked at
    paste.vm.tick_all(on=True)
    assert paste.vm.draft.ticked == {30}
    paste.vm.set_search("")
    paste.vm.tick_all(on=True)
    assert len(paste.vm.draft.ticked) == 31
    paste.vm.tick_all(on=False)
    assert not paste.vm.view.foot.can_add


def test_too_many_for_one_fight(qapp: object) -> None:
    paste = Paste()
    paste.vm.open_text("# A 5\n# B 6")
    paste.vm.set_count("99")
    paste.vm.select(1)
    assert paste.vm.view.foot.can_add
    assert paste.vm.view.foot.said == ""
    paste.vm.set_count("99")
    assert not paste.vm.view.foot.can_add
    assert "198 are too many" in paste.vm.view.foot.said  # in sight before anything is pressed
    assert paste.vm.view.foot.said_is_problem
    assert paste.vm.view.foot.count_wrong == ""
    paste.vm.set_count("")
    assert paste.vm.view.foot.count_wrong == paste.vm.view.foot.said
    paste.vm.set_count("99")
    assert not paste.vm.add()
    assert "too many" in paste.vm.view.foot.said
    assert paste.names == []


def test_a_wrong_count_is_shown_and_nothing_is_added(paste: Paste) -> None:
    for text in ("0", "x", "", "100", "1000000000"):
        paste.vm.set_count(text)
        assert paste.vm.view.foot.count_wrong == "Type how many, 1 to 99"
        assert not paste.vm.add()
    paste.vm.step_count(1)
    assert paste.vm.view.foot.count == "2"


# --- adding ---------------------------------------------------------------------------------------------------------


def test_adding_is_one_step_with_initiative_and_side(paste: Paste) -> None:
    paste.vm.choose(paste.question(1).key, 1)
    paste.vm.set_count("2")
    paste.vm.set_side("neutral")
    assert paste.vm.add()
    one, other = paste.bridge.state.present
    assert {one.name, other.name} == {"Hag 1", "Hag 2"}
    assert (one.side, one.creature.cmd, one.base_hp) == ("neutral", 28, 68)
    assert one.initiative is not None
    assert set(paste.bridge.selected) == {one.id, other.id}
    assert paste.vm.is_blank
    paste.bridge.dispatch(Undo())
    assert paste.names == []


def test_initiative_waits_for_the_start_where_one_says_so(paste: Paste) -> None:
    paste.vm.set_roll(on=False)
    assert paste.vm.add()
    assert paste.bridge.state.present[0].initiative is None


def test_in_a_fight_under_way_initiative_is_always_rolled(paste: Paste) -> None:
    assert paste.vm.add()
    paste.bridge.dispatch(StartEncounter())
    paste.vm.open_text(HAG)
    paste.vm.set_roll(on=False)
    assert paste.vm.view.foot.roll
    assert paste.vm.view.foot.roll_reason
    assert paste.vm.add()
    assert all(who.initiative is not None for who in paste.bridge.state.present)


def test_what_the_fight_refuses_is_said_in_the_window(paste: Paste) -> None:
    assert paste.vm.add()
    paste.vm.open_text("# c1 30")  # named like the id of the first one
    assert not paste.vm.add()
    assert paste.vm.view.foot.said_is_problem
    assert paste.vm.view.foot.said
    assert paste.names == ["Hag"]
    assert not paste.vm.is_blank


def _saved() -> ImportResult:
    hero = Creature(name="Seelah", hit_dice=5, hp=45)
    foe = Creature(name="Goblin", hit_dice=1, hp=6)
    return ImportResult(
        creatures=(
            ImportedCreature(
                creature=hero, hero=True, current_hp=20, temp_hp=5, nonlethal=3, initiative=17, conditions=("prone",)
            ),
            ImportedCreature(creature=foe, count=2, side="foes", hidden=True, conditions=("unheard of",)),
        )
    )


def test_a_saved_fight_comes_as_it_was(qapp: object) -> None:
    paste = Paste(text=lambda _text: _saved())
    paste.vm.open_text("fight")
    assert [key for key, _ in paste.vm.view.foot.sides] == ["", "foes", "party", "neutral"]
    assert paste.vm.add()
    seelah = next(who for who in paste.bridge.state.present if who.name == "Seelah")
    now = derived(paste.bridge.state, seelah.id)
    assert (seelah.side, now.hp, now.temp_hp, seelah.nonlethal, seelah.initiative) == ("party", 20, 5, 3, 17)
    assert "prone" in now.conditions
    goblins = [who for who in paste.bridge.state.present if who.name.startswith("Goblin")]
    assert [(who.side, who.hidden) for who in goblins] == [("foes", True)] * 2
    paste.bridge.dispatch(Undo())
    assert paste.names == []


def test_names_go_on_from_those_that_are_there(paste: Paste) -> None:
    assert paste.vm.add()
    paste.vm.open_text("# Hag 10\n# Hag 20")
    assert paste.vm.add()
    assert set(paste.names) == {"Hag", "Hag 2", "Hag 3"}


def test_french_names_where_french_is_spoken(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    from encounter_tracker.viewmodels import paste_commands

    monkeypatch.setattr(paste_commands, "language", lambda: "fr")
    entry = ImportedCreature(creature=Creature(name="Troll", hit_dice=1, hp=1), names_fr="Trolle")
    draft = new_draft(ImportResult(creatures=(entry,)))
    paste = Paste()
    command = commands_for(paste.bridge.state, draft)[0]
    assert isinstance(command, AddCombatant)
    assert command.name == "Trolle"


def test_missing_hit_points_are_asked_for_and_do_not_stop_it(qapp: object) -> None:
    paste = Paste()
    paste.vm.open_text("# Nobody knows")
    question = paste.question()
    assert [choice.free for choice in question.choices] == [False, True]
    assert paste.vm.view.foot.can_add
    paste.vm.type_value(question.key, 1, "33")
    assert paste.vm.add()
    assert paste.bridge.state.present[0].base_hp == 33


def test_what_is_asked_for_is_not_asked_twice() -> None:
    asked = Issue(severity="doubtful", code="hp", choices=(Choice(code="own_value", patch={"hp": 0}, free=True),))
    entry = ImportedCreature(creature=Creature(name="X", hit_dice=0, hp=0), issues=(asked,))
    [made] = completed(ImportResult(creatures=(entry,))).creatures
    assert [issue.code for issue in made.issues] == ["hit_dice_missing", "hp"]
    assert (made.creature.hp, made.creature.hit_dice) == (1, 1)


def test_what_was_not_understood_can_be_left_out() -> None:
    issue = Issue(severity="unknown", code="not_understood", text="odd\nthing")
    kept = Choice(code="as_sense", arguments=("darkvision",))
    other = Issue(severity="unknown", code="unknown_sense", text="smoke", choices=(kept,))
    creature = Creature(name="X", hit_dice=1, hp=1, notes="odd\nthing\nsmoke\nprose")
    [made] = completed(ImportResult(creatures=(ImportedCreature(creature=creature, issues=(issue, other)),))).creatures
    assert [[choice.code for choice in found.choices] for found in made.issues] == [
        ["keep_note", "leave_out"],
        ["as_sense", "leave_out"],
    ]
    assert made.issues[0].choices[1].patch == {"notes": "smoke\nprose"}


@pytest.mark.parametrize(("patch", "free"), [({"ac": {"total": 10}}, True), ({}, False), ({"type": "fey"}, False)])
def test_an_assumed_figure_can_be_typed(patch: dict[str, Any], *, free: bool) -> None:
    issue = Issue(severity="doubtful", code="no_ac", choices=(Choice(code="as_value", arguments=("10",), patch=patch),))
    entry = ImportedCreature(creature=Creature(name="X", hit_dice=1, hp=1), issues=(issue,))
    [made] = completed(ImportResult(creatures=(entry,))).creatures
    assert (len(made.issues[0].choices) > 1) is free


def test_keeping_takes_the_ticked_ones_with_their_answers(paste: Paste) -> None:
    paste.vm.choose(paste.question(1).key, 1)
    paste.vm.keep()
    assert [entry.creature.cmd for entry in paste.kept[0]] == [28]
    assert paste.vm.view.foot.said == "1 kept"
    assert paste.names == []
    paste.vm.tick(0, on=False)
    paste.vm.keep()
    assert len(paste.kept) == 1
    assert paste.vm.view.foot.said_is_problem


def test_many_are_kept_beside(qapp: object, qtbot: QtBot) -> None:
    paste = Paste()
    paste.vm.watch(on=True)
    paste.vm.open_text("\n".join(f"# Goblin {n} 5" for n in range(30)))
    paste.vm.tick_all(on=True)
    with qtbot.waitSignal(paste.vm.view_changed, check_params_cb=lambda view: view.foot.said == "30 kept"):
        paste.vm.keep()
        busy = paste.vm.view.busy
        assert busy is not None
        assert busy.text == "Keeping 30 creatures…"
        paste.vm.keep()  # once is enough
    assert len(paste.kept) == 1
    assert paste.vm.view.busy is None


def test_keeping_many_is_stopped(qapp: object, qtbot: QtBot) -> None:
    def keep(_entries: Any, progress: Any, cancelled: Any, _duplicates: Any) -> Kept:
        progress(1, 4)
        while not cancelled():
            threading.Event().wait(0.005)
        return Kept("Nothing was kept.", problem=True)

    paste = Paste(keep=keep)
    paste.vm.watch(on=True)
    paste.vm.open_text("\n".join(f"# Goblin {n} 5" for n in range(30)))
    paste.vm.tick_all(on=True)
    with qtbot.waitSignal(
        paste.vm.view_changed, check_params_cb=lambda view: view.busy is not None and view.busy.share > 0
    ):
        paste.vm.keep()
    with qtbot.waitSignal(paste.vm.view_changed, check_params_cb=lambda view: view.busy is None):
        paste.vm.cancel_reading()
    assert paste.vm.view.foot.said == "Nothing was kept."
    assert paste.vm.view.foot.said_is_problem


@pytest.mark.parametrize("expected_log", [["reading failed"]])
def test_a_library_that_fails_is_told(qapp: object, qtbot: QtBot) -> None:
    def keep(_entries: Any, _progress: Any, _cancelled: Any, _duplicates: Any) -> Kept:
        raise ValueError

    paste = Paste(keep=keep)
    paste.vm.watch(on=True)
    paste.vm.open_text("\n".join(f"# Goblin {n} 5" for n in range(30)))
    paste.vm.tick_all(on=True)
    with qtbot.waitSignal(paste.vm.view_changed, check_params_cb=lambda view: view.foot.said_is_problem):
        paste.vm.keep()


def test_nothing_is_kept_without_a_library(qapp: object) -> None:
    paste = Paste(keep=None)
    paste.vm.open_text(HAG)
    assert paste.vm.view.foot.keep == ""
    paste.vm.keep()
    assert paste.kept == []


def test_a_read_only_encounter_says_why(paste: Paste) -> None:
    paste.bridge.model.read_only = True
    refused: list[str] = []
    paste.bridge.refused.connect(refused.append)
    assert not paste.vm.add()
    assert paste.names == []


# --- files ----------------------------------------------------------------------------------------------------------


def test_files_are_read_beside_with_progress(qapp: object, qtbot: QtBot) -> None:
    def file(path: str, progress: Any, cancelled: Any) -> FileRead:
        assert not cancelled()
        progress(1, 2)
        return FileRead(read("# A 5\n# B 6") if path.endswith("a.por") else read("# C 7"))

    paste = Paste(file=file)
    paste.vm.watch(on=True)
    shares: list[float] = []
    paste.vm.view_changed.connect(lambda view: shares.append(view.busy.share if view.busy else 1.0))
    with qtbot.waitSignal(paste.vm.view_changed, check_params_cb=lambda view: view.listed):
        paste.vm.open_files(["/x/a.por", "/x/b.por"])
    assert 0.25 in shares
    assert [row.name for row in paste.vm.view.creatures] == ["A", "B", "C"]
    assert not paste.vm.view.is_text
    assert paste.vm.view.remark.startswith("2 files")


def test_reading_files_is_stopped(qapp: object, qtbot: QtBot) -> None:
    seen = threading.Event()
    ended = threading.Event()

    def file(_path: str, _progress: Any, cancelled: Any) -> FileRead:
        seen.set()
        while not cancelled():
            ended.wait(0.005)
        ended.set()
        return FileRead(read("# A 5"))

    paste = Paste(file=file)
    paste.vm.open_files(["/x/a.por"])
    assert seen.wait(10)
    paste.vm.watch(on=True)
    with qtbot.waitSignal(paste.vm.view_changed, check_params_cb=lambda view: view.busy is None):
        paste.vm.cancel_reading()
        assert paste.vm.view.busy is not None  # until the reader has seen it
        assert paste.vm.view.busy.text == "Stopping…"
    assert ended.is_set()
    assert [row.name for row in paste.vm.view.creatures] == ["A"]  # what was read by then
    paste.vm.close()


def test_reading_a_text_is_stopped(qapp: object) -> None:
    go = threading.Event()
    paste = Paste(text=lambda text: read(text) if go.wait(10) else ImportResult())
    paste.vm.open_text(HAG + "\n" + "x" * 10_000)
    paste.vm.cancel_reading()
    assert paste.vm.view.busy is None
    assert paste.vm.view.foot.said == "Reading was stopped."
    go.set()
    paste.vm.close()


def test_a_text_file_is_shown_as_text(qapp: object, qtbot: QtBot) -> None:
    paste = Paste(file=lambda _path, _progress, _cancelled: FileRead(read(HAG), HAG))
    paste.vm.watch(on=True)
    with qtbot.waitSignal(paste.vm.text_replaced, check_params_cb=lambda text: text == HAG):
        paste.vm.open_files(["/x/hag.txt"])
    view = paste.vm.view
    assert view.is_text
    assert view.source_title == "hag.txt"
    assert view.pieces


def test_issues_of_several_files_name_their_file() -> None:
    error = Issue(severity="error", code="xml_broken", line=4)
    results = {"/x/a.xml": ImportResult(issues=(error,), form="x"), "/x/b.txt": read(HAG)}
    files = read_files(
        tuple(results), lambda path, _p, _c: FileRead(results[path], "text"), lambda _d, _t: None, lambda: False
    )
    assert files.text == ""
    assert [issue.where for issue in files.result.issues] == ["a.xml:4"]
    assert [issue.where for issue in files.result.creatures[0].issues] == ["b.txt:3", "b.txt:4"]
    assert files.result.form == ""


@pytest.mark.parametrize("expected_log", [["reading failed"]])
def test_a_file_reader_that_fails_is_told(qapp: object, qtbot: QtBot) -> None:
    paste = Paste()
    paste.vm.watch(on=True)
    with qtbot.waitSignal(paste.vm.view_changed, check_params_cb=lambda view: bool(view.sections)):
        paste.vm.open_files(["/x/broken"])
    assert paste.vm.view.busy is None


# --- facts and checks -----------------------------------------------------------------------------------------------


def _ogre(**fields: Any) -> Creature:
    known: dict[str, Any] = {
        "name": "Ogre",
        "hit_dice": 4,
        "hp": 30,
        "hp_formula": "4d8+12",
        "type": "humanoid",
        "subtypes": ("giant",),
        "size": "large",
        "cr": 3,
        "xp": 800,
        "ac": ArmorClass(total=17, touch=8, flat_footed=17, notes="+4 armor, -1 Dex, +5 natural, -1 size"),
        "saves": Saves(fort=6, ref=0, will=3, notes="+2 vs. fear"),
        "bab": 3,
        "cmb": 9,
        "cmd": 18,
        "abilities": {"str": 21, "dex": 8, "con": 15, "int": 6, "wis": 10, "cha": 7},
        "feats": ("iron will",),
    }
    return Creature(**{**known, **fields})


def test_facts_name_every_field() -> None:
    creature = _ogre(
        senses=Senses(darkvision=60, low_light=True, scent=True, true_seeing=True, others=("lifesense",)),
        regeneration=Regeneration(amount=5, stopped_by=("fire",)),
        fast_healing=3,
        attacks=(Attack(name="greatclub", bonus=(7,), damage="2d8+7"), Attack(name="javelin", kind="ranged")),
        immune=("sleep", "fire"),
        resist={"cold": 10},
        vulnerable=("acid",),
        weaknesses=("light blindness",),
        speed={"land": 30, "fly": 40},
        maneuverability="good",
        reach=10,
        space=10,
        skills={"climb": 7},
        caster_level=5,
        spells=({"name": "fireball", "level": 3, "dc": 14, "per_day": 2}, "light"),
        special={"rage": "1/day", "trip": ""},
        languages=("giant",),
        source="Here",
        notes="one\ntwo",
        alignment="CE",
        sr=12,
        level=4,
        hardness=2,
        channel_resistance=4,
        auras=("fear",),
        defensive=("evasion",),
    )
    facts = {fact.key: fact.text or "|".join(fact.lines) for fact in facts_of(creature)}
    assert facts["name"] == "Ogre, 3"
    assert facts["type"] == "humanoid (giant), Large, CE"
    assert facts["hp"] == "4 HD, 30 (4d8+12) hp"
    assert facts["ac"].startswith("17 · 8 · 17 (+4 armor")
    assert facts["saves"] == "+6 · +0 · +3 (+2 vs. fear)"
    assert facts["senses"] == "darkvision 60 ft, scent, low-light vision, true seeing, lifesense"
    assert facts["weak"] == "vulnerable to acid, light blindness"
    assert facts["healing"] == "fast healing 3, regeneration 5 (fire)"
    assert facts["speed"] == "30 ft, flying 40 ft (good)"
    assert facts["space"] == "space 10 ft, reach 10 ft"
    assert facts["attacks"].count("|") == 1
    assert facts["spells"] == "caster level 5: fireball (level 3, DC 14, 2/day), light"
    assert facts["special"] == "rage: 1/day|trip"
    assert facts["abilities"] == "21 8 15 6 10 7"
    assert facts["bab"] == "BAB +3, CMB +9, CMD 18"
    assert facts["defensive"] == "evasion, hardness 2, channel resistance +4"
    assert facts["notes"] == "one|two"
    assert {"init", "xp", "level", "immune", "resist", "sr", "feats", "skills", "languages", "source"} <= set(facts)
    assert pieces_in(facts_of(creature)) > 50


def test_spells_stand_in_a_line_for_each_kind_and_level() -> None:
    wish = {"name": "wish", "kind": "spell-like", "cl": 20, "per_day": 1}
    light = {"name": "light", "kind": "spell", "cl": 5, "per_day": "at will"}
    facts = {fact.key: fact.lines for fact in facts_of(_ogre(spells=(wish, light)))}
    assert facts["spells"] == ("spell-like, caster level 20: wish (1/day)", "caster level 5: light (at will)")


def test_absent_abilities_and_fractions() -> None:
    creature = _ogre(abilities={"con": None, "str": 3}, cr=0.5)
    facts = {fact.key: fact.text for fact in facts_of(creature)}
    assert facts["abilities"] == "3 10 — 10 10 10"
    assert facts["name"] == "Ogre, 1/2"


def test_figures_that_agree_are_named() -> None:
    assert check(_ogre()).agree == ("ac", "saves", "hp", "cmd")
    assert checked_text(check(_ogre())) == "checked: AC, saves, hp and CMD add up"
    assert checked_text(check(Creature(name="X", hit_dice=0, hp=5))) == ""
    assert checked_text(check(Creature(name="X", hit_dice=2, hp=9, hp_formula="2d8"))).endswith("add up")


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"hp": 35}, "hp: 4d8+12 makes 30, printed is 35"),
        ({"ac": ArmorClass(total=18, notes="+4 armor")}, "AC: 10 and its bracket make 14, printed is 18"),
    ],
)
def test_figures_that_differ_are_said(fields: dict[str, Any], said: str) -> None:
    assert checked_text(check(_ogre(**fields))) == said


def test_the_first_hit_die_may_count_in_full() -> None:
    assert "hp" in check(_ogre(hit_dice=1, hp=11, hp_formula="1d8+3")).agree


@pytest.mark.parametrize(
    "fields",
    [
        {"ac": ArmorClass(total=17, touch=9, notes="+4 armor, -1 Dex, +5 natural, -1 size")},
        {"ac": ArmorClass(total=13, flat_footed=13, notes="+3 Dex")},
        {"ac": ArmorClass(total=13, notes="+3 Dex; see text")},
    ],
)
def test_ac_is_not_praised_where_its_three_figures_differ(fields: dict[str, Any]) -> None:
    assert "ac" not in check(_ogre(**fields)).agree


def test_counts_of_the_source_are_bounded() -> None:
    entry = ImportedCreature(creature=Creature(name="X", hit_dice=1, hp=1), count=500)
    assert counted(Draft(result=ImportResult(creatures=(entry,))), 0) == 99
