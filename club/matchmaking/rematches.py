"""Another game for the same two: asked for, accepted, or begun at once against the computer."""

from collections.abc import Callable
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import levels
from club.core.deadlines import Terms
from club.core.errors import AlreadyAnswered, LeftServer, NotOver, NotSeated
from club.core.people import Person
from club.play import challenges, practice
from club.table.rematch_wish import next_rules
from club.table.snapshot import Snapshot, load
from data.core.anonymous import is_gone
from data.schema.vocabulary import PlaceKind, TableKind, TableStatus
from data.table import tables
from data.table.tables import SeatOccupant, Table
from engine.rules import Rules


async def rematch(
    connection: AsyncConnection,
    over: Snapshot,
    person: Person,
    interaction_id: int,
    *,
    present: bool,
    draw: Callable[[], bytes],
    now: datetime,
    best_of: int | None = None,
    stronger: bool | None = None,
) -> int:
    """Ask the other side for another game; against the computer it begins at once.

    It accepts where the other side asks for the same. `Starting.rematch` names arguments and
    refusals.
    """
    table, rules = over.table, next_rules(over.rules, best_of)
    if over.seat_of(person.member_id) is None:
        raise NotSeated
    over_here = table.status == TableStatus.FINISHED and table.kind == TableKind.CARDS
    if not over_here or over.server_kind == PlaceKind.BETWEEN:
        raise NotOver  # A board of a match between servers has no other game.
    await challenges.only_once(connection, interaction_id)
    opponent = next(each for each in over.seats if each.member_id != person.member_id)
    if is_gone(opponent.member_id) or (opponent.member_id is not None and not present):
        raise LeftServer(name=opponent.name)
    asked = await _rematch_of(connection, table, person, now)
    if asked is not None and asked.status == TableStatus.PLAYING:
        challenges.not_twice(interaction_id, asked.accepted_by_interaction)
        raise AlreadyAnswered
    if asked is not None and asked.guest_id == person.member_id:
        waiting = await load(connection, asked.table_id)
        if waiting.rules == rules:
            await challenges.accept(connection, waiting, person, interaction_id, now=now)
            return asked.table_id
    return await _ask_again(
        connection,
        over,
        person,
        opponent,
        rules,
        interaction_id=interaction_id,
        draw=draw,
        now=now,
        stronger=stronger,
    )


async def _ask_again(
    connection: AsyncConnection,
    over: Snapshot,
    person: Person,
    opponent: SeatOccupant,
    rules: Rules,
    *,
    interaction_id: int,
    draw: Callable[[], bytes],
    now: datetime,
    stronger: bool | None,
) -> int:
    table = over.table
    place = over.place
    if opponent.member_id is None:
        level = levels.level_of(opponent.player) or levels.USUAL
        if stronger is not None:
            level = levels.next_level(level, rules, stronger=stronger) or level
        return await practice.start(
            connection,
            place,
            person,
            rules,
            player=level,
            interaction_id=interaction_id,
            draw=draw,
            now=now,
            rematch_of=table.table_id,
        )
    guest = Person(opponent.member_id, opponent.name)
    return await challenges.challenge(
        connection,
        place,
        person,
        guest,
        rules,
        seed=draw(),
        now=now,
        interaction_id=interaction_id,
        rematch_of=table.table_id,
        clock=Terms.parse(table.clock),
    )


async def _rematch_of(
    connection: AsyncConnection, table: Table, person: Person, now: datetime
) -> Table | None:
    open_ = await tables.of_member(
        connection, person.member_id, {TableStatus.WAITING, TableStatus.PLAYING}
    )
    asked = (each for each in open_ if each.rematch_of == table.table_id)
    return next((each for each in asked if not challenges.has_run_out(each, now)), None)
