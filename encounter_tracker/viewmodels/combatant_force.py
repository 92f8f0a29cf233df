"""What is in force on a combatant: effects and conditions, what they do, from whom and until when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from encounter_tracker.encounter.course import course_of
from encounter_tracker.encounter.suppression import works_on
from encounter_tracker.rules.conditions import RULES
from encounter_tracker.rules.vocabulary import CONDITIONS
from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.charm_orders import control_text
from encounter_tracker.viewmodels.combatant_changes import condition_changes, condition_summary, effect_changes
from encounter_tracker.viewmodels.combatant_rows import ForceRow, ForceTone
from encounter_tracker.viewmodels.texts.durations import ends_soon, time_exact, until_text
from encounter_tracker.viewmodels.texts.language import fill, language, tr
from encounter_tracker.viewmodels.texts.names import condition_name, effect_name, kind_name
from encounter_tracker.viewmodels.tone import effect_tone

if TYPE_CHECKING:
    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.encounter.state import Combatant, Effect, Encounter

_NEVER: Final = 10**9
_CONDITION: Final = "condition:"


def force_rows(state: Encounter, who: str, now: Derived) -> tuple[ForceRow, ...]:
    """Every effect and condition: what ends soonest first, what came about by itself last, what fails at the end."""
    effects = sorted(state.effects_on.get(who, ()), key=lambda effect: _order(state, who, effect))
    rows = [_effect_row(state, who, now, effect) for effect in effects]
    return (*rows, *(_condition_row(state, who, now, name) for name in _by_itself(now)))


def force_remark(rows: tuple[ForceRow, ...]) -> str:
    """The words beside the heading."""
    if not rows:
        return tr("Force", "nothing")
    return tr("Force", "{0} · why and until when").format(len(rows))


def source_name(state: Encounter, effect: Effect) -> str:
    """From whom an effect is: a combatant's name, the game master's words, or nothing."""
    source = state.combatants.get(effect.source or "")
    return source.name if source is not None else effect.source_text


def name_on(effect: Effect, who: str) -> str:
    """An effect's name; a condition that went deeper on this one is called by what it is now."""
    if not effect.condition:
        return effect_name(effect)
    name = ", ".join(condition_name(key) for key in effect.conditions_on(who)) or effect_name(effect)
    return name if effect.amount is None else f"{name} {effect.amount}"


def _order(state: Encounter, who: str, effect: Effect) -> tuple[bool, bool, int]:
    works = works_on(state.combatants[who], effect)
    left = _NEVER if effect.remaining is None else effect.remaining
    course = course_of(state, effect)
    if course is not None and course.next_in is not None:
        left = course.next_in
    return not works, ends_soon(effect, state) is None and not save_is_due(state, effect), left


def save_is_due(state: Encounter, effect: Effect) -> bool:
    """Whether an affliction waits for the answer to a save."""
    course = course_of(state, effect)
    return course is not None and course.waiting > 0


def _effect_row(state: Encounter, who: str, now: Derived, effect: Effect) -> ForceRow:
    combatant = state.combatants[who]
    works = works_on(combatant, effect)
    held = "" if works else _held_text(combatant, effect)
    what = effect_changes(state, who, now, effect)
    until = until_text(effect, state, who)
    name, source = name_on(effect, who), source_name(state, effect)
    control = control_text(state, effect, who)
    shown = " · ".join(text for text in (held, control, what) if text)
    spoken = (name, shown, _from_text(source), until)
    return ForceRow(
        key=effect.id,
        effect=effect.id,
        tone=_tone(effect, who),
        name=name,
        what=shown or _note_of(effect),
        source=source,
        until=until,
        ending=ends_soon(effect, state) is not None or save_is_due(state, effect),
        kept_up=effect.concentration is not None,
        works=works,
        suppressed=effect.targets[who].state == "suppressed",
        affliction=effect.affliction.kind if effect.affliction is not None else "",
        tooltip=_tooltip(state, effect, name, shown, until),
        accessible=", ".join(text for text in spoken if text),
    )


def _held_text(combatant: Combatant, effect: Effect) -> str:
    """Why an effect does nothing to this one."""
    state = effect.targets[combatant.id].state
    if state == "saved":
        return tr("Force", "saved")
    if state == "resisted":
        return tr("Force", "resisted")
    return tr("Force", "held by antimagic") if state == "affected" else tr("Force", "suppressed")


def _tone(effect: Effect, who: str) -> ForceTone:
    tone = effect_tone(effect, who)
    return "harm" if tone == "deadly" else tone


def _note_of(effect: Effect) -> str:
    if effect.note:
        return effect.note
    entry = catalogue.effect(effect.key)
    return entry.note_of(language()) if entry is not None else ""


def _from_text(source: str) -> str:
    return fill(tr("Force", "from {0}"), source) if source else ""


def _tooltip(state: Encounter, effect: Effect, name: str, what: str, until: str) -> str:
    """All of it, a line each."""
    kind = kind_name(effect.kind) if not effect.condition else ""
    level = tr("Force", "level {0}").format(effect.level) if effect.level else ""
    caster = tr("Force", "caster level {0}").format(effect.caster_level) if effect.caster_level else ""
    dc = tr("Force", "DC {0}").format(effect.dc) if effect.dc is not None else ""
    exact = fill(tr("Force", "{0} left"), time_exact(effect.remaining)) if effect.remaining else ""
    summary = condition_summary(effect.conditions[0]) if effect.condition and effect.conditions else ""
    lines = (
        name,
        what,
        summary,
        ", ".join(text for text in (kind, level, caster, dc) if text),
        " · ".join(text for text in (_from_text(source_name(state, effect)), until, exact) if text),
        _note_of(effect),
    )
    return "\n".join(dict.fromkeys(line for line in lines if line))


# ---- conditions that no effect lays on --------------------------------------------------------------------------


def _by_itself(now: Derived) -> list[str]:
    """Conditions in force that come from the moment, from the body, or from another condition."""
    return [name for name in now.conditions if not now.condition_effects.get(name)]


def _condition_row(state: Encounter, who: str, now: Derived, name: str) -> ForceRow:
    entry = catalogue.condition(name)
    tone = entry.tone if entry is not None else "plain"
    why, until = _origin(state, who, now, name)
    what = condition_changes(name)
    words = condition_name(name)
    return ForceRow(
        key=f"{_CONDITION}{name}",
        tone="harm" if tone == "deadly" else tone,
        name=words,
        what=what,
        source=why,
        until=until,
        removable=False,
        tooltip="\n".join(dict.fromkeys(text for text in (words, what, condition_summary(name), why) if text)),
        accessible=", ".join(text for text in (words, what, why, until) if text),
    )


def _origin(state: Encounter, who: str, now: Derived, name: str) -> tuple[str, str]:
    """Why a condition is there by itself, and until when."""
    if name == "blinded":
        return tr("Force", "darkness"), tr("Force", "while dark")
    if name == "flat-footed" and not state.combatants[who].acted:
        return tr("Force", "has not acted"), tr("Force", "own turn")
    if name == "helpless" and now.status in {"dying", "stable", "unconscious"}:
        return tr("Force", "cannot act"), ""
    for other in now.conditions:
        if other in CONDITIONS and name in RULES[other].implies:
            return condition_name(other), ""
    return tr("Force", "by nature"), ""
