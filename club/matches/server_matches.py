"""Matches between servers that are on: entered, ordered, played and given up, side by side."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.errors import DoneByTwinError
from club.core.people import Person, Place
from club.cups import host_steps, match_tables, match_time
from club.cups.match_time import LONGEST
from club.leagues.league_refusals import FixtureNotOpen, NoMoreTime
from club.matches import server_match_progress as progress
from club.matches.server_match_refusals import (
    CantTakeBoard,
    EnteredTooOften,
    NotInServerMatch,
    ServerMatchMoved,
)
from club.matches.server_match_rules import (
    MatchEnd,
    MatchEnded,
    MatchEvent,
    PlayerEntered,
    PlayerLeft,
    Reordered,
    ReserveTook,
    SideGaveUp,
    SideReady,
    other,
)
from club.matches.server_match_steps import ServerMatchSteps, organises
from club.matches.stored_server_match import StoredServerMatch, happen, load
from data.matches.server_matches import MATCH_STORE, BoardRow
from data.storage.database import Database

# How often a member may enter one.
ENTRIES: Final = 5


class _ServerMatches:
    # Any may raise NoSuchServerMatch, UnreadableServerMatch, ServerMatchMoved, DoneByTwinError
    # and what `BY_MATCH_OBSTACLE` has; those for organisers and managers, NotSideOrganiser.
    # All is done for the side of the server that it is asked for in.

    def __init__(self, database: Database, steps: ServerMatchSteps) -> None:
        self._database = database
        self._steps = steps

    async def get(self, match_id: int, *, server_id: int | None = None) -> StoredServerMatch:
        async with self._database.read() as connection:
            return await load(connection, match_id, server_id=server_id)

    async def enter(
        self, match_id: int, place: Place, person: Person, interaction_id: int
    ) -> StoredServerMatch:
        """Enter for the server's side (EnteredTooOften, NoBots, BeingForgotten)."""

        async def step(
            connection: AsyncConnection, it: StoredServerMatch, now: datetime
        ) -> StoredServerMatch:
            before = [each for each in it.state.members.values() if each == person.member_id]
            if len(before) >= ENTRIES:
                raise EnteredTooOften
            await host_steps.meet(connection, person, now)
            entered = PlayerEntered(it.side_in(place.server_id), person.member_id)
            return await happen(connection, it, entered, now, interaction_id)

        return await self._steps.take(match_id, place.server_id, step, interaction_id)

    async def leave(
        self,
        match_id: int,
        place: Place,
        member_id: int,
        interaction_id: int,
        *,
        plays: bool | None = None,
    ) -> StoredServerMatch:
        """Leave; a board that is being played is lost. `plays` is what was asked about."""

        async def step(
            connection: AsyncConnection, it: StoredServerMatch, now: datetime
        ) -> StoredServerMatch:
            player = it.state.player_of(member_id)
            if player is None or it.state.side_with(player) != it.side_in(place.server_id):
                raise NotInServerMatch
            return await _let_go(connection, it, player, now, interaction_id, plays=plays)

        return await self._steps.take(match_id, place.server_id, step, interaction_id)

    async def remove(
        self,
        match_id: int,
        place: Place,
        by: int,
        player: int,
        interaction_id: int,
        *,
        manages: bool,
        plays: bool | None = None,
    ) -> StoredServerMatch:
        async def step(
            connection: AsyncConnection, it: StoredServerMatch, now: datetime
        ) -> StoredServerMatch:
            if it.state.side_with(player) != organises(it, place, by, manages=manages):
                raise NotInServerMatch
            return await _let_go(connection, it, player, now, interaction_id, plays=plays)

        return await self._steps.take(match_id, place.server_id, step, interaction_id)

    async def reorder(
        self,
        match_id: int,
        place: Place,
        by: int,
        order: Sequence[int],
        interaction_id: int,
        *,
        manages: bool,
    ) -> StoredServerMatch:
        def ordered(side: int) -> MatchEvent:
            return Reordered(side, tuple(order))

        return await self._organise(match_id, place, by, ordered, interaction_id, manages=manages)

    async def ready(
        self,
        match_id: int,
        place: Place,
        by: int,
        interaction_id: int,
        *,
        is_ready: bool,
        manages: bool,
    ) -> StoredServerMatch:
        async def step(
            connection: AsyncConnection, it: StoredServerMatch, now: datetime
        ) -> StoredServerMatch:
            side = organises(it, place, by, manages=manages)
            both = is_ready and other(side) in it.state.ready
            # The press that begins it is what the cards depend on.
            said = SideReady(side, is_ready)
            it = await happen(connection, it, said, now, None if both else interaction_id)
            if both:
                it = await progress.begin(connection, it, now, interaction_id)
            return it

        return await self._steps.take(match_id, place.server_id, step, interaction_id)

    async def substitute(
        self,
        match_id: int,
        place: Place,
        by: int,
        board: int,
        player: int,
        *,
        interaction_id: int,
        manages: bool,
    ) -> StoredServerMatch:
        """Put a reserve at a board where nobody has moved (CantTakeBoard)."""

        async def step(
            connection: AsyncConnection, it: StoredServerMatch, now: datetime
        ) -> StoredServerMatch:
            side, row = organises(it, place, by, manages=manages), it.row_of(board)
            if row is None or player not in it.state.reserves(side):
                raise ServerMatchMoved
            played = await match_tables.look_at(connection, it, row, it.state.match)
            moved = played is not None and played.ply
            reserve, opponent = it.state.members[player], it.member_at(other(side), board)
            apart = await progress.keep_apart(connection, reserve, opponent)
            # Whoever was replaced has seen cards: a side that could come back would deal until it
            # likes them. One answer to all: else it would tell an organiser who has blocked whom.
            if moved or apart or it.state.was_replaced_at(board, player):
                raise CantTakeBoard
            took = ReserveTook(board, player)
            it = await happen(connection, it, took, now, interaction_id)
            return await progress.again(connection, it, row, now)

        return await self._steps.take(match_id, place.server_id, step, interaction_id)

    async def give_up(
        self, match_id: int, place: Place, by: int, interaction_id: int, *, manages: bool
    ) -> StoredServerMatch:
        return await self._organise(
            match_id, place, by, SideGaveUp, interaction_id, manages=manages
        )

    async def call_off(
        self, match_id: int, place: Place, by: int, interaction_id: int, *, manages: bool
    ) -> StoredServerMatch:
        def ended(_side: int) -> MatchEvent:
            return MatchEnded(MatchEnd.TAKEN_BACK)

        return await self._organise(match_id, place, by, ended, interaction_id, manages=manages)

    async def extend(
        self,
        match_id: int,
        place: Place,
        member_id: int,
        board: int,
        interaction_id: int,
        *,
        agrees: bool = False,
    ) -> StoredServerMatch:
        """Ask for a board's time once more, or agree, as in a league (NoMoreTime)."""

        async def step(
            connection: AsyncConnection, it: StoredServerMatch, now: datetime
        ) -> StoredServerMatch:
            row, side = it.row_of(board), it.side_in(place.server_id)
            if row is None or it.member_at(side, board) != member_id:
                raise FixtureNotOpen
            if row.extension_press == interaction_id:
                raise DoneByTwinError
            if agrees and row.extension_by in {None, side}:
                raise ServerMatchMoved
            if row.extension_by == side:
                return it  # The other side has been told, and is told once.
            changed = await _extended(connection, it, row, side, now)
            changed = replace(changed, extension_press=interaction_id)
            await MATCH_STORE.change_board(connection, changed)
            return it.with_row(changed)

        return await self._steps.take(match_id, place.server_id, step, interaction_id)

    async def bring_on(self) -> list[StoredServerMatch]:
        return await self._steps.bring_on()

    async def go_on(self, match_id: int) -> StoredServerMatch:
        return await self._steps.take(match_id)

    async def next_look(self) -> datetime | None:
        return await self._steps.next_look()

    async def _organise(
        self,
        match_id: int,
        place: Place,
        by: int,
        event: Callable[[int], MatchEvent],
        interaction_id: int,
        *,
        manages: bool,
    ) -> StoredServerMatch:
        async def step(
            connection: AsyncConnection, it: StoredServerMatch, now: datetime
        ) -> StoredServerMatch:
            side = organises(it, place, by, manages=manages)
            return await happen(connection, it, event(side), now, interaction_id)

        return await self._steps.take(match_id, place.server_id, step, interaction_id)


class ServerMatches(_ServerMatches):
    """The matches between servers of one database; each server has its own side of one."""


async def _let_go(
    connection: AsyncConnection,
    it: StoredServerMatch,
    player: int,
    now: datetime,
    interaction_id: int,
    *,
    plays: bool | None,
) -> StoredServerMatch:
    board, side = it.state.board_of(player), it.state.side_with(player)
    is_open = board is not None and it.state.is_open(board)
    if plays not in {None, is_open}:
        raise ServerMatchMoved
    if board is not None and side is not None and is_open:
        it = await progress.give_up(connection, it, board, side, now)
    if it.state.over:
        return it
    return await happen(connection, it, PlayerLeft(player), now, interaction_id)


async def _extended(
    connection: AsyncConnection, it: StoredServerMatch, row: BoardRow, side: int, now: datetime
) -> BoardRow:
    time = timedelta(hours=it.setup.hours)
    if row.due_at + time > row.opened_at + (LONGEST - 1) * time:
        raise NoMoreTime
    if row.extension_by is None:
        return replace(row, extension_by=side)
    more = await match_time.extended(connection, it, row, now)
    return replace(more, extension_by=None)
