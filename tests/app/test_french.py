"""The real window in French: nothing that has a French text is shown in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.support.settings import SettingsStore
from tests.app.table import Table
from tests.test_translations import ROOT, build_translations, translations_of

pytestmark = pytest.mark.gui

#: What is said differently in French; single letters and the like would be found by chance.
ENGLISH = {text for _, text, said in translations_of("fr") if said != text and "{" not in text and len(text) > 2}
FRENCH = {said for _, _, said in translations_of("fr")} | {"English"}  # a language names itself in its own words


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    build_translations.compile_stale(ROOT / "resources")
    SettingsStore().change(language="fr")
    made = Table()
    made.window.files.sample()
    made.settle()
    yield made
    made.close()
    made.window.preferences.set_language("en")
    application = QApplication.instance()
    assert application is not None
    for translator in application.findChildren(QTranslator):
        application.removeTranslator(translator)


def texts_of(widget: QWidget) -> set[str]:
    """What a widget shows, says and explains."""
    found = {widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()}
    match widget:
        case QAbstractButton():
            found.add(widget.text())
        case QLineEdit():
            found |= {widget.placeholderText()}
        case QMenu():
            found |= {text for action in widget.actions() for text in (action.text(), action.toolTip())}
        case _:
            pass
    return found - {""}


def english_in(window: QWidget) -> dict[str, str]:
    """English texts in what can be seen, with the kind of widget they stand in."""
    seen = (widget for widget in window.findChildren(QWidget) if widget.isVisibleTo(window))
    return {text: type(widget).__name__ for widget in seen for text in texts_of(widget) & (ENGLISH - FRENCH)}


def _select(table: Table, *names: str) -> None:
    table.window.bridge.select(tuple(table.who(name).id for name in names))
    table.settle()


def test_nothing_is_shown_in_english(table: Table):
    """All that a game master opens in a fight, in one window: what is still English, by where it was seen."""
    found: dict[str, dict[str, str]] = {}

    def look(where: str) -> None:
        table.settle()
        found[where] = english_in(table.window)

    def close() -> None:
        table.key(Qt.Key.Key_Escape)
        table.key(Qt.Key.Key_Escape)
        table.window.panes.order.view.setFocus()

    look("at first")
    for name in ("Ogre", "Brannoc", "Hobgobelin", "Squelette"):
        _select(table, name)
        look(name)
    _select(table, "Ogre")
    close()
    for key in ("a", "c", "e", "f", "i", "m", "r", "s", "t", "w", "?"):
        table.type(key)
        look(f"key {key}")
        close()
    table.type("h")
    table.type("14 feu")
    look("hit points")
    assert table.window.panes.hp_view_model.view.echo == "14 points de dégâts de feu"
    close()
    table.ctrl(Qt.Key.Key_E)
    table.type("terreur")
    table.key(Qt.Key.Key_Return)
    look("editor")
    close()
    table.window.panes.edit()
    look("all fields")
    assert {where: texts for where, texts in found.items() if texts} == {}


def test_the_menu_and_another_language(table: Table):
    table.window.registry.fill_menu(table.window.menu)
    subs = [action.menu() for action in table.window.menu.actions()]
    texts = {text for sub in subs if isinstance(sub, QMenu) for text in texts_of(sub)}
    assert "Tour suivant" in texts
    assert texts & (ENGLISH - FRENCH) == set()
    table.window.preferences.set_language("en")
    table.settle()
    assert "Initiative order" in {widget.accessibleName() for widget in table.window.findChildren(QWidget)}
    table.window.preferences.set_language("fr")
    table.settle()
    assert english_in(table.window) == {}
