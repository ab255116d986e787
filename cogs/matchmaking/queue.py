"""The queue: members who want the same game play each other at once."""

from datetime import datetime

import discord
from discord import app_commands

from club.core.errors import NotQueued
from club.table.snapshot import Snapshot
from cogs.kit.press_kinds import PressKind
from cogs.matchmaking.challenge import OPTIONS, Target
from cogs.matchmaking.ui.queue import draw_left_queue, draw_queued
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
from cogs.routing.hand_delivery import first_hand
from cogs.routing.people import person_of
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import place_of
from cogs.transport.posts import TROUBLE
from data.matchmaking.queue import QueuePlace
from engine.rules import Rules, read_rules

_LOOKS = 10
"""How many members who have left the server are passed over at once."""


async def _join(interaction: Interaction, wish: RulesChoice) -> QueuePlace | Snapshot:
    """Join the queue, or play a member who waits for the same and is still in the server."""
    place, person = place_of(interaction), person_of(interaction.user)
    club = interaction.client.club.queue
    rules = await chosen_rules(interaction, *wish)
    absent = frozenset[int]()
    for _ in range(_LOOKS):
        other = await club.next_to(place.server_id, person.member_id, rules, absent=absent)
        assert interaction.guild is not None
        if other is None or await _is_in(interaction.guild, other):
            break
        absent |= {other}
    with interaction.client.rate_limits.spending(person.member_id, CostlyWork.BEGIN):
        return await club.join(place, person, rules, interaction.id, absent=absent)


async def _is_in(guild: discord.Guild, member_id: int) -> bool:
    """Whether a member is still in the server."""
    try:
        await guild.fetch_member(member_id)
    except discord.NotFound:
        return False
    except TROUBLE:
        pass  # Who can't be looked up now is taken to be there.
    return True


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
            absent = frozenset({each for each in ids if not await _is_in(guild, each)})
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
        found = await _join(interaction, wish)
        if isinstance(found, QueuePlace):
            interaction.client.scheduler.wake()
            sought = await club.sought(found)
            message_id = await reply(interaction, draw_queued(found, _rules(found), ui, sought))
            if message_id is not None:
                await club.shown(found, message_id)
            return
        interaction.client.changed(found)
        await reply(interaction, await first_hand(self.bot, found, interaction.user.id, ui))

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
