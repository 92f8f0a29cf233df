"""Make the pictures of the README anew: the real window with the sample fight, offscreen.

usage: python packaging/make_screenshots.py [FOLDER]      default: resources/screenshots
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIZE = (1366, 768)


def main(folder: Path) -> int:
    """Write main.png (dark) and main-fr-light.png into ``folder``."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["ENCOUNTER_TRACKER_HOME"] = home
        from PySide6.QtWidgets import QApplication

        from encounter_tracker.app.window import build_window
        from encounter_tracker.support.dice import Dice

        folder.mkdir(parents=True, exist_ok=True)
        window = build_window(None, dice=Dice(1))
        window.showNormal()  # the offscreen screen is small: not as large as it is
        window.resize(*SIZE)
        for name, french in (("main.png", False), ("main-fr-light.png", True)):
            window.preferences.set_language("fr" if french else "en")
            window.preferences.set_theme("light" if french else "dark")
            trouble = window.files.sample()
            if trouble is not None:
                sys.stderr.write(trouble.text + "\n")
                return 1
            window.banner.dismiss()
            for _ in range(3):  # until every layout has settled
                QApplication.processEvents()
            window.grab().save(str(folder / name))
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "resources" / "screenshots"))
