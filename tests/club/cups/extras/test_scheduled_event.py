"""The event of a cup: when it may begin, what it shows, and who makes it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from club.club import Club
from club.cups.extras.scheduled_event import (
    LEASE,
    USUAL,
    EventOutcome,
    EventState,
    PlannedStart,
    event_plan,
    planned_starts,
)
from club.cups.formats.outlook import outlook
from club.cups.refusals import CupOver, CupStarted, NotOrganiser
from data.cups.cup_scheduled_events import ScheduledEventRow
from tests.club.club_helpers import PLACE
from tests.club.cups.cup_club import HOURS, KNOCKOUT, ORGANISER, CupClub, member, press
from tests.club.cups.team_club import TeamClub

SOON = timedelta(hours=1)
BY = ORGANISER.member_id


async def planned(host: CupClub) -> ScheduledEventRow:
    """A cup of two with an event that is planned."""
    await host.gather(KNOCKOUT, 2)
    await host.club.cup_scheduled_events.plan(host.cup_id, PLACE, BY, host.clock.now() + SOON)
    return await event(host)


async def event(host: CupClub) -> ScheduledEventRow:
    row = await host.club.cup_scheduled_events.get(host.cup_id)
    assert row is not None
    return row


async def state(host: CupClub) -> EventState:
    scene = await host.club.cup_displays.scene(host.cup_id)
    return event_plan(scene, await event(host), host.clock.now()).state


@pytest.mark.parametrize(
    ("now", "zone", "today"),
    [
        (datetime(2026, 5, 1, 12, tzinfo=UTC), "UTC", datetime(2026, 5, 1, 20, tzinfo=UTC)),
        (
            datetime(2026, 5, 1, 12, tzinfo=UTC),
            "Europe/Berlin",
            datetime(2026, 5, 1, 18, tzinfo=UTC),
        ),
        (datetime(2026, 5, 1, 2, tzinfo=UTC), "America/New_York", None),
        (datetime(2026, 5, 1, 19, 55, tzinfo=UTC), "UTC", None),
    ],
)
def test_a_start_is_in_the_evening_of_the_server(
    now: datetime, zone: str, today: datetime | None
) -> None:
    found = dict(planned_starts(now, zone))
    assert found.get(PlannedStart.TODAY) == today
    assert found[PlannedStart.HOUR] == now + timedelta(hours=1)
    assert list(found.values()) == sorted(found.values()) or today is None
    assert all(at > now for at in found.values())


def test_an_evening_stays_an_evening_when_the_clocks_change() -> None:
    found = dict(planned_starts(datetime(2026, 3, 27, 12, tzinfo=UTC), "Europe/Berlin"))
    assert found[PlannedStart.TODAY] == datetime(2026, 3, 27, 19, tzinfo=UTC)
    assert found[PlannedStart.THREE_DAYS] == datetime(2026, 3, 30, 18, tzinfo=UTC)


async def test_an_event_goes_with_its_cup(host: TeamClub, club: Club) -> None:
    row = await planned(host)
    assert await club.cup_scheduled_events.unsettled() == [host.cup_id]
    scene = await club.cup_displays.scene(host.cup_id)
    rounds = outlook(scene.cup.state.plan, USUAL).rounds
    plan = event_plan(scene, row, host.clock.now())
    assert plan.state is EventState.SCHEDULED
    assert plan.ends_at == row.starts_at + rounds * timedelta(hours=HOURS)
    await club.cups.start(host.cup_id, PLACE, BY, press())
    assert await state(host) is EventState.ACTIVE
    await host.win_all()
    assert await state(host) is EventState.COMPLETED
    await club.cup_scheduled_events.settle(row, EventOutcome.OVER)
    assert not await club.cup_scheduled_events.unsettled()


async def test_an_event_lasts_as_long_as_what_is_played(host: TeamClub, club: Club) -> None:
    row = await planned(host)
    host.later(500)
    await club.cups.start(host.cup_id, PLACE, BY, press())
    scene = await club.cup_displays.scene(host.cup_id)
    assert event_plan(scene, row, host.clock.now()).ends_at == max(scene.ends.values())


async def test_an_event_outlasts_the_wait_for_its_cup(host: TeamClub, club: Club) -> None:
    row = await planned(host)
    scene = await club.cup_displays.scene(host.cup_id)
    ends_at = event_plan(scene, row, host.clock.now()).ends_at
    assert event_plan(scene, row, ends_at - SOON).ends_at == ends_at
    shown = set[str]()
    for minutes in range(-59, 120):
        now = ends_at + timedelta(minutes=minutes)
        plan = event_plan(scene, row, now)
        assert SOON <= plan.ends_at - now <= 2 * SOON
        shown.add(plan.shown)
    assert len(shown) <= 4, "it isn't changed with every look"
    host.clock.time = ends_at + SOON
    await club.cups.start(host.cup_id, PLACE, BY, press())
    scene = await club.cup_displays.scene(host.cup_id)
    assert event_plan(scene, row, host.clock.now()).ends_at == max(scene.ends.values())


async def test_a_cancelled_cup_has_a_cancelled_event(host: TeamClub, club: Club) -> None:
    await planned(host)
    await club.cups.cancel(host.cup_id, PLACE, BY, press())
    assert await state(host) is EventState.CANCELLED


async def test_who_plans_and_until_when(host: TeamClub, club: Club) -> None:
    row, events = await planned(host), club.cup_scheduled_events
    with pytest.raises(NotOrganiser):
        await events.plan(host.cup_id, PLACE, member(1).member_id, row.starts_at + SOON)
    await events.plan(host.cup_id, PLACE, member(1).member_id, row.starts_at + SOON, manages=True)
    assert await event(host) == replace(row, starts_at=row.starts_at + SOON)
    await club.cups.start(host.cup_id, PLACE, BY, press())
    with pytest.raises(CupStarted):
        await events.plan(host.cup_id, PLACE, BY, row.starts_at)
    await club.cups.cancel(host.cup_id, PLACE, BY, press())
    with pytest.raises(CupOver):
        await events.plan(host.cup_id, PLACE, BY, None)


async def test_one_process_makes_an_event_and_another_takes_over_later(
    host: TeamClub, club: Club, twin: Club
) -> None:
    row = await planned(host)
    ours, theirs = club.cup_scheduled_events, twin.cup_scheduled_events
    assert await ours.claim(row)
    assert not await theirs.claim(row)
    claimed = await event(host)
    assert not await theirs.claim(claimed)
    host.clock.advance(LEASE)
    assert await theirs.claim(claimed)
    # The first was only slow: what it has made is one too many.
    assert await theirs.made(host.cup_id, 81, "shown")
    assert not await ours.made(host.cup_id, 80, "shown")
    assert (await event(host)).event_id == 81
    assert not await ours.claim(await event(host))


async def test_an_event_is_dropped_and_planned_anew(host: TeamClub, club: Club) -> None:
    row, events = await planned(host), club.cup_scheduled_events
    await events.plan(host.cup_id, PLACE, BY, None)
    assert await events.get(host.cup_id) is None
    await events.plan(host.cup_id, PLACE, BY, row.starts_at)
    assert await events.claim(await event(host))
    await events.made(host.cup_id, 80, "shown")
    await events.plan(host.cup_id, PLACE, BY, None)
    assert await state(host) is EventState.DROPPED
    # It is wanted again before it is deleted, and then it is gone all the same.
    dropped = await event(host)
    await events.plan(host.cup_id, PLACE, BY, row.starts_at)
    await events.remove(dropped)
    assert await event(host) == row
    assert await events.claim(row)
    await events.made(host.cup_id, 81, "shown")
    await events.plan(host.cup_id, PLACE, BY, None)
    await events.remove(await event(host))
    assert await events.get(host.cup_id) is None


async def test_a_settled_event_stays_away_until_a_start_is_planned_again(
    host: TeamClub, club: Club
) -> None:
    row, events = await planned(host), club.cup_scheduled_events
    assert await events.claim(row)
    await events.made(host.cup_id, 80, "shown")
    await events.settle(await event(host), EventOutcome.DELETED)
    assert (await event(host)).outcome == EventOutcome.DELETED
    assert not await events.unsettled()
    await events.plan(host.cup_id, PLACE, BY, row.starts_at)
    assert await event(host) == row
    # What was found out about the one before says nothing about this one.
    await events.settle(replace(row, event_id=80), EventOutcome.DELETED)
    assert await events.unsettled() == [host.cup_id]
