"""The boards of the daily match are what a plain count of all matches gives."""

import random
from typing import Any

import pytest
from sqlalchemy import event, update

from club.club import Club
from club.core.people import Person
from club.daily.daily_boards import LINES, DailyBoard, DailyPeriod, DailyScope
from data.core import members, servers
from data.core.utc_days import DAY, beginning_of, day_of
from data.daily import daily_runs
from data.daily.daily_runs import DailyRun
from data.schema.days import daily_days
from data.schema.days import daily_runs as daily_runs_table
from data.storage.database import Database
from tests.club.club_helpers import EAST, NORTH, SOUTH, Clock
from tests.club.daily.board_recount import Played, in_period, recount, told
from tests.club.daily.daily_helpers import CARD_HOUSE, ELSEWHERE, play_match

MEMBERS = 200
DAYS = 40
SERVERS = (900, 901, 902)
TIERS = ("everyone", "server", "nobody")


async def season(club: Club, database: Database, today: int) -> tuple[list[Played], dict[int, str]]:
    """Two hundred members who play on most of forty days, in one or two of three servers."""
    rng = random.Random("a season of daily matches")
    tiers = {1000 + at: rng.choice(TIERS) for at in range(MEMBERS)}
    played = list[Played]()
    async with database.write() as connection:
        for server_id in SERVERS:
            await servers.remember(connection, server_id, f"Server {server_id}")
        for member_id in tiers:
            await members.remember(connection, member_id, f"@{member_id}")
        for day in range(today - DAYS, today + 1):
            for member_id in rng.sample(sorted(tiers), MEMBERS * 3 // 4):
                score = rng.choice((None, 0, *range(-60, 90, 5)))
                here = tuple(rng.sample(SERVERS, rng.choice((0, 1, 1, 2))))
                played.append(Played(day, member_id, score, here))
                at = beginning_of(day)
                done = None if score is None else at
                results = [] if score is None else [[score, "knock"]]
                run = DailyRun(day, member_id, at, finished_at=done, score=score, results=results)
                await daily_runs.begin(connection, run)
                for server_id in here:
                    await daily_runs.place(connection, server_id, day, member_id)
    for member_id, tier in tiers.items():
        await club.settings.set_member(Person(member_id, f"@{member_id}"), "privacy", tier)
    return played, tiers


@pytest.mark.slow
async def test_boards_are_what_a_plain_count_gives(
    club: Club, database: Database, clock: Clock
) -> None:
    today = day_of(clock.now())
    played, tiers = await season(club, database, today)
    rng = random.Random("who looks")
    looked = 0
    for period in DailyPeriod:
        for scope in DailyScope:
            for day in (today, today - 1, *rng.sample(range(today - DAYS, today), 3)):
                viewer, server_id = rng.choice([*tiers, 5]), rng.choice((*SERVERS, None))
                board = DailyBoard(day, period, scope)
                wanted = recount((played, tiers), board, viewer, server_id, today=today)
                pages = -(-len(wanted) // LINES)
                for page in range(pages + 1):
                    asked = DailyBoard(day, period, scope, page)
                    found = await club.daily_boards.read(asked, viewer, server_id)
                    assert told(found) == wanted[page * LINES : (page + 1) * LINES]
                    assert found.members == len(wanted)
                    assert found.more == (page + 1 < pages)
                    own = next((one for one in wanted if one[1] == viewer), None)
                    assert (found.own is None) == (own is None)
                    assert own is None or found.own is None or found.own.total.rank == own[0]
                    looked += 1
    assert looked > 100


async def test_a_board_is_counted_once_for_its_page_and_ones_own_line(
    club: Club, database: Database, clock: Clock
) -> None:
    today = day_of(clock.now())
    counts = list[str]()

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if "sum(" in statement:
            counts.append(statement)

    engine = database._engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    await club.daily_boards.read(DailyBoard(today - 40, DailyPeriod.MONTH), 5, 900)
    event.remove(engine, "before_cursor_execute", note)
    assert len(counts) == 1


async def test_a_month_and_a_week_begin_as_the_calendar_says() -> None:
    for day in range(20_440, 20_900):
        for period in DailyPeriod:
            board = DailyBoard(day, period)
            days = [each for each in range(day - 40, day + 41) if in_period(each, board)]
            assert list(board.days) == days
            assert board.before.days.stop == board.days.start
            assert board.after.days.start == board.days.stop


@pytest.mark.slow
async def test_who_has_left_is_not_on_the_servers_board(club: Club, clock: Clock) -> None:
    await play_match(club, NORTH)
    await play_match(club, SOUTH)
    board = DailyBoard(day_of(clock.now()))
    for absent, counted in ((set[int](), 2), ({NORTH.member_id}, 1)):
        page = await club.daily.look(SOUTH, CARD_HOUSE, absent=absent)
        assert page.here is not None
        assert page.everywhere is not None
        assert (page.here.members, page.everywhere.members) == (counted, 2)
    clock.advance(DAY)
    found = await club.daily_boards.read(board, 5, 900, absent={NORTH.member_id})
    assert [each.total.member_id for each in found.rows] == [SOUTH.member_id]
    everybody = DailyBoard(board.day, scope=DailyScope.ALL)
    found = await club.daily_boards.read(everybody, 5, 900, absent={NORTH.member_id})
    assert found.members == 2


@pytest.mark.slow
async def test_a_match_stands_on_the_boards_of_where_it_was_looked_at(
    club: Club, clock: Clock
) -> None:
    await play_match(club, NORTH, place=CARD_HOUSE)
    await play_match(club, SOUTH, place=None)
    await club.daily.look(SOUTH, ELSEWHERE)
    day = day_of(clock.now())
    clock.advance(DAY)
    for server_id, there in ((900, {11}), (901, {12}), (902, set[int]())):
        found = await club.daily_boards.read(DailyBoard(day), 5, server_id)
        assert {each.total.member_id for each in found.rows} == there


async def test_a_total_is_named_only_where_all_of_it_stands(
    club: Club, database: Database, clock: Clock
) -> None:
    """North played here on both days, South here and elsewhere, East here and unfinished."""
    monday = day_of(clock.now()) - beginning_of(day_of(clock.now())).weekday()
    clock.advance(beginning_of(monday + 7) - clock.now())
    places = {
        NORTH: ((0, 10, 900), (1, 20, 900)),
        SOUTH: ((0, 40, 900), (1, 50, 901)),
        EAST: ((0, 5, 900), (1, None, 901)),
    }
    async with database.write() as connection:
        for server_id in SERVERS:
            await servers.remember(connection, server_id, f"Server {server_id}")
        for person, matches in places.items():
            await members.remember(connection, person.member_id, person.name)
            for day, score, server_id in matches:
                at, run = beginning_of(monday), (monday + day, person.member_id)
                done = None if score is None else at
                row = DailyRun(*run, at, finished_at=done, score=score)
                await daily_runs.begin(connection, row)
                await daily_runs.place(connection, server_id, *run)
    week = DailyBoard(monday, DailyPeriod.WEEK, DailyScope.ALL)

    async def named(viewer: int, server_id: int | None) -> list[str]:
        found = await club.daily_boards.read(week, viewer, server_id)
        assert [each.total.total for each in found.rows] == [90, 30, 5]
        return [each.total.name for each in found.rows if each.named]

    assert await named(5, 900) == ["@north", "@east"]
    assert await named(SOUTH.member_id, 900) == ["@south", "@north", "@east"]
    assert await named(5, 901) == []
    assert await named(5, None) == []
    await club.settings.set_member(SOUTH, "privacy", "everyone")
    assert await named(5, 901) == ["@south"]


async def test_looking_without_playing_leaves_no_trace(club: Club, database: Database) -> None:
    await club.daily.look(NORTH, CARD_HOUSE)
    async with database.read() as connection:
        assert await members.get(connection, NORTH.member_id) is None


@pytest.mark.slow
async def test_the_coach_plays_once_and_is_shown_to_all(club: Club, clock: Clock) -> None:
    await play_match(club, NORTH)
    day = day_of(clock.now())
    clock.advance(DAY)
    past = await club.past_days.look(day, 5, None)
    asked = club.playing._players.asked  # pyright: ignore[reportAttributeAccessIssue]
    again = await club.past_days.look(day, 11, 900)
    assert again.coach == past.coach
    assert club.playing._players.asked == asked  # pyright: ignore[reportAttributeAccessIssue]
    assert past.coach.score == sum(each.points for each in past.coach.scores)
    assert again.own is not None
    assert past.own is None


@pytest.mark.slow
async def test_a_coach_that_cant_be_read_plays_again(
    club: Club, database: Database, clock: Clock
) -> None:
    day = (await play_match(club, NORTH)).day
    clock.advance(DAY)
    before = (await club.past_days.look(day, 5, None)).coach
    for moves in ("nonsense", "", "/"):
        async with database.write() as connection:
            await connection.execute(update(daily_days).values(coach=moves))
        assert (await club.past_days.look(day, 5, None)).coach == before


@pytest.mark.slow
async def test_a_match_whose_results_cant_be_read_is_left_out(
    club: Club, database: Database, clock: Clock
) -> None:
    day = (await play_match(club, NORTH)).day
    await play_match(club, SOUTH)
    clock.advance(DAY)
    for results in ([[1]], "x", [["many", "knock"]], [[1, "nothing"]], 7, None):
        async with database.write() as connection:
            here = update(daily_runs_table).where(daily_runs_table.c.member_id == NORTH.member_id)
            await connection.execute(here.values(results=results or []))
        past = await club.past_days.look(day, 5, 900)
        assert [each.whose for each in past.others] == [SOUTH.member_id]
        found = await club.daily_boards.read(DailyBoard(day), 5, 900)
        assert found.members == 2
