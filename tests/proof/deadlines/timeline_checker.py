"""Reads in the stand-in what members hear of their time, and checks it against what is stored.

A timeline holds, for one member, to the minute: what they heard (reminded, also by another member,
warned, out of time) and at which table; what they did about time (went away, paused, decided,
reminded somebody); and the moves of turns in which they had heard something. What a
process says within half a minute for another one that died counts as said when it fell due. Ids of
messages and processes are in no timeline.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from sqlalchemy import select

from club.core import closing
from club.core.deadlines import ANSWER, ContactPreferences, DeadlineKind, Terms
from club.core.people import Person
from club.table.idle_practice import ANNUL
from club.turn_clock.clocks import LEASE
from cogs.kit.ids import parse_choice, parse_id
from cogs.kit.text import Text
from data.schema.deals import moves
from data.schema.tables import seats, tables
from data.schema.turn_clock import alarms
from data.schema.vocabulary import TableStatus
from data.storage.database import Database
from data.storage.queries import columns, fetch_all
from data.turn_clock.clocks import AlarmRow
from playground.driver import StandIn, buttons, menus, texts
from playground.standin.models import DM, Json, Message
from playground.standin.shapes import message_json
from tests.proof.deadlines.member_behaviour import asleep
from tests.proof.deadlines.stories import AT_TABLE, by_table

WORDS = {
    DeadlineKind.REMIND: "is reminded",
    DeadlineKind.WARN: "is warned",
    DeadlineKind.OUT: "is out of time",
    DeadlineKind.NUDGE: "is reminded by {by}",
    DeadlineKind.ASK: "is asked whether it is still played",
    DeadlineKind.LAST: "hears that it will be called off",
}
PROMISING = frozenset({DeadlineKind.WARN, DeadlineKind.ASK, DeadlineKind.LAST})
"""What says when something happens."""

PUBLIC = frozenset({DeadlineKind.OUT, DeadlineKind.POST})
"""What is said in the channel."""

GENTLE = frozenset({DeadlineKind.REMIND, DeadlineKind.NUDGE, DeadlineKind.ASK, DeadlineKind.LAST})
"""What doesn't come in quiet hours; all but the last neither while its reader is away."""

WEEK = timedelta(days=7)
"""How long before a game is called off everybody has been told."""

LATE = 2 * LEASE
"""How late something may be said: when another process has to take it on, or two in turn."""

SECOND = timedelta(seconds=1)
"""As finely as a message tells the time."""

_MOMENT = re.compile(r"<t:(\d+):F>")
_text = Text()
_NUDGE = re.compile(re.escape(_text("nudge", name="NAME")).replace("NAME", "(.+?)"))


@dataclass(frozen=True)
class TimeMessage:
    """A message about time, as it is read in the stand-in.

    Attributes:
        at: When it came.
        kind: What it is.
        table_id: The table that its buttons are about.
        reader_id: Whose direct messages it is in; None for the channel.
        promised: When the time is over, where a warning says so.
        by: Who reminds, where a member does.
    """

    message_id: int
    channel_id: int
    at: datetime
    kind: DeadlineKind
    table_id: int
    reader_id: int | None
    promised: datetime | None
    by: str


@dataclass
class TimelineChecker:
    """Has an eye on all that the bots send.

    Attributes:
        told: What every member went through: when, and what.
        live: Which tables play a live game.
        rows: What was said, in the order in which it fell due.
        counts: What happened how often.
    """

    discord: StandIn
    database: Database
    people: Mapping[int, Person]
    own: Mapping[int, ContactPreferences]
    told: dict[int, list[tuple[datetime, str]]] = field(default_factory=dict)
    live: dict[int, bool] = field(default_factory=dict)
    rows: list[AlarmRow] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self._new: list[TimeMessage] = []
        self._warned: dict[tuple[int, int, int], tuple[datetime, datetime]] = {}
        self._first: dict[tuple[int, int, str, int], datetime] = {}
        self._last: dict[tuple[int, int], tuple[datetime, datetime]] = {}
        self._ended: set[int] = set()
        self._notice: dict[int, timedelta] = {}
        self._turns: set[tuple[int, int]] = set()
        self._keys: set[tuple[int, int, int, str, int]] = set()
        self.discord.world.listeners.append(self._hear)

    def meet(self, table_id: int, terms: Terms) -> None:
        """Learn on what time the players of a table have agreed."""
        self._notice[table_id] = ANSWER if terms.length is None else terms.notice
        self.live[table_id] = terms.live

    def note(self, member_id: int, at: datetime, what: str, table_id: int = 0) -> None:
        """Write something into a member's timeline."""
        where = f"{AT_TABLE}{table_id}" if table_id else ""
        self.told.setdefault(member_id, []).append((at, what + where))

    def said_of(self, table_id: int, ply: int) -> bool:
        """Whether anything has been said of a turn."""
        return (table_id, ply) in self._turns

    async def look(self) -> list[AlarmRow]:
        """Compare what has come since the last look with what is kept; what was said, in order."""
        if not self._new:
            return []
        new, self._new = self._new, []
        query = select(*columns(alarms, AlarmRow)).where(
            alarms.c.table_id.in_({one.table_id for one in new}), alarms.c.channel_id.is_not(None)
        )
        async with self.database.read(alone=True) as connection:
            kept = await fetch_all(connection, query.order_by(alarms.c.claimed_at), AlarmRow)
        pairs = [(one, self._noted(one, kept)) for one in new]
        pairs.sort(key=lambda each: (each[1].claimed_at, each[1].key))
        for one, row in pairs:
            self._check(one, row)
            self._write(one, row)
        return [row for _, row in pairs]

    def _noted(self, one: TimeMessage, kept: list[AlarmRow]) -> AlarmRow:
        """What is kept of a message, which may be gone already where another took its place."""
        for row in kept:
            same = (row.kind, row.table_id, row.channel_id) == (
                one.kind,
                one.table_id,
                one.channel_id,
            )
            if same and row.message_id in {one.message_id, None} and row.key not in self._keys:
                self._keys.add(row.key)
                return row
        known = [row for row in kept if (row.table_id, row.kind) == (one.table_id, one.kind)]
        raise AssertionError(f"said twice, or not noted: {one}; noted: {known}")

    async def look_at_ends(self) -> int:
        """Look for games that were called off by themselves, and check that all had been told."""
        ended = (
            select(tables.c.table_id, tables.c.finished_at, seats.c.member_id)
            .join(seats, seats.c.table_id == tables.c.table_id)
            .join(
                moves,
                (moves.c.table_id == tables.c.table_id) & (moves.c.ply == tables.c.ply - 1),
            )
            .where(tables.c.status == TableStatus.FINISHED, moves.c.move == str(ANNUL))
            .where(moves.c.interaction_id.is_(None), seats.c.member_id.is_not(None))
        )
        async with self.database.read(alone=True) as connection:
            found = (await connection.execute(ended.order_by(tables.c.finished_at))).all()
        members = Counter(one.table_id for one in found)
        fresh = [one for one in found if members[one.table_id] > 1]
        fresh = [one for one in fresh if one.table_id not in self._ended]
        for table_id, at, member_id in fresh:
            said, promised = self._last[table_id, member_id]
            assert at - said >= WEEK, f"called off too soon: table {table_id}"
            assert promised <= at + SECOND, f"called off before its time: table {table_id}"
            self.note(member_id, at, "the game is called off", table_id)
        self._ended.update(one.table_id for one in fresh)
        return len({one.table_id for one in fresh})

    def check(self) -> None:
        """Every turn's reminders are numbered without a gap: none was lost or said twice."""
        turns: dict[tuple[int, int, int, str], list[int]] = {}
        for row in self.rows:
            turns.setdefault((*row.key[:3], row.kind), []).append(row.number)
        for turn, numbers in turns.items():
            if (
                turn[-1] in closing.SENT_TO_EVERYONE
            ):  # Who comes back too late isn't asked any more.
                assert numbers == sorted(set(numbers)), (turn, numbers)
            else:
                assert numbers == list(range(1, len(numbers) + 1)), (turn, numbers)

    def decided(self, table_id: int, ply: int, late: int, at: datetime) -> None:
        """Somebody decides about a member's time: it was over when the warning had said so."""
        warned, promised = self._warned[table_id, ply, late]
        assert warned < promised <= at, (table_id, ply, warned, promised, at)

    def timelines(self) -> dict[str, list[str]]:
        """What each member went through, in the time of where they live."""
        return {
            self.people[member_id].name: [
                f"{at.astimezone(self.own[member_id].zone):%a %d %b %H:%M}  {what}"
                for at, what in sorted(every)
            ]
            for member_id, every in sorted(self.told.items())
        }

    def stories(self) -> dict[str, list[str]]:
        """What happened at each table as far as its players heard of it, in UTC."""
        return by_table(
            (at, self.people[member_id].name, what)
            for member_id, every in self.told.items()
            for at, what in every
        )

    def _hear(self, event: str, subject: object) -> None:
        if event == "message_create" and isinstance(subject, Message):
            told = self._read(message_json(self.discord.world, subject), subject)
            if told is not None:
                self._new.append(told)

    def _read(self, shown: Json, message: Message) -> TimeMessage | None:
        """What a message tells, by its words and buttons; None if it isn't about time."""
        said = texts(shown)
        ids = [parse_id(each.custom_id) for each in buttons(shown) if each.custom_id]
        chosen = [parse_choice(each.custom_id, each.options[0][1]) for each in menus(shown)]
        actions = {each.kind: each for each in (*ids, *chosen) if each is not None}
        nudged = _NUDGE.search(said)
        channel = self.discord.world.channels[message.channel_id]
        reader = int(channel.recipient_id or 0) if channel.type == DM else None
        if _text("quiet-last-head") in said:
            kind = DeadlineKind.LAST
        elif "late" in actions:
            kind = DeadlineKind.OUT
        elif "quiet" in actions:
            kind = DeadlineKind.POST if reader is None else DeadlineKind.ASK
        elif "snooze" in actions:
            kind = DeadlineKind.REMIND
        elif _text("warn-head") in said:
            kind = DeadlineKind.WARN
        elif nudged is not None:
            kind = DeadlineKind.NUDGE
        else:
            return None
        promised = _MOMENT.search(said) if kind in PROMISING else None
        return TimeMessage(
            int(message.id),
            int(message.channel_id),
            datetime.fromtimestamp(message.created, UTC),
            kind,
            next(iter(actions.values())).table,
            reader,
            datetime.fromtimestamp(int(promised[1]), UTC) if promised else None,
            nudged[1] if nudged else "",
        )

    def _check(self, one: TimeMessage, row: AlarmRow) -> None:
        self._turns.add((row.table_id, row.ply))
        reader = None if row.kind in PUBLIC else row.member_id
        assert one.reader_id == reader, (one, row)
        assert timedelta() <= one.at - row.claimed_at <= LATE, (one, row)
        if row.kind in GENTLE:
            own = self.own[row.member_id]
            assert not asleep(own, row.claimed_at), f"reminded in quiet hours: {row}"
            away = row.kind != DeadlineKind.LAST and own.away_until
            assert not away or away <= one.at, f"reminded while away: {row}"
        turn = row.key[:3]
        if row.kind == DeadlineKind.LAST:
            assert one.promised is not None, row
            self._last[row.table_id, row.member_id] = row.claimed_at, one.promised
        elif row.kind in {DeadlineKind.WARN, DeadlineKind.ASK}:
            assert one.promised is not None, row
            # The one on turn is asked first; the others not before their own quiet hours end.
            asked = row.table_id, row.ply, row.kind, row.number
            first = self._first.setdefault(asked, row.claimed_at)
            grace = one.promised + SECOND - first
            assert grace >= self._notice[row.table_id], f"warned too late: {row}"
            self._warned[turn] = one.at, one.promised
        elif row.kind == DeadlineKind.OUT:
            warned, promised = self._warned[turn]
            assert warned < promised <= one.at, f"out of time without warning or grace: {row}"

    def _write(self, one: TimeMessage, row: AlarmRow) -> None:
        self.rows.append(row)
        self.counts[row.kind] += 1
        if row.kind == DeadlineKind.POST:
            return
        what = WORDS[one.kind].format(by=one.by)
        self.note(row.member_id, row.claimed_at, what, row.table_id)
