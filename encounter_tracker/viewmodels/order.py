"""The initiative list: one frozen row for each combatant, and those who wait."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.encounter.commands import MoveCombatant
from encounter_tracker.encounter.derive import Derived, derived
from encounter_tracker.viewmodels.charm_orders import control_text
from encounter_tracker.viewmodels.marks import mark_name
from encounter_tracker.viewmodels.memo import RowMemo
from encounter_tracker.viewmodels.order_chips import chips_of
from encounter_tracker.viewmodels.rows import HpView, OrderRow, Side, StateIcon, TrayRow, Turn, hp_view, number
from encounter_tracker.viewmodels.texts.durations import course_left, ends_soon

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Combatant, Encounter
    from encounter_tracker.session.model import Change
    from encounter_tracker.viewmodels.bridge import EncounterBridge

_SIDES: Final[dict[str, Side]] = {"party": "party", "foes": "foe", "neutral": "neutral"}
_TRAY_KEYS: Final = 9


class OrderView(Struct, frozen=True):
    """All of the left pane."""

    rows: tuple[OrderRow, ...] = ()
    tray: tuple[TrayRow, ...] = ()
    remark: str = ""


def order_view(state: Encounter, memo: RowMemo[OrderRow] | None = None) -> OrderView:
    """The rows of everyone with a place, the lines of those who wait, and the words beside the title."""
    memo = memo if memo is not None else RowMemo()
    upcoming = next_up(state)
    placed = [state.combatants[who] for who in state.order if not state.combatants[who].removed]
    waiting_rolls = {due.who for due in state.due}
    kept_up = _kept_up(state)
    rows = []
    for combatant in placed:
        if combatant.delaying:
            continue
        who = combatant.id
        now = derived(state, who)
        turn: Turn = "now" if who == state.active else "next" if who == upcoming else ""
        inputs = (combatant, now, turn, who in waiting_rolls, _coming_ends(state, who), *kept_up.get(who, ()))
        rows.append(memo.row(who, inputs, partial(_row, state, combatant, now, turn)))
    waiting = [c for c in placed if c.delaying or c.readied is not None]
    tray = tuple(_tray(c, number) for number, c in enumerate(waiting, 1))
    return OrderView(tuple(rows), tray, _remark(len(rows), len(waiting)))


def _coming_ends(state: Encounter, who: str) -> tuple[object, ...]:
    """What of the turns shows in the chips of a row: which effects end at a coming turn and at whose, saves to come."""
    found: list[object] = []
    for effect in state.effects_on.get(who, ()):
        soon = ends_soon(effect, state)
        if soon is not None:
            found.append((effect.id, soon.of, state.combatants[soon.of].name if soon.of in state.combatants else ""))
        if effect.affliction is not None:
            found.append((effect.id, course_left(effect, state)))
        control = control_text(state, effect, who)
        if control:
            found.append((effect.id, control))
    return tuple(found)


def _kept_up(state: Encounter) -> dict[str, list[object]]:
    """The effects that each caster keeps up."""
    found: dict[str, list[object]] = {}
    for effect in state.effects.values():
        if effect.concentration is not None and effect.kept_up_by is not None:
            found.setdefault(effect.kept_up_by, []).append(effect)
    return found


def next_up(state: Encounter) -> str | None:
    """Whose turn comes after the one now: the first who still has one, else the first living of the next round."""
    if not state.started:
        return None
    living = [who for who in state.order if not state.combatants[who].removed and state.combatants[who].death is None]
    for who in living:
        combatant = state.combatants[who]
        unfinished = combatant.started_round == state.round and combatant.ended_round != state.round
        left = combatant.started_round != state.round or (unfinished and not combatant.delaying)
        if left and who != state.active and (state.round > 0 or combatant.aware):
            return who
    return next((who for who in living if who != state.active), None)


def _remark(rows: int, waiting: int) -> str:
    tr = QCoreApplication.translate
    if not rows and not waiting:
        return tr("OrderViewModel", "empty")
    text = tr("OrderViewModel", "%n in order", "", rows)
    if waiting:
        text = tr("OrderViewModel", "{0}, {1} waiting").format(text, waiting)
    return text


def _row(state: Encounter, combatant: Combatant, now: Derived, turn: Turn) -> OrderRow:
    dead = combatant.death is not None
    row = OrderRow(
        id=combatant.id,
        name=combatant.name,
        count="–" if combatant.initiative is None else number(combatant.initiative),
        side=_SIDES[combatant.side],
        turn=turn,
        icons=_icons(state, combatant),
        chips=chips_of(state, combatant, now),
        hp=None if dead else _hp(now),
        dead=dead,
        note=QCoreApplication.translate("OrderViewModel", "dead") if dead else "",
        mark=combatant.colour,
    )
    return replace(row, accessible=_spoken(row))


def _hp(now: Derived) -> HpView:
    return hp_view(
        now.hp,
        now.max_hp,
        temp=now.temp_hp,
        nonlethal=now.nonlethal,
        dies_at=now.dies_at,
        state=now.status,
    )


def _icons(state: Encounter, combatant: Combatant) -> tuple[StateIcon, ...]:
    tr = QCoreApplication.translate
    icons = []
    if combatant.hidden:
        icons.append(StateIcon("eye-off", tr("OrderViewModel", "hidden from the players")))
    if combatant.flying:
        icons.append(StateIcon("wind", tr("OrderViewModel", "flying")))
    if combatant.antimagic:
        icons.append(StateIcon("ban", tr("OrderViewModel", "in an antimagic area")))
    if any(due.who == combatant.id for due in state.due):
        icons.append(StateIcon("bell", tr("OrderViewModel", "a roll waits for an answer")))
    return tuple(icons)


def side_name(side: Side) -> str:
    """The side in words."""
    tr = QCoreApplication.translate
    names = {
        "party": tr("OrderViewModel", "party"),
        "foe": tr("OrderViewModel", "foe"),
        "neutral": tr("OrderViewModel", "neutral"),
    }
    return names[side]


def _spoken(row: OrderRow) -> str:
    """The row as a screen reader says it: what the eye sees, in the same order."""
    tr = QCoreApplication.translate
    words = [row.count, row.name, side_name(row.side)]
    if row.mark:
        words.append(mark_name(row.mark))
    if row.turn == "now":
        words.append(tr("OrderViewModel", "its turn"))
    elif row.turn == "next":
        words.append(tr("OrderViewModel", "next"))
    words += [icon.text for icon in row.icons]
    words.append(row.hp.accessible if row.hp is not None else row.note)
    words += [f"{chip.text} {chip.remaining}".strip() for chip in row.chips]
    return ", ".join(word for word in words if word)


def _tray(combatant: Combatant, number: int) -> TrayRow:
    tr = QCoreApplication.translate
    if combatant.delaying:
        note = tr("OrderViewModel", "delaying · since {0}").format(combatant.initiative)
    else:
        note = tr("OrderViewModel", "readied · “{0}”").format(combatant.readied)
    return TrayRow(
        id=combatant.id,
        kind="delaying" if combatant.delaying else "readied",
        name=combatant.name,
        side=_SIDES[combatant.side],
        note=note,
        key=f"Alt+{number}" if number <= _TRAY_KEYS else "",
        accessible=f"{combatant.name}, {note}",
    )


class OrderViewModel(QObject):
    """Keeps the list in step with the encounter; emits ``view_changed`` with an :class:`OrderView` that differs."""

    view_changed = Signal(object)

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Follow ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self.view = OrderView()
        self._memo: RowMemo[OrderRow] = RowMemo()
        bridge.changed.connect(self._on_change)
        bridge.language_changed.connect(self._on_language)
        self.refresh()

    def refresh(self) -> None:
        """Make the rows anew and tell, where they differ."""
        state = self._bridge.state
        self._memo.keep_only(state.order)
        view = order_view(state, self._memo)
        if view != self.view:
            self.view = view
            self.view_changed.emit(view)

    def move(self, who: str, before: str) -> None:
        """Drop a row before another ("" for the end)."""
        rows = [row.id for row in self.view.rows]
        if before:
            self._bridge.dispatch(MoveCombatant(who=who, before=before))
        elif rows and rows[-1] != who:
            self._bridge.dispatch(MoveCombatant(who=who, after=rows[-1]))

    def select_all(self) -> None:
        """First all foes, then everyone (Ctrl+A)."""
        everyone = tuple(row.id for row in self.view.rows)
        foes = tuple(row.id for row in self.view.rows if row.side == "foe" and not row.dead)
        self._bridge.select(everyone if not foes or self._bridge.selected == foes else foes)

    def _on_language(self) -> None:
        self._memo.clear()
        self.refresh()

    def _on_change(self, change: Change) -> None:  # noqa: ARG002 - every change may touch the list
        self.refresh()
