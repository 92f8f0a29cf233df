"""What a game master has entered about a spell being cast: what it is, and what is to come of it. All pure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from encounter_tracker.encounter.casting import casting_modifier
from encounter_tracker.encounter.derive import derived
from encounter_tracker.rules.casting import Component, Holding, SpellAttack, Tradition, class_ability, spell_dc
from encounter_tracker.rules.durations import Span
from encounter_tracker.viewmodels.combatant_parse import ParseError
from encounter_tracker.viewmodels.effect_fields import Problems, whole, within
from encounter_tracker.viewmodels.effect_form import EffectForm
from encounter_tracker.viewmodels.hp_text import HpEntry, parse_hp
from encounter_tracker.viewmodels.texts.language import distance_unit, fill, tr
from encounter_tracker.viewmodels.typed_distance import distance_in_feet

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Casting, Encounter
    from encounter_tracker.rules.creature import Creature

Outcome = Literal["affected", "saved", "resisted", "missed", "out", "open", "immune", "far", "misfit"]
"""How a target stands to the spell: "open" while dice are to be rolled; the last three are nobody's choice."""
Share = Literal["full", "half", "none"]
Time = Literal["turn", "reaction", "free action", "rounds", "minutes", "hours"]
DieKind = Literal["attack", "miss", "sr", "save"]

COMPONENTS: Final[tuple[Component, ...]] = get_args(Component)
TRADITIONS: Final[tuple[Tradition, ...]] = get_args(Tradition)
HOLDINGS: Final[tuple[Holding, ...]] = get_args(Holding)
ATTACKS: Final[tuple[SpellAttack, ...]] = get_args(SpellAttack)
TIMES: Final[tuple[Time, ...]] = get_args(Time)
#: Classes that can be chosen; the first four are those for whom components differ (rule G2).
CLASSES: Final = (
    "bard", "cleric", "druid", "sorcerer", "wizard", "paladin", "ranger", "alchemist", "inquisitor", "magus", "oracle",
    "summoner", "witch",
)  # fmt: skip
LONGEST: Final = 9999
MOST_LEVEL: Final = 9
MOST_CASTER_LEVEL: Final = 40
MOST_DC: Final = 99
MOST_FEET: Final = 9999
SIDES: Final[dict[str, int]] = {"attack": 20, "miss": 100, "sr": 20, "save": 20}

#: What a stat block says somewhere that gives the class away.
_TELLTALE: Final[dict[str, tuple[str, ...]]] = {
    "bard": ("bard", "barde", "bardic performance", "représentation bardique"),
    "cleric": ("cleric", "prêtre", "channel energy", "canalisation d’énergie"),
    "druid": ("druid", "druide", "wild shape", "forme animale"),
    "sorcerer": ("sorcerer", "ensorceleur", "bloodline", "lignage"),
    "wizard": ("wizard", "magicien", "arcane bond", "pacte magique", "arcane school"),
}


class CastDraft(Struct, frozen=True, kw_only=True):
    """Everything that was entered so far; numbers as they were typed, so that what is wrong stays to be mended.

    Attributes:
        who: the id of the caster.
        key: what was chosen in the finder; spell: the entry of the list of spells, or "".
        name: the name it is cast by; typed: what stands in the field.
        level, caster_level, dc: as typed; "" for what the caster's figures give.
        tradition, caster_class: "" for not said.
        components: its actions; hands: how many are free; holding: instrument or focus in hand; voice: it can speak.
        time: how it is cast; amount: how many rounds, minutes or hours.
        form: the effect that it brings into force: duration, modifiers, descriptors and the rest.
        instantaneous: nothing stays in force. reach: its range as typed, in the unit in use. attack: it must hit.
        save, save_result, sr: what its targets have against it.
        points: damage or healing as in the hit point field ("5d6 fire", "+1d8+5"); rolled: the amounts of its parts.
        targets: ids. out: left out by hand. willing: touched without a roll. decreed: how a save went by the game
        master's word. dice: faces as typed, by kind and id ("sr:c3"). shares: how much of the points, by id.
        hostile: a hostile act. slot: it is cast from a slot. keeps_on_miss: a miss does not lose it.
    """

    who: str = ""
    key: str = ""
    spell: str = ""
    name: str = ""
    typed: str = ""
    level: str = ""
    caster_level: str = ""
    dc: str = ""
    tradition: Tradition | Literal[""] = ""
    caster_class: str = ""
    components: tuple[Component, ...] = ("verbal", "somatic")
    hands: int = 1
    holding: Holding | Literal[""] = ""
    voice: bool = True
    time: Time = "turn"
    amount: str = "1"
    form: EffectForm = EffectForm()
    instantaneous: bool = True
    reach: str = ""
    attack: SpellAttack | Literal[""] = ""
    save: Literal["", "fort", "ref", "will"] = ""
    save_result: Literal["negates", "half", "partial"] = "negates"
    sr: bool = False
    points: str = ""
    rolled: tuple[int, ...] = ()
    targets: tuple[str, ...] = ()
    out: frozenset[str] = frozenset()
    willing: frozenset[str] = frozenset()
    decreed: dict[str, bool] = {}
    dice: dict[str, str] = {}
    shares: dict[str, Share] = {}
    hostile: bool = False
    slot: bool = True
    keeps_on_miss: bool = False

    # ---- what follows from it --------------------------------------------------------------------------------------

    def casting(self, state: Encounter) -> Casting | None:
        """The spell that the caster is casting now."""
        combatant = state.combatants.get(self.who)
        found = combatant.casting if combatant is not None else None
        return found if found is not None and found.under_way else None

    @property
    def casting_time(self) -> Span | str:
        """The casting time as a command takes it."""
        if self.time in {"turn", "reaction", "free action"}:
            return "" if self.time == "turn" else self.time
        return Span(**{self.time: whole(self.amount) or 0})

    @property
    def feet(self) -> int | None:
        """Its range in feet; None for none, or one that is not understood."""
        if not self.reach.strip():
            return None
        try:
            return distance_in_feet(self.reach)
        except ParseError:
            return None

    def level_now(self, state: Encounter) -> int:
        """The spell's level: of the one being cast, else as typed."""
        casting = self.casting(state)
        return casting.level if casting is not None else whole(self.level) or 0

    def caster_level_now(self, state: Encounter) -> int:
        """As typed, else the caster's own."""
        typed = whole(self.caster_level)
        if typed is not None or self.who not in state.combatants:
            return typed or 0
        return derived(state, self.who).figures["caster_level"].total

    def dc_now(self, state: Encounter) -> int | None:
        """As typed, else by the caster's ability: of its class, as it cast last, or its best (rule G1, CORE)."""
        typed = whole(self.dc)
        if typed is not None or self.who not in state.combatants:
            return typed
        casting = self.casting(state)
        if casting is not None and casting.dc is not None:
            return casting.dc
        ability = class_ability(self.caster_class)
        modifier = casting_modifier(state, self.who)
        if ability is not None and casting is None:
            modifier = derived(state, self.who).abilities[ability].modifier
        return spell_dc(self.level_now(state), modifier)

    def entry(self) -> HpEntry | None:
        """The points, understood; None for none, or where they are not understood."""
        if not self.points.strip():
            return None
        entry = parse_hp(self.points)
        return entry if isinstance(entry, HpEntry) and entry.kind != "set" else None

    def points_entry(self) -> HpEntry | None:
        """The points with their dice rolled; None while dice are missing."""
        entry = self.entry()
        if entry is None:
            return None
        if not entry.has_dice:
            return entry
        return entry.with_amounts(self.rolled) if len(self.rolled) == len(entry.parts) else None

    def face(self, kind: DieKind, who: str) -> int | None:
        """A die as typed or rolled before; None for one that is still to be rolled, or is none."""
        value = whole(self.dice.get(f"{kind}:{who}", ""))
        return value if value is not None and 1 <= value <= SIDES[kind] else None

    @property
    def aimed_at(self) -> tuple[str, ...]:
        """The ids of those it is cast upon: without those who were left out."""
        return tuple(who for who in self.targets if who not in self.out)

    # ---- what is wrong ---------------------------------------------------------------------------------------------

    def problems(self, state: Encounter) -> Problems:
        """What is wrong, by field; nothing is cast while anything is."""
        return {**self.spell_problems(), **self.outcome_problems(state)}

    def spell_problems(self) -> Problems:
        """What is wrong with the spell itself."""
        found: Problems = {}
        if not self.name.strip():
            found["name"] = tr("Cast", "Type a spell, or choose one from the list.")
        for field, text, most in (
            ("level", self.level, MOST_LEVEL),
            ("caster_level", self.caster_level, MOST_CASTER_LEVEL),
            ("dc", self.dc, MOST_DC),
        ):
            if text.strip():
                found[field] = within(text, 0, most)
        if self.time in {"rounds", "minutes", "hours"}:
            found["amount"] = within(self.amount, 1, LONGEST)
        return {field: problem for field, problem in found.items() if problem}

    def outcome_problems(self, state: Encounter) -> Problems:
        """What is wrong with what is to come of it."""
        found: Problems = {}
        if self.points.strip() and self.entry() is None:
            found["points"] = tr("Cast", "Type points as in the hit point field: 5d6 fire, +1d8+5.")
        for key, text in self.dice.items():
            kind, _, who = key.partition(":")
            if text.strip() and who in self.targets:
                found[f"die.{key}"] = within(text, 1, SIDES[kind])
        if self.reach.strip() and self.feet is None:
            found["reach"] = fill(tr("Cast", "Type a distance in {0}, or nothing."), distance_unit())
        if not self.instantaneous:
            wrong = self.form.duration.problems(state, self.who)
            found |= {f"duration.{field}": problem for field, problem in wrong.items()}
        return {field: problem for field, problem in found.items() if problem}


# ---- small changes ---------------------------------------------------------------------------------------------------


def with_die(draft: CastDraft, kind: str, who: str, text: str) -> CastDraft:
    """A die typed for a target; a save that is rolled is no longer decreed."""
    decreed = draft.decreed
    if kind == "save":
        decreed = {key: value for key, value in decreed.items() if key != who}
    return replace(draft, dice={**draft.dice, f"{kind}:{who}": text}, decreed=decreed)


def with_outcome(draft: CastDraft, who: str, outcome: str) -> CastDraft:
    """How a target is to stand to it: dice that decide it are set to what gives that, the save goes by word."""
    dice, out, decreed = dict(draft.dice), draft.out - {who}, dict(draft.decreed)
    decreed.pop(who, None)
    match outcome:
        case "out":
            out |= {who}
        case "missed":
            dice[f"attack:{who}"] = "1"
        case "resisted":
            dice = _hits(dice, draft, who)
            dice[f"sr:{who}"] = "1"
        case "affected" | "saved":
            dice = _hits(dice, draft, who)
            if draft.sr:
                dice[f"sr:{who}"] = "20"
            dice.pop(f"save:{who}", None)
            decreed[who] = outcome == "saved"
        case _:  # to be rolled after all
            dice = {key: text for key, text in dice.items() if not key.endswith(f":{who}")}
    return replace(draft, dice=dice, out=out, decreed=decreed)


def _hits(dice: dict[str, str], draft: CastDraft, who: str) -> dict[str, str]:
    if not draft.attack:
        return dice
    return {**dice, f"attack:{who}": "20", f"miss:{who}": "100"}


def with_component(draft: CastDraft, component: Component) -> CastDraft:
    """One component more or less, in their usual order."""
    chosen = set(draft.components) ^ {component}
    return replace(draft, components=tuple(one for one in COMPONENTS if one in chosen))


def toggled_willing(draft: CastDraft, who: str) -> CastDraft:
    """A target lets itself be touched, or does not."""
    return replace(draft, willing=draft.willing ^ {who})


def guessed_class(creature: Creature) -> str:
    """The class that a stat block gives away, or ""."""
    texts = [creature.name, creature.source, *creature.special, *creature.feats]
    said = " ".join(texts).casefold()
    return next((name for name, words in _TELLTALE.items() if any(word in said for word in words)), "")
