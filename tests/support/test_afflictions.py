"""The catalogue of poisons and diseases keeps its schema and its figures."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import AddCombatant, GiveAffliction
from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.dice import parse_dice
from encounter_tracker.rules.durations import Span
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.afflictions import (
    AfflictionEntry,
    affliction,
    affliction_named,
    afflictions,
    find,
)
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.resources import resource

EVERY = pytest.mark.parametrize("entry", afflictions(), ids=lambda entry: entry.key)


def _raw() -> list[dict[str, Any]]:
    raw: list[dict[str, Any]] = json.loads(resource("catalogue", "afflictions.json").read_text("utf-8"))
    return raw


def test_poisons_come_first_then_diseases_each_by_the_alphabet():
    order = [("poison", "disease", "curse").index(entry.kind) for entry in afflictions()]
    assert order == sorted(order)
    for kind in ("poison", "disease"):
        names = [entry.name.en for entry in afflictions() if entry.kind == kind]
        assert len(names) >= 7
        assert names == sorted(names)


def test_keys_and_names_are_unique_in_each_language():
    for picked in (
        [entry.key for entry in afflictions()],
        [entry.name.en for entry in afflictions()],
        [entry.name.fr for entry in afflictions()],
    ):
        assert len(picked) == len({text.casefold() for text in picked})


def test_an_unknown_field_is_an_error():
    wrong = json.dumps(_raw()[0] | {"colour": "green"}).encode()
    with pytest.raises(msgspec.ValidationError, match="colour"):
        msgspec.json.decode(wrong, type=AfflictionEntry)


@EVERY
def test_every_entry_does_something_and_every_amount_can_be_rolled(entry: AfflictionEntry):
    does = entry.effect
    assert does.ability_damage or does.ability_drain or does.damage is not None or does.conditions
    amounts = [*does.ability_damage.values(), *does.ability_drain.values(), does.damage]
    amounts += [entry.onset.amount] if entry.onset is not None else []
    for amount in amounts:
        if isinstance(amount, str):
            rolled = parse_dice(amount)
            assert rolled is not None
            assert rolled.dice
    assert entry.frequency is not None
    assert 5 <= entry.dc <= 40


@EVERY
def test_french_texts_are_set_as_french_is(entry: AfflictionEntry):
    texts = [entry.name.fr, entry.note.fr if entry.note else ""]
    assert not any(re.search(r"(?<!\N{NO-BREAK SPACE}) ?[;:?!]|'", text) for text in texts)
    assert not any("  " in text for text in texts)


@EVERY
def test_every_entry_is_an_affliction_that_can_be_contracted(entry: AfflictionEntry):
    model = EncounterModel(Dice(1))
    model.dispatch(AddCombatant(creature=Creature(name="Ogre", hit_dice=4, hp=30)))
    onset = None
    if entry.onset is not None:
        amount = entry.onset.amount
        onset = Span(**{entry.onset.unit: amount if isinstance(amount, int) else parse_dice(amount).average})  # type: ignore[union-attr]
    command = GiveAffliction(
        target="Ogre",
        name=entry.name.en,
        exposure=entry.exposure,
        save=entry.save,
        dc=entry.dc,
        kind=entry.kind,
        onset=onset,
        frequency=entry.frequency,
        effect=entry.effect,
        cure=entry.cure,
    )
    assert isinstance(model.dispatch(command), Applied)
    assert next(iter(model.state.effects.values())).affliction is not None


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("giant spider", "giant spider venom"),
        ("araignée", "giant spider venom"),
        ("araignee geante", "giant spider venom"),
        ("drow", "drow poison"),
        ("fievre des marais", "filth fever"),
        ("momie", "mummy rot"),
        ("greenblod", "greenblood oil"),
    ],
)
def test_finding_in_either_language_and_misspelt(typed: str, key: str):
    assert find(typed)[0].key == key


def test_by_key_and_by_name():
    entry = affliction("filth fever")
    assert entry is not None
    assert (entry.dc, entry.kind, entry.exposure) == (12, "disease", "injury")
    assert affliction_named("Fièvre des marais") is entry
    assert affliction_named("FILTH FEVER ") is entry
    assert affliction("nothing") is None
    assert affliction_named("nothing") is None
