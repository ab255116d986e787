"""What one of three leaves to be done: in their own hand, in time, and seen by nobody else."""

from pathlib import Path

import pytest

from cogs.kit.text import Text
from engine.moves import MoveKind
from playground.driver import menus, texts
from tests.wire.ahead.test_orders import SURELY
from tests.wire.ahead.test_orders_unseen import seen_by_others
from tests.wire.multiplayer.three_players import here, late_and_waiting, three
from tests.wire.turn_clock.reminders import later

text = Text()


@pytest.mark.slow
async def test_what_one_of_three_left_is_done_in_time(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        first, second, dealer = await late_and_waiting(harness, table_id)
        ply = await harness.ply(table_id)
        hand = await harness.hand(second, table_id, ply)
        asked = await second.press(hand, text("press-ahead"))
        menu, _ = menus(asked.message)
        assert [label for label, _ in menu.options] == [text("order-upcard"), text("order-gin")]
        start = len(harness.discord.requests())
        left = await second.choose(asked, text("ahead-menu"), text("order-upcard"))
        said = text("ahead-left", orders=text("order-upcard"))
        assert said in texts(left.message)
        await harness.quiet()
        since = harness.discord.requests()[start:]
        assert not seen_by_others(harness, second, since), "leaving word is seen by nobody"
        cards = await harness.cards(first, table_id, ply)
        await first.press(cards, text("press-pass"))
        await harness.quiet()
        due = await harness.hand(second, table_id, ply + 1)
        assert text("ahead-due", order=text("order-upcard")) in texts(due)
        await later(harness, SURELY)
        told = [text("order-done-upcard", did=did) for did in (MoveKind.TAKE, MoveKind.PASS)]
        await second.wait_for(
            lambda one: any(each in texts(one) for each in told), where=second.dm()
        )
        await harness.quiet()
        assert (await here(harness, table_id)).table.ply == ply + 2
        for other in (first, dealer):
            shown = "".join(map(texts, (*other.messages(), *other.messages(other.dm()))))
            assert not any(each in shown for each in (said, *told))
