"""What a server and its members may set: each setting is declared once, with its values.

A stored value that this program can't read (a newer one may have written it) counts as not set.
"""
# ruff: noqa: RUF009  # `setting` makes a dataclass field

import logging
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from datetime import datetime
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.errors import DoneByTwinError, NoSuchSetting
from club.core.languages import AUTO
from club.core.people import Person, Place
from club.core.setting_kinds import (
    HOURS,
    Channels,
    Hour,
    Language,
    Locale,
    Moment,
    Number,
    OneChannel,
    OneOf,
    OneRole,
    Roles,
    RulesText,
    SettingKind,
    Slug,
    YesNo,
    Zone,
)
from data.core import audit, members, settings
from data.core.settings import Privacy
from data.storage.database import Database

# The audit's action for a changed setting.
SET: Final = "set"

# Stored texts whose settings are remembered: those of every player are read with each press.
_REMEMBERED: Final = 2048

# The settings whose unreadable values have been logged.
_unread: set[str] = set()

log = logging.getLogger(__name__)


class Ping(StrEnum):
    """What a server's channels ping for: also a turn, where a direct message fails; or less."""

    TURN = "turn"
    CHALLENGE = "challenge"
    NEVER = "never"


class GamePlace(StrEnum):
    """Where a server's games are played."""

    THREADS = "threads"
    CHANNEL = "channel"


class UsualClock(StrEnum):
    """How long a move may take: any time, hours or minutes."""

    NONE = "none"
    RELAXED = "relaxed"
    LIVE = "live"


class Season(StrEnum):
    """How long a server's seasons last."""

    NONE = "none"
    MONTHLY = "monthly"
    QUARTERLY = "quarterly"


class Weekday(StrEnum):
    """A day of the week, Monday first."""

    MONDAY = "monday"
    TUESDAY = "tuesday"
    WEDNESDAY = "wednesday"
    THURSDAY = "thursday"
    FRIDAY = "friday"
    SATURDAY = "saturday"
    SUNDAY = "sunday"


class HandPlace(StrEnum):
    """Where a member looks at the hand: in direct messages, or in the channel."""

    DM = "dm"
    HERE = "here"


class CardLook(StrEnum):
    """What cards are written as: small pictures, or signs."""

    PICTURE = "picture"
    TEXT = "text"


class CardSize(StrEnum):
    """How large a hand is written."""

    LARGE = "large"
    COMPACT = "compact"


class CardOrder(StrEnum):
    """By what the unmatched cards of a hand are sorted."""

    RANK = "rank"
    SUIT = "suit"


class Colours(StrEnum):
    """The colours of the suits in a member's own displays (`art.pens`)."""

    FOUR = "four"
    TWO = "two"
    CONTRAST = "contrast"


class AfterDeal(StrEnum):
    """What stands in a member's hand once a deal is over: its result first, or the next cards."""

    RESULT = "result"
    CARDS = "cards"


class Challengers(StrEnum):
    """Who may challenge a member."""

    ANYONE = "anyone"
    FRIENDS = "friends"
    NOBODY = "nobody"


_T = TypeVar("_T")


def setting(
    default: _T,
    kind: SettingKind,
    *,
    shown: bool = True,
    redraws: bool = False,
    stirs: bool = False,
    example: bool = False,
    news: bool = False,
) -> _T:
    """Declare a field for a setting of this kind; one that isn't `shown` is no choice of theirs.

    A change to one that `redraws` redraws open tables, to one that `stirs` sets their clocks anew;
    `example` shows cards below it, `news` puts it on the panel of the club's news.
    """
    more = {"kind": kind, "shown": shown, "redraws": redraws, "stirs": stirs, "example": example}
    more["news"] = news
    return field(default=default, compare=shown, metadata=more)


TIDY_DAYS: Final = (0, 1, 3, 7, 30)


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server's managers have set; no channels or roles stand for all."""

    channels: tuple[int, ...] = setting((), Channels())
    roles: tuple[int, ...] = setting((), Roles())
    ping: Ping = setting(Ping.TURN, OneOf(Ping))
    # The language of its channels; "auto" for the server's locale in Discord.
    language: str = setting(AUTO, Language(), redraws=True)
    rooms: GamePlace = setting(GamePlace.THREADS, OneOf(GamePlace))
    # Days until the results of deals are deleted from channels; 0 for never.
    tidy: int = setting(1, Number(TIDY_DAYS))
    # The rules of a new game, as `Rules` reads them; "" for the bot's.
    rules: str = setting("", RulesText())
    clock: UsualClock = setting(UsualClock.NONE, OneOf(UsualClock))
    clock_hours: int = setting(24, Number((1, 2, 4, 8, 12, 24, 48, 72, 168)))
    clock_minutes: int = setting(5, Number((1, 2, 3, 5, 10, 15, 30)))
    # Days without a move after which the players of a game without a clock are asked about it.
    quiet_days: int = setting(7, Number((3, 7, 14, 30)), stirs=True)
    season: Season = setting(Season.NONE, OneOf(Season))
    # Whether games of one member against the computer are rated.
    rated_practice: bool = setting(default=False, kind=YesNo())
    # The channel of the weekly page, 0 for no page; and when it is posted, in which time zone.
    news_channel: int = setting(0, OneChannel(), news=True)
    news_day: Weekday = setting(Weekday.MONDAY, OneOf(Weekday), news=True)
    news_hour: int = setting(18, Number(tuple(range(HOURS))), news=True)
    news_zone: str = setting("UTC", Zone(), news=True)
    # The roles that members are given and lose again, 0 for none (`club/news/role_sources.py`).
    role_champion: int = setting(0, OneRole(), news=True)
    role_top_three: int = setting(0, OneRole(), news=True)
    role_rating_low: int = setting(0, OneRole(), news=True)
    role_rating_middle: int = setting(0, OneRole(), news=True)
    role_rating_high: int = setting(0, OneRole(), news=True)
    role_rating_top: int = setting(0, OneRole(), news=True)


@dataclass(frozen=True, slots=True)
class MemberSettings:
    """What a member has set, for all servers."""

    # Whether they have everything read aloud: full card names, sentences, no layout marks.
    spoken: bool = setting(default=False, kind=YesNo(), redraws=True)
    # Whether to be asked before a deal is ended.
    confirm: bool = setting(default=True, kind=YesNo(), redraws=True)
    after_deal: AfterDeal = setting(AfterDeal.RESULT, OneOf(AfterDeal), redraws=True)
    hand: HandPlace = setting(HandPlace.DM, OneOf(HandPlace), redraws=True)
    look: CardLook = setting(CardLook.PICTURE, OneOf(CardLook), redraws=True, example=True)
    card_size: CardSize = setting(CardSize.LARGE, OneOf(CardSize), redraws=True, example=True)
    card_order: CardOrder = setting(CardOrder.RANK, OneOf(CardOrder), redraws=True)
    colours: Colours = setting(Colours.FOUR, OneOf(Colours), redraws=True, example=True)
    who_may_challenge: Challengers = setting(Challengers.ANYONE, OneOf(Challengers))
    privacy: Privacy = setting(Privacy.SERVER, OneOf(Privacy))
    # Whether channels see their gins and undercuts as a moving picture.
    celebrate: bool = setting(default=False, kind=YesNo())
    # The language of what they alone read; "auto" for their locale in Discord.
    language: str = setting(AUTO, Language(), redraws=True)
    time_zone: str = setting("UTC", Zone())
    # The hour from which no reminder is sent; None for no quiet hours.
    quiet_from: int | None = setting(None, Hour())
    quiet_to: int | None = setting(None, Hour())
    # Hours until a reminder of a turn; 0 for never.
    remind_hours: int = setting(12, Number((0, 4, 8, 12, 24, 48)))
    # Whether to be reminded quietly where they are slow in the middle of a game.
    prompt: bool = setting(default=True, kind=YesNo())
    away_until: datetime | None = setting(None, Moment())
    # The locale that Discord last gave for them, "" for none; not a choice of theirs.
    locale: str = setting("", Locale(), shown=False)
    # What they last chose to play, by its name; "" for the server's usual rules.
    play_variant: str = setting("", Slug(), shown=False)
    # The contest that they last chose; "" for the rules' own.
    play_contest: str = setting("", Slug(), shown=False)
    # The points to which they last chose to play; 0 for the rules' own.
    play_target: int = setting(0, Number((0, *range(10, 1001))), shown=False)
    # The level of the computer that they last played or chose; "" for none yet.
    play_level: str = setting("", Slug(), shown=False)


NOTHING_SET_HERE: Final = ServerSettings()
NOTHING_SET: Final = MemberSettings()


def declared(kind: type[ServerSettings] | type[MemberSettings]) -> dict[str, Field[Any]]:
    """Return the settings of servers or of members by name, in the order they are shown."""
    return {each.name: each for each in fields(kind)}


def kind_of(declaration: Field[Any]) -> SettingKind:
    """Return the kind of a declared setting."""
    return declaration.metadata["kind"]


def server_settings(values: Mapping[str, Any]) -> ServerSettings:
    """Read a server's settings from plain data."""
    return ServerSettings(**_read(ServerSettings, values))


def member_settings(values: Mapping[str, Any]) -> MemberSettings:
    """Read a member's settings from plain data."""
    return MemberSettings(**_read(MemberSettings, values))


@lru_cache(maxsize=_REMEMBERED)
def stored_of_server(text: str | None) -> ServerSettings:
    """Read a server's settings from their stored text, on which alone they depend."""
    return server_settings(settings.read(text))


@lru_cache(maxsize=_REMEMBERED)
def stored_of_member(text: str | None, *, confirm: bool) -> MemberSettings:
    """Read a member's settings in the same way; `confirm` is stored beside the rest."""
    return member_settings({**settings.read(text), settings.SettingName.CONFIRM: confirm})


def _read(
    kind: type[ServerSettings] | type[MemberSettings], values: Mapping[str, Any]
) -> dict[str, Any]:
    read: dict[str, Any] = {}
    for name, declaration in declared(kind).items():
        if name not in values:
            continue
        try:
            value = kind_of(declaration).load(values[name])
            fits = kind_of(declaration).fits(value)
        except Exception:
            if name not in _unread:
                _unread.add(name)
                log.exception("a setting not read: %s", name)
            continue
        if fits:
            read[name] = value
    return read


def checked(
    kind: type[ServerSettings] | type[MemberSettings],
    name: str,
    value: Any,  # noqa: ANN401 - of the setting's own type
) -> Any:  # noqa: ANN401 - plain data
    """Return a value as plain data, None if it isn't stored; NoSuchSetting if it isn't allowed."""
    declaration = declared(kind).get(name)
    if declaration is None or not kind_of(declaration).fits(value):
        raise NoSuchSetting
    # It matters when something about the news was changed, be it back to the default.
    is_kept = value != declaration.default or declaration.metadata["news"]
    return kind_of(declaration).dump(value) if is_kept else None


class Settings:
    """The settings in one database; each change is one transaction."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def server(self, server_id: int) -> ServerSettings:
        """Return what a server has set, with defaults for the rest."""
        async with self._database.read(alone=True) as connection:
            return await of_server(connection, server_id)

    async def member(self, member_id: int) -> MemberSettings:
        """Return what a member has set, with defaults for the rest."""
        async with self._database.read() as connection:
            return await of_member(connection, member_id)

    async def colours(self) -> dict[Colours, list[int]]:
        """Return the ids of the members who have chosen each scheme of card colours."""
        async with self._database.read() as connection:
            found = await settings.chosen(connection, "colours")
        kind = kind_of(declared(MemberSettings)["colours"])
        wishes: dict[Colours, list[int]] = {}
        for member_id, chosen in found.items():
            if kind.fits(chosen):
                wishes.setdefault(Colours(chosen), []).append(member_id)
        return wishes

    async def set_server(
        self,
        place: Place,
        person: Person,
        name: str,
        value: Any,  # noqa: ANN401 - of the setting's own type
        *,
        interaction_id: int | None = None,
    ) -> ServerSettings:
        """Set something for a server, and note it in the audit; callers check that the member may.

        Raises:
            DoneByTwinError: This interaction has done so already.
            NoSuchSetting: There is no such setting, or it can't take that value.
        """
        plain, now = checked(ServerSettings, name, value), self._clock.now()
        async with self._database.write() as connection:
            before = await of_server(connection, place.server_id)
            await place.remember(connection)
            await members.remember(connection, person.member_id, person.name, now)
            kind = kind_of(declared(ServerSettings)[name])
            detail = {
                "name": name,
                "before": kind.dump(getattr(before, name)),
                "after": kind.dump(value),
            }
            noted = await audit.add(
                connection,
                place.server_id,
                person.member_id,
                SET,
                now,
                detail=detail,
                interaction_id=interaction_id,
            )
            if noted is None:
                raise DoneByTwinError
            await settings.put_server(
                connection,
                place.server_id,
                name,
                plain,
                changed_by=person.member_id,
                changed_at=now,
            )
            return await of_server(connection, place.server_id)

    async def set_member(
        self,
        person: Person,
        name: str,
        value: Any,  # noqa: ANN401 - of the setting's own type
    ) -> MemberSettings:
        """Set something for a member; NoSuchSetting if that can't be set."""
        plain, now = checked(MemberSettings, name, value), self._clock.now()
        async with self._database.write() as connection:
            await members.remember(connection, person.member_id, person.name, now)
            await settings.put_member(connection, person.member_id, name, plain, changed_at=now)
            return await of_member(connection, person.member_id)


async def of_server(connection: AsyncConnection, server_id: int) -> ServerSettings:
    """Return what a server has set, in a transaction."""
    return server_settings(await settings.of_server(connection, server_id))


async def of_member(connection: AsyncConnection, member_id: int) -> MemberSettings:
    """Return what a member has set, in a transaction."""
    return member_settings(await settings.of_member(connection, member_id))
