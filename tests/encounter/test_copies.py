"""Names of copies in an encounter: numbers go on, whoever dies, is renamed or leaves."""

from __future__ import annotations

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Applied
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice

GOBLIN = Creature(name="Goblin", hit_dice=1, hp=6)


def names_after(*commands: c.Command) -> list[str]:
    model = EncounterModel(Dice(1))
    for command in commands:
        assert isinstance(model.dispatch(command), Applied)
    return [who.name for who in model.state.present]


SIX = c.AddCombatant(creature=GOBLIN, count=6)
ONE = c.AddCombatant(creature=GOBLIN)


def test_one_more_goes_on_from_the_highest_number():
    assert names_after(SIX, ONE)[-1] == "Goblin 7"
    assert names_after(ONE, ONE, ONE) == ["Goblin", "Goblin 2", "Goblin 3"]


def test_no_gap_is_filled_while_the_dead_lie_there():
    assert names_after(SIX, c.Kill(target="Goblin 2"), c.Kill(target="Goblin 6"), ONE)[-1] == "Goblin 7"


def test_no_gap_is_filled_that_a_rename_or_a_removal_left():
    assert names_after(SIX, c.RenameCombatant(who="Goblin 3", to="Boss"), ONE)[-1] == "Goblin 7"
    assert names_after(SIX, c.RemoveCombatant(who="Goblin 3"), ONE)[-1] == "Goblin 7"


def test_a_chosen_name_is_kept():
    assert names_after(SIX, c.AddCombatant(creature=GOBLIN, name="Goblin"))[-1] == "Goblin"
    assert names_after(SIX, c.AddCombatant(creature=GOBLIN, name="Goblin 2"))[-1] == "Goblin 7"
    assert names_after(SIX, c.AddCombatant(creature=GOBLIN, name="Goblin 2", count=2))[-2:] == ["Goblin 7", "Goblin 8"]


def test_copies_have_the_colour_given():
    model = EncounterModel(Dice(1))
    model.dispatch(c.AddCombatant(creature=GOBLIN, count=2, colour="red", hidden=True))
    assert [(who.colour, who.hidden) for who in model.state.present] == [("red", True)] * 2
