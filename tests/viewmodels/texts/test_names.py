"""Names in both languages, refusals, and what language and units do to numbers and sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest

from encounter_tracker.encounter.refusal import REASONS, Reason
from encounter_tracker.encounter.state import Effect
from encounter_tracker.rules import vocabulary as v
from encounter_tracker.viewmodels.texts import language, names
from encounter_tracker.viewmodels.texts.language import NAME_END, NAME_START, NAME_TEXT, fill, listed
from encounter_tracker.viewmodels.texts.reasons import reason_text


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    names.set_language("en")
    language.set_units("")
    yield
    names.set_language("en")
    language.set_units("")


@pytest.mark.parametrize(
    ("say", "keys"),
    [
        (names.ability_name, v.ABILITIES),
        (names.ability_short, v.ABILITIES),
        (names.figure_name, (*v.FIGURES, *v.ABILITIES)),
        (names.figure_short, (*v.FIGURES, *v.ABILITIES)),
        (names.save_name, get_args(v.Save)),
        (names.save_short, get_args(v.Save)),
        (names.bonus_type_name, get_args(v.BonusType)),
        (names.kind_name, get_args(v.EffectKind)),
        (names.damage_type_name, get_args(v.DamageType)),
        (names.side_name, get_args(v.Side)),
        (names.status_name, get_args(v.Status)),
        (names.light_name, get_args(v.LightLevel)),
        (names.condition_name, v.CONDITIONS),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_every_token_has_a_name_of_its_own(say: object, keys: tuple[str, ...]) -> None:
    assert callable(say)
    said = [say(key) for key in keys]
    assert len(set(said)) == len(keys)
    assert all(text and "_" not in text for text in said)


def test_short_and_whole_names() -> None:
    assert (names.figure_short("fort"), names.figure_name("fort")) == ("Fort", "Fortitude save")
    assert (names.figure_short("dex"), names.figure_name("dex")) == ("Dex", "Dexterity")


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("ac", "AC"),
        ("str", "Strength"),
        ("resist.fire", "resist fire"),
        ("Stealth", "Stealth"),
        ("dr", "damage reduction"),
    ],
)
def test_what_modifiers_change(key: str, name: str) -> None:
    assert names.modifier_key_name(key) == name


def test_modifiers_on_skills_and_energy_in_french() -> None:
    names.set_language("fr")
    assert names.modifier_key_name("Stealth") == "Discrétion"


def test_conditions_and_effects_follow_the_language() -> None:
    bless = Effect(id="e1", name="bless", catalogue="bless")
    assert (names.condition_name("blinded"), names.effect_name(bless)) == ("blinded", "bless")
    names.set_language("fr_FR")
    assert (names.condition_name("blinded"), names.effect_name(bless)) == ("aveuglé", "bénédiction")
    assert names.language() == "fr"


def test_an_effect_laid_in_french_is_english_in_english_with_its_choice() -> None:
    names.set_language("fr")
    label = names.effect_label("resist energy (fire)", "resist energy")
    assert label != "resist energy (fire)"
    names.set_language("en")
    assert names.effect_label(label) == "resist energy (fire)"


def test_names_that_the_game_master_made_up_stay() -> None:
    names.set_language("fr")
    assert names.effect_name(Effect(id="e1", name="Moonfire of Kyra", catalogue="bless")) == "Moonfire of Kyra"
    assert names.effect_name(Effect(id="e2", name="bless", catalogue="bane")) == "bless"
    names.set_language("en")
    assert names.effect_label("BLESS") == "BLESS"


def test_a_condition_is_named_as_one() -> None:
    names.set_language("fr")
    assert names.effect_name(Effect(id="e1", name="prone", condition=True)) == "à terre"


def test_causes_of_death_are_named_or_as_the_game_master_says() -> None:
    assert names.cause_name("negative_levels") == "negative levels"
    assert names.cause_name("eaten by a dragon") == "eaten by a dragon"


def test_why_someone_is_immune() -> None:
    assert names.immunity_reason("Con —") == "Con —"
    names.set_language("fr")
    assert names.immunity_reason("undead traits") == "traits des morts-vivants"
    assert names.immunity_reason("bless") == "bénédiction"


def test_untyped_points_are_not_called_so() -> None:
    assert names.damage_types_name("slashing, untyped, fire") == "slashing, fire"
    assert names.damage_types_name("untyped") == ""


# --- refusals ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", REASONS)
def test_every_refusal_is_a_sentence(code: str) -> None:
    import string

    fields = [name for _, name, _, _ in string.Formatter().parse(REASONS[code]) if name]
    text = reason_text(Reason(code, {name: f"<{name}>" for name in fields}))
    assert text[0] == text[0].upper()
    assert "{" not in text
    assert all(f"<{name}>" in text for name in fields)


def test_tokens_in_refusals_are_words() -> None:
    assert reason_text(Reason("cannot_act", {"who": "Kyra", "status": "dying"})) == "Kyra cannot act: dying"
    text = reason_text(Reason("derived_condition", {"condition": "bleed", "who": "Kyra"}))
    assert text.startswith("Bleeding comes about by itself")
    text = reason_text(Reason("no_such_ability", {"who": "Wight", "ability": "con"}))
    assert text == "Wight has no Constitution score"
    text = reason_text(Reason("bad_wall", {"problem": "used_twice"}))
    assert text == "This wall cannot stand: a square is named twice"
    assert reason_text(Reason("bad_die", {"sides": 20, "face": 21})) == "A d20 shows 1 to 20, not 21"


# --- language and numbers -----------------------------------------------------------------------------------------


def test_distances_in_feet_and_metres() -> None:
    assert language.distance(30) == "30 ft"
    names.set_language("fr")
    assert (language.distance(5), language.distance(30), language.distance_number(15)) == ("1,5 m", "9 m", "4,5")
    language.set_units("feet")
    assert language.distance(30) == "30 ft"
    names.set_language("en")
    language.set_units("metres")
    assert (language.distance(5), language.distance_unit()) == ("1.5 m", "m")


def test_french_de_and_que_lose_their_e_before_a_vowel() -> None:
    assert fill("tour de {0}", "Ogre") == "tour de Ogre"
    names.set_language("fr")
    assert fill("tour de {0}", "Ogre") == "tour d’Ogre"
    assert fill("tour de {0}", "Élise") == "tour d’Élise"
    assert fill("tour de {0}", "Kyra") == "tour de Kyra"
    assert fill("parce que {who} dort", who="Ogre") == "parce qu’Ogre dort"
    marked = f"{NAME_START}c3{NAME_TEXT}Ogre{NAME_END}"
    assert fill("fin de {0}", marked) == f"fin d’{marked}"
    assert fill("début de {0} rounds", 8) == "début de 8 rounds"


def test_braces_in_what_is_filled_in_are_left_alone() -> None:
    names.set_language("fr")
    assert fill("{0} : {1}", "{x}", "de {0}") == "{x} : de {0}"


@pytest.mark.parametrize(
    ("items", "text"),
    [([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C", "D"], "A, B, C and D"),
     (["A", "B", "C", "D", "E"], "A, B, C and 2 more")],
)  # fmt: skip
def test_lists(items: list[str], text: str) -> None:
    assert listed(items) == text
