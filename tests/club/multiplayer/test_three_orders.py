"""What members leave to be done ahead of their turns where three play, each for oneself."""

import itertools

from club.club import Club
from club.table import left_orders
from club.table.scene import scene, scene_for
from club.table.snapshot import Snapshot
from data.storage.database import Database
from engine.machine import Order
from engine.moves import MoveKind
from engine.rules import ALL_PRESETS
from tests.club.club_helpers import make_club
from tests.club.multiplayer.test_groups import NORTH, SOUTH, gathered

LONG = ALL_PRESETS.rules("jersey", game_target=1000)
presses = itertools.count(95_000)


def in_order(snapshot: Snapshot) -> list[int]:
    """The members in the order in which the upcard is offered to them, the dealer last."""
    assert snapshot.state is not None
    assert snapshot.state.turn is not None
    by_seat = {each.seat: each.member_id for each in snapshot.seats}
    order = [by_seat[(snapshot.state.turn + step - 1) % 3 + 1] for step in range(3)]
    return [each for each in order if each is not None]


async def passed(club: Club, snapshot: Snapshot, member_id: int) -> Snapshot:
    return await club.playing.play(
        snapshot.table.table_id, snapshot.table.ply, member_id, MoveKind.PASS
    )


async def carried_out(club: Club, snapshot: Snapshot) -> Snapshot:
    done = await club.orders.carry_out(snapshot.table.table_id, snapshot.table.ply)
    assert done is not None
    return done.snapshot


async def test_what_two_of_three_left_is_done_for_each_in_turn(database: Database) -> None:
    club = make_club(database)
    begun = await gathered(club, LONG, 3)
    table_id, ply = begun.table.table_id, begun.table.ply
    first, second, dealer = in_order(begun)
    assert scene_for(begun, first).orders_possible == (), "it is their turn"
    for member_id in (second, dealer):
        here = await club.orders.leave(table_id, ply, member_id, [Order.UPCARD])
    assert left_orders.due(here) is None
    here = await passed(club, here, first)
    due = left_orders.due(here)
    assert due is not None
    assert (due.member_id, due.order) == (second, Order.UPCARD)
    here = await carried_out(club, here)
    assert scene_for(here, second).order_done == Order.UPCARD
    assert scene_for(here, second).orders == ()
    if due.moves[0].kind == MoveKind.TAKE:
        assert scene_for(here, dealer).orders == (), "it comes to nobody else"
        return
    due = left_orders.due(here)
    assert due is not None
    assert (due.member_id, due.order) == (dealer, Order.UPCARD)
    assert scene_for(here, second).order_due is None


async def test_what_one_left_changes_nothing_that_the_others_see(database: Database) -> None:
    club = make_club(database)
    begun = await gathered(club, LONG, 3)
    table_id, ply = begun.table.table_id, begun.table.ply
    first, second, dealer = in_order(begun)
    before = {each: scene_for(begun, each) for each in (first, dealer)}
    here = await club.orders.leave(table_id, ply, second, [Order.UPCARD, Order.GIN])
    here = await club.orders.leave_standing(table_id, ply, second, [Order.GIN])
    for member_id, seen in before.items():
        assert scene_for(here, member_id) == seen
    assert scene(here, None) == scene(begun, None)
    here = await passed(club, here, first)
    assert left_orders.due(here) is not None
    for member_id in (first, dealer, None):
        seen = scene(here, None) if member_id is None else scene_for(here, member_id)
        assert (seen.orders, seen.standing, seen.order_due, seen.order_done) == ((), (), None, None)


async def test_a_member_waits_as_long_as_another_plays(database: Database) -> None:
    club = make_club(database)
    lobby = await gathered(club, LONG, 2)
    begun = await club.groups.seat_computer(
        lobby.table.table_id, NORTH, next(presses), level="novice"
    )
    assert begun.table.status == "playing"
    for member_id in (NORTH.member_id, SOUTH.member_id):
        assert Order.GIN in begun.standing_orders(member_id)
    alone = await club.starting.practice(begun.place, NORTH, LONG, "novice", next(presses))
    assert alone.standing_orders(NORTH.member_id) == ()
    assert alone.possible_orders(NORTH.member_id) == ()
