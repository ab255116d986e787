"""Whole games in which much is ordered in advance."""

from pathlib import Path

import pytest

from club.core.people import Person
from club.table import left_orders
from club.table.snapshot import Snapshot
from cogs.kit.press_kinds import PressKind
from engine.machine import Order
from engine.rules import read_rules
from tests.club.club_helpers import dice
from tests.wire.ahead.test_orders import MANUAL, SURELY, leave, looked
from tests.wire.game_player import GamePlayer
from tests.wire.harness import Harness, open_harness
from tests.wire.turn_clock.reminders import later


class Planner(GamePlayer):
    """Members who leave all that they can whenever they wait."""

    def __init__(self, harness: Harness, seed: int) -> None:
        super().__init__(harness, seed)
        self.done: list[Order] = []

    async def planned_game(self, table_id: int) -> None:
        """Play a whole game, in which everything is done ahead that can be."""
        harness = self._harness
        snapshot = await harness.club.tables.snapshot(table_id)
        self._allow(snapshot)
        while snapshot.state is not None:
            due = left_orders.due(snapshot)
            if due is None:
                await self._leave_all(snapshot)
                snapshot = await self.turn(snapshot)
                continue
            self.done.append(due.order)
            ply = snapshot.table.ply
            while snapshot.table.ply == ply:
                await later(harness, SURELY)
                await looked(harness)
                snapshot = await harness.club.tables.snapshot(table_id)
            self._allow(snapshot)
        await harness.quiet()
        await self._allow_settlement(table_id)

    async def _leave_all(self, snapshot: Snapshot) -> None:
        harness, table_id = self._harness, snapshot.table.table_id
        actor = harness.off_turn(snapshot)
        possible = snapshot.possible_orders(actor.id)
        if left_orders.left_by(snapshot, actor.id) == possible or not possible:
            return
        hand = await harness.cards(actor, table_id, snapshot.table.ply)
        self._allow(await harness.club.tables.snapshot(table_id))
        await leave(actor, hand, possible)
        self.pressed[PressKind.AHEAD] += 1
        self._allow(await harness.club.tables.snapshot(table_id))


@pytest.mark.slow
async def test_whole_games_are_played_ahead(tmp_path: Path) -> None:
    rules = read_rules(MANUAL)
    done = set[Order]()
    for seed in range(2):
        folder = tmp_path / str(seed)
        folder.mkdir()
        async with open_harness(folder, rules=rules, entropy=dice(f"ahead {seed}")) as harness:
            harness.bot.scheduler.settle = 0
            player = Planner(harness, seed)
            table_id = await player.begin()
            for one in (harness.north, harness.south):
                # Several orders in one turn may take longer than it takes until this reminder.
                person = Person(one.id, one.name)
                await harness.club.settings.set_member(person, "prompt", False)
            await player.planned_game(table_id)
            assert not list(player.unseemly())
            assert not await harness.club.displays.behind()
            done.update(player.done)
    assert {Order.UPCARD, Order.LAYOFFS} <= done
