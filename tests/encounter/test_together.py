"""Several commands as one act; what an effect gives besides."""

from __future__ import annotations

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Refused
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.state import Modifier
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice


def _model(*types: str) -> EncounterModel:
    model = EncounterModel(Dice(1))
    for number, kind in enumerate(types, 1):
        model.dispatch(c.AddCombatant(creature=Creature(name=f"Nr {number}", hit_dice=4, hp=30, type=kind)))
    return model


def _note(text: str) -> c.WriteNote:
    return c.WriteNote(text=text)


def test_several_commands_are_one_step():
    model = _model("humanoid", "humanoid")
    before, position = model.state, model.position
    both = (c.DealDamage(target="Nr 1", amount=3), c.DealDamage(target="Nr 2", amount=4))
    model.dispatch(c.DoTogether(commands=both))
    assert model.position == position + 1
    assert [derived(model.state, who).hp for who in ("c1", "c2")] == [27, 26]
    model.dispatch(c.Undo())
    assert model.state == before


def test_all_or_none():
    model = _model("humanoid")
    before = model.state
    both = (c.DealDamage(target="Nr 1", amount=3), c.DealDamage(target="Nobody", amount=4))
    outcome = model.dispatch(c.DoTogether(commands=both))
    assert isinstance(outcome, Refused)
    assert model.state is before


def test_undo_is_no_part_of_it():
    model = _model("humanoid")
    outcome = model.dispatch(c.DoTogether(commands=(_note("x"), c.Undo())))
    assert isinstance(outcome, Refused)
    assert outcome.reason.code == "not_together"


def test_dice_are_rolled_for_all_of_them():
    model = _model("humanoid", "humanoid")
    model.dispatch(c.DoTogether(commands=(c.SetInitiative(who="Nr 1"), c.SetInitiative(who="Nr 2"))))
    command = model.steps[-1].command
    assert set(command.rolls) >= {"initiative:Nr 1", "initiative:Nr 2"}


def test_temporary_hit_points_go_with_the_effect():
    model = _model("humanoid", "humanoid")
    model.dispatch(c.ApplyEffect(name="aid", targets=("Nr 1", "Nr 2"), saved=("Nr 2",), temp_hp=9))
    assert [derived(model.state, who).temp_hp for who in ("c1", "c2")] == [9, 0]
    model.dispatch(c.EndEffect(effect="aid"))
    assert derived(model.state, "c1").temp_hp == 0


def test_negative_levels_leave_the_immune_out():
    model = _model("humanoid", "undead")
    model.dispatch(c.ApplyEffect(name="enervation", targets=("Nr 1", "Nr 2"), negative_levels=2, dc=15))
    assert [derived(model.state, who).negative_levels for who in ("c1", "c2")] == [2, 0]
    assert any(record.event.__struct_config__.tag == "target_immune" for record in model.log())


def test_hit_points_say_what_they_are_made_of():
    model = _model("humanoid")
    for command in (
        c.GiveNegativeLevels(target="Nr 1", count=1, dc=10),
        c.DamageAbility(target="Nr 1", ability="con", amount=5),
        c.DealDamage(target="Nr 1", amount=3),
    ):
        model.dispatch(command)
    now = derived(model.state, "c1")
    parts = [(part.what, part.value) for part in now.figures["hp"].parts]
    assert parts == [("block", 30), ("hp_ability", -8), ("hp_levels", -5), ("wounds", -3)]
    assert (now.figures["hp"].value, now.figures["max_hp"].value) == (now.hp, now.max_hp) == (14, 17)


def test_a_penalty_stops_at_one_and_says_so():
    model = _model("humanoid")
    model.dispatch(c.DealDamage(target="Nr 1", amount=28))
    penalty = Modifier(on="con", type="penalty", value=-4)
    model.dispatch(c.ApplyEffect(name="ray", targets=("Nr 1",), modifiers=(penalty,)))
    now = derived(model.state, "c1")
    assert now.hp == 1
    assert now.figures["hp"].value == 1
    assert any(part.what == "hp_floor" for part in now.figures["hp"].parts)
