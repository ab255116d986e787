"""What servers and members set: declared once, read back, refused where it can't be."""

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest

from club.club import Club
from club.errors import DoneByTwinError, NoSuchSetting
from club.setting import MOST, zones
from club.settings import MemberSettings, ServerSettings, declared, kind_of
from data import audit, settings
from data.database import Database
from tests.club.house import NORTH, PLACE, SOUTH, Clock

OTHERS: dict[str, Any] = {
    "channels": (77, 78),
    "roles": (5,),
    "rules": "classic gin_bonus=30",
    "language": "de",
    "away_until": datetime(2026, 5, 2, tzinfo=UTC),
}
"""Values for what isn't chosen from a list."""


def another(kind: type[ServerSettings] | type[MemberSettings], name: str) -> Any:
    """A value that a setting doesn't have by itself."""
    declaration = declared(kind)[name]
    offered = kind_of(declaration).offered()
    return OTHERS.get(name, next((one for one in offered if one != declaration.default), None))


@pytest.mark.parametrize("name", declared(ServerSettings))
async def test_a_servers_setting_is_kept(name: str, club: Club, clock: Clock) -> None:
    assert await club.settings.server(PLACE.server_id) == ServerSettings()
    value = another(ServerSettings, name)
    changed = await club.settings.set_server(PLACE, NORTH, name, value, interaction_id=1)
    assert changed == ServerSettings(**{name: value})
    again = Club(club._database, players=club._players, clock=clock)
    assert await again.settings.server(PLACE.server_id) == changed
    default = declared(ServerSettings)[name].default
    assert await club.settings.set_server(PLACE, NORTH, name, default) == ServerSettings()


@pytest.mark.parametrize("name", declared(MemberSettings))
async def test_a_members_setting_is_kept(name: str, club: Club, clock: Clock) -> None:
    assert await club.settings.member(NORTH.member_id) == MemberSettings()
    value = another(MemberSettings, name)
    changed = await club.settings.set_member(NORTH, name, value)
    assert changed == MemberSettings(**{name: value})
    again = Club(club._database, players=club._players, clock=clock)
    assert await again.settings.member(NORTH.member_id) == changed
    assert await club.settings.member(SOUTH.member_id) == MemberSettings()
    default = declared(MemberSettings)[name].default
    assert await club.settings.set_member(NORTH, name, default) == MemberSettings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("no_such", 1), ("ping", "loud"), ("ping", True), ("threads", 1), ("clock_hours", 3)),
        *(("clock_hours", True), ("rules", "bridge"), ("rules", 1), ("language", "../en")),
        *(("channels", (2, 1)), ("channels", (1, 1)), ("channels", [1]), ("roles", ("1",))),
        ("roles", tuple(range(1, MOST + 2))),
    ],
)
async def test_what_a_setting_cannot_be_is_refused(name: str, value: Any, club: Club) -> None:
    with pytest.raises(NoSuchSetting):
        await club.settings.set_server(PLACE, NORTH, name, value)
    assert await club.settings.server(PLACE.server_id) == ServerSettings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("quiet_from", 24), ("quiet_from", -1), ("quiet_from", True), ("card_colours", 3)),
        *(("time_zone", "Mars/Base"), ("confirm", "yes")),
        *(("away_until", "soon"), ("away_until", datetime(2026, 5, 2))),  # noqa: DTZ001
    ],
)
async def test_what_a_members_setting_cannot_be_is_refused(
    name: str, value: Any, club: Club
) -> None:
    with pytest.raises(NoSuchSetting):
        await club.settings.set_member(NORTH, name, value)
    assert await club.settings.member(NORTH.member_id) == MemberSettings()


async def test_a_value_of_a_newer_program_counts_as_not_set(
    club: Club, database: Database, clock: Clock
) -> None:
    await club.settings.set_server(PLACE, NORTH, "ping", "never")
    newer = {"ping": "sing", "channels": "all", "clock_hours": [1], "magic": 3, "rules": "bridge"}
    async with database.write() as connection:
        for name, value in newer.items():
            await settings.put_server(
                connection,
                PLACE.server_id,
                name,
                value,
                changed_by=NORTH.member_id,
                changed_at=clock.now(),
            )
        await settings.put_member(
            connection, NORTH.member_id, "away_until", "soon", changed_at=clock.now()
        )
    assert await club.settings.server(PLACE.server_id) == ServerSettings()
    assert await club.settings.member(NORTH.member_id) == MemberSettings()


async def test_each_change_leaves_a_line(club: Club, database: Database, clock: Clock) -> None:
    await club.settings.set_server(PLACE, NORTH, "channels", (77,), interaction_id=1)
    await club.settings.set_server(PLACE, SOUTH, "channels", (), interaction_id=2)
    async with database.read() as connection:
        lines = await audit.latest(connection, PLACE.server_id, 5)
    assert [(each.member_id, each.action, each.at) for each in lines] == [
        (SOUTH.member_id, "set", clock.now()),
        (NORTH.member_id, "set", clock.now()),
    ]
    assert lines[1].detail == {"name": "channels", "before": [], "after": [77]}


async def test_of_two_processes_one_changes(club: Club, clock: Clock) -> None:
    twin = Club(club._database, players=club._players, clock=clock)
    done = await asyncio.gather(
        *(
            one.settings.set_server(PLACE, NORTH, "ping", "never", interaction_id=1)
            for one in (club, twin)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(one, DoneByTwinError) for one in done) == 1
    assert (await club.settings.server(PLACE.server_id)).ping == "never"


def test_zones_are_few_enough_for_menus() -> None:
    regions: dict[str, int] = {}
    for zone in zones():
        region = zone.partition("/")[0]
        regions[region] = regions.get(region, 0) + 1
    assert sum(-(-count // MOST) for count in regions.values()) <= MOST
