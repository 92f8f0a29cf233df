"""Sentences about the order, time and the game master's settings (sections 0 and A)."""

from __future__ import annotations

from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.viewmodels.combatant_figures import value_text
from encounter_tracker.viewmodels.texts.durations import time_exact
from encounter_tracker.viewmodels.texts.fields import field_names
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import figure_short, light_name
from encounter_tracker.viewmodels.texts.rolls import roll_reckoning
from encounter_tracker.viewmodels.texts.telling import Names, Told, plain

tr = QCoreApplication.translate

TurnEvent = (
    e.EncounterStarted
    | e.EncounterEnded
    | e.RoundStarted
    | e.InitiativeSet
    | e.CombatantMoved
    | e.TurnStarted
    | e.TurnResumed
    | e.TurnDelayed
    | e.DelayEnded
    | e.ActionReadied
    | e.ReadiedActionTriggered
    | e.ReadiedActionLost
    | e.TimePassed
    | e.Rested
)
SceneEvent = (
    e.CombatantAdded | e.CombatantRemoved | e.CombatantRenamed | e.CombatantEdited | e.OptionChanged | e.LightChanged
)
WaveEvent = e.WavePrepared | e.WaveDue | e.WaveArrived | e.WaveDropped
NoteEvent = e.NoteWritten | e.Reminder

_OPTIONS: Final[dict[str, str]] = {
    "concentration_limit_rounds": QT_TRANSLATE_NOOP("Option", "longest concentration, in rounds"),
    "disruption": QT_TRANSLATE_NOOP("Option", "what disrupts a spell"),
    "dispel": QT_TRANSLATE_NOOP("Option", "how spells are dispelled"),
    "round_counting": QT_TRANSLATE_NOOP("Option", "when rounds are counted"),
    "negative_levels_lower_cmd": QT_TRANSLATE_NOOP("Option", "negative levels lower CMD"),
    "fire_immunity_means_cold_vulnerability": QT_TRANSLATE_NOOP("Option", "immune to fire means vulnerable to cold"),
}
_VALUES: Final[dict[str, str]] = {
    "damage_level": QT_TRANSLATE_NOOP("Option", "damage of at least its level"),
    "concentration_check": QT_TRANSLATE_NOOP("Option", "a failed concentration check"),
    "counteract": QT_TRANSLATE_NOOP("Option", "counteract check"),
    "caster_level_check": QT_TRANSLATE_NOOP("Option", "caster level check"),
    "caster_turn": QT_TRANSLATE_NOOP("Option", "at the caster’s turn"),
    "initiative_count": QT_TRANSLATE_NOOP("Option", "at the initiative count"),
}
_REMINDERS: Final[dict[str, str]] = {
    "confused_normal": QT_TRANSLATE_NOOP("Reminder", "{0} is confused, but acts normally this turn"),
    "confused_babble": QT_TRANSLATE_NOOP("Reminder", "{0} is confused and babbles: no action this turn"),
    "confused_hurt_itself": QT_TRANSLATE_NOOP("Reminder", "{0} is confused and hurts itself: 1d8 + Strength"),
    "confused_attack_nearest": QT_TRANSLATE_NOOP("Reminder", "{0} is confused and attacks the nearest creature"),
    "confused_strikes_back": QT_TRANSLATE_NOOP("Reminder", "{0} is confused and strikes back at {2}"),
    "skill_points": QT_TRANSLATE_NOOP("Reminder", "{0}: Intelligence has changed for good; skill points: {1}"),
    "casting_entangled": QT_TRANSLATE_NOOP(
        "Reminder", "{0} casts while entangled: concentration check against DC {1}, or the spell is lost"
    ),
    "casting_deafened": QT_TRANSLATE_NOOP(
        "Reminder", "{0} casts while deafened: {1} % that a spell with a verbal component fails"
    ),
    "casting_unseeing": QT_TRANSLATE_NOOP(
        "Reminder",
        "{0} casts without seeing: a spell that needs no target goes in direction {1} of 8 (1 is straight ahead, then "
        "clockwise), at the nearest creature that way",
    ),
    "identify_feat": QT_TRANSLATE_NOOP("Reminder", "{0} needs a feat to identify spells with a reaction"),
    "disabled": QT_TRANSLATE_NOOP("Reminder", "{0} is disabled: a standard action costs 1 hp"),
    "paralyzed_flier": QT_TRANSLATE_NOOP("Reminder", "{0} is paralysed in the air: it falls if it flies on wings"),
    "paralyzed_swimmer": QT_TRANSLATE_NOOP("Reminder", "{0} is paralysed in the water: it may drown"),
}


def tell_turn(event: TurnEvent, names: Names) -> Told:  # noqa: C901, PLR0911, PLR0912 - one flat list
    """A sentence about turns and time."""
    match event:
        case e.EncounterStarted():
            if event.surprise:
                return Told(tr("Log", "The fight begins with a surprise round"), "swords")
            return Told(tr("Log", "The fight begins"), "swords")
        case e.EncounterEnded():
            return Told(tr("Log", "The fight is over"), "flag")
        case e.RoundStarted():
            if event.number == 0:
                return Told(tr("Log", "Surprise round"), "rotate-cw")
            return Told(tr("Log", "Round {0}").format(event.number), "rotate-cw")
        case e.InitiativeSet():
            why = roll_reckoning(event.face, event.total - (event.face or 0))
            return Told(fill(tr("Log", "{0}: initiative {1}"), names.who(event.who), event.total), "dices", why)
        case e.CombatantMoved():
            return Told(fill(tr("Log", "{0} has another place in the order"), names.who(event.who)), "grip-vertical")
        case e.TurnStarted():
            return Told(fill(tr("Log", "{0} starts its turn"), names.who(event.who)), "play")
        case e.TurnResumed():
            return Told(fill(tr("Log", "{0} goes on with its turn"), names.who(event.who)), "play")
        case e.TurnDelayed():
            return Told(fill(tr("Log", "{0} delays"), names.who(event.who)), "pause")
        case e.DelayEnded():
            return Told(fill(tr("Log", "{0} has delayed and acts now"), names.who(event.who)), "play")
        case e.ActionReadied():
            return Told(fill(tr("Log", "{0} readies: “{1}”"), names.who(event.who), plain(event.trigger)), "target")
        case e.ReadiedActionTriggered():
            who, on = names.who(event.who), names.who(event.on)
            return Told(fill(tr("Log", "{0} acts before {1}: “{2}”"), who, on, plain(event.trigger)), "target")
        case e.ReadiedActionLost():
            text = fill(tr("Log", "{0} loses the readied action: “{1}”"), names.who(event.who), plain(event.trigger))
            return Told(text, "target")
        case e.TimePassed():
            return Told(fill(tr("Log", "{0} pass"), time_exact(event.rounds)), "timer")
        case e.Rested():
            if event.full_day:
                return Told(fill(tr("Log", "{0} rests for a whole day"), names.who(event.who)), "moon")
            return Told(fill(tr("Log", "{0} rests for 8 hours"), names.who(event.who)), "moon")
        case _:
            assert_never(event)


def tell_wave(event: WaveEvent) -> Told:
    """A sentence about groups that wait for their round."""
    name = plain(event.name)
    match event:
        case e.WavePrepared():
            return Told(fill(tr("Log", "Ready for round {0}: {1}"), event.number, name), "timer")
        case e.WaveDue():
            return Told(fill(tr("Log", "A wave is due: {0}"), name), "flag")
        case e.WaveArrived():
            return Told(fill(tr("Log", "A wave arrives: {0}"), name), "user-plus")
        case e.WaveDropped():
            return Told(fill(tr("Log", "A wave does not come: {0}"), name), "x")
        case _:
            assert_never(event)


def tell_scene(event: SceneEvent, names: Names) -> Told:  # noqa: PLR0911 - one flat list
    """A sentence about who is there and what the game master has set."""
    match event:
        case e.CombatantAdded():
            return Told(fill(tr("Log", "{0} joins"), names.who(event.who)), "user-plus")
        case e.CombatantRemoved():
            return Told(fill(tr("Log", "{0} leaves"), names.who(event.who)), "x")
        case e.CombatantRenamed():
            new = names.who(event.who, called=event.new)
            return Told(fill(tr("Log", "{0} is now called {1}"), plain(event.old), new), "pencil")
        case e.CombatantEdited():
            if event.overruled:
                return Told(_overruled(event, names), "pencil")
            if event.resources and event.fields == ("resources",):
                return Told(_resources(event, names), "layers")
            fields = field_names(event.fields)
            return Told(fill(tr("Log", "{0}: changed by hand ({1})"), names.who(event.who), fields), "pencil")
        case e.OptionChanged():
            return Told(_option(event), "settings")
        case e.LightChanged():
            light = light_name(event.light)
            icon = {"bright": "sun", "normal": "sun-dim", "dim": "cloud-moon"}.get(event.light, "moon")
            if event.magical:
                return Told(fill(tr("Log", "The light is {0} now, by magic"), light), icon)
            return Told(fill(tr("Log", "The light is {0} now"), light), icon)
        case _:
            assert_never(event)


def _resources(event: e.CombatantEdited, names: Names) -> str:
    """What was used up or is there again."""
    parts = []
    for one in event.resources:
        left = ("–" if count is None else str(count) for count in (one.before, one.after))
        parts.append(fill(tr("Log", "{0} {1} → {2}"), plain(one.name), *left))
    return fill(tr("Log", "{0}: {1}"), names.who(event.who), " · ".join(parts))


def _overruled(event: e.CombatantEdited, names: Names) -> str:
    """The figures that were set, with their values, and the other fields."""
    parts = []
    for one in event.overruled:
        text = tr("Log", "{0} as reckoned again: {1} → {2}") if one.back else tr("Log", "{0} overruled: {1} → {2}")
        parts.append(
            fill(text, figure_short(one.figure), _value(one.figure, one.before), _value(one.figure, one.after))
        )
    others = tuple(field for field in event.fields if field != "figures")
    if others:
        parts.append(fill(tr("Log", "changed by hand ({0})"), field_names(others)))
    return fill(tr("Log", "{0}: {1}"), names.who(event.who), " · ".join(parts))


def _value(figure: str, value: int | None) -> str:
    return "—" if value is None else value_text(figure, value)


def tell_note(event: NoteEvent, names: Names) -> Told:
    """The game master's own words, and what the game master must see to."""
    match event:
        case e.NoteWritten():
            text = plain(event.text)
            if event.who:
                text = fill(tr("Log", "{0}: {1}"), names.who(event.who), text)
            return Told(text, "scroll-text")
        case e.Reminder():
            known = _REMINDERS.get(event.what)
            who = names.who(event.who)
            if known is not None:
                return Told(fill(tr("Reminder", known), who, event.number, plain(event.label)), "bell")
            what = event.label or event.what.replace("_", " ")
            return Told(fill(tr("Log", "{0}: {1}"), who, plain(what)), "bell")
        case _:
            assert_never(event)


def _option(event: e.OptionChanged) -> str:
    name = tr("Option", _OPTIONS[event.option]) if event.option in _OPTIONS else event.option.replace("_", " ")
    if isinstance(event.value, bool):
        value = tr("Option", "yes") if event.value else tr("Option", "no")
    elif isinstance(event.value, str) and event.value in _VALUES:
        value = tr("Option", _VALUES[event.value])
    else:
        value = str(event.value)
    return fill(tr("Log", "Rule – {0}: {1}"), name, value)
