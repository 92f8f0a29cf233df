"""Collects the texts of the program into the translation sources: ``python packaging/update_translations.py``.

French gets every text; English only those with a plural. Places in the code are left out, so that a change of the
code changes the ``.ts`` only where a text changed. ``--check`` changes nothing and fails where a text is not
translated, is not collected yet or never could be.

In the code a text is ``tr("Context", "text")``, or ``tr("Context", "%n text", "", number)`` with a plural, where
``tr`` is ``QCoreApplication.translate``; texts that wait in a table are ``QT_TRANSLATE_NOOP("Context", "text")``.
"""

from __future__ import annotations

import argparse
import ast
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = {"fr": ["-target-language", "fr_FR"], "en": ["-target-language", "en_US", "-pluralonly"]}

# tr takes a context here, unlike the method of Qt's objects.
_ALIASES = "translate+=tr,tr=not_collected"
_LUPDATE = "from PySide6.scripts.pyside_tool import lupdate; lupdate()"


def source(language: str, folder: Path = FOLDER) -> Path:
    """The translation source of a language."""
    return folder / f"encounter_tracker_{language}.ts"


def update(language: str, folder: Path = FOLDER) -> None:
    """Bring one translation source up to date; texts that are gone are dropped."""
    options = ["-locations", "none", "-no-obsolete", "-silent", "-source-language", "en_US", *LANGUAGES[language]]
    options += ["-tr-function-alias", _ALIASES]
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as copies:
        modules = [str(_readable(path, Path(copies))) for path in _modules()]
        command = [sys.executable, "-c", _LUPDATE, *options, *modules, "-ts", str(source(language, folder))]
        subprocess.run(command, check=True, cwd=ROOT)


def _readable(module: Path, copies: Path) -> Path:
    """A module, or a copy with ``1`` for the number of every plural: the collector takes a plural by a literal only."""
    code = module.read_text(encoding="utf-8")
    plain = with_literal_numbers(code) if "%n" in code else code
    if plain == code:
        return module
    copy = copies / module.relative_to(ROOT)
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_text(plain, encoding="utf-8")
    return copy


def with_literal_numbers(code: str) -> str:
    """The code with ``1`` in place of the number that goes with each plural."""
    lines = [line.encode() for line in code.splitlines(keepends=True)]
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)]
    numbers = [number for call in calls for number in _plural(call)]
    for number in sorted(numbers, key=lambda number: (number.lineno, number.col_offset), reverse=True):
        first, last = number.lineno - 1, (number.end_lineno or number.lineno) - 1
        before, after = lines[first][: number.col_offset], lines[last][number.end_col_offset :]
        lines[first : last + 1] = [before + b"1" + after]
    return b"".join(lines).decode()


def _plural(call: ast.Call) -> list[ast.expr]:
    """The number of a call for a text with a plural."""
    match call.args:
        case [ast.expr(), ast.Constant(value=str(text)), ast.expr(), number] if "%n" in text:
            return [number]
    return []


def uncollectable(code: str, name: str) -> list[str]:
    """Calls of ``tr`` that the collector reads wrongly: no context, in an f-string, or ``%n`` without a number."""
    found = []
    tree = ast.parse(code)
    unread = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        match call.func:
            case ast.Name(id="tr") | ast.Attribute(attr="translate", value=ast.Name(id="QCoreApplication")):
                fault = "inside an f-string nothing is collected" if id(call) in unread else _fault(call.args)
            case ast.Attribute(attr="tr"):
                fault = "the method tr() is not collected"
            case _:
                fault = ""
        if fault:
            found.append(f"{name}:{call.lineno}: {fault}")
    return found


def _fault(arguments: list[ast.expr]) -> str:
    if len(arguments) < 2:
        return "a context and a text are needed"
    if any(isinstance(argument, ast.JoinedStr) for argument in arguments[:2]):
        return "an f-string cannot be translated"
    match arguments:
        case [_, ast.Constant(value=str(text)), *more] if ("%n" in text) != (len(more) == 2):
            return 'a plural is tr("Context", "%n text", "", number)'
    return ""


def _modules() -> list[Path]:
    return sorted((ROOT / "encounter_tracker").rglob("*.py"))


def problems() -> list[str]:
    """What keeps the translations from being complete."""
    found = []
    for module in _modules():
        found += uncollectable(module.read_text(encoding="utf-8"), str(module.relative_to(ROOT)))
    with tempfile.TemporaryDirectory() as folder:
        for language in LANGUAGES:
            kept, fresh = source(language), source(language, Path(folder))
            if not kept.exists():
                found.append(f"{kept.name} is missing")
                continue
            shutil.copy(kept, fresh)
            update(language, Path(folder))
            text = fresh.read_text(encoding="utf-8")
            if text != kept.read_text(encoding="utf-8"):
                found.append(f"{kept.name} is not up to date: run packaging/update_translations.py")
            open_texts = len(re.findall(r'type="unfinished"', text))
            if open_texts:
                found.append(f"{kept.name}: {open_texts} texts are not translated")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Collect the texts of the program for translation.")
    parser.add_argument("--check", action="store_true", help="only say what is missing, exit 1 if anything is")
    if parser.parse_args().check:
        found = problems()
        print("\n".join(found) or "every text is translated")
        return 1 if found else 0
    for language in LANGUAGES:
        update(language)
        print(source(language).relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
