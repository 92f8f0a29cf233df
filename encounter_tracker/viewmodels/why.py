"""Why a figure is what it is: its parts in order, what does not count and why, what counts only sometimes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.rules.vocabulary import ABILITIES, FIGURES
from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.combatant_changes import ability_parts
from encounter_tracker.viewmodels.combatant_figures import DASH, SIGNED, cannot_move, value_text
from encounter_tracker.viewmodels.rows import number, signed
from encounter_tracker.viewmodels.texts.block_words import armor_class_notes
from encounter_tracker.viewmodels.texts.language import distance_unit, fill, language, tr
from encounter_tracker.viewmodels.texts.names import (
    ability_name,
    ability_short,
    figure_name,
    figure_short,
)
from encounter_tracker.viewmodels.texts.parts import PartRow, part_row
from encounter_tracker.viewmodels.why_sometimes import SometimesRow, harm_source, joined, sometimes_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.rules.stacking import Figure, Part
    from encounter_tracker.rules.vocabulary import Ability

_FROM_AC: Final = frozenset({"ac", "touch", "flat_footed"})

_RULES: Final[dict[str, str]] = {
    "ac": QT_TRANSLATE_NOOP(
        "WhyRule",
        "Bonuses of one type do not add up: the highest counts. Dodge, circumstance and untyped bonuses from different "
        "sources do; so do penalties from different sources. A type that the stat block lists counts only for what "
        "exceeds it.",
    ),
    "touch": QT_TRANSLATE_NOOP("WhyRule", "Touch AC leaves out armor, shield and natural armor, and bonuses to them."),
    "flat_footed": QT_TRANSLATE_NOOP(
        "WhyRule", "Flat-footed, a creature has neither its Dexterity bonus nor dodge bonuses; penalties stay."
    ),
    "cmd": QT_TRANSLATE_NOOP(
        "WhyRule",
        "Strength and Dexterity count. So do penalties on AC and its circumstance, deflection, dodge, insight, luck, "
        "morale, profane and sacred bonuses. Without the Dexterity bonus, dodge is lost too.",
    ),
    "speed": QT_TRANSLATE_NOOP("WhyRule", "Speed on land. Whatever halves it halves it once."),
    "sr": QT_TRANSLATE_NOOP(
        "WhyRule",
        "A spell must reach it with d20 + caster level. Several sources do not add up; lowered at will it returns at "
        "the start of the creature’s next turn.",
    ),
    "fort": QT_TRANSLATE_NOOP("WhyRule", "Constitution counts (Charisma for undead). Each negative level takes 1."),
    "ref": QT_TRANSLATE_NOOP("WhyRule", "Dexterity counts. Each negative level takes 1."),
    "will": QT_TRANSLATE_NOOP("WhyRule", "Wisdom counts. Each negative level takes 1."),
    "init": QT_TRANSLATE_NOOP("WhyRule", "Dexterity counts. Initiative once rolled stays as it is."),
    "cmb": QT_TRANSLATE_NOOP(
        "WhyRule", "Strength counts, and bonuses and penalties on attack rolls. Each negative level takes 1."
    ),
    "melee": QT_TRANSLATE_NOOP(
        "WhyRule", "Base attack bonus, Strength and size. Each negative level takes 1. Attacks move by the same amount."
    ),
    "ranged": QT_TRANSLATE_NOOP(
        "WhyRule",
        "Base attack bonus, Dexterity and size. Each negative level takes 1. Attacks move by the same amount.",
    ),
    "caster_level": QT_TRANSLATE_NOOP("WhyRule", "Each negative level takes 1, never below 0."),
    "ability": QT_TRANSLATE_NOOP(
        "WhyRule",
        "The score is base − drain + lasting bonus. Damage, penalty and temporary bonus leave the score alone: each "
        "2 points move what depends on it by 1. A penalty never kills and never goes below a score of 1.",
    ),
}


class WhyView(Struct, frozen=True, kw_only=True):
    """A figure taken apart.

    Attributes:
        who: whose.
        figure: which.
        caption: its short name.
        name: its whole name.
        value: the figure now.
        remark: whose and when ("Brannoc, now").
        parts: what counts, in order.
        idle: what does not count, with the reason.
        idle_remark: what such parts have in common.
        sometimes: what counts in some cases only.
        rule: the rule in a few sentences.
        overruled: the GM has set it by hand.
        can_overrule: whether it can be set by hand.
        override_text: what to put into the field for that.
        unit: the unit of the figure, or "".
        log_text: all of it in one line.
        accessible: all of it as a screen reader says it.
    """

    who: str
    figure: str
    caption: str
    name: str
    value: str
    remark: str
    parts: tuple[PartRow, ...] = ()
    idle: tuple[PartRow, ...] = ()
    idle_remark: str = ""
    sometimes: tuple[SometimesRow, ...] = ()
    rule: str = ""
    overruled: bool = False
    can_overrule: bool = True
    override_text: str = ""
    unit: str = ""
    log_text: str = ""
    accessible: str = ""
    held: str = ""
    """What keeps it from being used: "cannot move: grappled"."""

    @property
    def tooltip(self) -> str:
        """The parts, a line each."""
        lines = [f"{self.name} {self.value}"]
        lines += [" ".join(text for text in (part.value, part.title) if text) for part in self.parts]
        lines += [" ".join(text for text in (part.value, part.title) if text) for part in self.idle]
        return "\n".join([*lines, self.held] if self.held else lines)


#: Figures and hit points are written as they are; skills with their sign.
_PLAIN: Final = frozenset({*FIGURES, "hp", "max_hp"})


def why(state: Encounter, who: str, figure: str) -> WhyView:
    """A figure, an ability ("str") or a skill ("Stealth") of a combatant, taken apart."""
    now = derived(state, who)
    if figure in ABILITIES:
        return _why_ability(state, who, figure, now)
    found = now.figures[figure] if figure in now.figures else now.skill(figure)
    rows = [_row(state, who, figure, part) for part in found.parts if part.value or part.what in {"block", "override"}]
    combatant = state.combatants[who]
    value = DASH if found.value is None else value_text(figure, found.value)
    if figure not in _PLAIN and found.value is not None:
        value = signed(found.value)
    view = _view(
        state,
        who,
        figure,
        value=value,
        rows=rows,
        reasons={part.reason for part in found.parts if not part.counts},
        sometimes=sometimes_rows(state, who, now, figure),
        overruled=figure in combatant.overrides,
        override_text=_override_text(figure, found),
    )
    return replace(view, held=cannot_move(now)) if figure == "speed" else view


def _override_text(figure: str, found: Figure) -> str:
    if found.value is None:
        return ""
    return value_text(figure, found.value).replace("−", "-")


def _row(state: Encounter, who: str, figure: str, part: Part) -> PartRow:
    row = part_row(part, state, who)
    if figure == "speed":
        shown = value_text(figure, abs(part.value))
        value = shown if part.what == "block" else f"{signed(part.value)[0]}{shown}"
        row = _with(row, value=value if part.counts else f"({value})")
    if part.what == "block":
        detail = block_detail(state.combatants[who].creature, figure)
        if figure in SIGNED or figure not in _PLAIN:
            row = _with(row, value=signed(part.value))
        row = _with(row, detail=detail or row.detail)
    row = _harm_source(state, who, part, row)
    return _with(row, accessible=_spoken(row))


def _harm_source(state: Encounter, who: str, part: Part, row: PartRow) -> PartRow:
    """From whom ability damage, drain and negative levels are, and whether they heal by themselves."""
    combatant = state.combatants[who]
    if part.what == "negative_levels":
        sources = [harm_source(state, level.source) for level in combatant.negative_levels]
        return _with(row, detail=joined(*dict.fromkeys(sources), row.detail))
    harm = combatant.harm.get(part.ability) if part.ability in ABILITIES else None
    if harm is None or part.what not in {"ability_damage", "ability_drain"}:
        return row
    if part.what == "ability_drain":
        return _with(row, detail=joined(harm_source(state, harm.drain_source), row.detail))
    until = "" if harm.lasting >= harm.damage else tr("Why", "heals 1 a day")
    return _with(row, detail=joined(harm_source(state, harm.source), row.detail), until=until)


def _with(row: PartRow, **changes: str) -> PartRow:
    return PartRow(**{name: changes.get(name, getattr(row, name)) for name in row.__struct_fields__})


def _spoken(row: PartRow) -> str:
    return ", ".join(text for text in (row.value, row.title, row.detail, row.until) if text)


def block_detail(creature: Creature, figure: str) -> str:
    """What the printed figure is made of, where the stat block says so."""
    if figure in _FROM_AC:
        notes = armor_class_notes(creature.ac.notes)
        return ", ".join(["10", *notes]) if notes and figure == "ac" else ", ".join(notes)
    if figure == "cmb" and creature.cmb is None:
        return tr("Why", "base attack bonus, Strength, size")
    if figure == "cmd" and creature.cmd is None:
        return tr("Why", "10, base attack bonus, Strength, Dexterity, size")
    if figure in {"melee", "ranged"}:
        ability = ability_short("str" if figure == "melee" else "dex")
        return fill(tr("Why", "base attack bonus {0}, {1}, size"), signed(creature.bab), ability)
    return ""


# ---- abilities -------------------------------------------------------------------------------------------------


def _why_ability(state: Encounter, who: str, ability: Ability, now: Derived) -> WhyView:
    view = now.abilities[ability]
    base = DASH if view.base is None else number(view.base)
    block = PartRow(value=base, title=tr("Why", "base score"), detail=tr("Why", "as printed"))
    printed = PartRow(
        value=signed(view.base_modifier),
        title=tr("Why", "modifier of the base score"),
        harmful=None,
    )
    rows = [block, printed]
    rows += [_harm_source(state, who, part, part_row(part, state, who)) for part in view.parts]
    sources = ability_parts(state, who, ability)
    rows += [part_row(part, state, who) for part in sources if not part.counts]
    return _view(
        state,
        who,
        ability,
        value=signed(view.modifier),
        rows=[_with(row, accessible=_spoken(row)) for row in rows],
        reasons={part.reason for part in sources if not part.counts},
        can_overrule=False,
    )


# ---- all of it -------------------------------------------------------------------------------------------------


def _view(  # noqa: PLR0913 - every field of the view
    state: Encounter,
    who: str,
    figure: str,
    *,
    value: str,
    rows: Sequence[PartRow],
    reasons: set[str],
    sometimes: tuple[SometimesRow, ...] = (),
    overruled: bool = False,
    can_overrule: bool = True,
    override_text: str = "",
) -> WhyView:
    if figure in FIGURES or figure in ABILITIES:
        caption, name = figure_short(figure), figure_name(figure)
    else:
        caption = name = catalogue.term(figure, language())
    parts = tuple(row for row in rows if row.counts)
    idle = tuple(row for row in rows if not row.counts)
    combatant = state.combatants[who].name
    counted = ", ".join(f"{row.value} {row.title}" for row in parts)
    log = fill(tr("Why", "{0}: {1} = {2}"), name, counted, value)
    rule = _RULES.get("ability" if figure in ABILITIES else figure, "")
    return WhyView(
        who=who,
        figure=figure,
        caption=caption,
        name=ability_name(figure) if figure in ABILITIES else name,
        value=value,
        remark=fill(tr("Why", "{0}, now"), combatant),
        parts=parts,
        idle=idle,
        idle_remark=_idle_remark(reasons),
        sometimes=sometimes,
        rule=tr("WhyRule", rule) if rule else "",
        overruled=overruled,
        can_overrule=can_overrule and figure in FIGURES,
        override_text=override_text,
        unit=distance_unit() if figure == "speed" else "",
        log_text=log,
        accessible=", ".join([f"{name} {value}", *(row.accessible for row in parts)]),
    )


def _idle_remark(reasons: set[str]) -> str:
    if reasons == {"same_source"}:
        return tr("Why", "one source counts once")
    if reasons == {"no_dex"}:
        return tr("Why", "lost with the Dexterity bonus")
    return tr("Why", "bonuses of one type do not add up") if reasons else ""
