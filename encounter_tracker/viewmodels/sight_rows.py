"""Who sees whom, as frozen rows: one head for each combatant, one cell for each pair (rule I3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.light import light_of
from encounter_tracker.encounter.seeing import feet_between, loses_dex_to, observer, seen
from encounter_tracker.encounter.senses import senses_now
from encounter_tracker.rules.sight import sight
from encounter_tracker.viewmodels.rows import Side
from encounter_tracker.viewmodels.texts.language import capitalised, fill
from encounter_tracker.viewmodels.texts.names import status_name
from encounter_tracker.viewmodels.texts.sight import LIGHT_ICONS, light_at_power, light_place, percent, senses_text

if TYPE_CHECKING:
    from encounter_tracker.encounter.derive import Derived
    from encounter_tracker.encounter.state import Combatant, Encounter
    from encounter_tracker.rules.sight import Sight

tr = QCoreApplication.translate

CellKind = Literal[
    "self", "sees", "dim", "veiled", "dark", "invisible", "blinded", "scent", "sense", "found", "senseless"
]
CellTone = Literal["quiet", "some", "much", "off"]
SIDES: Final[dict[str, Side]] = {"party": "party", "foes": "foe", "neutral": "neutral"}

ICONS: Final[dict[CellKind, str]] = {
    "self": "",
    "sees": "eye",
    "dim": "cloud-moon",
    "veiled": "layers",
    "dark": "moon",
    "invisible": "ghost",
    "blinded": "eye-off",
    "scent": "wind",
    "sense": "target",
    "found": "ear",
    "senseless": "ban",
}
_UNSEEN: Final[dict[str, CellKind]] = {"blinded": "blinded", "invisible": "invisible", "ethereal": "invisible"}
_HALF: Final = 50


class SightHead(Struct, frozen=True, kw_only=True):
    """A combatant at the edge of the table.

    Attributes:
        id: who.
        name: the name.
        side: party, foe or neutral.
        detail: its senses, or what keeps it from seeing anything.
        warns: it is blinded or perceives nothing at all.
        light: the light where it stands.
        light_icon: the sign for that light.
        antimagic: it is in an antimagic area.
        active: it is its turn.
        tooltip: all of it, a line each.
    """

    id: str
    name: str
    side: Side = "foe"
    detail: str = ""
    warns: bool = False
    light: str = "normal"
    light_icon: str = "sun-dim"
    antimagic: bool = False
    active: bool = False
    tooltip: str = ""


class SightCell(Struct, frozen=True, kw_only=True):
    """How the one of the row sees the one of the column.

    Attributes:
        kind: what decides it.
        icon: its sign.
        text: the miss chance ("50 %"), or "".
        short: the same without its unit, for narrow cells.
        tone: nothing to tell, a little (20 %), much (50 %), or no perception at all.
        loses_dex: the one of the row loses its Dexterity bonus against the one of the column.
        words: all of it.
    """

    kind: CellKind
    icon: str = ""
    text: str = ""
    short: str = ""
    tone: CellTone = "quiet"
    loses_dex: bool = False
    words: str = ""


class LegendItem(Struct, frozen=True):
    """A sign of the table and what it means."""

    cell: SightCell
    words: str


class SightGrid(Struct, frozen=True, kw_only=True):
    """The whole table; ``cells[row][column]``."""

    heads: tuple[SightHead, ...] = ()
    cells: tuple[tuple[SightCell, ...], ...] = ()
    remark: str = ""
    light: str = "normal"
    light_words: str = ""
    legend: tuple[LegendItem, ...] = ()

    def place(self, who: str) -> int:
        """The place of a combatant, or -1."""
        return next((at for at, head in enumerate(self.heads) if head.id == who), -1)


def in_sight(state: Encounter) -> tuple[Combatant, ...]:
    """The living who are present, in the order of the list, those without a place behind."""
    placed = [state.combatants[who] for who in state.order]
    there = {combatant.id for combatant in placed}
    everyone = (*placed, *(combatant for combatant in state.present if combatant.id not in there))
    return tuple(who for who in everyone if not who.removed and who.death is None)


def sight_grid(state: Encounter) -> SightGrid:
    """The table of who sees whom, with everything ready to be shown."""
    people = in_sight(state)
    heads = tuple(sight_head(state, who) for who in people)
    cells = _cells(state, tuple(who.id for who in people))
    around = state.environment
    return SightGrid(
        heads=heads,
        cells=cells,
        remark=_remark(state),
        light=around.light,
        light_words=light_at_power(around.light, around.level, magical=around.magical),
        legend=legend(cells),
    )


def _cells(state: Encounter, ids: tuple[str, ...]) -> tuple[tuple[SightCell, ...], ...]:
    eyes = [observer(state, who) for who in ids]
    looks = [seen(state, who) for who in ids]
    made: dict[tuple[object, ...], SightCell] = {}
    own = SightCell(kind="self", words=tr("Sight", "itself"))
    rows = []
    for at, who in enumerate(ids):
        located = state.combatants[who].located
        row = []
        for to, whom in enumerate(ids):
            if at == to:
                row.append(own)
                continue
            view = sight(eyes[at], looks[to], feet_between(state, who, whom))
            found = "" if view.sees else located.get(whom, "")
            dex = loses_dex_to(state, who, view)
            key = (view.sees, view.miss, view.why, view.obscured, view.located_by, found, dex)
            cell = made.get(key)
            if cell is None:
                cell = made[key] = sight_cell(view, found=found, loses_dex=dex)
            row.append(cell)
        rows.append(tuple(row))
    return tuple(rows)


def sight_cell(view: Sight, *, found: str = "", loses_dex: bool = False) -> SightCell:
    """The cell for a view; ``found``: how well the place of someone unseen is known."""
    kind = cell_kind(view, found)
    tone: CellTone = "much" if view.miss >= _HALF else "some" if view.miss else "quiet"
    if kind == "senseless":  # helpless: there is no bonus left to lose
        tone, loses_dex = "off", False
    text = percent(view.miss) if tone in {"some", "much"} else ""
    return SightCell(
        kind=kind,
        icon=ICONS[kind],
        text=text,
        short=str(view.miss) if text else "",
        tone=tone,
        loses_dex=loses_dex,
        words=_cell_words(kind, view.miss, loses_dex=loses_dex),
    )


def cell_kind(view: Sight, found: str = "") -> CellKind:
    """What decides how one sees another."""
    if view.why == "senseless":
        return "senseless"
    if view.sees:
        return "sees" if not view.miss else "dim" if view.obscured == "dim" else "veiled"
    if view.located_by:
        return "scent" if view.located_by == "scent" else "sense"
    return "found" if found else _UNSEEN.get(view.why, "dark")


def kind_words(kind: CellKind) -> str:
    """What a sign of the table means."""
    words: dict[CellKind, str] = {
        "self": tr("Sight", "itself"),
        "sees": tr("Sight", "sees"),
        "dim": tr("Sight", "it stands in dim light"),
        "veiled": tr("Sight", "it is blurred or displaced"),
        "dark": tr("Sight", "it stands in the dark"),
        "invisible": tr("Sight", "it is invisible"),
        "blinded": tr("Sight", "the one who looks is blinded"),
        "scent": tr("Sight", "place known by scent"),
        "sense": tr("Sight", "place known by another sense"),
        "found": tr("Sight", "found by ear, by touch or by a blow"),
        "senseless": tr("Sight", "perceives nothing"),
    }
    return words[kind]


def _cell_words(kind: CellKind, miss: int, *, loses_dex: bool) -> str:
    words = kind_words(kind)
    if kind not in {"sees", "self", "senseless"} and miss:
        words = fill(tr("Sight", "{0}: {1} miss"), words, percent(miss))
    if loses_dex:
        words = fill(tr("Sight", "{0}; loses its Dexterity bonus against it"), words)
    return words


# ---- heads ----------------------------------------------------------------------------------------------------------


def sight_head(state: Encounter, who: Combatant) -> SightHead:
    """A combatant at the edge of the table."""
    now = derived(state, who.id)
    light = light_of(state, who.id)
    trouble = _trouble(now)
    senses = senses_text(senses_now(state, who.id))
    place = capitalised(light_place(light.level))
    if light.blocks_darkvision:
        place = fill(tr("Sight", "{0}; darkvision is no help there"), place)
    inside = tr("Sight", "In an antimagic area") if who.antimagic else ""
    lines = (who.name, capitalised(trouble), capitalised(senses), place, inside)
    return SightHead(
        id=who.id,
        name=who.name,
        side=SIDES[who.side],
        detail=trouble or senses,
        warns=bool(trouble),
        light=light.level,
        light_icon=LIGHT_ICONS[light.level],
        antimagic=who.antimagic,
        active=state.active == who.id,
        tooltip="\n".join(line for line in lines if line),
    )


def _trouble(now: Derived) -> str:
    """What keeps it from seeing anything; "" for nothing."""
    if now.status in {"dying", "stable", "unconscious"}:
        return status_name(now.status)
    if "blinded" not in now.conditions:
        return ""
    return tr("Sight", "blinded") if now.condition_effects.get("blinded") else tr("Sight", "blinded by the dark")


def _remark(state: Encounter) -> str:
    rows = tr("Sight", "rows look at columns")
    if not state.started or state.active is None:
        return rows
    name = state.combatants[state.active].name
    return fill(tr("Sight", "{0} · round {1}, {2}’s turn"), rows, state.round, name)


# ---- legend ---------------------------------------------------------------------------------------------------------


def legend(cells: tuple[tuple[SightCell, ...], ...]) -> tuple[LegendItem, ...]:
    """The signs that are in the table now, in a fixed order; the corner last."""
    there = {cell.kind: cell for row in cells for cell in row}
    items = []
    for kind in ICONS:
        cell = there.get(kind)
        if cell is None or kind == "self":
            continue
        sample = SightCell(kind=kind, icon=cell.icon, text=cell.text, short=cell.short, tone=cell.tone)
        items.append(LegendItem(sample, kind_words(kind)))
    if any(cell.loses_dex for row in cells for cell in row):
        corner = SightCell(kind="self", tone="off", loses_dex=True)
        items.append(LegendItem(corner, tr("Sight", "corner: loses its Dex bonus against it")))
    return tuple(items)
