"""A folder that this user may read but not change (for root, who may everything, another user is played)."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

NOBODY = 65534


@contextlib.contextmanager
def guarded(fill: Callable[[Path], object]) -> Iterator[Path]:
    """The folder, filled before it is closed; not below the folders of pytest, which are root's alone."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        fill(folder)
        folder.chmod(0o555)
        is_root = hasattr(os, "geteuid") and os.geteuid() == 0
        if is_root:
            os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            if is_root:
                os.seteuid(0)
            folder.chmod(0o755)
