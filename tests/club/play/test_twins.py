"""Two processes with one token are sent the same interaction: it does one thing, once."""

from collections.abc import AsyncIterator, Awaitable

import pytest
import pytest_asyncio

from club.club import Club
from club.core.errors import (
    AlreadyAnswered,
    AlreadyPending,
    AlreadyPlayed,
    DoneByTwinError,
    GameOver,
)
from club.core.people import Person
from club.table.snapshot import Snapshot
from data.storage.database import Database
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    QUICK,
    SOUTH,
    begin,
    make_club,
    on_turn,
    play_out,
    step,
    wish,
)

PRESS, OTHER_PRESS = 7001, 7002


@pytest_asyncio.fixture
async def twin(url: str, club: Club) -> AsyncIterator[Club]:
    """A second club on the database of the first."""
    del club
    database = await Database.open(url)
    yield make_club(database, start="other dice")
    await database.close()


async def refused(work: Awaitable[object]) -> None:
    with pytest.raises(DoneByTwinError):
        await work


async def test_one_command_sets_up_one_table(club: Club, twin: Club) -> None:
    await club.starting.challenge(PLACE, NORTH, None, QUICK, interaction_id=1)
    await refused(twin.starting.challenge(PLACE, NORTH, None, QUICK, interaction_id=1))
    await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK, interaction_id=2)
    await refused(twin.starting.challenge(PLACE, NORTH, SOUTH, QUICK, interaction_id=2))
    await club.starting.practice(PLACE, NORTH, QUICK, "simple", 3)
    await refused(twin.starting.practice(PLACE, NORTH, QUICK, "simple", 3))
    assert len(await club.tables.tables_of(NORTH.member_id)) == 3
    await twin.starting.challenge(PLACE, NORTH, None, QUICK, interaction_id=4)
    assert len(await club.tables.tables_of(NORTH.member_id)) == 4


@pytest.mark.parametrize(
    ("word", "person"), [("accept", SOUTH), ("decline", SOUTH), ("withdraw", NORTH)]
)
async def test_what_one_refused_for_a_waiting_challenge_the_other_refuses_after_its_answer(
    club: Club, twin: Club, word: str, person: Person
) -> None:
    waiting = (
        await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK, interaction_id=1)
    ).table.table_id
    with pytest.raises(AlreadyPending):
        await club.starting.challenge(PLACE, SOUTH, NORTH, QUICK, interaction_id=2)
    await getattr(club.starting, word)(waiting, person, 3)
    with pytest.raises(AlreadyPending):
        await twin.starting.challenge(PLACE, SOUTH, NORTH, QUICK, interaction_id=2)
    later = await twin.starting.challenge(PLACE, SOUTH, NORTH, QUICK, interaction_id=4)
    assert later.table.status == "waiting"


async def test_a_rematch_that_was_refused_isnt_asked_for_by_the_other(
    club: Club, twin: Club
) -> None:
    old = (await play_out(club, await begin(club))).table.table_id
    asked = (await club.starting.rematch(old, SOUTH, PRESS)).table.table_id
    with pytest.raises(AlreadyPending):
        await club.starting.rematch(old, SOUTH, OTHER_PRESS)
    await club.starting.decline(asked, NORTH, 7003)
    with pytest.raises(AlreadyPending):
        await twin.starting.rematch(old, SOUTH, OTHER_PRESS)


async def test_an_answer_is_given_once(club: Club, twin: Club) -> None:
    taken = (await club.starting.challenge(PLACE, NORTH, None, QUICK)).table.table_id
    await club.starting.accept(taken, EAST, PRESS)
    await refused(twin.starting.accept(taken, EAST, PRESS))
    with pytest.raises(AlreadyAnswered):
        await twin.starting.accept(taken, SOUTH, OTHER_PRESS)
    for word, person in (("decline", SOUTH), ("withdraw", NORTH)):
        table_id = (await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)).table.table_id
        await getattr(club.starting, word)(table_id, person, PRESS)
        await refused(getattr(twin.starting, word)(table_id, person, PRESS))
        with pytest.raises(AlreadyAnswered):
            await getattr(twin.starting, word)(table_id, person, OTHER_PRESS)


async def test_a_press_makes_one_move(club: Club, twin: Club) -> None:
    before = await begin(club)
    table_id, ply, move = before.table.table_id, before.table.ply, wish(before)

    async def press(where: Club, interaction_id: int) -> Snapshot:
        return await where.playing.play(
            table_id, ply, on_turn(before), move, interaction_id=interaction_id
        )

    await press(club, PRESS)
    await refused(press(twin, PRESS))
    with pytest.raises(AlreadyPlayed):
        await press(twin, OTHER_PRESS)
    await step(club, await club.tables.snapshot(table_id))
    await refused(press(twin, PRESS))  # even if the other side has moved since


async def test_giving_up_once_is_enough(club: Club, twin: Club) -> None:
    table_id = (await begin(club)).table.table_id
    await club.playing.resign(table_id, NORTH.member_id, interaction_id=PRESS)
    await refused(twin.playing.resign(table_id, NORTH.member_id, interaction_id=PRESS))
    with pytest.raises(GameOver):
        await twin.playing.resign(table_id, NORTH.member_id, interaction_id=OTHER_PRESS)
    with pytest.raises(GameOver):
        await twin.playing.resign(table_id, NORTH.member_id)


async def test_a_rematch_is_asked_for_and_accepted_once(club: Club, twin: Club) -> None:
    old = (await play_out(club, await begin(club))).table.table_id
    asked = await club.starting.rematch(old, SOUTH, PRESS)
    await refused(twin.starting.rematch(old, SOUTH, PRESS))
    begun = await twin.starting.rematch(old, NORTH, OTHER_PRESS)
    assert begun.table.table_id == asked.table.table_id
    await refused(club.starting.rematch(old, NORTH, OTHER_PRESS))
    with pytest.raises(AlreadyAnswered):
        await club.starting.rematch(old, NORTH, 7003)
    assert len(await club.tables.tables_of(NORTH.member_id)) == 1
