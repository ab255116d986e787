"""A bot that was let in by its own link has every permission that it uses, and uses every one."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from club.cups.extras.scheduled_event import EventText
from cogs.app.invitation import NEEDED, OPTIONAL, missing_of
from cogs.transport.roles import give
from cogs.transport.scheduled_events import create_event
from playground.driver import StandIn, pictures
from playground.standin.models import PUBLIC_THREAD
from playground.standin.permissions import BITS, EVERYONE
from tests.wire.harness import Harness, open_harness
from tests.wire.play.test_deal_end import played_out


def invite(discord: StandIn) -> None:
    """Let the bot in with what its link asks for, where @everyone may nothing at all."""
    world, guild = discord.world, discord.guild
    usual = [name for name, bit in BITS.items() if bit & EVERYONE]
    members = world.add_role(guild, "Members", *usual)
    for actor in discord.members.values():
        world.give_role(guild, actor.user, members)
    guild.everyone = 0
    asked = [each.name for each in (*NEEDED, *OPTIONAL)]
    own = world.add_role(guild, "Undercut", *asked, managed=True)
    world.give_role(guild, world.bot, own)


async def give_a_role_and_make_an_event(harness: Harness) -> None:
    world, guild = harness.discord.world, harness.discord.guild
    champion = world.add_role(guild, "Champion")
    own = next(each for each in guild.roles.values() if each.managed)
    own.position = champion.position + 1
    await give(harness.bot, int(guild.id), harness.south.id, int(champion.id))
    text, hour = EventText("A cup", "#gin-table", "All of it"), timedelta(hours=1)
    begins = datetime.fromtimestamp(world.clock.now(), UTC) + hour
    await create_event(harness.bot, int(guild.id), text, begins, begins + hour)


async def play(folder: Path, *, threads: bool) -> set[str]:
    """Play a deal with its result's picture; the permissions in the server that it took."""
    async with open_harness(folder, threads=threads, furnish=invite) as harness:
        assert not missing_of(harness.bot.guilds[0].me.guild_permissions)
        table_id = await harness.begin()
        room = await harness.room(table_id)
        assert (room.type == PUBLIC_THREAD) == threads
        await played_out(harness, table_id)
        assert any(pictures(one) for one in harness.north.messages(room))
        if threads:
            await give_a_role_and_make_an_event(harness)
        return harness.discord.world.asked


async def test_it_needs_no_more_and_no_less(tmp_path: Path) -> None:
    asked: set[str] = set()
    for threads in (True, False):
        folder = tmp_path / str(threads)
        folder.mkdir()
        asked |= await play(folder, threads=threads)
    assert asked == {each.name for each in (*NEEDED, *OPTIONAL)}
