"""Scripts: one command a line (SCRIPTS.md)."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import HANDLERS
from encounter_tracker.session.script import ScriptError, decode_command, encode_command, parse_script

KINDS = get_args(c.AnyCommand)


def problem(text: str) -> tuple[int, str]:
    with pytest.raises(ScriptError) as caught:
        parse_script(text)
    return (caught.value.line, str(caught.value))


def test_blank_lines_and_comments_are_skipped():
    text = '\n# the start\n  {"do": "start"}  \r\n\t\n   # and so on\n{"do": "next_turn"}'
    assert parse_script(text) == [(3, c.StartEncounter()), (6, c.NextTurn())]
    assert parse_script("") == []


@pytest.mark.parametrize("odd", ["\u2028", "\u0085", "\u000b", "\u001c"])
def test_lines_end_at_line_feeds_only(odd: str):
    line = json.dumps({"do": "note", "text": f"a{odd}b"}, ensure_ascii=ord(odd) < 32)
    assert parse_script(line + "\n" + line)[1] == (2, c.WriteNote(text=f"a{odd}b"))


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("{}", "a command needs a field `do`"),
        ('{"do": null}', "a command needs a field `do`"),
        ('{"do": "vanish"}', "unknown command 'vanish'"),
        ('{"do": 5}', "unknown command 5"),
        ("[]", "Expected `object`, got `array`"),
        ('"start"', "Expected `object`, got `str`"),
        ('{"do": "start"', "truncated"),
        ('{"do": "start"} and', "malformed"),
        ('{"do": "start", "now": true}', "unknown field `now`"),
        ('{"do": "rename", "who": "A"}', "missing required field `to`"),
        ('{"do": "rename", "who": "A", "to": ""}', "length >= 1"),
        ('{"do": "add", "count": 0}', "`int` >= 1"),
        ('{"do": "add", "creature": {"name": "A", "hit_dice": 1, "hp": 1, "lair": ""}}', "`lair` - at `$.creature`"),
        ('{"do": "damage", "target": "A"}', "either `amount` or `parts`"),
        ('{"do": "damage", "target": "A", "amount": 3, "parts": [{"amount": 3}]}', "either `amount` or `parts`"),
        ('{"do": "damage", "target": "A", "amount": -3}', "`int` >= 0"),
        ('{"do": "damage", "target": "A", "amount": 3, "type": "love"}', "Invalid enum value 'love'"),
        ('{"do": "effect", "name": "x", "duration": {"rounds": 1, "concentration": true}}', "a duration is one of"),
        ('{"do": "effect", "name": "x", "modifiers": [{"on": "ac"}]}', "missing required field `value`"),
        ('{"do": "options", "dispel": "often"}', "Invalid enum value 'often'"),
        ('{"do": "note", "text": "\\ud800"}', "truncated"),
        ("[" * 9999, "Expected `object`, got `array`"),
        ('{"do": "edit", "who": "A", "set": {"x": ' + "[" * 9999 + "]" * 9999 + "}}", "recursion"),
        ('{"do": "vanish", "x": ' + "[" * 9999 + "]" * 9999 + "}", "Invalid value 'vanish'"),
    ],
)
def test_the_first_line_that_is_no_command(line: str, found: str):
    number, said = problem('{"do": "start"}\n\n' + line + "\nnot even JSON")
    assert number == 3
    assert found in said


def test_every_command_has_a_name_of_its_own_and_a_handler():
    tags = [kind.__struct_config__.tag for kind in KINDS]
    assert len(set(tags)) == len(tags)
    assert set(KINDS) - {c.Undo, c.Redo} == set(HANDLERS)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__struct_config__.tag))
def test_unknown_fields_are_named_for_every_command(kind: type[c.Command]):
    with pytest.raises(msgspec.ValidationError, match="unknown field `nonsense`"):
        msgspec.convert({"nonsense": 1}, kind)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__struct_config__.tag))
def test_every_command_can_be_forced_and_carry_dice(kind: type[c.Command]):
    fields = {field.encode_name for field in msgspec.structs.fields(kind)}
    assert {"force", "rolls"} <= fields


COMMANDS: list[dict[str, Any]] = [
    {"do": "add", "from": "ogre", "count": 3, "hp": "roll"},
    {"do": "move", "who": "A", "before": "B"},
    {"do": "edit", "who": "A", "set": {"ac": {"total": 3}}},
    {"do": "edit_effect", "effect": "x", "source": None, "remaining": 0},
    {"do": "damage", "target": ["A", "B"], "parts": [{"amount": 3, "type": "fire"}], "saved": ["A"]},
    {"do": "effect", "name": "x", "duration": {"concentration": True, "max": {"rounds": 3}}, "light": 0},
    {"do": "condition", "target": "A", "condition": "prone", "force": True, "rolls": {"sr:A": [3, 4]}},
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command["do"])
def test_written_as_it_was_read(command: dict[str, Any]):
    read = decode_command(json.dumps(command))
    assert json.loads(encode_command(read)) == command
    assert decode_command(encode_command(read).encode()) == read


@given(st.lists(st.sampled_from(COMMANDS)), st.data())
def test_line_numbers(commands: list[dict[str, Any]], data: st.DataObject):
    text, numbers = "", []
    for command in commands:
        blank = data.draw(st.integers(0, 2))
        text += "\n" * blank + json.dumps(command) + "\n"
        numbers.append(text.count("\n"))
    assert [number for number, _ in parse_script(text)] == numbers
