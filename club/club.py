"""The club: everything a member can do at a table, each as one transaction."""

import os
from collections.abc import Callable
from datetime import datetime
from typing import Final

from club import challenges, picks, records, standings, turns
from club.clock import Clock, SystemClock
from club.displays import Displays
from club.errors import AlreadyPlayed, GameOver, LeftServer, NotSeated
from club.people import Person, Place
from club.players import Players
from club.snapshot import Snapshot, load
from club.standings import Standings
from data import members, results, tables
from data.database import Database
from data.errors import PlyTaken
from data.tables import PLAYING, WAITING
from engine.moves import RESIGN
from engine.results import DealResult
from engine.rules import Rules

OWN_SEED_BYTES: Final = 8


class Club:
    """What members do at the tables of one database.

    Nothing is remembered from one call to the next: several clubs, in several processes, may
    serve one database. Whatever a member can't do is refused with a subclass of `Refusal`.

    Args:
        database: Where the tables are.
        players: Who chooses the computer's moves.
        clock: Tells the time.
        entropy: Gives that many random bytes that nobody can guess.

    Attributes:
        displays: The rows that remember which message shows which table.
    """

    def __init__(
        self,
        database: Database,
        *,
        players: Players,
        clock: Clock | None = None,
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self.displays = Displays(database)
        self._database = database
        self._players = players
        self._clock = clock or SystemClock()
        self._entropy = entropy

    # From a challenge to a running game

    async def challenge(
        self,
        place: Place,
        host: Person,
        guest: Person | None,
        rules: Rules,
        *,
        present: bool = True,
    ) -> Snapshot:
        """Challenge a member, or leave a seat open to anybody.

        Args:
            place: Where the challenge is sent.
            host: Who challenges.
            guest: Who is challenged; None for an open seat.
            rules: What is to be played.
            present: Whether the guest is still in the server.

        Raises:
            Yourself: Host and guest are the same member.
            NoBots: The guest is a bot.
            LeftServer: The guest has left the server.
            UnplayableRules: These rules can't be played.
            AlreadyPending: The two have a challenge waiting in this server.
        """
        if guest is not None and not present:
            raise LeftServer(name=guest.name)
        seed, now = self._contest_seed(), self._clock.now()
        async with self._database.write() as connection:
            table_id = await challenges.challenge(
                connection, place, host, guest, rules, seed=seed, now=now
            )
            return await load(connection, table_id)

    async def practice(
        self, place: Place, host: Person, rules: Rules, player: str, interaction_id: int
    ) -> Snapshot:
        """Start a game against a computer player at once.

        Args:
            place: Where it was asked for.
            host: The member who plays.
            rules: What is played.
            player: The computer player's name in `engine.players.PLAYERS`.
            interaction_id: The interaction that asked for it; the cards depend on it.

        Raises:
            UnplayableRules: These rules can't be played.
            ValueError: There is no such computer player.
        """
        seed, now = self._contest_seed(), self._clock.now()
        async with self._database.write() as connection:
            table_id = await challenges.practice(
                connection,
                place,
                host,
                rules,
                player=player,
                interaction_id=interaction_id,
                seed=seed,
                now=now,
            )
            return await load(connection, table_id)

    async def accept(self, table_id: int, person: Person, interaction_id: int) -> Snapshot:
        """Take the guest's seat and start the game.

        Args:
            table_id: The challenge's table.
            person: Who accepts.
            interaction_id: The interaction that accepts; the cards depend on it.

        Raises:
            NoSuchTable: There is no such table.
            AlreadyAnswered: The challenge no longer waits.
            Yourself: The host wants to take their own open seat.
            NotYours: Somebody else was challenged.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            waiting = await load(connection, table_id)
            await challenges.accept(connection, waiting, person, interaction_id, now=now)
            return await load(connection, table_id)

    async def decline(self, table_id: int, person: Person) -> Snapshot:
        """Say no to a challenge.

        Raises:
            NoSuchTable: There is no such table.
            AlreadyAnswered: The challenge no longer waits.
            NotYours: Somebody else was challenged, or nobody by name.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            await challenges.decline(connection, await load(connection, table_id), person, now=now)
            return await load(connection, table_id)

    async def withdraw(self, table_id: int, person: Person) -> Snapshot:
        """Take one's own challenge back.

        Raises:
            NoSuchTable: There is no such table.
            AlreadyAnswered: The challenge no longer waits.
            NotYours: It is another member's challenge.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            await challenges.withdraw(connection, await load(connection, table_id), person, now=now)
            return await load(connection, table_id)

    async def rematch(
        self, table_id: int, person: Person, interaction_id: int, *, present: bool = True
    ) -> Snapshot:
        """Ask for another game, or accept the other side's wish for one.

        Args:
            table_id: The finished table.
            person: Who asks.
            interaction_id: The interaction that asks; a game that begins depends on it.
            present: Whether the other member is still in the server.

        Returns:
            The next game's table, waiting or playing.

        Raises:
            NoSuchTable: There is no such table.
            NotSeated: The member didn't play there.
            NotOver: The game isn't over.
            LeftServer: The other member has left the server.
            AlreadyAnswered: The next game is running already.
            AlreadyPending: The two have a challenge waiting in this server.
        """
        seed, now = self._contest_seed(), self._clock.now()
        async with self._database.write() as connection:
            over = await load(connection, table_id)
            next_id = await challenges.rematch(
                connection, over, person, interaction_id, present=present, seed=seed, now=now
            )
            return await load(connection, next_id)

    async def expire_due(self) -> list[int]:
        """Close every challenge that has run out.

        Returns:
            Their tables.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            return await challenges.expire(connection, now)

    async def next_expiry(self) -> datetime | None:
        """When the next waiting challenge runs out, if one waits."""
        async with self._database.read() as connection:
            return await tables.next_expiry(connection)

    # At a running game

    async def play(self, table_id: int, ply: int, member_id: int, move: str) -> Snapshot:
        """Make a move.

        The same press sent twice is refused the second time as already played, like any press
        on a button that shows an earlier ply; nothing is then written.

        Args:
            table_id: The table.
            ply: The ply that the pressed button was drawn for.
            member_id: Who pressed it.
            move: The move in its record form.

        Raises:
            NoSuchTable: There is no such table.
            NotSeated: The member doesn't play here.
            AlreadyPlayed: The table stands at another ply by now.
            GameOver: No game is running.
            NotYourTurn: It is the other side's turn.
            IllegalMove: The rules don't allow the move now.
        """
        now = self._clock.now()
        try:
            async with self._database.write() as connection:
                snapshot = await load(connection, table_id)
                seat = turns.seat_at(snapshot, ply, member_id)
                await turns.play(connection, snapshot, seat, move, now)
                return await load(connection, table_id)
        except PlyTaken as error:
            raise AlreadyPlayed from error

    async def resign(self, table_id: int, member_id: int) -> Snapshot:
        """Give up the contest, whoever's turn it is.

        Raises:
            NoSuchTable: There is no such table.
            NotSeated: The member doesn't play here.
            GameOver: No game is running.
        """
        while True:
            snapshot = await self.snapshot(table_id)
            turns.running(snapshot)
            try:
                return await self.play(table_id, snapshot.table.ply, member_id, str(RESIGN))
            except AlreadyPlayed:
                continue  # A move came in between; what is given up is the contest all the same.

    async def pick(self, table_id: int, ply: int, member_id: int, text: str | None) -> Snapshot:
        """Remember what a member has picked but not yet played; None forgets it.

        Args:
            table_id: The table.
            ply: The ply that the pressed button was drawn for.
            member_id: Who pressed it.
            text: "knock", "gin", or a whole move such as "knock:7D", "big_gin", "resign".

        Raises:
            NoSuchTable: There is no such table.
            NotSeated: The member doesn't play here.
            AlreadyPlayed: The table stands at another ply by now.
            GameOver: No game is running.
            NotYourTurn: It is the other side's turn.
            IllegalMove: The pick leads to no move that may be made now.
        """
        async with self._database.write() as connection:
            snapshot = await load(connection, table_id)
            seat = turns.seat_at(snapshot, ply, member_id)
            await picks.pick(connection, snapshot, seat, member_id, text)
            return await load(connection, table_id)

    async def computer_to_move(self) -> list[int]:
        """Every table at which it is a computer player's turn."""
        async with self._database.read() as connection:
            playing = await tables.played_with_computer(connection)
        # A transaction each: one long reader would keep SQLite's log from being folded back.
        return [each for each in playing if (await self.snapshot(each)).computer_to_move]

    async def computer_move(self, table_id: int) -> Snapshot | None:
        """Let the computer make its move.

        Returns:
            The table after the move; None if there was none for the computer to make.

        Raises:
            NoSuchTable: There is no such table.
        """
        before = await self.snapshot(table_id)
        computer = before.computer_to_move
        if computer is None or computer.player is None or before.state is None:
            return None
        view = before.state.view(computer.seat)
        seed = int.from_bytes(self._entropy(OWN_SEED_BYTES))
        move = await self._players.choose(computer.player, view, seed)
        try:
            async with self._database.write() as connection:
                current = await load(connection, table_id)
                if current.table.ply != before.table.ply:
                    return None
                now = self._clock.now()
                await turns.play(connection, current, computer.seat, str(move), now)
                return await load(connection, table_id)
        except PlyTaken:
            return None

    # What there is to see

    async def snapshot(self, table_id: int, *, server_id: int | None = None) -> Snapshot:
        """The table as it stands.

        Args:
            table_id: The table.
            server_id: The server that it must belong to, if any.

        Raises:
            NoSuchTable: There is no such table, or it is another server's.
        """
        async with self._database.read() as connection:
            return await load(connection, table_id, server_id=server_id)

    async def results(self, table_id: int) -> tuple[DealResult, ...]:
        """Every finished deal of a table, in order; the one call that reads them all."""
        async with self._database.read() as connection:
            rows = await results.of_table(connection, table_id)
        return tuple(DealResult.from_json(row.detail) for row in rows)

    async def tables_of(self, member_id: int) -> list[Snapshot]:
        """A member's waiting and running tables, those that wait for them first."""
        async with self._database.read() as connection:
            own = await tables.of_member(connection, member_id, {WAITING, PLAYING})
            snapshots = [await load(connection, each.table_id) for each in own]
        return sorted(snapshots, key=lambda each: not each.waits_for(member_id))

    async def running(self) -> list[int]:
        """Every table at which a game is running."""
        async with self._database.read() as connection:
            return await tables.with_status(connection, PLAYING)

    async def standings(self, server_id: int, member_id: int, limit: int = 10) -> Standings:
        """The first members of a server, and the place of the one who asks."""
        async with self._database.read() as connection:
            return await standings.read(connection, server_id, member_id, limit)

    async def record(self, table_id: int, member_id: int | None = None) -> str:
        """The game record of a table (record, "A record").

        Args:
            table_id: The table.
            member_id: Who asks; only its own members get a running game's.

        Raises:
            NoSuchTable: There is no such table.
            GameOver: No game was ever played there.
            NotSeated: The game is running and the member doesn't play in it.
        """
        async with self._database.read() as connection:
            snapshot = await load(connection, table_id)
            seat = None if member_id is None else snapshot.seat_of(member_id)
            if snapshot.contest is None:
                raise GameOver
            if snapshot.state is not None and seat is None:
                raise NotSeated
            return await records.write(connection, snapshot, seat)

    # The members themselves

    async def seen(self, person: Person) -> None:
        """Remember a member's name and that they are about."""
        async with self._database.write() as connection:
            await members.remember(connection, person.member_id, person.name, self._clock.now())

    async def set_confirm(self, member_id: int, on: bool) -> None:  # noqa: FBT001 - a setting
        """Whether a member wants to be asked before a deal is ended."""
        async with self._database.write() as connection:
            await members.set_confirm(connection, member_id, on)

    async def set_dm_closed(self, member_id: int, closed: bool) -> None:  # noqa: FBT001 - a fact
        """Remember whether a member's direct messages were found closed."""
        at = self._clock.now() if closed else None
        async with self._database.write() as connection:
            await members.set_dm_closed(connection, member_id, at)

    def _contest_seed(self) -> bytes:
        return self._entropy(challenges.SEED_BYTES)
