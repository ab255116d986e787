"""What a member may have open at once, however they ask for it, and however fast."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest
from sqlalchemy import select

from club.club import Club
from club.core import limits
from club.core.errors import (
    AlreadyPending,
    DoneByTwinError,
    Refusal,
    TheirGamesFull,
    TooManyBlocked,
    TooManyChallenges,
    TooManyFollowed,
    TooManyFriends,
    TooManyGames,
    TooManyLobbies,
    TooManyPractices,
    TooManySheets,
    TooManyWishes,
)
from club.core.people import Person, Place
from data.matchmaking import open_games
from data.matchmaking.open_games import OpenGames
from data.schema.house_rules import panels
from data.storage.database import Database
from data.storage.queries import fetch_all
from engine.rules import PRESETS, Rules
from tests.club.club_helpers import EAST, NORTH, PLACE, QUICK, SHORT, SOUTH, Clock, make_club
from tests.club.scorepad.score_keeping import knock, lay_out

presses = itertools.count(80_000)
ROBIN = PRESETS.rules("standard", seating="round_robin", game_target=40)
CAPTAIN = PRESETS.rules("standard", seating="captain", game_target=40)
FEW = 3
"""A limit for tests that would take long at the real one."""


def other(number: int) -> Person:
    return Person(1000 + number, f"@other{number}")


def server(number: int) -> Place:
    return Place(2000 + number, f"House {number}", 77, "cards")


async def practise(club: Club) -> int:
    begun = await club.starting.practice(PLACE, NORTH, QUICK, "simple", next(presses))
    return begun.table.table_id


async def open_of(database: Database, clock: Clock, person: Person = NORTH) -> OpenGames:
    async with database.read() as connection:
        return await open_games.of_member(connection, person.member_id, clock.now())


@pytest.mark.slow
async def test_all_that_a_member_has_open_is_counted_once(
    club: Club, database: Database, clock: Clock
) -> None:
    running = await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    await club.starting.accept(running.table.table_id, SOUTH, next(presses))
    other_way = await club.starting.challenge(PLACE, EAST, NORTH, QUICK)
    assert await open_of(database, clock) == OpenGames(games=1), "who is asked has nothing yet"
    await club.starting.accept(other_way.table.table_id, NORTH, next(presses))
    await club.starting.challenge(PLACE, NORTH, None, QUICK)
    await practise(club)
    await club.queue.join(PLACE, NORTH, SHORT, next(presses))
    await club.groups.gather(PLACE, NORTH, ROBIN, next(presses))
    for host in (SOUTH, EAST):
        lobby = await club.groups.gather(PLACE, host, ROBIN, next(presses))
        await club.groups.join(lobby.table.table_id, NORTH, next(presses))
    await club.groups.join(lobby.table.table_id, SOUTH, next(presses))
    await club.groups.start(lobby.table.table_id, EAST, next(presses))
    await lay_out(club, ROBIN, "Aunt", "Uncle", host=NORTH)
    await lay_out(club, ROBIN, NORTH, "Aunt", host=SOUTH)
    sheet = await club.sheets.open(PLACE, SOUTH, ROBIN)
    await club.sheets.join(sheet.table.table_id, NORTH, next(presses))
    found = await open_of(database, clock)
    assert found == OpenGames(
        practice=1,
        games=2,
        contests=1,
        challenges=1,
        lobbies=1,
        joined=1,
        sheets=1,
        written=2,
        wishes=1,
    )
    assert found.seats == 7
    clock.advance(timedelta(days=2))
    assert await open_of(database, clock) == OpenGames(
        practice=1, games=2, contests=1, sheets=1, written=1
    ), "what has run out holds nobody up, whether it was closed already or not"


@pytest.mark.slow
async def test_games_against_the_computer_are_ten(club: Club) -> None:
    tables = [await practise(club) for _ in range(limits.PRACTICES)]
    with pytest.raises(TooManyPractices) as refused:
        await practise(club)
    assert refused.value.args_ == {"most": limits.PRACTICES}
    for table_id in tables[:2]:
        await club.playing.resign(table_id, NORTH.member_id)
    await practise(club)
    await club.starting.rematch(tables[0], NORTH, next(presses))
    with pytest.raises(TooManyPractices):
        await club.starting.rematch(tables[1], NORTH, next(presses))
    await club.starting.practice(PLACE, SOUTH, QUICK, "simple", next(presses))


@pytest.mark.slow
async def test_a_lobby_of_computers_is_a_game_against_the_computer(
    club: Club, database: Database, clock: Clock
) -> None:
    for _ in range(limits.PRACTICES - 2):
        await practise(club)
    await alone(club, ROBIN, 3)
    await alone(club, CAPTAIN, 2)
    assert await open_of(database, clock) == OpenGames(practice=limits.PRACTICES)
    with pytest.raises(TooManyPractices) as refused:
        await alone(club, ROBIN, 3)
    assert refused.value.args_ == {"most": limits.PRACTICES}
    with pytest.raises(TooManyPractices):
        await alone(club, CAPTAIN, 2)
    with pytest.raises(TooManyPractices):
        await practise(club)
    for lobby in await club.tables.tables_of(NORTH.member_id):
        if lobby.table.status == "waiting":
            await club.groups.join(lobby.table.table_id, SOUTH, next(presses))
    found = await open_of(database, clock)
    assert found == OpenGames(practice=limits.PRACTICES, contests=1, lobbies=1), "with another"


async def alone(club: Club, rules: Rules, computers: int) -> None:
    """A contest with so many computers and nobody else."""
    lobby = await club.groups.gather(PLACE, NORTH, rules, next(presses))
    table_id = lobby.table.table_id
    for _ in range(computers):
        lobby = await club.groups.seat_computer(table_id, NORTH, next(presses), level="simple")
    if lobby.table.status == "waiting":
        await club.groups.start(table_id, NORTH, next(presses))


@pytest.mark.slow
async def test_two_presses_at_one_moment_do_not_pass_together(
    club: Club, database: Database, clock: Clock
) -> None:
    for _ in range(limits.PRACTICES - 1):
        await practise(club)
    twin = make_club(database, clock, "twin")
    both = await asyncio.gather(
        *(practise(each) for each in (club, twin, club, twin)), return_exceptions=True
    )
    assert sum(isinstance(each, TooManyPractices) for each in both) == 3
    assert (await open_of(database, clock)).practice == limits.PRACTICES


async def test_an_interaction_that_was_seen_to_is_not_refused_for_what_it_made(
    club: Club,
) -> None:
    for _ in range(limits.PRACTICES - 1):
        await practise(club)
    last = next(presses)
    await club.starting.practice(PLACE, NORTH, QUICK, "simple", last)
    with pytest.raises(DoneByTwinError):
        await club.starting.practice(PLACE, NORTH, QUICK, "simple", last)


@pytest.mark.slow
async def test_waiting_challenges_and_open_seats_are_twenty(club: Club, clock: Clock) -> None:
    first = await club.starting.challenge(PLACE, NORTH, None, QUICK)
    for number in range(1, limits.CHALLENGES):
        await club.starting.challenge(PLACE, NORTH, other(number), QUICK)
    with pytest.raises(AlreadyPending):
        await club.starting.challenge(PLACE, NORTH, other(1), QUICK)
    with pytest.raises(TooManyChallenges):
        await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    with pytest.raises(TooManyChallenges):
        await club.starting.challenge(PLACE, NORTH, None, QUICK)
    await club.starting.challenge(PLACE, SOUTH, NORTH, QUICK)
    await club.starting.withdraw(first.table.table_id, NORTH)
    await club.starting.challenge(PLACE, NORTH, EAST, QUICK)
    clock.advance(timedelta(days=1))
    await club.starting.challenge(PLACE, NORTH, None, QUICK)


async def test_lobbies_are_five(club: Club) -> None:
    for _ in range(limits.LOBBIES):
        await club.groups.gather(PLACE, NORTH, ROBIN, next(presses))
    with pytest.raises(TooManyLobbies):
        await club.groups.gather(PLACE, NORTH, ROBIN, next(presses))


@pytest.mark.slow
async def test_sheets_are_ten_and_nobody_elses_count(club: Club) -> None:
    for _ in range(limits.SHEETS):
        await lay_out(club, QUICK, NORTH, host=SOUTH)
    with pytest.raises(TooManySheets):
        await lay_out(club, QUICK, "Aunt", host=SOUTH)
    await lay_out(club, QUICK, "Aunt", host=NORTH)


@pytest.mark.slow
async def test_nobody_is_kept_from_sheets_by_those_at_which_others_have_seated_them(
    club: Club, database: Database, clock: Clock
) -> None:
    hosts = [other(number) for number in range(limits.WRITTEN // limits.SHEETS)]
    flood = [
        (await lay_out(club, SHORT, NORTH, host=host)).table.table_id
        for host in hosts
        for _ in range(limits.SHEETS)
    ]
    assert len(flood) == limits.WRITTEN
    for table_id in flood[:3]:
        await club.sheets.close(table_id, NORTH, next(presses))
    asked = await club.sheets.close(flood[3], hosts[0], next(presses))
    await club.sheets.answer(flood[3], NORTH, asked.table.ply - 1, next(presses), agrees=False)
    assert await open_of(database, clock) == OpenGames(), "who wants to be rid of it plays nothing"
    gathering = await club.sheets.open(PLACE, EAST, ROBIN)
    await club.sheets.join(gathering.table.table_id, NORTH, next(presses))
    await knock(club, flood[4], NORTH, 1, 25)
    assert await open_of(database, clock) == OpenGames(written=2)


async def test_a_new_sheet_counts_for_whoever_asks_for_it(
    club: Club, database: Database, clock: Clock
) -> None:
    table_id = (await lay_out(club, QUICK, SOUTH, host=NORTH)).table.table_id
    await knock(club, table_id, NORTH, 1, 25)
    await club.sheets.again(table_id, SOUTH, next(presses))
    assert await open_of(database, clock) == OpenGames()
    assert await open_of(database, clock, SOUTH) == OpenGames(sheets=1, written=1)


async def test_sheets_at_which_one_sat_down_are_limited(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "WRITTEN", FEW)
    await lay_out(club, QUICK, "Aunt", host=NORTH)
    entered = await lay_out(club, SHORT, NORTH, host=SOUTH)
    await knock(club, entered.table.table_id, NORTH, 1, 1)
    sheets = [(await club.sheets.open(PLACE, SOUTH, ROBIN)).table.table_id for _ in range(2)]
    await club.sheets.join(sheets[0], NORTH, next(presses))
    with pytest.raises(TooManySheets) as refused:
        await club.sheets.join(sheets[1], NORTH, next(presses))
    assert refused.value.args_ == {"most": FEW}
    await club.sheets.leave(sheets[0], NORTH, next(presses))
    await club.sheets.join(sheets[1], NORTH, next(presses))


@pytest.mark.slow
async def test_seats_at_games_are_limited_whichever_way_to_one(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "GAMES", FEW)
    waiting = await club.starting.challenge(PLACE, SOUTH, NORTH, QUICK)
    lobby = await club.groups.gather(PLACE, SOUTH, ROBIN, next(presses))
    own = await club.starting.challenge(PLACE, NORTH, other(1), QUICK)
    running = await club.starting.challenge(PLACE, other(2), NORTH, QUICK)
    await club.starting.accept(running.table.table_id, NORTH, next(presses))
    await club.queue.join(PLACE, NORTH, QUICK, next(presses))
    ways: list[Callable[[], Awaitable[object]]] = [
        lambda: club.starting.challenge(PLACE, NORTH, None, QUICK),
        lambda: club.starting.accept(waiting.table.table_id, NORTH, next(presses)),
        lambda: club.groups.gather(PLACE, NORTH, ROBIN, next(presses)),
        lambda: club.groups.join(lobby.table.table_id, NORTH, next(presses)),
        lambda: club.queue.join(server(1), NORTH, QUICK, next(presses)),
    ]
    for way in ways:
        with pytest.raises(TooManyGames):
            await way()
    await club.queue.join(PLACE, NORTH, SHORT, next(presses))
    await club.queue.join(PLACE, EAST, SHORT, next(presses))
    await club.starting.accept(own.table.table_id, other(1), next(presses))
    for way in ways:
        with pytest.raises(TooManyGames):
            await way()
    await club.starting.practice(PLACE, NORTH, QUICK, "simple", next(presses))
    await club.playing.resign(running.table.table_id, NORTH.member_id)
    await club.starting.accept(waiting.table.table_id, NORTH, next(presses))


async def test_a_host_is_told_that_the_one_who_made_an_offer_has_no_room(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    table_id = waiting.table.table_id
    panel = await club.panels.open(PLACE, SOUTH, "offer", QUICK, table_id=table_id)
    await club.panels.set_clock(panel.panel.panel_id, SOUTH.member_id, "relaxed:24")
    await club.panels.use(panel.panel.panel_id, SOUTH, "offer", next(presses), player="simple")
    monkeypatch.setattr(limits, "GAMES", 1)
    await club.starting.challenge(PLACE, SOUTH, None, QUICK)
    with pytest.raises(TheirGamesFull) as refused:
        await club.starting.accept(table_id, NORTH, next(presses))
    assert refused.value.args_ == {"name": "@south"}


async def test_a_seat_that_was_left_is_for_those_who_have_room(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await club.groups.gather(PLACE, NORTH, ROBIN, next(presses))
    table_id = lobby.table.table_id
    for person in (SOUTH, EAST):
        await club.groups.join(table_id, person, next(presses))
    await club.groups.start(table_id, NORTH, next(presses))
    await club.groups.get_up(table_id, NORTH.member_id, next(presses))
    await club.groups.offer_oneself(table_id, other(1), 3)
    monkeypatch.setattr(limits, "GAMES", 1)
    for each in (other(1), other(2)):
        await club.starting.challenge(PLACE, each, None, QUICK)
    with pytest.raises(TooManyGames):
        await club.groups.offer_oneself(table_id, other(2), 3)
    with pytest.raises(TheirGamesFull):
        await club.groups.say(table_id, SOUTH.member_id, 3, str(other(1).member_id), next(presses))


async def test_queues_are_ten(club: Club) -> None:
    for number in range(limits.WISHES):
        await club.queue.join(server(number), NORTH, QUICK, next(presses))
    with pytest.raises(TooManyWishes):
        await club.queue.join(PLACE, NORTH, QUICK, next(presses))
    await club.queue.join(server(0), NORTH, SHORT, next(presses))


async def test_lists_end(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FRIENDS", "BLOCKED", "FOLLOWED"):
        monkeypatch.setattr(limits, name, FEW)
    tables: list[int] = []
    for _ in range(FEW + 1):
        waiting = await club.starting.challenge(PLACE, SOUTH, EAST, QUICK)
        await club.starting.accept(waiting.table.table_id, EAST, next(presses))
        tables.append(waiting.table.table_id)
    ways: list[tuple[type[Refusal], Callable[[int], Awaitable[object]]]] = [
        (TooManyFriends, lambda number: club.friends.add(NORTH, other(number))),
        (TooManyBlocked, lambda number: club.friends.block(NORTH, other(100 + number))),
        (TooManyFollowed, lambda number: club.watching.follow(tables[number], NORTH)),
    ]
    for refusal, add in ways:
        for number in range(FEW):
            await add(number)
        with pytest.raises(refusal):
            await add(FEW)
        await add(0)
    assert len(await club.friends.of(NORTH.member_id)) == FEW


async def test_of_many_panels_the_latest_are_kept(club: Club, database: Database) -> None:
    opened = [
        (await club.panels.open(PLACE, NORTH, "open", QUICK)).panel.panel_id
        for _ in range(limits.PANELS + 5)
    ]
    theirs = await club.panels.open(PLACE, SOUTH, "open", QUICK)
    async with database.read() as connection:
        kept = await fetch_all(connection, select(panels.c.panel_id), int)
    assert set(kept) == {*opened[-limits.PANELS :], theirs.panel.panel_id}
