"""What application commands must be like."""

import re

from playground.standin.models import Json
from playground.standin.validation.modals import check_choice_list
from playground.standin.validation.problems import Path, Problems

CHAT_INPUT, USER, MESSAGE = 1, 2, 3
LIMITS = {CHAT_INPUT: 100, USER: 15, MESSAGE: 15}
SUBCOMMAND, GROUP = 1, 2
MAX_OPTIONS, MAX_TOTAL = 25, 8000
_NAME = re.compile(r"[-_'\w]{1,32}")


def check_commands(commands: list[Json], *, alone: bool = False) -> None:
    """Check the commands of one scope, or one command alone.

    Raises:
        ApiError: 50035 with all complaints.
    """
    problems = Problems()
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        path: Path = () if alone else (index,)
        check_command(problems, path, command)
        same = (command.get("type", CHAT_INPUT), command.get("name", ""))
        if same in seen:
            code = "APPLICATION_COMMANDS_DUPLICATE_NAME"
            problems.add((*path, "name"), code, "Application command names must be unique")
        seen.add(same)
    for kind, limit in LIMITS.items():
        if sum(k == kind for k, _ in seen) > limit:
            message = f"Maximum number of application commands reached ({limit})"
            problems.add((), "APPLICATION_COMMAND_TOO_MANY", message)
    problems.raise_any()


def check_command(problems: Problems, path: Path, command: Json) -> None:
    """Check one command: name, description, options, size in all."""
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        problems.length((*path, "name"), command.get("name"), 1, 32)
        return
    check_named(problems, path, command)
    check_options(problems, (*path, "options"), command.get("options") or [])
    if (size := _size(command)) > MAX_TOTAL:
        message = f"Command exceeds maximum size ({size} of {MAX_TOTAL})"
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def check_named(problems: Problems, path: Path, thing: Json) -> None:
    """A name in small letters without blanks, a description of 1 to 100 characters."""
    name = thing.get("name") or ""
    problems.matches((*path, "name"), name, _NAME)
    if name != name.lower():
        message = "Command name is invalid"
        problems.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", message)
    problems.length((*path, "description"), thing.get("description"), 1, 100)


def check_options(problems: Problems, path: Path, options: list[Json]) -> None:
    """Up to 25 options with different names, the required ones first."""
    problems.at_most(path, options, MAX_OPTIONS)
    names: set[str] = set()
    optional = False
    for index, option in enumerate(options):
        here = (*path, index)
        check_named(problems, here, option)
        if option.get("name") in names:
            code = "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"
            problems.add((*here, "name"), code, "Option names must be unique")
        names.add(option.get("name", ""))
        if option.get("required") and optional:
            message = "Required options must be placed before non-required options"
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            problems.add((*here, "required"), code, message)
        optional = optional or not option.get("required")
        check_choice_list(problems, (*here, "choices"), option.get("choices") or [])
        if option["type"] in (SUBCOMMAND, GROUP):
            check_options(problems, (*here, "options"), option.get("options") or [])


def _size(thing: Json) -> int:
    size = len(thing.get("name") or "") + len(thing.get("description") or "")
    size += sum(len(str(c["name"])) + len(str(c["value"])) for c in thing.get("choices") or ())
    return size + sum(_size(option) for option in thing.get("options") or ())
