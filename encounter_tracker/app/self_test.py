"""Checks, from the inside, that an installation is whole: the frozen program runs this before it is shipped.

The report is for a script that trusts nothing it cannot see: it carries that script's nonce, says which files are
really in use, and leaves a database and a picture beside itself to be looked at.
"""

from __future__ import annotations

import os
import re
import sqlite3
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
from PySide6 import QtCore
from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QLibraryInfo, QObject, QSize, Qt, QTranslator
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QIcon, QImage, QImageReader, QPainter, QTextLayout
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QWidget

from encounter_tracker import __version__
from encounter_tracker.support import paths
from encounter_tracker.support.resources import resource, resource_path, resource_root

NONCE_VARIABLE = "ENCOUNTER_TRACKER_SELF_TEST_NONCE"

_FOLDERS = ("catalogue", "creatures", "icons", "themes", "translations")
_OWN_LIBRARIES = re.compile(
    r"/lib(Qt6|icu|pyside6|shiboken6|ssl\.|crypto\.|xkbcommon|xcb-(cursor|icccm|image|keysyms|render-util|shape|xkb))"
)
_PATIENCE_SECONDS = 10.0


class Report(msgspec.Struct):
    """What the self-test found."""

    nonce: str
    version: str
    frozen: bool
    executable: str
    python: str
    qt: str
    platform: str
    resources: str
    plugins_path: str
    qtcore_file: str
    data_dir: str
    ok: dict[str, bool] = {}
    problems: dict[str, str] = {}
    foreign_modules: list[str] = []
    foreign_libraries: list[str] = []


class CheckError(Exception):
    """Something in this installation is not as it should be."""


def run(out: str | None) -> int:
    """Run every check, write the report if a file is named, and return 0 if all held."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    own_data = str(paths.data_dir())
    with tempfile.TemporaryDirectory(prefix="encounter tracker ", ignore_cleanup_errors=True) as folder:
        os.environ[paths.HOME_VARIABLE] = str(Path(folder, "user"))  # never the user's own encounters
        application = QApplication.instance() or QApplication(sys.argv[:1])
        report = _facts(own_data)
        base = Path(out).resolve() if out else Path(folder, "report.json")
        for name, check in _checks(report.nonce, base).items():
            _note(report, name, check)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        application.processEvents()
        if report.frozen:
            bundle = Path(getattr(sys, "_MEIPASS", "")).resolve()
            report.foreign_modules = foreign_modules(bundle)
            report.foreign_libraries = foreign_libraries(bundle, _mapped_files())
        if out:
            base.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1))
    _tell(report)
    return 0 if _whole(report) else 1


def foreign_modules(bundle: Path) -> list[str]:
    """Python modules that were loaded from outside the bundle."""
    files = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
    # The frozen program's own loader has relative names.
    return sorted(
        file for file in files if Path(file).is_absolute() and not Path(file).resolve().is_relative_to(bundle)
    )


def foreign_libraries(bundle: Path, mapped: set[str]) -> list[str]:
    """Libraries that the bundle carries but that were loaded from the system."""
    return sorted(
        file for file in mapped if _OWN_LIBRARIES.search(file) and not Path(file).resolve().is_relative_to(bundle)
    )


def _mapped_files() -> set[str]:
    maps = Path("/proc/self/maps")
    if not maps.exists():
        return set()
    return {line.split(maxsplit=5)[5] for line in maps.read_text().splitlines() if line.count("/")}


def _facts(own_data: str) -> Report:
    return Report(
        nonce=os.environ.get(NONCE_VARIABLE, ""),
        version=__version__,
        frozen=bool(getattr(sys, "frozen", False)),
        executable=sys.executable,
        python=sys.version.split()[0],
        qt=QtCore.qVersion(),
        platform=QGuiApplication.platformName(),
        resources=str(resource_root()),
        plugins_path=QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath),
        qtcore_file=str(QtCore.__file__),
        data_dir=own_data,
    )


def _checks(nonce: str, base: Path) -> dict[str, Callable[[], None]]:
    return {
        "resource folders": _check_folders,
        "data files": _check_data_files,
        "own translation": _check_own_translation,
        "translation of Qt": _check_qt_translation,
        "icons drawn": _check_icons,
        "window icon": _check_window_icon,
        "picture formats": _check_picture_formats,
        "fonts": _check_fonts,
        "database": lambda: _check_database(base.with_name(base.name + ".sqlite"), nonce),
        "window": lambda: _check_window(base.with_name(base.name + ".png")),
    }


def _note(report: Report, name: str, check: Callable[[], None]) -> None:
    try:
        check()
    except Exception as error:  # noqa: BLE001 - whatever goes wrong belongs into the report
        report.ok[name] = False
        report.problems[name] = f"{type(error).__name__}: {error}"
    else:
        report.ok[name] = True


def _whole(report: Report) -> bool:
    return all(report.ok.values()) and not report.foreign_modules and not report.foreign_libraries


def _tell(report: Report) -> None:
    if sys.stdout is None:  # a windowed program on Windows
        return
    for name, held in report.ok.items():
        sys.stdout.write(f"{'ok  ' if held else 'FAIL'} {name} {report.problems.get(name, '')}".rstrip() + "\n")
    for file in (*report.foreign_modules, *report.foreign_libraries):
        sys.stdout.write(f"FAIL loaded from outside: {file}\n")


def _require(holds: object, reason: str) -> None:
    if not holds:
        raise CheckError(reason)


def _check_folders() -> None:
    empty = [name for name in _FOLDERS if not (resource(name).is_dir() and any(resource(name).iterdir()))]
    _require(not empty, f"missing or empty: {', '.join(empty)}")


def _check_data_files() -> None:
    catalogue = sorted(resource("catalogue").rglob("*.json"))
    _require(catalogue, "no catalogue")
    for file in (*catalogue, *sorted(resource("creatures").rglob("*.json"))):
        _require(msgspec.json.decode(file.read_bytes()), f"{file.name} is empty")
    for file in sorted(resource_root().rglob("*.toml")):
        _require(tomllib.loads(file.read_text(encoding="utf-8")), f"{file.name} is empty")


def _check_own_translation() -> None:
    _require_translation(resource_path("translations", "encounter_tracker_fr.qm"), "SelfTest", "In order", "En ordre")
    # The same text as above, where the collector of texts finds it.
    _require(QCoreApplication.translate("SelfTest", "In order") == "In order", "the translation stayed on")


def _check_qt_translation() -> None:
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    _require_translation(str(Path(folder, "qtbase_fr.qm")), "QPlatformTheme", "Cancel", "Annuler")


def _require_translation(file: str, context: str, text: str, wanted: str) -> None:
    translator = QTranslator()
    _require(translator.load(file), f"{file} cannot be loaded")
    QCoreApplication.installTranslator(translator)
    got = QCoreApplication.translate(context, text)
    QCoreApplication.removeTranslator(translator)
    _require(got == wanted, f"{text!r} became {got!r}, not {wanted!r}")


def _check_icons() -> None:
    files = sorted(resource("icons").rglob("*.svg"))
    _require(files, "no icons")
    for file in files:
        renderer = QSvgRenderer(QByteArray(file.read_bytes().replace(b"currentColor", b"#000000")))
        _require(renderer.isValid(), f"{file.name} is no SVG")
        image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        _require(_has_ink(image), f"{file.name} draws nothing")


def _check_window_icon() -> None:
    size = QSize(256, 256)
    pixmap = QIcon(resource_path("icons", "app.svg")).pixmap(size, 1.0)
    _require(pixmap.size() == size, f"drawn at {pixmap.width()}×{pixmap.height()}")
    _require(_has_ink(pixmap.toImage()), "draws nothing")


def _check_picture_formats() -> None:
    formats = {str(format_, "ascii") for format_ in map(QByteArray.data, QImageReader.supportedImageFormats())}
    missing = {"jpeg", "png", "svg"} - formats
    _require(not missing, f"cannot read {', '.join(sorted(missing))}")


def _check_fonts() -> None:
    _require(QFontDatabase.families(), "no fonts on this system")
    missing = [sign for sign in "Aé−½" if not _has_glyph(sign)]
    _require(not missing, f"{QFont().family()} and the fonts that stand in for it have no {' '.join(missing)}")


def _has_glyph(sign: str) -> bool:
    layout = QTextLayout(sign)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    glyphs = [glyph for run in layout.glyphRuns() for glyph in run.glyphIndexes()]
    return bool(glyphs) and all(glyphs)


def _check_database(file: Path, nonce: str) -> None:
    file.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("CREATE TABLE proof (nonce TEXT)")
        database.execute("INSERT INTO proof VALUES (?)", (nonce,))
        database.commit()
        (found,) = database.execute("SELECT json_extract(json_object('x', nonce), '$.x') FROM proof").fetchone()
    _require(found == nonce, f"read {found!r}")


def _check_window(picture: Path) -> None:
    window = _build_window()
    watch = _PaintWatch()
    window.installEventFilter(watch)
    window.resize(1366, 768)
    window.show()
    deadline = time.monotonic() + _PATIENCE_SECONDS
    while not (watch.painted and _exposed(window)) and time.monotonic() < deadline:
        QCoreApplication.processEvents()
        time.sleep(0.005)
    _require(_exposed(window), "not exposed")
    _require(watch.painted, "not painted")
    image = window.grab().toImage()
    _require(_has_ink(image), "of one colour")
    _require(image.save(str(picture)), f"{picture} cannot be written")
    window.close()
    window.deleteLater()


def _build_window() -> QWidget:
    from encounter_tracker.app import window

    return window.build_window(None)


def _exposed(window: QWidget) -> bool:
    return window.windowHandle().isExposed()


class _PaintWatch(QObject):
    """Notices the first painting of what it watches."""

    painted = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note a paint event and let it through."""
        if event.type() == QEvent.Type.Paint:
            self.painted = True
        return super().eventFilter(watched, event)


def _has_ink(image: QImage) -> bool:
    first = image.pixel(0, 0)
    step_x, step_y = max(1, image.width() // 48), max(1, image.height() // 48)
    return any(
        image.pixel(x, y) != first for x in range(0, image.width(), step_x) for y in range(0, image.height(), step_y)
    )
