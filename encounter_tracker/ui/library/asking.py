"""What the library asks: another name, tags."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from encounter_tracker.ui.shell.prompt import Ask
from encounter_tracker.viewmodels.library_words import name_check

if TYPE_CHECKING:
    from encounter_tracker.ui.shell.prompt import PromptPopover
    from encounter_tracker.viewmodels.library import LibraryViewModel

tr = QCoreApplication.translate


def ask_name(prompt: PromptPopover, vm: LibraryViewModel, key: str) -> None:
    """Another name for an entry."""
    name = vm.name_of(key)
    prompt.ask(
        tr("Library", "Rename {0}").format(name),
        [Ask("name", tr("Library", "New name"), text=name, check=name_check)],
        tr("Library", "Rename"),
        lambda answers: vm.do(vm.deeds.rename(key, answers["name"].strip())),
    )


def ask_tags(prompt: PromptPopover, vm: LibraryViewModel, keys: tuple[str, ...]) -> None:
    """The tags of one, or those that several have in common."""
    before = vm.deeds.tags_of(keys)
    several = tr("Library", "Those that all of them have; what you add is added to each.")
    example = tr("LibraryEdit", "forest, chapter 2")
    prompt.ask(
        tr("Library", "Tags"),
        [Ask("tags", tr("Library", "Set off by commas"), text=before, placeholder=example)],
        tr("Library", "Set"),
        lambda answers: vm.do(vm.deeds.tag(keys, before, answers["tags"])),
        explanation=several if len(keys) > 1 else "",
    )
