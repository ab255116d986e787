"""A finished game looked through, shown, taken along and opened from its file, over a restart."""

import asyncio
import csv
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from PIL import Image

from club.archive.imports import KEPT
from club.club import Club
from club.core.people import Person
from cogs.kit.ids import parse_choice
from data.archive import imports
from data.storage.database import Database
from engine.record import read_record
from engine.rules import PRESETS
from playground.driver import Answer, Sent, StandIn, menus, texts
from playground.standin.permissions import EVERYONE
from playground.standin.validation.walk import walk
from tests.club.club_helpers import InProcessPlayers, dice, play_out
from tests.data.storage.prepared_database import prepared_database
from tests.wire.doors import export
from tests.wire.harness import (
    COMMANDS,
    MOMENT,
    START,
    Clock,
    Harness,
    leave_faces,
    make_bot,
    offered,
    stay_in_channels,
)

SHORT = PRESETS.rules("standard", game_target=40)
PATIENCE = 20
"""Seconds."""

WRITING = 1 << 11
"""The permission to send messages."""

Json = dict[str, Any]


async def loaded(message: Json, kind: str) -> bytes:
    """The file, or the picture, that a message carries, as a download gives it."""
    parts = list(walk(message["components"]))
    if kind == "file":
        (url,) = [part["file"]["url"] for part in parts if "file" in part]
    else:
        (url,) = [item["media"]["url"] for part in parts for item in part.get("items", [])]
    async with ClientSession() as session, session.get(url) as answer:
        return await answer.read()


def way(message: Json, kind: str, rest: str = "") -> str:
    """The custom_id of a button of a kind."""
    found = offered(message).items()
    return next(key for key, one in found if one.kind == kind and rest in one.rest)


@asynccontextmanager
async def bot_in(discord: StandIn, database: Database) -> AsyncIterator[Harness]:
    """A bot that has just started on what another has left."""
    clock = Clock()
    club = Club(database, players=InProcessPlayers(), clock=clock, entropy=dice("again"))
    bot = make_bot(club, clock, SHORT)
    async with discord.run(bot):
        await discord.wait_for(lambda: len(discord.world.commands) >= COMMANDS)
        harness = Harness(discord, club, bot, clock)
        await harness.started()
        discord.clock.advance(START)
        yield harness


@pytest.mark.slow
async def test_a_game_is_found_shown_and_taken_along_and_its_file_opened(tmp_path: Path) -> None:
    database = await Database.open(await prepared_database(tmp_path))
    try:
        async with StandIn(("North", "South", "East")) as discord:
            discord.clock.freeze(MOMENT)
            leave_faces(discord.world)
            stay_in_channels(discord)
            async with bot_in(discord, database) as harness:
                table_id = await harness.begin()
                await play_out(harness.club, await harness.club.tables.snapshot(table_id))
                harness.bot.reconciler.refresh(table_id)
                await harness.quiet()
                listed = await harness.north.command("gin history", opponent=harness.south)
                replayed = await found(harness, listed, table_id)
                opened = await taken_along(harness, table_id)
            async with bot_in(discord, database) as harness:
                await harness.north.press(listed, way(listed.message, "history", "0.-.-.0.-"))
                await not_shown(harness, table_id)
                discord.guild.everyone = EVERYONE & ~WRITING
                theirs = await harness.south.command("gin replay", table=table_id)
                silent = await harness.south.press(theirs, "Share")
                assert "can’t write in this channel" in texts(silent.message)  # noqa: RUF001
                discord.guild.everyone = EVERYONE
                await shown(harness, replayed)
                await gone_through(harness, opened)
                await forgotten(harness, opened, database)
    finally:
        await database.close()


async def found(harness: Harness, listed: Answer, table_id: int) -> Answer:
    """The replay that a history leads to."""
    assert listed.ephemeral
    said = texts(listed.message)
    assert "Your finished games" in said
    assert "South · " in said
    assert "against South" in said
    nothing = await harness.east.command("gin history")
    assert "You haven’t finished a game yet" in texts(nothing.message)  # noqa: RUF001
    never = await harness.north.command("gin history", since="2100-01-01")
    assert "No finished game of yours fits" in texts(never.message)
    odd = await harness.north.command("gin history", since="yesterday")
    assert "That’s no day" in texts(odd.message)  # noqa: RUF001
    assert await harness.north.autocomplete("gin history", "since")
    private = await harness.north.command("gin history", where=harness.north.dm())
    assert harness.discord.guild.name in texts(private.message)
    replayed = await harness.north.press(listed, way(listed.message, "replay"))
    assert f"Table {table_id}" in texts(replayed.message)
    return replayed


async def taken_along(harness: Harness, table_id: int) -> Answer:
    """The deal that is opened from the file that was taken along."""
    north = harness.north
    results = await export(north, "results")
    assert results.ephemeral
    table = (await loaded(results.message, "file")).decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(table)))
    assert [row["game"] for row in rows] == [str(table_id)]
    assert "Nothing" not in texts(results.message)
    none = await export(harness.east, "records")
    assert "You haven’t played anything yet" in texts(none.message)  # noqa: RUF001
    record = await loaded((await export(north, "records")).message, "file")
    assert read_record(record.decode()).names == ("North", "South")
    refused = await harness.east.command("gin replay", file=Sent("odd.txt", record[:-900] + b"hm"))
    assert refused.ephemeral
    assert "I can’t read that as a record" in texts(refused.message)  # noqa: RUF001
    large = await harness.east.command("gin replay", file=Sent("odd.txt", bytes(300_000)))
    assert "too large" in texts(large.message)
    opened = await harness.east.command("gin replay", file=Sent("evening.txt", record))
    assert opened.ephemeral
    assert "from your file" in texts(opened.message)
    return opened


async def gone_through(harness: Harness, opened: Answer) -> None:
    """Press what is under a file's deal, as its owner and as somebody else."""
    east = harness.east
    message = (await east.press(opened, "Next")).message
    assert "Move 1 of" in texts(message)
    menu = menus(message)[0]
    _, value = menu.options[-1]
    action = parse_choice(menu.custom_id, value)
    assert action is not None
    message = (await east.choose(message, menu.custom_id, value)).message
    assert f"Move {int(action.rest.partition('.')[2])} of" in texts(message)
    picture = await east.press(message, "Picture")
    assert (await loaded(picture.message, "gallery")).startswith(b"GIF")
    public = harness.south.say("look")
    assert public
    forged = harness.south.messages()[-2]
    harness.forge(forged, way(message, "import"))
    stranger = await harness.south.press(forged, way(message, "import"))
    assert "I don’t keep that file any more" in texts(stranger.message)  # noqa: RUF001


async def forgotten(harness: Harness, opened: Answer, database: Database) -> None:
    """Wait a day: the file is gone, without anybody's press."""
    harness.clock.advance(KEPT)
    harness.bot.scheduler.wake()
    async with asyncio.timeout(PATIENCE):
        there: datetime | None = harness.clock.now()
        while there is not None:
            async with database.read(alone=True) as connection:
                there = await imports.oldest(connection)
    late = await harness.east.press(opened, "Next")
    assert late.ephemeral
    assert "I forget files after a day" in texts(late.message)


async def not_shown(harness: Harness, table_id: int) -> None:
    """Be refused where nobody would see it, where no file may be sent, and without a voice."""
    north, channel = harness.north, harness.discord.channel
    alone = await north.command("gin replay", table=table_id, where=north.dm())
    nobody = await north.press(alone, "Share")
    assert "nobody here to show it to" in texts(nobody.message)
    here = await north.command("gin replay", table=table_id)
    channel.denied.add("attach_files")
    for what in ("Picture", "Share", "Record"):
        refused = await north.press(here, what)
        assert refused.ephemeral
        assert "not allowed to send files" in texts(refused.message)
    channel.denied.discard("attach_files")


async def shown(harness: Harness, replayed: Answer) -> None:
    """Keep a deal's picture, have its record, and show it to the channel, once."""
    north = harness.north
    kept = await north.press(replayed, way(replayed.message, "film", "keep"))
    assert kept.ephemeral
    image = Image.open(io.BytesIO(await loaded(kept.message, "gallery")))
    assert getattr(image, "n_frames", 1) > 1
    record = await north.press(replayed, way(replayed.message, "record"))
    assert record.ephemeral
    assert read_record((await loaded(record.message, "file")).decode()).deals
    share = way(replayed.message, "film", "share")
    await north.press(replayed, share)
    public = await harness.south.sees("shown by North")
    (item,) = [item for part in walk(public["components"]) for item in part.get("items", [])]
    assert "North" in item["description"]
    seen = await harness.south.press(public, "Move by move")
    assert "Move 0 of" in texts(seen.message)
    twice = await north.press(replayed, share)
    assert twice.ephemeral
    assert "just been shown" in texts(twice.message)
    harness.clock.advance(timedelta(minutes=2))
    await harness.club.settings.set_member(Person(harness.south.id, "South"), "privacy", "nobody")
    refused = await north.press(replayed, share)
    assert "doesn’t show their games to everybody" in texts(refused.message)  # noqa: RUF001
