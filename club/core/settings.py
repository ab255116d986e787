"""What a server and its members may set: each setting is declared once, with what it may be.

The panels, the document and the tests are made from what is declared here. A value is kept as plain
data; one that this program can't read (a newer one may have written it) counts as not set.
"""

import logging
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from datetime import datetime
from typing import Any, Final, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from club.core.clock import Clock
from club.core.errors import DoneByTwinError, NoSuchSetting
from club.core.languages import AUTO
from club.core.people import Person, Place
from club.core.seasons import NONE, SEASONS
from club.core.setting_kinds import (
    Channels,
    Hour,
    Kind,
    Language,
    Locale,
    Moment,
    Number,
    OneOf,
    Roles,
    RulesText,
    YesNo,
    Zone,
)
from data.core import audit, members, servers, settings
from data.storage.database import Database

SET: Final = "set"
"""The action of an audit's line that tells of a changed setting."""

_unread: set[str] = set()
"""The settings of which the log was told that somebody's can't be read."""

log = logging.getLogger(__name__)

_T = TypeVar("_T")


def setting(default: _T, kind: Kind, group: str) -> _T:
    """Declare a field that holds a setting.

    Args:
        default: What it is where it was never set.
        kind: What it may be.
        group: With which others it is shown; "" where it isn't.
    """
    return field(default=default, metadata={"kind": kind, "group": group})


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server's managers have set.

    Attributes:
        channels: Where games may be begun; everywhere, where none is named.
        roles: Whose members may begin games; everybody, where none is named.
        ping: Whether the channel pings: also for turns where direct messages don't reach a member,
            or for challenges alone, or never.
        language: The language of what stands in its channels; "auto" for the one that the server
            has in Discord.
        rooms: Where games are played: in "threads" of their own, or in the "channel".
        tidy: After how many days the results of deals are deleted from channels; 0 for never.
        rules: The rules of a new game in words that `Rules` reads; "" for the bot's.
        clock: How long a move may take: "none", "relaxed" (hours) or "live" (minutes).
        clock_hours: Hours for a move under a relaxed clock.
        clock_minutes: Minutes for a move under a live clock.
        season: How long a season of the standings lasts: "none", "monthly" or "quarterly".
        rated_practice: Whether games of one member against the computer are rated.
    """

    channels: tuple[int, ...] = setting((), Channels(), "place")
    roles: tuple[int, ...] = setting((), Roles(), "place")
    ping: str = setting("turn", OneOf(("turn", "challenge", "never")), "place")
    language: str = setting(AUTO, Language(), "place")
    rooms: str = setting("threads", OneOf(("threads", "channel")), "place")
    tidy: int = setting(1, Number((0, 1, 3, 7, 30)), "place")
    rules: str = setting("", RulesText(), "play")
    clock: str = setting("none", OneOf(("none", "relaxed", "live")), "play")
    clock_hours: int = setting(24, Number((1, 2, 4, 8, 12, 24, 48, 72, 168)), "play")
    clock_minutes: int = setting(5, Number((1, 2, 3, 5, 10, 15, 30)), "play")
    season: str = setting(NONE, OneOf(SEASONS), "play")
    rated_practice: bool = setting(default=False, kind=YesNo(), group="play")


@dataclass(frozen=True, slots=True)
class MemberSettings:
    """What a member has set, for all servers.

    Attributes:
        confirm: Whether to be asked before a deal is ended.
        hand: Whether hands come by direct message ("dm") or are looked at in the channel ("here").
        look: Whether cards are written as small pictures ("picture") or in signs ("text").
        card_size: How large cards are written: "large" or "compact".
        colours: The colours of the suits where only the member sees them: "four", "two" or
            "contrast", as `art.pens` mixes them.
        time_zone: The IANA name of the zone that hours are meant in.
        quiet_from: The hour from which nothing is sent unasked; None for no quiet hours.
        quiet_to: The hour up to which that is so.
        remind_hours: After how many hours a turn is called to mind; 0 for never.
        away_until: Until when the member is away.
        who_may_challenge: "anyone", "friends" or "nobody".
        privacy: Who else may see the member's record, as `club.core.privacy` has it: "everyone",
            "server" (where it was played) or "nobody".
        language: The language that they are written to in; "auto" for the one of their Discord.
        locale: The locale that Discord last gave for them; "" where it never did. Nobody sets it,
            and it tells nothing of what was chosen.
    """

    confirm: bool = setting(default=True, kind=YesNo(), group="cards")
    hand: str = setting("dm", OneOf(("dm", "here")), "cards")
    look: str = setting("picture", OneOf(("picture", "text")), "cards")
    card_size: str = setting("large", OneOf(("large", "compact")), "cards")
    colours: str = setting("four", OneOf(("four", "two", "contrast")), "cards")
    who_may_challenge: str = setting("anyone", OneOf(("anyone", "friends", "nobody")), "about")
    privacy: str = setting("server", OneOf(("everyone", "server", "nobody")), "about")
    language: str = setting(AUTO, Language(), "about")
    time_zone: str = setting("UTC", Zone(), "times")
    quiet_from: int | None = setting(None, Hour(), "times")
    quiet_to: int | None = setting(None, Hour(), "times")
    remind_hours: int = setting(12, Number((0, 4, 8, 12, 24, 48)), "times")
    away_until: datetime | None = field(default=None, metadata={"kind": Moment(), "group": "times"})
    locale: str = field(default="", compare=False, metadata={"kind": Locale(), "group": ""})


NOTHING_SET_HERE: Final = ServerSettings()
NOTHING_SET: Final = MemberSettings()


def declared(kind: type[ServerSettings] | type[MemberSettings]) -> dict[str, Field[Any]]:
    """The settings of servers or of members by name, in the order in which they are shown."""
    return {each.name: each for each in fields(kind)}


def kind_of(declaration: Field[Any]) -> Kind:
    """What a setting may be."""
    return declaration.metadata["kind"]


def server_settings(values: Mapping[str, Any]) -> ServerSettings:
    """Read what a server has set."""
    return ServerSettings(**_read(ServerSettings, values))


def member_settings(values: Mapping[str, Any]) -> MemberSettings:
    """Read what a member has set."""
    return MemberSettings(**_read(MemberSettings, values))


def _read(
    kind: type[ServerSettings] | type[MemberSettings], values: Mapping[str, Any]
) -> dict[str, Any]:
    """What can be read of what was set; the rest is as if it hadn't been."""
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
    """The plain data of a setting's value; None for what it is by itself.

    Raises:
        NoSuchSetting: There is no such setting, or it can't be that.
    """
    declaration = declared(kind).get(name)
    if declaration is None or not kind_of(declaration).fits(value):
        raise NoSuchSetting
    return None if value == declaration.default else kind_of(declaration).dump(value)


class Settings:
    """What is set in one database, each change as one transaction."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def server(self, server_id: int) -> ServerSettings:
        """What a server has set; everything as it is by itself where it has set nothing."""
        async with self._database.read(alone=True) as connection:
            return await of_server(connection, server_id)

    async def member(self, member_id: int) -> MemberSettings:
        """What a member has set."""
        async with self._database.read() as connection:
            return await of_member(connection, member_id)

    async def colours(self) -> dict[str, list[int]]:
        """The colours of cards that members have chosen, and who each of them."""
        async with self._database.read() as connection:
            found = await settings.chosen(connection, "colours")
        kind = kind_of(declared(MemberSettings)["colours"])
        wishes: dict[str, list[int]] = {}
        for member_id, chosen in found.items():
            if kind.fits(chosen):
                wishes.setdefault(chosen, []).append(member_id)
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
        """Set something for a server, and note who did; whether they may is the caller's to see.

        Args:
            place: The server, and where it is done.
            person: Who does it.
            name: The setting.
            value: What it is to be.
            interaction_id: The press itself; it changes one thing.

        Raises:
            DoneByTwinError: This very press has done so already.
            NoSuchSetting: There is no such setting, or it can't be that.
        """
        plain, now = checked(ServerSettings, name, value), self._clock.now()
        async with self._database.write() as connection:
            before = await of_server(connection, place.server_id)
            await servers.remember(connection, place.server_id, place.server_name, place.locale)
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
        """Set something for a member. To do it twice is the same as once.

        Raises:
            NoSuchSetting: There is no such setting, or it can't be that.
        """
        plain, now = checked(MemberSettings, name, value), self._clock.now()
        async with self._database.write() as connection:
            await members.remember(connection, person.member_id, person.name, now)
            await settings.put_member(connection, person.member_id, name, plain, changed_at=now)
            return await of_member(connection, person.member_id)


async def of_server(connection: AsyncConnection, server_id: int) -> ServerSettings:
    """What a server has set, within a transaction."""
    return server_settings(await settings.of_server(connection, server_id))


async def of_member(connection: AsyncConnection, member_id: int) -> MemberSettings:
    """What a member has set, within a transaction."""
    return member_settings(await settings.of_member(connection, member_id))
