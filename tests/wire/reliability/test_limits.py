"""A flood at the wire: what is refused, kindly and privately, and what goes on all the while."""

import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from club.archive.imports import LARGEST
from club.core import limits
from club.core.people import Person
from cogs.kit.text import Text
from cogs.routing import rate_limits
from cogs.routing.rate_limits import CostlyWork
from engine.rules import PRESETS
from playground.driver import Answer, Sent, texts
from tests.club.club_helpers import dice
from tests.wire.doors import export, privacy, seek
from tests.wire.game_player import GamePlayer
from tests.wire.harness import Harness, offered, open_harness
from tests.wire.reliability.test_refusals import refused

text = Text()
Json = dict[str, Any]
LONG = PRESETS.rules("standard", game_target=400)
WAIT = text("refusal-too-often", when=0).partition("<t:")[0]
THREE = ("North", "South", "East")


@pytest_asyncio.fixture
async def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Harness]:
    """A server in which each work is done once a minute, and a deal is over at table 1."""
    monkeypatch.setattr(
        rate_limits, "A_MINUTE", dict.fromkeys(CostlyWork, 1) | {CostlyWork.BEGIN: 2}
    )
    async with open_harness(tmp_path, members=THREE, rules=LONG, entropy=dice("deals")) as harness:
        table_id, play = await harness.begin(), GamePlayer(harness, 6)
        snapshot = await harness.club.tables.snapshot(table_id)
        while snapshot.contest is None or not snapshot.contest.deals:
            snapshot = await play.turn(snapshot)
        await harness.quiet()
        yield harness


class Lost(dict[str, Any]):
    """Files that are announced, and not handed over."""

    def get(self, *_: object) -> None:  # type: ignore[override]
        return None


def says_wait(answer: Answer) -> bool:
    said = texts(answer.message)
    assert WAIT not in said or re.search(r"<t:\d+:R>", said)
    return answer.ephemeral and WAIT in said


def asks_to_wait(message: Json) -> bool:
    return WAIT in texts(message) and bool(message["flags"] & 64)


def way(message: Json, kind: str, rest: str = "") -> str:
    found = [
        key
        for key, one in offered(message).items()
        if one.kind == kind and one.rest.startswith(rest)
    ]
    return found[0]


@pytest.mark.slow
async def test_the_eleventh_game_against_the_computer_is_refused(harness: Harness) -> None:
    for _ in range(limits.PRACTICES):
        await harness.north.command("gin practice", level="novice")
    await harness.quiet()
    answer = await harness.north.command("gin practice", level="novice")
    most = limits.PRACTICES
    await refused(harness.north, answer, "refusal-too-many-practices", most=most)
    assert len(await harness.club.tables.tables_of(harness.north.id)) == most
    await harness.south.command("gin practice", level="novice")


@pytest.mark.slow
async def test_whoever_begins_one_game_after_another_waits(strict: Harness) -> None:
    harness, club = strict, strict.club
    harness.clock.advance(timedelta(seconds=61))
    challenge = await harness.north.command("gin challenge", member=harness.east)
    table_id = await harness.newest_table(harness.north)
    again = await harness.north.command("gin challenge", member=harness.east)
    await refused(harness.north, again, "refusal-already-pending")
    await club.starting.withdraw(table_id, Person(harness.north.id, "North"))
    assert not (await harness.north.command("gin practice")).ephemeral
    assert says_wait(await harness.north.command("gin challenge", member=harness.east))
    assert says_wait(await harness.north.command("gin practice"))
    assert says_wait(await seek(harness.north))
    assert not challenge.ephemeral
    harness.clock.advance(timedelta(seconds=61))
    assert not (await harness.north.command("gin practice")).ephemeral


@pytest.mark.slow
async def test_files_are_made_once_and_asked_for_again_later(strict: Harness) -> None:
    north = strict.north
    for what in ("records", "results"):
        answer = await export(north, what)
        assert says_wait(answer) == (what == "results")
    page = await privacy(north)
    copy = way(page.message, "data", "copy")
    assert not says_wait(await north.press(page.message, copy))
    assert says_wait(await north.press(page.message, copy))
    assert "What I know about you" in texts((await privacy(north)).message)


@pytest.mark.slow
async def test_a_check_by_press_counts_with_one_by_command(strict: Harness) -> None:
    harness, north = strict, strict.north
    assert not says_wait(await north.command("gin verify", table=1))
    assert says_wait(await north.command("gin verify", table=1))
    begun = await north.command("gin practice")
    await harness.quiet()
    table_id = await harness.newest_table(north)
    early = await north.command("gin verify", table=table_id)
    assert text("sealed-title") in texts(early.message)
    assert not says_wait(begun)
    assert not says_wait(await harness.south.command("gin verify", table=1))


@pytest.mark.slow
async def test_a_check_that_is_refused_does_not_count(strict: Harness) -> None:
    north, east = strict.north, strict.east
    for _ in range(2):
        await refused(east, await east.command("gin verify", table=1), "refusal-not-seated")
    await strict.club.playing.resign(1, north.id)
    assert not says_wait(await east.command("gin verify", table=1))
    assert says_wait(await east.command("gin verify", table=1))


@pytest.mark.slow
async def test_an_export_of_nothing_does_not_count(strict: Harness) -> None:
    harness, east = strict, strict.east
    for what in ("records", "results"):
        await refused(east, await export(east, what), "refusal-nothing-to-export")
    await east.command("gin practice", level="novice")
    await harness.quiet()
    for again in (False, True):
        answer = await export(east, "records")
        assert says_wait(answer) == again


@pytest.mark.slow
async def test_a_file_counts_once_it_is_read(
    strict: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    north, odd = strict.north, Sent("odd.txt", b"no record")
    large = Sent("large.txt", bytes(LARGEST + 1))
    for _ in range(2):
        answer = await north.command("gin replay", file=large)
        await refused(north, answer, "refusal-file-too-large", most=LARGEST // 1024)
    with monkeypatch.context() as gone:
        gone.setattr(strict.discord.world, "files", Lost())
        for _ in range(2):
            answer = await north.command("gin replay", file=odd)
            await refused(north, answer, "refusal-file-gone")
    unread = await north.command("gin replay", file=odd)
    assert text("import-unreadable", line="1").splitlines()[0] in texts(unread.message)
    assert says_wait(await north.command("gin replay", file=odd))


@pytest.mark.slow
async def test_pictures_of_deals_and_records_wait_and_pages_do_not(strict: Harness) -> None:
    harness, north = strict, strict.north
    replayed = await north.command("gin replay", table=1)
    film = way(replayed.message, "film", "keep")
    first = await north.press(replayed.message, film)
    assert not says_wait(first)
    assert says_wait(await north.press(replayed.message, film))
    record = (await harness.club.tables.record(1, harness.north.id)).encode()
    opened = await north.command("gin replay", file=Sent("game.txt", record))
    assert says_wait(opened) is False
    assert says_wait(await north.command("gin replay", file=Sent("game.txt", record)))
    for _ in range(3):
        assert not says_wait(await north.command("gin replay", table=1))


@pytest.mark.slow
async def test_a_review_that_was_made_is_shown_as_often_as_one_likes(strict: Harness) -> None:
    north = strict.north
    for _ in range(3):
        answer = await north.command("gin review", table=1)
        await answer.done()
        assert "The coach on deal 1" in texts(answer.message)


@pytest.mark.slow
async def test_hints_wait_and_moves_never_do(strict: Harness) -> None:
    harness, north = strict, strict.north
    await north.command("gin practice", level="novice")
    await harness.quiet()
    table_id = await harness.newest_table(north)
    for number in range(3):
        ply = await harness.ply(table_id)
        hand = await harness.hand(north, table_id, ply)
        hint = await north.press(hand, f"gin:hint:{table_id}:{ply}")
        if number:
            await north.wait_for(asks_to_wait, where=north.dm())
        else:
            assert "Hint: " in texts(hint.message)
        actor, hand, move = await harness.act(table_id)
        await actor.press(hand, move)
        await harness.quiet()
        assert await harness.ply(table_id) > ply
