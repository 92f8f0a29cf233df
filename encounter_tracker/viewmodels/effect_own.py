"""A form turned into one of the user's own effects: a catalogue entry without targets and turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter.state import Effect
from encounter_tracker.rules.durations import Duration, Span
from encounter_tracker.support.casting import Amount, AnyDurationRule, DurationRule, ModifierRule
from encounter_tracker.support.catalogue import EffectEntry, Gives
from encounter_tracker.support.own_effects import OwnEffect, named, own_key
from encounter_tracker.viewmodels.effect_fields import whole
from encounter_tracker.viewmodels.tone import effect_tone

if TYPE_CHECKING:
    from encounter_tracker.rules.durations import AnyDuration
    from encounter_tracker.viewmodels.effect_form import EffectForm


def own_effect(form: EffectForm) -> OwnEffect:
    """The effect as it is kept; call it where the form has no problems."""
    name = " ".join(form.name.split())
    modifiers = tuple(line.to_modifier() for line in form.modifiers)
    seen = Effect(id="", name=name, catalogue=form.catalogue, modifiers=modifiers, conditions=form.conditions)
    temp_hp, levels = whole(form.temp_hp), whole(form.negative_levels)
    entry = EffectEntry(
        key=own_key(name),
        name=named(name),
        kind=form.kind,
        tone=effect_tone(seen),
        duration=_rule(form.duration.to_duration("")),
        level=whole(form.level) or 0,
        descriptors=form.descriptors,
        modifiers=tuple(
            ModifierRule(on=m.on, type=m.type, value=m.value, against=m.against, bypass=m.bypass) for m in modifiers
        ),
        conditions=form.conditions,
        gives=Gives(
            temp_hp=Amount(base=temp_hp) if temp_hp else None,
            negative_levels=Amount(base=levels) if levels else None,
        ),
        save=form.save or "none",
        sr=form.spell_resistance,
        dismissible=form.dismissible,
        ends_on_hostile_act=form.ends_on_hostile_act,
        forbids_hostile_acts=form.forbids_hostile_acts,
        protects_from=form.protects_from,
        **form.shining(),
        note=named(form.note.strip()) if form.note.strip() else None,
    )
    return OwnEffect(entry=entry, dc=whole(form.dc), trigger=form.trigger.strip())


def _rule(duration: AnyDuration) -> AnyDurationRule:
    """The duration without whose turn it is."""
    if not isinstance(duration, Duration):
        return duration
    if duration.until is not None:
        return DurationRule(until=duration.until, turn=duration.turn or "next")
    if duration.concentration:
        return DurationRule(concentration=True, max=_span(duration.max), after=_span(duration.after))
    return DurationRule(rounds=duration.rounds, minutes=duration.minutes, hours=duration.hours, days=duration.days)


def _span(span: Span | None) -> DurationRule | None:
    if span is None:
        return None
    return DurationRule(rounds=span.rounds, minutes=span.minutes, hours=span.hours, days=span.days)
