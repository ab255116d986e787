"""The queue: members who want the same game play each other at once."""

from datetime import datetime

from discord import app_commands

from club.core.errors import NotQueued
from club.table.scene import scene_for
from cogs.kit.press_kinds import PressKind
from cogs.matchmaking.beginning import is_in, seek
from cogs.matchmaking.challenge import OPTIONS, Target
from cogs.matchmaking.ui.queue import draw_left_queue, draw_queued
from cogs.play.ui.hand.hand import draw_hand
from cogs.routing.answers import reply
from cogs.routing.bot import Bot, Interaction
from cogs.routing.clicks import Click
from cogs.routing.cog import Cog
from cogs.routing.command_groups import Group
from cogs.routing.command_rules import (
    RulesChoice,
    chosen_rules,
    contests_typed,
    targets_typed,
    variants_typed,
)
from cogs.routing.declarations import command, press
from cogs.routing.hand_delivery import leads_to_hand
from cogs.routing.table_resolver import place_of
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

    @command(Group.GIN, 210, "command-queue")
    @app_commands.describe(**OPTIONS)
    @app_commands.autocomplete(variant=variants_typed, contest=contests_typed)
    @app_commands.autocomplete(target=targets_typed)
    async def queue(
        self,
        interaction: Interaction,
        variant: str | None = None,
        contest: str | None = None,
        target: Target | None = None,
    ) -> None:
        """Join the queue; again, without a new wish, leave it."""
        wish = RulesChoice(variant, contest, target)
        place, club = place_of(interaction), interaction.client.club.queue
        ui = interaction.client.ui_for(interaction)
        if (
            wish == RulesChoice()
            and await club.place(place.server_id, interaction.user.id) is not None
        ):
            work = club.leave(place.server_id, interaction.user.id, interaction.id)
            left = await work
            await reply(interaction, draw_left_queue(_rules(left), ui))
            return
        found = await seek(interaction, await chosen_rules(interaction, *wish))
        if isinstance(found, QueuePlace):
            interaction.client.scheduler.wake()
            sought = await club.sought(found)
            message_id = await reply(interaction, draw_queued(found, _rules(found), ui, sought))
            if message_id is not None:
                await club.shown(found, message_id)
            return
        interaction.client.changed(found)
        led = await leads_to_hand(self.bot, found, interaction.user.id, ui)
        if led is not None:
            await reply(interaction, led)
            return
        seen = scene_for(found, interaction.user.id)
        await self.bot.private_hands.show(interaction, seen, draw_hand(seen, ui, copy=True))

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
