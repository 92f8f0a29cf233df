"""The finder for someone unseen: one view at a time, one command when it is applied (rules I5 to I7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import ApplyEffect, MarkMoved
from encounter_tracker.encounter.seeing import sight_between
from encounter_tracker.encounter.senses import senses_now
from encounter_tracker.viewmodels.find_draft import WAYS, FindDraft, Way
from encounter_tracker.viewmodels.find_view import FindOutcome, FindView, find_view, outcome_of, targets_of
from encounter_tracker.viewmodels.sight_rows import in_sight
from encounter_tracker.viewmodels.texts.language import language
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from encounter_tracker.rules.finding import Activity
    from encounter_tracker.viewmodels.bridge import EncounterBridge


class FindViewModel(QObject):
    """What is chosen and typed in the finder.

    Signals:
        view_changed(FindView): something to be shown differs.
        outcome_changed(FindOutcome | None): what came of the last search.
        trouble(str): the field that has to be mended first.
    """

    view_changed = Signal(object)
    outcome_changed = Signal(object)
    trouble = Signal(str)

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Look for ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self.is_open = False
        self._draft = FindDraft()
        self.view = FindView(draft=self._draft)
        self.outcome: FindOutcome | None = None
        bridge.changed.connect(lambda _change: self._follow())
        bridge.language_changed.connect(lambda: self.refresh(always=True))

    # ---- opening ----------------------------------------------------------------------------------------------------

    def begin(self, who: str = "", whom: str = "", way: str = "") -> bool:
        """Start for someone who looks (else the active one), for the selected (else someone unseen).

        False where there are not two.
        """
        people = [combatant.id for combatant in in_sight(self._bridge.state)]
        if len(people) < 2:  # noqa: PLR2004 - one who looks, one who is looked for
            return False
        wanted = (who, self._bridge.state.active or "", self._bridge.shown or "", people[0])
        looker = next(key for key in wanted if key in people)
        chosen = next((key for key in (whom, *self._bridge.selected) if key in people and key != looker), "")
        target = chosen or self._first_target(looker)
        known = next((each for each in WAYS if each == way), None) or self._usual_way(looker, target)
        self.is_open = True
        self._draft = FindDraft(who=looker, whom=target, way=known)
        self._tell(None)
        self.refresh(always=True)
        return True

    def finish(self) -> None:
        """The finder was closed."""
        self.is_open = False

    def _first_target(self, who: str) -> str:
        """The first foe that is not seen, else anybody not seen, else anybody."""
        state = self._bridge.state
        side = state.combatants[who].side
        order = [key for key, _ in targets_of(state, who)]
        foes = [k for k in order if state.combatants[k].side != side and not sight_between(state, who, k).sees]
        return (foes or order)[0]

    def _usual_way(self, who: str, whom: str) -> Way:
        """The table of the invisible for those who are, the nose for those who have one; else by ear."""
        state = self._bridge.state
        if sight_between(state, who, whom).why in {"invisible", "ethereal"}:
            return "detect"
        return "scent" if senses_now(state, who).scent else "listen"

    # ---- what the user does -----------------------------------------------------------------------------------------

    def change(self, **fields: Any) -> None:
        """Set fields of the draft."""
        draft = replace(self._draft, **fields)
        if draft.who == draft.whom:
            draft = replace(draft, whom=self._first_target(draft.who))
        if (draft.who, draft.whom, draft.way) != (self._draft.who, self._draft.whom, self._draft.way):
            draft = replace(draft, face="", miss="", stealth="")
            self._tell(None)
        self._draft = draft
        self.refresh()

    def toggle(self, activity: Activity) -> None:
        """The other does this, or does not."""
        now = self._draft.activities
        self.change(activities=tuple(a for a in now if a != activity) if activity in now else (*now, activity))

    def apply(self) -> bool:
        """Look, in one command; False where something is wrong or refused."""
        if not self.is_open:
            return False
        problems = self._draft.problems()
        command = self._draft.to_command()
        if command is None:
            self.refresh(always=True)
            self.trouble.emit(next(iter(problems), ""))
            return False
        result = self._bridge.dispatch(command)
        if not isinstance(result, Applied):
            self._tell(FindOutcome(reason_text(result.reason), found=False, icon="triangle-alert"))
            return False
        self._draft = replace(self._draft, face="", miss="")
        self.refresh()
        self._tell(outcome_of(result.records, result.state))
        return True

    def mark_moved(self) -> bool:
        """The one looked for has moved: its place is lost to all."""
        return isinstance(self._bridge.dispatch(MarkMoved(who=self._draft.whom)), Applied)

    def mark_with_flour(self) -> bool:
        """Flour or dust shows where the invisible one is (rule I7)."""
        name = "farine" if language() == "fr" else "flour"
        command = ApplyEffect(name=name, kind="nonmagical", targets=(self._draft.whom,), source=self._draft.who)
        return isinstance(self._bridge.dispatch(command), Applied)

    # ---- keeping in step --------------------------------------------------------------------------------------------

    def refresh(self, *, always: bool = False) -> None:
        """Make the view anew and tell, where it differs."""
        if not self.is_open:
            return
        view = find_view(self._bridge.state, self._draft)
        if view != self.view or always:
            self.view = view
            self.view_changed.emit(view)

    def _follow(self) -> None:
        """Whoever is gone is not looked for any more."""
        if not self.is_open:
            return
        people = {combatant.id for combatant in in_sight(self._bridge.state)}
        if self._draft.who not in people or self._draft.whom not in people:
            self.begin()
            return
        self.refresh()

    def _tell(self, outcome: FindOutcome | None) -> None:
        if outcome != self.outcome:
            self.outcome = outcome
            self.outcome_changed.emit(outcome)
