"""Whether a blow disrupts a spell that is being cast or concentrated on, told before it is struck (rule F6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.apply import Applied, NeedsDice, apply
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.events import CheckRolled, EffectEnded, SpellLost
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import effect_label, effect_name

if TYPE_CHECKING:
    from encounter_tracker.encounter.commands import DealDamage
    from encounter_tracker.encounter.state import Encounter

tr = QCoreApplication.translate

SetOff = Literal["", "reaction", "free action"]
"""What set the blow off: nothing to do with casting, a reaction to it, a free action set off by concentrating."""
SET_OFF: Final[tuple[SetOff, ...]] = ("", "reaction", "free action")
_MANY: Final = 20


class Disruption(Struct, frozen=True, kw_only=True):
    """What is told of spells that the blow may disrupt.

    ``at_stake``: whether a target is casting or concentrating. ``lines``: what becomes of each spell, or the hint to
    say what set the blow off. ``asks_roll``: a concentration check decides. ``lost``: a spell is lost.
    """

    at_stake: bool = False
    lines: tuple[str, ...] = ()
    asks_roll: bool = False
    lost: bool = False


def _is_casting(state: Encounter, who: str) -> bool:
    casting = state.combatants[who].casting
    return casting is not None and casting.under_way and not casting.held


def spell_at_stake(state: Encounter, who: str) -> str:
    """The name of the spell that somebody is casting, or last concentrated on in this turn; "" for none."""
    combatant = state.combatants[who]
    if combatant.casting is not None and combatant.casting.under_way and not combatant.casting.held:
        return effect_label(combatant.casting.name)
    effect = state.effects.get(combatant.concentrated_on or "")
    return effect_name(effect) if effect is not None else ""


def disruption(state: Encounter, targets: tuple[str, ...], command: DealDamage | None) -> Disruption:
    """What a blow would do to the spells of its targets."""
    at_stake = {who: name for who in targets if (name := spell_at_stake(state, who))}
    if not at_stake or command is None:
        return Disruption(at_stake=bool(at_stake))
    if not command.reaction:
        lines = [_hint(state, who, name) for who, name in at_stake.items()]
        return Disruption(at_stake=True, lines=tuple(lines))
    events, open_die = _events(state, command)
    lost = {e.who for e in events if isinstance(e, SpellLost) and e.why == "disrupted"}
    ended = {e.effect for e in events if isinstance(e, EffectEnded) and e.why == "disrupted"}
    checks = {e.who: e for e in events if isinstance(e, CheckRolled) and e.what == "concentration"}
    lines = []
    for who, name in at_stake.items():
        if command.reaction == "free action" and _is_casting(state, who):
            text = tr("HpDisruption", "{0} keeps {1}: only reactions disrupt what is being cast.")
            lines.append(fill(text, state.combatants[who].name, name))
            continue
        gone = who in lost or (state.combatants[who].concentrated_on or "") in ended
        lines.append(_told(state, who, name, gone=gone, check=checks.get(who), open_die=open_die))
    return Disruption(
        at_stake=True,
        lines=tuple(lines),
        asks_roll=bool(checks),
        lost=bool(lost or ended) and not open_die,
    )


def _events(state: Encounter, command: DealDamage) -> tuple[list[object], bool]:
    """What happens, and whether a die of it is still open (it is then taken as a 1)."""
    outcome = apply(state, command)
    open_die = isinstance(outcome, NeedsDice)
    for _ in range(_MANY):
        if not isinstance(outcome, NeedsDice):
            break
        rolls = dict(command.rolls)
        for die in outcome.dice:
            rolls[die.what] = (*rolls.get(die.what, ()), 1)
        command = replace(command, rolls=rolls)
        outcome = apply(state, command)
    return [record.event for record in outcome.records] if isinstance(outcome, Applied) else [], open_die


def _hint(state: Encounter, who: str, spell: str) -> str:
    name = state.combatants[who].name
    if not _is_casting(state, who):
        text = tr("HpDisruption", "{0} concentrates on {1}: say whether this set the blow off.")
    else:
        text = tr("HpDisruption", "{0} is casting {1}: say whether a reaction to it strikes.")
    return fill(text, name, spell)


def _told(state: Encounter, who: str, spell: str, *, gone: bool, check: CheckRolled | None, open_die: bool) -> str:
    name, level = state.combatants[who].name, derived(state, who).level
    if check is not None and open_die:
        needed = (check.dc or 0) - check.modifier
        text = tr("HpDisruption", "{0}: concentration check d20 {1} against DC {2}; {3} or more keeps {4}.")
        return fill(text, name, signed(check.modifier), check.dc, max(1, needed), spell)
    if check is not None:
        reckoned = fill(tr("HpDisruption", "concentration {0} against DC {1}"), check.total, check.dc)
        if gone:
            return fill(tr("HpDisruption", "{0} loses {1}: {2}."), name, spell, reckoned)
        return fill(tr("HpDisruption", "{0} keeps {1}: {2}."), name, spell, reckoned)
    if gone:
        return fill(tr("HpDisruption", "{0} loses {1}: at least its level ({2}) gets through."), name, spell, level)
    return fill(tr("HpDisruption", "{0} keeps {1}: less than its level ({2}) gets through."), name, spell, level)


def set_off_name(key: str) -> str:
    """What set the blow off, in words."""
    match key:
        case "reaction":
            return tr("HpDisruption", "by a reaction to the casting")
        case "free action":
            return tr("HpDisruption", "by a free action")
        case _:
            return tr("HpDisruption", "not set off by casting")
