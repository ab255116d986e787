"""Two processes with one token: what this one does where the other has answered first."""

import asyncio
from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import Any

import aiohttp
import pytest

from cogs.kit.ids import Action
from playground.driver import Answer, texts
from playground.standin.models import COMPONENTS_V2, EPHEMERAL, LOADING
from tests.wire.expected_messages import until_current
from tests.wire.harness import Harness, make_bot, offered

MESSAGE, UPDATE = 4, 7
TEXT = 10


async def beaten(
    harness: Harness, act: Coroutine[Any, Any, Answer], kind: int, flags: int = 0
) -> Answer:
    """Let a member do something that another process answers just before the bot does."""
    harness.discord.expect(40060)
    held = harness.discord.faults.hold("POST", "/interactions/*")
    acting = asyncio.create_task(act)
    await held.arrived.wait()
    asked = [*harness.discord.world.interactions.values()][-1]
    said = {"type": TEXT, "content": "said by the other"}
    data = {"flags": flags | COMPONENTS_V2, "components": [said]}
    url = f"{harness.discord.url}/api/v10/interactions/{asked.id}/{asked.token}/callback"
    async with (
        aiohttp.ClientSession() as session,
        session.post(url, json={"type": kind, "data": data}) as taken,
    ):
        assert taken.ok
    held.release()
    answer = await acting
    await harness.quiet()
    return answer


@pytest.mark.slow
async def test_a_private_answer_of_the_others_is_no_challenge(harness: Harness) -> None:
    challenge = harness.north.command("gin challenge", member=harness.south)
    answer = await beaten(harness, challenge, MESSAGE, EPHEMERAL)
    assert answer.ephemeral
    table_id = await harness.newest_table(harness.north)
    accept = Action("seat", table_id, 0, "accept")
    seen = [one for one in harness.south.messages() if accept in offered(one).values()]
    assert len(seen) == 1
    await until_current(harness.discord, harness.club, table_id)


async def test_a_hand_is_drawn_anew_after_the_others_answer(harness: Harness) -> None:
    table_id = await harness.begin()
    actor, hand = await harness.before_a_knock(table_id)
    step = next(one for one, action in offered(hand).items() if action.kind == "pick")
    answer = await beaten(harness, actor.press(hand, step), UPDATE)
    assert answer.kind == "update"
    assert "said by the other" not in texts(actor.messages(actor.dm())[-1])
    await until_current(harness.discord, harness.club, table_id)


async def test_an_answer_that_the_other_has_promised_is_left_to_it(harness: Harness) -> None:
    discord = harness.discord
    now = datetime.fromtimestamp(discord.clock.now(), UTC)
    harness.clock.advance(now - harness.clock.now())
    harness.bot.promised_after = 0.0
    following = discord.faults.hold("POST", "/webhooks/*")
    answer = await harness.north.command("gin challenge", member=harness.south)
    await following.arrived.wait()
    other = make_bot(harness.club, harness.clock)
    async with discord.run(other):
        await discord.wait_for(lambda: discord.requests("GET", "/channels/*/messages"))
        await asyncio.gather(*other.reconciler.drawing)
        (shown,) = harness.south.messages()
        assert shown["flags"] & LOADING
        following.release()
        await answer.done()
        await harness.quiet()
    (shown,) = harness.south.messages()
    assert shown["id"] == answer.message["id"]
    assert not shown["flags"] & LOADING
    assert not discord.requests("POST", "/channels/*/messages")
    assert not discord.requests("DELETE")
    await until_current(discord, harness.club, await harness.newest_table(harness.north))
