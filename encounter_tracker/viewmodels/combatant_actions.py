"""What can be done to one combatant from its pane: the menu, what an action asks first, and its command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.derive import Derived, derived
from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.combatant_due import parse_answer
from encounter_tracker.viewmodels.combatant_rows import ActionForm, ActionRow, FormField
from encounter_tracker.viewmodels.texts.language import fill, tr
from encounter_tracker.viewmodels.texts.names import ability_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from encounter_tracker.encounter.state import Combatant, Encounter

_COMMANDS: Final[dict[str, type[c.Command]]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(c.AnyCommand)
}
_RAISES: Final = {
    "raise_dead": "raise dead",
    "resurrection": "resurrection",
    "true_resurrection": "true resurrection",
}


# ---- the menu --------------------------------------------------------------------------------------------------


def action_rows(state: Encounter, who: str) -> tuple[ActionRow, ...]:
    """Everything in the menu, with the reason where something cannot be done now."""
    combatant, now = state.combatants[who], derived(state, who)
    return (*_edit_rows(combatant), *_flag_rows(combatant), *_cure_rows(combatant), *_life_rows(combatant, now))


def _edit_rows(combatant: Combatant) -> tuple[ActionRow, ...]:
    del combatant
    return (
        ActionRow(key="edit", text=tr("CombatantAction", "Edit all fields…"), icon="pencil"),
        ActionRow(key="hp", text=tr("CombatantAction", "Hit points…"), icon="heart"),
        ActionRow(key="initiative", text=tr("CombatantAction", "Initiative…"), icon="dices", form=True),
        ActionRow(key="levels", text=tr("CombatantAction", "Negative levels…")),
        ActionRow(key="rename", text=tr("CombatantAction", "Rename…"), form=True),
    )


def _flag_rows(combatant: Combatant) -> tuple[ActionRow, ...]:
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
    if "antimagic" in _COMMANDS:
        text = tr("CombatantAction", "In an antimagic area")
        rows.append(ActionRow(key="antimagic", text=text, checked=combatant.antimagic, group=1))
    return tuple(rows)


def _cure_rows(combatant: Combatant) -> tuple[ActionRow, ...]:
    dead = tr("CombatantAction", "it is dead") if combatant.death is not None else ""
    lasting = any(level.permanent for level in combatant.negative_levels)
    useless = dead if not (combatant.doomed or lasting) else ""
    return (
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


# ---- what an action asks first ---------------------------------------------------------------------------------


def action_form(state: Encounter, who: str, key: str) -> ActionForm | None:
    """What an action asks; None for one that asks nothing."""
    maker = _FORMS.get(key)
    return maker(state, state.combatants[who]) if maker is not None else None


def _rename_form(state: Encounter, combatant: Combatant) -> ActionForm:
    del state
    name = FormField(key="name", label=tr("CombatantAction", "Name"), value=combatant.name, wide=True)
    return ActionForm(
        key="rename",
        title=tr("CombatantAction", "Rename"),
        button=tr("CombatantAction", "Rename"),
        fields=(name,),
    )


def _initiative_form(state: Encounter, combatant: Combatant) -> ActionForm:
    modifier = derived(state, combatant.id).figures["init"].total
    count = FormField(
        key="total",
        label=tr("CombatantAction", "Initiative count"),
        kind="number",
        value="" if combatant.initiative is None else str(combatant.initiative),
        placeholder=tr("CombatantAction", "empty: roll"),
        hint=fill(tr("CombatantAction", "Empty rolls d20 {0}{1}"), "+" if modifier >= 0 else "−", abs(modifier)),
        wide=True,
    )
    return ActionForm(
        key="initiative",
        title=fill(tr("CombatantAction", "Initiative of {0}"), combatant.name),
        button=tr("CombatantAction", "Set"),
        fields=(count,),
    )


def _lesser_form(state: Encounter, combatant: Combatant) -> ActionForm:
    del state
    amount = FormField(
        key="amount",
        label=tr("CombatantAction", "Points"),
        kind="number",
        placeholder="1d4",
        hint=tr("CombatantAction", "Empty rolls 1d4. Fatigue is lifted by a step."),
    )
    return ActionForm(
        key="lesser",
        title=fill(tr("CombatantAction", "Lesser restoration on {0}"), combatant.name),
        button=tr("CombatantAction", "Restore"),
        fields=(_ability_field(combatant, "damage"), amount),
    )


def _restoration_form(state: Encounter, combatant: Combatant) -> ActionForm:
    del state
    temporary = sum(1 for level in combatant.negative_levels if not level.permanent)
    permanent = len(combatant.negative_levels) - temporary
    levels = FormField(
        key="negative_levels",
        label=tr("CombatantAction", "Negative levels"),
        kind="choice",
        value="temporary" if temporary else "permanent" if permanent else "",
        choices=(
            ("", tr("CombatantAction", "what there is")),
            ("temporary", tr("CombatantAction", "all temporary ({0})").format(temporary)),
            ("permanent", tr("CombatantAction", "one permanent (of {0})").format(permanent)),
        ),
        hint=tr("CombatantAction", "All ability damage, fatigue and exhaustion go as well."),
    )
    return ActionForm(
        key="restoration",
        title=fill(tr("CombatantAction", "Restoration on {0}"), combatant.name),
        button=tr("CombatantAction", "Restore"),
        fields=(_ability_field(combatant, "drain"), levels),
    )


def _ability_field(combatant: Combatant, harm: str) -> FormField:
    """Which ability: those that have suffered, the worst first."""
    points = {ability: getattr(there, harm) for ability in ABILITIES if (there := combatant.harm.get(ability))}
    hurt = sorted((ability for ability, amount in points.items() if amount), key=lambda a: -points[a])
    choices = [(ability, f"{ability_name(ability)} ({points[ability]})") for ability in hurt]
    label = tr("CombatantAction", "Damage of") if harm == "damage" else tr("CombatantAction", "Drain of")
    none = [("", tr("CombatantAction", "none"))]
    return FormField(
        key="ability",
        label=label,
        kind="choice",
        value=hurt[0] if hurt else "",
        choices=tuple(choices or none),
    )


def _source_field(state: Encounter, combatant: Combatant) -> FormField:
    """Who did it: the active one is proposed."""
    others = [(one.id, one.name) for one in state.present if one.id != combatant.id]
    active = state.active if state.active != combatant.id else ""
    return FormField(
        key="source",
        label=tr("CombatantAction", "By"),
        kind="choice",
        value=active or "",
        choices=(("", tr("CombatantAction", "nobody")), *others),
    )


def _kill_form(state: Encounter, combatant: Combatant) -> ActionForm:
    cause = FormField(
        key="cause",
        label=tr("CombatantAction", "Of what"),
        placeholder=tr("CombatantAction", "the game master’s word"),
        wide=True,
    )
    source = msgspec.structs.replace(_source_field(state, combatant), value="", wide=True)
    return ActionForm(
        key="kill",
        title=fill(tr("CombatantAction", "Kill {0}"), combatant.name),
        button=tr("CombatantAction", "Kill"),
        fields=(cause, source),
        danger=True,
    )


def _death_form(state: Encounter, combatant: Combatant) -> ActionForm:
    fortitude = derived(state, combatant.id).figures["fort"].total
    sign = "+" if fortitude >= 0 else "−"
    dc = FormField(
        key="dc",
        label=tr("CombatantAction", "Fortitude DC"),
        kind="number",
        placeholder=tr("CombatantAction", "no save"),
    )
    roll = FormField(
        key="roll",
        label=fill(tr("CombatantAction", "Its save, d20 {0}{1}"), sign, abs(fortitude)),
        placeholder=tr("CombatantAction", "empty: roll"),
        hint=tr("CombatantAction", "The die, or = and the sum. A failed save is death at once."),
    )
    return ActionForm(
        key="death_attack",
        title=fill(tr("CombatantAction", "Death attack on {0}"), combatant.name),
        button=tr("CombatantAction", "Attack"),
        fields=(dc, roll, _source_field(state, combatant)),
        danger=True,
    )


_FORMS: Final[dict[str, Callable[[Encounter, Combatant], ActionForm]]] = {
    "rename": _rename_form,
    "initiative": _initiative_form,
    "lesser": _lesser_form,
    "restoration": _restoration_form,
    "kill": _kill_form,
    "death_attack": _death_form,
}


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
        if not self.text("name"):
            self._mistakes["name"] = tr("CombatantEdit", "A combatant needs a name")
        return self.text("name")

    def die(self, key: str) -> dict[str, int]:
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
            return _by_tag("antimagic", who=who, inside=not combatant.antimagic)
        case "rest" | "rest_day":
            return c.Rest(who=who, full_day=key == "rest_day")
        case "remove":
            return c.RemoveCombatant(who=who)
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
        return _by_tag("raise", target=who, by=_RAISES[key])
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


def _by_tag(tag: str, **fields: object) -> c.Command | None:
    kind = _COMMANDS.get(tag)
    return msgspec.convert({"do": tag, **fields}, kind) if kind is not None else None
