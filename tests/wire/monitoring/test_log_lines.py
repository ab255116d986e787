"""What a host reads in the log: a table's story by its number, and little on a quiet day."""

import io
import json
import logging
from pathlib import Path
from typing import Any
from unittest.mock import create_autospec, patch

from club.play.playing import Playing
from club.play.queries import Tables
from cogs.messages import messages
from tests.wire.doors import resign
from tests.wire.harness import Harness, open_harness

Lines = list[dict[str, Any]]


def lines(log: io.StringIO) -> Lines:
    """What was written since the last look."""
    found = [json.loads(line) for line in log.getvalue().splitlines()]
    log.truncate(0)
    log.seek(0)
    return found


async def turn(harness: Harness, table_id: int) -> None:
    actor, hand, move = await harness.act(table_id)
    await actor.press(hand, move)
    await harness.quiet()


async def test_a_table_is_found_by_its_number_and_a_press_by_its_own(
    tmp_path: Path, real_log: io.StringIO
) -> None:
    async with open_harness(tmp_path) as harness:
        table_id = await harness.begin()
        lines(real_log)
        drawing = create_autospec(messages.Messages.drawing, side_effect=RuntimeError)
        with patch.object(messages.Messages, "drawing", drawing):
            await turn(harness, table_id)
            await turn(harness, table_id)
        found = [one for one in lines(real_log) if one.get("table") == table_id]
        moved, *_ = [one for one in found if one["logger"] == "club.play.turns"]
        assert moved["press"] == "move"
        drawn = [one for one in found if one["event"] == "work failed"]
        assert drawn
        presses = {one["interaction"] for one in found if one["logger"] == "club.play.turns"}
        assert {one["interaction"] for one in drawn} <= presses
        with patch.object(Playing, "play", create_autospec(Playing.play, side_effect=RuntimeError)):
            await turn(harness, table_id)
        (failed,) = [one for one in lines(real_log) if one["event"] == "press failed"]
        assert (failed["press"], failed["table"]) == ("move", table_id)
        assert failed["interaction"] not in presses


async def test_what_belongs_to_no_table_names_none(tmp_path: Path, real_log: io.StringIO) -> None:
    async with open_harness(tmp_path) as harness:
        failing = create_autospec(Tables.tables_of, side_effect=RuntimeError)
        with patch.object(Tables, "tables_of", failing):
            await harness.north.command("gin games")
        (failed,) = [one for one in lines(real_log) if one["event"] == "press failed"]
        assert failed["command"] == "gin games"
        assert "press" not in failed


async def test_a_quiet_day_is_quiet(tmp_path: Path, real_log: io.StringIO) -> None:
    """At `INFO` an evening's games are two lines each, however much is pressed."""
    async with open_harness(tmp_path) as harness:
        logging.getLogger().setLevel(logging.INFO)
        lines(real_log)
        table_id = await harness.begin()
        for _ in range(8):
            await turn(harness, table_id)
        challenge = await harness.north.command("gin challenge", member=harness.south)
        await harness.south.press(challenge, "Decline")
        await harness.north.command("gin hand")
        await harness.north.command("gin games")
        await resign(harness.north, table_id)
        await harness.quiet()
        said = [one["event"] for one in lines(real_log)]
    assert said == [f"table={table_id} begins", f"table={table_id} settled reason=resign"]
