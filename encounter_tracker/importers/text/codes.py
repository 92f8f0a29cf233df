"""The codes of the issues that the reader of texts raises; view-models find the words by them."""

from __future__ import annotations

from typing import Final, Literal, get_args

__all__ = ["TEXT_CHOICE_CODES", "TEXT_ISSUE_CODES", "TextChoiceCode", "TextIssueCode"]

TextIssueCode = Literal[
    # errors of the whole paste
    "too_long",
    "empty",
    "no_stat_block",
    "other_game",
    "too_many",
    "broken",
    # doubtful: of the whole paste, a figure that is missing, or one that does not fit
    "older_game",
    "no_name",
    "no_hit_dice",
    "no_hp",
    "no_ac",
    "hp_reckoned",
    "hp_differs",
    "ac_differs",
    "touch_differs",
    "flat_footed_differs",
    "cmd_differs",
    "two_values",
    "not_a_number",
    "not_a_damage_type",
    "no_range",
    "no_bypass",
    "no_amount",
    "no_modifier",
    "impossible_value",
    # unknown: kept in the notes
    "unknown_size",
    "unknown_type",
    "unknown_sense",
    "unknown_attack",
    "unknown_bypass",
    "unknown_energy",
    "not_understood",
]
TEXT_ISSUE_CODES: Final[tuple[TextIssueCode, ...]] = get_args(TextIssueCode)

TextChoiceCode = Literal["as_value", "own_value", "keep_note", "as_sense"]
TEXT_CHOICE_CODES: Final[tuple[TextChoiceCode, ...]] = get_args(TextChoiceCode)
