"""Refusals: a command that cannot be done says why and changes nothing.

A reason is a code with values, so that it can be shown in the user's language; ``in_english`` is for scripts.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Why a command was refused: a key of :data:`REASONS` and what to put into its sentence."""

    code: str
    values: dict[str, Any] = {}

    def in_english(self) -> str:
        """The sentence for scripts and the command line."""
        words = {name: _ENGLISH.get(name, {}).get(str(value), value) for name, value in self.values.items()}
        return REASONS[self.code].format(**words)


class RefusedError(Exception):
    """Raised inside a handler; ``apply`` turns it into a value."""

    def __init__(self, code: str, **values: Any) -> None:
        """Take the reason's code and the values of its sentence."""
        super().__init__(code)
        self.reason = Reason(code, values)


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802, ARG001 - the name the translation tools look for
    """Mark a text for translation; it is translated where it is shown."""
    return text


REASONS: Final[dict[str, str]] = {
    "unknown_combatant": QT_TRANSLATE_NOOP("Reason", "there is no combatant named “{name}”"),
    "unknown_effect": QT_TRANSLATE_NOOP("Reason", "there is no effect named “{name}”"),
    "ambiguous_effect": QT_TRANSLATE_NOOP("Reason", "several effects are named “{name}”: use its id ({ids})"),
    "unknown_entry": QT_TRANSLATE_NOOP("Reason", "the catalogue of effects has no entry “{name}”"),
    "unknown_creature": QT_TRANSLATE_NOOP("Reason", "the library has no creature named “{name}”"),
    "id_taken": QT_TRANSLATE_NOOP("Reason", "an effect has the id “{name}” already"),
    "id_is_name": QT_TRANSLATE_NOOP("Reason", "an effect is named “{name}”: that cannot be the id of another"),
    "name_is_id": QT_TRANSLATE_NOOP("Reason", "“{name}” is the id of {other}: choose another name"),
    "name_taken": QT_TRANSLATE_NOOP("Reason", "someone is named “{name}” already"),
    "need_creature": QT_TRANSLATE_NOOP("Reason", "a combatant needs either a creature or a library name"),
    "unknown_wave": QT_TRANSLATE_NOOP("Reason", "there is no wave “{name}” waiting"),
    "carried_by_one": QT_TRANSLATE_NOOP("Reason", "what somebody brings along is for one combatant, not for copies"),
    "nothing_to_set": QT_TRANSLATE_NOOP("Reason", "say what is to be set of {who}"),
    "bad_edit": QT_TRANSLATE_NOOP("Reason", "this cannot be set: {detail}"),
    "not_started": QT_TRANSLATE_NOOP("Reason", "the fight has not started"),
    "already_started": QT_TRANSLATE_NOOP("Reason", "the fight has started already"),
    "nobody_there": QT_TRANSLATE_NOOP("Reason", "there is nobody who could have a turn"),
    "nothing_to_undo": QT_TRANSLATE_NOOP("Reason", "there is nothing to undo"),
    "nothing_to_redo": QT_TRANSLATE_NOOP("Reason", "there is nothing to redo"),
    "not_their_turn": QT_TRANSLATE_NOOP("Reason", "it is not {who}'s turn"),
    "not_delaying": QT_TRANSLATE_NOOP("Reason", "{who} is not delaying"),
    "nobody_delaying": QT_TRANSLATE_NOOP("Reason", "nobody is delaying"),
    "who_of_delaying": QT_TRANSLATE_NOOP("Reason", "several are delaying: say who acts now"),
    "not_readied": QT_TRANSLATE_NOOP("Reason", "{who} has no readied action"),
    "is_dead": QT_TRANSLATE_NOOP("Reason", "{who} is dead"),
    "not_dead": QT_TRANSLATE_NOOP("Reason", "{who} is not dead"),
    "cannot_act": QT_TRANSLATE_NOOP("Reason", "{who} cannot act: {status}"),
    "no_action": QT_TRANSLATE_NOOP("Reason", "{who} is {condition}: no such action"),
    "no_charge": QT_TRANSLATE_NOOP("Reason", "{who} is {condition}: no running and no charge"),
    "move_to_itself": QT_TRANSLATE_NOOP("Reason", "say before or after whom {who} is to stand"),
    "no_time": QT_TRANSLATE_NOOP("Reason", "say how much time passes"),
    "past_turn_edge": QT_TRANSLATE_NOOP("Reason", "the start of this turn is past already"),
    "this_turn_not_theirs": QT_TRANSLATE_NOOP(
        "Reason", "“this turn” means the turn running now, and it is not {who}'s"
    ),
    "immune": QT_TRANSLATE_NOOP("Reason", "{who} is immune: {reason}"),
    "all_immune": QT_TRANSLATE_NOOP("Reason", "all targets are immune: {reason}"),
    "protected": QT_TRANSLATE_NOOP("Reason", "{effect} protects {who} from this"),
    "not_dismissible": QT_TRANSLATE_NOOP("Reason", "{effect} cannot be dismissed"),
    "not_its_caster": QT_TRANSLATE_NOOP("Reason", "only its caster can dismiss {effect}"),
    "not_a_target": QT_TRANSLATE_NOOP("Reason", "{who} is not a target of {effect}"),
    "not_in_force": QT_TRANSLATE_NOOP("Reason", "{who} does not have the condition {condition}"),
    "condition_of_effect": QT_TRANSLATE_NOOP("Reason", "{condition} comes from {effect}: end that instead"),
    "derived_condition": QT_TRANSLATE_NOOP("Reason", "{condition} comes about by itself and cannot be ended by hand"),
    "not_concentrating": QT_TRANSLATE_NOOP("Reason", "{who} is not concentrating on any such spell"),
    "which_concentration": QT_TRANSLATE_NOOP("Reason", "{who} concentrates on several spells: say which"),
    "too_tired_to_concentrate": QT_TRANSLATE_NOOP("Reason", "{who} is {condition} and cannot concentrate on a spell"),
    "hostile_act_forbidden": QT_TRANSLATE_NOOP("Reason", "{effect} forbids {who} hostile acts"),
    "no_such_ability": QT_TRANSLATE_NOOP("Reason", "{who} has no {ability} score"),
    "no_negative_levels": QT_TRANSLATE_NOOP("Reason", "{who} has no such negative levels"),
    "nothing_to_restore": QT_TRANSLATE_NOOP("Reason", "{who} has nothing that this would cure"),
    "not_dying": QT_TRANSLATE_NOOP("Reason", "{who} is not dying"),
    "not_bleeding": QT_TRANSLATE_NOOP("Reason", "{who} is not bleeding"),
    "not_confused": QT_TRANSLATE_NOOP("Reason", "{who} is not confused"),
    "raise_dead_death_attack": QT_TRANSLATE_NOOP(
        "Reason", "raise dead does not work on someone killed by a death attack"
    ),
    "in_antimagic": QT_TRANSLATE_NOOP("Reason", "{who} is in an antimagic area, where its magic does not work"),
    "cannot_cast": QT_TRANSLATE_NOOP("Reason", "{who} is {condition} and cannot cast {effect}"),
    "long_casting": QT_TRANSLATE_NOOP(
        "Reason", "{effect} takes minutes or hours to cast: that cannot be begun in a fight"
    ),
    "no_free_hand": QT_TRANSLATE_NOOP("Reason", "{who} has no free hand for the {component} component"),
    "no_voice": QT_TRANSLATE_NOOP("Reason", "{who} has no voice for the verbal component"),
    "not_casting": QT_TRANSLATE_NOOP("Reason", "{who} is not casting a spell"),
    "spell_lost": QT_TRANSLATE_NOOP("Reason", "{who} has lost {effect}: {why}"),
    "other_spell": QT_TRANSLATE_NOOP("Reason", "{who} is casting {effect}, which has another {field}"),
    "casting_goes_on": QT_TRANSLATE_NOOP("Reason", "{effect} is not cast yet: rounds still to go: {rounds}"),
    "out_of_range": QT_TRANSLATE_NOOP("Reason", "{who} is out of range of {effect}"),
    "knows_already": QT_TRANSLATE_NOOP("Reason", "{who} knows already that this is {effect}"),
    "resistance_useless_kind": QT_TRANSLATE_NOOP(
        "Reason", "spell resistance is no help against {effect}: it is no spell and no spell-like ability"
    ),
    "resistance_useless_own": QT_TRANSLATE_NOOP(
        "Reason", "spell resistance does nothing against one's own spells, and {effect} is {who}'s own"
    ),
    "no_resistance": QT_TRANSLATE_NOOP("Reason", "{who} has no spell resistance now"),
    "resistance_decided": QT_TRANSLATE_NOOP(
        "Reason", "the check of {effect} against {who} was made: its result stays as long as the spell lasts"
    ),
    "what_to_dispel": QT_TRANSLATE_NOOP("Reason", "say which effects, or whose spells"),
    "no_spells_of": QT_TRANSLATE_NOOP("Reason", "no spell of {who}'s is in force"),
    "not_dispellable": QT_TRANSLATE_NOOP(
        "Reason", "{effect} cannot be dispelled: it is no spell and no spell-like ability"
    ),
    "magic_held_down": QT_TRANSLATE_NOOP(
        "Reason", "{effect} is held down by antimagic: no dispelling reaches where it is"
    ),
    "no_dc": QT_TRANSLATE_NOOP("Reason", "{effect} has no DC, so it cannot be counteracted"),
    "no_caster_level": QT_TRANSLATE_NOOP("Reason", "{effect} has no caster level, so it cannot be dispelled"),
    "need_level": QT_TRANSLATE_NOOP("Reason", "say the level of the dispelling spell"),
    "trigger_unnoticed": QT_TRANSLATE_NOOP("Reason", "{effect} does not notice its trigger: {why}"),
    "same_combatant": QT_TRANSLATE_NOOP("Reason", "name two different combatants, not {who} twice"),
    "unknown_attack": QT_TRANSLATE_NOOP("Reason", "{who} has no attack “{name}”"),
    "cannot_hear": QT_TRANSLATE_NOOP("Reason", "{who} is deafened and hears nothing"),
    "silence": QT_TRANSLATE_NOOP("Reason", "{who} stands in a silence: no sound goes in or out"),
    "cannot_be_heard": QT_TRANSLATE_NOOP("Reason", "{who} is ethereal: nobody hears it"),
    "cannot_gaze": QT_TRANSLATE_NOOP("Reason", "{who} is {condition}: its gaze does nothing"),
    "no_scent": QT_TRANSLATE_NOOP("Reason", "{who} does not have the scent ability"),
    "not_charmed": QT_TRANSLATE_NOOP("Reason", "{who} is not under any such charm or compulsion"),
    "no_save_dc": QT_TRANSLATE_NOOP("Reason", "{effect} has no DC to save against"),
    "no_wound": QT_TRANSLATE_NOOP("Reason", "{effect} needs a wound, and the blow did {who} no damage"),
    "already_afflicted": QT_TRANSLATE_NOOP("Reason", "{who} suffers from {effect} already"),
    "no_such_affliction": QT_TRANSLATE_NOOP("Reason", "{who} does not suffer from {effect}"),
    "need_amount": QT_TRANSLATE_NOOP("Reason", "say how many points"),
    "not_together": QT_TRANSLATE_NOOP("Reason", "undo and redo cannot be a part of something else"),
    "bad_die": QT_TRANSLATE_NOOP("Reason", "a d{sides} shows 1 to {sides}, not {face}"),
    "bad_wall": QT_TRANSLATE_NOOP("Reason", "this wall cannot stand: {problem}"),
    "bad_formula": QT_TRANSLATE_NOOP("Reason", "“{formula}” is not a sum of dice such as 4d8+12"),
    "cannot_save": QT_TRANSLATE_NOOP("Reason", "the encounter file cannot be written ({detail}); nothing was changed"),
    "read_only": QT_TRANSLATE_NOOP("Reason", "this encounter can only be read here: save a copy to play on"),
}

#: What is wrong with a wall (rule F12).
WALL_PROBLEMS: Final[dict[str, str]] = {
    "no_squares": QT_TRANSLATE_NOOP("Wall", "it has no squares"),
    "no_size": QT_TRANSLATE_NOOP("Wall", "height and thickness must be more than 0"),
    "used_twice": QT_TRANSLATE_NOOP("Wall", "a square is named twice"),
    "apart": QT_TRANSLATE_NOOP("Wall", "not every square touches another by a side"),
}
#: Why a spell was lost (rules F6, G1).
WHY_LOST: Final[dict[str, str]] = {
    "disrupted": QT_TRANSLATE_NOOP("Lost", "disrupted"),
    "counterspelled": QT_TRANSLATE_NOOP("Lost", "counterspelled"),
    "other_action": QT_TRANSLATE_NOOP("Lost", "another action came between"),
    "turn_over": QT_TRANSLATE_NOOP("Lost", "not finished in its turn"),
    "encounter_began": QT_TRANSLATE_NOOP("Lost", "the fight began"),
    "time_passed": QT_TRANSLATE_NOOP("Lost", "time went by"),
    "unable": QT_TRANSLATE_NOOP("Lost", "unable to go on"),
    "missed": QT_TRANSLATE_NOOP("Lost", "the attack missed"),
}
#: Why a stored trigger was not noticed (rule F11).
WHY_UNNOTICED: Final[dict[str, str]] = {
    "no_line_of_sight": QT_TRANSLATE_NOOP("Trigger", "no line of sight"),
    "invisible": QT_TRANSLATE_NOOP("Trigger", "invisible"),
    "inaudible": QT_TRANSLATE_NOOP("Trigger", "it cannot be heard there"),
    "stealth": QT_TRANSLATE_NOOP("Trigger", "Stealth"),
}
#: Values of reasons that are tokens, in words.
_ENGLISH: Final[dict[str, dict[str, str]]] = {"problem": WALL_PROBLEMS, "why": {**WHY_LOST, **WHY_UNNOTICED}}
