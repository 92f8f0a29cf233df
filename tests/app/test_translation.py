"""Qt's own dialogs speak the language of the program."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QTranslator
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from encounter_tracker.app.translation import QT_LACKS


def test_what_the_file_dialog_says_is_in_the_french_of_qt_or_in_ours(qapp: QApplication) -> None:
    french = QTranslator()
    assert french.load("qtbase_fr", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    said = {label.text() for label in dialog.findChildren(QLabel)} - {""}
    assert len(said) >= len(QT_LACKS["QFileDialog"])
    lacking = {text for text in said if not french.translate("QFileDialog", text)}
    assert lacking == set(QT_LACKS["QFileDialog"])
