"""The sheet of a combatant: what each part says."""

from __future__ import annotations

import pytest

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.state import AfflictionEffect, Cure, Frequency, Modifier
from encounter_tracker.rules.durations import Duration
from encounter_tracker.viewmodels.combatant import combatant_sheet
from encounter_tracker.viewmodels.combatant_lines import changed_damage
from encounter_tracker.viewmodels.combatant_rows import CombatantSheet, ForceRow
from encounter_tracker.viewmodels.rows import AbilityTileRow, TileRow
from encounter_tracker.viewmodels.texts.language import set_language
from tests.viewmodels.combatant_fight import do, spell, started


def sheet(*commands: c.Command, who: str = "c1") -> CombatantSheet:
    model = started()
    do(model, *commands)
    return combatant_sheet(model.state, who)


def tile(shown: CombatantSheet, key: str) -> TileRow:
    return next(row for row in shown.figures if row.key == key)


def ability(shown: CombatantSheet, key: str) -> AbilityTileRow:
    return next(row for row in shown.abilities if row.key == key)


def force(shown: CombatantSheet, name: str) -> ForceRow:
    return next(row for row in shown.force if row.name == name)


# ---- header ----------------------------------------------------------------------------------------------------


def test_the_header_says_who_it_is():
    head = sheet().head
    assert (head.side, head.name, head.kind) == ("party", "Brannoc", "dwarf · level 7")
    assert (head.hp.current_text, head.hp.detail_text, head.chip) == ("58", "/ 58", None)
    assert [row.key for row in head.readouts] == ["init"]
    assert "58 of 58 hit points" in head.accessible


def test_negative_levels_change_the_level_it_acts_as():
    head = sheet(c.GiveNegativeLevels(target="Brannoc", count=2, dc=14)).head
    assert head.kind == "dwarf · level 7 · acts as level 5"


def test_who_has_no_level_is_told_by_hit_dice():
    assert sheet(who="c2").head.kind == "giant · 6 HD"


def test_a_caster_has_its_level_beside_initiative():
    assert [(row.key, row.value) for row in sheet(who="c3").head.readouts] == [("init", "+0"), ("caster_level", "5")]


@pytest.mark.parametrize(
    ("command", "text"),
    [
        (c.DealDamage(target="Brannoc", amount=62), "dying · Con check DC 14"),
        (c.DealDamage(target="Brannoc", amount=58), "disabled: acting costs 1 hp"),
        (c.DealDamage(target="Brannoc", amount=60, nonlethal=True), "unconscious (nonlethal)"),
        (c.DealDamage(target="Brannoc", amount=58, nonlethal=True), "staggered (nonlethal)"),
        (c.DamageAbility(target="Brannoc", ability="wis", amount=12), "unconscious (Wis)"),
        (c.ApplyCondition(target="Brannoc", condition="unconscious"), "unconscious"),
        (c.DeathAttack(target="Brannoc", source="Troll"), "dead: death attack · round 1, Troll"),
        (c.GiveNegativeLevels(target="Brannoc", count=7), "dead: negative levels 7/7 HD · round 1"),
    ],
)
def test_a_grave_state_stands_before_what_it_is(command: c.Command, text: str):
    chip = sheet(command).head.chip
    assert chip is not None
    assert chip.text == text


def test_a_stable_one_is_called_so():
    chip = sheet(c.DealDamage(target="Brannoc", amount=60), c.Stabilise(target="Brannoc")).head.chip
    assert chip is not None
    assert (chip.kind, chip.text) == ("plain", "stable, unconscious")


def test_the_dead_are_marked_in_the_header():
    assert sheet(c.Kill(target="Brannoc")).head.dead


def test_signs_behind_the_name():
    shown = sheet(
        c.EditCombatant(who="c1", set={"hidden": True, "flying": True, "swimming": True}),
        c.ReadyAction(who="Brannoc", trigger="the altar is touched"),
    )
    assert [icon.name for icon in shown.head.icons] == ["eye-off", "wind", "droplets", "target"]
    assert shown.head.icons[-1].text == "Readied: the altar is touched"


def test_delaying_is_shown():
    assert [icon.name for icon in sheet(c.Delay(who="Brannoc")).head.icons] == ["pause"]


# ---- figures ---------------------------------------------------------------------------------------------------


def test_the_twelve_figures_in_their_order():
    assert [row.key for row in sheet().figures] == [
        "ac", "touch", "flat_footed", "cmd", "speed", "sr", "fort", "ref", "will", "cmb", "melee", "ranged",
    ]  # fmt: skip


def test_figures_and_their_change():
    shown = sheet(spell("shield of faith", 9, ("ac", 3, "deflection")))
    assert (tile(shown, "ac").value, tile(shown, "ac").delta, tile(shown, "ac").trend) == ("26", "2", "up")
    assert tile(shown, "ac").accessible == "Armor Class 26, 2 more than printed"
    assert (tile(shown, "will").value, tile(shown, "will").delta) == ("+5", "")


def test_a_lowered_figure_says_so():
    row = tile(sheet(c.ApplyCondition(target="Brannoc", condition="shaken")), "fort")
    assert (row.value, row.trend, row.accessible) == ("+8", "down", "Fortitude save +8, 2 less than printed")


def test_no_spell_resistance_is_a_dash():
    row = tile(sheet(), "sr")
    assert (row.value, row.none, row.accessible) == ("—", True, "Spell resistance: none")
    assert tile(sheet(who="c2"), "sr").value == "15"


def test_an_overruled_figure_is_marked():
    row = tile(sheet(c.EditCombatant(who="c1", set={"figures": {"ac": 16}})), "ac")
    assert (row.value, row.overruled, row.delta) == ("16", True, "8")
    assert row.accessible.endswith("overruled")


def test_speed_carries_its_unit():
    assert (tile(sheet(), "speed").caption, tile(sheet(), "speed").value) == ("Speed, ft", "20")


@pytest.mark.usefixtures("french")
def test_in_french_speed_is_in_metres():
    row = tile(sheet(spell("rapidité", 3, ("speed", 20, "enhancement"))), "speed")
    assert (row.value, row.delta) == ("12", "6")


@pytest.fixture
def french():
    set_language("fr")
    yield
    set_language("en")


def test_abilities_keep_damage_drain_penalty_and_bonus_apart():
    shown = sheet(
        c.DamageAbility(target="Brannoc", ability="str", amount=3),
        c.DrainAbility(target="Brannoc", ability="str", amount=2),
        spell("ray of enfeeblement", 9, ("str", -4, "penalty")),
        spell("bull's strength", 9, ("str", 4, "enhancement")),
    )
    row = ability(shown, "str")
    assert [(line.kind, line.caption, line.amount) for line in row.lines] == [
        ("penalty", "penalty", "−4"),
        ("damage", "damage", "−3"),
        ("drain", "drain", "−2"),
        ("bonus", "bonus", "+4"),
    ]
    assert (row.score, row.modifier) == ("16", "+2")


def test_an_absent_ability_is_a_dash():
    row = ability(sheet(who="c2"), "int")
    assert (row.score, row.none, row.accessible) == ("—", True, "Intelligence: none")


def test_a_pip_for_each_hit_die():
    levels = sheet(
        c.GiveNegativeLevels(target="Brannoc", count=1, dc=14),
        c.GiveNegativeLevels(target="Brannoc", count=1, permanent=True),
    ).levels
    assert levels.pips == ("temporary", "permanent", *["free"] * 5)
    assert (levels.count_text, levels.rest_text) == ("2", "of 7 HD · 1 permanent · dies at 7")
    assert sheet().levels.rest_text == "none of 7 HD"


# ---- in force --------------------------------------------------------------------------------------------------


def test_an_effect_says_what_it_does_from_whom_and_until_when():
    row = force(sheet(spell("shield of faith", 9, ("ac", 3, "deflection"))), "shield of faith")
    assert (row.what, row.source, row.until, row.tone) == ("AC +3 deflection", "Ysolde", "9 r", "help")
    assert (row.works, row.removable, row.ending) == (True, True, False)
    assert row.accessible == "shield of faith, AC +3 deflection, from Ysolde, 9 r"


def test_what_does_not_count_is_in_brackets():
    shown = sheet(
        spell("shield of faith", 9, ("ac", 3, "deflection")),
        spell("protection from evil", 5, ("ac", 2, "deflection")),
    )
    assert force(shown, "protection from evil").what == "AC (+2) no effect"
    assert force(shown, "shield of faith").what == "AC +3 deflection"


def test_what_counts_only_in_part_counts():
    row = force(sheet(spell("shield of faith", 9, ("ac", 1, "deflection"))), "shield of faith")
    assert row.what == "AC (+1) no effect"  # the block has +1 already


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ((("attack", 1, "untyped"), ("ac", 1, "dodge"), ("ref", 1, "dodge")), "attack, AC, Ref +1"),
        ((("attack", 1, "morale"),), "attack +1 morale"),
        ((("str", -6, "penalty"),), "Str −6 penalty"),
        ((("str", 4, "enhancement"),), "Str +4 enhancement"),
        ((("attack", -2, "penalty"),), "attack −2"),
        ((("resist.fire", 10, "untyped"),), "fire 10"),
        ((("dr", 10, "untyped"),), "DR 10"),
        ((("speed", 30, "enhancement"),), "speed +30 ft enhancement"),
        ((("ac", 2, "deflection"), ("saves", 2, "resistance")), "AC, saves +2"),
        ((("Stealth", 4, "circumstance"),), "Stealth +4 circumstance"),
    ],
)
def test_modifiers_in_few_words(changes: tuple[tuple[str, int, str], ...], text: str):
    assert force(sheet(spell("blessed", 9, *changes)), "blessed").what == text


def test_skills_stack_like_the_figures():
    shown = sheet(
        spell("guidance", 9, ("skills", 1, "competence")),
        spell("great guidance", 9, ("skills", 4, "competence")),
    )
    assert force(shown, "guidance").what == "skills (+1) no effect"
    assert force(shown, "great guidance").what == "skills +4 competence"


def test_an_ability_bonus_that_does_not_stack_is_in_brackets():
    shown = sheet(
        spell("bull's strength", 9, ("str", 4, "enhancement")),
        spell("belt", 9, ("str", 2, "enhancement")),
    )
    assert force(shown, "belt").what == "Str (+2) no effect"


def test_conditions_an_effect_gives_are_named():
    row = force(sheet(spell("slow", 4, ("ac", -1, "untyped"), conditions=("staggered",))), "slow")
    assert row.what == "AC −1, staggered"


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        ("shaken", "attack, saves, skills, ability checks −2"),
        ("entangled", "attack −2, Dex −4, half speed"),
        ("stunned", "AC −2, no Dex bonus"),
        ("paralyzed", "Str modifier −5, Dex modifier −5, helpless"),
    ],
)
def test_what_a_condition_does(condition: str, text: str):
    row = force(sheet(c.ApplyCondition(target="Brannoc", condition=condition)), condition)  # type: ignore[arg-type]
    assert row.what == text


def test_a_condition_without_figures_says_it_in_words():
    assert force(sheet(c.ApplyCondition(target="Brannoc", condition="confused")), "confused").what


def test_bleeding_says_how_much():
    row = force(sheet(c.ApplyCondition(target="Brannoc", condition="bleed", amount=3)), "bleeding 3")
    assert row.what == "3 hp each turn"


def test_a_made_save_is_shown_and_does_nothing():
    shown = sheet(spell("slow", 4, ("ac", -1, "untyped"), saved=("Brannoc",)))
    row = force(shown, "slow")
    assert (row.works, row.what) == (False, "saved · AC −1")
    assert tile(shown, "ac").delta == ""


def test_a_suppressed_effect_can_be_let_go():
    shown = sheet(spell("bless", 9, ("attack", 1, "morale"), id="e1"), c.SuppressEffect(effect="e1", target="Brannoc"))
    row = force(shown, "bless")
    assert (row.works, row.suppressed, row.what) == (False, True, "suppressed · attack +1 morale")


def test_what_ends_with_a_coming_turn_stands_first():
    own = Duration(until="start", of="Brannoc", turn="next")
    shown = sheet(
        spell("bless", 47, ("attack", 1, "morale")),
        spell("haste", 3, ("attack", 1, "untyped")),
        spell("charge", 1, ("ac", -2, "untyped"), source="Brannoc", duration=own, kind="nonmagical"),
        spell("curse", 1, ("saves", -1, "untyped"), duration="unlimited"),
    )
    assert [row.name for row in shown.force] == ["charge", "haste", "bless", "curse"]
    assert (shown.force[0].ending, shown.force[0].until) == (True, "start of own turn")
    assert shown.force_remark == "4 · why and until when"


def test_nothing_in_force():
    shown = sheet()
    assert (shown.force, shown.force_remark) == ((), "nothing")


def test_conditions_that_come_by_themselves_cannot_be_ended():
    shown = sheet(who="c2")
    row = force(shown, "flat-footed")
    assert (row.effect, row.removable, row.source, row.until) == ("", False, "has not acted", "own turn")


def test_darkness_blinds_by_itself():
    row = force(sheet(c.SetEnvironment(light="dark"), who="c3"), "blinded")
    assert (row.source, row.until, row.removable) == ("darkness", "while dark", False)


def test_what_is_implied_names_its_cause():
    row = force(sheet(c.ApplyCondition(target="Brannoc", condition="paralyzed")), "helpless")
    assert (row.source, row.removable) == ("paralyzed", False)
    dying = force(sheet(c.DealDamage(target="Brannoc", amount=60)), "helpless")
    assert dying.source == "cannot act"


def test_the_tooltip_has_the_whole_story():
    row = force(sheet(spell("bless", 47, ("attack", 1, "morale"), level=1, dc=13, note="twice blessed")), "bless")
    assert row.tooltip.splitlines() == [
        "bless",
        "attack +1 morale",
        "spell, level 1, caster level 5, DC 13",
        "from Ysolde · 47 r · 4 min 7 r left",
        "twice blessed",
    ]


def test_a_bonus_against_some_things_says_so():
    limited = Modifier(on="saves", value=4, type="morale", against=("fear",))
    row = force(sheet(c.ApplyEffect(name="calm", targets=("Brannoc",), modifiers=(limited,))), "calm")
    assert row.what == "saves +4 morale against fear"


POISON = c.GiveAffliction(
    target="Brannoc",
    name="spider venom",
    exposure="injury",
    save="fort",
    dc=14,
    frequency=Frequency(rounds=1, times=4),
    effect=AfflictionEffect(ability_damage={"str": 1}),
    cure=Cure(saves=1),
)


def test_a_poison_says_its_save_and_when_the_next_one_comes():
    row = force(sheet(POISON), "spider venom")
    assert (row.what, row.until, row.ending) == ("Fort DC 14, 4 save(s) to come, 1 Str", "save in 1 r", False)


def test_a_save_against_a_poison_says_which_of_how_many():
    shown = sheet(POISON, c.NextTurn(), c.NextTurn(), c.NextTurn())
    assert [row.text for row in shown.due] == ["spider venom, Fortitude +14 against DC 14 (1 of 4, the next in 1 r)"]
    row = force(shown, "spider venom")
    assert (row.what, row.until, row.ending) == ("Fort DC 14, save 1 of 4, 1 Str", "save due", True)


def test_light_and_triggers_are_told():
    shown = sheet(spell("daylight", 9, light=3), spell("contingency", 9, trigger="it falls", duration="triggered"))
    assert force(shown, "daylight").what == "light 3"
    assert force(shown, "contingency").what == "waits: it falls"


# ---- attacks, defences, the rest -------------------------------------------------------------------------------


def test_attacks_with_everything_that_changes_them():
    shown = sheet(
        c.DamageAbility(target="Brannoc", ability="str", amount=2), spell("bane", 9, ("attack", -1, "untyped"))
    )
    axe, thrown = shown.attacks
    assert (axe.text, axe.value, axe.delta, axe.trend, axe.detail) == ("waraxe", "+11/+6", "2", "down", "1d10+4")
    assert (thrown.value, thrown.delta, thrown.detail, thrown.figure) == ("+8", "1", "1d6+4", "ranged")
    assert "printed: +13/+8 1d10+5" in axe.tooltip


@pytest.mark.parametrize(
    ("text", "delta", "result"),
    [
        ("1d8+2", 2, "1d8+4"),
        ("1d8+2", -2, "1d8"),
        ("1d8", -1, "1d8−1"),
        ("2d6+4 plus grab", 1, "2d6+5 plus grab"),
        ("1d4-1", 3, "1d4+2"),
        ("poison", 2, "poison +2"),
        ("1d8+2", 0, "1d8+2"),
        ("", 2, ""),
    ],
)
def test_damage_moves_by_what_is_in_force(text: str, delta: int, result: str):
    assert changed_damage(text, delta) == result


def test_defences_senses_and_ways_to_move():
    assert [(row.text, row.detail) for row in sheet(who="c2").defences] == [
        ("DR 5/magic", ""),
        ("Resist cold 5", ""),
        ("Immune: poison", ""),
        ("Vulnerable: fire", ""),
        ("Fast healing 2", ""),
        ("Regeneration 5", "stopped by fire, acid"),
        ("Channel resistance +2", ""),
        ("Scent", ""),
        ("Low-light vision", ""),
        ("Flying 60 ft", ""),
    ]


def test_a_given_resistance_names_the_spell():
    row = sheet(spell("resist energy", 9, ("resist.fire", 10, "untyped"))).defences[1]
    assert (row.text, row.detail) == ("Resist fire 10", "resist energy")


def test_stopped_regeneration_is_muted():
    shown = sheet(c.DealDamage(target="Troll", amount=3, type="fire", attack=c.AttackInfo(kind="spell")), who="c2")
    row = next(row for row in shown.defences if row.key == "regeneration")
    assert (row.muted, row.detail) == (True, "off until its turn ends")


def test_skills_move_with_what_is_in_force():
    flow = next(row for row in sheet(c.GiveNegativeLevels(target="Brannoc", count=1)).flows if row.key == "skills")
    assert [(item.text, item.value, item.trend) for item in flow.items] == [
        ("Climb", "+7", "down"),
        ("Perception", "+5", "down"),
    ]


def test_paragraphs_that_have_something_in_them():
    assert [row.key for row in sheet().flows] == ["skills", "special", "feats", "spells", "type"]
    assert [row.key for row in sheet(who="c3").flows] == ["type"]


def test_a_special_quality_has_a_title():
    flow = next(row for row in sheet().flows if row.key == "special")
    assert [(item.title, item.text) for item in flow.items] == [
        ("Hardy", "+2 against poison and spells"),
        ("Stability", ""),
    ]


# ---- what is due -----------------------------------------------------------------------------------------------


def test_the_dying_roll_is_due_at_the_start_of_the_turn():
    model = started()
    do(model, c.DealDamage(target="Ysolde", amount=39), c.NextTurn(), c.NextTurn())
    due = combatant_sheet(model.state, "c3").due
    assert [(row.text, row.die, row.button) for row in due] == [
        ("dying, Constitution check −1 against DC 10", "d20", "Roll"),
    ]


def test_a_daily_save_is_due_with_its_modifier():
    due = sheet(c.GiveNegativeLevels(target="Brannoc", count=1, dc=14), c.AdvanceTime(days=1)).due
    assert [row.text for row in due] == ["negative level, Fortitude +9 against DC 14"]


def test_restoration_that_is_due_has_no_die():
    shown = sheet(
        c.GiveNegativeLevels(target="Brannoc", count=7, permanent=True),
        c.RaiseDead(target="Brannoc", by="true resurrection"),
    )
    assert [(row.text, row.die, row.button) for row in shown.due] == [
        ("restoration now, or it dies again", "", "Restoration…"),
    ]
    assert shown.head.chip is not None
    assert shown.head.chip.text == "dies without restoration"


def test_two_sheets_of_the_same_state_are_equal():
    model = started()
    assert combatant_sheet(model.state, "c1") == combatant_sheet(model.state, "c1")


# ---- everything that was printed is there ----------------------------------------------------------------------

STING = {"name": "sting", "bonus": [7], "damage": "1d6", "properties": ["x3", "plus poison"]}
FULL = {
    "alignment": "CE",
    "hardness": 13,
    "maneuverability": "clumsy",
    "senses": {"others": ["thoughtsense 77"], "true_seeing": True, "by_sound": True, "blindsight": 35},
    "auras": ["aura of sand"],
    "weaknesses": ["salt allergy", "vulnerability to fire"],
    "vulnerable": ["fire"],
    "defensive": ["amorphous shell"],
    "languages": ["Dunespeak"],
    "notes": "Gear: a lamp\n\nlives in ruins",
    "speed": {"fly": 90},
    "source": "Own Book 12",
    "xp": 777,
    "spells": [{"name": "wish", "kind": "spell-like", "per_day": 1, "dc": 29, "cl": 18}],
}


def test_every_word_of_a_block_can_be_read_in_the_pane():
    rows = sheet(c.EditCombatant(who="c1", set=FULL))
    lines = [" ".join((row.text, row.detail)) for row in rows.defences]
    lines += [" ".join((item.title, item.text)) for row in rows.flows for item in row.items]
    for words in (
        "CE", "Hardness 13", "flying 90 ft (clumsy)", "Thoughtsense 77", "true seeing", "Aura: aura of sand",
        "Weak: salt allergy", "Vulnerable: fire", "Amorphous shell", "Dunespeak", "Gear: a lamp", "lives in ruins",
        "Own Book 12", "777 XP", "wish (DC 29)", "caster level 18, 1/day", "Blindsight 35 ft by hearing",
    ):  # fmt: skip
        assert any(words.casefold() in line.casefold() for line in lines), words
    assert [row.text for row in sheet(c.EditCombatant(who="c1", set={"attacks": [STING]})).attacks] == [
        "sting · poison"
    ]
    assert not any("vulnerability to fire" in line for line in lines)  # said by "Vulnerable: fire"
