"""Prints medians in milliseconds for 10, 100 and 500 combatants: an action from its command to the painted window."""

from __future__ import annotations

import itertools
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable

REPEATS = 25
SIZES = (10, 100, 500)


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["ENCOUNTER_TRACKER_HOME"] = home
        began = time.perf_counter()
        from PySide6.QtWidgets import QApplication

        from encounter_tracker.app.window import build_window
        from encounter_tracker.support.dice import Dice

        window = build_window(None, dice=Dice(1))
        window.resize(1366, 768)
        window.show()
        QApplication.processEvents()
        _line("start of the window", [(time.perf_counter() - began) * 1e3])
        for size in SIZES:
            _fill(window, size)
            _measure(window, size)
        window.close()
    return 0


def _fill(window: object, size: int) -> None:
    from encounter_tracker.encounter.commands import AddCombatant, ApplyEffect, StartEncounter
    from encounter_tracker.encounter.state import Modifier
    from encounter_tracker.support.catalogue import sample_creatures
    from encounter_tracker.ui.shell.main_window import MainWindow

    assert isinstance(window, MainWindow)
    window.files.new()
    creatures = [sample.creature for sample in sample_creatures()]
    for number in range(size):
        window.bridge.dispatch(
            AddCombatant(creature=creatures[number % len(creatures)], initiative=size - number, hp=100),
        )
    window.bridge.dispatch(StartEncounter())
    names = [combatant.name for combatant in window.bridge.state.present]
    for number in range(0, size, 2):
        window.bridge.dispatch(
            ApplyEffect(
                name=f"effect {number}",
                source=names[number],
                targets=tuple(names[number : number + 4]),
                modifiers=(Modifier(on="attack", value=1, type="morale"),),
            ),
        )


def _measure(window: object, size: int) -> None:
    from encounter_tracker.encounter import commands as c
    from encounter_tracker.ui.shell.main_window import MainWindow

    assert isinstance(window, MainWindow)
    bridge = window.bridge
    names = [combatant.name for combatant in bridge.state.present]
    order, places = bridge.state.order, itertools.count()
    actions: tuple[tuple[str, Callable[[], object]], ...] = (
        ("next turn", lambda: bridge.dispatch(c.NextTurn())),
        ("damage one", lambda: bridge.dispatch(c.DealDamage(target=names[1], amount=1))),
        ("damage ten", lambda: bridge.dispatch(c.DealDamage(target=tuple(names[:10]), amount=1, type="fire"))),
        ("undo", lambda: bridge.dispatch(c.Undo())),
        ("effect on six", lambda: bridge.dispatch(c.ApplyEffect(name="bless", targets=tuple(names[:6])))),
        ("select", lambda: bridge.select((order[next(places) % size],))),
    )
    for name, action in actions:
        _line(f"{name}, {size} combatants", [_painted(window, action) for _ in range(REPEATS)])


def _painted(window: object, action: Callable[[], object]) -> float:
    """One action until everything it changed is painted."""
    from PySide6.QtWidgets import QApplication

    QApplication.processEvents()
    began = time.perf_counter()
    action()
    QApplication.processEvents()
    return (time.perf_counter() - began) * 1e3


def _line(name: str, times: list[float]) -> None:
    sys.stdout.write(f"{name:34} median {statistics.median(times):8.2f} ms   most {max(times):8.2f} ms\n")


if __name__ == "__main__":
    sys.exit(main())
