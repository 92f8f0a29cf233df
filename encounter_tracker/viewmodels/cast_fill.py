"""How the choice of a spell fills what is entered about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.state import Modifier
from encounter_tracker.rules.dice import parse_dice
from encounter_tracker.rules.durations import AnyDuration
from encounter_tracker.session.filling import casting_of
from encounter_tracker.support.spells import SpellEntry, spell
from encounter_tracker.viewmodels.cast_list import OwnSpell, SpellCandidate, level_of
from encounter_tracker.viewmodels.effect_duration import DurationForm, form_of_duration
from encounter_tracker.viewmodels.effect_fields import whole
from encounter_tracker.viewmodels.effect_form import EffectForm, ModifierForm
from encounter_tracker.viewmodels.texts.language import distance_number, language
from encounter_tracker.viewmodels.texts.names import damage_type_name

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.session.ports import DiceSource
    from encounter_tracker.support.casting import Casting
    from encounter_tracker.support.catalogue import EffectEntry
    from encounter_tracker.viewmodels.cast_draft import CastDraft
    from encounter_tracker.viewmodels.effect_catalogue import Candidate

_MODIFIERS: Final = tuple[Modifier, ...]


def chosen(draft: CastDraft, candidate: SpellCandidate, state: Encounter, dice: DiceSource) -> CastDraft:
    """The draft as the chosen spell fills it; caster, targets, hands and class stay."""
    level = level_of(candidate, draft.caster_class)
    own = candidate.own
    base = replace(
        blank(draft),
        key=candidate.key,
        name=candidate.cast_name,
        typed=candidate.label(language()),
        level="" if level is None else str(level),
        dc="" if own is None or own.dc is None else str(own.dc),
        caster_level=_caster_level(own, state, draft.who),
    )
    if candidate.spell is not None:
        base = _with_spell(base, candidate.spell, state)
    if candidate.effect is not None and candidate.effect.entry is not None:
        base = _with_effect(base, candidate.effect, candidate.effect.entry, state, dice)
    elif candidate.spell is not None:
        base = _without_effect(base, candidate.spell, state)
    else:
        base = replace(base, form=replace(base.form, name=base.name))  # what comes of it is the game master's to say
    if own is not None and own.spell_like:
        base = replace(base, components=(), slot=False)  # an ability of its own: nothing is said, moved or used up
    return with_sides(base, state)


def _caster_level(own: OwnSpell | None, state: Encounter, who: str) -> str:
    """Where the block prints another one for this spell than for its caster; what changes that changes it too."""
    combatant = state.combatants.get(who)
    if own is None or own.caster_level is None or combatant is None:
        return ""
    printed = combatant.creature.caster_level
    if own.caster_level == printed:
        return ""
    return str(max(0, own.caster_level + derived(state, who).figures["caster_level"].total - printed))


def blank(draft: CastDraft) -> CastDraft:
    """The draft with nothing but what another spell leaves alone."""
    return type(draft)(
        who=draft.who,
        caster_class=draft.caster_class,
        tradition=draft.tradition,
        hands=draft.hands,
        holding=draft.holding,
        voice=draft.voice,
        targets=draft.targets,
        form=EffectForm(source=draft.who, duration=DurationForm(kind="count", amount="1", unit="rounds")),
    )


def named(draft: CastDraft, text: str) -> CastDraft:
    """The draft under a name that was typed: what a choice had filled in goes with it."""
    name = " ".join(text.split())
    if not draft.key:
        return replace(draft, typed=text, name=name, form=replace(draft.form, name=name))
    base = blank(draft)
    return replace(base, typed=text, name=name, form=replace(base.form, name=name))


def with_sides(draft: CastDraft, state: Encounter) -> CastDraft:
    """Who lets itself be touched, and whether it is a hostile act: by the sides (rules G3, F10)."""
    side = state.combatants[draft.who].side if draft.who in state.combatants else ""
    friends = {who for who in draft.targets if who in state.combatants and state.combatants[who].side == side}
    harms = is_harmful(draft)
    return replace(
        draft,
        willing=frozenset(friends),
        hostile=harms and bool(set(draft.targets) - friends),
        out=frozenset(who for who in draft.targets if misfit(draft, state, who)),
    )


def misfit(draft: CastDraft, state: Encounter, who: str) -> str:
    """Why somebody is no valid target of the spell (rule G3); "" for one who is, or where nothing is known."""
    entry = spell(draft.spell) if draft.spell else None
    if entry is None or who not in state.combatants:
        return ""
    return entry.misfit(state.combatants[who].creature)


def is_harmful(draft: CastDraft) -> bool:
    """Whether the spell does harm; a charm is no hostile act of itself."""
    entry = draft.entry()
    if entry is not None:
        return entry.is_blow
    if "charm" in draft.form.descriptors:
        return False
    known = spell(draft.spell) if draft.spell else None
    if known is not None and known.effect is not None:
        return known.effect.tone == "harm"
    return bool(draft.save or draft.attack)


def _with_spell(draft: CastDraft, entry: SpellEntry, state: Encounter) -> CastDraft:
    feet = entry.feet(draft.caster_level_now(state))
    draft = replace(
        draft,
        spell=entry.key,
        components=entry.components,
        reach="" if feet is None else distance_number(feet),
        attack=entry.attack or "",
    )
    if entry.rounds:
        draft = replace(draft, time="rounds", amount=str(entry.rounds))
    return replace(draft, targets=(draft.who,)) if entry.reach == "personal" else draft


def _with_effect(
    draft: CastDraft, candidate: Candidate, entry: EffectEntry, state: Encounter, dice: DiceSource
) -> CastDraft:
    casting = _casting(draft, entry, state)
    rolled = {formula: _roll(formula, dice) for formula in entry.dice(candidate.choice)}
    casting = replace(casting, rolled=rolled)
    given = entry.fields(casting, candidate.choice)
    gives = entry.gives
    form = EffectForm(
        source=draft.who,
        name=draft.name,
        catalogue=str(given.get("catalogue", "")) if candidate.group != "own" else "",
        dismissible=entry.dismissible,
        ends_on_hostile_act=entry.ends_on_hostile_act,
        forbids_hostile_acts=entry.forbids_hostile_acts,
        duration=form_of_duration(msgspec.convert(given["duration"], AnyDuration), draft.form.duration),
        trigger=candidate.trigger,
        modifiers=_lines(given),
        conditions=tuple(given.get("conditions", ())),
        descriptors=entry.descriptors,
        protects_from=entry.protects_from,
        light=entry.light,
        darkness=entry.darkness,
        blocks_darkvision=bool(given.get("blocks_darkvision")),
        note=entry.note_of(language(), candidate.choice),
        temp_hp=str(gives.temp_hp.resolve(casting)) if gives.temp_hp is not None else "",
        negative_levels=str(gives.negative_levels.resolve(casting)) if gives.negative_levels is not None else "",
    )
    save = "" if entry.save == "none" or entry.harmless else entry.save
    return replace(
        draft,
        form=form,
        instantaneous=False,
        sr=entry.sr,
        save=save,
        save_result=entry.save_result or "negates",
        dc=draft.dc or ("" if candidate.dc is None else str(candidate.dc)),
    )


def _without_effect(draft: CastDraft, entry: SpellEntry, state: Encounter) -> CastDraft:
    level = draft.caster_level_now(state)
    return replace(
        draft,
        form=replace(draft.form, name=draft.name, descriptors=entry.descriptors),
        instantaneous=True,
        sr=entry.sr,
        save="" if entry.save == "none" or entry.harmless else entry.save,
        save_result=entry.save_result or "negates",
        points=points_of(entry, level),
    )


def points_of(entry: SpellEntry, level: int) -> str:
    """Its points as they would be typed: "5d6 fire", "+1d8+5"."""
    parts = []
    for harm in entry.harm:
        formula = harm.formula(level)
        if harm.heals:
            return f"+{formula}"
        parts.append(f"{formula} {damage_type_name(harm.type)}" if harm.type is not None else formula)
    return " + ".join(parts)


def _casting(draft: CastDraft, entry: EffectEntry, state: Encounter) -> Casting:
    casting = casting_of(state, draft.who, entry)
    typed = whole(draft.caster_level)
    return casting if typed is None or entry.scales_with else replace(casting, level=max(1, typed))


def _lines(given: dict[str, Any]) -> tuple[ModifierForm, ...]:
    modifiers = msgspec.convert(given.get("modifiers", []), _MODIFIERS)
    return tuple(map(ModifierForm.of, modifiers))


def _roll(formula: str, dice: DiceSource) -> int:
    parsed = parse_dice(formula)
    if parsed is None:
        return 0
    return parsed.bonus + sum(sign * dice.roll(sides) for sign, count, sides in parsed.dice for _ in range(count))
