"""Loading the words of a language: the program's own and Qt's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator

from encounter_tracker.encounter.refusal import QT_TRANSLATE_NOOP
from encounter_tracker.support.resources import resource
from encounter_tracker.viewmodels.texts.language import set_language

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from encounter_tracker.viewmodels.texts.language import Language


#: Texts of Qt's own file dialog that Qt's French lacks; ours is asked for them, under Qt's context.
QT_LACKS: Final = {
    "QFileDialog": (
        QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
        QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    ),
    "QAbstractFileIconProvider": (QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),),
}


def system_language() -> Language:
    """The language of the system, where it is one of ours; else English."""
    return "fr" if QLocale.system().language() == QLocale.Language.French else "en"


class Translations:
    """The translators that are installed now."""

    def __init__(self, application: QApplication) -> None:
        """Nothing is installed yet."""
        self._application = application
        self._installed: list[QTranslator] = []
        self.language: Language = "en"

    def use(self, language: Language) -> None:
        """Switch to a language; every widget is told by Qt's own LanguageChange event."""
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed.clear()
        self.language = language
        set_language(language)
        QLocale.setDefault(QLocale(QLocale.Language.French if language == "fr" else QLocale.Language.English))
        folder = resource("translations")
        own = str(folder.joinpath(f"encounter_tracker_{language}.qm"))
        self._install(own, "")
        if language != "en":
            self._install(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self._application)
        if translator.load(name, folder):
            self._application.installTranslator(translator)
            self._installed.append(translator)
