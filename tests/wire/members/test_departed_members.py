"""Who has left a server is on its boards no more, and nobody waits for Discord to say so."""

import asyncio
import re
from datetime import timedelta

import pytest

from club.ratings.standings import LINES
from playground.driver import Actor, texts
from tests.wire.harness import Harness
from tests.wire.members.test_standings import fill

LOOK_UP = ("GET", "/guilds/*/members/*")
RANK = re.compile(r"^`(\d+)` \**(\w+)", re.MULTILINE)


async def board(actor: Actor) -> list[tuple[int, str]]:
    """The ranks and names on the first page of the ratings, and one's own."""
    answer = await actor.command("gin standings")
    assert answer.ephemeral
    return [(int(rank), name) for rank, name in RANK.findall(texts(await answer.done()))]


def asked(harness: Harness) -> int:
    """How often Discord has been asked about a member."""
    return len(harness.discord.requests(*LOOK_UP))


@pytest.mark.slow
async def test_who_has_left_is_not_on_the_board_and_the_page_is_whole(harness: Harness) -> None:
    harness.discord.expect(10007)
    crowd = {one.name: one for one in await fill(harness)}
    before = await board(harness.north)
    assert [rank for rank, _ in before] == list(range(1, LINES + 1))
    assert asked(harness) == LINES - 1, "of oneself it is known"
    first, second, third = [crowd[name] for _, name in before if name in crowd][:3]
    for each in (first, second):
        each.leave()
    assert await board(harness.north) == before, "for a day it is taken that they are there"
    assert asked(harness) == LINES - 1

    harness.clock.advance(timedelta(days=1))
    after = await board(harness.north)
    assert asked(harness) == 2 * (LINES - 1), "those who took the places wait for the next look"
    assert [rank for rank, _ in after] == [rank for rank, _ in before], "no gap"
    names = [name for _, name in after]
    stayed = [name for _, name in before if name not in {first.name, second.name}]
    assert names[:-2] == stayed
    assert not {first.name, second.name} & set(names)
    await board(harness.north)
    assert asked(harness) == 2 * LINES, "the two at the page's end"
    south = await board(harness.south)
    assert south[-1][0] == len(crowd) + 2 - 2, "whoever left isn't counted"

    first.join()
    third.leave()
    harness.clock.advance(timedelta(days=1))
    again = [name for _, name in await board(harness.north)]
    assert first.name in again, "who has come back is there again"
    assert not {second.name, third.name} & set(again)


@pytest.mark.slow
async def test_a_silent_discord_hides_nobody_and_holds_nothing_up(harness: Harness) -> None:
    harness.discord.expect(10007, 0)
    crowd = {one.name: one for one in await fill(harness)}
    harness.discord.faults.fail(*LOOK_UP, 503, times=LINES)
    before = await board(harness.north)
    gone = next(crowd[name] for _, name in before if name in crowd)
    gone.leave()
    harness.discord.faults.clear()

    silence = harness.discord.faults.hold(*LOOK_UP, times=LINES)
    harness.bot.departed.moment = 0
    assert await board(harness.north) == before
    assert await board(harness.north) == before
    silence.release()
    await asyncio.wait([*harness.bot.departed._asking.values()])
    assert gone.name not in [name for _, name in await board(harness.north)]
    assert asked(harness) <= 2 * (LINES - 1) + 1, "nobody is asked about twice at once"
