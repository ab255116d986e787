"""Another game for the same two: asked for, accepted, or begun at once against the computer."""

from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from club import challenges
from club.errors import AlreadyAnswered, LeftServer, NotOver, NotSeated
from club.people import Person, Place
from club.snapshot import Snapshot, load
from data import tables
from data.tables import CARDS, FINISHED, PLAYING, WAITING, Seated, Table


async def rematch(
    connection: AsyncConnection,
    over: Snapshot,
    person: Person,
    interaction_id: int,
    *,
    present: bool,
    seed: bytes,
    now: datetime,
) -> int:
    """Ask the other side for another game; against the computer it begins at once.

    Where the other side has asked already, this accepts.

    Returns:
        The table of the next game.

    Raises:
        DoneByTwinError: This interaction has asked or accepted already.
        NotSeated: The member didn't play at this table.
        NotOver: The game isn't over.
        LeftServer: The other member has left the server.
        AlreadyAnswered: The next game is running already.
        AlreadyPending: The two have a challenge waiting in this server.
    """
    table = over.table
    if over.seat_of(person.member_id) is None:
        raise NotSeated
    if table.status != FINISHED or table.kind != CARDS:
        raise NotOver
    await challenges.only_once(connection, interaction_id)
    opponent = next(each for each in over.seats if each.member_id != person.member_id)
    if opponent.member_id is not None and not present:
        raise LeftServer(name=opponent.name)
    asked = await _rematch_of(connection, table, person, now)
    if asked is not None and asked.status == PLAYING:
        challenges.not_twice(interaction_id, asked.accepted_by_interaction)
        raise AlreadyAnswered
    if asked is not None and asked.guest_id == person.member_id:
        waiting = await load(connection, asked.table_id)
        await challenges.accept(connection, waiting, person, interaction_id, now=now)
        return asked.table_id
    return await _ask_again(
        connection, over, person, opponent, interaction_id=interaction_id, seed=seed, now=now
    )


async def _ask_again(
    connection: AsyncConnection,
    over: Snapshot,
    person: Person,
    opponent: Seated,
    *,
    interaction_id: int,
    seed: bytes,
    now: datetime,
) -> int:
    """Set up the same game once more, in the same place; its table."""
    table = over.table
    place = Place(table.server_id, over.server_name, table.channel_id, table.channel_name)
    if opponent.member_id is None:
        assert opponent.player is not None
        return await challenges.practice(
            connection,
            place,
            person,
            over.rules,
            player=opponent.player,
            interaction_id=interaction_id,
            seed=seed,
            now=now,
            rematch_of=table.table_id,
        )
    guest = Person(opponent.member_id, opponent.name)
    return await challenges.challenge(
        connection,
        place,
        person,
        guest,
        over.rules,
        seed=seed,
        now=now,
        interaction_id=interaction_id,
        rematch_of=table.table_id,
    )


async def _rematch_of(
    connection: AsyncConnection, table: Table, person: Person, now: datetime
) -> Table | None:
    """The waiting or running table that was asked for after this one."""
    open_ = await tables.of_member(connection, person.member_id, {WAITING, PLAYING})
    asked = (each for each in open_ if each.rematch_of == table.table_id)
    return next((each for each in asked if not challenges.has_run_out(each, now)), None)
