"""The club: everything a member can do at a table, each as one transaction."""

import os
from collections.abc import Callable

from club.archive.coaching import Coaching
from club.archive.exports import Exports
from club.archive.history import History
from club.archive.imports import Imports
from club.archive.profiles import Profiles
from club.archive.replays import Replays
from club.archive.sharing import Sharing
from club.archive.versus import Rivals
from club.core.clock import Clock, SystemClock
from club.core.deadlines import Terms
from club.core.errors import LeftServer
from club.core.people import Person, Place
from club.core.settings import Settings
from club.house_rules.panels import Panels
from club.lessons.problems import Problems
from club.matchmaking import offers, rematches
from club.matchmaking.queue import Queue
from club.members.forgetting import OwnData
from club.members.friends import Friends
from club.moderation.admin import Admin
from club.moderation.quarantine import SettingAside
from club.moderation.server_departure import Departing
from club.multiplayer.groups import Groups
from club.play import challenges, practice
from club.play.computer_players import Players
from club.play.displays import Displays
from club.play.playing import Playing
from club.play.practice_expiry import Resting
from club.play.result_cleanup import Tidying
from club.play.rooms import Rooms
from club.ratings import recount
from club.scorepad.sheets import Sheets
from club.table.snapshot import Snapshot, load
from club.turn_clock.clocks import Clocks
from club.turn_clock.nudging import Nudging
from club.watching.game_lists import Finding
from club.watching.watching import Watching
from data.core import members, servers
from data.storage.database import Database
from engine.rules import Rules


class Club(Playing):
    """What members do at the tables of one database, and the services for everything else.

    Nothing is kept from one call to the next: several clubs, in several processes, may serve one
    database. What a member can't do raises a subclass of `Refusal`; besides those that a method
    names, any may raise DoneByTwinError, NoSuchTable and UnreadableTable. `entropy` returns the
    given number of random bytes that nobody can guess.
    """

    def __init__(
        self,
        database: Database,
        *,
        players: Players,
        clock: Clock | None = None,
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> None:
        super().__init__(database, players, clock or SystemClock(), entropy)
        self.displays = Displays(database)
        self.sheets = Sheets(database, self._clock)
        self.panels = Panels(database, self._clock, self._contest_seed)
        self.groups = Groups(database, self._clock, self._contest_seed)
        self.finding = Finding(database, self._clock)
        self.friends = Friends(database, self._clock)
        self.queue = Queue(database, self._clock, self._contest_seed)
        self.watching = Watching(database, self._clock)
        self.settings = Settings(database, self._clock)
        self.admin = Admin(database, self._clock)
        self.clocks = Clocks(database, self._clock)
        self.set_aside = SettingAside(database, self._clock)
        self.nudging = Nudging(database, self._clock, self.clocks)
        self.replays = Replays(database)
        self.coaching = Coaching(database, self.replays, players)
        self.sharing = Sharing(database, self.replays)
        self.history = History(database)
        self.exports = Exports(database)
        self.imports = Imports(database, self._clock)
        self.profiles = Profiles(database)
        self.resting = Resting(database, self._clock)
        self.problems = Problems(database, self._clock)
        self.rivals = Rivals(database)
        self.rooms = Rooms(database)
        self.tidying = Tidying(database, self._clock)
        self.own_data = OwnData(database, self._clock, entropy)
        self.departing = Departing(database, self._clock)

    # From a challenge to a running game

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
        seed, now = self._contest_seed(), self._clock.now()
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
                draw=self._contest_seed,
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
    ) -> Snapshot:
        """Ask for another game, or accept the other side's wish for one; return the next table.

        The next game's cards depend on the interaction. `present` says whether the other member is
        still in the server; `best_of` makes it a series of so many games, else it is the same
        contest again.

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
                draw=self._contest_seed,
                now=now,
                best_of=best_of,
            )
            return await load(connection, next_id)

    async def expire_due(self) -> list[int]:
        """Close every challenge that has run out; return their tables."""
        now = self._clock.now()
        async with self._database.write() as connection:
            return await challenges.expire(connection, now)

    async def count_anew(self) -> None:
        """Recount the standings of every server that is marked for it, as after an update."""
        await recount.catch_up(self._database)

    # The members themselves

    async def seen(self, person: Person) -> None:
        """Store a member's name and that they were seen now."""
        row = person.member_id, person.name, self._clock.now()
        async with self._database.write(alone=True) as connection:
            known = await members.refresh(connection, *row)
        if not known:
            async with self._database.write() as connection:
                await members.remember(connection, *row)

    async def server_prefers(self, server_id: int, locale: str) -> bool:
        """Store the locale that a known server prefers; return whether it has changed."""
        async with self._database.write(alone=True) as connection:
            return await servers.set_locale(connection, server_id, locale)

    async def set_confirm(self, member_id: int, on: bool) -> None:  # noqa: FBT001 - a setting
        """Set whether a member is asked before a deal is ended."""
        async with self._database.write(alone=True) as connection:
            await members.set_confirm(connection, member_id, on)

    async def set_dm_closed(self, member_id: int, closed: bool) -> None:  # noqa: FBT001 - a fact
        """Store whether a member's direct messages were found closed."""
        at = self._clock.now() if closed else None
        async with self._database.write(alone=True) as connection:
            await members.set_dm_closed(connection, member_id, at)

    def _contest_seed(self) -> bytes:
        return self._entropy(challenges.SEED_BYTES)
