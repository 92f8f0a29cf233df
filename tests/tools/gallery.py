"""Pictures of the parts and of the order in all their states: `python -m tests.tools.gallery OUTDIR`, offscreen.

Files: parts-…, order-…, french-… and over-… (a popover and a banner), in dark, light, at 125 % and with low rows.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QHoverEvent, QPalette
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from encounter_tracker.ui.order import OrderPane
from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.ui.widgets import (
    AbilityTile,
    Banner,
    Button,
    Canvas,
    CheckChip,
    Combo,
    FigureTile,
    KeyCap,
    NegativeLevels,
    PaintedLabel,
    PaneHeader,
    Popover,
    Run,
    Segment,
    Segments,
    TextField,
    TextLine,
    TileGrid,
)
from encounter_tracker.ui.widgets.chips import GAP, paint_chip
from encounter_tracker.ui.widgets.hit_points import paint_hp_bar
from encounter_tracker.ui.widgets.readouts import paint_pip
from encounter_tracker.viewmodels.rows import (
    AbilityLine,
    AbilityTileRow,
    Chip,
    HpView,
    OrderRow,
    PipKind,
    PipsView,
    Side,
    StateIcon,
    TileRow,
    TrayRow,
    hp_view,
    pip_kinds,
)

FAMILY = "Noto Sans"

BLESS = Chip("help", "bless", remaining="47")
HASTE = Chip("help", "haste", remaining="3")


# ---- rows ----------------------------------------------------------------------------------------------------------


def state_rows() -> tuple[OrderRow, ...]:
    """A row for every state."""
    well = hp_view(40, 50)

    def row(count: int, name: str, **more: Any) -> OrderRow:
        given: dict[str, Any] = {"side": "party", "hp": well, **more}
        return OrderRow(id=name, count=str(count), name=name, **given)

    ends = (Chip("ending", "charge ends"),)
    due = (Chip("ending", "poison: save due"),)
    dying, stable = (Chip("deadly", "dying · Con check DC 14"),), (Chip("plain", "stable, unconscious"),)
    dead = (Chip("dead", "dead: death attack · round 2, Wight"),)
    below = hp_view(-4, 50, dies_at=-14, state="dying")
    return (
        row(22, "normal", chips=(BLESS,)),
        row(21, "pointer over it", chips=(BLESS,)),
        row(20, "selected", side="foe", hp=hp_view(22, 50), chips=(Chip("harm", "shaken", remaining="2"),)),
        row(19, "selected, with the focus", side="foe", hp=hp_view(9, 50), chips=(Chip("harm", "prone"),)),
        row(18, "its turn", turn="now", chips=ends),
        row(17, "next", side="neutral", turn="next"),
        row(16, "dragged", hp=hp_view(40, 50, temp=8), chips=(BLESS,)),
        row(15, "hidden from players", side="foe", icons=(StateIcon("eye-off", "hidden from players"),)),
        row(14, "waits for an answer", icons=(StateIcon("bell", "a save is due"),), chips=due),
        row(13, "dying", hp=below, chips=dying),
        row(12, "stable", hp=below, chips=stable),
        row(
            11,
            "group of 4, folded",
            side="foe",
            hp=hp_view(44, 60),
            icons=(StateIcon("users", "a group"),),
            chips=(Chip("plain", "4 · worst 2/15"),),
            fold="closed",
        ),
        row(11, "member of an opened group", side="foe", hp=hp_view(2, 15), indent=1),
        row(9, "dead", side="foe", hp=None, chips=dead, dead=True, note="dead"),
    )


def fight_rows() -> tuple[OrderRow, ...]:
    """The fight of the study."""

    def row(count: int, name: str, side: Side, hp: HpView, *chips: Chip, **more: Any) -> OrderRow:
        return OrderRow(id=name, count=str(count), name=name, side=side, hp=hp, chips=chips, **more)

    harm = Chip("harm", "levels", remaining="−2"), Chip("harm", "poison", remaining="2")
    dead = Chip("dead", "dead: negative levels 4/4 HD · round 2, Corvin")
    hidden = (StateIcon("eye-off", "hidden from players"),)
    return (
        row(24, "Tamsin", "party", hp_view(31, 38), Chip("ending", "invisible ends"), HASTE, BLESS),
        row(21, "Hell hound", "foe", hp_view(22, 30), Chip("harm", "prone"), Chip("harm", "sickened", remaining="4")),
        row(19, "Ysolde", "party", hp_view(33, 45, temp=8), Chip("plain", "concentrating 5/60"), BLESS),
        row(18, "Troll", "foe", hp_view(41, 63), Chip("harm", "regeneration off", remaining="1"), harm[1]),
        row(17, "Hill giant", "foe", hp_view(58, 85), Chip("harm", "blinded (dark)")),
        row(16, "Brannoc", "party", hp_view(31, 58), Chip("ending", "charge ends"), *harm, HASTE, BLESS, turn="now"),
        row(15, "Wight", "foe", hp_view(26, 26), Chip("plain", "hidden from players"), turn="next", icons=hidden),
        row(14, "Corvin", "party", hp_view(-4, 32, dies_at=-14, state="dying"), Chip("deadly", "dying · Con DC 14")),
        row(12, "Ice elemental", "foe", hp_view(19, 30), Chip("ending", "slow ends · Corvin")),
        row(11, "Hedda", "party", hp_view(24, 41, nonlethal=24), Chip("deadly", "staggered (nonlethal)"), HASTE),
        OrderRow(id="ogre", count="9", name="Ogre brute", side="foe", dead=True, note="dead", chips=(dead,)),
        row(8, "Tiefling hexer", "foe", hp_view(23, 23), Chip("help", "shield", remaining="28")),
        row(5, "Goblin sneak", "foe", hp_view(6, 6), Chip("plain", "readied")),
    )


def french_rows() -> tuple[OrderRow, ...]:
    """Long names and long words."""
    eyes = (StateIcon("eye-off", "caché aux joueurs"), StateIcon("wind", "vole"))
    long = Chip("deadly", "chancelante (dégâts non létaux égaux aux points de vie)")
    hard = hp_view(133, 245, temp=18, nonlethal=24)
    names: tuple[tuple[Side, str, HpView, tuple[Chip, ...], tuple[StateIcon, ...]], ...] = (
        ("party", "Archiduchesse Hildegarde de Montferrand-sur-Loire", hard, (long, HASTE), ()),
        (
            "foe",
            "Élémentaire de glace majestueux",
            hp_view(119, 130),
            (Chip("ending", "lenteur : fin · Corvin"),),
            eyes,
        ),
        (
            "foe",
            "Envoûteur tieffelin",
            hp_view(23, 23),
            (Chip("harm", "régénération coupée", remaining="1"), BLESS),
            (),
        ),
        (
            "neutral",
            "Nécrophage",
            hp_view(-4, 60, dies_at=-14),
            (Chip("deadly", "mourant · test de Con", remaining="DD 14"),),
            (),
        ),
        ("party", "Gobelin furtif", hp_view(6, 6), (Chip("plain", "action préparée"),), ()),
    )
    return tuple(
        OrderRow(id=name, count=str(20 - at), name=name, side=side, hp=hp, chips=chips, icons=icons)
        for at, (side, name, hp, chips, icons) in enumerate(names)
    )


TRAY = (
    TrayRow(id="moss", kind="delaying", name="Old Moss", side="party", note="delaying · since 20", key="Alt+1"),
    TrayRow(
        id="goblin", kind="readied", name="Goblin sneak", note="readied · “if someone touches the altar”", key="Alt+2"
    ),
)

FIGURES = (
    TileRow(key="a", caption="as printed", value="18"),
    TileRow(key="b", caption="raised", value="20", delta="2", trend="up"),
    TileRow(key="c", caption="lowered", value="15", delta="3", trend="down"),
    TileRow(key="d", caption="focus", value="15", delta="3", trend="down"),
    TileRow(key="e", caption="overruled", value="16", delta="2", trend="down", overruled=True),
    TileRow(key="f", caption="has none", value="—", none=True),
)
ABILITIES = (
    AbilityTileRow(
        key="str",
        caption="Str",
        score="18",
        modifier="+3",
        lines=(AbilityLine("penalty", "penalty", "−6"), AbilityLine("bonus", "bonus", "+4")),
    ),
    AbilityTileRow(key="dex", caption="Dex", score="14", modifier="+1", lines=(AbilityLine("damage", "damage", "−3"),)),
    AbilityTileRow(
        key="con",
        caption="Con",
        score="14",
        modifier="+2",
        lines=(
            AbilityLine("damage", "damage", "−1"),
            AbilityLine("drain", "drain", "−2"),
            AbilityLine("bonus", "bonus", "+4"),
        ),
    ),
    AbilityTileRow(key="int", caption="Int", score="—", modifier="—", none=True),
    AbilityTileRow(key="wis", caption="Wis", score="12", modifier="+1", overruled=True),
    AbilityTileRow(key="cha", caption="Cha", score="8", modifier="−1"),
)


# ---- sheets --------------------------------------------------------------------------------------------------------


class Signs(PaintedLabel):
    """Signs, pips and all kinds of chips."""

    def paint(self, canvas: Canvas) -> None:
        x = 12.0
        sides: tuple[Side, ...] = ("party", "foe", "neutral")
        kinds: tuple[PipKind, ...] = ("free", "temporary", "permanent")
        for side in sides:
            canvas.side_sign(side, x, 8, 16)
            x = canvas.put(x + 22, 0, 32, side, "small") + 10
        for kind in kinds:
            paint_pip(canvas, x, 10, 12, kind)
            x = canvas.put(x + 18, 0, 32, kind, "small") + 10
        for chip in (
            Chip("harm", "harmful", remaining="3"),
            Chip("help", "helpful", remaining="12"),
            Chip("plain", "neither"),
            Chip("ending", "ends soon"),
            Chip("deadly", "dying"),
            Chip("dead", "dead"),
        ):
            x += paint_chip(canvas, x, 8, chip, self.theme.size("chip")) + GAP


class Bars(PaintedLabel):
    """All looks of the hit point bar."""

    def paint(self, canvas: Canvas) -> None:
        bars = (
            ("well", hp_view(40, 50)),
            ("half or less", hp_view(22, 50)),
            ("a quarter or less", hp_view(9, 50)),
            ("temporary at the end", hp_view(40, 50, temp=12)),
            ("nonlethal: hatch", hp_view(40, 50, nonlethal=18)),
            ("hatch full: staggered", hp_view(24, 50, nonlethal=24)),
            ("dying: what is left", hp_view(-4, 50, dies_at=-14)),
            ("preview of a loss", hp_view(40, 50, preview=23)),
            ("preview of healing", hp_view(12, 50, preview=30)),
            ("preview: falls", hp_view(12, 50, preview=-3)),
            ("at zero", hp_view(0, 50, state="disabled")),
            ("dead", hp_view(-20, 50, dies_at=-14, state="dead")),
        )
        for place, (text, hp) in enumerate(bars):
            x, y = 12 + (place % 4) * 218, 4 + (place // 4) * 38
            canvas.put(x, y, 18, text, "small", "normal", "ink2")
            paint_hp_bar(canvas, QRectF(x, y + 20, 200, 10), hp)


def line_of(*widgets: QWidget, height: int = 44) -> QWidget:
    """Widgets side by side."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(12, 0, 12, 0)
    row.setSpacing(8)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    holder.setMinimumHeight(height)
    return holder


def fixed(widget: QWidget, width: int) -> QWidget:
    """A widget of a given width."""
    widget.setFixedWidth(width)
    return widget


def pretend_focus(widget: QWidget) -> None:
    """Give a widget the look of the focus (only one can really have it)."""
    widget.hasFocus = lambda: True  # type: ignore[method-assign]
    widget.focusInEvent(QFocusEvent(QFocusEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))


def controls(theme: Theme) -> QWidget:
    """Buttons and segments."""
    on, focus, off = Button(theme, "On", icon="check"), Button(theme, "Focus"), Button(theme, "Disabled", icon="x")
    on.setCheckable(True)
    on.setChecked(True)
    pretend_focus(focus)
    off.setEnabled(False)
    menu = Button(theme, "Menu")
    menu.setMenu(QMenu(menu))
    light = [Segment(key, key, icon, key) for key, icon in (("bright", "sun"), ("dim", "sun-dim"), ("dark", "moon"))]
    return line_of(
        Button(theme, "Turn", icon="play", key="N", kind="turn"),
        Button(theme, "Primary", icon="check", key="Enter", kind="primary"),
        Button(theme, "Plain", icon="plus", key="A"),
        Button(theme, "Flat", icon="pencil", key="L", kind="flat"),
        on,
        focus,
        Button(theme, "Danger", icon="skull", kind="danger"),
        off,
        menu,
        Segments(theme, [Segment(word, word) for word in ("one", "of", "several")], "of"),
        Segments(theme, light, "dark", height=32, label_chosen_only=True),
    )


def small_controls(theme: Theme) -> QWidget:
    """The small ones of headers and forms."""
    saved, out = CheckChip(theme, "Hedda", icon="shield", note="saved"), CheckChip(theme, "Corvin", checked=False)
    ring = CheckChip(theme, "Tamsin")
    pretend_focus(ring)
    return line_of(
        Button(theme, icon="list-filter", kind="flat", height=24),
        Button(theme, "All fields", key="Ctrl+E", kind="flat", height=22),
        Segments(theme, [Segment(word, word) for word in ("all 11", "ending 3")], "all 11", height=22),
        CheckChip(theme, "Brannoc"),
        ring,
        out,
        saved,
        Combo(theme, [("a", "Tiefling hexer"), ("b", "Troll")], "a", name="Counted at the turn of"),
        KeyCap(theme, "Ctrl+K"),
    )


def fields(theme: Theme) -> QWidget:
    """Fields in their states."""
    plain = TextField(theme, name="Search", placeholder="placeholder", icon="search")
    focus, wrong = TextField(theme, name="Hit points", icon="heart"), TextField(theme, icon="heart", message=True)
    both, large = TextField(theme, icon="heart", message=True), TextField(theme, icon="heart", height=40, size="title")
    focus.set_text("12 fire")
    focus.set_hint("↑ ↓")
    large.set_text("14 fire")
    for field in (wrong, both):
        field.set_text("12 fier")
        field.set_wrong("“fier”: fire? Tab takes it")
    for field in (focus, both):
        field.edit.hasFocus = lambda: True  # type: ignore[method-assign]
    return line_of(*(fixed(field, 164) for field in (plain, focus, wrong, both, large)), height=56)


def parts_sheet(theme: Theme) -> QWidget:
    """All parts on one sheet."""
    sheet = QWidget()
    palette = theme.palette()
    palette.setColor(QPalette.ColorRole.Window, theme.color("pane"))
    sheet.setPalette(palette)
    column = QVBoxLayout(sheet)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    signs, bars = Signs(theme), Bars(theme)
    signs.setFixedHeight(34)
    bars.setFixedHeight(120)
    grid, abilities = TileGrid(theme), TileGrid(theme)
    grid.set_rows(FIGURES)
    abilities.set_rows(ABILITIES)
    for tile in (grid.tile("d"), abilities.tile("con")):
        if isinstance(tile, FigureTile | AbilityTile):
            pretend_focus(tile)
    levels = NegativeLevels(theme)
    levels.set_view(
        PipsView(
            caption="Negative levels",
            pips=pip_kinds(7, 1, 1),
            count_text="2",
            rest_text="of 7 HD · 1 permanent · dies at 7",
        )
    )
    line = TextLine(theme, height=24)
    line.set_runs(
        (
            Run("Ends in round 8, start of ", "small", "normal", "ink2"),
            Run("Tiefling hexer’s turn", "small", "strong", "now_text"),
        )
    )
    for part in (
        PaneHeader(theme, "Signs, levels, chips", "and a remark"),
        signs,
        PaneHeader(theme, "Hit points"),
        bars,
        PaneHeader(theme, "Figures"),
        grid,
        abilities,
        levels,
        PaneHeader(theme, "Controls"),
        controls(theme),
        small_controls(theme),
        fields(theme),
        line_of(line, height=26),
    ):
        column.addWidget(part)
    column.addStretch(1)
    return sheet


def order_sheet(theme: Theme) -> QWidget:
    """The states of a row at the left, the fight of the study at the right."""
    sheet = QWidget()
    row = QHBoxLayout(sheet)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(1)
    states, fight = OrderPane(theme), OrderPane(theme)
    for pane in (states, fight):
        pane.setFixedWidth(round(455 * theme.text_size / 100))
        row.addWidget(pane)
    states.set_rows(state_rows(), (), "states of a row")
    fight.set_rows(fight_rows(), TRAY, "13 in order, 2 waiting")
    return sheet


def show_states(sheet: QWidget) -> None:
    """Hover, selection, focus and drag, once the sheet is laid out."""
    view = sheet.findChildren(OrderPane)[0].view
    view.activateWindow()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    view.select(("selected", "selected, with the focus", "its turn"), current="selected, with the focus")
    view.itemDelegate().dragged = "dragged"  # type: ignore[attr-defined]
    spot = QPointF(view.rect_of("pointer over it").center())
    hover = QHoverEvent(QEvent.Type.HoverMove, spot, QPointF(view.viewport().mapToGlobal(spot)), QPointF(-1, -1))
    QApplication.sendEvent(view.viewport(), hover)
    QApplication.processEvents()


def french_sheet(theme: Theme) -> QWidget:
    """Long words at a narrow width."""
    pane = OrderPane(theme)
    pane.setFixedWidth(round(400 * theme.text_size / 100))
    pane.set_rows(french_rows(), TRAY, "13 dans l’ordre, 2 en attente")
    return pane


def over_sheet(theme: Theme) -> QWidget:
    """A popover with its backdrop, and a banner."""
    sheet = QWidget()
    row = QHBoxLayout(sheet)
    row.setContentsMargins(0, 0, 0, 0)
    pane = OrderPane(theme)
    pane.setFixedWidth(455)
    pane.set_rows(fight_rows(), TRAY, "13 in order, 2 waiting")
    row.addWidget(pane)
    row.addWidget(parts_sheet(theme))
    sheet.resize(1366, 768)
    popover = Popover(theme, sheet, name="Hit points", backdrop="dim")
    field = TextField(theme, icon="heart", height=40, size="title")
    field.set_text("14 fire")
    body = QWidget()
    column = QVBoxLayout(body)
    column.setContentsMargins(12, 12, 12, 12)
    column.setSpacing(8)
    column.addWidget(TextLine(theme, "Hit points", "lead", "strong", "ink", height=28))
    column.addWidget(field)
    column.addWidget(line_of(Button(theme, "Apply: 0, 21, 9", icon="check", key="Enter", kind="primary", height=32)))
    popover.body.addWidget(body)
    sheet.popover = popover  # type: ignore[attr-defined]
    sheet.banner = Banner(theme, sheet)  # type: ignore[attr-defined]
    return sheet


# ---- shooting ------------------------------------------------------------------------------------------------------


def shoot(widget: QWidget, size: QSize, target: Path) -> None:
    """Show a widget in this size and save what it paints."""
    widget.resize(size)
    widget.show()
    QApplication.processEvents()
    if target.name.startswith("order-"):
        panes = widget.findChildren(OrderPane)
        if len(panes) == 2:
            show_states(widget)
    if target.name.startswith("over"):
        popover, banner = widget.popover, widget.banner  # type: ignore[attr-defined]
        popover.spare(widget.findChildren(OrderPane)[0].geometry())
        popover.open_beside(widget.findChildren(OrderPane)[0], top=92, width=620)
        banner.show_message("Ysolde’s bless has ended on five allies", action="Undo", icon="hourglass")
    QApplication.processEvents()
    widget.grab().save(str(target))
    widget.close()


def main(out: Path) -> None:
    """Shoot everything."""
    known = QApplication.instance()
    app = known if isinstance(known, QApplication) else QApplication(["gallery"])
    out.mkdir(parents=True, exist_ok=True)
    theme = Theme(family=FAMILY, mode=ThemeMode.DARK)
    theme.install(app)
    for mode in (ThemeMode.DARK, ThemeMode.LIGHT):
        theme.set_mode(mode)
        shoot(parts_sheet(theme), QSize(920, 700), out / f"parts-{mode}.png")
        shoot(order_sheet(theme), QSize(911, 716), out / f"order-{mode}.png")
    shoot(over_sheet(theme), QSize(1366, 768), out / "over-light.png")
    theme.set_mode(ThemeMode.DARK)
    shoot(over_sheet(theme), QSize(1366, 768), out / "over-dark.png")
    theme.set_text_size(125)
    shoot(parts_sheet(theme), QSize(1160, 900), out / "parts-dark-125.png")
    shoot(order_sheet(theme), QSize(1139, 880), out / "order-dark-125.png")
    shoot(french_sheet(theme), QSize(500, 450), out / "french-dark-125.png")
    theme.set_text_size(100)
    shoot(order_sheet(theme), QSize(911, 560), out / "order-compact.png")
    theme.set_text_size(100)
    theme.set_mode(ThemeMode.LIGHT)
    shoot(french_sheet(theme), QSize(400, 340), out / "french-light.png")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "gallery"))
