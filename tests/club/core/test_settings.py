"""What servers and members set: declared once, read back, refused where it can't be."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from club.club import Club
from club.core.errors import DoneByTwinError, NoSuchSetting, OtherChannels, OtherRoles
from club.core.setting_kinds import MOST, zones
from club.core.settings import MemberSettings, ServerSettings, declared, kind_of
from club.table.scene import scene, scene_for
from data.core import audit, settings
from data.storage.database import Database
from engine.rules import PRESETS
from tests.club.club_helpers import NORTH, PLACE, QUICK, SOUTH, Clock, begin, play_out

OTHERS: dict[str, Any] = {
    "channels": (77, 78),
    "roles": (5,),
    "rules": "classic gin_bonus=30",
    "away_until": datetime(2026, 5, 2, tzinfo=UTC),
    "locale": "de",
    "play_variant": "oklahoma",
    "play_contest": "hollywood",
    "play_level": "novice",
    "news_channel": 77,
    **dict.fromkeys((name for name in declared(ServerSettings) if name.startswith("role_")), 5),
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
    again = Club(club.tables._database, players=club.playing._players, clock=clock)
    assert await again.settings.server(PLACE.server_id) == changed
    default = declared(ServerSettings)[name].default
    assert await club.settings.set_server(PLACE, NORTH, name, default) == ServerSettings()


@pytest.mark.parametrize("name", declared(MemberSettings))
async def test_a_members_setting_is_kept(name: str, club: Club, clock: Clock) -> None:
    assert await club.settings.member(NORTH.member_id) == MemberSettings()
    value = another(MemberSettings, name)
    changed = await club.settings.set_member(NORTH, name, value)
    assert changed == MemberSettings(**{name: value})
    again = Club(club.tables._database, players=club.playing._players, clock=clock)
    kept = await again.settings.member(NORTH.member_id)
    assert kept == changed
    assert getattr(kept, name) == value
    assert await club.settings.member(SOUTH.member_id) == MemberSettings()
    default = declared(MemberSettings)[name].default
    assert await club.settings.set_member(NORTH, name, default) == MemberSettings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("no_such", 1), ("ping", "loud"), ("ping", True), ("threads", 1), ("clock_hours", 3)),
        *(("clock_hours", True), ("rules", "bridge"), ("rules", 1)),
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
    twin = Club(club.tables._database, players=club.playing._players, clock=clock)
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


async def test_games_begin_in_the_channels_and_by_the_roles_allowed(club: Club) -> None:
    await club.settings.set_server(PLACE, NORTH, "channels", (78,))
    with pytest.raises(OtherChannels) as refused:
        await club.starting.challenge(PLACE, NORTH, SOUTH, QUICK)
    assert refused.value.args_ == {"channels": "<#78>"}
    with pytest.raises(OtherChannels):
        await club.starting.practice(PLACE, NORTH, QUICK, "simple", 1)
    with pytest.raises(OtherChannels):
        await club.groups.gather(PLACE, NORTH, PRESETS.rules("standard", seating="round_robin"), 2)
    assert not await club.tables.tables_of(NORTH.member_id)
    there = replace(PLACE, channel_id=1, parent_id=78)  # a thread of the channel
    await club.settings.set_server(PLACE, NORTH, "roles", (5, 6))
    with pytest.raises(OtherRoles) as refused:
        await club.starting.challenge(there, NORTH, SOUTH, QUICK)
    assert refused.value.args_ == {"roles": "<@&5>, <@&6>"}
    waiting = await club.starting.challenge(
        there, replace(NORTH, roles=frozenset({6})), SOUTH, QUICK
    )
    await club.starting.accept(waiting.table.table_id, SOUTH, 3)


async def test_what_has_begun_goes_on_and_is_played_again(club: Club) -> None:
    snapshot = await play_out(club, await begin(club))
    await club.settings.set_server(PLACE, NORTH, "channels", (78,))
    again = await club.starting.rematch(snapshot.table.table_id, NORTH, 7000)
    assert again.table.status == "waiting"


async def test_a_table_comes_with_what_is_set(club: Club) -> None:
    snapshot = await begin(club)
    assert snapshot.server_settings == ServerSettings()
    await club.settings.set_server(PLACE, NORTH, "ping", "never")
    await club.settings.set_server(PLACE, NORTH, "channels", (77,))
    await club.settings.set_member(SOUTH, "look", "text")
    await club.settings.set_member(SOUTH, "quiet_from", 22)
    await club.people.set_confirm(NORTH.member_id, on=False)
    snapshot = await club.tables.snapshot(snapshot.table.table_id)
    assert snapshot.server_settings == ServerSettings(ping="never", channels=(77,))
    assert snapshot.settings == {
        NORTH.member_id: MemberSettings(confirm=False),
        SOUTH.member_id: MemberSettings(look="text", quiet_from=22),
    }
    assert scene_for(snapshot, SOUTH.member_id).settings.look == "text"
    assert not scene_for(snapshot, NORTH.member_id).confirm
    assert scene(snapshot, None).settings == MemberSettings()
