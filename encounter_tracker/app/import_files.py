"""``encounter-tracker import``: files in, the creatures that they hold out as JSON, no display needed."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from encounter_tracker.importers.decoding import decode
from encounter_tracker.importers.files import read_file, read_path
from encounter_tracker.importers.text import read_text
from encounter_tracker.support.imported import ImportResult, Issue

if TYPE_CHECKING:
    import argparse

ALL_READ, NOT_READ, MISSING = 0, 1, 2


def main(args: argparse.Namespace) -> int:
    """Read ``args.files`` ("-": text on standard input); one JSON document a file, on a line each.

    Returns:
        0 where every file gave creatures and no error, 1 where one did not, 2 where one is not there.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    code = ALL_READ
    for name in args.files:
        if name != "-" and not Path(name).exists():
            sys.stderr.write(f"{name}: no such file\n")
            code = MISSING
            continue
        result = _read(name, as_text=args.text)
        sys.stdout.write(msgspec.json.encode(_printed(name, result)).decode() + "\n")
        failed = result.failed or any(issue.severity == "error" for issue in result.issues)
        code = max(code, NOT_READ) if failed else code
    return code


def _read(name: str, *, as_text: bool) -> ImportResult:
    if name != "-" and not as_text:
        return read_path(name)
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        issue = Issue(severity="error", code="file_unreadable", arguments=(name, str(error.strerror)))
        return ImportResult(issues=(issue,))
    return read_text(decode(data)[0]) if as_text else read_file("", data)


def _printed(name: str, result: ImportResult) -> dict[str, Any]:
    return {
        "file": name,
        "form": result.form,
        "language": result.language,
        "game": result.game,
        "creatures": [msgspec.to_builtins(creature) | {"issues": creature.issues} for creature in result.creatures],
        "issues": result.issues,
    }
