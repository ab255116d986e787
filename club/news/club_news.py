"""The weekly page of a server: when it is due, and what is on it."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.archive.replays import Replayed, Replays
from club.core import languages
from club.core.clock import Clock
from club.core.errors import Refusal
from club.core.settings import ServerSettings, of_member, server_settings
from club.news import one_game_away, page_times
from club.news.one_game_away import Goal
from club.news.season_end import SeasonEnd, ended
from data.core import servers
from data.core.utc_days import day_of
from data.daily import daily_totals
from data.daily.daily_totals import DailySpan, DailyTotal
from data.news import pages, week
from data.news.pages import NewsPage, Subscriber
from data.news.week import Climb, GreatDeal, Span, WinRow
from data.ratings import recounts
from data.ratings.board_viewers import BoardViewer
from data.storage.database import Database

CHANNEL: Final = "news_channel"

TIMING: Final = ("news_day", "news_hour", "news_zone")

MORE: Final = ("language", "season", "rules")

FEW: Final = 3
"""Members of one kind that a page names."""

ROW: Final = 3
"""Wins in a row from which a page tells of them."""

_WEEK: Final = 7
_TRIED: Final = 50


@dataclass(frozen=True, slots=True)
class DuePage:
    """A page to be posted; it may be there already if somebody began with it before (`again`)."""

    server_id: int
    server_name: str
    channel_id: int
    language: str
    since: datetime
    due_at: datetime
    settings: ServerSettings
    told_season: str = ""
    again: bool = False

    @property
    def number(self) -> int:
        """The number of the page, which its message carries."""
        return page_times.number_of(self.due_at)


@dataclass(frozen=True, slots=True)
class BestHand:
    """The deal of the week, open to everybody: why it was the best, and as it was played."""

    deal: GreatDeal
    replayed: Replayed


@dataclass(frozen=True, slots=True)
class Week:
    """What is on a page; `games` are those between members, `daily` who led in the daily match."""

    since: datetime
    until: datetime
    games: int = 0
    players: int = 0
    climbs: tuple[Climb, ...] = ()
    rows: tuple[WinRow, ...] = ()
    goals: tuple[Goal, ...] = ()
    daily: tuple[DailyTotal, ...] = ()
    hand: BestHand | None = None
    season: SeasonEnd | None = None

    @property
    def is_quiet(self) -> bool:
        """Whether there is nothing to tell."""
        return not self.games and self.season is None

    @property
    def named(self) -> set[int]:
        """The members whose names stand on it, as far as their numbers are known."""
        told = {each.member_id for each in (*self.climbs, *self.rows, *self.daily)}
        seats = () if self.hand is None else self.hand.replayed.seats
        champions = () if self.season is None else self.season.champions
        told |= {each.member_id for each in (*seats, *champions) if each.member_id is not None}
        return told


@dataclass(frozen=True, slots=True)
class NewsOutlook:
    """When a server's next page is due; None if none is, as where its channel is `lost`."""

    due_at: datetime | None
    lost: bool = False


@dataclass(frozen=True, slots=True)
class LostChannel:
    """Who is told that a channel is closed to the bot, and in which language."""

    member_id: int
    language: str


class ClubNews:
    """The weekly pages of the servers in one database."""

    def __init__(self, database: Database, clock: Clock, replays: Replays) -> None:
        self._database = database
        self._clock = clock
        self._replays = replays

    async def due(self) -> tuple[list[int], datetime | None]:
        """Return the servers whose page is to be posted now, and when the next one is due."""
        now = self._clock.now()
        async with self._database.read() as connection:
            found = await pages.subscribers(connection, CHANNEL, TIMING, MORE)
            last = await pages.of_servers(connection, [each.server_id for each in found])
        times = {
            each.server_id: at
            for each in found
            if (at := _next(each, last.get(each.server_id), now)) is not None
        }
        due = [server_id for server_id, at in times.items() if at <= now]
        return due, min((at for at in times.values() if at > now), default=None)

    async def outlook(self, server_id: int) -> NewsOutlook:
        """Return when a server's next page is due."""
        async with self._database.read() as connection:
            found = await pages.subscribers(connection, CHANNEL, TIMING, MORE, server_id)
            last = (await pages.of_servers(connection, [server_id])).get(server_id)
        if not found:
            return NewsOutlook(None)
        return NewsOutlook(_next(found[0], last, self._clock.now()), _is_lost(found[0], last))

    async def claim(self, server_id: int) -> DuePage | None:
        """Begin with a server's page, or go on with it; None if none is due."""
        now = self._clock.now()
        async with self._database.write() as connection:
            found = await pages.subscribers(connection, CHANNEL, TIMING, MORE, server_id)
            last = (await pages.of_servers(connection, [server_id])).get(server_id)
            due_at = _next(found[0], last, now) if found else None
            if due_at is None or due_at > now:
                return None
            begun = await pages.claim(connection, server_id, due_at)
        return _due_page(found[0], due_at, last, again=not begun)

    async def preview(self, server_id: int) -> DuePage | None:
        """Return the page that a server would get now; None for an unknown server."""
        now = self._clock.now()
        async with self._database.read() as connection:
            server = await servers.get(connection, server_id)
            if server is None:
                return None
            found = await pages.subscribers(connection, CHANNEL, TIMING, MORE, server_id)
            last = (await pages.of_servers(connection, [server_id])).get(server_id)
        usual = Subscriber(server_id, server.name, server.locale, {}, now)
        return _due_page(found[0] if found else usual, now, last, again=False)

    async def read(
        self,
        page: DuePage,
        family: str,
        *,
        absent: Collection[int] = (),
        is_public: Callable[[int], bool],
    ) -> Week | None:
        """Count what is on a page without the `absent`; None while figures are recounted."""
        viewer = BoardViewer(0, frozenset(absent))
        span = Span(page.server_id, page.since, page.due_at, viewer)
        today = day_of(page.due_at)
        async with self._database.read() as connection:
            if await recounts.is_under_way(connection, page.server_id):
                return None
            games, players = await week.played(connection, span)
            rows = await week.rows(connection, span)
            goals = [
                *await one_game_away.of_places(connection, span, family),
                *one_game_away.of_rows(rows),
            ]
            days = DailySpan(range(today - _WEEK, today), page.server_id, sums=True)
            found = Week(
                page.since,
                page.due_at,
                games,
                players,
                tuple(await week.climbs(connection, span, FEW)),
                tuple(each for each in rows if each.streak >= ROW)[:FEW],
                tuple(goals[:FEW]),
                await _leading(connection, days, viewer),
                season=await ended(
                    connection, page.settings.season, span, family, told=page.told_season
                ),
            )
            deals = await week.great_deals(connection, span, _TRIED)
        return replace(found, hand=await self._best(page.server_id, deals, is_public))

    async def settle(
        self,
        page: DuePage,
        message_id: int | None = None,
        *,
        season: str = "",
        lost: bool = False,
    ) -> bool:
        """Note what became of a page; return whether nobody has done so before."""
        now = self._clock.now()
        async with self._database.write() as connection:
            return await pages.settle(
                connection,
                page.server_id,
                page.due_at,
                now,
                channel_id=page.channel_id if message_id is not None else None,
                message_id=message_id,
                season=season,
                lost_at=now if lost else None,
            )

    async def whom_to_tell(self, page: DuePage) -> LostChannel | None:
        """Return the manager who chose a page's channel; None where no message reaches them."""
        async with self._database.read() as connection:
            found = await pages.chooser(connection, page.server_id, CHANNEL)
            if found is None or found.closed:
                return None
            own = await of_member(connection, found.member_id)
        language = languages.of_message(own.language, own.locale, page.language)
        return LostChannel(found.member_id, language)

    async def _best(
        self, server_id: int, deals: Collection[GreatDeal], is_public: Callable[[int], bool]
    ) -> BestHand | None:
        for deal in deals:
            if not is_public(deal.channel_id):
                continue
            try:
                opened = await self._replays.replay(
                    deal.table_id, 0, deal.deal, place_ids=(server_id,)
                )
            except Refusal:
                continue
            return BestHand(deal, opened)
        return None


async def _leading(
    connection: AsyncConnection, days: DailySpan, viewer: BoardViewer
) -> tuple[DailyTotal, ...]:
    found = await daily_totals.read(connection, days, viewer, FEW)
    return tuple(each for each in found.page if each.rank == 1 and each.total > 0)


def _next(subscriber: Subscriber, last: NewsPage | None, now: datetime) -> datetime | None:
    settings = server_settings(subscriber.values)
    if not settings.news_channel or _is_lost(subscriber, last):
        return None
    return page_times.next_due(settings, subscriber.changed_at, last, now)


def _is_lost(subscriber: Subscriber, last: NewsPage | None) -> bool:
    lost_at = None if last is None else last.lost_at
    return lost_at is not None and lost_at >= subscriber.changed_at


def _due_page(
    subscriber: Subscriber, due_at: datetime, last: NewsPage | None, *, again: bool
) -> DuePage:
    settings = server_settings(subscriber.values)
    return DuePage(
        subscriber.server_id,
        subscriber.name,
        settings.news_channel,
        languages.of_channel(settings.language, subscriber.locale),
        page_times.week_before(settings, due_at),
        due_at,
        settings,
        "" if last is None else last.season,
        again,
    )
