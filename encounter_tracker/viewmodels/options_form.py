"""The rules options of an encounter (rule 0): each with what it does and where it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, Signal

from encounter_tracker.encounter.apply import Applied
from encounter_tracker.encounter.commands import SetOptions
from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.viewmodels.effect_fields import whole, within

if TYPE_CHECKING:
    from encounter_tracker.encounter.state import Options
    from encounter_tracker.viewmodels.bridge import EncounterBridge

tr = QCoreApplication.translate

Origin = Literal["source", "core", ""]
LIMIT: Final = "concentration_limit_rounds"
OTHER: Final = "other"
LONGEST: Final = 14_400
_YES, _NO = "true", "false"


class _Choice(Struct, frozen=True):
    """One value: its key, its label, what it means, and whose rule it is."""

    key: str
    label: str
    means: str
    origin: Origin


class _Option(Struct, frozen=True):
    key: str
    title: str
    choices: tuple[_Choice, ...]


_OPTIONS: Final = (
    _Option(
        LIMIT,
        QT_TRANSLATE_NOOP("Options", "Longest concentration on a spell"),
        (
            _Choice(
                "60",
                QT_TRANSLATE_NOOP("Options", "60 rounds"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Concentrating once more ends the spell and leaves its caster fatigued. Printed as “10 minutes (60 "
                    "rounds)”.",
                ),
                "source",
            ),
            _Choice(
                "100",
                QT_TRANSLATE_NOOP("Options", "100 rounds"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "Concentrating once more ends the spell and leaves its caster fatigued. 10 minutes in rounds of 6 "
                    "seconds.",
                ),
                "core",
            ),
            _Choice(
                OTHER,
                QT_TRANSLATE_NOOP("Options", "other"),
                QT_TRANSLATE_NOOP(
                    "Options", "Concentrating once more ends the spell and leaves its caster fatigued. Your own number."
                ),
                "",
            ),
        ),
    ),
    _Option(
        "disruption",
        QT_TRANSLATE_NOOP("Options", "What disrupts a spell"),
        (
            _Choice(
                "damage_level",
                QT_TRANSLATE_NOOP("Options", "damage of the caster’s level"),
                QT_TRANSLATE_NOOP(
                    "Options", "A blow set off by the casting breaks it when it does at least the caster’s level."
                ),
                "source",
            ),
            _Choice(
                "concentration_check",
                QT_TRANSLATE_NOOP("Options", "a failed concentration check"),
                QT_TRANSLATE_NOOP(
                    "Options", "d20 + caster level + casting ability against 10 + damage + level of the spell."
                ),
                "core",
            ),
        ),
    ),
    _Option(
        "dispel",
        QT_TRANSLATE_NOOP("Options", "Dispelling and countering"),
        (
            _Choice(
                "counteract",
                QT_TRANSLATE_NOOP("Options", "counteract check"),
                QT_TRANSLATE_NOOP(
                    "Options", "One check against the DC of each effect; its degree says up to which level effects end."
                ),
                "source",
            ),
            _Choice(
                "caster_level_check",
                QT_TRANSLATE_NOOP("Options", "caster level check"),
                QT_TRANSLATE_NOOP(
                    "Options",
                    "d20 + caster level against 11 + caster level; one check ends one spell, the highest first.",
                ),
                "core",
            ),
        ),
    ),
    _Option(
        "round_counting",
        QT_TRANSLATE_NOOP("Options", "Rounds of a spell are counted at"),
        (
            _Choice(
                "caster_turn",
                QT_TRANSLATE_NOOP("Options", "the caster’s turn"),
                QT_TRANSLATE_NOOP("Options", "At the start of the caster’s turn, wherever it now stands in the order."),
                "source",
            ),
            _Choice(
                "initiative_count",
                QT_TRANSLATE_NOOP("Options", "the initiative count"),
                QT_TRANSLATE_NOOP("Options", "At the count on which it began, whatever becomes of the caster’s place."),
                "core",
            ),
        ),
    ),
    _Option(
        "negative_levels_lower_cmd",
        QT_TRANSLATE_NOOP("Options", "Negative levels lower the CMD"),
        (
            _Choice(
                _NO,
                QT_TRANSLATE_NOOP("Options", "no"),
                QT_TRANSLATE_NOOP("Options", "They lower attacks, saves, checks and CMB; the CMD is not named."),
                "source",
            ),
            _Choice(
                _YES,
                QT_TRANSLATE_NOOP("Options", "yes"),
                QT_TRANSLATE_NOOP("Options", "Each lowers the CMD by 1 as well."),
                "core",
            ),
        ),
    ),
    _Option(
        "fire_immunity_means_cold_vulnerability",
        QT_TRANSLATE_NOOP("Options", "Immune to fire means vulnerable to cold"),
        (
            _Choice(
                _YES,
                QT_TRANSLATE_NOOP("Options", "yes"),
                QT_TRANSLATE_NOOP(
                    "Options", "For creatures entered by hand; what a stat block itself says always wins."
                ),
                "source",
            ),
            _Choice(
                _NO,
                QT_TRANSLATE_NOOP("Options", "no"),
                QT_TRANSLATE_NOOP("Options", "Vulnerable is only what is said to be."),
                "core",
            ),
        ),
    ),
)


class OptionRow(Struct, frozen=True, kw_only=True):
    """One option.

    Attributes:
        key: which.
        title: what it is about.
        choices: keys and labels.
        chosen: the key chosen.
        means: what the chosen one does, with where it comes from.
        changed: whether it differs from what is in force.
        typed: of one that can be any number, what is typed; "" for the others.
        wrong: what is wrong with it.
    """

    key: str
    title: str
    choices: tuple[tuple[str, str], ...]
    chosen: str
    means: str
    changed: bool = False
    typed: str = ""
    wrong: str = ""


class OptionsView(Struct, frozen=True, kw_only=True):
    """All options; ``can_apply``: something differs and nothing is wrong; ``usual``: all are as the source has them."""

    rows: tuple[OptionRow, ...] = ()
    can_apply: bool = False
    usual: bool = True


def values_of(options: Options) -> dict[str, str]:
    """The options in force, by key: the choice, and under "typed" the number of rounds."""
    limit = str(options.concentration_limit_rounds)
    found = {option.key: _plain(getattr(options, option.key)) for option in _OPTIONS}
    known = {choice.key for choice in _OPTIONS[0].choices}
    return found | {LIMIT: limit if limit in known else OTHER, "typed": limit}


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def usual_values() -> dict[str, str]:
    """The options as the source texts have them."""
    return {option.key: option.choices[0].key for option in _OPTIONS} | {"typed": _OPTIONS[0].choices[0].key}


def options_view(values: dict[str, str], options: Options) -> OptionsView:
    """The rows for what is chosen, beside what is in force."""
    now = values_of(options)
    rows = tuple(_row(option, values, now) for option in _OPTIONS)
    return OptionsView(
        rows=rows,
        can_apply=any(row.changed for row in rows) and not any(row.wrong for row in rows),
        usual=all(values[key] == usual for key, usual in usual_values().items() if key != "typed"),
    )


def _row(option: _Option, values: dict[str, str], now: dict[str, str]) -> OptionRow:
    chosen = values[option.key]
    choice = next(one for one in option.choices if one.key == chosen)
    limited = option.key == LIMIT
    typed = values["typed"] if limited and chosen == OTHER else ""
    changed = (typed.strip() or chosen) != now["typed"] if limited else chosen != now[option.key]
    return OptionRow(
        key=option.key,
        title=tr("Options", option.title),
        choices=tuple((one.key, tr("Options", one.label)) for one in option.choices),
        chosen=chosen,
        means=_means(choice),
        changed=changed,
        typed=typed,
        wrong=within(typed, 1, LONGEST) if limited and chosen == OTHER else "",
    )


def _means(choice: _Choice) -> str:
    text = tr("Options", choice.means)
    match choice.origin:
        case "source":
            return tr("Options", "{0} (Source text.)").format(text)
        case "core":
            return tr("Options", "{0} (Core rules.)").format(text)
        case "":
            return text


def options_command(values: dict[str, str], options: Options) -> SetOptions | None:
    """The one command for all that differs; None where nothing does, or something is wrong."""
    view = options_view(values, options)
    if not view.can_apply:
        return None
    changed: dict[str, int | bool | str] = {}
    for row in view.rows:
        if not row.changed:
            continue
        if row.key == LIMIT:
            changed[row.key] = whole(row.typed or row.chosen) or 0
        else:
            changed[row.key] = row.chosen == _YES if row.chosen in {_YES, _NO} else row.chosen
    return SetOptions(**changed)  # type: ignore[arg-type]


class OptionsViewModel(QObject):
    """What is chosen of the options; nothing is set before ``apply``."""

    view_changed = Signal(object)
    """An `OptionsView` that differs from the one before."""
    applied = Signal()

    def __init__(self, bridge: EncounterBridge, parent: QObject | None = None) -> None:
        """Set options in ``bridge``."""
        super().__init__(parent)
        self._bridge = bridge
        self._open = False
        self._values = usual_values()
        self.view = OptionsView()
        bridge.changed.connect(lambda _change: self.refresh())
        bridge.language_changed.connect(self.refresh)

    def begin(self) -> None:
        """Start from what is in force."""
        self._open = True
        self._values = values_of(self._bridge.state.options)
        self.refresh(always=True)

    def stop(self) -> None:
        """The surface was closed."""
        self._open = False

    def choose(self, key: str, choice: str) -> None:
        """Choose a value of an option."""
        self._values = {**self._values, key: choice}
        self.refresh()

    def type_limit(self, text: str) -> None:
        """The longest concentration, as typed."""
        self._values = {**self._values, LIMIT: OTHER, "typed": text}
        self.refresh()

    def choose_usual(self) -> None:
        """All as the source texts have them."""
        self._values = usual_values()
        self.refresh()

    def apply(self) -> bool:
        """Set what differs in one step; with nothing to set, or something wrong, nothing happens."""
        command = options_command(self._values, self._bridge.state.options) if self._open else None
        if command is None:
            return False
        if not isinstance(self._bridge.dispatch(command), Applied):
            return False
        self.applied.emit()
        return True

    def refresh(self, *, always: bool = False) -> None:
        """Make the view anew and tell, where it differs."""
        if not self._open:
            return
        view = options_view(self._values, self._bridge.state.options)
        if view != self.view or always:
            self.view = view
            self.view_changed.emit(view)
