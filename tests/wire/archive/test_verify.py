"""Checking the shuffles of a game in Discord."""

from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from sqlalchemy import update

from data.schema.deals import deals
from data.storage.database import Database
from engine.rules import PRESETS
from engine.verify import verify
from playground.driver import texts
from tests.club.club_helpers import dice
from tests.data.storage.prepared_database import prepared_database
from tests.wire.game_player import GamePlayer
from tests.wire.harness import offered, open_harness

SHORT = PRESETS.rules("standard", game_target=40)
LONG = PRESETS.rules("standard", game_target=400)
FILE = 13
THREE = ("North", "South", "East")
Json = dict[str, Any]


async def record_in(message: Json) -> str:
    """The record that a message carries, as a download gives it."""
    (box,) = message["components"]
    (file,) = [part for part in box["components"] if part["type"] == FILE]
    async with ClientSession() as session, session.get(file["file"]["url"]) as answer:
        return (await answer.read()).decode()


@pytest.mark.slow
async def test_a_finished_game_is_checked_by_one_press(tmp_path: Path) -> None:
    async with open_harness(
        tmp_path, members=THREE, rules=SHORT, entropy=dice("verify 1")
    ) as harness:
        table_id = await harness.begin()
        await GamePlayer(harness, 3).game(table_id)
        *_, settlement = harness.north.messages()
        check = next(key for key, one in offered(settlement).items() if one.kind == "verify")
        for actor in (harness.south, harness.east):
            answer = await actor.press(settlement, check)
            assert answer.ephemeral
            said = texts(answer.message)
            deals = len(await harness.club.tables.results(table_id))
            assert f"{deals} deals checked" in said or "One deal checked" in said
            snapshot = await harness.club.tables.snapshot(table_id)
            assert f"Sealed: `{snapshot.table.commitment}`" in said
            assert f"Opened: `{snapshot.table.contest_seed.hex()}`" in said
            text = await record_in(answer.message)
            assert text == await harness.club.tables.record(table_id)
            assert verify(text).contest


@pytest.mark.slow
async def test_a_running_game_is_checked_as_far_as_it_is_open(tmp_path: Path) -> None:
    async with open_harness(
        tmp_path, members=THREE, rules=LONG, entropy=dice("verify 2")
    ) as harness:
        table_id, play = await harness.begin(), GamePlayer(harness, 4)
        early = await harness.north.command("gin verify", table=table_id)
        assert "The shuffles are sealed" in texts(early.message)
        assert "checked" not in texts(early.message)
        snapshot = await harness.club.tables.snapshot(table_id)
        while snapshot.contest is None or not snapshot.contest.deals:
            snapshot = await play.turn(snapshot)
        snapshot = await play.turn(snapshot)
        await harness.quiet()
        answer = await harness.north.command("gin verify", table=table_id)
        said = texts(answer.message)
        assert "One deal checked" in said
        assert "stays sealed until the game is over" in said
        assert snapshot.table.contest_seed.hex() not in said
        text = await record_in(answer.message)
        assert snapshot.table.contest_seed.hex() not in text
        assert snapshot.deal is not None
        assert snapshot.deal.seed.hex() not in text
        stranger = await harness.east.command("gin verify", table=table_id)
        assert stranger.ephemeral
        assert "not playing at this table" in texts(stranger.message)


@pytest.mark.slow
async def test_without_files_the_answer_is_words(tmp_path: Path) -> None:
    async with open_harness(tmp_path, rules=SHORT, entropy=dice("verify 1")) as harness:
        table_id = await harness.begin()
        await GamePlayer(harness, 3).game(table_id)
        harness.discord.channel.denied.add("attach_files")
        answer = await harness.north.command("gin verify", table=table_id)
        assert "checked" in texts(answer.message)
        assert "take my word" not in texts(answer.message)


async def test_real_cards_are_not_checked(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        await harness.north.command("gin realcards", member=harness.south)
        table_id = await harness.newest_table(harness.north)
        answer = await harness.north.command("gin verify", table=table_id)
        assert "real cards" in texts(answer.message)
        assert answer.ephemeral


@pytest.mark.slow
async def test_what_does_not_hold_is_said(tmp_path: Path) -> None:
    """Somebody has changed a seed in the database behind the bot's back."""
    async with open_harness(tmp_path, rules=SHORT, entropy=dice("verify 1")) as harness:
        table_id = await harness.begin()
        await GamePlayer(harness, 3).game(table_id)
        database = await Database.open(await prepared_database(tmp_path))
        async with database.write() as connection:
            await connection.execute(update(deals).where(deals.c.deal == 1).values(seed=bytes(32)))
        await database.close()
        answer = await harness.north.command("gin verify", table=table_id)
        said = texts(answer.message)
        assert "hold" in said
        assert "the commitment isn't the seed's" in said
