"""Standings: always equal to a recount, and a rank is always the place in the list."""

import asyncio
import contextlib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from data.core import members, servers
from data.ratings import games, ratings, standings
from data.ratings.games import GameRow
from data.ratings.ratings import RatedRow, RatingRow
from data.ratings.standings import ENOUGH, MEASURES, Board, Standing, Tally
from data.storage.database import Database
from tests.data.sample_rows import (
    EAST,
    HOUR,
    NAMES,
    NORTH,
    NOW,
    SERVER,
    SOUTH,
    WEST,
    challenge,
    move_in,
)
from tests.data.storage.prepared_database import prepared_database

OTHER_SERVER = SERVER + 1
AMOUNTS = ("games", "games_won", "deals", "deals_won", "points", "net", "gins", "undercuts")

DEAL = st.builds(
    lambda won, gin, points: {
        "deals": 1,
        "deals_won": int(won),
        "points": points,
        "gins": int(won and gin),
        "undercuts": int(won and not gin),
    },
    st.booleans(),
    st.booleans(),
    st.integers(-200, 200),
)
GAME = st.builds(
    lambda won, net: {
        "games": 1,
        "games_won": int(won),
        "net": net,
        "streak": int(won),
        "best_streak": int(won),
    },
    st.booleans(),
    st.integers(-3, 3),
)
KEY = st.tuples(
    st.sampled_from([SERVER, OTHER_SERVER]),
    st.sampled_from(["", "knock"]),
    st.sampled_from(["", "2026-05"]),
    st.sampled_from(sorted(NAMES)),
)
Entry = tuple[tuple[int, str, str, int], dict[str, int]]


def recount(entries: list[Entry], board: Board) -> list[Standing]:
    found: dict[int, dict[str, int]] = {}
    for (server, family, period, member_id), more in entries:
        if Board(server, family, period) != board:
            continue
        own = found.setdefault(member_id, dict.fromkeys((*AMOUNTS, "streak", "best_streak"), 0))
        for name in AMOUNTS:
            own[name] += more.get(name, 0)
        if more.get("games"):
            own["streak"] = own["streak"] + 1 if more.get("games_won") else 0
            own["best_streak"] = max(own["best_streak"], own["streak"])
    return [
        Standing(
            board.server_id,
            member_id,
            NAMES[member_id],
            **own,
            rate=own["games_won"] * 10_000 // own["games"] if own["games"] >= ENOUGH else None,
        )
        for member_id, own in found.items()
    ]


def listed(found: list[Standing], measure: str) -> list[Standing]:
    order = [column.name for column in MEASURES[measure]]
    told = [row for row in found if measure == "net" or getattr(row, measure)]
    return sorted(told, key=lambda row: tuple(getattr(row, name) for name in order), reverse=True)


class UndoneError(Exception):
    """The example is over; the next one starts from an empty list."""


async def compare(database: Database, entries: list[Entry]) -> None:
    async with database.write() as connection:
        await move_in(connection)
        await servers.remember(connection, OTHER_SERVER, "Elsewhere")
        for key, more in entries:
            await standings.add(connection, [Tally(*key, **more)])
        boards = {Board(*key[:3]) for key, _ in entries} | {Board(SERVER)}
        for board in boards:
            every = recount(entries, board)
            for measure in MEASURES:
                wanted = listed(every, measure)
                assert await standings.top(connection, board, measure, 10) == wanted
                assert await standings.top(connection, board, measure, 2, 1) == wanted[1:3]
                for standing in every:
                    own = await standings.of_member(connection, board, measure, standing.member_id)
                    rank = wanted.index(standing) + 1 if standing in wanted else None
                    assert own == (rank, standing)
            for member_id in set(NAMES) - {standing.member_id for standing in every}:
                assert await standings.of_member(connection, board, "net", member_id) is None
        deals = [Tally(*key, **more) for key, more in entries if "deals" in more]
        await standings.take_back(connection, deals)
        games = [(key, more) for key, more in entries if "deals" not in more]
        for board in boards:
            left = listed(recount(games, board), "net")
            assert await standings.top(connection, board, "net", 10) == left
        raise UndoneError


@pytest.mark.slow
def test_standings_equal_a_recount(tmp_path: Path) -> None:
    with asyncio.Runner() as runner:
        database = runner.run(Database.open(runner.run(prepared_database(tmp_path))))

        @settings(max_examples=40, derandomize=True, deadline=None)
        @given(st.lists(st.tuples(KEY, st.one_of(DEAL, GAME)), max_size=30))
        def examples(entries: list[Entry]) -> None:
            with contextlib.suppress(UndoneError):
                runner.run(compare(database, entries))

        examples()
        runner.run(database.close())


async def test_standings_on_every_database(database: Database) -> None:
    won = {"games": 1, "games_won": 1, "net": 40, "streak": 1, "best_streak": 1}
    lost = {"games": 1, "net": -40}
    entries: list[Entry] = [
        ((SERVER, "", "", NORTH), {"deals": 1, "deals_won": 1, "points": 31, "gins": 1}),
        ((SERVER, "", "", SOUTH), {"deals": 1}),
        ((OTHER_SERVER, "", "", SOUTH), {"deals": 1, "deals_won": 1, "points": 9}),
        *[((SERVER, "", "", NORTH), won) for _ in range(ENOUGH)],
        *[((SERVER, "", "", SOUTH), lost) for _ in range(ENOUGH)],
        ((SERVER, "", "", EAST), {"deals": 1}),
    ]
    with pytest.raises(UndoneError):
        await compare(database, entries)


async def test_a_standing_shows_the_last_name(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        await standings.add(connection, [Tally(SERVER, "", "", NORTH, deals=1, points=5)])
        await members.remember(connection, NORTH, "@northerner", NOW)
        [standing] = await standings.top(connection, Board(SERVER), "net", 10)
    assert standing.name == "@northerner"


async def test_a_rating_is_kept_as_it_was_to_the_last_digit(database: Database) -> None:
    row = RatingRow(SERVER, "knock", NORTH, 1500 + 1 / 3, 99.1 / 7, 3, 1500, settled=False)
    async with database.write() as connection:
        await move_in(connection)
        await ratings.put(connection, [replace(row, mu=1.0), replace(row, member_id=SOUTH)])
        await ratings.put(connection, [row])
        found = await ratings.of_members(connection, SERVER, "knock", (NORTH, EAST))
        assert found == {NORTH: row}


async def test_a_pair_s_games_are_counted_since_a_time(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        for hours, sides in (
            (1, {NORTH: 1, SOUTH: 2}),
            (2, {NORTH: 1, EAST: 1, SOUTH: 2, WEST: 2}),
            (9, {NORTH: 2, SOUTH: 1}),
        ):
            table_id = await challenge(connection, created_by_interaction=hours, guest_id=None)
            await ratings.note(
                connection,
                [
                    RatedRow(table_id, who, SERVER, "knock", side, 1500, 0, NOW - hours * HOUR)
                    for who, side in sides.items()
                ],
            )
        met = await ratings.met(connection, SERVER, "knock", set(NAMES), NOW - 5 * HOUR)
        others = {(SOUTH, EAST): 1, (NORTH, WEST): 1, (EAST, WEST): 1}
        assert met == {(NORTH, SOUTH): 2, **others}, "partners aren't opponents"
        assert await ratings.met(connection, SERVER, "mahjong", set(NAMES), NOW - 5 * HOUR) == {}
        assert await ratings.met(connection, SERVER, "knock", (NORTH, EAST), NOW - 9 * HOUR) == {}


async def test_a_settled_game_is_kept_as_it_ended(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        won = GameRow(await challenge(connection), SERVER, 1, "target", True, [250, 0], 250, NOW)
        await games.add(connection, won)
        table_id = await challenge(connection, created_by_interaction=2, guest_id=None)
        void = replace(won, table_id=table_id, winner_side=None, reason="void", net=0)
        await games.add(connection, void)
        found = [await games.get(connection, each.table_id) for each in (won, void)]
    assert found == [won, void]
