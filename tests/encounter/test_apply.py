"""``apply`` and its work bench: purity, dice, refusals."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

import encounter_tracker.encounter
from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Applied, NeedsDice, Refused, apply
from encounter_tracker.encounter.naming import snake_case
from encounter_tracker.encounter.refusal import REASONS, Reason, RefusedError
from encounter_tracker.encounter.state import Encounter
from encounter_tracker.encounter.tx import Die, Tx
from encounter_tracker.rules.creature import Creature
from tests.encounter.fight import OGRE, PRIEST, Fight

BOAR = Creature(name="Boar", hit_dice=2, hp=18)


def test_the_old_state_is_left_alone():
    old = Encounter()
    result = apply(old, c.AddCombatant(creature=BOAR))
    assert isinstance(result, Applied)
    assert old == Encounter()
    assert result.state is not old
    assert apply(old, c.AddCombatant(creature=BOAR)) == result


def test_all_open_dice_are_asked_for_together():
    fight = Fight(PRIEST, OGRE)
    needed = apply(fight.state, c.SetInitiative())
    assert needed == NeedsDice((Die("initiative:Priest"), Die("initiative:Ogre")))
    needed = apply(fight.state, c.SetInitiative(rolls={"initiative:Ogre": (4,)}))
    assert needed == NeedsDice((Die("initiative:Priest"),))


def test_the_faces_used_are_given_back():
    fight = Fight(PRIEST, OGRE)
    rolls = {"initiative:Ogre": (4, 9), "initiative:Priest": (7,), "hp:Ogre": (3,)}
    result = apply(fight.state, c.SetInitiative(rolls=rolls))
    assert isinstance(result, Applied)
    assert result.rolls == {"initiative:Priest": (7,), "initiative:Ogre": (4,)}


@pytest.mark.parametrize("face", [0, 21, -3])
def test_faces_that_no_die_has(face: int):
    fight = Fight(PRIEST)
    reason = fight.refused("initiative", who="Priest", rolls={"initiative:Priest": [face]})
    assert (reason.code, reason.values) == ("bad_die", {"sides": 20, "face": face})


def test_a_refusal_may_come_after_the_dice():
    fight = Fight(PRIEST)
    command = c.SetInitiative(who=("Priest", "Nobody"))
    assert isinstance(apply(fight.state, command), Refused)


def test_records_carry_the_moment():
    fight = Fight(PRIEST, OGRE)
    result = apply(fight.state, c.StartEncounter())
    assert isinstance(result, Applied)
    assert [(record.round, record.count) for record in result.records] == [(1, None), (1, None), (1, 20)]


def test_ids_are_never_used_twice():
    fight = Fight(PRIEST)
    fight.do("effect", name="a", id="e3")
    fight.do("effect", name="b")
    fight.do("effect", name="c")
    assert list(fight.state.effects) == ["e3", "e2", "e4"]


def test_names_and_ids():
    fight = Fight(PRIEST, OGRE)
    priest = fight.id("Priest")
    refusal = fight.refused("rename", who="Ogre", to=priest)
    assert (refusal.code, refusal.in_english()) == (
        "name_is_id",
        f"“{priest}” is the id of Priest: choose another name",
    )
    fight.do("rename", who="Priest", to=priest)
    tx = Tx(fight.state, c.NextTurn())
    assert tx.who(priest).creature.name == "Priest"
    assert tx.source_id(priest) == priest
    assert (tx.source_id("a rope"), tx.source_id(None)) == (None, None)
    assert [who.name for who in tx.whos(["Ogre", priest, fight.id("Ogre")])] == ["Ogre", priest]


def test_forcing_overrules():
    fight = Fight(PRIEST)
    with pytest.raises(RefusedError):
        Tx(fight.state, c.NextTurn()).refuse("is_dead", who="Priest")
    Tx(fight.state, c.NextTurn(force=True)).refuse("is_dead", who="Priest")


# --- reasons ---------------------------------------------------------------------------------------------------------


def sources() -> str:
    folder = Path(encounter_tracker.encounter.__file__).parent
    files = [*folder.glob("*.py"), *(folder.parent / "session").glob("*.py"), *(folder.parent / "rules").glob("*.py")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.name != "refusal.py")


def test_every_refusal_has_its_sentence():
    used = set(re.findall(r"(?:RefusedError|refuse|Reason)\(\s*\"(\w+)\"", sources()))
    assert used
    assert used <= set(REASONS)


def test_every_sentence_is_used():
    text = sources()
    composed = tuple(re.findall(r"\"(\w+_)\{", text))
    assert [code for code in REASONS if f'"{code}"' not in text and not code.startswith(composed)] == []


@pytest.mark.parametrize("code", sorted(REASONS))
def test_sentences_fill_in(code: str):
    fields = {name for _, name, _, _ in Formatter().parse(REASONS[code]) if name}
    text = Reason(code, dict.fromkeys(fields, "XYZ")).in_english()
    assert text.count("XYZ") >= len(fields)
    assert "{" not in text
    assert not text.endswith(".")


def test_the_values_of_a_refusal_are_those_of_its_sentence():
    for code, given in re.findall(
        r"(?:RefusedError|refuse)\(\s*\"(\w+)\",((?:\s*\w+=[^()=]*(?:\([^()]*\))?,?)+)\s*\)", sources()
    ):
        wanted = {name for _, name, _, _ in Formatter().parse(REASONS[code]) if name}
        named = set(re.findall(r"(\w+)=", given))
        assert wanted <= named, code


@pytest.mark.parametrize(("name", "snake"), [("TurnStarted", "turn_started"), ("Died", "died"), ("HPSet", "h_p_set")])
def test_names_of_events(name: str, snake: str):
    assert snake_case(name) == snake
