"""The one table of everything that can be done: menus, keys, palette and shortcut sheet are made from it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from encounter_tracker.viewmodels.action_needs import holds, is_held, read_only_reason, why_not
from encounter_tracker.viewmodels.action_types import GROUPS, Action, Group, Need
from encounter_tracker.viewmodels.actions_library import library_actions
from encounter_tracker.viewmodels.actions_party import party_actions
from encounter_tracker.viewmodels.actions_prepared import marking_actions, prepared_actions, wave_actions

__all__ = [
    "GROUPS", "Action", "Group", "Need", "action_table", "group_name", "holds", "is_held", "read_only_reason",
    "why_not",
]  # fmt: skip


def action_table() -> tuple[Action, ...]:
    """All actions in the language in use, in the order of the menus."""
    combatant = (*_combatant(), *marking_actions(), *library_actions(), *party_actions())
    encounter = (*_encounter()[:-2], *prepared_actions(), *_encounter()[-2:])  # options and quit stand last
    return (*_turn(), *wave_actions(), *combatant, *_magic(), *_effect(), *_harm(), *encounter, *_view(), *_help())


def group_name(group: Group) -> str:
    """The title of a menu."""
    tr = QCoreApplication.translate
    names: dict[Group, str] = {
        "turn": tr("Actions", "Turn"),
        "combatant": tr("Actions", "Combatant"),
        "effect": tr("Actions", "Effect"),
        "harm": tr("Actions", "Harm and cure"),
        "encounter": tr("Actions", "Encounter"),
        "view": tr("Actions", "View"),
        "help": tr("Actions", "Help"),
    }
    return names[group]


def _turn() -> tuple[Action, ...]:
    tr = QCoreApplication.translate
    g: Group = "turn"
    return (
        Action(
            id="start", text=tr("Actions", "Start the fight"), keys=("N",), group=g, icon="play", need="not_started"
        ),
        Action(id="next_turn", text=tr("Actions", "Next turn"), keys=("N",), group=g, icon="play", need="started"),
        Action(id="back_turn", text=tr("Actions", "Back one turn"), keys=("Shift+N",), group=g, need="undo"),
        Action(id="delay", text=tr("Actions", "Delay"), keys=("D",), group=g, icon="pause", need="started"),
        Action(id="ready", text=tr("Actions", "Ready an action…"), keys=("R",), group=g, icon="target", need="started"),
        Action(id="act_now", text=tr("Actions", "Bring back who waits"), keys=(), group=g, need="delaying"),
        Action(
            id="concentrate",
            text=tr("Actions", "Keep up concentration"),
            keys=("K",),
            group=g,
            icon="brain",
            need="started",
        ),
        Action(
            id="surprise",
            text=tr("Actions", "Start with a surprise round: the selected are aware"),
            group=g,
            need="not_started",
            separated=True,
        ),
        Action(
            id="roll_initiative", text=tr("Actions", "Roll initiative for all"), group=g, icon="dices", need="anyone"
        ),
        Action(id="advance_time", text=tr("Actions", "Let time pass…"), group=g, icon="hourglass", need="anyone"),
        Action(id="rest", text=tr("Actions", "Rest 8 hours"), group=g, icon="moon", need="anyone"),
        Action(id="rest_day", text=tr("Actions", "Rest a full day"), group=g, need="anyone"),
        Action(
            id="happened",
            text=tr("Actions", "What happened meanwhile, and what is due"),
            keys=("Ctrl+J",),
            group=g,
            icon="history",
            need="anyone",
        ),
        Action(id="end", text=tr("Actions", "End the fight"), group=g, icon="flag", need="started"),
    )


def _combatant() -> tuple[Action, ...]:
    tr = QCoreApplication.translate
    g: Group = "combatant"
    return (
        Action(
            id="add", text=tr("Actions", "Add combatants…"), keys=("A", "Ins"), group=g, icon="plus", need="writable"
        ),
        Action(
            id="paste",
            text=tr("Actions", "Paste a stat block"),
            keys=("Ctrl+V",),
            group=g,
            icon="clipboard-paste",
            need="writable",
        ),
        Action(
            id="import",
            text=tr("Actions", "Import creatures from files…"),
            keys=("Ctrl+I",),
            group=g,
            icon="file-down",
            need="writable",
        ),
        Action(id="hp", text=tr("Actions", "Hit points…"), keys=("H",), group=g, icon="heart", need="target"),
        Action(
            id="repeat_hp",
            text=tr("Actions", "The same hit point entry again"),
            keys=(".", ";"),
            group=g,
            need="target",
        ),
        Action(id="attack", text=tr("Actions", "Attack…"), keys=("T",), group=g, icon="swords", need="anyone"),
        Action(id="save", text=tr("Actions", "Saving throw…"), keys=("S",), group=g, icon="dices", need="target"),
        Action(
            id="why", text=tr("Actions", "Why this figure"), keys=("W",), group=g, icon="circle-help", need="anyone"
        ),
        Action(
            id="overrule",
            text=tr("Actions", "Overrule this figure…"),
            keys=("O",),
            group=g,
            icon="pencil",
            need="anyone",
        ),
        Action(
            id="edit",
            text=tr("Actions", "Edit all fields…"),
            keys=("Ctrl+Shift+E", "F2"),
            group=g,
            icon="pencil",
            need="anyone",
        ),
        Action(id="initiative", text=tr("Actions", "Initiative…"), keys=("I",), group=g, need="target"),
        Action(
            id="find_unseen",
            text=tr("Actions", "Find someone unseen…"),
            keys=("F",),
            group=g,
            icon="ear",
            need="anyone",
        ),
        Action(
            id="hide",
            text=tr("Actions", "Hide from or reveal to the players"),
            keys=("V",),
            group=g,
            icon="eye-off",
            need="target",
            separated=True,
        ),
        Action(
            id="move_up",
            text=tr("Actions", "Move up in the order"),
            keys=("Alt+Up",),
            group=g,
            icon="chevron-up",
            need="target",
        ),
        Action(
            id="move_down",
            text=tr("Actions", "Move down in the order"),
            keys=("Alt+Down",),
            group=g,
            icon="chevron-down",
            need="target",
        ),
        Action(id="pin", text=tr("Actions", "Pin the pane to this combatant"), group=g, icon="pin", need="anyone"),
        Action(
            id="remove",
            text=tr("Actions", "Remove from the encounter"),
            keys=("Del",),
            group=g,
            icon="x",
            need="target",
        ),
    )


def _magic() -> tuple[Action, ...]:
    tr = QCoreApplication.translate
    g: Group = "effect"
    return (
        Action(id="cast", text=tr("Actions", "Cast a spell…"), keys=("M",), group=g, icon="zap", need="anyone"),
        Action(id="dispel", text=tr("Actions", "Dispel or counter…"), keys=("X",), group=g, icon="ban", need="anyone"),
        Action(id="preparations", text=tr("Actions", "Daily preparations…"), group=g, icon="sun", need="anyone"),
        Action(id="lower_sr", text=tr("Actions", "Lower or raise spell resistance…"), group=g, need="anyone"),
        Action(id="order_charmed", text=tr("Actions", "Order to the charmed or compelled…"), group=g, need="anyone"),
        Action(id="stored_trigger", text=tr("Actions", "A stored trigger…"), group=g, need="anyone"),
    )


def _effect() -> tuple[Action, ...]:
    tr = QCoreApplication.translate
    g: Group = "effect"
    return (
        Action(id="effect", text=tr("Actions", "Effect…"), keys=("E",), group=g, icon="hourglass", need="writable"),
        Action(
            id="condition", text=tr("Actions", "Condition…"), keys=("C",), group=g, icon="triangle-alert", need="target"
        ),
        Action(
            id="effect_editor",
            text=tr("Actions", "All fields of an effect…"),
            keys=("Ctrl+E",),
            group=g,
            need="writable",
        ),
        Action(id="wall", text=tr("Actions", "Wall…"), group=g, icon="layers", need="writable"),
        Action(
            id="antimagic",
            text=tr("Actions", "Into or out of an antimagic area"),
            keys=("Shift+M",),
            group=g,
            icon="ban",
            need="target",
            separated=True,
        ),
        Action(
            id="light_darker",
            text=tr("Actions", "Light: one step darker"),
            keys=("B",),
            group=g,
            icon="moon",
            need="writable",
            separated=True,
        ),
        Action(
            id="light_brighter",
            text=tr("Actions", "Light: one step brighter"),
            keys=("Shift+B",),
            group=g,
            icon="sun",
            need="writable",
        ),
        Action(
            id="light",
            text=tr("Actions", "Light and darkness…"),
            keys=("Ctrl+B",),
            group=g,
            icon="lightbulb",
            need="anyone",
        ),
    )


def _harm() -> tuple[Action, ...]:
    tr = QCoreApplication.translate
    g: Group = "harm"
    return (
        Action(
            id="affliction",
            text=tr("Actions", "Poison, disease, curse…"),
            keys=("Shift+C",),
            group=g,
            icon="flask-conical",
            need="target",
        ),
        Action(
            id="ability_harm",
            text=tr("Actions", "Ability damage or drain…"),
            keys=("Shift+H",),
            group=g,
            icon="arrow-down",
            need="target",
        ),
        Action(id="negative_levels", text=tr("Actions", "Negative levels…"), group=g, icon="ghost", need="target"),
        Action(id="death_attack", text=tr("Actions", "Death attack…"), group=g, icon="skull", need="target"),
        Action(
            id="restoration",
            text=tr("Actions", "Restoration…"),
            keys=("Shift+R",),
            group=g,
            icon="heart",
            need="target",
            separated=True,
        ),
        Action(id="raise", text=tr("Actions", "Raise the dead…"), group=g, icon="sun", need="target"),
    )


def _encounter() -> tuple[Action, ...]:
    tr = QCoreApplication.translate
    g: Group = "encounter"
    return (
        Action(id="undo", text=tr("Actions", "Undo"), keys=("Ctrl+Z",), group=g, icon="undo-2", need="undo"),
        Action(
            id="redo", text=tr("Actions", "Redo"), keys=("Ctrl+Y", "Ctrl+Shift+Z"), group=g, icon="redo-2", need="redo"
        ),
        Action(id="new", text=tr("Actions", "New encounter"), keys=("Ctrl+N",), group=g, separated=True),
        Action(id="open", text=tr("Actions", "Open…"), keys=("Ctrl+O",), group=g),
        Action(id="save_as", text=tr("Actions", "Save as…"), keys=("Ctrl+Shift+S",), group=g),
        Action(id="export", text=tr("Actions", "Save a copy…"), group=g),
        Action(
            id="options",
            text=tr("Actions", "Rules options…"),
            group=g,
            icon="settings",
            need="writable",
            separated=True,
        ),
        Action(id="quit", text=tr("Actions", "Quit"), keys=("Ctrl+Q",), group=g, separated=True),
    )


def _view() -> tuple[Action, ...]:
    tr = QCoreApplication.translate
    g: Group = "view"
    return (
        Action(id="palette", text=tr("Actions", "Find or do anything…"), keys=("Ctrl+K",), group=g, icon="search"),
        Action(
            id="note", text=tr("Actions", "Note in the log…"), keys=("L",), group=g, icon="scroll-text", need="writable"
        ),
        Action(id="filter_log", text=tr("Actions", "Filter the log"), keys=("Ctrl+F",), group=g, icon="list-filter"),
        Action(id="pane_combatant", text=tr("Actions", "Go to the combatant"), keys=("Ctrl+1",), group=g),
        Action(id="pane_effects", text=tr("Actions", "Go to the effects"), keys=("Ctrl+2",), group=g),
        Action(
            id="sight",
            text=tr("Actions", "Who sees whom"),
            keys=("Ctrl+4", "Ctrl+'"),
            group=g,
            icon="eye",
            need="anyone",
        ),
        Action(id="pane_order", text=tr("Actions", "Go to the initiative list"), keys=("Ctrl+0",), group=g),
        Action(id="next_pane", text=tr("Actions", "Next pane"), keys=("F6",), group=g),
        Action(id="full_screen", text=tr("Actions", "Full screen"), keys=("F11",), group=g),
        Action(id="theme_system", text=tr("Actions", "Colours as the system"), group=g, separated=True),
        Action(id="theme_light", text=tr("Actions", "Light colours"), group=g, icon="sun"),
        Action(id="theme_dark", text=tr("Actions", "Dark colours"), group=g, icon="moon"),
        Action(id="larger_text", text=tr("Actions", "Larger text"), keys=("Ctrl++", "Ctrl+="), group=g),
        Action(id="smaller_text", text=tr("Actions", "Smaller text"), keys=("Ctrl+-",), group=g),
        Action(id="language_en", text="English", group=g, separated=True),
        Action(id="language_fr", text="Français", group=g),
    )


def _help() -> tuple[Action, ...]:
    tr = QCoreApplication.translate
    g: Group = "help"
    return (
        Action(id="keys", text=tr("Actions", "All keys"), keys=("?", "F1"), group=g, icon="circle-help"),
        Action(id="sample", text=tr("Actions", "Open the sample encounter"), keys=("Alt+X",), group=g, icon="play"),
        Action(id="about", text=tr("Actions", "About Encounter Tracker"), group=g),
    )
