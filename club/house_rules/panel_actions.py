"""What the rules of a panel are for: a challenge, seats, practice, or an offer for a challenge."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import NoSuchRule
from club.core.people import Person, Place
from club.house_rules.panel_view import PanelView
from club.matchmaking import offers
from club.multiplayer import lobbies
from club.play import challenges, practice
from club.table.snapshot import load
from data.core import servers
from data.schema.vocabulary import PanelPurpose


@dataclass(frozen=True, slots=True)
class PanelRequest:
    """Who wants to play by a panel's rules, and how; `draw` makes the seed of a contest."""

    person: Person
    purpose: PanelPurpose | None  # None where something unknown is asked for
    interaction_id: int
    player: str
    guest: Person | None
    draw: Callable[[], bytes]


async def set_up(
    connection: AsyncConnection, shown: PanelView, wish: PanelRequest, now: datetime
) -> int:
    """Do what a panel's rules are for, and return the table; NoSuchRule if they aren't for that."""
    panel = shown.panel
    if panel.table_id is not None:
        waiting = await load(connection, panel.table_id)
        await offers.offer(
            connection,
            waiting,
            wish.person,
            shown.rules,
            now,
            interaction_id=wish.interaction_id,
            clock=shown.clock,
        )
        return panel.table_id
    server = await servers.get(connection, panel.server_id)
    assert server is not None  # A panel is opened in a place that is stored.
    place = Place(
        server.server_id, server.name, panel.channel_id, panel.channel_name, kind=server.kind
    )
    if wish.purpose == PanelPurpose.PRACTICE:
        return await practice.start(
            connection,
            place,
            wish.person,
            shown.rules,
            player=wish.player,
            interaction_id=wish.interaction_id,
            draw=wish.draw,
            now=now,
        )
    if wish.purpose == PanelPurpose.OPEN and shown.rules.seating != offers.TWO:
        return await lobbies.gather(
            connection,
            place,
            wish.person,
            shown.rules,
            seed=wish.draw(),
            now=now,
            interaction_id=wish.interaction_id,
            clock=shown.clock,
        )
    guest = None
    if wish.purpose == PanelPurpose.CHALLENGE:
        guest = wish.guest
        if guest is None and panel.guest_id is not None:
            guest = Person(panel.guest_id, shown.guest or "")
    if guest is None and wish.purpose != PanelPurpose.OPEN:
        raise NoSuchRule
    return await challenges.challenge(
        connection,
        place,
        wish.person,
        guest,
        shown.rules,
        seed=wish.draw(),
        now=now,
        interaction_id=wish.interaction_id,
        clock=shown.clock,
    )
