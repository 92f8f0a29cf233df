"""Adding combatants: one finder field, a few choices, a form for those entered by hand, one command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from encounter_tracker.encounter.apply import Refused
from encounter_tracker.support.search import words_of
from encounter_tracker.viewmodels.add_command import (
    AddChoices,
    HpMode,
    InitiativeMode,
    add_command,
    button_text,
    live_line,
    mistakes_of,
    names_of,
    read_count,
)
from encounter_tracker.viewmodels.add_hand import ByHand, by_hand, weakness_text
from encounter_tracker.viewmodels.add_hits import AddEntry, AddHit, hand_hit, hit_of, line_entry
from encounter_tracker.viewmodels.creature_finder import CreatureFinder
from encounter_tracker.viewmodels.quick_line import Named, name_and_numbers
from encounter_tracker.viewmodels.templates import TemplatesViewModel
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.reasons import reason_text
from encounter_tracker.viewmodels.typed_name import name_problem

if TYPE_CHECKING:
    from encounter_tracker.encounter.commands import AddCombatant
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.creature import Creature
    from encounter_tracker.rules.vocabulary import Side
    from encounter_tracker.viewmodels.bridge import EncounterBridge

tr = QCoreApplication.translate

_SIDES: Final[tuple[Side, ...]] = ("party", "foes", "neutral")


class AddView(Struct, frozen=True, kw_only=True):
    """Everything the popover shows.

    Attributes:
        hits: what the finder found, at its end the line for entering by hand.
        current: which of them Enter takes; -1 for none yet.
        choices: what is chosen beside.
        by_hand: whether the form for one's own creature is open.
        weakness: the tick that an immunity brings with it, or "".
        weak: whether it is ticked.
        line: what Enter adds, or what was just added.
        problem: why nothing can be added, as a sentence.
        mistakes: what is wrong, by field; of what is only missing, from the first Enter on.
        button: the words of the button.
        can_add: whether Enter adds.
    """

    hits: tuple[AddHit, ...] = ()
    current: int = -1
    choices: AddChoices = AddChoices()
    by_hand: bool = False
    weakness: str = ""
    weak: bool = True
    line: str = ""
    problem: str = ""
    mistakes: dict[str, str] = {}
    button: str = ""
    can_add: bool = False


class AddViewModel(QObject):
    """What is being added. ``begin`` starts anew; ``add`` applies and stays ready for the next."""

    view_changed = Signal(object)
    """An :class:`AddView` that differs from the one before."""
    text_changed = Signal(str)
    """The text of the finder was changed from here."""
    hand_cleared = Signal()
    """The fields of the form are to be emptied."""
    added = Signal()
    """Someone was added."""

    def __init__(
        self,
        bridge: EncounterBridge,
        parent: QObject | None = None,
        *,
        finder: CreatureFinder | None = None,
    ) -> None:
        """Add to ``bridge``; ``finder``: who can be found; nobody is looked for before ``begin``."""
        super().__init__(parent)
        self._bridge = bridge
        self._finder = finder or CreatureFinder()
        self._found: tuple[AddEntry, ...] = ()
        self._text = ""
        self._name = ""
        self._current = -1
        self._choices = AddChoices()
        self._count_typed = False
        self._side: Side | None = None  # chosen for this entry
        self._line: Named | None = None
        self._values: dict[str, str] = {}
        self._weak = True
        self._checked = False
        self._told = ""
        self._problem = ""
        self.templates = TemplatesViewModel(self)
        self.templates.chosen_changed.connect(self._edited)
        self.view = AddView()
        self._idle = finder is not None  # nothing is opened before somebody looks
        bridge.changed.connect(lambda _change: None if self._idle else self._refresh())
        bridge.language_changed.connect(self._reload)
        self._reload()

    # --- opening -------------------------------------------------------------------------------------------------

    def begin(self, key: str = "") -> None:
        """Start anew, sides and ways of rolling as they were; ``key``: whom to begin with, by key or name."""
        self._idle = False
        wanted = self._finder.entry(key) if key else None
        self._clear()
        self._told = ""
        self._set_text(wanted.creature.name if wanted is not None else "")
        place = next((at for at, entry in enumerate(self._found) if wanted and entry.key == wanted.key), -1)
        if place > 0:
            self.choose(place)  # several have that name
        QTimer.singleShot(0, self, self._finder.warm)

    def finish(self) -> None:
        """Nobody looks any more: what changes is not followed before the next ``begin``."""
        self._idle = True

    @property
    def text(self) -> str:
        """What is in the finder."""
        return self._text

    # --- what the user does --------------------------------------------------------------------------------------

    def set_text(self, text: str) -> None:
        """The finder was edited."""
        if text != self._text:
            self._set_text(text)

    def step(self, by: int) -> None:
        """Choose the hit above or below."""
        start = len(self.view.hits) if self._current < 0 and by < 0 else self._current
        self.choose((start + by) % len(self.view.hits))

    def choose(self, place: int) -> None:
        """Choose a hit."""
        if 0 <= place < len(self.view.hits):
            self._current = place
            self._edited()

    def toggle_by_hand(self) -> None:
        """To the form for one's own creature, or back to the first hit."""
        self.choose(0 if self.view.by_hand and len(self.view.hits) > 1 else len(self.view.hits) - 1)

    def set_side(self, side: str) -> None:
        """Whose side, for this entry; the next one is offered the side of its kind again."""
        self._side = cast("Side", side)
        self._edited()

    def next_side(self) -> None:
        """Party, foes, neutral, and party again."""
        place = _SIDES.index(self._all_choices().side)
        self.set_side(_SIDES[(place + 1) % len(_SIDES)])

    def set_count(self, text: str) -> None:
        """How many copies."""
        self._count_typed = False
        self._edited(count=text)

    def set_hp(self, mode: str, text: str | None = None) -> None:
        """Average, rolled or typed hit points."""
        self._edited(hp=cast("HpMode", mode), hp_text=self._choices.hp_text if text is None else text)

    def set_initiative(self, mode: str, text: str | None = None) -> None:
        """Rolled for each, one roll for all, or typed."""
        kept = self._choices.initiative_text if text is None else text
        self._edited(initiative=cast("InitiativeMode", mode), initiative_text=kept)

    def set_name(self, name: str) -> None:
        """Another name than the creature's own."""
        self._edited(name=name)

    def set_flag(self, flag: str, on: bool) -> None:
        """Hidden, flying or swimming."""
        self._edited(**{flag: on})

    def set_hand(self, values: dict[str, str]) -> None:
        """The fields of the form were edited."""
        self._values = values
        self._edited()

    def set_weak(self, weak: bool) -> None:
        """Whether an immunity implies a vulnerability."""
        self._weak = weak
        self._edited()

    def add(self) -> bool:
        """Add them in one command and be ready for the next; False when something is missing."""
        self._checked = True
        if not self.view.can_add:
            self._refresh()
            return False
        command = self._command()
        outcome = self._bridge.dispatch(command)
        if isinstance(outcome, Refused):
            self._problem = reason_text(outcome.reason)
            self._refresh()
            return False
        self._clear()
        self._set_text("")
        self.hand_cleared.emit()
        self.added.emit()
        return True

    # --- inside --------------------------------------------------------------------------------------------------

    @property
    def _hit(self) -> AddEntry | None:
        """The entry chosen; None for one entered by hand."""
        return self._found[self._current] if 0 <= self._current < len(self._found) else None

    @property
    def _hand(self) -> ByHand | None:
        """What the form makes, where it is open."""
        return by_hand(self._name, self._values) if self._current == len(self._found) else None

    def _command(self) -> AddCombatant:
        hit = self._hit
        creature = self.templates.creature
        assert creature is not None  # noqa: S101 - `can_add` says that there is one
        choices = self._all_choices()
        die = self._bridge.model.dice.roll(20) if choices.initiative == "all" else None
        base, count = choices.name.strip() or creature.name, int(choices.count)
        names = names_of(self._bridge.state, base, count, typed=bool(choices.name.strip()))
        self._told = fill(tr("AddForm", "Added: {0}"), names)
        return add_command(creature, choices, by_hand=(hit is None or bool(hit.line)) and self._weak, die=die)

    def _clear(self) -> None:
        """Whom, how many and whose side begin anew; ways of rolling stay."""
        self._side = None
        self._choices = replace(self._choices, count="1", name="", hp_text="", initiative_text="")
        self._choices = replace(self._choices, hidden=False, flying=False, swimming=False)
        if self._choices.hp == "typed":
            self._choices = replace(self._choices, hp="average")
        if self._choices.initiative == "typed":
            self._choices = replace(self._choices, initiative="each")
        self._values = {}
        self._weak = True
        self._checked = False
        self._problem = ""
        self._count_typed = False
        self.templates.clear()

    def _set_text(self, text: str) -> None:
        told = self._told if not text else ""
        self._text = text
        count, self._name = self._read(text)
        if count:
            self._choices = replace(self._choices, count=count)
        elif self._count_typed:
            self._choices = replace(self._choices, count="1")
        self._count_typed = bool(count)
        self._found = self._find()
        self._current = 0 if self._name else -1
        self._edited()
        self._told = told
        self._refresh()
        self.text_changed.emit(text)

    def _read(self, text: str) -> tuple[str, str]:
        """Count and name of a text; the numbers of a whole line go where they would be typed."""
        line = name_and_numbers(text)
        if line is not None:
            self._choices = replace(
                self._choices, initiative="typed", initiative_text=line.initiative, hp="typed", hp_text=line.hp
            )
        elif self._line is not None:
            self._choices = replace(self._choices, initiative="each", initiative_text="", hp="average", hp_text="")
        self._line = line
        if line is None:
            return read_count(text)
        count, name = read_count(line.name)
        return (count, name) if line.name[0].isdigit() and name else ("", line.name)

    def _find(self) -> tuple[AddEntry, ...]:
        """Who answers to the name; a whole line with a name of one's own comes first."""
        found = self._finder.find(self._name)
        if self._line is None or any(_same(self._name, name) for entry in found[:1] for name in entry.names):
            return found
        return (line_entry(Named(self._name, self._line.initiative, self._line.hp)), *found)

    def _edited(self, **fields: object) -> None:
        self._choices = replace(self._choices, **fields)
        self._told = ""
        self._problem = ""
        self._checked = False
        self._refresh()

    def _reload(self) -> None:
        if not self._idle:
            self._found = self._find()
            self._refresh()

    def _all_choices(self) -> AddChoices:
        side: Side = "party" if self._hit is not None and self._hit.hero else "foes"
        choices = replace(self._choices, side=self._side or side)
        if self._hand is not None and choices.hp == "typed":
            return replace(choices, hp="average")  # the form has its own field for them
        return choices

    def _refresh(self) -> None:
        view = self._view(self._bridge.state)
        if view != self.view:
            self.view = view
            self.view_changed.emit(view)

    def _view(self, state: Encounter) -> AddView:
        hits = (*(hit_of(entry) for entry in self._found), hand_hit(self._name))
        self._current = min(self._current, len(hits) - 1)
        hit, hand, choices = self._hit, self._hand, self._all_choices()
        self.templates.set_creature(_creature(hit, hand))
        creature = self.templates.creature
        mistakes = {**mistakes_of(choices), **(hand.mistakes if hand is not None else {})}
        if hit is None and hand is None:
            mistakes["name"] = tr("AddForm", "Type a name, or choose one with the arrow keys")
        if hit is not None and hit.line and (too_long := name_problem(hit.creature.name)):
            mistakes["name"] = too_long
        if self.templates.is_refused:
            mistakes["templates"] = self.templates.view.refusal
        ready = creature is not None and not mistakes
        at_once = {"count", "named", "templates"}
        at_once |= set() if self._line is None else {"name", "initiative", "hp"}
        shown = mistakes if self._checked else {key: text for key, text in mistakes.items() if key in at_once}
        name = choices.name.strip() or (creature.name if creature is not None else self._name)
        return AddView(
            hits=hits,
            current=self._current,
            choices=choices,
            by_hand=hand is not None,
            weakness=weakness_text(hand.implied) if hand is not None and hand.implied else "",
            weak=self._weak,
            line=self._told or (live_line(state, creature, choices) if ready and creature is not None else ""),
            problem=self._problem or next(iter(shown.values()), ""),
            mistakes=shown,
            button=button_text(name, choices, mistakes),
            can_add=ready,
        )


def _same(one: str, other: str) -> bool:
    return words_of(one) == words_of(other)


def _creature(hit: AddEntry | None, hand: ByHand | None) -> Creature | None:
    if hit is not None:
        return hit.creature
    return hand.creature if hand is not None else None
