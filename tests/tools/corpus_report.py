"""How much of real stat blocks the text importer reads right: `python -m tests.tools.corpus_report PATH`.

PATH holds texts and `truth.jsonl`, one row for each creature with the figures read by eye. Printed is the share of
fields that are right, by field and by language, and that of hit points, AC and saves apart; ``--details`` lists every
miss, ``--lang fr`` looks at one language only. Canonical tokens are compared without regard to letter case and order.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from encounter_tracker.importers.text import read_text
from encounter_tracker.rules.creature import Creature
from encounter_tracker.support.catalogue import token
from encounter_tracker.support.imported import ImportedCreature, ImportResult

ABILITIES = ("str", "dex", "con", "int", "wis", "cha")
#: What must be right always.
VITAL = ("hp", "ac", "touch", "flat_footed", "fort", "ref", "will")
#: Figures that stand for "nothing is said" in a creature.
DEFAULTS: dict[str, Any] = {"init": 0, "bab": 0, "ac": 10, "fort": 0, "ref": 0, "will": 0}
FRENCH_SENSES = {
    "vision dans le noir": "darkvision",
    "vision nocturne": "low-light vision",
    "vision aveugle": "blindsight",
    "perception aveugle": "blindsense",
    "perception des vibrations": "tremorsense",
    "odorat": "scent",
    "vision lucide": "true seeing",
    "détection de l'invisibilité": "see invisibility",
}


class Check(NamedTuple):
    """One field of one creature: what it should be and what it is."""

    file: str
    language: str
    field: str
    expected: Any
    found: Any
    right: bool


def plain(text: Any) -> str:
    """A token as it is compared: small letters, plain apostrophes and dashes, single blanks."""
    cleaned = re.sub(r"[‘’ʼ]", "'", str(text)).replace("–", "-").replace("—", "-").replace("\u2212", "-")
    return re.sub(r"\s+", " ", cleaned.replace("\u202f", " ").replace("\xa0", " ")).strip().casefold()


def english(text: str, language: str) -> str:
    """The comparable English token of a term in the language of a row."""
    return plain(token(re.sub("'", "’", text), language)) if language == "fr" else plain(text)


def immunity(text: str) -> str:
    """Immunities have words that may be missing: "mind-affecting effects", "sleep effects"."""
    return re.sub(r" effects?$", "", plain(text))


def feet(amount: float, metres: bool) -> int:
    """A distance in feet, 1.5 m for each 5 ft."""
    return round(amount / 0.3) if metres else round(amount)


def sense(text: str, language: str) -> str:
    """A sense as "darkvision 60"."""
    match = re.match(r"(.*?)\s*\(?(?:à )?(\d+(?:[.,]\d+)?)\s*(m|ft\.?|feet)\)?$", plain(text))
    name, far = (match[1], match[2].replace(",", ".")) if match else (plain(text), "")
    if language == "fr":
        name = FRENCH_SENSES.get(name, name)
    return f"{name} {feet(float(far), bool(match and match[3] == 'm'))}" if far else name


def senses_of(creature: Creature) -> list[str]:
    """All senses of a creature, as ``sense`` writes them."""
    given = creature.senses
    far = [(name, getattr(given, name)) for name in ("darkvision", "blindsight", "blindsense", "tremorsense")]
    found = [f"{name} {reach}" for name, reach in far if reach]
    found += ["low-light vision"] * given.low_light + ["scent"] * bool(given.scent)
    found += ["see invisibility"] * given.see_invisible + ["true seeing"] * given.true_seeing
    return found + [sense(other, "") for other in given.others]


def name_only(text: str) -> str:
    """An aura without its radius, DC and the word for it: "fear" of "fear aura (60 ft., DC 18)"."""
    short = re.sub(r"\s*\(.*|,? \d.*", "", plain(text))
    return re.sub(r"^aura d['e]\s?| aura$", "", short)


def number(value: Any) -> int | str:
    """A number as a number, however written."""
    text = plain(value)
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def expected_fields(row: dict[str, Any]) -> dict[str, Any]:
    """What a row asks for, in comparable form."""
    language, canon = row["lang"], row.get("canon", {})
    wanted = {name: row[name] for name in ("name", "cr", "xp", "hp", "init", "bab", "cmb", "cmd", "sr", "perception")}
    wanted |= {name: row[name] for name in ("ac", "touch", "flat_footed", "fort", "ref", "will", *ABILITIES)}
    wanted |= {name: canon.get(name, row[name]) for name in ("alignment", "size", "type", "dr", "vulnerable")}
    wanted |= {"hd": row["hd"], "fast_healing": row["fast_healing"] or 0, "weaknesses": row["weaknesses"]}
    wanted["immune"] = [immunity(x) for x in canon.get("immune", row["immune"])]
    wanted["resist"] = {plain(k): v for k, v in canon.get("resist", row["resist"]).items()}
    speed = dict(canon.get("speed_ft", row["speed"]))
    wanted["maneuverability"] = speed.pop("maneuverability", "")
    wanted["speed"] = speed
    wanted["senses"] = [sense(x, language) for x in row["senses"]]
    wanted["subtypes"] = [english(x, language) for x in row.get("subtypes", ())]
    again = row["regeneration"]
    wanted["regeneration"] = None if again is None else [again["value"], *stops(again["bypass"], language)]
    wanted |= {"aura": [name_only(x) for x in row["aura"]]} if "aura" in row else {}
    wanted |= {name: row[name] for name in ("hardness", "hp_current") if name in row}
    return wanted


def stops(bypass: str | None, language: str) -> list[str]:
    """What stops a regeneration, as single tokens."""
    return [english(x, language) for x in re.split(r",\s*|\s+(?:or|and|ou|et)\s+", bypass or "") if x]


def found_fields(read: ImportedCreature) -> dict[str, Any]:
    """The fields of a creature in the same form."""
    creature = read.creature
    regeneration = creature.regeneration
    return {
        **{n: getattr(creature, n) for n in ("name", "cr", "xp", "hp", "init", "bab", "cmb", "cmd", "sr", "alignment")},
        **{n: getattr(creature, n) for n in ("size", "type", "fast_healing", "weaknesses", "vulnerable", "hardness")},
        **{n: getattr(creature.saves, n) for n in ("fort", "ref", "will")},
        **{n: creature.abilities.get(n, "not read") for n in ABILITIES},  # type: ignore[call-overload]
        "ac": creature.ac.total,
        "touch": creature.ac.touch,
        "flat_footed": creature.ac.flat_footed,
        "hd": creature.hit_dice,
        "dr": [f"{part.amount}/{part.bypass}" for part in creature.dr],
        "immune": [immunity(x) for x in creature.immune],
        "resist": {plain(k): v for k, v in creature.resist.items()},
        "speed": dict(creature.speed),
        "maneuverability": creature.maneuverability,
        "senses": senses_of(creature),
        "perception": creature.skills.get("Perception"),
        "subtypes": creature.subtypes,
        "regeneration": None if regeneration is None else [regeneration.amount, *regeneration.stopped_by],
        "aura": [name_only(x) for x in creature.auras],
        "hp_current": read.current_hp,
    }


def same(field: str, expected: Any, found: Any) -> bool:
    """Whether a field was read right; order and letter case do not count."""
    if expected is None:
        return found is None or found == DEFAULTS.get(field, "") or (field in ABILITIES and found == "not read")
    if isinstance(expected, dict):
        return bool(dict(expected) == found)
    if isinstance(expected, list | tuple):
        return Counter(plain(x) for x in expected) == Counter(plain(x) for x in found or ())
    if field == "alignment" and plain(expected) == "nn":
        expected = "N"
    right: bool = number(expected) == number(found)
    return right


def check_row(row: dict[str, Any], result: ImportResult) -> Iterator[Check]:
    """Every field of a row against the creature of that name, or the first one."""
    named = [read for read in result.creatures if plain(read.creature.name) == plain(row["name"])]
    read = next(iter((*named, *result.creatures)), None)
    found = found_fields(read) if read is not None else {}
    for field, expected in expected_fields(row).items():
        if field in row.get("ambiguous", ()) or (row.get("partial") and row.get(field) in (None, [], {})):
            continue
        value = found.get(field)
        right = read is not None and same(field, expected, value)
        if not right and read is not None and field == "cr" and "cr_from_xp" in row:
            right = same(field, row["cr_from_xp"], value)
        if read is not None and field == "name" and expected is None:
            right = any(issue.code == "no_name" for issue in read.issues)
        yield Check(row["file"], row["lang"], field, expected, value, right)


def check_folder(folder: Path, language: str = "") -> list[Check]:
    """All rows of a folder's truth, of one language or of every one."""
    lines = (folder / "truth.jsonl").read_text("utf-8").splitlines()
    rows = [json.loads(line) for line in lines if line.strip()]
    checks: list[Check] = []
    for row in rows:
        if not language or row["lang"] == language:
            text = (folder / row["file"]).read_text("utf-8", errors="replace")
            checks += check_row(row, read_text(text))
    return checks


def share(checks: Iterable[Check]) -> str:
    """How many of some are right, as "99.1 %  (110 of 111)"."""
    all_of = list(checks)
    right = sum(check.right for check in all_of)
    return f"{100 * right / len(all_of):5.1f} %  ({right} of {len(all_of)})" if all_of else "  —"


def report(checks: list[Check], say: Callable[[str], None], *, details: bool = False) -> None:
    """Print the shares, and with ``details`` each miss."""
    languages = sorted({check.language for check in checks})
    for field in dict.fromkeys(check.field for check in checks):
        mine = [check for check in checks if check.field == field]
        parts = [f"{name} {share(c for c in mine if c.language == name):24}" for name in languages]
        say(f"{field:16} {share(mine):26} {' '.join(parts)}".rstrip())
    say("")
    for name in languages:
        say(f"{name}: all fields {share(c for c in checks if c.language == name)}")
        vital = [c for c in checks if c.language == name and c.field in VITAL]
        say(f"{name}: hit points, AC and saves {share(vital)}")
    say(f"all: {share(checks)}")
    if details:
        say("")
        for check in checks:
            if not check.right:
                say(f"{check.file}: {check.field}: should be {check.expected!r}, is {check.found!r}")


def main(arguments: list[str] | None = None) -> int:
    """Entry point; a folder that is not there is no error."""
    parser = argparse.ArgumentParser(prog="corpus_report", description=__doc__)
    parser.add_argument("path", type=Path)
    parser.add_argument("--details", action="store_true", help="list every miss")
    parser.add_argument("--lang", default="", help="one language only")
    given = parser.parse_args(arguments)

    def say(line: str) -> None:
        print(line, file=sys.stdout)  # noqa: T201

    if not (given.path / "truth.jsonl").is_file():
        say(f"There is no truth.jsonl in {given.path}: nothing to compare.")
        return 0
    checks = check_folder(given.path, given.lang)
    if not checks:
        say("No row of this language.")
        return 0
    report(checks, say, details=given.details)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
