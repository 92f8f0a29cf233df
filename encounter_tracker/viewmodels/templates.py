"""Templates as quick adjustments: which are chosen for a creature, and what comes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.rules.templates import TEMPLATES, TemplateRefusal, apply_templates
from encounter_tracker.viewmodels.template_changes import ChangeRow, change_rows
from encounter_tracker.viewmodels.texts.template_words import (
    check_text,
    name_with,
    refusal_text,
    specials_of_templates,
    template_name,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from encounter_tracker.rules.creature import Creature

__all__ = ["TemplateChip", "TemplatesView", "TemplatesViewModel", "edit_fields", "templates_view", "with_templates"]

tr = QCoreApplication.translate

#: Mappings of the stat block in which an edit takes an entry away by null.
_OPEN: Final = ("skills", "special", "resist", "speed")


class TemplateChip(Struct, frozen=True, kw_only=True):
    """One template to choose: whether it is on, and why it cannot be put on now."""

    key: str
    text: str
    on: bool = False
    reason: str = ""


class TemplatesView(Struct, frozen=True, kw_only=True):
    """Everything the picker shows.

    Attributes:
        chips: the templates.
        name: what the creature is called with them.
        changes: the figures that change.
        checks: what is to be looked at by hand, as sentences.
        refusal: why nothing can be done with what is chosen.
        remark: how many figures change, or what choosing would do.
    """

    chips: tuple[TemplateChip, ...] = ()
    name: str = ""
    changes: tuple[ChangeRow, ...] = ()
    checks: tuple[str, ...] = ()
    refusal: str = ""
    remark: str = ""


def with_templates(creature: Creature, templates: Sequence[str], name: str = "") -> Creature | None:
    """A creature with templates, named for them; ``name``: instead of its own. None where they cannot be put on."""
    if not templates:
        return replace(creature, name=name) if name and name != creature.name else creature
    made = apply_templates(creature, templates)
    if isinstance(made, TemplateRefusal):
        return None
    return replace(
        made.creature,
        name=name_with(name or creature.name, templates),
        special=specials_of_templates(made.creature.special),
    )


def templates_view(creature: Creature | None, chosen: Sequence[str], name: str = "") -> TemplatesView:
    """What the picker shows for a creature."""
    if creature is None:
        return TemplatesView(chips=tuple(TemplateChip(key=key, text=template_name(key)) for key in TEMPLATES))
    chips = tuple(_chip(creature, key, chosen) for key in TEMPLATES)
    made = apply_templates(creature, chosen)
    if isinstance(made, TemplateRefusal):
        return TemplatesView(chips=chips, name=name or creature.name, refusal=refusal_text(made))
    changes = change_rows(creature, made.creature, made.changes)
    count = len(changes)
    remark = tr("Templates", "%n figures change", "", count) if chosen else ""
    shown = name or creature.name
    return TemplatesView(
        chips=chips,
        name=name_with(shown, chosen) if chosen else shown,
        changes=changes,
        checks=tuple(check_text(code) for code in made.check),
        remark=remark,
    )


def _chip(creature: Creature, key: str, chosen: Sequence[str]) -> TemplateChip:
    if key in chosen:
        return TemplateChip(key=key, text=template_name(key), on=True)
    made = apply_templates(creature, (*chosen, key))
    reason = refusal_text(made) if isinstance(made, TemplateRefusal) and made.template == key else ""
    return TemplateChip(key=key, text=template_name(key), reason=reason)


def edit_fields(before: Creature, after: Creature) -> dict[str, Any]:
    """The fields for one ``edit`` that makes one stat block of the other; the name is left alone."""
    found: dict[str, Any] = {}
    for field in before.__struct_fields__:
        was, now = getattr(before, field), getattr(after, field)
        if field == "name" or was == now:
            continue
        found[field] = _whole(now)
        if field in _OPEN:
            found[field] |= dict.fromkeys(key for key in was if key not in now)
    return found


def _whole(value: Any) -> Any:
    """A value in plain types, with what is at its default said as well: an edit merges what is nested."""
    if isinstance(value, Struct):
        return {name: _whole(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, tuple | list):
        return [_whole(item) for item in value]
    return dict(value) if isinstance(value, dict) else msgspec.to_builtins(value)


class TemplatesViewModel(QObject):
    """Templates chosen for one creature, in the order they were chosen; ``set_creature`` says for whom."""

    view_changed = Signal(object)
    """A :class:`TemplatesView` that differs from the one before."""
    chosen_changed = Signal()
    """The user chose or gave up a template."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin with nobody and nothing."""
        super().__init__(parent)
        self._creature: Creature | None = None
        self._name = ""
        self._chosen: tuple[str, ...] = ()
        self.view = templates_view(None, ())

    @property
    def chosen(self) -> tuple[str, ...]:
        """The chosen templates in their order."""
        return self._chosen

    @property
    def is_refused(self) -> bool:
        """Whether what is chosen cannot be put on this creature."""
        return bool(self._chosen) and self.view.refusal != ""

    @property
    def creature(self) -> Creature | None:
        """The creature with what is chosen; None where there is none, or where it is refused."""
        return with_templates(self._creature, self._chosen, self._name) if self._creature is not None else None

    def set_creature(self, creature: Creature | None, name: str = "", chosen: Sequence[str] | None = None) -> None:
        """Choose for this one (under another name than its own); ``chosen``: what is on already, else as it is."""
        same = creature is self._creature and name == self._name
        kept = self._chosen if chosen is None else tuple(chosen)
        if same and kept == self._chosen:
            return
        self._creature, self._name, self._chosen = creature, name, kept
        self.refresh()

    def toggle(self, key: str) -> None:
        """Choose a template, or give it up; one that cannot be put on now stays off."""
        chip = next((chip for chip in self.view.chips if chip.key == key), None)
        if chip is None or (chip.reason and not chip.on) or self._creature is None:
            return
        if chip.on:
            self._chosen = tuple(name for name in self._chosen if name != key)
        else:
            self._chosen = (*self._chosen, key)
        self.refresh()
        self.chosen_changed.emit()

    def clear(self) -> None:
        """Nothing is chosen any more."""
        if self._chosen:
            self._chosen = ()
            self.refresh()

    def refresh(self) -> None:
        """Make the view anew, in the language in use."""
        view = templates_view(self._creature, self._chosen, self._name)
        if view != self.view:
            self.view = view
            self.view_changed.emit(view)
