from __future__ import annotations

import pytest

from encounter_tracker.support.library import LibraryAction
from encounter_tracker.viewmodels.library_words import place_words
from encounter_tracker.viewmodels.party_words import undo_words
from tests.french import in_french


@pytest.mark.parametrize(
    ("shelf", "in_library", "in_party"),
    [
        ("creature", "Kyra deleted", "in the library: Kyra deleted"),
        ("member", "in the party: Kyra deleted", "Kyra deleted"),
        ("plan", "in the encounters: Kyra deleted", "in the encounters: Kyra deleted"),
    ],
)
def test_undo_says_where_if_it_is_not_here(shelf: str, in_library: str, in_party: str) -> None:
    action = LibraryAction(what="delete", shelf=shelf, names=("Kyra",))
    assert place_words(action) == in_library
    assert undo_words(action) == in_party


def test_many_of_another_shelf() -> None:
    action = LibraryAction(what="import", names=("Ogre",), count=312)
    assert place_words(action) == "312 creatures imported"
    assert undo_words(action) == "in the library: 312 creatures imported"


def test_names_are_told_in_the_language_in_use(qapp: object) -> None:
    action = LibraryAction(what="save", names=("Giant spider",), names_fr=("Araignée géante",))
    assert place_words(action) == "Giant spider kept"
    with in_french():
        assert "Araignée géante" in place_words(action)
