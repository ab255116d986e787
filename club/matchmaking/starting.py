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

    Any may raise DoneByTwinError, NoSuchTable and UnreadableTable; those that begin a game
    UnplayableRules, OtherChannels and OtherRoles (the server's games are begun elsewhere, or by
    others); those that answer a challenge OfferChanged (other rules were offered since) and
    AlreadyAnswered.
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

        `present` says whether the guest is still in the server; without a clock, the server's
        default limits turns.

        Raises:
            Yourself, NoBots, LeftServer: The guest is the host, a bot, or gone.
            YouBlocked: The host has blocked the guest.
            NotTaking: The guest takes no challenges, or none of the host.
            AlreadyPending: The two have a challenge waiting in this server.
            TooManyChallenges, TooManyGames: The host has the most of them allowed.
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
        """Start a game with a level of `LEVELS` at once; or raise NoSuchLevel, TooManyPractices."""
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
            Yourself, NotYours: It is the host's own open seat, or another member is asked.
            YouBlocked: The member has blocked the other one.
            SeatNotFree: The other one has blocked the member, or more than two are to play.
            TooManyGames, TheirGamesFull: The member, or the guest who is accepted, has the most.
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
        """Decline a challenge; NotYours if another member is asked, or nobody by name."""
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
        """Withdraw the member's own offer; NotYours if it is another's."""
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
            NotSeated, NotOver: The member didn't play there, or the game isn't over.
            LeftServer: The other member has left the server.
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
