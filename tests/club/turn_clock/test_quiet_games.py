"""Games at which nobody moves for long: their players are asked, and none stays open for ever."""

from datetime import UTC, datetime, timedelta

import pytest
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from club.archive.history import ABANDONED, ANNULLED, Search
from club.club import Club
from club.core.deadlines import NO_TERMS
from club.core.errors import AlreadyPlayed
from club.table.snapshot import Snapshot
from club.turn_clock import falling_due
from club.turn_clock.falling_due import ClockCheck
from data.migrations.versions import m0027_quiet_games
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    SHORT,
    SOUTH,
    Clock,
    make_club,
    off_turn,
    on_turn,
    step,
)
from tests.club.multiplayer.test_groups import PAIRS, PEOPLE, ROBIN, gathered
from tests.club.turn_clock.quiet_days import (
    DAY,
    look,
    number_of,
    outcomes,
    pass_days,
    quiet,
    silence,
)
from tests.club.turn_clock.test_clocks import wake_of


async def test_nobody_moves_so_both_are_asked_and_then_the_game_is_called_off(
    club: Club, clock: Clock
) -> None:
    game = await quiet(club)
    late, waiting = on_turn(game), off_turn(game)
    seen = {each.member_id: each.seen_at for each in game.members.values()}
    said, ended = await pass_days(club, clock, 50)
    assert sorted(said, key=lambda each: each[2]) == [
        *(("ask", late, 7), ("post", late, 7), ("ask", waiting, 7)),
        ("out", late, 10),
        *(("last", late, 32), ("last", waiting, 32)),
    ]
    (over,) = ended
    assert over.table.status == TableStatus.FINISHED
    assert over.untouched
    assert not over.called_off
    assert over.contest is not None
    assert over.contest.settlement is not None
    assert over.contest.settlement.winner is None
    assert await outcomes(club) == [ABANDONED]
    assert await wake_of(club) is None
    now_seen = {each.member_id: each.seen_at for each in over.members.values()}
    assert now_seen == seen, "nobody was about"


@pytest.mark.parametrize("days", [3, 14])
async def test_the_server_says_after_how_many_days(club: Club, clock: Clock, days: int) -> None:
    game = await quiet(club)
    await pass_days(club, clock, 1)
    await club.settings.set_server(PLACE, NORTH, "quiet_days", days, interaction_id=1)
    await club.clocks.stirred_in(PLACE.server_id)
    said, _ = await pass_days(club, clock, days + 3)
    assert ("ask", on_turn(game), days - 1) in said
    assert ("out", on_turn(game), days + 2) in said


async def test_a_move_ends_the_question(club: Club, clock: Clock) -> None:
    game = await quiet(club)
    await pass_days(club, clock, 8)
    assert {row.kind for row in await club.clocks.passed(game.table.table_id)} == {"remind"}
    await step(club, game)
    assert {row.kind for row in await club.clocks.passed(game.table.table_id)} >= {"ask", "post"}
    with pytest.raises(AlreadyPlayed):
        await club.calling_off.play_on(game.table.table_id, 0, on_turn(game))
    said, _ = await pass_days(club, clock, 8)
    assert next(at for kind, _, at in said if kind in {"ask", "out"}) == 7


async def test_games_that_ended_are_handed_over_before_the_database_fails(
    club: Club, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [await quiet(club)]
    await pass_days(club, clock, 1)
    again = await club.starting.challenge(PLACE, NORTH, SOUTH, SHORT, clock=NO_TERMS)
    games.append(await club.starting.accept(again.table.table_id, SOUTH, 5001))
    await pass_days(club, clock, 38)
    clock.advance(3 * DAY)
    look_at = falling_due.look_at

    async def fail(connection: AsyncConnection, table_id: int, now: datetime) -> ClockCheck:
        if table_id == games[1].table.table_id:
            raise OperationalError("", None, OSError())
        return await look_at(connection, table_id, now)

    monkeypatch.setattr(falling_due, "look_at", fail)
    ended = await club.clocks.keep_time()
    assert [one.table.table_id for one in ended] == [games[0].table.table_id]
    with pytest.raises(OperationalError):
        await club.clocks.keep_time()
    monkeypatch.undo()
    assert len(await club.clocks.keep_time()) == 1


async def test_the_one_who_waits_is_asked_when_they_may_be_disturbed(
    club: Club, clock: Clock
) -> None:
    game = await quiet(club)
    waiting = next(each for each in (NORTH, SOUTH) if each.member_id == off_turn(game))
    await club.settings.set_member(waiting, "quiet_from", 8)
    await club.settings.set_member(waiting, "quiet_to", 20)
    said, _ = await pass_days(club, clock, 9)
    assert said[-1] == ("ask", waiting.member_id, 7 + 8 / 24)
    assert said[0][2] == said[1][2] == 7


async def test_who_comes_back_too_late_is_asked_nothing_any_more(club: Club, clock: Clock) -> None:
    game = await quiet(club)
    waiting = next(each for each in (NORTH, SOUTH) if each.member_id == off_turn(game))
    away = clock.time + 20 * DAY
    await club.settings.set_member(waiting, "away_until", away)
    said, _ = await pass_days(club, clock, 30)
    assert [each for each in said if each[1] == waiting.member_id] == []


async def test_away_and_downtime_move_the_question(
    club: Club, clock: Clock, database: Database
) -> None:
    await club.clocks.started()
    game = await quiet(club)
    late = next(each for each in (NORTH, SOUTH) if each.member_id == on_turn(game))
    await club.settings.set_member(late, "away_until", clock.time + 2 * DAY)
    began = clock.time
    await pass_days(club, clock, 3)
    await club.clocks.alive()
    clock.advance(5 * DAY)
    again = make_club(database, clock, start="again")
    await again.clocks.started()
    said, _ = await pass_days(again, clock, 20)
    asked = next(at for kind, _, at in said if kind == "ask")
    assert clock.time - 20 * DAY + asked * DAY == began + (2 + 5 + 7) * DAY


async def test_a_game_with_a_clock_about_which_nobody_decides_is_called_off(
    club: Club, clock: Clock
) -> None:
    game = await quiet(club, "relaxed:24")
    said, ended = await pass_days(club, clock, 40)
    assert [(kind, at) for kind, who, at in said if who == on_turn(game)] == [
        ("warn", 0.75),
        ("out", 1),
        ("last", 23),
    ]
    assert [one.untouched for one in ended] == [True]


@pytest.mark.parametrize("word", ["none", "relaxed:24"])
async def test_a_pause_that_nobody_ends(club: Club, clock: Clock, word: str) -> None:
    game = await quiet(club, word)
    table_id = game.table.table_id
    for who in (NORTH, SOUTH):
        await club.clocks.pause(table_id, who.member_id)
    said, ended = await pass_days(club, clock, 31)
    assert {(kind, at) for kind, _, at in said} == {("ask", 30), ("post", 30)}
    await club.calling_off.play_on(table_id, 0, off_turn(game))
    said, ended = await pass_days(club, clock, 59)
    assert {(kind, at) for kind, _, at in said} == {("ask", 30), ("post", 30), ("last", 52)}
    assert not ended
    _, ended = await pass_days(club, clock, 2)
    assert len(ended) == 1


async def test_a_long_pause_that_ends_gives_the_whole_time(club: Club, clock: Clock) -> None:
    game = await quiet(club, "relaxed:24")
    table_id = game.table.table_id
    for who in (NORTH, SOUTH):
        await club.clocks.pause(table_id, who.member_id)
    await pass_days(club, clock, 31)
    await club.clocks.resume(table_id, NORTH.member_id)
    assert {row.kind for row in await club.clocks.passed(table_id)} >= {"ask", "post"}
    shown = await look(club, game)
    assert shown.time is not None
    assert shown.time.until == clock.time + DAY


async def test_of_a_team_contest_it_is_remembered_whichever_table_was_silent(
    club: Club, clock: Clock
) -> None:
    game = await gathered(club, PAIRS, 4)
    await silence(*PEOPLE[:4], club=club)
    ended: list[Snapshot] = []
    while not ended:
        lead = await club.tables.snapshot(game.lead_id)
        if lead.state is not None:
            await step(club, lead)
        _, ended = await pass_days(club, clock, 2)
    lead = await club.tables.snapshot(game.lead_id)
    assert lead.untouched
    assert not lead.called_off
    page = await club.history.page(PEOPLE[0].member_id, Search(), None)
    assert [each.outcome for each in page.games] == [ABANDONED]


async def test_what_managers_annul_after_a_long_silence_was_not_left_idle(
    club: Club, clock: Clock
) -> None:
    game = await quiet(club)
    await pass_days(club, clock, 35)
    over = await club.admin.void(PLACE, EAST, game.table.table_id, "asked for", 9001)
    assert not over.untouched
    assert await outcomes(club) == [ANNULLED]


@pytest.mark.parametrize(("word", "days"), [("none", 10), ("relaxed:24", 1)])
async def test_the_coming_end_is_shown_once_those_who_wait_may_decide(
    club: Club, clock: Clock, word: str, days: int
) -> None:
    game = await quiet(club, word)
    began = clock.time
    await pass_days(club, clock, days - 0.1)
    seen = await look(club, game)
    assert seen.time is None or seen.time.ends is None
    await pass_days(club, clock, 0.2)
    seen = await look(club, game)
    assert seen.time is not None
    assert seen.time.ends == began + (days + 30) * DAY
    assert seen.time.out == (word != "none")
    after = await step(club, game)
    assert not after.quiet


async def test_the_coming_end_of_a_pause_is_shown_and_goes(club: Club, clock: Clock) -> None:
    game = await quiet(club)
    table_id, began = game.table.table_id, clock.time
    for who in (NORTH, SOUTH):
        await club.clocks.pause(table_id, who.member_id)
    await pass_days(club, clock, 31)
    seen = await look(club, game)
    assert seen.time is not None
    assert seen.time.paused
    assert seen.time.ends == began + 60 * DAY
    await club.clocks.resume(table_id, NORTH.member_id)
    seen = await look(club, game)
    assert seen.time is not None
    assert seen.time.ends is None


async def test_two_processes_ask_once_and_end_once(
    club: Club, clock: Clock, database: Database
) -> None:
    other = make_club(database, clock, start="other")
    game = await quiet(club)
    await club.clocks.keep_time()
    clock.advance(7 * DAY)
    await club.clocks.keep_time()
    await other.clocks.keep_time()
    assert len(await club.clocks.to_say()) == 3
    assert not await other.clocks.to_say()
    await pass_days(club, clock, 32)
    clock.advance(DAY)
    assert len(await club.clocks.keep_time()) == 1
    assert not await other.clocks.keep_time()
    assert (await look(club, game)).table.status == TableStatus.FINISHED


async def test_a_vacant_seat_about_which_nobody_decides(club: Club, clock: Clock) -> None:
    game = await gathered(club, ROBIN, 3, start=True)
    table_id, gone = game.lead_id, on_turn(game)
    everybody = PEOPLE[:3]
    await silence(*everybody, club=club)
    await club.groups.get_up(table_id, gone)
    said, ended = await pass_days(club, clock, 36)
    others = {each.member_id for each in everybody} - {gone}
    assert {who for kind, who, _ in said if kind == "ask"} == others
    assert {at for kind, _, at in said if kind == "ask"} == {7}
    assert {who for kind, who, _ in said if kind == "last"} == others
    assert {at for kind, _, at in said if kind == "last"} == {29}
    assert "out" not in {kind for kind, _, _ in said}
    assert not ended
    _, ended = await pass_days(club, clock, 2)
    assert [one.table.status for one in ended] == [TableStatus.FINISHED]


async def test_who_asks_for_a_vacant_seat_again_and_again_puts_nothing_off(
    club: Club, clock: Clock
) -> None:
    game = await gathered(club, ROBIN, 3, start=True)
    gone = on_turn(game)
    await silence(*PEOPLE[:3], club=club)
    left = await club.groups.get_up(game.lead_id, gone)
    (seat,) = (each.seat for each in left.leavings)
    await pass_days(club, clock, 6)
    asking = await club.groups.offer_oneself(game.lead_id, PEOPLE[3], seat)
    assert [each.said_at for each in asking.leavings] == [clock.time], "its message is drawn anew"
    said, _ = await pass_days(club, clock, 2)
    assert {at for kind, _, at in said if kind == "ask"} == {1}


async def upgrade(database: Database) -> None:
    """Do to clocks and messages what the migration does."""

    def begin_anew(connection: Connection) -> None:
        with Operations.context(MigrationContext.configure(connection)):
            m0027_quiet_games._begin_anew()

    async with database.write() as connection:
        await connection.run_sync(begin_anew)


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("none", [("ask", 7), ("post", 7), ("out", 10), ("last", 32)]),
        ("relaxed:24", [("last", 22)]),
    ],
)
async def test_old_games_have_their_whole_time_from_the_first_start(
    club: Club, clock: Clock, database: Database, word: str, told: list[tuple[str, int]]
) -> None:
    clock.time = datetime.now(UTC) - 400 * DAY
    game = await quiet(club, word)
    await until_out(club, clock)
    clock.time = datetime.now(UTC)
    await upgrade(database)
    clock.advance(timedelta(seconds=10))
    said, ended = await pass_days(club, clock, told[-1][1] + 7)
    late = [(kind, round(at - 0.1)) for kind, who, at in said if who == on_turn(game)]
    assert late == told
    assert not ended
    _, ended = await pass_days(club, clock, 2)
    assert len(ended) == 1


async def until_out(club: Club, clock: Clock) -> None:
    """Let time pass as an earlier bot did: it said that time is over, and asked nobody else."""
    end = clock.time + 2 * DAY
    while (wake := await wake_of(club)) is not None and wake <= end:
        clock.time = max(clock.time, wake)
        await club.clocks.keep_time()
        for row in await club.clocks.to_say():
            await club.clocks.said(row, 77, number_of(row))
