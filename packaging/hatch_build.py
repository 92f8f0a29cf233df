"""Build hook: compiles the translations and puts ``resources`` into the wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from build_translations import compile_stale, stale
from shipped_resources import shipped


class ResourcesHook(BuildHookInterface[Any]):
    """Runs before a wheel, an editable install or an sdist is made."""

    def dependencies(self) -> list[str]:
        """Qt's compiler for translations, asked for only when there is one to compile."""
        return ["PySide6-Essentials>=6.8,!=6.12.0"] if stale(self._resources) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and map the resources unless this is an editable install, which reads them in place."""
        compile_stale(self._resources)
        if self.target_name == "wheel" and version == "standard":
            for path in shipped(self._resources):
                inside = path.relative_to(self._resources).as_posix()
                build_data["force_include"][str(path)] = f"encounter_tracker/resources/{inside}"

    @property
    def _resources(self) -> Path:
        return Path(self.root, "resources")
