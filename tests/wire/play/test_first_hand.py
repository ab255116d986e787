"""The hand comes with the very press that begins a game: here, or with a link to where it is."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from club.core.people import Person
from cogs.kit.text import Text
from playground.driver import Actor, Answer, buttons, texts
from playground.standin.models import Channel
from tests.wire.doors import open_table, seek
from tests.wire.harness import Harness, offered

Json = dict[str, Any]
Begin = Callable[[Harness], Awaitable[Answer]]
text = Text()


async def accepted(harness: Harness) -> Answer:
    challenge = await harness.north.command("gin challenge", member=harness.south)
    return await harness.south.press(await challenge.done(), "Accept")


async def accepted_behind_more(harness: Harness) -> Answer:
    challenge = await harness.north.command("gin challenge", member=harness.south)
    return await harness.south.press(await harness.more(harness.south, challenge), "Accept now")


async def sat_down(harness: Harness) -> Answer:
    return await harness.south.press(await open_table(harness, harness.north), "Sit down")


async def queued(harness: Harness) -> Answer:
    await seek(harness.north)
    return await seek(harness.south)


async def asked_again(harness: Harness) -> Answer:
    table_id = await harness.begin()
    await harness.club.playing.resign(table_id, harness.south.id)
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    again = f"gin:again:{table_id}"
    settled = await harness.north.wait_for(
        lambda one: again in offered(one), where=harness.discord.channel
    )
    await harness.north.press(settled, again)
    await harness.quiet()
    return await harness.south.press(settled, again)


WAYS = pytest.mark.parametrize(
    "begin", [accepted, accepted_behind_more, sat_down, queued, asked_again]
)


def for_south_alone(harness: Harness) -> list[Json]:
    """What South alone sees in the channel, of the table that runs."""
    seen = harness.south.messages(harness.discord.channel)
    return [one for one in seen if one["flags"] & 64]


def hands(actor: Actor, table_id: int, where: Channel) -> list[Json]:
    def of_table(message: Json) -> bool:
        return any(
            (one.kind, one.table, one.rest) == ("quit", table_id, "ask")
            for one in offered(message).values()
        )

    return [one for one in actor.messages(where) if of_table(one)]


async def put_hand_here(harness: Harness, actor: Actor) -> None:
    await harness.club.settings.set_member(Person(actor.id, actor.name), "hand", "here")


@WAYS
async def test_who_has_it_by_direct_message_gets_there_with_one_press(
    harness: Harness, begin: Begin
) -> None:
    await begin(harness)
    await harness.quiet()
    table_id = await harness.newest_table(harness.south)
    (hand,) = hands(harness.south, table_id, harness.south.dm())
    *_, led = for_south_alone(harness)
    assert text("hand-sent") in texts(led)
    (there,) = [one for one in buttons(led) if one.url]
    assert there.url == f"https://discord.com/channels/@me/{hand['channel_id']}/{hand['id']}"
    assert not hands(harness.south, table_id, harness.discord.channel), "no second hand"


@WAYS
async def test_who_reads_it_in_the_channel_gets_it_there_at_once(
    harness: Harness, begin: Begin
) -> None:
    await put_hand_here(harness, harness.south)
    await begin(harness)
    await harness.quiet()
    table_id = await harness.newest_table(harness.south)
    (hand,) = hands(harness.south, table_id, harness.discord.channel)
    assert hand["flags"] & 64
    assert not hands(harness.north, table_id, harness.discord.channel)
    assert not harness.south.messages(harness.south.dm())


@WAYS
async def test_closed_direct_messages_bring_it_to_the_channel_at_once(
    harness: Harness, begin: Begin
) -> None:
    harness.discord.expect(50007)
    harness.south.close_dms()
    await begin(harness)
    await harness.quiet()
    table_id = await harness.newest_table(harness.south)
    (hand,) = hands(harness.south, table_id, harness.discord.channel)
    assert hand["flags"] & 64


async def test_a_hand_that_is_slow_to_come_is_announced_and_can_be_shown(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.routing.hand_delivery.SENT_WITHIN", 0.01)
    sending = harness.discord.faults.hold("POST", f"/channels/{harness.south.dm().id}/messages")
    await accepted(harness)
    led = await harness.south.sees(text("hand-on-its-way"), where=harness.discord.channel)
    assert led["flags"] & 64
    table_id = await harness.newest_table(harness.south)
    assert f"gin:open:{table_id}" in offered(led)
    sending.release()
    await harness.quiet()
