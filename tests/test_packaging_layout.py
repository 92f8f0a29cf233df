"""The tree, the wheel and the libraries are as the packages need them."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import packaging
import pytest
from hatchling.build import build_wheel

from encounter_tracker.support import resources
from encounter_tracker.support.resources import resource, resource_path, resource_root

ROOT = Path(__file__).resolve().parent.parent


def _python(code: str, folder: Path = ROOT) -> str:
    """What the code prints when run in that folder, whose packages come before the installed ones."""
    command = [sys.executable, "-W", "error", "-c", code]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


def test_our_packaging_folder_does_not_hide_the_library_of_that_name():
    assert not (ROOT / "packaging" / "__init__.py").exists()
    assert packaging.__file__ is not None
    assert not Path(packaging.__file__).is_relative_to(ROOT / "packaging")


def test_the_resources_of_the_checkout_are_found():
    assert resource_root() == ROOT / "resources"
    assert Path(resource_path("themes")).is_dir()
    assert resource("icons", "x.svg") == ROOT / "resources" / "icons" / "x.svg"


def test_a_resource_that_must_be_there_is_missed():
    with pytest.raises(FileNotFoundError, match=r"none\.svg"):
        resource_path("icons", "none.svg")


def test_a_broken_installation_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    (tmp_path / "resources").mkdir()  # somebody else's, in site-packages
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "encounter_tracker")
    resource_root.cache_clear()
    try:
        with pytest.raises(FileNotFoundError, match="missing from this installation"):
            resource_root()
    finally:
        resource_root.cache_clear()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, unpacked in a folder with a space."""
    folder = tmp_path_factory.mktemp("the wheel")
    before = Path.cwd()
    os.chdir(ROOT)
    try:
        name = build_wheel(str(folder))
    finally:
        os.chdir(before)
    with zipfile.ZipFile(folder / name) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def test_the_wheel_carries_what_the_program_needs(wheel: Path):
    carried = {path.relative_to(wheel / "encounter_tracker" / "resources").as_posix() for path in _files(wheel)}
    wanted = {
        path.relative_to(ROOT / "resources").as_posix()
        for folder in ("catalogue", "creatures", "icons", "themes")
        for path in (ROOT / "resources" / folder).rglob("*")
        if path.is_file()
    }
    assert wanted <= carried
    assert "translations/encounter_tracker_fr.qm" in carried


def test_the_wheel_carries_no_sources_of_resources_and_no_other_package(wheel: Path):
    assert not [path for path in _files(wheel) if path.suffix == ".ts" or "screenshots" in path.parts]
    top = {path.name for path in wheel.iterdir()}
    assert top == {"encounter_tracker", next(name for name in top if name.endswith(".dist-info"))}


def _files(wheel: Path) -> list[Path]:
    return [path for path in (wheel / "encounter_tracker" / "resources").rglob("*") if path.is_file()]


def test_the_wheel_finds_its_own_resources(wheel: Path):
    code = "from encounter_tracker.support.resources import resource_path; print(resource_path('themes'))"
    assert Path(_python(code, wheel).strip()) == wheel / "encounter_tracker" / "resources" / "themes"


def test_signals_can_be_emitted_without_end():
    """PySide6 6.12.0 lost a reference to True with each and took Python 3.11 down with it."""
    code = """
from PySide6.QtCore import QObject, Signal
class Bell(QObject):
    rung = Signal()
    rung_with = Signal(bool)
bell, heard = Bell(), []
bell.rung.connect(lambda: heard.append(True))
for _ in range(5000):
    bell.rung.emit()
    bell.rung_with.emit(True)
print(len(heard))
"""
    assert _python(code).strip() == "5000"
