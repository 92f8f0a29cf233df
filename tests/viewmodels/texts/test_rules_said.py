"""Whatever comes about by itself names its rule in words; what the game master does needs none."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.do_confusion import CONFUSION
from encounter_tracker.encounter.raising import LEVELS_LOST
from encounter_tracker.encounter.refusal import WHY_LOST
from encounter_tracker.encounter.state import Encounter, Options
from encounter_tracker.rules.conditions import FEAR, TIREDNESS
from encounter_tracker.viewmodels.log import log_row
from encounter_tracker.viewmodels.texts.rules_said import rule_text
from encounter_tracker.viewmodels.texts.telling_casting import _WITHSTOOD
from encounter_tracker.viewmodels.texts.telling_effects import _ENDINGS
from encounter_tracker.viewmodels.texts.telling_senses import _ANSWERS
from encounter_tracker.viewmodels.texts.telling_turns import _REMINDERS
from tests.viewmodels.texts.samples import filled

#: What the game master does or orders, and what only says that a turn, a round, a casting goes on.
BY_HAND = frozenset({
    e.EncounterStarted, e.EncounterEnded, e.RoundStarted, e.CombatantAdded, e.CombatantRemoved, e.CombatantRenamed,
    e.CombatantEdited, e.CombatantMoved, e.InitiativeSet, e.TurnStarted, e.TurnDelayed, e.DelayEnded, e.ActionReadied,
    e.ReadiedActionTriggered, e.TimePassed, e.Rested, e.OptionChanged, e.LightChanged, e.NoteWritten,
    e.EffectChanged, e.EffectTargetAdded, e.SpellCast, e.SpellIdentified,
    e.PreparationsMade, e.DistanceSet, e.NothingFound, e.AttackMade, e.HitPointsSet,
    e.WavePrepared, e.WaveDue, e.WaveArrived, e.WaveDropped,
})  # fmt: skip
#: Event types some of which come about by themselves, by the field that tells, and values that do.
SOME: dict[type[Any], tuple[str, frozenset[str]]] = {
    e.EffectBegan: ("why", frozenset({"affliction", "concentration_limit", "restoration"})),
    e.EffectSuppressed: ("why", frozenset({"antimagic"})),
    e.EffectEnded: ("why", frozenset(_ENDINGS) - {"removed", "dismissed"}),
    e.SpellLost: ("why", frozenset(WHY_LOST)),
    e.Died: (
        "cause",
        frozenset({"hit_points", "constitution_damage", "constitution_drain", "negative_levels", "death_attack"}),
    ),
    e.StatusChanged: ("after", frozenset({"up", "dying", "stable", "disabled", "staggered", "unconscious"})),
    e.Healed: ("by", frozenset({"fast_healing", "regeneration", "rest"})),
    e.AbilityRestored: ("by", frozenset({"daily", "rest", "restoration", "raised"})),
    e.NegativeLevelsRemoved: ("by", frozenset({"save", "restoration", "raised"})),
    e.Raised: ("by", frozenset(LEVELS_LOST)),
    e.DamageTaken: ("type", frozenset({"bleed", "dying", "poison", "disease", "curse"})),
    e.Reminder: ("what", frozenset(_REMINDERS)),
    e.OrderAnswered: ("answer", frozenset(_ANSWERS)),
    e.RollFellDue: (
        "what",
        frozenset(
            {
                "dying_check",
                "negative_level_save",
                "affliction_save",
                "confusion",
                "sr_check",
                "restoration",
                "cha_contest",
            }
        ),
    ),
    e.CheckRolled: (
        "what",
        frozenset({"dying_check", "negative_level_save", "affliction_save", "confusion", "sr_check", "death_attack"}),
    ),
    e.FearDeepened: ("condition", frozenset((*FEAR, *TIREDNESS))),
    e.PlaceFound: ("by", frozenset({"blow"})),
    e.EffectWithstood: ("why", frozenset(_WITHSTOOD)),
}
ALWAYS = frozenset(get_args(e.AnyEvent)) - BY_HAND - SOME.keys() - {e.TempHpGained, e.AbilityDamaged, e.SpellCastBegun}
CASES = [(kind, {field: value}) for kind, (field, values) in SOME.items() for value in sorted(values)]


def said(event: Any) -> str:
    return rule_text(event, Encounter())


@pytest.mark.parametrize(("kind", "given"), CASES, ids=lambda case: getattr(case, "__name__", str(case)))
def test_what_comes_about_by_itself_names_its_rule(kind: type[Any], given: dict[str, str]):
    text = said(filled(kind, **given))
    assert re.search(r"[.]$", text)
    assert not set(text) & {"{", "}", "_"}


@pytest.mark.parametrize("kind", sorted(ALWAYS, key=str), ids=str)
def test_these_always_do(kind: type[Any]):
    assert said(filled(kind)).endswith(".")


@pytest.mark.parametrize("kind", sorted(BY_HAND, key=str), ids=str)
def test_what_the_game_master_does_needs_none(kind: type[Any]):
    assert said(filled(kind)) == ""


@pytest.mark.parametrize(
    "event",
    [
        e.EffectEnded(effect="e1", name="bless", why="removed"),
        e.EffectEnded(effect="e1", name="bless", why="dismissed"),
        e.Died(who="c1", cause="gm"),
        e.EffectBegan(effect="e1", name="bless", targets=("c1",)),
        e.EffectSuppressed(effect="e1", name="bless", target="c1", suppressed=True),
        e.SpellCastBegun(who="c1", name="bless", level=1),
        e.Healed(who="c1", amount=3),
        e.AbilityRestored(who="c1", ability="str", damage=1),
        e.DamageTaken(who="c1", rolled=3, type="fire"),
        e.CheckRolled(who="c1", what="will", total=3),
        e.PlaceFound(who="c1", of="c2", place="exact", by="hearing"),
        e.TempHpGained(who="c1", amount=5, total=5),
    ],
)
def test_nor_does_what_was_ordered(event: Any):
    assert said(event) == ""


def test_damage_and_drain_of_an_ability_differ():
    damage = said(e.AbilityDamaged(who="c1", ability="con", amount=2))
    drain = said(e.AbilityDamaged(who="c1", ability="con", amount=2, drain=True))
    assert damage != drain
    assert "heals 1 point a day" in damage


def test_temporary_hit_points_that_do_not_add_up():
    assert "do not add up" in said(e.TempHpGained(who="c1", amount=3, total=5))


def test_fear_and_fatigue_have_rules_of_their_own():
    fear = said(e.FearDeepened(who="c1", condition="shaken", new="frightened"))
    tired = said(e.FearDeepened(who="c1", condition="fatigued", new="exhausted"))
    assert "shaken upon shaken" in fear
    assert "exhausted" in tired


def test_the_limit_of_concentration_is_that_of_the_encounter():
    event = e.EffectEnded(effect="e1", name="detect", why="concentration_limit")
    assert "60 rounds" in rule_text(event, Encounter())
    assert "100 rounds" in rule_text(event, Encounter(options=Options(concentration_limit_rounds=100)))


def test_who_recognises_a_spell_does_so_by_a_rule():
    assert "knows it" in said(e.SpellCastBegun(who="c1", name="bless", level=1, known_by=("c2",)))


@pytest.mark.parametrize(
    ("event", "options", "words"),
    [
        (
            e.EffectEnded(effect="e1", name="bless", why="disrupted"),
            Options(disruption="concentration_check"),
            "d20, caster level",
        ),
        (
            e.SpellLost(who="c1", name="bless", level=1, why="disrupted"),
            Options(disruption="concentration_check"),
            "d20, caster level",
        ),
        (
            e.EffectEnded(effect="e1", name="bless", why="dispelled"),
            Options(dispel="caster_level_check"),
            "ends one spell",
        ),
        (
            e.EffectEnded(effect="e1", name="bless", why="expired"),
            Options(round_counting="initiative_count"),
            "initiative count",
        ),
    ],
)
def test_a_rules_option_changes_the_reason(event: Any, options: Options, words: str):
    assert words in rule_text(event, Encounter(options=options))
    assert words not in said(event)


def test_everything_the_confused_do_has_the_same_rule():
    rules = {said(e.Reminder(who="c1", what=f"confused_{deed}")) for _, deed in CONFUSION}
    assert len(rules) == 1
    assert "51–75 hurts itself" in rules.pop()


def test_a_line_of_the_log_links_to_it_and_a_copy_leaves_it_out():
    record = e.Record(round=1, event=e.PlaceLost(who="c1", by=("c2",)))
    row = log_row(0, record, Encounter())
    assert (row.why, row.why_label) == ("", "why")
    assert row.rule.startswith("A place that was found")
    plain = log_row(0, e.Record(round=1, event=e.NoteWritten(text="x")), Encounter())
    assert (plain.rule, plain.why_label) == ("", "")
