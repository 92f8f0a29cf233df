"""The rows of the hit point entry: for each target every step in play, what it takes and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.viewmodels.hp_attack import reduction_name
from encounter_tracker.viewmodels.hp_verdict import verdict
from encounter_tracker.viewmodels.rows import MINUS, Chip, HpView, Side, Trend, hp_view, number
from encounter_tracker.viewmodels.texts.language import decimal, fill
from encounter_tracker.viewmodels.texts.names import damage_type_name, immunity_reason

if TYPE_CHECKING:
    from encounter_tracker.encounter.reckoning import TargetPreview
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.damage import DamageStep, PartReckoning

tr = QCoreApplication.translate

Outcome = Literal["takes", "heals", "gets", "becomes", ""]

#: The steps in the order of the rules (D1), with the headings of their columns and their names in a sentence ("":
#: so rare that nobody misses them).
STEPS: Final[dict[str, tuple[str, str]]] = {
    "saved": (QT_TRANSLATE_NOOP("HpStep", "save"), QT_TRANSLATE_NOOP("HpIdle", "save")),
    "incorporeal": (QT_TRANSLATE_NOOP("HpStep", "incorporeal"), QT_TRANSLATE_NOOP("HpIdle", "incorporeal")),
    "swarm": (QT_TRANSLATE_NOOP("HpStep", "swarm"), ""),
    "vulnerable": (QT_TRANSLATE_NOOP("HpStep", "vulnerable"), QT_TRANSLATE_NOOP("HpIdle", "vulnerability")),
    "immune": (QT_TRANSLATE_NOOP("HpStep", "immune"), QT_TRANSLATE_NOOP("HpIdle", "immunity")),
    "resistance": (QT_TRANSLATE_NOOP("HpStep", "resistance"), QT_TRANSLATE_NOOP("HpIdle", "resistance")),
    "reduction": (QT_TRANSLATE_NOOP("HpStep", "reduction"), QT_TRANSLATE_NOOP("HpIdle", "damage reduction")),
    "hardness": (QT_TRANSLATE_NOOP("HpStep", "hardness"), ""),
    "temporary": (QT_TRANSLATE_NOOP("HpStep", "temporary hp"), QT_TRANSLATE_NOOP("HpIdle", "temporary hit points")),
}
_OUTCOMES: Final[dict[str, str]] = {
    "takes": QT_TRANSLATE_NOOP("HpStep", "takes"),
    "heals": QT_TRANSLATE_NOOP("HpStep", "heals"),
    "gets": QT_TRANSLATE_NOOP("HpStep", "temporary"),
    "becomes": QT_TRANSLATE_NOOP("HpStep", "set to"),
}
SIDES: Final[dict[str, Side]] = {"party": "party", "foes": "foe", "neutral": "neutral"}
_KEYS: Final = 9
_OVERCOME: Final = "_overcome"


class HpStepCell(Struct, frozen=True):
    """What one step did to one target: the points after it, why, and whether that is good for the target."""

    value: str
    detail: str = ""
    trend: Trend = ""


class HpColumn(Struct, frozen=True):
    """One step in play."""

    key: str
    title: str


class HpTargetRow(Struct, frozen=True, kw_only=True):
    """One target.

    Attributes:
        id: who.
        name: the name.
        side: party, foe or neutral.
        key: the digit that, with Alt, says that it saved, or "".
        saved: whether it saved.
        can_save: whether there is anything to be halved.
        rolled: the points before anything, and their types.
        steps: a cell for each column, None where the step does nothing to this target.
        amount: what it takes, heals or gets; the large figure.
        before: hit points (or nonlethal damage) now.
        after: and afterwards; "" while nothing is known.
        after_words: what stands behind the figures ("/ 30").
        below: whether the figure afterwards is below 0.
        bar: the hit points as a bar, with the loss hatched.
        verdicts: what that means.
        refused: whether nothing happens to it.
        overruled: what the game master typed over the points.
        accessible: the row as a sentence.
    """

    id: str
    name: str
    side: Side = "foe"
    key: str = ""
    saved: bool = False
    can_save: bool = False
    rolled: HpStepCell = HpStepCell("")
    steps: tuple[HpStepCell | None, ...] = ()
    amount: str = ""
    before: str = ""
    after: str = ""
    after_words: str = ""
    below: bool = False
    bar: HpView = HpView(current=0, total=0)
    verdicts: tuple[Chip, ...] = ()
    refused: bool = False
    overruled: str = ""
    accessible: str = ""


class HpTable(Struct, frozen=True, kw_only=True):
    """The targets and the steps in play.

    ``results``: the large figures of those it works on; ``idle``: the line on the steps that are not in play.
    """

    columns: tuple[HpColumn, ...] = ()
    outcome: str = ""
    rows: tuple[HpTargetRow, ...] = ()
    results: tuple[str, ...] = ()
    idle: str = ""


class HpAsked(Struct, frozen=True, kw_only=True):
    """What the table shows besides the reckoning: who saved, what is typed over the points, what kind of entry."""

    outcome: Outcome = ""
    saved: frozenset[str] = frozenset()
    can_save: bool = False
    overruled: dict[str, str] = {}
    nonlethal: bool = False
    taken_as_it_is: bool = False
    passes_reduction: bool = False


def hp_table(
    state: Encounter, targets: tuple[str, ...], previews: tuple[TargetPreview, ...], asked: HpAsked
) -> HpTable:
    """The rows of all targets; without previews only who they are and how they stand."""
    seen = {preview.who: preview for preview in previews}
    blow = asked.outcome == "takes"
    in_play = [key for key in STEPS if any(_steps(p, key) or (key == "temporary" and p.temporary) for p in previews)]
    columns = tuple(HpColumn(key, tr("HpStep", STEPS[key][0])) for key in in_play) if blow else ()
    rows = tuple(
        _row(state, who, seen.get(who), columns, asked, key=str(place) if place <= _KEYS else "")
        for place, who in enumerate(targets, 1)
    )
    return HpTable(
        columns=columns,
        outcome=tr("HpStep", _OUTCOMES[asked.outcome]) if asked.outcome else "",
        rows=rows,
        results=tuple(row.amount for row in rows if row.amount and not row.refused),
        idle=_idle(in_play, asked) if blow else "",
    )


def _idle(in_play: list[str], asked: HpAsked) -> str:
    """The steps that change nothing here, in one line."""
    if asked.taken_as_it_is:
        return tr("HpEntry", "A bare number is taken as it is. With a type (14 fire, 9 slashing) resistances count.")
    rest = [_idle_name(key, asked) for key, (_, name) in STEPS.items() if name and key not in in_play]
    return fill(tr("HpEntry", "Not in play here: {0}"), ", ".join(rest)) if rest else ""


def _idle_name(key: str, asked: HpAsked) -> str:
    if key == "reduction" and asked.passes_reduction:
        return tr("HpIdle", "damage reduction (this passes it)")
    return tr("HpIdle", STEPS[key][1])


def _row(
    state: Encounter,
    who: str,
    seen: TargetPreview | None,
    columns: tuple[HpColumn, ...],
    asked: HpAsked,
    *,
    key: str,
) -> HpTargetRow:
    combatant, now = state.combatants[who], derived(state, who)
    row = HpTargetRow(
        id=who,
        name=combatant.name,
        side=SIDES[combatant.side],
        key=key,
        saved=who in asked.saved,
        can_save=asked.can_save,
        before=number(now.hp),
        after_words=fill(tr("HpEntry", "/ {0}"), now.max_hp),
        bar=hp_view(
            now.hp, now.max_hp, temp=now.temp_hp, nonlethal=now.nonlethal, dies_at=now.dies_at, state=now.status
        ),
        overruled=asked.overruled.get(who, ""),
    )
    if seen is None:
        return replace(row, accessible=f"{row.name}, {row.bar.accessible}")
    row = replace(
        row,
        **_figures(seen, asked, nonlethal_before=now.nonlethal),
        verdicts=verdict(seen, nonlethal=asked.nonlethal, full=seen.hp_after == now.max_hp),
        refused=seen.refusal is not None,
        bar=_bar(seen, row.bar, nonlethal=now.nonlethal),
    )
    if asked.outcome == "takes" and seen.refusal is None:
        row = replace(row, rolled=_rolled(seen), steps=tuple(_cell(seen, column.key) for column in columns))
    return replace(row, accessible=_spoken(row, columns))


def _figures(seen: TargetPreview, asked: HpAsked, *, nonlethal_before: int) -> dict[str, object]:
    """The large figure, and what is before and after."""
    if seen.refusal is not None:
        return {"amount": "–"}
    if asked.outcome == "gets":
        words = fill(tr("HpEntry", "+{0} temporary"), seen.temp_hp)
        return {"amount": number(seen.total), "after_words": words}
    if asked.nonlethal and not seen.lethal:
        after = nonlethal_before + seen.nonlethal
        words = fill(tr("HpEntry", "nonlethal / {0}"), number(seen.hp_after))
        figures = {"before": number(nonlethal_before), "after": number(after), "after_words": words}
        return {"amount": number(seen.total - seen.temporary), **figures}
    amount = {
        "heals": seen.healed,
        "becomes": seen.hp_after,
    }.get(asked.outcome, seen.total - seen.temporary)
    return {"amount": number(amount), "after": number(seen.hp_after), "below": seen.hp_after < 0}


def _bar(seen: TargetPreview, now: HpView, *, nonlethal: int) -> HpView:
    """The bar with what is lost or won; of what is below 0, how far death is."""
    before, after = seen.hp_before, seen.hp_after
    current, preview = (before, after) if before != after else (before, None)
    if before < 0:
        current, preview = (0, after) if after >= 0 else (after, None)
    return HpView(
        current=current,
        total=now.total,
        temp=seen.temp_hp,
        nonlethal=max(0, nonlethal + seen.nonlethal - seen.healed_nonlethal),
        dies_at=now.dies_at,
        state=now.state if now.state == "dead" else "up",
        preview=preview,
        accessible=now.accessible,
    )


# --- the steps -------------------------------------------------------------------------------------------------------


def _rolled(seen: TargetPreview) -> HpStepCell:
    typed = [part for part in seen.parts if part.type != "untyped"]
    if len(seen.parts) == 1:
        detail = damage_type_name(typed[0].type) if typed else ""
    else:
        detail = " + ".join(f"{part.rolled} {damage_type_name(part.type)}" for part in seen.parts)
    return HpStepCell(number(seen.rolled), detail)


def _steps(seen: TargetPreview, key: str) -> list[DamageStep]:
    return [step for part in seen.parts for step in part.steps if step.what in {key, key + _OVERCOME}]


def _cell(seen: TargetPreview, key: str) -> HpStepCell | None:  # noqa: PLR0911 - one flat list
    """What a step made of the points of all parts."""
    if key == "temporary":
        if not seen.temporary:
            return None
        left = seen.total - seen.temporary
        return HpStepCell(_lowered(seen.total, left), tr("HpStep", "temporary hp"), "up")
    steps = _steps(seen, key)
    if not steps:
        return None
    detail = ", ".join(dict.fromkeys(text for step in steps if (text := _reason(step))))
    if all(step.what.endswith(_OVERCOME) for step in steps):
        return HpStepCell("–", detail)
    before, after = _around(seen, key)
    match key:
        case "vulnerable":
            return HpStepCell(f"×{decimal(1.5)} → {after}" if after else "0", detail, "down")
        case "swarm" if after > before:
            return HpStepCell(f"×{decimal(1.5)} → {after}", detail, "down")
        case "saved" | "incorporeal" | "swarm" if after and 0 <= before - 2 * after <= len(seen.parts):
            return HpStepCell(f"½ → {after}", detail, "up")
        case "immune" | "incorporeal" if not after:
            return HpStepCell("0", detail, "up")
        case _:
            return HpStepCell(_lowered(before, after), detail, "up")


def _lowered(before: int, after: int) -> str:
    return f"{MINUS}{before - after} → {after}" if before != after else str(after)


def _around(seen: TargetPreview, key: str) -> tuple[int, int]:
    """The points of all parts before and after a step."""
    order = ("rolled", *STEPS)
    place = order.index(key)
    return sum(_after(part, order[:place]) for part in seen.parts), sum(
        _after(part, order[: place + 1]) for part in seen.parts
    )


def _after(part: PartReckoning, kinds: tuple[str, ...]) -> int:
    return next((step.amount for step in reversed(part.steps) if step.what in kinds), part.rolled)


def _reason(step: DamageStep) -> str:  # noqa: C901, PLR0911 - one flat list
    """Why, in two or three words."""
    match step.what:
        case "incorporeal":
            nonmagical = step.reason == "nonmagical"
            return tr("HpStep", "not magical") if nonmagical else tr("HpStep", "half from magic")
        case "swarm":
            return (
                tr("HpStep", "by an area") if step.reason == "area" else tr("HpStep", "half from slashing and piercing")
            )
        case "vulnerable":
            head, _, rest = step.reason.partition(": ")
            if head == "immune" and rest:
                return fill(tr("HpStep", "immune to {0}"), immunity_reason(rest))
            return fill(tr("HpStep", "to {0}"), damage_type_name(step.type))
        case "immune":
            return immunity_reason(step.reason)
        case "resistance":
            return fill(tr("HpStep", "{0} {1}"), damage_type_name(step.type), step.reason)
        case "reduction":
            return reduction_name(step.reason)
        case "reduction_overcome":
            return fill(tr("HpStep", "{0} overcome"), reduction_name(step.reason))
        case "hardness":
            return fill(tr("HpStep", "hardness {0}"), step.reason)
        case "hardness_overcome":
            return fill(tr("HpStep", "{0} overcome"), fill(tr("HpStep", "hardness {0}"), step.reason))
        case _:
            return ""


# --- words -----------------------------------------------------------------------------------------------------------


def _spoken(row: HpTargetRow, columns: tuple[HpColumn, ...]) -> str:
    """The row as a screen reader says it."""
    words = [row.name]
    if row.rolled.value:
        words.append(f"{row.rolled.value} {row.rolled.detail}".strip())
    for column, cell in zip(columns, row.steps, strict=False):
        if cell is not None:
            words.append(f"{column.title}: {cell.value} {cell.detail}".strip())
    if row.after:
        words.append(fill(tr("HpEntry", "{0} to {1}"), row.before, row.after))
    words += [chip.text for chip in row.verdicts]
    return ", ".join(words)
