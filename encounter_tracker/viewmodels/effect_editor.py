"""The view-model of the quick form and of the full editor: one form, its view, and what it does when applied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.encounter.apply import Applied, Refused
from encounter_tracker.encounter.commands import Command, MakeSave
from encounter_tracker.encounter.derive import derived
from encounter_tracker.viewmodels.effect_catalogue import blank, candidates, filled
from encounter_tracker.viewmodels.effect_changes import with_outcome
from encounter_tracker.viewmodels.effect_edit import edit_commands, edit_only, edit_problems, form_of
from encounter_tracker.viewmodels.effect_fields import Problems, whole
from encounter_tracker.viewmodels.effect_finder import Finder
from encounter_tracker.viewmodels.effect_form import EffectForm, TargetForm, typed_problems
from encounter_tracker.viewmodels.effect_own import own_effect
from encounter_tracker.viewmodels.effect_rolls import SaveRoll, can_roll, missing_saves, rolled_faces, saves_of
from encounter_tracker.viewmodels.effect_trial import tryable
from encounter_tracker.viewmodels.effect_view import Draft, FormView, form_view
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.session.model import Change
    from encounter_tracker.support.own_effects import OwnEffectStore
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.effect_catalogue import Candidate


_NO_ACTIONS: Final = frozenset({"dazed", "stunned"})


class _Offered(NamedTuple):
    """What is marked in the finder, over what has been entered, and the form that this makes."""

    candidate: Candidate
    over: EffectForm
    form: EffectForm


class EffectFormViewModel(QObject):
    """One form at a time: a new effect, or one in force.

    Signals:
        view_changed(FormView): something to be shown differs.
        applied(): it was applied; the form is to be closed.
        said(str): a short message ("kept").
        trouble(str): the field that has to be mended first.
    """

    view_changed = Signal(object)
    applied = Signal()
    said = Signal(str)
    trouble = Signal(str)

    def __init__(self, bridge: EncounterBridge, store: OwnEffectStore, parent: QObject | None = None) -> None:
        """Follow ``bridge``; ``store`` holds the user's own effects."""
        super().__init__(parent)
        self.bridge = bridge
        self.store = store
        self.is_active = False
        self._form = EffectForm()
        self._was: EffectForm | None = None
        self._prefer_conditions = False
        self._follows_selection = False
        self._used = ""
        self._offered: _Offered | None = None
        self._saves: dict[str, SaveRoll] = {}
        self._tried = False
        self._refused = ""
        self.view = FormView(form=self._form)
        bridge.changed.connect(self._on_change)
        bridge.selection_changed.connect(self._on_selection)
        bridge.language_changed.connect(self.refresh)

    # ---- beginning and ending --------------------------------------------------------------------------------

    @property
    def state(self) -> Encounter:
        """The encounter now."""
        return self.bridge.state

    @property
    def form(self) -> EffectForm:
        """What has been entered."""
        return self._form

    @property
    def is_edit(self) -> bool:
        """Whether an effect in force is being edited."""
        return self._was is not None

    def start(self, *, prefer_conditions: bool = False) -> None:
        """Begin a new effect upon whom the keys act on, by the active one if it can act."""
        targets = tuple(TargetForm(id=who.id) for who in self.bridge.combatants(self.bridge.targets))
        form = EffectForm(source=self._default_source(), targets=targets)
        if prefer_conditions:
            form = replace(form, kind="nonmagical")
        self._begin(form, None)
        self._prefer_conditions = prefer_conditions
        self._follows_selection = True

    def _default_source(self) -> str:
        active = self.state.active
        if active is None:
            return ""
        now = derived(self.state, active)
        held = now.helpless or not _NO_ACTIONS.isdisjoint(now.conditions)
        return active if now.can_act and not held else ""

    def start_edit(self, effect: str) -> bool:
        """Begin with an effect in force; False where it is gone."""
        found = self.state.effects.get(effect)
        if found is None:
            return False
        form = form_of(found)
        self._begin(form, form)
        return True

    def take_over(self, other: EffectFormViewModel) -> None:
        """Go on with what another form has so far."""
        self._begin(other.form, None)
        self._prefer_conditions, self._used = other._prefer_conditions, other._used
        self._saves = dict(other._saves)
        self.refresh()

    def stop(self) -> None:
        """Forget the form."""
        self.is_active = False

    def _begin(self, form: EffectForm, was: EffectForm | None) -> None:
        self.is_active = True
        self._form, self._was = form, was
        self._prefer_conditions = self._follows_selection = self._tried = False
        self._used = self._refused = ""
        self._offered = None
        self._saves = {}
        self.refresh(always=True)

    # ---- the finder ------------------------------------------------------------------------------------------

    def finder(self) -> Finder:
        """What can be looked for now."""
        return Finder(
            state=self.state,
            source=self._form.source,
            own=self.store.value,
            prefer_conditions=self._prefer_conditions,
        )

    def choose(self, key: str) -> None:
        """Fill the form with something the finder offers; targets and source stay."""
        candidate = next((c for c in candidates(self.store.value) if c.key == key), None)
        if candidate is None or self.is_edit:
            return
        shown, self._offered = self._offered, None
        self._used = key
        self._saves = {}
        if shown is not None and shown.candidate.key == key and shown.over == self._form:
            self.put(shown.form)  # with the dice that were shown
        else:
            self.put(filled(self._form, candidate, self.state, self.bridge.model.dice))
        self.refresh()

    def offer(self, key: str) -> None:
        """Show the form as this entry of the finder would fill it; with "" as it is. Nothing is entered by that."""
        if self.is_edit or key == (self._offered.candidate.key if self._offered is not None else ""):
            return
        candidate = next((c for c in candidates(self.store.value) if c.key == key), None) if key else None
        self._offered = None if candidate is None else self._filled_by(candidate)
        self.refresh()

    def _filled_by(self, candidate: Candidate) -> _Offered:
        return _Offered(candidate, self._form, filled(self._form, candidate, self.state, self.bridge.model.dice))

    def _shown(self) -> EffectForm:
        """What is shown: with what is marked in the finder, as Enter takes it."""
        if self._offered is None:
            return self._form
        if self._offered.over != self._form:
            self._offered = self._filled_by(self._offered.candidate)
        return self._offered.form

    def name_it(self, name: str) -> None:
        """A name was typed: what an entry had filled in goes with another name typed over it."""
        if not self.is_edit and self._used:
            self._used = ""
            kind = "nonmagical" if self._prefer_conditions else "spell"
            self.put(replace(blank(self._form), name=name, kind=kind))
        elif name != self._form.name:
            self.change(name=name)

    def forget(self, key: str) -> None:
        """Keep one of the user's own no more."""
        self.store.forget(key)
        self.refresh(always=True)

    # ---- changing the form -----------------------------------------------------------------------------------

    def put(self, form: EffectForm) -> None:
        """Go on with a changed form (see ``effect_changes``)."""
        if form == self._form:
            return
        if [target.id for target in form.targets] != [target.id for target in self._form.targets]:
            self._follows_selection = False
        self._refused = ""
        self._form = form
        self.refresh()

    def change(self, **fields: Any) -> None:
        """Set fields of the form."""
        self.put(replace(self._form, **fields))

    def change_duration(self, **fields: Any) -> None:
        """Set fields of the duration."""
        self.change(duration=replace(self._form.duration, **fields))

    def set_source(self, who: str) -> None:
        """Say from whom it is; an entry is reckoned anew for that caster."""
        self.change(source=who)
        if self._used:
            self.choose(self._used)

    def set_turn_of(self, who: str) -> None:
        """In the quick form whose turn counts is who brings it about."""
        self.change_duration(anchor=who, of=who)
        self.set_source(who)

    def set_outcome(self, who: str, outcome: str) -> None:
        """Say how a target stands to it."""
        self.put(with_outcome(self._form, self.state, who, outcome))

    # ---- dice ------------------------------------------------------------------------------------------------

    def roll_missing(self) -> None:
        """Roll what is missing: dice against spell resistance here, saving throws as a command of their own."""
        if not can_roll(self._form, self.state, self._saves):
            return
        self.put(rolled_faces(self._form, self.state, self.bridge.model.dice))
        who = missing_saves(self._form, self.state, self._saves)
        if who:
            self._roll_saves(who)

    def _roll_saves(self, who: tuple[str, ...]) -> None:
        save = self._form.save or "will"
        outcome = self.bridge.dispatch(
            MakeSave(who=who, save=save, dc=whole(self._form.dc), against=self._form.descriptors)
        )
        if isinstance(outcome, Applied):
            self._saves |= saves_of(outcome, save)
            made = {key for key, roll in self._saves.items() if roll.success}
            self.change(targets=tuple(replace(t, saved=t.saved or t.id in made) for t in self._form.targets))
            self.refresh()

    # ---- applying --------------------------------------------------------------------------------------------

    def problems(self) -> Problems:
        """Everything that is wrong."""
        if self._was is not None:
            return edit_problems(self._was, self._form, self.state)
        return self._form.problems(self.state)

    def commands(self) -> tuple[Command, ...]:
        """What would be dispatched; nothing where something is wrong."""
        if self._was is not None:
            return edit_commands(self._was, self._form, self.state)
        command = self._form.to_command(self.state)
        return () if command is None else (command,)

    def apply(self) -> bool:
        """Apply it; False where something is wrong or refused: then the form stays, and a second time forces it."""
        if not self.is_active:
            return False
        found = self.problems()
        if found:
            self._tried = True
            self.refresh()
            self.trouble.emit(next(iter(found)))
            return False
        refusal = self._dispatch()
        if refusal:
            self._refused = refusal
            self.refresh()
            return False
        if self._used:
            self.store.use(self._used)
        self.applied.emit()
        return True

    def _dispatch(self) -> str:
        """Dispatch everything; returns why something was refused, or "". Meanwhile the form does not follow."""
        force = bool(self._refused)
        self.is_active = False
        commands = [replace(command, force=True) if force else command for command in self.commands()]
        if commands:
            outcome = self.bridge.dispatch_together(commands)
            if isinstance(outcome, Refused):
                self.is_active = True
                return reason_text(outcome.reason)
        return ""

    def keep_as_own(self) -> bool:
        """Keep it among the user's own effects; False where something is wrong."""
        found = {field: text for field, text in self.problems().items() if not field.startswith("target")}
        if found:
            self._tried = True
            self.refresh()
            self.trouble.emit(next(iter(found)))
            return False
        own = own_effect(self._form)
        self.store.keep(own)
        self.store.use(own.key)
        self.refresh(always=True)
        tr = QCoreApplication.translate
        self.said.emit(fill(tr("EffectForm", "“{0}” is kept: the finder offers it from now on."), own.entry.name.en))
        return True

    # ---- keeping in step -------------------------------------------------------------------------------------

    def refresh(self, *, always: bool = False) -> None:
        """Make the view anew and tell, where it differs."""
        if not self.is_active:
            return
        form = self._shown()
        found = self.problems() if self._offered is None else form.problems(self.state)
        draft = Draft(
            form=form,
            command=self._trial_command(form),
            tried=self._trial_command(tryable(form, self._was, self.state)),
            problems=found if self._tried else typed_problems(form, found),
            saves=self._saves,
            refused=self._refused,
        )
        view = form_view(draft, self.state)
        if view != self.view or always:
            self.view = view
            self.view_changed.emit(view)

    def _trial_command(self, form: EffectForm) -> Command | None:
        if self._was is not None:
            return edit_only(self._was, form, self.state)
        return form.to_command(self.state)

    def _on_change(self, change: Change) -> None:
        if not self.is_active:
            return
        present = {combatant.id for combatant in change.new.present}
        kept = tuple(target for target in self._form.targets if target.id in present)
        if self._form.effect and self._form.effect not in change.new.effects:
            self._leave()
            return
        self._form = replace(self._form, targets=kept)
        self.refresh()

    def _leave(self) -> None:
        """The effect being edited is gone."""
        self.is_active = False
        self.applied.emit()

    def _on_selection(self) -> None:
        if not self.is_active or not self._follows_selection:
            return
        old = {target.id: target for target in self._form.targets}
        now = self.bridge.combatants(self.bridge.targets)
        self.change(targets=tuple(old.get(who.id, TargetForm(id=who.id)) for who in now))
        self._follows_selection = True
