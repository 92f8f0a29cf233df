"""A fight for tests of the combatant pane: a fighter with everything on it, a goblin, a priest."""

from __future__ import annotations

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.state import Modifier
from encounter_tracker.rules.creature import ArmorClass, Attack, Creature, DamageReduction, Regeneration, Saves, Senses
from encounter_tracker.rules.durations import Duration
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.viewmodels.bridge import EncounterBridge

FIGHTER = Creature(
    name="Brannoc",
    type="humanoid",
    subtypes=("dwarf",),
    hit_dice=7,
    level=7,
    hp=58,
    init=2,
    cr=6,
    ac=ArmorClass(total=24, touch=12, flat_footed=22, notes="+7 armor, +2 Dex, +3 shield, +1 natural, +1 deflection"),
    saves=Saves(fort=10, ref=6, will=5, notes="+2 vs. poison"),
    bab=7,
    cmb=11,
    cmd=24,
    abilities={"str": 18, "dex": 14, "con": 16, "int": 10, "wis": 12, "cha": 8},
    speed={"land": 20},
    attacks=(
        Attack(name="waraxe", bonus=(13, 8), damage="1d10+5", types=("slashing",), properties=("x3",)),
        Attack(name="throwing axe", kind="ranged", bonus=(9,), damage="1d6+4", types=("slashing",)),
    ),
    senses=Senses(darkvision=60),
    skills={"Climb": 8, "Perception": 6},
    feats=("Power Attack",),
    special={"Hardy": "+2 against poison and spells", "Stability": ""},
    spells=("bless",),
)
TROLL = Creature(
    name="Troll",
    type="humanoid",
    subtypes=("giant",),
    size="large",
    hit_dice=6,
    hp=63,
    abilities={"str": 21, "dex": 14, "con": 23, "int": None, "wis": 9, "cha": 6},
    dr=(DamageReduction(amount=5, bypass="magic"),),
    resist={"cold": 5},
    immune=("poison",),
    vulnerable=("fire",),
    sr=15,
    fast_healing=2,
    regeneration=Regeneration(amount=5, stopped_by=("fire", "acid")),
    channel_resistance=2,
    speed={"land": 30, "fly": 60},
    senses=Senses(low_light=True, scent=True),
)
PRIEST = Creature(name="Ysolde", type="humanoid", subtypes=("human",), hit_dice=5, hp=38, caster_level=5)


def do(model: EncounterModel, *commands: c.Command) -> None:
    """Apply commands; each must be accepted."""
    for command in commands:
        outcome = model.dispatch(command)
        assert isinstance(outcome, Applied), outcome


def started() -> EncounterModel:
    """Brannoc (c1) is up, then Troll (c2), then Ysolde (c3)."""
    model = EncounterModel(Dice(1))
    do(
        model,
        c.AddCombatant(creature=FIGHTER, side="party", initiative=16),
        c.AddCombatant(creature=TROLL, initiative=12),
        c.AddCombatant(creature=PRIEST, side="party", initiative=10),
        c.StartEncounter(),
    )
    return model


def spell(name: str, rounds: int, *modifiers: tuple[str, int, str], **more: object) -> c.ApplyEffect:
    """A spell of Ysolde's on Brannoc."""
    fields: dict[str, object] = {"source": "Ysolde", "targets": ("Brannoc",), "duration": Duration(rounds=rounds)}
    changes = tuple(Modifier(on=on, value=value, type=kind) for on, value, kind in modifiers)  # type: ignore[arg-type]
    return c.ApplyEffect(name=name, modifiers=changes, **{**fields, **more})  # type: ignore[arg-type]


def bridge_of(model: EncounterModel) -> EncounterBridge:
    """A bridge that shows Brannoc."""
    bridge = EncounterBridge(model)
    bridge.select(("c1",))
    return bridge
