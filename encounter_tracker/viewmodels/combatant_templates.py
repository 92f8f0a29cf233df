"""Templates put on combatants who are in the fight already: one edit each, one step of undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import EditCombatant
from encounter_tracker.rules.initiative import free_names
from encounter_tracker.rules.templates import TemplateRefusal, apply_templates
from encounter_tracker.viewmodels.template_target import TemplatesHead, TemplateTarget
from encounter_tracker.viewmodels.templates import edit_fields, with_templates
from encounter_tracker.viewmodels.texts.language import fill, listed
from encounter_tracker.viewmodels.texts.template_words import name_with, refusal_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from encounter_tracker.encounter.state import Combatant, Encounter
    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.viewmodels.bridge import EncounterBridge

__all__ = ["CombatantTemplatesViewModel", "template_edits"]

tr = QCoreApplication.translate


def block_of(combatant: Combatant) -> Creature:
    """The stat block a template starts from: with the hit points this one has, which may have been rolled."""
    return replace(combatant.creature, hp=combatant.base_hp)


def template_edits(state: Encounter, who: Sequence[Combatant], templates: Sequence[str]) -> list[EditCombatant]:
    """One edit for each who can have them; names stay free of doubles."""
    taken = set(state.by_name)
    found = []
    for combatant in who:
        before = block_of(combatant)
        after = with_templates(before, templates)
        if after is None:
            continue
        name = name_with(combatant.name, templates)
        taken.discard(combatant.name)
        if name in taken:
            name = free_names(name, 1, taken)[0]
        taken.add(name)
        fields: dict[str, Any] = edit_fields(before, after)
        found.append(EditCombatant(who=combatant.id, set={"name": name, **fields}))
    return found


class CombatantTemplatesViewModel(TemplateTarget):
    """For the selected, else the one shown."""

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Act through ``bridge``."""
        self._bridge = bridge
        self._who: tuple[str, ...] = ()
        super().__init__(parent)
        bridge.changed.connect(lambda _change: self._follow())
        bridge.language_changed.connect(self._follow)

    def begin(self) -> bool:
        """Start anew for whom the keys mean now; False for nobody."""
        shown = self._bridge.shown
        self._who = self._bridge.targets or ((shown,) if shown is not None else ())
        first = next(iter(self._combatants()), None)
        self.templates.set_creature(
            block_of(first) if first is not None else None, first.name if first is not None else "", ()
        )
        self.refresh()
        return first is not None

    def finish(self) -> None:
        """Nobody looks any more."""
        self._who = ()

    def apply(self) -> bool:
        """Put them on; False where nothing is chosen or nobody can have them."""
        edits = template_edits(self._bridge.state, self._combatants(), self.templates.chosen)
        if not self.templates.chosen or not edits:
            return False
        return isinstance(self._bridge.dispatch_together(edits), Applied)

    def _follow(self) -> None:
        if not self._who:
            return
        first = next(iter(self._combatants()), None)
        if first is not None:
            self.templates.set_creature(block_of(first), first.name)
        self.templates.refresh()
        self.refresh()

    def _combatants(self) -> tuple[Combatant, ...]:
        return self._bridge.combatants(self._who)

    def make_head(self) -> TemplatesHead:
        """For whom, who is left out, what the button does."""
        who, chosen = self._combatants(), self.templates.chosen
        if not who:
            return TemplatesHead()
        title = fill(tr("Templates", "Templates: {0}"), listed([combatant.name for combatant in who]))
        left_out = self._left_out(who, chosen)
        count = len(who) - len(left_out)
        if not chosen:
            reason = tr("Templates", "Choose one or several templates.")
            return TemplatesHead(title=title, button=tr("Templates", "Apply"), apply_reason=reason)
        if len(who) == 1:
            button = fill(tr("Templates", "Apply: {0}"), self.templates.view.name)
        else:
            button = tr("Templates", "Apply to %n", "", count)
        problem = "\n".join(left_out) if len(who) > 1 else ""
        return TemplatesHead(title=title, problem=problem, button=button, can_apply=count > 0)

    @staticmethod
    def _left_out(who: Sequence[Combatant], chosen: Sequence[str]) -> list[str]:
        """Who cannot have them, with the reason."""
        found = []
        for combatant in who:
            made = apply_templates(block_of(combatant), chosen)
            if isinstance(made, TemplateRefusal):
                found.append(fill(tr("Templates", "Not {0}. {1}"), combatant.name, refusal_text(made)))
        return found
