"""State, steps and the JSON they are kept as.

A state is kept in parts, each under the name of an *entity*: ``combatant:<id>``, ``effect:<id>``, ``scene`` (everything
else) and ``roster`` (the ids of all combatants and effects in their order). So a command writes only the parts it
changed, and whoever reads a neighbouring state keeps the objects of the parts that are the same there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.commands import AnyCommand, Command
from encounter_tracker.encounter.events import Record
from encounter_tracker.encounter.state import Combatant, Effect, Encounter
from encounter_tracker.session.model import Step

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SCENE: Final = "scene"
ROSTER: Final = "roster"
COMBATANT: Final = "combatant:"
EFFECT: Final = "effect:"

#: Fields of the encounter that are entities of their own.
_OWN: Final = ("combatants", "effects")
#: Fields of the scene; their values are shared with the neighbouring state where they are equal.
_SHARED: Final = tuple(name for name in Encounter.__struct_fields__ if name not in _OWN)


class CodecError(Exception):
    """What was read makes no sense, or what is to be written has no place in JSON."""


class Roster(Struct, frozen=True):
    """Which combatants and effects there are, in the order of the state's mappings."""

    combatants: tuple[str, ...] = ()
    effects: tuple[str, ...] = ()


_encode: Final = msgspec.json.Encoder().encode
_DECODERS: Final[dict[str, msgspec.json.Decoder[Any]]] = {
    SCENE: msgspec.json.Decoder(Encounter),
    ROSTER: msgspec.json.Decoder(Roster),
    COMBATANT: msgspec.json.Decoder(Combatant),
    EFFECT: msgspec.json.Decoder(Effect),
}
_command: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(AnyCommand)
_records: Final = msgspec.json.Decoder(tuple[Record, ...])


def encode(value: Any) -> str:
    """Any value of state, command or log as JSON.

    Raises:
        CodecError: it holds what JSON cannot (a number without end, half a character).
    """
    try:
        return _encode(value).decode()
    except (OverflowError, TypeError, ValueError) as error:
        raise CodecError(str(error)) from error


def encode_step(command: Command, records: Sequence[Record]) -> tuple[str, str]:
    """The command and the records of one step."""
    return encode(command), encode(tuple(records))


def decode_step(command: str | bytes, records: str | bytes) -> Step:
    """Read one step.

    Raises:
        CodecError: it is not well formed.
    """
    try:
        return Step(_command.decode(command), _records.decode(records))
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        raise CodecError(str(error)) from error


def roster(state: Encounter) -> Roster:
    """The roster of a state."""
    return Roster(tuple(state.combatants), tuple(state.effects))


def split(state: Encounter) -> dict[str, str]:
    """All entities of a state as JSON."""
    found = {SCENE: _scene_json(state), ROSTER: encode(roster(state))}
    found |= {COMBATANT + who: encode(combatant) for who, combatant in state.combatants.items()}
    found |= {EFFECT + key: encode(effect) for key, effect in state.effects.items()}
    return found


def changes(old: Encounter, new: Encounter) -> dict[str, str | None]:
    """The entities that are not the same object in both states, as JSON of the new one; None: it is gone."""
    found: dict[str, str | None] = {}
    scene = _scene_json(new)
    if scene != _scene_json(old):
        found[SCENE] = scene
    now = roster(new)
    if now != roster(old):
        found[ROSTER] = encode(now)
    _compare(COMBATANT, old.combatants, new.combatants, found)
    _compare(EFFECT, old.effects, new.effects, found)
    return found


def decode(entity: str, value: str | bytes) -> Encounter | Roster | Combatant | Effect:
    """Read one entity.

    Raises:
        CodecError: it is not well formed.
    """
    kind, colon, _ = entity.partition(":")
    decoder = _DECODERS.get(kind + colon)
    if decoder is None:
        raise CodecError(f"{entity}: no such part of a state")
    try:
        found: Encounter | Roster | Combatant | Effect = decoder.decode(value)
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        raise CodecError(f"{entity}: {error}") from error
    return found


def assemble(values: Mapping[str, str | None], near: Encounter | None = None) -> Encounter:
    """Put a state together: from all its entities or, starting from ``near``, from those that differ.

    Raises:
        CodecError: an entity is missing or not well formed.
    """
    combatants = dict(near.combatants) if near is not None else {}
    effects = dict(near.effects) if near is not None else {}
    scene, listed = near, roster(near) if near is not None else None
    for entity, value in values.items():
        if value is None:
            continue  # the roster does not name it any more
        match decode(entity, value):
            case Encounter() as found:
                scene = _share(found, near)
            case Roster() as found:
                listed = found
            case Combatant() as found:
                combatants[entity.removeprefix(COMBATANT)] = found
            case Effect() as found:
                effects[entity.removeprefix(EFFECT)] = found
    if scene is None or listed is None:
        raise CodecError("the scene is missing")
    try:
        return replace(
            scene,
            combatants={who: combatants[who] for who in listed.combatants},
            effects={key: effects[key] for key in listed.effects},
        )
    except KeyError as error:
        raise CodecError(f"{error.args[0]} is missing") from error


def _scene_json(state: Encounter) -> str:
    return encode(replace(state, combatants={}, effects={}))


def _compare(prefix: str, old: Mapping[str, Any], new: Mapping[str, Any], found: dict[str, str | None]) -> None:
    for key, value in new.items():
        if old.get(key) is not value:
            found[prefix + key] = encode(value)
    for key in old:
        if key not in new:
            found[prefix + key] = None


def _share(scene: Encounter, near: Encounter | None) -> Encounter:
    """The scene with the neighbour's own values wherever they are equal: what is computed from them stays valid."""
    if near is None:
        return scene
    same = {name: getattr(near, name) for name in _SHARED if getattr(near, name) == getattr(scene, name)}
    return replace(scene, **same)
