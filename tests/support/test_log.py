from __future__ import annotations

import logging
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from encounter_tracker.support import log, paths


@pytest.fixture(autouse=True)
def root_logger_restored() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    for handler in [handler for handler in root.handlers if handler not in handlers]:
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)
    logging.captureWarnings(capture=False)


def test_records_go_to_the_users_log():
    file = log.set_up()
    assert file == paths.log_file()
    logging.getLogger("encounter_tracker.x").info("Züge: %d", 3)
    text = file.read_text(encoding="utf-8")
    assert "INFO" in text
    assert "encounter_tracker.x: Züge: 3" in text


def test_warnings_of_python_are_logged_too(expected_log: list[str]):
    expected_log.append("old thing")
    file = log.set_up()
    assert file is not None
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(capture=False)
        logging.captureWarnings(capture=True)
        warnings.warn("old thing", stacklevel=1)
    assert "old thing" in file.read_text(encoding="utf-8")


def test_the_log_does_not_grow_without_end(tmp_path: Path):
    file = log.set_up(tmp_path / "x.log")
    assert file is not None
    for _ in range(60):
        logging.getLogger("encounter_tracker.x").info("y" * 50_000)
    sizes = [path.stat().st_size for path in tmp_path.iterdir()]
    assert 1 < len(sizes) <= 4
    assert max(sizes) <= 512 * 1024


@pytest.mark.parametrize("console", [True, False])
def test_a_place_that_cannot_be_written_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, console: bool):
    (tmp_path / "file").touch()
    if not console:
        monkeypatch.setattr("sys.stderr", None)
    assert log.set_up(tmp_path / "file" / "x.log") is None
    logging.getLogger("encounter_tracker.x").info("still running")
