"""The targets of a spell as rows: what stands in its way, the dice, and what becomes of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.reckoning import preview
from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.encounter.seeing import feet_between, sight_between
from encounter_tracker.viewmodels.cast_commands import points_command
from encounter_tracker.viewmodels.cast_trial import TargetTrial, missing_dice, outcome_of, saved
from encounter_tracker.viewmodels.effect_view import SIDES
from encounter_tracker.viewmodels.hp_verdict import verdict
from encounter_tracker.viewmodels.rows import Chip, Side, Trend, number, signed
from encounter_tracker.viewmodels.texts.block_words import spell_name
from encounter_tracker.viewmodels.texts.language import distance, fill
from encounter_tracker.viewmodels.texts.names import immunity_reason, save_name

if TYPE_CHECKING:
    from encounter_tracker.encounter.events import AttackMade
    from encounter_tracker.encounter.reckoning import TargetPreview
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.viewmodels.cast_draft import CastDraft, DieKind, Outcome, Share
    from encounter_tracker.viewmodels.cast_trial import CastTrial

tr = QCoreApplication.translate

OUTCOMES: Final[dict[str, str]] = {
    "open": QT_TRANSLATE_NOOP("CastOutcome", "to be rolled"),
    "affected": QT_TRANSLATE_NOOP("CastOutcome", "affected"),
    "saved": QT_TRANSLATE_NOOP("CastOutcome", "saved"),
    "resisted": QT_TRANSLATE_NOOP("CastOutcome", "resisted"),
    "missed": QT_TRANSLATE_NOOP("CastOutcome", "missed"),
    "out": QT_TRANSLATE_NOOP("CastOutcome", "left out"),
    "misfit": QT_TRANSLATE_NOOP("CastOutcome", "no valid target"),
    "immune": QT_TRANSLATE_NOOP("CastOutcome", "immune"),
    "far": QT_TRANSLATE_NOOP("CastOutcome", "out of range"),
}
_MISFITS: Final[dict[str, str]] = {
    "lifeless": QT_TRANSLATE_NOOP("CastMisfit", "not living"),
    "not_humanoid": QT_TRANSLATE_NOOP("CastMisfit", "not a humanoid"),
    "not_undead": QT_TRANSLATE_NOOP("CastMisfit", "not undead"),
}
_UNSEEN: Final[dict[str, str]] = {
    "invisible": QT_TRANSLATE_NOOP("CastUnseen", "unseen: invisible"),
    "dark": QT_TRANSLATE_NOOP("CastUnseen", "unseen: dark"),
    "darkvision_blocked": QT_TRANSLATE_NOOP("CastUnseen", "unseen: dark"),
    "blinded": QT_TRANSLATE_NOOP("CastUnseen", "unseen: the caster is blinded"),
    "too_far": QT_TRANSLATE_NOOP("CastUnseen", "unseen: too far away"),
}
_KEYS: Final = 9


class DieCell(Struct, frozen=True, kw_only=True):
    """One die of a target.

    Attributes:
        kind: what it is for ("attack", "miss", "sr", "save").
        label: what it is against ("touch AC 12").
        name: the same for screen readers, with the target.
        text: the face as typed or rolled.
        die: the die, shown while nothing is typed ("d20").
        reckoned: what stands behind it ("+ 7 = 19").
        verdict: what that means ("hits"); good: for the target.
        problem: what is wrong with what was typed.
    """

    kind: DieKind
    label: str
    name: str
    text: str = ""
    die: str = "d20"
    reckoned: str = ""
    verdict: str = ""
    good: Trend = ""
    problem: str = ""


class CastTargetRow(Struct, frozen=True, kw_only=True):
    """One target.

    Attributes:
        id: who.
        name: the name.
        side: party, foe or neutral.
        key: the digit that, with Alt, says that it saved, or that it did not; "" where there is no save.
        remark: how far off it is and what stands in the way.
        hindered: whether something does.
        willing: it lets itself be touched; None where that does not matter.
        cells: its dice.
        outcome: how it stands to the spell; outcomes: what can be chosen.
        share: how much of the points it takes, "" where there are none; amount: how many that are.
        result: hit points before and after ("30 → 18"), below: whether they are below 0 then.
        verdicts: what that means.
        accessible: the row as a sentence.
    """

    id: str
    name: str
    side: Side = "foe"
    key: str = ""
    remark: str = ""
    hindered: bool = False
    willing: bool | None = None
    cells: tuple[DieCell, ...] = ()
    outcome: Outcome = "affected"
    outcomes: tuple[tuple[str, str], ...] = ()
    share: Share | Literal[""] = ""
    amount: str = ""
    result: str = ""
    below: bool = False
    verdicts: tuple[Chip, ...] = ()
    accessible: str = ""


def outcome_name(outcome: str) -> str:
    """How a target stands to the spell, in words."""
    return tr("CastOutcome", OUTCOMES[outcome])


def target_rows(draft: CastDraft, state: Encounter, trial: CastTrial) -> tuple[CastTargetRow, ...]:
    """All targets, in their order."""
    seen = _previews(draft, state, trial)
    return tuple(
        _row(draft, state, trial.of(who), seen.get(who), key=str(place) if place <= _KEYS else "")
        for place, who in enumerate(draft.targets, 1)
        if who in state.combatants
    )


def shares(draft: CastDraft, trial: CastTrial) -> dict[str, Share]:
    """How much of the points each target takes: as chosen, else by how it stands to the spell."""
    found: dict[str, Share] = {}
    for who in draft.targets:
        outcome = outcome_of(draft, trial.of(who))
        chosen = draft.shares.get(who)
        if outcome not in {"affected", "saved", "open"}:
            found[who] = "none"
        elif chosen is not None:
            found[who] = chosen
        elif outcome == "saved" or saved(draft, trial.of(who)):
            found[who] = "none" if draft.save_result == "negates" else "half"
        else:
            found[who] = "full"
    return found


def halves(draft: CastDraft, trial: CastTrial) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who takes all of the points, and who half."""
    found = shares(draft, trial)
    full = tuple(who for who, share in found.items() if share == "full")
    return full, tuple(who for who, share in found.items() if share == "half")


def _previews(draft: CastDraft, state: Encounter, trial: CastTrial) -> dict[str, TargetPreview]:
    full, half = halves(draft, trial)
    command = points_command(draft, full, half)
    return {seen.who: seen for seen in preview(state, command)} if command is not None else {}


def _row(
    draft: CastDraft, state: Encounter, trial: TargetTrial, seen: TargetPreview | None, *, key: str
) -> CastTargetRow:
    who = trial.who
    combatant = state.combatants[who]
    outcome = outcome_of(draft, trial)
    remark, hindered = _remark(draft, state, trial)
    cells = _cells(draft, trial, combatant.name) if outcome not in {"out", "misfit", "far", "immune"} else ()
    entry = draft.entry()
    counts = entry is not None and outcome in {"affected", "saved", "open"}
    result = fill(tr("Cast", "{0} → {1}"), number(seen.hp_before), number(seen.hp_after)) if seen is not None else ""
    chips = verdict(seen, nonlethal=entry is not None and entry.kind == "nonlethal") if seen is not None else ()
    cell_words = [" ".join(w for w in (cell.label, cell.text, cell.reckoned, cell.verdict) if w) for cell in cells]
    spoken = [combatant.name, outcome_name(outcome), remark, *cell_words, result, *(chip.text for chip in chips)]
    return CastTargetRow(
        id=who,
        name=combatant.name,
        side=SIDES[combatant.side],
        key=key if draft.save and trial.save is not None else "",
        remark=remark,
        hindered=hindered,
        willing=who in draft.willing if draft.attack == "melee touch" and who != draft.who else None,
        cells=cells,
        outcome=outcome,
        outcomes=_outcomes(draft, trial, outcome),
        share=_share(draft, trial, outcome) if counts else "",
        amount=number(seen.total) if seen is not None else "",
        result=result,
        below=seen is not None and seen.hp_after < 0,
        verdicts=chips,
        accessible=", ".join(text for text in spoken if text),
    )


def _share(draft: CastDraft, trial: TargetTrial, outcome: Outcome) -> Share:
    chosen = draft.shares.get(trial.who)
    if chosen is not None:
        return chosen
    if outcome == "saved" or (outcome == "open" and saved(draft, trial)):
        return "none" if draft.save_result == "negates" else "half"
    return "full"


def _outcomes(draft: CastDraft, trial: TargetTrial, outcome: Outcome) -> tuple[tuple[str, str], ...]:
    """What can be chosen for a target."""
    if outcome in {"far", "immune"}:
        return ((outcome, outcome_name(outcome)), ("out", outcome_name("out")))
    keys: list[str] = []
    if outcome == "open" or any(draft.dice.get(f"{kind}:{trial.who}") for kind in ("attack", "miss", "sr", "save")):
        keys.append("open")
    keys.append("affected")
    if draft.save:
        keys.append("saved")
    if trial.resistance is not None or outcome == "resisted":
        keys.append("resisted")
    if trial.attack is not None:
        keys.append("missed")
    keys.append("misfit" if outcome == "misfit" else "out")
    return tuple((key, outcome_name(key)) for key in keys)


# ---- what stands in the way ------------------------------------------------------------------------------------------


def _remark(draft: CastDraft, state: Encounter, trial: TargetTrial) -> tuple[str, bool]:
    """How far off, and what is in the way, with whether anything is."""
    who = trial.who
    words: list[str] = []
    hindered = False
    apart = feet_between(state, draft.who, who) if who != draft.who else None
    if apart is not None:
        words.append(distance(apart))
    if trial.far:
        words.append(fill(tr("Cast", "beyond {0}"), distance(draft.feet or 0)))
        hindered = True
    if trial.misfit:
        words.append(tr("CastMisfit", _MISFITS[trial.misfit]))
        hindered = True
    if trial.immune:
        words.append(immunity_reason(trial.immune))
        hindered = True
    if draft.hostile and who in state.combatants and state.combatants[who].creature.has_type("swarm"):
        words.append(tr("Cast", "swarm: only areas"))  # a reminder: what a spell aims at nobody knows (CORE)
    unseen = _unseen(draft, state, who)
    if unseen:
        words.append(unseen)
        hindered = True
    return " · ".join(words), hindered


def _unseen(draft: CastDraft, state: Encounter, who: str) -> str:
    if who == draft.who or draft.who not in state.combatants:
        return ""
    view = sight_between(state, draft.who, who)
    if view.sees or view.why == "senseless":
        return ""
    known = _UNSEEN.get(view.why)
    return tr("CastUnseen", known) if known is not None else tr("Cast", "unseen")


# ---- dice ------------------------------------------------------------------------------------------------------------


def _cells(draft: CastDraft, trial: TargetTrial, name: str) -> tuple[DieCell, ...]:
    found = []
    if trial.attack is not None:
        found.append(_attack(draft, trial, trial.attack, name))
        if trial.attack.miss_chance:
            found.append(_miss(draft, trial, trial.attack, name))
    if trial.resistance is not None:
        found.append(_resistance(draft, trial, trial.resistance, name))
    if trial.save is not None and draft.save and trial.who not in draft.decreed and not trial.resisted:
        found.append(_save(draft, trial, name))
    return tuple(found)


def _cell(  # noqa: PLR0913 - one die has many words
    draft: CastDraft, kind: DieKind, who: str, name: str, label: str, *, modifier: int | None, words: tuple[str, str]
) -> DieCell:
    """A die with what it comes to; ``words``: what it means, and whether that is good for the target."""
    typed, face = draft.dice.get(f"{kind}:{who}", ""), draft.face(kind, who)
    reckoned = "" if modifier is None else signed(modifier)
    if modifier is not None and face is not None:
        reckoned = fill(tr("Cast", "{0} = {1}"), signed(modifier), face + modifier)
    meaning, good = words if face is not None else ("", "")
    sides = 100 if kind == "miss" else 20
    problem = ""
    if typed.strip() and face is None:
        problem = fill(tr("Cast", "A d{0} shows 1 to {0}."), sides)
    return DieCell(
        kind=kind,
        label=label,
        name=fill(tr("Cast", "{0}: {1}, die"), name, label),
        text=typed,
        die=f"d{sides}",
        reckoned=reckoned,
        verdict=meaning,
        good=good,  # type: ignore[arg-type]
        problem=problem,
    )


def _attack(draft: CastDraft, trial: TargetTrial, made: AttackMade, name: str) -> DieCell:
    label = tr("Cast", "touch AC {0}") if made.against == "touch" else tr("Cast", "AC {0}")
    hits = made.outcome != "miss"
    words = (tr("Cast", "hits"), "down") if hits else (tr("Cast", "misses"), "up")
    return _cell(draft, "attack", trial.who, name, fill(label, made.ac), modifier=made.modifier, words=words)


def _miss(draft: CastDraft, trial: TargetTrial, made: AttackMade, name: str) -> DieCell:
    label = fill(tr("Cast", "miss chance {0} %"), made.miss_chance)
    words = (tr("Cast", "hits"), "down") if made.outcome == "hit" else (tr("Cast", "misses"), "up")
    return _cell(draft, "miss", trial.who, name, label, modifier=None, words=words)


def _resistance(draft: CastDraft, trial: TargetTrial, value: int, name: str) -> DieCell:
    label = fill(tr("Cast", "SR {0}"), value)
    words = (tr("Cast", "resisted"), "up") if trial.resisted else (tr("Cast", "through"), "down")
    level = trial.caster_level
    return _cell(draft, "sr", trial.who, name, label, modifier=level, words=words)


def _save(draft: CastDraft, trial: TargetTrial, name: str) -> DieCell:
    made = trial.save
    assert made is not None  # noqa: S101 - asked for those only
    label = fill(tr("Cast", "{0}, DC {1}"), save_name(draft.save), made.dc)
    words = (tr("Cast", "saved"), "up") if made.success else (tr("Cast", "failed"), "down")
    return _cell(draft, "save", trial.who, name, label, modifier=made.modifier, words=words)


def all_missing(draft: CastDraft, trial: CastTrial) -> tuple[tuple[str, str], ...]:
    """The dice that are still to be rolled: (kind, id)."""
    found = []
    for who in draft.aimed_at:
        found += [(kind, who) for kind in missing_dice(draft, trial.of(who))]
    return tuple(found)


def affected(draft: CastDraft, trial: CastTrial) -> tuple[str, ...]:
    """The ids of those upon whom the spell works, or may."""
    return tuple(who for who in draft.aimed_at if outcome_of(draft, trial.of(who)) in {"affected", "open"})


def spell_label(draft: CastDraft) -> str:
    """What the spell is called in the language in use."""
    return spell_name(draft.name) if draft.name else ""
