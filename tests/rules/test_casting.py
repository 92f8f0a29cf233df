from __future__ import annotations

import pytest

from encounter_tracker.rules.casting import (
    CastingAction,
    Component,
    Means,
    at_any_time,
    attack_hits,
    best_ability,
    casting_actions,
    casting_rounds,
    class_ability,
    concentration_dc,
    disrupts,
    entangled_dc,
    has_spell,
    hindrance,
    is_long,
    lacking,
    needs_attack,
    notices,
    spell_attack_bonus,
    spell_dc,
    voiceless,
)
from encounter_tracker.rules.durations import Span

ALL: tuple[Component, ...] = ("verbal", "somatic", "material", "focus")


def done(*components: str, **means: object) -> list[str]:
    """The actions as they are done, "material<verbal" for one in place of another."""
    actions = casting_actions(components, Means(**means))  # type: ignore[arg-type]
    return [f"{a.component}<{a.instead_of}" if a.instead_of else a.component for a in actions]


def lack(*components: str, **means: object) -> tuple[str, str] | None:
    given = Means(**means)  # type: ignore[arg-type]
    return lacking(casting_actions(components, given), given)  # type: ignore[arg-type]


# --- G1, G2: actions and hands ----------------------------------------------------------------------------------------


def test_each_component_is_an_action_with_its_traits():
    verbal, somatic, material, focus = casting_actions(ALL, Means())
    assert verbal.traits == ("casting", "concentration", "auditory")
    assert somatic.traits == material.traits == focus.traits == ("casting", "manipulation")
    assert [action.uses_up for action in (verbal, somatic, material, focus)] == [False, False, True, False]
    assert [action.needs_hand for action in (verbal, somatic, material, focus)] == [False, True, True, True]


@pytest.mark.parametrize("component", ["somatic", "material", "focus"])
def test_without_a_free_hand(component: str):
    assert lack(component, hands_free=0) == ("free_hand", component)
    assert lack(component, hands_free=1) is None


def test_without_a_voice():
    assert lack("verbal", voice=False) == ("voice", "verbal")
    assert lack("somatic", voice=False) is None


@pytest.mark.parametrize(
    ("caster_class", "holding", "tradition"),
    [("cleric", "divine focus", "divine"), ("druid", "primal focus", "primal")],
)
def test_a_focus_in_hand_serves_for_gestures_and_components(caster_class: str, holding: str, tradition: str):
    means = {"caster_class": caster_class, "holding": holding, "tradition": tradition, "hands_free": 0}
    assert lack("somatic", "material", **means) is None
    somatic, material = casting_actions(("somatic", "material"), Means(**means))  # type: ignore[arg-type]
    assert (somatic.using, material.using) == (holding, holding)
    assert not material.uses_up
    assert lack("focus", **means) == ("free_hand", "focus")
    assert lack("material", **means | {"tradition": "arcane"}) == ("free_hand", "material")
    assert lack("material", **means | {"tradition": None}) is None
    assert lack("material", **means | {"holding": None}) == ("free_hand", "material")
    assert lack("material", **means | {"holding": "instrument"}) == ("free_hand", "material")
    assert lack("material", **means | {"caster_class": "wizard"}) == ("free_hand", "material")
    assert lack("verbal", **means, voice=False) == ("voice", "verbal")


def test_a_bard_plays_in_place_of_components_and_where_it_must_of_words_and_gestures():
    bard = {"caster_class": "bard", "holding": "instrument", "tradition": "occult"}
    assert done(*ALL, **bard) == ["verbal", "somatic", "material", "focus"]
    assert done(*ALL, **bard, hands_free=0, voice=False) == ["material<verbal", "material<somatic", "material", "focus"]
    assert done("verbal", "somatic", **bard, instead=("verbal",)) == ["material<verbal", "somatic"]
    assert done("verbal", "somatic", **bard, instead=("somatic",)) == ["verbal", "material<somatic"]
    assert lack("verbal", "somatic", "material", **bard, hands_free=0, voice=False) is None
    played = casting_actions(("material",), Means(**bard))[0]  # type: ignore[arg-type]
    assert played.traits == ("casting", "manipulation", "auditory")
    assert not played.uses_up
    assert not played.needs_hand
    assert lack("somatic", **bard | {"tradition": "arcane"}, hands_free=0) == ("free_hand", "somatic")


def test_a_sorcerer_gestures_in_place_of_components_but_not_of_a_focus():
    assert done("material", "focus", caster_class="sorcerer") == ["somatic<material", "focus"]
    assert lack("material", caster_class="sorcerer", hands_free=0) == ("free_hand", "somatic")
    assert not casting_actions(("material",), Means(caster_class="sorcerer"))[0].uses_up


def test_an_action_that_is_heard_already_is_not_auditory_twice():
    assert CastingAction(component="verbal", auditory=True).traits.count("auditory") == 1


@pytest.mark.parametrize("condition", ["cowering", "dazed", "fascinated", "nauseated", "petrified", "stunned"])
def test_conditions_that_forbid_casting(condition: str):
    assert hindrance(("prone", condition), ()) == condition


def test_the_paralysed_cast_what_needs_no_components():
    assert hindrance(("paralyzed", "helpless"), ("verbal",)) == "paralyzed"
    assert hindrance(("paralyzed", "helpless"), ()) is None
    assert hindrance(("shaken", "entangled", "deafened"), ("verbal",)) is None
    assert voiceless(("paralyzed",))
    assert not voiceless(("deafened",))


def test_casting_times():
    assert [casting_rounds(time) for time in ("", "reaction", "free action")] == [0, 0, 0]
    assert [at_any_time(time) for time in ("", "reaction", "free action", "immediate action", Span(rounds=1))] == [
        False, True, True, True, False,
    ]  # fmt: skip
    assert casting_rounds(Span(rounds=1)) == 1
    assert not is_long(Span(rounds=9))
    assert is_long(Span(minutes=1))
    assert is_long(Span(hours=1))
    assert not is_long("")


# --- F6: disruption ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damage", "level", "lost"),
    [(4, 5, False), (5, 5, True), (6, 5, True), (0, 5, False), (0, 0, False), (1, 0, True)],
)
def test_damage_against_the_level(damage: int, level: int, lost: bool):
    assert disrupts(damage, level) is lost


def test_dcs():
    assert concentration_dc(7, 3) == 20
    assert entangled_dc(3) == 18
    assert spell_dc(3, 4) == 17


def test_what_is_cast_with():
    assert [class_ability(name) for name in ("wizard", "cleric", "bard", "fighter", "")] == [
        "int", "wis", "cha", None, None,
    ]  # fmt: skip
    assert best_ability({"str": 9, "int": 1, "wis": 4, "cha": 3}) == "wis"


# --- G3: attacks ------------------------------------------------------------------------------------------------------


def test_who_lets_itself_be_touched():
    assert needs_attack("melee touch", willing=False, unconscious=False)
    assert not needs_attack("melee touch", willing=True, unconscious=False)
    assert not needs_attack("melee touch", willing=False, unconscious=True)
    assert needs_attack("ranged touch", willing=True, unconscious=True)


@pytest.mark.parametrize(
    ("attack", "strength", "dexterity", "bonus"),
    [
        ("melee touch", 1, 4, 8),
        ("melee touch", 4, 1, 5),
        ("melee", 1, 4, 5),
        ("ranged touch", 1, 4, 7),
        ("ranged", 1, 4, 7),
    ],
)
def test_strength_or_dexterity(attack: str, strength: int, dexterity: int, bonus: int):
    found = spell_attack_bonus(attack, melee=5, ranged=7, strength=strength, dexterity=dexterity)  # type: ignore[arg-type]
    assert found == bonus


@pytest.mark.parametrize(
    ("face", "total", "hits"),
    [(10, 15, True), (10, 14, False), (20, 1, True), (1, 99, False), (None, 15, True), (None, 14, False)],
)
def test_hitting(face: int | None, total: int, hits: bool):
    assert attack_hits(face, total, 15) is hits


# --- G5: who knows ----------------------------------------------------------------------------------------------------


def test_noticing():
    assert notices((), auditory=False)
    assert notices(("deafened",), auditory=True)
    assert notices(("blinded",), auditory=True)
    assert not notices(("blinded",), auditory=False)
    assert not notices(("blinded", "deafened"), auditory=True)
    assert notices((), auditory=False, view="invisible")
    assert notices((), auditory=True, view="ethereal")
    assert not notices((), auditory=False, view="dark")
    assert not notices((), auditory=True, view="dark", silent=True)


@pytest.mark.parametrize(
    ("spells", "name", "known"),
    [
        (("bless", "bane"), "Bane", True),
        (("bless",), "bane", False),
        (("Hold Person (DC 14) ×2",), "hold person", True),
        (("hold  person x2",), "hold person", True),
        (("bless, bane (DC 13); doom",), "doom", True),
        (("cure light wounds, mass",), "cure light wounds, mass", True),
        (({"name": "slow", "level": 3},), "slow", True),
        (({"level": 1, "spells": ["bane", {"name": "doom"}]},), "doom", True),
        (({"level": 1, "spells": "bane"},), "doom", False),
        (({"level": 1},), "", False),
        ((), "bane", False),
    ],
)
def test_having_a_spell(spells: tuple[object, ...], name: str, known: bool):
    assert has_spell(spells, name) is known
