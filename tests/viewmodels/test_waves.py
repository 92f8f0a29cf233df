"""Waves at the foot of the list: due, to come, brought, dropped."""

from __future__ import annotations

from encounter_tracker.encounter.commands import AddCombatant, NextTurn, PrepareWave, StartEncounter, Undo
from encounter_tracker.encounter.groups import Group
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.waves import WavesView, WavesViewModel, waves_view

GOBLIN = Creature(name="Goblin", hit_dice=1, hp=6)
OGRE = Creature(name="Ogre", hit_dice=4, hp=30)


def fight() -> EncounterBridge:
    model = EncounterModel(Dice(1))
    model.dispatch(AddCombatant(creature=Creature(name="Seelah", hit_dice=5, hp=40), side="party"))
    model.dispatch(StartEncounter())
    model.dispatch(PrepareWave(round=2, groups=(Group(creature=GOBLIN, count=3),)))
    model.dispatch(PrepareWave(round=2, groups=(Group(creature=OGRE),)))
    model.dispatch(PrepareWave(round=4, groups=(Group(creature=OGRE, count=2),), name="Reserve"))
    return EncounterBridge(model)


def names(bridge: EncounterBridge) -> list[str]:
    return sorted(who.name for who in bridge.state.present)


def test_without_waves_there_is_nothing() -> None:
    assert waves_view(EncounterModel(Dice(1)).state) == WavesView()


def test_waves_to_come_are_listed_with_their_rounds(qapp: object) -> None:
    view = waves_view(fight().state)
    assert not view.due
    assert view.coming == "Round 2: Goblin ×3 · Round 2: Ogre · Round 4: Reserve"
    assert len(view.coming_lines) == 3


def test_what_is_due_since_one_round_comes_in_one_step(qapp: object) -> None:
    bridge = fight()
    vm = WavesViewModel(bridge)
    assert not vm.bring()
    assert not vm.drop()
    bridge.dispatch(NextTurn())
    [row] = vm.view.due
    assert (row.text, row.remark) == ("Goblin ×3, Ogre", "due now")
    assert vm.view.coming == "Round 4: Reserve"
    bridge.dispatch(NextTurn())
    assert vm.view.due[0].remark == "due since round 2"
    assert vm.bring(vm.view.due[0].id)
    assert names(bridge) == ["Goblin 1", "Goblin 2", "Goblin 3", "Ogre", "Seelah"]
    assert all(who.initiative is not None for who in bridge.state.present)
    assert not vm.view.due
    bridge.dispatch(Undo())
    assert names(bridge) == ["Seelah"]
    assert vm.view.due[0].text == "Goblin ×3, Ogre"


def test_they_can_stay_away(qapp: object) -> None:
    bridge = fight()
    vm = WavesViewModel(bridge)
    bridge.dispatch(NextTurn())
    assert vm.drop()
    assert not vm.view.due
    assert names(bridge) == ["Seelah"]
    bridge.dispatch(Undo())
    assert vm.bring()
    assert len(bridge.state.present) == 5
