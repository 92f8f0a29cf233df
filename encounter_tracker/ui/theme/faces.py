"""A font with its metrics and what it has measured and laid out: that costs more than drawing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QStaticText, QTransform

_KEPT = 4096  # widths remembered by one face; a fight has some hundreds of texts


class Face:
    """One font, ready to measure and to draw with."""

    __slots__ = ("_elided", "_laid_out", "_widths", "ascent", "font", "height", "metrics")

    def __init__(self, font: QFont) -> None:
        self.font = font
        self.metrics = QFontMetricsF(font)
        self.ascent = self.metrics.ascent()
        self.height = self.metrics.ascent() + self.metrics.descent()
        self._widths: dict[str, float] = {}
        self._elided: dict[tuple[str, int], str] = {}
        self._laid_out: dict[str, QStaticText] = {}

    def width(self, text: str) -> float:
        """How wide the text is in this font."""
        known = self._widths.get(text)
        if known is None:
            if len(self._widths) >= _KEPT:
                self._widths.clear()
            known = self._widths[text] = self.metrics.horizontalAdvance(text)
        return known

    def fits(self, text: str, room: float) -> bool:
        """Whether the text needs no shortening."""
        return self.width(text) <= room + 0.5

    def elided(self, text: str, room: float) -> str:
        """The text, shortened at its end to the room there is."""
        if self.fits(text, room):
            return text
        key = (text, int(room))
        known = self._elided.get(key)
        if known is None:
            if len(self._elided) >= _KEPT:
                self._elided.clear()
            known = self.metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, room))
            self._elided[key] = known
        return known

    def laid_out(self, text: str) -> QStaticText:
        """The text with its glyphs chosen and placed: drawing it takes half the time."""
        known = self._laid_out.get(text)
        if known is None:
            if len(self._laid_out) >= _KEPT:
                self._laid_out.clear()
            known = QStaticText(text)
            known.setTextFormat(Qt.TextFormat.PlainText)
            known.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
            known.prepare(QTransform(), self.font)
            self._laid_out[text] = known
        return known


def build_font(family: str, pixels: int, weight: int, *, italic: bool = False) -> QFont:
    """A font with tabular figures, where the family has them."""
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    if hasattr(font, "setFeature"):  # Qt 6.7
        font.setFeature(QFont.Tag("tnum"), 1)
    return font
