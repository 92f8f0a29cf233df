"""Everything that is computed about a combatant from its stat block and what is in force.

``derived`` is the one function behind every figure shown anywhere. Results are kept on the combatant and reused while
nothing that they were made from has changed (identity comparison), so asking again costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from encounter_tracker.encounter.light import blinded_by_darkness
from encounter_tracker.encounter.senses import senses_now
from encounter_tracker.encounter.suppression import usable_temp_hp, works_on
from encounter_tracker.rules.abilities import AbilityView, ability_view
from encounter_tracker.rules.conditions import RULES, in_force
from encounter_tracker.rules.creature import Attack, DamageReduction
from encounter_tracker.rules.figures import FigureInput, all_figures, skill_figure
from encounter_tracker.rules.hit_points import HP_PER_NEGATIVE_LEVEL, hit_points, status_of
from encounter_tracker.rules.immunity import immunity
from encounter_tracker.rules.stacking import Figure, Part, counted, stack
from encounter_tracker.rules.vocabulary import ABILITIES, Ability, Status

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Combatant, Effect, Encounter, Modifier

__all__ = ["AttackView", "Derived", "condition_names", "derived", "works_on"]


class AttackView(Struct, frozen=True, kw_only=True):
    """One attack of the stat block as it is now."""

    attack: Attack
    bonus: tuple[int, ...]
    delta: int
    damage_delta: int


class Derived(Struct, frozen=True, kw_only=True):
    """A combatant as it is now. ``dies_at``: the hit points at which it dies."""

    hp: int
    max_hp: int
    temp_hp: int
    nonlethal: int
    status: Status
    level: int
    negative_levels: int
    abilities: dict[str, AbilityView]
    figures: dict[str, Figure]
    conditions: tuple[str, ...]
    condition_effects: dict[str, tuple[str, ...]]
    dies_at: int
    helpless: bool
    no_dex: bool
    resist: dict[str, int]
    dr: tuple[DamageReduction, ...]
    attacks: tuple[AttackView, ...]
    figure_input: FigureInput

    @property
    def can_act(self) -> bool:
        """Whether it is awake and alive."""
        return self.status in {"up", "staggered", "disabled"}

    def skill(self, name: str) -> Figure:
        """A skill with everything that changes it now."""
        return skill_figure(self.figure_input, name)

    def check(self, ability: Ability) -> int:
        """The modifier of an ability check now."""
        extra = counted(stack(self.figure_input.parts.get("checks", ())))
        return self.abilities[ability].modifier - self.negative_levels + extra


def derived(state: Encounter, who: str) -> Derived:
    """Everything about one combatant (by id) as it is now."""
    combatant = state.combatants[who]
    effects = state.effects_on.get(who, ())
    blinded = blinded_by_darkness(state, who)
    inputs: tuple[object, ...] = (state.options, state.started, blinded, *effects)
    memo = combatant.__dict__.get("memo")
    if memo is not None and len(memo[0]) == len(inputs) and all(a is b for a, b in zip(memo[0], inputs, strict=True)):
        found: Derived = memo[1]
        return found
    result = _derive(state, combatant, effects, blinded=blinded)
    combatant.__dict__["memo"] = (inputs, result)
    return result


def condition_names(state: Encounter, who: str) -> tuple[str, ...]:
    """The conditions in force on a combatant."""
    return derived(state, who).conditions


def _derive(state: Encounter, combatant: Combatant, effects: tuple[Effect, ...], *, blinded: bool) -> Derived:
    creature = combatant.creature
    working = [effect for effect in effects if works_on(combatant, effect)]
    sources = _condition_sources(state, combatant, working, blinded=blinded)
    conditions = in_force(sources)
    # hit points may make it helpless, which changes Dexterity but never hit points: so they come first
    first = _abilities(combatant, working, conditions)
    hp = _hit_points(combatant, first)
    felled = any(view.felled for view in first.values())
    status = status_of(
        hp.current,
        dead=combatant.death is not None,
        stable=combatant.stable,
        nonlethal=combatant.nonlethal,
        felled=felled,
        conditions=conditions,
    )
    if status in {"dying", "stable", "unconscious"} and "helpless" not in conditions:
        conditions = in_force((*sources, "helpless"))
    abilities = _abilities(combatant, working, conditions) if conditions else first
    given = _figure_input(state, combatant, working, conditions, abilities)
    figures = {**all_figures(given), **_hit_point_figures(combatant, abilities, hp)}
    con = abilities["con"].score
    return Derived(
        hp=hp.current,
        max_hp=hp.total,
        temp_hp=sum(usable_temp_hp(combatant, effects).values()),
        nonlethal=combatant.nonlethal,
        status=status,
        level=max(0, creature.character_level - len(combatant.negative_levels)),
        negative_levels=len(combatant.negative_levels),
        abilities=abilities,
        figures=figures,
        conditions=conditions,
        condition_effects={name: tuple(ids) for name, ids in sources.items()},
        dies_at=0 if con is None else -con,
        helpless="helpless" in conditions,
        no_dex=given.no_dex,
        resist=_resist(combatant, working),
        dr=_reduction(combatant, working),
        attacks=_attacks(given, figures),
        figure_input=given,
    )


def _condition_sources(
    state: Encounter,
    combatant: Combatant,
    working: list[Effect],
    *,
    blinded: bool,
) -> dict[str, list[str]]:
    """Conditions laid on by effects or by the moment, each with the effects' ids it comes from."""
    found: dict[str, list[str]] = {}
    for effect in working:
        for name in effect.conditions_on(combatant.id):
            found.setdefault(name, []).append(effect.id)
    if blinded:
        found.setdefault("blinded", [])
    # deafness blinds what finds its way by sound (rule I2)
    if "deafened" in found and combatant.creature.senses.blindsight and senses_now(state, combatant.id).by_sound:
        found.setdefault("blinded", found["deafened"])
    if "incorporeal" in (s.lower() for s in combatant.creature.subtypes):
        found.setdefault("incorporeal", [])
    if state.started and not combatant.acted and not combatant.creature.has_feature("uncanny dodge"):
        found.setdefault("flat-footed", [])
    return found


def modifier_part(effect: Effect, change: Modifier) -> Part:
    """A modifier of an effect as a part of a figure."""
    return Part(
        what="modifier",
        value=change.value,
        name=effect.name,
        effect=effect.id,
        key=effect.key,
        type="untyped" if change.type == "penalty" else change.type,
    )


def _abilities(
    combatant: Combatant,
    working: list[Effect],
    conditions: tuple[str, ...],
) -> dict[str, AbilityView]:
    temporary: dict[str, list[Part]] = {}
    permanent: dict[str, list[Part]] = {}
    for effect in working:
        for change in effect.modifiers:
            if change.on not in ABILITIES:
                continue
            if change.value < 0 and immunity(combatant.creature, f"ability penalty:{change.on}"):
                continue
            into = permanent if effect.permanent and change.value > 0 else temporary
            into.setdefault(change.on, []).append(modifier_part(effect, change))
    fixed: set[str] = set()
    for name in conditions:
        rule = RULES[name]
        fixed.update(rule.fixed)
        for on, value in rule.modifiers:
            if on in ABILITIES:
                temporary.setdefault(on, []).append(Part(what="condition", value=value, name=name, key=name))
    views: dict[str, AbilityView] = {}
    for ability in ABILITIES:
        harm = combatant.harm.get(ability)
        views[ability] = ability_view(
            ability,
            combatant.creature.score(ability),
            damage=harm.damage if harm else 0,
            drain=harm.drain if harm else 0,
            temporary=temporary.get(ability, ()),
            permanent=permanent.get(ability, ()),
            fixed=ability in fixed,
        )
    return views


class _Points(Struct, frozen=True):
    current: int
    total: int


def _hit_points(combatant: Combatant, abilities: dict[str, AbilityView]) -> _Points:
    creature = combatant.creature
    life = abilities["cha" if creature.has_type("undead") else "con"]
    points = hit_points(
        combatant.base_hp,
        hit_dice=creature.hit_dice,
        con_shift=life.shift - life.penalty_modifier,
        negative_levels=len(combatant.negative_levels),
        wounds=combatant.wounds,
        con_penalty=-life.penalty_modifier * creature.hit_dice,
        con_penalty_taken=combatant.con_penalty_taken,
    )
    return _Points(points.current, points.total)


def _hit_point_figures(
    combatant: Combatant,
    abilities: dict[str, AbilityView],
    points: _Points,
) -> dict[str, Figure]:
    """Hit points and their total with what they are made of (rules 0, B10, C1)."""
    undead = combatant.creature.has_type("undead")
    life = "cha" if undead else "con"
    shift, levels = abilities[life].shift, len(combatant.negative_levels)
    parts = [
        Part(what="block", value=combatant.base_hp),
        Part(what="hp_ability", value=combatant.creature.hit_dice * shift, ability=life, amount=shift),
        Part(what="hp_levels", value=-HP_PER_NEGATIVE_LEVEL * levels, amount=levels),
    ]
    floor = Part(what="hp_floor", value=points.total - counted(parts))
    total = tuple(part for part in (*parts, floor) if part.value or part.what == "block")
    wounds = Part(what="wounds", value=-combatant.wounds)
    rest = Part(what="hp_floor", value=points.current - counted((*parts, wounds)))
    current = tuple(part for part in (*parts, rest, wounds) if part.value or part.what == "block")
    base = combatant.base_hp
    return {
        "hp": Figure(value=points.current, base=base, parts=current),
        "max_hp": Figure(value=points.total, base=base, parts=total),
    }


def _figure_input(
    state: Encounter,
    combatant: Combatant,
    working: list[Effect],
    conditions: tuple[str, ...],
    abilities: dict[str, AbilityView],
) -> FigureInput:
    parts: dict[str, list[Part]] = {}
    for effect in working:
        for change in effect.modifiers:
            if change.on not in ABILITIES and not change.against:
                parts.setdefault(change.on, []).append(modifier_part(effect, change))
    rules = {name: RULES[name] for name in conditions}
    for name, rule in rules.items():
        for on, value in rule.modifiers:
            if on not in ABILITIES:
                parts.setdefault(on, []).append(Part(what="condition", value=value, name=name, key=name))
        for ability, value in rule.skills:
            part = Part(what="condition", value=value, name=name, key=name)
            parts.setdefault(f"skills:{ability}", []).append(part)
    return FigureInput(
        creature=combatant.creature,
        abilities=abilities,
        parts={key: tuple(found) for key, found in parts.items()},
        negative_levels=len(combatant.negative_levels),
        levels_lower_cmd=state.options.negative_levels_lower_cmd,
        no_dex=any(rule.no_dex for rule in rules.values()),
        half_speed=any(rule.half_speed for rule in rules.values()),
        sr_lowered_to=combatant.sr_lowered_to,
        overrides=combatant.overrides,
    )


def _resist(combatant: Combatant, working: list[Effect]) -> dict[str, int]:
    """Energy resistance: the best of all sources (rule D3)."""
    found = dict(combatant.creature.resist)
    for effect in working:
        for change in effect.modifiers:
            if change.on.startswith("resist."):
                energy = change.on.removeprefix("resist.")
                found[energy] = max(found.get(energy, 0), change.value)
    return found


def _reduction(combatant: Combatant, working: list[Effect]) -> tuple[DamageReduction, ...]:
    """Damage reduction in force; supernatural ones are held down by antimagic (rules D6, D9)."""
    own = [dr for dr in combatant.creature.dr if not (combatant.antimagic and dr.kind != "extraordinary")]
    given = [
        DamageReduction(amount=change.value, bypass=change.bypass or "—")
        for effect in working
        for change in effect.modifiers
        if change.on == "dr" and change.value > 0
    ]
    return (*own, *given)


def _attacks(given: FigureInput, figures: dict[str, Figure]) -> tuple[AttackView, ...]:
    damage = counted(stack(given.parts.get("damage", ())))
    views = []
    for attack in given.creature.attacks:
        melee = attack.kind != "ranged"
        delta = figures["melee" if melee else "ranged"].delta
        views.append(
            AttackView(
                attack=attack,
                bonus=tuple(bonus + delta for bonus in attack.bonus),
                delta=delta,
                damage_delta=damage + (given.abilities["str"].shift if melee else 0),
            ),
        )
    return tuple(views)
