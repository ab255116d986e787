"""Three who all play, each for oneself: members and computers at one table."""

import itertools
import random
from dataclasses import replace

import pytest

from club.core.errors import IllegalMove, UnplayableRules
from club.table.scene import scene, scene_for
from club.table.snapshot import Snapshot
from club.table.vacancy_votes import SeatVote
from data.storage.database import Database
from data.table import deals, results
from engine.families import determinize
from engine.record import read_record, replay
from engine.rules import ALL_PRESETS, Rules
from tests.club.club_helpers import (
    PLACE,
    computer_move,
    deal_stats_of,
    make_club,
    play_out,
    step,
)
from tests.club.multiplayer.test_groups import EAST, NORTH, SOUTH, gathered
from tests.club.ratings.test_standings import check

JERSEY = ALL_PRESETS.rules("jersey", game_target=60)
LONG = ALL_PRESETS.rules("jersey", game_target=1000)
BY_HAND = ALL_PRESETS.rules("jersey", layoff_mode="manual", knock_limit=60, game_target=1000)
presses = itertools.count(90_000)


def three(snapshot: Snapshot) -> set[int | None]:
    """Who sits in the deal."""
    return {each.member_id for each in snapshot.seats}


@pytest.mark.slow
@pytest.mark.parametrize("rules", [JERSEY, replace(BY_HAND, game_target=60)])
async def test_three_members_play_a_contest_to_its_end(database: Database, rules: Rules) -> None:
    club = make_club(database)
    begun = await gathered(club, rules, 3)
    assert begun.table.status == "playing"
    assert three(begun) == {NORTH.member_id, SOUTH.member_id, EAST.member_id}
    over = await play_out(club, begun)
    assert over.contest is not None
    assert over.contest.settlement is not None
    text = await club.tables.record(over.table.table_id)
    assert replay(read_record(text)).contest == over.contest
    await check(database)
    async with database.read() as connection:
        every = await results.of_table(connection, over.table.table_id)
        dealt = await deals.all_of(connection, over.table.table_id)
        assert await deal_stats_of(connection, [over.table.table_id]) == []
    members = tuple(each.member_id for each in over.players)
    assert all(row.members == members for row in every)
    assert all(row.players == (1, 2, 3) for row in dealt)
    assert len(over.rated) == 3


@pytest.mark.slow
@pytest.mark.parametrize("computers", [1, 2])
async def test_computers_take_free_seats(database: Database, computers: int) -> None:
    club = make_club(database)
    lobby = await gathered(club, JERSEY, 3 - computers)
    for _ in range(computers):
        lobby = await club.groups.seat_computer(
            lobby.table.table_id, NORTH, next(presses), level="novice"
        )
    assert lobby.table.status == "playing"
    over = await play_out(club, lobby)
    assert over.contest is not None
    assert over.contest.finished
    assert over.rated == ()


async def test_who_joins_last_begins_and_nobody_comes_after(database: Database) -> None:
    club = make_club(database)
    lobby = await gathered(club, JERSEY, 2)
    assert lobby.table.status == "waiting"
    begun = await club.groups.join(lobby.table.table_id, EAST, next(presses))
    assert begun.table.status == "playing"
    assert begun.state is not None
    assert len(begun.state.hands) == 3


@pytest.mark.parametrize("rules", [LONG, BY_HAND], ids=["layoffs made", "layoffs by hand"])
async def test_hidden_cards_change_nothing_that_one_of_three_gets(
    database: Database, rules: Rules
) -> None:
    rng, club = random.Random(3), make_club(database)
    here = await gathered(club, rules, 3)
    for _ in range(60):
        assert here.state is not None
        for viewer in (None, 1, 2, 3):
            imagined = replace(here, state=determinize(here.state.view(viewer), rng))
            assert scene(imagined, viewer) == scene(here, viewer)
            assert repr(scene(imagined, viewer)) == repr(scene(here, viewer))
        here = await step(club, here)


async def test_each_has_two_others(database: Database) -> None:
    club = make_club(database)
    here = await gathered(club, LONG, 3)
    for member_id in three(here):
        assert member_id is not None
        seen = scene_for(here, member_id)
        assert seen.viewer not in seen.others
        assert len(seen.others) == 2
        assert seen.view is not None
        assert len(seen.view.hand) in {10, 11}


@pytest.mark.slow
async def test_one_leaves_and_the_computer_plays_on(database: Database) -> None:
    club = make_club(database)
    here = await gathered(club, JERSEY, 3)
    table_id = here.table.table_id
    with pytest.raises(IllegalMove):
        await club.playing.resign(table_id, SOUTH.member_id)
    left = await club.groups.get_up(table_id, SOUTH.member_id, next(presses))
    seat = left.player_of(SOUTH.member_id)
    assert seat is not None
    for member in (NORTH, EAST):
        left = await club.groups.say(table_id, member.member_id, seat, SeatVote.COMPUTER)
    assert SOUTH.member_id not in three(left)
    assert (await play_out(club, left)).table.status == "finished"
    await check(database)


async def test_the_others_end_it_as_lost_by_who_has_left(database: Database) -> None:
    club = make_club(database)
    here = await gathered(club, LONG, 3)
    table_id = here.table.table_id
    left = await club.groups.get_up(table_id, SOUTH.member_id, next(presses))
    seat = left.player_of(SOUTH.member_id)
    assert seat is not None
    for member in (NORTH, EAST):
        left = await club.groups.say(table_id, member.member_id, seat, SeatVote.FORFEIT)
    assert left.contest is not None
    settlement = left.contest.settlement
    assert settlement is not None
    assert settlement.winner == seat % 3 + 1, "level, so the one on the left wins"
    rated = {row.member_id: row for row in left.rated}
    assert min(rated.values(), key=lambda row: row.change).member_id == SOUTH.member_id
    await check(database)


@pytest.mark.slow
async def test_practice_is_against_two_computers(database: Database) -> None:
    club = make_club(database)
    here = await club.starting.practice(PLACE, NORTH, JERSEY, "novice", next(presses))
    assert [each.player for each in here.players] == [None, "novice", "novice"]
    assert not here.table.rated_practice
    over = await play_out(club, here)
    assert over.contest is not None
    assert over.contest.finished
    again = await club.starting.rematch(over.table.table_id, NORTH, next(presses))
    assert [each.player for each in again.players] == [None, "novice", "novice"]
    given_up = await club.playing.resign(again.table.table_id, NORTH.member_id)
    assert given_up.table.status == "finished"


async def test_what_three_cant_play_is_refused(database: Database) -> None:
    club = make_club(database)
    with pytest.raises(UnplayableRules):
        await club.starting.challenge(PLACE, NORTH, SOUTH, JERSEY)
    with pytest.raises(UnplayableRules):
        await club.queue.join(PLACE, NORTH, JERSEY, next(presses))
    with pytest.raises(UnplayableRules):
        await club.sheets.open(PLACE, NORTH, JERSEY)
    mahjong = ALL_PRESETS.rules("mahjong", seating="three_handed")
    with pytest.raises(UnplayableRules):
        await club.groups.gather(PLACE, NORTH, mahjong, next(presses))


async def test_the_computers_play_one_after_the_other(database: Database) -> None:
    club = make_club(database)
    here = await club.starting.practice(PLACE, NORTH, LONG, "club", next(presses))
    assert here.state is not None
    while here.computer_to_move is not None:
        moved = await computer_move(club, here.table.table_id)
        assert moved is not None
        here = moved
    assert here.state is not None
    assert here.state.turn == 1


async def test_a_hint_is_the_club_players_move(database: Database) -> None:
    club = make_club(database)
    here = await club.starting.practice(PLACE, NORTH, LONG, "novice", next(presses))
    while here.computer_to_move is not None:
        here = await step(club, here)
    hint = await club.playing.hint(here.table.table_id, here.table.ply, NORTH.member_id)
    (best,) = hint.advice.options
    assert best.points is None
    assert here.state is not None
    assert best.move in here.state.legal_moves()
