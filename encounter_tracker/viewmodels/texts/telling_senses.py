"""Sentences about seeing, finding, attacks, charms and afflictions (sections G, H, I)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter import events as e
from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.rules.stacking import counted
from encounter_tracker.support import catalogue
from encounter_tracker.viewmodels.rows import number, signed
from encounter_tracker.viewmodels.texts.circumstances import circumstance_name
from encounter_tracker.viewmodels.texts.language import distance, fill, language
from encounter_tracker.viewmodels.texts.names import condition_name, effect_label
from encounter_tracker.viewmodels.texts.parts import PartRow, part_row
from encounter_tracker.viewmodels.texts.telling import Names, Told, remarked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.stacking import Part

tr = QCoreApplication.translate

SenseEvent = (
    e.DistanceSet
    | e.AntimagicChanged
    | e.BlindedByDarkness
    | e.SightRegained
    | e.PlaceFound
    | e.NothingFound
    | e.PlaceLost
    | e.OrderAnswered
    | e.AfflictionDeepened
    | e.AfflictionEased
)

_FOUND: Final[dict[str, str]] = {
    "presence": QT_TRANSLATE_NOOP("Found", "{0} notices that {1} is near"),
    "direction": QT_TRANSLATE_NOOP("Found", "{0} knows in which direction {1} is"),
    "area": QT_TRANSLATE_NOOP("Found", "{0} knows roughly where {1} is"),
    "exact": QT_TRANSLATE_NOOP("Found", "{0} knows exactly where {1} is"),
    "trail": QT_TRANSLATE_NOOP("Found", "{0} follows the trail of {1}"),
}
_FOUND_BY: Final[dict[str, str]] = {
    "hearing": QT_TRANSLATE_NOOP("FoundBy", "by ear"),
    "perception": QT_TRANSLATE_NOOP("FoundBy", "Perception"),
    "groping": QT_TRANSLATE_NOOP("FoundBy", "by groping"),
    "scent": QT_TRANSLATE_NOOP("FoundBy", "by scent"),
    "blow": QT_TRANSLATE_NOOP("FoundBy", "by the blow"),
}
_VAIN: Final[dict[str, str]] = {
    "missed": QT_TRANSLATE_NOOP("Vain", "miss chance"),
    "too_far": QT_TRANSLATE_NOOP("Vain", "too far away"),
    "masked": QT_TRANSLATE_NOOP("Vain", "a stronger smell hides it"),
    "water": QT_TRANSLATE_NOOP("Vain", "the trail goes through water"),
    "no_body": QT_TRANSLATE_NOOP("Vain", "there is nothing to feel or smell"),
}
_ANSWERS: Final[dict[str, str]] = {
    "obeys": QT_TRANSLATE_NOOP("Order", "{0} obeys"),
    "disobeys": QT_TRANSLATE_NOOP("Order", "{0} disobeys, and stays under {1}"),
    "freed": QT_TRANSLATE_NOOP("Order", "{0} breaks free of {1}"),
    "refuses": QT_TRANSLATE_NOOP("Order", "{0} does not obey: too dangerous an order"),
    "contest": QT_TRANSLATE_NOOP("Order", "{0} stays under {1}; it may still resist by Charisma"),
}
_OUTCOMES: Final[dict[str, str]] = {
    "hit": QT_TRANSLATE_NOOP("Attack", "{0} hits {1} ({2}): {3} against {4}"),
    "critical": QT_TRANSLATE_NOOP("Attack", "{0} hits {1} critically ({2}): {3} against {4}"),
    "miss": QT_TRANSLATE_NOOP("Attack", "{0} misses {1} ({2}): {3} against {4}"),
    "concealed": QT_TRANSLATE_NOOP("Attack", "{0} misses {1} ({2}), which it does not see well: {3} against {4}"),
    "wrong_square": QT_TRANSLATE_NOOP("Attack", "{0} misses ({2}): {1} is not there"),
}
_BY_ITSELF: Final[dict[str, str]] = {
    "hit": QT_TRANSLATE_NOOP("Attack", "{0} covers {1} and hits by itself ({2})"),
    "critical": QT_TRANSLATE_NOOP("Attack", "{0} covers {1} and hits critically ({2})"),
    "miss": QT_TRANSLATE_NOOP("Attack", "{0} misses {1} ({2})"),
}
_PARTS: Final[dict[str, str]] = {
    "attack_bonus": QT_TRANSLATE_NOOP("AttackPart", "attack as printed"),
    "helpless_target": QT_TRANSLATE_NOOP("AttackPart", "the target is helpless"),
    "no_magic": QT_TRANSLATE_NOOP("AttackPart", "no magic weapon where magic is held down"),
    "seen_all_the_same": QT_TRANSLATE_NOOP("AttackPart", "invisible, but no use against this target"),
    "situation": QT_TRANSLATE_NOOP("AttackPart", "situation"),
    "channel_resistance": QT_TRANSLATE_NOOP("AttackPart", "channel resistance"),
    "detect_base": QT_TRANSLATE_NOOP("AttackPart", "an invisible creature"),
    "detect_hidden": QT_TRANSLATE_NOOP("AttackPart", "invisible"),
    "detect_stealth": QT_TRANSLATE_NOOP("AttackPart", "Stealth"),
    "detect_distance": QT_TRANSLATE_NOOP("AttackPart", "distance"),
    "detect_exact": QT_TRANSLATE_NOOP("AttackPart", "its exact place"),
    "trail_base": QT_TRANSLATE_NOOP("AttackPart", "fresh trail"),
    "trail_masked": QT_TRANSLATE_NOOP("AttackPart", "masked trail"),
    "trail_age": QT_TRANSLATE_NOOP("AttackPart", "age of the trail"),
}
_DOING: Final[dict[str, str]] = {
    "fights": QT_TRANSLATE_NOOP("Activity", "fights"),
    "speaks": QT_TRANSLATE_NOOP("Activity", "speaks"),
    "half speed": QT_TRANSLATE_NOOP("Activity", "moves at half speed"),
    "normal speed": QT_TRANSLATE_NOOP("Activity", "moves at normal speed"),
    "runs": QT_TRANSLATE_NOOP("Activity", "runs"),
    "charges": QT_TRANSLATE_NOOP("Activity", "charges"),
    "still": QT_TRANSLATE_NOOP("Activity", "does not move"),
    "door": QT_TRANSLATE_NOOP("Activity", "behind a door"),
    "stone wall": QT_TRANSLATE_NOOP("Activity", "behind a stone wall"),
}


def _apart(event: e.DistanceSet, names: Names) -> Told:
    pair = names.who(event.who), names.who(event.to)
    if event.feet is None:
        return Told(fill(tr("Log", "How far {0} and {1} are apart is not known any more"), *pair), "footprints")
    return Told(fill(tr("Log", "{0} and {1} are {2} apart"), *pair, distance(event.feet)), "footprints")


def tell_sense(event: SenseEvent, names: Names) -> Told:  # noqa: C901, PLR0911 - one flat list
    """A sentence about who sees, finds, obeys or suffers what."""
    match event:
        case e.DistanceSet():
            return _apart(event, names)
        case e.AntimagicChanged():
            if event.inside:
                return Told(fill(tr("Log", "{0} is in an antimagic area"), names.who(event.who)), "ban")
            return Told(fill(tr("Log", "{0} is out of the antimagic area"), names.who(event.who)), "check")
        case e.BlindedByDarkness():
            return Told(fill(tr("Log", "{0} sees nothing in the dark: blinded"), names.who(event.who)), "eye-off")
        case e.SightRegained():
            return Told(fill(tr("Log", "{0} sees again"), names.who(event.who)), "eye")
        case e.PlaceFound():
            text = fill(
                tr("Found", _FOUND.get(event.place, _FOUND["presence"])), names.who(event.who), names.who(event.of)
            )
            return Told(remarked(text, _found_by(event.by)), "ear" if event.by == "hearing" else "eye")
        case e.NothingFound():
            text = fill(tr("Log", "{0} does not find {1}"), names.who(event.who), names.who(event.of))
            return Told(remarked(text, _found_by(event.by), _in_vain(event.why)), "eye-off")
        case e.PlaceLost():
            text = tr("Log", "{0} has moved: its place is lost to {1}")
            return Told(fill(text, names.who(event.who), names.all(event.by)), "footprints")
        case e.OrderAnswered():
            text = fill(
                tr("Order", _ANSWERS.get(event.answer, _ANSWERS["obeys"])),
                names.who(event.who),
                effect_label(event.name),
            )
            return Told(remarked(text, names.source(event.by)), "brain")
        case e.AfflictionDeepened():
            text = fill(
                tr("Log", "{0}: another dose of {1}, {2} in all; DC {3} now"),
                names.who(event.who),
                effect_label(event.name),
                event.doses,
                event.dc,
            )
            return Told(text, "flask-conical")
        case e.AfflictionEased():
            text = tr("Log", "{0}: {1} of {2} saves towards the cure of {3}")
            name = effect_label(event.name)
            return Told(fill(text, names.who(event.who), event.saved, event.needed, name), "flask-conical")
        case _:
            assert_never(event)


def _found_by(by: str) -> str:
    return tr("FoundBy", _FOUND_BY[by]) if by in _FOUND_BY else by.replace("_", " ")


def _in_vain(why: str) -> str:
    if why == "failed":
        return ""
    return tr("Vain", _VAIN[why]) if why in _VAIN else why.replace("_", " ")


def tell_attack(event: e.AttackMade, names: Names) -> Told:
    """A sentence about an attack; how it came about stands behind it."""
    who, target = names.who(event.who), names.who(event.target)
    text = fill(
        tr("Attack", _BY_ITSELF.get(event.outcome, "") if event.by_itself else "")
        or tr("Attack", _OUTCOMES.get(event.outcome, _OUTCOMES["miss"])),
        who,
        target,
        catalogue.term(event.attack, language()),
        number(event.total),
        number(event.ac),
    )
    return Told(text, "target" if event.ranged else "sword", "\n".join(_attack_lines(event, names)))


def _attack_lines(event: e.AttackMade, names: Names) -> list[str]:
    if event.by_itself:
        return [tr("Attack", "as the game master says")] if event.overruled else []
    lines = []
    bonus = signed(event.modifier)
    if event.face is not None:
        lines.append(fill(tr("Attack", "d20: {0}, bonus {1}: {2}"), event.face, bonus, parts_text(event.parts, names)))
    else:
        lines.append(fill(tr("Attack", "bonus {0}: {1}"), bonus, parts_text(event.parts, names)))
    armor = tr("Attack", "touch AC {0}: {1}") if event.against == "touch" else tr("Attack", "AC {0}: {1}")
    lines.append(fill(armor, number(event.ac), parts_text(event.ac_parts, names)))
    if event.dex_denied:
        lines.append(tr("Attack", "the target does not see the attacker and loses its Dexterity bonus"))
    if not event.place_known:
        lines.append(tr("Attack", "its place was a guess"))
    if event.miss_faces:
        rolled = ", ".join(str(face) for face in event.miss_faces)
        lines.append(fill(tr("Attack", "miss chance {0} %, d100: {1}"), event.miss_chance, rolled))
    if event.confirm_face is not None and event.confirm_total is not None:
        text = tr("Attack", "confirmation, d20: {0}, total {1}")
        lines.append(fill(text, event.confirm_face, number(event.confirm_total)))
    if event.multiplier > 1:
        lines.append(fill(tr("Attack", "damage ×{0}"), event.multiplier))
    if event.precision_lost:
        lines.append(tr("Attack", "no precision damage"))
    if event.overruled:
        lines.append(tr("Attack", "as the game master says"))
    return lines


def parts_text(parts: Iterable[Part], names: Names) -> str:
    """The parts of a bonus or a DC in a row: "attack as printed +5, bless +1"; those that do not count are left out."""
    said = [
        fill(tr("Attack", "{0} {1}"), part_title(part, names), number(part.value) if at == 0 else signed(part.value))
        for at, part in enumerate(part for part in parts if part.counts)
    ]
    return ", ".join(said)


def part_title(part: Part, names: Names) -> str:
    """What a part is."""
    if part.what == "situation" and part.name:
        return circumstance_name(part.name)
    if part.what in _PARTS:
        return tr("AttackPart", _PARTS[part.what])
    if part.what in {"detect_activity", "detect_obstacle"}:
        return tr("Activity", _DOING[part.name]) if part.name in _DOING else part.name
    if part.what == "save_note":
        return part.name
    if part.what == "condition":
        return condition_name(part.name)
    return part_row(part, names.state).title


def attack_part_row(part: Part, state: Encounter, who: str) -> PartRow:
    """A part of an attack, an armour class or a save, for a list; ``who``: whose figure it is."""
    if part.what not in _PARTS and part.what != "save_note":
        return part_row(part, state, who)
    value, title = signed(part.value), part_title(part, Names(state))
    spoken = ", ".join((value, title))
    return PartRow(value=value, title=title, harmful=part.value < 0, accessible=spoken)


def dc_text(parts: tuple[Part, ...], names: Names) -> str:
    """How a DC came about: "DC 26: an invisible creature 20, …"; empty where there is nothing to say."""
    if not parts:
        return ""
    return fill(tr("Attack", "DC {0}: {1}"), counted(parts), parts_text(parts, names))
