"""Notes of Obsidian: ``statblock`` code blocks of Fantasy Statblocks, and stat blocks in the front matter."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from encounter_tracker.importers.draft import Draft
from encounter_tracker.importers.front_matter import front_matter
from encounter_tracker.importers.plain_text import read_text
from encounter_tracker.importers.simple_yaml import Yaml
from encounter_tracker.importers.vault_fields import clean_line, field, skip_lines, spanned

if TYPE_CHECKING:
    from encounter_tracker.importers.reading import Reading
    from encounter_tracker.support.imported import ImportedCreature, ImportResult

FORM: Final = "fantasy-statblock"
FRONT_FORM: Final = "front-matter"
_FENCE: Final = re.compile(r"^(?P<fence>`{3,}|~{3,})\s*statblock\s*$", re.IGNORECASE)
_FIFTH: Final = frozenset({"legendary_actions", "stats", "damage_immunities", "condition_immunities", "lair_actions"})


def has_blocks(text: str) -> bool:
    """Whether a note holds a stat block in a code block or a front matter."""
    if not text.startswith("---") and "statblock" not in text.lower():
        return False
    return any(_FENCE.match(line.strip()) for line in text.split("\n")) or front_of(text) is not None


def front_of(text: str) -> tuple[str, int, int] | None:
    """The front matter: its text, first line, last line."""
    found = text.split("\n")
    if not found or found[0].strip() != "---":
        return None
    for at, line in enumerate(found[1:], 1):
        if line.strip() in {"---", "..."}:
            return "\n".join(found[1:at]), 2, at
    return None


def read(text: str, reading: Reading) -> ImportResult:
    """Read the stat blocks of a note; the front matter counts where it is one itself."""
    blocks = _blocks(text)
    front = front_of(text)
    creatures = reading.each(
        blocks,
        lambda block: _block(*block, reading),
        lambda block: (f"{block[1]}", block[1]),
    )
    form = FORM
    if not blocks and front is not None:
        form = FRONT_FORM
        creatures = reading.each([front], lambda one: front_matter(one, reading), lambda one: ("---", one[1]))
        creatures += _body(text, front[2], creatures)
    return reading.result(form, creatures, game="pf1" if creatures else _game(reading))


def _body(text: str, last: int, found: list[ImportedCreature]) -> list[ImportedCreature]:
    """Other creatures whose stat blocks stand as text below the front matter."""
    if not found:
        return []
    below = text.split("\n")[last + 1 :]
    heading = next((clean_line(line).strip() for line in below if line.startswith("# ")), "")
    names = {one.creature.name.lower() for one in found}
    others = []
    for one in read_text("\n".join(map(clean_line, below))).creatures:
        nameless = any(issue.code == "no_name" for issue in one.issues)
        name = heading if nameless and heading else one.creature.name
        if name.lower() in names:
            continue
        others.append(
            msgspec.structs.replace(
                one,
                creature=msgspec.structs.replace(one.creature, name=name),
                issues=tuple(
                    msgspec.structs.replace(issue, line=issue.line + last + 1 if issue.line else 0)
                    for issue in one.issues
                    if issue.code != "no_name" or name != heading
                ),
                first_line=one.first_line + last + 1,
                last_line=one.last_line + last + 1,
                understood=tuple(line + last + 1 for line in one.understood),
                noted=tuple(line + last + 1 for line in one.noted),
            ),
        )
    return others


def _game(reading: Reading) -> str:
    return next((issue.arguments[0] for issue in reading.issues if issue.code == "game_other"), "")


def _blocks(text: str) -> list[tuple[str, int, int]]:
    """Code blocks: text, first line, last line."""
    found: list[tuple[str, int, int]] = []
    start, fence = 0, ""
    kept: list[str] = []
    for number, line in enumerate(text.split("\n"), 1):
        opening = _FENCE.match(line.strip()) if not fence else None
        if opening is not None:
            start, fence, kept = number, opening["fence"], []
        elif fence and line.strip().startswith(fence):
            found.append(("\n".join(kept), start + 1, number - 1))
            fence = ""
        elif fence:
            kept.append(line)
    if fence:
        found.append(("\n".join(kept), start + 1, start + len(kept)))
    return found


def _block(text: str, first: int, last: int, reading: Reading) -> ImportedCreature | None:
    document = Yaml(text, first)
    value = document.value
    if not isinstance(value, dict):
        reading.error("not_a_creature", "", "statblock", line=first)
        return None
    keys = {str(key).lower() for key in value}
    layout = str(value.get("layout") or "").lower()
    if "pathfinder 2" in layout or "pf2" in layout:
        reading.error("game_other", "pf2", str(value.get("name") or ""), line=first)
        return None
    if ("5e" in layout or keys & _FIFTH) and not keys & {"cmd", "cmb", "pf1e_stats", "bab"}:
        reading.error("game_other", "5e", str(value.get("name") or ""), line=first)
        return None
    draft = Draft(line=first)
    skip_lines(draft, document)
    for key, one in value.items():
        field(draft, str(key).lower(), one, document.lines.get(str(key), first))
    draft.line = first
    finished = draft.finish(reading.name)
    return spanned(finished, first, last)
