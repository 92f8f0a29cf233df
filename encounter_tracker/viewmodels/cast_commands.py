"""From what was entered about a spell to the commands that begin and finish it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from encounter_tracker.encounter import commands as c
from encounter_tracker.rules.vocabulary import ENERGY_TYPES
from encounter_tracker.viewmodels.effect_fields import whole
from encounter_tracker.viewmodels.texts.language import fill, tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.viewmodels.cast_draft import CastDraft

_FINISH_FIELDS = tuple(name for name in c.EffectFields.__struct_fields__ if name not in {"targets", "force", "rolls"})


def begin_command(draft: CastDraft, state: Encounter, *, force: bool = False) -> c.BeginCast:
    """The command that begins to cast."""
    return c.BeginCast(
        who=draft.who,
        spell=c.Spell(
            name=draft.name,
            level=whole(draft.level) or 0,
            components=draft.components,
            tradition=draft.tradition or None,
            time=draft.casting_time,
            dc=draft.dc_now(state),
        ),
        caster_class=draft.caster_class,
        hands_free=draft.hands,
        holding=draft.holding or None,
        voice=draft.voice,
        force=force,
    )


def finish_command(
    draft: CastDraft, state: Encounter, *, saved: Iterable[str] = (), force: bool = False
) -> c.FinishCast | None:
    """The command that brings the spell about; None where something is wrong with what it brings.

    ``saved``: the ids of those upon whom it does nothing for a save that was made.
    """
    effect = draft.form.to_command(state)
    if not isinstance(effect, c.ApplyEffect):
        return None
    fields = {name: getattr(effect, name) for name in _FINISH_FIELDS}
    casting = draft.casting(state)
    level = draft.level_now(state)
    fields |= {
        "caster_level": whole(draft.caster_level),
        "dc": draft.dc_now(state),
        "spell_resistance": draft.sr,
        "sr_rolls": _faces(draft, state, "sr"),
        "saved": tuple(who for who in saved if who in draft.aimed_at),
        "slot": fill(tr("Cast", "level {0}"), level) if draft.slot and level and not draft.instantaneous else "",
        "descriptors": _descriptors(draft),
    }
    return c.FinishCast(
        who=draft.who,
        targets=draft.aimed_at,
        name=casting.name if casting is not None else draft.name,
        instantaneous=draft.instantaneous,
        range=draft.feet,
        attack=draft.attack or None,
        attack_rolls=_faces(draft, state, "attack") if draft.attack else {},
        miss_rolls=_faces(draft, state, "miss") if draft.attack else {},
        willing=tuple(who for who in draft.aimed_at if who in draft.willing) if draft.attack else (),
        keeps_on_miss=draft.keeps_on_miss,
        force=force,
        **fields,
    )


def _descriptors(draft: CastDraft) -> tuple[str, ...]:
    """Energy is met by the damage itself: who is immune to it takes none, and is a target all the same (rule D2)."""
    if not draft.instantaneous:
        return draft.form.descriptors
    return tuple(word for word in draft.form.descriptors if word not in ENERGY_TYPES and word != "force")


def _faces(draft: CastDraft, state: Encounter, kind: str) -> dict[str, int]:
    """The dice that are given, by the targets' names."""
    found: dict[str, int] = {}
    for who in draft.aimed_at:
        face = draft.face(kind, who)  # type: ignore[arg-type]
        if face is not None and who in state.combatants:
            found[state.combatants[who].name] = face
    return found


def save_command(draft: CastDraft, state: Encounter, who: str, face: int) -> c.MakeSave | None:
    """The saving throw of one target; None where there is none."""
    if not draft.save:
        return None
    against = (*draft.form.descriptors, "spell")
    return c.MakeSave(who=who, save=draft.save, dc=draft.dc_now(state), roll=face, against=against)


def points_command(draft: CastDraft, full: tuple[str, ...], half: tuple[str, ...]) -> c.DealDamage | c.Heal | None:
    """What the spell does to hit points; None where it does nothing to anyone, or dice are missing."""
    entry = draft.points_entry()
    targets = (*full, *half)
    if entry is None or not targets:
        return None
    if entry.kind == "heal":
        return c.Heal(target=targets, amount=entry.amount, source=draft.who)
    parts = entry.damage_parts()
    one = parts[0] if len(parts) == 1 else None
    return c.DealDamage(
        target=targets,
        amount=one.amount if one else None,
        type=one.type if one else None,
        parts=() if one else parts,
        attack=c.AttackInfo(kind="spell", magical=True, area=draft.save == "ref"),
        source=draft.who,
        saved=(half if full else True) if half else False,
        nonlethal=entry.kind == "nonlethal",
        hostile=draft.hostile,
    )


def temp_command(draft: CastDraft, targets: tuple[str, ...]) -> c.GiveTempHp | None:
    """Temporary hit points that were typed as the points of the spell."""
    entry = draft.points_entry()
    if entry is None or entry.kind != "temporary" or not targets:
        return None
    return c.GiveTempHp(target=targets, amount=entry.amount, source=draft.who)


def hostile_command(draft: CastDraft, targets: tuple[str, ...]) -> c.MarkHostileAct | None:
    """The mark of a hostile act where neither an attack nor damage is one by itself (rule F10)."""
    entry = draft.entry()
    foes = tuple(who for who in targets if who not in draft.willing and who != draft.who)
    if not draft.hostile or draft.attack or (entry is not None and entry.is_blow) or not foes:
        return None
    return c.MarkHostileAct(who=draft.who, against=foes)
