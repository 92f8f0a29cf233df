"""Choosing a combatant by typing: lines for a finder, those of the other side first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from encounter_tracker.encounter.derive import derived
from encounter_tracker.support import search
from encounter_tracker.viewmodels.effect_finder import FinderRow, marked
from encounter_tracker.viewmodels.rows import number
from encounter_tracker.viewmodels.texts.language import fill, tr
from encounter_tracker.viewmodels.texts.names import side_name, status_name

if TYPE_CHECKING:
    from collections.abc import Collection

    from encounter_tracker.encounter.state import Combatant, Encounter

_MOST: Final = 60


class _Person(Struct, frozen=True):
    combatant: Combatant

    @property
    def search_names(self) -> tuple[str, ...]:
        return (self.combatant.name,)

    @property
    def search_words(self) -> tuple[str, ...]:
        return ()


def pick_rows(
    state: Encounter, text: str, *, against: str = "", without: Collection[str] = ()
) -> tuple[FinderRow, ...]:
    """Those who answer to a text: the enemies of ``against`` (an id) before its friends, the fallen last."""
    one = state.combatants.get(against)

    def rank(person: _Person) -> tuple[bool, bool, int]:
        who = person.combatant
        place = state.order.index(who.id) if who.id in state.order else len(state.order)
        return _fallen(state, who), one is not None and who.side == one.side, place

    pool = sorted((_Person(c) for c in state.present if c.id not in without), key=rank)
    return tuple(_row(state, person.combatant, text) for person in search.find(pool, text, _MOST, first=rank))


def _fallen(state: Encounter, who: Combatant) -> bool:
    return not derived(state, who.id).can_act


def _row(state: Encounter, who: Combatant, text: str) -> FinderRow:
    now = derived(state, who.id)
    words = [side_name(who.side), fill(tr("Pick", "{0} of {1} hp"), number(now.hp), now.max_hp)]
    if not now.can_act:
        words.append(status_name(now.status))
    return FinderRow(key=who.id, text=who.name, mark=marked(who.name, text), remark=" · ".join(words))
