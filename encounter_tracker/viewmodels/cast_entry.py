"""The view-model of casting: one spell at a time, from its choice to what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, cast

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import IdentifySpell
from encounter_tracker.support import spells
from encounter_tracker.support.own_effects import OwnEffectStore
from encounter_tracker.viewmodels import cast_draft as d
from encounter_tracker.viewmodels.cast_deeds import deed_commands
from encounter_tracker.viewmodels.cast_dice import PointsRoll, points_roll, with_dice
from encounter_tracker.viewmodels.cast_draft import CastDraft, guessed_class
from encounter_tracker.viewmodels.cast_fill import blank, chosen, named, points_of, with_sides
from encounter_tracker.viewmodels.cast_list import find_spell, finder_rows, spell_candidates
from encounter_tracker.viewmodels.cast_trial import cast_trial
from encounter_tracker.viewmodels.cast_view import CastView, Deed, cast_view, obstacle
from encounter_tracker.viewmodels.effect_fields import whole

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Casting, Encounter
    from encounter_tracker.rules.casting import Component
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.cast_list import SpellCandidate
    from encounter_tracker.viewmodels.effect_finder import FinderRow


class CastViewModel(QObject):
    """What is entered about a spell.

    ``begin`` opens it; it follows the selection (the targets) and the encounter until ``stop``. Nothing happens before
    ``do``: begin, finish, or both in one step.
    """

    view_changed = Signal(object)
    """A `CastView` that differs from the one before."""
    typed_changed = Signal(str)
    """The text of the spell's field was changed from here."""
    done = Signal()
    """The spell was cast: the surface may close."""
    trouble = Signal(str)
    """The field that has to be mended first."""
    dispel_requested = Signal(str, int)
    """What was cast dispels: by whom (id), and its level."""

    def __init__(
        self, bridge: EncounterBridge, parent: QObject | None = None, *, store: OwnEffectStore | None = None
    ) -> None:
        """Cast in ``bridge``; ``store`` holds the user's own effects."""
        super().__init__(parent)
        self._bridge = bridge
        self._store = store or OwnEffectStore()
        self._open = False
        self._tried = False
        self._draft = CastDraft()
        self._kept: dict[str, CastDraft] = {}
        self._points = PointsRoll()
        self._candidates: tuple[SpellCandidate, ...] = ()
        self.view = CastView()
        bridge.changed.connect(lambda _change: self._on_change())
        bridge.selection_changed.connect(self._on_selection)
        bridge.language_changed.connect(self.refresh)

    # ---- opening ---------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Encounter:
        """The encounter now."""
        return self._bridge.state

    @property
    def draft(self) -> CastDraft:
        """What has been entered."""
        return self._draft

    def begin(self, who: str = "") -> bool:
        """Open for a caster: as given, else whoever is casting among those meant, else the active one.

        False where nobody is there.
        """
        caster = who or self._usual_caster()
        if not caster:
            return False
        self._open, self._tried = True, False
        self._go_on(caster)
        return True

    def stop(self) -> None:
        """The surface was closed; a spell begun is remembered."""
        if self._draft.casting(self.state) is not None:
            self._kept[self._draft.who] = self._draft
        self._open = False

    def set_caster(self, who: str) -> None:
        """Another casts."""
        if who in self.state.combatants:
            self._go_on(who)

    def _usual_caster(self) -> str:
        state = self.state
        meant = [who for who in (state.active or "", self._bridge.shown or "") if who in state.combatants]
        casting = [who for who in meant if _under_way(state, who) is not None]
        return next(iter((*casting, *meant)), "")

    def _go_on(self, caster: str) -> None:
        """With the spell that is being cast, or with an empty one by the caster's usual means."""
        casting = _under_way(self.state, caster)
        kept = self._kept.get(caster)
        creature = self.state.combatants[caster].creature
        self._candidates = spell_candidates(creature, self._store.value)
        self._forget_dice()
        targets = self._selected_for(caster)
        means = kept or CastDraft(caster_class=guessed_class(creature))
        fresh = blank(replace(means, who=caster, targets=targets, form=replace(means.form, source=caster)))
        if casting is None:
            self._draft = fresh
        elif kept is not None and kept.name == casting.name:
            self._draft = with_sides(replace(kept, targets=targets), self.state) if targets else kept
        else:
            self._draft = self._of_casting(replace(fresh, name=casting.name, typed=casting.name), casting)
        self.typed_changed.emit(self._draft.typed)
        self._roll_points()
        self.refresh(always=True)

    def _of_casting(self, draft: CastDraft, casting: Casting) -> CastDraft:
        """What the catalogue knows of a spell that was begun before."""
        found = find_spell(self._candidates, casting.name)
        if found is None:
            return replace(draft, form=replace(draft.form, name=casting.name))
        return replace(
            chosen(draft, found, self.state, self._bridge.model.dice), name=casting.name, level=str(casting.level)
        )

    def _selected_for(self, caster: str) -> tuple[str, ...]:
        chosen_ids = tuple(who.id for who in self._bridge.combatants(self._bridge.selected))
        return () if chosen_ids == (caster,) else chosen_ids

    # ---- which spell -----------------------------------------------------------------------------------------------

    def finder_rows(self, text: str) -> tuple[FinderRow, ...]:
        """What answers to a text; with nothing typed the caster's own list."""
        return finder_rows(self._candidates, text, self._draft.caster_class)

    def choose(self, key: str) -> None:
        """Take a spell of the list."""
        found = next((one for one in self._candidates if one.key == key), None)
        if found is None or self._draft.casting(self.state) is not None:
            return
        self._forget_dice()
        self._draft = chosen(self._with_targets(), found, self.state, self._bridge.model.dice)
        self.typed_changed.emit(self._draft.typed)
        self._roll_points()
        self.refresh()

    def type_name(self, text: str) -> None:
        """A name was typed; one that is a spell's whole name is that spell."""
        if self._draft.casting(self.state) is not None or text == self._draft.typed:
            return
        found = find_spell(self._candidates, text)
        if found is not None and found.key != self._draft.key:
            self._forget_dice()
            filled = chosen(self._with_targets(), found, self.state, self._bridge.model.dice)
            self._draft = replace(filled, typed=text)
        elif found is None:
            self._draft = named(self._draft, text)
        else:
            self._draft = replace(self._draft, typed=text)
        self._roll_points()
        self.refresh()

    def _with_targets(self) -> CastDraft:
        """Another spell is aimed at those selected again."""
        return replace(self._draft, targets=self._selected_for(self._draft.who))

    # ---- changing --------------------------------------------------------------------------------------------------

    def change(self, **fields: Any) -> None:
        """Set fields of the draft."""
        self.put(replace(self._draft, **fields))

    def put(self, draft: CastDraft) -> None:
        """Go on with a changed draft."""
        if draft == self._draft:
            return
        before, self._draft = self._draft, draft
        if draft.caster_level != before.caster_level:
            self._reckon_level(before)
        if draft.points != before.points:
            self._roll_points()
        self.refresh()

    def _reckon_level(self, before: CastDraft) -> None:
        """Another caster level gives other dice, where those of the spell were not changed by hand."""
        entry = spells.spell(self._draft.spell) if self._draft.spell else None
        if entry is None:
            return
        was = points_of(entry, before.caster_level_now(self.state))
        if entry.harm and before.points == was:
            self._draft = replace(self._draft, points=points_of(entry, self._draft.caster_level_now(self.state)))
        elif entry.effect is not None and before.casting(self.state) is None:
            found = next((one for one in self._candidates if one.key == self._draft.key), None)
            if found is not None:
                fresh = chosen(self._draft, found, self.state, self._bridge.model.dice)
                self._draft = replace(self._draft, form=fresh.form, reach=fresh.reach)

    def change_form(self, **fields: Any) -> None:
        """Set fields of the effect."""
        self.change(form=replace(self._draft.form, **fields))

    def change_duration(self, fields: dict[str, Any]) -> None:
        """Set fields of the duration; a spell that lasts is not instantaneous."""
        form = replace(self._draft.form, duration=replace(self._draft.form.duration, **fields))
        self.change(form=form, instantaneous=False)

    def set_turn_of(self, who: str) -> None:
        """Whose turn counts and ends it."""
        self.change_duration({"anchor": who, "of": who})

    def set_class(self, caster_class: str) -> None:
        """The class it casts as: the level of the spell goes by it, where it was not typed."""
        found = next((one for one in self._candidates if one.key == self._draft.key), None)
        level = self._draft.level
        if found is not None and found.spell is not None and (found.own is None or found.own.level is None):
            level = str(found.spell.level_for(caster_class))
        self.change(caster_class=caster_class, level=level)

    def toggle_component(self, component: str) -> None:
        """A component more or less."""
        self.put(d.with_component(self._draft, cast("Component", component)))

    def set_die(self, kind: str, who: str, text: str) -> None:
        """A die was typed."""
        self.put(d.with_die(self._draft, kind, who, text))

    def set_outcome(self, who: str, outcome: str) -> None:
        """How a target is to stand to it."""
        self.put(d.with_outcome(self._draft, who, outcome))

    def toggle_saved_at(self, place: int) -> None:
        """The target at this place (from 1) saved, or did not after all."""
        rows = self.view.rows
        if 0 < place <= len(rows) and rows[place - 1].key:
            row = rows[place - 1]
            self.set_outcome(row.id, "affected" if row.outcome == "saved" else "saved")

    def toggle_willing(self, who: str) -> None:
        """A target lets itself be touched, or does not."""
        self.put(d.toggled_willing(self._draft, who))

    def set_share(self, who: str, share: str) -> None:
        """How much of the points a target takes."""
        self.change(shares={**self._draft.shares, who: cast("d.Share", share)})

    def remove_target(self, who: str) -> None:
        """Somebody is no target."""
        self.change(targets=tuple(one for one in self._draft.targets if one != who))

    # ---- dice ------------------------------------------------------------------------------------------------------

    def roll_missing(self) -> None:
        """Roll the dice of the targets that are still open."""
        self.put(with_dice(self._draft, self.state, self._bridge.model.dice))

    def roll_points(self) -> None:
        """Roll the points anew."""
        self._forget_dice()
        self._roll_points()
        self.refresh()

    def _roll_points(self) -> None:
        """Roll the dice of the points; those rolled for the same dice stay as they fell."""
        self._points = points_roll(self._draft, self._points, self._bridge.model.dice)
        self._draft = replace(self._draft, rolled=self._points.totals)

    def _forget_dice(self) -> None:
        self._points = PointsRoll()

    # ---- doing -----------------------------------------------------------------------------------------------------

    def do(self, deed: Deed | Literal[""] = "", *, force: bool = False) -> bool:
        """Begin, finish, or both, in one step of undo; without a word what Enter does. Whether it was done."""
        if not self._open:
            return False
        deed = deed or self.view.deed
        found = self._draft.spell_problems() if deed == "begin" else self._draft.problems(self.state)
        if found:
            self._tried = True
            self.refresh()
            self.trouble.emit(next(iter(found)))
            return False
        if not force and obstacle(cast_trial(self._draft, self.state), deed) is not None:
            self.refresh()
            return False
        if deed != "begin":
            self.put(with_dice(self._draft, self.state, self._bridge.model.dice, force=force))
        commands = deed_commands(self._draft, self.state, deed, force=force)
        if not commands:
            return False
        draft = self._draft
        self._open = deed == "begin"
        if not isinstance(self._bridge.dispatch_together(commands), Applied):
            self._open = True
            self.refresh()
            return False
        self._after(draft, deed)
        return True

    def _after(self, draft: CastDraft, deed: Deed) -> None:
        self._tried = False
        self._kept[draft.who] = draft
        if draft.key.startswith(("effect:", "own:")):
            self._store.use(draft.key)
        if deed == "begin":
            self.refresh()
            return
        self.done.emit()
        entry = spells.spell(draft.spell) if draft.spell else None
        if entry is not None and entry.leads_to == "dispel":
            self.dispel_requested.emit(draft.who, whole(draft.level) or 0)

    def identify(self, key: str) -> bool:
        """Somebody finds out what is being cast: its id and how ("c3|action")."""
        who, _, how = key.partition("|")
        by: Literal["action", "reaction"] = "reaction" if how == "reaction" else "action"
        return isinstance(self._bridge.dispatch(IdentifySpell(who=who, caster=self._draft.who, by=by)), Applied)

    # ---- keeping in step -------------------------------------------------------------------------------------------

    def refresh(self, *, always: bool = False) -> None:
        """Make the view anew and tell, where it differs."""
        if not self._open:
            return
        view = cast_view(self._draft, self.state, faces=self._points.faces, tried=self._tried)
        if view != self.view or always:
            self.view = view
            self.view_changed.emit(view)

    def _on_change(self) -> None:
        if not self._open:
            return
        state = self.state
        if self._draft.who not in state.combatants or state.combatants[self._draft.who].removed:
            self._open = False
            self.done.emit()
            return
        present = {who.id for who in state.present}
        self._draft = replace(self._draft, targets=tuple(who for who in self._draft.targets if who in present))
        self.refresh()

    def _on_selection(self) -> None:
        """Whoever is selected is aimed at; a spell upon its caster alone stays there."""
        if not self._open:
            return
        entry = spells.spell(self._draft.spell) if self._draft.spell else None
        if entry is not None and entry.reach == "personal":
            return
        before = self._draft
        after = with_sides(replace(before, targets=self._selected_for(before.who)), self.state)
        kept_out = {who for who in before.out if who in before.targets}
        same = frozenset(who for who in after.targets if who in before.targets)
        self.put(
            replace(
                after,
                out=(after.out - same) | (kept_out & same),
                willing=(after.willing - same) | (before.willing & same),
                hostile=after.hostile if not before.targets else before.hostile or after.hostile,
            )
        )


def _under_way(state: Encounter, who: str) -> Casting | None:
    casting = state.combatants[who].casting
    return casting if casting is not None and casting.under_way else None
