"""What a command is called on the undo button: every class has a label, and they read as they should."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from encounter_tracker.encounter import commands as c
from encounter_tracker.viewmodels.texts.labels import command_label
from tests.viewmodels.texts.samples import filled
from tests.viewmodels.texts.scene import Fight

COMMANDS: tuple[type[msgspec.Struct], ...] = get_args(c.AnyCommand)


@pytest.fixture(scope="module")
def fight() -> Fight:
    fight = Fight()
    fight.lay("bless", id="e-bless")
    return fight


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_every_command_has_a_label(fight: Fight, kind: type[msgspec.Struct]) -> None:
    given = {"amount": 3} if kind is c.DealDamage else {}
    label = command_label(filled(kind, **given), fight.state)
    assert label
    assert label[0] == label[0].upper()
    assert not set(label) & {"{", "}", "_"}


FIRE = (c.DamagePart(amount=12, type="fire"),)
MIXED = (c.DamagePart(amount=5, type="slashing"), c.DamagePart(amount=4, type="cold"))


@pytest.mark.parametrize(
    ("command", "label"),
    [
        (c.DealDamage(target="c3", parts=FIRE), "12 fire damage to Ogre"),
        (c.DealDamage(target=("Ogre",), parts=MIXED), "9 slashing, cold damage to Ogre"),
        (c.DealDamage(target="Ogre", amount=4), "4 damage to Ogre"),
        (c.DealDamage(target="Ogre", amount=4, nonlethal=True), "4 nonlethal damage to Ogre"),
        (c.NextTurn(), "Next turn"),
        (c.ApplyEffect(name="bless", targets=("c1", "c2", "c3")), "Bless on 3"),
        (c.ApplyEffect(name="shield", targets=("c1",)), "Shield on Kyra"),
        (c.ApplyEffect(name="web"), "Web"),
        (c.ApplyCondition(target="c3", condition="bleed"), "Bleeding on Ogre"),
        (c.EndEffect(effect="e-bless"), "End of bless"),
        (c.EndEffect(effect="e-bless", target="Ogre"), "End of bless on Ogre"),
        (c.SuppressEffect(effect="e-bless", on=False), "Bless works again"),
        (c.AddCombatant(from_="goblin", count=4), "Add goblin ×4"),
        (c.Delay(), "Delay"),
        (c.Delay(who="c1"), "Kyra delays"),
        (c.AdvanceTime(hours=1, minutes=5), "1 h 5 min pass"),
        (c.AdvanceTime(days=2, rounds=3), "2 d 3 r pass"),
        (c.Rest(full_day=True), "A full day’s rest"),
        (c.Restoration(target="c1", kind="lesser"), "Lesser restoration on Kyra"),
        (c.RestoreAbility(target="c1", ability="all"), "Abilities of Kyra restored"),
        (c.MakeSave(who="c1", save="ref"), "Reflex save of Kyra"),
        (c.SetEnvironment(light="dim"), "Light: dim"),
        (c.SetInitiative(), "Initiative of all"),
        (c.RemoveCombatant(who="gone"), "Remove gone"),
        (c.LowerResistance(who="c3", to=None), "Ogre raises its spell resistance again"),
        (c.FinishCast(who="c1", targets=("c3",)), "Kyra casts a spell"),
        (c.FinishCast(who="c1", name="bless", targets=("c1", "c2")), "Bless on 2"),
        (
            c.DoTogether(
                commands=(
                    c.AddCombatant(from_="goblin", count=4),
                    c.AddCombatant(from_="ogre"),
                    c.SetInitiative(who="ogre"),
                )
            ),
            "Add goblin ×4 and ogre",
        ),
        (
            c.DoTogether(
                commands=(c.MakeSave(who="c3", save="will"), c.FinishCast(who="c1", name="bane", targets=("c3",)))
            ),
            "Bane on Ogre",
        ),
    ],
)
def test_labels(fight: Fight, command: c.Command, label: str) -> None:
    assert command_label(command, fight.state) == label
