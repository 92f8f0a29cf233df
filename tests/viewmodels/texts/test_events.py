"""Sentences about events: every class has one, names can be found in it, and the important ones read as they should."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.events import AnyEvent, Record
from encounter_tracker.support.resources import resource
from encounter_tracker.viewmodels.texts.events import EventText, event_text
from encounter_tracker.viewmodels.texts.language import NAME_START, NAME_TEXT
from tests.viewmodels.texts.samples import bare, filled
from tests.viewmodels.texts.scene import Fight

EVENTS: tuple[type[msgspec.Struct], ...] = get_args(AnyEvent)


@pytest.fixture(scope="module")
def fight() -> Fight:
    return Fight()


def tell(fight: Fight, event: Any) -> EventText:
    return event_text(Record(round=1, count=20, event=event), fight.state)


def last(fight: Fight) -> list[str]:
    """What the last command brought about, in words."""
    step = fight.model.undo_step
    assert step is not None
    return [event_text(record, fight.state).text for record in step.records]


@pytest.mark.parametrize("make", [filled, bare], ids=["filled", "bare"])
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_told_with_an_icon_that_exists(fight: Fight, kind: type[msgspec.Struct], make: Any) -> None:
    told = tell(fight, make(kind))
    assert told.text.strip()
    assert not set(told.text + told.why) & {"{", "}", "_", NAME_START, NAME_TEXT}
    assert Path(str(resource("icons", f"{told.icon}.svg"))).is_file()


@pytest.mark.parametrize("kind", [kind for kind in EVENTS if issubclass(kind, e.WhoEvent)], ids=lambda k: k.__name__)
def test_whoever_an_event_is_about_is_named_in_it(fight: Fight, kind: type[msgspec.Struct]) -> None:
    told = tell(fight, bare(kind, who="c2"))
    assert told.who[0] == "c2"
    spans = [span for span in told.spans if span.who == "c2"]
    name = "sample" if kind is e.CombatantRenamed else "Merisiel"
    assert told.text[spans[0].start : spans[0].end] == name


def test_only_the_first_name_of_a_line_is_the_main_one(fight: Fight) -> None:
    told = tell(fight, e.Died(who="c3", cause="death_attack", source="c1"))
    assert told.text == "Ogre dies: death attack (Kyra)"
    assert [(told.text[s.start : s.end], s.main) for s in told.spans] == [("Ogre", True), ("Kyra", False)]


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (e.DamageTaken(who="c3", rolled=12, type="fire", lethal=12, hp_before=53, hp_after=41),
         "Ogre loses 12 hp (fire): 53 → 41"),
        (e.DamageTaken(who="c3", rolled=12, lethal=12, hp_before=5, hp_after=-7, source="c1"),
         "Ogre loses 12 hp (Kyra): 5 → −7"),
        (e.DamageTaken(who="c3", rolled=9, lethal=4, temporary=5, hp_before=30, hp_after=26),
         "Ogre loses 4 hp: 30 → 26; temporary hp took 5"),
        (e.DamageTaken(who="c3", rolled=9, type="cold", source_text="ice trap"),
         "Ogre takes no damage (cold, ice trap)"),
        (e.DamageTaken(who="c3", rolled=9, nonlethal=9), "Ogre takes 9 nonlethal damage"),
        (e.DamageTaken(who="c3", rolled=4, temporary=4), "Ogre loses 4 temporary hp"),
        (e.Healed(who="c1", amount=8, hp_before=10, hp_after=18, source="c2"), "Kyra regains 8 hp: 10 → 18 (Merisiel)"),
        (e.Healed(who="c3", amount=5, hp_before=1, hp_after=6, by="regeneration"),
         "Ogre regains 5 hp: 1 → 6 (regeneration)"),
        (e.Healed(who="c1", amount=0), "Kyra has nothing to heal"),
        (e.TempHpGained(who="c1", amount=8, total=8), "Kyra gets 8 temporary hp"),
        (e.TempHpGained(who="c1", amount=8, total=13), "Kyra gets 8 temporary hp, 13 in all"),
        (e.TempHpLost(who="c1", amount=8, name="aid"), "Kyra: 8 temporary hp are gone with aid"),
        (e.ConcentrationOver(effect="e9", name="daylight", rounds=2),
         "daylight: no longer concentrated upon, it goes on for 2 r"),
        (e.StatusChanged(who="c1", before="staggered", after="up"), "Kyra is no longer staggered"),
        (e.StatusChanged(who="c1", before="dying", after="up"), "Kyra is up again"),
        (e.AbilityDamaged(who="c1", ability="con", amount=3, source_text="c3"),
         "Kyra takes 3 Constitution damage (Ogre)"),
        (e.EffectEnded(effect="e9", name="bless", why="expired", targets=("c1",)), "Kyra: bless ends (expired)"),
        (e.EffectEnded(effect="e9", name="charm person", why="charm_broken", target="c3", by="c1"),
         "Ogre: charm person ends (charm broken by a hostile act, Kyra)"),
        (e.EffectEnded(effect="e9", name="invisibility", why="hostile_act", target="c2", by="c2"),
         "Merisiel: invisibility ends (hostile act)"),
        (e.EffectEnded(effect="e9", name="shaken", why="expired", target="c3", condition=True),
         "Ogre: no longer shaken (expired)"),
        (e.EffectBegan(effect="e9", name="bless", targets=("c1", "c2"), source="c1"),
         "Kyra and Merisiel: bless begins (Kyra)"),
        (e.EffectBegan(effect="e9", name="bane", targets=("c1",), source="c1"), "Kyra: bane begins"),
        (e.EffectBegan(effect="e9", name="web", targets=()), "Web begins"),
        (e.EffectBegan(effect="e9", name="bleed", targets=("c3",), condition=True), "Ogre: now bleeding"),
        (e.CheckRolled(who="c1", what="will", total=17, face=14, modifier=3, dc=15, success=True),
         "Kyra, Will save: 17 against 15, made"),
        (e.CheckRolled(who="c1", what="sr_check", total=9, dc=15, success=False, label="slow"),
         "Kyra, spell resistance check: slow: 9 against 15, failed"),
        (e.RollFellDue(who="c1", what="dying_check", dc=10), "Kyra, due: dying: Constitution check, DC 10"),
        (e.TargetImmune(who="c3", to="slow", reason="undead traits"), "Ogre is not affected by slow: undead traits"),
        (e.TargetImmune(who="c3", to="heal", reason="is_dead"), "Ogre gets nothing of it (healing): dead"),
        (e.ConcentrationKept(who="c1", effect="e9", name="daylight", used=5, limit=60),
         "Kyra concentrates on daylight (5 of 60 rounds)"),
        (e.CombatantEdited(who="c1", fields=("figures",), overruled=(e.Overruled(figure="ac", before=22, after=25),)),
         "Kyra: AC overruled: 22 → 25"),
        (e.CombatantEdited(who="c1", fields=("figures", "note"), overruled=(
            e.Overruled(figure="will", before=9, after=7, back=True),
            e.Overruled(figure="sr", after=11),
        )), "Kyra: Will as reckoned again: +9 → +7 · SR overruled: — → 11 · changed by hand (note)"),
        (e.TimePassed(rounds=653), "1 h 5 min 3 r pass"),
        (e.OptionChanged(option="round_counting", value="initiative_count"),
         "Rule – when rounds are counted: at the initiative count"),
        (e.OptionChanged(option="negative_levels_lower_cmd", value=True), "Rule – negative levels lower CMD: yes"),
        (e.NoteWritten(text="the  altar {glows}\n", who="c1"), "Kyra: the altar {glows}"),
        (e.Reminder(who="c1", what="confused_babble"), "Kyra is confused and babbles: no action this turn"),
    ],
)  # fmt: skip
def test_sentences(fight: Fight, event: e.Event, text: str) -> None:
    assert tell(fight, event).text == text


def test_a_blow_tells_its_steps_part_by_part() -> None:
    fight = Fight()
    fight.do(c.EditCombatant(who="Ogre", set={"resist": {"fire": 10}, "dr": [{"amount": 2, "bypass": "magic"}]}))
    parts = (c.DamagePart(amount=24, type="fire"), c.DamagePart(amount=9, type="slashing"))
    fight.do(c.DealDamage(target="Ogre", parts=parts, saved=True))
    step = fight.model.undo_step
    assert step is not None
    told = event_text(step.records[0], fight.state)
    assert told.text == "Ogre loses 4 hp (fire, slashing): 30 → 26"
    assert told.why.splitlines() == [
        "24 fire dealt · 12 after a save · 2 after resistance 10",
        "9 slashing dealt · 4 after a save · 2 after damage reduction 2/magic",
    ]
    assert told.icon == "flame"


def test_a_plain_blow_has_nothing_behind_it(fight: Fight) -> None:
    other = Fight()
    other.do(c.DealDamage(target="Ogre", amount=3))
    step = other.model.undo_step
    assert step is not None
    assert event_text(step.records[0], other.state).why == ""


def test_a_roll_says_how_its_total_came_about_and_who_rolled(fight: Fight) -> None:
    rolled = e.CheckRolled(who="c1", what="will", total=17, face=14, modifier=3)
    assert tell(fight, rolled).why == "d20: 14, modifier +3"
    unasked = e.CheckRolled(who="c1", what="dying_check", total=4, face=6, modifier=-2, by_program=True)
    assert tell(fight, unasked).why == "d20: 6, modifier −2; rolled by the program, as nobody answered"
    assert tell(fight, e.CheckRolled(who="c1", what="will", total=17)).why == ""
    assert tell(fight, e.CheckRolled(who="c1", what="confusion", total=63, face=63)).why.startswith("d100: 63")


def test_death_by_negative_levels_counts_them() -> None:
    fight = Fight()
    fight.do(c.GiveNegativeLevels(target="Ogre", count=4, source="Kyra"))
    assert "Ogre dies: negative levels 4/4 HD (Kyra)" in last(fight)


def test_those_who_left_keep_their_names() -> None:
    fight = Fight()
    fight.do(c.RemoveCombatant(who="Ogre"))
    assert last(fight)[0] == "Ogre leaves"


def test_a_new_name_is_the_name_in_all_lines() -> None:
    fight = Fight()
    fight.do(c.RenameCombatant(who="Ogre", to="Gurg"))
    assert last(fight) == ["Ogre is now called Gurg"]
    assert tell(fight, e.TurnStarted(who=fight.id("Gurg"))).text == "Gurg starts its turn"


def test_many_targets_are_counted(fight: Fight) -> None:
    targets = ("c1", "c2", "c3", "c1", "c2", "c3")
    told = tell(fight, e.EffectBegan(effect="e9", name="bless", targets=targets))
    assert told.text == "Kyra, Merisiel, Ogre and 3 more: bless begins"


@pytest.mark.parametrize(
    ("event", "group"),
    [
        (e.DamageTaken(who="c1", rolled=1), "hp"),
        (e.CheckRolled(who="c1", what="dying_check", total=4), "hp"),
        (e.CheckRolled(who="c1", what="will", total=4), "effects"),
        (e.EffectBegan(effect="e", name="x", targets=()), "effects"),
        (e.TurnStarted(who="c1"), "turns"),
        (e.NoteWritten(text="x"), "notes"),
        (e.Reminder(who="c1", what="disabled"), "notes"),
        (e.CombatantAdded(who="c1"), "other"),
    ],
)
def test_groups(fight: Fight, event: e.Event, group: str) -> None:
    assert tell(fight, event).group == group


def test_a_whole_sample_fight_can_be_told() -> None:
    from encounter_tracker.session.script import parse_script
    from encounter_tracker.support import catalogue

    fight = Fight(started=False)
    for who in ("Kyra", "Merisiel", "Ogre"):
        fight.do(c.RemoveCombatant(who=who))
    for _, command in parse_script(catalogue.sample_script()):
        fight.do(command)
    texts = [event_text(record, fight.state) for record in fight.model.log()]
    assert len(texts) > 50
    assert all(told.text and "{" not in told.text for told in texts)
