"""The groups that many cogs share, and every command in its place among the others."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any, Final, TypeVar

import discord
from discord import app_commands

from cogs.kit.text import Text

Command = app_commands.Command[Any, ..., Any]
Placed = TypeVar("Placed", bound=Command | app_commands.ContextMenu | app_commands.Group)

_MENU: Final = discord.AppCommandType.user


class Group(StrEnum):
    """A group of commands."""

    GIN = "gin"
    """The commands for playing."""
    CUP = "cup"
    """The commands about a server's cups."""
    LEAGUE = "league"
    """The commands about a server's leagues."""
    LADDER = "ladder"
    """The commands about a server's ladders."""
    MATCH = "match"
    """The commands about a server's matches with other servers."""
    ADMIN = "gin-admin"
    """The commands for those who manage a server."""


_IN_SERVERS: Final = (Group.CUP, Group.LEAGUE, Group.LADDER, Group.MATCH)


class CommandGroups:
    """Adds commands to the groups `by_name` and removes them; their order never changes."""

    def __init__(self, tree: app_commands.CommandTree[Any]) -> None:
        text = Text()
        everywhere = app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=True
        )
        self.by_name = {
            Group.GIN: app_commands.Group(
                name=Group.GIN,
                description=text("command-gin"),
                allowed_contexts=everywhere,
                allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            ),
            **{group: _in_servers(group, text) for group in _IN_SERVERS},
            Group.ADMIN: app_commands.Group(
                name=Group.ADMIN,
                description=text("command-admin"),
                allowed_contexts=app_commands.AppCommandContext(guild=True),
                allowed_installs=app_commands.AppInstallationType(guild=True),
                default_permissions=discord.Permissions(manage_guild=True),
            ),
        }
        self._tree = tree
        self._places: dict[str, int] = {}
        for group in self.by_name.values():
            tree.add_command(group)

    def add(self, group: Group, command: Command, place: int) -> Callable[[], object]:
        """Add a command to a group and return its removal; `ValueError` if the place is taken."""
        home = self.by_name[group]
        later = self._after(home.commands, place)
        home.add_command(command)
        self._places[command.qualified_name] = place
        for each in later:
            home.remove_command(each.name)
            home.add_command(each)
        return lambda: home.remove_command(command.name)

    def add_menu(self, menu: app_commands.ContextMenu, place: int) -> Callable[[], object]:
        """Add a command to a member's menu and return its removal; `ValueError` if taken."""
        later = self._after(self._tree.get_commands(type=_MENU), place)
        self._tree.add_command(menu)
        self._places[menu.qualified_name] = place
        for each in later:
            self._tree.remove_command(each.name, type=_MENU)
            self._tree.add_command(each)
        return lambda: self._tree.remove_command(menu.name, type=_MENU)

    def _after(self, there: Iterable[Placed], place: int) -> list[Placed]:
        places = {self._places[each.qualified_name]: each for each in there}
        if place in places:
            raise ValueError(f"two commands at the place {place}: {places[place].qualified_name!r}")
        return [places[each] for each in sorted(places) if each > place]


def _in_servers(group: Group, text: Text) -> app_commands.Group:
    return app_commands.Group(
        name=group,
        description=text(f"command-{group}"),
        allowed_contexts=app_commands.AppCommandContext(guild=True),
        allowed_installs=app_commands.AppInstallationType(guild=True),
    )
