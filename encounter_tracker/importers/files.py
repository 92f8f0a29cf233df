"""Reading creatures from a file: its format is found by what it holds, its name is only a hint; nothing raises."""

from __future__ import annotations

import codecs
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from encounter_tracker.importers import (
    combat_manager,
    foundry,
    hero_lab,
    own,
    pcgen,
    portfolio,
    safe_xml,
    vault,
)
from encounter_tracker.importers.decoding import decode, is_binary
from encounter_tracker.importers.marked_text import without_tags
from encounter_tracker.importers.plain_text import read_text
from encounter_tracker.importers.reading import MISHAPS, Reading
from encounter_tracker.importers.safe_zip import SIGNATURES, SafeZip, ZipProblemError
from encounter_tracker.support.imported import ImportResult, Issue

if TYPE_CHECKING:
    from collections.abc import Callable

#: Bestiaries are a few megabytes; compendia of a whole game some tens.
LARGEST_FILE: Final = 96 << 20
#: Text is pasted or written by hand.
LARGEST_TEXT: Final = 8 << 20
_MOST_ENTRIES: Final = 5_000
_MOST_DIGITS: Final = 18
#: A vault's note is small; whole vaults come as many files.
_LARGEST_NOTE: Final = 4 << 20
_MOST_DOCUMENTS: Final = 100_000
_SUFFIXES: Final = (
    ".json",
    ".xml",
    ".db",
    ".md",
    ".txt",
    ".por",
    ".cmx",
    ".cmpt",
    ".rpgrp",
    ".markdown",
    ".html",
    ".htm",
)


def read_path(
    path: Path | str,
    *,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> ImportResult:
    """Read the creatures of a file on disk; missing, too large or unreadable ones give an issue."""
    path = Path(path)
    try:
        if not path.exists():
            return _failed("file_missing", path.name)
        if not path.is_file():
            return _failed("file_unreadable", path.name)
        if path.stat().st_size > LARGEST_FILE:
            return _failed("file_too_large", path.name, str(LARGEST_FILE >> 20))
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        return _failed("file_unreadable", path.name, str(getattr(error, "strerror", None) or error))
    return read_file(path.name, data, progress=progress, cancelled=cancelled)


def read_file(
    name: str,
    data: bytes,
    *,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> ImportResult:
    """Read the creatures of a file.

    Args:
        name: its name, a hint and a name for what has none.
        data: what it holds.
        progress: told from time to time how many creatures of how many are done.
        cancelled: asked from time to time; what was read until then is given.
    """
    name = name.replace("\\", "/").rpartition("/")[2]
    if len(data) > LARGEST_FILE:
        return _failed("file_too_large", name, str(LARGEST_FILE >> 20))
    reading = Reading(name, progress, cancelled)
    try:
        return _read(name, data, reading)
    except MISHAPS as error:
        reading.error("file_unreadable", name, str(error)[:100])
        return reading.result("", ())


def _failed(code: str, *arguments: str) -> ImportResult:
    return ImportResult(issues=(Issue(severity="error", code=code, arguments=arguments),))


def _read(name: str, data: bytes, reading: Reading) -> ImportResult:
    if data.startswith(SIGNATURES):
        return _zip(data, reading)
    if not data.strip(b" \t\r\n\0" + codecs.BOM_UTF8):
        return _failed("file_empty", name)
    if is_binary(data):
        return _failed("format_unknown", name)
    text, guessed = decode(data)
    result = _text(text, reading)
    if guessed and result.creatures:
        doubt = Issue(severity="doubtful", code="letters_guessed", arguments=(name,))
        return ImportResult(
            creatures=result.creatures,
            issues=(*result.issues, doubt),
            form=result.form,
            language=result.language,
            game=result.game,
        )
    return result


#: Files of these names are never meant as text.
_NEVER_TEXT: Final = (".por", ".cmx", ".cmpt", ".rpgrp", ".xml", ".json", ".db")
#: Scripts of ours begin with comments.
_COMMENTS: Final = re.compile(r"(?:\s*#[^\n]*\n)+\s*")
_JSON: Final = re.compile(r"""\{\s*(?:["}]|$)|\[\s*(?:\[\s*[\[{"\]\d-]|[{"\]\d-]|null|true|false|$)""")
_XML: Final = re.compile(r"<[?!A-Za-z_]")
#: Pieces of web pages are text with marks.
_HTML: Final = re.compile(
    r"<(?:!doctype\s+html|!--\s*StartFragment|(?:html|head|body|meta|div|p|h\d|table|tr|td|span|b|i|u|em|strong|br|hr|a|ul|ol"
    r"|li|font|article|section|blockquote|center|img|sup|sub|small)\b)",
    re.IGNORECASE,
)
_TABLE: Final = re.compile(r"^[^\n]*(?:[,;\t][^\n]*){3,}\n[^\n]*(?:[,;\t][^\n]*){3,}")


def _text(text: str, reading: Reading) -> ImportResult:
    start = text.lstrip()[:200]
    if pcgen.TEMPLATE.search(text[:20_000]):
        reading.error("template_unfilled", reading.name)
        return reading.result(pcgen.GROUP_FORM, (), game="")
    if _XML.match(start) and not _HTML.match(start):
        return _xml(text, reading)
    if start.startswith("#") and (found := _COMMENTS.match(text)) is not None and text.startswith("{", found.end()):
        return _json(text, reading)
    if _JSON.match(start):
        return _json(text, reading)
    if len(text) <= _LARGEST_NOTE and vault.has_blocks(text):
        result = vault.read(text, reading)
        if result.creatures or result.game:
            return result
        reading.issues[:] = [issue for issue in reading.issues if issue.code != "no_creatures"]
    return _plain(text, reading)


def _plain(text: str, reading: Reading) -> ImportResult:
    """Stat blocks as text; tables are named, so that nobody wonders."""
    if len(text) > LARGEST_TEXT:
        return _failed("file_too_large", reading.name, str(LARGEST_TEXT >> 20))
    if reading.name.lower().endswith((".csv", ".tsv")) and _TABLE.match(text):
        reading.error("format_other", "CSV", text=text[:200], line=1)
        return reading.result("", (), game="")
    if text.lstrip()[:1] == "<":
        text = without_tags(text)
    result = read_text(text)
    if result.failed and (not result.issues or reading.name.lower().endswith(_NEVER_TEXT)):
        reading.error("format_unknown", reading.name, text=text.strip()[:200], line=1)
        return reading.result("", (), game=result.game)
    return ImportResult(
        creatures=result.creatures,
        issues=(*reading.issues, *result.issues),
        form=result.form or "text",
        language=result.language,
        game=result.game,
    )


def _xml(text: str, reading: Reading) -> ImportResult:
    parsed = safe_xml.parse(text, reading.cancel)
    if parsed.problem is not None and parsed.problem.code != "cancelled":
        reading.issues.append(parsed.problem)
    root = parsed.root
    if root is None or reading.stopped:
        return reading.result("", (), game="")
    for fits, read in _XML_READERS:
        if fits(root):
            return read(root, reading)
    if parsed.problem is None:
        reading.error("format_other", f"XML ({root.tag[:40]})", line=root.line, where=f"/{root.tag[:40]}")
    return reading.result("", (), game=_xml_game(root))


_XML_READERS: Final[
    tuple[tuple[Callable[[safe_xml.Node], bool], Callable[[safe_xml.Node, Reading], ImportResult]], ...]
] = (
    (portfolio.is_old, portfolio.read_old),
    (hero_lab.is_export, hero_lab.read),
    (pcgen.is_group, pcgen.read_group),
    (pcgen.is_character, pcgen.read_characters),
    (combat_manager.is_ours, combat_manager.read),
)


def _xml_game(root: safe_xml.Node) -> str:
    """Compendia of other programs name other games."""
    return "5e" if root.tag == "compendium" and root.find("monster") is not None else ""


_DECODER: Final = json.JSONDecoder(
    parse_constant=lambda _name: None,
    parse_int=lambda digits: int(digits) if len(digits) <= _MOST_DIGITS else None,
)


def _loads(text: str) -> Any:
    """A JSON document; what is no number, and numbers beyond all measure, are None."""
    return _DECODER.decode(text)


def _json(text: str, reading: Reading) -> ImportResult:
    try:
        value = _loads(text)
    except json.JSONDecodeError as error:
        lines = _json_lines(text, reading)
        if lines is not None:
            return lines
        if text.lstrip().startswith("[") and len(text) <= LARGEST_TEXT and read_text(text).creatures:
            return _plain(text, reading)  # a text that begins with a mark in brackets
        reading.error(
            "json_broken",
            str(error.lineno),
            error.msg,
            text=_line(text, error.lineno),
            line=error.lineno,
        )
        return reading.result("", (), game="")
    except RecursionError:
        reading.error("json_too_deep")
        return reading.result("", (), game="")
    return _values(value, reading)


def _line(text: str, number: int) -> str:
    return text.split("\n", number)[number - 1][:300]


def _json_lines(text: str, reading: Reading) -> ImportResult | None:
    """One document a line (NeDB); None where that fits no better."""
    values: list[tuple[Any, str, int]] = []
    bad: list[tuple[int, str, str]] = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if number > _MOST_DOCUMENTS:
            reading.error("xml_too_large", str(number), line=number)
            break
        try:
            values.append((_loads(line), f"line {number}", number))
        except (ValueError, RecursionError) as error:
            bad.append((number, str(error), line))
        if len(values) < len(bad) - 1:
            return None  # lines of one document
    values = [one for one in values if isinstance(one[0], dict)]
    if not values:
        return None
    for number, said, line in bad:
        reading.error("json_broken", str(number), said[:100], text=line, line=number)
    # NeDB keeps old versions and says which documents are gone.
    newest: dict[Any, tuple[Any, str, int]] = {}
    for one in values:
        key = str(one[0].get("_id") or one[2])
        newest.pop(key, None)
        if not one[0].get("$$deleted") and "$$indexCreated" not in one[0]:
            newest[key] = one
    return _many(list(newest.values()), reading)


def _values(value: Any, reading: Reading) -> ImportResult:
    found = own.find(value) if not isinstance(value, list) or len(value) <= _MOST_DOCUMENTS else []
    if found:
        return own.read([(one, where, 0) for one, where in found], reading)
    if isinstance(value, dict) and not foundry.is_foundry(value):
        for key in ("actors", "items", "documents", "results", "entries"):
            if isinstance(value.get(key), list) and any(map(foundry.is_foundry, value[key])):
                return _many([(one, f"{key}[{number}]", 0) for number, one in enumerate(value[key])], reading)
    if isinstance(value, list) and len(value) > _MOST_DOCUMENTS:
        return _failed("xml_too_large", "1")
    if isinstance(value, list):
        return _many([(one, f"[{number}]", 0) for number, one in enumerate(value)], reading)
    return _many([(value, "", 0)], reading)


def _many(values: list[tuple[Any, str, int]], reading: Reading) -> ImportResult:
    if any(foundry.is_foundry(value) for value, _where, _line in values):
        return foundry.read(values, reading)
    held = [(value, where, line) for value, where, line in values if own.is_creature(value) or own.is_holder(value)]
    if held:
        return own.read(held, reading)
    game = next((found for value, _where, _line in values if (found := _other_game(value))), "")
    if game:
        reading.error("game_other", game, reading.name)
    else:
        reading.error("format_other", "JSON", where=values[0][1] if values else "")
    return reading.result("", (), game=game)


def _other_game(value: Any) -> str:
    """The game of a creature in a form that other programs use."""
    if not isinstance(value, dict):
        return ""
    keys = {str(key).lower() for key in value}
    if keys & {"legendary_actions", "challenge_rating", "legendary", "hit_dice_5e"} or {"ac", "cr", "passive"} <= keys:
        return "5e"
    if {"perception", "fortitude", "reflex"} <= keys or "strikes" in keys:
        return "pf2"
    return "starfinder" if keys & {"eac", "kac"} else ""


def _zip(data: bytes, reading: Reading) -> ImportResult:
    try:
        zipped = SafeZip(data)
        if portfolio.is_portfolio(zipped.names):
            return portfolio.read_zip(zipped, reading)
        return _bundle(zipped, reading)
    except ZipProblemError as problem:
        reading.issues.append(problem.issue)
        return reading.result("", (), game="")


def _bundle(zipped: SafeZip, reading: Reading) -> ImportResult:
    """A zip file of files that can be read one by one; zip files in it are left alone."""
    names = [name for name in zipped.names if name.lower().endswith(_SUFFIXES)][:_MOST_ENTRIES]
    if not names:
        reading.error("format_other", "ZIP")
        return reading.result("", (), game="")
    results: list[ImportResult] = []
    for number, name in enumerate(names):
        if reading.cancel():
            break
        reading.progress(number, len(names))
        try:
            entry = zipped.read(name)
        except ZipProblemError as problem:
            reading.issues.append(problem.issue)
            continue
        inner = Reading(name.rpartition("/")[2], None, reading.cancel)
        result = ImportResult() if entry.startswith(SIGNATURES) else _read(name, entry, inner)
        results.append(result)
        reading.issues += [
            Issue(severity=issue.severity, code=issue.code, arguments=issue.arguments, line=issue.line, where=name)
            for issue in result.issues
        ]
    form = next((result.form for result in results if result.creatures), "")
    game = next((result.game for result in results if result.creatures), "")
    return reading.result(form, [one for result in results for one in result.creatures], game=game)
