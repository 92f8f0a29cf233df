"""What is entered about a poison, disease or curse, and the command that it makes (rule G4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.state import AfflictionEffect, Cure, Frequency
from encounter_tracker.rules.vocabulary import AfflictionKind, Exposure, Save
from encounter_tracker.support.afflictions import affliction_named
from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.affliction_text import (
    Length,
    effect_text,
    frequency_text,
    length_text,
    parse_effect,
    parse_length,
)
from encounter_tracker.viewmodels.texts.language import language, tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Effect
    from encounter_tracker.support.afflictions import AfflictionEntry

KINDS: Final[tuple[AfflictionKind, ...]] = get_args(AfflictionKind)
EXPOSURES: Final[tuple[Exposure, ...]] = get_args(Exposure)
SAVES: Final[tuple[Save, ...]] = get_args(Save)
TICKED: Final = "1"
First = Literal["made", "failed"]

_MOST_DC: Final = 99
_MOST_TIMES: Final = 999


class AfflictionForm(Struct, frozen=True, kw_only=True):
    """The fields as they are typed.

    Attributes:
        name: what it is called.
        kind: poison, disease, curse.
        exposure: how one comes by it.
        save: the saving throw.
        dc: its DC.
        onset: how long it takes to begin.
        every: how often saves fall due.
        times: how many of them there are; empty: until cured.
        effect: what each failed save does.
        cure: how many saves cure it; empty: none do.
        consecutive: "1": they must be in a row.
        source: the id of whoever it is from.
    """

    name: str = ""
    kind: str = "poison"
    exposure: str = "injury"
    save: str = "fort"
    dc: str = ""
    onset: str = ""
    every: str = ""
    times: str = ""
    effect: str = ""
    cure: str = ""
    consecutive: str = ""
    source: str = ""

    @property
    def true_name(self) -> str:
        """The name as it is kept: that of a catalogue entry in English, whatever language it is typed in."""
        entry = affliction_named(self.name)
        return entry.name.en if entry is not None else " ".join(self.name.split())


class Understood(Struct, frozen=True, kw_only=True):
    """The fields understood; None where one is wrong or empty."""

    dc: int | None = None
    onset: Length | None = None
    frequency: Frequency | None = None
    effect: AfflictionEffect | None = None
    cure: Cure | None = None


class FirstSave(Struct, frozen=True):
    """The save made when it is contracted: the die's face or the sum; neither: it failed already."""

    face: int | None = None
    total: int | None = None


# ---- from elsewhere ---------------------------------------------------------------------------------------------


def from_entry(entry: AfflictionEntry, source: str = "") -> AfflictionForm:
    """The form filled in from the catalogue."""
    onset, cure = entry.onset, entry.cure
    return AfflictionForm(
        name=entry.name.say(language()),
        kind=entry.kind,
        exposure=entry.exposure,
        save=entry.save,
        dc=str(entry.dc),
        onset=length_text(onset.amount, onset.unit) if onset is not None else "",
        every=frequency_text(entry.frequency),
        times=_times(entry.frequency),
        effect=effect_text(entry.effect),
        cure=str(cure.saves) if cure is not None else "",
        consecutive=TICKED if cure is not None and cure.consecutive else "",
        source=source,
    )


def from_effect(effect: Effect, name: str) -> AfflictionForm | None:
    """The form of an affliction in force, for another dose of it; None for anything else."""
    affliction = effect.affliction
    if affliction is None:
        return None
    cure = affliction.cure
    return AfflictionForm(
        name=name,
        kind=affliction.kind,
        exposure=affliction.exposure,
        save=affliction.save,
        dc=str(effect.dc),
        onset=length_text(affliction.onset, "rounds") if affliction.onset else "",
        every=frequency_text(affliction.frequency),
        times=_times(affliction.frequency),
        effect=effect_text(affliction.effect),
        cure=str(cure.saves) if cure is not None else "",
        consecutive=TICKED if cure is not None and cure.consecutive else "",
        source=effect.source or "",
    )


def _times(frequency: Frequency | None) -> str:
    return str(frequency.times) if frequency is not None and frequency.times is not None else ""


# ---- what is wrong ----------------------------------------------------------------------------------------------


def understand(form: AfflictionForm) -> tuple[Understood, dict[str, str]]:
    """What the fields mean, and what is wrong with them: {field: sentence}."""
    mistakes: dict[str, str] = {}

    def read(key: str, how: Callable[[str], object]) -> object:
        try:
            return how(getattr(form, key))
        except parse.ParseError as error:
            mistakes[key] = str(error)
            return None

    if not form.name.strip():
        mistakes["name"] = tr("AfflictionForm", "Type a name, or choose one")
    onset = read("onset", parse_length)
    times = read("times", lambda text: _optional(text, _MOST_TIMES))
    cure = read("cure", lambda text: _optional(text, _MOST_TIMES))
    found = Understood(
        dc=read("dc", _dc),  # type: ignore[arg-type]
        onset=onset,  # type: ignore[arg-type]
        frequency=read("every", lambda text: _frequency(text, times)),  # type: ignore[arg-type]
        effect=read("effect", parse_effect),  # type: ignore[arg-type]
        cure=Cure(saves=cure, consecutive=bool(form.consecutive)) if isinstance(cure, int) else None,
    )
    return found, mistakes


def _dc(text: str) -> int:
    if not text.strip():
        raise parse.ParseError(tr("AfflictionForm", "Type the DC of the save"))
    return parse.parse_number(text, least=0, most=_MOST_DC)


def _optional(text: str, most: int) -> int | None:
    return parse.parse_number(text, least=1, most=most) if parse.straight(text) not in {"", "-"} else None


def _frequency(text: str, times: object) -> Frequency | None:
    length = parse_length(text)
    if length is None:
        if times is not None:
            raise parse.ParseError(tr("AfflictionForm", "Type how often: 1 round, 1 min, 1 day"))
        return None
    if length.has_dice:
        raise parse.ParseError(tr("AfflictionForm", "Type a number: saves fall due at regular times"))
    many = length.amount.bonus * length.factor
    return Frequency(**{length.unit: many, "times": times})  # type: ignore[arg-type]


# ---- the command ------------------------------------------------------------------------------------------------


def affliction_command(
    form: AfflictionForm, found: Understood, target: str, first: FirstSave, onset: int | None = None
) -> c.GiveAffliction:
    """The command for one target; ``onset``: what the dice of the onset came to."""
    assert found.dc is not None  # noqa: S101 - asked for understood forms only
    return c.GiveAffliction(
        target=target,
        name=form.true_name,
        kind=form.kind,  # type: ignore[arg-type]
        exposure=form.exposure,  # type: ignore[arg-type]
        save=form.save,  # type: ignore[arg-type]
        dc=found.dc,
        onset=found.onset.span(onset) if found.onset is not None else None,
        frequency=found.frequency,
        effect=found.effect or AfflictionEffect(),
        cure=found.cure,
        source=form.source or None,
        roll=first.face,
        total=first.total,
    )


def with_value(form: AfflictionForm, key: str, text: str) -> AfflictionForm:
    """The form with one field changed."""
    return replace(form, **{key: text})
