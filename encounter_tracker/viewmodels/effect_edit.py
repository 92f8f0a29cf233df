"""An effect in force brought into the form, and what was changed there turned into commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.encounter.commands import Command, EditEffect, EndEffect, SuppressEffect
from encounter_tracker.viewmodels.effect_duration import ROUNDS_IN, DurationForm, form_of_effect
from encounter_tracker.viewmodels.effect_fields import Problems, whole
from encounter_tracker.viewmodels.effect_form import EffectForm, ModifierForm, TargetForm
from encounter_tracker.viewmodels.texts.names import effect_name

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect, Encounter

#: Fields that go into the command as they are.
_SAME: Final = (
    "kind",
    "descriptors",
    "conditions",
    "dismissible",
    "ends_on_hostile_act",
    "forbids_hostile_acts",
    "spell_resistance",
    "dispels_opposite",
    "wall",
)
#: Fields that an effect in force keeps as it was laid: they are shown, not edited.
FIXED: Final = ("save",)


def form_of(effect: Effect) -> EffectForm:
    """Everything about an effect in force, in the fields of the form."""
    return EffectForm(
        effect=effect.id,
        catalogue=effect.catalogue,
        name=effect_name(effect),
        source=effect.source or effect.source_text,
        kind=effect.kind,
        level=str(effect.level) if effect.level else "",
        caster_level="" if effect.caster_level is None else str(effect.caster_level),
        dc="" if effect.dc is None else str(effect.dc),
        spell_resistance=effect.spell_resistance,
        dismissible=effect.dismissible,
        ends_on_hostile_act=effect.ends_on_hostile_act,
        forbids_hostile_acts=effect.forbids_hostile_acts,
        targets=tuple(TargetForm(id=who, state=target.state) for who, target in effect.targets.items()),
        duration=form_of_effect(effect),
        trigger=effect.trigger,
        modifiers=tuple(map(ModifierForm.of, effect.modifiers)),
        conditions=effect.conditions,
        descriptors=effect.descriptors,
        protects_from=effect.protects_from,
        slot=effect.slot,
        light=effect.light,
        darkness=effect.darkness,
        blocks_darkvision=effect.blocks_darkvision,
        dispels_opposite=effect.dispels_opposite,
        wall=effect.wall,
        note=effect.note,
    )


def edit_problems(was: EffectForm, form: EffectForm, state: Encounter) -> Problems:
    """What is wrong with the changes; a duration that was left alone is right as it is."""
    found = form.problems(state)
    if form.duration == was.duration:
        found = {field: problem for field, problem in found.items() if not field.startswith("duration.")}
    return found


def edit_commands(was: EffectForm, form: EffectForm, state: Encounter) -> tuple[Command, ...]:
    """The commands for what differs: at most one EditEffect, then the targets who come, change and go."""
    if edit_problems(was, form, state):
        return ()
    found: list[Command] = []
    changed = _changed(was, form, state)
    if changed:
        found.append(EditEffect(effect=form.effect, **changed))
    before = {target.id: target for target in was.targets}
    now = {target.id: target for target in form.targets}
    added = form.added(state, tuple(target for target in form.targets if target.id not in before))
    if added is not None:
        found.append(added)
    for who, target in now.items():
        old = before.get(who)
        if old is not None and old.state != target.state:
            found.append(SuppressEffect(effect=form.effect, target=who, on=target.state == "suppressed"))
    gone = [who for who in before if who not in now]
    if gone and not now and not state.effects[form.effect].is_place:
        found.append(EndEffect(effect=form.effect))
    else:
        found += [EndEffect(effect=form.effect, target=who) for who in gone]
    return tuple(found)


def edit_only(was: EffectForm, form: EffectForm, state: Encounter) -> EditEffect | None:
    """The EditEffect alone, for a trial; None where nothing but targets differs, or something is wrong."""
    found = edit_commands(was, form, state)
    return next((command for command in found if isinstance(command, EditEffect)), None)


def _changed(was: EffectForm, form: EffectForm, state: Encounter) -> dict[str, Any]:
    """The fields of an EditEffect that differ."""
    found: dict[str, Any] = {
        field: getattr(form, field) for field in _SAME if getattr(form, field) != getattr(was, field)
    }
    if form.name.strip() != was.name:
        found["name"] = form.name.strip()
    if form.source != was.source:
        found["source"] = form.source or None
    if form.note.strip() != was.note.strip():
        found["note"] = form.note.strip()
    for field in ("level", "caster_level", "dc"):
        if getattr(form, field).strip() != getattr(was, field).strip():
            found[field] = whole(getattr(form, field))
    if found.get("level", 0) is None:
        found["level"] = 0
    if form.trigger.strip() != was.trigger.strip():
        found["trigger"] = form.trigger.strip()
    before = was.shining()
    found |= {field: value for field, value in form.shining().items() if value != before[field]}
    if form.modifiers != was.modifiers:
        found["modifiers"] = tuple(line.to_modifier() for line in form.modifiers)
    return found | _changed_duration(was, form, state)


def _changed_duration(was: EffectForm, form: EffectForm, state: Encounter) -> dict[str, Any]:
    """What is left is set where only the count differs; any other duration begins afresh."""
    old, new = was.duration, form.duration
    if new == old:
        return {}
    anchor: dict[str, Any] = {"anchor": new.anchor} if new.anchor and new.anchor != old.anchor else {}
    if new.kind == old.kind == "count":
        if (new.amount, new.unit) == (old.amount, old.unit):
            return anchor
        return {"remaining": (whole(new.amount) or 0) * ROUNDS_IN[new.unit], **anchor}
    if new.kind == old.kind == "concentration" and new.most.strip() and _after(new) == _after(old):
        return {"remaining": (whole(new.most) or 0) * ROUNDS_IN[new.most_unit], **anchor}
    if new.kind == "count":
        anchor = {"anchor": new.anchor or form.anchor_id(state) or None}
    return {"duration": new.to_duration(form.anchor_id(state)), **anchor}


def _after(duration: DurationForm) -> tuple[str, str]:
    after = duration.after.strip()
    return (after, duration.after_unit) if after else ("", "")
