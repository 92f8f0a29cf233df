"""A reader of texts for tests of the paste window: few words, all that a real one may find."""

from __future__ import annotations

from encounter_tracker.rules.creature import Creature
from encounter_tracker.support.imported import Choice, ImportedCreature, ImportResult, Issue

HAG = """# Hag 68
ac 19
?cmd 2A
!smokesight, hot air
prose of hers"""


def read(text: str) -> ImportResult:
    """ "# Name hp" begins a creature; "?" a doubtful line, "!" one that is not understood, "prose" a note."""
    creatures: list[ImportedCreature] = []
    lines = text.split("\n")
    starts = [at for at, line in enumerate(lines) if line.startswith("# ")]
    for at, end in zip(starts, [*starts[1:], len(lines)], strict=False):
        creatures.append(_creature(lines, at, end))
    issues = () if creatures or not text.strip() else (Issue(severity="error", code="no_creatures"),)
    return ImportResult(creatures=tuple(creatures), issues=issues, form="text", language="en", game="pf1")


def _creature(lines: list[str], start: int, end: int) -> ImportedCreature:
    name, _, points = lines[start][2:].rpartition(" ")
    hp = int(points) if points.isdecimal() else 0
    name = name if points.isdecimal() else lines[start][2:]
    issues: list[Issue] = []
    understood, noted, notes = [start + 1], [], []
    for at in range(start + 1, end):
        line = lines[at]
        if line.startswith("?"):
            issues.append(_doubt(line, at + 1))
        elif line.startswith("!"):
            piece = line[1:].split(",")[0]
            notes.append(piece)
            issues.append(
                Issue(
                    severity="unknown",
                    code="part_unknown",
                    text=piece,
                    line=at + 1,
                    start=1,
                    end=1 + len(piece),
                    choices=(Choice(code="keep_note"), Choice(code="leave_out", patch={"notes": ""})),
                )
            )
        elif line.startswith("prose"):
            noted.append(at + 1)
            notes.append(line)
        elif line.strip():
            understood.append(at + 1)
    whole = "\n".join(notes)
    issues = [_without_note(issue, whole) if issue.severity == "unknown" else issue for issue in issues]
    creature = Creature(name=name, hit_dice=8, hp=hp, hp_formula="8d10+24" if hp else "", cmd=24, notes=whole, cr=6)
    return ImportedCreature(
        creature=creature,
        issues=tuple(issues),
        first_line=start + 1,
        last_line=end,
        understood=tuple(understood),
        noted=tuple(noted),
    )


def _without_note(issue: Issue, notes: str) -> Issue:
    rest = "\n".join(line for line in notes.split("\n") if line != issue.text)
    leave = Choice(code="leave_out", patch={"notes": rest})
    return Issue(
        severity=issue.severity,
        code=issue.code,
        text=issue.text,
        line=issue.line,
        start=issue.start,
        end=issue.end,
        choices=(issue.choices[0], leave),
    )


def _doubt(line: str, number: int) -> Issue:
    return Issue(
        severity="doubtful",
        code="figure_odd",
        text=line[1:],
        line=number,
        start=1,
        end=len(line),
        choices=(
            Choice(code="as_value", arguments=("24",), patch={"cmd": 24}),
            Choice(code="as_value", arguments=("28",), patch={"cmd": 28}),
            Choice(code="own_value", patch={"cmd": 24}, free=True),
        ),
    )
