"""Checks a command's options against its declaration before anybody reads them.

A forged or buggy payload may carry anything. A misfit option is refused by name; while a member
types, misfits are left out and texts cut.
"""

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, cast

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from club.core.errors import Refusal
from club.core.text_limits import TYPED, WHOLE, clipped

# An option as an interaction carries it: its name, type and value.
Option = dict[str, Any]

Parameter = app_commands.Parameter

# How deep options lie: a group, a group in it, a command.
_DEEP: Final = 3

_ID = re.compile(r"\d{1,20}", re.ASCII)
_RESOLVED: Final[Mapping[Kind, tuple[str, ...]]] = {
    Kind.user: ("users",),
    Kind.channel: ("channels",),
    Kind.role: ("roles",),
    Kind.mentionable: ("users", "roles"),
    Kind.attachment: ("attachments",),
}


class OptionMisfit(Refusal):
    """An option can't have this value; the message gets the option's `name`."""


class CommandChanged(Refusal):
    """The command is one that an earlier version of the bot had."""


def hold(interaction: discord.Interaction[Any]) -> None:
    """Raise `OptionMisfit` or, if the command itself changed, `CommandChanged`."""
    command = interaction.command
    if isinstance(command, app_commands.ContextMenu):
        return
    if command is None:
        raise CommandChanged
    data = cast("Mapping[str, Any]", interaction.data)
    options, resolved = _leaves(data.get("options")), _object(data.get("resolved"))
    known = {one.display_name: one for one in command.parameters}
    if interaction.type is discord.InteractionType.autocomplete:
        options[:] = [one for one in options if _suggestible(one, known)]
        return
    for one in options:
        name = one.get("name")
        if name not in known or not _fits(known[name], one, resolved):
            raise OptionMisfit(name=clipped(str(name), TYPED))
    if {name for name, one in known.items() if one.required} - {one["name"] for one in options}:
        raise CommandChanged


def _object(value: object) -> Mapping[str, Any]:
    """What is an object; an empty one for anything else."""
    return cast("Mapping[str, Any]", value) if isinstance(value, dict) else {}


def _leaves(options: object) -> list[Option]:
    """The options themselves, below the names of subcommands; the very list that came."""
    found = cast("list[Option]", options if isinstance(options, list) else [])
    for _ in range(_DEEP):
        inner = found[0].get("options") if found and found[0].get("type") in {1, 2} else None
        if not isinstance(inner, list):
            break
        found = cast("list[Option]", inner)
    return found


def _fits(
    parameter: Parameter, option: Option, resolved: Mapping[str, Any] = MappingProxyType({})
) -> bool:
    kind, value = parameter.type, option.get("value")
    if option.get("type") != kind.value:
        return False
    if kind in _RESOLVED:
        return isinstance(value, str) and any(
            value in _object(resolved.get(part)) for part in _RESOLVED[kind]
        )
    if kind is Kind.boolean:
        return isinstance(value, bool)
    if kind is Kind.string:
        return isinstance(value, str) and _text_fits(parameter, value)
    if kind is Kind.integer:
        return _number_fits(parameter, value)
    return False


def _text_fits(parameter: Parameter, value: str) -> bool:
    low, high = parameter.min_value or 0, int(parameter.max_value or TYPED)
    if len(value) < low or clipped(value, high) != value:
        return False
    return _is_choice(parameter.choices, value)


def _number_fits(parameter: Parameter, value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, int):
        return False
    low = -WHOLE if parameter.min_value is None else parameter.min_value
    high = WHOLE if parameter.max_value is None else parameter.max_value
    return low <= value <= high and _is_choice(parameter.choices, value)


def _is_choice(choices: Sequence[app_commands.Choice[Any]], value: str | int) -> bool:
    return not choices or value in {each.value for each in choices}


def _suggestible(option: Option, known: Mapping[str, Parameter]) -> bool:
    """Whether an option is of use while somebody types; what they type becomes a short text."""
    parameter = known.get(str(option.get("name")))
    if parameter is None:
        return False
    if option.get("focused"):
        value = option.get("value")
        text = value if isinstance(value, str) else ""
        if isinstance(value, int) and -WHOLE <= value <= WHOLE:
            text = str(value)
        option["type"], option["value"] = Kind.string.value, clipped(text, TYPED)
        return True
    if parameter.type in _RESOLVED:
        # While somebody types, Discord says no more of a member than the id.
        value = option.get("value")
        return isinstance(value, str) and _ID.fullmatch(value) is not None
    return _fits(parameter, option)
