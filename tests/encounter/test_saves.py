"""Saving throws and what they are made against (rules 0, D8)."""

from __future__ import annotations

from typing import Any

from encounter_tracker.encounter import events
from tests.encounter.fight import PRIEST, Fight

GHOUL: dict[str, Any] = {
    "name": "Ghoul",
    "type": "undead",
    "hit_dice": 2,
    "hp": 13,
    "saves": {"fort": 2, "ref": 2, "will": 5, "notes": "+2 vs. fear"},
    "special": {"Stubborn": "+1 on Will saves against charms", "Odd": 3},
    "channel_resistance": 2,
}


def save(fight: Fight, who: str = "Ghoul", what: str = "will", **fields: Any) -> Any:
    fight.do("save", who=who, save=what, **fields)
    (rolled,) = fight.happened(events.CheckRolled)
    return rolled


def test_natural_faces():
    fight = Fight(GHOUL)
    assert save(fight, roll=20, dc=99).success
    assert not save(fight, roll=1, dc=1).success
    assert save(fight, total=10, dc=10).success
    assert save(fight, roll=10).success is None


def test_many_at_once():
    fight = Fight(GHOUL, PRIEST)
    fight.do("save", who=["Ghoul", "Priest"], save="ref", dc=12, faces=(10, 12))
    assert [(event.total, event.success) for event in fight.happened(events.CheckRolled)] == [(12, True), (12, True)]


def test_channel_resistance():
    fight = Fight(GHOUL)
    rolled = save(fight, roll=10, dc=17, against=["channel"])
    assert (rolled.total, rolled.modifier, rolled.success) == (17, 7, True)
    assert rolled.parts[-1].what == "channel_resistance"
    assert save(fight, roll=10, against=["fire"]).total == 15
    assert save(fight, roll=10, what="fort", against=["channelling"]).total == 12
    assert save(Fight(PRIEST), who="Priest", roll=10, against=["channel"]).total == 18


def test_bonuses_in_the_blocks_own_words():
    fight = Fight(GHOUL)
    assert save(fight, roll=10, against=["fear"]).total == 17
    assert save(fight, roll=10, against=["charm"]).total == 16


def test_modifiers_that_count_only_against_some_things():
    fight = Fight(PRIEST)
    fight.do(
        "effect",
        name="bless",
        targets=["Priest"],
        modifiers=[
            {"on": "saves", "type": "morale", "value": 1, "against": ["fear"]},
            {"on": "ac", "type": "dodge", "value": 1, "against": ["evil"]},
        ],
    )
    fight.do("effect", name="heroism", targets=["Priest"], modifiers=[{"on": "saves", "type": "morale", "value": 2}])
    fight.do(
        "effect",
        name="doom",
        targets=["Priest"],
        modifiers=[{"on": "will", "type": "penalty", "value": -3, "against": ["fear", "charm"]}],
    )
    now = fight.now("Priest")
    assert (now.figures["will"].value, now.figures["ac"].value) == (10, 10)
    rolled = save(fight, "Priest", roll=10, against=["fear"])
    assert rolled.total == 17
    assert [(part.value, part.counts) for part in rolled.parts if part.what == "modifier"] == [
        (2, True),
        (1, False),
        (-3, True),
    ]
    assert save(fight, "Priest", what="fort", roll=10, against=["fear"]).total == 18
    assert save(fight, "Priest", roll=10, against=["fire"]).total == 20
