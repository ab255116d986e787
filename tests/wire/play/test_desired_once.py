"""Which messages a table should have is worked out once for a move, however many are redrawn."""

from pathlib import Path

import pytest

from club.table.snapshot import Snapshot
from cogs.messages import desired_messages
from cogs.messages.wanted import Wanted
from tests.club.club_helpers import dice
from tests.wire.game_player import GamePlayer
from tests.wire.harness import open_harness

MOVES = 6


async def test_a_move_asks_once_what_should_be_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    every = desired_messages._every

    def counted(snapshot: Snapshot) -> tuple[Wanted, ...]:
        asked.append(snapshot.table.ply)
        return every(snapshot)

    monkeypatch.setattr(desired_messages, "_every", counted)
    async with open_harness(tmp_path, entropy=dice("asked once")) as house:
        play = GamePlayer(house, 2)
        table_id = await play.begin()
        snapshot = await house.club.snapshot(table_id)
        while snapshot.table.ply < MOVES:
            asked.clear()
            before = snapshot.table.ply
            snapshot = await play.turn(snapshot)
            await house.quiet()
            if snapshot.table.ply > before:
                assert asked.count(snapshot.table.ply) == 1
