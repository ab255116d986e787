"""A player of a contest of more than two who gets up in the middle of it."""

import pytest

from club.core.errors import AlreadyJoined, GameOver, NotSeated, SeatTaken, Yourself
from data.schema.vocabulary import EndCause
from data.storage.database import Database
from engine.rules import PRESETS
from engine.verify import verify
from tests.club.club_helpers import make_club, step
from tests.club.multiplayer.test_groups import (
    EAST,
    NORTH,
    PAIRS,
    PEOPLE,
    ROBIN,
    SOUTH,
    STRANGER,
    gathered,
    play_all,
)


@pytest.mark.slow
async def test_the_others_agree_on_the_computer(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, PAIRS, 4)
    await club.groups.get_up(lead.boards[1], EAST.member_id)
    with pytest.raises(SeatTaken):
        await club.groups.say(lead.lead_id, SOUTH.member_id, 1, "computer")
    with pytest.raises(Yourself):
        await club.groups.say(lead.lead_id, EAST.member_id, 3, "computer")
    half = await club.groups.say(lead.lead_id, SOUTH.member_id, 3, "computer")
    assert half.players[2].left_at is not None, "the partner has a say as well"
    done = await club.groups.say(lead.lead_id, NORTH.member_id, 3, "computer")
    assert (done.players[2].player, done.players[2].left_at) == ("club", None)
    over = await play_all(club, lead.lead_id)
    assert over.contest is not None
    assert over.contest.finished


async def test_the_others_agree_on_a_newcomer(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, ROBIN, 3, start=True)
    await club.groups.get_up(lead.lead_id, NORTH.member_id)
    with pytest.raises(SeatTaken):
        await club.groups.say(lead.lead_id, SOUTH.member_id, 3, str(STRANGER.member_id))
    with pytest.raises(AlreadyJoined):
        await club.groups.offer_oneself(lead.lead_id, EAST, 3)
    await club.groups.offer_oneself(lead.lead_id, STRANGER, 3)
    for person in (SOUTH, EAST):
        lead = await club.groups.say(lead.lead_id, person.member_id, 3, str(STRANGER.member_id))
    assert lead.players[2].member_id == STRANGER.member_id
    assert lead.player_of(STRANGER.member_id) == 3
    with pytest.raises(NotSeated):
        await club.playing.play(lead.lead_id, lead.table.ply, NORTH.member_id, "pass")


@pytest.mark.parametrize("blocks", ["who plays", "who asks"])
async def test_who_is_blocked_sits_down_no_more(database: Database, blocks: str) -> None:
    club = make_club(database)
    lead = await gathered(club, ROBIN, 3, start=True)
    await club.groups.get_up(lead.lead_id, NORTH.member_id)
    await club.groups.offer_oneself(lead.lead_id, STRANGER, 3)
    await club.groups.say(lead.lead_id, SOUTH.member_id, 3, str(STRANGER.member_id))
    pair = (EAST, STRANGER) if blocks == "who plays" else (STRANGER, EAST)
    assert await club.friends.block(*pair) == [lead.lead_id]
    with pytest.raises(SeatTaken):
        await club.groups.say(lead.lead_id, EAST.member_id, 3, str(STRANGER.member_id))
    (left,) = (await club.tables.snapshot(lead.lead_id)).leavings
    assert not left.candidates
    assert not left.said


async def test_who_has_left_keeps_nobody_from_the_seat(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, ROBIN, 3, start=True)
    await club.groups.get_up(lead.lead_id, NORTH.member_id)
    await club.groups.offer_oneself(lead.lead_id, STRANGER, 3)
    assert await club.friends.block(NORTH, STRANGER) == []
    for person in (SOUTH, EAST):
        lead = await club.groups.say(lead.lead_id, person.member_id, 3, str(STRANGER.member_id))
    assert lead.players[2].member_id == STRANGER.member_id


async def test_the_others_agree_that_it_is_lost(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, PAIRS, 4)
    gone = await club.tables.snapshot(lead.boards[0])
    member = gone.seats[0].member_id
    assert member is not None
    number = gone.player_of(member)
    assert number is not None
    await club.groups.get_up(lead.lead_id, member)
    others = [person.member_id for person in PEOPLE[:4] if person.member_id != member]
    for other in others:
        lead = await club.tables.snapshot(lead.lead_id)
        if lead.contest is not None and not lead.contest.finished:
            await club.groups.say(lead.lead_id, other, number, "forfeit")
    lead = await club.tables.snapshot(lead.lead_id)
    assert lead.contest is not None
    assert lead.contest.settlement is not None
    assert (lead.contest.settlement.reason, lead.contest.settlement.winner) == ("forfeit", 2)
    assert lead.cause == EndCause.LEFT
    with pytest.raises(GameOver):
        await club.groups.get_up(lead.lead_id, others[0])


async def test_who_comes_back_keeps_the_seat(database: Database) -> None:
    club = make_club(database)
    lead = await gathered(club, ROBIN, 3, start=True)
    await club.groups.get_up(lead.lead_id, NORTH.member_id)
    await club.groups.say(lead.lead_id, SOUTH.member_id, 3, "computer")
    back = await club.groups.come_back(lead.lead_id, NORTH.member_id)
    assert back.players[2].left_at is None
    with pytest.raises(SeatTaken):
        await club.groups.say(lead.lead_id, EAST.member_id, 3, "computer")


@pytest.mark.parametrize("board", [0, 1])
@pytest.mark.parametrize("cut", ["standard", "dictionary"])
async def test_a_contest_that_ends_while_another_table_plays_holds(
    database: Database, board: int, cut: str
) -> None:
    club = make_club(database)
    rules = PRESETS.rules(cut, seating="partnership", team_size=2, team_target=60)
    lead = await gathered(club, rules, 4)
    for each in lead.boards:
        here = await club.tables.snapshot(each)
        for _ in range(3):
            here = await step(club, here)
    left = (await club.tables.snapshot(lead.boards[board])).seats[0]
    assert left.member_id is not None
    number = lead.player_of(left.member_id)
    assert number is not None
    await club.groups.get_up(lead.lead_id, left.member_id)
    for person in PEOPLE[:4]:
        now = await club.tables.snapshot(lead.lead_id)
        if person.member_id != left.member_id and now.table.status == "playing":
            await club.groups.say(lead.lead_id, person.member_id, number, "forfeit")
    for member_id in (None, *(each.member_id for each in PEOPLE[:4])):
        found = verify(await club.tables.record(lead.lead_id, member_id))
        assert found.contest
        assert found.whole
        assert (found.deals, found.running) == ((board + 1,), (2 - board,))
        assert found.played.contest.settlement is not None
        broken = next(each for each in found.record.deals if each.number in found.running)
        assert (broken.deck, broken.seed, broken.moves) == (None, None, ())
