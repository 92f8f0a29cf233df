"""Scripts: commands as JSON Lines (SCRIPTS.md)."""

from __future__ import annotations

import msgspec

from encounter_tracker.encounter.commands import AnyCommand, ApplyEffect, Command, DoTogether, FinishCast
from encounter_tracker.session.filling import marked

_MAY_ASK = (ApplyEffect, FinishCast, DoTogether)
_decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(AnyCommand)


class ScriptError(Exception):
    """A line is not a well-formed command; the message names the line and what is wrong with it."""

    def __init__(self, line: int, problem: str) -> None:
        """``line`` is counted from 1."""
        super().__init__(problem)
        self.line = line


def decode_command(text: str | bytes) -> Command:
    """Read one command.

    Raises:
        msgspec.MsgspecError: it is not well formed.
    """
    return _decoder.decode(text)


def encode_command(command: Command) -> str:
    """Write one command as a line of JSON."""
    return msgspec.json.encode(command).decode()


def parse_script(text: str) -> list[tuple[int, Command]]:
    """Read a whole script into (line number, command) pairs; blank lines and ``#`` lines are skipped.

    What names an entry of the catalogue is marked to be filled in by the session (``filling``).

    Raises:
        ScriptError: the first line that is not well formed.
    """
    found: list[tuple[int, Command]] = []
    # not splitlines(): texts in JSON may hold other characters that it takes for the end of a line
    for number, line in enumerate(text.split("\n"), 1):
        stripped = line.strip()
        if not stripped or stripped.startswith("#"):
            continue
        try:
            command = decode_command(stripped)
            if isinstance(command, _MAY_ASK):
                command = marked(command, msgspec.json.decode(stripped))
            found.append((number, command))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ScriptError(number, _problem(stripped, error)) from error
    return found


def _problem(line: str, error: Exception) -> str:
    text = str(error)
    if "`$.do`" in text or "missing required field `do`" in text:
        try:
            name = msgspec.json.decode(line).get("do")
        except RecursionError:
            return text
        return f"unknown command {name!r}" if name is not None else "a command needs a field `do`"
    return text
