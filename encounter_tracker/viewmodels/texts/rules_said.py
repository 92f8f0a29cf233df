"""The rule behind what came about by itself, in plain words: a sentence or two for each sort of event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.rules.conditions import TIREDNESS
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.rules_rolled import DUE, ROLLED

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.encounter.state import Encounter

tr = QCoreApplication.translate

#: Why an effect began that nobody ordered.
_BEGAN: Final[dict[str, str]] = {
    "affliction": QT_TRANSLATE_NOOP("Rule", "This is what the affliction does each time a save against it fails."),
    "concentration_limit": QT_TRANSLATE_NOOP(
        "Rule", "Nobody concentrates longer than {0} rounds: the spell ends and leaves its caster fatigued."
    ),
    "restoration": QT_TRANSLATE_NOOP("Rule", "Restoration lifts fatigue and exhaustion; the lesser kind by one step."),
}
#: Why an effect ended; the game master's own doing (removed, dismissed) needs no rule.
_ENDED: Final[dict[str, str]] = {
    "expired": QT_TRANSLATE_NOOP(
        "Rule", "Its time is up. Rounds are counted at the start of the turn of whoever anchors it."
    ),
    "hostile_act": QT_TRANSLATE_NOOP("Rule", "It ends as soon as its subject does something hostile."),
    "concentration_lapsed": QT_TRANSLATE_NOOP(
        "Rule", "A spell kept up by concentration ends when its caster’s turn ends without concentrating on it."
    ),
    "concentration_limit": QT_TRANSLATE_NOOP(
        "Rule", "Nobody concentrates longer than {0} rounds: the spell ends and leaves its caster fatigued."
    ),
    "disrupted": QT_TRANSLATE_NOOP(
        "Rule", "Damage from a reaction to concentrating, as high as the caster’s level or higher, breaks it."
    ),
    "dispelled": QT_TRANSLATE_NOOP(
        "Rule", "Dispelling ends what the check reaches: the better the check, the higher the levels."
    ),
    "opposite": QT_TRANSLATE_NOOP(
        "Rule", "Some light and darkness dispel their opposite by themselves, magic of the same or a lower level."
    ),
    "cured": QT_TRANSLATE_NOOP("Rule", "Enough saves against it were made, or something cured it."),
    "triggered": QT_TRANSLATE_NOOP("Rule", "It waited for its trigger and went off once."),
    "restoration": QT_TRANSLATE_NOOP("Rule", "Restoration lifts fatigue and exhaustion; the lesser kind by one step."),
    "rest": QT_TRANSLATE_NOOP("Rule", "A night of rest takes it away."),
    "death": QT_TRANSLATE_NOOP("Rule", "It lasts only while its bearer lives."),
    "charm_broken": QT_TRANSLATE_NOOP(
        "Rule", "Anything hostile done by the charmer or its allies frees the charmed, even an attack that misses."
    ),
    "preparation": QT_TRANSLATE_NOOP("Rule", "The slot that it was cast from is filled again."),
    "saved": QT_TRANSLATE_NOOP("Rule", "A new save made against an order that goes against its nature frees it."),
}
#: What loses a spell that is being cast.
_LOST: Final[dict[str, str]] = {
    "disrupted": QT_TRANSLATE_NOOP(
        "Rule", "Damage from a reaction to the casting, as high as the caster’s level or higher, loses the spell."
    ),
    "counterspelled": QT_TRANSLATE_NOOP("Rule", "A counterspell that succeeds loses the spell, with its slot."),
    "other_action": QT_TRANSLATE_NOOP("Rule", "The actions of a casting are consecutive: any other loses the spell."),
    "turn_over": QT_TRANSLATE_NOOP("Rule", "All actions of a casting belong into one turn."),
    "encounter_began": QT_TRANSLATE_NOOP("Rule", "A casting that takes minutes or hours is lost when a fight begins."),
    "time_passed": QT_TRANSLATE_NOOP("Rule", "A casting allows no other activity until it is done."),
    "unable": QT_TRANSLATE_NOOP("Rule", "Whoever can no longer act cannot go on casting."),
    "missed": QT_TRANSLATE_NOOP("Rule", "A spell whose attack misses is lost, unless it says otherwise."),
}
_DIED: Final[dict[str, str]] = {
    "hit_points": QT_TRANSLATE_NOOP(
        "Rule", "Death comes at as many hit points below 0 as the Constitution score; without a score, at 0."
    ),
    "constitution_damage": QT_TRANSLATE_NOOP("Rule", "Constitution damage that reaches the score kills."),
    "constitution_drain": QT_TRANSLATE_NOOP("Rule", "A Constitution score drained to 0 kills."),
    "negative_levels": QT_TRANSLATE_NOOP("Rule", "As many negative levels as Hit Dice kill."),
    "death_attack": QT_TRANSLATE_NOOP(
        "Rule", "A death attack kills at once when the save fails; raise dead does not help against it."
    ),
}
_STATUS: Final[dict[str, str]] = {
    "up": QT_TRANSLATE_NOOP("Rule", "Above 0 hit points, and with nothing left that fells it, a creature acts again."),
    "dying": QT_TRANSLATE_NOOP("Rule", "Below 0 hit points a creature falls and is dying until it is stable."),
    "stable": QT_TRANSLATE_NOOP("Rule", "Below 0 hit points, but no longer losing any."),
    "disabled": QT_TRANSLATE_NOOP("Rule", "At exactly 0 hit points; a standard action costs 1 hp."),
    "staggered": QT_TRANSLATE_NOOP("Rule", "Nonlethal damage as high as the hit points, or a condition that staggers."),
    "unconscious": QT_TRANSLATE_NOOP(
        "Rule", "Nonlethal damage above the hit points, or an ability whose damage has reached its score."
    ),
}
_HEALED: Final[dict[str, str]] = {
    "fast_healing": QT_TRANSLATE_NOOP(
        "Rule", "Fast healing gives its points at the start of each turn, up to the total."
    ),
    "regeneration": QT_TRANSLATE_NOOP(
        "Rule", "Regeneration gives its points at the start of each turn, and keeps from dying while it works."
    ),
    "rest": QT_TRANSLATE_NOOP(
        "Rule",
        "A night gives back as many hit points as levels, a full day in bed twice that; "
        "nonlethal damage heals as many each hour.",
    ),
}
_RESTORED: Final[dict[str, str]] = {
    "daily": QT_TRANSLATE_NOOP("Rule", "Ability damage heals 1 point of each ability a day by itself."),
    "rest": QT_TRANSLATE_NOOP("Rule", "With a full day in bed ability damage heals 2 points of each ability."),
    "restoration": QT_TRANSLATE_NOOP(
        "Rule", "The lesser kind heals damage of one ability, the full kind all damage and the drain of one."
    ),
    "raised": QT_TRANSLATE_NOOP("Rule", "Whoever is raised has no ability at nothing."),
}
_LEVELS_GONE: Final[dict[str, str]] = {
    "save": QT_TRANSLATE_NOOP("Rule", "A daily save that is made takes that negative level away."),
    "restoration": QT_TRANSLATE_NOOP("Rule", "Restoration takes all temporary negative levels, or one permanent one."),
    "raised": QT_TRANSLATE_NOOP("Rule", "Temporary negative levels do not outlast death."),
}
_RAISED: Final[dict[str, str]] = {
    "raise dead": QT_TRANSLATE_NOOP(
        "Rule", "With as many hit points as Hit Dice, at the price of 2 permanent negative levels."
    ),
    "resurrection": QT_TRANSLATE_NOOP("Rule", "With all hit points, at the price of a permanent negative level."),
    "true resurrection": QT_TRANSLATE_NOOP("Rule", "With all hit points and at no price."),
}
_TAKEN: Final[dict[str, str]] = {
    "bleed": QT_TRANSLATE_NOOP(
        "Rule",
        "Bleeding costs its points at the start of each turn until a Heal check of DC 15 or magical healing; "
        "of several only the worst counts.",
    ),
    "dying": QT_TRANSLATE_NOOP("Rule", "A dying creature that fails its check loses 1 hp."),
    "poison": QT_TRANSLATE_NOOP("Rule", "This is what the affliction does each time a save against it fails."),
    "disease": QT_TRANSLATE_NOOP("Rule", "This is what the affliction does each time a save against it fails."),
    "curse": QT_TRANSLATE_NOOP("Rule", "This is what the affliction does each time a save against it fails."),
}
_CONFUSED: Final = QT_TRANSLATE_NOOP(
    "Rule", "d%: 1–25 acts normally, 26–50 babbles, 51–75 hurts itself, 76–100 attacks whoever is nearest."
)
_REMINDED: Final[dict[str, str]] = {
    "confused_normal": _CONFUSED,
    "confused_babble": _CONFUSED,
    "confused_hurt_itself": _CONFUSED,
    "confused_attack_nearest": _CONFUSED,
    "confused_strikes_back": QT_TRANSLATE_NOOP(
        "Rule", "Whoever is attacked while confused strikes back on its next turn, without a roll."
    ),
    "skill_points": QT_TRANSLATE_NOOP(
        "Rule", "A lasting change of Intelligence changes the skill points of every level."
    ),
    "casting_entangled": QT_TRANSLATE_NOOP(
        "Rule", "Casting while entangled asks for a concentration check against 15 and the level of the spell."
    ),
    "casting_deafened": QT_TRANSLATE_NOOP("Rule", "Whoever is deafened may spoil a spell with a verbal component."),
    "casting_unseeing": QT_TRANSLATE_NOOP(
        "Rule", "Whoever sees nothing throws a spell that needs no target in a random direction."
    ),
    "identify_feat": QT_TRANSLATE_NOOP("Rule", "Only a feat lets one identify spells with a reaction."),
    "disabled": QT_TRANSLATE_NOOP("Rule", "At exactly 0 hit points; a standard action costs 1 hp."),
    "paralyzed_flier": QT_TRANSLATE_NOOP(
        "Rule", "The paralysed can do nothing but think: whoever flies by beating its wings falls."
    ),
    "paralyzed_swimmer": QT_TRANSLATE_NOOP("Rule", "The paralysed can do nothing but think: a swimmer may drown."),
}
_ORDERS: Final[dict[str, str]] = {
    "obeys": QT_TRANSLATE_NOOP("Rule", "The charmed does what a good friend would; the compelled simply obeys."),
    "disobeys": QT_TRANSLATE_NOOP(
        "Rule", "An opposed Charisma check that is won lets the charmed disobey; the charm stays."
    ),
    "freed": QT_TRANSLATE_NOOP("Rule", "A new save against an order that goes deeply against it frees the charmed."),
    "refuses": QT_TRANSLATE_NOOP("Rule", "Orders that are suicidal or plainly dangerous are never obeyed."),
    "contest": QT_TRANSLATE_NOOP("Rule", "What it would not do for a friend is decided by an opposed Charisma check."),
}
#: Events that always have the same rule behind them.
_PLAIN: Final[dict[type[e.Event], str]] = {
    e.TurnResumed: QT_TRANSLATE_NOOP(
        "Rule", "After a delayed or readied action the turn that was interrupted goes on, without starting anew."
    ),
    e.ReadiedActionLost: QT_TRANSLATE_NOOP("Rule", "A readied action not used by its owner’s next turn is lost."),
    e.BonusBecamePermanent: QT_TRANSLATE_NOOP(
        "Rule", "An ability bonus that has lasted 24 hours raises the score itself."
    ),
    e.TargetImmune: QT_TRANSLATE_NOOP("Rule", "Whoever is immune or protected is left out; the others are not."),
    e.TargetOutOfRange: QT_TRANSLATE_NOOP("Rule", "A spell reaches those within its range; the others are left out."),
    e.EffectResisted: QT_TRANSLATE_NOOP(
        "Rule",
        "Spell resistance keeps a spell off when d20 and caster level do not reach it; "
        "the result holds as long as the spell lasts.",
    ),
    e.ConcentrationKept: QT_TRANSLATE_NOOP(
        "Rule", "Concentrating carries the spell on to the end of its caster’s next turn."
    ),
    e.ConcentrationOver: QT_TRANSLATE_NOOP(
        "Rule", "Some spells go on for some rounds after the concentration on them has ended."
    ),
    e.TempHpLost: QT_TRANSLATE_NOOP("Rule", "Temporary hit points go with the effect that gave them."),
    e.ResistanceLowered: QT_TRANSLATE_NOOP("Rule", "It comes back by itself at the start of its next turn."),
    e.ResistanceReturned: QT_TRANSLATE_NOOP(
        "Rule", "Lowered spell resistance is back at the start of its owner’s next turn, or when its owner wills it."
    ),
    e.AntimagicChanged: QT_TRANSLATE_NOOP(
        "Rule",
        "In an antimagic area spells, spell-like and supernatural abilities do not work; their time runs on.",
    ),
    e.BlindedByDarkness: QT_TRANSLATE_NOOP(
        "Rule", "Blinded by darkness is whoever stands in the dark, sees nobody in light, and has no sense that serves."
    ),
    e.SightRegained: QT_TRANSLATE_NOOP("Rule", "Blindness by darkness goes as it came, with the light and the senses."),
    e.PlaceLost: QT_TRANSLATE_NOOP("Rule", "A place that was found is lost as soon as the creature moves."),
    e.AfflictionDeepened: QT_TRANSLATE_NOOP(
        "Rule", "Each further dose of the same poison adds 2 to the DC and half of its duration."
    ),
    e.AfflictionEased: QT_TRANSLATE_NOOP(
        "Rule", "So many saves cure it; where they must be in a row, a failure begins the count anew."
    ),
    e.RegenerationStopped: QT_TRANSLATE_NOOP(
        "Rule", "Damage of a listed type stops regeneration until its next turn ends; until then it can die."
    ),
    e.Stabilised: QT_TRANSLATE_NOOP(
        "Rule", "A check that is made, a Heal check of DC 15 or any healing stops the dying."
    ),
    e.NegativeLevelsGained: QT_TRANSLATE_NOOP(
        "Rule",
        "Each gives −1 on attacks, saves, skills and ability checks and −5 hit points, and counts as a level less; "
        "as many as Hit Dice kill.",
    ),
    e.HostileActDone: QT_TRANSLATE_NOOP("Rule", "Effects that a hostile act ends are over for whoever does one."),
}


def rule_text(event: e.AnyEvent, state: Encounter) -> str:
    """The rule in words; empty for what the game master did and what needs no reason."""
    plain = _PLAIN.get(type(event))
    if plain is not None:
        return tr("Rule", plain)
    say = _BY_EVENT.get(type(event))
    found = say(event) if say is not None else ""
    if isinstance(event, (e.EffectEnded, e.SpellLost)):
        found = _optional(event, state) or found
    if not found:
        return ""
    return fill(tr("Rule", found), state.options.concentration_limit_rounds)


def _deepened(event: e.FearDeepened) -> str:
    return _TIRED if event.condition in TIREDNESS else _AFRAID


def _temporary(event: e.TempHpGained) -> str:
    return "" if event.total == event.amount else _TEMPORARY


def _found(event: e.PlaceFound) -> str:
    return _BLOW if event.by == "blow" else ""


def _suppressed(event: e.EffectSuppressed) -> str:
    return _PLAIN[e.AntimagicChanged] if event.why == "antimagic" else ""


def _known(event: e.SpellCastBegun) -> str:
    return _RECOGNISED if event.known_by else ""


def _optional(event: e.EffectEnded | e.SpellLost, state: Encounter) -> str:
    """What another rules option makes of it; empty where its own sentence holds."""
    options = state.options
    if event.why == "disrupted" and options.disruption == "concentration_check":
        return ROLLED["concentration"]
    if event.why == "dispelled" and options.dispel == "caster_level_check":
        return _ONE_ONLY
    if event.why == "expired" and options.round_counting == "initiative_count":
        return _AT_THE_COUNT
    return ""


_AFRAID: Final = QT_TRANSLATE_NOOP(
    "Rule",
    "Fear upon fear grows: shaken upon shaken is frightened, any other pair is panicked. "
    "When the newer one ends, what is left of the older returns.",
)
_TIRED: Final = QT_TRANSLATE_NOOP("Rule", "Fatigued once more is exhausted.")
_TEMPORARY: Final = QT_TRANSLATE_NOOP(
    "Rule", "Temporary hit points of one source do not add up: the higher number stays."
)
_BLOW: Final = QT_TRANSLATE_NOOP(
    "Rule",
    "Whoever is hit by an unseen foe knows its place; with a long reach only the area, at range only the direction.",
)
_ONE_ONLY: Final = QT_TRANSLATE_NOOP(
    "Rule", "A caster level check ends one spell, that of the highest caster level first."
)
_AT_THE_COUNT: Final = QT_TRANSLATE_NOOP(
    "Rule", "Its time is up. Rounds are counted at the initiative count on which it began."
)
_RECOGNISED: Final = QT_TRANSLATE_NOOP(
    "Rule", "Whoever notices a casting and has the spell, prepared or in repertoire, knows it and its level at once."
)
_WITHSTOOD: Final[dict[str, str]] = {
    "not_magical": QT_TRANSLATE_NOOP("Rule", "Only spells and spell-like abilities can be dispelled."),
    "no_dc": QT_TRANSLATE_NOOP("Rule", "A counteract check is made against the DC of the spell."),
    "no_caster_level": QT_TRANSLATE_NOOP("Rule", "The check is d20 + caster level against 11 + that of the spell."),
    "caster_level": QT_TRANSLATE_NOOP("Rule", "The check is d20 + caster level against 11 + that of the spell."),
    "spell_resistance": QT_TRANSLATE_NOOP(
        "Rule", "Spell resistance also defends the spells upon its owner: a dispelling needs its own check first."
    ),
    "antimagic": QT_TRANSLATE_NOOP("Rule", "No magic works where it is held down, a dispelling neither."),
}
_DEGREES: Final = QT_TRANSLATE_NOOP(
    "Rule",
    "A critical success ends spells of up to 3 levels higher, a success of up to 1 higher, "
    "a failure only lower ones, a critical failure none.",
)
_BY_DEGREE: Final = {
    "one_only": _ONE_ONLY,
    **dict.fromkeys(("failure", "critical failure", "success", "critical success"), _DEGREES),
}
_DAMAGED: Final = QT_TRANSLATE_NOOP(
    "Rule", "−1 for every 2 points on all that depends on the ability; unless lasting, it heals 1 point a day."
)
_DRAINED: Final = QT_TRANSLATE_NOOP("Rule", "Drain lowers the score itself until it is restored; it does not heal.")

_BY_EVENT: Final[dict[type[e.Event], Callable[..., str]]] = {
    e.EffectBegan: lambda event: _BEGAN.get(event.why, ""),
    e.EffectEnded: lambda event: _ENDED.get(event.why, ""),
    e.EffectSuppressed: _suppressed,
    e.SpellCastBegun: _known,
    e.SpellLost: lambda event: _LOST.get(event.why, ""),
    e.Died: lambda event: _DIED.get(event.cause, ""),
    e.StatusChanged: lambda event: _STATUS.get(event.after, ""),
    e.Healed: lambda event: _HEALED.get(event.by, ""),
    e.AbilityRestored: lambda event: _RESTORED.get(event.by, ""),
    e.NegativeLevelsRemoved: lambda event: _LEVELS_GONE.get(event.by, ""),
    e.Raised: lambda event: _RAISED.get(event.by, ""),
    e.DamageTaken: lambda event: _TAKEN.get(event.type, ""),
    e.Reminder: lambda event: _REMINDED.get(event.what, ""),
    e.OrderAnswered: lambda event: _ORDERS.get(event.answer, ""),
    e.RollFellDue: lambda event: DUE.get(event.what, ""),
    e.CheckRolled: lambda event: ROLLED.get(event.what, ""),
    e.AbilityDamaged: lambda event: _DRAINED if event.drain else _DAMAGED,
    e.FearDeepened: _deepened,
    e.TempHpGained: _temporary,
    e.PlaceFound: _found,
    e.EffectWithstood: lambda event: (_WITHSTOOD | _BY_DEGREE).get(event.why, ""),
}
