"""What an action of the combatant pane asks before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from encounter_tracker.encounter.derive import derived
from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.viewmodels.combatant_rows import ActionForm, FormField
from encounter_tracker.viewmodels.texts.language import fill, tr
from encounter_tracker.viewmodels.texts.names import ability_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Combatant, Encounter


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
        wide=True,
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
        wide=True,
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
        wide=True,
    )
    return ActionForm(
        key="death_attack",
        title=fill(tr("CombatantAction", "Death attack on {0}"), combatant.name),
        button=tr("CombatantAction", "Attack"),
        fields=(dc, roll, _source_field(state, combatant)),
        danger=True,
    )


def _lower_form(state: Encounter, combatant: Combatant) -> ActionForm:
    value = derived(state, combatant.id).figures["sr"].total
    to = FormField(
        key="to",
        label=tr("CombatantAction", "Lowered to"),
        kind="number",
        value="0",
        hint=fill(tr("CombatantAction", "It is {0} now, and returns at the start of its next turn."), value),
        wide=True,
    )
    return ActionForm(
        key="lower_sr",
        title=fill(tr("CombatantAction", "Spell resistance of {0}"), combatant.name),
        button=tr("CombatantAction", "Lower"),
        fields=(to,),
    )


def _bleeding_form(state: Encounter, combatant: Combatant) -> ActionForm:
    del state
    roll = FormField(
        key="roll",
        label=tr("CombatantAction", "Heal check against DC 15"),
        placeholder=tr("CombatantAction", "empty: roll"),
        hint=tr("CombatantAction", "The die, or = and the sum. Any magical healing stops it too."),
        wide=True,
    )
    return ActionForm(
        key="stop_bleed",
        title=fill(tr("CombatantAction", "Bleeding of {0}"), combatant.name),
        button=tr("CombatantAction", "Treat"),
        fields=(roll,),
    )


_FORMS: Final[dict[str, Callable[[Encounter, Combatant], ActionForm]]] = {
    "rename": _rename_form,
    "initiative": _initiative_form,
    "lower_sr": _lower_form,
    "stop_bleed": _bleeding_form,
    "lesser": _lesser_form,
    "restoration": _restoration_form,
    "kill": _kill_form,
    "death_attack": _death_form,
}
