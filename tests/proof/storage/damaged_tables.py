"""Tables made unreadable, one after the other and each in another way, among many that are played.

All have clocks, and time goes by. After each that is damaged the others are played on, members ask
for what they like, and all that falls due at a table that can be read must have been said. In the
middle the bot starts again. Then a manager and the host annul some of the damaged tables, and the
rest can be read again: one goes on after a manager's word, the others at a start.
"""

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

from sqlalchemy import func, select

from club.core.deadlines import NOTHING_BEFORE, NOTHING_BEFORE_LIVE
from club.core.errors import UnreadableTable
from cogs.kit.text import Text
from cogs.moderation.unreadable_notices import UnreadableNotices
from cogs.turn_clock.alarms import Alarms
from data.schema.turn_clock import alarms
from data.schema.vocabulary import TableStatus
from data.turn_clock import clocks
from playground.driver import Actor, texts
from tests.club.club_helpers import dice
from tests.club.moderation.table_damage import WAYS, Repair, damage_table, remember_nothing
from tests.proof.long_run import Figures
from tests.wire.contest_player import PLACES, ContestPlayer
from tests.wire.expected_messages import missing
from tests.wire.harness import START, Harness, cog_of, make_bot, open_harness
from tests.wire.week_long_game import BEGIN, FixedClock

SIZE = 50
"""How many tables."""

MOVES: Final = 12
"""Moves at other tables after each table that is damaged."""

LOOKS: Final = 20
"""How often the bot looks at most until nothing is due any more."""

COMMANDS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("gin play", {}),
    ("gin games", {}),
    ("gin hand", {}),
    ("gin scores", {}),
    ("gin me", {}),
    ("gin history", {}),
    ("gin profile", {}),
    ("gin standings", {}),
)

text = Text()


def prove(size: int) -> Iterator[str | Figures]:
    """Damage a table in each way, among so many."""
    with tempfile.TemporaryDirectory() as folder:
        run = asyncio.run(lived(Path(folder), size))
    yield from run.told
    yield {"tables": size, "ways": len(WAYS), **run.counts}


async def lived(folder: Path, tables: int, moves: int = MOVES) -> "DamageRun":
    """Live through it all, with so many tables and so many moves after each damage."""
    start = BEGIN.timestamp() - START
    async with open_harness(
        folder, members=PLACES, entropy=dice("poison"), clock=FixedClock(), moment=start
    ) as harness:
        run = DamageRun(harness, moves)
        await run.begin(tables)
        half = len(WAYS) // 2
        await run.damage(list(WAYS)[:half])
        await harness.bot.close()
        async with run.started_again():
            await run.damage(list(WAYS)[half:])
            await run.annul()
            await run.unstick()
        await run.cure()
        async with run.started_again():
            await run.go_on(run.readable)
            await run.count_said()
        return run


class DamageRun:
    """What happens, and what comes of it.

    Attributes:
        counts: What was done, and how often.
        told: Lines of progress.
    """

    def __init__(self, harness: Harness, moves: int) -> None:
        self.counts = Counter[str]()
        self.told: list[str] = []
        self._harness = harness
        self._moves = moves
        self._lot = random.Random(moves)
        self._player = ContestPlayer(harness, moves)
        self._tables: list[int] = []
        self._bad: dict[int, Repair] = {}

    @property
    def readable(self) -> list[int]:
        """The tables that aren't damaged."""
        return [one for one in self._tables if one not in self._bad]

    @asynccontextmanager
    async def started_again(self) -> AsyncIterator[None]:
        """Run another bot, which remembers nothing of the one before."""
        harness = self._harness
        remember_nothing(harness.club.tables._database)
        harness.bot = make_bot(harness.club, harness.clock)
        async with harness.discord.run(harness.bot):
            await harness.discord.wait_for(harness.bot.is_ready)
            await harness.started()
            await harness.quiet()
            yield
            await harness.quiet()
            await harness.bot.close()
        self.counts["starts"] += 1

    async def begin(self, tables: int) -> None:
        """Have members challenge one another, with a clock, and make a move each."""
        harness = self._harness
        harness.bot.scheduler.settle = 0
        every = list(harness.discord.members.values())
        for _ in range(tables):
            host, guest = self._lot.sample(every, 2)
            challenge = await host.command("gin challenge", member=guest, clock="relaxed:72")
            await guest.press(await challenge.done(), "Accept")
            await harness.quiet()
            table_id = await harness.newest_table(host)
            self._tables.append(table_id)
            await self._move(table_id)

    async def damage(self, ways: list[str]) -> None:
        """Damage a table in each of some ways, at any moment; all others go on."""
        for name in ways:
            table_id = self._lot.choice(self.readable)
            self._bad[table_id] = await damage_table(
                self._harness.club.tables._database, table_id, WAYS[name]
            )
            # Somebody presses there, or looks: that is how it comes to be known.
            await self._ask(self._anybody(), "gin hand", {"table": table_id})
            await self.go_on(self._lot.sample(self.readable, min(self._moves, len(self.readable))))
            for actor in self._harness.discord.members.values():
                command, options = self._lot.choice(COMMANDS)
                await self._ask(actor, command, options)
            await self._check()
            self.told.append(f"{name}: {len(self.readable)} other tables are current and on time")

    async def go_on(self, tables: list[int]) -> None:
        """Play on at some tables, while the time goes by, and see that all are current."""
        for number, table_id in enumerate(tables):
            await self._move(table_id)
            if number % 4 == 0:
                await self._later(timedelta(hours=self._lot.randrange(1, 9)))
        await self._check()

    async def annul(self) -> None:
        """Have a manager annul half of the damaged tables, and the host one of the others."""
        harness = self._harness
        some = self._lot.sample(list(self._bad), len(self._bad) // 2)
        for table_id in some:
            answer = await harness.north.command("gin-admin void", table=table_id, reason="Damaged")
            assert text("admin-void-unread", table=str(table_id)) in texts(await answer.done())
            self.counts["annulled by a manager"] += 1
        last = next(one for one in self._bad if one not in some)
        assert await harness.club.quarantine.void(last)
        self.counts["annulled by the host"] += 1
        for table_id in (*some, last):
            del self._bad[table_id]
            self._tables.remove(table_id)
        await self._on_time()
        left = set(await harness.club.tables.running())
        assert left.issuperset(self.readable)
        assert not left.intersection((*some, last))
        await self._check()

    async def unstick(self) -> None:
        """Have one be read again after a manager's word; before, that says what is wrong."""
        harness = self._harness
        table_id, antidote = next(iter(self._bad.items()))
        answer = await harness.north.command("gin-admin unstick", table=table_id)
        assert "/gin-admin void" in texts(await answer.done())
        await antidote.give()
        answer = await harness.north.command("gin-admin unstick", table=table_id)
        assert "/gin-admin void" not in texts(await answer.done())
        del self._bad[table_id]
        self.counts["read again after a manager's word"] += 1
        await harness.quiet()
        await self.go_on([table_id])

    async def cure(self) -> None:
        """Make all others readable, as a later version does."""
        for antidote in self._bad.values():
            await antidote.give()
        self.counts["read again at a start"] += len(self._bad)
        self._bad.clear()

    async def count_said(self) -> None:
        """Count what was said of turns while all this went on."""
        async with self._harness.club.tables._database.read() as connection:
            query = select(func.count()).where(alarms.c.said_at.is_not(None))
            self.counts["reminders and warnings"] = await connection.scalar(query) or 0

    async def _move(self, table_id: int) -> None:
        snapshot = await self._harness.club.tables.snapshot(table_id)
        await self._player.act(snapshot)
        self.counts["moves at others"] += 1

    async def _ask(self, actor: Actor, command: str, options: dict[str, Any]) -> None:
        """Ask for something, and see that it doesn't fail."""
        answer = await actor.command(command, **options)
        said = texts(await answer.done())
        assert text("refusal-broken") not in said, (command, actor.name)
        self.counts["commands"] += 1

    def _anybody(self) -> Actor:
        return self._lot.choice(list(self._harness.discord.members.values()))

    async def _later(self, by: timedelta) -> None:
        """Let time pass, with all that falls due on the way said when it is due."""
        harness = self._harness
        there = harness.clock.now() + by
        while True:
            await self._on_time()
            due, now = await cog_of(harness.bot, Alarms).look(), harness.clock.now()
            if due is None or not now < due < there:
                break
            self._advance(due - now)
        self._advance(there - harness.clock.now())
        await self._on_time()

    def _advance(self, by: timedelta) -> None:
        self._harness.clock.advance(by)
        self._harness.discord.clock.advance(by.total_seconds())

    async def _on_time(self) -> None:
        """Let the bot look until nothing is due, and see that it comes to that."""
        bot = self._harness.bot
        for _ in range(LOOKS):
            await cog_of(bot, Alarms).look()
            await cog_of(bot, UnreadableNotices).look()
            await self._harness.quiet()
            if not await self._late():
                return
        raise AssertionError("something stays due")

    async def _late(self) -> bool:
        """Whether something is due or unsaid at a table that can be read."""
        harness, now = self._harness, self._harness.clock.now()
        async with harness.club.tables._database.read() as connection:
            long_begun = now - NOTHING_BEFORE, now - NOTHING_BEFORE_LIVE
            due = {
                *await clocks.due(connection, now),
                *await clocks.stale(connection, *long_begun),
            }
            unsaid = {row.table_id for row in await clocks.unsaid(connection)}
        return bool((due | unsaid).intersection(self.readable))

    async def _check(self) -> None:
        """See that all readable tables are current, and the others known for what they are."""
        harness = self._harness
        await self._on_time()
        await harness.quiet()
        for table_id in self.readable:
            snapshot = await harness.club.tables.snapshot(table_id)
            wrong = (
                missing(harness.discord, snapshot)
                if snapshot.table.status == TableStatus.PLAYING
                else []
            )
            assert not wrong, (table_id, wrong)
            self.counts["looks at others, all current"] += 1
        for table_id in self._bad:
            try:
                await harness.club.tables.snapshot(table_id)
            except UnreadableTable:
                self._told(table_id)
            else:
                raise AssertionError(f"table {table_id} can be read")

    def _told(self, table_id: int) -> None:
        """See that the channel was notified once of a table that can't be read."""
        words = text("unreadable-told", table=str(table_id))
        there = self._harness.north.messages(self._harness.discord.channel)
        assert sum(words in texts(one) for one in there) == 1, table_id
