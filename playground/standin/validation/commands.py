"""What application commands must be like."""

import re
from collections.abc import Iterable, Iterator

from playground.standin.errors import refusal
from playground.standin.models import LOCALES, Json
from playground.standin.validation.modals import check_choice_list
from playground.standin.validation.problems import Path, Problems

CHAT_INPUT, USER, MESSAGE, ENTRY_POINT = 1, 2, 3, 4
LIMITS = {CHAT_INPUT: 100, USER: 15, MESSAGE: 15}
SUBCOMMAND, GROUP = 1, 2
VALUES = tuple(range(3, 12))
ANY = (SUBCOMMAND, GROUP, *VALUES)
INSIDE = {SUBCOMMAND: VALUES, GROUP: (SUBCOMMAND,)}
MAX_DESCRIPTION, MAX_OPTIONS, MAX_TOTAL, MAX_VALUE_LENGTH = 100, 25, 8000, 6000
_NAME = re.compile(r"[-_'\w]{1,32}")


def check_commands(
    commands: list[Json], *, alone: bool = False, others: Iterable[Json] = ()
) -> None:
    """Check the commands of one scope, or one command alone.

    Args:
        commands: The commands as they are sent.
        alone: Whether the body is the one command, and no list.
        others: The commands that the scope has besides.

    Raises:
        ApiError: 50035 with all complaints, or 30032 for too many.
    """
    problems = Problems()
    seen = {(one["type"], one["name"]) for one in others}
    for index, command in enumerate(commands):
        path: Path = () if alone else (index,)
        check_command(problems, path, command)
        same = (command.get("type") or CHAT_INPUT, command.get("name", ""))
        if same in seen:
            code = "APPLICATION_COMMANDS_DUPLICATE_NAME"
            problems.add((*path, "name"), code, "Application command names must be unique")
        seen.add(same)
    problems.raise_any()
    for kind, limit in LIMITS.items():
        if sum(k == kind for k, _ in seen) > limit:
            raise refusal(30032)


def check_command(problems: Problems, path: Path, command: Json) -> None:
    """Check one command: name, description, options, size in all."""
    kind = command.get("type") or CHAT_INPUT
    problems.one_of((*path, "type"), kind, (CHAT_INPUT, USER, MESSAGE, ENTRY_POINT))
    if kind in (USER, MESSAGE):
        problems.length((*path, "name"), command.get("name"), 1, 32)
        problems.at_most((*path, "description"), command.get("description"), 0)
        problems.at_most((*path, "options"), command.get("options"), 0)
        return
    check_named(problems, path, command)
    problems.require((*path, "description"), command.get("description"))
    problems.at_most((*path, "description"), command.get("description"), MAX_DESCRIPTION)
    check_options(problems, (*path, "options"), command.get("options") or [], ANY)
    if (size := _size(command)) > MAX_TOTAL:
        message = f"Command exceeds maximum size ({size} of {MAX_TOTAL})"
        problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def check_named(problems: Problems, path: Path, thing: Json) -> None:
    """A name in small letters without blanks, both texts in languages that Discord has."""
    check_name(problems, (*path, "name"), thing.get("name"))
    for locale, name in (thing.get("name_localizations") or {}).items():
        problems.one_of((*path, "name_localizations", locale), locale, LOCALES)
        check_name(problems, (*path, "name_localizations", locale), name)
    for locale, text in (thing.get("description_localizations") or {}).items():
        problems.one_of((*path, "description_localizations", locale), locale, LOCALES)
        problems.length((*path, "description_localizations", locale), text, 1, MAX_DESCRIPTION)


def check_name(problems: Problems, path: Path, name: str | None) -> None:
    """A name has 1 to 32 small letters, digits and hyphens."""
    problems.length(path, name, 1, 32)
    if name and len(name) <= 32:  # noqa: PLR2004
        problems.matches(path, name, _NAME)
        if name != name.lower():
            message = "Command name is invalid"
            problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", message)


def check_options(
    problems: Problems, path: Path, options: list[Json], kinds: tuple[int, ...]
) -> None:
    """Up to 25 options of one sort with different names, the required ones first."""
    problems.at_most(path, options, MAX_OPTIONS)
    if len({option["type"] in (SUBCOMMAND, GROUP) for option in options}) > 1:
        message = "Subcommands and subcommand groups exclude options of all other types"
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    names: set[str] = set()
    optional = False
    for index, option in enumerate(options):
        here = (*path, index)
        problems.kind(here, option["type"], kinds)
        if option.get("name") in names:
            code = "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"
            problems.add((*here, "name"), code, "Option names must be unique")
        names.add(option.get("name", ""))
        if option.get("required") and optional:
            message = "Required options must be placed before non-required options"
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            problems.add((*here, "required"), code, message)
        optional = optional or not option.get("required")
        check_option(problems, here, option)


def check_option(problems: Problems, path: Path, option: Json) -> None:
    """Check one option by itself, and what it holds."""
    check_named(problems, path, option)
    problems.length((*path, "description"), option.get("description"), 1, MAX_DESCRIPTION)
    choices = option.get("choices") or []
    check_choice_list(problems, (*path, "choices"), choices)
    names = [choice.get("name") for choice in choices]
    if len(set(names)) < len(names):
        code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"
        problems.add((*path, "choices"), code, "Option choice name already exists")
    if choices and option.get("autocomplete"):
        code = "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_WITH_CHOICES"
        problems.add((*path, "autocomplete"), code, "An option has choices or is completed")
    problems.between((*path, "min_length"), option.get("min_length"), 0, MAX_VALUE_LENGTH)
    problems.between((*path, "max_length"), option.get("max_length"), 1, MAX_VALUE_LENGTH)
    for low, high in (("min_length", "max_length"), ("min_value", "max_value")):
        if (option.get(low) or 0) > option.get(high, float("inf")):
            message = f"{low} must not be larger than {high}"
            problems.add((*path, low), "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID", message)
    if option["type"] in (SUBCOMMAND, GROUP):
        inside = option.get("options") or []
        check_options(problems, (*path, "options"), inside, INSIDE[option["type"]])


def _size(thing: Json) -> int:
    """Count a command's characters, each text in its longest language."""
    size = sum(max(map(len, _texts(thing, key)), default=0) for key in ("name", "description"))
    size += sum(_size(c) + len(str(c["value"])) for c in thing.get("choices") or ())
    return size + sum(_size(option) for option in thing.get("options") or ())


def _texts(thing: Json, key: str) -> Iterator[str]:
    yield thing.get(key) or ""
    yield from (thing.get(f"{key}_localizations") or {}).values()
