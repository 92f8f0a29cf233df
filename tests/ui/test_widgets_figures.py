from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.ui.widgets import AbilityTile, Canvas, ChipStrip, FigureTile, HpBar, NegativeLevels, TileGrid
from encounter_tracker.ui.widgets.chips import chip_width, lay_out_chips
from encounter_tracker.ui.widgets.hit_points import hp_role, paint_hp_bar, paint_hp_figures
from encounter_tracker.viewmodels.rows import (
    AbilityLine,
    AbilityTileRow,
    Chip,
    HpView,
    PipsView,
    TileRow,
    hp_view,
    number,
    pip_kinds,
    signed,
)

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(mode=ThemeMode.DARK)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    QVBoxLayout(window)
    qtbot.addWidget(window)
    return window


def show(qtbot: QtBot, window: QWidget, *widgets: QWidget) -> None:
    column = window.layout()
    assert column is not None
    for widget in widgets:
        column.addWidget(widget)
    window.resize(520, 400)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()


def figures(count: int = 12) -> list[TileRow]:
    return [TileRow(key=f"k{at}", caption=f"C{at}", value=str(at), name=f"Figure {at}") for at in range(count)]


# ---- rows ----------------------------------------------------------------------------------------------------------


def test_numbers_have_a_real_minus() -> None:
    assert (number(-4), number(4), signed(0), signed(3), signed(-1)) == ("−4", "4", "+0", "+3", "−1")


@pytest.mark.parametrize(
    ("hp", "texts", "spoken"),
    [
        (hp_view(33, 45, temp=8), ("33", "/ 45", "+8 temp", ""), "33 of 45 hit points, 8 temporary"),
        (hp_view(24, 41, nonlethal=24), ("24", "/ 41", "", "24 nonl."), "24 of 41 hit points, 24 nonlethal"),
        (hp_view(-4, 32, dies_at=-14), ("−4", "dies at −14", "", ""), "−4 of 32 hit points, dies at −14"),
    ],
)
def test_hit_points_are_worded_once(hp: HpView, texts: tuple[str, ...], spoken: str) -> None:
    assert (hp.current_text, hp.detail_text, hp.temp_text, hp.nonlethal_text) == texts
    assert hp.accessible == spoken


def test_rows_are_frozen_and_compared_by_value() -> None:
    assert hp_view(3, 4) == hp_view(3, 4)
    with pytest.raises(AttributeError):
        hp_view(3, 4).current = 5  # type: ignore[misc]


def test_pips_come_temporary_permanent_free() -> None:
    assert pip_kinds(4, 1, 2) == ("temporary", "permanent", "permanent", "free")
    assert pip_kinds(1, 2, 0) == ("temporary", "temporary")


# ---- hit points and chips ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("current", "role"), [(51, "hp_ok"), (50, "hp_low"), (26, "hp_low"), (25, "hp_crit"), (0, "hp_crit")]
)
def test_the_bar_changes_at_half_and_a_quarter(current: int, role: str) -> None:
    assert hp_role(hp_view(current, 100)) == role


def test_a_creature_without_hit_points_still_paints(theme: Theme, qtbot: QtBot) -> None:
    bar = HpBar(theme, hp_view(0, 0))
    qtbot.addWidget(bar)
    assert not bar.grab().isNull()


def colors_along(theme: Theme, hp: HpView) -> list[str]:
    image = QImage(100, 8, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0))
    painter = QPainter(image)
    paint_hp_bar(Canvas(painter, theme), QRectF(0, 0, 100, 8), hp)
    painter.end()
    return [image.pixelColor(x, 2).name() for x in (10, 40, 70, 96)]


def test_the_bar_shows_what_is_there_what_is_lent_and_what_is_gone(theme: Theme) -> None:
    ok, track, temp = (theme.color(role).name() for role in ("hp_ok", "hp_track", "hp_temp"))
    assert colors_along(theme, hp_view(60, 100)) == [ok, ok, track, track]
    assert colors_along(theme, hp_view(60, 80, temp=40)) == [ok, ok, temp, temp]
    assert colors_along(theme, hp_view(0, 100, state="dead")) == [track] * 4
    assert theme.color("hp_crit").name() not in colors_along(theme, hp_view(-14, 100, dies_at=-14, state="dying"))
    assert colors_along(theme, hp_view(60, 100, preview=30))[0] == ok
    assert colors_along(theme, hp_view(60, 100, preview=30)) != colors_along(theme, hp_view(60, 100))


def test_figures_that_do_not_fit_give_way_but_never_the_current_ones(theme: Theme) -> None:
    pictures = []
    for width in (300, 60, 20):
        image = QImage(width, 24, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(0, 0, 0))
        painter = QPainter(image)
        paint_hp_figures(Canvas(painter, theme), QRectF(0, 0, width, 24), hp_view(7, 245, temp=18, nonlethal=24))
        painter.end()
        pictures.append(image)
    assert all(any(image.pixelColor(x, 12).red() > 60 for x in range(image.width())) for image in pictures)


CHIPS = (Chip("ending", "charge ends"), Chip("harm", "levels", remaining="−2"), Chip("help", "bless", remaining="47"))


def test_chips_that_do_not_fit_are_counted(theme: Theme) -> None:
    whole = sum(chip_width(theme, chip) + 4 for chip in CHIPS)
    line = lay_out_chips(theme, CHIPS, whole)
    assert ([chip for chip, _ in line.shown], line.hidden, line.more) == (list(CHIPS), 0, None)
    line = lay_out_chips(theme, CHIPS, whole - 12)
    assert len(line.shown) + line.hidden == 3
    assert line.more == Chip("plain", f"+{line.hidden}")
    assert sum(width + 4 for _, width in line.shown) + chip_width(theme, Chip("plain", "+1")) <= whole - 12


def test_only_the_most_urgent_chip_may_be_shortened(theme: Theme) -> None:
    long = Chip("deadly", "dying and a very long explanation of it", remaining="DC 14")
    line = lay_out_chips(theme, (long, *CHIPS), 160)
    assert [chip for chip, _ in line.shown] == [long]
    assert (line.cut, line.hidden) == (True, 3)


def test_a_strip_says_all_its_chips(theme: Theme, qtbot: QtBot) -> None:
    strip = ChipStrip(theme, CHIPS)
    qtbot.addWidget(strip)
    strip.resize(80, strip.height())
    assert not strip.grab().isNull()
    assert strip.accessibleName() == strip.toolTip() == "charge ends, levels −2, bless 47"
    assert strip.sizeHint().width() > strip.minimumSizeHint().width()


# ---- tiles ---------------------------------------------------------------------------------------------------------


class TestTiles:
    def test_click_enter_and_space_ask_why(self, theme: Theme, window: QWidget, qtbot: QtBot) -> None:
        tile = FigureTile(
            theme, TileRow(key="ac", caption="AC", value="23", delta="1", trend="down", name="Armour Class")
        )
        show(qtbot, window, tile)
        asked: list[str] = []
        tile.why_requested.connect(asked.append)
        qtbot.mouseClick(tile, LEFT)
        tile.setFocus()
        qtbot.keyClick(tile, Key.Key_Return)
        qtbot.keyClick(tile, Key.Key_Space)
        assert asked == ["ac", "ac", "ac"]
        interface = QAccessible.queryAccessibleInterface(tile)
        assert interface.role() is QAccessible.Role.Button
        assert interface.text(QAccessible.Text.Name) == "Armour Class 23"

    def test_a_tile_repaints_only_for_another_row(self, theme: Theme, qtbot: QtBot) -> None:
        row = TileRow(key="ac", caption="AC", value="23")
        tile = FigureTile(theme, row)
        qtbot.addWidget(tile)
        first = tile.grab().toImage()
        tile.set_row(TileRow(key="ac", caption="AC", value="23"))
        assert tile.row is row
        changes: tuple[dict[str, Any], ...] = (
            {"value": "22"},
            {"overruled": True},
            {"delta": "2", "trend": "up"},
            {"none": True},
        )
        for change in changes:
            given: dict[str, Any] = {"key": "ac", "caption": "AC", "value": "23", **change}
            tile.set_row(TileRow(**given))
            assert tile.grab().toImage() != first, change

    def test_arrows_go_through_the_grid_and_tab_stops_once(self, theme: Theme, window: QWidget, qtbot: QtBot) -> None:
        grid, after = TileGrid(theme, name="Figures"), NegativeLevels(theme)
        grid.set_rows(figures())
        show(qtbot, window, grid, after)
        grid.tiles[0].setFocus(Qt.FocusReason.TabFocusReason)
        for key, there in (
            (Key.Key_Right, "k1"),
            (Key.Key_Down, "k7"),
            (Key.Key_Left, "k6"),
            (Key.Key_Left, "k6"),
            (Key.Key_Down, "k6"),
            (Key.Key_Up, "k0"),
            (Key.Key_Up, "k0"),
        ):
            qtbot.keyClick(QApplication.focusWidget(), key)
            focus = QApplication.focusWidget()
            assert isinstance(focus, FigureTile)
            assert focus.key == there
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        assert after.hasFocus()
        qtbot.keyClick(after, Key.Key_Backtab)
        assert grid.tiles[0].hasFocus()

    def test_tiles_are_kept_and_the_focus_with_them(self, theme: Theme, window: QWidget, qtbot: QtBot) -> None:
        grid = TileGrid(theme)
        grid.set_rows(figures())
        show(qtbot, window, grid)
        tiles = grid.tiles
        tiles[3].setFocus()
        grid.set_rows(figures(8))
        assert grid.tiles == tiles[:8]
        assert tiles[3].hasFocus()
        assert grid.tile("k3") is tiles[3]
        assert grid.tile("k11") is None
        with qtbot.waitSignal(grid.why_requested) as asked:
            qtbot.mouseClick(tiles[5], LEFT)
        assert asked.args == ["k5"]

    def test_another_kind_of_row_takes_another_tile(self, theme: Theme, window: QWidget, qtbot: QtBot) -> None:
        grid = TileGrid(theme)
        grid.set_rows(figures(1))
        show(qtbot, window, grid)
        grid.set_rows([AbilityTileRow(key="str", caption="Str", score="18", modifier="+3")])
        assert isinstance(grid.tiles[0], AbilityTile)

    def test_four_lines_of_an_ability_make_all_tiles_higher(self, theme: Theme, window: QWidget, qtbot: QtBot) -> None:
        lines = tuple(AbilityLine(kind, kind, "1") for kind in ("penalty", "damage", "drain", "bonus"))
        plain = AbilityTileRow(key="dex", caption="Dex", score="14", modifier="+2")
        grid = TileGrid(theme)
        grid.set_rows([plain])
        show(qtbot, window, grid)
        assert grid.tiles[0].height() == 66
        grid.set_rows([plain, AbilityTileRow(key="str", caption="Str", score="18", modifier="+3", lines=lines)])
        assert [tile.height() for tile in grid.tiles] == [100, 100]
        grid.set_rows([plain])
        assert grid.tiles[0].height() == 66

    def test_great_abilities_stay_in_one_line(self, theme: Theme, window: QWidget, qtbot: QtBot) -> None:
        names = ("Str", "Dex", "Con", "Int", "Wis", "Cha")
        grid = TileGrid(theme)
        grid.set_rows([AbilityTileRow(key=name, caption=name, score="36", modifier="+13") for name in names])
        show(qtbot, window, grid)
        grid.setFixedWidth(502)  # the pane at 1366
        QApplication.processEvents()
        assert len({tile.y() for tile in grid.tiles}) == 1


def test_negative_levels_say_and_show_them(theme: Theme, window: QWidget, qtbot: QtBot) -> None:
    levels = NegativeLevels(theme)
    show(qtbot, window, levels)
    empty = levels.grab().toImage()
    view = PipsView(caption="Negative levels", pips=pip_kinds(7, 1, 1), count_text="2", rest_text="of 7 HD")
    levels.set_view(view)
    assert levels.grab().toImage() != empty
    assert levels.accessibleName() == "Negative levels: 2 of 7 HD"
    with qtbot.waitSignal(levels.clicked):
        qtbot.mouseClick(levels, LEFT)
    levels.set_view(PipsView(caption="Negative levels", pips=pip_kinds(60, 1, 1), count_text="2", rest_text="of 60 HD"))
    assert not levels.grab().isNull(), "more pips than there is room for"


def _ability(damage: str) -> AbilityTileRow:
    lines = (AbilityLine("damage", "damage", damage, "dmg"),)
    return AbilityTileRow(key="str", caption="Str", score="14", modifier="+1", lines=lines)


@pytest.mark.parametrize(("size", "width", "columns"), [(100, 500, 6), (100, 300, 3), (150, 500, 3), (150, 250, 2)])
def test_a_narrow_grid_takes_fewer_columns(qtbot: QtBot, size: int, width: int, columns: int):
    theme = Theme(mode=ThemeMode.DARK, text_size=size)
    grid = TileGrid(theme)
    qtbot.addWidget(grid)
    grid.set_rows([_ability("−2")] * 6)
    grid.resize(width, 400)
    grid.show()
    assert grid.columns == columns
    assert all(tile.width() >= tile.needed_width for tile in grid.tiles)
    assert all(grid.rect().contains(tile.geometry()) for tile in grid.tiles)


def test_the_short_form_stands_only_where_there_is_no_room(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch):
    theme = Theme(mode=ThemeMode.DARK)
    written: list[str] = []
    text = Canvas.text

    def spy(canvas: Canvas, rect: QRectF, words: str, *more: object, **named: object) -> float:
        written.append(words)
        return text(canvas, rect, words, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", spy)
    tile = AbilityTile(theme, _ability("−2"))
    qtbot.addWidget(tile)
    tile.resize(90, 66)
    tile.grab()
    assert "damage" in written
    written.clear()
    tile.resize(62, 66)
    tile.grab()
    assert "dmg" in written
    assert "damage" not in written
