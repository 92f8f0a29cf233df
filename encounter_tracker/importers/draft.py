"""A creature while it is gathered from a file: fields, notes, doubts, and at the end a stat block that holds."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from encounter_tracker.importers import pieces
from encounter_tracker.rules.creature import Creature
from encounter_tracker.support.imported import Choice, ImportedCreature, Issue

if TYPE_CHECKING:
    from collections.abc import Iterable

    from encounter_tracker.importers.codes import FileIssueCode

_FIELD: Final = re.compile(r"\$\.?(\w+)|\$\[")
_KIND: Final = re.compile(r"\s*\((?:ex|su|sp)\)", re.IGNORECASE)
_LONGEST_NOTE: Final = 200_000
_LONGEST_SHOWN: Final = 300
#: A creature cannot have fewer hit dice, a fight cannot use fewer hit points.
_LEAST: Final = 1


class Draft:
    """What is known of one creature so far.

    ``where`` is its place in the source; ``fields`` the JSON form of a ``Creature``; ``kept`` what a saved fight knew
    (fields of ``ImportedCreature``).
    """

    def __init__(self, where: str = "", line: int = 0) -> None:
        self.where = where
        self.line = line
        self.fields: dict[str, Any] = {}
        self.kept: dict[str, Any] = {}
        self.issues: list[Issue] = []
        self._notes: list[str] = []

    def note(self, label: str, text: str) -> None:
        """Keep prose, or what no field takes and no one need look at."""
        text = text.strip()
        if text:
            self._notes.append(f"{label}: {text}" if label else text)

    def unread(self, label: str, text: str, where: str = "", code: FileIssueCode = "part_unread") -> None:
        """Keep a piece that should have been understood, and say so."""
        text = text.strip()
        if not text:
            return
        self.note(label, text)
        self.issues.append(
            Issue(
                severity="unknown",
                code=code,
                arguments=(label,),
                text=text[:_LONGEST_SHOWN],
                line=self.line,
                where=self._place(where),
            ),
        )

    def doubt(
        self,
        code: FileIssueCode,
        *arguments: str,
        text: str = "",
        where: str = "",
        choices: tuple[Choice, ...] = (),
    ) -> None:
        """Say that something was reckoned or guessed."""
        self.issues.append(
            Issue(
                severity="doubtful",
                code=code,
                arguments=arguments,
                text=text[:_LONGEST_SHOWN],
                line=self.line,
                where=self._place(where),
                choices=choices,
            ),
        )

    def number(self, key: str, text: Any, where: str = "") -> None:
        """Set a field to the number that begins a text; what follows it is kept."""
        if text is None or text == "":
            return
        value = pieces.integer(text)
        if value is None:
            self.unread(key, str(text), where or key)
            return
        self.fields[key] = value
        if isinstance(text, str):
            rest = pieces.unbracketed(pieces.leading(text)[1].strip(" ,;"))
            if rest:
                self.note(key.upper() if key in {"cmb", "cmd", "sr"} else key, rest)

    def add(self, key: str, values: Iterable[Any]) -> None:
        """Add to a field that is a list, each value once."""
        old = list(self.fields.get(key, ()))
        old += [value for value in values if value not in old and value != ""]
        if old:
            self.fields[key] = old

    def merge(self, key: str, values: dict[str, Any]) -> None:
        """Add to a field that is a mapping; what is there already stays."""
        if values:
            self.fields[key] = {**values, **self.fields.get(key, {})}

    def special(self, name: str, text: str = "") -> None:
        """Add a special ability; its text is prose."""
        name = name.strip()
        if not name:
            self.note("", text)
            return
        table = self.fields.setdefault("special", {})
        same = next((one for one in table if _KIND.sub("", one).lower() == _KIND.sub("", name).lower()), None)
        if same is None:
            table[name] = text.strip()
            return
        # Once in a list, once with its paragraph: "distraction (DC 15)", "Distraction (Ex) …".
        old = table.pop(same)
        both = (old, text.strip()) if text.strip() != old else (old,)
        table[max(same, name, key=len)] = "; ".join(part for part in both if part)

    def _place(self, where: str) -> str:
        return "/".join(part for part in (self.where, where) if part)

    def finish(self, fallback: str = "") -> ImportedCreature:
        """The creature. What a stat block must have and the file has not is guessed, with a doubt."""
        self._required(fallback)
        self._bounded()
        notes = "\n".join(dict.fromkeys(self._notes))
        if notes:
            written = self.fields.get("notes", "")
            self.fields["notes"] = (f"{written}\n{notes}" if written else notes)[:_LONGEST_NOTE]
        creature = self._converted()
        return ImportedCreature(
            creature=creature,
            issues=tuple(self.issues),
            first_line=self.line,
            last_line=self.line,
            **self.kept,
        )

    def _required(self, fallback: str) -> None:
        fields = self.fields
        name = str(fields.get("name") or "").strip()
        if not name:
            self.doubt("creature_unnamed", fallback or "?", where="name")
        fields["name"] = name or fallback or "?"
        written, dice = pieces.formula(str(fields.get("hp_formula", "")))
        if written:
            fields["hp_formula"] = written
        if "hit_dice" not in fields:
            if dice:
                fields["hit_dice"] = dice
            else:
                self._guess("hit_dice", fields.get("level") or _LEAST)
        if "hp" not in fields:
            self._guess("hp", pieces.average(written) or _LEAST)

    def _guess(self, field: str, value: int) -> None:
        self.fields[field] = value
        self.doubt(
            "figure_missing",
            field,
            str(value),
            where=field,
            choices=(
                Choice(code="as_value", arguments=(str(value),), patch={field: value}),
                Choice(code="own_value", patch={field: value}, free=True),
            ),
        )

    def _bounded(self) -> None:
        """Figures beyond all measure are errors of the file: they go into the notes."""
        for key, value in list(self.fields.items()):
            if isinstance(value, bool) or not isinstance(value, int | float):
                continue
            if not abs(value) <= pieces.LARGEST:
                del self.fields[key]
                self.doubt("figure_odd", key, str(value)[:20], where=key)
                self.note(key, str(value)[:20])

    def _converted(self) -> Creature:
        """The stat block; a field that does not hold is put into the notes, with a doubt."""
        while True:
            try:
                return msgspec.convert(self.fields, Creature)
            except msgspec.ValidationError as error:
                said = str(error)
                found = re.search(r"`\$\.(\w+)", said)
                key = found[1] if found is not None else ""
                if key not in self.fields:
                    key = next(iter(set(self.fields) - {"name", "hit_dice", "hp"}), "")
                bad = self.fields.pop(key)
                text = str(bad)[:_LONGEST_SHOWN]
                self.doubt("figure_odd", key, text, text=text, where=key)
                notes = self.fields.get("notes", "")
                self.fields["notes"] = f"{notes}\n{key}: {text}".strip() if isinstance(notes, str) else text
                if key in {"hit_dice", "hp"}:
                    self.fields[key] = _LEAST
                if key == "name":
                    self.fields[key] = text or "?"
