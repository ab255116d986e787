"""Jersey gin at the wire: three at one table, each of whom sees their own cards alone."""

from pathlib import Path
from typing import Any

import pytest

from engine.record import read_record, replay
from playground.driver import texts
from tests.card_emojis import cards_of_emojis
from tests.wire.contest_player import PLACES, ContestPlayer
from tests.wire.doors import open_seat
from tests.wire.harness import Harness, offered, open_harness
from tests.wire.sent_messages import PUBLIC, sent

Json = dict[str, Any]
TARGET = 40


async def sees_its_own(harness: Harness, table_id: int) -> None:
    """Check that a message sent so far of a running first deal names its reader's cards alone."""
    here = await harness.club.tables.snapshot(table_id)
    assert here.state is not None
    assert here.last is None
    shown = {PUBLIC: here.state.view(None)}
    for each in here.seats:
        assert each.member_id is not None
        shown[each.member_id] = here.state.view(each.seat)
    for one in sent(harness.discord):
        view = shown[one.reader]
        hidden = {card for hand in here.state.hands for card in hand} | set(here.state.stock)
        known = {*view.hand, *(move.card for move in view.moves)}
        assert not cards_of_emojis(str(one.components)) & (hidden - known)


@pytest.mark.slow
async def test_three_play_a_contest_by_pressing(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:3]) as harness:
        player = ContestPlayer(harness, "jersey")
        table_id = await player.gather(3, variant="jersey", target=TARGET, seats="three_handed")
        here = await harness.club.tables.snapshot(table_id)
        while here.last is None:
            await sees_its_own(harness, table_id)
            await player.act(here)
            here = await harness.club.tables.snapshot(table_id)
        over = await player.play(table_id)
        assert over.contest is not None
        assert over.contest.settlement is not None
        record = read_record(await harness.club.tables.record(table_id))
        assert replay(record).contest == over.contest
        channel = "\n".join(texts(one) for one in harness.north.messages())
        assert all(name in channel for name in PLACES[:3])


@pytest.mark.slow
async def test_one_plays_two_computers(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        player = ContestPlayer(harness, "alone")
        await harness.north.command("gin practice", variant="jersey", target=TARGET)
        await harness.quiet()
        table_id = await harness.newest_table(harness.north)
        over = await player.play(table_id)
        assert over.contest is not None
        assert over.contest.finished


async def test_the_lobby_of_three_says_how_they_play(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=PLACES[:4]) as harness:
        player = ContestPlayer(harness, "lobby")
        await open_seat(harness.north, seats="three_handed", variant="jersey")
        await harness.quiet()
        table_id = await harness.newest_table(harness.north)
        lobby = await player.lobby(table_id)
        assert "Three, all in the same deal" in texts(lobby)
        assert "start" not in {one.rest for one in offered(lobby).values()}
