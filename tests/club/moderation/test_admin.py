"""What managers do at tables: once, with a reason that everybody reads, and a line for it."""

import asyncio
from dataclasses import replace

import pytest

from club.club import Club
from club.core.errors import DoneByTwinError, GameOver, NoSuchTable, NotPlayer, TwoSidesOnly
from club.core.people import Person
from club.moderation.admin import PAGE
from club.table.scene import scene
from data.core import audit
from data.schema.vocabulary import EndCause
from data.storage.database import Database
from engine.rules import PRESETS
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    SHORT,
    SOUTH,
    Clock,
    begin,
    make_club,
    play_out,
)
from tests.club.multiplayer.test_groups import gathered

REASON = "The cards were seen"


async def test_an_annulled_game_counts_nothing(club: Club, database: Database) -> None:
    snapshot = await begin(club, SHORT)
    table_id = snapshot.table.table_id
    over = await club.admin.void(PLACE, EAST, table_id, REASON, 9)
    seen = scene(over, None)
    assert over.table.status == "finished"
    assert seen.settlement is not None
    assert (seen.settlement.reason, seen.settlement.winner) == ("void", None)
    assert seen.reason == REASON
    assert not (await club.ratings.standings(PLACE.server_id, NORTH.member_id)).rows
    async with database.read() as connection:
        (line,) = await audit.of_table(connection, table_id)
    assert (line.action, line.member_id, line.reason) == ("void", EAST.member_id, REASON)
    with pytest.raises(GameOver):
        await club.admin.void(PLACE, EAST, table_id, REASON, 10)
    assert len((await club.admin.audit(PLACE.server_id)).lines) == 1


@pytest.mark.parametrize("person", [NORTH, SOUTH])
async def test_a_game_is_given_to_one_side(club: Club, person: Person) -> None:
    snapshot = await begin(club, SHORT)
    over = await club.admin.adjudicate(
        PLACE, EAST, snapshot.table.table_id, person, REASON, interaction_id=9
    )
    settlement = scene(over, None).settlement
    assert settlement is not None
    assert (settlement.reason, settlement.winner) == ("forfeit", over.player_of(person.member_id))
    assert over.cause == EndCause.DECIDED
    (first, *_) = (await club.ratings.standings(PLACE.server_id, NORTH.member_id)).rows
    assert (first[1].name, first[1].games_won) == (person.name, 1)
    (line,) = (await club.admin.audit(PLACE.server_id)).lines
    assert line.detail == {"winner": person.name}


async def test_a_winner_plays_in_the_contest(club: Club) -> None:
    table_id = (await begin(club, SHORT)).table.table_id
    with pytest.raises(NotPlayer):
        await club.admin.adjudicate(PLACE, EAST, table_id, EAST, REASON, interaction_id=9)
    assert (await club.tables.snapshot(table_id)).table.status == "playing"
    assert not (await club.admin.audit(PLACE.server_id)).lines


async def test_a_table_of_another_server_is_none(club: Club) -> None:
    table_id = (await begin(club, SHORT)).table.table_id
    elsewhere = replace(PLACE, server_id=PLACE.server_id + 1)
    with pytest.raises(NoSuchTable):
        await club.admin.void(elsewhere, EAST, table_id, REASON, 9)
    with pytest.raises(NoSuchTable):
        await club.admin.unstick(elsewhere, EAST, table_id, 10)
    assert not await club.admin.running(elsewhere.server_id)
    assert len(await club.admin.running(PLACE.server_id)) == 1


async def test_of_two_processes_one_does_it(club: Club, database: Database, clock: Clock) -> None:
    twin = make_club(database, clock)
    table_id = (await begin(club, SHORT)).table.table_id
    done = await asyncio.gather(
        *(one.admin.void(PLACE, EAST, table_id, REASON, 9) for one in (club, twin)),
        *(one.admin.unstick(PLACE, EAST, table_id, 10) for one in (club, twin)),
        return_exceptions=True,
    )
    assert [isinstance(one, DoneByTwinError) for one in done].count(True) == 2
    assert len((await club.admin.audit(PLACE.server_id)).lines) == 2


async def test_a_game_that_is_over_has_no_reason_but_its_own(club: Club) -> None:
    over = await play_out(club, await begin(club))
    assert scene(over, None).reason is None
    await club.admin.unstick(PLACE, EAST, over.table.table_id, 9)
    assert scene(await club.tables.snapshot(over.table.table_id), None).reason is None


async def test_what_was_done_is_read_page_by_page(club: Club) -> None:
    for number in range(PAGE + 1):
        value = ("turn", "never")[number % 2]
        await club.settings.set_server(PLACE, NORTH, "ping", value, interaction_id=number + 1)
    first = await club.admin.audit(PLACE.server_id)
    assert (len(first.lines), first.page, first.pages) == (PAGE, 0, 2)
    assert first.names == {NORTH.member_id: NORTH.name}
    last = await club.admin.audit(PLACE.server_id, 7)
    assert (len(last.lines), last.page) == (1, 1)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
async def test_a_team_wins_with_any_of_its_members(club: Club, number: int) -> None:
    rules = PRESETS.rules("standard", seating="partnership", team_size=2, team_target=60)
    lead = await gathered(club, rules, 4)
    winner = next(each for each in lead.players if each.seat == number)
    assert winner.member_id is not None
    second = lead.boards[1]
    await club.admin.adjudicate(
        PLACE, EAST, second, Person(winner.member_id, winner.name), REASON, interaction_id=9
    )
    for board in lead.boards:
        over = scene(await club.tables.snapshot(board), None)
        assert over.status == "finished"
        assert over.settlement is not None
        assert over.contest is not None
        assert over.settlement.winner is not None
        assert number in over.contest.sides[over.settlement.winner - 1]
        assert over.reason == REASON


async def test_a_contest_of_three_sides_can_only_be_annulled(club: Club) -> None:
    lead = await gathered(club, PRESETS.rules("standard", seating="round_robin"), 3, start=True)
    first = lead.players[0]
    assert first.member_id is not None
    with pytest.raises(TwoSidesOnly):
        await club.admin.adjudicate(
            PLACE,
            EAST,
            lead.lead_id,
            Person(first.member_id, first.name),
            REASON,
            interaction_id=9,
        )
    over = await club.admin.void(PLACE, EAST, lead.lead_id, REASON, 10)
    assert over.table.status == "finished"
