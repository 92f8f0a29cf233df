"""Looking for someone unseen, as frozen rows: whom, how, against which DC and why (rules I5 to I7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.events import NothingFound, PlaceFound
from encounter_tracker.encounter.seeing import feet_between, sight_between
from encounter_tracker.encounter.seeing import seen as seen_of
from encounter_tracker.encounter.senses import senses_now
from encounter_tracker.encounter.striking import armor_against
from encounter_tracker.rules.finding import ACTIVITY, OBSTACLE, PINPOINT_BY, detection, scent_feet, trail_dc
from encounter_tracker.rules.stacking import Part, counted
from encounter_tracker.viewmodels.effect_fields import Problems, whole
from encounter_tracker.viewmodels.find_draft import ACTIVITIES, OBSTACLES, WAYS, FindDraft, Way
from encounter_tracker.viewmodels.rows import number, signed
from encounter_tracker.viewmodels.sight_pair import verdict
from encounter_tracker.viewmodels.sight_rows import ICONS, cell_kind, in_sight
from encounter_tracker.viewmodels.texts.events import event_text
from encounter_tracker.viewmodels.texts.language import distance, distance_number, distance_unit, fill
from encounter_tracker.viewmodels.texts.sight import place_text
from encounter_tracker.viewmodels.texts.telling import Names, without_marks
from encounter_tracker.viewmodels.texts.telling_senses import part_title

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.events import Record
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.sight import Seen

tr = QCoreApplication.translate

Choices = tuple[tuple[str, str], ...]
_DIE: Final = 20


class DcPart(Struct, frozen=True):
    """One line of a DC: what it is, and what it adds."""

    title: str
    value: str


class Toggle(Struct, frozen=True):
    """Something that can be so: its key, its words with what it adds, whether it is."""

    key: str
    text: str
    on: bool


class FindOutcome(Struct, frozen=True):
    """What came of a search: the sentence, whether anything was found, and how the dice fell."""

    text: str
    found: bool
    icon: str = "eye"
    detail: str = ""


class FindView(Struct, frozen=True, kw_only=True):
    """All that the finder shows.

    Attributes:
        draft: what was chosen and typed.
        observers, targets: who can look, and for whom (the unseen first), as keys and names.
        sight, sight_icon: how the one sees the other now.
        place: what is known of the place, or "".
        ways: the ways to look.
        explanation: what the chosen way does.
        dc_title, parts, total: the DC with its parts, or a reach.
        needed: the modifier and what the die must show.
        toggles: what the other does; obstacles: what stands between.
        apart: the distance said before, for the empty field; unit: its unit.
        stealth: what the empty field for Stealth means.
        can_mark: the other is invisible, and flour would show it.
        problems: what is wrong, by field.
        button: what Enter does.
    """

    draft: FindDraft
    observers: Choices = ()
    targets: Choices = ()
    sight: str = ""
    sight_icon: str = "eye"
    place: str = ""
    ways: Choices = ()
    explanation: str = ""
    dc_title: str = ""
    parts: tuple[DcPart, ...] = ()
    total: str = ""
    needed: str = ""
    toggles: tuple[Toggle, ...] = ()
    obstacles: Choices = ()
    apart: str = ""
    unit: str = ""
    stealth: str = ""
    can_mark: bool = False
    problems: Problems = {}
    button: str = ""


def find_view(state: Encounter, draft: FindDraft) -> FindView:
    """The view for what was chosen and typed."""
    ways = tuple((way, way_name(way)) for way in WAYS)
    observers, targets = observers_of(state), targets_of(state, draft.who)
    if not _there(state, draft):
        return FindView(draft=draft, observers=observers, targets=targets, ways=ways, problems=draft.problems())
    seen = sight_between(state, draft.who, draft.whom)
    found = state.combatants[draft.who].located.get(draft.whom, "")
    parts = dc_parts(state, draft)
    feet = feet_between(state, draft.who, draft.whom)
    return FindView(
        draft=draft,
        observers=observers,
        targets=targets,
        sight=verdict(seen),
        sight_icon=ICONS[cell_kind(seen, found)],
        place="" if seen.sees else place_text(state, draft.who, draft.whom),
        ways=ways,
        explanation=explanation(state, draft),
        dc_title=_dc_title(draft),
        parts=_shown(state, parts) if parts else (),
        total=_total(state, draft, parts),
        needed=_needed(state, draft, parts),
        toggles=_toggles(state, draft),
        obstacles=_obstacles(state),
        apart=tr("Finding", "near") if feet is None else distance_number(feet),
        unit=distance_unit(),
        stealth=_stealth(state, draft),
        can_mark=_can_mark(seen_of(state, draft.whom)),
        problems=draft.problems(),
        button=_button(draft.way),
    )


def _can_mark(looks: Seen) -> bool:
    """Flour shows what is invisible and has a body (rule I7)."""
    return looks.invisible and looks.has_body and not looks.outlined


def _there(state: Encounter, draft: FindDraft) -> bool:
    ids = {combatant.id for combatant in in_sight(state)}
    return draft.who in ids and draft.whom in ids and draft.who != draft.whom


def observers_of(state: Encounter) -> Choices:
    """Everyone who could look, as keys and names."""
    return tuple((combatant.id, combatant.name) for combatant in in_sight(state))


def targets_of(state: Encounter, who: str) -> Choices:
    """Everyone who could be looked for, the unseen first."""
    others = [combatant for combatant in in_sight(state) if combatant.id != who]
    if who not in state.combatants:
        return tuple((combatant.id, combatant.name) for combatant in others)
    unseen = {combatant.id for combatant in others if not sight_between(state, who, combatant.id).sees}
    hidden = tr("Finding", "{0} (unseen)")
    first = [(c.id, fill(hidden, c.name)) for c in others if c.id in unseen]
    return (*first, *((c.id, c.name) for c in others if c.id not in unseen))


# ---- ways -----------------------------------------------------------------------------------------------------------


def way_name(way: Way) -> str:
    """A way to look, in a word or two."""
    names: dict[Way, str] = {
        "listen": tr("Finding", "By ear"),
        "detect": tr("Finding", "Sensing the invisible"),
        "grope": tr("Finding", "Groping"),
        "scent": tr("Finding", "Scent"),
        "trail": tr("Finding", "Trail"),
    }
    return names[way]


def explanation(state: Encounter, draft: FindDraft) -> str:
    """What the chosen way does."""
    match draft.way:
        case "listen":
            text = tr("Finding", "Once a round, free. Its Stealth check: the direction; {0} more: the exact place.")
            return fill(text, PINPOINT_BY)
        case "detect":
            return tr("Finding", "That someone invisible is near; with +20 exactly where. Even then 50 % miss.")
        case "grope":
            return tr(
                "Finding",
                "Two adjacent squares, a standard action: a touch attack without damage, then 50 %.",
            )
        case "scent":
            return _scent_words(state, draft)
        case "trail":
            return tr("Finding", "A trail by its smell. How well one sees and invisibility do not matter.")


def _scent_words(state: Encounter, draft: FindDraft) -> str:
    if not senses_now(state, draft.who).scent:
        return fill(tr("Finding", "{0} does not have the ability scent."), state.combatants[draft.who].name)
    return tr("Finding", "That someone is near; with a move action the direction; within {0} the exact place.").format(
        distance(5)
    )


def _button(way: Way) -> str:
    buttons: dict[Way, str] = {
        "listen": tr("Finding", "Listen"),
        "detect": tr("Finding", "Look out"),
        "grope": tr("Finding", "Grope"),
        "scent": tr("Finding", "Smell"),
        "trail": tr("Finding", "Follow"),
    }
    return buttons[way]


# ---- the DC ---------------------------------------------------------------------------------------------------------


def dc_parts(state: Encounter, draft: FindDraft) -> tuple[Part, ...]:
    """The parts of the DC of a way; none where the other's own check is the DC, or there is none."""
    match draft.way:
        case "detect":
            feet = draft.feet()
            if feet is None:
                feet = feet_between(state, draft.who, draft.whom) or 0
            return detection(
                draft.activities,
                feet=feet,
                obstacle=draft.obstacle or None,
                exact=draft.exact,
                stealth=whole(draft.stealth),
            )
        case "trail":
            return trail_dc(max(0, whole(draft.hours) or 0), masked=draft.masked)
        case "grope":
            return armor_against(state, draft.whom, draft.who, touch=True).parts
        case _:
            return ()


def _shown(state: Encounter, parts: Iterable[Part]) -> tuple[DcPart, ...]:
    names = Names(state)
    rows: list[DcPart] = []
    for part in parts:
        if part.counts:
            title = without_marks(part_title(part, names))[0]
            rows.append(DcPart(title, number(part.value) if not rows else signed(part.value)))
    return tuple(rows)


def _dc_title(draft: FindDraft) -> str:
    titles: dict[Way, str] = {
        "listen": tr("Finding", "Against"),
        "detect": tr("Finding", "DC"),
        "grope": tr("Finding", "Touch AC"),
        "scent": tr("Finding", "Reaches"),
        "trail": tr("Finding", "DC"),
    }
    return titles[draft.way]


def _total(state: Encounter, draft: FindDraft, parts: tuple[Part, ...]) -> str:
    if draft.way == "listen":
        typed = whole(draft.stealth)
        return tr("Finding", "its Stealth check") if typed is None else number(typed)
    if draft.way == "scent":
        scent = senses_now(state, draft.who).scent
        return distance(scent_feet(scent or True, draft.wind, draft.odour))
    return number(counted(parts))


def modifier_of(state: Encounter, draft: FindDraft) -> int:
    """What is added to the d20."""
    now = derived(state, draft.who)
    if draft.way == "grope":
        return now.figures["melee"].total
    if draft.way == "trail":
        return max(now.skill("Survival").total, now.check("wis"))
    return now.skill("Perception").total


def _needed(state: Encounter, draft: FindDraft, parts: tuple[Part, ...]) -> str:
    """The modifier, and what the die must show."""
    if not draft.rolls:
        return ""
    modifier = modifier_of(state, draft)
    words: dict[Way, str] = {
        "listen": tr("Finding", "Perception {0}"),
        "detect": tr("Finding", "Perception {0}"),
        "grope": tr("Finding", "melee {0}"),
        "trail": tr("Finding", "Survival or Wisdom {0}"),
    }
    text = words[draft.way].format(signed(modifier))
    dc = counted(parts) if parts else whole(draft.stealth) if draft.way == "listen" else None
    if dc is None:
        return text
    face = dc - modifier
    if face <= 1:
        return fill(tr("Finding", "{0}: any roll will do"), text)
    if face > _DIE:
        return fill(tr("Finding", "{0}: no roll is enough, short by {1}"), text, face - _DIE)
    return fill(tr("Finding", "{0}: {1} or more on the d20"), text, face)


def _stealth(state: Encounter, draft: FindDraft) -> str:
    if draft.way == "detect":
        return tr("Finding", "not used")
    modifier = derived(state, draft.whom).skill("Stealth").total
    return fill(tr("Finding", "rolled, {0}"), signed(modifier))


def _toggles(state: Encounter, draft: FindDraft) -> tuple[Toggle, ...]:
    return tuple(
        Toggle(key, _named(state, "detect_activity", key, ACTIVITY[key]), key in draft.activities) for key in ACTIVITIES
    )


def _obstacles(state: Encounter) -> Choices:
    free: list[tuple[str, str]] = [("", tr("Finding", "nothing between"))]
    return (*free, *((key, _named(state, "detect_obstacle", key, OBSTACLE[key])) for key in OBSTACLES))


def _named(state: Encounter, what: str, name: str, value: int) -> str:
    """A line of the table with what it adds: "fights −20"."""
    title = part_title(Part(what=what, value=value, name=name), Names(state))
    return fill(tr("Finding", "{0} {1}"), title, signed(value))


# ---- what came of it ------------------------------------------------------------------------------------------------


def outcome_of(records: Iterable[Record], state: Encounter) -> FindOutcome | None:
    """What came of a search, from what happened; None where nothing is told of it."""
    result: tuple[str, bool, Literal["eye", "ear", "eye-off"]] | None = None
    details = []
    for record in records:
        told = event_text(record, state)
        if isinstance(record.event, PlaceFound):
            result = told.text, True, "ear" if record.event.by == "hearing" else "eye"
        elif isinstance(record.event, NothingFound):
            result = told.text, False, "eye-off"
        elif result is None:
            details.append(told.text)
    return None if result is None else FindOutcome(result[0], result[1], result[2], " · ".join(details))
