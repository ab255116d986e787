"""A member's profile, as far as the asker may see (docs/profiles.md says what figures mean)."""

from dataclasses import dataclass, replace
from statistics import median
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from club.archive.coaching import LATELY, Trend, trend_of
from club.core import privacy
from club.core.errors import RecordHidden
from club.ratings.rating import FAMILIES
from data.archive import reviews
from data.core import members
from data.ratings import badges, deal_stats, outcomes, ratings, recounts
from data.ratings.badges import EarnedBadge
from data.ratings.deal_stats import NONE, BestDeal, StatsScope, StatsTotals
from data.ratings.outcomes import PresetRecord
from data.ratings.standings import EVERY
from data.storage.database import Database

FIGURES: Final = "figures"
BADGES: Final = "badges"
HANDS: Final = "hands"
PAGES: Final = (FIGURES, BADGES, HANDS)

HERE: Final = "here"
ALL: Final = "all"
PLACES: Final = (HERE, ALL)
"""The games of the server where it is asked, or those of all servers."""

LAST_DEALS: Final = 200
"""The latest deals, whose moves give a member's pace."""

HANDS_SHOWN: Final = 3

HANDS_FOUND: Final = 12
"""Hands that are looked up, as some may not be visible to the member who asks."""


@dataclass(frozen=True, slots=True)
class ProfileRequest:
    """Which profile: of which kind of game (`EVERY` for all), place (of `PLACES`) and page."""

    member_id: int
    family: str = EVERY
    place: str = HERE
    page: str = FIGURES

    @property
    def text(self) -> str:
        """The look as one word, for `read`."""
        return ".".join((str(self.member_id), self.family or "every", self.place, self.page))

    @classmethod
    def read(cls, text: str) -> "ProfileRequest":
        """Read what `text` wrote, with defaults for what this program doesn't know."""
        member_id, family, place, page = text.split(".")
        return cls(
            int(member_id),
            family if family in FAMILIES else EVERY,
            place if place in PLACES else HERE,
            page if page in PAGES else FIGURES,
        )


@dataclass(frozen=True, slots=True)
class Curve:
    """A member's rating at a kind of game in a server: before the first game, and after each."""

    family: str
    ratings: tuple[int, ...]
    settled: bool


@dataclass(frozen=True, slots=True)
class Profile:
    """A profile, as far as the member who asks may see it."""

    name: str  # as last seen; "" for a member who never was
    look: ProfileRequest
    wider: bool = False  # whether the games of all servers may be looked at too
    records: tuple[PresetRecord, ...] = ()  # by variant, the most played first
    knocking: StatsTotals = NONE  # deals of the knock family
    melding: StatsTotals = NONE  # deals with melds on the table
    pace: float | None = None  # the median of the seconds that each of their latest moves took
    # At the kind of game; of several, at the most played. On every page if there is nothing else to
    # show.
    curve: Curve | None = None
    badges: tuple[EarnedBadge, ...] = ()  # on its page alone
    hands: tuple[BestDeal, ...] = ()  # the best, more than are shown; on their page alone
    trend: Trend | None = None  # of the reviewed deals in all servers; for themselves alone

    @property
    def empty(self) -> bool:
        """Whether nothing that counts was played yet."""
        return not (self.met or self.curve)

    @property
    def met(self) -> bool:
        """Whether any of it was played against members."""
        return bool(self.records or self.knocking.deals or self.melding.deals)


class Profiles:
    """Reads members' profiles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def profile(
        self, look: ProfileRequest, *, asker_id: int, server_id: int | None
    ) -> Profile:
        """Return a member's profile, over all servers with None; or raise RecordHidden."""
        if server_id is None:
            look = replace(look, place=ALL)
        own = asker_id == look.member_id
        async with self._database.read() as connection:
            names = await members.names(connection, (look.member_id,))
            tier = (await privacy.tiers(connection, (look.member_id,)))[look.member_id]
            if not privacy.may_see(tier, own=own, here=look.place == HERE):
                raise RecordHidden
            profile = Profile(
                names.get(look.member_id, ""),
                look,
                wider=server_id is not None and privacy.may_see(tier, own=own, here=False),
            )
            scope = StatsScope(
                look.member_id,
                server_id if look.place == HERE else None,
                look.family,
            )
            if own and look.page == FIGURES:
                lately = await reviews.lately(connection, look.member_id, LATELY)
                profile = replace(profile, trend=trend_of(lately))
            return await _read(connection, profile, scope)


async def _read(connection: AsyncConnection, profile: Profile, scope: StatsScope) -> Profile:
    knocking, melding = await deal_stats.sums(connection, scope)
    profile = replace(
        profile,
        records=tuple(await outcomes.by_variant(connection, scope)),
        knocking=knocking,
        melding=melding,
    )
    if profile.empty:
        profile = replace(profile, curve=await _curve(connection, scope))
    match profile.look.page:
        case page if page == BADGES:
            return replace(profile, badges=tuple(await badges.of_member(connection, scope)))
        case page if page == HANDS:
            found = await deal_stats.best(connection, scope, HANDS_FOUND)
            return replace(profile, hands=tuple(found))
        case _:
            pace = await _pace(connection, scope)
            return replace(profile, pace=pace, curve=await _curve(connection, scope))


async def _pace(connection: AsyncConnection, scope: StatsScope) -> float | None:
    lately = await deal_stats.last_times(connection, scope, LAST_DEALS)
    times = [seconds for deal in lately for seconds in deal]
    return median(times) if times else None


async def _curve(connection: AsyncConnection, scope: StatsScope) -> Curve | None:
    """Return the rating at the kind of game, or else at the one that was rated most."""
    if scope.server_id is None:
        return None
    if await recounts.stage(connection, scope.server_id) == recounts.SWAPPING:
        return None
    families = (scope.family,) if scope.family else FAMILIES
    known = await ratings.every_kind(connection, scope.server_id, scope.member_id, families)
    if not known:
        return None
    found = max(known, key=lambda each: each.games)
    steps = await outcomes.ratings(connection, replace(scope, family=found.family))
    if not steps:
        return None
    first, change = steps[0]
    return Curve(found.family, (first - change, *(after for after, _ in steps)), found.settled)
