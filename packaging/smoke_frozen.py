"""Proves that a frozen program works, with nothing but Python's own library.

``smoke_frozen.py FOLDER PROGRAM [--qpa offscreen,xcb,wayland] [--max-mb N] [--glibc X.Y]``: exit 0 only if every
check holds. It runs a copy in a folder with a space and an umlaut, from elsewhere, with an almost empty environment,
and believes what it can see itself.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import secrets
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

_MUST_STAY_OUT = re.compile(
    r"lib(wayland-|GL\.|EGL\.|stdc\+\+|X11\.|xcb\.so|gtk-3|fontconfig)|(lib)?Qt6?(WebEngine|Quick|Qml|Designer)"
    r"|.*\.ts$|.*\.py$"
)
_PASSED_ON = ("DISPLAY", "XAUTHORITY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SYSTEMROOT", "TEMP", "LOCALAPPDATA")
_TIMEOUT_SECONDS = 120
_FIGHT = [
    {"do": "add", "creature": {"name": "Ogre", "hit_dice": 4, "hp": 30}, "initiative": 9},
    {"do": "start"},
    {"do": "damage", "target": "Ogre", "amount": 12, "type": "fire"},
]

failures: list[str] = []


def check(name: str, holds: object, seen: object = "") -> bool:
    """Print one line, and remember what failed."""
    print("ok  " if holds else "FAIL", name, seen)
    if not holds:
        failures.append(name)
    return bool(holds)


def check_inventory(root: Path, max_mb: int, glibc: str) -> None:
    """Size, and what may not be in the bundle."""
    files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files) / 1e6
    check("size", size <= max_mb, f"{size:.0f} of {max_mb} MB")
    unwanted = sorted({path.name for path in files if _MUST_STAY_OUT.match(path.name)})
    check("nothing that must stay out", not unwanted, unwanted or "")
    dangling = [path for path in root.rglob("*") if path.is_symlink() and not path.exists()]
    check("no dangling links", not dangling, dangling or "")
    check("licences", (root / "_internal" / "licences" / "LGPL-3.0.txt").is_file())
    if sys.platform.startswith("linux"):
        newest, name = max((_glibc_needed(path), path.name) for path in files)
        floor = tuple(int(part) for part in glibc.split("."))
        check("glibc", newest <= floor, f"{'.'.join(map(str, newest))} for {name}")


def _glibc_needed(path: Path) -> tuple[int, ...]:
    content = path.read_bytes()
    if not content.startswith(b"\x7fELF"):
        return (0, 0)
    found = re.findall(rb"GLIBC_(\d+)\.(\d+)", content)
    return max(((int(major), int(minor)) for major, minor in found), default=(0, 0))


def check_replay(program: Path) -> None:
    """The command without a window, which needs no display and loads no Qt."""
    with tempfile.TemporaryDirectory(prefix="et replay ü ") as folder:
        script = Path(folder, "fight one.jsonl")
        script.write_text("".join(json.dumps(command) + "\n" for command in _FIGHT), encoding="utf-8")
        environment = {"HOME": folder, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "none such"}
        started = time.monotonic()
        done = _run([program, "replay", script], environment)
        took = time.monotonic() - started
    if not check("replay: exit code", done.returncode == 0, f"{done.returncode} {done.stderr[-300:]}"):
        return
    hit_points = json.loads(done.stdout)["combatants"]["Ogre"]["hp"]
    check("replay: hit points", hit_points == 18, hit_points)
    print(f"     replay took {took:.2f} s")


def check_self_test(program: Path, root: Path, platform: str) -> None:
    """The program's own report, and whether it can be believed."""
    with tempfile.TemporaryDirectory(prefix="et home ü ") as folder:
        home = Path(folder)
        nonce = secrets.token_hex(8)
        out = home / "self test.json"
        environment = {"HOME": folder, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": platform}
        environment["ENCOUNTER_TRACKER_SELF_TEST_NONCE"] = nonce
        started = time.time()
        done = _run([program, "self-test", out], environment)
        check(f"{platform}: exit code", done.returncode == 0, f"{done.returncode} {done.stderr[-300:]}")
        complaints = re.search(r"could not|cannot load|not find|traceback", done.stderr, re.IGNORECASE)
        check(f"{platform}: no complaints", not complaints, done.stderr[-300:] if complaints else "")
        if check(f"{platform}: report written", out.exists() and out.stat().st_mtime >= started - 1):
            report = json.loads(out.read_bytes())
            _check_origin(report, nonce, program, root, platform)
            for name, holds in report["ok"].items():
                check(f"{platform}: {name}", holds is True, report["problems"].get(name, ""))
            _check_leavings(report, out, home, platform)


def _check_origin(report: dict[str, Any], nonce: str, program: Path, root: Path, platform: str) -> None:
    check(f"{platform}: report is of this run", report["nonce"] == nonce)
    frozen = report["frozen"] is True and Path(report["executable"]).resolve() == program.resolve()
    check(f"{platform}: really frozen", frozen, report["executable"])
    for key in ("resources", "plugins_path", "qtcore_file"):
        inside = Path(report[key]).resolve().is_relative_to(root.resolve())
        check(f"{platform}: {key} inside", inside, "" if inside else report[key])
    check(f"{platform}: platform plugin as asked", report["platform"] == platform, report["platform"])
    check(f"{platform}: no module from outside", report["foreign_modules"] == [], report["foreign_modules"][:3])
    check(f"{platform}: no library from outside", report["foreign_libraries"] == [], report["foreign_libraries"][:3])
    check(f"{platform}: at least ten checks", len(report["ok"]) >= 10, len(report["ok"]))


def _check_leavings(report: dict[str, Any], out: Path, home: Path, platform: str) -> None:
    """What the program left on disk, looked at with our own tools."""
    if sys.platform.startswith("linux"):
        check(f"{platform}: data folder under HOME", Path(report["data_dir"]).is_relative_to(home), report["data_dir"])
    database = out.with_name(out.name + ".sqlite")
    if check(f"{platform}: database", database.exists()):
        with closing(sqlite3.connect(database)) as connection:
            rows = connection.execute("SELECT nonce FROM proof").fetchall()
        check(f"{platform}: row in the database", rows == [(report["nonce"],)], rows)
    picture = out.with_name(out.name + ".png")
    if check(f"{platform}: picture", picture.exists()):
        content = picture.read_bytes()
        check(f"{platform}: picture has content", content.startswith(b"\x89PNG") and len(content) > 5000, len(content))


def _run(command: list[Path | str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    passed_on = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    try:
        return subprocess.run(
            [str(part) for part in command],
            env={**passed_on, **environment},
            cwd=os.path.abspath(os.sep),  # noqa: PTH100 - not the folder it was built in
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=_TIMEOUT_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        return subprocess.CompletedProcess(late.cmd, -1, "", f"did not end within {_TIMEOUT_SECONDS} s")


def main() -> int:
    parser = argparse.ArgumentParser(description="Prove that a frozen program works.")
    parser.add_argument("root", type=Path, metavar="FOLDER")
    parser.add_argument("program", type=Path, metavar="PROGRAM")
    parser.add_argument("--qpa", default="offscreen")
    parser.add_argument("--max-mb", type=int, default=125)
    parser.add_argument("--glibc", default="2.36")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="et smoke ü ") as folder:
        root = Path(folder, options.root.name)
        shutil.copytree(options.root, root, symlinks=True)
        program = root / options.program.resolve().relative_to(options.root.resolve())
        check_inventory(root, options.max_mb, options.glibc)
        check_replay(program)
        for platform in options.qpa.split(","):
            check_self_test(program, root, platform)
    print(f"FAILED: {', '.join(failures)}" if failures else "everything holds")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
