"""Which files under ``resources`` go to the user; wheel and bundle ask here, so that they agree."""

from __future__ import annotations

from pathlib import Path

_SOURCES_ONLY = {".ts"}
_NOT_SHIPPED = {"screenshots"}


def shipped(resources: Path) -> list[Path]:
    """Every file to ship: neither translation sources nor the pictures of the README."""
    return [
        path
        for path in sorted(resources.rglob("*"))
        if path.is_file()
        and path.suffix not in _SOURCES_ONLY
        and path.relative_to(resources).parts[0] not in _NOT_SHIPPED
        and not any(part.startswith((".", "__pycache__")) for part in path.relative_to(resources).parts)
    ]
