"""What can be done to several at once: ability harm, negative levels, death attacks, restoration, raising.

Each kind says what it asks, what the answers mean, and which command does it to one target (rules B3 to B13, C5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from encounter_tracker.encounter import commands as c
from encounter_tracker.rules.vocabulary import ABILITIES, Ability
from encounter_tracker.viewmodels.combatant_rows import FormField, FormGroup
from encounter_tracker.viewmodels.effect_view import everyone
from encounter_tracker.viewmodels.many_ask import Asked, Given, Kind, RaisedBy, Reader
from encounter_tracker.viewmodels.texts.language import fill, tr
from encounter_tracker.viewmodels.texts.names import ability_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.encounter.state import Encounter

ManyKey = Literal["ability", "levels", "death_attack", "restoration", "raise"]

TICKED: Final = "1"
_RAISES: Final[tuple[RaisedBy, ...]] = ("raise dead", "resurrection", "true resurrection")


# ---- fields that several kinds have -----------------------------------------------------------------------------


def _source(state: Encounter, values: Mapping[str, str]) -> FormField:
    return FormField(
        key="source",
        label=tr("Many", "By"),
        kind="choice",
        value=values.get("source", ""),
        choices=(("", tr("Many", "nobody")), *everyone(state)),
    )


def _amount(values: Mapping[str, str], label: str) -> FormField:
    return FormField(key="amount", label=label, value=values.get("amount", ""), placeholder="1d4")


def _abilities(values: Mapping[str, str], *, worst: bool) -> FormField:
    choices: tuple[tuple[str, str], ...] = tuple((key, ability_name(key)) for key in ABILITIES)
    if worst:
        choices = (("", tr("Many", "the one that suffers most")), *choices)
    return FormField(
        key="ability",
        label=tr("Many", "Ability"),
        kind="choice",
        value=values.get("ability", "" if worst else "str"),
        choices=choices,
    )


def _rows(*rows: tuple[FormField, ...]) -> tuple[FormGroup, ...]:
    return tuple(FormGroup(caption="", fields=row) for row in rows)


def _as_ability(text: str) -> Ability | None:
    return next((ability for ability in ABILITIES if ability == text), None)


# ---- the kinds --------------------------------------------------------------------------------------------------


class AbilityHarm:
    """Ability damage or drain (rules B3, B6)."""

    @property
    def title(self) -> str:
        """What it is called."""
        return tr("Many", "Ability damage or drain")

    def groups(self, state: Encounter, values: Mapping[str, str]) -> tuple[FormGroup, ...]:
        """Damage or drain, of which ability, how much, by whom, and whether it heals by itself."""
        harm = FormField(
            key="harm",
            label=tr("Many", "What"),
            kind="choice",
            value=values.get("harm", "damage"),
            choices=(("damage", tr("Many", "damage")), ("drain", tr("Many", "drain"))),
        )
        first = (harm, _abilities(values, worst=False), _amount(values, tr("Many", "Points")), _source(state, values))
        if values.get("harm") == "drain":
            return _rows(first)
        lasting = FormField(
            key="lasting",
            label=tr("Many", "does not heal by itself"),
            kind="check",
            value=values.get("lasting", ""),
        )
        return _rows(first, (lasting,))

    def understand(self, read: Reader) -> Asked:
        """What the answers mean."""
        return Asked(
            harm="drain" if read.text("harm") == "drain" else "damage",
            ability=_as_ability(read.text("ability") or "str"),
            amount=read.dice("amount"),
            lasting=read.text("lasting") == TICKED,
            source=read.text("source") or None,
        )

    def gives(self, asked: Asked) -> Literal["", "amount", "save"]:
        """Points for each."""
        del asked
        return "amount"

    def command(self, who: str, asked: Asked, given: Given) -> c.Command:
        """Damage or drain."""
        ability, amount = asked.ability or "str", given.amount or 0
        if asked.harm == "drain":
            return c.DrainAbility(target=who, ability=ability, amount=amount, source=asked.source)
        return c.DamageAbility(target=who, ability=ability, amount=amount, source=asked.source, lasting=asked.lasting)


class Levels:
    """Negative levels (rules B10, B11)."""

    @property
    def title(self) -> str:
        """What it is called."""
        return tr("Many", "Negative levels")

    def groups(self, state: Encounter, values: Mapping[str, str]) -> tuple[FormGroup, ...]:
        """How many, of which kind, the DC of the daily save, from whom."""
        kind = FormField(
            key="permanent",
            label=tr("Many", "Kind"),
            kind="choice",
            value=values.get("permanent", ""),
            choices=(("", tr("Many", "temporary")), (TICKED, tr("Many", "permanent"))),
        )
        dc = FormField(
            key="dc",
            label=tr("Many", "DC of the daily save"),
            kind="number",
            value=values.get("dc", ""),
            placeholder="—",
        )
        return _rows((_amount(values, tr("Many", "How many")), kind, dc, _source(state, values)))

    def understand(self, read: Reader) -> Asked:
        """What the answers mean."""
        return Asked(
            amount=read.dice("amount"),
            permanent=read.text("permanent") == TICKED,
            dc=read.number("dc"),
            source=read.text("source") or None,
        )

    def gives(self, asked: Asked) -> Literal["", "amount", "save"]:
        """Levels for each."""
        del asked
        return "amount"

    def command(self, who: str, asked: Asked, given: Given) -> c.Command:
        """So many levels."""
        return c.GiveNegativeLevels(
            target=who,
            count=max(1, given.amount or 0),
            dc=asked.dc,
            permanent=asked.permanent,
            source=asked.source,
        )


class DeathAttacks:
    """Death attacks (rule C5)."""

    @property
    def title(self) -> str:
        """What it is called."""
        return tr("Many", "Death attack")

    def groups(self, state: Encounter, values: Mapping[str, str]) -> tuple[FormGroup, ...]:
        """The DC of the save, and by whom."""
        dc = FormField(
            key="dc",
            label=tr("Many", "Fortitude DC"),
            kind="number",
            value=values.get("dc", ""),
            placeholder=tr("Many", "no save"),
        )
        return _rows((dc, _source(state, values)))

    def understand(self, read: Reader) -> Asked:
        """What the answers mean."""
        return Asked(dc=read.number("dc"), source=read.text("source") or None)

    def gives(self, asked: Asked) -> Literal["", "amount", "save"]:
        """A save for each, where there is one."""
        return "save" if asked.dc is not None else ""

    def command(self, who: str, asked: Asked, given: Given) -> c.Command:
        """Death, unless the save is made."""
        return c.DeathAttack(target=who, dc=asked.dc, roll=given.face, total=given.total, source=asked.source)


class Restorations:
    """Lesser restoration and restoration (rule B8)."""

    @property
    def title(self) -> str:
        """What it is called."""
        return tr("Many", "Restoration")

    def groups(self, state: Encounter, values: Mapping[str, str]) -> tuple[FormGroup, ...]:
        """Which of the two, of which ability, how much or which levels."""
        del state
        kind = FormField(
            key="kind",
            label=tr("Many", "What"),
            kind="choice",
            value=values.get("kind", "lesser"),
            choices=(("lesser", tr("Many", "lesser restoration")), ("full", tr("Many", "restoration"))),
        )
        if values.get("kind") != "full":
            return _rows((kind, _abilities(values, worst=True), _amount(values, tr("Many", "Points healed"))))
        levels = FormField(
            key="levels",
            label=tr("Many", "Negative levels"),
            kind="choice",
            value=values.get("levels", ""),
            choices=(
                ("", tr("Many", "what there is")),
                ("temporary", tr("Many", "all temporary ones")),
                ("permanent", tr("Many", "one permanent one")),
            ),
        )
        return _rows((kind, _abilities(values, worst=True), levels))

    def understand(self, read: Reader) -> Asked:
        """What the answers mean."""
        lesser = read.text("kind") != "full"
        levels = read.text("levels")
        return Asked(
            kind="lesser" if lesser else "full",
            ability=_as_ability(read.text("ability")),
            amount=read.dice("amount") if lesser else None,
            levels="temporary" if levels == "temporary" else "permanent" if levels == "permanent" else None,
        )

    def gives(self, asked: Asked) -> Literal["", "amount", "save"]:
        """Points for each by the lesser kind."""
        return "amount" if asked.kind == "lesser" else ""

    def command(self, who: str, asked: Asked, given: Given) -> c.Command:
        """The cure."""
        return c.Restoration(
            target=who,
            kind=asked.kind,
            ability=asked.ability,
            amount=given.amount,
            negative_levels=asked.levels,
        )


class Raising:
    """Raise dead, resurrection, true resurrection (rule B13)."""

    @property
    def title(self) -> str:
        """What it is called."""
        return tr("Many", "Raising the dead")

    def groups(self, state: Encounter, values: Mapping[str, str]) -> tuple[FormGroup, ...]:
        """By what."""
        del state
        names = {
            "raise dead": tr("Many", "raise dead"),
            "resurrection": tr("Many", "resurrection"),
            "true resurrection": tr("Many", "true resurrection"),
        }
        by = FormField(
            key="by",
            label=tr("Many", "By"),
            kind="choice",
            value=values.get("by", "raise dead"),
            choices=tuple(names.items()),
        )
        return _rows((by,))

    def understand(self, read: Reader) -> Asked:
        """What the answers mean."""
        return Asked(by=next((by for by in _RAISES if by == read.text("by")), "raise dead"))

    def gives(self, asked: Asked) -> Literal["", "amount", "save"]:
        """Nothing is asked of each."""
        del asked
        return ""

    def command(self, who: str, asked: Asked, given: Given) -> c.Command:
        """Back to life."""
        del given
        return c.RaiseDead(target=who, by=asked.by)


KINDS: Final[dict[ManyKey, Kind]] = {
    "ability": AbilityHarm(),
    "levels": Levels(),
    "death_attack": DeathAttacks(),
    "restoration": Restorations(),
    "raise": Raising(),
}


def defaults(key: ManyKey, source: str) -> dict[str, str]:
    """What the fields hold at first."""
    first: dict[ManyKey, dict[str, str]] = {
        "ability": {"harm": "damage", "ability": "str", "amount": "", "source": source},
        "levels": {"amount": "1", "permanent": "", "dc": "", "source": source},
        "death_attack": {"dc": "", "source": source},
        "restoration": {"kind": "lesser", "ability": "", "amount": "1d4", "levels": ""},
        "raise": {"by": "raise dead"},
    }
    return dict(first[key])


def field_name(key: ManyKey, who: str, asked: Asked) -> str:
    """What the field of one target is for, for screen readers."""
    if KINDS[key].gives(asked) == "save":
        return fill(tr("Many", "{0}: die or sum of the save"), who)
    return fill(tr("Many", "{0}: points"), who)
