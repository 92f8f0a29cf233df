"""The fields of the form of an affliction, and what can be chosen for it (rule G4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from encounter_tracker.support.afflictions import affliction
from encounter_tracker.support.afflictions import find as find_entries
from encounter_tracker.viewmodels.affliction_block import blocks_of
from encounter_tracker.viewmodels.affliction_form import (
    EXPOSURES,
    KINDS,
    SAVES,
    AfflictionForm,
    from_effect,
    from_entry,
)
from encounter_tracker.viewmodels.affliction_words import effect_words, exposure_name, kind_name
from encounter_tracker.viewmodels.combatant_rows import FormField, FormGroup
from encounter_tracker.viewmodels.effect_finder import FinderRow, marked
from encounter_tracker.viewmodels.effect_view import everyone
from encounter_tracker.viewmodels.texts.language import fill, language, tr
from encounter_tracker.viewmodels.texts.names import effect_name, save_name

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Combatant, Effect, Encounter
    from encounter_tracker.support.afflictions import AfflictionEntry

QUICK: Final = 7


def form_groups(state: Encounter, form: AfflictionForm) -> tuple[FormGroup, ...]:
    """The fields below the name."""
    return (
        FormGroup(caption="", fields=(*_what_fields(form), _source_field(state, form))),
        FormGroup(caption="", fields=_save_fields(form)),
        FormGroup(caption="", fields=_effect_fields(form)),
    )


def _what_fields(form: AfflictionForm) -> tuple[FormField, ...]:
    return (
        FormField(
            key="kind",
            label=tr("AfflictionForm", "Kind"),
            kind="choice",
            value=form.kind,
            choices=tuple((key, kind_name(key)) for key in KINDS),
        ),
        FormField(
            key="exposure",
            label=tr("AfflictionForm", "Exposure"),
            kind="choice",
            value=form.exposure,
            choices=tuple((key, exposure_name(key)) for key in EXPOSURES),
        ),
        FormField(
            key="onset",
            label=tr("AfflictionForm", "Onset"),
            value=form.onset,
            placeholder=tr("AfflictionForm", "at once"),
        ),
    )


def _save_fields(form: AfflictionForm) -> tuple[FormField, ...]:
    return (
        FormField(
            key="save",
            label=tr("AfflictionForm", "Save"),
            kind="choice",
            value=form.save,
            choices=tuple((key, save_name(key)) for key in SAVES),
        ),
        FormField(key="dc", label=tr("AfflictionForm", "DC"), kind="number", value=form.dc, placeholder="14"),
        FormField(
            key="every",
            label=tr("AfflictionForm", "A save every"),
            value=form.every,
            placeholder=tr("AfflictionForm", "1 round"),
        ),
        FormField(
            key="times",
            label=tr("AfflictionForm", "How often"),
            kind="number",
            value=form.times,
            placeholder=tr("AfflictionForm", "until cured"),
        ),
    )


def _source_field(state: Encounter, form: AfflictionForm) -> FormField:
    return FormField(
        key="source",
        label=tr("AfflictionForm", "From"),
        kind="choice",
        value=form.source,
        choices=(("", tr("AfflictionForm", "nobody")), *everyone(state)),
    )


def _effect_fields(form: AfflictionForm) -> tuple[FormField, ...]:
    return (
        FormField(
            key="effect",
            label=tr("AfflictionForm", "Each failed save"),
            value=form.effect,
            placeholder=tr("AfflictionForm", "1d2 Con, 1 Wis drain, 1d6 damage, nauseated 1 min"),
            wide=True,
        ),
        FormField(
            key="cure",
            label=tr("AfflictionForm", "Saves that cure"),
            kind="number",
            value=form.cure,
            placeholder=tr("AfflictionForm", "none"),
        ),
        FormField(
            key="consecutive",
            label=tr("AfflictionForm", "in a row"),
            kind="check",
            value=form.consecutive,
        ),
    )


# ---- what can be chosen -----------------------------------------------------------------------------------------


def finder_rows(state: Encounter, text: str) -> tuple[FinderRow, ...]:
    """What answers to a text: what is in force already, what creatures here have, the catalogue."""
    near = [*_in_force(state), *_of_creatures(state)]
    if text.strip():
        near = [row for row in near if marked(row.text, text)[1]]
    rows = [*near, *(_entry_row(entry) for entry in find_entries(text, QUICK))]
    return tuple(replace(row, mark=marked(row.text, text)) for row in rows[:QUICK])


def chosen_form(state: Encounter, key: str, source: str = "") -> AfflictionForm | None:
    """The form behind a line of the finder."""
    kind, _, rest = key.partition(":")
    if kind == "entry":
        entry = affliction(rest)
        return from_entry(entry, source) if entry is not None else None
    if kind == "effect":
        effect = state.effects.get(rest)
        form = from_effect(effect, effect_name(effect)) if effect is not None else None
        return replace(form, dc=str(_dc_of_one_dose(effect))) if form is not None and effect is not None else None
    who, _, title = rest.partition(":")
    combatant = state.combatants.get(who)
    if combatant is None:
        return None
    found = next((form for name, form in blocks_of(combatant.creature.special) if name == title), None)
    return replace(found, name=_named(found.name, combatant), source=who) if found is not None else None


def _dc_of_one_dose(effect: Effect) -> int:
    """The DC without what further doses have added (rule G4)."""
    doses = effect.affliction.doses if effect.affliction is not None else 1
    return (effect.dc or 0) - 2 * (doses - 1)


def _in_force(state: Encounter) -> list[FinderRow]:
    found = [effect for effect in state.effects.values() if effect.affliction is not None]
    text = tr("AfflictionForm", "in force: another dose")
    seen: dict[str, FinderRow] = {}
    for effect in found:
        if effect.affliction is not None and effect.affliction.kind == "poison":
            seen.setdefault(effect.name, FinderRow(key=f"effect:{effect.id}", text=effect_name(effect), remark=text))
    return list(seen.values())


def _of_creatures(state: Encounter) -> list[FinderRow]:
    """The afflictions written in the stat blocks of those present, each once."""
    seen: dict[tuple[str, AfflictionForm], FinderRow] = {}
    for combatant in state.present:
        for title, form in blocks_of(combatant.creature.special):
            row = FinderRow(
                key=f"block:{combatant.id}:{title}", text=_named(form.name, combatant), remark=_remark(form)
            )
            seen.setdefault((combatant.creature.name, form), row)
    return list(seen.values())


def _named(title: str, combatant: Combatant) -> str:
    return fill(tr("AfflictionForm", "{0} ({1})"), title, combatant.creature.name)


def _remark(form: AfflictionForm) -> str:
    save = save_name(form.save)
    return fill(tr("AfflictionForm", "stat block · {0} DC {1}"), save, form.dc) if form.dc else ""


def _entry_row(entry: AfflictionEntry) -> FinderRow:
    words = (
        kind_name(entry.kind),
        fill(tr("AfflictionForm", "{0} DC {1}"), save_name(entry.save), entry.dc),
        effect_words(entry.effect),
    )
    return FinderRow(key=f"entry:{entry.key}", text=entry.name.say(language()), remark=" · ".join(words))
