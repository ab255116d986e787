"""Other rules for a waiting challenge: offered by either side, until one accepts."""

import logging
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.deadlines import Terms
from club.core.errors import AlreadyAnswered, NotYours, OfferChanged, SameRules, SeatsStay
from club.core.people import Person
from club.play import challenges
from club.table import consent, playable, presses
from club.table.snapshot import Snapshot
from data.core import members
from data.matchmaking import offers
from data.schema.vocabulary import TableKind, TableStatus
from engine.rules import Rules, write_rules
from engine.words import SeatingFormat

log = logging.getLogger(__name__)

TWO = SeatingFormat.HEADS_UP
"""The seating that offers are made for."""


def may_offer(snapshot: Snapshot, member_id: int, now: datetime) -> None:
    """Check that a member may offer other rules at a table.

    Raises:
        AlreadyAnswered: The challenge no longer waits.
        NotYours: The member is neither its host nor the challenged one.
        SeatsStay: More than two are to play there, or with real cards.
    """
    table = snapshot.table
    if table.status != TableStatus.WAITING or challenges.has_run_out(table, now):
        raise AlreadyAnswered
    if member_id not in {table.host_id, table.guest_id}:
        raise NotYours
    if snapshot.rules.seating != TWO or table.kind != TableKind.CARDS:
        raise SeatsStay


async def offer(
    connection: AsyncConnection,
    snapshot: Snapshot,
    person: Person,
    rules: Rules,
    now: datetime,
    *,
    interaction_id: int,
    clock: Terms | None = None,
) -> None:
    """Offer other rules, which the other side has a day to answer; the cards depend on the press.

    Without a clock, the one on offer stays.

    Raises:
        AlreadyAnswered, NotYours: As `may_offer` raises them.
        SeatsStay: The rules are for another number of players.
        SameRules: They are on offer already, with the same clock.
        UnplayableRules: They can't be played.
        YouBlocked, NotTaking: The member has blocked the other one, or the other way round.
    """
    may_offer(snapshot, person.member_id, now)
    if rules.seating != snapshot.rules.seating:
        raise SeatsStay
    table = snapshot.table
    word = table.clock if clock is None else str(clock)
    if (rules, word) == (snapshot.rules, table.clock):
        raise SameRules
    playable.for_two(rules)
    if table.guest_id is not None:
        await consent.may_ask(connection, person, consent.other_side(snapshot, person))
    await members.remember(connection, person.member_id, person.name, now)
    await offers.put(
        connection,
        table,
        rules=write_rules(rules),
        clock=word,
        offered_by=person.member_id,
        expires_at=now + challenges.LASTS,
    )
    await presses.note(connection, table.table_id, person.member_id, interaction_id, now)
    log.debug("table=%d offer=%d", table.table_id, table.ply + 1)


def still_stands(snapshot: Snapshot, number: int | None) -> None:
    """Check that an answer is to the standing offer, whose number may be None (OfferChanged)."""
    table = snapshot.table
    if snapshot.rules.seating != TWO or table.status != TableStatus.WAITING:
        return  # Of a table for more, the number tells who has joined.
    if number not in {None, table.ply}:
        raise OfferChanged
