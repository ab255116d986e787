"""Contests of more than two: lobbies, who sits where, several tables under one sheet."""

import itertools
from dataclasses import replace

import pytest

from club.club import Club
from club.core.errors import (
    AlreadyAnswered,
    AlreadyJoined,
    DoneByTwinError,
    GameOver,
    NoAdvice,
    NoSuchLevel,
    NotEnoughPlayers,
    NotJoined,
    NotSeated,
    NotYours,
    SideFull,
    UnplayableRules,
)
from club.core.people import Person
from club.table.scene import scene, scene_for
from club.table.snapshot import Snapshot
from data.storage.database import Database
from engine.record import read_record, replay
from engine.rules import PRESETS, Rules, write_rules
from engine.words import FirstDealer, ImmediateKnock, PartnerTalk, TeamResultVisibility
from tests.club.club_helpers import PLACE, computer_move, make_club, on_turn, step

PEOPLE = tuple(Person(100 + number, f"@player{number}") for number in range(1, 13))
NORTH, SOUTH, EAST, WEST = PEOPLE[:4]
STRANGER = Person(999, "@stranger")

PAIRS = PRESETS.rules("standard", seating="partnership", team_size=2, team_target=60)
ROBIN = PRESETS.rules("standard", seating="round_robin", game_target=40)
LONG = PRESETS.rules("standard", seating="round_robin", game_target=1000)
CAPTAIN = PRESETS.rules("standard", seating="captain", game_target=40)

presses = itertools.count(70_000)


async def gathered(club: Club, rules: Rules, players: int, *, start: bool = False) -> Snapshot:
    """A lobby that so many have joined, side by side in turns."""
    lobby = await club.groups.gather(PLACE, NORTH, rules, next(presses))
    for number, person in enumerate(PEOPLE[1:players], start=2):
        side = 2 - number % 2
        lobby = await club.groups.join(lobby.table.table_id, person, next(presses), side)
    if start:
        lobby = await club.groups.start(lobby.table.table_id, NORTH, next(presses))
    return lobby


async def play_all(club: Club, lead_id: int) -> Snapshot:
    """Play every table of a contest, a move each in turn, until it is over."""
    while True:
        lead = await club.tables.snapshot(lead_id)
        if lead.table.status == "finished":
            return lead
        for board in lead.boards:
            here = lead if board == lead_id else await club.tables.snapshot(board)
            if here.state is None:
                continue
            if here.computer_to_move is not None:
                await computer_move(club, board)
            else:
                await step(club, here)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rules", "players"),
    [
        (PAIRS, 4),
        (PRESETS.rules("standard", seating="partnership", team_size=3, team_target=20), 6),
        (PRESETS.rules("tedesco", seating="partnership", team_size=2, team_target=30), 4),
        (PRESETS.rules("oklahoma_match", seating="partnership", team_size=2, team_target=20), 4),
        (replace(PAIRS, team_result_visibility=TeamResultVisibility.AFTER_DISCARD), 4),
        (ROBIN, 3),
        (ROBIN, 4),
        (CAPTAIN, 3),
        (CAPTAIN, 5),
        (replace(CAPTAIN, first_dealer=FirstDealer.CUT_LOW_DEALS), 4),
        (replace(PAIRS, immediate_knock=ImmediateKnock.MISDEAL, knock_limit=60), 4),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else write_rules(value),
)
async def test_a_contest_ends_as_its_record_replays(
    database: Database, rules: Rules, players: int
) -> None:
    club = make_club(database)
    full = rules.seating == "partnership" or (players == 4 and rules.seating == "round_robin")
    begun = await gathered(club, rules, players, start=not full)
    assert begun.table.status == "playing"
    over = await play_all(club, begun.lead_id)
    played = replay(read_record(await club.tables.record(over.lead_id, NORTH.member_id)))
    assert over.contest is not None
    assert played.contest == over.contest
    for board in over.boards:
        assert (await club.tables.snapshot(board)).table.status == "finished"


async def test_each_table_of_a_team_seats_its_own_two(database: Database) -> None:
    club = make_club(database)
    begun = await gathered(club, PAIRS, 4)
    boards = [await club.tables.snapshot(board) for board in begun.boards]
    assert [board.number for board in boards] == [1, 2]
    seated = {each.member_id for board in boards for each in board.seats}
    assert seated == {person.member_id for person in PEOPLE[:4]}
    # Sides were joined in turns: the first and third against the second and fourth.
    for board in boards:
        assert board.seat_of(NORTH.member_id) != 2
        assert board.seat_of(SOUTH.member_id) != 1
        assert [each.name for each in board.players] == [person.name for person in PEOPLE[:4]]
    deals = [board.deal for board in boards if board.deal is not None]
    assert [deal.deal for deal in deals] == [1, 2]
    assert deals[0].seed != deals[1].seed


async def test_one_card_of_the_second_deck_serves_a_round(database: Database) -> None:
    rules = PRESETS.rules("oklahoma_match", seating="partnership", team_size=3)
    begun = await gathered(make_club(database), rules, 6)
    club = make_club(database)
    cards = [(await club.tables.snapshot(board)).deal for board in begun.boards]
    assert len({deal.knock_card for deal in cards if deal is not None}) == 1


@pytest.mark.slow
async def test_a_round_waits_for_its_last_table(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, replace(PAIRS, team_target=1000), 4)
    first, second = lead.boards
    here = await club.tables.snapshot(first)
    while here.state is not None:
        here = await step(club, here)
    assert here.table.status == "playing"
    assert here.contest is not None
    assert here.contest.rounds == ()
    ply = here.table.ply
    there = await club.tables.snapshot(second)
    while there.deal is not None and there.deal.round == 1:
        there = await step(club, there)
    again = await club.tables.snapshot(first)
    assert again.deal is not None
    assert again.deal.round == 2
    assert again.deal.first_ply == again.table.ply == ply + 1, "its messages count as behind"
    # Two a side change opponents with every hand.
    assert {each.member_id for each in again.seats} != {each.member_id for each in here.seats}
    assert {each.member_id for each in again.last_seats} == {each.member_id for each in here.seats}
    assert scene(again, None).of_last.seats == scene(here, None).seats


async def test_the_loser_of_a_round_robin_sits_out(database: Database) -> None:
    club = make_club(database)
    here = await gathered(club, LONG, 3, start=True)
    assert here.seat_of(NORTH.member_id) is None
    out = scene_for(here, NORTH.member_id)
    assert (out.viewer, out.player) == (None, 3)
    assert out.view is not None
    assert out.view.hand == ()
    with pytest.raises(NotSeated):
        await club.playing.play(here.lead_id, here.table.ply, NORTH.member_id, "stock")
    number = here.deal.deal if here.deal else 0
    while here.last is None or here.last.winner is None or here.last.number < number:
        here = await step(club, here)
    assert here.seat_of(NORTH.member_id) is not None
    loser = next(each for each in here.last_seats if each.seat != here.last.winner)
    assert loser.member_id is not None
    assert here.seat_of(loser.member_id) is None


async def test_a_press_in_a_lobby_counts_once(database: Database) -> None:
    club = make_club(database)
    lobby = await club.groups.gather(PLACE, NORTH, PAIRS, 1)
    table_id = lobby.table.table_id
    with pytest.raises(DoneByTwinError):
        await club.groups.gather(PLACE, NORTH, PAIRS, 1)
    joined = await club.groups.join(table_id, SOUTH, 2, 2)
    assert joined.table.ply == lobby.table.ply + 1
    with pytest.raises(DoneByTwinError):
        await club.groups.join(table_id, SOUTH, 2, 2)
    with pytest.raises(AlreadyJoined):
        await club.groups.join(table_id, SOUTH, 3, 2)
    changed = await club.groups.join(table_id, SOUTH, 4, 1)
    assert [each.side for each in changed.players] == [1, 1]
    with pytest.raises(SideFull):
        await club.groups.join(table_id, EAST, 5, 1)
    assert changed == await club.tables.snapshot(table_id)


async def test_who_gets_up_makes_the_others_move_up(database: Database) -> None:
    club = make_club(database)
    lobby = await gathered(club, CAPTAIN, 4)
    table_id = lobby.table.table_id
    with pytest.raises(NotJoined):
        await club.groups.leave(table_id, NORTH, next(presses))
    with pytest.raises(NotJoined):
        await club.groups.leave(table_id, STRANGER, next(presses))
    left = await club.groups.leave(table_id, SOUTH, next(presses))
    assert [(each.seat, each.name) for each in left.players] == [
        (1, NORTH.name),
        (2, EAST.name),
        (3, WEST.name),
    ]


@pytest.mark.slow
async def test_only_the_host_fills_and_begins(database: Database) -> None:
    club = make_club(database)
    lobby = await gathered(club, ROBIN, 2)
    table_id = lobby.table.table_id
    with pytest.raises(NotYours):
        await club.groups.start(table_id, SOUTH, next(presses))
    with pytest.raises(NotEnoughPlayers) as told:
        await club.groups.start(table_id, NORTH, next(presses))
    assert told.value.args_ == {"needed": 1}
    with pytest.raises(NotYours):
        await club.groups.seat_computer(table_id, SOUTH, next(presses))
    with pytest.raises(NoSuchLevel):
        await club.groups.seat_computer(table_id, NORTH, next(presses), level="nobody")
    await club.groups.seat_computer(table_id, NORTH, next(presses), level="novice")
    begun = await club.groups.start(table_id, NORTH, next(presses))
    assert begun.players[2].player == "novice"
    with pytest.raises(AlreadyAnswered):
        await club.groups.join(table_id, EAST, next(presses))
    over = await play_all(club, table_id)
    assert over.contest is not None
    assert over.contest.finished


async def test_the_computer_is_found_at_every_table(database: Database) -> None:
    club = make_club(database)
    lobby = await club.groups.gather(PLACE, NORTH, PAIRS, next(presses))
    table_id = lobby.table.table_id
    for side in (1, 2, 2):
        lobby = await club.groups.seat_computer(table_id, NORTH, next(presses), side)
    assert lobby.table.status == "playing"
    waiting = await club.tables.computer_to_move()
    boards = [await club.tables.snapshot(board) for board in lobby.boards]
    assert waiting == [each.table.table_id for each in boards if each.computer_to_move]


async def test_rules_and_players_have_to_fit(database: Database) -> None:
    club = make_club(database)
    with pytest.raises(UnplayableRules) as told:
        await club.starting.challenge(PLACE, NORTH, SOUTH, PAIRS)
    assert told.value.args_ == {"code": "seating"}
    begun = await club.starting.accept(
        (
            await club.starting.challenge(PLACE, NORTH, SOUTH, PRESETS.rules("standard"))
        ).table.table_id,
        SOUTH,
        9,
    )
    with pytest.raises(UnplayableRules):
        await club.groups.get_up(begun.table.table_id, NORTH.member_id)


@pytest.mark.slow
async def test_partners_advise_as_the_rules_allow(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, PAIRS, 4)
    first, second = lead.boards
    with pytest.raises(NoAdvice):
        await club.groups.advice(first, NORTH.member_id)
    with pytest.raises(NotSeated):
        await club.groups.advice(first, STRANGER.member_id)
    here = await club.tables.snapshot(first)
    one = here.seats[0].member_id
    assert one is not None
    while here.state is not None:
        here = await step(club, here)
    [seen] = await club.groups.advice(first, one)
    partner = await club.tables.snapshot(second)
    assert seen == scene(partner, 1)
    talking = await gathered(club, replace(PAIRS, partner_talk=PartnerTalk.ALWAYS), 4)
    assert await club.groups.advice(talking.lead_id, NORTH.member_id)
    silent = await gathered(club, replace(PAIRS, partner_talk=PartnerTalk.OFF), 4)
    with pytest.raises(NoAdvice):
        await club.groups.advice(silent.lead_id, NORTH.member_id)


async def test_what_a_partner_has_picked_is_not_shown(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, replace(PAIRS, partner_talk=PartnerTalk.ALWAYS), 4)
    first, second = lead.boards
    there = await club.tables.snapshot(second)
    await club.playing.pick(second, there.table.ply, on_turn(there), "resign")
    assert (await club.tables.snapshot(second)).drafts
    for each in (await club.tables.snapshot(first)).seats:
        [seen] = await club.groups.advice(first, each.member_id or 0)
        assert seen.draft is None


@pytest.mark.slow
async def test_a_result_waits_for_those_who_have_yet_to_discard(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(
        club,
        replace(PAIRS, team_result_visibility=TeamResultVisibility.AFTER_DISCARD, team_target=1000),
        4,
    )
    first, second = lead.boards
    there = await club.tables.snapshot(second)
    while max(there.state.view(None).hand_sizes if there.state else (11,)) < 11:
        there = await step(club, there)
    here = await club.tables.snapshot(first)
    while here.state is not None:
        here = await step(club, here)
    assert here.held
    assert scene(here, None).last is None
    assert scene(here, None).revealed == ()
    assert scene(here, 1).last is not None
    while there.state is not None and max(there.state.view(None).hand_sizes) > 10:
        there = await step(club, there)
    assert first in there.stirred
    told = await club.tables.snapshot(first)
    assert not told.held
    assert scene(told, None).last == told.last


async def test_a_member_finds_the_table_they_play_at(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, PAIRS, 4)
    for board in lead.boards:
        here = await club.tables.snapshot(board)
        for member_id in (on_turn(here), off_turn_here(here)):
            [found] = await club.tables.tables_of(member_id)
            assert found.table.table_id == board


def off_turn_here(snapshot: Snapshot) -> int:
    mine = on_turn(snapshot)
    return next(
        each.member_id
        for each in snapshot.seats
        if each.member_id is not None and each.member_id != mine
    )


async def test_a_press_about_a_seat_counts_once(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, PAIRS, 4)
    table_id, west = lead.lead_id, lead.player_of(WEST.member_id) or 0
    await club.groups.get_up(table_id, WEST.member_id, 1)
    with pytest.raises(DoneByTwinError):
        await club.groups.get_up(table_id, WEST.member_id, 1)
    await club.groups.come_back(table_id, WEST.member_id, 2)
    with pytest.raises(DoneByTwinError):
        await club.groups.come_back(table_id, WEST.member_id, 2)
    await club.groups.get_up(table_id, WEST.member_id, 3)
    await club.groups.say(table_id, NORTH.member_id, west, "forfeit", 4)
    over = await club.groups.say(table_id, SOUTH.member_id, west, "forfeit", 5)
    assert over.table.status == "finished"
    with pytest.raises(DoneByTwinError):  # the other process gets the same press
        await club.groups.say(table_id, SOUTH.member_id, west, "forfeit", 5)
    with pytest.raises(GameOver):
        await club.groups.say(table_id, SOUTH.member_id, west, "forfeit", 6)
