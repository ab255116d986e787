"""From a challenge to a running game, each step as one transaction."""

from collections.abc import Callable

from club.core.clock import Clock
from club.core.deadlines import Terms
from club.core.errors import LeftServer
from club.core.people import Person, Place
from club.matchmaking import offers, rematches
from club.play import challenges, practice
from club.table.snapshot import Snapshot, load
from data.storage.database import Database
from engine.rules import Rules


class Starting:
    """Challenges, their answers, practice and rematches; `draw` returns a contest's seed.

    Besides those that a method names, any may raise DoneByTwinError, NoSuchTable and
    UnreadableTable.
    """

    def __init__(self, database: Database, clock: Clock, draw: Callable[[], bytes]) -> None:
        self._database = database
        self._clock = clock
        self._draw = draw

    async def challenge(
        self,
        place: Place,
        host: Person,
        guest: Person | None,
        rules: Rules,
        *,
        interaction_id: int | None = None,
        present: bool = True,
        clock: Terms | None = None,
    ) -> Snapshot:
        """Challenge a member, or, without a guest, leave a seat open to anybody.

        An interaction sets up one table, no more. `present` says whether the guest is still in the
        server; without a clock, the server's default limits turns.

        Raises:
            Yourself: Host and guest are the same member.
            NoBots: The guest is a bot.
            LeftServer: The guest has left the server.
            UnplayableRules: Two can't play by these rules.
            OtherChannels: The server's games are begun in other channels.
            OtherRoles: They are begun by members with other roles.
            YouBlocked: The host has blocked the guest.
            NotTaking: The guest takes no challenges, or none of the host.
            AlreadyPending: The two have a challenge waiting in this server.
            TooManyChallenges: The host has the most waiting challenges allowed.
            TooManyGames: The host has the most games allowed.
        """
        if guest is not None and not present:
            raise LeftServer(name=guest.name)
        seed, now = self._draw(), self._clock.now()
        async with self._database.write() as connection:
            table_id = await challenges.challenge(
                connection,
                place,
                host,
                guest,
                rules,
                seed=seed,
                now=now,
                interaction_id=interaction_id,
                clock=clock,
            )
            return await load(connection, table_id)

    async def practice(
        self, place: Place, host: Person, rules: Rules, player: str, interaction_id: int
    ) -> Snapshot:
        """Start a game against a computer player (a level of `engine.players.LEVELS`) at once.

        The cards depend on the interaction, which sets up one table.

        Raises:
            UnplayableRules: Two can't play by these rules.
            NoSuchLevel: The computer doesn't play these rules at that level.
            OtherChannels: The server's games are begun in other channels.
            OtherRoles: They are begun by members with other roles.
            TooManyPractices: The member has the most such games allowed.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            table_id = await practice.start(
                connection,
                place,
                host,
                rules,
                player=player,
                interaction_id=interaction_id,
                draw=self._draw,
                now=now,
            )
            return await load(connection, table_id)

    async def accept(
        self,
        table_id: int,
        person: Person,
        interaction_id: int,
        *,
        offer: int | None = None,
        message_id: int | None = None,
    ) -> Snapshot:
        """Take the guest's seat, or accept the guest's counter-offer, and start.

        The cards depend on the interaction. `offer` is the number of the offer that was shown, None
        for the one that stands; `message_id` the pressed message, if everybody sees it.

        Raises:
            OfferChanged: Other rules have been offered since.
            AlreadyAnswered: The challenge no longer waits.
            Yourself: The host wants to take their own open seat.
            NotYours: Another member is asked.
            YouBlocked: The member has blocked the other one.
            SeatNotFree: The other one has blocked the member, or more than two are to play.
            TooManyGames: The member has the most games allowed.
            TheirGamesFull: The guest whose offer the host accepts has.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            waiting = await load(connection, table_id)
            offers.still_stands(waiting, offer)
            await challenges.accept(
                connection, waiting, person, interaction_id, now=now, message_id=message_id
            )
            return await load(connection, table_id)

    async def decline(
        self,
        table_id: int,
        person: Person,
        interaction_id: int | None = None,
        *,
        offer: int | None = None,
    ) -> Snapshot:
        """Decline a challenge.

        Raises:
            OfferChanged: Other rules have been offered since.
            AlreadyAnswered: The challenge no longer waits.
            NotYours: Another member is asked, or nobody by name.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            waiting = await load(connection, table_id)
            offers.still_stands(waiting, offer)
            await challenges.decline(connection, waiting, person, interaction_id, now=now)
            return await load(connection, table_id)

    async def withdraw(
        self,
        table_id: int,
        person: Person,
        interaction_id: int | None = None,
        *,
        offer: int | None = None,
    ) -> Snapshot:
        """Withdraw the member's own offer.

        Raises:
            OfferChanged: Other rules have been offered since.
            AlreadyAnswered: The challenge no longer waits.
            NotYours: It is another member's offer.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            waiting = await load(connection, table_id)
            offers.still_stands(waiting, offer)
            await challenges.withdraw(connection, waiting, person, interaction_id, now=now)
            return await load(connection, table_id)

    async def rematch(
        self,
        table_id: int,
        person: Person,
        interaction_id: int,
        *,
        present: bool = True,
        best_of: int | None = None,
        stronger: bool | None = None,
    ) -> Snapshot:
        """Ask for another game, or accept the other side's wish for one; return the next table.

        The next game's cards depend on the interaction. `present` says whether the other member is
        still in the server; `best_of` makes it a series of so many games, else it is the same
        contest again. `stronger` asks for a computer one level up, or down.

        Raises:
            NotSeated: The member didn't play there.
            NotOver: The game isn't over.
            LeftServer: The other member has left the server.
            UnplayableRules: No series can be played by these rules.
            AlreadyAnswered: The next game is running already.
            AlreadyPending: The two have a challenge waiting in this server.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            over = await load(connection, table_id)
            next_id = await rematches.rematch(
                connection,
                over,
                person,
                interaction_id,
                present=present,
                draw=self._draw,
                now=now,
                best_of=best_of,
                stronger=stronger,
            )
            return await load(connection, next_id)

    async def expire_due(self) -> list[int]:
        """Close every challenge that has run out; return their tables."""
        now = self._clock.now()
        async with self._database.write() as connection:
            return await challenges.expire(connection, now)
