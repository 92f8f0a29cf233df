"""Giving a poison, disease or curse to whoever is selected (rule G4): one act, undone in one step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.viewmodels.affliction_block import parse_block
from encounter_tracker.viewmodels.affliction_choices import chosen_form, finder_rows, form_groups
from encounter_tracker.viewmodels.affliction_form import AfflictionForm, FirstSave, understand, with_value
from encounter_tracker.viewmodels.affliction_view import (
    AfflictionDraft,
    AfflictionView,
    affliction_view,
    commands_of,
    refusals,
)
from encounter_tracker.viewmodels.combatant_due import Answer, parse_answer

if TYPE_CHECKING:
    from encounter_tracker.rules.dice import DiceSum
    from encounter_tracker.viewmodels.affliction_form import First
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.combatant_rows import FormGroup
    from encounter_tracker.viewmodels.effect_finder import FinderRow


class AfflictionViewModel(QObject):
    """What is being entered; nothing happens before ``apply``. It follows the selection until ``finish``."""

    view_changed = Signal(object)
    """An `AfflictionView` that differs from the one before."""
    form_changed = Signal(object)
    """The fields were filled in from elsewhere: an `AfflictionForm`."""
    applied = Signal()
    """It was done: the form may close."""

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Enter for ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self._open = False
        self._draft = AfflictionDraft()
        self.view = AfflictionView()
        bridge.changed.connect(lambda _change: self._follow())
        bridge.selection_changed.connect(self._follow)
        bridge.language_changed.connect(self._refresh)

    # --- opening -------------------------------------------------------------------------------------------------

    def begin(self, key: str = "") -> bool:
        """Start for the targets of the bridge; ``key``: a line of the finder that is taken. False without targets."""
        targets = self._targets()
        if not targets:
            return False
        self._open = True
        source = self._default_source(targets)
        form = chosen_form(self._bridge.state, key, source) or AfflictionForm(source=source)
        self._draft = AfflictionDraft(targets=targets)
        self._put(form)
        self.form_changed.emit(form)
        return True

    def finish(self) -> None:
        """It was closed."""
        self._open = False

    @property
    def form(self) -> AfflictionForm:
        """The fields as they are."""
        return self._draft.form

    def groups(self) -> tuple[FormGroup, ...]:
        """The fields below the name."""
        return form_groups(self._bridge.state, self._draft.form)

    def proposals(self, text: str) -> tuple[FinderRow, ...]:
        """What answers to a text."""
        return finder_rows(self._bridge.state, text)

    # --- what the user does --------------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """Fill the fields in from a line of the finder; who it is from stays."""
        form = chosen_form(self._bridge.state, key, self._draft.form.source)
        if form is not None:
            self._put(form if form.source else replace(form, source=self._draft.form.source))
            self.form_changed.emit(self._draft.form)

    def set_name(self, text: str) -> None:
        """The name was edited; a line of a stat block fills in everything."""
        form = parse_block(text)
        if form is not None:
            self._put(replace(form, source=self._draft.form.source))
            self.form_changed.emit(self._draft.form)
        else:
            self.set_value("name", text)

    def set_value(self, key: str, text: str) -> None:
        """A field was edited."""
        if text != getattr(self._draft.form, key):
            self._put(with_value(self._draft.form, key, text))

    def set_first(self, first: First) -> None:
        """The first save is made now, or was failed already."""
        self._change(first=first)

    def set_typed(self, who: str, text: str) -> None:
        """The first save of a target was typed: the die, or "=" and the sum; empty: rolled."""
        self._change(typed={**self._draft.typed, who: text})

    def apply(self, *, force: bool = False) -> bool:
        """Do it for all targets in one step; False (and nothing changed) while something is wrong."""
        if not self._open:
            return False
        draft = self._draft
        reasons = refusals(self._bridge.state, draft)
        left_out = frozenset(who for who, reason in reasons.items() if not force or reason.code == "already_afflicted")
        nobody = not set(draft.targets) - left_out
        if draft.mistakes or nobody or any(line.wrong for line in self.view.lines):
            self._change(checked=True)
            return False
        commands = commands_of(draft, self._saves(), self._onsets(), left_out=left_out, force=force)
        self._open = False  # what is told of the change concerns this form no more
        if not commands or not isinstance(self._bridge.dispatch_together(commands), Applied):
            self._open = True
            self._refresh()
            return False
        self.applied.emit()
        return True

    # --- inside --------------------------------------------------------------------------------------------------

    def _targets(self) -> tuple[str, ...]:
        return tuple(one.id for one in self._bridge.combatants(self._bridge.targets))

    def _default_source(self, targets: tuple[str, ...]) -> str:
        """Who is active does it, unless the active one is a target."""
        active = self._bridge.state.active
        return active if active is not None and active not in targets else ""

    def _saves(self) -> dict[str, FirstSave]:
        """The first saves: as typed, else rolled."""
        if self._draft.first == "failed":
            return {}
        found = {}
        for who in self._draft.targets:
            answer = parse_answer(self._draft.typed.get(who, ""), "affliction_save")
            if isinstance(answer, Answer):
                rolled = answer.face is None and answer.total is None
                face = self._bridge.model.dice.roll(20) if rolled else answer.face
                found[who] = FirstSave(face, answer.total)
        return found

    def _onsets(self) -> dict[str, int]:
        """What the dice of the onset come to, for each target."""
        onset = self._draft.found.onset
        if onset is None or not onset.has_dice:
            return {}
        return {who: self._roll(onset.amount) for who in self._draft.targets}

    def _roll(self, amount: DiceSum) -> int:
        dice = self._bridge.model.dice
        thrown = sum(sign * dice.roll(sides) for sign, count, sides in amount.dice for _ in range(count))
        return max(1, thrown + amount.bonus)

    def _follow(self) -> None:
        """The encounter or the selection changed; whoever was meant without being selected stays meant."""
        if self._open:
            present = tuple(one.id for one in self._bridge.combatants(self._draft.targets))
            self._change(targets=self._targets() if self._bridge.selected else present)

    def _put(self, form: AfflictionForm) -> None:
        found, mistakes = understand(form)
        self._change(form=form, found=found, mistakes=mistakes)

    def _change(self, **fields: object) -> None:
        self._draft = replace(self._draft, **fields)
        self._refresh()

    def _refresh(self) -> None:
        if not self._open:
            return
        view = affliction_view(self._bridge.state, self._draft)
        if view != self.view:
            self.view = view
            self.view_changed.emit(view)
