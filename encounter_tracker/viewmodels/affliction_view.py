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
from encounter_tracker.viewmodels.affliction_form import (
    AfflictionForm,
    First,
    FirstSave,
    Understood,
    affliction_command,
)
from encounter_tracker.viewmodels.affliction_words import (
    effect_words,
    frequency_words,
    summary_words,
)
from encounter_tracker.viewmodels.combatant_due import Answer, parse_answer
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.target_lines import SIDES, TargetLine
from encounter_tracker.viewmodels.texts.language import fill, language, tr
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from encounter_tracker.encounter.refusal import Reason
    from encounter_tracker.encounter.state import Combatant, Effect, Encounter

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
