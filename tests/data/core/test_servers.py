"""Servers, and the channels that stand for one where the bot is no member."""

from data.core import servers
from data.core.servers import Server
from data.schema.vocabulary import PlaceKind
from data.storage.database import Database


async def test_a_server_stays_one_though_a_channel_has_its_id(database: Database) -> None:
    async with database.write() as connection:
        await servers.remember(connection, 910, "Card house", "de")
        await servers.remember(connection, 910, "general", "en-US", PlaceKind.VISITED)
        assert await servers.get(connection, 910) == Server(910, "Card house", "de")


async def test_a_channel_whose_server_lets_the_bot_in_becomes_the_server(
    database: Database,
) -> None:
    async with database.write() as connection:
        await servers.remember(connection, 910, "general", kind=PlaceKind.VISITED)
        await servers.remember(connection, 910, "lounge", "de", PlaceKind.VISITED)
        lounge = Server(910, "lounge", "de", PlaceKind.VISITED)
        assert await servers.get(connection, 910) == lounge
        await servers.remember(connection, 910, "Card house")
        assert await servers.get(connection, 910) == Server(910, "Card house", "de")
