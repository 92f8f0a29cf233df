"""All that the forms of an effect show, as frozen rows made by pure functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.commands import Command
from encounter_tracker.rules.kinds import KINDS
from encounter_tracker.rules.vocabulary import BonusType
from encounter_tracker.viewmodels.effect_choices import Choices, descriptor_name
from encounter_tracker.viewmodels.effect_edit import FIXED
from encounter_tracker.viewmodels.effect_fields import Problems, whole
from encounter_tracker.viewmodels.effect_form import EffectForm, Outcome, TargetForm
from encounter_tracker.viewmodels.effect_rolls import SaveRoll, can_roll
from encounter_tracker.viewmodels.effect_strip import StripRow, strip_row
from encounter_tracker.viewmodels.effect_trial import Trial, previews, trial, without_dice
from encounter_tracker.viewmodels.effect_words import (
    Piece,
    antimagic_warning,
    apply_text,
    deepened_warning,
    end_pieces,
    kind_implies,
    summary_pieces,
)
from encounter_tracker.viewmodels.rows import Side
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import condition_name, save_name
from encounter_tracker.viewmodels.wall_draft import wall_words

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter

SIDES: Final[dict[str, Side]] = {"party": "party", "foes": "foe", "neutral": "neutral"}


class TargetRow(Struct, frozen=True, kw_only=True):
    """One target.

    Attributes:
        id: who.
        name: the name.
        side: party, foe or neutral.
        resistance: the spell resistance to be overcome, or "".
        face: the die against it, as typed.
        reckoned: what stands behind the die ("+ 7 = 13"), or "".
        save: what became of the saving throw, or why none is needed.
        outcome: how this target will stand to the effect.
        choices: the outcomes that can be chosen.
        immune: why it is left out, or "".
        problem: what is wrong with the die.
    """

    id: str
    name: str
    side: Side = "foe"
    resistance: str = ""
    face: str = ""
    reckoned: str = ""
    save: str = ""
    outcome: Outcome = "affected"
    choices: tuple[tuple[Outcome, str], ...] = ()
    immune: str = ""
    problem: str = ""


class ModifierRow(Struct, frozen=True, kw_only=True):
    """One line of what it does, with what becomes of the first target's figure."""

    on: str
    value: str
    type: BonusType = "untyped"
    shows: str = ""
    problem: str = ""


class FormView(Struct, frozen=True, kw_only=True):
    """Everything the quick form and the full editor show.

    Attributes:
        form: what has been entered.
        title: what it is about ("slow, cast by Corvin").
        problems: what is wrong and to be shown, by field.
        targets: the targets.
        outside: who can still become a target.
        everyone: who can be the source, or the one whose turn counts.
        source: the key chosen among them.
        anchor, of: the ids whose turn counts and ends it.
        save_heading: the heading of the column of saves.
        can_roll: whether dice are missing.
        implies: what the kind means.
        warning: what antimagic makes of it, and where fear or fatigue goes deeper, or "".
        unresisted: spell resistance is no help against this kind.
        wall: the wall in words, or "".
        ends: when it ends.
        summary: all of it as one sentence.
        strip: the strip of rounds.
        modifiers: what it does.
        conditions: keys and names of the conditions it gives.
        descriptors: the same of its descriptors.
        apply: the label of the button.
        extra: a number of its own ("points", "temp_hp", "negative_levels") and its label, or None.
        refused: why it cannot be applied, or "".
        locked: the fields that cannot be changed any more.
    """

    form: EffectForm
    title: str = ""
    problems: Problems = {}
    targets: tuple[TargetRow, ...] = ()
    outside: Choices = ()
    everyone: Choices = ()
    source: str = ""
    anchor: str = ""
    of: str = ""
    save_heading: str = ""
    can_roll: bool = False
    implies: str = ""
    warning: str = ""
    unresisted: bool = False
    wall: str = ""
    ends: tuple[Piece, ...] = ()
    summary: tuple[Piece, ...] = ()
    strip: StripRow = StripRow()
    modifiers: tuple[ModifierRow, ...] = ()
    conditions: Choices = ()
    descriptors: Choices = ()
    apply: str = ""
    extra: tuple[tuple[str, str], ...] = ()
    refused: str = ""
    locked: frozenset[str] = frozenset()


class Draft(Struct, frozen=True, kw_only=True):
    """A form and what is known about it.

    Attributes:
        form: what has been entered.
        command: what would be applied; None while something is wrong.
        tried: the same with all that is wrong left out, for the preview.
        problems: the problems to show.
        saves: saving throws that were rolled from the form.
        refused: why it was refused, or "".
    """

    form: EffectForm
    command: Command | None = None
    tried: Command | None = None
    problems: Problems = {}
    saves: dict[str, SaveRoll] = {}
    refused: str = ""


def form_view(draft: Draft, state: Encounter) -> FormView:
    """The view of a form."""
    form, problems, saves = draft.form, draft.problems, draft.saves
    outcome = trial(state, without_dice(form, state, draft.command))
    immune = outcome.immune if outcome is not None else {}
    shows = previews(form, state, draft.tried)
    default = form.anchor_id(state)
    good = not form.duration.problems(state, default)
    anchor = form.duration.anchor or default
    lines = tuple(
        ModifierRow(
            on=line.on, value=line.value, type=line.type, shows=show, problem=problems.get(f"modifier.{at}", "")
        )
        for at, (line, show) in enumerate(zip(form.modifiers, shows, strict=True))
    )
    duration = form.duration.to_duration(default) if good else None
    return FormView(
        form=form,
        title=_title(form, state),
        problems=problems,
        targets=tuple(_target(form, state, target, saves, immune, problems) for target in form.targets),
        outside=_outside(form, state),
        everyone=everyone(state),
        source=form.source,
        anchor=anchor,
        of=form.duration.of or default,
        save_heading=_save_heading(form),
        can_roll=can_roll(form, state, saves),
        implies=kind_implies(form),
        warning=_warning(form, state, outcome),
        unresisted=not KINDS[form.kind].resistible,
        wall="" if form.wall is None else wall_words(form.wall),
        ends=end_pieces(form, state),
        summary=summary_pieces(form, state, immune),
        strip=strip_row(state, duration, anchor),
        modifiers=lines,
        conditions=tuple((key, condition_name(key)) for key in form.conditions),
        descriptors=tuple((word, descriptor_name(word)) for word in form.descriptors),
        apply=apply_text(form, state, immune),
        extra=_extra(form),
        refused=draft.refused,
        locked=frozenset(FIXED) if form.effect else frozenset(),
    )


def _warning(form: EffectForm, state: Encounter, outcome: Trial | None) -> str:
    texts = (antimagic_warning(form, state), deepened_warning(outcome.deepened if outcome is not None else (), state))
    return " ".join(text for text in texts if text)


def everyone(state: Encounter) -> Choices:
    """All combatants, in the order of the list, those without a place behind."""
    placed = [state.combatants[who] for who in state.order if not state.combatants[who].removed]
    there = {combatant.id for combatant in placed}
    return tuple((c.id, c.name) for c in (*placed, *(c for c in state.present if c.id not in there)))


def _outside(form: EffectForm, state: Encounter) -> Choices:
    inside = {target.id for target in form.targets}
    return tuple((who, name) for who, name in everyone(state) if who not in inside)


def _title(form: EffectForm, state: Encounter) -> str:
    tr = QCoreApplication.translate
    name = form.name.strip()
    source = state.combatants.get(form.source)
    if source is None or not name:
        return name
    if form.kind == "spell":
        return fill(tr("EffectForm", "{0}, cast by {1}"), name, source.name)
    return fill(tr("EffectForm", "{0}, from {1}"), name, source.name)


def _save_heading(form: EffectForm) -> str:
    tr = QCoreApplication.translate
    if not form.save:
        return tr("EffectForm", "saving throw")
    if whole(form.dc) is None:
        return fill(tr("EffectForm", "{0} save"), save_name(form.save))
    return fill(tr("EffectForm", "{0} save, DC {1}"), save_name(form.save), form.dc.strip())


def _extra(form: EffectForm) -> tuple[tuple[str, str], ...]:
    tr = QCoreApplication.translate
    found = []
    if form.bleeds:
        found.append(("points", tr("EffectForm", "points of bleeding each turn")))
    if form.temp_hp:
        found.append(("temp_hp", tr("EffectForm", "temporary hit points")))
    if form.negative_levels:
        found.append(("negative_levels", tr("EffectForm", "negative levels")))
    return tuple(found)


# ---- targets ------------------------------------------------------------------------------------------------------


def _target(
    form: EffectForm,
    state: Encounter,
    target: TargetForm,
    saves: dict[str, SaveRoll],
    immune: dict[str, str],
    problems: Problems,
) -> TargetRow:
    combatant = state.combatants[target.id]
    outcome = form.outcome(state, target)
    resistance = None if target.state else form.resistance(state, target.id)
    return TargetRow(
        id=target.id,
        name=combatant.name,
        side=SIDES[combatant.side],
        resistance="" if resistance is None else _resistance(resistance),
        face=target.face,
        reckoned=_reckoned(form, state, target) if resistance is not None else "",
        save=_save_text(form, outcome, saves.get(target.id)),
        outcome=outcome,
        choices=_choices(target, resistance is not None),
        immune=immune.get(target.id, ""),
        problem=problems.get(f"target.{target.id}", ""),
    )


def _resistance(value: int) -> str:
    return QCoreApplication.translate("EffectForm", "SR {0}").format(value)


def _reckoned(form: EffectForm, state: Encounter, target: TargetForm) -> str:
    """What the die comes to: "+ 7 = 13"."""
    level, face = form.level_of_caster(state) or 0, whole(target.face)
    if face is None:
        return QCoreApplication.translate("EffectForm", "+ {0}").format(level)
    return QCoreApplication.translate("EffectForm", "+ {0} = {1}").format(level, face + level)


def _save_text(form: EffectForm, outcome: Outcome, roll: SaveRoll | None) -> str:
    tr = QCoreApplication.translate
    if outcome == "resisted":
        return tr("EffectForm", "not needed")
    if roll is not None:
        total = roll.face + roll.modifier
        sign = "+" if roll.modifier >= 0 else "−"
        return tr("EffectForm", "rolled {0} {1} {2} = {3}").format(roll.face, sign, abs(roll.modifier), total)
    return "" if form.save else "—"


def _choices(target: TargetForm, checked: bool) -> tuple[tuple[Outcome, str], ...]:
    """The outcomes that can be chosen: of an effect in force, only whether it is held down."""
    tr = QCoreApplication.translate
    affected: tuple[Outcome, str] = ("affected", tr("EffectForm", "affected"))
    saved: tuple[Outcome, str] = ("saved", tr("EffectForm", "saved"))
    resisted: tuple[Outcome, str] = ("resisted", tr("EffectForm", "resisted"))
    if target.state in {"affected", "suppressed"}:
        return affected, ("suppressed", tr("EffectForm", "held down"))
    if target.state:
        return (saved,) if target.state == "saved" else (resisted,)
    return (affected, saved, resisted) if checked else (affected, saved)
