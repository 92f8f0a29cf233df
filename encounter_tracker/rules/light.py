"""Light and darkness where they meet (rule I1). Source: CS, light and darkness."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.rules.vocabulary import LightLevel


class Power(Struct, frozen=True, order=True):
    """How strong a light or a darkness is: nonmagical ones are the weakest, magical ones go by their level."""

    magical: bool
    level: int

    @classmethod
    def of(cls, level: int) -> Power:
        """The power of an effect of this level; 0 is nonmagical."""
        return cls(level > 0, level)


class Darkness(Struct, frozen=True, kw_only=True):
    """A darkness effect: its power, and whether not even darkvision pierces it."""

    power: Power
    blocks_darkvision: bool = False


class Ambient(Struct, frozen=True, kw_only=True):
    """The light all around; magical or not, and of which level."""

    light: LightLevel = "normal"
    power: Power = Power(magical=False, level=0)


class Light(Struct, frozen=True, kw_only=True):
    """The light at one place; ``blocks_darkvision``: it is dark there, and darkvision is no help."""

    level: LightLevel
    blocks_darkvision: bool = False

    @property
    def dark(self) -> bool:
        """Whether it is dark."""
        return self.level == "dark"


def shines(light: Power, darkness: Power) -> bool:
    """Whether a light works in a darkness (rule I1).

    In nonmagical darkness every light does; in magical darkness only magical light of a higher level.
    """
    return not darkness.magical or (light.magical and light.level > darkness.level)


def light_here(ambient: Ambient, lights: Iterable[Power], darknesses: Iterable[Darkness]) -> Light:
    """The light at a place, from the light all around and the lights and darknesses that cover it (rule I1).

    Darkness makes it dark, a light that works makes it at least normal.
    """
    dark = list(darknesses)
    surrounding = ambient.light
    if surrounding == "dark":
        dark.append(Darkness(power=ambient.power))
    brightest = max(lights, default=None)
    if dark:
        strongest = max(darkness.power for darkness in dark)
        if surrounding in {"bright", "normal"} and ambient.power.magical and shines(ambient.power, strongest):
            return Light(level=surrounding)
        if brightest is not None and shines(brightest, strongest):
            return Light(level="normal")
        return Light(level="dark", blocks_darkvision=any(darkness.blocks_darkvision for darkness in dark))
    if surrounding == "dim" and brightest is not None and shines(brightest, ambient.power):
        return Light(level="normal")
    return Light(level=surrounding)


def outdone(power: Power, opposite: Power) -> bool:
    """Whether an effect that dispels its opposite by itself ends one of this power (rule I1, CORE).

    Only magic can be dispelled, and only of an equal or a lower level.
    """
    return opposite.magical and power.magical and opposite.level <= power.level
