"""What the hit point entry shows: a pure function of the encounter and of what was typed and chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.apply import Applied, Refused, apply
from encounter_tracker.encounter.commands import DealDamage, EditCombatant
from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.reckoning import TargetPreview, preview
from encounter_tracker.rules.damage import Blow, Part
from encounter_tracker.viewmodels.hp_command import AttackChoice, HpChoices, hp_command
from encounter_tracker.viewmodels.hp_disruption import Disruption, SetOff, disruption
from encounter_tracker.viewmodels.hp_echo import echo_of, faces_of, mistake_text
from encounter_tracker.viewmodels.hp_rows import HpAsked, HpTable, Outcome, hp_table
from encounter_tracker.viewmodels.hp_text import HpEntry, HpKind, HpMistake
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.reasons import reason_text

if TYPE_CHECKING:
    from encounter_tracker.encounter.commands import GiveTempHp, Heal
    from encounter_tracker.encounter.state import Encounter

tr = QCoreApplication.translate

_OUTCOMES: dict[HpKind, Outcome] = {
    "damage": "takes",
    "nonlethal": "takes",
    "heal": "heals",
    "temporary": "gets",
    "set": "becomes",
}
_RESULTS_SHOWN = 6
_D20 = 20


class HpDraft(Struct, frozen=True, kw_only=True):
    """What was typed and chosen so far.

    ``entry``: understood, its dice rolled; ``faces``: what they showed. ``mistake``: what is in the way; ``entry`` is
    then what it would be without. ``checked``: Enter was pressed on it. ``overruled``: what was typed over the points,
    by id.
    """

    targets: tuple[str, ...] = ()
    entry: HpEntry | None = None
    mistake: HpMistake | None = None
    checked: bool = False
    faces: tuple[int, ...] = ()
    saved: frozenset[str] = frozenset()
    source: str | None = None
    hostile: bool = True
    attack: AttackChoice = AttackChoice()
    overruling: bool = False
    overruled: dict[str, str] = {}
    set_off: SetOff = ""
    concentration: str = ""

    def choices(self) -> HpChoices:
        """The choices of the command."""
        points = {who: int(text) for who, text in self.overruled.items() if is_points(text)}
        return HpChoices(
            saved=self.saved,
            source=self.source,
            hostile=self.hostile,
            attack=self.attack,
            overrule=points if self.overruling else {},
            set_off=self.set_off,
            concentration=_die(self.concentration) if self.set_off else None,
        )


class HpEntryView(Struct, frozen=True, kw_only=True):
    """Everything the popover shows.

    Attributes:
        remark: how many are selected, or who.
        echo: what was understood.
        source_text: from whom, and whether that is a hostile act.
        message: what is in the way, as a sentence; ``wrong``: it is not only unfinished.
        correction: the word that Tab takes, or "".
        dice: the faces of what was rolled, or "".
        table: the targets.
        problem: why nothing can be applied as it is; ``can_force``: the game master may do it all the same.
        apply_text: the button.
        can_apply: whether Enter does something.
        is_blow: whether saves, source and attack matter.
        half_all: whether all have saved.
        overruling: whether points are typed over.
        source: the id of the source, or "".
        sources: who can be the source (id, name).
        hostile: whether it is a hostile act.
        attack: what was chosen of the attack.
        set_off: what of a casting set the blow off; disruption: what becomes of the spells of the targets.
        concentration: the die of a concentration check, as typed.
    """

    remark: str = ""
    echo: str = ""
    source_text: str = ""
    message: str = ""
    wrong: bool = False
    correction: str = ""
    dice: str = ""
    table: HpTable = HpTable()
    problem: str = ""
    can_force: bool = False
    apply_text: str = ""
    can_apply: bool = False
    is_blow: bool = False
    half_all: bool = False
    overruling: bool = False
    source: str = ""
    sources: tuple[tuple[str, str], ...] = ()
    hostile: bool = True
    attack: AttackChoice = AttackChoice()
    set_off: SetOff = ""
    disruption: Disruption = Disruption()
    concentration: str = ""


def _die(text: str) -> int | None:
    """The face of a d20 that was typed."""
    value = int(text) if text.strip().isascii() and text.strip().isdigit() else 0
    return value if 1 <= value <= _D20 else None


def is_points(text: str) -> bool:
    """Whether a text is a number of points."""
    return text.strip().isascii() and text.strip().isdigit() and len(text.strip()) <= 5  # noqa: PLR2004 - as in the field


def hp_entry_view(state: Encounter, draft: HpDraft) -> HpEntryView:
    """The whole view."""
    entry = draft.entry
    is_blow = entry is not None and entry.is_blow
    command = _command(draft)
    problem, can_force = _problem(state, draft, command)
    previews = _previews(state, command) if command is not None else ()
    table = hp_table(state, draft.targets, previews, _asked(state, draft, command))
    wrong = draft.mistake is not None and (draft.checked or not draft.mistake.unfinished)
    return HpEntryView(
        remark=_remark(state, draft.targets),
        echo=_echo(draft, command),
        source_text=_source_text(state, draft) if entry is not None and entry.kind != "set" else "",
        message=mistake_text(draft.mistake, wrong=wrong) if draft.mistake is not None else "",
        wrong=wrong,
        correction=draft.mistake.nearest if draft.mistake is not None else "",
        dice=faces_of(draft.faces),
        table=table,
        problem=problem,
        can_force=can_force,
        apply_text=_apply_text(table),
        can_apply=command is not None and not problem and draft.mistake is None,
        is_blow=is_blow,
        half_all=is_blow and bool(draft.targets) and all(row.saved for row in table.rows),
        overruling=draft.overruling and is_blow,
        source=draft.source or "",
        sources=tuple((c.id, c.name) for c in state.present),
        hostile=draft.hostile,
        attack=draft.attack,
        set_off=draft.set_off,
        disruption=disruption(state, draft.targets, command if isinstance(command, DealDamage) else None),
        concentration=draft.concentration,
    )


# --- the command and what it would do --------------------------------------------------------------------------------


def _command(draft: HpDraft) -> DealDamage | Heal | GiveTempHp | EditCombatant | None:
    if draft.entry is None or not draft.targets or (draft.entry.kind == "set" and len(draft.targets) > 1):
        return None
    return hp_command(draft.entry, draft.targets, draft.choices())


def _previews(state: Encounter, command: DealDamage | Heal | GiveTempHp | EditCombatant) -> tuple[TargetPreview, ...]:
    if not isinstance(command, EditCombatant):
        return preview(state, command)
    done = apply(state, command)
    if not isinstance(done, Applied):
        return ()
    now, then = derived(state, command.who), derived(done.state, command.who)
    return (
        TargetPreview(
            who=command.who,
            name=state.combatants[command.who].name,
            total=then.hp,
            temp_hp=then.temp_hp,
            hp_before=now.hp,
            hp_after=then.hp,
            status_before=now.status,
            status_after=then.status,
        ),
    )


def _problem(
    state: Encounter, draft: HpDraft, command: DealDamage | Heal | GiveTempHp | EditCombatant | None
) -> tuple[str, bool]:
    """Why it cannot be applied, and whether it can be forced."""
    if not draft.targets:
        return tr("HpEntry", "Nobody is selected: choose someone in the list"), False
    if draft.entry is not None and draft.entry.kind == "set" and len(draft.targets) > 1:
        return tr("HpEntry", "“=” sets one at a time: select only one"), False
    if draft.overruling and any(text.strip() and not is_points(text) for text in draft.overruled.values()):
        return tr("HpEntry", "A number of points, 0 or more; empty leaves it as reckoned"), False
    if command is None:
        return "", False
    done = apply(state, command)
    if isinstance(done, Refused):
        return reason_text(done.reason), not isinstance(command, EditCombatant)
    return "", False


def _asked(state: Encounter, draft: HpDraft, command: DealDamage | Heal | GiveTempHp | EditCombatant | None) -> HpAsked:
    entry = draft.entry
    if entry is None:
        return HpAsked(saved=draft.saved)
    saved = frozenset(draft.targets) if entry.half else draft.saved
    bare = isinstance(command, DealDamage) and command.attack is None and all(kind is None for _, kind in entry.parts)
    reduced = any(derived(state, who).dr for who in draft.targets)
    return HpAsked(
        outcome=_OUTCOMES[entry.kind],
        saved=saved if entry.is_blow else frozenset(),
        can_save=entry.is_blow,
        overruled=draft.overruled if draft.overruling else {},
        nonlethal=entry.kind == "nonlethal",
        taken_as_it_is=bare,
        passes_reduction=reduced and isinstance(command, DealDamage) and not _is_weapon(command),
    )


def _is_weapon(command: DealDamage) -> bool:
    parts = command.parts or ()
    kinds = [part.type for part in parts] if parts else [command.type]
    kind = command.attack.kind if command.attack is not None else None
    return Blow(parts=tuple(Part(0, kind) for kind in kinds), kind=kind).is_weapon


# --- words -----------------------------------------------------------------------------------------------------------


def _remark(state: Encounter, targets: tuple[str, ...]) -> str:
    if len(targets) == 1:
        return state.combatants[targets[0]].name
    return tr("HpEntry", "{0} selected").format(len(targets)) if targets else tr("HpEntry", "nobody selected")


def _echo(draft: HpDraft, command: DealDamage | Heal | GiveTempHp | EditCombatant | None) -> str:
    if draft.entry is None:
        return ""
    attack = command.attack if isinstance(command, DealDamage) else draft.entry.attack
    return echo_of(draft.entry, attack)


def _source_text(state: Encounter, draft: HpDraft) -> str:
    source = state.combatants.get(draft.source) if draft.source is not None else None
    if source is None:
        return tr("HpEntry", "from nobody in particular")
    if draft.entry is None or not draft.entry.is_blow:
        return fill(tr("HpEntry", "from {0}"), source.name)
    if draft.hostile:
        return fill(tr("HpEntry", "from {0} · a hostile act"), source.name)
    return fill(tr("HpEntry", "from {0} · not a hostile act"), source.name)


def _apply_text(table: HpTable) -> str:
    if not table.results:
        return tr("HpEntry", "Apply")
    if len(table.results) > _RESULTS_SHOWN:
        return fill(tr("HpEntry", "Apply to {0}"), len(table.results))
    return fill(tr("HpEntry", "Apply: {0}"), ", ".join(table.results))
