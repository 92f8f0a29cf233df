"""Words for what importers doubted or did not understand, for the readings they offer, and for formats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.viewmodels.combatant_lines import sense_name
from encounter_tracker.viewmodels.texts.block_words import term
from encounter_tracker.viewmodels.texts.fields import field_name
from encounter_tracker.viewmodels.texts.language import capitalised, fill

if TYPE_CHECKING:
    from encounter_tracker.support.imported import Choice, Issue

__all__ = ["CHOICES", "ISSUES", "choice_text", "form_name", "game_name", "issue_text"]

tr = QCoreApplication.translate

#: How many arguments a sentence may name; those that are missing are empty.
_ARGUMENTS: Final = 6

#: Reasons given for files.
FILE_ISSUES: Final[dict[str, str]] = {
    "file_missing": QT_TRANSLATE_NOOP("ImportIssue", "there is no file {0}: it was moved or renamed"),
    "file_unreadable": QT_TRANSLATE_NOOP(
        "ImportIssue", "{0} cannot be opened: check that you may read it, or copy it elsewhere"
    ),
    "file_empty": QT_TRANSLATE_NOOP("ImportIssue", "{0} is empty: export it once more"),
    "file_too_large": QT_TRANSLATE_NOOP("ImportIssue", "{0} is larger than {1} MB: export fewer creatures at once"),
    "format_unknown": QT_TRANSLATE_NOOP(
        "ImportIssue", "{0} holds nothing that is known here: paste the text of the stat block instead"
    ),
    "format_other": QT_TRANSLATE_NOOP(
        "ImportIssue", "a file of the kind {0}, but not one with creatures that can be read: export it in another form"
    ),
    "game_other": QT_TRANSLATE_NOOP("ImportIssue", "this is for another game, {0}: its figures do not fit here"),
    "game_unknown": QT_TRANSLATE_NOOP("ImportIssue", "it does not say for which game it is: look the figures over"),
    "template_unfilled": QT_TRANSLATE_NOOP("ImportIssue", "{0} is an empty form: export a character with it first"),
    "no_creatures": QT_TRANSLATE_NOOP("ImportIssue", "nobody is in it: export the creatures themselves"),
    "cancelled": QT_TRANSLATE_NOOP("ImportIssue", "reading was stopped; those read by then are here"),
    "xml_broken": QT_TRANSLATE_NOOP(
        "ImportIssue", "line {0} is broken XML: the file was cut or changed by hand; export it once more"
    ),
    "xml_entities": QT_TRANSLATE_NOOP(
        "ImportIssue", "line {0} defines entities of its own, which are not read for safety: export it once more"
    ),
    "xml_too_deep": QT_TRANSLATE_NOOP("ImportIssue", "line {0} is nested too deep to be a file of creatures"),
    "xml_too_large": QT_TRANSLATE_NOOP(
        "ImportIssue", "line {0}: the file is too large: export fewer creatures at once"
    ),
    "json_broken": QT_TRANSLATE_NOOP(
        "ImportIssue", "line {0} is broken JSON: the file was cut or changed by hand; export it once more"
    ),
    "json_too_deep": QT_TRANSLATE_NOOP("ImportIssue", "it is nested too deep to be a file of creatures"),
    "zip_broken": QT_TRANSLATE_NOOP("ImportIssue", "the packed file is damaged: copy or export it once more"),
    "zip_encrypted": QT_TRANSLATE_NOOP("ImportIssue", "{0} is locked with a password: unpack it first"),
    "zip_too_large": QT_TRANSLATE_NOOP(
        "ImportIssue", "{0} unpacks to more than is safe: unpack it yourself and import what is in it"
    ),
    "zip_too_many": QT_TRANSLATE_NOOP("ImportIssue", "there are too many files in it: import fewer at once"),
    "zip_entry_broken": QT_TRANSLATE_NOOP("ImportIssue", "{0} in the packed file is damaged; the others are here"),
    "yaml_line": QT_TRANSLATE_NOOP("ImportIssue", "line {0} is not understood: look at its spaces and colons"),
    "creature_broken": QT_TRANSLATE_NOOP("ImportIssue", "this one cannot be read; the others are here"),
    "creature_cut": QT_TRANSLATE_NOOP("ImportIssue", "{0} ends in the middle: export it once more"),
    "creature_unnamed": QT_TRANSLATE_NOOP("ImportIssue", "it has no name: it is called {0}"),
    "not_a_creature": QT_TRANSLATE_NOOP("ImportIssue", "{0} is no creature, but {1}"),
    "figure_reckoned": QT_TRANSLATE_NOOP("ImportIssue", "not in the file, reckoned here: {0}"),
    "figure_missing": QT_TRANSLATE_NOOP("ImportIssue", "the file does not say it: {0}"),
    "figure_odd": QT_TRANSLATE_NOOP("ImportIssue", "{0}: {1} is no value that can be; it was left out"),
    "letters_guessed": QT_TRANSLATE_NOOP(
        "ImportIssue", "the letters of {0} are in an old form: look at accents and dashes"
    ),
    "text_kept_too": QT_TRANSLATE_NOOP("ImportIssue", "read from the printed text as well: look the figures over"),
    "part_unknown": QT_TRANSLATE_NOOP("ImportIssue", "no part of a stat block is called {0}: kept as a note"),
    "part_unread": QT_TRANSLATE_NOOP("ImportIssue", "{0} is not understood: kept as a note"),
    "condition_unknown": QT_TRANSLATE_NOOP("ImportIssue", "no condition of this name: kept as a note"),
    "formula_unread": QT_TRANSLATE_NOOP("ImportIssue", "the formula of {0} is not understood: kept as a note"),
    "reader_failed": QT_TRANSLATE_NOOP(
        "ImportIssue", "this cannot be read; the log says why. Paste the text of the stat block instead"
    ),
}

#: Reasons given for texts, and for what is missing.
TEXT_ISSUES: Final[dict[str, str]] = {
    "hp_missing": QT_TRANSLATE_NOOP("ImportIssue", "no hit points are named: type them"),
    "hit_dice_missing": QT_TRANSLATE_NOOP("ImportIssue", "no Hit Dice are named: type them"),
    "no_hp": QT_TRANSLATE_NOOP("ImportIssue", "no hit points are named: type them"),
    "no_hit_dice": QT_TRANSLATE_NOOP("ImportIssue", "no Hit Dice are named: type them"),
    "no_name": QT_TRANSLATE_NOOP("ImportIssue", "no name stands above it: type one"),
    "no_ac": QT_TRANSLATE_NOOP("ImportIssue", "no AC is named"),
    "hp_reckoned": QT_TRANSLATE_NOOP("ImportIssue", "no hit points are named, only dice: their average"),
    "hp_differs": QT_TRANSLATE_NOOP("ImportIssue", "{0} is printed; the dice make {1}"),
    "ac_differs": QT_TRANSLATE_NOOP("ImportIssue", "{0} is printed; 10 and its bracket make {1}"),
    "touch_differs": QT_TRANSLATE_NOOP("ImportIssue", "touch AC {0} is printed; the bracket makes {1}"),
    "flat_footed_differs": QT_TRANSLATE_NOOP("ImportIssue", "flat-footed AC {0} is printed; the bracket makes {1}"),
    "cmb_differs": QT_TRANSLATE_NOOP("ImportIssue", "CMB {0} is printed; its parts make {1}"),
    "cmd_differs": QT_TRANSLATE_NOOP("ImportIssue", "CMD {0} is printed; its parts make {1}"),
    "not_a_number": QT_TRANSLATE_NOOP("ImportIssue", "not a number"),
    "two_values": QT_TRANSLATE_NOOP("ImportIssue", "two values are printed: which one counts?"),
    "unknown_size": QT_TRANSLATE_NOOP("ImportIssue", "no size of this name"),
    "unknown_type": QT_TRANSLATE_NOOP("ImportIssue", "no type of this name"),
    "unknown_attack": QT_TRANSLATE_NOOP("ImportIssue", "not understood as an attack"),
    "unknown_sense": QT_TRANSLATE_NOOP("ImportIssue", "no sense of this name"),
    "unknown_bypass": QT_TRANSLATE_NOOP("ImportIssue", "nothing of this name overcomes damage reduction"),
    "unknown_energy": QT_TRANSLATE_NOOP("ImportIssue", "no energy of this name"),
    "not_a_damage_type": QT_TRANSLATE_NOOP("ImportIssue", "not all of this is a damage type"),
    "no_range": QT_TRANSLATE_NOOP("ImportIssue", "no distance is named"),
    "no_bypass": QT_TRANSLATE_NOOP("ImportIssue", "nothing is named that overcomes it"),
    "no_amount": QT_TRANSLATE_NOOP("ImportIssue", "no number is named"),
    "no_modifier": QT_TRANSLATE_NOOP("ImportIssue", "no modifier is named"),
    "impossible_value": QT_TRANSLATE_NOOP("ImportIssue", "{0} has a value that cannot be: kept as a note"),
    "not_understood": QT_TRANSLATE_NOOP("ImportIssue", "not understood"),
    "too_long": QT_TRANSLATE_NOOP("ImportIssue", "the text is longer than {0} letters: paste fewer creatures at once"),
    "empty": QT_TRANSLATE_NOOP("ImportIssue", "there is no text"),
    "broken": QT_TRANSLATE_NOOP("ImportIssue", "this text cannot be read ({0}): paste fewer of its lines"),
    "other_game": QT_TRANSLATE_NOOP("ImportIssue", "this is for another game, {0}: its figures do not fit here"),
    "older_game": QT_TRANSLATE_NOOP("ImportIssue", "this is for an older game, {0}: CMB and CMD may be missing"),
    "no_stat_block": QT_TRANSLATE_NOOP(
        "ImportIssue", "no stat block was found: it needs a name, and lines such as hp, AC, Init"
    ),
    "too_many": QT_TRANSLATE_NOOP("ImportIssue", "only the first {0} creatures were read: paste the rest afterwards"),
}

ISSUES: Final[dict[str, str]] = FILE_ISSUES | TEXT_ISSUES

CHOICES: Final[dict[str, str]] = {
    "as_value": QT_TRANSLATE_NOOP("ImportChoice", "{0}"),
    "own_value": QT_TRANSLATE_NOOP("ImportChoice", "another value"),
    "keep_note": QT_TRANSLATE_NOOP("ImportChoice", "Keep as note"),
    "as_sense": QT_TRANSLATE_NOOP("ImportChoice", "It is {0}"),
    "leave_out": QT_TRANSLATE_NOOP("ImportChoice", "Leave out"),
    "keep_ability": QT_TRANSLATE_NOOP("ImportChoice", "Keep as ability"),
}


_SENSES: Final = frozenset({"darkvision", "low_light", "blindsight", "blindsense", "scent", "tremorsense"})

#: Reasons that name a game.
_GAMES: Final = frozenset({"game_other", "other_game", "older_game"})

#: Names of programs, the same in every language.
_FORMS: Final[dict[str, str]] = {
    "herolab-portfolio": "Hero Lab",
    "herolab-xml": "Hero Lab, XML",
    "combatmanager": "CombatManager",
    "combatmanager-fight": "CombatManager",
    "foundry-actor": "Foundry VTT",
    "pcgen-xml": "PCGen, XML",
    "pcgen-rpgrp": "PCGen",
    "fantasy-statblock": "Obsidian, Fantasy Statblocks",
    "front-matter": "Obsidian",
}


def issue_text(issue: Issue) -> str:
    """Why a piece was doubted or not understood; a general sentence for a reason that has no words."""
    known = ISSUES.get(issue.code)
    if known is not None:
        say = game_name if issue.code in _GAMES else _named
        return _filled(tr("ImportIssue", known), tuple(say(argument) for argument in issue.arguments))
    if issue.severity == "doubtful":
        return tr("ImportIssue", "not sure how this is meant")
    if issue.severity == "error":
        return tr("ImportIssue", "this part cannot be read")
    return tr("ImportIssue", "not understood: kept as a note")


def choice_text(choice: Choice) -> str:
    """What a reading is called on its button."""
    known = CHOICES.get(choice.code)
    say = _sense if choice.code == "as_sense" else term
    shown = tuple(say(argument) for argument in choice.arguments)
    if known is not None:
        return _filled(tr("ImportChoice", known), shown)
    return capitalised(", ".join(shown)) or choice.code.replace("_", " ")


def _named(argument: str) -> str:
    """A field, or several, by name; what no field is called (a file, a word of the text) as it is."""
    parts = argument.split(", ")
    return ", ".join(map(field_name, parts)) if all(part.isidentifier() for part in parts) else argument


def _sense(word: str) -> str:
    """A sense in the language in use."""
    return sense_name(word).lower() if word in _SENSES else term(word)


def _filled(template: str, arguments: tuple[str, ...]) -> str:
    return fill(template, *arguments[:_ARGUMENTS], *("",) * (_ARGUMENTS - len(arguments))).strip()


def form_name(form: str) -> str:
    """A format as one calls it."""
    if form == "text":
        return tr("ImportForm", "plain text")
    if form == "encounter-tracker":
        return tr("ImportForm", "a file of this program")
    return _FORMS.get(form, form.replace("-", " "))


def language_name(code: str) -> str:
    """The language of a text."""
    names = {"en": tr("ImportForm", "English"), "fr": tr("ImportForm", "French")}
    return names.get(code, "")


def game_name(game: str) -> str:
    """A game by its short name."""
    names = {"pf1": "Pathfinder 1", "3.5": "D&D 3.5", "5e": "D&D 5e", "pf2": "Pathfinder 2", "starfinder": "Starfinder"}
    return names.get(game, game)
