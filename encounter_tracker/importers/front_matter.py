"""Stat blocks whose figures stand one by one in the front matter of a note: "AC: {AC: 18, touch: 11}"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.importers import lines, pieces, printed, vault_fields
from encounter_tracker.importers.draft import Draft
from encounter_tracker.importers.simple_yaml import Yaml

if TYPE_CHECKING:
    from collections.abc import Callable

    from encounter_tracker.importers.reading import Reading
    from encounter_tracker.support.imported import ImportedCreature

_MARKS: Final = frozenset({"ac", "hp", "cr", "saves", "ability_scores", "cmd"})
_ENOUGH: Final = 3
_SENSES: Final = {"low-light vision": "low_light", "see invisibility": "see_invisible", "true seeing": "true_seeing"}
_RANGED: Final = frozenset({"darkvision", "blindsight", "blindsense", "tremorsense"})


def front_matter(front: tuple[str, int, int], reading: Reading) -> ImportedCreature | None:
    """Read a front matter; None where it is no stat block."""
    text, first, last = front
    document = Yaml(text, first)
    value = document.value
    if not isinstance(value, dict) or len(_MARKS & {str(key).lower() for key in value}) < _ENOUGH:
        return None
    draft = Draft(line=first)
    vault_fields.skip_lines(draft, document)
    for key, one in value.items():
        draft.line = document.lines.get(str(key), first)
        if not _structured(draft, str(key).lower(), one):
            vault_fields.field(draft, str(key).lower(), one, draft.line)
    draft.line = first
    title = value.get("title2") or value.get("title1") or value.get("title") or value.get("name")
    draft.fields.setdefault("name", pieces.plain(vault_fields.clean(title)))
    return vault_fields.spanned(draft.finish(reading.name), first, last)


def _structured(draft: Draft, key: str, value: Any) -> bool:
    """Fields whose parts stand in mappings and lists; False where the field is text."""
    if isinstance(value, dict) and key in _MAPPINGS:
        _MAPPINGS[key](draft, value)
        return True
    if isinstance(value, list) and key in _LISTS:
        _LISTS[key](draft, value)
        return True
    return key in {"title1", "title2", "title"}


def _armor_class(draft: Draft, value: dict[str, Any]) -> None:
    figure: dict[str, Any] = {}
    for key, name in (("ac", "total"), ("total", "total"), ("touch", "touch"), ("flat_footed", "flat_footed")):
        number = next((pieces.integer(one) for own, one in value.items() if str(own).lower() == key), None)
        if number is not None:
            figure[name] = number
    parts = value.get("components")
    if isinstance(parts, dict):
        words = ((pieces.integer(number), key) for key, number in parts.items())
        figure["notes"] = ", ".join(f"{number:+d} {key}" for number, key in words if number is not None)
    draft.fields["ac"] = figure


def _hit_points(draft: Draft, value: dict[str, Any]) -> None:
    for key, one in value.items():
        name = str(key).lower()
        if name in {"hp", "total"}:
            draft.number("hp", one, "HP")
        elif name in {"long", "formula", "hd"}:
            printed.hit_dice(draft, str(one))
        elif name == "fast_healing":
            draft.number("fast_healing", one)
        elif name == "regeneration" and pieces.integer(one) is not None:
            stopped = str(value.get("regeneration_weakness") or "").partition(",")[0]
            printed.regeneration(draft, pieces.integer(one) or 0, stopped)
        draft.note(f"HP {name}", str(one) if name == "regeneration_weakness" else "")


def _saves(draft: Draft, value: dict[str, Any]) -> None:
    figures = {str(key).lower()[:4].replace("refl", "ref"): pieces.integer(one) for key, one in value.items()}
    draft.fields["saves"] = {save: figures[save] for save in ("fort", "ref", "will") if figures.get(save) is not None}
    others = [f"{key} {one}" for key, one in value.items() if str(key).lower() not in {"fort", "ref", "will"}]
    if others:
        draft.fields["saves"]["notes"] = ", ".join(others)


def _senses(draft: Draft, value: dict[str, Any]) -> None:
    found: dict[str, Any] = {}
    others: list[str] = []
    for key, one in value.items():
        name = str(key).lower()
        distance = pieces.integer(one)
        if name in _RANGED and distance is not None:
            found[name] = distance
        elif name in _SENSES:
            found[_SENSES[name]] = True
        elif name == "scent":
            found["scent"] = True if distance is None else distance
        else:
            others.append(str(key) if one is None or one is True else f"{key} {one}")
    if others:
        found["others"] = tuple(others)
    draft.fields["senses"] = found


def _speeds(draft: Draft, value: dict[str, Any]) -> None:
    text = ", ".join(f"{'' if str(key) == 'base' else key} {one}".strip() for key, one in value.items())
    printed.speed(draft, text)


def _attacks(draft: Draft, value: dict[str, Any]) -> None:
    for key, ways in value.items():
        kind = str(key).lower()
        for way in ways if isinstance(ways, list) else [ways]:
            for one in way if isinstance(way, list) else [way]:
                text = vault_fields.clean(one.get("text") if isinstance(one, dict) else one)
                if kind in {"melee", "ranged"}:
                    found, rest = lines.attacks(text, kind)
                    draft.add("attacks", found)
                    draft.unread(kind, rest, "attacks")
                else:
                    printed.special_attacks(draft, text)


def _initiative(draft: Draft, value: dict[str, Any]) -> None:
    draft.number("init", value.get("bonus", value.get("total")), "initiative")


def _skills(draft: Draft, value: dict[str, Any]) -> None:
    found = {str(key).lstrip("_"): pieces.integer(one) for key, one in value.items()}
    draft.merge("skills", {name: number for name, number in found.items() if number is not None})
    draft.note("Skills", vault_fields.clean(value.get("_racial_mods") or value.get("_other")))


def _energies(draft: Draft, value: dict[str, Any]) -> None:
    printed.resist(draft, vault_fields.clean(value))


def _reductions(draft: Draft, value: list[Any]) -> None:
    for one in value:
        if isinstance(one, dict):
            printed.reduction(draft, f"{one.get('amount')}/{one.get('weakness') or one.get('bypass') or '-'}")
        else:
            printed.reduction(draft, vault_fields.clean(one))


def _feats(draft: Draft, value: list[Any]) -> None:
    for one in value:
        name = vault_fields.clean(one.get("name") if isinstance(one, dict) else one)
        mythic = isinstance(one, dict) and one.get("is_mythic") is True
        draft.add("feats", [f"{name} (mythic)" if mythic else name])


def _sources(draft: Draft, value: list[Any]) -> None:
    first = value[0] if value else None
    if isinstance(first, dict):
        draft.fields["source"] = " ".join(
            str(first[key]) if key == "name" else f"p. {first[key]}" for key in ("name", "page") if first.get(key)
        )


_MAPPINGS: Final[dict[str, Callable[[Draft, dict[str, Any]], None]]] = {
    "ac": _armor_class,
    "hp": _hit_points,
    "saves": _saves,
    "senses": _senses,
    "speeds": _speeds,
    "speed": _speeds,
    "attacks": _attacks,
    "initiative": _initiative,
    "skills": _skills,
    "resistances": _energies,
}
_LISTS: Final[dict[str, Callable[[Draft, list[Any]], None]]] = {
    "dr": _reductions,
    "feats": _feats,
    "sources": _sources,
}
