"""What the palette finds beside the action table: what can be done to the one shown, and who waits for a trigger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.viewmodels.actions import read_only_reason
from encounter_tracker.viewmodels.combatant_actions import action_rows
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.names import ability_name

if TYPE_CHECKING:
    from encounter_tracker.viewmodels.bridge import EncounterBridge

#: Entries of the pane's menu that the action table has as well.
IN_THE_TABLE: Final = frozenset({"edit", "hp", "initiative", "hidden", "remove"})

_THEME: Final = ("theme", "thème", "colours", "colors", "couleurs")
_LANGUAGE: Final = ("language", "langue", "translation", "traduction")
_TEXT_SIZE: Final = ("text size", "taille du texte", "font size", "zoom", "police")
#: Other words an action goes by, in both languages at any time.
ALIASES: Final[dict[str, tuple[str, ...]]] = {
    "theme_system": _THEME,
    "theme_light": _THEME,
    "theme_dark": _THEME,
    "larger_text": _TEXT_SIZE,
    "smaller_text": _TEXT_SIZE,
    "language_en": (*_LANGUAGE, "anglais"),
    "language_fr": (*_LANGUAGE, "french"),
    "ready": ("trigger", "déclencheur"),
    "end": ("fight over", "stop the fight", "fin du combat", "fin de la rencontre", "terminer", "arrêter"),
    "hp": ("damage", "dégâts", "heal", "soins"),
    "affliction": ("venom", "venin", "toxin", "toxine", "illness", "infection"),
    "negative_levels": ("energy drain", "absorption d’énergie"),
    "happened": ("due", "à faire", "what happened", "saves due"),
    "paste": ("stat block", "bloc de stats", "clipboard", "presse-papiers", "coller"),
    "import": ("hero lab", "foundry", "combat manager", "pcgen", "obsidian", "json", "xml", "fichier", "drop"),
    "templates": ("skeleton", "squelette", "zombie", "zombi", "fiendish", "celestial", "young", "jeune", "évolué"),
    "mark": ("color", "couleur", "token", "pion", "label"),
    "prepared": ("encounter builder", "rencontres préparées", "scénario"),
    "fight_worth": ("CR", "XP", "FP", "difficulty", "difficulté", "waves", "vagues"),
    "bring_wave": ("reinforcements", "renforts", "vague"),
    "library": ("bestiary", "bestiaire", "monsters", "monstres", "bibliothèque", "database", "export", "exporter"),
    "keep_creature": ("bestiary", "bestiaire", "garder", "save"),
    "import_library": ("bestiary", "bestiaire", "hero lab", "foundry", "fichier", "json", "xml"),
    "party": ("groupe", "heroes", "héros", "characters", "personnages", "pc", "pj", "rest", "repos"),
    "party_join": ("groupe", "heroes", "héros", "add the party", "ajouter le groupe"),
    "party_rest": ("groupe", "night", "nuit", "heroes", "héros", "sleep", "dormir"),
    "party_take": ("groupe", "carry over", "reprendre", "heroes", "héros"),
    "party_keep": ("groupe", "hero", "héros", "garder", "pc", "pj"),
    "keys": ("shortcuts", "raccourcis", "help", "aide"),
}
_WAITING: Final = ("trigger", "déclencheur", "readied", "préparée", "action préparée")


class Own(Struct, frozen=True, kw_only=True):
    """Something of one combatant: a ``key``, words, whose, why not."""

    key: str
    text: str
    whose: str
    icon: str = ""
    reason: str = ""
    words: tuple[str, ...] = ()


def own_actions(bridge: EncounterBridge) -> tuple[Own, ...]:
    """What can be done to the one shown: the menu of its pane, and its abilities."""
    who, state = bridge.shown, bridge.state
    if who is None:
        return ()
    name, held = state.combatants[who].name, read_only_reason(bridge)
    rows = [
        Own(key=row.key, text=row.text.rstrip("…"), whose=name, icon=row.icon, reason=held or row.reason)
        for row in action_rows(state, who)
        if row.key not in IN_THE_TABLE
    ]
    return (*rows, *(_ability(key, name, held) for key in ABILITIES))


def _ability(key: str, name: str, held: str) -> Own:
    tr = QCoreApplication.translate
    ability = ability_name(key)
    return Own(
        key=f"ability:{key}",
        text=fill(tr("Palette", "{0}: ability damage, drain, penalty"), ability),
        whose=name,
        reason=held,
        words=(
            fill(tr("Palette", "ability damage {0}"), ability),
            fill(tr("Palette", "{0} damage"), ability),
            fill(tr("Palette", "{0} drain"), ability),
        ),
    )


def waiting(bridge: EncounterBridge) -> tuple[Own, ...]:
    """Who has readied an action: their trigger sets it off."""
    tr = QCoreApplication.translate
    state, held = bridge.state, read_only_reason(bridge)
    return tuple(
        Own(
            key=who.id,
            text=fill(tr("Palette", "{0}: {1}"), who.name, who.readied),
            whose=tr("Palette", "set off the readied action"),
            icon="target",
            reason=held or (tr("Palette", "it is its own turn") if who.id == state.active else ""),
            words=(who.readied, *_WAITING),
        )
        for who in state.present
        if who.readied
    )
