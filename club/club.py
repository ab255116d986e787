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
    """What members do at the tables of one database, and what there is to see.

    Nothing is remembered from one call to the next: several clubs, in several processes, may
    serve one database. Whatever a member can't do is refused with a subclass of `Refusal`.

    Args:
        database: Where the tables are.
        players: Who chooses the computer's moves.
        clock: Tells the time.
        entropy: Gives that many random bytes that nobody can guess.

    Attributes:
        displays: The rows that remember which message shows which table.
        panels: The panels on which members choose rules, and what they save there.
        groups: What members do where more than two play.
        finding: What there is to sit down at, to watch and to go on with.
        friends: Whom members note as friends, and whom they block.
        queue: Those who wait for anybody who wishes for the same.
        watching: Who follows which contest.
        nudging: Reminders that members send one another.
        sheets: What members do on sheets for real cards.
        settings: What servers and members have set.
        admin: What a server's managers do at its tables.
        clocks: The time of turns.
        set_aside: The tables that can't be read.
        replays: Finished deals, looked at again.
        coaching: The same, reviewed for those who played them.
        sharing: Finished deals, shown to a channel.
        history: A member's own settled games.
        exports: The same to take along.
        imports: Records that members send to look at.
        profiles: What members have played.
        resting: Games against the computer that nobody goes on with.
        problems: The problems of the day.
        rivals: Two members against one another.
        rooms: The threads in which games are played.
        tidying: What is cleared away from channels.
        own_data: What is stored about members, told, copied and deleted.
        departing: Servers that the bot was removed from, or whose owners want them forgotten.
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
        """Challenge a member, or leave a seat open to anybody.

        Args:
            place: Where the challenge is sent.
            host: Who challenges.
            guest: Who is challenged; None for an open seat.
            rules: What is to be played.
            interaction_id: The interaction that asked for it; it sets up one table, no more.
            present: Whether the guest is still in the server.
            clock: How long a turn may take; None for as long as is usual in the server.

        Raises:
            DoneByTwinError: This interaction has set up a table already.
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
        """Start a game against a computer player at once.

        Args:
            place: Where it was asked for.
            host: The member who plays.
            rules: What is played.
            player: How strong the computer plays: a level of `engine.players.LEVELS`.
            interaction_id: The interaction that asked for it; the cards depend on it.

        Raises:
            DoneByTwinError: This interaction has set up a table already.
            UnplayableRules: These rules can't be played.
            NoSuchLevel: The computer doesn't play these rules that strong.
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
        """Take the guest's seat, or let the guest have it by the rules they offer, and start.

        Args:
            table_id: The challenge's table.
            person: Who accepts.
            interaction_id: The interaction that accepts; the cards depend on it.
            offer: The number of the offer that is meant; None for the one that stands.
            message_id: The message that was pressed, if everybody sees it.

        Raises:
            DoneByTwinError: This interaction has taken it already.
            NoSuchTable: There is no such table.
            OfferChanged: Other rules have been offered since.
            AlreadyAnswered: The challenge no longer waits.
            Yourself: The host wants to take their own open seat.
            NotYours: Somebody else is asked.
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
        """Say no to a challenge.

        Raises:
            DoneByTwinError: This interaction has done so already.
            NoSuchTable: There is no such table.
            OfferChanged: Other rules have been offered since.
            AlreadyAnswered: The challenge no longer waits.
            NotYours: Somebody else is asked, or nobody by name.
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
        """Take back the offer that one has made.

        Raises:
            DoneByTwinError: This interaction has done so already.
            NoSuchTable: There is no such table.
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
        """Ask for another game, or accept the other side's wish for one.

        Args:
            table_id: The finished table.
            person: Who asks.
            interaction_id: The interaction that asks; a game that begins depends on it.
            present: Whether the other member is still in the server.
            best_of: Of how many games a series is to be; None for the same contest again.

        Returns:
            The next game's table, waiting or playing.

        Raises:
            DoneByTwinError: This interaction has asked or accepted already.
            NoSuchTable: There is no such table.
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
        """Close every challenge that has run out.

        Returns:
            Their tables.
        """
        now = self._clock.now()
        async with self._database.write() as connection:
            return await challenges.expire(connection, now)

    async def count_anew(self) -> None:
        """Count the standings anew of every server that waits for it, as after an update."""
        await recount.catch_up(self._database)

    # The members themselves

    async def seen(self, person: Person) -> None:
        """Remember a member's name and that they are about."""
        row = person.member_id, person.name, self._clock.now()
        async with self._database.write(alone=True) as connection:
            known = await members.refresh(connection, *row)
        if not known:
            async with self._database.write() as connection:
                await members.remember(connection, *row)

    async def server_prefers(self, server_id: int, locale: str) -> bool:
        """Note the locale that a known server prefers; answers whether that is news."""
        async with self._database.write(alone=True) as connection:
            return await servers.set_locale(connection, server_id, locale)

    async def set_confirm(self, member_id: int, on: bool) -> None:  # noqa: FBT001 - a setting
        """Whether a member wants to be asked before a deal is ended."""
        async with self._database.write(alone=True) as connection:
            await members.set_confirm(connection, member_id, on)

    async def set_dm_closed(self, member_id: int, closed: bool) -> None:  # noqa: FBT001 - a fact
        """Remember whether a member's direct messages were found closed."""
        at = self._clock.now() if closed else None
        async with self._database.write(alone=True) as connection:
            await members.set_dm_closed(connection, member_id, at)

    def _contest_seed(self) -> bytes:
        return self._entropy(challenges.SEED_BYTES)
