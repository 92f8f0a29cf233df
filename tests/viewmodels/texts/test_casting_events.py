"""Sentences about casting, dispelling and spell resistance."""

from __future__ import annotations

import pytest

from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.events import Record
from encounter_tracker.encounter.refusal import Reason
from encounter_tracker.viewmodels.texts.events import event_text
from encounter_tracker.viewmodels.texts.reasons import reason_text
from tests.viewmodels.texts.scene import Fight


@pytest.fixture(scope="module")
def fight() -> Fight:
    return Fight()


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (e.SpellCastBegun(who="c1", name="bane", level=1), "Kyra begins to cast bane (level 1)"),
        (e.SpellCastBegun(who="c1", name="bane", level=1, components=("verbal", "somatic"), known_by=("c3",),
                          rounds=10),
         "Kyra begins to cast bane (level 1, verbal and somatic, 1 min). It is known to Ogre"),
        (e.SpellCast(who="c1", name="bane", level=1, targets=("c3",), used_up=True),
         "Kyra casts bane on Ogre (its material component is used up)"),
        (e.SpellCast(who="c1", name="bane", level=1, targets=("c1",)), "Kyra casts bane"),
        (e.SpellLost(who="c1", name="bane", level=1, why="disrupted", by="c3"),
         "Kyra loses the spell bane (disrupted, Ogre)"),
        (e.SpellLost(who="c1", name="bane", level=1, why="turn_over", used_up=True),
         "Kyra loses the spell bane (not finished in its turn, its material component is used up)"),
        (e.SpellIdentified(who="c2", caster="c1", name="bane", level=1, how="action"),
         "Merisiel finds out what Kyra casts: bane (level 1, by an action)"),
        (e.SpellIdentified(who="c2", caster="c1", name="bane", level=1, how="reaction"),
         "Merisiel finds out what Kyra casts: bane (level 1, by a reaction)"),
        (e.TargetOutOfRange(who="c3", name="bane"), "Ogre is out of range of bane"),
        (e.EffectResisted(effect="e", name="bane", target="c3"), "Ogre resists bane"),
        (e.ResistanceLowered(who="c3", to=4), "Ogre lowers its spell resistance to 4 until its next turn"),
        (e.ResistanceReturned(who="c3", value=15), "The spell resistance of Ogre is back: 15"),
        (e.EffectWithstood(effect="e", name="bane", why="failure", by="c1"), "Not dispelled: bane (failure, Kyra)"),
        (e.EffectWithstood(effect="e", name="bane", why="spell_resistance", target="c3"),
         "Ogre keeps bane (spell resistance)"),
        (e.EffectWithstood(name="bane", why="success", caster="c1", by="c3"),
         "Kyra goes on casting bane (success, but its level is too high, Ogre)"),
        (e.EffectWithstood(effect="e", name="bane", why="by_the_moon"), "Not dispelled: bane (by the moon)"),
        (e.PreparationsMade(who="c1"), "Kyra makes daily preparations"),
        (e.Reminder(who="c1", what="casting_entangled", number=18),
         "Kyra casts while entangled: concentration check against DC 18, or the spell is lost"),
        (e.Reminder(who="c1", what="casting_deafened", number=20),
         "Kyra casts while deafened: 20 % that a spell with a verbal component fails"),
    ],
)  # fmt: skip
def test_sentences(fight: Fight, event: e.Event, text: str) -> None:
    told = event_text(Record(round=1, event=event), fight.state)  # type: ignore[arg-type]
    assert told.text.replace("\N{NO-BREAK SPACE}", " ") == text


def test_what_was_replaced_stands_behind_it(fight: Fight) -> None:
    event = e.SpellCastBegun(who="c1", name="bane", level=1, components=("material",), replaced=("verbal",))
    assert event_text(Record(round=1, event=event), fight.state).why == "replaced by what it holds or is: verbal"


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (Reason("no_free_hand", {"who": "Kyra", "component": "somatic"}),
         "Kyra has no free hand for the somatic component"),
        (Reason("no_free_hand", {"who": "Kyra", "component": "x"}), "Kyra has no free hand for the x component"),
        (Reason("spell_lost", {"who": "Kyra", "effect": "bane", "why": "missed"}),
         "Kyra has lost bane: the attack missed"),
        (Reason("trigger_unnoticed", {"effect": "mouth", "why": "stealth"}),
         "Mouth does not notice its trigger: Stealth"),
        (Reason("trigger_unnoticed", {"effect": "mouth", "why": "by_day"}),
         "Mouth does not notice its trigger: by day"),
    ],
)  # fmt: skip
def test_reasons(reason: Reason, text: str) -> None:
    assert reason_text(reason) == text
