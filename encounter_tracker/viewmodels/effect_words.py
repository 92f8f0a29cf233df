"""The sentences of the forms: when it ends, what its kind implies, all of it in one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from encounter_tracker.rules.durations import Duration
from encounter_tracker.rules.kinds import KINDS
from encounter_tracker.viewmodels.texts.durations import end_sentence
from encounter_tracker.viewmodels.texts.language import capitalised, fill, listed
from encounter_tracker.viewmodels.texts.names import condition_name

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from encounter_tracker.encounter.state import Encounter
    from encounter_tracker.rules.durations import AnyDuration
    from encounter_tracker.viewmodels.effect_form import EffectForm

PieceStyle = Literal["quiet", "strong", "now"]


class Piece(Struct, frozen=True):
    """A part of a sentence: quiet words, a name, or whose turn ends it (gold)."""

    text: str
    style: PieceStyle = "quiet"


def pieces(sentence: str, *marked: tuple[str, PieceStyle]) -> tuple[Piece, ...]:
    """A sentence with some of its words marked, in the order in which they stand in it."""
    found: list[Piece] = []
    rest = sentence
    for text, style in marked:
        at = rest.find(text) if text else -1
        if at < 0:
            continue
        if at:
            found.append(Piece(rest[:at]))
        found.append(Piece(text, style))
        rest = rest[at + len(text) :]
    if rest:
        found.append(Piece(rest))
    return tuple(found)


def plain(sentence: tuple[Piece, ...]) -> str:
    """The sentence as one text."""
    return "".join(piece.text for piece in sentence)


def end_pieces(form: EffectForm, state: Encounter) -> tuple[Piece, ...]:
    """When it would end: "Ends in round 8, start of Kyra's turn", whose turn in gold."""
    default = form.anchor_id(state)
    if form.duration.problems(state, default):
        return ()
    anchor = form.duration.anchor or default
    duration = form.duration.to_duration(default)
    concentrates = form.duration.kind == "concentration"
    by = (form.source if form.source in state.combatants else "") if concentrates else anchor
    sentence = end_sentence(duration, state, by or None)
    return _gold_end(sentence, _bearer(duration, state, anchor))


def _bearer(duration: AnyDuration, state: Encounter, anchor: str) -> str:
    """Who is named as the one whose turn ends it."""
    if not isinstance(duration, Duration) or duration.concentration:
        return ""
    who = state.combatants.get(duration.of or "" if duration.until is not None else anchor)
    return who.name if who is not None else ""


def _gold_end(sentence: str, name: str) -> tuple[Piece, ...]:
    """From the name on it is gold: "Kyra's turn"."""
    at = sentence.rfind(name) if name else -1
    return (Piece(sentence[:at]), Piece(sentence[at:], "now")) if at > 0 else (Piece(sentence),)


def summary_pieces(form: EffectForm, state: Encounter, spared: Collection[str] = ()) -> tuple[Piece, ...]:
    """Everything as one sentence, for the footer. ``spared``: the ids of targets who are immune."""
    tr = QCoreApplication.translate
    name = capitalised(form.name.strip())
    end = end_pieces(form, state)
    if not name:
        return end
    touched = [state.combatants[who].name for who in form.touched(state) if who not in spared]
    if touched:
        whom = listed(touched, 3)
        head = pieces(fill(tr("EffectForm", "{0} on {1}."), name, whom), (whom, "strong"))
    elif form.targets:
        head = pieces(fill(tr("EffectForm", "{0}: nobody is affected."), name))
    else:
        head = pieces(fill(tr("EffectForm", "{0}, upon nobody in particular."), name))
    return (*head, Piece(" "), *end) if end else head


def kind_implies(form: EffectForm) -> str:
    """One line: what the kind means for dispelling, spell resistance and antimagic (section H)."""
    tr = QCoreApplication.translate
    rule = KINDS[form.kind]
    if not rule.dispellable:
        dispelled = tr("EffectKindImplies", "cannot be dispelled or countered")
    elif form.dc.strip():
        dispelled = tr("EffectKindImplies", "can be dispelled and countered")
    else:
        dispelled = tr("EffectKindImplies", "cannot be counteracted while it has no DC")
    checked = rule.resistible and form.spell_resistance
    resisted = tr("EffectKindImplies", "spell resistance is checked")
    unresisted = tr("EffectKindImplies", "no spell resistance")
    held, works = tr("EffectKindImplies", "held down by antimagic"), tr("EffectKindImplies", "works in antimagic")
    parts = [dispelled, resisted if checked else unresisted, held if rule.suppressible else works]
    if rule.provokes:
        parts.append(tr("EffectKindImplies", "provokes attacks of opportunity"))
    return capitalised(" · ".join(parts))


def antimagic_warning(form: EffectForm, state: Encounter) -> str:
    """What antimagic makes of it: its source cannot bring it about, or it does nothing to those inside (rule H4)."""
    tr = QCoreApplication.translate
    if not KINDS[form.kind].suppressible:
        return ""
    source = state.combatants.get(form.source)
    if source is not None and source.antimagic and not form.effect:
        text = tr("EffectForm", "{0} is in an antimagic area: nothing magical of its own works there.")
        return fill(text, source.name)
    inside = [state.combatants[t.id].name for t in form.targets if state.combatants[t.id].antimagic]
    if not inside:
        return ""
    return fill(tr("EffectForm", "In an antimagic area, where it is held down: {0}."), listed(inside))


def deepened_warning(deepened: Iterable[tuple[str, str, str]], state: Encounter) -> str:
    """What fear upon fear and fatigue upon fatigue make (rule G7)."""
    tr = QCoreApplication.translate
    found: dict[tuple[str, str], list[str]] = {}
    for who, given, new in deepened:
        found.setdefault((given, new), []).append(state.combatants[who].name)
    text = tr("EffectForm", "{0}: {1} upon what is there makes {2}.")
    return " ".join(
        fill(text, listed(names), condition_name(given), condition_name(new)) for (given, new), names in found.items()
    )


def apply_text(form: EffectForm, state: Encounter, spared: Collection[str] = ()) -> str:
    """The button: "Apply to 3", "Apply to 1 of 3"; it names what it does."""
    tr = QCoreApplication.translate
    many, touched = len(form.targets), len([who for who in form.touched(state) if who not in spared])
    if form.effect:
        return tr("EffectForm", "Change")
    if not many:
        return tr("EffectForm", "Apply")
    if touched == many:
        return tr("EffectForm", "Apply to {0}").format(many)
    return tr("EffectForm", "Apply to {0} of {1}").format(touched, many)
