"""Stored triggers: whether a spell notices what it waits for, and what happens then (rule F11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.apply import Refused, apply
from encounter_tracker.encounter.commands import TriggerEffect
from encounter_tracker.encounter.derive import derived
from encounter_tracker.viewmodels.combatant_rows import FormField
from encounter_tracker.viewmodels.effect_fields import whole, within
from encounter_tracker.viewmodels.effect_view import everyone
from encounter_tracker.viewmodels.live_form import LiveLine, LiveView
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import effect_name
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.encounter.state import Effect, Encounter

tr = QCoreApplication.translate

SEEN, HEARD, ANYHOW = "seen", "heard", ""
_ON: Final = "1"
_MOST: Final = 99


def waits_for_trigger(effect: Effect) -> bool:
    """Whether an effect goes off by a trigger."""
    return effect.duration == "triggered" or bool(effect.trigger)


class TriggerForm(Struct, frozen=True):
    """A stored spell may go off."""

    effect: str

    def first_values(self, state: Encounter) -> dict[str, str]:
        """Seen by its light of day; whoever is active sets it off."""
        effect = state.effects.get(self.effect)
        kind = SEEN if effect is not None and effect.trigger else ANYHOW
        return {"sense": kind, "on": state.active or "", "stealth": "", "line": _ON, "audible": _ON}

    def view(self, state: Encounter, values: Mapping[str, str]) -> LiveView | None:
        """What it asks, and whether the spell notices."""
        effect = state.effects.get(self.effect)
        if effect is None:
            return None
        wrong = {}
        if values["sense"] and values["stealth"].strip():
            problem = within(values["stealth"], 0, _MOST)
            wrong = {"stealth": problem} if problem else {}
        command = self.command(state, values)
        outcome = apply(state, command) if command is not None else None
        reason = reason_text(outcome.reason) if isinstance(outcome, Refused) else ""
        lines = [LiveLine(fill(tr("Trigger", "It waits for: {0}"), effect.trigger), "strong")] if effect.trigger else []
        lines += self._rules(state, values, effect)
        if command is not None and not reason:
            lines.append(LiveLine(tr("Trigger", "It notices, and goes off as a reaction."), "good"))
        return LiveView(
            title=fill(tr("Trigger", "Trigger of {0}"), effect_name(effect)),
            fields=self._fields(state, values, effect),
            lines=tuple(lines),
            wrong=wrong,
            reason=reason,
            can_force=bool(reason),
            button=tr("Trigger", "Let it go off"),
        )

    def command(self, state: Encounter, values: Mapping[str, str]) -> TriggerEffect | None:
        """The command; None while something is wrong."""
        if self.effect not in state.effects:
            return None
        if values["stealth"].strip() and within(values["stealth"], 0, _MOST):
            return None
        sense = values["sense"]
        fields: dict[str, Any] = {"on": values["on"] or None}
        if sense in {SEEN, HEARD}:
            fields |= {"sense": sense, "stealth": whole(values["stealth"])}
            fields |= (
                {"line_of_sight": values["line"] == _ON} if sense == SEEN else {"audible": values["audible"] == _ON}
            )
        return TriggerEffect(effect=self.effect, **fields)

    def _fields(self, state: Encounter, values: Mapping[str, str], effect: Effect) -> tuple[FormField, ...]:
        sense = values["sense"]
        found = [
            FormField(
                key="sense",
                label=tr("Trigger", "What sets it off is"),
                kind="choice",
                value=sense,
                choices=(
                    (SEEN, tr("Trigger", "seen")),
                    (HEARD, tr("Trigger", "heard")),
                    (ANYHOW, tr("Trigger", "noticed in any case")),
                ),
            ),
            FormField(
                key="on",
                label=tr("Trigger", "Who sets it off"),
                kind="choice",
                value=values["on"],
                choices=(("", tr("Trigger", "nobody in particular")), *everyone(state)),
            ),
        ]
        if sense in {SEEN, HEARD}:
            dc = "" if effect.dc is None else fill(tr("Trigger", "above DC {0} it is not noticed"), effect.dc)
            found.append(
                FormField(
                    key="stealth",
                    label=tr("Trigger", "Stealth, the sum"),
                    kind="number",
                    value=values["stealth"],
                    placeholder=tr("Trigger", "none"),
                    hint=dc,
                )
            )
        if sense == SEEN:
            text = tr("Trigger", "a clear line of sight")
            found.append(FormField(key="line", label=text, kind="check", value=values["line"]))
        elif sense == HEARD:
            text = tr("Trigger", "it can be heard there")
            found.append(FormField(key="audible", label=text, kind="check", value=values["audible"]))
        return tuple(found)

    def _rules(self, state: Encounter, values: Mapping[str, str], effect: Effect) -> list[LiveLine]:
        """What counts: darkness does not hide from it, disguises and illusions fool it."""
        sense, found = values["sense"], []
        who = values["on"]
        if sense == SEEN and who in state.combatants and "invisible" in derived(state, who).conditions:
            found.append(LiveLine(fill(tr("Trigger", "{0} is invisible."), state.combatants[who].name)))
        if sense and effect.dc is None:
            found.append(LiveLine(tr("Trigger", "It has no DC: Stealth is nothing to it.")))
        if sense:
            text = tr("Trigger", "Darkness hides nothing from it; disguises and illusions fool it.")
            found.append(LiveLine(text))
        return found
