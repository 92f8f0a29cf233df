"""What every test gets: no display, no touch of the user's own data, no stray warning."""

from __future__ import annotations

import itertools
import logging
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# Before anything of Qt is imported, and also for the programs that tests start.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"
for _name in ("QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_SCALE_FACTOR", "LANGUAGE"):
    os.environ.pop(_name, None)

_nowhere = tempfile.TemporaryDirectory(prefix="encounter tests ")
_numbers = itertools.count()
os.environ["HOME"] = _nowhere.name
for _name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "APPDATA", "LOCALAPPDATA"):
    os.environ[_name] = str(Path(_nowhere.name, _name.lower()))

# A shared machine makes single examples slow; the time limit of the whole test stays.
settings.register_profile("tests", deadline=None)
# To look longer: pytest --hypothesis-profile long tests/encounter/test_machine.py --timeout 0
settings.register_profile("long", deadline=None, max_examples=1500, print_blob=True)
settings.load_profile("tests")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fail-on-skip", action="store_true", help="a skipped test fails the run")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("--fail-on-skip") and _skipped(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.getoption("--fail-on-skip"):
        for report in _skipped(config):
            terminalreporter.write_line(f"skipped, which --fail-on-skip forbids: {report.nodeid}", red=True)


def _skipped(config: pytest.Config) -> list[pytest.TestReport]:
    reporter = config.pluginmanager.get_plugin("terminalreporter")  # none in the workers of xdist
    return list(reporter.stats.get("skipped", [])) if reporter else []


@pytest.fixture(autouse=True)
def user_home(monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home for settings, encounters and log, made on first use, a fresh one for each test."""
    home = Path(_nowhere.name, f"user {next(_numbers)}")
    monkeypatch.setenv("ENCOUNTER_TRACKER_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def no_windows_left() -> Iterator[None]:
    """Widgets that a test gave up are gone before the next: else every change of theme or language goes to them all.

    So are translators: texts must not depend on which test ran before.
    """
    yield
    if "PySide6.QtWidgets" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent, QTranslator

        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no event loop runs that would do it
        application = QCoreApplication.instance()
        if application is not None:
            for translator in application.findChildren(QTranslator):
                application.removeTranslator(translator)


@pytest.fixture
def expected_log() -> list[str]:
    """Regular expressions for the warnings that the test provokes; each must come, no other may."""
    return []


@pytest.fixture(autouse=True)
def no_stray_log(caplog: pytest.LogCaptureFixture, expected_log: list[str]) -> Iterator[None]:
    """Fail a test that logs a warning or worse without having announced it."""
    yield
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    messages = [record.getMessage() for record in records if record.levelno >= logging.WARNING]
    stray = [text for text in messages if not any(re.search(pattern, text) for pattern in expected_log)]
    missing = [pattern for pattern in expected_log if not any(re.search(pattern, text) for text in messages)]
    assert not stray, f"unexpected log records: {stray}"
    assert not missing, f"expected log records did not come: {missing}"


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return ["encounter-tracker"]
