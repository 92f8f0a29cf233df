"""What a dispelling would do: its command applied to the encounter as it is now, without keeping it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.apply import Applied, NeedsDice, Refused, apply
from encounter_tracker.encounter.commands import CounterSpell, DispelEffects
from encounter_tracker.encounter.dispelling import obstacle
from encounter_tracker.encounter.events import CheckRolled, EffectEnded, EffectWithstood, SpellLost
from encounter_tracker.encounter.refusal import Reason
from encounter_tracker.encounter.resisting import resistance
from encounter_tracker.encounter.tx import Tx
from encounter_tracker.viewmodels.effect_fields import Problems, whole, within
from encounter_tracker.viewmodels.texts.language import tr

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter

Mode = Literal["effects", "counter"]
DIE: Final = 20
MOST_LEVEL: Final = 9
MOST_MODIFIER: Final = 99
_MANY: Final = 20


class DispelDraft(Struct, frozen=True, kw_only=True):
    """What was entered so far; numbers as typed.

    ``by``: who dispels; ``mode``: effects in force, or a spell being cast (by ``caster``); ``chosen``: ids of effects;
    ``level``: of the dispelling spell; ``modifier``: "" for the caster's own; ``die``: the face of the d20; ``dice``:
    faces against the spell resistance of those who bear the effects, by their ids.
    """

    by: str = ""
    mode: Mode = "effects"
    caster: str = ""
    chosen: frozenset[str] = frozenset()
    level: str = ""
    modifier: str = ""
    die: str = ""
    dice: dict[str, str] = {}

    @property
    def face(self) -> int | None:
        """The die as typed or rolled; None while it is open."""
        return _face(self.die)

    def resistance_face(self, who: str) -> int | None:
        """The die against somebody's spell resistance."""
        return _face(self.dice.get(who, ""))

    def problems(self) -> Problems:
        """What is wrong, by field."""
        found: Problems = {}
        for field, text, least, most in (
            ("level", self.level, 0, MOST_LEVEL),
            ("modifier", self.modifier, -MOST_MODIFIER, MOST_MODIFIER),
            ("die", self.die, 1, DIE),
        ):
            if text.strip():
                found[field] = within(text, least, most)
        for who, text in self.dice.items():
            if text.strip() and _face(text) is None:
                found[f"sr.{who}"] = tr("Dispel", "A d20 shows 1 to 20.")
        return {field: problem for field, problem in found.items() if problem}

    def command(
        self, state: Encounter, *, face: int | None = None, force: bool = False
    ) -> DispelEffects | CounterSpell:
        """The command, with this face of the die, or with the one that was typed."""
        fields = {
            "by": self.by,
            "level": whole(self.level),
            "modifier": whole(self.modifier),
            "roll": face if face is not None else self.face,
            "force": force,
        }
        if self.mode == "counter":
            return CounterSpell(spell_of=self.caster or None, **fields)  # type: ignore[arg-type]
        faces = {
            state.combatants[who].name: value
            for who in self.dice
            if who in state.combatants and (value := self.resistance_face(who)) is not None
        }
        chosen = tuple(key for key in state.effects if key in self.chosen)
        return DispelEffects(effects=chosen, sr_rolls=faces, **fields)  # type: ignore[arg-type]


def _face(text: str) -> int | None:
    value = whole(text)
    return value if value is not None and 1 <= value <= DIE else None


class DispelTrial(Struct, frozen=True, kw_only=True):
    """How it comes out.

    ``check``: the check that was made. ``ended``: ids of effects that end, wholly or for some. ``stays``: why others
    do not, by id. ``kept``: who keeps an effect by spell resistance or in antimagic, by its id. ``countered``: the
    spell is lost.
    """

    check: CheckRolled | None = None
    ended: frozenset[str] = frozenset()
    stays: dict[str, str] = {}
    kept: dict[str, tuple[str, ...]] = {}
    countered: bool = False
    withstood: str = ""
    refused: Reason | None = None


def dispel_trial(draft: DispelDraft, state: Encounter, face: int, *, force: bool = False) -> DispelTrial:
    """Apply it with this face; open dice against spell resistance get through."""
    command = draft.command(state, face=face, force=force)
    outcome = apply(state, command)
    for _ in range(_MANY):
        if not isinstance(outcome, NeedsDice):
            break
        rolls = dict(command.rolls)
        for die in outcome.dice:
            rolls[die.what] = (*rolls.get(die.what, ()), die.sides)
        command = replace(command, rolls=rolls)
        outcome = apply(state, command)
    if isinstance(outcome, Refused):
        return DispelTrial(refused=outcome.reason)
    if not isinstance(outcome, Applied):
        return DispelTrial()
    events = [record.event for record in outcome.records]
    checks = [e for e in events if isinstance(e, CheckRolled) and e.what == "dispel"]
    stood = [e for e in events if isinstance(e, EffectWithstood)]
    kept: dict[str, tuple[str, ...]] = {}
    for event in stood:
        if event.target:
            kept[event.effect] = (*kept.get(event.effect, ()), event.target)
    return DispelTrial(
        check=checks[0] if checks else None,
        ended=frozenset(e.effect for e in events if isinstance(e, EffectEnded) and e.why == "dispelled"),
        stays={e.effect: e.why for e in stood if not e.target and e.effect},
        kept=kept,
        countered=any(isinstance(e, SpellLost) and e.why == "counterspelled" for e in events),
        withstood=next((e.why for e in stood if e.caster), ""),
    )


def least_faces(draft: DispelDraft, state: Encounter) -> dict[str, int]:
    """For each chosen effect (and under "" for a spell being cast) the lowest face of the die that ends it."""
    found: dict[str, int] = {}
    for face in range(1, DIE + 1):
        trial = dispel_trial(draft, state, face)
        for key in (*trial.ended, *(("",) if trial.countered else ())):
            found.setdefault(key, face)
    return found


def why_not(state: Encounter, effect: str) -> Reason | None:
    """Why an effect cannot be dispelled at all; None: it can."""
    return obstacle(Tx(state, DispelEffects(by="")), state.effects[effect])


def shielding(draft: DispelDraft, state: Encounter) -> tuple[str, ...]:
    """Those (ids) whose spell resistance the dispelling has to get through (rule E5)."""
    if draft.mode == "counter":
        return ()
    found: dict[str, None] = {}
    for key in draft.chosen:
        effect = state.effects.get(key)
        for who, target in effect.targets.items() if effect is not None else ():
            bears = target.state in {"affected", "suppressed"} and who != draft.by
            bears = bears and not state.combatants[who].antimagic
            if bears and (resistance(state, who) or 0) > 0 and why_not(state, key) is None:
                found[who] = None
    return tuple(found)
