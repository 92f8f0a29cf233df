"""Who sees whom, how well, and why (rules I2, I3). Source: SA and DK; nothing here knows who is fighting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from encounter_tracker.rules.creature import Senses
from encounter_tracker.rules.light import Light

if TYPE_CHECKING:
    from typing import Literal

    Seeing = Literal["light", "low_light", "darkvision", "blindsight", "see_invisible", "true_seeing"]
    NotSeeing = Literal["senseless", "blinded", "invisible", "ethereal", "dark", "darkvision_blocked", "too_far"]

#: Miss chances in percent: concealment (dim light, blur) and total concealment (rule I3).
CONCEALED: Final = 20
UNSEEN: Final = 50
#: Scent knows the place of what is as near as this (rules I5, I7).
SCENT_PINPOINTS: Final = 5


class Observer(Struct, frozen=True, kw_only=True):
    """What an observer has to see with, now.

    ``senses`` with those that effects lend it. ``blinded``: by a condition; darkness is reckoned with for each pair.
    ``deafened`` matters where ``senses`` go by sound.
    """

    senses: Senses = Senses()
    awake: bool = True
    blinded: bool = False
    deafened: bool = False
    ethereal: bool = False

    @property
    def sonar_lost(self) -> bool:
        """Whether deafness takes blindsight and blindsense away (rule I2)."""
        return self.deafened and self.senses.by_sound


class Seen(Struct, frozen=True, kw_only=True):
    """What there is to see of someone, now.

    ``light`` is the light where it stands; ``outlined``: flour, dust or faerie fire give it away; ``aloft``: it does
    not touch the ground; ``in_water``: the water shows where it is; ``concealment``: a miss chance of its own (blur,
    displacement), whoever looks with eyes. ``unseen``: the miss chance of those who do not see it, lowered where it is
    slow or huge (rule I4).
    """

    light: Light = Light(level="normal")
    invisible: bool = False
    outlined: bool = False
    incorporeal: bool = False
    ethereal: bool = False
    aloft: bool = False
    in_water: bool = False
    concealment: int = 0
    unseen: int = UNSEEN

    @property
    def has_body(self) -> bool:
        """Whether other senses than eyes and ears can find it at all (rules I2, I6)."""
        return not self.incorporeal and not self.ethereal


class Sight(Struct, frozen=True, kw_only=True):
    """How one sees another.

    ``miss``: the miss chance in percent of attacks. ``why``: what it sees by, or what keeps it from seeing.
    ``obscured``: what makes the miss chance of someone who is seen (dim, concealment). ``located_by``: the sense that
    knows the place of someone unseen; the miss chance remains.
    """

    sees: bool
    miss: int
    why: str
    obscured: str = ""
    located_by: str = ""


def within(reach: int, feet: int | None) -> bool:
    """Whether a sense of this range reaches; a distance not known counts as within every range."""
    return reach > 0 and (feet is None or feet <= reach)


def sight(observer: Observer, seen: Seen, feet: int | None = None) -> Sight:
    """How an observer sees another at this distance (rules I2, I3)."""
    if not observer.awake:
        return Sight(sees=False, miss=UNSEEN, why="senseless")
    senses = observer.senses
    if seen.has_body and not observer.sonar_lost and within(senses.blindsight, feet):
        return Sight(sees=True, miss=0, why="blindsight")
    hindrance = _hindrance(observer, seen, feet)
    if hindrance is not None:
        place = _other_sense(observer, seen, feet)
        if hindrance == "invisible" and seen.in_water and not place:
            place = "water"
        return Sight(sees=False, miss=seen.unseen, why=hindrance, located_by=place)
    by, miss = _seen_by(senses, seen, feet)
    obscured = "dim" if miss else ""
    if seen.concealment > miss and not senses.true_seeing and not seen.outlined:
        miss, obscured = seen.concealment, "concealment"
    return Sight(sees=True, miss=miss, why=by, obscured=obscured)


def _hindrance(observer: Observer, seen: Seen, feet: int | None) -> NotSeeing | None:
    """What keeps the eyes from seeing; None if they see."""
    senses = observer.senses
    if observer.blinded:
        return "blinded"
    if not (senses.see_invisible or senses.true_seeing):
        if seen.ethereal and not observer.ethereal:
            return "ethereal"
        if seen.invisible and not seen.outlined:
            return "invisible"
    if not seen.light.dark or senses.true_seeing:
        return None
    if not within(senses.darkvision, feet):
        return "too_far" if senses.darkvision else "dark"
    return "darkvision_blocked" if seen.light.blocks_darkvision else None


def _seen_by(senses: Senses, seen: Seen, feet: int | None) -> tuple[Seeing, int]:
    """What the eyes see by, and the miss chance that is left."""
    dark, dim = seen.light.dark, seen.light.level == "dim"
    pierces = seen.ethereal or (seen.invisible and not seen.outlined)
    found: Seeing = "light"
    if dim and senses.low_light:
        found = "low_light"
    elif (dim or dark) and within(senses.darkvision, feet) and not (dark and seen.light.blocks_darkvision):
        found = "darkvision"
    elif senses.true_seeing and (dim or dark or pierces):
        found = "true_seeing"
    elif senses.see_invisible and pierces:
        found = "see_invisible"
    return found, CONCEALED if dim and found in {"light", "see_invisible"} else 0


def _other_sense(observer: Observer, seen: Seen, feet: int | None) -> str:
    """The sense that knows where someone unseen is (rules I2, I5); "" for none."""
    senses = observer.senses
    if not seen.has_body:
        return ""
    if not observer.sonar_lost and within(senses.blindsense, feet):
        return "blindsense"
    if not seen.aloft and within(senses.tremorsense, feet):
        return "tremorsense"
    if senses.scent and feet is not None and feet <= SCENT_PINPOINTS:
        return "scent"
    return ""


def eyes_serve_in_the_dark(senses: Senses, light: Light, *, deafened: bool = False) -> bool:
    """Whether some sense keeps a creature from being blinded by the darkness it stands in (rule I4).

    Senses that only tell where others are do not.
    """
    if senses.blindsight and not (deafened and senses.by_sound):
        return True
    return senses.true_seeing or (senses.darkvision > 0 and not light.blocks_darkvision)
