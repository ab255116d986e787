"""What members do where more than two play, each as one transaction."""

from collections.abc import Callable, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import levels
from club.core.clock import Clock
from club.core.deadlines import Terms
from club.core.errors import LeftServer
from club.core.people import Person, Place
from club.multiplayer import advice, lobbies, opponents, seat_departure
from club.multiplayer.opponents import TeamsWish
from club.table import playable
from club.table.losers_choice import LosersWish
from club.table.scene import Scene
from club.table.snapshot import Snapshot, load, load_all
from data.storage.database import Database
from engine.rules import Rules


class Groups:
    """Lobbies, vacant seats, partners' advice, teams' wishes; `seed` makes a contest's seed.

    Any may raise DoneByTwinError, NoSuchTable and UnreadableTable; those about a lobby
    AlreadyAnswered (it has begun or is closed) and SeatNotFree (it is a challenge, or a player
    there has blocked the member); those about a running contest's seats GameOver and NotSeated. A
    `side` is 1 or 2 in a partnership, else 0; a `message_id` is the pressed message, if everybody
    sees it.
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
        guests: Sequence[Person] = (),
        absent: Person | None = None,
    ) -> Snapshot:
        """Open a lobby, in which the host has the first seat; up to two are called by name.

        `absent` is one of them who isn't in the server.

        Raises:
            Yourself, NoBots, LeftServer, YouBlocked, NotTaking, AlreadyPending: As for a challenge.
            UnplayableRules: These rules can't be played.
            OtherChannels, OtherRoles: The server's games are begun elsewhere, or by others.
            TooManyLobbies, TooManyGames: The host has the most of them allowed.
        """
        if absent is not None:
            raise LeftServer(name=absent.name)
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
                guests=guests,
            )
            return await load(connection, table_id)

    async def gather_again(self, table_id: int, person: Person, interaction_id: int) -> Snapshot:
        """Open or join a lobby for the next contest; or NotSeated, NotOver, AlreadyAnswered."""
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

        Raises:
            AlreadyJoined, SideFull: The member sits there already, or no seat is free there.
            NoBots, YouBlocked: The account is a bot's, or the member has blocked a player there.
            TooManyGames: The member has the most games allowed.
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
        """Let the host give a free seat to the computer.

        Raises:
            NotYours, SideFull: Only the host fills seats; none is free there.
            NoSuchLevel: The computer doesn't play these rules at that level.
            TooManyPractices: No other member plays, and the host has the most such games.
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
        """Leave a lobby; NotJoined if the member doesn't sit there, or is the host."""
        now = self._clock.now()
        async with self._database.write() as connection:
            lobby = await load(connection, table_id)
            await lobbies.leave(connection, lobby, person, interaction_id, now=now)
            return await load(connection, table_id)

    async def decline(self, table_id: int, person: Person, interaction_id: int) -> Snapshot:
        """Decline an invitation to a lobby; NotYours: the member isn't the one invited."""
        now = self._clock.now()
        async with self._database.write() as connection:
            lobby = await load(connection, table_id)
            await lobbies.decline(connection, lobby, person, interaction_id, now=now)
            return await load(connection, table_id)

    async def start(
        self, table_id: int, person: Person, interaction_id: int, *, message_id: int | None = None
    ) -> Snapshot:
        """Let the host begin; or raise NotYours, NotEnoughPlayers or TooManyPractices."""
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
        """Vacate one's seat in a running contest; UnplayableRules where two play: they resign."""
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
        """Take one's vacated seat again."""
        now = self._clock.now()
        async with self._database.write() as connection:
            lead = await self._lead(connection, table_id)
            await seat_departure.once(connection, lead, member_id, interaction_id, now=now)
            await seat_departure.come_back(connection, lead, member_id, now=now)
            return await load(connection, lead.lead_id)

    async def offer_oneself(self, table_id: int, person: Person, seat: int) -> Snapshot:
        """Ask for a vacant seat; or raise AlreadyJoined, SeatTaken, or what `join` raises."""
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
        """Vote on what is done about a vacant seat: a `SeatVote` or a candidate's id.

        Raises:
            Yourself: It is the member's own seat.
            SeatTaken: That seat isn't vacant, or that member hasn't asked for it.
            PlaysAlready, TheirGamesFull: That member has another seat, or the most games allowed.
            SitsOut: The contest is to end, and that player has no deal running.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            lead = await self._lead(connection, table_id)
            await seat_departure.once(connection, lead, member_id, interaction_id, now=now)
            await seat_departure.say(connection, lead, member_id, seat, choice, now=now)
            return await load(connection, lead.lead_id)

    async def advice(self, table_id: int, member_id: int) -> tuple[Scene, ...]:
        """Return the tables of a member's partners as these see them; or raise NoAdvice."""
        async with self._database.read() as connection:
            here = await load(connection, table_id)
            every = await load_all(connection, here.boards)
            return advice.partners(every, member_id)

    async def teams_wish(self, table_id: int, member_id: int) -> TeamsWish:
        """What a team does about its opponents if it loses; OpponentsSettled without a choice."""
        async with self._database.read() as connection:
            lead = await self._lead(connection, table_id)
            return await opponents.look(connection, lead, member_id)

    async def say_teams_wish(
        self, table_id: int, member_id: int, wish: LosersWish, round_: int | None
    ) -> TeamsWish:
        """Say what one's team does if it loses a round; of a team, whoever speaks last decides.

        Nothing is stored unless it is the round that is played.

        Raises:
            OpponentsSettled: The rules leave a team no choice.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            lead = await self._lead(connection, table_id)
            return await opponents.say(connection, lead, member_id, wish, round_, now=now)

    async def _lead(self, connection: AsyncConnection, table_id: int) -> Snapshot:
        here = await load(connection, table_id)
        return here if here.lead_id == table_id else await load(connection, here.lead_id)
