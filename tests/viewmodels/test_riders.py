"""What rides on a blow: what sees to it, and what the attacker's block says of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.state import Combatant
from encounter_tracker.rules.creature import Creature, DamageReduction
from encounter_tracker.rules.weapons import read_weapon
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support import catalogue
from encounter_tracker.support.dice import Dice
from encounter_tracker.viewmodels.riders import Rider, read_rider, rider_name
from encounter_tracker.viewmodels.texts.events import event_text
from tests.french import in_french


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    with in_french():
        yield


def builtin(key: str, language: str = "en") -> Combatant:
    sample = catalogue.creature_of(key)
    assert sample is not None
    block = sample.block(language)
    return Combatant(id="c7", name=block.name, creature=block, base_hp=block.hp)


def of(key: str, text: str, language: str = "en") -> Rider:
    return read_rider(text, builtin(key, language))


def test_what_rides_on_a_blow_has_its_action():
    found = [
        read_rider(text)
        for text in ("poison", "plus energy drain", "1d4 Con drain", "paralysis (DC 13 Fort)", "stun, JS Vigueur DD 15")
    ]
    assert [rider.action for rider in found] == ["affliction", "negative_levels", "ability_harm", "save", "save"]
    assert (found[3].dc, found[3].save) == ("13", "fort")
    assert (found[4].dc, found[4].save) == ("15", "fort")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("key", "text", "title"),
    [
        ("wyvern", "poison", "Poison"),
        ("giant-spider", "poison", "Poison"),
        ("medusa", "poison", "Poison"),
        ("ghoul", "disease", "Ghoul fever"),
        ("dire-rat", "disease", "Filth fever"),
        ("otyugh", "disease", "Filth fever"),
        ("mummy", "mummy rot", "Mummy rot"),
    ],
)
def test_a_poison_or_disease_comes_from_the_block(key: str, text: str, title: str, language: str):
    rider = of(key, text, language)
    assert (rider.action, rider.key) == ("affliction", f"block:c7:{title}")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("key", "text", "save", "dc"),
    [
        ("ghoul", "paralysis", "fort", "13"),
        ("small-fire-elemental", "burn", "ref", "11"),
        ("spider-swarm", "distraction", "fort", "11"),
        ("draugr", "nausea", "fort", "12"),
        ("ice-devil", "slow", "fort", "23"),
        ("wererat", "curse of lycanthropy", "fort", "15"),
        ("violet-fungus", "rot", "fort", "15"),
    ],
)
def test_a_save_has_its_dc_from_the_block(key: str, text: str, save: str, dc: str, language: str):
    rider = of(key, text, language)
    assert (rider.action, rider.save, rider.dc) == ("save", save, dc)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_negative_levels_and_ability_harm_with_their_numbers(language: str):
    drain = of("vampire", "energy drain", language)
    assert (drain.action, drain.values) == ("negative_levels", {"amount": "2", "dc": "22", "source": "c7"})
    harm = of("shadow", "1d6 str damage", language)
    assert (harm.action, harm.values) == (
        "ability_harm",
        {"harm": "damage", "ability": "str", "amount": "1d6", "source": "c7"},
    )
    assert read_rider("diminution 1d4 Sag").values == {"harm": "drain", "ability": "wis", "amount": "1d4"}


@pytest.mark.parametrize(
    ("key", "text", "condition"),
    [("wyvern", "grab", "grappled"), ("wolf", "trip", "prone"), ("erinyes", "entangle", "entangled"),
     ("stirge", "attach", "grappled"), ("bearded-devil", "infernal wound", "bleed")],
)  # fmt: skip
def test_a_maneuver_or_wound_brings_a_condition(key: str, text: str, condition: str):
    rider = of(key, text)
    assert (rider.action, rider.key) == ("condition", f"condition:{condition}")


def test_riders_are_named_in_french(french: None):
    names = [
        rider_name(text) for text in ("grab", "poison", "energy drain", "1d6 str damage", "gloom", "1d6 con drain")
    ]
    assert names == [
        "étreinte", "poison", "absorption d’énergie", "affaiblissement 1d6 For", "gloom", "diminution 1d6 Con"
    ]  # fmt: skip


def test_every_rider_of_the_ready_made_creatures_is_named_in_french(french: None):
    same = {"poison", "distraction", "constriction"}
    for sample in catalogue.sample_creatures():
        for attack in sample.creature.attacks:
            for rider in read_weapon(attack).riders:
                assert rider_name(rider) != rider or rider in same, (sample.key, rider)


@pytest.mark.parametrize("points", [9, 1])
def test_the_log_names_them_in_french(points: int, french: None):
    model = EncounterModel(Dice(1))
    soft = Creature(name="Mou", hit_dice=3, hp=30, dr=(DamageReduction(amount=5),))
    model.dispatch(c.AddCombatant(creature=soft))
    model.dispatch(
        c.DealDamage(
            target="Mou", amount=points, type="slashing", attack=c.AttackInfo(kind="natural"), riders=("grab",)
        )
    )
    step = model.undo_step
    assert step is not None
    texts = [event_text(record, model.state).text for record in step.records]
    assert any("étreinte" in text for text in texts)
    assert not any("grab" in text for text in texts)
