"""A small fight to lay effects in: Kyra (turn), Merisiel, Ogre with spell resistance, Wight."""

from __future__ import annotations

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import AddCombatant, ApplyCondition, ApplyEffect, Command, StartEncounter
from encounter_tracker.encounter.state import Encounter, Modifier
from encounter_tracker.rules.creature import ArmorClass, Attack, Creature, Saves
from encounter_tracker.rules.durations import Duration
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice


class GivenDice:
    """Dice that fall as they are told; a missing one is an error."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)
        self.sides: list[int] = []

    def roll(self, sides: int) -> int:
        self.sides.append(sides)
        return self.faces.pop(0)


def do(model: EncounterModel, *commands: Command) -> None:
    for command in commands:
        outcome = model.dispatch(command)
        assert isinstance(outcome, Applied), outcome


def fight(dice: GivenDice | Dice | None = None, *, started: bool = True) -> EncounterModel:
    model = EncounterModel(dice or Dice(1))
    kyra = Creature(
        name="Kyra", hit_dice=5, hp=40, caster_level=5, bab=3, saves=Saves(fort=4, ref=2, will=7),
        abilities={"str": 12, "dex": 12, "con": 14, "int": 10, "wis": 18, "cha": 13},
    )  # fmt: skip
    merisiel = Creature(name="Merisiel", hit_dice=5, hp=35, bab=3, abilities={"dex": 18}, skills={"Stealth": 12})
    ogre = Creature(
        name="Ogre", hit_dice=4, hp=30, sr=15, bab=3, ac=ArmorClass(total=17, touch=9, flat_footed=17),
        saves=Saves(fort=6, ref=0, will=3), abilities={"str": 21, "dex": 8, "con": 15, "int": 6},
        attacks=(Attack(name="greatclub", bonus=(7,), damage="2d8+7"),),
    )  # fmt: skip
    wight = Creature(name="Wight", type="undead", hit_dice=4, hp=26, immune=("undead traits",), abilities={"con": None})
    do(
        model,
        AddCombatant(creature=kyra, side="party", initiative=20),
        AddCombatant(creature=merisiel, side="party", initiative=15),
        AddCombatant(creature=ogre, side="foes", initiative=9),
        AddCombatant(creature=wight, side="foes", initiative=5),
    )
    if started:
        do(model, StartEncounter())
    return model


def who(state: Encounter, name: str) -> str:
    return state.by_name[name]


def effect_id(state: Encounter, name: str) -> str:
    return next(effect.id for effect in state.effects.values() if effect.name == name)


def bless(rounds: int = 5, *targets: str) -> ApplyEffect:
    return ApplyEffect(
        name="bless", catalogue="bless", source="Kyra", targets=targets or ("Kyra", "Merisiel"), level=1, dc=15,
        duration=Duration(rounds=rounds), modifiers=(Modifier(on="attack", type="morale", value=1),),
    )  # fmt: skip


def shaken(target: str = "Ogre", rounds: int = 2) -> ApplyCondition:
    return ApplyCondition(target=target, condition="shaken", source="Kyra", duration=Duration(rounds=rounds))
