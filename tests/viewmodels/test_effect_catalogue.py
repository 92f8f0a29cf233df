from __future__ import annotations

from collections.abc import Iterator

import pytest

from encounter_tracker.encounter.commands import ApplyCondition, ApplyEffect
from encounter_tracker.encounter.state import Encounter, Modifier
from encounter_tracker.rules.durations import Duration
from encounter_tracker.session.filling import casting_of
from encounter_tracker.support import catalogue
from encounter_tracker.support.own_effects import OwnEffect, OwnEffects, named, own_key
from encounter_tracker.viewmodels.effect_catalogue import (
    blank,
    candidates,
    duration_words,
    filled,
    grouped,
    proposals,
    remark,
)
from encounter_tracker.viewmodels.effect_duration import DurationForm
from encounter_tracker.viewmodels.effect_finder import Finder, marked
from encounter_tracker.viewmodels.effect_form import EffectForm, TargetForm
from encounter_tracker.viewmodels.texts.language import set_language
from tests.viewmodels.effect_fight import GivenDice, fight, who

NOTHING = OwnEffects()


@pytest.fixture
def state() -> Encounter:
    return fight().state


@pytest.fixture
def french() -> Iterator[None]:
    set_language("fr")
    yield
    set_language("en")


def keys(text: str, own: OwnEffects = NOTHING, **how: bool) -> list[str]:
    return [candidate.key for candidate in proposals(text, own, **how)]


def own(name: str) -> OwnEffect:
    entry = catalogue.EffectEntry(
        key=own_key(name), name=named(name), kind="supernatural", tone="help",
        duration=catalogue.DurationRule(rounds=6), modifiers=(catalogue.ModifierRule(on="ac", type="luck", value=2),),
    )  # fmt: skip
    return OwnEffect(entry=entry, dc=19, trigger="a bell")


def choose(
    state: Encounter, key: str, *faces: int, form: EffectForm | None = None, known: OwnEffects = NOTHING
) -> EffectForm:
    form = form or EffectForm(source=who(state, "Kyra"), targets=(TargetForm(id=who(state, "Ogre")),))
    candidate = next(c for c in candidates(known) if c.key == key)
    return filled(form, candidate, state, GivenDice(*faces))


# ---- finding ------------------------------------------------------------------------------------------------------


def test_conditions_and_effects_are_found_by_the_beginnings_of_words() -> None:
    assert keys("sl")[:2] == ["effect:slow", "effect:sleep"]
    assert keys("prone")[0] == "condition:prone"
    assert keys("cloud")[0] == "effect:stinking cloud"


def test_accents_do_not_matter_and_both_languages_are_looked_through() -> None:
    assert keys("benediction")[0] == "effect:bless"
    assert keys("bénédiction")[0] == "effect:bless"
    assert keys("bless")[0] == "effect:bless"
    assert "condition:blinded" in keys("aveugle")


def test_last_used_comes_first() -> None:
    assert keys("sl", OwnEffects(used=("effect:sleep",)))[0] == "effect:sleep"
    used = OwnEffects(used=("condition:prone", "effect:haste"))
    assert keys("", used)[:2] == ["condition:prone", "effect:haste"]


def test_for_conditions_those_come_first() -> None:
    assert keys("", prefer_conditions=True)[0] == "condition:bleed"
    assert keys("sh")[0] == "effect:shield"
    assert keys("sh", prefer_conditions=True)[0] == "condition:shaken"


def test_each_way_of_an_entry_is_offered_by_itself() -> None:
    found = keys("resist energy")
    assert "effect:resist energy:fire" in found
    assert "effect:resist energy" not in found
    assert keys("resist fire")[0] == "effect:resist energy:fire"


def test_what_was_used_before_and_the_own_stand_under_headings_of_their_own() -> None:
    known = OwnEffects(own=(own("Sleet of glass"),), used=("effect:slow",))
    groups = dict(grouped(proposals("sl", known, limit=99), known))
    assert [c.key for c in groups["used"]] == ["effect:slow"]
    assert [c.key for c in groups["own"]] == ["own:sleet of glass"]
    assert "effect:slow" not in [c.key for c in groups["spells"]]


def test_rows_of_the_finder_have_headings_and_remarks(state: Encounter) -> None:
    rows = Finder(state=state, source=who(state, "Kyra"), own=NOTHING).grouped_rows("sl")
    assert (rows[0].key, rows[0].text) == ("", "Spells")
    slow = next(row for row in rows if row.key == "effect:slow")
    assert (slow.text, slow.remark, slow.mark) == ("slow", "spell 3 · Will · 5 r", (0, 2))
    assert {row.text for row in rows if not row.key} >= {"Spells", "Conditions"}


def test_conditions_stand_first_where_they_are_preferred(state: Encounter) -> None:
    rows = Finder(state=state, source="", own=NOTHING, prefer_conditions=True).grouped_rows("")
    assert rows[0].text == "Conditions"
    assert (
        Finder(state=state, source="", own=NOTHING, prefer_conditions=True).quick_rows("")[0].key == "condition:bleed"
    )


def test_own_ones_can_be_told_apart(state: Encounter) -> None:
    rows = Finder(state=state, source="", own=OwnEffects(own=(own("Zeal"),))).quick_rows("zeal")
    assert rows[0].own
    assert not Finder(state=state, source="", own=NOTHING).quick_rows("haste")[0].own


@pytest.mark.parametrize(
    ("name", "typed", "mark"),
    [
        ("slow", "sl", (0, 2)),
        ("stinking cloud", "clo", (9, 3)),
        ("bénédiction", "bene", (0, 4)),
        ("cœur", "coe", (0, 2)),
        ("resist energy (fire)", "resist fire", (0, 6)),
        ("slow", "zz", (0, 0)),
        ("slow", "", (0, 0)),
    ],
)
def test_the_typed_letters_are_marked(name: str, typed: str, mark: tuple[int, int]) -> None:
    assert marked(name, typed) == mark


def test_remarks_say_how_long_in_every_form() -> None:
    said = {
        "effect:charm monster": "5 d",
        "effect:fighting defensively": "to the next turn",
        "effect:calm emotions": "concentration",
        "effect:cover:partial": "no limit",
    }
    casting = casting_of(fight().state, "c1")
    for key, words in said.items():
        candidate = next(c for c in candidates(NOTHING) if c.key == key)
        assert remark(candidate, casting).endswith(words)
    assert duration_words("triggered") == "until triggered"
    prone = next(c for c in candidates(NOTHING) if c.key == "condition:prone")
    assert "melee" in remark(prone, casting)


# ---- filling ------------------------------------------------------------------------------------------------------


def test_a_spell_fills_everything_by_the_caster_s_level(state: Encounter) -> None:
    form = choose(state, "effect:slow")
    assert (form.name, form.kind, form.level, form.caster_level, form.save) == ("slow", "spell", "3", "5", "will")
    assert form.dc == "17"  # 10 + 3 + Wisdom 4
    assert (form.duration.kind, form.duration.amount, form.duration.unit) == ("count", "5", "rounds")
    assert [(m.on, m.value) for m in form.modifiers] == [("attack", "−1"), ("ac", "−1"), ("ref", "−1")]
    assert form.conditions == ("staggered",)
    assert form.spell_resistance
    assert form.targets == (TargetForm(id=who(state, "Ogre")),)
    command = form.to_command(state)
    assert isinstance(command, ApplyEffect)
    assert (command.catalogue, command.caster_level) == ("slow", 5)


def test_flags_descriptors_and_light_come_along(state: Encounter) -> None:
    invisibility = choose(state, "effect:invisibility")
    assert invisibility.ends_on_hostile_act
    assert invisibility.dismissible
    fear = choose(state, "effect:fear")
    assert "fear" in fear.descriptors
    deeper = choose(state, "effect:deeper darkness:dim")
    assert deeper.darkness == 3
    ward = choose(state, "effect:death ward")
    assert "death" in ward.protects_from


def test_until_a_turn_means_the_source_s(state: Encounter) -> None:
    form = choose(state, "effect:fighting defensively")
    assert form.duration.kind == "until"
    command = form.to_command(state)
    assert command is not None
    assert command.duration == Duration(until="start", of=who(state, "Kyra"), turn="next")


def test_dice_of_an_entry_are_rolled_when_it_is_chosen(state: Encounter) -> None:
    assert choose(state, "effect:cause fear", 3).duration.amount == "3"
    aid = choose(state, "effect:aid", 6)
    assert aid.temp_hp == "11"  # 1d8 + 5
    assert choose(state, "effect:ghoul touch", 5).duration.amount == "7"  # 1d6+2


def test_without_a_caster_numbers_stay_empty(state: Encounter) -> None:
    form = choose(state, "effect:slow", form=EffectForm())
    assert (form.dc, form.caster_level) == ("", "")
    merisiel = choose(state, "effect:slow", form=EffectForm(source=who(state, "Merisiel")))
    assert (merisiel.dc, merisiel.duration.amount) == ("", "5")


def test_what_an_entry_scales_with(state: Encounter) -> None:
    merisiel = who(state, "Merisiel")
    entry = catalogue.effect("power attack")
    assert casting_of(state, merisiel, entry).level == 3
    assert casting_of(state, merisiel, catalogue.effect("inspire courage")).level == 5
    assert casting_of(state, "").level == 1


def test_another_choice_takes_away_what_the_first_had_filled_in(state: Encounter) -> None:
    form = choose(state, "condition:prone", form=choose(state, "effect:slow"))
    assert form.to_command(state) == ApplyCondition(
        target=(who(state, "Ogre"),), condition="prone", source=who(state, "Kyra"), anchor=who(state, "Kyra")
    )


def test_a_condition_lasts_until_something_is_done_or_some_rounds(state: Encounter) -> None:
    assert choose(state, "condition:grappled").duration.kind == "unlimited"
    form = EffectForm(duration=DurationForm(amount="4"))
    stunned = choose(state, "condition:stunned", form=form)
    assert (stunned.duration.kind, stunned.duration.amount) == ("count", "4")
    assert choose(state, "condition:bleed").points == "1"


def test_whose_turn_counts_outlives_a_choice(state: Encounter) -> None:
    form = EffectForm(source=who(state, "Ogre"), duration=DurationForm(anchor=who(state, "Ogre"), kind="unlimited"))
    assert choose(state, "effect:slow", form=form).duration.anchor == who(state, "Ogre")
    assert blank(form).duration.kind == "count"


def test_an_own_effect_is_filled_in_like_any_other(state: Encounter) -> None:
    known = OwnEffects(own=(own("Zeal"),))
    form = choose(state, "own:zeal", known=known)
    assert (form.name, form.kind, form.dc, form.trigger, form.catalogue) == ("Zeal", "supernatural", "19", "a bell", "")
    assert form.duration.amount == "6"
    command = form.to_command(state)
    assert isinstance(command, ApplyEffect)
    assert command.modifiers == (Modifier(on="ac", type="luck", value=2),)


@pytest.mark.usefixtures("french")
def test_names_are_filled_in_in_the_language_in_use(state: Encounter) -> None:
    assert choose(state, "effect:slow").name == "lenteur"
    prone = choose(state, "condition:prone")
    assert prone.name == "à terre"
    assert isinstance(prone.to_command(state), ApplyCondition)
