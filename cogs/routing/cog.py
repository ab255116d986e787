"""The base of all cogs: a part of the bot that can be loaded, and unloaded again."""

from collections.abc import Callable
from contextlib import ExitStack
from typing import Final

from discord.ext import commands

from cogs.routing.bot import Bot
from cogs.routing.declarations import declarations_of

# Seconds that what is under way gets to finish when a cog is unloaded or the bot stops.
PATIENCE: Final = 3.0


class Cog(commands.Cog):
    """A part of the bot: what it does, and the commands, presses and forms its methods declare."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._undo = ExitStack()

    async def cog_load(self) -> None:
        """Add what the methods declare, and begin; what can't be added whole isn't added at all."""
        try:
            for name in dir(type(self)):
                for declaration in declarations_of(getattr(type(self), name, None)):
                    self.when_unloaded(declaration.add(self.bot, getattr(self, name)))
            await self.begin()
        except Exception:
            self._undo.close()
            raise

    def when_unloaded(self, undo: Callable[[], object]) -> None:
        """Have something undone when the cog is unloaded; what was done last, first."""
        self._undo.callback(undo)

    async def begin(self) -> None:
        """Begin with what is done beside commands and presses."""

    def stop(self) -> None:
        """Give up at once what would hold up the bot's stopping."""

    async def finish(self) -> None:
        """Give what is under way a little time, and end it then."""

    async def cog_unload(self) -> None:
        """Leave nothing behind, whatever happens."""
        with self._undo:
            self.stop()
            await self.finish()
