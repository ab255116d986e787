"""The events in servers' calendars that announce cups."""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.cups.cups import CUP_STORE
from data.schema.cups import cup_scheduled_events, cups
from data.storage.queries import columns, fetch_one, insert_into

_own = cup_scheduled_events.c


@dataclass(frozen=True, slots=True)
class ScheduledEventRow:
    """The event of a cup: `claimed_at` without an `event_id` means that it may have been made."""

    cup_id: int
    starts_at: datetime
    dropped_at: datetime | None
    claimed_at: datetime | None
    event_id: int | None
    shown: str
    outcome: str | None


async def get(connection: AsyncConnection, cup_id: int) -> ScheduledEventRow | None:
    """Return the event of a cup, or None."""
    query = select(*columns(cup_scheduled_events, ScheduledEventRow)).where(_own.cup_id == cup_id)
    return await fetch_one(connection, query, ScheduledEventRow)


async def unsettled(connection: AsyncConnection) -> list[int]:
    """Return the cups about whose event something may be left to do, where the bot is."""
    query = select(_own.cup_id).join(cups, cups.c.cup_id == _own.cup_id)
    query = query.where(_own.outcome.is_(None), CUP_STORE.stays)
    return sorted((await connection.scalars(query)).all())


async def plan(connection: AsyncConnection, cup_id: int, starts_at: datetime) -> None:
    """Have an event made or changed; where one was settled, there is to be another."""
    fresh = {
        "starts_at": starts_at,
        "dropped_at": None,
        "claimed_at": None,
        "event_id": None,
        "shown": "",
        "outcome": None,
    }
    await connection.execute(
        delete(cup_scheduled_events).where(_own.cup_id == cup_id, _own.outcome.is_not(None))
    )
    insert = insert_into(connection, cup_scheduled_events).values(cup_id=cup_id, **fresh)
    again = {"starts_at": starts_at, "dropped_at": None, "shown": ""}
    await connection.execute(insert.on_conflict_do_update(index_elements=[_own.cup_id], set_=again))


async def drop(connection: AsyncConnection, cup_id: int, now: datetime) -> None:
    """Have an event deleted; one that was never begun to be made, or is settled, is forgotten."""
    never = and_(_own.event_id.is_(None), _own.claimed_at.is_(None))
    await connection.execute(
        delete(cup_scheduled_events).where(
            _own.cup_id == cup_id, or_(never, _own.outcome.is_not(None))
        )
    )
    await connection.execute(
        update(cup_scheduled_events).where(_own.cup_id == cup_id).values(dropped_at=now)
    )


async def claim(connection: AsyncConnection, seen: ScheduledEventRow, now: datetime) -> bool:
    """Note that an event is about to be made; False where another process was faster."""
    statement = update(cup_scheduled_events).where(
        _own.cup_id == seen.cup_id,
        _own.event_id.is_(None),
        _own.outcome.is_(None),
        _own.claimed_at.is_not_distinct_from(seen.claimed_at),
    )
    return (await connection.execute(statement.values(claimed_at=now))).rowcount > 0


async def made(connection: AsyncConnection, cup_id: int, event_id: int, shown: str) -> bool:
    """Note which event is a cup's; False where it has another one, or none is planned."""
    statement = update(cup_scheduled_events).where(
        _own.cup_id == cup_id, _own.event_id.is_(None), _own.claimed_at.is_not(None)
    )
    noted = statement.values(event_id=event_id, shown=shown)
    return (await connection.execute(noted)).rowcount > 0


async def show(connection: AsyncConnection, cup_id: int, event_id: int, shown: str) -> None:
    """Note what an event shows."""
    same = _own.cup_id == cup_id, _own.event_id == event_id
    await connection.execute(update(cup_scheduled_events).where(*same).values(shown=shown))


async def settle(connection: AsyncConnection, seen: ScheduledEventRow, outcome: str) -> None:
    """Note that nothing is left to be done about an event, unless it was planned anew."""
    await connection.execute(
        update(cup_scheduled_events)
        .where(
            _own.cup_id == seen.cup_id,
            _own.event_id.is_not_distinct_from(seen.event_id),
            _own.starts_at == seen.starts_at,
            _own.dropped_at.is_not_distinct_from(seen.dropped_at),
        )
        .values(outcome=outcome)
    )


async def remove(connection: AsyncConnection, seen: ScheduledEventRow) -> None:
    """Note that there is no such event any more; if one is wanted again by now, it is made."""
    same = _own.cup_id == seen.cup_id, _own.event_id.is_not_distinct_from(seen.event_id)
    gone = {"event_id": None, "claimed_at": None, "shown": ""}
    await connection.execute(update(cup_scheduled_events).where(*same).values(gone))
    await connection.execute(
        delete(cup_scheduled_events).where(
            _own.cup_id == seen.cup_id, _own.event_id.is_(None), _own.dropped_at.is_not(None)
        )
    )
