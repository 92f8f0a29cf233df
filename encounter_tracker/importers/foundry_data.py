"""The data of a Foundry actor, of either shape, read without surprises: values by path, its items, its changes."""

from __future__ import annotations

from typing import Any, Final

from encounter_tracker.importers import pieces

#: Formula, target, target within it, type.
_CHANGE_PARTS: Final = 4
_MOST_ITEMS: Final = 2_000
_EFFECTIVE: Final = frozenset({"class", "race", "feat", "buff", "equipment", "weapon", "implant", "loot"})
_CARRIED: Final = frozenset({"equipment", "weapon", "implant", "loot"})


def at(data: Any, path: str) -> Any:
    """The value along a path of keys; None where there is none."""
    for key in path.split("."):
        if not isinstance(data, dict):
            return None
        data = data.get(key)
    return data


def text_at(data: Any, path: str) -> str:
    """The text along a path; "" where there is none."""
    value = at(data, path)
    if isinstance(value, str):
        return value.strip()
    return str(value) if isinstance(value, int | float) and not isinstance(value, bool) else ""


def number_at(data: Any, path: str) -> int | None:
    """The number along a path, also where it is written as text."""
    return pieces.integer(at(data, path))


def strings(value: Any) -> list[str]:
    """The texts in a list, one level of lists in it included ("subTypes": [["aquatic"]])."""
    if isinstance(value, str):
        return [value.strip()] if value.strip() else []
    if isinstance(value, dict):
        listed = value.get("value") or value.get("values") or []
        value = [*(listed if isinstance(listed, list) else []), *str(value.get("custom") or "").split(";")]
    found: list[str] = []
    for one in value if isinstance(value, list) else []:
        texts = one if isinstance(one, list) else [one]
        found += [text.strip() for text in texts if isinstance(text, str) and text.strip()]
    return found


class Item:
    """An item of an actor."""

    def __init__(self, raw: dict[str, Any]) -> None:
        data = raw.get("system", raw.get("data"))
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}
        self.kind = str(raw.get("type") or "")
        self.name = pieces.plain(str(raw.get("name") or ""))

    @property
    def subtype(self) -> str:
        """Its kind within its kind; the key of it has changed over time."""
        for key in ("subType", "featType", "equipmentType", "attackType", "classType", "weaponType"):
            value = self.data.get(key)
            if isinstance(value, str) and value:
                return value
        return ""

    @property
    def active(self) -> bool:
        """Whether its changes count: buffs that are on, things that are worn, feats that are not switched off."""
        if self.kind == "buff":
            return self.data.get("active") is True
        if self.kind in _CARRIED:
            return self.data.get("equipped") is True
        return self.kind in _EFFECTIVE and self.data.get("disabled") is not True


class Actor:
    """An actor: its data, its items, the changes that they make."""

    def __init__(self, raw: dict[str, Any]) -> None:
        data = raw.get("system", raw.get("data"))
        self.raw = raw
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}
        items = raw.get("items")
        self.items = (
            [Item(one) for one in items[:_MOST_ITEMS] if isinstance(one, dict)] if isinstance(items, list) else []
        )

    def of_kind(self, *kinds: str) -> list[Item]:
        """Its items of these kinds."""
        return [item for item in self.items if item.kind in kinds]

    def at(self, path: str) -> Any:
        """The value along a path of its data."""
        return at(self.data, path)

    def text(self, path: str) -> str:
        """The text along a path of its data."""
        return text_at(self.data, path)

    def number(self, path: str) -> int | None:
        """The number along a path of its data."""
        return number_at(self.data, path)


def changes_of(item: Item) -> list[dict[str, Any]]:
    """An item's changes, as mappings; older files hold lists."""
    found = []
    value = item.data.get("changes")
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        if isinstance(one, dict):
            found.append(one)
        elif isinstance(one, list) and len(one) >= _CHANGE_PARTS:
            found.append({"formula": one[0], "target": one[1], "subTarget": one[2], "modifier": one[3]})
    return found
