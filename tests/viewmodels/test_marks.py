"""Colour marks of combatants."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from encounter_tracker.encounter.commands import AddCombatant, EditCombatant, Undo
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.ui.widgets.marks import _SHAPES
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.marks import MARKS, MarksViewModel, mark_choices, mark_name
from encounter_tracker.viewmodels.order import order_view


def fight(count: int) -> EncounterBridge:
    model = EncounterModel(Dice(1))
    model.dispatch(AddCombatant(creature=Creature(name="Goblin", hit_dice=1, hp=6), count=count))
    return EncounterBridge(model)


def colours(bridge: EncounterBridge) -> list[str]:
    return [who.colour for who in bridge.state.present]


def test_every_colour_has_a_shape_of_its_own_and_a_name_that_says_it() -> None:
    assert set(_SHAPES) == set(MARKS)
    paths = [_points(make()) for make in _SHAPES.values()]
    assert all(one != other for place, one in enumerate(paths) for other in paths[place + 1 :])
    assert len({mark_name(key).split()[-1] for key in MARKS}) == len(MARKS)
    assert mark_name("mauve") == "mauve"


def _points(path: QPainterPath) -> list[tuple[float, float]]:
    elements = [path.elementAt(at) for at in range(path.elementCount())]
    return [(round(element.x, 1), round(element.y, 1)) for element in elements]


def test_digits_choose_and_0_is_none() -> None:
    assert [choice.digit for choice in mark_choices()] == ["1", "2", "3", "4", "5", "6", "7", "8", "0"]


def test_all_selected_get_the_same_mark_in_one_step(qapp: object) -> None:
    bridge = fight(3)
    vm = MarksViewModel(bridge)
    assert (vm.title, vm.several) == ("", False)
    bridge.select(tuple(who.id for who in bridge.state.present))
    assert vm.title == "Mark: Goblin 1, Goblin 2 and Goblin 3"
    assert vm.choose("red")
    assert colours(bridge) == ["red"] * 3
    assert [choice.key for choice in vm.choices() if choice.chosen] == ["red"]
    bridge.dispatch(Undo())
    assert colours(bridge) == [""] * 3
    assert vm.choose("")  # nothing to do is done
    assert bridge.model.undo_step is not None


def test_each_gets_another_mark_those_of_others_last(qapp: object) -> None:
    bridge = fight(4)
    bridge.dispatch(EditCombatant(who="c1", set={"colour": "orange"}))
    bridge.select(("c2", "c3", "c4"))
    assert MarksViewModel(bridge).one_each()
    assert colours(bridge) == ["orange", "red", "yellow", "green"]


def test_the_row_shows_and_says_the_mark(qapp: object) -> None:
    bridge = fight(1)
    bridge.dispatch(EditCombatant(who="c1", set={"colour": "blue"}))
    [row] = order_view(bridge.state).rows
    assert row.mark == "blue"
    assert "blue hexagon" in row.accessible
