"""The event in a server's calendar that announces a cup."""

import asyncio
from datetime import timedelta

import pytest

from club.cups.extras.scheduled_event import LEASE
from cogs.cups.cup_scheduled_events import OFTEN, CupScheduledEventsCog
from cogs.kit.ids import make_id
from cogs.kit.press_kinds import PressKind
from cogs.kit.text import Text
from cogs.transport.scheduled_events import EventObstacle
from playground.driver import texts
from playground.standin.models import ACTIVE, CANCELED, COMPLETED, SCHEDULED
from tests.wire.cups.extras_host import EVENTS, ONE_EVENT, ExtrasHost
from tests.wire.forged_interactions import Forger
from tests.wire.harness import cog_of, make_bot
from tests.wire.matchmaking.test_panel import restarted
from tests.wire.members.test_intruders import hide

text = Text()
HOUR = timedelta(hours=1)
PAUSE = LEASE + timedelta(seconds=1)
NO_EVENT, WRONG = 10070, 50035


async def announced(extras: ExtrasHost) -> None:
    """A cup with an event that begins in an hour."""
    await extras.allow("create_events")
    await extras.set_up(("Seeding", "Seeded by the organiser"))
    await extras.plan()
    assert len(extras.events) == 1


async def test_an_event_begins_and_ends_with_its_cup(extras: ExtrasHost) -> None:
    await announced(extras)
    (event,) = extras.events
    row = (await extras.cup()).row
    assert (event.name, event.location, event.status) == (row.title, "#gin-table", SCHEDULED)
    assert row.commitment in (event.description or "")
    assert f"<#{row.channel_id}>" in (event.description or "")
    said = texts((await extras.extras()).message)
    assert f"<t:{int(event.starts)}:F>" in said
    await extras.enter(*extras.members[:2])
    assert len(extras.harness.discord.requests("*", ONE_EVENT)) == 0
    await extras.begin()
    assert event.status == ACTIVE
    page = await extras.extras()
    assert text("cup-menu-event") not in str(page.message)
    await extras.play_out()
    assert event.status == COMPLETED
    assert not await extras.harness.club.cup_scheduled_events.unsettled()


async def test_an_event_that_has_begun_by_itself_goes_on(extras: ExtrasHost) -> None:
    await announced(extras)
    (event,) = extras.events
    await extras.pass_time(HOUR)
    assert event.status == ACTIVE
    await extras.enter(*extras.members[:2])
    await extras.begin()
    ends = event.ends
    await extras.organise("press-cup-cancel", "press-cup-cancel-really")
    assert (event.status, event.ends) == (COMPLETED, ends)


async def test_a_cancelled_cup_cancels_its_event(extras: ExtrasHost) -> None:
    await announced(extras)
    await extras.organise("press-cup-cancel", "press-cup-cancel-really")
    assert extras.events[0].status == CANCELED
    assert not await extras.harness.club.cup_scheduled_events.unsettled()


async def test_a_start_is_moved_and_the_event_removed(extras: ExtrasHost) -> None:
    await announced(extras)
    (event,) = extras.events
    before = event.starts
    await extras.plan("cup-event-week")
    assert extras.events == [event]
    assert event.starts > before + 5 * HOUR.total_seconds()
    said = await extras.press("press-cup-event-none")
    assert text("cup-extras-event-none") in said
    assert not extras.events
    await extras.plan()
    assert len(extras.events) == 1


async def test_an_event_deleted_by_hand_is_not_made_again(extras: ExtrasHost) -> None:
    await announced(extras)
    (event,) = extras.events
    extras.harness.discord.expect(NO_EVENT)
    extras.harness.discord.world.remove_event(event)
    await extras.enter(*extras.members[:2])
    await extras.begin()
    assert not extras.events
    said = texts((await extras.extras()).message)
    assert text("cup-extras-event-deleted") in said
    await extras.pass_time(OFTEN)
    await cog_of(extras.harness.bot, CupScheduledEventsCog).look()
    await extras.quiet()
    assert len(extras.harness.discord.requests("POST", EVENTS)) == 1


async def test_an_event_that_was_ended_by_hand_is_left_alone(extras: ExtrasHost) -> None:
    await announced(extras)
    (event,) = extras.events
    event.status = CANCELED
    await extras.enter(*extras.members[:2])
    await extras.begin()
    assert event.status == CANCELED
    assert not extras.harness.discord.requests("PATCH", ONE_EVENT)
    assert text("cup-extras-event-over") in texts((await extras.extras()).message)


@pytest.mark.parametrize("deleted", [True, False])
async def test_an_event_removed_by_hand_is_made_again_for_another_start(
    extras: ExtrasHost, *, deleted: bool
) -> None:
    await announced(extras)
    (event,) = extras.events
    if deleted:
        extras.harness.discord.expect(NO_EVENT)
        extras.harness.discord.world.remove_event(event)
    else:
        event.status = CANCELED
    await extras.plan("cup-event-week")
    (again,) = [each for each in extras.events if each.id != event.id]
    assert again.status == SCHEDULED
    assert again.starts > event.starts + 5 * HOUR.total_seconds()
    assert len(extras.harness.discord.requests("POST", EVENTS)) == 2


async def test_without_the_permission_there_is_no_event_and_nothing_else_breaks(
    extras: ExtrasHost,
) -> None:
    await extras.set_up()
    said = await extras.plan()
    assert text("refusal-event-refused", why=EventObstacle.NOT_ALLOWED) in said
    assert await extras.harness.club.cup_scheduled_events.get(extras.cup_id) is None
    await extras.enter(*extras.members[:2])
    await extras.begin()
    assert not extras.harness.discord.requests("*", EVENTS)


async def test_a_cup_that_not_everybody_may_see_is_not_announced(extras: ExtrasHost) -> None:
    await extras.allow("create_events")
    await extras.set_up()
    faults = extras.harness.discord.faults
    faults.fail("POST", EVENTS, status=503)
    await extras.plan()
    hide(extras.harness)
    await extras.pass_time(PAUSE)
    assert not extras.events
    refused = text("refusal-event-refused", why=EventObstacle.HIDDEN)
    assert refused in texts((await extras.extras()).message)
    assert text("cup-extras-event-none") in await extras.press("press-cup-event-none")
    await extras.pass_time(PAUSE)
    assert refused in await extras.plan()
    assert await extras.harness.club.cup_scheduled_events.get(extras.cup_id) is None


async def test_a_lost_permission_brings_no_loop(extras: ExtrasHost) -> None:
    await announced(extras)
    (event,), world = extras.events, extras.harness.discord.world
    role = next(each for each in extras.harness.discord.guild.roles.values() if each.managed)
    world.remove_role(extras.harness.discord.guild, role)
    await extras.harness.discord.gateway.delivered()
    await extras.enter(*extras.members[:2])
    await extras.begin()
    assert event.status == SCHEDULED
    assert not extras.harness.discord.requests("*", ONE_EVENT)
    said = texts((await extras.extras()).message)
    assert text("refusal-event-refused", why=EventObstacle.NOT_ALLOWED) in said
    await extras.allow("create_events")
    await extras.look_at_event()
    assert event.status == ACTIVE


async def test_who_may_make_no_events_announces_no_cup(extras: ExtrasHost) -> None:
    await extras.allow("create_events")
    south = extras.harness.south
    await extras.set_up(by=south)
    hour = make_id(PressKind.CUP_EXTRAS, 0, extras.cup_id, "event=hour")
    answer = await Forger(extras.harness, south).press(hour)
    assert text("refusal-event-refused", why=EventObstacle.NOT_THEIRS) in texts(answer.message)
    answer = await Forger(extras.harness, extras.members[2]).press(hour)
    assert text("refusal-not-organiser") in texts(answer.message)
    await extras.quiet()
    assert not extras.events


async def test_a_lost_answer_makes_no_second_event(extras: ExtrasHost) -> None:
    await extras.allow("create_events")
    await extras.set_up()
    extras.harness.discord.expect(0)
    extras.harness.discord.faults.drop_after("POST", EVENTS)
    await extras.plan()
    assert len(extras.events) == 1
    await extras.pass_time(PAUSE)
    (event,) = extras.events
    row = await extras.harness.club.cup_scheduled_events.get(extras.cup_id)
    assert row is not None
    assert row.event_id == int(event.id)
    await extras.organise("press-cup-cancel", "press-cup-cancel-really")
    assert event.status == CANCELED


async def test_an_outage_only_delays_an_event(extras: ExtrasHost) -> None:
    await extras.allow("create_events")
    await extras.set_up()
    faults = extras.harness.discord.faults
    faults.fail("POST", EVENTS, status=503)
    await extras.plan()
    assert not extras.events
    await extras.pass_time(PAUSE)
    assert len(extras.events) == 1
    faults.fail("PATCH", ONE_EVENT, status=503)
    await extras.enter(*extras.members[:2])
    await extras.begin()
    await extras.look_at_event()
    assert extras.events[0].status == ACTIVE


@pytest.mark.slow
async def test_a_kill_before_an_event_is_made_loses_and_doubles_nothing(
    extras: ExtrasHost,
) -> None:
    await extras.allow("create_events")
    await extras.set_up()
    harness = extras.harness
    held = harness.discord.faults.hold("POST", EVENTS)
    page = await extras.extras()
    await harness.north.choose(page, text("cup-menu-event"), text("cup-event-hour"))
    await held.arrived.wait()
    async with restarted(harness):
        held.release()
        harness.clock.advance(PAUSE)
        await harness.discord.wait_for(lambda: extras.events)
        await harness.quiet()
        assert len(extras.events) == 1


async def test_two_processes_make_one_event(extras: ExtrasHost) -> None:
    await extras.allow("create_events")
    harness = extras.harness
    harness.discord.expect(40060)
    twin = make_bot(harness.club, harness.clock)
    async with harness.discord.run(twin):
        await extras.set_up()
        await extras.plan()
        both = [cog_of(each, CupScheduledEventsCog).work for each in (harness.bot, twin)]
        await asyncio.gather(*(task for one in both if (task := one.ask(extras.cup_id))))
        await extras.quiet()
        assert len(extras.events) == len(harness.discord.requests("POST", EVENTS)) == 1


async def test_an_event_that_discord_refuses_is_not_asked_for_again(extras: ExtrasHost) -> None:
    await extras.allow("create_events")
    await extras.set_up()
    extras.harness.discord.expect(WRONG)
    extras.harness.discord.faults.fail("POST", EVENTS, status=400, code=WRONG)
    await extras.plan()
    await extras.pass_time(PAUSE)
    assert not extras.events
    assert text("cup-extras-event-refused") in texts((await extras.extras()).message)
    await extras.plan()
    assert len(extras.events) == 1


async def test_an_event_that_cannot_be_in_time_is_left_out(extras: ExtrasHost) -> None:
    await extras.allow("create_events")
    await extras.set_up()
    extras.harness.discord.faults.fail("POST", EVENTS, status=503)
    await extras.plan()
    await extras.pass_time(HOUR)
    assert not extras.events
    assert text("cup-extras-event-late") in texts((await extras.extras()).message)
