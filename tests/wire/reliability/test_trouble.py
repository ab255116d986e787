"""Discord and members being difficult: the game goes on, and everybody sees it in the end."""

import asyncio
import time
from pathlib import Path
from typing import Any

import discord
import pytest
import structlog

from club.club import Club
from club.core.people import Person
from club.play.computer_players import ComputerPlayers
from cogs.kit.text import Text
from cogs.messages.messages import EDITABLE
from playground.driver import StandIn, texts
from playground.standin.models import EPHEMERAL
from playground.standin.world import NONCE_SECONDS
from tests.club.club_helpers import InProcessPlayers
from tests.data.storage.prepared_database import opened, prepared_database
from tests.wire.doors import ask_resign
from tests.wire.expected_messages import missing, until_current
from tests.wire.harness import (
    COMMANDS,
    NEVER,
    PATIENCE,
    Clock,
    Harness,
    make_bot,
    offered,
    open_harness,
    patient_answers,
)

Json = dict[str, Any]
text = Text()

NAMES = (
    "**North** [a](https://x.invalid)",
    "<@1> @everyone `south`\n# big",
    "\u202eright to left\u202c \u05d3\u05e8\u05d5\u05dd",
    "\N{GRINNING FACE}" * 100,
    "\N{FAMILY}\N{ZERO WIDTH JOINER}||" * 12,
    "\u200b",
    "| - - - |",
)


async def test_the_very_first_hand_gets_card_emojis_without_a_move(tmp_path: Path) -> None:
    with patient_answers():
        async with opened(await prepared_database(tmp_path)) as database, StandIn() as discord:
            sending = discord.faults.hold("POST", "/applications/*/emojis")
            bot = make_bot(Club(database, players=InProcessPlayers()), Clock())
            async with discord.run(bot):
                await discord.wait_for(lambda: len(discord.world.commands) == COMMANDS)
                await discord.north.command("gin practice")
                plain = await discord.north.wait_for(
                    lambda one: bool(offered(one)), where=discord.north.dm()
                )
                assert "<:" not in texts(plain)
                sending.release()
                shown = await discord.north.wait_for(
                    lambda one: "<:" in texts(one), where=discord.north.dm()
                )
                assert shown["id"] == plain["id"]


@pytest.mark.slow
async def test_a_lost_answer_is_drawn_again_and_the_move_counts_once(harness: Harness) -> None:
    harness.discord.expect(40060)  # a second try to answer, which the first had done already
    table_id = await harness.begin()
    for fault in ("drop_before", "drop_after"):
        before = await harness.ply(table_id)
        actor, message, move = await harness.act(table_id)
        getattr(harness.discord.faults, fault)("POST", "/interactions/*")
        said = len(harness.discord.requests("POST", "/interactions/*"))
        pressing = asyncio.create_task(actor.press(message, move))
        await harness.discord.wait_for(
            lambda said=said: len(harness.discord.requests("POST", "/interactions/*")) > said
        )
        await until_current(harness.discord, harness.club, table_id)
        await harness.quiet()
        pressing.cancel()
        assert await harness.ply(table_id) == before + 1
        assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))


@pytest.mark.slow
async def test_what_discord_refuses_for_now_is_drawn_later(harness: Harness) -> None:
    table_id = await harness.begin()
    for part in harness.bot.reconciler.parts:
        part.first_retry = 0.01
    faults = harness.discord.faults
    faults.fail("PATCH", "/channels/*", 503, times=4)
    faults.drop_before("PATCH", "/channels/*", times=2)
    faults.rate_limit("PATCH", "/channels/*", times=2)
    faults.rate_limit("PATCH", "/channels/*", via=False, times=2)
    actor, message, move = await harness.act(table_id)
    await actor.press(message, move)
    await until_current(harness.discord, harness.club, table_id)


@pytest.mark.slow
async def test_a_sending_whose_answer_was_lost_is_not_repeated_after_a_move(
    harness: Harness,
) -> None:
    harness.discord.faults.drop_after("POST", "/channels/*/messages", times=3)
    challenge = await harness.north.command("gin challenge", member=harness.south)
    await harness.south.press(challenge, "Accept")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    actor, message, move = await harness.act(table_id)
    await actor.press(message, move)
    await harness.quiet()
    sent = harness.discord.requests("POST", "/channels/*/messages")
    assert [one.fault for one in sent].count("drop_after") == 3
    assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))


@pytest.mark.parametrize("looked", [1, 2])
async def test_a_challenge_whose_answer_was_lost_is_shown_once(
    harness: Harness, looked: int
) -> None:
    faults = harness.discord.faults
    faults.drop_after("POST", "/interactions/*")
    faults.fail("GET", "/webhooks/*", times=looked - 1)
    challenge = await harness.north.command("gin challenge", member=harness.south)
    await harness.quiet()
    assert len(harness.discord.requests("GET", "/webhooks/*")) == looked
    (message,) = harness.north.messages()
    assert message["id"] == challenge.message["id"]
    await harness.south.press(challenge, "Accept")
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))


async def test_a_challenge_that_cannot_be_asked_after_is_found_in_its_channel(
    harness: Harness,
) -> None:
    harness.discord.faults.drop_after("POST", "/interactions/*")
    harness.discord.faults.fail("GET", "/webhooks/*", 401, code=50027)
    challenge = await harness.north.command("gin challenge", member=harness.south)
    await harness.quiet()
    (message,) = harness.north.messages()
    assert message["id"] == challenge.message["id"]


async def test_a_challenge_that_is_declined_before_it_is_found_stands_as_declined(
    harness: Harness,
) -> None:
    for part in harness.bot.reconciler.parts:
        part.first_retry = NEVER
    faults = harness.discord.faults
    faults.drop_after("POST", "/interactions/*")
    faults.fail("GET", "/webhooks/*", 401, code=50027)
    faults.fail("GET", "/channels/*/messages")
    challenge = await harness.north.command("gin challenge", member=harness.south)
    await harness.quiet()
    table_id = await harness.newest_table(harness.north)
    await harness.club.starting.decline(table_id, Person(harness.south.id, "South"))
    harness.bot.reconciler.refresh(table_id)
    await harness.quiet()
    (message,) = harness.north.messages()
    assert message["id"] == challenge.message["id"]
    assert not offered(message)


async def test_a_challenge_whose_answer_never_came_is_sent(harness: Harness) -> None:
    harness.discord.expect(10015)
    harness.discord.faults.drop_before("POST", "/interactions/*")
    asking = asyncio.create_task(harness.north.command("gin challenge", member=harness.south))
    await harness.south.wait_for(lambda one: bool(offered(one)))
    await harness.quiet()
    asking.cancel()
    assert len(harness.north.messages()) == 1


@pytest.mark.slow
async def test_a_table_sent_twice_is_found_by_its_buttons(harness: Harness) -> None:
    harness.discord.faults.drop_after("POST", "/channels/*/messages", times=3)
    challenge = await harness.north.command("gin challenge", member=harness.south)
    await harness.south.press(challenge, "Accept")
    await harness.discord.wait_for(
        lambda: len(harness.discord.requests("POST", "/channels/*/messages")) >= 3
    )
    harness.discord.clock.advance(NONCE_SECONDS + 1)
    table_id = await harness.newest_table(harness.north)
    async with asyncio.timeout(PATIENCE):
        while not harness.bot.reconciler.idle:
            await harness.club.tables.running()
    assert len(harness.discord.requests("POST", "/channels/*/messages")) == 6
    assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))


@pytest.mark.slow
async def test_a_table_sent_twice_is_deleted_when_somebody_presses_on_it(harness: Harness) -> None:
    harness.discord.faults.drop_after("POST", "/channels/*/messages", times=9)
    challenge = await harness.north.command("gin challenge", member=harness.south)
    await harness.south.press(challenge, "Accept")
    await harness.quiet()
    harness.discord.faults.clear()
    harness.discord.clock.advance(NONCE_SECONDS + 1)
    # Nor may the bot read who has written there.
    harness.discord.faults.fail("GET", "/channels/*/messages", 403, code=50001, times=9)
    harness.discord.expect(50001)
    table_id = await harness.newest_table(harness.north)
    actor, message, move = await harness.act(table_id)
    await actor.press(message, move)
    await harness.quiet()
    stray, shown = (
        one for one in harness.north.messages() if f"gin:hand:{table_id}" in offered(one)
    )
    harness.discord.channel.denied.add("view_channel")
    for table in (shown, stray):
        await harness.north.press(table, "My hand")
    await harness.quiet()
    harness.discord.channel.denied.discard("view_channel")
    await harness.north.command("gin hand")
    await harness.quiet()
    left = [
        one["id"] for one in harness.north.messages() if one["id"] in {stray["id"], shown["id"]}
    ]
    assert left == [shown["id"]]
    assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))


@pytest.mark.slow
async def test_what_could_not_be_deleted_is_deleted_later(harness: Harness) -> None:
    harness.discord.expect(10008)
    table_id = await harness.begin()
    for part in harness.bot.reconciler.parts:
        part.first_retry = 0.01
    harness.discord.faults.fail("DELETE", "/channels/*", 503)
    harness.discord.faults.fail("DELETE", "/channels/*", 503, done=True)
    other = harness.off_turn(await harness.club.tables.snapshot(table_id))
    (before,) = other.messages(other.dm())
    harness.clock.advance(EDITABLE)
    actor, message, move = await harness.act(table_id)
    await actor.press(message, move)
    await harness.discord.wait_for(lambda: len(other.messages(other.dm())) == 1)
    await harness.discord.wait_for(lambda: len(harness.discord.requests("DELETE")) == 4)
    await harness.quiet()
    assert other.messages(other.dm())[0]["id"] != before["id"]
    rows = await harness.club.displays.of_table(table_id)
    assert {row.kind for row in rows} == {"challenge", "table", "hand"}


@pytest.mark.slow
async def test_deleted_messages_come_back(harness: Harness) -> None:
    table_id = await harness.begin()
    harness.discord.expect(10008)
    world = harness.discord.world
    for channel in list(world.channels.values()):
        for message in list(channel.messages.values()):
            if not offered({"components": message.components}).keys() & _moves(message.components):
                world.remove_message(message)
    actor, message, move = await harness.act(table_id)
    await actor.press(message, move)
    await until_current(harness.discord, harness.club, table_id)


def _moves(components: list[Json]) -> set[str]:
    return {one for one in offered({"components": components}) if ":move:" in one}


@pytest.mark.slow
async def test_a_slow_commit_is_promised_first(harness: Harness) -> None:
    table_id = await harness.begin()
    harness.bot.promised_after = 0.01
    actor, message, move = await harness.act(table_id)
    async with harness.club.tables._database.write():
        answer = await actor.press(message, move)
        assert answer.kind == "deferred_update"
    await until_current(harness.discord, harness.club, table_id)
    await harness.quiet()
    asking = harness.discord.requests("PATCH", "/webhooks/*/messages/@original")
    assert [one.status for one in asking] == [200]
    async with harness.club.tables._database.write():
        answer = await harness.east.command("gin practice")
        assert answer.kind == "deferred"
    assert text("practice-line", name="East") in texts(await answer.done())
    await until_current(harness.discord, harness.club, await harness.newest_table(harness.east))


async def test_a_refusal_after_a_promise_is_for_the_member_alone(harness: Harness) -> None:
    await harness.north.command("gin challenge", member=harness.south)
    await harness.quiet()
    harness.bot.promised_after = 0.01
    async with harness.club.tables._database.write():
        answer = await harness.south.command("gin challenge", member=harness.north)
        assert answer.kind == "deferred"
    refusal = text("refusal-already-pending")
    assert (await harness.south.sees(refusal))["flags"] & EPHEMERAL
    await harness.quiet()
    assert len(harness.north.messages()) == 1


async def test_a_command_that_cannot_be_answered_is_a_warning_and_no_error(
    harness: Harness,
) -> None:
    faults = harness.discord.faults
    harness.discord.expect(10062)
    lost = faults.drop_before("POST", "/interactions/*")
    late = faults.fail("POST", "/interactions/*", 404, code=10062)
    with structlog.testing.capture_logs() as logs:
        asking = [asyncio.create_task(harness.north.command("gin help")) for _ in range(2)]
        await asyncio.gather(lost.arrived.wait(), late.arrived.wait())
        await harness.quiet()
    for one in asking:
        one.cancel()
    assert {(one["log_level"], one["code"]) for one in logs} == {
        ("warning", None),
        ("warning", 10062),
    }


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(NAMES)))
async def test_names_are_only_names(tmp_path: Path, number: int) -> None:
    name = NAMES[number]
    async with open_harness(tmp_path) as harness:
        harness.north.user.name = name
        table_id = await harness.begin()
        for _ in range(4):
            actor, message, move = await harness.act(table_id)
            await actor.press(message, move)
            await harness.quiet()
        await harness.north.command("gin scores")
        await harness.south.command("gin games")
        await harness.south.command("gin standings")
        asked = await ask_resign(harness.north)
        await harness.north.press(asked, f"gin:quit:{table_id}:yes")
        await harness.quiet()
        south = harness.south.user.id
        for channel in harness.discord.world.channels.values():
            for message in channel.messages.values():
                assert set(message.pinged) <= {south}
                said = texts({"components": message.components, "content": "", "embeds": []})
                assert name not in said
                assert "@everyone" not in said


@pytest.mark.slow
async def test_a_message_pings_nobody_unless_it_says_whom(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        channel = harness.discord.channel
        there = harness.bot.get_partial_messageable(int(channel.id))
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.TextDisplay(f"@everyone {harness.south.mention}"))
        sent = await there.send(view=view)
        assert channel.messages[str(sent.id)].pinged == []


@pytest.mark.slow
async def test_the_computer_moves_within_two_seconds(tmp_path: Path) -> None:
    players = ComputerPlayers()
    try:
        async with open_harness(tmp_path, players=players) as harness:
            answer = await harness.north.command("gin practice")
            assert not answer.ephemeral
            await harness.quiet()
            table_id = await harness.newest_table(harness.north)
            for _ in range(6):
                _, message, move = await harness.act(table_id)
                begun = time.monotonic()
                await harness.north.press(message, move)
                await harness.quiet()
                assert time.monotonic() - begun < 2
                assert not missing(harness.discord, await harness.club.tables.snapshot(table_id))
    finally:
        players.close()
