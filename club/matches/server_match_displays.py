"""What each side of a match between servers sees of it, and what is said to each: once."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import ClassVar

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core import languages
from club.core.errors import UnreadableTable
from club.core.host_displays import LATE, HostDisplays
from club.core.settings import Ping, of_server
from club.cups import match_time
from club.matches import server_match_progress
from club.matches.server_match_refusals import NoSuchServerMatch
from club.matches.server_match_rules import SIDES
from club.matches.stored_server_match import StoredServerMatch, load
from club.table.snapshot import load as load_table
from data.core import members, servers
from data.core.anonymous import is_gone
from data.core.host_messages import HostMessageStore, HostNoticeKey, HostNoticeStore
from data.matches.server_matches import (
    MATCH_STORE,
    SIDE_MESSAGES,
    SIDE_NOTICES,
    SIDE_STORE,
    BoardRow,
    side_id,
    side_of,
)
from data.table.match_hosts import HostStore
from engine.words import Word


@dataclass(frozen=True, slots=True)
class SideMessage:
    """Where a side's message stands, and how much has happened."""

    channel_id: int
    events: int


@dataclass(frozen=True, slots=True)
class ServerMatchScene:
    """A match as one of its sides may see it, but for the seed in `it`; `until` ends a wait."""

    it: StoredServerMatch
    side: int
    names: Mapping[int, str]
    servers: tuple[str, ...]
    lineups: tuple[tuple[int, ...], ...]
    ends: Mapping[int, datetime]
    language: str
    pings: bool
    away: bool = False
    until: datetime | None = None
    late: Mapping[int, int | None] = field(default_factory=dict[int, int | None])
    seed: str | None = None

    @property
    def row(self) -> SideMessage:
        """Where the message of this side stands."""
        return SideMessage(self.it.sides[self.side - 1].channel_id, self.it.setup.events)

    @property
    def is_over(self) -> bool:
        """Whether nothing will be played in it any more."""
        return self.it.state.over

    @property
    def number(self) -> int:
        """The number of this side."""
        return side_id(self.it.match_id, self.side)


class MatchNotice(Word):
    """What is said."""

    ACCEPTED = "accepted"  # to who proposed it
    BEGUN = "begun"
    OPENED = "opened"  # that a board's game has begun anew
    LATE = "late"  # that a board's time is nearly over
    ASKED = "asked"  # that the other side asks for more time
    AGREED = "agreed"  # that there is more
    OVER = "over"


@dataclass(frozen=True, slots=True)
class DueMatchNotice:
    """Something to say to a side now, calling so many of its members; at no table."""

    key: HostNoticeKey
    called: tuple[int, ...] = ()
    board: int = 0
    row: BoardRow | None = None  # a board is played nowhere that could be told

    @property
    def word(self) -> MatchNotice:
        """What it says."""
        return MatchNotice(self.key.word)


class ServerMatchDisplays(HostDisplays):
    """Reads matches to be drawn, each for one side, and notes what is sent to it."""

    hosts: ClassVar[HostStore] = SIDE_STORE
    messages: ClassVar[HostMessageStore] = SIDE_MESSAGES
    notices: ClassVar[HostNoticeStore] = SIDE_NOTICES

    async def scene(self, number: int) -> ServerMatchScene:
        """Return a match for one side (NoSuchServerMatch, UnreadableServerMatch)."""
        match_id, side = side_of(number)
        async with self._database.read() as connection:
            it = await load(connection, match_id)
            if side > len(it.sides):
                raise NoSuchServerMatch
            return await _scene(connection, it, side, self._clock.now())

    async def scene_in(self, match_id: int, server_id: int) -> ServerMatchScene:
        """Return a match for the side of a server (the same)."""
        async with self._database.read() as connection:
            it = await load(connection, match_id, server_id=server_id)
            return await _scene(connection, it, it.side_in(server_id), self._clock.now())

    async def of_server(self, server_id: int) -> list[tuple[int, int]]:
        """Return a server's matches, those that run first; each with its channel there."""
        async with self._database.read(alone=True) as connection:
            return await MATCH_STORE.of_server(connection, server_id)


async def _scene(
    connection: AsyncConnection, it: StoredServerMatch, side: int, now: datetime
) -> ServerMatchScene:
    everybody = {*it.state.members.values(), *(each.organiser_id for each in it.sides)}
    known = await members.names(connection, [each for each in everybody if not is_gone(each)])
    own = it.servers[side - 1]
    settings, server = await of_server(connection, own), await servers.get(connection, own)
    called = [await servers.get(connection, each) for each in it.servers]
    lineups = [
        await server_match_progress.lineup(connection, it, each)
        for each in SIDES[: len(it.servers)]
    ]
    ends = {board: end for (_, board), end in (await match_time.ends(connection, it)).items()}
    until = it.setup.code_until
    if it.state.accepted:
        until = await server_match_progress.ready_by(connection, it)
    since, _ = await MATCH_STORE.since_away(connection, it.match_id)
    soon = [row for row in it.playing if _is_late(it, ends, row.board, now)]
    return ServerMatchScene(
        it,
        side,
        known,
        tuple("" if each is None else each.name for each in called),
        tuple(lineups),
        ends,
        languages.of_channel(settings.language, None if server is None else server.locale),
        settings.ping != Ping.NEVER,
        since is not None,
        None if it.state.begun or it.state.over else until,
        {row.board: await _side_on_turn(connection, it, row) for row in soon},
        it.setup.seed.hex() if it.state.over else None,
    )


def _is_late(
    it: StoredServerMatch, ends: Mapping[int, datetime], board: int, now: datetime
) -> bool:
    end = ends.get(board)
    return end is not None and end - match_time.shortest_turn(it) <= now < end


async def _side_on_turn(
    connection: AsyncConnection, it: StoredServerMatch, row: BoardRow
) -> int | None:
    """Return the side that is to act at a board, once somebody has moved."""
    if row.table_id is None:
        return None
    try:
        here = await load_table(connection, row.table_id)
    except UnreadableTable:
        return None
    if not here.table.ply or here.state is None:
        return None
    on = next((each.member_id for each in here.seats if each.seat == here.state.turn), None)
    return next((side for side in SIDES if it.member_at(side, row.board) == on), None)


def due_notices(
    scene: ServerMatchScene, said: Mapping[HostNoticeKey, int | None], now: datetime
) -> list[DueMatchNotice]:
    """Return what is to be said to a side now and hasn't been."""
    return [each for each in _every(scene, now) if each.key not in said]


def next_notice(scene: ServerMatchScene, now: datetime) -> datetime | None:
    """Return when there will be more to say by itself."""
    warned = (end - match_time.shortest_turn(scene.it) for end in scene.ends.values())
    return min((each for each in warned if each > now), default=None)


def _every(scene: ServerMatchScene, now: datetime) -> Iterator[DueMatchNotice]:
    it, side = scene.it, scene.side
    accepted, begun, ended = it.accepted_at, it.begun_at, it.setup.finished_at
    if side == 1 and accepted is not None and now - accepted < LATE and not it.state.over:
        organiser = it.sides[0].organiser_id
        yield _notice(MatchNotice.ACCEPTED, 0, 0, organiser)
    if begun is not None and now - begun < LATE and not it.state.over:
        playing = [it.member_at(side, row.board) for row in it.playing]
        yield _notice(MatchNotice.BEGUN, 0, 0, *playing)
    for row in it.playing:
        yield from _of_board(scene, row)
    if ended is not None and now - ended < LATE:
        yield _notice(MatchNotice.OVER, 0, 0)


def _of_board(scene: ServerMatchScene, row: BoardRow) -> Iterator[DueMatchNotice]:
    board, own = row.board, scene.it.member_at(scene.side, row.board)
    if row.attempt > 1:
        yield _notice(MatchNotice.OPENED, board, row.table_id or 0, own)
    if row.extension_press is not None:
        if row.extension_by is None:
            yield _notice(MatchNotice.AGREED, board, row.extension_press, own)
        elif row.extension_by != scene.side:
            yield _notice(MatchNotice.ASKED, board, row.extension_press, own)
    if board in scene.late and scene.late[board] in {None, scene.side}:
        yield _notice(MatchNotice.LATE, board, int(row.due_at.timestamp()), own)


def _notice(word: MatchNotice, board: int, number: int, *called: int) -> DueMatchNotice:
    key = HostNoticeKey(str(board) if board else "", word, number)
    return DueMatchNotice(key, tuple(each for each in called if not is_gone(each)), board)
