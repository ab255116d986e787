"""Cheering through the front door: on the message itself, which stays where it is."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from playground.driver import Actor, buttons, texts
from tests.wire.harness import Harness, open_harness
from tests.wire.matchmaking.test_finding import button
from tests.wire.matchmaking.test_watching import play_on, resign
from tests.wire.reliability.test_refusals import refused

Json = dict[str, Any]


def cheered(actor: Actor, table_id: int, deal: int) -> Json:
    """The message on which a deal, or the game, can be cheered for."""
    wanted = f"gin:cheer:{table_id}:{deal}"
    (found,) = [one for one in actor.messages() if any(b.custom_id == wanted for b in buttons(one))]
    return found


async def until_a_deal_is_over(harness: Harness, table_id: int) -> int:
    """Let both play until a deal has ended; its number."""
    snapshot = await harness.club.tables.snapshot(table_id)
    while snapshot.last is None:
        snapshot = await play_on(harness, snapshot)
    return snapshot.last.number


@pytest.mark.slow
async def test_a_deal_is_cheered_for_on_its_message(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=("North", "South", "East", "West")) as harness:
        east, west = harness.discord.members["east"], harness.discord.members["west"]
        table_id = await harness.begin()
        deal = await until_a_deal_is_over(harness, table_id)
        before = [one["id"] for one in east.messages()]
        for count, actor in enumerate((east, west), start=1):
            message = cheered(actor, table_id, deal)
            answer = await actor.press(message, button(message, "cheer", str(deal)))
            assert answer.kind == "update"
            assert f"👏 {count}" in texts(cheered(east, table_id, deal))
        message = cheered(east, table_id, deal)
        await east.press(message, button(message, "cheer", str(deal)))
        assert "👏 2 · East, West" in texts(cheered(east, table_id, deal))
        stored = harness.discord.channel.messages[message["id"]]
        assert len(stored.attachments) == 1, "with its picture, and that once"
        assert [one["id"] for one in east.messages()] == before
        assert not harness.discord.channel.messages[message["id"]].pinged


@pytest.mark.slow
async def test_cheers_that_cross_are_all_shown(tmp_path: Path) -> None:
    members = ("North", "South", "East", "West", "Third")
    async with open_harness(tmp_path, members=members) as harness:
        table_id = await harness.begin()
        deal = await until_a_deal_is_over(harness, table_id)
        first, *others = (harness.discord.members[one.lower()] for one in members[2:])
        message = cheered(first, table_id, deal)
        custom_id = button(message, "cheer", str(deal))
        held = harness.discord.faults.hold("POST", "/interactions/*", times=1)
        pressing = asyncio.create_task(first.press(message, custom_id))
        await held.arrived.wait()
        crossing = [asyncio.create_task(one.press(message, custom_id)) for one in others]
        await harness.answered_or_waiting(message, *crossing)
        held.release()
        await asyncio.gather(pressing, *crossing)
        assert "👏 3" in texts(cheered(first, table_id, deal))


@pytest.mark.slow
async def test_a_cheer_whose_answer_is_late_is_shown_all_the_same(harness: Harness) -> None:
    table_id = await harness.begin()
    deal = await until_a_deal_is_over(harness, table_id)
    message = cheered(harness.east, table_id, deal)
    async with harness.bot.reconciler.repainting.hold(int(message["id"])):
        harness.bot.promised_after = 0.0
        answer = await harness.east.press(message, button(message, "cheer", str(deal)))
        assert answer.kind == "deferred_update"
    await harness.quiet()
    assert "👏 1 · East" in texts(cheered(harness.east, table_id, deal))
    assert len(harness.discord.channel.messages[message["id"]].attachments) == 1


@pytest.mark.slow
async def test_a_game_is_cheered_for_and_its_cheers_are_kept(tmp_path: Path) -> None:
    async with open_harness(tmp_path, members=("North", "South", "East")) as harness:
        table_id = await harness.begin()
        await until_a_deal_is_over(harness, table_id)
        await resign(harness, table_id)
        message = cheered(harness.east, table_id, 0)
        await harness.east.press(message, button(message, "cheer", "0"))
        assert "👏 1 · East" in texts(cheered(harness.east, table_id, 0))
    async with open_harness(tmp_path, members=("North", "South", "East")) as harness:
        assert await harness.club.cheering.names(table_id, 0) == ("East",)


@pytest.mark.slow
async def test_players_are_told_that_others_cheer(harness: Harness) -> None:
    table_id = await harness.begin()
    deal = await until_a_deal_is_over(harness, table_id)
    message = cheered(harness.north, table_id, deal)
    answer = await harness.north.press(message, button(message, "cheer", str(deal)))
    await refused(harness.north, answer, "refusal-cheers-own-game")
    assert await harness.club.cheering.names(table_id, deal) == ()
