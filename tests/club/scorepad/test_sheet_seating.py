"""Who sits down at a sheet for real cards, and until when."""

import pytest

from club.club import Club
from club.core.errors import (
    AlreadyAnswered,
    AlreadyJoined,
    DoneByTwinError,
    NoBots,
    NoName,
    NotOver,
    NotSeated,
    NotYours,
    SameName,
    SheetPlayers,
    SheetStarted,
    SideFull,
    Yourself,
)
from club.core.people import Person
from club.scorepad.sheets import GATHERS
from tests.club.club_helpers import EAST, NORTH, PLACE, SOUTH, Clock
from tests.club.scorepad.score_keeping import CAPTAIN, ROBIN, STANDARD, TEAMS, WEST, knock, lay_out


async def test_a_sheet_gathers_its_players(club: Club) -> None:
    table = (await club.sheets.open(PLACE, NORTH, CAPTAIN)).table.table_id
    await club.sheets.join(table, SOUTH, 1, 2)
    with pytest.raises(SheetPlayers):
        await club.sheets.start(table, NORTH, 2)
    await club.sheets.join(table, EAST, 3)
    with pytest.raises(SideFull):
        await club.sheets.join(table, WEST, 4, 1)
    with pytest.raises(AlreadyJoined):
        await club.sheets.join(table, EAST, 5, 2)
    with pytest.raises(NotYours):
        await club.sheets.start(table, EAST, 6)
    after = await club.sheets.start(table, NORTH, 7)
    assert after.contest is not None
    assert after.contest.sides == ((1,), (2, 3))
    with pytest.raises(SheetStarted):
        await club.sheets.join(table, WEST, 8)
    with pytest.raises(SheetStarted):
        await club.sheets.leave(table, EAST, 9)


async def test_teams_are_as_large_as_they_are(club: Club) -> None:
    others = (SOUTH, EAST, WEST, "Ann", "Bob")
    snapshot = await lay_out(club, TEAMS, *others)
    assert snapshot.rules.team_size == 3
    assert snapshot.contest is not None
    assert snapshot.contest.sides == ((1, 3, 5), (2, 4, 6))


async def test_who_leaves_makes_those_behind_move_up(club: Club) -> None:
    table = (await club.sheets.open(PLACE, NORTH, ROBIN, others=(SOUTH, EAST))).table.table_id
    after = await club.sheets.leave(table, SOUTH, None)
    assert [(each.seat, each.name) for each in after.players] == [(1, "@north"), (2, "@east")]
    gone = await club.sheets.leave(table, NORTH, None)
    assert gone.table.status == "withdrawn"
    with pytest.raises(SheetStarted):
        await club.sheets.join(table, SOUTH, None)


async def test_who_cant_sit_down(club: Club) -> None:
    with pytest.raises(Yourself):
        await club.sheets.open(PLACE, NORTH, STANDARD, others=(NORTH,))
    with pytest.raises(NoBots):
        await club.sheets.open(PLACE, NORTH, STANDARD, others=(Person(9, "bot", bot=True),))
    with pytest.raises(SideFull):
        await club.sheets.open(PLACE, NORTH, STANDARD, others=(SOUTH, EAST))
    table = (await club.sheets.open(PLACE, NORTH, ROBIN)).table.table_id
    with pytest.raises(NoName):
        await club.sheets.add_guest(table, NORTH, None, " ")
    with pytest.raises(SameName):
        await club.sheets.add_guest(table, NORTH, None, "@North")
    with pytest.raises(NotSeated):
        await club.sheets.add_guest(table, EAST, None, "Ann")


async def test_a_sheet_is_laid_out_once_by_a_command(club: Club) -> None:
    await club.sheets.open(PLACE, NORTH, STANDARD, interaction_id=77)
    with pytest.raises(DoneByTwinError):
        await club.sheets.open(PLACE, NORTH, STANDARD, interaction_id=77)


async def test_nobody_answers_a_sheet_like_a_challenge(club: Club) -> None:
    table = (await club.sheets.open(PLACE, NORTH, STANDARD)).table.table_id
    for work in (
        club.starting.accept(table, SOUTH, 5),
        club.starting.decline(table, SOUTH),
        club.starting.withdraw(table, NORTH),
    ):
        with pytest.raises(AlreadyAnswered):
            await work
    over = (await lay_out(club, STANDARD, EAST)).table.table_id
    await knock(club, over, NORTH, 1, 100)
    with pytest.raises(NotOver):
        await club.starting.rematch(over, EAST, 6)
    with pytest.raises(NotOver):
        await club.groups.gather_again(over, EAST, 7)


async def test_a_sheet_waits_a_day_for_its_players(club: Club, clock: Clock) -> None:
    table = (await club.sheets.open(PLACE, NORTH, STANDARD)).table.table_id
    clock.advance(GATHERS)
    with pytest.raises(SheetStarted):
        await club.sheets.join(table, SOUTH, None)
    assert await club.starting.expire_due() == [table]
