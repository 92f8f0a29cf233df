"""Templates: names, changes with their parts, refusals, edits."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from encounter_tracker.encounter.commands import AddCombatant, EditCombatant, Undo
from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.templates import TEMPLATES
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support import catalogue
from encounter_tracker.support.dice import Dice
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.combatant_templates import CombatantTemplatesViewModel, template_edits
from encounter_tracker.viewmodels.templates import TemplatesViewModel, edit_fields, templates_view, with_templates
from encounter_tracker.viewmodels.texts.language import set_language
from encounter_tracker.viewmodels.texts.template_words import name_with


def creature(key: str) -> Creature:
    return next(sample.creature for sample in catalogue.sample_creatures() if sample.key == key)


@pytest.mark.parametrize(
    ("name", "templates", "english", "french"),
    [
        ("Ogre", ("advanced",), "Advanced Ogre", "Ogre évolué"),
        ("Ogre", ("giant", "fiendish"), "Fiendish Giant Ogre", "Ogre géant fiélon"),
        ("Ogre 3", ("advanced",), "Advanced Ogre 3", "Ogre évolué 3"),
        ("Ogre 12", ("skeleton",), "Ogre Skeleton 12", "Ogre squelette 12"),
        ("Harpie", ("advanced", "young"), "Young Advanced Harpie", "Jeune Harpie évoluée"),
        ("Araignée de phase", ("giant",), "Giant Araignée de phase", "Araignée de phase géante"),
        ("Loup", ("zombie",), "Loup Zombie", "Loup zombi"),
        ("Ogre", (), "Ogre", "Ogre"),
    ],
)
def test_the_name_tells_the_template(name: str, templates: tuple[str, ...], english: str, french: str) -> None:
    assert name_with(name, templates, "en") == english
    assert name_with(name, templates, "fr") == french


def test_a_name_that_would_be_too_long_stays_as_it_is() -> None:
    long = "O" * 78
    assert name_with(long, ("advanced",), "en") == long
    assert len(name_with(f"{'O' * 79} 12", ("giant",), "en")) <= 80


def test_changed_figures_are_listed_with_their_parts() -> None:
    view = templates_view(creature("ogre"), ("advanced",))
    rows = {row.key: (row.label, row.before, row.after, row.parts) for row in view.changes}
    assert view.name == "Advanced Ogre"
    assert rows["cr"] == ("CR", "3", "4", "")
    assert rows["xp"][1:3] == ("800", "1,200")
    assert rows["hp"] == ("Hit points", "30 (4d8+12)", "38 (4d8+20)", "Con +8")
    assert rows["ac.total"] == ("AC", "17", "21", "Dex +2, natural armor +2")
    assert rows["abilities.str"] == ("Str", "21", "25", "advanced +4")
    assert rows["attacks.0"][1:] == ("+7 (2d8+7)", "+9 (2d8+10)", "Str +2")
    assert view.checks == ()


def test_parts_of_stacked_templates_are_added_up_and_what_is_set_outright_has_none() -> None:
    rows = {row.key: row for row in templates_view(creature("ogre"), ("advanced", "giant")).changes}
    assert rows["hp"].parts == "Con +16"
    assert rows["abilities.dex"].parts == "advanced +4, giant −2"
    rows = {row.key: row for row in templates_view(creature("ogre"), ("advanced", "zombie")).changes}
    assert rows["hp"].parts == ""
    assert (rows["type"].before, rows["type"].after) == ("humanoid", "undead")
    assert rows["abilities.con"].after == "—"
    assert (rows["attacks.2"].before, rows["attacks.2"].label) == ("—", "Slam")


def test_what_is_to_be_looked_at_by_hand_is_said() -> None:
    view = templates_view(creature("ogre"), ("skeleton",))
    assert any("by hand" in text for text in view.checks)


def test_what_cannot_be_says_why() -> None:
    chips = {chip.key: chip for chip in templates_view(creature("wight"), ("giant",)).chips}
    assert tuple(chips) == TEMPLATES
    assert chips["giant"].on
    assert chips["young"].reason == "Young: not together with giant."
    assert chips["skeleton"].reason == "Skeleton: it is undead already."
    assert chips["advanced"].reason == ""
    assert templates_view(creature("wight"), ("skeleton",)).refusal == "Skeleton: it is undead already."
    assert with_templates(creature("wight"), ("skeleton",)) is None


def test_in_french_names_and_texts_are_french() -> None:
    set_language("fr")
    try:
        made = with_templates(replace(creature("ogre"), name="Ogre"), ("celestial",))
        assert made is not None
        assert made.name == "Ogre céleste"
        assert made.special["Smite evil"] == "1/jour, +0 à l’attaque, +4 aux dégâts"
        dead = with_templates(replace(creature("ogre"), name="Ogre"), ("zombie",))
        assert dead is not None
        assert dead.special["Staggered"] == "une action simple ou de mouvement par tour\N{NO-BREAK SPACE}; peut charger"
    finally:
        set_language("en")


@pytest.mark.parametrize("template", TEMPLATES)
def test_one_edit_makes_the_changed_creature_of_every_ready_made_one(template: str) -> None:
    model = EncounterModel(Dice(1))
    made = {}
    for sample in catalogue.sample_creatures()[::5]:
        after = with_templates(sample.creature, (template,))
        if after is None:
            continue
        model.dispatch(AddCombatant(creature=sample.creature))
        who = model.state.present[-1]
        model.dispatch(EditCombatant(who=who.id, set=edit_fields(sample.creature, after)))
        made[who.id] = replace(after, name=sample.creature.name)
    assert made
    for key, wanted in made.items():
        assert model.state.combatants[key].creature == wanted
        assert model.state.combatants[key].base_hp == wanted.hp


def fight(*names: str) -> EncounterBridge:
    model = EncounterModel(Dice(1))
    for name in names:
        model.dispatch(AddCombatant(creature=creature(name)))
    return EncounterBridge(model)


def test_the_selected_are_changed_as_one_step(qapp: object) -> None:
    bridge = fight("goblin", "goblin", "wight")
    vm = CombatantTemplatesViewModel(bridge)
    bridge.select(tuple(who.id for who in bridge.state.present))
    assert vm.begin()
    assert vm.head.title == "Templates: Goblin, Goblin 2 and Wight"
    assert not vm.apply()  # nothing is chosen
    vm.templates.toggle("zombie")
    assert vm.head.problem == "Not Wight. Zombie: it is undead already."
    assert vm.apply()
    assert [who.name for who in bridge.state.present] == ["Goblin Zombie", "Goblin Zombie 2", "Wight"]
    assert bridge.state.present[0].creature.type == "undead"
    bridge.dispatch(Undo())
    assert [who.name for who in bridge.state.present] == ["Goblin", "Goblin 2", "Wight"]
    assert bridge.state.present[0].creature == creature("goblin")


def test_rolled_hit_points_stay_the_base_of_what_changes(qapp: object) -> None:
    bridge = fight()
    bridge.dispatch(AddCombatant(creature=creature("ogre"), hp=45))
    [edit] = template_edits(bridge.state, bridge.state.present, ("advanced",))
    bridge.dispatch(edit)
    assert bridge.state.present[0].base_hp == 45 + 8


def test_a_name_that_is_taken_is_not_given_twice(qapp: object) -> None:
    bridge = fight("ogre")
    bridge.dispatch(AddCombatant(creature=creature("ogre"), name="Advanced Ogre"))
    vm = CombatantTemplatesViewModel(bridge)
    bridge.select((bridge.state.present[0].id,))
    vm.begin()
    vm.templates.toggle("advanced")
    assert vm.apply()
    assert [who.name for who in bridge.state.present] == ["Advanced Ogre 2", "Advanced Ogre"]


def test_a_template_that_is_refused_stays_off() -> None:
    vm = TemplatesViewModel()
    vm.toggle("giant")
    assert vm.chosen == ()  # for nobody
    vm.set_creature(creature("wight"))
    vm.toggle("skeleton")
    assert vm.chosen == ()
    vm.toggle("giant")
    vm.toggle("advanced")
    vm.toggle("giant")
    assert vm.chosen == ("advanced",)
    assert vm.creature is not None
    assert vm.creature.name == "Advanced Wight"
    vm.clear()
    assert vm.creature == creature("wight")
