"""Lines that can be ticked: what it is, what stands behind it, and what becomes of it."""

from __future__ import annotations

from msgspec import Struct

from encounter_tracker.viewmodels.rows import Trend


class TickLine(Struct, frozen=True, kw_only=True):
    """One line.

    Attributes:
        id: which.
        text: what it is.
        detail: what stands behind it, quiet.
        ticked: whether it is chosen.
        enabled: whether it can be; a line that cannot says why in ``verdict``.
        verdict: what becomes of it.
        trend: whether that is better or worse for it.
        tooltip: the whole story.
        accessible: the line as a sentence.
    """

    id: str
    text: str
    detail: str = ""
    ticked: bool = False
    enabled: bool = True
    verdict: str = ""
    trend: Trend = ""
    tooltip: str = ""
    accessible: str = ""


def tick_line(  # noqa: PLR0913 - one line has many words
    key: str,
    text: str,
    detail: str = "",
    verdict: str = "",
    *,
    ticked: bool = False,
    enabled: bool = True,
    trend: Trend = "",
) -> TickLine:
    """A line with the sentence of it."""
    spoken = ", ".join(word for word in (text, detail, verdict) if word)
    return TickLine(
        id=key,
        text=text,
        detail=detail,
        ticked=ticked and enabled,
        enabled=enabled,
        verdict=verdict,
        trend=trend,
        tooltip=spoken,
        accessible=spoken,
    )
