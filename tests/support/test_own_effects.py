from __future__ import annotations

from pathlib import Path

import pytest

from encounter_tracker.support import paths
from encounter_tracker.support.catalogue import DurationRule, EffectEntry
from encounter_tracker.support.own_effects import (
    USED_KEPT,
    OwnEffect,
    OwnEffectStore,
    named,
    own_file,
    own_key,
)


def own(name: str, rounds: int = 3) -> OwnEffect:
    duration = DurationRule(rounds=rounds)
    entry = EffectEntry(key=own_key(name), name=named(name), kind="spell", tone="help", duration=duration)
    return OwnEffect(entry=entry, dc=14, trigger="a bell")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "effects.json"


def test_what_is_kept_survives_a_restart(file: Path) -> None:
    store = OwnEffectStore(file)
    store.keep(own("Zeal"))
    store.use("own:zeal")
    again = OwnEffectStore(file)
    assert again.value.own == (own("Zeal"),)
    assert again.value.used == ("own:zeal",)
    assert again.get("own:zeal") == own("Zeal")
    assert again.get("own:other") is None


def test_it_is_the_user_s_own_file() -> None:
    OwnEffectStore().keep(own("Zeal"))
    assert own_file() == paths.data_dir() / "effects.json"
    assert OwnEffectStore().get("own:zeal") is not None


def test_one_name_one_effect(file: Path) -> None:
    store = OwnEffectStore(file)
    store.keep(own("Zeal"))
    store.keep(own("  zeal ", rounds=9))
    assert [effect.entry.duration for effect in store.value.own] == [DurationRule(rounds=9)]


def test_the_last_used_comes_first_and_old_ones_are_forgotten(file: Path) -> None:
    store = OwnEffectStore(file)
    for number in range(USED_KEPT + 3):
        store.use(f"effect:{number}")
    store.use("effect:5")
    assert store.value.used[:2] == ("effect:5", f"effect:{USED_KEPT + 2}")
    assert len(store.value.used) == USED_KEPT


def test_two_windows_lose_nothing_of_each_other(file: Path) -> None:
    one, other = OwnEffectStore(file), OwnEffectStore(file)
    one.keep(own("Zeal"))
    other.use("effect:bless")
    other.keep(own("Woe"))
    one.use("own:woe")
    assert {effect.key for effect in OwnEffectStore(file).value.own} == {"own:zeal", "own:woe"}
    assert OwnEffectStore(file).value.used == ("own:woe", "effect:bless")


@pytest.mark.parametrize("expected_log", [["not all readable"]])
def test_what_is_known_is_not_lost_with_a_file_damaged_meanwhile(file: Path, expected_log: list[str]) -> None:
    store = OwnEffectStore(file)
    store.keep(own("Zeal"))
    file.write_bytes(b"{")
    store.keep(own("Woe"))
    assert store.set_aside is not None
    assert {effect.key for effect in OwnEffectStore(file).value.own} == {"own:zeal", "own:woe"}


def test_forgetting(file: Path) -> None:
    store = OwnEffectStore(file)
    store.keep(own("Zeal"))
    store.use("own:zeal")
    store.forget("own:zeal")
    assert OwnEffectStore(file).value.own == ()
    assert OwnEffectStore(file).value.used == ()


def test_nothing_is_written_where_nothing_changes(file: Path) -> None:
    store = OwnEffectStore(file)
    store.forget("own:zeal")
    assert not file.exists()


@pytest.mark.parametrize("raw", [b"{", b"\xff\xfe", b"[1]"])
@pytest.mark.parametrize("expected_log", [["not all readable"]])
def test_a_damaged_file_is_set_aside(file: Path, raw: bytes, expected_log: list[str]) -> None:
    file.write_bytes(raw)
    store = OwnEffectStore(file)
    assert store.value.own == ()
    assert store.set_aside is not None
    assert store.set_aside.read_bytes() == raw


@pytest.mark.parametrize("expected_log", [["not all readable"]])
def test_what_can_be_read_of_it_is_kept(file: Path, expected_log: list[str]) -> None:
    store = OwnEffectStore(file)
    store.keep(own("Zeal"))
    store.keep(own("Hymn"))
    store.use("effect:slow")
    file.write_text(file.read_text().replace('"own:hymn"', "7"))
    again = OwnEffectStore(file)
    assert [effect.key for effect in again.value.own] == ["own:zeal"]
    assert again.value.used == ("effect:slow",)


@pytest.mark.parametrize("expected_log", [["not all readable"]])
def test_parts_of_a_wrong_kind_are_nothing(file: Path, expected_log: list[str]) -> None:
    file.write_text('{"own": 3, "used": ["effect:slow", 7]}')
    assert OwnEffectStore(file).value.used == ("effect:slow",)


@pytest.mark.parametrize("expected_log", [["cannot be read", "cannot be written"]])
def test_a_file_out_of_reach_stops_nothing(tmp_path: Path, expected_log: list[str]) -> None:
    store = OwnEffectStore(tmp_path)  # a folder
    store.keep(own("Zeal"))
    assert store.get("own:zeal") is not None


@pytest.mark.parametrize("expected_log", [["kept as None"]])
def test_a_damaged_file_that_cannot_be_set_aside(
    file: Path, monkeypatch: pytest.MonkeyPatch, expected_log: list[str]
) -> None:
    file.write_bytes(b"{")

    def refuse(self: Path, data: bytes) -> int:
        raise OSError

    monkeypatch.setattr(Path, "write_bytes", refuse)
    assert OwnEffectStore(file).set_aside is None
