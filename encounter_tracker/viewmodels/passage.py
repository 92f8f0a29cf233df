"""What happened while time passed: a quiet list after a rest or a leap in time (rules A9, B9, B12, C3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.apply import Refused
from encounter_tracker.encounter.derive import derived
from encounter_tracker.viewmodels.combatant_due import CURES, answer_command, due_key, due_rows, find_due, parse_answer
from encounter_tracker.viewmodels.combatant_rows import DueRow
from encounter_tracker.viewmodels.combatant_told import ANSWERED
from encounter_tracker.viewmodels.rows import number
from encounter_tracker.viewmodels.texts.durations import time_exact
from encounter_tracker.viewmodels.texts.events import event_text
from encounter_tracker.viewmodels.texts.language import fill, listed, tr
from encounter_tracker.viewmodels.texts.names import ability_name
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from encounter_tracker.encounter.events import Record
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.session.model import Change, Step
    from encounter_tracker.viewmodels.bridge import EncounterBridge

LineKind = Literal["heading", "line", "harm"]
#: What is told in figures, or with the rolls that wait, rather than event by event.
_SUMMED: Final = (
    e.Healed | e.AbilityRestored | e.DamageTaken | e.Rested | e.TimePassed | e.RollFellDue | e.NegativeLevelsRemoved
)
_GRAVE: Final = e.Died | e.StatusChanged
_MOST_RESTING: Final = 4


class PassageRow(Struct, frozen=True):
    """A heading, a line, or a line about something bad."""

    text: str
    kind: LineKind = "line"


class PassageView(Struct, frozen=True, kw_only=True):
    """The whole list.

    Attributes:
        title: what was done ("A night’s rest").
        remark: how long, and for whom.
        rows: what happened, under headings.
        due: rolls that wait for an answer, of everybody, in the order in which they fell due.
    """

    title: str = ""
    remark: str = ""
    rows: tuple[PassageRow, ...] = ()
    due: tuple[DueRow, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to tell."""
        return not self.rows and not self.due


class Passage(Struct, frozen=True):
    """A stretch of time that passed: the states before and after it, its step, and how many steps there were then."""

    before: Encounter
    after: Encounter
    step: Step
    position: int


# ---- rows -------------------------------------------------------------------------------------------------------


def time_command(command: c.Command) -> c.Rest | c.AdvanceTime | None:
    """The rest or leap in time that a command is, or contains."""
    if isinstance(command, c.Rest | c.AdvanceTime):
        return command
    if isinstance(command, c.DoTogether):
        return next((part for part in command.commands if isinstance(part, c.Rest | c.AdvanceTime)), None)
    return None


def passage_view(passage: Passage, later: Sequence[Step], now: Encounter) -> PassageView:
    """The list; ``later``: the steps since, of which answers to rolls are told too."""
    records = passage.step.records
    rows = [
        *_section(tr("Passage", "Hit points"), _hit_points(passage.before, passage.after)),
        *_section(tr("Passage", "Life and death"), _grave(records, passage.after)),
        *_section(tr("Passage", "Abilities and levels"), _abilities(passage.before, passage.after)),
        *_section(tr("Passage", "Resources"), _resources(passage.before, passage.after)),
        *_section(tr("Passage", "Ended, in this order"), _ended(records, passage.after)),
        *_section(tr("Passage", "Also"), _also(records, passage.after)),
        *_section(tr("Passage", "Answered"), _answered(later, now)),
    ]
    title, remark = _title(passage)
    return PassageView(title=title, remark=remark, rows=tuple(rows), due=all_due(now))


def _title(passage: Passage) -> tuple[str, str]:
    command = time_command(passage.step.command)
    passed = time_exact(passage.after.clock - passage.before.clock)
    if not isinstance(command, c.Rest):
        return tr("Passage", "Time passed"), passed
    title = tr("Passage", "A full day’s rest") if command.full_day else tr("Passage", "A night’s rest")
    resting = [r.event.who for r in passage.step.records if isinstance(r.event, e.Rested)]
    names = [passage.after.combatants[who].name for who in resting if who in passage.after.combatants]
    return title, fill(tr("Passage", "{0} · {1}"), passed, listed(names, _MOST_RESTING)) if names else passed


def _section(heading: str, lines: Iterable[PassageRow]) -> list[PassageRow]:
    found = list(lines)
    return [PassageRow(heading, "heading"), *found] if found else []


def _hit_points(before: Encounter, after: Encounter) -> list[PassageRow]:
    """Who has other hit points than before, in the order of the list."""
    rows = []
    for combatant in after.present:
        if combatant.id not in before.combatants or combatant.death is not None:
            continue
        was, now = derived(before, combatant.id), derived(after, combatant.id)
        pieces = []
        if was.hp != now.hp:
            text = tr("Passage", "{0} → {1} of {2}")
            pieces.append(fill(text, number(was.hp), number(now.hp), number(now.max_hp)))
        if was.nonlethal != now.nonlethal:
            pieces.append(fill(tr("Passage", "nonlethal {0} → {1}"), was.nonlethal, now.nonlethal))
        if pieces:
            worse = now.hp < was.hp or now.nonlethal > was.nonlethal
            text = fill(tr("Passage", "{0}: {1}"), combatant.name, ", ".join(pieces))
            rows.append(PassageRow(text, "harm" if worse else "line"))
    return rows


def _abilities(before: Encounter, after: Encounter) -> list[PassageRow]:
    """Ability damage and drain, and negative levels, that changed."""
    rows = []
    for combatant in after.present:
        if combatant.id not in before.combatants:
            continue
        was, now = derived(before, combatant.id), derived(after, combatant.id)
        pieces, worse = [], False
        for ability, new in now.abilities.items():
            old = was.abilities[ability]
            if old.damage != new.damage:
                text = tr("Passage", "{0} damage {1} → {2}")
                pieces.append(fill(text, ability_name(ability), old.damage, new.damage))
            if old.drain != new.drain:
                pieces.append(fill(tr("Passage", "{0} drain {1} → {2}"), ability_name(ability), old.drain, new.drain))
            worse = worse or new.damage > old.damage or new.drain > old.drain
        if was.negative_levels != now.negative_levels:
            text = tr("Passage", "negative levels {0} → {1}")
            pieces.append(fill(text, was.negative_levels, now.negative_levels))
        if pieces:
            text = fill(tr("Passage", "{0}: {1}"), combatant.name, ", ".join(pieces))
            rows.append(PassageRow(text, "harm" if worse else "line"))
    return rows


def _resources(before: Encounter, after: Encounter) -> list[PassageRow]:
    """What can be used again."""
    rows = []
    for combatant in after.present:
        was = before.combatants[combatant.id].resources if combatant.id in before.combatants else {}
        pieces = [
            fill(tr("Passage", "{0} {1} → {2}"), name, was[name].left, now.left)
            for name, now in combatant.resources.items()
            if name in was and was[name].left != now.left
        ]
        if pieces:
            rows.append(PassageRow(fill(tr("Passage", "{0}: {1}"), combatant.name, ", ".join(pieces))))
    return rows


def _grave(records: Sequence[Record], state: Encounter) -> list[PassageRow]:
    rows = []
    for record in records:
        if _is_grave(record.event):
            fell = isinstance(record.event, e.StatusChanged) and record.event.after not in {"up", "stable"}
            bad = fell or isinstance(record.event, e.Died)
            rows.append(PassageRow(event_text(record, state).text, "harm" if bad else "line"))
    return rows


def _is_grave(event: e.AnyEvent) -> bool:
    """Whether it is about life and death: the rolls of the dying too."""
    return isinstance(event, _GRAVE) or (isinstance(event, e.CheckRolled) and event.what == "dying_check")


def _ended(records: Sequence[Record], state: Encounter) -> list[PassageRow]:
    return [PassageRow(event_text(r, state).text) for r in records if isinstance(r.event, e.EffectEnded)]


def _also(records: Sequence[Record], state: Encounter) -> list[PassageRow]:
    """Everything else, those that come again only once."""
    told = _SUMMED | e.EffectEnded | e.AbilityDamaged
    rest = [r for r in records if not isinstance(r.event, told) and not _is_grave(r.event)]
    texts = [event_text(record, state).text for record in rest]
    return [PassageRow(text) for text in dict.fromkeys(texts)]


def _answered(steps: Sequence[Step], state: Encounter) -> list[PassageRow]:
    """What the rolls came to that were answered since."""
    rows = []
    for step in steps:
        if any(isinstance(r.event, e.TurnStarted | e.EncounterStarted) for r in step.records):
            break
        rolled = any(isinstance(r.event, e.CheckRolled) and r.event.what in ANSWERED for r in step.records)
        if rolled:
            rows += [PassageRow(event_text(r, state).text) for r in step.records]
    return rows


def all_due(state: Encounter) -> tuple[DueRow, ...]:
    """The rolls of everybody that wait for an answer, with their names."""
    rows = {(due.who, due_key(due)): due for due in state.due}
    found = []
    for who in dict.fromkeys(due.who for due in state.due):
        combatant = state.combatants.get(who)
        if combatant is None or combatant.removed:
            continue
        for row in due_rows(state, who):
            due = rows.get((who, row.key))
            if due is not None and due.what not in CURES:
                spoken = fill(tr("Passage", "due: {0}: {1}"), combatant.name, row.text)
                found.append(replace(row, key=f"{who}|{row.key}", whose=combatant.name, accessible=spoken))
    return tuple(found)


# ---- the view-model ---------------------------------------------------------------------------------------------


class PassageViewModel(QObject):
    """Follows the encounter: makes the list when time passes, and forgets it when that is undone."""

    happened = Signal()
    """Time passed and something came of it: the list wants to be seen."""
    view_changed = Signal(object)
    """A `PassageView` that differs from the one before."""
    gone = Signal()
    """What was told is undone, or another encounter was opened."""

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Follow ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self._passage: Passage | None = None
        self.view = PassageView()
        bridge.changed.connect(self._on_change)
        bridge.language_changed.connect(self.refresh)

    @property
    def has_passed(self) -> bool:
        """Whether there is a list to show."""
        return self._passage is not None

    def answer(self, key: str, text: str) -> str:
        """Answer a roll: the die, "=" and the sum, or nothing to roll; returns what is wrong, or ""."""
        who, _, rest = key.partition("|")
        due = find_due(self._bridge.state, who, rest)
        if due is None:
            return ""
        answer = parse_answer(text, due.what)
        if isinstance(answer, str):
            return answer
        command = answer_command(due, answer)
        outcome = self._bridge.dispatch(command) if command is not None else None
        return reason_text(outcome.reason) if isinstance(outcome, Refused) else ""

    def refresh(self) -> None:
        """Make the list anew and tell, where it differs."""
        passage, model = self._passage, self._bridge.model
        if passage is None:
            view = PassageView(title=tr("Passage", "What happened"), due=all_due(model.state))
        else:
            view = passage_view(passage, model.steps[passage.position : model.position], model.state)
        if view != self.view:
            self.view = view
            self.view_changed.emit(view)

    def _on_change(self, change: Change) -> None:
        passage, model = self._passage, self._bridge.model
        undone = passage is not None and (change.kind == "open" or model.position < passage.position)
        if undone:
            self._passage = None
            self.gone.emit()
        step = change.step
        passed = step is not None and change.kind in {"do", "redo"} and time_command(step.command) is not None
        if passed and step is not None:
            self._passage = Passage(change.old, change.new, step, model.position)
        self.refresh()
        if passed and change.kind == "do" and not self.view.is_empty:
            self.happened.emit()
