"""What an effect would do: the command applied to the encounter as it is now, without keeping it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.apply import Applied, Refused, apply
from encounter_tracker.encounter.commands import ApplyCondition, ApplyEffect, Command, EditEffect
from encounter_tracker.encounter.derive import Derived, derived
from encounter_tracker.encounter.events import FearDeepened, TargetImmune
from encounter_tracker.rules.vocabulary import ABILITIES, FIGURES
from encounter_tracker.viewmodels.effect_duration import DurationForm
from encounter_tracker.viewmodels.rows import number, signed
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import ability_short, figure_short, immunity_reason
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.stacking import Figure
    from encounter_tracker.viewmodels.effect_form import EffectForm, ModifierForm

#: Figures shown with their sign; the others are plain numbers.
_SIGNED = frozenset({"fort", "ref", "will", "init", "melee", "ranged", "cmb"})
#: The figures that tell of a key that changes several.
_SHOWN_BY = {"attack": ("melee", "ranged"), "saves": ("fort", "ref", "will")}


class Trial(Struct, frozen=True, kw_only=True):
    """How it came out: the state afterwards, the effect's id in it, who is kept out and why, or why it is refused.

    ``deepened``: where fear or tiredness goes deeper than what the effect gives (rule G7): (who, given, what it makes).
    """

    state: Encounter
    effect: str = ""
    immune: dict[str, str] = {}
    refused: str = ""
    deepened: tuple[tuple[str, str, str], ...] = ()


def trial(state: Encounter, command: Command | None) -> Trial | None:
    """Apply a command without keeping it; None where there is no command, or where dice are missing."""
    if command is None:
        return None
    outcome = apply(state, command)
    if isinstance(outcome, Refused):
        return Trial(state=state, refused=reason_text(outcome.reason))
    if not isinstance(outcome, Applied):
        return None
    if isinstance(command, EditEffect):
        made = command.effect
    else:
        made = next((key for key in outcome.state.effects if key not in state.effects), "")
    immune = {
        record.event.who: immunity_reason(record.event.reason)
        for record in outcome.records
        if isinstance(record.event, TargetImmune)
    }
    deepened = tuple(
        (record.event.who, record.event.condition, record.event.new)
        for record in outcome.records
        if isinstance(record.event, FearDeepened)
    )
    return Trial(state=outcome.state, effect=made, immune=immune, deepened=deepened)


def tryable(form: EffectForm, was: EffectForm | None, state: Encounter) -> EffectForm:
    """The form with all that is wrong left out, so that the rest of it can be tried."""
    found = form.problems(state)
    if not found:
        return form
    duration = form.duration
    if any(field.startswith("duration.") for field in found):
        duration = was.duration if was is not None else DurationForm(kind="unlimited")
    wrong = {field: "" for field in ("level", "caster_level", "dc", "temp_hp", "negative_levels") if field in found}
    return replace(
        form,
        name=form.name if form.name.strip() else "?",
        duration=duration,
        modifiers=tuple(line for line in form.modifiers if not line.problem()),
        targets=tuple(replace(t, face="") if f"target.{t.id}" in found else t for t in form.targets),
        points="1" if "points" in found else form.points,
        **wrong,
    )


def without_dice(form: EffectForm, state: Encounter, command: Command | None) -> Command | None:
    """The same command with every open die against spell resistance taken as a 20."""
    if not isinstance(command, ApplyEffect):
        return command
    open_dice = {state.combatants[t.id].name: 20 for t in form.targets if form.outcome(state, t) == "open"}
    return replace(command, sr_rolls={**open_dice, **command.sr_rolls})


def upon_one(command: Command | None, who: str) -> Command | None:
    """The same upon one target alone, whatever protects it."""
    if isinstance(command, ApplyEffect):
        return replace(command, targets=(who,), saved=(), spell_resistance=False, force=True)
    if isinstance(command, ApplyCondition):
        return replace(command, target=who, force=True)
    return command


def previews(form: EffectForm, state: Encounter, command: Command | None) -> tuple[str, ...]:
    """For each modifier, what it would do to the first target: "Ice elemental +7 → +6"."""
    nothing = tuple("" for _ in form.modifiers)
    who = next(iter((*form.touched(state), *(target.id for target in form.targets))), "")
    if who not in state.combatants:
        return nothing
    tried = trial(state, upon_one(command, who))
    if tried is None or tried.refused or who not in tried.state.combatants:
        return nothing
    before, after = derived(state, who), derived(tried.state, who)
    name = state.combatants[who].name
    return tuple(
        _named(name, _change(line, before, after, tried.effect)) if not line.problem() else ""
        for line in form.modifiers
    )


def _named(name: str, change: str) -> str:
    return fill(QCoreApplication.translate("EffectPreview", "{0}: {1}"), name, change) if change else ""


def _change(line: ModifierForm, before: Derived, after: Derived, effect: str) -> str:
    """What becomes of the figures behind one line."""
    key = line.key
    if key in ABILITIES:
        return _ability_change(key, before, after)
    if key == "dr" or key.startswith("resist."):
        return _arrow(_defence(key, before), _defence(key, after))
    if key in {"skills", "damage", "checks"}:
        return _whole_key(line, after, key, effect)
    return _figures_change(line, before, after, effect)


def _defence(key: str, view: Derived) -> str:
    if key == "dr":
        return str(max((dr.amount for dr in view.dr), default=0))
    return str(view.resist.get(key.removeprefix("resist."), 0))


def _figures_change(line: ModifierForm, before: Derived, after: Derived, effect: str) -> str:
    tr, key = QCoreApplication.translate, line.key
    figures = _SHOWN_BY.get(key, (key,))
    changes = [_figure_change(name, before, after) for name in figures]
    named = [f"{figure_short(name)} {change}" for name, change in zip(figures, changes, strict=True)]
    text = ", ".join(named if len(named) > 1 else changes)
    lost = _why_not(line, after, figures[0], effect)
    if lost:
        return lost
    if key == "ac":
        return tr("EffectPreview", "{0}, touch {1}, flat-footed {2}").format(
            text, after.figures["touch"].total, after.figures["flat_footed"].total
        )
    return text


def _figure_change(name: str, before: Derived, after: Derived) -> str:
    if name not in FIGURES:
        return _arrow(signed(before.skill(name).total), signed(after.skill(name).total))
    return _arrow(_shown(name, before.figures[name]), _shown(name, after.figures[name]))


def _ability_change(key: str, before: Derived, after: Derived) -> str:
    old, new = before.abilities[key], after.abilities[key]
    return f"{ability_short(key)} {_arrow(signed(old.modifier), signed(new.modifier))}"


def _whole_key(line: ModifierForm, after: Derived, key: str, effect: str) -> str:
    """A key that changes many numbers: the change alone, or why it does not count."""
    from encounter_tracker.rules.stacking import stack

    for part in stack(after.figure_input.parts.get(key, ())):
        if part.effect == effect and not part.counts:
            return _does_not_count(part.other)
    return signed(line.to_modifier().value)


def _why_not(line: ModifierForm, after: Derived, figure: str, effect: str) -> str:
    """Why the line does not count on this figure, or ""."""
    shown: Figure = after.figures[figure] if figure in FIGURES else after.skill(figure)
    kind = "untyped" if line.type == "penalty" else line.type
    for part in shown.parts:
        if part.effect == effect and part.type == kind and part.value == line.to_modifier().value and not part.counts:
            return _does_not_count(part.other)
    return ""


def _does_not_count(other: str) -> str:
    tr = QCoreApplication.translate
    if not other:
        return tr("EffectPreview", "does not count")
    return fill(tr("EffectPreview", "does not count beside {0}"), other)


def _shown(name: str, figure: Figure) -> str:
    if figure.value is None:
        return "—"
    return signed(figure.value) if name in _SIGNED else number(figure.value)


def _arrow(old: str, new: str) -> str:
    return QCoreApplication.translate("EffectPreview", "{0} → {1}").format(old, new)
