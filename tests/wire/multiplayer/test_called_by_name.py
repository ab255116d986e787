"""A challenge by name at the rules for three: a table at which the member is called."""

from pathlib import Path

import pytest

from cogs.kit.press_words import SeatWord
from cogs.messages.messages import EDITABLE
from playground.driver import texts
from tests.wire.contest_player import PLACES, ContestPlayer
from tests.wire.expected_messages import until_current
from tests.wire.harness import open_harness
from tests.wire.multiplayer.three_players import here, press, text
from tests.wire.reliability.test_refusals import refused


@pytest.mark.slow
async def test_a_member_is_called_to_a_table_for_three(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:3]) as harness:
        north, south, east = harness.north, harness.south, harness.east
        await north.command("gin challenge", member=south, variant="jersey")
        await harness.quiet()
        table_id = await harness.newest_table(north)
        lobby = await ContestPlayer(harness, 1).lobby(table_id)
        said = text("lobby-called", member=south.mention, host="North", count=1)
        assert said in texts(lobby)
        assert harness.discord.channel.messages[lobby["id"]].pinged == [south.user.id]
        games = await south.command("gin games")
        assert "**North** has invited you" in texts(games.message)
        again = await north.command("gin challenge", member=south, variant="jersey")
        await refused(north, again, "refusal-already-pending")
        await press(harness, south, lobby, "lobby", "join0")
        lobby = await ContestPlayer(harness, 1).lobby(table_id)
        assert said not in texts(lobby)
        await press(harness, east, lobby, "lobby", "join0")
        assert (await here(harness, table_id)).table.status == "playing"
        await until_current(harness.discord, harness.club, table_id)


@pytest.mark.slow
async def test_a_table_is_shown_again_without_another_call(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:2]) as harness:
        north, south = harness.north, harness.south
        await north.command("gin challenge", member=south, variant="jersey")
        await harness.quiet()
        table_id = await harness.newest_table(north)
        first = await ContestPlayer(harness, 1).lobby(table_id)
        assert harness.discord.channel.messages[first["id"]].pinged == [south.user.id]
        harness.clock.advance(EDITABLE)
        again = await north.command("gin challenge", member=south, variant="jersey")
        await refused(north, again, "refusal-already-pending")
        await harness.quiet()
        lobby = await ContestPlayer(harness, 1).lobby(table_id)
        assert lobby["id"] != first["id"]
        assert text("lobby-called", member=south.mention, host="North", count=1) in texts(lobby)
        assert harness.discord.channel.messages[lobby["id"]].pinged == []


@pytest.mark.slow
async def test_who_is_called_declines_in_their_list(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:2]) as harness:
        north, south = harness.north, harness.south
        await north.command("gin challenge", member=south, variant="jersey")
        await harness.quiet()
        table_id = await harness.newest_table(north)
        games = await south.command("gin games")
        await press(harness, south, games.message, "seat", SeatWord.DECLINE_LISTED)
        lobby = await here(harness, table_id)
        assert lobby.table.status == "waiting"
        assert lobby.called == ()
        message = await ContestPlayer(harness, 1).lobby(table_id)
        said = text("lobby-called", member=south.mention, host="North", count=1)
        assert said not in texts(message)
        games = await south.command("gin games")
        assert text("games-none") in texts(games.message)


@pytest.mark.slow
async def test_the_host_plays_with_one_by_name_and_the_computer(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:2]) as harness:
        north, south = harness.north, harness.south
        await north.command("gin challenge", member=south, variant="jersey")
        await harness.quiet()
        table_id = await harness.newest_table(north)
        lobby = await ContestPlayer(harness, 1).lobby(table_id)
        await press(harness, north, lobby, "lobby", "computer0=novice")
        lobby = await ContestPlayer(harness, 1).lobby(table_id)
        await press(harness, south, lobby, "lobby", "join0")
        snapshot = await here(harness, table_id)
        assert snapshot.table.status == "playing"
        assert {each.member_id for each in snapshot.players} == {north.id, None, south.id}


@pytest.mark.slow
async def test_two_are_called_by_one_command(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:3]) as harness:
        north, south, east = harness.north, harness.south, harness.east
        await north.command("gin challenge", member=south, another=east, variant="jersey")
        await harness.quiet()
        table_id = await harness.newest_table(north)
        lobby = await ContestPlayer(harness, 1).lobby(table_id)
        both = f"{south.mention}, {east.mention}"
        assert text("lobby-called", member=both, host="North", count=2) in texts(lobby)
        pinged = harness.discord.channel.messages[lobby["id"]].pinged
        assert sorted(pinged) == sorted([south.user.id, east.user.id])
        games = await east.command("gin games")
        assert "**North** has invited you" in texts(games.message)
        await press(harness, east, games.message, "seat", SeatWord.DECLINE_LISTED)
        lobby = await ContestPlayer(harness, 1).lobby(table_id)
        said = text("lobby-called", member=south.mention, host="North", count=1)
        assert said in texts(lobby)
        assert (await here(harness, table_id)).called == (south.id,)


@pytest.mark.slow
async def test_at_rules_for_two_one_is_challenged(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:3]) as harness:
        north, south, east = harness.north, harness.south, harness.east
        two = await north.command("gin challenge", member=south, another=east)
        await refused(north, two, "refusal-one-opponent-only")
        assert await harness.club.tables.tables_of(north.id) == []
        await north.command("gin challenge", member=south, another=south, variant="jersey")
        await harness.quiet()
        assert (await here(harness, await harness.newest_table(north))).called == (south.id,)
