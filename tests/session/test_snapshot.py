"""The state as replay prints it (SCRIPTS.md)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from encounter_tracker.encounter.events import Record
from encounter_tracker.session.snapshot import snapshot
from tests.encounter.fight import OGRE, PRIEST, Fight


@pytest.fixture
def fight() -> Fight:
    return Fight(PRIEST, OGRE)


def printed(fight: Fight) -> dict[str, Any]:
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(snapshot(fight.state, (), [])))
    return read


def records_of(fight: Fight, number: int) -> list[Record]:
    events: list[Any] = list(fight.events)
    return [Record(round=number, event=event) for event in events]


def test_an_empty_encounter():
    found = printed(Fight())
    assert found["combatants"] == {}
    assert (found["round"], found["active"], found["clock_rounds"]) == (0, None, 0)
    assert all(found[key] == [] for key in ("order", "delaying", "due", "effects", "log", "errors"))


def test_everything_about_a_combatant(fight: Fight):
    fight.do("start")
    fight.do("ability_damage", target="Ogre", ability="con", amount=3)
    fight.do("negative_levels", target="Ogre", count=1, dc=15)
    fight.do("negative_levels", target="Ogre", count=1, permanent=True)
    fight.do("temp_hp", target="Ogre", amount=4)
    fight.do("damage", target="Ogre", amount=3, nonlethal=True)
    fight.do("condition", target="Ogre", condition="shaken", duration={"rounds": 3})
    ogre = printed(fight)["combatants"]["Ogre"]
    assert list(ogre)[:4] == ["side", "hp", "max_hp", "temp_hp"]
    assert (ogre["hp"], ogre["max_hp"], ogre["temp_hp"], ogre["nonlethal"]) == (16, 16, 1, 0)
    assert (ogre["status"], ogre["death"], ogre["initiative"], ogre["level"]) == ("up", None, 19, 2)
    assert ogre["abilities"]["con"] == {
        "score": 15,
        "damage": 3,
        "drain": 0,
        "penalty": 0,
        "bonus": 0,
        "modifier": 1,
    }
    assert ogre["negative_levels"] == {"temporary": 1, "permanent": 1}
    assert ogre["figures"]["sr"] is None
    assert ogre["conditions"] == ["flat-footed", "shaken"]
    (shaken,) = ogre["effects"]
    assert (shaken["name"], shaken["state"], shaken["remaining_rounds"]) == ("shaken", "affected", 3)


def test_death_and_its_source(fight: Fight):
    fight.do("start")
    fight.do("damage", target="Ogre", amount=99, source="Priest")
    assert printed(fight)["combatants"]["Ogre"]["death"] == {"cause": "hit_points", "round": 1, "source": "Priest"}
    fight.do("remove", who="Priest")
    assert printed(fight)["combatants"]["Ogre"]["death"]["source"] == "Priest"


def test_the_order_and_those_who_delay(fight: Fight):
    fight.do("start")
    fight.do("delay")
    found = printed(fight)
    assert (found["active"], found["order"], found["delaying"]) == ("Ogre", ["Ogre"], ["Priest"])
    assert list(found["combatants"]) == ["Priest", "Ogre"]


def test_effects_with_their_sources_and_targets(fight: Fight):
    fight.do("effect", name="a", source="Priest", targets=["Ogre", "Priest"], saved=["Ogre"], duration={"minutes": 1})
    fight.do("effect", name="b", source="the pit")
    fight.do("effect", name="c", targets=["Ogre"])
    a, b, c = printed(fight)["effects"]
    assert (a["source"], a["remaining_rounds"], a["targets"]) == ("Priest", 10, {"Ogre": "saved", "Priest": "affected"})
    assert (b["source"], b["remaining_rounds"], b["targets"]) == ("the pit", None, {})
    assert c["source"] is None
    assert len({a["id"], b["id"], c["id"]}) == 3


def test_antimagic_shows_as_suppressed(fight: Fight):
    fight.do("effect", name="a", targets=["Ogre"])
    fight.do("effect", name="b", targets=["Ogre"], kind="extraordinary")
    fight.do("antimagic", who="Ogre", inside=True)
    found = printed(fight)
    assert [one["state"] for one in found["combatants"]["Ogre"]["effects"]] == ["suppressed", "affected"]
    assert found["effects"][0]["targets"] == {"Ogre": "suppressed"}


def test_the_log_names_whom_an_event_is_about(fight: Fight):
    fight.do("effect", name="a", targets=["Ogre", "Priest"])
    fight.do("end_effect", effect="a", target="Ogre")
    records = records_of(fight, 3)
    fight.do("note", text="so it was")
    records += records_of(fight, 4)
    fight.do("damage", target="Priest", amount=1)
    records += records_of(fight, 4)
    assert snapshot(fight.state, records, [])["log"] == [
        {"round": 3, "event": "effect_ended", "who": "Ogre"},
        {"round": 4, "event": "note_written", "who": None},
        {"round": 4, "event": "damage_taken", "who": "Priest"},
    ]
    assert snapshot(fight.state, (), [{"line": 3, "reason": "so"}])["errors"] == [{"line": 3, "reason": "so"}]


def test_what_is_due(fight: Fight):
    fight.do("start")
    fight.do("condition", target="Ogre", condition="confused")
    fight.do("next_turn")
    (due,) = printed(fight)["due"]
    assert (due["who"], due["what"], due["dc"]) == ("Ogre", "confusion", None)
