"""The rules behind rolls that fall due and that are made, in plain words."""

from __future__ import annotations

from typing import Final

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP

_DYING: Final = QT_TRANSLATE_NOOP(
    "Rule",
    "At each of its turns the dying makes a Constitution check against DC 10, minus its hit points below 0; "
    "a natural 20 always stabilises.",
)
_LEVEL: Final = QT_TRANSLATE_NOOP(
    "Rule", "Once a day each temporary negative level asks for a Fortitude save; success takes it away."
)
_AFFLICTION: Final = QT_TRANSLATE_NOOP(
    "Rule",
    "A poison, disease or curse asks for a save at its frequency: a failure takes effect, enough successes cure.",
)
_CONFUSION: Final = QT_TRANSLATE_NOOP(
    "Rule", "d%: 1–25 acts normally, 26–50 babbles, 51–75 hurts itself, 76–100 attacks whoever is nearest."
)
_CONTEST: Final = QT_TRANSLATE_NOOP(
    "Rule", "What the charmed would not do for a friend is decided by an opposed Charisma check."
)
#: By the command that answers.
DUE: Final[dict[str, str]] = {
    "dying_check": _DYING,
    "negative_level_save": _LEVEL,
    "affliction_save": _AFFLICTION,
    "confusion": _CONFUSION,
    "sr_check": QT_TRANSLATE_NOOP(
        "Rule", "Spell resistance that was lowered is back: what came through meanwhile is checked now."
    ),
    "restoration": QT_TRANSLATE_NOOP(
        "Rule",
        "Raised with as many negative levels as Hit Dice, it dies again unless restoration follows in the next round.",
    ),
    "cha_contest": _CONTEST,
}
#: By what was rolled for.
ROLLED: Final[dict[str, str]] = {
    "dying_check": _DYING,
    "negative_level_save": _LEVEL,
    "affliction_save": _AFFLICTION,
    "confusion": _CONFUSION,
    "cha_contest": _CONTEST,
    "sr_check": QT_TRANSLATE_NOOP("Rule", "d20 and the caster level must reach the spell resistance."),
    "death_attack": QT_TRANSLATE_NOOP("Rule", "A Fortitude save that is made keeps a death attack from killing."),
    "stop_bleed": QT_TRANSLATE_NOOP("Rule", "A Heal check of DC 15 stops bleeding."),
    "concentration": QT_TRANSLATE_NOOP(
        "Rule", "d20, caster level and casting ability against 10, the damage and the level of the spell."
    ),
    "stealth": QT_TRANSLATE_NOOP("Rule", "Stealth is what those who listen must beat."),
    "listen": QT_TRANSLATE_NOOP(
        "Rule", "Perception against Stealth gives the direction; by 20 or more the exact place."
    ),
    "detect": QT_TRANSLATE_NOOP(
        "Rule", "DC 20 within 30 ft, and what the unseen does, how far it is and what lies between."
    ),
    "grope": QT_TRANSLATE_NOOP("Rule", "A touch attack with a miss chance of 50 % finds without doing harm."),
    "track": QT_TRANSLATE_NOOP("Rule", "DC 10 while the trail is fresh, 2 more for every hour."),
}
