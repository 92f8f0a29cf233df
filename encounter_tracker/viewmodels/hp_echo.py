"""What was understood of an entry of hit points, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.viewmodels.hp_attack import option_name
from encounter_tracker.viewmodels.rows import number, signed
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import damage_type_name

if TYPE_CHECKING:
    from encounter_tracker.encounter.commands import AttackInfo
    from encounter_tracker.viewmodels.hp_text import HpEntry, HpMistake

tr = QCoreApplication.translate

_DAMAGE: Final[dict[str, str]] = {
    "slashing": QT_TRANSLATE_NOOP("HpEcho", "{0} slashing damage"),
    "piercing": QT_TRANSLATE_NOOP("HpEcho", "{0} piercing damage"),
    "bludgeoning": QT_TRANSLATE_NOOP("HpEcho", "{0} bludgeoning damage"),
    "fire": QT_TRANSLATE_NOOP("HpEcho", "{0} fire damage"),
    "cold": QT_TRANSLATE_NOOP("HpEcho", "{0} cold damage"),
    "acid": QT_TRANSLATE_NOOP("HpEcho", "{0} acid damage"),
    "electricity": QT_TRANSLATE_NOOP("HpEcho", "{0} electricity damage"),
    "sonic": QT_TRANSLATE_NOOP("HpEcho", "{0} sonic damage"),
    "force": QT_TRANSLATE_NOOP("HpEcho", "{0} force damage"),
    "positive": QT_TRANSLATE_NOOP("HpEcho", "{0} positive energy damage"),
    "negative": QT_TRANSLATE_NOOP("HpEcho", "{0} negative energy damage"),
    "precision": QT_TRANSLATE_NOOP("HpEcho", "{0} precision damage"),
    "untyped": QT_TRANSLATE_NOOP("HpEcho", "{0} untyped damage"),
}
_FACES_SHOWN: Final = 10


def echo_of(entry: HpEntry, attack: AttackInfo | None) -> str:
    """What an entry does: "damage: 6 slashing + 4 fire · weapon +1"."""
    text = _points(entry)
    if entry.half:
        text = fill(tr("HpEcho", "{0}, halved for all"), text)
    words = attack_words(attack) if entry.is_blow else ()
    riders = (fill(tr("HpEcho", "with it: {0}"), ", ".join(entry.riders)),) if entry.riders else ()
    return " · ".join((text, *((", ".join(words),) if words else ()), *riders))


def _points(entry: HpEntry) -> str:
    match entry.kind:
        case "heal":
            return fill(tr("HpEcho", "heals {0}"), entry.amount)
        case "set":
            return fill(tr("HpEcho", "hit points become {0}"), number(entry.amount))
        case "temporary":
            return fill(tr("HpEcho", "{0} temporary hit points"), entry.amount)
        case "damage" | "nonlethal":
            text = _blow([(max(0, amount.bonus), kind) for amount, kind in entry.parts])
            return fill(tr("HpEcho", "{0}, nonlethal"), text) if entry.kind == "nonlethal" else text


def _blow(parts: list[tuple[int, str | None]]) -> str:
    if len(parts) > 1:
        each = " + ".join(f"{amount} {damage_type_name(kind or 'untyped')}" for amount, kind in parts)
        return fill(tr("HpEcho", "damage: {0}"), each)
    amount, kind = parts[0]
    return fill(tr("HpEcho", _DAMAGE[kind]) if kind is not None else tr("HpEcho", "{0} damage"), amount)


def attack_words(attack: AttackInfo | None) -> tuple[str, ...]:
    """What an attack is: weapon +1, cold iron, good, magic."""
    if attack is None:
        return ()
    kind = option_name(attack.kind)
    words = [f"{kind} {signed(attack.enhancement)}" if attack.enhancement else kind]
    words += [option_name(word) for word in (*attack.materials, *attack.alignments)]
    if attack.magical and not attack.enhancement and attack.kind in {"weapon", "natural", "touch"}:
        words.append(option_name("magical"))
    words += [
        option_name(flag)
        for flag in ("ghost_touch", "incorporeal", "ignores_reduction", "area")
        if getattr(attack, flag)
    ]
    return tuple(words)


def faces_of(faces: tuple[int, ...]) -> str:
    """The dice that were rolled: "3 + 5"; of many only the first."""
    shown = " + ".join(str(face) for face in faces[:_FACES_SHOWN])
    return f"{shown} + …" if len(faces) > _FACES_SHOWN else shown


def mistake_text(mistake: HpMistake, *, wrong: bool) -> str:  # noqa: PLR0911 - one flat list
    """A sentence for what is in the way, with what to do; ``wrong``: it is not only unfinished."""
    word = mistake.word
    if mistake.nearest:
        return fill(tr("HpMistake", "“{0}”: {1}? Tab takes it"), word, mistake.nearest)
    if not wrong:
        return ""
    match mistake.code:
        case "empty":
            return tr("HpMistake", "Type how many points")
        case "large":
            return fill(tr("HpMistake", "“{0}” is more than this field takes"), word)
        case "number" if not word:
            return tr("HpMistake", "Type a number as well")
        case "number":
            return fill(tr("HpMistake", "“{0}” does not belong here: one number, one type"), word)
        case "untyped":
            return fill(tr("HpMistake", "“{0}” is a second number: give both a type, such as 12 slashing 3 fire"), word)
        case "decimal":
            return fill(tr("HpMistake", "“{0}”: points are whole numbers; two kinds are 12 slashing 5 fire"), word)
        case "word":
            return fill(tr("HpMistake", "“{0}” is not understood: take it out"), word)


def legend() -> tuple[tuple[str, str], ...]:
    """What can be typed: examples with what they do."""
    return (
        (tr("HpLegend", "12"), tr("HpLegend", "damage")),
        (tr("HpLegend", "+5"), tr("HpLegend", "heal")),
        (tr("HpLegend", "=30"), tr("HpLegend", "set")),
        (tr("HpLegend", "8 cold magic"), ""),
        (tr("HpLegend", "t5"), tr("HpLegend", "temporary")),
        (tr("HpLegend", "n4"), tr("HpLegend", "nonlethal")),
        (tr("HpLegend", "2d6 acid"), tr("HpLegend", "rolls")),
        (tr("HpLegend", "8 with poison"), ""),
    )
