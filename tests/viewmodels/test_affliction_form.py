"""The form of a poison, disease or curse: from the catalogue, from a stat block, and as a command."""

from __future__ import annotations

import pytest

from encounter_tracker.encounter.state import Cure, Frequency
from encounter_tracker.rules.durations import Span
from encounter_tracker.support.afflictions import affliction, afflictions
from encounter_tracker.viewmodels.affliction_block import blocks_of, parse_block
from encounter_tracker.viewmodels.affliction_form import (
    AfflictionForm,
    FirstSave,
    affliction_command,
    from_entry,
    understand,
)


def test_every_entry_fills_in_a_form_that_gives_it_back():
    for entry in afflictions():
        form = from_entry(entry)
        found, mistakes = understand(form)
        assert mistakes == {}, entry.key
        command = affliction_command(form, found, "c1", FirstSave())
        assert (command.dc, command.save, command.kind, command.exposure) == (
            entry.dc,
            entry.save,
            entry.kind,
            entry.exposure,
        )
        assert (command.frequency, command.effect, command.cure) == (entry.frequency, entry.effect, entry.cure)
        assert command.name == entry.name.en


def test_dice_of_the_onset_are_rolled_by_whoever_makes_the_command():
    entry = affliction("filth fever")
    assert entry is not None
    form = from_entry(entry)
    found, _ = understand(form)
    assert found.onset is not None
    assert found.onset.has_dice
    assert affliction_command(form, found, "c1", FirstSave(face=4), 3).onset == Span(days=3)


def test_what_is_missing_or_wrong_says_so_in_its_field():
    _, mistakes = understand(AfflictionForm())
    assert set(mistakes) == {"name", "dc", "effect"}
    wrong = AfflictionForm(name="x", dc="high", onset="soon", every="1d4 rounds", times="0", effect="luck", cure="many")
    _, mistakes = understand(wrong)
    assert set(mistakes) == {"dc", "onset", "every", "times", "effect", "cure"}
    assert all(len(sentence) > 10 for sentence in mistakes.values())


def test_how_many_times_needs_how_often():
    _, mistakes = understand(AfflictionForm(name="x", dc="12", times="4", effect="1 con"))
    assert "how often" in mistakes["every"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (
            "Bite—injury; save Fort DC 14; frequency 1/round for 4 rounds; effect 1d2 Strength damage; cure 1 save",
            AfflictionForm(name="Bite", exposure="injury", dc="14", every="1 r", times="4", effect="1d2 Str", cure="1"),
        ),
        (
            "Poison (Ex) Sting—injury; save Fort DC 17; frequency 1/round for 6 rounds; effect 1d4 Con damage; "
            "cure 2 consecutive saves.",
            AfflictionForm(name="Poison", dc="17", every="1 r", times="6", effect="1d4 Con", cure="2", consecutive="1"),
        ),
        (
            "Disease (Su) Mummy rot: curse and disease—slam; save Fort DC 16; onset 1 minute; frequency 1/day; "
            "effect 1d6 Con and 1d6 Cha; cure —.",
            AfflictionForm(
                name="Disease", kind="disease", dc="16", onset="1 min", every="1 d", effect="1d6 Con, 1d6 Cha"
            ),
        ),
        (
            "Type disease, injury; Save Fortitude DC 12; Onset 1d3 days; Frequency 1/day; "
            "Effect 1d3 Dex damage and 1d3 Con damage; Cure 2 consecutive saves",
            AfflictionForm(
                kind="disease",
                dc="12",
                onset="1d3 days",
                every="1 d",
                effect="1d3 Dex, 1d3 Con",
                cure="2",
                consecutive="1",
            ),
        ),
        (
            "Poison (Ext). Morsure—blessure ; JdS Vigueur DD 14 ; fréquence 1/round pendant 4 rounds ; "
            "effet affaiblissement temporaire de 1d2 points de Force ; guérison 1 jet de sauvegarde réussi.",
            AfflictionForm(name="Poison", dc="14", every="1 r", times="4", effect="1d2 Str", cure="1"),
        ),
        (
            "Maladie : contact ; jet de sauvegarde Vigueur DD 13 ; incubation 1 jour ; fréquence 1/jour ; "
            "effet 1d8 Dex ; guérison 2 jets de sauvegarde réussis consécutifs",
            AfflictionForm(
                name="Maladie",
                kind="disease",
                exposure="contact",
                dc="13",
                onset="1 d",
                every="1 d",
                effect="1d8 Dex",
                cure="2",
                consecutive="1",
            ),
        ),
    ],
)
def test_a_line_of_a_stat_block_is_read(line: str, expected: AfflictionForm):
    assert parse_block(line) == expected


@pytest.mark.parametrize("text", ["", "giant spider", "3d6 positive, Will DC 13 half, 6 a day", "save the king"])
def test_anything_else_is_no_such_line(text: str):
    assert parse_block(text) is None


def test_an_effect_not_understood_is_kept_to_be_mended():
    form = parse_block("Gaze; save Will DC 15; frequency 1/round for 2 rounds; effect the creature weeps; cure 1 save")
    assert form is not None
    assert (form.save, form.effect) == ("will", "the creature weeps")
    assert "effect" in understand(form)[1]


def test_the_afflictions_of_a_creature():
    special = {
        "Web": "8/day, DC 12",
        "Poison": "Bite—injury; save Fort DC 14; frequency 1/round for 4 rounds; effect 1d2 Str damage; cure 1 save",
    }
    ((title, form),) = blocks_of(special)
    assert (title, form.name, form.kind, form.dc) == ("Poison", "Poison", "poison", "14")


def test_the_command_has_what_was_understood():
    form = AfflictionForm(
        name="  green   slime ", dc="15", onset="1 min", every="1 min", times="6", effect="1d2 con", cure="2"
    )
    found, mistakes = understand(form)
    assert mistakes == {}
    command = affliction_command(form, found, "c1", FirstSave(total=9))
    assert command.name == "green slime"
    assert (command.onset, command.frequency, command.cure, command.total) == (
        Span(minutes=1),
        Frequency(minutes=1, times=6),
        Cure(saves=2),
        9,
    )
