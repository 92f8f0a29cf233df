"""What can be done to one combatant from its pane: the menu, and the command of each action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.derive import Derived, derived
from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.combatant_due import parse_answer
from encounter_tracker.viewmodels.combatant_rows import ActionRow
from encounter_tracker.viewmodels.texts.language import tr
from encounter_tracker.viewmodels.typed_name import name_problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.encounter.state import Combatant, Encounter

_RAISES: Final[dict[str, Literal["raise dead", "resurrection", "true resurrection"]]] = {
    "raise_dead": "raise dead",
    "resurrection": "resurrection",
    "true_resurrection": "true resurrection",
}


# ---- the menu --------------------------------------------------------------------------------------------------


def action_rows(state: Encounter, who: str) -> tuple[ActionRow, ...]:
    """Everything in the menu, with the reason where something cannot be done now."""
    combatant, now = state.combatants[who], derived(state, who)
    return (*_edit_rows(), *_flag_rows(combatant, now), *_cure_rows(combatant, now), *_life_rows(combatant, now))


def _edit_rows() -> tuple[ActionRow, ...]:
    return (
        ActionRow(key="edit", text=tr("CombatantAction", "Edit all fields…"), icon="pencil"),
        ActionRow(key="hp", text=tr("CombatantAction", "Hit points…"), icon="heart"),
        ActionRow(key="initiative", text=tr("CombatantAction", "Initiative…"), icon="dices", form=True),
        ActionRow(key="levels", text=tr("CombatantAction", "Negative levels…")),
        ActionRow(key="rename", text=tr("CombatantAction", "Rename…"), form=True),
    )


def _flag_rows(combatant: Combatant, now: Derived) -> tuple[ActionRow, ...]:
    rows = [
        ActionRow(
            key="hidden",
            text=tr("CombatantAction", "Hidden from the players"),
            checked=combatant.hidden,
            group=1,
        ),
        ActionRow(key="flying", text=tr("CombatantAction", "Flying"), checked=combatant.flying, group=1),
        ActionRow(key="swimming", text=tr("CombatantAction", "Swimming"), checked=combatant.swimming, group=1),
    ]
    text = tr("CombatantAction", "In an antimagic area")
    rows.append(ActionRow(key="antimagic", text=text, checked=combatant.antimagic, group=1))
    if now.figures["sr"].value is not None:
        text = tr("CombatantAction", "Lower spell resistance…")
        rows.append(ActionRow(key="lower_sr", text=text, form=True, group=1))
        if combatant.sr_lowered_to is not None:
            rows.append(ActionRow(key="raise_sr", text=tr("CombatantAction", "Raise spell resistance again"), group=1))
    return tuple(rows)


def _cure_rows(combatant: Combatant, now: Derived) -> tuple[ActionRow, ...]:
    dead = tr("CombatantAction", "it is dead") if combatant.death is not None else ""
    lasting = any(level.permanent for level in combatant.negative_levels)
    useless = dead if not (combatant.doomed or lasting) else ""
    bleeding = "" if "bleed" in now.conditions else tr("CombatantAction", "it is not bleeding")
    return (
        ActionRow(
            key="stop_bleed",
            text=tr("CombatantAction", "Stop the bleeding…"),
            enabled=not bleeding,
            reason=bleeding,
            form=True,
            group=2,
        ),
        ActionRow(
            key="lesser",
            text=tr("CombatantAction", "Lesser restoration…"),
            enabled=not dead,
            reason=dead,
            form=True,
            group=2,
        ),
        ActionRow(
            key="restoration",
            text=tr("CombatantAction", "Restoration…"),
            enabled=not useless,
            reason=useless,
            form=True,
            group=2,
        ),
        ActionRow(key="rest", text=tr("CombatantAction", "Rest 8 hours"), icon="moon", group=2),
        ActionRow(key="rest_day", text=tr("CombatantAction", "Rest a full day in bed"), group=2),
    )


def _life_rows(combatant: Combatant, now: Derived) -> tuple[ActionRow, ...]:
    dead = combatant.death is not None
    is_dead, alive = tr("CombatantAction", "it is dead"), tr("CombatantAction", "it is alive")
    dying = now.status == "dying"
    reason = "" if dying else is_dead if dead else tr("CombatantAction", "it is not dying")
    raises = {
        "raise_dead": tr("CombatantAction", "Raise dead"),
        "resurrection": tr("CombatantAction", "Resurrection"),
        "true_resurrection": tr("CombatantAction", "True resurrection"),
    }
    rows = [
        ActionRow(
            key="stabilise",
            text=tr("CombatantAction", "Stabilise"),
            icon="heart-pulse",
            enabled=dying,
            reason=reason,
            group=3,
        ),
        ActionRow(
            key="kill",
            text=tr("CombatantAction", "Kill…"),
            icon="skull",
            enabled=not dead,
            reason=is_dead if dead else "",
            form=True,
            group=3,
        ),
        ActionRow(
            key="death_attack",
            text=tr("CombatantAction", "Death attack…"),
            enabled=not dead,
            reason=is_dead if dead else "",
            form=True,
            group=3,
        ),
    ]
    rows += [
        ActionRow(key=key, text=text, enabled=dead, reason="" if dead else alive, group=4)
        for key, text in raises.items()
    ]
    rows.append(ActionRow(key="remove", text=tr("CombatantAction", "Remove from the encounter"), icon="x", group=5))
    return tuple(rows)


# ---- the command -----------------------------------------------------------------------------------------------


def action_command(
    state: Encounter, who: str, key: str, values: Mapping[str, str]
) -> tuple[c.Command | None, dict[str, str]]:
    """The command of an action with what was typed, and what is wrong: {field: sentence}."""
    mistakes: dict[str, str] = {}
    reader = _Values(values, mistakes)
    command = _command(state.combatants[who], key, reader)
    return (None, mistakes) if mistakes else (command, {})


class _Values:
    """Reads typed values; what is not understood is noted down."""

    def __init__(self, values: Mapping[str, str], mistakes: dict[str, str]) -> None:
        self._values, self._mistakes = values, mistakes

    def text(self, key: str) -> str:
        return self._values.get(key, "").strip()

    def number(self, key: str, *, least: int = 0) -> int | None:
        try:
            return parse.parse_optional(self.text(key), least=least)
        except parse.ParseError as error:
            self._mistakes[key] = str(error)
            return None

    def name(self) -> str:
        wrong = name_problem(self.text("name"))
        if not self.text("name"):
            wrong = tr("CombatantEdit", "A combatant needs a name")
        if wrong:
            self._mistakes["name"] = wrong
        return self.text("name")

    def die(self, key: str) -> dict[str, Any]:
        answer = parse_answer(self.text(key), key)
        if isinstance(answer, str):
            self._mistakes[key] = answer
            return {}
        given = {"roll": answer.face, "total": answer.total}
        return {name: value for name, value in given.items() if value is not None}


def _command(combatant: Combatant, key: str, values: _Values) -> c.Command | None:  # noqa: PLR0911 - one flat list
    who = combatant.id
    match key:
        case "rename":
            name = values.name()
            return c.RenameCombatant(who=who, to=name) if name else None
        case "initiative":
            return c.SetInitiative(who=who, total=values.number("total", least=-99))
        case "hidden" | "flying" | "swimming":
            return c.EditCombatant(who=who, set={key: not getattr(combatant, key)})
        case "antimagic":
            return c.SetAntimagic(who=who, inside=not combatant.antimagic)
        case "lower_sr" | "raise_sr":
            return c.LowerResistance(who=who, to=(values.number("to") or 0) if key == "lower_sr" else None)
        case "rest" | "rest_day":
            return c.Rest(who=who, full_day=key == "rest_day")
        case "remove":
            return c.RemoveCombatant(who=who)
        case "stop_bleed":
            return c.StopBleed(target=who, **values.die("roll"))
        case "lesser" | "restoration":
            return _restoration(who, key, values)
        case _:
            return _life_command(who, key, values)


def _restoration(who: str, key: str, values: _Values) -> c.Command:
    fields: dict[str, Any] = {"kind": "lesser" if key == "lesser" else "full", "target": who}
    if values.text("ability"):
        fields["ability"] = values.text("ability")
    if key == "lesser":
        fields["amount"] = values.number("amount")
    elif values.text("negative_levels"):
        fields["negative_levels"] = values.text("negative_levels")
    return c.Restoration(**fields)


def _life_command(who: str, key: str, values: _Values) -> c.Command | None:
    if key in _RAISES:
        return c.RaiseDead(target=who, by=_RAISES[key])
    if key == "stabilise":
        return c.Stabilise(target=who)
    source = values.text("source") or None
    if key == "kill":
        return c.Kill(target=who, cause=values.text("cause") or "gm", source=source)
    if key == "death_attack":
        dc = values.number("dc")
        die = values.die("roll") if dc is not None else {}
        return c.DeathAttack(target=who, dc=dc, source=source, **die)
    return None
