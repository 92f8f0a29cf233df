"""An instance of any event, command or step, filled from the types of its fields: for tests of exhaustiveness."""

from __future__ import annotations

import types
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from encounter_tracker.encounter.commands import NextTurn, Spell
from encounter_tracker.rules.creature import Creature
from encounter_tracker.rules.damage import DamageStep


def filled(kind: type[msgspec.Struct], **given: Any) -> Any:
    """An instance with every field set, so that no branch for empty fields hides a missing word."""
    values = {field.name: _value(field.type, field.name) for field in msgspec.structs.fields(kind)}
    return kind(**(values | given))


def bare(kind: type[msgspec.Struct], **given: Any) -> Any:
    """An instance with its required fields alone."""
    values = {
        field.name: _value(field.type, field.name)
        for field in msgspec.structs.fields(kind)
        if field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    }
    return kind(**(values | given))


def _value(kind: Any, name: str) -> Any:  # noqa: C901, PLR0911, PLR0912 - one case for each sort of field
    if name in {"force", "rolls", "parts", "duration", "attack", "concentration_roll"}:
        return {"force": False, "rolls": {}, "parts": ()}.get(name, "unlimited" if name == "duration" else None)
    if name == "spell":
        return Spell(name="bane", level=1)
    if name == "commands":
        return (NextTurn(),)
    if name == "creature":
        return Creature(name="Ogre", hit_dice=4, hp=30)
    if name == "steps":
        return (DamageStep(what="rolled", amount=9, type="fire"), DamageStep(what="saved", amount=4, type="fire"))
    origin = get_origin(kind)
    if origin is Literal:
        return get_args(kind)[0]
    if origin in {Union, types.UnionType}:
        choices = [one for one in get_args(kind) if one is not type(None) and one is not msgspec.UnsetType]
        return _value(choices[0], name)
    if hasattr(kind, "__metadata__"):
        return _value(get_args(kind)[0], name)
    if origin is tuple:
        return ("c1",) if get_args(kind)[0] is str else ()
    if origin is dict:
        return {"note": "x"}
    if kind is bool:
        return True
    if kind is int:
        return 3
    if kind is str:
        return "c1" if name in {"who", "on", "target", "source", "by", "against"} else "sample"
    return None
