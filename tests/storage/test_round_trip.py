"""Whatever is played: saved and loaded it is the same, and undo and redo go on over the restart."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import Redo, Undo, WriteNote
from encounter_tracker.encounter.state import Encounter
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.session.script import decode_command
from encounter_tracker.storage import codec
from encounter_tracker.storage.encounter_file import create
from encounter_tracker.support.dice import Dice
from tests.storage.play import OGRE, TROLL, as_text, begin, do, go_on, play, played, sample

WHO = st.sampled_from(["Ogre", "Ogre 2", "Troll", "c1", "c2", "nobody"])
EFFECT = st.sampled_from(["bless", "slow", "mine", "e3", "shaken"])
DURATION = st.sampled_from(
    ["unlimited", "triggered", {"rounds": 1}, {"rounds": 3}, {"minutes": 1}, {"concentration": True}]
)


def command(what: str, **fields: Any) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {"do": st.just(what)}
        | {name: value if isinstance(value, st.SearchStrategy) else st.just(value) for name, value in fields.items()}
    )


COMMANDS = st.one_of(
    command("add", creature=st.sampled_from([OGRE, TROLL]), count=st.integers(1, 2)),
    command("add", creature=st.sampled_from([OGRE, TROLL]), initiative=st.integers(-2, 25)),
    command("start"),
    command("next_turn"),
    command("next_turn"),
    command("delay"),
    command("act_now"),
    command("ready", who=WHO, trigger=st.text(max_size=5)),
    command("remove", who=WHO),
    command("rename", who=WHO, to=st.text(min_size=1, max_size=8)),
    command("move", who=WHO, before=WHO),
    command("initiative"),
    command("damage", target=WHO, amount=st.integers(0, 40), type=st.sampled_from(["fire", "slashing"])),
    command("heal", target=WHO, amount=st.integers(0, 20)),
    command("temp_hp", target=WHO, amount=st.integers(0, 20)),
    command("ability_damage", target=WHO, ability="con", amount=st.integers(0, 8)),
    command("negative_levels", target=WHO, count=st.integers(1, 2), dc=15),
    command("condition", target=WHO, condition=st.sampled_from(["shaken", "prone", "bleed", "stunned"])),
    command("end_condition", target=WHO, condition="shaken"),
    command("effect", name=st.sampled_from(["bless", "slow"]), targets=st.lists(WHO, max_size=2, unique=True),
            source=WHO, duration=DURATION),
    # The same id again and again: such an effect moves to the end of the order.
    command("effect", name="mine", id="mine", targets=st.lists(WHO, max_size=2, unique=True)),
    command("end_effect", effect=EFFECT),
    command("suppress", effect=EFFECT),
    command("advance_time", minutes=st.integers(1, 3)),
    command("environment", light=st.sampled_from(["dim", "dark", "bright"])),
    command("options", round_counting=st.sampled_from(["caster_turn", "initiative_count"])),
    command("edit", who=WHO, set=st.dictionaries(st.just("note"), st.text(max_size=5), min_size=1)),
    command("note", text=st.text(max_size=10)),
    command("undo"),
    command("undo"),
    command("redo"),
)  # fmt: skip


def states_of(model: EncounterModel) -> list[Encounter]:
    assert None not in model._states
    return [state for state in model._states if state is not None]


def check_reopened(path: Path, model: EncounterModel) -> None:
    """The file holds the model's history, with entities shared between neighbouring states as they were in memory."""
    states = states_of(model)
    again, opened = go_on(path)
    try:
        assert opened.warning is None
        assert again.steps == model.steps
        assert again.position == model.position
        assert as_text(again.state) == as_text(model.state)
        assert again.state == model.state
        at = model.position
        for move, targets in ((Undo(), range(at - 1, -1, -1)), (Redo(), range(1, len(states)))):
            for target in targets:
                before = again.state
                assert isinstance(again.dispatch(move), Applied)
                assert as_text(again.state) == as_text(states[target])
                check_shared(
                    before, again.state, states[target + (1 if isinstance(move, Undo) else -1)], states[target]
                )
        assert as_text(states[0]) == as_text(Encounter())
    finally:
        opened.file.close()


def check_shared(old: Encounter, new: Encounter, old_in_memory: Encounter, new_in_memory: Encounter) -> None:
    for read, memory in ((new.combatants, new_in_memory.combatants), (new.effects, new_in_memory.effects)):
        before = {**old.combatants, **old.effects}
        before_in_memory = {**old_in_memory.combatants, **old_in_memory.effects}
        for key, entity in memory.items():
            if before_in_memory.get(key) is entity:
                assert read[key] is before[key], key
    for field in ("options", "environment", "order", "due"):
        if getattr(old_in_memory, field) == getattr(new_in_memory, field):
            assert getattr(new, field) is getattr(old, field), field


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(commands=st.lists(COMMANDS, min_size=3, max_size=25), seed=st.integers(0, 3))
def test_any_fight_comes_back_as_it_was(commands, seed):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "fight.encounter")
        in_memory, kept = EncounterModel(Dice(seed)), EncounterModel(Dice(seed))
        file = create(path)
        kept.open(file, [], 0, kept.state)
        for one in [{"do": "add", "creature": OGRE, "count": 2}, {"do": "add", "creature": TROLL}, *commands]:
            text = json.dumps(one)
            assert kept.dispatch(decode_command(text)) == in_memory.dispatch(decode_command(text))
        assert kept.state == in_memory.state
        file.close()
        check_reopened(path, in_memory)


def test_the_sample_fight_comes_back_as_it_was(tmp_path: Path):
    path = tmp_path / "fight.encounter"
    model = played(path)
    check_reopened(path, model)


def test_a_step_after_undo_forgets_what_was_undone(tmp_path: Path):
    path = tmp_path / "fight.encounter"
    played(path)
    model, opened = go_on(path)
    count = len(model.steps)
    for _ in range(10):
        do(model, "undo")
    do(model, "note", text="another way")
    opened.file.close()
    model, opened = go_on(path)
    with opened.file:
        assert (model.position, len(model.steps), model.redo_step) == (count - 9, count - 9, None)
        for _ in range(count - 9):
            assert isinstance(do(model, "undo"), Applied)
        assert model.state == Encounter()


def test_where_undo_stopped_is_remembered(tmp_path: Path):
    path = tmp_path / "fight.encounter"
    played(path)
    model, opened = go_on(path)
    for _ in range(7):
        do(model, "undo")
    here = as_text(model.state)
    opened.file.close()
    model, opened = go_on(path)
    with opened.file:
        assert as_text(model.state) == here
        assert len(model.steps) - model.position == 7


def test_an_effect_laid_again_under_its_id_keeps_its_new_place(tmp_path: Path):
    path = tmp_path / "fight.encounter"
    model, file = begin(path)
    play(model, [{"do": "add", "creature": OGRE}])
    for name in ("zeal", "aid", "mine"):
        play(model, [{"do": "effect", "name": name, "id": name, "targets": ["Ogre"]}])
    play(model, [{"do": "end_effect", "effect": "zeal"}, {"do": "effect", "name": "zeal", "id": "zeal", "targets": []}])
    file.close()
    model, opened = go_on(path)
    with opened.file:
        assert list(model.state.effects) == ["aid", "mine", "zeal"]
        do(model, "undo")
        assert list(model.state.effects) == ["aid", "mine"]
        do(model, "undo")
        assert list(model.state.effects) == ["zeal", "aid", "mine"]


def test_only_what_changed_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    model, file = begin(tmp_path / "fight.encounter")
    play(model, [{"do": "add", "creature": OGRE, "count": 99}, {"do": "add", "creature": TROLL}, {"do": "start"}])
    play(model, [{"do": "effect", "name": "bless", "targets": ["Troll"]}])
    play(model, [{"do": "damage", "target": "Troll", "amount": 3}])
    rows = file._connection.execute("SELECT entity FROM version WHERE position = ?", (model.position,)).fetchall()
    assert [entity for (entity,) in rows] == ["combatant:c100"]
    play(model, [{"do": "end_effect", "effect": "bless"}])
    rows = file._connection.execute(
        "SELECT entity, value FROM version WHERE position = ?", (model.position,)
    ).fetchall()
    assert sorted(entity for entity, _ in rows) == ["effect:e101", "roster"]
    assert ("effect:e101", None) in rows
    file.close()


def test_what_is_kept_can_be_read_by_people(tmp_path: Path):
    model, file = begin(tmp_path / "fight.encounter")
    play(
        model,
        [{"do": "add", "creature": OGRE, "name": "Grünzahn"}, {"do": "damage", "target": "Grünzahn", "amount": 3}],
    )
    (command,) = file._connection.execute("SELECT command FROM step WHERE position = 2").fetchone()
    (value,) = file._connection.execute(
        "SELECT value FROM version WHERE entity = 'combatant:c1' ORDER BY position DESC"
    ).fetchone()
    file.close()
    assert json.loads(command) == {"do": "damage", "target": "Grünzahn", "amount": 3}
    assert '"name":"Grünzahn"' in value
    assert json.loads(value)["wounds"] == 3


def test_the_title_is_kept(tmp_path: Path):
    path = tmp_path / "fight.encounter"
    with create(path, title="Crypt") as file:
        assert file.title == "Crypt"
        assert file.created.endswith("Z")
        file.set_title("The crypt below")
    _, opened = go_on(path)
    with opened.file as file:
        assert file.title == "The crypt below"
        assert file.is_empty


def test_a_step_writes_only_what_it_changed(tmp_path: Path):
    model, file = begin(tmp_path / "fight.encounter")
    play(model, [{"do": "add", "creature": sample()[0]["creature"], "count": 99}, {"do": "start"}])
    everything = sum(map(len, codec.split(model.state).values()))
    old = model.state
    outcome = model.resolve(decode_command('{"do": "damage", "target": "c1", "amount": 1}'))[1]
    assert isinstance(outcome, Applied)
    at = model.position
    file.append(at + 1, WriteNote(text=""), outcome.records, old, outcome.state)
    (written,) = file._connection.execute(
        "SELECT sum(length(value)) FROM version WHERE position = ?", (at + 1,)
    ).fetchone()
    assert written * 50 < everything
    file.close()
