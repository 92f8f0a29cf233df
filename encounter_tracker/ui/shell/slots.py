"""Which action does what in the main window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from encounter_tracker import __version__

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.ui.shell.main_window import MainWindow


def slots_of(window: MainWindow) -> dict[str, Callable[[], object]]:
    """A slot for every entry of the action table."""
    return {
        **_turns(window),
        **_combatants(window),
        **_magic(window),
        **_effects(window),
        **_harms(window),
        **_senses(window),
        **_files(window),
        **_views(window),
        **window.preparing.slots(),
        **window.partying.slots(),
    }


def _turns(window: MainWindow) -> dict[str, Callable[[], object]]:
    fight, ask = window.fight, window.questions
    return {
        "start": fight.start,
        "next_turn": fight.next_turn,
        "back_turn": fight.back_turn,
        "delay": fight.delay,
        "ready": ask.ready,
        "act_now": fight.act_now,
        "surprise": fight.start_surprised,
        "roll_initiative": fight.roll_initiative,
        "advance_time": ask.advance_time,
        "rest": ask.rest,
        "rest_day": lambda: ask.rest(full_day=True),
        "happened": window.ailing.open_passage,
        "end": fight.end,
    }


def _combatants(window: MainWindow) -> dict[str, Callable[[], object]]:
    fight, ask, panes = window.fight, window.questions, window.panes
    return {
        "add": panes.open_add,
        "paste": window.pasting.open_paste,
        "import": window.pasting.open_dialog,
        "library": window.librarian.open_library,
        "keep_creature": window.librarian.keep_creatures,
        "import_library": window.librarian.import_files,
        "hp": panes.open_hp,
        "repeat_hp": panes.repeat_hp,
        "attack": panes.open_attack,
        "save": panes.open_saves,
        "why": panes.why,
        "overrule": panes.overrule,
        "edit": panes.edit,
        "initiative": ask.initiative,
        "hide": fight.hide,
        "move_up": lambda: fight.move(-1),
        "move_down": lambda: fight.move(+1),
        "pin": panes.pin,
        "remove": fight.remove,
    }


def _effects(window: MainWindow) -> dict[str, Callable[[], object]]:
    fight, panes = window.fight, window.panes
    return {
        "effect": panes.open_effect,
        "condition": panes.open_condition,
        "effect_editor": panes.open_editor,
        "light_darker": lambda: fight.step_light(+1),
        "light_brighter": lambda: fight.step_light(-1),
    }


def _magic(window: MainWindow) -> dict[str, Callable[[], object]]:
    magic = window.magic
    return {
        "cast": magic.open_cast,
        "dispel": magic.open_dispel,
        "preparations": magic.open_preparations,
        "lower_sr": magic.lower_resistance,
        "order_charmed": magic.order,
        "stored_trigger": magic.trigger,
        "concentrate": magic.concentrate,
        "options": magic.open_options,
    }


def _harms(window: MainWindow) -> dict[str, Callable[[], object]]:
    ailing = window.ailing
    return {
        "affliction": ailing.open_affliction,
        "ability_harm": lambda: ailing.open_many("ability"),
        "negative_levels": lambda: ailing.open_many("levels"),
        "death_attack": lambda: ailing.open_many("death_attack"),
        "restoration": lambda: ailing.open_many("restoration"),
        "raise": lambda: ailing.open_many("raise"),
    }


def _senses(window: MainWindow) -> dict[str, Callable[[], object]]:
    sensing = window.sensing
    return {
        "sight": sensing.open_sight,
        "light": sensing.open_light,
        "find_unseen": sensing.find_for,
        "antimagic": window.fight.antimagic,
        "wall": window.panes.effects.open_wall,
    }


def _files(window: MainWindow) -> dict[str, Callable[[], object]]:
    return {
        "undo": window.fight.undo,
        "redo": window.fight.redo,
        "new": lambda: window.report(window.files.new()),
        "open": window.dialogs.open,
        "save_as": lambda: window.dialogs.save(go_on=True),
        "export": lambda: window.dialogs.save(go_on=False),
        "quit": window.close,
        "sample": lambda: window.report(window.files.sample()),
    }


def _views(window: MainWindow) -> dict[str, Callable[[], object]]:
    panes, preferences = window.panes, window.preferences
    return {
        "palette": window.palette_popover.open_palette,
        "note": panes.log.open_note,
        "filter_log": panes.filter_log,
        "pane_combatant": lambda: _go(window, "combatant"),
        "pane_effects": lambda: _go(window, "effects"),
        "pane_order": panes.order.view.setFocus,
        "next_pane": window.next_pane,
        "full_screen": window.toggle_full_screen,
        "theme_system": lambda: preferences.set_theme("system"),
        "theme_light": lambda: preferences.set_theme("light"),
        "theme_dark": lambda: preferences.set_theme("dark"),
        "larger_text": lambda: preferences.step_text_size(+1),
        "smaller_text": lambda: preferences.step_text_size(-1),
        "language_en": lambda: preferences.set_language("en"),
        "language_fr": lambda: preferences.set_language("fr"),
        "keys": window.key_sheet.open_sheet,
        "about": lambda: _about(window),
    }


def _go(window: MainWindow, pane: str) -> None:
    window.workbench.show_tab(pane)
    window.panes.focus_in(window.panes.combatant if pane == "combatant" else window.panes.effects)


def _about(window: MainWindow) -> None:
    text = QCoreApplication.translate("MainWindow", "Encounter Tracker {0}. Free software under the MIT licence.")
    window.banner.show_message(text.format(__version__), icon="circle-help")
