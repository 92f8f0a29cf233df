"""The list of effects: one frozen row for each, the counts over it, and what can be done to one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.encounter.commands import EditEffect, EndEffect
from encounter_tracker.encounter.suppression import held_by_antimagic, works_on
from encounter_tracker.support.own_effects import OwnEffectStore
from encounter_tracker.viewmodels.affliction_words import course_lines
from encounter_tracker.viewmodels.combatant_force import save_is_due, source_name
from encounter_tracker.viewmodels.effect_editor import EffectFormViewModel
from encounter_tracker.viewmodels.effect_fields import whole
from encounter_tracker.viewmodels.effect_menu import MenuItem, command_for, effect_menu
from encounter_tracker.viewmodels.light_rows import power_text
from encounter_tracker.viewmodels.memo import RowMemo
from encounter_tracker.viewmodels.texts.durations import (
    course_left,
    ends_soon,
    ends_text,
    longest_concentration,
    remaining_short,
    time_exact,
)
from encounter_tracker.viewmodels.texts.language import fill, listed
from encounter_tracker.viewmodels.texts.names import effect_name
from encounter_tracker.viewmodels.tone import effect_tone
from encounter_tracker.viewmodels.wall_draft import wall_words

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect, Encounter
    from encounter_tracker.session.model import Change
    from encounter_tracker.viewmodels.bridge import EncounterBridge

EffectFilter = Literal["all", "who", "ending"]
FILTERS: Final[tuple[EffectFilter, ...]] = ("all", "who", "ending")
RowTone = Literal["help", "harm", "plain"]
_NEVER: Final = 10**9
_NAMED: Final = 2
_CHANGES: Final = {"+", "-", "\N{MINUS SIGN}", "\N{EN DASH}"}


class EffectRow(Struct, frozen=True, kw_only=True):
    """One effect in force.

    Attributes:
        id: the effect's id; the view keeps selection, focus and scroll position by it.
        tone: whether it helps or harms.
        name: what it is called.
        source: from whom, or "".
        targets: upon whom: a name, "4 allies", "area".
        left: what is left, or whose turn ends it.
        ending: it ends at a coming turn (gold).
        kept_up: it lasts as long as its caster concentrates.
        works: False where it works on nobody now.
        tooltip: the whole story.
        accessible: the row as a sentence.
    """

    id: str
    name: str
    tone: RowTone = "plain"
    source: str = ""
    targets: str = ""
    left: str = ""
    ending: bool = False
    kept_up: bool = False
    works: bool = True
    tooltip: str = ""
    accessible: str = ""


class EffectsView(Struct, frozen=True, kw_only=True):
    """All of the list: the rows shown, and the choices over it as (key, text)."""

    rows: tuple[EffectRow, ...] = ()
    filters: tuple[tuple[EffectFilter, str], ...] = ()
    chosen: EffectFilter = "all"


# ---- rows ---------------------------------------------------------------------------------------------------------


def effect_rows(
    state: Encounter,
    chosen: EffectFilter = "all",
    who: str | None = None,
    memo: RowMemo[EffectRow] | None = None,
) -> tuple[EffectRow, ...]:
    """The rows of all effects, of those on one combatant, or of those that end at a coming turn."""
    memo = memo if memo is not None else RowMemo()
    return tuple(
        memo.row(effect.id, _inputs(state, effect), partial(_row, state, effect))
        for effect in _chosen(state, chosen, who)
    )


def _inputs(state: Encounter, effect: Effect) -> tuple[object, ...]:
    """All that a row is made from."""
    soon = ends_soon(effect, state)
    everyone = state.combatants
    concerned = [everyone[who] for who in (*effect.targets, effect.source) if who in everyone]
    names = [(who.name, who.side, who.antimagic) for who in concerned]
    edge = (soon.of, soon.edge, soon.turn, state.active) if soon is not None else ()
    return (effect, edge, tuple(names), state.options, course_left(effect, state))


def effects_view(
    state: Encounter,
    chosen: EffectFilter = "all",
    who: str | None = None,
    memo: RowMemo[EffectRow] | None = None,
) -> EffectsView:
    """The rows and the choices over them."""
    tr = QCoreApplication.translate
    count = {key: len(_chosen(state, key, who)) for key in FILTERS}
    shown = state.combatants.get(who or "")
    filters: list[tuple[EffectFilter, str]] = [("all", tr("Effects", "all {0}").format(count["all"]))]
    if shown is not None:
        filters.append(("who", f"{shown.name} {count['who']}"))
    filters.append(("ending", tr("Effects", "ending {0}").format(count["ending"])))
    kept = chosen if any(key == chosen for key, _ in filters) else "all"
    return EffectsView(rows=effect_rows(state, kept, who, memo), filters=tuple(filters), chosen=kept)


def _chosen(state: Encounter, chosen: EffectFilter, who: str | None) -> list[Effect]:
    found = list(state.effects.values())
    if chosen == "who":
        found = [effect for effect in found if who in effect.targets or effect.source == who]
    elif chosen == "ending":
        found = [effect for effect in found if ends_soon(effect, state) is not None]
    return sorted(found, key=lambda effect: _order(state, effect))


def _order(state: Encounter, effect: Effect) -> tuple[bool, int]:
    """What ends at a coming turn first, then by what is left; otherwise as it was laid."""
    left = _NEVER if effect.remaining is None else effect.remaining
    if effect.until is not None:
        left = 1
    return ends_soon(effect, state) is None, left


def _row(state: Encounter, effect: Effect) -> EffectRow:
    tr = QCoreApplication.translate
    tone = effect_tone(effect)
    name = _name(effect)
    source = "" if set(effect.targets) == {effect.source} else source_name(state, effect)
    targets = _targets_text(state, effect)
    ending = ends_soon(effect, state) is not None or save_is_due(state, effect)
    kept = effect.concentration
    left = ends_text(effect, state) or remaining_short(effect, state)
    if kept is not None and not ending:
        left = _kept_up(state, effect, kept.used)
    works = not effect.targets or any(works_on(state.combatants[who], effect) for who in effect.targets)
    if not works and _held(effect):
        left = tr("Effects", "held down")
    elif not works and _by_antimagic(state, effect):
        left = tr("Effects", "antimagic")
    spoken = (name, _tone_word(tone), fill(tr("Effects", "from {0}"), source) if source else "", targets, left)
    return EffectRow(
        id=effect.id,
        tone="harm" if tone == "deadly" else tone,
        name=name,
        source=source,
        targets=targets,
        left=left,
        ending=ending and works,
        kept_up=kept is not None,
        works=works,
        tooltip=_tooltip(state, effect, name, left),
        accessible=", ".join(text for text in spoken if text),
    )


def _name(effect: Effect) -> str:
    return effect_name(effect) if effect.amount is None else f"{effect_name(effect)} {effect.amount}"


def _held(effect: Effect) -> bool:
    return any(target.state == "suppressed" for target in effect.targets.values())


def _by_antimagic(state: Encounter, effect: Effect) -> list[str]:
    """The names of those on whom antimagic holds it down (rule H4)."""
    return [
        state.combatants[who].name
        for who in effect.targets
        if effect.affects(who) and held_by_antimagic(state.combatants[who], effect)
    ]


def _kept_up(state: Encounter, effect: Effect, used: int) -> str:
    """Rounds of concentrating, of those that there can be."""
    return f"{used}/{longest_concentration(state, effect)}"


def _tone_word(tone: str) -> str:
    tr = QCoreApplication.translate
    words = {"help": tr("Effects", "helpful"), "harm": tr("Effects", "harmful"), "deadly": tr("Effects", "harmful")}
    return words.get(tone, "")


def _targets_text(state: Encounter, effect: Effect) -> str:
    """Upon whom, in one or two words; those who saved or resisted do not count."""
    tr = QCoreApplication.translate
    if not effect.targets:
        return tr("Effects", "area")
    touched = [who for who, target in effect.targets.items() if target.state in {"affected", "suppressed"}]
    if not touched:
        return tr("Effects", "nobody")
    if len(touched) <= _NAMED:
        return ", ".join(state.combatants[who].name for who in touched)
    sides = {state.combatants[who].side for who in touched}
    source = state.combatants.get(effect.source or "")
    if source is None or len(sides) > 1:
        return tr("Effects", "%n target(s)", "", len(touched))
    if sides == {source.side}:
        return tr("Effects", "%n allies", "", len(touched))
    return tr("Effects", "%n foes", "", len(touched))


def _tooltip(state: Encounter, effect: Effect, name: str, left: str) -> str:
    tr = QCoreApplication.translate

    def those(wanted: str) -> str:
        names = [
            state.combatants[who].name
            for who, target in effect.targets.items()
            if target.state == wanted and not (wanted == "affected" and state.combatants[who].name in held)
        ]
        return listed(names, 12)

    held = _by_antimagic(state, effect)
    source = source_name(state, effect)
    lines = [
        name,
        fill(tr("Effects", "from {0}"), source) if source else "",
        fill(tr("Effects", "on {0}"), those("affected")) if those("affected") else "",
        fill(tr("Effects", "saved: {0}"), those("saved")) if those("saved") else "",
        fill(tr("Effects", "resisted: {0}"), those("resisted")) if those("resisted") else "",
        fill(tr("Effects", "held down on {0}"), those("suppressed")) if those("suppressed") else "",
        fill(tr("Effects", "held down by antimagic on {0}"), listed(held, 12)) if held else "",
        _area_words(effect),
        *course_lines(state, effect),
        left,
        fill(tr("Effects", "{0} left"), time_exact(effect.remaining)) if effect.remaining else "",
        effect.note,
    ]
    return "\n".join(dict.fromkeys(line for line in lines if line))


def _area_words(effect: Effect) -> str:
    """The wall it is, or how strong its light or darkness is."""
    tr = QCoreApplication.translate
    if effect.wall is not None:
        return fill(tr("Effects", "wall of {0}"), wall_words(effect.wall))
    if effect.light is not None:
        return fill(tr("Effects", "light: {0}"), power_text(effect))
    return fill(tr("Effects", "darkness: {0}"), power_text(effect)) if effect.darkness is not None else ""


# ---- the view-model -----------------------------------------------------------------------------------------------


class EffectsViewModel(QObject):
    """Keeps the list in step with the encounter and carries out what is wished of one effect.

    ``view_changed(EffectsView)`` when it differs. ``edit_requested(id)``: the full editor is wanted. ``quick`` and
    ``editor`` are the view-models of the two forms.
    """

    view_changed = Signal(object)
    edit_requested = Signal(str)

    def __init__(
        self, bridge: EncounterBridge, parent: QObject | None = None, *, store: OwnEffectStore | None = None
    ) -> None:
        """Follow ``bridge``; ``store`` holds the user's own effects (their file when None)."""
        super().__init__(parent)
        self.bridge = bridge
        self.store = store or OwnEffectStore()
        self.quick = EffectFormViewModel(bridge, self.store, self)
        self.editor = EffectFormViewModel(bridge, self.store, self)
        self._filter: EffectFilter = "all"
        self.view = EffectsView()
        self._memo: RowMemo[EffectRow] = RowMemo()
        bridge.changed.connect(self._on_change)
        bridge.selection_changed.connect(self.refresh)
        bridge.language_changed.connect(self._on_language)
        self.refresh()

    def refresh(self) -> None:
        """Make the rows anew and tell, where they differ."""
        self._memo.keep_only(self.bridge.state.effects)
        view = effects_view(self.bridge.state, self._filter, self.bridge.shown, self._memo)
        if view != self.view:
            self.view = view
            self.view_changed.emit(view)

    def _on_language(self) -> None:
        self._memo.clear()
        self.refresh()

    def choose_filter(self, chosen: str) -> None:
        """Show all, those of the combatant shown, or those that end soon."""
        self._filter = next((key for key in FILTERS if key == chosen), self._filter)
        self.refresh()

    def menu(self, effect: str) -> tuple[MenuItem, ...]:
        """What can be done to an effect."""
        return effect_menu(self.bridge.state, effect)

    def do(self, effect: str, key: str) -> None:
        """Carry out an item of the menu by its key; one that is not possible now does nothing."""
        if effect not in self.bridge.state.effects:
            return
        if key == "edit":
            self.edit_requested.emit(effect)
            return
        command = command_for(self.bridge.state, effect, key)
        if command is not None:
            self.bridge.dispatch(command)

    def left_of(self, effect: str) -> str:
        """The rounds left, to begin typing with; "" where nothing is counted."""
        found = self.bridge.state.effects.get(effect)
        return "" if found is None or found.remaining is None else str(found.remaining)

    def set_left(self, effect: str, text: str) -> str:
        """Set the rounds left as typed ("5", "=5"), prolong ("+3") or shorten ("−2"); returns what is wrong, or ""."""
        found = self.bridge.state.effects.get(effect)
        typed = text.strip()
        number = whole(typed.removeprefix("="))
        if found is None or found.remaining is None or number is None:
            tr = QCoreApplication.translate
            return tr("Effects", "Type the rounds left, or by how many to change them: 5, +3, −2.")
        left = found.remaining + number if typed[:1] in _CHANGES else number
        if left <= 0:
            self.bridge.dispatch(EndEffect(effect=effect))
        else:
            self.bridge.dispatch(EditEffect(effect=effect, remaining=left))
        return ""

    def _on_change(self, change: Change) -> None:  # noqa: ARG002 - every change may touch the list
        self.refresh()
