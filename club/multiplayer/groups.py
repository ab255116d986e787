"""What members do where more than two play, each as one transaction."""

from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import levels
from club.core.clock import Clock
from club.core.deadlines import Terms
from club.core.people import Person, Place
from club.multiplayer import advice, lobbies, seat_departure
from club.table import playable
from club.table.scene import Scene
from club.table.snapshot import Snapshot, load, load_all
from data.storage.database import Database
from engine.rules import Rules


class Groups:
    """Lobbies, seats that are left in the middle, and partners' advice.

    Args:
        database: Where the tables are.
        clock: Tells the time.
        seed: Makes the seed of a new contest.
    """

    def __init__(self, database: Database, clock: Clock, seed: Callable[[], bytes]) -> None:
        self._database = database
        self._clock = clock
        self._seed = seed

    async def gather(
        self,
        place: Place,
        host: Person,
        rules: Rules,
        interaction_id: int | None = None,
        *,
        clock: Terms | None = None,
    ) -> Snapshot:
        """Open a lobby, in which the host has the first seat.

        Args:
            place: Where it is shown.
            host: Who opens it.
            rules: What is to be played.
            interaction_id: The interaction that asked for it; it sets up one table.
            clock: How long a turn may take; None for as long as is usual in the server.

        Raises:
            DoneByTwinError: This interaction has set up a table already.
            UnplayableRules: These rules can't be played.
        """
        seed, now = self._seed(), self._clock.now()
        async with self._database.write() as connection:
            table_id = await lobbies.gather(
                connection,
                place,
                host,
                rules,
                seed=seed,
                now=now,
                interaction_id=interaction_id,
                clock=clock,
            )
            return await load(connection, table_id)

    async def gather_again(self, table_id: int, person: Person, interaction_id: int) -> Snapshot:
        """Open a lobby for another contest of the same kind, or join the one that waits.

        Args:
            table_id: The table that led the finished contest.
            person: Who asks; a player of it.
            interaction_id: The press itself.

        Raises:
            DoneByTwinError: This very press has been seen to already.
            NoSuchTable: There is no such table.
            NotSeated: The member didn't play there.
            NotOver: The contest isn't over.
            AlreadyAnswered: The next contest has begun without the member.
        """
        seed, now = self._seed(), self._clock.now()
        async with self._database.write() as connection:
            over = await self._lead(connection, table_id)
            next_id = await lobbies.gather_again(
                connection, over, person, interaction_id, seed=seed, now=now
            )
            return await load(connection, next_id)

    async def join(
        self,
        table_id: int,
        person: Person,
        interaction_id: int,
        side: int = 0,
        *,
        message_id: int | None = None,
    ) -> Snapshot:
        """Take a seat in a lobby, or change sides; the last one begins the contest.

        Args:
            table_id: The lobby.
            person: Who presses.
            interaction_id: The press itself.
            side: 1 or 2 in a partnership, else 0.
            message_id: The message that was pressed, if everybody sees it.

        Raises:
            DoneByTwinError: This very press has been seen to already.
            NoSuchTable: There is no such table.
            AlreadyAnswered: The lobby has begun or is closed.
            AlreadyJoined: The member sits there already.
            SideFull: No seat is free there.
            NoBots: The account is a bot's.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            lobby = await load(connection, table_id)
            await lobbies.join(
                connection, lobby, person, side, interaction_id, now=now, message_id=message_id
            )
            return await load(connection, table_id)

    async def seat_computer(
        self,
        table_id: int,
        person: Person,
        interaction_id: int,
        side: int = 0,
        level: str = levels.USUAL,
        *,
        message_id: int | None = None,
    ) -> Snapshot:
        """Let the host give a free seat to the computer, to play as strong as the level says.

        Args:
            table_id: The lobby.
            person: Who presses.
            interaction_id: The press itself.
            side: 1 or 2 in a partnership, else 0.
            level: How strong it is to play.
            message_id: The message that was pressed, if everybody sees it.

        Raises:
            DoneByTwinError: This very press has been seen to already.
            NoSuchTable: There is no such table.
            AlreadyAnswered: The lobby has begun or is closed.
            NotYours: Only the host fills seats.
            SideFull: No seat is free there.
            NoSuchLevel: The computer doesn't play these rules that strong.
            TooManyPractices: Nobody else plays, and the host has as many such games as may be.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            lobby = await load(connection, table_id)
            await lobbies.seat_computer(
                connection,
                lobby,
                person,
                side,
                interaction_id,
                level=level,
                now=now,
                message_id=message_id,
            )
            return await load(connection, table_id)

    async def leave(self, table_id: int, person: Person, interaction_id: int) -> Snapshot:
        """Get up from a lobby again.

        Raises:
            DoneByTwinError: This very press has been seen to already.
            NoSuchTable: There is no such table.
            AlreadyAnswered: The lobby has begun or is closed.
            NotJoined: The member doesn't sit there, or is the host.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            lobby = await load(connection, table_id)
            await lobbies.leave(connection, lobby, person, interaction_id, now=now)
            return await load(connection, table_id)

    async def start(
        self, table_id: int, person: Person, interaction_id: int, *, message_id: int | None = None
    ) -> Snapshot:
        """Let the host begin with those who have come.

        Args:
            table_id: The lobby.
            person: Who presses.
            interaction_id: The press itself.
            message_id: The message that was pressed, if everybody sees it.

        Raises:
            DoneByTwinError: This very press has been seen to already.
            NoSuchTable: There is no such table.
            AlreadyAnswered: The lobby has begun or is closed.
            NotYours: Only the host begins.
            NotEnoughPlayers: Seats are free that have to be taken.
            TooManyPractices: Nobody else plays, and the host has as many such games as may be.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            lobby = await load(connection, table_id)
            await lobbies.start(
                connection, lobby, person, interaction_id, now=now, message_id=message_id
            )
            return await load(connection, table_id)

    async def get_up(
        self, table_id: int, member_id: int, interaction_id: int | None = None
    ) -> Snapshot:
        """Leave one's seat in a running contest to whomever the others agree on.

        Raises:
            DoneByTwinError: This very press has been seen to already.
            NoSuchTable: There is no such table.
            GameOver: No game is running.
            NotSeated: The member doesn't play in it.
            UnplayableRules: Only two play: who gives up, resigns.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            lead = await self._lead(connection, table_id)
            playable.for_more(lead.rules)
            await seat_departure.once(connection, lead, member_id, interaction_id, now=now)
            await seat_departure.get_up(connection, lead, member_id, now=now)
            return await load(connection, lead.lead_id)

    async def come_back(
        self, table_id: int, member_id: int, interaction_id: int | None = None
    ) -> Snapshot:
        """Sit down again on the seat that one has left.

        Raises:
            DoneByTwinError: This very press has been seen to already.
            NoSuchTable: There is no such table.
            GameOver: No game is running.
            NotSeated: The member doesn't play in it.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            lead = await self._lead(connection, table_id)
            await seat_departure.once(connection, lead, member_id, interaction_id, now=now)
            await seat_departure.come_back(connection, lead, member_id, now=now)
            return await load(connection, lead.lead_id)

    async def offer_oneself(self, table_id: int, person: Person, seat: int) -> Snapshot:
        """Ask to be let sit down on a seat that was left.

        Raises:
            NoSuchTable: There is no such table.
            GameOver: No game is running.
            AlreadyJoined: The member plays in the contest already.
            NoBots: The account is a bot's.
            SeatTaken: Nobody has left that seat.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            lead = await self._lead(connection, table_id)
            await seat_departure.offer_oneself(connection, lead, person, seat, now=now)
            return await load(connection, lead.lead_id)

    async def say(
        self,
        table_id: int,
        member_id: int,
        seat: int,
        choice: str,
        interaction_id: int | None = None,
    ) -> Snapshot:
        """Say what is to be done about a seat that was left.

        Args:
            table_id: A table of the contest.
            member_id: Who says so.
            seat: The number of the player who has left.
            choice: "computer", "forfeit", or the id of a member who has asked for the seat.
            interaction_id: The press itself.

        Raises:
            DoneByTwinError: This very press has been seen to already.
            NoSuchTable: There is no such table.
            GameOver: No game is running.
            NotSeated: The member doesn't play in it.
            Yourself: It is the member's own seat.
            SeatTaken: Nobody has left that seat, or that member hasn't asked for it.
            SitsOut: The contest is to end, and that player has no deal running.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            lead = await self._lead(connection, table_id)
            await seat_departure.once(connection, lead, member_id, interaction_id, now=now)
            await seat_departure.say(connection, lead, member_id, seat, choice, now=now)
            return await load(connection, lead.lead_id)

    async def advice(self, table_id: int, member_id: int) -> tuple[Scene, ...]:
        """The tables of a member's partners as these see them, as far as the rules allow.

        Raises:
            NoSuchTable: There is no such table.
            NotSeated: The member doesn't play there.
            NoAdvice: The rules don't allow it now, or no partner is playing.
        """
        async with self._database.read() as connection:
            here = await load(connection, table_id)
            every = await load_all(connection, here.boards)
            return advice.partners(every, member_id)

    async def _lead(self, connection: AsyncConnection, table_id: int) -> Snapshot:
        here = await load(connection, table_id)
        return here if here.lead_id == table_id else await load(connection, here.lead_id)
