"""All that the surface for dispelling shows, as one frozen view made by pure functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.casting import casting_modifier
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.encounter.resisting import resistance
from encounter_tracker.viewmodels.cast_rows import DieCell
from encounter_tracker.viewmodels.combatant_force import source_name
from encounter_tracker.viewmodels.dispel_trial import (
    DIE,
    DispelDraft,
    DispelTrial,
    Mode,
    dispel_trial,
    least_faces,
    shielding,
    why_not,
)
from encounter_tracker.viewmodels.effect_fields import Problems
from encounter_tracker.viewmodels.effect_view import everyone
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.texts.language import fill, listed
from encounter_tracker.viewmodels.texts.names import effect_label, effect_name
from encounter_tracker.viewmodels.texts.reasons import reason_text
from encounter_tracker.viewmodels.texts.telling_casting import withstood_text
from encounter_tracker.viewmodels.ticks import TickLine, tick_line

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect, Encounter
    from encounter_tracker.viewmodels.effect_choices import Choices
    from encounter_tracker.viewmodels.rows import Trend

tr = QCoreApplication.translate

#: Why something cannot be dispelled at all, in a few words.
_NEVER: Final[dict[str, str]] = {
    "not_dispellable": QT_TRANSLATE_NOOP("Dispel", "no spell and no spell-like ability"),
    "no_dc": QT_TRANSLATE_NOOP("Dispel", "it has no DC"),
    "no_caster_level": QT_TRANSLATE_NOOP("Dispel", "it has no caster level"),
}
_FORCEABLE: Final = frozenset({"cannot_act", "in_antimagic", "not_dispellable", "no_dc", "no_caster_level"})


class DispelView(Struct, frozen=True, kw_only=True):
    """Everything that is shown.

    Attributes:
        draft: what has been entered.
        casters: who can dispel; targets: whose spell can be countered.
        counterable: whether somebody is casting now.
        lines: the effects, those that can be dispelled first; nothing: what is said where there are none.
        rule: how the check goes.
        level_hint, modifier_hint: what counts while nothing is typed; needs_level: whether the level matters.
        reckoned: what stands behind the die.
        shields: the dice against spell resistance, with whose they are.
        outcome: of a spell being cast: what becomes of it.
        problems: what is wrong, by field.
        reason: why it cannot be done; can_force: the game master may do it all the same.
        deed_text: the button; can_do: whether it can be done.
    """

    draft: DispelDraft = DispelDraft()
    casters: Choices = ()
    targets: Choices = ()
    counterable: bool = False
    lines: tuple[TickLine, ...] = ()
    nothing: str = ""
    rule: str = ""
    level_hint: str = ""
    modifier_hint: str = ""
    needs_level: bool = True
    reckoned: str = ""
    shields: tuple[tuple[str, DieCell], ...] = ()
    outcome: str = ""
    problems: Problems = {}
    reason: str = ""
    can_force: bool = False
    deed_text: str = ""
    can_do: bool = False


# ---- the view --------------------------------------------------------------------------------------------------------


def dispel_view(draft: DispelDraft, state: Encounter) -> DispelView:
    """The whole view."""
    by_degree = state.options.dispel == "counteract"
    found = draft.problems()
    ready = not found and (bool(draft.chosen) or draft.mode == "counter") and draft.by in state.combatants
    face = draft.face
    trial = dispel_trial(draft, state, face if face is not None else DIE) if ready else DispelTrial()
    least = least_faces(draft, state) if ready and face is None and trial.refused is None else {}
    reason = trial.refused
    return DispelView(
        draft=draft,
        casters=everyone(state),
        targets=being_cast(state, draft.by),
        counterable=bool(being_cast(state, draft.by)),
        lines=_lines(draft, state, trial, least) if draft.mode == "effects" else (),
        nothing=_nothing(draft, state),
        rule=_rule(by_degree=by_degree, mode=draft.mode),
        level_hint=_level_hint(draft, state),
        modifier_hint=signed(_modifier(draft, state, by_degree=by_degree)),
        needs_level=by_degree,
        reckoned=_reckoned(draft, state, trial, by_degree=by_degree),
        shields=_shields(draft, state),
        outcome=_outcome(draft, trial, least) if draft.mode == "counter" and ready else "",
        problems=found,
        reason="" if reason is None else reason_text(reason),
        can_force=reason is not None and reason.code in _FORCEABLE,
        deed_text=_deed_text(draft, trial),
        can_do=ready and reason is None,
    )


def being_cast(state: Encounter, by: str) -> Choices:
    """Those whose spell could be countered."""
    return tuple(
        (who.id, fill(tr("Dispel", "{0}: {1}"), who.name, effect_label(who.casting.name)))
        for who in state.present
        if who.id != by and who.casting is not None and who.casting.under_way and not who.casting.held
    )


def _modifier(draft: DispelDraft, state: Encounter, *, by_degree: bool) -> int:
    if draft.by not in state.combatants:
        return 0
    level = derived(state, draft.by).figures["caster_level"].total
    return level + casting_modifier(state, draft.by) if by_degree else level


def _level_hint(draft: DispelDraft, state: Encounter) -> str:
    combatant = state.combatants.get(draft.by)
    casting = combatant.casting if combatant is not None else None
    return str(casting.level) if casting is not None and casting.state != "lost" else tr("Dispel", "level")


def _rule(*, by_degree: bool, mode: Mode) -> str:
    if not by_degree:
        if mode == "counter":
            return tr("Dispel", "Caster level check against 11 + caster level (core rules).")
        return tr(
            "Dispel", "One caster level check against 11 + caster level ends one spell, the highest first (core)."
        )
    return tr(
        "Dispel",
        "One counteract check against each DC: success ends up to 1 level above the dispelling spell’s, by 10 up to 3 "
        "above; failure only lower ones, by 10 none.",
    )


def _reckoned(draft: DispelDraft, state: Encounter, trial: DispelTrial, *, by_degree: bool) -> str:
    modifier = _modifier(draft, state, by_degree=by_degree)
    if trial.check is not None:
        modifier = trial.check.modifier
    if draft.face is None:
        return signed(modifier)
    return fill(tr("Cast", "{0} = {1}"), signed(modifier), draft.face + modifier)


def _nothing(draft: DispelDraft, state: Encounter) -> str:
    if draft.mode == "counter":
        return "" if being_cast(state, draft.by) else tr("Dispel", "Nobody else is casting a spell.")
    return "" if state.effects else tr("Dispel", "No effects are in force.")


def _deed_text(draft: DispelDraft, trial: DispelTrial) -> str:
    if draft.mode == "counter":
        return tr("Dispel", "Counter it")
    if draft.face is None or not draft.chosen:
        return tr("Dispel", "Dispel")
    count = len(trial.ended)
    return tr("Dispel", "Dispel: %n end(s)", "", count)


# ---- effects ---------------------------------------------------------------------------------------------------------


def _lines(draft: DispelDraft, state: Encounter, trial: DispelTrial, least: dict[str, int]) -> tuple[TickLine, ...]:
    can, cannot = [], []
    for key, effect in state.effects.items():
        reason = why_not(state, key)
        if reason is not None:
            never = tr("Dispel", _NEVER[reason.code]) if reason.code in _NEVER else reason_text(reason)
            cannot.append(tick_line(key, _named(effect), _detail(state, effect), never, enabled=False))
            continue
        verdict, trend = _verdict(draft, state, effect, trial, least)
        ticked = key in draft.chosen
        can.append(tick_line(key, _named(effect), _detail(state, effect), verdict, ticked=ticked, trend=trend))
    return (*can, *cannot)


def _named(effect: Effect) -> str:
    return effect_name(effect)


def _detail(state: Encounter, effect: Effect) -> str:
    """On whom, from whom, and what the check is against."""
    whom = listed([state.combatants[who].name for who in effect.targets if who in state.combatants], 3)
    source = source_name(state, effect)
    from_whom = fill(tr("Effects", "from {0}"), source) if source else ""
    if state.options.dispel == "counteract":
        against = fill(tr("Dispel", "DC {0}, level {1}"), effect.dc, effect.level) if effect.dc is not None else ""
    else:
        level = effect.caster_level
        against = fill(tr("Dispel", "DC {0}"), 11 + level) if level is not None else ""
    on_whom = fill(tr("Effects", "on {0}"), whom) if whom else tr("Effects", "area")
    return " · ".join(text for text in (on_whom, from_whom, against) if text)


def _verdict(
    draft: DispelDraft, state: Encounter, effect: Effect, trial: DispelTrial, least: dict[str, int]
) -> tuple[str, Trend]:
    """What becomes of a chosen effect; while the die is open, from which face on it ends."""
    if effect.id not in draft.chosen or trial.refused is not None:
        return "", ""
    if draft.face is None:
        lowest = least.get(effect.id)
        if lowest is None:
            return tr("Dispel", "out of reach"), "up"
        return (tr("Dispel", "ends in any case"), "down") if lowest == 1 else (
            fill(tr("Dispel", "ends on {0} or more"), lowest), "",
        )  # fmt: skip
    kept = trial.kept.get(effect.id, ())
    if effect.id in trial.ended:
        if kept:
            names = listed([state.combatants[who].name for who in kept], 2)
            return fill(tr("Dispel", "ends, but not for {0}"), names), "down"
        return tr("Dispel", "ends"), "down"
    why = trial.stays.get(effect.id, "spell_resistance" if kept else "")
    return fill(tr("Dispel", "stays: {0}"), withstood_text(why)), "up"


def _outcome(draft: DispelDraft, trial: DispelTrial, least: dict[str, int]) -> str:
    """What becomes of the spell being cast."""
    if trial.refused is not None:
        return ""
    if draft.face is None:
        lowest = least.get("")
        if lowest is None:
            return tr("Dispel", "No roll reaches it.")
        return fill(tr("Dispel", "It is countered on {0} or more."), lowest)
    if trial.countered:
        return tr("Dispel", "It is countered: the spell is lost.")
    return fill(tr("Dispel", "It goes on: {0}."), withstood_text(trial.withstood))


def _shields(draft: DispelDraft, state: Encounter) -> tuple[tuple[str, DieCell], ...]:
    found = []
    for who in shielding(draft, state):
        value = resistance(state, who) or 0
        level = derived(state, draft.by).figures["caster_level"].total if draft.by in state.combatants else 0
        face, name = draft.resistance_face(who), state.combatants[who].name
        label = fill(tr("Dispel", "{0}, SR {1}"), name, value)
        reckoned = signed(level) if face is None else fill(tr("Cast", "{0} = {1}"), signed(level), face + level)
        verdict = ""
        if face is not None:
            verdict = tr("Cast", "through") if face + level >= value else tr("Cast", "resisted")
        good: Trend = "" if face is None else "down" if face + level >= value else "up"
        found.append(
            (
                who,
                DieCell(
                    kind="sr",
                    label=label,
                    name=fill(tr("Cast", "{0}: {1}, die"), name, label),
                    text=draft.dice.get(who, ""),
                    reckoned=reckoned,
                    verdict=verdict,
                    good=good,
                    problem=draft.problems().get(f"sr.{who}", ""),
                ),
            )
        )
    return tuple(found)
