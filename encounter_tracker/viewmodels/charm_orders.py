"""Charm and compulsion: who is held by whom, and orders to them (rules G9, G10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.apply import Applied, NeedsDice, Refused, apply
from encounter_tracker.encounter.commands import OrderCharmed
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.do_charm import Hold, holds_on
from encounter_tracker.encounter.events import CheckRolled, OrderAnswered
from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.encounter.rolling import save_parts
from encounter_tracker.rules.stacking import counted
from encounter_tracker.viewmodels.combatant_due import parse_answer
from encounter_tracker.viewmodels.combatant_rows import FormField
from encounter_tracker.viewmodels.live_form import LiveLine, LiveView
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import effect_name
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.encounter.state import Effect, Encounter

tr = QCoreApplication.translate

FRIEND, NATURE, DANGER = "friend", "nature", "danger"
_KINDS: Final[dict[str, str]] = {
    FRIEND: QT_TRANSLATE_NOOP("Order", "it would not do that for a friend"),
    NATURE: QT_TRANSLATE_NOOP("Order", "it is deeply against it"),
    DANGER: QT_TRANSLATE_NOOP("Order", "suicidal or plainly dangerous"),
}
_ANSWERS: Final[dict[str, str]] = {
    "obeys": QT_TRANSLATE_NOOP("Order", "It obeys."),
    "disobeys": QT_TRANSLATE_NOOP("Order", "It does not obey, and stays charmed."),
    "refuses": QT_TRANSLATE_NOOP("Order", "It refuses: such an order is never obeyed."),
    "freed": QT_TRANSLATE_NOOP("Order", "It breaks free."),
    "contest": QT_TRANSLATE_NOOP("Order", "It stays held; a Charisma check against the order falls due."),
}


def controls(effect: Effect) -> bool:
    """Whether an effect puts somebody under another's will: a charm, or a compulsion that does nothing in figures."""
    if "charm" in effect.descriptors:
        return True
    figures = effect.modifiers or effect.conditions or effect.forbids_hostile_acts
    return "compulsion" in effect.descriptors and not figures


def control_text(state: Encounter, effect: Effect, who: str) -> str:
    """Who controls somebody by an effect, in a few words; "" where nobody does."""
    master = state.combatants.get(effect.source or "")
    name = master.name if master is not None else effect.source_text
    if not controls(effect) or not effect.affects(who) or not name or effect.source == who:
        return ""
    if "charm" in effect.descriptors:
        return fill(tr("Order", "friend of {0}"), name)
    return fill(tr("Order", "obeys {0}"), name)


def holds(state: Encounter, who: str) -> tuple[Hold, ...]:
    """What holds somebody's mind so that orders can be given."""
    return tuple(hold for hold in holds_on(state, who) if hold.by != who)


class OrderForm(Struct, frozen=True):
    """An order to someone charmed or compelled; ``effect``: by which effect it is held."""

    who: str
    effect: str

    def first_values(self, state: Encounter) -> dict[str, str]:
        """An order it would not follow for a friend; dice are rolled."""
        del state
        return {"kind": FRIEND, "roll": "", "charmer": ""}

    def view(self, state: Encounter, values: Mapping[str, str]) -> LiveView | None:
        """What it asks, and what the order would bring."""
        hold = self._hold(state)
        if hold is None:
            return None
        kind = values["kind"]
        wrong = self._wrong(values, kind, hold)
        lines, reason = ((), "") if wrong else self._outcome(state, values)
        return LiveView(
            title=fill(tr("Order", "Order to {0} ({1})"), state.combatants[self.who].name, effect_name(hold.effect)),
            fields=self._fields(state, values, hold),
            lines=(*self._rules(state, kind, hold), *lines),
            remark=_bounds(hold),
            wrong=wrong,
            reason=reason,
            button=tr("Order", "Give the order"),
        )

    def command(self, state: Encounter, values: Mapping[str, str]) -> OrderCharmed | None:
        """The order with the dice that were typed."""
        hold = self._hold(state)
        if hold is None or self._wrong(values, values["kind"], hold):
            return None
        kind = values["kind"]
        fields: dict[str, Any] = {"against_nature": kind == NATURE, "dangerous": kind == DANGER}
        if kind != DANGER:
            fields |= _given(values["roll"], "roll", "total")
        if kind == FRIEND and hold.charm:
            fields |= _given(values["charmer"], "charmer_roll", "charmer_total")
        return OrderCharmed(who=self.who, effect=self.effect, **fields)

    def _hold(self, state: Encounter) -> Hold | None:
        if self.who not in state.combatants:
            return None
        return next((hold for hold in holds(state, self.who) if hold.effect.id == self.effect), None)

    def _fields(self, state: Encounter, values: Mapping[str, str], hold: Hold) -> tuple[FormField, ...]:
        kind = values["kind"]
        found = [
            FormField(
                key="kind",
                label=tr("Order", "What kind of order"),
                kind="choice",
                value=kind,
                choices=tuple((key, tr("Order", text)) for key, text in _KINDS.items()),
                wide=True,
            )
        ]
        hint = tr("CombatantAction", "empty: roll")
        if kind == NATURE:
            label = fill(tr("Order", "Its Will save, d20 {0}"), signed(self._will(state, hold)))
            found.append(FormField(key="roll", label=label, value=values["roll"], placeholder=hint))
        elif kind == FRIEND and hold.charm:
            own = derived(state, self.who).check("cha")
            label = fill(tr("Order", "Its Charisma check, d20 {0}"), signed(own))
            found.append(FormField(key="roll", label=label, value=values["roll"], placeholder=hint))
            label = fill(tr("Order", "{0}, d20 {1}"), self._master(state, hold), signed(self._theirs(state, hold)))
            found.append(FormField(key="charmer", label=label, value=values["charmer"], placeholder=hint))
        return tuple(found)

    def _master(self, state: Encounter, hold: Hold) -> str:
        return state.combatants[hold.by].name if hold.by in state.combatants else tr("Order", "The charmer")

    def _theirs(self, state: Encounter, hold: Hold) -> int:
        return derived(state, hold.by).check("cha") if hold.by in state.combatants else 0

    def _will(self, state: Encounter, hold: Hold) -> int:
        return counted(save_parts(state, self.who, "will", hold.effect.descriptors))

    def _rules(self, state: Encounter, kind: str, hold: Hold) -> tuple[LiveLine, ...]:
        del state
        if kind == NATURE:
            dc = "—" if hold.effect.dc is None else hold.effect.dc
            return (LiveLine(fill(tr("Order", "A new save against DC {0}; made, it is free."), dc)),)
        if kind == FRIEND and hold.charm:
            return (LiveLine(tr("Order", "Charisma against Charisma: if it wins, it does not obey.")),)
        return ()

    def _wrong(self, values: Mapping[str, str], kind: str, hold: Hold) -> dict[str, str]:
        fields = [] if kind == DANGER else ["roll"]
        fields += ["charmer"] if kind == FRIEND and hold.charm else []
        answers = {field: parse_answer(values[field], "") for field in fields}
        return {field: answer for field, answer in answers.items() if isinstance(answer, str)}

    def _outcome(self, state: Encounter, values: Mapping[str, str]) -> tuple[tuple[LiveLine, ...], str]:
        """What the order brings, with why it cannot be given; nothing while dice are open."""
        command = self.command(state, values)
        if command is None:
            return (), ""
        outcome = apply(state, command)
        if isinstance(outcome, Refused):
            return (), reason_text(outcome.reason)
        if isinstance(outcome, NeedsDice) or not isinstance(outcome, Applied):
            return (LiveLine(tr("Order", "Open dice are rolled.")),), ""
        lines = []
        for record in outcome.records:
            event = record.event
            if isinstance(event, CheckRolled):
                against = "" if event.dc is None else fill(tr("Order", "{0} against {1}"), event.total, event.dc)
                if against:
                    lines.append(LiveLine(against))
            if isinstance(event, OrderAnswered):
                good = event.answer in {"obeys", "contest"}
                lines.append(LiveLine(tr("Order", _ANSWERS[event.answer]), "good" if good else "bad"))
        return tuple(lines), ""


def _bounds(hold: Hold) -> str:
    """What being held does not make of anybody (rules G9, G10)."""
    if hold.charm:
        return tr(
            "Order",
            "It keeps its alignment and loyalties, fights old friends only if they threaten the charmer, understands "
            "no language that it did not know, and reveals nothing of its own accord.",
        )
    return tr("Order", "It reveals nothing to its master of its own accord.")


def _given(text: str, face: str, total: str) -> dict[str, int]:
    answer = parse_answer(text, "")
    if isinstance(answer, str):
        return {}
    given = {face: answer.face, total: answer.total}
    return {key: value for key, value in given.items() if value is not None}
