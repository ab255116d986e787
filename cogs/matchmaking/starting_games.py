"""How a game begins, whichever command or button asks for it."""

from collections.abc import Sequence

from club.core.deadlines import Terms
from club.core.errors import AlreadyPending, Refusal
from club.core.people import Person, Place
from club.table.snapshot import Snapshot
from cogs.routing.bot import Bot, Interaction
from cogs.routing.people import is_in, person_of
from cogs.routing.rate_limits import CostlyWork
from cogs.routing.table_resolver import place_of
from data.matchmaking.queue import QueuePlace
from data.schema.vocabulary import TableStatus
from engine.rules import Rules
from engine.words import SeatingFormat

_LOOKS = 10
"""How many members who have left the server are passed over at once."""


class OneOpponentOnly(Refusal):
    """Two were challenged by name at rules for two."""


async def offer(
    interaction: Interaction,
    guests: Sequence[Person],
    rules: Rules,
    clock: Terms | None = None,
    *,
    absent: Person | None = None,
) -> Snapshot:
    """Challenge a member or two, or leave seats open; one that waits is redrawn.

    `absent` is one of them who isn't in the server.
    """
    client = interaction.client
    place, host = place_of(interaction), person_of(interaction.user)
    for_two = rules.seating == SeatingFormat.HEADS_UP
    if for_two and len(guests) > 1:
        raise OneOpponentOnly
    guest = next(iter(guests), None)
    try:
        with client.rate_limits.spending(host.member_id, CostlyWork.BEGIN):
            if not for_two:
                return await client.club.groups.gather(
                    place,
                    host,
                    rules,
                    interaction.id,
                    clock=clock,
                    guests=guests,
                    absent=absent,
                )
            return await client.club.starting.challenge(
                place,
                host,
                guest,
                rules,
                interaction_id=interaction.id,
                present=absent is None,
                clock=clock,
            )
    except AlreadyPending:
        waiting = await _waiting(client, place, host.member_id, guest and guest.member_id)
        if waiting is not None and waiting.answers_only:
            return waiting  # The answer shows it again: nothing else can.
        for each in guests:
            await show_waiting(client, host.member_id, each.member_id)
        raise
    finally:
        client.scheduler.wake()


async def start_practice(interaction: Interaction, rules: Rules, level: str) -> Snapshot:
    """Begin a game against the computer; return its table."""
    client = interaction.client
    place, host = place_of(interaction, alone=True), person_of(interaction.user)
    with client.rate_limits.spending(host.member_id, CostlyWork.BEGIN):
        return await client.club.starting.practice(place, host, rules, level, interaction.id)


async def join_queue(interaction: Interaction, rules: Rules) -> QueuePlace | Snapshot:
    """Join the queue, or play a member who waits for the same and is still in the server."""
    place, person = place_of(interaction), person_of(interaction.user)
    club = interaction.client.club.queue
    absent = frozenset[int]()
    for _ in range(_LOOKS):
        other = await club.next_to(place.server_id, person.member_id, rules, absent=absent)
        guild = interaction.guild
        if other is None or guild is None or await is_in(guild, other):
            break
        absent |= {other}
    with interaction.client.rate_limits.spending(person.member_id, CostlyWork.BEGIN):
        return await club.join(place, person, rules, interaction.id, absent=absent)


async def _waiting(client: Bot, place: Place, one: int, other: int | None) -> Snapshot | None:
    for each in await client.club.tables.tables_of(one):
        table = each.table
        here = table.server_id == place.server_id and table.status == TableStatus.WAITING
        if here and {table.host_id, table.guest_id} == {one, other}:
            return each
    return None


async def show_waiting(client: Bot, one: int, other: int | None) -> None:
    """Draw the challenge between two members again: it may never have been sent, or be deleted."""
    for each in await client.club.tables.tables_of(one):
        table = each.table
        pairs = {table.host_id, table.guest_id}, {table.host_id, table.second_guest_id}
        if table.status == TableStatus.WAITING and {one, other} in pairs:
            client.reconciler.draw_anew(table.table_id)
