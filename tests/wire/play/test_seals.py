"""When the seal is shown, and what counts for the cards, at the wire: as Discord numbers it."""

import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from club.table.snapshot import Snapshot
from cogs.kit.text import Text
from data.schema.matchmaking import practice_seeds, queue
from data.schema.tables import tables
from engine.record import FirstShown, read_presses
from engine.verify import noted_seal, verify
from playground.driver import Actor, buttons, texts
from tests.club.club_helpers import dice
from tests.cogs.drawn import HEXADECIMAL
from tests.wire.archive.test_verify import FILE
from tests.wire.doors import ask_resign, open_table, seek
from tests.wire.harness import Harness, open_harness
from tests.wire.members.test_languages import speak
from tests.wire.play.test_groups import press

Json = dict[str, Any]
text = Text()
SEAL = re.compile(r"`([0-9a-f]{64})`")


def sealed(message: Json) -> str:
    """The seal that a message's presses carry, and no sentence of it says."""
    assert not HEXADECIMAL.search(texts(message))
    (carried,) = {noted_seal(each.custom_id) for each in buttons(message) if "~" in each.custom_id}
    return carried


async def asked_for(actor: Actor, message: Json) -> str:
    """The seal that *Check the shuffles* shows to whoever wants to note it."""
    answer = await actor.press(message, "Check the shuffles")
    assert answer.ephemeral
    (said,) = SEAL.findall(texts(answer.message))
    return said


def presses(snapshot: Snapshot) -> list[tuple[int | None, int]]:
    assert snapshot.table.presses is not None
    return [(each.seat, each.id) for each in read_presses(snapshot.table.presses)]


def shown(snapshot: Snapshot) -> FirstShown:
    assert snapshot.table.seal_shown is not None
    return FirstShown.parse(snapshot.table.seal_shown)


async def give_up(harness: Harness, actor: Actor, table_id: int) -> Json:
    """Resign, and wait for the end of the game; its last message."""
    asked = await ask_resign(actor, table_id)
    await press(harness, actor, asked.message, "quit", "yes")
    *_, settlement = actor.messages()
    return settlement


async def verified(harness: Harness, actor: Actor, table_id: int) -> str:
    """What the bot says of a game's shuffles, in words; the table of it holds."""
    answer = await actor.command("gin verify", table=table_id)
    assert answer.ephemeral
    assert verify(await harness.club.tables.record(table_id)).contest
    return texts(answer.message)


@pytest.mark.slow
async def test_a_challenge_shows_its_seal_between_the_two_presses(harness: Harness) -> None:
    asked = await harness.north.command("gin challenge", member=harness.south)
    message = await asked.done()
    noted = sealed(message)
    await harness.south.press(message, "Accept")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    begun = await harness.club.tables.snapshot(table_id)
    (one, first), (two, second) = presses(begun)
    assert (one, two) == (1, 2)
    assert shown(begun) == FirstShown(None, int(message["id"]))
    assert first < int(message["id"]) < second
    settlement = await give_up(harness, harness.north, table_id)
    assert "presses" not in texts(settlement)
    said = await verified(harness, harness.south, table_id)
    assert f"presses {begun.table.presses}" in said.replace("\u00a0", " ")
    assert f"Sealed: `{noted}`" in said
    assert text("protected-full", names="South") in said
    assert text("protected-shared", names="North", others="South") in said


@pytest.mark.slow
async def test_the_one_who_waits_in_the_queue_sees_the_seal_first(harness: Harness) -> None:
    waits = await seek(harness.north)
    noted = sealed(waits.message)
    assert await asked_for(harness.north, waits.message) == noted
    await harness.quiet()
    await seek(harness.south)
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    begun = await harness.club.tables.snapshot(table_id)
    assert begun.table.commitment == noted
    assert shown(begun) == FirstShown(1, int(waits.message["id"]))
    ids = dict(presses(begun))
    assert ids[1] < shown(begun).id < ids[2]
    await give_up(harness, harness.north, table_id)
    said = await verified(harness, harness.north, table_id)
    assert text("protected-shared", names="South", others="North") in said
    assert text("protected-shared", names="North", others="South") in said


@pytest.mark.slow
async def test_the_end_of_a_practice_shows_the_seal_of_the_next(harness: Harness) -> None:
    await harness.north.command("gin practice", level="novice")
    await harness.quiet()
    first = await harness.newest_table(harness.north)
    settlement = await give_up(harness, harness.north, first)
    noted = sealed(settlement)
    said = await verified(harness, harness.north, first)
    assert text("protected-none", names="North") in said
    assert text("seal-next", seal=noted) in said
    await harness.north.press(settlement, "Rematch")
    await harness.quiet()
    second = await harness.newest_table(harness.north)
    begun = await harness.club.tables.snapshot(second)
    assert begun.table.commitment == noted
    assert shown(begun) == FirstShown(None, int(settlement["id"]))
    last = await give_up(harness, harness.north, second)
    assert sealed(last) != noted
    said = await verified(harness, harness.north, second)
    assert f"Sealed: `{noted}`" in said
    assert text("protected-full", names="North") in said


@pytest.mark.slow
async def test_a_rematch_shows_its_seal_before_the_other_agrees(harness: Harness) -> None:
    table_id = await harness.begin()
    settlement = await give_up(harness, harness.north, table_id)
    await harness.north.press(settlement, "Rematch")
    await harness.quiet()
    *_, asked = harness.south.messages()
    noted = sealed(asked)
    await harness.south.press(settlement, "Rematch")
    await harness.quiet()
    begun = await harness.club.tables.snapshot(await harness.newest_table(harness.south))
    assert begun.table.status == "playing"
    assert begun.table.commitment == noted
    assert shown(begun) == FirstShown(None, int(asked["id"]))
    assert [seat for seat, _ in presses(begun)] == [1, 2]
    assert presses(begun)[0][1] < shown(begun).id < presses(begun)[1][1]


@pytest.mark.slow
async def test_every_seat_of_a_lobby_counts(harness: Harness) -> None:
    opened = message = await open_table(harness, harness.north, seats="round_robin", target=10)
    noted = sealed(message)
    assert await asked_for(harness.east, message) == noted
    for actor in (harness.south, harness.east):
        await press(harness, actor, message, "lobby", "join0")
        message = harness.north.messages()[-1]
    await press(harness, harness.north, message, "lobby", "start")
    begun = await harness.club.tables.snapshot(await harness.newest_table(harness.north))
    assert begun.table.status == "playing"
    assert begun.table.commitment == noted
    assert [seat for seat, _ in presses(begun)] == [1, 2, 3]
    assert presses(begun)[2][1] == begun.table.accepted_by_interaction, "who begins comes last"
    names = [each.name for each in begun.players]
    assert names == [harness.south.name, harness.east.name, harness.north.name]
    assert shown(begun) == FirstShown(None, int(opened["id"]))


@pytest.mark.slow
async def test_the_answer_is_kind_in_german_too(tmp_path: Path) -> None:
    async with open_harness(tmp_path, entropy=dice("seals")) as harness:
        speak(harness.north, "de")
        await harness.north.command("gin practice", level="novice")
        await harness.quiet()
        table_id = await harness.newest_table(harness.north)
        await give_up(harness, harness.north, table_id)
        answer = await harness.north.command("gin verify", table=table_id)
        assert "Wer diesen Bot betreibt, hätte die Karten wählen können" in texts(answer.message)
        (box,) = answer.message["components"]
        assert any(part["type"] == FILE for part in box["components"])


@pytest.mark.parametrize("command", ["queue", "practice", "challenge"])
async def test_no_seed_is_in_any_message_before_the_end(harness: Harness, command: str) -> None:
    other = {"member": harness.south} if command == "challenge" else {}
    if command == "queue":
        answer = await seek(harness.north)
    else:
        answer = await harness.north.command(f"gin {command}", **other)
    await harness.quiet()
    for seed in await _seeds(harness):
        for message in (answer.message, *harness.north.messages(), *harness.south.messages()):
            assert seed.hex() not in str(message)


async def _seeds(harness: Harness) -> list[bytes]:
    """Every seed that is stored."""
    columns = (tables.c.contest_seed, practice_seeds.c.seed, queue.c.seed)
    async with harness.club.tables._database.read() as connection:
        rows = [await connection.scalars(select(column)) for column in columns]
        return [seed for row in rows for seed in row.all() if seed]
