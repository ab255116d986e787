"""The slash commands as a whole: sent to Discord when they changed, answered when they fail."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, cast

import discord
import structlog
from discord import app_commands
from discord.http import Route
from structlog.contextvars import bind_contextvars

from club.core.errors import DoneByTwinError, Refusal
from cogs.app import option_checks
from cogs.routing.answers import suggest_nothing
from cogs.routing.bot import Bot
from cogs.routing.error_answers import answer_error
from cogs.transport.causes import named
from cogs.transport.deferral import promise_of
from cogs.transport.posts import TROUBLE, Fault, by_twin, fault_of

Command = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu | app_commands.Group

_log = structlog.get_logger()

# Fields that discord.py still writes and that `contexts` has replaced.
_OLD_FORM = frozenset({"dm_permission"})


class Tree(app_commands.CommandTree[discord.Client]):
    """The bot's commands."""

    async def sync_if_changed(self) -> bool:
        """Send the commands to Discord unless it has just these; return whether it did."""
        if self.client.application_id is None:
            raise app_commands.MissingApplicationID
        there = await self._there(self.client.application_id)
        here = [await self._told(command) for command in self.get_commands()]
        links = cast("Bot", self.client).command_links
        if same_commands(here, there):
            links.know({each["name"]: int(each["id"]) for each in there})
            return False
        sent = await self.sync()
        links.know({each.name: each.id for each in sent})
        _log.info("commands sent", count=len(here))
        return True

    async def _there(self, application_id: int) -> list[Any]:
        path = "/applications/{application_id}/commands"
        route = Route("GET", path, application_id=application_id)
        asked = {"with_localizations": "true"}
        return cast("list[Any]", await self.client.http.request(route, params=asked))

    async def _told(self, command: Command) -> dict[str, Any]:
        if self.translator is None:
            return command.to_dict(self)
        return await command.get_translated_payload(self, self.translator)

    async def interaction_check(self, interaction: discord.Interaction[discord.Client], /) -> bool:
        """Let commands through that can be read, and have the bot wait for them when it stops."""
        client = cast("Bot", interaction.client)
        client.handle(asyncio.current_task())
        name = interaction.command.qualified_name if interaction.command else None
        bind_contextvars(command=name, interaction=interaction.id)
        try:
            option_checks.hold(interaction)
        except Refusal as refusal:
            _log.info("command not read", why=refusal.key)
            if interaction.type is not discord.InteractionType.autocomplete:
                await answer_error(interaction, refusal)
            else:
                await suggest_nothing(interaction)
            return False
        await client.settle_language(interaction)
        return True

    async def on_error(
        self,
        interaction: discord.Interaction[discord.Client],
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Answer the member privately; log whatever isn't a refusal."""
        cause: Exception = error
        if isinstance(error, app_commands.CommandInvokeError):
            cause = error.original
        name = interaction.command.qualified_name if interaction.command else None
        if isinstance(cause, TROUBLE) and fault_of(cause) in {Fault.LATER, Fault.SPENT}:
            # Discord's bad day or a slow line: nothing is wrong here, nobody can be answered.
            code = getattr(cause, "code", None)
            say = _log.info if by_twin(cause) else _log.warning
            say("command not answered", command=name, code=code, error=named(cause))
            await promise_of(interaction).withdraw()
            return
        if isinstance(cause, DoneByTwinError):
            _log.info("command handled by another process", command=name)
            await promise_of(interaction).withdraw()
            return
        await answer_error(interaction, cause)


def same_commands(here: Sequence[Mapping[str, Any]], there: Sequence[Mapping[str, Any]]) -> bool:
    """Compare our commands with those that Discord has, which come with fields of its own."""
    ours = {(each.get("type", 1), each["name"]): each for each in here}
    theirs = {(each.get("type", 1), each["name"]): each for each in there}
    return ours.keys() == theirs.keys() and all(
        _agrees(command, theirs[key]) for key, command in ours.items()
    )


def _agrees(here: object, there: object) -> bool:
    """Tell whether a value of ours is the same there; nothing and "off" are the same thing."""
    if isinstance(here, Mapping):
        ours = cast("Mapping[str, object]", here)
        theirs = cast("Mapping[str, object]", there if isinstance(there, Mapping) else {})
        return all(
            _agrees(value, theirs.get(name))
            for name, value in ours.items()
            if name not in _OLD_FORM
        )
    if isinstance(here, (list, tuple)) and here:
        ours_listed = cast("Sequence[object]", here)
        theirs_listed = cast("Sequence[object]", there if isinstance(there, (list, tuple)) else ())
        if all(isinstance(each, int) for each in ours_listed):
            return set(ours_listed) == set(theirs_listed)
        return len(ours_listed) == len(theirs_listed) and all(
            map(_agrees, ours_listed, theirs_listed)
        )
    # Permissions come as text, being too large a number for some.
    return (here or None) == (there or None) or (isinstance(here, int) and str(here) == there)
