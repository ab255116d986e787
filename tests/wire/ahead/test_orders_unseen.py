"""An order that is not due yet changes nothing that anybody else sees."""

import re
from pathlib import Path

import pytest

from club.table import left_orders
from engine.machine import Order
from engine.rules import read_rules
from playground.driver import Actor
from playground.standin.log import Exchange
from tests.club.club_helpers import dice
from tests.wire.ahead.test_orders import (
    leave,
    play,
    text,
    waiting,
)
from tests.wire.harness import Harness, open_harness
from tests.wire.play.test_clocks import begin
from tests.wire.sent_messages import sent

NUMBERS = re.compile(r"\d{9,}")
"""Ids of messages and presses, which depend on how many there were before, and the time of day."""


def seen_by_others(harness: Harness, dealer: Actor, since: list[Exchange]) -> list[str]:
    """What the bot has sent to anybody but one member, in order, and how."""
    return [
        NUMBERS.sub("#", f"{exchange.method} {exchange.path.split('/')[1]} {one.components}")
        for exchange in since
        for one in sent(harness.discord, [exchange])
        if one.reader != dealer.id
    ]


async def evening(folder: Path, *orders: Order) -> tuple[list[str], list[str]]:
    """Play some moves, none of which makes an order due; what others see, and each record."""
    rules = read_rules("standard layoff_mode=manual")
    async with open_harness(folder, rules=rules, entropy=dice("evening")) as harness:
        table_id = await begin(harness)
        dealer, hand = await waiting(harness, table_id)
        start = len(harness.discord.requests())
        if orders:
            await leave(dealer, hand, orders)
            await harness.quiet()
            told = harness.discord.requests()[start:]
            assert not seen_by_others(harness, dealer, told), "leaving word is seen by nobody"
        for word in ("pass", "pass", "stock", "", "stock", "", "stock", ""):
            snapshot = await harness.club.tables.snapshot(table_id)
            assert left_orders.due(snapshot) is None
            if word:
                await play(harness, table_id, text(f"press-{word}"))
                continue
            actor, message, discard = await harness.act(table_id)
            await actor.press(message, discard)
            await harness.quiet()
        record = await harness.club.tables.record(table_id, dealer.id)
        seen = seen_by_others(harness, dealer, harness.discord.requests()[start:])
        return seen, record.split()


@pytest.mark.slow
async def test_an_order_that_isnt_due_changes_nothing_for_anybody_else(tmp_path: Path) -> None:
    (tmp_path / "plain").mkdir()
    (tmp_path / "ordered").mkdir()
    seen, record = await evening(tmp_path / "plain")
    ordered = await evening(tmp_path / "ordered", Order.GIN, Order.LAYOFFS)
    assert len(seen) > 8
    assert ordered == (seen, record)
