"""Where the window stands and how large it is: as it was left on this screen, else as usual."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from encounter_tracker.ui.shell.ports import Preferences
    from encounter_tracker.ui.shell.workbench import Workbench

_USUAL, _FRAME = QSize(1366, 768), 48


def usual_size(room: QSize) -> QSize | None:
    """How large the first window is on a screen with this room; None: as large as the screen."""
    fits = room.width() >= _USUAL.width() + _FRAME and room.height() >= _USUAL.height() + _FRAME
    return QSize(_USUAL) if fits else None


def restore_placing(window: QMainWindow, workbench: Workbench, preferences: Preferences) -> None:
    """The size and place kept for this screen, else a usual one."""
    geometry, panes = preferences.layout_of(_screen_name(window))
    if not geometry or not window.restoreGeometry(QByteArray(geometry)):
        room = window.screen().availableSize()
        size = usual_size(room)
        window.resize(size or room)  # a screen without a window manager has nobody who would maximise it
        if size is None:
            window.setWindowState(Qt.WindowState.WindowMaximized)
    if panes:
        workbench.restore_state(panes)


def keep_placing(window: QMainWindow, workbench: Workbench, preferences: Preferences) -> None:
    """Keep size and place for this screen."""
    preferences.keep_layout(_screen_name(window), bytes(window.saveGeometry().data()), workbench.save_state())


def _screen_name(window: QMainWindow) -> str:
    screen = window.screen()
    size = screen.size()
    return f"{screen.name()} {size.width()}x{size.height()}"
