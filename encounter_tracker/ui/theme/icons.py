"""Icons: SVG of one colour, drawn into a pixmap on first use and kept."""

from __future__ import annotations

import re

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

_STROKE = re.compile(r'stroke-width="[^"]+"')
_THIN_BELOW = 14


class IconCache:
    """Pixmaps by name, colour, size and pixel ratio."""

    def __init__(self) -> None:
        self._pixmaps: dict[tuple[str, str, int, float], QPixmap] = {}
        self._sources: dict[str, str] = {}

    def pixmap(self, name: str, color: str, size: int, ratio: float) -> QPixmap:
        """The icon in a colour ("#rrggbb"), `size` points wide, for a screen of this pixel ratio."""
        key = (name, color, size, ratio)
        known = self._pixmaps.get(key)
        if known is None:
            known = self._pixmaps[key] = self._render(name, color, size, ratio)
        return known

    def clear(self) -> None:
        """Forget what was drawn; the sources are kept."""
        self._pixmaps.clear()

    def _render(self, name: str, color: str, size: int, ratio: float) -> QPixmap:
        source = self._source(name).replace("currentColor", color)
        # a small icon needs a heavier line to be as dark as a large one
        source = _STROKE.sub(f'stroke-width="{2.25 if size <= _THIN_BELOW else 2}"', source)
        pixels = max(1, round(size * ratio))
        pixmap = QPixmap(pixels, pixels)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        QSvgRenderer(QByteArray(source.encode())).render(painter, QRectF(0, 0, pixels, pixels))
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _source(self, name: str) -> str:
        known = self._sources.get(name)
        if known is None:
            from encounter_tracker.support.resources import resource

            known = self._sources[name] = resource("icons", f"{name}.svg").read_text("utf-8")
        return known
