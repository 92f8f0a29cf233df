"""Look and feel: tokens, colours by role, fonts, icons.

`Theme` is made once by the composition root (`Theme(mode=…, text_size=…)`, then `theme.install(app)`) and handed to
every widget as its first argument. Widgets ask it while painting and repaint on `theme_changed`.
"""

from __future__ import annotations

from encounter_tracker.ui.theme.faces import Face
from encounter_tracker.ui.theme.theme import Theme, ThemeMode
from encounter_tracker.ui.theme.tokens import Radius, Role, Size, Space, TextSize, Tokens, Weight, load_tokens

__all__ = [
    "Face", "Radius", "Role", "Size", "Space", "TextSize", "Theme", "ThemeMode", "Tokens", "Weight", "load_tokens",
]  # fmt: skip
