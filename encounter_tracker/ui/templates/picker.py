"""The picker: a pill for each template, what comes of those chosen, and what is to be looked at by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from encounter_tracker.ui.flow import Flow, settled
from encounter_tracker.ui.templates.changes import ChangesView
from encounter_tracker.ui.why.wrapped import Paragraph
from encounter_tracker.ui.widgets import CheckChip, Run, TextLine
from encounter_tracker.ui.widgets.base import keep_tooltip

if TYPE_CHECKING:
    from encounter_tracker.ui.theme import Theme
    from encounter_tracker.viewmodels.templates import TemplatesView, TemplatesViewModel

__all__ = ["TemplatePicker"]


class TemplatePicker(QWidget):
    """Shows a :class:`TemplatesViewModel`; put it wherever a creature is chosen and tell the view-model whom."""

    resized = Signal()
    """Its height is another one."""

    def __init__(
        self, theme: Theme, view_model: TemplatesViewModel, *, rows: int = 8, parent: QWidget | None = None
    ) -> None:
        """``rows``: so many changes are in sight at a time."""
        super().__init__(parent)
        self.theme, self._vm = theme, view_model
        self._reason = ""
        self.chips: dict[str, CheckChip] = {}
        self.flow = Flow(gap=6)
        self.line = TextLine(theme, "", "small", height=20)
        self.changes = ChangesView(theme, rows)
        self.checks = Paragraph(theme, size="small", role="now_text")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.flow)
        column.addWidget(self.line)
        column.addWidget(self.changes)
        column.addWidget(self.checks)
        view_model.view_changed.connect(self.show_view)
        self.show_view(view_model.view)

    def toggle(self, key: str) -> None:
        """Choose a template or give it up; one that cannot be put on says why."""
        chip = next((chip for chip in self._vm.view.chips if chip.key == key), None)
        self._reason = chip.reason if chip is not None and not chip.on else ""
        self._vm.toggle(key)
        self.show_view(self._vm.view)

    def show_view(self, view: TemplatesView) -> None:
        """Show what is chosen and what comes of it."""
        for chip in view.chips:
            button = self.chips.get(chip.key) or self._add(chip.key)
            if button.text() != chip.text:
                button.setText(chip.text)
                button.updateGeometry()
            button.setChecked(chip.on)
            button.setAccessibleDescription(chip.reason)
            keep_tooltip(button, chip.reason)
        reason = view.refusal or self._reason
        if reason not in {view.refusal, *(chip.reason for chip in view.chips)}:
            reason = self._reason = ""  # it is so no more
        if reason:
            self.line.set_runs((Run(reason, "small", "strong", "danger"),))
        elif view.changes:
            self.line.set_runs(
                (
                    Run(view.name, "small", "strong", "ink"),
                    Run(f"  ·  {view.remark}", "small", "normal", "ink2"),
                )
            )
        else:
            self.line.set_runs(())
        self.line.setVisible(bool(reason or view.changes))
        self.changes.set_rows(view.changes)
        self.changes.setVisible(bool(view.changes))
        self.checks.set_text("\n".join(view.checks))
        self.checks.setVisible(bool(view.checks))
        self._lay_out()

    def set_width(self, width: int) -> None:
        """Break the pills for this width."""
        self.flow.set_width(width)
        settled(self)

    def controls(self) -> list[QWidget]:
        """What Tab reaches, in its order."""
        return [*self.chips.values(), self.changes]

    def focus_first(self) -> None:
        """The first template has the keyboard."""
        next(iter(self.chips.values())).setFocus()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setAccessibleName(QCoreApplication.translate("Templates", "Templates"))
        self._vm.refresh()
        self.show_view(self._vm.view)

    def _add(self, key: str) -> CheckChip:
        chip = CheckChip(self.theme, "", checked=False)
        chip.clicked.connect(lambda _on=False: self.toggle(key))
        self.chips[key] = chip
        self.flow.add(chip)
        return chip

    def _lay_out(self) -> None:
        self.flow.set_width(self.flow.width())
        settled(self)
        self.resized.emit()
