from __future__ import annotations

import pytest

from encounter_tracker.encounter.commands import (
    ApplyCondition,
    ApplyEffect,
    Concentrate,
    NextTurn,
    SuppressEffect,
    Undo,
)
from encounter_tracker.rules.durations import Duration, Span
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.effect_menu import MenuItem, command_for, effect_menu
from encounter_tracker.viewmodels.effects import EffectRow, EffectsView, EffectsViewModel, effect_rows, effects_view
from tests.viewmodels.effect_fight import bless, do, effect_id, fight, shaken, who


@pytest.fixture
def model() -> EncounterModel:
    return fight()


def row(model: EncounterModel, name: str) -> EffectRow:
    return next(found for found in effect_rows(model.state) if found.name.startswith(name))


# ---- rows ---------------------------------------------------------------------------------------------------------


def test_a_row_says_from_whom_upon_whom_and_how_long(model: EncounterModel) -> None:
    do(model, bless(5), shaken())
    blessed = row(model, "bless")
    assert (blessed.tone, blessed.source, blessed.targets, blessed.left) == ("help", "Kyra", "Kyra, Merisiel", "5 r")
    feared = row(model, "shaken")
    assert (feared.tone, feared.source, feared.targets, feared.left) == ("harm", "Kyra", "Ogre", "2 r")
    assert feared.accessible == "shaken, harmful, from Kyra, Ogre, 2 r"


def test_many_targets_are_counted_by_side(model: EncounterModel) -> None:
    everyone = ("Kyra", "Merisiel", "Ogre", "Wight")
    do(model, ApplyEffect(name="fog", targets=everyone, source="Kyra"))
    assert row(model, "fog").targets == "4 target(s)"
    more = model.state.combatants[who(model.state, "Ogre")].creature
    from encounter_tracker.encounter.commands import AddCombatant

    do(model, AddCombatant(creature=more, name="Ogre 2", side="foes"))
    do(model, ApplyEffect(name="curse", targets=("Ogre", "Ogre 2", "Wight"), source="Kyra"))
    assert row(model, "curse").targets == "3 foes"
    do(model, ApplyEffect(name="rally", targets=("Ogre", "Ogre 2", "Wight"), source="Wight"))
    assert row(model, "rally").targets == "3 allies"


def test_upon_oneself_the_name_stands_once_and_an_area_has_no_name(model: EncounterModel) -> None:
    do(model, ApplyEffect(name="shield", catalogue="shield", source="Kyra", targets=("Kyra",)))
    do(model, ApplyEffect(name="light", source="Kyra"))
    assert (row(model, "shield").source, row(model, "shield").targets) == ("", "Kyra")
    assert row(model, "light").targets == "area"


def test_who_saved_does_not_count(model: EncounterModel) -> None:
    do(model, ApplyEffect(name="slow", targets=("Ogre", "Wight"), saved=("Wight",), source="Kyra"))
    do(model, ApplyEffect(name="hold", targets=("Ogre",), saved=("Ogre",), source="Kyra"))
    assert row(model, "slow").targets == "Ogre"
    assert "saved: Wight" in row(model, "slow").tooltip
    missed = row(model, "hold")
    assert (missed.targets, missed.works) == ("nobody", False)


def test_what_ends_at_a_coming_turn_is_gold_and_stands_first(model: EncounterModel) -> None:
    do(model, bless(5), ApplyEffect(name="charge", source="Ogre", targets=("Ogre",), duration=Duration(rounds=1)))
    rows = effect_rows(model.state)
    assert [found.name for found in rows] == ["charge", "bless"]
    assert (rows[0].ending, rows[0].left) == (True, "ends · Ogre")
    assert not rows[1].ending


def test_concentration_is_counted(model: EncounterModel) -> None:
    kept = Duration(concentration=True)
    do(model, ApplyEffect(name="song", source="Kyra", targets=("Merisiel",), duration=kept))
    do(model, Concentrate(who="Kyra"))
    assert (row(model, "song").kept_up, row(model, "song").left) == (True, "1/60")
    short = Duration(concentration=True, max=Span(rounds=3))
    do(model, ApplyEffect(name="hymn", source="Kyra", targets=("Merisiel",), duration=short))
    assert row(model, "hymn").left == "0/3"


def test_what_is_held_down_everywhere_says_so(model: EncounterModel) -> None:
    do(model, bless(1, "Merisiel"), SuppressEffect(effect="bless"))
    held = row(model, "bless")
    assert (held.left, held.works, held.ending) == ("held down", False, False)
    assert "held down on Merisiel" in held.tooltip


def test_bleeding_names_its_points(model: EncounterModel) -> None:
    do(model, ApplyCondition(target="Ogre", condition="bleed", amount=3))
    assert row(model, "bleeding").name == "bleeding 3"


def test_the_choices_over_the_list_count(model: EncounterModel) -> None:
    do(model, bless(5), shaken("Ogre", 1))
    ogre = who(model.state, "Ogre")
    view = effects_view(model.state, "all", ogre)
    assert [text for _, text in view.filters] == ["all 2", "Ogre 1", "ending 1"]
    assert [found.name for found in effects_view(model.state, "who", ogre).rows] == ["shaken"]
    assert [found.name for found in effects_view(model.state, "who", who(model.state, "Kyra")).rows] == [
        "shaken", "bless"
    ]  # fmt: skip
    assert [found.name for found in effects_view(model.state, "ending", None).rows] == ["shaken"]


def test_without_anyone_to_show_all_are_shown(model: EncounterModel) -> None:
    do(model, bless(5))
    view = effects_view(model.state, "who", None)
    assert (view.chosen, len(view.rows)) == ("all", 1)


# ---- the menu -----------------------------------------------------------------------------------------------------


def item(model: EncounterModel, name: str, key: str) -> MenuItem:
    def every(items: tuple[MenuItem, ...]) -> list[MenuItem]:
        return [found for one in items for found in (one, *every(one.items))]

    return next(found for found in every(effect_menu(model.state, effect_id(model.state, name))) if found.key == key)


def act(model: EncounterModel, name: str, key: str) -> None:
    command = command_for(model.state, effect_id(model.state, name), key)
    assert command is not None
    do(model, command)


def test_longer_shorter_and_gone(model: EncounterModel) -> None:
    do(model, bless(2))
    act(model, "bless", "longer")
    assert model.state.effects[effect_id(model.state, "bless")].remaining == 3
    for _ in range(3):
        act(model, "bless", "shorter")
    assert not model.state.effects


def test_what_is_not_counted_cannot_be_prolonged(model: EncounterModel) -> None:
    do(model, ApplyEffect(name="curse", targets=("Ogre",)))
    assert not item(model, "curse", "longer").enabled
    assert item(model, "curse", "longer").tip
    assert command_for(model.state, effect_id(model.state, "curse"), "longer") is None


def test_ending_for_all_and_for_one(model: EncounterModel) -> None:
    do(model, bless(5))
    kyra = who(model.state, "Kyra")
    assert item(model, "bless", "end").text == "End for all"
    act(model, "bless", f"end:{kyra}")
    assert set(model.state.effects[effect_id(model.state, "bless")].targets) == {who(model.state, "Merisiel")}
    assert item(model, "bless", "end").text == "End"
    act(model, "bless", "end")
    assert not model.state.effects


def test_dismissing_only_what_can_be(model: EncounterModel) -> None:
    do(model, bless(5), ApplyEffect(name="fly", source="Kyra", targets=("Kyra",), dismissible=True))
    assert not item(model, "bless", "dismiss").enabled
    assert item(model, "fly", "dismiss").enabled
    act(model, "fly", "dismiss")
    assert "fly" not in [effect.name for effect in model.state.effects.values()]


def test_holding_down_one_or_all_and_letting_go(model: EncounterModel) -> None:
    do(model, bless(5))
    merisiel = who(model.state, "Merisiel")
    act(model, "bless", f"hold:{merisiel}")
    effect = model.state.effects[effect_id(model.state, "bless")]
    assert effect.targets[merisiel].state == "suppressed"
    assert item(model, "bless", f"free:{merisiel}").text == "Let it work on Merisiel again"
    act(model, "bless", "hold")
    act(model, "bless", "free")
    effect = model.state.effects[effect_id(model.state, "bless")]
    assert {target.state for target in effect.targets.values()} == {"affected"}


def test_of_one_target_no_menu_is_opened(model: EncounterModel) -> None:
    do(model, shaken(), ApplyEffect(name="hold", targets=("Ogre",), saved=("Ogre",)), ApplyEffect(name="fog"))
    assert item(model, "shaken", f"hold:{who(model.state, 'Ogre')}").text == "Hold down on Ogre"
    assert not item(model, "hold", "suppress").enabled
    assert not item(model, "fog", "suppress").enabled


def test_everyone_held_down_can_be_let_go_together(model: EncounterModel) -> None:
    do(model, bless(5), SuppressEffect(effect="bless"))
    assert item(model, "bless", "free").separated
    assert not [one for one in item(model, "bless", "suppress").items if one.key == "hold"]


def test_a_trigger_goes_off(model: EncounterModel) -> None:
    do(model, bless(5), ApplyEffect(name="rune", targets=("Ogre",), duration="triggered"))
    assert not item(model, "bless", "trigger").enabled
    act(model, "rune", "trigger")
    assert [effect.name for effect in model.state.effects.values()] == ["bless"]


def test_concentrating_is_for_the_caster_s_turn(model: EncounterModel) -> None:
    kept = Duration(concentration=True)
    do(model, ApplyEffect(name="song", source="Kyra", targets=("Merisiel",), duration=kept))
    assert item(model, "song", "concentrate").enabled
    act(model, "song", "concentrate")
    assert "has concentrated" in item(model, "song", "concentrate").tip
    do(model, NextTurn())
    assert "Kyra" in item(model, "song", "concentrate").tip
    do(model, ApplyEffect(name="hymn", source="the choir", targets=("Merisiel",), duration=kept))
    assert "Nobody" in item(model, "hymn", "concentrate").tip
    assert command_for(model.state, effect_id(model.state, "hymn"), "concentrate") is None


def test_adding_a_target(model: EncounterModel) -> None:
    do(model, bless(5))
    act(model, "bless", f"add:{who(model.state, 'Ogre')}")
    assert who(model.state, "Ogre") in model.state.effects[effect_id(model.state, "bless")].targets
    act(model, "bless", f"add:{who(model.state, 'Wight')}")
    assert not item(model, "bless", "add").enabled


def test_nothing_to_do_for_what_is_gone_or_only_opens(model: EncounterModel) -> None:
    do(model, bless(5))
    assert effect_menu(model.state, "e99") == ()
    assert command_for(model.state, "e99", "end") is None
    for key in ("edit", "left", "one", "add", "nonsense"):
        assert command_for(model.state, effect_id(model.state, "bless"), key) is None


# ---- the view-model -----------------------------------------------------------------------------------------------


@pytest.fixture
def view_model(model: EncounterModel) -> EffectsViewModel:
    return EffectsViewModel(EncounterBridge(model))


def test_it_follows_changes_selection_and_language(model: EncounterModel, view_model: EffectsViewModel) -> None:
    views: list[EffectsView] = []
    view_model.view_changed.connect(views.append)
    do(model, bless(5))
    assert [found.name for found in views[-1].rows] == ["bless"]
    view_model.bridge.select((who(model.state, "Ogre"),))
    assert views[-1].filters[1] == ("who", "Ogre 0")
    told = len(views)
    view_model.bridge.retranslate()
    assert len(views) == told  # the same words: nothing to tell
    do(model, Undo())
    assert views[-1].rows == ()


def test_a_filter_is_chosen_by_its_key(model: EncounterModel, view_model: EffectsViewModel) -> None:
    do(model, bless(5))
    view_model.choose_filter("ending")
    assert (view_model.view.chosen, view_model.view.rows) == ("ending", ())
    view_model.choose_filter("nonsense")
    assert view_model.view.chosen == "ending"


def test_items_of_the_menu_are_carried_out(model: EncounterModel, view_model: EffectsViewModel) -> None:
    do(model, bless(5))
    wanted: list[str] = []
    view_model.edit_requested.connect(wanted.append)
    blessing = effect_id(model.state, "bless")
    assert [one.key for one in view_model.menu(blessing)][:2] == ["edit", "longer"]
    view_model.do(blessing, "edit")
    view_model.do(blessing, "longer")
    view_model.do(blessing, "one")
    view_model.do("e99", "end")
    assert wanted == [blessing]
    assert model.state.effects[blessing].remaining == 6


@pytest.mark.parametrize(("text", "left"), [("9", 9), ("=3", 3), ("+2", 7), ("-1", 4), ("−2", 3)])
def test_what_is_left_is_typed(model: EncounterModel, view_model: EffectsViewModel, text: str, left: int) -> None:
    do(model, bless(5))
    blessing = effect_id(model.state, "bless")
    assert view_model.left_of(blessing) == "5"
    assert view_model.set_left(blessing, text) == ""
    assert model.state.effects[blessing].remaining == left


def test_shortened_to_nothing_it_ends_and_what_is_not_understood_changes_nothing(
    model: EncounterModel, view_model: EffectsViewModel
) -> None:
    do(model, bless(5), ApplyEffect(name="curse", targets=("Ogre",)))
    blessing, curse = (effect_id(model.state, name) for name in ("bless", "curse"))
    before = model.state
    assert "Type the rounds" in view_model.set_left(blessing, "soon")
    assert view_model.left_of(curse) == ""
    assert view_model.set_left(curse, "3") != ""
    assert model.state is before
    assert view_model.set_left(blessing, "-9") == ""
    assert blessing not in model.state.effects
