"""The combatant pane: one frozen sheet of everything about one combatant, and what is done to it there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from encounter_tracker.encounter import commands as c
from encounter_tracker.encounter.apply import Refused
from encounter_tracker.encounter.derive import derived
from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.viewmodels import combatant_parse as parse
from encounter_tracker.viewmodels.charm_orders import holds
from encounter_tracker.viewmodels.combatant_ability import ability_command, ability_view
from encounter_tracker.viewmodels.combatant_action_forms import action_form
from encounter_tracker.viewmodels.combatant_actions import action_command, action_rows
from encounter_tracker.viewmodels.combatant_due import answer_command, due_rows, find_due, parse_answer
from encounter_tracker.viewmodels.combatant_edit import edit_command
from encounter_tracker.viewmodels.combatant_fields import edit_form
from encounter_tracker.viewmodels.combatant_figures import ability_tiles, figure_tiles, levels_line
from encounter_tracker.viewmodels.combatant_flows import flow_rows
from encounter_tracker.viewmodels.combatant_force import force_remark, force_rows
from encounter_tracker.viewmodels.combatant_head import sheet_head
from encounter_tracker.viewmodels.combatant_levels import level_command, level_form, level_save, levels_view
from encounter_tracker.viewmodels.combatant_lines import attack_lines, defence_lines
from encounter_tracker.viewmodels.combatant_rows import CombatantSheet
from encounter_tracker.viewmodels.combatant_told import HURT, hurt_itself, told_rows
from encounter_tracker.viewmodels.magic_due import concentrate_command, magic_due_rows
from encounter_tracker.viewmodels.resources import resource_rows, spend_command
from encounter_tracker.viewmodels.texts.reasons import reason_text
from encounter_tracker.viewmodels.typed_distance import distance_in_feet
from encounter_tracker.viewmodels.why import WhyView, why

if TYPE_CHECKING:
    from collections.abc import Mapping

    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.session.model import Change
    from encounter_tracker.viewmodels.bridge import EncounterBridge
    from encounter_tracker.viewmodels.combatant_rows import (
        AbilityView,
        ActionForm,
        ActionRow,
        FormField,
        FormGroup,
        LevelsView,
    )

#: Refusals that a game master may overrule at once.
_FORCEABLE: Final = frozenset(
    {
        "immune", "all_immune", "protected", "no_such_ability", "is_dead", "not_dead", "nothing_to_restore",
        "raise_dead_death_attack", "in_antimagic",
    },
)  # fmt: skip


class Result(Struct, frozen=True, kw_only=True):
    """What came of a wish.

    Attributes:
        message: why it was not done; "" when it was.
        fields: what is wrong with typed values, by field.
        can_force: the game master may insist.
    """

    message: str = ""
    fields: dict[str, str] = {}
    can_force: bool = False

    @property
    def ok(self) -> bool:
        """Whether it was done."""
        return not self.message and not self.fields


DONE: Final = Result()


def combatant_sheet(state: Encounter, who: str) -> CombatantSheet:
    """Everything the pane shows of one combatant (by id)."""
    combatant = state.combatants[who]
    now = derived(state, who)
    force = force_rows(state, who, now)
    return CombatantSheet(
        who=who,
        head=sheet_head(state, combatant, now),
        due=(*due_rows(state, who), *magic_due_rows(state, who)),
        figures=figure_tiles(now, combatant),
        abilities=ability_tiles(now),
        levels=levels_line(combatant),
        resources=resource_rows(combatant),
        force=force,
        force_remark=force_remark(force),
        attacks=attack_lines(now),
        defences=defence_lines(state, combatant, now),
        flows=flow_rows(combatant.creature, now),
        note=combatant.note,
    )


class CombatantViewModel(QObject):
    """Keeps the sheet of the combatant shown in step with the encounter, and turns wishes into commands.

    Wishes that need an answer at their own place give a `Result`.
    """

    sheet_changed = Signal(object)
    """The sheet differs: a `CombatantSheet`, or None while nobody is there."""
    pinned_changed = Signal(bool)
    """The pane was pinned to a combatant, or follows the selection again."""

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Follow the combatant that ``bridge`` shows."""
        super().__init__(parent)
        self._bridge = bridge
        self._pinned = bridge.pinned is not None
        self.sheet: CombatantSheet | None = None
        bridge.changed.connect(self._on_change)
        bridge.selection_changed.connect(self.refresh)
        bridge.language_changed.connect(self.refresh)
        self.refresh()

    # ---- what is shown --------------------------------------------------------------------------------------

    @property
    def who(self) -> str | None:
        """The id of the combatant shown."""
        return None if self.sheet is None else self.sheet.who

    @property
    def pinned(self) -> bool:
        """Whether the pane keeps to one combatant."""
        return self._bridge.pinned is not None

    def refresh(self) -> None:
        """Make the sheet anew and tell, where it differs."""
        who = self._bridge.shown
        sheet = self._sheet_of(who) if who is not None else None
        if self.pinned != self._pinned:
            self._pinned = self.pinned
            self.pinned_changed.emit(self._pinned)
        if sheet != self.sheet:
            self.sheet = sheet
            self.sheet_changed.emit(sheet)

    def _sheet_of(self, who: str) -> CombatantSheet:
        model = self._bridge.model
        told = told_rows(model.steps[: model.position], model.state, who)
        return replace(combatant_sheet(model.state, who), told=told)

    def toggle_pin(self) -> None:
        """Keep to the combatant shown, or follow the selection and the turn again."""
        self._bridge.pin(None if self.pinned else self.who)

    def why(self, figure: str) -> WhyView | None:
        """A figure, ability or skill of the combatant shown, taken apart."""
        return why(self._bridge.state, self.who, figure) if self.who is not None else None

    def ability(self, ability: str) -> AbilityView | None:
        """An ability of the combatant shown, for its popover; None for what is none."""
        if self.who is None or ability not in ABILITIES:
            return None
        return ability_view(self._bridge.state, self.who, ability)

    def levels(self) -> LevelsView | None:
        """The negative levels of the combatant shown, for their popover."""
        return levels_view(self._bridge.state, self.who) if self.who is not None else None

    # ---- figures --------------------------------------------------------------------------------------------

    def overrule(self, figure: str, text: str) -> Result:
        """Set a figure by hand; an empty text goes back to the computed one."""
        if not text.strip():
            return self._edit(figures={figure: None})
        try:
            value = distance_in_feet(text) if figure == "speed" else parse.parse_number(text)
        except parse.ParseError as error:
            return Result(message=str(error))
        return self._edit(figures={figure: value})

    def log_why(self, figure: str) -> None:
        """Write a figure with its parts into the log."""
        view = self.why(figure)
        if view is not None:
            self._run(c.WriteNote(text=view.log_text, who=view.who))

    def set_ability(self, ability: str, key: str, text: str, *, force: bool = False) -> Result:
        """Bring damage, drain or base score of an ability to what was typed."""
        if self.who is None or ability not in ABILITIES:
            return DONE
        try:
            wanted = parse.parse_optional(text) if key == "base" else parse.parse_number(text, least=0, most=99)
        except parse.ParseError as error:
            return Result(message=str(error))
        command = ability_command(self._bridge.state, self.who, ability, key, wanted)
        return self._run(replace(command, force=force)) if command is not None else DONE

    def restore_ability(self, ability: str) -> Result:
        """Take all damage and drain of an ability back."""
        if self.who is None or ability not in ABILITIES:
            return DONE
        return self._run(c.RestoreAbility(target=self.who, ability=ability, damage="all", drain="all"))

    # ---- negative levels ------------------------------------------------------------------------------------

    def level_form(self) -> tuple[FormField, ...]:
        """What is asked before negative levels are given."""
        return level_form(self._bridge.state, self.who) if self.who is not None else ()

    def give_levels(self, values: Mapping[str, str], *, force: bool = False) -> Result:
        """Give negative levels."""
        if self.who is None:
            return DONE
        command, mistakes = level_command(self.who, values, force=force)
        return self._run(command) if command is not None else Result(fields=mistakes)

    def remove_level(self, level: str) -> Result:
        """Take one negative level away."""
        if self.who is None:
            return DONE
        return self._run(c.RemoveNegativeLevels(target=self.who, count=1, which=level))

    def save_level(self, level: str, text: str) -> Result:
        """The save against one negative level: the die, "=" and the sum, or nothing to roll."""
        if self.who is None:
            return DONE
        command = level_save(self.who, level, text)
        return Result(message=command) if isinstance(command, str) else self._run(command)

    # ---- what is due, effects, note -------------------------------------------------------------------------

    def answer_due(self, key: str, text: str) -> Result:
        """Answer a roll that is due: the die, "=" and the sum, or nothing to let the program roll."""
        kept_up = concentrate_command(self._bridge.state, self.who, key) if self.who is not None else None
        if kept_up is not None:
            return self._run(kept_up)
        due = find_due(self._bridge.state, self.who, key) if self.who is not None else None
        if due is None:
            return DONE
        answer = parse_answer(text, due.what)
        if isinstance(answer, str):
            return Result(message=answer)
        command = answer_command(due, answer)
        return self._run(command) if command is not None else DONE

    def save_affliction(self, effect: str) -> Result:
        """A save against an affliction now, rolled, whether one is due or not."""
        if self.who is None or not effect:
            return DONE
        return self._run(c.SaveAffliction(target=self.who, name=effect))

    def act_on_told(self, action: str) -> Result:
        """Do what follows from a roll: the confused hurts itself."""
        if self.who is None or action != HURT:
            return DONE
        return self._run(hurt_itself(self._bridge.model, self.who))

    def end_effect(self, effect: str) -> Result:
        """End an effect on the combatant shown; others under it keep it."""
        if self.who is None or not effect:
            return DONE
        return self._run(c.EndEffect(effect=effect, target=self.who))

    def set_note(self, text: str, who: str = "") -> Result:
        """Keep the game master's note on the combatant shown, or on ``who``."""
        noted = self._bridge.state.combatants.get(who or self.who or "")
        if noted is None or noted.removed or text == noted.note:
            return DONE
        return self._run(c.EditCombatant(who=noted.id, set={"note": text}))

    def spend(self, resource: str, by: int) -> Result:
        """Use up so many of a resource of the combatant shown; below 0 they are given back."""
        if self.who is None:
            return DONE
        command = spend_command(self._bridge.state.combatants[self.who], resource, by)
        return self._run(command) if command is not None else DONE

    def order_key(self, effect: str) -> str:
        """What an order by an effect to the combatant shown is asked by ("c3|e5"); "" where none can be given."""
        who = self.who or ""
        known = who in self._bridge.state.combatants
        held = known and any(hold.effect.id == effect for hold in holds(self._bridge.state, who))
        return f"{who}|{effect}" if held else ""

    def suppress_effect(self, effect: str, *, on: bool) -> Result:
        """Hold an effect down on the combatant shown, or let it work again."""
        if self.who is None or not effect:
            return DONE
        return self._run(c.SuppressEffect(effect=effect, target=self.who, on=on))

    # ---- all fields, actions --------------------------------------------------------------------------------

    def edit_form(self) -> tuple[FormGroup, ...]:
        """The form with all fields."""
        return edit_form(self._bridge.state, self.who) if self.who is not None else ()

    def submit_edit(self, values: Mapping[str, str]) -> Result:
        """Change what differs in the form with all fields; with a mistake nothing changes."""
        if self.who is None:
            return DONE
        command, mistakes = edit_command(self._bridge.state, self.who, values)
        if mistakes:
            return Result(fields=mistakes)
        return self._run(command) if command is not None else DONE

    def actions(self, who: str | None = None) -> tuple[ActionRow, ...]:
        """The menu of the pane, or of another combatant."""
        who = who or self.who
        return action_rows(self._bridge.state, who) if who is not None else ()

    def action_form(self, key: str) -> ActionForm | None:
        """What an action asks first."""
        return action_form(self._bridge.state, self.who, key) if self.who is not None else None

    def act(self, key: str, values: Mapping[str, str] | None = None, *, force: bool = False) -> Result:
        """Do an action of the menu."""
        if self.who is None:
            return DONE
        command, mistakes = action_command(self._bridge.state, self.who, key, values or {})
        if command is None:
            return Result(fields=mistakes)
        return self._run(replace(command, force=force))

    # ---- inside ---------------------------------------------------------------------------------------------

    def _edit(self, **fields: object) -> Result:
        return self._run(c.EditCombatant(who=self.who, set=fields)) if self.who is not None else DONE

    def _run(self, command: c.Command) -> Result:
        outcome = self._bridge.dispatch(command)
        if isinstance(outcome, Refused):
            return Result(message=reason_text(outcome.reason), can_force=outcome.reason.code in _FORCEABLE)
        return DONE

    def _on_change(self, change: Change) -> None:  # noqa: ARG002 - every change may touch the sheet
        self.refresh()
