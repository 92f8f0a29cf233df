"""What everything in the state has in common."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=1)]


class Value(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Base of everything in the state."""
