"""Whole games by pressing only what the messages offer, and what they leave behind.

Each game has a seed of its own, counted up from 1, so the figures are the same on every machine.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.club.club_helpers import dice
from tests.proof.long_run import Figures
from tests.wire.expected_messages import missing
from tests.wire.game_player import GamePlayer
from tests.wire.harness import open_harness
from tests.wire.play.test_games import check_record, check_standings

SIZE = 20
"""How many games."""


def prove(size: int) -> Iterator[str | Figures]:
    """Play that many games."""
    moves, pressed = 0, Counter[str]()
    for seed in range(1, size + 1):
        made, kinds = asyncio.run(game(seed))
        moves, pressed = moves + made, pressed + kinds
        yield f"game {seed}: {made} moves, all agree"
    yield {
        "games": size,
        "moves": moves,
        "buttons and menus pressed": pressed.total(),
        "kinds of button pressed": len(pressed),
        "disagreements": 0,
    }


async def game(seed: int) -> tuple[int, Counter[str]]:
    """Play one game; answers the moves it took and how often each kind of button was pressed."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        threads = seed % 2 == 0  # in every second game, and in the channel else
        async with open_harness(folder, entropy=dice(f"game {seed}"), threads=threads) as harness:
            player = GamePlayer(harness, seed)
            table_id = await player.run()
            snapshot = await harness.club.tables.snapshot(table_id)
            assert not list(player.unseemly())
            assert not missing(harness.discord, snapshot)
            await check_record(harness, table_id, folder)
            await check_standings(harness.discord, harness.club)
            return snapshot.table.ply, player.pressed
