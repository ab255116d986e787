"""The time of turns where three all play: reminders, its end, silence, votes and pauses."""

from datetime import timedelta
from pathlib import Path

import pytest

from club.core.deadlines import ANSWER, PATIENCE
from data.schema.vocabulary import TableStatus
from playground.driver import Actor, buttons, texts
from tests.wire.doors import pause
from tests.wire.expected_messages import until_current
from tests.wire.forged_interactions import Forger
from tests.wire.harness import Harness, Json, offered
from tests.wire.matchmaking.test_finding import button, words
from tests.wire.multiplayer.three_players import (
    here,
    late_and_waiting,
    play_on,
    press,
    question,
    text,
    three,
)
from tests.wire.turn_clock.reminders import later, told

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def pinged(harness: Harness, message: Json) -> set[str]:
    """Whom a message in the channel has called."""
    return set(harness.discord.channel.messages[message["id"]].pinged)


def says(actor: Actor, key: str) -> bool:
    """Whether a member has a direct message that says so."""
    return any(text(key) in texts(one) for one in actor.messages(actor.dm()))


async def out_of_time(harness: Harness, table_id: int) -> tuple[Actor, Actor, Actor, Json]:
    """Let the time of a turn run out; who was late, the two others, and what these are asked."""
    late, after, last = await late_and_waiting(harness, table_id)
    await later(harness, 19 * HOUR)
    await told(harness, late, "warn-head")
    await harness.quiet()
    await later(harness, 7 * HOUR)
    asks = await told(harness, late, "out-head", name=late.name)
    await harness.quiet()
    return late, after, last, asks


@pytest.mark.slow
async def test_who_is_on_turn_is_reminded_and_warned_and_nobody_else(tmp_path: Path) -> None:
    async with three(tmp_path, clock="relaxed") as (harness, table_id):
        late, after, last = await late_and_waiting(harness, table_id)
        waiting = f"{after.name}, {last.name}"
        await later(harness, 12 * HOUR)
        reminder = await told(harness, late, "remind-head")
        assert f"{waiting} are waiting." in texts(reminder)
        await harness.quiet()
        await later(harness, 7 * HOUR)
        warning = await told(harness, late, "warn-head")
        assert f"{waiting} are waiting." in texts(warning)
        assert text("warn-then-seat") in texts(warning)
        for actor in (after, last):
            assert not says(actor, "remind-head")
            assert not says(actor, "warn-head")
        await play_on(harness, table_id)
        await harness.discord.wait_for(lambda: not says(late, "warn-head"))
        await until_current(harness.discord, harness.club, table_id)


@pytest.mark.slow
async def test_either_who_waits_may_give_all_the_time_again(tmp_path: Path) -> None:
    async with three(tmp_path, clock="relaxed") as (harness, table_id):
        late, after, last, asks = await out_of_time(harness, table_id)
        assert [one.label for one in buttons(asks)] == [
            *(text("press-late-wait"), text("press-late-seat"), text("press-quiet-off"))
        ]
        assert pinged(harness, asks) == {after.user.id, last.user.id}
        refused = await late.press(asks, text("press-late-wait"))
        assert refused.ephemeral
        assert text("refusal-own-time") in texts(refused.message)
        answer = await last.press(asks, text("press-late-wait"))
        assert text("late-wait", name=late.name) in texts(answer.message)
        await harness.quiet()
        snapshot = await here(harness, table_id)
        assert snapshot.time is not None
        assert snapshot.time.until is not None
        assert not snapshot.time.out
        await play_on(harness, table_id)


@pytest.mark.slow
async def test_who_is_out_of_time_may_still_move(tmp_path: Path) -> None:
    async with three(tmp_path, clock="relaxed") as (harness, table_id):
        _, after, _, asks = await out_of_time(harness, table_id)
        claim = next(key for key, one in offered(asks).items() if one.rest == "claim")
        await play_on(harness, table_id)
        shown = harness.discord.channel.messages
        await harness.discord.wait_for(lambda: asks["id"] not in shown)
        refused = await Forger(harness, after).press(claim)
        assert refused.ephemeral
        assert (await here(harness, table_id)).leavings == ()


@pytest.mark.slow
async def test_a_late_players_seat_is_given_to_the_computer_by_both(tmp_path: Path) -> None:
    async with three(tmp_path, clock="relaxed") as (harness, table_id):
        late, after, last, asks = await out_of_time(harness, table_id)
        answer = await after.press(asks, text("press-late-seat"))
        assert text("late-seat", name=late.name) in texts(answer.message)
        await harness.quiet()
        snapshot = await here(harness, table_id)
        seat = snapshot.player_of(late.id)
        for actor in (after, last):
            asks = await question(harness)
            await press(harness, actor, asks, "left", f"{seat}.computer")
        snapshot = await here(harness, table_id)
        assert snapshot.player_of(late.id) is None
        assert snapshot.table.status == TableStatus.PLAYING
        assert harness.on_turn(snapshot) in {after, last}, "the computer has moved at once"
        await until_current(harness.discord, harness.club, table_id)


@pytest.mark.slow
async def test_silence_is_asked_about_and_all_three_call_the_game_off(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        late, after, last = await late_and_waiting(harness, table_id)
        await later(harness, PATIENCE)
        for actor in (late, after, last):
            own = await told(harness, actor, "quiet-move-head")
            still = text("press-quiet-still") in [one.label for one in buttons(own)]
            assert still == (actor is late)
        await harness.quiet()
        for actor in (last, late):
            asks = await told(harness, actor, "quiet-move-head")
            answer = await actor.press(asks, text("press-quiet-off"))
            assert text("quiet-off-there") in texts(answer.message)
            await harness.quiet()
            assert (await here(harness, table_id)).table.status == TableStatus.PLAYING
        put = await harness.north.wait_for(
            lambda one: f"{late.mention} would like to call this game off" in texts(one),
            where=harness.discord.channel,
        )
        assert pinged(harness, put) == {after.user.id}, "the two others have agreed"
        assert f"{after.mention} Do you agree?" in texts(put)
        done = await after.press(put, text("press-quiet-off"))
        assert text("quiet-off-done") in texts(done.message)
        await harness.quiet()
        over = await here(harness, table_id)
        assert over.table.status == TableStatus.FINISHED
        assert over.called_off
        assert over.rated == ()
        await until_current(harness.discord, harness.club, table_id)


@pytest.mark.slow
async def test_after_the_silence_those_who_wait_decide(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        late, after, last = await late_and_waiting(harness, table_id)
        await later(harness, PATIENCE)
        for actor in (late, after, last):
            await told(harness, actor, "quiet-move-head")
        await harness.quiet()
        await later(harness, ANSWER + HOUR)
        asks = await told(harness, late, "quiet-out-head", name=late.name)
        await last.press(asks, text("press-quiet-off"))
        await harness.quiet()
        assert (await here(harness, table_id)).table.status == TableStatus.PLAYING
        await after.press(asks, text("press-quiet-off"))
        await harness.quiet()
        assert (await here(harness, table_id)).called_off, "who is late counts as agreeing"


@pytest.mark.slow
async def test_a_pause_takes_all_three(tmp_path: Path) -> None:
    async with three(tmp_path, clock="relaxed") as (harness, table_id):
        north, south, east = harness.north, harness.south, harness.east
        asked = await pause(north)
        assert pinged(harness, asked.message) == {south.user.id, east.user.id}
        half = await south.press(asked, text("press-pause-agree"))
        assert text("press-pause-agree") in [one.label for one in buttons(half.message)]
        said = text("pause-agreed", member=south.mention, others=east.mention)
        assert said in texts(half.message)
        time = (await here(harness, table_id)).time
        assert time is not None
        assert not time.paused
        paused = await east.press(half.message, text("press-pause-agree"))
        await harness.quiet()
        time = (await here(harness, table_id)).time
        assert time is not None
        assert time.paused
        await south.press(paused, text("press-pause-resume"))
        time = (await here(harness, table_id)).time
        assert time is not None
        assert not time.paused


@pytest.mark.slow
async def test_one_of_two_may_refuse_a_pause(tmp_path: Path) -> None:
    async with three(tmp_path, clock="relaxed") as (harness, table_id):
        asked = await pause(harness.north)
        half = await harness.south.press(asked, text("press-pause-agree"))
        refused = await harness.east.press(half.message, text("press-pause-no"))
        assert text("pause-no") in texts(refused.message)
        time = (await here(harness, table_id)).time
        assert time is not None
        assert not time.paused


@pytest.mark.slow
async def test_either_who_waits_nudges_once_a_day(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        late, after, last = await late_and_waiting(harness, table_id)
        games = {actor: (await actor.command("gin games")).message for actor in (late, after, last)}
        assert words(games[late], "nudge") == []
        sent = await last.press(games[last], button(games[last], "nudge"))
        assert text("nudge-sent", name=late.name) in texts(sent.message)
        (nudge,) = [one for one in late.messages(late.dm()) if "is waiting for" in texts(one)]
        assert f"**{last.name}** is waiting for your move" in texts(nudge)
        again = await after.press(games[after], button(games[after], "nudge"))
        assert "has been reminded already" in texts(again.message)
        assert not [one for one in after.messages(after.dm()) if "is waiting for" in texts(one)]
        await play_on(harness, table_id)


@pytest.mark.slow
async def test_a_long_silence_calls_a_game_of_three_off(tmp_path: Path) -> None:
    async with three(tmp_path) as (harness, table_id):
        everybody = await late_and_waiting(harness, table_id)
        name = everybody[0].name
        for by, key in (
            (PATIENCE, "quiet-move-head"),
            (ANSWER + HOUR, "quiet-out-head"),
            (23 * DAY, "quiet-last-head"),
        ):
            await later(harness, by)
            for actor in everybody:
                await told(harness, actor, key, name=name)
            await harness.quiet()
        await later(harness, 8 * DAY)
        await told(harness, everybody[0], "untouched", days="30")
        await harness.quiet()
        over = await here(harness, table_id)
        assert over.untouched
        assert over.rated == ()
