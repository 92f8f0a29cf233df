"""Pictures of the hit point entry and of adding: `python -m tests.tools.entry_gallery OUTDIR`, offscreen."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRect, QTranslator
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from encounter_tracker.encounter.commands import AnyCommand
from encounter_tracker.rules.creature import Creature
from encounter_tracker.session.model import EncounterModel
from encounter_tracker.support.dice import Dice
from encounter_tracker.ui.add import AddPopover
from encounter_tracker.ui.hp import HpEntryPopover
from encounter_tracker.ui.order import OrderPane
from encounter_tracker.ui.theme import Theme, ThemeMode
from encounter_tracker.viewmodels.add_form import AddViewModel
from encounter_tracker.viewmodels.bridge import EncounterBridge
from encounter_tracker.viewmodels.hp_entry import HpEntryViewModel
from encounter_tracker.viewmodels.order import OrderViewModel

FAMILY = "Noto Sans"


class Longer(QTranslator):
    """Every text a third longer and with accents, as French might be."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        del context, disambiguation
        text = source.replace("%n", str(n)).replace("e", "é", 1)
        return text + " " + "xé" * (len(source) // 6) if len(source) > 3 else text


def creature(name: str, hp: int, **fields: Any) -> Creature:
    return Creature(**{"name": name, "hit_dice": 4, "hp": hp, **fields})


def fight() -> EncounterBridge:
    """A fight with fire, cold, resistance, reduction, temporary hit points."""
    import msgspec

    bridge = EncounterBridge(EncounterModel(Dice(1)))
    cast: list[tuple[dict[str, Any], str, int]] = [
        ({"name": "Tamsin", "hp": 38}, "party", 24),
        ({"name": "Hell hound", "hp": 30, "immune": ["fire"], "vulnerable": ["cold"], "type": "outsider"}, "foes", 21),
        ({"name": "Ysolde", "hp": 45}, "party", 19),
        ({"name": "Troll", "hp": 63, "regeneration": {"amount": 5, "stopped_by": ["acid", "fire"]}}, "foes", 18),
        ({"name": "Brannoc", "hp": 58}, "party", 16),
        ({"name": "Shadow", "hp": 19, "type": "undead", "subtypes": ["incorporeal"]}, "foes", 15),
        ({"name": "Corvin", "hp": 30}, "party", 14),
        ({"name": "Ice elemental", "hp": 30, "immune": ["cold"], "vulnerable": ["fire"]}, "foes", 12),
        ({"name": "Gargoyle", "hp": 42, "dr": [{"amount": 10, "bypass": "magic"}]}, "foes", 11),
        ({"name": "Tiefling hexer", "hp": 23, "resist": {"fire": 5, "cold": 5}}, "foes", 8),
        ({"name": "Goblin sneak", "hp": 6}, "foes", 5),
    ]

    def do(**fields: Any) -> None:
        bridge.dispatch(msgspec.convert(fields, AnyCommand))

    for block, side, initiative in cast:
        do(do="add", creature={"hit_dice": 4, **block}, side=side, initiative=initiative)
    do(do="start")
    for _ in range(4):
        do(do="next_turn")
    do(do="damage", target="Hell hound", amount=8)
    do(do="damage", target="Ice elemental", amount=11)
    do(do="damage", target="Corvin", amount=34)
    do(do="temp_hp", target="Ysolde", amount=8)
    do(do="damage", target="Brannoc", amount=27)
    return bridge


class Scene:
    """A window with the real order list and the popovers over it."""

    def __init__(self, theme: Theme, bridge: EncounterBridge, width: int = 1366, height: int = 768) -> None:
        self.window = QWidget()
        self.window.resize(width, height)
        self.window.setAutoFillBackground(True)
        self.pane = OrderPane(theme)
        self.order = OrderViewModel(bridge)
        left = max(400, round(width * 0.333))
        self.pane.setFixedWidth(left)
        row = QHBoxLayout(self.window)
        row.setContentsMargins(0, 52, 0, 0)
        row.addWidget(self.pane)
        row.addStretch(1)
        self.window.show()
        self.pane.view.set_rows(self.order.view.rows)
        self.pane.view.select(bridge.selected)
        self.list_rect = QRect(0, 52, left, height - 52)

    def save(self, path: Path) -> None:
        QApplication.processEvents()
        self.window.grab().save(str(path))
        self.window.deleteLater()


def ids(bridge: EncounterBridge, *names: str) -> tuple[str, ...]:
    return tuple(bridge.state.by_name[name] for name in names)


HP_CASES: list[tuple[str, tuple[str, ...], str]] = [
    ("fire", ("Hell hound", "Ice elemental", "Tiefling hexer"), "14 fire"),
    ("mistake", ("Hell hound", "Ice elemental"), "14 fier"),
    ("unfinished", ("Hell hound", "Ice elemental"), "14 co"),
    ("empty", ("Troll",), ""),
    ("heal", ("Corvin", "Brannoc"), "+8"),
    ("dice", ("Troll", "Shadow", "Gargoyle", "Ysolde"), "2d6 slashing + 3 fire +1"),
    ("many", ("Tamsin", "Hell hound", "Ysolde", "Troll", "Brannoc", "Shadow", "Corvin", "Ice elemental", "Gargoyle",
              "Tiefling hexer", "Goblin sneak"), "9 cold magic"),
    ("bare", ("Gargoyle",), "12"),
    ("nonlethal", ("Troll", "Shadow"), "n70"),
    ("temporary", ("Ysolde", "Tamsin"), "t12"),
    ("set", ("Ysolde", "Tamsin"), "=30"),
    ("set-one", ("Corvin",), "=30"),
]  # fmt: skip


def hp_pictures(theme: Theme, folder: Path, tag: str, size: tuple[int, int] = (1366, 768)) -> None:
    for name, names, text in HP_CASES:
        bridge = fight()
        bridge.select(ids(bridge, *names))
        scene = Scene(theme, bridge, *size)
        popover = HpEntryPopover(theme, scene.window, HpEntryViewModel(bridge))
        popover.open_for(scene.list_rect, text)
        if name == "dice":
            popover.toggle_details()
            popover.toggle_overrule()
        scene.save(folder / f"hp-{name}-{tag}.png")


ADD_CASES: list[tuple[str, str, dict[str, str]]] = [
    ("empty", "", {}),
    ("six", "6 gob", {}),
    ("hero", "bran", {}),
    ("typed", "ogre", {}),
    ("hand", "Grosh the Unclean", {"hit_dice": "4", "hp": "4d8+12", "immune": "fire"}),
    ("missing", "Grosh", {}),
    ("more", "3 Grosh", {"hit_dice": "4", "hp": "30"}),
    ("added", "6 gob", {}),
]


def add_pictures(theme: Theme, folder: Path, tag: str, size: tuple[int, int] = (1366, 768)) -> None:
    for name, text, values in ADD_CASES:
        bridge = fight()
        scene = Scene(theme, bridge, *size)
        view_model = AddViewModel(bridge)
        popover = AddPopover(theme, scene.window, view_model)
        popover.open_add()
        popover.field.edit.setText(text)
        view_model.set_text(text)
        if values:
            popover.hand.fold_more(out=True)
            popover.hand.fold_more(out=False)
            for key, value in values.items():
                popover.hand.cell(key).set_value(value)
            view_model.set_hand(popover.hand.values)
        if name == "more":
            popover.toggle_more()
        if name == "typed":
            view_model.set_hp("typed", "")
            view_model.set_initiative("typed", "17")
            view_model.set_flag("hidden", True)
        if name in {"missing", "added", "typed"}:
            popover.submit()
        scene.save(folder / f"add-{name}-{tag}.png")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    only = sys.argv[2:] or ["dark", "light", "1024", "long", "long-small"]
    app = QApplication(["gallery"])
    plans: list[tuple[str, ThemeMode, tuple[int, int], bool]] = [
        ("dark", ThemeMode.DARK, (1366, 768), False),
        ("light", ThemeMode.LIGHT, (1366, 768), False),
        ("1024", ThemeMode.DARK, (1024, 700), False),
        ("long", ThemeMode.LIGHT, (1366, 768), True),
        ("long-small", ThemeMode.LIGHT, (910, 512), True),
    ]
    longer = Longer()
    for tag, mode, size, stretched in plans:
        if tag not in only:
            continue
        theme = Theme(mode=mode, family=FAMILY)
        theme.install(app)
        if stretched:
            app.installTranslator(longer)
        hp_pictures(theme, folder, tag, size)
        add_pictures(theme, folder, tag, size)
        app.removeTranslator(longer)


if __name__ == "__main__":
    main()
