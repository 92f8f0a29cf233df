"""Class names to the snake_case tokens that scripts and files use."""

from __future__ import annotations


def snake_case(name: str) -> str:
    """``DamageTaken`` -> ``damage_taken``."""
    return "".join(f"_{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))
