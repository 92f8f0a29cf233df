"""Templates in words: their names, the names of creatures with them, reasons, what is to be looked at."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.rules.initiative import series_of
from encounter_tracker.rules.vocabulary import ABILITIES
from encounter_tracker.viewmodels.texts.language import fill, language
from encounter_tracker.viewmodels.texts.names import ability_short, bonus_type_name
from encounter_tracker.viewmodels.typed_name import MOST_LETTERS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from encounter_tracker.rules.templates import TemplateRefusal

__all__ = ["check_text", "name_with", "part_name", "refusal_text", "special_text", "template_name"]

tr = QCoreApplication.translate

_NAMES: Final[dict[str, str]] = {
    "advanced": QT_TRANSLATE_NOOP("Template", "advanced"),
    "giant": QT_TRANSLATE_NOOP("Template", "giant"),
    "young": QT_TRANSLATE_NOOP("Template", "young"),
    "celestial": QT_TRANSLATE_NOOP("Template", "celestial"),
    "fiendish": QT_TRANSLATE_NOOP("Template", "fiendish"),
    "skeleton": QT_TRANSLATE_NOOP("Template", "skeleton"),
    "zombie": QT_TRANSLATE_NOOP("Template", "zombie"),
}
#: The name of a creature with a template, in both languages whatever is in use: names stay as they were given.
_ENGLISH: Final[dict[str, str]] = {
    "advanced": "Advanced {0}",
    "giant": "Giant {0}",
    "young": "Young {0}",
    "celestial": "Celestial {0}",
    "fiendish": "Fiendish {0}",
    "skeleton": "{0} Skeleton",
    "zombie": "{0} Zombie",
}
_FRENCH: Final[dict[str, tuple[str, str]]] = {  # masculine, feminine
    "advanced": ("{0} évolué", "{0} évoluée"),
    "giant": ("{0} géant", "{0} géante"),
    "young": ("Jeune {0}", "Jeune {0}"),
    "celestial": ("{0} céleste", "{0} céleste"),
    "fiendish": ("{0} fiélon", "{0} fiélone"),
    "skeleton": ("{0} squelette", "{0} squelette"),
    "zombie": ("{0} zombi", "{0} zombi"),
}
#: French nouns of creatures that are feminine, and how most others end.
_FEMININE: Final = re.compile(
    r"araignée|banshie|belette|blatte|cariatide|chauve-souris|chienne|chimère|chouette|cockatrice|dryade|femme"
    r"|fourmi|gargouille|gelée|géante|gorgone|goule|grenouille|guenaude|guêpe|harpie|hydre|hyène|lamie|lamproie"
    r"|liane|licorne|liche|louve|mante|manticore|marilith|méduse|mite|moisissure|momie|mouche|mule|nuée|nymphe"
    r"|ombre|panthère|plante|pieuvre|punaise|raie|salamandre|sangsue|sirène|sorcière|stirge|strige|succube"
    r"|tortue|vase|veuve|vipère|vouivre|âme|âme-en-peine|érinye"
)
_FEMININE_ENDS: Final = ("ée", "elle", "ette", "euse", "esse", "trice", "ienne", "onne", "tion")
_REFUSALS: Final[dict[str, str]] = {
    "unknown": QT_TRANSLATE_NOOP("TemplateRefusal", "There is no such template."),
    "colossal": QT_TRANSLATE_NOOP("TemplateRefusal", "{0}: it is colossal and cannot grow."),
    "fine": QT_TRANSLATE_NOOP("TemplateRefusal", "{0}: it is of the smallest size and cannot shrink."),
    "dragon": QT_TRANSLATE_NOOP("TemplateRefusal", "{0}: a dragon grows with age; take a younger one."),
    "undead": QT_TRANSLATE_NOOP("TemplateRefusal", "{0}: it is undead already."),
    "construct": QT_TRANSLATE_NOOP("TemplateRefusal", "{0}: a construct has never lived."),
    "incorporeal": QT_TRANSLATE_NOOP("TemplateRefusal", "{0}: it has no body."),
    "swarm": QT_TRANSLATE_NOOP("TemplateRefusal", "{0}: a swarm is many bodies."),
    "no_bones": QT_TRANSLATE_NOOP("TemplateRefusal", "{0}: it has no bones."),
    "twice": QT_TRANSLATE_NOOP("TemplateRefusal", "{0}: it is chosen already."),
    "opposite": QT_TRANSLATE_NOOP("TemplateRefusal", "{0}: not together with {1}."),
}
_CHECKS: Final[dict[str, str]] = {
    "ac_parts": QT_TRANSLATE_NOOP(
        "TemplateCheck", "The stat block does not say what its AC is made of: look at touch and flat-footed AC."
    ),
    "class_levels": QT_TRANSLATE_NOOP(
        "TemplateCheck", "Hit Dice by class are lost: take them away by hand, if it has any."
    ),
    "special_dcs": QT_TRANSLATE_NOOP(
        "TemplateCheck", "DCs of special abilities may change with the ability scores: look at them."
    ),
    "reach": QT_TRANSLATE_NOOP("TemplateCheck", "Its reach is unusual for its size and was left as it is."),
    "special": QT_TRANSLATE_NOOP(
        "TemplateCheck", "Its special abilities, auras and spells went: give back by hand what it keeps."
    ),
}
_PARTS: Final[dict[str, str]] = {
    "size": QT_TRANSLATE_NOOP("TemplatePart", "size"),
    "base attack": QT_TRANSLATE_NOOP("TemplatePart", "base attack bonus"),
    "feats": QT_TRANSLATE_NOOP("TemplatePart", "feats"),
    "least": QT_TRANSLATE_NOOP("TemplatePart", "never below 1 a die"),
}
_SMITE: Final = re.compile(r"1/day, \+(\d+) attack, \+(\d+) damage")
_STAGGERED: Final = "one move or standard action a turn; may charge"


def template_name(template: str) -> str:
    """A template in one word."""
    known = _NAMES.get(template)
    return tr("Template", known) if known is not None else template


def refusal_text(refusal: TemplateRefusal) -> str:
    """Why a template cannot be put on, as a sentence."""
    known = _REFUSALS.get(refusal.code, _REFUSALS["unknown"])
    name = template_name(refusal.template)
    return fill(tr("TemplateRefusal", known), f"{name[:1].upper()}{name[1:]}", template_name(refusal.other))


def check_text(code: str) -> str:
    """What is to be looked at by hand, as a sentence."""
    known = _CHECKS.get(code)
    return tr("TemplateCheck", known) if known is not None else code


def part_name(of: str) -> str:
    """What a part of a change comes from."""
    if of in ABILITIES:
        return ability_short(of)
    known = _PARTS.get(of)
    return tr("TemplatePart", known) if known is not None else bonus_type_name(of)


# --- names and texts of creatures with templates ---------------------------------------------------------------------


def name_with(name: str, templates: Sequence[str], code: str = "") -> str:
    """The name of a creature with templates: "Advanced Ogre", "Ogre évolué"; a number at its end stays there."""
    french = (code or language()) == "fr"
    base = series_of(name)
    number = name[len(base) :]
    found = base
    feminine = french and _is_feminine(base)
    for template in templates:
        if french:
            found = _FRENCH.get(template, ("{0}", "{0}"))[feminine].format(found)
        else:
            found = _ENGLISH.get(template, "{0}").format(found)
    longest = MOST_LETTERS - len(number)
    return (found if len(found) <= longest else base[:longest]) + number


def _is_feminine(name: str) -> bool:
    noun = name.partition(" ")[0].casefold()
    return _FEMININE.fullmatch(noun) is not None or noun.endswith(_FEMININE_ENDS)


def special_text(text: object) -> object:
    """The text of a special ability that a template gave, in the language in use; any other stays."""
    if language() != "fr" or not isinstance(text, str):
        return text
    smite = _SMITE.fullmatch(text)
    if smite is not None:
        return f"1/jour, +{smite[1]} à l’attaque, +{smite[2]} aux dégâts"
    if text == _STAGGERED:
        return "une action simple ou de mouvement par tour\N{NO-BREAK SPACE}; peut charger"
    return text


def specials_of_templates(special: Mapping[str, object]) -> dict[str, object]:
    """All special abilities, those of templates in the language in use."""
    return {name: special_text(text) for name, text in special.items()}
