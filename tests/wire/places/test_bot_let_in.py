"""A channel of a server that lets the bot in later: what was played there before."""

import pytest

from club.core.people import Person
from club.core.settings import Privacy
from cogs.kit.text import Text
from playground.driver import Actor, texts
from playground.standin.models import Channel
from tests.club.club_helpers import play_out
from tests.club.moderation.table_damage import broken_rules, damage_table
from tests.wire.harness import Harness, playable
from tests.wire.places.place_player import VISITED, PlacePlayer

text = Text()

NOBODYS = text("refusal-no-such-table").partition("`")[0]


async def let_in(harness: Harness, where: Channel) -> Channel:
    """Let the bot into the server of a channel; another of its channels."""
    world = harness.discord.world
    guild = world.guilds[where.guild_id or ""]
    world.join(guild, world.bot)
    other = world.add_channel(guild, "other")
    await harness.quiet()
    return other


async def over(harness: Harness, player: PlacePlayer) -> int:
    """Have a game played to its end; its table."""
    table_id = await player.begin(target=50)
    await play_out(harness.club, await harness.club.tables.snapshot(table_id))
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    return table_id


async def said(actor: Actor, command: str, where: Channel, **options: int) -> str:
    """What a member is answered."""
    answer = await actor.command(f"gin {command}", where=where, **options)
    message = await answer.done()
    return f"{message['content']}\n{texts(message)}"


async def test_a_game_goes_on(harness: Harness) -> None:
    player = PlacePlayer.of(harness, VISITED)
    table_id = await player.begin()
    await let_in(harness, player.where)
    snapshot = await harness.club.tables.snapshot(table_id)
    actor, message = harness.on_turn(snapshot), player.table(table_id)
    assert playable((await actor.press(message, "My hand")).message)
    for table in ({}, {"table": table_id}):
        hand = await actor.command("gin hand", where=player.where, **table)
        assert NOBODYS not in texts(hand.message)
        assert f"gin:quit:{table_id}" in str(hand.message["components"])
    await player.act(snapshot)
    assert (await harness.club.tables.snapshot(table_id)).table.ply > snapshot.table.ply


async def test_a_game_that_cannot_be_read_is_said_to_be_there(harness: Harness) -> None:
    player = PlacePlayer.of(harness, VISITED)
    table_id = await player.begin()
    await let_in(harness, player.where)
    await damage_table(harness.club.tables._database, table_id, broken_rules)
    unread = text("refusal-unreadable-table", table=str(table_id))
    assert unread in await said(harness.north, "hand", player.where, table=table_id)
    await harness.club.quarantine.take()
    assert unread in await said(harness.north, "hand", player.where)


async def test_a_channels_table_is_nobodys_elsewhere(harness: Harness) -> None:
    player = PlacePlayer.of(harness, VISITED)
    table_id = await player.begin()
    other = await let_in(harness, player.where)
    assert NOBODYS in await said(harness.east, "scores", other, table=table_id)


@pytest.mark.slow
async def test_older_games_are_found_by_those_who_played_them(harness: Harness) -> None:
    player = PlacePlayer.of(harness, VISITED)
    await over(harness, player)
    other = await let_in(harness, player.where)
    for where in (player.where, other):
        assert "South" in await said(harness.north, "history", where)
        assert text("replay-dealt") in await said(harness.north, "replay", where)
        assert "The coach on deal" in await said(harness.north, "review", where)
        assert text("verified-title") in await said(harness.north, "verify", where)
    assert text("history-none") in await said(harness.east, "history", player.where)


@pytest.mark.slow
async def test_older_games_are_found_by_others_in_their_channel_alone(harness: Harness) -> None:
    player = PlacePlayer.of(harness, VISITED)
    table_id = await over(harness, player)
    other, east = await let_in(harness, player.where), harness.east
    assert text("replay-dealt") in await said(east, "replay", player.where, table=table_id)
    assert text("verified-title") in await said(east, "verify", player.where, table=table_id)
    for command in ("replay", "review", "verify"):
        assert NOBODYS in await said(east, command, other, table=table_id)
    south = Person(harness.south.id, "South")
    await harness.club.settings.set_member(south, "privacy", Privacy.NOBODY)
    for command in ("replay", "verify"):
        hidden = await said(east, command, player.where, table=table_id)
        assert text("refusal-not-your-deal") in hidden
