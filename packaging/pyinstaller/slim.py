"""Decides what PyInstaller's collection keeps: the Qt plugins this program uses and the libraries these need."""

from __future__ import annotations

import fnmatch
import os
import re
import subprocess
import sys
from typing import TypeAlias

Entry: TypeAlias = tuple[str, str, str]
"""Place in the bundle, file it comes from (or target of a link), kind."""

LINUX = sys.platform.startswith("linux")
LANGUAGES = ("fr",)

EXCLUDED_MODULES = [
    "tkinter", "_tkinter", "unittest", "pydoc", "doctest", "pdb", "test", "lib2to3", "distutils", "setuptools",
    "pkg_resources", "yaml", "tomli_w", "attr", "multiprocessing", "asyncio", "ssl", "xmlrpc", "curses", "_curses",
    "readline",
]  # fmt: skip

# Plugin folder -> names without "lib" and suffix.
_PLUGINS = {
    "platforms": ["qxcb", "qwayland*", "qoffscreen", "qminimal", "qwindows", "qcocoa"],
    "xcbglintegrations": ["*"],
    "wayland-shell-integration": ["xdg-shell"],
    "wayland-graphics-integration-client": ["qt-plugin-wayland-egl"],
    "wayland-decoration-client": ["*"],
    "platforminputcontexts": ["composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"],
    "platformthemes": ["qxdgdesktopportal"],  # not qgtk3: it drags GTK in, or mixes ours with the user's
    "imageformats": ["qsvg", "qjpeg", "qico", "qgif"],
    "iconengines": ["qsvgicon"],
    "printsupport": ["*"],
    "styles": ["*"],
}

# On Linux the user's own system has these, and newer ones than ours.
_SYSTEM = [
    "libcups.so.*", "libavahi-*", "libgnutls.so.*", "libgssapi_krb5.so.*", "libkrb5*", "libk5crypto*", "libcom_err*",
    "libkeyutils*", "libgtk-3*", "libgdk*", "libfontconfig.so.*", "libfreetype.so.*", "libexpat.so.*",
    "libstdc++.so.*", "libgcc_s.so.*", "libX11.so.*", "libX11-xcb*", "libXext.so*", "libXau*", "libXdmcp*",
    "libxcb-glx*", "libz.so.*", "libdbus-1.so.*", "libsystemd.so.*", "libglib-2.0*", "libgio-2.0*", "libgobject-2.0*",
    "libgmodule-2.0*", "libgthread-2.0*",
]  # fmt: skip

# Since Qt 6.10 Windows' own ICU is used; one from the PATH would break it.
_NOT_ON_WINDOWS = ["opengl32sw.dll", "d3dcompiler_*.dll", "api-ms-win-*.dll", "icu*.dll"]


def slim(binaries: list[Entry], datas: list[Entry]) -> tuple[list[Entry], list[Entry]]:
    """The binaries and data files to ship."""
    binaries = [entry for entry in binaries if wanted(entry[0])]
    datas = [entry for entry in datas if wanted(entry[0])]
    if LINUX:
        binaries = _reachable(binaries)
    places = {entry[0] for entry in binaries}
    return binaries, [entry for entry in datas if entry[2] != "SYMLINK" or _target(entry) & places]


def wanted(place: str) -> bool:
    """Whether a file belongs into the bundle, judged by its place there."""
    place = place.replace("\\", "/")
    name = place.rsplit("/", 1)[-1]
    if "PySide6" in place and "/translations/" in place:
        return name in {f"qtbase_{language}.qm" for language in LANGUAGES}
    if "PySide6" in place and "/plugins/" in place:
        folder = place.split("/plugins/")[1].split("/")[0]
        return _matches(_stem(name), _PLUGINS.get(folder, []))
    if LINUX:
        return not _matches(name, _SYSTEM)
    return not (sys.platform == "win32" and _matches(name.lower(), _NOT_ON_WINDOWS))


def _matches(name: str, patterns: list[str]) -> bool:
    return any(fnmatch.fnmatch(name, pattern) for pattern in patterns)


def _stem(name: str) -> str:
    return name.split(".", maxsplit=1)[0].removeprefix("lib")


def _target(link: Entry) -> set[str]:
    return {link[1], os.path.normpath(os.path.join(os.path.dirname(link[0]), link[1]))}  # noqa: PTH118, PTH120


def _reachable(binaries: list[Entry]) -> list[Entry]:
    """Without the libraries that only dropped plugins needed."""
    by_name = {os.path.basename(place): (place, file, kind) for place, file, kind in binaries if kind == "BINARY"}  # noqa: PTH119
    todo = [file for place, file, kind in binaries if _is_root(place, kind)]
    seen: set[str] = set()
    while todo:
        file = todo.pop()
        if file in seen:
            continue
        seen.add(file)
        todo += [by_name[name][1] for name in _needed(file) if name in by_name]
    return [entry for entry in binaries if entry[2] != "BINARY" or entry[1] in seen]


def _is_root(place: str, kind: str) -> bool:
    """What is loaded without anything needing it: extensions, plugins, Python, libraries opened by name."""
    name = os.path.basename(place)  # noqa: PTH119
    return (
        kind == "EXTENSION" or "/plugins/" in place or "python3" in name or name.startswith(("libssl.", "libcrypto."))
    )


def _needed(file: str) -> list[str]:
    """The direct needs of a library; ``ldd`` would list those of the system's libraries too."""
    command = ["objdump", "-p", file]
    listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return re.findall(r"^\s+NEEDED\s+(\S+)", listing, re.MULTILINE)
