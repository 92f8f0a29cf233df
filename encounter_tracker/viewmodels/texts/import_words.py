"""Words for what importers doubted or did not understand, for the readings they offer, and for formats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.viewmodels.texts.block_words import term
from encounter_tracker.viewmodels.texts.language import capitalised, fill

if TYPE_CHECKING:
    from encounter_tracker.support.imported import Choice, Issue

__all__ = ["CHOICES", "ISSUES", "choice_text", "form_name", "game_name", "issue_text"]

tr = QCoreApplication.translate

#: How many arguments a sentence may name; those that are missing are empty.
_ARGUMENTS: Final = 6

ISSUES: Final[dict[str, str]] = {
    "file_missing": QT_TRANSLATE_NOOP("ImportIssue", "there is no file {0}: it was moved or renamed"),
    "file_unreadable": QT_TRANSLATE_NOOP("ImportIssue", "the file cannot be opened ({0}): check that you may read it"),
    "file_empty": QT_TRANSLATE_NOOP("ImportIssue", "the file is empty: export it once more"),
    "file_too_large": QT_TRANSLATE_NOOP(
        "ImportIssue", "the file is too large ({0}; {1} at most): export fewer at once"
    ),
    "format_unknown": QT_TRANSLATE_NOOP(
        "ImportIssue", "nothing known by its form: try the text of the stat block, or another export"
    ),
    "format_other": QT_TRANSLATE_NOOP("ImportIssue", "{0} is another form than its name says: rename or export anew"),
    "game_other": QT_TRANSLATE_NOOP("ImportIssue", "this is for another game ({0}): its figures do not fit here"),
    "game_unknown": QT_TRANSLATE_NOOP("ImportIssue", "it does not say for which game it is: look at the figures"),
    "template_unfilled": QT_TRANSLATE_NOOP("ImportIssue", "this is an empty form: there is nobody in it"),
    "no_creatures": QT_TRANSLATE_NOOP("ImportIssue", "nobody is in it"),
    "cancelled": QT_TRANSLATE_NOOP("ImportIssue", "reading was stopped; those read by then are here"),
}

CHOICES: Final[dict[str, str]] = {
    "as_value": QT_TRANSLATE_NOOP("ImportChoice", "{0}"),
    "own_value": QT_TRANSLATE_NOOP("ImportChoice", "another value"),
    "keep_note": QT_TRANSLATE_NOOP("ImportChoice", "Keep as note"),
}


def issue_text(issue: Issue) -> str:
    """Why a piece was doubted or not understood; a general sentence for a reason that has no words."""
    known = ISSUES.get(issue.code)
    if known is not None:
        return _filled(tr("ImportIssue", known), issue.arguments)
    if issue.severity == "doubtful":
        return tr("ImportIssue", "not sure how this is meant")
    if issue.severity == "error":
        return tr("ImportIssue", "this part cannot be read")
    return tr("ImportIssue", "not understood: kept as a note")


def choice_text(choice: Choice) -> str:
    """What a reading is called on its button."""
    known = CHOICES.get(choice.code)
    shown = tuple(term(argument) for argument in choice.arguments)
    if known is not None:
        return _filled(tr("ImportChoice", known), shown)
    return capitalised(", ".join(shown)) or choice.code.replace("_", " ")


def _filled(template: str, arguments: tuple[str, ...]) -> str:
    return fill(template, *arguments[:_ARGUMENTS], *("",) * (_ARGUMENTS - len(arguments))).strip()


def form_name(form: str) -> str:
    """A format as one calls it."""
    names = {
        "text": tr("ImportForm", "plain text"),
    }
    return names.get(form, form.replace("-", " "))


def language_name(code: str) -> str:
    """The language of a text."""
    names = {"en": tr("ImportForm", "English"), "fr": tr("ImportForm", "French")}
    return names.get(code, "")


def game_name(game: str) -> str:
    """A game by its short name."""
    names = {"pf1": "Pathfinder 1", "3.5": "D&D 3.5", "5e": "D&D 5e", "pf2": "Pathfinder 2", "starfinder": "Starfinder"}
    return names.get(game, game)
