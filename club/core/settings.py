"""What a server and its members may set: each setting is declared once, with its values.

The panels, the document and the tests are made from the declarations. A value is stored as plain
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
    Language,
    Locale,
    Moment,
    Number,
    OneOf,
    Roles,
    RulesText,
    SettingKind,
    YesNo,
    Zone,
)
from data.core import audit, members, servers, settings
from data.storage.database import Database

SET: Final = "set"
"""The audit's action for a changed setting."""

_unread: set[str] = set()
"""The settings whose unreadable values have been logged."""

log = logging.getLogger(__name__)

_T = TypeVar("_T")


def setting(default: _T, kind: SettingKind, group: str) -> _T:
    """Declare a field for a setting of this kind; `group` is where it is shown, "" for nowhere."""
    return field(default=default, metadata={"kind": kind, "group": group})


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server's managers have set; no channels or roles stand for all.

    Attributes:
        ping: Whether the channel pings: also for turns where direct messages don't reach a member,
            for challenges alone, or never.
        language: The language of its channels; "auto" for the server's locale in Discord.
        rooms: Where games are played: in "threads" of their own, or in the "channel".
        tidy: Days until the results of deals are deleted from channels; 0 for never.
        rules: The rules of a new game, as `Rules` reads them; "" for the bot's.
        clock: How long a move may take: "none", "relaxed" (hours) or "live" (minutes).
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
        hand: Whether hands come by direct message ("dm") or are shown in the channel ("here").
        look: Whether cards are written as small pictures ("picture") or in signs ("text").
        colours: The colours of the suits in the member's own displays (`art.pens`).
        quiet_from: The hour from which no reminder is sent; None for no quiet hours.
        remind_hours: Hours until a reminder of a turn; 0 for never.
        privacy: Who else may see the member's record (`club.core.privacy`).
        language: The language of what they alone read; "auto" for their locale in Discord.
        locale: The locale that Discord last gave for them, "" for none; not a choice of theirs.
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
    """Return the plain data of a setting's value; None for the default.

    Raises:
        NoSuchSetting: There is no such setting, or it can't take that value.
    """
    declaration = declared(kind).get(name)
    if declaration is None or not kind_of(declaration).fits(value):
        raise NoSuchSetting
    return None if value == declaration.default else kind_of(declaration).dump(value)


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

    async def colours(self) -> dict[str, list[int]]:
        """Return the ids of the members who have chosen each scheme of card colours."""
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
        """Set something for a server, and note the change in the audit.

        Whether the member may is for the caller to check; each interaction changes one thing.

        Raises:
            DoneByTwinError: This interaction has done so already.
            NoSuchSetting: There is no such setting, or it can't take that value.
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
        """Set something for a member; doing it twice is the same as once.

        Raises:
            NoSuchSetting: There is no such setting, or it can't take that value.
        """
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
