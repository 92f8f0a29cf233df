"""Hero Lab portfolios (.por): zip files with a stat block per character, and the older kind, one XML document."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from encounter_tracker.importers import hero_lab, safe_xml
from encounter_tracker.importers.decoding import decode
from encounter_tracker.importers.marked_text import unescape, without_tags
from encounter_tracker.importers.plain_text import read_text
from encounter_tracker.importers.safe_zip import SafeZip, ZipProblemError

if TYPE_CHECKING:
    from encounter_tracker.importers.reading import Reading
    from encounter_tracker.importers.safe_xml import Node
    from encounter_tracker.support.imported import ImportedCreature, ImportResult

FORM: Final = "herolab-portfolio"
_GAMES: Final = {
    "pathfinder": "pf1",
    "pathfinder2": "pf2",
    "d20": "3.5",
    "4e": "4e",
    "5e": "5e",
    "starfinder": "starfinder",
    "savage": "savage worlds",
    "mm": "mutants & masterminds",
    "cod": "world of darkness",
    "shadowrun5": "shadowrun",
}
_RULE: Final = re.compile(r"^\s*[-=_]{5,}\s*$", re.MULTILINE)
_FOOTER: Final = re.compile(
    r"^\s*(?:Hero Lab|Pathfinder)\b[^\n]*(?:Trademark|trademark|LWD|Paizo)[\s\S]*\Z", re.MULTILINE
)


def is_portfolio(names: tuple[str, ...]) -> bool:
    """Whether a zip file with these entries is a portfolio."""
    return any(name.lower().startswith(("statblocks_", "herolab/")) for name in names)


def game_of(root: Node) -> str:
    """The game that an index or an old portfolio names."""
    node = next((one for one in root.walk() if one.tag == "game"), None)
    folder = node.get("folder").lower() if node is not None else ""
    return _GAMES.get(folder, folder)


def read_zip(zipped: SafeZip, reading: Reading) -> ImportResult:
    """Read a portfolio: the XML of each character, its text where that cannot be read."""
    names = {name.lower(): name for name in zipped.names}
    game = _index_game(zipped, names, reading)
    if game not in {"", "pf1"}:
        reading.error("game_other", game, reading.name)
        return reading.result(FORM, (), game=game)
    blocks: dict[str, dict[str, str]] = {}
    for low, name in names.items():
        folder, _slash, file = low.rpartition("/")
        kind = {"statblocks_xml": "xml", "statblocks_text": "text", "statblocks_html": "html"}.get(folder)
        if kind is not None:
            blocks.setdefault(file.rpartition(".")[0] or file, {})[kind] = name
    creatures: list[ImportedCreature] = []
    for number, (_file, entry) in enumerate(sorted(blocks.items(), key=lambda pair: _order(pair[0]))):
        if reading.cancel():
            break
        reading.progress(number, len(blocks))
        creatures += _entry(zipped, entry, reading)
    reading.progress(len(blocks), len(blocks))
    return reading.result(FORM, creatures)


def _order(name: str) -> tuple[int, str]:
    said = re.match(r"\d{1,6}", name)
    return (int(said[0]) if said is not None else 0, name)


def _index_game(zipped: SafeZip, names: dict[str, str], reading: Reading) -> str:
    for low in ("index.xml", "herolab/portfolio.xml"):
        if low not in names:
            continue
        try:
            root = safe_xml.parse(decode(zipped.read(names[low]))[0]).root
        except ZipProblemError as problem:
            reading.issues.append(problem.issue)
            continue
        game = game_of(root) if root is not None else ""
        if game:
            return game
    return ""


def _entry(zipped: SafeZip, entry: dict[str, str], reading: Reading) -> list[ImportedCreature]:
    for kind in ("xml", "text", "html"):
        name = entry.get(kind)
        if name is None:
            continue
        try:
            text = decode(zipped.read(name))[0]
        except ZipProblemError as problem:
            reading.issues.append(problem.issue)
            continue
        found = _xml(text, name, reading) if kind == "xml" else _text(text, name, reading)
        if found:
            return [_placed(creature, name) for creature in found]
    return []


def _xml(text: str, name: str, reading: Reading) -> list[ImportedCreature]:
    parsed = safe_xml.parse(text)
    if parsed.problem is not None:
        reading.issues.append(msgspec.structs.replace(parsed.problem, where=name))
    return hero_lab.characters(parsed.root, reading, told=False) if parsed.root is not None else []


def _text(text: str, name: str, reading: Reading) -> list[ImportedCreature]:
    result = read_text(statblock_text(text))
    if not result.creatures:
        reading.error("creature_broken", name, where=name)
    return list(result.creatures)


def _placed(creature: ImportedCreature, name: str) -> ImportedCreature:
    return msgspec.structs.replace(creature, issues=tuple(_with(issue, name) for issue in creature.issues))


def _with(issue: Any, name: str) -> Any:
    return msgspec.structs.replace(issue, where=f"{name}:{issue.where}" if issue.where else name)


def statblock_text(text: str) -> str:
    """A stat block that Hero Lab printed as text: rules between sections and the trademarks away."""
    text = unescape(without_tags(text))
    return _FOOTER.sub("", _RULE.sub("", text)).strip()


def is_old(root: Node) -> bool:
    """Whether an XML document is a portfolio of the older kind."""
    return root.tag == "document" and root.find("portfolio") is not None


def read_old(root: Node, reading: Reading) -> ImportResult:
    """Read a portfolio of the older kind: the printed stat block of each hero."""
    game = game_of(root)
    if game not in {"", "pf1"}:
        reading.error("game_other", game, reading.name)
        return reading.result(FORM, (), game=game)
    heroes = [node for node in root.walk() if node.tag == "hero"]
    places = [f"/document/portfolio/hero[{number}]" for number in range(1, len(heroes) + 1)]

    def one(thing: tuple[Node, str]) -> ImportedCreature | None:
        node, where = thing
        block = node.find("statblock")
        text = statblock_text(block.text) if block is not None else ""
        found = read_text(text).creatures if text else ()
        whole = block is not None and block.complete
        if not whole or not found:
            reading.error(
                "creature_broken" if whole else "creature_cut",
                node.get("heroname") or where,
                where=where,
                line=node.line,
            )
        if not found:
            return None
        creature = found[0]
        name = node.get("heroname") or creature.creature.name
        return msgspec.structs.replace(
            _placed(creature, where),
            creature=msgspec.structs.replace(creature.creature, name=name),
            hero=bool(node.get("playername")),
            side="party" if node.get("isally") == "yes" else None,
        )

    creatures = reading.each(list(zip(heroes, places, strict=True)), one, lambda thing: (thing[1], thing[0].line))
    return reading.result(FORM, creatures)
