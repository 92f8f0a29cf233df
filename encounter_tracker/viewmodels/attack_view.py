"""What the attack popover shows: a pure function of the encounter and of what was typed and chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.derive import derived
from encounter_tracker.encounter.events import AttackMade
from encounter_tracker.encounter.striking import blind_fighting, hits_by_itself
from encounter_tracker.encounter.suppression import magic_held
from encounter_tracker.rules.stacking import counted
from encounter_tracker.rules.weapons import without_magic
from encounter_tracker.viewmodels.attack_draft import (
    AttackDraft,
    Stage,
    attacks_of,
    bonuses,
    chosen_attack,
    problems,
    read_damage,
    read_die,
    read_miss,
    weapon_of,
    whole_command,
)
from encounter_tracker.viewmodels.attack_rows import AttackLine, AttackPopoverView, DieField, TargetChoice
from encounter_tracker.viewmodels.attack_sometimes import offered, ticked
from encounter_tracker.viewmodels.attack_words import (
    apply_text,
    armor_title,
    attack_name,
    attack_remark,
    confirm_text,
    damage_echo,
    damage_formula,
    damage_hint,
    miss_asked,
    must_guess,
    odds,
    result_chip,
    sight_text,
    threat_text,
    total_text,
)
from encounter_tracker.viewmodels.hp_rows import SIDES, HpAsked, HpTable, hp_table
from encounter_tracker.viewmodels.rows import Chip, number, signed
from encounter_tracker.viewmodels.texts.block_words import rider_name
from encounter_tracker.viewmodels.texts.circumstances import CIRCUMSTANCES, circumstance_name
from encounter_tracker.viewmodels.texts.events import event_text
from encounter_tracker.viewmodels.texts.language import fill
from encounter_tracker.viewmodels.texts.reasons import reason_text
from encounter_tracker.viewmodels.texts.telling_senses import attack_part_row
from encounter_tracker.viewmodels.trial import Tried, besides, blow_preview, try_out

if TYPE_CHECKING:
    from encounter_tracker.encounter.commands import Command
    from encounter_tracker.encounter.derive import AttackView
    from encounter_tracker.encounter.reckoning import TargetPreview
    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.weapons import Weapon

tr = QCoreApplication.translate

_KEYS: Final = 9
_PREFIXES: Final[dict[str, Stage]] = {"attack": "d20", "miss": "miss", "confirm": "confirm"}


class AttackTrial(Struct, frozen=True, kw_only=True):
    """What an attack would do as far as it is entered.

    Attributes:
        view: the attack of the stat block.
        weapon: what its line says.
        command: what is applied; None while something is wrong or nobody is there.
        tried: how it comes out.
        event: what is told of the attack.
        seen: what it does to the target's hit points; None where it does not hit, or that is open.
        wanted: the first die that is open.
    """

    view: AttackView | None = None
    weapon: Weapon
    command: Command | None = None
    tried: Tried = Tried()
    event: AttackMade | None = None
    seen: TargetPreview | None = None
    wanted: Stage | Literal[""] = ""


def stage_of(what: str) -> Stage:
    """Which stage a die belongs to, by what it is rolled for; everything that follows a hit goes with the damage."""
    return _PREFIXES.get(what.partition(":")[0], "damage")


def attack_trial(state: Encounter, draft: AttackDraft) -> AttackTrial:
    """Try the attack out; what is wrong counts as not typed."""
    view, weapon = _as_it_strikes(state, draft, chosen_attack(state, draft))
    draft = replace(draft, **dict.fromkeys(problems(draft, weapon), ""))
    command = whole_command(state, draft)
    if command is None:
        return AttackTrial(view=view, weapon=weapon)
    tried = try_out(state, command)
    event = next((r.event for r in tried.records if isinstance(r.event, AttackMade)), None)
    said = draft.overruling and bool(draft.outcome)  # then the d20 is only told, and rolled when it is applied
    missing = [die for die in tried.missing if not (said and stage_of(die.what) == "d20")]
    wanted: Stage | Literal[""] = stage_of(missing[0].what) if missing else ""
    seen = blow_preview(state, tried, draft.target)
    if read_damage(draft.damage, weapon, draft.typed_faces).dice and seen is not None and not wanted:
        wanted = "damage"  # dice were typed, and are to be rolled first
    return AttackTrial(
        view=view, weapon=weapon, command=command, tried=tried, event=event,
        seen=None if wanted else seen, wanted=wanted,
    )  # fmt: skip


def _as_it_strikes(state: Encounter, draft: AttackDraft, view: AttackView | None) -> tuple[AttackView | None, Weapon]:
    """The attack and what its line says, with what was ticked; where magic is held down without its magic (rule H4)."""
    weapon = weapon_of(view)
    if view is None:
        return view, weapon
    far = view.attack.kind == "ranged" if draft.ranged is None else draft.ranged
    more = sum(one.damage for one in ticked(state, draft.attacker, draft.target, draft.circumstances, ranged=far))
    everyone = state.combatants
    if magic_held(everyone.get(draft.attacker), everyone.get(draft.target)):
        more, weapon = more - weapon.enhancement, without_magic(weapon)
    return replace(view, damage_delta=view.damage_delta + more), weapon


# --- the whole -------------------------------------------------------------------------------------------------------


def attack_popover_view(state: Encounter, draft: AttackDraft) -> AttackPopoverView:
    """The whole view."""
    tried = attack_trial(state, draft)
    event = tried.event
    wrong = problems(draft, tried.weapon)
    problem, can_force = _problem(draft, tried)
    ready = event is not None and not tried.wanted
    rolls = event is not None and not event.by_itself
    riders = tried.seen.riders if tried.seen is not None and ready and not problem else ()
    return AttackPopoverView(
        remark=_remark(state, draft),
        attacker=draft.attacker,
        attackers=tuple((c.id, c.name) for c in state.present),
        targets=_targets(state, draft),
        lines=_lines(state, draft),
        **_fields(state, draft, tried, wrong),  # type: ignore[arg-type]
        **_roll(draft, tried, state),  # type: ignore[arg-type]
        sight=sight_text(state, draft.attacker, draft.target) if rolls else "",
        guess_asked=rolls and must_guess(state, draft.attacker, draft.target),
        table=_table(state, draft, tried),
        also=_also(draft, tried) if ready else (),
        circumstances=_circumstances(state, draft, tried),
        problem=problem,
        can_force=can_force and ready,
        apply_text=apply_text(event, tried.seen, tried.wanted),
        can_apply=ready and not problem and not wrong,
        wanted=tried.wanted,
        draft=draft,
        riders=riders,
        rider=rider_name(riders[0].partition(" (")[0]) if riders else "",
        outcome=draft.outcome if draft.overruling else "",
        wrong=wrong,
    )


def _circumstances(state: Encounter, draft: AttackDraft, tried: AttackTrial) -> tuple[tuple[str, str, bool, str], ...]:
    """What may count besides: key, words, whether it does, and when it holds."""
    always = [(name, f"{circumstance_name(name)} {signed(value)}", "") for name, value in CIRCUMSTANCES.items()]
    far = tried.event is not None and tried.event.ranged
    some = [(one.key, one.words, one.when) for one in offered(state, draft.attacker, draft.target, ranged=far)]
    return tuple((key, words, key in draft.circumstances, when) for key, words, when in (*always, *some))


def _remark(state: Encounter, draft: AttackDraft) -> str:
    everyone = state.combatants
    attacker, target = everyone.get(draft.attacker), everyone.get(draft.target)
    if attacker is None:
        return tr("Attack", "nobody")
    if target is None:
        return attacker.name
    return fill(tr("Attack", "{0} against {1}"), attacker.name, target.name)


def _targets(state: Encounter, draft: AttackDraft) -> tuple[TargetChoice, ...]:
    there = [state.combatants[who] for who in draft.targets if who in state.combatants]
    return tuple(
        TargetChoice(
            id=one.id,
            name=one.name,
            side=SIDES[one.side],
            chosen=one.id == draft.target,
            key=str(place) if len(there) > 1 and place <= _KEYS else "",
        )
        for place, one in enumerate(there, 1)
    )


# --- the attacks -----------------------------------------------------------------------------------------------------


def _lines(state: Encounter, draft: AttackDraft) -> tuple[AttackLine, ...]:
    if draft.attacker not in state.combatants:
        return ()
    attacks = attacks_of(state, draft.attacker)
    return tuple(
        _line(draft, place, index, view, _bonus(state, draft.attacker, view, index))
        for place, view in enumerate(attacks)
        for index in range(1, bonuses(view) + 1)
    )


def _bonus(state: Encounter, who: str, view: AttackView, index: int) -> str:
    """The bonus of an attack now; a swarm's needs none."""
    if hits_by_itself(state.combatants[who].creature, view.attack):
        return "—"
    usual = derived(state, who).figures["ranged" if view.attack.kind == "ranged" else "melee"].total
    return signed(view.bonus[index - 1] if view.bonus else usual)


def _line(draft: AttackDraft, place: int, index: int, view: AttackView, bonus: str) -> AttackLine:
    name = attack_name(view)
    remark = attack_remark(view) if index == 1 else fill(tr("Attack", "attack {0} with it"), index)
    done = (place, index) in draft.done
    said = ", ".join(text for text in (name, bonus, remark, tr("Attack", "made already") if done else "") if text)
    return AttackLine(
        key=f"{place}:{index}",
        name=name,
        bonus=bonus,
        remark=remark,
        icon="target" if view.attack.kind == "ranged" else "sword",
        chosen=(place, index) == (draft.place, draft.number),
        done=done,
        tooltip=said,
        accessible=said,
    )


# --- the fields ------------------------------------------------------------------------------------------------------


def _fields(state: Encounter, draft: AttackDraft, tried: AttackTrial, wrong: dict[str, str]) -> dict[str, DieField]:
    """The four fields: what is typed, and which of them matter now."""
    event = tried.event
    known = event is not None and tried.wanted != "d20"
    hits = known and event is not None and event.outcome in {"hit", "critical"}
    times = event.multiplier if event is not None and hits and tried.wanted != "confirm" else 1
    twice = event is not None and blind_fighting(state, draft.attacker, draft.target, ranged=event.ranged)
    chance = event is not None and event.miss_chance > 0
    shows_miss = known and chance and (event is not None and (event.outcome != "miss" or bool(draft.guess)))
    return {
        "d20": DieField(
            text=draft.d20, hint="d20", shown=event is None or not event.by_itself, problem=wrong.get("d20", "")
        ),
        "miss": DieField(
            text=draft.miss,
            hint="d100",
            shown=bool(shows_miss),
            problem=wrong.get("miss", ""),
            said=miss_asked(event, twice=twice and len(read_miss(draft.miss)[0]) != 1) if event is not None else "",
        ),
        "confirm": DieField(
            text=draft.confirm,
            hint="d20",
            shown=bool(known and event is not None and event.threat and not event.overruled),
            problem=wrong.get("confirm", ""),
            said=_confirm_said(draft, tried),
        ),
        "damage": DieField(
            text=draft.damage,
            hint=damage_formula(tried.view, tried.weapon, times) if tried.view is not None else "",
            shown=bool(hits) or bool(draft.damage),
            problem=wrong.get("damage", ""),
            said=_damage_said(draft, tried),
        ),
    }


def _confirm_said(draft: AttackDraft, tried: AttackTrial) -> str:
    if tried.event is None or not tried.event.threat:
        return ""
    return confirm_text(tried.event) if draft.confirm.strip() else threat_text(tried.weapon)


def _damage_said(draft: AttackDraft, tried: AttackTrial) -> str:
    """What was dealt; while that is open, what is rolled."""
    seen, event = tried.seen, tried.event
    if event is None or tried.view is None:
        return ""
    if seen is None:
        return damage_hint(event.multiplier) if tried.wanted == "damage" else ""
    points = read_damage(draft.damage, tried.weapon, draft.typed_faces)
    shown = tuple(face for faces in draft.typed_faces for face in faces)
    rolled = tuple(face for what, faces in draft.faces.items() if stage_of(what) == "damage" for face in faces)
    once = points.once if points.once is not None else None
    return damage_echo(seen, once, event.multiplier, (*shown, *rolled))


def _roll(draft: AttackDraft, tried: AttackTrial, state: Encounter) -> dict[str, object]:
    """The roll against the armour class, and the parts of both."""
    event = tried.event
    if event is None:
        return {}
    known = read_die(draft.d20, sums=True).known and not event.by_itself
    open_still = tried.wanted in {"d20", "miss", "confirm"}
    chip = result_chip(event) if (known and not open_still) or event.overruled or event.by_itself else None
    if chip is None and known and tried.wanted == "miss":
        chip = Chip("plain", tr("Attack", "enough, if it is not missed"), icon="eye-off")
    if chip is None and known and tried.wanted == "confirm":
        chip = Chip("plain", tr("Attack", "hits: critical threat"), icon="swords")
    return {
        "total": total_text(event) if known else odds(event),
        "known": known,
        "result": chip,
        "attack_title": "" if event.by_itself else fill(tr("Attack", "Attack {0}"), signed(event.modifier)),
        "attack_parts": tuple(attack_part_row(part, state, draft.attacker) for part in event.parts),
        "armor_title": armor_title(event),
        "armor_parts": tuple(attack_part_row(part, state, draft.target) for part in event.ac_parts),
        "armor_note": tr("Attack", "it does not see the attacker: no Dexterity bonus")
        if event.dex_denied and not event.by_itself
        else "",
        "chance": number(event.miss_chance),
        "ac": number(counted(part for part in event.ac_parts if part.what != "override")),
    }


def _table(state: Encounter, draft: AttackDraft, tried: AttackTrial) -> HpTable:
    if draft.target not in state.combatants:
        return HpTable()
    nonlethal = draft.nonlethal or read_damage(draft.damage, tried.weapon, draft.typed_faces).nonlethal
    asked = HpAsked(
        outcome="takes" if tried.seen is not None else "",
        overruled={draft.target: draft.takes} if draft.overruling else {},
        nonlethal=nonlethal,
    )
    previews = (tried.seen,) if tried.seen is not None else ()
    return hp_table(state, (draft.target,), previews, asked)


def _also(draft: AttackDraft, tried: AttackTrial) -> tuple[str, ...]:
    """What happens besides, and what rides on the blow."""
    if tried.tried.state is None:
        return ()
    after = tried.tried.state
    found = [event_text(r, after).text for r in besides(tried.tried, draft.target, AttackMade)]
    if tried.event is not None and tried.event.precision_lost:
        found.insert(0, tr("Attack", "No precision damage: the target is not seen well, or has nothing to strike at"))
    if tried.seen is not None and tried.seen.riders:
        found.insert(0, fill(tr("Attack", "With it: {0}"), ", ".join(map(rider_name, tried.seen.riders))))
    if tried.seen is not None and tried.seen.riders_lost:
        found.insert(
            0,
            fill(
                tr("Attack", "Falls away as no damage is done: {0}"), ", ".join(map(rider_name, tried.seen.riders_lost))
            ),
        )
    return tuple(found)


def _problem(draft: AttackDraft, tried: AttackTrial) -> tuple[str, bool]:
    """Why it cannot be applied, and whether it can be forced."""
    if not draft.attacker:
        return tr("Attack", "Nobody is there to attack"), False
    if not draft.target:
        return "", False
    refusal = tried.tried.refusal
    if refusal is None:
        return "", False
    return reason_text(refusal), tried.event is not None
