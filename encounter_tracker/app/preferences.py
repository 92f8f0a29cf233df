"""What the user chose: applied at once and kept in the settings."""

from __future__ import annotations

import base64
import binascii
from typing import TYPE_CHECKING, Final, Literal

from encounter_tracker.app.translation import Translations, system_language
from encounter_tracker.support.settings import SettingsStore, WindowLayout
from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.viewmodels.texts.language import language, set_units

if TYPE_CHECKING:
    from encounter_tracker.viewmodels.texts.language import Language

_TEXT_STEP: Final = 10
_LEAST, _MOST = 90, 150


class WindowPreferences:
    """Implements the window's ``Preferences`` over settings, theme and translators."""

    def __init__(self, store: SettingsStore, theme: Theme, translations: Translations) -> None:
        """Apply what is kept."""
        self._store, self._theme, self._translations = store, theme, translations
        settings = store.value
        theme.set_mode(ThemeMode(settings.theme))
        theme.set_text_size(settings.text_size)
        set_units(settings.units)
        translations.use(settings.language or system_language())

    @property
    def keys(self) -> dict[str, tuple[str, ...]]:
        """The user's own keys."""
        return dict(self._store.value.keys)

    @property
    def chosen(self) -> frozenset[str]:
        """Which actions name what is in use."""
        return frozenset({f"theme_{self._store.value.theme}", f"language_{language()}"})

    def set_theme(self, mode: Literal["system", "light", "dark"]) -> None:
        """Choose colours."""
        self._store.change(theme=mode)
        self._theme.set_mode(ThemeMode(mode))

    def step_text_size(self, step: int) -> None:
        """Larger or smaller text, between 90 and 150 per cent."""
        size = min(max(self._theme.text_size + step * _TEXT_STEP, _LEAST), _MOST)
        self._store.change(text_size=size)
        self._theme.set_text_size(size)

    def set_language(self, language: Language) -> None:
        """Switch the language now."""
        self._store.change(language=language)
        self._translations.use(language)

    def layout_of(self, screen: str) -> tuple[bytes, bytes]:
        """Geometry and pane sizes kept for a screen; what cannot be read counts as nothing."""
        layout = self._store.value.windows.get(screen, WindowLayout())
        return _decoded(layout.geometry), _decoded(layout.docks)

    def keep_layout(self, screen: str, geometry: bytes, panes: bytes) -> None:
        """Keep them."""
        layout = WindowLayout(base64.b64encode(geometry).decode(), base64.b64encode(panes).decode())
        self._store.remember_window(screen, layout)


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return b""
