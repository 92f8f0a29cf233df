from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.support import paths, settings
from encounter_tracker.support.settings import Settings, SettingsStore, WindowLayout


def test_a_first_start_has_the_defaults_and_writes_nothing(user_home: Path):
    store = SettingsStore()
    assert store.value == Settings()
    assert store.loaded.set_aside is None
    assert not user_home.exists()


def test_a_change_is_there_after_a_restart():
    SettingsStore().change(
        language="fr", theme="dark", text_size=125, units="metres", keys={"next_turn": ("N", "Space"), "delay": ()}
    )
    value = SettingsStore().value
    assert (value.language, value.theme, value.text_size, value.units) == ("fr", "dark", 125, "metres")
    assert value.keys == {"next_turn": ("N", "Space"), "delay": ()}


@pytest.mark.parametrize(
    "wrong", [{"language": "xx"}, {"theme": "pink"}, {"text_size": 89}, {"text_size": 151}, {"keys": {"a": "N"}}]
)
def test_a_wrong_value_is_refused_and_changes_nothing(wrong):
    store = SettingsStore()
    before = store.change(theme="light")
    with pytest.raises(msgspec.ValidationError):
        store.change(**wrong)
    assert store.value == before == SettingsStore().value


def test_a_field_that_is_not_there_is_an_error():
    with pytest.raises(TypeError):
        SettingsStore().change(colour="red")


def test_recent_files_newest_first_each_once_and_not_too_many():
    store = SettingsStore()
    names = [f"/fights/{n}.encounter" for n in range(12)]
    for name in [*names, names[5]]:
        store.remember_file(Path(name))
    recent = store.value.recent_files
    assert recent[:2] == (str(Path(names[5])), str(Path(names[11])))
    assert len(recent) == len(set(recent)) == settings.RECENT_FILES


def test_a_window_is_remembered_for_each_screen():
    store = SettingsStore()
    store.remember_window("laptop", WindowLayout("Z2VvbQ==", "ZG9ja3M="))
    store.remember_window("beamer", WindowLayout("eA=="))
    assert SettingsStore().value.windows == {
        "laptop": WindowLayout("Z2VvbQ==", "ZG9ja3M="),
        "beamer": WindowLayout("eA=="),
    }


def test_one_damaged_field_costs_that_field_only(expected_log: list[str]):
    expected_log.append("not readable: text_size")
    file = paths.settings_file()
    paths.write_atomically(file, b'{"text_size": "huge", "theme": "dark", "from_a_later_version": 1}')
    loaded = settings.load(file)
    assert loaded.settings == Settings(theme="dark")
    assert loaded.unreadable == ("text_size",)
    assert loaded.set_aside is not None
    assert json.loads(loaded.set_aside.read_bytes())["text_size"] == "huge"


@pytest.mark.parametrize("raw", [b"", b"{", b"[1]", b"\xff\xfe\x00", b'"text"', b"null"])
def test_a_damaged_file_is_set_aside_untouched(raw: bytes, expected_log: list[str]):
    expected_log.append(r"not readable: \*")
    file = paths.settings_file()
    paths.write_atomically(file, raw)
    store = SettingsStore()
    assert store.value == Settings()
    assert store.loaded.set_aside is not None
    store.change(theme="light")
    assert store.loaded.set_aside.read_bytes() == raw
    assert SettingsStore().value.theme == "light"


@given(raw=st.binary(max_size=40))
def test_no_content_stops_the_program(raw: bytes):
    settings._decode(raw)


def test_a_second_damaged_file_does_not_replace_the_first(expected_log: list[str]):
    expected_log.append("not readable")
    file = paths.settings_file()
    paths.write_atomically(file, b"first")
    first = settings.load(file).set_aside
    paths.write_atomically(file, b"second")
    second = settings.load(file).set_aside
    assert first is not None
    assert second is not None
    assert (first.read_bytes(), second.read_bytes()) == (b"first", b"second")


def test_a_file_that_cannot_be_read_gives_the_defaults(expected_log: list[str]):
    expected_log.append("cannot be read")
    paths.settings_file().mkdir(parents=True)  # a folder of that name
    store = SettingsStore()
    assert store.value == Settings()
    expected_log.append("cannot be written")
    assert store.change(theme="dark") == store.value == Settings(theme="dark")


def test_the_damaged_file_may_not_be_copyable(expected_log: list[str], monkeypatch: pytest.MonkeyPatch):
    expected_log.append("kept as None")
    file = paths.settings_file()
    paths.write_atomically(file, b"{")
    monkeypatch.setattr(paths, "free_name", lambda path: path.parent)
    assert settings.load(file).set_aside is None
