from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[2]


def test_the_gallery_can_be_painted(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.tools.gallery", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=50, check=True)
    said = [line for line in done.stderr.splitlines() if "This plugin does not support" not in line]
    assert said == []
    pictures = {path.stem: QImage(str(path)) for path in tmp_path.glob("*.png")}
    assert {"parts-dark", "parts-light", "order-dark", "order-light", "french-dark-125"} <= pictures.keys()
    assert pictures["parts-dark"] != pictures["parts-light"]
    assert not any(picture.isNull() for picture in pictures.values())
