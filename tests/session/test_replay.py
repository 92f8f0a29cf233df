from __future__ import annotations

import json

from encounter_tracker.session.model import EncounterModel
from encounter_tracker.session.replay import Refusal, as_errors, play
from encounter_tracker.session.script import parse_script
from encounter_tracker.support.dice import Dice

SCRIPT = """
{"do": "add", "creature": {"name": "Ogre", "hit_dice": 4, "hp": 30}}
{"do": "remove", "who": "Nobody"}
{"do": "damage", "target": "Ogre", "amount": 4}
{"do": "start", "aware": ["Troll"]}
"""
FIRST = Refusal(3, "there is no combatant named “Nobody”")
SECOND = Refusal(5, "there is no combatant named “Troll”")


def test_it_stops_at_the_first_refusal():
    model = EncounterModel(Dice(1))
    assert play(model, parse_script(SCRIPT)) == [FIRST]
    assert model.position == 1


def test_or_keeps_going():
    model = EncounterModel(Dice(1))
    refusals = play(model, parse_script(SCRIPT), keep_going=True)
    assert refusals == [FIRST, SECOND]
    assert model.position == 2
    assert as_errors(refusals)[0] == {"line": 3, "reason": FIRST.reason}


def test_undo_and_redo_in_a_script():
    model = EncounterModel(Dice(1))
    lines = [{"do": "note", "text": str(number)} for number in range(3)]
    script = [*lines, {"do": "undo"}, {"do": "undo"}, {"do": "redo"}]
    assert not play(model, parse_script("\n".join(map(json.dumps, script))))
    assert (model.position, len(model.steps)) == (2, 3)


def test_a_reason_is_a_sentence_without_tokens():
    wall = {"height": 5, "thickness": 1, "squares": [[0, 0], [2, 0]]}
    lines = [
        {"do": "add", "creature": {"name": "Ann", "hit_dice": 1, "hp": 4}},
        {"do": "effect", "name": "w", "targets": [], "wall": wall},
        {"do": "add", "creature": {"name": "Ben", "hit_dice": 1, "hp": 4}, "initiative": 40},
        {"do": "begin_cast", "who": "Ann", "spell": {"name": "bane"}},
        {"do": "start"},
        {"do": "finish_cast", "who": "Ann", "targets": []},
    ]
    refusals = play(EncounterModel(Dice(1)), parse_script("\n".join(map(json.dumps, lines))), keep_going=True)
    assert [refusal.reason for refusal in refusals] == [
        "this wall cannot stand: not every square touches another by a side",
        "Ann has lost bane: the fight began",
    ]
