"""The program in French, for tests: its own translators, compiled afresh where they are stale."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from encounter_tracker.app.translation import Translations
from tests.test_translations import ROOT, build_translations

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def in_french() -> Iterator[None]:
    """French while the block lasts, then English again."""
    build_translations.compile_stale(ROOT / "resources")
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    translations = Translations(application)
    translations.use("fr")
    try:
        yield
    finally:
        translations.use("en")
        for translator in application.findChildren(QTranslator):
            application.removeTranslator(translator)
