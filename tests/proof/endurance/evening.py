"""One part of the run: members, processes and all that happens, on one database."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError

from club.club import Club
from data.schema.tables import tables
from data.storage.database import Database
from playground.driver import Actor, StandIn
from playground.standin.models import LOADING, Message
from playground.standin.shapes import message_json
from playground.views import texts
from tests.club.club_helpers import InProcessPlayers
from tests.data.storage.prepared_database import opened
from tests.postgresql import Server
from tests.proof.concurrency.sharded_evening import SHARDS
from tests.proof.endurance.accounting import Accounting, Screens, count_moves
from tests.proof.endurance.disturbances import Disturbances
from tests.proof.endurance.log_lines import without_cause
from tests.proof.endurance.open_tables import LEVEL, meetings, seat, set_rules
from tests.proof.endurance.outcome import Outcome
from tests.proof.endurance.pressing import Members
from tests.proof.endurance.processes import Processes
from tests.proof.endurance.request_faults import RequestFaults
from tests.wire.harness import COMMANDS, EVERY_CARD, stay_in_channels

AT_ONCE: Final = 16
"""How many presses are under way at the same time."""

EXPECTED: Final = (0, 10062, 10008, 10015, 40060, 50027, 50035, 30046, 160004)
"""The codes with which requests are refused because of what went wrong before."""

STARTING: Final = 1200.0
"""Seconds that the processes may take to show every table."""

SETTLED_FIRST: Final = 120.0
"""Seconds for what is under way when nobody presses any more, before the time leaps: a sending
whose answer was lost is repeated soon, while Discord still knows its nonce."""

SETTLING: Final = 600.0
"""Seconds within which everything must be current once nobody presses any more."""

LOOK: Final = 10.0
"""Seconds between two looks at which games are over."""

A_WHILE: Final = 660.0
"""Seconds after which members whose direct messages were closed are written to again."""

OPEN: Final = ("waiting", "playing")

MINUTE: Final = 60

WORDS: Final = 12
"""How many words of a message are told."""

TELL: Final = 30.0
"""Seconds between two lines about what isn't current yet."""


@dataclass(frozen=True)
class Plan:
    """How much is done in a part.

    Attributes:
        seconds: How long members press at least.
        moves: How many moves there are to be at least.
        faults: How many things are to go wrong at least.
        most: How long they press at most.
    """

    members: int
    tables: int
    seconds: float
    moves: int
    faults: int
    most: float
    seed: int = 1


class Evening:
    """A part of the run.

    Attributes:
        came: What came of it.
    """

    def __init__(
        self,
        discord: StandIn,
        url: str,
        folder: Path,
        plan: Plan,
        server: Server | None,
        *,
        told: Callable[[str], None],
    ) -> None:
        """Take what it is played with: a PostgreSQL server, or none; `told` hears how it goes."""
        self.came = Outcome(tables=plan.tables, members=plan.members)
        self._discord, self._url, self._plan, self._server = discord, url, plan, server
        self._told = told
        self._processes = Processes(discord, url, folder, 1 if server is None else 3)
        self._members = Members(discord, plan.seed)
        self._faults = RequestFaults(plan.seed, self._members.excused)
        self._disturbances = Disturbances(
            discord, self._processes, self._members, self._faults, server
        )
        self._over: set[int] = set()
        self._asked: list[tuple[Actor, Message]] = []
        self._minute = 0.0

    async def run(self) -> Outcome:
        """Have it, from an empty database on."""
        discord, gateway = self._discord, self._discord.gateway
        discord.expect(*EXPECTED)
        stay_in_channels(discord)
        gateway.shards, gateway.max_concurrency, gateway.paced = SHARDS, 3, True
        found = meetings(discord, self._plan.tables)
        for each in self._processes.clocks:
            each.advance(discord.clock.now() - time.time())
        async with opened(self._url) as database:
            clock = self._processes.clocks[0]
            club = Club(database, players=InProcessPlayers(), clock=clock)
            await set_rules(club, found)
            await seat(club, found)
            self._told(f"{len(found):,} tables are there")
            try:
                await self._processes.start_all()
                await self._all_shown()
                self._told("all of them are shown")
                begun = self._processes.memory
                channels = {one.channel.id: one.channel for one in found}
                self._faults.begin(discord, channels.values(), lambda _by: None)
                await self._play(database)
                await self._faults.stop()
                await self._account(club, database)
                name = "SQLite" if self._server is None else "PostgreSQL"
                self.came.memory[name] = begun, self._processes.memory
            finally:
                statuses = await self._processes.close()
        self._count(statuses)
        return self.came

    async def _all_shown(self) -> None:
        """Wait until every table is shown: the computer may win in its first turn."""
        world = self._discord.world

        def there() -> bool:
            furnished = len(world.commands) == COMMANDS and len(world.emojis) == EVERY_CARD
            return furnished and len(self._members.tables) >= self._plan.tables

        await world.pulse.until(there, STARTING)

    async def _play(self, database: Database) -> None:
        """Have members press, and things go wrong, until it is enough."""
        stopping, calm, begun = asyncio.Event(), asyncio.Event(), time.monotonic()
        disturbing = [
            asyncio.create_task(self._disturbances.disturb(calm)),
            asyncio.create_task(self._disturbances.drop(calm)),
        ]
        playing = [asyncio.create_task(self._members.play(stopping)) for _ in range(AT_ONCE)]
        busy = [*disturbing, *playing]
        while not await self._is_enough(database, time.monotonic() - begun):
            await asyncio.wait(busy, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
            for each in busy:
                if each.done():
                    each.result()
            self._members.forget_old()
            self._tell(time.monotonic() - begun)
            with suppress(DBAPIError, OSError):
                await self._begin_again(database)
        calm.set()
        await asyncio.gather(*disturbing)
        stopping.set()
        await asyncio.gather(*playing)
        self.came.seconds = time.monotonic() - begun

    def _tell(self, seconds: float) -> None:
        """Say once a minute how far it has come."""
        if seconds // MINUTE != self._minute:
            self._minute = seconds // MINUTE
            presses = f"{len(self._members.presses):,} presses, {self._went_wrong:,} faults"
            self._told(f"after {self._minute:.0f} minutes: {presses}")

    async def _is_enough(self, database: Database, seconds: float) -> bool:
        if seconds >= self._plan.most:
            return True
        if seconds < self._plan.seconds or self._went_wrong < self._plan.faults:
            return False
        with suppress(DBAPIError, OSError):
            return await count_moves(database) >= self._plan.moves
        return False

    @property
    def _went_wrong(self) -> int:
        return self._disturbances.came.total() + self._faults.rota.came.total()

    async def _begin_again(self, database: Database) -> None:
        """Where a game has ended, have the same members begin another, as members do."""
        columns = (tables.c.table_id, tables.c.host_id, tables.c.guest_id)
        over = select(*columns).where(tables.c.status.not_in(OPEN))
        running = select(func.count()).where(tables.c.status == "playing")
        async with database.read() as connection:
            rows = (await connection.execute(over)).all()
            self.came.running.append(await connection.scalar(running) or 0)
        for row in rows:
            if row.table_id in self._over:
                continue
            host = self._members.actor(row.host_id)
            if row.guest_id is None:
                answer = await self._members.ask(host, "gin practice", level=LEVEL)
            else:
                guest = self._members.actor(row.guest_id)
                answer = await self._members.ask(host, "gin challenge", member=guest)
                asked = None if answer is None else self._members.message_of(answer)
                if asked is not None:
                    self._asked.append((guest, asked))
            if answer is not None:  # What got no answer is asked again at a later look.
                self._over.add(row.table_id)
        # What was promised first or hindered is accepted at a later look.
        self._asked = [one for one in self._asked if not await self._members.accept(*one)]

    # In the end

    async def _account(self, club: Club, database: Database) -> None:
        """Wait until everything is current, and hold it against what was pressed."""
        audit = Accounting(self._discord, club, database, self._members)
        screens = Screens(self._discord, audit, self._plan.seed, self._members)
        await self._until_current(audit, screens, SETTLED_FIRST)
        self._disturbances.leap(A_WHILE)
        await self._settle(audit, screens)
        self._told("every message has been looked at")
        await audit.account()
        came = self.came
        came.moves, came.finished = audit.moves, audit.finished
        came.found += [(one.kind, one.text) for one in audit.findings]

    async def _settle(self, audit: Accounting, screens: Screens) -> None:
        """Wait until everybody sees how every table stands; what isn't so by then is stale."""
        wrong, astray = await self._until_current(audit, screens, SETTLING)
        for told in wrong.values():
            for each in told:
                audit.find("stale", each)
        for message in astray:
            # Discord says there that the bot is thinking: the answer never came.
            kind = "unanswered" if message.flags & LOADING else "doubled"
            audit.find(kind, f"nobody's: {self._described(message)}")

    async def _until_current(
        self, audit: Accounting, screens: Screens, most: float
    ) -> tuple[dict[int, list[str]], list[Message]]:
        """Wait until everything is current, or for so many seconds; what isn't so then."""
        every = numbers = await audit.numbers()
        begun, tell_at = time.monotonic(), TELL
        while True:
            wrong, astray = await screens.wrong_at(numbers), await screens.astray([])
            lasted = time.monotonic() - begun
            if not (wrong or astray):
                if numbers == every:
                    return wrong, astray
                numbers = every  # What was right at an earlier look may have changed since.
                continue
            if lasted > most:
                return wrong, astray
            numbers = [*wrong]
            if lasted > tell_at:
                tell_at += TELL
                some = [each for told in wrong.values() for each in told]
                some += [self._described(one) for one in astray]
                self._told(f"not yet current: {len(some)}; {some[:3]}")
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.Event().wait(), 2.0)

    def _described(self, message: Message) -> str:
        """What tells where a message comes from."""
        age = self._discord.clock.now() - message.created
        loading = " (loading)" if message.flags & LOADING else ""
        read = texts(message_json(self._discord.world, message))
        words = " ".join(read.split()[:WORDS])
        return (
            f"message {message.id}{loading} in channel {message.channel_id}, nonce"
            f" {message.nonce}, interaction {message.interaction_id}, {age:.0f} s old: {words!r}"
        )

    def _count(self, statuses: list[int]) -> None:
        came, members = self.came, self._members
        came.presses, came.commands = len(members.presses), members.commands
        came.unanswered, came.waits = members.unanswered, members.waits
        came.faults.update(self._disturbances.came)
        came.faults.update(self._faults.rota.came)
        came.found += [("unanswered", each) for each in members.strange]
        came.found += [("disagreeing", line) for line in without_cause(self._processes.said)]
        came.found += [("disagreeing", f"ended with {one}") for one in statuses if one]
