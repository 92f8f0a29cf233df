"""What can be said of an attack beside its points: kinds, materials, alignments and the rest, with their names."""

from __future__ import annotations

from typing import Final, cast, get_args

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.rules.vocabulary import AttackKind
from encounter_tracker.viewmodels.hp_command import AttackChoice, AttackFlag
from encounter_tracker.viewmodels.texts.block_words import bypass_name, quality_name
from encounter_tracker.viewmodels.texts.names import damage_type_name

KINDS: Final[tuple[AttackKind, ...]] = get_args(AttackKind)
FLAGS: Final[tuple[AttackFlag, ...]] = get_args(AttackFlag)
MATERIALS: Final = ("silver", "cold iron", "adamantine")
ALIGNMENTS: Final = ("good", "evil", "lawful", "chaotic")

_KINDS: Final[dict[str, str]] = {
    "weapon": QT_TRANSLATE_NOOP("AttackKind", "weapon"),
    "natural": QT_TRANSLATE_NOOP("AttackKind", "natural attack"),
    "touch": QT_TRANSLATE_NOOP("AttackKind", "touch attack"),
    "spell": QT_TRANSLATE_NOOP("AttackKind", "spell"),
    "spell-like": QT_TRANSLATE_NOOP("AttackKind", "spell-like ability"),
    "supernatural": QT_TRANSLATE_NOOP("AttackKind", "supernatural ability"),
    "channel": QT_TRANSLATE_NOOP("AttackKind", "channelled energy"),
}
_FLAGS: Final[dict[str, str]] = {
    "magical": QT_TRANSLATE_NOOP("AttackFlag", "magic"),
    "ghost_touch": QT_TRANSLATE_NOOP("AttackFlag", "ghost touch"),
    "incorporeal": QT_TRANSLATE_NOOP("AttackFlag", "incorporeal"),
    "ignores_reduction": QT_TRANSLATE_NOOP("AttackFlag", "ignores reduction"),
    "area": QT_TRANSLATE_NOOP("AttackFlag", "area"),
}


def option_name(key: str) -> str:
    """The name of a kind, a flag, a material or an alignment in the language in use."""
    tr = QCoreApplication.translate
    if key in _KINDS:
        return tr("AttackKind", _KINDS[key])
    if key in _FLAGS:
        return tr("AttackFlag", _FLAGS[key])
    return quality_name(key) or damage_type_name(key)


def attack_choice(
    kind: str,
    enhancement: int,
    *,
    materials: tuple[str, ...] = (),
    alignments: tuple[str, ...] = (),
    flags: tuple[str, ...] = (),
) -> AttackChoice:
    """What was chosen, from the keys of the controls."""
    return AttackChoice(
        kind=cast("AttackKind", kind),
        enhancement=enhancement,
        materials=materials,
        alignments=alignments,
        flags=cast("tuple[AttackFlag, ...]", flags),
    )


def reduction_name(reason: str) -> str:
    """Damage reduction as a stat block writes it, in the language in use: "10/cold iron and good"."""
    amount, _, bypass = reason.partition("/")
    return f"{amount}/{bypass_name(bypass)}"
