"""What happened, in words of the round: a sentence for every event, made when it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec import Struct

from encounter_tracker.encounter.events import AttackMade
from encounter_tracker.viewmodels.texts.rules_said import rule_text
from encounter_tracker.viewmodels.texts.telling import Group, Names, NameSpan, Told, without_marks
from encounter_tracker.viewmodels.texts.telling_casting import CastingEvent, tell_casting
from encounter_tracker.viewmodels.texts.telling_effects import (
    LIFE_ROLLS,
    EffectEvent,
    RollEvent,
    tell_effect,
    tell_roll,
)
from encounter_tracker.viewmodels.texts.telling_hits import HitEvent, tell_hit
from encounter_tracker.viewmodels.texts.telling_senses import SenseEvent, tell_attack, tell_sense
from encounter_tracker.viewmodels.texts.telling_turns import (
    NoteEvent,
    SceneEvent,
    TurnEvent,
    WaveEvent,
    tell_note,
    tell_scene,
    tell_turn,
    tell_wave,
)

if TYPE_CHECKING:
    from encounter_tracker.encounter.events import AnyEvent, Record
    from encounter_tracker.encounter.state import Encounter

__all__ = ["EventText", "Group", "NameSpan", "event_text"]


class EventText(Struct, frozen=True, kw_only=True):
    """An event in words.

    Attributes:
        text: the sentence.
        icon: the name of its icon.
        group: under which filter it comes.
        who: ids of the combatants named.
        spans: where their names stand; the main one is set in bold.
        why: what is behind it, a line for each part; empty where the sentence says all.
        rule: the rule in words, where it came about by itself.
    """

    text: str
    icon: str
    group: Group
    who: tuple[str, ...] = ()
    spans: tuple[NameSpan, ...] = ()
    why: str = ""
    rule: str = ""


def event_text(record: Record, state: Encounter) -> EventText:
    """The sentence for an event, with names as they are in ``state``."""
    group, told = _tell(record.event, Names(state))
    text, spans = without_marks(told.text)
    return EventText(
        text=text,
        icon=told.icon,
        group=group,
        who=tuple(dict.fromkeys(span.who for span in spans)),
        spans=spans,
        why=without_marks(told.why)[0],
        rule=rule_text(record.event, state),
    )


def _tell(event: AnyEvent, names: Names) -> tuple[Group, Told]:  # noqa: C901, PLR0911 - one flat list
    if isinstance(event, HitEvent):
        return "hp", tell_hit(event, names)
    if isinstance(event, EffectEvent):
        return "effects", tell_effect(event, names)
    if isinstance(event, CastingEvent):
        return "effects", tell_casting(event, names)
    if isinstance(event, TurnEvent):
        return "turns", tell_turn(event, names)
    if isinstance(event, RollEvent):
        return "hp" if event.what in LIFE_ROLLS else "effects", tell_roll(event, names)
    if isinstance(event, SenseEvent):
        return "effects", tell_sense(event, names)
    if isinstance(event, AttackMade):
        return "hp", tell_attack(event, names)
    if isinstance(event, NoteEvent):
        return "notes", tell_note(event, names)
    if isinstance(event, WaveEvent):
        return "turns", tell_wave(event)
    if isinstance(event, SceneEvent):
        return "other", tell_scene(event, names)
    assert_never(event)
