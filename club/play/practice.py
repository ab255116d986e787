"""Games against the computer, which begin at once, and the seeds that they are dealt from.

The seal of the next one is shown with the end of the one before (docs/fairness.md).
"""

from collections.abc import Callable
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import levels, limits
from club.core.people import Person, Place
from club.core.settings import of_member, of_server
from club.play import challenges
from club.ratings.rating import STRENGTHS
from club.table import playable
from club.table.beginning import begin
from club.table.presses import ContestPresses
from data.core import settings
from data.table import practice_seeds, tables
from data.table.tables import SeatOccupant
from engine import fair
from engine.record import FirstShown
from engine.rules import Rules
from engine.seats import SEATS


async def start(
    connection: AsyncConnection,
    place: Place,
    host: Person,
    rules: Rules,
    *,
    player: str,
    interaction_id: int,
    draw: Callable[[], bytes],
    now: datetime,
    rematch_of: int | None = None,
) -> int:
    """Set up a table against a computer player, or two of them where three play; deal at once.

    Only a game against one may be rated, and while one runs, the member's others aren't, so that
    nobody can finish only those they win. `draw` makes a contest's seed; `rematch_of` is the game
    that it follows.
    """
    playable.for_practice(rules)
    levels.check(player, rules)
    await challenges.only_once(connection, interaction_id)
    await challenges.admit(connection, place, host, now, again=rematch_of is not None)
    await limits.may_practise(connection, host.member_id, now)
    alone = len(rules.seats) == len(SEATS)
    rated = (
        alone
        and player in STRENGTHS
        and (await of_server(connection, place.server_id)).rated_practice
    )
    if rated and await tables.plays_rated_practice(connection, place.server_id, host.member_id):
        rated = False
    seed, shown = await _seed(connection, place.server_id, host.member_id, draw)
    table_id = await tables.create(
        connection,
        **challenges.new_table(
            place, host, rules, seed=seed, now=now, interaction_id=interaction_id
        ),
        rematch_of=rematch_of,
        rated_practice=rated,
        next_commitment=await _next(connection, place.server_id, host.member_id, draw),
    )
    await challenges.sit(connection, table_id, challenges.HOST, host)
    # What was played before levels were stored is known from the tables.
    last = (await of_member(connection, host.member_id)).play_level or levels.level_of(
        await tables.last_computer(connection, host.member_id)
    )
    if levels.level_of(player):
        kept = last if levels.stands_in(player, last, rules) else player
        await settings.put_member(
            connection, host.member_id, settings.SettingName.LEVEL, kept, changed_at=now
        )
    for seat in rules.seats[challenges.HOST :]:
        computer = SeatOccupant(seat=seat, member_id=None, player=player, name="")
        await tables.seat(connection, table_id, computer)
    presses = ContestPresses(interaction_id, {host.member_id: interaction_id}, shown)
    await begin(connection, table_id, None, presses, now)
    return table_id


async def _seed(
    connection: AsyncConnection, server_id: int, member_id: int, draw: Callable[[], bytes]
) -> tuple[bytes, FirstShown | None]:
    """Take the seed whose seal was shown, and the message that showed it; or draw a new one."""
    seed = await practice_seeds.get(connection, server_id, member_id)
    if seed is None:
        return draw(), None
    message_id = await practice_seeds.shown_by(connection, fair.commitment(seed))
    if message_id is None or not await practice_seeds.take(connection, server_id, member_id, seed):
        return draw(), None
    return seed, FirstShown(None, message_id)


async def _next(
    connection: AsyncConnection, server_id: int, member_id: int, draw: Callable[[], bytes]
) -> str:
    """Keep a seed for the game after this one, and return its seal."""
    seed = await practice_seeds.keep(connection, server_id, member_id, draw())
    commitment = fair.commitment(seed)
    await practice_seeds.promise(connection, server_id, member_id, commitment)
    return commitment
