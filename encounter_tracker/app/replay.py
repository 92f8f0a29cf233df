"""``encounter-tracker replay``: a script in, the state out, no display needed."""

from __future__ import annotations

import contextlib
import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from encounter_tracker.session.explain import UnknownFigureError, explain
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.session.replay import as_errors, play
from encounter_tracker.session.script import ScriptError, parse_script
from encounter_tracker.session.snapshot import sight_snapshot, snapshot
from encounter_tracker.support.dice import Dice

if TYPE_CHECKING:
    import argparse

    from encounter_tracker.rules.creature import Creature

ALL_APPLIED, REFUSED, UNREADABLE = 0, 1, 2


def main(args: argparse.Namespace) -> int:
    """Replay ``args.file`` ("-": standard input) and print the state as JSON; the exit code as in SCRIPTS.md."""
    _write_utf_8()
    try:
        read = sys.stdin.buffer.read() if args.file == "-" else Path(args.file).read_bytes()
        script = parse_script(read.decode("utf-8-sig"))
    except ScriptError as error:
        return _unreadable(f"{args.file}:{error.line}: {error}")
    except (OSError, UnicodeError) as error:
        return _unreadable(f"{args.file}: {error}")
    model = EncounterModel(Dice(args.seed), library=_library)
    with contextlib.ExitStack() as kept:
        if args.journal is not None:
            from encounter_tracker.storage.encounter_file import EncounterFileError, create_over

            try:
                model.open(kept.enter_context(create_over(Path(args.journal))), [], 0, model.state)
            except EncounterFileError as error:
                return _unreadable(f"{args.journal}: {error}")
        refusals = play(model, script, keep_going=args.keep_going)
    for refusal in refusals:
        sys.stderr.write(f"{args.file}:{refusal.line}: {refusal.reason}\n")
    if args.explain is None:
        printed = snapshot(model.state, model.log(), as_errors(refusals) if args.keep_going else [])
        if args.sight:
            printed |= sight_snapshot(model.state)
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(printed), indent=1).decode() + "\n")
    elif not _explained(model, args.explain):
        return UNREADABLE
    return REFUSED if refusals else ALL_APPLIED


def _write_utf_8() -> None:
    """Whatever the system would write into a pipe."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")


def _explained(model: EncounterModel, path: str) -> bool:
    """Print the parts of a figure; False (and why) where there is no such figure."""
    try:
        sys.stdout.write("".join(f"{line}\n" for line in explain(model.state, path)))
    except UnknownFigureError as error:
        _unreadable(f"--explain {path}: {error}")
        return False
    return True


def _unreadable(problem: str) -> int:
    sys.stderr.write(problem + "\n")
    return UNREADABLE


def _library(name: str) -> Creature | None:
    from encounter_tracker.support.catalogue import creature_named

    return creature_named(name)
