"""What members leave to be done ahead of their turns: kept for them alone, and carried out once."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio
from sqlalchemy import update

from club.club import Club
from club.core.errors import (
    AlreadyPlayed,
    GameOver,
    NoSuchTable,
    NothingAhead,
    NotSeated,
    Refusal,
)
from club.play.orders import CarriedOut
from club.table import left_orders
from club.table.left_orders import OrderedMoves
from club.table.scene import scene, scene_for
from club.table.snapshot import Snapshot
from data.schema.deals import orders
from data.storage.database import Database
from data.table.orders import OrdersRow
from engine.machine import Order
from engine.moves import Move, MoveKind
from engine.record import read_record, replay
from engine.rules import PRESETS, read_rules
from tests.club.club_helpers import (
    EAST,
    NORTH,
    PLACE,
    SOUTH,
    Clock,
    begin,
    make_club,
    off_turn,
    on_turn,
    step,
)

LONG = PRESETS.rules("standard", game_target=1000)
MANUAL = PRESETS.rules("standard", layoff_mode="manual", knock_limit=50, game_target=1000)
EVERY = tuple(Order)


async def leave(club: Club, snapshot: Snapshot, *left: Order, ply: int | None = None) -> Snapshot:
    """Have the member who waits leave something to be done."""
    table = snapshot.table
    at = table.ply if ply is None else ply
    return await club.orders.leave(table.table_id, at, off_turn(snapshot), left)


async def carry_out(club: Club, snapshot: Snapshot) -> CarriedOut | None:
    return await club.orders.carry_out(snapshot.table.table_id, snapshot.table.ply)


async def done(club: Club, snapshot: Snapshot) -> Snapshot:
    """The table once what is due there has been done."""
    found = await carry_out(club, snapshot)
    assert found is not None
    return found.snapshot


async def passed_to_south(club: Club, *left: Order) -> Snapshot:
    """A table at which the dealer has left word and has just been offered the upcard."""
    snapshot = await begin(club, LONG)
    snapshot = await leave(club, snapshot, *left)
    return await step(club, snapshot, "pass")


def last_kind(snapshot: Snapshot) -> str:
    assert snapshot.state is not None
    return snapshot.state.last_move.kind


async def test_what_was_left_is_done_as_a_move_of_the_member(club: Club) -> None:
    snapshot = await passed_to_south(club, Order.UPCARD)
    dealer = on_turn(snapshot)
    assert left_orders.due(snapshot) is not None
    found = await carry_out(club, snapshot)
    assert found is not None
    assert found.member_id == dealer
    assert found.snapshot.table.ply == snapshot.table.ply + 1
    assert last_kind(found.snapshot) in {MoveKind.TAKE, MoveKind.PASS}
    own = scene_for(found.snapshot, dealer)
    assert (own.order_done, own.order_due, own.orders) == (Order.UPCARD, None, ())
    assert found.snapshot == await club.tables.snapshot(snapshot.table.table_id)
    assert await carry_out(club, snapshot) is None, "only once"


async def test_nobody_is_noted_as_about_by_it(club: Club, clock: Clock) -> None:
    before = await passed_to_south(club, Order.UPCARD)
    clock.time = clock.time.replace(year=clock.time.year + 1)
    after = await done(club, before)
    assert after.members == before.members


async def test_what_isnt_due_is_not_done(club: Club) -> None:
    snapshot = await passed_to_south(club, Order.GIN)
    assert left_orders.due(snapshot) is None
    assert await carry_out(club, snapshot) is None
    assert await club.tables.snapshot(snapshot.table.table_id) == snapshot
    assert scene_for(snapshot, on_turn(snapshot)).orders == (Order.GIN,)


async def test_it_is_taken_back_until_it_is_done(club: Club) -> None:
    snapshot = await passed_to_south(club, Order.UPCARD, Order.GIN)
    table, dealer = snapshot.table, on_turn(snapshot)
    back = await club.orders.take_back(table.table_id, table.ply, dealer)
    assert scene_for(back, dealer).orders == ()
    assert await carry_out(club, snapshot) is None
    with pytest.raises(AlreadyPlayed):
        await club.orders.take_back(table.table_id, table.ply, dealer)


async def test_once_done_it_can_no_more_be_taken_back(club: Club) -> None:
    snapshot = await passed_to_south(club, Order.UPCARD)
    dealer = on_turn(snapshot)
    await done(club, snapshot)
    with pytest.raises(AlreadyPlayed):
        await club.orders.take_back(snapshot.table.table_id, snapshot.table.ply, dealer)


async def test_the_last_choice_is_what_holds(club: Club) -> None:
    snapshot = await leave(club, await begin(club, LONG), Order.UPCARD, Order.GIN)
    dealer = off_turn(snapshot)
    assert scene_for(snapshot, dealer).orders == (Order.UPCARD, Order.GIN)
    snapshot = await leave(club, snapshot, Order.GIN)
    assert scene_for(snapshot, dealer).orders == (Order.GIN,)
    snapshot = await leave(club, snapshot)
    assert scene_for(snapshot, dealer).orders == ()


async def test_it_holds_for_one_deal(club: Club) -> None:
    snapshot = await begin(club, MANUAL)
    member = off_turn(snapshot)
    first = await leave(club, snapshot, Order.GIN)
    while first.deal is not None and snapshot.deal is not None and snapshot.deal.deal == 1:
        snapshot = await step(club, snapshot)
    assert scene_for(snapshot, member).orders == ()
    assert await club.orders.in_force() == []
    for act in (club.orders.look, club.orders.take_back):
        with pytest.raises(AlreadyPlayed):
            await act(first.table.table_id, first.table.ply, member)
    with pytest.raises(AlreadyPlayed):
        await club.orders.leave(first.table.table_id, first.table.ply, member, EVERY)


async def test_nobody_else_sees_any_of_it(club: Club) -> None:
    before = await begin(club, LONG)
    dealer, other = off_turn(before), on_turn(before)
    table_id = before.table.table_id
    seen = scene_for(before, other), scene(before, None), scene_for(before, EAST.member_id)
    after = await leave(club, before, *EVERY)
    assert (
        scene_for(after, other),
        scene(after, None),
        scene_for(after, EAST.member_id),
    ) == seen
    assert scene_for(after, dealer) != scene_for(before, dealer)
    record = await club.tables.record(table_id, other)
    moved = await step(club, after, "pass")
    at_once = await done(club, moved)
    for viewer in (scene_for(at_once, other), scene(at_once, None)):
        assert viewer.orders == ()
        assert (viewer.order_due, viewer.order_done, viewer.order_done_in_last) == (None,) * 3
    plain = await club.tables.record(table_id, other)
    new = set(plain.split()) - set(record.split())
    assert {word for word in new if not word.startswith('"')} <= {"pass", "take"}


async def test_a_copy_of_data_has_only_ones_own(club: Club) -> None:
    snapshot = await leave(club, await begin(club, LONG), Order.GIN, Order.UPCARD)
    dealer, other = off_turn(snapshot), on_turn(snapshot)
    mine = await club.own_data.copy(dealer, "")
    theirs = await club.own_data.copy(other, "")
    assert b"upcard gin" in mine
    assert b"upcard gin" not in theirs


async def test_it_is_deleted_with_its_member(club: Club, database: Database) -> None:
    snapshot = await leave(club, await begin(club, LONG), Order.GIN)
    await club.own_data.forget(off_turn(snapshot))
    async with database.read() as connection:
        assert (await connection.execute(orders.select())).all() == []


@pytest.mark.parametrize(
    ("who", "ahead", "refusal"),
    [
        (EAST.member_id, 0, NotSeated),
        ("on turn", 0, AlreadyPlayed),
        ("off turn", 1, AlreadyPlayed),
        ("off turn", 10**8, AlreadyPlayed),
    ],
)
async def test_others_and_those_on_turn_leave_nothing(
    club: Club, who: int | str, ahead: int, refusal: type[Refusal]
) -> None:
    snapshot = await begin(club, LONG)
    named = {"on turn": on_turn(snapshot), "off turn": off_turn(snapshot)}
    member = who if isinstance(who, int) else named[who]
    table_id, ply = snapshot.table.table_id, snapshot.table.ply + ahead
    with pytest.raises(refusal):
        await club.orders.leave(table_id, ply, member, EVERY)
    with pytest.raises(refusal):
        await club.orders.look(table_id, ply, member)
    with pytest.raises((refusal, AlreadyPlayed)):
        await club.orders.take_back(table_id, ply, member)
    assert (await club.tables.snapshot(table_id)).orders == {}


async def test_where_there_is_no_table_or_no_game_nothing_is_left(club: Club) -> None:
    with pytest.raises(NoSuchTable):
        await club.orders.leave(404, 0, NORTH.member_id, EVERY)
    waiting = await club.starting.challenge(PLACE, NORTH, SOUTH, LONG)
    with pytest.raises(GameOver):
        await club.orders.leave(waiting.table.table_id, 0, NORTH.member_id, EVERY)


async def test_nothing_is_left_against_the_computer(club: Club) -> None:
    snapshot = await club.starting.practice(PLACE, NORTH, LONG, "novice", 5000)
    while snapshot.computer_to_move is None:
        snapshot = await step(club, snapshot)
    with pytest.raises(NothingAhead):
        await club.orders.leave(snapshot.table.table_id, snapshot.table.ply, NORTH.member_id, EVERY)


async def test_nothing_that_was_left_is_done_once_the_computer_sits_opposite(club: Club) -> None:
    snapshot = await passed_to_south(club, Order.UPCARD)
    dealer = on_turn(snapshot)
    taken_over = replace(
        snapshot,
        seats=tuple(
            each if each.member_id == dealer else replace(each, member_id=None, player="novice")
            for each in snapshot.seats
        ),
    )
    assert left_orders.left_by(snapshot, dealer) == (Order.UPCARD,)
    assert left_orders.left_by(taken_over, dealer) == ()
    assert left_orders.due(taken_over) is None


async def test_who_waits_is_the_only_one_with_a_choice_ahead(club: Club) -> None:
    snapshot = await begin(club, LONG)
    dealer, other = off_turn(snapshot), on_turn(snapshot)
    assert scene_for(snapshot, dealer).orders_possible == (Order.UPCARD, Order.GIN)
    assert scene_for(snapshot, other).orders_possible == ()
    assert scene_for(snapshot, EAST.member_id).orders_possible == ()
    alone = await club.starting.practice(PLACE, NORTH, LONG, "novice", 5000)
    while alone.computer_to_move is None:
        alone = await step(club, alone)
    assert scene_for(alone, NORTH.member_id).orders_possible == ()


async def test_what_is_refused_is_dropped(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    snapshot = await passed_to_south(club, Order.UPCARD)
    dealer, due = on_turn(snapshot), left_orders.due

    def illegal(snapshot: Snapshot) -> OrderedMoves | None:
        found = due(snapshot)
        return found and replace(found, moves=(Move(MoveKind.STOCK),))

    monkeypatch.setattr(left_orders, "due", illegal)
    found = await carry_out(club, snapshot)
    assert found == CarriedOut(
        await club.tables.snapshot(snapshot.table.table_id), dealer, moved=False
    )
    assert found.snapshot.table.ply == snapshot.table.ply
    assert scene_for(found.snapshot, dealer).orders == ()
    assert await carry_out(club, found.snapshot) is None


async def test_what_is_long_over_is_not_read_again(club: Club) -> None:
    snapshot = await leave(club, await begin(club, LONG), Order.UPCARD)
    assert snapshot.orders
    dealt = snapshot.deal
    assert dealt is not None
    for number, still in ((dealt.deal + 1, True), (dealt.deal + 2, False)):
        while snapshot.deal is not None and snapshot.deal.deal < number:
            snapshot = await step(club, snapshot)
        assert bool(snapshot.orders) == still


async def test_nothing_is_kept_of_a_game_that_is_over(club: Club, database: Database) -> None:
    snapshot = await leave(club, await begin(club, LONG), Order.UPCARD)
    await step(club, snapshot, "resign")
    async with database.read() as connection:
        assert (await connection.execute(orders.select())).all() == []


@pytest.mark.parametrize("preset", ["mahjong", "skarney", "colonel"])
async def test_nothing_is_left_where_nothing_can_be(club: Club, preset: str) -> None:
    snapshot = await begin(club, PRESETS.rules(preset))
    with pytest.raises(NothingAhead):
        await leave(club, snapshot, *EVERY)


async def test_what_can_no_more_become_due_is_left_out(club: Club) -> None:
    snapshot = await begin(club, LONG)
    dealer = off_turn(snapshot)
    for word in ("pass", "pass", "stock"):
        snapshot = await step(club, snapshot, word)
    assert off_turn(snapshot) == dealer
    left = await leave(club, snapshot, *EVERY, ply=0)
    assert scene_for(left, dealer).orders == (Order.GIN,)
    with pytest.raises(NothingAhead):
        await leave(club, snapshot, Order.UPCARD, ply=0)


@pytest.mark.parametrize(
    "damage",
    [
        {"text": "no such words: gin!"},
        {"text": ""},
        {"text": "gin " * 1000},
        {"deal": 2**31 - 1},
        {"ply": 2**31 - 1, "done": "upcard"},
        {"ply": 0, "done": "nothing known"},
        {"ply": 3, "done": None},
    ],
)
async def test_a_bad_row_does_no_harm(
    club: Club, database: Database, damage: dict[str, object]
) -> None:
    snapshot = await leave(club, await begin(club, LONG), Order.UPCARD)
    async with database.write() as connection:
        await connection.execute(update(orders).values(**damage))
    snapshot = await step(club, snapshot, "pass")
    for member in snapshot.members:
        scene_for(snapshot, member)
    found = await carry_out(club, snapshot)
    assert (found is None) == bool({"text", "deal"} & damage.keys())
    after = await club.tables.snapshot(snapshot.table.table_id)
    await step(club, after)


async def test_a_row_of_one_who_no_longer_plays_does_no_harm(club: Club) -> None:
    snapshot = await leave(club, await begin(club, LONG), Order.UPCARD)
    row = snapshot.orders[off_turn(snapshot)]
    assert row == OrdersRow(snapshot.table.table_id, row.member_id, 1, "upcard")
    assert "upcard" not in repr(row)
    away = replace(snapshot, orders={EAST.member_id: replace(row, member_id=EAST.member_id)})
    assert left_orders.due(away) is None
    assert left_orders.left_by(away, EAST.member_id) == ()
    assert left_orders.last_done(away, EAST.member_id) is None


@pytest_asyncio.fixture
async def twin(clock: Clock, url: str) -> AsyncIterator[Club]:
    """Another process that serves the same database."""
    second = await Database.open(url)
    yield make_club(second, clock, "twin")
    await second.close()


async def test_of_two_processes_one_carries_it_out(club: Club, twin: Club) -> None:
    snapshot = await passed_to_south(club, Order.UPCARD)
    table_id = snapshot.table.table_id
    assert await twin.orders.in_force() == [(table_id, snapshot.table.ply)]
    both = await asyncio.gather(carry_out(club, snapshot), carry_out(twin, snapshot))
    assert sum(each is not None for each in both) == 1
    assert (await twin.tables.snapshot(table_id)).table.ply == snapshot.table.ply + 1


async def test_of_a_press_and_an_order_one_is_a_move(club: Club, twin: Club) -> None:
    snapshot = await passed_to_south(club, Order.UPCARD)
    table_id, ply, dealer = snapshot.table.table_id, snapshot.table.ply, on_turn(snapshot)
    pressed, carried = await asyncio.gather(
        twin.playing.play(table_id, ply, dealer, "pass", interaction_id=99),
        carry_out(club, snapshot),
        return_exceptions=True,
    )
    assert isinstance(pressed, AlreadyPlayed) != (carried is None)
    assert (await club.tables.snapshot(table_id)).table.ply == ply + 1


RULES = {
    Order.UPCARD: "standard game_target=60",
    Order.GIN: "round_corner layoff_mode=manual game_target=120",
    Order.LAYOFFS: "standard layoff_mode=manual knock_limit=40 game_target=60",
    Order.WALL: "straight wall_rule=last_discard_action stock_end=26 game_target=40",
    Order.CHALLENGES: "colonel_challenge game_target=60",
}


async def leave_all(club: Club, snapshot: Snapshot) -> Snapshot:
    """Have the member who waits leave all that is possible."""
    possible = snapshot.possible_orders(off_turn(snapshot))
    return await leave(club, snapshot, *possible) if possible else snapshot


@pytest.mark.slow
@pytest.mark.parametrize("order", RULES)
async def test_whole_games_are_played_with_all_that_can_be_left(club: Club, order: Order) -> None:
    snapshot = await begin(club, read_rules(RULES[order]))
    table_id = snapshot.table.table_id
    came, told = set[Order](), set[Order]()
    while snapshot.state is not None:
        snapshot = await leave_all(club, snapshot)
        due = left_orders.due(snapshot)
        if due is None:
            snapshot = await step(club, snapshot, bold(snapshot))
            continue
        came.add(due.order)
        assert scene_for(snapshot, due.member_id).order_due == due.order
        snapshot = await done(club, snapshot)
        own = scene_for(snapshot, due.member_id)
        told |= {one for one in (own.order_done, own.order_done_in_last) if one is not None}
        assert due.order in {own.order_done, own.order_done_in_last}
        other = next(one for one in snapshot.members if one != due.member_id)
        without = {who: row for who, row in snapshot.orders.items() if who != due.member_id}
        assert scene_for(replace(snapshot, orders=without), other) == scene_for(snapshot, other)
    assert order in came
    assert told == came
    record = await club.tables.record(table_id, NORTH.member_id)
    replayed = replay(read_record(record))
    assert [each.result for each in replayed.states] == [*await club.tables.results(table_id)]


def bold(snapshot: Snapshot) -> str | None:
    """A challenge wherever one may be made; else what the simple player does."""
    assert snapshot.state is not None
    may = {move.kind for move in snapshot.state.legal_moves()}
    return str(Move(MoveKind.CHALLENGE)) if MoveKind.CHALLENGE in may else None
