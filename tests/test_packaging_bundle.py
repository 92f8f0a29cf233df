"""What goes into the built program, and what its Linux packages name."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
ID = "io.github.encounter_tracker.EncounterTracker"


def _load(path: Path) -> ModuleType:
    specification = importlib.util.spec_from_file_location(path.stem, path)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


slim = _load(ROOT / "packaging" / "pyinstaller" / "slim.py")
shipped_resources = _load(ROOT / "packaging" / "shipped_resources.py")


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "libQt6Core.so.6",
        "encounter_tracker/resources/translations/encounter_tracker_en.qm",
    ],
)
def test_what_the_program_uses_is_kept(place: str):
    assert slim.wanted(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/sqldrivers/libqsqlite.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qtdeclarative_fr.qm",
    ],
)
def test_what_it_does_not_use_is_dropped(place: str):
    assert not slim.wanted(place)


@pytest.mark.parametrize("name", ["libstdc++.so.6", "libX11.so.6", "libfontconfig.so.1", "libglib-2.0.so.0"])
def test_what_linux_has_itself_is_left_to_it(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(slim, "LINUX", True)
    assert not slim.wanted(name)


def test_only_own_icu_is_kept_from_windows(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(slim, "LINUX", False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert not slim.wanted("icuuc.dll")
    assert slim.wanted("Qt6Core.dll")


def test_sources_and_pictures_of_the_readme_stay_at_home(tmp_path: Path):
    for name in ("icons/a.svg", "translations/x.ts", "translations/x.qm", "screenshots/main.png", "icons/.hidden"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    names = [path.relative_to(tmp_path).as_posix() for path in shipped_resources.shipped(tmp_path)]
    assert names == ["icons/a.svg", "translations/x.qm"]


def test_the_linux_packages_name_files_that_exist():
    listing = (LINUX / "nfpm.yaml").read_text(encoding="utf-8")
    sources = re.findall(r"src: ((?:packaging|resources)/[^,]+),", listing)
    assert len(sources) == 4
    assert [name for name in sources if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize("suffix", [".desktop", ".metainfo.xml", ".xml"])
def test_desktop_files_agree_on_id_and_file_type(suffix: str):
    text = (LINUX / f"{ID}{suffix}").read_text(encoding="utf-8")
    assert "application/x-encounter-tracker" in text
    if suffix != ".xml":
        assert ID in text


def test_the_release_is_the_version():
    from encounter_tracker import __version__

    assert f'<release version="{__version__}"' in (LINUX / f"{ID}.metainfo.xml").read_text(encoding="utf-8")
