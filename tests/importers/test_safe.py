"""The safe layers: XML without entities, zip files within bounds, the small YAML, letters."""

from __future__ import annotations

import io
import zipfile

import pytest

from encounter_tracker.importers import safe_xml, safe_zip
from encounter_tracker.importers.decoding import decode, is_binary
from encounter_tracker.importers.files import read_file
from encounter_tracker.importers.safe_zip import SafeZip, ZipProblemError
from encounter_tracker.importers.simple_yaml import Yaml
from tests.importers import samples

LAUGHS = (
    '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'
    "<ArrayOfMonster><Monster><Name>&b;</Name></Monster></ArrayOfMonster>"
)
FETCH = '<!DOCTYPE x SYSTEM "http://localhost/x.dtd"><ArrayOfMonster/>'
LOCAL = '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><ArrayOfMonster><Name>&f;</Name></ArrayOfMonster>'


@pytest.mark.parametrize("text", [LAUGHS, FETCH, LOCAL])
def test_no_document_type_and_no_entities(text: str):
    result = read_file("x.xml", text.encode())
    assert not result.creatures
    assert [issue.code for issue in result.issues] == ["xml_entities"]


def test_depth_and_number_of_elements_are_bounded(monkeypatch: pytest.MonkeyPatch):
    deep = safe_xml.parse("<a>" * 300 + "</a>" * 300)
    assert deep.problem is not None
    assert deep.problem.code == "xml_too_deep"
    monkeypatch.setattr(safe_xml, "MOST_ELEMENTS", 3)
    wide = safe_xml.parse("<a><b/><b/><b/></a>")
    assert wide.problem is not None
    assert wide.problem.code == "xml_too_large"


def test_what_stood_before_the_damage_is_there():
    parsed = safe_xml.parse('<?xml version="1.0"\n?><a><b c="1">x<d/>y</b><e>cut')
    assert parsed.root is not None
    assert parsed.problem is not None
    done, cut = parsed.root.children
    assert (done.complete, done.text, done.get("c"), done.line) == (True, "xy", "1", 2)
    assert not cut.complete
    assert [node.tag for node in parsed.root.walk()] == ["a", "b", "d", "e"]


def zip_problem(data: bytes, name: str = "a") -> str:
    with pytest.raises(ZipProblemError) as caught:
        SafeZip(data).read(name)
    return caught.value.issue.code


def test_zip_bombs(monkeypatch: pytest.MonkeyPatch):
    assert zip_problem(samples.zipped({"a": b"\0" * (8 << 20)})) == "zip_too_large"  # by its ratio
    monkeypatch.setattr(safe_zip, "LARGEST_ENTRY", 10)
    assert zip_problem(samples.zipped({"a": b"0123456789ab"})) == "zip_too_large"
    monkeypatch.setattr(safe_zip, "LARGEST_ENTRY", 1 << 20)
    monkeypatch.setattr(safe_zip, "LARGEST_WHOLE", 15)
    zipped = SafeZip(samples.zipped({"a": b"0123456789", "b": b"0123456789"}))
    assert zipped.read("a") == b"0123456789"
    with pytest.raises(ZipProblemError):
        zipped.read("b")
    monkeypatch.setattr(safe_zip, "MOST_ENTRIES", 1)
    assert zip_problem(samples.zipped({"a": b"", "b": b""})) == "zip_too_many"


def test_a_size_that_is_a_lie():
    data = bytearray(samples.zipped({"a": b"\0" * (3 << 20)}))
    at = data.rindex(b"PK\x01\x02")
    data[at + 24 : at + 28] = (100).to_bytes(4, "little")  # the central directory's word on the unpacked size
    assert zip_problem(bytes(data)) in {"zip_too_large", "zip_entry_broken"}


def test_encrypted_damaged_missing_and_strangely_packed():
    data = bytearray(samples.zipped({"a": b"hello hello hello"}))
    for at in (data.index(b"PK\x03\x04") + 6, data.index(b"PK\x01\x02") + 8):
        data[at] |= 1
    assert zip_problem(bytes(data)) == "zip_encrypted"
    assert read_file("x.por", bytes(data)).issues[0].severity == "error"
    damaged = bytearray(samples.zipped({"a": bytes(range(200)) * 3}))
    damaged[40] ^= 255
    assert zip_problem(bytes(damaged)) == "zip_entry_broken"
    assert zip_problem(samples.zipped({"a": b"x"}), "other") == "zip_entry_broken"
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_LZMA) as file:
        file.writestr("a", b"x" * 100)
    assert zip_problem(out.getvalue()) == "zip_entry_broken"
    assert zip_problem(samples.zipped({"a": b"x"})[:-10]) == "zip_broken"


@pytest.mark.parametrize("name", ["party.por", "old.por", "hero.xml", "fight.cmpt", "witch.md", "v10.json"])
def test_truncated_anywhere(name: str):
    data = samples.ALL[name]
    for cut in range(0, len(data), max(1, len(data) // 60)):
        result = read_file(name, data[:cut])
        assert result.creatures or result.issues


def test_letters():
    assert decode("é".encode()) == ("é", False)
    assert decode("éa".encode("latin-1")) == ("éa", True)
    assert decode("abé".encode()[:-1]) == ("ab", True)
    assert decode(b"a\r\nb\rc\0") == ("a\nb\nc", False)
    assert is_binary(b"\x01\x02\x03" * 10)
    assert not is_binary("häh".encode("utf-16"))
    assert not is_binary("some text".encode("utf-16-le"))


def test_small_yaml():
    text = """
name: "Fen \\"Witch\\""   # a comment
short: 'it''s'
empty:
yes: true
number: 12
list: [1, "two, three", [a, b], None]
map: {a: 1, b: two}
block: |
  one
  two
folded: >
  one
  two
plain: goes on
  further in
items:
- plain item
- name: x
  desc: y
- - nested
  - twice
inner:
  deep:
    deeper: end
"""
    document = Yaml(text, 10)
    assert document.value == {
        "name": 'Fen "Witch"',
        "short": "it's",
        "empty": None,
        "yes": True,
        "number": 12,
        "list": [1, "two, three", ["a", "b"], None],
        "map": {"a": 1, "b": "two"},
        "block": "one\ntwo",
        "folded": "one two",
        "plain": "goes on further in",
        "items": ["plain item", {"name": "x", "desc": "y"}, ["nested", "twice"]],
        "inner": {"deep": {"deeper": "end"}},
    }
    assert document.skipped == []
    assert document.lines["name"] == 11


def test_bad_lines_are_skipped_and_told():
    document = Yaml("a: 1\nwhat is this\n    b: 2\nc: 3\n- odd\n")
    assert document.value == {"a": 1, "c": 3}
    assert [bad.line for bad in document.skipped] == [2, 3, 5]


def test_yaml_has_no_anchors_and_no_depth_without_end():
    assert Yaml("a: &x [1]\nb: *x\n").value == {"a": "&x [1]", "b": "*x"}
    document = Yaml("\n".join(" " * depth + "k:" for depth in range(200)))
    assert document.skipped
