"""The rows of the log: incremental and rebuilt are the same, filters, copying, language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter import commands as c
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.log import ROW_ROLE, LogFilter, LogRow, LogViewModel, copied, log_rows
from encounter_tracker.viewmodels.texts.names import set_language
from tests.viewmodels.texts.scene import Fight


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    set_language("en")


class Log:
    """A fight, its bridge and its log."""

    def __init__(self, *, started: bool = True) -> None:
        self.fight = Fight(started=started)
        self.bridge = EncounterBridge(self.fight.model)
        self.vm = LogViewModel(self.bridge)
        self.tester = QAbstractItemModelTester(
            self.vm.model, QAbstractItemModelTester.FailureReportingMode.Fatal, self.vm
        )

    @property
    def texts(self) -> list[str]:
        """The lines shown, newest first."""
        return [self.vm.model.row_at(place).text for place in range(self.vm.model.rowCount())]


@pytest.fixture
def log(qtbot: QtBot) -> Log:
    return Log()


def test_newest_first_with_round_and_count(log: Log) -> None:
    log.fight.do(c.DealDamage(target="Ogre", amount=12))
    row = log.vm.model.row_at(0)
    assert (row.when, row.text, row.group, row.who) == ("1 · 20", "Ogre loses 12 hp: 30 → 18", "hp", ("c3",))
    assert row.accessible == "Round 1, initiative 20: Ogre loses 12 hp: 30 → 18"
    assert log.texts[1:4] == ["Kyra starts its turn", "Round 1", "The fight begins"]
    assert [log.vm.model.row_at(place).when for place in (1, 2, 3)] == ["1 · 20", "1", "1"]


def test_before_the_fight_there_is_no_count(qtbot: QtBot) -> None:
    log = Log(started=False)
    assert {log.vm.model.row_at(place).when for place in range(log.vm.model.rowCount())} == {"–"}


def test_lines_come_and_go_without_the_others_being_touched(log: Log, qtbot: QtBot) -> None:
    kept = [log.vm.model.row_at(place) for place in range(log.vm.model.rowCount())]
    with qtbot.waitSignal(log.vm.model.rowsInserted) as came, qtbot.assertNotEmitted(log.vm.model.modelReset):
        log.fight.next()
    assert came.args is not None
    assert came.args[1:] == [0, 0]
    assert [log.vm.model.row_at(place) for place in range(1, log.vm.model.rowCount())] == kept
    with qtbot.waitSignal(log.vm.model.rowsRemoved), qtbot.assertNotEmitted(log.vm.model.modelReset):
        log.fight.do(c.Undo())
    assert [log.vm.model.row_at(place) for place in range(log.vm.model.rowCount())] == kept
    log.fight.do(c.Redo())
    assert log.texts[0] == "Merisiel starts its turn"


STEPS = st.lists(
    st.sampled_from(["hit", "next", "note", "rename", "undo", "undo", "redo", "filter", "open"]), max_size=25
)


@given(STEPS)
def test_what_is_followed_step_by_step_is_what_would_be_made_anew(steps: list[str]) -> None:
    log = Log()
    for number, step in enumerate(steps):  # what cannot be done any more is refused and changes nothing
        model = log.fight.model
        match step:
            case "hit":
                model.dispatch(c.DealDamage(target="c3", amount=1))
            case "next":
                model.dispatch(c.NextTurn())
            case "note":
                log.fight.do(c.WriteNote(text=f"note {number}"))
            case "rename":
                model.dispatch(c.RenameCombatant(who="c2", to=f"Name {number}"))
            case "undo" if model.undo_step is not None:
                log.fight.do(c.Undo())
            case "redo" if model.redo_step is not None:
                log.fight.do(c.Redo())
            case "filter":
                log.vm.set_group("hp" if log.vm.filter.group == "all" else "all")
            case "open":
                model.open(log.fight.journal, list(model.steps), model.position, model.state)
            case _:
                pass
        fresh = log_rows(log.fight.model.log(), log.fight.state)
        assert log.vm.newest == (fresh[-1] if fresh else None)
        wanted = [row for row in reversed(fresh) if log.vm.filter.group in {"all", row.group}]
        assert [log.vm.model.row_at(place) for place in range(log.vm.model.rowCount())] == wanted


def test_a_new_name_is_said_in_old_lines_too(log: Log) -> None:
    log.fight.do(c.RenameCombatant(who="Kyra", to="Kyra the Bold"))
    assert "Kyra the Bold starts its turn" in log.texts
    log.fight.do(c.Undo())
    assert "Kyra starts its turn" in log.texts


def test_groups(log: Log) -> None:
    log.fight.do(c.DealDamage(target="Ogre", amount=2))
    log.fight.do(c.WriteNote(text="The altar glows"))
    log.fight.lay("bless")
    for group, first in (
        ("hp", "Ogre loses 2 hp: 30 → 28"),
        ("notes", "The altar glows"),
        ("effects", "Merisiel: bless begins"),
        ("turns", "Kyra starts its turn"),
    ):
        log.vm.set_group(group)
        assert log.texts[0] == first
    log.vm.set_group("all")
    assert log.texts[:3] == ["Merisiel: bless begins", "The altar glows", "Ogre loses 2 hp: 30 → 28"]


def test_new_lines_pass_the_filter_or_stay_out(log: Log, qtbot: QtBot) -> None:
    log.vm.set_group("notes")
    with qtbot.assertNotEmitted(log.vm.model.rowsInserted):
        log.fight.do(c.DealDamage(target="Ogre", amount=2))
    log.fight.do(c.WriteNote(text="The altar glows"))
    assert log.texts == ["The altar glows"]
    assert log.vm.remark == f"1 of {len(list(log.fight.model.log()))}"
    assert log.vm.newest is not None
    assert log.vm.newest.text == "The altar glows"
    log.fight.do(c.Undo())
    assert log.texts == []


def test_only_one_combatant(log: Log) -> None:
    log.fight.do(c.DealDamage(target="Ogre", amount=2, source="Kyra"))
    log.fight.do(c.DealDamage(target="Merisiel", amount=3))
    log.vm.set_who("c1")
    assert log.texts[:2] == ["Ogre loses 2 hp (Kyra): 30 → 28", "Kyra starts its turn"]
    assert log.vm.who_name == "Kyra"
    log.vm.set_who("")
    assert log.texts[0].startswith("Merisiel")


def test_the_limit_to_one_falls_with_the_combatant(log: Log, qtbot: QtBot) -> None:
    from encounter_tracker.rules.creature import Creature

    log.fight.do(c.AddCombatant(creature=Creature(name="Bat", hit_dice=1, hp=3), initiative=2))
    bat = log.fight.id("Bat")
    log.vm.set_who(bat)
    with qtbot.waitSignal(log.vm.filter_changed):
        log.fight.do(c.Undo())
    assert log.vm.filter == LogFilter()
    assert log.texts[0] == "Kyra starts its turn"


@pytest.mark.parametrize("typed", ["epee", "ÉPÉE lumi", "lumière", "  epe ", "l'epee"])
def test_accents_and_case_do_not_matter(log: Log, typed: str) -> None:
    log.fight.do(c.WriteNote(text="L’épée se met en lumière"))
    log.vm.set_text(typed)
    assert log.texts == ["L’épée se met en lumière"]


def test_all_words_must_occur(log: Log) -> None:
    log.fight.do(c.DealDamage(target="Ogre", amount=2))
    log.vm.set_text("ogre loses")
    assert log.texts == ["Ogre loses 2 hp: 30 → 28"]
    log.vm.set_text("ogre altar")
    assert log.texts == []
    log.vm.set_text("  ")
    assert log.vm.filter.is_open
    assert len(log.texts) == len(list(log.fight.model.log()))


def test_what_is_behind_a_line_can_be_found_too(log: Log) -> None:
    log.fight.do(c.DealDamage(target="Ogre", parts=(c.DamagePart(amount=9, type="fire"),), saved=True))
    log.vm.set_text("after a save")
    assert log.texts == ["Ogre loses 4 hp (fire): 30 → 26"]
    assert log.vm.model.row_at(0).why_label == "why"


def test_filters_work_together(log: Log) -> None:
    log.fight.do(c.DealDamage(target="Ogre", amount=2, source="Kyra"))
    log.vm.set_group("hp")
    log.vm.set_who("c1")
    log.vm.set_text("ogre")
    assert log.texts == ["Ogre loses 2 hp (Kyra): 30 → 28"]
    log.vm.clear_filter()
    assert log.vm.filter.is_open
    assert log.vm.remark == ""


def test_copied_lines_are_in_the_order_they_happened(log: Log) -> None:
    log.fight.do(c.DealDamage(target="Ogre", parts=(c.DamagePart(amount=9, type="fire"),), saved=True))
    assert log.vm.text_of([0, 1]).splitlines() == [
        "1 · 20\tKyra starts its turn",
        "1 · 20\tOgre loses 4 hp (fire): 30 → 26",
        "\t    9 fire dealt · 4 after a save",
    ]
    assert copied([LogRow(number=3, when="–", text="x")]) == "–\tx"


def test_notes_are_written_and_empty_ones_are_not(log: Log) -> None:
    log.vm.write_note("   ")
    before = log.fight.model.position
    log.vm.write_note("  The altar glows ")
    assert log.fight.model.position == before + 1
    assert log.texts[0] == "The altar glows"


def test_selecting_whom_a_line_names(log: Log) -> None:
    log.vm.select("c3")
    assert log.bridge.selected == ("c3",)
    log.fight.do(c.RemoveCombatant(who="Merisiel"))
    log.vm.select("c2")
    assert log.bridge.selected == ("c3",)


def test_another_language_says_all_lines_anew(log: Log) -> None:
    log.fight.do(c.ApplyCondition(target="Ogre", condition="prone"))
    set_language("fr")
    log.bridge.retranslate()
    assert "à terre" in log.texts[0]


def test_what_the_model_tells_a_view(log: Log) -> None:
    index = log.vm.model.index(0, 0)
    row = log.vm.model.row_at(0)
    assert index.data(ROW_ROLE) is row
    assert index.data(Qt.ItemDataRole.DisplayRole) == row.text
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == row.accessible
    assert index.data(Qt.ItemDataRole.DecorationRole) is None
    assert log.vm.model.data(QModelIndex()) is None


def test_what_was_undone_is_not_found_in_what_came_after(log: Log) -> None:
    log.fight.do(c.WriteNote(text="the altar glows"))
    log.vm.set_text("altar")
    assert log.texts == ["the altar glows"]
    log.fight.do(c.Undo())
    log.fight.do(c.WriteNote(text="the door falls shut"))
    assert log.texts == []
    log.vm.set_text("door")
    assert log.texts == ["the door falls shut"]
