"""Prepared encounters: made, changed, joined, put into the fight; and the waves of the fight under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import BringWave, DropWave, PrepareWave, Redo, Undo
from encounter_tracker.encounter.groups import Group
from encounter_tracker.encounter.planning import Plan, commands_for, copy_of, joined, plan_of
from encounter_tracker.viewmodels.library_words import tags_read
from encounter_tracker.viewmodels.prepared_desk import PreparedDesk
from encounter_tracker.viewmodels.prepared_group import WRONG_WHERE_TYPED, GroupFields
from encounter_tracker.viewmodels.prepared_page import page_of, put_reason
from encounter_tracker.viewmodels.prepared_rows import FIGHT, PreparedView
from encounter_tracker.viewmodels.texts.language import fill, listed
from encounter_tracker.viewmodels.typed_name import MOST_LETTERS

if TYPE_CHECKING:
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.shelf_ports import ShelfPorts

__all__ = ["PreparedViewModel"]

tr = QCoreApplication.translate


class PreparedViewModel(QObject):
    """Every act is kept at once (and can be undone there); typed words when the field is left or Enter pressed."""

    view_changed = Signal(object)
    """A :class:`PreparedView` that differs from the one before."""
    put_in = Signal()
    """An encounter was put into the fight."""

    def __init__(self, bridge: EncounterBridge, ports: ShelfPorts, parent: QObject | None = None) -> None:
        """Put into the fight of ``bridge``; keep in ``ports``."""
        super().__init__(parent)
        self._bridge = bridge
        self._desk = PreparedDesk(bridge, ports)
        self._idle = True
        self.fields = GroupFields(self._desk, self.refresh)
        self.view = PreparedView()
        bridge.changed.connect(lambda _change: self._follow())
        bridge.language_changed.connect(lambda: self.set_find(self._desk.find))

    # --- opening and closing -------------------------------------------------------------------------------------

    def begin(self, key: str | None = None) -> None:
        """Look again; ``key``: at which encounter (``FIGHT`` for the fight under way), else where one was."""
        desk = self._desk
        self._idle = False
        desk.say("")
        known = [plan.key for plan in desk.shelf.plans()]
        if desk.shelf.problem:
            desk.tell_trouble(desk.shelf.problem)
        wanted = desk.key if key is None else key
        there = desk.fight_there if wanted == FIGHT else wanted in known
        desk.look_at(wanted if there else next(iter(known), ""))
        self.set_find("")
        QTimer.singleShot(0, self, desk.shelf.warm)

    def finish(self) -> None:
        """Nobody looks any more: what was typed is kept."""
        self.commit()
        self._idle = True

    def plans(self) -> tuple[Plan, ...]:
        """All of them, as they are kept."""
        return self._desk.shelf.plans()

    # --- the list ------------------------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """Look at another one."""
        if key != self._desk.key:
            self.commit()
            self._desk.say("")
            self._desk.look_at(key)
            self.refresh()

    def new(self) -> None:
        """An empty one."""
        self.commit()
        self._keep_new(Plan(name=self._desk.free_name(tr("Prepared", "New encounter"))), "")

    def duplicate(self) -> None:
        """The same once more; the fight under way: as a prepared one."""
        self.commit()
        desk = self._desk
        if desk.key == FIGHT:
            labels = [group.label for group in plan_of(desk.bridge.state, "").groups]
            said = listed(list(dict.fromkeys(labels)), most=3)
            name = desk.free_name(said or tr("Prepared", "New encounter"))
            self._keep_new(plan_of(desk.bridge.state, name), fill(tr("Prepared", "The fight is kept as “{0}”."), name))
        elif desk.draft.key:
            copy = copy_of(desk.draft, desk.free_name(desk.draft.name))
            self._keep_new(copy, fill(tr("Prepared", "“{0}” was made."), copy.name))

    def join(self, other: str) -> None:
        """Take the groups of another one in; that one stays as it is."""
        self.commit()
        desk = self._desk
        plan = desk.shelf.plan(other)
        if plan is not None and desk.draft.key and other != desk.draft.key:
            if desk.keep(joined(desk.draft, plan)):
                desk.say(fill(tr("Prepared", "The groups of “{0}” were taken in."), plan.name))
            self.refresh()

    def delete(self) -> None:
        """Delete the one looked at; undo brings it back."""
        desk = self._desk
        if not desk.draft.key:
            return
        keys = [plan.key for plan in desk.shelf.plans()]
        at, name = keys.index(desk.draft.key), desk.draft.name
        if desk.shelf.delete(desk.draft.key):
            left = [plan.key for plan in desk.shelf.plans()]
            desk.look_at(left[min(at, len(left) - 1)] if left else "")
            desk.say(fill(tr("Prepared", "“{0}” was deleted."), name))
        self.refresh()

    def undo(self) -> None:
        """Take back what was done last to a prepared encounter; of the fight under way the last step."""
        if self._desk.key == FIGHT:
            self._bridge.dispatch(Undo())
            return
        self.commit()
        self._look_again(done=self._desk.shelf.undo())

    def redo(self) -> None:
        """Do it again."""
        if self._desk.key == FIGHT:
            self._bridge.dispatch(Redo())
            return
        self._look_again(done=self._desk.shelf.redo())

    # --- the encounter -------------------------------------------------------------------------------------------

    def type_field(self, field: str, text: str) -> None:
        """Its name, tags (set off by commas) or notes are being typed."""
        if self._desk.draft.key:
            self._desk.typed[field] = text
            self.refresh()

    def commit(self) -> None:
        """Keep what was typed, where it makes sense; what makes none stays in its field."""
        desk = self._desk
        if not desk.typed and desk.draft == desk.saved:
            return
        typed, draft = desk.typed, desk.draft
        desk.typed = {field: text for field, text in typed.items() if field in WRONG_WHERE_TYPED}
        if draft.key:
            name = " ".join(typed.get("name", draft.name).split())[:MOST_LETTERS]
            desk.keep(
                replace(
                    draft,
                    name=name or draft.name,
                    tags=tags_read(typed["tags"]) if "tags" in typed else draft.tags,
                    notes=typed.get("notes", draft.notes),
                )
            )
        self.refresh()

    def set_party(self, text: str) -> None:
        """For which party it is reckoned; nothing: for the one that is kept, or in the fight."""
        self._desk.party = text
        self.refresh()

    # --- groups --------------------------------------------------------------------------------------------------

    @property
    def group(self) -> Group | None:
        """The group looked at."""
        return self._desk.current

    def choose_group(self, key: str) -> None:
        """Look at another line."""
        if key != self._desk.group:
            self.commit()
            self._desk.typed = {}
            self._desk.group = key
            self.refresh()

    def set_find(self, text: str) -> None:
        """Whom to add: "goblin", "4 gob"."""
        if not self._idle:
            self._desk.set_find(text)
            self.refresh()

    def set_wave_at(self, text: str) -> None:
        """In which round of the fight those arrive who are added to it."""
        self._desk.wave_at = text
        self.refresh()

    def add(self, key: str) -> bool:
        """Add a creature of the library in the number typed; in the fight as a wave to come."""
        self.commit()
        desk = self._desk
        count = desk.count
        creature = desk.shelf.creature(key) if count is not None else None
        if creature is None or count is None:
            self.refresh()
            return False
        group = Group(creature=creature, count=count, side="foes")
        done = self._prepare_wave(group) if desk.key == FIGHT else self._add_group(group)
        if done:
            desk.say("")
            self.set_find("")
        return done

    def remove(self) -> None:
        """Take the group out; of the fight: the wave does not come."""
        if self._desk.key == FIGHT:
            self._wave_command(brings=False)
        else:
            self.commit()
            self.fields.remove()

    def _add_group(self, group: Group) -> bool:
        """Behind the others, in the wave of the one looked at."""
        desk = self._desk
        if not desk.draft.key:
            self.new()
        wave = desk.current.wave if desk.current is not None else 0
        draft = replace(desk.draft, groups=(*desk.draft.groups, replace(group, wave=wave)))
        if not desk.draft.key or not desk.keep(draft):
            return False
        desk.typed = {}
        desk.group = str(len(desk.draft.groups) - 1)
        return True

    # --- the fight -----------------------------------------------------------------------------------------------

    def put(self) -> bool:
        """Put the encounter (of the fight: the wave looked at) into the fight, as one step of undo."""
        self.commit()
        desk = self._desk
        if put_reason(desk):
            return False
        if desk.key == FIGHT:
            return self._wave_command(brings=True)
        done = self._bridge.dispatch_together(commands_for(desk.draft, self._bridge.state))
        if isinstance(done, Applied):
            self.put_in.emit()
        return isinstance(done, Applied)

    def _wave_command(self, *, brings: bool) -> bool:
        wave = self._desk.wave
        if not wave:
            return False
        return isinstance(self._bridge.dispatch(BringWave(wave=wave) if brings else DropWave(wave=wave)), Applied)

    def _prepare_wave(self, group: Group) -> bool:
        number = self._desk.round_to_come
        if number is None:
            return False
        return isinstance(self._bridge.dispatch(PrepareWave(round=number, groups=(group,))), Applied)

    # --- inside --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Make the view anew and tell, where it differs."""
        if self._idle:
            return
        view = page_of(self._desk)
        if view != self.view:
            self.view = view
            self.view_changed.emit(view)

    def _keep_new(self, plan: Plan, said: str) -> None:
        desk = self._desk
        kept = desk.shelf.save(plan)
        if kept is not None:
            desk.look_at(kept.key)
            desk.say(said)
        self.refresh()

    def _look_again(self, *, done: bool) -> None:
        """Something was taken back: the encounter may be another, or gone, or back."""
        desk = self._desk
        if done:
            before = {row.key for row in self.view.plans}
            known = [plan.key for plan in desk.shelf.plans()]
            came = next((key for key in known if key not in before), "")
            stays = desk.key if desk.key == FIGHT or desk.key in known else next(iter(known), "")
            group = desk.group
            desk.look_at(came or stays)
            if not came and any(row.key == group for row in desk.rows(())):
                desk.group = group
            desk.say("")
        self.refresh()

    def _follow(self) -> None:
        """The fight changed."""
        desk = self._desk
        if not self._idle and desk.key == FIGHT and not desk.fight_there:
            desk.look_at(next((plan.key for plan in desk.shelf.plans()), ""))
        self.refresh()
