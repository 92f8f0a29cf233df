"""What the keys of the fight do: each builds its command from the selection and dispatches it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Applied

if TYPE_CHECKING:
    from encounter_tracker.rules.vocabulary import LightLevel
    from encounter_tracker.viewmodels.bridge import EncounterBridge

LIGHTS: Final[tuple[LightLevel, ...]] = ("bright", "normal", "dim", "dark")


class FightViewModel(QObject):
    """Turns, order, light and time. Every method is one step of undo, except ``back_turn``."""

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Act through ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge

    # --- turns ---------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin the fight; whoever has no initiative rolls it."""
        self._bridge.dispatch(c.StartEncounter())

    def start_surprised(self) -> None:
        """Begin with a surprise round in which only the selected act."""
        self._bridge.dispatch(c.StartEncounter(aware=self._bridge.selected))

    def next_turn(self) -> None:
        """End this turn and begin the next; the selection goes, so that keys mean the active one again."""
        if isinstance(self._bridge.dispatch(c.NextTurn()), Applied):
            self._bridge.select(())

    def back_turn(self) -> None:
        """Undo back to before the last turn began."""
        model = self._bridge.model
        while (step := model.undo_step) is not None:
            if not isinstance(self._bridge.dispatch(c.Undo()), Applied):
                return
            if isinstance(step.command, c.NextTurn | c.StartEncounter):
                return

    def end(self) -> None:
        """End the fight."""
        self._bridge.dispatch(c.EndEncounter())

    def delay(self) -> None:
        """The active one waits."""
        self._bridge.dispatch(c.Delay())

    def act_now(self, who: str | None = None) -> None:
        """Someone who delays acts now."""
        self._bridge.dispatch(c.ActNow(who=who))

    def bring_back(self, who: str) -> None:
        """From the tray: the delaying act now, a readied action is set off by the active one."""
        combatant = self._bridge.state.combatants[who]
        active = self._bridge.state.active
        if combatant.delaying:
            self.act_now(who)
        elif active is not None and active != who:
            self._bridge.dispatch(c.TriggerReady(who=who, on=active))

    def ready(self, trigger: str) -> None:
        """The active one readies an action."""
        active = self._bridge.state.active
        if active is not None:
            self._bridge.dispatch(c.ReadyAction(who=active, trigger=trigger))

    def concentrate(self) -> None:
        """The active one keeps its spell up."""
        active = self._bridge.state.active
        if active is not None:
            self._bridge.dispatch(c.Concentrate(who=active))

    # --- order ---------------------------------------------------------------------------------------------------

    def roll_initiative(self) -> None:
        """Everyone rolls anew."""
        self._bridge.dispatch(c.SetInitiative())

    def set_initiative(self, total: int | None) -> None:
        """The selected get a total, or roll (None)."""
        self._bridge.dispatch(c.SetInitiative(who=self._bridge.targets, total=total))

    def move(self, step: int) -> None:
        """The last selected one goes up (-1) or down (+1) past its neighbour."""
        state = self._bridge.state
        who = self._bridge.targets[-1]
        seen = [key for key in state.order if not state.combatants[key].removed and not state.combatants[key].delaying]
        if who not in seen:
            return
        at = seen.index(who) + step
        if 0 <= at < len(seen):
            other = seen[at]
            self._bridge.dispatch(
                c.MoveCombatant(who=who, before=other) if step < 0 else c.MoveCombatant(who=who, after=other),
            )

    def remove(self) -> None:
        """Take the selected out."""
        if self._bridge.selected:
            self._bridge.dispatch(c.RemoveCombatant(who=self._bridge.selected))

    def hide(self) -> None:
        """Hide the selected from the players, or reveal them if all are hidden."""
        chosen = self._bridge.combatants(self._bridge.targets)
        hidden = not all(combatant.hidden for combatant in chosen)
        edits = [c.EditCombatant(who=who.id, set={"hidden": hidden}) for who in chosen if who.hidden != hidden]
        if edits:
            self._bridge.dispatch_together(edits)

    def antimagic(self) -> None:
        """The selected come into an antimagic area, or out of it if all are inside (rule H4)."""
        chosen = self._bridge.combatants(self._bridge.targets)
        inside = not all(combatant.antimagic for combatant in chosen)
        moving = tuple(combatant.id for combatant in chosen if combatant.antimagic != inside)
        if moving:
            self._bridge.dispatch(c.SetAntimagic(who=moving, inside=inside))

    # --- time, light, notes ---------------------------------------------------------------------------------------

    def set_light(self, light: LightLevel) -> None:
        """The ambient light."""
        if light != self._bridge.state.environment.light:
            self._bridge.dispatch(c.SetEnvironment(light=light))

    def step_light(self, step: int) -> None:
        """One step darker (+1) or brighter (-1)."""
        at = LIGHTS.index(self._bridge.state.environment.light) + step
        if 0 <= at < len(LIGHTS):
            self.set_light(LIGHTS[at])

    def advance_time(self, *, rounds: int = 0, minutes: int = 0, hours: int = 0, days: int = 0) -> None:
        """Let time pass outside turns."""
        self._bridge.dispatch(c.AdvanceTime(rounds=rounds, minutes=minutes, hours=hours, days=days))

    def rest(self, *, full_day: bool = False, selected: bool = False) -> None:
        """Everyone rests, or the selected; time passes for all."""
        who = self._bridge.selected if selected else ()
        self._bridge.dispatch(c.Rest(who=who or None, full_day=full_day))

    def note(self, text: str) -> None:
        """A note in the log."""
        if text.strip():
            self._bridge.dispatch(c.WriteNote(text=text.strip()))

    def undo(self) -> None:
        """Take the last step back."""
        self._bridge.dispatch(c.Undo())

    def redo(self) -> None:
        """Do it again."""
        self._bridge.dispatch(c.Redo())
