"""The language is switched while surfaces are open: every word follows, keys included."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AddCombatant, StartEncounter
from encounter_tracker.support.catalogue import creature_named
from encounter_tracker.ui.widgets import KeyCap
from tests.app.table import Table

pytestmark = pytest.mark.gui


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    table = Table()
    for name, initiative in (("Ogre", 15), ("Wight", 9)):
        table.window.bridge.dispatch(AddCombatant(creature=creature_named(name), initiative=initiative))
    table.window.bridge.dispatch(StartEncounter())
    table.window.panes.order.view.setFocus()
    table.settle()
    yield table
    table.window.preferences.set_language("en")
    table.close()


def words(within: QWidget) -> set[str]:
    """Everything that is read on a surface."""
    found = {within.accessibleName()}
    for widget in within.findChildren(QWidget):
        if widget.isVisible():
            found |= {widget.accessibleName(), widget.toolTip()}
            if isinstance(widget, QAbstractButton | QLabel):
                found.add(widget.text())
            if isinstance(widget, QLineEdit):
                found.add(widget.placeholderText())
    return found


@pytest.mark.parametrize("action", ["keys", "palette", "edit", "overrule", "cast", "save", "options", "sight", "add"])
def test_words_are_those_of_a_surface_opened_in_that_language(table: Table, action: str):
    seen: dict[str, set[str]] = {}
    ways: tuple[tuple[Literal["en", "fr"], Literal["en", "fr"]], ...] = (("fr", "en"), ("en", "fr"))
    for language, other in ways:
        table.window.preferences.set_language(language)
        table.click_row("Ogre")
        table.window.registry.trigger(action)
        table.settle()
        seen[language] = words(table.window)
        table.window.preferences.set_language(other)
        table.settle()
        seen[f"{other} live"] = words(table.window)
        for _ in range(3):
            table.window.panes.order.view.setFocus()
            table.key(Qt.Key.Key_Escape)
    only_french, only_english = seen["fr"] - seen["en"], seen["en"] - seen["fr"]
    assert seen["en live"] & only_french == set()
    assert seen["fr live"] & only_english == set()


def test_a_question_is_asked_again(table: Table):
    table.window.registry.trigger("advance_time")
    table.settle()
    assert table.window.prompt.is_open
    table.window.preferences.set_language("fr")
    table.settle()
    assert not table.window.prompt.is_open


def test_what_is_typed_in_the_form_stays(table: Table):
    table.click_row("Ogre")
    table.window.registry.trigger("edit")
    table.settle()
    page = table.window.panes.combatant.edit_page
    page.form.cells["name"].set_value("Brute")
    table.window.preferences.set_language("fr")
    table.settle()
    assert page.form.cells["name"].value == "Brute"
    assert page.form.cells["name"].label.accessibleName() == "Nom"


def test_keys_are_named_in_the_language(table: Table):
    table.window.preferences.set_language("fr")
    table.settle()
    top, start = table.window.top_bar, table.window.start_page
    hits = table.window.palette_popover._view_model.find("retour")
    assert "Ctrl+Z" in top._keys.values()
    shifted = {key: text for key, text in top._keys.items() if "Maj" in text}
    assert "back_turn" in shifted
    assert all("Shift" not in text for text in (*top._keys.values(), *start.shown_keys.values()))
    assert all("Shift" not in hit.keys for hit in hits)
    assert {cap.accessibleName() for cap in start.findChildren(KeyCap)} >= {"N", "H"}


def test_why_a_fight_cannot_be_started_again(table: Table):
    assert table.window.registry.reason("start") == "the fight is under way already"
