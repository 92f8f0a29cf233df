from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QMenu, QToolTip
from pytestqt.qtbot import QtBot

from encounter_tracker.support.resources import resource
from encounter_tracker.ui.theme import Theme, ThemeMode, load_tokens
from encounter_tracker.ui.theme.tokens import Share, parse_tokens
from encounter_tracker.ui.widgets import Button

PACKAGE = Path(__file__).parents[2] / "encounter_tracker"


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(mode=ThemeMode.DARK)


def luminance(color: str) -> float:
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("look", ["dark", "light"])
def test_every_text_is_readable_on_every_ground_it_appears_on(look: str) -> None:
    tokens = load_tokens()
    colors = dict(getattr(tokens, look))
    for pairs, least in ((tokens.contrast_text, 4.5), (tokens.contrast_graphic, 3.0)):
        for pair in pairs:
            one, two = pair.split("/")
            assert contrast(colors[one], colors[two]) >= least, f"{look} {pair}"


def test_a_missing_token_is_noticed() -> None:
    source = resource("themes", "tokens.toml").read_text("utf-8")
    with pytest.raises(KeyError, match="now_wash"):
        parse_tokens(re.sub(r"(?m)^now_wash.*$", "", source))


def test_widths_are_shares_between_least_and_most() -> None:
    share = Share(share=0.333, least=400, most=560)
    assert [share.of(width) for width in (1000, 1366, 1920)] == [400, 455, 560]


def test_the_system_scheme_is_followed_live(qtbot: QtBot) -> None:
    theme = Theme()
    hints = QGuiApplication.styleHints()
    looks = [theme.is_dark]  # without a word from the system: dark
    with qtbot.waitSignal(theme.theme_changed):
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    looks.append(theme.is_dark)
    assert theme.color("pane").name().upper() == theme.tokens.light["pane"]
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert [*looks, theme.is_dark] == [True, False, True]


def test_a_chosen_mode_wins_over_the_system(theme: Theme, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(theme.theme_changed):
        QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert theme.is_dark
    with qtbot.waitSignal(theme.theme_changed):
        theme.set_mode(ThemeMode.LIGHT)
    assert (theme.is_dark, theme.mode) == (False, ThemeMode.LIGHT)


def test_text_size_scales_type_and_sizes_and_forgets_what_was_cached(theme: Theme, qtbot: QtBot) -> None:
    face, icon, made = theme.face("body"), theme.icon("sword"), theme.memo("key", object)
    assert theme.face("body") is face
    assert theme.icon("sword") is icon
    assert theme.memo("key", object) is made
    with qtbot.waitSignal(theme.theme_changed):
        theme.set_text_size(125)
    assert theme.face("body") is not face
    assert theme.icon("sword") is not icon
    assert theme.memo("key", object) is not made
    assert theme.font("body").pixelSize() == 16
    assert (theme.size("row"), theme.px(100), theme.text_size) == (50, 125, 125)


@pytest.mark.parametrize(("asked", "got"), [(10, 90), (400, 150)])
def test_text_size_has_ends(theme: Theme, asked: int, got: int) -> None:
    theme.set_text_size(asked)
    assert theme.text_size == got


def test_the_same_size_or_mode_again_changes_nothing(theme: Theme, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(theme.theme_changed):
        theme.set_text_size(100)
        theme.set_mode(ThemeMode.DARK)
        theme.set_family(theme.family)


def test_another_family_is_used_at_once(theme: Theme, qtbot: QtBot) -> None:
    with qtbot.waitSignal(theme.theme_changed):
        theme.set_family("Some Family")
    assert theme.font().family() == "Some Family"


def test_figures_are_tabular(theme: Theme) -> None:
    assert len({theme.face("figure", "strong").width(digit) for digit in "0123456789"}) == 1


def test_the_application_wears_the_theme(theme: Theme, qapp: QApplication) -> None:
    theme.install(qapp)
    assert qapp.style().name() == "fusion"
    assert qapp.palette().color(QPalette.ColorRole.Window) == theme.color("window")
    theme.set_mode(ThemeMode.LIGHT)
    assert qapp.palette().color(QPalette.ColorRole.Window) == theme.color("window")
    assert qapp.styleSheet() == ""


def test_menus_and_fields_have_a_visible_edge_and_tooltips_our_colours(theme: Theme, qapp: QApplication) -> None:
    theme.install(qapp)
    assert QApplication.palette(QMenu()).color(QPalette.ColorRole.Base) == theme.color("raised")
    edge = QApplication.palette(QCheckBox()).color(QPalette.ColorRole.Window).darker(140).name()
    assert contrast(edge, theme.color("window").name()) > 2.5
    assert QToolTip.palette().color(QPalette.ColorRole.ToolTipBase) == theme.color("raised")


def test_icons_take_the_colour_of_their_role(theme: Theme) -> None:
    image = theme.icon("sword", "danger", 16, 2.0).toImage()
    assert (image.width(), image.devicePixelRatio()) == (32, 2.0)
    strong = {
        image.pixelColor(x, y).name() for x in range(32) for y in range(32) if image.pixelColor(x, y).alpha() == 255
    }
    assert theme.color("danger").name() in strong
    assert not theme.qicon("sword").isNull()


def test_every_icon_named_in_the_views_is_there() -> None:
    names = set()
    for source in [*PACKAGE.glob("ui/**/*.py"), *PACKAGE.glob("viewmodels/**/*.py")]:
        names |= set(re.findall(r'icon(?:=|\(|_name=)"([a-z0-9-]+)"', source.read_text("utf-8")))
    assert "chevron-down" in names
    missing = [name for name in sorted(names) if not resource("icons", f"{name}.svg").is_file()]
    assert not missing


def test_widgets_paint_themselves_anew(theme: Theme, qtbot: QtBot) -> None:
    button = Button(theme, "Add", icon="plus")
    qtbot.addWidget(button)
    button.show()
    dark, height = button.grab().toImage(), button.height()
    theme.set_mode(ThemeMode.LIGHT)
    assert button.grab().toImage() != dark
    theme.set_text_size(150)
    assert button.height() == round(height * 1.5)
