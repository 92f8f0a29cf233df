"""Every text can be collected, is collected, is translated and is compiled."""

from __future__ import annotations

import importlib.util
import os
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


def _tool(name: str) -> ModuleType:
    specification = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules[name] = module
    specification.loader.exec_module(module)
    return module


#: Texts that read the same in French: figures, signs, names, and words of both languages.
SAME_IN_FRENCH = frozenset({
    "%n doses", "(charges)", "+{0} temp", "1 round", "100 rounds", "4x5", "60 rounds", "Alt {0}", "Auras", "Base",
    "Brannoc 16 58", "Cha", "Con", "Constitution", "Ctrl+Z", "Dex", "Init", "Initiative", "Initiative…", "Int",
    "Intelligence", "Menu", "Note", "Notes", "Perception", "Perception {0}", "Points", "Round", "Round {0}",
    "Situation…", "Source", "Surprise", "Tradition", "Type", "action", "adamantine", "auras", "bonus", "charge",
    "charges", "conc. {0}/{1}", "concentr.", "concentration", "confusion, d100", "contact", "d20", "distance",
    "divine", "force", "h", "initiative", "initiative {0}", "invisible", "m", "magus", "manipulation", "min",
    "minute", "minutes", "n4", "normal", "note", "notes", "oracle", "orange", "paladin", "permanent", "poison",
    "racial", "round", "round {0}", "rounds", "silence", "situation", "source", "t5", "total", "trait", "type",
    "violet", "{0} h", "{0} m", "{0} min", "{0} r", "{0}, d20 {1}",
})  # fmt: skip
_PLACE = re.compile(r"\{\w*\}|%n")


def translations_of(language: str) -> Iterator[tuple[str, str, str]]:
    """Context, text and translation of every message; a plural gives one for each of its forms."""
    for context in ET.parse(update_translations.source(language)).iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            for form in translation.findall("numerusform") or [translation]:
                yield context.findtext("name", ""), message.findtext("source", ""), form.text or ""


update_translations = _tool("update_translations")
build_translations = _tool("build_translations")


def test_the_translations_are_complete():
    assert update_translations.problems() == []


def test_the_compiled_translations_are_fresh():
    stale = [path.name for path in build_translations.stale(ROOT / "resources")]
    assert not stale, "run packaging/build_translations.py"


@pytest.mark.parametrize("language", list(update_translations.LANGUAGES))
def test_every_translation_keeps_its_places(language: str):
    wrong = [
        (context, text, said)
        for context, text, said in translations_of(language)
        if said and sorted(_PLACE.findall(text)) != sorted(_PLACE.findall(said))
    ]
    assert wrong == []


def test_nothing_stays_english_in_french():
    left = {
        text for _, text, said in translations_of("fr") if said == text and re.search("[A-Za-z]", _PLACE.sub("", text))
    }
    assert left - SAME_IN_FRENCH == set()


def test_french_signs():
    """A no-break space before high signs and inside « », the typographic apostrophe, no English quotation marks."""
    wrong = [said for _, _, said in translations_of("fr") if re.search(r" [:;?!»]|« |[\w}][;?!]|'|[“”\"]", said)]
    assert wrong == []


@pytest.mark.parametrize(
    "call",
    [
        'tr("Log", "next turn")',
        'tr("Log", "{0} falls").format(name)',
        'tr("Log", "%n round(s)", "", count)',
        "tr(reason.context, reason.text)",
        'QCoreApplication.translate("Log", "x")',
        "painter.translate(3, 4)",
    ],
)
def test_a_text_that_can_be_collected(call: str):
    assert update_translations.uncollectable(call, "x.py") == []


@pytest.mark.parametrize(
    "call",
    [
        'tr("next turn")',
        'self.tr("next turn")',
        'tr("Log", f"{name} falls")',
        'tr("Log", "%n round(s)")',
        'tr("Log", "rounds", "", count)',
        'QCoreApplication.translate("Log", f"{name}")',
        "f\"({tr('Log', 'x')})\"",
    ],
)
def test_a_text_that_the_collector_would_miss(call: str):
    assert len(update_translations.uncollectable(call, "x.py")) == 1


def test_a_plural_gets_a_literal_number_for_the_collector():
    code = 'x = tr("Log", "é %n round(s)", "", len(a.b)), tr(\n    "Log",\n    "%n day(s)",\n    "",\n    count,\n)\n'
    expected = 'x = tr("Log", "é %n round(s)", "", 1), tr(\n    "Log",\n    "%n day(s)",\n    "",\n    1,\n)\n'
    assert update_translations.with_literal_numbers(code) == expected


def test_code_without_plurals_stays_as_it_is():
    code = 'tr("Log", "{0} falls").format(name)\ntr("Log", "100 %", "", name)\n'
    assert update_translations.with_literal_numbers(code) == code


def test_compiling_makes_what_is_stale_and_nothing_else(tmp_path: Path):
    folder = tmp_path / "translations"
    folder.mkdir()
    source = folder / "x_fr.ts"
    source.write_bytes((ROOT / "resources" / "translations" / "encounter_tracker_fr.ts").read_bytes())
    assert build_translations.compile_stale(tmp_path) == [folder / "x_fr.qm"]
    assert build_translations.compile_stale(tmp_path) == []


def test_compiling_leaves_the_old_file_to_those_who_have_it_open(tmp_path: Path):
    folder = tmp_path / "translations"
    folder.mkdir()
    (folder / "x_fr.ts").write_bytes((ROOT / "resources" / "translations" / "encounter_tracker_fr.ts").read_bytes())
    compiled = folder / "x_fr.qm"
    compiled.write_bytes(b"old")
    os.utime(compiled, (0, 0))
    with compiled.open("rb") as kept:
        build_translations.compile_stale(tmp_path)
        assert kept.read() == b"old"
    assert [path.name for path in sorted(folder.iterdir())] == ["x_fr.qm", "x_fr.ts"]
