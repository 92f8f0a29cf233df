"""All that the surface for casting shows, as one frozen view made by pure functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.derive import derived
from encounter_tracker.viewmodels.cast_draft import CastDraft
from encounter_tracker.viewmodels.cast_rows import CastTargetRow, affected, all_missing, spell_label, target_rows
from encounter_tracker.viewmodels.cast_trial import CastTrial, cast_trial
from encounter_tracker.viewmodels.effect_fields import Problems
from encounter_tracker.viewmodels.effect_view import FormView, everyone
from encounter_tracker.viewmodels.effect_words import Piece, end_pieces
from encounter_tracker.viewmodels.hp_echo import echo_of, faces_of
from encounter_tracker.viewmodels.texts.durations import time_exact
from encounter_tracker.viewmodels.texts.language import capitalised, fill, listed
from encounter_tracker.viewmodels.texts.names import save_name
from encounter_tracker.viewmodels.texts.reasons import reason_text
from encounter_tracker.viewmodels.texts.telling_casting import component_name, traits_of, why_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.refusal import Reason
    from encounter_tracker.encounter.state import Casting, Encounter
    from encounter_tracker.viewmodels.effect_choices import Choices

tr = QCoreApplication.translate

Stage = Literal["choose", "begun"]
Deed = Literal["begin", "cast", "finish"]

#: Refusals that no game master can overrule: something is missing.
_FINAL: Final = frozenset({"not_casting", "unknown_combatant", "past_turn_edge", "this_turn_not_theirs", "bad_die"})
_AMOUNTS_SHOWN: Final = 6


class CastView(Struct, frozen=True, kw_only=True):
    """Everything that is shown.

    Attributes:
        draft: what has been entered.
        stage: whether the spell is still to be begun, or is being cast.
        caster, casters: who casts, and who could.
        title: what the surface is for; echo: what the spell is, in a few words.
        level_hint, caster_level_hint, dc_hint: what counts while nothing is typed.
        summary: the spell being cast, in one line.
        reminder: what reactions look for.
        known: who recognises the spell; identify: who may still find out, and how (key, text).
        lost: that the last spell was lost, and why.
        reason: why it cannot be done; can_force: the game master may do it all the same.
        problems: what is wrong, by field.
        rows: the targets; nobody: what is said where there are none.
        points_echo: the points in words; faces: what the dice showed.
        form: what the fields for the duration show; ends: when it will end.
        can_roll: whether dice of targets are missing.
        deed: what Enter does, deed_text: how that is called, can_do: whether it can be done.
        other: what can be done instead, or "", with its text.
    """

    draft: CastDraft = CastDraft()
    stage: Stage = "choose"
    caster: str = ""
    casters: Choices = ()
    title: str = ""
    echo: str = ""
    level_hint: str = ""
    caster_level_hint: str = ""
    dc_hint: str = ""
    summary: str = ""
    reminder: str = ""
    known: str = ""
    identify: Choices = ()
    lost: str = ""
    reason: str = ""
    can_force: bool = False
    problems: Problems = {}
    rows: tuple[CastTargetRow, ...] = ()
    nobody: str = ""
    points_echo: str = ""
    faces: str = ""
    form: FormView = FormView(form=CastDraft().form)
    ends: tuple[Piece, ...] = ()
    can_roll: bool = False
    deed: Deed = "begin"
    deed_text: str = ""
    can_do: bool = False
    other: Deed | Literal[""] = ""
    other_text: str = ""


def cast_view(draft: CastDraft, state: Encounter, *, faces: tuple[int, ...] = (), tried: bool = False) -> CastView:
    """The whole view; ``tried``: something was tried with it, so what is empty is said to be missing."""
    trial = cast_trial(draft, state)
    casting = draft.casting(state)
    found = draft.problems(state)
    shown = found if tried else {field: text for field, text in found.items() if field != "name"}
    rows = target_rows(draft, state, trial)
    deed = deed_of(draft, state, trial)
    reason = obstacle(trial, deed)
    other = _other(draft, deed)
    return CastView(
        draft=draft,
        stage="begun" if casting is not None else "choose",
        caster=draft.who,
        casters=everyone(state),
        title=_title(draft, casting),
        echo=_echo(draft, state),
        level_hint="0",
        caster_level_hint=str(draft.caster_level_now(state)),
        dc_hint=_number(draft.dc_now(state)),
        summary=_summary(casting) if casting is not None else "",
        reminder=_reminder(trial, casting),
        known=_known(state, trial, casting),
        identify=_identify(state, draft.who, casting),
        lost=_lost(draft, state),
        reason="" if reason is None else reason_text(reason),
        can_force=reason is not None and reason.code not in _FINAL and not found,
        problems=shown,
        rows=rows,
        nobody=_nobody(draft),
        points_echo=_points_echo(draft),
        faces=faces_of(faces),
        form=_form(draft, state, shown),
        ends=() if draft.instantaneous else end_pieces(draft.form, state),
        can_roll=bool(all_missing(draft, trial)),
        deed=deed,
        deed_text=_deed_text(draft, state, trial, rows, deed),
        can_do=not found and reason is None,
        other=other,
        other_text=_other_text(other),
    )


# ---- what is done ----------------------------------------------------------------------------------------------------


def is_special(draft: CastDraft, trial: CastTrial) -> bool:
    """Whether something has to be decided or rolled before the spell takes effect."""
    takes_time = draft.time in {"rounds", "minutes", "hours"}
    return takes_time or bool(draft.attack) or bool(draft.points.strip()) or bool(all_missing(draft, trial))


def deed_of(draft: CastDraft, state: Encounter, trial: CastTrial) -> Deed:
    """What Enter does: begin, or begin and finish at once where nothing stands between, or finish."""
    if draft.casting(state) is not None:
        return "finish"
    return "begin" if is_special(draft, trial) else "cast"


def _other(draft: CastDraft, deed: Deed) -> Deed | Literal[""]:
    if deed == "cast":
        return "begin"
    if deed == "begin" and draft.time in {"turn", "reaction", "free action"}:
        return "cast"
    return ""


def _other_text(other: str) -> str:
    if other == "begin":
        return tr("Cast", "Only begin")
    return tr("Cast", "Begin and finish") if other == "cast" else ""


def obstacle(trial: CastTrial, deed: Deed) -> Reason | None:
    """Why something cannot be done with the spell; None: it can."""
    if deed != "finish" and trial.refused is not None:
        return trial.refused
    return trial.unfinished if deed != "begin" else None


def _deed_text(draft: CastDraft, state: Encounter, trial: CastTrial, rows: Iterable[CastTargetRow], deed: Deed) -> str:
    if deed == "begin":
        return tr("Cast", "Begin casting")
    amounts = [row.amount for row in rows if row.amount]
    if amounts and len(amounts) <= _AMOUNTS_SHOWN and not all_missing(draft, trial):
        text = tr("Cast", "Finish: {0}") if deed == "finish" else tr("Cast", "Cast: {0}")
        return fill(text, ", ".join(amounts))
    names = [state.combatants[who].name for who in affected(draft, trial) if who in state.combatants]
    if not names:
        return tr("Cast", "Finish") if deed == "finish" else tr("Cast", "Cast")
    whom = names[0] if len(names) == 1 else str(len(names))
    text = tr("Cast", "Finish on {0}") if deed == "finish" else tr("Cast", "Cast on {0}")
    return fill(text, whom)


# ---- words -----------------------------------------------------------------------------------------------------------


def _title(draft: CastDraft, casting: Casting | None) -> str:
    if casting is None:
        return tr("Cast", "Cast a spell")
    name = spell_label(draft) if draft.name == casting.name else casting.name
    return fill(tr("Cast", "Held: {0}") if casting.held else tr("Cast", "Casting: {0}"), name)


def _echo(draft: CastDraft, state: Encounter) -> str:
    """What was understood: "level 3 · Will save, DC 17 · spell resistance · range 10.5 m"."""
    if not draft.name:
        return ""
    dc = draft.dc_now(state)
    words = [fill(tr("Cast", "level {0}"), draft.level_now(state))]
    if draft.save:
        words.append(fill(tr("Cast", "{0}, DC {1}"), save_name(draft.save), "—" if dc is None else dc))
    if draft.sr:
        words.append(tr("Cast", "spell resistance"))
    if draft.instantaneous:
        words.append(tr("Cast", "instantaneous"))
    return " · ".join(words) if draft.key else tr("Cast", "A spell of your own: say below what comes of it.")


def _summary(casting: Casting) -> str:
    components = listed([component_name(action.component) for action in casting.actions])
    level = fill(tr("Cast", "level {0}"), casting.level)
    time = fill(tr("Cast", "takes {0}"), time_exact(casting.rounds)) if casting.rounds else ""
    forced = tr("Cast", "begun all the same") if casting.forced else ""
    if casting.held:
        return " · ".join((level, tr("Cast", "cast already, and held until it hits")))
    return " · ".join(text for text in (level, components, time, forced) if text)


def _reminder(trial: CastTrial, casting: Casting | None) -> str:
    """What reactions and attacks of opportunity look for, with the actions that have it (rule G1)."""
    if casting is not None and casting.held:
        return ""
    words = [
        fill(tr("Cast", "{0} ({1})"), trait, ", ".join(components))
        for trait, components in traits_of(trial.actions).items()
    ]
    if not words:
        known = casting is not None or trial.begun is not None
        return tr("Cast", "Reactions look for the casting alone: it has no components.") if known else ""
    return fill(tr("Cast", "Reactions look for {0}."), listed(words))


def _known(state: Encounter, trial: CastTrial, casting: Casting | None) -> str:
    """Who knows at once what is being cast (rule G5)."""
    if casting is not None and casting.held:
        return ""
    known = casting.known_by if casting is not None else trial.begun.known_by if trial.begun is not None else ()
    names = [state.combatants[who].name for who in known if who in state.combatants]
    if not names:
        return tr("Cast", "Nobody recognises it at once.") if casting is not None or trial.begun is not None else ""
    if casting is not None:
        return fill(tr("Cast", "Known to {0}."), listed(names))
    return fill(tr("Cast", "Recognised at once by {0}, who has it too."), listed(names))


def _identify(state: Encounter, caster: str, casting: Casting | None) -> Choices:
    """Who may still find out what is being cast, by an action or a reaction (rule G5)."""
    if casting is None or casting.held:
        return ()
    found: list[tuple[str, str]] = []
    for other in state.present:
        if other.id == caster or other.id in casting.known_by or not derived(state, other.id).can_act:
            continue
        found.append((f"{other.id}|action", fill(tr("Cast", "{0}: by an action (recall knowledge)"), other.name)))
        found.append((f"{other.id}|reaction", fill(tr("Cast", "{0}: by a reaction (identify spell feat)"), other.name)))
    return tuple(found)


def _lost(draft: CastDraft, state: Encounter) -> str:
    combatant = state.combatants.get(draft.who)
    casting = combatant.casting if combatant is not None else None
    if combatant is None or casting is None or casting.state != "lost":
        return ""
    text = tr("Cast", "{0} has lost {1}: {2}. Slot and actions are spent.")
    return fill(text, combatant.name, spell_label(CastDraft(name=casting.name)), why_text(casting.why_lost))


def _nobody(draft: CastDraft) -> str:
    if draft.targets:
        return ""
    return tr("Cast", "On nobody in particular: select targets in the list, or cast it upon an area.")


def _points_echo(draft: CastDraft) -> str:
    entry = draft.points_entry()
    return "" if entry is None else capitalised(echo_of(entry, None))


def _form(draft: CastDraft, state: Encounter, problems: Problems) -> FormView:
    form = draft.form
    default = form.anchor_id(state)
    return FormView(
        form=form,
        problems=problems,
        everyone=everyone(state),
        anchor=form.duration.anchor or default,
        of=form.duration.of or default,
    )


def _number(value: int | None) -> str:
    return "" if value is None else str(value)
