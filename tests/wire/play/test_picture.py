"""The picture of a large hand, asked for by those who may and those who may not see it."""

import random
from pathlib import Path
from typing import Any

import pytest

from club.table.snapshot import Snapshot
from cogs.kit.spoken import spoken_faces
from cogs.kit.text import Text
from engine.rules import PRESETS
from playground.driver import Answer, texts
from playground.standin.validation.walk import walk
from tests.wire.harness import Harness, offered, open_harness

LARGE = 12
text = Text()


async def until_large(harness: Harness, table_id: int) -> Snapshot:
    """Play by chance until North holds more cards than fit a message."""
    dice = random.Random(5)
    snapshot = await harness.club.tables.snapshot(table_id)
    while (state := snapshot.state) is not None:
        if state.turn == 1 and len(state.view(1).hand) > LARGE:
            break
        moves = state.legal_moves()
        most = [move for move in moves if move.kind == "take" and (move.count or 1) > 1]
        member_id = harness.on_turn(snapshot).id
        word = str(dice.choice(most or moves))
        snapshot = await harness.club.playing.play(table_id, snapshot.table.ply, member_id, word)
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    return snapshot


def alt_of(answer: Answer) -> str:
    assert answer.ephemeral
    (item,) = items_of(answer)
    assert item["media"]["content_type"] == "image/png"
    return str(item["description"])


def items_of(answer: Answer) -> list[Any]:
    """What the galleries of a message show."""
    parts = walk(answer.message["components"])
    return [item for part in parts for item in part.get("items", [])]


@pytest.mark.slow
async def test_a_large_hand_is_shown_as_a_picture_to_its_holder_alone(tmp_path: Path) -> None:
    async with open_harness(
        tmp_path, rules=PRESETS.rules("mahjong"), members=("North", "South", "East")
    ) as harness:
        table_id = await harness.begin()
        state = (await until_large(harness, table_id)).state
        assert state is not None
        ply = await harness.ply(table_id)
        custom_id = f"gin:picture:{table_id}"
        message = await harness.north.wait_for(
            lambda one: custom_id in offered(one), where=harness.north.dm()
        )
        mine = alt_of(await harness.north.press(message, "Picture"))
        assert all(spoken_faces("en").line([card]) in mine for card in state.view(1).hand)

        public = harness.south.messages()[-1]
        harness.forge(public, custom_id)
        theirs = alt_of(await harness.south.press(public, custom_id))
        assert all(spoken_faces("en").line([card]) in theirs for card in state.view(2).hand)
        assert not any(spoken_faces("en").line([card]) in theirs for card in state.view(1).hand)

        answer = await harness.east.press(public, custom_id)
        assert answer.ephemeral
        assert texts(answer.message) == text("refusal-not-seated")
        assert await harness.ply(table_id) == ply

        await harness.club.playing.resign(table_id, harness.south.id)
        await harness.quiet()
        over = await harness.north.press(message, custom_id)
        assert over.ephemeral
        assert not items_of(over)
        assert "South resigned: you win" in texts(over.message)
