"""What can be done to one effect: the items of its menu, and the command behind each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.commands import (
    AddTarget,
    Command,
    Concentrate,
    DismissEffect,
    EditEffect,
    EndEffect,
    SuppressEffect,
    TriggerEffect,
)
from encounter_tracker.viewmodels.charm_orders import holds
from encounter_tracker.viewmodels.texts.language import fill

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Effect, Encounter


class MenuItem(Struct, frozen=True, kw_only=True):
    """One line of a menu.

    Attributes:
        key: what is to be done; an item with ``items`` only opens them.
        text: the words.
        shortcut: the key that does the same while the list has the keyboard.
        icon: an icon, or "".
        enabled: whether it is possible now.
        tip: why it is not.
        items: a menu of its own.
        separated: a line above it.
    """

    key: str
    text: str
    shortcut: str = ""
    icon: str = ""
    enabled: bool = True
    tip: str = ""
    items: tuple[MenuItem, ...] = ()
    separated: bool = False


def effect_menu(state: Encounter, effect_id: str) -> tuple[MenuItem, ...]:
    """The items for one effect; none for an effect that is gone."""
    effect = state.effects.get(effect_id)
    if effect is None:
        return ()
    return (*_changing(effect), *_working(state, effect), *_ending(state, effect))


def _changing(effect: Effect) -> tuple[MenuItem, ...]:
    tr = QCoreApplication.translate
    counted = effect.remaining is not None
    why = "" if counted else tr("EffectMenu", "Nothing is counted here: edit the effect to give it a number of rounds.")
    return (
        MenuItem(key="edit", text=tr("EffectMenu", "Edit…"), shortcut="Return", icon="pencil"),
        MenuItem(
            key="longer",
            text=tr("EffectMenu", "One round longer"),
            shortcut="+",
            icon="plus",
            enabled=counted,
            tip=why,
            separated=True,
        ),
        MenuItem(key="shorter", text=tr("EffectMenu", "One round shorter"), shortcut="−", enabled=counted, tip=why),
        MenuItem(key="left", text=tr("EffectMenu", "Rounds left…"), shortcut="=", enabled=counted, tip=why),
    )


def _working(state: Encounter, effect: Effect) -> tuple[MenuItem, ...]:
    tr = QCoreApplication.translate
    outside = [c for c in state.present if c.id not in effect.targets]
    found = [
        MenuItem(
            key="add",
            text=tr("EffectMenu", "Add target"),
            icon="plus",
            enabled=bool(outside),
            tip="" if outside else tr("EffectMenu", "Everyone is under it already."),
            items=tuple(MenuItem(key=f"add:{c.id}", text=c.name) for c in outside),
            separated=True,
        ),
        _suppressing(state, effect),
    ]
    found += _orders(state, effect)
    if effect.concentration is not None:
        why = _why_not_concentrate(state, effect)
        found.append(
            MenuItem(
                key="concentrate",
                text=tr("EffectMenu", "Keep up concentration"),
                shortcut="K",
                icon="brain",
                enabled=not why,
                tip=why,
            ),
        )
    return tuple(found)


def _orders(state: Encounter, effect: Effect) -> list[MenuItem]:
    """Orders to those whom it charms or compels (rules G9, G10)."""
    text = QCoreApplication.translate("EffectMenu", "Order to {0}…")
    return [
        MenuItem(key=f"order:{who}", text=fill(text, state.combatants[who].name), icon="brain")
        for who in effect.targets
        if any(hold.effect.id == effect.id for hold in holds(state, who))
    ]


def _suppressing(state: Encounter, effect: Effect) -> MenuItem:
    tr = QCoreApplication.translate
    able = {who: target.state for who, target in effect.targets.items() if target.state in {"affected", "suppressed"}}
    items = []
    for who, standing in able.items():
        name = state.combatants[who].name
        if standing == "affected":
            items.append(MenuItem(key=f"hold:{who}", text=fill(tr("EffectMenu", "Hold down on {0}"), name)))
        else:
            items.append(MenuItem(key=f"free:{who}", text=fill(tr("EffectMenu", "Let it work on {0} again"), name)))
    if len(items) == 1:
        return items[0]
    if len(items) > 1 and "affected" in able.values():
        items.append(MenuItem(key="hold", text=tr("EffectMenu", "Hold down on all"), separated=True))
    if len(items) > 1 and "suppressed" in able.values():
        text = tr("EffectMenu", "Let it work on all again")
        items.append(MenuItem(key="free", text=text, separated="affected" not in able.values()))
    tip = "" if items else tr("EffectMenu", "It works on nobody.")
    return MenuItem(
        key="suppress", text=tr("EffectMenu", "Hold down"), enabled=bool(items), tip=tip, items=tuple(items)
    )


def _why_not_concentrate(state: Encounter, effect: Effect) -> str:
    tr = QCoreApplication.translate
    source = state.combatants.get(effect.source or "")
    if source is None:
        return tr("EffectMenu", "Nobody in the fight keeps it up.")
    if state.active != source.id:
        return fill(tr("EffectMenu", "It is not {0}’s turn."), source.name)
    if effect.concentration is not None and effect.concentration.kept:
        return fill(tr("EffectMenu", "{0} has concentrated this turn."), source.name)
    return ""


def _ending(state: Encounter, effect: Effect) -> tuple[MenuItem, ...]:
    tr = QCoreApplication.translate
    triggered = effect.duration == "triggered" or bool(effect.trigger)
    undismissible = "" if effect.dismissible else tr("EffectMenu", "It is not dismissible.")
    untriggered = "" if triggered else tr("EffectMenu", "It does not wait for a trigger.")
    one_by_one = tuple(
        MenuItem(key=f"end:{who}", text=fill(tr("EffectMenu", "End for {0}"), state.combatants[who].name))
        for who in effect.targets
    )
    found = [
        MenuItem(
            key="trigger",
            text=tr("EffectMenu", "Trigger: it goes off"),
            icon="bell",
            enabled=triggered,
            tip=untriggered,
            separated=True,
        ),
        MenuItem(
            key="notice",
            text=tr("EffectMenu", "Trigger seen or heard…"),
            icon="eye",
            enabled=triggered,
            tip=untriggered,
        ),
        MenuItem(key="dismiss", text=tr("EffectMenu", "Dismiss"), enabled=effect.dismissible, tip=undismissible),
    ]
    if len(one_by_one) > 1:
        found.append(MenuItem(key="one", text=tr("EffectMenu", "End for one"), items=one_by_one))
    end = tr("EffectMenu", "End for all") if len(one_by_one) > 1 else tr("EffectMenu", "End")
    found.append(MenuItem(key="end", text=end, shortcut="Del", icon="x"))
    return tuple(found)


def command_for(state: Encounter, effect_id: str, key: str) -> Command | None:
    """The command behind an item; None for one that only opens something, or is not possible."""
    effect = state.effects.get(effect_id)
    if effect is None:
        return None
    what, _, who = key.partition(":")
    target = who or None
    if what in {"longer", "shorter"}:
        return _longer(effect, 1 if what == "longer" else -1)
    if what == "concentrate":
        return Concentrate(who=effect.source, effect=effect.id) if effect.source is not None else None
    if what == "add":
        return AddTarget(effect=effect.id, targets=(who,)) if who else None
    made: dict[str, Command] = {
        "hold": SuppressEffect(effect=effect.id, target=target),
        "free": SuppressEffect(effect=effect.id, target=target, on=False),
        "trigger": TriggerEffect(effect=effect.id),
        "dismiss": DismissEffect(effect=effect.id),
        "end": EndEffect(effect=effect.id, target=target),
    }
    return made.get(what)


def _longer(effect: Effect, by: int) -> Command | None:
    if effect.remaining is None:
        return None
    left = effect.remaining + by
    return EditEffect(effect=effect.id, remaining=left) if left > 0 else EndEffect(effect=effect.id)
