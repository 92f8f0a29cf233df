"""Frozen rows of the combatant pane: every string ready made, nothing left to ask or to format."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from encounter_tracker.viewmodels.rows import (
    AbilityTileRow,
    Chip,
    HpView,
    PipsView,
    Side,
    StateIcon,
    TileRow,
    Trend,
)

ForceTone: TypeAlias = Literal["help", "harm", "plain"]
FieldKind: TypeAlias = Literal["text", "number", "choice", "check", "lines"]


class SheetHead(Struct, frozen=True, kw_only=True):
    """Who it is, at a glance.

    Attributes:
        side: party, foe or neutral.
        name: the name.
        kind: what it is ("humanoid (dwarf) · 7 HD · acts as level 5").
        chip: a state that matters more than what it is ("dying", "dead: …"), or None.
        icons: hidden, flying, swimming, in antimagic, delaying, readied.
        hp: hit points.
        readouts: initiative and caster level, as small figures that unfold.
        hp_why: what the hit points are made of, a line each.
        dead: grey and struck through.
        accessible: the header as a sentence.
    """

    side: Side
    name: str
    kind: str
    hp: HpView
    chip: Chip | None = None
    icons: tuple[StateIcon, ...] = ()
    readouts: tuple[TileRow, ...] = ()
    hp_why: str = ""
    dead: bool = False
    accessible: str = ""


class DueRow(Struct, frozen=True, kw_only=True):
    """A roll that waits for an answer.

    Attributes:
        key: which of the rolls that are due.
        text: what is to be rolled ("poison, Fortitude DC 11 (2 of 4)").
        die: the die ("d20"), or "" where nothing is rolled.
        button: the label of the button ("Roll").
        accessible: the row as a sentence.
        whose: whose roll it is, where rolls of several stand together.
    """

    key: str
    text: str
    die: str = "d20"
    button: str = ""
    accessible: str = ""
    whose: str = ""


class ToldRow(Struct, frozen=True, kw_only=True):
    """What a roll came to.

    Attributes:
        text: in words: the roll, and what follows from it.
        action: what can be done about it ("hurt_itself"), or "".
        button: the words on the button that does it.
    """

    text: str
    action: str = ""
    button: str = ""


class ForceRow(Struct, frozen=True, kw_only=True):
    """An effect or condition on the combatant.

    Attributes:
        key: the effect's id, or "condition:…" for what comes about by itself.
        effect: the effect's id, or "" where there is none to open or end.
        tone: whether it helps.
        name: what it is called.
        what: what it does; in brackets what does not count.
        source: from whom.
        until: until when.
        ending: it ends at a coming turn.
        kept_up: it lasts as long as its caster concentrates.
        works: False where it was saved against, resisted or is held down.
        removable: whether it can be ended by hand.
        suppressed: it is held down by the game master, and can be let go.
        affliction: poison, disease or curse; "" for anything else.
        tooltip: the whole story.
        accessible: the row as a sentence.
    """

    key: str
    name: str
    effect: str = ""
    tone: ForceTone = "plain"
    what: str = ""
    source: str = ""
    until: str = ""
    ending: bool = False
    kept_up: bool = False
    works: bool = True
    removable: bool = True
    suppressed: bool = False
    affliction: str = ""
    tooltip: str = ""
    accessible: str = ""


class LineRow(Struct, frozen=True, kw_only=True):
    """One line of attacks, defences or senses.

    Attributes:
        key: what it is about: the field to open for editing.
        text: the words at the left.
        figure: which figure's parts a click shows, or "".
        icon: an icon before the words.
        value: the large figures at the right ("+14/+9"), or "".
        detail: what stands behind ("1d10+8", "resist energy").
        trend: whether the value is better or worse than printed.
        delta: by how much, without sign.
        detail_trend: the same of the detail.
        muted: it is there but does not work now.
        tooltip: the whole story.
        accessible: the line as a sentence.
    """

    key: str
    text: str
    figure: str = ""
    icon: str = ""
    value: str = ""
    detail: str = ""
    trend: Trend = ""
    delta: str = ""
    detail_trend: Trend = ""
    muted: bool = False
    tooltip: str = ""
    accessible: str = ""


class FlowItem(Struct, frozen=True):
    """A piece of running text: a title in bold, words, and a figure in bold that unfolds (``figure`` names it)."""

    text: str
    value: str = ""
    trend: Trend = ""
    title: str = ""
    figure: str = ""


class FlowRow(Struct, frozen=True, kw_only=True):
    """A headed paragraph: skills, feats, special qualities, spells.

    Attributes:
        key: the field to open for editing.
        caption: the heading.
        items: the pieces.
        stacked: each piece begins a line of its own.
    """

    key: str
    caption: str
    items: tuple[FlowItem, ...]
    stacked: bool = False


class ResourceRow(Struct, frozen=True, kw_only=True):
    """One resource.

    Attributes:
        key: its name.
        left: how many are left; most: of how many.
        value: both in figures.
        daily: a night fills it; detail says so in words.
        tooltip: what keys and clicks do.
        accessible: the row as a sentence.
    """

    key: str
    left: int
    most: int
    value: str
    daily: bool
    detail: str
    tooltip: str = ""
    accessible: str = ""


class CombatantSheet(Struct, frozen=True, kw_only=True):
    """Everything the pane shows of one combatant."""

    who: str
    head: SheetHead
    due: tuple[DueRow, ...] = ()
    told: tuple[ToldRow, ...] = ()
    figures: tuple[TileRow, ...] = ()
    abilities: tuple[AbilityTileRow, ...] = ()
    levels: PipsView = PipsView(caption="", pips=())
    resources: tuple[ResourceRow, ...] = ()
    force: tuple[ForceRow, ...] = ()
    force_remark: str = ""
    attacks: tuple[LineRow, ...] = ()
    defences: tuple[LineRow, ...] = ()
    flows: tuple[FlowRow, ...] = ()
    note: str = ""


# ---- editing ---------------------------------------------------------------------------------------------------


class FormField(Struct, frozen=True, kw_only=True):
    """One field of a form.

    Attributes:
        key: which.
        label: its name.
        kind: a line of text, a number, a choice, a tick, or several lines.
        value: what it holds now; "1" and "" for a tick.
        choices: keys and texts of a choice.
        placeholder: what an empty field means, or an example.
        hint: how to write it, as a sentence.
        wide: it takes a row of its own.
    """

    key: str
    label: str
    kind: FieldKind = "text"
    value: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    placeholder: str = ""
    hint: str = ""
    wide: bool = False


class FormGroup(Struct, frozen=True, kw_only=True):
    """Fields under one heading; ``compact``: short numbers, six side by side."""

    caption: str
    fields: tuple[FormField, ...]
    compact: bool = False


class ActionRow(Struct, frozen=True, kw_only=True):
    """Something that can be done to the combatant, for the menu.

    Attributes:
        key: which.
        text: its name.
        icon: its icon.
        enabled: whether it can be done now.
        reason: why not.
        checked: for what is on or off; None for all else.
        form: it asks something first.
        group: actions of one group stand together.
    """

    key: str
    text: str
    icon: str = ""
    enabled: bool = True
    reason: str = ""
    checked: bool | None = None
    form: bool = False
    group: int = 0


class ActionForm(Struct, frozen=True, kw_only=True):
    """What an action asks before it is done."""

    key: str
    title: str
    button: str
    fields: tuple[FormField, ...]
    danger: bool = False


class StepperRow(Struct, frozen=True, kw_only=True):
    """A number that goes up and down by one: damage, drain, base score.

    Attributes:
        key: which.
        label: its name.
        value: the number now.
        text: the number as shown ("—").
        detail: where it comes from.
        can_lower: whether it can go down.
        can_raise: whether it can go up.
    """

    key: str
    label: str
    value: int
    text: str
    detail: str = ""
    can_lower: bool = True
    can_raise: bool = True


class SourceRow(Struct, frozen=True, kw_only=True):
    """A penalty or bonus with its source; ``effect`` can be opened."""

    key: str
    amount: str
    text: str
    detail: str = ""
    until: str = ""
    trend: Trend = ""
    counts: bool = True
    effect: str = ""

    @property
    def tooltip(self) -> str:
        """All of it."""
        return "\n".join(text for text in (f"{self.amount} {self.text}", self.detail, self.until) if text)

    @property
    def accessible(self) -> str:
        """The row as a sentence."""
        return ", ".join(text for text in (self.text, self.amount, self.detail, self.until) if text)


class AbilityView(Struct, frozen=True, kw_only=True):
    """Everything about one ability, for its popover."""

    who: str
    key: str
    caption: str
    name: str
    score: str
    modifier: str
    remark: str
    steppers: tuple[StepperRow, ...] = ()
    sources: tuple[SourceRow, ...] = ()
    note: str = ""


class LevelRow(Struct, frozen=True, kw_only=True):
    """One negative level, or several alike."""

    key: str
    permanent: bool
    text: str
    detail: str = ""
    can_save: bool = False

    @property
    def tooltip(self) -> str:
        """All of it."""
        return "\n".join(text for text in (self.text, self.detail) if text)

    @property
    def accessible(self) -> str:
        """The row as a sentence."""
        return ", ".join(text for text in (self.text, self.detail) if text)


class LevelsView(Struct, frozen=True, kw_only=True):
    """The negative levels, for their popover."""

    who: str
    title: str
    remark: str
    rows: tuple[LevelRow, ...] = ()
