"""The command line: the window, or one of the commands that need no display."""

from __future__ import annotations

import argparse
import sys

from encounter_tracker import __version__

_PROGRAM = "encounter-tracker"
_COMMANDS = """commands:
  window [FILE]         open the window; the same without the word "window"
  replay FILE           apply a script of commands and print the encounter
  import FILE...        print the creatures that files of other programs hold
  self-test [OUT.json]  check that this installation is whole

A file named like a command is opened by its path: ./replay
"""


def main(argv: list[str] | None = None) -> int:
    """Run the command named by the first argument, the window where none is named."""
    arguments = sys.argv[1:] if argv is None else argv
    if arguments and arguments[0] == "replay":
        return _replay(arguments[1:])
    if arguments and arguments[0] == "import":
        return _import(arguments[1:])
    if arguments and arguments[0] == "self-test":
        return _self_test(arguments[1:])
    if arguments and arguments[0] == "window":
        return _window(arguments[1:])
    return _window(arguments)


def _window(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog=_PROGRAM,
        description="Run Pathfinder encounters at the table.",
        epilog=_COMMANDS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", nargs="?", help="the encounter to open")
    parser.add_argument("--version", action="version", version=f"{_PROGRAM} {__version__}")
    options = parser.parse_args(arguments)
    from encounter_tracker.app import window

    return window.run(options.file)


def _replay(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog=f"{_PROGRAM} replay",
        description="Apply a script of commands, one JSON object a line, and print the encounter as JSON.",
        epilog="Exit code: 0 all applied, 1 a command was refused, 2 the script cannot be read.",
    )
    parser.add_argument("file", metavar="FILE", help="the script; - reads standard input")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="seed of the dice that the script leaves open")
    parser.add_argument("--keep-going", action="store_true", help="skip refused commands and list them under errors")
    parser.add_argument("--sight", action="store_true", help="add who sees whom")
    parser.add_argument("--explain", metavar="NAME.FIGURE", help="print the parts of this figure instead")
    parser.add_argument("--journal", metavar="FILE", help="write the encounter file as well")
    options = parser.parse_args(arguments)
    from encounter_tracker.app import replay

    return replay.main(options)


def _import(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog=f"{_PROGRAM} import",
        description="Read creatures from files and print them as JSON, one document a line for each file.",
        epilog="Exit code: 0 all read, 1 something could not be read, 2 a file is missing.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="a file; - reads standard input")
    parser.add_argument("--text", action="store_true", help="take the files for text, whatever they hold")
    options = parser.parse_args(arguments)
    from encounter_tracker.app import import_files

    return import_files.main(options)


def _self_test(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog=f"{_PROGRAM} self-test",
        description="Check resources, translations, icons, fonts and the window of this installation.",
        epilog="Exit code: 0 all in order, 1 something is not.",
    )
    parser.add_argument("out", metavar="OUT.json", nargs="?", help="write the report here, a picture beside it")
    options = parser.parse_args(arguments)
    from encounter_tracker.app import self_test

    return self_test.run(options.out)


if __name__ == "__main__":
    sys.exit(main())
