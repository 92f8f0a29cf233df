"""From the fight back to the party: what is taken over by itself, and what only the game master can decide.

A member and its combatant are one person at two places. Whatever was last known to be the same at both is their *bond*.
Where only the fight went on since, the party follows: when the fight ends, when somebody leaves it, when another
encounter is opened and when the window closes. Where the party went on too (or an old encounter was opened in which
they stand otherwise than in the party) nothing is taken over by itself: it is shown, and the game master chooses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Applied
from encounter_tracker.session.camp import Camp
from encounter_tracker.session.party import combatant_of, commands_for, standing
from encounter_tracker.viewmodels.party_words import differences
from encounter_tracker.viewmodels.texts.language import fill, listed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.state import Combatant, Encounter
    from encounter_tracker.session.model import Change
    from encounter_tracker.support.party import PartyMember
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.party_shelf import PartyShelf

__all__ = ["PartySync", "TakenRow", "TakenView"]

tr = QCoreApplication.translate

RowKind = Literal["taken", "open"]


class TakenRow(Struct, frozen=True, kw_only=True):
    """One member: taken over, or still to be decided.

    Attributes:
        key: which.
        name: what it is called.
        text: what is different, the party's value first.
        kind: taken over already, or open.
    """

    key: str
    name: str
    text: str
    kind: RowKind


class TakenView(Struct, frozen=True, kw_only=True):
    """The list: what was taken over, then what is open; ``undo_text`` where it can be taken back."""

    title: str = ""
    remark: str = ""
    rows: tuple[TakenRow, ...] = ()
    can_undo: bool = False


class _Bond(Struct, frozen=True):
    """How one stood in the party and in the fight when both were last known to be the same."""

    party: PartyMember
    fight: PartyMember


def _core(member: PartyMember) -> tuple[object, ...]:
    """What is carried between the two places."""
    return member.creature, member.carried


class PartySync(QObject):
    """Follows the fight; the party is not opened before somebody of it is there."""

    told = Signal(str)
    """A sentence about what wants a look."""
    taken = Signal()
    """Something was taken over: the list wants to be seen."""
    view_changed = Signal(object)
    """A :class:`TakenView` that differs."""

    def __init__(self, bridge: EncounterBridge, shelf: PartyShelf, parent: QObject | None = None) -> None:
        """Follow ``bridge``, keep in ``shelf``."""
        super().__init__(parent)
        self._bridge, self._shelf = bridge, shelf
        self._bonds: dict[str, _Bond] = {}
        self._taken: tuple[TakenRow, ...] = ()
        self._can_undo = False
        self._keeping = self._quiet = self._asked = False
        self._before: Camp | None = None
        self.view = TakenView()
        bridge.changed.connect(self._on_change)
        bridge.language_changed.connect(self.refresh)
        shelf.changed.connect(self._on_shelf)

    # --- what the game master asks for ---------------------------------------------------------------------------

    def take_over(self) -> None:
        """Take over now what only the fight changed; the list says what is open."""
        self._shelf.refresh()
        state = self._bridge.state
        self._taken, self._can_undo = (), False
        self._asked = True
        self._take(state, (who.member for who in state.present if who.member))
        self.refresh()

    def catch_up(self) -> None:
        """Somebody looks at the party: what only the fight changed is in it."""
        if self._bonds:
            self._quiet = True
            try:
                self._take(self._bridge.state, tuple(self._bonds))
            finally:
                self._quiet = False
            self._taken, self._can_undo = (), False
            self.refresh()

    def take(self, key: str) -> None:
        """Take one over although the party went on too."""
        member = self._shelf.member(key)
        who = combatant_of(member, self._bridge.state) if member is not None else None
        if member is None or who is None:
            return
        if not who.member and not isinstance(
            self._bridge.dispatch(c.EditCombatant(who=who.id, set={"member": key})), Applied
        ):
            return
        self._keep(self._bridge.state, [(member, self._bridge.state.combatants[who.id])])
        self.refresh()

    def bring(self, key: str) -> None:
        """The other way round: in the fight they stand as they are in the party, at their place in the order."""
        member, state = self._shelf.member(key), self._bridge.state
        who = combatant_of(member, state) if member is not None else None
        if member is None or who is None or self._bridge.held():
            return
        parts: list[c.Command] = [c.RemoveCombatant(who=(who.id,))]
        parts += [
            c.AddCombatant(
                creature=one.creature,
                name=who.name,
                side=who.side,
                initiative=who.initiative,
                colour=one.colour,
                member=one.member,
                carried=one.carried,
            )
            for one in commands_for(member)
        ]
        self._bonds.pop(key, None)
        if isinstance(self._bridge.dispatch_together(parts), Applied):
            self._meet(self._bridge.state, (key,))
        self.refresh()

    def undo(self) -> None:
        """Take the taking over back."""
        if self._can_undo and self._shelf.undo():
            self._taken = ()
            self.refresh()

    def leave(self) -> None:
        """The window closes: nothing of the fight is lost."""
        self._take(self._bridge.state, tuple(self._bonds))

    @property
    def open_keys(self) -> tuple[str, ...]:
        """Members in the fight who stand otherwise in the party and about whom nothing is decided."""
        return tuple(member.key for member, _who in self._open())

    # --- following -----------------------------------------------------------------------------------------------

    def _on_change(self, change: Change) -> None:
        if change.kind == "open":
            self._take(change.old, tuple(self._bonds))
            self._bonds, self._asked = {}, False
            self._meet(change.new, _members_in(change.new))
            self._warn()
        else:
            here, before = _members_in(change.new), _members_in(change.old)
            come = [key for key in here if key not in before]
            self._meet(change.new, come if change.kind == "do" else [key for key in come if key not in self._bonds])
            if change.kind == "do":
                gone = [key for key in before if key not in here]
                if gone:
                    self._take(change.old, gone)
                if change.old.started and not change.new.started:
                    self._end(change.new, here)
        self.refresh()

    def _end(self, state: Encounter, here: Iterable[str]) -> None:
        """A fight is over: what is open is shown too."""
        if not self._take(state, here) and self._open():
            self._taken, self._can_undo = (), False
            self.refresh()
            self.taken.emit()

    def _on_shelf(self) -> None:
        """Something else was kept: undo would take that back."""
        if not self._keeping:
            self._can_undo = False
            self.refresh()

    def _meet(self, state: Encounter, keys: Iterable[str]) -> None:
        """Those who stand alike at both places have a bond from now on."""
        for key in keys:
            member = self._shelf.member(key)
            who = combatant_of(member, state) if member is not None else None
            if member is None or who is None:
                continue
            now = standing(member, who, state)
            if _alike(member, now):
                self._bonds[key] = _Bond(member, now)

    def _warn(self) -> None:
        names = [member.label for member, _who in self._open()]
        if names:
            text = tr(
                "Party",
                "{0}: differs between the party and this fight. Nothing is taken over by itself; Shift+G shows it.",
            )
            self.told.emit(fill(text, listed(names)))

    def _take(self, state: Encounter, keys: Iterable[str]) -> bool:
        """Take over those whom only the fight changed since they were the same at both places; whether anyone."""
        if not self._bonds:
            return False
        self._shelf.refresh()
        found = []
        for key in dict.fromkeys(keys):
            member, bond = self._shelf.member(key), self._bonds.get(key)
            who = combatant_of(member, state) if member is not None else None
            if member is None or who is None or bond is None:
                continue
            now = standing(member, who, state)
            if _core(now) != _core(bond.fight) and _core(member) == _core(bond.party):
                found.append((member, who))
        if not found:
            return False
        self._taken = ()
        told = self._keep(state, found)
        if told and not self._quiet:
            self.refresh()
            self.taken.emit()
        return told

    def _keep(self, state: Encounter, found: list[tuple[PartyMember, Combatant]]) -> bool:
        """Keep them as they stand; whether there is something to tell about it."""
        now = [standing(member, who, state) for member, who in found]
        if self._before is None:
            self._before = Camp(self._bridge.model.dice)
        self._before.gather([member for member, _who in found])
        before = self._before
        rows = [
            TakenRow(key=member.key, name=member.label, kind="taken", text=_text(before, member, state, who))
            for (member, who), after in zip(found, now, strict=True)
            if not _alike(member, after)
        ]
        self._keeping = True
        try:
            if not self._shelf.save(now):
                return False
        finally:
            self._keeping = False
        for member in now:
            self._bonds[member.key] = _Bond(member, member)
        others = [row for row in self._taken if row.key not in {member.key for member in now}]
        self._taken, self._can_undo = (*others, *rows), self._can_undo or bool(rows)
        return bool(rows)

    # --- the list ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Make the list anew and tell, where it differs."""
        if not self._shelf.known:
            return
        found, state = self._open(), self._bridge.state
        camp = Camp(self._bridge.model.dice)
        if found:
            camp.gather([member for member, _who in found])
        rows = tuple(
            TakenRow(key=member.key, name=member.label, kind="open", text=_text(camp, member, state, who))
            for member, who in found
        )
        title = tr("Party", "Taken over into the party") if self._taken else tr("Party", "From the fight to the party")
        view = TakenView(
            title=title,
            remark="" if self._taken or rows else tr("Party", "The party and this fight agree."),
            rows=(*self._taken, *rows),
            can_undo=self._can_undo,
        )
        if view != self.view:
            self.view = view
            self.view_changed.emit(view)

    def _open(self) -> list[tuple[PartyMember, Combatant]]:
        """Who is to be decided about: different at both places, and not only because the fight went on."""
        state = self._bridge.state
        found: list[tuple[PartyMember, Combatant]] = []
        if not self._asked and not _members_in(state):
            return found
        for member in self._shelf.members():
            who = combatant_of(member, state)
            if who is None or not (who.member or self._asked):
                continue  # one of the same name is not asked about before the game master asks
            bond = self._bonds.get(member.key)
            if bond is not None and _core(member) == _core(bond.party):
                continue
            if not _alike(member, standing(member, who, state)):
                found.append((member, who))
        return found


def _members_in(state: Encounter) -> tuple[str, ...]:
    return tuple(who.member for who in state.present if who.member)


def _alike(member: PartyMember, now: PartyMember) -> bool:
    """Whether they stand the same; that time passed, and the places of effects in an encounter, are no difference."""
    if member.creature != now.creature:
        return False
    if member.carried == now.carried:
        return True
    return _lasting(member) == _lasting(now)


def _lasting(member: PartyMember) -> object:
    """What is carried, without where it stands and since when it is there: that goes on with every round."""
    effects = tuple(replace(effect, id="", begun=0) for effect in member.carried.effects)
    levels = tuple(replace(level, id="", since=0) for level in member.carried.negative_levels)
    return replace(member.carried, effects=effects, negative_levels=levels)


def _text(camp: Camp, member: PartyMember, state: Encounter, who: Combatant) -> str:
    here = camp.id_of(member.key)
    if not here:
        return ""
    return " · ".join(differences(camp.model.state, here, state, who.id))
