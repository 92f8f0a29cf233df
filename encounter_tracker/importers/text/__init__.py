"""Stat blocks as people paste them: from books, web pages, wikis, forums, in English or French."""

from __future__ import annotations

from encounter_tracker.importers.text.reader import LONGEST, read_text

__all__ = ["LONGEST", "read_text"]
