"""What the palette finds, by which words and in which order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from encounter_tracker.encounter.commands import AnyCommand
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.catalogue import creature_named
from encounter_tracker.support.dice import Dice
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.palette import Hit, PaletteViewModel
from encounter_tracker.viewmodels.texts.language import set_language


class Finding:
    """Brannoc, two goblins and an ogre; the ogre is selected."""

    def __init__(self) -> None:
        self.bridge = EncounterBridge(EncounterModel(Dice(1)))
        for name, initiative in (("Brannoc", 20), ("Goblin", 15), ("Ogre", 9)):
            creature = msgspec.to_builtins(creature_named(name))
            self.do("add", creature=creature, initiative=initiative, count=2 if name == "Goblin" else 1)
        self.bridge.select((self.bridge.state.by_name["Ogre"],))
        self.palette = PaletteViewModel(self.bridge)

    def do(self, do: str, **fields: Any) -> None:
        self.bridge.dispatch(msgspec.convert({"do": do, **fields}, AnyCommand))

    def find(self, text: str) -> tuple[Hit, ...]:
        return self.palette.find(text)

    def keys(self, text: str) -> list[str]:
        return [hit.key for hit in self.find(text)]


@pytest.fixture
def finding(qtbot: QtBot) -> Iterator[Finding]:
    yield Finding()
    set_language("en")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("kill", "kill"),
        ("death attack", "death_attack"),
        ("stabilise", "stabilise"),
        ("negative levels", "levels"),
        ("raise dead", "raise_dead"),
        ("restoration", "restoration"),
        ("rename", "rename"),
        ("ability damage", "ability:str"),
        ("strength damage", "ability:str"),
    ],
)
def test_what_can_be_done_to_the_one_shown(finding: Finding, text: str, key: str):
    found = finding.find(text)[:4]  # the action table may have one for several
    assert ("own", key, "Ogre") in [(hit.kind, hit.key, hit.detail) for hit in found]


def test_what_cannot_be_done_to_it_says_why(finding: Finding):
    assert finding.find("raise dead")[0].reason == "it is alive"
    assert finding.find("kill")[0].reason == ""


def test_nobody_there_nothing_to_do_to_them(qtbot: QtBot):
    palette = PaletteViewModel(EncounterBridge(EncounterModel(Dice(1))))
    assert [hit for hit in palette.find("kill") if hit.kind == "own"] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("language", {"language_en", "language_fr"}),
        ("langue", {"language_en", "language_fr"}),
        ("theme", {"theme_system", "theme_light", "theme_dark"}),
        ("thème", {"theme_system", "theme_light", "theme_dark"}),
        ("colours", {"theme_system", "theme_light", "theme_dark"}),
        ("text size", {"larger_text", "smaller_text"}),
        ("taille du texte", {"larger_text", "smaller_text"}),
        ("fin du combat", {"end"}),
        ("terminer", {"end"}),
        ("export", {"library"}),
    ],
)
def test_words_by_which_actions_go_as_well(finding: Finding, text: str, found: set[str]):
    assert set(finding.keys(text)[: len(found)]) == found


def test_a_trigger_finds_who_has_readied(finding: Finding):
    finding.do("start")
    who = finding.bridge.state.active
    assert who is not None
    finding.do("ready", who=who, trigger="the altar glows")
    for text in ("trigger", "altar", "readied"):
        hit = finding.find(text)[0]
        assert (hit.kind, hit.key, hit.text) == ("waiting", who, "Brannoc: the altar glows")


def test_those_present_come_before_creatures_to_add(finding: Finding):
    kinds = [hit.kind for hit in finding.find("goblin")]
    assert kinds[:3] == ["combatant", "combatant", "creature"]
    assert finding.find("ogre")[0].kind == "combatant"
