"""Turns that take their time, and answers that take theirs, where the bot may only answer."""

from datetime import timedelta

import pytest

from club.core.people import Person
from cogs.kit.text import Text
from playground.driver import Actor, texts
from tests.wire.harness import Harness, offered
from tests.wire.places.place_player import GROUP, STRANGERS, PlacePlayer

text = Text()

HOUR = timedelta(hours=1)


async def later(harness: Harness, by: timedelta) -> None:
    harness.clock.advance(by)
    harness.discord.clock.advance(by.total_seconds())
    harness.bot.scheduler.wake()


@pytest.mark.slow
async def test_who_may_decide_about_time_hears_of_it_by_direct_message(harness: Harness) -> None:
    harness.bot.scheduler.settle = 0
    player = PlacePlayer.of(harness, GROUP)
    table_id = await player.begin(clock="relaxed:24")
    snapshot = await harness.club.tables.snapshot(table_id)
    late, other = harness.on_turn(snapshot), harness.off_turn(snapshot)
    await later(harness, 19 * HOUR)
    await late.sees(text("warn-head"))
    await harness.quiet()
    await later(harness, 7 * HOUR)
    question = await other.wait_for(
        lambda one: text("out-head", name=late.name) in texts(one), where=other.dm()
    )
    await harness.quiet()
    claim = next(one for one, each in offered(question).items() if each.rest == "claim")
    await player.press(other, question, claim)
    over = await harness.club.tables.snapshot(table_id)
    assert over.table.status == "finished"
    await player.press(late, player.public()[0], next(iter(offered(player.public()[0]))))
    assert text("press-replay") in str(player.public()[0]["components"])


async def late_turn(harness: Harness) -> tuple[Actor, Actor, int]:
    """Who is on turn in a slow game whose time is nearly over, who waits, and the table."""
    harness.bot.scheduler.settle = 0
    player = PlacePlayer.of(harness, GROUP)
    table_id = await player.begin(clock="relaxed:24")
    snapshot = await harness.club.tables.snapshot(table_id)
    late, other = harness.on_turn(snapshot), harness.off_turn(snapshot)
    await later(harness, 19 * HOUR)
    await late.sees(text("warn-head"))
    await harness.quiet()
    return late, other, table_id


async def test_who_decides_about_time_reads_of_it_in_their_own_language(harness: Harness) -> None:
    late, other, _ = await late_turn(harness)
    await harness.club.settings.set_member(Person(other.id, other.name), "language", "de")
    await later(harness, 7 * HOUR)
    german = Text("de")("out-head", name=late.name)
    await other.wait_for(lambda one: german in texts(one), where=other.dm())


async def test_who_takes_no_question_about_time_is_noted(harness: Harness) -> None:
    _, other, table_id = await late_turn(harness)
    other.close_dms()
    harness.discord.expect(50007)
    await later(harness, 7 * HOUR)
    log = harness.discord.server.log
    await harness.discord.wait_for(lambda: [one for one in log.refused() if one.code == 50007])
    await harness.quiet()
    snapshot = await harness.club.tables.snapshot(table_id)
    assert snapshot.member(other.id).dm_closed_at is not None


@pytest.mark.slow
async def test_where_nobody_can_be_written_to_nothing_is_tried_for_long(harness: Harness) -> None:
    harness.bot.scheduler.settle = 0
    player = PlacePlayer.of(harness, STRANGERS)
    harness.discord.north.leave()
    await player.begin(clock="relaxed:24")
    for _ in range(4):
        await later(harness, 7 * HOUR)
        await harness.quiet()
    refused = [one for one in harness.discord.server.log.refused() if one.code == 50278]
    assert len(refused) <= 4


@pytest.mark.slow
async def test_answers_that_were_promised_first(harness: Harness) -> None:
    harness.bot.promised_after = 0.0
    player = PlacePlayer.of(harness, GROUP)
    table_id = await player.begin(target=50)
    (message,) = player.public()
    assert "to play" in texts(message)
    for _ in range(5):
        await player.act(await harness.club.tables.snapshot(table_id))
    after = texts(player.public()[0])
    assert after != texts(message)
    await player.press(harness.discord.members["east"], player.public()[0], "Watch")
    assert len(player.public()) == 1


@pytest.mark.slow
async def test_who_cannot_be_written_to_is_called_after_the_opponents_press(
    harness: Harness,
) -> None:
    player = PlacePlayer.of(harness, STRANGERS)
    harness.discord.north.leave()
    table_id = await player.begin(clock="relaxed:24")
    for _ in range(8):
        await player.act(await harness.club.tables.snapshot(table_id))
    calls = [one for one in player.public() if text("press-hand") in str(one) and one["mentions"]]
    assert calls
    called = harness.actor(int(calls[-1]["mentions"][0]["id"]))
    await player.press(called, calls[-1], "My hand")
    assert player.own(called)


@pytest.mark.slow
async def test_nobody_is_called_where_direct_messages_arrive_or_games_are_quick(
    harness: Harness,
) -> None:
    player = PlacePlayer.of(harness, GROUP)
    for clock in ("relaxed:24", "none"):
        table_id = await player.begin(clock=clock)
        for _ in range(4):
            await player.act(await harness.club.tables.snapshot(table_id))
    assert len(player.public()) == 2
