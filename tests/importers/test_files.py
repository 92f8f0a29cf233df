"""Any file: its form is found by what it holds; errors are issues with a place; nothing else is touched."""

from __future__ import annotations

import builtins
import json
import os
import socket
from pathlib import Path

import pytest

from encounter_tracker.importers import files
from encounter_tracker.importers.codes import FILE_ISSUE_CODES
from encounter_tracker.importers.files import read_file, read_path
from encounter_tracker.support.imported import ImportResult
from tests.importers import samples

FORMS = {
    "bestiary.xml": ("combatmanager", ["Bog Lurker"]),
    "custom.cmx": ("combatmanager", ["Bog Lurker"]),
    "fight.cmpt": ("combatmanager-fight", ["Lurker 2", "Anna"]),
    "hero.xml": ("herolab-xml", ["Reed Knight", "Rat"]),
    "party.por": ("herolab-portfolio", ["Reed Knight", "Rat", "Marsh Knight"]),
    "old.por": ("herolab-portfolio", ["Reed Knight"]),
    "v10.json": ("foundry-actor", ["Marsh Giant"]),
    "v9.json": ("foundry-actor", ["Marsh Giant"]),
    "many.db": ("foundry-actor", ["Marsh Giant", "Second"]),
    "witch.md": ("fantasy-statblock", ["Fen Witch"]),
    "troll.md": ("front-matter", ["Fen Troll"]),
    "sheet.xml": ("pcgen-xml", ["Ilvara"]),
    "group.rpgrp": ("pcgen-rpgrp", ["Ilvara"]),
    "own.json": ("encounter-tracker", ["Rat"]),
    "ogre.txt": ("text", ["Marsh Ogre"]),
}


def names(result: ImportResult) -> list[str]:
    return [one.creature.name for one in result.creatures]


def codes(result: ImportResult) -> list[str]:
    return [issue.code for issue in result.issues]


@pytest.mark.parametrize("name", FORMS)
def test_the_form_is_found_by_what_the_file_holds(name: str):
    form, creatures = FORMS[name]
    for said in (name, "nothing.bin", ""):
        result = read_file(said, samples.ALL[name])
        assert (result.form, names(result)) == (form, creatures)
        assert result.game == "pf1"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
@pytest.mark.parametrize("name", ["bestiary.xml", "witch.md", "v10.json", "ogre.txt"])
def test_any_encoding(name: str, encoding: str):
    text = samples.ALL[name].decode().replace("Marsh", "Märsh").replace("Bog L", "Bög L").replace("Fen W", "Fën W")
    result = read_file(name, text.encode(encoding))
    assert len(result.creatures) == 1
    assert set(names(result)[0]) & set("äöë")
    assert "letters_guessed" not in codes(result)


def test_western_letters_without_a_word_on_it_are_guessed():
    result = read_file("x.md", samples.STATBLOCK_NOTE.replace("Fen Witch", "Fée").encode("latin-1"))
    assert names(result) == ["Fée"]
    assert codes(result) == ["letters_guessed"]
    assert "letters_guessed" not in codes(read_file("x.xml", samples.HERO_XML))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "file_empty"),
        (b" \n\0\t ", "file_empty"),
        (b"\xef\xbb\xbf", "file_empty"),
        (bytes(range(256)) * 20, "format_unknown"),
        (b"<catalog><cd/></catalog>", "format_other"),
        (b"<catalog><cd></catalog>", "xml_broken"),
        (b'{"a": 1}', "format_other"),
        (b'{"a": 1', "json_broken"),
        (b"[1, 2, 3]", "format_other"),
        (b"[" * 100_000, "json_too_deep"),
        (samples.PCGEN_TEMPLATE.encode(), "template_unfilled"),
        (b"PK\x03\x04 and nothing", "zip_broken"),
        (samples.zipped({"a.bin": b"x"}), "format_other"),
        (b'<compendium version="5"><monster/></compendium>', "format_other"),
    ],
)
def test_what_cannot_be_read_says_why(data: bytes, code: str):
    result = read_file("some.thing", data)
    assert not result.creatures
    assert codes(result) == [code]
    assert result.issues[0].severity == "error"
    assert code in FILE_ISSUE_CODES


@pytest.mark.parametrize(
    ("value", "game"),
    [
        (samples.actor(_stats={"systemId": "dnd5e"}), "5e"),
        (samples.actor(_stats={"systemId": "pf2e"}), "pf2"),
        (samples.actor(_stats={"systemId": "D35E"}), "3.5"),
        ({"name": "x", "type": "npc", "system": {"attributes": {"eac": {"value": 1}}}}, "starfinder"),
        ({"name": "x", "type": "npc", "system": {"abilities": {}, "attributes": {"prof": 2}}}, "5e"),
        ({"name": "Goblin", "challenge_rating": "1/4", "legendary_actions": []}, "5e"),
        ({"name": "Goblin", "perception": 3, "fortitude": 4, "reflex": 3}, "pf2"),
        ({"name": "Goblin", "kac": 12}, "starfinder"),
    ],
)
def test_another_game_is_named(value: dict[str, object], game: str):
    result = read_file("x.json", json.dumps(value).encode())
    assert (codes(result), result.game) == (["game_other"], game)
    assert result.issues[0].arguments[0] == game


@pytest.mark.parametrize(
    ("before", "behind"),
    [
        ("[b]", "[/b]"),
        ("[[Ogre]]\n", ""),
        ("[1] ", ""),
        ("{{Infobox}}\n", ""),
        ("<i>x</i>\n", ""),
        ("<!--StartFragment--><p>", "</p>"),
        ("<html><head><title>t</title></head><body><pre>", "</pre></body></html>"),
        ("< odd\n", ""),
        ("---\n", ""),
        ("> ", ""),
    ],
)
def test_text_with_the_marks_of_forums_wikis_and_pages_is_text(before: str, behind: str):
    result = read_file("", (before + samples.TEXT_BLOCK + behind).encode())
    assert (result.form, [one.creature.hp for one in result.creatures]) == ("text", [30])


def test_a_script_of_ours():
    add = '{"do": "add", "creature": {"name": "Rat", "hit_dice": 1, "hp": 4}, "initiative": 7}'
    script = f'# a fight\n{add}\n{{"do": "start"}}\n'
    (rat,) = read_file("x.jsonl", script.encode()).creatures
    assert (rat.creature.name, rat.initiative) == ("Rat", 7)


def test_a_broken_place_is_named():
    broken = samples.BESTIARY.replace("</Monster>", "</Monster>\n<Monster><Name>Half</Name><CR>1</Wrong>")
    result = read_file("x.xml", broken.encode())
    assert names(result) == ["Bog Lurker"]
    assert codes(result) == ["xml_broken", "creature_cut"]
    line = broken.split("\n").index("<Monster><Name>Half</Name><CR>1</Wrong>") + 1
    assert (result.issues[0].line, result.issues[1].line) == (line, line)
    assert result.issues[0].text == "<Monster><Name>Half</Name><CR>1</Wrong>"
    assert result.issues[1].where == "/ArrayOfMonster/Monster[2]"
    said = read_file("x.json", b'{"a":\n  wrong}')
    assert (said.issues[0].line, said.issues[0].text) == (2, "  wrong}")


def test_lines_of_documents_keep_the_good_ones():
    good = samples.actor_json("data")
    result = read_file(
        "x.db", good + b'\n{"name": half\n{"_id": "a1", "$$deleted": true}\n' + samples.actor_json(_id="z")
    )
    assert names(result) == ["Marsh Giant"]  # the first was deleted later
    assert [(issue.code, issue.line) for issue in result.issues] == [("json_broken", 2)]


def test_a_zip_of_files_gives_all_that_it_holds():
    data = samples.zipped({"a/v.json": samples.ALL["v10.json"], "b.xml": b"<broken", "c.png": b"\x89PNG"})
    result = read_file("x.zip", data)
    assert names(result) == ["Marsh Giant"]
    assert [(issue.code, issue.where) for issue in result.issues] == [("xml_broken", "b.xml")]


def test_many_creatures_with_progress_and_cancel():
    many = ("<ArrayOfMonster>" + samples.MONSTER * 300 + "</ArrayOfMonster>").encode()
    told: list[tuple[int, int]] = []
    result = read_file("x.xml", many, progress=lambda done, of: told.append((done, of)), cancelled=lambda: False)
    assert len(result.creatures) == 300
    assert told[0] == (0, 300)
    assert told[-1] == (300, 300)
    assert told == sorted(told)
    stopped = read_file(
        "x.xml", many, progress=lambda *said: told.append(said), cancelled=lambda: told[-1] == (200, 300)
    )
    told.append((0, 0))
    assert 0 < len(stopped.creatures) < 300
    assert codes(stopped) == ["cancelled"]


def test_cancelled_before_it_begins():
    result = read_file("x.xml", samples.ALL["bestiary.xml"], cancelled=lambda: True)
    assert codes(result) == ["cancelled"]


def test_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    assert codes(read_path(tmp_path / "none.xml")) == ["file_missing"]
    assert codes(read_path(tmp_path)) == ["file_unreadable"]
    assert codes(read_path("a\0b")) == ["file_unreadable"] or codes(read_path("a\0b")) == ["file_missing"]
    path = tmp_path / "x.xml"
    path.write_bytes(samples.ALL["bestiary.xml"])
    assert names(read_path(path)) == ["Bog Lurker"]
    monkeypatch.setattr(files, "LARGEST_FILE", 100)
    assert codes(read_path(path)) == ["file_too_large"]
    assert codes(read_file("x", b"a" * 101)) == ["file_too_large"]


def test_a_reader_that_fails_is_an_issue(monkeypatch: pytest.MonkeyPatch):
    def fail(_text: str) -> tuple[str, bool]:
        raise ValueError("no")

    monkeypatch.setattr(files, "decode", fail)
    assert codes(read_file("x", b"a")) == ["file_unreadable"]


def test_no_file_and_no_network_is_touched(monkeypatch: pytest.MonkeyPatch):
    for name, data in samples.ALL.items():
        read_file(name, data)  # what Python itself loads on first use

    def forbidden(*_arguments: object, **_more: object) -> None:
        raise AssertionError("touched")

    monkeypatch.setattr(builtins, "open", forbidden)
    monkeypatch.setattr(os, "open", forbidden)
    monkeypatch.setattr(Path, "open", forbidden)
    monkeypatch.setattr(socket, "socket", forbidden)
    evil: dict[str, bytes | str] = {
        "../../evil.txt": b"x",
        "/etc/passwd": b"y",
        "statblocks_text/../../1.txt": samples.BLOCK,
    }
    for name, data in {
        **samples.ALL,
        "evil.zip": samples.zipped(evil),
        "evil.por": samples.portfolio(more=evil),
    }.items():
        assert read_file(f"../{name}", data) is not None
