"""Cheers of those who watch, below the end of a deal or a game."""

from cogs.kit.press_kinds import PressKind
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.rate_limits import CostlyWork


class CheersCog(Cog):
    """Notes a cheer, and draws the message that it was given for again."""

    @press(PressKind.CHEER)
    async def cheer(self, click: Click) -> None:
        """Cheer for a deal or a game."""
        table_id, deal = click.action.table, int(click.action.rest)
        with click.client.rate_limits.spending(click.member_id, CostlyWork.CHEER):
            snapshot = await click.client.club.cheering.cheer(table_id, deal, click.person)
        await click.show_cheers(snapshot)


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(CheersCog(bot))
