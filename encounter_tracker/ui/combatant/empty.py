"""What the pane shows while nobody is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF

from encounter_tracker.ui.widgets.base import PaintedWidget
from encounter_tracker.ui.widgets.canvas import CENTER
from encounter_tracker.viewmodels.texts.language import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.ui.widgets.canvas import Canvas


class EmptyPage(PaintedWidget):
    """One quiet sentence."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the fixed words in the language in use."""
        self.setAccessibleName(self._text())
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Say the fixed words in the new language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paint(self, canvas: Canvas) -> None:
        """The sentence, a third down."""
        rect = QRectF(16, self.height() / 3, self.width() - 32, self.theme.px(24))
        canvas.text(rect, self._text(), "body", "normal", "ink2", CENTER)

    def _text(self) -> str:
        return tr("CombatantPane", "Here stands whoever is chosen, or whose turn it is")
