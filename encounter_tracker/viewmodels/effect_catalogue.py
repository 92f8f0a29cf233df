"""What the finder offers: conditions, the effects of the catalogue, the user's own; and how a choice fills the form."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.state import Modifier
from encounter_tracker.rules.durations import AnyDuration, Duration
from encounter_tracker.session.filling import casting_of, entry_dc, throw
from encounter_tracker.support import catalogue
from encounter_tracker.support.casting import Casting
from encounter_tracker.support.catalogue import ConditionEntry, EffectEntry
from encounter_tracker.support.own_effects import OWN
from encounter_tracker.viewmodels.effect_duration import DurationForm, form_of_duration
from encounter_tracker.viewmodels.effect_form import EffectForm, ModifierForm
from encounter_tracker.viewmodels.texts.durations import time_exact
from encounter_tracker.viewmodels.texts.names import condition_name, kind_name, save_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.session.ports import DiceSource
    from encounter_tracker.support.own_effects import OwnEffects

Group = Literal["used", "own", "spells", "abilities", "conditions"]
GROUPS: Final[tuple[Group, ...]] = ("used", "own", "spells", "abilities", "conditions")

#: Conditions that last until something is done about them; the others are given a number of rounds.
_LASTING: Final = frozenset(
    {
        "bleed", "blinded", "deafened", "disabled", "dying", "entangled", "exhausted", "fatigued", "flat-footed",
        "grappled", "helpless", "incorporeal", "invisible", "petrified", "pinned", "prone", "stable", "unconscious",
    },
)  # fmt: skip
_MODIFIERS: Final = tuple[Modifier, ...]


class Candidate(Struct, frozen=True, kw_only=True):
    """One thing that can be chosen: a condition, or an effect used in one of its ways."""

    key: str
    group: Group
    names: tuple[str, ...]
    words: tuple[str, ...] = ()
    entry: EffectEntry | None = None
    condition: ConditionEntry | None = None
    choice: str = ""
    dc: int | None = None
    trigger: str = ""

    @property
    def search_names(self) -> tuple[str, ...]:
        """What it is called, in both languages."""
        return self.names

    @property
    def search_words(self) -> tuple[str, ...]:
        """Other words it is found by."""
        return self.words

    def name(self, language: str) -> str:
        """What it is called in a language."""
        if self.condition is not None:
            return self.condition.name.say(language)
        return self.entry.label(language, self.choice) if self.entry is not None else self.key


# ---- what there is ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _built_in() -> tuple[Candidate, ...]:
    found: list[Candidate] = []
    for entry in catalogue.effects():
        found += _ways(entry, f"effect:{entry.key}", _group_of(entry))
    for condition in catalogue.conditions():
        found.append(
            Candidate(
                key=f"condition:{condition.key}",
                group="conditions",
                names=condition.search_names,
                words=condition.search_words,
                condition=condition,
            ),
        )
    return tuple(found)


def _group_of(entry: EffectEntry) -> Group:
    return "spells" if entry.kind == "spell" else "abilities"


def _ways(entry: EffectEntry, key: str, group: Group) -> list[Candidate]:
    """An entry with choices is offered once for each of them."""
    ways = [choice.key for choice in entry.choices] or [""]
    words = (*entry.words.en, *entry.words.fr)
    return [
        Candidate(
            key=f"{key}:{way}" if way else key,
            group=group,
            names=tuple(dict.fromkeys((entry.label("en", way), entry.label("fr", way)))),
            words=words,
            entry=entry,
            choice=way,
        )
        for way in ways
    ]


def candidates(own: OwnEffects) -> tuple[Candidate, ...]:
    """All that can be chosen: the user's own first, then the catalogue."""
    mine = [
        Candidate(
            key=effect.key,
            group="own",
            names=effect.entry.search_names,
            words=effect.entry.search_words,
            entry=effect.entry,
            dc=effect.dc,
            trigger=effect.trigger,
        )
        for effect in own.own
    ]
    return (*mine, *_built_in())


def proposals(text: str, own: OwnEffects, *, prefer_conditions: bool = False, limit: int = 12) -> tuple[Candidate, ...]:
    """What answers to a text: last used first, then (if wished) conditions; within a name, words that begin so first.

    Accents and letter case do not matter, both languages are looked through.
    """
    place = {key: number for number, key in enumerate(own.used)}
    last = len(place)

    def rank(candidate: Candidate) -> tuple[int, int]:
        liked = candidate.condition is not None if prefer_conditions else candidate.group == "own"
        return place.get(candidate.key, last), 0 if liked else 1

    pool = sorted(candidates(own), key=rank)
    return tuple(catalogue.find(pool, text, limit, rank))


def grouped(found: tuple[Candidate, ...], own: OwnEffects) -> tuple[tuple[Group, tuple[Candidate, ...]], ...]:
    """The same under headings: what was used before, the user's own, spells, abilities, conditions."""
    used = frozenset(own.used)
    by_group: dict[Group, list[Candidate]] = {group: [] for group in GROUPS}
    for candidate in found:
        by_group["used" if candidate.key in used else candidate.group].append(candidate)
    return tuple((group, tuple(members)) for group, members in by_group.items() if members)


def group_name(group: Group) -> str:
    """The heading of a group."""
    tr = QCoreApplication.translate
    names: Mapping[Group, str] = {
        "used": tr("EffectFinder", "Used before"),
        "own": tr("EffectFinder", "My own"),
        "spells": tr("EffectFinder", "Spells"),
        "abilities": tr("EffectFinder", "Abilities and actions"),
        "conditions": tr("EffectFinder", "Conditions"),
    }
    return names[group]


# ---- how it is cast -----------------------------------------------------------------------------------------------


def remark(candidate: Candidate, casting: Casting) -> str:
    """Its kind, the save against it and how long it lasts, in a few words."""
    tr = QCoreApplication.translate
    entry = candidate.entry
    if entry is None:
        condition = candidate.condition
        return tr("EffectFinder", "condition") if condition is None else _condition_remark(condition)
    words = [kind_name(entry.kind)]
    if entry.kind == "spell":
        words = [tr("EffectFinder", "spell {0}").format(entry.level)]
    if entry.save in {"fort", "ref", "will"}:
        words.append(save_name(entry.save))
    given = entry.fields(casting, candidate.choice)
    words.append(duration_words(msgspec.convert(given["duration"], AnyDuration)))
    return " · ".join(words)


def _condition_remark(condition: ConditionEntry) -> str:
    from encounter_tracker.viewmodels.texts.language import language

    return condition.summary.say(language())


def duration_words(duration: AnyDuration) -> str:
    """How long, in two or three words."""
    tr = QCoreApplication.translate
    if not isinstance(duration, Duration):
        return tr("EffectFinder", "until triggered") if duration == "triggered" else tr("EffectFinder", "no limit")
    if duration.concentration:
        return tr("EffectFinder", "concentration")
    if duration.until is not None:
        return tr("EffectFinder", "to the next turn")
    return time_exact(duration.in_rounds)


# ---- filling the form ---------------------------------------------------------------------------------------------


def filled(form: EffectForm, candidate: Candidate, state: Encounter, dice: DiceSource) -> EffectForm:
    """The form as the chosen thing fills it; targets, source and whose turn counts stay."""
    if candidate.condition is not None:
        return _with_condition(form, candidate.condition)
    if candidate.entry is None:
        return form
    return _with_entry(form, candidate, candidate.entry, state, dice)


def blank(form: EffectForm) -> EffectForm:
    """The form with nothing but what a choice leaves alone."""
    return EffectForm(
        effect=form.effect,
        source=form.source,
        targets=form.targets,
        duration=DurationForm(
            anchor=form.duration.anchor, of=form.duration.of, amount=form.duration.amount, unit=form.duration.unit
        ),
    )


def _with_condition(form: EffectForm, condition: ConditionEntry) -> EffectForm:
    base = blank(form)
    lasting = condition.key in _LASTING
    duration = replace(base.duration, kind="unlimited") if lasting else replace(base.duration, kind="count")
    return replace(
        base,
        name=condition_name(condition.key),
        condition=condition.key,
        catalogue=condition.key,
        kind="nonmagical",
        conditions=(condition.key,),
        points="1" if condition.key == "bleed" else "",
        duration=duration,
    )


def _with_entry(
    form: EffectForm, candidate: Candidate, entry: EffectEntry, state: Encounter, dice: DiceSource
) -> EffectForm:
    from encounter_tracker.viewmodels.texts.language import language

    base, choice = blank(form), candidate.choice
    rolled = {formula: throw(formula, dice) for formula in entry.dice(choice)}
    casting = replace(casting_of(state, form.source, entry), rolled=rolled)
    given = entry.fields(casting, choice)
    duration = msgspec.convert(given["duration"], AnyDuration)
    own = candidate.key.startswith(OWN)
    gives = entry.gives
    return replace(
        base,
        catalogue="" if own else entry.key,
        name=candidate.name(language()),
        kind=entry.kind,
        level=str(entry.level) if entry.kind in {"spell", "spell-like"} else "",
        caster_level=str(given["caster_level"]) if form.source and "caster_level" in given else "",
        dc=_dc(candidate, entry, casting, state, form.source),
        save="" if entry.save == "none" else entry.save,
        spell_resistance=entry.sr,
        dismissible=entry.dismissible,
        ends_on_hostile_act=entry.ends_on_hostile_act,
        forbids_hostile_acts=entry.forbids_hostile_acts,
        duration=form_of_duration(duration, base.duration),
        trigger=candidate.trigger,
        modifiers=_lines(given),
        conditions=tuple(given.get("conditions", ())),
        descriptors=entry.descriptors,
        protects_from=entry.protects_from,
        light=entry.light,
        darkness=entry.darkness,
        blocks_darkvision=bool(given.get("blocks_darkvision")),
        note=entry.note_of(language(), choice),
        temp_hp=str(gives.temp_hp.resolve(casting)) if gives.temp_hp is not None else "",
        negative_levels=str(gives.negative_levels.resolve(casting)) if gives.negative_levels is not None else "",
    )


def _lines(given: dict[str, Any]) -> tuple[ModifierForm, ...]:
    modifiers = msgspec.convert(given.get("modifiers", []), _MODIFIERS)
    return tuple(map(ModifierForm.of, modifiers))


def _dc(candidate: Candidate, entry: EffectEntry, casting: Casting, state: Encounter, source: str) -> str:
    """The DC as kept, else 10 + level + the best casting modifier of a caster; "" where it cannot be known."""
    if candidate.dc is not None:
        return str(candidate.dc)
    dc = entry_dc(entry, casting, state, source)
    return "" if dc is None else str(dc)
