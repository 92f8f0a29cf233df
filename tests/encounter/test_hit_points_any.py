"""Whatever is done to hit points: the preview tells the truth, nothing passes its bounds, one death is one event."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from encounter_tracker.encounter import events
from encounter_tracker.encounter.apply import Applied, Refused, apply
from encounter_tracker.encounter.do_hit_points import preview
from tests.encounter.fight import OGRE, PRIEST, SKELETON, TROLL, Fight

WARDED = {**OGRE, "name": "Warded", "resist": {"fire": 5}, "dr": [{"amount": 5, "bypass": "magic"}], "immune": ["acid"]}
NAMES = ("Priest", "Ogre", "Troll", "Skeleton", "Warded")
AMOUNTS = st.integers(0, 40)
TYPES = st.sampled_from(["slashing", "fire", "acid", "force"])
TARGET = st.sampled_from(NAMES)

POINTS = st.one_of(
    st.fixed_dictionaries(
        {"do": st.just("damage"), "target": TARGET, "amount": AMOUNTS},
        optional={"type": TYPES, "nonlethal": st.booleans(), "saved": st.booleans(), "source": TARGET},
    ),
    st.fixed_dictionaries({"do": st.just("heal"), "target": TARGET, "amount": AMOUNTS}),
    st.fixed_dictionaries(
        {"do": st.just("temp_hp"), "target": TARGET, "amount": AMOUNTS},
        optional={"source": st.sampled_from(["aid", "vigour", "Priest"])},
    ),
)
OTHERS = st.one_of(
    st.fixed_dictionaries(
        {
            "do": st.sampled_from(["ability_damage", "ability_drain"]),
            "target": TARGET,
            "ability": st.sampled_from(["str", "con", "wis"]),
            "amount": st.integers(0, 8),
        },
    ),
    st.fixed_dictionaries({"do": st.just("negative_levels"), "target": TARGET, "count": st.integers(1, 3)}),
    st.fixed_dictionaries(
        {"do": st.just("raise"), "target": TARGET, "by": st.sampled_from(["raise dead", "resurrection"])}
    ),
    st.fixed_dictionaries(
        {
            "do": st.just("effect"),
            "name": st.sampled_from(["curse", "blessing"]),
            "targets": TARGET.map(lambda name: [name]),
            "modifiers": st.sampled_from(
                [
                    [{"on": "con", "type": "penalty", "value": -5}],
                    [{"on": "con", "type": "enhancement", "value": 4}],
                    [{"on": "resist.fire", "value": 10}],
                    [{"on": "dr", "value": 2}],
                ],
            ),
            "duration": st.just({"rounds": 2}),
        },
    ),
    st.fixed_dictionaries({"do": st.just("restoration"), "target": TARGET, "kind": st.just("full")}),
    st.fixed_dictionaries({"do": st.just("stabilise"), "target": TARGET}),
)


@given(st.lists(st.one_of(POINTS, OTHERS), max_size=25))
def test_hit_points_come_out_as_shown(commands: list[dict[str, Any]]):
    fight = Fight(PRIEST, OGRE, TROLL, SKELETON, WARDED)
    for fields in commands:
        command = fight.command(**fields)
        alive = {name for name in NAMES if fight.get(name).death is None}
        status = {name: fight.status(name) for name in NAMES}
        shown = preview(fight.state, command) if fields["do"] in {"damage", "heal", "temp_hp"} else ()
        result = apply(fight.state, command)
        if isinstance(result, Refused):
            assert all(one.refusal == result.reason for one in shown)
            continue
        assert isinstance(result, Applied)
        fight.state = result.state
        fight.events = [record.event for record in result.records]
        for one in shown:
            assert one.refusal is None
            assert (one.hp_after, one.status_after) == (fight.hp(one.name), fight.status(one.name))
            assert one.temp_hp == fight.now(one.name).temp_hp
        _bounds(fight)
        died = {event.who for event in fight.happened(events.Died)}
        assert died == {fight.id(name) for name in alive if fight.get(name).death is not None}
        changed = {event.who: (event.before, event.after) for event in fight.happened(events.StatusChanged)}
        now = {name: fight.status(name) for name in NAMES}
        assert changed == {
            fight.id(name): (status[name], now[name])
            for name in NAMES
            if status[name] != now[name] and now[name] != "dead"
        }


def _bounds(fight: Fight) -> None:
    for name in NAMES:
        now = fight.now(name)
        who = fight.get(name)
        assert now.hp <= now.max_hp
        assert who.wounds >= 0
        assert now.temp_hp >= 0
        assert now.nonlethal >= 0
        assert 0 <= who.con_penalty_taken <= max(0, who.con_penalty_hp)
        if name != "Troll" and who.death is None:
            assert now.hp > now.dies_at
