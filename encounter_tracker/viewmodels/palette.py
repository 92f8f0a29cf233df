"""What the palette finds: actions, combatants, effects in force, the catalogue and the creatures of the library."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.support import catalogue, search
from encounter_tracker.support.afflictions import afflictions
from encounter_tracker.viewmodels.actions import Action, action_table, why_not
from encounter_tracker.viewmodels.affliction_words import kind_name
from encounter_tracker.viewmodels.creature_finder import CreatureFinder
from encounter_tracker.viewmodels.library_words import origin_name
from encounter_tracker.viewmodels.palette_own import ALIASES, Own, own_actions, waiting
from encounter_tracker.viewmodels.texts.names import effect_name, language

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from encounter_tracker.encounter.planning import Plan
    from encounter_tracker.support.own_effects import OwnEffectStore
    from encounter_tracker.viewmodels.bridge import EncounterBridge

HitKind = Literal["action", "own", "waiting", "combatant", "effect", "entry", "affliction", "creature", "prepared"]
_MOST = 60


class Hit(Struct, frozen=True, kw_only=True):
    """One line.

    ``key``: an action's id, an entry of the combatant pane's menu ("own"), a combatant's id (of one "waiting" too), an
    effect's id, a catalogue key or the key of a creature.
    """

    kind: HitKind
    key: str
    text: str
    detail: str = ""
    icon: str = ""
    keys: str = ""
    reason: str = ""
    words: tuple[str, ...] = ()

    @property
    def search_names(self) -> tuple[str, ...]:
        """What it is found by."""
        return (self.text, *self.words)

    @property
    def search_words(self) -> tuple[str, ...]:
        """Nothing further."""
        return ()


class PaletteViewModel:
    """Finds by what is typed; with nothing typed: who is here, then what can be done."""

    def __init__(
        self,
        bridge: EncounterBridge,
        keys: dict[str, str] | None = None,
        *,
        store: OwnEffectStore | None = None,
        finder: CreatureFinder | None = None,
        plans: Callable[[], Sequence[Plan]] = tuple,
    ) -> None:
        """``keys``: shown keys by action id; ``store``: the user's own effects; ``finder``: of creatures.

        ``plans``: the prepared encounters.
        """
        self._bridge = bridge
        self._keys = keys if keys is not None else {}
        self._store = store
        self._finder = finder or CreatureFinder()
        self._plans = plans

    def find(self, text: str) -> tuple[Hit, ...]:
        """The hits for a text, best first."""
        hits = (*self._combatants(), *self._waiting(), *self._actions(), *self._effects())
        if not text.strip():
            return hits[:_MOST]
        further = (*self._own(), *self._prepared(), *self._entries(), *self._afflictions())
        everything = (*hits, *further, *self._creatures(text))
        groups = {group: place for place, group in enumerate(dict.fromkeys(map(_group, everything)))}
        return _present_first(search.find(everything, text, _MOST, first=lambda hit: groups[_group(hit)]))

    def _own(self) -> list[Hit]:
        return [_hit_of("own", own) for own in own_actions(self._bridge)]

    def _prepared(self) -> list[Hit]:
        detail = QCoreApplication.translate("Palette", "prepared encounter")
        return [
            Hit(kind="prepared", key=plan.key, text=plan.name, detail=detail, icon="swords", words=plan.tags)
            for plan in self._plans()
        ]

    def _waiting(self) -> list[Hit]:
        return [_hit_of("waiting", own) for own in waiting(self._bridge)]

    def _actions(self) -> list[Hit]:
        detail = QCoreApplication.translate("Palette", "action")
        return [
            Hit(
                kind="action",
                key=entry.id,
                text=entry.text.rstrip("…"),
                detail=detail,
                icon=entry.icon,
                keys=self._keys.get(entry.id, entry.keys[0] if entry.keys else ""),
                reason=why_not(entry, self._bridge),
                words=ALIASES.get(entry.id, ()),
            )
            for entry in action_table()
            if entry.id != "palette"
        ]

    def _combatants(self) -> list[Hit]:
        detail = QCoreApplication.translate("Palette", "combatant")
        return [
            Hit(kind="combatant", key=who.id, text=who.name, detail=detail, icon="users")
            for who in self._bridge.state.present
        ]

    def _effects(self) -> list[Hit]:
        detail = QCoreApplication.translate("Palette", "in force")
        return [
            Hit(kind="effect", key=effect.id, text=effect_name(effect), detail=detail, icon="hourglass")
            for effect in self._bridge.state.effects.values()
        ]

    def _entries(self) -> list[Hit]:
        tr = QCoreApplication.translate
        new, put = tr("Palette", "new effect"), tr("Palette", "new condition")
        effects = [
            Hit(
                kind="entry",
                key=":".join(("effect", entry.key, *(choice.key for choice in entry.choices[:1]))),
                text=entry.label(language()),
                detail=new,
                words=entry.search_names,
            )
            for entry in catalogue.effects()
        ]
        conditions = [
            Hit(
                kind="entry",
                key=f"condition:{entry.key}",
                text=entry.name.say(language()),
                detail=put,
                words=entry.search_names,
            )
            for entry in catalogue.conditions()
        ]
        mine = [
            Hit(
                kind="entry",
                key=effect.key,
                text=effect.entry.label(language()),
                detail=tr("EffectFinder", "My own"),
                words=effect.entry.search_names,
            )
            for effect in (self._store.value.own if self._store is not None else ())
        ]
        return [*mine, *conditions, *effects]

    def _afflictions(self) -> list[Hit]:
        return [
            Hit(
                kind="affliction",
                key=f"entry:{entry.key}",
                text=entry.name.say(language()),
                detail=kind_name(entry.kind),
                icon="flask-conical",
                reason="" if self._bridge.targets else why_not(_action("affliction"), self._bridge),
                words=entry.search_names,
            )
            for entry in afflictions()
        ]

    def _creatures(self, text: str) -> list[Hit]:
        detail = QCoreApplication.translate("Palette", "add")
        return [
            Hit(
                kind="creature",
                key=one.key,
                text=one.name,
                detail=detail if one.origin == "built-in" else f"{origin_name(one.origin)} · {detail}",
                icon="plus",
                words=one.names,
            )
            for one in self._finder.briefly(text, _MOST)
        ]


def _action(key: str) -> Action:
    return next(entry for entry in action_table() if entry.id == key)


def _hit_of(kind: HitKind, own: Own) -> Hit:
    return Hit(
        kind=kind, key=own.key, text=own.text, detail=own.whose, icon=own.icon, reason=own.reason, words=own.words
    )


def _group(hit: Hit) -> tuple[HitKind, str]:
    """What goes together: among names that begin so, one group comes after another."""
    return hit.kind, hit.detail


def _present_first(hits: list[Hit]) -> tuple[Hit, ...]:
    """Those present before the creatures of the same name that could be added."""
    first = next((place for place, hit in enumerate(hits) if hit.kind == "creature"), len(hits))
    before, after = hits[:first], hits[first:]
    present = [hit for hit in after if hit.kind == "combatant"]
    return (*before, *present, *(hit for hit in after if hit.kind != "combatant"))
