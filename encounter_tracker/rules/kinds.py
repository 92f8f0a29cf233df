"""What each kind of special ability is open to (section H): one table answers for every effect and ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from encounter_tracker.rules.vocabulary import EffectKind


class KindRule(Struct, frozen=True, kw_only=True):
    """The five questions about a kind.

    Attributes:
        provokes: its use provokes attacks of opportunity.
        dispellable: its effects can be dispelled.
        counterable: it can be counterspelled.
        resistible: spell resistance protects from it.
        suppressible: it is held down where magic is (antimagic).
    """

    provokes: bool = False
    dispellable: bool = False
    counterable: bool = False
    resistible: bool = False
    suppressible: bool = False


_LIKE_A_SPELL: Final = KindRule(provokes=True, dispellable=True, counterable=True, resistible=True, suppressible=True)

#: Source: SA, types of special abilities; rules H1 to H3. What is not magical at all is like the extraordinary.
KINDS: Final[dict[EffectKind, KindRule]] = {
    "spell": _LIKE_A_SPELL,
    "spell-like": _LIKE_A_SPELL,
    "supernatural": KindRule(suppressible=True),
    "extraordinary": KindRule(),
    "nonmagical": KindRule(),
}
