"""Members, servers, and what a member has picked."""

from datetime import timedelta

from data.core import members, servers
from data.core.members import Member
from data.core.servers import Server
from data.storage.database import Database
from data.table import move_drafts
from data.table.move_drafts import Draft
from tests.data.sample_rows import EAST, NAMES, NORTH, NOW, SERVER, SOUTH, move_in, running_table


async def test_a_member_is_remembered_under_the_last_name(database: Database) -> None:
    later = NOW + timedelta(days=1)
    async with database.write() as connection:
        assert await members.get(connection, NORTH) is None
        await members.remember(connection, NORTH, "@north", NOW)
        assert await members.get(connection, NORTH) == Member(NORTH, "@north", seen_at=NOW)
        await members.set_confirm(connection, NORTH, False)
        await members.set_dm_closed(connection, NORTH, NOW)
        await members.remember(connection, NORTH, "@northerner", later)
        assert await members.get(connection, NORTH) == Member(
            NORTH, "@northerner", confirm=False, dm_closed_at=NOW, seen_at=later
        )
        await members.remember(connection, NORTH, "@north")
        await members.set_confirm(connection, NORTH, True)
        await members.set_dm_closed(connection, NORTH, None)
        assert await members.get(connection, NORTH) == Member(NORTH, "@north", seen_at=later)


async def test_several_members_at_once(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        assert await members.names(connection, [NORTH, 404, NORTH]) == {NORTH: "@north"}
        found = await members.get_many(connection, NAMES)
        assert {member_id: member.name for member_id, member in found.items()} == NAMES
        assert await members.get_many(connection, []) == {}


async def test_a_large_id_and_any_name_come_back(database: Database) -> None:
    name = (
        "@n\N{LATIN SMALL LETTER O WITH DIAERESIS}rth \N{PLAYING CARD ACE OF SPADES}\u202e' \" ; --"
    )
    async with database.write() as connection:
        await members.remember(connection, 2**63 - 1, name, NOW)
        assert await members.names(connection, [2**63 - 1]) == {2**63 - 1: name}


async def test_a_server_is_remembered_under_the_last_name(database: Database) -> None:
    async with database.write() as connection:
        assert await servers.get(connection, SERVER) is None
        await servers.remember(connection, SERVER, "Card house")
        await servers.remember(connection, SERVER, "House of cards")
        assert await servers.get(connection, SERVER) == Server(SERVER, "House of cards")


async def test_a_later_pick_replaces_the_earlier(database: Database) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        for ply, text in enumerate(("knock", "knock:7D")):
            await move_drafts.put(connection, Draft(table_id, NORTH, ply, text))
        await move_drafts.put(connection, Draft(table_id, SOUTH, 0, "gin"))
        picked = await move_drafts.get(connection, table_id, NORTH)
        assert picked == Draft(table_id, NORTH, 1, "knock:7D")
        assert "7D" not in repr(picked)
        await move_drafts.clear(connection, table_id, NORTH)
        await move_drafts.clear(connection, table_id, EAST)
        assert await move_drafts.get(connection, table_id, NORTH) is None
        assert await move_drafts.get(connection, table_id, SOUTH) is not None
