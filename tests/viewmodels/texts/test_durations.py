"""How long things last, in words; above all: what is promised before an effect begins is what then happens."""

from __future__ import annotations

import re

import pytest

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.events import ConcentrationKept
from encounter_tracker.rules.durations import Duration, Span
from encounter_tracker.session.model import Change
from encounter_tracker.viewmodels.order_chips import chips_of
from encounter_tracker.viewmodels.texts.durations import (
    Soon,
    end_sentence,
    ends_soon,
    ends_text,
    longest_concentration,
    remaining_short,
    time_exact,
    time_short,
    until_text,
)
from tests.viewmodels.texts.scene import Fight


@pytest.mark.parametrize(
    ("rounds", "short", "exact"),
    [
        (0, "0 r", "0 r"),
        (3, "3 r", "3 r"),
        (47, "47 r", "4 min 7 r"),
        (100, "10 min", "10 min"),
        (687, "68 min", "1 h 8 min 7 r"),
        (600, "1 h", "1 h"),
        (1200, "2 h", "2 h"),
        (14_400, "1 d", "1 d"),
        (20_000, "33 h", "1 d 9 h 20 min"),
        (72_001, "5 d", "5 d 1 r"),
    ],
)
def test_lengths_of_time(rounds: int, short: str, exact: str) -> None:
    assert (time_short(rounds), time_exact(rounds)) == (short, exact)


def left(fight: Fight, effect: str) -> str:
    return remaining_short(fight.state.effects[effect], fight.state)


def soon(fight: Fight, effect: str) -> Soon | None:
    return ends_soon(fight.state.effects[effect], fight.state)


def whose(fight: Fight, effect: str, who: str = "") -> str:
    return ends_text(fight.state.effects[effect], fight.state, fight.id(who) if who else "")


def test_what_is_left() -> None:
    fight = Fight()
    assert left(fight, fight.lay(source="Kyra", duration=Duration(rounds=3))) == "3 r"
    assert left(fight, fight.lay(source="Kyra", duration=Duration(hours=2))) == "2 h"
    assert left(fight, fight.lay(source="Kyra")) == "∞"
    assert left(fight, fight.lay(source="Kyra", duration="triggered")) == "until trigger"
    kept = fight.lay(source="Kyra", duration=Duration(concentration=True))
    assert left(fight, kept) == "conc. 0/60"
    fight.next(3)
    fight.do(c.Concentrate(who="Kyra", effect=kept))
    assert left(fight, kept) == "conc. 1/60"
    limited = Duration(concentration=True, max=Span(rounds=10))
    assert left(fight, fight.lay(source="Kyra", duration=limited)) == "conc. 0/10"


def test_a_count_ends_soon_when_one_is_left() -> None:
    fight = Fight()
    effect = fight.lay(source="Kyra", duration=Duration(rounds=2))
    assert soon(fight, effect) is None
    assert (whose(fight, effect), until_text(fight.state.effects[effect], fight.state)) == ("", "2 r")
    fight.next(3)  # Kyra again
    assert soon(fight, effect) == Soon(fight.id("Kyra"), "start", "later")
    assert whose(fight, effect, "Merisiel") == "ends · Kyra"
    assert whose(fight, effect, "Kyra") == "start of own turn"
    fight.next(2)  # the ogre's turn: the next one to come is Kyra's
    assert soon(fight, effect) == Soon(fight.id("Kyra"), "start", "next")
    fight.next()
    assert effect not in fight.state.effects


def test_until_the_start_of_a_turn_is_soon_at_once() -> None:
    fight = Fight()
    effect = fight.lay(duration=Duration(until="start", of="Merisiel", turn="next"))
    assert soon(fight, effect) == Soon(fight.id("Merisiel"), "start", "next")
    assert left(fight, effect) == "start of turn · Merisiel"


def test_until_the_end_of_a_next_turn_is_soon_once_that_turn_runs() -> None:
    fight = Fight()
    effect = fight.lay(duration=Duration(until="end", of="Kyra", turn="next"))
    assert soon(fight, effect) is None
    assert left(fight, effect) == "end of turn · Kyra"
    fight.next(3)
    assert soon(fight, effect) == Soon(fight.id("Kyra"), "end", "this")
    assert whose(fight, effect, "Kyra") == "end of own turn"
    fight.next()
    assert effect not in fight.state.effects


def test_concentration_not_kept_up_ends_with_this_turn() -> None:
    fight = Fight()
    effect = fight.lay(source="Kyra", duration=Duration(concentration=True))
    assert soon(fight, effect) is None
    fight.next(3)
    assert soon(fight, effect) == Soon(fight.id("Kyra"), "end", "this")
    fight.do(c.Concentrate(who="Kyra"))
    assert soon(fight, effect) is None


def test_the_dead_are_passed_on_the_way_to_the_next_turn() -> None:
    fight = Fight()
    effect = fight.lay(on="Kyra", anchor="Merisiel", duration=Duration(rounds=1))
    assert soon(fight, effect) == Soon(fight.id("Merisiel"), "start", "next")
    ogres = fight.lay(on="Kyra", anchor="Ogre", duration=Duration(rounds=1))
    assert soon(fight, ogres) == Soon(fight.id("Ogre"), "start", "later")
    fight.do(c.Kill(target="Merisiel"))
    assert soon(fight, ogres) == Soon(fight.id("Ogre"), "start", "next")


def test_outside_a_fight_nothing_ends_with_a_turn() -> None:
    fight = Fight(started=False)
    effect = fight.lay(source="Kyra", duration=Duration(rounds=1))
    assert soon(fight, effect) is None
    assert end_sentence(Duration(minutes=3), fight.state, "Kyra") == "Ends after 3 min"
    until = Duration(until="start", of="Kyra", turn="next")
    assert end_sentence(until, fight.state, None) == "Ends at the start of Kyra's turn"


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("anchor", ["Kyra", "Merisiel", "Ogre"])
@pytest.mark.parametrize("rounds", [1, 2, 4])
def test_the_end_that_is_promised_comes_true(turns: int, anchor: str, rounds: int) -> None:
    fight = Fight()
    fight.next(turns)
    promised(fight, Duration(rounds=rounds), anchor)


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("of", ["Kyra", "Merisiel", "Ogre"])
@pytest.mark.parametrize("edge", ["start", "end"])
def test_the_turn_that_is_promised_ends_it(turns: int, of: str, edge: str) -> None:
    fight = Fight()
    fight.next(turns)
    promised(fight, Duration(until=edge, of=of, turn="next"), None)  # type: ignore[arg-type]


def test_this_turn_ends_it() -> None:
    fight = Fight()
    promised(fight, Duration(until="end", of="Kyra", turn="this"), None)


def promised(fight: Fight, duration: Duration, anchor: str | None) -> None:
    """Lay an effect and let turns pass until it has ended: was it when the sentence said?"""
    text = end_sentence(duration, fight.state, anchor)
    found = re.fullmatch(r"Ends in round (\d+), (start|end) of (\w+)'s turn", text)
    assert found is not None, text
    number, edge, name = int(found[1]), found[2], found[3]
    effect = fight.lay(on="Kyra", anchor=anchor, duration=duration)
    for _ in range(30):
        active = fight.state.active
        assert active is not None
        before = (fight.state.round, fight.state.combatants[active].name)
        fight.next()
        if effect not in fight.state.effects:
            active = fight.state.active
            assert active is not None
            after = (fight.state.round, fight.state.combatants[active].name)
            assert (number, name) == (after if edge == "start" else before)
            return
    pytest.fail("it never ended")


def test_longer_counts_say_how_long_too() -> None:
    fight = Fight()
    text = end_sentence(Duration(hours=1), fight.state, "Merisiel")
    assert text == "Ends after 1 h, in round 600, start of Merisiel's turn"


def test_other_forms() -> None:
    fight = Fight()
    assert end_sentence("unlimited", fight.state, "Kyra") == "Lasts until it is ended"
    assert end_sentence("triggered", fight.state, "Kyra") == "Lasts until its trigger comes"
    assert end_sentence(Duration(rounds=3), fight.state, None) == "Ends at the beginning of round 4"
    kept = Duration(concentration=True)
    assert end_sentence(kept, fight.state, fight.id("Kyra")) == "Lasts while Kyra concentrates"
    kept = Duration(concentration=True, max=Span(rounds=10), after=Span(rounds=2))
    assert end_sentence(kept, fight.state, None) == "Lasts while its caster concentrates, at most 1 min, and 2 r more"


def test_counts_at_an_initiative() -> None:
    fight = Fight()
    fight.do(c.SetOptions(round_counting="initiative_count"))
    text = end_sentence(Duration(rounds=2), fight.state, "Merisiel")
    assert text == "Ends in round 3, at initiative 20"
    effect = fight.lay(on="Ogre", anchor="Merisiel", duration=Duration(rounds=2))
    fight.next(5)
    assert soon(fight, effect) == Soon(fight.id("Kyra"), "start", "next")
    fight.next()
    assert (fight.state.round, effect in fight.state.effects) == (3, False)


def test_what_nobody_anchors_ends_with_the_round() -> None:
    fight = Fight()
    fight.do(c.EndEncounter())
    effect = fight.lay(on="Kyra", duration=Duration(rounds=1))
    fight.do(c.EditEffect(effect=effect, anchor=None))
    fight.do(c.StartEncounter())
    assert soon(fight, effect) == Soon("", "start", "later")
    assert whose(fight, effect) == "ends · next round"
    fight.next(2)
    assert soon(fight, effect) == Soon("", "start", "next")
    fight.next()
    assert effect not in fight.state.effects


def test_who_is_gone_is_still_named() -> None:
    fight = Fight()
    effect = fight.lay(on="Kyra", anchor="Ogre", duration=Duration(rounds=1))
    fight.do(c.RemoveCombatant(who="Ogre"))
    assert whose(fight, effect, "Kyra") == "ends · Ogre"


@pytest.mark.parametrize(
    ("most", "after", "text"),
    [
        (Span(minutes=5), None, "Lasts while Kyra concentrates, at most 5 min"),
        (None, Span(rounds=2), "Lasts while Kyra concentrates, and 2 r more"),
    ],
)
def test_concentration_with_a_limit_or_an_afterglow(most: Span | None, after: Span | None, text: str) -> None:
    assert end_sentence(Duration(concentration=True, max=most, after=after), Fight().state, "Kyra") == text


def test_what_goes_on_after_concentrating_does_not_end_with_this_turn() -> None:
    fight = Fight()
    effect = fight.lay(source="Kyra", duration=Duration(concentration=True, after=Span(rounds=3)))
    fight.next(3)
    assert soon(fight, effect) is None


def test_at_most_five_rounds_of_concentration_are_told_everywhere() -> None:
    fight = Fight()
    kept = fight.lay(source="Kyra", duration=Duration(concentration=True, max=Span(rounds=5)))
    fight.next(3)
    told: list[Change] = []
    fight.model.subscribe(told.append)
    fight.do(c.Concentrate(who="Kyra", effect=kept))
    assert longest_concentration(fight.state, fight.state.effects[kept]) == 5
    assert left(fight, kept) == "conc. 1/5"
    event = next(record.event for record in told[-1].records if isinstance(record.event, ConcentrationKept))
    assert (event.used, event.limit) == (1, 5)
    caster = fight.state.combatants[fight.id("Kyra")]
    chips = chips_of(fight.state, caster, derived(fight.state, caster.id))
    assert next(chip for chip in chips if chip.text == "concentrating").remaining == "1/5"
