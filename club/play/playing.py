"""Moves at a running table, each as one transaction."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from club.core.clock import Clock
from club.core.errors import (
    AlreadyPlayed,
    DoneByTwinError,
    GameOver,
    NoHintFound,
    NoHints,
    NotSeated,
    RatedGame,
)
from club.core.single_flight import SingleFlight
from club.play import layoffs, move_draft, turns
from club.play.computer_players import MoveChooser
from club.play.queries import Tables
from club.table.scene import Scene, scene
from club.table.snapshot import Snapshot, load
from data.storage.database import Database
from data.storage.errors import PlyTaken
from data.table import moves, tables
from engine.coach import Advice, is_coached
from engine.machine import View
from engine.moves import RESIGN, MoveKind
from engine.players import ContestStanding
from engine.seats import Seat
from engine.words import SeatingFormat

OWN_SEED_BYTES: Final = 8

_DRAWS: Final = frozenset({MoveKind.TAKE, MoveKind.STOCK})

PLIES: Final = 20
"""Bits for the ply, where one number combines a table and a ply."""


@dataclass(frozen=True, slots=True)
class Intent:
    """A move that the computer has chosen, in record form; `draws` if it takes cards in."""

    table_id: int
    ply: int
    seat: Seat
    move: str
    draws: bool


@dataclass(frozen=True, slots=True)
class Hint:
    """The coach's advice, and the table as the member who asks sees it."""

    scene: Scene
    advice: Advice


class Playing:
    """Moves, picks, resignations and hints at the tables of one database.

    A press names the ply that its button was drawn for. Any may raise DoneByTwinError, NoSuchTable,
    UnreadableTable, NotSeated, AlreadyPlayed (the table is at another ply), GameOver, NotYourTurn
    and IllegalMove (the rules don't allow it now). `entropy` returns so many unguessable random
    bytes.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        tables: Tables,
        players: MoveChooser,
        entropy: Callable[[int], bytes],
    ) -> None:
        self._database = database
        self._clock = clock
        self._tables = tables
        self._players = players
        self._entropy = entropy
        self._hints = SingleFlight[tuple[int, int], Advice | None]("hint")

    async def play(
        self,
        table_id: int,
        ply: int,
        member_id: int,
        move: str,
        *,
        interaction_id: int | None = None,
    ) -> Snapshot:
        """Make a move in its record form; the same press sent twice is refused as AlreadyPlayed."""
        now = self._clock.now()
        try:
            async with self._database.write() as connection:
                snapshot = await load(connection, table_id)
                seat = turns.seat_at(snapshot, ply, member_id)
                return await turns.play(
                    connection, snapshot, seat, move, now, interaction_id=interaction_id
                )
        except (PlyTaken, AlreadyPlayed) as error:
            await self._not_twice(table_id, ply, interaction_id)
            raise AlreadyPlayed from error

    async def lay_off_best(
        self, table_id: int, ply: int, member_id: int, *, interaction_id: int | None = None
    ) -> Snapshot:
        """Make the best layoffs against a knock, and score the deal."""
        now = self._clock.now()
        try:
            async with self._database.write() as connection:
                snapshot = await load(connection, table_id)
                seat = turns.seat_at(snapshot, ply, member_id)
                for word in layoffs.best(snapshot, seat):
                    snapshot = await turns.play(
                        connection, snapshot, seat, word, now, interaction_id=interaction_id
                    )
                return snapshot
        except (PlyTaken, AlreadyPlayed) as error:
            await self._not_twice(table_id, ply, interaction_id)
            raise AlreadyPlayed from error

    async def resign(
        self, table_id: int, member_id: int, *, interaction_id: int | None = None
    ) -> Snapshot:
        """Give up a contest of two, at either side's turn; among more one leaves one's seat."""
        while True:
            snapshot = await self._tables.snapshot(table_id)
            ply = snapshot.table.ply
            if snapshot.state is None:
                await self._not_twice(table_id, ply - 1, interaction_id)
                raise GameOver
            try:
                return await self.play(
                    table_id, ply, member_id, str(RESIGN), interaction_id=interaction_id
                )
            except AlreadyPlayed:
                continue  # A move came in between; the contest is given up all the same.

    async def pick(self, table_id: int, ply: int, member_id: int, text: str | None) -> Snapshot:
        """Store what a member has picked but not played; None clears it.

        The text is "knock", "gin", a whole move such as "knock:7D", "big_gin" or "resign", or a
        change to the picked cards, as `Picked.after` reads it.
        """
        async with self._database.write() as connection:
            snapshot = await load(connection, table_id)
            seat = turns.seat_at(snapshot, ply, member_id)
            await move_draft.pick(connection, snapshot, seat, member_id, text)
            return await load(connection, table_id)

    async def read_result(self, table_id: int, member_id: int) -> Snapshot:
        """Note that a member has read the last deal's result; twice is the same as once."""
        async with self._database.write() as connection:
            snapshot = await load(connection, table_id)
            player = snapshot.player_of(member_id)
            if player is None:
                raise NotSeated
            if snapshot.last is None:
                return snapshot
            await tables.read_result(connection, snapshot.lead_id, player, snapshot.last.number)
            return await load(connection, table_id)

    async def computer_intent(self, table_id: int) -> Intent | None:
        """Have the computer choose its move; None if there is none to make."""
        snapshot = await self._tables.snapshot(table_id)
        computer = snapshot.computer_to_move
        if computer is None or computer.player is None or snapshot.state is None:
            return None
        view = snapshot.state.view(computer.seat)
        seed = int.from_bytes(self._entropy(OWN_SEED_BYTES))
        standing = None
        if snapshot.contest is not None and snapshot.rules.seating == SeatingFormat.HEADS_UP:
            standing = ContestStanding.of(snapshot.contest, computer.seat)
        move = await self._players.choose(computer.player, view, seed, standing)
        draws = move.kind in _DRAWS
        return Intent(table_id, snapshot.table.ply, computer.seat, str(move), draws)

    async def carry_out(self, intent: Intent) -> Snapshot | None:
        """Make the computer's chosen move, and return the table; None if that has moved on."""
        try:
            async with self._database.write() as connection:
                current = await load(connection, intent.table_id)
                if current.table.ply != intent.ply:
                    return None
                now = self._clock.now()
                return await turns.play(connection, current, intent.seat, intent.move, now)
        except PlyTaken:
            return None

    async def hint(
        self,
        table_id: int,
        ply: int,
        member_id: int,
        *,
        allow: Callable[[], object] = lambda: None,
    ) -> Hint:
        """Return a coach's advice to a member on turn against the computer: always the same.

        `allow` is called before the coach thinks, which costs work; what it raises is raised.

        Raises:
            NoHints: Other members play or have the same cards, or nothing can coach its variant.
            RatedGame, NoHintFound: The game is rated, or the coach found nothing.
        """
        snapshot = await self._tables.snapshot(table_id)
        if snapshot.player_of(member_id) is None:
            raise NotSeated
        alone = snapshot.with_computer_alone and not snapshot.table.duplicate
        if not (alone and is_coached(snapshot.rules)):
            raise NoHints
        if snapshot.table.rated_practice:
            raise RatedGame
        seat = turns.seat_at(snapshot, ply, member_id)
        _, state, _ = turns.running(snapshot)
        turns.on_turn(state, seat)
        if (table_id, ply) not in self._hints.under_way:
            allow()
        ask = partial(self._hinted, state.view(seat), table_id << PLIES | ply)
        advice = await self._hints.done((table_id, ply), ask)
        if advice is None:
            raise NoHintFound
        return Hint(scene(snapshot, seat), advice)

    async def _hinted(self, view: View, seed: int) -> Advice | None:
        return await self._players.hint(view, seed)

    async def _not_twice(self, table_id: int, ply: int, interaction_id: int | None) -> None:
        if interaction_id is None:
            return
        async with self._database.read() as connection:
            if await moves.interaction_at(connection, table_id, ply) == interaction_id:
                raise DoneByTwinError
