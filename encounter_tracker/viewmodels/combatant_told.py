"""What the rolls of this turn came to for a combatant, in words: shown under what is still due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.derive import derived
from encounter_tracker.viewmodels.combatant_rows import ToldRow
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.texts.events import EventText, event_text
from encounter_tracker.viewmodels.texts.language import capitalised, fill, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.encounter.events import Record
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.session.model import EncounterModel, Step

#: Rolls whose results are told.
ANSWERED: Final = frozenset({"confusion", "affliction_save", "dying_check", "negative_level_save", "cha_contest"})
#: So many results are shown, and so many steps looked back for them.
_MOST, _BACK = 2, 40
_CONFUSION_DIE: Final = 8
_BLANKS: Final = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
HURT: Final = "hurt_itself"


def told_rows(steps: Sequence[Step], state: Encounter, who: str) -> tuple[ToldRow, ...]:
    """The results since the last change of turns or passing of time, the newest first."""
    found: list[ToldRow] = []
    hurt = False
    for step in reversed(steps[-_BACK:]):
        if any(isinstance(record.event, e.TurnStarted | e.TimePassed | e.Rested) for record in step.records):
            found += _reminders(step.records, state, who)
            break
        hurt = hurt or _hurts_itself(step.command, who)
        rolled = [r for r in step.records if isinstance(r.event, e.CheckRolled) and r.event.what in ANSWERED]
        if rolled and getattr(rolled[0].event, "who", "") == who:
            found.append(_told(step.records, rolled[0], state, who, can_hurt=not hurt))
    return tuple(found[:_MOST])


def _reminders(records: tuple[Record, ...], state: Encounter, who: str) -> list[ToldRow]:
    """What the game master must see to in the turn that began."""
    starts = [at for at, r in enumerate(records) if isinstance(r.event, e.TurnStarted) and r.event.who == who]
    later = records[starts[-1] :] if starts else ()
    return [
        ToldRow(text=event_text(r, state).text) for r in later if isinstance(r.event, e.Reminder) and r.event.who == who
    ]


def hurt_itself(model: EncounterModel, who: str) -> c.DealDamage:
    """The confused hurts itself: 1d8 and its Strength modifier (rule G6)."""
    amount = model.dice.roll(_CONFUSION_DIE) + derived(model.state, who).abilities["str"].modifier
    return c.DealDamage(target=who, amount=max(1, amount), source=who, hostile=False)


def _hurts_itself(command: c.Command, who: str) -> bool:
    return isinstance(command, c.DealDamage) and command.source == who and command.target == who


def _told(records: tuple[Record, ...], rolled: Record, state: Encounter, who: str, *, can_hurt: bool) -> ToldRow:
    """The roll and its consequences for this one, a piece each."""
    event = rolled.event
    assert isinstance(event, e.CheckRolled)  # noqa: S101 - chosen so
    reminders = [r for r in records if isinstance(r.event, e.Reminder) and r.event.who == who]
    if event.what == "confusion" and reminders:
        words = event_text(reminders[0], state).text
        text = fill(tr("CombatantTold", "d100: {0}. {1}"), event.total, words)
        hurts = can_hurt and event.label == HURT and state.combatants[who].death is None
        return ToldRow(text=text, action=HURT if hurts else "", button=_hurt_button(state, who) if hurts else "")
    following = [event_text(r, state) for r in records if r is not rolled and _concerns(r.event, who)]
    return ToldRow(text=" · ".join(_without_name(told, who) for told in (event_text(rolled, state), *following)))


def _without_name(told: EventText, who: str) -> str:
    """A sentence without the name it begins with, where that is set off: whose pane it is in is known."""
    first = next(iter(told.spans), None)
    if first is None or first.start or first.who != who:
        return told.text
    rest = told.text[first.end :].lstrip(_BLANKS)
    return capitalised(rest[1:].lstrip(_BLANKS)) if rest[:1] in {",", ":"} else told.text


def _hurt_button(state: Encounter, who: str) -> str:
    modifier = derived(state, who).abilities["str"].modifier
    return fill(tr("CombatantTold", "Roll 1d8{0}"), signed(modifier) if modifier else "")


def _concerns(event: e.AnyEvent, who: str) -> bool:
    if isinstance(event, e.EffectEnded):
        return event.target == who or who in event.targets
    told = e.AbilityDamaged | e.DamageTaken | e.AfflictionEased | e.Died | e.StatusChanged | e.Stabilised
    return isinstance(event, told | e.NegativeLevelsRemoved | e.OrderAnswered | e.TargetImmune) and event.who == who
