"""The header of the combatant pane: who it is, what state it is in, hit points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.charm_orders import control_text
from encounter_tracker.viewmodels.combatant_figures import figure_tile
from encounter_tracker.viewmodels.combatant_rows import SheetHead
from encounter_tracker.viewmodels.rows import Chip, Side, StateIcon, hp_view
from encounter_tracker.viewmodels.texts.language import capitalised, fill, language, tr
from encounter_tracker.viewmodels.texts.names import ability_short, cause_name, side_name, status_name
from encounter_tracker.viewmodels.texts.parts import part_row

if TYPE_CHECKING:
    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.encounter.state import Combatant, Encounter
    from encounter_tracker.viewmodels.rows import HpView, TileRow

_SIDES: Final[dict[str, Side]] = {"party": "party", "foes": "foe", "neutral": "neutral"}
_CHECK_DC: Final = 10


def sheet_head(state: Encounter, combatant: Combatant, now: Derived) -> SheetHead:
    """The header."""
    chip, icons, hp = _chip(state, combatant, now), _icons(combatant), hit_points_view(now)
    kind = kind_line(combatant, now)
    words = [combatant.name, side_name(combatant.side), kind]
    words += [chip.text] if chip is not None else []
    words += [*(icon.text for icon in icons), hp.accessible]
    return SheetHead(
        side=_SIDES[combatant.side],
        name=combatant.name,
        kind=kind,
        hp=hp,
        hp_why="\n".join(part_row(part, state, combatant.id).accessible for part in now.figures["hp"].parts),
        chip=chip,
        icons=icons,
        readouts=_readouts(combatant, now),
        dead=combatant.death is not None,
        accessible=", ".join(word for word in words if word),
    )


def hit_points_view(now: Derived) -> HpView:
    """Hit points as a bar and as figures."""
    return hp_view(
        now.hp,
        now.max_hp,
        temp=now.temp_hp,
        nonlethal=now.nonlethal,
        dies_at=now.dies_at,
        state=now.status,
    )


def kind_line(combatant: Combatant, now: Derived) -> str:
    """What it is: "dwarf · level 7 · acts as level 5", "outsider (evil) · 8 HD"."""
    creature, code = combatant.creature, language()
    kind = catalogue.term(creature.type, code)
    subtypes = ", ".join(catalogue.term(word, code) for word in creature.subtypes)
    if kind and subtypes and creature.type.lower() == "humanoid":
        kind = subtypes  # "dwarf" says it all
    elif kind and subtypes:
        kind = f"{kind} ({subtypes})"
    words = [kind or subtypes]
    level = creature.character_level
    if creature.level is not None:
        words.append(tr("CombatantHead", "level {0}").format(level))
    else:
        words.append(tr("CombatantHead", "{0} HD").format(creature.hit_dice))
    if now.level != level:
        words.append(tr("CombatantHead", "acts as level {0}").format(now.level))
    return " · ".join(word for word in words if word)


def _readouts(combatant: Combatant, now: Derived) -> tuple[TileRow, ...]:
    """Initiative, and the caster level of those who have one."""
    names = ["init"]
    caster = now.figures["caster_level"]
    if caster.total or caster.base:
        names.append("caster_level")
    return tuple(figure_tile(name, now.figures[name], overruled=name in combatant.overrides) for name in names)


def death_text(state: Encounter, combatant: Combatant, now: Derived) -> str:
    """What it died of, when and by whom; empty for the living."""
    death = combatant.death
    if death is None:
        return ""
    cause = cause_name(death.cause)
    if death.cause == "negative_levels":
        dice = combatant.creature.hit_dice
        cause = tr("CombatantHead", "{0} {1}/{2} HD").format(cause, now.negative_levels, dice)
    text = tr("CombatantHead", "dead: {0}").format(cause)
    parts = [tr("CombatantHead", "round {0}").format(death.round)] if death.round else []
    if death.source is not None and death.source in state.combatants:
        parts.append(state.combatants[death.source].name)
    return f"{text} · {', '.join(parts)}" if parts else text


def _chip(state: Encounter, combatant: Combatant, now: Derived) -> Chip | None:  # noqa: PLR0911 - one case each
    """The state that matters more than what it is."""
    if combatant.death is not None:
        text = death_text(state, combatant, now)
        return Chip("dead", text, tooltip=text)
    if now.status == "dying":
        return Chip("deadly", tr("CombatantHead", "dying · Con check DC {0}").format(_CHECK_DC - now.hp))
    if now.status == "stable":
        return Chip("plain", tr("CombatantHead", "stable, unconscious"))
    if now.status == "unconscious":
        felled = [ability for ability, view in now.abilities.items() if view.felled]
        if felled:
            text = tr("CombatantHead", "unconscious ({0})").format(ability_short(felled[0]))
        elif now.nonlethal > now.hp:
            text = tr("CombatantHead", "unconscious (nonlethal)")
        else:
            text = status_name("unconscious")
        return Chip("deadly", text)
    if now.status == "disabled":
        return Chip("deadly", tr("CombatantHead", "disabled: acting costs 1 hp"))
    if combatant.doomed:
        return Chip("deadly", tr("CombatantHead", "dies without restoration"))
    if now.status == "staggered" and now.nonlethal and now.nonlethal == now.hp:
        return Chip("deadly", tr("CombatantHead", "staggered (nonlethal)"))
    return _control_chip(state, combatant)


def _control_chip(state: Encounter, combatant: Combatant) -> Chip | None:
    """Under whose will it is (rules G9, G10)."""
    effects = state.effects_on.get(combatant.id, ())
    control = next((text for effect in effects if (text := control_text(state, effect, combatant.id))), "")
    return Chip("harm", control, icon="brain") if control else None


def _icons(combatant: Combatant) -> tuple[StateIcon, ...]:
    """What the order list shows by icons as well."""
    found = []
    if combatant.hidden:
        found.append(StateIcon("eye-off", tr("CombatantHead", "hidden from the players")))
    if combatant.flying:
        found.append(StateIcon("wind", tr("CombatantHead", "flying")))
    if combatant.swimming:
        found.append(StateIcon("droplets", tr("CombatantHead", "swimming")))
    if combatant.antimagic:
        found.append(StateIcon("ban", tr("CombatantHead", "in an antimagic area")))
    if combatant.delaying:
        found.append(StateIcon("pause", tr("CombatantHead", "delaying")))
    if combatant.readied is not None:
        text = fill(tr("CombatantHead", "readied: {0}"), combatant.readied)
        found.append(StateIcon("target", capitalised(text)))
    return tuple(found)
