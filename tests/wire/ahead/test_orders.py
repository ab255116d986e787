"""What members leave to be done while they wait: in the hand, in time, and seen by nobody else."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from club.club import Club
from club.core.people import Person
from club.table import left_orders
from club.table.left_orders import OrderedMoves
from club.table.snapshot import Snapshot
from cogs.kit.ids import Action
from cogs.kit.text import Text
from cogs.play.orders import DELAY, LOOK_EVERY, OrdersCog
from engine.machine import Order
from engine.moves import Move, MoveKind
from playground.driver import Actor, Answer, menus, texts
from tests.wire.harness import Harness, cog_of, make_bot, offered
from tests.wire.places.place_player import GROUP, PlacePlayer
from tests.wire.play.test_clocks import begin
from tests.wire.reliability.test_refusals import refused
from tests.wire.spoken.test_by_ear import check_words, listen
from tests.wire.turn_clock.reminders import later

Json = dict[str, Any]
text = Text()
SILENT = 1 << 12  # the flag of a message that notifies nobody
SURELY = timedelta(seconds=DELAY[1])
MANUAL = "standard layoff_mode=manual knock_limit=30 game_target=60"


async def waiting(harness: Harness, table_id: int) -> tuple[Actor, Json]:
    """The member who waits, and their hand."""
    snapshot = await harness.club.tables.snapshot(table_id)
    actor = harness.off_turn(snapshot)
    return actor, await harness.hand(actor, table_id, snapshot.table.ply)


async def leave(actor: Actor, hand: Json | Answer, orders: Iterable[Order]) -> Answer:
    """Leave orders by the buttons of a hand."""
    asked = await actor.press(hand, text("press-ahead"))
    return await actor.choose(
        asked, text("ahead-menu"), *(text(f"order-{order}") for order in orders)
    )


async def play(harness: Harness, table_id: int, label: str) -> None:
    """Have who is on turn press a button of their hand."""
    snapshot = await harness.club.tables.snapshot(table_id)
    actor = harness.on_turn(snapshot)
    await actor.press(await harness.cards(actor, table_id, snapshot.table.ply), label)
    await harness.quiet()


async def offered_upcard(harness: Harness, *orders: Order) -> tuple[int, Actor, Json]:
    """A table at which the upcard has come to the dealer, who has left word; their hand."""
    table_id = await begin(harness)
    dealer, hand = await waiting(harness, table_id)
    if orders:
        await leave(dealer, hand, orders)
    await play(harness, table_id, text("press-pass"))
    return table_id, dealer, await harness.hand(dealer, table_id, await harness.ply(table_id))


def kinds(message: Json) -> set[tuple[str, str]]:
    return {(one.kind, one.rest) for one in offered(message).values() if one.kind == "ahead"}


@pytest.mark.slow
async def test_what_was_left_is_seen_and_done_in_time(harness: Harness) -> None:
    table_id = await begin(harness)
    dealer, hand = await waiting(harness, table_id)
    assert kinds(hand) == {("ahead", "ask")}
    asked = await dealer.press(hand, text("press-ahead"))
    assert text("ahead-ask") in texts(asked.message)
    menu, _ = menus(asked.message)
    assert [label for label, _ in menu.options] == [text("order-upcard"), text("order-gin")]
    back = await dealer.press(asked, text("press-back"))
    assert kinds(back.message) == {("ahead", "ask")}
    left = await leave(dealer, back, [Order.UPCARD])
    said = text("ahead-left", orders=text("order-upcard"))
    assert said in texts(left.message)
    assert kinds(left.message) == {("ahead", "ask"), ("ahead", "takeback")}
    await play(harness, table_id, text("press-pass"))
    ply = await harness.ply(table_id)
    due = await harness.hand(dealer, table_id, ply)
    assert text("ahead-due", order=text("order-upcard")) in texts(due)
    assert kinds(due) == {("ahead", "takeback")}
    await later(harness, SURELY)
    snapshot = await until_ply(harness, table_id, ply + 1)
    assert snapshot.state is not None
    did = snapshot.state.last_move.kind
    told = text("order-done-upcard", did=did)
    after = await dealer.wait_for(lambda one: told in texts(one), where=dealer.dm())
    assert said not in texts(after)
    await harness.quiet()
    everybody = [one for one in harness.north.messages() if not one["flags"] & 64]
    assert not any(told in texts(one) for one in everybody)


async def until_ply(harness: Harness, table_id: int, ply: int) -> Snapshot:
    """Wait until a table has got so far, and everybody's hand with it."""
    for actor in (harness.north, harness.south):
        await harness.hand(actor, table_id, ply)
    return await harness.club.tables.snapshot(table_id)


async def test_it_is_done_no_sooner_than_a_person_would(harness: Harness) -> None:
    table_id, _, _ = await offered_upcard(harness, Order.UPCARD)
    ((ply, at),) = cog_of(harness.bot, OrdersCog)._due.values()
    assert ply == await harness.ply(table_id)
    shortest, longest = (timedelta(seconds=seconds) for seconds in DELAY)
    left = at - harness.clock.now()
    assert shortest - timedelta(seconds=10) < left <= longest


async def test_who_took_the_upcard_so_is_shown_at_once_that_it_is_still_their_turn(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.knock.orders._upcard_melds", lambda _: True)
    harness.bot.reconciler.unfinished_turns.wait = 3_600
    table_id, dealer, _ = await offered_upcard(harness, Order.UPCARD)
    copy = await dealer.command("gin hand")
    await later(harness, SURELY)
    told = text("order-done-upcard", did="take")
    await dealer.wait_for(lambda one: told in texts(one), where=dealer.dm())
    await dealer.wait_for(lambda one: one["id"] == copy.message["id"] and told in texts(one))
    hand = await harness.hand(dealer, table_id, await harness.ply(table_id))
    assert not hand["flags"] & SILENT, "it calls them"
    assert harness.bot.reconciler.unfinished_turns, "others wait for the end of the turn"
    harness.bot.reconciler.unfinished_turns.forget(table_id)


async def test_who_is_refused_a_move_so_is_called_to_make_one(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, dealer, hand = await offered_upcard(harness, Order.UPCARD)
    due = left_orders.due

    def illegal(snapshot: Snapshot) -> OrderedMoves | None:
        found = due(snapshot)
        return found and replace(found, moves=(Move(MoveKind.STOCK),))

    monkeypatch.setattr(left_orders, "due", illegal)
    await later(harness, SURELY)
    new = await dealer.wait_for(
        lambda one: one["id"] != hand["id"] and bool(offered(one)) and not kinds(one),
        where=dealer.dm(),
    )
    assert text("ahead-due", order=text("order-upcard")) not in texts(new)
    assert not new["flags"] & SILENT
    await harness.quiet()
    assert await harness.ply(table_id) == 1
    assert await harness.club.orders.in_force() == []


async def test_it_is_taken_back_in_the_last_moment(harness: Harness) -> None:
    table_id, dealer, hand = await offered_upcard(harness, Order.UPCARD)
    ply = await harness.ply(table_id)
    back = await dealer.press(hand, text("press-take-back"))
    assert not kinds(back.message)
    await later(harness, SURELY)
    await looked(harness)
    assert await harness.ply(table_id) == ply
    await dealer.press(back, text("press-pass"))
    assert await harness.ply(table_id) == ply + 1


async def test_taken_back_too_late_the_hand_shows_what_was_done(harness: Harness) -> None:
    table_id, dealer, _ = await offered_upcard(harness, Order.UPCARD)
    ply = await harness.ply(table_id)
    await later(harness, SURELY)
    await until_ply(harness, table_id, ply + 1)
    hand = await harness.hand(dealer, table_id, ply + 1)
    harness.forge(hand, custom_id := f"gin:ahead:{table_id}:{ply}:takeback")
    answer = await dealer.press(hand, custom_id)
    assert answer.kind == "update"
    snapshot = await harness.club.tables.snapshot(table_id)
    assert snapshot.table.ply == ply + 1
    assert snapshot.state is not None
    did = snapshot.state.last_move.kind
    assert text("order-done-upcard", did=did) in texts(answer.message)


async def looked(harness: Harness) -> None:
    """Have the bot look at what is due, to the end."""
    await cog_of(harness.bot, OrdersCog).look()
    await harness.quiet()


async def test_a_press_of_ones_own_goes_first(harness: Harness) -> None:
    table_id, dealer, hand = await offered_upcard(harness, Order.UPCARD)
    ply = await harness.ply(table_id)
    await dealer.press(hand, text("press-pass"))
    await later(harness, SURELY)
    await looked(harness)
    assert await harness.ply(table_id) == ply + 1


@asynccontextmanager
async def another_bot(harness: Harness) -> AsyncIterator[None]:
    """Run another bot from here on, which remembers nothing of the first."""
    club = Club(
        harness.club.tables._database, players=harness.club.playing._players, clock=harness.clock
    )
    again = make_bot(club, harness.clock)
    again.scheduler.settle = 0
    former = harness.bot, harness.club
    async with harness.discord.run(again):
        harness.bot, harness.club = again, club
        await harness.started()
        yield
        await again.close()
        harness.bot, harness.club = former


@pytest.mark.slow
async def test_it_outlasts_a_bot_that_ends_before_it_is_due(harness: Harness) -> None:
    table_id = await begin(harness)
    dealer, hand = await waiting(harness, table_id)
    await leave(dealer, hand, [Order.UPCARD])
    await harness.bot.close()
    async with another_bot(harness):
        await play(harness, table_id, text("press-pass"))
        ply = await harness.ply(table_id)
        await later(harness, SURELY)
        await until_ply(harness, table_id, ply + 1)


@pytest.mark.slow
async def test_it_outlasts_a_bot_that_ends_before_it_is_done(harness: Harness) -> None:
    table_id, _, _ = await offered_upcard(harness, Order.UPCARD)
    ply = await harness.ply(table_id)
    await harness.bot.close()
    async with another_bot(harness):
        await looked(harness)
        await later(harness, SURELY)
        await until_ply(harness, table_id, ply + 1)


@pytest.mark.slow
async def test_it_is_done_where_another_process_made_the_move_and_died(harness: Harness) -> None:
    table_id = await begin(harness)
    dealer, hand = await waiting(harness, table_id)
    await leave(dealer, hand, [Order.UPCARD])
    other = harness.on_turn(await harness.club.tables.snapshot(table_id))
    await harness.club.playing.play(table_id, 0, other.id, "pass")
    await later(harness, LOOK_EVERY)
    await looked(harness)
    await later(harness, SURELY)
    await looked(harness)
    assert await harness.ply(table_id) == 2


@pytest.mark.parametrize("who", ["stranger", "on turn"])
@pytest.mark.parametrize("rest", ["ask", "these:.gin", "these", "takeback"])
async def test_others_leave_nothing_and_learn_nothing(
    harness: Harness, who: str, rest: str
) -> None:
    table_id = await begin(harness)
    dealer, hand = await waiting(harness, table_id)
    await leave(dealer, hand, [Order.GIN])
    snapshot = await harness.club.tables.snapshot(table_id)
    actor = harness.east if who == "stranger" else harness.on_turn(snapshot)
    public = next(one for one in actor.messages() if Action("hand", table_id) in _asked(one))
    custom_id = f"gin:ahead:{table_id}:{snapshot.table.ply}:{rest}"
    harness.forge(public, custom_id)
    key = "refusal-not-seated" if who == "stranger" else "refusal-already-played"
    answer = await actor.press(public, custom_id)
    await refused(actor, answer, key)
    await harness.quiet()
    words = {text("order-gin-does"), text("ahead-left", orders=text("order-gin"))}
    for one in [*actor.messages(), *actor.messages(actor.dm())]:
        assert not any(word in str(one["components"]) for word in words)
    after = await harness.club.tables.snapshot(table_id)
    assert after.orders == snapshot.orders


def _asked(message: Json) -> list[Action]:
    return [*offered(message).values()]


@pytest.mark.parametrize("rest", ["these:.no.such.words", "these:.gin.gin.gin.gin.gin.gin"])
async def test_forged_words_do_no_harm(harness: Harness, rest: str) -> None:
    table_id = await begin(harness)
    dealer, hand = await waiting(harness, table_id)
    custom_id = f"gin:ahead:{table_id}:0:{rest}"
    harness.forge(hand, custom_id)
    answer = await dealer.press(hand, custom_id)
    assert answer.kind == "update"
    left = (await harness.club.tables.snapshot(table_id)).orders[dealer.id].text
    assert left == ("gin" if "gin" in rest else "")


async def test_a_menu_of_an_earlier_deal_leaves_nothing(harness: Harness) -> None:
    table_id = await begin(harness)
    dealer, hand = await waiting(harness, table_id)
    asked = await dealer.press(hand, text("press-ahead"))
    snapshot = await harness.club.tables.snapshot(table_id)
    await harness.club.playing.play(table_id, 0, harness.on_turn(snapshot).id, "resign")
    answer = await dealer.choose(asked, text("ahead-menu"), text("order-gin"))
    await refused(dealer, answer, "refusal-game-over")


@pytest.mark.slow
async def test_a_private_hand_in_the_channel_has_it_too(harness: Harness) -> None:
    table_id = await begin(harness)
    dealer, _ = await waiting(harness, table_id)
    copy = await dealer.command("gin hand")
    left = await leave(dealer, copy, [Order.UPCARD, Order.GIN])
    named = text.listed(text(f"order-{order}") for order in (Order.UPCARD, Order.GIN))
    said = text("ahead-left", orders=named)
    assert left.ephemeral
    assert said in texts(left.message)
    there = await dealer.wait_for(lambda one: said in texts(one), where=dealer.dm())
    back = await dealer.press(there, text("press-take-back"))
    assert said not in texts(back.message)
    await harness.quiet()
    (shown,) = (one for one in dealer.messages() if one["id"] == left.message["id"])
    assert said not in texts(shown)


async def test_it_is_heard(harness: Harness) -> None:
    table_id = await begin(harness)
    dealer, _ = await waiting(harness, table_id)
    await listen(dealer, "en")
    copy = await dealer.command("gin hand")
    asked = await dealer.press(copy, text("press-ahead").replace("…", ""))
    check_words(asked.message)
    menu, _ = menus(asked.message)
    left = await dealer.choose(asked, menu.placeholder, text("order-gin"))
    check_words(left.message)
    assert text("ahead-left", orders=text("order-gin")) in texts(left.message)


@pytest.mark.slow
async def test_it_is_done_where_the_bot_may_only_answer(harness: Harness) -> None:
    harness.bot.scheduler.settle = 0
    player = PlacePlayer.of(harness, GROUP)
    table_id = await player.begin()
    snapshot = await harness.club.tables.snapshot(table_id)
    dealer, other = harness.off_turn(snapshot), harness.on_turn(snapshot)
    await player.press(dealer, player.table(table_id), text("press-hand"))
    await leave(dealer, player.own(dealer)[0], [Order.UPCARD])
    await player.press(other, await player.hand(other, table_id, 0), text("press-pass"))
    await later(harness, SURELY)
    await looked(harness)
    assert await harness.ply(table_id) == 2
    state = (await harness.club.tables.snapshot(table_id)).state
    assert state is not None
    told = text("order-done-upcard", did=state.last_move.kind)
    await dealer.wait_for(lambda one: told in texts(one))


async def test_each_language_says_it(harness: Harness) -> None:
    table_id = await begin(harness)
    dealer, _ = await waiting(harness, table_id)
    await harness.club.settings.set_member(Person(dealer.id, dealer.name), "language", "de")
    german = Text("de")
    copy = await dealer.command("gin hand")
    asked = await dealer.press(copy, german("press-ahead"))
    assert german("ahead-ask") in texts(asked.message)
    left = await dealer.choose(asked, german("ahead-menu"), german("order-upcard"))
    assert german("ahead-left", orders=german("order-upcard")) in texts(left.message)
