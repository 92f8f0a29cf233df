"""The party: who is in it, as they stand between fights, and what the night or the day does to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Refused
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.camp import Camp
from encounter_tracker.session.party import combatant_of, commands_for, member_of, missing_from
from encounter_tracker.support.party import PartyMember
from encounter_tracker.viewmodels.actions import read_only_reason
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.party_new import NewMember
from encounter_tracker.viewmodels.party_rows import PartyView, party_row
from encounter_tracker.viewmodels.party_words import fighting_text, remark_text, undo_words
from encounter_tracker.viewmodels.texts.language import fill, listed
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from encounter_tracker.session.model import Change
    from encounter_tracker.viewmodels.party_shelf import PartyShelf

__all__ = ["PartyViewModel"]

tr = QCoreApplication.translate

_NOBODY: Final = Creature(name="-", hit_dice=1, hp=1)


class PartyViewModel(QObject):
    """Shows the party and does what is wanted. ``camp`` is the bridge for the sheet of the one looked at."""

    view_changed = Signal(object)
    """A :class:`PartyView` that differs."""
    joined = Signal(int)
    """So many went into the fight."""

    def __init__(self, bridge: EncounterBridge, shelf: PartyShelf, parent: QObject | None = None) -> None:
        """``bridge``: of the fight."""
        super().__init__(parent)
        self._bridge, self.shelf = bridge, shelf
        self._camp = Camp(bridge.model.dice)
        self.camp = EncounterBridge(self._camp.model, self)
        self._keeping = self._watched = False
        self._current, self._adding = "", False
        self._said, self._problem = "", False
        self.new = NewMember(shelf, self)
        self.new.made.connect(self.keep_members)
        self._view = PartyView()
        self.camp.changed.connect(self._on_camp)
        shelf.changed.connect(self._on_shelf)
        shelf.failed.connect(lambda text: self._say(text, problem=True))
        bridge.changed.connect(lambda _change: self._refresh())
        bridge.language_changed.connect(self._on_language)

    # --- looking -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> PartyView:
        """What is shown now."""
        return self._view

    def watch(self, *, on: bool) -> None:
        """Whether somebody looks: only then the sheets are made."""
        if on and not self._watched:
            self._watched, self._said, self._problem = True, "", False
            self.shelf.refresh()
            self._follow()
            problem = self.shelf.problem
            if problem:
                self._say(problem, problem=True)
        self._watched = on

    def select(self, key: str) -> None:
        """Look at one."""
        self._current, self._adding = key, False
        self._show_current()
        self._refresh()

    def _show_current(self) -> None:
        keys = [member.key for member in self.shelf.members()]
        if self._current not in keys:
            self._current = keys[0] if keys else ""
        who = self._camp.id_of(self._current)
        self.camp.select((who,) if who else ())

    # --- members -------------------------------------------------------------------------------------------------

    def set(self, **fields: object) -> None:
        """Change what is kept about the one looked at beside its sheet: player, note, present."""
        self.shelf.set(self._current, **fields)

    def set_colour(self, colour: str) -> None:
        """Mark the one looked at."""
        who = self._camp.id_of(self._current)
        if who and self._view.colour != colour:
            self.camp.dispatch(c.EditCombatant(who=who, set={"colour": colour}))

    def toggle(self, key: str) -> None:
        """Whether one comes along."""
        member = self.shelf.member(key)
        if member is not None:
            self.shelf.set(key, present=not member.present)

    def move(self, key: str, by: int) -> None:
        """One place up (-1) or down (+1)."""
        members = list(self.shelf.members())
        at = next((place for place, member in enumerate(members) if member.key == key), -1)
        if at < 0 or not 0 <= at + by < len(members):
            return
        members.insert(at + by, members.pop(at))
        placed = [replace(member, place=place) for place, member in enumerate(members, 1)]
        self.shelf.save([member for member in placed if member != self.shelf.member(member.key)])

    def delete(self, key: str) -> None:
        """Take one out of the party; the next is looked at."""
        keys = [member.key for member in self.shelf.members()]
        if key not in keys:
            return
        at = keys.index(key)
        if key == self._current:
            self._current = (keys[at + 1 :] + keys[:at][::-1] + [""])[0]
        self.shelf.delete(key)

    def undo(self) -> None:
        """Take back what was done last, here or in the library."""
        self.shelf.undo()

    def redo(self) -> None:
        """Do it again."""
        self.shelf.redo()

    # --- new ones --------------------------------------------------------------------------------------------------

    def begin_new(self) -> None:
        """The page for a new one."""
        self._adding = True
        self.new.begin()
        self._refresh()

    def leave_new(self) -> None:
        """Back to the one looked at."""
        self._adding = False
        self._refresh()

    def keep_combatants(self, ids: Iterable[str]) -> str:
        """Keep some of the fight in the party; there they are known as members from now on. What came of it."""
        state = self._bridge.state
        keys = {member.key for member in self.shelf.members()}
        people = [who for who in self._bridge.combatants(tuple(ids)) if who.member not in keys]
        kept = self.shelf.save([member_of(who, state) for who in people])
        edits = [
            c.EditCombatant(who=who.id, set={"member": member.key, "side": "party"})
            for who, member in zip(people, kept, strict=False)
        ]
        if not edits:
            return tr("Party", "Whoever is selected is in the party already.")
        self._bridge.dispatch_together(edits)
        return fill(tr("Party", "Now in the party: {0}"), listed([member.label for member in kept]))

    def keep_members(self, members: Sequence[PartyMember]) -> bool:
        """Keep new ones; the first of them is looked at."""
        kept = self.shelf.save(members)
        if not kept:
            return False
        self._adding = False
        self.select(kept[0].key)
        names = [member.label for member in kept]
        self._say(fill(tr("Party", "Now in the party: {0}"), listed(names)))
        return True

    # --- the fight and time --------------------------------------------------------------------------------------

    def join(self) -> bool:
        """Everyone who comes along and is not there yet goes into the fight, in one step; whether anyone did."""
        if self._bridge.held():
            return False
        self.shelf.refresh()
        missing = missing_from(self.shelf.members(), self._bridge.state)
        if not missing:
            self._say(self._join_reason(), problem=True)
            return False
        before = {who.id for who in self._bridge.state.present}
        outcome = self._bridge.dispatch_together([command for one in missing for command in commands_for(one)])
        if isinstance(outcome, Refused):
            self._say(reason_text(outcome.reason), problem=True)
            return False
        new = tuple(who.id for who in self._bridge.state.present if who.id not in before)
        self._bridge.select(new)
        self.joined.emit(len(new))
        return True

    def reason_not_to_join(self) -> str:
        """Why nobody can go into the fight, or ""."""
        missing = missing_from(self.shelf.members(), self._bridge.state)
        return read_only_reason(self._bridge) or ("" if missing else self._join_reason())

    def _join_reason(self) -> str:
        members = self.shelf.members()
        if not members:
            return tr("Party", "Nobody is in the party yet.")
        if not any(member.present for member in members):
            return tr("Party", "Nobody comes along: tick who does.")
        return tr("Party", "All who come along are in the fight already.")

    def rest(self, *, full_day: bool = False) -> None:
        """Those who are present rest."""
        self._pass_time(c.Rest(full_day=full_day))

    def advance_time(self, *, minutes: int = 0, hours: int = 0, days: int = 0) -> None:
        """Time passes for those who are present."""
        self._pass_time(c.AdvanceTime(minutes=minutes, hours=hours, days=days))

    def _pass_time(self, command: c.Rest | c.AdvanceTime) -> None:
        self.shelf.refresh()
        members = self.shelf.members()
        self._follow()
        self._keeping = True
        try:
            outcome = self._camp.pass_time(command, members)
        finally:
            self._keeping = False
        if isinstance(outcome, Refused):
            self._say(reason_text(outcome.reason), problem=True)
            return
        self._save_camp()

    # --- inside --------------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        """The camp is made anew only where it is another: rolls that are due in it wait for their answers."""
        if self._camp.changed(self.shelf.members()) or self._strange():
            self._gather()
        else:
            self._show_current()
            self._refresh()

    def _gather(self) -> None:
        """The camp as the party is kept."""
        self._keeping = True
        try:
            self._camp.gather(self.shelf.members())
        finally:
            self._keeping = False
        self._show_current()
        self._refresh()

    def _save_camp(self) -> None:
        """What was done in the camp is kept."""
        changed = self._camp.changed(self.shelf.members())
        self._keeping = True
        try:
            if changed and not self.shelf.save(changed):
                changed = ()
        finally:
            self._keeping = False
        self._show_current()
        self._refresh()

    def _on_camp(self, change: Change) -> None:
        if not self._keeping and change.kind != "open":
            self._said, self._problem = "", False
            self._save_camp()

    def _on_shelf(self) -> None:
        """Something else was kept: the camp follows, unless it was the camp's own doing."""
        if self._keeping or not self._watched:
            return
        self._said, self._problem = "", False
        self._follow()

    def _strange(self) -> bool:
        """Whether other members are in the camp than are kept."""
        there = {who.member for who in self._camp.model.state.present}
        return there != {member.key for member in self.shelf.members()}

    def _on_language(self) -> None:
        self.camp.retranslate()
        if self._watched:
            self.new.refresh()
            self._refresh()

    def _say(self, text: str, *, problem: bool = False) -> None:
        self._said, self._problem = text, problem
        self._refresh()

    def _refresh(self) -> None:
        if not self._watched:
            return
        members, state = self.shelf.members(), self._camp.model.state
        rows = tuple(
            party_row(
                member,
                state,
                self._camp.id_of(member.key),
                in_fight=combatant_of(member, self._bridge.state) is not None,
            )
            for member in members
        )
        shown = self.shelf.member(self._current) or PartyMember(creature=_NOBODY)
        missing = missing_from(members, self._bridge.state)
        action = self.shelf.undo_action
        view = PartyView(
            remark=remark_text(members),
            fighting=fighting_text(sum(row.in_fight for row in rows)),
            rows=rows,
            current=self._current,
            page="new" if self._adding else "member" if members else "empty",
            name=shown.label if members else "",
            player=shown.player,
            colour=shown.colour,
            note=shown.note,
            present=shown.present,
            fight_text=tr("Party", "Into the fight (%n)", "", len(missing))
            if missing
            else tr("Party", "Into the fight"),
            fight_reason=self.reason_not_to_join(),
            rest_reason="" if any(member.present for member in members) else tr("Party", "Nobody is there."),
            undo_text=undo_words(action) if action is not None else "",
            said=self._said,
            problem=self._problem,
        )
        if view != self._view:
            self._view = view
            self.view_changed.emit(view)
