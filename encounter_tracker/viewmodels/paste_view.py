"""From the draft to what the paste window shows: pure functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.viewmodels.paste_checks import check, checked_text
from encounter_tracker.viewmodels.paste_commands import MOST_AT_ONCE, adding, name_of
from encounter_tracker.viewmodels.paste_creatures import CreatureRows
from encounter_tracker.viewmodels.paste_draft import MOST_COPIES, Answer, counted, creature_of, side_of
from encounter_tracker.viewmodels.paste_facts import facts_of, pieces_in
from encounter_tracker.viewmodels.paste_keeping import question_answers, question_text
from encounter_tracker.viewmodels.paste_rows import (
    BusyRow,
    ChoiceRow,
    FootRow,
    LineMark,
    Mark,
    PasteView,
    Piece,
    QuestionRow,
    SectionKind,
    SectionRow,
    UnderstoodRow,
)
from encounter_tracker.viewmodels.texts.import_words import choice_text, form_name, game_name, issue_text, language_name
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from collections.abc import Iterator

    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.support.imported import Choice, Issue
    from encounter_tracker.viewmodels.paste_draft import Draft

__all__ = ["MOST_LISTED", "SOURCE", "Surroundings", "key_of", "marks_of", "paste_view", "pieces_of", "place_in"]

tr = QCoreApplication.translate

#: So many questions of a kind are listed; the rest is counted.
MOST_LISTED: Final = 50
#: The "creature" of issues that belong to the source as a whole.
SOURCE: Final = -1
_LONG: Final = 120
_FORCE: Final[dict[Mark, int]] = {"": 0, "note": 1, "ok": 2, "ask": 3, "no": 4}


class Surroundings(Struct, frozen=True, kw_only=True):
    """What the view depends on besides the draft; ``held``: why nothing can be changed."""

    list: CreatureRows
    problems: dict[str, str] = {}
    busy: BusyRow | None = None
    reading: bool = False
    said: str = ""
    said_is_problem: bool = False
    can_keep: bool = False
    conflicts: tuple[str, ...] = ()
    held: str = ""


def key_of(creature: int, issue: int) -> str:
    """The key of a question."""
    return f"{creature}:{issue}"


def place_in(key: str) -> tuple[int, int]:
    """Creature and issue of a key."""
    creature, issue = key.split(":")
    return int(creature), int(issue)


# --- the source -----------------------------------------------------------------------------------------------------


def marks_of(draft: Draft) -> tuple[LineMark, ...]:
    """How each line was read; lines that are no matter are left out."""
    marks: dict[int, Mark] = {}

    def put(line: int, mark: Mark) -> None:
        if line and _FORCE[mark] > _FORCE[marks.get(line, "")]:
            marks[line] = mark

    for entry in draft.result.creatures:
        for line in entry.noted:
            put(line, "note")
        for line in entry.understood:
            put(line, "ok")
    for _, _, issue in _issues(draft):
        put(issue.line, "ask" if issue.severity == "doubtful" else "no")
    return tuple(LineMark(line, marks[line]) for line in sorted(marks))


def pieces_of(draft: Draft) -> tuple[Piece, ...]:
    """The boxed pieces, in their order."""
    found = [
        Piece(
            issue.line,
            issue.start,
            issue.end,
            "ask" if issue.severity == "doubtful" else "no",
            key_of(creature, place),
        )
        for creature, place, issue in _issues(draft)
        if issue.line and issue.end > issue.start
    ]
    return tuple(sorted(found, key=lambda piece: (piece.line, piece.start)))


def _issues(draft: Draft) -> Iterator[tuple[int, int, Issue]]:
    for place, issue in enumerate(draft.result.issues):
        yield SOURCE, place, issue
    for number, entry in enumerate(draft.result.creatures):
        for place, issue in enumerate(entry.issues):
            yield number, place, issue


# --- questions ------------------------------------------------------------------------------------------------------


def _sections(draft: Draft, around: Surroundings) -> tuple[SectionRow, ...]:
    rows: dict[SectionKind, list[QuestionRow]] = {"error": [], "unknown": [], "doubtful": []}
    issues = draft.entry.issues if draft.entry is not None else ()
    for creature, found in ((SOURCE, draft.result.issues), (draft.current, issues)):
        for place, issue in enumerate(found):
            rows[issue.severity].append(_question(draft, around, creature, place, issue))
    alone = not draft.result.creatures
    return tuple(_section(kind, questions, alone=alone) for kind, questions in rows.items() if questions)


def _section(kind: SectionKind, questions: list[QuestionRow], *, alone: bool) -> SectionRow:
    count = len(questions)
    titles = {
        "error": fill(tr("Paste", "Cannot be read: {0}"), count),
        "unknown": fill(tr("Paste", "Not understood: {0}"), count),
        "doubtful": fill(tr("Paste", "Doubtful: {0}"), count),
    }
    remarks = {
        "error": "" if alone else tr("Paste", "everything else is here"),
        "unknown": tr("Paste", "kept as notes on the creature"),
        "doubtful": tr("Paste", "our reading is ticked; Enter accepts it"),
    }
    rest = count - MOST_LISTED
    more = tr("Paste", "and %n more of these", "", rest) if rest > 0 else ""
    return SectionRow(
        kind=kind, title=titles[kind], remark=remarks[kind], questions=tuple(questions[:MOST_LISTED]), more=more
    )


def _question(draft: Draft, around: Surroundings, creature: int, place: int, issue: Issue) -> QuestionRow:
    answer = draft.answers.get((creature, place), Answer())
    reading = issue_text(issue)
    if issue.where and not issue.line:
        reading = fill(tr("Paste", "{0} (at {1})"), reading, issue.where)
    said = " ".join(issue.text.split())
    if len(said) > _LONG:
        said = said[: _LONG - 1] + "…"
    return QuestionRow(
        key=key_of(creature, place),
        place=fill(tr("Paste", "line {0}"), issue.line) if issue.line else "",
        said=fill(tr("Paste", "“{0}”"), said) if said else "",
        reading=reading,
        choices=tuple(
            _choice(around.problems.get(key_of(creature, place), ""), number, choice, answer)
            for number, choice in enumerate(issue.choices)
        ),
        line=issue.line,
        start=issue.start,
        end=issue.end,
    )


def _choice(problem: str, number: int, choice: Choice, answer: Answer) -> ChoiceRow:
    chosen = number == answer.choice
    return ChoiceRow(
        text=choice_text(choice),
        chosen=chosen,
        free=choice.free,
        value=answer.typed if choice.free and chosen else "",
        problem=problem if choice.free else "",
    )


# --- the whole ------------------------------------------------------------------------------------------------------


def paste_view(draft: Draft, state: Encounter, around: Surroundings) -> PasteView:
    """Everything that is shown."""
    is_text = not draft.name or bool(draft.text)
    listed = len(draft.result.creatures) > 1 or not is_text
    return PasteView(
        title=_title(around, is_text=is_text),
        remark=_remark(draft),
        source_title=draft.name or tr("Paste", "Pasted text"),
        source_remark=tr("Paste", "%n lines", "", draft.text.count("\n") + 1) if draft.text else "",
        is_text=is_text,
        empty=_empty(draft, around),
        marks=marks_of(draft) if is_text else (),
        pieces=pieces_of(draft) if is_text else (),
        listed=listed and bool(draft.result.creatures),
        creatures=around.list.rows(draft) if listed else (),
        creatures_remark=_creatures_remark(draft) if listed else "",
        search=draft.search,
        current=draft.current,
        sections=_sections(draft, around),
        understood=_understood(draft),
        foot=_footer(draft, state, around),
        busy=around.busy,
    )


def _title(around: Surroundings, *, is_text: bool) -> str:
    if around.reading:
        return tr("Paste", "Being read")
    return tr("Paste", "Stat block, read") if is_text else tr("Paste", "File, read")


def _remark(draft: Draft) -> str:
    result = draft.result
    if not draft.text and result.failed:
        return ""
    game = game_name(result.game) if result.game not in {"", "pf1"} else ""
    kind = [part for part in (language_name(result.language), form_name(result.form), game) if part]
    name = draft.name if not draft.text else ""
    parts = [name, ", ".join(kind), tr("Paste", "nothing is dropped") if result.creatures else ""]
    return " · ".join(part for part in parts if part)


def _empty(draft: Draft, around: Surroundings) -> str:
    if draft.result.creatures or around.busy is not None:
        return ""
    if not draft.text.strip() and not draft.name:
        return tr(
            "Paste",
            "Paste a stat block at the left or type one, English or French, one or many. Files can be dropped here.",
        )
    if draft.result.issues or draft.name:
        return tr("Paste", "Nobody can be added from this.")
    return tr("Paste", "No creature was found in this text. It begins with a name; hit points and AC follow.")


def _creatures_remark(draft: Draft) -> str:
    total, ticked = len(draft.result.creatures), len(draft.ticked)
    return fill(tr("Paste", "{0} of {1} ticked"), ticked, total)


def _understood(draft: Draft) -> UnderstoodRow:
    if draft.entry is None:
        return UnderstoodRow()
    creature = creature_of(draft, draft.current)
    facts, checks = facts_of(creature), check(creature)
    return UnderstoodRow(
        title=fill(tr("Paste", "Understood: {0}"), pieces_in(facts)),
        remark=checked_text(checks),
        differs=bool(checks.differ),
        facts=facts,
    )


def _footer(draft: Draft, state: Encounter, around: Surroundings) -> FootRow:
    plan, many = adding(draft), len(draft.result.creatures) > 1
    entry = draft.entry
    wrong = ""
    if entry is not None and counted(draft, draft.current) is None:
        wrong = fill(tr("Paste", "Type how many, 1 to {0}"), MOST_COPIES)
    reason = _why_not(draft, around)
    in_sight = wrong or (reason if plan.too_many else "")  # not only at the button
    sides = [("foes", tr("Paste", "foes")), ("party", tr("Paste", "party")), ("neutral", tr("Paste", "neutral"))]
    found = {side_of(draft, draft.result.creatures[place]) for place in draft.ticked}
    side: str = draft.side or (found.pop() if len(found) == 1 else "" if found else "foes")
    if not draft.side and not side:
        sides.insert(0, ("", tr("Paste", "as found")))
    count = draft.counts.get(draft.current, str(counted(draft, draft.current) or 1)) if entry is not None else "1"
    label = tr("Paste", "Add")
    if many and entry is not None:
        label = fill(tr("Paste", "{0} ×"), name_of(entry, entry.creature))
    button = tr("Paste", "Add %n to the fight", "", plan.total) if plan.total else tr("Paste", "Add to the fight")
    return FootRow(
        count_label=label,
        count=count,
        count_wrong=wrong,
        side_label=tr("Paste", "all as") if many else tr("Paste", "as"),
        sides=tuple(sides),
        side=side,
        roll=draft.roll or state.started,
        roll_reason=tr("Paste", "the fight has begun: initiative is rolled for all who come") if state.started else "",
        button=button,
        can_add=not reason,
        add_reason=reason,
        keep=tr("Paste", "Keep in the library") if around.can_keep and draft.result.creatures else "",
        said=question_text(around.conflicts) if around.conflicts else around.said or in_sight,
        said_is_problem=not around.conflicts and (around.said_is_problem or bool(in_sight and not around.said)),
        answers=question_answers() if around.conflicts else (),
    )


def _why_not(draft: Draft, around: Surroundings) -> str:  # noqa: PLR0911 - one line for each reason
    plan = adding(draft)
    if around.held:
        return around.held
    if around.busy is not None:
        return around.busy.text
    if not draft.result.creatures:
        return tr("Paste", "nobody was found yet")
    if not plan.places:
        return tr("Paste", "tick somebody first")
    if plan.wrong_count is not None:
        return fill(tr("Paste", "Type how many, 1 to {0}"), MOST_COPIES)
    if plan.too_many:
        return fill(tr("Paste", "{0} are too many for one fight: tick {1} at most"), plan.total, MOST_AT_ONCE)
    return ""
