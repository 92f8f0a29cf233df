"""What an entry of hit points means for a target, in one or two chips: falls, dies, wakes, nothing gets through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from encounter_tracker.viewmodels.rows import Chip, number, signed
from encounter_tracker.viewmodels.texts.block_words import rider_name
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import damage_type_name, immunity_reason
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from encounter_tracker.encounter.reckoning import TargetPreview
    from encounter_tracker.encounter.refusal import Reason

tr = QCoreApplication.translate

_DOWN = frozenset({"dying", "stable", "unconscious"})


def verdict(seen: TargetPreview, *, nonlethal: bool = False, full: bool = False) -> tuple[Chip, ...]:
    """The chips of a target; ``nonlethal``: of a nonlethal blow, ``full``: it will have all its hit points."""
    if seen.refusal is not None:
        return (_refusal(seen.refusal),)
    chips = (_main(seen, nonlethal=nonlethal, full=full), _regeneration(seen), _nonlethal(seen), _riders_lost(seen))
    return tuple(chip for chip in chips if chip is not None)


def _nonlethal(seen: TargetPreview) -> Chip | None:
    """What healing cures besides."""
    if not seen.healed_nonlethal:
        return None
    return Chip("help", fill(tr("HpVerdict", "nonlethal {0}"), signed(-seen.healed_nonlethal)))


def _riders_lost(seen: TargetPreview) -> Chip | None:
    """What rode on a blow that does no damage, or on channelled energy that was saved against (rules D7, D8)."""
    if not seen.riders_lost:
        return None
    names = ", ".join(map(rider_name, seen.riders_lost))
    saved = tr("HpVerdict", "Does not happen, as the save was made: {0}")
    why = fill(saved if seen.total else tr("HpVerdict", "Does not happen, as the blow does no damage: {0}"), names)
    return Chip("help", fill(tr("HpVerdict", "falls away: {0}"), names), tooltip=why)


def _refusal(reason: Reason) -> Chip:
    whole = reason_text(reason)
    if reason.code == "immune":
        why = immunity_reason(str(reason.values.get("reason", "")))
        return Chip("plain", fill(tr("HpVerdict", "immune: {0}"), why), tooltip=whole)
    if reason.code == "is_dead":
        return Chip("dead", tr("HpVerdict", "dead: healing does nothing"), tooltip=whole)
    return Chip("plain", whole, tooltip=whole)


def _regeneration(seen: TargetPreview) -> Chip | None:
    if not seen.stopped_regeneration or seen.status_after == "dead":
        return None
    why = fill(tr("HpVerdict", "regeneration stops ({0})"), damage_type_name(seen.stopped_regeneration))
    return Chip("harm", tr("HpVerdict", "regeneration stops"), tooltip=why)


def _main(seen: TargetPreview, *, nonlethal: bool, full: bool) -> Chip | None:
    before, after = seen.status_before, seen.status_after
    if before == "dead":
        if after != "dead":
            return Chip("help", tr("HpVerdict", "lives again"))
        return Chip("dead", tr("HpVerdict", "dead already"))
    if seen.parts and seen.rolled and not seen.total:
        return Chip("plain", tr("HpVerdict", "nothing gets through"))
    if seen.temporary and seen.temporary == seen.total:
        return Chip("plain", tr("HpVerdict", "temporary hit points take it all"))
    worse = _worse(seen, nonlethal=nonlethal)
    return worse if worse is not None else _better(seen, full=full)


def _worse(seen: TargetPreview, *, nonlethal: bool) -> Chip | None:  # noqa: PLR0911 - one flat list
    """What is graver than before, or grave still."""
    before, after, hp = seen.status_before, seen.status_after, number(seen.hp_after)
    hurt = seen.hp_after < seen.hp_before
    match after:
        case "dead":
            return Chip("deadly", fill(tr("HpVerdict", "dies at {0}"), hp), icon="skull")
        case "dying" if before == "dying":
            return Chip("deadly", fill(tr("HpVerdict", "still dying at {0}"), hp)) if hurt else None
        case "dying" if before == "stable":
            return Chip("deadly", fill(tr("HpVerdict", "dying again at {0}"), hp))
        case "dying":
            return Chip("deadly", fill(tr("HpVerdict", "falls: dying at {0}"), hp))
        case "unconscious" if before != "unconscious":
            words = tr("HpVerdict", "unconscious (nonlethal)") if nonlethal else tr("HpVerdict", "unconscious")
            return Chip("deadly", words)
        case "staggered" if before == "up":
            words = tr("HpVerdict", "staggered (nonlethal)") if nonlethal else tr("HpVerdict", "staggered")
            return Chip("deadly", words)
        case "disabled" if hurt:
            return Chip("deadly", tr("HpVerdict", "disabled at 0"))
        case _:
            return None


def _better(seen: TargetPreview, *, full: bool) -> Chip | None:  # noqa: PLR0911 - one flat list
    """What healing does."""
    before, after, hp = seen.status_before, seen.status_after, number(seen.hp_after)
    if before in _DOWN and after not in _DOWN:
        if after == "disabled":
            return Chip("help", tr("HpVerdict", "wakes: disabled at 0"))
        if after == "staggered":
            return Chip("help", tr("HpVerdict", "wakes: staggered"))
        return Chip("help", tr("HpVerdict", "wakes"))
    if after == "stable" and before == "dying":
        return Chip("help", fill(tr("HpVerdict", "stable at {0}"), hp))
    if before == "staggered" and after == "up":
        return Chip("help", tr("HpVerdict", "no longer staggered"))
    if full and seen.healed:
        return Chip("help", tr("HpVerdict", "at full hit points"))
    return None
