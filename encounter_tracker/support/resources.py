"""The one place that knows where the data files that come with the program are.

Wheel and frozen app: ``encounter_tracker/resources``, beside the package's modules.
Checkout and editable install: ``resources``, beside the package.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


@cache
def resource_root() -> Path:
    """The folder that holds icons, themes, translations and catalogues."""
    packaged = _PACKAGE / "resources"
    if packaged.is_dir():
        return packaged
    checkout = _PACKAGE.parent
    # A broken wheel must not fall back to some other site-packages/resources.
    if (checkout / "pyproject.toml").is_file() and (checkout / "resources").is_dir():
        return checkout / "resources"
    message = f"{packaged} is missing from this installation"
    raise FileNotFoundError(message)


def resource(*parts: str) -> Path:
    """Path of a resource; it need not exist."""
    return resource_root().joinpath(*parts)


def resource_path(*parts: str) -> str:
    """File name of a resource that must exist, for Qt calls that need a name."""
    path = resource(*parts)
    if not path.exists():
        raise FileNotFoundError(path)
    return str(path)
