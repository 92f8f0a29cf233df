"""Stat blocks as people paste them: from books, web pages, wikis, forums, in English or French."""
