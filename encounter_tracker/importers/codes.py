"""The codes of the issues that readers of files raise; view-models find the words by them."""

from __future__ import annotations

from typing import Final, Literal, get_args

FileIssueCode = Literal[
    # errors: the source, or a part of it, cannot be read
    "file_missing",
    "file_unreadable",
    "file_empty",
    "file_too_large",
    "format_unknown",
    "format_other",
    "game_other",
    "game_unknown",
    "template_unfilled",
    "no_creatures",
    "cancelled",
    "xml_broken",
    "xml_entities",
    "xml_too_deep",
    "xml_too_large",
    "json_broken",
    "json_too_deep",
    "zip_broken",
    "zip_encrypted",
    "zip_too_large",
    "zip_too_many",
    "zip_entry_broken",
    "yaml_line",
    "creature_broken",
    "creature_cut",
    "creature_unnamed",
    "not_a_creature",
    # doubtful: a figure was reckoned, guessed or left out
    "figure_reckoned",
    "figure_missing",
    "figure_odd",
    "letters_guessed",
    "text_kept_too",
    # unknown: kept in the notes
    "part_unknown",
    "part_unread",
    "condition_unknown",
    "formula_unread",
]
FILE_ISSUE_CODES: Final[tuple[FileIssueCode, ...]] = get_args(FileIssueCode)

ChoiceCode = Literal["as_value", "own_value", "keep_note"]
CHOICE_CODES: Final[tuple[ChoiceCode, ...]] = get_args(ChoiceCode)
