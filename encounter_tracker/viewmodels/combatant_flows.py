"""The rest of the stat block as running text: skills, special qualities, feats, spells, what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.combatant_rows import FlowItem, FlowRow
from encounter_tracker.viewmodels.combatant_spells import spell_items, spell_text
from encounter_tracker.viewmodels.rows import Trend, signed
from encounter_tracker.viewmodels.texts.block_words import armor_class_notes, save_notes_text, term
from encounter_tracker.viewmodels.texts.language import distance, fill, language, tr

__all__ = ["flow_rows", "size_name", "spell_text"]

if TYPE_CHECKING:
    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.rules.creature import Creature


def flow_rows(creature: Creature, now: Derived) -> tuple[FlowRow, ...]:
    """Every paragraph that has something in it."""
    code = language()
    special = [FlowItem(str(text), title=catalogue.term(name, code)) for name, text in creature.special.items()]
    rows = (
        FlowRow(key="skills", caption=tr("CombatantFlow", "Skills"), items=_skills(creature, now)),
        FlowRow(key="special", caption=tr("CombatantFlow", "Special"), items=tuple(special), stacked=True),
        FlowRow(
            key="feats",
            caption=tr("CombatantFlow", "Feats"),
            items=tuple(FlowItem(catalogue.term(name, code)) for name in creature.feats),
        ),
        FlowRow(
            key="spells",
            caption=tr("CombatantFlow", "Spells"),
            items=spell_items(creature.spells),
            stacked=True,
        ),
        FlowRow(
            key="languages",
            caption=tr("LibraryEdit", "Languages"),
            items=tuple(FlowItem(term(name)) for name in creature.languages),
        ),
        FlowRow(
            key="notes",
            caption=tr("LibraryEdit", "Rest of the stat block"),
            items=tuple(FlowItem(line.strip()) for line in creature.notes.splitlines() if line.strip()),
            stacked=True,
        ),
        FlowRow(key="type", caption=tr("CombatantFlow", "Stat block"), items=_block(creature)),
    )
    return tuple(row for row in rows if row.items)


def _skills(creature: Creature, now: Derived) -> tuple[FlowItem, ...]:
    found = []
    for name in creature.skills:
        figure = now.skill(name)
        trend: Trend = "" if not figure.delta else "up" if figure.delta > 0 else "down"
        found.append(FlowItem(catalogue.term(name, language()), signed(figure.total), trend, figure=name))
    return tuple(found)


def _block(creature: Creature) -> tuple[FlowItem, ...]:
    words = [size_name(creature.size)]
    if creature.alignment:
        words.append(term(creature.alignment))
    if creature.cr is not None:
        words.append(fill(tr("CombatantFlow", "CR {0}"), creature.cr))
    if creature.xp is not None:
        points = f"{creature.xp:,}".replace(",", "\N{NO-BREAK SPACE}")
        words.append(fill(tr("CombatantFlow", "{0} XP"), points))
    if creature.hp_formula:
        words.append(fill(tr("CombatantFlow", "hp {0}"), creature.hp_formula))
    words.append(tr("CombatantFlow", "BAB {0}").format(signed(creature.bab)))
    if creature.space:
        words.append(fill(tr("CombatantFlow", "space {0}"), distance(creature.space)))
    if creature.reach:
        words.append(fill(tr("CombatantFlow", "reach {0}"), distance(creature.reach)))
    if creature.ac.notes:
        words.append(fill(tr("CombatantFlow", "AC: {0}"), ", ".join(armor_class_notes(creature.ac.notes))))
    if creature.saves.notes:
        words.append(fill(tr("CombatantFlow", "saves: {0}"), save_notes_text(creature.saves.notes)))
    if creature.source:
        words.append(creature.source)
    return tuple(FlowItem(word) for word in words)


def size_name(size: str) -> str:
    """A size category."""
    names = {
        "fine": tr("Size", "Fine"),
        "diminutive": tr("Size", "Diminutive"),
        "tiny": tr("Size", "Tiny"),
        "small": tr("Size", "Small"),
        "medium": tr("Size", "Medium"),
        "large": tr("Size", "Large"),
        "huge": tr("Size", "Huge"),
        "gargantuan": tr("Size", "Gargantuan"),
        "colossal": tr("Size", "Colossal"),
    }
    return names[size]
