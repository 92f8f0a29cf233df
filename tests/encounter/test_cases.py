"""Every case below data/cases: steps of commands, each with what replay must print after it and its exit code.

The files have the form of the acceptance cases: ``name``, ``rules``, ``steps`` of ``do``, ``expect`` (dotted path ->
value, "~absent" for "not there") and ``exit``, and ``args`` for the command line. They are played in this process;
the command line itself is tested below, in processes of its own.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from encounter_tracker.__main__ import main

CASES = Path(__file__).parents[1] / "data" / "cases"
FILES = sorted(CASES.rglob("*.json"))
ABSENT = "~absent"

OGRE = '{"do": "add", "creature": {"name": "Ogre", "hit_dice": 4, "hp": 30, "ac": {"total": 17}}, "initiative": 9}\n'
NOBODY = '{"do": "remove", "who": "Nobody"}\n'


def look_up(document: Any, path: str) -> Any:
    """The value at a dotted path; lists are searched by name, or by number."""
    for key in path.split("."):
        if isinstance(document, list) and key.isdigit():
            document = document[int(key)] if int(key) < len(document) else ABSENT
        elif isinstance(document, list):
            document = next((x for x in document if isinstance(x, dict) and x.get("name") == key), ABSENT)
        elif isinstance(document, dict):
            document = document.get(key, ABSENT)
        else:
            return ABSENT
        if document == ABSENT:
            return ABSENT
    return document


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_case(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    case = json.loads(file.read_text(encoding="utf-8"))
    assert case["name"] == file.stem
    script = tmp_path / "script.jsonl"
    commands: list[Any] = []
    wrong = []
    for number, step in enumerate(case["steps"], 1):
        commands += step["do"]
        script.write_text("".join(json.dumps(command) + "\n" for command in commands), encoding="utf-8")
        exit_code = main(["replay", str(script), *case.get("args", [])])
        said = capsys.readouterr()
        if step["exit"] == 1:
            # the refused command is the last one: later steps go on without it
            commands.pop()
        if exit_code != step["exit"]:
            wrong.append(f"step {number}: exit {exit_code}, not {step['exit']}: {said.err.strip()}")
        document = json.loads(said.out)
        for path, value in step["expect"].items():
            found = look_up(document, path)
            if found != value or isinstance(found, bool) != isinstance(value, bool):
                wrong.append(f"step {number}: {path} is {found!r}, not {value!r}")
    assert not wrong


def test_there_are_cases_for_every_section():
    sections = {file.parent.name for file in FILES}
    assert sections >= {"0", "A", "B", "C", "D", "F", "G"}
    assert len(FILES) >= 200
    assert len({file.stem for file in FILES}) == len(FILES)


# --- the command line itself -----------------------------------------------------------------------------------------


def replay(*arguments: str, script: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "encounter_tracker", "replay", *arguments]
    return subprocess.run(command, input=script, capture_output=True, text=True, encoding="utf-8", check=False)


def test_all_applied_from_standard_input():
    done = replay("-", script=OGRE)
    assert (done.returncode, done.stderr) == (0, "")
    document = json.loads(done.stdout)
    assert document["order"] == ["Ogre"]
    assert document["errors"] == []


def test_a_refusal_is_told_with_its_line_and_the_state_so_far(tmp_path: Path):
    script = tmp_path / "fight.jsonl"
    script.write_text("# a fight\n\n" + OGRE + NOBODY + OGRE, encoding="utf-8")
    done = replay(str(script))
    assert done.returncode == 1
    assert done.stderr == f"{script}:4: there is no combatant named “Nobody”\n"
    document = json.loads(done.stdout)
    assert document["order"] == ["Ogre"]
    assert document["errors"] == []


def test_keep_going_skips_and_lists_what_was_refused():
    done = replay("-", "--keep-going", script=OGRE + NOBODY + OGRE + NOBODY)
    assert done.returncode == 1
    assert [line.split(":")[:2] for line in done.stderr.splitlines()] == [["-", "2"], ["-", "4"]]
    document = json.loads(done.stdout)
    assert document["order"] == ["Ogre", "Ogre 2"]
    assert [error["line"] for error in document["errors"]] == [2, 4]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('{"do": "remove", "who": "Ogre", "soon": true}', "unknown field `soon`"),
        ('{"do": "negative_levels", "target": "Ogre", "count": 99999999}', "<= 999"),
        ('{"do": "add", "creature": {"name": "X", "hit_dice": 1, "hp": 1, "armour": 3}}', "unknown field `armour`"),
        ('{"do": "vanish"}', "unknown command 'vanish'"),
        ('{"who": "Ogre"}', "a command needs a field `do`"),
        ('{"do": "remove"}', "missing required field `who`"),
        ('{"do": "remove", "who": 3}', "`$.who`"),
        ("not JSON", "malformed"),
    ],
)
def test_what_is_no_command_is_found_before_anything_is_applied(line: str, problem: str):
    done = replay("-", "--keep-going", script=OGRE + "\n" + line + "\n" + OGRE)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("-:3: ")
    assert problem in done.stderr


def test_a_file_that_cannot_be_read(tmp_path: Path):
    done = replay(str(tmp_path / "nothing.jsonl"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "nothing.jsonl" in done.stderr


def test_explain_prints_the_parts_instead():
    bonus = '{"on": "ac", "type": "deflection", "value": 2}'
    ring = f'{{"do": "effect", "name": "ring", "targets": ["Ogre"], "modifiers": [{bonus}]}}'
    done = replay("-", "--explain", "Ogre.ac", script=OGRE + ring)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == ["17 stat block", "+2 ring (deflection)", "= 19 ac"]


@pytest.mark.parametrize("path", ["Ogre.armour", "Troll.ac", "ac"])
def test_explaining_what_is_not_there(path: str):
    done = replay("-", "--explain", path, script=OGRE)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"--explain {path}: ")


def test_the_same_seed_gives_the_same_dice():
    script = OGRE + '{"do": "initiative", "who": "Ogre"}\n' * 4
    first, again, other = (replay("-", "--seed", seed, script=script).stdout for seed in ("7", "7", "8"))
    assert first == again
    assert first != other


def test_the_sample_creatures_can_be_added_by_name_and_nothing_heavy_is_loaded():
    code = """
import sys
from encounter_tracker.__main__ import main
code = main(["replay", "-"])
print({name.partition(".")[0] for name in sys.modules} & {"PySide6", "shiboken6"}, file=sys.stderr)
sys.exit(code)
"""
    script = '{"do": "add", "from": "goblin"}\n{"do": "start"}\n'
    done = subprocess.run([sys.executable, "-c", code], input=script, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "set()\n")
    assert json.loads(done.stdout)["round"] == 1
