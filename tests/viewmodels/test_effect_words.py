"""The sentences of the forms, the strip of rounds and the preview."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from encounter_tracker.encounter.commands import AdvanceTime, ApplyEffect, EditCombatant, NextTurn, SetOptions
from encounter_tracker.encounter.state import Encounter, Modifier
from encounter_tracker.rules.durations import AnyDuration, Duration, Span
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.viewmodels.effect_changes import toggled_saved
from encounter_tracker.viewmodels.effect_duration import DurationForm
from encounter_tracker.viewmodels.effect_form import EffectForm, ModifierForm, TargetForm
from encounter_tracker.viewmodels.effect_strip import StripRow, strip_row
from encounter_tracker.viewmodels.effect_trial import previews, trial, tryable, without_dice
from encounter_tracker.viewmodels.effect_words import (
    Piece,
    apply_text,
    end_pieces,
    kind_implies,
    pieces,
    plain,
    summary_pieces,
)
from tests.viewmodels.effect_fight import bless, do, fight, who


@pytest.fixture
def model() -> EncounterModel:
    return fight()


def form(state: Encounter, *names: str, **fields: Any) -> EffectForm:
    targets = tuple(TargetForm(id=who(state, name)) for name in names)
    return EffectForm(**{"name": "slow", "source": who(state, "Kyra"), "targets": targets, **fields})


# ---- sentences ----------------------------------------------------------------------------------------------------


def test_words_in_a_sentence_are_marked_in_their_order() -> None:
    assert pieces("slow on Ogre.", ("Ogre", "strong")) == (Piece("slow on "), Piece("Ogre", "strong"), Piece("."))
    assert pieces("Ogre, Ogre", ("Ogre", "strong"), ("Ogre", "now")) == (
        Piece("Ogre", "strong"), Piece(", "), Piece("Ogre", "now")
    )  # fmt: skip
    assert pieces("nothing", ("Ogre", "strong"), ("", "now")) == (Piece("nothing"),)


def test_the_end_names_round_and_turn_in_gold(model: EncounterModel) -> None:
    found = end_pieces(form(model.state, "Ogre", duration=DurationForm(amount="3")), model.state)
    assert found == (Piece("Ends in round 4, start of "), Piece("Kyra's turn", "now"))


def test_an_end_that_is_not_understood_is_not_told(model: EncounterModel) -> None:
    assert end_pieces(form(model.state, duration=DurationForm(amount="x")), model.state) == ()


@pytest.mark.parametrize(
    ("duration", "said"),
    [
        (DurationForm(kind="until", edge="end", turn="this"), "end of Kyra's turn"),
        (DurationForm(kind="concentration", most="3"), "Kyra concentrates"),
        (DurationForm(kind="unlimited"), "until it is ended"),
        (DurationForm(kind="triggered"), "trigger"),
    ],
)
def test_every_duration_has_its_sentence(model: EncounterModel, duration: DurationForm, said: str) -> None:
    assert said in plain(end_pieces(form(model.state, duration=duration), model.state))


def test_the_sentence_of_an_end_comes_true(model: EncounterModel) -> None:
    """Anchored by someone who has not had the turn yet, a count falls in this round too."""
    entered = form(model.state, "Kyra", duration=DurationForm(amount="2", anchor=who(model.state, "Ogre")))
    assert "round 2, start of Ogre" in plain(end_pieces(entered, model.state))
    command = entered.to_command(model.state)
    assert command is not None
    do(model, command)
    while model.state.effects:
        do(model, NextTurn())
    assert (model.state.round, model.state.active) == (2, who(model.state, "Ogre"))


def test_all_of_it_in_one_sentence(model: EncounterModel) -> None:
    said = plain(summary_pieces(form(model.state, "Ogre", "Wight"), model.state))
    assert said == "Slow on Ogre and Wight. Ends in round 2, start of Kyra's turn"
    spared = plain(summary_pieces(form(model.state, "Ogre", "Wight"), model.state, {who(model.state, "Wight"): ""}))
    assert spared.startswith("Slow on Ogre. ")
    saved = toggled_saved(form(model.state, "Ogre"), who(model.state, "Ogre"))
    assert plain(summary_pieces(saved, model.state)).startswith("Slow: nobody is affected.")
    assert plain(summary_pieces(form(model.state), model.state)).startswith("Slow, upon nobody in particular.")
    nameless = plain(summary_pieces(form(model.state, "Ogre", name=""), model.state))
    assert nameless.startswith("Ends")
    unclear = form(model.state, "Ogre", duration=DurationForm(amount=""))
    assert plain(summary_pieces(unclear, model.state)) == "Slow on Ogre."


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        (
            {"dc": "15", "spell_resistance": True},
            ("can be dispelled", "spell resistance is checked", "held down", "provokes"),
        ),
        ({}, ("no DC", "no spell resistance", "held down")),
        (
            {"kind": "supernatural", "spell_resistance": True},
            ("cannot be dispelled", "no spell resistance", "held down"),
        ),
        ({"kind": "nonmagical"}, ("cannot be dispelled", "no spell resistance", "works in antimagic")),
    ],
)
def test_what_a_kind_implies(model: EncounterModel, fields: dict[str, Any], said: tuple[str, ...]) -> None:
    text = kind_implies(form(model.state, **fields)).lower()
    assert [word for word in said if word.lower() not in text] == []


def test_the_button_counts(model: EncounterModel) -> None:
    state = model.state
    assert apply_text(form(state, "Ogre", "Wight"), state) == "Apply to 2"
    assert apply_text(form(state, "Ogre", "Wight"), state, {who(state, "Wight"): ""}) == "Apply to 1 of 2"
    assert apply_text(form(state), state) == "Apply"
    assert apply_text(form(state, "Ogre", effect="e1"), state) == "Change"


# ---- the strip ----------------------------------------------------------------------------------------------------


def texts(row: StripRow) -> list[str]:
    return [box.text for box in row.boxes]


def strip(model: EncounterModel, duration: AnyDuration | None, anchor: str = "Kyra") -> StripRow:
    return strip_row(model.state, duration, who(model.state, anchor))


def test_a_count_ends_before_the_box_of_its_last_round(model: EncounterModel) -> None:
    row = strip(model, Duration(rounds=3))
    assert texts(row) == ["1 · now", "2", "3", "4", "5", "6", "7", "8", "9"]
    assert row.end == 3
    assert [box.inside for box in row.boxes[:4]] == [True, True, True, False]
    assert strip(model, Duration(rounds=3), "Ogre").end == 2


def test_a_long_count_leaves_rounds_out(model: EncounterModel) -> None:
    row = strip(model, Duration(minutes=7))
    assert texts(row) == ["1 · now", "2", "3", "4", "", "69", "70", "71", "72"]
    assert row.boxes[row.end].text == "71"
    assert not row.boxes[row.end].inside
    assert row.boxes[row.end - 1].inside


def test_until_the_end_of_a_turn_takes_its_round_in(model: EncounterModel) -> None:
    kyra, ogre = who(model.state, "Kyra"), who(model.state, "Ogre")
    assert strip(model, Duration(until="start", of=kyra, turn="next")).end == 1
    assert strip(model, Duration(until="end", of=kyra, turn="this")).end == 1
    assert strip(model, Duration(until="end", of=kyra, turn="next")).end == 2
    assert strip(model, Duration(until="start", of=ogre, turn="next")).end == 0


def test_what_is_kept_up_is_hatched_and_what_has_no_end_goes_on(model: EncounterModel) -> None:
    kept = strip(model, Duration(concentration=True, max=Span(rounds=4)))
    assert (kept.kept, kept.end, kept.goes_on) == (True, 4, False)
    endless = strip(model, Duration(concentration=True))
    assert (endless.kept, endless.end, endless.goes_on) == (True, -1, True)
    assert strip(model, "unlimited").goes_on
    assert strip(model, None) == StripRow()


def test_by_initiative_count_the_first_round_is_whole(model: EncounterModel) -> None:
    do(model, SetOptions(round_counting="initiative_count"))
    assert strip(model, Duration(rounds=3), "Ogre").end == 3


def test_before_the_fight_rounds_are_counted_from_1() -> None:
    model = fight(started=False)
    row = strip_row(model.state, Duration(rounds=2), "")
    assert texts(row)[:3] == ["1", "2", "3"]
    assert row.end == 2
    assert strip_row(model.state, Duration(until="start", of="c1"), "").end == 0


# ---- the preview --------------------------------------------------------------------------------------------------


def shows(model: EncounterModel, *lines: ModifierForm, target: str = "Ogre", **fields: Any) -> tuple[str, ...]:
    entered = form(model.state, target, modifiers=lines, **fields)
    return previews(entered, model.state, tryable(entered, None, model.state).to_command(model.state))


def line(on: str, value: str = "-2", kind: Any = "untyped") -> ModifierForm:
    return ModifierForm(on=on, value=value, type=kind)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (line("attack"), "Ogre: Melee +8 → +6, Ranged +2 → +0"),
        (line("melee"), "Ogre: +8 → +6"),
        (line("ac"), "Ogre: 17 → 15, touch 7, flat-footed 15"),
        (line("ref"), "Ogre: +0 → −2"),
        (line("saves"), "Ogre: Fort +6 → +4, Ref +0 → −2, Will +3 → +1"),
        (line("touch"), "Ogre: 9 → 7"),
        (line("speed", "-10"), "Ogre: 30 → 20"),
        (line("cmb"), "Ogre: +8 → +6"),
        (line("sr", "20"), "Ogre: 15 → 20"),
        (line("str", "-4", "penalty"), "Ogre: Str +5 → +3"),
        (line("dr", "5"), "Ogre: 0 → 5"),
        (line("resist.fire", "10"), "Ogre: 0 → 10"),
        (line("damage", "+3"), "Ogre: +3"),
        (line("skills"), "Ogre: −2"),
        (line("checks"), "Ogre: −2"),
        (line("Stealth", "+4"), "Ogre: +0 → +4"),
    ],
)
def test_what_would_become_of_a_figure(model: EncounterModel, changed: ModifierForm, said: str) -> None:
    before = model.state
    assert shows(model, changed) == (said,)
    assert model.state is before


def test_the_preview_takes_all_lines_together_and_leaves_wrong_ones_out(model: EncounterModel) -> None:
    found = shows(
        model, line("attack"), line("ac", "x"), line("str", "-4", "penalty"), duration=DurationForm(amount="x")
    )
    assert found[0] == "Ogre: Melee +8 → +4, Ranged +2 → +0"
    assert found[1] == ""
    assert "Str" in found[2]


def test_the_preview_says_what_does_not_count(model: EncounterModel) -> None:
    do(model, bless(5, "Merisiel"))
    assert shows(model, line("attack", "+1", "morale"), target="Merisiel") == ("Merisiel: does not count beside bless",)
    inspired = ApplyEffect(
        name="song", targets=("Merisiel",), modifiers=(Modifier(on="damage", type="morale", value=2),)
    )
    do(model, inspired)
    assert shows(model, line("damage", "+1", "morale"), target="Merisiel") == ("Merisiel: does not count beside song",)


def test_who_resists_or_saves_is_shown_what_it_would_be(model: EncounterModel) -> None:
    entered = toggled_saved(form(model.state, "Ogre", modifiers=(line("melee"),), spell_resistance=True), "c3")
    assert previews(entered, model.state, entered.to_command(model.state)) == ("Ogre: +8 → +6",)


def test_without_targets_there_is_nothing_to_show(model: EncounterModel) -> None:
    entered = form(model.state, modifiers=(line("melee"),))
    assert previews(entered, model.state, entered.to_command(model.state)) == ("",)
    assert trial(model.state, None) is None


def test_a_trial_tells_who_is_immune_and_what_is_refused(model: EncounterModel) -> None:
    feared = form(model.state, "Ogre", "Wight", descriptors=("fear",), spell_resistance=True)
    tried = trial(model.state, without_dice(feared, model.state, feared.to_command(model.state)))
    assert tried is not None
    assert tried.immune == {who(model.state, "Wight"): "undead traits"}
    only = form(model.state, "Wight", descriptors=("fear",))
    refused = trial(model.state, only.to_command(model.state))
    assert refused is not None
    assert "immune" in refused.refused
    undecided = form(model.state, "Ogre", spell_resistance=True)
    assert trial(model.state, undecided.to_command(model.state)) is None  # its die is missing


def test_a_form_without_mistakes_is_tried_as_it_is(model: EncounterModel) -> None:
    entered = form(model.state, "Ogre")
    assert tryable(entered, None, model.state) is entered
    wrong = replace(entered, name="", dc="x", points="x", targets=(TargetForm(id="c3", face="99"),))
    mended = tryable(wrong, None, model.state)
    assert (mended.name, mended.dc, mended.targets[0].face) == ("?", "", "")
    edited = replace(entered, effect="e1", duration=DurationForm(amount="x"))
    assert tryable(edited, entered, model.state).duration == entered.duration


def test_bonuses_of_the_block_need_no_effect_to_be_shown(model: EncounterModel) -> None:
    do(model, EditCombatant(who="Ogre", set={"resist": {"fire": 5}}), AdvanceTime(rounds=1))
    assert shows(model, line("resist.fire", "10")) == ("Ogre: 5 → 10",)
