"""Games in threads, as the tests look at them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from cogs.kit.text import Text
from playground.driver import Actor, Answer, buttons, texts
from playground.standin.models import Channel
from tests.wire.doors import ask_resign
from tests.wire.expected_messages import until_current
from tests.wire.harness import Harness, open_harness

text = Text()
MINUTE = 60
OPENED = ("POST", "/channels/*/messages/*/threads")


@asynccontextmanager
async def open_threads(folder: Path) -> AsyncIterator[Harness]:
    """Open a server of three whose games are played in threads, and which tries again at once."""
    async with open_harness(folder, members=("North", "South", "East"), threads=True) as harness:
        for part in harness.bot.reconciler.parts:
            part.first_retry = 0.01
        harness.bot.reconciler.rooms.first_retry = 0.01
        yield harness


def threads(harness: Harness) -> list[Channel]:
    return [one for one in harness.discord.world.channels.values() if one.is_thread]


def room(harness: Harness) -> Channel:
    (thread,) = threads(harness)
    return thread


def said(harness: Harness, where: Channel) -> str:
    return "\n".join(map(texts, harness.east.messages(where)))


def tables_in(harness: Harness, where: Channel, table_id: int) -> int:
    """How many messages there are the table that is played at."""
    ids = [one.custom_id or "" for each in harness.east.messages(where) for one in buttons(each)]
    return [each.partition("~")[0] for each in ids].count(f"gin:hand:{table_id}")


async def move(harness: Harness, table_id: int) -> None:
    actor, hand, custom_id = await harness.act(table_id)
    await actor.press(hand, custom_id)
    await until_current(harness.discord, harness.club, table_id)
    await harness.quiet()


async def resign(harness: Harness, actor: Actor, table_id: int) -> None:
    asked = await ask_resign(actor, table_id)
    await actor.press(asked, f"gin:quit:{table_id}:yes")
    await harness.quiet()


async def again(harness: Harness, actor: Actor, where: Channel) -> Answer:
    settlement = next(
        one
        for one in reversed(actor.messages(where))
        if any(button.label == text("press-again") for button in buttons(one))
    )
    answer = await actor.press(settlement, text("press-again"))
    await harness.quiet()
    return answer
