"""What members leave to be done in every deal of a game: kept until it is over, or taken back."""

from collections import defaultdict

import pytest
from sqlalchemy import update

from club.club import Club
from club.core.errors import AlreadyPlayed, NothingAhead, NotSeated
from club.table import left_orders
from club.table.scene import scene, scene_for
from club.table.snapshot import Snapshot
from data.schema.deals import orders
from data.storage.database import Database
from data.table.orders import OrdersRow, put
from engine.machine import Order
from engine.rules import PRESETS
from tests.club.club_helpers import EAST, NORTH, PLACE, begin, off_turn, on_turn, step
from tests.club.multiplayer.test_groups import PAIRS, gathered
from tests.club.play.test_orders import LONG, MANUAL, carry_out, leave


async def leave_standing(club: Club, snapshot: Snapshot, *left: Order) -> Snapshot:
    """Have the member who waits leave something to be done in every deal."""
    table = snapshot.table
    return await club.orders.leave_standing(table.table_id, table.ply, off_turn(snapshot), left)


def deal_of(snapshot: Snapshot) -> int:
    assert snapshot.deal is not None
    return snapshot.deal.deal


async def play_to_deal(club: Club, snapshot: Snapshot, number: int) -> Snapshot:
    """Play by hand, whatever was left, until a deal begins."""
    while deal_of(snapshot) < number:
        snapshot = await step(club, snapshot)
    return snapshot


def ones_own(snapshot: Snapshot, member_id: int) -> tuple[set[Order], set[Order]]:
    """What holds in this deal and may become due, and what in every one."""
    own = scene_for(snapshot, member_id)
    return set(own.orders), set(own.standing)


async def test_it_is_done_in_every_deal(club: Club) -> None:
    snapshot = await begin(club, MANUAL)
    member = off_turn(snapshot)
    snapshot = await leave_standing(club, snapshot, Order.UPCARD, Order.LAYOFFS)
    done = defaultdict[Order, set[int]](set)
    while deal_of(snapshot) < 15:
        due = left_orders.due(snapshot)
        if due is None:
            snapshot = await step(club, snapshot)
            continue
        assert due.member_id == member
        done[due.order].add(deal_of(snapshot))
        assert (snapshot.table.table_id, snapshot.table.ply) in await club.orders.in_force()
        found = await carry_out(club, snapshot)
        assert found is not None
        snapshot = found.snapshot
    assert len(done[Order.UPCARD]) > 2
    assert len(done[Order.LAYOFFS]) > 1
    assert ones_own(snapshot, member)[1] == {Order.UPCARD, Order.LAYOFFS}


async def test_what_was_left_for_one_deal_ends_with_it(club: Club) -> None:
    snapshot = await begin(club, MANUAL)
    member = off_turn(snapshot)
    await leave(club, snapshot, Order.UPCARD, Order.LAYOFFS)
    snapshot = await leave_standing(club, snapshot, Order.GIN)
    every = {Order.UPCARD, Order.LAYOFFS, Order.GIN}
    assert ones_own(snapshot, member) == (every, {Order.GIN})
    snapshot = await step(club, snapshot, "pass")
    found = await carry_out(club, snapshot)
    assert found is not None, "the upcard"
    snapshot = await play_to_deal(club, found.snapshot, 2)
    assert ones_own(snapshot, member)[1] == {Order.GIN}
    assert Order.LAYOFFS not in ones_own(snapshot, member)[0]
    snapshot = await play_to_deal(club, snapshot, 3)
    assert ones_own(snapshot, member)[1] == {Order.GIN}


async def test_done_in_a_later_deal_it_brings_nothing_of_an_earlier_one_back(club: Club) -> None:
    snapshot = await begin(club, MANUAL)
    member = off_turn(snapshot)
    await leave(club, snapshot, Order.GIN)
    snapshot = await leave_standing(club, snapshot, Order.UPCARD)
    snapshot = await play_to_deal(club, snapshot, 3)
    assert off_turn(snapshot) == member, "they deal again"
    snapshot = await step(club, snapshot, "pass")
    found = await carry_out(club, snapshot)
    assert found is not None
    assert scene_for(found.snapshot, member).order_done is Order.UPCARD
    assert ones_own(found.snapshot, member) == (set(), {Order.UPCARD})


async def test_each_menu_leaves_the_other_as_it_was(club: Club) -> None:
    snapshot = await begin(club, MANUAL)
    member = off_turn(snapshot)
    snapshot = await leave(club, snapshot, Order.UPCARD)
    snapshot = await leave_standing(club, snapshot, Order.GIN, Order.LAYOFFS)
    snapshot = await leave(club, snapshot, Order.GIN)
    here, every = ones_own(snapshot, member)
    assert here == every == {Order.GIN, Order.LAYOFFS}
    snapshot = await leave_standing(club, snapshot, Order.LAYOFFS)
    assert ones_own(snapshot, member) == ({Order.LAYOFFS}, {Order.LAYOFFS})
    snapshot = await leave_standing(club, snapshot)
    assert ones_own(snapshot, member) == (set(), set())


async def test_it_is_taken_back_in_any_deal_with_all_the_rest(club: Club) -> None:
    snapshot = await begin(club, MANUAL)
    member = off_turn(snapshot)
    await leave_standing(club, snapshot, Order.GIN)
    snapshot = await play_to_deal(club, snapshot, 3)
    await leave(club, snapshot, Order.UPCARD)
    table_id, ply = snapshot.table.table_id, snapshot.table.ply
    snapshot = await club.orders.take_back(table_id, ply, member)
    assert ones_own(snapshot, member) == (set(), set())
    assert await club.orders.in_force() == []
    with pytest.raises(AlreadyPlayed):
        await club.orders.take_back(table_id, ply, member)


async def test_nobody_else_sees_any_of_it(club: Club) -> None:
    before = await begin(club, LONG)
    dealer, other = off_turn(before), on_turn(before)
    seen = scene_for(before, other), scene(before, None), scene_for(before, EAST.member_id)
    after = await leave_standing(club, before, *Order)
    assert seen == (
        scene_for(after, other),
        scene(after, None),
        scene_for(after, EAST.member_id),
    )
    assert scene_for(after, dealer).standing
    assert "+" not in repr(after.orders)


@pytest.mark.parametrize("who", ["stranger", "on turn"])
async def test_others_and_those_on_turn_leave_nothing(club: Club, who: str) -> None:
    snapshot = await begin(club, LONG)
    member_id = EAST.member_id if who == "stranger" else on_turn(snapshot)
    with pytest.raises(NotSeated if who == "stranger" else AlreadyPlayed):
        await club.orders.leave_standing(snapshot.table.table_id, 0, member_id, [Order.GIN])


async def test_only_what_the_rules_have_is_left(club: Club) -> None:
    snapshot = await begin(club, LONG)
    assert ones_own(await leave_standing(club, snapshot, *Order), off_turn(snapshot))[1] == {
        Order.UPCARD,
        Order.GIN,
    }
    with pytest.raises(NothingAhead):
        await leave_standing(club, snapshot, Order.CHALLENGES)
    mahjong = await begin(club, PRESETS.rules("mahjong"))
    with pytest.raises(NothingAhead):
        await leave_standing(club, mahjong, *Order)


async def test_nothing_is_left_against_the_computer(club: Club) -> None:
    snapshot = await club.starting.practice(PLACE, NORTH, LONG, "novice", 5000)
    while snapshot.computer_to_move is None:
        snapshot = await step(club, snapshot)
    assert scene_for(snapshot, NORTH.member_id).standing_possible == ()
    table_id, ply = snapshot.table.table_id, snapshot.table.ply
    with pytest.raises(NothingAhead):
        await club.orders.leave_standing(table_id, ply, NORTH.member_id, [Order.GIN])


async def test_it_ends_with_the_game(club: Club, database: Database) -> None:
    snapshot = await leave_standing(club, await begin(club, LONG), Order.GIN)
    await step(club, snapshot, "resign")
    async with database.read() as connection:
        assert (await connection.execute(orders.select())).all() == []


@pytest.mark.parametrize("text", ["+", "gin++", "no+such+words+ gin", "+gin", "+ " * 900])
async def test_a_bad_row_does_no_harm(club: Club, database: Database, text: str) -> None:
    snapshot = await leave_standing(club, await begin(club, LONG), Order.UPCARD)
    member = off_turn(snapshot)
    async with database.write() as connection:
        await connection.execute(update(orders).values(text=text))
    snapshot = await club.tables.snapshot(snapshot.table.table_id)
    assert scene_for(snapshot, member).standing == ()
    await club.orders.in_force()
    snapshot = await play_to_deal(club, snapshot, 3)
    assert await carry_out(club, await step(club, snapshot, "pass")) is None


async def test_nothing_is_left_for_deals_at_other_tables(club: Club, database: Database) -> None:
    """Teams change tables, and what was left at one would come back unseen."""
    lead = await gathered(club, PAIRS, 4)
    assert len(lead.boards) > 1
    member = off_turn(lead)
    possible = lead.possible_orders(member)
    assert possible
    assert scene_for(lead, member).standing_possible == ()
    with pytest.raises(NothingAhead):
        await leave_standing(club, lead, *possible)
    async with database.write() as connection:
        here = lead.table.table_id, member, deal_of(lead)
        await put(connection, OrdersRow(*here, " ".join(f"{order}+" for order in possible)))
    assert ones_own(await club.tables.snapshot(lead.lead_id), member) == (set(), set())
