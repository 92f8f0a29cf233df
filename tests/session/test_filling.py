"""Effects that name an entry of the catalogue are filled in before they are applied and kept."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Applied, Refused
from encounter_tracker.session.filling import FromCatalogue, throw
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.session.replay import play
from encounter_tracker.session.script import parse_script
from encounter_tracker.support.dice import Dice

ANN = {"do": "add", "creature": {"name": "Ann", "hit_dice": 5, "hp": 30, "bab": 8, "caster_level": 3}}
BEN = {"do": "add", "creature": {"name": "Ben", "hit_dice": 5, "hp": 30}}


def model(*lines: dict[str, Any]) -> EncounterModel:
    made = EncounterModel(Dice(1))
    script = parse_script("\n".join(json.dumps(line) for line in (ANN, BEN, *lines)))
    assert not play(made, script)
    return made


def kept(made: EncounterModel) -> Any:
    """The last command as the journal holds it."""
    step = made.undo_step
    assert step is not None
    return msgspec.json.decode(msgspec.json.encode(step.command))


def test_the_journal_holds_the_whole_command():
    made = model({"do": "effect", "name": "Bless", "catalogue": "bless", "targets": ["Ben"], "source": "Ann"})
    command = kept(made)
    assert command["duration"] == {"minutes": 3}
    assert command["descriptors"] == ["compulsion", "mind-affecting"]
    assert {"on": "attack", "value": 1, "type": "morale"} in command["modifiers"]
    assert (command["level"], command["caster_level"], command["dc"], command["spell_resistance"]) == (1, 3, 11, True)
    assert command["note"].startswith("Attacks")


def test_of_nobody_there_is_neither_caster_level_nor_dc():
    command = kept(model({"do": "effect", "name": "Bless", "catalogue": "bless", "targets": ["Ben"]}))
    assert "caster_level" not in command
    assert "dc" not in command
    other = kept(model({"do": "effect", "name": "Bless", "catalogue": "bless", "targets": ["Ann"], "source": "Ben"}))
    assert "dc" not in other


def test_what_goes_by_class_level_or_base_attack_bonus():
    expertise = {"do": "effect", "name": "x", "catalogue": "combat expertise", "targets": ["Ann"], "source": "Ann"}
    command = kept(model({**expertise, "caster_level": 1}))
    assert {"on": "melee", "value": -3} in command["modifiers"]
    courage = kept(model({**expertise, "catalogue": "inspire courage"}))
    assert {"on": "attack", "type": "competence", "value": 2} in courage["modifiers"]


def test_the_dice_of_an_entry_are_rolled():
    made = model({"do": "effect", "name": "False life", "catalogue": "false life", "targets": ["Ann"], "source": "Ann"})
    assert 4 <= kept(made)["temp_hp"] <= 13
    assert throw("2d1+3", Dice(1)) == 5
    assert throw("no dice", Dice(1)) == 0


@pytest.mark.parametrize(("anchor", "of"), [({"anchor": "Ben"}, "c2"), ({}, "c1")])
def test_a_turn_is_that_of_the_anchor_else_of_the_first_target(anchor: dict[str, str], of: str):
    defence = {"do": "effect", "name": "x", "catalogue": "total defense", "targets": ["Ann"], **anchor}
    assert kept(model(defence))["duration"]["of"] == of


def test_commands_that_are_whole_are_left_alone():
    made = model()
    bless = c.ApplyEffect(name="Bless", catalogue="bless", targets=("Ben",))
    assert isinstance(made.dispatch(bless), Applied)
    assert kept(made) == {"do": "effect", "name": "Bless", "catalogue": "bless", "targets": ["Ben"]}
    together = c.DoTogether(commands=(bless, c.WriteNote(text="so")))
    assert made.resolve(together)[0] == together


def test_an_entry_that_is_not_there_is_named():
    made = model()
    ((_, command),) = parse_script('{"do": "effect", "name": "x", "catalogue": "shaken:hard", "targets": ["Ben"]}')
    assert isinstance(command, FromCatalogue)
    outcome = made.dispatch(command)
    assert isinstance(outcome, Refused)
    assert outcome.reason.in_english() == "the catalogue of effects has no entry “shaken:hard”"
    assert made.undo_step is not None
    assert not isinstance(made.undo_step.command, FromCatalogue)
