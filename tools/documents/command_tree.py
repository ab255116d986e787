"""The bot's commands as Discord shows them in English, without asking Discord."""

import asyncio
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from discord import AppCommandType, app_commands

from cogs.app.client import Undercut
from data.storage.database import Database
from tests.club.club_helpers import make_club
from tests.data.storage.prepared_database import prepared_database


@dataclass(frozen=True)
class CommandGroup:
    """The commands that begin with the same word.

    Attributes:
        name: The word.
        description: What Discord says of them all.
        commands: What Discord says of each, by its name as it is typed.
    """

    name: str
    description: str
    commands: dict[str, str]


@dataclass(frozen=True)
class CommandTree:
    """Everything that Discord offers of the bot.

    Attributes:
        groups: The commands, in the order in which the bot has them.
        member_menu: The entries of a member's context menu.
    """

    groups: tuple[CommandGroup, ...]
    member_menu: tuple[str, ...]


@cache
def command_tree() -> CommandTree:
    """The commands that the bot itself loads at its start."""
    return asyncio.run(_loaded())


def command_table(group: CommandGroup) -> Iterator[str]:
    """The lines of a table of a group's commands, below its head."""
    for name, description in group.commands.items():
        yield f"| `/{name}` | {description} |"


async def _loaded() -> CommandTree:
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(await prepared_database(Path(folder)))
        try:
            bot = Undercut(make_club(database))
            await bot.load_commands()
        finally:
            await database.close()
    groups = bot.tree.get_commands(type=AppCommandType.chat_input)
    menu = bot.tree.get_commands(type=AppCommandType.user)
    assert not bot.tree.get_commands(type=AppCommandType.message), "no document tells of these"
    return CommandTree(tuple(map(_group, groups)), tuple(sorted(each.name for each in menu)))


def _group(group: app_commands.Group | app_commands.Command[Any, ..., Any]) -> CommandGroup:
    assert isinstance(group, app_commands.Group), f"/{group.name} stands in no group"
    every = (each for each in group.walk_commands() if isinstance(each, app_commands.Command))
    commands = {each.qualified_name: each.description for each in every}
    return CommandGroup(group.name, group.description, commands)
