"""What the saving throws popover shows: a pure function of the encounter and of what was typed and chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.events import CheckRolled, DamageTaken, EffectBegan, StatusChanged, TargetImmune
from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.rules.stacking import counted
from encounter_tracker.viewmodels.effect_choices import descriptor_name
from encounter_tracker.viewmodels.hp_echo import faces_of
from encounter_tracker.viewmodels.hp_rows import SIDES
from encounter_tracker.viewmodels.hp_verdict import verdict
from encounter_tracker.viewmodels.rows import number, signed
from encounter_tracker.viewmodels.save_draft import (
    SaveDraft,
    by_the_dice,
    damage_parts,
    made_it,
    open_fields,
    parts_of,
    problems,
    share_of,
    total_of,
    whole_command,
)
from encounter_tracker.viewmodels.save_rows import SavePopoverView, SaveRow, Verdict
from encounter_tracker.viewmodels.texts.events import event_text
from encounter_tracker.viewmodels.texts.language import fill, listed
from encounter_tracker.viewmodels.texts.names import damage_type_name, immunity_reason, save_name
from encounter_tracker.viewmodels.texts.reasons import reason_text
from encounter_tracker.viewmodels.texts.telling_senses import attack_part_row
from encounter_tracker.viewmodels.trial import Tried, blow_preview, try_out

if TYPE_CHECKING:
    from encounter_tracker.encounter.reckoning import TargetPreview
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.viewmodels.effect_view import FormView

tr = QCoreApplication.translate

_KEYS: Final = 9
_NATURAL_20: Final = 20
_MOST_NAMES: Final = 3
_RESULTS_SHOWN: Final = 6
#: What a save may be against, as it is offered; the others are typed.
AGAINST: Final[tuple[str, ...]] = (
    "spell", "fear", "poison", "disease", "charm", "compulsion", "mind-affecting", "death", "gaze", "channel", "trap",
)  # fmt: skip
_WORDS: Final[dict[str, str]] = {
    "spell": QT_TRANSLATE_NOOP("SaveAgainst", "magic"),
    "channel": QT_TRANSLATE_NOOP("SaveAgainst", "channelled energy"),
    "trap": QT_TRANSLATE_NOOP("SaveAgainst", "traps"),
}


def against_name(word: str) -> str:
    """What a save is against, as it is said."""
    return tr("SaveAgainst", _WORDS[word]) if word in _WORDS else descriptor_name(word)


def save_popover_view(state: Encounter, draft: SaveDraft, form: FormView | None = None) -> SavePopoverView:
    """The whole view; ``form``: that of the effect."""
    wrong = problems(draft)
    if draft.with_effect and form is not None:
        wrong |= {f"effect {field}": text for field, text in form.problems.items() if not field.startswith("target")}
    still = open_fields(draft)
    tried = _tried(state, draft, wrong)
    rows = tuple(_row(state, draft, who, place, tried, wrong) for place, who in enumerate(draft.who, 1))
    problem = reason_text(tried.refusal) if tried.refusal is not None and not still else ""
    return SavePopoverView(
        remark=_remark(state, draft),
        rows=rows,
        against=tuple((word, against_name(word), word in draft.against) for word in _offered(draft)),
        saves=tuple((save, save_name(save)) for save in ("fort", "ref", "will")),
        sources=tuple((c.id, c.name) for c in state.present),
        damage_said=_damage_said(draft) if draft.with_damage else "",
        form=form if draft.with_effect else None,
        also=_also(draft, tried),
        problem=problem,
        can_force=bool(problem) and tried.state is not None,
        wrong=wrong,
        open=still,
        asked=_asked(state, draft, still),
        apply_text=_apply_text(draft, rows, still),
        can_apply=bool(draft.who) and not wrong and not still and not problem,
        draft=draft,
    )


def _tried(state: Encounter, draft: SaveDraft, wrong: dict[str, str]) -> Tried:
    """All of it tried out; what is wrong counts as not entered."""
    rolls = {who: text for who, text in draft.rolls.items() if who not in wrong}
    takes = {who: text for who, text in draft.takes.items() if f"takes {who}" not in wrong}
    clean = replace(
        draft,
        rolls=rolls,
        takes=takes,
        dc="" if "dc" in wrong else draft.dc,
        damage="" if "damage" in wrong else draft.damage,
        with_effect=draft.with_effect and not any(field.startswith("effect ") for field in wrong),
    )
    command = whole_command(state, clean)
    return try_out(state, command) if command is not None else Tried()


def _remark(state: Encounter, draft: SaveDraft) -> str:
    names = [state.combatants[who].name for who in draft.who]
    return listed(names, _MOST_NAMES + 1) if names else tr("SaveEntry", "nobody selected")


def _offered(draft: SaveDraft) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*AGAINST, *draft.against)))


# --- one who saves ---------------------------------------------------------------------------------------------------


def _row(state: Encounter, draft: SaveDraft, who: str, place: int, tried: Tried, wrong: dict[str, str]) -> SaveRow:
    combatant = state.combatants[who]
    parts = parts_of(state, draft, who)
    rows = [attack_part_row(part, state, who) for part in parts]
    made, total = made_it(state, draft, who), total_of(state, draft, who)
    seen = blow_preview(state, tried, who) if made is not None else None
    row = SaveRow(
        id=who,
        name=combatant.name,
        side=SIDES[combatant.side],
        key=str(place) if place <= _KEYS else "",
        modifier=signed(counted(parts)),
        why=", ".join(f"{part.title} {part.value}" for part in rows if part.counts),
        parts="\n".join(part.accessible for part in rows),
        roll=draft.rolls.get(who, ""),
        problem=wrong.get(who, ""),
        total=number(total) if total is not None else "",
        verdict=_verdict(made),
        verdict_text=_verdict_text(state, draft, who),
        said=who in draft.said and draft.said[who] != by_the_dice(state, draft, who),
        taken=draft.takes.get(who, "") if draft.overruling else "",
        what="; ".join(text for text in (_share(state, draft, who), _standing(state, draft, who, tried)) if text),
    )
    if seen is not None:
        row = _hurt(state, row, seen)
    spoken = (row.name, row.modifier, row.total, row.verdict_text, row.amount, row.what, *(c.text for c in row.chips))
    return replace(row, accessible=", ".join(text for text in spoken if text))


def _verdict(made: bool | None) -> Verdict:
    return "" if made is None else "made" if made else "failed"


def _verdict_text(state: Encounter, draft: SaveDraft, who: str) -> str:
    made, face = made_it(state, draft, who), draft.die(who).face
    if made is None:
        return ""
    if who in draft.said and made != by_the_dice(state, draft, who):
        return tr("SaveEntry", "made, you say") if made else tr("SaveEntry", "failed, you say")
    if face == _NATURAL_20:
        return tr("SaveEntry", "made (20)")
    if face == 1:
        return tr("SaveEntry", "failed (1)")
    return tr("SaveEntry", "made") if made else tr("SaveEntry", "failed")


def _hurt(state: Encounter, row: SaveRow, seen: TargetPreview) -> SaveRow:
    now = derived(state, row.id)
    return replace(
        row,
        amount=number(seen.total - seen.temporary),
        change=(number(seen.hp_before), number(seen.hp_after), fill(tr("HpEntry", "/ {0}"), now.max_hp)),
        below=seen.hp_after < 0,
        chips=verdict(seen),
    )


def _share(state: Encounter, draft: SaveDraft, who: str) -> str:
    if not draft.with_damage or damage_parts(draft) is None:
        return ""
    share = share_of(state, draft, who)
    if share == "half":
        return tr("SaveEntry", "half")
    return tr("SaveEntry", "no damage") if share == "none" else ""


def _standing(state: Encounter, draft: SaveDraft, who: str, tried: Tried) -> str:
    """How someone will stand to the effect."""
    if not draft.with_effect or not draft.effect.name.strip() or made_it(state, draft, who) is None:
        return ""
    immune = next((r.event for r in tried.records if isinstance(r.event, TargetImmune) and r.event.who == who), None)
    if immune is not None:
        return fill(tr("SaveEntry", "immune: {0}"), immunity_reason(immune.reason))
    if made_it(state, draft, who):
        return tr("SaveEntry", "not affected")
    found = [e for key, e in (tried.state.effects if tried.state else {}).items() if key not in state.effects]
    target = next((e.targets[who] for e in found if who in e.targets), None)
    if target is not None and target.state == "resisted":
        return tr("SaveEntry", "resists it")
    return draft.effect.name.strip()


# --- words -----------------------------------------------------------------------------------------------------------


def _damage_said(draft: SaveDraft) -> str:
    entry = damage_parts(draft)
    if entry is None:
        return tr("SaveEntry", "8d6 fire, or the points: 28 fire")
    said = " + ".join(
        f"{amount.bonus} {damage_type_name(kind)}" if kind else str(amount.bonus) for amount, kind in entry.parts
    )
    shown = tuple(face for faces in draft.faces for face in faces)
    return fill(tr("SaveEntry", "{0} · dice {1}"), said, faces_of(shown)) if shown else said


def _also(draft: SaveDraft, tried: Tried) -> tuple[str, ...]:
    """What happens besides what the rows say."""
    told = (CheckRolled, DamageTaken, EffectBegan, StatusChanged, TargetImmune)
    if tried.state is None or not (draft.with_damage or draft.with_effect):
        return ()
    after = tried.state
    return tuple(event_text(record, after).text for record in tried.records if not isinstance(record.event, told))


def _asked(state: Encounter, draft: SaveDraft, still: tuple[str, ...]) -> str:
    """What to do, where Enter was pressed on something open."""
    if not draft.checked or not still:
        return ""
    words = {
        "dc": tr("SaveEntry", "Type the DC: what comes of it depends on who makes the save"),
        "damage": tr("SaveEntry", "Type the damage, such as 8d6 fire"),
        "effect": tr("SaveEntry", "Choose the effect, or type a name"),
    }
    if still[0] in words:
        return words[still[0]]
    name = state.combatants[still[0]].name
    return fill(tr("SaveEntry", "Type the d20 of {0}, or = and the sum; Enter rolls it"), name)


def _apply_text(draft: SaveDraft, rows: tuple[SaveRow, ...], still: tuple[str, ...]) -> str:
    """The button, with the results in it, or with what is open."""
    if still and still[0] in draft.who:
        none_yet = not any(text.strip() for text in draft.rolls.values())
        return tr("SaveEntry", "Roll all") if none_yet else tr("SaveEntry", "Next roll")
    if still:
        return tr("SaveEntry", "Go on")
    made, failed = (sum(row.verdict == verdict for row in rows) for verdict in ("made", "failed"))
    amounts = [row.amount or "0" for row in rows]
    if draft.with_damage and len(amounts) <= _RESULTS_SHOWN:
        return fill(tr("SaveEntry", "Apply: {0}"), ", ".join(amounts))
    if made + failed < len(rows) or not rows:
        return tr("SaveEntry", "Apply")
    return fill(tr("SaveEntry", "Apply: {0} made, {1} failed"), made, failed)
