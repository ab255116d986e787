"""Other rules for a challenge that waits: offered by either side, until one accepts."""

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
from data.table.tables import CARDS, WAITING
from engine.rules import Rules, write_rules
from engine.words import SeatingFormat

log = logging.getLogger(__name__)

TWO = SeatingFormat.HEADS_UP
"""The seating that offers are made for."""


def may_offer(snapshot: Snapshot, member_id: int, now: datetime) -> None:
    """See that a member may offer other rules at a table.

    Raises:
        AlreadyAnswered: The challenge no longer waits.
        NotYours: The member is neither its host nor the one who was challenged.
        SeatsStay: More than two are to play there, or with real cards.
    """
    table = snapshot.table
    if table.status != WAITING or challenges.has_run_out(table, now):
        raise AlreadyAnswered
    if member_id not in {table.host_id, table.guest_id}:
        raise NotYours
    if snapshot.rules.seating != TWO or table.kind != CARDS:
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
    """Offer other rules; the other side is asked then, and has a whole day for it.

    Args:
        connection: The transaction.
        snapshot: The challenge.
        person: Who offers.
        rules: What is to be played.
        now: The time.
        interaction_id: The press itself; the cards hang on it if the offer is accepted.
        clock: How long a turn may take; None for as long as on offer already.

    Raises:
        AlreadyAnswered: The challenge no longer waits.
        NotYours: The member is neither its host nor the one who was challenged.
        SeatsStay: The rules are for another number of players.
        SameRules: They are on offer already, with the same clock.
        UnplayableRules: They can't be played.
        YouBlocked: The member has blocked the other one.
        NotTaking: The other one has blocked the member.
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
    log.info("table=%d offer=%d", table.table_id, table.ply + 1)


def still_stands(snapshot: Snapshot, number: int | None) -> None:
    """See that an answer is to the offer that stands.

    Args:
        snapshot: The challenge.
        number: Which offer is answered; None for whichever stands.

    Raises:
        OfferChanged: It is an earlier one.
    """
    table = snapshot.table
    if snapshot.rules.seating != TWO or table.status != WAITING:
        return  # Of a table for more, the number tells who has joined.
    if number not in {None, table.ply}:
        raise OfferChanged
