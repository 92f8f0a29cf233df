"""The theme in force: colours by role, fonts and sizes by token, and the caches that hang on them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFontDatabase, QGuiApplication, QIcon, QPalette, QPen, QPixmap

from encounter_tracker.ui.theme.faces import Face, build_font
from encounter_tracker.ui.theme.icons import IconCache
from encounter_tracker.ui.theme.tokens import Tokens, load_tokens

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QApplication

    from encounter_tracker.ui.theme.tokens import Radius, Role, Size, Space, TextSize, Weight

_Made = TypeVar("_Made")

TEXT_SIZE_LEAST, TEXT_SIZE_MOST = 90, 150
_MEMOS_KEPT = 8192
_FIELDS = ("QCheckBox", "QRadioButton", "QLineEdit", "QAbstractSpinBox", "QPlainTextEdit", "QTextEdit")

_PALETTE: tuple[tuple[QPalette.ColorRole, Role], ...] = (
    (QPalette.ColorRole.Window, "window"),
    (QPalette.ColorRole.Base, "sunken"),
    (QPalette.ColorRole.AlternateBase, "raised"),
    (QPalette.ColorRole.Button, "raised"),
    (QPalette.ColorRole.Text, "ink"),
    (QPalette.ColorRole.WindowText, "ink"),
    (QPalette.ColorRole.ButtonText, "ink"),
    (QPalette.ColorRole.BrightText, "ink"),
    (QPalette.ColorRole.PlaceholderText, "ink2"),
    (QPalette.ColorRole.Highlight, "select_line"),
    (QPalette.ColorRole.HighlightedText, "sunken"),
    (QPalette.ColorRole.Accent, "select_line"),
    (QPalette.ColorRole.Link, "select_line"),
    (QPalette.ColorRole.LinkVisited, "select_line"),
    (QPalette.ColorRole.ToolTipBase, "raised"),
    (QPalette.ColorRole.ToolTipText, "ink"),
    (QPalette.ColorRole.Light, "raised"),
    (QPalette.ColorRole.Midlight, "raised"),
    (QPalette.ColorRole.Mid, "line"),
    (QPalette.ColorRole.Dark, "line"),
    (QPalette.ColorRole.Shadow, "window"),
)


class ThemeMode(StrEnum):
    """What the user chose."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Theme(QObject):
    """Colours, fonts, sizes and icons as they are now.

    One theme is made by the composition root and handed to every widget. All that is cached here is forgotten when
    the colours or the text size change; then `theme_changed` is emitted once.
    """

    theme_changed = Signal()

    def __init__(
        self,
        tokens: Tokens | None = None,
        *,
        mode: ThemeMode = ThemeMode.SYSTEM,
        text_size: int = 100,
        family: str = "",
        parent: QObject | None = None,
    ) -> None:
        """Make a theme.

        Args:
            tokens: the design tokens; those of the program when None.
            mode: light, dark, or as the system has it.
            text_size: per cent, 90 to 150.
            family: the font family; the system's own when empty.
            parent: the owner.
        """
        super().__init__(parent)
        self.tokens = tokens or load_tokens()
        self._family = family or QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
        self._mode = mode
        self._factor = _factor(text_size)
        self._icons = IconCache()
        self._faces: dict[tuple[str, str, bool], Face] = {}
        self._pens: dict[tuple[str, float], QPen] = {}
        self._brushes: dict[str, QBrush] = {}
        self._memos: dict[object, object] = {}
        hints = QGuiApplication.styleHints()
        self._scheme = hints.colorScheme()
        self._dark = self._wants_dark()
        self._colors: dict[str, QColor] = self._color_table()
        hints.colorSchemeChanged.connect(self._on_scheme_changed)

    # ---- what is in force -----------------------------------------------------------------------------------

    @property
    def is_dark(self) -> bool:
        """Whether the dark colours are in force."""
        return self._dark

    @property
    def mode(self) -> ThemeMode:
        """What the user chose."""
        return self._mode

    @property
    def text_size(self) -> int:
        """The text size in per cent."""
        return round(self._factor * 100)

    @property
    def family(self) -> str:
        """The font family."""
        return self._family

    # ---- changing it ----------------------------------------------------------------------------------------

    def set_mode(self, mode: ThemeMode) -> None:
        """Light, dark, or as the system has it; the window's frame, which is the system's, goes along."""
        self._mode = mode
        self._tell_system()
        self._settle_colors()

    def set_text_size(self, per_cent: int) -> None:
        """Scale type and sizes; values outside 90 to 150 are brought to the nearest end."""
        factor = _factor(per_cent)
        if factor != self._factor:
            self._factor = factor
            self._forget()

    def set_family(self, family: str) -> None:
        """Use another font family."""
        if family and family != self._family:
            self._family = family
            self._forget()

    def install(self, app: QApplication) -> None:
        """Give the application our style, palette and font, and keep them in step."""
        from PySide6.QtWidgets import QToolTip

        app.setStyle("Fusion")
        self._tell_system()
        hints = app.styleHints()
        if hasattr(hints, "setTabFocusBehavior"):  # macOS would pass over everything but text fields
            hints.setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusAllControls)

        def dress() -> None:
            app.setPalette(self.palette())
            for name in ("QMenu", *_FIELDS):
                palette = self.framed_palette("raised" if name == "QMenu" else "sunken")
                app.setPalette(palette, name)  # type: ignore[arg-type]  # the stubs say bytes, but it takes str
            app.setFont(self.font())
            QToolTip.setPalette(self.palette())
            QToolTip.setFont(self.font("small"))

        dress()
        self.theme_changed.connect(dress)

    # ---- colours --------------------------------------------------------------------------------------------

    def color(self, role: Role) -> QColor:
        """The colour of a role."""
        return self._colors[role]

    def pen(self, role: Role, width: float = 1.0) -> QPen:
        """A solid pen."""
        key = (role, width)
        known = self._pens.get(key)
        if known is None:
            known = self._pens[key] = QPen(self._colors[role], width)
        return known

    def brush(self, role: Role) -> QBrush:
        """A solid brush."""
        known = self._brushes.get(role)
        if known is None:
            known = self._brushes[role] = QBrush(self._colors[role])
        return known

    def palette(self) -> QPalette:
        """The palette for what Fusion paints."""
        palette = QPalette()
        for place, role in _PALETTE:
            palette.setColor(place, self._colors[role])
        faded = QPalette.ColorGroup.Disabled
        for place in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
            palette.setColor(faded, place, self._colors["ink3"])
        return palette

    def framed_palette(self, ground: Role) -> QPalette:
        """The palette for Qt's own controls: Fusion outlines them in a darker shade of the window's colour."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, self._colors["ink3"].lighter(140))
        palette.setColor(QPalette.ColorRole.Base, self._colors[ground])
        return palette

    # ---- type and sizes -------------------------------------------------------------------------------------

    def face(self, size: TextSize = "body", weight: Weight = "normal", *, italic: bool = False) -> Face:
        """A font with its metrics."""
        key = (size, weight, italic)
        known = self._faces.get(key)
        if known is None:
            pixels = self.px(self.tokens.type[size])
            font = build_font(self._family, pixels, self.tokens.weight[weight], italic=italic)
            known = self._faces[key] = Face(font)
        return known

    def font(self, size: TextSize = "body", weight: Weight = "normal") -> QFont:
        """A font, for real Qt widgets."""
        return self.face(size, weight).font

    def px(self, points: float) -> int:
        """A length given at 100 %, at the text size in force, in whole points."""
        return round(points * self._factor)

    def size(self, token: Size) -> int:
        """A size by its token."""
        return round(self.tokens.size[token] * self._factor)

    def space(self, token: Space) -> int:
        """A space of the 4-point grid; does not grow with the text."""
        return self.tokens.space[token]

    def radius(self, token: Radius) -> float:
        """A corner radius; does not grow with the text."""
        return self.tokens.radius[token]

    # ---- pictures -------------------------------------------------------------------------------------------

    def icon(self, name: str, role: Role = "ink2", size: int = 16, ratio: float = 1.0) -> QPixmap:
        """An icon in the colour of a role; `size` is in points as they are painted (already scaled)."""
        return self._icons.pixmap(name, self._colors[role].name(), size, ratio)

    def qicon(self, name: str, role: Role = "ink2") -> QIcon:
        """An icon for menus; in the line that is chosen it takes the colour of the text there."""
        icon, size = QIcon(), self.size("icon")
        for ratio in (1.0, 2.0):
            icon.addPixmap(self.icon(name, role, size, ratio))
            icon.addPixmap(self.icon(name, "sunken", size, ratio), QIcon.Mode.Active)
            icon.addPixmap(self.icon(name, "ink3", size, ratio), QIcon.Mode.Disabled)
        return icon

    # ---- caches of others -----------------------------------------------------------------------------------

    def memo(self, key: object, make: Callable[[], _Made]) -> _Made:
        """Keep something that depends on the theme (geometry, laid out texts) until the theme changes."""
        known = self._memos.get(key)
        if known is None:
            if len(self._memos) >= _MEMOS_KEPT:
                self._memos.clear()
            known = self._memos[key] = make()
        return cast("_Made", known)

    # ---- inside ---------------------------------------------------------------------------------------------

    def _on_scheme_changed(self, scheme: Qt.ColorScheme) -> None:
        self._scheme = scheme
        self._settle_colors()

    def _tell_system(self) -> None:
        hints = QGuiApplication.styleHints()
        if not hasattr(hints, "setColorScheme"):  # Qt 6.8
            return
        if self._mode is ThemeMode.SYSTEM:
            hints.unsetColorScheme()
            self._scheme = hints.colorScheme()
        else:
            dark = self._mode is ThemeMode.DARK
            hints.setColorScheme(Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light)

    def _wants_dark(self) -> bool:
        if self._mode is ThemeMode.SYSTEM:
            return self._scheme is not Qt.ColorScheme.Light  # unknown: dark, for dim tables
        return self._mode is ThemeMode.DARK

    def _settle_colors(self) -> None:
        dark = self._wants_dark()
        if dark != self._dark:
            self._dark = dark
            self._forget()

    def _color_table(self) -> dict[str, QColor]:
        table = self.tokens.dark if self._dark else self.tokens.light
        return {role: QColor(value) for role, value in table.items()}

    def _forget(self) -> None:
        self._colors = self._color_table()
        self._faces.clear()
        self._pens.clear()
        self._brushes.clear()
        self._memos.clear()
        self._icons.clear()
        self.theme_changed.emit()


def _factor(per_cent: int) -> float:
    return min(max(per_cent, TEXT_SIZE_LEAST), TEXT_SIZE_MOST) / 100
