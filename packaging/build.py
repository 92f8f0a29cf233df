"""Builds the program as one folder that needs no Python, and proves that it works: ``python packaging/build.py``.

The folder is ``dist/EncounterTracker``. With ``--clean-venv`` it is built from a fresh environment, so that nothing
of the developer's gets in: use it for a release.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tarfile
import venv
from pathlib import Path

from build_translations import compile_stale

ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "packaging" / "pyinstaller" / "encounter_tracker.spec"
WORK = ROOT / "build"
DIST = ROOT / "dist"
BUNDLE = DIST / "EncounterTracker"
PROGRAM = BUNDLE / ("encounter-tracker.exe" if sys.platform == "win32" else "encounter-tracker")


def main() -> int:
    options = _options()
    python = _clean_venv(WORK / "venv") if options.clean_venv else Path(sys.executable)
    for made in compile_stale(ROOT / "resources"):
        print("compiled", made.name)
    _run(python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", str(DIST), "--workpath",
         str(WORK / "pyinstaller"), str(SPEC))  # fmt: skip
    print("built", BUNDLE)
    if not options.no_smoke:
        smoke = ROOT / "packaging" / "smoke_frozen.py"
        _run(python, str(smoke), str(BUNDLE), str(PROGRAM), "--qpa", options.qpa)
    if options.archive:
        print("packed", _pack())
    if options.deb:
        _deb()
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Build the program as one folder and prove that it works.")
    parser.add_argument("--clean-venv", action="store_true", help="build from a fresh environment")
    parser.add_argument("--no-smoke", action="store_true", help="do not try what was built")
    parser.add_argument("--qpa", default="offscreen", help="platforms to try it on, such as offscreen,xcb,wayland")
    parser.add_argument("--archive", action="store_true", help="pack the folder as a .tar.xz")
    parser.add_argument("--deb", action="store_true", help="make a Debian package")
    return parser.parse_args()


def _clean_venv(folder: Path) -> Path:
    venv.create(folder, with_pip=True, clear=True)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    _run(python, "-m", "pip", "install", "--quiet", str(ROOT), "pyinstaller>=6.11")
    return python


def _pack() -> Path:
    archive = DIST / f"encounter-tracker-{_version()}-{sys.platform}.tar.xz"
    with tarfile.open(archive, "w:xz") as packed:
        packed.add(BUNDLE, BUNDLE.name)
    return archive


def _deb() -> None:
    version = _version()
    target = DIST / f"encounter-tracker_{version}_amd64.deb"
    _run(Path("sh"), str(ROOT / "packaging" / "linux" / "build_deb.sh"), str(BUNDLE), version, str(target))


def _version() -> str:
    said = subprocess.run([str(PROGRAM), "--version"], capture_output=True, text=True, check=True).stdout
    return said.split()[-1]


def _run(program: Path, *arguments: str) -> None:
    code = subprocess.run([str(program), *arguments], check=False, cwd=ROOT).returncode
    if code:
        sys.exit(f"{program.name} {' '.join(arguments[:2])} … failed with exit code {code}")


if __name__ == "__main__":
    sys.exit(main())
