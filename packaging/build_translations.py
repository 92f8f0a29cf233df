"""Compiles ``resources/translations/*.ts`` to ``.qm`` beside them: ``python packaging/build_translations.py``.

Run it after editing a ``.ts`` in a checkout; installing does the same by the build hook.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

_LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


def stale(resources: Path) -> list[Path]:
    """The translation sources whose compiled file is missing or older."""
    found = []
    for source in sorted((resources / "translations").glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            found.append(source)
    return found


def compile_stale(resources: Path) -> list[Path]:
    """Compile what is stale and return the files made."""
    made = []
    for source in stale(resources):
        target = source.with_suffix(".qm")
        # Put in place whole: a running program has the old one mapped and would die of one that is cut short.
        fresh = target.with_suffix(".qm.new")
        # Through the interpreter: a build environment has no folder of commands on the PATH.
        command = [sys.executable, "-c", _LRELEASE, "-silent", str(source), "-qm", str(fresh)]
        subprocess.run(command, check=True)
        fresh.replace(target)
        made.append(target)
    return made


def main() -> int:
    made = compile_stale(Path(__file__).resolve().parent.parent / "resources")
    for path in made:
        print(path)
    if not made:
        print("every translation is up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
