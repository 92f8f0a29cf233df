"""The party from fight to fight: what it carries along, and what rest does."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Applied, Refused
from encounter_tracker.encounter.carried import Carried
from encounter_tracker.encounter.carrying import carry
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.events import Rested
from encounter_tracker.encounter.state import (
    AbilityHarm,
    AfflictionEffect,
    Cure,
    Frequency,
    Modifier,
    NegativeLevel,
    Resource,
)
from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.durations import Duration, Span
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.session.party import (
    combatant_of,
    commands_for,
    member_of,
    missing_from,
    pass_time,
    rest,
    take_over,
)
from encounter_tracker.support.dice import Dice
from encounter_tracker.support.party import PartyMember

KYRA = Creature(name="Kyra", hit_dice=5, hp=38, abilities={"con": 14, "wis": 18, "cha": 12})
VALEROS = Creature(name="Valeros", hit_dice=5, hp=47, abilities={"str": 18, "con": 14})
PARTY = (PartyMember(creature=KYRA, key="k"), PartyMember(creature=VALEROS, key="v", name="Val", colour="blue"))


def fight_with(*members: PartyMember) -> EncounterModel:
    model = EncounterModel(Dice(1))
    if members:
        did(model, c.DoTogether(commands=tuple(command for member in members for command in commands_for(member))))
    return model


def did(model: EncounterModel, *commands: c.Command) -> None:
    for command in commands:
        outcome = model.dispatch(command)
        assert isinstance(outcome, Applied), outcome


def carried_over(model: EncounterModel, members=PARTY) -> tuple[PartyMember, ...]:
    """All members after a fight, changed or not."""
    changed = {member.key: member for member in take_over(members, model.state)}
    return tuple(changed.get(member.key, member) for member in members)


HURT = (
    c.DealDamage(target="Kyra", amount=15, type="fire"),
    c.DealDamage(target="Val", amount=9, nonlethal=True),
    c.GiveTempHp(target="Val", amount=6, source="aid"),
    c.DamageAbility(target="Kyra", ability="con", amount=4),
    c.DrainAbility(target="Val", ability="str", amount=2),
    c.GiveNegativeLevels(target="Kyra", count=1, dc=15),
    c.EditCombatant(who="Kyra", set={"resources": {"channel": {"left": 2, "most": 4}, "gone": {"left": 0, "most": 1}}}),
    c.EditCombatant(who="Kyra", set={"resources": {"wand": {"left": 9, "most": 50, "daily": False}, "gone": None}}),
    c.ApplyEffect(
        name="bless",
        source="Kyra",
        targets=("Kyra", "Val"),
        duration=Duration(minutes=5),
        modifiers=(Modifier(on="attack", value=1, type="morale"),),
    ),
    c.ApplyEffect(name="mage armor", source="Val", targets=("Kyra",), duration=Duration(hours=5)),
    c.ApplyCondition(target="Val", condition="fatigued"),
    c.GiveAffliction(
        target="Val",
        name="filth fever",
        exposure="injury",
        save="fort",
        dc=12,
        total=3,
        onset=Span(days=1),
        frequency=Frequency(days=1),
        effect=AfflictionEffect(ability_damage={"dex": 1}),
        cure=Cure(saves=2),
    ),
)  # fmt: skip


def figures(model: EncounterModel, name: str) -> object:
    view = derived(model.state, model.state.by_name[name])
    values = {key: figure.value for key, figure in view.figures.items()}
    return (view.hp, view.max_hp, view.temp_hp, view.nonlethal, view.status, sorted(view.conditions), values)


def test_a_member_comes_with_what_it_has():
    model = fight_with(*PARTY)
    kyra, val = model.state.present
    assert (val.name, val.side, val.colour, val.member, val.base_hp) == ("Val", "party", "blue", "v", 47)
    assert kyra.member == "k"
    assert take_over(PARTY, model.state) == ()
    assert missing_from(PARTY, model.state) == ()


def test_everything_goes_on_in_the_next_fight():
    first = fight_with(*PARTY)
    did(first, *HURT)
    after = carried_over(first)
    assert [member.carried.wounds for member in after] == [15, 0]
    second = fight_with(PartyMember(creature=Creature(name="Horse", hit_dice=2, hp=15)))
    did(second, c.AdvanceTime(days=3))
    did(second, c.DoTogether(commands=tuple(command for member in after for command in commands_for(member))))
    for name in ("Kyra", "Val"):
        assert figures(second, name) == figures(first, name)
    assert sorted(effect.name for effect in second.state.effects.values()) == sorted(
        effect.name for effect in first.state.effects.values()
    )
    bless = next(effect for effect in second.state.effects.values() if effect.name == "bless")
    assert {second.state.combatants[who].name for who in bless.targets} == {"Kyra", "Val"}
    assert second.state.combatants[bless.source or ""].name == "Kyra"
    armor = next(effect for effect in second.state.effects.values() if effect.name == "mage armor")
    assert second.state.combatants[armor.source or ""].name == "Val"
    assert [same(now, then) for now, then in zip(carried_over(second, after), after, strict=True)] == [True, True]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_one_casting_on_several_is_one_again_in_whatever_order_they_come(order: tuple[int, int]):
    first = fight_with(*PARTY)
    for source in ("Kyra", "Val", "an angel"):
        did(first, c.ApplyEffect(name="bless", source=source, targets=("Kyra", "Val"), duration=Duration(minutes=5)))
    after = carried_over(first)
    second = fight_with(*(after[place] for place in order))
    found = [
        (second.state.combatants[effect.source].name if effect.source else effect.source_text, len(effect.targets))
        for effect in second.state.effects.values()
    ]
    assert sorted(found) == [("Kyra", 2), ("Val", 2), ("an angel", 2)]


def test_days_are_counted_from_where_they_were():
    first = fight_with(*PARTY)
    did(first, *HURT, c.AdvanceTime(hours=20))
    second = fight_with()
    did(second, c.AdvanceTime(days=9))
    did(second, *(command for member in carried_over(first) for command in commands_for(member)))
    for model in (first, second):
        did(model, c.AdvanceTime(hours=5))
    for name in ("Kyra", "Val"):
        one, other = (carry(model.state, model.state.by_name[name]) for model in (first, second))
        assert one.harm == other.harm
        assert [level.saves for level in one.negative_levels] == [level.saves for level in other.negative_levels]
        assert [(due.what, due.dc) for due in first.state.due] == [(due.what, due.dc) for due in second.state.due]
        fever = [[effect.affliction for effect in kept.effects if effect.affliction] for kept in (one, other)]
        assert fever[0] == fever[1]


def test_what_ends_with_the_fight_is_left_behind():
    model = fight_with(*PARTY)
    did(model, c.AddCombatant(creature=Creature(name="Ogre", hit_dice=4, hp=30)), c.StartEncounter())
    until = Duration(until="end", of="Kyra", turn="next")
    did(
        model,
        c.ApplyCondition(target="Val", condition="dazed", duration=until),
        c.ApplyEffect(name="hold", source="Ogre", targets=("Val",), duration=Duration(concentration=True)),
        c.ApplyEffect(name="missed", source="Ogre", targets=("Val",), saved=("Val",)),
        c.ApplyEffect(name="curse", source="Ogre", targets=("Val",)),
    )
    (val,) = take_over(PARTY[1:], model.state)
    (curse,) = val.carried.effects
    assert (curse.name, curse.source, curse.source_text, curse.anchor) == ("curse", None, "Ogre", "self")


def test_a_rolled_total_and_an_edited_block_come_along():
    model = EncounterModel(Dice(1))
    did(model, c.AddCombatant(creature=KYRA, side="party", hp=50))
    did(model, c.EditCombatant(who="Kyra", set={"bab": 7, "note": "limps", "figures": {"ac": 21}}))
    member = member_of(model.state.present[0], model.state)
    assert (member.carried.base_hp, member.creature.bab, member.label) == (50, 7, "Kyra")
    again = fight_with(member).state.present[0]
    assert (again.base_hp, again.note, again.overrides) == (50, "limps", {"ac": 21})


def test_the_dead_stay_dead():
    model = fight_with(*PARTY)
    did(model, c.Kill(target="Kyra"))
    (kyra,) = take_over(PARTY, model.state)
    assert kyra.carried.death is not None
    assert fight_with(kyra).state.present[0].death == kyra.carried.death
    rested = rest([kyra], Dice(1))
    assert rested.members[0].carried.death is not None


def test_members_are_found_by_key_and_then_by_name():
    model = fight_with(PARTY[0])
    did(model, c.RenameCombatant(who="Kyra", to="Kyra the Bold"))
    who = combatant_of(PARTY[0], model.state)
    assert who is not None
    (renamed,) = take_over(PARTY, model.state)
    assert renamed.label == "Kyra the Bold"
    assert combatant_of(PARTY[1], model.state) is None
    did(model, c.AddCombatant(creature=VALEROS, name="Val", side="foes"))
    assert combatant_of(PARTY[1], model.state) is None
    did(model, c.EditCombatant(who="Val", set={"side": "party"}))
    assert combatant_of(PARTY[1], model.state) is not None
    assert combatant_of(PartyMember(creature=VALEROS, name="Val"), model.state) is not None
    assert combatant_of(replace(PARTY[0], key="other", name="Kyra the Bold"), model.state) is None


def test_those_who_stay_away_are_not_missing():
    away = replace(PARTY[1], present=False)
    assert missing_from([PARTY[0], away], fight_with().state) == (PARTY[0],)


def test_what_somebody_brings_is_for_one():
    (command,) = commands_for(PARTY[0])
    outcome = fight_with().dispatch(replace(command, count=2))
    assert isinstance(outcome, Refused)
    assert outcome.reason.code == "carried_by_one"


# --- rest ------------------------------------------------------------------------------------------------------------


def test_a_night_heals_ends_spells_and_fills_what_is_daily():
    model = fight_with(*PARTY)
    did(model, *HURT)
    after = carried_over(model)
    slept = rest(after, Dice(1))
    kyra, val = slept.members
    assert [member.key for member in slept.members] == ["k", "v"]
    assert (kyra.carried.wounds, val.carried.nonlethal) == (11, 0)
    assert "bless" not in {effect.name for effect in (*kyra.carried.effects, *val.carried.effects)}
    assert kyra.carried.resources == {
        "channel": Resource(left=4, most=4),
        "wand": Resource(left=9, most=50, daily=False),
    }
    assert [record.event.who for record in slept.records if isinstance(record.event, Rested)] == list(
        slept.state.combatants
    )
    days = rest(slept.members, Dice(1), full_day=True)
    assert days.members[0].carried.wounds < kyra.carried.wounds


def test_time_passes_for_the_party():
    bleeding = replace(PARTY[0], carried=Carried(harm={"str": AbilityHarm(damage=2)}))
    passed = pass_time([bleeding], Dice(1), c.AdvanceTime(days=1))
    assert passed.members[0].carried.harm["str"].damage == 1
    assert passed.members[0].creature == KYRA


def test_two_of_one_name_and_nobody():
    twins = [PartyMember(creature=KYRA), PartyMember(creature=KYRA, carried=Carried(wounds=9))]
    first, second = rest(twins, Dice(1)).members
    assert (first.label, first.key, first.carried.wounds) == ("Kyra", "", 0)
    assert (second.label, second.carried.wounds) == ("Kyra", 4)
    assert rest([], Dice(1)).members == ()


# --- any member ------------------------------------------------------------------------------------------------------

CARRIED = st.builds(
    Carried,
    base_hp=st.one_of(st.none(), st.integers(1, 90)),
    wounds=st.integers(0, 60),
    nonlethal=st.integers(0, 30),
    temp_hp=st.dictionaries(st.sampled_from(["", "aid"]), st.integers(1, 9)),
    harm=st.dictionaries(
        st.sampled_from(["str", "con"]), st.builds(AbilityHarm, damage=st.integers(1, 9), since=st.integers(-99, 0))
    ),
    negative_levels=st.lists(
        st.builds(NegativeLevel, id=st.just("n1"), permanent=st.booleans(), since=st.integers(-99, 0)), max_size=3
    ).map(tuple),
    resources=st.dictionaries(
        st.sampled_from(["rage"]), st.builds(Resource, left=st.integers(0, 9), most=st.integers(0, 9))
    ),
    note=st.text(max_size=3),
)  # fmt: skip


@given(CARRIED, st.integers(0, 20_000))
@settings(max_examples=60)
def test_whoever_comes_and_goes_is_the_same(carried: Carried, clock: int):
    member = PartyMember(creature=KYRA, key="k", carried=carried)
    model = EncounterModel(Dice(1))
    if clock:
        did(model, c.AddCombatant(creature=VALEROS), c.AdvanceTime(rounds=clock))
    did(model, *commands_for(member))
    once = (*take_over([member], model.state), member)[0]
    assert once.carried.wounds == carried.wounds
    assert [level.since for level in once.carried.negative_levels] == [lvl.since for lvl in carried.negative_levels]
    again = EncounterModel(Dice(1))
    did(again, *commands_for(once))
    assert all(same(other, once) for other in take_over([once], again.state))
    assert msgspec.json.decode(msgspec.json.encode(once), type=PartyMember) == once


def same(one: PartyMember, other: PartyMember) -> bool:
    """The same but for the ids of negative levels, which every encounter gives anew."""
    plain = [
        replace(
            m, carried=replace(m.carried, negative_levels=tuple(replace(v, id="") for v in m.carried.negative_levels))
        )
        for m in (one, other)
    ]
    return plain[0] == plain[1]
