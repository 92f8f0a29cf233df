"""Random play: whatever a game master does, in whatever order, the rules that hold always do hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.apply import Applied, Refused, apply
from encounter_tracker.encounter.carrying import carry
from encounter_tracker.encounter.derive import Derived, derived
from encounter_tracker.encounter.state import Combatant, Effect, Encounter
from encounter_tracker.rules.conditions import RULES
from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.session.script import decode_command, encode_command
from encounter_tracker.session.snapshot import snapshot
from encounter_tracker.support.dice import Dice

CREATURES: tuple[dict[str, Any], ...] = (
    {"name": "Boar", "hit_dice": 2, "hp": 18},
    {
        "name": "Rogue",
        "hit_dice": 5,
        "hp": 33,
        "init": 4,
        "ac": {"total": 18, "touch": 14, "flat_footed": 14, "notes": "+4 armor, +4 Dex"},
        "abilities": {"str": 12, "dex": 18, "con": 12},
        "feats": ["Dodge"],
        "attacks": [{"name": "rapier", "bonus": [8, 3], "damage": "1d6+1", "types": ["piercing"]}],
    },
    {"name": "Seer", "hit_dice": 3, "hp": 14, "sr": 14, "caster_level": 4, "special": {"Uncanny dodge": ""}},
    {"name": "Ghoul", "type": "undead", "hit_dice": 2, "hp": 13, "abilities": {"con": None, "cha": 14}},
    {"name": "Golem", "type": "construct", "hit_dice": 4, "hp": 42, "abilities": {"con": None, "int": None}},
    {
        "name": "Troll",
        "hit_dice": 6,
        "hp": 63,
        "size": "large",
        "abilities": {"con": 23},
        "regeneration": {"amount": 5, "stopped_by": ["fire"]},
        "attacks": [{"name": "bite", "bonus": [8], "damage": "1d8+5"}],
        "senses": {"darkvision": 60, "scent": True},
    },
    {"name": "Hydra", "hit_dice": 5, "hp": 47, "init": 1, "fast_healing": 3, "hp_formula": "5d10+20"},
)
BONUS_TYPES = ("untyped", "dodge", "armor", "deflection", "enhancement", "morale", "circumstance", "penalty")
FIGURE_KEYS = ("ac", "touch", "attack", "melee", "saves", "will", "cmd", "speed", "sr", "dr", "resist.fire", "init")

WHO = st.integers(0, 9)
SOME = st.lists(WHO, min_size=1, max_size=3)
MAYBE = st.none() | WHO
EFFECT = st.integers(0, 9)
FACE = st.none() | st.integers(1, 20)
POINTS = st.integers(0, 25)
ABILITY = st.sampled_from(ABILITIES)
CONDITION = st.sampled_from(
    [name for name in RULES if name not in {"dying", "stable", "disabled"}] + ["bleed", "confused", "shaken"] * 4,
)
SPAN = st.fixed_dictionaries({"rounds": st.integers(0, 12)}) | st.sampled_from(
    [{"minutes": 1}, {"hours": 8}, {"hours": 24}, {"days": 2}],
)
MODIFIERS = st.lists(
    st.fixed_dictionaries(
        {
            "on": st.sampled_from((*ABILITIES, *FIGURE_KEYS)),
            "type": st.sampled_from(BONUS_TYPES),
            "value": st.integers(-6, 6),
        },
    ),
    max_size=2,
)
TIMES = st.integers(1, 12)


class Book:
    """Follows the events of one command."""

    def __init__(self, was: Turns, old: Encounter, new: Encounter) -> None:
        self.old, self.new = old, new
        self.had, self.must, self.alive = set(was.had), set(was.must), set(was.alive)

    def read(self, record: e.Record) -> None:
        event = record.event
        if isinstance(event, e.TurnStarted):
            assert event.who not in self.had, "a second turn in one round"
            assert record.round > 0 or self.new.combatants[event.who].aware
            self.had.add(event.who)
        elif isinstance(event, e.CombatantAdded):
            if self.new.combatants[event.who].death is not None:
                return  # brought along dead: its place counts, it has no turn
            self.alive.add(event.who)
            order, active = self.new.order, self.old.active
            if active is not None and self.old.round and order.index(event.who) > order.index(active):
                self.must.add(event.who)
        elif isinstance(event, e.Raised):
            self.alive.add(event.who)
        elif isinstance(event, e.Died | e.CombatantRemoved):
            self.alive.discard(event.who)
            self.must.discard(event.who)
        elif isinstance(event, e.RoundStarted):
            assert self.must <= self.had, "skipped"
            self.had, self.must = set(), self.alive.copy() if event.number else set()
        elif isinstance(event, e.EncounterStarted | e.EncounterEnded):
            self.had, self.must = set(), set()


started = precondition(lambda self: self.model.state.started)
with_effects = precondition(lambda self: self.model.state.effects)


class Turns(msgspec.Struct, frozen=True, kw_only=True):
    """What must hold later on.

    ``had`` and ``must``: who had a turn in this round, and who must have had one by its end, from the events alone.
    ``counts``: of each count, its rounds and the turns its anchor has begun, added up, and the anchor. ``edges``: whose
    turn ends an effect, and the number of the turn by which it must be gone.
    """

    had: frozenset[str] = frozenset()
    must: frozenset[str] = frozenset()
    alive: frozenset[str] = frozenset()
    counts: Mapping[str, tuple[int, str]] = {}
    edges: Mapping[str, tuple[str, int]] = {}


class Play(RuleBasedStateMachine):
    """An encounter driven by random commands of every class."""

    def __init__(self) -> None:
        super().__init__()
        self.model = EncounterModel(Dice(1))
        self.turns = [Turns()]

    # --- doing ---------------------------------------------------------------------------------------------------

    def do(self, what: str, **fields: Any) -> None:
        given = {key: value for key, value in fields.items() if value is not None}
        command = decode_command(msgspec.json.encode({"do": what, **given}))
        old, position = self.model.state, self.model.position
        outcome = self.model.dispatch(command)
        if isinstance(outcome, Refused):
            assert self.model.state is old
            assert self.model.position == position
            assert outcome.reason.in_english()
            return
        assert outcome.state is self.model.state
        step = self.model.undo_step
        assert step is not None
        self.check_command(old, step.command)
        self.turns[position + 1 :] = [self.watch(old, self.turns[position], step.command, step.records)]
        self.check(self.model.state)

    def name(self, number: int | None) -> str | None:
        names = [combatant.name for combatant in self.model.state.present]
        if number is None:
            return None
        return names[number % len(names)] if names and number < 9 else "Nobody"

    def one(self, number: int, wanted: Callable[[Combatant, Derived], bool]) -> str | None:
        """One of those who are as wanted, where there are any."""
        state = self.model.state
        found = [who.name for who in state.present if wanted(who, derived(state, who.id))]
        return found[number % len(found)] if found and number < 9 else self.name(number)

    def names(self, numbers: list[int]) -> list[str | None]:
        return [self.name(number) for number in numbers]

    def effect(self, number: int) -> str:
        ids = list(self.model.state.effects)
        return ids[number % len(ids)] if ids and number < 9 else "nothing"

    def span(self, kind: int, span: dict[str, int], who: int) -> Any:
        """A duration of one of the kinds there are."""
        kinds: list[Any] = [
            span,
            span,
            span,
            "unlimited",
            "triggered",
            {"until": "start", "of": self.name(who), "turn": "next"},
            {"until": "end", "of": self.name(who), "turn": "next"},
            {"until": "end", "of": self.name(who), "turn": "this"},
            {"concentration": True},
            {"concentration": True, "max": {"rounds": 2}, "after": {"rounds": 2}},
        ]
        return kinds[kind]

    # --- what must hold ------------------------------------------------------------------------------------------

    def check_command(self, old: Encounter, command: c.Command) -> None:
        """The command as journalled, with its dice, makes the new state of the old one, however often."""
        kept = decode_command(encode_command(command))
        assert kept == command
        for _ in range(2):
            again = apply(old, kept)
            assert isinstance(again, Applied)
            assert again.state == self.model.state
            assert again.records == self.model.undo_step.records  # type: ignore[union-attr]
            assert again.rolls == command.rolls

    def check(self, state: Encounter) -> None:
        present = {combatant.id for combatant in state.present}
        assert len(set(state.order)) == len(state.order)
        assert present <= set(state.order)
        if state.active is not None:
            assert state.started
            assert state.active in present
            assert not state.combatants[state.active].delaying
        afresh = replace(state, combatants={key: replace(one) for key, one in state.combatants.items()})
        for who in present:
            combatant, now = state.combatants[who], derived(state, who)
            assert now == derived(afresh, who)
            assert now.hp <= now.max_hp
            assert now.temp_hp >= 0 <= now.nonlethal
            assert min(combatant.wounds, 0, *combatant.temp_hp.values()) >= 0
            assert all(harm.damage >= harm.lasting >= 0 <= harm.drain for harm in combatant.harm.values())
            assert (now.status == "dead") == (combatant.death is not None)
            assert len(set(now.conditions)) == len(now.conditions)
        for effect in state.effects.values():
            assert effect.remaining is None or effect.remaining > 0
            assert set(effect.targets) <= present
        for due in state.due:
            assert due.who in present
            assert state.combatants[due.who].death is None
        assert msgspec.json.encode(snapshot(state, self.model.log(), []))

    def watch(self, old: Encounter, was: Turns, command: c.Command, records: tuple[e.Record, ...]) -> Turns:
        """Exactly one turn a round for all who live, whatever happened to the order; nothing outlives its end."""
        new = self.model.state
        book = Book(was, old, new)
        for record in records:
            book.read(record)
        alive = frozenset(combatant.id for combatant in new.present if combatant.death is None)
        if isinstance(command, c.NextTurn) and alive:
            assert new.active in alive
        fresh = any(isinstance(record.event, e.EncounterStarted) for record in records)
        passed = new.clock - old.clock if isinstance(command, c.AdvanceTime | c.Rest) else 0
        counts = {} if fresh else self.count(was.counts, passed)
        edges = {} if fresh or passed else self.edge(was.edges)
        return Turns(
            had=frozenset(book.had),
            must=frozenset(book.must),
            alive=alive,
            counts={key: counts.get(key) or self.counted(one) for key, one in new.effects.items() if self.counts(one)},
            edges={key: edges.get(key) or self.edged(one) for key, one in new.effects.items() if one.until},
        )

    def counts(self, effect: Effect) -> bool:
        by_turn = self.model.state.options.round_counting == "caster_turn"
        return by_turn and effect.remaining is not None and effect.anchor is not None and effect.concentration is None

    def counted(self, effect: Effect) -> tuple[int, str]:
        """The one falls when the other rises."""
        assert effect.remaining is not None
        assert effect.anchor is not None
        return (effect.remaining + self.model.state.combatants[effect.anchor].turns_started, effect.anchor)

    def count(self, was: Mapping[str, tuple[int, str]], passed: int) -> dict[str, tuple[int, str]]:
        kept: dict[str, tuple[int, str]] = {}
        edited = self.model.undo_step.command if self.model.undo_step is not None else None
        for key, (total, anchor) in was.items():
            effect = self.model.state.effects.get(key)
            if effect is None or not self.counts(effect) or effect.anchor != anchor:
                continue
            if isinstance(edited, c.EditEffect | c.SetOptions):
                continue
            assert self.counted(effect)[0] == total - passed, "a count fell twice, or not at all"
            kept[key] = (total - passed, anchor)
        return kept

    def edged(self, effect: Effect) -> tuple[str, int]:
        """Delaying puts the end of a turn off by one."""
        until = effect.until
        assert until is not None
        later = {("start", False): 1, ("end", True): 2, ("end", False): 3}[until.edge, until.armed_turn is not None]
        return (until.of, self.model.state.combatants[until.of].turns_started + later)

    def edge(self, was: Mapping[str, tuple[str, int]]) -> dict[str, tuple[str, int]]:
        edited = self.model.undo_step.command if self.model.undo_step is not None else None
        kept = {}
        for key, (who, gone_by) in was.items():
            effect = self.model.state.effects.get(key)
            if effect is None or effect.until is None or isinstance(edited, c.EditEffect):
                continue
            assert self.model.state.combatants[who].turns_started < gone_by, "it outlived the end of its turn"
            kept[key] = (who, gone_by)
        return kept

    # --- the order -----------------------------------------------------------------------------------------------

    @initialize(seed=st.integers(0, 99), first=SOME, start=st.integers(0, 4))
    def begin(self, seed: int, first: list[int], start: int):
        self.model = EncounterModel(Dice(seed))
        self.turns = [Turns()]
        for number in (*first, 0, 1):
            self.do("add", creature=CREATURES[number % len(CREATURES)], initiative=number * 2)
        if start:
            self.do("start")

    @started
    @rule()
    def next_turn(self):
        self.do("next_turn")

    @started
    @rule(times=TIMES)
    def next_turns(self, times: int):
        for _ in range(times):
            self.do("next_turn")

    @rule(aware=st.none() | SOME)
    def start(self, aware: list[int] | None):
        self.do("start", aware=None if aware is None else self.names(aware))

    @started
    @rule(sure=st.integers(0, 3))
    def end(self, sure: int):
        if not sure:
            self.do("end")

    @rule(what=st.sampled_from(["next_turn", "delay", "act_now", "end"]), who=MAYBE)
    def out_of_turn(self, what: str, who: int | None):
        self.do(what, **({"who": self.name(who)} if what in {"delay", "act_now"} else {}))

    @started
    @rule()
    def delay(self):
        self.do("delay")

    @started
    @rule(who=WHO)
    def act_now(self, who: int):
        self.do("act_now", who=self.one(who, lambda one, _: one.delaying))

    @started
    @rule()
    def ready(self):
        self.do("ready", who=self.model.state.active or "Nobody", trigger="the door opens")

    @started
    @rule(who=WHO, on=WHO)
    def trigger_ready(self, who: int, on: int):
        self.do("trigger_ready", who=self.one(who, lambda one, _: bool(one.readied)), on=self.name(on))

    @rule(who=WHO, other=WHO, before=st.booleans())
    def move(self, who: int, other: int, before: bool):
        self.do("move", who=self.name(who), **{"before" if before else "after": self.name(other)})

    @rule(who=st.none() | SOME, total=st.none() | st.integers(0, 25), roll=FACE)
    def initiative(self, who: list[int] | None, total: int | None, roll: int | None):
        self.do("initiative", who=None if who is None else self.names(who), total=total, roll=roll)

    @rule(
        number=WHO,
        initiative=st.none() | st.integers(0, 25),
        count=st.integers(1, 2),
        hp=st.sampled_from(["average", "roll", 9]),
        aware=st.none() | st.booleans(),
        side=st.sampled_from(["party", "foes"]),
    )
    @precondition(lambda self: len(self.model.state.present) < 7)
    def add(self, number: int, **fields: Any):
        self.do("add", creature=CREATURES[number % len(CREATURES)], **fields)

    @rule(number=WHO, later=st.integers(0, 3), count=st.integers(1, 2))
    def prepare_wave(self, number: int, later: int, count: int):
        group = {"creature": CREATURES[number % len(CREATURES)], "count": count}
        self.do("wave", round=max(1, self.model.state.round + later), groups=[group])

    @precondition(lambda self: self.model.state.waves)
    @rule(number=WHO, what=st.sampled_from(["bring_wave", "bring_wave", "drop_wave"]))
    def end_wave(self, number: int, what: str):
        waves = self.model.state.waves
        self.do(what, wave=waves[number % len(waves)].id)

    @rule(who=WHO)
    @precondition(lambda self: 2 < len(self.model.state.present) < 9)
    def go_and_come_back(self, who: int):
        """Somebody leaves, and comes back with all that they carried away."""
        combatant = next((w for w in self.model.state.present if w.name == self.name(who)), None)
        if combatant is None:
            return
        carried = msgspec.to_builtins(carry(self.model.state, combatant.id))
        before = derived(self.model.state, combatant.id)
        self.do("remove", who=combatant.name)
        creature = msgspec.to_builtins(combatant.creature)
        self.do("add", creature=creature, name=combatant.name, side=combatant.side, carried=carried)
        found = self.model.state.by_name.get(combatant.name)
        if found is not None and found != combatant.id:
            assert derived(self.model.state, found).temp_hp == before.temp_hp
            assert self.model.state.combatants[found].wounds == combatant.wounds

    @rule(who=SOME)
    @precondition(lambda self: len(self.model.state.present) > 2)
    def remove(self, who: list[int]):
        self.do("remove", who=self.names(who[:2]))

    @rule(who=WHO, to=st.sampled_from(["Ann", "Bob", "Boar"]))
    def rename(self, who: int, to: str):
        self.do("rename", who=self.name(who), to=to)

    @rule(
        who=WHO,
        fields=st.sampled_from(
            [
                {"hp": 25},
                {"current_hp": 4},
                {"current_hp": -60},
                {"initiative": 12},
                {"figures": {"ac": 19, "will": None}},
                {"abilities": {"con": 8}},
                {"hit_dice": 1},
                {"side": "neutral", "antimagic": True},
                {"ac": {"total": 13}},
                {},
            ],
        ),
    )
    def edit(self, who: int, fields: dict[str, Any]):
        self.do("edit", who=self.name(who), set=fields)

    @rule(span=SPAN)
    def advance_time(self, span: dict[str, int]):
        self.do("advance_time", **span)

    @rule(who=st.none() | SOME, full_day=st.booleans())
    def rest(self, who: list[int] | None, full_day: bool):
        self.do("rest", who=None if who is None else self.names(who), full_day=full_day)

    @rule(times=TIMES, redo=st.booleans())
    def back_and_forth(self, times: int, redo: bool):
        for _ in range(times):
            self.step(-1)
        for _ in range(times if redo else 0):
            self.step(+1)

    def step(self, by: int) -> None:
        old, position = self.model.state, self.model.position
        outcome = self.model.dispatch(c.Undo() if by < 0 else c.Redo())
        if isinstance(outcome, Refused):
            assert position == (0 if by < 0 else len(self.model.steps))
            assert self.model.state is old
        else:
            assert self.model.position == position + by

    # --- harm and help -------------------------------------------------------------------------------------------

    @rule(
        whom=SOME,
        amount=st.integers(0, 45),
        kind=st.none() | st.sampled_from(["fire", "slashing", "cold"]),
        source=MAYBE,
        nonlethal=st.booleans(),
        saved=st.booleans(),
        force=st.booleans(),
    )
    def damage(self, whom: list[int], kind: str | None, source: int | None, **fields: Any):
        self.do("damage", target=self.names(whom), type=kind, source=self.name(source), **fields)

    @rule(what=st.sampled_from(["heal", "temp_hp"]), whom=SOME, amount=POINTS, source=MAYBE)
    def help(self, what: str, whom: list[int], amount: int, source: int | None):
        self.do(what, target=self.names(whom), amount=amount, source=self.name(source))

    @rule(
        what=st.sampled_from(["ability_damage", "ability_drain"]),
        whom=WHO,
        ability=ABILITY,
        amount=st.integers(0, 9),
        source=MAYBE,
        lasting=st.booleans(),
    )
    def harm_ability(self, what: str, whom: int, source: int | None, **fields: Any):
        self.do(what, target=self.name(whom), source=self.name(source), **fields)

    @rule(
        whom=WHO,
        kind=st.sampled_from(["lesser", "full"]),
        ability=st.none() | ABILITY,
        amount=st.none() | POINTS,
        negative_levels=st.sampled_from([None, "temporary", "permanent"]),
    )
    def restoration(self, whom: int, **fields: Any):
        self.do("restoration", target=self.one(whom, lambda one, _: bool(one.harm)), **fields)

    @rule(whom=WHO, ability=ABILITY | st.just("all"), damage=POINTS | st.just("all"), drain=POINTS | st.just("all"))
    def restore_ability(self, whom: int, **fields: Any):
        self.do("restore_ability", target=self.one(whom, lambda one, _: bool(one.harm)), **fields)

    @rule(
        whom=WHO,
        count=st.integers(1, 2),
        dc=st.none() | st.integers(5, 25),
        permanent=st.booleans(),
        source=MAYBE,
        force=st.booleans(),
    )
    def negative_levels(self, whom: int, source: int | None, **fields: Any):
        self.do("negative_levels", target=self.name(whom), source=self.name(source), **fields)

    @rule(whom=WHO, count=st.integers(0, 3) | st.just("all"), permanent=st.booleans())
    def remove_negative_levels(self, whom: int, **fields: Any):
        self.do("remove_negative_levels", target=self.one(whom, lambda one, _: bool(one.negative_levels)), **fields)

    @rule(whom=WHO, roll=FACE)
    def negative_level_save(self, whom: int, roll: int | None):
        self.do("negative_level_save", target=self.one(whom, lambda one, _: bool(one.negative_levels)), roll=roll)

    @rule(whom=WHO, dc=st.none() | st.integers(5, 25), roll=FACE, source=MAYBE)
    def death_attack(self, whom: int, source: int | None, **fields: Any):
        self.do("death_attack", target=self.name(whom), source=self.name(source), **fields)

    @rule(whom=WHO)
    def kill(self, whom: int):
        self.do("kill", target=self.name(whom), cause="the cook")

    @rule(whom=WHO, by=st.sampled_from(["raise dead", "resurrection", "true resurrection"]), force=st.booleans())
    def raise_dead(self, whom: int, **fields: Any):
        self.do("raise", target=self.one(whom, lambda one, _: one.death is not None), **fields)

    @rule(who=WHO)
    def stabilise(self, who: int):
        self.do("stabilise", target=self.one(who, lambda _, now: now.status == "dying"))

    @rule(who=WHO, roll=FACE)
    def stop_bleed(self, who: int, roll: int | None):
        self.do("stop_bleed", target=self.one(who, lambda _, now: "bleed" in now.conditions), roll=roll)

    @rule(who=WHO, roll=FACE)
    def dying_check(self, who: int, roll: int | None):
        self.do("dying_check", who=self.one(who, lambda _, now: now.status == "dying"), roll=roll)

    @rule(who=WHO, roll=FACE)
    def confusion(self, who: int, roll: int | None):
        self.do("confusion", who=self.one(who, lambda _, now: "confused" in now.conditions), roll=roll)

    # --- effects -------------------------------------------------------------------------------------------------

    @rule(
        name=st.sampled_from(["bless", "haste", "doom"]),
        those=st.lists(WHO, max_size=3),
        source=MAYBE,
        anchor=MAYBE,
        kind=st.sampled_from(["spell", "supernatural", "nonmagical"]),
        span=SPAN,
        form=st.integers(0, 9),
        of=WHO,
        modifiers=MODIFIERS,
        conditions=st.lists(CONDITION, max_size=2),
        flags=st.lists(
            st.sampled_from(["dismissible", "ends_on_hostile_act", "forbids_hostile_acts", "spell_resistance"]),
            max_size=2,
        ),
        descriptors=st.sampled_from([[], ["charm"], ["fear"]]),
        light=st.sampled_from([{}, {"darkness": 2}, {"light": 1}]),
        saved=st.booleans(),
    )
    def cast(self, those: list[int], source: int | None, anchor: int | None, **given: Any):
        names = self.names(those)
        self.do(
            "effect",
            name=given["name"],
            targets=names,
            source=self.name(source),
            anchor=self.name(anchor),
            kind=given["kind"],
            duration=self.span(given["form"], given["span"], given["of"]),
            modifiers=given["modifiers"],
            conditions=given["conditions"],
            descriptors=given["descriptors"],
            saved=names[:1] if given["saved"] else [],
            **dict.fromkeys(given["flags"], True),
            **given["light"],
        )

    @rule(
        whom=SOME,
        condition=CONDITION,
        span=SPAN,
        form=st.integers(0, 9),
        of=WHO,
        source=MAYBE,
        amount=st.none() | st.integers(0, 4),
        force=st.booleans(),
    )
    def condition(self, whom: list[int], span: dict[str, int], form: int, of: int, source: int | None, **fields: Any):
        duration = self.span(form, span, of)
        self.do("condition", target=self.names(whom), duration=duration, source=self.name(source), **fields)

    @rule(whom=WHO, number=EFFECT)
    def end_condition(self, whom: int, number: int):
        name = self.one(whom, lambda _, now: bool(now.conditions))
        who = self.model.state.by_name.get(name or "")
        found = derived(self.model.state, who).conditions if who is not None else ()
        self.do("end_condition", target=name, condition=found[number % len(found)] if found else "prone")

    @with_effects
    @rule(effect=EFFECT, those=SOME)
    def add_target(self, effect: int, those: list[int]):
        self.do("add_target", effect=self.effect(effect), targets=self.names(those))

    @with_effects
    @rule(effect=EFFECT, whom=MAYBE, what=st.sampled_from(["end_effect", "trigger"]))
    def end_effect(self, effect: int, whom: int | None, what: str):
        self.do(what, effect=self.effect(effect), target=self.name(whom))

    @with_effects
    @rule(effect=EFFECT, whom=MAYBE, on=st.booleans())
    def suppress(self, effect: int, whom: int | None, on: bool):
        self.do("suppress", effect=self.effect(effect), target=self.name(whom), on=on)

    @with_effects
    @rule(effect=EFFECT, by=MAYBE, force=st.booleans())
    def dismiss(self, effect: int, by: int | None, force: bool):
        self.do("dismiss", effect=self.effect(effect), by=self.name(by), force=force)

    @with_effects
    @rule(
        effect=EFFECT,
        fields=st.sampled_from(
            [
                {"remaining": 0},
                {"remaining": 3},
                {"duration": {"rounds": 4}},
                {"duration": {"concentration": True}},
                {"duration": "unlimited", "name": "bless"},
                {"source": None, "conditions": ["shaken"]},
                {"modifiers": [{"on": "con", "type": "penalty", "value": -6}]},
            ],
        ),
        anchor=MAYBE,
    )
    def edit_effect(self, effect: int, fields: dict[str, Any], anchor: int | None):
        self.do("edit_effect", effect=self.effect(effect), anchor=self.name(anchor), **fields)

    @started
    @rule(force=st.booleans(), after=st.integers(1, 3))
    def concentrate(self, force: bool, after: int):
        """Cast, and keep it up in the next turn."""
        who = self.model.state.active or "Nobody"
        self.do("effect", name="song", source=who, duration={"concentration": True, "after": {"rounds": after}})
        for _ in range(8):
            self.do("next_turn")
            if self.model.state.active == who:
                break
        self.do("concentrate", who=who, force=force)

    @rule(who=WHO, against=SOME)
    def hostile_act(self, who: int, against: list[int]):
        self.do("hostile_act", who=self.name(who), against=self.names(against))

    @rule(who=SOME, save=st.sampled_from(["fort", "ref", "will"]), roll=FACE)
    def save(self, who: list[int], save: str, roll: int | None):
        self.do("save", who=self.names(who), save=save, dc=15, roll=roll)

    @rule(
        fields=st.sampled_from(
            [
                {"round_counting": "initiative_count"},
                {"round_counting": "caster_turn"},
                {"concentration_limit_rounds": 1},
                {"negative_levels_lower_cmd": True},
            ],
        ),
    )
    def options(self, fields: dict[str, Any]):
        self.do("options", **fields)

    @rule(light=st.sampled_from(["dark", "normal"]))
    def environment(self, light: str):
        self.do("environment", light=light)

    @rule(who=MAYBE)
    def note(self, who: int | None):
        self.do("note", text="so it was", who=self.name(who))

    # --- casting, dispelling, seeing, striking -------------------------------------------------------------------

    @started
    @rule(
        level=st.integers(0, 4),
        components=st.lists(st.sampled_from(["verbal", "somatic", "material"]), min_size=1, max_size=3, unique=True),
        hands=st.integers(0, 1),
        those=st.lists(WHO, max_size=2),
        interrupted=st.booleans(),
        span=SPAN,
        attack=st.sampled_from([None, "melee touch", "ranged touch"]),
    )
    def cast_slowly(self, level: int, components: list[str], hands: int, interrupted: bool, **given: Any):
        who = self.model.state.active or "Nobody"
        spell = {"name": "ray", "level": level, "components": components, "dc": 15}
        self.do("begin_cast", who=who, spell=spell, hands_free=hands)
        if interrupted:
            self.do("damage", target=who, amount=level + 1, reaction=True)
            self.do("identify", who=self.name(level), caster=who, by="reaction")
        self.do(
            "finish_cast",
            who=who,
            targets=self.names(given["those"]),
            duration=given["span"],
            attack=given["attack"],
            spell_resistance=True,
        )

    @rule(what=st.sampled_from(["dispel", "counterspell"]), by=WHO, effect=EFFECT, level=st.integers(0, 9))
    def dispel(self, what: str, by: int, effect: int, level: int):
        self.do(what, by=self.name(by), effects=[self.effect(effect)], level=level, modifier=level)

    @with_effects
    @rule(effect=EFFECT, whom=WHO, roll=FACE)
    def resist(self, effect: int, whom: int, roll: int | None):
        resistant = self.one(whom, lambda _, now: now.figures["sr"].value is not None)
        self.do("lower_sr", who=resistant)
        self.do("add_target", effect=self.effect(effect), targets=resistant)
        self.do("sr_check", effect=self.effect(effect), target=resistant, roll=roll)

    @rule(who=WHO, slot=st.booleans())
    def prepare(self, who: int, slot: bool):
        if slot:
            self.do("effect", name="armor", source=self.name(who), targets=[self.name(who)], slot="1st")
        self.do("daily_preparations", who=self.name(who))

    @rule(who=SOME, inside=st.booleans())
    def antimagic(self, who: list[int], inside: bool):
        self.do("antimagic", who=self.names(who), inside=inside)

    @rule(
        what=st.sampled_from(["listen", "grope", "detect", "scent", "distance", "moved"]),
        who=WHO,
        other=WHO,
        roll=FACE,
        feet=st.integers(0, 60),
    )
    def search(self, what: str, who: int, other: int, roll: int | None, feet: int):
        if what == "distance":
            self.do(what, **{"from": self.name(who)}, to=self.name(other), feet=feet)
        elif what == "moved":
            self.do(what, who=self.name(who))
        else:
            self.do(what, who=self.name(who), **{"for": self.name(other)}, roll=roll)

    @rule(
        attacker=WHO,
        other=WHO,
        number=st.integers(1, 2),
        roll=FACE,
        damage=st.none() | POINTS,
        square_guess_right=st.sampled_from([None, None, True, False]),
        force=st.booleans(),
    )
    def attack(self, attacker: int, other: int, **fields: Any):
        armed = self.one(attacker, lambda one, _: bool(one.creature.attacks))
        self.do("attack", attacker=armed, target=self.name(other), **fields)

    @rule(who=WHO, by=WHO, against_nature=st.booleans(), answer=st.booleans())
    def charm(self, who: int, by: int, against_nature: bool, answer: bool):
        name = self.name(who)
        self.do("effect", name="charm", source=self.name(by), targets=[name], descriptors=["charm"], dc=14)
        self.do("charm_order", who=name, against_nature=against_nature)
        if answer:
            self.do("cha_contest", who=name, roll=10)

    @rule(
        whom=WHO,
        name=st.sampled_from(["venom", "rot"]),
        onset=st.sampled_from([None, {"rounds": 2}, {"days": 1}]),
        frequency=st.sampled_from([{"rounds": 1, "times": 4}, {"rounds": 2}, {"days": 1}, {"minutes": 1, "times": 2}]),
        harm=st.sampled_from([{"ability_damage": {"con": "1d2"}}, {"ability_drain": {"str": 1}}, {"damage": "1d4"}]),
        conditions=st.sampled_from([[], ["sickened"]]),
        saves=st.integers(1, 2),
        consecutive=st.booleans(),
        source=MAYBE,
    )
    def affliction(self, whom: int, harm: dict[str, Any], conditions: list[str], **given: Any):
        self.do(
            "affliction",
            target=self.name(whom),
            name=given["name"],
            exposure="injury",
            onset=given["onset"],
            frequency=given["frequency"],
            save="fort",
            dc=14,
            effect={**harm, "conditions": conditions},
            cure={"saves": given["saves"], "consecutive": given["consecutive"]},
            source=self.name(given["source"]),
        )

    @rule(whom=WHO, name=st.sampled_from(["venom", "rot"]), roll=FACE)
    def affliction_save(self, whom: int, name: str, roll: int | None):
        waiting = [due for due in self.model.state.due if due.what == "affliction_save"]
        target = waiting[whom % len(waiting)].who if waiting else self.name(whom)
        self.do("affliction_save", target=target, name=name, roll=roll)

    @rule(who=WHO, condition=CONDITION, amount=POINTS)
    def together(self, who: int, condition: str, amount: int):
        commands = [
            {"do": "damage", "target": self.name(who), "amount": amount},
            {"do": "condition", "target": self.name(who), "condition": condition},
            {"do": "next_turn"},
        ]
        self.do("together", commands=commands[: amount % 3 + 1])

    # --- the whole history ---------------------------------------------------------------------------------------

    def teardown(self) -> None:
        end, log = self.model.state, list(self.model.log())
        position = self.model.position
        while isinstance(self.model.dispatch(c.Undo()), Applied):
            pass
        assert self.model.position == 0
        assert self.model.state == Encounter()
        assert not list(self.model.log())
        while self.model.position < position:
            assert isinstance(self.model.dispatch(c.Redo()), Applied)
        assert self.model.state is end
        assert list(self.model.log()) == log


#: The profile "long" asks for more than the usual 100.
PLAYS = settings().max_examples if settings().max_examples > 100 else 60

TestPlay = pytest.mark.timeout(400)(Play.TestCase)  # measured and beside other work it takes its time
TestPlay.settings = settings(
    max_examples=PLAYS,
    stateful_step_count=50,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
