"""The spells of a stat block as text: written, shown, and read back without loss."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from encounter_tracker.viewmodels.combatant_parse import ParseError
from encounter_tracker.viewmodels.combatant_spells import parse_spells, spell_items, spell_text, spells_text
from tests.french import in_french

CHARM = {"name": "mass charm monster", "kind": "spell-like", "per_day": 1, "dc": 25, "cl": 16}
WAVES = {"name": "waves of exhaustion", "kind": "spell-like", "per_day": 1, "cl": 16}
FIREBALL = {"name": "fireball", "kind": "spell", "level": 3, "dc": 14, "cl": 5, "note": "heightened, twice"}
TONGUES = {"name": "tongues", "kind": "spell-like", "per_day": "constant", "cl": 3}
BLOCK = (CHARM, WAVES, FIREBALL, "longstrider", "shield", TONGUES)
WRITTEN = (
    "spell-like, caster level 16, 1/day: mass charm monster (DC 25), waves of exhaustion\n"
    "spell, caster level 5, level 3: fireball (DC 14, “heightened, twice”)\n"
    "longstrider, shield\n"
    "spell-like, caster level 3, constant: tongues"
)
FIGURES: dict[str, st.SearchStrategy[Any]] = {
    "kind": st.sampled_from(("spell", "spell-like", "prayer")),
    "level": st.integers(0, 9),
    "dc": st.integers(0, 60),
    "cl": st.integers(1, 40),
    "per_day": st.one_of(
        st.integers(1, 9), st.sampled_from(("at will", "constant", "1/week", "3", "", "now and then"))
    ),
    "note": st.text(max_size=9),
    "other": st.booleans(),
}
NAMES = st.one_of(st.sampled_from(("fireball", "haste", "boule de feu", "bleed", "feeblemind")), st.text(max_size=12))
SPELLS = st.one_of(
    NAMES,
    st.fixed_dictionaries({"name": NAMES}, optional=FIGURES),
    st.fixed_dictionaries({"level": st.integers(0, 9), "spells": st.lists(NAMES, max_size=3)}),
)


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    with in_french():
        yield


def test_a_line_for_what_spells_have_in_common():
    assert spells_text(BLOCK) == WRITTEN
    assert parse_spells(WRITTEN) == list(BLOCK)


@given(st.lists(SPELLS, max_size=5))
def test_whatever_stands_there_reads_back(spells: list[Any]):
    assert parse_spells(spells_text(spells)) == spells


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(spells=st.lists(SPELLS, max_size=4))
def test_whatever_stands_there_reads_back_in_french(spells: list[Any], french: None):
    assert parse_spells(spells_text(spells)) == spells


@given(st.text(max_size=60))
def test_whatever_is_typed_is_read_or_told(text: str):
    with contextlib.suppress(ParseError):
        read = parse_spells(text)
        assert parse_spells(spells_text(read)) == read


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Fireball (DC 14), haste", [{"name": "Fireball", "dc": 14}, "haste"]),
        (
            "level 3: fireball (DC 14); haste",
            [{"name": "fireball", "level": 3, "dc": 14}, {"name": "haste", "level": 3}],
        ),
        ("gust of wind (quickened) (3/day)", [{"name": "gust of wind (quickened)", "per_day": 3}]),
        ("CL 9, 2 / day : fly", [{"name": "fly", "cl": 9, "per_day": 2}]),
        ("1/week: wish", [{"name": "wish", "per_day": "1/week"}]),
        ("Rary: telepathic bond", ["Rary: telepathic bond"]),
        ("wall of fire (fire, cold)", ["wall of fire (fire, cold)"]),
        ("niveau 3, NLS 5 : haste (DD 14, 2/jour)", [{"name": "haste", "level": 3, "cl": 5, "dc": 14, "per_day": 2}]),
        ("", []),
    ],
)
def test_what_is_typed(typed: str, read: list[Any]):
    assert parse_spells(typed) == read


def test_what_there_are_no_words_for_stands_as_it_is_stored():
    odd = ({"name": "fly", "kind": "psionic"}, "3rd: fireball, haste", {"level": 2, "spells": ["web", "blur"]})
    lines = spells_text(odd).splitlines()
    assert lines[0] == '{"name":"fly","kind":"psionic"}'
    assert len(lines) == len(odd)
    assert parse_spells("\n".join(lines)) == list(odd)


def test_a_broken_stored_spell_is_told():
    with pytest.raises(ParseError, match="not understood"):
        parse_spells('{"name": ')


def test_in_the_pane_the_heading_is_bold_and_a_spell_needs_no_kind():
    assert [(item.title, item.text) for item in spell_items(BLOCK)] == [
        ("spell-like, caster level 16, 1/day", "mass charm monster (DC 25), waves of exhaustion"),
        ("caster level 5, level 3", "fireball (DC 14, heightened, twice)"),
        ("", "longstrider, shield"),
        ("spell-like, caster level 3, constant", "tongues"),
    ]


def test_a_spell_in_a_line_of_its_own():
    assert spell_text(CHARM) == "mass charm monster (1/day, DC 25, caster level 16)"
    assert spell_text({"name": "haste", "kind": "spell"}) == "haste"


def test_names_are_french_in_french(french: None):
    text = spells_text((FIREBALL, "haste"))
    assert "boule de feu" in text.casefold()
    assert parse_spells(text) == [FIREBALL, "haste"]
