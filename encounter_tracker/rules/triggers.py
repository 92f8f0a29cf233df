"""Stored triggers: whether a spell notices what it waits for (rule F11).

Source: CS, triggers. Disguises and illusions fool it, so nothing is asked about them.
"""

from __future__ import annotations

from typing import Literal

Sensing = Literal["seen", "heard"]
Unnoticed = Literal["no_line_of_sight", "invisible", "inaudible", "stealth"]


def unnoticed(
    sense: Sensing,
    *,
    dc: int | None = None,
    stealth: int | None = None,
    invisible: bool = False,
    line_of_sight: bool = True,
    audible: bool = True,
) -> Unnoticed | None:
    """Why a spell does not notice its trigger; None: it does, and fires.

    To be seen it must be in a clear line of sight and visible, darkness does not matter; to be heard it must make
    noise. From both it is kept by Stealth above the spell's DC.
    """
    if sense == "seen" and not line_of_sight:
        return "no_line_of_sight"
    if sense == "seen" and invisible:
        return "invisible"
    if sense == "heard" and not audible:
        return "inaudible"
    return "stealth" if stealth is not None and dc is not None and stealth > dc else None
