"""An answer that takes long: promised in time, and read only by those that it is for."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio
import structlog

from club.core.errors import DoneByTwinError
from cogs.kit.text import Text
from cogs.routing.answers import NotDeclaredPublic
from cogs.routing.command_groups import Group
from playground.driver import Answer, texts
from playground.standin.models import EPHEMERAL, LOADING
from tests.wire.doors import house_rules, pause
from tests.wire.expected_messages import missing
from tests.wire.harness import Harness, offered, open_harness
from tests.wire.locked_database import DatabaseLock

pytestmark = pytest.mark.sqlite

text = Text()
SOON = 0.01
"""Seconds before an answer is promised."""
Json = dict[str, Any]


@pytest.fixture
def hold(tmp_path: Path) -> Iterator[DatabaseLock]:
    """Holds the database of the server that is opened beside it."""
    hold = DatabaseLock(tmp_path / "undercut.db")
    with hold.over():
        yield hold


@pytest_asyncio.fixture
async def slow(hold: DatabaseLock, tmp_path: Path) -> AsyncIterator[Harness]:
    async with open_harness(tmp_path, members=("North", "South", "East")) as harness:
        yield harness
        hold.end()


async def begin(harness: Harness, hold: DatabaseLock) -> None:
    """Hold the database, and have all that is asked from here on promised soon."""
    await hold.begin()
    harness.bot.promised_after = SOON


def thinking(harness: Harness) -> list[Json]:
    """What stands there, still promised."""
    return [
        message
        for actor in (harness.north, harness.south)
        for message in actor.messages()
        if message["flags"] & LOADING
    ]


def publicly(harness: Harness) -> list[str]:
    """What East reads in the channel, who never asks for anything."""
    return [texts(one) for one in harness.east.messages()]


@pytest.mark.parametrize(
    ("command", "options", "said"),
    [
        ("gin games", {}, "You have no game"),
        ("gin play", {}, "Play gin"),
        ("gin me", {}, "Your settings"),
        ("gin-admin settings", {}, "Settings of"),
        ("gin-admin audit", {}, "What was done in this server\u2019s name"),
    ],
)
async def test_a_private_answer_that_is_late_is_private(
    slow: Harness, hold: DatabaseLock, command: str, options: Json, said: str
) -> None:
    await begin(slow, hold)
    answer = await slow.north.command(command, **options)
    assert answer.kind == "deferred"
    assert answer.ephemeral
    hold.end()
    assert said in texts(await answer.done())
    await slow.quiet()
    assert publicly(slow) == []


async def test_a_declared_answer_that_is_late_is_public(slow: Harness, hold: DatabaseLock) -> None:
    await begin(slow, hold)
    answer = await slow.north.command("gin challenge", member=slow.south)
    assert answer.kind == "deferred"
    assert not answer.ephemeral
    hold.end()
    await answer.done()
    assert "challenges" in publicly(slow)[0]


@pytest.mark.parametrize("fault", ["drop_before", "drop_after"])
@pytest.mark.parametrize("command", ["gin practice", "gin challenge"])
async def test_a_promise_whose_answer_is_lost_does_not_stay_beside_it(
    slow: Harness, hold: DatabaseLock, command: str, fault: str
) -> None:
    options = {"member": slow.south} if "challenge" in command else {}
    await begin(slow, hold)
    answer = await slow.north.command(command, **options)
    assert answer.kind == "deferred"
    getattr(slow.discord.faults, fault)("POST", "/webhooks/*")
    hold.end()
    await slow.quiet()
    assert len(publicly(slow)) == 1
    assert not thinking(slow)
    table_id = await slow.newest_table(slow.north)
    assert not missing(slow.discord, await slow.club.tables.snapshot(table_id))


async def test_a_private_word_of_a_declared_command_takes_the_promise_back(
    slow: Harness, hold: DatabaseLock
) -> None:
    await slow.north.command("gin challenge", member=slow.south)
    before = publicly(slow)
    await begin(slow, hold)
    answer = await slow.north.command("gin challenge", member=slow.south)
    assert answer.kind == "deferred"
    hold.end()
    said = text("refusal-already-pending")
    await slow.north.wait_for(lambda one: said in texts(one) and bool(one["flags"] & EPHEMERAL))
    await slow.quiet()
    assert publicly(slow) == before
    assert not thinking(slow)


@pytest.mark.parametrize("failures", [1, 100])
async def test_nothing_private_is_said_where_a_promise_cannot_be_taken_back(
    slow: Harness, hold: DatabaseLock, failures: int
) -> None:
    slow.discord.faults.drop_before("DELETE", "/webhooks/*", times=failures)
    await begin(slow, hold)
    answer = await slow.north.command("gin challenge", member=slow.north)
    assert answer.kind == "deferred"
    with structlog.testing.capture_logs() as logs:
        hold.end()
        await slow.quiet()
    lost = [one["event"] for one in logs if one["log_level"] == "warning"]
    refusal = text("refusal-yourself")
    assert all(refusal not in said for said in publicly(slow))
    told = [one for one in slow.north.messages() if refusal in texts(one)]
    assert bool(told) is (failures == 1)
    assert ("no answer reached the member" in lost) is (failures > 1)
    assert bool(thinking(slow)) is (failures > 1)


async def test_a_command_that_publishes_undeclared_says_nothing_publicly(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = harness.bot.tree.get_command("gin")
    assert command is harness.bot.command_groups.by_name[Group.GIN]
    challenge = harness.bot.command_groups.by_name[Group.GIN].get_command("challenge")
    assert challenge is not None
    monkeypatch.setattr(challenge, "extras", {})
    with structlog.testing.capture_logs() as logs:
        answer = await harness.north.command("gin challenge", member=harness.south)
        await harness.quiet()
    assert NotDeclaredPublic.__name__ in {one.get("error") for one in logs}
    assert answer.ephemeral


async def test_a_press_is_answered_before_its_language_is_known(
    slow: Harness, hold: DatabaseLock
) -> None:
    listed = await slow.north.command("gin help")
    await begin(slow, hold)
    answer = await slow.north.press(listed, [*offered(listed.message)][-1])
    assert answer.kind == "deferred_update"
    hold.end()
    await slow.quiet()
    assert texts(listed.message) == texts(answer.message)


async def test_a_press_of_an_old_button_is_answered_in_time(
    slow: Harness, hold: DatabaseLock
) -> None:
    listed = await slow.north.command("gin help")
    slow.forge(listed.message, "gin:nothing:of:ours")
    await begin(slow, hold)
    answer = await slow.north.press(listed, "gin:nothing:of:ours")
    assert answer.kind == "deferred_update"
    hold.end()
    assert (await slow.north.sees(text("refusal-old-button")))["flags"] & EPHEMERAL


async def test_suggestions_that_take_too_long_are_none(slow: Harness, hold: DatabaseLock) -> None:
    assert await slow.north.autocomplete("gin rules", "variant")
    await begin(slow, hold)
    assert await slow.north.autocomplete("gin rules", "variant") == []
    hold.end()
    await slow.quiet()


async def test_a_form_that_comes_too_late_is_asked_for_again(
    slow: Harness, hold: DatabaseLock
) -> None:
    panel = await house_rules(slow.north)
    for _ in range(2):  # saving is the last of the three steps
        panel = await slow.north.press(panel, text("press-panel-next"))
    (name, *_) = [key for key, one in offered(panel.message).items() if one.rest.startswith("name")]
    await begin(slow, hold)
    answer = await slow.north.press(panel, name)
    assert answer.kind == "deferred_update"
    hold.end()
    assert (await slow.north.sees(text("form-too-late")))["flags"] & EPHEMERAL
    await slow.quiet()
    assert texts(panel.message)


async def test_an_answer_waits_for_the_promise_that_is_on_its_way(
    slow: Harness, hold: DatabaseLock
) -> None:
    promise = slow.discord.faults.hold("POST", "/interactions/*")
    await begin(slow, hold)
    asking = asyncio.create_task(slow.north.command("gin me"))
    await promise.arrived.wait()
    hold.end()
    promise.release()
    answer: Answer = await asking
    assert "Your settings" in texts(await answer.done())
    await slow.quiet()
    assert len(slow.discord.requests("POST", "/interactions/*")) == 1


async def test_a_pause_asked_for_directly_is_promised_while_the_channel_takes_its_time(
    harness: Harness,
) -> None:
    await harness.begin()
    north = harness.north.dm()
    harness.bot.promised_after = SOON
    sending = harness.discord.faults.hold("POST", "/channels/*/messages")
    answer = await pause(harness.north, where=north)
    assert answer.kind == "deferred_update"
    assert not any("asks for a pause" in said for said in publicly(harness))
    sending.release()
    await harness.north.sees("the question stands in the channel", where=north)


async def test_where_another_process_has_done_it_the_promise_is_taken_back(
    slow: Harness, hold: DatabaseLock, monkeypatch: pytest.MonkeyPatch
) -> None:
    challenge = AsyncMock(spec=slow.club.starting.challenge, side_effect=DoneByTwinError)
    monkeypatch.setattr(slow.club.starting, "challenge", challenge)
    await begin(slow, hold)
    answer = await slow.north.command("gin challenge", member=slow.south)
    assert answer.kind == "deferred"
    hold.end()
    await slow.quiet()
    challenge.assert_awaited_once()
    assert slow.north.messages() == []
