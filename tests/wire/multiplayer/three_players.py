"""Three members at a table of Jersey gin, and what the tests of it do again and again."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from club.core.people import Person, Place
from club.table.snapshot import Snapshot
from cogs.kit.text import Text
from playground.driver import Actor, Answer
from tests.club.club_helpers import dice, wish
from tests.wire.contest_player import PLACES, ContestPlayer
from tests.wire.doors import open_seat
from tests.wire.harness import Harness, Json, choices, offered, open_harness

text = Text()
LONG = 200
"""What a game goes to that isn't to end by itself."""


@asynccontextmanager
async def three(
    folder: Path,
    *,
    watchers: int = 0,
    clock: str | None = None,
    target: int = LONG,
    joining: int = 3,
    settle: float = 0,
) -> AsyncIterator[tuple[Harness, int]]:
    """North, South and East at a table, whose number comes too.

    Args:
        folder: Where the database is kept.
        watchers: How many more members there are.
        clock: How long a turn may take: the server's setting "relaxed" or "live".
        target: What the game goes to.
        joining: How many of them sit down.
        settle: Seconds that the scheduler waits.
    """
    members = PLACES[: 3 + watchers]
    async with open_harness(folder, members=members, entropy=dice("three")) as harness:
        harness.bot.scheduler.settle = settle
        if clock is not None:
            guild, channel = harness.discord.guild, harness.discord.channel
            place = Place(int(guild.id), guild.name, int(channel.id), channel.name)
            north = Person(harness.north.id, harness.north.name)
            await harness.club.settings.set_server(place, north, "clock", clock)
        yield harness, await gathered(harness, joining, target)


async def gathered(harness: Harness, joining: int = 3, target: int = LONG) -> int:
    """Let North open a table for three, at which so many sit down; its number."""
    await open_seat(harness.north, variant="jersey", seats="three_handed", target=target)
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    for actor in list(harness.discord.members.values())[1:joining]:
        lobby = await ContestPlayer(harness, "three").lobby(table_id)
        await press(harness, actor, lobby, "lobby", "join0")
    return table_id


async def here(harness: Harness, table_id: int) -> Snapshot:
    """The table as it stands."""
    return await harness.club.tables.snapshot(table_id)


async def late_and_waiting(harness: Harness, table_id: int) -> tuple[Actor, Actor, Actor]:
    """Who is on turn, and the two who wait, the one who plays next first."""
    snapshot = await here(harness, table_id)
    assert snapshot.state is not None
    turn = snapshot.state.turn
    assert turn is not None
    by_seat = {each.seat: harness.actor(each.member_id) for each in snapshot.seats}
    one, other, third = (by_seat[(turn + step - 1) % 3 + 1] for step in range(3))
    return one, other, third


async def play_on(harness: Harness, table_id: int) -> Snapshot:
    """Have the player on turn move, past the messages, and everybody see it."""
    snapshot = await here(harness, table_id)
    actor = harness.on_turn(snapshot)
    after = await harness.club.playing.play(table_id, snapshot.table.ply, actor.id, wish(snapshot))
    harness.bot.changed(after)
    await harness.quiet()
    return after


async def play_until(
    harness: Harness, table_id: int, reached: Callable[[Snapshot], bool]
) -> Snapshot:
    """Have members move until the table is as wished for."""
    snapshot = await here(harness, table_id)
    while not reached(snapshot):
        snapshot = await play_on(harness, table_id)
    return snapshot


async def press(harness: Harness, actor: Actor, message: Json, kind: str, rest: str) -> Answer:
    """Press, or choose in a menu, what asks for something."""
    asks = {**offered(message), **choices(message)}
    asked = next(key for key, one in asks.items() if (one.kind, one.rest) == (kind, rest))
    if isinstance(asked, tuple):
        answer = await actor.choose(message, *asked)
    else:
        answer = await actor.press(message, asked)
    await harness.quiet()
    return answer


async def question(harness: Harness) -> Json:
    """The question in the channel what is to be done about a seat that was left."""
    return await harness.north.wait_for(
        lambda message: any(one.kind == "left" for one in offered(message).values()),
        where=harness.discord.channel,
    )
