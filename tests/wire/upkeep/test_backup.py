"""A backup made while members press: of one moment, with all that was acknowledged before."""

import asyncio
from datetime import timedelta
from pathlib import Path
from unittest import mock

import pytest

from club.upkeep.database_check import check
from data.storage.database import Database
from data.upkeep import backups
from data.upkeep.restoring import restore
from data.upkeep.rotation import Rotation
from tests.club.club_helpers import make_club, step
from tests.wire.harness import Harness

pytestmark = pytest.mark.sqlite

PRESSES = 12
"""Presses before the backup begins."""


async def press(harness: Harness, table_id: int) -> int:
    """Make the next move by a press; the ply that everybody has seen then."""
    actor, message, custom_id = await harness.act(table_id)
    await actor.press(message, custom_id)
    await harness.quiet()
    return await harness.ply(table_id)


@pytest.mark.slow
async def test_a_backup_under_load_restores_and_replays(harness: Harness, tmp_path: Path) -> None:
    table_id = await harness.begin()
    for _ in range(PRESSES):
        before = await press(harness, table_id)
    file, folder = tmp_path / "undercut.db", tmp_path / "backups"
    pressed = asyncio.Event()
    loop = asyncio.get_running_loop()
    real = backups.copy_pages

    def slowly(source: Path, target: Path, rest: backups.Rest | None = None) -> None:
        """Wait in the middle until somebody has pressed."""
        steps = 0

        def wait(*_: object) -> None:
            nonlocal steps
            steps += 1
            if steps == 2:
                asyncio.run_coroutine_threadsafe(pressed.wait(), loop).result()
            assert rest is not None
            rest()

        real(source, target, wait)

    with (
        mock.patch.object(backups, "_PAGES", 8),
        mock.patch.object(backups, "copy_pages", autospec=True, side_effect=slowly),
    ):
        rotation = Rotation(file, folder, timedelta(days=1), 1)
        making = asyncio.create_task(rotation.look())
        for _ in range(PRESSES // 2):
            after = await press(harness, table_id)
        assert not making.done()
        pressed.set()
        made = await making
    assert made is not None
    assert after > before
    restored = tmp_path / "elsewhere" / "undercut.db"
    restored.parent.mkdir()
    restore(made.file, restored)
    url = f"sqlite+aiosqlite:///{restored}"
    assert [str(each) async for each in check(url, lambda _: None)] == []
    database = await Database.open(url)
    try:
        club = make_club(database)
        there = await club.tables.snapshot(table_id)
        assert before <= there.table.ply < after
        assert (await step(club, there)).table.ply == there.table.ply + 1
    finally:
        await database.close()
