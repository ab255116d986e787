"""The bot's client: what Discord sends comes in here, and the cogs handle it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from club.club import Club
from cogs.app.extensions import extension_names
from cogs.app.sharding import IdentifyTurns, Shards
from cogs.app.translator import Translator
from cogs.app.tree import Tree
from cogs.kit.text import Text
from cogs.routing.bot import Bot
from cogs.routing.cog import PATIENCE, Cog
from cogs.scheduling.startup import Stage
from cogs.transport.deferral import promise_of
from cogs.transport.request_budget import RequestBudget
from data.processes.process import Event, Process
from data.processes.shared_limits import SharedLimits

_log = structlog.get_logger()

# discord.py warns at every start that voice is missing; nothing here speaks.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Undercut(Bot):
    """The bot, from its start to its end."""

    def __init__(
        self,
        club: Club,
        *,
        shards: Shards | None = None,
        **more: Any,  # noqa: ANN401 - as `Bot` takes them
    ) -> None:
        super().__init__(
            club,
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            # Slash commands and presses come without any intent; guilds gives channels and names.
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            activity=discord.CustomActivity(Text()("status")),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            **(Shards() if shards is None else shards).options,
            **more,
        )
        self.identify_turns: IdentifyTurns | None = None
        if club.process is not None:
            self._share(club.process, shards or Shards())

    def _share(self, process: Process, shards: Shards) -> None:
        """Keep to what Discord allows all processes together."""
        limits = SharedLimits(process.link, shards.requests)
        self.identify_turns = IdentifyTurns(limits, self._session_groups)
        # A turn may be waited for as long as all other shards take.
        self.shard_connect_timeout = None
        budget = RequestBudget(
            limits,
            lambda seconds: process.announce(Event.LIMIT, int(1000 * seconds)),
            lambda: limits.a_second / process.count,
        )
        assert self.http.http_trace is not None
        budget.watch(self.http.http_trace)
        self.add_listener(_blocking(budget), "on_requests_limited")

    async def _session_groups(self) -> tuple[int, int]:
        found = await self.fetch_session_start_limits()
        return max(1, found.max_concurrency), found.remaining

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a session may begin, beside those of other processes."""
        if self.identify_turns is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.identify_turns.take(shard_id or 0)

    async def setup_hook(self) -> None:
        """Get ready between login and the first event."""
        assert isinstance(self.tree, Tree)
        self.startup.do(Stage.MESSAGES, self.reconciler.catch_up)
        self.startup.do(Stage.COMMANDS, self.tree.sync_if_changed)
        await self.load_commands()
        await self.tree.set_translator(Translator())
        self.work(self.startup.run(), name="start")
        self.work(self.scheduler.run())

    async def load_commands(self) -> None:
        """Have all commands, presses and forms there; needs no Discord."""
        for extension in extension_names():
            await self.load_extension(extension)

    def announce_restart(self) -> None:
        """Announce a restart; the second time, take that back."""
        self.restarting = not self.restarting
        self.dispatch("restart_announced")

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Promise an answer in time; answer presses and forms."""
        promise_of(interaction).start(self.promised_after)
        if interaction.type is discord.InteractionType.modal_submit:
            self.handle(asyncio.current_task())
            await self.forms.take(interaction)
        elif interaction.type is discord.InteractionType.component:
            await self.presses.take(interaction)

    async def on_error(self, event_method: str, /, *_args: object, **_kwargs: object) -> None:
        """Log an error of an event, without what the event held."""
        _log.exception("event failed", handler=event_method)

    async def close(self) -> None:
        """Finish what is under way, briefly, and disconnect."""
        self.scheduler.stop()
        self.departed.stop()
        cogs = [cog for cog in self.cogs.values() if isinstance(cog, Cog)]
        for cog in cogs:
            cog.stop()
        await self.finish(PATIENCE)
        for cog in cogs:
            await cog.finish()
        await self.cup_messages.work.close(PATIENCE)
        await self.competition_messages.work.close(PATIENCE)
        await self.server_match_messages.work.close(PATIENCE)
        await self.reconciler.close(PATIENCE)
        for shard in self.shards.values():
            await shard.disconnect()
        await self.finish(PATIENCE)  # Until then somebody may have pressed.
        await discord.AutoShardedClient.close(self)
        # Presses went to the cogs until now. Their modules stay loaded: the process ends anyway.
        for name in tuple(self.cogs):
            try:
                await self.remove_cog(name)
            except Exception:  # noqa: BLE001 - the others are to end in order too
                _log.exception("cog not removed", cog=name)


def _blocking(budget: RequestBudget) -> Callable[[float], Coroutine[Any, Any, None]]:
    async def block(seconds: float) -> None:
        budget.block(seconds)

    return block
