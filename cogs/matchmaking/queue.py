"""The queue: members who want the same game play each other at once."""

from datetime import datetime

from club.core.errors import NotQueued
from cogs.kit.press_kinds import PressKind
from cogs.matchmaking.ui.queue import draw_left_queue
from cogs.routing.bot import Bot
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.declarations import press
from cogs.routing.people import is_in
from data.matchmaking.queue import QueuePlace
from engine.rules import Rules, read_rules


def _rules(queued: QueuePlace) -> Rules:
    assert queued.rules is not None
    return read_rules(queued.rules)


class QueueCog(Cog):
    """The queue: lets those play who wish for the same, and who have waited long enough."""

    async def begin(self) -> None:
        """Look at whose time is next."""
        self.when_unloaded(self.bot.scheduler.do(self.look))

    async def look(self) -> datetime | None:
        """Seat the pairs that are due; return when the next is. Failures wait for the next beat."""
        queued = self.bot.club.queue
        for pair in await queued.due():
            guild = self.bot.get_guild(pair[0].server_id)
            if guild is None:
                continue
            ids = [each.member_id for each in pair]
            absent = frozenset({each for each in ids if not await is_in(guild, each)})
            found = await queued.meet(*pair, absent=absent)
            if found is not None:
                self.bot.changed(found)
        return await queued.next_due()

    @press(PressKind.QUEUE)
    async def leave(self, click: Click) -> None:
        """Give up the place in the queue."""
        server_id = click.server_id
        if server_id is None:
            raise NotQueued
        left = await click.client.club.queue.leave(server_id, click.member_id, click.interaction_id)
        await click.update(draw_left_queue(_rules(left), click.ui))


async def setup(bot: Bot) -> None:
    """Add the cog."""
    await bot.add_cog(QueueCog(bot))
