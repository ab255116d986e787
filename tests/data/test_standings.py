"""Standings: always equal to a recount, and a rank is always the place in the list."""

import asyncio
import contextlib
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from data import games, members, servers, standings, tables
from data.database import Database
from data.games import GameRow
from data.standings import Standing
from data.tables import Seated
from tests.data.house import EAST, NAMES, NORTH, NOW, SERVER, SOUTH, challenge, move_in

OTHER_SERVER = SERVER + 1

DEAL = st.tuples(
    st.just("deal"),
    st.sampled_from([SERVER, OTHER_SERVER]),
    st.sampled_from(sorted(NAMES)),
    st.booleans(),
    st.integers(-200, 200),
)
GAME = st.tuples(
    st.just("game"),
    st.sampled_from([SERVER, OTHER_SERVER]),
    st.sampled_from(sorted(NAMES)),
    st.booleans(),
    st.integers(-3, 3),
)
Entry = tuple[str, int, int, bool, int]


def recount(entries: list[Entry], server_id: int) -> list[Standing]:
    found: dict[int, Standing] = {}
    for kind, server, member_id, won, amount in entries:
        if server != server_id:
            continue
        old = found.get(member_id, Standing(server, member_id, NAMES[member_id], 0, 0, 0, 0, 0, 0))
        if kind == "deal":
            found[member_id] = replace(
                old,
                deals=old.deals + 1,
                deals_won=old.deals_won + won,
                points=old.points + amount,
            )
        else:
            found[member_id] = replace(
                old, games=old.games + 1, games_won=old.games_won + won, net=old.net + amount
            )
    return sorted(
        found.values(),
        key=lambda row: (row.net, row.games_won, row.points, row.member_id),
        reverse=True,
    )


class UndoneError(Exception):
    """The example is over; the next one starts from an empty list."""


async def compare(database: Database, entries: list[Entry]) -> None:
    async with database.write() as connection:
        await move_in(connection)
        await servers.remember(connection, OTHER_SERVER, "Elsewhere")
        for kind, server, member_id, won, amount in entries:
            if kind == "deal":
                await standings.record_deal(connection, server, member_id, won=won, points=amount)
            else:
                await standings.record_game(connection, server, member_id, won=won, net=amount)
        for server in (SERVER, OTHER_SERVER):
            wanted = recount(entries, server)
            assert await standings.top(connection, server, 10) == wanted
            assert await standings.top(connection, server, 2) == wanted[:2]
            for rank, standing in enumerate(wanted, start=1):
                own = await standings.of_member(connection, server, standing.member_id)
                assert own == (rank, standing)
            for member_id in set(NAMES) - {standing.member_id for standing in wanted}:
                assert await standings.of_member(connection, server, member_id) is None
        raise UndoneError


def test_standings_equal_a_recount(sqlite_url: str) -> None:
    with asyncio.Runner() as runner:
        database = runner.run(Database.open(sqlite_url))

        @settings(max_examples=60, derandomize=True, deadline=None)
        @given(st.lists(st.one_of(DEAL, GAME), max_size=30))
        def examples(entries: list[Entry]) -> None:
            with contextlib.suppress(UndoneError):
                runner.run(compare(database, entries))

        examples()
        runner.run(database.close())


async def test_standings_on_every_database(database: Database) -> None:
    entries: list[Entry] = [
        ("deal", SERVER, NORTH, True, 31),
        ("deal", SERVER, SOUTH, False, 0),
        ("deal", OTHER_SERVER, SOUTH, True, 9),
        ("game", SERVER, NORTH, True, 120),
        ("game", SERVER, SOUTH, False, -120),
        ("deal", SERVER, EAST, False, 0),
    ]
    with pytest.raises(UndoneError):
        await compare(database, entries)


async def test_a_standing_shows_the_last_name(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        await standings.record_deal(connection, SERVER, NORTH, won=True, points=5)
        await members.remember(connection, NORTH, "@northerner", NOW)
        [standing] = await standings.top(connection, SERVER, 10)
    assert standing.name == "@northerner"


async def test_the_games_of_a_member(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        played: list[GameRow] = []
        for guest in (SOUTH, EAST, SOUTH):
            table_id = await challenge(connection, guest_id=guest)
            await tables.set_status(connection, table_id, tables.FINISHED, NOW)
            for seat, member_id in ((1, NORTH), (2, guest)):
                seated = Seated(seat, member_id, None, NAMES[member_id])
                await tables.seat(connection, table_id, seated)
            game = GameRow(table_id, SERVER, 1, "target", True, [250, 0], 250, NOW)
            await games.add(connection, game)
            played.append(game)
        assert await games.of_member(connection, NORTH) == played[::-1]
        assert await games.of_member(connection, NORTH, limit=1) == played[2:]
        assert await games.of_member(connection, SOUTH) == [played[2], played[0]]
        void = replace(played[0], table_id=await challenge(connection), reason="void")
        await games.add(connection, replace(void, winner_side=None, net=0))
