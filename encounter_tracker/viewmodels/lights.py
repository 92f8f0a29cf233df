"""The light popover: the light all around, lights and darknesses, and one command for each wish (rule I1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import AddTarget, EndEffect, SetEnvironment
from encounter_tracker.support.own_effects import OwnEffects
from encounter_tracker.viewmodels.effect_catalogue import Candidate, candidates, filled
from encounter_tracker.viewmodels.effect_fields import whole, within
from encounter_tracker.viewmodels.effect_form import EffectForm, TargetForm
from encounter_tracker.viewmodels.light_rows import LightView, can_put_out, light_effects, light_view
from encounter_tracker.viewmodels.texts.language import language

if TYPE_CHECKING:
    from encounter_tracker.encounter.commands import ApplyEffect, Command
    from encounter_tracker.rules.vocabulary import LightLevel
    from encounter_tracker.viewmodels.bridge import EncounterBridge

MOST_LEVEL: Final = 9
Choices = tuple[tuple[str, str], ...]


def entries(what: str) -> tuple[Candidate, ...]:
    """The entries of the catalogue that make "light" or "darkness", weakest first."""
    found = [c for c in candidates(OwnEffects()) if c.entry is not None and getattr(c.entry, what) is not None]
    return tuple(sorted(found, key=lambda c: (power_of(c, what), c.key)))


def power_of(candidate: Candidate, what: str) -> int:
    """How strong an entry is; 0 is nonmagical."""
    return int(getattr(candidate.entry, what, None) or 0)


class LightsViewModel(QObject):
    """Keeps the popover in step while it is open. ``view_changed(LightView)`` when it differs."""

    view_changed = Signal(object)

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Follow ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self.is_open = False
        self.view = LightView()
        bridge.changed.connect(lambda _change: self.refresh())
        bridge.selection_changed.connect(self.refresh)
        bridge.language_changed.connect(lambda: self.refresh(always=True))

    def open(self) -> None:
        """Begin to follow."""
        self.is_open = True
        self.refresh(always=True)

    def close(self) -> None:
        """Follow no more."""
        self.is_open = False

    def refresh(self, *, always: bool = False) -> None:
        """Make the view anew and tell, where it differs."""
        if not self.is_open:
            return
        view = light_view(self._bridge.state, self._chosen())
        if view != self.view or always:
            self.view = view
            self.view_changed.emit(view)

    def _chosen(self) -> tuple[str, ...]:
        return tuple(combatant.id for combatant in self._bridge.combatants(self._bridge.targets))

    # ---- the light all around ---------------------------------------------------------------------------------------

    def set_light(self, light: LightLevel) -> None:
        """How bright it is; magical or not stays."""
        around = self._bridge.state.environment
        self._set(replace_light(light, magical=around.magical, level=around.level))

    def set_magical(self, magical: bool) -> None:
        """Whether it is magical; a magical one begins at level 2."""
        around = self._bridge.state.environment
        level = (around.level or 2) if magical else 0
        self._set(replace_light(around.light, magical=magical, level=level))

    def set_level(self, text: str) -> str:
        """The level of a magical light or darkness, as typed; returns what is wrong, or ""."""
        wrong = within(text, 1, MOST_LEVEL)
        if not wrong:
            light = self._bridge.state.environment.light
            self._set(replace_light(light, magical=True, level=whole(text) or 0))
        return wrong

    def _set(self, command: SetEnvironment) -> None:
        around = self._bridge.state.environment
        if (command.light, command.magical, command.level) != (around.light, around.magical, around.level):
            self._bridge.dispatch(command)

    # ---- lights and darknesses --------------------------------------------------------------------------------------

    def choices(self, what: str) -> Choices:
        """What can be added: keys and names."""
        return tuple((candidate.key, candidate.name(language())) for candidate in entries(what))

    def level_for(self, what: str, key: str) -> str:
        """The level to begin with."""
        return next((str(power_of(c, what)) for c in entries(what) if c.key == key), "")

    def add(self, what: str, key: str, level: str) -> str:
        """Lay a light or a darkness on the selected; returns what is wrong, or ""."""
        chosen = self._chosen()
        if not chosen:
            return QCoreApplication.translate("Lights", "Select in the list who stands in it.")
        wrong = within(level, 0, MOST_LEVEL)
        command = None if wrong else self._laid(what, key, whole(level) or 0, chosen)
        if command is not None:
            self._bridge.dispatch(command)
        return wrong

    def _laid(self, what: str, key: str, level: int, chosen: tuple[str, ...]) -> Command | None:
        candidate = next((c for c in entries(what) if c.key == key), None)
        if candidate is None:
            return None
        state, dice = self._bridge.state, self._bridge.model.dice
        form = EffectForm(source=state.active or "", targets=tuple(TargetForm(id=who) for who in chosen))
        form = filled(form, candidate, state, dice)
        magical = form.kind in {"spell", "spell-like"}
        form = replace(form, level=str(level)) if magical else form
        form = replace(form, light=level) if what == "light" else replace(form, darkness=level)
        command: ApplyEffect | Command | None = form.to_command(state)
        return command

    def cover(self, effect: str) -> None:
        """Bring the selected into a light or darkness; where all of them are in it, out of it.

        It does not end by that: where nobody else would be left in it, nothing is done.
        """
        found, chosen = self._bridge.state.effects.get(effect), self._chosen()
        if found is None or not chosen:
            return
        outside = tuple(who for who in chosen if who not in found.targets)
        if outside:
            self._bridge.dispatch(AddTarget(effect=effect, targets=outside))
        elif set(chosen) != set(found.targets):
            self._bridge.dispatch_together([EndEffect(effect=effect, target=who) for who in chosen])

    def end(self, effect: str) -> None:
        """Put a light out, or end a darkness."""
        if effect in self._bridge.state.effects:
            self._bridge.dispatch(EndEffect(effect=effect))

    def put_out_all(self) -> bool:
        """Put out every light that is no magic, in one step."""
        lights = [effect for effect in light_effects(self._bridge.state) if can_put_out(effect)]
        if not lights:
            return False
        commands = [EndEffect(effect=effect.id) for effect in lights]
        return isinstance(self._bridge.dispatch_together(commands), Applied)


def replace_light(light: LightLevel, *, magical: bool, level: int) -> SetEnvironment:
    """The command for a light all around."""
    return SetEnvironment(light=light, magical=magical, level=level if magical else 0)
