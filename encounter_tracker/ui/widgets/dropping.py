"""Files that are dragged or copied: they are for what lies around a text field, never for the text in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData


def local_files(mime: QMimeData | None) -> list[str]:
    """The files that were copied or dragged."""
    return [url.toLocalFile() for url in mime.urls() if url.isLocalFile()] if mime is not None else []
