"""What members leave to be done in every deal of a game: in the hand, and seen by nobody else."""

import random
from pathlib import Path

import pytest

from club.table import left_orders
from club.table.snapshot import Snapshot
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from engine.machine import Order
from engine.players import PLAYERS
from engine.rules import read_rules
from playground.driver import Actor, Answer, menus, texts
from playground.standin.models import Json
from tests.club.club_helpers import dice
from tests.wire.ahead.test_ordered_games import Planner
from tests.wire.ahead.test_orders import MANUAL, kinds, waiting
from tests.wire.harness import Harness, open_harness
from tests.wire.play.test_clocks import begin
from tests.wire.reliability.test_refusals import refused
from tests.wire.spoken.test_by_ear import check_words, listen

text = Text()


def names(*orders: Order) -> list[str]:
    return [text(f"order-{order}") for order in orders]


async def leave_standing(actor: Actor, hand: Json | Answer, *orders: Order) -> Answer:
    """Leave orders for every deal by the buttons of a hand."""
    asked = await actor.press(hand, text("press-ahead"))
    return await actor.choose(asked, text("ahead-every-menu"), *names(*orders))


async def play_to_deal(harness: Harness, table_id: int, number: int) -> Snapshot:
    """Play by hand until somebody waits in a later deal."""
    snapshot = await harness.club.tables.snapshot(table_id)
    while snapshot.state is not None and snapshot.deal is not None and snapshot.deal.deal < number:
        move = PLAYERS["simple"].choose(snapshot.state.view(snapshot.state.turn), random.Random(1))
        actor = harness.on_turn(snapshot)
        snapshot = await harness.club.playing.play(
            table_id, snapshot.table.ply, actor.id, str(move)
        )
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    return snapshot


async def test_it_stands_in_the_hand_of_every_deal_until_it_is_taken_back(
    harness: Harness,
) -> None:
    table_id = await begin(harness)
    dealer, hand = await waiting(harness, table_id)
    left = await leave_standing(dealer, hand, Order.GIN)
    said = text("ahead-standing", orders=text.listed(names(Order.GIN)))
    assert said in texts(left.message)
    assert kinds(left.message) == {("ahead", "ask"), ("ahead", "takeback")}
    asked = await dealer.press(left, text("press-ahead"))
    here, every = menus(asked.message)
    assert [label for label, _ in here.options] == names(Order.UPCARD)
    assert [label for label, _ in every.options] == names(Order.UPCARD, Order.GIN)
    assert text("ahead-this-deal") in texts(asked.message)
    assert text("ahead-every-deal") in texts(asked.message)
    snapshot = await play_to_deal(harness, table_id, 3)
    assert harness.off_turn(snapshot) is dealer
    shown = await harness.cards(dealer, table_id, snapshot.table.ply)
    assert said in texts(shown)
    back = await dealer.press(shown, text("press-take-back"))
    assert said not in texts(back.message)
    assert kinds(back.message) == {("ahead", "ask")}


async def test_it_can_be_chosen_where_nothing_is_left_for_this_deal(harness: Harness) -> None:
    table_id = await begin(harness)
    dealer, hand = await waiting(harness, table_id)
    left = await leave_standing(dealer, hand, Order.UPCARD, Order.GIN)
    asked = await dealer.press(left, text("press-ahead"))
    (menu,) = menus(asked.message)
    assert menu.placeholder == text("ahead-every-menu")
    assert text("ahead-this-deal") not in texts(asked.message)


@pytest.mark.parametrize("rest", ["every:.gin", "every"])
async def test_who_is_on_turn_leaves_nothing_so(harness: Harness, rest: str) -> None:
    table_id = await begin(harness)
    snapshot = await harness.club.tables.snapshot(table_id)
    actor = harness.on_turn(snapshot)
    hand = await harness.hand(actor, table_id, 0)
    custom_id = f"gin:ahead:{table_id}:0:{rest}"
    harness.forge(hand, custom_id)
    await refused(actor, await actor.press(hand, custom_id), "refusal-already-played")
    assert (await harness.club.tables.snapshot(table_id)).orders == {}


@pytest.mark.parametrize("rest", ["every:.no.such.words", "every:.gin.gin.gin.gin.gin.gin"])
async def test_forged_words_do_no_harm(harness: Harness, rest: str) -> None:
    table_id = await begin(harness)
    dealer, hand = await waiting(harness, table_id)
    custom_id = f"gin:ahead:{table_id}:0:{rest}"
    harness.forge(hand, custom_id)
    assert (await dealer.press(hand, custom_id)).kind == "update"
    left = (await harness.club.tables.snapshot(table_id)).orders[dealer.id].text
    assert left == ("gin+" if "gin" in rest else "")


async def test_it_is_heard(harness: Harness) -> None:
    table_id = await begin(harness)
    dealer, _ = await waiting(harness, table_id)
    await listen(dealer, "en")
    copy = await dealer.command("gin hand")
    asked = await dealer.press(copy, text("press-ahead").replace("…", ""))
    check_words(asked.message)
    left = await dealer.choose(asked, menus(asked.message)[1].placeholder, *names(Order.GIN))
    check_words(left.message)
    assert text("ahead-standing", orders=text.listed(names(Order.GIN))) in texts(left.message)


class StandingPlanner(Planner):
    """Members who leave all that they can for every deal, once."""

    async def _leave_all(self, snapshot: Snapshot) -> None:
        harness, table_id = self._harness, snapshot.table.table_id
        actor = harness.off_turn(snapshot)
        possible = snapshot.standing_orders(actor.id)
        if left_orders.standing(snapshot, actor.id) == possible:
            return
        hand = await harness.cards(actor, table_id, snapshot.table.ply)
        self._allow(await harness.club.tables.snapshot(table_id))
        await leave_standing(actor, hand, *possible)
        self.pressed[PressKind.AHEAD] += 1
        self._allow(await harness.club.tables.snapshot(table_id))


@pytest.mark.slow
async def test_a_whole_game_is_played_with_what_was_left_once(tmp_path: Path) -> None:
    rules = read_rules(MANUAL)
    async with open_harness(tmp_path, rules=rules, entropy=dice("standing")) as harness:
        harness.bot.scheduler.settle = 0
        player = StandingPlanner(harness, 0)
        table_id = await player.begin()
        await player.planned_game(table_id)
        assert not list(player.unseemly())
        assert not await harness.club.displays.behind()
        assert player.pressed[PressKind.AHEAD] == 2, "once each"
        assert player.done.count(Order.UPCARD) > 1
