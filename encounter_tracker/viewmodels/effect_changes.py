"""Small changes of a form: each takes one and gives another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from encounter_tracker.viewmodels.effect_form import EffectForm, ModifierForm, TargetForm

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.vocabulary import ConditionName

# ---- targets ------------------------------------------------------------------------------------------------------


def with_target(form: EffectForm, who: str) -> EffectForm:
    """Someone more."""
    if who in {target.id for target in form.targets}:
        return form
    return replace(form, targets=(*form.targets, TargetForm(id=who)))


def without_target(form: EffectForm, who: str) -> EffectForm:
    """Someone less."""
    return replace(form, targets=tuple(target for target in form.targets if target.id != who))


def with_face(form: EffectForm, who: str, face: str) -> EffectForm:
    """The die of a target's spell resistance, as typed."""
    return _targets(form, who, face=face)


def toggled_saved(form: EffectForm, who: str) -> EffectForm:
    """A target saved, or did not after all."""
    saved = any(target.saved for target in form.targets if target.id == who)
    return _targets(form, who, saved=not saved)


def with_outcome(form: EffectForm, state: Encounter, who: str, outcome: str) -> EffectForm:
    """Say how a target stands to it; of one with spell resistance that is a 1 or a 20 of the die."""
    target = next((target for target in form.targets if target.id == who), None)
    if target is None:
        return form
    if target.state:
        return _targets(form, who, state=outcome) if outcome in {"affected", "suppressed"} else form
    if outcome == "saved":
        return _targets(form, who, saved=True)
    checked = form.resistance(state, who) is not None
    if not checked or form.outcome(state, replace(target, saved=False)) == outcome:
        return _targets(form, who, saved=False)
    return _targets(form, who, saved=False, face="1" if outcome == "resisted" else "20")


def _targets(form: EffectForm, who: str, **fields: Any) -> EffectForm:
    return replace(form, targets=tuple(replace(t, **fields) if t.id == who else t for t in form.targets))


# ---- what it does -------------------------------------------------------------------------------------------------


def with_modifier(form: EffectForm) -> EffectForm:
    """One more line of what it does."""
    return replace(form, modifiers=(*form.modifiers, ModifierForm()))


def changed_modifier(form: EffectForm, at: int, **fields: Any) -> EffectForm:
    """A line of what it does, changed."""
    lines = form.modifiers
    return replace(form, modifiers=tuple(replace(m, **fields) if place == at else m for place, m in enumerate(lines)))


def without_modifier(form: EffectForm, at: int) -> EffectForm:
    """A line less."""
    return replace(form, modifiers=tuple(line for place, line in enumerate(form.modifiers) if place != at))


def with_condition(form: EffectForm, key: ConditionName) -> EffectForm:
    """It gives one more condition."""
    return form if key in form.conditions else replace(form, conditions=(*form.conditions, key))


def without_condition(form: EffectForm, key: str) -> EffectForm:
    """It gives a condition less."""
    return replace(form, conditions=tuple(one for one in form.conditions if one != key))


def toggled_descriptor(form: EffectForm, word: str) -> EffectForm:
    """It has a descriptor, or has it no more."""
    plain = " ".join(word.split()).lower()
    if not plain:
        return form
    left = tuple(one for one in form.descriptors if one != plain)
    return replace(form, descriptors=left if len(left) < len(form.descriptors) else (*form.descriptors, plain))
