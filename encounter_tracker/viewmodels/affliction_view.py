"""All that the form of an affliction shows, as frozen rows made by pure functions (rule G4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Refused, apply
from encounter_tracker.encounter.course import course_of
from encounter_tracker.encounter.rolling import save_parts
from encounter_tracker.rules.stacking import counted
from encounter_tracker.support.afflictions import affliction_named
from encounter_tracker.support.afflictions import find as find_entries
from encounter_tracker.viewmodels.affliction_block import blocks_of
from encounter_tracker.viewmodels.affliction_form import (
    EXPOSURES,
    KINDS,
    SAVES,
    AfflictionForm,
    First,
    FirstSave,
    Understood,
    affliction_command,
    from_effect,
    from_entry,
)
from encounter_tracker.viewmodels.affliction_words import (
    effect_words,
    exposure_name,
    frequency_words,
    kind_name,
    summary_words,
)
from encounter_tracker.viewmodels.combatant_due import Answer, parse_answer
from encounter_tracker.viewmodels.combatant_rows import FormField, FormGroup
from encounter_tracker.viewmodels.effect_finder import FinderRow, marked
from encounter_tracker.viewmodels.effect_view import everyone
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.target_lines import SIDES, TargetLine
from encounter_tracker.viewmodels.texts.language import fill, language, tr
from encounter_tracker.viewmodels.texts.names import effect_name, save_name
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from encounter_tracker.encounter.refusal import Reason
    from encounter_tracker.encounter.state import Combatant, Effect, Encounter
    from encounter_tracker.support.afflictions import AfflictionEntry

QUICK: Final = 7
_NATURAL_20: Final = 20
_NATURAL_1: Final = 1
#: Refusals of one target that leave it out; the others get it.
LEAVES_OUT: Final = frozenset({"immune", "all_immune", "protected", "is_dead", "already_afflicted"})


class AfflictionDraft(Struct, frozen=True, kw_only=True):
    """What has been entered so far.

    Attributes:
        form: the fields.
        found: what they mean.
        targets: ids of the targets.
        first: the first save is made now, or was failed already.
        typed: what was typed for the first save of each target.
        mistakes: what is wrong with the fields.
        checked: whether that is to be shown, empty fields included.
    """

    form: AfflictionForm = AfflictionForm()
    found: Understood = Understood()
    targets: tuple[str, ...] = ()
    first: First = "made"
    typed: dict[str, str] = {}
    mistakes: dict[str, str] = {}
    checked: bool = False


class AfflictionView(Struct, frozen=True, kw_only=True):
    """Everything the form shows.

    Attributes:
        remark: upon how many.
        summary: all of it as a sentence or two.
        note: what the catalogue says besides.
        problems: what is wrong and to be shown, by field.
        first: whether the first save is made now.
        lines: the targets.
        apply: the label of the button.
        can_apply: whether anybody is left for it.
        can_force: whether somebody is left out that the game master may insist on.
    """

    remark: str = ""
    summary: str = ""
    note: str = ""
    problems: dict[str, str] = {}
    first: First = "made"
    lines: tuple[TargetLine, ...] = ()
    apply: str = ""
    can_apply: bool = False
    can_force: bool = False


# ---- the fields -------------------------------------------------------------------------------------------------


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
        entry = next((one for one in find_entries("", 999) if one.key == rest), None)
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


# ---- the targets ------------------------------------------------------------------------------------------------


def affliction_view(state: Encounter, draft: AfflictionDraft) -> AfflictionView:
    """Everything the form shows of what has been entered."""
    form, found = draft.form, draft.found
    shown = dict(draft.mistakes)
    if not draft.checked:
        shown = {key: text for key, text in shown.items() if getattr(form, key, "").strip()}
    targets = [state.combatants[who] for who in draft.targets if who in state.combatants]
    left_out = refusals(state, draft)
    lines = tuple(_line(state, draft, one, left_out.get(one.id)) for one in targets)
    many = len(targets) - len(left_out)
    entry = affliction_named(form.name)
    return AfflictionView(
        remark=tr("AfflictionForm", "on %n combatant(s)", "", len(targets)),
        summary=summary_words(form, found) if found.dc is not None or found.effect is not None else "",
        note=entry.note.say(language()) if entry is not None and entry.note is not None else "",
        problems=shown,
        first=draft.first,
        lines=lines,
        apply=_apply_text(targets, left_out),
        can_apply=bool(many) and not any(line.wrong for line in lines),
        can_force=bool(left_out) and any(reason.code != "already_afflicted" for reason in left_out.values()),
    )


def _apply_text(targets: list[Combatant], left_out: dict[str, Reason]) -> str:
    meant = [one.name for one in targets if one.id not in left_out]
    if len(meant) == 1:
        return fill(tr("AfflictionForm", "Apply to {0}"), meant[0])
    return tr("AfflictionForm", "Apply to %n", "", len(meant))


def refusals(state: Encounter, draft: AfflictionDraft) -> dict[str, Reason]:
    """Who is left out, and why."""
    if draft.mistakes.keys() - {"name"} or not draft.targets:
        return {}
    found: dict[str, Reason] = {}
    named = draft.form if draft.form.name.strip() else replace(draft.form, name="?")
    for who in draft.targets:
        # a face that fails: only a refusal counts here, and nothing that would have to be rolled
        command = affliction_command(named, draft.found, who, FirstSave(total=-999))
        outcome = apply(state, replace(command, source=None))
        if isinstance(outcome, Refused) and outcome.reason.code in LEAVES_OUT:
            found[who] = outcome.reason
    return found


def _line(state: Encounter, draft: AfflictionDraft, combatant: Combatant, left_out: Reason | None) -> TargetLine:
    modifier = save_modifier(state, draft.form, combatant.id)
    asks = draft.first == "made" and left_out is None
    typed = draft.typed.get(combatant.id, "")
    answer = parse_answer(typed, "affliction_save") if asks else Answer()
    wrong = answer if isinstance(answer, str) else ""
    outcome, tone = _outcome(state, draft, combatant, left_out, Answer() if isinstance(answer, str) else answer)
    die = f"d20 {signed(modifier)}" if asks else ""
    name = fill(tr("AfflictionForm", "{0}: die or sum of the first save"), combatant.name)
    return TargetLine(
        id=combatant.id,
        name=combatant.name,
        side=SIDES[combatant.side],
        die=die,
        typed=typed,
        wrong=wrong,
        outcome=wrong or outcome,
        tone=tone,  # type: ignore[arg-type]
        field_name=name,
        accessible=", ".join(text for text in (combatant.name, wrong or outcome) if text),
    )


def save_modifier(state: Encounter, form: AfflictionForm, who: str) -> int:
    """The modifier of the save against it, with what counts only against its kind."""
    return counted(save_parts(state, who, form.save, (form.kind,)))  # type: ignore[arg-type]


def _outcome(
    state: Encounter, draft: AfflictionDraft, combatant: Combatant, left_out: Reason | None, answer: Answer
) -> tuple[str, str]:
    """What becomes of one target, in words, and the tone."""
    if left_out is not None:
        return fill(tr("AfflictionForm", "left out: {0}"), reason_text(left_out)), "out"
    contracts = _contracts(state, draft, combatant)
    if draft.first == "failed":
        return contracts, "harm"
    dc = draft.found.dc
    modifier = save_modifier(state, draft.form, combatant.id)
    total = answer.total if answer.total is not None else None
    if answer.face is not None:
        total = answer.face + modifier
    if total is None or dc is None:
        if not contracts:
            return tr("AfflictionForm", "rolled when applied"), ""
        return fill(tr("AfflictionForm", "rolled when applied; if it fails: {0}"), contracts), ""
    made = total >= dc if answer.face is None else passes(answer.face, modifier, dc)
    if made:
        return fill(tr("AfflictionForm", "{0} against {1}: saved, nothing happens"), total, dc), "help"
    return fill(tr("AfflictionForm", "{0} against {1}: failed; {2}"), total, dc, contracts), "harm"


def passes(face: int, modifier: int, dc: int) -> bool:
    """Whether a die makes the save; a natural 20 always does, a natural 1 never (CORE)."""
    if face in {_NATURAL_1, _NATURAL_20}:
        return face == _NATURAL_20
    return face + modifier >= dc


def _contracts(state: Encounter, draft: AfflictionDraft, combatant: Combatant) -> str:
    """What a failed first save means: it begins, or another dose of the same poison (rule G4)."""
    found = draft.found
    again = _same(state, draft.form, combatant.id)
    if again is not None:
        course = course_of(state, again)
        more = (found.frequency.times or 0) // 2 if found.frequency is not None else 0
        doses = course.doses + 1 if course is not None else 2
        dc = (again.dc or 0) + 2
        text = fill(tr("AfflictionForm", "another dose, {0} in all: DC {1} → {2}"), doses, again.dc, dc)
        return fill(tr("AfflictionForm", "{0}, {1} more saves"), text, more) if more else text
    does = effect_words(found.effect) if found.effect is not None else ""
    if found.onset is not None:
        return fill(tr("AfflictionForm", "begins after {0}"), draft.form.onset.strip())
    return fill(tr("AfflictionForm", "at once {0}, then {1}"), does, frequency_words(found.frequency)) if does else ""


def _same(state: Encounter, form: AfflictionForm, who: str) -> Effect | None:
    wanted = form.true_name
    return next(
        (effect for effect in state.effects_on.get(who, ()) if effect.affliction is not None and effect.name == wanted),
        None,
    )


def commands_of(
    draft: AfflictionDraft,
    faces: dict[str, FirstSave],
    onsets: dict[str, int],
    *,
    left_out: frozenset[str],
    force: bool,
) -> list[c.GiveAffliction]:
    """The commands for all targets who are not left out; ``force``: immunities do not count."""
    return [
        replace(
            affliction_command(draft.form, draft.found, who, faces.get(who, FirstSave()), onsets.get(who)),
            force=force,
        )
        for who in draft.targets
        if who not in left_out
    ]
