"""What somebody can use up (uses of an ability, charges, spells): shown, spent, regained, and typed a line each."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.commands import EditCombatant
from encounter_tracker.viewmodels.combatant_parse import ParseError
from encounter_tracker.viewmodels.combatant_rows import FormField, ResourceRow
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Combatant, Resource

__all__ = [
    "drop_missing_resources", "parse_resources", "resource_field", "resource_rows", "resources_text",
    "spend_command",
]  # fmt: skip

tr = QCoreApplication.translate

_LINE: Final = re.compile(r"^(?P<name>.*[^\W\d].*?)[\s:=]+(?P<left>\d+)\s*(?:/\s*(?P<most>\d+))?\s*(?P<rest>[^\d]*)$")
_MOST: Final = 999
#: Words behind the numbers that say that a night does not fill it, in both languages at any time.
_STAYS: Final = ("charge", "not daily", "non quotid", "pas par jour", "pas quotid")


def resource_rows(combatant: Combatant) -> tuple[ResourceRow, ...]:
    """All of them, in their order."""
    return tuple(_row(name, resource) for name, resource in combatant.resources.items())


def _row(name: str, resource: Resource) -> ResourceRow:
    value = fill(tr("Resource", "{0} / {1}"), resource.left, resource.most)
    detail = tr("Resource", "a day") if resource.daily else tr("Resource", "charges")
    spoken = fill(tr("Resource", "{0}: {1} of {2} left, {3}"), name, resource.left, resource.most, detail)
    hint = tr("Resource", "Space or − uses one, + gives one back, Enter edits")
    return ResourceRow(
        key=name,
        left=resource.left,
        most=resource.most,
        value=value,
        daily=resource.daily,
        detail=detail,
        tooltip=f"{spoken}\n{hint}",
        accessible=spoken,
    )


def spend_command(combatant: Combatant, name: str, by: int) -> EditCombatant | None:
    """Use so many up (or, below 0, give them back); None where that changes nothing."""
    resource = combatant.resources.get(name)
    if resource is None:
        return None
    left = min(max(0, resource.left - by), max(resource.most, resource.left))
    if left == resource.left:
        return None
    wanted = {"left": left, "most": resource.most, "daily": resource.daily}
    return EditCombatant(who=combatant.id, set={"resources": {name: wanted}})


# ---- as text ---------------------------------------------------------------------------------------------------


def resource_field(combatant: Combatant) -> FormField:
    """The field of the form with all fields."""
    return FormField(
        key="resources",
        label=tr("Resource", "Resources, one a line"),
        kind="lines",
        value=resources_text(combatant.resources),
        hint=tr("Resource", "Channel energy 3/4; what no night fills: Wand 31/50 (charges)"),
        wide=True,
    )


def resources_text(resources: dict[str, Resource]) -> str:
    """A line each: "Channel energy 3/4"."""
    charges = tr("Resource", "(charges)")
    lines = []
    for name, resource in resources.items():
        line = f"{name} {resource.left}/{resource.most}"
        lines.append(line if resource.daily else f"{line} {charges}")
    return "\n".join(lines)


def parse_resources(text: str) -> dict[str, Any]:
    """The resources of the lines.

    Raises:
        ParseError: a line has no name or no number.
    """
    found: dict[str, Any] = {}
    for line in text.splitlines():
        if not line.strip():
            continue
        match = _LINE.match(line.strip())
        name = match["name"].strip(" \t:=") if match is not None else ""
        if match is None or not name:
            raise ParseError(fill(tr("Resource", "Type a name and how many: Channel energy 3/4, not “{0}”"), line))
        left = int(match["left"])
        most = int(match["most"]) if match["most"] is not None else left
        if max(left, most) > _MOST:
            raise ParseError(fill(tr("Resource", "{0} at most"), _MOST))
        rest = match["rest"].lower()
        found[name] = {"left": left, "most": most, "daily": not any(word in rest for word in _STAYS)}
    return found


def drop_missing_resources(combatant: Combatant, wanted: dict[str, Any]) -> None:
    """The command merges: what is no longer named is set to null, which takes it away."""
    if "resources" in wanted:
        gone = dict.fromkeys(name for name in combatant.resources if name not in wanted["resources"])
        wanted["resources"] = {**wanted["resources"], **gone}
