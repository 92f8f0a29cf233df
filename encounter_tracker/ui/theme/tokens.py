"""The design tokens: every colour, size and space by its name, read once from `themes/tokens.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

if TYPE_CHECKING:
    from collections.abc import Mapping

Role: TypeAlias = Literal[
    "window", "pane", "raised", "sunken", "line",
    "ink", "ink2", "ink3",
    "now", "now_ink", "now_text", "now_line", "now_wash",
    "party", "foe", "neutral",
    "harm_fill", "harm_ink", "help_fill", "help_line", "help_ink", "plain_fill", "plain_ink",
    "danger", "danger_fill", "danger_ink",
    "hp_ok", "hp_low", "hp_crit", "hp_track", "hp_temp",
    "up", "down", "select_wash", "select_line", "focus", "scrim",
    "mark_red", "mark_orange", "mark_yellow", "mark_green", "mark_blue", "mark_violet", "mark_brown", "mark_grey",
]  # fmt: skip
"""What a colour is for. Nothing in the views names a colour in any other way."""

TextSize: TypeAlias = Literal["tiny", "small", "body", "strong", "lead", "figure", "title", "display"]
Weight: TypeAlias = Literal["normal", "medium", "strong", "heavy"]
Space: TypeAlias = Literal["xs", "s", "m", "l", "xl"]
Radius: TypeAlias = Literal["chip_harm", "chip_help", "control", "panel", "popover"]
Size: TypeAlias = Literal[
    "top_bar", "row", "row_tall", "row_compact", "row_effect", "row_line", "row_log", "pane_header",
    "control", "control_small", "tile_figure", "tile_ability", "chip", "hit_target", "bar_hp", "focus_ring",
    "icon", "icon_small",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Share:
    """A width as a share of the window, between a least and a most."""

    share: float
    least: int
    most: int

    def of(self, width: int) -> int:
        """The width in points for a window this wide."""
        return round(min(max(width * self.share, self.least), self.most))


@dataclass(frozen=True, slots=True)
class Layout:
    """How the window is divided."""

    left: Share
    middle: Share
    right_least: int
    log: int
    three_columns_from: int


@dataclass(frozen=True, slots=True)
class Tokens:
    """All tokens at 100 %."""

    type: Mapping[TextSize, int]
    player_type: tuple[int, ...]
    weight: Mapping[Weight, int]
    space: Mapping[Space, int]
    radius: Mapping[Radius, int]
    size: Mapping[Size, int]
    layout: Layout
    fast_ms: int
    dark: Mapping[Role, str]
    light: Mapping[Role, str]
    contrast_text: tuple[str, ...]
    contrast_graphic: tuple[str, ...]


def parse_tokens(source: str) -> Tokens:
    """Tokens from the text of the file.

    Raises:
        KeyError: a token the program uses is missing.
    """
    data = tomllib.loads(source)
    kinds, layout = data["type"], data["layout"]
    return Tokens(
        type=_only(kinds, TextSize),
        player_type=tuple(kinds["player"]),
        weight=_only(kinds["weight"], Weight),
        space=_only(data["space"], Space),
        radius=_only(data["radius"], Radius),
        size=_only(data["size"], Size),
        layout=Layout(
            left=Share(**layout["left"]),
            middle=Share(**layout["middle"]),
            right_least=layout["right_least"],
            log=layout["log"],
            three_columns_from=layout["three_columns_from"],
        ),
        fast_ms=data["motion"]["fast_ms"],
        dark=_only(data["dark"], Role),
        light=_only(data["light"], Role),
        contrast_text=tuple(data["contrast"]["text"]),
        contrast_graphic=tuple(data["contrast"]["graphic"]),
    )


def load_tokens() -> Tokens:
    """Tokens from the resources of the program."""
    from encounter_tracker.support.resources import resource

    return parse_tokens(resource("themes", "tokens.toml").read_text("utf-8"))


def _only(table: Mapping[str, Any], names: Any) -> dict[Any, Any]:
    return {name: table[name] for name in get_args(names)}
