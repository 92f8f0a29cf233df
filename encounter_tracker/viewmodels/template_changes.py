"""What templates change in a stat block: figure by figure, before and after, with the parts of the change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.rules.challenge import rating, said, xp_of
from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.combatant_flows import size_name, spell_text
from encounter_tracker.viewmodels.combatant_lines import movement_name, sense_name
from encounter_tracker.viewmodels.rows import number, signed
from encounter_tracker.viewmodels.texts.block_words import save_notes_text, term, terms_text
from encounter_tracker.viewmodels.texts.fields import field_name
from encounter_tracker.viewmodels.texts.language import capitalised, distance, fill, listed
from encounter_tracker.viewmodels.texts.names import ability_short, damage_type_name, save_short
from encounter_tracker.viewmodels.texts.template_words import part_name, special_text, template_name
from encounter_tracker.viewmodels.texts.worth_words import thousands

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from encounter_tracker.rules.creature import Attack, Creature
    from encounter_tracker.rules.templates import FigureChange

__all__ = ["ChangeRow", "change_rows"]

tr = QCoreApplication.translate

NOTHING: Final = "\N{EM DASH}"
_RANGES: Final = ("darkvision", "blindsight", "blindsense", "tremorsense")
_TICKS: Final = ("low_light", "scent", "see_invisible")


class ChangeRow(Struct, frozen=True, kw_only=True):
    """One figure that changed.

    Attributes:
        key: which ("hp", "attacks.0").
        label: its name.
        before: what it was; a dash where it was not there.
        after: what it is; a dash where it is gone.
        parts: what the change is made of ("Con +8"); "" where it was set.
    """

    key: str
    label: str
    before: str
    after: str
    parts: str = ""


class _Figure(Struct, frozen=True):
    """A figure of a stat block: key, name, what it says ("" for nothing), the field whose parts explain it."""

    key: str
    label: str
    text: str
    field: str = ""


def change_rows(before: Creature, after: Creature, changes: Sequence[FigureChange]) -> tuple[ChangeRow, ...]:
    """What differs between two stat blocks, in the order of a printed one."""
    old = {figure.key: figure for figure in _figures(before)}
    new = {figure.key: figure for figure in _figures(after)}
    rows = []
    for key in _merged(list(old), list(new)):
        was, now = old.get(key), new.get(key)
        figure = now or was
        texts = tuple(one.text if one is not None else "" for one in (was, now))
        if figure is not None and texts[0] != texts[1]:
            rows.append(
                ChangeRow(
                    key=key,
                    label=capitalised(figure.label),
                    before=texts[0] or NOTHING,
                    after=texts[1] or NOTHING,
                    parts=_parts_text(changes, figure.field or key),
                )
            )
    return tuple(rows)


def _merged(old: list[str], new: list[str]) -> list[str]:
    """The keys of both, those that are gone behind the one they stood behind."""
    found = list(new)
    for place, key in enumerate(old):
        if key not in found:
            at = next((found.index(k) + 1 for k in reversed(old[:place]) if k in found), 0)
            found.insert(at, key)
    return found


def _parts_text(changes: Sequence[FigureChange], field: str) -> str:
    """The parts of a figure's change over all templates, those of one kind added up; "" where one set it outright.

    What a template gives as such (ability scores) is a part of its name.
    """
    sums: dict[str, int] = {}
    for change in changes:
        if change.field != field:
            continue
        if change.parts:
            for part in change.parts:
                name = part_name(part.of)
                sums[name] = sums.get(name, 0) + part.value
        elif field.startswith("abilities.") and isinstance(change.before, int) and isinstance(change.after, int):
            name = template_name(change.template)
            sums[name] = sums.get(name, 0) + change.after - change.before
        else:
            return ""
    return ", ".join(f"{name} {signed(value)}" for name, value in sums.items() if value)


# --- the figures of a stat block -------------------------------------------------------------------------------------


def _figures(creature: Creature) -> Iterator[_Figure]:
    yield from _head(creature)
    yield from _defence(creature)
    yield from _offence(creature)
    yield from _rest(creature)


def _plain(key: str, text: str) -> _Figure:
    return _Figure(key, field_name(key), text)


def _words(key: str, label: str, words: Sequence[str]) -> _Figure:
    return _Figure(key, label, terms_text(words))


def _head(creature: Creature) -> Iterator[_Figure]:
    value = rating(creature.cr)
    yield _Figure("cr", tr("TemplateField", "CR"), said(value) if value is not None else "")
    yield _Figure("xp", tr("TemplateField", "XP"), thousands(xp_of(creature.cr)) if creature.cr is not None else "")
    yield _plain("type", term(creature.type) if creature.type else "")
    yield _words("subtypes", field_name("subtypes"), creature.subtypes)
    yield _Figure("alignment", tr("TemplateField", "alignment"), term(creature.alignment))
    yield _plain("size", size_name(creature.size).lower())
    yield _plain("hit_dice", number(creature.hit_dice))
    formula = f" ({creature.hp_formula})" if creature.hp_formula else ""
    yield _Figure("hp", tr("TemplateField", "hit points"), f"{number(creature.hp)}{formula}")
    yield _plain("level", number(creature.level) if creature.level is not None else "")
    yield _Figure("init", tr("TemplateField", "initiative"), signed(creature.init))
    senses = creature.senses
    for name in _RANGES:
        reach = getattr(senses, name)
        yield _Figure(f"senses.{name}", sense_name(name), distance(reach) if reach else "")
    for name in _TICKS:
        yield _Figure(f"senses.{name}", sense_name(name), tr("TemplateField", "yes") if getattr(senses, name) else "")
    seeing = tr("TemplateField", "yes") if senses.true_seeing else ""
    yield _Figure("senses.true_seeing", tr("TemplateField", "true seeing"), seeing)
    yield _words("auras", tr("TemplateField", "auras"), creature.auras)


def _defence(creature: Creature) -> Iterator[_Figure]:
    ac = creature.ac
    yield _Figure("ac.total", tr("TemplateField", "AC"), number(ac.total))
    yield _Figure("ac.touch", tr("TemplateField", "touch AC"), number(creature.touch_ac))
    yield _Figure("ac.flat_footed", tr("TemplateField", "flat-footed AC"), number(creature.flat_footed_ac))
    for save in ("fort", "ref", "will"):
        yield _Figure(f"saves.{save}", save_short(save), signed(getattr(creature.saves, save)))
    yield _Figure("saves.notes", tr("TemplateField", "notes on saves"), save_notes_text(creature.saves.notes))
    yield _plain("dr", parse.reductions_text(creature.dr))
    yield _plain("sr", number(creature.sr) if creature.sr is not None else "")
    yield _words("immune", field_name("immune"), creature.immune)
    for kind, amount in creature.resist.items():
        label = fill(tr("TemplateField", "resistance: {0}"), damage_type_name(kind))
        yield _Figure(f"resist.{kind}", label, number(amount))
    yield _Figure("vulnerable", field_name("vulnerable"), parse.types_text(creature.vulnerable))
    yield _words("weaknesses", tr("TemplateField", "weaknesses"), creature.weaknesses)
    yield _words("defensive", tr("TemplateField", "defensive abilities"), creature.defensive)
    yield _plain("fast_healing", number(creature.fast_healing) if creature.fast_healing else "")
    yield _plain("regeneration", parse.regeneration_text(creature.regeneration))
    yield _plain("channel_resistance", number(creature.channel_resistance) if creature.channel_resistance else "")
    yield _Figure("hardness", tr("TemplateField", "hardness"), number(creature.hardness) if creature.hardness else "")


def _offence(creature: Creature) -> Iterator[_Figure]:
    for way, feet in creature.speed.items():
        yield _Figure(f"speed.{way}", fill(tr("TemplateField", "speed: {0}"), movement_name(way)), distance(feet))
    yield _Figure("maneuverability", tr("TemplateField", "maneuverability"), term(creature.maneuverability))
    for place, attack in enumerate(creature.attacks):
        yield _Figure(f"attacks.{place}", term(attack.name), _attack_text(attack), f"attacks.{place}.bonus.0")
    yield _plain("space", distance(creature.space) if creature.space is not None else "")
    yield _plain("reach", distance(creature.reach) if creature.reach is not None else "")
    yield _plain("spells", listed([spell_text(spell) for spell in creature.spells], most=3))
    yield _plain("caster_level", number(creature.caster_level) if creature.caster_level else "")
    for name, text in creature.special.items():
        yield _Figure(f"special.{name}", term(name), str(special_text(text)) or tr("TemplateField", "yes"))


def _attack_text(attack: Attack) -> str:
    bonus = "/".join(signed(value) for value in attack.bonus)
    return f"{bonus} ({attack.damage})".strip() if attack.damage else bonus


def _rest(creature: Creature) -> Iterator[_Figure]:
    for ability in ABILITIES:
        score = creature.score(ability)
        yield _Figure(f"abilities.{ability}", ability_short(ability), number(score) if score is not None else "")
    yield _plain("bab", signed(creature.bab))
    yield _Figure("cmb", tr("TemplateField", "CMB"), signed(creature.base_cmb))
    yield _Figure("cmd", tr("TemplateField", "CMD"), number(creature.base_cmd))
    yield _words("feats", field_name("feats"), creature.feats)
    for name, value in creature.skills.items():
        yield _Figure(f"skills.{name}", term(name), signed(value))
    yield _words("languages", tr("TemplateField", "languages"), creature.languages)
