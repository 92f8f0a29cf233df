"""An effect as it is entered: every field of the quick form and of the full editor, and the command they make.

Everything here is pure: a form is a frozen value, ``to_command`` makes ONE command of it, ``problems`` says what is
wrong, field by field. Numbers are kept as typed, so that what is wrong stays to be mended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.commands import AddTarget, ApplyCondition, ApplyEffect
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.resisting import resistance
from encounter_tracker.encounter.state import Modifier, Wall
from encounter_tracker.rules.resistance import overcomes, useless_against
from encounter_tracker.rules.vocabulary import ABILITIES, BonusType, ConditionName, EffectKind, Save
from encounter_tracker.viewmodels.effect_duration import DurationForm
from encounter_tracker.viewmodels.effect_fields import Problems, whole, within
from encounter_tracker.viewmodels.rows import signed
from encounter_tracker.viewmodels.texts.names import condition_name
from encounter_tracker.viewmodels.typed_name import name_problem

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter

Outcome = Literal["affected", "saved", "resisted", "open", "suppressed"]
"""How a target will stand to the effect; "open": its spell resistance is rolled when the effect is applied."""

MOST_LEVEL: Final = 99
MOST_SPELL_LEVEL: Final = 9
MOST_VALUE: Final = 999
#: Beginnings of modifier keys whose rest is typed.
RESIST, SKILL = "resist.", "skill."
#: Figures with bonuses that may count only against some things.
_LIMITED: Final = frozenset({"ac", "saves", "fort", "ref", "will"})


class TargetForm(Struct, frozen=True, kw_only=True):
    """One target: whether it saved, and the face of the die against its spell resistance, as typed.

    ``state``: how it stands already, of an effect in force ("" for a new target).
    """

    id: str
    saved: bool = False
    face: str = ""
    state: str = ""


class ModifierForm(Struct, frozen=True, kw_only=True):
    """One line of what the effect does. ``on`` is a key of SCRIPTS.md; "skill.…" stands for a skill by its name.

    ``against`` and ``bypass``: as its catalogue entry gives them.
    """

    on: str = "attack"
    value: str = ""
    type: BonusType = "untyped"
    against: tuple[str, ...] = ()
    bypass: str = ""

    @classmethod
    def of(cls, modifier: Modifier) -> ModifierForm:
        """The line of a modifier."""
        return cls(
            on=modifier.on,
            value=signed(modifier.value),
            type=modifier.type,
            against=modifier.against,
            bypass=modifier.bypass,
        )

    @property
    def key(self) -> str:
        """The key as a command takes it."""
        return self.on.removeprefix(SKILL).strip() if self.on.startswith(SKILL) else self.on.strip()

    def problem(self) -> str:
        """What is wrong with it, or ""."""
        tr = QCoreApplication.translate
        if not self.key or self.key == RESIST:
            return tr("EffectForm", "Type the name of the energy or skill.")
        value = whole(self.value)
        if value is None or not -MOST_VALUE <= value <= MOST_VALUE or value == 0:
            return tr("EffectForm", "Type a bonus such as +2 or a penalty such as −2.")
        if self.type == "penalty" and value > 0:
            return tr("EffectForm", "A penalty is below 0: type −{0}.").format(value)
        if self.type == "penalty" and self.key not in ABILITIES:
            return tr("EffectForm", "The type “penalty” is for abilities: choose “untyped”.")
        if self.key.startswith(RESIST) and value < 0:
            return tr("EffectForm", "A resistance is above 0.")
        return ""

    def to_modifier(self) -> Modifier:
        """The modifier of a command; call it where there is no problem."""
        return Modifier(
            on=self.key,
            value=whole(self.value) or 0,
            type=self.type,
            against=self.against if self.key in _LIMITED else (),
            bypass=self.bypass if self.key == "dr" else "",
        )


class EffectForm(Struct, frozen=True, kw_only=True):
    """Everything that can be entered about an effect.

    Attributes:
        effect: the id of the effect being edited; "" for a new one.
        catalogue: the key of the entry it was made from.
        condition: the condition it was made from: then it may become an ``ApplyCondition``.
        name: what it is called.
        source: the id of who brings it about, or a text, or "".
        save: the saving throw against it, for the column of saves; not kept with the effect.
        points: the points of a bleed.
        slot, light, darkness, blocks_darkvision, dispels_opposite, protects_from: as its catalogue entry gives them.
        power: the level of the light or darkness as typed; None: as it is.
        wall: the wall it is.
        temp_hp, negative_levels: what it also gives, by commands of their own, as typed.
    """

    effect: str = ""
    catalogue: str = ""
    condition: ConditionName | Literal[""] = ""
    name: str = ""
    source: str = ""
    kind: EffectKind = "spell"
    level: str = ""
    caster_level: str = ""
    dc: str = ""
    save: Save | Literal[""] = ""
    spell_resistance: bool = False
    dismissible: bool = False
    ends_on_hostile_act: bool = False
    forbids_hostile_acts: bool = False
    targets: tuple[TargetForm, ...] = ()
    duration: DurationForm = DurationForm()
    trigger: str = ""
    modifiers: tuple[ModifierForm, ...] = ()
    conditions: tuple[ConditionName, ...] = ()
    points: str = ""
    descriptors: tuple[str, ...] = ()
    protects_from: tuple[str, ...] = ()
    slot: str = ""
    light: int | None = None
    darkness: int | None = None
    blocks_darkvision: bool = False
    dispels_opposite: bool = False
    power: str | None = None
    wall: Wall | None = None
    note: str = ""
    temp_hp: str = ""
    negative_levels: str = ""

    # ---- light, darkness --------------------------------------------------------------------------------------

    @property
    def area_power(self) -> int:
        """The level of the light or darkness; 0 is nonmagical."""
        typed = None if self.power is None else whole(self.power)
        return typed if typed is not None else max(self.light or 0, self.darkness or 0)

    def _powered(self, own: int | None) -> int | None:
        """The level of the light or of the darkness, as typed; None where there is none."""
        return own if own is None or self.power is None else self.area_power

    def shining(self) -> dict[str, Any]:
        """The fields of a command that say what light or darkness it makes."""
        return {
            "light": self._powered(self.light),
            "darkness": self._powered(self.darkness),
            "blocks_darkvision": self.blocks_darkvision and self.darkness is not None,
        }

    @property
    def power_text(self) -> str:
        """That level as it stands in its field."""
        return self.power if self.power is not None else str(self.area_power)

    # ---- who -------------------------------------------------------------------------------------------------

    def anchor_id(self, state: Encounter) -> str:
        """Whose turn counts when none is chosen: the source's, the active one's, the first target's (rule 0)."""
        first = self.targets[0].id if self.targets else ""
        return next((who for who in (self.source, state.active or "", first) if who in state.combatants), "")

    def level_of_caster(self, state: Encounter) -> int | None:
        """The caster level as typed, else the source's own."""
        typed = whole(self.caster_level)
        if typed is not None or self.source not in state.combatants:
            return typed
        return derived(state, self.source).figures["caster_level"].value

    def resistance(self, state: Encounter, who: str) -> int | None:
        """The spell resistance to be overcome in this target; None where nothing is checked (rules E1, E3)."""
        useless = useless_against(self.kind, own=who == self.source) is not None
        if not self.spell_resistance or useless or who not in state.combatants:
            return None
        return resistance(state, who) or None

    def outcome(self, state: Encounter, target: TargetForm) -> Outcome:
        """How this target will stand to the effect."""
        if target.state in {"affected", "saved", "resisted", "suppressed"}:
            return target.state  # type: ignore[return-value]
        if target.saved:
            return "saved"
        against, before = self.resistance(state, target.id), self._checked_before(state, target.id)
        if against is None or before is not None:
            return "resisted" if before is False else "affected"
        face = whole(target.face)
        if face is None:
            return "open"
        return "affected" if overcomes(face + (self.level_of_caster(state) or 0), against) else "resisted"

    def _checked_before(self, state: Encounter, who: str) -> bool | None:
        """What came of this one's check against the effect being edited: it is made once (rule E2)."""
        effect = state.effects.get(self.effect)
        return effect.sr_checked.get(who) if effect is not None else None

    def touched(self, state: Encounter) -> tuple[str, ...]:
        """Those whom it will affect, or may: neither saved nor resisted."""
        return tuple(t.id for t in self.targets if self.outcome(state, t) in {"affected", "open"})

    # ---- what is wrong ---------------------------------------------------------------------------------------

    def problems(self, state: Encounter) -> Problems:
        """What is wrong, by field; nothing is applied while anything is."""
        tr = QCoreApplication.translate
        found: Problems = {}
        if not self.name.strip():
            found["name"] = tr("EffectForm", "Type a name, or choose one from the list.")
        elif too_long := name_problem(self.name):
            found["name"] = too_long
        for field, text, least in (
            ("level", self.level, 0),
            ("caster_level", self.caster_level, 0),
            ("dc", self.dc, 1),
            ("temp_hp", self.temp_hp, 0),
            ("negative_levels", self.negative_levels, 0),
        ):
            if text.strip():
                found[field] = within(text, least, MOST_LEVEL)
        if self.power is not None and (self.light is not None or self.darkness is not None):
            found["power"] = within(self.power, 0, MOST_SPELL_LEVEL)
        if self.bleeds:
            found["points"] = within(self.points, 1, MOST_LEVEL)
        duration = self.duration.problems(state, self.anchor_id(state))
        found |= {f"duration.{field}": problem for field, problem in duration.items()}
        found |= {f"modifier.{place}": modifier.problem() for place, modifier in enumerate(self.modifiers)}
        found |= {f"target.{t.id}": within(t.face, 1, 20) for t in self.targets if t.face.strip()}
        if self.is_plain_condition and not self.laid_on:
            found["targets"] = tr("EffectForm", "Choose someone to have the condition.")
        return {field: problem for field, problem in found.items() if problem}

    # ---- the command -----------------------------------------------------------------------------------------

    @property
    def bleeds(self) -> bool:
        """Whether points of bleeding belong to it: only the condition itself carries a number."""
        return self.is_plain_condition and self.condition == "bleed"

    @property
    def is_plain_condition(self) -> bool:
        """Whether it is a condition and nothing else: then it is put on as such."""
        as_spell = (
            self.modifiers, self.descriptors, self.protects_from, self.note.strip(), self.dc.strip(),
            self.level.strip(), self.caster_level.strip(), self.trigger.strip(), self.spell_resistance,
            self.dismissible, self.ends_on_hostile_act, self.forbids_hostile_acts,
            self.light is not None, self.darkness is not None, self.wall,
        )  # fmt: skip
        alone = bool(self.condition) and self.conditions == (self.condition,) and self.kind == "nonmagical"
        return alone and self._keeps_its_name and not self.effect and not any(as_spell)

    @property
    def _keeps_its_name(self) -> bool:
        return self.name.strip() in {self.condition, condition_name(self.condition)}

    @property
    def laid_on(self) -> tuple[str, ...]:
        """The ids of a condition's targets: whoever saved does not have it."""
        return tuple(target.id for target in self.targets if not target.saved)

    def to_command(self, state: Encounter) -> ApplyEffect | ApplyCondition | None:
        """The ONE command for all targets; None where something is wrong (see ``problems``)."""
        if self.problems(state):
            return None
        anchor = self.duration.anchor or self.anchor_id(state) or None
        duration = self.duration.to_duration(self.anchor_id(state))
        if self.is_plain_condition and self.condition:
            return ApplyCondition(
                target=self.laid_on,
                condition=self.condition,
                duration=duration,
                source=self.source or None,
                anchor=anchor,
                amount=whole(self.points) if self.bleeds else None,
            )
        return ApplyEffect(
            name=self.condition if self.condition and self._keeps_its_name else self.name.strip(),
            targets=tuple(target.id for target in self.targets),
            catalogue=self.catalogue,
            source=self.source or None,
            anchor=anchor,
            kind=self.kind,
            level=whole(self.level) or 0,
            caster_level=whole(self.caster_level),
            dc=whole(self.dc),
            duration=duration,
            descriptors=self.descriptors,
            modifiers=tuple(line.to_modifier() for line in self.modifiers),
            conditions=self.conditions,
            dismissible=self.dismissible,
            ends_on_hostile_act=self.ends_on_hostile_act,
            forbids_hostile_acts=self.forbids_hostile_acts,
            protects_from=self.protects_from,
            spell_resistance=self.spell_resistance,
            temp_hp=whole(self.temp_hp) or 0,
            negative_levels=whole(self.negative_levels) or 0,
            sr_rolls=self.faces(state),
            saved=tuple(target.id for target in self.targets if target.saved),
            slot=self.slot,
            **self.shining(),
            dispels_opposite=self.dispels_opposite,
            trigger=self.trigger.strip(),
            wall=self.wall,
            note=self.note.strip(),
        )

    def added(self, state: Encounter, newcomers: tuple[TargetForm, ...]) -> AddTarget | None:
        """The command that brings newcomers under the effect being edited; None where there are none."""
        if not newcomers:
            return None
        faces = self.faces(state)
        names = {state.combatants[target.id].name for target in newcomers}
        return AddTarget(
            effect=self.effect,
            targets=tuple(target.id for target in newcomers),
            sr_rolls={name: face for name, face in faces.items() if name in names},
            saved=tuple(target.id for target in newcomers if target.saved),
        )

    def faces(self, state: Encounter) -> dict[str, int]:
        """The dice given against spell resistance, by the targets' names; the others are rolled."""
        found: dict[str, int] = {}
        for target in self.targets:
            face = whole(target.face)
            if face is not None and not target.saved and self.resistance(state, target.id) is not None:
                found[state.combatants[target.id].name] = face
        return found


def typed_problems(form: EffectForm, found: Problems) -> Problems:
    """Of all that is wrong, what was typed wrong: what is still empty is left in peace until it is applied."""
    empty = {f"modifier.{at}" for at, line in enumerate(form.modifiers) if not line.value.strip()}
    empty |= {"targets"}
    texts = {"name": form.name, "duration.amount": form.duration.amount, "points": form.points}
    empty |= {field for field, text in texts.items() if not text.strip()}
    return {field: problem for field, problem in found.items() if field not in empty}
