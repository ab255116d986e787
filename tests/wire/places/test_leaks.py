"""The audit of messages finds a card that somebody may not see, also where nothing is reviewed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from club.table.scene import scene
from club.table.snapshot import Snapshot
from cogs.kit.cards import SUIT_SIGNS
from cogs.play.ui.hand.hand import draw_hand
from data.storage.database import Database
from playground.driver import texts
from tests.data.storage.prepared_database import prepared_database
from tests.proof.invariants.message_audit import Audit
from tests.wire.harness import Harness
from tests.wire.places.place_player import GROUP, PlacePlayer


@pytest_asyncio.fixture
async def database(harness: Harness, tmp_path: Path) -> AsyncIterator[Database]:
    """The bot's database, once more."""
    assert harness is not None
    opened = await Database.open(await prepared_database(tmp_path))
    yield opened
    await opened.close()


async def after_a_deal(player: PlacePlayer, harness: Harness, table_id: int) -> Snapshot:
    """Have a deal played to its end, and both sides move once in the next."""
    snapshot = await harness.club.tables.snapshot(table_id)
    left = 2
    while snapshot.last is None or left:
        left -= snapshot.last is not None
        await player.act(snapshot)
        snapshot = await harness.club.tables.snapshot(table_id)
    return snapshot


@pytest.mark.slow
async def test_how_a_deal_ended_is_no_leak_and_a_hand_is(
    harness: Harness, database: Database
) -> None:
    player = PlacePlayer.of(harness, GROUP)
    audit = Audit(harness.discord, harness.club, database, int(player.where.id))
    table_id = await player.begin(variant="skarney")
    snapshot = await after_a_deal(player, harness, table_id)
    await audit.compare()
    assert not audit.findings
    assert snapshot.state is not None
    waits = next(one.seat for one in snapshot.seats if one.seat != snapshot.state.turn)
    hand = draw_hand(scene(snapshot, waits), harness.bot.ui().in_signs)
    (message,) = player.public()
    assert await harness.bot.posts.edit_by_token(int(message["id"]), hand)
    assert any(sign in texts(player.public()[0]) for sign in SUIT_SIGNS)
    await audit.compare()
    assert {one.kind for one in audit.findings} == {"leaked"}
