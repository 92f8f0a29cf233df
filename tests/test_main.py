from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import encounter_tracker
from encounter_tracker import __main__ as command_line


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the commands were called with, instead of running them."""
    calls: list[object] = []

    def note(value: object) -> int:
        calls.append(value)
        return 7

    import encounter_tracker.app

    monkeypatch.setattr(encounter_tracker.app, "window", SimpleNamespace(run=note), raising=False)
    monkeypatch.setattr(encounter_tracker.app, "self_test", SimpleNamespace(run=note), raising=False)
    monkeypatch.setattr(encounter_tracker.app, "replay", SimpleNamespace(main=note), raising=False)
    return calls


@pytest.mark.parametrize(
    ("arguments", "file"),
    [([], None), (["window"], None), (["a.encounter"], "a.encounter"), (["window", "replay"], "replay")],
)
def test_the_window_is_the_default(called: list[object], arguments: list[str], file: str | None):
    assert command_line.main(arguments) == 7
    assert called == [file]


def test_a_file_named_like_a_command_needs_its_path(called: list[object]):
    command_line.main(["self-test"])
    command_line.main(["./self-test"])
    assert called == [None, "./self-test"]


def test_replay_gets_its_options(called: list[object]):
    options = ["--seed", "3", "--keep-going", "--sight", "--explain", "Ogre.ac", "--journal", "x.encounter"]
    assert command_line.main(["replay", "-", *options]) == 7
    assert vars(called[0]) == {
        "file": "-",
        "seed": 3,
        "keep_going": True,
        "sight": True,
        "explain": "Ogre.ac",
        "journal": "x.encounter",
    }


def test_the_self_test_gets_its_file(called: list[object]):
    assert command_line.main(["self-test", "out.json"]) == 7
    assert called == ["out.json"]


@pytest.mark.parametrize(
    "wrong", [["replay"], ["replay", "a", "b"], ["replay", "a", "--seed", "x"], ["a", "b"], ["-q"]]
)
def test_wrong_usage_ends_with_2(wrong: list[str], capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        command_line.main(wrong)
    assert ended.value.code == 2
    assert "usage: encounter-tracker" in capsys.readouterr().err


@pytest.mark.parametrize("command", [[], ["replay"], ["self-test"]])
def test_every_command_explains_itself(command: list[str], capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit) as ended:
        command_line.main([*command, "--help"])
    assert ended.value.code == 0
    assert "usage: encounter-tracker" in capsys.readouterr().out


def test_the_module_runs_like_the_command():
    command = [sys.executable, "-m", "encounter_tracker", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said == f"encounter-tracker {encounter_tracker.__version__}\n"


def test_replay_runs_without_qt(tmp_path: Path):
    script = tmp_path / "fight.jsonl"
    script.write_text('{"do": "add", "creature": {"name": "Ogre", "hit_dice": 4, "hp": 30}}\n')
    code = f"""
import sys
from encounter_tracker.__main__ import main
code = main(["replay", {str(script)!r}])
heavy = {{"PySide6", "shiboken6", "platformdirs", "unittest"}} & set(sys.modules)
print(heavy, file=sys.stderr)
sys.exit(code)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "set()\n")
