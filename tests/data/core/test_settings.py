"""What is set, and the lines of what was done, in the database."""

from data.core import audit, members, settings
from data.storage.database import Database
from tests.data.sample_rows import HOUR, NORTH, NOW, SERVER, SOUTH, move_in, running_table


async def test_what_is_set_is_found_changed_and_taken_back(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        for value in ([77, 78], [79]):
            await settings.put_server(
                connection, SERVER, "channels", value, changed_by=NORTH, changed_at=NOW
            )
        await settings.put_server(
            connection, SERVER, "ping", "never", changed_by=NORTH, changed_at=NOW
        )
        assert await settings.of_server(connection, SERVER) == {"channels": [79], "ping": "never"}
        await settings.put_server(
            connection, SERVER, "ping", None, changed_by=SOUTH, changed_at=NOW
        )
        assert await settings.of_server(connection, SERVER) == {"channels": [79]}
        assert await settings.of_server(connection, SERVER + 1) == {}


async def test_a_members_settings_are_their_own(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        await settings.put_member(connection, NORTH, "hand", "here", changed_at=NOW)
        await settings.put_member(connection, NORTH, "quiet_from", 0, changed_at=NOW)
        assert await settings.of_member(connection, NORTH) == {
            "hand": "here",
            "quiet_from": 0,
            "confirm": True,
        }
        assert await settings.of_member(connection, SOUTH) == {"confirm": True}
        assert await settings.of_member(connection, 99) == {}


async def test_who_has_set_a_thing_is_found(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        await settings.put_member(connection, NORTH, "colours", "two", changed_at=NOW)
        await settings.put_member(connection, SOUTH, "look", "text", changed_at=NOW)
        assert await settings.chosen(connection, "colours") == {NORTH: "two"}
        assert await settings.chosen(connection, "no such thing") == {}


async def test_whether_a_member_is_asked_stands_in_one_place(database: Database) -> None:
    async with database.write() as connection:
        await move_in(connection)
        await settings.put_member(connection, NORTH, "confirm", False, changed_at=NOW)
        north = await members.get(connection, NORTH)
        assert north is not None
        assert not north.confirm
        await members.set_confirm(connection, NORTH, on=True)
        assert await settings.of_member(connection, NORTH) == {"confirm": True}
        await settings.put_member(connection, NORTH, "confirm", False, changed_at=NOW)
        await settings.put_member(connection, NORTH, "confirm", None, changed_at=NOW)
        assert await settings.of_member(connection, NORTH) == {"confirm": True}


async def test_what_was_done_is_listed_and_an_interaction_does_one_thing(
    database: Database,
) -> None:
    async with database.write() as connection:
        table_id = await running_table(connection)
        first = await audit.add(
            connection, SERVER, NORTH, "set", NOW, detail={"name": "ping"}, interaction_id=5
        )
        assert first is not None
        assert await audit.add(connection, SERVER, SOUTH, "set", NOW, interaction_id=5) is None
        await audit.add(
            connection, SERVER, SOUTH, "void", NOW + HOUR, table_id=table_id, reason="A lost card"
        )
        await audit.add(connection, SERVER, SOUTH, "unstick", NOW + HOUR, table_id=table_id)
        lines = await audit.latest(connection, SERVER, 2)
        assert [each.action for each in lines] == ["unstick", "void"]
        assert [each.action for each in await audit.latest(connection, SERVER, 2, 2)] == ["set"]
        assert await audit.latest(connection, SERVER + 1, 2) == []
        assert await audit.count(connection, SERVER) == 3
        assert await audit.count(connection, SERVER + 1) == 0
        of_table = await audit.of_table(connection, table_id)
        assert [each.reason for each in of_table] == ["A lost card", None]
        assert of_table == lines[::-1]
