"""What the losers of a round do about their opponents, where the rules leave them the choice."""

from dataclasses import replace
from itertools import pairwise

import pytest

from club.club import Club
from club.core.errors import GameOver, NotSeated, OpponentsSettled
from club.multiplayer.opponents import TeamsWish
from club.table.losers_choice import LosersWish
from club.table.snapshot import Snapshot
from club.table.vacancy_votes import SeatVote
from data.storage.database import Database
from engine.record import read_record, replay
from engine.words import OpponentRotation
from tests.club.club_helpers import make_club, on_turn, step
from tests.club.multiplayer.test_groups import (
    NORTH,
    PAIRS,
    PEOPLE,
    ROBIN,
    STRANGER,
    gathered,
    play_all,
)

AFTER_LOSS = replace(PAIRS, opponent_rotation=OpponentRotation.AFTER_LOSS, team_target=1000)
KEEP, CHANGE = LosersWish.KEEP, LosersWish.CHANGE


async def opponents(club: Club, lead: Snapshot) -> set[frozenset[int | None]]:
    """Who plays against whom, by member."""
    boards = [await club.tables.snapshot(board) for board in lead.boards]
    return {frozenset(each.member_id for each in board.seats) for board in boards}


async def next_round(club: Club, lead: Snapshot) -> Snapshot:
    """Play a round to its end."""
    rounds = len(lead.contest.rounds) if lead.contest else 0
    while True:
        for board in lead.boards:
            here = await club.tables.snapshot(board)
            if here.deal is not None and here.deal.round == rounds + 1 and here.state is not None:
                await step(club, here)
        lead = await club.tables.snapshot(lead.lead_id)
        assert lead.contest is not None
        if len(lead.contest.rounds) == rounds + 1:
            return lead


async def wished(club: Club, lead: Snapshot, member_id: int, wish: LosersWish) -> TeamsWish:
    """Say what a member wants for the running round."""
    assert lead.contest is not None
    running = len(lead.contest.rounds) + 1
    return await club.groups.say_teams_wish(lead.boards[-1], member_id, wish, running)


async def say(club: Club, lead: Snapshot, wish: LosersWish) -> None:
    """Have everybody say the same, so that the losers have."""
    for person in PEOPLE[:4]:
        found = await wished(club, lead, person.member_id, wish)
        assert found.wish == wish


@pytest.mark.slow
async def test_opponents_change_after_a_next_round_unless_the_losers_keep_them(
    database: Database,
) -> None:
    club = make_club(database)
    lead = await gathered(club, AFTER_LOSS, 4)
    met = [await opponents(club, lead)]
    for wish in (None, KEEP, None, CHANGE):
        if wish is not None:
            await say(club, lead, wish)
        lead = await next_round(club, lead)
        assert lead.contest is not None
        assert lead.contest.rounds[-1].winner is not None
        met.append(await opponents(club, lead))
    assert [one == another for one, another in pairwise(met)] == [False, True, False, False]
    record = await club.tables.record(lead.lead_id, NORTH.member_id)
    assert replay(read_record(record)).contest == lead.contest


@pytest.mark.slow
async def test_who_of_a_team_speaks_last_decides_for_the_running_round(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, AFTER_LOSS, 4)
    assert lead.contest is not None
    by_number = {each.seat: each.member_id or 0 for each in lead.players}
    one, two = (by_number[player] for player in lead.contest.sides[0])
    others = [by_number[player] for player in lead.contest.sides[1]]
    assert (await club.groups.teams_wish(lead.lead_id, one)).wish == CHANGE
    await wished(club, lead, one, KEEP)
    assert (await club.groups.teams_wish(lead.lead_id, two)).wish == KEEP
    assert (await club.groups.teams_wish(lead.lead_id, others[0])).wish == CHANGE
    await wished(club, lead, two, CHANGE)
    found = await club.groups.teams_wish(lead.lead_id, one)
    assert (found.wish, found.round, found.table_id) == (CHANGE, 1, lead.lead_id)
    await wished(club, lead, one, KEEP)
    lead = await next_round(club, lead)
    found = await club.groups.teams_wish(lead.lead_id, one)
    assert (found.wish, found.round) == (CHANGE, 2)


async def test_others_have_no_say(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, AFTER_LOSS, 4)
    with pytest.raises(NotSeated):
        await wished(club, lead, STRANGER.member_id, KEEP)
    await club.groups.get_up(lead.lead_id, NORTH.member_id)
    with pytest.raises(NotSeated):
        await club.groups.teams_wish(lead.lead_id, NORTH.member_id)
    with pytest.raises(NotSeated):
        await wished(club, lead, NORTH.member_id, KEEP)
    here = await club.tables.snapshot(lead.lead_id)
    await club.groups.come_back(lead.lead_id, NORTH.member_id)
    assert here.state is not None
    other_rules = (
        await gathered(club, PAIRS, 4),
        await gathered(club, replace(ROBIN, opponent_rotation=AFTER_LOSS.opponent_rotation), 4),
    )
    for there in other_rules:
        with pytest.raises(OpponentsSettled):
            await wished(club, there, NORTH.member_id, KEEP)


async def test_who_has_left_has_no_say_any_more(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, AFTER_LOSS, 4)
    assert lead.contest is not None
    by_number = {each.seat: each.member_id or 0 for each in lead.players}
    number = lead.player_of(NORTH.member_id)
    own, theirs = sorted(lead.contest.sides, key=lambda side: number not in side)
    partner = next(by_number[player] for player in own if player != number)

    async def told() -> LosersWish:
        return (await club.groups.teams_wish(lead.lead_id, partner)).wish

    await wished(club, lead, NORTH.member_id, KEEP)
    assert await told() == KEEP
    await club.groups.get_up(lead.lead_id, NORTH.member_id)
    assert await told() == CHANGE
    await club.groups.come_back(lead.lead_id, NORTH.member_id)
    assert await told() == KEEP
    await club.groups.get_up(lead.lead_id, NORTH.member_id)
    for member_id in (partner, by_number[theirs[0]]):
        await club.groups.say(lead.lead_id, member_id, number or 0, SeatVote.COMPUTER)
    assert (await club.tables.snapshot(lead.lead_id)).player_of(NORTH.member_id) is None
    assert await told() == CHANGE


async def test_what_is_said_of_another_round_is_not_stored(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, AFTER_LOSS, 4)
    await wished(club, lead, NORTH.member_id, KEEP)
    for round_ in (0, 2, None):
        found = await club.groups.say_teams_wish(lead.lead_id, NORTH.member_id, CHANGE, round_)
        assert found == TeamsWish(lead.lead_id, 1, KEEP)


@pytest.mark.slow
async def test_after_the_end_there_is_nothing_to_say(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, replace(AFTER_LOSS, team_target=1), 4)
    over = await play_all(club, lead.lead_id)
    with pytest.raises(GameOver):
        await wished(club, over, NORTH.member_id, KEEP)
    played = replay(read_record(await club.tables.record(over.lead_id, NORTH.member_id)))
    assert played.contest == over.contest


async def test_a_wish_moves_no_ply(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, AFTER_LOSS, 4)
    await wished(club, lead, NORTH.member_id, KEEP)
    now = await club.tables.snapshot(lead.lead_id)
    assert (now.table.ply, on_turn(now)) == (lead.table.ply, on_turn(lead))
