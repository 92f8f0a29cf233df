"""Templates chosen for a creature that is looked at, before it is added: in the library, in a paste."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.viewmodels.template_target import TemplatesHead, TemplateTarget
from encounter_tracker.viewmodels.templates import with_templates
from encounter_tracker.viewmodels.texts.language import fill, language

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject

    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.support.library import LibraryEntry

__all__ = ["ChosenTemplates", "entry_with"]

tr = QCoreApplication.translate


def entry_with(entry: LibraryEntry, templates: Sequence[str]) -> LibraryEntry:
    """An entry of the library with templates on it, in the language in use; as it is where they cannot be put on."""
    if not templates:
        return entry
    creature = with_templates(entry.block(language()), templates)
    return replace(entry, creature=creature, name_fr="", name_en="", special_fr={}) if creature is not None else entry


class ChosenTemplates(TemplateTarget):
    """``plain`` gives the creature without templates, ``chosen`` those it has; ``take`` is told others."""

    def __init__(
        self,
        plain: Callable[[], Creature | None],
        chosen: Callable[[], Sequence[str]],
        take: Callable[[tuple[str, ...]], object],
        parent: QObject | None = None,
    ) -> None:
        """Begin with nobody."""
        self._plain, self._chosen, self._take = plain, chosen, take
        super().__init__(parent)

    def begin(self) -> bool:
        """For the creature looked at now, with what it has already."""
        creature = self._plain()
        self.templates.set_creature(creature, "", self._chosen())
        self.templates.refresh()
        self.refresh()
        return creature is not None

    def apply(self) -> bool:
        """Take what is chosen, nothing as well."""
        if self.templates.view.refusal:
            return False
        self._take(self.templates.chosen)
        return True

    def make_head(self) -> TemplatesHead:
        """For whom, and what the button does."""
        creature, view = self._plain(), self.templates.view
        if creature is None:
            return TemplatesHead()
        button = fill(tr("Templates", "Take: {0}"), view.name)
        return TemplatesHead(
            title=fill(tr("Templates", "Templates: {0}"), creature.name),
            button=button,
            can_apply=not view.refusal,
            apply_reason=view.refusal,
        )
