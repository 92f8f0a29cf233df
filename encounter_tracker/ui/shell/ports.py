"""What the window needs from the composition root: files and preferences."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol


class RecentFile(NamedTuple):
    """An encounter opened before."""

    path: str
    title: str


class Trouble(NamedTuple):
    """Something the user must be told about a file.

    Attributes:
        text: what stood in the way and what to do, or what was done.
        damaged: the path of a damaged file of which a readable part may be saved, else "".
    """

    text: str
    damaged: str = ""


class Files(Protocol):
    """Encounter files. Each method returns what the user must be told, None when all went well."""

    @property
    def title(self) -> str:
        """What the current encounter is called."""

    @property
    def path(self) -> str:
        """Where it is kept."""

    def new(self) -> Trouble | None:
        """Begin an empty one; the current one stays kept."""

    def open(self, path: str) -> Trouble | None:
        """Open a file where it was left."""

    def sample(self) -> Trouble | None:
        """Open the sample fight in a file of its own."""

    def save_as(self, path: str) -> Trouble | None:
        """Go on in a copy under another name."""

    def copy_to(self, path: str) -> Trouble | None:
        """Keep a copy; the current file stays current."""

    def recover(self, path: str) -> Trouble | None:
        """Save what can be read of a damaged file into a new one and open that."""

    def recent(self) -> tuple[RecentFile, ...]:
        """Files opened before, newest first, that are still there."""


class Preferences(Protocol):
    """What the user chose, kept across starts."""

    @property
    def keys(self) -> dict[str, tuple[str, ...]]:
        """The user's own keys by action id."""

    @property
    def chosen(self) -> frozenset[str]:
        """Which actions name what is in use: "theme_dark", "language_en"."""

    def set_theme(self, mode: Literal["system", "light", "dark"]) -> None:
        """Choose colours."""

    def step_text_size(self, step: int) -> None:
        """Larger (+1) or smaller (-1) text."""

    def set_language(self, language: Literal["en", "fr"]) -> None:
        """Switch the language now."""

    def layout_of(self, screen: str) -> tuple[bytes, bytes]:
        """Geometry of the window and sizes of the panes kept for a screen (empty where none)."""

    def keep_layout(self, screen: str, geometry: bytes, panes: bytes) -> None:
        """Keep them."""
