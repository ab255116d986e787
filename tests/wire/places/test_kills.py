"""Whole games where the bot may only answer, with a bot that is killed again and again."""

import asyncio
import random
from pathlib import Path

import pytest

from club.club import Club
from club.table.snapshot import Snapshot
from cogs.kit.text import Text
from data.storage.database import Database
from playground.driver import StandIn, texts
from playground.program import Program
from tests.club.club_helpers import InProcessPlayers
from tests.data.storage.prepared_database import prepared_database
from tests.proof.invariants.message_audit import Audit
from tests.wire.harness import MOMENT, offered, stay_in_channels
from tests.wire.places.place_player import GROUP, STRANGERS, VISITED, PlaceClass, PlacePlayer
from tests.wire.reliability.test_restart import Evening

TOKEN_GONE = 16 * 60.0
"""Seconds after which Discord takes a token no more."""

GONE = 10008
"""Discord's code where a private hand is pressed that is just being taken away."""

text = Text()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "options"),
    [
        (STRANGERS, {"target": 50}),
        (GROUP, {"contest": "hollywood", "target": 50}),
        (VISITED, {"variant": "skarney"}),
    ],
    ids=["standard", "hollywood", "skarney"],
)
async def test_a_game_outlives_its_bots(
    tmp_path: Path, place: PlaceClass, options: dict[str, str | int]
) -> None:
    url = await prepared_database(tmp_path)
    database = await Database.open(url)
    try:
        async with StandIn(("North", "South", "East")) as discord:
            discord.clock.freeze(MOMENT)
            stay_in_channels(discord)
            discord.expect(GONE)
            it = Evening(discord, Club(database, players=InProcessPlayers()), url)
            player = PlacePlayer(discord, it.club, place.make(discord), seed=str(options))
            audit = Audit(discord, it.club, database, int(player.where.id))
            await _evening(it, player, options, audit)
            await audit.compare()
            assert not audit.findings
    finally:
        await database.close()


async def _evening(
    it: Evening, player: PlacePlayer, options: dict[str, str | int], audit: Audit
) -> None:
    """Play a game, with a bot that is killed every few moves, over a press or between two."""
    dice = random.Random(str(options))
    async with it.bot():
        it.table_id = await player.begin(**options)
    # Not for over an hour in all: the bot goes by the machine's clock, and would still edit then.
    breaks = [TOKEN_GONE] * 3
    while (await it.snapshot()).state is not None:
        async with it.bot() as program:
            for _ in range(dice.randint(8, 30)):
                snapshot = await it.snapshot()
                if snapshot.state is None:
                    break
                await player.act(snapshot)
            snapshot = await it.snapshot()
            if snapshot.state is not None and dice.random() < 0.5:
                await _die_over_a_press(it, player, snapshot, program)
            await program.kill()
        await audit.compare()
        it.discord.clock.advance(breaks.pop() if breaks else 0.0)
    async with it.bot():
        (message,) = player.public()
        # Whatever is pressed, it may have been left as the table, and is the settlement then.
        await it.discord.members["east"].press(message, next(iter(offered(message))))
        (message,) = player.public()
        assert text("press-replay") in str(message["components"])
        assert "wins" in texts(message)


async def _die_over_a_press(
    it: Evening, player: PlacePlayer, snapshot: Snapshot, program: Program
) -> None:
    """Kill the bot once it has kept a press that it has answered to nobody."""
    faults = it.discord.faults
    answer = faults.drop_before("POST", "/interactions/*", times=1000)
    for path in ("/channels/*", "/webhooks/*"):
        faults.drop_before("*", path, times=1000)
    pressing = asyncio.create_task(player.act(snapshot))
    await answer.arrived.wait()
    await program.kill()
    pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)
    faults.clear()
