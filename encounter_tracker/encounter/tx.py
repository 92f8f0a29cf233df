"""The work bench of one command: a state being changed step by step, and the events of each step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.events import Event, Record
from encounter_tracker.encounter.refusal import RefusedError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.commands import Command
    from encounter_tracker.encounter.state import Combatant, Effect, Encounter


class Die(Struct, frozen=True):
    """One die the command leaves open: what it is for, and its sides."""

    what: str
    sides: int = 20


class NeedsDice(Struct, frozen=True):
    """Dice the command leaves open: the session rolls them into it and applies it again."""

    dice: tuple[Die, ...]


class Tx:
    """One command being applied.

    Handlers read ``state``, change it only through the methods here, and ``emit`` what happened. Ids whose figures
    may have changed collect in ``touched`` until ``settle`` has drawn the consequences.
    """

    def __init__(self, state: Encounter, command: Command) -> None:
        """Start from ``state``."""
        self.before = state
        self.state = state
        self.command = command
        self.force = command.force
        #: True while the program answers rolls that nobody answered (rule A3).
        self.by_program = False
        self.records: list[Record] = []
        self.touched: dict[str, None] = {}
        self.death_blame: dict[str, tuple[str | None, str]] = {}
        #: The status each combatant was last told to have (kept by ``settle``).
        self.known_status: dict[str, str] = {}
        #: Dice for which no face was there. A stand-in went on in their place, so that all are asked for together;
        #: what comes out of such a run is thrown away.
        self.missing: list[Die] = []
        self._faces = {what: list(faces) for what, faces in command.rolls.items()}
        self._used: dict[str, list[int]] = {}

    # --- reading -------------------------------------------------------------------------------------------------

    def who(self, name: str) -> Combatant:
        """The combatant of this name (or id); refused when there is none."""
        found = self.state.by_name.get(name)
        if found is None and name in self.state.combatants and not self.state.combatants[name].removed:
            found = name
        if found is None:
            raise RefusedError("unknown_combatant", name=name)
        return self.state.combatants[found]

    def whos(self, names: str | Iterable[str]) -> list[Combatant]:
        """Several combatants, each once, in the order given."""
        wanted = (names,) if isinstance(names, str) else tuple(names)
        return list({c.id: c for c in map(self.who, wanted)}.values())

    def source_id(self, name: str | None) -> str | None:
        """The id behind a source that may be a combatant's name or free text (then None)."""
        if name is None:
            return None
        return self.state.by_name.get(name) or (name if name in self.state.combatants else None)

    def get(self, who: str) -> Combatant:
        """The combatant with this id as it stands now."""
        return self.state.combatants[who]

    def effect(self, name: str, *, on: str | None = None) -> Effect:
        """The effect with this id or name (the only one of that name; ``on``: among those laid on this id)."""
        effects = self.state.effects
        if name in effects:
            return effects[name]
        found = [e for e in effects.values() if e.name == name]
        if on is not None and len(found) > 1:
            found = [e for e in found if on in e.targets] or found
        if not found:
            raise RefusedError("unknown_effect", name=name)
        if len(found) > 1:
            raise RefusedError("ambiguous_effect", name=name, ids=", ".join(e.id for e in found))
        return found[0]

    # --- changing ------------------------------------------------------------------------------------------------

    def scene(self, **fields: Any) -> None:
        """Change fields of the encounter itself."""
        old = self.state
        self.state = replace(old, **fields)
        if "effects" in fields:
            return
        # what is worth keeping: a command seldom changes effects
        kept = ["effects_on", "has_darkness"]
        if "environment" not in fields and "combatants" not in fields:
            kept.append("lighting")
        self.state.__dict__.update({name: old.__dict__[name] for name in kept if name in old.__dict__})

    def put(self, combatant: Combatant) -> Combatant:
        """Store a new or changed combatant."""
        self.touched[combatant.id] = None
        self.state = self.state.with_combatant(combatant)
        return combatant

    def change(self, who: str, **fields: Any) -> Combatant:
        """Change fields of a combatant."""
        return self.put(replace(self.get(who), **fields))

    def put_effect(self, effect: Effect) -> Effect:
        """Store a new or changed effect."""
        old = self.state.effects.get(effect.id)
        self.touched.update(dict.fromkeys((*effect.targets, *(old.targets if old else ()))))
        self.scene(effects={**self.state.effects, effect.id: effect})
        return effect

    def change_effect(self, effect: str, **fields: Any) -> Effect:
        """Change fields of an effect."""
        return self.put_effect(replace(self.state.effects[effect], **fields))

    def drop_effect(self, effect: str) -> None:
        """Take an effect away without a word (callers emit)."""
        self.touched.update(dict.fromkeys(self.state.effects[effect].targets))
        self.scene(effects={key: e for key, e in self.state.effects.items() if key != effect})

    def new_id(self, prefix: str) -> str:
        """A fresh id, which is nobody's name; effects may have been given ids of the same form by hand."""
        number, state = self.state.next_number, self.state
        names = {effect.name for effect in state.effects.values()}
        while f"{prefix}{number}" in state.effects or f"{prefix}{number}" in state.by_name.keys() | names:
            number += 1
        self.scene(next_number=number + 1)
        return f"{prefix}{number}"

    def refuse_mixed_up(self, effect: Effect) -> None:
        """Refuse a name that is the id of something else, or an id that is its name: commands take either.

        Raises:
            RefusedError: whatever the game master forces, as later commands could not tell the two apart.
        """
        for other in self.state.effects.values():
            if other.id == effect.id or other.name == effect.name:
                continue
            if effect.name == other.id:
                raise RefusedError("name_is_id", name=effect.name, other=other.name)
            if effect.id == other.name:
                raise RefusedError("id_is_name", name=effect.id)

    # --- telling -------------------------------------------------------------------------------------------------

    def emit(self, event: Event) -> None:
        """Record what happened, with the round and the initiative count of the moment."""
        state = self.state
        active = state.combatants.get(state.active) if state.active else None
        count = active.initiative if active is not None else None
        self.records.append(Record(round=state.round, count=count, event=event))  # type: ignore[arg-type]

    def roll(self, what: str, sides: int = 20, face: int | None = None) -> int:
        """The face of a die: as given, else from the command's rolls; otherwise it is asked for.

        Raises:
            RefusedError: the face given does not exist on such a die.
        """
        if face is None:
            faces = self._faces.get(what)
            if not faces:
                self.missing.append(Die(what, sides))
                return len(self.missing) % sides + 1
            face = faces.pop(0)
            self._used.setdefault(what, []).append(face)
        if not 1 <= face <= sides:
            raise RefusedError("bad_die", sides=sides, face=face)
        return face

    @property
    def rolls(self) -> dict[str, tuple[int, ...]]:
        """The faces of the command that were really used."""
        return {what: tuple(faces) for what, faces in self._used.items()}

    def refuse(self, code: str, **values: Any) -> None:
        """Refuse, unless the game master forces the command."""
        if not self.force:
            raise RefusedError(code, **values)
