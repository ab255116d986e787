"""Standings and ratings: what is stored by and by is what a recount of the results gives."""

import asyncio
import itertools
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, event

from club.club import Club
from club.core.people import Person
from club.ratings.rating import STRENGTHS
from club.ratings.recount import catch_up, count
from club.table.snapshot import Snapshot
from data.ratings import ratings, recounts, standings
from data.schema.standings import rated as rated_table
from data.schema.standings import ratings as ratings_table
from data.schema.standings import recounts as recounts_table
from data.schema.standings import standings as standings_table
from data.storage.database import Database
from data.table import results
from engine.players import levels_for
from engine.rules import PRESETS, Rules, read_rules
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SHORT,
    SOUTH,
    Clock,
    begin,
    make_club,
    play_out,
    play_until,
)
from tests.club.multiplayer.test_groups import gathered, play_all
from tests.data.storage.prepared_database import prepared_database
from tests.proof.storage import migrations

WEST = Person(14, "@west")
ALL = (NORTH, SOUTH, EAST, WEST)
REASON = "The cards were seen"
HERE = PLACE.server_id
PRESSES = itertools.count(20_000)


async def check(database: Database, server_id: int = HERE) -> None:
    """What is stored is what a recount gives, to the last digit."""
    async with database.read() as connection:
        total = await count(connection, server_id)
        stored = {
            (each.family, each.period, each.member_id): each
            for each in await standings.of_server(connection, server_id)
        }
        rated = {
            (row.family, row.member_id): row
            for row in await ratings.of_server(connection, server_id)
        }
        noted = {
            (row.table_id, row.member_id): row
            for row in await ratings.all_rated(connection, server_id)
        }
    assert stored == total.whole.standings
    assert rated == total.whole.ratings
    assert noted == total.whole.rated


async def given_up(club: Club, one: Person, two: Person, rules: Rules, loser: Person) -> Snapshot:
    """Let two begin a game that one of them gives up."""
    waiting = await club.starting.challenge(PLACE, one, two, rules)
    table_id = waiting.table.table_id
    await club.starting.accept(table_id, two, 9000 + table_id)
    return await club.playing.resign(table_id, loser.member_id)


async def rating_of(database: Database, person: Person, family: str = "knock") -> int:
    async with database.read() as connection:
        found = await ratings.of_members(connection, HERE, family, (person.member_id,))
    return found[person.member_id].rating


GAME = st.tuples(
    st.permutations(range(4)),
    st.sampled_from(["standard game_target=1", "straight", "mahjong", "skarney", "colonel"]),
    st.sampled_from(["resign", "win", "play", "void", "annul"]),
    st.integers(0, 4 * 24),
    st.sampled_from(["", "", "novice", "club", "expert", "simple"]),
    st.booleans(),
)
"""Four members, of which the first two play; by which rules, how it ends, after how many hours; how
strong the computer is, where one of them plays against that; whether the server rates practice."""


async def began(club: Club, one: Person, two: Person, rules: Rules, level: str) -> Snapshot:
    """A game of two members that has begun, or of one against the computer."""
    if level:
        level = level if level in (*levels_for(rules), "simple") else "club"
        return await club.starting.practice(PLACE, one, rules, level, next(PRESSES))
    waiting = await club.starting.challenge(PLACE, one, two, rules)
    return await club.starting.accept(waiting.table.table_id, two, 9000 + waiting.table.table_id)


@pytest.mark.slow
def test_what_is_stored_is_what_a_recount_gives(tmp_path_factory: pytest.TempPathFactory) -> None:
    @settings(max_examples=12, derandomize=True, deadline=None)
    @given(st.lists(GAME, min_size=1, max_size=8))
    def examples(played: list[tuple[list[int], str, str, int, str, bool]]) -> None:
        asyncio.run(play(played))

    async def play(played: list[tuple[list[int], str, str, int, str, bool]]) -> None:
        folder = tmp_path_factory.mktemp("recount")
        database = await Database.open(await prepared_database(folder))
        clock = Clock()
        club = make_club(database, clock)
        interactions = iter(range(1, 1000))
        for (one, two, *_), text, end, hours, level, rate_practice in played:
            clock.advance(timedelta(hours=hours))
            rules = read_rules(text)
            await club.settings.set_server(PLACE, EAST, "rated_practice", rate_practice)
            begun = await began(club, ALL[one], ALL[two], rules, level)
            table_id = begun.table.table_id
            if end == "play" and rules == QUICK and level != "expert":
                await play_out(club, begun)
            elif end == "win":
                await club.admin.adjudicate(
                    PLACE, EAST, table_id, ALL[one], REASON, interaction_id=next(interactions)
                )
            elif end == "void":
                await club.admin.void(PLACE, EAST, table_id, REASON, next(interactions))
            else:
                await club.playing.resign(table_id, ALL[one].member_id)
            if end == "annul":
                await club.admin.void(PLACE, EAST, table_id, REASON, next(interactions))
            await check(database)
        async with database.read() as connection:
            levels.update(row.level for row in await ratings.all_rated(connection, HERE))
        await database.close()

    levels: set[str] = set()
    examples()
    assert levels == {"", *STRENGTHS}, "all there is was rated once"


@pytest.mark.slow
async def test_whole_games_are_counted_as_a_recount_counts_them(
    club: Club, database: Database, clock: Clock
) -> None:
    texts = (
        "standard game_target=40",
        "sequence sequence_bonus=3/1/1/both game_target=40",
        "mahjong game_target=200",
        "hollywood game_target=20",
    )
    for number, text in enumerate(texts):
        await play_out(club, await begin(club, read_rules(text), 5000 + number))
        clock.advance(timedelta(days=20))
        await check(database)
    begun = await begin(club, SHORT, 6000)
    await play_until(club, begun, lambda each: each.last is not None)
    await check(database)
    await club.admin.void(PLACE, EAST, begun.table.table_id, REASON, 1)
    await check(database)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("standard seating=partnership team_size=2 team_target=40", 4),
        ("standard seating=round_robin game_target=40", 3),
        ("standard seating=captain game_target=40", 4),
    ],
)
async def test_contests_of_more_are_rated(
    club: Club, database: Database, text: str, players: int
) -> None:
    rules = read_rules(text)
    full = rules.seating == "partnership"
    begun = await gathered(club, rules, players, start=not full)
    over = await play_all(club, begun.lead_id)
    await check(database)
    assert over.contest is not None
    assert over.contest.settlement is not None
    async with database.read() as connection:
        rows = await ratings.of_game(connection, over.lead_id)
    assert len(rows) == players
    winner = over.contest.settlement.winner
    assert all((row.change > 0) == (row.side == winner) for row in rows), rows


async def test_whoever_gives_a_round_robin_up_comes_last(club: Club, database: Database) -> None:
    rules = PRESETS.rules("standard", seating="round_robin", game_target=400)
    begun = await gathered(club, rules, 3, start=True)
    gone = begun.seats[0]
    others = [each for each in begun.players if each.member_id != gone.member_id]
    assert gone.member_id is not None
    seat = begun.player_of(gone.member_id)
    assert seat is not None
    await club.groups.get_up(begun.lead_id, gone.member_id, 1)
    for number, each in enumerate(others, start=2):
        assert each.member_id is not None
        await club.groups.say(begun.lead_id, each.member_id, seat, "forfeit", number)
    await check(database)
    async with database.read() as connection:
        rows = await ratings.of_game(connection, begun.lead_id)
    lowest = min(rows, key=lambda row: row.rating)
    assert lowest.member_id == gone.member_id
    assert sum(row.rating == lowest.rating for row in rows) == 1


async def test_a_game_that_is_annulled_after_its_end_is_taken_back(
    club: Club, database: Database
) -> None:
    first = await given_up(club, NORTH, SOUTH, QUICK, SOUTH)
    before = await rating_of(database, NORTH)
    second = await play_out(club, await begin(club, QUICK, 7000))
    await club.admin.void(PLACE, EAST, second.table.table_id, REASON, 1)
    await check(database)
    assert await rating_of(database, NORTH) == before
    (_, own), *_ = (await club.ratings.standings(HERE, NORTH.member_id)).rows
    assert (own.games, own.deals) == (1, 0)
    await club.admin.void(PLACE, EAST, first.table.table_id, REASON, 2)
    assert (await club.ratings.standings(HERE, NORTH.member_id)).rows == ()
    async with database.read() as connection:
        assert not await ratings.of_server(connection, HERE)


async def test_the_deals_of_a_game_that_is_annulled_meanwhile_are_taken_back(
    club: Club, database: Database
) -> None:
    begun = await begin(club, PRESETS.rules("standard", game_target=300))
    await play_until(club, begun, lambda each: each.last is not None)
    assert len((await club.ratings.standings(HERE, NORTH.member_id)).rows) == 2
    await club.admin.void(PLACE, EAST, begun.table.table_id, REASON, 1)
    assert (await club.ratings.standings(HERE, NORTH.member_id)).rows == ()
    await check(database)


async def test_a_server_that_waits_for_it_is_counted_anew(club: Club, database: Database) -> None:
    await play_out(club, await begin(club))
    async with database.write() as connection:
        wanted = await standings.of_server(connection, HERE)
        for each in (standings_table, ratings_table, rated_table):
            await connection.execute(delete(each).where(each.c.server_id == HERE))
        await connection.execute(recounts_table.insert().values(server_id=HERE))
    await asyncio.gather(catch_up(database), catch_up(database))
    async with database.read() as connection:
        assert await standings.of_server(connection, HERE) == wanted
        assert await recounts.waiting(connection) == []
    await check(database)


async def test_what_an_older_program_has_stored_is_counted_alike(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    migrations.first_version(file)
    before = migrations.rows_of(file)["standings"]
    assert before
    database = await Database.open(migrations.url_of(file))
    assert migrations.rows_of(file)["standings"] == before
    await catch_up(database)
    assert migrations.rows_of(file)["standings"] == before
    async with database.read() as connection:
        assert {row.games for row in await ratings.of_server(connection, HERE)} == {2}
    await check(database)
    await database.close()


async def test_practice_is_not_rated(club: Club, database: Database) -> None:
    begun = await club.starting.practice(PLACE, NORTH, QUICK, "simple", 5000)
    await club.playing.resign(begun.table.table_id, NORTH.member_id)
    async with database.read() as connection:
        assert not await ratings.of_server(connection, HERE)
        assert all(row.member_1 is None for row in await results.of_table(connection, 1))


async def test_a_game_costs_the_same_statements_however_many_went_before(
    club: Club, database: Database
) -> None:
    asked: list[str] = []
    for engine in database.engines:
        event.listen(
            engine,
            "before_cursor_execute",
            lambda _c, _u, statement, *_: asked.append(statement),
        )
    costs: list[int] = []
    for _ in range(3):
        waiting = await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
        await club.starting.accept(waiting.table.table_id, SOUTH, 8000 + waiting.table.table_id)
        asked.clear()
        await club.playing.resign(waiting.table.table_id, NORTH.member_id)
        costs.append(len(asked))
        about = [each for each in asked if "standings" in each or "rat" in each.split("WHERE")[0]]
    assert len(set(costs)) == 1
    counted = [
        each
        for each in asked
        if any(f" {name}" in each for name in ("standings", "ratings", "rated"))
    ]
    written, read = 5, 1  # What is told of a game that is over says how it changed the ratings.
    assert len(counted) == written + read, counted
    assert about
