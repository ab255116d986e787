"""Tells the tables that the bot is about to restart, once its host has announced that."""

import asyncio

import structlog
from discord.ext import commands

from cogs.messages.messages import EDITABLE
from cogs.routing.bot import Bot
from cogs.routing.cog import Cog
from cogs.scheduling.startup import Stage
from data.schema.vocabulary import DisplayKind

_TABLE = DisplayKind.TABLE

# Seconds that an announcement waits at most for what is being drawn.
PATIENCE = 3.0

_log = structlog.get_logger()


class Restart(Cog):
    """A restart that has been announced, or not; the tables say so as long as it is."""

    async def begin(self) -> None:
        """Tell the tables what was announced before."""
        if self.bot.restarting:
            self.bot.startup.do(Stage.MESSAGES, self.tell)

    @commands.Cog.listener()
    async def on_restart_announced(self) -> None:
        """Tell the tables; the bot waits for that when it stops."""
        self.bot.work(self.tell())

    async def cog_unload(self) -> None:
        """Leave no table that speaks of a restart to the next start."""
        await super().cog_unload()
        await self.leave()

    async def tell(self) -> None:
        """Tell the tables that the bot is about to restart, or that it isn't after all."""
        # What was drawn without it may be on its way, and isn't noted until it is there.
        if begun := [*self.bot.handling, *self.bot.reconciler.drawing]:
            await asyncio.wait(begun, timeout=PATIENCE)
        # Only messages that can still be edited: nobody gets a new one for this.
        told = await self.bot.club.displays.sent_since(_TABLE, self.bot.clock.now() - EDITABLE)
        await self._outdate(told)
        drawing = [task for table_id in told for task in self.bot.reconciler.refresh(table_id)]
        if drawing:
            await asyncio.wait(drawing)
        if self.bot.restarting:
            # Whatever happens from here on, the next start draws them without it.
            await self._outdate(told)
        _log.info("restart announced", announced=self.bot.restarting, tables=len(told))

    async def leave(self) -> None:
        """Have the next start draw every table without it that was drawn since."""
        if not self.bot.restarting:
            return
        try:
            told = await self.bot.club.displays.sent_since(_TABLE, self.bot.clock.now() - EDITABLE)
            await self._outdate(told)
        except Exception:  # noqa: BLE001 - the bot stops all the same
            _log.exception("announced restart not taken off the tables")

    async def _outdate(self, table_ids: list[int]) -> None:
        await self.bot.club.displays.outdate(table_ids, self.bot.clock.now(), _TABLE)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Restart(bot))
