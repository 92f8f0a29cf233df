"""What the form for several shows: the result for each target before anything is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.apply import Applied, Refused, apply
from encounter_tracker.encounter.derive import derived
from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.affliction_view import passes
from encounter_tracker.viewmodels.combatant_due import Answer, parse_answer
from encounter_tracker.viewmodels.combatant_rows import FormGroup
from encounter_tracker.viewmodels.many_ask import Asked, Given, Reader
from encounter_tracker.viewmodels.many_kinds import KINDS, ManyKey, field_name
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.target_lines import SIDES, LineTone, TargetLine, what_becomes
from encounter_tracker.viewmodels.texts.language import capitalised, fill, tr
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from encounter_tracker.encounter import commands as c
    from encounter_tracker.encounter.refusal import Reason
    from encounter_tracker.encounter.state import Combatant, Encounter

_MOST: Final = 99
#: Refusals on which nobody would insist: there is nothing to be done.
_USELESS: Final = frozenset({"nothing_to_restore", "not_dead"})
#: A face that fails every save, for looking at what happens then.
_FAILS: Final = Given(total=-999)


class ManyDraft(Struct, frozen=True, kw_only=True):
    """What has been entered so far.

    Attributes:
        key: what is to be done.
        values: the answers as typed.
        targets: ids of the targets.
        typed: what was typed for each target.
        rolled: what the dice came to for each target.
        checked: whether empty fields are to be marked.
    """

    key: ManyKey = "ability"
    values: dict[str, str] = {}
    targets: tuple[str, ...] = ()
    typed: dict[str, str] = {}
    rolled: dict[str, int] = {}
    checked: bool = False


class ManyView(Struct, frozen=True, kw_only=True):
    """Everything the form shows.

    Attributes:
        title: what is done.
        remark: upon how many.
        groups: the fields.
        problems: what is wrong and to be shown, by field.
        lines: the targets.
        dice: the dice that were rolled, for the button that rolls them again; "" for none.
        apply: the label of the button.
        can_apply: whether anybody is left for it.
        can_force: whether somebody is left out on whom the game master may insist.
    """

    title: str = ""
    remark: str = ""
    groups: tuple[FormGroup, ...] = ()
    problems: dict[str, str] = {}
    lines: tuple[TargetLine, ...] = ()
    dice: str = ""
    apply: str = ""
    can_apply: bool = False
    can_force: bool = False


class Fate(NamedTuple):
    """What becomes of one target."""

    command: c.Command | None = None
    outcome: str = ""
    tone: LineTone = ""
    left_out: Reason | None = None
    wrong: str = ""
    forceable: bool = False


def understand(draft: ManyDraft) -> tuple[Asked, dict[str, str]]:
    """What the answers mean, and what is wrong with them."""
    reader = Reader(draft.values)
    return KINDS[draft.key].understand(reader), reader.mistakes


def fates(state: Encounter, draft: ManyDraft) -> dict[str, Fate]:
    """What becomes of each target as things stand."""
    asked, mistakes = understand(draft)
    if mistakes:
        return {}
    return {who: _fate(state, draft, asked, who) for who in draft.targets if who in state.combatants}


def _fate(state: Encounter, draft: ManyDraft, asked: Asked, who: str) -> Fate:
    kind = KINDS[draft.key]
    gives = kind.gives(asked)
    typed = draft.typed.get(who, "")
    if gives == "save":
        return _save_fate(state, draft, asked, who)
    given = Given()
    if gives == "amount":
        try:
            given = Given(amount=_amount(typed, draft, asked, who))
        except parse.ParseError as error:
            return Fate(wrong=str(error))
    return _tried(state, kind.command(who, asked, given), who)


def _amount(typed: str, draft: ManyDraft, asked: Asked, who: str) -> int:
    """The points of one target: typed, rolled, or the same for all."""
    least = 1 if draft.key == "levels" else 0
    if typed.strip():
        return parse.parse_number(typed, least=least, most=_MOST)
    if asked.amount is None:
        return least
    if not asked.amount.dice:
        return max(least, asked.amount.bonus)
    return max(least, draft.rolled.get(who, asked.amount.average))


def _tried(state: Encounter, command: c.Command, who: str) -> Fate:
    """The command applied without keeping it."""
    outcome = apply(state, command)
    if isinstance(outcome, Refused):
        text = fill(tr("Many", "left out: {0}"), reason_text(outcome.reason))
        useful = outcome.reason.code not in _USELESS
        forced = useful and not isinstance(apply(state, replace(command, force=True)), Refused)
        return Fate(command, text, "out", outcome.reason, forceable=forced)
    if not isinstance(outcome, Applied):
        return Fate(command)
    words, tone = what_becomes(state, outcome.state, who)
    return Fate(command, capitalised(words) or tr("Many", "no change"), tone)


def _save_fate(state: Encounter, draft: ManyDraft, asked: Asked, who: str) -> Fate:
    """A save stands between the target and what happens."""
    kind = KINDS[draft.key]
    failed = _tried(state, kind.command(who, asked, _FAILS), who)
    if failed.left_out is not None:
        return failed._replace(command=kind.command(who, asked, Given()))
    answer = parse_answer(draft.typed.get(who, ""), "fort")
    if isinstance(answer, str):
        return Fate(wrong=answer)
    command = kind.command(who, asked, Given(face=answer.face, total=answer.total))
    modifier, dc = derived(state, who).figures["fort"].total, asked.dc or 0
    if answer == Answer():
        return Fate(command, fill(tr("Many", "rolled when applied; if it fails: {0}"), _lower(failed.outcome)))
    made = passes(answer.face, modifier, dc) if answer.face is not None else (answer.total or 0) >= dc
    total = answer.face + modifier if answer.face is not None else answer.total
    if made:
        return Fate(command, fill(tr("Many", "{0} against {1}: saved, nothing happens"), total, dc), "help")
    text = fill(tr("Many", "{0} against {1}: failed; {2}"), total, dc, _lower(failed.outcome))
    return Fate(command, text, failed.tone)


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


# ---- the view ---------------------------------------------------------------------------------------------------


def many_view(state: Encounter, draft: ManyDraft) -> ManyView:
    """Everything the form shows of what has been entered."""
    kind = KINDS[draft.key]
    asked, mistakes = understand(draft)
    shown = {key: text for key, text in mistakes.items() if draft.checked or draft.values.get(key, "").strip()}
    found = fates(state, draft)
    targets = [state.combatants[who] for who in draft.targets if who in state.combatants]
    lines = tuple(_line(state, draft, asked, one, found.get(one.id)) for one in targets)
    meant = [one for one in targets if one.id in found and found[one.id].left_out is None]
    wrong = any(fate.wrong for fate in found.values())
    return ManyView(
        title=kind.title,
        remark=tr("Many", "on %n combatant(s)", "", len(targets)),
        groups=kind.groups(state, draft.values),
        problems=shown,
        lines=lines,
        dice=_dice_text(draft, asked),
        apply=_apply_text(meant),
        can_apply=bool(meant) and not wrong and not mistakes,
        can_force=not wrong and any(fate.forceable for fate in found.values()),
    )


def _line(state: Encounter, draft: ManyDraft, asked: Asked, combatant: Combatant, fate: Fate | None) -> TargetLine:
    who = combatant.id
    fate = fate or Fate()
    gives = KINDS[draft.key].gives(asked) if fate.left_out is None and (fate.command or fate.wrong) else ""
    die = ""
    if gives == "save":
        die = f"d20 {signed(derived(state, who).figures['fort'].total)}"
    elif gives == "amount":
        die = str(_amount("", draft, asked, who))
    outcome = fate.wrong or fate.outcome
    return TargetLine(
        id=who,
        name=combatant.name,
        side=SIDES[combatant.side],
        die=die,
        typed=draft.typed.get(who, ""),
        wrong=fate.wrong,
        outcome=outcome,
        tone=fate.tone,
        field_name=field_name(draft.key, combatant.name, asked),
        accessible=", ".join(text for text in (combatant.name, outcome) if text),
    )


def _dice_text(draft: ManyDraft, asked: Asked) -> str:
    """The dice as they were typed, with what is behind the button that rolls them again."""
    amount = asked.amount
    rolls = amount is not None and bool(amount.dice) and KINDS[draft.key].gives(asked) == "amount"
    return draft.values.get("amount", "").strip() if rolls else ""


def _apply_text(meant: list[Combatant]) -> str:
    if len(meant) == 1:
        return fill(tr("Many", "Apply to {0}"), meant[0].name)
    return tr("Many", "Apply to %n", "", len(meant))
