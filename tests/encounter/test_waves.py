"""Prepared encounters put into a fight, and waves that wait for their round."""

from __future__ import annotations

from fractions import Fraction

import msgspec
from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.apply import Applied, Refused
from encounter_tracker.encounter.groups import Group
from encounter_tracker.encounter.planning import Plan, commands_for, copy_of, due_waves, joined, plan_of, worth_of
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice

GOBLIN = Creature(name="Goblin", hit_dice=1, hp=6, cr="1/3")
OGRE = Creature(name="Ogre", hit_dice=4, hp=30, cr=3)
GUARDS = (Group(creature=GOBLIN, count=4, wave=9), Group(creature=OGRE, hidden=True, colour="red", hp=40))


def model() -> EncounterModel:
    return EncounterModel(Dice(1))


def did(model: EncounterModel, *commands: c.Command) -> list[e.Event]:
    records: list[e.Event] = []
    for command in commands:
        outcome = model.dispatch(command)
        assert isinstance(outcome, Applied), outcome
        records += [record.event for record in outcome.records]
    return records


def refused(model: EncounterModel, command: c.Command) -> str:
    outcome = model.dispatch(command)
    assert isinstance(outcome, Refused)
    return outcome.reason.code


def names(model: EncounterModel) -> list[str]:
    return [who.name for who in model.state.present]


def to_round(model: EncounterModel, number: int) -> list[e.Event]:
    told: list[e.Event] = []
    while model.state.round < number:
        told += did(model, c.NextTurn())
    return told


def test_a_wave_is_announced_when_its_round_begins_and_comes_when_it_is_brought():
    fight = model()
    did(fight, c.AddCombatant(creature=OGRE, name="Kyra", side="party"))
    (prepared,) = did(fight, c.PrepareWave(round=3, groups=GUARDS))
    assert prepared == e.WavePrepared(wave="w2", name="Goblin ×4, Ogre", number=3, count=5)
    did(fight, c.StartEncounter())
    assert due_waves(fight.state) == due_waves(model().state) == ()
    assert not [event for event in to_round(fight, 2) if isinstance(event, e.WaveDue)]
    assert e.WaveDue(wave="w2", name="Goblin ×4, Ogre", count=5) in to_round(fight, 3)
    assert [wave.id for wave in due_waves(fight.state)] == ["w2"]
    assert not [event for event in to_round(fight, 4) if isinstance(event, e.WaveDue)]
    assert names(fight) == ["Kyra"]
    told = did(fight, c.BringWave(wave="w2"))
    assert told[0] == e.WaveArrived(wave="w2", name="Goblin ×4, Ogre", count=5)
    assert names(fight) == ["Kyra", "Goblin 1", "Goblin 2", "Goblin 3", "Goblin 4", "Ogre"]
    ogre = fight.state.present[-1]
    assert (ogre.hidden, ogre.colour, ogre.base_hp) == (True, "red", 40)
    assert all(who.initiative is not None for who in fight.state.present)
    assert fight.state.waves == ()
    assert refused(fight, c.BringWave(wave="w2")) == "unknown_wave"


def test_undo_and_redo_of_a_wave():
    fight = model()
    did(fight, c.AddCombatant(creature=OGRE), c.PrepareWave(round=2, groups=GUARDS, name="Guards"), c.StartEncounter())
    to_round(fight, 2)
    before = fight.state
    did(fight, c.BringWave(wave="w2"))
    after = fight.state
    fight.dispatch(c.Undo())
    assert fight.state == before
    assert due_waves(fight.state)[0].label == "Guards"
    fight.dispatch(c.Redo())
    assert fight.state == after


def test_a_wave_can_come_early_or_not_at_all():
    fight = model()
    did(fight, c.PrepareWave(round=5, groups=GUARDS), c.PrepareWave(round=6, groups=GUARDS, name="More"))
    did(fight, c.BringWave(wave="w1"))
    assert len(names(fight)) == 5
    assert did(fight, c.DropWave(wave="w2")) == [e.WaveDropped(wave="w2", name="More", count=5)]
    assert refused(fight, c.DropWave(wave="w2")) == "unknown_wave"


def test_a_wave_for_the_first_round_or_a_past_one_is_due_at_once():
    fight = model()
    did(fight, c.AddCombatant(creature=OGRE), c.PrepareWave(round=1, groups=GUARDS, name="First"))
    told = did(fight, c.StartEncounter())
    assert e.WaveDue(wave="w2", name="First", count=5) in told
    to_round(fight, 4)
    told = did(fight, c.PrepareWave(round=2, groups=GUARDS, name="Late"))
    assert told[-1] == e.WaveDue(wave=told[-1].wave, name="Late", count=5)  # type: ignore[attr-defined]
    did(fight, c.PrepareWave(round=9, groups=GUARDS))
    assert [wave.name for wave in due_waves(fight.state)] == ["First", "Late"]


def test_waves_are_a_part_of_the_state_as_json():
    fight = model()
    did(fight, c.PrepareWave(round=5, groups=GUARDS))
    written = msgspec.json.encode(fight.state)
    assert msgspec.json.decode(written, type=type(fight.state)) == fight.state


# --- plans -----------------------------------------------------------------------------------------------------------

PLAN = Plan(
    name="Ambush",
    notes="At the ford",
    groups=(
        Group(creature=GOBLIN, count=3),
        Group(creature=OGRE, name="Grok", wave=1),
        Group(creature=OGRE, wave=4, count=2),
        Group(creature=GOBLIN, wave=2),
        Group(creature=OGRE, side="party", wave=2),
    ),
)


def test_a_plan_becomes_one_step():
    fight = model()
    did(fight, c.DoTogether(commands=commands_for(PLAN, fight.state)))  # type: ignore[arg-type]
    assert names(fight) == ["Goblin 1", "Goblin 2", "Goblin 3", "Grok"]
    assert [(wave.round, wave.label) for wave in fight.state.waves] == [(2, "Goblin, Ogre"), (4, "Ogre ×2")]
    fight.dispatch(c.Undo())
    assert fight.state.combatants == {}
    assert fight.state.waves == ()


def test_in_a_fight_under_way_waves_count_from_now():
    fight = model()
    did(fight, c.AddCombatant(creature=OGRE), c.StartEncounter())
    to_round(fight, 5)
    waves = [command for command in commands_for(PLAN, fight.state) if isinstance(command, c.PrepareWave)]
    assert [wave.round for wave in waves] == [6, 8]


def test_what_a_plan_is_worth():
    assert worth_of(PLAN).xp == 4 * 135 + 3 * 800
    assert worth_of(PLAN, wave=1).xp == 3 * 135 + 800
    assert worth_of(PLAN, wave=4).xp == 1600
    assert worth_of(PLAN, [4, 4, 4, 4]).each == (4 * 135 + 3 * 800) // 4
    assert worth_of(PLAN, wave=2).cr == Fraction(1, 3)
    assert (PLAN.waves, PLAN.count) == ((2, 4), 8)


def test_copies_and_both_in_one():
    kept = replace(PLAN, key="k")
    assert copy_of(kept, "Again") == replace(PLAN, name="Again")
    both = joined(kept, Plan(name="Other", groups=(Group(creature=OGRE),)))
    assert (both.key, both.notes, both.count) == ("k", "At the ford", 9)
    assert joined(Plan(name="a"), PLAN).notes == "At the ford"


def test_an_encounter_as_a_plan():
    fight = model()
    did(fight, c.AddCombatant(creature=GOBLIN, count=99), c.AddCombatant(creature=GOBLIN, count=2))
    did(fight, c.AddCombatant(creature=GOBLIN, name="Boss", count=2))
    did(fight, c.AddCombatant(creature=OGRE, side="party"), c.AddCombatant(creature=OGRE, hidden=True))
    did(fight, c.PrepareWave(round=3, groups=GUARDS))
    plan = plan_of(fight.state, "Kept")
    assert [(group.label, group.count, group.hidden, group.wave) for group in plan.groups] == [
        ("Goblin", 99, False, 0),
        ("Goblin", 2, False, 0),
        ("Boss", 2, False, 0),
        ("Ogre", 1, True, 0),
        ("Goblin", 4, False, 3),
        ("Ogre", 1, True, 3),
    ]
