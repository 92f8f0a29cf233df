"""The tiles of the combatant pane: twelve figures, six abilities, one pip for each Hit Die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.viewmodels.rows import (
    AbilityLine,
    AbilityLineKind,
    AbilityTileRow,
    PipsView,
    TileRow,
    Trend,
    number,
    pip_kinds,
    signed,
)
from encounter_tracker.viewmodels.texts.language import distance_number, distance_unit, tr
from encounter_tracker.viewmodels.texts.names import (
    ability_name,
    ability_short,
    condition_name,
    figure_name,
    figure_short,
)

if TYPE_CHECKING:
    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.encounter.state import Combatant
    from encounter_tracker.rules.abilities import AbilityView
    from encounter_tracker.rules.stacking import Figure
    from encounter_tracker.rules.vocabulary import Ability

#: The figures of the grid, row by row.
GRID: Final = (
    "ac", "touch", "flat_footed", "cmd", "speed", "sr",
    "fort", "ref", "will", "cmb", "melee", "ranged",
)  # fmt: skip
#: Figures that are modifiers and carry their sign.
SIGNED: Final = frozenset({"fort", "ref", "will", "init", "cmb", "melee", "ranged"})
DASH: Final = "—"
#: Conditions that keep one in its place; the figure of its speed stays what the rules make of it (rule G6).
_HOLDING: Final = ("petrified", "paralyzed", "unconscious", "dying", "stable", "pinned", "grappled")


def figure_tiles(now: Derived, combatant: Combatant) -> tuple[TileRow, ...]:
    """The twelve figures."""
    tiles = (figure_tile(name, now.figures[name], overruled=name in combatant.overrides) for name in GRID)
    held = cannot_move(now)
    return tuple(
        replace(tile, accessible=f"{tile.accessible}, {held}") if held and tile.key == "speed" else tile
        for tile in tiles
    )


def cannot_move(now: Derived) -> str:
    """Whether it cannot leave its place, whatever its speed, and by what: "cannot move: grappled"; else ""."""
    holding = next((condition for condition in _HOLDING if condition in now.conditions), None)
    return tr("CombatantTile", "cannot move: {0}").format(condition_name(holding)) if holding is not None else ""


def figure_tile(name: str, figure: Figure, *, overruled: bool = False) -> TileRow:
    """One figure as it is now, with its distance from the stat block."""
    caption, whole = figure_short(name), figure_name(name)
    if name == "speed":
        caption = tr("CombatantTile", "{0}, {1}").format(caption, distance_unit())
    if figure.value is None:
        spoken = tr("CombatantTile", "{0}: none").format(whole)
        return TileRow(
            key=name, caption=caption, value=DASH, none=True, overruled=overruled, name=whole, accessible=spoken
        )
    value = value_text(name, figure.value)
    delta, trend = delta_of(name, figure)
    return TileRow(
        key=name,
        caption=caption,
        value=value,
        delta=delta,
        trend=trend,
        overruled=overruled,
        name=whole,
        accessible=_spoken(whole, value, delta, trend, overruled=overruled),
    )


def value_text(name: str, value: int) -> str:
    """A figure as it is written: modifiers with their sign, speed in the unit in use."""
    if name == "speed":
        return distance_number(value)
    return signed(value) if name in SIGNED else number(value)


def delta_of(name: str, figure: Figure) -> tuple[str, Trend]:
    """The size of the difference from the stat block, and whether it is for the better."""
    delta = 0 if figure.base is None else figure.delta
    if not delta:
        return "", ""
    size = distance_number(abs(delta)) if name == "speed" else str(abs(delta))
    return size, "up" if delta > 0 else "down"


def _spoken(whole: str, value: str, delta: str, trend: Trend, *, overruled: bool) -> str:
    words = [f"{whole} {value}"]
    if delta and trend == "up":
        words.append(tr("CombatantTile", "{0} more than printed").format(delta))
    elif delta:
        words.append(tr("CombatantTile", "{0} less than printed").format(delta))
    if overruled:
        words.append(tr("CombatantTile", "overruled"))
    return ", ".join(words)


def ability_tiles(now: Derived) -> tuple[AbilityTileRow, ...]:
    """The six abilities; damage, drain, penalty and bonus each on its line."""
    return tuple(_ability_tile(ability, now.abilities[ability]) for ability in ABILITIES)


def _ability_tile(ability: Ability, view: AbilityView) -> AbilityTileRow:
    name = ability_name(ability)
    if view.score is None:
        return AbilityTileRow(
            key=ability,
            caption=ability_short(ability),
            score=DASH,
            modifier=signed(view.modifier),
            none=not view.fixed,
            name=name,
            accessible=tr("CombatantTile", "{0}: none").format(name),
        )
    lines = ability_lines(view)
    words = [tr("CombatantTile", "{0} {1}, modifier {2}").format(name, view.score, signed(view.modifier))]
    words += [f"{line.caption} {line.amount}" for line in lines]
    return AbilityTileRow(
        key=ability,
        caption=ability_short(ability),
        score=str(view.score),
        modifier=signed(view.modifier),
        lines=lines,
        name=name,
        accessible=", ".join(words),
    )


def ability_lines(view: AbilityView) -> tuple[AbilityLine, ...]:
    """What is done to an ability, never summed."""
    shown: tuple[tuple[AbilityLineKind, str, str, int], ...] = (
        ("penalty", tr("CombatantTile", "penalty"), tr("CombatantTile", "pen."), -view.penalty),
        ("damage", tr("CombatantTile", "damage"), tr("CombatantTile", "dmg"), -view.damage),
        ("drain", tr("CombatantTile", "drain"), "", -view.drain),
        ("bonus", tr("CombatantTile", "bonus"), "", view.bonus),
        ("bonus", tr("CombatantTile", "lasting"), "", view.permanent_bonus),
    )
    return tuple(AbilityLine(kind, caption, signed(amount), short) for kind, caption, short, amount in shown if amount)


def levels_line(combatant: Combatant) -> PipsView:
    """The negative levels: a pip for each Hit Die, and when they kill."""
    dice = combatant.creature.hit_dice
    permanent = sum(1 for level in combatant.negative_levels if level.permanent)
    temporary = len(combatant.negative_levels) - permanent
    count = temporary + permanent
    caption = tr("CombatantLevels", "Negative levels")
    if not count:
        rest = tr("CombatantLevels", "none of {0} HD").format(dice)
        return PipsView(caption=caption, pips=pip_kinds(dice, 0, 0), rest_text=rest, accessible=f"{caption}: {rest}")
    words = [tr("CombatantLevels", "of {0} HD").format(dice)]
    if permanent:
        words.append(tr("CombatantLevels", "%n permanent", "", permanent))
    words.append(tr("CombatantLevels", "dies at {0}").format(dice))
    rest = " · ".join(words)
    return PipsView(
        caption=caption,
        pips=pip_kinds(dice, temporary, permanent),
        count_text=str(count),
        rest_text=rest,
        accessible=f"{caption}: {count} {', '.join(words)}",
    )
